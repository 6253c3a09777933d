/* A judge's corrections (12): undo across an announcement, a knife that is corrected after the day, random ones. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <stdio.h>

#include "engine/port.h"
#include "engine/record.h"
#include "hosting/judge.h"
#include "werewolf/driver.h"

static const struct werewolf_state *truth(const nt_match *match) {
    return nt_match_state(match);
}

static nt_match *start(uint64_t seed, int seats) {
    nt_err err;
    const nt_config config = nt_config_standard(&werewolf_game, (uint8_t)seats);
    nt_match *match = nt_match_create(&werewolf_game, &config, seed, &err);
    assert_non_null(match);
    return match;
}

static void play_until(nt_match *match, nt_rng *rng, werewolf_step step) {
    while (truth(match)->pub.step != step && !nt_match_over(match)) {
        assert_int_equal(nt_match_submit(match, draw_move(rng, truth(match))), NT_OK);
    }
}

/* The record of the match reads back to the same state. */
static void assert_record_holds(const nt_match *match) {
    static char text[1 << 20];
    const nt_game *const games[] = {&werewolf_game, NULL};
    nt_record_report report;
    const size_t length = nt_record_write(match, text, sizeof text);
    assert_true(length < sizeof text);
    nt_match *again = nt_record_read(games, text, length, 5, &report);
    if (again == NULL) {
        fail_msg("line %d: %s", report.line, report.reason);
    }
    assert_int_equal(nt_match_plies(again), nt_match_plies(match));
    assert_memory_equal(nt_match_state(again), nt_match_state(match), werewolf_game.state_size);
    nt_match_destroy(again);
}

static void test_undo_across_dawn_is_told(void **state) {
    (void)state;
    nt_rng rng = nt_rng_seed(3);
    nt_match *match = start(3, 12);
    nt_judge *judge = nt_match_judge(match);
    play_until(match, &rng, WEREWOLF_STEP_NIGHT);
    while (truth(match)->pub.night) {
        assert_int_equal(nt_match_submit(match, draw_move(&rng, truth(match))), NT_OK);
    }
    while (!truth(match)->pub.night) {
        assert_int_equal(nt_judge_undo(judge), NT_OK);
    }
    assert_int_equal(truth(match)->pub.corrections, 0);
    play_until(match, &rng, WEREWOLF_STEP_DUSK);
    assert_int_equal(truth(match)->pub.corrections, 1);
    int told = 0;
    nt_port *table = nt_match_port(match, NT_SPECTATOR);
    for (int i = 0; i < nt_port_events(table); i++) {
        told += nt_port_event(table, i).kind == WEREWOLF_EV_CORRECTED;
    }
    assert_int_equal(told, 1);
    assert_record_holds(match);
    nt_match_destroy(match);
}

/* Within a night only the record notes it, with "information was shown". */
static void test_undo_within_a_night_is_quiet(void **state) {
    (void)state;
    nt_rng rng = nt_rng_seed(4);
    nt_match *match = start(4, 12);
    play_until(match, &rng, WEREWOLF_STEP_NIGHT);
    while (truth(match)->pub.call != WEREWOLF_CALL_GUARDIAN) {
        assert_int_equal(nt_match_submit(match, draw_move(&rng, truth(match))), NT_OK);
    }
    assert_int_equal(nt_judge_undo(nt_match_judge(match)), NT_OK);
    const int ply = nt_match_plies(match);
    assert_int_equal(nt_match_submit(match, draw_move(&rng, truth(match))), NT_OK);
    const nt_move note = nt_match_ply(match, ply).move;
    assert_int_equal(note.kind, WEREWOLF_MOVE_CORRECTED);
    assert_int_equal(note.arg[0], 1);
    assert_int_equal(note.arg[1], 2);
    assert_int_equal(truth(match)->pub.corrections, 0);
    assert_record_holds(match);
    nt_match_destroy(match);
}

/* The last event of a kind of task in night 1. */
static int event_of_task(nt_match *match, uint8_t kind, int from) {
    for (int ply = from; ply < nt_match_plies(match); ply++) {
        if (nt_judge_is_event(nt_match_judge(match), ply) && nt_match_ply(match, ply).move.kind == kind) {
            return ply;
        }
    }
    return -1;
}

/* A ballot of somebody who is dead after the correction waits, and is dropped. */
static void test_a_dead_voter_waits(void **state) {
    (void)state;
    bool seen = false;
    for (uint64_t seed = 1; seed < 60 && !seen; seed++) {
        nt_rng rng = nt_rng_seed(seed);
        nt_match *match = start(seed, 8);
        nt_judge *judge = nt_match_judge(match);
        play_until(match, &rng, WEREWOLF_STEP_COUNT);
        const int knife = event_of_task(match, WEREWOLF_MOVE_CHOOSE, 0);
        nt_move instead = nt_match_ply(match, knife).move;
        instead.arg[0] = (uint8_t)((instead.arg[0] + 1) % 8);
        if (!nt_match_over(match) && nt_judge_correct(judge, knife, instead) == NT_OK &&
            nt_judge_waiting(judge) > 0) {
            seen = true;
            assert_int_equal(nt_match_submit(match, instead), NT_PAUSED);
            while (nt_judge_waiting(judge) > 0) {
                assert_int_equal(nt_judge_drop_waiting(judge), NT_OK);
            }
            play_until(match, &rng, WEREWOLF_STEP_OVER);
            assert_record_holds(match);
        }
        nt_match_destroy(match);
    }
    assert_true(seen);
}

