/* The worked examples P1 to P9 and D1 to D6 of robbers.md 12, roles (4), icons (2) and the options of scoring (10).
 */
#include "robbers/notation.h"

enum { R = ROBBERS_ROLE_ROBBER, T = ROBBERS_ROLE_TRAITOR, W = ROBBERS_ROLE_WEREWOLF };

static void standard(uint8_t opt[ROBBERS_OPTIONS]) {
    const nt_config config = nt_config_standard(&robbers_game, 4);
    for (int i = 0; i < ROBBERS_OPTIONS; i++) {
        opt[i] = (uint8_t)config.opt[i];
    }
}

static void test_single_piles(void **unused) {
    (void)unused;
    static const struct {
        const char *number;
        uint8_t role, table;
        const char *pile;
        int icons, points;
    } examples[] = {
        {"P1", R, ROBBERS_ICONS_RISING, "C15 C9 C2 R12 K1", 8, 8},
        {"P2", R, ROBBERS_ICONS_RISING, "C15 C9 C2 W1", 8, 4},
        {"P3", R, ROBBERS_ICONS_RISING, "C12 C6 C3 W1 W2", 7, 3},
        {"P4", W, ROBBERS_ICONS_RISING, "R15 R13 R8 C14 W2", 11, 11},
        {"P5", W, ROBBERS_ICONS_RISING, "R15 R13 R8 K1 K2", 11, 5},
        {"P6", T, ROBBERS_ICONS_RISING, "C11 C10 R15 K2 T", 6, 6},
        {"P7", T, ROBBERS_ICONS_RISING, "C11 C10 W1", 6, 3},
        {"P8", R, ROBBERS_ICONS_RISING, "R15 R14 S", 0, 0},
        {"P9", W, ROBBERS_ICONS_FALLING, "R15 R13 R8 K1", 3, 1},
    };
    for (size_t i = 0; i < sizeof examples / sizeof *examples; i++) {
        uint8_t opt[ROBBERS_OPTIONS], pile[ROBBERS_PILE], icons, halved;
        standard(opt);
        opt[ROBBERS_OPT_ICON_TABLE] = examples[i].table;
        const int n = cards_of(examples[i].pile, pile);
        const int points = robbers_points(opt, examples[i].role, pile, n, &icons, &halved);
        if (icons != examples[i].icons || points != examples[i].points) {
            fail_msg("%s: %d icons, %d points", examples[i].number, icons, points);
        }
        assert_int_equal(halved, points < icons);
    }
}

/* ---- whole deals: the last trick is played by the game, the tricks before it are laid by hand ---- */

static void lay_role(game *g, int seat, uint8_t role) {
    static const uint8_t sign[ROBBERS_ROLES] = {ROBBERS_C1, ROBBERS_TRAITOR, ROBBERS_WEREWOLF};
    memset(&g->s.seat[seat], 0, sizeof g->s.seat[seat]);
    g->s.seat[seat].dealt[0] = sign[role];
    g->s.seat[seat].role = role;
}

/* Piles by seat as strings; the last trick holds nothing that counts. The deal ends with it. */
static void finish(game *g, const uint8_t role[], const char *const pile[]) {
    robbers_pub *pub = &g->s.pub;
    const int n = pub->n, tricks = robbers_hand_size(n);
    memset(pub->trick, 0, sizeof pub->trick);
    pub->tricks = 0;
    for (int seat = 0; seat < n; seat++) {
        uint8_t card[ROBBERS_PILE] = {0};
        const int cards = cards_of(pile[seat], card);
        lay_role(g, seat, role[seat]);
        for (int at = 0; at < cards; at += n) {
            pub->trick[pub->tricks].winner = (uint8_t)seat;
            for (int i = 0; i < n && at + i < cards; i++) {
                pub->trick[pub->tricks].card[i] = card[at + i];
            }
            pub->tricks++;
        }
    }
    assert_true(pub->tricks < tricks);
    for (; pub->tricks < tricks - 1; pub->tricks++) {
        pub->trick[pub->tricks].winner = 0;
    }
    pub->trick[pub->tricks] = (robbers_trick){.leader = 0, .winner = ROBBERS_NOBODY};
    for (int seat = 0; seat < n; seat++) {
        g->s.seat[seat].hand[0] = ROBBERS_C1;
        pub->hand[seat] = 1;
    }
    for (int seat = 0; seat < n; seat++) {
        assert_int_equal(play(g, seat, ROBBERS_C1), NT_OK);
    }
}

