/* The house rules of the game that was picked: by pages, with what is wrong with them and what would mend it. */
#include <stdlib.h>
#include <string.h>

#include "app/menus/menu.h"
#include "app/options/options_draw.h"
#include "app/options/options_rows.h"
#include "app/seating/people_file.h"

enum { ADVICE_BYTES = 16384 }; /* words of TABLE_ADVICE pieces */

static bool accepts(const nt_game *game, void *state, const nt_config *config) {
    return nt_config_check(game, config) == NT_OK && game->setup(state, config) == NT_OK;
}

/* First looks whether taking back one change helps, then whether any other value of one option does. */
static options_verdict judge(const nt_game *game, void *state, const nt_config *config) {
    if (accepts(game, state, config)) {
        return (options_verdict){false, -1, 0};
    }
    for (int back = 1; back >= 0; back--) {
        for (int i = 0; i < game->n_options; i++) {
            const nt_option *o = &game->options[i];
            for (int v = o->min; v <= o->max && nt_option_counts(game, config, i); v += o->step) {
                nt_config other = *config;
                other.opt[i] = (int16_t)v;
                bool candidate = v != config->opt[i] && (back == 0 || v == o->standard);
                if (candidate && accepts(game, state, &other)) {
                    return (options_verdict){true, i, (int16_t)v};
                }
            }
        }
    }
    return (options_verdict){true, -1, 0};
}

static void judge_again(options_scene *o, app *a) {
    const nt_config config = app_planned(a, &a->plan.config);
    o->is = judge(a->plan.game, o->state, &config);
    a->plan.refused = o->is.wrong;
}

static void leave(scene *s, app *a) {
    (void)a;
    free(((options_scene *)s)->state);
}

static bool has_warnings(app *a) {
    char arena[ADVICE_BYTES];
    text_words words = text_words_in(app_words(a, NULL), arena, sizeof arena);
    table_advice advice[TABLE_ADVICE];
    const int n = options_advice(a, &words, advice);
    for (int i = 0; i < n; i++) {
        if (advice[i].level == TABLE_WARNING) {
            return true;
        }
    }
    return false;
}

