/* Werewolf in the whole application, pressed by hand, twice: truths in which two people have each other's role give
 * the table the same frames, pixels, sounds, times and file sizes, from the deal to the announcement (werewolf.md
 * 5.3, 5.4; interface guide 14). With the device in the middle that holds of the calls, too: whoever is called
 * touches the same. The deal is laid by hand by wrapping apply, so that the record of the match still fits. */
#include <string.h>

#include "app/kit_app_twins.h"
#include "app/table/table_scene.h"
#include "games/werewolf/werewolf_state.h"
#include "hosting/house.h"

extern const nt_table werewolf_table;

/* Seats 0 and 1 have each other's role in the second truth; nobody touches them at night. */
enum { SEATS = 7, VICTIM = 5, OTHER = 6 };

typedef struct {
    const char *name;
    int host;
    uint8_t role[SEATS];
} evening;

static const evening *is;
static int truth;

static void apply_laid(void *state, nt_move move, nt_events *out) {
    struct werewolf_state *s = state;
    const bool deals = s->pub.step == WEREWOLF_STEP_DEAL;

    werewolf_game.apply(state, move, out);
    for (int seat = 0; seat < SEATS && deals; seat++) {
        werewolf_priv *me = &s->seat[seat];
        me->role = is->role[seat < 2 && truth ? 1 - seat : seat];
        me->antidote = me->poison = me->role == WEREWOLF_WITCH;
    }
}

static const werewolf_pub *pub_of(const twin *t) {
    return twin_pub(t);
}

static int phase(const void *pub) {
    return ((const werewolf_pub *)pub)->step;
}

/* ---- the hands ---- */

static bool offers(const twin *t, const char *zone, int n) {
    const ui_zone *at = player_zone(&t->hand, zone, n);

    return at != NULL && !(at->flags & UI_ZONE_OFF);
}

static bool may_be_witch(int seat) {
    return is->role[seat] == WEREWOLF_WITCH || (seat < 2 && is->role[1 - seat] == WEREWOLF_WITCH);
}

/* A role is read; at night the pack and those who suspect name the victim, those who check or trust another one, and
 * whoever may be the Witch nobody. */
static void act_alone(twin *t) {
    const int seat = table_scene_shown(t->a)->seat;
    const bool first = pub_of(t)->call == WEREWOLF_CALL_LAP_A;

    if (pub_of(t)->step == WEREWOLF_STEP_NIGHT && player_zone(&t->hand, "nobody", 0) != NULL) {
        if (!first && may_be_witch(seat)) {
            twin_press(t, "nobody", 0);
        } else {
            const int want = first ? VICTIM : OTHER;
            twin_press(t, "pick", want != seat ? want : VICTIM - 1); /* nobody suspects or trusts himself */
        }
    }
    twin_press(t, "done", -1);
}

/* In a call somebody is touched and it is confirmed; a page is read. What the last seconds are too short for waits.
 */
static void act_called(twin *t) {
    if (((const hosted_scene *)table_scene_shown(t->a))->h.seconds_left < 4) {
        player_wait(&t->hand, 500);
        return;
    }
    if (offers(t, "pick", VICTIM)) {
        if (pub_of(t)->call == WEREWOLF_CALL_WITCH) {
            twin_press(t, "nobody", 0);
        } else {
            twin_press(t, "pick", pub_of(t)->call == WEREWOLF_CALL_PACK ? VICTIM : OTHER);
        }
    }
    if (offers(t, "confirm", 0)) {
        twin_press(t, "confirm", 0);
    }
    player_wait(&t->hand, 2000);
}

static void act(twin *t) {
    if (twin_in(t, "curtain")) {
        twin_press(t, "open", 0);
    } else if (twin_in(t, "private")) {
        act_alone(t);
    } else if (twin_in(t, "call")) {
        act_called(t);
    } else if (twin_in(t, "table") && offers(t, "act", WEREWOLF_MOVE_NIGHT)) {
        twin_press(t, "act", WEREWOLF_MOVE_NIGHT);
    }
    player_wait(&t->hand, 100);
}

/* ---- one evening ---- */

static bool announced(const twin *t) {
    return pub_of(t)->round == 1 && !pub_of(t)->night;
}

static void play(course *c, pf *screen) {
    static const twins kind = {.table = &werewolf_table, .seats = SEATS, .people = (1 << SEATS) - 1, .phase = phase};
    nt_game game = werewolf_game;
    static twin t;

    game.apply = apply_laid;
    twin_begin(&t, &kind, &game, screen, c);
    t.a->plan.config.opt[WEREWOLF_OPT_HOST] = (int16_t)is->host;
    twin_start(&t);
    for (int i = 0; i < 4000 && !announced(&t); i++) {
        act(&t);
    }
    assert_true(announced(&t));
    assert_int_equal(pub_of(&t)->deaths, 1); /* the wolves had their victim */
    twin_end(&t);
}

static void two_truths_look_the_same(void **state) {
    enum { W = WEREWOLF_WEREWOLF, S = WEREWOLF_SEER, X = WEREWOLF_WITCH, H = WEREWOLF_HUNTER, V = WEREWOLF_VILLAGER };
    static const evening list[] = {{"table: a wolf and a villager", WEREWOLF_HOST_TABLE, {W, V, S, X, W, V, H}},
                                   {"table: the Witch and a wolf", WEREWOLF_HOST_TABLE, {X, W, S, H, W, V, V}},
                                   {"pass: a wolf and a villager", WEREWOLF_HOST_PASS, {W, V, S, X, W, V, H}},
                                   {"pass: the Seer and the Hunter", WEREWOLF_HOST_PASS, {S, H, W, X, W, V, V}}};
    static course courses[TWINS];

    for (size_t i = 0; i < sizeof list / sizeof list[0]; i++) {
        is = &list[i];
        for (truth = 0; truth < TWINS; truth++) {
            play(&courses[truth], *state);
        }
        courses_same(courses, 200, is->name);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(two_truths_look_the_same)};

    return cmocka_run_group_tests(tests, twins_open_screen, twins_close_screen);
}
