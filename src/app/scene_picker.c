#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/menu.h"

enum { MOST_ITEMS = 16, KEY = 64 };

static int built(const app *a) {
    int n = 0;
    while (n < MOST_ITEMS && a->tables[n] != NULL) {
        n++;
    }
    return n;
}

static void grid(const ui_frame *ui, int n, int *columns, int *rows) {
    *columns = menu_narrow(ui) ? 1 : n < 3 ? 3 : n > 5 ? (n + 1) / 2 : n;
    *rows = (n + *columns - 1) / *columns;
}

typedef struct {
    const char *cover, *title, *idea, *line;
    int n;
} item;

typedef struct {
    ui_label_style title, idea, line;
} looks;

static looks looks_of(bool beside) {
    looks l = {UI_STYLE_HEAD, UI_STYLE_SMALL, UI_STYLE_SMALL};
    l.title.size = 28;
    l.title.align = l.idea.align = l.line.align = beside ? UI_LEFT : UI_MIDDLE;
    l.title.colour = UI_PAPER_100;
    l.title.lines = 2;
    l.line.colour = UI_LANTERN;
    l.line.face = TEXT_BOLD;
    return l;
}

static const float inset = 10.0f;

/* Heights of the three texts, the largest of all items, so that covers and lines are level. */
typedef struct {
    float title, idea, line;
} heights;

static heights wanted(const ui_frame *ui, float w, const item *it, int n) {
    heights most = {0, 0, 0};
    for (int i = 0; i < n; i++) {
        looks l = looks_of(false);
        most.title = fmaxf(most.title, ui_label_height(ui, &l.title, w, it[i].title));
        most.idea = fmaxf(most.idea, ui_label_height(ui, &l.idea, w, it[i].idea));
        most.line = fmaxf(most.line, ui_label_height(ui, &l.line, w, it[i].line));
    }
    return most;
}

static void draw_words(ui_draw *d, ui_rect at, const item *it, const heights *want, bool beside) {
    looks l = looks_of(beside);
    float title = beside ? at.h * 0.34f : fminf(want->title + 8, fmaxf(at.h * 0.2f, 88));
    float line = beside ? at.h * 0.26f : fminf(want->line + 8, fmaxf(at.h * 0.26f, 64));
    if (!beside) {
        ui_plate(d, (ui_rect){at.x + 6, at.y, at.w - 12, title}, 70u + (unsigned)it->n, UI_INK_900, 0, 0, false);
    }
    ui_label(d, beside ? (ui_rect){at.x, at.y, at.w, title} : (ui_rect){at.x + 14, at.y, at.w - 28, title}, &l.title,
             it->title);
    ui_label(d, (ui_rect){at.x, at.y + title, at.w, at.h - title - line}, &l.idea, it->idea);
    ui_label(d, (ui_rect){at.x, at.y + at.h - line, at.w, line}, &l.line, it->line);
}

/* Cover above the words, or beside them on a narrow frame. `picture` is its height or width. */
static void draw_item(ui_draw *d, ui_rect at, const item *it, const heights *want, float picture) {
    bool hover = d->ui->hover_name != NULL && d->ui->hover_n == it->n && strcmp(d->ui->hover_name, "game") == 0;
    bool beside = menu_narrow(d->ui);
    ui_zone_add(d, "game", it->n, at, UI_ZONE_OPTION | (it->n == 0 ? UI_ZONE_DEFAULT : 0));
    ui_plate(d, at, 60u + (unsigned)it->n, hover ? UI_INK_700 : UI_INK_800, UI_PAPER_400, 2.0f, true);
    ui_rect in = ui_inset(at, inset);
    ui_rect cover = beside ? (ui_rect){in.x, in.y, picture, in.h} : (ui_rect){in.x, in.y, in.w, picture};
    ui_cover(d, it->cover, cover);
    float lap = fminf((want->title + 8) / 2, picture * 0.3f); /* the name hangs over the cover's foot */
    ui_rect words = beside ? (ui_rect){in.x + picture + 20, in.y, in.w - picture - 24, in.h}
                           : (ui_rect){in.x, in.y + picture - lap, in.w, in.h - picture + lap};
    draw_words(d, words, it, want, beside);
    ui_focus(d, at, "game", it->n);
}

static item item_of(const app *a, ui_draw *d, int i) {
    const nt_table *table = a->tables[i];
    const nt_game *game = a->games[i];
    char title[KEY], idea[KEY];
    snprintf(title, sizeof title, "%s.title", table->game);
    snprintf(idea, sizeof idea, "%s.idea", table->game);
    return (item){.n = i,
                  .cover = table->cover,
                  .title = ui_say(d, title),
                  .idea = ui_say(d, idea),
                  .line = UI_SAY(d, "picker.size", TEXT_NUM("from", game->min_seats), TEXT_NUM("to", game->max_seats),
                                 TEXT_NUM("least", table->minutes_from), TEXT_NUM("most", table->minutes_to))};
}

static void draw(const scene *s, const app *a, ui_draw *d) {
    (void)s;
    int n = built(a), columns, rows;
    menu_page(d, ui_say(d, "picker.head"));
    menu_rules_button(d);
    ui_rect area = menu_area(d->ui);
    grid(d->ui, n, &columns, &rows);
    item it[MOST_ITEMS];
    ui_rect cell = ui_column(ui_row(area, 0, rows, 18), 0, columns, 18);
    for (int i = 0; i < n; i++) {
        it[i] = item_of(a, d, i);
    }
    heights want = wanted(d->ui, cell.w - 2 * inset, it, n);
    float left = cell.h - 2 * inset - want.title - want.idea - want.line - 34;
    float tall = fminf(left + (want.title + 8) / 2, (cell.w - 2 * inset) * 4 / 3);
    float picture = menu_narrow(d->ui) ? cell.h * 0.8f : fmaxf(tall, cell.h * 0.28f);
    for (int i = 0; i < n; i++) {
        ui_rect at = ui_column(ui_row(area, i / columns, rows, 18), i % columns, columns, 18);
        draw_item(d, at, &it[i], &want, picture);
    }
    menu_foot(d, ui_say(d, "menu.back"), NULL, 0);
}

static bool input(scene *s, app *a, const ui_input *in) {
    (void)s;
    app_dirty(a);
    if (menu_back(in)) {
        app_pop(a);
    } else if (menu_pressed(in, "game")) {
        app_push(a, &scene_seating, &(seating_arg){a->games[in->n]}, sizeof(seating_arg));
    } else if (menu_wants_rules(in)) {
        rules_arg rules = {NULL, 0};
        app_push(a, &scene_rules, &rules, sizeof rules);
    } else {
        return false;
    }
    return true;
}

const scene_ops scene_picker = {
    .name = "picker", .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT, .size = sizeof(scene), .input = input, .draw = draw};
