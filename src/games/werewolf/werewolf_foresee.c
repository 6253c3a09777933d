/* What would follow, by the rules' own code: for a judge's reminders. */
#include <stddef.h>

#include "games/werewolf/werewolf_state.h"

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
