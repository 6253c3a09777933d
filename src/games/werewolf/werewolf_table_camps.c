/* The winners' scene: whoever has won stands in the light of the dawn, each below a crown, the other camp is small
 * beneath.
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "ui/cut.h"
#include "werewolf_table_results.h"

typedef struct {
    uint8_t seat[WEREWOLF_SEATS];
    int n;
} camp;

static camp camp_of(const werewolf_pub *pub, bool wolves) {
    camp c = {.n = 0};

    for (int seat = 0; seat < pub->n; seat++) {
        if (werewolf_was_wolf(pub, seat) == wolves) {
            c.seat[c.n++] = (uint8_t)seat;
        }
    }
    return c;
}

/* ---- a winner, in the light of the dawn ---- */

/* Of those who have the same role every other one looks to the other side. */
static const char *figure_in(const werewolf_pub *pub, int seat) {
    const int role = pub->role[seat] % WEREWOLF_ROLES;
    int before = 0;

    for (int i = 0; i < seat; i++) {
        before += pub->role[i] == role;
    }
    if (before % 2 == 1 && role == WEREWOLF_WEREWOLF) {
        return "werewolf_turned";
    }
    switch (role) {
    case WEREWOLF_WHITE_KING: /* these have a crown on their cards: here it is the one that has won */
        return "white_wolf_king_bare";
    case WEREWOLF_KING:
        return "wolf_king_stands";
    case WEREWOLF_SILENCER: /* on cards a head; here all stand */
        return "silencer_stands";
    default:
        break;
    }
    return before % 2 == 1 && role == WEREWOLF_VILLAGER ? "villager_turned" : werewolf_role[role].id;
}

/* The eye of a werewolf that looks to the right, as part of its picture: a little more than what is cut out there. */
static const ui_rect eye_slit = {0.682f, 0.206f, 0.066f, 0.046f};

/* 1: a werewolf's head looks to the right, -1: to the left; 0: another head. */
static float looks_to(const char *figure) {
    return strcmp(figure, "werewolf") == 0 || strcmp(figure, "wolf_king_stands") == 0 ? 1.0f
           : strcmp(figure, "werewolf_turned") == 0                                   ? -1.0f
                                                                                      : 0.0f;
}

/* It glows, narrow towards the muzzle. */
static void draw_eye(ui_draw *d, ui_rect figure, float to) {
    const float w = eye_slit.w * figure.w, h = eye_slit.h * figure.h;
    const float x = to > 0.0f ? eye_slit.x : 1.0f - eye_slit.x - eye_slit.w, back = to > 0.0f ? 0.0f : w;
    cut_svg s;
    cut_begin(&s);

    cut_text(&s, "<path d=\"");
    cut_point(&s, 'M', back, 0.0f);
    cut_point(&s, 'L', w - back, 0.68f * h);
    cut_point(&s, 'L', fabsf(back - 0.08f * w), h);
    cut_text(&s, "Z\"");
    cut_paint(&s, "fill", UI_LANTERN);
    cut_text(&s, "/>");
    ui_shape(d, (ui_rect){figure.x + x * figure.w, figure.y + eye_slit.y * figure.h, w, h}, s.at);
}

/* On white it stands in a disc. */
static ui_rect figure_place(const ui_frame *ui, ui_rect at) {
    return ui->high_contrast ? ui_inset(at, at.w * 0.16f) : at;
}

/* In the light of the dawn, that edges it from above. */
static void draw_figure(const werewolf_look *look, ui_rect at, int seat) {
    static const ui_colour edge = 0xFFE8872Bu; /* darker than the sun that it stands before */
    ui_draw *d = look->d;
    const char *figure = figure_in(look->pub, seat);
    const float to = looks_to(figure);

    if (d->ui->high_contrast) {
        ui_disc(d, ui_inset(at, at.w * 0.04f), UI_PAPER_100, 0, 0.0f);
        ui_figure(d, figure, figure_place(d->ui, at), UI_INK_900);
    } else {
        ui_glow(d, ui_inset(at, -at.w * 0.22f), 0xFFFFD98Au);
        werewolf_draw_paper(d, figure, at, edge, 1.0f);
        if (to != 0.0f) {
            draw_eye(d, at, to);
        }
    }
}

