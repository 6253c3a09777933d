/* A match that is set up and played through the real scenes by a player without hands. */
#include <stdlib.h>
#include <string.h>

#include "app/languages.h"
#include "app/scripts/demo.h"
#include "engine/match.h"

enum { ID = 96, MOST_IDLE = 4000 };

static int game_index(const app *a, const char *game) {
    for (int i = 0; a->games[i]; i++) {
        if (strcmp(a->games[i]->id, game) == 0) {
            return i;
        }
    }
    return -1;
}

static bool step(player *hand, const char *zone, int n, const char *scene_name) {
    if (player_press(hand, zone, n)) {
        player_wait(hand, 400);
        if (strcmp(app_scene_name(hand->app), scene_name) == 0) {
            return true;
        }
    }
    fprintf(stderr, "night-table: the press on \"%s\" did not lead to %s but to %s\n", zone, scene_name,
            app_scene_name(hand->app));
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

static bool choose_option(app *a, const char *text, size_t len) {
    char id[ID];
    const char *value = memchr(text, '=', len);
    if (value == NULL || (size_t)(value - text) >= sizeof id) {
        return false;
    }
    snprintf(id, sizeof id, "%.*s", (int)(value - text), text);
    const int option = nt_option_find(a->plan.game, id);
    if (option < 0) {
        return false;
    }
    a->plan.config.opt[option] = (int16_t)strtol(value + 1, NULL, 10);
    return true;
}

/* "series=0,pile_count=1"; false when one is no option, or the game refuses all of them together. */
static bool choose_options(app *a, const char *list) {
    while (*list != '\0') {
        const size_t len = strcspn(list, ",");
        if (!choose_option(a, list, len)) {
            return false;
        }
        list += len + (list[len] == ',');
    }
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
        if (app_language_at(&all, it->lang) < 0) {
            return false;
        }
        list += list[len] == ',' ? len + 1 : len;
    }
    return true;
}

/* From the title to the last scene before the match, by pressing what a person presses. */
static bool menus(player *hand, const demo_options *o) {
    app *a = hand->app;
    player_wait(hand, 100);
    while (strcmp(app_scene_name(a), "notice") == 0 && player_press(hand, ZONE_OK, -1)) {
        player_wait(hand, 100);
    }
    const int game = game_index(a, o->game);
    if (!step(hand, ZONE_PLAY, -1, "picker") || !player_turn_to(hand, ZONE_GAME, game) ||
        !step(hand, ZONE_GAME, game, "seating")) {
        return false;
    }
    a->plan.seating = app_seating_standard(o->seats, true);
    for (int i = 0; i < o->people; i++) {
        a->plan.seating.seat[i].bot = false;
    }
    if (o->option != NULL && !choose_options(a, o->option)) {
        fprintf(stderr, "night-table: %s has no option \"%s\"\n", o->game, o->option);
        return false;
    }
    if (o->languages != NULL && !choose_languages(a, o->languages)) {
        fprintf(stderr, "night-table: there are no words for one of the languages \"%s\"\n", o->languages);
        return false;
    }
    allow(a);
    app_dirty(a);
    player_wait(hand, 100);
    return step(hand, ZONE_NEXT, -1, "options");
}

bool demo_moves_on(demo_idle *idle, int plies) {
    idle->acts = plies == idle->plies ? idle->acts + 1 : 0;
    idle->plies = plies;
    return idle->acts < MOST_IDLE;
}

static int plies_of(const app *a) {
    return a->table ? nt_match_plies(app_director_match(a->table)) : 0;
}

/* The number of seats and people is set in the plan, not by dozens of presses; everything else is played. */
static bool play(player *hand, bool (*goes_on)(void *user)) {
    app *a = hand->app;
    if (!player_press(hand, ZONE_NEXT, -1)) {
        return false;
    }
    player_wait(hand, 50);
    if (strcmp(app_scene_name(a), "options") == 0) { /* warnings are confirmed once */
        player_press(hand, ZONE_NEXT, -1);
    }
    player_wait(hand, 50);
    for (demo_idle idle = {0}; goes_on(hand->user) && demo_moves_on(&idle, plies_of(a));) {
        if (!player_act(hand)) {
            return a->table && nt_match_over(app_director_match(a->table));
        }
    }
    return false;
}

/* Six where the game seats six, else as many as come nearest. */
static int usual_seats(const nt_game *game) {
    return game->min_seats > 6 ? game->min_seats : game->max_seats < 6 ? game->max_seats : 6;
}

bool demo_seats(const app *a, demo_options *o) {
    const nt_game *game = a->games[game_index(a, o->game)];
    if (o->seats == 0) {
        o->seats = usual_seats(game);
    }
    if (o->seats < game->min_seats || o->seats > game->max_seats || o->people < 0 || o->people > o->seats) {
        fprintf(stderr, "night-table: %s is played by %d to %d, of whom at most all are people\n", game->id,
                game->min_seats, game->max_seats);
        return false;
    }
    return true;
}

bool demo_match(player *hand, const demo_options *o, bool (*goes_on)(void *user)) {
    const bool good = menus(hand, o) && play(hand, goes_on);
    if (!good && goes_on(hand->user)) {
        fprintf(stderr, "night-table: the match did not come to its end; it stopped at %s\n",
                app_scene_name(hand->app));
    }
    return good;
}
