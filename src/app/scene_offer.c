/* Before a game is played for the first time: its lesson, once; and where there are two, which one. */
#include <stdio.h>
#include <string.h>

#include "app/lessons.h"
#include "app/menu.h"

typedef struct {
    scene base;
    char id[LESSON_ID];
} offer_scene;

static bool enter(scene *s, app *a, const void *arg) {
    (void)a;
    memcpy(((offer_scene *)s)->id, ((const lesson_arg *)arg)->id, sizeof((offer_scene *)s)->id);
    return true;
}

/* From the first button down. */
static void draw_ways(const offer_scene *o, const app *a, ui_draw *d, ui_rect at) {
    const float down = at.h + 16;
    char second[LESSON_ID];
    ui_button(d, at, ZONE_LESSON, 0, ui_say(d, "lesson.begin"), NULL, UI_PRIMARY, UI_ZONE_OPTION | UI_ZONE_DEFAULT);
    if (lessons_hosts(a, o->id, second)) {
        at.y += down;
        ui_button(d, at, ZONE_LESSON, 1, ui_say(d, "lesson.begin_judge"), NULL, UI_PLAIN, UI_ZONE_OPTION);
    }
    at.y += down;
    ui_button(d, at, ZONE_PLAY, 0, ui_say(d, "lesson.play_at_once"), NULL, UI_PLAIN, UI_ZONE_OPTION);
}

static void draw(const scene *s, const app *a, ui_draw *d) {
    const offer_scene *o = (const offer_scene *)s;
    const nt_table *table = app_find_table(a, o->id);
    char key[40];
    snprintf(key, sizeof key, "%s.title", o->id);
    const char *title = ui_say(d, key);
    const bool narrow = menu_narrow(d->ui);
    const ui_rect area = menu_area(d->ui);
    const float cover = narrow ? 0 : 300.0f, high = menu_button_height(d->ui) + 18;
    ui_label_style style = UI_STYLE_SENTENCE;
    style.align = UI_LEFT;
    menu_page(d, title);
    if (!narrow) {
        ui_cover(d, table->cover, (ui_rect){area.x + 60, area.y + 20, cover, cover * 4 / 3});
    }
    const float x = area.x + (narrow ? 0 : cover + 110), w = area.x + area.w - x;
    ui_label(d, (ui_rect){x, area.y + 20, w, 190}, &style, UI_SAY(d, "lesson.offer", TEXT_STR("game", title)));
    draw_ways(o, a, d, (ui_rect){x, area.y + 230, w < 520 ? w : 520, high});
    menu_foot(d, ui_say(d, "menu.back"), NULL, UI_ZONE_QUIET);
}

static const nt_game *game_of(const app *a, const char *id) {
    int i = 0;
    while (a->games[i] != NULL && strcmp(a->games[i]->id, id) != 0) {
        i++;
    }
    return a->games[i];
}

static bool input(scene *s, app *a, const ui_input *in) {
    const offer_scene *o = (const offer_scene *)s;
    char second[LESSON_ID];
    app_dirty(a);
    if (menu_back(in)) {
        app_pop(a);
    } else if (menu_pressed(in, ZONE_LESSON)) {
        lessons_begin(a, in->n == 1 && lessons_hosts(a, o->id, second) ? second : o->id);
    } else if (menu_pressed(in, ZONE_PLAY)) {
        const seating_arg arg = {game_of(a, o->id)};
        app_pop(a);
        app_push(a, &scene_seating, &arg, sizeof arg);
    } else {
        return false;
    }
    return true;
}

const scene_ops scene_offer = {.name = "offer",
                               .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT | SCENE_PUBLIC,
                               .size = sizeof(offer_scene),
                               .enter = enter,
                               .input = input,
                               .draw = draw};
