/* A judge's match that is saved and read back goes on as the one that was not: undo, redo, open corrections, notes.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "engine/port.h"
#include "engine/record.h"
#include "hosting/judge.h"
#include "werewolf/driver.h"

enum { TEXT = 1 << 20 };

typedef struct {
    nt_match *match;
    uint64_t seed;
    char text[TEXT];
    size_t length;
} game;

static game never, often; /* saved and read back: never, all the time */

static const struct werewolf_state *truth(const nt_match *match) {
    return nt_match_state(match);
}

static void start(game *g, const nt_config *config, uint64_t seed) {
    nt_err err;
    g->seed = seed;
    g->match = nt_match_create(&werewolf_game, config, seed, &err);
    assert_non_null(g->match);
}

static void write_out(game *g) {
    g->length = nt_record_write(g->match, g->text, TEXT);
    assert_true(g->length < TEXT);
}

static void read_back(game *g) {
    const nt_game *const games[] = {&werewolf_game, NULL};
    nt_record_report report;
    write_out(g);
    nt_match_destroy(g->match);
    g->match = nt_record_read(games, g->text, g->length, g->seed, &report);
    if (g->match == NULL) {
        fail_msg("line %d: %s\n%s", report.line, report.reason, g->text);
    }
}

static void assert_same(void) {
    write_out(&never);
    write_out(&often);
    if (strcmp(never.text, often.text) != 0) {
        size_t at = 0;
        while (never.text[at] == often.text[at]) {
            at++;
        }
        while (at > 0 && never.text[at - 1] != '\n') {
            at--;
        }
        fail_msg("saved and read back it reads\n%.200s\ninstead of\n%.200s", &often.text[at], &never.text[at]);
    }
    const nt_judge *a = nt_match_judge(never.match), *b = nt_match_judge(often.match);
    assert_int_equal(nt_judge_waiting(a), nt_judge_waiting(b));
    assert_int_equal(nt_judge_can_undo(a), nt_judge_can_undo(b));
    assert_int_equal(nt_judge_can_redo(a), nt_judge_can_redo(b));
    assert_int_equal(nt_judge_can_close(a), nt_judge_can_close(b));
    assert_memory_equal(nt_match_state(never.match), nt_match_state(often.match), werewolf_game.state_size);
}

static nt_move any_move(nt_match *match, nt_rng *rng) {
    nt_move legal[NT_MAX_LEGAL];
    const bool own = nt_match_to_act(match) == 1u << NT_JUDGE || below(rng, 8) == 0;
    const int n = own ? nt_judge_legal(nt_match_judge(match), legal, NT_MAX_LEGAL) : 0;
    return n > 0 ? legal[below(rng, n)] : draw_move(rng, truth(match));
}

/* What a judge does while a correction is open. */
static nt_err mend(nt_judge *judge, nt_match *match, nt_rng *rng) {
    const int what = nt_match_over(match) ? 0 : below(rng, 8);
    if (nt_judge_can_close(judge) && below(rng, 3) == 0) {
        return nt_judge_close(judge);
    }
    if (what < 3) {
        return nt_judge_drop_waiting(judge);
    }
    return what < 6 ? nt_judge_reenter(judge, any_move(match, rng)) : nt_judge_insert(judge, any_move(match, rng));
}

/* And while none is: on mostly, but back, forth and aside too. */
static nt_err act(nt_judge *judge, nt_match *match, nt_rng *rng) {
    if (nt_match_plies(match) == 0) {
        return nt_match_submit(match, any_move(match, rng));
    }
    const int ply = below(rng, nt_match_plies(match));
    nt_move instead = nt_match_ply(match, ply).move;
    instead.arg[0] = (uint8_t)below(rng, nt_match_config(match)->seats);
    switch (nt_match_over(match) ? below(rng, 3) : below(rng, 60)) {
    case 0:
        return nt_judge_drop(judge, ply);
    case 1:
        return nt_judge_open(judge, ply);
    case 2:
        return nt_judge_correct(judge, ply, instead);
    case 3:
    case 4:
    case 5:
        return nt_judge_undo(judge);
    case 6:
    case 7:
        return nt_judge_redo(judge);
    default:
        return nt_match_submit(match, any_move(match, rng));
    }
}

static nt_err step(game *g, nt_rng rng) {
    nt_judge *judge = nt_match_judge(g->match);
    return nt_judge_waiting(judge) > 0 ? mend(judge, g->match, &rng) : act(judge, g->match, &rng);
}

