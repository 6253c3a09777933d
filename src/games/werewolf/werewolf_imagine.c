/* A whole world that a seat cannot tell from the real one: roles dealt by what the seat knows, from which what
 * happened can have come; then every night played again with the rules' own calls and answers, guided by who was
 * found dead. */
#include <string.h>

#include "games/werewolf/werewolf_state.h"

enum {
    WORLDS = 200, /* tries of a whole world; the first STRICT of them not lenient */
    STRICT = 20,
    SHUFFLES = 24, /* tries of a deal by luck, then by fitting */
    DEALS = 200,
    TRIES = 40, /* of one night */
    ALL_ROLES = (1 << WEREWOLF_ROLES) - 1
};

typedef struct {
    struct werewolf_state *w;
    const werewolf_pub *pub; /* of the view */
    const werewolf_priv *me;
    nt_rng *rng;
    uint8_t viewer;
    bool lenient; /* a judge's tools may have left a position that is decided */
} sampler;

/* The cause of who went out in that way by day; 0 by night. */
static int day_cause(uint8_t how) {
    static const uint16_t cause[WEREWOLF_OUTS] = {
        [WEREWOLF_OUT_SHOT] = WEREWOLF_BY_SHOT,     [WEREWOLF_OUT_LINK] = WEREWOLF_BY_CHARM,
        [WEREWOLF_OUT_TAKEN] = WEREWOLF_BY_TAKEN,   [WEREWOLF_OUT_EXPLODE] = WEREWOLF_BY_EXPLODE,
        [WEREWOLF_OUT_DUEL] = WEREWOLF_BY_DUEL,     [WEREWOLF_OUT_EXILE] = WEREWOLF_BY_EXILE,
        [WEREWOLF_OUT_REMOVED] = WEREWOLF_BY_JUDGE,
    };
    return how < WEREWOLF_OUTS ? cause[how] : 0;
}

/* Whether the viewer knows the knife of that night: holder, or Witch who was shown it. */
static bool knows_knife(const sampler *d, int round, uint8_t *knife) {
    bool antidote = true;
    *knife = d->me->night[round].knife;
    if (!werewolf_bit(d->pub->there[round], d->viewer)) {
        return false;
    }
    if (werewolf_role[d->me->role].pack ||
        (*knife != WEREWOLF_NONE && werewolf_role[d->me->role].camp == WEREWOLF_CAMP_WOLF)) {
        return true;
    }
    for (int before = 1; before < round; before++) {
        antidote &= !(d->me->night[before].potions & 1);
    }
    return d->me->role == WEREWOLF_WITCH &&
           (*knife != WEREWOLF_NONE || antidote || d->pub->opt[WEREWOLF_OPT_WITCH_SEES]);
}

/* ---- the deal ---- */

static int camp_mask(uint8_t camp) {
    int mask = 0;
    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        mask |= (werewolf_role[role].camp == camp) << role;
    }
    return mask;
}

static int pack_mask(void) {
    int mask = 0;
    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        mask |= werewolf_role[role].pack << role;
    }
    return mask;
}

/* What is known of each seat, as sets of roles. */

static int exploders(const werewolf_pub *pub, int seat) {
    for (int other = 0; other < pub->n; other++) {
        if (pub->out_how[other] == WEREWOLF_OUT_TAKEN && pub->out_round[other] == pub->out_round[seat]) {
            return 1 << WEREWOLF_WHITE_KING;
        }
    }
    int mask = 0;
    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        const bool may = pub->opt[WEREWOLF_OPT_EXPLODE_ROLES] == 0   ? werewolf_role[role].explode
                         : pub->opt[WEREWOLF_OPT_EXPLODE_ROLES] == 1 ? werewolf_role[role].camp == WEREWOLF_CAMP_WOLF
                                                                     : role == WEREWOLF_WEREWOLF;
        mask |= (may && role != WEREWOLF_WHITE_KING) << role;
    }
    if (pub->tools > 0) { /* whom he took may be back */
        mask |= 1 << WEREWOLF_WHITE_KING;
    }
    return mask;
}

static int by_public(const werewolf_pub *pub, int seat) {
    int mask = ALL_ROLES;
    if (pub->role[seat] != WEREWOLF_NONE) {
        mask &= 1 << pub->role[seat];
    }
    if (pub->camp[seat] != WEREWOLF_NONE) {
        mask &= camp_mask(pub->camp[seat]);
    }
    if (pub->shot[seat]) {
        mask &= 1 << WEREWOLF_HUNTER | 1 << WEREWOLF_KING;
    }
    if (pub->out_how[seat] == WEREWOLF_OUT_EXPLODE) {
        mask &= exploders(pub, seat);
    }
    return mask;
}

/* 1: what a look of Seer, Ghost or Grave Keeper leaves. */
static int by_look(const werewolf_priv *me, const werewolf_memory *night) {
    if (me->role == WEREWOLF_GHOST) {
        return 1 << night->result;
    }
    if (me->role == WEREWOLF_KEEPER) {
        return camp_mask(night->result);
    }
    if (night->result == WEREWOLF_SAW_NOTHING) {
        return 1 << WEREWOLF_RIDER;
    }
    const int hidden = 1 << WEREWOLF_HIDDEN;
    return night->result == WEREWOLF_SAW_GOOD ? camp_mask(WEREWOLF_CAMP_GOOD) | hidden
                                              : camp_mask(WEREWOLF_CAMP_WOLF) & ~(1 << WEREWOLF_RIDER);
}