/* The same all round it. */
static void draw_edged(ui_draw *d, const char *figure, ui_rect at, ui_colour colour) {
    static const float edge = 2.5f;

    for (int i = 0; i < 4; i++) {
        const float x = i % 2 ? edge : -edge, y = i < 2 ? edge : -edge;
        ui_figure(d, figure, (ui_rect){at.x + x, at.y + y, at.w, at.h}, UI_INK_950);
    }
    ui_figure(d, figure, at, ui_theme(d->ui, colour));
}

/* Falls from above the frame while the last step is opening. */
static void draw_crown(ui_draw *d, ui_rect at, float degrees, float opening) {
    at.y -= (1.0f - motion_over(motion_of(1.0f - opening, 0.15f, 0.85f))) * (at.y + at.h);
    ui_group(d, ui_inset(at, -5), 0, degrees);
    draw_edged(d, "crown", at, UI_LANTERN);
    ui_group_end(d);
}

/* Where the foot of a crown lies on a role's figure, how far it leans to the right there, and how large it is: on a
 * wolf's brow, between ears and eye; on a hood's top, a hat's or a helmet's, which it leaves to be seen. */
typedef struct {
    float x, y, leans, part;
} brow;

static const brow brow_of_role[WEREWOLF_ROLES] = {
    [WEREWOLF_WEREWOLF] = {0.655f, 0.128f, 24.0f, 0.56f},  [WEREWOLF_BEAUTY] = {0.52f, 0.097f, 14.0f, 0.46f},
    [WEREWOLF_WHITE_KING] = {0.668f, 0.193f, -4.0f, 0.5f}, [WEREWOLF_HIDDEN] = {0.73f, 0.385f, 28.0f, 0.5f},
    [WEREWOLF_KING] = {0.655f, 0.128f, 24.0f, 0.56f},      [WEREWOLF_RIDER] = {0.567f, 0.063f, 4.0f, 0.44f},
    [WEREWOLF_GHOST] = {0.605f, 0.245f, 8.0f, 0.5f},       [WEREWOLF_SEER] = {0.408f, 0.11f, 2.0f, 0.54f},
    [WEREWOLF_WITCH] = {0.487f, 0.08f, 14.0f, 0.52f},      [WEREWOLF_HUNTER] = {0.435f, 0.075f, 2.0f, 0.52f},
    [WEREWOLF_GUARDIAN] = {0.51f, 0.112f, 0.0f, 0.52f},    [WEREWOLF_KNIGHT] = {0.535f, 0.092f, 6.0f, 0.52f},
    [WEREWOLF_IDIOT] = {0.48f, 0.132f, 0.0f, 0.52f},       [WEREWOLF_SILENCER] = {0.465f, 0.06f, 2.0f, 0.54f},
    [WEREWOLF_KEEPER] = {0.393f, 0.112f, 0.0f, 0.54f},     [WEREWOLF_VILLAGER] = {0.413f, 0.115f, 0.0f, 0.52f}};

static brow brow_of(const werewolf_pub *pub, int seat) {
    const char *figure = figure_in(pub, seat);
    brow b = brow_of_role[pub->role[seat] % WEREWOLF_ROLES];

    if (strstr(figure, "_turned") != NULL) {
        b.x = 1.0f - b.x;
        b.leans = -b.leans;
    }
    return b;
}

/* It turns about its own middle. */
static void wear_crown(const werewolf_look *look, ui_rect at, float crown, int seat) {
    static const float foot = 0.25f, radian = 0.0174533f; /* foot: below its middle */
    const brow b = brow_of(look->pub, seat);
    const ui_rect figure = figure_place(look->d->ui, at);
    const float size = b.part * crown, away = foot * size;
    const float x = figure.x + b.x * figure.w + away * sinf(b.leans * radian);
    const float y = figure.y + b.y * figure.h - away * cosf(b.leans * radian);

    draw_crown(look->d, (ui_rect){x - size / 2, y - size / 2, size, size}, b.leans, look->t->opening);
}

/* ---- rows of winners ---- */

/* Rows of winners, all alike. */
typedef struct {
    int rows, per;
    float w, h;
    werewolf_strip strip;
    float inside; /* > 0: figures that have no room above their strips stand on these, as large, beside the words */
} grid;

static const float least_figure = 40.0f, stone_least = 26.0f;

/* How large a figure is above its strip. */
static float figure_above(const grid *g, bool crowned) {
    static const float most = 230.0f;
    const float room = g->h - g->strip.high - 4;

    return fminf(fminf(g->w, room / (crowned ? 1.12f : 1.0f)), most); /* above it the crown's points */
}

