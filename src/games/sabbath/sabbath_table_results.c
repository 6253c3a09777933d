/* The end of a game, row by row: witch points, then each number, then who won. Each row shows the cards that it
 * counts, and the sum below grows with it, so that everybody sees why. */
#include <math.h>
#include <stdio.h>

#include "sabbath_table.h"
#include "ui/score_houses.h"

/* What each step opens: the witch points, the numbers one to five, the sums with the winners. */
enum { STEP_WITCH = 1, STEP_NUMBER, STEP_SUM = SABBATH_RESULTS_STEPS };
enum { ROW_WITCH, ROW_NUMBER, ROW_SUM = ROW_NUMBER + SABBATH_NUMBERS, ROW_ALL };

const char *sabbath_results_sound(int step) {
    return step == STEP_SUM ? "win" : step >= STEP_WITCH ? "card" : NULL;
}

typedef struct {
    const sabbath_look *look;
    ui_rect grid;
    float head_w, head_h, column_w, row_h, sign; /* where the sign above ends */
    float full, thin; /* a row that has unfolded, and the others meanwhile; full 0: none unfolds, for want of room */
    int step, rows;
    uint32_t winners;
    sabbath_row row[SABBATH_SEATS];
} table;

/* Whether the step that was pressed for opens this row: it is told now. */
static bool is_told(const table *t, int row) {
    return t->step == (row >= ROW_SUM ? STEP_SUM : row + 1);
}

static const float unfolds_in = 0.25f; /* of the time of a step */

/* The row that is told unfolds, 0 to 1, as the one before folds up: its cards are large then, and are counted. */
static float unfolded(const table *t, int row) {
    const float part = motion_smooth(motion_of(1.0f - t->look->t->opening, 0.0f, unfolds_in));

    if (t->full <= 0.0f || row < 0 || row >= ROW_SUM) {
        return 0.0f;
    }
    return is_told(t, row) ? part : t->step == row + 2 ? 1.0f - part : 0.0f;
}

/* So much of one height has gone over into the other. */
static float mixed(float from, float to, float part) {
    return from + (to - from) * part;
}

/* Without what the last one has below it. */
static float row_inner(const table *t, int row) {
    const float own = unfolded(t, row), others = unfolded(t, t->step - 1) + unfolded(t, t->step - 2) - own;

    return mixed(mixed(t->row_h, t->full, own), t->thin, others);
}

static float row_top(const table *t, int row) {
    float y = t->grid.y + t->head_h;

    for (int i = 0; i < row; i++) {
        y += row_inner(t, i);
    }
    return y;
}

/* A player's column is a house: the roof's part holds the emblem. */
static ui_rect house_of(const table *t, int seat) {
    const float x = t->grid.x + t->head_w + (float)seat * t->column_w;

    return (ui_rect){x + 3, t->grid.y, t->column_w - 6, t->head_h + t->row_h * (float)t->rows + 12};
}

/* The last one reaches down to the ground. */
static float row_height(const table *t, int row) {
    return row_inner(t, row) + (row == t->rows - 1 ? 12.0f : 0.0f);
}

/* Between its walls. */
static ui_rect cell(const table *t, int row, int seat) {
    const ui_rect house = house_of(t, seat);
    const float wall = house.w * SCORE_EAVES + 3;

    return (ui_rect){house.x + wall, row_top(t, row), house.w - 2 * wall, row_height(t, row)};
}

/* A number behind a sign, or the sign alone. */
static void number(ui_draw *d, ui_rect at, const char *sign, int n, float size, ui_colour colour) {
    ui_label_style style = UI_STYLE_NAME;
    char text[16];

    if (n >= 0) {
        snprintf(text, sizeof text, "%s%d", sign, n);
    } else {
        snprintf(text, sizeof text, "%s", sign);
    }
    style.lang = "en"; /* as high in every language */
    style.size = size;
    style.colour = colour;
    style.align = UI_MIDDLE;
    ui_label(d, at, &style, text);
}

/* Of the numbers that are told already, and of the witch, so many points. */
static int sum_after(const table *t, int seat, int step) {
    const sabbath_row *r = &t->row[seat];
    int sum = step >= STEP_WITCH ? r->witch : 0;

    for (int i = 0; i < SABBATH_NUMBERS; i++) {
        sum += step >= STEP_NUMBER + i && r->most[i] != 0 ? SABBATH_MOST : 0;
    }
    return sum;
}

