/* What was played here: today, in the last seven days and in all, counted by the names of the evenings. */
#include <dirent.h>
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "app/files/paths.h"
#include "app/menus/menu.h"
#include "app/menus/shelf.h"
#include "kiosk/kiosk.h"
#include "kiosk/owner_now.h"

enum { COLUMNS = 3, DAY = 10, WEEK = 7 };

typedef struct {
    scene base;
    int games;
    int n[WISH_GAMES + 1][COLUMNS]; /* the last line: all games */
} figures_scene;

/* The days of the week that ends today; each day is looked for at its noon, whatever summer time does. */
static void last_days(char day[WEEK][DAY + 1]) {
    const time_t now = time(NULL);
    for (int i = 0; i < WEEK; i++) {
        struct tm when = *localtime(&now);
        when.tm_hour = 12;
        when.tm_mday -= i;
        when.tm_isdst = -1;
        mktime(&when);
        strftime(day[i], DAY + 1, "%Y-%m-%d", &when);
    }
}

/* DATE-GAME-N.nighttable */
static int game_of(const kiosk *k, const char *name) {
    for (int i = 0; i < WISH_GAMES && k->built[i] != NULL; i++) {
        const size_t len = strlen(k->built[i]->id);
        if (strlen(name) > DAY + 1 + len && strncmp(name + DAY + 1, k->built[i]->id, len) == 0 &&
            (name[DAY + 1 + len] == '-' || name[DAY + 1 + len] == '.')) {
            return i;
        }
    }
    return -1;
}

static void count(figures_scene *s, int line, const char *name, char day[WEEK][DAY + 1]) {
    bool week = false;
    for (int i = 0; i < WEEK; i++) {
        week |= strncmp(name, day[i], DAY) == 0;
    }
    s->n[line][0] += strncmp(name, day[0], DAY) == 0;
    s->n[line][1] += week;
    s->n[line][2]++;
}

static bool enter(scene *base, app *a, const void *arg) {
    figures_scene *s = (figures_scene *)base;
    char path[APP_PATH + 16], day[WEEK][DAY + 1];
    const kiosk *k = kiosk_of(a);
    (void)arg;
    last_days(day);
    while (s->games < WISH_GAMES && k->built[s->games] != NULL) {
        s->games++;
    }
    DIR *open = paths_join(path, sizeof path, a->save_dir, "evenings") ? opendir(path) : NULL;
    const struct dirent *entry;
    while (open != NULL && (entry = readdir(open)) != NULL) {
        const int game = game_of(k, entry->d_name);
        if (game >= 0) {
            count(s, game, entry->d_name, day);
            count(s, s->games, entry->d_name, day);
        }
    }
    if (open != NULL) {
        closedir(open);
    }
    return true;
}

int owner_played(app *a) {
    figures_scene s = {0};
    enter(&s.base, a, NULL);
    return s.n[s.games][COLUMNS - 1];
}

static bool input(scene *s, app *a, const ui_input *in) {
    (void)s;
    app_dirty(a);
    if (menu_back(in)) {
        app_pop(a);
    }
    return true;
}

static ui_rect cell(ui_rect line, int column) {
    const float each = line.w * 0.18f, x = line.x + line.w - each * (float)(COLUMNS - column);
    return (ui_rect){x, line.y, each - 10, line.h};
}

/* The game's cover before its name; returns what is left of the line for that. */
static float draw_cover(const kiosk *k, ui_draw *d, ui_rect at, int line) {
    static const float in = 8.0f, away = 14.0f, widest = 120.0f; /* names want room, too */
    const float high = at.h - 2 * in;
    const ui_rect cover = {at.x + in, at.y + in, fminf(high, widest), high};
    if (!menu_has_pictures(d->ui) || k->built_tables[line] == NULL) {
        return at.x + 20;
    }
    shelf_cover(d, (uint8_t)(1 + line), k->built_tables[line], cover, 1.0f);
    return cover.x + cover.w + away;
}

static const float bar_high = 7.0f;

/* Large words want the room. */
static bool has_bars(const ui_frame *ui, float high) {
    return high >= ui_label_least(ui, &UI_STYLE_BUTTON) * 1.4f + bar_high + 14.0f;
}

/* How much it was played beside what was played most, below its name. */
static void draw_bar(const figures_scene *s, ui_draw *d, ui_rect at, int line) {
    static const ui_colour track = 0xFF0A0E18u;
    int most = 1;
    for (int i = 0; i < s->games; i++) {
        most = s->n[i][COLUMNS - 1] > most ? s->n[i][COLUMNS - 1] : most;
    }
    ui_fill(d, at, ui_theme(d->ui, track));
    ui_fill(d, (ui_rect){at.x, at.y, at.w * (float)s->n[line][COLUMNS - 1] / (float)most, at.h}, UI_LANTERN);
}

