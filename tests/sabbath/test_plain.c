/* The program's rules against the second reading of plain.h: every trick that can be played from a moment of a random
 * deal (lead, legal cards, winner), and the points of the game when it is played to its end. With three and four
 * players, in all variants. Argument: deals a cell; prints what was compared. */
#include <stdlib.h>

#include "laid.h"
#include "plain.h"

static int deals = 150;

static plain_card plain_of(int card) {
    return (plain_card){"RBYG"[card / 5], card % 5 + 1};
}

static int plain_hand(const struct sabbath_state *s, int seat, plain_card out[PLAIN_HAND]) {
    int n = 0;
    for (int card = 0; card < SABBATH_FACES; card++) {
        for (int copy = sabbath_held(s->seat[seat].hand, card); copy > 0; copy--) {
            out[n++] = plain_of(card);
        }
    }
    return n;
}

static bool same_lead(const sabbath_pub *pub, plain_lead lead) {
    if (pub->lead != (lead.kind == '-' ? 0 : lead.kind == 'O' ? 1 : lead.kind == 'C' ? 2 : 3)) {
        return false;
    }
    const plain_card c1 = pub->played > 0 ? plain_of(pub->trick[0]) : (plain_card){0, 0};
    return (!lead.colour || lead.colour == c1.colour) && (!lead.number || lead.number == c1.number);
}

/* The legal list says each face once that may be played, face down where nothing fits and the variant says so. */
static void compare_legal(const struct sabbath_state *s, plain_lead lead, const nt_move *legal, int n) {
    const int seat = s->pub.turn;
    plain_card hand[PLAIN_HAND];
    const int cards = plain_hand(s, seat, hand);
    const bool down = s->pub.opt[SABBATH_OPT_SILENT] && !plain_able(hand, cards, lead);
    int faces = 0, i = 0;
    for (int k = 0; k < cards; k++) {
        if (k > 0 && hand[k].colour == hand[k - 1].colour && hand[k].number == hand[k - 1].number) {
            continue;
        }
        if (!plain_may_play(hand, cards, lead, k)) {
            continue;
        }
        faces++;
        for (i = 0; i < n; i++) {
            const plain_card card = plain_of(legal[i].arg[0]);
            if (card.colour == hand[k].colour && card.number == hand[k].number) {
                break;
            }
        }
        if (i == n || legal[i].kind != (down ? SABBATH_MOVE_FACE_DOWN : SABBATH_MOVE_PLAY)) {
            fail_msg("%c%d of seat %d: the readings differ", hand[k].colour, hand[k].number, seat);
        }
    }
    if (faces != n) {
        fail_msg("seat %d: %d legal moves in one reading, %d in the other", seat, n, faces);
    }
}

/* Plays every legal card after `played` cards; returns how many whole tricks were compared. */
static long compare_tricks(const struct sabbath_state *s, plain_card *trick, int played) {
    const plain_lead lead = plain_lead_of(trick, played);
    if (!same_lead(&s->pub, lead)) {
        fail_msg("after %d cards the lead differs", played);
    }
    if (played == s->pub.n) {
        char column[5] = {0};
        for (int i = 0; i < 4; i++) {
            column[i] = "RBYG"[s->pub.column[i]];
        }
        if (s->pub.phase != SABBATH_WITCH || s->pub.won != plain_winner(trick, played, column) ||
            s->pub.turn != (s->pub.leader + s->pub.won) % s->pub.n) {
            fail_msg("the winner differs: position %d", s->pub.won);
        }
        return 1;
    }
    nt_move legal[PLAIN_HAND];
    const int n = sabbath_game.legal((nt_view[]){nt_look(&sabbath_game, s, s->pub.turn)}, legal, PLAIN_HAND);
    long tricks = 0;
    compare_legal(s, lead, legal, n);
    for (int i = 0; i < n; i++) {
        struct sabbath_state next = *s;
        nt_events told = {.n = 0};
        assert_int_equal(nt_apply(&sabbath_game, &next, legal[i], &told), NT_OK);
        trick[played] = plain_of(legal[i].arg[0]);
        tricks += compare_tricks(&next, trick, played + 1);
    }
    return tricks;
}

