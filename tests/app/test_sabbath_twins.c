/* Witches of the Sabbath in the whole application, pressed by hand, twice: a card that is laid face down is another
 * one in each truth, and the table and every other seat get the same frames, pixels, sounds, times and file sizes
 * until it is turned up (sabbath.md 9.2, 10; interface guide 14). */
#include "app/kit_app.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "app/stack.h"
#include "app/table_scene.h"
#include "engine/match.h"
#include "games/sabbath/sabbath.h"
#include "platform/platform.h"

extern const nt_table sabbath_table;

enum { MOST = 40000, TRUTHS = 2 };

/* ---- what can be noticed from outside ---- */

typedef struct {
    char what; /* frame, pixels, sound, wake, time of a private frame, other's own frame, length of the save */
    uint64_t at, value;
    int plies;
} noted;

typedef struct {
    noted at[MOST];
    int n;
} course;

typedef struct {
    app *a;
    player hand;
    course *course;
    pf *screen;
    int truth, presses;
    int layer; /* the seat whose card differs; -1 before it is laid */
    char dir[256];
} table;

static const sabbath_pub *pub_of(const table *t) {
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

/* The event that is shown turns up a card: from here on the truths differ. */
static bool turned_up(const table *t) {
    nt_event event, last;
    float part;
    if (t->layer < 0)
        return false;
    app_director_event(t->a->table, t->a->now, &event, &part, &last);
    return event.kind == SABBATH_EV_TURNED_UP || last.kind == SABBATH_EV_TURNED_UP;
}

/* Whose private frame may differ: of who is about to lay the card, or has laid it. */
static bool may_differ(const table *t, uint8_t seat) {
    nt_move legal[NT_MAX_LEGAL];
    const int n = nt_port_legal(app_director_port(t->a->table, seat), legal, NT_MAX_LEGAL);
    return t->layer < 0 ? n > 1 && legal[0].kind == SABBATH_MOVE_FACE_DOWN : t->layer == seat;
}

static void seen(void *user, app *a) {
    table *t = user;
    struct stat file;
    char path[400];
    if (turned_up(t))
        return;
    if (in_private(t)) {
        note(t, 't', 0);
        if (!may_differ(t, table_scene_shown(a)->seat))
            note(t, 'o', kit_frame_hash(a));
    } else {
        if (t->layer >= 0) { /* before, nothing differs */
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

/* The first legal card; where the truths part, the last one in the second of them. */
static void play_card(table *t, const table_scene *shown) {
    const sabbath_priv *me = app_director_view(t->a->table, shown->seat).me;
    const bool parts = t->layer < 0 && may_differ(t, shown->seat);
    const nt_move move = shown->ui.legal[parts && t->truth == 1 ? shown->ui.n_legal - 1 : 0];
    int index = 0;
    for (int card = 0; card < move.arg[0]; card++)
        index += sabbath_held(me->hand, card);
    if (parts)
        t->layer = shown->seat;
    press(t, "card", index);
    press(t, "done", 0);
}

static void act(table *t) {
    const char *name = app_scene_name(t->a);
    const table_scene *shown = table_scene_shown(t->a);
    if (strcmp(name, "curtain") == 0)
        press(t, "open", 0);
    else if (strcmp(name, "private") == 0 && shown->ui.n_legal > 0)
        play_card(t, shown);
    else if (app_director_step(t->a->table).kind == STEP_OPEN) {
        const bool witch = pub_of(t)->phase == SABBATH_WITCH;
        int n = 0;
        while (n < SABBATH_SEATS && player_zone(&t->hand, witch ? "swap" : "take", n) == NULL)
            n++;
        press(t, witch ? "swap" : "take", n);
    }
    player_wait(&t->hand, 40);
}

/* ---- one evening, up to the moment when the card is turned up ---- */

static void begin(table *t, int seats, int people) {
    static const nt_table *const tables[] = {&sabbath_table, NULL};
    static const nt_game *const games[] = {&sabbath_game, NULL};
    char problem[256] = "";
    kit_folder(t->dir, sizeof t->dir);
    const app_options options = {
        .data_dir = NT_SOURCE_DIR, .save_dir = t->dir, .seed = 5, .quiet = true, .games = games, .tables = tables};
    t->a = app_create(&options, pf_type(t->screen), 1280, 800, 3.78f, problem, sizeof problem);
    assert_non_null(t->a);
    player_begin(&t->hand, t->a, 1);
    t->hand.seen = seen;
    t->hand.user = t;
    t->a->plan.game = &sabbath_game;
    t->a->plan.config = nt_config_standard(&sabbath_game, (uint8_t)seats);
    t->a->plan.config.opt[SABBATH_OPT_SILENT] = 1;
    t->a->plan.seating = app_seating_standard(seats, true, "en");
    for (int i = 0; i < people; i++)
        t->a->plan.seating.seat[i].bot = false;
}

static void play(course *c, pf *screen, int seats, int people, int truth) {
    table t = {.course = c, .screen = screen, .truth = truth, .layer = -1};
    c->n = 0;
    begin(&t, seats, people);
    assert_true(app_start(t.a));
    stack_settle(t.a);
    player_wait(&t.hand, 0);
    for (int i = 0; i < 4000 && !turned_up(&t); i++)
        act(&t);
    assert_true(turned_up(&t)); /* somebody could not follow and had two cards to choose from */
    note(&t, 'n', (uint64_t)t.presses);
    app_destroy(t.a);
    kit_remove(t.dir);
}

/* Among people alone, and beside bots, which neither choose nor wait otherwise. */
static void a_card_face_down_is_any_card(void **state) {
    static const struct { int seats, people; } evening[] = {{4, 4}, {5, 2}, {4, 1}};
    static course courses[TRUTHS];
    for (size_t i = 0; i < sizeof evening / sizeof evening[0]; i++) {
        for (int truth = 0; truth < TRUTHS; truth++)
            play(&courses[truth], *state, evening[i].seats, evening[i].people, truth);
        assert_true(courses[0].n > 100);
        assert_same_course(&courses[0], &courses[1]);
    }
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
    const struct CMUnitTest tests[] = {cmocka_unit_test(a_card_face_down_is_any_card)};
    return cmocka_run_group_tests(tests, open_screen, close_screen);
}
