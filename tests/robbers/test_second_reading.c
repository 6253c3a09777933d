/* Random tricks and random deals at each count of players, the game against a second reading of the rules, and the
 * invariant of robbers.md 4. Other counts: robbers_test_second_reading TRICKS DEALS DEALT */
#include <stdio.h>

#include "robbers/notation.h"
#include "robbers/second_reading.h"

static struct {
    long tricks, deals, dealt;
} counts = {500000, 50000, 350000};

/* The whole deck for n players, shuffled; returns how many cards. */
static int shuffled(int n, nt_rng *rng, uint8_t deck[ROBBERS_PILE]) {
    int cards = 0;
    for (int suit = 0; suit < 2; suit++) {
        for (int rank = 1; rank <= (n == 3 ? 12 : 15); rank++) {
            deck[cards++] = (uint8_t)(15 * suit + rank);
        }
    }
    const char *specials = n == 3 ? "W K K T" : "W W K K T S";
    cards += cards_of(specials, deck + cards);
    nt_rng_shuffle(rng, deck, cards);
    return cards;
}

/* Deals n cards; now and then as many specials as there are, which chance alone would hardly bring together. */
static void random_trick(int n, nt_rng *rng, uint8_t card[ROBBERS_SEATS]) {
    uint8_t deck[ROBBERS_PILE];
    const int cards = shuffled(n, rng, deck);
    const uint32_t wanted = nt_rng_below(rng, 3) == 0 ? nt_rng_below(rng, (uint32_t)n + 1) : 0;
    int got = 0;
    for (int i = 0; i < cards && (uint32_t)got < wanted; i++) {
        if (deck[i] >= ROBBERS_WEREWOLF) {
            const uint8_t swapped = deck[got];
            deck[got++] = deck[i];
            deck[i] = swapped;
        }
    }
    memcpy(card, deck, (size_t)n);
    nt_rng_shuffle(rng, card, n);
}

/* What is sure of a trick that begins so counts the same in the end; how many cards were, before the last lay. */
static int sure_cards(const uint8_t *card, int n, const robbers_reading *end) {
    int sure = 0;

    for (int down = 1; down < n; down++) {
        const robbers_reading now = robbers_read(card, down);
        for (int k = 0; k < down; k++) {
            if (!robbers_unsure(&now, k)) {
                assert_int_equal(now.lead, end->lead);
                assert_int_equal(now.strong[k], end->strong[k]);
                assert_int_equal(now.rank[k], end->rank[k]);
                sure++;
            }
        }
    }
    return sure;
}

static void test_tricks(void **unused) {
    (void)unused;
    int bare = 0;
    long sure = 0;
    for (int n = 3; n <= 5; n++) {
        nt_rng rng = nt_rng_seed((uint64_t)n);
        for (long i = 0; i < counts.tricks; i++) {
            uint8_t card[ROBBERS_SEATS];
            plain_card trick[ROBBERS_SEATS];
            random_trick(n, &rng, card);
            for (int k = 0; k < n; k++) {
                trick[k] = plain(card[k]);
            }
            const robbers_reading reading = robbers_read(card, n);
            const char lead = plain_lead(trick, n);
            assert_int_equal(reading.lead, lead == 'C'   ? ROBBERS_CHEST
                                           : lead == 'R' ? ROBBERS_ROBBER
                                                         : ROBBERS_NOBODY);
            for (int k = 0; k < n; k++) {
                assert_int_equal(100 * reading.strong[k] + reading.rank[k], plain_value(trick, n, k));
            }
            assert_int_equal(reading.best, plain_winner(trick, n));
            bare += lead == 0;
            sure += sure_cards(card, n, &reading);
        }
    }
    print_message("%ld tricks at each of 3, 4 and 5 players, %d of specials only\n", counts.tricks, bare);
    assert_true(bare > 100);
    assert_true(sure > 3 * counts.tricks);
}

/* ---- deals ---- */

static nt_config random_config(int n, nt_rng *rng) {
    nt_config config = nt_config_standard(&robbers_game, (uint8_t)n);
    config.opt[ROBBERS_OPT_DEALS] = ROBBERS_DEALS_ONE;
    if (nt_rng_below(rng, 2) == 0) {
        return config;
    }
    config.opt[ROBBERS_OPT_ICON_TABLE] = (int16_t)nt_rng_below(rng, 3);
    config.opt[ROBBERS_OPT_WOLF_AND_TRAITOR] = (int16_t)nt_rng_below(rng, 2);
    for (int i = ROBBERS_OPT_WEREWOLF_CHEST; nt_rng_below(rng, 2) == 0 && i < ROBBERS_OPTIONS; i++) {
        config.opt[i] = (int16_t)nt_rng_below(rng, 6);
    }
    return config;
}

static plain_rules plain_from(const nt_config *config) {
    plain_rules rules = {.traitor_first = config->opt[1] == 1};
    for (int suit = 0; suit < 2; suit++) {
        for (int rank = 1; rank <= 15; rank++) {
            rules.icons[suit][rank] = config->opt[0] == 0   ? rank / 3
                                      : config->opt[0] == 1 ? (16 - rank) / 3
                                                            : config->opt[13 + 15 * suit + rank - 1];
        }
    }
    for (int kind = 0; kind < 4; kind++) {
        for (int suit = 0; suit < 2; suit++) {
            rules.special[kind][suit] = config->opt[5 + 2 * kind + suit];
        }
    }
    return rules;
}

