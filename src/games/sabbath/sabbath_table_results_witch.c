/* The row of the witches: of which colour a seat took most, what its witch gives, and those that are tied with it. */
#include <math.h>

#include "sabbath_table_results.h"

/* ---- in the table ---- */

void sabbath_witch_cell(const sabbath_results *t, int seat, bool open) {
    const sabbath_row *r = &t->row[seat];
    const sabbath_cell_parts p = sabbath_parts_of(t, ROW_WITCH, seat);
    const int n = r->colour < SABBATH_COLOURS ? r->colours[r->colour] : 0;

    for (int k = 0; k < n; k++) {
        const ui_rect tile = sabbath_tile_of(t, &p, n, k);
        sabbath_edge_below(t->look->d, tile, k);
        sabbath_draw_tile(t->look->d, tile, r->colour);
    }
    if (!open) {
        return;
    }
    sabbath_points_won(t->look->d, p.points, r->witch, 1.0f);
    if (r->halved) {
        sabbath_half(t, sabbath_half_of(t, p.points));
    }
}

/* ---- while it is told: a line for each colour, beside its witch ---- */

/* Where the parts of a line lie: side by side, or where it is narrow and high below each other. */
typedef struct {
    ui_rect cards, count, points;
    ui_rect half; /* that the points are halved: beside their strip, or above it */
} line_parts;

static line_parts narrow_parts(const sabbath_results *t, ui_rect in) {
    const float below = fminf(50.0f, in.h * 0.42f), y = in.y + in.h - below, w = fminf(56.0f, in.w - 30.0f);
    const float half = sabbath_half_size(t), beside = t->look->pub->opt[SABBATH_OPT_CONFLICT] ? half : 0.0f;
    const ui_rect points = {in.x + in.w - w, y, w, below};

    return (line_parts){
        .cards = {in.x, in.y, in.w - beside, in.h - below},
        .count = {in.x, y, in.w - w, below},
        .points = points,
        .half = {in.x + in.w - half, sabbath_points_strip(t->look->d->ui, points).y - half - 1, half, half}};
}

static line_parts parts_of(const sabbath_results *t, ui_rect line) {
    static const float points_w = 56.0f, count_w = 42.0f, air = 5.0f, roomy = 100.0f, high = 84.0f;
    const float pad = line.w < 120.0f ? 3.0f : 6.0f;
    const float half = t->look->pub->opt[SABBATH_OPT_CONFLICT] ? sabbath_half_out(t) : 0.0f;
    const ui_rect in = {line.x + pad, line.y + 3, line.w - 2 * pad, line.h - 6};

    const ui_rect points = {in.x + in.w - points_w, in.y, points_w, in.h};
    const float count = points.x - half - air - count_w;
    if (count - air - in.x < roomy && line.h >= high) { /* cards would be strips */
        return narrow_parts(t, in);
    }
    return (line_parts){.cards = {in.x, in.y, count - in.x - air, in.h},
                        .count = {count, in.y, count_w, in.h},
                        .points = points,
                        .half = sabbath_half_of(t, points)};
}

/* Of the colour of which anybody took most. */
static int most_of_all(const sabbath_results *t) {
    int most = 2;

    for (int i = 0; i < t->look->pub->n * SABBATH_COLOURS; i++) {
        const int n = t->row[i / SABBATH_COLOURS].colours[i % SABBATH_COLOURS];
        most = n > most ? n : most;
    }
    return most;
}

/* As far from each other on all lines: the longest line is that of most cards. The colour that counts has larger
 * ones once that is known. */
static ui_rect card_at(ui_rect room, int k, int most, float larger) {
    static const float widest = 44.0f, lap = 0.5f, small = 0.78f;
    const float high = fminf(room.h, widest * 1.3f), w = fminf(high / 1.3f, room.w * 0.62f);
    const float step = fminf(w * lap, (room.w - w) / (float)(most - 1));
    const float by = small + (1.0f - small) * larger;

    return (ui_rect){room.x + (float)k * step, room.y + (room.h - by * high) / 2, by * w, by * high};
}

ui_rect sabbath_witch_card(const sabbath_results *t, int seat, int lane, int k) {
    const line_parts p = parts_of(t, sabbath_lane(sabbath_stage(t, seat), lane));

    return card_at(p.cards, k, most_of_all(t), 0.0f);
}

ui_rect sabbath_witch_points(const sabbath_results *t, int seat, int lane) {
    return parts_of(t, sabbath_lane(sabbath_stage(t, seat), lane)).points;
}

/* What does not count has a stroke through it, thin enough that it can be read. */
static void strike(ui_draw *d, ui_rect at, float w, float degrees) {
    const ui_rect stroke = ui_centre(at, w, 3.0f);

    ui_group(d, stroke, 0, degrees);
    ui_fill(d, stroke, ui_theme(d->ui, UI_EMBER));
    ui_group_end(d);
}

/* A colour of which a seat took as many as of the one that counts, whose witch stands lower. */
static bool is_tied(const sabbath_row *r, int colour) {
    return r->colour < SABBATH_COLOURS && colour != r->colour && r->colours[colour] == r->colours[r->colour];
}

static void card(ui_draw *d, ui_rect at, int colour, int k, bool dim) {
    sabbath_edge_below(d, at, k);
    if (!dim) {
        sabbath_draw_tile(d, at, colour);
        return;
    }
    if (d->ui->high_contrast) { /* which has no paper for them */
        ui_plate(d, at, 3, UI_INK_950, 0, 0.0f, false);
    }
    sabbath_draw_dim_tile(d, at, colour);
}

