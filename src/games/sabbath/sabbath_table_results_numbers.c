/* The rows of the numbers, and the sums below them. */
#include <math.h>

#include "sabbath_table_results.h"

/* ---- in the table ---- */

int sabbath_taken_of(const sabbath_results *t, int row, int seat, uint8_t out[SABBATH_COLOURS * SABBATH_COPIES]) {
    int n = 0;

    for (int colour = 0; colour < SABBATH_COLOURS; colour++) {
        const int card = sabbath_card(colour, row - ROW_NUMBER + 1);
        for (int k = sabbath_held(t->look->pub->taken[seat], card); k > 0; k--) {
            out[n++] = (uint8_t)card;
        }
    }
    return n;
}

/* The cards of the number; once the row is open, who has the most: the others step back. */
void sabbath_number_cell(const sabbath_results *t, int row, int seat, bool open) {
    const bool most = t->row[seat].most[row - ROW_NUMBER] != 0;
    const sabbath_cell_parts p = sabbath_parts_of(t, row, seat);
    uint8_t card[SABBATH_COLOURS * SABBATH_COPIES];
    const int n = sabbath_taken_of(t, row, seat, card);

    for (int k = 0; k < n && t->slid >= 1.0f; k++) {
        const ui_rect tile = sabbath_tile_of(t, &p, n, k);
        sabbath_edge_below(t->look->d, tile, k);
        sabbath_draw_number_tile(t->look->d, tile, card[k], open && !most);
    }
    if (open) {
        sabbath_points_won(t->look->d, p.points, most ? SABBATH_MOST : 0, 1.0f);
    }
}

/* ---- while it is told: the cards themselves ---- */

/* Cards of one size in every house, in the lines that make them largest; over each other as far as all that is
 * printed at their left is seen. In the high houses of a tall window a pile is of larger cards. */
typedef struct {
    float w, h, step, line;
    int per_line;
} spread;

static spread spread_in(ui_rect room, int most, int per_line) {
    static const float gap = 5.0f, seen = 0.62f, large = 50.0f, wide = 84.0f, high_house = 124.0f;
    const float widest = room.h > 2.0f * room.w ? high_house : wide;
    const int lines = (most + per_line - 1) / per_line;
    const float by_height = (room.h / (float)lines - gap) * TABLE_CARD;
    const float apart = (room.w + gap) / (float)per_line - gap, over = room.w / (1.0f + seen * (float)(per_line - 1));
    const float w = fminf(fminf(by_height, fmaxf(apart, fminf(over, large))), widest), h = w / TABLE_CARD;
    const float step = per_line > 1 ? fminf(w + gap, (room.w - w) / (float)(per_line - 1)) : 0.0f;

    return (spread){w, h, step, h + gap, per_line};
}

static spread largest(ui_rect room, int most) {
    spread best = spread_in(room, most, most);

    for (int per_line = most - 1; per_line > 0; per_line--) {
        const spread s = spread_in(room, most, per_line);
        best = s.w > best.w + 1.0f ? s : best;
    }
    return best;
}

/* Of n; the first line at the foot, above the answer. Each line is in the middle. */
static ui_rect card_of(const spread *s, ui_rect room, int n, int k) {
    const int line = k / s->per_line, in_line = k % s->per_line, rest = n - line * s->per_line;
    const int cards = rest < s->per_line ? rest : s->per_line;
    const float x = room.x + (room.w - s->w - s->step * (float)(cards - 1)) / 2;
    const float y = room.y + room.h - s->h - (float)line * s->line;

    return (ui_rect){x + (float)in_line * s->step, y, s->w, s->h};
}

static void cards(const sabbath_results *t, ui_rect room, int row, int seat, bool back) {
    ui_draw *d = t->look->d;
    const int most = sabbath_longest(t, row);
    const spread s = largest(room, most);
    uint8_t card[SABBATH_COLOURS * SABBATH_COPIES];
    const int n = sabbath_taken_of(t, row, seat, card);

    for (int k = 0; k < n; k++) {
        const float part = sabbath_comes(t, k, most);
        const ui_rect whole = card_of(&s, room, n, k), seen = ui_centre(whole, whole.w * part, whole.h * part);
        if (part > 0.0f) {
            ui_scale(d, seen, whole);
            sabbath_draw_card(d, whole, card[k], 0.0f, false);
        }
        if (back && !d->ui->high_contrast) {
            ui_plate(d, ui_inset(whole, -1), 1, ui_fade(UI_INK_900, 0.55f), 0, 0.0f, false);
        }
    }
}

static ui_rect inside_of(ui_rect stage) {
    const float pad = stage.w < 120.0f ? 4.0f : 7.0f;

    return (ui_rect){stage.x + pad, stage.y + 4, stage.w - 2 * pad, stage.h - 8};
}

/* At the right of the foot: what the most of a number give. */
static ui_rect points_in(ui_rect in, float answer) {
    const float w = fminf(64.0f, in.w * 0.56f);

    return (ui_rect){in.x + in.w - w, in.y + in.h - answer, w, answer};
}