static void start(app *a) {
    if (a->kiosk == NULL) {
        people_file_write(a, &a->plan.seating);
    }
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

static void change_presets(app *a, const table_presets *presets, int by) {
    nt_config config = a->plan.config;
    int at = 0;
    config.seats = (uint8_t)a->plan.seating.n;
    const int n = presets->count(&config, &at);
    if (at + by >= 0 && at + by <= n) {
        presets->take(&config, at + by);
        memcpy(a->plan.config.opt, config.opt, sizeof config.opt);
    }
}

/* Takes the i-th piece of advice. */
static void mend(app *a, int i) {
    char arena[ADVICE_BYTES];
    text_words words = text_words_in(app_words(a, NULL), arena, sizeof arena);
    table_advice advice[TABLE_ADVICE];
    if (i < options_advice(a, &words, advice) && advice[i].mends) {
        a->plan.config.opt[advice[i].option] = advice[i].value;
    }
}

static void change(app *a, int row, int by) {
    const table_lobby *lobby = options_lobby(a);
    if (options_presets(a, row) != NULL) {
        change_presets(a, options_presets(a, row), by);
        return;
    }
    if (lobby != NULL && lobby->is_piece(row)) {
        nt_config config = app_planned(a, &a->plan.config);
        memcpy(config.opt, a->plan.config.opt, sizeof config.opt);
        lobby->add(&config, row, by);
        memcpy(a->plan.config.opt, config.opt, sizeof config.opt);
        return;
    }
    const nt_option *o = &a->plan.game->options[row];
    const bool over = o->max - o->min == o->step && by > 0 && a->plan.config.opt[row] == o->max; /* of a switch */
    const int value = over ? o->min : a->plan.config.opt[row] + by * o->step;
    if (value >= o->min && value <= o->max) {
        a->plan.config.opt[row] = (int16_t)value;
    }
}

/* So many pages on; none: there may be fewer rows than before. */
static void turn(options_scene *o, const app *a, int by) {
    const options_rows rows = options_rows_of(a);
    const int last = rows.n > 0 ? rows.n - 1 : 0;
    o->first = by != 0 ? options_turned(a, &rows, o->first, by, &a->frame) : o->first < last ? o->first : last;
}

static void open_group(options_scene *o, const app *a, int group) {
    const options_rows rows = options_rows_of(a);
    for (int i = rows.n - 1; i >= 0; i--) {
        o->first = rows.group[i] == group ? i : o->first;
    }
}

static void reset(options_scene *o, app *a) {
    for (int i = 0; i < a->plan.game->n_options; i++) {
        a->plan.config.opt[i] = a->plan.game->options[i].standard;
    }
    o->first = 0;
}

/* Away from warnings, or from what differs, to the rows; from them to where one came from. */
static void go_back(options_scene *o, app *a) {
    if (!o->warned && !o->listed) {
        app_pop(a);
    }
    o->warned = o->listed = false;
}

/* What changes the options; true when the input was for that. */
static bool sets(options_scene *o, app *a, const ui_input *in) {
    if (menu_pressed(in, ZONE_LESS)) {
        change(a, in->n, -1);
    } else if (menu_pressed(in, ZONE_MORE)) {
        change(a, in->n, 1);
    } else if (menu_pressed(in, ZONE_MEND) && o->warned) {
        mend(a, in->n);
        o->warned = has_warnings(a);
    } else if (menu_pressed(in, ZONE_MEND)) {
        a->plan.config.opt[o->is.option] = o->is.value;
    } else if (menu_pressed(in, ZONE_RESET)) {
        reset(o, a);
    } else {
        return false;
    }
    return true;
}

/* Of the figure that is held, or whose number has the focus: to its own page. */
static void open_rules(app *a, const ui_input *in) {
    const table_lobby *lobby = options_lobby(a);
    const char *zone = in->kind == UI_INSPECT ? in->zone : a->map.focus_name;
    const int option = in->kind == UI_INSPECT ? in->n : a->map.focus_n;
    const bool of_piece = zone != NULL && (strcmp(zone, ZONE_PIECE) == 0 || strcmp(zone, ZONE_LESS) == 0 ||
                                           strcmp(zone, ZONE_MORE) == 0);
    rules_arg rules = {.game = a->plan.game->id};
    if (lobby != NULL && of_piece && lobby->is_piece(option)) {
        rules.piece = lobby->piece_name(option);
    }
    app_push(a, &scene_rules, &rules, sizeof rules);
}

static bool input(scene *s, app *a, const ui_input *in) {
    options_scene *o = (options_scene *)s;
    app_dirty(a);
    if (menu_back(in)) {
        go_back(o, a);
    } else if (menu_pressed(in, ZONE_NEXT)) {
        o->warned = !o->warned && has_warnings(a);
        if (!o->warned) {
            start(a);
        }
    } else if (sets(o, a, in)) {
        judge_again(o, a);
    } else if (menu_pressed(in, ZONE_CHANGES)) {
        o->listed = true;
        o->sheet = 0;
    } else if (menu_pressed(in, ZONE_PAGE) && o->listed) {
        o->sheet += in->n;
    } else if (menu_pressed(in, ZONE_PAGE)) {
        turn(o, a, in->n);
    } else if (menu_pressed(in, ZONE_GROUP)) {
        open_group(o, a, in->n);
    } else if (menu_wants_rules(in) || (in->kind == UI_INSPECT && strcmp(in->zone, ZONE_PIECE) == 0)) {
        open_rules(a, in);
    }
    turn(o, a, 0);
    return true;
}

const scene_ops scene_options = {.name = "options",
                                 .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT | SCENE_PUBLIC,
                                 .size = sizeof(options_scene),
                                 .enter = enter,
                                 .leave = leave,
                                 .input = input,
                                 .draw = options_draw};
