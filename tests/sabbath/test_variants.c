/* Silent witches (9.2), the options (9.3), several games in one match (16). */
#include "laid.h"

/* A trick in which seat 1 plays Y1 face down on G3 and seat 2 wins with G5; five cards would follow. */
static void lay_silent(laid *t) {
    static const char *const hands[] = {"G3 R1", "R2 Y1", "G5 G1", "B1 B2"};
    lay_table(t, 4, 0, "RGYB", SABBATH_OPT_SILENT);
    for (int seat = 0; seat < 4; seat++) {
        lay_hand(t, seat, hands[seat]);
    }
    make(t, 0, "play g3");
    make(t, 1, "facedown y1");
}

static void test_face_down_is_hidden(void **state) {
    (void)state;
    laid t;
    lay_silent(&t);
    assert_int_equal(t.s.pub.trick[1], SABBATH_FACE_DOWN);
    assert_int_equal(t.s.pub.lead, SABBATH_LEAD_OPEN);
    assert_int_equal(t.s.seat[1].face_down, card_of("Y1"));
    const nt_event *all = told(&t, NT_ALL, SABBATH_EV_FACE_DOWN), *own = told(&t, 1, SABBATH_EV_LAID);
    assert_int_equal(all->n, 2); /* the seat and the position, nothing of the card */
    assert_int_equal(own->arg[0], card_of("Y1"));
    assert_null(told(&t, NT_ALL, SABBATH_EV_PLAYED));
    for (int i = 0; i < t.told.n; i++) {
        assert_true(t.told.at[i].to == NT_ALL || t.told.at[i].to == 1);
    }
}

/* The move of another card face down leaves the same public part and tells others the same. */
static void test_face_down_twins(void **state) {
    (void)state;
    laid one, two;
    lay_silent(&one);
    lay_table(&two, 4, 0, "RGYB", SABBATH_OPT_SILENT);
    lay_hand(&two, 0, "G3 R1");
    lay_hand(&two, 1, "R2 Y1");
    lay_hand(&two, 2, "G5 G1");
    lay_hand(&two, 3, "B1 B2");
    make(&two, 0, "play g3");
    make(&two, 1, "facedown r2");
    assert_memory_equal(&one.s.pub, &two.s.pub, sizeof one.s.pub);
    assert_memory_equal(told(&one, NT_ALL, SABBATH_EV_FACE_DOWN), told(&two, NT_ALL, SABBATH_EV_FACE_DOWN),
                        sizeof(nt_event));
}

/* It stays hidden while the witch moves and is turned up before the first pick. */
static void test_turned_up_for_the_draft(void **state) {
    (void)state;
    laid t;
    char texts[256];
    lay_silent(&t);
    make(&t, 2, "play g5");
    make(&t, 3, "facedown b2");
    assert_int_equal(t.s.pub.phase, SABBATH_WITCH);
    assert_int_equal(t.s.pub.turn, 2);
    assert_int_equal(t.s.pub.trick[1], SABBATH_FACE_DOWN);
    make(&t, 2, "witch up");
    assert_int_equal(t.s.pub.phase, SABBATH_DRAFT);
    assert_int_equal(t.s.pub.trick[1], card_of("Y1"));
    assert_int_equal(t.s.pub.trick[3], card_of("B2"));
    assert_int_equal(t.s.seat[1].face_down, SABBATH_NONE);
    int up = 0;
    for (int i = 0; i < t.told.n; i++) {
        if (t.told.at[i].kind == SABBATH_EV_TURNED_UP) {
            assert_int_equal(t.told.at[i].to, NT_ALL);
            assert_int_equal(t.told.at[i].arg[0], up == 0 ? 1 : 3); /* in the order of play */
            up++;
        }
    }
    assert_int_equal(up, 2);
    assert_string_equal(legal_texts(&t, texts), "take b2, take y1, take g3, take g5");
}

/* A card face down that would have won face up, and a number that would have fixed the lead, count for nothing. */
static void test_face_down_is_off(void **state) {
    (void)state;
    laid t;
    lay_table(&t, 3, 0, "RBYG", SABBATH_OPT_SILENT);
    lay_hand(&t, 0, "Y3");
    lay_hand(&t, 1, "Y4");
    lay_hand(&t, 2, "R3 B5");
    make(&t, 0, "play y3");
    make(&t, 1, "play y4");
    make(&t, 2, "facedown r3"); /* the lead is yellow */
    assert_int_equal(t.s.pub.won, 1);
    assert_int_equal(t.s.pub.lead, SABBATH_LEAD_COLOUR);
}

