/* One seat on the public frame: its house with the value, plate, points, wheel, and what it chose before. */
#include <math.h>

#include "eatme_table.h"

/* Houses rise one after the other when the characters are handed out. */
static float risen(const eatme_look *look, int place) {
    const float begin = EATME_CAST_SEATED + 0.07f * (float)(place - 1), part = (look->t->part - begin) / 0.2f;
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

/* What is lost leaves at once, what is gained is counted when it is there. */
static int score_of(const eatme_look *look, int seat) {
    const uint8_t *a = look->t->event.arg;

    return look->pub->score[seat] - (eatme_moving(look, EATME_EV_DUEL) && seat == a[2] ? a[3] : 0);
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

/* This wheel is being turned round. */
static bool turning(const eatme_look *look, int seat) {
    return (eatme_moving(look, EATME_EV_VICTIM) || eatme_moving(look, EATME_EV_OTHER)) &&
           look->t->event.arg[0] == seat;
}

static int face_of(const eatme_look *look, int seat) {
    return turning(look, seat) ? look->t->event.arg[1] : look->pub->wheel[seat];
}

/* How far it has turned: 0 before, 1 when it lies open. */
static float turned(const eatme_look *look, int seat) {
    const float part = (look->t->part - EATME_TURN_BEGIN) / (EATME_TURN_END - EATME_TURN_BEGIN);

    return turning(look, seat) ? fminf(fmaxf(part, 0.0f), 1.0f) : look->pub->wheel[seat] != EATME_HIDDEN;
}

/* It comes nearer for that, and goes back. */
static ui_rect grown(const eatme_look *look, ui_rect at, int seat) {
    return turning(look, seat) ? ui_inset(at, -26.0f * sinf(look->t->part * 3.1416f)) : at;
}

static void wheel(const eatme_look *look, const eatme_spot *s, int seat) {
    const eatme_pub *pub = look->pub;
    eatme_handout h;

    if (eatme_handed_out(look, &h) && look->t->part >= EATME_CAST_CLEARED && look->t->part < EATME_CAST_SEATED) {
        return;
    }
    const bool fresh = eatme_cleared(look);
    const int who = fresh ? h.to[seat] : pub->cast[seat];
    if (s->wheel.w <= 0 || who >= EATME_CHARACTERS || who == EATME_WOLF) {
        return;
    }
    if (pub->locked[seat] && !fresh) {
        eatme_draw_wheel(look->d, grown(look, s->wheel, seat), face_of(look, seat), turned(look, seat));
    } else {
        eatme_draw_empty_wheel(look->d, s->wheel);
    }
}

/* What the round has brought this seat is known, be it nothing. */
static bool has_counted(const eatme_pub *pub, int seat) {
    return seat == pub->gainer || seat == pub->loser || (seat != pub->victim && pub->wheel[seat] != EATME_HIDDEN);
}

static void badge(const eatme_look *look, const eatme_spot *s, int seat) {
    const int by = look->pub->gained[seat] - look->pub->lost[seat];

    if (!has_counted(look->pub, seat) || eatme_cleared(look)) {
        return;
    }
    if (s->wheel.w > 0) {
        eatme_draw_badge(look, s->x, s->feet - 140 * s->size, by, seat == look->pub->loser);
    } else {
        const ui_rect p = s->place.plate;
        eatme_draw_badge(look, p.x + p.w - 20, p.y - 16, by, seat == look->pub->loser);
    }
}

/* As far above the ground as `up` says. */
static void character(const eatme_look *look, const eatme_spot *s, int who, float up) {
    if (who == EATME_WOLF) {
        eatme_draw_wolf(look->d, eatme_stand_house(s));
    } else if (who < EATME_CHARACTERS) {
        if (up >= 1.0f) {
            eatme_draw_sign(look->d, s, look->pub->value[who]);
        }
        eatme_draw_house(look->d, s, who, up);
    } else {
        ui_slot(look->d, ui_centre(s->place.house, 120 * s->size, 110 * s->size), UI_PAPER_400);
    }
}

/* What stays goes along with its seat; what changes sinks, and the new one rises where the seat has gone. The wolf
 * walks by itself. */
static void changing(const eatme_look *look, const eatme_spot *s, int place, int from, int to) {
    const float part = look->t->part, up = risen(look, place);

    if (from == to || part < EATME_CAST_CLEARED) {
        if (from != EATME_WOLF) {
            character(look, s, from, from == to ? 1.0f : 1.0f - part / EATME_CAST_CLEARED);
        }
    } else if (to != EATME_WOLF) {
        character(look, s, to, up);
    }
}

void eatme_draw_seat(const eatme_look *look, const eatme_yard *yard, int place) {
    const int seat = eatme_seat_at(yard, place);
    const eatme_spot *s = &yard->at[place];
    const int score = score_of(look, seat);
    const ui_count count = {"coin", score, UI_YELLOW};
    uint8_t cast[EATME_SEATS];
    eatme_handout h;

    eatme_cast_now(look, cast);
    if (eatme_handed_out(look, &h)) {
        changing(look, s, place, h.from[seat], h.to[seat]);
    } else if (place > 0 || cast[seat] != EATME_WOLF) {
        character(look, s, cast[seat], 1.0f);
    }
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
