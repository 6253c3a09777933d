/* What comes and goes on the public frame with the questions, without an event: the sheet of the roles, the picture
 * of the night's dead, and whoever has stepped forward. From the public part alone. */
#include "ui/motion.h"
#include "werewolf_table_slide.h"

enum { NOTHING, SHEET, DEAD, FORWARD }; /* FORWARD + seat */

/* Who stands before the others: whoever speaks, unless something is told of others. */
static int forward(const werewolf_look *look) {
    const werewolf_pub *pub = look->pub;
    const bool speaks = pub->speaker < pub->n && !werewolf_in_vote(pub) && pub->night == 0;

    if (pub->step == WEREWOLF_STEP_DECLARE) {
        int seat = 0;
        while (seat < pub->n && !werewolf_acts(look, seat)) {
            seat++;
        }
        return seat < pub->n ? seat : -1;
    }
    return speaks && !werewolf_tells_of_others(look) ? pub->speaker : -1;
}

uint8_t werewolf_stands(const werewolf_look *look) {
    const werewolf_pub *pub = look->pub;

    if (look->t->frame != TABLE_PUBLIC || pub->ended) {
        return NOTHING;
    }
    if (werewolf_has_sheet(pub)) {
        return SHEET;
    }
    if (pub->step == WEREWOLF_STEP_RITES && !table_tells(look->t) &&
        werewolf_slide_of_rites(pub).what == WEREWOLF_SLIDE_FOUND) {
        return DEAD;
    }
    const int seat = forward(look);
    return seat >= 0 ? (uint8_t)(FORWARD + seat) : NOTHING;
}

/* Night rolls the sheet up, and a picture hangs already where it stays. */
uint32_t werewolf_stands_ms(uint8_t from, uint8_t to) {
    enum { UNROLLS = 480, GOES = 420, STEPS = 320 };

    return to == SHEET                        ? UNROLLS
           : from == SHEET || to == DEAD      ? 0
           : from == DEAD                     ? GOES
           : from >= FORWARD || to >= FORWARD ? STEPS
                                              : 0;
}

float werewolf_sheet_to_come(const werewolf_look *look) {
    return look->t->stands == SHEET ? look->t->change_left : 0.0f;
}

float werewolf_dead_left(const werewolf_look *look) {
    const bool told = werewolf_slide_of(look).what != WEREWOLF_SLIDE_NOTHING;

    return look->t->stood == DEAD && look->t->stands != DEAD && !told ? look->t->change_left : 0.0f;
}

float werewolf_steps_forward(const werewolf_look *look, int seat) {
    const table_ui *t = look->t;
    const bool now = forward(look) == seat, was = t->stood == FORWARD + seat;
    const float left = motion_smooth(t->change_left);

    return now == was || t->change_left <= 0.0f ? (float)now : now ? 1.0f - left : left;
}
