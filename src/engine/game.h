/* The contract between one game's rules and everything else.
 *
 * A game is one const nt_game. Its state is stored in three parts: public, one private part per seat,
 * hidden. A view is the public part and one private part, handed out by the core (nt_look), never made
 * by masking. All parts consist of uint8_t fields (or arrays of them), hold no pointers and are zeroed
 * before use, so that a clone is one memcpy, a comparison one memcmp and a hash one pass over bytes.
 *
 * Nothing declared here allocates, touches a file or keeps a global. */
#ifndef NT_ENGINE_GAME_H
#define NT_ENGINE_GAME_H

#include <assert.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "engine/rng.h"

enum {
    NT_MAX_SEATS = 20,     /* Werewolf moderator */
    NT_MAX_LEGAL = 1024,   /* the largest legal list: 720 recasts of "Eat Me If You Can!" at six seats */
    NT_MAX_EVENTS = 128,   /* events of one ply */
    NT_MOVE_ARGS = 12,     /* arguments of one move or event */
    NT_MAX_OPTIONS = 80,   /* Werewolf: house rules, counts of sixteen roles, times */
    NT_VIEW_MAX = 16384,   /* bytes of a view: public part and one private part */
    NT_RECORD_VERSION = 2, /* of the records of new matches (engine/record.h) */
    NT_TEXT_MAX = 64,      /* bytes of a move's text with its final zero */
};

/* Values of nt_move.seat and nt_event.to beyond the seats 0..19. */
enum { NT_JUDGE = 29, NT_CHANCE = 30, NT_SPECTATOR = 31, NT_ALL = 31 };

typedef enum {
    NT_OK,
    NT_NOT_YOUR_TURN, /* that seat is not asked now */
    NT_ILLEGAL,       /* the rules refuse the move */
    NT_BAD_TEXT,      /* the text is no move of this game */
    NT_BAD_CONFIG,    /* seats or an option out of range, or a combination the rules refuse */
    NT_NO_WORLD,      /* imagine found no world that obeys every constraint */
    NT_FULL,          /* the match has reached its last ply */
    NT_PAUSED,        /* a correction is open: see hosting/judge.h */
} nt_err;

/* A move of one seat, or of chance (seat NT_CHANCE: arg[0..7] are 64 random bits, low byte first).
 * Unused arguments and pad are zero. */
typedef struct {
    uint8_t seat, kind, n, pad;
    uint8_t arg[NT_MOVE_ARGS];
} nt_move;

/* Something that happened, told to one seat or to NT_ALL. It says nothing that the receiver's view does
 * not hold; two levels of knowledge are two events. */
typedef struct {
    uint8_t to, kind, n, pad;
    uint8_t arg[NT_MOVE_ARGS];
} nt_event;

/* Keeps a copy of a state as it stands when one event is told (engine/playback.h). */
typedef struct {
    const void *state; /* the one that is being changed */
    void *into;
    size_t size;
    int at; /* the event, by its place in the ply */
} nt_catch;

/* What a ply tells. Zeroed before use. */
typedef struct {
    int n;
    const nt_catch *catch; /* NULL: nothing is kept */
    nt_event at[NT_MAX_EVENTS];
} nt_events;

/* Everything there is, for a judge who does not play (hosting/judge.h): the public part, all private parts by seat,
 * priv_size apart, and the hidden part. */
typedef struct {
    const void *pub, *seats, *hid;
} nt_whole;

/* What a match is started with. A game in a series gets what the games before it left: carry holds the
 * points so far by seat, memory whatever else the game's `next` wrote. Both are zero in a first game
 * (series_game 0). */
typedef struct {
    uint8_t seats, series_game;
    int16_t opt[NT_MAX_OPTIONS]; /* by the index in nt_game.options */
    int16_t carry[NT_MAX_SEATS];
    uint32_t memory;
} nt_config;

/* One option. Values are min, min + step, ... max. In catalogues: GAME.option.ID.name, .help, and .N for
 * the value N where the value has a word. */
