/* The input tests of eat-me.md 10, I1 to I8, and what else a player might try. */
#include "eatme/rounds.h"

static const int no_scores[EATME_SEATS];

static void start(game *g, const char *cast) {
    start_with(g, config_of(cast), cast, no_scores);
}

/* A refused move changes nothing and tells nothing. */
static void refused(game *g, nt_move move, nt_err why) {
    const struct eatme_state before = g->s;
    assert_int_equal(try_move(g, move), why);
    assert_memory_equal(&g->s, &before, sizeof before);
    assert_int_equal(g->told.n, 0);
}

static bool has_legal(const game *g, nt_move move) {
    static nt_move legal[NT_MAX_LEGAL];
    const int n = eatme_game.legal(&(nt_view){&g->s.pub, NULL, move.seat}, legal, NT_MAX_LEGAL);
    for (int i = 0; i < n; i++) {
        if (nt_move_equal(legal[i], move)) {
            return true;
        }
    }
    return false;
}

static void i1_score_as_tokens(void **state) {
    (void)state;
    assert_int_equal(eatme_fives(7), 1);
    assert_int_equal(eatme_ones(7), 2);
    assert_int_equal(eatme_fives(0) + eatme_ones(0), 0);
    assert_int_equal(eatme_fives(12), 2);
    assert_int_equal(eatme_ones(12), 2);
    assert_int_equal(eatme_fives(10), 2);
    assert_int_equal(eatme_ones(10), 0);
}

/* Seat 1 lost the duel and recasts. */
static void to_recast(game *g) {
    start(g, "WKHA");
    play_round(g, "-STS", 1);
    assert_int_equal(g->s.pub.phase, EATME_PHASE_RECAST);
}

static void i2_two_wolves(void **state) {
    (void)state;
    game g;
    to_recast(&g);
    const nt_move move = cast_move(1, "WWHA");
    refused(&g, move, NT_ILLEGAL);
    assert_false(has_legal(&g, move));
    assert_int_equal(eatme_may_cast(&g.s.pub, 1, move.arg), EATME_TWICE);
}

static void i2_every_other_wrong_cast(void **state) {
    (void)state;
    game g;
    to_recast(&g);
    refused(&g, cast_move(1, "WKHB"), NT_ILLEGAL); /* Pig B does not play with four */
    refused(&g, cast_move(1, "WKH"), NT_ILLEGAL);
    refused(&g, cast_move(1, "WKHAB"), NT_ILLEGAL);
    refused(&g, cast_move(0, "WKHA"), NT_NOT_YOUR_TURN);
    nt_move move = cast_move(1, "WKHA");
    move.arg[5] = 1;
    refused(&g, move, NT_ILLEGAL);
    uint8_t cast[EATME_SEATS] = {EATME_WOLF, EATME_NONE, EATME_HOOD, EATME_PIGA};
    assert_int_equal(eatme_may_cast(&g.s.pub, 1, cast), EATME_INCOMPLETE);
    cast[1] = EATME_PIGC;
    assert_int_equal(eatme_may_cast(&g.s.pub, 1, cast), EATME_NOT_IN_PLAY);
    assert_int_equal(eatme_may_cast(&g.s.pub, 0, cast), EATME_NOT_YOURS);
}

static void i3_the_old_cast_again(void **state) {
    (void)state;
    game g;
    to_recast(&g);
    assert_true(has_legal(&g, cast_move(1, "WKHA")));
    make(&g, cast_move(1, "WKHA"));
    assert_int_equal(g.s.pub.phase, EATME_PHASE_CHOOSE);
    assert_int_equal(g.s.pub.round, 2);
    assert_int_equal(g.s.pub.wolf, 0);
    const int after[] = {3, 0, 0, 1};
    assert_scores(&g, after);
}

static void i4_the_loser_makes_himself_the_wolf(void **state) {
    (void)state;
    game g;
    to_recast(&g);
    make(&g, cast_move(1, "KWHA"));
    assert_int_equal(g.s.pub.phase, EATME_PHASE_CHOOSE);
    assert_int_equal(g.s.pub.wolf, 1);
    assert_int_equal(eatme_value(&g.s.pub, 0), 3);
    assert_int_equal(eatme_value(&g.s.pub, 1), 0);
    assert_int_equal(eatme_game.to_act(&g.s.pub), 0xD); /* every house, not the Wolf */
}

static void i5_attack_before_all_are_locked(void **state) {
    (void)state;
    game g;
    start(&g, "WKHA");
    make(&g, lock_move(1, 'S'));
    make(&g, lock_move(2, 'T'));
    refused(&g, attack_move(0, 1), NT_NOT_YOUR_TURN);
    assert_int_equal(eatme_may_attack(&g.s.pub, 0, 1), EATME_WAIT_LOCKS);
    assert_int_equal(eatme_unlocked(&g.s.pub), 1);
    make(&g, lock_move(3, 'T'));
    assert_int_equal(eatme_may_attack(&g.s.pub, 0, 1), EATME_MAY);
    make(&g, attack_move(0, 1));
}

static void i6_flip_during_the_prowl(void **state) {
    (void)state;
    game g;
    start(&g, "WKHA");
    lock_all(&g, "-STT");
    refused(&g, lock_move(1, 'T'), NT_NOT_YOUR_TURN);
    assert_int_equal(eatme_may_lock(&g.s.pub, 1), EATME_NOT_NOW);
}

