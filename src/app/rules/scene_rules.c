/* The rules of one game, page by page, and the search in them; without a game the list of games. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/files/paths.h"
#include "app/keyboard.h"
#include "app/lessons/lessons.h"
#include "app/menus/menu.h"
#include "app/menus/shelf.h"
#include "app/options/options_rows.h"
#include "app/rules/rules_page.h"
#include "app/rules/rules_search.h"

enum { KEY = 96, TITLE = 160, TEXT = 16384 };

/* Contents on the left, one page of text on the right; without a game the list of games. */
typedef struct {
    scene base;
    const nt_table *table; /* NULL = the list of games */
    rules_book book;       /* of that game: what its pages show besides words */
    position *moves;       /* of the open page, or NULL */
    rules_search search;
    int page, sheet; /* page of the rules; sheet when its text takes several */
    int lit;         /* the paragraph that was looked for, or -1 */
    int top;         /* the first entry of the contents that is shown, as far as they are longer than their place */
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

static void page_key(const nt_table *table, int page, const char *what, char key[KEY]) {
    snprintf(key, KEY, "%s.rules.%s.%s", table->game, table->rules_pages[page], what);
}

static void title_key(const rules_scene *r, int entry, char key[KEY]) {
    if (entry < page_count(r->table)) {
        page_key(r->table, entry, "title", key);
    } else {
        snprintf(key, KEY, "rules.here");
    }
}

static const char *title_of(const rules_scene *r, ui_draw *d, int entry) {
    char key[KEY];
    title_key(r, entry, key);
    return ui_say(d, key);
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

/* ---- contents ---- */

/* How the contents lie: in a tall window in two columns, or in three where each title fits on a line. Where there are
 * more than fit, two arrows stand above and below them. */
typedef struct {
    ui_rect list; /* between the arrows */
    float each, arrow;
    int n, fit, from; /* entries */
    int columns;      /* side by side, line by line */
} contents;

static const float contents_gap = 7.0f, arrow_gap = 10.0f, above_shelf = 8.0f;

static ui_rect left_side(const ui_frame *ui) {
    const ui_rect area = menu_area(ui);
    const bool narrow = menu_narrow(ui);
    const float side = 300.0f + 110.0f * fmaxf(0.0f, ui->text_scale - 1.0f); /* a title stands on one line */
    return (ui_rect){area.x, area.y, narrow ? area.w : side, narrow ? area.h * 0.36f : area.h};
}

static ui_rect field_place(const ui_frame *ui) {
    const ui_rect all = left_side(ui);
    return (ui_rect){all.x, all.y, all.w, fmaxf(48.0f, ui_target(ui))};
}

static ui_rect contents_place(const ui_frame *ui) {
    const ui_rect all = left_side(ui);
    const float by = field_place(ui).h + 12.0f;
    return (ui_rect){all.x, all.y + by, all.w, all.h - by};
}

static int rows_in(float high, float each) {
    const int fit = (int)floorf((high + contents_gap) / (each + contents_gap));
    return fit < 1 ? 1 : fit;
}

static void title_text(const rules_scene *r, const ui_frame *ui, int entry, char title[TITLE]) {
    char key[KEY];
    title_key(r, entry, key);
    text_format(ui->words, key, NULL, 0, title, TITLE);
}

static int columns_of(const rules_scene *r, const ui_frame *ui) {
    enum { MOST = 3 };
    static const float edges = 40.0f; /* of an entry, beside its words */
    const float w = ui_column(contents_place(ui), 0, MOST, contents_gap).w - edges;
    if (!menu_narrow(ui) || ui_large_words(ui)) {
        return 1;
    }
    for (int i = 0; i < entries(r); i++) {
        char title[TITLE];
        title_text(r, ui, i, title);
        if (ui_label_width(ui, &UI_STYLE_BUTTON, title) > w) {
            return MOST - 1;
        }
    }
    return MOST;
}

static contents contents_of(const rules_scene *r, const ui_frame *ui) {
    static const float most = 1.2f; /* of its usual height, an entry */
    contents c = {.list = contents_place(ui),
                  .each = fmaxf(48.0f, ui_target(ui)),
                  .n = entries(r),
                  .columns = columns_of(r, ui)};
    c.fit = c.columns * rows_in(c.list.h, c.each);
    if (c.n > c.fit) {
        c.arrow = c.each * 0.8f;
        c.list.y += c.arrow + arrow_gap;
        c.list.h -= 2 * (c.arrow + arrow_gap) + above_shelf;
        const int rows = rows_in(c.list.h, c.each);
        c.fit = c.columns * rows;
        c.each = fmaxf(c.each, (c.list.h + contents_gap) / (float)rows - contents_gap); /* down to the arrow */
    } else { /* two lines have air where there is room */
        const int rows = (c.n + c.columns - 1) / c.columns;
        c.each = fminf(most * c.each, (c.list.h + contents_gap) / (float)rows - contents_gap);
    }
    const int last = c.n > c.fit ? c.n - c.fit + c.columns - 1 : 0, top = r->top > last ? last : r->top;
    c.from = top < 0 ? 0 : top - top % c.columns;
    return c;
}

/* In a tall window right below its contents; what a search lists keeps its place above it. */
static ui_rect page_place(const rules_scene *r, const ui_frame *ui) {
    const ui_rect area = menu_area(ui), side = left_side(ui);
    if (menu_narrow(ui)) {
        const contents c = contents_of(r, ui);
        const int rows = (c.n + c.columns - 1) / c.columns;
        const bool all = c.arrow <= 0.0f && !r->search.open && !r->search.reading;
        const float end = all ? c.list.y + (float)rows * (c.each + contents_gap) - contents_gap : side.y + side.h;
        return (ui_rect){area.x, end + 20, area.w, area.y + area.h - end - 20};
    }
    return (ui_rect){area.x + side.w + 24, area.y, area.w - side.w - 24, area.h};
}

/* So that the open page's entry is seen. */
static void show_entry(rules_scene *r, const ui_frame *ui) {
    const contents c = contents_of(r, ui);
    r->top = r->page < c.from ? r->page : r->page >= c.from + c.fit ? r->page - c.fit + c.columns : c.from;
}

/* By so many rows, and by so many times all but one of those that are shown. */
static void scroll(rules_scene *r, const ui_frame *ui, int rows, int pages) {
    const contents c = contents_of(r, ui);
    r->top = c.from + rows * c.columns + pages * (c.fit > c.columns ? c.fit - c.columns : c.columns);
    r->top = contents_of(r, ui).from;
}

/* A triangle that points up or down. */
static void draw_arrow(ui_draw *d, ui_rect at, int by, bool on) {
    ui_button(d, at, ZONE_SCROLL, by, NULL, NULL, UI_QUIET, on ? 0 : UI_ZONE_OFF);
    ui_wedge(d, ui_centre(at, 30, 16), by < 0 ? 0 : 2, ui_theme(d->ui, on ? UI_LANTERN : UI_INK_500));
}

/* Of the words of all entries, so that none changes when they are scrolled. */
static float contents_size(const rules_scene *r, const ui_frame *ui, const contents *c) {
    const ui_rect at = ui_column((ui_rect){0, 0, c->list.w, c->each}, 0, c->columns, contents_gap);
    float size = UI_STYLE_BUTTON.size;
    for (int i = 0; i < c->n; i++) {
        char title[TITLE];
        title_text(r, ui, i, title);
        size = fminf(size, ui_button_row_size(ui, &(ui_button_of){.at = at, .text = title, .look = UI_QUIET}, 1));
    }
    return size;
}

/* Whoever uses keys may begin to type on any entry. */
static void draw_contents(const rules_scene *r, ui_draw *d) {
    const contents c = contents_of(r, d->ui);
    const unsigned typed = d->ui->keys ? UI_ZONE_FIELD : 0u;
    ui_zone_add(d, ZONE_CONTENTS, 0, contents_place(d->ui), UI_ZONE_QUIET | UI_ZONE_SCROLL);
    if (c.arrow > 0) {
        const float below = c.list.y + c.list.h + arrow_gap;
        draw_arrow(d, (ui_rect){c.list.x, c.list.y - arrow_gap - c.arrow, c.list.w, c.arrow}, -1, c.from > 0);
        draw_arrow(d, (ui_rect){c.list.x, below, c.list.w, c.arrow}, 1, c.from + c.fit < c.n);
    }
    const float size = contents_size(r, d->ui, &c);
    for (int i = c.from; i < c.n && i < c.from + c.fit; i++) {
        const int row = (i - c.from) / c.columns;
        const ui_rect line = {c.list.x, c.list.y + (float)row * (c.each + contents_gap), c.list.w, c.each},
                      at = ui_column(line, i % c.columns, c.columns, contents_gap);
        const bool open = i == r->page;
        ui_button_sized(d, at, ZONE_SUBJECT, i, title_of(r, d, i), size, open ? UI_CHOSEN : UI_QUIET,
                        UI_ZONE_OPTION | UI_ZONE_SCROLL | typed | (open ? UI_ZONE_DEFAULT : 0));
    }
}

/* ---- the open page ---- */

static void draw_here(const rules_scene *r, const app *a, ui_draw *d, ui_rect at) {
    ui_label_style head = UI_STYLE_HEAD;
    const ui_rect in = ui_inset(at, 28), text = {in.x, in.y + 58, in.w, in.h - 58};
    const nt_config config =
        a->table != NULL ? *nt_match_config(app_director_match(a->table)) : app_planned(a, &a->plan.config);
    head.lines = 1;
    head.colour = UI_INK_900;
    menu_sheet(d, at);
    ui_label(d, (ui_rect){in.x, in.y - 10, in.w, 62}, &head, title_of(r, d, r->page));
    options_draw_changes(d, text, r->table, &config, r->sheet);
}

static rules_page page_of(const rules_scene *r, const char *title, const char *text) {
    return (rules_page){.table = r->table,
                        .of = &r->book.page[r->page],
                        .moves = r->moves,
                        .title = title,
                        .text = text,
                        .sheet = r->sheet,
                        .lit = r->lit,
                        .words = r->search.reading ? r->search.text : NULL};
}

static void draw_page(const rules_scene *r, const app *a, ui_draw *d, ui_rect at) {
    if (r->page < page_count(r->table)) {
        char key[KEY];
        page_key(r->table, r->page, "text", key);
        const rules_page page = page_of(r, title_of(r, d, r->page), ui_say(d, key));
        rules_page_draw(d, &page, at);
    } else {
        draw_here(r, a, d, at);
    }
}

/* What was found stands where the contents are; where there is more than fits, two arrows below turn it. */
static ui_rect hits_place(const rules_scene *r, const ui_frame *ui, ui_rect *arrows) {
    ui_rect list = contents_place(ui);
    *arrows = (ui_rect){0};
    if (r->search.n > search_rows(ui, list)) {
        const float high = 0.8f * fmaxf(48.0f, ui_target(ui));
        list.h -= high + arrow_gap;
        *arrows = (ui_rect){list.x, list.y + list.h + arrow_gap, list.w, high};
    }
    return list;
}

static void draw_found(const rules_scene *r, ui_draw *d) {
    ui_rect arrows;
    const ui_rect list = hits_place(r, d->ui, &arrows);
    ui_zone_add(d, ZONE_CONTENTS, 0, contents_place(d->ui), UI_ZONE_QUIET | UI_ZONE_SCROLL);
    search_draw_hits(&r->search, d, list, r->table);
    if (arrows.h > 0) {
        const bool more = r->search.first + search_rows(d->ui, list) < r->search.n;
        draw_arrow(d, ui_column(arrows, 0, 2, arrow_gap), -1, r->search.first > 0);
        draw_arrow(d, ui_column(arrows, 1, 2, arrow_gap), 1, more);
    }
}

static void draw(const scene *s, const app *a, ui_draw *d) {
    const rules_scene *r = (const rules_scene *)s;
    if (r->table == NULL) {
        draw_list(r, a, d);
        return;
    }
    menu_page_of(d, r->table->game, ui_say(d, "title.rules"));
    search_draw_field(&r->search, d, field_place(d->ui));
    if (r->search.open || r->search.reading) {
        draw_found(r, d);
    } else {
        draw_contents(r, d);
    }
    if (r->search.open) { /* the keyboard lies where the page is */
        keyboard_draw(d, page_place(r, d->ui), d->ui->words, r->search.letters);
    } else {
        draw_page(r, a, d, page_place(r, d->ui));
    }
    if (r->lesson) {
        menu_foot_plain(d, ui_say(d, "menu.back"), ui_say(d, "lesson.open"), ZONE_LESSON);
    } else {
        menu_foot(d, ui_say(d, "menu.back"), NULL, 0);
    }
}

/* ---- turning pages ---- */

static void stop(rules_scene *r) {
    position_destroy(r->moves);
    r->moves = NULL;
}

/* The page's position begins anew. One that cannot be read is told of in the log, and left out. */
static void start_position(rules_scene *r, app *a) {
    char problem[256] = "";
    stop(r);
    const book_moves *moves =
        r->page < page_count(r->table) && r->page < BOOK_PAGES ? &r->book.page[r->page].moves : NULL;
    if (moves == NULL || moves->record[0] == '\0') {
        return;
    }
    nt_match *record = book_record(&r->book, moves, a->games, problem, sizeof problem);
    if (record == NULL) {
        app_log(a, problem);
        return;
    }
    r->moves = position_create(r->table, moves, record, app_words(a, NULL), app_tempo_of(&a->settings));
}

static void turn(rules_scene *r, app *a, int page) {
    r->page = page < entries(r) && page < BOOK_PAGES ? page : 0;
    r->sheet = 0;
    r->lit = -1;
    start_position(r, a);
}

static const char *lang(const scene *s, const app *a);

static text_catalogue *words_of(const rules_scene *r, app *a) {
    return app_words(a, lang(&r->base, a));
}

/* The text of the open page where nothing is drawn. */
static bool open_text(const rules_scene *r, app *a, char text[TEXT]) {
    char key[KEY];
    if (r->page >= page_count(r->table)) {
        return false;
    }
    page_key(r->table, r->page, "text", key);
    text_format(words_of(r, a), key, NULL, 0, text, TEXT);
    return true;
}

static void turn_sheet(rules_scene *r, app *a, int by) {
    char text[TEXT];
    int sheets = r->sheet + by + 1; /* of what a table has changed: its arrows at the ends are off */
    if (open_text(r, a, text)) {
        const rules_page page = page_of(r, "", text);
        sheets = rules_page_sheets(&a->frame, &page, page_place(r, &a->frame));
    }
    const int to = r->sheet + by;
    r->sheet = to < 0 ? 0 : to < sheets ? to : sheets - 1;
}

/* A page at one of its paragraphs, which is lit; -1: at its beginning. */
static void turn_to(rules_scene *r, app *a, int page, int paragraph) {
    char text[TEXT];
    turn(r, a, page);
    if (paragraph >= 0 && open_text(r, a, text)) {
        const rules_page open = page_of(r, "", text);
        r->lit = paragraph;
        r->sheet = rules_page_sheet_of(&a->frame, &open, page_place(r, &a->frame), paragraph);
    }
    show_entry(r, &a->frame);
}

static void turn_list(rules_scene *r, const app *a, int by) {
    r->first = menu_turned(r->first, app_games(a), list_of(a, &a->frame).per, by);
}

/* ---- the search ---- */

static void focus_on(app *a, const char *zone, int n) {
    a->map.focus_name = zone;
    a->map.focus_n = n;
    a->map.focus_place = 0;
}

static void open_search(rules_scene *r, app *a) {
    r->search.open = true;
    r->search.reading = false;
    focus_on(a, ZONE_SEARCH, 0);
}

static void end_search(rules_scene *r, app *a) {
    search_close(&r->search);
    focus_on(a, ZONE_SUBJECT, r->page);
}

static void open_hit(rules_scene *r, app *a, int n) {
    if (n >= 0 && n < r->search.n) {
        const search_hit hit = r->search.hit[n];
        r->search.open = false;
        r->search.reading = true;
        r->search.chosen = n;
        turn_to(r, a, hit.page, hit.paragraph);
        focus_on(a, ZONE_FOUND, n);
    }
}

static void scroll_hits(rules_scene *r, const ui_frame *ui, int rows_by, int pages_by) {
    ui_rect arrows;
    const int rows = search_rows(ui, hits_place(r, ui, &arrows)), by = rows_by + pages_by * rows;
    const int last = r->search.n > rows ? r->search.n - rows : 0;
    const int to = r->search.first + by;
    r->search.first = to < 0 ? 0 : to > last ? last : to;
}

/* What is pressed while it is open; true = handled. */
static bool leads_search(rules_scene *r, app *a, const ui_input *in) {
    if (in->kind == UI_BACK) {
        end_search(r, a);
    } else if (menu_pressed(in, ZONE_FOUND)) {
        open_hit(r, a, in->n);
    } else if (menu_pressed(in, ZONE_SEARCH) || menu_pressed(in, ZONE_DONE)) {
        open_hit(r, a, r->search.first);
    } else if (in->kind == UI_SCROLL) {
        scroll_hits(r, &a->frame, in->step, 0);
    } else if (menu_pressed(in, ZONE_SCROLL)) {
        scroll_hits(r, &a->frame, 0, in->n);
    } else {
        return false;
    }
    return true;
}

/* What is pressed beside a page that was found; true = handled. */
static bool leads_reading(rules_scene *r, app *a, const ui_input *in) {
    if (menu_back(in) || menu_pressed(in, ZONE_CLEAR)) {
        end_search(r, a);
    } else if (menu_pressed(in, ZONE_FOUND)) {
        open_hit(r, a, in->n);
    } else if (menu_pressed(in, ZONE_SCROLL)) {
        scroll_hits(r, &a->frame, 0, in->n);
    } else if (in->kind == UI_SCROLL && strcmp(in->zone, ZONE_READING) != 0) {
        scroll_hits(r, &a->frame, in->step, 0);
    } else {
        return false;
    }
    return true;
}

/* True = handled. */
static bool searches(rules_scene *r, app *a, const ui_input *in) {
    if (r->table == NULL) {
        return false;
    }
    if (r->search.reading && leads_reading(r, a, in)) {
        return true;
    }
    if (search_type(&r->search, a, words_of(r, a), in)) {
        if (!r->search.open) {
            open_search(r, a);
        }
        search_run(&r->search, words_of(r, a), r->table);
        return true;
    }
    if (menu_pressed(in, ZONE_SEARCH) && (!r->search.open || r->search.n == 0)) {
        open_search(r, a);
        return true;
    }
    return r->search.open && leads_search(r, a, in);
}

/* ---- the scene ---- */

static void open_game(rules_scene *r, app *a, const nt_table *table, int page) {
    char folder[APP_PATH], problem[256] = "";
    r->table = table;
    r->lesson = lessons_has(a, table->game);
    r->top = 0;
    if (!paths_join(folder, sizeof folder, a->data_dir, "assets/rules") ||
        !book_read(&r->book, folder, table, problem, sizeof problem)) {
        app_log(a, problem);
    }
    turn_to(r, a, page, -1);
}

static bool enter(scene *s, app *a, const void *arg) {
    rules_scene *r = (rules_scene *)s;
    const rules_arg *wish = arg;
    const nt_table *table = wish != NULL && wish->game != NULL ? app_find_table(a, wish->game) : NULL;
    r->lit = -1;
    if (table != NULL) {
        book_place place;
        r->here = table->lobby != NULL;
        open_game(r, a, table, wish->page);
        if (wish->piece != NULL && book_find(&r->book, table, wish->piece, &place)) {
            turn_to(r, a, place.page, place.paragraph);
        }
    } else if (a->tables[1] == NULL) {
        open_game(r, a, a->tables[0], 0); /* one game needs no list */
    }
    return true;
}

static void leave(scene *s, app *a) {
    (void)a;
    stop((rules_scene *)s);
}

static void go_back(rules_scene *r, app *a) {
    if (r->search.open) {
        end_search(r, a);
    } else if (r->from_list && r->table != NULL) {
        stop(r);
        r->table = NULL;
    } else {
        app_pop(a);
    }
}

static bool input(scene *s, app *a, const ui_input *in) {
    rules_scene *r = (rules_scene *)s;
    app_dirty(a);
    if (searches(r, a, in)) {
        return true;
    }
    if (menu_back(in)) {
        go_back(r, a);
    } else if (in->kind == UI_RULES) {
        app_pop(a);
    } else if (menu_pressed(in, ZONE_GAME)) {
        r->from_list = true;
        open_game(r, a, a->tables[in->n], 0);
    } else if (menu_pressed(in, ZONE_PAGE) && r->table == NULL) {
        turn_list(r, a, in->n);
    } else if (r->table == NULL) {
        return true; /* the rest is pressed on the pages of a game */
    } else if (menu_pressed(in, ZONE_LESSON)) {
        lessons_open(a, r->table->game);
    } else if (menu_pressed(in, ZONE_SUBJECT)) {
        turn(r, a, in->n);
        show_entry(r, &a->frame);
    } else if (in->kind == UI_SCROLL && strcmp(in->zone, ZONE_READING) == 0) {
        turn_sheet(r, a, in->step);
    } else if (menu_pressed(in, ZONE_SCROLL) || in->kind == UI_SCROLL) {
        scroll(r, &a->frame, in->kind == UI_SCROLL ? in->step : 0, in->kind == UI_SCROLL ? 0 : in->n);
    } else if (menu_pressed(in, ZONE_PAGE)) {
        turn_sheet(r, a, in->n);
    }
    return true;
}

static bool moves(const rules_scene *r, const app *a) {
    return r->moves != NULL && !r->search.open && a->stack[a->depth - 1] == &r->base;
}

static void tick(scene *s, app *a, uint64_t now) {
    rules_scene *r = (rules_scene *)s;
    if (moves(r, a) && position_tick(r->moves, app_tempo_of(&a->settings), now)) {
        app_dirty(a);
    }
}

static uint64_t wake(const scene *s, const app *a) {
    const rules_scene *r = (const rules_scene *)s;
    return moves(r, a) ? position_wake(r->moves, a->now) : UINT64_MAX;
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
                               .leave = leave,
                               .input = input,
                               .tick = tick,
                               .wake = wake,
                               .draw = draw,
                               .lang = lang};