typedef struct {
    const char *number;
    int n;
    uint8_t role[ROBBERS_SEATS];
    const char *pile[ROBBERS_SEATS];
    uint8_t points[ROBBERS_SEATS];
    int wolves, robbers, gains; /* totals; bit by seat that gains a game point */
} deal_example;

static const deal_example deals[] = {
    {"D1", 4, {W, T, R, R}, {"R15 R12 R9 K1", "C14 C10", "C15 C13 C3", "C5 C6"}, {6, 7, 10, 3}, 26, 26, 0},
    {"D2", 4, {W, T, R, W}, {"R15 R9", "C12", "C15 C5", "R14 R3"}, {8, 4, 6, 5}, 17, 18, 1 << 2},
    {"D3", 3, {R, T, R}, {"C12 C9 C6", "C11 C10 C8", "C7 C5 C4 C3"}, {9, 8, 5}, 16, 14, 1 << 1},
    {"D4",
     5,
     {R, R, R, R, W},
     {"C15 C14", "C13 C11", "C10 C3", "C9", "R15 R14 R11 K2"},
     {9, 7, 4, 3, 6},
     24,
     23,
     1 << 4},
};

static void test_whole_deals(void **unused) {
    (void)unused;
    for (size_t i = 0; i < sizeof deals / sizeof *deals; i++) {
        const deal_example *e = &deals[i];
        game g;
        start_game(&g, e->n);
        finish(&g, e->role, e->pile);
        const robbers_summary *last = &g.s.pub.last;
        assert_int_equal(last->scored, 1);
        for (int seat = 0; seat < e->n; seat++) {
            if (last->points[seat] != e->points[seat] || g.s.pub.points[seat] != (e->gains >> seat & 1)) {
                fail_msg("%s: seat %d has %d points and gains %d", e->number, seat, last->points[seat],
                         g.s.pub.points[seat]);
            }
        }
        if (robbers_total(last, ROBBERS_TEAM_WOLVES) != e->wolves ||
            robbers_total(last, ROBBERS_TEAM_ROBBERS) != e->robbers) {
            fail_msg("%s: %d to %d", e->number, robbers_total(last, ROBBERS_TEAM_WOLVES),
                     robbers_total(last, ROBBERS_TEAM_ROBBERS));
        }
        const uint8_t won = e->wolves == e->robbers  ? ROBBERS_NOBODY
                            : e->wolves > e->robbers ? ROBBERS_TEAM_WOLVES
                                                     : ROBBERS_TEAM_ROBBERS;
        assert_int_equal(last->winner, won);
    }
}

/* D5 and D6, and the case table of 4. */
static void test_roles_follow_the_dealt_hand(void **unused) {
    (void)unused;
    static const struct {
        const char *dealt;
        uint8_t printed, other; /* wolf_and_traitor werewolf, traitor */
    } hands[] = {
        {"C1 W1 T", W, T},  /* D5: P2; D6: P1 */
        {"C1 W1 R3", W, W}, /* D6: P0 */
        {"W1 W2", W, W},    {"W1 W2 T S K1", W, T}, {"T C3", T, T}, {"K1 K2 S C15", R, R}, {"C1 R1", R, R},
    };
    for (size_t i = 0; i < sizeof hands / sizeof *hands; i++) {
        uint8_t opt[ROBBERS_OPTIONS], card[ROBBERS_HAND];
        standard(opt);
        const int n = cards_of(hands[i].dealt, card);
        assert_int_equal(robbers_role(opt, card, n), hands[i].printed);
        opt[ROBBERS_OPT_WOLF_AND_TRAITOR] = 1;
        assert_int_equal(robbers_role(opt, card, n), hands[i].other);
    }
    assert_int_equal(robbers_counts(W), ROBBERS_ROBBER);
    assert_int_equal(robbers_counts(T), ROBBERS_CHEST);
    assert_int_equal(robbers_counts(R), ROBBERS_CHEST);
    assert_int_equal(robbers_team(T), ROBBERS_TEAM_WOLVES);
}