typedef struct {
    const char *id;
    int16_t min, max, step, standard; /* standard = the printed rule */
} nt_option;

/* What one seat may know: the public part, and its own private part (NULL for a spectator). */
typedef struct {
    const void *pub, *me;
    uint8_t seat;
} nt_view;

/* How a seat that is to act is asked. Public: it depends on the public part alone. */
typedef enum {
    NT_ASK_NONE,   /* not asked now */
    NT_ASK_OPEN,   /* decided on the public frame; legal() reads the public part only and is given me = NULL */
    NT_ASK_HAND,   /* the seat needs its private view, the move itself is open (a card played to a trick) */
    NT_ASK_SECRET, /* private view, sealed or secret choice: equal steps for every seat that is asked. Also for one
                      seat alone whose move is half open, half secret: a card laid face down with a word said aloud */
    NT_ASK_TABLE,  /* any person at the table presses on (next game, finish); me = NULL as for NT_ASK_OPEN; bots
                      hold back for people */
    NT_ASK_FORCED  /* one legal move, and the rules say that nobody is asked: the house makes it after a short pause,
                      also for people; me = NULL as for NT_ASK_OPEN. It stands in the record like a chosen one */
} nt_ask;

/* Whether legal() is asked with the public part alone. */
static inline bool nt_ask_is_public(nt_ask ask) {
    return ask == NT_ASK_OPEN || ask == NT_ASK_TABLE || ask == NT_ASK_FORCED;
}

typedef struct nt_host nt_host;       /* engine/host.h */
typedef struct nt_hosting nt_hosting; /* hosting/hosting.h */

