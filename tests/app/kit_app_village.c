/* A village of Werewolf in the whole application. */
#include "app/kit_app_village.h"

#include <stdio.h>

#include "app/kit_app.h"
#include "app/stack.h"
#include "games/werewolf/werewolf.h"
#include "hosting/house.h"

extern const nt_table werewolf_table;

static const float px_per_mm = 3.78f;

void village_begin(village *v, pf *screen, const char *lang, int percent, const nt_config *config) {
    static const nt_game *const games[] = {&werewolf_game, NULL};
    static const nt_table *const tables[] = {&werewolf_table, NULL};
    char problem[256] = "";

    kit_folder(v->dir, sizeof v->dir);
    const app_options options = {.data_dir = NT_SOURCE_DIR,
                                 .hosting = &hosting_house,
                                 .save_dir = v->dir,
                                 .locales_dir = NT_BUILD_DIR "/locales",
                                 .lang = lang,
                                 .seed = 7,
                                 .quiet = true,
                                 .text_percent = percent,
                                 .games = games,
                                 .tables = tables};
    v->a = app_create(&options, pf_type(screen), 1280, 800, px_per_mm, problem, sizeof problem);
    assert_non_null(v->a);
    v->a->settings.pace = APP_PACE_AT_ONCE;
    app_settings_changed(v->a);
    player_begin(&v->hand, v->a, 7);
    v->hand.coarse = 60;
    v->a->plan.game = &werewolf_game;
    v->a->plan.config = *config;
    v->a->plan.seating = app_seating_standard(config->seats, true);
    for (int i = 0; i < config->seats; i++) {
        v->a->plan.seating.seat[i].bot = false;
    }
    assert_true(app_start(v->a));
    stack_settle(v->a);
}

void village_end(village *v) {
    app_destroy(v->a);
    kit_remove(v->dir);
}

void village_resize(village *v, int wide, int high) {
    app_handle(v->a, &(ui_raw){.kind = UI_RAW_RESIZE, .w = wide, .h = high, .px_per_mm = px_per_mm});
    player_wait(&v->hand, 400);
}

void village_check(village *v) {
    char name[96];

    player_wait(&v->hand, 0);
    snprintf(name, sizeof name, "%s %s", app_scene_name(v->a), app_screen_name(v->a));
    frames_texts(v->found, v->a->shown, name, false);
    frames_zones(v->found, v->a->shown, name);
}
