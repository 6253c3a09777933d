/* How the screen is shared: a row of buttons, and what the chosen way means. */
#include <math.h>

#include "app/menus/menu.h"
#include "app/seating/seating_parts.h"
#include "app/settings/settings_rows.h"
#include "engine/host.h"
#include "ui/edges.h"

float seating_row(const ui_frame *ui) {
    return fmaxf(54.0f, ui_target(ui));
}

static const char *const mode_key[APP_MODES] = {"seating.mode.upright", "seating.mode.pass", "seating.mode.flat"};
static const char *const mode_help[APP_MODES] = {"seating.mode.upright.help", "seating.mode.pass.help",
                                                 "seating.mode.flat.help"};
static const float mode_gap = 10.0f, mode_row_gap = 8.0f;

/* How many modes stand beside each other: fewer where words are so large that even smaller ones have no room. */
static int modes_across(ui_draw *d, float w) {
    static const float smaller = 0.62f; /* about as without large words */
    float widest = 0;
    for (int i = 0; i < APP_MODES; i++) {
        widest = fmaxf(widest, ui_label_width(d->ui, &UI_STYLE_BUTTON, ui_say(d, mode_key[i])));
    }
    const float each = (w - 2 * mode_gap) / 3;
    return widest * (d->ui->text_scale > 1.3f ? smaller : 1.0f) + 16 <= each ? 3 : 2;
}

static ui_rect mode_at(ui_rect rows, float high, int across, int i) {
    const int below = i / across;
    const ui_rect row = {rows.x, rows.y + (float)below * (high + mode_row_gap), rows.w, high};
    return across == 2 && i == 2 ? row : ui_column(row, i % across, across, mode_gap);
}

/* One person among bots has the whole screen, whichever way is chosen. */
static bool is_for_one(const app *a) {
    return app_seating_is_one(&a->plan.seating) && !a->settings.curtain_alone;
}

/* What the way of sharing means; on a flat table whose hands this screen has no room for, or that one person or a
 * judge has it stand. */
const char *seating_mode_words(const seating_scene *v, const app *a, ui_draw *d) {
    const ui_edge_table table = {.n = a->plan.seating.n};
    const nt_game *game = a->plan.game;
    const nt_config config = app_planned(a, &a->plan.config);
    int without = 0;
    if (v->mode == APP_FLAT && is_for_one(a)) {
        return ui_say(d, "seating.mode.flat.alone");
    }
    if (v->mode == APP_FLAT && game->host != NULL && game->host->hosts(game, &config)) {
        return ui_say(d, "seating.mode.flat.judged");
    }
    for (int seat = 0; seat < table.n && v->mode == APP_FLAT; seat++) {
        without += !ui_edge_opens(d->ui, &table, seat);
    }
    return without == 0 ? ui_say(d, mode_help[v->mode]) : UI_SAY(d, "seating.mode.flat.room", TEXT_NUM("n", without));
}

float seating_modes_height(ui_draw *d, float w) {
    const float each = seating_row(d->ui);
    return modes_across(d, w) == 3 ? each : 2 * each + mode_row_gap;
}

/* Where a button's picture stands: none has room for one, beside its word, or above it in a higher row. */
typedef enum { MODE_BARE, MODE_BESIDE, MODE_ABOVE } mode_picture;

static const float mode_lift = 18.0f;

/* `spare`: what the row may grow by. */
static mode_picture picture_of(ui_draw *d, float w, int across, float spare) {
    static const float beside = 72.0f; /* with the air around both */
    float widest = 0;
    for (int i = 0; i < APP_MODES; i++) {
        widest = fmaxf(widest, ui_label_width(d->ui, &UI_STYLE_BUTTON, ui_say(d, mode_key[i])));
    }
    const float each = (w - 2 * mode_gap) / 3;
    return across < 3 || ui_large_words(d->ui) ? MODE_BARE
           : widest + beside <= each           ? MODE_BESIDE
           : spare >= mode_lift - 0.5f         ? MODE_ABOVE
                                               : MODE_BARE;
}

