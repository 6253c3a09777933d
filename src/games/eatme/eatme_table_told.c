/* What the table has told so far. All events of a move lie behind the view already; what their turn has not come for
 * is drawn as it was before. */
#include "eatme_table.h"

bool eatme_moving(const eatme_look *look, int kind) {
    return look->t->event.kind == kind && look->t->part < 1.0f;
}

/* A move has been made and none of its events has begun. */
static bool waiting(const eatme_look *look) {
    return look->t->locked && look->t->event.kind == 0;
}

bool eatme_untold_cast(const eatme_look *look) {
    return waiting(look) && look->pub->phase == EATME_PHASE_CHOOSE && eatme_unlocked(look->pub) == look->pub->n - 1;
}

static int clockwise(const eatme_pub *pub, int seat) {
    return (seat - pub->wolf + pub->n) % pub->n;
}

/* What is told of the duel: nothing, the victim's wheel, or the points as well. */
typedef enum { TOLD_NOTHING, TOLD_WHEEL, TOLD_POINTS } told;

static told told_duel(const eatme_look *look) {
    if (look->pub->phase == EATME_PHASE_REVEAL_OTHERS && waiting(look)) {
        return TOLD_NOTHING;
    }
    if (eatme_moving(look, EATME_EV_ATTACK)) {
        return TOLD_NOTHING;
    }
    if (eatme_moving(look, EATME_EV_VICTIM)) {
        return TOLD_WHEEL;
    }
    return eatme_moving(look, EATME_EV_DUEL) && look->t->part < EATME_POINTS_TOLD ? TOLD_WHEEL : TOLD_POINTS;
}

/* How far the wheel of a house that was not attacked is told. */
static float told_other(const eatme_look *look, int seat) {
    const eatme_pub *pub = look->pub;

    if (waiting(look)) {
        return 0.0f;
    }
    if (!eatme_moving(look, EATME_EV_OTHER)) {
        return 1.0f;
    }
    const int now = clockwise(pub, look->t->event.arg[0]), mine = clockwise(pub, seat);
    return mine < now ? 1.0f : mine > now ? 0.0f : look->t->part;
}

static float turn_part(float part) {
    const float turning = (part - EATME_TURN_BEGIN) / (EATME_TURN_END - EATME_TURN_BEGIN);

    return turning < 0.0f ? 0.0f : turning > 1.0f ? 1.0f : turning;
}

float eatme_turned(const eatme_look *look, int seat) {
    const eatme_pub *pub = look->pub;

    if (pub->wheel[seat] == EATME_HIDDEN) {
        return 0.0f;
    }
    if (seat == pub->victim) {
        const told so_far = told_duel(look);
        return so_far == TOLD_NOTHING ? 0.0f : eatme_moving(look, EATME_EV_VICTIM) ? turn_part(look->t->part) : 1.0f;
    }
    return turn_part(told_other(look, seat));
}

int eatme_told_wheel(const eatme_look *look, int seat) {
    return eatme_turned(look, seat) > 0.0f ? look->pub->wheel[seat] : EATME_HIDDEN;
}

static bool told_points(const eatme_look *look, int seat) {
    const eatme_pub *pub = look->pub;

    if (pub->victim >= pub->n) {
        return false;
    }
    if (seat == pub->victim || seat == pub->wolf) {
        return told_duel(look) == TOLD_POINTS;
    }
    return pub->wheel[seat] != EATME_HIDDEN && told_other(look, seat) >= EATME_POINTS_TOLD;
}

int eatme_told_score(const eatme_look *look, int seat) {
    const eatme_pub *pub = look->pub;

    return told_points(look, seat) ? pub->score[seat] : pub->score[seat] - pub->gained[seat] + pub->lost[seat];
}

bool eatme_told_change(const eatme_look *look, int seat, int *by) {
    const eatme_pub *pub = look->pub;

    *by = pub->gained[seat] - pub->lost[seat];
    return told_points(look, seat);
}
