/* Guests have come: play, the language, the table that was left, rules, and the settings that they may change. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/languages.h"
#include "app/match_words.h"
#include "app/menu.h"
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

/* Which game was left, and since when; nothing of what anybody holds. */
static void draw_left(const app *a, ui_draw *d, ui_rect at) {
    char line[2][MATCH_WORDS];
    ui_label_style style = UI_STYLE_SMALL;
    const match_file *m = &a->matches.at[0];
    style.colour = UI_PAPER_200;
    style.align = UI_MIDDLE;
    match_title(a, m, d->ui->words, line[0]);
    match_when(m, d->ui->words, line[1]);
    ui_plate(d, at, 43, 0xC0151B2Cu, 0, 0, false);
    ui_label(d, ui_inset(at, 3), &style,
             UI_SAY(d, "title.open", TEXT_STR("game", line[0]), TEXT_NUM("count", m->clear.seating.n),
                    TEXT_STR("when", line[1])));
}

static void draw_buttons(const app *a, ui_draw *d, ui_rect at) {
    static const char *const zone[] = {ZONE_PLAY, ZONE_CONTINUE, ZONE_RULES, ZONE_SETTINGS};
    static const char *const key[] = {"title.play", "kiosk.back", "title.rules", "title.settings"};
    const float each = menu_button_height(d->ui) + 6,
                told = ui_label_height(d->ui, &UI_STYLE_SMALL, at.w, "A\nA\nA") + 8;
    float y = at.y;
    for (int i = 0; i < 4; i++) {
        const bool left = i == 1;
        if (left && !has_left(a)) {
            continue;
        }
        const float high = i < 2 ? each + 14 : each;
        ui_button(d, (ui_rect){at.x, y, at.w, high}, zone[i], 0, ui_say(d, key[i]), NULL,
                  i == 0 ? UI_PRIMARY : UI_PLAIN, UI_ZONE_OPTION | (i == 0 ? UI_ZONE_DEFAULT : 0u));
        y += high + 10;
        if (left) {
            draw_left(a, d, (ui_rect){at.x + 14, y - 9, at.w - 28, told});
            y += told;
        }
    }
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

static void draw(const scene *s, const app *a, ui_draw *d) {
    const welcome_scene *w = (const welcome_scene *)s;
    const bool tall = menu_narrow(d->ui);
    const float wide = d->ui->width, high = d->ui->height, gap = 14;
    const ui_rect logo = {64, 44, 360, 227};
    const ui_rect buttons = {64, logo.y + logo.h + 24, tall ? wide - 128 : fminf(420, wide * 0.4f), high};
    const int columns = 2, rows = (w->all.n + columns - 1) / columns;
    const float each = fminf(96, (tall ? high * 0.4f : high - 160) / (float)rows);
    const float x = tall ? 64 : buttons.x + buttons.w + 60, y = tall ? high - 40 - each * (float)rows : 80;
    const ui_rect grid = {x, y, wide - 64 - x, each * (float)rows};
    ui_cover(d, tall ? "title_tall" : "title", (ui_rect){0, 0, wide, high});
    ui_fill(d, (ui_rect){0, 0, wide, high}, 0x8005070Du);
    ui_picture(d, "logo", logo, 1.0f);
    draw_buttons(a, d, buttons);
    for (int i = 0; i < w->all.n && w->all.n > 1; i++) {
        draw_language(w, a, d, ui_column(ui_row(grid, i / columns, rows, gap), i % columns, columns, gap), i);
    }
}

const scene_ops scene_welcome = {.name = "welcome",
                                 .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT | SCENE_PUBLIC,
                                 .size = sizeof(welcome_scene),
                                 .enter = enter,
                                 .input = input,
                                 .touch = kiosk_corner_touch,
                                 .draw = draw};
