/* The house rules of the game that was picked: by pages, with what is wrong with them and what would mend it. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/menu.h"
#include "app/people_file.h"

enum { ADVICE_BYTES = 16384 }; /* words of TABLE_ADVICE pieces */

enum { KEY = 96 };

/* What keeps the table from being dealt, and the one change that would mend it. */
typedef struct {
    bool wrong;
    int option; /* -1: no single change helps */
    int16_t value;
} verdict;

typedef struct {
    scene base;
    int first;   /* the first row of the page that was turned to: turning the window keeps it on the screen */
    void *state; /* scratch for asking the game whether it accepts the options */
    verdict is;
    bool warned; /* warnings are on the screen, to be confirmed */
} options_scene;

static bool accepts(const nt_game *game, void *state, const nt_config *config) {
    return nt_config_check(game, config) == NT_OK && game->setup(state, config) == NT_OK;
}

/* First looks whether taking back one change helps, then whether any other value of one option does. */
static verdict judge(const nt_game *game, void *state, const nt_config *config) {
    if (accepts(game, state, config)) {
        return (verdict){false, -1, 0};
    }
    for (int back = 1; back >= 0; back--) {
        for (int i = 0; i < game->n_options; i++) {
            const nt_option *o = &game->options[i];
            for (int v = o->min; v <= o->max && nt_option_counts(game, config, i); v += o->step) {
                nt_config other = *config;
                other.opt[i] = (int16_t)v;
                bool candidate = v != config->opt[i] && (back == 0 || v == o->standard);
                if (candidate && accepts(game, state, &other)) {
                    return (verdict){true, i, (int16_t)v};
                }
            }
        }
    }
    return (verdict){true, -1, 0};
}

static void judge_again(options_scene *o, app *a) {
    const nt_config config = app_planned(a, &a->plan.config);
    o->is = judge(a->plan.game, o->state, &config);
}

static void leave(scene *s, app *a) {
    (void)a;
    free(((options_scene *)s)->state);
}

static const char *option_word(ui_draw *d, const nt_game *game, int option, const char *what) {
    char key[KEY];
    snprintf(key, sizeof key, "%s.option.%s.%s", game->id, game->options[option].id, what);
    return ui_say(d, key);
}

static const char *value_word(ui_draw *d, const nt_game *game, int option, int value) {
    const nt_option *o = &game->options[option];
    char key[KEY];
    snprintf(key, sizeof key, "%s.option.%s.%d", game->id, o->id, value);
    if (text_has(d->ui->words, key)) {
        return ui_say(d, key);
    }
    if (o->min == 0 && o->max == 1) {
        return ui_say(d, value != 0 ? "menu.on" : "menu.off");
    }
    return UI_SAY(d, "options.number", TEXT_NUM("n", value));
}

/* ---- sets ---- */

static const table_lobby *lobby_of(const app *a) {
    const nt_table *table = app_find_table(a, a->plan.game->id);
    return table != NULL ? table->lobby : NULL;
}

static bool is_set(const app *a, int option) {
    return lobby_of(a) != NULL && lobby_of(a)->option == option;
}

static int advice_of(const app *a, text_words *words, table_advice out[TABLE_ADVICE]) {
    const nt_config config = app_planned(a, &a->plan.config);
    return lobby_of(a) != NULL ? lobby_of(a)->advice(&config, words, out) : 0;
}

static bool has_warnings(app *a) {
    char arena[ADVICE_BYTES];
    text_words words = text_words_in(app_words(a, NULL), arena, sizeof arena);
    table_advice advice[TABLE_ADVICE];
    const int n = advice_of(a, &words, advice);
    for (int i = 0; i < n; i++) {
        if (advice[i].level == TABLE_WARNING) {
            return true;
        }
    }
    return false;
}

static void start(app *a) {
    people_file_write(a, &a->plan.seating);
    app_start(a);
}

static bool enter(scene *s, app *a, const void *arg) {
    const options_arg *given = arg;
    options_scene *o = (options_scene *)s;
    o->state = a->plan.game != NULL ? malloc(a->plan.game->state_size) : NULL;
    if (o->state == NULL) {
        return false;
    }
    judge_again(o, a);
    if (given != NULL && given->start && !o->is.wrong) {
        o->warned = has_warnings(a);
        if (!o->warned) {
            start(a);
        }
    }
    return true;
}

