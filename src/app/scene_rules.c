/* The rules of one game, page by page; without a game the list of games. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/lessons.h"
#include "app/menu.h"
#include "app/options_rows.h"
#include "app/shelf.h"

enum { KEY = 96 };

/* Contents on the left, one page of text on the right; without a game the list of games. */
typedef struct {
    scene base;
    const nt_table *table; /* NULL = the list of games */
    int page, sheet;       /* page of the rules; sheet when its text takes several */
    int top; /* the first entry of the contents that is shown, as far as they are longer than their place */
    bool from_list;
    bool here;   /* of a table: behind the pages stands what it has changed */
    int first;   /* a game of the list's page that is shown */
    bool lesson; /* there is one of this game */
} rules_scene;

static int page_count(const nt_table *table) {
    int n = 0;
    while (table->rules_pages[n] != NULL) {
        n++;
    }
    return n;
}

static int entries(const rules_scene *r) {
    return page_count(r->table) + r->here;
}

static const char *page_word(ui_draw *d, const nt_table *table, int page, const char *what) {
    char key[KEY];
    snprintf(key, sizeof key, "%s.rules.%s.%s", table->game, table->rules_pages[page], what);
    return ui_say(d, key);
}

static const char *title_of(const rules_scene *r, ui_draw *d, int entry) {
    return entry < page_count(r->table) ? page_word(d, r->table, entry, "title") : ui_say(d, "rules.here");
}

static const char *game_title(ui_draw *d, const nt_table *table) {
    char key[KEY];
    snprintf(key, sizeof key, "%s.title", table->game);
    return ui_say(d, key);
}

static int game_count(const app *a) {
    int n = 0;
    while (a->tables[n] != NULL) {
        n++;
    }
    return n;
}

static shelf list_of(const app *a, const ui_frame *ui) {
    return shelf_of(a, ui, menu_area(ui), true);
}

static void draw_list(const rules_scene *r, const app *a, ui_draw *d) {
    const shelf list = list_of(a, d->ui);
    menu_page(d, ui_say(d, "rules.head"));
    const int page = shelf_draw(a, d, &list, r->first);
    const ui_rect between = menu_foot(d, ui_say(d, "menu.back"), NULL, 0);
    if (list.pages == 1) {
        menu_sentence(d, between, ui_say(d, "rules.choose"), false);
    }
    menu_foot_pages(d, between, page, list.pages);
}

/* How the contents lie. Where there are more than fit, two arrows stand above and below them. */
typedef struct {
    ui_rect list; /* between the arrows */
    float each, arrow;
    int n, fit, from;
} contents;

static const float contents_gap = 7.0f, arrow_gap = 10.0f;

static ui_rect contents_place(const ui_frame *ui) {
    const ui_rect area = menu_area(ui);
    const bool narrow = menu_narrow(ui);
    return (ui_rect){area.x, area.y, narrow ? area.w : 330.0f, narrow ? area.h * 0.4f : area.h};
}

static int rows_in(float high, float each) {
    const int fit = (int)floorf((high + contents_gap) / (each + contents_gap));
    return fit < 1 ? 1 : fit;
}

static contents contents_of(const rules_scene *r, const ui_frame *ui) {
    contents c = {.list = contents_place(ui), .each = fmaxf(48.0f, ui_target(ui)), .n = entries(r)};
    c.fit = rows_in(c.list.h, c.each);
    if (c.n > c.fit) {
        c.arrow = c.each * 0.8f;
        c.list.y += c.arrow + arrow_gap;
        c.list.h -= 2 * (c.arrow + arrow_gap);
        c.fit = rows_in(c.list.h, c.each);
    }
    const int last = c.n > c.fit ? c.n - c.fit : 0;
    c.from = r->top < 0 ? 0 : r->top > last ? last : r->top;
    return c;
}

/* So that the open page's entry is seen. */
static void show_entry(rules_scene *r, const ui_frame *ui) {
    const contents c = contents_of(r, ui);
    r->top = r->page < c.from ? r->page : r->page >= c.from + c.fit ? r->page - c.fit + 1 : c.from;
}

/* By so many rows, and by so many times all but one of those that are shown. */
static void scroll(rules_scene *r, const ui_frame *ui, int rows, int pages) {
    const contents c = contents_of(r, ui);
    r->top = c.from + rows + pages * (c.fit > 1 ? c.fit - 1 : 1);
    r->top = contents_of(r, ui).from;
}

/* A triangle that points up or down. */
static void draw_arrow(ui_draw *d, ui_rect at, int by, bool on) {
    ui_button(d, at, ZONE_SCROLL, by, NULL, NULL, UI_QUIET, on ? 0 : UI_ZONE_OFF);
    ui_wedge(d, ui_centre(at, 30, 16), by < 0 ? 0 : 2, ui_theme(d->ui, on ? UI_LANTERN : UI_BARK));
}

