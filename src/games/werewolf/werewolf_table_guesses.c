/* The guesses of the passed nights, after the end: who was suspected and trusted how often, who was first and best at
 * it, and night by night who thought so of whom. */
#include <math.h>
#include <stdio.h>

#include "werewolf_table_results.h"

typedef const uint8_t (*answers)[WEREWOLF_SEATS];

/* How often all, or the seat `by`, named this seat; only in `round`, or in all of them (0). */
static int named(const werewolf_pub *pub, answers said, int by, int target, int round) {
    int n = 0;

    for (int r = 1; r <= pub->round; r++) {
        for (int seat = 0; seat < pub->n; seat++) {
            n += (round == 0 || r == round) && (by < 0 || seat == by) && said[r][seat] == target;
        }
    }
    return n;
}

/* ---- what stands out ---- */

enum { FACTS = 4, MOST_NAMES = 4 };

/* Rounds in which a good seat suspected a wolf. */
static int hits(const werewolf_pub *pub, int seat, int round) {
    int n = 0;

    for (int target = 0; target < pub->n && !werewolf_was_wolf(pub, seat); target++) {
        n += werewolf_was_wolf(pub, target) ? named(pub, pub->suspect, seat, target, round) : 0;
    }
    return n;
}

/* How often the good seats named it: wolves know each other. */
static int by_good(const werewolf_pub *pub, answers said, int target, int round) {
    int n = 0;

    for (int seat = 0; seat < pub->n; seat++) {
        n += werewolf_was_wolf(pub, seat) ? 0 : named(pub, said, seat, target, round);
    }
    return n;
}

static int wronged(const werewolf_pub *pub, int seat, int round) {
    return werewolf_was_wolf(pub, seat) ? 0 : by_good(pub, pub->suspect, seat, round);
}

static int favoured(const werewolf_pub *pub, int seat, int round) {
    return werewolf_was_wolf(pub, seat) ? by_good(pub, pub->trust, seat, round) : 0;
}

/* The most of it that a seat has, or 0; `mark`: all who have so much. */
static int most_of(const werewolf_pub *pub, int (*count)(const werewolf_pub *, int, int), int round,
                   uint8_t mark[WEREWOLF_SEATS]) {
    int most = 0;

    for (int seat = 0; seat < pub->n; seat++) {
        const int n = count(pub, seat, round);
        most = n > most ? n : most;
    }
    for (int seat = 0; seat < pub->n; seat++) {
        mark[seat] = most > 0 && count(pub, seat, round) == most;
    }
    return most;
}

static const char *fact(const werewolf_look *look, const char *key, int n, const uint8_t mark[WEREWOLF_SEATS]) {
    int names = 0;

    for (int seat = 0; seat < look->pub->n; seat++) {
        names += mark[seat] != 0;
    }
    return n == 0 || names > MOST_NAMES /* what so many share stands out no more */
               ? NULL
               : UI_SAY(look->d, key, TEXT_NUM("n", n), TEXT_STR("names", werewolf_marked(look, mark)));
}

static int facts(const werewolf_look *look, const char *out[FACTS], const char *figure[FACTS]) {
    static const char *const of[FACTS] = {"hound", "seer", "villager", "werewolf"};
    const werewolf_pub *pub = look->pub;
    uint8_t mark[WEREWOLF_SEATS] = {0};
    int n = 0, first = 1;

    while (first <= pub->round && most_of(pub, hits, first, mark) == 0) {
        first++;
    }
    const char *all[FACTS];
    all[0] = first <= pub->round ? fact(look, "werewolf.results.first_nose", first, mark) : NULL;
    int most = most_of(pub, hits, 0, mark);
    all[1] = fact(look, "werewolf.results.best_nose", most, mark);
    most = most_of(pub, wronged, 0, mark);
    all[2] = fact(look, "werewolf.results.wronged", most, mark);
    most = most_of(pub, favoured, 0, mark);
    all[3] = fact(look, "werewolf.results.deceiver", most, mark);
    for (int i = 0; i < FACTS; i++) {
        if (all[i] != NULL) {
            figure[n] = of[i];
            out[n++] = all[i];
        }
    }
    return n;
}

static const float fact_gap = 12.0f;

static float fact_disc(float high) {
    return fminf(high - 16, 66.0f);
}

/* One size for all of them, that of the longest. */
static ui_label_style fact_style(const werewolf_look *look, const char *const *list, int n, float wide, float high) {
    ui_label_style style = UI_STYLE_BODY;

    for (int i = 0; i < n; i++) {
        style.size =
            fminf(style.size, ui_label_size(look->d->ui, (ui_rect){0, 0, wide, high}, &UI_STYLE_BODY, list[i]));
    }
    return style;
}