static ui_rect points_strip(ui_rect at) {
    return ui_centre(at, fminf(at.w - 2, 54.0f), fminf(at.h - 2, 42.0f));
}

/* Points that are won stand on a light strip, which holds them however large they are written: +2; a dash says that
 * there are none. Where their row is told they come after it is lit and has unfolded, from below: above stands a
 * name. */
static void points(const table *t, ui_rect at, int row, int n) {
    static const float rise = 10.0f;
    const float lit = t->full > 0.0f ? unfolds_in : 0.2f;
    ui_draw *d = t->look->d;
    const float part = is_told(t, row) ? motion_of(1.0f - t->look->t->opening, lit, 1.0f) : 1.0f;
    ui_rect strip = points_strip(at);

    if (part <= 0.0f) {
        return;
    }
    strip.y += rise * (1.0f - motion_out(part));
    if (n > 0) {
        ui_plate(d, strip, 43, UI_LANTERN, 0, 0.0f, false);
        number(d, strip, "+", n, 22, UI_INK_900);
    } else {
        number(d, strip, "\xE2\x80\x93", -1, 22, UI_PAPER_400);
    }
}

/* ---- rows ---- */

/* A sum's word in one line, or where that is too long for large words two. */
static ui_label_style head_style(void) {
    ui_label_style style = UI_STYLE_NAME;

    style.name = false;
    style.align = UI_MIDDLE;
    style.lines = 2;
    return style;
}

/* As wide as the word for the sum needs, within a limit. */
static float head_width(ui_draw *d) {
    static const float air = 24.0f;
    const bool tall = d->ui->height > d->ui->width; /* narrow windows keep the room for the houses */
    const float least = tall ? 76.0f : fmaxf(92.0f, d->ui->width * 0.09f), most = tall ? 118.0f : 160.0f;
    const ui_label_style style = head_style();
    const float word = ui_label_width(d->ui, &style, ui_say(d, "sabbath.results.sum")) + air;

    return fmaxf(least, fminf(word, most));
}

/* A number stands on a card, as does a witch's hat: so many cards of it, or hers, are counted. */
static void row_head(const table *t, int row, bool told) {
    ui_draw *d = t->look->d;
    const ui_rect at = {t->grid.x, row_top(t, row), t->head_w, row_height(t, row)};
    const ui_colour ink = told ? UI_LANTERN : UI_PAPER_100;

    if (row < ROW_SUM) {
        const float card = fminf(at.h - 5, 50.0f), w = row == ROW_WITCH ? card : card * TABLE_CARD;
        ui_plate(d, ui_centre(at, w, card), 3, ink, 0, 0.0f, false);
        if (row == ROW_WITCH) {
            ui_figure(d, "hat", ui_centre(at, card * 0.9f, card * 0.9f), UI_INK_900);
        } else {
            sabbath_draw_number(d, at, card * 0.76f, UI_INK_900, row - ROW_NUMBER + 1);
        }
        return;
    }
    ui_label_style style = head_style();
    style.colour = ink;
    ui_label(d, (ui_rect){at.x + 3, at.y, at.w - 6, at.h}, &style,
             ui_say(d, row == ROW_SUM ? "sabbath.results.sum" : "sabbath.results.all"));
}

/* Points that are halved have a disc at the edge of their strip, so large; most of it lies out there, where cards end
 * before it. */
static float half_size(const table *t) {
    return 29.0f + 10.0f * (t->look->d->ui->text_scale - 1.0f);
}

static float half_out(const table *t) {
    return 0.7f * half_size(t);
}

/* Where the parts of a cell lie: side by side, or in a narrow column below each other. */
typedef struct {
    ui_rect cards, points;
    ui_rect count; /* how many cards, once the row has unfolded */
    ui_rect ties;  /* of the witches: the colours that are tied with the one that counts; h 0: they have no line */
} parts;

static const float points_w = 56.0f;

static parts folded_parts(const table *t, int row, ui_rect at) {
    const bool halves = row == ROW_WITCH && t->look->pub->opt[SABBATH_OPT_CONFLICT];
    const float between = halves ? 4.0f + half_out(t) : 4.0f;

    if (t->column_w >= 170.0f || t->row_h < 84.0f) {
        return (parts){.cards = {at.x, at.y, at.w - points_w - between, at.h},
                       .points = {at.x + at.w - points_w, at.y, points_w, at.h}};
    }
    return (parts){.cards = {at.x, at.y, at.w, at.h / 2}, .points = {at.x, at.y + at.h / 2, at.w, at.h / 2}};
}