static void test_undo(void **state) {
    (void)state;
    laid t;
    nt_move move;
    lay_silent(&t);
    make(&t, 2, "play g5");
    make(&t, 3, "facedown b2");
    sabbath_game.parse_move(&t.s.pub, 2, "witch up", &move);
    assert_false(sabbath_game.undoable(&t.s.pub, move)); /* cards would be turned up */
    make(&t, 2, "witch up");
    sabbath_game.parse_move(&t.s.pub, 2, "take g5", &move);
    assert_true(sabbath_game.undoable(&t.s.pub, move));
    lay_table(&t, 3, 0, "RBYG", SABBATH_OPTIONS);
    play_trick(&t, "Y5 R1 B2");
    sabbath_game.parse_move(&t.s.pub, 0, "witch up", &move);
    assert_true(sabbath_game.undoable(&t.s.pub, move));
    lay_table(&t, 3, 0, "RBYG", SABBATH_OPTIONS);
    play_trick(&t, "R5 Y1 B2");
    sabbath_game.parse_move(&t.s.pub, 0, "witch down", &move);
    assert_false(sabbath_game.undoable(&t.s.pub, move)); /* forced: nobody has chosen */
}

static nt_err try_values(const int front[4], const int back[4]) {
    struct sabbath_state s;
    nt_config config = nt_config_standard(&sabbath_game, 4);
    for (int i = 0; i < 4; i++) {
        config.opt[SABBATH_OPT_FRONT + i] = (int16_t)front[i];
        config.opt[SABBATH_OPT_BACK + i] = (int16_t)back[i];
    }
    return sabbath_game.setup(&s, &config);
}

/* 16: four strictly falling whole numbers, 0 or more. */
static void test_values(void **state) {
    (void)state;
    static const int front[4] = {5, 3, 2, 1}, back[4] = {8, 5, 3, 2}, low[4] = {3, 2, 1, 0}, high[4] = {99, 98, 1, 0};
    static const int equal[4] = {5, 3, 3, 1}, rising[4] = {5, 6, 2, 1}, last[4] = {5, 3, 2, 2},
                     below[4] = {2, 1, 0, -1};
    assert_int_equal(try_values(front, back), NT_OK);
    assert_int_equal(try_values(low, high), NT_OK);
    const int *const bad[] = {equal, rising, last, below};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        assert_int_equal(try_values(bad[i], back), NT_BAD_CONFIG);
        assert_int_equal(try_values(front, bad[i]), NT_BAD_CONFIG);
    }
}

static void test_values_score(void **state) {
    (void)state;
    laid t;
    sabbath_row rows[SABBATH_SEATS];
    static const uint8_t front[4] = {20, 9, 4, 0}, back[4] = {31, 15, 7, 1};
    for (int conflict = 0; conflict < 2; conflict++) {
        lay_table(&t, 3, 0, "RBYG", conflict ? SABBATH_OPT_CONFLICT : SABBATH_OPTIONS);
        memcpy(t.s.pub.opt + SABBATH_OPT_FRONT, front, 4);
        memcpy(t.s.pub.opt + SABBATH_OPT_BACK, back, 4);
        sabbath_store(t.s.pub.taken[0], set_of("R1"));
        sabbath_store(t.s.pub.taken[1], set_of("R2"));
        sabbath_store(t.s.pub.taken[2], set_of("G3"));
        sabbath_rows(&t.s.pub, rows);
        assert_int_equal(rows[0].witch, conflict ? 16 : 20); /* 31 halved and rounded up */
        assert_int_equal(rows[1].witch, rows[0].witch);
        assert_int_equal(rows[2].witch, conflict ? 1 : 0);
    }
}

