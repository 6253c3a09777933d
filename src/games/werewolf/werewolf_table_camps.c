/* The winners' scene: whoever has won stands in the light of the dawn, each below a crown, the other camp is small
 * beneath.
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "ui/cut.h"
#include "werewolf_table.h"

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

static const ui_colour amber_ink = 0xFF8A4B00u;

static ui_label_style strip_name(void) {
    ui_label_style style = UI_STYLE_NAME;

    style.size = 19;
    style.lines = 1;
    style.colour = UI_INK_900;
    return style;
}

static ui_label_style strip_role(void) {
    ui_label_style style = UI_STYLE_SMALL;

    style.size = 17;
    style.lines = 1;
    return style;
}

/* One line at the reader's size. */
static float line_of(const ui_frame *ui, const ui_label_style *style) {
    return fmaxf(ui_label_least(ui, style), style->size * ui->text_scale * 1.18f);
}

static bool is_narrow(const ui_frame *ui, float w) {
    return w < 210.0f * ui->text_scale;
}

/* Where emblem, name and role of a strip stand; lines: of the role, 0 where there is no room below the name. */
typedef struct {
    ui_rect emblem, name, role;
    int lines;
} strip;

/* What the role below a name takes, whose letters are this part of their usual size. */
static float role_height(const ui_frame *ui, int lines, float letters) {
    ui_label_style role = strip_role();

    role.size = fminf(role.size, strip_name().size * letters);
    return line_of(ui, &role) * (float)lines;
}

static float strip_height(const ui_frame *ui, int lines, float letters) {
    ui_label_style name = strip_name();

    name.size *= letters;
    return fmaxf(30.0f, line_of(ui, &name)) + role_height(ui, lines, letters) + 8;
}

/* The same whether the role is told yet or not; in a narrow strip the role has the whole width. */
static strip strip_in(const ui_frame *ui, ui_rect at, int lines, float letters) {
    const bool under = lines > 0 && is_narrow(ui, at.w);
    const float below = lines > 0 ? role_height(ui, lines, letters) + 2 : 0.0f, high = at.h - below;
    const float e = fminf((under ? high : at.h) - 6, under ? 23.0f : 46.0f);
    const bool roomy = at.w >= 170.0f * ui->text_scale;
    const float edge = roomy ? 10.0f : 5.0f, x = at.x + edge + e + (roomy ? 6.0f : under ? 4.0f : 5.0f);
    const float left = under ? at.x + 8 : x;

    return (strip){.emblem = {at.x + edge, at.y + ((under ? high : at.h) - e) / 2, e, e},
                   .name = {x, at.y, at.x + at.w - (under ? 4.0f : 6.0f) - x, high},
                   .role = {left, at.y + at.h - below - 2, at.x + at.w - 6 - left, below - 2},
                   .lines = lines};
}

/* Above its end an emblem leaves a large name the whole of a narrow strip. */
static strip winners_strip(const ui_frame *ui, ui_rect at, int lines, float letters) {
    static const float size = 28.0f, edge = 6.0f;
    strip s = strip_in(ui, at, lines, letters);

    if (ui_large_words(ui) && is_narrow(ui, at.w)) {
        s.emblem = (ui_rect){at.x + 5, at.y - 0.8f * size, size, size};
        s.name.x = at.x + edge;
        s.name.w = at.w - 2 * edge;
        s.role.x = s.name.x;
        s.role.w = s.name.w;
    }
    return s;
}

/* A role that has no room at its size is rather smaller than cut. */
static ui_label_style role_in(const ui_frame *ui, const strip *s, const char *word) {
    ui_label_style style = strip_role();

    style.lines = s->lines;
    style.name = !ui_label_fits(ui, s->role, &style, word);
    return style;
}

static bool role_fits(const werewolf_look *look, const strip *s, int role) {
    const char *word = werewolf_role_name(look->w, role);
    const ui_label_style style = role_in(look->d->ui, s, word);

    return ui_label_fits(look->d->ui, s->role, &style, word);
}

