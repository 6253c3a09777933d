/* Werewolf's private frame: choices as tiles, every living seat and what names no seat, alike for everybody. */
#include <math.h>
#include <stdio.h>

#include "werewolf_table_private.h"

/* ---- one tile ---- */

/* A tile with a disc and words: beside each other, or below each other on a tall one. */
static bool is_high(ui_rect at) {
    return at.h > 124.0f;
}

static ui_rect disc_on(const ui_frame *ui, ui_rect at) {
    const bool large = ui_large_words(ui); /* they need the room */
    const float r =
        !is_high(at) ? fminf(at.h * 0.7f, at.w * 0.26f) : fminf(at.h * (large ? 0.44f : 0.6f), at.w * 0.4f);

    return is_high(at) ? (ui_rect){at.x + (at.w - r) / 2, at.y + (large ? 0.09f : 0.06f) * at.h, r, r}
                       : (ui_rect){at.x + 10, at.y + (at.h - r) / 2, r, r};
}

static void tile_plate(ui_draw *d, ui_rect at, bool on, ui_colour border) {
    ui_plate(d, at, 21, on ? UI_LANTERN : UI_INK_700, border, 2.2f, true);
}

static ui_rect below_disc(const ui_frame *ui, ui_rect at) {
    const ui_rect disc = disc_on(ui, at);
    const float y = disc.y + disc.h + 4;

    return (ui_rect){at.x + 8, y, at.w - 16, at.y + at.h - y - 4};
}

/* All names of a page alike: beside their numbers on low tiles, in one line where letters are larger so. */
typedef struct {
    bool one_line;
    float size;
} tile_names;

/* The sign of the pack on a tile. */
static ui_rect sign_on(ui_rect at) {
    const float size = fminf(is_high(at) ? 30.0f : 24.0f, 0.42f * at.h);

    return (ui_rect){at.x + at.w - size - 10, at.y + fminf(8.0f, (at.h - size) / 2), size, size};
}

/* Of the words beside the disc of a low tile: one line, which ends before a sign, or the upper or lower of two. */
static ui_rect beside_disc(const ui_frame *ui, ui_rect at, int line, int lines) {
    const ui_rect disc = disc_on(ui, at);
    const float x = disc.x + disc.w + 10, w = (lines > 1 ? at.x + at.w - 8 : sign_on(at).x - 2) - x;
    const float high = fminf((at.h - (lines > 1 ? 10.0f : 6.0f)) / (float)lines, 32.0f * ui->text_scale);

    return (ui_rect){x, at.y + at.h / 2 - high * (float)lines / 2 + high * (float)line, w, high};
}

static ui_label_style number_style(bool on) {
    ui_label_style style = UI_STYLE_NAME;

    style.colour = on ? UI_INK_900 : UI_PAPER_100;
    return style;
}

static ui_label_style tile_name_style(const tile_names *names, bool on) {
    ui_label_style style = UI_STYLE_NAME;

    style.colour = on ? UI_INK_900 : UI_PAPER_200;
    style.face = TEXT_BODY;
    style.size = names->size;
    return style;
}

/* So large all names of these seats are in a place of their own. */
static float names_in(const werewolf_look *look, ui_rect place, ui_label_style style, bool numbered) {
    const ui_frame *ui = look->d->ui;
    float size = style.size;

    for (int seat = 0; seat < look->pub->n; seat++) {
        const char *name = numbered ? werewolf_seat_name(look, seat) : look->t->seat[seat].name;
        size = fminf(size, ui_label_size(ui, place, &style, name));
    }
    return size;
}

static tile_names names_of(const werewolf_look *look, ui_rect at) {
    static const float better = 1.05f;
    const ui_frame *ui = look->d->ui;
    const tile_names usual = {.size = is_high(at) ? 22.0f : UI_STYLE_NAME.size};
    const ui_label_style style = tile_name_style(&usual, false);

    if (is_high(at)) {
        return (tile_names){false, names_in(look, below_disc(ui, at), style, false)};
    }
    const float one = names_in(look, beside_disc(ui, at, 0, 1), number_style(false), true),
                two = names_in(look, beside_disc(ui, at, 1, 2), style, false);
    const bool in_one = one > better * two;
    return (tile_names){in_one, in_one ? one : two};
}