static void draw_facts(const werewolf_look *look, ui_rect at) {
    const char *list[FACTS], *figure[FACTS];
    const int n = facts(look, list, figure);
    const float high = fminf(96.0f * look->d->ui->text_scale, at.h / (float)(n > 0 ? n : 1));
    const float r = fact_disc(high), wide = at.w - r - fact_gap;
    const ui_label_style style = fact_style(look, list, n, wide, high - 4);

    for (int i = 0; i < n; i++) {
        const ui_rect box = {at.x, at.y + (float)i * high, at.w, high - 4};
        const ui_rect disc = {box.x, box.y + (box.h - r) / 2, r, r};
        ui_disc(look->d, disc, ui_mix(UI_LANTERN, UI_PAPER_100, 0.35f), UI_INK_900, 0.0f);
        ui_figure(look->d, figure[i], ui_inset(disc, r * 0.12f), UI_INK_900);
        ui_label(look->d, (ui_rect){box.x + r + fact_gap, box.y, wide, box.h}, &style, list[i]);
    }
}

/* ---- how often, seat by seat ---- */

static const char *const sign[] = {"eye", "thumb_up"}; /* suspected, trusted */
static const ui_colour key_colour[] = {UI_EMBER, UI_MOSS};

static const float before_number = 6.0f;

static ui_label_style number_style(float names) {
    ui_label_style style = UI_STYLE_NAME;

    style.size = fminf(style.size, names);
    style.lines = 1;
    return style;
}

/* What the number beside a bar leaves of its cell. */
static float bar_room(const ui_frame *ui, ui_rect at, const ui_label_style *number) {
    return fmaxf(0.0f, at.w - 2 * before_number - ui_label_width(ui, number, "00"));
}

/* Few are counted by signs, many by the length of a bar. */
static bool as_signs(float room, int most) {
    return room / (float)most >= 16.0f;
}

static void signs(ui_draw *d, ui_rect at, float room, int n, int most, int which) {
    const float each = fminf(room / (float)most, at.h * 0.8f);

    for (int i = 0; i < n; i++) {
        ui_figure(d, sign[which],
                  ui_inset((ui_rect){at.x + each * (float)i, at.y + (at.h - each) / 2, each, each}, 1.0f),
                  ui_theme(d->ui, key_colour[which]));
    }
}

static void bar(ui_draw *d, ui_rect at, float room, int n, int most, int which, const ui_label_style *number) {
    const float w = room * (float)n / (float)most;
    char text[12];

    if (w > 0.0f) {
        ui_fill(d, (ui_rect){at.x, at.y + at.h * 0.2f, w, at.h * 0.6f}, ui_theme(d->ui, key_colour[which]));
    }
    snprintf(text, sizeof text, "%d", n);
    ui_label(d, (ui_rect){at.x + w + before_number, at.y, at.w - room, at.h}, number, text);
}

/* Names are as wide as the longest of them; the rest of a row is for the two counts. */
typedef struct {
    int columns, rows, most; /* most: of all counts */
    float head, high, names;
} counts;

static ui_rect count_cell(const counts *c, ui_rect row, int which) {
    static const float least = 0.36f; /* of a row, for both */
    const float first = fminf(c->names, row.w * (1.0f - least)), each = (row.w - first) / 2;

    return (ui_rect){row.x + first + each * (float)which, row.y, each - 4, row.h};
}

static const char *const key_word[] = {"werewolf.results.suspected", "werewolf.results.trusted"};
static const float key_gap = 10.0f;
static const float between_words = 11.0f; /* of two heads beside each other */

static float key_side(float high) {
    return high * 0.8f;
}

static void draw_sign(ui_draw *d, ui_rect at, int which) {
    const float side = key_side(at.h);

    ui_figure(d, sign[which], (ui_rect){at.x, at.y + (at.h - side) / 2, side, side},
              ui_theme(d->ui, key_colour[which]));
}

/* The largest size in which both words have room over their counts; 0: none that is read. */
static float word_size(const werewolf_look *look, float room, float line) {
    static const float least = 0.78f;
    const ui_label_style style = UI_STYLE_SMALL;
    float part = fminf(1.0f, line / ui_label_height(look->d->ui, &style, 1e4f, "0"));

    for (int i = 0; i < 2; i++) {
        part = fminf(part, 0.98f * room / ui_label_width(look->d->ui, &style, ui_say(look->d, key_word[i])));
    }
    return part >= least ? style.size * part : 0.0f;
}

static void draw_word(const werewolf_look *look, ui_rect at, int which, float size) {
    ui_label_style style = UI_STYLE_SMALL;

    style.size = size;
    style.lines = 1;
    ui_label(look->d, at, &style, ui_say(look->d, key_word[which]));
}

