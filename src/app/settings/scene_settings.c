/* The settings in three groups, taken and stored at once, beside a picture of what they do. */
#include <math.h>

#include "app/kiosk.h"
#include "app/menus/menu.h"
#include "app/menus/menu_choice.h"
#include "app/settings/settings_preview.h"
#include "app/settings/settings_rows.h"
#include "app/settings/settings_vignette.h"
#include "app/sound/heard.h"
#include "ui/motion.h"

typedef struct {
    scene base;
    settings_bounds bounds;
    settings_group group;
    int first; /* a row of the page that is shown */
    setting turned;
    uint64_t turned_at; /* when that switch was turned over; 0: none moves */
} settings_scene;

/* ---- how they lie ---- */

/* The rows of a group in one column, on pages where large words have no room else. */
typedef struct {
    int n, per, pages;
    float most;  /* a row's height */
    float gap;   /* between two */
    bool helped; /* each row says what it is for, in a wide window in the room of the picture, too */
    bool shown;  /* and then has a small picture of its own */
    setting row[SETTINGS];
    ui_rect tabs, list, picture; /* picture.w 0: none */
} plan;

static const float row_gap = 8.0f, least_gap = 4.0f, highest = 104.0f, sign_width = 42.0f;

/* Names may shrink a little before there is another page. */
static float row_needs(text_catalogue *says, const plan *p, const ui_frame *ui) {
    const float w = p->list.w - (menu_has_pictures(ui) ? sign_width : 0.0f);
    float most = ui_target(ui);

    for (int i = 0; i < p->n; i++) {
        char words[200];
        text_format(says, setting_key(p->row[i]), NULL, 0, words, sizeof words);
        most = fmaxf(most, 0.8f * menu_choice_height(ui, w, words));
    }
    return most;
}

/* The picture stands beside the rows, or above them where they leave room. */
static void lay_picture(plan *p, const ui_frame *ui, float needs) {
    const float air = 28.0f, rows = (float)p->n * (fmaxf(needs, 62.0f) + row_gap);
    const float beside = p->list.w * 0.36f, above = fminf(p->list.h - rows - air, 400.0f);

    if (!menu_narrow(ui) && ui->text_scale < 1.3f && p->list.h > 400.0f) {
        p->picture =
            (ui_rect){ui->left_handed ? p->list.x : p->list.x + p->list.w - beside, p->list.y, beside, p->list.h};
        p->list.x += ui->left_handed ? beside + air : 0.0f;
        p->list.w -= beside + air;
    } else if (menu_narrow(ui) && above >= 220.0f) {
        p->picture = (ui_rect){p->list.x, p->list.y, p->list.w, above};
        p->list.y += above + air;
        p->list.h -= above + air;
    }
}

/* The height of rows that say what they are for, in words that may shrink a little; 0 where one has nothing to say.
 */
static float helped_needs(text_catalogue *says, const plan *p, const ui_frame *ui) {
    static const float air = 14.0f, shrunk = 0.9f;
    static const char any_sign[] = "card"; /* all have one */
    float most = ui_target(ui);

    for (int i = 0; i < p->n; i++) {
        char name[200], help[400];
        if (setting_help_key(p->row[i]) == NULL) {
            return 0.0f;
        }
        text_format(says, setting_key(p->row[i]), NULL, 0, name, sizeof name);
        text_format(says, setting_help_key(p->row[i]), NULL, 0, help, sizeof help);
        const menu_choice c = {.name = name,
                               .help = help,
                               .value = "",
                               .two_way = setting_is_switch(p->row[i]),
                               .picture = p->shown,
                               .picture_w = SETTINGS_VIGNETTE_WIDTH,
                               .figure = menu_has_pictures(ui) && !p->shown ? any_sign : NULL};
        most = fmaxf(most, shrunk * (menu_choice_needs(ui, (ui_rect){0, 0, p->list.w, highest}, &c) - air));
    }
    return most;
}

/* As near each other as lets all stand on one page. */
static bool all_fit(const plan *p, float needs) {
    return (float)p->n * (needs + least_gap) - least_gap <= p->list.h;
}

static float gap_of(const plan *p, float needs) {
    const float free = p->n > 1 ? (p->list.h - (float)p->n * needs) / (float)(p->n - 1) : row_gap;
    return all_fit(p, needs) ? fminf(free, row_gap) : row_gap;
}

/* Rows that say what they are for: in a window that stands below a picture, else each with its own where all of them
 * still have room. Returns what they need. */
static float lay_helped(plan *p, text_catalogue *says, const ui_frame *ui, float needs) {
    if (menu_narrow(ui)) {
        lay_picture(p, ui, needs * 1.1f);
        return needs;
    }
    plan with = *p;
    with.shown = ui->text_scale < 1.15f;
    const float now = helped_needs(says, &with, ui);
    p->shown = with.shown && all_fit(p, now);
    return p->shown ? now : needs;
}