static void change_set(app *a, int by) {
    nt_config config = a->plan.config;
    int at = 0;
    config.seats = (uint8_t)a->plan.seating.n;
    const int n = lobby_of(a)->sets(&config, &at);
    if (at + by >= 0 && at + by <= n) {
        lobby_of(a)->take(&config, at + by);
        memcpy(a->plan.config.opt, config.opt, sizeof config.opt);
    }
}

static const float between = 6.0f;

static float sets_height(const app *a, const ui_frame *ui) {
    return lobby_of(a) == NULL ? 0.0f : menu_narrow(ui) ? 150.0f : 96.0f;
}

static float strip_height(const ui_frame *ui) {
    return menu_button_height(ui) + 16;
}

static int per_page(const app *a, const ui_frame *ui) {
    float dense = fmaxf(1.0f, 4.0f * ui->mm / 17.0f); /* the least type is four millimetres, not 17 du */
    float each = menu_narrow(ui) ? 168.0f + 110.0f * (ui->text_scale - 1.0f)
                                 : 101.0f * dense + 44.0f * (ui->text_scale - 1.0f);
    int n = (int)floorf((menu_area(ui).h - sets_height(a, ui) - strip_height(ui) + between) / (each + between));
    return n < 1 ? 1 : n;
}

/* Whoever plays is played whatever it says: hosting, for a person alone. */
static bool is_fixed(const app *a, int option) {
    const nt_option *o = &a->plan.game->options[option];
    nt_config least = a->plan.config, most = a->plan.config;
    least.opt[option] = o->min;
    most.opt[option] = o->max;
    return app_planned(a, &least).opt[option] == app_planned(a, &most).opt[option];
}

static bool counts(const app *a, int option) {
    return nt_option_counts(a->plan.game, &a->plan.config, option) && !is_fixed(a, option);
}

/* The options that are shown, in order; returns how many. */
static int offers(const app *a, int offered[NT_MAX_OPTIONS]) {
    int n = 0;
    for (int i = 0; i < a->plan.game->n_options; i++) {
        if (counts(a, i)) {
            offered[n++] = i;
        }
    }
    return n;
}

static bool changed(const app *a, int option) {
    return a->plan.config.opt[option] != a->plan.game->options[option].standard;
}

static int changes(const app *a) {
    int n = 0;
    for (int i = 0; i < a->plan.game->n_options; i++) {
        n += counts(a, i) && changed(a, i) && (lobby_of(a) == NULL || lobby_of(a)->is_rule(i));
    }
    return n;
}

static void draw_row(const app *a, ui_draw *d, ui_rect at, int i) {
    const nt_option *o = &a->plan.game->options[i];
    int value = a->plan.config.opt[i];
    menu_choice c = {.name = option_word(d, a->plan.game, i, "name"),
                     .help = option_word(d, a->plan.game, i, "help"),
                     .value = value_word(d, a->plan.game, i, value),
                     .n = i,
                     .less = value - o->step >= o->min,
                     .more = value + o->step <= o->max,
                     .changed = changed(a, i)};
    if (is_set(a, i)) {
        const nt_config config = app_planned(a, &a->plan.config);
        int set = 0;
        const int n = lobby_of(a)->sets(&config, &set);
        c.value = lobby_of(a)->name(&config, set, &d->words);
        c.less = set > 0;
        c.more = set < n;
        c.changed = set > 0;
    }
    menu_choice_draw(d, at, &c);
}

/* Below the rows: arrows between pages, what was changed, and Reset. */
static void draw_strip(const app *a, ui_draw *d, ui_rect at, int page, int pages) {
    ui_label_style style = UI_STYLE_SMALL;
    float button = menu_button_height(d->ui), reset = menu_narrow(d->ui) ? 170 : 240;
    const int n = changes(a);
    bool any = false;
    for (int i = 0; i < a->plan.game->n_options; i++) {
        any |= counts(a, i) && changed(a, i);
    }
    float x = at.x;
    const float pager = menu_pager(d, x, at.y, page, pages);
    x += pager > 0.0f ? pager + 20 : 0.0f;
    style.align = UI_RIGHT;
    style.colour = n > 0 ? UI_LANTERN : UI_PAPER_200;
    float to = at.x + at.w - reset - 20;
    ui_label(d, (ui_rect){x, at.y - 4, to - x, button + 8}, &style, UI_SAY(d, "options.changed", TEXT_NUM("n", n)));
    ui_button(d, (ui_rect){at.x + at.w - reset, at.y, reset, button}, ZONE_RESET, 0, ui_say(d, "options.reset"), NULL,
              UI_PLAIN, any ? 0 : UI_ZONE_OFF);
}

