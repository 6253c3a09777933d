/* The way to the owner's page: the corner alone leads to it, wrong PINs wait longer and longer, also after a power
 * cut, and the PIN stands nowhere. */
#include "kiosk/kit_kiosk.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/files/paths.h"

static void only_a_held_corner_opens_it(void **state) {
    (void)state;
    cafe c;
    cafe_begin(&c, "{}");
    cafe_hold_corner(&c, 6 * SECOND); /* no PIN was set */
    assert_string_equal(cafe_scene(&c), "welcome");
    cafe_set_pin(&c, "2468");
    cafe_hold_corner(&c, 4 * SECOND); /* too short, and from the page of the guests */
    assert_string_equal(cafe_scene(&c), "welcome");
    cafe_hold_corner(&c, 6 * SECOND);
    assert_string_equal(cafe_scene(&c), "pin");
    player_wait(&c.t.hand, 2 * MINUTE);
    assert_string_equal(cafe_scene(&c), "attract");
    cafe_hold_corner(&c, 6 * SECOND); /* from the bots' table too, which is not kept */
    assert_string_equal(cafe_scene(&c), "pin");
    assert_null(c.t.app->table);
    assert_null(player_zone(&c.t.hand, "group", -1));
    cafe_type_pin(&c, "2468");
    assert_string_equal(cafe_scene(&c), "owner");
    player_wait(&c.t.hand, 3 * MINUTE); /* left open */
    assert_string_equal(cafe_scene(&c), "attract");
    cafe_end(&c);
}

/* What is drawn grows with each digit alone: nothing tells how many there will be. */
static void each_digit_adds_a_dot(void **state) {
    (void)state;
    cafe c;
    int drawn[3];
    cafe_begin(&c, "{}");
    cafe_set_pin(&c, "246810");
    cafe_hold_corner(&c, 6 * SECOND);
    for (int i = 0; i < 3; i++) {
        assert_true(player_press(&c.t.hand, "letter", 2));
        player_wait(&c.t.hand, 300);
        drawn[i] = c.t.app->shown->n;
    }
    assert_true(drawn[0] < drawn[1]);
    assert_int_equal(drawn[1] - drawn[0], drawn[2] - drawn[1]);
    cafe_end(&c);
}

/* A finger that slides out, one beside it, one at a table. */
static void no_other_touch_does(void **state) {
    (void)state;
    cafe c;
    cafe_begin(&c, "{}");
    cafe_set_pin(&c, "2468");
    player_feed(&c.t.hand, (ui_raw){.kind = UI_RAW_DOWN, .touch = true, .finger = 1, .x = 40, .y = 40});
    player_wait(&c.t.hand, 2 * SECOND);
    player_feed(&c.t.hand, (ui_raw){.kind = UI_RAW_MOVE, .touch = true, .finger = 1, .x = 400, .y = 40});
    player_wait(&c.t.hand, 6 * SECOND);
    assert_string_equal(cafe_scene(&c), "attract");
    cafe_sit_down(&c, 2);
    cafe_hold_corner(&c, 20 * SECOND);
    assert_string_not_equal(cafe_scene(&c), "pin");
    cafe_go(&c);
    static const ui_key key[] = {UI_KEY_CHOOSE, UI_KEY_BACK, UI_KEY_HOLD, UI_KEY_PAUSE, UI_KEY_LOG, UI_KEY_DIGIT_1};
    for (size_t i = 0; i < sizeof key / sizeof key[0]; i++) {
        player_key(&c.t.hand, key[i], false);
        player_wait(&c.t.hand, 400);
        assert_null(player_zone(&c.t.hand, "letter", -1));
    }
    cafe_end(&c);
}

static void a_hold_that_is_none_is_a_touch(void **state) {
    (void)state;
    cafe c;
    cafe_begin(&c, "{\"open\": {\"every\": \"10:00-23:00\"}}");
    cafe_set_pin(&c, "2468");
    cafe_hold_corner(&c, 200);
    assert_string_equal(cafe_scene(&c), "welcome");
    player_wait(&c.t.hand, 2 * MINUTE);
    c.minute = 3 * 60; /* closed and dark */
    player_wait(&c.t.hand, MINUTE);
    cafe_hold_corner(&c, 6 * SECOND);
    assert_string_equal(cafe_scene(&c), "pin");
    cafe_end(&c);
}

