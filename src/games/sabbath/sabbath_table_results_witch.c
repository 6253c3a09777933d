/* The row of the witches: the colour of which a seat took most, and those that are tied with it. */
#include <math.h>

#include "sabbath_table_results.h"

/* Cards of one colour over each other, so far that all their edges are seen. */
typedef struct {
    ui_rect first;
    float step;
} pile;

static pile pile_in(ui_rect line, float widest, int n) {
    static const float lap = 0.24f;
    const float w = fminf(fminf(widest, line.h * 0.84f), line.w), h = fminf(line.h - 4, fmaxf(w * 1.3f, 29.0f));
    const float step = n > 1 ? fminf(w * lap, (line.w - w) / (float)(n - 1)) : 0.0f;

    return (pile){{line.x, line.y + (line.h - h) / 2, w, h}, step};
}

static ui_rect in_pile(const pile *p, int k) {
    return (ui_rect){p->first.x + (float)k * p->step, p->first.y, p->first.w, p->first.h};
}

static float pile_width(const pile *p, int n) {
    return p->first.w + (float)(n - 1) * p->step;
}

/* What does not count has a stroke through it, thin enough that it can be read. */
static void strike(ui_draw *d, ui_rect at, float w, float degrees) {
    const ui_rect stroke = ui_centre(at, w, 2.6f);

    ui_group(d, stroke, 0, degrees);
    ui_fill(d, stroke, ui_theme(d->ui, UI_EMBER));
    ui_group_end(d);
}

/* A colour of as many cards whose witch stands lower, and what she would have given, struck out; where there is
 * little room the colour alone is. */
static void tied_colour(const sabbath_results *t, ui_rect at, int colour, int n) {
    static const float apart = 3.0f, of_words = 38.0f, worth_w = 32.0f, size = 21.0f, widest = 27.0f;
    ui_draw *d = t->look->d;
    const float beside = at.w - worth_w - apart;
    const bool worth = beside >= 18.0f, counted = beside - of_words >= 40.0f;
    const float room = counted ? beside - of_words : worth ? beside : at.w;
    const int seen = counted ? n : 1;
    const pile cards = pile_in((ui_rect){at.x, at.y, room, at.h}, worth ? widest : 32.0f, seen);
    ui_rect words = {at.x + pile_width(&cards, seen) + apart, at.y, of_words, at.h};

    for (int k = 0; k < seen; k++) {
        sabbath_edge_below(d, in_pile(&cards, k), k);
        sabbath_draw_dim_tile(d, in_pile(&cards, k), colour);
    }
    if (!worth) {
        strike(d, cards.first, 0.8f * hypotf(cards.first.w, cards.first.h),
               -57.3f * atan2f(cards.first.h, cards.first.w)); /* from corner to corner, in degrees */
        return;
    }
    if (counted) {
        sabbath_sign(d, words, "\xC3\x97", n, size, UI_PAPER_200);
        words.x += of_words;
    }
    words.w = worth_w;
    sabbath_sign(d, words, "+", sabbath_value(t->look->pub, sabbath_place(t->look->pub, colour)), size, UI_PAPER_200);
    strike(d, words, worth_w - 2, -14.0f);
}

/* In the order of their witches, as the column has them. */
static void tied_colours(const sabbath_results *t, ui_rect at, int seat) {
    const sabbath_row *r = &t->row[seat];
    const int ties = sabbath_ties(r);
    ui_rect place = {at.x, at.y, at.w / (float)(ties > 0 ? ties : 1) - 3, at.h};

    for (int i = 0; i < SABBATH_COLOURS; i++) {
        const int colour = t->look->pub->column[i];
        if (sabbath_tied_below(r, colour)) {
            tied_colour(t, place, colour, sabbath_counted(t, ROW_WITCH, seat));
            place.x += place.w + 3;
        }
    }
}

/* The cards of the colour that scores: in a row, and a pile while the witches are told. Where their row has no room
 * to unfold in, as of large words, the colours that are tied stand beside that. */
static void colour_cards(const sabbath_results *t, const sabbath_cell_parts *p, int seat) {
    ui_draw *d = t->look->d;
    const sabbath_row *r = &t->row[seat];
    const int n = sabbath_counted(t, ROW_WITCH, seat);
    const bool told = sabbath_told(t, ROW_WITCH), beside = told && t->full <= 0.0f && sabbath_ties(r) > 0;
    const float piled = t->full > 0.0f ? sabbath_unfolded(t, ROW_WITCH) : beside ? 1.0f : 0.0f;
    const sabbath_tiles folded = sabbath_folded_tiles(t, p->cards);
    const ui_rect room = {p->cards.x, p->cards.y,
                          p->cards.w * (!beside               ? 1.0f
                                        : sabbath_ties(r) > 1 ? 0.36f
                                                              : 0.5f),
                          p->cards.h};
    const pile open = pile_in(room, 40.0f, n);

    for (int k = 0; k < n; k++) {
        const ui_rect tile = table_between(sabbath_tile_of(&folded, p->cards, k), in_pile(&open, k), piled);
        sabbath_edge_below(d, tile, k);
        sabbath_draw_tile(d, tile, r->colour);
    }
    if (beside) {
        const float w = pile_width(&open, n) + 6;
        tied_colours(t, (ui_rect){room.x + w, room.y, p->cards.w - w, room.h}, seat);
    } else if (told && p->ties.h > 0.0f && piled >= 1.0f) {
        tied_colours(t, p->ties, seat);
    }
}

/* The cards of the colour that scores and, once the row is open, what its witch gives. */
void sabbath_witch_cell(const sabbath_results *t, int seat, bool open) {
    ui_draw *d = t->look->d;
    const sabbath_row *r = &t->row[seat];
    const sabbath_cell_parts p = sabbath_parts_of(t, ROW_WITCH, seat);

    colour_cards(t, &p, seat);
    sabbath_card_count(t, p.count, ROW_WITCH, seat, false);
    if (!open) {
        return;
    }
    sabbath_points_won(t, p.points, ROW_WITCH, r->witch);
    if (r->halved) {
        const float size = sabbath_half_size(t);
        const ui_rect half = {sabbath_points_strip(p.points).x - sabbath_half_out(t),
                              p.points.y + p.points.h - size + 3, size, size};
        ui_disc(d, half, UI_INK_950, UI_EMBER, 2.0f);
        sabbath_sign(d, half, "\xC2\xBD", -1, 17, UI_PAPER_100);
    }
}
