/* Werewolves and Robbers: what everybody outside the rules may know of it: its options, moves, events, the public
 * part and the private part of a seat. Rules: robbers.md, cited by section.
 *
 * A match is a whole game: as many deals as the options say (6, 10). Seats are 0..n-1 clockwise, left = the next one.
 * A position is a place in a trick, 0 = the card that opened it.
 *
 * Acknowledging a deal's summary is no ply (14): the card that ends a deal scores it, and the next deal follows at
 * once by chance. What the summary shows stays in robbers_pub.last until the next deal has ended.
 *
 * All fields are bytes. ROBBERS_NONE stands for "no card" (so empty places are zero), ROBBERS_NOBODY for "no seat",
 * "no suit", "no team". Arrays by seat have room for ROBBERS_SEATS; entries from n on are zero. */
#ifndef NT_GAMES_ROBBERS_H
#define NT_GAMES_ROBBERS_H

#include "engine/game.h"

enum {
    ROBBERS_MIN_SEATS = 3,
    ROBBERS_SEATS = 5,
    ROBBERS_RANKS = 15,
    ROBBERS_HAND = 9,       /* cards of the largest hand (3) */
    ROBBERS_TRICKS = 9,     /* tricks of the longest deal (3) */
    ROBBERS_PILE = 36,      /* cards of the largest pile */
    ROBBERS_MAX_DEALS = 250 /* ours: with final_tie = extra_deal a game ends there, still tied or not */
};

/* Cards, the same number for equal pieces (2). C1..C15 are 1..15, R1..R15 are 16..30. */
enum {
    ROBBERS_NONE,
    ROBBERS_C1 = 1,
    ROBBERS_R1 = 16,
    ROBBERS_WEREWOLF = 31,
    ROBBERS_KNIFE,
    ROBBERS_TRAITOR,
    ROBBERS_SEER,
    ROBBERS_CARDS, /* card numbers are below this */
    ROBBERS_SPECIALS = ROBBERS_CARDS - ROBBERS_WEREWOLF,
    ROBBERS_NOBODY = 0xFF
};

enum { ROBBERS_CHEST, ROBBERS_ROBBER, ROBBERS_SUITS };                                        /* suits */
enum { ROBBERS_ROLE_ROBBER, ROBBERS_ROLE_TRAITOR, ROBBERS_ROLE_WEREWOLF, ROBBERS_ROLES };     /* roles (4) */
enum { ROBBERS_TEAM_ROBBERS, ROBBERS_TEAM_WOLVES, ROBBERS_TEAMS };                            /* teams (4) */
enum { ROBBERS_BADGE_NONE, ROBBERS_BADGE_WOLF_SIDE, ROBBERS_BADGE_WEREWOLF, ROBBERS_BADGES }; /* badges (8) */

/* Options, the index in nt_config.opt and robbers_pub.opt (10, 14). */
enum {
    ROBBERS_OPT_ICON_TABLE,       /* ROBBERS_ICONS_* */
    ROBBERS_OPT_WOLF_AND_TRAITOR, /* role of who is dealt W and T: 0 Werewolf, 1 Traitor */
    ROBBERS_OPT_PILE_REVIEW,      /* 0 off, 1 own: only for the table, who may browse the own pile */
    ROBBERS_OPT_DEALS,            /* ROBBERS_DEALS_*: as many as players, twice as many, one */
    ROBBERS_OPT_FINAL_TIE,        /* 0 shared, 1 extra deals while several seats share the lead */
    ROBBERS_OPT_WEREWOLF_CHEST,   /* special_icons: 0..5 chest icons on a Werewolf ... */
    ROBBERS_OPT_WEREWOLF_ROBBER,  /* ... and robber icons; the same pair for the other specials */
    ROBBERS_OPT_KNIFE_CHEST,
    ROBBERS_OPT_KNIFE_ROBBER,
    ROBBERS_OPT_TRAITOR_CHEST,
    ROBBERS_OPT_TRAITOR_ROBBER,
    ROBBERS_OPT_SEER_CHEST,
    ROBBERS_OPT_SEER_ROBBER,
    ROBBERS_OPT_CHEST_1, /* 0..5 icons on C1, then C2 .. C15; they count only with icon_table custom */
    ROBBERS_OPT_ROBBER_1 = ROBBERS_OPT_CHEST_1 + ROBBERS_RANKS, /* likewise R1 .. R15 */
    ROBBERS_OPTIONS = ROBBERS_OPT_ROBBER_1 + ROBBERS_RANKS
};
enum { ROBBERS_DEALS_PLAYERS, ROBBERS_DEALS_TWICE, ROBBERS_DEALS_ONE };
enum { ROBBERS_ICONS_RISING, ROBBERS_ICONS_FALLING, ROBBERS_ICONS_CUSTOM };

