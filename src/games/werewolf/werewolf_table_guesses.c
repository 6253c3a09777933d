/* The guesses of the passed nights, after the end: who was suspected and trusted how often, who was first and best at
 * it, and night by night who thought so of whom. */
#include <math.h>
#include <stdio.h>

#include "werewolf_table.h"

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

static void draw_facts(const werewolf_look *look, ui_rect at) {
    const char *list[FACTS], *figure[FACTS];
    const int n = facts(look, list, figure);
    const float high = fminf(96.0f * look->d->ui->text_scale, at.h / (float)(n > 0 ? n : 1));

    for (int i = 0; i < n; i++) {
        const ui_rect box = {at.x, at.y + (float)i * high, at.w, high - 8};
        ui_label_style style = UI_STYLE_BODY;
        const float r = fminf(box.h - 8, 84.0f);
        const ui_rect disc = {box.x, box.y + (box.h - r) / 2, r, r};
        ui_disc(look->d, disc, ui_mix(UI_LANTERN, UI_PAPER_100, 0.35f), UI_INK_900, 0.0f);
        ui_figure(look->d, figure[i], ui_inset(disc, r * 0.12f), UI_INK_900);
        ui_label(look->d, (ui_rect){box.x + r + 12, box.y, box.w - r - 12, box.h}, &style, list[i]);
    }
}

/* ---- how often, seat by seat ---- */

static const char *const sign[] = {"eye", "thumb_up"}; /* suspected, trusted */

/* Few are counted by signs, many by the length of a bar. */
static bool as_signs(ui_rect at, int most) {
    return (at.w - 40) / (float)most >= 16.0f;
}

static void signs(ui_draw *d, ui_rect at, int n, int most, const char *figure, ui_colour colour) {
    const float each = fminf((at.w - 40) / (float)most, at.h * 0.8f);

    for (int i = 0; i < n; i++) {
        ui_figure(d, figure, ui_inset((ui_rect){at.x + each * (float)i, at.y + (at.h - each) / 2, each, each}, 1.0f),
                  ui_theme(d->ui, colour));
    }
}

static void bar(ui_draw *d, ui_rect at, int n, int most, ui_colour colour) {
    const float w = most > 0 ? (at.w - 40) * (float)n / (float)most : 0.0f;
    ui_label_style style = UI_STYLE_NAME;
    char text[12];

    if (w > 0.0f) {
        ui_fill(d, (ui_rect){at.x, at.y + at.h * 0.2f, w, at.h * 0.6f}, ui_theme(d->ui, colour));
    }
    snprintf(text, sizeof text, "%d", n);
    style.size = 19;
    ui_label(d, (ui_rect){at.x + w + 6, at.y, 34, at.h}, &style, text);
}

/* Of one or two columns; the rest is for the two counts. */
static float names_in(ui_rect row, int columns) {
    return row.w * (columns > 1 ? 0.56f : 0.4f);
}

static ui_rect count_cell(ui_rect row, int columns, int which) {
    const float first = names_in(row, columns), each = (row.w - first) / 2;

    return (ui_rect){row.x + first + each * (float)which, row.y, each, row.h};
}

static const float key_gap = 10.0f;

/* Its sign and word, in a place of its own. */
static void draw_key_of(const werewolf_look *look, ui_rect at, int which, const char *word) {
    static const ui_colour colour[] = {UI_EMBER, UI_MOSS};
    const float side = at.h * 0.8f;
    ui_label_style style = UI_STYLE_SMALL;

    style.lines = 1;
    ui_figure(look->d, sign[which], (ui_rect){at.x, at.y + (at.h - side) / 2, side, side},
              ui_theme(look->d->ui, colour[which]));
    ui_label(look->d, (ui_rect){at.x + side + key_gap, at.y, at.w - side - key_gap, at.h}, &style, word);
}

/* What the two colours say: over the counts, or where these are too narrow for it side by side, as a line. */
static void draw_key(const werewolf_look *look, ui_rect row, int columns) {
    static const char *const key[] = {"werewolf.results.suspected", "werewolf.results.trusted"};
    const float before = row.h * 0.8f + key_gap;
    const char *word[2];
    float wide[2], all = key_gap;
    bool over = columns == 1;

    for (int i = 0; i < 2; i++) {
        word[i] = ui_say(look->d, key[i]);
        wide[i] = before + ui_label_width(look->d->ui, &UI_STYLE_SMALL, word[i]) + 2;
        over = over && wide[i] + key_gap <= count_cell(row, columns, i).w;
        wide[i] = fminf(wide[i], row.w / 2 - key_gap);
        all += wide[i] + key_gap;
    }
    float x = columns > 1 ? row.x + (row.w - all) / 2 : row.x; /* of both columns alike */
    for (int i = 0; i < 2; i++) {
        draw_key_of(look, over ? count_cell(row, columns, i) : (ui_rect){x, row.y, wide[i], row.h}, i, word[i]);
        x += wide[i] + 3 * key_gap;
    }
}

