/* A whole world that a seat cannot tell from the real one: roles dealt by what the seat knows, then every night
 * played again (werewolf_imagine_night.c). */
#include <string.h>

#include "games/werewolf/werewolf_imagine.h"

enum { WORLDS = 30, SHUFFLES = 24, DEALS = 40, ALL_ROLES = (1 << WEREWOLF_ROLES) - 1 };

static int camp_mask(uint8_t camp) {
    int mask = 0;
    for (int role = 0; role < WEREWOLF_ROLES; role++)
        mask |= (werewolf_role[role].camp == camp) << role;
    return mask;
}

static int pack_mask(void) {
    int mask = 0;
    for (int role = 0; role < WEREWOLF_ROLES; role++)
        mask |= werewolf_role[role].pack << role;
    return mask;
}

/* ---- what is known of each seat, as sets of roles ---- */

static int exploders(const werewolf_pub *pub, int seat) {
    for (int other = 0; other < pub->n; other++)
        if (pub->out_how[other] == WEREWOLF_OUT_TAKEN && pub->out_round[other] == pub->out_round[seat])
            return 1 << WEREWOLF_WHITE_KING;
    int mask = 0;
    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        const bool may = pub->opt[WEREWOLF_OPT_EXPLODE_ROLES] == 0   ? werewolf_role[role].explode
                         : pub->opt[WEREWOLF_OPT_EXPLODE_ROLES] == 1 ? werewolf_role[role].camp == WEREWOLF_CAMP_WOLF
                                                                     : role == WEREWOLF_WEREWOLF;
        mask |= (may && role != WEREWOLF_WHITE_KING) << role;
    }
    return mask;
}

static int by_public(const werewolf_pub *pub, int seat) {
    int mask = ALL_ROLES;
    if (pub->role[seat] != WEREWOLF_NONE)
        mask &= 1 << pub->role[seat];
    if (pub->camp[seat] != WEREWOLF_NONE)
        mask &= camp_mask(pub->camp[seat]);
    if (pub->shot[seat])
        mask &= 1 << WEREWOLF_HUNTER | 1 << WEREWOLF_KING;
    if (pub->out_how[seat] == WEREWOLF_OUT_EXPLODE)
        mask &= exploders(pub, seat);
    return mask;
}

/* 1: what a look of Seer, Ghost or Grave Keeper leaves. */
static int by_look(const werewolf_priv *me, const werewolf_memory *night) {
    if (me->role == WEREWOLF_GHOST)
        return 1 << night->result;
    if (me->role == WEREWOLF_KEEPER)
        return camp_mask(night->result);
    if (night->result == WEREWOLF_SAW_NOTHING)
        return 1 << WEREWOLF_RIDER;
    const int hidden = 1 << WEREWOLF_HIDDEN;
    return night->result == WEREWOLF_SAW_GOOD ? camp_mask(WEREWOLF_CAMP_GOOD) | hidden
                                              : camp_mask(WEREWOLF_CAMP_WOLF) & ~(1 << WEREWOLF_RIDER);
}

static bool knows_pack(const werewolf_dream *d) {
    return d->me->pack[d->viewer];
}

static void find_domains(const werewolf_dream *d, int domain[WEREWOLF_SEATS]) {
    for (int seat = 0; seat < d->pub->n; seat++) {
        domain[seat] = by_public(d->pub, seat);
        if (knows_pack(d))
            domain[seat] &= d->me->pack[seat] ? pack_mask() : ALL_ROLES & ~pack_mask();
        else if (d->me->awake && werewolf_bit(d->pub->there[d->pub->round], seat))
            domain[seat] &= ALL_ROLES & ~pack_mask();
    }
    for (int round = 1; round <= d->pub->round; round++) {
        const werewolf_memory *night = &d->me->night[round];
        if (night->seen != WEREWOLF_NONE)
            domain[night->seen] &= by_look(d->me, night);
    }
    domain[d->viewer] = 1 << d->me->role;
}

/* ---- the deal ---- */

/* What a hidden set must hold: the roles that are public, and the viewer's own. */
static int known_roles(const werewolf_dream *d, uint8_t set[WEREWOLF_ROLES]) {
    int n = 0;
    memset(set, 0, WEREWOLF_ROLES);
    for (int seat = 0; seat < d->pub->n; seat++) {
        const uint8_t role = seat == d->viewer ? d->me->role : d->pub->role[seat];
        if (role == WEREWOLF_NONE)
            continue;
        set[role]++;
        n++;
    }
    return n;
}

