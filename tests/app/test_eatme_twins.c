/* Eat Me If You Can! in the whole application, pressed by hand, twice: houses that sleep in one truth and set traps
 * in the other give the table the same frames, pixels, sounds, times and file sizes until their wheels are turned
 * round (eat-me.md 7; interface guide 14). */
#include "app/kit_app.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "app/stack.h"
#include "app/table_scene.h"
#include "engine/match.h"
#include "games/eatme/eatme.h"
#include "platform/platform.h"

extern const nt_table eatme_table;

enum { MOST = 20000, TRUTHS = 2 };

/* ---- what can be noticed from outside ---- */

typedef struct {
    char what; /* frame, pixels, sound, wake, time of a private frame, own frame, length of the save */
    uint64_t at, value;
    int plies;
} noted;

typedef struct {
    noted at[MOST];
    int n;
} course;

/* Who plays, and what the houses choose: a letter a seat, 's' or 't'. The seat `alike` chooses the same in both. */
typedef struct {
    int seats, people;
    const char *wheel[TRUTHS];
    int alike;
    int timer; /* seconds for a decision, 0 = as long as one likes */
} evening;

typedef struct {
    app *a;
    player hand;
    course *course;
    pf *screen;
    const evening *is;
    int truth, presses;
    char dir[256];
} table;

static const eatme_pub *pub_of(const table *t) {
    return app_director_view(t->a->table, NT_SPECTATOR).pub;
}

static void note(table *t, char what, uint64_t value) {
    course *c = t->course;
    assert_true(c->n < MOST);
    c->at[c->n++] = (noted){.what = what,
                            .at = t->a->now,
                            .value = value,
                            .plies = t->a->table ? nt_match_plies(app_director_match(t->a->table)) : 0};
}

static bool in_private(const table *t) {
    return strcmp(app_scene_name(t->a), "private") == 0;
}

static bool moves(const table *t) {
    return t->a->table && app_director_step(t->a->table).kind == STEP_EVENTS;
}

static void seen(void *user, app *a) {
    table *t = user;
    struct stat file;
    char path[400];
    if (in_private(t)) {
        note(t, 't', 0);
        if (table_scene_shown(a)->seat == t->is->alike)
            note(t, 'o', kit_frame_hash(a));
    } else {
        if (!moves(t)) {
            pf_paint(t->screen, a->shown);
            note(t, 'p', pf_frame_hash(t->screen));
        }
        note(t, 'f', kit_frame_hash(a));
    }
    for (int i = 0; i < a->sounds; i++)
        note(t, 's', (uint64_t)(unsigned char)a->sound[i][0] << 8 | (unsigned char)a->sound[i][1]);
    note(t, 'w', app_wake(a));
    snprintf(path, sizeof path, "%s/open.nighttable", t->dir);
    if (stat(path, &file) == 0)
        note(t, 'l', (uint64_t)file.st_size);
}

static void assert_same_course(const course *a, const course *b) {
    for (int i = 0; i < a->n && i < b->n; i++) {
        const noted *x = &a->at[i], *y = &b->at[i];
        if (x->what != y->what || x->at != y->at || x->value != y->value || x->plies != y->plies)
            fail_msg("%d: %c or %c at %d or %d ms, ply %d: %llx or %llx", i, x->what, y->what, (int)x->at, (int)y->at,
                     x->plies, (unsigned long long)x->value, (unsigned long long)y->value);
    }
    assert_int_equal(a->n, b->n);
}

/* ---- the hands ---- */

static void press(table *t, const char *zone, int n) {
    const ui_zone *at = player_zone(&t->hand, zone, n);
    if (at == NULL || (at->flags & UI_ZONE_OFF))
        fail_msg("no zone %s %d in scene %s, phase %d", zone, n, app_scene_name(t->a), pub_of(t)->phase);
    t->presses++;
    assert_true(player_press(&t->hand, zone, n));
}

/* The first house clockwise from the Wolf that chose the same in both truths, or simply the first. */
static int door(const table *t) {
    const eatme_pub *pub = pub_of(t);
    for (int k = 1; k < pub->n; k++) {
        const int seat = (pub->wolf + k) % pub->n;
        if (t->is->wheel[0][seat] == t->is->wheel[1][seat])
            return seat;
    }
    return (pub->wolf + 1) % pub->n;
}

static void act(table *t) {
    const char *name = app_scene_name(t->a);
    const table_scene *shown = table_scene_shown(t->a);
    if (strcmp(name, "curtain") == 0)
        press(t, "open", 0);
    else if (strcmp(name, "private") == 0 && !shown->ui.waiting) {
        press(t, "wheel", t->is->wheel[t->truth][shown->seat] == 's' ? EATME_SLEEP : EATME_TRAP);
        press(t, "done", -1);
    } else if (app_director_step(t->a->table).kind == STEP_OPEN && pub_of(t)->phase == EATME_PHASE_PROWL) {
        press(t, "house", (pub_of(t)->wolf + 2) % pub_of(t)->n);
        press(t, "path", 3);
        press(t, "house", door(t));
        press(t, "confirm", 0);
    }
    player_wait(&t->hand, 40);
}

