/* The winners' scene: whoever has won stands in the light of the dawn, each below a crown, the other camp is small
 * beneath.
 */
#include <math.h>
#include <string.h>

#include "ui/cut.h"
#include "werewolf_table_results.h"

static werewolf_camp camp_of(const werewolf_pub *pub, bool wolves) {
    werewolf_camp c = {.n = 0};

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

/* Comes out of the sky below `top` and falls from there, once the page of the last step stands. */
static void draw_crown(ui_draw *d, ui_rect at, float degrees, float top, float opening) {
    static const float begins = (float)MOTION_PAGE / (float)MOTION_REVEAL, seen = 0.2f, lies = 0.9f;
    const float way = motion_of(1.0f - opening, begins, lies), alpha = motion_stepped(way / seen, MOTION_PANEL_STEPS);

    at.y -= (1.0f - motion_over(way)) * fmaxf(at.y - top, 0.0f);
    if (alpha <= 0.0f) {
        return;
    }
    if (alpha < 1.0f) {
        ui_group_faded(d, ui_inset(at, -0.5f * at.w), alpha);
    }
    ui_group(d, ui_inset(at, -5), 0, degrees);
    draw_edged(d, "crown", at, UI_LANTERN);
    ui_group_end(d);
    if (alpha < 1.0f) {
        ui_group_end(d);
    }
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
static void wear_crown(const werewolf_look *look, ui_rect at, float crown, float top, int seat) {
    static const float foot = 0.25f, radian = 0.0174533f; /* foot: below its middle */
    const brow b = brow_of(look->pub, seat);
    const ui_rect figure = figure_place(look->d->ui, at);
    const float size = b.part * crown, away = foot * size;
    const float x = figure.x + b.x * figure.w + away * sinf(b.leans * radian);
    const float y = figure.y + b.y * figure.h - away * cosf(b.leans * radian);

    draw_crown(look->d, (ui_rect){x - size / 2, y - size / 2, size, size}, b.leans, top, look->t->opening);
}

/* ---- rows of winners ---- */

/* Rows of winners, all alike. */
typedef struct {
    int rows, per;
    float w, h;
    werewolf_strip strip;
    float inside; /* > 0: figures that have no room above their strips stand on these, as large, beside the words */
    float top;    /* of all rows: crowns come from there */
} grid;

static const float least_figure = 40.0f, stone_least = 26.0f;

/* How large a figure is above its strip. */
static float figure_above(const ui_frame *ui, const grid *g, bool crowned) {
    const float most = 230.0f * werewolf_winners_size(ui);
    const float room = g->h - g->strip.high - 4;

    return fminf(fminf(g->w, room / (crowned ? 1.12f : 1.0f)), most); /* above it the crown's points */
}

/* What a stone of that size stands on lies so much lower than its place. */
static float stone_base(float stone) {
    return stone * 0.95f;
}

static void draw_out(const werewolf_look *look, ui_rect at, int seat) {
    if (!look->pub->alive[seat]) {
        draw_edged(look->d, werewolf_out_sign(look->pub, seat), at, UI_PAPER_200);
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
        wear_crown(look, figure, crown * side, g->top, seat);
    }
    draw_out(look, (ui_rect){at.x + at.w - stone_least - 5, at.y, stone_least, stone_least}, seat);
}

/* Who is out has a stone, or a bundle, that stands whole on the strip's end: it hides neither hand nor word, and is
 * nobody else's. */
static void draw_winner(const werewolf_look *look, ui_rect at, int seat, bool crowned, const grid *g) {
    const float size = figure_above(look->d->ui, g, crowned), low = at.y + at.h - g->strip.high;
    const float crown = fminf(size * 0.34f, 72.0f * werewolf_winners_size(look->d->ui));
    const float stone = fmaxf(stone_least, size * 0.2f), base = stone_base(stone);
    const ui_rect plate = {at.x, low, at.w, g->strip.high},
                  figure = {at.x + (at.w - size) / 2, low - 4 - size, size, size};

    if (g->inside > 0.0f) {
        draw_winner_inside(look, at, seat, crowned, g);
        return;
    }
    draw_figure(look, figure, seat);
    if (crowned) {
        wear_crown(look, figure, crown, g->top, seat);
    }
    draw_out(look, (ui_rect){at.x + at.w - stone - 5, low - base, stone, stone}, seat);
    werewolf_draw_winners_strip(look, plate, &g->strip, seat);
}

static const float gap = 8.0f; /* between strips */

static grid grid_of(const werewolf_look *look, ui_rect at, int n, int rows, int lines) {
    static const float widest = 250.0f;
    const int per = (n + rows - 1) / rows;
    const ui_frame *ui = look->d->ui;
    const float most = widest * fmaxf(werewolf_winners_size(ui), ui->text_scale);
    const float w = fminf(most, (at.w - gap * (float)(per - 1)) / (float)per);

    return (grid){rows, per, w, at.h / (float)rows - 8, werewolf_winners_strip(look, w, lines), 0.0f, at.y};
}

static bool strips_hold(const werewolf_look *look, float w, const werewolf_strip *strip, const werewolf_camp *c) {
    for (int i = 0; i < c->n; i++) {
        if (!werewolf_winners_strip_holds(look, w, strip, c->seat[i])) {
            return false;
        }
    }
    return true;
}

/* Beside figures on strips roles may take two lines. */
static void stand_inside(const werewolf_look *look, const werewolf_camp *c, grid *g) {
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

/* How well words are read that large readers read at `size`, with letters this part of their usual ones. */
static float read_well(float scale, float size, float most, float usual, float letters) {
    return fminf(1.0f, letters * usual * scale / fminf(size * scale, most));
}

/* What a grid is worth: the size of its figures, less where its words are small, which where all may be larger
 * counts a little sooner: else many would be small figures on large strips. 0: it holds not all of them. */
static float worth_of(const werewolf_look *look, const werewolf_camp *c, grid *g, bool crowned) {
    const float scale = look->d->ui->text_scale, larger = 0.75f + 0.25f * werewolf_winners_size(look->d->ui);
    float size = figure_above(look->d->ui, g, crowned);

    if (size < least_figure) {
        stand_inside(look, c, g);
        size = g->inside;
    } else if (!strips_hold(look, g->w, &g->strip, c)) {
        return 0.0f;
    }
    return size * powf(read_well(scale, 17.0f * larger, 22.0f * larger, WEREWOLF_STRIP_NAME, g->strip.letters) *
                           read_well(scale, 14.0f * larger, 20.0f * larger, 1.0f, g->strip.role),
                       4.0f);
}

/* The one in which figures are largest of those that hold all names and roles, with words that large readers read;
 * false: figures have no room in any. */
static bool best_grid(const werewolf_look *look, ui_rect at, const werewolf_camp *c, bool crowned, grid *best) {
    enum { MOST = 5 };
    float most = 0.0f;

    for (int rows = 1; rows <= MOST; rows++) {
        for (int lines = 1; lines <= 2; lines++) {
            grid g = grid_of(look, at, c->n, rows, lines);
            const float worth = worth_of(look, c, &g, crowned);
            if (worth > most * 1.05f) {
                most = worth;
                *best = g;
            }
        }
    }
    return most > 0.0f;
}

/* ---- a list of winners ---- */

/* Many winners beside large words, a line for each: figure, emblem, name and role, and the stone of somebody who is
 * out. Letters are of one size on all lines, and roles stand below each other. */
typedef struct {
    int rows, columns;
    float w, h, size, name, role; /* name, role: widths */
} roster;

static const float roster_edge = 8.0f, roster_air = 7.0f, roster_line = 1.28f;

static ui_label_style roster_name(float size) {
    ui_label_style style = UI_STYLE_NAME;

    style.size = size;
    style.lines = 1;
    style.colour = UI_INK_900;
    return style;
}

static ui_label_style roster_role(float size) {
    ui_label_style style = UI_STYLE_SMALL;

    style.size = 0.92f * size;
    style.lines = 1;
    style.name = true;
    return style;
}

static float roster_sign(const roster *r) {
    return fminf(0.74f * r->h, 32.0f);
}

static void measure_roster(const werewolf_look *look, const werewolf_camp *c, roster *r) {
    const ui_label_style name = roster_name(r->size), role = roster_role(r->size);

    r->name = r->role = 0.0f;
    for (int i = 0; i < c->n; i++) {
        const char *what = werewolf_role_name(look->w, look->pub->role[c->seat[i]]);
        r->name = fmaxf(r->name, ui_label_width(look->d->ui, &name, werewolf_seat_name(look, c->seat[i])) + 2);
        r->role = fmaxf(r->role, ui_label_width(look->d->ui, &role, what) + 2);
    }
}

static roster roster_of(const werewolf_look *look, ui_rect at, const werewolf_camp *c, int columns) {
    static const float most = WEREWOLF_STRIP_NAME, highest = 72.0f, even = 0.97f; /* letters shrink unevenly */
    roster r = {.rows = (c->n + columns - 1) / columns, .columns = columns};

    r.w = (at.w - gap * (float)(columns - 1)) / (float)columns;
    r.h = fminf(highest, at.h / (float)r.rows - 4);
    r.size = fminf(most, (r.h - 4) / (roster_line * look->d->ui->text_scale));
    measure_roster(look, c, &r);
    const float room = r.w - 2 * roster_edge - (r.h - 4) - 2 * roster_sign(&r) - 4 * roster_air;
    if (room < r.name + r.role) {
        r.size *= even * fmaxf(room, 1.0f) / (r.name + r.role);
        measure_roster(look, c, &r);
    }
    return r;
}

/* The one with the largest letters. */
static roster best_roster(const werewolf_look *look, ui_rect at, const werewolf_camp *c) {
    enum { MOST = 4 };
    roster best = roster_of(look, at, c, 1);

    for (int columns = 2; columns <= MOST; columns++) {
        const roster r = roster_of(look, at, c, columns);
        best = r.size > best.size ? r : best;
    }
    return best;
}

static void draw_roster_line(const werewolf_look *look, ui_rect at, const roster *r, int seat, bool crowned,
                             float top) {
    static const float crown = 0.5f;
    const float side = at.h - 4, sign = roster_sign(r), e = 0.92f * sign;
    const ui_rect figure = {at.x + roster_edge, at.y + 2, side, side};
    const float x = figure.x + side + roster_air, text = x + sign + roster_air, role = text + r->name + roster_air;
    const ui_label_style name = roster_name(r->size);
    ui_label_style what = roster_role(r->size);
    ui_draw *d = look->d;

    what.colour = werewolf_was_wolf(look->pub, seat) ? WEREWOLF_RED : UI_INK_700;
    ui_plate(d, at, 61u + (unsigned)seat, UI_PAPER_100, 0, 0.0f, true);
    ui_figure(d, figure_in(look->pub, seat), figure, UI_INK_900);
    if (crowned) {
        wear_crown(look, figure, crown * side, top, seat);
    }
    ui_seat_emblem(d, (ui_rect){x, at.y + (at.h - e) / 2, e, e}, &look->t->seat[seat]);
    ui_label(d, (ui_rect){text, at.y, r->name, at.h}, &name, werewolf_seat_name(look, seat));
    ui_label(d, (ui_rect){role, at.y, r->role, at.h}, &what, werewolf_role_name(look->w, look->pub->role[seat]));
    draw_out(look, (ui_rect){at.x + at.w - roster_edge - sign, at.y + (at.h - sign) / 2, sign, sign}, seat);
}

static void draw_roster(const werewolf_look *look, ui_rect at, const werewolf_camp *c, bool crowned) {
    const roster r = best_roster(look, at, c);
    const float pitch = r.h + 4, y = at.y + (at.h - pitch * (float)r.rows) / 2;

    for (int i = 0; i < c->n; i++) {
        const int column = i % r.columns, row = i / r.columns;
        const int here = row < r.rows - 1 ? r.columns : c->n - r.columns * row;
        const float left = at.x + (at.w - r.w * (float)here - gap * (float)(here - 1)) / 2;
        draw_roster_line(look, (ui_rect){left + (r.w + gap) * (float)column, y + pitch * (float)row, r.w, r.h}, &r,
                         c->seat[i], crowned, at.y);
    }
}

static void draw_winners(const werewolf_look *look, ui_rect at, const werewolf_camp *c, bool crowned) {
    grid g;

    if (!best_grid(look, at, c, crowned, &g)) {
        draw_roster(look, at, c, crowned);
        return;
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
static void draw_light(const werewolf_look *look, ui_rect at, const werewolf_camp *c, bool wolves) {
    static const float most = 150.0f, least = 56.0f, air = 14.0f;
    grid g;

    if (!look->d->ui->high_contrast || !best_grid(look, at, c, true, &g) || g.rows > 1 || g.inside > 0.0f) {
        return;
    }
    const float above = g.h - g.strip.high - 4 - 1.12f * figure_above(look->d->ui, &g, true),
                size = fminf(most, above - 2 * air);
    if (size >= least) {
        ui_figure(look->d, wolves ? "moon" : "sun", ui_centre((ui_rect){at.x, at.y, at.w, above}, size, size),
                  ui_theme(look->d->ui, UI_PAPER_100));
    }
}

/* ---- both ---- */

/* Nobody has won: both stand there alike. */
static void draw_both(const werewolf_look *look, ui_rect at, const werewolf_camp *wolves, const werewolf_camp *good) {
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
    const werewolf_camp wolves = camp_of(pub, true), good = camp_of(pub, false);
    const bool won_wolf = pub->winner == WEREWOLF_WON_WOLF;
    const werewolf_camp *winners = won_wolf ? &wolves : &good, *losers = won_wolf ? &good : &wolves;
    const char *words = werewolf_say(look->w, "camp", won_wolf ? "good" : "wolf");
    const werewolf_lost row = werewolf_camp_lost(look, at, losers, words);

    if ((!won_wolf && pub->winner != WEREWOLF_WON_GOOD) || winners->n == 0) {
        draw_both(look, at, &wolves, &good);
        return;
    }
    const float foot = losers->n > 0 ? row.high + 10 : 0.0f;
    const ui_rect stage = {at.x, at.y, at.w, at.h - foot};
    draw_light(look, stage, winners, won_wolf);
    draw_winners(look, stage, winners, true);
    if (losers->n > 0) {
        werewolf_draw_lost(look, (ui_rect){at.x, at.y + at.h - row.high, at.w, row.high}, &row, losers, words);
    }
}
