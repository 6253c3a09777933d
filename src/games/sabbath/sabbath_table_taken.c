/* The sheet of what a seat has taken: which cards, how many of each number and colour, and what they would score now.
 */
#include <math.h>
#include <stdio.h>

#include "sabbath_table.h"

typedef struct {
    ui_rect grid;
    float cell_w, cell_h;
} sheet;

static ui_rect cell_of(const sheet *s, int row, int column) {
    return (ui_rect){s->grid.x + (float)column * s->cell_w, s->grid.y + (float)row * s->cell_h, s->cell_w, s->cell_h};
}

static void count(ui_draw *d, ui_rect at, int n, bool lit) {
    ui_label_style style = UI_STYLE_NAME;
    char text[12];

    snprintf(text, sizeof text, "%d", n);
    style.align = UI_MIDDLE;
    style.size = 24;
    style.colour = n == 0 ? UI_INK_500 : lit ? UI_INK_900 : UI_PAPER_100;
    if (lit) {
        const float size = fminf(at.h - 4, 38.0f);
        ui_disc(d, ui_centre(at, size, size), UI_LANTERN, 0, 0.0f);
    }
    ui_label(d, at, &style, text);
}

/* A colour a row, the strongest witch on top; at the end how many of the colour. Its head is round, cards are not. */
static void colour_row(const sabbath_look *look, const sheet *s, int row, int seat, const sabbath_row *sum) {
    ui_draw *d = look->d;
    const int colour = look->pub->column[row] % SABBATH_COLOURS;
    const ui_rect head = cell_of(s, row + 1, 0);

    const float size = fminf(40.0f, s->cell_h - 4);
    ui_disc(d, ui_centre(head, size, size), d->ui->high_contrast ? UI_PAPER_100 : sabbath_tissue(colour),
            UI_PAPER_400, 1.6f);
    ui_figure(d, sabbath_emblem_id[colour], ui_centre(head, size * 0.68f, size * 0.68f), UI_INK_900);
    for (int number = 1; number <= SABBATH_NUMBERS; number++) {
        const ui_rect at = ui_inset(cell_of(s, row + 1, number), 3);
        const int n = sabbath_held(look->pub->taken[seat], sabbath_card(colour, number));
        if (n == 0) {
            ui_disc(d, ui_centre(at, 8, 8), UI_INK_700, 0, 0.0f);
        }
        for (int k = 0; k < n; k++) {
            sabbath_draw_tile(d, ui_centre(ui_column(at, k, n, 2), fminf(44.0f, at.w / (float)n - 2), at.h * 0.76f),
                              colour);
        }
    }
    count(d, cell_of(s, row + 1, SABBATH_NUMBERS + 1), sum->colours[colour], sum->colour == colour);
}

/* What everybody would score now, clockwise from the one whose cards are read. */
static void standing(const sabbath_look *look, ui_rect at, int seat, const sabbath_row rows[SABBATH_SEATS]) {
    ui_draw *d = look->d;
    const int n = look->pub->n;
    const float icon = at.h - 8;

    for (int i = 0; i < n; i++) {
        const int who = (seat + i) % n;
        const ui_rect cell = ui_column(at, i, n, 8);
        const float x = cell.x + (cell.w - icon - 44) / 2;
        ui_label_style style = UI_STYLE_NAME;
        char text[12];
        snprintf(text, sizeof text, "%d", rows[who].witch + rows[who].devil);
        style.size = 22;
        ui_seat_emblem(d, (ui_rect){x, cell.y + 4, icon, icon}, &look->t->seat[who]);
        ui_label(d, (ui_rect){x + icon + 8, cell.y, 40, cell.h}, &style, text);
    }
}

/* A card with a picture on it, and what it gives. */
static float part_of_sum(ui_draw *d, ui_rect at, const char *figure, int points) {
    static const float number = 28.0f;
    ui_label_style style = UI_STYLE_NAME;
    const ui_rect card = {at.x, at.y, at.h, at.h};
    char text[12];

    snprintf(text, sizeof text, "%d", points);
    style.size = 24;
    style.align = UI_MIDDLE;
    ui_plate(d, card, 3, UI_PAPER_100, 0, 0.0f, false);
    ui_figure(d, figure, ui_inset(card, at.h * 0.08f), UI_INK_900);
    ui_label(d, (ui_rect){at.x + at.h + 4, at.y, number, at.h}, &style, text);
    return at.h + 4 + number;
}

static float sign(ui_draw *d, ui_rect at, const char *text, float w) {
    ui_label_style style = UI_STYLE_NAME;

    style.size = 24;
    style.lang = "en"; /* as high in every language */
    style.colour = UI_PAPER_400;
    style.align = UI_MIDDLE;
    ui_label(d, (ui_rect){at.x, at.y, w, at.h}, &style, text);
    return w;
}

