/* Werewolf, moderated: what everybody outside the rules may know of it: roles, options, moves, events, the public
 * part, the private part of a seat, and what a judge sees. Rules: werewolf.md, cited by section.
 *
 * One state machine for three ways of hosting (3.1). A night is a list of calls (pub.call). In a call every living
 * seat is asked once, in seat order, secretly, and so in equal steps whoever it is; priv.task says what a seat does
 * in it.
 *   - judge, table: one call a night step (N1, N1h, N1g, N2 ... N8), made because the public set holds the role,
 * whoever lives. Those who are not called have the task SLEEP with one legal move; the device makes it for them.
 *   - pass: two calls, lap A (N1, N1h, N1g) and lap B (the others); those who have no choice answer whom they suspect
 *     and whom they trust. Then every living seat opens an information page.
 * A pack names seats one after the other; most names win. Where the pack agrees silently (judge, table) its device
 * gives the agreed seat for each of them. So the same choices give the same night in all three.
 *
 * The device of a judge holds every port. Beyond that the engine gives a judge (hosting/judge.h), and only when the
 * option `host` says so: a look at the whole, moves of his own (WEREWOLF_MOVE_CARD and those behind it, seat
 * NT_JUDGE), undo, redo and corrections. With `deal` = cards the judge alone is asked in STEP_REGISTER who holds
 * which card: all roles are called for it before night 1, since the Stone Statue Ghost may learn any of them.
 *
 * All fields are bytes. Seats are 0..n-1 (the rules and the screens count from 1), clockwise. WEREWOLF_NONE stands
 * for "no seat", "nobody", "not known". Arrays by seat have room for WEREWOLF_SEATS; entries from n on are zero.
 * Rounds count from 1: index [round]. */
#ifndef NT_GAMES_WEREWOLF_H
#define NT_GAMES_WEREWOLF_H

#include "engine/game.h"

enum {
    WEREWOLF_SEATS = 20,
    WEREWOLF_MIN_SEATS = 6,
    WEREWOLF_NONE = 0xFF,
    WEREWOLF_LAST_ROUND = 40,  /* nightfall after its day ends the game undecided, so that every match ends */
    WEREWOLF_SUGGEST_DRAW = 30 /* from this round on the screen proposes a draw (8) */
};

/* Roles in the canonical order (1, 3.2). */
enum {
    WEREWOLF_WEREWOLF,
    WEREWOLF_BEAUTY,
    WEREWOLF_WHITE_KING,
    WEREWOLF_HIDDEN,
    WEREWOLF_KING,
    WEREWOLF_RIDER,
    WEREWOLF_GHOST,
    WEREWOLF_SEER,
    WEREWOLF_WITCH,
    WEREWOLF_HUNTER,
    WEREWOLF_GUARDIAN,
    WEREWOLF_KNIGHT,
    WEREWOLF_IDIOT,
    WEREWOLF_SILENCER,
    WEREWOLF_KEEPER,
    WEREWOLF_VILLAGER,
    WEREWOLF_ROLES
};

enum { WEREWOLF_CAMP_WOLF, WEREWOLF_CAMP_GOOD, WEREWOLF_CAMPS };
enum { WEREWOLF_KIND_WOLF, WEREWOLF_KIND_DIVINE, WEREWOLF_KIND_COMMONER };

/* One role of the table in section 1; werewolf_role[] is by id (werewolf_roles.c). */
typedef struct {
    const char *id; /* in records, traces, keys of the catalogue, names of pictures */
    uint8_t camp, kind;
    bool pack;    /* "ordinary": meets the pack and shares its knife */
    bool many;    /* any number of copies (E3) */
    bool shoots;  /* may shoot when out */
    bool explode; /* by the default list */
} werewolf_role_info;
extern const werewolf_role_info werewolf_role[WEREWOLF_ROLES];

/* Calls of a night: the steps of 5.1 in their order, then the laps of 5.4. */
enum {
    WEREWOLF_CALL_PACK,     /* N1 */
    WEREWOLF_CALL_HIDDEN,   /* N1h */
    WEREWOLF_CALL_GHOST,    /* N1g: the knife */
    WEREWOLF_CALL_BEAUTY,   /* N2 */
    WEREWOLF_CALL_WITCH,    /* N3 */
    WEREWOLF_CALL_SEER,     /* N4 */
    WEREWOLF_CALL_GUARDIAN, /* N5 */
    WEREWOLF_CALL_STATUE,   /* N6: the Ghost's check */
    WEREWOLF_CALL_SILENCER, /* N7 */
    WEREWOLF_CALL_KEEPER,   /* N8 */
    WEREWOLF_STEPS,
    WEREWOLF_CALL_LAP_A = WEREWOLF_STEPS,
    WEREWOLF_CALL_LAP_B,
    WEREWOLF_CALLS
};

