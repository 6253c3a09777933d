/* Lengths of calls that were answered, and what follows from them for those that are not. */
#include "hosting/call_length.h"

static bool is_counted(const hosting_call *call) {
    return call->key < SAVES_CALLS && call->turn < SAVES_TURNS;
}

bool call_length_begins(saves_hosted *hosted, const hosting_call *call) {
    if (!is_counted(call) || hosted->took[call->key][call->turn] != SAVES_NEVER_CALLED) {
        return false;
    }
    hosted->took[call->key][call->turn] = SAVES_NO_LENGTH;
    return true;
}

void call_length_keep(saves_hosted *hosted, const hosting_call *call, uint64_t ms) {
    if (is_counted(call)) {
        const uint64_t least = ms > SAVES_NO_LENGTH ? ms : SAVES_NO_LENGTH + 1;
        hosted->took[call->key][call->turn] = (uint32_t)(least < SAVES_MOST_MS ? least : SAVES_MOST_MS);
    }
}

/* In rising order; returns how many. */
static int sorted(const uint32_t took[SAVES_TURNS], uint32_t out[SAVES_TURNS]) {
    int n = 0;
    for (int turn = 0; turn < SAVES_TURNS; turn++) {
        if (took[turn] <= SAVES_NO_LENGTH) {
            continue;
        }
        int at = n++;
        for (; at > 0 && out[at - 1] > took[turn]; at--) {
            out[at] = out[at - 1];
        }
        out[at] = took[turn];
    }
    return n;
}

static uint64_t usual(const saves_hosted *hosted, const hosting_call *call) {
    uint32_t took[SAVES_TURNS];
    const int n = call->key < SAVES_CALLS ? sorted(hosted->took[call->key], took) : 0;
    return n == 0 ? (uint64_t)call->seconds * 1000 : ((uint64_t)took[(n - 1) / 2] + took[n / 2]) / 2;
}

uint64_t call_length_fake(const saves_hosted *hosted, const hosting_call *call, nt_rng *rng) {
    const uint64_t ms = usual(hosted, call);
    return ms * 8 / 10 + nt_rng_below(rng, (uint32_t)(ms * 4 / 10) + 1);
}