/* Plays the deal at random; hands, piles and who leads are kept by the second reading alone. */
static void play_both(game *g, plain_deal *deal, nt_rng *rng) {
    const int n = g->s.pub.n;
    uint8_t held[ROBBERS_SEATS][ROBBERS_HAND];
    deal->n = n;
    deal->hand = n == 5 ? 7 : 9;
    for (int seat = 0; seat < n; seat++) {
        for (int i = 0; i < deal->hand; i++) {
            held[seat][i] = g->s.seat[seat].dealt[i];
            deal->dealt[seat][i] = plain(held[seat][i]);
        }
    }
    int leader = (g->s.pub.dealer + 1) % n;
    for (int left = deal->hand; left > 0; left--) {
        plain_card trick[PLAIN_SEATS];
        for (int i = 0; i < n; i++) {
            const int seat = (leader + i) % n;
            const uint32_t at = nt_rng_below(rng, (uint32_t)left);
            const uint8_t card = held[seat][at];
            held[seat][at] = held[seat][left - 1];
            trick[i] = plain(card);
            assert_int_equal(play(g, seat, card), NT_OK);
        }
        leader = (leader + plain_winner(trick, n)) % n;
        for (int i = 0; i < n; i++) {
            deal->pile[leader][deal->piled[leader]++] = trick[i];
        }
    }
}

static void compare(const game *g, const plain_deal *deal) {
    static const char letters[ROBBERS_ROLES] = {'R', 'T', 'W'};
    const robbers_summary *last = &g->s.pub.last;
    const int won = deal->wolves - deal->robbers;
    for (int seat = 0; seat < deal->n; seat++) {
        assert_int_equal(letters[last->role[seat]], deal->role[seat]);
        assert_int_equal(last->points[seat], deal->points[seat]);
        const bool robber = deal->role[seat] == 'R';
        assert_int_equal(g->s.pub.points[seat], (won > 0 && !robber) || (won < 0 && robber));
    }
    assert_int_equal(robbers_total(last, ROBBERS_TEAM_WOLVES), deal->wolves);
    assert_int_equal(robbers_total(last, ROBBERS_TEAM_ROBBERS), deal->robbers);
}

static void test_deals(void **unused) {
    (void)unused;
    int drawn = 0;
    for (int n = 3; n <= 5; n++) {
        nt_rng rng = nt_rng_seed((uint64_t)(10 + n));
        for (long i = 0; i < counts.deals; i++) {
            const nt_config config = random_config(n, &rng);
            const plain_rules rules = plain_from(&config);
            plain_deal deal = {0};
            game g;
            set_up(&g, &config);
            chance(&g, nt_rng_next(&rng));
            play_both(&g, &deal, &rng);
            plain_score(&rules, &deal);
            compare(&g, &deal);
            drawn += deal.wolves == deal.robbers;
        }
    }
    print_message("%ld deals at each of 3, 4 and 5 players, %d drawn\n", counts.deals, drawn);
    assert_true(drawn > 0);
}

/* 4: at least one player on each side; 1 or 2 wolves of three, 1 to 3 of four and five. */
static void test_both_sides_in_every_deal(void **unused) {
    (void)unused;
    for (int n = 3; n <= 5; n++) {
        for (int option = 0; option < 2; option++) {
            long seen[ROBBERS_SEATS + 1] = {0};
            nt_config config = nt_config_standard(&robbers_game, (uint8_t)n);
            config.opt[ROBBERS_OPT_WOLF_AND_TRAITOR] = (int16_t)option;
            nt_rng rng = nt_rng_seed((uint64_t)(20 + 10 * option + n));
            game g;
            for (long i = 0; i < counts.dealt / 2; i++) {
                int wolves = 0;
                robbers_game.setup(&g.s, &config);
                chance(&g, nt_rng_next(&rng));
                for (int seat = 0; seat < n; seat++) {
                    wolves += robbers_team(g.s.seat[seat].role) == ROBBERS_TEAM_WOLVES;
                }
                seen[wolves]++;
            }
            assert_int_equal(seen[0] + seen[4] + seen[5], 0);
            assert_int_equal(n == 3 ? seen[3] : 0, 0);
            assert_true(seen[1] > 0 && seen[2] > 0 && (n == 3 || seen[3] > 0));
            print_message("%d players, %ld deals: %ld with 1 wolf, %ld with 2, %ld with 3\n", n, counts.dealt / 2,
                          seen[1], seen[2], seen[3]);
        }
    }
}

int main(int argc, char **argv) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_tricks),
        cmocka_unit_test(test_deals),
        cmocka_unit_test(test_both_sides_in_every_deal),
    };
    if (argc == 4) {
        counts.tricks = strtol(argv[1], NULL, 10);
        counts.deals = strtol(argv[2], NULL, 10);
        counts.dealt = strtol(argv[3], NULL, 10);
    }
    return cmocka_run_group_tests(tests, NULL, NULL);
}
