/* The settings: a number between two bounds each, taken and stored at once. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/heard.h"
#include "app/kiosk.h"
#include "app/languages.h"
#include "app/menu.h"

enum { MOST_ROWS = 24 };

typedef struct {
    scene base;
    app_languages languages;
    bool guests;     /* of a kiosk: what they may change */
    int least, most; /* volume */
    int first;       /* a row of the page that is shown */
} settings_scene;

typedef enum {
    TEXT_SIZE,
    CONTRAST,
    MOTION,
    PACE,
    FULL_SCREEN,
    MODE,
    LANGUAGE,
    LEFT_HANDED,
    HOLD,
    DWELL,
    IDLE,
    CURTAIN_ALONE,
    ALARM,
    SEAT_LOCK,
    MEASURE,
    MUTE,
    EFFECTS,
    MUSIC,
    VOICE,
    AMBIENCE,
    SETTINGS,
} setting;

static const char *const name[SETTINGS] = {
    "text", "contrast",      "motion", "pace",      "full_screen", "mode",  "language", "left",  "hold",  "dwell",
    "idle", "curtain_alone", "alarm",  "seat_lock", "measure",     "sound", "effects",  "music", "voice", "ambience"};
static const int text_step[] = {100, 115, 130, 150, 175};

static int step_of(int percent) {
    int n = (int)(sizeof text_step / sizeof text_step[0]), at = 0;
    while (at < n - 1 && text_step[at] < percent) {
        at++;
    }
    return at;
}

static int language_at(const settings_scene *s, const app_settings *now) {
    for (int i = 0; i < s->languages.n; i++) {
        if (strcmp(s->languages.tag[i], now->lang) == 0) {
            return i;
        }
    }
    return 0;
}

static app_sound_group group_of(setting w) {
    return w == EFFECTS ? APP_EFFECTS : w == MUSIC ? APP_MUSIC : w == VOICE ? APP_VOICE : APP_AMBIENCE;
}

/* Its sign, where there is a plain one. */
static const char *figure_of(setting w) {
    switch (w) {
    case TEXT_SIZE:
        return "book";
    case CONTRAST:
        return "moon";
    case MOTION:
        return "windmill";
    case PACE:
        return "hourglass";
    case FULL_SCREEN:
        return "full_screen";
    case MODE:
        return "chair";
    case LANGUAGE:
        return "speech";
    case LEFT_HANDED:
        return "hand";
    case HOLD:
        return "lantern";
    case DWELL:
        return "hush";
    case IDLE:
        return "eye";
    case CURTAIN_ALONE:
        return "person";
    case ALARM:
        return "bell";
    case SEAT_LOCK:
        return "key";
    case MEASURE:
        return "card";
    case MUTE:
        return "gramophone";
    case EFFECTS:
        return "speaker";
    case MUSIC:
        return "note";
    case VOICE:
        return "voice";
    case AMBIENCE:
        return "owl";
    default:
        return "gear";
    }
}

/* On or off, without names of their own. */
static bool is_switch(setting w) {
    return w == CONTRAST || w == MOTION || w == FULL_SCREEN || w == LEFT_HANDED || w == CURTAIN_ALONE || w == ALARM ||
           w == SEAT_LOCK || w == MUTE;
}

/* Each setting is a number between two bounds. */
static int least_of(const settings_scene *s, setting w) {
    return w > MUTE ? s->least : w == DWELL ? 1 : w == IDLE ? 10 : w == MEASURE ? 40 : 0;
}

static int most_of(const settings_scene *s, setting w) {
    switch (w) {
    case TEXT_SIZE:
        return 4;
    case PACE:
        return 3;
    case MODE:
        return APP_MODES - 1;
    case LANGUAGE:
        return s->languages.n - 1;
    case DWELL:
        return 10;
    case MEASURE:
        return 250;
    case IDLE:
        return 60;
    case EFFECTS:
    case MUSIC:
    case VOICE:
    case AMBIENCE:
        return s->most;
    default:
        return 1;
    }
}

