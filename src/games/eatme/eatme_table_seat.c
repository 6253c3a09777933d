/* One seat on the public frame: its house with the value, plate, points, wheel, and what it chose before. */
#include <math.h>

#include "eatme_table.h"

/* Houses rise one after the other when the characters are handed out. */
static float risen(const eatme_look *look, int place) {
    if (eatme_untold_cast(look)) {
        return 0.0f;
    }
    if (!eatme_moving(look, EATME_EV_CAST)) {
        return 1.0f;
    }
    const float begin = 0.34f + 0.08f * (float)(place - 1), part = (look->t->part - begin) / 0.22f;
    const float up = fminf(fmaxf(part, 0.0f), 1.0f);

    return up < 1.0f ? sinf(up * 1.9f) / sinf(1.9f) * 0.98f : 1.0f;
}

static ui_seat_state state_of(const eatme_look *look, int seat) {
    const eatme_pub *pub = look->pub;
    const table_ui *t = look->t;

    if (pub->phase == EATME_PHASE_CHOOSE) {
        return pub->locked[seat] ? UI_SEAT_DONE : UI_SEAT_CALM; /* all choose at once: nobody is pointed out */
    }
    if (t->locked || pub->phase == EATME_PHASE_REVEAL_OTHERS || pub->phase == EATME_PHASE_GAME_END) {
        return UI_SEAT_CALM; /* nobody is asked */
    }
    const int asked = pub->phase == EATME_PHASE_RECAST ? pub->loser : pub->wolf;
    return seat == asked ? UI_SEAT_TO_ACT : UI_SEAT_CALM;
}

/* Number first, then the tokens that make it. */
static void points(const eatme_look *look, const eatme_spot *s, int score) {
    const ui_rect p = s->place.plate;
    const float disc = fminf(p.h * 0.68f, p.w * 0.3f), pad = fminf((p.h - disc) / 2, 11);
    const float cells = p.x + pad + disc + 9, each = (p.x + p.w - 7 - cells) / 2;
    const float x = cells + fmaxf(56.0f, each * 0.84f), inset = p.h * 0.07f, half = (p.h - 2 * inset) / 2;
    const float to = s->wheel.w > 0 && !s->right ? s->wheel.x - 5 : p.x + p.w - 8;

    eatme_draw_tokens(look->d, (ui_rect){x, p.y + inset + half + 1, to - x, fminf(half - 3, 28.0f)}, score);
}

/* The wheel that is being turned round comes nearer, and goes back. */
static ui_rect grown(const eatme_look *look, ui_rect at, int seat) {
    const bool mine =
        (eatme_moving(look, EATME_EV_VICTIM) || eatme_moving(look, EATME_EV_OTHER)) && look->t->event.arg[0] == seat;

    return mine ? ui_inset(at, -26.0f * sinf(look->t->part * 3.1416f)) : at;
}

static void wheel(const eatme_look *look, const eatme_spot *s, int seat) {
    const eatme_pub *pub = look->pub;
    const float turned = eatme_turned(look, seat);

    if (s->wheel.w <= 0 || pub->cast[seat] >= EATME_CHARACTERS || pub->cast[seat] == EATME_WOLF) {
        return;
    }
    if (pub->locked[seat]) {
        eatme_draw_wheel(look->d, grown(look, s->wheel, seat), pub->wheel[seat], turned);
    } else {
        eatme_draw_empty_wheel(look->d, s->wheel);
    }
}

static void badge(const eatme_look *look, const eatme_spot *s, int seat) {
    int by;

    if (!eatme_told_change(look, seat, &by)) {
        return;
    }
    if (s->wheel.w > 0) {
        eatme_draw_badge(look, s->x, s->feet - 140 * s->size, by, seat == look->pub->loser);
    } else {
        const ui_rect p = s->place.plate;
        eatme_draw_badge(look, p.x + p.w - 20, p.y - 16, by, seat == look->pub->loser);
    }
}

static void character(const eatme_look *look, const eatme_spot *s, int place, int who) {
    if (who == EATME_WOLF && place > 0) {
        const float high = 118.0f * s->size;
        eatme_draw_wolf(look->d, (eatme_stand){s->x, s->feet, high, s->right});
    } else if (who > EATME_WOLF && who < EATME_CHARACTERS) {
        const float up = place > 0 ? risen(look, place) : 1.0f;
        if (up >= 1.0f) {
            eatme_draw_sign(look->d, s, look->pub->value[who]);
        }
        eatme_draw_house(look->d, s, who, up);
    } else if (who == EATME_NONE) {
        ui_slot(look->d, ui_centre(s->place.house, 120 * s->size, 110 * s->size), UI_PAPER_400);
    }
}

void eatme_draw_seat(const eatme_look *look, const eatme_yard *yard, int place) {
    const int seat = eatme_seat_at(yard, place);
    const eatme_spot *s = &yard->at[place];
    const int score = eatme_told_score(look, seat);
    const ui_count count = {"coin", score, UI_YELLOW};
    uint8_t cast[EATME_SEATS];

    eatme_cast_now(look, cast);
    character(look, s, place, cast[seat]);
    ui_seat_plate(look->d, &s->place, &look->t->seat[seat], state_of(look, seat), &count, 1);
    points(look, s, score);
}

void eatme_draw_marks(const eatme_look *look, const eatme_yard *yard, int place) {
    const int seat = eatme_seat_at(yard, place);
    const eatme_spot *s = &yard->at[place];
    ui_rect past = s->past;

    wheel(look, s, seat);
    badge(look, s, seat);
    if (place > 0 && state_of(look, seat) == UI_SEAT_TO_ACT) {
        past.y += 30; /* below the words "to act" */
    }
    eatme_draw_past_strip(look, past, seat, place > 0 && s->x < yard->at[0].x - 1);
}