/* Colours of which a seat took as many as of the one that counts, whose witch stands lower. */
static bool is_tied(const sabbath_row *r, int colour) {
    return r->colour < SABBATH_COLOURS && colour != r->colour && r->colours[colour] == r->colours[r->colour];
}

static int tied_with(const sabbath_row *r) {
    int n = 0;

    for (int colour = 0; colour < SABBATH_COLOURS; colour++) {
        n += is_tied(r, colour);
    }
    return n;
}

/* Cards over the whole width, below them how many they are and what that gives. */
static parts open_number(ui_rect at) {
    static const float most = 42.0f, apart = 3.0f;
    const float line = fminf(most, at.h * 0.46f), y = at.y + at.h - line, w = fminf(points_w, at.w * 0.56f);

    return (parts){.cards = {at.x, at.y + apart, at.w, at.h - line - 2 * apart},
                   .count = {at.x, y, at.w - w, line},
                   .points = {at.x + at.w - w, y, w, line}};
}

static bool any_tied(const table *t) {
    for (int seat = 0; seat < t->look->pub->n; seat++) {
        if (tied_with(&t->row[seat]) > 0) {
            return true;
        }
    }
    return false;
}

/* Of the witches: a pile of cards, how many they are and what that gives in one line, or where a column is narrow in
 * two; where colours tie anywhere, a line below for those that do not count. */
static parts open_witch(const table *t, ui_rect at) {
    static const float count_w = 46.0f, narrow = 150.0f;
    const bool halves = t->look->pub->opt[SABBATH_OPT_CONFLICT], two = at.w < narrow;
    const float below = any_tied(t) ? at.h * (two ? 0.3f : 0.42f) : 0.0f;
    const float line = (at.h - below) / (two ? 2.0f : 1.0f), y = at.y + (two ? line : 0.0f);
    const float w = two ? at.w : points_w, beside = two ? 0.0f : w + 2.0f + (halves ? half_out(t) : 0.0f);

    return (parts){.cards = {at.x, at.y, at.w - beside - count_w, line},
                   .count = {at.x + at.w - beside - count_w, at.y, count_w, line},
                   .points = {at.x + at.w - w, y, w, line},
                   .ties = {at.x, at.y + at.h - below, at.w, below}};
}

static parts parts_of(const table *t, int row, int seat) {
    const ui_rect in = cell(t, row, seat);
    const float pad = in.w < 120.0f ? 3.0f : 5.0f;
    const ui_rect at = {in.x + pad, in.y + 2, in.w - 2 * pad, in.h - 4};
    const float part = unfolded(t, row);
    const parts folded = folded_parts(t, row, at), open = row == ROW_WITCH ? open_witch(t, at) : open_number(at);

    return (parts){.cards = table_between(folded.cards, open.cards, part),
                   .points = table_between(folded.points, open.points, part),
                   .count = open.count,
                   .ties = open.ties};
}

/* How many cards a row counts of this seat's. */
static int counted(const table *t, int row, int seat) {
    const sabbath_row *r = &t->row[seat];

    return row != ROW_WITCH ? r->numbers[row - ROW_NUMBER] : r->colour < SABBATH_COLOURS ? r->colours[r->colour] : 0;
}

/* Of the seat that has the most of them. */
static int longest(const table *t, int row) {
    int most = 2;

    for (int seat = 0; seat < t->look->pub->n; seat++) {
        const int n = counted(t, row, seat);
        most = n > most ? n : most;
    }
    return most;
}

/* A cell that is so high has two lines of cards: tied colours have one of their own. */
static bool in_two_lines(ui_rect at) {
    return at.h >= 84.0f;
}

/* The cards of a row: beside each other in the longest of all, as far as they stay large enough; else over each
 * other. A high cell has two lines of them. */
typedef struct {
    float w, h, step, line;
    int per_line;
} tiles;

/* Higher than they are wide, so that their numbers are large where their place is narrow. */
static tiles tiles_in(const table *t, ui_rect room, int most, int lines, float least, float widest) {
    static const float air = 2.0f;
    const int per_line = (most + lines - 1) / lines > 1 ? (most + lines - 1) / lines : 2;
    const float line = room.h / (float)lines, fits = (room.w + air) / (float)per_line - air;
    const float w = fminf(fminf(fmaxf(fits, least), widest), line * 0.84f);
    const float slim = line > 40.0f && !ui_large_words(t->look->d->ui) ? 1.6f : 1.3f;

    return (tiles){w, fminf(line - 4, fmaxf(w * slim, 29.0f)), fminf(w + air, (room.w - w) / (float)(per_line - 1)),
                   line, per_line};
}