/* A set that nobody has told: some set that the rules allow. */
static void draw_set(const werewolf_dream *d, uint8_t set[WEREWOLF_ROLES]) {
    const int n = d->pub->n, allowed = n < WEREWOLF_MIN_SEATS ? WEREWOLF_E1 : 0;
    const bool total = d->pub->opt[WEREWOLF_OPT_VICTORY];
    do {
        int left = n - known_roles(d, set);
        for (int role = 0; role < WEREWOLF_ROLES; role++)
            if (!werewolf_role[role].many && !set[role] && left > 0 && nt_rng_below(d->rng, 2)) {
                set[role] = 1;
                left--;
            }
        const int wolves = (int)nt_rng_below(d->rng, (uint32_t)(left < 5 ? left : 5) + 1);
        set[WEREWOLF_WEREWOLF] = (uint8_t)(set[WEREWOLF_WEREWOLF] + wolves);
        set[WEREWOLF_VILLAGER] = (uint8_t)(set[WEREWOLF_VILLAGER] + left - wolves);
    } while (werewolf_check_set(n, set, total) & WEREWOLF_SET_ERRORS & ~allowed);
}

/* The cards of the others; false when the viewer's own is not in the set. */
static int pool_of(const werewolf_dream *d, uint8_t card[WEREWOLF_SEATS]) {
    uint8_t set[WEREWOLF_ROLES];
    int n = 0;
    if (d->pub->opt[WEREWOLF_OPT_HIDDEN_SET] && !d->pub->ended)
        draw_set(d, set);
    else
        memcpy(set, d->pub->set, sizeof set);
    memcpy(d->w->hid.set, set, sizeof set);
    if (set[d->me->role] == 0)
        return 0;
    set[d->me->role]--;
    for (int role = 0; role < WEREWOLF_ROLES; role++)
        for (int copy = 0; copy < set[role]; copy++)
            card[n++] = (uint8_t)role;
    return n;
}

static bool shuffled(const werewolf_dream *d, const int domain[WEREWOLF_SEATS], uint8_t *card, int n) {
    nt_rng_shuffle(d->rng, card, n);
    for (int seat = 0, at = 0; seat < d->pub->n; seat++) {
        if (seat == d->viewer)
            continue;
        if (!(domain[seat] >> card[at] & 1))
            return false;
        d->w->seat[seat].role = card[at++];
    }
    return true;
}

static int size(int mask) {
    int n = 0;
    for (; mask != 0; mask &= mask - 1)
        n++;
    return n;
}

/* Those of whom most is known first, each with a card that fits. */
static bool placed(const werewolf_dream *d, const int domain[WEREWOLF_SEATS], uint8_t *card, int n) {
    bool done[WEREWOLF_SEATS] = {false};
    done[d->viewer] = true;
    nt_rng_shuffle(d->rng, card, n);
    while (n > 0) {
        int seat = 0, at = 0;
        while (done[seat])
            seat++;
        for (int other = seat + 1; other < d->pub->n; other++)
            if (!done[other] && size(domain[other]) < size(domain[seat]))
                seat = other;
        while (at < n && !(domain[seat] >> card[at] & 1))
            at++;
        if (at == n)
            return false;
        d->w->seat[seat].role = card[at];
        card[at] = card[--n];
        done[seat] = true;
    }
    return true;
}

/* Whether the living may be as they are, and the public acts had their actors. */
static bool possible(const werewolf_dream *d) {
    const werewolf_pub *pub = d->pub;
    const bool chain = pub->step == WEREWOLF_STEP_RITES;
    const int silencer = werewolf_seat_of(d->w, WEREWOLF_SILENCER), beauty = werewolf_seat_of(d->w, WEREWOLF_BEAUTY);
    if (!chain && werewolf_verdict(d->w, pub->alive) != WEREWOLF_WON_NONE)
        return false;
    for (int round = 1; round <= pub->round; round++)
        if (pub->silences[round] != WEREWOLF_NONE &&
            (silencer == WEREWOLF_NONE || !werewolf_bit(pub->there[round], silencer)))
            return false;
    for (int seat = 0; seat < pub->n; seat++)
        if (pub->out_how[seat] == WEREWOLF_OUT_LINK &&
            (beauty == WEREWOLF_NONE || pub->out_round[beauty] != pub->out_round[seat] || beauty == seat))
            return false;
    return true;
}