/* Where the game stands (6). */
enum {
    ROBBERS_PHASE_DEAL, /* chance: the next deal is due */
    ROBBERS_PHASE_PLAY, /* robbers_turn(pub) plays a card: NT_ASK_HAND */
    ROBBERS_PHASE_OVER
};

/* The one kind of move: a card of the own hand, any card (5.1, 7). Text: "play chest 9", "play robber 12",
 * "play werewolf". */
enum { ROBBERS_MOVE_PLAY /* card */ };

/* Kinds of event, with their arguments. To all unless "own" stands there: then to one seat. */
enum {
    ROBBERS_EV_DEAL,    /* number of the deal (0..), dealer, leader */
    ROBBERS_EV_HAND,    /* own: role, then the cards of the dealt hand, sorted */
    ROBBERS_EV_CARD,    /* seat, card, position, number of the trick, number of the deal */
    ROBBERS_EV_TRICK,   /* winner, winning position, number of the trick (0..) */
    ROBBERS_EV_SHOWN,   /* seat, role, then the cards it was dealt; one a seat, when a deal is over */
    ROBBERS_EV_UNDEALT, /* card; not when every card was dealt */
    ROBBERS_EV_POINTS,  /* seat, role, icons that count, 1 if halved, points; one a seat */
    ROBBERS_EV_TEAM, /* team, sum of its points, players of the other team, total: low byte, high byte; one a team */
    ROBBERS_EV_DEAL_WON,   /* team or ROBBERS_NOBODY, number of the deal: the summary in robbers_pub.last stands */
    ROBBERS_EV_EXTRA_DEAL, /* number of the deal that follows: the lead is shared and final_tie asks for one more */
    ROBBERS_EV_OVER,       /* the seats that won the game */
    ROBBERS_EVENTS
};

/* One trick. Seat of position i: (leader + i) % n. */
typedef struct {
    uint8_t leader;
    uint8_t winner;              /* seat; ROBBERS_NOBODY until the last card is down */
    uint8_t card[ROBBERS_SEATS]; /* in the order played; ROBBERS_NONE from the next position on */
} robbers_trick;

/* A deal that is over: all that its summary opens (6, 8, 9). */
typedef struct {
    uint8_t scored; /* 1: the fields below hold; 0 before the end of the first deal */
    uint8_t number; /* of the deal, from 0 */
    uint8_t dealer;
    robbers_trick trick[ROBBERS_TRICKS];
    uint8_t dealt[ROBBERS_SEATS][ROBBERS_HAND]; /* sorted; role by these */
    uint8_t undealt;                            /* card, or ROBBERS_NONE with four players */
    uint8_t role[ROBBERS_SEATS];
    uint8_t icons[ROBBERS_SEATS];    /* of the suit that the role counts, before halving */
    uint8_t halved[ROBBERS_SEATS];   /* 1: the pile holds a penalty card of the role */
    uint8_t points[ROBBERS_SEATS];   /* after halving */
    uint8_t players[ROBBERS_TEAMS];  /* nR, nW */
    uint8_t sum[ROBBERS_TEAMS];      /* points of the team's players */
    uint8_t total[ROBBERS_TEAMS][2]; /* sum times the players of the other team: low byte, high byte */
    uint8_t winner;                  /* team, or ROBBERS_NOBODY: drawn */
} robbers_summary;