typedef struct nt_game {
    const char *id; /* lower case, also the name of folder, catalogue and test */
    uint16_t rules_version;
    uint16_t max_plies;  /* upper bound of plies of one match, chance included */
    uint16_t max_events; /* upper bound of events of one match */
    uint8_t min_seats, max_seats;
    uint8_t n_options;
    uint8_t n_settings; /* the last of them are the table's: switches, or times in seconds. A record keeps them, but
                           no rule reads them and no trace names them */
    const nt_option *options;
    uint32_t state_size, pub_off, pub_size, priv_off, priv_size, hid_off, hid_size;

    /* From the public part only. */
    /* Bit per seat, or 1u << NT_CHANCE alone, or 1u << NT_JUDGE alone; 0 = over. */
    uint32_t (*to_act)(const void *pub);
    nt_ask (*ask)(const void *pub, uint8_t seat);
    /* nt_ask_is_public of that, for a seat that is asked: for a game in which telling open from forced takes longer.
     * NULL: ask says. */
    bool (*asks_publicly)(const void *pub, uint8_t seat);
    void (*score)(const void *pub, int16_t out[NT_MAX_SEATS]); /* points of this match; meaning is the game's */
    uint32_t (*winners)(const void *pub);                      /* bit per seat; 0 while not over */
    /* All seats, in the order in which one screen goes round when several are asked. NULL: clockwise, from the seat
     * after the one asked last. */
    void (*order)(const void *pub, uint8_t out[NT_MAX_SEATS]);
    /* Text of a move: lower case words and numbers without a newline, at most NT_TEXT_MAX - 1 bytes, unique
     * among the legal moves; returns its length as snprintf does. Never called for chance. In a game that has a judge
     * it does not depend on how far the match is: what waits in a correction is written and read elsewhere. */
    int (*move_text)(const void *pub, nt_move, char *buf, size_t cap);
    nt_err (*parse_move)(const void *pub, uint8_t seat, const char *text, nt_move *out);
    /* Bit per argument of a move that is a seat, which move_text writes as its number. People who count from 1 are
     * given the text of the move with these one higher, up to max_seats. NULL: no move names a seat. */
    uint32_t (*seats_in)(nt_move);
    /* The config of the next game of a series; NT_ILLEGAL when the series is over or the game has none.
     * `was` is the config that this match was started with. May be NULL. */
    nt_err (*next)(const void *pub, const nt_config *was, nt_config *out);

    /* Whether an option counts beside the others (the values of a custom table only with that table): what does not
     * count is not offered. NULL: all always count. */
    bool (*option_counts)(const nt_config *, int option);

    /* From one seat's view only. Where it lies, since a copy is read before it has been written. */
    int (*legal)(const nt_view *, nt_move *out, int cap); /* 0 when that seat is not asked */
    /* A full state this seat cannot tell from the real one; NT_NO_WORLD rather than relax a constraint. The
     * view is a seat's and has its private part, also where the question is open. */
    nt_err (*imagine)(nt_view, nt_rng *, void *world);

    /* From the whole state: engine only. */
    nt_err (*setup)(void *state, const nt_config *); /* zeroes and fills; random draws wait for a chance move */
    /* Makes a move that is legal there: what is not is refused by the core (nt_check) and never gets here. Pure. It
     * tells first and changes then: while an event is told to all, the public part stands as it was before that event
     * (engine/playback.h). */
    void (*apply)(void *state, nt_move, nt_events *out);
    /* One ply as the inside of a JSON object for people without our program (no braces), outcomes of chance
     * spelled out. Called only for finished matches. Returns the length, or -1 if cap is too small. */
    int (*trace)(const void *before, nt_move, const void *after, const nt_events *, char *buf, size_t cap);

    /* Whether an open move is a mere misclick that may be taken back once made: it changes the public part alone and
     * shows nothing that was hidden. From the public part before the move. NULL: no move of this game is. */
    bool (*undoable)(const void *pub, nt_move);

    /* From one seat's view only (me = NULL for a spectator), for the terminal; English, since only the window is
     * translated. Seats are counted from 1 (nt_player of engine/say.h). Both return the length without the final
     * zero, or -1 when cap is too small, and may be NULL. */
    /* The whole view as lines of plain text, each ended by a newline; cap of 8192 is enough. */
    int (*show)(nt_view, char *buf, size_t cap);
    /* One event told to the view's seat (or to all) as one sentence without a newline; 0 when it is not worth a line.
     * The view may be younger than the event; cap of 256 is enough. */
    int (*event_text)(nt_view, nt_event, char *buf, size_t cap);

    /* A game that a person who does not play may host gives both (hosting/hosting.h); others neither. */
    const nt_host *host;       /* all that a match knows of him */
    const nt_hosting *hosting; /* what he knows of the game */
} nt_game;

/* The games this program is built with, in the order of games.def, then NULL (games/games.c). */
extern const nt_game *const nt_games[];
/* A game of nt_games by id, or NULL. */
const nt_game *nt_game_find(const char *id);

/* ---- the core, once for all games (core.c) ---- */

/* The view of `seat` (0..seats-1), or of NT_SPECTATOR. Points into state; valid as long as it is. */
static inline nt_view nt_look(const nt_game *game, const void *state, uint8_t seat) {
    const uint8_t *bytes = state;
    const bool sits = seat < game->max_seats;
    return (nt_view){bytes + game->pub_off, sits ? bytes + game->priv_off + (size_t)seat * game->priv_size : NULL,
                     seat};
}
/* The same, copied into buf: the public part, and for a seat its private part behind it. */
nt_view nt_look_copy(const nt_game *, const void *state, uint8_t seat, void *buf);
/* The view that legal() is given for `seat`: without the private part where the question is open. */
static inline nt_view nt_asking(const nt_game *game, const void *state, uint8_t seat) {
    const void *pub = (const uint8_t *)state + game->pub_off;
    const bool open = game->asks_publicly ? game->asks_publicly(pub, seat) : nt_ask_is_public(game->ask(pub, seat));
    return open ? (nt_view){pub, NULL, seat} : nt_look(game, state, seat);
}
/* All that a seat, or NT_JUDGE, may do there; returns how many (at most cap). 0 for whoever is not asked, and for
 * chance. */
