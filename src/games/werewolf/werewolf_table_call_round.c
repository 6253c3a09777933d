/* A call on a table that lies flat: what is said stands round the moon, once for each edge that people sit at. */
#include <math.h>

#include "werewolf_table_call.h"

bool werewolf_is_called_round(const werewolf_look *look) {
    static const float largest = 1.3f; /* of words that have room four times */
    const ui_frame *ui = look->d->ui;

    /* White words on plates give light that four of them could not make up for. */
    return look->h->sit != NULL && !look->h->call.judged && ui->text_scale <= largest && !ui->high_contrast;
}

static const float moon_air = 16.0f;

static float least_side(ui_rect middle) {
    return fminf(middle.w, middle.h);
}

ui_rect werewolf_moon_between(ui_rect middle) {
    const float r = fminf(0.33f * least_side(middle), 190.0f);

    return ui_centre(middle, r, r);
}

/* Round the moon of a wide frame: the long edges' words between the ends of the rows of discs, and between the
 * columns and these the name alone. */
static void round_wide(ui_rect c, ui_rect moon, werewolf_call_place p[]) {
    static const float wide = 640.0f, air = 12.0f, length = 0.72f; /* of the middle: rows of discs bend inwards */
    const float below = moon.y + moon.h + moon_air, high = c.y + c.h - below, y = c.y + c.h / 2;
    const float thick = (c.w - wide) / 2 - air, x = c.x + thick / 2;

    for (int turn = 0; turn < WEREWOLF_CALL_PLACES; turn++) {
        const bool across = turn % 2 == 0;
        const float mx = across ? c.x + c.w / 2 : turn == 1 ? x : c.x + c.w - thick / 2;
        const float my = !across ? y : turn == 0 ? below + high / 2 : c.y + high / 2;
        const float w = across ? wide : length * c.h, h = across ? high : thick;
        p[turn] = (werewolf_call_place){{mx - w / 2, my - h / 2, w, h}, turn, across};
    }
}

/* Of one that stands upright: the long edges' words beside the moon, and beyond both the name alone. */
static void round_tall(ui_rect c, ui_rect moon, werewolf_call_place p[]) {
    static const float part = 0.62f;
    const float length = part * c.h, high = (c.h - length) / 2 - moon_air;
    const float thick = moon.x - moon_air - c.x, y = c.y + c.h / 2;

    for (int turn = 0; turn < WEREWOLF_CALL_PLACES; turn++) {
        const bool across = turn % 2 == 0;
        const float mx = across ? c.x + c.w / 2 : turn == 1 ? c.x + thick / 2 : c.x + c.w - thick / 2;
        const float my = !across ? y : turn == 0 ? c.y + c.h - high / 2 : c.y + high / 2;
        const float w = across ? c.w : length, h = across ? high : thick;
        p[turn] = (werewolf_call_place){{mx - w / 2, my - h / 2, w, h}, turn, !across};
    }
}

int werewolf_call_places(const werewolf_look *look, ui_rect usual, werewolf_call_place out[WEREWOLF_CALL_PLACES]) {
    const werewolf_ring ring = werewolf_ring_by_night(look);
    const ui_rect c = ring.middle, moon = werewolf_moon_between(c);

    if (!werewolf_is_called_round(look)) {
        out[0] = (werewolf_call_place){usual, 0, true};
        return 1;
    }
    if (werewolf_is_tall(look->d)) {
        round_tall(c, moon, out);
    } else {
        round_wide(c, moon, out);
    }
    return WEREWOLF_CALL_PLACES;
}
