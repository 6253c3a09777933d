/* A whole world that a seat cannot tell from the real one: its deal, its nights, and what stands today. */
#include <string.h>

#include "games/werewolf/werewolf_imagine.h"

enum {
    WORLDS = 200, /* tries of a whole world; the first STRICT of them not lenient */
    STRICT = 20
};

static void start_world(const werewolf_sampler *d) {
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
static bool page_fits(const werewolf_sampler *d) {
    const bool told = d->me->rites == WEREWOLF_RITES_SHOOT || d->me->rites == WEREWOLF_RITES_BLOCKED;
    return !told || page_of(d->w, d->viewer) == d->me->rites;
}

/* A judge's quiet notes are counted where no seat can see it. */
static void count_notes(const werewolf_sampler *d) {
    uint8_t *notes = &d->w->hid.corrections;
    *notes = d->pub->corrections;
    const bool may = werewolf_judged(d->pub) && d->pub->round > 0;
    while (may && *notes < WEREWOLF_CORRECTIONS && nt_rng_below(d->rng, 3) == 0) {
        ++*notes;
    }
}

static bool finish(const werewolf_sampler *d) {
    struct werewolf_state *w = d->w;
    w->pub = *d->pub;
    count_notes(d);
    for (int seat = 0; seat < w->pub.n; seat++) {
        werewolf_priv *other = &w->seat[seat];
        const int cause = werewolf_day_cause(w->pub.out_how[seat]);
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

static bool sampled(werewolf_sampler *d, const int domain[WEREWOLF_SEATS]) {
    start_world(d);
    if (!werewolf_sample_deal(d, domain)) {
        return false;
    }
    give_potions(d->w);
    return werewolf_sample_nights(d) && finish(d);
}

/* Cards on the table: only the judge knows; those who are registered hold something that is left. */
static nt_err register_world(const werewolf_sampler *d) {
    uint8_t set[WEREWOLF_ROLES];
    int domain[WEREWOLF_SEATS];
    start_world(d);
    werewolf_find_domains(d, domain);
    d->w->seat[d->viewer] = *d->me;
    werewolf_sample_set(d, domain, set);
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
    give_potions(d->w);
    return NT_OK;
}

nt_err werewolf_imagine(nt_view view, nt_rng *rng, void *world) {
    werewolf_sampler d = {.w = world, .pub = view.pub, .me = view.me, .rng = rng, .viewer = view.seat};
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
    werewolf_find_domains(&d, domain);
    for (int tries = 0; tries < WORLDS; tries++) {
        d.lenient = d.pub->tools > 0 && tries >= STRICT;
        if (sampled(&d, domain)) {
            return NT_OK;
        }
    }
    return NT_NO_WORLD;
}
