/* The owner's page: what can be set, seen and done, each behind a button. */
#include <math.h>

#include "app/menus/menu.h"
#include "kiosk/entries.h"
#include "kiosk/kiosk.h"
#include "kiosk/owner_now.h"

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
    int played; /* nobody plays while this page is open */
} owner_scene;

static bool enter(scene *s, app *a, const void *arg) {
    (void)arg;
    ((owner_scene *)s)->played = owner_played(a);
    return true;
}

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
            kiosk_note(a, ENTRY_RESTART);
            a->quit = true;
        }
    }
    return true;
}

/* ---- how they lie: four groups, each below its heading; two beside each other are alike ---- */

enum { GROUPS = 4, OF_COLUMN = GROUPS / 2, MOST_OF_GROUP = 3 };

static const struct {
    const char *head;
    int of[MOST_OF_GROUP], n;
} group[GROUPS] = {
    {"owner.group.guests", {0, 1}, 2},
    {"owner.group.begin", {2, 5, 6}, 3},
    {"owner.group.when", {3, 4}, 2},
    {"owner.group.machine", {7, 8, 9}, 3},
};

static const float row_gap = 8.0f, group_gap = 10.0f, column_gap = 24.0f;

/* Large words want the headings' room. */
static float head_height(const ui_frame *ui) {
    return ui_large_words(ui) ? 0.0f : ui_label_height(ui, &UI_STYLE_SMALL, ui->width, "Ag") + 4;
}

/* What is set stands at the right end, as far as the name leaves room for it. */
static float draw_now(const owner_scene *s, const app *a, ui_draw *d, ui_rect at, float name, const entry *e) {
    static const float away = 20.0f;
    ui_label_style style = UI_STYLE_SMALL;
    const char *now = e->leads == &scene_owner_page      ? owner_now(a, d, e->page)
                      : e->leads == &scene_owner_figures ? UI_SAY(d, "owner.now.played", TEXT_NUM("n", s->played))
                                                         : NULL;
    const float w = now != NULL ? ui_label_width(d->ui, &style, now) + 4 : 0.0f;
    if (now == NULL || name + away + w > at.w) {
        return 0.0f;
    }
    style.align = UI_RIGHT;
    style.lines = 1;
    style.colour = UI_LANTERN;
    ui_label(d, (ui_rect){at.x + at.w - w, at.y, w, at.h}, &style, now);
    return w + away;
}

/* Signs and words begin on one line. */
static void draw_entry(const owner_scene *s, const app *a, ui_draw *d, ui_rect at, int i) {
    static const float left = 28.0f, gap = 22.0f, right = 24.0f;
    const float sign = fminf(at.h * 0.55f, 40.0f), x = at.x + left + sign + gap;
    const char *name = ui_say(d, entries[i].key);
    ui_rect words = {x, at.y + 4, at.x + at.w - right - x, at.h - 8};
    ui_label_style style = UI_STYLE_BUTTON;
    style.align = UI_LEFT;
    ui_button(d, at, ZONE_GROUP, i, NULL, NULL, UI_PLAIN, UI_ZONE_OPTION);
    ui_figure(d, entries[i].figure, (ui_rect){at.x + left, at.y + (at.h - sign) / 2, sign, sign},
              ui_theme(d->ui, UI_PAPER_100));
    words.w -= draw_now(s, a, d, words, ui_label_width(d->ui, &style, name), &entries[i]);
    ui_label(d, words, &style, name);
}

/* Its groups one below the other; rows of a column are alike, and fill it. */
static void draw_column(const owner_scene *s, const app *a, ui_draw *d, ui_rect at, int from, int to) {
    static const float highest = 112.0f;
    const float head = head_height(d->ui);
    ui_label_style style = UI_STYLE_SMALL;
    float y = at.y, n = 0, around = (float)(to - from - 1) * group_gap;
    for (int g = from; g < to; g++) {
        n += (float)group[g].n;
        around += head + (float)(group[g].n - 1) * row_gap;
    }
    const float high = fminf((at.h - around) / n, highest);
    style.colour = UI_PAPER_200;
    for (int g = from; g < to; g++) {
        if (head > 0.0f) {
            ui_label(d, (ui_rect){at.x + 4, y - 2, at.w - 8, head}, &style, ui_say(d, group[g].head));
        }
        y += head;
        for (int i = 0; i < group[g].n; i++) {
            draw_entry(s, a, d, (ui_rect){at.x, y, at.w, high}, group[g].of[i]);
            y += high + row_gap;
        }
        y += group_gap - row_gap;
    }
}

static void draw_groups(const owner_scene *s, const app *a, ui_draw *d, ui_rect area) {
    if (menu_narrow(d->ui)) {
        draw_column(s, a, d, area, 0, GROUPS);
    } else {
        draw_column(s, a, d, ui_column(area, 0, 2, column_gap), 0, OF_COLUMN);
        draw_column(s, a, d, ui_column(area, 1, 2, column_gap), OF_COLUMN, GROUPS);
    }
}

/* Ends the program: smaller than what leads on, and not where that would stand. Returns what is left of the foot. */
static ui_rect draw_restart(ui_draw *d, ui_rect room) {
    static const float usual = 200.0f, most = 0.34f, away = 20.0f;
    const int last = ENTRIES - 1;
    const char *name = ui_say(d, entries[last].key);
    const float h = menu_button_height(d->ui), w = menu_button_width(d->ui, name, usual, d->ui->width * most);
    ui_button(d, (ui_rect){room.x + room.w - w, room.y + 18, w, h}, ZONE_GROUP, last, name, NULL, UI_OUTLINED,
              UI_ZONE_OPTION | UI_ZONE_HOLD);
    room.w -= w + away;
    return room;
}

static void draw(const scene *s, const app *a, ui_draw *d) {
    const char *version = kiosk_of(a)->version;
    menu_page(d, ui_say(d, "owner.title"));
    draw_groups((const owner_scene *)s, a, d, menu_area(d->ui));
    const ui_rect words = draw_restart(d, menu_foot(d, ui_say(d, "owner.leave"), NULL, 0));
    if (version[0] != '\0') {
        menu_sentence(d, words, UI_SAY(d, "owner.version", TEXT_STR("version", version)), false);
    }
}

const scene_ops scene_owner = {.name = "owner",
                               .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT,
                               .size = sizeof(owner_scene),
                               .enter = enter,
                               .input = input,
                               .draw = draw};