static float beside_sign(float high) {
    return key_side(high) + key_gap / 2;
}

static void draw_key(const werewolf_look *look, ui_rect at, int which, float size) {
    const float before = beside_sign(at.h);

    draw_sign(look->d, at, which);
    draw_word(look, (ui_rect){at.x + before, at.y, at.w - before, at.h}, which, size);
}

/* What the two signs say, in one line below all counts. */
static void draw_foot(const werewolf_look *look, ui_rect row) {
    float x = row.x;

    for (int i = 0; i < 2; i++) {
        const ui_label_style style = UI_STYLE_SMALL;
        const float w =
            key_side(row.h) + key_gap / 2 + ui_label_width(look->d->ui, &style, ui_say(look->d, key_word[i])) + 2;
        const ui_rect at = {x, row.y, fminf(w, row.w / 2 - key_gap), row.h};
        draw_key(look, at, i, style.size);
        x += at.w + 3 * key_gap;
    }
}

/* Where the words stand: beside their signs or below them, over each count; else once, under all of it. */
typedef enum { BESIDE, BELOW, UNDER_ALL } key_place;

static void draw_heads(const werewolf_look *look, const counts *c, ui_rect at, key_place place, float size) {
    for (int column = 0; column < c->columns; column++) {
        const ui_rect all = ui_column(at, column, c->columns, 24);
        for (int i = 0; i < 2; i++) {
            const float half = place == BELOW ? c->head / 2 : c->head;
            const ui_rect cell = count_cell(c, (ui_rect){all.x, at.y, all.w, half}, i);
            if (place == BESIDE) {
                draw_key(look, cell, i, size);
                continue;
            }
            draw_sign(look->d, cell, i);
            if (place == BELOW) {
                draw_word(look, (ui_rect){cell.x, cell.y + half, cell.w, half}, i, size);
            }
        }
    }
}

/* Smaller where two columns need the width. */
static float disc_of(const counts *c) {
    return fminf(c->high - 4, c->columns > 1 ? 44.0f : 56.0f);
}

/* One size of names for all, that of the longest. */
static counts counts_in(const werewolf_look *look, ui_rect at, float head, ui_label_style *name) {
    const werewolf_pub *pub = look->pub;
    counts c = {.columns = at.w > at.h && pub->n > 10 ? 2 : 1, .most = 1};
    float widest = 1.0f;

    c.rows = (pub->n + c.columns - 1) / c.columns;
    c.head = head;
    c.high = fminf(60.0f, (at.h - c.head) / (float)c.rows);
    for (int seat = 0; seat < pub->n; seat++) {
        const int a = named(pub, pub->suspect, -1, seat, 0), b = named(pub, pub->trust, -1, seat, 0);
        c.most = a > c.most ? a : c.most;
        c.most = b > c.most ? b : c.most;
        widest = fmaxf(widest, ui_label_width(look->d->ui, name, werewolf_seat_name(look, seat)));
    }
    const float before = disc_of(&c) + 10, room = ui_column(at, 0, c.columns, 24).w * 0.64f - before - 14;
    const float part =
        fminf(1.0f, 0.98f * fminf(room / widest, c.high / ui_label_height(look->d->ui, name, 1e4f, "0")));
    name->size *= part;
    c.names = before + widest * part + 18;
    return c;
}

static void draw_row(const werewolf_look *look, const counts *c, ui_rect row, int seat, const ui_label_style *name) {
    const werewolf_pub *pub = look->pub;
    ui_draw *d = look->d;
    const float disc = disc_of(c), before = disc + 10;
    const ui_label_style number = number_style(name->size);

    werewolf_draw_role(d, (ui_rect){row.x, row.y + (row.h - disc) / 2, disc, disc}, pub->role[seat]);
    ui_label(d, (ui_rect){row.x + before, row.y, count_cell(c, row, 0).x - row.x - before - 4, row.h}, name,
             werewolf_seat_name(look, seat));
    for (int trusts = 0; trusts < 2; trusts++) {
        const ui_rect cell = count_cell(c, row, trusts);
        const int said = named(pub, trusts ? pub->trust : pub->suspect, -1, seat, 0);
        const float room = bar_room(d->ui, cell, &number);
        if (as_signs(room, c->most)) {
            signs(d, cell, room, said, c->most, trusts);
        } else {
            bar(d, cell, room, said, c->most, trusts, &number);
        }
    }
}

