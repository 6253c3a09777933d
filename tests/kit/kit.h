/* The kit: what holds for every game. Each check returns false and leaves a sentence in kit.why, so that a test can
 * also show that the kit is able to fail. A check works on raw states: it is the referee of the rules. */
#ifndef NT_TESTS_KIT_H
#define NT_TESTS_KIT_H

#include "bots/bots.h"
#include "engine/match.h"

enum {
    KIT_DRAWS = 20000, /* drawn configs that a game may refuse in a row: two lists of four falling numbers come up
                          once in 650 */
    KIT_JUDGE = 24,    /* one move in so many is a judge's, where there is one */
    KIT_END = 64,      /* and one in so many of those that end the match */
    KIT_PLIES = 1000   /* a game with max_plies beyond this is checked at fewer of its plies */
};

typedef struct kit_blind kit_blind;

typedef struct {
    const nt_game *game;
    nt_rng rng;
    bool ask_bots; /* bots are slow: ask them only in some games, and there now and then */
    int often;     /* instead of KIT_PLIES; 0 = that */
    char why[512];
    nt_config config;
    int plies, events; /* of the game that is being walked */
    int imagined, no_world;
    int exchanged;    /* times that two cards changed senders and one seat received both */
    kit_blind *blind; /* NULL until kit_walk_agreement */
    bool trusting;    /* it compares frequencies alone, not worlds */
    /* Whole states, allocated for this game. */
    uint8_t *state, *after, *other, *world, *world_after;
    /* A view in blocks of exactly its size, so that the address sanitizer sees a step outside. */
    uint8_t *pub, *me;
    nt_events told, told_other;
    nt_move legal[NT_MAX_LEGAL], legal_other[NT_MAX_LEGAL];
} kit;

kit *kit_create(const nt_game *, uint64_t seed);
void kit_destroy(kit *);
/* Writes the sentence, with the game, seats and ply before it; returns false. */
bool kit_fail(kit *, const char *format, ...);

/* ---- pieces ---- */
/* A config with as many seats; options standard, or each of them drawn. The game may still refuse it. */
nt_config kit_config(kit *, uint8_t seats, bool draw_options);
const void *kit_pub(const kit *, const void *state);
/* The view that legal() is asked with: without the private part where the question is open. */
nt_view kit_asking(const kit *, const void *state, uint8_t seat);
/* The view in blocks of exactly its size, far from the state; good until the next one is taken. */
nt_view kit_view(kit *, const void *state, uint8_t seat);
nt_view kit_exact(kit *, nt_view);
/* A world imagined from such a view. */
nt_err kit_imagine(kit *, const void *state, uint8_t seat, void *world);
int kit_legal(const kit *, const void *state, uint8_t seat, nt_move out[NT_MAX_LEGAL]);
/* Whether bots are to be asked now: once in a few questions of a game with ask_bots. */
bool kit_asks_bots(kit *);
/* Moves of a judge's own; none in a game or a match without one. */
int kit_judge_legal(const kit *, const void *state, nt_move out[NT_MAX_LEGAL]);
bool kit_is_legal(const kit *, const void *state, nt_move);
/* A move of a seat that is asked, or of chance. */
bool kit_any_move(kit *, const void *state, nt_move *out);
/* Sets a game up in k->state; with options that the game refuses, others are drawn. */
bool kit_start(kit *, uint8_t seats, bool draw_options);
/* Whether this ply is looked at: a game that may run to thousands of plies is looked at now and then. */
bool kit_looks(kit *);
bool kit_same_view(const kit *, const void *a, const void *b, uint8_t seat);
/* The first event that the lists tell `to` (with NT_ALL) differently, or NULL. */
const nt_event *kit_odd_event(const nt_events *a, const nt_events *b, uint8_t to);
/* Whether there is none. */
bool kit_same_events(const nt_events *a, const nt_events *b, uint8_t to);

/* ---- checks of one state ---- */
bool kit_check_legal(kit *, const void *state);   /* only seats asked have moves; texts unique, parse back */
bool kit_check_hidden(kit *, const void *state);  /* answers do not change with what the asker may not read */
bool kit_check_illegal(kit *, const void *state); /* refused moves change nothing */
bool kit_check_imagine(kit *, const void *state); /* imagined worlds look the same and can be played on */
bool kit_check_worlds(kit *, const void *state);  /* where few worlds are left, the real one is imagined too */
bool kit_check_sealed(kit *, const void *state);  /* no pending seat sees another's sealed choice */
bool kit_taints(void);                            /* whether this build has the memory sanitizer */
bool kit_check_tainted(kit *, const void *state); /* under the memory sanitizer: no question reads too much */
/* ---- checks of one move ---- */
bool kit_check_move(kit *, const void *state, nt_move);  /* apply is pure, events are well formed */
bool kit_check_twins(kit *, const void *state, nt_move); /* equal views mean equal events */
/* First tell, then change: while an event is told to all, the public part is as those before it have left it. Tries
 * many truths that look the same to all. */
