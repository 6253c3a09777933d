/* A bot for Werewolf. It keeps a suspicion of every seat, made from its view alone, and weighs every legal move by it
 * in the manner of its role. Whole numbers only, so that it plays the same on every machine. See docs/bots.md. */
#include <string.h>

#include "games/werewolf/werewolf.h"

int werewolf_bot(nt_view, const nt_move *legal, int n, nt_rng *);

enum {
    SURE = 100,        /* per cent */
    CLEARED = 8,       /* left of a suspicion after a "good": it may be a Hidden Werewolf */
    RIDER = 100,       /* no result: the Rider */
    STRAY_VOTE = 12,   /* voted for somebody who is known to be good */
    SHERIFF_VOTE = 10, /* for the Sheriff */
    PREY_VOTE = 5,     /* for somebody whom the night took */
    GOOD_VOTE = 10,    /* voted for somebody who is known to be a werewolf */
    POISON_FROM = 70,
    SHOOT_FROM = 45,
    DUEL_FROM = 60,
    SHERIFF_LEADS = 60, /* worth of the Sheriff's ballot for the good */
    NEVER = -100000
};

typedef struct {
    const werewolf_pub *pub;
    const werewolf_priv *me;
    nt_rng *rng;
    int seat;
    bool wolf;
    int suspect[WEREWOLF_SEATS]; /* per cent; own pack for a werewolf: 100 */
} mind;

/* ---- suspicion ---- */

static int wolves_in_set(const werewolf_pub *pub) {
    int wolves = 0;
    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        wolves += werewolf_role[role].camp == WEREWOLF_CAMP_WOLF ? pub->set[role] : 0;
    }
    return wolves > 0 ? wolves : (pub->n + 2) / 4;
}

/* What the ballots of all days told: who voted for whom is open. */
static int by_ballot(const mind *m, uint8_t target) {
    const werewolf_pub *pub = m->pub;
    if (target == WEREWOLF_NONE) {
        return 0;
    }
    if (m->suspect[target] >= SURE) {
        return -GOOD_VOTE;
    }
    if (m->suspect[target] <= CLEARED) {
        return STRAY_VOTE;
    }
    if (pub->badge == WEREWOLF_BADGE_HELD && pub->sheriff == target) {
        return SHERIFF_VOTE;
    }
    return pub->out_how[target] == WEREWOLF_OUT_NIGHT ? PREY_VOTE : 0;
}

static void weigh_ballots(mind *m) {
    const werewolf_pub *pub = m->pub;
    int more[WEREWOLF_SEATS] = {0};
    for (int round = 1; round <= pub->round; round++) {
        for (int voter = 0; voter < pub->n; voter++) {
            more[voter] += by_ballot(m, pub->votes[round][voter]);
        }
    }
    for (int voter = 0; voter < pub->n; voter++) {
        if (m->suspect[voter] > CLEARED && m->suspect[voter] < SURE) {
            m->suspect[voter] += more[voter] < SURE / 2 ? more[voter] : SURE / 2;
        }
    }
}

static int by_look(const mind *m, const werewolf_memory *night) {
    if (m->me->role == WEREWOLF_GHOST) {
        return werewolf_role[night->result].camp == WEREWOLF_CAMP_WOLF ? SURE : 0;
    }
    if (night->result == WEREWOLF_SAW_NOTHING) {
        return RIDER;
    }
    return night->result == WEREWOLF_SAW_WOLF ? SURE : m->me->role == WEREWOLF_KEEPER ? 0 : CLEARED;
}

static void form(mind *m) {
    const werewolf_pub *pub = m->pub;
    const int base = SURE * wolves_in_set(pub) / pub->n;
    for (int seat = 0; seat < pub->n; seat++) {
        m->suspect[seat] = pub->camp[seat] == WEREWOLF_NONE ? base : pub->camp[seat] == WEREWOLF_CAMP_WOLF ? SURE : 0;
    }
    for (int round = 1; round <= pub->round; round++) {
        if (m->me->night[round].seen != WEREWOLF_NONE) {
            m->suspect[m->me->night[round].seen] = by_look(m, &m->me->night[round]);
        }
    }
    weigh_ballots(m);
    for (int seat = 0; seat < pub->n; seat++) {
        if (m->wolf && m->me->pack[seat]) {
            m->suspect[seat] = SURE;
        }
        if (m->suspect[seat] < 0) {
            m->suspect[seat] = 0;
        }
    }
    m->suspect[m->seat] = m->wolf ? SURE : 0;
}