static void seat_words(const werewolf_look *look, ui_rect at, const tile_names *names, bool on, int seat) {
    const ui_rect disc = disc_on(look->d->ui, at);
    const float line = fminf((at.h - 10) / 2, 32.0f * look->d->ui->text_scale);
    ui_label_style first = number_style(on), second = tile_name_style(names, on);
    ui_draw *d = look->d;
    char number[12];

    if (names->one_line) {
        first.size = names->size;
        ui_label(d, beside_disc(d->ui, at, 0, 1), &first, werewolf_seat_name(look, seat));
        return;
    }
    snprintf(number, sizeof number, "%d", seat + 1);
    if (is_high(at)) {
        second.align = UI_MIDDLE;
        ui_label(d, (ui_rect){at.x + 12, at.y + 6, disc.x - at.x - 16, line}, &first, number);
        ui_label(d, below_disc(d->ui, at), &second, look->t->seat[seat].name);
        return;
    }
    ui_label(d, beside_disc(d->ui, at, 0, 2), &first, number);
    ui_label(d, beside_disc(d->ui, at, 1, 2), &second, look->t->seat[seat].name);
}

/* The pack knows its own where it chooses a victim; the plate above is darker by what the signs give. */
static void mark_pack(const werewolf_look *look, ui_level *level, ui_rect at, int seat, bool on) {
    const werewolf_priv *me = look->me;
    const ui_frame *ui = look->d->ui;
    const ui_rect sign = sign_on(at);
    const float covers = 0.335f * sign.w * sign.h;
    const ui_colour ink = ui_theme(ui, on ? UI_INK_900 : UI_PAPER_200),
                    ground = ui_theme(ui, on ? UI_LANTERN : UI_INK_700);

    if (look->pub->step == WEREWOLF_STEP_NIGHT && me->task == WEREWOLF_TASK_KNIFE && me->pack[look->seat] &&
        me->pack[seat]) {
        ui_figure(look->d, "fangs", sign, ink);
        ui_level_add(level, 0, covers * (ui_light(ink) - ui_light(ground)));
    }
}

/* Nothing is greyed: who may not be chosen, and why, the words say. */
static void one_seat(const werewolf_look *look, ui_level *level, ui_rect at, const tile_names *names, int seat) {
    const table_ui *t = look->t;
    ui_draw *d = look->d;
    const bool on = werewolf_lit_seat(look) == seat;

    tile_plate(d, at, on, ui_seat_colour[t->seat[seat].colour % UI_SEAT_COLOURS]);
    ui_seat_emblem(d, disc_on(d->ui, at), &t->seat[seat]);
    const int words = d->n;
    seat_words(look, at, names, on, seat);
    if (on) {
        ui_level_lit(level, words, 0, UI_LANTERN, UI_INK_700, UI_PAPER_200);
    }
    mark_pack(look, level, at, seat, on);
    ui_zone_add(d, WEREWOLF_ZONE_PICK, seat, at, UI_ZONE_OPTION);
    ui_focus(d, at, WEREWOLF_ZONE_PICK, seat);
}

/* How much of a seat's tile is lit when it is picked, du2. */
static float lit_of(const ui_frame *ui, ui_rect at) {
    const float r = disc_on(ui, at).w;

    return at.w * at.h - WEREWOLF_DISC_COVER * r * r;
}