static tiles folded_tiles(const table *t, ui_rect room) {
    int most = 2;

    for (int i = 0; i < ROW_SUM; i++) {
        const int n = longest(t, i);
        most = n > most ? n : most;
    }
    return tiles_in(t, room, most, 1, 20.0f, 26.0f);
}

static tiles open_tiles(const table *t, int row, ui_rect room) {
    const tiles one = tiles_in(t, room, longest(t, row), 1, 20.0f, 38.0f),
                two = tiles_in(t, room, longest(t, row), 2, 20.0f, 44.0f);

    return in_two_lines(room) && two.w > one.w ? two : one;
}

static ui_rect tile_of(const tiles *all, ui_rect room, int k) {
    const int line = k / all->per_line, in_line = k % all->per_line;

    return (ui_rect){room.x + (float)in_line * all->step, room.y + (float)line * all->line + (all->line - all->h) / 2,
                     all->w, all->h};
}

/* The cards of a number. Where others have more they step back. */
static void cards(const table *t, ui_rect at, int seat, int row, bool back) {
    ui_draw *d = t->look->d;
    const tiles folded = folded_tiles(t, at), open = open_tiles(t, row, at);
    int i = 0;

    for (int card = 0; card < SABBATH_FACES; card++) {
        const bool counts = sabbath_number(card) == row - ROW_NUMBER + 1;
        for (int k = counts ? sabbath_held(t->look->pub->taken[seat], card) : 0; k > 0; k--, i++) {
            const ui_rect tile = table_between(tile_of(&folded, at, i), tile_of(&open, at, i), unfolded(t, row));
            if (folded.step < folded.w || open.step < open.w) { /* an edge on the one below */
                ui_plate(d, ui_inset(tile, -1.2f), 3, UI_INK_900, 0, 0.0f, false);
            }
            sabbath_draw_number_tile(d, tile, card, back);
        }
    }
}

/* ---- the colours ---- */

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