static void any_move(struct sabbath_state *s, nt_rng *rng) {
    nt_move legal[SABBATH_FACES];
    nt_events told = {.n = 0};
    nt_move move = nt_chance(rng);
    if (s->pub.phase != SABBATH_DEAL) {
        const int n = sabbath_game.legal((nt_view[]){nt_asking(&sabbath_game, s, s->pub.turn)}, legal, SABBATH_FACES);
        move = legal[nt_rng_below(rng, (uint32_t)n)];
    }
    assert_int_equal(nt_apply(&sabbath_game, s, move, &told), NT_OK);
}

static void compare_points(const struct sabbath_state *s) {
    static const int values[2][4] = {{5, 3, 2, 1}, {8, 5, 3, 2}};
    const int conflict = s->pub.opt[SABBATH_OPT_CONFLICT], n = s->pub.n;
    plain_card taken[PLAIN_PLAYERS][PLAIN_HAND];
    char column[5] = {0};
    int16_t score[NT_MAX_SEATS];
    int cards = 0, best = 0, points[PLAIN_PLAYERS];
    for (int i = 0; i < 4; i++) {
        column[i] = "RBYG"[s->pub.column[i]];
    }
    for (int seat = 0; seat < n; seat++) {
        cards = 0;
        for (int card = 0; card < SABBATH_FACES; card++) {
            for (int copy = sabbath_held(s->pub.taken[seat], card); copy > 0; copy--) {
                taken[seat][cards++] = plain_of(card);
            }
        }
        assert_int_equal(cards, 40 / n);
    }
    sabbath_game.score(&s->pub, score);
    for (int seat = 0; seat < n; seat++) {
        points[seat] = plain_points(taken, n, cards, seat, column, values[conflict], conflict);
        best = points[seat] > best ? points[seat] : best;
        assert_int_equal(score[seat], points[seat]);
    }
    for (int seat = 0; seat < n; seat++) {
        assert_int_equal(sabbath_game.winners(&s->pub) >> seat & 1, points[seat] == best);
    }
}

/* One cell: so many deals, each at the beginning of a trick drawn by lot. */
static void compare_cell(uint8_t n, int variant) {
    nt_config config = nt_config_standard(&sabbath_game, n);
    nt_rng rng = nt_rng_seed((uint64_t)(10 * n + variant));
    long tricks = 0;
    config.opt[SABBATH_OPT_CONFLICT] = variant & 1;
    config.opt[SABBATH_OPT_SILENT] = (int16_t)(variant >> 1);
    for (int deal = 0; deal < deals; deal++) {
        struct sabbath_state s;
        plain_card trick[PLAIN_PLAYERS];
        assert_int_equal(sabbath_game.setup(&s, &config), NT_OK);
        any_move(&s, &rng);
        const uint32_t at = nt_rng_below(&rng, (uint32_t)sabbath_tricks(n));
        while (s.pub.tricks < at || s.pub.phase != SABBATH_PLAY) {
            any_move(&s, &rng);
        }
        tricks += compare_tricks(&s, trick, 0);
        while (s.pub.phase != SABBATH_OVER) {
            any_move(&s, &rng);
        }
        compare_points(&s);
    }
    print_message("%d players%s%s: %d deals, %ld tricks, %d games agree\n", n, variant & 1 ? ", conflict" : "",
                  variant & 2 ? ", silent" : "", deals, tricks, deals);
}

static void test_second_reading(void **state) {
    (void)state;
    for (uint8_t n = 3; n <= 5; n++) {
        for (int variant = 0; variant < 4; variant++) {
            compare_cell(n, variant);
        }
    }
}

int main(int argc, char **argv) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_second_reading)};
    if (argc > 1) {
        deals = atoi(argv[1]);
    }
    return deals > 0 ? cmocka_run_group_tests(tests, NULL, NULL) : 2;
}
