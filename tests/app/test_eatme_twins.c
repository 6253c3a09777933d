/* Eat Me If You Can! in the whole application, pressed by hand, twice: houses that sleep in one truth and set traps
 * in the other give the table the same frames, pixels, sounds, times and file sizes until their wheels are turned
 * round (eat-me.md 7; interface guide 14). */
#include <string.h>

#include "app/kit_app_twins.h"
#include "app/table/table_scene.h"
#include "games/eatme/eatme.h"
#include "ui/zones.h"

extern const nt_table eatme_table;

/* Who plays, and what the houses choose: a letter a seat, 's' or 't'. The seat `alike` chooses the same in both. */
typedef struct {
    int seats, people;
    const char *wheel[TWINS];
    int alike;
    int timer; /* seconds for a decision, 0 = as long as one likes */
} evening;

typedef struct {
    twin t;
    const evening *is;
    int truth;
} table;

static const eatme_pub *pub_of(const table *t) {
    return twin_pub(&t->t);
}

static int phase(const void *pub) {
    return ((const eatme_pub *)pub)->phase;
}

static bool sees_the_same(const twin *t, uint8_t seat) {
    return ((const table *)t->own)->is->alike == seat;
}

/* ---- the hands ---- */

/* The first house clockwise from the Wolf that chose the same in both truths, or simply the first. */
static int door(const table *t) {
    const eatme_pub *pub = pub_of(t);
    for (int k = 1; k < pub->n; k++) {
        const int seat = (pub->wolf + k) % pub->n;
        if (t->is->wheel[0][seat] == t->is->wheel[1][seat]) {
            return seat;
        }
    }
    return (pub->wolf + 1) % pub->n;
}

static void act(table *t) {
    twin *w = &t->t;
    const table_scene *shown = table_scene_shown(w->a);
    if (twin_in(w, "curtain")) {
        twin_press(w, ZONE_OPEN, 0);
    } else if (twin_in(w, "private")) {
        twin_press(w, "wheel", t->is->wheel[t->truth][shown->seat] == 's' ? EATME_SLEEP : EATME_TRAP);
        twin_press(w, ZONE_DONE, -1);
    } else if (app_director_step(w->a->table).kind == STEP_OPEN && pub_of(t)->phase == EATME_PHASE_PROWL) {
        twin_press(w, "house", (pub_of(t)->wolf + 2) % pub_of(t)->n);
        twin_press(w, "path", 3);
        twin_press(w, "house", door(t));
        twin_press(w, ZONE_CONFIRM, 0);
    }
    player_wait(&w->hand, 40);
}

/* ---- one evening, up to the moment in which the house turns all wheels round ---- */

static bool far_enough(const table *t) {
    return pub_of(t)->phase > EATME_PHASE_REVEAL_OTHERS;
}

static void play(course *c, pf *screen, const evening *is, int truth) {
    const twins kind = {.table = &eatme_table,
                        .seats = is->seats,
                        .people = (1u << is->people) - 1,
                        .phase = phase,
                        .sees_the_same = sees_the_same};
    static table t;
    t = (table){.t = {.own = &t}, .is = is, .truth = truth};
    twin_begin(&t.t, &kind, &eatme_game, screen, c);
    t.t.a->settings.dwell_seconds = 3;
    t.t.a->plan.config.opt[EATME_OPT_TIMER] = (int16_t)is->timer;
    twin_start(&t.t);
    for (int i = 0; i < 4000 && !far_enough(&t); i++) {
        act(&t);
    }
    assert_true(far_enough(&t));
    twin_end(&t.t);
}

static course courses[TWINS];

static void play_both(pf *screen, const evening *is) {
    uint64_t turned[TWINS], presses[TWINS];
    for (int truth = 0; truth < TWINS; truth++) {
        course *c = &courses[truth];
        play(c, screen, is, truth);
        presses[truth] = c->at[c->n - 1].value;
        c->n = course_before_ply(c, 1 + is->seats - 1 + 2); /* the deal, the houses, the attack, the reveal */
        turned[truth] = c->at[c->n].at;
    }
    courses_same(courses, 100, is->wheel[1]);
    assert_int_equal(turned[0], turned[1]);
    assert_int_equal(presses[0], presses[1]);
}

static void people_choose_unseen(void **state) {
    static const evening is[] = {
        {4, 4, {"stst", "ttst"}, 2, 0}, {6, 6, {"ssssss", "sttttt"}, 0, 0}, {3, 3, {"stt", "sst"}, 0, 0}};
    for (size_t i = 0; i < sizeof is / sizeof is[0]; i++) {
        play_both(*state, &is[i]);
    }
}

/* With a limit the clock stands on the private frame alone, and it shows and wakes the same for either choice. */
static void the_clock_tells_no_choice(void **state) {
    static const evening is[] = {{4, 4, {"stst", "ttst"}, 2, 5}, {5, 5, {"tsttt", "tssst"}, 0, 30}};
    for (size_t i = 0; i < sizeof is / sizeof is[0]; i++) {
        play_both(*state, &is[i]);
    }
}

/* What the only person chooses shows in no bot's pause, nor in what the Wolf, a bot, does or when. */
static void bots_wait_as_long_for_a_sleeper(void **state) {
    static const evening is = {5, 1, {"sssss", "tssss"}, 1, 0};
    for (int truth = 0; truth < TWINS; truth++) {
        play(&courses[truth], *state, &is, truth);
    }
    /* Up to the knock; from then on the victim's wheel may be the person's own. */
    const int last = course_before_ply(&courses[0], 1 + 4);
    courses[0].n = courses[1].n = last;
    courses_same(courses, 100, is.wheel[1]);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(people_choose_unseen),
        cmocka_unit_test(the_clock_tells_no_choice),
        cmocka_unit_test(bots_wait_as_long_for_a_sleeper),
    };
    return cmocka_run_group_tests(tests, twins_open_screen, twins_close_screen);
}
