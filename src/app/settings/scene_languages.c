/* One press chooses a language: the table's, or that of one seat. Each stands there in its own name and letters. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/languages.h"
#include "app/menus/menu.h"
#include "ui/frame.h"

typedef struct {
    scene base;
    uint8_t seat; /* or NT_SPECTATOR: the table's */
    app_languages all;
} languages_scene;

static const ui_seat *seat_of(const languages_scene *l, const app *a) {
    return a->table != NULL ? &app_director_seating(a->table)->seat[l->seat] : &a->plan.seating.seat[l->seat];
}

static bool enter(scene *s, app *a, const void *arg) {
    languages_scene *l = (languages_scene *)s;
    l->seat = ((const languages_arg *)arg)->seat;
    l->all = app_find_languages(a);
    return true;
}

/* A seat may also read what the table reads: the first tile, number -1. */
static int first(const languages_scene *l) {
    return l->seat == NT_SPECTATOR ? 0 : -1;
}

static const char *chosen(const languages_scene *l, const app *a) {
    return l->seat == NT_SPECTATOR ? a->settings.lang : seat_of(l, a)->lang;
}

static void choose(const languages_scene *l, app *a, const char *tag) {
    if (l->seat != NT_SPECTATOR) {
        app_choose_language(a, l->seat, tag);
        return;
    }
    snprintf(a->settings.lang, sizeof a->settings.lang, "%s", tag);
    a->settings.lang_chosen = true;
    app_settings_changed(a);
}

static bool input(scene *s, app *a, const ui_input *in) {
    const languages_scene *l = (const languages_scene *)s;
    app_dirty(a);
    if (menu_back(in)) {
        app_pop(a);
    } else if (menu_pressed(in, ZONE_LANGUAGE) && in->n < l->all.n) {
        choose(l, a, in->n < 0 ? "" : l->all.tag[in->n]);
        app_pop(a);
    } else {
        return false;
    }
    return true;
}

static void draw_tile(const languages_scene *l, const app *a, ui_draw *d, ui_rect at, int n) {
    const char *tag = n < 0 ? "" : l->all.tag[n];
    const bool now = strcmp(tag, chosen(l, a)) == 0;
    const bool hover = d->ui->hover_name != NULL && d->ui->hover_n == n && strcmp(d->ui->hover_name, "language") == 0;
    ui_label_style style = UI_STYLE_SENTENCE;
    ui_zone_add(d, ZONE_LANGUAGE, n, at, UI_ZONE_OPTION | (now ? UI_ZONE_DEFAULT : 0));
    ui_plate(d, at, 60u + (unsigned)(n + 1),
             now     ? UI_PAPER_100
             : hover ? UI_INK_700
                     : UI_INK_800,
             UI_PAPER_400, 2.0f, true);
    style.colour = now ? UI_INK_900 : UI_PAPER_100;
    style.lines = 2;
    const float side = n < 0 && now ? 46.0f : 12.0f; /* its many words keep clear of the tick */
    const ui_rect words = {at.x + side, at.y + 12, at.w - 2 * side, at.h - 24};
    if (n < 0) {
        ui_label(d, words, &style,
                 UI_SAY(d, "languages.table", TEXT_STR("language", app_language_name(d, a->settings.lang))));
    } else {
        style.lang = tag;
        style.name = true;
        ui_label(d, words, &style, app_language_name(d, tag));
    }
    if (now) {
        ui_figure(d, "check", (ui_rect){at.x + at.w - 38, at.y + 12, 26, 26}, UI_INK_900);
    }
    ui_focus(d, at, ZONE_LANGUAGE, n);
}

/* The last row stands in the middle. */
static ui_rect tile_at(ui_rect grid, int i, int n, int columns, float gap) {
    const int rows = (n + columns - 1) / columns, row = i / columns;
    const int in_row = row == rows - 1 ? n - row * columns : columns;
    ui_rect at = ui_column(ui_row(grid, row, rows, gap), i % columns, columns, gap);
    at.x += (float)(columns - in_row) * (at.w + gap) / 2;
    return at;
}

/* The title's night, beside the tiles in a wide window and behind them in a tall one; large words leave nothing of it
 * to be seen. */
static bool leaves_room(const ui_frame *ui, ui_rect wall) {
    return menu_has_pictures(ui) && wall.h > 560;
}

static bool has_window(const ui_frame *ui, ui_rect wall) {
    return !ui->high_contrast && (leaves_room(ui, wall) || menu_narrow(ui));
}

/* The title's picture, seen through it where it is on that page: moon and wolf stay as the one page goes. */
static void draw_window(ui_draw *d, ui_rect wall) {
    ui_group_cut(d, ui_inset(wall, 4));
    ui_cover(d, menu_narrow(d->ui) ? "title_tall" : "title", (ui_rect){0, 0, d->ui->width, d->ui->height});
    ui_group_end(d);
    ui_mount(d, wall, 59, 9.0f, UI_INK_900, UI_PAPER_400, 2.0f);
}

static void draw(const scene *s, const app *a, ui_draw *d) {
    const languages_scene *l = (const languages_scene *)s;
    const ui_rect wall = menu_area(d->ui);
    const bool window = has_window(d->ui, wall), room = leaves_room(d->ui, wall);
    ui_rect area = window ? ui_inset(wall, room ? 34 : 26) : wall;
    area.w *= window && !menu_narrow(d->ui) ? 0.43f : 1.0f;
    const int from = first(l), n = l->all.n - from, columns = room || menu_narrow(d->ui) ? 2 : 3;
    const int more = from < 0 && columns == 2 ? 1 : 0; /* the table's tile, of many words, takes the first row */
    const int rows = (n + more + columns - 1) / columns;
    const float gap = 18, most = menu_narrow(d->ui) ? 104.0f : 130.0f;
    const float high = fminf(most, (area.h - gap * (float)(rows - 1)) / (float)rows);
    ui_rect grid = ui_centre(area, fminf(area.w, 1100), (high + gap) * (float)rows - gap);
    grid.y = window && menu_narrow(d->ui) ? area.y : grid.y; /* in the sky, above moon and wolf */
    if (l->seat == NT_SPECTATOR) {
        menu_page(d, ui_say(d, "languages.head"));
    } else {
        char name[UI_NAME_BYTES];
        app_seat_name(seat_of(l, a), d->ui->words, name, sizeof name);
        menu_page(d, UI_SAY(d, "languages.head_seat", TEXT_STR("name", name)));
    }
    if (window) {
        draw_window(d, wall);
    }
    for (int i = 0; i < n; i++) {
        const ui_rect at = i < more ? ui_row(grid, 0, rows, gap) : tile_at(grid, i + more, n + more, columns, gap);
        draw_tile(l, a, d, at, i + from);
    }
    menu_foot(d, ui_say(d, "menu.back"), NULL, 0);
}

/* A seat chooses in its own language, so that it finds its way back from one that it cannot read. */
static const char *lang(const scene *s, const app *a) {
    const languages_scene *l = (const languages_scene *)s;
    return l->seat == NT_SPECTATOR || a->table == NULL ? NULL : seat_of(l, a)->lang;
}

const scene_ops scene_languages = {.name = "languages",
                                   .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT | SCENE_PUBLIC,
                                   .size = sizeof(languages_scene),
                                   .enter = enter,
                                   .input = input,
                                   .draw = draw,
                                   .lang = lang};
