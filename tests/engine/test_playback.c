/* What all saw while a ply was told, with the empty game. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "engine/playback.h"
#include "engine/port.h"
#include "games/blank/blank.h"
#include "hosting/hosting.h"
#include "hosting/judge.h"

enum { SEATS = 3 };

static nt_match *start(const nt_game *game) {
    nt_err err;
    const nt_config config = nt_config_standard(game, SEATS);
    nt_match *match = nt_match_create(game, &config, 5, &err);
    assert_non_null(match);
    return match;
}

static void act(nt_match *match, uint8_t seat, int index) {
    nt_move legal[NT_MAX_LEGAL];
    nt_port *port = nt_match_port(match, seat);
    assert_true(nt_port_legal(port, legal, NT_MAX_LEGAL) > index);
    assert_int_equal(nt_port_submit(port, legal[index]), NT_OK);
}

static void guess_all(nt_match *match) {
    for (uint8_t seat = 0; seat < SEATS; seat++) {
        act(match, seat, seat);
    }
}

static blank_pub table_at(nt_playback *playback, int event) {
    uint8_t bytes[NT_VIEW_MAX];
    const nt_view view = nt_playback_view(playback, event, NT_SPECTATOR, bytes);
    assert_null(view.me);
    assert_ptr_equal(view.pub, bytes);
    return *(const blank_pub *)view.pub;
}

static void assert_sealed(const blank_pub *pub, int n) {
    for (int seat = 0; seat < SEATS; seat++) {
        assert_int_equal(pub->sealed[seat], seat < n);
    }
    assert_int_equal(pub->phase, n < SEATS ? BLANK_GUESS : BLANK_LIFT);
    assert_int_equal(pub->cup, 0);
}

/* Three seals, the cup and the guesses: five events, the last two of one ply. */
static void assert_whole_match(nt_playback *playback, const nt_match *match, int event) {
    const blank_pub *now = (const blank_pub *)((const uint8_t *)nt_match_state(match) + blank_game.pub_off);
    const blank_pub pub = table_at(playback, event);
    switch (event) {
    case 4: /* the cup has been told, the guesses are being told */
        assert_int_equal(pub.cup, now->cup);
        assert_int_not_equal(pub.cup, 0);
        assert_int_equal(pub.guesses[0], 0);
        break;
    case 5:
        assert_memory_equal(&pub, now, sizeof pub);
        assert_int_not_equal(pub.guesses[0], 0);
        break;
    default:
        assert_sealed(&pub, event);
    }
}

static void test_every_event_in_any_order(void **state) {
    (void)state;
    nt_match *match = start(&blank_game);
    nt_playback *playback = nt_playback_create(match);
    guess_all(match);
    act(match, 0, 0);
    assert_int_equal(nt_port_events(nt_match_port(match, NT_SPECTATOR)), 5);
    for (int event = 0; event <= 5; event++) {
        assert_whole_match(playback, match, event);
        assert_whole_match(playback, match, event);
    }
    for (int event = 5; event >= 0; event--) {
        assert_whole_match(playback, match, event);
    }
    for (int from = 0; from <= 5; from++) {
        for (int to = 0; to <= 5; to++) {
            assert_whole_match(playback, match, from);
            assert_whole_match(playback, match, to);
        }
    }
    nt_playback_destroy(playback);
    nt_match_destroy(match);
}

/* It is asked while the match goes on. */
static void test_beside_a_match_that_is_played(void **state) {
    (void)state;
    nt_match *match = start(&blank_game);
    nt_playback *playback = nt_playback_create(match);
    for (uint8_t seat = 0; seat < SEATS; seat++) {
        const blank_pub before = table_at(playback, seat);
        assert_sealed(&before, seat);
        act(match, seat, seat);
        const blank_pub then = table_at(playback, seat), now = table_at(playback, seat + 1);
        assert_sealed(&then, seat);
        assert_sealed(&now, seat + 1);
    }
    act(match, 0, 0);
    for (int event = 3; event <= 5; event++) {
        assert_whole_match(playback, match, event);
    }
    nt_playback_destroy(playback);
    nt_match_destroy(match);
}

