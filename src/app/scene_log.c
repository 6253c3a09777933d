/* What everybody was told and shown, as sentences; the newest first. */
#include <string.h>

#include "app/hosted.h"
#include "app/menu.h"

typedef struct {
    scene base;
    int page;
    bool all; /* or the last sentence alone */
} log_scene;

static bool keeps_all(const app *a) {
    const char *name = app_director_table(a->table)->log_option;
    return name == NULL ||
           nt_match_config(app_director_match(a->table))->opt[nt_option_find(app_director_game(a->table), name)] != 0;
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

typedef struct {
    const app *a;
    nt_port *port;
    nt_view view;
    nt_event event;
    ui_seat seat[NT_MAX_SEATS];
    int told, opening; /* events, and lines from before the first of them */
} teller;

static const char *opening(const teller *t, int line, text_words *words) {
    return app_is_hosted(t->a) ? t->a->hosting->opening(t->a, t->seat, line, words) : NULL;
}

static void teller_begin(teller *t, const app *a, ui_draw *d) {
    const app_seating *seating = app_director_seating(a->table);
    t->a = a;
    t->port = app_director_port(a->table, NT_SPECTATOR);
    t->view = app_director_told_view(a->table, NT_SPECTATOR);
    t->told = app_director_told(a->table, a->now);
    t->opening = 0;
    for (int i = 0; i < seating->n; i++) {
        t->seat[i] = seating->seat[i];
        app_seat_name(&seating->seat[i], d->ui->words, t->seat[i].name, sizeof t->seat[i].name);
    }
    while (opening(t, t->opening, &d->words) != NULL) {
        t->opening++;
    }
}

/* The i-th event from the last one, or NULL when it has no sentence; then what was shown at the beginning. */
static const char *told(void *user, int i, text_words *words) {
    teller *t = user;
    if (i >= t->told) {
        return opening(t, i - t->told, words);
    }
    t->event = nt_port_event(t->port, t->told - 1 - i);
    const table_telling telling = {t->view, t->seat, &t->event, false};
    return app_director_table(t->a->table)->sentence(&telling, words);
}

static const char *last_told(teller *t, ui_draw *d) {
    const char *sentence = NULL;
    for (int i = 0; i < t->told + t->opening && (sentence == NULL || sentence[0] == '\0'); i++) {
        sentence = told(t, i, &d->words);
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
    } else if (menu_pressed(in, ZONE_PAGE)) {
        l->page += in->n; /* the arrows at the ends are off */
    }
    return true;
}

const scene_ops scene_log = {.name = "log",
                             .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT | SCENE_PUBLIC,
                             .size = sizeof(log_scene),
                             .enter = enter,
                             .input = input,
                             .draw = draw};
