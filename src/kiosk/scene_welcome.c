/* Guests have come: play, the language, the table that was left, rules, and the settings that they may change. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/languages.h"
#include "app/match/match_words.h"
#include "app/menus/menu.h"
#include "kiosk/kiosk.h"

typedef struct {
    scene base;
    app_languages all;
} welcome_scene;

static bool enter(scene *s, app *a, const void *arg) {
    (void)arg;
    ((welcome_scene *)s)->all = app_find_languages(a);
    app_look_at_matches(a);
    return true;
}

static bool has_left(const app *a) {
    return a->matches.open > 0 && a->matches.at[0].known;
}

static void choose(const welcome_scene *w, app *a, int n) {
    if (n >= 0 && n < w->all.n) {
        snprintf(a->settings.lang, sizeof a->settings.lang, "%s", w->all.tag[n]);
        a->settings.lang_chosen = true;
        app_settings_changed(a);
    }
}

static bool input(scene *s, app *a, const ui_input *in) {
    rules_arg rules = {0};
    app_dirty(a);
    if (menu_pressed(in, ZONE_PLAY)) {
        app_push(a, &scene_picker, NULL, 0);
    } else if (menu_pressed(in, ZONE_CONTINUE)) {
        app_continue(a);
    } else if (menu_pressed(in, ZONE_LANGUAGE)) {
        choose((const welcome_scene *)s, a, in->n);
    } else if (menu_pressed(in, ZONE_RULES) || in->kind == UI_RULES) {
        app_push(a, &scene_rules, &rules, sizeof rules);
    } else if (menu_pressed(in, ZONE_SETTINGS)) {
        app_push(a, &scene_settings, NULL, 0);
    } else if (in->kind == UI_BACK) {
        app_go(a, app_home(a), NULL, 0);
    }
    return true;
}

/* Guests stand before a screen at arm's length: 15 mm, where the pixels are believed. */
static float target(const ui_frame *ui) {
    return fminf(fmaxf(60, 15 * ui->mm), 84);
}

/* Back to it, and on the same button which game was left, and since when; nothing of what anybody holds. */
static void draw_left(const app *a, ui_draw *d, ui_rect at, float name) {
    char line[2][MATCH_WORDS];
    ui_label_style style = UI_STYLE_SMALL, head = UI_STYLE_BUTTON;
    const ui_rect told = {at.x + 18, at.y + name - 8, at.w - 36, at.h - name};
    head.align = UI_MIDDLE;
    ui_button(d, at, ZONE_CONTINUE, 0, NULL, NULL, UI_PLAIN, UI_ZONE_OPTION);
    ui_label(d, (ui_rect){at.x + 14, at.y + 4, at.w - 28, name - 10}, &head, ui_say(d, "kiosk.back"));
    const match_file *m = &a->matches.at[0];
    style.colour = UI_PAPER_200;
    style.align = UI_MIDDLE;
    match_title(a, m, d->ui->words, line[0]);
    match_when(m, d->ui->words, line[1]);
    ui_label(d, told, &style,
             UI_SAY(d, "title.open", TEXT_STR("game", line[0]), TEXT_NUM("count", m->clear.seating.n),
                    TEXT_STR("when", line[1])));
}

/* Its words are larger than a button's own. */
static void draw_play(ui_draw *d, ui_rect at) {
    ui_label_style style = UI_STYLE_BUTTON;
    style.size = 28;
    style.colour = UI_INK_900;
    ui_button(d, at, ZONE_PLAY, 0, NULL, NULL, UI_PRIMARY, UI_ZONE_OPTION | UI_ZONE_DEFAULT);
    ui_label(d, ui_inset(at, 8), &style, ui_say(d, "title.play"));
}

/* What there is to press beside the languages, from above, or higher where the floor is near; returns where. */
static float draw_buttons(const app *a, ui_draw *d, ui_rect at) {
    static const char *const zone[] = {ZONE_RULES, ZONE_SETTINGS}, *const key[] = {"title.rules", "title.settings"};
    const float gap = 10, each = target(d->ui) + 20 * (d->ui->text_scale - 1.0f), play = each + 20;
    const float told = ui_label_height(d->ui, &UI_STYLE_SMALL, at.w - 28, "A\nA\nA") + 14;
    const float half = (at.w - gap) / 2;
    const bool beside = ui_button_fits(d->ui, half, each, ui_say(d, key[0]), UI_PLAIN) &&
                        ui_button_fits(d->ui, half, each, ui_say(d, key[1]), UI_PLAIN);
    const float small = beside ? each : 2 * each + gap, left = has_left(a) ? each + told + gap : 0;
    const float top = fminf(at.y, at.y + at.h - play - gap - left - small), y = top + play + gap;
    const ui_rect pair = {at.x, y + left, at.w, small};
    draw_play(d, (ui_rect){at.x, top, at.w, play});
    if (has_left(a)) {
        draw_left(a, d, (ui_rect){at.x, y, at.w, each + told}, each);
    }
    ui_button_of both[2];
    for (int i = 0; i < 2; i++) {
        both[i] = (ui_button_of){.at = beside ? ui_column(pair, i, 2, gap) : ui_row(pair, i, 2, gap),
                                 .zone = zone[i],
                                 .text = ui_say(d, key[i]),
                                 .flags = UI_ZONE_OPTION};
    }
    ui_button_row(d, both, 2);
    return top;
}