static void draw_bars(const werewolf_look *look, ui_rect at) {
    const werewolf_pub *pub = look->pub;
    ui_draw *d = look->d;
    ui_label_style name = UI_STYLE_NAME;
    const int columns = at.w > at.h && pub->n > 10 ? 2 : 1, rows = (pub->n + columns - 1) / columns;
    const float head = 30.0f * d->ui->text_scale, high = fminf(60.0f, (at.h - head) / (float)rows);
    int most = 1;

    draw_key(look, (ui_rect){at.x, at.y, at.w, head}, columns);
    for (int seat = 0; seat < pub->n; seat++) {
        const int a = named(pub, pub->suspect, -1, seat, 0), b = named(pub, pub->trust, -1, seat, 0);
        most = a > most ? a : most;
        most = b > most ? b : most;
    }
    for (int seat = 0; seat < pub->n; seat++) {
        const ui_rect column = ui_column(at, seat / rows, columns, 24);
        const ui_rect row = {column.x, at.y + head + (float)(seat % rows) * high, column.w, high};
        werewolf_draw_role(d, ui_centre((ui_rect){row.x, row.y, high, high}, high - 4, high - 4), pub->role[seat]);
        ui_label(d, (ui_rect){row.x + high + 6, row.y, names_in(row, columns) - high - 14, high}, &name,
                 werewolf_seat_name(look, seat));
        for (int trusts = 0; trusts < 2; trusts++) {
            const ui_rect cell = count_cell(row, columns, trusts);
            const int said = named(pub, trusts ? pub->trust : pub->suspect, -1, seat, 0);
            if (as_signs(cell, most)) {
                signs(d, cell, said, most, sign[trusts], trusts ? UI_MOSS : UI_EMBER);
            } else {
                bar(d, cell, said, most, trusts ? UI_MOSS : UI_EMBER);
            }
        }
    }
}

static void draw_overview(const werewolf_look *look, ui_rect at) {
    const bool tall = at.h > at.w;
    const float part = tall ? at.h * 0.62f : at.w * 0.58f;
    const ui_rect bars = tall ? (ui_rect){at.x, at.y, at.w, part} : (ui_rect){at.x, at.y, part, at.h};
    const ui_rect rest = tall ? (ui_rect){at.x, at.y + part + 10, at.w, at.h - part - 10}
                              : (ui_rect){at.x + part + 20, at.y, at.w - part - 20, at.h};

    draw_bars(look, bars);
    draw_facts(look, rest);
}

/* ---- one night ---- */

static void draw_guesser(const werewolf_look *look, ui_rect at, int round, int seat) {
    const werewolf_pub *pub = look->pub;
    const int out = pub->out_round[seat];
    ui_draw *d = look->d;
    char text[12];

    if (out == 0 || out >= round) {
        werewolf_draw_role(d, at, pub->role[seat]);
    } else {
        ui_disc(d, at, UI_INK_800, UI_INK_500, 1.6f);
        ui_figure(d, "tomb", ui_inset(at, at.w * 0.28f), UI_INK_500);
    }
    snprintf(text, sizeof text, "%d", seat + 1);
    table_disc(d, (ui_rect){at.x + at.w - 24, at.y + at.h - 26, 32, 32}, text,
               werewolf_was_wolf(pub, seat) ? UI_EMBER : UI_PAPER_100);
}

/* Threads from whoever guessed; those that end at a wolf above the others, and double. */
static int draw_threads(const werewolf_look *look, ui_rect area, answers said, int round, float size) {
    const werewolf_pub *pub = look->pub;
    int n = 0;

    for (int pass = 0; pass < 2; pass++) {
        for (int seat = 0; seat < pub->n; seat++) {
            const int to = said[round][seat];
            if (to < pub->n && to != seat && werewolf_was_wolf(pub, to) == (pass == 1)) {
                (pass == 1 ? table_part_of_double_thread : table_part_of_thread)(
                    look->d, werewolf_results_place(area, pub->n, seat, size),
                    werewolf_results_place(area, pub->n, to, size), area.x + area.w / 2, area.y + area.h / 2, 1.0f,
                    pass == 1 ? UI_EMBER : UI_PAPER_200);
                n++;
            }
        }
    }
    return n;
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
    const int n = draw_threads(look, area, trusts ? pub->trust : pub->suspect, round, size);
    for (int seat = 0; seat < pub->n; seat++) {
        draw_guesser(look, werewolf_results_place(area, pub->n, seat, size), round, seat);
    }
    if (n == 0) {
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
