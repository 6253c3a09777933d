/* The gold page of the Growl (growl.md 8.4): the village at dawn, a house for each player. In its window stands who
 * lived there, lit if that side won; on its board what is owned, below its name the hand in numbers. */
#include <math.h>
#include <stdio.h>

#include "growl_table.h"
#include "ui/score_houses.h"

enum { HOUSES = 8 };

static const float between = 20.0f, crown_room = 54.0f, least_cell = 118.0f;

typedef struct {
    int rows, per_row;
    float wide, high; /* of a cell */
    float house;      /* the width of its walls */
    float name_h, line_h;
    int lines;  /* of the numbers of a hand */
    float feet; /* from the top of a cell */
} measures;

static int rows_for(const ui_frame *ui, int n) {
    return ui->height > ui->width && n > 4 ? 2 : 1;
}

bool growl_gold_fits(const ui_frame *ui, int n) {
    const int rows = rows_for(ui, n), per_row = (n + rows - 1) / rows;

    return n <= HOUSES && ui->text_scale <= 1.2f && (ui->width - 48.0f) / (float)per_row >= least_cell;
}

static measures measure(const ui_frame *ui, ui_rect area, int n) {
    const int rows = rows_for(ui, n), per_row = (n + rows - 1) / rows;
    measures m = {.rows = rows,
                  .per_row = per_row,
                  .wide = area.w / (float)per_row,
                  .high = area.h / (float)rows,
                  .name_h = fmaxf(46.0f, ui_label_least(ui, &UI_STYLE_NAME) + 14.0f),
                  .line_h = fmaxf(28.0f, ui_label_least(ui, &UI_STYLE_SMALL) + 4.0f)};

    m.lines = m.wide < 230.0f ? 2 : 1;
    m.house = fminf(m.wide - between, 210.0f);
    m.feet = m.high - m.name_h - m.line_h * (float)(1 + m.lines) - 18.0f;
    return m;
}

/* ---- one player ---- */

static void counts(ui_draw *d, ui_rect at, int from, int n, const uint8_t *hand) {
    static const char *const figure[GROWL_KINDS] = {"fangs", "horseshoe", "slashes", "leaf", "coin"};
    static const ui_colour colour[GROWL_KINDS] = {UI_RED, UI_BLUE, UI_VIOLET, UI_GREEN, UI_YELLOW};
    const float icon = fminf(at.h - 4.0f, 24.0f), each = fminf(at.w / (float)n, 52.0f);
    const float left = at.x + (at.w - each * (float)n) / 2;

    for (int k = 0; k < n; k++) {
        const int kind = from + k;
        const float x = left + each * (float)k, pair = icon + 14.0f;
        const ui_rect disc = {x + (each - pair) / 2, at.y + (at.h - icon) / 2, icon, icon};
        ui_disc(d, disc, ui_mix(colour[kind], UI_PAPER_100, 0.28f), 0, 0.0f);
        ui_figure(d, figure[kind], ui_inset(disc, icon * 0.16f), UI_INK_900);
        table_number(d, (ui_rect){disc.x + icon + 3, at.y, 24, at.h}, hand[kind], 19,
                     hand[kind] > 0 ? UI_PAPER_100 : UI_PAPER_400, UI_LEFT);
    }
}

/* The window: a lamp behind the figure for those who won, else the dark room with its rim. */
static void window(ui_draw *d, ui_rect at, const growl_pub *pub, int seat, bool won) {
    const bool wolf = pub->team[seat] == GROWL_WOLF, plain = d->ui->high_contrast;
    const char *figure = wolf ? "werewolf" : "villager";

    ui_plate(d, at, 11u + (unsigned)seat, won ? ui_mix(UI_LANTERN, UI_PAPER_100, 0.45f) : UI_INK_700,
             won ? 0 : UI_INK_500, won ? 0.0f : 1.6f, false);
    ui_figure(d, figure, ui_inset(at, at.w * 0.07f), won ? UI_INK_900 : plain ? UI_PAPER_100 : UI_INK_950);
    if (!pub->alive[seat]) {
        const float tomb = at.w * 0.42f;
        const ui_rect by = {at.x - tomb * 0.42f, at.y + at.h - tomb * 0.72f, tomb, tomb};
        ui_figure(d, "tomb", ui_inset(by, -tomb * 0.07f), UI_INK_950);
        ui_figure(d, "tomb", by, ui_theme(d->ui, UI_PAPER_400));
    }
}

static float board_height(float house) {
    return fminf(house * 0.34f, 56.0f);
}

/* What is owned. */
static void board(const growl_look *look, ui_rect walls, int seat, bool won) {
    ui_draw *d = look->d;
    const float h = board_height(walls.w), w = fmaxf(walls.w * 0.56f, h * 1.7f);
    const ui_rect at = {walls.x + (walls.w - w) / 2, walls.y + walls.w * SCORE_ROOF - h * 0.6f, w, h};
    const float coin = h * 0.62f, from = at.x + w * 0.5f - coin * 1.05f;

    ui_plate(d, at, 71, won ? UI_LANTERN : UI_PAPER_100, 0, 0.0f, true);
    ui_disc(d, (ui_rect){from, at.y + (h - coin) / 2, coin, coin}, UI_YELLOW, UI_INK_900, 1.6f);
    ui_figure(d, "coin", (ui_rect){from + coin * 0.14f, at.y + h / 2 - coin * 0.36f, coin * 0.72f, coin * 0.72f},
              UI_INK_900);
    table_number(d, (ui_rect){from + coin + 6, at.y, at.x + w - from - coin - 8, h}, growl_tokens(look->pub, seat),
                 h * 0.66f, UI_INK_900, UI_LEFT);
}