/* One call: the role that is called (WEREWOLF_WEREWOLF for the pack). Its window is an option (5.1). */
typedef struct {
    const char *id;
    uint8_t role;
} werewolf_call_info;
extern const werewolf_call_info werewolf_call[WEREWOLF_CALLS];

/* What a seat does in a call; the knife of pack, Hidden Werewolf and Ghost is one task. */
enum {
    WEREWOLF_TASK_SLEEP, /* not called: one legal move */
    WEREWOLF_TASK_SUSPECT,
    WEREWOLF_TASK_TRUST,
    WEREWOLF_TASK_KNIFE,
    WEREWOLF_TASK_CHARM,
    WEREWOLF_TASK_POTION,
    WEREWOLF_TASK_CHECK,
    WEREWOLF_TASK_GUARD,
    WEREWOLF_TASK_INVESTIGATE,
    WEREWOLF_TASK_SILENCE,
    WEREWOLF_TASK_OK, /* called and nothing to choose: asleep, not alone, no potion left, Grave Keeper */
    WEREWOLF_TASKS
};

/* Options, the index in nt_config.opt and in pub.opt (3, 9). */
enum {
    WEREWOLF_OPT_HOST,  /* WEREWOLF_HOST_* */
    WEREWOLF_OPT_SET,   /* 0 the default set of 3.2; 1 own: the counts below, which are not read otherwise */
    WEREWOLF_OPT_COUNT, /* 16 counts, by role: 0..20 of the two common ones, 0..1 of the others (E3) */
    WEREWOLF_OPT_VICTORY = WEREWOLF_OPT_COUNT + WEREWOLF_ROLES, /* 0 side, 1 total */
    WEREWOLF_OPT_SELF_SAVE,                                     /* 0 first_night, 1 never, 2 always */
    WEREWOLF_OPT_GUARD_REPEAT,                                  /* 0/1 */
    WEREWOLF_OPT_KING_SHOOTS,                                   /* 0/1: wolf_king_shoots_when_wolf_killed */
    WEREWOLF_OPT_AFTER_DUEL,                                    /* 0 wolf_night, 1 continue, 2 night */
    WEREWOLF_OPT_GUARD_SAVE,                                    /* 0 dies, 1 lives */
    WEREWOLF_OPT_BOTH_POTIONS,                                  /* 0/1 */
    WEREWOLF_OPT_WITCH_SEES,                                    /* 0 with_antidote, 1 always */
    WEREWOLF_OPT_SELF_KNIFE,                                    /* 0/1 */
    WEREWOLF_OPT_RIDER_IMMUNE,                                  /* 0/1: wraith_knife_immune */
    WEREWOLF_OPT_CHARMED_SHOOTS,                                /* 0/1 */
    WEREWOLF_OPT_CHARM_ON_DUEL,                                 /* 0/1 */
    WEREWOLF_OPT_CHARM_REPEAT,                                  /* 0/1 */
    WEREWOLF_OPT_GHOST_CHECKS,                                  /* 0/1: ghost_checks_after_awakening */
    WEREWOLF_OPT_EXPLODE_ROLES,                                 /* 0 default list, 1 all, 2 werewolf_and_white_king */
    WEREWOLF_OPT_EXPLOSION,                                     /* 0/1 */
    WEREWOLF_OPT_KNIGHT_DUELS,                                  /* 0 one, 1 unlimited */
    WEREWOLF_OPT_SILENCER_REPEAT,
    WEREWOLF_OPT_SECOND_EXILE, /* of a shown Idiot: 0 dies, 1 immune */
    WEREWOLF_OPT_IDIOT_COUNTS, /* 0/1: shown_idiot_counts */
    WEREWOLF_OPT_SHERIFF,      /* 0/1 */
    WEREWOLF_OPT_ELECTION,     /* 0 after_deaths, 1 before_deaths */
    WEREWOLF_OPT_BADGE_BLAST,  /* badge_explosion: 0 double, 1 single */
    WEREWOLF_OPT_WEIGHT,       /* the Sheriff's half votes: 2, 3 or 4 */
    WEREWOLF_OPT_TIE,          /* 0 sheriff_then_pk, 1 pk, 2 none */
    WEREWOLF_OPT_SHERIFF_TIED, /* sheriff_in_tie: 0 decides, 1 pk */
    WEREWOLF_OPT_ABSTAIN,      /* 0/1 */
    WEREWOLF_OPT_BALLOTS,      /* only for the table: 0 live, 1 hidden until the end */
    WEREWOLF_OPT_LAST_WORDS,   /* night_last_words: 0 all nights, k = the first k nights */
    WEREWOLF_OPT_REVEAL,       /* reveal_on_death: 0 none, 1 camp, 2 role */
    WEREWOLF_OPT_PARITY,       /* 0/1 */
    WEREWOLF_OPT_KNIFE_FIRST,  /* 0/1 */
    WEREWOLF_OPT_DEAL,         /* 0 app, 1 cards: only with a judge */
    WEREWOLF_OPT_HIDDEN_SET,   /* set_visible: 0 open, 1 hidden */
    WEREWOLF_OPT_KEEPER_SCOPE, /* grave_keeper_scope: 0 exile, 1 all_day_deaths */
    WEREWOLF_OPT_PEEK,         /* only for the table: 0 before_night1, 1 always_by_day, 2 never */
    WEREWOLF_RULES,
    /* In the config alone, since no rule reads them. */
    WEREWOLF_OPT_DEAD_SEE = WEREWOLF_RULES, /* 0/1: who is out for good may see everything; without a judge */
    /* Times of the table, in seconds (17). */
    WEREWOLF_OPT_LEAST_TURN, /* of a turn of a passed night, and of last rites */
    WEREWOLF_OPT_LEAST_LOOK, /* of the look at the own role */
    WEREWOLF_OPT_WINDOWS,    /* of all calls, or WEREWOLF_BY_ROLE: those that follow */
    WEREWOLF_OPT_WINDOW,     /* by call */
    WEREWOLF_OPT_SPEECH = WEREWOLF_OPT_WINDOW + WEREWOLF_STEPS, /* 0: no clock; so the next two */
    WEREWOLF_OPT_SHORT_SPEECH,                                  /* of the tied */
    WEREWOLF_OPT_WORDS,                                         /* last words */
    WEREWOLF_OPT_SHERIFF_MORE,                                  /* that the Sheriff has more */
    WEREWOLF_OPTIONS
};
enum { WEREWOLF_BY_ROLE = 5 }; /* of WEREWOLF_OPT_WINDOWS, below the shortest window */
enum { WEREWOLF_HOST_JUDGE, WEREWOLF_HOST_TABLE, WEREWOLF_HOST_PASS };