/* ---- one evening, up to the moment in which the house turns all wheels round ---- */

static bool far_enough(const table *t) {
    return pub_of(t)->phase > EATME_PHASE_REVEAL_OTHERS;
}

static void begin(table *t) {
    static const nt_table *const tables[] = {&eatme_table, NULL};
    static const nt_game *const games[] = {&eatme_game, NULL};
    char problem[256] = "";
    kit_folder(t->dir, sizeof t->dir);
    const app_options options = {
        .data_dir = NT_SOURCE_DIR, .save_dir = t->dir, .seed = 5, .quiet = true, .games = games, .tables = tables};
    t->a = app_create(&options, pf_type(t->screen), 1280, 800, 3.78f, problem, sizeof problem);
    assert_non_null(t->a);
    player_begin(&t->hand, t->a, 1);
    t->hand.seen = seen;
    t->hand.user = t;
    t->a->settings.dwell_seconds = 3;
    t->a->plan.game = &eatme_game;
    t->a->plan.config = nt_config_standard(&eatme_game, (uint8_t)t->is->seats);
    t->a->plan.config.opt[EATME_OPT_TIMER] = (int16_t)t->is->timer;
    t->a->plan.seating = app_seating_standard(t->is->seats, true, "en");
    for (int i = 0; i < t->is->people; i++)
        t->a->plan.seating.seat[i].bot = false;
}

static void play(course *c, pf *screen, const evening *is, int truth) {
    table t = {.course = c, .screen = screen, .is = is, .truth = truth};
    c->n = 0;
    begin(&t);
    assert_true(app_start(t.a));
    stack_settle(t.a);
    player_wait(&t.hand, 0);
    for (int i = 0; i < 4000 && !far_enough(&t); i++)
        act(&t);
    assert_true(far_enough(&t));
    note(&t, 'n', (uint64_t)t.presses);
    app_destroy(t.a);
    kit_remove(t.dir);
}

/* What is noticed before as many moves were made. */
static int before_ply(const course *c, int plies) {
    int n = 0;
    while (n < c->n && c->at[n].plies < plies)
        n++;
    return n;
}

static course courses[TRUTHS];

static void play_both(pf *screen, const evening *is) {
    uint64_t turned[TRUTHS], presses[TRUTHS];
    for (int truth = 0; truth < TRUTHS; truth++) {
        course *c = &courses[truth];
        play(c, screen, is, truth);
        presses[truth] = c->at[c->n - 1].value;
        c->n = before_ply(c, 1 + is->seats - 1 + 2); /* the deal, the houses, the attack, the reveal */
        turned[truth] = c->at[c->n].at;
    }
    assert_true(courses[0].n > 100);
    assert_same_course(&courses[0], &courses[1]);
    assert_int_equal(turned[0], turned[1]);
    assert_int_equal(presses[0], presses[1]);
}

static void people_choose_unseen(void **state) {
    static const evening is[] = {
        {4, 4, {"stst", "ttst"}, 2, 0}, {6, 6, {"ssssss", "sttttt"}, 0, 0}, {3, 3, {"stt", "sst"}, 0, 0}};
    for (size_t i = 0; i < sizeof is / sizeof is[0]; i++)
        play_both(*state, &is[i]);
}

/* With a limit the clock stands on the private frame alone, and it shows and wakes the same for either choice. */
static void the_clock_tells_no_choice(void **state) {
    static const evening is[] = {{4, 4, {"stst", "ttst"}, 2, 5}, {5, 5, {"tsttt", "tssst"}, 0, 30}};
    for (size_t i = 0; i < sizeof is / sizeof is[0]; i++)
        play_both(*state, &is[i]);
}

/* What the only person chooses shows in no bot's pause, nor in what the Wolf, a bot, does or when. */
static void bots_wait_as_long_for_a_sleeper(void **state) {
    static const evening is = {5, 1, {"sssss", "tssss"}, 1, 0};
    static course *two[TRUTHS] = {&courses[0], &courses[1]};
    for (int truth = 0; truth < TRUTHS; truth++)
        play(two[truth], *state, &is, truth);
    /* Up to the knock; from then on the victim's wheel may be the person's own. */
    const int last = before_ply(&courses[0], 1 + 4);
    courses[0].n = courses[1].n = last;
    assert_true(last > 100);
    assert_same_course(&courses[0], &courses[1]);
}

static int open_screen(void **state) {
    char problem[256] = "";
    const pf_options options = {.data_dir = NT_SOURCE_DIR, .title = "", .w = 1280, .h = 800, .offscreen = true};
    *state = pf_open(&options, problem, sizeof problem);
    return *state == NULL;
}

static int close_screen(void **state) {
    pf_close(*state);
    return 0;
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(people_choose_unseen),
        cmocka_unit_test(the_clock_tells_no_choice),
        cmocka_unit_test(bots_wait_as_long_for_a_sleeper),
    };
    return cmocka_run_group_tests(tests, open_screen, close_screen);
}