/* `area`: how much of a seat's tile is lit. A low one has no room for a sign beside its words, which have a line. */
static void one_kind(const werewolf_look *look, ui_level *level, ui_rect at, int kind, const char *word, float area) {
    const bool on = look->t->pick[WEREWOLF_PICK_KIND] == kind + 1 && look->t->pick[WEREWOLF_PICK_SEAT] == 0;
    const bool nobody = kind == WEREWOLF_MOVE_CHOOSE, sign = is_high(at);
    const char *zone = nobody ? WEREWOLF_ZONE_NOBODY : WEREWOLF_ZONE_KIND;
    ui_label_style style = UI_STYLE_BUTTON;
    ui_draw *d = look->d;
    const ui_rect disc = disc_on(d->ui, at);

    style.colour = on ? UI_INK_900 : UI_PAPER_200;
    tile_plate(d, at, on, UI_INK_500);
    if (sign) {
        ui_disc(d, disc, UI_INK_500, 0, 0.0f);
        ui_figure(d, kind == WEREWOLF_MOVE_SHOW ? "card" : "cross", ui_inset(disc, disc.w * 0.2f),
                  ui_theme(d->ui, UI_INK_900));
    }
    const int words = d->n;
    ui_label(d, sign ? below_disc(d->ui, at) : (ui_rect){at.x + 4, at.y, at.w - 8, at.h}, &style,
             werewolf_say(look->w, "call", word));
    if (on) {
        ui_level_lit(level, words, (sign ? lit_of(d->ui, at) : at.w * at.h) - area, UI_LANTERN, UI_INK_700,
                     UI_PAPER_200);
    }
    ui_zone_add(d, zone, nobody ? 0 : kind, at, UI_ZONE_OPTION);
    ui_focus(d, at, zone, nobody ? 0 : kind);
}

/* How many tiles name no seat: in last rites a card is shown where all know that the Village Idiot may be dealt. */
static int tiles_of_nobody(const werewolf_pub *pub) {
    return pub->step != WEREWOLF_STEP_NIGHT && werewolf_may_be_dealt(pub, WEREWOLF_IDIOT) ? 2 : 1;
}

/* Of all that may stand there, so that each word has one line. */
static float widest_kind(const werewolf_look *look) {
    static const char *const by_night[] = {"nobody"}, *const going[] = {"show", "nothing"};
    static const float edges = 24.0f;
    const bool night = look->pub->step == WEREWOLF_STEP_NIGHT;
    const char *const *word = night ? by_night : going;
    float wide = 0.0f;

    for (int i = 0; i < (night ? 1 : 2); i++) {
        const char *says = werewolf_say(look->w, "call", word[i]);
        wide = fmaxf(wide, ui_label_width(look->d->ui, &UI_STYLE_BUTTON, says) + edges);
    }
    return wide;
}

/* What names no seat: the last tiles, or where these are low a row below them; either shines like a seat that is
 * picked. */
static void others(const werewolf_look *look, ui_level *level, const ui_rect at[2], float area) {
    if (look->pub->step == WEREWOLF_STEP_NIGHT) {
        one_kind(look, level, at[0], WEREWOLF_MOVE_CHOOSE, "nobody", area);
        return;
    }
    const int last = tiles_of_nobody(look->pub) - 1;
    if (last > 0) {
        one_kind(look, level, at[0], WEREWOLF_MOVE_SHOW, "show", area);
    }
    one_kind(look, level, at[last], WEREWOLF_MOVE_NOTHING, "nothing", area);
}

/* ---- where they stand ---- */

/* Tiles of one size, so that each gives the same light when it is lit: the seats, and behind them what names no seat.
 */
typedef struct {
    int n, columns, rows;
    float high;
} grid;

static const float between = 10.0f, below_row = 8.0f;

static grid grid_of(ui_rect at, int tiles, int columns, float highest) {
    grid g = {.n = tiles, .columns = columns, .rows = (tiles + columns - 1) / columns};

    g.high = fminf(highest, (at.h - below_row * (float)(g.rows - 1)) / (float)g.rows);
    return g;
}

/* A tall frame has room for rows: those whose discs are largest. */
static grid grid_of_large(const ui_frame *ui, ui_rect at, int tiles, float highest) {
    enum { LEAST = 3, MOST = 5 };
    grid best = {.n = 0};
    float largest = 0.0f;

    for (int columns = LEAST; columns <= MOST; columns++) {
        const grid g = grid_of(at, tiles, columns, highest);
        const float disc = disc_on(ui, (ui_rect){0, 0, ui_column(at, 0, columns, between).w, g.high}).w;
        if (best.n == 0 || disc > largest) {
            best = g;
            largest = disc;
        }
    }
    return best;
}

