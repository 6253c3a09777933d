/* What the application itself must not tell: where the pointer rested, what failed over a private view, and the
 * chance of the next match. */
#include "app/kit_app.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/entropy.h"
#include "app/files/paths.h"
#include "app/inside.h"
#include "app/stack.h"
#include "app/table/table_scene.h"
#include "engine/match.h"
#include "proof/commitment.h"
#include "ui/frame.h"

static void open_curtain(table_for_tests *t) {
    if (strcmp(app_scene_name(t->app), "curtain") == 0) {
        assert_true(player_press(&t->hand, "open", -1));
    }
    player_wait(&t->hand, 400);
    assert_string_equal(app_scene_name(t->app), "private");
}

static void the_pointer_and_the_focus_leave_with_the_view(void **state) {
    (void)state;
    table_for_tests t;
    kit_begin(&t, 3);
    kit_start(&t, 2);
    unsigned before = app_hand_overs(t.app);
    open_curtain(&t);
    assert_true(app_hand_overs(t.app) > before);
    before = app_hand_overs(t.app);
    assert_true(player_press(&t.hand, "guess", kit_legal_guess(&t, 2)));
    player_key(&t.hand, UI_KEY_RIGHT, false);
    assert_non_null(t.app->map.focus_name);
    app_handle(t.app, &(ui_raw){.kind = UI_RAW_COVER});
    assert_string_equal(app_scene_name(t.app), "curtain");
    assert_true(app_hand_overs(t.app) > before);
    assert_null(t.app->map.hover_name);
    assert_null(t.app->map.focus_name);
    kit_end(&t);
}

/* The program was killed over a private view: nothing of it but the desktop's pointer is left. */
static void a_match_that_goes_on_moves_the_pointer(void **state) {
    (void)state;
    table_for_tests t;
    kit_begin(&t, 3);
    kit_start(&t, 2);
    open_curtain(&t);
    assert_true(player_press(&t.hand, "guess", kit_legal_guess(&t, 2)));
    app_destroy(t.app);
    t.app = kit_app(t.dir, 3);
    player_begin(&t.hand, t.app, 3);
    player_wait(&t.hand, 400);
    const unsigned before = app_hand_overs(t.app);
    player_key(&t.hand, UI_KEY_CHOOSE, false);
    assert_string_equal(app_scene_name(t.app), "curtain");
    assert_true(app_hand_overs(t.app) > before);
    kit_end(&t);
}

/* Where a hand lies, in pixels. */
static ui_rect place_of_hand(const app *a) {
    for (int i = 0; i < a->shown->n; i++) {
        if (a->shown->command[i].kind == UI_PLACE) {
            return ui_place_pixels(&a->frame, a->shown->command[i].at);
        }
    }
    return (ui_rect){0};
}

/* Their work can be felt: it hangs on the game and the window, and begins over no private view. */
static void what_is_drawn_ahead_tells_nothing(void **state) {
    (void)state;
    table_for_tests t;
    kit_begin(&t, 3);
    assert_int_equal(app_grounds(t.app).n, 1); /* no game yet: what every page has */
    assert_string_equal(app_grounds(t.app).at[0].name, "parlour");
    t.app->plan.game = &blank_game; /* on the title */
    app_dirty(t.app);
    app_frame(t.app);
    const app_ahead is = app_grounds(t.app);
    assert_int_equal(is.n, 3);
    assert_string_equal(is.at[0].name, "curtain");
    assert_string_equal(is.at[1].name, "results"); /* the empty game's ground */
    assert_string_equal(is.at[2].name, "private");
    assert_true(is.at[1].w == t.app->frame.pixel_w && is.at[1].h == t.app->frame.pixel_h);
    kit_start(&t, 2);
    open_curtain(&t);
    app_frame(t.app);
    assert_int_equal(app_grounds(t.app).n, 0);
    const ui_rect hand = place_of_hand(t.app);
    assert_true(is.at[2].w == (int)hand.w && is.at[2].h == (int)hand.h);
    kit_end(&t);
}

static int zones_of(const table_for_tests *t, const char *name) {
    int n = 0;
    app_frame(t->app);
    for (int i = 0; i < t->app->shown->n_zones; i++) {
        n += strcmp(t->app->shown->zone[i].name, name) == 0;
    }
    return n;
}

/* Nobody touches anything for as long as a view may lie there. */
static void leave_alone(table_for_tests *t) {
    player_wait(&t->hand, (uint64_t)t->app->settings.idle_seconds * 1000 + 500);
}