/* What a stone of that size stands on lies so much lower than its place. */
static float stone_base(float stone) {
    return stone * 0.95f;
}

static void draw_out(const werewolf_look *look, ui_rect at, int seat) {
    if (!look->pub->alive[seat]) {
        const char *sign = werewolf_out_sign(look->pub, seat);
        ui_figure(look->d, sign, ui_inset(at, -2.5f), UI_INK_950);
        ui_figure(look->d, sign, at, ui_theme(look->d->ui, UI_PAPER_200));
    }
}

/* The strip is as high as its place, but for the stone on its end. */
static void draw_winner_inside(const werewolf_look *look, ui_rect at, int seat, bool crowned, const grid *g) {
    static const float edge = 4.0f, crown = 0.38f;
    const float base = stone_base(stone_least), side = g->inside;
    const ui_rect plate = {at.x, at.y + base, at.w, at.h - base};
    const float foot = plate.y + plate.h - edge;
    const ui_rect figure = {at.x + edge, foot - side, side, side};

    werewolf_draw_winners_card(look, plate, side + edge, &g->strip, seat);
    ui_figure(look->d, figure_in(look->pub, seat), figure, UI_INK_900);
    if (crowned) {
        wear_crown(look, figure, crown * side, seat);
    }
    draw_out(look, (ui_rect){at.x + at.w - stone_least - 5, at.y, stone_least, stone_least}, seat);
}

/* Who is out has a stone, or a bundle, that stands whole on the strip's end: it hides neither hand nor word, and is
 * nobody else's. Large words may leave no room to stand in: then the strips tell it alone. */
static void draw_winner(const werewolf_look *look, ui_rect at, int seat, bool crowned, const grid *g) {
    const float high = g->strip.high, size = figure_above(g, crowned);
    const bool stands = size >= least_figure;
    const float low = stands ? at.y + at.h - high : at.y + (at.h - high) / 2, crown = fminf(size * 0.34f, 72.0f),
                stone = fmaxf(stone_least, size * 0.2f), base = stone_base(stone);
    const ui_rect plate = {at.x, low, at.w, high}, figure = {at.x + (at.w - size) / 2, low - 4 - size, size, size};

    if (g->inside > 0.0f) {
        draw_winner_inside(look, at, seat, crowned, g);
        return;
    }
    if (stands) {
        draw_figure(look, figure, seat);
    }
    if (stands && crowned) {
        wear_crown(look, figure, crown, seat);
    }
    draw_out(look, (ui_rect){at.x + at.w - stone - 5, low - base, stone, stone}, seat);
    werewolf_draw_winners_strip(look, plate, &g->strip, seat);
}

static const float gap = 8.0f; /* between strips */

static grid grid_of(const werewolf_look *look, ui_rect at, int n, int rows, int lines) {
    static const float widest = 250.0f;
    const int per = (n + rows - 1) / rows;
    const float w = fminf(widest, (at.w - gap * (float)(per - 1)) / (float)per);

    return (grid){rows, per, w, at.h / (float)rows - 8, werewolf_winners_strip(look, w, lines), 0.0f};
}

static bool strips_hold(const werewolf_look *look, float w, const werewolf_strip *strip, const camp *c) {
    for (int i = 0; i < c->n; i++) {
        if (!werewolf_winners_strip_holds(look, w, strip, c->seat[i])) {
            return false;
        }
    }
    return true;
}

/* The one in which figures are largest of those that hold all names and roles, with names that large readers read. */
static grid best_grid(const werewolf_look *look, ui_rect at, const camp *c) {
    enum { MOST = 5 };
    const float scale = look->d->ui->text_scale,
                legible = fminf(17.0f * scale, 22.0f) / (WEREWOLF_STRIP_NAME * scale);
    grid best = grid_of(look, at, c->n, MOST, 1);
    float most = 0.0f;

    for (int rows = 1; rows <= MOST; rows++) {
        for (int lines = 1; lines <= 2; lines++) {
            const grid g = grid_of(look, at, c->n, rows, lines);
            const float size = fminf(g.w, g.h - g.strip.high) * fminf(1.0f, powf(g.strip.letters / legible, 4.0f));
            if (size > most * 1.05f && strips_hold(look, g.w, &g.strip, c)) {
                most = size;
                best = g;
            }
        }
    }
    return best;
}