static plan plan_of(const settings_scene *s, text_catalogue *says, const ui_frame *ui) {
    const ui_rect area = menu_area(ui);
    const float tab = s->bounds.guests ? 0.0f : menu_button_height(ui), below = tab > 0 ? tab + 14.0f : 0.0f;
    static const float slack = 0.001f;
    plan p = {.tabs = {area.x, area.y - 6, area.w, tab}, .list = {area.x, area.y + below, area.w, area.h - below}};

    p.n = settings_of(&s->bounds, s->group, p.row);
    float needs = helped_needs(says, &p, ui);
    p.helped = needs > 0.0f;
    if (p.helped) {
        needs = lay_helped(&p, says, ui, needs);
    } else {
        lay_picture(&p, ui, row_needs(says, &p, ui));
        needs = row_needs(says, &p, ui);
    }
    p.gap = gap_of(&p, needs);
    const int rows = (int)((p.list.h + p.gap) / (needs + p.gap) + slack), fit = rows > 0 ? rows : 1;
    p.most = fmaxf(highest * ui->text_scale, p.helped ? 1.3f * needs : 0.0f);
    p.pages = (p.n + fit - 1) / fit;
    p.per = (p.n + p.pages - 1) / p.pages;
    return p;
}

/* ---- drawing ---- */

static void draw_tabs(const settings_scene *s, ui_draw *d, ui_rect at) {
    ui_button_of tabs[SETTINGS_GROUPS];
    for (int g = 0; g < SETTINGS_GROUPS; g++) {
        const char *name = ui_say(d, settings_group_key((settings_group)g));
        const ui_rect box = ui_column(at, g, SETTINGS_GROUPS, 10);
        const bool sign = ui_label_width(d->ui, &UI_STYLE_BUTTON, name) + 78.0f <= box.w;
        tabs[g] = (ui_button_of){.at = box,
                                 .zone = ZONE_GROUP,
                                 .n = g,
                                 .text = name,
                                 .figure = sign ? settings_group_figure((settings_group)g) : NULL,
                                 .look = g == (int)s->group ? UI_PRIMARY : UI_PLAIN,
                                 .flags = UI_ZONE_OPTION};
    }
    ui_button_row(d, tabs, SETTINGS_GROUPS);
}

enum { SLIDES = 3 * MOTION_PANEL / 4 /* a knob, ms */ };

/* Of its way what is left. */
static float left_of(const settings_scene *s, setting w, uint64_t now) {
    if (s->turned_at == 0 || s->turned != w) {
        return 0.0f;
    }
    return 1.0f - motion_out(motion_of((float)(now - s->turned_at) / SLIDES, 0.0f, 1.0f));
}

static menu_choice row_of(const settings_scene *s, const app *a, ui_draw *d, setting w, const plan *p) {
    const int value = setting_get(&s->bounds, &a->settings, w);
    return (menu_choice){.name = ui_say(d, setting_key(w)),
                         .help = p->helped ? ui_say(d, setting_help_key(w)) : NULL,
                         .value = setting_words(&s->bounds, d, w, value),
                         .n = (int)w,
                         .less = value > setting_least(&s->bounds, w),
                         .more = value < setting_most(&s->bounds, w),
                         .two_way = setting_is_switch(w),
                         .on = value != 0,
                         .turns = left_of(s, w, a->now),
                         .picture = p->shown,
                         .picture_w = SETTINGS_VIGNETTE_WIDTH,
                         .figure = menu_has_pictures(d->ui) && !p->shown ? setting_figure(&a->settings, w) : NULL,
                         .value_lang = setting_value_lang(&s->bounds, w, value)};
}

/* Rows of one page are read as one text: the longest help sets the size of all. */
static float help_size(const settings_scene *s, const app *a, ui_draw *d, const plan *p, float high) {
    float least = UI_STYLE_SMALL.size;
    for (int i = 0; i < p->n && p->helped; i++) {
        const menu_choice c = row_of(s, a, d, p->row[i], p);
        least = fminf(least, menu_choice_help_size(d->ui, (ui_rect){0, 0, p->list.w, high}, &c));
    }
    return least;
}

static float value_size(const settings_scene *s, const app *a, ui_draw *d, const plan *p, float high) {
    float least = UI_STYLE_BUTTON.size;
    for (int i = 0; i < p->n; i++) {
        const menu_choice c = row_of(s, a, d, p->row[i], p);
        least = fminf(least, menu_choice_value_size(d->ui, (ui_rect){0, 0, p->list.w, high}, &c));
    }
    return least;
}

