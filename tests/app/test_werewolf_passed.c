/* The passed night (werewolf.md 5.4): two turns for everybody and no third, each as long and of as many presses for
 * all; what a seat has learned stands behind its own answer; and whoever could not read it gets it once more. Whoever
 * plays alone has no turn that only hides others. Prints how many turns, presses and seconds a night takes. */
#include "app/werewolf_hosted.h"
#include "games/werewolf/werewolf_table.h"

enum { SEATS = 8, ALL = (1 << SEATS) - 1, TURNS = 4 * SEATS };

typedef struct {
    uint8_t seat;
    int presses;
    uint64_t ms;
} turn;

typedef struct {
    turn at[TURNS];
    int n;
} night;

static bool in(const hosted *h, const char *scene_name) {
    return strcmp(app_scene_name(h->a), scene_name) == 0;
}

static bool at(const hosted *h, const char *screen_name) {
    return strcmp(app_screen_name(h->a), screen_name) == 0;
}

static void to_night(hosted *h) {
    for (int i = 0; i < 3000 && !pub_of(h)->night; i++) {
        assert_true(player_act(&h->hand));
    }
    for (int i = 0; i < 200 && !in(h, "curtain"); i++) {
        player_wait(&h->hand, 100);
    }
    is_in(h, "curtain");
    player_wait(&h->hand, 400);
}

/* One turn behind the curtain, as fast as it can be done: the first thing that may be touched, then "done". */
static turn take_turn(hosted *h) {
    turn t = {.seat = app_director_step(h->a->table).seat};
    const uint64_t began = h->a->now;

    press(h, "open", 0);
    t.presses++;
    while (in(h, "private")) {
        if (player_zone(&h->hand, "nobody", 0) != NULL) {
            press(h, "nobody", 0);
            t.presses++;
        }
        press(h, "done", 0);
        t.presses++;
    }
    while (in(h, "still")) {
        player_wait(&h->hand, 10);
    }
    t.ms = h->a->now - began;
    return t;
}

static void play_night(hosted *h, night *all) {
    all->n = 0;
    while (pub_of(h)->night && all->n < TURNS) {
        all->at[all->n++] = take_turn(h);
        player_wait(&h->hand, 320);
    }
}

static void a_night_has_two_turns_for_all(void **state) {
    hosted h;
    night all;
    int presses = 0;
    uint64_t ms = 0;
    (void)state;

    begin(&h, SEATS, ALL, WEREWOLF_HOST_PASS, 0);
    to_night(&h);
    play_night(&h, &all);
    assert_int_equal(all.n, 2 * SEATS);
    for (int i = 0; i < all.n; i++) {
        const turn *first = &all.at[i / SEATS * SEATS];
        assert_int_equal(all.at[i].seat, i % SEATS);
        assert_int_equal(all.at[i].presses, first->presses);
        assert_in_range(all.at[i].ms, first->ms - 40, first->ms + 40);
        presses += all.at[i].presses;
        ms += all.at[i].ms;
    }
    print_message("a passed night of %d: %d turns, %d presses, %d s\n", SEATS, all.n, presses, (int)(ms / 1000));
    end(&h);
}

/* Until this seat's second turn of the night; its screen then asks for the skill. */
static void to_second_turn(hosted *h, int seat) {
    to_night(h);
    while (pub_of(h)->call != WEREWOLF_CALL_LAP_B || app_director_step(h->a->table).seat != seat) {
        take_turn(h);
        player_wait(&h->hand, 320);
    }
    press(h, "open", 0);
}

static int seer_of(hosted *h) {
    int seat = 0;

    while (((const werewolf_priv *)app_director_view(h->a->table, (uint8_t)seat).me)->role != WEREWOLF_SEER) {
        seat++;
    }
    return seat;
}

static bool tells_side(const hosted *h) {
    return shows(h, " is a werewolf.") || shows(h, " is good.");
}

static void the_seer_reads_behind_the_answer(void **state) {
    hosted h;
    (void)state;

    begin(&h, SEATS, ALL, WEREWOLF_HOST_PASS, 0);
    to_night(&h);
    const int seer = seer_of(&h);
    to_second_turn(&h, seer);
    assert_true(at(&h, "night"));
    press(&h, "pick", living(&h, seer));
    press(&h, "done", 0);
    assert_true(at(&h, "info") && tells_side(&h));
    press(&h, "done", 0);
    assert_false(tells_side(&h));
    night all;
    while (in(&h, "still")) {
        player_wait(&h.hand, 10);
    }
    play_night(&h, &all);
    assert_int_equal(all.n, SEATS - 1 - seer); /* nobody reads anything once more */
    end(&h);
}

