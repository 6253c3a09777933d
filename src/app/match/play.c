/* The match at the table: started, saved, followed by the next, left. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/files/paths.h"
#include "app/files/saves.h"
#include "app/hosted.h"
#include "app/inside.h"
#include "app/kiosk.h"
#include "app/sound/heard.h"
#include "app/stack.h"
#include "engine/match.h"

enum { SENTENCE = 8192 };

const nt_table *app_find_table(const app *a, const char *game) {
    for (int i = 0; a->tables[i]; i++) {
        if (strcmp(a->tables[i]->game, game) == 0) {
            return a->tables[i];
        }
    }
    return NULL;
}

int app_games(const app *a) {
    int n = 0;
    while (a->tables[n] != NULL) {
        n++;
    }
    return n;
}

/* ---- nothing is lost ---- */

/* The match that was open before makes room for the new one, whole; false when it cannot. */
static bool put_older_aside(app *a) {
    if (a->older_in_place) {
        a->older_in_place = saves_there(a->save_dir) && !matches_set_aside(a->save_dir);
    }
    return !a->older_in_place;
}

/* The end is no end before the call in which it came has run out. */
static bool is_over(const app *a) {
    return nt_match_over(app_director_match(a->table)) && !a->hosted.call.runs;
}

/* How far the public table is, as far as it has been told. */
static saves_far how_far(const app *a) {
    const table_ui ui = {.frame = TABLE_PUBLIC,
                         .seat = app_director_seating(a->table)->seat,
                         .config = nt_match_config(app_director_match(a->table)),
                         .asked = NT_SPECTATOR};
    const table_far far =
        app_director_table(a->table)->state(app_director_told_view(a->table, NT_SPECTATOR), &ui).far;
    saves_far to = {.n = far.n, .of = far.of};
    snprintf(to.key, sizeof to.key, "%s", far.key != NULL ? far.key : "");
    return to;
}

/* What has been pressed on counts as told; the one that stands there does not. */
static saves_story story(const app *a) {
    const bool stands = app_director_holds(a->table);
    return (saves_story){.counts = !a->hosted.call.runs,
                         .told = app_director_begun(a->table) - stands,
                         .ends = a->end.begun,
                         .steps = a->end.steps};
}

uint32_t app_crowned(const app *a) {
    const nt_table *table = app_director_table(a->table);
    return table->crowned != NULL ? table->crowned(app_director_view(a->table, NT_SPECTATOR)) : 0;
}

/* Nothing before all have seen it: a file's line in the clear tells no more than the table did. */
static uint32_t who_won(const app *a) {
    if (!is_over(a) || !a->end.whole) {
        return 0;
    }
    const uint32_t crowned = app_crowned(a);
    return crowned != 0 ? crowned
                        : app_director_game(a->table)->winners(app_director_view(a->table, NT_SPECTATOR).pub);
}

static bool save_now(app *a, char *problem, size_t cap) {
    nt_match *match = app_director_match(a->table);
    const bool seen = is_over(a) && a->end.whole;
    saves_open open = {.match = match,
                       .seed = a->match_seed,
                       .seating = *app_director_seating(a->table),
                       .last_asked = app_director_last_asked(a->table),
                       .hosted = a->hosted,
                       .story = story(a),
                       .far = how_far(a),
                       .won = who_won(a)};
    memcpy(open.signs, a->lock_code, sizeof open.signs);
    a->kept_far = open.far;
    if (!put_older_aside(a)) {
        snprintf(problem, cap, "%.300s: the match of before cannot be put aside: %s", a->save_dir,
                 paths_reason(errno));
        return false;
    }
    return saves_write(a->save_dir, &open, nt_rng_next(&a->salts), problem, cap) &&
           (!seen || matches_finish(a->save_dir, match, a->end.before, problem, cap));
}

void app_save(app *a) {
    char problem[512] = "";
    if (a->end.again) {
        return;
    }
    bool good = save_now(a, problem, sizeof problem);
    if (!good && !a->save_failed) {
        const text_arg args[] = {TEXT_STR("detail", app_told_file(a, problem))};
        app_notice(a, "trouble.save", args, 1);
    }
    a->save_failed = !good;
    a->close_told = a->close_told && !good;
    if (good && a->report_plies && !a->hosted.call.runs) {
        printf("plies %d\n", nt_match_plies(app_director_match(a->table)));
        fflush(stdout);
    }
}

/* Only when a match is over: before, a hint that is gone or a file that was written would tell that somebody has held
 * a card. */
static void keep_card_read(app *a) {
    if (a->card_read && !a->settings.card_read) {
        a->settings.card_read = true;
        app_settings_changed(a);
    }
}

void app_end_shown(app *a, int steps, bool whole) {
    const bool news = !a->end.begun || steps != a->end.steps || whole != a->end.whole;
    a->end.begun = true;
    a->end.steps = steps;
    a->end.whole = whole;
    if (whole) {
        keep_card_read(a);
    }
    if (news) {
        app_save(a);
    }
}

static void accepted(void *user) {
    app *a = user;
    if (!a->holds_saves) {
        app_save(a);
    }
    app_dirty(a);
}

static void sound(void *user, const char *name) {
    app_sound(user, name);
}

static void speak(void *user, nt_view view, const nt_event *event) {
    app *a = user;
    table_phrase phrase[TABLE_PHRASES];
    if (a->table == NULL || app_director_table(a->table)->spoken == NULL) {
        return;
    }
    const table_telling telling = {view, app_director_seating(a->table)->seat, event, true};
    app_speak(a, phrase, app_director_table(a->table)->spoken(&telling, phrase));
}

