/* Werewolves and Robbers in the whole application, twice: two truths that the table may not tell apart, played by the
 * same cards, give it the same frames, pixels, sounds, times and file sizes (interface guide 14). The deal is laid by
 * hand by wrapping apply, so that the record of the match still fits. */
#include <sys/stat.h>
#include <unistd.h>

#include "app/player.h"
#include "app/stack.h"
#include "app/table_scene.h"
#include "games/robbers/robbers_state.h"
#include "robbers_table/stage.h"

enum { TRUTHS = 2, SEATS = 4, COMMON = 5, HAND = 9, MOST = 40000 };
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

static nt_err apply_laid(void *state, nt_move move, nt_events *out) {
    struct robbers_state *s = state;
    const bool deals = s->pub.phase == ROBBERS_PHASE_DEAL;
    const nt_err err = robbers_game.apply(state, move, out);

    if (err != NT_OK || !deals) {
        return err;
    }
    for (int i = 0; i < SEATS; i++) {
        robbers_priv *me = &s->seat[i];
        memcpy(me->hand, common[i], COMMON);
        memcpy(me->hand + COMMON, rest[(i + truth) % SEATS], HAND - COMMON);
        robbers_sort(me->hand, HAND);
        memcpy(me->dealt, me->hand, HAND);
        me->role = robbers_role(s->pub.opt, me->dealt, HAND);
    }
    return NT_OK;
}

/* ---- what can be noticed from outside ---- */

typedef struct {
    char what; /* frame, pixels, sound, wake, time of a private frame, length of the save */
    uint64_t at, value;
} noted;

typedef struct {
    noted at[MOST];
    int n;
    uint8_t role[SEATS];
} course;

typedef struct {
    app *a;
    player hand;
    course *course;
    pf *screen;
    nt_game game;
    char dir[64];
    int presses;
} table;

static const robbers_pub *pub_of(const table *t) {
    return app_director_view(t->a->table, NT_SPECTATOR).pub;
}

static void note(table *t, char what, uint64_t value) {
    course *c = t->course;

    assert_true(c->n < MOST);
    c->at[c->n++] = (noted){what, t->a->now, value};
}

static uint64_t mixed(uint64_t hash, const void *bytes, size_t n) {
    const unsigned char *at = bytes;

    for (size_t i = 0; i < n; i++) {
        hash = (hash ^ at[i]) * 1099511628211u;
    }
    return hash;
}

static uint64_t frame_hash(const ui_draw *d) {
    uint64_t hash = 14695981039346656037u;

    for (int i = 0; i < d->n; i++) {
        const ui_command *c = &d->command[i];
        hash = mixed(hash, &c->kind, sizeof c->kind);
        hash = mixed(hash, &c->angle, sizeof c->angle);
        hash = mixed(hash, &c->at, sizeof c->at);
        hash = mixed(hash, &c->colour, sizeof c->colour);
        hash = mixed(hash, d->arena + c->text, c->len);
    }
    for (int i = 0; i < d->n_zones; i++) {
        hash = mixed(hash, d->zone[i].name, strlen(d->zone[i].name));
        hash = mixed(hash, &d->zone[i].at, sizeof d->zone[i].at);
        hash = mixed(hash, &d->zone[i].flags, sizeof d->zone[i].flags);
    }
    return hash;
}

static bool in_private(const table *t) {
    return strcmp(app_scene_name(t->a), "private") == 0;
}

static void seen(void *user, app *a) {
    table *t = user;
    struct stat file;
    char path[120];

    if (in_private(t)) {
        note(t, 't', 0);
    } else {
        note(t, 'f', frame_hash(a->shown));
        if (app_director_step(a->table).kind != STEP_EVENTS) {
            pf_paint(t->screen, a->shown);
            note(t, 'p', pf_frame_hash(t->screen));
        }
    }
    for (int i = 0; i < a->sounds; i++) {
        note(t, 's', mixed(0, a->sound[i], strlen(a->sound[i])));
    }
    note(t, 'w', app_wake(a));
    snprintf(path, sizeof path, "%s/open.nighttable", t->dir);
    if (stat(path, &file) == 0) {
        note(t, 'l', (uint64_t)file.st_size);
    }
}

/* ---- the hands ---- */

static void press(table *t, const char *zone, int n) {
    t->presses += in_private(t);
    assert_true(player_press(&t->hand, zone, n));
}