static void locked_is_locked(void **state) {
    (void)state;
    game g;
    start(&g, "WKHA");
    assert_int_equal(eatme_may_lock(&g.s.pub, 1), EATME_MAY);
    assert_int_equal(eatme_may_lock(&g.s.pub, 0), EATME_NOT_YOURS);
    make(&g, lock_move(1, 'S'));
    refused(&g, lock_move(1, 'T'), NT_NOT_YOUR_TURN);
    refused(&g, lock_move(0, 'T'), NT_NOT_YOUR_TURN);
    assert_int_equal(eatme_may_lock(&g.s.pub, 1), EATME_IS_LOCKED);
    nt_move move = lock_move(2, 'S');
    move.arg[0] = EATME_HIDDEN;
    refused(&g, move, NT_ILLEGAL);
}

static void attacks_that_are_none(void **state) {
    (void)state;
    game g;
    start(&g, "WKHA");
    lock_all(&g, "-STT");
    refused(&g, attack_move(0, 0), NT_ILLEGAL);
    refused(&g, attack_move(0, 4), NT_ILLEGAL);
    refused(&g, attack_move(2, 1), NT_NOT_YOUR_TURN);
    assert_int_equal(eatme_may_attack(&g.s.pub, 0, 0), EATME_NOT_HIMSELF);
    assert_int_equal(eatme_may_attack(&g.s.pub, 0, 4), EATME_NO_SUCH_SEAT);
    assert_int_equal(eatme_may_attack(&g.s.pub, 1, 2), EATME_NOT_YOURS);
    make(&g, attack_move(0, 3));
    refused(&g, attack_move(0, 1), NT_ILLEGAL); /* an attack cannot be withdrawn */
    assert_int_equal(eatme_may_attack(&g.s.pub, 0, 1), EATME_NOT_NOW);
}

static void i7_the_wolf_sees_flags_and_no_wheel(void **state) {
    (void)state;
    game g;
    start(&g, "WKHA");
    lock_all(&g, "-STS");
    const nt_view view = nt_look(&eatme_game, &g.s, 0);
    const eatme_pub *pub = view.pub;
    const eatme_priv *me = view.me;
    int locked = 0;
    for (int seat = 0; seat < EATME_SEATS; seat++) {
        locked += pub->locked[seat];
        assert_int_equal(pub->wheel[seat], EATME_HIDDEN);
    }
    assert_int_equal(locked, 3);
    assert_int_equal(me->wheel, EATME_HIDDEN);
    /* The same with every other wheel: the view does not depend on them. */
    game other;
    start(&other, "WKHA");
    lock_all(&other, "-TST");
    assert_memory_equal(&other.s.pub, pub, sizeof *pub);
    assert_memory_equal(nt_look(&eatme_game, &other.s, 0).me, me, sizeof *me);
    assert_int_equal(((const eatme_priv *)nt_look(&eatme_game, &g.s, 1).me)->wheel, EATME_SLEEP);
}

static void i8_the_victim_alone_is_revealed(void **state) {
    (void)state;
    game g, other;
    start(&g, "WKHA");
    lock_all(&g, "-STS");
    make(&g, attack_move(0, 1));
    const nt_event *victim = told(&g, EATME_EV_VICTIM, 0);
    assert_int_equal(victim->n, 2);
    assert_int_equal(victim->arg[0], 1);
    assert_int_equal(victim->arg[1], EATME_SLEEP);
    assert_null(told(&g, EATME_EV_OTHER, 0));
    const uint8_t seen[EATME_SEATS] = {0, EATME_SLEEP};
    assert_memory_equal(g.s.pub.wheel, seen, sizeof seen);
    /* With other wheels elsewhere, events and public part are the same. */
    start(&other, "WKHA");
    lock_all(&other, "-SST");
    make(&other, attack_move(0, 1));
    assert_memory_equal(&other.s.pub, &g.s.pub, sizeof g.s.pub);
    assert_int_equal(other.told.n, g.told.n);
    assert_memory_equal(other.told.at, g.told.at, (size_t)g.told.n * sizeof g.told.at[0]);
    /* The others follow with the next ply. */
    make(&g, reveal_move(0));
    assert_int_equal(told(&g, EATME_EV_OTHER, 0)->arg[0], 2);
    assert_int_equal(told(&g, EATME_EV_OTHER, 1)->arg[0], 3);
    assert_null(told(&g, EATME_EV_OTHER, 2));
    const uint8_t all[EATME_SEATS] = {0, EATME_SLEEP, EATME_TRAP, EATME_SLEEP};
    assert_memory_equal(g.s.pub.wheel, all, sizeof all);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(i1_score_as_tokens),
        cmocka_unit_test(i2_two_wolves),
        cmocka_unit_test(i2_every_other_wrong_cast),
        cmocka_unit_test(i3_the_old_cast_again),
        cmocka_unit_test(i4_the_loser_makes_himself_the_wolf),
        cmocka_unit_test(i5_attack_before_all_are_locked),
        cmocka_unit_test(i6_flip_during_the_prowl),
        cmocka_unit_test(locked_is_locked),
        cmocka_unit_test(attacks_that_are_none),
        cmocka_unit_test(i7_the_wolf_sees_flags_and_no_wheel),
        cmocka_unit_test(i8_the_victim_alone_is_revealed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
