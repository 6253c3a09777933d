/* Lists do not tell who did it: two who die in one night are found in the same order, with the same pages and words,
 * whichever of them the pack took and whichever the Witch; and nobody outside the pack sees who named whom. */
#include "werewolf/table.h"

/* The set of twelve, in canonical order; seats from 1. */
enum { SEATS = 12, WITCH = 6, HUNTER = 7 };

static bool in_pack(int seat) {
    return seat <= 4;
}

static void start_hosted(game *g, int host) {
    start_rule(g, SEATS, WEREWOLF_OPT_HOST, host);
}

/* Names of the pack by seat, 0 = nobody; the Witch's poison. */
static void play_night(game *g, const int name[SEATS + 1], int poison) {
    play(g, asked(g), "night", 0);
    while (g->s.pub.step == WEREWOLF_STEP_NIGHT || g->s.pub.step == WEREWOLF_STEP_INFO) {
        const int seat = asked(g), task = g->s.seat[seat - 1].task;
        const int target = task == WEREWOLF_TASK_KNIFE ? name[seat] : task == WEREWOLF_TASK_POTION ? poison : 0;
        if (g->s.pub.step == WEREWOLF_STEP_INFO) {
            play(g, seat, "seen", 0);
        } else if (target == 0) {
            assert_int_equal(try_play(g, seat, "choose nobody"), NT_OK);
        } else {
            play(g, seat, "choose", target);
        }
    }
}

/* What a seat (from 1) or, with 0, a spectator sees and is told. */
static void assert_same(const game *one, const game *other, int seat) {
    const uint8_t viewer = seat == 0 ? NT_SPECTATOR : (uint8_t)(seat - 1);
    const nt_view a = nt_look(&werewolf_game, &one->s, viewer), b = nt_look(&werewolf_game, &other->s, viewer);
    assert_memory_equal(a.pub, b.pub, sizeof(werewolf_pub));
    if (seat > 0) {
        assert_memory_equal(a.me, b.me, sizeof(werewolf_priv));
    }
    int i = 0, j = 0;
    for (;;) {
        while (i < one->told.n && one->told.at[i].to != NT_ALL && one->told.at[i].to != viewer) {
            i++;
        }
        while (j < other->told.n && other->told.at[j].to != NT_ALL && other->told.at[j].to != viewer) {
            j++;
        }
        if (i == one->told.n || j == other->told.n) {
            break;
        }
        assert_memory_equal(&one->told.at[i++], &other->told.at[j++], sizeof(nt_event));
    }
    assert_int_equal(i == one->told.n, j == other->told.n);
}

/* All but the pack, the Witch, and a Hunter who died: poison takes the shot. */
static void assert_same_for_others(const game *one, const game *other, bool hunter_died) {
    assert_same(one, other, 0);
    for (int seat = 1; seat <= SEATS; seat++) {
        if (!in_pack(seat) && seat != WITCH && !(seat == HUNTER && hunter_died)) {
            assert_same(one, other, seat);
        }
    }
}

static void knife_and_poison(int host, int a, int b) {
    game one, other;
    int name[SEATS + 1] = {0};
    start_hosted(&one, host);
    start_hosted(&other, host);
    for (int seat = 1; in_pack(seat); seat++) {
        name[seat] = a;
    }
    play_night(&one, name, b);
    for (int seat = 1; in_pack(seat); seat++) {
        name[seat] = b;
    }
    play_night(&other, name, a);
    assert_false(lives(&one, a) || lives(&one, b));
    const bool hunter = a == HUNTER || b == HUNTER;
    assert_same_for_others(&one, &other, hunter);
    idle_until(&one, WEREWOLF_STEP_VOTE);
    idle_until(&other, WEREWOLF_STEP_VOTE);
    assert_same_for_others(&one, &other, hunter);
}

static void test_who_took_whom(void **state) {
    (void)state;
    for (int host = WEREWOLF_HOST_JUDGE; host <= WEREWOLF_HOST_PASS; host++) {
        for (int a = 5; a <= SEATS; a++) {
            for (int b = a + 1; b <= SEATS; b++) {
                if (a != WITCH && b != WITCH) {
                    knife_and_poison(host, a, b);
                }
            }
        }
    }
}

static void test_who_named_whom(void **state) {
    (void)state;
    for (int host = WEREWOLF_HOST_JUDGE; host <= WEREWOLF_HOST_PASS; host++) {
        const int name[][SEATS + 1] = {
            {0, 9, 10, 9, 9}, {0, 10, 9, 9, 9}, {0, 9, 9, 9, 9}, {0, 9, 8, 10, 9}, {0, 0, 0, 0, 9}};
        game first, g;
        start_hosted(&first, host);
        play_night(&first, name[0], 0);
        assert_out(&first, "9:wolf");
        for (size_t i = 1; i < sizeof name / sizeof *name; i++) {
            start_hosted(&g, host);
            play_night(&g, name[i], 0);
            assert_same_for_others(&first, &g, false);
            assert_same(&first, &g, WITCH);
        }
    }
}

/* The order in which two are found, and are asked, is that of the seats. */
static void test_the_order_is_that_of_the_seats(void **state) {
    const int name[SEATS + 1] = {0, 12, 12, 12, 12};
    game g;
    (void)state;
    start_hosted(&g, WEREWOLF_HOST_TABLE);
    play_night(&g, name, 9);
    assert_order(&g, "9 12");
    rites(&g, 9, "nothing", 0);
    rites(&g, 12, "nothing", 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_who_took_whom),
        cmocka_unit_test(test_who_named_whom),
        cmocka_unit_test(test_the_order_is_that_of_the_seats),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