/* Errors and warnings of a set (3.3), as bits of werewolf_check_set. */
enum {
    WEREWOLF_E1 = 1 << 0,
    WEREWOLF_E2 = 1 << 1,
    WEREWOLF_E3 = 1 << 2,
    WEREWOLF_E4 = 1 << 3,
    WEREWOLF_SET_ERRORS = 0xF,
    WEREWOLF_W1 = 1 << 4,
    WEREWOLF_W2 = 1 << 5,
    WEREWOLF_W3 = 1 << 6,
    WEREWOLF_W4 = 1 << 7,
    WEREWOLF_W5 = 1 << 8,
    WEREWOLF_W6 = 1 << 9
};

/* The question that is open (7.1). The comment says who is asked and how. */
typedef enum {
    WEREWOLF_STEP_DEAL,     /* chance */
    WEREWOLF_STEP_REGISTER, /* NT_JUDGE alone: CARD, until every seat has one */
    WEREWOLF_STEP_REVEAL,   /* every seat, secret: SEEN */
    WEREWOLF_STEP_DUSK,     /* living, table: NIGHT; before it, re-looks and the judge's tools */
    WEREWOLF_STEP_NIGHT,    /* one living seat after the other, secret: its task of pub.call */
    WEREWOLF_STEP_INFO,     /* pass: all living, secret: SEEN */
    WEREWOLF_STEP_RITES,    /* pub.asked: the one who goes out, secret: SHOOT, SHOW or NOTHING (6.3); forced where
                               all know that there is nothing to choose (werewolf_page_asks) */
    WEREWOLF_STEP_BADGE,    /* the dead (or shown) Sheriff, open: GIVE or DESTROY */
    WEREWOLF_STEP_STAND,    /* all eligible, open, sealed until all are in: STAND or STAY_OUT */
    WEREWOLF_STEP_CAMPAIGN_DRAW, /* chance: the first of the candidates */
    WEREWOLF_STEP_CAMPAIGN,      /* pub.speaker, open: DONE, WITHDRAW, DECLARE */
    WEREWOLF_STEP_ELECT,         /* voters without a ballot, open: VOTE, ABSTAIN, RECALL */
    WEREWOLF_STEP_ELECT_COUNT,   /* eligible, table: COUNT, RECALL */
    WEREWOLF_STEP_WORDS,         /* pub.speaker (out), open: DONE */
    WEREWOLF_STEP_DIRECTION,     /* Sheriff, open: DIRECTION */
    WEREWOLF_STEP_SPEECH_DRAW,   /* chance: the first speaker */
    WEREWOLF_STEP_SPEECH,        /* pub.speaker, open: DONE, DECLARE */
    WEREWOLF_STEP_DECLARE,       /* pub.declarer, open: DUEL, EXPLODE, BACK */
    WEREWOLF_STEP_VOTE,          /* voters without a ballot, open: VOTE, ABSTAIN, RECALL */
    WEREWOLF_STEP_COUNT,         /* living, table: COUNT, RECALL */
    WEREWOLF_STEP_SAY,           /* Sheriff, open: NAME one of pub.tied */
    WEREWOLF_STEP_PK_SPEECH,     /* pub.speaker, open: DONE, DECLARE */
    WEREWOLF_STEP_PK_VOTE,       /* as VOTE; targets are pub.tied */
    WEREWOLF_STEP_PK_COUNT,      /* as COUNT */
    WEREWOLF_STEP_VOID,          /* without a judge: living, table: AGREE, all of them, or BACK (12, 17) */
    WEREWOLF_STEP_OVER,
    WEREWOLF_STEP_KINDS
} werewolf_step;

