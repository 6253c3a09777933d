/* The longest match that a game allows can be read again, and what cannot be read or kept says why. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app/kit_app.h"
#include "app/match/matches.h"
#include "app/stack.h"
#include "engine/match.h"

/* ---- a game of one seat that does the same as often as plies can be counted, in the longest words ---- */

enum { LONG_PLIES = UINT16_MAX };

typedef struct {
    uint16_t plies;
} long_pub;

typedef struct {
    long_pub pub;
    uint8_t priv[1], hid;
} long_state;

static const char step[] = "one more step of a walk that goes on for as long as it can be c";

static uint32_t to_act(const void *pub) {
    return ((const long_pub *)pub)->plies < LONG_PLIES ? 1u : 0u;
}

static nt_ask ask(const void *pub, uint8_t seat) {
    return to_act(pub) >> seat & 1 ? NT_ASK_OPEN : NT_ASK_NONE;
}

static void score(const void *pub, int16_t out[NT_MAX_SEATS]) {
    (void)pub;
    out[0] = 0;
}

static uint32_t winners(const void *pub) {
    (void)pub;
    return 0;
}

static int move_text(const void *pub, nt_move move, char *buf, size_t cap) {
    (void)pub;
    (void)move;
    return snprintf(buf, cap, "%s", step);
}

static nt_err parse_move(const void *pub, uint8_t seat, const char *text, nt_move *out) {
    (void)pub;
    *out = (nt_move){.seat = seat, .kind = 1};
    return strcmp(text, step) == 0 ? NT_OK : NT_BAD_TEXT;
}

static int legal(const nt_view *view, nt_move *out, int cap) {
    if (cap < 1 || to_act(view->pub) == 0) {
        return 0;
    }
    out[0] = (nt_move){.seat = 0, .kind = 1};
    return 1;
}

static nt_err imagine(nt_view view, nt_rng *rng, void *world) {
    (void)rng;
    *(long_state *)world = (long_state){.pub = *(const long_pub *)view.pub};
    return NT_OK;
}

static nt_err setup(void *state, const nt_config *config) {
    (void)config;
    memset(state, 0, sizeof(long_state));
    return NT_OK;
}

static void apply(void *state, nt_move move, nt_events *out) {
    (void)move;
    (void)out;
    ((long_state *)state)->pub.plies++;
}

static int trace(const void *before, nt_move move, const void *after, const nt_events *told, char *buf, size_t cap) {
    (void)before;
    (void)move;
    (void)after;
    (void)told;
    return snprintf(buf, cap, "\"step\":1");
}

static const nt_game long_game = {
    .id = "long",
    .rules_version = 1,
    .max_plies = LONG_PLIES,
    .max_events = 1,
    .min_seats = 1,
    .max_seats = 1,
    .state_size = sizeof(long_state),
    .pub_off = offsetof(long_state, pub),
    .pub_size = sizeof(long_pub),
    .priv_off = offsetof(long_state, priv),
    .priv_size = 1,
    .hid_off = offsetof(long_state, hid),
    .hid_size = 1,
    .to_act = to_act,
    .ask = ask,
    .score = score,
    .winners = winners,
    .move_text = move_text,
    .parse_move = parse_move,
    .legal = legal,
    .imagine = imagine,
    .setup = setup,
    .apply = apply,
    .trace = trace,
};

static const nt_game *const games[] = {&long_game, NULL};

static void the_longest_match_is_read_again(void **state) {
    (void)state;
    char dir[256], problem[256] = "";
    nt_err err = NT_OK;
    saves_clear clear;
    const nt_config config = {.seats = 1};
    assert_int_equal(strlen(step), NT_TEXT_MAX - 1);
    saves_open open = {.match = nt_match_create(&long_game, &config, 7, &err), .seed = 7}, again;
    assert_non_null(open.match);
    open.seating.n = 1;
    open.seating.seat[0].text_scale = 1.0f;
    for (int i = 0; i < LONG_PLIES - 1; i++) {
        assert_int_equal(nt_match_submit(open.match, (nt_move){.seat = 0, .kind = 1}), NT_OK);
    }
    kit_folder(dir, sizeof dir);
    assert_true(saves_write(dir, &open, 5, problem, sizeof problem));
    assert_true(saves_glance(dir, saves_open_file, &clear));
    assert_string_equal(clear.game, "long");
    assert_int_equal(saves_read(dir, games, &again, problem, sizeof problem), SAVES_READ);
    assert_int_equal(nt_match_plies(again.match), LONG_PLIES - 1);
    nt_match_destroy(again.match);
    nt_match_destroy(open.match);
    kit_remove(dir);
}

static void a_file_that_is_too_large_says_so(void **state) {
    (void)state;
    static const nt_game *const small[] = {&blank_game, NULL};
    table_for_tests t;
    saves_open open;
    char path[400], problem[256] = "";
    kit_begin(&t, 1);
    kit_start(&t, 2);
    snprintf(path, sizeof path, "%s/open.nighttable", t.dir);
    assert_int_equal(truncate(path, 8 << 20), 0);
    assert_int_equal(saves_read(t.dir, small, &open, problem, sizeof problem), SAVES_DAMAGED);
    assert_string_equal(problem, "File too large");
    kit_end(&t);
}

/* Root may write everywhere, so the test is somebody else while it matters. */
static void a_folder_that_may_not_be_written_names_that_reason(void **state) {
    (void)state;
    table_for_tests t;
    const uid_t me = geteuid();
    kit_begin(&t, 1);
    kit_start(&t, 2);
    t.app->notice[0] = '\0';
    assert_int_equal(chmod(t.dir, 0555), 0);
    assert_true(me != 0 || seteuid(65534) == 0);
    kit_start(&t, 2);
    const bool aside = matches_set_aside(t.dir);
    assert_true(me != 0 || seteuid(0) == 0);
    assert_false(aside);
    assert_non_null(strstr(t.app->notice, "cannot be put aside: Permission denied"));
    kit_end(&t);
}

static void a_file_in_place_of_a_folder_names_that_reason(void **state) {
    (void)state;
    table_for_tests t;
    char path[400];
    kit_begin(&t, 1);
    snprintf(path, sizeof path, "%s/file", t.dir);
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    fclose(file);
    snprintf(t.app->save_dir, sizeof t.app->save_dir, "%s", path);
    kit_start(&t, 2);
    assert_non_null(strstr(t.app->notice, "Not a directory"));
    kit_end(&t);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_longest_match_is_read_again),
        cmocka_unit_test(a_file_that_is_too_large_says_so),
        cmocka_unit_test(a_folder_that_may_not_be_written_names_that_reason),
        cmocka_unit_test(a_file_in_place_of_a_folder_names_that_reason),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