static bool knows_pack(const sampler *d) {
    return d->me->pack[d->viewer];
}

/* Whether the viewer, Hidden Werewolf or Ghost, is known to have held the knife in that night (5.5). */
static bool held_knife(const sampler *d, int round) {
    const werewolf_memory *night = &d->me->night[round];
    if ((d->me->role != WEREWOLF_HIDDEN && d->me->role != WEREWOLF_GHOST) ||
        !werewolf_bit(d->pub->there[round], d->viewer)) {
        return false;
    }
    return (round == d->pub->round && d->me->awake) || night->name != WEREWOLF_NONE || night->knife != WEREWOLF_NONE;
}

/* Who may be the Wolf Beauty that the seat fell with in its round. A judge may have brought her back. */
static bool may_have_charmed(const werewolf_pub *pub, int beauty, int charmed) {
    const int round = pub->out_round[charmed];
    if (beauty == charmed) {
        return false;
    }
    if (pub->tools > 0 && werewolf_bit(pub->there[round], beauty)) {
        return true;
    }
    return pub->out_round[beauty] == round && pub->out_how[beauty] != WEREWOLF_OUT_NIGHT &&
           pub->out_how[beauty] != WEREWOLF_OUT_LINK;
}

/* What public acts leave: a fall with the Wolf Beauty, a silence. */
static int by_acts(const werewolf_pub *pub, int seat) {
    int mask = ALL_ROLES;
    for (int other = 0; other < pub->n; other++) {
        if (pub->out_how[other] == WEREWOLF_OUT_LINK && !may_have_charmed(pub, seat, other)) {
            mask &= ~(1 << WEREWOLF_BEAUTY);
        }
    }
    for (int round = 1; round <= pub->round; round++) {
        if (pub->silences[round] != WEREWOLF_NONE && !werewolf_bit(pub->there[round], seat)) {
            mask &= ~(1 << WEREWOLF_SILENCER);
        }
    }
    return mask;
}

/* What the viewer's own nights leave of another seat. */
static int by_nights(const sampler *d, int seat) {
    int mask = ALL_ROLES;
    for (int round = 1; round <= d->pub->round; round++) {
        const werewolf_memory *night = &d->me->night[round];
        if (night->seen == seat) {
            mask &= by_look(d->me, night);
        }
        if (held_knife(d, round) && werewolf_bit(d->pub->there[round], seat)) {
            mask &= d->me->role == WEREWOLF_GHOST ? ~camp_mask(WEREWOLF_CAMP_WOLF) : ~pack_mask();
        }
    }
    return mask;
}

static void find_domains(const sampler *d, int domain[WEREWOLF_SEATS]) {
    for (int seat = 0; seat < d->pub->n; seat++) {
        domain[seat] = by_public(d->pub, seat) & by_acts(d->pub, seat) & by_nights(d, seat);
        if (knows_pack(d)) {
            domain[seat] &= d->me->pack[seat] ? pack_mask() : ALL_ROLES & ~pack_mask();
        }
    }
    domain[d->viewer] = d->me->role == WEREWOLF_NONE ? ALL_ROLES : 1 << d->me->role;
}

static int size(int mask) {
    int n = 0;
    for (; mask != 0; mask &= mask - 1) {
        n++;
    }
    return n;
}

static void add_one(uint8_t set[WEREWOLF_ROLES], int role) {
    set[role] |= !set[role];
}

/* What a hidden set must hold: roles that the viewer knows, and those of public acts. */
static int known_roles(const sampler *d, const int domain[WEREWOLF_SEATS], uint8_t set[WEREWOLF_ROLES]) {
    const werewolf_pub *pub = d->pub;
    const bool kings = nt_rng_below(d->rng, 2);
    int n = 0;
    memset(set, 0, WEREWOLF_ROLES);
    for (int seat = 0; seat < pub->n; seat++) {
        if (size(domain[seat]) == 1) {
            set[nt_lowest((uint32_t)domain[seat])]++;
        }
    }
    for (int seat = 0; seat < pub->n; seat++) {
        if (pub->out_how[seat] == WEREWOLF_OUT_LINK) {
            add_one(set, WEREWOLF_BEAUTY);
        }
        if (pub->shot[seat] && size(domain[seat]) > 1) {
            add_one(set, set[WEREWOLF_HUNTER] || (!set[WEREWOLF_KING] && kings) ? WEREWOLF_KING : WEREWOLF_HUNTER);
        }
    }
    for (int round = 1; round <= pub->round; round++) {
        if (pub->silences[round] != WEREWOLF_NONE) {
            add_one(set, WEREWOLF_SILENCER);
        }
    }
    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        n += set[role];
    }
    return n;
}

