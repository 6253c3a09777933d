/* Imagined worlds: every card not seen may lie in every place not seen, equally likely, and nothing else is open. */
#include "robbers/notation.h"

enum { WORLDS = 4000, PLAYED = 14 };

/* A deal of which some cards are played at random. */
static void part_played(game *g, int n, nt_rng *rng) {
    start_game(g, n);
    for (int i = 0; i < PLAYED; i++) {
        const uint8_t seat = robbers_turn(&g->s.pub);
        const uint32_t at = nt_rng_below(rng, g->s.pub.hand[seat]);
        assert_int_equal(play(g, seat, g->s.seat[seat].hand[at]), NT_OK);
    }
}

static int holds(const uint8_t card[], int n, uint8_t which) {
    int held = 0;
    for (int i = 0; i < n; i++) {
        held += card[i] == which;
    }
    return held;
}

/* A world is a deal of the same deck in which the same cards were played. */
static void check_world(const game *g, const struct robbers_state *world) {
    const int n = g->s.pub.n, hand = robbers_hand_size(n);
    for (uint8_t card = ROBBERS_C1; card < ROBBERS_WEREWOLF + ROBBERS_SPECIALS; card++) {
        int all = world->hid.undealt == card;
        for (int seat = 0; seat < n; seat++) {
            all += holds(world->seat[seat].dealt, hand, card);
        }
        assert_int_equal(all, robbers_copies(n, card));
    }
    for (int seat = 0; seat < n; seat++) {
        const robbers_priv *was = &g->s.seat[seat], *is = &world->seat[seat];
        assert_int_equal(is->role, robbers_role(g->s.pub.opt, is->dealt, hand));
        for (uint8_t card = ROBBERS_C1; card < ROBBERS_WEREWOLF + ROBBERS_SPECIALS; card++) {
            assert_int_equal(holds(is->dealt, hand, card) - holds(is->hand, ROBBERS_HAND, card),
                             holds(was->dealt, hand, card) - holds(was->hand, ROBBERS_HAND, card));
        }
        for (int i = 1; i < hand; i++) {
            assert_true(is->dealt[i - 1] <= is->dealt[i]);
        }
    }
}

static void test_every_place_equally_likely(void **unused) {
    (void)unused;
    for (int n = 3; n <= 5; n++) {
        const uint8_t viewer = 1;
        long in[ROBBERS_SEATS + 1][ROBBERS_CARDS] = {{0}}; /* the last place is the undealt card */
        nt_rng rng = nt_rng_seed((uint64_t)n);
        game g;
        part_played(&g, n, &rng);
        for (int i = 0; i < WORLDS; i++) {
            struct robbers_state world;
            assert_int_equal(robbers_game.imagine(nt_look(&robbers_game, &g.s, viewer), &rng, &world), NT_OK);
            check_world(&g, &world);
            for (int seat = 0; seat < n; seat++) {
                for (int k = 0; k < g.s.pub.hand[seat]; k++) {
                    in[seat][world.seat[seat].hand[k]]++;
                }
            }
            in[ROBBERS_SEATS][world.hid.undealt]++;
        }
        int places = n != 4; /* not seen: the undealt card and the hands of the others */
        for (int seat = 0; seat < n; seat++) {
            places += seat == viewer ? 0 : g.s.pub.hand[seat];
        }
        for (uint8_t card = ROBBERS_C1; card < ROBBERS_WEREWOLF + ROBBERS_SPECIALS; card++) {
            int copies = g.s.hid.undealt == card;
            for (int seat = 0; seat < n; seat++) {
                copies += seat == viewer ? 0 : holds(g.s.seat[seat].hand, ROBBERS_HAND, card);
            }
            for (int place = 0; place <= ROBBERS_SEATS; place++) {
                const int size = place == ROBBERS_SEATS          ? n != 4
                                 : place == viewer || place >= n ? 0
                                                                 : g.s.pub.hand[place];
                if (place == viewer) {
                    continue;
                }
                const long want = (long)WORLDS * copies * size / places, off = labs(in[place][card] - want);
                if (off * off > 25 * (want + 1)) { /* five standard deviations at least */
                    fail_msg("%d players: card %d lies %ld times in place %d, not %ld", n, card, in[place][card],
                             place, want);
                }
            }
        }
    }
}

/* No world fits a view that holds a card twice. */
static void test_impossible_views(void **unused) {
    (void)unused;
    game g;
    struct robbers_state world;
    nt_rng rng = nt_rng_seed(1);
    start_game(&g, 4);
    put_hand(&g, 2, "C9 C9 C9 C9 C9 C9 C9 C9 C9");
    assert_int_equal(robbers_game.imagine(nt_look(&robbers_game, &g.s, 2), &rng, &world), NT_NO_WORLD);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_place_equally_likely),
        cmocka_unit_test(test_impossible_views),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
