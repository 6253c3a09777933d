/* Worked examples of werewolf.md 14 about victory and correction, and the full game. */
#include "engine/port.h"
#include "hosting/judge.h"
#include "werewolf/table.h"

static void total(game *g, int n) {
    start_rule(g, n, WEREWOLF_OPT_VICTORY, 1);
}

static void assert_won(const game *g, int winner) {
    assert_step(g, WEREWOLF_STEP_OVER);
    assert_int_equal(g->s.pub.winner, winner);
}

static void example_45(void **state) {
    game g;
    (void)state;
    start(&g, 8);
    no_badge(&g);
    only_alive(&g, "1 3 6 7");
    night(&g, "K3");
    rites(&g, 3, "nothing", 0);
    assert_won(&g, WEREWOLF_WON_WOLF);
}

static void example_46(void **state) {
    game g;
    (void)state;
    start(&g, 8);
    no_badge(&g);
    only_alive(&g, "1 5 6 7");
    night(&g, "");
    exile_by_vote(&g, 5);
    const game before = g;
    rites(&g, 5, "shoot", 1);
    rites(&g, 1, "nothing", 0);
    assert_won(&g, WEREWOLF_WON_GOOD);
    g = before;
    rites(&g, 5, "nothing", 0);
    assert_won(&g, WEREWOLF_WON_WOLF);
}

static void example_47(void **state) {
    game g;
    (void)state;
    for (int knife_first = 0; knife_first < 2; knife_first++) {
        start_rule(&g, 8, WEREWOLF_OPT_KNIFE_FIRST, knife_first);
        no_badge(&g);
        only_alive(&g, "1 4 6 7");
        night(&g, "K4 P1");
        assert_int_equal(causes(&g, 1), WEREWOLF_BY_POISON);
        assert_int_equal(causes(&g, 4), WEREWOLF_BY_WOLF);
        rites(&g, 1, "nothing", 0);
        rites(&g, 4, "nothing", 0);
        assert_won(&g, knife_first ? WEREWOLF_WON_WOLF : WEREWOLF_WON_GOOD);
    }
}

static void example_48(void **state) {
    game g;
    (void)state;
    start(&g, 8);
    no_badge(&g);
    only_alive(&g, "1 3 6");
    night(&g, "");
    idle_until(&g, WEREWOLF_STEP_SPEECH);
    declare(&g, 1, "explode nobody", 0);
    rites(&g, 1, "nothing", 0);
    assert_won(&g, WEREWOLF_WON_GOOD);
}

static void example_49(void **state) {
    game g;
    (void)state;
    total(&g, 6);
    no_badge(&g);
    only_alive(&g, "1 5");
    night(&g, "K5");
    rites(&g, 5, "shoot", 1);
    rites(&g, 1, "nothing", 0);
    assert_won(&g, WEREWOLF_WON_DRAW);
    assert_int_equal(werewolf_winners(&g.s.pub), 0);
}

static void example_50(void **state) {
    game g;
    (void)state;
    total(&g, 8);
    no_badge(&g);
    only_alive(&g, "1 2 5");
    night(&g, "K5");
    rites(&g, 5, "shoot", 1);
    rites(&g, 1, "nothing", 0);
    assert_won(&g, WEREWOLF_WON_WOLF);
    assert_int_equal(werewolf_winners(&g.s.pub), 3);
}

static void example_51(void **state) {
    uint8_t set[WEREWOLF_ROLES];
    game g;
    (void)state;
    werewolf_default_set(6, set);
    assert_true(werewolf_check_set(6, set, false) & WEREWOLF_W3);
    start(&g, 6);
    night(&g, "K6");
    rites(&g, 6, "nothing", 0);
    assert_won(&g, WEREWOLF_WON_WOLF);
}

/* ---- 52: through a match, with the judge's door; cards lie on the table in canonical order ---- */

static void lay_cards(nt_match *match, int n) {
    uint8_t set[WEREWOLF_ROLES];
    uint8_t seat = 0;
    werewolf_default_set(n, set);
    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        for (int copy = 0; copy < set[role]; copy++) {
            const nt_move card = {.kind = WEREWOLF_MOVE_CARD, .n = 2, .arg = {seat++, (uint8_t)role}};
            assert_int_equal(nt_judge_submit(nt_match_judge(match), card), NT_OK);
        }
    }
}

static uint8_t asked_now(const nt_match *match) {
    uint8_t seat = 0;
    while (!(nt_match_to_act(match) >> seat & 1)) {
        seat++;
    }
    return seat;
}

static const struct werewolf_state *truth(const nt_match *match) {
    return nt_match_state(match);
}

static void submit_text(nt_match *match, uint8_t seat, const char *text) {
    nt_move move;
    assert_int_equal(werewolf_game.parse_move(&truth(match)->pub, seat, text, &move), NT_OK);
    assert_int_equal(nt_port_submit(nt_match_port(match, seat), move), NT_OK);
}

