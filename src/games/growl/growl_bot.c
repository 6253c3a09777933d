/* A bot for GROWL. It judges from its view alone how likely every other player is a wolf, what each needs, and gives,
 * passes and votes by that. Whole numbers only, so that it plays the same on every machine. See docs/bots.md. */
#include <string.h>

#include "games/growl/growl_numbers.h"

int growl_bot(nt_view, const nt_move *legal, int n, nt_rng *);

enum {
    SURE = 100,       /* per cent */
    SERUM_CLEAR = 50, /* what is left of a suspicion after a card that is no Bite */
    HOUND_CLEAR = 60, /* after a hand below the limit */
    QUIET_NIGHT = 85, /* after a night without a Bite from that neighbour's side */
    TIE_NOISE = 4     /* spread of the draw between moves of like worth */
};

typedef struct {
    const growl_pub *pub;
    const growl_priv *me;
    int seat;
    int wolf[GROWL_SEATS];   /* per cent: how likely a wolf */
    int bites[GROWL_SEATS];  /* net bites that are likely in the hand, in halves */
    int wounds[GROWL_SEATS]; /* net wounds, in halves */
} mind;

/* ---- what the hands may hold ---- */

static void add_card(mind *m, int seat, uint8_t kind) {
    m->bites[seat] += kind == GROWL_BITE ? 2 : kind == GROWL_CHARM ? -2 : 0;
    m->wounds[seat] += kind == GROWL_WOUND ? 2 : kind == GROWL_SALVE ? -2 : 0;
}

static void pass_night(mind *m, int night) {
    const growl_night *at = &m->pub->night[night];
    for (int seat = 0; seat < m->pub->n; seat++) {
        if (at->passed[seat]) {
            m->wounds[seat] /= 2; /* players rid themselves of Wounds */
        }
    }
    for (int side = 0; at->passed[m->seat] && side < GROWL_PASSED; side++) {
        if (m->me->sent[night][side] != GROWL_NONE) {
            add_card(m, side == 0 ? at->left[m->seat] : at->right[m->seat], m->me->sent[night][side]);
        }
    }
}

static void read_hands(mind *m) {
    const growl_pub *pub = m->pub;
    for (int gift = 0, night = 0; gift <= pub->gifts; gift++) {
        while (night < GROWL_NIGHTS && pub->night[night].card != GROWL_NONE && pub->night[night].gifts == gift) {
            const int seen = m->me->hound_seat - 1;
            if (m->me->hound_night == night + 1) {
                m->bites[seen] = 2 * (m->me->hound_hand[GROWL_BITE] - m->me->hound_hand[GROWL_CHARM]);
                m->wounds[seen] = 2 * (m->me->hound_hand[GROWL_WOUND] - m->me->hound_hand[GROWL_SALVE]);
            }
            pass_night(m, night++);
        }
        if (gift < pub->gifts) {
            add_card(m, pub->gift[gift].receiver, pub->gift[gift].kind);
        }
    }
    if (pub->bullet_place != GROWL_NONE) {
        m->wounds[pub->who[pub->bullet_place]] += 2;
    }
}

/* ---- who may be a wolf ---- */

static int scale(int value, int per_cent) {
    return value * per_cent / SURE;
}

/* How likely somebody with so many likely net bites has turned. */
static int turned(int halves, int nights) {
    static const int by_bites[] = {3, 6, 10, 20, 32, 50, 75};
    const int last = (int)(sizeof by_bites / sizeof by_bites[0]) - 1;
    const int at = halves < 0 ? 0 : halves > last ? last : halves;
    return by_bites[at] + 4 * nights;
}

static void first_guess(mind *m) {
    const growl_pub *pub = m->pub;
    const int hidden = growl_zeroes(pub->n) - m->me->zero;
    for (int seat = 0; seat < pub->n; seat++) {
        int base = SURE * hidden / (pub->n - 1);
        if (m->me->sniffed) {
            base = m->me->sniff[seat] ? SURE : 0;
        }
        m->wolf[seat] = base + scale(SURE - base, turned(m->bites[seat], pub->nights));
    }
}

/* Somebody among the two neighbours passed a Bite, or none of them did (9.1). */
static void judge_night(mind *m, int night) {
    const growl_night *at = &m->pub->night[night];
    if (!at->passed[m->seat] || at->left[m->seat] == m->seat) {
        return;
    }
    int *left = &m->wolf[at->left[m->seat]], *right = &m->wolf[at->right[m->seat]];
    int bites = m->me->got[night][GROWL_BITE], cards = 0;
    for (int kind = 0; kind < GROWL_KINDS; kind++) {
        cards += m->me->got[night][kind];
    }
    if (cards < GROWL_PASSED) {
        return; /* not taken up yet */
    }
    if (cards > GROWL_PASSED && bites > 0) {
        bites--; /* may be The Gift's */
    }
    if (m->me->got_from[night][0] == GROWL_BITE) {
        *left = SURE;
    }
    if (m->me->got_from[night][1] == GROWL_BITE) {
        *right = SURE;
    }
    if (bites == 0) {
        *left = *left == SURE ? SURE : scale(*left, QUIET_NIGHT);
        *right = *right == SURE ? SURE : scale(*right, QUIET_NIGHT);
    } else if (left == right || bites >= 2) {
        *left = *right = SURE;
    } else if (*left < SURE && *right < SURE) {
        const int either = SURE - scale(SURE - *left, SURE - *right);
        *left = either > 0 ? *left * SURE / either : SURE / 2;
        *right = either > 0 ? *right * SURE / either : SURE / 2;
    }
}

