/* A night's pile of three cards: from the left, from the right and by The Gift. Their owner gets them in every order
 * equally often, whoever sent which; only Insomnia's target is told. */
#include "growl/hands.h"

enum { SEEDS = 1200, ORDERS = 6, ME = 1 };

/* Seats 0 and 2 pass Charm and Salve to seat 1 (or the other way round), seat 3 has given it a Wound or a Gold. */
static void to_the_draw(game *g, uint8_t from_0, uint8_t from_2, uint8_t gift, uint8_t insomnia) {
    start_game(g, 5);
    open_night(g, 4, GROWL_GIFT);
    struct growl_state *s = &g->s;
    growl_night *night = &s->pub.night[0];
    s->pub.insomnia = insomnia;
    s->pub.target[0] = night->target[0] = ME;
    s->pub.target[1] = night->target[1] = 3;
    for (int seat = 0; seat < s->pub.n; seat++) {
        night->passed[seat] = 1;
        night->left[seat] = (uint8_t)growl_neighbour(&s->pub, seat, 0);
        night->right[seat] = (uint8_t)growl_neighbour(&s->pub, seat, 1);
    }
    memset(s->pub.asked, 0, sizeof s->pub.asked);
    s->pub.step = GROWL_STEP_PASS_DRAW;
    const bool left = night->left[0] == ME; /* what comes to seat 1 from its right was sent to the left */
    growl_lay(s, ME, gift, GROWL_FROM_GIFT);
    growl_lay(s, ME, from_0, left ? GROWL_FROM_RIGHT : GROWL_FROM_LEFT);
    growl_lay(s, ME, from_2, left ? GROWL_FROM_LEFT : GROWL_FROM_RIGHT);
}

/* Which order of three kinds, as a number below 125. */
static int order_of(const uint8_t kind[3]) {
    return kind[0] + GROWL_KINDS * (kind[1] + GROWL_KINDS * kind[2]);
}

static void count_orders(uint8_t from_0, uint8_t from_2, uint8_t gift, int count[125]) {
    memset(count, 0, 125 * sizeof *count);
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        game g;
        to_the_draw(&g, from_0, from_2, gift, GROWL_NONE);
        chance(&g, seed);
        const growl_priv *me = &g.s.seat[ME];
        const nt_event *fresh = find_event(&g, GROWL_EV_FRESH);
        assert_int_equal(me->fresh_n, 3);
        assert_non_null(fresh);
        assert_memory_equal(fresh->arg, me->fresh, 3);
        for (int i = 0; i < 3; i++) {
            assert_int_equal(me->fresh_from[i], GROWL_FROM_UNKNOWN);
        }
        assert_int_equal(me->got_from[0][0], GROWL_NONE);
        assert_int_equal(me->got_from[0][1], GROWL_NONE);
        count[order_of(me->fresh)]++;
    }
}

static void test_every_order_is_as_likely(void **state) {
    static const uint8_t sent[][3] = {{GROWL_CHARM, GROWL_SALVE, GROWL_GOLD},
                                      {GROWL_SALVE, GROWL_CHARM, GROWL_GOLD},
                                      {GROWL_GOLD, GROWL_SALVE, GROWL_CHARM}};
    int count[125];
    (void)state;
    for (size_t i = 0; i < sizeof sent / sizeof *sent; i++) {
        int seen = 0;
        count_orders(sent[i][0], sent[i][1], sent[i][2], count);
        for (int order = 0; order < 125; order++) {
            seen += count[order] > 0;
            if (count[order] > 0) {
                assert_in_range(count[order], 140, 260); /* 200, about five standard deviations */
            }
        }
        assert_int_equal(seen, ORDERS);
    }
}

/* Beside that order nothing differs: its owner sees the same, to the byte, whoever sent which. */
static void test_nothing_else_tells(void **state) {
    (void)state;
    for (uint64_t seed = 0; seed < 50; seed++) {
        game one, other;
        to_the_draw(&one, GROWL_CHARM, GROWL_SALVE, GROWL_GOLD, GROWL_NONE);
        to_the_draw(&other, GROWL_SALVE, GROWL_GOLD, GROWL_CHARM, GROWL_NONE);
        chance(&one, seed);
        chance(&other, seed);
        memset(one.s.seat[ME].fresh, 0, sizeof one.s.seat[ME].fresh);
        memset(other.s.seat[ME].fresh, 0, sizeof other.s.seat[ME].fresh);
        assert_memory_equal(&one.s.seat[ME], &other.s.seat[ME], sizeof one.s.seat[ME]);
        assert_memory_equal(&one.s.pub, &other.s.pub, sizeof one.s.pub);
    }
}

static void test_insomnia_is_told(void **state) {
    (void)state;
    game g;
    to_the_draw(&g, GROWL_CHARM, GROWL_SALVE, GROWL_GOLD, ME);
    chance(&g, 1);
    const bool left = g.s.pub.night[0].left[0] == ME;
    assert_int_equal(g.s.seat[ME].got_from[0][left ? 1 : 0], GROWL_CHARM);
    assert_int_equal(g.s.seat[ME].got_from[0][left ? 0 : 1], GROWL_SALVE);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_order_is_as_likely),
        cmocka_unit_test(test_nothing_else_tells),
        cmocka_unit_test(test_insomnia_is_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