/* D5 and D6: who stands where. */
static void test_team_sizes(void **unused) {
    (void)unused;
    static const struct {
        int n;
        uint8_t role[4];
        uint8_t wolves, robbers;
    } cases[] = {{3, {R, R, W, 0}, 1, 2}, {4, {W, W, R, R}, 2, 2}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        robbers_summary last = {0};
        memcpy(last.role, cases[i].role, (size_t)cases[i].n);
        robbers_settle(&last, cases[i].n);
        assert_int_equal(last.players[ROBBERS_TEAM_WOLVES], cases[i].wolves);
        assert_int_equal(last.players[ROBBERS_TEAM_ROBBERS], cases[i].robbers);
    }
}

/* The sums of section 2, with and without the cards that three players leave out. */
static void test_icon_tables(void **unused) {
    (void)unused;
    uint8_t opt[ROBBERS_OPTIONS];
    standard(opt);
    for (uint8_t table = ROBBERS_ICONS_RISING; table <= ROBBERS_ICONS_CUSTOM; table++) {
        for (uint8_t suit = 0; suit < ROBBERS_SUITS; suit++) {
            int all = 0, low = 0;
            opt[ROBBERS_OPT_ICON_TABLE] = table;
            for (uint8_t rank = 1; rank <= ROBBERS_RANKS; rank++) {
                const int icons = robbers_icons(opt, suit, robbers_card(suit, rank));
                all += icons;
                low += rank <= 12 ? icons : 0;
                if (table != ROBBERS_ICONS_CUSTOM) {
                    assert_int_equal(icons, (table == ROBBERS_ICONS_RISING ? rank : 16 - rank) / 3);
                }
                assert_int_equal(robbers_icons(opt, (uint8_t)(1 - suit), robbers_card(suit, rank)), 0);
            }
            assert_int_equal(all, 35);
            assert_int_equal(low, table == ROBBERS_ICONS_FALLING ? 34 : 22);
        }
    }
}

static void test_custom_and_special_icons(void **unused) {
    (void)unused;
    uint8_t opt[ROBBERS_OPTIONS], icons, halved;
    const uint8_t pile[] = {ROBBERS_C1, ROBBERS_R1, ROBBERS_SEER, ROBBERS_KNIFE, ROBBERS_WEREWOLF};
    standard(opt);
    opt[ROBBERS_OPT_CHEST_1] = 5;
    opt[ROBBERS_OPT_ROBBER_1] = 4;
    opt[ROBBERS_OPT_SEER_CHEST] = 2;
    opt[ROBBERS_OPT_KNIFE_ROBBER] = 3;
    opt[ROBBERS_OPT_WEREWOLF_CHEST] = 1;
    assert_int_equal(robbers_points(opt, R, pile, 5, &icons, &halved), 1); /* rising: C1 has none; 3 halved */
    opt[ROBBERS_OPT_ICON_TABLE] = ROBBERS_ICONS_CUSTOM;
    assert_int_equal(robbers_points(opt, R, pile, 5, &icons, &halved), 4);
    assert_int_equal(icons, 8);
    assert_int_equal(robbers_points(opt, W, pile, 5, &icons, &halved), 3);
    assert_int_equal(icons, 7);
    assert_int_equal(robbers_points(opt, T, pile, 4, &icons, &halved), 7);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_single_piles),
        cmocka_unit_test(test_whole_deals),
        cmocka_unit_test(test_roles_follow_the_dealt_hand),
        cmocka_unit_test(test_team_sizes),
        cmocka_unit_test(test_icon_tables),
        cmocka_unit_test(test_custom_and_special_icons),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
