/* Points of the public frame: what is counted, tokens that lie, and tokens on their way. */
#include <math.h>

#include "eatme_table.h"

float eatme_points_there(const eatme_look *look) {
    return eatme_moving(look, EATME_EV_DUEL) ? EATME_DUEL_THERE : EATME_POINTS_THERE;
}

/* How many of the points that a seat gains have been counted: one after the other, when they are there. */
static int counted(const eatme_look *look, int points) {
    return (int)((float)points * motion_of(look->t->part, eatme_points_there(look), EATME_POINTS_COUNTED));
}

/* What is lost leaves at once, what is gained is counted when it is there. */
int eatme_score_of(const eatme_look *look, int seat) {
    const uint8_t *a = look->t->event.arg;
    const int had = look->pub->score[seat];

    if (eatme_moving(look, EATME_EV_DUEL)) {
        return had + (seat == a[0] ? counted(look, a[1]) : 0) - (seat == a[2] ? a[3] : 0);
    }
    return had + (eatme_moving(look, EATME_EV_OTHER) && seat == a[0] ? counted(look, a[2]) : 0);
}

/* What lies there in tokens: what is gained, from when it is there, while its number still counts up. */
static int lying(const eatme_look *look, int seat) {
    const uint8_t *a = look->t->event.arg;
    const bool there = look->t->part >= eatme_points_there(look);
    const int had = look->pub->score[seat];

    if (eatme_moving(look, EATME_EV_DUEL)) {
        return had + (there && seat == a[0] ? a[1] : 0) - (seat == a[2] ? a[3] : 0);
    }
    return had + (there && eatme_moving(look, EATME_EV_OTHER) && seat == a[0] ? a[2] : 0);
}

/* At the rim of a flat table the number stands: here are tokens alone, at the disc's side away from the wheel. */
static ui_rect tokens_beside(const eatme_spot *s, int score) {
    const ui_rect p = s->place.plate;
    const float high = 34.0f, w = eatme_tokens_width(high, score), aside = p.h / 2 + 2, mid = p.x + p.w / 2;

    return (ui_rect){!s->wheel_right || s->wheel.w <= 0 ? mid + aside : mid - aside - w, p.y + (p.h - high) / 2, w,
                     high};
}

/* On a plate so small that it has the name alone they lie behind it, where it leaves them room. */
static ui_rect tokens_after(const eatme_look *look, ui_rect line, int seat, int score) {
    const float high = line.h * 0.42f, name = ui_label_width(look->d->ui, &UI_STYLE_NAME, eatme_name(look, seat));
    const float to = line.x + line.w, x = fmaxf(line.x + name + 6.0f, to - eatme_tokens_width(high, score));

    return (ui_rect){x, line.y + (line.h - high) / 2, to - x, high};
}

/* Tokens lie where no number tells the same: a small plate has the name alone. Elsewhere, and on a flat table, where
 * the number stands at the rim, they are seen on their way only. */
static bool tokens_lie(const ui_frame *ui) {
    return ui->rim == NULL && ui_seat_small(ui);
}

/* Where the tokens lie, or go, that make a score: after its number. */
static ui_rect tokens_at(const eatme_look *look, const eatme_spot *s, int seat, int score) {
    if (look->d->ui->rim != NULL) {
        return tokens_beside(s, score);
    }
    const ui_rect p = s->place.plate;
    const float disc = fminf(p.h * 0.68f, p.w * 0.3f), pad = fminf((p.h - disc) / 2, 11);
    const float cells = p.x + pad + disc + 9, each = (p.x + p.w - 7 - cells) / 2;
    const float end = p.x + p.w - 12;
    const float x = cells + fmaxf(64.0f, each * 0.84f), inset = p.h * 0.07f, half = (p.h - 2 * inset) / 2;
    const float to = s->wheel.w > 0 && s->wheel_right ? fminf(s->wheel.x - 5, end) : end;

    if (ui_seat_small(look->d->ui)) {
        return tokens_after(look, (ui_rect){cells, p.y, to - cells, p.h}, seat, score);
    }
    return (ui_rect){x, p.y + inset + half + 1, to - x, fminf(half - 3, 28.0f)};
}

void eatme_draw_lying(const eatme_look *look, const eatme_spot *s, int seat) {
    if (tokens_lie(look->d->ui)) {
        const int tokens = lying(look, seat);
        eatme_draw_tokens(look->d, tokens_at(look, s, seat, tokens), tokens);
    }
}

/* ---- points on their way ---- */

/* The shadow of what is above the ground, drawn so wide and high; on a plate it would be a spot. */
static void shadow(const eatme_look *look, const eatme_yard *yard, ui_rect at, float w, float h) {
    static const float air = 8.0f;
    const ui_rect whole = ui_centre(at, w, h);

    for (int place = 0; place < yard->n; place++) {
        if (ui_meet(at, ui_inset(yard->at[place].place.plate, -air))) {
            return;
        }
    }
    ui_scale(look->d, at, whole);
    ui_group(look->d, whole, 0, 0.0f);
    ui_disc(look->d, whole, 0x70000000u, 0, 0.0f);
    ui_group_end(look->d);
}