/* Beside figures on strips roles may take two lines. */
static void stand_inside(const werewolf_look *look, const camp *c, grid *g) {
    static const float most = 0.26f, edge = 4.0f;
    const float high = g->h - stone_base(stone_least);
    const float side = fminf(most * g->w, high - 2 * edge);

    for (int lines = 2; lines > 0 && side >= least_figure; lines--) {
        const werewolf_strip strip = werewolf_winners_strip(look, g->w - side - edge, lines);
        if (strip.high <= high && strips_hold(look, g->w - side - edge, &strip, c)) {
            g->strip = strip;
            g->inside = side;
            return;
        }
    }
}

static void draw_winners(const werewolf_look *look, ui_rect at, const camp *c, bool crowned) {
    grid g = best_grid(look, at, c);

    if (figure_above(&g, crowned) < least_figure) {
        stand_inside(look, c, &g);
    }

    for (int row = 1; row < g.rows && !look->d->ui->high_contrast; row++) { /* the houses behind them lie in haze */
        const ui_rect haze = {at.x - at.w * 0.2f, at.y + (g.h + 8) * (float)row - g.h * 0.3f, at.w * 1.4f,
                              g.h * 1.4f};
        ui_glow(look->d, haze, ui_fade(0xFFF0B070u, 0.9f));
    }
    for (int i = 0; i < c->n; i++) {
        const int row = i / g.per, here = row < g.rows - 1 ? g.per : c->n - g.per * row;
        const float left = at.x + (at.w - g.w * (float)here - gap * (float)(here - 1)) / 2;
        draw_winner(look, (ui_rect){left + (g.w + gap) * (float)(i % g.per), at.y + (g.h + 8) * (float)row, g.w, g.h},
                    c->seat[i], crowned, &g);
    }
}

/* On black no sky says by whose light it ended: the sign of day or night is large over one row. */
static void draw_light(const werewolf_look *look, ui_rect at, const camp *c, bool wolves) {
    static const float most = 150.0f, least = 56.0f, air = 14.0f;
    const grid g = best_grid(look, at, c);
    const float figure = figure_above(&g, true), above = g.h - g.strip.high - 4 - 1.12f * figure;
    const float size = fminf(most, above - 2 * air);

    if (look->d->ui->high_contrast && g.rows == 1 && figure >= least_figure && size >= least) {
        ui_figure(look->d, wolves ? "moon" : "sun", ui_centre((ui_rect){at.x, at.y, at.w, above}, size, size),
                  ui_theme(look->d->ui, UI_PAPER_100));
    }
}

/* ---- the other camp ---- */

/* The other camp: a dark strip with its name, and its people as small figures, each beside its name and role; where
 * these have no room, above its emblem and number. */
typedef struct {
    int rows, per;
    bool named, under; /* under: the people below the camp's name, not beside it */
    float head, high;  /* what the camp's name takes; high: of the whole strip */
    float cell, caption, letters;
} losers_row;

static const float losers_pad = 12.0f, loser_gap = 8.0f,
                   loser_line = 1.32f; /* in a low window, too, whose pixels are large */

static ui_label_style loser_words(ui_label_style style, float size, ui_colour colour) {
    style.size = size;
    style.colour = colour;
    style.name = true;
    return style;
}

static ui_label_style loser_name(float letters) {
    return loser_words(UI_STYLE_NAME, 18.0f * letters, UI_PAPER_200);
}

static ui_label_style loser_role(float letters) {
    return loser_words(UI_STYLE_SMALL, 16.0f * letters, UI_PAPER_400);
}

/* Figure, emblem, and the two lines of one, in a cell of its own; sign: how large the mark of somebody who is out
 * is. */
typedef struct {
    ui_rect figure, emblem, name, role;
    float sign;
} loser;

static const float sign_gap = 5.0f; /* between a name and its mark */

static loser loser_in(const ui_frame *ui, ui_rect at, float letters) {
    static const float most = 46.0f;
    const float line = loser_line * loser_name(letters).size * ui->text_scale, r = fminf(most, at.h - 2);
    const float x = at.x + r + loser_gap, e = 0.92f * line, y = at.y + at.h / 2 - line;

    return (loser){.figure = {at.x, at.y + (at.h - r) / 2, r, r},
                   .emblem = {x, y + (line - e) / 2 + 1, e, e},
                   .name = {x + e + 5, y, at.x + at.w - loser_gap - x - e - 5, line},
                   .role = {x, y + line, at.x + at.w - loser_gap - x, line},
                   .sign = 0.8f * line};
}

