/* A forced step: nobody is asked, the house makes the move after its pause. And how long one
 * that somebody made can be taken back. */
#include "kit_app.h"

#include <string.h>

#include "app/match/director.h"
#include "engine/match.h"

enum { PAUSE_LEAST = 600, PAUSE_MOST = 1400, LONG = 60000, UNDO = 3000 };

/* The cup lifts itself. */
static nt_ask lifts_itself(const void *pub, uint8_t seat) {
    const nt_ask ask = blank_game.ask(pub, seat);
    return ask == NT_ASK_OPEN ? NT_ASK_FORCED : ask;
}

static app_director *all_people(nt_game *game) {
    nt_err err;
    *game = blank_game;
    game->ask = lifts_itself;
    const nt_config config = nt_config_standard(game, 3);
    const app_seating seating = app_seating_standard(3, false);
    nt_match *match = nt_match_create(game, &config, 5, &err);
    assert_non_null(match);
    app_director *d = app_director_create(match, &blank_table, &seating, 7, (app_director_hooks){0});
    assert_non_null(d);
    return d;
}

/* Everybody guesses; then all that has happened is shown. */
static uint64_t guess_all(app_director *d) {
    uint64_t now = 0;
    for (uint8_t seat = 0; seat < 3; seat++) {
        nt_move legal[BLANK_CARDS];
        assert_true(nt_port_legal(app_director_port(d, seat), legal, BLANK_CARDS) > 0);
        assert_int_equal(app_director_submit(d, seat, legal[0]), NT_OK);
    }
    for (; app_director_step(d).kind == STEP_EVENTS && now < LONG; now += 10) {
        app_director_tick(d, now, (app_tempo){1, false}, true);
    }
    return now;
}

static void the_house_makes_it_after_its_pause(void **state) {
    (void)state;
    nt_game game;
    app_director *d = all_people(&game);
    const uint64_t since = guess_all(d);
    assert_int_equal(app_director_step(d).kind, STEP_BOTS); /* no person is asked */
    uint64_t now = since;
    for (; !nt_match_over(app_director_match(d)) && now < since + LONG; now += 10) {
        app_director_tick(d, now, (app_tempo){1, false}, true);
    }
    assert_true(nt_match_over(app_director_match(d)));
    assert_in_range(now - since, PAUSE_LEAST, PAUSE_MOST + 40);
    assert_false(app_director_can_undo(d));
    app_director_destroy(d);
}

static void it_waits_while_events_are_shown(void **state) {
    (void)state;
    nt_game game;
    app_director *d = all_people(&game);
    for (uint8_t seat = 0; seat < 3; seat++) {
        nt_move legal[BLANK_CARDS];
        nt_port_legal(app_director_port(d, seat), legal, BLANK_CARDS);
        assert_int_equal(app_director_submit(d, seat, legal[0]), NT_OK);
    }
    for (uint64_t now = 0; now < LONG; now += 1000) { /* behind a curtain nothing is shown */
        app_director_tick(d, now, (app_tempo){1, false}, false);
    }
    assert_false(nt_match_over(app_director_match(d)));
    app_director_destroy(d);
}

/* ---- what is taken back ---- */

/* Plays what comes first until a move is made that can be taken back; each is thought about for long. */
static uint64_t to_undo(app_director *d, nt_port *const port[3]) {
    nt_move legal[NT_MAX_LEGAL];
    uint64_t now = 0;
    for (int seat = 0; now < 100 * (uint64_t)LONG; seat = (seat + 1) % 3) {
        if (nt_port_legal(port[seat], legal, NT_MAX_LEGAL) == 0) {
            continue;
        }
        assert_int_equal(app_director_submit(d, (uint8_t)seat, legal[0]), NT_OK);
        if (app_director_can_undo(d)) {
            break;
        }
        for (const uint64_t until = now + LONG; now < until; now += 100) {
            app_director_tick(d, now, (app_tempo){1, false}, true);
        }
    }
    return now;
}

/* Nothing wakes the program while somebody thinks: the time of the last picture is not that of the press. */
static void it_can_be_taken_back_for_as_long_after_a_long_thought(void **state) {
    (void)state;
    nt_err err;
    const nt_game *game = nt_game_find("sabbath");
    const nt_config config = nt_config_standard(game, 3);
    const app_seating seating = app_seating_standard(3, false);
    nt_match *match = nt_match_create(game, &config, 5, &err);
    int table = 0;
    while (strcmp(nt_tables[table]->game, "sabbath") != 0) {
        table++;
    }
    app_director *d = app_director_create(match, nt_tables[table], &seating, 7, (app_director_hooks){0});
    nt_port *const port[3] = {app_director_port(d, 0), app_director_port(d, 1), app_director_port(d, 2)};
    const uint64_t pressed = to_undo(d, port) + LONG;
    assert_true(app_director_can_undo(d));
    app_director_tick(d, pressed, (app_tempo){1, false}, true);
    assert_true(app_director_can_undo(d));
    app_director_tick(d, pressed + UNDO - 1, (app_tempo){1, false}, true);
    assert_true(app_director_can_undo(d));
    app_director_tick(d, pressed + UNDO, (app_tempo){1, false}, true);
    assert_false(app_director_can_undo(d));
    app_director_destroy(d);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_house_makes_it_after_its_pause),
        cmocka_unit_test(it_waits_while_events_are_shown),
        cmocka_unit_test(it_can_be_taken_back_for_as_long_after_a_long_thought),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
