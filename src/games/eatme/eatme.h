/* Eat Me If You Can!: what everybody outside the rules may know of it: its options, moves, events, the public part
 * and the private part of a seat. Rules: eat-me.md, cited by section.
 *
 * Who knows what. All know the cast, the scores, who has locked and what has been revealed; only its owner knows a
 * locked wheel until it is revealed (7). Nothing else is secret: there is no hidden part. The victim's wheel is
 * revealed by the attack, all others by the next ply (5, REVEAL_VICTIM and REVEAL_OTHERS), so that no view between
 * the two holds more than the victim's.
 *
 * The prowl (4, step 2) is walking a figure and says nothing: it is the table's, and only the attack is a move. A
 * wheel that is turned and not yet locked is the table's too (its picks): the move is the lock.
 *
 * All fields are bytes. EATME_NONE stands for "no seat", "no character". Arrays by seat have room for EATME_SEATS;
 * entries from n on are zero. */
#ifndef NT_GAMES_EATME_H
#define NT_GAMES_EATME_H

#include "engine/game.h"

enum {
    EATME_SEATS = 6,
    EATME_NONE = 0xFF,
    /* A duel may go to and fro for ever, a match may not: after this round the highest score wins as if the target
     * had been reached. Ours. */
    EATME_MAX_ROUNDS = 250,
    EATME_MAX_VALUE = 9 /* of a house in a custom table */
};

/* Characters, the index of every array by character (2). Which are in play: eatme_in_play(). */
enum {
    EATME_WOLF,
    EATME_KIDS,   /* houses2014 and custom */
    EATME_HOOD,   /* with the Grandmother in houses2014 and custom, alone in cards2012 */
    EATME_PARENT, /* cards2012: the Parent Pig */
    EATME_PIGA,
    EATME_PIGB,
    EATME_PIGC,
    EATME_CHARACTERS
};

/* Options, the index in nt_config.opt and eatme_pub.opt (9). */
enum {
    EATME_OPT_CAST,       /* EATME_CAST_* */
    EATME_OPT_TARGET,     /* 5, 10 or 15 */
    EATME_OPT_TIE,        /* EATME_TIE_* */
    EATME_OPT_FIRST_CAST, /* EATME_FIRST_* */
    EATME_OPT_RECAST,     /* EATME_RECAST_* */
    EATME_OPT_HISTORY,    /* 0/1: past rounds are kept in the view */
    EATME_OPT_TIMER, /* seconds per decision, 0 = off: for the table, with eatme_default_move(); the rules have no
                        clock */
    EATME_OPT_VALUE_KIDS, /* 1..EATME_MAX_VALUE; these five count with the custom cast alone */
    EATME_OPT_VALUE_HOOD,
    EATME_OPT_VALUE_PIGA,
    EATME_OPT_VALUE_PIGB,
    EATME_OPT_VALUE_PIGC,
    EATME_OPTIONS
};
enum { EATME_CAST_HOUSES2014, EATME_CAST_CARDS2012, EATME_CAST_CUSTOM };
enum { EATME_TIE_DUEL, EATME_TIE_SHARED };
enum { EATME_FIRST_RANDOM, EATME_FIRST_WOLF_CASTS };
enum { EATME_RECAST_FREE, EATME_RECAST_LOSER_IS_WOLF };

/* Where the game stands: the question that is open (5). The comment says who is asked and how. */
typedef enum {
    EATME_PHASE_CAST_RANDOM,   /* chance: shuffles the characters; with wolf_casts it draws the Wolf alone */
    EATME_PHASE_FIRST_CAST,    /* wolf, open: CAST, only with wolf_casts; all but the Wolf have no character yet */
    EATME_PHASE_CHOOSE,        /* every house, secret: LOCK */
    EATME_PHASE_PROWL,         /* wolf, open: ATTACK */
    EATME_PHASE_REVEAL_OTHERS, /* forced: REVEAL, by the wolf's seat; the victim's wheel lies open, the duel is
                                  settled */
    EATME_PHASE_RECAST,        /* loser, open: CAST; all wheels lie open */
    EATME_PHASE_GAME_END,      /* nobody */
    EATME_PHASES
} eatme_phase;