/* What a name has, before the mark of somebody who is out. */
static float name_room(const werewolf_look *look, const loser *l, int seat) {
    return l->name.w - (look->pub->alive[seat] ? 0.0f : l->sign + sign_gap);
}

/* How large the letters of all names and of the camp's roles may be in such a cell, as part of their usual size. */
static float loser_letters(const werewolf_look *look, const camp *c, ui_rect cell, float most) {
    const ui_frame *ui = look->d->ui;
    const ui_label_style name = loser_name(1.0f), role = loser_role(1.0f);
    const loser l = loser_in(ui, cell, fmaxf(1.0f, most));
    float letters = most;

    for (int i = 0; i < c->n; i++) {
        const float n = ui_label_width(ui, &name, werewolf_seat_name(look, c->seat[i]));
        const float r = ui_label_width(ui, &role, werewolf_role_name(look->w, look->pub->role[c->seat[i]]));
        letters = fminf(letters, 0.97f * fminf(name_room(look, &l, c->seat[i]) / n, l.role.w / r));
    }
    return letters;
}

/* What the longest of names and roles takes in such letters, with all that stands beside it. */
static float loser_wide(const werewolf_look *look, const camp *c, float high, float letters) {
    const ui_frame *ui = look->d->ui;
    const ui_label_style name = loser_name(letters), role = loser_role(letters);
    const loser l = loser_in(ui, (ui_rect){0, 0, 0, high}, letters);
    float wide = 0.0f;

    for (int i = 0; i < c->n; i++) {
        const float sign = look->pub->alive[c->seat[i]] ? 0.0f : l.sign + sign_gap;
        const float n = ui_label_width(ui, &name, werewolf_seat_name(look, c->seat[i])) + 2 + sign;
        const float r = ui_label_width(ui, &role, werewolf_role_name(look->w, look->pub->role[c->seat[i]])) + 2;
        wide = fmaxf(wide, fmaxf(l.name.x + n, l.role.x + r));
    }
    return wide + loser_gap;
}

/* Of the camp's name, in two lines beside its people. */
static float head_beside(const ui_frame *ui, float w, const char *words) {
    static const float least = 130.0f, step = 15.0f, most = 0.24f, edge = 16.0f;
    ui_label_style style = UI_STYLE_SMALL;
    float head = least * ui->text_scale;

    style.lines = 2;
    while (head + step < most * w && !ui_label_fits(ui, (ui_rect){0, 0, head - edge, 1e3f}, &style, words)) {
        head += step;
    }
    return head;
}

/* In so many rows, each at least so high, with letters no larger than `stacked`. */
static losers_row named_rows(const werewolf_look *look, ui_rect at, const camp *c, const char *words, int rows,
                             bool under, float least, float stacked) {
    static const float air = 10.0f; /* between rows */
    const ui_frame *ui = look->d->ui;
    const float line = loser_line * loser_name(1.0f).size * ui->text_scale;
    losers_row r = {.rows = rows, .per = (c->n + rows - 1) / rows, .named = true, .under = under};

    r.head = under ? line : head_beside(ui, at.w, words);
    r.cell = fmaxf(least, 2 * line + 2);
    r.high = (float)rows * r.cell + air + (under ? r.head : 0.0f);
    const float room = at.w - 2 * losers_pad - (under ? 0.0f : r.head);
    const float alone = fminf(1.18f, (r.cell - 2) / (2 * line)); /* one row has more room */
    r.letters = loser_letters(look, c, (ui_rect){0, 0, room / (float)r.per, r.cell}, rows > 1 ? stacked : alone);
    return r;
}

/* The fewest rows that hold names and roles in letters that are read: below the camp's name, which leaves them the
 * whole width, where the frame is tall or several rows are larger there. False: none do, or are low enough. */
