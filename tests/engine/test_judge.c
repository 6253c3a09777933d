/* The door of a judge, with the empty game hosted by one. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "engine/port.h"
#include "games/blank/blank.h"
#include "hosting/hosting.h"
#include "hosting/judge.h"

enum { SEATS = 3, NOTE = 99 };

static bool hosts(const nt_config *config) {
    (void)config;
    return true;
}

/* One move of the judge's own, which changes nothing: the note. */
static int judge_moves(nt_whole whole, nt_move *out, int cap) {
    (void)whole;
    if (cap > 0) {
        out[0] = (nt_move){.seat = NT_JUDGE, .kind = NOTE};
    }
    return cap > 0;
}

static void apply(void *state, nt_move move, nt_events *out) {
    if (move.seat != NT_JUDGE) {
        blank_game.apply(state, move, out);
    }
}

static bool note(const void *then, const void *was, bool seen, nt_move *out) {
    (void)then;
    (void)was;
    (void)seen;
    *out = (nt_move){.seat = NT_JUDGE, .kind = NOTE};
    return true;
}

static nt_match *start(const nt_game *game) {
    nt_err err;
    const nt_config config = nt_config_standard(game, SEATS);
    nt_match *match = nt_match_create(game, &config, 7, &err);
    assert_non_null(match);
    return match;
}

typedef struct {
    nt_game game;
    nt_hosting hosting;
    nt_match *match;
    nt_judge *judge;
} judged;

/* Begins a match with a judge; `notes`: what was changed is noted. */
static void begin(judged *j, bool notes) {
    j->game = blank_game;
    j->hosting = (nt_hosting){.judged = hosts, .legal = judge_moves, .note = notes ? note : NULL};
    j->game.host = &nt_judge_host;
    j->game.hosting = &j->hosting;
    j->game.apply = apply;
    j->game.max_plies = 40;
    j->match = start(&j->game);
    j->judge = nt_match_judge(j->match);
    assert_non_null(j->judge);
}

static nt_move legal_of(nt_match *match, uint8_t seat, int index) {
    nt_move legal[NT_MAX_LEGAL];
    assert_true(nt_port_legal(nt_match_port(match, seat), legal, NT_MAX_LEGAL) > index);
    return legal[index];
}

static void guess_all(nt_match *match) {
    for (uint8_t seat = 0; seat < SEATS; seat++) {
        assert_int_equal(nt_match_submit(match, legal_of(match, seat, 0)), NT_OK);
    }
}

static void test_no_judge_no_door(void **state) {
    (void)state;
    nt_match *match = start(&blank_game);
    assert_null(nt_match_judge(match));
    assert_int_equal(nt_match_submit(match, (nt_move){.seat = NT_JUDGE, .kind = NOTE}), NT_NOT_YOUR_TURN);
    nt_match_destroy(match);
}

static void test_the_whole(void **state) {
    uint8_t buf[256];
    judged j;
    (void)state;
    begin(&j, false);
    assert_int_equal(nt_judge_whole_size(j.judge), j.game.state_size);
    const nt_whole whole = nt_judge_whole(j.judge, buf);
    for (uint8_t seat = 0; seat < SEATS; seat++) {
        const nt_view view = nt_look(&j.game, nt_match_state(j.match), seat);
        assert_memory_equal((const uint8_t *)whole.seats + seat * j.game.priv_size, view.me, j.game.priv_size);
    }
    assert_int_equal(nt_judge_submit(j.judge, (nt_move){.kind = NOTE}), NT_OK);
    assert_int_equal(nt_judge_submit(j.judge, (nt_move){.kind = NOTE + 1}), NT_ILLEGAL);
    nt_match_destroy(j.match);
}

