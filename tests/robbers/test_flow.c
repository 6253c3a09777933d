/* The worked examples F1 to F5 of robbers.md 12, setup (3), the course of a game (6, 10) and who sees what (8). */
#include <stdio.h>

#include "robbers/notation.h"

static nt_config with(int n, int option, int value) {
    nt_config config = nt_config_standard(&robbers_game, (uint8_t)n);
    config.opt[option] = (int16_t)value;
    return config;
}

static void test_f1_leader_dealers_and_end(void **unused) {
    (void)unused;
    static const uint8_t dealers[] = {2, 3, 0, 1};
    const nt_config config = nt_config_standard(&robbers_game, 4);
    game g;
    set_up(&g, &config);
    g.s.pub.dealer = 1; /* so that seat 2 deals first */
    for (int deal = 0; deal < 4; deal++) {
        assert_int_equal(g.s.pub.phase, ROBBERS_PHASE_DEAL);
        chance(&g, (uint64_t)deal);
        assert_int_equal(g.s.pub.dealer, dealers[deal]);
        assert_int_equal(robbers_turn(&g.s.pub), (dealers[deal] + 1) % 4);
        play_deal(&g);
        assert_int_equal(g.s.pub.last.number, deal);
        assert_int_equal(g.s.pub.last.dealer, dealers[deal]);
    }
    assert_int_equal(g.s.pub.phase, ROBBERS_PHASE_OVER);
    assert_int_equal(robbers_game.to_act(&g.s.pub), 0);
}

static void test_f2_every_card_is_legal(void **unused) {
    (void)unused;
    game g;
    start_game(&g, 4);
    g.s.pub.trick[0].leader = 3;
    put_hand(&g, 3, "C5 C6 C7 C8 R3 R4 R5 R6 K1");
    put_hand(&g, 0, "C9 R2 W1 W2 K2 C1 C2 C3 C4");
    assert_int_equal(play(&g, 3, card_of("C5")), NT_OK);
    nt_move legal[NT_MAX_LEGAL];
    const int n = robbers_game.legal((nt_view[]){nt_look(&robbers_game, &g.s, 0)}, legal, NT_MAX_LEGAL);
    assert_int_equal(n, 8); /* the two Werewolves are one card to every eye (14) */
    int seen = 0;
    for (int i = 0; i < n; i++) {
        seen += legal[i].arg[0] == card_of("C9") || legal[i].arg[0] == card_of("R2");
    }
    assert_int_equal(seen, 2);
    assert_int_equal(play(&g, 1, card_of("C9")), NT_NOT_YOUR_TURN);
    assert_int_equal(play(&g, 0, card_of("C5")), NT_ILLEGAL);
    assert_int_equal(play(&g, 0, ROBBERS_NONE), NT_ILLEGAL);
    assert_int_equal(play(&g, 0, card_of("R2")), NT_OK);
    while (robbers_turn(&g.s.pub) != 0 || g.s.pub.tricks == 0) {
        assert_int_equal(play(&g, robbers_turn(&g.s.pub), g.s.seat[robbers_turn(&g.s.pub)].hand[0]), NT_OK);
    }
    assert_int_equal(play(&g, 0, ROBBERS_NONE), NT_ILLEGAL); /* nor an empty place of the hand */
}

/* One card from the end of a deal that is drawn: nobody has taken anything that counts. */
static void before_drawn_end(game *g) {
    robbers_pub *pub = &g->s.pub;
    const int tricks = robbers_hand_size(pub->n);
    memset(pub->trick, 0, sizeof pub->trick);
    for (pub->tricks = 0; pub->tricks < tricks - 1; pub->tricks++) {
        pub->trick[pub->tricks].winner = 0;
    }
    pub->trick[pub->tricks] = (robbers_trick){.leader = 0, .winner = ROBBERS_NOBODY};
    pub->down = (uint8_t)(pub->n - 1);
    for (int i = 0; i < pub->down; i++) {
        pub->trick[pub->tricks].card[i] = ROBBERS_C1;
    }
    const uint8_t seat = robbers_turn(pub);
    for (int i = 0; i < pub->n; i++) {
        memset(g->s.seat[i].hand, 0, ROBBERS_HAND);
    }
    memset(pub->hand, 0, sizeof pub->hand);
    g->s.seat[seat].hand[0] = ROBBERS_C1;
    pub->hand[seat] = 1;
}

