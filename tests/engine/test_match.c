#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "engine/match.h"
#include "engine/port.h"
#include "games/blank/blank.h"

static nt_match *start(const nt_game *game, uint64_t seed) {
    nt_err err;
    const nt_config config = nt_config_standard(game, 3);
    nt_match *match = nt_match_create(game, &config, seed, &err);
    assert_non_null(match);
    return match;
}

static nt_move first_legal(nt_match *match, uint8_t seat) {
    nt_move legal[NT_MAX_LEGAL];
    assert_true(nt_port_legal(nt_match_port(match, seat), legal, NT_MAX_LEGAL) > 0);
    return legal[0];
}

static void guess_all(nt_match *match) {
    for (uint8_t seat = 0; seat < 3; seat++) {
        assert_int_equal(nt_port_submit(nt_match_port(match, seat), first_legal(match, seat)), NT_OK);
    }
}

static void test_create_refuses(void **state) {
    (void)state;
    nt_err err = NT_OK;
    nt_config config = nt_config_standard(&blank_game, 2);
    config.seats = 9;
    assert_null(nt_match_create(&blank_game, &config, 1, &err));
    assert_int_equal(err, NT_BAD_CONFIG);
    nt_match_destroy(NULL);
}

static void test_chance_is_never_left_waiting(void **state) {
    (void)state;
    nt_match *match = start(&blank_game, 5);
    assert_int_equal(nt_match_plies(match), 1);
    assert_int_equal(nt_match_ply(match, 0).move.seat, NT_CHANCE);
    assert_int_equal(nt_match_to_act(match), 7);
    nt_match_destroy(match);
}

static void test_refused_moves_change_nothing(void **state) {
    (void)state;
    uint8_t before[256];
    nt_match *match = start(&blank_game, 5);
    memcpy(before, nt_match_state(match), blank_game.state_size);
    nt_move move = first_legal(match, 0);
    move.arg[5] = 1; /* an unused argument */
    assert_int_equal(nt_match_submit(match, move), NT_ILLEGAL);
    move = (nt_move){.seat = 0, .kind = BLANK_MOVE_LIFT};
    assert_int_equal(nt_match_submit(match, move), NT_ILLEGAL);
    move.seat = 3;
    assert_int_equal(nt_match_submit(match, move), NT_NOT_YOUR_TURN);
    move.seat = 200;
    assert_int_equal(nt_match_submit(match, move), NT_NOT_YOUR_TURN);
    move = (nt_move){.seat = NT_CHANCE, .n = 8};
    assert_int_equal(nt_match_submit(match, move), NT_NOT_YOUR_TURN);
    assert_int_equal(nt_port_submit(nt_match_port(match, NT_SPECTATOR), move), NT_NOT_YOUR_TURN);
    assert_int_equal(nt_match_plies(match), 1);
    assert_memory_equal(before, nt_match_state(match), blank_game.state_size);
    nt_match_destroy(match);
}

static void test_a_full_match_refuses(void **state) {
    (void)state;
    nt_game game = blank_game;
    game.max_plies = 2;
    nt_match *match = start(&game, 5);
    assert_int_equal(nt_match_submit(match, first_legal(match, 0)), NT_OK);
    const uint64_t hash = nt_match_ply(match, 1).hash;
    assert_int_equal(nt_match_submit(match, first_legal(match, 1)), NT_FULL);
    assert_int_equal(nt_match_plies(match), 2);
    assert_true(nt_match_ply(match, 1).hash == hash);
    nt_match_destroy(match);
    game = blank_game;
    game.max_events = 3; /* the deal tells three */
    match = start(&game, 5);
    uint8_t before[256];
    memcpy(before, nt_match_state(match), game.state_size);
    assert_int_equal(nt_match_submit(match, first_legal(match, 0)), NT_FULL);
    assert_int_equal(nt_match_to_act(match), 7);
    assert_memory_equal(before, nt_match_state(match), game.state_size);
    assert_int_equal(nt_port_events(nt_match_port(match, NT_SPECTATOR)), 0);
    assert_int_equal(nt_port_events(nt_match_port(match, 1)), 1);
    assert_int_equal(nt_match_submit(match, first_legal(match, 1)), NT_FULL);
    nt_match_destroy(match);
}

static void test_events_reach_their_seat_only(void **state) {
    (void)state;
    nt_event event;
    nt_match *match = start(&blank_game, 5);
    for (uint8_t seat = 0; seat < 3; seat++) {
        nt_port *port = nt_match_port(match, seat);
        assert_true(nt_port_poll(port, &event));
        assert_int_equal(event.to, seat);
        assert_int_equal(event.kind, BLANK_EVENT_DEALT);
        assert_false(nt_port_poll(port, &event));
    }
    nt_port *table = nt_match_port(match, NT_SPECTATOR);
    assert_false(nt_port_poll(table, &event));
    guess_all(match);
    assert_int_equal(nt_port_events(table), 3);
    assert_int_equal(nt_port_events(nt_match_port(match, 1)), 4);
    assert_int_equal(nt_port_event(nt_match_port(match, 1), 0).kind, BLANK_EVENT_DEALT);
    assert_true(nt_port_poll(table, &event));
    assert_int_equal(event.kind, BLANK_EVENT_SEALED);
    nt_match_destroy(match);
}