/* Witch and devils, and both together: the hat is on the sign of the results, too. */
static void sum(const sabbath_look *look, ui_rect at, const sabbath_row *row) {
    static const float token = 76.0f, between = 26.0f, total = 52.0f;
    ui_draw *d = look->d;
    ui_label_style words = UI_STYLE_SMALL, style = UI_STYLE_NAME;
    const float high = 44.0f, all = 2 * token + 2 * between + total, lead = at.w - all - 10;
    ui_rect on = {at.x + at.w - all, at.y + (at.h - high) / 2, 0, high};
    char text[12];

    words.lines = 2;
    words.colour = UI_PAPER_200;
    ui_label(d, (ui_rect){at.x, at.y - 8, lead, at.h + 16}, &words, ui_say(d, "sabbath.taken.now"));
    on.x += part_of_sum(d, on, "hat", row->witch);
    on.x += sign(d, on, "+", between);
    on.x += part_of_sum(d, on, "imp", row->devil);
    on.x += sign(d, on, "=", between);
    snprintf(text, sizeof text, "%d", row->witch + row->devil);
    style.size = 26;
    style.colour = UI_INK_900;
    style.align = UI_MIDDLE;
    const ui_rect plate = {on.x, on.y, total, high};
    ui_plate(d, plate, 43, UI_LANTERN, 0, 0.0f, false);
    ui_label(d, plate, &style, text);
}

static const float head_h = 54.0f, foot_h = 58.0f, all_h = 46.0f, line = 14.0f;

/* What lies there by number and colour, and what it would score. */
static void counted(const sabbath_look *look, ui_rect at, int seat, const sabbath_row rows[SABBATH_SEATS]) {
    ui_draw *d = look->d;
    sheet s = {.grid = {at.x + 16, at.y + head_h, at.w - 32, at.h - head_h - foot_h - all_h - line}};

    s.cell_w = s.grid.w / (SABBATH_NUMBERS + 2);
    s.cell_h = s.grid.h / (SABBATH_COLOURS + 2);
    for (int number = 1; number <= SABBATH_NUMBERS; number++) {
        sabbath_draw_number(d, cell_of(&s, 0, number), 28.0f, UI_PAPER_200, number);
        count(d, cell_of(&s, SABBATH_COLOURS + 1, number), rows[seat].numbers[number - 1],
              rows[seat].most[number - 1] != 0);
    }
    for (int row = 0; row < SABBATH_COLOURS; row++) {
        colour_row(look, &s, row, seat, &rows[seat]);
    }
    sum(look, (ui_rect){at.x + 20, s.grid.y + s.grid.h + 4, at.w - 40, foot_h - 4}, &rows[seat]);
}

static bool took_any(const sabbath_row *row) {
    int n = 0;

    for (int number = 0; number < SABBATH_NUMBERS; number++) {
        n += row->numbers[number];
    }
    return n > 0;
}

/* On that side of the seat where most is left, which stays in sight there. */
static ui_rect sheet_at(ui_rect room, ui_rect seat, float w, float h) {
    static const float off = 8.0f;
    const float left = seat.x - room.x - w, right = room.x + room.w - seat.x - seat.w - w;
    const float above = seat.y - room.y - h, below = room.y + room.h - seat.y - seat.h - h;
    const float most = fmaxf(fmaxf(left, right), fmaxf(above, below));
    const bool aside = most == left || most == right;
    const float x = !aside ? seat.x + (seat.w - w) / 2 : most == left ? seat.x - off - w : seat.x + seat.w + off;
    const float y = aside ? seat.y + (seat.h - h) / 2 : most == above ? seat.y - off - h : seat.y + seat.h + off;

    return (ui_rect){fmaxf(room.x + off, fminf(x, room.x + room.w - off - w)),
                     fmaxf(room.y + off, fminf(y, room.y + room.h - off - h)), w, h};
}

/* As narrow as its cells allow, unless its head needs more; lower on a flat table, where all else stays to be seen.
 */
static ui_rect place_of(const ui_frame *ui, ui_rect room, ui_rect pile, const ui_label_style *title, const char *head,
                        bool any) {
    const bool large = ui_large_words(ui);
    const float least = large ? 520.0f : 420.0f, most = 620.0f, usual = ui->rim != NULL ? 384.0f : 434.0f,
                high = large ? 470.0f : usual;
    const float w = fmaxf(least, fminf(ui_label_width(ui, title, head) + 40, most));

    return sheet_at(room, pile, fminf(w, room.w - 16),
                    any ? fminf(high, room.h - 16) : head_h + foot_h + all_h + line);
}

/* Its contents, from the title down. */
static void draw_sheet(const sabbath_look *look, ui_rect at, const ui_label_style *title, const char *head, int seat,
                       const sabbath_row rows[SABBATH_SEATS]) {
    ui_draw *d = look->d;
    ui_label_style small = UI_STYLE_SMALL;

    ui_plate(d, at, 17, UI_INK_800, UI_PAPER_400, 1.6f, true);
    ui_label(d, (ui_rect){at.x + 16, at.y + 8, at.w - 32, head_h - 12}, title, head);
    if (took_any(&rows[seat])) {
        counted(look, at, seat, rows);
    } else {
        small.align = UI_MIDDLE;
        small.lines = 2;
        ui_label(d, (ui_rect){at.x + 16, at.y + head_h, at.w - 32, foot_h - 8}, &small,
                 ui_say(d, "sabbath.taken.none"));
    }
    ui_fill(d, (ui_rect){at.x + 20, at.y + at.h - all_h - 10, at.w - 40, 1.5f}, UI_INK_700);
    standing(look, (ui_rect){at.x + 16, at.y + at.h - all_h - 6, at.w - 32, all_h}, seat, rows);
}