static void play_drawn_end(game *g, int deal, const uint8_t points[]) {
    before_drawn_end(g);
    g->s.pub.deal = (uint8_t)deal;
    memcpy(g->s.pub.points, points, g->s.pub.n);
    assert_int_equal(play(g, robbers_turn(&g->s.pub), ROBBERS_C1), NT_OK);
    assert_int_equal(g->s.pub.last.winner, ROBBERS_NOBODY);
    assert_memory_equal(g->s.pub.points, points, g->s.pub.n);
}

static void test_f3_shared_win(void **unused) {
    (void)unused;
    game g;
    start_game(&g, 4);
    play_drawn_end(&g, 3, (const uint8_t[]){2, 2, 1, 1});
    assert_int_equal(g.s.pub.phase, ROBBERS_PHASE_OVER);
    assert_int_equal(robbers_game.winners(&g.s.pub), 3);
    const nt_event *told = find_event(&g, ROBBERS_EV_OVER);
    assert_non_null(told);
    assert_int_equal(told->n, 2);
    int16_t score[NT_MAX_SEATS];
    robbers_game.score(&g.s.pub, score);
    assert_int_equal(score[0], 2);
    assert_int_equal(score[3], 1);
    start_game(&g, 4);
    play_drawn_end(&g, 3, (const uint8_t[]){1, 2, 0, 2});
    assert_int_equal(robbers_game.winners(&g.s.pub), 2 + 8);
    start_game(&g, 4);
    play_drawn_end(&g, 3, (const uint8_t[]){0, 0, 0, 0}); /* nobody ever won a deal: all share */
    assert_int_equal(robbers_game.winners(&g.s.pub), 15);
}

static void test_f4_badges(void **unused) {
    (void)unused;
    for (int option = 0; option < 2; option++) {
        const nt_config config = with(4, ROBBERS_OPT_WOLF_AND_TRAITOR, option);
        game g;
        set_up(&g, &config);
        chance(&g, 1);
        g.s.pub.trick[0].leader = 1;
        put_hand(&g, 1, "T W1 C3 C4 C5 C6 C7 C8 C9");
        put_hand(&g, 2, "W2 C1 C2 R4 R5 R6 R7 R8 R9");
        put_hand(&g, 3, "K1 R1 R2 R3 R10 R11 R12 R13 R14");
        put_hand(&g, 0, "K2 S C10 C11 C12 C13 C14 C15 R15");
        for (int seat = 0; seat < 4; seat++) {
            assert_int_equal(robbers_badge(&g.s.pub, seat), ROBBERS_BADGE_NONE);
        }
        play(&g, 1, ROBBERS_TRAITOR);
        assert_int_equal(robbers_badge(&g.s.pub, 1), ROBBERS_BADGE_WOLF_SIDE);
        play(&g, 2, ROBBERS_WEREWOLF);
        assert_int_equal(robbers_badge(&g.s.pub, 2), option ? ROBBERS_BADGE_WOLF_SIDE : ROBBERS_BADGE_WEREWOLF);
        play(&g, 3, ROBBERS_KNIFE);
        play(&g, 0, ROBBERS_SEER); /* T W K S: 16, 17 of lead, 0 of trump, 0 of lead: the Knife takes it */
        assert_int_equal(robbers_turn(&g.s.pub), 3);
        play(&g, 3, card_of("R1"));
        play(&g, 0, card_of("C10"));
        play(&g, 1, ROBBERS_WEREWOLF);
        assert_int_equal(robbers_badge(&g.s.pub, 1), option ? ROBBERS_BADGE_WOLF_SIDE : ROBBERS_BADGE_WEREWOLF);
        assert_int_equal(robbers_badge(&g.s.pub, 3), ROBBERS_BADGE_NONE);
        assert_int_equal(robbers_badge(&g.s.pub, 0), ROBBERS_BADGE_NONE);
    }
}

