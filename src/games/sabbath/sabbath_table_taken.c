/* Cards taken: small tiles over their numbers at each place, and a large sheet that counts them. */
#include <math.h>
#include <stdio.h>

#include "sabbath_table.h"

enum { STACK = 3 }; /* tiles over each other */

/* Colours of the tiles over a number, equal ones beside each other. */
static int stack_of(const sabbath_look *look, int seat, int number, uint8_t out[SABBATH_COLOURS * SABBATH_COPIES]) {
    int n = 0;

    for (int colour = 0; colour < SABBATH_COLOURS; colour++) {
        for (int k = sabbath_held(look->pub->taken[seat], sabbath_card(colour, number)); k > 0; k--) {
            out[n++] = (uint8_t)colour;
        }
    }
    return n;
}

static void number_label(ui_draw *d, ui_rect at, float size, int number) {
    ui_label_style style = UI_STYLE_NAME;
    char text[12];

    snprintf(text, sizeof text, "%d", number);
    style.face = TEXT_TITLE;
    style.size = size;
    style.align = UI_MIDDLE;
    style.colour = UI_PAPER_200;
    ui_label(d, at, &style, text);
}

/* One column of tiles; a high one lies two abreast. */
static void stack(ui_draw *d, ui_rect at, const uint8_t *colours, int n) {
    const int abreast = n > STACK ? 2 : 1, rows = (n + abreast - 1) / abreast;
    const float high = fminf(25.0f, at.h / (float)(rows > STACK ? rows : STACK));
    const float w = (at.w - 2.0f * (float)(abreast - 1)) / (float)abreast;

    for (int i = 0; i < n; i++) {
        const float x = at.x + (float)(i % abreast) * (w + 2.0f);
        const int row = i / abreast + 1;
        const float y = at.y + at.h - (float)row * high;
        sabbath_draw_tile(d, (ui_rect){x, y, w, high - 1.6f}, colours[i]);
    }
}

void sabbath_draw_taken(const sabbath_look *look, ui_rect at, int seat) {
    ui_draw *d = look->d;
    uint8_t colours[SABBATH_COLOURS * SABBATH_COPIES];
    const float foot = 27.0f;
    const ui_rect in = {at.x + 6, at.y + 6, at.w - 12, at.h - 8 - foot};

    ui_plate(d, at, 35u + (unsigned)seat, ui_fade(UI_INK_950, 0.78f), d->ui->high_contrast ? UI_PAPER_100 : 0,
             d->ui->high_contrast ? 1.5f : 0.0f, false);
    for (int i = 0; i < SABBATH_NUMBERS; i++) {
        const ui_rect column = ui_column(in, i, SABBATH_NUMBERS, 5.0f);
        stack(d, column, colours, stack_of(look, seat, i + 1, colours));
        number_label(d, (ui_rect){column.x, in.y + in.h + 1, column.w, foot - 2}, 21.0f, i + 1);
    }
}

/* ---- the sheet ---- */

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

void sabbath_draw_taken_sheet(const sabbath_look *look, ui_rect room, int seat) {
    ui_draw *d = look->d;
    sabbath_row rows[SABBATH_SEATS];
    ui_label_style title = UI_STYLE_SENTENCE, small = UI_STYLE_SMALL;
    const ui_rect at = ui_centre(room, fminf(620.0f, room.w - 16), fminf(490.0f, room.h - 16));
    const float head = 58.0f, foot = 66.0f, all = 46.0f;
    sheet s = {.grid = {at.x + 16, at.y + head, at.w - 32, at.h - head - foot - all}};

    s.cell_w = s.grid.w / (SABBATH_NUMBERS + 2);
    s.cell_h = s.grid.h / (SABBATH_COLOURS + 2);
    sabbath_rows(look->pub, rows);
    ui_next_layer(d, false);
    ui_plate(d, at, 17, UI_INK_800, UI_PAPER_400, 1.6f, true);
    title.size = 25;
    title.lines = 1;
    ui_label(d, (ui_rect){at.x + 16, at.y + 8, at.w - 32, head - 12}, &title,
             UI_SAY(d, "sabbath.taken.title", TEXT_STR("name", sabbath_name(look, seat))));
    for (int number = 1; number <= SABBATH_NUMBERS; number++) {
        number_label(d, cell_of(&s, 0, number), 28.0f, number);
        count(d, cell_of(&s, SABBATH_COLOURS + 1, number), rows[seat].numbers[number - 1],
              rows[seat].most[number - 1] != 0);
    }
    for (int row = 0; row < SABBATH_COLOURS; row++) {
        colour_row(look, &s, row, seat, &rows[seat]);
    }
    small.align = UI_MIDDLE;
    small.lines = 2;
    ui_label(d, (ui_rect){at.x + 16, at.y + at.h - foot - all + 2, at.w - 32, foot - 8}, &small,
             UI_SAY(d, "sabbath.taken.points", TEXT_NUM("witch", rows[seat].witch),
                    TEXT_NUM("devil", rows[seat].devil), TEXT_NUM("n", rows[seat].witch + rows[seat].devil)));
    standing(look, (ui_rect){at.x + 16, at.y + at.h - all - 8, at.w - 32, all}, seat, rows);
}