/* The picture over the word, on a button without either. */
static void draw_above(ui_draw *d, const ui_button_of *b, const char *word, float size) {
    static const float side = 30.0f, line = 27.0f, air = 6.0f;
    const ui_colour ink = b->look == UI_PRIMARY ? UI_INK_900 : UI_PAPER_100;
    ui_label_style style = UI_STYLE_BUTTON;
    style.colour = ink;
    style.size = size;
    style.lines = 1;
    ui_figure(d, settings_mode_figure((app_mode)b->n),
              (ui_rect){b->at.x + (b->at.w - side) / 2, b->at.y + air, side, side}, ui_theme(d->ui, ink));
    ui_label(d, (ui_rect){b->at.x + 8, b->at.y + b->at.h - line - air, b->at.w - 16, line}, &style, word);
}

static void draw_modes(const seating_scene *v, ui_draw *d, ui_rect at, float each, int across, mode_picture picture) {
    ui_button_of modes[APP_MODES];
    for (int i = 0; i < APP_MODES; i++) {
        modes[i] = (ui_button_of){.at = mode_at(at, each, across, i),
                                  .zone = ZONE_MODE,
                                  .n = i,
                                  .text = ui_say(d, mode_key[i]),
                                  .figure = picture == MODE_BESIDE ? settings_mode_figure((app_mode)i) : NULL,
                                  .look = (int)v->mode == i ? UI_PRIMARY : UI_PLAIN};
    }
    if (picture != MODE_ABOVE) {
        ui_button_row(d, modes, APP_MODES);
        return;
    }
    const float size = ui_button_row_size(d->ui, modes, APP_MODES);
    for (int i = 0; i < APP_MODES; i++) {
        ui_button(d, modes[i].at, ZONE_MODE, i, NULL, NULL, modes[i].look, 0);
        draw_above(d, &modes[i], modes[i].text, size);
    }
}

/* What the longest of them needs, so that nothing moves when another one is pressed. */
static float help_height(ui_draw *d, const ui_label_style *style, float w) {
    float most = 0.0f;
    for (int i = 0; i < APP_MODES; i++) {
        most = fmaxf(most, ui_label_height(d->ui, style, w, ui_say(d, mode_help[i])));
    }
    return most;
}

/* For pictures words of four lines may shrink to three, and those of three a little. */
static float help_least(ui_draw *d, const ui_label_style *style, float high) {
    static const float little = 0.9f;
    return little * fminf(high, ui_label_height(d->ui, style, 1000.0f, "0\n0\n0"));
}

/* How the screen is shared, and under it what that means where there is room; returns the height of both. */
float seating_modes(const seating_scene *v, const app *a, ui_draw *d, ui_rect at, bool draws) {
    const float in = 16;
    const int across = modes_across(d, at.w);
    const char *words = seating_mode_words(v, a, d);
    ui_label_style style = UI_STYLE_SMALL;
    style.align = UI_MIDDLE;
    style.colour = UI_PAPER_100;
    const float air = 14, high = help_height(d, &style, at.w - 2 * in), wish = high + air;
    float each = seating_row(d->ui), h = seating_modes_height(d, at.w);
    const mode_picture picture = picture_of(d, at.w, across, at.h - h - 8 - air - help_least(d, &style, high));
    if (picture == MODE_ABOVE) {
        each += mode_lift;
        h += mode_lift;
    }
    const float needs = fminf(wish, at.h - h - 8);
    const bool told =
        needs > air && ui_label_fits(d->ui, (ui_rect){0, 0, at.w - 2 * in, needs - air + 1}, &style, words);
    if (draws) {
        draw_modes(v, d, at, each, across, picture);
    }
    if (told && draws) {
        const ui_rect under = {at.x, at.y + h + 8, at.w, needs};
        ui_plate(d, under, 57, ui_fade(UI_INK_950, 0.88f), 0, 0, false);
        ui_label(d, (ui_rect){under.x + in, under.y + air / 2, under.w - 2 * in, under.h - air}, &style, words);
    }
    return told ? h + 8 + needs : h;
}
