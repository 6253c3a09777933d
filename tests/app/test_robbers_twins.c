/* Werewolves and Robbers in the whole application, twice: two truths that the table may not tell apart, played by the
 * same cards, give it the same frames, pixels, sounds, times and file sizes (interface guide 14). The deal is laid by
 * hand by wrapping apply, so that the record of the match still fits. */
#include <string.h>

#include "app/kit_app_twins.h"
#include "app/table/table_scene.h"
#include "engine/match.h"
#include "games/robbers/robbers_state.h"

extern const nt_table robbers_table;

enum { SEATS = 4, COMMON = 5, HAND = 9 };
enum {
    C = ROBBERS_C1 - 1,
    R = ROBBERS_R1 - 1,
    W = ROBBERS_WEREWOLF,
    K = ROBBERS_KNIFE,
    T = ROBBERS_TRAITOR,
    S = ROBBERS_SEER
};

/* What each seat holds in both truths and plays first; what comes after lies one seat further in the second truth, so
 * that other seats are Werewolf and Traitor. */
static const uint8_t common[SEATS][COMMON] = {{C + 1, C + 2, C + 3, R + 4, R + 5},
                                              {C + 6, C + 7, R + 8, R + 9, S},
                                              {C + 10, C + 11, R + 12, R + 13, K},
                                              {C + 4, C + 14, R + 1, R + 2, K}};
static const uint8_t rest[SEATS][HAND - COMMON] = {{W, C + 5, R + 6, R + 7},
                                                   {W, T, C + 8, C + 9},
                                                   {C + 12, C + 13, R + 10, R + 11},
                                                   {C + 15, R + 3, R + 14, R + 15}};

static int truth;

static void apply_laid(void *state, nt_move move, nt_events *out) {
    struct robbers_state *s = state;
    const bool deals = s->pub.phase == ROBBERS_PHASE_DEAL;

    robbers_game.apply(state, move, out);
    if (!deals) {
        return;
    }
    for (int i = 0; i < SEATS; i++) {
        robbers_priv *me = &s->seat[i];
        memcpy(me->hand, common[i], COMMON);
        memcpy(me->hand + COMMON, rest[(i + truth) % SEATS], HAND - COMMON);
        robbers_sort(me->hand, HAND);
        memcpy(me->dealt, me->hand, HAND);
        me->role = robbers_role(s->pub.opt, me->dealt, HAND);
    }
}

static const robbers_pub *pub_of(const twin *t) {
    return twin_pub(t);
}

static int phase(const void *pub) {
    return ((const robbers_pub *)pub)->phase;
}

/* ---- the hands ---- */

/* The next of the common cards. */
static void play_card(twin *t, int seat) {
    const robbers_priv *me = app_director_view(t->a->table, (uint8_t)seat).me;
    const uint8_t card = common[seat][pub_of(t)->tricks];

    for (int i = 0; i < HAND; i++) {
        if (me->hand[i] == card) {
            twin_press(t, "card", i);
            twin_press(t, "done", 0);
            return;
        }
    }
    fail_msg("seat %d lacks card %d", seat, card);
}

static void act(twin *t) {
    if (twin_in(t, "curtain")) {
        twin_press(t, "open", 0);
    } else if (twin_in(t, "private")) {
        play_card(t, table_scene_shown(t->a)->seat);
    } else if (player_zone(&t->hand, "trick", 0) != NULL && pub_of(t)->down == 2) {
        twin_press(t, "trick", 0); /* somebody reads why a card counts what it counts */
        player_wait(&t->hand, 700);
        twin_press(t, "trick", 0);
    }
    player_wait(&t->hand, 200);
}

static void play(course *c, uint8_t role[SEATS], pf *screen) {
    static const twins kind = {.table = &robbers_table, .seats = SEATS, .people = (1 << SEATS) - 1, .phase = phase};
    nt_game game = robbers_game;
    static twin t;

    game.apply = apply_laid;
    twin_begin(&t, &kind, &game, screen, c);
    twin_start(&t);
    for (int i = 0; i < 2000 && pub_of(&t)->tricks < COMMON; i++) {
        act(&t);
    }
    assert_int_equal(pub_of(&t)->tricks, COMMON);
    const struct robbers_state *s = nt_match_state(app_director_match(t.a->table));
    for (int i = 0; i < SEATS; i++) {
        role[i] = s->seat[i].role;
    }
    twin_end(&t);
}

static void two_truths_look_the_same(void **state) {
    static course courses[TWINS];
    uint8_t role[TWINS][SEATS];

    for (truth = 0; truth < TWINS; truth++) {
        play(&courses[truth], role[truth], *state);
    }
    assert_memory_not_equal(role[0], role[1], SEATS);
    courses_same(courses, 200, "four people");
    print_message("%d things noted, the same twice\n", courses[0].n);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(two_truths_look_the_same)};

    return cmocka_run_group_tests(tests, twins_open_screen, twins_close_screen);
}