/* A set that nobody has told: some set that the rules allow. */
static void draw_set(const sampler *d, const int domain[WEREWOLF_SEATS], uint8_t set[WEREWOLF_ROLES]) {
    const int n = d->pub->n, allowed = n < WEREWOLF_MIN_SEATS ? WEREWOLF_E1 : 0;
    const bool total = d->pub->opt[WEREWOLF_OPT_VICTORY];
    do {
        int left = n - known_roles(d, domain, set);
        for (int role = 0; role < WEREWOLF_ROLES; role++) {
            if (!werewolf_role[role].many && !set[role] && left > 0 && nt_rng_below(d->rng, 2)) {
                set[role] = 1;
                left--;
            }
        }
        const int wolves = (int)nt_rng_below(d->rng, (uint32_t)(left < 5 ? left : 5) + 1);
        set[WEREWOLF_WEREWOLF] = (uint8_t)(set[WEREWOLF_WEREWOLF] + wolves);
        set[WEREWOLF_VILLAGER] = (uint8_t)(set[WEREWOLF_VILLAGER] + left - wolves);
    } while (werewolf_check_set(n, set, total) & WEREWOLF_SET_ERRORS & ~allowed);
}

static void sample_set(const sampler *d, const int domain[WEREWOLF_SEATS], uint8_t set[WEREWOLF_ROLES]) {
    if (d->pub->opt[WEREWOLF_OPT_HIDDEN_SET] && !d->pub->ended) {
        draw_set(d, domain, set);
    } else {
        memcpy(set, d->pub->set, WEREWOLF_ROLES);
    }
}

/* The cards of the others; returns how many, 0 when the viewer's own is not in the set. */
static int pool_of(const sampler *d, const int domain[WEREWOLF_SEATS], uint8_t card[WEREWOLF_SEATS]) {
    uint8_t set[WEREWOLF_ROLES];
    int n = 0;
    sample_set(d, domain, set);
    memcpy(d->w->hid.set, set, sizeof set);
    if (set[d->me->role] == 0) {
        return 0;
    }
    set[d->me->role]--;
    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        for (int copy = 0; copy < set[role]; copy++) {
            card[n++] = (uint8_t)role;
        }
    }
    return n;
}

static bool shuffled(const sampler *d, const int domain[WEREWOLF_SEATS], uint8_t *card, int n) {
    nt_rng_shuffle(d->rng, card, n);
    for (int seat = 0, at = 0; seat < d->pub->n; seat++) {
        if (seat == d->viewer) {
            continue;
        }
        if (!(domain[seat] >> card[at] & 1)) {
            return false;
        }
        d->w->seat[seat].role = card[at++];
    }
    return true;
}

/* A seat takes a card that fits it, if need be from a seat that can have another. */
typedef struct {
    const int *domain;
    const uint8_t *card;
    int n;
    uint8_t holder[WEREWOLF_SEATS]; /* of each card, or NONE */
    bool asked[WEREWOLF_SEATS];     /* cards that were tried for the seat that is being placed */
} fitting;

static bool takes(fitting *f, int seat) {
    for (int at = 0; at < f->n; at++) {
        if (f->asked[at] || !(f->domain[seat] >> f->card[at] & 1)) {
            continue;
        }
        f->asked[at] = true;
        if (f->holder[at] == WEREWOLF_NONE || takes(f, f->holder[at])) {
            f->holder[at] = (uint8_t)seat;
            return true;
        }
    }
    return false;
}

/* Everybody gets a card that fits, if that can be; drawn, though not evenly. */
static bool placed(const sampler *d, const int domain[WEREWOLF_SEATS], uint8_t *card, int n) {
    fitting f = {.domain = domain, .card = card, .n = n};
    nt_rng_shuffle(d->rng, card, n);
    memset(f.holder, WEREWOLF_NONE, sizeof f.holder);
    const int first = (int)nt_rng_below(d->rng, d->pub->n);
    for (int i = 0; i < d->pub->n; i++) {
        const int seat = (first + i) % d->pub->n;
        memset(f.asked, 0, sizeof f.asked);
        if (seat != d->viewer && !takes(&f, seat)) {
            return false;
        }
    }
    for (int at = 0; at < n; at++) {
        d->w->seat[f.holder[at]].role = card[at];
    }
    return true;
}

/* Whether the night's holder of the knife is as the viewer, asleep or awake, was told. */
static bool wakes_as_told(const sampler *d) {
    const uint8_t *there = d->pub->there[d->pub->round];
    const uint8_t role = d->me->role;
    if ((role != WEREWOLF_HIDDEN && role != WEREWOLF_GHOST) || !werewolf_bit(there, d->viewer)) {
        return true;
    }
    bool others = false;
    for (int seat = 0; seat < d->pub->n; seat++) {
        others |= seat != d->viewer && werewolf_bit(there, seat) &&
                  (werewolf_in_pack(d->w, seat) ||
                   (role == WEREWOLF_GHOST && werewolf_camp_of(d->w, seat) == WEREWOLF_CAMP_WOLF));
    }
    return others != (d->me->awake != 0);
}

/* Whether the living may be as they are. A judge's tools may have left what else would have ended the game. */
static bool possible(const sampler *d) {
    const bool chain = d->pub->step == WEREWOLF_STEP_RITES;
    return (chain || d->lenient || werewolf_verdict(d->w, d->pub->alive) == WEREWOLF_WON_NONE) && wakes_as_told(d);
}

/* What a night needs of knife, poison and antidote. */
typedef struct {
    int open;    /* deaths that nothing the viewer knows explains */
    int may;     /* of them by an unknown knife and charm */
    bool saving; /* the known knife killed nobody, and no Guardian can have stopped it */
} need;

static bool there(const sampler *d, int round, int seat) {
    return seat != WEREWOLF_NONE && werewolf_bit(d->pub->there[round], seat);
}