static bool losers_named(const werewolf_look *look, ui_rect at, const camp *c, const char *words, float least,
                         float stacked, float most, losers_row *row) {
    enum { MOST = 5 };
    static const float clearly = 1.04f;
    const float legible = 0.82f - 0.13f * (look->d->ui->text_scale - 1.0f); /* large ones may give way more */
    const bool tall = at.h > at.w;

    for (int rows = 1; rows <= MOST; rows++) {
        const int ways = tall || rows > 1 ? 2 : 1; /* beside the name, and below it */
        bool found = false;
        for (int way = tall ? 1 : 0; way < ways; way++) {
            const losers_row r = named_rows(look, at, c, words, rows, way == 1, least, stacked);
            if (r.letters >= legible && r.high <= most && (!found || r.letters > clearly * row->letters)) {
                *row = r;
                found = true;
            }
        }
        if (found) {
            return true;
        }
    }
    return false;
}

static losers_row losers_in(const werewolf_look *look, ui_rect at, const camp *c, const char *words) {
    static const float figure = 52.0f, caption = 22.0f, air = 8.0f, narrow = 44.0f;
    static const float close = 44.0f, closer = 50.0f, roomy = 58.0f;
    static const int many = 10; /* the winners are few */
    static const float share = 0.46f, larger_share = 0.46f, largest_share = 0.52f;
    const float scale = look->d->ui->text_scale, grow = 1.0f + 0.5f * (scale - 1.0f);
    const float head = fminf(at.w * 0.24f, 190.0f * scale), room = at.w - head - 2 * losers_pad;
    losers_row r = {.rows = room / (float)(c->n > 0 ? c->n : 1) < narrow ? 2 : 1, .head = head};

    r.per = (c->n + r.rows - 1) / r.rows;
    r.caption = caption * grow;
    r.cell = figure + r.caption + 4;
    r.high = (float)r.rows * r.cell + air;
    const bool wide = c->n > 0 && at.w > at.h;
    const bool rooms =
        wide && (losers_named(look, at, c, words, roomy, 1.1f, larger_share * at.h, &r) ||
                 (c->n > many && losers_named(look, at, c, words, closer, 0.97f, largest_share * at.h, &r)));
    if (c->n > 0 && !rooms) {
        losers_named(look, at, c, words, close, 0.92f, fmaxf(share * at.h, r.high), &r);
    }
    return r;
}

/* Who is out: as the winners have it on their strips. */
static void draw_loser_sign(const werewolf_look *look, ui_rect at, int seat) {
    if (!look->pub->alive[seat]) {
        ui_figure(look->d, werewolf_out_sign(look->pub, seat), at, ui_theme(look->d->ui, UI_PAPER_400));
    }
}

static void draw_numbered(const werewolf_look *look, ui_rect cell, float caption, int seat) {
    static const float gap_between = 4.0f, to_next = 7.0f;
    ui_draw *d = look->d;
    ui_label_style style = UI_STYLE_NAME;
    char number[12], widest[12];

    snprintf(number, sizeof number, "%d", seat + 1);
    snprintf(widest, sizeof widest, "%d", look->pub->n); /* all of one size */
    style.size = 18.0f;
    style.colour = UI_PAPER_100;
    style.name = true;
    const float r = fminf(cell.w - 4, cell.h - caption), e = fminf(caption - 1, 0.42f * cell.w);
    const float room = cell.w - e - gap_between - to_next;
    style.size *= fminf(1.0f, room / (ui_label_width(d->ui, &style, widest) + 2));
    const float wide = fminf(ui_label_width(d->ui, &style, number) + 2, room);
    const float x = cell.x + (cell.w - e - gap_between - wide) / 2, y = cell.y + cell.h - caption;
    werewolf_draw_absent(d, (ui_rect){cell.x + (cell.w - r) / 2, y - r, r, r}, look->pub->role[seat]);
    ui_seat_emblem(d, (ui_rect){x, y + (caption - e) / 2 + 2, e, e}, &look->t->seat[seat]);
    ui_label(d, (ui_rect){x + e + gap_between, y + 2, wide, caption}, &style, number);
    draw_loser_sign(look, (ui_rect){cell.x + cell.w / 2 + 0.18f * r, y - 0.42f * r, 0.42f * r, 0.42f * r}, seat);
}