static int get(const settings_scene *s, const app_settings *now, setting w) {
    switch (w) {
    case TEXT_SIZE:
        return step_of(now->text_percent);
    case CONTRAST:
        return now->high_contrast;
    case MOTION:
        return (int)now->motion;
    case PACE:
        return (int)now->pace;
    case FULL_SCREEN:
        return now->full_screen;
    case MODE:
        return (int)now->mode;
    case LANGUAGE:
        return language_at(s, now);
    case LEFT_HANDED:
        return now->left_handed;
    case HOLD:
        return now->hold_toggle;
    case DWELL:
        return now->dwell_seconds;
    case IDLE:
        return now->idle_seconds;
    case CURTAIN_ALONE:
        return now->curtain_alone;
    case ALARM:
        return now->flat_alarm;
    case SEAT_LOCK:
        return now->seat_lock;
    case MEASURE:
        return now->measured_percent;
    case MUTE:
        return !now->mute;
    default:
        return now->level[group_of(w)];
    }
}

static void set(const settings_scene *s, app_settings *now, setting w, int value) {
    switch (w) {
    case TEXT_SIZE:
        now->text_percent = text_step[value];
        break;
    case CONTRAST:
        now->high_contrast = value != 0;
        break;
    case MOTION:
        now->motion = (app_motion)value;
        break;
    case PACE:
        now->pace = (app_pace)value;
        break;
    case FULL_SCREEN:
        now->full_screen = value != 0;
        break;
    case MODE:
        now->mode = (app_mode)value;
        break;
    case LANGUAGE:
        snprintf(now->lang, sizeof now->lang, "%s", s->languages.tag[value]);
        now->lang_chosen = true;
        break;
    case LEFT_HANDED:
        now->left_handed = value != 0;
        break;
    case HOLD:
        now->hold_toggle = value != 0;
        break;
    case DWELL:
        now->dwell_seconds = value;
        break;
    case IDLE:
        now->idle_seconds = value;
        break;
    case CURTAIN_ALONE:
        now->curtain_alone = value != 0;
        break;
    case ALARM:
        now->flat_alarm = value != 0;
        break;
    case SEAT_LOCK:
        now->seat_lock = value != 0;
        break;
    case MEASURE: /* on a page of its own */
        break;
    case MUTE:
        now->mute = value == 0;
        break;
    default:
        now->level[group_of(w)] = value;
    }
}

static const char *value_words(const settings_scene *s, ui_draw *d, setting w, int value) {
    static const char *const modes[APP_MODES] = {"seating.mode.upright", "seating.mode.pass", "seating.mode.flat"};
    char key[64];
    switch (w) {
    case MODE:
        return ui_say(d, modes[value]);
    case TEXT_SIZE:
        return UI_SAY(d, "settings.percent", TEXT_NUM("n", text_step[value]));
    case MEASURE:
        return UI_SAY(d, "settings.percent", TEXT_NUM("n", value));
    case PACE:
    case HOLD:
        snprintf(key, sizeof key, "settings.%s.%d", name[w], value);
        return ui_say(d, key);
    case LANGUAGE:
        return app_language_name(d, s->languages.tag[value]);
    case DWELL:
    case IDLE:
        return UI_SAY(d, "settings.seconds", TEXT_NUM("n", value));
    case EFFECTS:
    case MUSIC:
    case VOICE:
    case AMBIENCE:
        return UI_SAY(d, "settings.level", TEXT_NUM("n", value));
    default:
        return ui_say(d, value != 0 ? "menu.on" : "menu.off");
    }
}

static bool shown(const settings_scene *s, setting w) {
    return (w != LANGUAGE || s->languages.n > 1) && (!s->guests || w == TEXT_SIZE || w == LANGUAGE || w >= MUTE);
}

static int rows_of(const settings_scene *s, setting row[MOST_ROWS]) {
    int n = 0;
    for (int w = 0; w < SETTINGS; w++) {
        if (shown(s, (setting)w)) {
            row[n++] = (setting)w;
        }
    }
    return n;
}

/* How the rows lie: one or two columns, and pages where large words have no room else. */
typedef struct {
    int n, columns, lines, per, pages; /* lines of a column, rows of a page */
} plan;

static const float row_gap = 8.0f, column_gap = 24.0f, sign_width = 42.0f;

/* Large words go before signs. */
static bool has_signs(const ui_frame *ui) {
    return ui->text_scale < 1.4f;
}

/* Names may shrink a little before there is another page. */
static float row_needs(text_catalogue *says, const ui_frame *ui, float w, const setting *row, int n) {
    float most = ui_target(ui);
    w -= has_signs(ui) ? sign_width : 0.0f;
    for (int i = 0; i < n; i++) {
        char key[64], words[200];
        snprintf(key, sizeof key, "settings.%s", name[row[i]]);
        text_format(says, key, NULL, 0, words, sizeof words);
        most = fmaxf(most, 0.8f * menu_choice_height(ui, w, words));
    }
    return most;
}