static ui_label_style title_style(void) {
    ui_label_style title = UI_STYLE_SENTENCE;

    title.size = 25;
    title.lines = 1;
    return title;
}

static const char *head_of(const sabbath_look *look, int seat) {
    return UI_SAY(look->d, "sabbath.taken.title", TEXT_STR("name", sabbath_name(look, seat)));
}

void sabbath_draw_taken_sheet(const sabbath_look *look, ui_rect room, ui_rect pile, int seat) {
    ui_draw *d = look->d;
    sabbath_row rows[SABBATH_SEATS];
    const ui_label_style title = title_style();
    const char *head = head_of(look, seat);

    sabbath_rows(look->pub, rows);
    const ui_rect at = place_of(d->ui, room, pile, &title, head, took_any(&rows[seat]));
    draw_sheet(look, at, &title, head, seat, rows);
}

static float common(ui_rect a, ui_rect b) {
    const float w = fminf(a.x + a.w, b.x + b.w) - fmaxf(a.x, b.x), h = fminf(a.y + a.h, b.y + b.h) - fmaxf(a.y, b.y);

    return w > 0.0f && h > 0.0f ? w * h : 0.0f;
}

/* What it costs that the sheet lies there: what it hides, and the way from the pile. */
static float costs(const sabbath_clear *clear, ui_rect at, ui_rect pile) {
    static const float way = 60.0f;
    const float dx = at.x + at.w / 2 - pile.x - pile.w / 2, dy = at.y + at.h / 2 - pile.y - pile.h / 2;
    float all = way * hypotf(dx, dy) + 20.0f * common(at, pile);

    for (int i = 0; i < clear->n; i++) {
        all += clear->weight[i] * common(at, clear->at[i]);
    }
    return all;
}

/* Where it hides least, beside the pile as far as that goes: in few steps over the frame. */
static ui_rect clear_place(const ui_frame *ui, const sabbath_clear *clear, ui_rect pile, float w, float h) {
    enum { STEPS = 24 };
    static const float off = 6.0f;
    ui_rect best = {off, off, w, h};
    float least = INFINITY;

    for (int i = 0; i < (STEPS + 1) * (STEPS + 1); i++) {
        const int column = i % (STEPS + 1), row = i / (STEPS + 1);
        const float x = (float)column / STEPS, y = (float)row / STEPS;
        const ui_rect at = {off + x * (ui->width - w - 2 * off), off + y * (ui->height - h - 2 * off), w, h};
        const float is = costs(clear, at, pile);
        best = is < least ? at : best;
        least = fminf(is, least);
    }
    return best;
}

void sabbath_draw_taken_flat(const sabbath_look *look, const sabbath_clear *clear, ui_rect pile, int turn, int seat) {
    ui_draw *d = look->d;
    sabbath_row rows[SABBATH_SEATS];
    const ui_label_style title = title_style();
    const char *head = head_of(look, seat);
    const bool lies = turn % 2 != 0;
    const ui_rect frame = {0, 0, lies ? d->ui->height : d->ui->width, lies ? d->ui->width : d->ui->height};

    sabbath_rows(look->pub, rows);
    const ui_rect size = place_of(d->ui, frame, pile, &title, head, took_any(&rows[seat]));
    const ui_rect seen = clear_place(d->ui, clear, pile, lies ? size.h : size.w, lies ? size.w : size.h);
    const ui_rect at = ui_centre(seen, size.w, size.h);
    if (turn != 0) {
        ui_group(d, at, turn, 0.0f);
    }
    draw_sheet(look, at, &title, head, seat, rows);
    if (turn != 0) {
        ui_group_end(d);
    }
}

/* While a sheet is open bots and events wait: cards can be counted at any time (5.3). */
static bool open_sheet(table_ui *t, int page) {
    t->page = page;
    t->reading = page != 0;
    return true;
}

/* A sheet that is read hides what lies below it: the next press only puts it away. */
bool sabbath_read_taken_sheet(const sabbath_pub *pub, table_ui *t, const ui_input *in) {
    const bool reading = t->page >= 1 && t->page <= pub->n;
    const bool on_seat = table_touched(in, ZONE_SEAT);

    if (in->kind == UI_INSPECT && on_seat) {
        return open_sheet(t, in->n + 1);
    }
    if (in->kind == UI_CHOOSE && on_seat) {
        return open_sheet(t, t->page == in->n + 1 ? 0 : in->n + 1);
    }
    if (reading &&
        (in->kind == UI_CHOOSE || in->kind == UI_ANY || in->kind == UI_BACK || in->kind == UI_INSPECT_END)) {
        return open_sheet(t, 0);
    }
    return false;
}