/* Kinds of move, with their arguments. Texts as in docs/records.md. */
enum {
    WEREWOLF_MOVE_SEEN,      /* - */
    WEREWOLF_MOVE_NIGHT,     /* - : night falls */
    WEREWOLF_MOVE_CHOOSE,    /* seat or NONE: a night's task; the Witch's poison, or nothing */
    WEREWOLF_MOVE_SAVE,      /* - : the antidote for this night's victim */
    WEREWOLF_MOVE_BOTH,      /* seat: antidote, and poison for that seat */
    WEREWOLF_MOVE_NOTHING,   /* - : last rites without a skill */
    WEREWOLF_MOVE_SHOOT,     /* seat */
    WEREWOLF_MOVE_SHOW,      /* - : the Idiot's card */
    WEREWOLF_MOVE_GIVE,      /* seat: the badge */
    WEREWOLF_MOVE_DESTROY,   /* - : the badge */
    WEREWOLF_MOVE_STAND,     /* - */
    WEREWOLF_MOVE_STAY_OUT,  /* - */
    WEREWOLF_MOVE_DONE,      /* - : the speech is over */
    WEREWOLF_MOVE_WITHDRAW,  /* seat of a candidate, whoever speaks */
    WEREWOLF_MOVE_DECLARE,   /* seat that opens the declare menu, whoever speaks */
    WEREWOLF_MOVE_BACK,      /* - : menu opened by mistake */
    WEREWOLF_MOVE_DUEL,      /* seat */
    WEREWOLF_MOVE_EXPLODE,   /* NONE, or the seat that is taken */
    WEREWOLF_MOVE_VOTE,      /* seat */
    WEREWOLF_MOVE_ABSTAIN,   /* - */
    WEREWOLF_MOVE_RECALL,    /* seat of a voter whose ballot is taken back */
    WEREWOLF_MOVE_COUNT,     /* - */
    WEREWOLF_MOVE_NAME,      /* seat: the Sheriff's say */
    WEREWOLF_MOVE_DIRECTION, /* 0 clockwise, 1 counter-clockwise */
    WEREWOLF_MOVE_VOID,      /* - : by whoever is asked in public, without a judge, once a round: shall the spoiled
                                game end as void? */
    WEREWOLF_MOVE_AGREE,     /* - : to that */
    /* Of the judge (seat NT_JUDGE). Remove, revive, badge and voice: in speech segments, last words and at dusk
     * (12, 17); the result by decision at any time (8). */
    WEREWOLF_MOVE_CARD,      /* seat, role: STEP_REGISTER */
    WEREWOLF_MOVE_REMOVE,    /* seat */
    WEREWOLF_MOVE_REVIVE,    /* seat */
    WEREWOLF_MOVE_BADGE,     /* living seat, or NONE: destroyed */
    WEREWOLF_MOVE_VOICE,     /* seat, 0/1: its right to vote */
    WEREWOLF_MOVE_DECIDE,    /* WEREWOLF_WON_*: the result by decision */
    WEREWOLF_MOVE_CORRECTED, /* round, bits: 1 across an announcement (told to all), 2 information had been shown; put
                                behind a correction by the engine (12) */
    WEREWOLF_MOVES
};

/* How somebody went out, as all may know it. */
enum {
    WEREWOLF_OUT_NIGHT, /* found at dawn; the cause is not told */
    WEREWOLF_OUT_SHOT,
    WEREWOLF_OUT_LINK, /* fell together with another by day */
    WEREWOLF_OUT_TAKEN,
    WEREWOLF_OUT_EXPLODE,
    WEREWOLF_OUT_DUEL,
    WEREWOLF_OUT_EXILE,
    WEREWOLF_OUT_REMOVED,
    WEREWOLF_OUTS
};

/* Causes, as bits (4). */
enum {
    WEREWOLF_BY_WOLF = 1 << 0,
    WEREWOLF_BY_GUARD_SAVE = 1 << 1,
    WEREWOLF_BY_POISON = 1 << 2,
    WEREWOLF_BY_COUNTER = 1 << 3,
    WEREWOLF_BY_CHARM = 1 << 4,
    WEREWOLF_BY_SHOT = 1 << 5,
    WEREWOLF_BY_TAKEN = 1 << 6,
    WEREWOLF_BY_EXPLODE = 1 << 7,
    WEREWOLF_BY_DUEL = 1 << 8,
    WEREWOLF_BY_EXILE = 1 << 9,
    WEREWOLF_BY_JUDGE = 1 << 10,
    WEREWOLF_CAUSES = 11
};