static void edge_below(ui_draw *d, ui_rect tile, int k) {
    if (k > 0) {
        ui_plate(d, ui_inset(tile, -1.2f), 3, UI_INK_900, 0, 0.0f, false);
    }
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
static void tied_colour(const table *t, ui_rect at, int colour, int n) {
    static const float apart = 3.0f, of_words = 38.0f, worth_w = 32.0f, size = 21.0f, widest = 27.0f;
    ui_draw *d = t->look->d;
    const float beside = at.w - worth_w - apart;
    const bool worth = beside >= 18.0f, counted = beside - of_words >= 40.0f;
    const float room = counted ? beside - of_words : worth ? beside : at.w;
    const int seen = counted ? n : 1;
    const pile cards = pile_in((ui_rect){at.x, at.y, room, at.h}, worth ? widest : 32.0f, seen);
    ui_rect words = {at.x + pile_width(&cards, seen) + apart, at.y, of_words, at.h};

    for (int k = 0; k < seen; k++) {
        edge_below(d, in_pile(&cards, k), k);
        sabbath_draw_dim_tile(d, in_pile(&cards, k), colour);
    }
    if (!worth) {
        strike(d, cards.first, 0.8f * hypotf(cards.first.w, cards.first.h),
               -57.3f * atan2f(cards.first.h, cards.first.w)); /* from corner to corner, in degrees */
        return;
    }
    if (counted) {
        number(d, words, "\xC3\x97", n, size, UI_PAPER_200);
        words.x += of_words;
    }
    words.w = worth_w;
    number(d, words, "+", sabbath_value(t->look->pub, sabbath_place(t->look->pub, colour)), size, UI_PAPER_200);
    strike(d, words, worth_w - 2, -14.0f);
}

/* In the order of their witches, as the column has them. */
static void tied_colours(const table *t, ui_rect at, int seat) {
    const sabbath_row *r = &t->row[seat];
    const int ties = tied_with(r);
    ui_rect place = {at.x, at.y, at.w / (float)(ties > 0 ? ties : 1) - 3, at.h};

    for (int i = 0; i < SABBATH_COLOURS; i++) {
        const int colour = t->look->pub->column[i];
        if (is_tied(r, colour)) {
            tied_colour(t, place, colour, counted(t, ROW_WITCH, seat));
            place.x += place.w + 3;
        }
    }
}

/* The cards of the colour that scores: in a row, and a pile while the witches are told. Where their row has no room
 * to unfold in, as of large words, the colours that are tied stand beside that. */
static void colour_cards(const table *t, const parts *p, int seat) {
    ui_draw *d = t->look->d;
    const sabbath_row *r = &t->row[seat];
    const int n = counted(t, ROW_WITCH, seat);
    const bool told = is_told(t, ROW_WITCH), beside = told && t->full <= 0.0f && tied_with(r) > 0;
    const float piled = t->full > 0.0f ? unfolded(t, ROW_WITCH) : beside ? 1.0f : 0.0f;
    const tiles folded = folded_tiles(t, p->cards);
    const ui_rect room = {p->cards.x, p->cards.y,
                          p->cards.w * (!beside            ? 1.0f
                                        : tied_with(r) > 1 ? 0.36f
                                                           : 0.5f),
                          p->cards.h};
    const pile open = pile_in(room, 40.0f, n);

    for (int k = 0; k < n; k++) {
        const ui_rect tile = table_between(tile_of(&folded, p->cards, k), in_pile(&open, k), piled);
        edge_below(d, tile, k);
        sabbath_draw_tile(d, tile, r->colour);
    }
    if (beside) {
        const float w = pile_width(&open, n) + 6;
        tied_colours(t, (ui_rect){room.x + w, room.y, p->cards.w - w, room.h}, seat);
    } else if (told && p->ties.h > 0.0f && piled >= 1.0f) {
        tied_colours(t, p->ties, seat);
    }
}

/* How many cards are counted, where the row has unfolded: who has the most of them is lit. */
static void card_count(const table *t, ui_rect at, int row, int seat, bool lit) {
    if (unfolded(t, row) >= 1.0f) {
        number(t->look->d, at, "\xC3\x97", counted(t, row, seat), 25, lit ? UI_LANTERN : UI_PAPER_200);
    }
}

/* The cards of the colour that scores and, once the row is open, what its witch gives. */
static void witch_cell(const table *t, int seat, bool open) {
    ui_draw *d = t->look->d;
    const sabbath_row *r = &t->row[seat];
    const parts p = parts_of(t, ROW_WITCH, seat);

    colour_cards(t, &p, seat);
    card_count(t, p.count, ROW_WITCH, seat, false);
    if (!open) {
        return;
    }
    points(t, p.points, ROW_WITCH, r->witch);
    if (r->halved) {
        const float size = half_size(t);
        const ui_rect half = {points_strip(p.points).x - half_out(t), p.points.y + p.points.h - size + 3, size, size};
        ui_disc(d, half, UI_INK_950, UI_EMBER, 2.0f);
        number(d, half, "\xC2\xBD", -1, 17, UI_PAPER_100);
    }
}

/* The cards of the number; once the row is open, who has the most: the others step back. */
static void number_cell(const table *t, int row, int seat, bool open) {
    const bool most = t->row[seat].most[row - ROW_NUMBER] != 0;
    const parts p = parts_of(t, row, seat);

    cards(t, p.cards, seat, row, open && !most);
    card_count(t, p.count, row, seat, most);
    if (open) {
        points(t, p.points, row, most ? SABBATH_MOST : 0);
    }
}

/* The sum in its place, which grows with each row; at the end it stands there large. */
static void running_sum(const table *t, int seat) {
    const ui_rect at = cell(t, ROW_SUM, seat);
    const ui_rect place = ui_centre(at, fminf(at.w * 0.5f, 64.0f), fminf(at.h - 5, 46.0f));
    const int before = sum_after(t, seat, t->step - 1), after = sum_after(t, seat, t->step);

    ui_slot(t->look->d, place, UI_PAPER_400);
    if (t->step >= STEP_WITCH) {
        const int shown = before + table_counted_up(after - before, t->look->t->opening);
        sabbath_draw_number(t->look->d, place, place.h * 0.8f, UI_PAPER_100, shown);
    }
}

static void sum_cell(const table *t, int row, int seat) {
    const bool won = (t->winners >> seat & 1u) != 0;
    const int all = row == ROW_ALL ? sabbath_total(t->look->pub, seat) : sum_after(t, seat, STEP_SUM);
    const int shown = row == ROW_ALL && is_told(t, row) ? table_counted_up(all, t->look->t->opening) : all;

    const ui_rect at = cell(t, row, seat);
    sabbath_draw_number(t->look->d, at, fminf(48.0f, at.h * 0.8f), won ? UI_LANTERN : UI_PAPER_100, shown);
}

static void sum_to_come(ui_draw *d, ui_rect at) {
    ui_slot(d, ui_centre(at, fminf(at.w * 0.5f, 64.0f), fminf(at.h - 14, 40.0f)), UI_PAPER_400);
}

static void row(const table *t, int r) {
    ui_draw *d = t->look->d;
    const bool open = t->step > r || (r >= ROW_SUM && t->step >= STEP_SUM), told = r < ROW_SUM && is_told(t, r);

    row_head(t, r, told);
    for (int seat = 0; seat < t->look->pub->n; seat++) {
        const ui_rect in = cell(t, r, seat), stripe = {in.x, in.y + 1, in.w, in.h - 2};
        if (r % 2 == 0) {
            ui_fill(d, stripe, ui_fade(UI_INK_700, 0.6f));
        }
        if (told) {
            ui_fill(d, stripe, ui_fade(UI_LANTERN, 0.2f));
        }
        if (r == ROW_WITCH) {
            witch_cell(t, seat, open);
        } else if (r < ROW_SUM) {
            number_cell(t, r, seat, open);
        } else if (open) {
            sum_cell(t, r, seat);
        } else if (r == ROW_SUM) {
            running_sum(t, seat);
        } else {
            sum_to_come(d, in);
        }
    }
}

static void walls(const table *t, int seat) {
    const bool won = (t->winners >> seat & 1u) != 0;
    const ui_rect at = house_of(t, seat);

    if (won) {
        ui_glow(t->look->d, ui_inset(at, -at.w * 0.3f), UI_LANTERN);
    }
    score_house_walls(t->look->d, at, t->look->t->seat[seat].emblem, won, t->winners != 0 && !won);
}

static void player_head(const table *t, int seat) {
    ui_draw *d = t->look->d;
    const ui_rect at = house_of(t, seat);
    const float roof = at.w * SCORE_ROOF, disc = fminf(roof * 0.62f, 52.0f);
    ui_label_style name = UI_STYLE_NAME;

    ui_seat_emblem(d, (ui_rect){at.x + (at.w - disc) / 2, at.y + roof - disc + 4, disc, disc},
                   &t->look->t->seat[seat]);
    name.align = UI_MIDDLE;
    ui_label(d, (ui_rect){at.x + at.w * 0.1f, at.y + roof + 4, at.w * 0.8f, t->head_h - roof - 4}, &name,
             sabbath_name(t->look, seat));
    if (t->winners >> seat & 1u) {
        score_crown(d, at, at.y - t->sign - 8.0f, t->look->t->opening);
    }
}

static bool is_of_numbers(const table *t) {
    return t->step >= STEP_NUMBER && t->step < STEP_SUM;
}

static ui_label_style line_style(void) {
    ui_label_style style = UI_STYLE_NAME;

    style.name = false;
    style.size = 24;
    style.align = UI_MIDDLE;
    return style;
}

/* What a number gives, in words. */
static const char *gives(const table *t) {
    return UI_SAY(t->look->d, "sabbath.results.gives", TEXT_NUM("n", SABBATH_MOST));
}

/* Below the headline: what the step gives; of the witches the column as it ended. */
static void sign_line(const table *t, ui_rect at) {
    const sabbath_look *look = t->look;
    ui_draw *d = look->d;

    if (is_of_numbers(t)) {
        const ui_label_style style = line_style();
        ui_label(d, at, &style, gives(t));
        return;
    }
    const float each = fminf(112.0f, at.w / SABBATH_COLOURS), x = at.x + (at.w - each * SABBATH_COLOURS) / 2;

    for (int i = 0; i < SABBATH_COLOURS; i++) {
        const ui_rect c = {x + (float)i * each, at.y, each, at.h};
        number(d, (ui_rect){c.x + each * 0.08f, c.y, each * 0.36f, c.h}, "+", sabbath_value(look->pub, i), 26,
               UI_PAPER_100);
        sabbath_draw_tile(d, (ui_rect){c.x + each * 0.48f, c.y + 5, 42, c.h - 10}, look->pub->column[i]);
    }
}

/* ---- words ---- */

static const char *headline(const table *t) {
    const sabbath_pub *pub = t->look->pub;
    ui_draw *d = t->look->d;

    if (t->step < STEP_WITCH) {
        return UI_SAY(d, "sabbath.results.head", TEXT_NUM("game", pub->game + 1), TEXT_NUM("of", pub->games));
    }
    if (t->step < STEP_NUMBER) {
        return ui_say(d, "sabbath.results.witch");
    }
    if (t->step < STEP_SUM) {
        return UI_SAY(d, "sabbath.results.number", TEXT_NUM("n", t->step - STEP_NUMBER + 1));
    }
    if (t->winners == 0) {
        return UI_SAY(d, "sabbath.results.between", TEXT_NUM("game", pub->game + 1), TEXT_NUM("of", pub->games));
    }
    int n = 0;
    for (uint32_t bits = t->winners; bits != 0; bits &= bits - 1) {
        n++;
    }
    return UI_SAY(d, "sabbath.event.won", TEXT_NUM("n", n),
                  TEXT_STR("names", table_names(t->look->w, t->look->chair, t->winners)));
}

static bool tied(const table *t) {
    const sabbath_pub *pub = t->look->pub;
    int best = -1, n = 0;

    for (int i = 0; i < pub->n; i++) {
        const int sum = sabbath_total(pub, i);
        n = sum > best ? 1 : n + (sum == best);
        best = sum > best ? sum : best;
    }
    return n > 1;
}

/* Who has the most of the number that is told. */
static const char *have_most(const table *t) {
    uint32_t seats = 0;
    int n = 0;

    for (int i = 0; i < t->look->pub->n; i++) {
        if (t->row[i].most[t->step - STEP_NUMBER] != 0) {
            seats |= 1u << i;
            n++;
        }
    }
    return UI_SAY(t->look->d, "sabbath.results.most", TEXT_NUM("n", n),
                  TEXT_STR("names", table_names(t->look->w, t->look->chair, seats)),
                  TEXT_NUM("points", SABBATH_MOST));
}

static bool any_halved(const table *t) {
    for (int seat = 0; seat < t->look->pub->n; seat++) {
        if (t->row[seat].halved) {
            return true;
        }
    }
    return false;
}

static const char *reason(const table *t) {
    const sabbath_pub *pub = t->look->pub;
    ui_draw *d = t->look->d;

    if (t->step < STEP_WITCH) {
        return ui_say(d, "sabbath.results.why.head");
    }
    if (t->step < STEP_NUMBER) {
        return ui_say(d, any_halved(t) ? "sabbath.results.why.conflict" : "sabbath.results.why.witch");
    }
    if (is_of_numbers(t)) {
        return have_most(t);
    }
    if (t->winners == 0) {
        return ui_say(d, "sabbath.results.why.between");
    }
    if (!tied(t)) {
        return ui_say(d, "sabbath.results.why.most");
    }
    return ui_say(d, pub->opt[SABBATH_OPT_TIE] ? "sabbath.results.why.devil" : "sabbath.results.why.shared");
}

/* With three players: the card nobody saw, once everything is over. */
static const char *left_over(const table *t) {
    const sabbath_pub *pub = t->look->pub;
    const int card = pub->left_over[pub->game < SABBATH_GAMES ? pub->game : 0];

    if (t->step < STEP_SUM || pub->phase != SABBATH_OVER || card >= SABBATH_FACES) {
        return NULL;
    }
    return sabbath_left_over(t->look, pub->game, card);
}

/* A second line: where points are halved, what ties of colours mean, if that leaves the first its own; at the end
 * that card. */
static const char *besides(const table *t) {
    static const float buttons = 440.0f, help = 150.0f; /* beside the words */
    const ui_frame *ui = t->look->d->ui;
    const float room = ui->width - (ui->width > ui->height ? buttons : help);
    const bool tells = t->step == STEP_WITCH && any_halved(t) && any_tied(t);

    return tells && ui_label_width(ui, &UI_STYLE_SENTENCE, reason(t)) <= room
               ? ui_say(t->look->d, "sabbath.results.why.tied")
               : left_over(t);
}

/* ---- the frame ---- */

static void next_button(const sabbath_look *look, float y, float h) {
    ui_draw *d = look->d;

    if (!look->t->locked && table_find_move(look->t, SABBATH_MOVE_NEXT, TABLE_ANY, TABLE_ANY) != NULL) {
        ui_button(d, (ui_rect){d->ui->width / 2 - 150, y, 300, h}, ZONE_NEXT, 0, ui_say(d, "sabbath.results.next"),
                  NULL, UI_PRIMARY, UI_ZONE_OPTION | UI_ZONE_DEFAULT);
    }
}

/* The row that is told takes what the others need not, where that makes it large enough to be worth it. */
static void unfold(table *t) {
    static const float most = 88.0f, worth = 80.0f;
    const float least = (t->rows > ROW_ALL ? 28.0f : 31.0f) + 4.0f * fmaxf(0.0f, t->look->d->ui->text_scale - 1.0f);
    const bool tall = t->look->d->ui->height > t->look->d->ui->width;
    const float all = t->row_h * (float)t->rows, others = (float)(t->rows - 1);
    const float thin = tall ? t->row_h * 0.92f : least;
    const float full = tall ? all - others * thin : fminf(most, all - others * thin);

    if (full >= worth) {
        t->full = full;
        t->thin = (all - full) / others;
    }
}

void sabbath_draw_results(const sabbath_look *look) {
    const sabbath_pub *pub = look->pub;
    ui_draw *d = look->d;
    const float w = d->ui->width, h = d->ui->height, apron = ui_apron_height(d->ui);
    const float button = fmaxf(ui_target(d->ui), 54.0f);
    ui_label_style title = UI_STYLE_TITLE;
    table t = {.look = look, .step = look->t->step, .rows = pub->games > 1 ? ROW_ALL + 1 : ROW_ALL};

    sabbath_rows(pub, t.row);
    t.winners = t.step >= STEP_SUM ? sabbath_game.winners(pub) : 0;
    table_ground(d, "results_hills"); /* between the walls nothing is seen of a village */
    const ui_rect name = {24, 14, w - 48, 60};
    title.lines = 1;
    title.size = ui_label_size(d->ui, name, &title, headline(&t)); /* as it will be: the sign is no wider */
    const float top = 74.0f, strip = 46.0f, beside = h > w ? 24.0f : 48.0f;
    t.sign = top + strip - 2;
    t.head_w = head_width(d);
    // Narrower houses have lower roofs, which leaves large words their room.
    const float widest = h > w ? 236.0f : 236.0f - 40.0f * fmaxf(0.0f, d->ui->text_scale - 1.0f);
    t.column_w = fminf(widest, (w - 2 * beside - t.head_w) / (float)pub->n);
    t.head_h = (t.column_w - 6) * SCORE_ROOF + fmaxf(40.0f, ui_label_least(d->ui, &UI_STYLE_NAME) + 8);
    const float room = h - apron - 44 - button - top - strip - t.head_h;
    // A crown stands above its house in whole, but the words of the rows come first.
    const float crown = h > w ? 70.0f : fmaxf(54.0f, 68.0f - 60.0f * (d->ui->text_scale - 1.0f));
    t.row_h = fminf(h > w ? 100.0f : 76.0f, (room - crown) / (float)t.rows);
    const float all = t.head_w + t.column_w * (float)pub->n, high = t.head_h + t.row_h * (float)t.rows;
    const float head_out = 8.0f, house_in = 3.0f; /* what is seen is in the middle */
    t.grid = (ui_rect){(w - all + head_out + house_in) / 2 - house_in / 2,
                       top + strip + crown + fmaxf(0, room - high) / 2, all, high};
    unfold(&t);
    const ui_rect heads = {t.grid.x, t.grid.y + t.head_h, t.head_w, t.row_h * (float)t.rows};
    score_ground(d, t.grid.y + high + 12, 0.0f);
    if (!d->ui->high_contrast) {
        const ui_label_style line = line_style();
        const float below = is_of_numbers(&t) ? ui_label_width(d->ui, &line, gives(&t)) : 0.0f;
        const float wide =
            fminf(fmaxf(500.0f, fmaxf(ui_label_width(d->ui, &title, headline(&t)), below) + 56), w - 24);
        ui_plate(d, (ui_rect){(w - wide) / 2, 8, wide, t.sign - 8}, 41, ui_fade(UI_INK_950, 0.8f), 0, 0.0f, false);
    }
    ui_label(d, name, &title, headline(&t));
    sign_line(&t, (ui_rect){24, top, w - 48, 44});
    const float head = t.head_w + 12;
    /* No house: nobody lives where the rows are told. */
    ui_plate(d, (ui_rect){heads.x - 8, heads.y - 8, head, heads.h + 20}, 46, UI_INK_950, UI_INK_500, 1.6f, true);
    for (int seat = 0; seat < pub->n; seat++) {
        walls(&t, seat);
    }
    for (int r = 0; r < t.rows; r++) {
        row(&t, r);
    }
    for (int i = 0; i < pub->n; i++) {
        player_head(&t, i);
    }
    next_button(look, h - apron - button - 16, button);
    ui_apron(d, reason(&t), besides(&t), true);
}
