#include "app/menu.h"

static void draw(const scene *s, const app *a, ui_draw *d) {
    (void)s;
    static const char *const zone[] = {"continue", "play", "rules", "settings", "quit"};
    static const char *const key[] = {"title.continue", "title.play", "title.rules", "title.settings", "title.quit"};
    float w = d->ui->width, h = d->ui->height, x = 84.0f, wide = 300.0f;
    ui_cover(d, "title", (ui_rect){0, 0, w, h});
    ui_picture(d, "logo", (ui_rect){64, 52, 380, 240}, 1.0f);
    ui_label_style style = UI_STYLE_BODY;
    style.colour = UI_PAPER_200;
    if (menu_narrow(d->ui)) { /* here the picture's bright side lies behind the words */
        ui_plate(d, (ui_rect){76, 300, 396, 54}, 41, 0xA805070Du, 0, 0, false);
    }
    ui_label(d, (ui_rect){88, 298, menu_narrow(d->ui) ? 372 : 420, 58}, &style, ui_say(d, "title.tagline"));
    int first = a->open_game ? 0 : 1;
    float each = menu_button_height(d->ui), y = 368;
    for (int i = first; i < 5; i++) {
        bool top = i == first;
        float high = top ? each + 12 : each;
        ui_button(d, (ui_rect){x, y, wide, high}, zone[i], 0, ui_say(d, key[i]), NULL, top ? UI_PRIMARY : UI_QUIET,
                  UI_ZONE_OPTION | (top ? UI_ZONE_DEFAULT : 0));
        y += high + (top ? 18 : 8);
    }
}

static bool input(scene *s, app *a, const ui_input *in) {
    (void)s;
    rules_arg rules = {NULL, 0};
    app_dirty(a);
    if (menu_pressed(in, "continue")) {
        app_continue(a);
    } else if (menu_pressed(in, "play")) {
        app_push(a, &scene_picker, NULL, 0);
    } else if (menu_pressed(in, "rules") || in->kind == UI_RULES) {
        app_push(a, &scene_rules, &rules, sizeof rules);
    } else if (menu_pressed(in, "settings")) {
        app_push(a, &scene_settings, NULL, 0);
    } else if (menu_pressed(in, "quit")) {
        a->quit = true;
    } else {
        return false;
    }
    return true;
}

const scene_ops scene_title = {
    .name = "title", .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT, .size = sizeof(scene), .input = input, .draw = draw};
