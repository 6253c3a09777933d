/* The inside of the director, for its own files only. */
#ifndef NT_APP_DIRECTOR_INSIDE_H
#define NT_APP_DIRECTOR_INSIDE_H

#include "app/match/director.h"
#include "app/match/secret_step.h"
#include "engine/match.h"
#include "engine/playback.h"
#include "ui/motion.h"

enum { UNDO_BEGINS = 0 }; /* of undo_until */

/* A bot that is asked: when it answers, and what, once it has thought. The pause never depends on the thinking. */
typedef struct {
    bool asked, thought;
    uint64_t due;
    nt_move move;
} bot_seat;

struct app_director {
    nt_match *match;
    const nt_game *game;
    const nt_table *table;
    const nt_bot *bot;
    app_seating seating;
    app_director_hooks hooks;
    nt_rng pauses;   /* presentation: drawn by public facts alone */
    nt_rng thoughts; /* what bots draw may depend on their secrets, so it is a stream of its own */
    uint64_t now;
    int shown_events;             /* public events that have begun */
    bool showing, still;          /* still: its picture does not move */
    nt_event event, last, before; /* the one being shown; the last worth a sentence, and the one before that */
    float words_from;             /* the part of `event` from which its sentence is said */
    uint32_t takes;               /* ms of `event`, or TABLE_UNTIL_PRESSED */
    uint64_t begun, ends;
    bool comes, unheard; /* the page is on its way; `event` stands at its beginning, and waits for that */
    bot_seat bots[NT_MAX_SEATS];
    uint8_t last_asked;
    bool can_undo, revealed;
    bool led;   /* it is played on from outside: nobody answers here */
    bool alone; /* its one person hides from nobody */
    uint8_t undo_seat;
    uint64_t undo_until; /* UNDO_BEGINS until time passes */
    secret_step secret;
    uint32_t read; /* bit per seat that has read in its turn what came of its answer */
    uint8_t kept;  /* seat whose choice, or end of reading, waits for its least time, or NT_SPECTATOR */
    bool kept_read;
    nt_move choice;
    uint64_t kept_until;
    nt_playback *playback; /* the match as far as it has been told */
    size_t view_size;
    unsigned char *views; /* of view_size bytes: each seat's, the spectator's, and the one that is told */
    nt_move legal[NT_MAX_LEGAL];
};

/* Seats that are asked in this way now, a bit each. */
static inline uint32_t director_asked(const app_director *d, nt_ask how) {
    return match_asked(d->match, how);
}
static inline nt_port *director_public_port(const app_director *d) {
    return nt_match_port(d->match, NT_SPECTATOR);
}

/* As the table stood when this public event was told; their number: as it stands now. */
static inline nt_view director_view_at(app_director *d, int event, uint8_t seat) {
    return nt_playback_view(d->playback, event, seat, d->views + ((size_t)d->seating.n + 1) * d->view_size);
}

/* ---- director_asks.c ---- */
/* What the table says of the question for its public frame. */
table_state director_ask_table(const app_director *);
/* A public event is being told, or waits for that. */
bool director_events_wait(const app_director *);
/* After every accepted move, of a person or a bot. */
void director_moved(app_director *, int seat, nt_ask);

/* ---- director_bots.c ---- */
/* For whom the house moves: a forced move, what was read before, and what would only hide others. */
uint32_t director_of_the_house(const app_director *);
/* Everybody who is asked has read this before: nobody waits for it. */
bool director_all_have_read(const app_director *);
/* The answer of a bot, or of the house for this seat. */
void director_answer(app_director *, int seat);
/* Begins the pause of every bot that may be asked and is not yet. */
void director_ask_bots(app_director *, app_tempo);
/* True: one has answered, and what it did is shown first. */
bool director_tick_bots(app_director *);

#endif