/* A wheel. 0 is a wheel that is not set, or that the viewer may not see. */
enum { EATME_HIDDEN, EATME_SLEEP, EATME_TRAP, EATME_WHEELS };

/* Kinds of move, with their arguments. Texts as in docs/records.md. */
enum {
    EATME_MOVE_LOCK = 1, /* EATME_SLEEP or EATME_TRAP: sets and locks the wheel */
    EATME_MOVE_ATTACK,   /* seat of the victim */
    EATME_MOVE_REVEAL,   /* - : the wheels that are still hidden are turned round */
    EATME_MOVE_CAST      /* n characters by seat: the whole cast, confirmed */
};

/* Kinds of event, with their arguments. All are told to all. */
enum {
    EATME_EV_WOLF = 1, /* seat: drawn as the Wolf who casts the others (wolf_casts) */
    EATME_EV_CAST,     /* EATME_BY_*, seat that cast (EATME_NONE by chance), n characters by seat: a round begins */
    EATME_EV_LOCKED,   /* seat */
    EATME_EV_PROWL,    /* wolf: all wheels are locked */
    EATME_EV_ATTACK,   /* wolf, victim */
    EATME_EV_VICTIM,   /* victim, its wheel: and no other's */
    EATME_EV_DUEL,     /* gainer, points gained, loser, points lost (0 when the loser had none) */
    EATME_EV_OTHER,    /* seat, its wheel, points gained: each other house, clockwise from the Wolf */
    EATME_EV_WON,      /* seat, EATME_WON_*: each winner */
    EATME_EVENTS
};
enum { EATME_BY_CHANCE, EATME_BY_WOLF, EATME_BY_LOSER };

/* Why the winner won (8). */
enum {
    EATME_WON_HIGHEST = 1, /* no tie */
    EATME_WON_DUEL,        /* tied, Wolf or victim, and gained in the last round (8.3) */
    EATME_WON_CLOCKWISE,   /* tied, first clockwise after the Wolf (8.4) */
    EATME_WON_SHARED       /* tied, with tie = shared */
};

/* A round that is over, as everybody saw it. */
typedef struct {
    uint8_t cast[EATME_SEATS];  /* character by seat */
    uint8_t wheel[EATME_SEATS]; /* EATME_SLEEP or EATME_TRAP by seat; 0 for the Wolf */
    uint8_t wolf, victim;       /* seats */
} eatme_round;

typedef struct {
    /* The game. */
    uint8_t n;                       /* seats */
    uint8_t opt[EATME_OPTIONS];      /* as configured */
    uint8_t value[EATME_CHARACTERS]; /* of a house in play; 0 for the Wolf and who is not in play (2, 3) */

    /* Where it stands. */
    uint8_t phase;              /* eatme_phase */
    uint8_t round;              /* the present one, from 1; 0 before the first cast */
    uint8_t cast[EATME_SEATS];  /* character by seat; EATME_NONE before it is dealt */
    uint8_t wolf;               /* the seat that holds the Wolf, or EATME_NONE */
    uint8_t score[EATME_SEATS]; /* up to target - 1 + the highest value */

    /* The present round, kept until the next begins. */
    uint8_t locked[EATME_SEATS]; /* 1: this house has locked its wheel */
    uint8_t wheel[EATME_SEATS];  /* revealed wheels; EATME_HIDDEN before, and for the Wolf */
    uint8_t victim;              /* seat attacked, or EATME_NONE */
    uint8_t gainer, loser;       /* of the duel, or EATME_NONE; the loser is "the player who lost" also at 0 points */
    uint8_t gained[EATME_SEATS]; /* points this round, as far as revealed */
    uint8_t lost[EATME_SEATS];   /* points really paid */

    /* The end. */
    uint8_t won[EATME_SEATS]; /* 1: winner */
    uint8_t won_how;          /* EATME_WON_*, 0 before the end */

    /* Rounds that are over, from the first; with history = off it stays empty. Use eatme_past(). */
    uint8_t rounds;
    eatme_round past[EATME_MAX_ROUNDS];
} eatme_pub;

typedef struct {
    uint8_t wheel; /* own locked wheel until it is revealed; then EATME_HIDDEN, and it is in pub.wheel */
} eatme_priv;

/* ---- questions that need a view alone ---- */

