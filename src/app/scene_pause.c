/* The pause menu over the table. */
#include "app/menu.h"

#include <math.h>

#include "app/table_scene.h"

static const char *const zone[] = {ZONE_RESUME, ZONE_RULES, ZONE_SETTINGS, ZONE_LEAVE};
static const char *const key[] = {"pause.resume", "title.rules", "title.settings", "pause.leave"};

static void draw(const scene *s, const app *a, ui_draw *d) {
    (void)s, (void)a;
    ui_rect frame = {0, 0, d->ui->width, d->ui->height};
    const char *saved = ui_say(d, "pause.saved");
    ui_label_style note = UI_STYLE_SMALL;
    note.align = UI_MIDDLE;
    const float each = menu_button_height(d->ui) + 6, w = 480, fixed = 4 * (each + 12) + 122;
    const float words = fminf(fmaxf(88, ui_label_height(d->ui, &note, w - 72, saved)), frame.h - fixed - 20);
    const float h = fixed + words;
    const ui_rect at = ui_centre(frame, w, h);
    ui_fill(d, frame, 0xB805070Du);
    ui_plate(d, at, 33, UI_INK_800, UI_PAPER_400, 2.5f, true);
    ui_label_style title = UI_STYLE_TITLE;
    title.lines = 1;
    ui_label(d, (ui_rect){at.x + 30, at.y + 18, w - 60, 72}, &title, ui_say(d, "pause.head"));
    for (int i = 0; i < 4; i++) {
        ui_rect button = {at.x + 50, at.y + 104 + (float)i * (each + 12), w - 100, each};
        ui_button(d, button, zone[i], 0, ui_say(d, key[i]), NULL, i == 0 ? UI_PRIMARY : UI_PLAIN,
                  UI_ZONE_OPTION | (i == 0 ? UI_ZONE_DEFAULT : 0));
    }
    ui_label(d, (ui_rect){at.x + 36, at.y + h - words - 12, w - 72, words}, &note, saved);
}

/* The page of rules that helps with what the table shows behind the menu. */
static rules_arg matching_page(app *a) {
    const table_scene *shown = table_scene_shown(a);
    rules_arg rules = {NULL, 0};
    if (a->table != NULL) {
        rules.game = app_director_game(a->table)->id;
    }
    if (a->table != NULL && shown != NULL) {
        rules.page = shown->base.ops->state(&shown->base, a).rules_page;
    }
    return rules;
}

static bool input(scene *s, app *a, const ui_input *in) {
    (void)s;
    app_dirty(a);
    if (in->kind == UI_BACK || in->kind == UI_PAUSE || menu_pressed(in, ZONE_RESUME)) {
        app_pop(a);
    } else if (menu_pressed(in, ZONE_RULES) || in->kind == UI_RULES) {
        rules_arg rules = matching_page(a);
        app_push(a, &scene_rules, &rules, sizeof rules);
    } else if (menu_pressed(in, ZONE_SETTINGS)) {
        app_push(a, &scene_settings, NULL, 0);
    } else if (menu_pressed(in, ZONE_LEAVE)) {
        app_leave_table(a);
    }
    return true;
}

const scene_ops scene_pause = {
    .name = "pause", .flags = SCENE_TRAPS_INPUT | SCENE_PUBLIC, .size = sizeof(scene), .input = input, .draw = draw};