static bool name_fits(const werewolf_look *look, const strip *s, int seat) {
    const ui_label_style style = strip_name();

    return ui_label_fits(look->d->ui, s->name, &style, werewolf_seat_name(look, seat));
}

/* All names of a page in one size: that of the longest. */
static ui_label_style name_in(const werewolf_look *look, const strip *s) {
    ui_label_style style = strip_name();
    float widest = 1.0f;

    for (int seat = 0; seat < look->pub->n; seat++) {
        widest = fmaxf(widest, ui_label_width(look->d->ui, &style, werewolf_seat_name(look, seat)));
    }
    style.size *= fminf(1.0f, 0.96f * s->name.w / widest); /* letters do not shrink evenly */
    return style;
}

/* Below the name's beginning, a little smaller if need be, where all roles that there are have room there; never
 * larger than the name. */
static ui_label_style role_below_name(const werewolf_look *look, strip *s, float most) {
    static const float least = 0.88f;
    const ui_rect at = {s->name.x, s->role.y, s->role.x + s->role.w - s->name.x, s->role.h};
    ui_label_style style = strip_role();
    float widest = 1.0f;

    style.size = fminf(style.size, most);
    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        widest = fmaxf(widest, ui_label_width(look->d->ui, &style, werewolf_role_name(look->w, role)));
    }
    if (at.w >= widest * least) {
        style.size *= fminf(1.0f, 0.97f * at.w / widest);
        s->role = at;
    }
    return style;
}

static const char *role_word(const werewolf_look *look, int seat, bool told) {
    return told ? werewolf_role_name(look->w, look->pub->role[seat]) : ui_say(look->d, "werewolf.results.role_waits");
}

/* What stands for a role that waits is one sign: as large as a name, or as its room allows. */
static void enlarge_waiting(const ui_frame *ui, ui_label_style *style, ui_rect room, const char *sign) {
    const float usual = style->size;
    style->face = TEXT_BOLD;
    style->size = 24.0f;
    style->size *= fminf(1.0f, room.h / ui_label_height(ui, style, room.w, sign));
    style->size = fmaxf(style->size, usual);
}

static ui_colour role_ink(const werewolf_look *look, int seat, bool told) {
    return told && werewolf_was_wolf(look->pub, seat) ? amber_ink : UI_INK_700;
}