/* What covers the page brings it back behind the curtain; what ends the program has everybody who answered before
 * read it at the end of the night, and nobody who answers after. */
static void a_page_that_was_not_read_comes_again(void **state) {
    hosted h;
    night all;
    (void)state;

    begin(&h, SEATS, ALL, WEREWOLF_HOST_PASS, 0);
    to_night(&h);
    const int seer = seer_of(&h);
    to_second_turn(&h, seer);
    press(&h, "pick", living(&h, seer));
    press(&h, "done", 0);
    app_handle(h.a, &(ui_raw){.kind = UI_RAW_COVER});
    player_wait(&h.hand, 400);
    is_in(&h, "curtain");
    press(&h, "open", 0);
    assert_true(at(&h, "info") && tells_side(&h));
    app_handle(h.a, &(ui_raw){.kind = UI_RAW_COVER});
    player_wait(&h.hand, 400);
    press(&h, "pause", 0);
    press(&h, "leave", 0);
    press(&h, "continue", -1);
    while (!in(&h, "curtain")) {
        player_wait(&h.hand, 50);
    }
    play_night(&h, &all);
    assert_int_equal(all.n, SEATS - 1 - seer + seer + 1);
    for (int i = 0; i < all.n; i++) {
        const bool again = i >= SEATS - 1 - seer;
        assert_int_equal(all.at[i].seat, again ? i - (SEATS - 1 - seer) : seer + 1 + i);
        assert_int_equal(all.at[i].presses, again ? 2 : 4);
    }
    end(&h);
}

/* Walks to what may be touched; keys tell what is heard of them. */
static void focus_on(hosted *h, const char *zone, int n) {
    const ui_map *map = &h->a->map;

    for (int i = 0; i < 200; i++) {
        if (map->focus_name != NULL && strcmp(map->focus_name, zone) == 0 && map->focus_n == n) {
            return;
        }
        player_key(&h->hand, UI_KEY_NEXT, false);
    }
    fail_msg("no way to %s %d", zone, n);
}

/* How often Enter is pressed on this page until it is over. */
static int enters(hosted *h) {
    const char *page = app_screen_name(h->a);
    int n = 0;

    for (; n < 9 && in(h, "private") && strcmp(app_screen_name(h->a), page) == 0; n++) {
        player_key(&h->hand, UI_KEY_CHOOSE, false);
        player_wait(&h->hand, 320);
    }
    return n;
}

static bool is_refused(const hosted *h, int seat, int other) {
    nt_move legal[NT_MAX_LEGAL];
    const int n = nt_port_legal(app_director_port(h->a->table, (uint8_t)seat), legal, NT_MAX_LEGAL);
    bool allowed = n == 1; /* whoever has no choice may touch what the others may */

    for (int i = 0; i < n; i++) {
        const bool names = legal[i].kind == WEREWOLF_MOVE_CHOOSE || legal[i].kind == WEREWOLF_MOVE_SHOOT;
        const bool saves = legal[i].kind == WEREWOLF_MOVE_SAVE; /* the victim, by a touch on it */
        allowed |= (names && legal[i].arg[0] == other) || saves;
    }
    return !allowed;
}

/* Opens one turn, walks to a choice and ends it by Enter alone. True when it was one that names a seat. */
static bool enter_through(hosted *h, int touched) {
    const int seat = app_director_step(h->a->table).seat;
    bool named = false;

    press(h, "open", 0);
    if (player_zone(&h->hand, "nobody", 0) != NULL) {
        named = touched >= 0 && pub_of(h)->alive[touched] && !is_refused(h, seat, touched);
        focus_on(h, named ? "pick" : "nobody", named ? touched : 0);
        assert_int_equal(enters(h), 2);
    }
    while (in(h, "private")) {
        focus_on(h, "done", 0);
        assert_int_equal(enters(h), 1);
    }
    while (in(h, "still")) {
        player_wait(&h->hand, 10);
    }
    player_wait(&h->hand, 320);
    return named;
}

