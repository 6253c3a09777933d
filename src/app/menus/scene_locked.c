/* Another program has the folder of saves: a sentence, and nothing else, until that one is closed. */
#include "app/kiosk.h"
#include "app/menus/menu.h"

#include <math.h>
#include <stdio.h>

/* In a browser it is a tab that has them, and its folder is nowhere to be seen. */
static const char *key(const app *a) {
    return a->hidden_folders ? "trouble.locked_page" : "trouble.locked";
}

bool app_take_folder(app *a) {
    char line[512];
    if (lock_take(a->save_dir, &a->lock)) {
        a->locked_out = false;
        return true;
    }
    const text_arg args[] = {TEXT_STR("folder", a->save_dir)};
    text_format(a->words[0], key(a), args, a->hidden_folders ? 0 : 1, line, sizeof line);
    fprintf(stderr, "night-table: %s\n", line); /* the log is the other program's */
    return false;
}

static void draw(const scene *s, const app *a, ui_draw *d) {
    (void)s;
    const float w = d->ui->width, h = d->ui->height, button = menu_button_height(d->ui);
    const ui_rect at = ui_centre((ui_rect){0, 0, w, h - button - 40}, w < 840 ? w - 80 : 760, h * 0.6f);
    ui_label_style style = UI_STYLE_SENTENCE;
    style.align = UI_MIDDLE;
    menu_page(d, ui_say(d, "matches.locked"));
    ui_label(d, at, &style,
             a->hidden_folders ? ui_say(d, key(a)) : UI_SAY(d, key(a), TEXT_STR("folder", a->save_dir)));
    const ui_rect row =
        ui_centre((ui_rect){0, h - button - 40, w, button}, fminf(640 * d->ui->text_scale, w - 64), button);
    const ui_button_of both[] = {
        {ui_column(row, 0, 2, 20), ZONE_TRY_AGAIN, 0, ui_say(d, "matches.again"), NULL, UI_PRIMARY,
         UI_ZONE_OPTION | UI_ZONE_DEFAULT},
        {ui_column(row, 1, 2, 20), ZONE_QUIT, 0, ui_say(d, "title.quit"), NULL, UI_PLAIN, UI_ZONE_OPTION},
    };
    ui_button_row(d, both, 2);
}

static bool input(scene *s, app *a, const ui_input *in) {
    (void)s;
    if (menu_pressed(in, ZONE_QUIT)) {
        a->quit = true;
    } else if (menu_pressed(in, ZONE_TRY_AGAIN) && app_take_folder(a)) {
        app_go(a, app_home(a), NULL, 0);
    }
    app_dirty(a);
    return true;
}

const scene_ops scene_locked = {
    .name = "locked", .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT, .size = sizeof(scene), .input = input, .draw = draw};
