/* How a game ends, and who has won it. Section 8 of the rules. */
#include <string.h>

#include "games/werewolf/werewolf_state.h"

/* Behind the last event, since no event tells it. */
static void open_the_rest(struct werewolf_state *s) {
    werewolf_pub *pub = &s->pub;
    memcpy(pub->set, s->hid.set, sizeof pub->set);
    memcpy(pub->cause, s->hid.cause, sizeof pub->cause);
    memcpy(pub->nights, s->hid.nights, sizeof pub->nights);
    memset(pub->suspect, WEREWOLF_NONE, sizeof pub->suspect);
    memset(pub->trust, WEREWOLF_NONE, sizeof pub->trust);
    for (int seat = 0; seat < pub->n; seat++) {
        for (int round = 1; round <= pub->round; round++) {
            pub->suspect[round][seat] = s->seat[seat].night[round].suspect;
            pub->trust[round][seat] = s->seat[seat].night[round].trust;
        }
    }
}

void werewolf_end(werewolf_run *run, uint8_t winner, uint8_t decided) {
    struct werewolf_state *s = run->s;
    werewolf_pub *pub = &s->pub;
    werewolf_ask_nobody(run, WEREWOLF_STEP_OVER);
    pub->ended = 1;
    pub->winner = winner;
    pub->decided = decided;
    pub->speaker = pub->declarer = pub->call = WEREWOLF_NONE;
    werewolf_tell(run, WEREWOLF_EV_WON, 2, winner, decided, 0);
    for (int seat = 0; seat < pub->n; seat++) {
        pub->role[seat] = s->seat[seat].role;
        pub->camp[seat] = werewolf_camp_of(s, seat);
        werewolf_tell(run, WEREWOLF_EV_ROLE, 2, seat, pub->role[seat], 0);
    }
    open_the_rest(s);
}

uint32_t werewolf_winners(const void *public_part) {
    const werewolf_pub *pub = public_part;
    const uint8_t camp = pub->winner == WEREWOLF_WON_WOLF   ? WEREWOLF_CAMP_WOLF
                         : pub->winner == WEREWOLF_WON_GOOD ? WEREWOLF_CAMP_GOOD
                                                            : WEREWOLF_CAMPS;
    uint32_t out = 0;
    for (int seat = 0; seat < pub->n && pub->ended; seat++) {
        if (pub->camp[seat] == camp) {
            out |= 1u << seat;
        }
    }
    return out;
}

void werewolf_score(const void *pub, int16_t out[NT_MAX_SEATS]) {
    const uint32_t winners = werewolf_winners(pub);
    for (int seat = 0; seat < NT_MAX_SEATS; seat++) {
        out[seat] = (int16_t)(winners >> seat & 1);
    }
}
