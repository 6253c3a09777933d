/* GROWL: what everybody outside the rules may know of it: its options, moves, events, the public part and the
 * private part of a seat. Rules: growl.md, cited by section.
 *
 * Seat and place. A "seat" is always a player (0..n-1, the port's number). A "place" is a position in the circle,
 * 0..n-1 clockwise, with its home tile and the cards that stay there. Player p sits at place[p]; they are the same
 * number until The Sleepwalkers swap two players (7.2). Left = next place clockwise.
 *
 * All fields are bytes. GROWL_NONE stands for "no seat", "no card", "not chosen yet". Arrays by seat have room for
 * GROWL_SEATS; entries from n on are zero. */
#ifndef NT_GAMES_GROWL_H
#define NT_GAMES_GROWL_H

#include "engine/game.h"

enum {
    GROWL_SEATS = 15,
    GROWL_NONE = 0xFF,
    GROWL_NIGHTS = 3,   /* nights of one game */
    GROWL_MAX_DAYS = 28 /* day cards turned up in one game at most (1.3) */
};

/* Day cards, the index of every array by kind (1.1). */
enum { GROWL_BITE, GROWL_CHARM, GROWL_WOUND, GROWL_SALVE, GROWL_GOLD, GROWL_KINDS };

/* Teams. */
enum { GROWL_HUMAN, GROWL_WOLF };

/* Night cards, then Final Night cards (7.1, 7.2). */
enum {
    GROWL_GIFT,
    GROWL_SERUM,
    GROWL_CAGED,
    GROWL_HOUND,
    GROWL_INSOMNIA,
    GROWL_BULLET,
    GROWL_SEANCE,
    GROWL_HYPNOSIS,
    GROWL_UNWANTED,
    GROWL_TEMPEST,
    GROWL_ACCUSED,
    GROWL_SLEEPWALKERS,
    GROWL_UNSAVED,
    GROWL_HALLOWS,
    GROWL_TRUSTED,
    GROWL_PURGE,
    GROWL_NIGHT_CARDS,
    GROWL_FIRST_FINAL = GROWL_UNWANTED
};

/* Options, the index in nt_config.opt and growl_pub.opt (13). */
enum {
    GROWL_OPT_BIG_TABLE,         /* 0/1: 11 to 15 players */
    GROWL_OPT_GOLD_CARDS,        /* 10 or 12 */
    GROWL_OPT_NIGHT_JITTER,      /* 0/1 */
    GROWL_OPT_UNWANTED_BLANK,    /* 0 repeat, 1 spare */
    GROWL_OPT_SHUFFLE_INTO_HAND, /* 0/1: night cards are not marked as new */
    GROWL_OPT_FRESH_NIGHTS,      /* 0/1: within a series */
    GROWL_OPT_SERIES,            /* 0/1: ask for another game after the gold */
    GROWL_OPT_TALK_REMINDER,     /* 0/1: only for the table: banner while night_open */
    GROWL_OPT_PILE_COUNT,        /* 0/1: only for the table: show pub.pile as a number */
    GROWL_OPT_PUBLIC_LOG,        /* 0/1: only for the table: full list of public events */
    GROWL_OPTIONS
};