static void test_undo_and_redo(void **state) {
    uint8_t full[256], two[256];
    judged j;
    (void)state;
    begin(&j, false);
    assert_false(nt_judge_can_undo(j.judge));
    assert_int_equal(nt_judge_undo(j.judge), NT_ILLEGAL);
    guess_all(j.match);
    memcpy(full, nt_match_state(j.match), j.game.state_size);
    const int plies = nt_match_plies(j.match), events = nt_port_events(nt_match_port(j.match, 1));
    while (nt_judge_can_undo(j.judge)) {
        assert_int_equal(nt_judge_undo(j.judge), NT_OK);
    }
    assert_int_equal(nt_match_plies(j.match), 1); /* the deal stays */
    assert_int_equal(nt_judge_redo(j.judge), NT_OK);
    assert_int_equal(nt_judge_redo(j.judge), NT_OK);
    memcpy(two, nt_match_state(j.match), j.game.state_size);
    assert_int_equal(nt_judge_redo(j.judge), NT_OK);
    assert_int_equal(nt_judge_redo(j.judge), NT_ILLEGAL);
    assert_memory_equal(full, nt_match_state(j.match), j.game.state_size);
    assert_int_equal(nt_port_events(nt_match_port(j.match, 1)), events);
    assert_int_equal(nt_judge_undo(j.judge), NT_OK);
    assert_memory_equal(two, nt_match_state(j.match), j.game.state_size);
    assert_int_equal(nt_match_submit(j.match, legal_of(j.match, 2, 1)), NT_OK);
    assert_false(nt_judge_can_redo(j.judge));
    assert_int_equal(nt_match_plies(j.match), plies);
    nt_match_destroy(j.match);
}

static void test_a_winner_is_undone(void **state) {
    judged j;
    (void)state;
    begin(&j, false);
    guess_all(j.match);
    assert_int_equal(nt_match_submit(j.match, legal_of(j.match, 0, 0)), NT_OK);
    assert_true(nt_match_over(j.match));
    assert_int_equal(nt_judge_undo(j.judge), NT_OK);
    assert_false(nt_match_over(j.match));
    nt_match_destroy(j.match);
}

static void test_a_correction(void **state) {
    judged j;
    (void)state;
    begin(&j, false);
    const nt_move other = legal_of(j.match, 1, 1);
    guess_all(j.match);
    const nt_ply last = nt_match_ply(j.match, 3);
    assert_false(nt_judge_is_event(j.judge, 0));
    assert_true(nt_judge_is_event(j.judge, 2));
    assert_int_equal(nt_judge_correct(j.judge, 0, other), NT_ILLEGAL);
    assert_int_equal(nt_judge_correct(j.judge, 3, other), NT_NOT_YOUR_TURN); /* seat 1 has guessed by then */
    assert_int_equal(nt_match_plies(j.match), 4);
    assert_int_equal(nt_match_ply(j.match, 3).hash, last.hash);
    assert_int_equal(nt_judge_correct(j.judge, 2, other), NT_OK);
    assert_int_equal(nt_judge_waiting(j.judge), 0);
    assert_true(nt_move_equal(nt_match_ply(j.match, 2).move, other));
    assert_true(nt_move_equal(nt_match_ply(j.match, 3).move, last.move));
    assert_int_not_equal(nt_match_ply(j.match, 3).hash, last.hash);
    nt_match_destroy(j.match);
}

/* Without seat 1's guess the cup cannot be lifted: that waits, and the match with it. */
static void test_what_waits(void **state) {
    judged j;
    (void)state;
    begin(&j, false);
    const nt_move guess = legal_of(j.match, 1, 0);
    guess_all(j.match);
    assert_int_equal(nt_match_submit(j.match, legal_of(j.match, 0, 0)), NT_OK);
    assert_int_equal(nt_judge_drop(j.judge, 2), NT_OK);
    assert_int_equal(nt_judge_waiting(j.judge), 1);
    assert_int_equal(nt_judge_waiting_move(j.judge, 0).kind, BLANK_MOVE_LIFT);
    assert_int_equal(nt_match_submit(j.match, guess), NT_PAUSED);
    assert_int_equal(nt_judge_undo(j.judge), NT_PAUSED);
    assert_int_equal(nt_judge_drop(j.judge, 1), NT_PAUSED);
    assert_int_equal(nt_judge_insert(j.judge, legal_of(j.match, 1, 1)), NT_OK);
    assert_int_equal(nt_judge_waiting(j.judge), 0);
    assert_true(nt_match_over(j.match));
    assert_int_equal(nt_judge_drop_waiting(j.judge), NT_ILLEGAL);
    assert_int_equal(nt_judge_undo(j.judge), NT_OK); /* again, and this time the lifting is dropped */
    assert_int_equal(nt_judge_drop(j.judge, 1), NT_OK);
    assert_int_equal(nt_judge_waiting(j.judge), 0);
    assert_int_equal(nt_match_to_act(j.match), 1);
    nt_match_destroy(j.match);
}

