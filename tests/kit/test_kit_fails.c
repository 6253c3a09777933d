/* The kit is able to fail: games with one planted mistake each, made from the empty game, are all caught. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "games/blank/blank.h"
#include "hosting/hosting.h"
#include "kit/kit.h"

/* The state as a careless game would reach into it, from its public part. */
static const blank_priv *reach_private(const void *pub, int seat) {
    const uint8_t *state = (const uint8_t *)pub - blank_game.pub_off;
    return (const blank_priv *)(state + blank_game.priv_off) + seat;
}

static blank_pub *public_of(void *state) {
    return (blank_pub *)((uint8_t *)state + blank_game.pub_off);
}

static void shows_early(void *state, nt_move move, nt_events *out) {
    blank_game.apply(state, move, out);
    if (move.kind == BLANK_MOVE_GUESS) {
        public_of(state)->guesses[move.seat] = move.arg[0];
    }
}

static void talks(void *state, nt_move move, nt_events *out) {
    blank_game.apply(state, move, out);
    if (move.kind == BLANK_MOVE_GUESS) {
        nt_tell(out, NT_ALL, 77, 1, move.arg);
    }
}

/* Tells the first seat at the deal what lies under the cup. */
static void whispers(void *state, nt_move move, nt_events *out) {
    blank_game.apply(state, move, out);
    if (move.seat == NT_CHANCE) {
        nt_tell(out, 0, 77, 1, (const uint8_t *)state + blank_game.hid_off);
    }
}

/* Writes into the state that it is asked about. */
static int leaves_traces(const nt_view *view, nt_move *out, int cap) {
    blank_pub *pub = (blank_pub *)(uintptr_t)view->pub;
    pub->show_guesses ^= 1;
    return blank_game.legal(view, out, cap);
}

/* Nobody needs to guess what another seat holds. */
static int peeks(const nt_view *view, nt_move *out, int cap) {
    const blank_pub *pub = view->pub;
    const int n = blank_game.legal(view, out, cap);
    int kept = 0;
    for (int i = 0; i < n; i++) {
        if (pub->phase != BLANK_GUESS || out[i].arg[0] != reach_private(pub, (view->seat + 1) % pub->seats)->card) {
            out[kept++] = out[i];
        }
    }
    return kept;
}

static nt_err imagines_badly(nt_view view, nt_rng *rng, void *world) {
    const nt_err err = blank_game.imagine(view, rng, world);
    blank_priv *mine = (blank_priv *)((uint8_t *)world + blank_game.priv_off) + view.seat;
    mine->card = (uint8_t)(mine->card % BLANK_CARDS + 1);
    return err;
}

static int one_name(const void *pub, nt_move move, char *buf, size_t cap) {
    move.arg[0] = 1;
    return blank_game.move_text(pub, move, buf, cap);
}

static uint32_t calls_guesses_seats(nt_move move) {
    return move.kind == BLANK_MOVE_GUESS;
}

static nt_ask asks_by_secret(const void *pub, uint8_t seat) {
    const nt_ask ask = blank_game.ask(pub, seat);
    return ask != NT_ASK_NONE && reach_private(pub, seat)->card > 3 ? NT_ASK_HAND : ask;
}

/* The cup lifts itself, as the rules say, and yet there are two ways to lift it. */
static nt_ask forces_lift(const void *pub, uint8_t seat) {
    const nt_ask ask = blank_game.ask(pub, seat);
    return ask == NT_ASK_OPEN ? NT_ASK_FORCED : ask;
}

static int lifts_twice(const nt_view *view, nt_move *out, int cap) {
    const int n = blank_game.legal(view, out, cap);
    if (((const blank_pub *)view->pub)->phase != BLANK_LIFT || n == 0) {
        return n;
    }
    out[1] = out[0];
    return 2;
}

/* Lifting the cup leaves the card in the hidden part, so that the move looks as if it could be taken back. */
static void shows_and_keeps(void *state, nt_move move, nt_events *out) {
    blank_game.apply(state, move, out);
    if (move.kind == BLANK_MOVE_LIFT) {
        ((uint8_t *)state)[blank_game.hid_off] = public_of(state)->cup;
    }
}

static bool calls_all_undoable(const void *pub, nt_move move) {
    (void)pub;
    return move.seat == 0;
}

static bool calls_lift_undoable(const void *pub, nt_move move) {
    (void)pub;
    return move.kind == BLANK_MOVE_LIFT;
}

/* A judge's own moves. */
static int judge_as_seat(nt_whole whole, nt_move *out, int cap) {
    (void)whole;
    (void)cap;
    out[0] = (nt_move){.seat = 0, .kind = BLANK_MOVE_LIFT};
    return 1;
}

static int judge_says_twice(nt_whole whole, nt_move *out, int cap) {
    (void)whole;
    (void)cap;
    out[0] = out[1] = (nt_move){.seat = NT_JUDGE, .kind = BLANK_MOVE_LIFT};
    return 2;
}

/* The cup is lifted before anybody is told. */
static void lifts_first(void *state, nt_move move, nt_events *out) {
    if (move.kind == BLANK_MOVE_LIFT) {
        public_of(state)->cup = ((const uint8_t *)state)[blank_game.hid_off];
    }
    blank_game.apply(state, move, out);
}