/* Where the game stands: the question that is open (10). The comment says who is asked and how. */
typedef enum {
    GROWL_STEP_DEAL,       /* chance */
    GROWL_STEP_VIEW_HANDS, /* every seat, secret: VIEW (hand, team and, from 8 seats on, the Sniff's screen) */
    GROWL_STEP_TURN,       /* active, open: TURN */
    GROWL_STEP_GIVE,       /* active, open: GIVE; pub.turned lies open */
    GROWL_STEP_VIEW_GIFT,  /* receiver of the day gift, secret: VIEW */
    /* A night's effect. */
    GROWL_STEP_GIFT_PAIR,       /* active, open */
    GROWL_STEP_GIFT_CARD,       /* both targets, secret */
    GROWL_STEP_SERUM_TARGET,    /* active, open */
    GROWL_STEP_SERUM_SHOW,      /* target, secret */
    GROWL_STEP_CAGE_TARGET,     /* active, open */
    GROWL_STEP_HOUND_TARGET,    /* active, open */
    GROWL_STEP_PEEK,            /* active, secret: PEEK_DONE, after Truth Serum and Blood Hound */
    GROWL_STEP_INSOMNIA_TARGET, /* active, open */
    GROWL_STEP_BULLET_TARGET,   /* active, open */
    GROWL_STEP_SEANCE_TARGET,   /* active, open */
    GROWL_STEP_HYPNO_NAME,      /* active, open */
    GROWL_STEP_HYPNO_PAIR,      /* active, open */
    GROWL_STEP_POINT,           /* group, secret until all are in */
    GROWL_STEP_UNWANTED_DRAW,   /* chance: one of the group dies */
    GROWL_STEP_TEMPEST_CARD,    /* all living, secret */
    GROWL_STEP_TEMPEST_DRAW,    /* chance: the pile is shuffled and dealt */
    GROWL_STEP_ACCUSE,          /* living in order, active last, open */
    GROWL_STEP_PURGE,           /* all living, secret until all are in */
    GROWL_STEP_TRUST,           /* living in order, active last, open */
    GROWL_STEP_BREAK_TIE,       /* active, open: one of pub.tied */
    GROWL_STEP_CONDEMN,         /* the Trusted, open */
    GROWL_STEP_SWAP_PAIR,       /* active, open */
    GROWL_STEP_SAVE,            /* the last saved (first the active), open: one of pub.raised */
    GROWL_STEP_HALLOWS_TARGET,  /* active, open: a dead player */
    GROWL_STEP_HALLOWS_CARDS,   /* that dead player, secret */
    /* The passing. */
    GROWL_STEP_PASS,       /* every participant, secret */
    GROWL_STEP_PASS_DRAW,  /* chance: night piles are shuffled and taken up */
    GROWL_STEP_VIEW_NIGHT, /* all living, secret: VIEW */
    /* After the Growl. */
    GROWL_STEP_SERIES, /* every seat, table: NEXT or FINISH; the first answer decides */
    GROWL_STEP_TITLE,  /* each richest seat, open: TITLE */
    GROWL_STEP_OVER,
    GROWL_STEPS
} growl_step;

/* Kinds of move, with their arguments. "seat" = a player. Texts as in docs/records.md. */
enum {
    GROWL_MOVE_TURN,      /* - */
    GROWL_MOVE_GIVE,      /* seat */
    GROWL_MOVE_VIEW,      /* - : I have looked */
    GROWL_MOVE_PAIR,      /* seat, seat (the smaller first): The Gift, Hypnosis, The Sleepwalkers */
    GROWL_MOVE_TARGET,    /* seat: Serum, Caged, Hound, Insomnia, Bullet, Séance, Hallows, tie, condemn, save */
    GROWL_MOVE_CARD,      /* kind: The Gift, The Tempest; Truth Serum also GROWL_NONE = nothing to show */
    GROWL_MOVE_NAME,      /* kind: Hypnosis; never Gold */
    GROWL_MOVE_POINT,     /* 0 left, 1 right */
    GROWL_MOVE_VOTE,      /* seat: Accused, Purge, Trusted */
    GROWL_MOVE_CARDS,     /* kind left, kind right: passing, Hallows; GROWL_NONE on a side: Hallows, too few cards */
    GROWL_MOVE_PEEK_DONE, /* - */
    GROWL_MOVE_NEXT,      /* - */
    GROWL_MOVE_FINISH,    /* - */
    GROWL_MOVE_TITLE,     /* 0 King, 1 Queen */
    GROWL_MOVES
};

/* When somebody died (6, 9.2). */
enum {
    GROWL_DIED_BY_DAY,       /* after a day gift */
    GROWL_DIED_BEFORE_NIGHT, /* steps 2 and 3 of a night, without the cause */
    GROWL_DIED_BY_CARD,      /* ordered by the night card: vote, Unwanted, Unsaved */
    GROWL_DIED_PASSING       /* after picking up what the neighbours passed */
};