/* What this game brought of it, on a slip at the eaves. */
static void gain(const growl_look *look, ui_rect walls, int seat) {
    ui_draw *d = look->d;
    ui_label_style style = UI_STYLE_SMALL;
    const float h = fmaxf(30.0f, ui_label_least(d->ui, &style) + 4), w = 52.0f;
    const float board_top = walls.y + walls.w * SCORE_ROOF - board_height(walls.w) * 0.6f;
    const ui_rect at = {walls.x + walls.w - w + 6, board_top + 6 - h, w, h};

    if (look->pub->gain[seat] == 0) {
        return;
    }
    ui_plate(d, at, 23, UI_MOSS, 0, 0.0f, true);
    style.align = UI_MIDDLE;
    style.valign = UI_CENTRE;
    style.lines = 1;
    style.colour = UI_INK_900;
    ui_label(d, at, &style, UI_SAY(d, "growl.results.gain", TEXT_NUM("n", look->pub->gain[seat])));
}

static void name_strip(const growl_look *look, ui_rect at, int seat, bool won) {
    const ui_seat *who = &look->t->seat[seat];
    const float e = at.h - 10;
    ui_label_style name = UI_STYLE_NAME;

    ui_plate(look->d, at, 60u + who->emblem, won ? UI_LANTERN : UI_INK_700,
             ui_seat_colour[who->colour % UI_SEAT_COLOURS], 2.0f, true);
    ui_seat_emblem(look->d, (ui_rect){at.x + 7, at.y + 5, e, e}, who);
    name.size = at.w > 170.0f ? 23.0f : 20.0f;
    name.colour = table_results_ink(won);
    ui_label(look->d, (ui_rect){at.x + e + 13, at.y + 2, at.w - e - 18, at.h - 4}, &name, who->name);
}

static void words(const growl_look *look, const measures *m, ui_rect at, int seat) {
    const growl_pub *pub = look->pub;
    ui_label_style role = UI_STYLE_SMALL;

    role.align = UI_MIDDLE;
    role.lines = 1;
    role.colour = UI_PAPER_200;
    ui_label(look->d, (ui_rect){at.x, at.y, at.w, m->line_h}, &role, growl_role_word(look, seat, pub->alive[seat]));
    const ui_rect first = {at.x, at.y + m->line_h, at.w, m->line_h};
    const int split = m->lines == 1 ? GROWL_KINDS : 3;
    counts(look->d, first, 0, split, pub->shown[seat]);
    if (split < GROWL_KINDS) {
        counts(look->d, (ui_rect){first.x, first.y + m->line_h, first.w, m->line_h}, split, GROWL_KINDS - split,
               pub->shown[seat]);
    }
}

static void player(const growl_look *look, const measures *m, ui_rect cell, int seat) {
    const growl_pub *pub = look->pub;
    ui_draw *d = look->d;
    const bool winner = (growl_lit_seats(pub) >> seat & 1u) != 0;
    const float high = fminf(m->feet - crown_room, m->house * (winner ? 1.72f : 1.52f));
    const ui_rect walls = {cell.x + (cell.w - m->house) / 2, cell.y + m->feet - high, m->house, high};
    const float below = walls.y + m->house * SCORE_ROOF + board_height(m->house) * 0.4f;
    const float pane = fminf(cell.y + m->feet - below - 14, m->house * (1 - 2 * SCORE_EAVES) - 16);
    const float strip = fminf(cell.w - 8, m->house + 10);

    if (winner) {
        ui_glow(d, ui_inset(walls, -walls.w * 0.4f), UI_LANTERN);
    }
    score_house_walls(d, walls, look->t->seat[seat].emblem, winner, !winner);
    window(d, (ui_rect){cell.x + (cell.w - pane) / 2, below + (cell.y + m->feet - below - pane) / 2, pane, pane}, pub,
           seat, winner);
    board(look, walls, seat, winner);
    gain(look, walls, seat);
    if (winner) {
        score_crown(d, walls, look->t->opening);
    }
    name_strip(look, (ui_rect){cell.x + (cell.w - strip) / 2, cell.y + m->feet + 8, strip, m->name_h}, seat, winner);
    words(look, m, (ui_rect){cell.x + 4, cell.y + m->feet + m->name_h + 12, cell.w - 8, 0}, seat);
}

void growl_draw_gold(const growl_look *look, const char *headline) {
    const growl_pub *pub = look->pub;
    const ui_rect area = table_results_ground(look->d, headline, 1);
    const measures m = measure(look->d->ui, area, pub->n);
    uint8_t order[GROWL_SEATS];

    growl_order_of_gold(pub, order);
    for (int row = 0; row < m.rows; row++) {
        const float y = area.y + m.high * (float)row;
        const int from = row * m.per_row, left = pub->n - from, n = left < m.per_row ? left : m.per_row;
        const float x = area.x + (area.w - m.wide * (float)n) / 2;
        score_ground(look->d, y + m.feet);
        for (int i = 0; i < n; i++) {
            player(look, &m, (ui_rect){x + m.wide * (float)i, y, m.wide, m.high}, order[from + i]);
        }
    }
}