/* Rules are public: whoever reads them reads on, and the view is gone below them. */
static void rules_stay_open_when_the_view_below_them_goes(void **state) {
    (void)state;
    table_for_tests t;
    kit_begin(&t, 3);
    kit_start(&t, 2);
    open_curtain(&t);
    const uint8_t seat = table_scene_shown(t.app)->seat;
    assert_true(player_press(&t.hand, "rules", -1));
    player_wait(&t.hand, 400);
    assert_true(player_press(&t.hand, "search", -1));
    player_text(&t.hand, "card");
    const int found = zones_of(&t, "found");
    const unsigned before = app_hand_overs(t.app);
    leave_alone(&t);
    assert_string_equal(app_scene_name(t.app), "rules");
    assert_false(stack_secret(t.app));
    assert_null(table_scene_shown(t.app));
    assert_true(app_hand_overs(t.app) > before);
    assert_int_equal(zones_of(&t, "found"), found); /* where they were */
    leave_alone(&t);
    assert_string_equal(app_scene_name(t.app), "rules");
    player_key(&t.hand, UI_KEY_BACK, false);
    player_key(&t.hand, UI_KEY_BACK, false);
    assert_string_equal(app_scene_name(t.app), "curtain");
    open_curtain(&t);
    assert_int_equal(table_scene_shown(t.app)->seat, seat);
    kit_end(&t);
}

/* Whoever stepped up by mistake puts the page away by the mouse; nothing was chosen, and nothing is kept of it. */
static void a_view_is_put_away_unanswered(void **state) {
    (void)state;
    table_for_tests t;
    kit_begin(&t, 3);
    kit_start(&t, 2);
    open_curtain(&t);
    const int plies = nt_match_plies(app_director_match(t.app->table));
    const uint8_t seat = table_scene_shown(t.app)->seat;
    const int picked = table_scene_shown(t.app)->ui.pick[0];
    assert_true(player_press(&t.hand, "guess", kit_legal_guess(&t, 2)));
    assert_int_not_equal(table_scene_shown(t.app)->ui.pick[0], picked);
    assert_true(player_press(&t.hand, "hide", -1));
    assert_string_equal(app_scene_name(t.app), "curtain");
    assert_false(stack_secret(t.app));
    assert_null(t.app->map.focus_name);
    assert_int_equal(nt_match_plies(app_director_match(t.app->table)), plies);
    assert_int_equal(app_director_kept(t.app->table), NT_SPECTATOR);
    open_curtain(&t);
    assert_int_equal(table_scene_shown(t.app)->seat, seat);
    assert_int_equal(table_scene_shown(t.app)->ui.pick[0], picked);
    kit_end(&t);
    kit_begin(&t, 3);
    kit_start(&t, 1); /* before nobody there is nothing to put away */
    open_curtain(&t);
    assert_int_equal(zones_of(&t, "hide"), 0);
    assert_int_equal(zones_of(&t, "pause"), 1);
    kit_end(&t);
}

static bool log_says(const table_for_tests *t, const char *what) {
    char path[400];
    size_t len = 0;
    snprintf(path, sizeof path, "%s/night-table.log", t->dir);
    char *text = paths_read_whole(path, 1 << 20, &len);
    const bool says = text && strstr(text, what);
    free(text);
    return says;
}

static void what_fails_over_a_private_view_is_said_at_the_end(void **state) {
    (void)state;
    table_for_tests t;
    kit_begin(&t, 3);
    kit_start(&t, 1);
    open_curtain(&t);
    app_report(t.app, "trouble.outside", "The picture figures/werewolf cannot be read.");
    app_report(t.app, "trouble.outside", "The picture figures/villager cannot be read.");
    kit_guess(&t, 1);
    for (int i = 0; i < 200 && strcmp(app_scene_name(t.app), "results") != 0; i++) {
        assert_string_not_equal(app_scene_name(t.app), "notice");
        assert_false(log_says(&t, "werewolf"));
        if (nt_match_over(app_director_match(t.app->table))) {
            break;
        }
        player_act(&t.hand);
    }
    player_wait(&t.hand, 2000);
    assert_string_equal(app_scene_name(t.app), "notice");
    assert_true(log_says(&t, "figures/werewolf"));
    assert_false(log_says(&t, "villager"));
    kit_end(&t);
}

/* Each bit of what was drawn was 0 and was 1. */
typedef struct {
    uint64_t ones, zeros;
} bits_seen;

static void see_bits(bits_seen *b, uint64_t drawn) {
    b->ones |= drawn;
    b->zeros |= ~drawn;
}

static void all_seen(const bits_seen *b) {
    assert_true(b->ones == UINT64_MAX && b->zeros == UINT64_MAX);
}