bool kit_check_told(kit *, const void *state);

/* Walks one random game with every check of a state and a move. False when one fails or it does not end in bounds. */
bool kit_walk(kit *, uint8_t seats, bool draw_options);

/* Walks one random game with kit_check_told alone. */
bool kit_walk_told(kit *, uint8_t seats, bool draw_options);

/* ---- worlds that do not know (kit_blind.c, kit_agree.c) ---- */
/* Forks a process that has never seen the truth; before anything is dealt. */
kit_blind *kit_blind_start(const nt_game *);
/* What it imagines from the view with each of n generators: errors (nt_err), and worlds one after the other. False
 * when it came to an end. */
enum { KIT_BLIND = 8 /* at most */ };
bool kit_blind_imagine(kit_blind *, nt_view, const nt_rng *, int n, uint8_t *err, uint8_t *worlds);
void kit_blind_end(kit_blind *);

/* What two worlds are compared in. */
enum {
    KIT_WHOLE,
    KIT_SEATS,  /* private parts of others */
    KIT_SECRET, /* the card, hand, side or role of others, where it is not known */
    KIT_BYTES,  /* all that are not known */
    KIT_FEATURES
};
/* How often imagined worlds agree with the truth, and with other imagined ones. Zeroed before use. */
typedef struct {
    int matches, positions;
    double weight; /* of all positions */
    struct {
        double truth, other; /* sums of frequencies over the positions, weighed */
        double match;        /* their difference in the match that is being walked */
        double sum, squares; /* of that, over matches */
    } of[KIT_FEATURES];
} kit_agreement;

/* One in so many positions is enough: all of a short game's. */
uint32_t kit_one_in(const nt_game *);
/* Walks one match with moves that tell as little as may be; looks at one position in so many from one drawn seat.
 * False when the same generator gives another world in the process that has not seen the truth. */
bool kit_walk_agreement(kit *, uint8_t seats, bool draw_options, uint32_t one_in, kit_agreement *);
/* By what share the truth is met more often than an imagined world; its standard error. */
double kit_excess(const kit_agreement *, int feature, double *error);
/* Whether it is none, up to five errors and a tolerance, for secrets another one. */
bool kit_check_agreement(kit *, const kit_agreement *, double tolerance, double of_secrets);
/* Where the most secret bytes of a private part lie: card, hand, side or role. */
void kit_secret(const nt_game *, size_t *at, size_t *size);

/* ---- orders that tell (kit_orders.c) ---- */
bool kit_check_commutes(kit *, const void *state); /* sealed choices leave the same state in whatever order */
/* When two seats change what they give unnamed to a third, it sees the same, equally often. */
bool kit_check_senders(kit *, const void *state);
/* Walks one random game with these two. */
bool kit_walk_orders(kit *, uint8_t seats, bool draw_options);

/* ---- whole matches ---- */
/* Plays a match with random moves; NULL with why when it does not end. The caller destroys it. */
nt_match *kit_match(kit *, const nt_config *, uint64_t seed);
/* The record of a match in a block of exactly its length; the caller frees it. */
char *kit_record(const nt_match *, size_t *length);
bool kit_check_record(kit *, uint8_t seats);  /* rebuilds every hash; a resumed match goes on the same */
bool kit_check_damaged(kit *, uint8_t seats); /* damaged records are refused */
bool kit_check_undo(kit *, uint8_t seats);
bool kit_check_trace(kit *, uint8_t seats); /* every ply is a JSON object */
bool kit_check_series(kit *, uint8_t seats);
bool kit_check_deal(kit *, uint8_t seats); /* at the first question what is public says nothing of the rest */
bool kit_check_even(kit *, uint8_t seats); /* at the first question imagined worlds are as frequent as real deals */
/* The goldens of the game under folder: each holds, and those the kit makes itself are as it makes them. */
bool kit_check_goldens(kit *, const char *folder);
bool kit_renew_goldens(kit *, const char *folder);

/* One lawful JSON value and nothing behind it. */
bool kit_json(const char *text);

/* nt_games and the empty game, then NULL. */
extern const nt_game *const kit_games[];
int kit_count(void);

#endif
