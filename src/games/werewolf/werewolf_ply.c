/* A ply at work: telling events, asking seats. */
#include <string.h>

#include "games/werewolf/werewolf_state.h"

/* To all: on the public part as it is seen so far; what has been written since is seen behind the event. */
static void tell_all(werewolf_run *run, uint8_t kind, int n, const uint8_t *arg) {
    if (run->seen == NULL) {
        nt_tell(run->out, NT_ALL, kind, n, arg);
        return;
    }
    const werewolf_pub now = run->s->pub;
    run->s->pub = *run->seen;
    nt_tell(run->out, NT_ALL, kind, n, arg);
    run->s->pub = *run->seen = now;
}

void werewolf_tell(werewolf_run *run, uint8_t kind, int n, int a, int b, int c) {
    const uint8_t arg[3] = {(uint8_t)a, (uint8_t)b, (uint8_t)c};
    if (run->out != NULL) {
        tell_all(run, kind, n, arg);
    }
}

void werewolf_tell_seat(werewolf_run *run, int seat, uint8_t kind, int n, int a, int b, int c) {
    const uint8_t arg[3] = {(uint8_t)a, (uint8_t)b, (uint8_t)c};
    if (run->out != NULL) {
        nt_tell(run->out, (uint8_t)seat, kind, n, arg);
    }
}

void werewolf_tell_set(werewolf_run *run, int to, uint8_t kind, const uint8_t flag[WEREWOLF_SEATS]) {
    uint8_t arg[NT_MOVE_ARGS] = {0};
    int n = 1;
    for (int seat = 0; seat < run->s->pub.n; seat++) {
        arg[0] = (uint8_t)(arg[0] + flag[seat]);
        if (flag[seat] && n < NT_MOVE_ARGS) {
            arg[n++] = (uint8_t)seat;
        }
    }
    if (to == NT_ALL) {
        tell_all(run, kind, n, arg);
    } else {
        nt_tell(run->out, (uint8_t)to, kind, n, arg);
    }
}

void werewolf_ask_nobody(werewolf_run *run, werewolf_step step) {
    run->s->pub.step = (uint8_t)step;
    memset(run->s->pub.asked, 0, sizeof run->s->pub.asked);
}

void werewolf_ask_one(werewolf_run *run, werewolf_step step, int seat) {
    werewolf_ask_nobody(run, step);
    run->s->pub.asked[seat] = 1;
}

void werewolf_ask_living(werewolf_run *run, werewolf_step step) {
    werewolf_ask_nobody(run, step);
    memcpy(run->s->pub.asked, run->s->pub.alive, sizeof run->s->pub.asked);
}

bool werewolf_answered(werewolf_run *run, int seat) {
    werewolf_pub *pub = &run->s->pub;
    pub->asked[seat] = 0;
    for (int other = 0; other < pub->n; other++) {
        if (pub->asked[other]) {
            return false;
        }
    }
    return true;
}