/* Whether knife, one poison in the whole game, a charm and the Rider's counters can give the deaths of every night.
 */
static bool explained(const werewolf_dream *d) {
    const werewolf_pub *pub = d->pub;
    const int witch = werewolf_seat_of(d->w, WEREWOLF_WITCH), beauty = werewolf_seat_of(d->w, WEREWOLF_BEAUTY);
    const int seer = werewolf_seat_of(d->w, WEREWOLF_SEER), rider = werewolf_seat_of(d->w, WEREWOLF_RIDER);
    int poisons = 0;
    for (int round = 1; round <= pub->round; round++) {
        const uint8_t *dead = pub->night_dead[round];
        int open = -1; /* the knife's */
        for (int seat = 0; seat < pub->n; seat++)
            open += werewolf_bit(dead, seat);
        open -= beauty != WEREWOLF_NONE && werewolf_bit(dead, beauty);
        open -= seer != WEREWOLF_NONE && rider != WEREWOLF_NONE && werewolf_bit(dead, seer) &&
                werewolf_bit(pub->there[round], rider);
        const bool brews = witch != WEREWOLF_NONE && werewolf_bit(pub->there[round], witch) &&
                           (witch != d->viewer || d->me->night[round].potions & 2);
        if (open > 1 || (open == 1 && !brews))
            return false;
        poisons += open == 1;
    }
    return poisons <= 1;
}

static bool deal(const werewolf_dream *d, const int domain[WEREWOLF_SEATS]) {
    for (int tries = 0; tries < SHUFFLES + DEALS; tries++) {
        uint8_t card[WEREWOLF_SEATS];
        const int n = pool_of(d, card);
        if (n == d->pub->n - 1 && (tries < SHUFFLES ? shuffled(d, domain, card, n) : placed(d, domain, card, n)) &&
            (d->pub->round == 0 || (possible(d) && explained(d))))
            return true;
    }
    return false;
}

/* ---- the rest ---- */

static int day_cause(uint8_t how) {
    static const uint16_t cause[WEREWOLF_OUTS] = {
        [WEREWOLF_OUT_SHOT] = WEREWOLF_BY_SHOT,     [WEREWOLF_OUT_LINK] = WEREWOLF_BY_CHARM,
        [WEREWOLF_OUT_TAKEN] = WEREWOLF_BY_TAKEN,   [WEREWOLF_OUT_EXPLODE] = WEREWOLF_BY_EXPLODE,
        [WEREWOLF_OUT_DUEL] = WEREWOLF_BY_DUEL,     [WEREWOLF_OUT_EXILE] = WEREWOLF_BY_EXILE,
        [WEREWOLF_OUT_REMOVED] = WEREWOLF_BY_JUDGE,
    };
    return how < WEREWOLF_OUTS ? cause[how] : 0;
}

static void start_world(const werewolf_dream *d) {
    struct werewolf_state *w = d->w;
    memset(w, 0, sizeof *w);
    w->pub = *d->pub;
    memset(w->hid.nights, WEREWOLF_NONE, sizeof w->hid.nights);
    for (int round = 0; round <= WEREWOLF_LAST_ROUND; round++)
        w->hid.nights[round].saved = 0;
    for (int seat = 0; seat < WEREWOLF_SEATS; seat++)
        werewolf_blank_priv(&w->seat[seat]);
    w->seat[d->viewer].role = d->me->role;
}

/* The page that a seat has had, or has open now; NONE when it had none. */
static uint8_t page_of(struct werewolf_state *w, int seat) {
    const uint8_t how = w->pub.out_how[seat], shot = w->pub.shot[seat];
    const bool declined = how == WEREWOLF_OUT_EXILE && w->seat[seat].role == WEREWOLF_IDIOT;
    if (w->pub.idiot_shown[seat] || declined)
        return WEREWOLF_RITES_SHOW;
    if (how == WEREWOLF_OUT_REMOVED || (how == WEREWOLF_NONE && w->pub.exiling != seat))
        return WEREWOLF_RITES_NONE;
    for (int i = 0; i < w->pub.queue_n; i++)
        if (w->pub.queue[i] == seat && !w->pub.asked[seat])
            return WEREWOLF_RITES_NONE;
    w->pub.shot[seat] = 0; /* as it was then */
    const uint8_t page = werewolf_rites(w, seat);
    w->pub.shot[seat] = shot;
    return page;
}