static void draw_line(const figures_scene *s, const kiosk *k, ui_draw *d, ui_rect at, int line) {
    ui_label_style name = UI_STYLE_BUTTON, number = UI_STYLE_HEAD;
    char key[64];
    const bool all = line == s->games;
    name.align = UI_LEFT;
    name.colour = all ? UI_LANTERN : UI_PAPER_100;
    number.align = UI_MIDDLE;
    number.lines = 1;
    snprintf(key, sizeof key, "%s.title", k->built[all ? 0 : line]->id);
    ui_plate(d, at, 40u + (unsigned)line % 5u, all ? 0xF0303049u : 0xE6151B2Cu, 0, 0, false);
    const float x = all ? at.x + 20 : draw_cover(k, d, at, line);
    const float wide = cell(at, 0).x - x - 10, bar = has_bars(d->ui, at.h) && !all ? bar_high + 10.0f : 0.0f;
    ui_label(d, (ui_rect){x, at.y + 3, wide, at.h - 6 - bar}, &name, ui_say(d, all ? "owner.figures.all" : key));
    if (bar > 0.0f && s->n[line][COLUMNS - 1] > 0) {
        draw_bar(s, d, (ui_rect){x, at.y + at.h - bar, wide, bar_high}, line);
    }
    for (int i = 0; i < COLUMNS; i++) {
        number.colour = s->n[line][i] == 0 ? UI_INK_500 : name.colour; /* what was played is to be seen */
        ui_label(d, cell(at, i), &number, UI_SAY(d, "options.number", TEXT_NUM("n", s->n[line][i])));
    }
}

static const float wide_line = 92.0f, tall_line = 186.0f; /* most: a tall window is filled */

static void draw_table(const figures_scene *s, const kiosk *k, ui_draw *d, ui_rect area) {
    static const char *const column[COLUMNS] = {"owner.figures.today", "owner.figures.week", "owner.figures.ever"};
    const float top = 62.0f * fmaxf(1.0f, d->ui->text_scale * 0.8f);
    const int lines = s->games + 1;
    const ui_rect heads = {area.x, area.y - 4, area.w, top};
    ui_label_style style = UI_STYLE_SMALL;
    style.align = UI_MIDDLE;
    style.colour = UI_PAPER_200;
    for (int i = 0; i < COLUMNS; i++) {
        ui_label(d, cell(heads, i), &style, ui_say(d, column[i]));
    }
    area.y += top;
    area.h = fminf(area.h - top, (menu_narrow(d->ui) ? tall_line : wide_line) * (float)lines);
    for (int i = 0; i < lines; i++) {
        draw_line(s, k, d, ui_row(area, i, lines, 8), i);
    }
}

/* Covers that wait: in a row, of a window that stands in two, as large as there is room. */
static float draw_waiting(const figures_scene *s, const kiosk *k, ui_draw *d, ui_rect area) {
    static const float gap = 18.0f, upright = 1.5f, dim = 0.55f;
    const int rows = menu_narrow(d->ui) ? 2 : 1, columns = (s->games + rows - 1) / rows;
    const float room = fminf(ui_column(area, 0, columns, gap).w, 230.0f);
    const float high = fminf(room * upright, (area.h + gap) / (float)rows - gap), w = high / upright;
    for (int i = 0; i < s->games; i++) {
        const int line = i / columns, left = s->games - line * columns, in_row = left < columns ? left : columns;
        const float wide = (float)in_row * (w + gap) - gap;
        const ui_rect at = {area.x + (area.w - wide) / 2 + (float)(i % columns) * (w + gap),
                            area.y + (float)line * (high + gap), w, high};
        ui_plate(d, at, 60u + (unsigned)i, UI_INK_950, 0, 0, true);
        shelf_cover(d, (uint8_t)(1 + i), k->built_tables[i], ui_inset(at, 4), dim);
        ui_mount(d, at, 60u + (unsigned)i, 7.0f, 0xFF4A2E24u, 0xFFB4703Cu, 1.4f);
    }
    return (float)rows * (high + gap) - gap;
}

/* In place of noughts a sentence below the covers. */
static void draw_nothing(const figures_scene *s, const kiosk *k, ui_draw *d, ui_rect area) {
    static const float away = 28.0f, above = 10.0f;
    const char *said = ui_say(d, "owner.figures.none");
    const float words = ui_label_height(d->ui, &UI_STYLE_HEAD, area.w, said) + 4;
    ui_label_style style = UI_STYLE_HEAD;
    style.align = UI_MIDDLE;
    area.y += above;
    area.h -= above;
    const float high = draw_waiting(s, k, d, (ui_rect){area.x, area.y, area.w, area.h - words - away});
    ui_label(d, (ui_rect){area.x, area.y + high, area.w, area.h - high}, &style, said);
}

static void draw(const scene *base, const app *a, ui_draw *d) {
    const figures_scene *s = (const figures_scene *)base;
    const bool none = s->n[s->games][COLUMNS - 1] == 0;
    menu_page(d, ui_say(d, "owner.figures"));
    if (none) {
        draw_nothing(s, kiosk_of(a), d, menu_area(d->ui));
    } else {
        draw_table(s, kiosk_of(a), d, menu_area(d->ui));
    }
    const ui_rect words = menu_foot(d, ui_say(d, "menu.back"), NULL, 0);
    if (!none) {
        menu_sentence(d, words, ui_say(d, "owner.figures.what"), false);
    }
}

const scene_ops scene_owner_figures = {.name = "owner_figures",
                                       .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT,
                                       .size = sizeof(figures_scene),
                                       .enter = enter,
                                       .input = input,
                                       .draw = draw};
