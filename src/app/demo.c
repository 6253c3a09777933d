/* A demonstration: bots play a whole match through the real scenes, and every different screen is pictured once. */
#include <stdlib.h>
#include <string.h>

#include "app/languages.h"
#include "app/paths.h"
#include "app/player.h"
#include "app/stack.h"
#include "app/stage.h"
#include "app/table_scene.h"
#include "engine/match.h"

enum { MOST_SCREENS = 256, KEY = 96, MOST_ACTS = 20000, AFTER_THE_END_MS = 1000 };

typedef struct {
    player hand;
    const app_stage *stage;
    const char *shots;
    char key[MOST_SCREENS][KEY]; /* kinds of screens that have their picture */
    int n;
    char asking[KEY]; /* the screen whose questions are counted */
    int questions, plies;
    bool failed;
} demo;

static bool known(const demo *d, const char *key) {
    for (int i = 0; i < d->n; i++) {
        if (strcmp(d->key[i], key) == 0) {
            return true;
        }
    }
    return false;
}

static void take(demo *d, app *a, const char *key) {
    char path[APP_PATH], name[KEY + 16], problem[256] = "";
    if (d->failed || known(d, key) || d->n == MOST_SCREENS) {
        return;
    }
    snprintf(d->key[d->n++], KEY, "%s", key);
    snprintf(name, sizeof name, "%03d-%s.png", d->n, key);
    if (!paths_join(path, sizeof path, d->shots, name) ||
        !d->stage->shot(d->stage->user, a->shown, path, problem, sizeof problem)) {
        fprintf(stderr, "night-table: %s: %s\n", name, problem);
        d->failed = true;
        return;
    }
    printf("%s\n", path);
}

/* A frame of the table on the way to the next question: its picture would be that of the question without its zones.
 */
static bool passing_by(app *a, const table_scene *shown, bool moving) {
    const app_step step = app_director_step(a->table);
    if (moving || shown == NULL || app_director_holds(a->table)) {
        return false;
    }
    return step.kind == STEP_EVENTS || (step.kind == STEP_OPEN && (shown->ui.n_legal == 0 || shown->ui.locked));
}

/* How many questions the table has asked in a row on this screen, with this one: from the third on there is something
 * of the earlier answers to be seen. */
static int question(demo *d, app *a, const char *screen) {
    const int plies = nt_match_plies(app_director_match(a->table));
    if (strcmp(d->asking, screen) != 0) {
        snprintf(d->asking, sizeof d->asking, "%s", screen);
        d->questions = 0;
        d->plies = -1;
    }
    if (plies != d->plies) {
        d->questions++;
    }
    d->plies = plies;
    return d->questions;
}

/* What sets this picture apart from others of its screen; `event` is the kind of the one that moves, or 0. */
static void moment(demo *d, app *a, const char *screen, int event, char buf[KEY]) {
    const table_scene *shown = table_scene_shown(a);
    const char *scene_name = app_scene_name(a);
    buf[0] = '\0';
    if (event != 0) {
        snprintf(buf, KEY, "-event-%d", event);
    } else if (strcmp(scene_name, "table") == 0 && shown->ui.n_legal > 0) {
        snprintf(buf, KEY, "-asked%s%s", question(d, a, screen) > 2 ? "-later" : "",
                 shown->ui.picks > 1 ? "-picked" : "");
    } else if (strcmp(scene_name, "private") == 0 && shown->ui.picks > 0) {
        snprintf(buf, KEY, "-picked-%d", shown->ui.picks);
    } else if (strcmp(scene_name, "curtain") == 0 && app_director_step(a->table).done > 0) {
        snprintf(buf, KEY, "-later");
    } else if (strcmp(scene_name, "results") == 0 && app_has_ended(a)) {
        snprintf(buf, KEY, "-end");
    } else if (strcmp(scene_name, "results") == 0 && shown->ui.step > 0) {
        snprintf(buf, KEY, "-%d", shown->ui.step);
    }
}

/* Scenes that open are pictured as they stand; a moving event in its second half, when there is something to see; an
 * open decision when it can be taken. */