static void draw_contents(const rules_scene *r, ui_draw *d) {
    const contents c = contents_of(r, d->ui);
    ui_zone_add(d, ZONE_CONTENTS, 0, contents_place(d->ui), UI_ZONE_QUIET | UI_ZONE_SCROLL);
    if (c.arrow > 0) {
        const float below = c.list.y + c.list.h + arrow_gap;
        draw_arrow(d, (ui_rect){c.list.x, c.list.y - arrow_gap - c.arrow, c.list.w, c.arrow}, -1, c.from > 0);
        draw_arrow(d, (ui_rect){c.list.x, below, c.list.w, c.arrow}, 1, c.from + c.fit < c.n);
    }
    for (int i = c.from; i < c.n && i < c.from + c.fit; i++) {
        const ui_rect at = {c.list.x, c.list.y + (float)(i - c.from) * (c.each + contents_gap), c.list.w, c.each};
        const bool open = i == r->page;
        ui_button(d, at, ZONE_SUBJECT, i, title_of(r, d, i), NULL, open ? UI_PRIMARY : UI_QUIET,
                  UI_ZONE_OPTION | UI_ZONE_SCROLL | (open ? UI_ZONE_DEFAULT : 0));
    }
}

static void draw_page(const rules_scene *r, const app *a, ui_draw *d, ui_rect at) {
    ui_label_style head = UI_STYLE_HEAD, body = UI_STYLE_BODY;
    head.lines = 1;
    ui_plate(d, at, 36, 0xF0151B2Cu, 0, 0, false);
    ui_rect in = ui_inset(at, 28);
    const ui_rect text = {in.x, in.y + 58, in.w, in.h - 58};
    ui_label(d, (ui_rect){in.x, in.y - 10, in.w, 62}, &head, title_of(r, d, r->page));
    if (r->page < page_count(r->table)) {
        ui_pages(d, text, &body, page_word(d, r->table, r->page, "text"), r->sheet);
    } else {
        const nt_config config =
            a->table != NULL ? *nt_match_config(app_director_match(a->table)) : app_planned(a, &a->plan.config);
        options_draw_changes(d, text, r->table, &config, r->sheet);
    }
}

static void draw(const scene *s, const app *a, ui_draw *d) {
    const rules_scene *r = (const rules_scene *)s;
    if (r->table == NULL) {
        draw_list(r, a, d);
        return;
    }
    menu_page(d, UI_SAY(d, "rules.of", TEXT_STR("game", game_title(d, r->table))));
    ui_rect area = menu_area(d->ui);
    bool narrow = menu_narrow(d->ui);
    const float side = contents_place(d->ui).w, high = contents_place(d->ui).h;
    draw_contents(r, d);
    ui_rect text = {area.x + side + 24, area.y, area.w - side - 24, area.h};
    draw_page(r, a, d, narrow ? (ui_rect){area.x, area.y + high + 20, area.w, area.h - high - 20} : text);
    if (r->lesson) {
        menu_foot_plain(d, ui_say(d, "menu.back"), ui_say(d, "lesson.open"), ZONE_LESSON);
    } else {
        menu_foot(d, ui_say(d, "menu.back"), NULL, 0);
    }
}

static void turn(rules_scene *r, int page) {
    r->page = page;
    r->sheet = 0;
}

static void turn_list(rules_scene *r, const app *a, int by) {
    r->first = menu_turned(r->first, game_count(a), list_of(a, &a->frame).per, by);
}

static bool enter(scene *s, app *a, const void *arg) {
    rules_scene *r = (rules_scene *)s;
    const rules_arg *wish = arg;
    if (wish != NULL && wish->game != NULL) {
        r->table = app_find_table(a, wish->game);
        r->page = wish->page;
        r->here = r->table != NULL && r->table->lobby != NULL;
    } else if (a->tables[1] == NULL) {
        r->table = a->tables[0]; /* one game needs no list */
    }
    if (r->table != NULL) {
        r->lesson = lessons_has(a, r->table->game);
        show_entry(r, &a->frame);
    }
    return true;
}

static bool input(scene *s, app *a, const ui_input *in) {
    rules_scene *r = (rules_scene *)s;
    app_dirty(a);
    if (menu_back(in) && r->from_list && r->table != NULL) {
        r->table = NULL;
    } else if (menu_back(in) || in->kind == UI_RULES) {
        app_pop(a);
    } else if (menu_pressed(in, ZONE_GAME)) {
        r->table = a->tables[in->n];
        r->from_list = true;
        r->lesson = lessons_has(a, r->table->game);
        turn(r, 0);
    } else if (menu_pressed(in, ZONE_PAGE) && r->table == NULL) {
        turn_list(r, a, in->n);
    } else if (r->table == NULL) {
        return true; /* the rest is pressed on the pages of a game */
    } else if (menu_pressed(in, ZONE_LESSON)) {
        lessons_open(a, r->table->game);
    } else if (menu_pressed(in, ZONE_SUBJECT)) {
        turn(r, in->n);
        show_entry(r, &a->frame);
    } else if (menu_pressed(in, ZONE_SCROLL) || in->kind == UI_SCROLL) {
        scroll(r, &a->frame, in->kind == UI_SCROLL ? in->step : 0, in->kind == UI_SCROLL ? 0 : in->n);
    } else if (menu_pressed(in, ZONE_PAGE)) {
        r->sheet += in->n; /* the arrows at the ends are off */
    }
    return true;
}

/* Over the frame of a seat they are read in its language. */
static const char *lang(const scene *s, const app *a) {
    int at = a->depth - 1;
    while (at > 0 && a->stack[at] != s) {
        at--;
    }
    const scene *below = at > 0 ? a->stack[at - 1] : NULL;
    return below != NULL && below->ops->lang != NULL ? below->ops->lang(below, a) : NULL;
}

const scene_ops scene_rules = {.name = "rules",
                               .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT | SCENE_PUBLIC,
                               .size = sizeof(rules_scene),
                               .enter = enter,
                               .input = input,
                               .draw = draw,
                               .lang = lang};
