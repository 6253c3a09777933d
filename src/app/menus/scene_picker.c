/* Which game: its cover is pressed; by pages where they are too many. */
#include "app/lessons/lessons.h"
#include "app/menus/menu.h"
#include "app/menus/shelf.h"

typedef struct {
    scene base;
    int first; /* a game of the page that is shown: turning the window keeps it on the screen */
} picker_scene;

static shelf games(const app *a, const ui_frame *ui) {
    return shelf_of(a, ui, menu_area(ui), false);
}

static void draw(const scene *s, const app *a, ui_draw *d) {
    const shelf all = games(a, d->ui);
    menu_page(d, ui_say(d, "picker.head"));
    menu_rules_button(d);
    const int page = shelf_draw(a, d, &all, ((const picker_scene *)s)->first);
    const ui_rect room = menu_foot(d, ui_say(d, "menu.back"), NULL, 0);
    menu_foot_pages(d, room, page, all.pages);
    if (all.pages == 1) {
        menu_sentence(d, room, ui_say(d, "picker.foot"), false);
    }
}

static void turn(picker_scene *s, const app *a, int by) {
    s->first = menu_turned(s->first, app_games(a), games(a, &a->frame).per, by);
}

/* Before the first time its lesson is offered. */
static void pick(app *a, int game) {
    if (lessons_offers(a, a->tables[game]->game)) {
        lessons_offer(a, a->tables[game]->game);
    } else {
        app_push(a, &scene_seating, &(seating_arg){a->games[game]}, sizeof(seating_arg));
    }
}

static bool input(scene *s, app *a, const ui_input *in) {
    app_dirty(a);
    if (menu_back(in)) {
        app_pop(a);
    } else if (menu_pressed(in, ZONE_GAME)) {
        pick(a, in->n);
    } else if (menu_pressed(in, ZONE_PAGE)) {
        turn((picker_scene *)s, a, in->n);
    } else if (menu_wants_rules(in)) {
        rules_arg rules = {0};
        app_push(a, &scene_rules, &rules, sizeof rules);
    } else {
        return false;
    }
    return true;
}

const scene_ops scene_picker = {.name = "picker",
                                .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT | SCENE_PUBLIC,
                                .size = sizeof(picker_scene),
                                .input = input,
                                .draw = draw};