/* Whether the viewer's own act of that night explains the death. */
static bool own_act(const sampler *d, int round, int seat) {
    const werewolf_memory *night = &d->me->night[round];
    switch (d->me->role) {
    case WEREWOLF_SEER:
        return seat == d->viewer && night->seen != WEREWOLF_NONE && night->result == WEREWOLF_SAW_NOTHING;
    case WEREWOLF_BEAUTY:
        return seat == night->choice && werewolf_bit(d->pub->night_dead[round], d->viewer);
    case WEREWOLF_WITCH:
        return night->potions & 2 &&
               (seat == night->choice || (seat == d->viewer && d->w->seat[night->choice].role == WEREWOLF_RIDER));
    default:
        return false;
    }
}

/* Whether the known knife explains the death: not of whom the viewer saved, but for the Guardian's shield (6.1). */
static bool by_knife(const sampler *d, int round, bool guarded) {
    const bool saved = d->me->role == WEREWOLF_WITCH && d->me->night[round].potions & 1;
    return !saved || (guarded && !d->pub->opt[WEREWOLF_OPT_GUARD_SAVE]);
}

static need need_of(const sampler *d, int round) {
    const struct werewolf_state *w = d->w;
    const uint8_t *dead = d->pub->night_dead[round];
    const int seer = werewolf_seat_of(w, WEREWOLF_SEER), beauty = werewolf_seat_of(w, WEREWOLF_BEAUTY);
    const int guardian = werewolf_seat_of(w, WEREWOLF_GUARDIAN), rider = werewolf_seat_of(w, WEREWOLF_RIDER);
    uint8_t knife;
    const bool knows = knows_knife(d, round, &knife);
    need n = {.may = !knows + (beauty != d->viewer && there(d, round, beauty) && werewolf_bit(dead, beauty))};
    const bool immune = d->pub->opt[WEREWOLF_OPT_RIDER_IMMUNE] && knife == rider;
    const bool guarded = there(d, round, guardian) && (guardian != d->viewer || d->me->night[round].choice == knife);
    for (int seat = 0; seat < d->pub->n; seat++) {
        const bool countered = seat == seer && seat != d->viewer && there(d, round, rider);
        const bool knifed = knows && seat == knife && by_knife(d, round, guarded);
        n.open += werewolf_bit(dead, seat) && !knifed && !countered && !own_act(d, round, seat);
    }
    n.saving = knows && knife != WEREWOLF_NONE && !werewolf_bit(dead, knife) &&
               !werewolf_bit(d->pub->night_free[round], knife) && !immune && !guarded;
    return n;
}

/* Whether knife, one poison and one antidote in the whole game, a charm and the Rider's counters can give the deaths
 * of every night. */
static bool explained(const sampler *d) {
    const werewolf_pub *pub = d->pub;
    const int witch = werewolf_seat_of(d->w, WEREWOLF_WITCH);
    const int rounds = pub->night || pub->unannounced ? pub->round - 1 : pub->round;
    int poisons = 0, saves = 0;
    for (int round = 1; round <= rounds; round++) {
        const need n = need_of(d, round);
        const bool brews = there(d, round, witch), own = witch == d->viewer;
        const bool poisoned = n.open > n.may;
        if (n.open > n.may + 1 || (poisoned && (!brews || own))) {
            return false;
        }
        if (n.saving && (!brews || (own && !(d->me->night[round].potions & 1)))) {
            return false;
        }
        if (n.saving && poisoned && !pub->opt[WEREWOLF_OPT_BOTH_POTIONS]) {
            return false;
        }
        poisons += poisoned;
        saves += n.saving;
    }
    return poisons <= 1 && saves <= 1;
}

static bool sample_deal(const sampler *d, const int domain[WEREWOLF_SEATS]) {
    for (int tries = 0; tries < SHUFFLES + DEALS; tries++) {
        uint8_t card[WEREWOLF_SEATS];
        const int n = pool_of(d, domain, card);
        if (n == d->pub->n - 1 && (tries < SHUFFLES ? shuffled(d, domain, card, n) : placed(d, domain, card, n)) &&
            (d->pub->round == 0 || (possible(d) && explained(d)))) {
            return true;
        }
    }
    return false;
}

/* ---- the nights ---- */

/* What one imagined night aims at. */
typedef struct {
    int round;
    bool fixed;                   /* the deaths are public */
    uint8_t dead[WEREWOLF_SEATS]; /* those deaths */
    uint8_t free[WEREWOLF_SEATS]; /* may have been among them */
    uint8_t knife;                /* aim of the knife holders */
    uint8_t linked;               /* seat that fell with the Wolf Beauty by day, or NONE */
} aim;

static uint32_t below(const sampler *d, int n) {
    return nt_rng_below(d->rng, (uint32_t)n);
}

/* A random seat of the flagged ones, or NONE. */
static uint8_t any(const sampler *d, const uint8_t flag[WEREWOLF_SEATS], int but) {
    uint8_t seats[WEREWOLF_SEATS];
    int n = 0;
    for (int seat = 0; seat < d->pub->n; seat++) {
        if (seat != but && flag[seat]) {
            seats[n++] = (uint8_t)seat;
        }
    }
    return n == 0 ? WEREWOLF_NONE : seats[below(d, n)];
}

static bool dies(const aim *a, int seat) {
    return seat != WEREWOLF_NONE && (a->dead[seat] || a->free[seat]);
}