/* Equal to every eye of seat 0: other hands and the undealt card changed, its view stays. */
static void test_f5_what_a_seat_sees(void **unused) {
    (void)unused;
    game g, other;
    start_game(&g, 5);
    for (int seat = 0; seat < 5; seat++) {
        assert_int_equal(g.s.pub.hand[seat], 7);
    }
    int own = 0;
    for (int i = 0; i < ROBBERS_HAND; i++) {
        own += g.s.seat[0].hand[i] != ROBBERS_NONE;
    }
    assert_int_equal(own, 7);
    other = g;
    const uint8_t undealt = other.s.hid.undealt;
    other.s.hid.undealt = other.s.seat[1].hand[0];
    other.s.seat[1].hand[0] = other.s.seat[1].dealt[0] = undealt;
    const nt_view a = nt_look(&robbers_game, &g.s, 0), b = nt_look(&robbers_game, &other.s, 0);
    assert_memory_equal(a.pub, b.pub, sizeof(robbers_pub));
    assert_memory_equal(a.me, b.me, sizeof(robbers_priv));
    char one[4096], two[4096];
    assert_true(robbers_game.show(a, one, sizeof one) > 0 && robbers_game.show(b, two, sizeof two) > 0);
    assert_string_equal(one, two);
    assert_non_null(strstr(one, "One card is not dealt"));
    assert_int_equal(g.s.pub.last.scored, 0);
    start_game(&g, 4);
    assert_true(robbers_game.show(nt_look(&robbers_game, &g.s, 0), one, sizeof one) > 0);
    assert_null(strstr(one, "not dealt")); /* 3: four players hold all cards */
}

/* 3: the decks, hands and what is left over. */
static void test_setup_by_players(void **unused) {
    (void)unused;
    static const struct {
        int n, deck, hand, over, deals;
    } rows[] = {{3, 28, 9, 1, 3}, {4, 36, 9, 0, 4}, {5, 36, 7, 1, 5}};
    for (int i = 0; i < 3; i++) {
        game g;
        start_game(&g, rows[i].n);
        int held[ROBBERS_CARDS] = {0}, deck = 0;
        for (int seat = 0; seat < rows[i].n; seat++) {
            assert_int_equal(g.s.pub.hand[seat], rows[i].hand);
            for (int k = 0; k < rows[i].hand; k++) {
                held[g.s.seat[seat].hand[k]]++;
            }
        }
        assert_int_equal(g.s.hid.undealt != ROBBERS_NONE, rows[i].over);
        held[g.s.hid.undealt] += rows[i].over;
        assert_int_equal(held[ROBBERS_NONE], 0);
        for (uint8_t card = ROBBERS_C1; card < ROBBERS_CARDS; card++) {
            assert_int_equal(held[card], robbers_copies(rows[i].n, card));
            deck += held[card];
        }
        assert_int_equal(deck, rows[i].deck);
        assert_int_equal(g.s.pub.deals, rows[i].deals);
    }
    static const char *const out[] = {"C13", "C15", "R13", "R14", "S"};
    for (size_t i = 0; i < sizeof out / sizeof *out; i++) {
        assert_int_equal(robbers_copies(3, card_of(out[i])), 0);
        assert_int_equal(robbers_copies(4, card_of(out[i])), 1);
    }
    assert_int_equal(robbers_copies(3, ROBBERS_WEREWOLF), 1);
    assert_int_equal(robbers_copies(3, ROBBERS_KNIFE), 2);
    assert_int_equal(robbers_copies(5, ROBBERS_WEREWOLF), 2);
}