enum { WEREWOLF_WON_NONE, WEREWOLF_WON_WOLF, WEREWOLF_WON_GOOD, WEREWOLF_WON_DRAW };
/* How it ended: by 8, by the judge, because the last round was over, as void because all agreed (12). */
enum { WEREWOLF_ENDED_BY_RULES, WEREWOLF_ENDED_BY_JUDGE, WEREWOLF_ENDED_BY_ROUNDS, WEREWOLF_ENDED_VOID };
enum { WEREWOLF_BADGE_NONE, WEREWOLF_BADGE_HELD, WEREWOLF_BADGE_DESTROYED };
/* A candidate of the election. */
enum { WEREWOLF_NEVER_STOOD, WEREWOLF_STANDING, WEREWOLF_WITHDRAWN };
/* What the page of last rites offers (6.3). */
enum { WEREWOLF_RITES_NONE, WEREWOLF_RITES_OK, WEREWOLF_RITES_SHOOT, WEREWOLF_RITES_BLOCKED, WEREWOLF_RITES_SHOW };
/* What a look tells: Seer and Grave Keeper. The Ghost's is a role. */
enum { WEREWOLF_SAW_WOLF = WEREWOLF_CAMP_WOLF, WEREWOLF_SAW_GOOD = WEREWOLF_CAMP_GOOD, WEREWOLF_SAW_NOTHING = 0xFF };

/* Kinds of event, with their arguments. To all unless "own" stands there: then to one seat. */
enum {
    WEREWOLF_EV_DEALT,      /* own: role */
    WEREWOLF_EV_PACK,       /* own, pack, night 1: how many, the seats */
    WEREWOLF_EV_AWAKE,      /* own, Hidden Werewolf and Ghost, each night: 0/1 */
    WEREWOLF_EV_NIGHTFALL,  /* round */
    WEREWOLF_EV_CALL,       /* call */
    WEREWOLF_EV_NAMED,      /* own, pack: seat of the wolf, seat named or NONE */
    WEREWOLF_EV_KNIFE,      /* own, holder: seat or NONE */
    WEREWOLF_EV_VICTIM,     /* own, Witch: seat or NONE = no information */
    WEREWOLF_EV_CHOSE,      /* own: task, seat or NONE, potions (bit 0 antidote, bit 1 poison) */
    WEREWOLF_EV_LOOK,       /* own, Seer and Grave Keeper: seat or NONE, WEREWOLF_SAW_* */
    WEREWOLF_EV_ROLE_SEEN,  /* own, Ghost: seat, role */
    WEREWOLF_EV_DAWN,       /* round, how many died */
    WEREWOLF_EV_DEATH,      /* seat, WEREWOLF_OUT_* */
    WEREWOLF_EV_SILENCED,   /* seat */
    WEREWOLF_EV_SHOWN,      /* seat, camp or NONE, role or NONE: now public */
    WEREWOLF_EV_RITES,      /* own: WEREWOLF_RITES_* */
    WEREWOLF_EV_SHOT,       /* seat, target */
    WEREWOLF_EV_BADGE,      /* from or NONE, to or NONE = destroyed */
    WEREWOLF_EV_ELECTION,   /* - */
    WEREWOLF_EV_STOOD,      /* how many, seats (at most 11 are named; pub.candidate holds all) */
    WEREWOLF_EV_WITHDREW,   /* seat */
    WEREWOLF_EV_POSTPONED,  /* - : an explosion ended the election */
    WEREWOLF_EV_SPEAKS,     /* seat */
    WEREWOLF_EV_SKIPPED,    /* seat, silenced */
    WEREWOLF_EV_DECLARES,   /* seat */
    WEREWOLF_EV_VOID,       /* seat: without the right to what it declared */
    WEREWOLF_EV_DUEL,       /* Knight, target */
    WEREWOLF_EV_EXPLODE,    /* seat, taken or NONE */
    WEREWOLF_EV_DIRECTION,  /* 0/1 */
    WEREWOLF_EV_VOTE_OPENS, /* step */
    WEREWOLF_EV_BALLOT,     /* voter, target or NONE = abstains */
    WEREWOLF_EV_RECALLED,   /* voter */
    WEREWOLF_EV_TOTAL,      /* seat, half votes: for each seat that got any, at the count; the most last */
    WEREWOLF_EV_TIE,        /* how many, seats (at most 11; pub.tied holds all) */
    WEREWOLF_EV_NAMED_OUT,  /* Sheriff, seat */
    WEREWOLF_EV_EXILE,      /* seat: chosen by the vote */
    WEREWOLF_EV_IDIOT,      /* seat: shows the card and stays */
    WEREWOLF_EV_NO_EXILE,   /* - */
    WEREWOLF_EV_REMOVED,    /* seat */
    WEREWOLF_EV_REVIVED,    /* seat */
    WEREWOLF_EV_VOICE,      /* seat, 0/1 */
    WEREWOLF_EV_CORRECTED,  /* round */
    WEREWOLF_EV_WON,        /* WEREWOLF_WON_*, WEREWOLF_ENDED_* */
    WEREWOLF_EV_ROLE,       /* seat, role: at the end */
    WEREWOLF_EVENTS
};