/* A correction opened before seat 1's guess: what comes next comes before it. */
static void test_an_event_before_another(void **state) {
    judged j;
    (void)state;
    begin(&j, true);
    guess_all(j.match);
    const nt_ply last = nt_match_ply(j.match, 3);
    const nt_move first = nt_match_ply(j.match, 2).move;
    assert_int_equal(nt_judge_open(j.judge, 0), NT_ILLEGAL); /* the deal is no event */
    assert_false(nt_judge_can_close(j.judge));
    assert_int_equal(nt_judge_close(j.judge), NT_ILLEGAL);

    assert_int_equal(nt_judge_open(j.judge, 2), NT_OK);
    assert_int_equal(nt_match_plies(j.match), 2);
    assert_int_equal(nt_match_to_act(j.match), 6);
    assert_int_equal(nt_judge_waiting(j.judge), 2);
    assert_true(nt_move_equal(nt_judge_waiting_move(j.judge, 0), first));
    assert_int_equal(nt_judge_open(j.judge, 1), NT_PAUSED);
    assert_int_equal(nt_judge_insert(j.judge, legal_of(j.match, 1, 0)),
                     NT_OK); /* a guess of its own: the old one waits */
    assert_false(nt_judge_can_close(j.judge));
    assert_int_equal(nt_judge_close(j.judge), NT_ILLEGAL);
    assert_int_equal(nt_judge_waiting(j.judge), 2);
    assert_int_equal(nt_judge_drop_waiting(j.judge), NT_OK);
    assert_int_equal(nt_judge_waiting(j.judge), 0);
    assert_int_equal(nt_match_plies(j.match), 4);

    assert_int_equal(nt_judge_open(j.judge, 1), NT_OK);
    assert_int_equal(nt_judge_insert(j.judge, last.move), NT_OK); /* seat 2 guessed first */
    assert_true(nt_move_equal(nt_match_ply(j.match, 1).move, last.move));
    assert_int_equal(nt_match_ply(j.match, 2).move.seat, 0);
    assert_int_equal(nt_match_ply(j.match, 3).move.seat, 1);
    assert_int_equal(nt_judge_waiting(j.judge), 1); /* its second guess */
    assert_int_equal(nt_judge_drop_waiting(j.judge), NT_OK);
    assert_int_equal(nt_match_submit(j.match, legal_of(j.match, 0, 0)), NT_OK);
    assert_int_equal(nt_match_ply(j.match, 4).move.kind, NOTE);
    nt_match_destroy(j.match);
}

/* Closed again, everything is as it was, and nothing is noted. */
static void test_opened_and_closed(void **state) {
    judged j;
    (void)state;
    begin(&j, true);
    guess_all(j.match);
    const nt_ply last = nt_match_ply(j.match, 3);
    assert_int_equal(nt_judge_open(j.judge, 1), NT_OK);
    assert_true(nt_judge_can_close(j.judge));
    assert_int_equal(nt_judge_insert(j.judge, (nt_move){.seat = 5}), NT_NOT_YOUR_TURN);
    assert_true(nt_judge_can_close(j.judge));
    assert_int_equal(nt_judge_close(j.judge), NT_OK);
    assert_int_equal(nt_match_plies(j.match), 4);
    assert_int_equal(nt_match_ply(j.match, 3).hash, last.hash);
    assert_int_equal(nt_judge_waiting(j.judge), 0);
    assert_int_equal(nt_match_submit(j.match, legal_of(j.match, 0, 0)), NT_OK);
    assert_int_equal(nt_match_plies(j.match), 5);
    nt_match_destroy(j.match);
}