static void draw_strip(const werewolf_look *look, ui_rect at, strip s, int seat, bool told) {
    ui_draw *d = look->d;
    const ui_label_style name = name_in(look, &s);

    ui_plate(d, at, 61u + (unsigned)seat, UI_PAPER_100, 0, 0.0f, true);
    ui_seat_emblem(d, s.emblem, &look->t->seat[seat]);
    ui_label(d, s.name, &name, werewolf_seat_name(look, seat));
    if (s.lines > 0) {
        const ui_label_style below = role_below_name(look, &s, name.size);
        const char *word = role_word(look, seat, told);
        ui_label_style role = role_in(d->ui, &s, word);
        role.size = below.size;
        role.colour = role_ink(look, seat, told);
        const float more = told ? 0.0f : 3.0f;
        const ui_rect room = {s.role.x, s.role.y, s.role.w, s.role.h + more};
        if (!told) {
            enlarge_waiting(d->ui, &role, room, word);
        }
        ui_label(d, room, &role, word);
    }
}

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
    if (role == WEREWOLF_KING || role == WEREWOLF_SILENCER) { /* on cards these are heads; here all stand */
        return role == WEREWOLF_KING ? "wolf_king_stands" : "silencer_stands";
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

    for (int i = 0; i < 4 && !d->ui->high_contrast; i++) {
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

/* Where the middle of a crown's band lies on a role's figure, how far it leans to the right there, and how large it
 * is: on a wolf's brow, between ears and eye; on a hood's top or a hat's. It hides the crown that the White Wolf King
 * has. */
typedef struct {
    float x, y, leans, part;
} brow;

static const brow brow_of_role[WEREWOLF_ROLES] = {
    [WEREWOLF_WEREWOLF] = {0.648f, 0.135f, 20.0f, 0.86f}, [WEREWOLF_BEAUTY] = {0.55f, 0.12f, 18.0f, 0.58f},
    [WEREWOLF_WHITE_KING] = {0.6f, 0.185f, 0.0f, 0.76f},  [WEREWOLF_HIDDEN] = {0.71f, 0.39f, 24.0f, 0.7f},
    [WEREWOLF_KING] = {0.648f, 0.135f, 20.0f, 0.86f},     [WEREWOLF_RIDER] = {0.56f, 0.078f, 6.0f, 0.6f},
    [WEREWOLF_GHOST] = {0.645f, 0.27f, 14.0f, 0.8f},      [WEREWOLF_SEER] = {0.415f, 0.125f, 4.0f, 0.86f},
    [WEREWOLF_WITCH] = {0.5f, 0.16f, -8.0f, 0.86f},       [WEREWOLF_HUNTER] = {0.46f, 0.1f, 4.0f, 0.86f},
    [WEREWOLF_GUARDIAN] = {0.51f, 0.17f, 0.0f, 0.86f},    [WEREWOLF_KNIGHT] = {0.55f, 0.115f, 6.0f, 0.86f},
    [WEREWOLF_IDIOT] = {0.5f, 0.115f, 0.0f, 0.8f},        [WEREWOLF_SILENCER] = {0.46f, 0.075f, 4.0f, 0.86f},
    [WEREWOLF_KEEPER] = {0.4f, 0.135f, 0.0f, 0.86f},      [WEREWOLF_VILLAGER] = {0.41f, 0.12f, 0.0f, 0.86f}};

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
    static const float band = 0.35f, radian = 0.0174533f; /* band: below its middle */
    const brow b = brow_of(look->pub, seat);
    const ui_rect figure = figure_place(look->d->ui, at);
    const float size = b.part * crown, away = band * size;
    const float x = figure.x + b.x * figure.w + away * sinf(b.leans * radian);
    const float y = figure.y + b.y * figure.h - away * cosf(b.leans * radian);

    draw_crown(look->d, (ui_rect){x - size / 2, y - size / 2, size, size}, b.leans, look->t->opening);
}

/* One that has room for name and role, whether the role is told yet or not. */
float werewolf_name_strip_height(const ui_frame *ui) {
    return strip_height(ui, 1, 1.0f);
}

/* By all roles that there are: nothing may follow from those that are not told yet. */
static bool holds_all(const werewolf_look *look, const strip *s) {
    for (int seat = 0; seat < look->pub->n; seat++) {
        if (!name_fits(look, s, seat)) {
            return false;
        }
    }
    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        if (!role_fits(look, s, role)) {
            return false;
        }
    }
    return true;
}

bool werewolf_name_strips_hold(const werewolf_look *look, float w) {
    const strip s = strip_in(look->d->ui, (ui_rect){0, 0, w, strip_height(look->d->ui, 1, 1.0f)}, 1, 1.0f);

    return holds_all(look, &s);
}

/* The letters of a page's names, as part of their usual size. */
static float letters_in(const werewolf_look *look, const strip *s) {
    const ui_label_style usual = strip_name();

    return fminf(name_in(look, s).size / usual.size, s->name.h / line_of(look->d->ui, &usual));
}

float werewolf_name_strip_letters(const werewolf_look *look, float w) {
    const strip s = strip_in(look->d->ui, (ui_rect){0, 0, w, strip_height(look->d->ui, 1, 1.0f)}, 1, 1.0f);

    return letters_in(look, &s);
}

void werewolf_draw_name_strip(const werewolf_look *look, ui_rect at, int seat, bool told) {
    draw_strip(look, at, strip_in(look->d->ui, at, 1, 1.0f), seat, told);
}

/* Beside a card, on the same paper: the name, and below it the role, which may take two lines; in a low place it has
 * what the name leaves. */