/* One night as it was: the judge's and, at the end, everybody's. Seats or NONE. */
typedef struct {
    uint8_t knife, charm, saved /* 0/1 */, poison, check, guard, investigate, silence;
} werewolf_night;

typedef struct {
    /* The game. */
    uint8_t n;
    uint8_t opt[WEREWOLF_RULES]; /* as configured; the counts are zero: see set */
    uint8_t set[WEREWOLF_ROLES]; /* copies of each role; all zero while the set is hidden */

    /* Where it stands. */
    uint8_t step;                  /* werewolf_step */
    uint8_t asked[WEREWOLF_SEATS]; /* 1: must answer now */
    uint8_t round;                 /* 0 before the first night */
    uint8_t night;                 /* 1 from nightfall to daybreak */
    uint8_t call;                  /* WEREWOLF_CALL_* while step is NIGHT, else NONE */
    uint8_t registered[WEREWOLF_SEATS];

    /* Seats. */
    uint8_t alive[WEREWOLF_SEATS];    /* announced: see unannounced */
    uint8_t voteless[WEREWOLF_SEATS]; /* 1: no vote (shown Idiot, judge) */
    uint8_t role[WEREWOLF_SEATS];     /* publicly known role, or NONE; all at the end */
    uint8_t camp[WEREWOLF_SEATS];     /* publicly known camp, or NONE */
    uint8_t idiot_shown[WEREWOLF_SEATS];
    uint8_t shot[WEREWOLF_SEATS];          /* 1: has shot */
    uint8_t duelled[WEREWOLF_SEATS];       /* 1: has duelled */
    uint8_t out_round[WEREWOLF_SEATS];     /* 0 = living */
    uint8_t out_how[WEREWOLF_SEATS];       /* WEREWOLF_OUT_*, NONE = living */
    uint8_t deaths, death[WEREWOLF_SEATS]; /* in the order of death */

    /* The night's news. */
    uint8_t unannounced;          /* 1: the election comes before the deaths (7.3) */
    uint8_t dawn[WEREWOLF_SEATS]; /* 1: in the batch announced this round */
    uint8_t dawns;                /* how many */
    uint8_t silenced;             /* seat for this day, or NONE */

    /* Sheriff. */
    uint8_t badge, sheriff;            /* WEREWOLF_BADGE_*; seat while held, else NONE */
    uint8_t blasts;                    /* explosions during elections */
    uint8_t election;                  /* 0 not held today, 1 running, 2 over for today */
    uint8_t eligible[WEREWOLF_SEATS];  /* of the running election */
    uint8_t candidate[WEREWOLF_SEATS]; /* WEREWOLF_NEVER_STOOD, ... */
    uint8_t stand_in[WEREWOLF_SEATS];  /* 1: has said whether it stands */
    uint8_t second;                    /* 1: second speeches and vote of the election */

    /* Reactions (6.2): the dead who are still to be asked, in order. */
    uint8_t queue[WEREWOLF_SEATS], queue_n;
    uint8_t exiling;  /* seat chosen by the vote, still at its page; else NONE */
    uint8_t after;    /* what follows the reactions: inside the rules */
    uint8_t back;     /* step that an interrupt came from */
    uint8_t day_over; /* 1: night follows when what is owed is done */

    /* Speeches. */
    uint8_t words[WEREWOLF_SEATS]; /* 1: last words owed */
    uint8_t order[WEREWOLF_SEATS], order_n, order_at;
    uint8_t speaker;                  /* or NONE */
    uint8_t direction;                /* 0 clockwise, 1 counter-clockwise */
    uint8_t declarer;                 /* whose menu is open, or NONE */
    uint8_t declared[WEREWOLF_SEATS]; /* void declarations of this day, and the menu that is open */
    uint8_t menus;                    /* menus opened this day */

    /* Votes; they stay until the next one opens. */
    uint8_t voter[WEREWOLF_SEATS];  /* 1: has a vote in it */
    uint8_t target[WEREWOLF_SEATS]; /* 1: may be voted for */
    uint8_t voted[WEREWOLF_SEATS];  /* 1: has a ballot */
    uint8_t ballot[WEREWOLF_SEATS]; /* seat, or NONE = abstains or none yet */
    uint8_t total[WEREWOLF_SEATS];  /* half votes, live */
    uint8_t recalls;                /* ballots taken back in this vote */
    uint8_t tied[WEREWOLF_SEATS];   /* 1: tied in the vote that was counted last */

    /* What happened, by round. Sets of seats are bits, low byte first: werewolf_bit(). */
    uint8_t exiled[WEREWOLF_LAST_ROUND + 1];                /* seat that went out by the vote, or NONE */
    uint8_t last_out[WEREWOLF_LAST_ROUND + 1];              /* last seat out by day, or NONE */
    uint8_t silences[WEREWOLF_LAST_ROUND + 1];              /* seat silenced, or NONE */
    uint8_t votes[WEREWOLF_LAST_ROUND + 1][WEREWOLF_SEATS]; /* ballot in the day's first vote, or NONE */
    uint8_t there[WEREWOLF_LAST_ROUND + 1][3];              /* living at nightfall */
    uint8_t night_dead[WEREWOLF_LAST_ROUND + 1][3];         /* announced at dawn */
    uint8_t night_free[WEREWOLF_LAST_ROUND + 1][3]; /* went out by day before the night's dead were announced */
    uint8_t tools;                                  /* tools used by the judge so far; at most WEREWOLF_TOOLS */
    uint8_t corrections;                            /* those told to all */
    uint8_t void_asked; /* 1 + round in which that was asked last, + WEREWOLF_VOID_AWAY when not at dusk: then `back`
                           is the step that it came from; 0 = never */

    /* The end. Zero before. */
    uint8_t ended, winner /* WEREWOLF_WON_* */, decided /* WEREWOLF_ENDED_* */;
    uint8_t cause[WEREWOLF_SEATS][2];                         /* bits WEREWOLF_BY_*, low byte first */
    werewolf_night nights[WEREWOLF_LAST_ROUND + 1];           /* up to round */
    uint8_t suspect[WEREWOLF_LAST_ROUND + 1][WEREWOLF_SEATS]; /* pass: answers, NONE where there is none */
    uint8_t trust[WEREWOLF_LAST_ROUND + 1][WEREWOLF_SEATS];
} werewolf_pub;