/* A note that is taken back is owed again; a correction stays due through undo and redo. */
static void test_notes_are_not_lost(void **state) {
    judged j;
    (void)state;
    begin(&j, true);
    guess_all(j.match);
    nt_move other = nt_match_ply(j.match, 3).move;
    other.arg[0] = (uint8_t)(other.arg[0] % BLANK_CARDS + 1);
    assert_int_equal(nt_judge_correct(j.judge, 3, other), NT_OK);
    assert_int_equal(nt_judge_undo(j.judge), NT_OK);
    assert_int_equal(nt_judge_redo(j.judge), NT_OK);
    assert_int_equal(nt_match_submit(j.match, legal_of(j.match, 0, 0)), NT_OK);
    assert_int_equal(nt_match_ply(j.match, 4).move.kind, NOTE);
    j.hosting.note = NULL; /* so that only the old one can come back */
    assert_int_equal(nt_judge_undo(j.judge), NT_OK);
    assert_int_equal(nt_judge_undo(j.judge), NT_OK);
    assert_int_equal(nt_match_plies(j.match), 3);
    assert_int_equal(nt_match_submit(j.match, legal_of(j.match, 2, 0)), NT_OK);
    assert_int_equal(nt_match_ply(j.match, 3).move.kind, NOTE);
    nt_match_destroy(j.match);
}

/* The note stands right before the next move, once; what was only looked back at is not noted. */
static void test_the_note(void **state) {
    judged j;
    (void)state;
    begin(&j, true);
    guess_all(j.match);
    assert_int_equal(nt_judge_undo(j.judge), NT_OK);
    assert_int_equal(nt_judge_redo(j.judge), NT_OK);
    assert_int_equal(nt_match_submit(j.match, legal_of(j.match, 0, 0)), NT_OK);
    const int plies = nt_match_plies(j.match);
    assert_int_equal(plies, 5);
    assert_int_equal(nt_judge_undo(j.judge), NT_OK);
    assert_int_equal(nt_judge_undo(j.judge), NT_OK);
    assert_int_equal(nt_match_submit(j.match, legal_of(j.match, 2, 1)), NT_OK);
    assert_int_equal(nt_match_plies(j.match), 5);
    assert_int_equal(nt_match_ply(j.match, 3).move.kind, NOTE);
    assert_int_equal(nt_match_submit(j.match, legal_of(j.match, 0, 0)), NT_OK);
    assert_int_equal(nt_match_plies(j.match), 6);
    assert_false(nt_judge_is_event(j.judge, 3)); /* it goes with the event before it */
    nt_match_destroy(j.match);
}

/* The note that comes before a move needs room too: without it neither is made. */
static void test_a_full_match_makes_no_note(void **state) {
    judged j;
    (void)state;
    begin(&j, true);
    guess_all(j.match);
    assert_int_equal(nt_judge_undo(j.judge), NT_OK);
    const nt_move other = legal_of(j.match, 2, 1);
    j.game.max_plies = 4;
    assert_int_equal(nt_match_submit(j.match, other), NT_FULL);
    assert_int_equal(nt_match_plies(j.match), 3);
    assert_true(nt_judge_can_redo(j.judge));
    j.game.max_plies = 5;
    j.game.max_events = 5; /* three cards, two guesses */
    assert_int_equal(nt_match_submit(j.match, other), NT_FULL);
    assert_int_equal(nt_match_plies(j.match), 3);
    assert_true(nt_judge_can_redo(j.judge));
    j.game.max_events = 6;
    assert_int_equal(nt_match_submit(j.match, other), NT_OK);
    assert_int_equal(nt_match_plies(j.match), 5);
    assert_false(nt_judge_can_redo(j.judge));
    nt_match_destroy(j.match);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_no_judge_no_door),
        cmocka_unit_test(test_the_whole),
        cmocka_unit_test(test_undo_and_redo),
        cmocka_unit_test(test_a_winner_is_undone),
        cmocka_unit_test(test_a_correction),
        cmocka_unit_test(test_what_waits),
        cmocka_unit_test(test_the_note),
        cmocka_unit_test(test_an_event_before_another),
        cmocka_unit_test(test_opened_and_closed),
        cmocka_unit_test(test_notes_are_not_lost),
        cmocka_unit_test(test_a_full_match_makes_no_note),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