static void choose_knife(const sampler *d, aim *a) {
    uint8_t known;
    const bool knows = knows_knife(d, a->round, &known);
    /* A pack that has not settled its knife yet has none in memory. */
    const bool open = d->pub->night && a->round == d->pub->round && werewolf_in_pack(d->w, d->viewer) &&
                      d->pub->step == WEREWOLF_STEP_NIGHT && known == WEREWOLF_NONE;
    const uint8_t found = any(d, a->dead, WEREWOLF_NONE);
    if (knows && !open) {
        a->knife = known;
    } else if (found != WEREWOLF_NONE && below(d, 8) > 0) {
        a->knife = found;
    } else {
        a->knife = below(d, 4) == 0 ? WEREWOLF_NONE : any(d, d->w->pub.alive, WEREWOLF_NONE);
    }
}

/* What the others do. */

static uint8_t rider(const sampler *d) {
    return (uint8_t)werewolf_seat_of(d->w, WEREWOLF_RIDER);
}

/* Found dead, or out before the night's dead were told: whom a deadly act may have hit. */
static uint8_t any_hit(const sampler *d, const aim *a, int but) {
    uint8_t hit[WEREWOLF_SEATS];
    for (int seat = 0; seat < d->pub->n; seat++) {
        hit[seat] = a->dead[seat] || a->free[seat];
    }
    return any(d, hit, but);
}

/* Whom a Wolf Beauty who went out by day in this round, and took nobody along, may have charmed: somebody who was out
 * before her; anybody when the rules say that a duel breaks the link. */
static uint8_t any_gone(const sampler *d, const aim *a, int beauty) {
    const werewolf_pub *pub = d->pub;
    uint8_t gone[WEREWOLF_SEATS] = {0};
    if (pub->out_how[beauty] == WEREWOLF_OUT_DUEL && !pub->opt[WEREWOLF_OPT_CHARM_ON_DUEL]) {
        return any(d, d->w->pub.alive, beauty);
    }
    for (int i = 0; i < pub->deaths && pub->death[i] != beauty; i++) {
        gone[pub->death[i]] = pub->out_round[pub->death[i]] == a->round;
    }
    return any(d, gone, beauty);
}

static uint8_t charm_of(const sampler *d, const aim *a, int seat) {
    if (a->linked != WEREWOLF_NONE) {
        return a->linked;
    }
    if (a->fixed && dies(a, seat)) {
        return any_hit(d, a, seat);
    }
    if (a->fixed && d->pub->out_round[seat] == a->round) {
        return any_gone(d, a, seat);
    }
    return any(d, d->w->pub.alive, seat);
}

static uint8_t guard_of(const sampler *d, const aim *a) {
    const struct werewolf_state *w = d->w;
    const bool blocked = a->fixed && a->knife != WEREWOLF_NONE && !dies(a, a->knife);
    const bool own = d->me->role == WEREWOLF_WITCH && d->me->night[a->round].potions & 1;
    const bool saved = own || w->hid.nights[a->round].saved;
    const uint8_t someone = any(d, w->pub.alive, WEREWOLF_NONE);
    if ((blocked && !saved) || (own && dies(a, a->knife))) {
        return below(d, 4) == 0 ? someone : a->knife;
    }
    return a->fixed && someone == a->knife && !saved ? WEREWOLF_NONE : someone;
}

/* Whom the seat aims at, or NONE; whether it may is asked afterwards. */
static uint8_t target_of(const sampler *d, const aim *a, int seat) {
    const uint8_t someone = any(d, d->w->pub.alive, seat), task = d->w->seat[seat].task;
    if (task == WEREWOLF_TASK_KNIFE) { /* now and then a wolf has named another */
        return below(d, 8) == 0 ? any(d, d->w->pub.alive, WEREWOLF_NONE) : a->knife;
    }
    if (task == WEREWOLF_TASK_SILENCE && a->fixed) {
        return d->pub->silences[a->round];
    }
    if (below(d, 12) == 0) {
        return WEREWOLF_NONE;
    }
    switch (task) {
    case WEREWOLF_TASK_CHARM:
        return charm_of(d, a, seat);
    case WEREWOLF_TASK_CHECK:
        if (a->fixed && !dies(a, seat) && someone == rider(d)) {
            return WEREWOLF_NONE;
        }
        return dies(a, seat) && below(d, 2) == 0 && rider(d) != WEREWOLF_NONE ? rider(d) : someone;
    case WEREWOLF_TASK_GUARD:
        return guard_of(d, a);
    case WEREWOLF_TASK_SILENCE:
        return any(d, d->w->pub.alive, WEREWOLF_NONE);
    default:
        return someone;
    }
}

/* Whether the viewer had a page that depends on this night's causes: out in it, or by day before its dead were told.
 */
static bool has_page(const sampler *d, const aim *a) {
    const uint8_t page = d->me->rites;
    return d->pub->out_round[d->viewer] == a->round &&
           (d->pub->out_how[d->viewer] == WEREWOLF_OUT_NIGHT || a->free[d->viewer]) &&
           (page == WEREWOLF_RITES_SHOOT || page == WEREWOLF_RITES_BLOCKED);
}