static void read_minds(mind *m) {
    const growl_pub *pub = m->pub;
    const growl_priv *me = m->me;
    first_guess(m);
    if (me->serum_seat) {
        m->wolf[me->serum_seat - 1] =
            me->serum_kind == GROWL_BITE ? SURE : scale(m->wolf[me->serum_seat - 1], SERUM_CLEAR);
    }
    if (me->hound_seat) {
        const bool over = me->hound_hand[GROWL_BITE] >= me->hound_hand[GROWL_CHARM] + GROWL_TURNS_AT;
        m->wolf[me->hound_seat - 1] = over ? SURE : scale(m->wolf[me->hound_seat - 1], HOUND_CLEAR);
    }
    if (pub->seance_team != GROWL_NONE) {
        m->wolf[pub->seance_seat] = pub->seance_team == GROWL_WOLF ? SURE : 0;
    }
    for (int night = 0; night < GROWL_NIGHTS; night++) {
        if (pub->night[night].card != GROWL_NONE) {
            judge_night(m, night);
        }
    }
    for (int seat = 0; seat < pub->n; seat++) {
        if (me->sniffed && me->sniff[seat]) {
            m->wolf[seat] = SURE;
        }
    }
    m->wolf[m->seat] = me->team == GROWL_WOLF ? SURE : 0;
}

/* Per cent: how likely a foe of mine. */
static int foe(const mind *m, int seat) {
    return m->me->team == GROWL_WOLF ? SURE - m->wolf[seat] : m->wolf[seat];
}

/* ---- what a card is worth ---- */

static int steps(int halves, int most) {
    const int whole = halves < 0 ? 0 : halves / 2;
    return whole > most ? most : whole;
}

/* Worth for my team that another player gets this card. */
static int give_worth(const mind *m, int seat, uint8_t kind) {
    const int against = foe(m, seat), with = SURE - against;
    const int b = steps(m->bites[seat], GROWL_TURNS_AT - 1), w = steps(m->wounds[seat], GROWL_DIES_AT - 1);
    const bool wolf = m->me->team == GROWL_WOLF;
    switch (kind) {
    case GROWL_BITE:
        return wolf ? against * (1 + b) * (1 + b) * 8 / 10 : -with * (1 + b) * (1 + b) * 8 / 10 - against * 3 / 10;
    case GROWL_WOUND:
        return (against * 10 - with * (wolf ? 8 : 12)) * (1 + w) * (1 + w) / 20;
    case GROWL_CHARM:
        return wolf ? -against * (1 + 2 * b) * 3 / 10 : with * (1 + 2 * b) * 3 / 10 - against / 5;
    case GROWL_SALVE:
        return with * (1 + 2 * w) * 3 / 10 - against * (1 + 2 * w) * 3 / 10;
    default:
        return with * 3 / 10;
    }
}

/* Worth for my team that I keep this card. */
static int keep_worth(const mind *m, uint8_t kind) {
    const growl_priv *me = m->me;
    const bool wolf = me->team == GROWL_WOLF;
    const int wounds = me->hand[GROWL_WOUND] - me->hand[GROWL_SALVE];
    const int bites = me->hand[GROWL_BITE] - me->hand[GROWL_CHARM];
    switch (kind) {
    case GROWL_BITE:
        return wolf ? 0 : -100 * (1 + (bites > 0 ? bites : 0));
    case GROWL_WOUND:
        return -40 * (1 + (wounds > 0 ? wounds : 0)) * (1 + (wounds > 0 ? wounds : 0));
    case GROWL_CHARM:
        return wolf ? 10 : 120 + 120 * (bites > 0 ? bites : 0);
    case GROWL_SALVE:
        return 60 + 120 * (wounds > 0 ? wounds : 0);
    default:
        return 30;
    }
}

/* ---- what a move is worth ---- */

