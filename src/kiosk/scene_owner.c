/* The owner's page: what can be set, seen and done, each behind a button. */
#include <math.h>

#include "app/menus/menu.h"
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

/* Signs and words begin on one line. */
static void draw_entry(ui_draw *d, ui_rect at, int i) {
    static const float left = 36.0f, gap = 24.0f;
    const float sign = fminf(at.h * 0.55f, 40.0f), x = at.x + left + sign + gap;
    ui_label_style style = UI_STYLE_BUTTON;
    style.align = UI_LEFT;
    ui_button(d, at, ZONE_GROUP, i, NULL, NULL, UI_PLAIN, entries[i].leads == NULL ? UI_ZONE_HOLD : UI_ZONE_OPTION);
    ui_figure(d, entries[i].figure, (ui_rect){at.x + left, at.y + (at.h - sign) / 2, sign, sign},
              ui_theme(d->ui, UI_PAPER_100));
    ui_label(d, (ui_rect){x, at.y + 4, at.x + at.w - 16 - x, at.h - 8}, &style, ui_say(d, entries[i].key));
}

/* The last one, which ends the program, lies below the others, across all columns: no place stays empty. */
static void draw_entries(ui_draw *d, ui_rect area) {
    static const float column_gap = 24.0f, row_gap = 12.0f;
    enum { LAST = ENTRIES - 1 };
    const int columns = menu_narrow(d->ui) ? 1 : 2, lines = (LAST + columns - 1) / columns;
    for (int i = 0; i < LAST; i++) {
        draw_entry(d, ui_row(ui_column(area, i / lines, columns, column_gap), i % lines, lines + 1, row_gap), i);
    }
    draw_entry(d, ui_row(area, lines, lines + 1, row_gap), LAST);
}

static void draw(const scene *s, const app *a, ui_draw *d) {
    static const float highest = 112.0f;
    (void)s;
    const char *version = kiosk_of(a)->version;
    ui_rect area = menu_area(d->ui);
    area.h = fminf(area.h, (float)(menu_narrow(d->ui) ? ENTRIES : (ENTRIES + 1) / 2) * highest);
    menu_page(d, ui_say(d, "owner.title"));
    draw_entries(d, area);
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