static nt_move potion_of(const sampler *d, const aim *a, int seat) {
    const bool blocked = a->fixed && a->knife != WEREWOLF_NONE && !dies(a, a->knife);
    const bool saves = blocked ? below(d, 3) > 0 : below(d, 6) == 0;
    const int but = below(d, 3) == 0 ? WEREWOLF_NONE : a->knife;
    uint8_t victim = a->fixed ? any_hit(d, a, but) : any(d, d->w->pub.alive, seat);
    if (dies(a, seat) && rider(d) != WEREWOLF_NONE && below(d, 2) == 0) {
        victim = rider(d);
    }
    if (has_page(d, a) && d->me->rites == WEREWOLF_RITES_BLOCKED && below(d, 3) > 0) {
        victim = d->viewer; /* poison is what blocks a shot most of all */
    }
    if (below(d, a->fixed ? 3 : 6) < (a->fixed ? 1u : 5u)) {
        victim = WEREWOLF_NONE;
    }
    if (saves && victim != WEREWOLF_NONE && d->pub->opt[WEREWOLF_OPT_BOTH_POTIONS]) {
        return (nt_move){.seat = (uint8_t)seat, .kind = WEREWOLF_MOVE_BOTH, .n = 1, .arg = {victim}};
    }
    if (saves) {
        return (nt_move){.seat = (uint8_t)seat, .kind = WEREWOLF_MOVE_SAVE};
    }
    return (nt_move){.seat = (uint8_t)seat, .kind = WEREWOLF_MOVE_CHOOSE, .n = 1, .arg = {victim}};
}

/* What the viewer did, as remembered. */
static nt_move remembered(const sampler *d, const aim *a) {
    const werewolf_memory *night = &d->me->night[a->round];
    nt_move move = {.seat = d->viewer, .kind = WEREWOLF_MOVE_CHOOSE, .n = 1, .arg = {night->choice}};
    switch (d->w->seat[d->viewer].task) {
    case WEREWOLF_TASK_SUSPECT:
        move.arg[0] = night->suspect;
        break;
    case WEREWOLF_TASK_TRUST:
        move.arg[0] = night->trust;
        break;
    case WEREWOLF_TASK_KNIFE:
        move.arg[0] = night->name;
        break;
    case WEREWOLF_TASK_SLEEP:
    case WEREWOLF_TASK_OK:
        move.arg[0] = WEREWOLF_NONE;
        break;
    case WEREWOLF_TASK_POTION:
        if (night->potions == 1) {
            move = (nt_move){.seat = d->viewer, .kind = WEREWOLF_MOVE_SAVE};
        } else if (night->potions == 3) {
            move.kind = WEREWOLF_MOVE_BOTH;
        }
        break;
    default:
        break;
    }
    return move;
}

/* A legal move: the one that is aimed at, else nobody. */
static nt_move answer(const sampler *d, const aim *a, int seat) {
    nt_move move = {.seat = (uint8_t)seat, .kind = WEREWOLF_MOVE_CHOOSE, .n = 1, .arg = {WEREWOLF_NONE}};
    const nt_move none = move;
    const uint8_t task = d->w->seat[seat].task;
    if (seat == d->viewer) {
        return remembered(d, a);
    }
    if (task == WEREWOLF_TASK_SLEEP || task == WEREWOLF_TASK_OK) {
        return move;
    }
    if (task == WEREWOLF_TASK_POTION) {
        move = potion_of(d, a, seat);
    } else {
        move.arg[0] = target_of(d, a, seat);
    }
    if (task == WEREWOLF_TASK_KNIFE && a->round == d->pub->round && d->me->has_named[seat]) {
        move.arg[0] = d->me->named[seat];
    }
    nt_move legal[WEREWOLF_SEATS * 2 + 2]; /* the Witch's: save, poison, both, nothing */
    const int n = werewolf_legal(&(nt_view){&d->w->pub, &d->w->seat[seat], (uint8_t)seat}, legal,
                                 (int)(sizeof legal / sizeof *legal));
    for (int i = 0; i < n; i++) {
        if (nt_move_equal(legal[i], move)) {
            return move;
        }
    }
    return none;
}

/* Whether the view's night stands at this seat of this call: nothing behind it has happened. */
static bool reached(const sampler *d, const aim *a, int call, int seat) {
    return d->pub->step == WEREWOLF_STEP_NIGHT && a->round == d->pub->round && call == d->pub->call &&
           d->pub->asked[seat];
}

static void play(sampler *d, const aim *a) {
    struct werewolf_state *w = d->w;
    werewolf_run run = {.s = w};
    werewolf_start_night(&run);
    for (int call = werewolf_call_after(&w->pub, -1); call != WEREWOLF_NONE;
         call = werewolf_call_after(&w->pub, call)) {
        werewolf_open_call(&run, call);
        for (int seat = 0; seat < w->pub.n; seat++) {
            if (!w->pub.alive[seat]) {
                continue;
            }
            if (reached(d, a, call, seat)) {
                return;
            }
            werewolf_ask_one(&run, WEREWOLF_STEP_NIGHT, seat);
            werewolf_take_answer(&run, answer(d, a, seat));
        }
        werewolf_close_call(&run);
    }
    for (int seat = 0; seat < w->pub.n; seat++) {
        w->seat[seat].task = WEREWOLF_TASK_SLEEP;
    }
}