/* A port reads its own record in any order. */
static void test_events_are_read_in_any_order(void **state) {
    (void)state;
    nt_match *match = start(&blank_game, 5);
    guess_all(match);
    assert_int_equal(nt_match_submit(match, first_legal(match, 0)), NT_OK);
    for (uint8_t at = 0; at <= 3; at++) {
        const nt_port *port = nt_match_port(match, at < 3 ? at : NT_SPECTATOR);
        const int n = nt_port_events(port);
        nt_event forward[8];
        assert_int_equal(n, at < 3 ? 6 : 5);
        for (int i = 0; i < n; i++) {
            forward[i] = nt_port_event(port, i);
            assert_true(forward[i].to == NT_ALL || forward[i].to == at);
        }
        for (int i = n - 1; i >= 0; i--) {
            const nt_event again = nt_port_event(port, i);
            assert_memory_equal(&again, &forward[i], sizeof again);
        }
        for (int i = 0; i < n; i++) {
            const nt_event one = nt_port_event(port, i), other = nt_port_event(port, n - 1 - i);
            assert_memory_equal(&one, &forward[i], sizeof one);
            assert_memory_equal(&other, &forward[n - 1 - i], sizeof other);
        }
    }
    nt_match_destroy(match);
}

/* One list a ply: the port's is the match's own, and it is made anew when the match goes on. */
static int lists_made;

static int counts_lists(const nt_view *view, nt_move *out, int cap) {
    lists_made++;
    return blank_game.legal(view, out, cap);
}

static void test_one_list_a_ply(void **state) {
    (void)state;
    nt_game game = blank_game;
    game.legal = counts_lists;
    nt_match *match = start(&game, 5);
    for (int ply = 1; ply <= 4; ply++) {
        const uint8_t seat = nt_lowest(nt_match_to_act(match));
        int n;
        lists_made = 0;
        const nt_move move = first_legal(match, seat);
        assert_memory_equal(nt_port_moves(nt_match_port(match, seat), &n), &move, sizeof move);
        if (ply % 2) {
            assert_int_equal(nt_match_submit(match, move), NT_OK);
        } else {
            assert_int_equal(nt_port_submit_listed(nt_match_port(match, seat), 0), NT_OK);
            assert_true(nt_move_equal(nt_match_ply(match, ply).move, move));
        }
        assert_int_equal(lists_made, 1);
    }
    assert_true(nt_match_over(match));
    nt_match_destroy(match);
}

static void test_a_place_that_is_not_in_the_list(void **state) {
    (void)state;
    nt_match *match = start(&blank_game, 5);
    assert_int_equal(nt_match_submit(match, first_legal(match, 0)), NT_OK);
    int n;
    nt_port_moves(nt_match_port(match, 1), &n);
    assert_int_equal(nt_port_submit_listed(nt_match_port(match, 1), n), NT_ILLEGAL);
    assert_int_equal(nt_port_submit_listed(nt_match_port(match, 1), -1), NT_ILLEGAL);
    assert_int_equal(nt_port_submit_listed(nt_match_port(match, 0), 0), NT_NOT_YOUR_TURN);
    assert_int_equal(nt_port_submit_listed(nt_match_port(match, NT_SPECTATOR), 0), NT_NOT_YOUR_TURN);
    assert_int_equal(nt_match_plies(match), 2);
    nt_match_destroy(match);
}

static void test_views_are_copies_of_ones_own(void **state) {
    (void)state;
    uint8_t bytes[NT_VIEW_MAX];
    nt_match *match = start(&blank_game, 5);
    nt_port *port = nt_match_port(match, 1);
    assert_int_equal(nt_port_view_size(port), sizeof(blank_pub) + sizeof(blank_priv));
    const nt_view view = nt_port_view(port, bytes);
    assert_ptr_equal(view.pub, bytes);
    assert_int_equal(((const blank_priv *)view.me)->card, nt_port_event(port, 0).arg[0]);
    nt_port *table = nt_match_port(match, NT_SPECTATOR);
    assert_int_equal(nt_port_view_size(table), sizeof(blank_pub));
    assert_null(nt_port_view(table, bytes).me);
    assert_int_equal(nt_port_ask(table), NT_ASK_NONE);
    assert_int_equal(nt_port_ask(port), NT_ASK_SECRET);
    nt_match_destroy(match);
}