static void draw_bars(const werewolf_look *look, ui_rect at) {
    const int rows = look->pub->n > 10 ? look->pub->n / 2 : look->pub->n;
    const float line = fminf(30.0f * look->d->ui->text_scale, 1.4f * at.h / (float)(rows + 2));
    ui_label_style name = UI_STYLE_NAME;
    counts c = counts_in(look, at, line, &name);
    const float wide = count_cell(&c, ui_column(at, 0, c.columns, 24), 0).w;
    const float beside = word_size(look, wide - beside_sign(line) - between_words, line),
                below = word_size(look, wide - between_words, line);
    const key_place place = beside > 0.0f ? BESIDE : below > 0.0f ? BELOW : UNDER_ALL;

    if (place != BESIDE) {
        const ui_rect rest = {at.x, at.y, at.w, place == UNDER_ALL ? at.h - line : at.h};
        name = UI_STYLE_NAME;
        c = counts_in(look, rest, place == BELOW ? 1.7f * line : line, &name);
    }
    if (place == UNDER_ALL) {
        draw_foot(look, (ui_rect){at.x, at.y + c.head + c.high * (float)c.rows + 2, at.w, line - 2});
    }
    draw_heads(look, &c, at, place, place == BESIDE ? beside : below);
    for (int seat = 0; seat < look->pub->n; seat++) {
        const ui_rect column = ui_column(at, seat / c.rows, c.columns, 24);
        const ui_rect row = {column.x, at.y + c.head + (float)(seat % c.rows) * c.high, column.w, c.high};
        draw_row(look, &c, row, seat, &name);
    }
}

static void draw_overview(const werewolf_look *look, ui_rect at) {
    const bool tall = at.h > at.w;
    const float part = tall ? at.h * 0.62f : at.w * (look->pub->n > 10 ? 0.66f : 0.58f);
    const ui_rect bars = tall ? (ui_rect){at.x, at.y, at.w, part} : (ui_rect){at.x, at.y, part, at.h};
    const ui_rect rest = tall ? (ui_rect){at.x, at.y + part + 10, at.w, at.h - part - 10}
                              : (ui_rect){at.x + part + 20, at.y, at.w - part - 20, at.h};

    draw_bars(look, bars);
    draw_facts(look, rest);
}

/* ---- one night ---- */

/* From whoever guessed; those that end at a wolf are double. */
static void add_guesses(const werewolf_pub *pub, answers said, int round, werewolf_lines *l) {
    for (int seat = 0; seat < pub->n; seat++) {
        const uint8_t to = said[round][seat];
        if (to < pub->n && to != seat) {
            l->at[l->n++] = (werewolf_line){(uint8_t)seat, to, werewolf_was_wolf(pub, to)};
        }
    }
}

static void draw_night(const werewolf_look *look, ui_rect at, int round, bool trusts) {
    const werewolf_pub *pub = look->pub;
    ui_draw *d = look->d;
    const float key = (at.h > at.w ? 60.0f : 30.0f) * d->ui->text_scale;
    const ui_rect area = {at.x + 16, at.y + key + 12, at.w - 32, at.h - key - 22};
    const float size = fminf(pub->n > 12 ? 62.0f : 74.0f, area.h * 0.24f);
    ui_label_style small = UI_STYLE_SMALL;

    small.align = UI_MIDDLE;
    small.lines = 2;
    ui_label(d, (ui_rect){at.x, at.y, at.w, key}, &small,
             ui_say(d, trusts ? "werewolf.results.trust_key" : "werewolf.results.suspect_key"));
    werewolf_lines lines = werewolf_lines_in(area, pub->n, size);
    add_guesses(pub, trusts ? pub->trust : pub->suspect, round, &lines);
    werewolf_draw_lines(d, &lines);
    for (int seat = 0; seat < pub->n; seat++) {
        const int out = look->pub->out_round[seat];
        werewolf_draw_at_line(look, &lines, seat, out == 0 || out >= round);
    }
    if (lines.n == 0) {
        ui_label(d, ui_centre(area, area.w * 0.5f, 80), &small, ui_say(d, "werewolf.results.no_guess"));
    }
}

void werewolf_draw_guesses(const werewolf_look *look, ui_rect at) {
    ui_draw *d = look->d;
    const int last = 2 * look->pub->round, page = look->t->keep < last ? look->t->keep : last;
    const float strip = fmaxf(48.0f, ui_target(d->ui));
    const ui_rect area = {at.x + 6, at.y + 4, at.w - 12, at.h - strip - 16};
    const ui_rect foot = {at.x, at.y + at.h - strip, at.w, strip};
    const int night = (page + 1) / 2;

    if (page == 0) {
        draw_overview(look, area);
    } else {
        draw_night(look, area, night, page % 2 == 0);
    }
    werewolf_results_arrows(look, ui_centre(foot, fminf(at.w, 520), strip),
                            page == 0 ? ui_say(d, "werewolf.results.all_nights")
                                      : UI_SAY(d, "werewolf.when.night", TEXT_NUM("n", night)),
                            page == 0, page == last);
}