static strip strip_beside(const ui_frame *ui, ui_rect at) {
    const ui_label_style style = strip_name();
    const float half = at.h / 2, line = fmaxf(0.7f * half, line_of(ui, &style));
    const float middle = fminf(half, fmaxf(line, at.h - role_height(ui, 2, 1.0f) - 2)), name = fminf(middle, line);

    return (strip){.name = {at.x, at.y + middle - name, at.w, name},
                   .role = {at.x, at.y + middle + 2, at.w, at.h - middle - 2},
                   .lines = 2};
}

bool werewolf_names_beside_hold(const werewolf_look *look, float w, float h) {
    const strip s = strip_beside(look->d->ui, (ui_rect){0, 0, w, h});

    return holds_all(look, &s);
}

float werewolf_name_beside_letters(const werewolf_look *look, float w, float h) {
    const strip s = strip_beside(look->d->ui, (ui_rect){0, 0, w, h});

    return letters_in(look, &s);
}

void werewolf_draw_name_beside(const werewolf_look *look, ui_rect at, int seat, bool told) {
    const strip s = strip_beside(look->d->ui, at);
    const ui_label_style name = name_in(look, &s);
    const char *word = role_word(look, seat, told);
    ui_label_style role = role_in(look->d->ui, &s, word);

    ui_label(look->d, s.name, &name, werewolf_seat_name(look, seat));
    role.size = fminf(role.size, strip_name().size * letters_in(look, &s));
    role.valign = UI_TOP;
    role.colour = role_ink(look, seat, told);
    if (!told) {
        enlarge_waiting(look->d->ui, &role, s.role, word);
    }
    ui_label(look->d, s.role, &role, word);
}

/* Rows of winners, all alike; lines: of their roles. */
typedef struct {
    int rows, per, lines;
    float w, h, strip; /* strip: how high its name's is */
    float letters;     /* of names, as part of their usual size */
} grid;

/* Who is out has a stone, or a bundle, that stands whole on the strip's end: it hides neither hand nor word, and is
 * nobody else's. Large words may leave no room to stand in: then the strips tell it alone. */
static void draw_winner(const werewolf_look *look, ui_rect at, int seat, bool crowned, const grid *g) {
    static const float most = 230.0f, least = 40.0f;
    const float high = g->strip, room = at.h - high - 4;
    const float size = fminf(fminf(at.w, room / (crowned ? 1.26f : 1.0f)), most); /* above it the crown's points */
    const bool stands = size >= least;
    const float low = stands ? at.y + at.h - high : at.y + (at.h - high) / 2, crown = fminf(size * 0.34f, 72.0f),
                stone = fmaxf(26.0f, size * 0.2f), base = stone * 0.95f; /* the picture's ground */
    const ui_rect plate = {at.x, low, at.w, high}, figure = {at.x + (at.w - size) / 2, low - 4 - size, size, size};
    const ui_rect tomb = {at.x + at.w - stone - 5, low - base, stone, stone};

    if (stands) {
        draw_figure(look, figure, seat);
    }
    if (stands && crowned) {
        wear_crown(look, figure, crown, seat);
    }
    if (!look->pub->alive[seat]) {
        const char *sign = werewolf_out_sign(look->pub, seat);
        ui_figure(look->d, sign, ui_inset(tomb, -2.5f), UI_INK_950);
        ui_figure(look->d, sign, tomb, ui_theme(look->d->ui, UI_PAPER_200));
    }
    draw_strip(look, plate, winners_strip(look->d->ui, plate, g->lines, g->letters), seat, true);
}

static const float gap = 8.0f; /* between strips */

/* Strips are no higher than names need that have room in them. */
static grid grid_of(const werewolf_look *look, ui_rect at, int n, int rows, int lines) {
    static const float widest = 250.0f;
    const ui_frame *ui = look->d->ui;
    const int per = (n + rows - 1) / rows;
    const float w = fminf(widest, (at.w - gap * (float)(per - 1)) / (float)per);
    const strip s = winners_strip(ui, (ui_rect){0, 0, w, strip_height(ui, lines, 1.0f)}, lines, 1.0f);
    const float letters = name_in(look, &s).size / strip_name().size;

    return (grid){rows, per, lines, w, at.h / (float)rows - 8, strip_height(ui, lines, letters), letters};
}

