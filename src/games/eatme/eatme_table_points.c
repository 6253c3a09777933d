/* Points of the public frame: what is counted, tokens that lie, and tokens on their way. */
#include <math.h>

#include "eatme_table.h"

/* Points on their way: of what somebody loses straight to whoever gains, and the rest out of the sign of a house
 * (4.1: all of it is worth what that house is). Each token leaves a while after the one before. */
typedef struct {
    int winner, loser, house; /* the loser: EATME_NONE where nobody loses */
    int gained, lost;
    float begin; /* when the first leaves */
} points_way;

static const float flight = 0.2f, most_apart = 0.08f, all_there = 0.86f; /* of what is told */

/* False where nothing is told that brings points. */
static bool points_told(const eatme_look *look, points_way *w) {
    const uint8_t *a = look->t->event.arg;

    if (eatme_moving(look, EATME_EV_DUEL)) {
        static const float said = 0.14f; /* words are read first */
        *w = (points_way){a[0], a[2], look->pub->wolf == a[0] ? a[2] : a[0], a[1], a[3], said};
        return true;
    }
    if (eatme_moving(look, EATME_EV_OTHER)) {
        *w = (points_way){a[0], EATME_NONE, a[0], a[2], 0, EATME_TURN_END};
        return true;
    }
    return false;
}

static int tokens_of(int points) {
    return eatme_fives(points) + eatme_ones(points);
}

/* How many there are, and of one of them how much it is worth, and whether somebody lost it. */
static int tokens_going(const points_way *w) {
    return tokens_of(w->lost) + tokens_of(w->gained - w->lost);
}

static bool was_lost(const points_way *w, int i) {
    return i < tokens_of(w->lost);
}

static int value_of(const points_way *w, int i) {
    const bool lost = was_lost(w, i);

    return (lost ? i : i - tokens_of(w->lost)) < eatme_fives(lost ? w->lost : w->gained - w->lost) ? 5 : 1;
}

/* When it leaves; it is there after its flight. */
static float leaves(const points_way *w, int i) {
    const int n = tokens_going(w);
    const float room = n > 1 ? (all_there - flight - w->begin) / (float)(n - 1) : 0.0f;

    return w->begin + fminf(most_apart, room) * (float)i;
}

float eatme_points_there(const eatme_look *look) {
    points_way w;

    if (!points_told(look, &w)) {
        return 0.0f;
    }
    const int n = tokens_going(&w);
    return n > 0 ? leaves(&w, n - 1) + flight : w.begin;
}

/* What has left the loser, and what is there with the winner, each token as it leaves and lands. */
static int left(const points_way *w, float part) {
    int points = 0;

    for (int i = 0; i < tokens_going(w); i++) {
        points += was_lost(w, i) && part >= leaves(w, i) ? value_of(w, i) : 0;
    }
    return points;
}

static int landed(const points_way *w, float part) {
    int points = 0;

    for (int i = 0; i < tokens_going(w); i++) {
        points += part >= leaves(w, i) + flight ? value_of(w, i) : 0;
    }
    return points;
}

int eatme_score_of(const eatme_look *look, int seat) {
    const int had = look->pub->score[seat];
    points_way w;

    if (!points_told(look, &w)) {
        return had;
    }
    return had + (seat == w.winner ? landed(&w, look->t->part) : 0) - (seat == w.loser ? left(&w, look->t->part) : 0);
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
        const int tokens = eatme_score_of(look, seat);
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

/* Where a token leaves, the bend of its way and its end, and how high it is there and between them. */
typedef struct {
    float from_x, from_y, beside, over, to_x, to_y, first, most, last;
} token_way;

static const float least_high = 64.0f, larger = 26.0f; /* their figures are read on their way */
static const float below_name = 1.3f;                  /* of the line of a plate, for a moment */

/* To the tokens of a seat, where it is the last of so many, or after the number. */
static token_way way_to(const eatme_look *look, const eatme_yard *yard, int seat, int score, int value) {
    const bool lie = tokens_lie(look->d->ui);
    const int row_of = lie ? score : value;
    const ui_rect lies = tokens_at(look, &yard->at[eatme_place_of(yard, seat)], seat, row_of);
    const float row = fminf(eatme_tokens_width(lies.h, row_of), lies.w);

    return (token_way){.to_x = lies.x + row - eatme_tokens_width(lies.h, value) / 2,
                       .to_y = lies.y + lies.h / 2,
                       .most = (lie ? lies.h : fmaxf(lies.h, least_high)) + larger,
                       .last = lie ? lies.h : below_name * lies.h};
}

/* From plate to plate in one bow, over the wheel between them; upright where it could cross a name. */
static token_way way_across(const eatme_look *look, const eatme_yard *yard, const points_way *p, int value, int all) {
    static const float bow = 190.0f, right = 30.0f;
    const token_way from = way_to(look, yard, p->loser, look->pub->score[p->loser], value);
    token_way w = way_to(look, yard, p->winner, all, value);

    w.from_x = from.to_x;
    w.from_y = from.to_y;
    w.first = from.last;
    w.beside = fmaxf(w.from_x, w.to_x) + right;
    w.over = fminf(w.from_y, w.to_y) - bow;
    return w;
}

/* From below the sign, whose number stays in sight, to the plate from above, and far from the side where no name
 * stands. */
static token_way way_out(const eatme_look *look, const eatme_yard *yard, const points_way *p, int value, int all) {
    const ui_rect sign = eatme_sign_board(look->d->ui, &yard->at[eatme_place_of(yard, p->house)]);
    const float edge = look->d->ui->width - 30.0f;
    token_way w = way_to(look, yard, p->winner, all, value);

    w.from_x = sign.x + sign.w / 2;
    w.from_y = sign.y + sign.h + least_high / 2 + 4.0f;
    w.first = w.most - larger;
    w.over = w.to_y - 110.0f;
    w.beside = fmaxf(w.to_x + 60.0f, fminf(w.to_x + 200.0f, edge));
    return w;
}

/* Drawn as large as it comes. */
static void token(const eatme_look *look, const eatme_yard *yard, const token_way *w, int value, float part) {
    const float rest = 1.0f - part, rise = 24.0f * sinf(part * 3.1416f);
    const float least = part < rest ? w->first : w->last;
    const float high = least + (w->most - least) * motion_eighths(fminf(1.0f, 3.0f * fminf(part, rest)));
    const float x = rest * rest * w->from_x + 2 * rest * part * w->beside + part * part * w->to_x;
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

/* What has arrived is counted, or lies with the others. */
void eatme_draw_flight(const eatme_look *look, const eatme_yard *yard) {
    points_way p;

    if (!points_told(look, &p) || p.winner >= yard->n || (p.lost > 0 && p.loser >= yard->n)) {
        return;
    }
    int all = look->pub->score[p.winner];
    for (int i = 0; i < tokens_going(&p); i++) {
        const float from = leaves(&p, i), part = look->t->part;
        const int value = value_of(&p, i);
        all += value;
        if (part > from && part < from + flight) {
            const token_way w = (was_lost(&p, i) ? way_across : way_out)(look, yard, &p, value, all);
            token(look, yard, &w, value, motion_smooth((part - from) / flight));
        }
    }
}