/* Kinds of event, with their arguments. To all unless "own" stands there: then to one seat. */
enum {
    GROWL_EV_DEALT = 1,    /* start seat: hands are dealt, nothing else is told */
    GROWL_EV_TURN,         /* active, kind: a day card was turned up */
    GROWL_EV_NIGHT,        /* active, night card, which night (1..3) */
    GROWL_EV_GIFT,         /* giver, kind, receiver: a day gift */
    GROWL_EV_DONE,         /* seat has finished a secret step (no argument but the seat) */
    GROWL_EV_PAIR,         /* night card, seat, seat */
    GROWL_EV_TARGET,       /* night card, seat */
    GROWL_EV_NO_EFFECT,    /* night card: nothing legal to choose */
    GROWL_EV_HYPNO,        /* kind, seat, its count, seat, its count */
    GROWL_EV_POINT,        /* round (1..), seat, side, seat pointed at: one for each pointer, after all are in */
    GROWL_EV_UNWANTED,     /* round, how many, the seats: who is Unwanted after that round */
    GROWL_EV_DRAWN,        /* seat: The Unwanted's draw by lot */
    GROWL_EV_TEMPEST,      /* -: the pile was dealt */
    GROWL_EV_VOTE,         /* night card, voter, seat */
    GROWL_EV_TIE,          /* how many, the seats (at most 11 are named; pub.tied holds all) */
    GROWL_EV_CHOSEN,       /* night card, seat: the tie broken, or the Trusted */
    GROWL_EV_SAVED,        /* by, seat */
    GROWL_EV_DEATH,        /* seat, GROWL_DIED_*, Séance's team or GROWL_NONE */
    GROWL_EV_SEANCE,       /* seat, team: Séance laid before a dead player (or told on moving under one: never) */
    GROWL_EV_PASSED,       /* -: all have chosen, the cards lie on the home tiles */
    GROWL_EV_TAKEN,        /* seat, number of cards taken up from the tile */
    GROWL_EV_NIGHT_CLOSED, /* which night (1..3) */
    GROWL_EV_TURNED,       /* own: you are a wolf now */
    GROWL_EV_HAND,         /* own: bites, charms, wounds, salves, gold: the hand after a change */
    GROWL_EV_SNIFF,     /* own, every seat from 8 seats on: 1 if the list is shown, low and high byte of the list */
    GROWL_EV_PICKED,    /* own: step, kinds chosen (1 or 2) */
    GROWL_EV_FRESH,     /* own: up to 3 kinds, then as many origins (GROWL_FROM_*) */
    GROWL_EV_PEEK_CARD, /* own: seat, kind or GROWL_NONE: Truth Serum */
    GROWL_EV_PEEK_HAND, /* own: seat, five counts: Blood Hound */
    GROWL_EV_GROWL,     /* seat, 2 Wolf Zero, 1 other wolf, 0 living human who cheers: in the order of the reveal */
    GROWL_EV_SHOWN,     /* seat, five counts: the hands lie open */
    GROWL_EV_WON,       /* team */
    GROWL_EV_GOLD,      /* seat, tokens gained */
    GROWL_EV_SERIES,    /* 1 next game, 0 finished */
    GROWL_EV_TITLE,     /* seat, 0 King, 1 Queen */
    GROWL_EVENTS
};

/* Where a received card came from, as far as its owner may know. */
enum { GROWL_FROM_UNKNOWN, GROWL_FROM_LEFT, GROWL_FROM_RIGHT, GROWL_FROM_GIFT, GROWL_FROM_TEMPEST, GROWL_FROM_DEAD };

/* One night as everybody saw it. */
typedef struct {
    uint8_t card;                /* night card; GROWL_NONE until turned up */
    uint8_t gifts;               /* day gifts made before it */
    uint8_t chooser;             /* the active player */
    uint8_t target[2];           /* chosen seats; GROWL_NONE where there is none */
    uint8_t passed[GROWL_SEATS]; /* 1: this seat passed and received cards */
    uint8_t left[GROWL_SEATS];   /* to whom a participant's left card went; GROWL_NONE otherwise */
    uint8_t right[GROWL_SEATS];
} growl_night;

/* A day gift. */
typedef struct {
    uint8_t giver, kind, receiver;
} growl_gift;