static void seen(void *user, app *a) {
    demo *d = user;
    char key[KEY], what[KEY] = "";
    nt_event event = {0}, last;
    float part = 1.0f;
    const char *screen = app_screen_name(a), *scene_name = app_scene_name(a);
    const bool table = a->table != NULL && strcmp(scene_name, "table") == 0;
    if (table) {
        app_director_event(a->table, a->now, &event, &part, &last);
    }
    const bool moving = part < 1.0f;
    const table_scene *shown = table_scene_shown(a);
    const scene *top = stack_top(a);
    if (top->ops == &scene_curtain && top->ops->waits(top)) {
        return;
    }
    if (part < 0.5f || (shown != NULL && shown->ui.opening > 0.0f) || (table && passing_by(a, shown, moving))) {
        return;
    }
    if (a->table != NULL) {
        moment(d, a, screen, moving ? event.kind : 0, what);
    }
    snprintf(key, sizeof key, "%s%s%s%s", scene_name, screen[0] ? "-" : "", screen, what);
    take(d, a, key);
}

static int game_index(const app *a, const char *game) {
    for (int i = 0; a->games[i]; i++) {
        if (strcmp(a->games[i]->id, game) == 0) {
            return i;
        }
    }
    return -1;
}

static bool step(demo *d, const char *zone, int n, const char *scene_name) {
    if (player_press(&d->hand, zone, n)) {
        player_wait(&d->hand, 400);
        if (strcmp(app_scene_name(d->hand.app), scene_name) == 0) {
            return true;
        }
    }
    fprintf(stderr, "night-table: the press on \"%s\" did not lead to %s but to %s\n", zone, scene_name,
            app_scene_name(d->hand.app));
    return false;
}

static bool accepted(const nt_game *game, const nt_config *config) {
    nt_err err = NT_OK;
    nt_match *trial = nt_match_create(game, config, 1, &err);
    nt_match_destroy(trial);
    return trial != NULL;
}

/* A number of players that the printed rules refuse may be allowed by an option: the first one that helps is taken.
 */
static void allow(app *a) {
    nt_config *config = &a->plan.config;
    const nt_game *game = a->plan.game;
    config->seats = (uint8_t)a->plan.seating.n;
    for (int i = 0; i < game->n_options && !accepted(game, config); i++) {
        const int16_t was = config->opt[i];
        for (int value = game->options[i].min; value <= game->options[i].max; value += game->options[i].step) {
            config->opt[i] = (int16_t)value;
            if (accepted(game, config)) {
                return;
            }
        }
        config->opt[i] = was;
    }
}

/* "id=value" into the plan; false when the game has no such option or value. */
static bool choose_option(app *a, const char *text) {
    char id[KEY];
    const char *value = strchr(text, '=');
    if (value == NULL || (size_t)(value - text) >= sizeof id) {
        return false;
    }
    snprintf(id, sizeof id, "%.*s", (int)(value - text), text);
    const int option = nt_option_find(a->plan.game, id);
    if (option < 0) {
        return false;
    }
    a->plan.config.opt[option] = (int16_t)strtol(value + 1, NULL, 10);
    a->plan.config.seats = (uint8_t)a->plan.seating.n;
    return accepted(a->plan.game, &a->plan.config);
}

/* "es,ja,th": the languages of the first seats; false when one is no tag or has no catalogue. */
static bool choose_languages(app *a, const char *list) {
    const app_languages all = app_find_languages(a);
    for (int seat = 0; *list != '\0' && seat < a->plan.seating.n; seat++) {
        ui_seat *it = &a->plan.seating.seat[seat];
        const size_t len = strcspn(list, ",");
        snprintf(it->lang, sizeof it->lang, "%.*s", (int)len, list);
        bool known_tag = false;
        for (int i = 0; i < all.n; i++) {
            known_tag = known_tag || strcmp(all.tag[i], it->lang) == 0;
        }
        if (!known_tag) {
            return false;
        }
        list += list[len] == ',' ? len + 1 : len;
    }
    return true;
}

