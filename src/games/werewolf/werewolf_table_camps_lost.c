/* The other camp beneath the winners: a dark strip with its name, and its people as small figures, each beside its
 * name and role; where these have no room, above its emblem and number. */
#include <math.h>
#include <stdio.h>

#include "werewolf_table_results.h"

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

#define LARGEST_FIGURE 1.3f /* as part of its two lines, on a flat table */

static loser loser_in(const ui_frame *ui, ui_rect at, float letters) {
    static const float least = 46.0f;
    const float line = loser_line * loser_name(letters).size * ui->text_scale;
    const float r = fminf(fmaxf(least, ui->rim != NULL ? LARGEST_FIGURE * 2 * line : 0.0f), at.h - 2);
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
static float loser_letters(const werewolf_look *look, const werewolf_camp *c, ui_rect cell, float most) {
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
static float loser_wide(const werewolf_look *look, const werewolf_camp *c, float high, float letters) {
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

static const float head_larger = 1.35f; /* a flat table's is read from all of its edges */

/* Above the camp's name, on a flat table, whose middle has low lines. */
static float head_air(const ui_frame *ui) {
    return ui->rim != NULL ? 5.0f : 0.0f;
}

/* Below it, before the first row. */
static float head_foot(const ui_frame *ui) {
    return ui->rim != NULL ? 7.0f : 0.0f;
}

static ui_label_style head_words(const ui_frame *ui, int lines) {
    ui_label_style style = UI_STYLE_SMALL;

    style.size *= ui->rim != NULL ? head_larger : 1.0f;
    style.lines = lines;
    style.colour = UI_PAPER_200;
    return style;
}

static const float head_edge = 16.0f;

/* The one line that it has above its people. */
static float head_line(const ui_frame *ui) {
    return loser_line * loser_name(1.0f).size * ui->text_scale * (ui->rim != NULL ? head_larger : 1.0f);
}

/* Beside its people the camp's name has so much in one line or in two, in a strip so wide and high; 0: no room. */
static float head_beside(const ui_frame *ui, float w, float high, const char *words, int lines) {
    static const float usual = 130.0f, step = 15.0f, most = 0.24f;
    const ui_label_style style = head_words(ui, lines);
    const float least = usual * style.size / UI_STYLE_SMALL.size;
    float head = lines == 1 ? ui_label_width(ui, &style, words) + 2 + head_edge : least * ui->text_scale;

    while (!ui_label_fits(ui, (ui_rect){0, 0, head - head_edge, high}, &style, words) && head <= most * w) {
        head += step;
    }
    return head <= most * w ? head : 0.0f;
}

/* What names and roles are to have: rows at least so high, letters of several rows no larger than `stacked`, of one
 * row than `alone`, which has more room, and none smaller than `legible`; all no higher than `most`. */
typedef struct {
    float least, stacked, alone, legible, most;
} losers_wish;

/* In so many rows, beside so many lines of the camp's name, 0: below it. False: that has no room. */
static bool named_rows(const werewolf_look *look, ui_rect at, const werewolf_camp *c, const char *words, int rows,
                       int lines, const losers_wish *wish, werewolf_lost *r) {
    static const float air = 10.0f; /* between rows */
    const ui_frame *ui = look->d->ui;
    const float line = loser_line * loser_name(1.0f).size * ui->text_scale;
    const bool under = lines == 0;

    *r = (werewolf_lost){.rows = rows, .per = (c->n + rows - 1) / rows, .named = true, .under = under};
    r->cell = fmaxf(wish->least, 2 * line + 2);
    r->high = (float)rows * r->cell + air;
    r->head = under ? head_line(ui) + head_air(ui) + head_foot(ui) : head_beside(ui, at.w, r->high, words, lines);
    r->high += under ? r->head : 0.0f;
    const float room = at.w - 2 * losers_pad - (under ? 0.0f : r->head);
    const float most = rows > 1 ? wish->stacked : fminf(wish->alone, (r->cell - 2) / (2 * line));
    r->letters = loser_letters(look, c, (ui_rect){0, 0, room / (float)r->per, r->cell}, most);
    return r->head > 0.0f;
}

/* The fewest rows that hold names and roles in letters that are read: below the camp's name, which leaves them the
 * whole width, where the frame is tall or several rows are larger there. False: none do, or are low enough. */
static bool losers_named(const werewolf_look *look, ui_rect at, const werewolf_camp *c, const char *words,
                         const losers_wish *wish, werewolf_lost *row) {
    enum { MOST = 5 };
    static const int upright[] = {1, 2, 0}, flat[] = {1, 0}; /* lines of the name beside them; 0: it is above them */
    static const float clearly = 1.04f;
    const bool round = look->d->ui->rim != NULL; /* some read it upside down: never in two lines */
    const int *const lines = round ? flat : upright, ways = round ? 2 : 3;
    const bool tall = at.h > at.w;

    for (int rows = 1; rows <= MOST; rows++) {
        bool found = false;
        for (int way = tall ? ways - 1 : 0; way < ways; way++) {
            werewolf_lost r;
            if (named_rows(look, at, c, words, rows, lines[way], wish, &r) && r.letters >= wish->legible &&
                r.high <= wish->most && (!found || r.letters > clearly * row->letters)) {
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

/* In the middle of a flat table, which is a smaller frame, read from all of its edges: letters so much larger than
 * usual, and figures than the two lines beside them. */
static losers_wish wish_at_edges(const ui_frame *ui, float larger, float figure, float high) {
    static const float between = 8.0f, even = 0.97f; /* letters shrink unevenly */
    const float lines = 2 * loser_line * loser_name(larger).size * ui->text_scale;

    return (losers_wish){figure * lines + between, larger, larger, even * larger, high};
}

/* As large as they have room there; beside many winners, who stand in rows, they have less of it. */
static bool losers_at_edges(const werewolf_look *look, ui_rect at, const werewolf_camp *c, const char *words,
                            werewolf_lost *row) {
    static const struct {
        float letters, figure;
    } size[] = {{1.16f, LARGEST_FIGURE}, {1.07f, LARGEST_FIGURE}, {1.16f, 1.0f}, {1.07f, 1.0f}, {1.0f, 1.0f},
                {0.94f, 1.0f},           {0.88f, 1.0f},           {0.82f, 1.0f}, {0.76f, 1.0f}, {0.7f, 1.0f}};
    static const int many = 6, crowd = 10;
    static const float share = 0.5f, less = 0.32f, least = 0.26f, tall = 0.4f;
    const float usual = werewolf_winners_size(look->d->ui); /* none of them is larger than a winner */
    const int winners = look->pub->n - c->n;
    const float wide = winners > crowd ? least : winners > many ? less : share, most = at.h >= at.w ? tall : wide;

    for (size_t i = 0; i < sizeof size / sizeof *size; i++) {
        const losers_wish wish = wish_at_edges(look->d->ui, usual * size[i].letters, size[i].figure, most * at.h);
        if (losers_named(look, at, c, words, &wish, row)) {
            return true;
        }
    }
    return false;
}

werewolf_lost werewolf_camp_lost(const werewolf_look *look, ui_rect at, const werewolf_camp *c, const char *words) {
    static const float figure = 52.0f, caption = 22.0f, air = 8.0f, narrow = 44.0f;
    static const float close = 44.0f, closer = 50.0f, roomy = 58.0f, alone = 1.18f;
    static const int many = 10; /* the winners are few */
    static const float share = 0.46f, larger_share = 0.46f, largest_share = 0.52f;
    const float scale = look->d->ui->text_scale, grow = 1.0f + 0.5f * (scale - 1.0f);
    const float head = fminf(at.w * 0.24f, 190.0f * scale), room = at.w - head - 2 * losers_pad;
    werewolf_lost r = {.rows = room / (float)(c->n > 0 ? c->n : 1) < narrow ? 2 : 1, .head = head};

    r.per = (c->n + r.rows - 1) / r.rows;
    r.caption = caption * grow;
    r.cell = figure + r.caption + 4;
    r.high = (float)r.rows * r.cell + air;
    const float legible = 0.82f - 0.13f * (scale - 1.0f); /* large ones may give way more */
    const losers_wish small = {close, 0.92f, alone, legible, fmaxf(share * at.h, r.high)},
                      large = {roomy, 1.1f, alone, legible, larger_share * at.h},
                      less = {closer, 0.97f, alone, legible, largest_share * at.h};
    const bool flat = look->d->ui->rim != NULL, wide = at.w > at.h;
    const bool rooms = c->n == 0 || (flat && losers_at_edges(look, at, c, words, &r)) ||
                       (wide && losers_named(look, at, c, words, &large, &r)) ||
                       (wide && c->n > many && losers_named(look, at, c, words, &less, &r));
    if (!rooms) {
        losers_named(look, at, c, words, &small, &r);
    }
    return r;
}

/* Who is out: as the winners have it on their strips. */
static void draw_loser_sign(const werewolf_look *look, ui_rect at, int seat) {
    if (!look->pub->alive[seat]) {
        ui_figure(look->d, werewolf_out_sign(look->pub, seat), at, ui_theme(look->d->ui, UI_PAPER_400));
    }
}

/* Whose light is the moon's, as in the windows of who was who. */
static void draw_figure(ui_draw *d, ui_rect at, int role) {
    if (d->ui->high_contrast) {
        werewolf_draw_absent(d, at, role);
        return;
    }
    ui_disc(d, at, WEREWOLF_MOONLIGHT, 0, 0.0f);
    ui_figure(d, werewolf_role[role % WEREWOLF_ROLES].id, ui_inset(at, 0.1f * at.w), UI_INK_950);
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
    draw_figure(d, (ui_rect){cell.x + (cell.w - r) / 2, y - r, r, r}, look->pub->role[seat]);
    ui_seat_emblem(d, (ui_rect){x, y + (caption - e) / 2 + 2, e, e}, &look->t->seat[seat]);
    ui_label_number(d, (ui_rect){x + e + gap_between, y + 2, wide, caption}, &style, seat + 1, d->ui->rim != NULL);
    draw_loser_sign(look, (ui_rect){cell.x + cell.w / 2 + 0.18f * r, y - 0.42f * r, 0.42f * r, 0.42f * r}, seat);
}

static void draw_named(const werewolf_look *look, ui_rect cell, float letters, int seat) {
    const loser l = loser_in(look->d->ui, cell, letters);
    const ui_label_style role = loser_role(letters);
    ui_label_style name = loser_name(letters);
    const char *called = werewolf_seat_name(look, seat);
    const float room = name_room(look, &l, seat), wide = fminf(room, ui_label_width(look->d->ui, &name, called) + 2);

    name.colour = look->pub->alive[seat] ? UI_PAPER_100 : UI_PAPER_400; /* who is out is dimmer */
    draw_figure(look->d, l.figure, look->pub->role[seat]);
    ui_seat_emblem(look->d, l.emblem, &look->t->seat[seat]);
    ui_label(look->d, (ui_rect){l.name.x, l.name.y, room, l.name.h}, &name, called);
    draw_loser_sign(look, (ui_rect){l.name.x + wide + sign_gap, l.name.y + (l.name.h - l.sign) / 2, l.sign, l.sign},
                    seat);
    ui_label(look->d, l.role, &role, werewolf_role_name(look->w, look->pub->role[seat]));
}

void werewolf_draw_lost(const werewolf_look *look, ui_rect at, const werewolf_lost *l, const werewolf_camp *c,
                        const char *words) {
    const float usual = 230.0f * fmaxf(1.0f, l->letters) * look->d->ui->text_scale;
    const float widest = l->named ? fmaxf(usual, loser_wide(look, c, l->cell, l->letters) +
                                                     (look->d->ui->rim != NULL ? loser_gap : 0.0f))
                                  : 82.0f,
                beside = l->under ? 0.0f : l->head;
    const float each = fminf((at.w - beside - 2 * losers_pad) / (float)l->per, widest);
    const float top = l->under ? l->head : 0.0f, high = (at.h - top - 10) / (float)l->rows;
    ui_draw *d = look->d;
    const ui_label_style style = head_words(d->ui, l->under ? 1 : 2);

    at = ui_centre(at, beside + each * (float)l->per + 2 * losers_pad, at.h);
    ui_plate(d, at, 33, ui_fade(UI_INK_950, 0.86f), 0, 0.0f, false);
    ui_label(d,
             l->under ? (ui_rect){at.x + losers_pad, at.y + 4 + head_air(d->ui), at.w - 2 * losers_pad,
                                  top - head_air(d->ui) - head_foot(d->ui)}
                      : (ui_rect){at.x + head_edge, at.y, l->head - head_edge, at.h},
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