/* Whether the viewer, out by these causes of this night, had the page that is remembered (6.3). */
static bool page_is_remembered(const sampler *d, const aim *a, int causes) {
    if (!has_page(d, a)) {
        return true;
    }
    const uint8_t shot = d->w->pub.shot[d->viewer];
    d->w->pub.shot[d->viewer] = 0; /* as it was then */
    const bool may = werewolf_may_shoot(d->w, d->viewer, causes | day_cause(d->pub->out_how[d->viewer]));
    d->w->pub.shot[d->viewer] = shot;
    return may == (d->me->rites == WEREWOLF_RITES_SHOOT);
}

/* Whether the imagined night gives what all have seen; keeps its causes when it does. */
static bool fits(sampler *d, const aim *a) {
    struct werewolf_state *w = d->w;
    werewolf_batch batch;
    uint8_t left[WEREWOLF_SEATS];
    const bool now = a->round == d->pub->round, pending = now && d->pub->unannounced;
    if (now && d->pub->night) {
        return true;
    }
    werewolf_resolve_night(w, batch);
    memcpy(left, w->pub.alive, sizeof left);
    if (!page_is_remembered(d, a, batch[d->viewer])) {
        return false;
    }
    for (int seat = 0; seat < w->pub.n; seat++) {
        if (a->fixed && !a->free[seat] && (batch[seat] != 0) != a->dead[seat]) {
            return false;
        }
        left[seat] = left[seat] && !batch[seat];
    }
    if (now) {
        w->hid.knife_wins = werewolf_knife_wins(w, batch);
    }
    if (pending && (w->hid.knife_wins || werewolf_verdict(w, left) != WEREWOLF_WON_NONE)) {
        return false;
    }
    for (int seat = 0; seat < w->pub.n; seat++) {
        if (batch[seat] &&
            (pending || d->pub->out_round[seat] == a->round)) { /* a judge may have brought others back */
            w->hid.cause[seat][0] = (uint8_t)batch[seat];
            w->hid.cause[seat][1] = (uint8_t)(batch[seat] >> 8);
            w->hid.doomed[seat] = pending && d->pub->alive[seat];
        }
    }
    return true;
}

static void set_aim(const sampler *d, aim *a, int round) {
    const werewolf_pub *pub = d->pub;
    *a = (aim){.round = round, .linked = WEREWOLF_NONE};
    a->fixed = round < pub->round || (!pub->night && !pub->unannounced);
    for (int seat = 0; seat < pub->n; seat++) {
        a->dead[seat] = a->fixed && werewolf_bit(pub->night_dead[round], seat);
        a->free[seat] = werewolf_bit(pub->night_free[round], seat);
        if (pub->out_how[seat] == WEREWOLF_OUT_LINK && pub->out_round[seat] == round) {
            a->linked = (uint8_t)seat;
        }
    }
}

static void forget(struct werewolf_state *w, int round) {
    const werewolf_memory nothing = {.knife = WEREWOLF_NONE,
                                     .choice = WEREWOLF_NONE,
                                     .seen = WEREWOLF_NONE,
                                     .result = WEREWOLF_NONE,
                                     .name = WEREWOLF_NONE,
                                     .suspect = WEREWOLF_NONE,
                                     .trust = WEREWOLF_NONE};
    for (int seat = 0; seat < w->pub.n; seat++) {
        w->seat[seat].night[round] = nothing;
    }
    memset(&w->hid.nights[round], WEREWOLF_NONE, sizeof w->hid.nights[round]);
    w->hid.nights[round].saved = 0;
}

static bool sample_night(sampler *d, int round) {
    struct werewolf_state *w = d->w;
    const int witch = werewolf_seat_of(w, WEREWOLF_WITCH);
    const uint8_t antidote = witch == WEREWOLF_NONE ? 0 : w->seat[witch].antidote;
    const uint8_t poison = witch == WEREWOLF_NONE ? 0 : w->seat[witch].poison;
    aim a;
    set_aim(d, &a, round);
    w->pub.round = (uint8_t)round;
    for (int seat = 0; seat < w->pub.n; seat++) {
        w->pub.alive[seat] = werewolf_bit(d->pub->there[round], seat);
    }
    for (int tries = 0; tries < TRIES; tries++) {
        forget(w, round);
        if (witch != WEREWOLF_NONE) {
            w->seat[witch].antidote = antidote;
            w->seat[witch].poison = poison;
        }
        choose_knife(d, &a);
        play(d, &a);
        if (memcmp(&w->seat[d->viewer].night[round], &d->me->night[round], sizeof(werewolf_memory)) == 0 &&
            fits(d, &a)) {
            return true;
        }
    }
    return false;
}

static bool sample_nights(sampler *d) {
    for (int round = 1; round <= d->pub->round; round++) {
        if (!sample_night(d, round)) {
            return false;
        }
    }
    return true;
}

/* ---- the world ---- */

static void start_world(const sampler *d) {
    struct werewolf_state *w = d->w;
    memset(w, 0, sizeof *w);
    w->pub = *d->pub;
    memset(w->hid.nights, WEREWOLF_NONE, sizeof w->hid.nights);
    for (int round = 0; round <= WEREWOLF_LAST_ROUND; round++) {
        w->hid.nights[round].saved = 0;
    }
    for (int seat = 0; seat < WEREWOLF_SEATS; seat++) {
        werewolf_blank_priv(&w->seat[seat]);
    }
    w->seat[d->viewer].role = d->me->role;
}