typedef struct {
    /* The game. */
    uint8_t n;                      /* seats */
    uint8_t opt[GROWL_OPTIONS];     /* as configured */
    uint8_t series_game;            /* 0 in the first game of a series */
    uint8_t memory[2];              /* fresh_nights: night cards seen in earlier games, bit by id, low byte first */
    uint8_t tokens[GROWL_SEATS][2]; /* gold tokens, low byte first; grow at the end. Use growl_tokens() */

    /* The circle. */
    uint8_t place[GROWL_SEATS]; /* of a player */
    uint8_t who[GROWL_SEATS];   /* player at a place */
    uint8_t start;              /* player who began */
    uint8_t active;             /* whose turn it is (the chooser of a night) */
    uint8_t alive[GROWL_SEATS];
    uint8_t hand[GROWL_SEATS]; /* cards in hand, without those on the home tile; of the dead too */
    uint8_t tile[GROWL_SEATS]; /* cards lying on the player's home tile */
    uint8_t bullet_place;      /* where Silver Bullet lies, or GROWL_NONE */
    uint8_t seance_place;      /* where Séance lies, or GROWL_NONE */
    uint8_t seance_seat;       /* player whose team Séance told, or GROWL_NONE */
    uint8_t seance_team;       /* that team, or GROWL_NONE */

    /* Where the game stands. */
    uint8_t step;               /* growl_step */
    uint8_t asked[GROWL_SEATS]; /* 1: this seat must choose now */
    uint8_t done[GROWL_SEATS];  /* 1: this seat has finished the present simultaneous step */
    uint8_t turns;              /* cards turned up so far */
    uint8_t pile;               /* cards in the draw pile; a number on the screen only with pile_count */
    uint8_t pile_full;          /* what it was at the start: R + 3 */
    uint8_t turned;             /* day card that lies open to be given, or GROWL_NONE */
    uint8_t nights;             /* nights closed, 0..3 */
    uint8_t night_open;         /* 1 from a night card's turning up to the night's close: the talk ban */
    uint8_t night_card;         /* the night card while night_open, else GROWL_NONE */
    growl_night night[GROWL_NIGHTS];

    /* The open night's choices. */
    uint8_t caged;                 /* player, until the night closes; else GROWL_NONE */
    uint8_t insomnia;              /* likewise */
    uint8_t target[2];             /* seats chosen so far for the card; GROWL_NONE */
    uint8_t hypno_kind;            /* named card, or GROWL_NONE; stays to the end */
    uint8_t hypno_count[2];        /* what target[0] and target[1] told */
    uint8_t vote[GROWL_SEATS];     /* Accused, Purge, Trusted: player voted for, GROWL_NONE; stays to the end */
    uint8_t votes[GROWL_SEATS];    /* votes received so far */
    uint8_t tied[GROWL_SEATS];     /* 1: candidate of BREAK_TIE */
    uint8_t trusted;               /* player, or GROWL_NONE */
    uint8_t raised[GROWL_SEATS];   /* The Unsaved: 1 = hand raised */
    uint8_t round;                 /* The Unwanted: rounds finished */
    uint8_t blanks;                /* blank later rounds in a row */
    uint8_t group[GROWL_SEATS];    /* 1: in the circle that points now, or pointed last */
    uint8_t point[GROWL_SEATS];    /* last finished round: 0 left, 1 right, GROWL_NONE not in it */
    uint8_t unwanted[GROWL_SEATS]; /* last finished round: 1 = pointed at from both sides */

    /* What happened. */
    growl_gift gift[GROWL_MAX_DAYS]; /* all day gifts in order; the last is gift[gifts - 1] */
    uint8_t gifts;
    uint8_t died_how[GROWL_SEATS];  /* GROWL_DIED_* of the dead; GROWL_NONE of the living */
    uint8_t died_turn[GROWL_SEATS]; /* pub.turns at that time */
    uint8_t died_hand[GROWL_SEATS]; /* cards in hand at the test that killed, before a tile's cards joined it */
    uint8_t deaths;                 /* how many died so far */
    uint8_t death[GROWL_SEATS];     /* who, in the order announced */
    uint8_t last_deaths;            /* how many of them in the last step that killed */

    /* The end: set when the Growl comes (growl_ended). Zero before. */
    uint8_t ended;                           /* 1: the fields below hold */
    uint8_t winner;                          /* team */
    uint8_t team[GROWL_SEATS];               /* team of each player */
    uint8_t zero[GROWL_SEATS];               /* 1: Wolf Zero */
    uint8_t shown[GROWL_SEATS][GROWL_KINDS]; /* hands */
    uint8_t gain[GROWL_SEATS];               /* tokens gained this game */
    uint8_t series_next;                     /* 0 not answered, 1 next game, 2 finished */
    uint8_t richest[GROWL_SEATS];            /* 1: shares the title, after FINISH */
    uint8_t title[GROWL_SEATS];              /* 0 King, 1 Queen, GROWL_NONE */
} growl_pub;