/* How much the camp of the bot gains when the seat goes out; negative for its own. */
static int prey(const mind *m, int seat) {
    if (!m->wolf) {
        return m->suspect[seat];
    }
    if (m->suspect[seat] >= SURE) {
        return -SURE;
    }
    const bool known = m->pub->role[seat] != WEREWOLF_NONE;
    const bool sheriff = m->pub->badge == WEREWOLF_BADGE_HELD && m->pub->sheriff == seat;
    return SURE / 2 + (known ? 30 : 0) + (sheriff ? 25 : 0) - m->suspect[seat] / 4;
}

/* ---- the night ---- */

/* A pack agrees: whoever names later follows. */
static int worth_knife(const mind *m, int target) {
    int worth = target == m->seat ? -SURE : prey(m, target);
    for (int mate = 0; mate < m->pub->n; mate++) {
        if (m->me->has_named[mate] && m->me->named[mate] == target && mate != m->seat) {
            worth += 300;
        }
    }
    return worth;
}

static int worth_guard(const mind *m, int target) {
    const bool sheriff = m->pub->badge == WEREWOLF_BADGE_HELD && m->pub->sheriff == target;
    const bool known = m->pub->role[target] != WEREWOLF_NONE;
    return SURE - m->suspect[target] + (sheriff ? 60 : 0) + (known ? 30 : 0) + (target == m->seat ? 20 : 0);
}

static bool looked_at(const mind *m, int target) {
    for (int round = 1; round <= m->pub->round; round++) {
        if (m->me->night[round].seen == target) {
            return true;
        }
    }
    return m->pub->camp[target] != WEREWOLF_NONE;
}

static int worth_choice(const mind *m, int target) {
    switch (m->me->task) {
    case WEREWOLF_TASK_KNIFE:
        return worth_knife(m, target);
    case WEREWOLF_TASK_GUARD:
        return worth_guard(m, target);
    case WEREWOLF_TASK_CHECK:
    case WEREWOLF_TASK_INVESTIGATE:
        return looked_at(m, target) ? -SURE : m->suspect[target];
    case WEREWOLF_TASK_POTION:
        return m->suspect[target] >= POISON_FROM ? m->suspect[target] : NEVER;
    case WEREWOLF_TASK_TRUST:
        return SURE - m->suspect[target];
    case WEREWOLF_TASK_SUSPECT:
        return m->wolf ? prey(m, target) : m->suspect[target];
    default: /* charm, silence */
        return target == m->seat ? NEVER : prey(m, target);
    }
}

/* A Witch saves nearly everybody on the first night, later whom she does not suspect. */
static int worth_save(const mind *m) {
    const uint8_t victim = m->me->night[m->pub->round].knife;
    return victim == m->seat || m->suspect[victim] < POISON_FROM ? SURE : NEVER;
}

/* ---- the day ---- */

static int worth_vote(const mind *m, int target) {
    const bool electing = m->pub->step == WEREWOLF_STEP_ELECT;
    if (target == m->seat) {
        return electing ? SURE : -2 * SURE;
    }
    if (electing) {
        return m->wolf == (m->suspect[target] >= SURE) ? SURE : SURE / 2 - m->suspect[target];
    }
    /* The good gather round the ballots of those they trust, above all the Sheriff's; werewolves stay apart. */
    int worth = prey(m, target);
    for (int voter = 0; voter < m->pub->n && !m->wolf; voter++) {
        const bool sheriff = m->pub->badge == WEREWOLF_BADGE_HELD && m->pub->sheriff == voter;
        if (m->pub->voted[voter] && m->pub->ballot[voter] == target) {
            worth += (SURE / 2 - m->suspect[voter]) / 5 + (sheriff ? SHERIFF_LEADS : 0);
        }
    }
    return worth;
}

static int worth_stand(const mind *m) {
    /* Who knows most leads: a Seer nearly always, now and then a werewolf who plays the Seer. */
    const int keen = m->me->role == WEREWOLF_SEER ? 95 : m->wolf ? 12 : 4;
    return (int)nt_rng_below(m->rng, SURE) < keen ? SURE : -SURE;
}