/* A public target of a night card; how the card is used depends on the step. */
static int target_worth(const mind *m, int seat) {
    const growl_pub *pub = m->pub;
    const int against = seat == m->seat ? 0 : foe(m, seat);
    switch (pub->step) {
    case GROWL_STEP_SERUM_TARGET:
    case GROWL_STEP_HOUND_TARGET: /* where most is to be learned */
        return SURE / 2 - (m->wolf[seat] > SURE / 2 ? m->wolf[seat] - SURE / 2 : SURE / 2 - m->wolf[seat]);
    case GROWL_STEP_INSOMNIA_TARGET:
        return seat == m->seat ? SURE : 0;
    case GROWL_STEP_SEANCE_TARGET:
        return pub->alive[seat] ? 0 : SURE;
    case GROWL_STEP_CAGE_TARGET:
        return m->me->team == GROWL_WOLF ? -against : seat == m->seat ? 0 : against;
    case GROWL_STEP_BULLET_TARGET:
        return seat == m->seat ? -10 * SURE : give_worth(m, seat, GROWL_WOUND);
    case GROWL_STEP_SAVE: /* saves friends: who is left last dies */
        return -against;
    case GROWL_STEP_BREAK_TIE:
        if (pub->night_card == GROWL_TRUSTED) {
            return -against;
        }
        return seat == m->seat ? -SURE : against;
    case GROWL_STEP_CONDEMN:
        return seat == m->seat ? -SURE : against;
    default:
        return 0;
    }
}

static int pair_worth(const mind *m, int a, int b) {
    const int other = a == m->seat ? b : a;
    const bool mine = a == m->seat || b == m->seat;
    if (m->pub->step == GROWL_STEP_GIFT_PAIR) { /* a way out for a human's Bites, and a wolf's way in */
        return mine && m->me->hand[GROWL_BITE] > 0 ? SURE + foe(m, other) : mine ? -SURE : 0;
    }
    if (m->pub->step == GROWL_STEP_SWAP_PAIR && m->pub->bullet_place != GROWL_NONE) { /* a foe under the bullet */
        const int under = m->pub->who[m->pub->bullet_place];
        if (a == under || b == under) {
            return foe(m, a == under ? b : a) - foe(m, under);
        }
    }
    return 0;
}

/* A card laid blindly: The Gift, The Tempest. */
static int card_worth(const mind *m, uint8_t kind) {
    if (kind >= GROWL_KINDS) {
        return 0;
    }
    int worth = -keep_worth(m, kind);
    if (m->pub->step == GROWL_STEP_GIFT_CARD) {
        const int to = m->pub->target[0] == m->seat ? m->pub->target[1] : m->pub->target[0];
        worth += give_worth(m, to, kind);
    }
    return worth;
}

/* Worth of one card for each side: at night, or from the dead under All Hallows' Eve. */
static int both_sides_worth(const mind *m, const uint8_t kind[2]) {
    int worth = 0;
    for (int side = 0; side < 2; side++) {
        if (kind[side] >= GROWL_KINDS) {
            continue;
        }
        const int to = growl_neighbour(m->pub, m->seat, side);
        if (to != m->seat) {
            worth += give_worth(m, to, kind[side]);
        }
        if (m->pub->step == GROWL_STEP_PASS) {
            worth -= keep_worth(m, kind[side]);
        }
    }
    return worth;
}

/* The pointer's next in the circle of The Unwanted. */
static int pointed(const mind *m, int side) {
    const growl_pub *pub = m->pub;
    for (int k = 1; k < pub->n; k++) {
        const int other = pub->who[(pub->place[m->seat] + (side == 0 ? k : pub->n - k)) % pub->n];
        if (pub->group[other]) {
            return other;
        }
    }
    return m->seat;
}

static int worth(const mind *m, const nt_move *move) {
    const uint8_t *arg = move->arg;
    switch (move->kind) {
    case GROWL_MOVE_GIVE:
        return give_worth(m, arg[0], m->pub->turned);
    case GROWL_MOVE_PAIR:
        return pair_worth(m, arg[0], arg[1]);
    case GROWL_MOVE_TARGET:
        return target_worth(m, arg[0]);
    case GROWL_MOVE_CARD: /* under Truth Serum anything but a Bite says the same */
        return m->pub->step == GROWL_STEP_SERUM_SHOW ? 0 : card_worth(m, arg[0]);
    case GROWL_MOVE_NAME:
        return arg[0] == GROWL_BITE;
    case GROWL_MOVE_POINT:
        return foe(m, pointed(m, arg[0]));
    case GROWL_MOVE_VOTE:
        if (m->pub->step == GROWL_STEP_TRUST) {
            return arg[0] == m->seat ? SURE : -foe(m, arg[0]);
        }
        return foe(m, arg[0]);
    case GROWL_MOVE_CARDS:
        return both_sides_worth(m, arg);
    case GROWL_MOVE_FINISH:
        return SURE;
    default:
        return 0;
    }
}

int growl_bot(nt_view view, const nt_move *legal, int n, nt_rng *rng) {
    mind m = {.pub = view.pub, .me = view.me, .seat = view.seat};
    read_hands(&m);
    read_minds(&m);
    int best = 0, most = 0;
    for (int i = 0; i < n; i++) {
        const int score = TIE_NOISE * worth(&m, &legal[i]) + (int)nt_rng_below(rng, TIE_NOISE);
        if (i == 0 || score > most) {
            best = i;
            most = score;
        }
    }
    return best;
}