static void draw_language(const welcome_scene *w, const app *a, ui_draw *d, ui_rect at, int n) {
    const char *tag = w->all.tag[n];
    const bool now = strcmp(tag, a->settings.lang) == 0;
    ui_label_style style = UI_STYLE_BUTTON;
    style.colour = now ? UI_INK_900 : UI_PAPER_100;
    style.lang = tag;
    style.name = true;
    ui_zone_add(d, ZONE_LANGUAGE, n, at, UI_ZONE_OPTION);
    ui_plate(d, at, 70u + (unsigned)n, now ? UI_PAPER_100 : UI_INK_800, UI_PAPER_400, 2.0f, true);
    ui_label(d, ui_inset(at, 10), &style, app_language_name(d, tag));
    ui_focus(d, at, ZONE_LANGUAGE, n);
}

typedef struct {
    ui_rect at;
    int columns, rows;
} language_place;

static const float tile_gap = 10;

/* As few rows as the names allow, as even as can be: the picture is to be seen. */
static int language_columns(const welcome_scene *w, ui_draw *d, float wide) {
    float most = 0;
    for (int i = 0; i < w->all.n; i++) {
        ui_label_style style = UI_STYLE_BUTTON;
        style.lang = w->all.tag[i];
        most = fmaxf(most, ui_label_width(d->ui, &style, app_language_name(d, w->all.tag[i])));
    }
    const int fit = (int)((wide + tile_gap) / (most + 24 + tile_gap)), n = w->all.n;
    const int rows = fit < 1 ? n : (n + fit - 1) / fit;
    return rows < 1 ? 1 : (n + rows - 1) / rows;
}

/* At the foot; nothing for a single language. */
static language_place place_languages(const welcome_scene *w, ui_draw *d) {
    const float edge = 56, wide = d->ui->width - 2 * edge, floor = d->ui->height - 28;
    if (w->all.n < 2) {
        return (language_place){{edge, floor, wide, 0}, 1, 0};
    }
    const int columns = language_columns(w, d, wide), rows = (w->all.n + columns - 1) / columns;
    const float high = (float)rows * (target(d->ui) + tile_gap) - tile_gap;
    const float room = fminf(wide, (float)columns * (220 + tile_gap) - tile_gap);
    return (language_place){{(d->ui->width - room) / 2, floor - high, room, high}, columns, rows};
}

static void draw_languages(const welcome_scene *w, const app *a, ui_draw *d, const language_place *p) {
    for (int i = 0; i < w->all.n && p->rows > 0; i++) {
        const int first = i - i % p->columns, rest = w->all.n - first;
        ui_rect at =
            ui_column(ui_row(p->at, i / p->columns, p->rows, tile_gap), i % p->columns, p->columns, tile_gap);
        if (rest < p->columns) {
            at.x += (float)(p->columns - rest) * (at.w + tile_gap) / 2;
        }
        draw_language(w, a, d, at, i);
    }
}

/* So high that the wanderer stands above the floor, with some of the way before the feet. */
static void draw_picture(ui_draw *d, float floor) {
    static const float way = 26.0f;
    const bool tall = menu_narrow(d->ui);
    const float wide = d->ui->width, high = d->ui->height, feet = tall ? 1136.0f / 1280 : 700.0f / 800;
    const float whole = fmaxf(high, tall ? wide * 1280 / 800 : wide * 800 / 1280);
    const float y = fminf(high - whole, floor - way - feet * whole);
    ui_fill(d, (ui_rect){0, 0, wide, high}, 0xFF05070Du);
    ui_cover(d, tall ? "title_tall" : "title", (ui_rect){0, y, wide, whole});
}

static void draw(const scene *s, const app *a, ui_draw *d) {
    const welcome_scene *w = (const welcome_scene *)s;
    const float x = 64, top = 44, large = d->ui->text_scale - 1.0f, usual = 227, below = top + usual + 34;
    const language_place grid = place_languages(w, d);
    draw_picture(d, grid.at.y);
    const float y = draw_buttons(a, d, (ui_rect){x, below, 346 + 150 * large, grid.at.y - 20 - below});
    const float logo = fminf(usual, y - top - 14);
    ui_picture(d, "logo", (ui_rect){x, top, logo * 360 / usual, logo}, 1.0f);
    draw_languages(w, a, d, &grid);
}

const scene_ops scene_welcome = {.name = "welcome",
                                 .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT | SCENE_PUBLIC,
                                 .size = sizeof(welcome_scene),
                                 .enter = enter,
                                 .input = input,
                                 .touch = kiosk_corner_touch,
                                 .draw = draw};
