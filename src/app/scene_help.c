/* What can be done on the public table, over it: by what is public alone. */
#include <math.h>

#include "app/aside.h"
#include "app/menu.h"
#include "app/table_scene.h"

static void draw(const scene *s, const app *a, ui_draw *d) {
    const char *line[TABLE_CHOICES + 1] = {0};
    const table_scene *below = table_scene_shown(a);
    const ui_rect area = menu_area(d->ui);
    const float w = fminf(area.w, 980.0f);
    (void)s;
    int n = below != NULL ? table_scene_choices(below, a, &d->words, line) : 0;
    line[n++] = table_scene_hold(a, &d->words, true);
    menu_page(d, ui_say(d, "play.can.head"));
    aside_draw_page(d, ui_centre(area, w, fminf(area.h, 620.0f)), line, n);
    menu_foot(d, ui_say(d, "menu.back"), NULL, 0);
}

static bool input(scene *s, app *a, const ui_input *in) {
    (void)s;
    if (menu_back(in) || in->kind == UI_HELP) {
        app_pop(a);
    }
    return true;
}

const scene_ops scene_help = {.name = "help",
                              .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT | SCENE_PUBLIC,
                              .size = sizeof(scene),
                              .input = input,
                              .draw = draw};