/* The cards of one colour, once they are there: the line that counts is the longest one. */
static void cards(const sabbath_results *t, ui_rect room, int lane, int n, bool counts) {
    const int most = most_of_all(t), colour = t->look->pub->column[lane];
    const float answered = sabbath_answered(t, lane);

    for (int k = 0; k < n && t->slid >= 1.0f; k++) {
        card(t->look->d, card_at(room, k, most, counts ? answered : 0.0f), colour, k, !counts && answered >= 0.5f);
    }
}

/* What the witch of a tied colour would have given, struck out. */
static void struck_points(const sabbath_results *t, ui_rect at, int colour) {
    ui_draw *d = t->look->d;
    const sabbath_pub *pub = t->look->pub;

    sabbath_sign(d, at, "+", sabbath_value(pub, sabbath_place(pub, colour)), 22, UI_PAPER_200);
    strike(d, at, fminf(38.0f, at.w - 4), -14.0f);
}

static void line(const sabbath_results *t, ui_rect at, int i, int seat) {
    ui_draw *d = t->look->d;
    const sabbath_row *r = &t->row[seat];
    const int colour = t->look->pub->column[i], n = r->colours[colour % SABBATH_COLOURS];
    const bool counts = r->colour == colour, tied = is_tied(r, colour), known = sabbath_answered(t, i) >= 1.0f;
    const line_parts p = parts_of(t, at);
    const ui_rect stripe = {at.x, at.y + 1, at.w, at.h - 2};

    if (counts) {
        sabbath_lit(d, stripe, 0.3f, sabbath_answered(t, i));
    } else if (i % 2 == 0) {
        sabbath_stripe(d, stripe);
    }
    cards(t, p.cards, i, n, counts);
    if (!known || n == 0) {
        return;
    }
    sabbath_card_count(d, p.count, n, counts ? UI_LANTERN : tied ? UI_PAPER_100 : UI_PAPER_400);
    if (counts) {
        sabbath_points_won(d, p.points, r->witch, sabbath_given(t, i));
    } else if (tied) {
        struck_points(t, p.points, colour);
    }
    if (counts && r->halved && sabbath_given(t, i) >= 1.0f) {
        sabbath_half(t, p.half);
    }
}

void sabbath_witch_stage(const sabbath_results *t, int seat) {
    const ui_rect stage = sabbath_stage(t, seat);

    for (int i = 0; i < SABBATH_COLOURS; i++) {
        line(t, sabbath_lane(stage, i), i, seat);
    }
}

/* ---- the column ---- */

/* A witch and her value: beside each other, or below each other where that is wider than the place. */
typedef struct {
    ui_rect witch, value;
} witch_place;

static witch_place beside_each_other(ui_rect at) {
    static const float between = 5.0f;
    const float witch = fminf(at.h, (at.w - between) * 0.56f), value = fminf(witch, at.w - between - witch);
    const float x = at.x + (at.w - witch - value - between) / 2, y = at.y + (at.h - witch) / 2;

    return (witch_place){.witch = {x + value + between, y, witch, witch},
                         .value = {x, y + witch * 0.07f, value, witch * 0.86f}};
}

static witch_place below_each_other(ui_rect at, float text_scale) {
    static const float between = 4.0f;
    const float value = fminf(34.0f * text_scale, at.h * 0.36f), witch = fminf(at.w, at.h - value - between);
    const float x = at.x + (at.w - witch) / 2, y = at.y + (at.h - witch - value - between) / 2;

    return (witch_place){.witch = {x, y, witch, witch}, .value = {x, y + witch + between, witch, value}};
}

static witch_place on_sign(ui_rect sign, int i) {
    static const float most = 96.0f, gap = 26.0f;
    const float high = fminf(sign.h, most), w = fminf(high * 1.76f, (sign.w - 3 * gap) / SABBATH_COLOURS);
    const float x = sign.x + (sign.w - SABBATH_COLOURS * (w + gap) + gap) / 2 + (float)i * (w + gap);

    return beside_each_other((ui_rect){x, sign.y + (sign.h - high) / 2, w, high});
}

static witch_place beside_houses(const sabbath_results *t, int i) {
    const ui_rect lane = ui_inset(sabbath_lane(sabbath_stage_head(t), i), 4.0f);

    return lane.h > 1.2f * lane.w ? below_each_other(lane, t->look->d->ui->text_scale) : beside_each_other(lane);
}

void sabbath_witches_on_sign(const sabbath_results *t, ui_rect sign) {
    const sabbath_pub *pub = t->look->pub;

    for (int i = 0; i < SABBATH_COLOURS; i++) {
        const witch_place at = on_sign(sign, i);
        sabbath_draw_value(t->look->d, at.value, sabbath_value(pub, i));
        sabbath_draw_witch(t->look->d, at.witch, pub->column[i]);
    }
}

/* Each opens like a card that is turned up, the strongest first. */
void sabbath_witches_beside(const sabbath_results *t) {
    const sabbath_pub *pub = t->look->pub;

    for (int i = 0; i < SABBATH_COLOURS; i++) {
        const witch_place at = beside_houses(t, i);
        const float open = sabbath_comes(t, i, 2 * SABBATH_COLOURS);
        sabbath_draw_value(t->look->d, at.value, sabbath_value(pub, i));
        if (open > 0.0f) {
            ui_scale(t->look->d, (ui_rect){.w = at.witch.w * open, .h = at.witch.h}, at.witch);
            ui_group(t->look->d, at.witch, 0, 0.0f);
            sabbath_draw_witch(t->look->d, at.witch, pub->column[i]);
            ui_group_end(t->look->d);
        }
    }
}
