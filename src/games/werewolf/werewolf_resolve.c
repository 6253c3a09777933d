/* What follows by the rules, while nothing changes: a night's deaths, who falls with whom, last rites, the verdict
 * (6, 8); and what a judge may foresee of it. */
#include <stddef.h>
#include <string.h>

#include "games/werewolf/werewolf_state.h"

static void knife(const struct werewolf_state *s, const werewolf_night *night, werewolf_batch batch) {
    const uint8_t victim = night->knife, *opt = s->pub.opt;
    if (victim == WEREWOLF_NONE || (opt[WEREWOLF_OPT_RIDER_IMMUNE] && s->seat[victim].role == WEREWOLF_RIDER)) {
        return;
    }
    const bool guarded = night->guard == victim, saved = night->saved;
    if (guarded && saved && !opt[WEREWOLF_OPT_GUARD_SAVE]) {
        batch[victim] |= WEREWOLF_BY_GUARD_SAVE;
    }
    if (!guarded && !saved) {
        batch[victim] |= WEREWOLF_BY_WOLF;
    }
}

void werewolf_resolve_night(const struct werewolf_state *s, werewolf_batch batch) {
    const werewolf_night *night = &s->hid.nights[s->pub.round];
    memset(batch, 0, sizeof(werewolf_batch));
    knife(s, night, batch);
    if (night->poison != WEREWOLF_NONE) {
        const bool rider = s->seat[night->poison].role == WEREWOLF_RIDER;
        const int hit = rider ? werewolf_seat_of(s, WEREWOLF_WITCH) : night->poison;
        batch[hit] |= rider ? WEREWOLF_BY_COUNTER : WEREWOLF_BY_POISON;
    }
    if (night->check != WEREWOLF_NONE && s->seat[night->check].role == WEREWOLF_RIDER) {
        batch[werewolf_seat_of(s, WEREWOLF_SEER)] |= WEREWOLF_BY_COUNTER;
    }
    const int beauty = werewolf_seat_of(s, WEREWOLF_BEAUTY);
    if (beauty != WEREWOLF_NONE && batch[beauty] && night->charm != WEREWOLF_NONE) {
        batch[night->charm] |= WEREWOLF_BY_CHARM;
    }
}

uint8_t werewolf_verdict(const struct werewolf_state *s, const uint8_t alive[WEREWOLF_SEATS]) {
    const uint8_t *opt = s->pub.opt;
    int wolves = 0, good = 0, divine = 0, commoners = 0;
    for (int seat = 0; seat < s->pub.n; seat++) {
        const uint8_t kind = alive[seat] ? werewolf_role[s->seat[seat].role].kind : WEREWOLF_NONE;
        wolves += kind == WEREWOLF_KIND_WOLF;
        good += kind == WEREWOLF_KIND_DIVINE || kind == WEREWOLF_KIND_COMMONER;
        commoners += kind == WEREWOLF_KIND_COMMONER;
        divine += kind == WEREWOLF_KIND_DIVINE && (opt[WEREWOLF_OPT_IDIOT_COUNTS] || !s->pub.idiot_shown[seat]);
    }
    if (wolves == 0) {
        return good == 0 ? WEREWOLF_WON_DRAW : WEREWOLF_WON_GOOD;
    }
    if (good == 0 || (opt[WEREWOLF_OPT_VICTORY] == 0 && (divine == 0 || commoners == 0)) ||
        (opt[WEREWOLF_OPT_PARITY] && wolves >= good)) {
        return WEREWOLF_WON_WOLF;
    }
    return WEREWOLF_WON_NONE;
}

/* 6.2: the charmed player falls with the Wolf Beauty. */
void werewolf_add_link(const struct werewolf_state *s, werewolf_batch batch) {
    const int beauty = werewolf_seat_of(s, WEREWOLF_BEAUTY);
    if (beauty == WEREWOLF_NONE || !s->pub.alive[beauty] || !batch[beauty]) {
        return;
    }
    const uint8_t charm = s->hid.nights[s->pub.round].charm;
    const bool broken = batch[beauty] == WEREWOLF_BY_DUEL && !s->pub.opt[WEREWOLF_OPT_CHARM_ON_DUEL];
    if (charm != WEREWOLF_NONE && s->pub.alive[charm] && !batch[charm] && !broken) {
        batch[charm] = WEREWOLF_BY_CHARM;
    }
}

bool werewolf_knife_wins(const struct werewolf_state *s, const werewolf_batch batch) {
    const uint8_t victim = s->hid.nights[s->pub.round].knife;
    uint8_t alive[WEREWOLF_SEATS];
    if (!s->pub.opt[WEREWOLF_OPT_KNIFE_FIRST] || victim == WEREWOLF_NONE || !(batch[victim] & WEREWOLF_BY_WOLF)) {
        return false;
    }
    memcpy(alive, s->pub.alive, sizeof alive);
    alive[victim] = 0;
    return werewolf_verdict(s, alive) == WEREWOLF_WON_WOLF;
}

uint8_t werewolf_rites(const struct werewolf_state *s, int seat) {
    const bool exiling = s->pub.exiling == seat;
    const int causes = werewolf_causes(s->hid.cause[seat]) | (exiling ? WEREWOLF_BY_EXILE : 0);
    if (exiling && s->seat[seat].role == WEREWOLF_IDIOT && !s->pub.idiot_shown[seat]) {
        return WEREWOLF_RITES_SHOW;
    }
    if (!werewolf_role[s->seat[seat].role].shoots || s->pub.shot[seat]) {
        return WEREWOLF_RITES_OK;
    }
    return werewolf_may_shoot(s, seat, causes) ? WEREWOLF_RITES_SHOOT : WEREWOLF_RITES_BLOCKED;
}

/* ---- for a judge's reminders ---- */

static const struct werewolf_state *state_of(nt_whole whole) {
    static_assert(offsetof(struct werewolf_state, pub) == 0, "the whole begins with its public part");
    return whole.pub;
}

/* The verdict once a batch is out; nobody shoots. */
static uint8_t without(const struct werewolf_state *s, const werewolf_batch batch) {
    uint8_t alive[WEREWOLF_SEATS] = {0};
    for (int seat = 0; seat < s->pub.n; seat++) {
        alive[seat] = s->pub.alive[seat] && !batch[seat];
    }
    return werewolf_verdict(s, alive);
}

uint8_t werewolf_foresee_dawn(nt_whole whole, werewolf_night night, uint16_t cause[WEREWOLF_SEATS]) {
    struct werewolf_state s = *state_of(whole);
    s.hid.nights[s.pub.round] = night;
    werewolf_resolve_night(&s, cause);
    return werewolf_knife_wins(&s, cause) ? WEREWOLF_WON_WOLF : without(&s, cause);
}

uint8_t werewolf_foresee_out(nt_whole whole, int seat) {
    const struct werewolf_state *s = state_of(whole);
    werewolf_batch batch = {0};
    batch[seat] = WEREWOLF_BY_EXILE;
    werewolf_add_link(s, batch);
    return without(s, batch);
}