/* Random games of a judge who corrects a lot; after every step the one match is saved and read back. */
static void test_saved_at_every_step(void **state) {
    (void)state;
    int open = 0, held = 0, undone = 0, due = 0, notes = 0;
    for (uint64_t seed = 1; seed <= 5; seed++) {
        nt_rng rng = nt_rng_seed(seed);
        nt_config config = draw_rules(&rng, 6 + below(&rng, 10));
        config.opt[WEREWOLF_OPT_HOST] = WEREWOLF_HOST_JUDGE;
        config.opt[WEREWOLF_OPT_DEAL] = (int16_t)(seed % 4 == 0);
        start(&never, &config, seed);
        start(&often, &config, seed);
        for (int steps = 0; steps < 400; steps++) {
            const nt_rng draw = nt_rng_seed(nt_rng_next(&rng));
            assert_int_equal(step(&never, draw), step(&often, draw));
            if (steps % 8 < 4) {
                continue; /* four steps, then four of them are looked at */
            }
            read_back(&often);
            assert_same();
            open += strstr(never.text, "\nwaits ") != NULL;
            held += strstr(never.text, "\nheld ") != NULL;
            undone += strstr(never.text, "\nundone ") != NULL;
            due += strstr(never.text, "\ndue ") != NULL;
            notes += strstr(never.text, "\nnote ") != NULL;
        }
        nt_match_destroy(never.match);
        nt_match_destroy(often.match);
    }
    print_message("%d open, %d held, %d undone, %d due, %d notes\n", open, held, undone, due, notes);
    assert_true(open > 0 && held > 0 && undone > 0 && due > 0 && notes > 0);
}

/* After a correction that was noted, each undo takes back one event in both. */
static void test_a_note_is_no_step_back(void **state) {
    (void)state;
    nt_rng rng = nt_rng_seed(11);
    const nt_config config = nt_config_standard(&werewolf_game, 12);
    start(&never, &config, 11);
    while (truth(never.match)->pub.step != WEREWOLF_STEP_NIGHT || truth(never.match)->pub.call != 4) {
        assert_int_equal(nt_match_submit(never.match, draw_move(&rng, truth(never.match))), NT_OK);
    }
    assert_int_equal(nt_judge_undo(nt_match_judge(never.match)), NT_OK);
    const int before = nt_match_plies(never.match);
    assert_int_equal(nt_match_submit(never.match, draw_move(&rng, truth(never.match))), NT_OK);
    assert_int_equal(nt_match_plies(never.match), before + 2);
    write_out(&never);
    assert_non_null(strstr(never.text, "\nnote corrected 1 2 #"));
    read_back(&never);
    assert_int_equal(nt_judge_undo(nt_match_judge(never.match)), NT_OK);
    assert_int_equal(nt_match_plies(never.match), before + 1);
    assert_int_equal(nt_judge_undo(nt_match_judge(never.match)), NT_OK);
    assert_true(nt_match_plies(never.match) < before);
    nt_match_destroy(never.match);
}

/* An event entered before a later one: the right to vote was taken before that speech ended. */
static void test_a_forgotten_event_is_entered(void **state) {
    (void)state;
    nt_rng rng = nt_rng_seed(2);
    const nt_config config = nt_config_standard(&werewolf_game, 12);
    start(&never, &config, 2);
    while (truth(never.match)->pub.step != WEREWOLF_STEP_SPEECH) {
        assert_int_equal(nt_match_submit(never.match, draw_move(&rng, truth(never.match))), NT_OK);
    }
    const int at = nt_match_plies(never.match);
    nt_judge *judge = nt_match_judge(never.match);
    for (int i = 0; i < 2; i++) {
        const nt_move done = {.seat = nt_lowest(nt_match_to_act(never.match)), .kind = WEREWOLF_MOVE_DONE};
        assert_int_equal(nt_match_submit(never.match, done), NT_OK);
    }
    assert_int_equal(nt_judge_open(judge, at + 1), NT_OK);
    const uint8_t silent = (uint8_t)(truth(never.match)->pub.speaker);
    const nt_move voice = {.seat = NT_JUDGE, .kind = WEREWOLF_MOVE_VOICE, .n = 2, .arg = {silent, 0}};
    read_back(&never);
    judge = nt_match_judge(never.match);
    assert_int_equal(nt_judge_waiting(judge), 1);
    assert_int_equal(nt_judge_insert(judge, voice), NT_OK);
    assert_int_equal(nt_judge_waiting(judge), 0);
    assert_int_equal(nt_match_plies(never.match), at + 3);
    assert_true(nt_move_equal(nt_match_ply(never.match, at + 1).move, voice));
    assert_int_equal(nt_match_ply(never.match, at + 2).move.kind, WEREWOLF_MOVE_DONE);
    assert_true(truth(never.match)->pub.voteless[silent]);
    nt_match_destroy(never.match);
}