/* The next of the common cards. */
static void play_card(table *t, int seat) {
    const robbers_priv *me = app_director_view(t->a->table, (uint8_t)seat).me;
    const uint8_t card = common[seat][pub_of(t)->tricks];

    for (int i = 0; i < HAND; i++) {
        if (me->hand[i] == card) {
            press(t, "card", i);
            press(t, "done", 0);
            return;
        }
    }
    fail_msg("seat %d lacks card %d", seat, card);
}

static void act(table *t) {
    if (strcmp(app_scene_name(t->a), "curtain") == 0) {
        press(t, "open", 0);
    } else if (in_private(t)) {
        play_card(t, table_scene_shown(t->a)->seat);
    } else if (player_zone(&t->hand, "trick", 0) != NULL && pub_of(t)->down == 2) {
        press(t, "trick", 0); /* somebody reads why a card counts what it counts */
        player_wait(&t->hand, 700);
        press(t, "trick", 0);
    }
    player_wait(&t->hand, 200);
}

static void begin(table *t) {
    static const nt_table *const tables[] = {&robbers_table, NULL};
    static const nt_game *games[] = {NULL, NULL};
    char problem[256] = "";

    t->game = robbers_game;
    t->game.apply = apply_laid;
    games[0] = &t->game;
    snprintf(t->dir, sizeof t->dir, "robbers_twins.XXXXXX");
    assert_non_null(mkdtemp(t->dir));
    const app_options options = {
        .data_dir = NT_SOURCE_DIR, .save_dir = t->dir, .seed = 5, .quiet = true, .games = games, .tables = tables};
    t->a = app_create(&options, pf_type(t->screen), 1280, 800, 3.78f, problem, sizeof problem);
    assert_non_null(t->a);
    player_begin(&t->hand, t->a, 1);
    t->a->plan.game = &t->game;
    t->a->plan.config = nt_config_standard(&t->game, SEATS);
    t->a->plan.seating = app_seating_standard(SEATS, true, "en");
    for (int i = 0; i < SEATS; i++) {
        t->a->plan.seating.seat[i].bot = false;
    }
    assert_true(app_start(t->a));
    stack_settle(t->a);
    t->hand.seen = seen;
    t->hand.user = t;
    player_wait(&t->hand, 0);
}

static void end(table *t) {
    char command[100];
    const struct robbers_state *s = nt_match_state(app_director_match(t->a->table));

    for (int i = 0; i < SEATS; i++) {
        t->course->role[i] = s->seat[i].role;
    }
    note(t, 't', (uint64_t)t->presses);
    app_destroy(t->a);
    snprintf(command, sizeof command, "rm -r %s", t->dir);
    assert_int_equal(system(command), 0);
}

static void play(course *c, pf *screen) {
    static table t;

    t = (table){.course = c, .screen = screen};
    c->n = 0;
    begin(&t);
    for (int i = 0; i < 2000 && pub_of(&t)->tricks < COMMON; i++) {
        act(&t);
    }
    assert_int_equal(pub_of(&t)->tricks, COMMON);
    end(&t);
}

static void two_truths_look_the_same(void **state) {
    static course courses[TRUTHS];
    const course *a = &courses[0], *b = &courses[1];

    for (truth = 0; truth < TRUTHS; truth++) {
        play(&courses[truth], *state);
    }
    assert_memory_not_equal(a->role, b->role, SEATS);
    assert_true(a->n > 200);
    for (int i = 0; i < a->n && i < b->n; i++) {
        const noted *x = &a->at[i], *y = &b->at[i];
        if (x->what != y->what || x->at != y->at || x->value != y->value) {
            fail_msg("%d: %c (%c) at %d ms (%d): %llx or %llx", i, x->what, y->what, (int)x->at, (int)y->at,
                     (unsigned long long)x->value, (unsigned long long)y->value);
        }
    }
    assert_int_equal(a->n, b->n);
    print_message("%d things noted, the same twice\n", a->n);
}

static int open_screen(void **state) {
    char problem[256] = "";

    *state = pf_open(&(pf_options){.data_dir = NT_SOURCE_DIR, .title = "", .w = 1280, .h = 800, .offscreen = true},
                     problem, sizeof problem);
    return *state == NULL;
}

static int close_screen(void **state) {
    pf_close(*state);
    return 0;
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(two_truths_look_the_same)};

    return cmocka_run_group_tests(tests, open_screen, close_screen);
}