static nt_move any_move(nt_match *match, nt_rng *rng) {
    nt_move legal[NT_MAX_LEGAL];
    const int tools = below(rng, 3) ? 0 : nt_judge_legal(nt_match_judge(match), legal, NT_MAX_LEGAL);
    return tools > 0 ? legal[below(rng, tools)] : draw_move(rng, truth(match));
}

/* One random step back, forth or aside, then the list of what waits is emptied. */
static void disturb(nt_match *match, nt_rng *rng) {
    nt_judge *judge = nt_match_judge(match);
    const int ply = below(rng, nt_match_plies(match));
    nt_move instead = nt_match_ply(match, ply).move;
    instead.arg[0] = (uint8_t)below(rng, nt_match_config(match)->seats);
    switch (below(rng, 4)) {
    case 0:
        (void)nt_judge_drop(judge, ply);
        break;
    case 1:
        for (int n = below(rng, 12); n > 0; n--) {
            (void)nt_judge_undo(judge);
        }
        for (int n = below(rng, 6); n > 0; n--) {
            (void)nt_judge_redo(judge);
        }
        break;
    default:
        (void)nt_judge_correct(judge, ply, instead);
        break;
    }
    for (int n = 0; nt_judge_waiting(judge) > 0; n++) {
        assert_true(nt_judge_waiting_move(judge, nt_judge_waiting(judge) - 1).seat <= NT_CHANCE);
        if (n < 20 && !nt_match_over(match) && below(rng, 2)) {
            (void)nt_judge_reenter(judge, any_move(match, rng));
        } else if (n < 20 && !nt_match_over(match) && below(rng, 2)) {
            (void)nt_judge_insert(judge, any_move(match, rng));
        } else {
            assert_int_equal(nt_judge_drop_waiting(judge), NT_OK);
        }
    }
}

static void test_random_corrections(void **state) {
    (void)state;
    for (uint64_t seed = 1; seed <= 40; seed++) {
        nt_rng rng = nt_rng_seed(seed);
        nt_match *match = start(seed, 6 + (int)(seed % 15));
        for (int moves = 0; moves < 600 && !nt_match_over(match); moves++) {
            assert_int_equal(nt_match_submit(match, any_move(match, &rng)), NT_OK);
            if (below(&rng, 25) == 0 && nt_match_to_act(match) != 0) {
                disturb(match, &rng);
            }
        }
        assert_record_holds(match);
        nt_match_destroy(match);
    }
}

/* A ballot may be taken back by its voter, but not while another could be redone behind it. */
static void test_a_ballot_is_not_taken_back_before_a_redo(void **state) {
    (void)state;
    nt_rng rng = nt_rng_seed(6);
    nt_match *match = start(6, 12);
    nt_judge *judge = nt_match_judge(match);
    play_until(match, &rng, WEREWOLF_STEP_VOTE);
    for (int i = 0; i < 2; i++) {
        const nt_move ballot = {.seat = nt_lowest(nt_match_to_act(match)), .kind = WEREWOLF_MOVE_ABSTAIN};
        assert_int_equal(nt_match_submit(match, ballot), NT_OK);
        assert_true(nt_match_can_undo(match));
    }
    assert_int_equal(nt_judge_undo(judge), NT_OK);
    assert_int_equal(nt_judge_undo(judge), NT_OK);
    assert_int_equal(nt_judge_redo(judge), NT_OK);
    assert_false(nt_match_can_undo(match));
    assert_int_equal(nt_judge_redo(judge), NT_OK);
    assert_true(nt_match_can_undo(match));
    nt_match_destroy(match);
}

/* Nobody but a judge gets the door. */
static void test_only_a_judge_has_the_door(void **state) {
    (void)state;
    for (int host = WEREWOLF_HOST_JUDGE; host <= WEREWOLF_HOST_PASS; host++) {
        nt_err err;
        nt_config config = nt_config_standard(&werewolf_game, 8);
        config.opt[WEREWOLF_OPT_HOST] = (int16_t)host;
        nt_match *match = nt_match_create(&werewolf_game, &config, 1, &err);
        assert_non_null(match);
        assert_int_equal(nt_match_judge(match) != NULL, host == WEREWOLF_HOST_JUDGE);
        nt_match_destroy(match);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_undo_across_dawn_is_told),
        cmocka_unit_test(test_undo_within_a_night_is_quiet),
        cmocka_unit_test(test_a_dead_voter_waits),
        cmocka_unit_test(test_random_corrections),
        cmocka_unit_test(test_only_a_judge_has_the_door),
        cmocka_unit_test(test_a_ballot_is_not_taken_back_before_a_redo),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