static bool tells(void *user, nt_view view, const nt_event *event) {
    app *a = user;
    char arena[SENTENCE];
    if (a->table == NULL) {
        return false;
    }
    text_words words = text_words_in(app_words(a, NULL), arena, sizeof arena);
    const table_telling telling = {view, app_director_seating(a->table)->seat, event, true};
    return app_director_table(a->table)->sentence(&telling, &words) != NULL;
}

void app_choose_language(app *a, uint8_t seat, const char *tag) {
    app_seating *next = &a->plan.seating;
    if (seat < next->n) {
        snprintf(next->seat[seat].lang, sizeof next->seat[seat].lang, "%s", tag);
    }
    if (a->table != NULL) {
        app_director_set_language(a->table, seat, tag);
        if (!is_over(a)) {
            app_save(a);
        }
    }
    app_dirty(a);
}

/* ---- begin ---- */

bool app_seat_match(app *a, nt_match *match, const app_seating *seating, uint64_t seed) {
    const nt_table *table = app_find_table(a, nt_match_game(match)->id);
    const app_director_hooks hooks = {
        .user = a, .accepted = accepted, .sound = sound, .speak = speak, .tells = tells};
    app_director *made =
        table ? app_director_create(match, table, seating, nt_rng_next(&a->presentation), hooks) : NULL;
    if (made == NULL) {
        nt_match_destroy(match);
        app_notice(a, "trouble.start", NULL, 0);
        return false;
    }
    app_director_destroy(a->table);
    a->table = made;
    if (seed != a->match_seed) { /* who goes on with the match that was left gives the signs of before */
        memset(a->lock_code, 0, sizeof a->lock_code);
    }
    a->match_seed = seed;
    a->looked_far = -1;
    a->hints = !a->settings.card_read;
    a->hint_stands = false;
    a->hosted = (saves_hosted){0};
    a->end = (app_end){0};
    a->eyes_open = false;
    a->save_failed = a->close_told = a->leaving = a->seen_results = a->older_in_place = false;
    app_director_alone(made, app_is_alone(a));
    return true;
}

nt_config app_planned(const app *a, const nt_config *wanted) {
    const nt_table *table = app_find_table(a, a->plan.game->id);
    const bool one = app_seating_is_one(&a->plan.seating);
    nt_config config = *wanted;
    config.seats = (uint8_t)a->plan.seating.n;
    if (one && a->hosting != NULL && table != NULL && table->hosting != NULL) {
        a->hosting->alone(table, &config);
    }
    return config;
}

bool app_start(app *a) {
    const app_plan *plan = &a->plan;
    const nt_config config = app_planned(a, &plan->config);
    uint64_t seed = 0;
    uint8_t salt[COMMITMENT_SALT_BYTES];
    nt_err err = NT_OK;
    if (!app_match_seed(a, &seed) || !app_match_salt(a, seed, salt)) {
        app_notice(a, "trouble.chance", NULL, 0);
        return false;
    }
    nt_match *match = nt_match_create(plan->game, &config, seed, &err);
    if (match == NULL) {
        app_notice(a, err == NT_BAD_CONFIG ? "trouble.options" : "trouble.start", NULL, 0);
        return false;
    }
    commitment_make(match, salt);
    if (!app_seat_match(a, match, &plan->seating, seed)) {
        return false;
    }
    a->older_in_place = saves_there(a->save_dir);
    app_save(a);
    app_go_on(a);
    return true;
}

/* The config of the series' next game; false when the match is not over or the series is. */
static bool next_config(const app *a, nt_config *next) {
    nt_match *match = app_director_match(a->table);
    const nt_game *game = nt_match_game(match);
    if (!nt_match_over(match) || game->next == NULL) {
        return false;
    }
    return game->next(app_director_view(a->table, NT_SPECTATOR).pub, nt_match_config(match), next) == NT_OK;
}

bool app_has_ended(const app *a) {
    nt_config next;
    return nt_match_over(app_director_match(a->table)) && (a->end.again || !next_config(a, &next));
}

bool app_next_game(app *a) {
    nt_config next;
    if (a->end.again || !next_config(a, &next)) {
        return false;
    }
    if (!a->end.whole) {
        app_end_shown(a, a->end.steps, true);
    }
    a->plan.game = app_director_game(a->table);
    a->plan.config = next;
    a->plan.seating = *app_director_seating(a->table);
    return app_start(a);
}

bool app_again(app *a) {
    nt_config *config = &a->plan.config;
    config->series_game = 0;
    config->memory = 0;
    memset(config->carry, 0, sizeof config->carry);
    return app_start(a);
}

/* Not within a call: its file waits for the call's end. */
void app_keep_told(app *a) {
    if (a->table != NULL && !is_over(a) && !a->hosted.call.runs) {
        app_save(a);
    }
}

bool app_unkept(app *a) {
    app_keep_told(a);
    return a->table != NULL && !is_over(a) && a->save_failed;
}

void app_told(app *a) {
    const int begun = app_director_begun(a->table);
    if (begun == a->looked_far || app_director_step(a->table).kind == STEP_EVENTS) {
        return;
    }
    a->looked_far = begun;
    const saves_far far = how_far(a), *kept = &a->kept_far;
    if (far.n != kept->n || far.of != kept->of || strcmp(far.key, kept->key) != 0) {
        app_keep_told(a);
    }
}

void app_leave_match(app *a) {
    app_keep_told(a);
    app_leave_table(a);
}

void app_leave_table(app *a) {
    app_go(a, app_home(a), NULL, 0);
    a->leaving = true;
}
