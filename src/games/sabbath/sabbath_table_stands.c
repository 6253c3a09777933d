/* What stands on the public frame between two questions: the steps of a trick, which come without an event. */
#include "sabbath_table.h"

static int step_of(const sabbath_pub *pub) {
    switch (pub->phase) {
    case SABBATH_WITCH:
        return SABBATH_STANDS_WITCH;
    case SABBATH_DRAFT:
        return SABBATH_STANDS_SHARED;
    default:
        return pub->played == 0                 ? SABBATH_STANDS_EMPTY
               : pub->lead == SABBATH_LEAD_OPEN ? SABBATH_STANDS_OPEN
                                                : SABBATH_STANDS_FIXED;
    }
}

/* In one row, trick by trick; 0 before the first. */
uint8_t sabbath_stands(const sabbath_pub *pub) {
    return pub->phase == SABBATH_DEAL ? 0 : (uint8_t)(1 + SABBATH_STEPS * pub->tricks + step_of(pub));
}

/* A trick may pass over one of its steps. */
static bool follows(int stood, int stands) {
    return stood > 0 && stands > stood && stands <= stood + 2;
}

/* The first trick is laid out by the deal. */
uint32_t sabbath_stands_ms(const sabbath_pub *pub, int stood) {
    static const uint32_t ms[SABBATH_STEPS] = {[SABBATH_STANDS_EMPTY] = MOTION_PAGE,
                                               [SABBATH_STANDS_OPEN] = MOTION_PANEL,
                                               [SABBATH_STANDS_FIXED] = MOTION_PAGE,
                                               [SABBATH_STANDS_WITCH] = MOTION_PANEL,
                                               [SABBATH_STANDS_SHARED] = MOTION_PAGE};

    return follows(stood, sabbath_stands(pub)) ? ms[step_of(pub)] : 0;
}

float sabbath_change_left(const sabbath_look *look, int step) {
    const bool comes =
        look->t->frame == TABLE_PUBLIC && look->pub->phase != SABBATH_DEAL && step_of(look->pub) == step;

    return comes ? look->t->change_left : 0.0f;
}