/* What the page of the viewer told must hold in this world. */
static bool page_fits(const werewolf_dream *d) {
    const bool told = d->me->rites == WEREWOLF_RITES_SHOOT || d->me->rites == WEREWOLF_RITES_BLOCKED;
    return !told || page_of(d->w, d->viewer) == d->me->rites;
}

static bool finish(const werewolf_dream *d) {
    struct werewolf_state *w = d->w;
    w->pub = *d->pub;
    for (int seat = 0; seat < w->pub.n; seat++) {
        werewolf_priv *other = &w->seat[seat];
        const int cause = day_cause(w->pub.out_how[seat]);
        w->hid.cause[seat][0] |= (uint8_t)cause;
        w->hid.cause[seat][1] |= (uint8_t)(cause >> 8);
        if (w->pub.step == WEREWOLF_STEP_STAND && w->pub.stand_in[seat])
            other->stands = (uint8_t)nt_rng_below(d->rng, 2);
    }
    if (!page_fits(d))
        return false;
    for (int seat = 0; seat < w->pub.n; seat++)
        w->seat[seat].rites = page_of(w, seat);
    w->seat[d->viewer].rites = d->me->rites;
    w->seat[d->viewer].stands = d->me->stands;
    return memcmp(&w->seat[d->viewer], d->me, sizeof *d->me) == 0;
}

static void give_potions(struct werewolf_state *w) {
    for (int seat = 0; seat < w->pub.n; seat++)
        w->seat[seat].antidote = w->seat[seat].poison = w->seat[seat].role == WEREWOLF_WITCH;
}

static bool dream(werewolf_dream *d, const int domain[WEREWOLF_SEATS]) {
    start_world(d);
    if (!deal(d, domain))
        return false;
    give_potions(d->w);
    return werewolf_dream_nights(d) && finish(d);
}

/* Cards on the table: only the judge knows; those who are registered hold something that is left. */
static nt_err register_world(const werewolf_dream *d) {
    uint8_t set[WEREWOLF_ROLES];
    start_world(d);
    d->w->seat[d->viewer] = *d->me;
    if (d->pub->opt[WEREWOLF_OPT_HIDDEN_SET])
        draw_set(d, set);
    else
        memcpy(set, d->pub->set, sizeof set);
    memcpy(d->w->hid.set, set, sizeof set);
    if (d->pub->registered[d->viewer])
        set[d->me->role]--;
    for (int seat = 0; seat < d->pub->n; seat++) {
        uint8_t role = (uint8_t)nt_rng_below(d->rng, WEREWOLF_ROLES);
        if (seat == d->viewer || !d->pub->registered[seat])
            continue;
        while (!set[role])
            role = (uint8_t)nt_rng_below(d->rng, WEREWOLF_ROLES);
        set[role]--;
        d->w->seat[seat].role = role;
    }
    for (int seat = 0; seat < d->pub->n; seat++)
        d->w->seat[seat].antidote = d->w->seat[seat].poison = d->w->seat[seat].role == WEREWOLF_WITCH;
    return NT_OK;
}

nt_err werewolf_imagine(nt_view view, nt_rng *rng, void *world) {
    werewolf_dream d = {.w = world, .pub = view.pub, .me = view.me, .rng = rng, .viewer = view.seat};
    int domain[WEREWOLF_SEATS];
    if (d.me == NULL)
        return NT_NO_WORLD; /* only a seat knows enough to imagine */
    if (d.pub->step == WEREWOLF_STEP_REGISTER)
        return register_world(&d);
    if (d.me->role == WEREWOLF_NONE) { /* before the deal */
        start_world(&d);
        d.w->seat[d.viewer] = *d.me;
        return NT_OK;
    }
    find_domains(&d, domain);
    for (int tries = 0; tries < WORLDS; tries++)
        if (dream(&d, domain))
            return NT_OK;
    return NT_NO_WORLD;
}