/* Value of the seat's house; 0 for the Wolf and before the cast. */
static inline int eatme_value(const eatme_pub *pub, int seat) {
    return pub->cast[seat] < EATME_CHARACTERS ? pub->value[pub->cast[seat]] : 0;
}

static inline bool eatme_in_play(const eatme_pub *pub, int character) {
    return character == EATME_WOLF || pub->value[character] > 0;
}

/* Tokens that show a score (2): of five and of one. */
static inline int eatme_fives(int score) {
    return score / 5;
}
static inline int eatme_ones(int score) {
    return score % 5;
}

/* The i-th seat clockwise after the Wolf, from 1; the n-th is the Wolf himself. Not before there is a Wolf. */
static inline int eatme_after_wolf(const eatme_pub *pub, int i) {
    return (pub->wolf + i) % pub->n;
}

/* How many houses have not locked yet. */
int eatme_unlocked(const eatme_pub *);

/* Why a seat may not do something now. The first that fits, in this order. */
typedef enum {
    EATME_MAY,
    EATME_NOT_NOW,      /* another step is open; a wheel is fixed once the prowl has begun (5) */
    EATME_WAIT_LOCKS,   /* the Wolf may not attack before all wheels are locked (5) */
    EATME_NOT_YOURS,    /* this seat is not asked */
    EATME_IS_LOCKED,    /* its own wheel is locked */
    EATME_NOT_HIMSELF,  /* the Wolf has no house to attack (5) */
    EATME_NO_SUCH_SEAT, /* no house of this game */
    EATME_INCOMPLETE,   /* a seat has no character yet (4.2) */
    EATME_NOT_IN_PLAY,  /* a character that is not in play */
    EATME_TWICE,        /* a character given to two seats (4.2) */
    EATME_MUST_BE_WOLF, /* the caster must be the Wolf himself (9: wolf_casts, loser_is_wolf) */
} eatme_refusal;
/* Whether `seat` may lock its wheel, attack `victim`, or confirm this cast (n characters by seat, EATME_NONE where
 * none has been placed yet). */
eatme_refusal eatme_may_lock(const eatme_pub *, int seat);
eatme_refusal eatme_may_attack(const eatme_pub *, int seat, int victim);
eatme_refusal eatme_may_cast(const eatme_pub *, int seat, const uint8_t cast[EATME_SEATS]);
/* The caster must hold the Wolf himself now, so his place in the cast is fixed. */
bool eatme_caster_is_wolf(const eatme_pub *);

/* What a duel does (4.1): points the gainer gets, and what the loser really pays. */
typedef struct {
    uint8_t gainer, gain, loser, loss;
} eatme_change;
/* The duel at that victim's house as the scores stand before it: for any wheel it might show. */
eatme_change eatme_duel(const eatme_pub *, int victim, int wheel_of_victim);

/* The most of n scores. */
int eatme_highest(int n, const uint8_t *score);
/* Who wins with these scores after a round whose duel `gainer` won (8), whether the target is reached or not. Sets
 * won by seat and returns EATME_WON_*. */
uint8_t eatme_judge(const eatme_pub *, const uint8_t score[EATME_SEATS], int gainer, uint8_t won[EATME_SEATS]);

/* Past round i of pub.rounds, 0 the first. */
static inline const eatme_round *eatme_past(const eatme_pub *pub, int i) {
    return &pub->past[i];
}

/* What is done for a seat whose time is up or who has left (5, 12): TRAP, a random house, the cast as it is, changing
 * places with the Wolf where the loser must be he, a random cast for the Wolf of wolf_casts; `draw` decides what is
 * random. The seat must be asked. Always legal. */
nt_move eatme_default_move(const eatme_pub *, uint8_t seat, uint32_t draw);

/* Names in English, the same in records, in traces, in the keys of the catalogue and in the names of pictures. */
extern const char *const eatme_character_id[EATME_CHARACTERS]; /* "wolf", "kids", "hood", "parent", "piga" ... */
extern const char *const eatme_wheel_id[EATME_WHEELS];         /* "hidden", "sleep", "trap" */
extern const char *const eatme_phase_id[EATME_PHASES];         /* "cast_random", "first_cast", "choose" ... */

extern const nt_game eatme_game;

#endif