/* The page that a seat has had, or has open now; NONE when it had none. */
static uint8_t page_of(struct werewolf_state *w, int seat) {
    const uint8_t how = w->pub.out_how[seat], shot = w->pub.shot[seat];
    const bool declined = how == WEREWOLF_OUT_EXILE && w->seat[seat].role == WEREWOLF_IDIOT;
    if (w->pub.idiot_shown[seat] || declined) {
        return WEREWOLF_RITES_SHOW;
    }
    if (how == WEREWOLF_OUT_REMOVED || (how == WEREWOLF_NONE && w->pub.exiling != seat)) {
        return WEREWOLF_RITES_NONE;
    }
    for (int i = 0; i < w->pub.queue_n; i++) {
        if (w->pub.queue[i] == seat && !w->pub.asked[seat]) {
            return WEREWOLF_RITES_NONE;
        }
    }
    w->pub.shot[seat] = 0; /* as it was then */
    const uint8_t page = werewolf_rites(w, seat);
    w->pub.shot[seat] = shot;
    return page;
}

/* What the page of the viewer told must hold in this world. */
static bool page_fits(const sampler *d) {
    const bool told = d->me->rites == WEREWOLF_RITES_SHOOT || d->me->rites == WEREWOLF_RITES_BLOCKED;
    return !told || page_of(d->w, d->viewer) == d->me->rites;
}

/* A judge's quiet notes are counted where no seat can see it. */
static void count_notes(const sampler *d) {
    uint8_t *notes = &d->w->hid.corrections;
    *notes = d->pub->corrections;
    const bool may = werewolf_judged(d->pub) && d->pub->round > 0;
    while (may && *notes < WEREWOLF_CORRECTIONS && nt_rng_below(d->rng, 3) == 0) {
        ++*notes;
    }
}

static bool finish(const sampler *d) {
    struct werewolf_state *w = d->w;
    w->pub = *d->pub;
    count_notes(d);
    for (int seat = 0; seat < w->pub.n; seat++) {
        werewolf_priv *other = &w->seat[seat];
        const int cause = day_cause(w->pub.out_how[seat]);
        w->hid.cause[seat][0] |= (uint8_t)cause;
        w->hid.cause[seat][1] |= (uint8_t)(cause >> 8);
        if (werewolf_open_step(&w->pub) == WEREWOLF_STEP_STAND && w->pub.stand_in[seat]) {
            other->stands = (uint8_t)nt_rng_below(d->rng, 2);
        }
    }
    if (!page_fits(d)) {
        return false;
    }
    for (int seat = 0; seat < w->pub.n; seat++) {
        w->seat[seat].rites = page_of(w, seat);
    }
    w->seat[d->viewer].rites = d->me->rites;
    w->seat[d->viewer].stands = d->me->stands;
    return memcmp(&w->seat[d->viewer], d->me, sizeof *d->me) == 0;
}

static void give_potions(struct werewolf_state *w) {
    for (int seat = 0; seat < w->pub.n; seat++) {
        w->seat[seat].antidote = w->seat[seat].poison = w->seat[seat].role == WEREWOLF_WITCH;
    }
}

static bool sampled(sampler *d, const int domain[WEREWOLF_SEATS]) {
    start_world(d);
    if (!sample_deal(d, domain)) {
        return false;
    }
    give_potions(d->w);
    return sample_nights(d) && finish(d);
}

/* Cards on the table: only the judge knows; those who are registered hold something that is left. */
static nt_err register_world(const sampler *d) {
    uint8_t set[WEREWOLF_ROLES];
    int domain[WEREWOLF_SEATS];
    start_world(d);
    find_domains(d, domain);
    d->w->seat[d->viewer] = *d->me;
    sample_set(d, domain, set);
    memcpy(d->w->hid.set, set, sizeof set);
    if (d->pub->registered[d->viewer]) {
        set[d->me->role]--;
    }
    for (int seat = 0; seat < d->pub->n; seat++) {
        uint8_t role = (uint8_t)nt_rng_below(d->rng, WEREWOLF_ROLES);
        if (seat == d->viewer || !d->pub->registered[seat]) {
            continue;
        }
        while (!set[role]) {
            role = (uint8_t)nt_rng_below(d->rng, WEREWOLF_ROLES);
        }
        set[role]--;
        d->w->seat[seat].role = role;
    }
    for (int seat = 0; seat < d->pub->n; seat++) {
        d->w->seat[seat].antidote = d->w->seat[seat].poison = d->w->seat[seat].role == WEREWOLF_WITCH;
    }
    return NT_OK;
}

nt_err werewolf_imagine(nt_view view, nt_rng *rng, void *world) {
    sampler d = {.w = world, .pub = view.pub, .me = view.me, .rng = rng, .viewer = view.seat};
    int domain[WEREWOLF_SEATS];
    if (d.me == NULL) {
        return NT_NO_WORLD; /* only a seat knows enough to imagine */
    }
    if (d.pub->step == WEREWOLF_STEP_REGISTER) {
        return register_world(&d);
    }
    if (d.me->role == WEREWOLF_NONE) { /* before the deal */
        start_world(&d);
        d.w->seat[d.viewer] = *d.me;
        return NT_OK;
    }
    find_domains(&d, domain);
    for (int tries = 0; tries < WORLDS; tries++) {
        d.lenient = d.pub->tools > 0 && tries >= STRICT;
        if (sampled(&d, domain)) {
            return NT_OK;
        }
    }
    return NT_NO_WORLD;
}