/* The worst that is to be said of the set, or that all is well with it. */
static void draw_advice(const app *a, ui_draw *d, ui_rect at) {
    table_advice advice[TABLE_ADVICE];
    const int n = advice_of(a, &d->words, advice);
    if (n == 0) {
        menu_sentence(d, at, UI_SAY(d, "seating.players", TEXT_NUM("n", a->plan.seating.n)), false);
        return;
    }
    menu_sentence(d, at, advice[0].words, advice[0].level != TABLE_NOTE);
}

static bool has_error(const app *a, ui_draw *d) {
    table_advice advice[TABLE_ADVICE];
    return advice_of(a, &d->words, advice) > 0 && advice[0].level == TABLE_ERROR;
}

/* Every warning, to be confirmed once. */
static void draw_warnings(const app *a, ui_draw *d) {
    table_advice advice[TABLE_ADVICE];
    const int n = advice_of(a, &d->words, advice);
    const ui_rect area = menu_area(d->ui);
    const float pictures = sets_height(a, d->ui) * 1.3f;
    const nt_config config = app_planned(a, &a->plan.config);
    menu_page(d, ui_say(d, "options.careful"));
    lobby_of(a)->draw(&config, d, (ui_rect){area.x, area.y, area.w, pictures});
    for (int i = 0; i < n; i++) {
        ui_label_style style = UI_STYLE_BODY;
        const ui_rect row = ui_row(
            (ui_rect){area.x, area.y + pictures + 12, area.w, fminf((float)n * 90, area.h - pictures - 12)}, i, n, 8);
        style.colour = advice[i].level == TABLE_NOTE ? UI_PAPER_200 : UI_EMBER;
        style.size = 22;
        ui_plate(d, row, 44u + (unsigned)i, 0xE6151B2Cu, 0, 0.0f, false);
        const float button = menu_button_height(d->ui), w = advice[i].mends ? 190.0f : 0.0f;
        ui_label(d, (ui_rect){row.x + 14, row.y + 4, row.w - w - 36, row.h - 8}, &style, advice[i].words);
        if (advice[i].mends) {
            ui_button(d, (ui_rect){row.x + row.w - w - 10, row.y + (row.h - button) / 2, w, button}, ZONE_MEND, i,
                      ui_say(d, "options.mend.it"), NULL, UI_PLAIN, 0);
        }
    }
    const ui_rect words = menu_foot(d, ui_say(d, "menu.back"), ui_say(d, "options.start_anyway"), UI_ZONE_DEFAULT);
    menu_sentence(d, words, ui_say(d, "options.careful.ask"), false);
}

static void draw_verdict(const options_scene *o, const app *a, ui_draw *d, ui_rect at) {
    const nt_game *game = a->plan.game;
    if (o->is.option < 0) {
        menu_sentence(d, at, ui_say(d, "options.refused"), true);
        return;
    }
    float button = menu_button_height(d->ui), w = menu_narrow(d->ui) ? 120 : 170;
    menu_sentence(d, (ui_rect){at.x, at.y, at.w - w - 14, at.h},
                  UI_SAY(d, "options.mend", TEXT_STR("option", option_word(d, game, o->is.option, "name")),
                         TEXT_STR("value", value_word(d, game, o->is.option, o->is.value))),
                  true);
    ui_button(d, (ui_rect){at.x + at.w - w, at.y + (at.h - button) / 2, w, button}, ZONE_MEND, 0,
              ui_say(d, "options.mend.do"), NULL, UI_PLAIN, 0);
}