/* A seat sees its own part as it was then, and nobody else's. */
static void test_a_seat_sees_its_own(void **state) {
    (void)state;
    uint8_t bytes[NT_VIEW_MAX];
    nt_match *match = start(&blank_game);
    nt_playback *playback = nt_playback_create(match);
    guess_all(match);
    for (uint8_t seat = 0; seat < SEATS; seat++) {
        const nt_view now = nt_look(&blank_game, nt_match_state(match), seat);
        for (int event = 0; event <= SEATS; event++) {
            const nt_view view = nt_playback_view(playback, event, seat, bytes);
            const blank_priv *me = view.me, *truth = now.me;
            assert_int_equal(view.seat, seat);
            assert_int_equal(me->card, truth->card);
            assert_int_equal(me->guess, event > seat ? truth->guess : 0);
        }
    }
    nt_playback_destroy(playback);
    nt_playback_destroy(NULL);
    nt_match_destroy(match);
}

/* ---- a match that is taken back ---- */

/* The empty game with a lift that the table may take back: it says which of two cards lies on the cup. */
static int lifts_either_way(const nt_view *view, nt_move *out, int cap) {
    const int n = blank_game.legal(view, out, cap);
    if (n != 1 || out[0].kind != BLANK_MOVE_LIFT || cap < 2) {
        return n;
    }
    out[1] = out[0];
    out[1].n = 1;
    out[1].arg[0] = 1;
    return 2;
}

static void lift_openly(void *state, nt_move move, nt_events *out) {
    blank_pub *pub = (blank_pub *)((uint8_t *)state + blank_game.pub_off);
    if (move.kind != BLANK_MOVE_LIFT) {
        blank_game.apply(state, move, out);
        return;
    }
    nt_tell(out, NT_ALL, BLANK_EVENT_CUP, 1, move.arg);
    pub->cup = (uint8_t)(2 + move.arg[0]);
    nt_tell(out, NT_ALL, BLANK_EVENT_GUESSES, 0, NULL);
    pub->phase = BLANK_OVER;
}

static bool lift_is_undoable(const void *pub, nt_move move) {
    (void)pub;
    return move.kind == BLANK_MOVE_LIFT;
}

static void test_undo(void **state) {
    (void)state;
    nt_game game = blank_game;
    game.legal = lifts_either_way;
    game.apply = lift_openly;
    game.undoable = lift_is_undoable;
    nt_match *match = start(&game);
    nt_playback *playback = nt_playback_create(match);
    guess_all(match);
    act(match, 0, 0);
    assert_int_equal(table_at(playback, 4).cup, 2);
    assert_int_equal(nt_match_undo(match), NT_OK);
    assert_int_equal(table_at(playback, 3).cup, 0);
    act(match, 0, 1);
    assert_int_equal(table_at(playback, 4).cup, 3);
    assert_int_equal(nt_match_undo(match), NT_OK);
    act(match, 0, 0);
    assert_int_equal(table_at(playback, 4).cup, 2); /* and without a look in between */
    nt_playback_destroy(playback);
    nt_match_destroy(match);
}

static bool hosts(const nt_config *config) {
    (void)config;
    return true;
}

static int no_moves(nt_whole whole, nt_move *out, int cap) {
    (void)whole;
    (void)out;
    (void)cap;
    return 0;
}

static void test_a_judge_takes_back(void **state) {
    (void)state;
    uint8_t bytes[NT_VIEW_MAX];
    const nt_hosting hosting = {.judged = hosts, .legal = no_moves};
    nt_game game = blank_game;
    game.host = &nt_judge_host;
    game.hosting = &hosting;
    game.max_plies = 40;
    nt_match *match = start(&game);
    nt_playback *playback = nt_playback_create(match);
    guess_all(match);
    const blank_priv *me = nt_playback_view(playback, 2, 1, bytes).me;
    const uint8_t guess = me->guess;
    assert_int_equal(nt_judge_undo(nt_match_judge(match)), NT_OK);
    assert_int_equal(nt_judge_undo(nt_match_judge(match)), NT_OK);
    act(match, 1, 3);
    act(match, 2, 0);
    me = nt_playback_view(playback, 2, 1, bytes).me;
    assert_int_not_equal(me->guess, guess);
    assert_int_equal(me->guess, ((const blank_priv *)nt_look(&game, nt_match_state(match), 1).me)->guess);
    nt_playback_destroy(playback);
    nt_match_destroy(match);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_event_in_any_order), cmocka_unit_test(test_beside_a_match_that_is_played),
        cmocka_unit_test(test_a_seat_sees_its_own),      cmocka_unit_test(test_undo),
        cmocka_unit_test(test_a_judge_takes_back),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
