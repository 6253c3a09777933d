/* The end of the game: the players, then their game points, then who has most of them. */
#include <math.h>
#include <stdio.h>

#include "robbers_table.h"

enum { STEP_POINTS = 1, STEP_WINNER, STEPS = STEP_WINNER };

int robbers_results_steps(nt_view view) {
    (void)view;
    return STEPS;
}

const char *robbers_results_sound(nt_view view, int step) {
    (void)view;
    return step == STEP_POINTS ? "card" : step == STEP_WINNER ? "gold" : NULL;
}

static int most(const robbers_pub *pub) {
    int points = 0;

    for (int i = 0; i < pub->n; i++) {
        points = pub->points[i] > points ? pub->points[i] : points;
    }
    return points;
}

static unsigned winners(const robbers_pub *pub) {
    unsigned seats = 0;

    for (int i = 0; i < pub->n; i++) {
        seats |= (unsigned)(pub->points[i] == most(pub)) << i;
    }
    return seats;
}

static int count(unsigned seats) {
    int n = 0;

    for (; seats != 0; seats &= seats - 1) {
        n++;
    }
    return n;
}

static void player(const robbers_look *look, ui_rect at, int seat, int step) {
    const robbers_pub *pub = &look->pub;
    ui_draw *d = look->d;
    const bool won = step >= STEP_WINNER && (winners(pub) >> seat & 1u);
    ui_label_style name = UI_STYLE_NAME, small = UI_STYLE_SMALL;
    const float e = fminf(at.h - 22, 72.0f), crown = fminf(at.h * 0.5f, 52.0f);
    const ui_colour ink = won ? UI_INK_900 : UI_PAPER_100;

    ui_plate(d, at, 60u + (unsigned)seat, won ? UI_LANTERN : UI_INK_700,
             ui_seat_colour[look->t->seat[seat].colour % UI_SEAT_COLOURS], 2.4f, true);
    ui_seat_emblem(d, (ui_rect){at.x + 14, at.y + (at.h - e) / 2, e, e}, &look->t->seat[seat]);
    const float x = at.x + e + 28, w = at.x + at.w - x - (won ? crown + 24 : 14);
    name.size = 24;
    name.colour = small.colour = ink;
    small.lines = 1;
    ui_label(d, (ui_rect){x, at.y + 8, w, step < STEP_POINTS ? at.h - 16 : (at.h - 16) / 2}, &name,
             robbers_name(look, seat));
    if (won) {
        ui_figure(d, "crown", (ui_rect){at.x + at.w - crown - 16, at.y + (at.h - crown) / 2, crown, crown},
                  UI_INK_900);
    }
    if (step < STEP_POINTS) {
        return;
    }
    const float half = (at.h - 16) / 2, size = fminf(half - 6, 30.0f);
    const ui_rect line = {x, at.y + 8 + half, w, half};
    const char *word = UI_SAY(d, "robbers.results.points", TEXT_NUM("n", pub->points[seat]));
    const float words = fminf(ui_label_width(d->ui, &small, word) + 8, w);
    ui_label(d, (ui_rect){line.x, line.y, words, line.h}, &small, word);
    const float step_x =
        pub->points[seat] > 1 ? fminf(size + 3, (w - words - size) / (float)(pub->points[seat] - 1)) : 0;
    for (int i = 0; i < pub->points[seat] && step_x >= 0; i++) {
        ui_figure(d, "coin", (ui_rect){line.x + words + step_x * (float)i, line.y + (half - size) / 2, size, size},
                  won ? UI_INK_900 : ui_theme(d->ui, UI_YELLOW));
    }
}

static const char *headline(const robbers_look *look, int step) {
    ui_draw *d = look->d;
    const unsigned seats = winners(&look->pub);

    if (step < STEP_WINNER) {
        return ui_say(d, step < STEP_POINTS ? "robbers.results.before" : "robbers.results.counted");
    }
    return UI_SAY(d, "robbers.results.won", TEXT_NUM("n", count(seats)),
                  TEXT_STR("names", robbers_names(look, seats)));
}

static const char *reason(const robbers_look *look, int step) {
    const robbers_pub *pub = &look->pub;
    ui_draw *d = look->d;

    if (step < STEP_WINNER) {
        return ui_say(d, step < STEP_POINTS ? "robbers.results.hush" : "robbers.results.each");
    }
    return UI_SAY(d, "robbers.results.reason", TEXT_NUM("n", count(winners(pub))), TEXT_NUM("points", most(pub)),
                  TEXT_NUM("deals", pub->deal));
}

void robbers_draw_results(const robbers_look *look) {
    const robbers_pub *pub = &look->pub;
    ui_draw *d = look->d;
    const float w = d->ui->width, h = d->ui->height, apron = ui_apron_height(d->ui), gap = 14;
    const int step = look->t->step, columns = w < 1000.0f ? 1 : 2, rows = (pub->n + columns - 1) / columns;
    ui_label_style title = UI_STYLE_TITLE;

    ui_fill(d, (ui_rect){0, 0, w, h}, ui_theme(d->ui, UI_INK_900));
    if (!d->ui->high_contrast) {
        ui_cover(d, "results", (ui_rect){0, 0, w, h});
    }
    title.lines = 2;
    ui_label(d, (ui_rect){40, 14, w - 80, 96}, &title, headline(look, step));
    const float room = fminf(w - 80, 1080.0f);
    const ui_rect area = {(w - room) / 2, 124, room, h - apron - 124 - 110};
    const float each = fminf(124.0f, (area.h - gap * (float)(rows - 1)) / (float)rows);
    const float all = each * (float)rows + gap * (float)(rows - 1), top = area.y + (area.h - all) / 2;
    if (!d->ui->high_contrast) {
        ui_plate(d, ui_inset((ui_rect){area.x, top, area.w, all}, -14), 39, ui_fade(UI_INK_950, 0.84f), 0, 0.0f,
                 false);
    }
    for (int i = 0; i < pub->n; i++) {
        const bool alone = columns == 2 && i == pub->n - 1 && pub->n % 2 == 1;
        const int line = i / columns;
        ui_rect cell = ui_column(area, i % columns, columns, gap);
        cell.x = alone ? area.x + (area.w - cell.w) / 2 : cell.x;
        player(look, (ui_rect){cell.x, top + (each + gap) * (float)line, cell.w, each}, i, step);
    }
    ui_apron(d, reason(look, step), NULL, true);
}
