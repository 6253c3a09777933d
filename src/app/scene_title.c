/* The title: play, go on with the saved match, rules, settings, language, end. */
#include <math.h>
#include <stdio.h>

#include "app/menu.h"
#include "app/saves.h"

enum { GAME_ID = 32 };

typedef struct {
    scene base;
    char game[GAME_ID]; /* of the match that can be continued; "" when it is not known here */
    int seats;
} title;

static bool enter(scene *s, app *a, const void *arg) {
    title *t = (title *)s;
    (void)arg;
    if (!saves_glance(a->save_dir, t->game, sizeof t->game, &t->seats) || app_find_table(a, t->game) == NULL) {
        t->game[0] = '\0';
    }
    return true;
}

/* In portrait the picture is a stage below the name, moved so that wolf, lamp and lantern are all on it. */
static void draw_ground(ui_draw *d) {
    const float w = d->ui->width, h = d->ui->height, below = 336.0f;
    const float high = h - below, k = high / 800.0f, wolf_ends = 1084.0f * k;
    if (!menu_narrow(d->ui)) {
        ui_cover(d, "title", (ui_rect){0, 0, w, h});
        return;
    }
    ui_fill(d, (ui_rect){0, 0, w, h}, UI_INK_950);
    ui_picture(d, "title", (ui_rect){w - wolf_ends - 16, below, 1280.0f * k, high}, 1.0f);
}

/* Beside "continue": which game, and how many play. */
static void draw_open(const title *t, ui_draw *d, ui_rect button) {
    char key[GAME_ID + 8];
    ui_label_style style = UI_STYLE_SMALL;
    const float x = button.x + button.w + 16;
    style.colour = UI_PAPER_200;
    snprintf(key, sizeof key, "%s.title", t->game);
    const char *game = ui_say(d, key);
    const char *text = UI_SAY(d, "title.open", TEXT_STR("game", game), TEXT_NUM("count", t->seats));
    const float wish = fmaxf(150.0f * d->ui->text_scale, ui_label_width(d->ui, &style, game) + 20);
    const ui_rect at = {x, button.y, fminf(fminf(300.0f, wish), d->ui->width - x - 20), button.h};
    if (menu_narrow(d->ui)) {
        ui_plate(d, (ui_rect){at.x - 6, at.y, at.w, at.h}, 42, 0xC805070Du, 0, 0, false);
    }
    ui_label(d, (ui_rect){at.x + 4, at.y, at.w - 14, at.h}, &style, text);
}

static void draw(const scene *s, const app *a, ui_draw *d) {
    const title *t = (const title *)s;
    static const char *const zone[] = {ZONE_CONTINUE, ZONE_PLAY, ZONE_RULES, ZONE_SETTINGS, ZONE_QUIT};
    static const char *const key[] = {"title.continue", "title.play", "title.rules", "title.settings", "title.quit"};
    float x = 84.0f, wide = 300.0f;
    draw_ground(d);
    ui_picture(d, "logo", (ui_rect){64, 52, 380, 240}, 1.0f);
    ui_label_style style = UI_STYLE_BODY;
    style.colour = UI_PAPER_200;
    ui_label(d, (ui_rect){88, 298, menu_narrow(d->ui) ? 372 : 420, 58}, &style, ui_say(d, "title.tagline"));
    int first = a->open_game ? 0 : 1;
    float each = menu_button_height(d->ui), y = 368;
    for (int i = first; i < 5; i++) {
        bool top = i == first;
        float high = top ? each + 12 : each;
        ui_button(d, (ui_rect){x, y, wide, high}, zone[i], 0, ui_say(d, key[i]), NULL, top ? UI_PRIMARY : UI_QUIET,
                  UI_ZONE_OPTION | (top ? UI_ZONE_DEFAULT : 0));
        if (i == 0 && t->game[0] != '\0') {
            draw_open(t, d, (ui_rect){x, y, wide, high});
        }
        y += high + (top ? 18.0f : 8.0f);
    }
    const float tongue = menu_language_width(d->ui);
    menu_language_button(d, (ui_rect){d->ui->width - tongue - 28, 28, tongue, each}, a->settings.lang);
}

static bool input(scene *s, app *a, const ui_input *in) {
    (void)s;
    rules_arg rules = {NULL, 0};
    app_dirty(a);
    if (menu_pressed(in, ZONE_CONTINUE)) {
        app_continue(a);
    } else if (menu_pressed(in, ZONE_PLAY)) {
        app_push(a, &scene_picker, NULL, 0);
    } else if (menu_pressed(in, ZONE_RULES) || in->kind == UI_RULES) {
        app_push(a, &scene_rules, &rules, sizeof rules);
    } else if (menu_pressed(in, ZONE_SETTINGS)) {
        app_push(a, &scene_settings, NULL, 0);
    } else if (menu_pressed(in, ZONE_LANGUAGE)) {
        app_push(a, &scene_languages, &(languages_arg){NT_SPECTATOR}, sizeof(languages_arg));
    } else if (menu_pressed(in, ZONE_QUIT)) {
        a->quit = true;
    } else {
        return false;
    }
    return true;
}

const scene_ops scene_title = {.name = "title",
                               .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT | SCENE_PUBLIC,
                               .size = sizeof(title),
                               .enter = enter,
                               .input = input,
                               .draw = draw};