static void draw(const scene *s, const app *a, ui_draw *d) {
    const options_scene *o = (const options_scene *)s;
    int offered[NT_MAX_OPTIONS] = {0};
    if (o->warned) {
        draw_warnings(a, d);
        return;
    }
    const int n = offers(a, offered), per = per_page(a, d->ui), pages = n > 0 ? (n + per - 1) / per : 1,
              page = o->first / per;
    ui_rect area = menu_area(d->ui);
    float strip = strip_height(d->ui);
    char key[KEY];
    snprintf(key, sizeof key, "%s.title", a->plan.game->id);
    menu_page(d, UI_SAY(d, "options.head", TEXT_STR("game", ui_say(d, key))));
    menu_rules_button(d);
    const float pictures = sets_height(a, d->ui);
    ui_rect list = {area.x, area.y + pictures, area.w, area.h - strip - pictures};
    if (pictures > 0.0f) {
        const nt_config config = app_planned(a, &a->plan.config);
        lobby_of(a)->draw(&config, d, (ui_rect){area.x, area.y - 6, area.w, pictures});
    }
    for (int i = page * per; i < n && i < (page + 1) * per; i++) {
        draw_row(a, d, ui_row(list, i % per, per, between), offered[i]);
    }
    draw_strip(a, d, (ui_rect){area.x, area.y + area.h - strip + 16, area.w, strip - 16}, page, pages);
    ui_rect words =
        menu_foot(d, ui_say(d, "menu.back"), ui_say(d, "options.start"), o->is.wrong ? UI_ZONE_OFF : UI_ZONE_DEFAULT);
    if (o->is.wrong && !has_error(a, d)) {
        draw_verdict(o, a, d, words);
    } else {
        draw_advice(a, d, words);
    }
}

/* Takes the i-th piece of advice. */
static void mend(app *a, int i) {
    char arena[ADVICE_BYTES];
    text_words words = text_words_in(app_words(a, NULL), arena, sizeof arena);
    table_advice advice[TABLE_ADVICE];
    if (i < advice_of(a, &words, advice) && advice[i].mends) {
        a->plan.config.opt[advice[i].option] = advice[i].value;
    }
}

static void change(app *a, int option, int by) {
    if (is_set(a, option)) {
        change_set(a, by);
        return;
    }
    const nt_option *o = &a->plan.game->options[option];
    int value = a->plan.config.opt[option] + by * o->step;
    if (value >= o->min && value <= o->max) {
        a->plan.config.opt[option] = (int16_t)value;
    }
}

/* So many pages on; none: there may be fewer rows than before. */
static void turn(options_scene *o, const app *a, int by) {
    int offered[NT_MAX_OPTIONS];
    const int n = offers(a, offered), last = n > 0 ? n - 1 : 0;
    o->first = by != 0 ? menu_turned(o->first, n, per_page(a, &a->frame), by) : o->first < last ? o->first : last;
}

static bool input(scene *s, app *a, const ui_input *in) {
    options_scene *o = (options_scene *)s;
    app_dirty(a);
    if (menu_back(in)) {
        if (!o->warned) {
            app_pop(a);
        }
        o->warned = false;
    } else if (menu_pressed(in, ZONE_NEXT)) {
        o->warned = !o->warned && has_warnings(a);
        if (!o->warned) {
            start(a);
        }
    } else if (menu_pressed(in, ZONE_LESS)) {
        change(a, in->n, -1);
    } else if (menu_pressed(in, ZONE_MORE)) {
        change(a, in->n, 1);
    } else if (menu_pressed(in, ZONE_MEND) && o->warned) {
        mend(a, in->n);
        o->warned = has_warnings(a);
    } else if (menu_pressed(in, ZONE_MEND)) {
        a->plan.config.opt[o->is.option] = o->is.value;
    } else if (menu_pressed(in, ZONE_RESET)) {
        for (int i = 0; i < a->plan.game->n_options; i++) {
            a->plan.config.opt[i] = a->plan.game->options[i].standard;
        }
        o->first = 0;
    } else if (menu_pressed(in, ZONE_PAGE)) {
        turn(o, a, in->n);
    } else if (menu_wants_rules(in)) {
        rules_arg rules = {a->plan.game->id, 0};
        app_push(a, &scene_rules, &rules, sizeof rules);
    }
    turn(o, a, 0);
    judge_again(o, a);
    return true;
}

const scene_ops scene_options = {.name = "options",
                                 .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT | SCENE_PUBLIC,
                                 .size = sizeof(options_scene),
                                 .enter = enter,
                                 .leave = leave,
                                 .input = input,
                                 .draw = draw};
