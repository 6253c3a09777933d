/* What a rule fixes, and the start of a match. */
#include <string.h>

#include "games/eatme/eatme_state.h"

const nt_option eatme_options[EATME_OPTIONS] = {
    [EATME_OPT_CAST] = {"cast", 0, 2, 1, EATME_CAST_HOUSES2014},
    [EATME_OPT_TARGET] = {"target", 5, 15, 5, 10},
    [EATME_OPT_TIE] = {"tie", 0, 1, 1, EATME_TIE_DUEL},
    [EATME_OPT_FIRST_CAST] = {"first_cast", 0, 1, 1, EATME_FIRST_RANDOM},
    [EATME_OPT_RECAST] = {"recast", 0, 1, 1, EATME_RECAST_FREE},
    [EATME_OPT_HISTORY] = {"history", 0, 1, 1, 1},
    [EATME_OPT_TIMER] = {"timer", 0, 120, 5, 0},
    [EATME_OPT_VALUE_KIDS] = {"value_kids", 1, EATME_MAX_VALUE, 1, 3},
    [EATME_OPT_VALUE_HOOD] = {"value_hood", 1, EATME_MAX_VALUE, 1, 2},
    [EATME_OPT_VALUE_PIGA] = {"value_piga", 1, EATME_MAX_VALUE, 1, 1},
    [EATME_OPT_VALUE_PIGB] = {"value_pigb", 1, EATME_MAX_VALUE, 1, 1},
    [EATME_OPT_VALUE_PIGC] = {"value_pigc", 1, EATME_MAX_VALUE, 1, 1},
};

/* The houses of a cast: value (2) and from how many seats on they are in play (3); 0 = never. */
static const struct {
    uint8_t value, from;
} houses[2][EATME_CHARACTERS] = {
    [EATME_CAST_HOUSES2014] =
        {
            [EATME_KIDS] = {3, 3},
            [EATME_HOOD] = {2, 4},
            [EATME_PIGA] = {1, 3},
            [EATME_PIGB] = {1, 5},
            [EATME_PIGC] = {1, 6},
        },
    [EATME_CAST_CARDS2012] =
        {
            [EATME_HOOD] = {3, 3},
            [EATME_PARENT] = {2, 4},
            [EATME_PIGA] = {1, 3},
            [EATME_PIGB] = {1, 5},
            [EATME_PIGC] = {1, 6},
        },
};

static const uint8_t custom_option[EATME_CHARACTERS] = {
    [EATME_KIDS] = EATME_OPT_VALUE_KIDS, [EATME_HOOD] = EATME_OPT_VALUE_HOOD, [EATME_PIGA] = EATME_OPT_VALUE_PIGA,
    [EATME_PIGB] = EATME_OPT_VALUE_PIGB, [EATME_PIGC] = EATME_OPT_VALUE_PIGC,
};

const char *const eatme_character_id[EATME_CHARACTERS] = {"wolf", "kids", "hood", "parent", "piga", "pigb", "pigc"};
const char *const eatme_wheel_id[EATME_WHEELS] = {"hidden", "sleep", "trap"};
const char *const eatme_phase_id[EATME_PHASES] = {
    [EATME_PHASE_CAST_RANDOM] = "cast_random", [EATME_PHASE_FIRST_CAST] = "first_cast",
    [EATME_PHASE_CHOOSE] = "choose",           [EATME_PHASE_PROWL] = "prowl",
    [EATME_PHASE_REVEAL_OTHERS] = "reveal",    [EATME_PHASE_RECAST] = "recast",
    [EATME_PHASE_GAME_END] = "game_end",
};

int eatme_characters(const eatme_pub *pub, uint8_t out[EATME_SEATS]) {
    int n = 0;
    for (int character = 0; character < EATME_CHARACTERS; character++) {
        if (eatme_in_play(pub, character)) {
            out[n++] = (uint8_t)character;
        }
    }
    return n;
}

nt_err eatme_setup(void *state, const nt_config *config) {
    struct eatme_state *s = state;
    memset(s, 0, sizeof *s);
    eatme_pub *pub = &s->pub;
    pub->n = config->seats;
    for (int i = 0; i < EATME_OPTIONS; i++) {
        pub->opt[i] = (uint8_t)config->opt[i];
    }
    const bool custom = pub->opt[EATME_OPT_CAST] == EATME_CAST_CUSTOM;
    const int names = custom ? EATME_CAST_HOUSES2014 : pub->opt[EATME_OPT_CAST];
    for (int character = 0; character < EATME_CHARACTERS; character++) {
        if (houses[names][character].from > 0 && houses[names][character].from <= pub->n) {
            pub->value[character] = custom ? pub->opt[custom_option[character]] : houses[names][character].value;
        }
    }
    memset(pub->cast, EATME_NONE, pub->n);
    pub->wolf = pub->victim = pub->gainer = pub->loser = EATME_NONE;
    pub->phase = EATME_PHASE_CAST_RANDOM;
    return NT_OK;
}