/* By keys Enter picks and Enter plays, whatever the role, whether it has a choice or none, and whoever is touched. */
static void keys_are_pressed_as_often_by_all(void **state) {
    enum { MANY = 12 }; /* with a Guardian */
    int named = 0;
    (void)state;

    for (int touched = -1; touched < MANY; touched++) {
        hosted h;
        begin(&h, MANY, (1 << MANY) - 1, WEREWOLF_HOST_PASS, 0);
        to_night(&h);
        for (int turns = 0; pub_of(&h)->night && turns < 2 * MANY; turns++) {
            named += enter_through(&h, touched);
        }
        end(&h);
    }
    assert_in_range(named, MANY * MANY, 2 * MANY * MANY);
}

static const werewolf_priv *mine(const hosted *h) {
    return app_director_view(h->a->table, 0).me;
}

/* Somebody alone, as this role, to the first night's page that is asked of him. */
static void alone_as(hosted *h, int role, bool curtain, uint64_t *bots) {
    for (uint64_t seed = 7;; seed++) {
        begin_seeded(h, SEATS, 1, WEREWOLF_HOST_PASS, 0, seed);
        if (mine(h)->role == role) {
            break;
        }
        end(h);
    }
    h->a->settings.curtain_alone = curtain;
    app_settings_changed(h->a);
    for (int i = 0; i < 3000 && !pub_of(h)->night; i++) {
        assert_true(player_act(&h->hand));
    }
    const uint64_t from = h->a->now;
    for (int i = 0; i < 300 && !in(h, "private") && !in(h, "curtain"); i++) {
        player_wait(&h->hand, 20);
    }
    *bots = h->a->now - from;
}

/* Whoever plays alone hides from nobody: a task is asked at once, what would only hide it never; bots are asked
 * meanwhile, each as soon as the others. */
static void alone_nothing_is_only_a_guess(void **state) {
    static const struct {
        int role, call; /* of the one question; WEREWOLF_NONE: there is none */
    } list[] = {{WEREWOLF_SEER, WEREWOLF_CALL_LAP_B},
                {WEREWOLF_WEREWOLF, WEREWOLF_CALL_LAP_A},
                {WEREWOLF_VILLAGER, WEREWOLF_NONE}};
    (void)state;

    for (size_t i = 0; i < sizeof list / sizeof list[0]; i++) {
        hosted h;
        uint64_t bots = 0;
        alone_as(&h, list[i].role, false, &bots);
        assert_in_range(bots, 0, 5000); /* two turns of seven bots and the fall of night */
        is_in(&h, "private");
        if (list[i].call != WEREWOLF_NONE) {
            assert_int_equal(pub_of(&h)->call, list[i].call);
            assert_false(werewolf_is_guess(mine(&h)->task));
            press(&h, "nobody", 0);
            press(&h, "done", 0);
        }
        for (int k = 0; k < 300 && !at(&h, "info"); k++) {
            assert_false(at(&h, "night") && in(&h, "private"));
            player_wait(&h.hand, 20);
        }
        assert_int_equal(mine(&h)->night[1].suspect, WEREWOLF_NONE);
        assert_int_equal(mine(&h)->night[1].trust, WEREWOLF_NONE);
        press(&h, "done", 0);
        assert_false(in(&h, "still") || in(&h, "private"));
        end(&h);
    }
}

/* With the curtain for somebody alone all is as among people. */
static void behind_a_curtain_all_is_asked(void **state) {
    hosted h;
    uint64_t bots = 0;
    (void)state;

    alone_as(&h, WEREWOLF_VILLAGER, true, &bots);
    is_in(&h, "curtain");
    assert_true(pub_of(&h)->call == WEREWOLF_CALL_LAP_A && werewolf_is_guess(mine(&h)->task));
    end(&h);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_night_has_two_turns_for_all),        cmocka_unit_test(the_seer_reads_behind_the_answer),
        cmocka_unit_test(a_page_that_was_not_read_comes_again), cmocka_unit_test(keys_are_pressed_as_often_by_all),
        cmocka_unit_test(alone_nothing_is_only_a_guess),        cmocka_unit_test(behind_a_curtain_all_is_asked)};

    return cmocka_run_group_tests(tests, NULL, NULL);
}
