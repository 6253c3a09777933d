/* Points on their way: every gain comes from the bank in the middle of the yard, every loss goes there (4.1). What
 * has arrived lies there until it is counted, with the event's end. */
#include <math.h>

#include "eatme_table.h"

static float smooth(float part) {
    const float p = fminf(fmaxf(part, 0.0f), 1.0f);

    return p * p * (3.0f - 2.0f * p);
}

/* A small heap of tokens between the bank and a seat; `part` 0 is at the bank. */
static void heap(const eatme_look *look, const eatme_yard *yard, int seat, int score, float part) {
    const ui_rect plate = yard->at[eatme_place_of(yard, seat)].place.plate;
    const float bank_x = yard->at[0].x, bank_y = yard->at[0].feet - 60;
    /* To and from where a plate has its tokens. */
    const float x = bank_x + (plate.x + plate.w * 0.72f - bank_x) * part;
    const float y = bank_y + (plate.y + plate.h * 0.72f - bank_y) * part - 60.0f * sinf(part * 3.1416f);
    const float w = 36.0f * (float)eatme_fives(score) + 24.0f * (float)eatme_ones(score);

    if (score > 0) {
        eatme_draw_tokens(look->d, (ui_rect){x - w / 2, y - 18, w + 12, 36}, score);
    }
}

void eatme_draw_flight(const eatme_look *look, const eatme_yard *yard) {
    const uint8_t *a = look->t->event.arg;
    const float part = look->t->part;

    if (eatme_moving(look, EATME_EV_DUEL) && a[0] < yard->n && a[2] < yard->n) {
        const float way = smooth(part / EATME_POINTS_THERE);
        heap(look, yard, a[0], a[1], way);
        if (way < 1.0f) {
            heap(look, yard, a[2], a[3], 1.0f - way);
        }
    } else if (eatme_moving(look, EATME_EV_OTHER) && a[0] < yard->n) {
        const float from = EATME_TURN_END, to = EATME_POINTS_THERE;
        if (part > from) {
            heap(look, yard, a[0], a[2], smooth((part - from) / (to - from)));
        }
    }
}
