/* The guesses of the passed nights at the end: what stands out of them is counted from the good people's answers, and
 * each night has its threads. */
#include "werewolf_table/stage.h"

enum { N = 6, GUESSES = 4 /* the tab */, X = WEREWOLF_NONE };

/* Wolves on seats 2 and 4, from 1. */
static werewolf_pub guessed(void) {
    static const uint8_t roles[N] = {WEREWOLF_VILLAGER, WEREWOLF_WEREWOLF, WEREWOLF_HUNTER,
                                     WEREWOLF_WEREWOLF, WEREWOLF_WITCH,    WEREWOLF_SEER};
    static const uint8_t suspect[3][N] = {{X, X, X, X, X, X}, {2, X, 0, X, 0, 0}, {2, X, 1, X, 3, X}};
    static const uint8_t trust[3][N] = {{X, X, X, X, X, X}, {3, 3, 3, 1, X, X}, {X, 3, X, 1, X, X}};
    werewolf_pub pub = {.n = N, .round = 2, .ended = 1, .winner = WEREWOLF_WON_GOOD};

    pub.opt[WEREWOLF_OPT_HOST] = WEREWOLF_HOST_PASS;
    memset(pub.suspect, X, sizeof pub.suspect);
    memset(pub.trust, X, sizeof pub.trust);
    for (int seat = 0; seat < N; seat++) {
        pub.alive[seat] = 1;
        pub.role[seat] = roles[seat];
        for (int round = 1; round <= pub.round; round++) {
            pub.suspect[round][seat] = suspect[round][seat];
            pub.trust[round][seat] = trust[round][seat];
        }
    }
    return pub;
}

static void draw(stage *s, const werewolf_pub *pub, int page) {
    const nt_config config = nt_config_standard(&werewolf_game, N);
    const table_ui ui = {.frame = TABLE_RESULTS,
                         .seat = s->seat,
                         .config = &config,
                         .asked = NT_SPECTATOR,
                         .part = 1.0f,
                         .step = 99,
                         .page = GUESSES,
                         .keep = (uint8_t)page};

    stage_draw(s, s->list, (nt_view){.pub = pub, .seat = NT_SPECTATOR}, &ui);
    stage_fits(s->list);
}

static void what_stands_out_is_told(void **state) {
    stage *s = *state;
    const werewolf_pub pub = guessed();

    draw(s, &pub, 0);
    assert_true(stage_shows(s->list, "First to suspect a wolf, in night 2: 3 Snail and 5 Cat"));
    assert_true(stage_shows(s->list, "Best nose, right in one night: 3 Snail and 5 Cat"));
    assert_true(stage_shows(s->list, "Suspected most without cause, 3 times: 1 Owl"));
    assert_true(
        stage_shows(s->list, "The most trusted wolf, 2 times: 4 Stag")); /* by 1 and 3, not by the other wolf */
}

static void who_suspected_no_wolf_is_no_story(void **state) {
    stage *s = *state;
    werewolf_pub pub = guessed();

    memset(pub.suspect, X, sizeof pub.suspect);
    draw(s, &pub, 0);
    assert_false(stage_shows(s->list, "First to suspect") || stage_shows(s->list, "Best nose"));
    draw(s, &pub, 1);
    assert_true(stage_shows(s->list, "Nobody named anybody."));
}

/* All nights, then each night twice. */
static void pages_go_through_the_nights(void **state) {
    static const char *const words[] = {"All nights", "Who suspected whom", "Who trusted whom", "Who suspected whom",
                                        "Who trusted whom"};
    stage *s = *state;
    const werewolf_pub pub = guessed();

    for (int page = 0; page <= 4; page++) {
        draw(s, &pub, page);
        assert_true(stage_shows(s->list, words[page]));
        assert_true(page == 0 || stage_shows(s->list, page < 3 ? "Night 1" : "Night 2"));
        const ui_zone *last = &s->list->zone[0];
        for (int i = 0; i < s->list->n_zones; i++) {
            last =
                strcmp(s->list->zone[i].name, ZONE_PAGE) == 0 && s->list->zone[i].n == 1 ? &s->list->zone[i] : last;
        }
        assert_int_equal((last->flags & UI_ZONE_OFF) != 0, page == 4);
    }
}

/* Where players stand in two columns, both have the heads of their counts. */
static void each_column_has_its_heads(void **state) {
    stage *s = *state;
    werewolf_pub pub = guessed();

    memset(pub.suspect, X, sizeof pub.suspect);
    draw(s, &pub, 0);
    assert_int_equal(stage_pictures(s->list, "figures/eye"), 1);
    pub.n = WEREWOLF_SEATS;
    draw(s, &pub, 0);
    assert_int_equal(stage_pictures(s->list, "figures/eye"), 2);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_stands_out_is_told), cmocka_unit_test(who_suspected_no_wolf_is_no_story),
        cmocka_unit_test(pages_go_through_the_nights), cmocka_unit_test(each_column_has_its_heads)};
    return cmocka_run_group_tests(tests, open_stage, stage_teardown);
}