static void draw_foot(const settings_scene *s, ui_draw *d, const plan *p, int from) {
    ui_rect words = menu_foot(d, ui_say(d, "menu.back"), NULL, 0);
    menu_foot_pages(d, words, from / p->per, p->pages);
    words.w -= p->pages > 1 ? menu_pager_width() + 20 : 0;
    if (!s->bounds.guests &&
        (p->pages == 1 || !menu_narrow(d->ui))) { /* else there is no room for it, or it is not so */
        menu_sentence(d, words, ui_say(d, "settings.at_once"), false);
    }
}

static void draw(const scene *sc, const app *a, ui_draw *d) {
    const settings_scene *s = (const settings_scene *)sc;
    const plan p = plan_of(s, d->ui->words, d->ui);
    const int page = s->first / p.per, from = page * p.per;
    const float each = fminf(p.most, (p.list.h + p.gap) / (float)p.per - p.gap);
    const float size = help_size(s, a, d, &p, each), values = value_size(s, a, d, &p, each);

    menu_page(d, ui_say(d, "settings.head"));
    menu_rules_button(d);
    if (!s->bounds.guests) {
        draw_tabs(s, d, p.tabs);
    }
    if (p.picture.w > 0) {
        settings_preview(d, p.picture, s->group, &a->settings);
    }
    for (int i = from; i < p.n && i < from + p.per; i++) {
        const ui_rect at = {p.list.x, p.list.y + (float)(i - from) * (each + p.gap), p.list.w, each};
        menu_choice c = row_of(s, a, d, p.row[i], &p);
        c.first = i == from;
        c.help_size = size;
        c.value_size = values;
        menu_choice_draw(d, at, &c);
        if (c.picture) {
            settings_vignette(d, menu_choice_picture(at, &c), p.row[i], &a->settings);
        }
    }
    draw_foot(s, d, &p, from);
}

/* ---- input ---- */

static void change(settings_scene *s, app *a, setting w, int by) {
    const int step = w == IDLE ? 5 : 1, least = setting_least(&s->bounds, w), most = setting_most(&s->bounds, w);
    int value = setting_get(&s->bounds, &a->settings, w) + by * step;

    value = setting_is_switch(w) && by > 0 && value > most ? least : value; /* turned over */
    value = value < least ? least : value > most ? most : value;
    setting_set(&s->bounds, &a->settings, w, value);
    s->turned = w;
    s->turned_at = setting_is_switch(w) && !app_tempo_of(&a->settings).still ? a->now : 0;
    app_settings_changed(a);
    if (w == VOICE) {
        app_speak(a, &(table_phrase){.key = "settings.voice"}, 1);
    } else if (w == EFFECTS) {
        app_sound(a, "card"); /* music and ambience change by themselves */
    }
}

static bool enter(scene *sc, app *a, const void *arg) {
    (void)arg;
    ((settings_scene *)sc)->bounds = settings_bounds_of(a);
    return true;
}

static bool input(scene *sc, app *a, const ui_input *in) {
    settings_scene *s = (settings_scene *)sc;

    app_dirty(a);
    if (menu_back(in)) {
        app_pop(a);
    } else if ((menu_pressed(in, ZONE_LESS) || menu_pressed(in, ZONE_MORE)) && in->n == MEASURE) {
        app_push(a, &scene_measure, NULL, 0);
    } else if (menu_pressed(in, ZONE_LESS)) {
        change(s, a, (setting)in->n, -1);
    } else if (menu_pressed(in, ZONE_MORE)) {
        change(s, a, (setting)in->n, 1);
    } else if (menu_pressed(in, ZONE_GROUP)) {
        s->group = (settings_group)in->n;
        s->first = 0;
    } else if (menu_pressed(in, ZONE_PAGE)) {
        const plan p = plan_of(s, app_words(a, NULL), &a->frame);
        s->first = menu_turned(s->first, p.n, p.per, in->n);
    } else if (menu_wants_rules(in)) {
        rules_arg rules = {.game = a->table != NULL ? app_director_game(a->table)->id : NULL};
        app_push(a, &scene_rules, &rules, sizeof rules);
    }
    return true;
}

static void tick(scene *sc, app *a, uint64_t now) {
    settings_scene *s = (settings_scene *)sc;
    if (s->turned_at > 0) {
        s->turned_at = now >= s->turned_at + SLIDES ? 0 : s->turned_at;
        app_dirty(a);
    }
}

static uint64_t wake(const scene *sc, const app *a) {
    const settings_scene *s = (const settings_scene *)sc;
    return s->turned_at > 0 ? motion_next(a->now, s->turned_at + SLIDES) : UINT64_MAX;
}

const scene_ops scene_settings = {.name = "settings",
                                  .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT | SCENE_PUBLIC,
                                  .size = sizeof(settings_scene),
                                  .enter = enter,
                                  .input = input,
                                  .tick = tick,
                                  .wake = wake,
                                  .draw = draw};