static plan plan_of(const settings_scene *s, text_catalogue *says, const ui_frame *ui) {
    setting row[MOST_ROWS];
    plan p = {.n = rows_of(s, row), .columns = menu_narrow(ui) ? 1 : 2};
    const ui_rect area = menu_area(ui), column = ui_column(area, 0, p.columns, column_gap);
    const int fit = (int)((area.h + row_gap) / (row_needs(says, ui, column.w, row, p.n) + row_gap));
    const int all = (fit > 0 ? fit : 1) * p.columns;
    p.pages = (p.n + all - 1) / all;
    p.lines = (p.n + p.columns * p.pages - 1) / (p.columns * p.pages);
    p.per = p.lines * p.columns;
    return p;
}

static void draw(const scene *sc, const app *a, ui_draw *d) {
    static const float highest = 124;
    const settings_scene *s = (const settings_scene *)sc;
    const plan p = plan_of(s, d->ui->words, d->ui);
    const bool signs = has_signs(d->ui);
    const int page = s->first / p.per, from = page * p.per;
    setting row[MOST_ROWS];
    rows_of(s, row);
    ui_rect area = menu_area(d->ui);
    area.h = fminf(area.h, (float)p.lines * (highest + row_gap) - row_gap);
    menu_page(d, ui_say(d, "settings.head"));
    menu_rules_button(d);
    for (int i = from; i < p.n && i < from + p.per; i++) {
        char key[64];
        int value = get(s, &a->settings, row[i]);
        snprintf(key, sizeof key, "settings.%s", name[row[i]]);
        menu_choice c = {.name = ui_say(d, key),
                         .value = value_words(s, d, row[i], value),
                         .n = (int)row[i],
                         .less = value > least_of(s, row[i]),
                         .more = value < most_of(s, row[i]),
                         .two_way = is_switch(row[i]),
                         .on = value != 0,
                         .figure = signs ? figure_of(row[i]) : NULL,
                         .first = i == from,
                         .value_lang = row[i] == LANGUAGE ? s->languages.tag[value] : NULL};
        const ui_rect column = ui_column(area, (i - from) / p.lines, p.columns, column_gap);
        menu_choice_draw(d, ui_row(column, (i - from) % p.lines, p.lines, row_gap), &c);
    }
    ui_rect words = menu_foot(d, ui_say(d, "menu.back"), NULL, 0);
    menu_foot_pages(d, words, page, p.pages);
    words.w -= p.pages > 1 ? menu_pager_width() + 20 : 0;
    if (!s->guests && (p.pages == 1 || p.columns > 1)) { /* else there is no room for it, or it is not so */
        menu_sentence(d, words, ui_say(d, "settings.at_once"), false);
    }
}

static void change(settings_scene *s, app *a, setting w, int by) {
    int step = w == IDLE ? 5 : 1;
    int value = get(s, &a->settings, w) + by * step;
    value = is_switch(w) && by > 0 && value > most_of(s, w) ? least_of(s, w) : value; /* turned over */
    value = value < least_of(s, w) ? least_of(s, w) : value > most_of(s, w) ? most_of(s, w) : value;
    set(s, &a->settings, w, value);
    app_settings_changed(a);
    if (w == VOICE) {
        app_speak(a, &(table_phrase){.key = "settings.voice"}, 1);
    } else if (w == EFFECTS) {
        app_sound(a, "card"); /* music and ambience change by themselves */
    }
}

static bool enter(scene *sc, app *a, const void *arg) {
    (void)arg;
    settings_scene *s = (settings_scene *)sc;
    s->languages = app_find_languages(a);
    s->guests = a->kiosk != NULL;
    s->least = s->guests ? a->kiosk->volume_least : 0;
    s->most = s->guests ? a->kiosk->volume_most : 10;
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
    } else if (menu_pressed(in, ZONE_PAGE)) {
        const plan p = plan_of(s, app_words(a, NULL), &a->frame);
        s->first = menu_turned(s->first, p.n, p.per, in->n);
    } else if (menu_wants_rules(in)) {
        rules_arg rules = {.game = a->table != NULL ? app_director_game(a->table)->id : NULL};
        app_push(a, &scene_rules, &rules, sizeof rules);
    }
    return true;
}

const scene_ops scene_settings = {.name = "settings",
                                  .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT | SCENE_PUBLIC,
                                  .size = sizeof(settings_scene),
                                  .enter = enter,
                                  .input = input,
                                  .draw = draw};
