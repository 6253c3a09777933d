/* An imagined world's deal: roles by what the seat knows, from which what happened can have come. */
#include <string.h>

#include "games/werewolf/werewolf_imagine.h"

enum {
    SHUFFLES = 24, /* tries of a deal by luck, then by fitting */
    DEALS = 200,
    ALL_ROLES = (1 << WEREWOLF_ROLES) - 1
};

/* Whether the viewer knows the knife of that night: holder, or Witch who was shown it. */
bool werewolf_knows_knife(const werewolf_sampler *d, int round, uint8_t *knife) {
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

static bool knows_pack(const werewolf_sampler *d) {
    return d->me->pack[d->viewer];
}

/* Whether the viewer, Hidden Werewolf or Ghost, is known to have held the knife in that night (5.5). */
static bool held_knife(const werewolf_sampler *d, int round) {
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
static int by_nights(const werewolf_sampler *d, int seat) {
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

void werewolf_find_domains(const werewolf_sampler *d, int domain[WEREWOLF_SEATS]) {
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
static int known_roles(const werewolf_sampler *d, const int domain[WEREWOLF_SEATS], uint8_t set[WEREWOLF_ROLES]) {
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
static void draw_set(const werewolf_sampler *d, const int domain[WEREWOLF_SEATS], uint8_t set[WEREWOLF_ROLES]) {
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

void werewolf_sample_set(const werewolf_sampler *d, const int domain[WEREWOLF_SEATS], uint8_t set[WEREWOLF_ROLES]) {
    if (d->pub->opt[WEREWOLF_OPT_HIDDEN_SET] && !d->pub->ended) {
        draw_set(d, domain, set);
    } else {
        memcpy(set, d->pub->set, WEREWOLF_ROLES);
    }
}

/* The cards of the others; returns how many, 0 when the viewer's own is not in the set. */
static int pool_of(const werewolf_sampler *d, const int domain[WEREWOLF_SEATS], uint8_t card[WEREWOLF_SEATS]) {
    uint8_t set[WEREWOLF_ROLES];
    int n = 0;
    werewolf_sample_set(d, domain, set);
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

static bool shuffled(const werewolf_sampler *d, const int domain[WEREWOLF_SEATS], uint8_t *card, int n) {
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
static bool placed(const werewolf_sampler *d, const int domain[WEREWOLF_SEATS], uint8_t *card, int n) {
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
static bool wakes_as_told(const werewolf_sampler *d) {
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
static bool possible(const werewolf_sampler *d) {
    const bool chain = d->pub->step == WEREWOLF_STEP_RITES;
    return (chain || d->lenient || werewolf_verdict(d->w, d->pub->alive) == WEREWOLF_WON_NONE) && wakes_as_told(d);
}

/* What a night needs of knife, poison and antidote. */
typedef struct {
    int open;    /* deaths that nothing the viewer knows explains */
    int may;     /* of them by an unknown knife and charm */
    bool saving; /* the known knife killed nobody, and no Guardian can have stopped it */
} need;

static bool there(const werewolf_sampler *d, int round, int seat) {
    return seat != WEREWOLF_NONE && werewolf_bit(d->pub->there[round], seat);
}

/* Whether the viewer's own act of that night explains the death. */
static bool own_act(const werewolf_sampler *d, int round, int seat) {
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
static bool by_knife(const werewolf_sampler *d, int round, bool guarded) {
    const bool saved = d->me->role == WEREWOLF_WITCH && d->me->night[round].potions & 1;
    return !saved || (guarded && !d->pub->opt[WEREWOLF_OPT_GUARD_SAVE]);
}

static need need_of(const werewolf_sampler *d, int round) {
    const struct werewolf_state *w = d->w;
    const uint8_t *dead = d->pub->night_dead[round];
    const int seer = werewolf_seat_of(w, WEREWOLF_SEER), beauty = werewolf_seat_of(w, WEREWOLF_BEAUTY);
    const int guardian = werewolf_seat_of(w, WEREWOLF_GUARDIAN), rider = werewolf_seat_of(w, WEREWOLF_RIDER);
    uint8_t knife;
    const bool knows = werewolf_knows_knife(d, round, &knife);
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
static bool explained(const werewolf_sampler *d) {
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

bool werewolf_sample_deal(const werewolf_sampler *d, const int domain[WEREWOLF_SEATS]) {
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
