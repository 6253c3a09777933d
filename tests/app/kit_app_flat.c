#include "app/kit_app_flat.h"

#include <stdio.h>
#include <string.h>

#include "app/inside.h"
#include "app/stack.h"
#include "hosting/house.h"
#include "ui/motion.h"

void kit_flat_begin(table_for_tests *t, const char *game, int seats, int w, int h, float px_per_mm, uint32_t bots) {
    kit_flat_begin_seeded(t, game, seats, w, h, px_per_mm, bots, 5);
}

void kit_flat_begin_seeded(table_for_tests *t, const char *game, int seats, int w, int h, float px_per_mm,
                           uint32_t bots, uint64_t seed) {
    char problem[256] = "";
    kit_folder(t->dir, sizeof t->dir);
    const app_options options = {.data_dir = NT_SOURCE_DIR,
                                 .hosting = &hosting_house,
                                 .save_dir = t->dir,
                                 .lang = "en",
                                 .seed = seed,
                                 .quiet = true};
    app *a = app_create(&options, kit_type(), w, h, px_per_mm, problem, sizeof problem);
    assert_non_null(a);
    t->app = a;
    a->settings.mode = APP_FLAT;
    a->settings.pace = APP_PACE_AT_ONCE;
    app_settings_changed(a);
    player_begin(&t->hand, a, seed);
    t->hand.coarse = 2 * MOTION_FRAME; /* every second picture of what moves */
    a->plan.game = nt_game_find(game);
    a->plan.config = nt_config_standard(a->plan.game, (uint8_t)seats);
    if (strcmp(game, "growl") == 0 && seats > 10) {
        a->plan.config.opt[0] = 1; /* a big table */
    }
    for (int i = 0; i < a->plan.game->n_options; i++) { /* nobody hosts who does not sit there; ballots are hidden */
        const char *id = a->plan.game->options[i].id;
        if (strcmp(id, "host_mode") == 0 || strcmp(id, "ballots") == 0) {
            a->plan.config.opt[i] = 1;
        }
    }
    a->plan.seating = app_seating_standard(seats, true);
    for (int i = 0; i < seats; i++) {
        a->plan.seating.seat[i].bot = bots >> i & 1u;
    }
    assert_true(app_start(a));
    stack_settle(a);
    player_wait(&t->hand, 100);
}

const flat_scene *kit_flat(const table_for_tests *t) {
    assert_string_equal(app_scene_name(t->app), "flat");
    return (const flat_scene *)stack_top(t->app);
}

bool kit_flat_asked(const table_for_tests *t, int seat) {
    const nt_ask ask = nt_port_ask(app_director_port(t->app->table, (uint8_t)seat));
    return ask == NT_ASK_SECRET || ask == NT_ASK_HAND;
}

void kit_flat_until_results(table_for_tests *t, const char *game, int seats, int w, int h, float px_per_mm) {
    kit_flat_begin(t, game, seats, w, h, px_per_mm, 0);
    for (int i = 0; i < 5000 && strcmp(app_scene_name(t->app), "results") != 0; i++) {
        assert_true(player_act(&t->hand));
    }
    player_wait(&t->hand, 5000);
}

static bool has_choice(const table_for_tests *t, int seat) {
    nt_move legal[NT_MAX_LEGAL];
    return kit_flat_asked(t, seat) &&
           nt_port_legal(app_director_port(t->app->table, (uint8_t)seat), legal, NT_MAX_LEGAL) > 1;
}

bool kit_flat_until_picks(table_for_tests *t, int seat) {
    for (int i = 0; i < 2000; i++) {
        if (strcmp(app_scene_name(t->app), "flat") == 0 && app_director_step(t->app->table).kind == STEP_PRIVATE &&
            has_choice(t, seat)) {
            player_wait(&t->hand, 50);
            return true;
        }
        if (!player_act(&t->hand)) {
            return false;
        }
    }
    return false;
}

int kit_flat_cards(const table_for_tests *t, int seat) {
    const ui_draw *d = t->app->shown;
    int n = 0;
    for (int i = 0; i < d->n_zones; i++) {
        n += d->zone[i].place == FLAT_PLACE(seat) && strcmp(d->zone[i].name, ZONE_CARD) == 0;
    }
    return n;
}