/* From the title to the last scene before the match, by pressing what a person presses. */
static bool menus(demo *d, const demo_options *o) {
    app *a = d->hand.app;
    player_wait(&d->hand, 100);
    while (strcmp(app_scene_name(a), "notice") == 0 && player_press(&d->hand, ZONE_OK, -1)) {
        player_wait(&d->hand, 100);
    }
    const int game = game_index(a, o->game);
    if (!step(d, ZONE_PLAY, -1, "picker") || !player_turn_to(&d->hand, ZONE_GAME, game) ||
        !step(d, ZONE_GAME, game, "seating")) {
        return false;
    }
    a->plan.seating = app_seating_standard(o->seats, true);
    for (int i = 0; i < o->people; i++) {
        a->plan.seating.seat[i].bot = false;
    }
    if (o->option != NULL && !choose_option(a, o->option)) {
        fprintf(stderr, "night-table: %s has no option \"%s\"\n", o->game, o->option);
        return false;
    }
    if (o->languages != NULL && !choose_languages(a, o->languages)) {
        fprintf(stderr, "night-table: there are no words for one of the languages \"%s\"\n", o->languages);
        return false;
    }
    allow(a);
    app_dirty(a);
    player_wait(&d->hand, 100);
    return step(d, ZONE_NEXT, -1, "options");
}

/* The number of seats and people is set in the plan, not by dozens of presses; everything else is played. */
static bool play(demo *d) {
    app *a = d->hand.app;
    if (!player_press(&d->hand, ZONE_NEXT, -1)) {
        return false;
    }
    player_wait(&d->hand, 50);
    if (strcmp(app_scene_name(a), "options") == 0) { /* warnings are confirmed once */
        player_press(&d->hand, ZONE_NEXT, -1);
    }
    player_wait(&d->hand, 50);
    for (int i = 0; i < MOST_ACTS && !d->failed; i++) {
        const bool goes_on = player_act(&d->hand);
        if (!goes_on) {
            return a->table && nt_match_over(app_director_match(a->table));
        }
    }
    return false;
}

static void side_scenes(demo *d) {
    static const char *const zone[] = {ZONE_SETTINGS, ZONE_RULES};
    for (size_t i = 0; i < 2; i++) {
        if (player_press(&d->hand, zone[i], -1)) {
            player_wait(&d->hand, 400);
            player_key(&d->hand, UI_KEY_BACK, false);
            player_wait(&d->hand, 400);
        }
    }
}

/* Six where the game seats six, else as many as come nearest. */
static int usual_seats(const nt_game *game) {
    return game->min_seats > 6 ? game->min_seats : game->max_seats < 6 ? game->max_seats : 6;
}

int demo_play(app *a, const app_stage *stage, const demo_options *wish) {
    demo_options asked = *wish, *o = &asked;
    demo d = {.stage = stage, .shots = o->shots};
    const nt_game *game = a->games[game_index(a, o->game)];
    if (o->seats == 0) {
        o->seats = usual_seats(game);
    }
    if (o->seats < game->min_seats || o->seats > game->max_seats || o->people < 0 || o->people > o->seats) {
        fprintf(stderr, "night-table: %s is played by %d to %d, of whom at most all are people\n", game->id,
                game->min_seats, game->max_seats);
        return 2;
    }
    if (!paths_make(o->shots)) {
        fprintf(stderr, "night-table: the folder %s cannot be made\n", o->shots);
        return 1;
    }
    player_begin(&d.hand, a, o->seed);
    d.hand.seen = seen;
    d.hand.user = &d;
    app_dirty(a);
    bool good = menus(&d, o) && play(&d);
    player_wait(&d.hand, AFTER_THE_END_MS);
    if (good && player_press(&d.hand, ZONE_APP_TITLE, -1)) {
        player_wait(&d.hand, 400);
        side_scenes(&d);
    }
    if (!good && !d.failed) {
        fprintf(stderr, "night-table: the match did not come to its end; it stopped at %s\n", app_scene_name(a));
    }
    return good && !d.failed ? 0 : 1;
}