/* The light of a house goes on where there is most of a number. */
void sabbath_number_stage(const sabbath_results *t, int row, int seat) {
    ui_draw *d = t->look->d;
    const ui_rect stage = sabbath_stage(t, seat), in = inside_of(stage);
    const float answer = sabbath_answer_height(stage), answered = sabbath_answered(t, 0);
    const ui_rect points = points_in(in, answer);
    const bool most = t->row[seat].most[row - ROW_NUMBER] != 0;

    if (most) { /* it falls on the walls, too */
        ui_glow(d, ui_inset(stage, -0.3f * stage.w), ui_fade(UI_LANTERN, answered));
        sabbath_lit(d, stage, 0.42f, answered);
    }
    cards(t, (ui_rect){in.x, in.y, in.w, in.h - answer - 2}, row, seat, !most && answered >= 0.5f);
    if (answered >= 1.0f) {
        sabbath_card_count(d, (ui_rect){in.x, points.y, in.w - points.w, answer},
                           t->row[seat].numbers[row - ROW_NUMBER], most ? UI_PAPER_100 : UI_PAPER_200);
    }
    sabbath_points_won(d, points, most ? SABBATH_MOST : 0, sabbath_given(t, 0));
}

/* The number on a card of its own, beside those that are counted. */
void sabbath_number_head(const sabbath_results *t, int row) {
    ui_draw *d = t->look->d;
    const ui_rect at = sabbath_stage_head(t);
    const float w = fminf(fminf(at.w - 20, 116.0f), (at.h - 24) * TABLE_CARD);
    const ui_rect card = ui_centre(at, w, w / TABLE_CARD);

    ui_plate(d, card, 3, UI_PAPER_100, 0, 0.0f, false);
    sabbath_draw_number(d, card, card.h * 0.7f, UI_INK_900, row - ROW_NUMBER + 1);
}

/* ---- the sums ---- */

/* Of the numbers that are told already, and of the witch, so many points. */
static int sum_after(const sabbath_results *t, int seat, int step) {
    const sabbath_row *r = &t->row[seat];
    int sum = step >= STEP_WITCH ? r->witch : 0;

    for (int i = 0; i < SABBATH_NUMBERS; i++) {
        sum += step >= STEP_NUMBER + i && r->most[i] != 0 ? SABBATH_MOST : 0;
    }
    return sum;
}

/* The door of a house: a sum stands on it, or a knob. It is as high as the row, in the middle of which the row's name
 * and at last the total stand. */
static ui_rect door(const sabbath_results *t, int seat) {
    ui_draw *d = t->look->d;
    const ui_rect at = sabbath_cell(t, ROW_SUM, seat);
    const float w = fminf(at.w * 0.5f, 64.0f), sill = 4.0f;
    const ui_rect place = {at.x + (at.w - w) / 2, at.y + sill, w, at.h - sill};

    ui_plate(d, place, 9, UI_INK_950, UI_PAPER_400, 1.6f, false);
    return place;
}

/* What stands on it is no larger on a high one. */
static ui_rect on_door(ui_rect door) {
    return ui_centre(door, door.w, fminf(door.h, 52.0f));
}

/* What a row gives goes down to the door. */
static void bring(const sabbath_results *t, ui_rect from, ui_rect to, int points, float part) {
    static const float least = 0.7f; /* of its size, at the door */
    ui_draw *d = t->look->d;
    const ui_rect strip = sabbath_points_strip(d->ui, from);
    const ui_rect seen = table_between(strip, ui_centre(to, least * strip.w, least * strip.h), part);
    const ui_rect whole = ui_centre(seen, strip.w, strip.h);

    ui_scale(d, seen, whole);
    ui_group(d, whole, 0, 0.0f);
    sabbath_points_won(d, ui_centre(whole, from.w, from.h), points, 1.0f);
    ui_group_end(d);
}

void sabbath_running_sum(const sabbath_results *t, int seat) {
    const ui_rect whole = door(t, seat), place = on_door(whole), stage = sabbath_stage(t, seat);
    const int before = sum_after(t, seat, t->step - 1), after = sum_after(t, seat, t->step);

    if (t->step >= STEP_WITCH) {
        const int colour = t->row[seat].colour;
        const int lane = t->step == STEP_WITCH && colour < SABBATH_COLOURS ? sabbath_place(t->look->pub, colour) : 0;
        const float part = sabbath_brought(t, lane);
        sabbath_draw_number(t->look->d, place, place.h * 0.74f, UI_PAPER_100, part < 1.0f ? before : after);
        if (after > before && part > 0.0f && part < 1.0f) {
            const ui_rect points = t->step == STEP_WITCH ? sabbath_witch_points(t, seat, lane)
                                                         : points_in(inside_of(stage), sabbath_answer_height(stage));
            bring(t, points, place, after - before, part);
        }
    } else {
        ui_disc(t->look->d, (ui_rect){whole.x + whole.w - 17, whole.y + whole.h * 0.5f, 8, 8}, UI_LANTERN, 0, 0.0f);
    }
}

void sabbath_sum_cell(const sabbath_results *t, int row, int seat) {
    const bool won = (t->winners >> seat & 1u) != 0;
    const int all = row == ROW_ALL ? sabbath_total(t->look->pub, seat) : sum_after(t, seat, STEP_SUM);
    const int shown = row == ROW_ALL ? table_counted_up(all, 1.0f - t->since) : all;

    const ui_rect at = sabbath_cell(t, row, seat);
    sabbath_draw_number(t->look->d, at, fminf(48.0f * t->across, at.h * 0.8f), won ? UI_LANTERN : UI_PAPER_100,
                        shown);
}

void sabbath_sum_to_come(ui_draw *d, ui_rect at) {
    ui_slot(d, ui_centre(at, fminf(at.w * 0.5f, 64.0f), fminf(at.h - 14, 40.0f)), UI_PAPER_400);
}