/* The empty game with a lift that shows nothing: the cup stays as it is, and the move can be taken back. */
static void lift_nothing(void *state, nt_move move, nt_events *out) {
    if (move.kind != BLANK_MOVE_LIFT) {
        blank_game.apply(state, move, out);
        return;
    }
    blank_pub *pub = (blank_pub *)((uint8_t *)state + blank_game.pub_off);
    pub->phase = BLANK_OVER;
    nt_tell(out, NT_ALL, BLANK_EVENT_CUP, 0, NULL);
}

/* The same, and the first seat alone is told about it. */
static void lift_and_whisper(void *state, nt_move move, nt_events *out) {
    lift_nothing(state, move, out);
    if (move.kind == BLANK_MOVE_LIFT) {
        nt_tell(out, 0, BLANK_EVENT_DEALT, 0, NULL);
    }
}

static bool lift_is_undoable(const void *pub, nt_move move) {
    (void)pub;
    return move.kind == BLANK_MOVE_LIFT;
}

static bool nothing_is_undoable(const void *pub, nt_move move) {
    (void)pub;
    (void)move;
    return false;
}

static void test_undo(void **state) {
    (void)state;
    nt_game game = blank_game;
    game.apply = lift_nothing;
    game.undoable = lift_is_undoable;
    nt_match *match = start(&game, 5);
    nt_port *table = nt_match_port(match, NT_SPECTATOR);
    nt_event event;
    assert_false(nt_match_can_undo(match));
    guess_all(match);
    assert_false(nt_match_can_undo(match)); /* a sealed choice */
    assert_int_equal(nt_match_undo(match), NT_ILLEGAL);
    assert_int_equal(nt_match_submit(match, first_legal(match, 0)), NT_OK);
    while (nt_port_poll(table, &event))
        ;
    assert_true(nt_match_over(match));
    assert_true(nt_match_can_undo(match));
    assert_int_equal(nt_match_undo(match), NT_OK);
    assert_false(nt_match_over(match));
    assert_int_equal(nt_port_events(table), 3);
    assert_false(nt_match_can_undo(match)); /* one step only */
    assert_int_equal(nt_match_submit(match, first_legal(match, 0)), NT_OK);
    assert_true(nt_port_poll(table, &event));
    assert_int_equal(event.kind, BLANK_EVENT_CUP);
    nt_match_destroy(match);
}

static void test_what_one_seat_was_told_stays(void **state) {
    (void)state;
    nt_game game = blank_game;
    game.apply = lift_and_whisper;
    game.undoable = lift_is_undoable;
    nt_match *match = start(&game, 5);
    guess_all(match);
    assert_int_equal(nt_match_submit(match, first_legal(match, 0)), NT_OK);
    assert_false(nt_match_can_undo(match));
    assert_int_equal(nt_match_undo(match), NT_ILLEGAL);
    nt_match_destroy(match);
}

static void test_the_game_says_what_is_undoable(void **state) {
    (void)state;
    nt_game game = blank_game;
    game.apply = lift_nothing;
    game.undoable = nothing_is_undoable;
    nt_match *match = start(&game, 5);
    guess_all(match);
    assert_int_equal(nt_match_submit(match, first_legal(match, 0)), NT_OK);
    assert_false(nt_match_can_undo(match));
    nt_match_destroy(match);
}

static void test_a_reveal_stays(void **state) {
    (void)state;
    nt_game game = blank_game;
    nt_match *match = start(&game, 5);
    guess_all(match);
    assert_int_equal(nt_match_submit(match, first_legal(match, 0)), NT_OK);
    assert_false(nt_match_can_undo(match)); /* the game does not call it undoable */
    nt_match_destroy(match);
    game.undoable = lift_is_undoable; /* the cup left the hidden part all the same */
    match = start(&game, 5);
    guess_all(match);
    assert_int_equal(nt_match_submit(match, first_legal(match, 0)), NT_OK);
    assert_false(nt_match_can_undo(match));
    assert_int_equal(nt_match_undo(match), NT_ILLEGAL);
    assert_true(nt_match_over(match));
    nt_match_destroy(match);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_create_refuses),
        cmocka_unit_test(test_chance_is_never_left_waiting),
        cmocka_unit_test(test_refused_moves_change_nothing),
        cmocka_unit_test(test_a_full_match_refuses),
        cmocka_unit_test(test_events_reach_their_seat_only),
        cmocka_unit_test(test_events_are_read_in_any_order),
        cmocka_unit_test(test_one_list_a_ply),
        cmocka_unit_test(test_a_place_that_is_not_in_the_list),
        cmocka_unit_test(test_views_are_copies_of_ones_own),
        cmocka_unit_test(test_undo),
        cmocka_unit_test(test_what_one_seat_was_told_stays),
        cmocka_unit_test(test_the_game_says_what_is_undoable),
        cmocka_unit_test(test_a_reveal_stays),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