/* The guesses lie open as soon as the cup is told. */
static void shows_both_at_once(void *state, nt_move move, nt_events *out) {
    blank_pub *pub = public_of(state);
    if (move.kind != BLANK_MOVE_LIFT || pub->show_guesses) {
        blank_game.apply(state, move, out);
        return;
    }
    const uint8_t cup = ((const uint8_t *)state)[blank_game.hid_off];
    nt_tell(out, NT_ALL, BLANK_EVENT_CUP, 1, &cup);
    for (int seat = 0; seat < pub->seats; seat++) {
        pub->guesses[seat] = reach_private(pub, seat)->guess;
    }
    pub->cup = cup;
    pub->phase = BLANK_OVER;
    nt_tell(out, NT_ALL, BLANK_EVENT_GUESSES, pub->seats, pub->guesses);
}

static void caught_in(const nt_game *game, bool (*walk)(kit *, uint8_t, bool), const char *words) {
    kit *k = kit_create(game, 1);
    bool good = true;
    for (int i = 0; i < 40 && good; i++) {
        good = walk(k, (uint8_t)(2 + i % 3), i % 2);
    }
    if (good) {
        fail_msg("not caught: %s", words);
    }
    if (!strstr(k->why, words)) {
        fail_msg("caught for another reason than \"%s\": %s", words, k->why);
    }
    kit_destroy(k);
}

static void caught(const nt_game *game, const char *words) {
    caught_in(game, kit_walk, words);
}

static void test_told(void **state) {
    (void)state;
    nt_game game = blank_game;
    game.apply = lifts_first;
    caught_in(&game, kit_walk_told, "the public part has changed before the first event is told");
    game.apply = shows_both_at_once;
    caught_in(&game, kit_walk_told, "public event 1 is told when the public part already shows what follows");
}

static void test_leaks(void **state) {
    (void)state;
    nt_game game = blank_game;
    game.apply = shows_early;
    caught(&game, "the public part shows the sealed choice");
    game.apply = talks;
    game.max_events = 100;
    caught(&game, "all are told the sealed choice");
    game.apply = whispers;
    caught(&game, "seat 0 is told what its view does not show after the ply: event 77");
    game.apply = blank_game.apply;
    game.undoable = calls_all_undoable;
    caught(&game, "an undoable move of seat 0 changes more");
    game.apply = shows_and_keeps;
    game.undoable = calls_lift_undoable;
    caught(&game, "an undoable move of seat 0 shows a secret");
}

static void test_judge(void **state) {
    (void)state;
    nt_game game = blank_game;
    nt_hosting hosting = {.legal = judge_as_seat};
    game.host = &nt_judge_host;
    game.hosting = &hosting;
    caught(&game, "a legal move of the judge names seat 0");
    hosting.legal = judge_says_twice;
    caught(&game, "two legal moves of the judge are both called");
}

static void test_peeking(void **state) {
    (void)state;
    nt_game game = blank_game;
    game.legal = peeks;
    caught(&game, "looks beyond its view");
    game = blank_game;
    game.ask = asks_by_secret;
    caught(&game, "ask looks beyond the public part");
    game = blank_game;
    game.imagine = imagines_badly;
    caught(&game, "an imagined world looks different");
}

static void test_rules(void **state) {
    (void)state;
    nt_game game = blank_game;
    game.legal = leaves_traces;
    caught(&game, "a refused move changed the state");
    game = blank_game;
    game.move_text = one_name;
    caught(&game, "does not parse back");
    game = blank_game;
    game.seats_in = calls_guesses_seats;
    caught(&game, "what seats_in calls a seat is");
    game = blank_game;
    game.ask = forces_lift;
    game.legal = lifts_twice;
    caught(&game, "has a choice of 2 in a forced step");
    game = blank_game;
    game.max_plies = 4;
    caught(&game, "goes on after max_plies");
    game = blank_game;
    game.max_events = 6;
    caught(&game, "more events than max_events");
}

/* Reads what it may not and learns nothing from it: only the taint run sees that. */
static int peeks_in_vain(const nt_view *view, nt_move *out, int cap) {
    const blank_pub *pub = view->pub;
    return reach_private(pub, (view->seat + 1) % pub->seats)->card > 100 ? 0 : blank_game.legal(view, out, cap);
}

static void test_taint_run(void **state) {
    (void)state;
    if (!kit_taints()) {
        skip();
    }
    const pid_t child = fork();
    if (child == 0) {
        nt_game game = blank_game;
        game.legal = peeks_in_vain;
        fclose(stderr);
        kit *k = kit_create(&game, 1);
        kit_walk(k, 2, false);
        _exit(0);
    }
    int status = 0;
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(status != 0);
}

static void test_goldens_missing(void **state) {
    (void)state;
    nt_game game = blank_game;
    game.id = "nobody";
    kit *k = kit_create(&game, 1);
    assert_false(kit_check_goldens(k, NT_SOURCE_DIR "/tests/golden"));
    assert_non_null(strstr(k->why, "there is no golden"));
    kit_destroy(k);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_leaks),           cmocka_unit_test(test_told),  cmocka_unit_test(test_judge),
        cmocka_unit_test(test_peeking),         cmocka_unit_test(test_rules), cmocka_unit_test(test_taint_run),
        cmocka_unit_test(test_goldens_missing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
