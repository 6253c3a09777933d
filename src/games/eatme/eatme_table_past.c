/* Past choices: a strip at each seat, and all of them on a panel. */
#include <math.h>
#include <stdio.h>

#include "eatme_table.h"

static void mark(ui_draw *d, ui_rect at, const eatme_round *round, int seat) {
    if (round->wolf == seat) {
        ui_disc(d, at, UI_INK_900, UI_PAPER_400, 1.2f);
        ui_figure(d, "wolf", ui_inset(at, at.w * 0.14f), ui_theme(d->ui, UI_PAPER_200));
        return;
    }
    ui_picture(d, round->wheel[seat] == EATME_SLEEP ? "eatme/wheel_sleep" : "eatme/wheel_trap", at, 1.0f);
    if (round->victim == seat) {
        ui_fill(d, (ui_rect){at.x + 1, at.y + at.h + 1, at.w - 2, 3}, ui_theme(d->ui, UI_EMBER));
    }
}

/* The present round lies open on the table itself, and its wheels are turned round one after the other. */
static int rounds_told(const eatme_pub *pub) {
    const bool present = pub->phase == EATME_PHASE_RECAST || pub->phase == EATME_PHASE_GAME_END;

    return pub->rounds - (present && pub->rounds > 0);
}

/* The newest to the right; the strip begins at the side of the yard's middle, where no house stands before it. */
void eatme_draw_past_strip(const eatme_look *look, ui_rect at, int seat, bool from_right) {
    const eatme_pub *pub = look->pub;
    const float size = fminf(at.h - 2, 20.0f), step = size + 4;
    const int room = (int)((at.w - 8) / step), n = rounds_told(pub) < room ? rounds_told(pub) : room;

    if (n == 0) {
        return;
    }
    if (from_right) {
        at.x += at.w - (float)n * step;
    }
    ui_plate(look->d, (ui_rect){at.x - 4, at.y - 3, (float)n * step + 8, size + 8}, 55, ui_fade(UI_INK_950, 0.62f), 0,
             0.0f, false);
    for (int i = 0; i < n; i++) {
        const ui_rect box = {at.x + 2 + (float)i * step, at.y, size, size};
        mark(look->d, box, eatme_past(pub, rounds_told(pub) - n + i), seat);
    }
}

static void sum(ui_draw *d, ui_rect at, const char *picture, int n) {
    const float size = fminf(at.h, 24.0f);
    ui_label_style style = UI_STYLE_NAME;
    char text[8];

    ui_picture(d, picture, (ui_rect){at.x, at.y + (at.h - size) / 2, size, size}, 1.0f);
    style.size = 19;
    style.colour = UI_PAPER_400;
    snprintf(text, sizeof text, "%d", n);
    ui_label(d, (ui_rect){at.x + size + 6, at.y, at.w - size - 6, at.h}, &style, text);
}

static void seat_row(const eatme_look *look, ui_rect row, int seat, float names, int columns, float step) {
    const eatme_pub *pub = look->pub;
    ui_draw *d = look->d;
    const int n = rounds_told(pub) < columns ? rounds_told(pub) : columns;
    const float e = fminf(row.h - 6, 46.0f), size = fminf(step - 6, fminf(row.h - 8, 40.0f));
    ui_label_style name = UI_STYLE_NAME;
    int sleep = 0, trap = 0;

    ui_seat_emblem(d, (ui_rect){row.x, row.y + (row.h - e) / 2, e, e}, &look->t->seat[seat]);
    for (int i = 0; i < rounds_told(pub); i++) {
        const int wheel = eatme_past(pub, i)->wheel[seat];
        sleep += wheel == EATME_SLEEP;
        trap += wheel == EATME_TRAP;
    }
    const ui_rect words = {row.x + e + 12, row.y, names - e - 20, row.h};
    ui_label(d, (ui_rect){words.x, words.y, words.w, words.h * 0.5f}, &name, eatme_name(look, seat));
    const ui_rect sums = {words.x, words.y + words.h * 0.5f, fminf(words.w, 150.0f), words.h * 0.5f};
    sum(d, ui_column(sums, 0, 2, 6), "eatme/wheel_sleep", sleep);
    sum(d, ui_column(sums, 1, 2, 6), "eatme/wheel_trap", trap);
    for (int i = 0; i < n; i++) {
        const ui_rect box = {row.x + names + (float)i * step, row.y + (row.h - size) / 2, size, size};
        mark(d, box, eatme_past(pub, rounds_told(pub) - n + i), seat);
    }
}

static void heads(const eatme_look *look, ui_rect row, int n, float step) {
    ui_label_style style = UI_STYLE_NAME;
    char text[8];

    style.size = 19;
    style.align = UI_MIDDLE;
    style.colour = UI_PAPER_400;
    for (int i = 0; i < n; i++) {
        snprintf(text, sizeof text, "%d", rounds_told(look->pub) - n + i + 1);
        ui_label(look->d, (ui_rect){row.x + (float)i * step, row.y, step - 6, row.h}, &style, text);
    }
}

/* A sheet over the yard; the next press puts it away. */
void eatme_draw_past_panel(const eatme_look *look) {
    const eatme_pub *pub = look->pub;
    ui_draw *d = look->d;
    const float scale = d->ui->text_scale, bottom = d->ui->height - ui_apron_height(d->ui);
    /* The app's own buttons stand above the apron. */
    const ui_rect room = {0, 4, d->ui->width, bottom - (d->ui->height > d->ui->width ? 16.0f : 84.0f)};
    const float w = fminf(d->ui->width - 48, 1080.0f), names = fminf(270.0f + 130.0f * (scale - 1.0f), w * 0.5f);
    const float button = fmaxf(ui_target(d->ui), 50.0f), head = 66.0f;
    const float each = fminf(64.0f + 16.0f * (scale - 1.0f), (room.h - head - 30 - button - 40) / (float)pub->n);
    const ui_rect at = ui_centre(room, w, head + 30 + each * (float)pub->n + button + 40);
    const ui_rect in = ui_inset(at, 22);
    const int columns = (int)((in.w - names) / 46.0f), n = rounds_told(pub) < columns ? rounds_told(pub) : columns;
    ui_label_style title = UI_STYLE_HEAD, small = UI_STYLE_SMALL;

    ui_next_layer(d, true);
    ui_fill(d, (ui_rect){0, 0, d->ui->width, bottom - 14}, ui_fade(UI_INK_950, 0.66f));
    ui_plate(d, at, 56, UI_INK_800, UI_PAPER_400, 1.8f, true);
    title.lines = 1;
    ui_label(d, (ui_rect){in.x, in.y - 8, in.w, head - 18}, &title, ui_say(d, "eatme.history.head"));
    heads(look, (ui_rect){in.x + names, in.y + head - 22, in.w - names, 30}, n, 46.0f);
    for (int i = 0; i < pub->n; i++) {
        const ui_rect row = {in.x, in.y + head + 8 + each * (float)i, in.w, each};
        seat_row(look, row, i, names, columns, 46.0f);
    }
    small.colour = UI_PAPER_200;
    const float y = at.y + at.h - button - 16;
    ui_label(d, (ui_rect){in.x, y, in.w - 250, button}, &small,
             ui_say(d, rounds_told(pub) > 0 ? "eatme.history.key" : "eatme.history.none"));
    ui_button(d, (ui_rect){in.x + in.w - 230, y, 230, button}, EATME_ZONE_AWAY, 0, ui_say(d, "eatme.history.close"),
              NULL, UI_PRIMARY, UI_ZONE_DEFAULT);
}
