/* The owner's page: what can be set, seen and done, each behind a button. */
#include <math.h>

#include "app/menu.h"
#include "kiosk/kiosk.h"
#include "kiosk/owner_rows.h"

typedef struct {
    const char *key, *figure;
    const scene_ops *leads; /* NULL: starts again */
    owner_page page;
} entry;

static const entry entries[] = {
    {"owner.games", "cards", &scene_owner_page, OWNER_GAMES},
    {"owner.languages", "speech", &scene_owner_page, OWNER_LANGUAGES},
    {"owner.sound", "speaker", &scene_owner_page, OWNER_SOUND},
    {"owner.hours", "moon", &scene_owner_page, OWNER_HOURS},
    {"owner.times", "hourglass", &scene_owner_page, OWNER_TIMES},
    {"owner.rules", "book", &scene_owner_page, OWNER_RULES},
    {"owner.sets", "castle", &scene_owner_page, OWNER_SETS},
    {"owner.figures", "coin", &scene_owner_figures, OWNER_PAGES},
    {"owner.log", "log", &scene_owner_log, OWNER_PAGES},
    {"owner.export", "chest", &scene_owner_export, OWNER_PAGES},
    {"owner.restart", "gear", NULL, OWNER_PAGES},
};
enum { ENTRIES = sizeof entries / sizeof entries[0] };

typedef struct {
    scene base;
} owner_scene;

static bool input(scene *s, app *a, const ui_input *in) {
    (void)s;
    app_dirty(a);
    if (menu_back(in)) {
        app_go(a, app_home(a), NULL, 0);
    } else if (menu_pressed(in, ZONE_GROUP) && in->n >= 0 && in->n < ENTRIES) {
        const entry *e = &entries[in->n];
        if (e->leads != NULL) {
            app_push(a, e->leads, &e->page, sizeof e->page);
        } else {
            app_log(a, "started again by the owner");
            a->quit = true;
        }
    }
    return true;
}

static void draw(const scene *s, const app *a, ui_draw *d) {
    (void)s;
    const char *version = kiosk_of(a)->version;
    ui_rect area = menu_area(d->ui);
    const int columns = menu_narrow(d->ui) ? 1 : 2, lines = (ENTRIES + columns - 1) / columns;
    area.h = fminf(area.h, (float)lines * 112.0f);
    menu_page(d, ui_say(d, "owner.title"));
    for (int i = 0; i < ENTRIES; i++) {
        const ui_rect at = ui_row(ui_column(area, i / lines, columns, 24), i % lines, lines, 12);
        ui_button(d, at, ZONE_GROUP, i, ui_say(d, entries[i].key), entries[i].figure, UI_PLAIN,
                  entries[i].leads == NULL ? UI_ZONE_HOLD : UI_ZONE_OPTION);
    }
    const ui_rect words = menu_foot(d, ui_say(d, "owner.leave"), NULL, 0);
    if (version[0] != '\0') {
        menu_sentence(d, words, UI_SAY(d, "owner.version", TEXT_STR("version", version)), false);
    }
}

const scene_ops scene_owner = {.name = "owner",
                               .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT,
                               .size = sizeof(owner_scene),
                               .input = input,
                               .draw = draw};
