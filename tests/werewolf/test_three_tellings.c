/* Judge, table and pass tell the same game: the same choices give the same deaths, causes, results and winner (3.1).
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "werewolf/driver.h"

/* A number made of what is asked, not of when: the three ways ask in different orders. */
static nt_rng asked_rng(uint64_t seed, int round, int step, int task, int seat, int times) {
    nt_rng rng = nt_rng_seed(seed * 1000003u + (uint64_t)(((round * 64 + step) * 16 + task) * 32 + seat) * 1024u +
                             (uint64_t)times);
    (void)nt_rng_next(&rng);
    return rng;
}

typedef struct {
    struct werewolf_state s;
    int times[WEREWOLF_STEP_KINDS]; /* how often each step of the day was asked in this round */
    int round;
} telling;

static nt_move choose(telling *t, uint64_t seed) {
    const werewolf_pub *pub = &t->s.pub;
    nt_move legal[NT_MAX_LEGAL];
    const bool night = pub->step == WEREWOLF_STEP_NIGHT;
    uint8_t seat = 0;
    if (t->round != pub->round) {
        memset(t->times, 0, sizeof t->times);
    }
    t->round = pub->round;
    const int times = night || pub->step == WEREWOLF_STEP_INFO ? 0 : t->times[pub->step]++;
    if (werewolf_to_act(pub) == 1u << NT_CHANCE) {
        nt_rng rng = asked_rng(seed, pub->round, pub->step, 0, 31, times);
        return nt_chance(&rng);
    }
    while (!pub->asked[seat]) {
        seat++;
    }
    const int task = night ? t->s.seat[seat].task : 0;
    nt_rng rng = asked_rng(seed, pub->round, pub->step, task, seat, times);
    const int n = without_void(legal, werewolf_legal(&(nt_view){pub, &t->s.seat[seat], seat}, legal, NT_MAX_LEGAL));
    for (;;) {
        const nt_move move = legal[below(&rng, n)];
        if (wanted(&rng, move)) {
            return move;
        }
    }
}

static void tell(telling *t, nt_config config, int host, uint64_t seed) {
    memset(t, 0, sizeof *t);
    config.opt[WEREWOLF_OPT_HOST] = (int16_t)host;
    assert_int_equal(werewolf_setup(&t->s, &config), NT_OK);
    while (t->s.pub.step != WEREWOLF_STEP_OVER) {
        nt_events told = {.n = 0};
        assert_int_equal(nt_apply(&werewolf_game, &t->s, choose(t, seed), &told), NT_OK);
    }
}

/* The answers of pass mode to whom one suspects and trusts are its own; all else must be the same. */
static void forget_answers(telling *t) {
    t->s.pub.opt[WEREWOLF_OPT_HOST] = 0;
    memset(t->s.pub.suspect, 0, sizeof t->s.pub.suspect);
    memset(t->s.pub.trust, 0, sizeof t->s.pub.trust);
    for (int seat = 0; seat < WEREWOLF_SEATS; seat++) {
        for (int round = 0; round <= WEREWOLF_LAST_ROUND; round++) {
            t->s.seat[seat].night[round].suspect = t->s.seat[seat].night[round].trust = WEREWOLF_NONE;
        }
    }
}

static void test_three_tellings(void **state) {
    static telling judge, other;
    int wolves = 0, good = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= 300; seed++) {
        nt_rng rng = nt_rng_seed(seed);
        nt_config config = draw_rules(&rng, WEREWOLF_MIN_SEATS + (int)(seed % 15));
        if (seed % 3 == 0) {
            draw_set(&rng, &config);
        }
        tell(&judge, config, WEREWOLF_HOST_JUDGE, seed);
        forget_answers(&judge);
        wolves += judge.s.pub.winner == WEREWOLF_WON_WOLF;
        good += judge.s.pub.winner == WEREWOLF_WON_GOOD;
        for (int host = WEREWOLF_HOST_TABLE; host <= WEREWOLF_HOST_PASS; host++) {
            tell(&other, config, host, seed);
            forget_answers(&other);
            assert_memory_equal(other.s.pub.death, judge.s.pub.death, sizeof judge.s.pub.death);
            assert_int_equal(other.s.pub.winner, judge.s.pub.winner);
            assert_memory_equal(&other.s.hid, &judge.s.hid, sizeof judge.s.hid);
            assert_memory_equal(other.s.seat, judge.s.seat, sizeof judge.s.seat);
            assert_memory_equal(&other.s.pub, &judge.s.pub, sizeof judge.s.pub);
        }
    }
    assert_true(wolves > 20 && good > 20);
}

/* A night asks every living seat in every call, whoever they are; nothing of it is public but how far it is. */
static void test_a_night_is_constant(void **state) {
    (void)state;
    for (int host = WEREWOLF_HOST_JUDGE; host <= WEREWOLF_HOST_PASS; host++) {
        nt_config config = nt_config_standard(&werewolf_game, 18);
        config.opt[WEREWOLF_OPT_HOST] = (int16_t)host;
        static telling one, two;
        memset(&one, 0, sizeof one);
        assert_int_equal(werewolf_setup(&one.s, &config), NT_OK);
        two = one;
        for (int step = 0; one.s.pub.step != WEREWOLF_STEP_NIGHT || one.s.pub.call != WEREWOLF_NONE; step++) {
            nt_events told_one = {.n = 0}, told_two = {.n = 0};
            assert_int_equal(nt_apply(&werewolf_game, &one.s, choose(&one, 1), &told_one), NT_OK);
            assert_int_equal(nt_apply(&werewolf_game, &two.s, choose(&two, 2), &told_two), NT_OK);
            if (one.s.pub.round == 1 && !one.s.pub.night) {
                break;
            }
            assert_memory_equal(&one.s.pub, &two.s.pub, sizeof one.s.pub);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_three_tellings),
        cmocka_unit_test(test_a_night_is_constant),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