/* Up to the end of call `last`; the Seer (seat 5) checks seat 1. */
static int play_night(nt_match *match, int last) {
    int ply = -1;
    submit_text(match, 0, "night");
    while (truth(match)->pub.step == WEREWOLF_STEP_NIGHT && truth(match)->pub.call <= last) {
        const uint8_t seat = asked_now(match);
        const uint8_t task = truth(match)->seat[seat].task;
        if (task == WEREWOLF_TASK_CHECK) {
            ply = nt_match_plies(match);
        }
        submit_text(match, seat,
                    task == WEREWOLF_TASK_CHECK   ? "choose 0"
                    : task == WEREWOLF_TASK_KNIFE ? "choose 8"
                    : task == WEREWOLF_TASK_GUARD ? "choose 9"
                                                  : "choose nobody");
    }
    return ply;
}

static void example_52(void **state) {
    nt_err err;
    nt_config config = standard(12);
    (void)state;
    config.opt[WEREWOLF_OPT_DEAL] = 1;
    nt_match *match = nt_match_create(&werewolf_game, &config, 1, &err);
    assert_non_null(match);
    lay_cards(match, 12);
    const int check = play_night(match, WEREWOLF_CALL_GUARDIAN);
    assert_int_equal(truth(match)->seat[4].night[1].result, WEREWOLF_SAW_WOLF);
    const int plies = nt_match_plies(match);
    const nt_move instead = {.seat = 4, .kind = WEREWOLF_MOVE_CHOOSE, .n = 1, .arg = {8}};
    assert_int_equal(nt_judge_correct(nt_match_judge(match), check, instead), NT_OK);
    assert_int_equal(nt_judge_waiting(nt_match_judge(match)), 0);
    assert_int_equal(truth(match)->seat[4].night[1].result, WEREWOLF_SAW_GOOD);
    assert_int_equal(nt_match_plies(match), plies);
    assert_int_equal(truth(match)->hid.nights[1].knife, 8);
    assert_int_equal(truth(match)->hid.nights[1].guard, 9);
    assert_int_equal(truth(match)->pub.alive[8], 0);
    nt_match_destroy(match);
}

/* ---- the full game of section 14 ---- */

static void full_game(void **state) {
    game g;
    (void)state;
    start(&g, 8);
    night(&g, "K6 A S1");
    assert_out(&g, "");
    assert_int_equal(looked(&g, 3), WEREWOLF_SAW_WOLF);
    while (g.s.pub.step == WEREWOLF_STEP_STAND) {
        play(&g, asked(&g), asked(&g) == 1 || asked(&g) == 3 ? "stand" : "stay out", 0);
    }
    idle_until(&g, WEREWOLF_STEP_ELECT);
    ballots(&g, "4>3 5>3 6>3 7>3 2>1 8>1");
    count_ballots(&g);
    assert_int_equal(g.s.pub.sheriff, 2);
    idle_until(&g, WEREWOLF_STEP_VOTE);
    ballots(&g, "3>1 4>1 5>1 6>1 1>3 2>3 8>3");
    assert_int_equal(g.s.pub.total[0], 9);
    assert_int_equal(g.s.pub.total[2], 6);
    count_ballots(&g);
    rites(&g, 1, "nothing", 0);
    assert_step(&g, WEREWOLF_STEP_WORDS);
    play(&g, 1, "done", 0);
    assert_step(&g, WEREWOLF_STEP_DUSK);
    night(&g, "K3 S7");
    assert_int_equal(g.s.seat[3].night[2].knife, WEREWOLF_NONE);
    assert_int_equal(looked(&g, 3), WEREWOLF_SAW_GOOD);
    rites(&g, 3, "nothing", 0);
    play(&g, 3, "give", 4);
    assert_step(&g, WEREWOLF_STEP_DIRECTION);
    idle_until(&g, WEREWOLF_STEP_VOTE);
    ballots(&g, "4>2 5>2 6>2 2>6 7>5 8>6");
    assert_int_equal(g.s.pub.total[1], 7);
    assert_int_equal(g.s.pub.total[5], 4);
    assert_int_equal(g.s.pub.total[4], 2);
    count_ballots(&g);
    rites(&g, 2, "nothing", 0);
    assert_won(&g, WEREWOLF_WON_GOOD);
    assert_out(&g, "1:exile 2:exile 3:wolf");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(example_45), cmocka_unit_test(example_46), cmocka_unit_test(example_47),
        cmocka_unit_test(example_48), cmocka_unit_test(example_49), cmocka_unit_test(example_50),
        cmocka_unit_test(example_51), cmocka_unit_test(example_52), cmocka_unit_test(full_game),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