typedef struct {
    /* The game. */
    uint8_t n;                     /* seats */
    uint8_t opt[ROBBERS_OPTIONS];  /* as configured */
    uint8_t deals;                 /* deals this game has without extra ones */
    uint8_t deal;                  /* number of the deal that is played or due, from 0; deals played when over */
    uint8_t dealer;                /* of that deal; ROBBERS_NOBODY before the first is dealt (3: drawn by chance) */
    uint8_t points[ROBBERS_SEATS]; /* game points */
    uint8_t phase;

    /* The deal. */
    uint8_t hand[ROBBERS_SEATS];  /* cards in hand */
    uint8_t taken[ROBBERS_SEATS]; /* tricks taken */
    uint8_t tricks;               /* tricks finished */
    uint8_t down;                 /* cards in the present trick, trick[tricks] */
    /* All tricks so far, which everybody saw being played. Piles lie face down (8): a public screen shows the present
     * trick and, until the next lead, the last one; a private one also the own pile with pile_review = own. The rest
     * is memory for bots and imagined worlds. All zero while a deal is due. */
    robbers_trick trick[ROBBERS_TRICKS];

    robbers_summary last; /* the deal that ended last */
} robbers_pub;

/* What one seat knows beyond the public part. All zero unless a deal is played. */
typedef struct {
    uint8_t hand[ROBBERS_HAND];  /* cards still held, sorted by number, ROBBERS_NONE behind them */
    uint8_t dealt[ROBBERS_HAND]; /* the whole hand as it was dealt, likewise */
    uint8_t role;                /* by the hand dealt (4) */
} robbers_priv;

/* ---- cards (2) ---- */

/* ROBBERS_CHEST or ROBBERS_ROBBER; ROBBERS_NOBODY for a special card (and no card). */
static inline uint8_t robbers_suit(uint8_t card) {
    if (card >= ROBBERS_C1 && card < ROBBERS_WEREWOLF) {
        return card < ROBBERS_R1 ? ROBBERS_CHEST : ROBBERS_ROBBER;
    }
    return ROBBERS_NOBODY;
}

/* 1..15; 0 for a special card. */
static inline uint8_t robbers_rank(uint8_t card) {
    const uint8_t suit = robbers_suit(card);
    return suit == ROBBERS_NOBODY ? 0 : (uint8_t)(suit == ROBBERS_CHEST ? card : card - ROBBERS_R1 + 1);
}

/* The normal card of a suit and a rank 1..15. */
static inline uint8_t robbers_card(uint8_t suit, uint8_t rank) {
    return (uint8_t)(rank + (suit == ROBBERS_CHEST ? 0 : ROBBERS_R1 - 1));
}

/* Icons of that suit on a card under the table's options: 0..5 (2, 10). */
uint8_t robbers_icons(const uint8_t opt[ROBBERS_OPTIONS], uint8_t suit, uint8_t card);
/* How many pieces of a card the deck for n players has: 0 to 2 (3). */
uint8_t robbers_copies(int n, uint8_t card);
/* Cards a seat is dealt, and so tricks of a deal: 9, 9, 7 (3). */
int robbers_hand_size(int n);
/* Whether one card of the deck is not dealt (3). */
bool robbers_leaves_one(int n);

/* ---- a trick (5) ---- */

