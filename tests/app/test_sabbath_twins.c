/* Witches of the Sabbath in the whole application, pressed by hand, twice: a card that is laid face down is another
 * one in each truth, and the table and every other seat get the same frames, pixels, sounds, times and file sizes
 * until it is turned up (sabbath.md 9.2, 10; interface guide 14). */
#include "app/kit_app_twins.h"
#include "app/table/table_scene.h"
#include "games/sabbath/sabbath.h"

extern const nt_table sabbath_table;

typedef struct {
    twin t;
    int truth;
    int layer; /* the seat whose card differs; -1 before it is laid */
} table;

static const sabbath_pub *pub_of(const table *t) {
    return twin_pub(&t->t);
}

static int phase(const void *pub) {
    return ((const sabbath_pub *)pub)->phase;
}

/* ---- where the truths part ---- */

/* The event that is shown turns up a card: from here on the truths differ. */
static bool turned_up(const twin *w) {
    const table *t = w->own;
    nt_event event, last;
    float part;
    if (t->layer < 0) {
        return false;
    }
    app_director_event(w->a->table, w->a->now, &event, &part, &last);
    return event.kind == SABBATH_EV_TURNED_UP || last.kind == SABBATH_EV_TURNED_UP;
}

/* Whose private frame may differ: of who is about to lay the card, or has laid it. */
static bool may_differ(const table *t, uint8_t seat) {
    nt_move legal[NT_MAX_LEGAL];
    const int n = nt_port_legal(app_director_port(t->t.a->table, seat), legal, NT_MAX_LEGAL);
    return t->layer < 0 ? n > 1 && legal[0].kind == SABBATH_MOVE_FACE_DOWN : t->layer == seat;
}

static bool sees_the_same(const twin *w, uint8_t seat) {
    return !may_differ(w->own, seat);
}

/* Before a card is laid nothing differs. */
static bool paints(const twin *w) {
    return ((const table *)w->own)->layer >= 0;
}

/* ---- the hands ---- */

/* The first legal card; where the truths part, the last one in the second of them. */
static void play_card(table *t, const table_scene *shown) {
    const sabbath_priv *me = app_director_view(t->t.a->table, shown->seat).me;
    const bool parts = t->layer < 0 && may_differ(t, shown->seat);
    const nt_move move = shown->ui.legal[parts && t->truth == 1 ? shown->ui.n_legal - 1 : 0];
    int index = 0;
    for (int card = 0; card < move.arg[0]; card++) {
        index += sabbath_held(me->hand, card);
    }
    if (parts) {
        t->layer = shown->seat;
    }
    twin_press(&t->t, "card", index);
    twin_press(&t->t, "done", 0);
}

static void act(table *t) {
    twin *w = &t->t;
    const table_scene *shown = table_scene_shown(w->a);
    if (twin_in(w, "curtain")) {
        twin_press(w, "open", 0);
    } else if (twin_in(w, "private") && shown->ui.n_legal > 0) {
        play_card(t, shown);
    } else if (app_director_step(w->a->table).kind == STEP_OPEN) {
        const bool witch = pub_of(t)->phase == SABBATH_WITCH;
        int n = 0;
        while (n < SABBATH_SEATS && player_zone(&w->hand, witch ? "swap" : "take", n) == NULL) {
            n++;
        }
        twin_press(w, witch ? "swap" : "take", n);
    }
    player_wait(&w->hand, 40);
}

/* ---- one evening, up to the moment when the card is turned up ---- */

static void play(course *c, pf *screen, int seats, int people, int truth) {
    const twins kind = {.table = &sabbath_table,
                        .seats = seats,
                        .people = (1u << people) - 1,
                        .phase = phase,
                        .paints = paints,
                        .sees_the_same = sees_the_same,
                        .parted = turned_up};
    static table t;
    t = (table){.t = {.own = &t}, .truth = truth, .layer = -1};
    twin_begin(&t.t, &kind, &sabbath_game, screen, c);
    t.t.a->plan.config.opt[SABBATH_OPT_SILENT] = 1;
    twin_start(&t.t);
    for (int i = 0; i < 4000 && !turned_up(&t.t); i++) {
        act(&t);
    }
    assert_true(turned_up(&t.t)); /* somebody could not follow and had two cards to choose from */
    twin_end(&t.t);
}

/* Among people alone, and beside bots, which neither choose nor wait otherwise. */
static void a_card_face_down_is_any_card(void **state) {
    static const struct {
        int seats, people;
        const char *name;
    } evening[] = {{4, 4, "four people"}, {5, 2, "two of five"}, {4, 1, "one of four"}};
    static course courses[TWINS];
    for (size_t i = 0; i < sizeof evening / sizeof evening[0]; i++) {
        for (int truth = 0; truth < TWINS; truth++) {
            play(&courses[truth], *state, evening[i].seats, evening[i].people, truth);
        }
        courses_same(courses, 100, evening[i].name);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(a_card_face_down_is_any_card)};
    return cmocka_run_group_tests(tests, twins_open_screen, twins_close_screen);
}