static void wrong_ones_wait_longer_and_longer(void **state) {
    (void)state;
    cafe c;
    cafe_begin(&c, "{}");
    cafe_set_pin(&c, "2468");
    cafe_hold_corner(&c, 6 * SECOND);
    for (int i = 0; i < 5; i++) {
        assert_false(cafe_says(&c, "Too many"));
        cafe_type_pin(&c, "1111");
        assert_string_equal(cafe_scene(&c), "pin");
    }
    assert_true(cafe_says(&c, "Too many"));
    assert_false(player_zone(&c.t.hand, "letter", 2)->flags == UI_ZONE_OPTION);
    kiosk_gate *g = &c.house->gate;
    assert_in_range(gate_wait(g, c.t.app->now), 50 * SECOND, MINUTE);
    assert_int_equal(gate_try(g, "2468", c.t.app->now), GATE_TOO_SOON);
    assert_int_equal(gate_try(g, "1111", g->until), GATE_WRONG);
    assert_int_equal(gate_wait(g, g->until - 2 * MINUTE), 2 * MINUTE);
    cafe_power_cut(&c, NULL); /* nobody shortens it by the plug */
    player_wait(&c.t.hand, MINUTE);
    g = &c.house->gate;
    assert_in_range(gate_wait(g, c.t.app->now), MINUTE / 2, 2 * MINUTE);
    assert_int_equal(gate_try(g, "2468", c.t.app->now), GATE_TOO_SOON);
    uint64_t last = 0;
    for (int i = 0; i < 12; i++) {
        last = g->until;
        assert_int_equal(gate_try(g, "1111", last), GATE_WRONG);
    }
    assert_int_equal(gate_wait(g, last), 60 * MINUTE); /* no longer than that */
    assert_int_equal(gate_try(g, "2468", g->until), GATE_RIGHT);
    assert_int_equal(gate_wait(g, c.t.app->now), 0);
    cafe_end(&c);
}

/* A try counts before it is looked at; a file that is damaged is no way round. */
static void the_count_is_on_the_disk(void **state) {
    (void)state;
    char path[300], problem[GATE_PATH], dir[256], hash[PIN_HASH];
    kiosk_gate g;
    kit_folder(dir, sizeof dir);
    assert_true(paths_join(path, sizeof path, dir, "k.json.pin") && pin_hash("2468", true, hash));
    assert_true(paths_write_whole(path, hash, strlen(hash)));
    assert_true(paths_join(path, sizeof path, dir, "k.json"));
    for (int i = 0; i < GATE_FREE; i++) { /* a new start each time */
        gate_open(&g, path, problem, sizeof problem);
        assert_string_equal(problem, "");
        assert_int_equal(gate_try(&g, "1357", 10), GATE_WRONG);
    }
    gate_open(&g, path, problem, sizeof problem);
    assert_int_equal(gate_try(&g, "2468", 10), GATE_TOO_SOON);
    assert_int_equal(gate_wait(&g, 10), MINUTE);
    assert_true(paths_write_whole(g.tries, "x", 1));
    gate_open(&g, path, problem, sizeof problem);
    assert_int_equal(gate_try(&g, "2468", 10), GATE_TOO_SOON);
    assert_true(pin_hash("9999", true, hash) && paths_write_whole(g.pin, hash, strlen(hash)));
    assert_int_equal(gate_try(&g, "9999", 20), GATE_RIGHT); /* the owner has set another one */
    kit_remove(dir);
}

static void a_file_that_holds_no_hash_is_said(void **state) {
    (void)state;
    static const char *const bad[] = {"2468", "", "$argon2id$v=19$m=x", "\x01\x02"};
    char path[300], pin[300], problems[2048], dir[256];
    kit_folder(dir, sizeof dir);
    assert_true(paths_join(path, sizeof path, dir, "k.json") && paths_write_whole(path, "{\"games\": 3}", 12));
    assert_true(paths_join(pin, sizeof pin, dir, "k.json.pin"));
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        assert_true(paths_write_whole(pin, bad[i], strlen(bad[i])));
        kiosk *k = kiosk_create(&(kiosk_options){.file = path}, problems, sizeof problems);
        assert_non_null(strstr(problems, "\"games\" is a list"));
        assert_non_null(strstr(problems, "k.json.pin: this is no PIN"));
        assert_false(gate_has_pin(&k->gate));
        kiosk_destroy(k);
    }
    kit_remove(dir);
}

