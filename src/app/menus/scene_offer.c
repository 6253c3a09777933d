/* Before a game is played for the first time: its lesson, once; and where there are two, which one. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/lessons/lessons.h"
#include "app/menus/menu.h"
#include "app/menus/shelf.h"

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
    const int n = lessons_hosts(a, o->id, second) ? 3 : 2;
    ui_button_of ways[3] = {
        {.zone = ZONE_LESSON,
         .text = ui_say(d, "lesson.begin"),
         .look = UI_PRIMARY,
         .flags = UI_ZONE_OPTION | UI_ZONE_DEFAULT},
        {.zone = ZONE_LESSON, .n = 1, .text = ui_say(d, "lesson.begin_judge"), .flags = UI_ZONE_OPTION}};
    ways[n - 1] =
        (ui_button_of){.zone = ZONE_PLAY, .text = ui_say(d, "lesson.play_at_once"), .flags = UI_ZONE_OPTION};
    for (int i = 0; i < n; i++) {
        ways[i].at = (ui_rect){at.x, at.y + (float)i * down, at.w, at.h};
    }
    ui_button_row(d, ways, n);
}

/* The game's picture on the wall: beside the words, and above them on an upright screen. */
static void draw_cover(const app *a, ui_draw *d, const char *id, ui_rect at) {
    enum { COVER = 1 };
    ui_plate(d, at, 52, UI_INK_900, 0, 0.0f, true);
    shelf_cover(d, COVER, app_find_table(a, id), ui_inset(at, 10), 1.0f);
    ui_mount(d, at, 52, 12.0f, 0xFF5A3B2Au, 0xFFB4703Cu, 1.6f);
}

typedef struct {
    ui_rect cover, words, ways; /* the cover's height is 0 where words need its room; the first of the ways */
} places;

static const float widest = 600.0f; /* of words and ways beside the cover: both end there */

static places places_of(const ui_frame *ui, float words, float high, int ways) {
    const ui_rect area = menu_area(ui);
    const float block = words + 28 + (float)ways * (high + 16);
    places at = {.cover = {area.x, area.y, 0, 0}};
    if (menu_narrow(ui)) {
        const float w = area.w < 560 ? area.w : 560, x = area.x + (area.w - w) / 2, rest = area.h - block - 40;
        const float side = rest < w * 1.2f ? rest : w * 1.2f, wide = side / 1.2f;
        at.cover = (ui_rect){area.x + (area.w - wide) / 2, area.y + 8, wide, rest < 160 ? 0 : side};
        const float y = at.cover.y + at.cover.h + (area.y + area.h - at.cover.y - at.cover.h - block) / 2;
        at.words = (ui_rect){area.x, y, area.w, words};
        at.ways = (ui_rect){x, y + words + 28, w, high};
        return at;
    }
    const float cover = area.w * 0.3f, between = 60, w = fminf(area.w - cover - 2 * between, widest);
    const float left = area.x + (area.w - cover - between - w) / 2, x = left + cover + between;
    const float y = area.y + (area.h - block) / 2;
    at.cover = (ui_rect){left, area.y + 8, cover, area.h - 36};
    at.words = (ui_rect){x, y < area.y ? area.y : y, w, words};
    at.ways = (ui_rect){x, at.words.y + words + 28, w, high};
    return at;
}

static void draw(const scene *s, const app *a, ui_draw *d) {
    const offer_scene *o = (const offer_scene *)s;
    const bool narrow = menu_narrow(d->ui);
    const ui_rect area = menu_area(d->ui);
    const float high = menu_button_height(d->ui) + 18;
    char key[40], second[LESSON_ID];
    ui_label_style style = UI_STYLE_SENTENCE;
    snprintf(key, sizeof key, "%s.title", o->id);
    const char *title = ui_say(d, key), *offer = UI_SAY(d, "lesson.offer", TEXT_STR("game", title));
    const float w = narrow ? area.w : fminf(area.w * 0.7f - 120, widest);
    const float words = ui_label_height(d->ui, &style, w, offer) + 4;
    const places at = places_of(d->ui, words < 220 ? words : 220, high, lessons_hosts(a, o->id, second) ? 3 : 2);
    style.align = narrow ? UI_MIDDLE : UI_LEFT;
    menu_page_of(d, o->id, NULL);
    if (at.cover.h > 0) {
        draw_cover(a, d, o->id, at.cover);
    }
    ui_label(d, at.words, &style, offer);
    draw_ways(o, a, d, at.ways);
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