static void draw_named(const werewolf_look *look, ui_rect cell, float letters, int seat) {
    const loser l = loser_in(look->d->ui, cell, letters);
    const ui_label_style role = loser_role(letters);
    ui_label_style name = loser_name(letters);
    const char *called = werewolf_seat_name(look, seat);
    const float room = name_room(look, &l, seat), wide = fminf(room, ui_label_width(look->d->ui, &name, called) + 2);

    name.colour = look->pub->alive[seat] ? UI_PAPER_100 : UI_PAPER_400; /* who is out is dimmer */
    werewolf_draw_absent(look->d, l.figure, look->pub->role[seat]);
    ui_seat_emblem(look->d, l.emblem, &look->t->seat[seat]);
    ui_label(look->d, (ui_rect){l.name.x, l.name.y, room, l.name.h}, &name, called);
    draw_loser_sign(look, (ui_rect){l.name.x + wide + sign_gap, l.name.y + (l.name.h - l.sign) / 2, l.sign, l.sign},
                    seat);
    ui_label(look->d, l.role, &role, werewolf_role_name(look->w, look->pub->role[seat]));
}

static void draw_losers(const werewolf_look *look, ui_rect at, const losers_row *l, const camp *c,
                        const char *words) {
    const float usual = 230.0f * fmaxf(1.0f, l->letters) * look->d->ui->text_scale;
    const float widest = l->named ? fmaxf(usual, loser_wide(look, c, l->cell, l->letters)) : 82.0f,
                beside = l->under ? 0.0f : l->head;
    const float each = fminf((at.w - beside - 2 * losers_pad) / (float)l->per, widest);
    const float top = l->under ? l->head : 0.0f, high = (at.h - top - 10) / (float)l->rows;
    ui_draw *d = look->d;
    ui_label_style style = UI_STYLE_SMALL;

    at = ui_centre(at, beside + each * (float)l->per + 2 * losers_pad, at.h);
    ui_plate(d, at, 33, ui_fade(UI_INK_950, 0.86f), 0, 0.0f, false);
    style.lines = l->under ? 1 : 2;
    style.colour = UI_PAPER_200;
    ui_label(d,
             l->under ? (ui_rect){at.x + losers_pad, at.y + 4, at.w - 2 * losers_pad, top}
                      : (ui_rect){at.x + 16, at.y, l->head - 16, at.h},
             &style, words);
    for (int i = 0; i < c->n; i++) {
        const int row = i / l->per, column = i % l->per;
        const ui_rect cell = {at.x + beside + losers_pad + each * (float)column, at.y + top + 4 + high * (float)row,
                              each, high - 2};
        if (l->named) {
            draw_named(look, cell, l->letters, c->seat[i]);
        } else {
            draw_numbered(look, cell, l->caption, c->seat[i]);
        }
    }
}

/* ---- both ---- */

/* Nobody has won: both stand there alike. */
static void draw_both(const werewolf_look *look, ui_rect at, const camp *wolves, const camp *good) {
    static const float camps_gap = 30.0f;
    const bool tall = at.h > at.w;
    const ui_rect first = tall ? (ui_rect){at.x, at.y, at.w, (at.h - camps_gap) * 0.4f}
                               : (ui_rect){at.x, at.y, (at.w - camps_gap) * 0.38f, at.h};
    const ui_rect other = tall ? (ui_rect){at.x, first.y + first.h + camps_gap, at.w, at.h - first.h - camps_gap}
                               : (ui_rect){first.x + first.w + camps_gap, at.y, at.w - first.w - camps_gap, at.h};

    draw_winners(look, first, wolves, false);
    draw_winners(look, other, good, false);
}

void werewolf_draw_camps(const werewolf_look *look, ui_rect at) {
    const werewolf_pub *pub = look->pub;
    const camp wolves = camp_of(pub, true), good = camp_of(pub, false);
    const bool won_wolf = pub->winner == WEREWOLF_WON_WOLF;
    const camp *winners = won_wolf ? &wolves : &good, *losers = won_wolf ? &good : &wolves;
    const char *words = werewolf_say(look->w, "camp", won_wolf ? "good" : "wolf");
    const losers_row row = losers_in(look, at, losers, words);

    if ((!won_wolf && pub->winner != WEREWOLF_WON_GOOD) || winners->n == 0) {
        draw_both(look, at, &wolves, &good);
        return;
    }
    const float foot = losers->n > 0 ? row.high + 10 : 0.0f;
    const ui_rect stage = {at.x, at.y, at.w, at.h - foot};
    draw_light(look, stage, winners, won_wolf);
    draw_winners(look, stage, winners, true);
    if (losers->n > 0) {
        draw_losers(look, (ui_rect){at.x, at.y + at.h - row.high, at.w, row.high}, &row, losers, words);
    }
}