/* Lines behind the plies that no writer writes. */
static void test_damaged_lines_are_refused(void **state) {
    (void)state;
    static const char *const bad[] = {"due choose 99\n",
                                      "due\n",
                                      "undone 0 night\n",
                                      "waits 0 knight\n",
                                      "waits 20 seen\n",
                                      "waits judge no\n",
                                      "follows judge void\n",
                                      "held 0 seen #0\n",
                                      "waits 0 seen\nheld 1 seen\n",
                                      "waits note corrected 1 1\n",
                                      "due corrected 1 1\ndue corrected 1 1\n",
                                      "waits chance 0123456789abcdef\n",
                                      "follows chance 0123\n",
                                      "waits 0 seen\ndue corrected 1 1\n"};
    const nt_game *const games[] = {&werewolf_game, NULL};
    nt_record_report report;
    nt_config config = nt_config_standard(&werewolf_game, 12);
    start(&never, &config, 2);
    write_out(&never);
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        strcpy(never.text + never.length, bad[i]);
        nt_match *match = nt_record_read(games, never.text, never.length + strlen(bad[i]), 2, &report);
        if (match != NULL) {
            fail_msg("taken: %s", bad[i]);
        }
        assert_true(report.line > 0);
    }
    nt_match_destroy(never.match);
    config.opt[WEREWOLF_OPT_HOST] = WEREWOLF_HOST_TABLE;
    start(&never, &config, 2);
    write_out(&never);
    strcpy(never.text + never.length, "waits 0 seen\n");
    assert_null(nt_record_read(games, never.text, never.length + strlen("waits 0 seen\n"), 2, &report));
    assert_int_equal(report.err, NT_RECORD_BAD_LINE);
    nt_match_destroy(never.match);
}

/* One byte behind the plies is changed: refused, or it reads as another match that is written just so. */
static void test_changed_bytes(void **state) {
    (void)state;
    const nt_game *const games[] = {&werewolf_game, NULL};
    nt_record_report report;
    nt_rng rng = nt_rng_seed(3);
    const nt_config config = nt_config_standard(&werewolf_game, 8);
    for (int kept = 0; kept < 3; kept++) {
        start(&never, &config, 3);
        nt_judge *judge = nt_match_judge(never.match);
        while (truth(never.match)->pub.step != WEREWOLF_STEP_SPEECH) {
            assert_int_equal(nt_match_submit(never.match, draw_move(&rng, truth(never.match))), NT_OK);
        }
        const int at = nt_match_plies(never.match) - 30;
        for (int i = 0; kept == 0 && i < 5; i++) {
            assert_int_equal(nt_judge_undo(judge), NT_OK);
        }
        for (int ply = at; kept > 0 && nt_judge_waiting(judge) == 0; ply++) {
            (void)(kept == 1 ? nt_judge_open(judge, ply) : nt_judge_drop(judge, ply));
        }
        write_out(&never);
        const size_t plies = (size_t)(strstr(never.text, kept == 0   ? "\nundone "
                                                         : kept == 1 ? "\nheld "
                                                                     : "\nwaits ") -
                                      never.text);
        for (int i = 0; i < 400; i++) {
            memcpy(often.text, never.text, never.length);
            often.text[plies + (size_t)below(&rng, (int)(never.length - plies))] = (char)(' ' - 1 + below(&rng, 96));
            nt_match *match = nt_record_read(games, often.text, never.length, 3, &report);
            if (match == NULL) {
                continue;
            }
            assert_int_equal(nt_record_write(match, never.text + never.length + 1, TEXT / 2), never.length);
            assert_memory_equal(never.text + never.length + 1, often.text, never.length);
            nt_match_destroy(match);
        }
        nt_match_destroy(never.match);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_saved_at_every_step),
        cmocka_unit_test(test_a_note_is_no_step_back),
        cmocka_unit_test(test_a_forgotten_event_is_entered),
        cmocka_unit_test(test_damaged_lines_are_refused),
        cmocka_unit_test(test_changed_bytes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