/* Whoever knows the own hand could try all the deals of a seed that is short, or that follows from something. */
static void all_of_a_seed_is_chance(void **state) {
    (void)state;
    enum { TIMES = 80 };
    table_for_tests t;
    bits_seen source = {0, 0}, seeds = {0, 0}, salt[2] = {{0, 0}, {0, 0}};
    kit_begin(&t, 0);
    for (int i = 0; i < TIMES; i++) {
        uint64_t drawn = 0, part[2];
        uint8_t bytes[COMMITMENT_SALT_BYTES];
        assert_true(entropy_take(&drawn));
        see_bits(&source, drawn);
        assert_true(app_match_seed(t.app, &drawn));
        see_bits(&seeds, drawn);
        assert_true(app_match_salt(t.app, 5, bytes)); /* not of the seed */
        memcpy(part, bytes, sizeof part);
        see_bits(&salt[0], part[0]);
        see_bits(&salt[1], part[1]);
    }
    all_seen(&source);
    all_seen(&seeds);
    all_seen(&salt[0]);
    all_seen(&salt[1]);
    kit_end(&t);
}

/* The letters of the seal's salt in the file of the open match. */
static void salt_of_save(const table_for_tests *t, char letters[11]) {
    char path[300];
    size_t len = 0;
    assert_true(paths_join(path, sizeof path, t->dir, saves_open_file));
    char *text = paths_read_whole(path, 1 << 20, &len);
    assert_non_null(text);
    const char *line = strchr(strchr(text, '\n') + 1, '\n') + 1;
    snprintf(letters, 11, "%.10s", line);
    free(text);
}

/* Two saves under one salt, laid over each other, would tell where they differ. */
static void each_save_has_a_salt_of_its_own(void **state) {
    (void)state;
    enum { TIMES = 6 };
    char seen[2 * TIMES][11];
    for (int run = 0; run < 2; run++) { /* nor does the next run of the program begin with those of the last one */
        table_for_tests t;
        kit_begin(&t, 3);
        kit_start(&t, 2);
        for (int i = 0; i < TIMES; i++) {
            app_save(t.app);
            salt_of_save(&t, seen[run * TIMES + i]);
        }
        kit_end(&t);
    }
    for (int i = 0; i < 2 * TIMES; i++) {
        for (int k = 0; k < i; k++) {
            assert_string_not_equal(seen[i], seen[k]);
        }
    }
}

/* Everybody sees how long bots wait: it must not follow from the chance that dealt. */
static void pauses_follow_from_no_deal(void **state) {
    (void)state;
    enum { TIMES = 6 };
    table_for_tests t;
    uint64_t first = 0;
    bool other = false;
    kit_begin(&t, 0);
    for (int i = 0; i < TIMES; i++) {
        const nt_config config = nt_config_standard(&blank_game, BLANK_SEATS);
        const app_seating bots = app_seating_standard(BLANK_SEATS, true);
        nt_err err = NT_OK;
        nt_match *match = nt_match_create(&blank_game, &config, 5, &err);
        assert_non_null(match);
        assert_true(app_seat_match(t.app, match, &bots, 5));
        app_director *d = t.app->table;
        uint64_t now = 0;
        for (int k = 0; k < 20 && app_director_pause_end(d, now) <= now; k++) { /* asked, and each has thought */
            app_director_tick(d, now, (app_tempo){1, true}, true);
        }
        const uint64_t ends = app_director_pause_end(d, now);
        assert_true(ends > now && ends != UINT64_MAX);
        first = i == 0 ? ends : first;
        other |= ends != first;
    }
    assert_true(other);
    kit_end(&t);
}

/* Without a seed that was asked for, no match's chance follows from another's. */
static void seeds_come_from_the_system(void **state) {
    (void)state;
    table_for_tests t;
    kit_begin(&t, 0);
    const nt_rng stream = t.app->seeds;
    kit_start(&t, 1);
    const uint64_t first = t.app->match_seed;
    kit_start(&t, 1);
    assert_true(t.app->match_seed != first);
    assert_memory_equal(&t.app->seeds, &stream, sizeof stream);
    kit_end(&t);
    kit_begin(&t, 9);
    kit_start(&t, 1);
    const uint64_t given = t.app->match_seed;
    kit_end(&t);
    kit_begin(&t, 9);
    kit_start(&t, 1);
    assert_true(t.app->match_seed == given);
    kit_end(&t);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_pointer_and_the_focus_leave_with_the_view),
        cmocka_unit_test(a_match_that_goes_on_moves_the_pointer),
        cmocka_unit_test(what_is_drawn_ahead_tells_nothing),
        cmocka_unit_test(rules_stay_open_when_the_view_below_them_goes),
        cmocka_unit_test(a_view_is_put_away_unanswered),
        cmocka_unit_test(what_fails_over_a_private_view_is_said_at_the_end),
        cmocka_unit_test(seeds_come_from_the_system),
        cmocka_unit_test(all_of_a_seed_is_chance),
        cmocka_unit_test(each_save_has_a_salt_of_its_own),
        cmocka_unit_test(pauses_follow_from_no_deal),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