/* What one player knows beyond the public part. Memory of the bots and of imagined worlds too (perfect recall):
 * where a screen may show something only for a time, the comment says so (7: private looks close with the night). */
typedef struct {
    uint8_t hand[GROWL_KINDS]; /* own hand, also when dead */
    uint8_t team;
    uint8_t zero;        /* 1: Wolf Zero, from the start */
    uint8_t turned_turn; /* 1 + pub.turns when this player turned wolf; 0 = never turned in play (1 = in the deal) */
    uint8_t news;        /* 1: turned wolf since the last private look (a VIEW or a choice clears it) */

    uint8_t sniffed;            /* 1: was a wolf at the Sniff and saw the list */
    uint8_t sniff[GROWL_SEATS]; /* 1: was a wolf then, self included; all 0 unless sniffed */

    /* Cards that came last, to be marked in the hand; from is GROWL_FROM_*. With shuffle_into_hand, night cards are
     * not marked, but for Insomnia's target. Emptied when the next day card is turned up. */
    uint8_t fresh_n, fresh[3], fresh_from[3];

    /* Own choice in the present secret step: sealed until all are in. */
    uint8_t picked;  /* 1 if chosen */
    uint8_t pick[2]; /* kinds (left, right for passing), side, or seat; GROWL_NONE */

    /* Truth Serum and Blood Hound, as their chooser: show only while peek_open. */
    uint8_t peek_open;   /* 1 from the look to the night's close */
    uint8_t serum_seat;  /* 1 + who was questioned; 0 = never */
    uint8_t serum_kind;  /* card shown, or GROWL_NONE for "nothing to show" */
    uint8_t serum_night; /* which night, 1..3 */
    uint8_t hound_seat;  /* 1 + whose hand was seen; 0 = never */
    uint8_t hound_night;
    uint8_t hound_hand[GROWL_KINDS]; /* that hand as it was then */
    uint8_t showed;                  /* 1 + own kind shown under Truth Serum; 0 = none */

    /* By night (index 0..2): own cards passed left and right, and counts by kind of what was taken up. */
    uint8_t sent[GROWL_NIGHTS][2]; /* GROWL_NONE when nothing was passed */
    uint8_t got[GROWL_NIGHTS][GROWL_KINDS];
    uint8_t got_from[GROWL_NIGHTS][2]; /* Insomnia: card from left, from right; else GROWL_NONE */
    uint8_t gift_sent;                 /* The Gift: own card, or GROWL_NONE */
    uint8_t tempest_sent, tempest_got; /* The Tempest, or GROWL_NONE */
    uint8_t dead_sent[2];              /* All Hallows' Eve as the dead player: left, right, or GROWL_NONE */
    uint8_t dead_got;                  /* card from All Hallows' Eve's dead player (pub.target[0]), or GROWL_NONE */
} growl_priv;

static inline int growl_tokens(const growl_pub *pub, int seat) {
    return pub->tokens[seat][0] + 256 * pub->tokens[seat][1];
}

static inline int growl_living(const growl_pub *pub) {
    int living = 0;
    for (int seat = 0; seat < pub->n; seat++) {
        living += pub->alive[seat];
    }
    return living;
}

/* The neighbour of a living player in the passing: side 0 left, 1 right; dead and caged players are skipped (0). The
 * player itself when nobody else takes part. */
static inline int growl_neighbour(const growl_pub *pub, int seat, int side) {
    int place = pub->place[seat];
    for (int k = 1; k < pub->n; k++) {
        int other = pub->who[(place + (side == 0 ? k : pub->n - k)) % pub->n];
        if (pub->alive[other] && other != pub->caged) {
            return other;
        }
    }
    return seat;
}

/* Names in English, the same in records, in traces, in the keys of the catalogue and in the names of pictures
 * (growl_names.c). */
extern const char *const growl_kind_id[GROWL_KINDS];
extern const char *const growl_night_id[GROWL_NIGHT_CARDS];
extern const char *const growl_step_id[GROWL_STEPS];

extern const nt_game growl_game;

#endif