/* 9.3 `tie`: with devil the devil points of all games together decide, then it is shared. */
static void test_tie(void **state) {
    (void)state;
    static const uint8_t witch[2][4] = {{5, 3, 1, 5}, {5, 3, 1, 3}}, devil[2][4] = {{4, 6, 4, 4}, {2, 4, 8, 4}};
    for (int option = 0; option < 2; option++) {
        laid t;
        lay_table(&t, 4, 0, "RBYG", option ? SABBATH_OPT_TIE : SABBATH_OPTIONS);
        for (int game = 0; game < 2; game++) {
            for (int seat = 0; seat < 4; seat++) {
                t.s.pub.witch[game][seat] = witch[game][seat]; /* totals 16, 16, 14, 16; devils 6, 10, 12, 8 */
                t.s.pub.devil[game][seat] = devil[game][seat];
            }
        }
        t.s.pub.phase = SABBATH_OVER;
        assert_int_equal(sabbath_game.winners(&t.s.pub), option ? 1u << 1 : 1u << 0 | 1u << 1 | 1u << 3);
    }
}

static void play_any(laid *t, nt_rng *rng) {
    nt_move legal[SABBATH_FACES];
    const uint32_t asked_now = sabbath_game.to_act(&t->s.pub);
    nt_move move = nt_chance(rng);
    if (asked_now != 1u << NT_CHANCE) {
        const nt_view view = nt_asking(&sabbath_game, &t->s, nt_lowest(asked_now));
        const int n = sabbath_game.legal(&view, legal, SABBATH_FACES);
        move = legal[nt_rng_below(rng, (uint32_t)n)];
    }
    t->told = (nt_events){0};
    assert_int_equal(nt_apply(&sabbath_game, &t->s, move, &t->told), NT_OK);
}

/* One game per starter: section 3 anew each time, starters clockwise, totals added, the box shown at the very end. */
static void test_games(void **state) {
    (void)state;
    for (int n = 3; n <= 5; n++) {
        laid t;
        nt_rng rng = nt_rng_seed((uint64_t)n);
        int16_t score[NT_MAX_SEATS];
        int total[SABBATH_SEATS] = {0}, first = -1;
        lay_table(&t, n, 0, "RBYG", SABBATH_OPT_GAMES);
        t.s.pub.first = SABBATH_NONE;
        t.s.pub.phase = SABBATH_DEAL;
        for (int game = 0; game < n; game++) {
            play_any(&t, &rng); /* the deal */
            const nt_event *dealt = told(&t, NT_ALL, SABBATH_EV_DEALT);
            first = game == 0 ? dealt->arg[1] : first;
            assert_int_equal(dealt->arg[0], game);
            assert_int_equal(dealt->arg[1], (first + game) % n);
            assert_int_equal(t.s.pub.turn, (first + game) % n);
            for (int seat = 0; seat < n; seat++) {
                assert_int_equal(sabbath_set_of(t.s.pub.taken[seat]), 0);
            }
            while (t.s.pub.phase < SABBATH_BETWEEN) {
                play_any(&t, &rng);
            }
            for (int seat = 0; seat < n; seat++) {
                total[seat] += t.s.pub.witch[game][seat] + t.s.pub.devil[game][seat];
            }
            const bool last = game == n - 1;
            assert_int_equal(t.s.pub.phase, last ? SABBATH_OVER : SABBATH_BETWEEN);
            assert_int_equal(told(&t, NT_ALL, SABBATH_EV_LEFT_OVER) != NULL, last && n == 3);
            assert_int_equal(told(&t, NT_ALL, SABBATH_EV_WON) != NULL, last);
            assert_int_equal(t.s.pub.left_over[game] != SABBATH_NONE, n == 3);
            if (!last) {
                assert_int_equal(sabbath_game.winners(&t.s.pub), 0);
                assert_int_equal(sabbath_game.ask(&t.s.pub, (uint8_t)(n - 1)), NT_ASK_TABLE);
                make(&t, n - 1, "next");
            }
        }
        sabbath_game.score(&t.s.pub, score);
        for (int seat = 0; seat < n; seat++) {
            assert_int_equal(score[seat], total[seat]);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_face_down_is_hidden),
        cmocka_unit_test(test_face_down_twins),
        cmocka_unit_test(test_turned_up_for_the_draft),
        cmocka_unit_test(test_face_down_is_off),
        cmocka_unit_test(test_undo),
        cmocka_unit_test(test_values),
        cmocka_unit_test(test_values_score),
        cmocka_unit_test(test_tie),
        cmocka_unit_test(test_games),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