/* Between the sign of a house and a seat: where tokens leave, the bend of their way and its end, and how high they
 * are.
 */
typedef struct {
    float from_x, from_y, beside, over, to_x, to_y, first, most, last;
    int points;
} token_way;

/* `part` 0 is right below the sign, whose number stays in sight; to and from where a plate has its tokens, from above
 * and far from the side where no name stands. There they are the last of so many in all. */
static token_way way_of(const eatme_look *look, const eatme_yard *yard, int house, int seat, int points, int all) {
    static const float least_high = 64.0f, larger = 26.0f; /* their figures are read on their way */
    static const float below_name = 1.3f;                  /* of the line that they come to, for a moment */
    const bool lie = tokens_lie(look->d->ui);
    const int row_of = lie ? all : points;
    const ui_rect lies = tokens_at(look, &yard->at[eatme_place_of(yard, seat)], seat, row_of);
    const ui_rect sign = eatme_sign_board(look->d->ui, &yard->at[eatme_place_of(yard, house)]);
    const float row = fminf(eatme_tokens_width(lies.h, row_of), lies.w), edge = look->d->ui->width - 30.0f;
    token_way w = {.from_x = sign.x + sign.w / 2,
                   .from_y = sign.y + sign.h + least_high / 2 + 4.0f,
                   .to_x = lies.x + row - eatme_tokens_width(lies.h, points) / 2,
                   .to_y = lies.y + lies.h / 2,
                   .first = lie ? lies.h : fmaxf(lies.h, least_high),
                   .last = lie ? lies.h : below_name * lies.h,
                   .points = points};

    w.most = w.first + larger;
    w.over = w.to_y - 110.0f;
    w.beside = fmaxf(w.to_x + 60.0f, fminf(w.to_x + 200.0f, edge));
    return w;
}

/* One of them, in its place of their row; drawn as large as it comes. */
static void token(const eatme_look *look, const eatme_yard *yard, const token_way *w, float in_row, int value,
                  float part) {
    const float rest = 1.0f - part, rise = 24.0f * sinf(part * 3.1416f);
    const float least = part < rest ? w->first : w->last;
    const float high = least + (w->most - least) * motion_eighths(fminf(1.0f, 3.0f * fminf(part, rest)));
    const float x = rest * rest * w->from_x + 2 * rest * part * w->beside + part * part * w->to_x +
                    in_row * eatme_tokens_width(high, w->points);
    const float y = rest * rest * w->from_y + 2 * rest * part * w->over + part * part * w->to_y;
    const float wide = eatme_tokens_width(high, value);
    const ui_rect seen = {x - wide / 2, y - high / 2, wide, high};
    const ui_rect whole = ui_centre(seen, eatme_tokens_width(w->most, value), w->most);

    if (rise > 17.0f) { /* its shadow stays below */
        shadow(look, yard, (ui_rect){seen.x, y + rise + high * 0.3f, wide, high * 0.28f}, whole.w, w->most * 0.28f);
    }
    ui_scale(look->d, seen, whole);
    ui_group(look->d, whole, 0, 0.0f);
    eatme_draw_tokens(look->d, whole, value);
    ui_group_end(look->d);
}

/* Tokens of so many points on their way, one after the other; none has left at `part` 0. */
static void heap(const eatme_look *look, const eatme_yard *yard, int house, int seat, int points, int all,
                 float part) {
    static const float flight = 0.72f;
    const int fives = eatme_fives(points), n = fives + eatme_ones(points);
    const token_way w = way_of(look, yard, house, seat, points, all);

    for (int k = 0; k < n && part > 0.0f; k++) {
        const float own = motion_smooth(motion_dealt(part, n - 1 - k, n, flight)); /* the last has the longest way */
        const float in_row = ((float)k + 0.5f) / (float)n - 0.5f;
        if (own > 0.0f) {
            token(look, yard, &w, in_row, k < fives ? 5 : 1, own);
        }
    }
}

/* What a house is worth comes from it and goes back to it (4.1): first what is lost, and then out of the sign what is
 * gained, so that a point which changes hands is one token. What has arrived lies with the others (lying). */
void eatme_draw_flight(const eatme_look *look, const eatme_yard *yard) {
    const uint8_t *a = look->t->event.arg;
    const uint8_t *score = look->pub->score;
    const float part = look->t->part, there = eatme_points_there(look);

    if (part >= there || a[0] >= yard->n) {
        return;
    }
    if (eatme_moving(look, EATME_EV_DUEL) && a[2] < yard->n) {
        const int house = look->pub->wolf == a[0] ? a[2] : a[0];
        const float begins = a[3] > 0 ? 0.5f * there : 0.0f;
        heap(look, yard, house, a[0], a[1], score[a[0]] + a[1], motion_of(part, begins, there));
        if (part < begins) {
            heap(look, yard, house, a[2], a[3], score[a[2]], 1.0f - part / begins);
        }
    } else if (eatme_moving(look, EATME_EV_OTHER) && part > EATME_TURN_END) {
        heap(look, yard, a[0], a[0], a[2], score[a[0]] + a[2], (part - EATME_TURN_END) / (there - EATME_TURN_END));
    }
}