enum {
    WEREWOLF_TOOLS = 40,
    WEREWOLF_CORRECTIONS = 200,
    WEREWOLF_VOID_AWAY = 128,
    WEREWOLF_DECLARES = 5 /* void declarations of a seat in a day */,
    WEREWOLF_MENUS = 100
};

/* What a seat remembers of one night. */
typedef struct {
    uint8_t knife;          /* holder: the night's knife; Witch: the victim she was shown; else NONE */
    uint8_t choice;         /* target of its skill (charm, poison, check, guard, ...), or NONE */
    uint8_t potions;        /* Witch: bit 0 antidote, bit 1 poison */
    uint8_t seen, result;   /* Seer, Ghost, Grave Keeper: whom, WEREWOLF_SAW_* or role; NONE */
    uint8_t name;           /* knife named by this seat, or NONE */
    uint8_t suspect, trust; /* pass: answers, or NONE */
} werewolf_memory;

/* What one seat knows beyond the public part (11). Perfect recall: where a screen may show something only at a
 * certain time (5.3, 5.4), that is the screen's business. */
typedef struct {
    uint8_t role;                      /* NONE before the deal */
    uint8_t pack[WEREWOLF_SEATS];      /* pack, from night 1: 1 = of the pack, self included */
    uint8_t awake;                     /* Hidden Werewolf, Ghost: holds the knife; fixed at nightfall */
    uint8_t task;                      /* WEREWOLF_TASK_* in the present call */
    uint8_t antidote, poison;          /* Witch: 1 = left */
    uint8_t named[WEREWOLF_SEATS];     /* pack: who has named whom this night; NONE */
    uint8_t has_named[WEREWOLF_SEATS]; /* pack: 1 = has named */
    uint8_t rites;                     /* WEREWOLF_RITES_*: the page that is open, or was */
    uint8_t stands;                    /* sealed: 1 stands, 0 stays out, NONE not said */
    werewolf_memory night[WEREWOLF_LAST_ROUND + 1];
} werewolf_priv;

/* The rest of the truth: a judge sees it too (hosting/judge.h). */
typedef struct {
    uint8_t set[WEREWOLF_ROLES];
    uint8_t cause[WEREWOLF_SEATS][2]; /* of the dead and the doomed */
    uint8_t doomed[WEREWOLF_SEATS];   /* dies at the announcement */
    uint8_t corrections;              /* noted so far; at most WEREWOLF_CORRECTIONS */
    uint8_t knife_wins;               /* house rule knife_first: this dawn's knife alone wins (8) */
    werewolf_night nights[WEREWOLF_LAST_ROUND + 1];
} werewolf_hid;