static int best_prey(const mind *m) {
    int best = NEVER;
    for (int seat = 0; seat < m->pub->n; seat++) {
        if (m->pub->alive[seat] && seat != m->seat && prey(m, seat) > best) {
            best = prey(m, seat);
        }
    }
    return best;
}

/* Only for itself: a Knight who is sure enough; a White Werewolf King late in the game. */
static int worth_declare(const mind *m, int seat) {
    if (seat != m->seat || m->pub->declared[seat] > 0) {
        return NEVER;
    }
    if (m->me->role == WEREWOLF_KNIGHT && !m->pub->duelled[seat] && m->pub->step != WEREWOLF_STEP_CAMPAIGN) {
        return best_prey(m) >= DUEL_FROM ? SURE : NEVER;
    }
    return m->me->role == WEREWOLF_WHITE_KING && m->pub->opt[WEREWOLF_OPT_EXPLOSION] && m->pub->round >= 2 &&
                   nt_rng_below(m->rng, 4) == 0
               ? SURE
               : NEVER;
}

static int worth_menu(const mind *m, nt_move move) {
    if (move.kind == WEREWOLF_MOVE_BACK) {
        return 0;
    }
    if (move.kind == WEREWOLF_MOVE_DUEL) {
        return m->me->role == WEREWOLF_KNIGHT && !m->pub->duelled[m->seat] ? prey(m, move.arg[0]) : NEVER;
    }
    return m->me->role == WEREWOLF_WHITE_KING && move.arg[0] != WEREWOLF_NONE ? prey(m, move.arg[0]) : NEVER;
}

static int worth(const mind *m, nt_move move) {
    const int target = move.arg[0];
    switch (move.kind) {
    case WEREWOLF_MOVE_CHOOSE:
        return target == WEREWOLF_NONE ? -SURE / 2 : worth_choice(m, target);
    case WEREWOLF_MOVE_SAVE:
        return worth_save(m);
    case WEREWOLF_MOVE_BOTH:
        return m->suspect[target] >= POISON_FROM && worth_save(m) > 0 ? SURE + m->suspect[target] : NEVER;
    case WEREWOLF_MOVE_SHOOT:
        return m->wolf || m->suspect[target] >= SHOOT_FROM ? prey(m, target) : NEVER;
    case WEREWOLF_MOVE_SHOW:
        return SURE;
    case WEREWOLF_MOVE_GIVE:
        return m->wolf ? m->suspect[target] : SURE - m->suspect[target];
    case WEREWOLF_MOVE_STAND:
        return worth_stand(m);
    case WEREWOLF_MOVE_DECLARE:
        return worth_declare(m, target);
    case WEREWOLF_MOVE_BACK:
    case WEREWOLF_MOVE_DUEL:
    case WEREWOLF_MOVE_EXPLODE:
        return worth_menu(m, move);
    case WEREWOLF_MOVE_VOTE:
        return worth_vote(m, target);
    case WEREWOLF_MOVE_NAME:
        return prey(m, target);
    case WEREWOLF_MOVE_DESTROY:
    case WEREWOLF_MOVE_ABSTAIN:
        return -SURE / 2;
    case WEREWOLF_MOVE_AGREE: /* bots are asked when all people have agreed */
        return SURE;
    case WEREWOLF_MOVE_VOID:
    case WEREWOLF_MOVE_WITHDRAW:
    case WEREWOLF_MOVE_RECALL:
        return NEVER;
    default: /* seen, night, nothing, done, count, direction, staying out */
        return 0;
    }
}

int werewolf_bot(nt_view view, const nt_move *legal, int n, nt_rng *rng) {
    mind m = {.pub = view.pub, .me = view.me, .rng = rng, .seat = view.seat};
    int best = 0, most = NEVER - 1;
    if (m.me->role == WEREWOLF_NONE) {
        return 0;
    }
    m.wolf = werewolf_role[m.me->role].camp == WEREWOLF_CAMP_WOLF;
    form(&m);
    for (int i = 0; i < n; i++) {
        if (legal[i].kind == WEREWOLF_MOVE_VOID) {
            continue; /* for people alone: nothing is drawn for it */
        }
        const int value = worth(&m, legal[i]) * 16 + (int)nt_rng_below(rng, 160);
        if (value > most) {
            most = value;
            best = i;
        }
    }
    return best;
}