static void test_first_dealer_is_random(void **unused) {
    (void)unused;
    for (int n = 3; n <= 5; n++) {
        int dealt[ROBBERS_SEATS] = {0};
        for (uint64_t bits = 0; bits < 200; bits++) {
            game g;
            const nt_config config = nt_config_standard(&robbers_game, (uint8_t)n);
            set_up(&g, &config);
            chance(&g, bits);
            dealt[g.s.pub.dealer]++;
        }
        for (int seat = 0; seat < n; seat++) {
            assert_true(dealt[seat] > 10);
        }
    }
}

/* 10: deals. The whole deck is dealt again each time (6). */
static void test_number_of_deals(void **unused) {
    (void)unused;
    for (int n = 3; n <= 5; n++) {
        for (int value = ROBBERS_DEALS_PLAYERS; value <= ROBBERS_DEALS_ONE; value++) {
            const nt_config config = with(n, ROBBERS_OPT_DEALS, value);
            int deals = 0;
            game g;
            set_up(&g, &config);
            for (; g.s.pub.phase != ROBBERS_PHASE_OVER; deals++) {
                chance(&g, (uint64_t)(100 * n + deals));
                play_deal(&g);
            }
            assert_int_equal(deals, value == ROBBERS_DEALS_ONE ? 1 : value == ROBBERS_DEALS_TWICE ? 2 * n : n);
            assert_int_equal(g.s.pub.deal, deals);
        }
    }
}

/* 10: final_tie. */
static void test_extra_deals_while_the_lead_is_shared(void **unused) {
    (void)unused;
    const nt_config config = with(4, ROBBERS_OPT_FINAL_TIE, 1);
    game g;
    set_up(&g, &config);
    chance(&g, 1);
    play_drawn_end(&g, 3, (const uint8_t[]){2, 2, 1, 1});
    assert_int_equal(g.s.pub.phase, ROBBERS_PHASE_DEAL);
    assert_non_null(find_event(&g, ROBBERS_EV_EXTRA_DEAL));
    assert_int_equal(robbers_game.winners(&g.s.pub), 0);
    const uint8_t dealer = g.s.pub.dealer;
    chance(&g, 2);
    char text[4096];
    assert_true(robbers_game.show(nt_look(&robbers_game, &g.s, 0), text, sizeof text) > 0);
    assert_non_null(strstr(text, "Extra deal 1"));
    assert_int_equal(g.s.pub.dealer, (dealer + 1) % 4);
    play_drawn_end(&g, 4, (const uint8_t[]){2, 2, 1, 1}); /* still tied: repeat */
    assert_int_equal(g.s.pub.phase, ROBBERS_PHASE_DEAL);
    chance(&g, 3);
    play_drawn_end(&g, 5, (const uint8_t[]){3, 2, 2, 2});
    assert_int_equal(g.s.pub.phase, ROBBERS_PHASE_OVER);
    assert_int_equal(robbers_game.winners(&g.s.pub), 1);
    set_up(&g, &config);
    chance(&g, 4);
    play_drawn_end(&g, ROBBERS_MAX_DEALS - 1, (const uint8_t[]){9, 9, 1, 1});
    assert_int_equal(g.s.pub.phase, ROBBERS_PHASE_OVER); /* our bound: shared */
    assert_int_equal(robbers_game.winners(&g.s.pub), 3);
}

/* 6, 8: the summary opens everything and stays while the next deal is played; the deal itself is cleared away. */
static void test_summary_opens_the_deal(void **unused) {
    (void)unused;
    for (int n = 3; n <= 5; n++) {
        game g;
        start_game(&g, n);
        const struct robbers_state dealt = g.s;
        play_deal(&g);
        const robbers_summary *last = &g.s.pub.last;
        int piled = 0;
        for (int seat = 0; seat < n; seat++) {
            uint8_t pile[ROBBERS_PILE];
            assert_memory_equal(last->dealt[seat], dealt.seat[seat].dealt, ROBBERS_HAND);
            assert_int_equal(last->role[seat], dealt.seat[seat].role);
            piled += robbers_pile(last->trick, robbers_hand_size(n), n, seat, pile);
        }
        assert_int_equal(piled, n * robbers_hand_size(n));
        assert_int_equal(last->undealt, dealt.hid.undealt);
        assert_non_null(find_event(&g, ROBBERS_EV_DEAL_WON));
        assert_int_equal(find_event(&g, ROBBERS_EV_UNDEALT) != NULL, n != 4);
        const robbers_summary kept = *last;
        chance(&g, 9);
        assert_memory_equal(&kept, &g.s.pub.last, sizeof kept);
        assert_int_equal(g.s.pub.tricks, 0);
    }
}