int nt_legal(const nt_game *, const void *state, uint8_t seat, nt_move *out, int cap);
/* Whether a move may be made there, `legal` being the n moves that nt_legal gives for its seat: NT_OK,
 * NT_NOT_YOUR_TURN or NT_ILLEGAL. The one place that refuses a move, for every game. */
nt_err nt_check(const nt_game *, const void *state, nt_move, const nt_move *legal, int n);
/* Checks the move and makes it; on error nothing has changed. For referees and tests, which have no list at hand. */
nt_err nt_apply(const nt_game *, void *state, nt_move, nt_events *out);
/* How many there are in a set. */
static inline int nt_count(uint32_t set) {
    int n = 0;
    for (; set != 0; set &= set - 1) {
        n++;
    }
    return n;
}
/* The lowest bit of a set that is not empty: the first seat, the first card. */
static inline uint8_t nt_lowest(uint32_t set) {
#if defined(__GNUC__)
    return (uint8_t)__builtin_ctz(set);
#else
    uint8_t bit = 0;
    for (; !(set & 1); set >>= 1) {
        bit++;
    }
    return bit;
#endif
}
/* The highest one. */
static inline uint8_t nt_highest(uint32_t set) {
#if defined(__GNUC__)
    return (uint8_t)(31 - __builtin_clz(set));
#else
    uint8_t bit = 0;
    for (; set > 1; set >>= 1) {
        bit++;
    }
    return bit;
#endif
}
/* A move for each bit of a set, lowest first, with the bit's number as its one argument; returns how many (at most
 * cap). What stands behind them in `out` may be written too. For a game's `legal`. */
int nt_list_set(uint8_t seat, uint8_t kind, uint32_t set, nt_move *out, int cap);
/* Points into state; valid as long as it is. For the engine, referees and tests. */
nt_whole nt_look_whole(const nt_game *, const void *state);
/* A chance move with 64 fresh bits. */
nt_move nt_chance(nt_rng *);
/* The generator that a chance move's bits expand to: the same on every machine. */
nt_rng nt_chance_rng(nt_move);
/* Hash over the whole state, the same on every machine. */
uint64_t nt_hash(const nt_game *, const void *state);
/* Hash over a move and the whole state after it: what a record of that version holds for each ply. */
uint64_t nt_ply_hash(const nt_game *, int version, nt_move, const void *after);
/* Appends an event; asserts that there is room and that n <= NT_MOVE_ARGS. arg may be NULL when n is 0. What the
 * event causes is written into the public part after it: first tell, then change. Here, so that an event of known
 * length is a few stores. */
static inline void nt_tell(nt_events *events, uint8_t to, uint8_t kind, int n, const uint8_t *arg) {
    assert(events->n < NT_MAX_EVENTS && n >= 0 && n <= NT_MOVE_ARGS);
    if (events->catch && events->catch->at == events->n) {
        memcpy(events->catch->into, events->catch->state, events->catch->size);
    }
    nt_event *event = &events->at[events->n++];
    *event = (nt_event){.to = to, .kind = kind, .n = (uint8_t)n};
    if (n > 0) {
        memcpy(event->arg, arg, (size_t)n);
    }
}
/* A config with the game's standard options, no carry. Asserts min_seats <= seats <= max_seats. */
nt_config nt_config_standard(const nt_game *, uint8_t seats);
/* NT_OK when every option has one of its values, the seats are in range, and carry and memory are zero where they
 * must be; the game's own combinations are refused by setup. */
nt_err nt_config_check(const nt_game *, const nt_config *);
/* Index of an option by id, or -1. */
int nt_option_find(const nt_game *, const char *id);
/* Whether the option counts beside the others of the config. */
bool nt_option_counts(const nt_game *, const nt_config *, int option);
/* How many options the rules have: all but the table's own, which stand behind them. */
static inline int nt_rule_options(const nt_game *game) {
    return game->n_options - game->n_settings;
}
/* Same bytes in all fields. */
bool nt_move_equal(nt_move, nt_move);

#endif