/* Else as few rows as there can be, then as few columns. */
static grid grid_in(const ui_frame *ui, ui_rect at, int tiles, float highest) {
    const int least = at.w < 700 ? 3 : 4, rows = (tiles + least - 1) / least, fewer = (tiles + least) / (least + 1);

    return ui->height > ui->width ? grid_of_large(ui, at, tiles, highest)
                                  : grid_of(at, tiles, fewer < rows ? least + 1 : least, highest);
}

/* A last row that is not full stands in the middle. */
static ui_rect tile(ui_rect at, const grid *g, int i) {
    const ui_rect column = ui_column(at, i % g->columns, g->columns, between);
    const int row = i / g->columns, left = g->n - row * g->columns;
    const float in = left < g->columns ? (float)(g->columns - left) * (column.w + between) / 2 : 0.0f;

    return (ui_rect){column.x + in, at.y + (float)row * (g->high + below_row), column.w, g->high};
}

/* Low tiles are as wide as their names are largest, but no lower for hardly larger ones. */
static grid grid_of_low(const werewolf_look *look, ui_rect at, int tiles, float highest) {
    enum { COLUMNS = 3 };
    static const float better = 1.15f;
    const int least = at.w < 700 ? 2 : 4;
    grid best = grid_in(look->d->ui, at, tiles, highest);
    float largest = names_of(look, tile(at, &best, 0)).size;

    for (int columns = least; columns < least + COLUMNS; columns++) {
        const grid g = grid_of(at, tiles, columns, highest);
        const float size = names_of(look, tile(at, &g, 0)).size;
        if (size > better * largest) {
            best = g;
            largest = size;
        }
    }
    return best;
}

float werewolf_highest_tile(const ui_frame *ui) {
    return ui->height > ui->width ? 190.0f : WEREWOLF_USUAL_TILE;
}

float werewolf_left_by_tiles(const werewolf_look *look, float high, float wide, float highest) {
    int tiles = tiles_of_nobody(look->pub);

    for (int seat = 0; seat < look->pub->n; seat++) {
        tiles += look->pub->alive[seat];
    }
    const grid g = grid_in(look->d->ui, (ui_rect){0, 0, wide, high}, tiles, highest);
    return fmaxf(0.0f, high - (float)g.rows * (g.high + below_row));
}

void werewolf_draw_tiles(const werewolf_look *look, ui_level *level, ui_rect at) {
    const werewolf_pub *pub = look->pub;
    const int n_others = tiles_of_nobody(pub);
    const ui_frame *ui = look->d->ui;
    const float row = fmaxf(46.0f, ui_target(ui)), gap = 14.0f, highest = werewolf_highest_tile(ui);
    uint8_t list[WEREWOLF_SEATS];
    int n = 0;

    for (int k = 0; k < pub->n; k++) {
        const int seat = (k + (int)(look->t->shuffle % pub->n)) % pub->n;
        if (pub->alive[seat]) {
            list[n++] = (uint8_t)seat;
        }
    }
    grid g = grid_in(ui, at, n + n_others, highest);
    const bool high = is_high(tile(at, &g, 0));
    g = high ? g : grid_of_low(look, (ui_rect){at.x, at.y, at.w, at.h - row - 12}, n, highest);
    const tile_names names = names_of(look, tile(at, &g, 0));
    for (int i = 0; i < n; i++) {
        one_seat(look, level, tile(at, &g, i), &names, list[i]);
    }
    const float area = lit_of(ui, tile(at, &g, 0)), wide = fmaxf(area / row, widest_kind(look)),
                all = (float)n_others * (wide + gap) - gap;
    const ui_rect below = ui_centre((ui_rect){at.x, at.y + at.h - row, at.w, row}, fminf(at.w, all), row);
    const ui_rect place[2] = {high ? tile(at, &g, n) : ui_column(below, 0, n_others, gap),
                              high ? tile(at, &g, n + 1) : ui_column(below, 1, n_others, gap)};
    others(look, level, place, area);
}