static void test_texts_read_back(void **unused) {
    (void)unused;
    static const char *const good[] = {"play chest 1", "play robber 15", "play werewolf",
                                       "play knife",   "play traitor",   "play seer"};
    static const char *const bad[] = {"",
                                      "play",
                                      "play nothing",
                                      "play chest 0",
                                      "play chest 16",
                                      "play chest 1 ",
                                      " play chest 1",
                                      "play chest 01",
                                      "Play seer",
                                      "play chest"};
    game g;
    start_game(&g, 4);
    for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
        nt_move move;
        char text[NT_TEXT_MAX];
        assert_int_equal(robbers_game.parse_move(&g.s.pub, 2, good[i], &move), NT_OK);
        robbers_game.move_text(&g.s.pub, move, text, sizeof text);
        assert_string_equal(text, good[i]);
        assert_int_equal(move.seat, 2);
    }
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        nt_move move;
        if (robbers_game.parse_move(&g.s.pub, 2, bad[i], &move) != NT_BAD_TEXT) {
            fail_msg("\"%s\" is taken for a move", bad[i]);
        }
    }
}

/* 8: the terminal shows only the last trick of what was taken; with pile_review = own also the own pile. */
static void test_show_keeps_piles_face_down(void **unused) {
    (void)unused;
    for (int review = 0; review < 2; review++) {
        const nt_config config = with(3, ROBBERS_OPT_PILE_REVIEW, review);
        game g;
        set_up(&g, &config);
        chance(&g, 1);
        g.s.pub.trick[0].leader = 0;
        put_hand(&g, 0, "C12 R4 R5 R6 R7 R8 R9 R10 K1");
        put_hand(&g, 1, "C2 C7 C8 C9 C10 C11 R1 R2 R3");
        put_hand(&g, 2, "C3 C4 C5 C6 R11 R12 K2 T W1");
        static const char *const plays[] = {"C12", "C2", "C3", "R4", "C7", "C4"};
        for (int i = 0; i < 6; i++) {
            assert_int_equal(play(&g, i % 3, card_of(plays[i])), NT_OK);
        }
        char text[4096];
        for (uint8_t seat = 0; seat < 3; seat++) {
            assert_true(robbers_game.show(nt_look(&robbers_game, &g.s, seat), text, sizeof text) > 0);
            assert_int_equal(strstr(text, "Chest 12") != NULL, seat == 0 && review);
            assert_non_null(strstr(text, "Chest 4"));
        }
        assert_true(robbers_game.show(nt_look(&robbers_game, &g.s, NT_SPECTATOR), text, sizeof text) > 0);
        assert_null(strstr(text, "Chest 12"));
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_f1_leader_dealers_and_end),
        cmocka_unit_test(test_f2_every_card_is_legal),
        cmocka_unit_test(test_f3_shared_win),
        cmocka_unit_test(test_f4_badges),
        cmocka_unit_test(test_f5_what_a_seat_sees),
        cmocka_unit_test(test_setup_by_players),
        cmocka_unit_test(test_first_dealer_is_random),
        cmocka_unit_test(test_number_of_deals),
        cmocka_unit_test(test_extra_deals_while_the_lead_is_shared),
        cmocka_unit_test(test_summary_opens_the_deal),
        cmocka_unit_test(test_texts_read_back),
        cmocka_unit_test(test_show_keeps_piles_face_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