/* A folder, or more than any PIN is, in its place: as one of another user, which root reads here. */
static void a_file_that_cannot_be_read_is_said(void **state) {
    (void)state;
    char path[300], pin[300], problem[GATE_PATH], dir[256], long_one[600];
    kiosk_gate g;
    kit_folder(dir, sizeof dir);
    memset(long_one, '$', sizeof long_one);
    assert_true(paths_join(path, sizeof path, dir, "k.json") && paths_join(pin, sizeof pin, dir, "k.json.pin"));
    gate_open(&g, path, problem, sizeof problem);
    assert_string_equal(problem, ""); /* none was set */
    assert_true(paths_write_whole(pin, long_one, sizeof long_one));
    gate_open(&g, path, problem, sizeof problem);
    assert_non_null(strstr(problem, "k.json.pin: the PIN cannot be read: File too large"));
    assert_int_equal(remove(pin), 0);
    assert_true(paths_make(pin));
    gate_open(&g, path, problem, sizeof problem);
    assert_non_null(strstr(problem, "k.json.pin: the PIN cannot be read: Is a directory"));
    assert_false(gate_has_pin(&g));
    kit_remove(dir);
}

static bool holds(const void *at, size_t len, const char *what) {
    const char *bytes = at;
    const size_t n = strlen(what);
    for (size_t i = 0; i + n <= len; i++) {
        if (memcmp(bytes + i, what, n) == 0) {
            return true;
        }
    }
    return false;
}

static void hear(void *user, app *a, const char *sound, float volume) {
    (void)a;
    (void)volume;
    *(int *)user += strncmp(sound, "music/", 6) != 0;
}

/* Neither in a file nor in the log, on the screen, in what is heard, nor in the scene's memory afterwards. */
static void it_stands_nowhere(void **state) {
    (void)state;
    static const char *const file[] = {"kiosk.json", "kiosk.json.pin", "kiosk.json.tries", "night-table.log"};
    cafe c;
    char path[300];
    uint64_t after[2];
    int heard = 0, lines = 0;
    cafe_begin(&c, "{}");
    cafe_set_pin(&c, "73519264");
    cafe_hold_corner(&c, 6 * SECOND);
    c.t.hand.heard = hear;
    c.t.hand.user = &heard;
    for (int i = 0; i < 2; i++) { /* two digits of a keyboard leave the same picture */
        player_key(&c.t.hand, (ui_key)(UI_KEY_DIGIT_1 + 2 + 4 * i), false);
        player_wait(&c.t.hand, 500);
        after[i] = kit_frame_hash(c.t.app);
        player_key(&c.t.hand, UI_KEY_ERASE, false);
        player_wait(&c.t.hand, 500);
        assert_true(kit_frame_hash(c.t.app) != after[i]);
    }
    assert_true(after[0] == after[1]);
    cafe_type_pin(&c, "73519265");
    cafe_type_pin(&c, "73519264");
    assert_string_equal(cafe_scene(&c), "owner");
    assert_int_equal(heard, 0);
    assert_false(holds(c.t.app, sizeof *c.t.app, "735192"));
    assert_false(holds(c.house, sizeof *c.house, "735192"));
    for (size_t i = 0; i < sizeof file / sizeof file[0]; i++) {
        size_t len = 0;
        assert_true(paths_join(path, sizeof path, c.t.dir, file[i]));
        char *text = paths_read_whole(path, 1 << 20, &len);
        assert_non_null(text);
        assert_false(holds(text, len, "735192"));
        lines = 0;
        for (size_t j = 0; j < len; j++) {
            lines += text[j] == '\n';
        }
        free(text);
    }
    assert_int_equal(lines, 2); /* of the log: a wrong one, and that the page was opened */
    cafe_end(&c);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(only_a_held_corner_opens_it),
        cmocka_unit_test(no_other_touch_does),
        cmocka_unit_test(a_hold_that_is_none_is_a_touch),
        cmocka_unit_test(wrong_ones_wait_longer_and_longer),
        cmocka_unit_test(the_count_is_on_the_disk),
        cmocka_unit_test(a_file_that_holds_no_hash_is_said),
        cmocka_unit_test(a_file_that_cannot_be_read_is_said),
        cmocka_unit_test(it_stands_nowhere),
        cmocka_unit_test(each_digit_adds_a_dot),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