static bool grid_holds(const werewolf_look *look, const grid *g, const camp *c) {
    const ui_frame *ui = look->d->ui;
    const strip s = winners_strip(ui, (ui_rect){0, 0, g->w, g->strip}, g->lines, g->letters);

    for (int i = 0; i < c->n; i++) {
        if (!name_fits(look, &s, c->seat[i]) || !role_fits(look, &s, look->pub->role[c->seat[i]])) {
            return false;
        }
    }
    return true;
}

/* The one in which figures are largest of those that hold all names and roles, with names that large readers read. */
static grid best_grid(const werewolf_look *look, ui_rect at, const camp *c) {
    enum { MOST = 5 };
    const float scale = look->d->ui->text_scale, legible = fminf(14.0f * scale, 22.0f) / (strip_name().size * scale);
    grid best = grid_of(look, at, c->n, MOST, 1);
    float most = 0.0f;

    for (int rows = 1; rows <= MOST; rows++) {
        for (int lines = 1; lines <= 2; lines++) {
            const grid g = grid_of(look, at, c->n, rows, lines);
            const float size = fminf(g.w, g.h - g.strip) * fminf(1.0f, powf(g.letters / legible, 4.0f));
            if (size > most * 1.05f && grid_holds(look, &g, c)) {
                most = size;
                best = g;
            }
        }
    }
    return best;
}