static inline bool werewolf_bit(const uint8_t bits[3], int seat) {
    return bits[seat / 8] >> (seat % 8) & 1;
}

static inline int werewolf_causes(const uint8_t cause[2]) {
    return cause[0] + 256 * cause[1];
}

/* Half votes of a seat's ballot in the vote that is open (7.9); there is no Sheriff while one is elected. */
static inline int werewolf_weight(const werewolf_pub *pub, int voter) {
    enum { PLAIN = 2 };
    const bool sheriff = pub->badge == WEREWOLF_BADGE_HELD && pub->sheriff == voter;
    return sheriff ? pub->opt[WEREWOLF_OPT_WEIGHT] : PLAIN;
}

/* Whether it has been asked in this round whether the game shall end as void. */
static inline bool werewolf_void_asked(const werewolf_pub *pub) {
    return pub->void_asked % WEREWOLF_VOID_AWAY == pub->round + 1;
}

/* The step that is open, or that STEP_VOID came from. */
static inline uint8_t werewolf_open_step(const werewolf_pub *pub) {
    return pub->step != WEREWOLF_STEP_VOID             ? pub->step
           : pub->void_asked / WEREWOLF_VOID_AWAY != 0 ? pub->back
                                                       : (uint8_t)WEREWOLF_STEP_DUSK;
}

/* The step of voting that a count ends (7.9); any other step is its own. */
static inline uint8_t werewolf_voting_step(uint8_t step) {
    switch (step) {
    case WEREWOLF_STEP_ELECT_COUNT:
        return WEREWOLF_STEP_ELECT;
    case WEREWOLF_STEP_COUNT:
        return WEREWOLF_STEP_VOTE;
    case WEREWOLF_STEP_PK_COUNT:
        return WEREWOLF_STEP_PK_VOTE;
    default:
        return step;
    }
}

/* Whether a judge hosts. */
static inline bool werewolf_judged(const werewolf_pub *pub) {
    return pub->opt[WEREWOLF_OPT_HOST] == WEREWOLF_HOST_JUDGE;
}

/* Whether the role may be in the game, by what everybody knows of the deal. */
static inline bool werewolf_may_be_dealt(const werewolf_pub *pub, int role) {
    return pub->opt[WEREWOLF_OPT_HIDDEN_SET] || pub->set[role];
}

/* Whether the page of last rites of this seat may offer anything, by what everybody knows: a page that can have none
 * but "nothing" tells nobody anything, and nobody is asked (6.3). */
bool werewolf_page_asks(const werewolf_pub *, int seat);

/* Whether the seat may see everything (hosting/hosting.h): out, heard to the end, with nothing left to do, in a game
 * without a judge, where nobody comes back. */
bool werewolf_sees_all(const nt_config *, const void *pub, uint8_t seat);

/* The default set of 3.2; 6 <= n <= 20. */
void werewolf_default_set(int n, uint8_t set[WEREWOLF_ROLES]);
/* The set that the options make. */
void werewolf_set_of(const nt_config *, uint8_t set[WEREWOLF_ROLES]);
/* E1..W6 of a set for n seats (3.3); total: the house rule victory = total. */
int werewolf_check_set(int n, const uint8_t set[WEREWOLF_ROLES], bool total);

/* The call behind another (-1: the first) in every night of this game (5.3); WEREWOLF_NONE: none. */
int werewolf_call_after(const werewolf_pub *, int call);

/* For a judge's reminders (werewolf_resolve.c): what would follow by the rules; nothing changes. Both give the
 * verdict (WEREWOLF_WON_*) of section 8 before anybody shoots. */
/* If the night ended with these choices (night: `hid.nights[round]`, or a copy with one more choice): the causes of
 * each death at dawn, charm included, 0 = lives. */
uint8_t werewolf_foresee_dawn(nt_whole, werewolf_night, uint16_t cause[WEREWOLF_SEATS]);
/* If this living seat were exiled now. */
uint8_t werewolf_foresee_out(nt_whole, int seat);

/* Extra presets (3.2): a screen fills the counts of an own set with them. */
typedef struct {
    const char *id;
    uint8_t seats, set[WEREWOLF_ROLES];
} werewolf_preset;
enum { WEREWOLF_PRESETS = 7 };
extern const werewolf_preset werewolf_presets[WEREWOLF_PRESETS];

/* Names in English, the same in records, in traces, in keys of the catalogue and in names of pictures. */
extern const char *const werewolf_step_id[WEREWOLF_STEP_KINDS];
extern const char *const werewolf_out_id[WEREWOLF_OUTS];
extern const char *const werewolf_cause_id[WEREWOLF_CAUSES]; /* by bit */
extern const char *const werewolf_task_id[WEREWOLF_TASKS];

extern const nt_game werewolf_game;

#endif