/* Why a card counts what it counts (5.3). */
typedef enum {
    ROBBERS_WHY_LEAD,         /* normal card of the lead suit */
    ROBBERS_WHY_TRUMP,        /* normal card of the other suit, which is trump */
    ROBBERS_WHY_KNIFE,        /* 0 of trump */
    ROBBERS_WHY_TRAITOR,      /* 16 of the lead suit */
    ROBBERS_WHY_SEER_STRONG,  /* 16 of trump: no Werewolf in the trick */
    ROBBERS_WHY_SEER_WEAK,    /* 0 of the lead suit: a Werewolf is in the trick, before it or after it */
    ROBBERS_WHY_WOLF_OPENS,   /* 16 of trump: it opened the trick */
    ROBBERS_WHY_WOLF_FOLLOWS, /* one more than the card before it, in that card's suit */
    ROBBERS_WHYS
} robbers_why;

/* What the cards of a trick count as it now stands. Final once as many cards are down as there are players; until
 * then a normal card may still fix the suits and a Werewolf may still collapse a Seer. */
typedef struct {
    uint8_t lead, trump;           /* suits, both ROBBERS_NOBODY while no normal card is down */
    uint8_t strong[ROBBERS_SEATS]; /* by position: 1 counts as trump, 0 as lead suit */
    uint8_t rank[ROBBERS_SEATS];   /* 0..18 */
    uint8_t why[ROBBERS_SEATS];    /* robbers_why */
    uint8_t best;                  /* position that wins as it stands; 0 when n is 0 */
    uint8_t equal;                 /* 1: an earlier card has the same value and the later one wins (5.4) */
} robbers_reading;

/* Reads n cards (0..ROBBERS_SEATS), none of them ROBBERS_NONE, in the order played. */
robbers_reading robbers_read(const uint8_t card[], int n);
/* Whether a card that is still to come may change what this one counts: a Seer may fall, and without a normal card no
 * suit is known. All else counts at once what it will count in the end. */
bool robbers_unsure(const robbers_reading *, int position);

/* The seat that plays next; ROBBERS_NOBODY unless a deal is played. */
uint8_t robbers_turn(const robbers_pub *);
/* The trick to look at: the present one once a card is down, else the last one finished in this deal; NULL before the
 * first lead. *down gets the number of its cards. */
const robbers_trick *robbers_shown_trick(const robbers_pub *, int *down);

/* ---- roles and points (4, 8, 9) ---- */

/* The role that a dealt hand of n cards gives. */
uint8_t robbers_role(const uint8_t opt[ROBBERS_OPTIONS], const uint8_t dealt[], int n);
uint8_t robbers_team(uint8_t role);
/* The suit whose icons the role counts, and the special card that halves its points (9). */
uint8_t robbers_counts(uint8_t role);
uint8_t robbers_penalty(uint8_t role);
/* What the cards that a seat has played in this deal tell everybody: ROBBERS_BADGE_* (8, 14). */
uint8_t robbers_badge(const robbers_pub *, int seat);
/* The pile of a seat in the order taken, of `tricks` finished tricks of n players; returns how many cards. */
int robbers_pile(const robbers_trick trick[], int tricks, int n, int seat, uint8_t out[ROBBERS_PILE]);
static inline int robbers_total(const robbers_summary *summary, int team) {
    return summary->total[team][0] + 256 * summary->total[team][1];
}

/* Names in English, the same in records, in traces, in the keys of the catalogue and in the names of pictures
 * (robbers_cards.c). */
extern const char *const robbers_suit_id[ROBBERS_SUITS]; /* "chest", "robber" */
extern const char
    *const robbers_special_id[ROBBERS_SPECIALS];         /* by card - ROBBERS_WEREWOLF: "werewolf", ... "seer" */
extern const char *const robbers_role_id[ROBBERS_ROLES]; /* "robber", "traitor", "werewolf" */
extern const char *const robbers_team_id[ROBBERS_TEAMS]; /* "robbers", "wolves" */
extern const char *const robbers_why_id[ROBBERS_WHYS];   /* "lead", "trump", "knife", ... */

extern const nt_game robbers_game;

#endif