static void draw_winners(const werewolf_look *look, ui_rect at, const camp *c, bool crowned) {
    const grid g = best_grid(look, at, c);

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

/* The other camp: a dark strip with its name, and its people as small figures, each beside its name and role; where
 * these have no room, above its emblem and number. */
typedef struct {
    int rows, per;
    bool named, under; /* under: the people below the camp's name, not beside it */
    float head, high;  /* what the camp's name takes; high: of the whole strip */
    float cell, caption, letters;
} losers_row;

static const float losers_pad = 12.0f, loser_gap = 8.0f, loser_line = 1.24f;

static ui_label_style loser_name(float letters) {
    ui_label_style style = UI_STYLE_NAME;

    style.size = 18.0f * letters;
    style.colour = UI_PAPER_200;
    style.name = true;
    return style;
}

static ui_label_style loser_role(float letters) {
    ui_label_style style = UI_STYLE_SMALL;

    style.size = 16.0f * letters;
    style.colour = UI_PAPER_400;
    style.name = true;
    return style;
}

/* Figure, emblem, and the two lines of one, in a cell of its own. */
typedef struct {
    ui_rect figure, emblem, name, role;
} loser;

static loser loser_in(const ui_frame *ui, ui_rect at, float letters) {
    static const float most = 46.0f;
    const float line = loser_line * loser_name(letters).size * ui->text_scale, r = fminf(most, at.h - 2);
    const float x = at.x + r + loser_gap, e = 0.92f * line, y = at.y + at.h / 2 - line;

    return (loser){.figure = {at.x, at.y + (at.h - r) / 2, r, r},
                   .emblem = {x, y + (line - e) / 2 + 1, e, e},
                   .name = {x + e + 5, y, at.x + at.w - loser_gap - x - e - 5, line},
                   .role = {x, y + line, at.x + at.w - loser_gap - x, line}};
}

/* How large the letters of all names and of the camp's roles may be in such a cell, as part of their usual size. */
static float loser_letters(const werewolf_look *look, const camp *c, ui_rect cell, float most) {
    const ui_frame *ui = look->d->ui;
    const ui_label_style name = loser_name(1.0f), role = loser_role(1.0f);
    const loser l = loser_in(ui, cell, 1.0f);
    float letters = most;

    for (int i = 0; i < c->n; i++) {
        const float n = ui_label_width(ui, &name, werewolf_seat_name(look, c->seat[i]));
        const float r = ui_label_width(ui, &role, werewolf_role_name(look->w, look->pub->role[c->seat[i]]));
        letters = fminf(letters, 0.97f * fminf(l.name.w / n, l.role.w / r));
    }
    return letters;
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

/* The fewest rows that hold names and roles in letters that are read; none do, or are low enough: as it was. */
static void losers_named(const werewolf_look *look, ui_rect at, const camp *c, const char *words, float most,
                         losers_row *row) {
    enum { MOST = 5 };
    static const float air = 10.0f, stacked = 0.92f; /* air between rows */
    const ui_frame *ui = look->d->ui;
    const float legible = 0.82f - 0.13f * (ui->text_scale - 1.0f); /* large ones may give way more */
    const float line = loser_line * loser_name(1.0f).size * ui->text_scale;

    for (int rows = 1; rows <= MOST; rows++) {
        losers_row r = {.rows = rows, .per = (c->n + rows - 1) / rows, .named = true, .under = at.h > at.w};
        r.head = r.under ? line : head_beside(ui, at.w, words);
        r.cell = fmaxf(44.0f, 2 * line + 2);
        r.high = (float)rows * r.cell + air + (r.under ? r.head : 0.0f);
        const float room = at.w - 2 * losers_pad - (r.under ? 0.0f : r.head);
        r.letters = loser_letters(look, c, (ui_rect){0, 0, room / (float)r.per, r.cell}, rows > 1 ? stacked : 1.0f);
        if (r.letters >= legible && r.high <= most) {
            *row = r;
            return;
        }
    }
}

static losers_row losers_in(const werewolf_look *look, ui_rect at, const camp *c, const char *words) {
    static const float figure = 52.0f, caption = 22.0f, air = 8.0f, narrow = 44.0f, share = 0.34f;
    const float scale = look->d->ui->text_scale, grow = 1.0f + 0.5f * (scale - 1.0f);
    const float head = fminf(at.w * 0.24f, 190.0f * scale), room = at.w - head - 2 * losers_pad;
    losers_row r = {.rows = room / (float)(c->n > 0 ? c->n : 1) < narrow ? 2 : 1, .head = head};

    r.per = (c->n + r.rows - 1) / r.rows;
    r.caption = caption * grow;
    r.cell = figure + r.caption + 4;
    r.high = (float)r.rows * r.cell + air;
    if (c->n > 0) {
        losers_named(look, at, c, words, fmaxf(share * at.h, r.high), &r);
    }
    return r;
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
}

static void draw_named(const werewolf_look *look, ui_rect cell, float letters, int seat) {
    const loser l = loser_in(look->d->ui, cell, letters);
    const ui_label_style name = loser_name(letters), role = loser_role(letters);

    werewolf_draw_absent(look->d, l.figure, look->pub->role[seat]);
    ui_seat_emblem(look->d, l.emblem, &look->t->seat[seat]);
    ui_label(look->d, l.name, &name, werewolf_seat_name(look, seat));
    ui_label(look->d, l.role, &role, werewolf_role_name(look->w, look->pub->role[seat]));
}

static void draw_losers(const werewolf_look *look, ui_rect at, const losers_row *l, const camp *c,
                        const char *words) {
    const float widest = l->named ? 230.0f * look->d->ui->text_scale : 82.0f, beside = l->under ? 0.0f : l->head;
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
        const ui_rect cell = {at.x + beside + losers_pad + each * (float)(i % l->per),
                              at.y + top + 4 + high * (float)(i / l->per), each, high - 2};
        if (l->named) {
            draw_named(look, cell, l->letters, c->seat[i]);
        } else {
            draw_numbered(look, cell, l->caption, c->seat[i]);
        }
    }
}

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
    draw_winners(look, (ui_rect){at.x, at.y, at.w, at.h - foot}, winners, true);
    if (losers->n > 0) {
        draw_losers(look, (ui_rect){at.x, at.y + at.h - row.high, at.w, row.high}, &row, losers, words);
    }
}
