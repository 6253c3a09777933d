#include <string.h>

#include "app/menu.h"

/* What everybody was told and shown, as sentences; the newest first. */
typedef struct {
    scene base;
    int page;
    bool all; /* or the last sentence alone */
} log_scene;

/* Games in which memory counts have an option that allows the whole log; in others everything told stays told. */
static bool keeps_all(const app *a) {
    static const char *const name[] = {"public_log", "history"};
    for (size_t i = 0; i < sizeof name / sizeof name[0]; i++) {
        int option = nt_option_find(app_director_game(a->table), name[i]);
        if (option >= 0) {
            return nt_match_config(app_director_match(a->table))->opt[option] != 0;
        }
    }
    return true;
}

static bool enter(scene *s, app *a, const void *arg) {
    (void)arg;
    log_scene *l = (log_scene *)s;
    if (a->table == NULL) {
        return false;
    }
    l->all = keeps_all(a);
    return true;
}

static void table_for(const app *a, ui_draw *d, table_ui *ui, ui_seat seat[NT_MAX_SEATS]) {
    const app_seating *seating = app_director_seating(a->table);
    memset(ui, 0, sizeof *ui);
    for (int i = 0; i < NT_MAX_SEATS; i++) {
        seat[i] = seating->seat[i];
        app_seat_name(&seating->seat[i], d->ui->words, seat[i].name, sizeof seat[i].name);
    }
    ui->frame = TABLE_PUBLIC;
    ui->seat = seat;
    ui->config = nt_match_config(app_director_match(a->table));
    ui->asked = NT_SPECTATOR;
    ui->humans = app_seating_humans(seating);
    ui->part = 1.0f;
}

typedef struct {
    nt_port *port;
    const nt_table *table;
    nt_view view;
    table_ui ui;
    nt_event event;
    ui_seat seat[NT_MAX_SEATS];
    int told, opening; /* events, and lines from before the first of them */
} teller;

static void teller_begin(teller *t, const app *a, ui_draw *d) {
    t->port = app_director_port(a->table, NT_SPECTATOR);
    t->table = app_director_table(a->table);
    t->view = app_director_view(a->table, NT_SPECTATOR);
    t->told = app_director_told(a->table);
    t->opening = 0;
    table_for(a, d, &t->ui, t->seat);
    while (t->table->opening != NULL && t->table->opening(t->view, &t->ui, t->opening, d) != NULL) {
        t->opening++;
    }
}

/* The i-th event from the last one, or NULL when it has no sentence; then what was shown at the beginning. */
static const char *told(void *user, int i, ui_draw *d) {
    teller *t = user;
    if (i >= t->told) {
        return t->table->opening(t->view, &t->ui, i - t->told, d);
    }
    t->event = nt_port_event(t->port, t->told - 1 - i);
    return t->table->sentence(t->view, &t->ui, &t->event, d);
}

static const char *last_told(teller *t, ui_draw *d) {
    const char *sentence = NULL;
    for (int i = 0; i < t->told + t->opening && (sentence == NULL || sentence[0] == '\0'); i++) {
        sentence = told(t, i, d);
    }
    return sentence;
}

static void draw_told(const log_scene *l, const app *a, ui_draw *d, ui_rect at) {
    ui_label_style style = UI_STYLE_BODY;
    teller t;
    teller_begin(&t, a, d);
    style.size = l->all ? 20 : 26;
    const char *last = last_told(&t, d);
    if (last == NULL) {
        ui_pages(d, at, &style, ui_say(d, "log.empty"), 0);
    } else if (l->all) {
        ui_pages_of(d, at, &style, t.told + t.opening, told, &t, l->page);
    } else {
        ui_pages(d, at, &style, last, l->page);
    }
}

static void draw(const scene *s, const app *a, ui_draw *d) {
    const log_scene *l = (const log_scene *)s;
    menu_page(d, ui_say(d, "log.head"));
    ui_rect area = menu_area(d->ui);
    ui_rect sheet = ui_centre(area, area.w < 900 ? area.w : 900, l->all ? area.h : area.h * 0.5f);
    ui_plate(d, sheet, 35, 0xE6151B2Cu, 0, 0, false);
    draw_told(l, a, d, ui_inset(sheet, 28));
    ui_rect words = menu_foot(d, ui_say(d, "menu.back"), NULL, 0);
    if (!l->all) {
        menu_sentence(d, words, ui_say(d, "log.last_only"), false);
    }
}

static bool input(scene *s, app *a, const ui_input *in) {
    log_scene *l = (log_scene *)s;
    app_dirty(a);
    if (menu_back(in) || in->kind == UI_LOG) {
        app_pop(a);
    } else if (menu_pressed(in, "page")) {
        l->page += in->n; /* the arrows at the ends are off */
    }
    return true;
}

const scene_ops scene_log = {.name = "log",
                             .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT,
                             .size = sizeof(log_scene),
                             .enter = enter,
                             .input = input,
                             .draw = draw};
