/* What anybody would expect of the bot: it takes what is to be had, gives nothing away, and beats play at random. */
#include "bots/bots.h"
#include "robbers/notation.h"

static uint8_t chosen(const game *g, uint8_t seat) {
    nt_move legal[NT_MAX_LEGAL];
    nt_rng rng = nt_rng_seed(5);
    const nt_view view = nt_look(&robbers_game, &g->s, seat);
    const int n = robbers_game.legal(&view, legal, NT_MAX_LEGAL);
    return legal[nt_bot_find("robbers", "robbers")->choose(view, legal, n, &rng)].arg[0];
}

/* The first trick of a deal: seats 0, 1 and 2 have played, seat 3 is to play. */
static uint8_t last_of_first_trick(const char *trick, const char *hand) {
    uint8_t card[ROBBERS_SEATS];
    game g;
    start_game(&g, 4);
    g.s.pub.trick[0].leader = 0;
    put_hand(&g, 3, hand);
    const int down = cards_of(trick, card);
    for (int seat = 0; seat < down; seat++) {
        g.s.seat[seat].hand[0] = card[seat];
        assert_int_equal(play(&g, seat, card[seat]), NT_OK);
    }
    return chosen(&g, 3);
}

static void test_takes_what_its_role_counts(void **unused) {
    (void)unused;
    assert_int_equal(last_of_first_trick("C15 C14 C13", "R1 C1 C2 C3 C4 C5 C6 C7 C8"), card_of("R1"));
    /* The Werewolf takes the masks with a chest; with the Knife they would count half. */
    assert_int_equal(robbers_suit(last_of_first_trick("R15 R14 R13", "W1 K1 K2 T S R1 R2 R3 C1")), ROBBERS_CHEST);
}

static void test_beats_random_play(void **unused) {
    (void)unused;
    enum { DEALS = 24, MOST_LOST = 10 };
    const nt_bot *bot = nt_bot_find("robbers", "robbers"), *other = nt_bot_find("random", "robbers");
    for (int side = 0; side < ROBBERS_TEAMS; side++) {
        int lost = 0;
        nt_rng rng = nt_rng_seed(3);
        for (uint64_t i = 1; i <= DEALS; i++) {
            game g;
            uint8_t role[ROBBERS_SEATS];
            start_game(&g, 4);
            g.s.pub.phase = ROBBERS_PHASE_DEAL;
            memset(g.s.pub.trick, 0, sizeof g.s.pub.trick);
            chance(&g, i);
            for (int seat = 0; seat < 4; seat++) {
                role[seat] = g.s.seat[seat].role;
            }
            while (g.s.pub.phase == ROBBERS_PHASE_PLAY) {
                const uint8_t seat = robbers_turn(&g.s.pub);
                nt_move legal[NT_MAX_LEGAL];
                const nt_view view = nt_look(&robbers_game, &g.s, seat);
                const int n = robbers_game.legal(&view, legal, NT_MAX_LEGAL);
                const nt_bot *by = robbers_team(role[seat]) == side ? bot : other;
                assert_int_equal(play(&g, seat, legal[by->choose(view, legal, n, &rng)].arg[0]), NT_OK);
            }
            lost += g.s.pub.last.winner != side;
        }
        print_message("%s lost or drew %d of %d deals\n", robbers_team_id[side], lost, DEALS);
        assert_true(lost <= MOST_LOST);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_takes_what_its_role_counts),
        cmocka_unit_test(test_beats_random_play),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
