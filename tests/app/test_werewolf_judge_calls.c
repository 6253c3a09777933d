/* A judge's calls: nothing secret before he has held, also after a break; and how long a call for nobody takes
 * (werewolf.md 5.3), over many nights, a save and an undo. */
#include "app/werewolf_hosted.h"
#include "app/werewolf_quiet.h"
#include "games/werewolf/werewolf_table.h"
#include "hosting/call_length.h"
#include "hosting/house.h"

enum { SEATS = 8, ALL = (1 << SEATS) - 1, SEER = WEREWOLF_CALL_SEER };

static const hosting_frame *frame_of(const hosted *h) {
    return &((const hosted_scene *)table_scene_shown(h->a))->h;
}

static bool in(const hosted *h, const char *scene_name) {
    return strcmp(app_scene_name(h->a), scene_name) == 0;
}

/* ---- nothing before a hold ---- */

static void to_first_call(hosted *h) {
    for (int i = 0; i < 3000 && !in(h, "call"); i++) {
        player_act(&h->hand);
    }
    is_in(h, "call");
    player_wait(&h->hand, 400);
}

static void nothing_secret(const hosted *h) {
    const ui_zone *hold = player_zone(&h->hand, "confirm", 0);

    is_in(h, "call");
    assert_non_null(hold);
    assert_true(hold->flags & UI_ZONE_HOLD);
    assert_int_equal(h->a->shown->n_zones, 2); /* that, and the pause */
    assert_non_null(player_zone(&h->hand, "pause", 0));
    assert_true(shows(h, ", open your eyes") || shows(h, ": do you use a skill?"));
    assert_false(shows(h, "touch that seat") || shows(h, "Nobody wakes") || shows(h, "They save"));
}

static void the_judge_holds_before_the_first_secret(void **state) {
    hosted h;
    (void)state;

    begin(&h, SEATS, ALL, WEREWOLF_HOST_JUDGE, 0);
    to_first_call(&h);
    nothing_secret(&h);
    press(&h, "confirm", 0);
    assert_true(shows(&h, "They point at one to kill"));
    press(&h, "pick", 3);

    press(&h, "pause", 0);
    press(&h, "resume", 0);
    nothing_secret(&h);
    press(&h, "confirm", 0);
    assert_true(offers(&h, "confirm", 0)); /* the choice stands as it stood */

    app_handle(h.a, &(ui_raw){.kind = UI_RAW_COVER});
    player_wait(&h.hand, 400);
    is_in(&h, "curtain");
    assert_true(player_zone(&h.hand, "open", 0)->flags & UI_ZONE_HOLD);
    press(&h, "open", 0);
    assert_true(offers(&h, "confirm", 0));

    press(&h, "pause", 0);
    press(&h, "leave", 0);
    press(&h, "continue", -1);
    press(&h, "open", 0);
    nothing_secret(&h);
    press(&h, "confirm", 0);
    assert_true(shows(&h, "They point at one to kill"));
    end(&h);
}

/* Called again, as the table heard it, but not asked again. */
static void an_answered_call_is_read_again(void **state) {
    hosted h;
    (void)state;

    begin(&h, SEATS, ALL, WEREWOLF_HOST_JUDGE, 0);
    to_first_call(&h);
    press(&h, "confirm", 0);
    press(&h, "pick", 3);
    press(&h, "confirm", 0);
    assert_string_equal(app_screen_name(h.a), "rest");
    press(&h, "pause", 0);
    press(&h, "leave", 0);
    press(&h, "continue", -1);
    press(&h, "open", 0);
    nothing_secret(&h);
    press(&h, "confirm", 0);
    assert_string_equal(app_screen_name(h.a), "rest");
    assert_true(shows(&h, "Werewolves, close your eyes"));
    press(&h, "confirm", 0);
    assert_true(shows(&h, "Witch, open your eyes")); /* one page: what to say, what there is to tell, what follows */
    assert_true(shows(&h, "They save"));
    assert_true(shows(&h, "Witch, close your eyes"));
    end(&h);
}

static int pictures(const hosted *h, const char *name) {
    int n = 0;

    for (int i = 0; i < h->a->shown->n; i++) {
        const ui_command *c = &h->a->shown->command[i];
        n += c->kind == UI_PICTURE && strcmp(h->a->shown->arena + c->text, name) == 0;
    }
    return n;
}

/* How far down words stand that begin so. */
static float stands(const hosted *h, const char *words) {
    const ui_draw *d = h->a->shown;

    for (int i = 0; i < d->n_boxes; i++) {
        if (strncmp(d->arena + d->box[i].text, words, strlen(words)) == 0) {
            return d->box[i].at.y;
        }
    }
    fail_msg("no %s", words);
    return 0.0f;
}

/* The victim, in the ring and beside the moon, and both potions; then the thumb before what is said, with its seat.
 */
static void what_a_judge_shows_is_seen(void **state) {
    hosted h;
    (void)state;

    begin(&h, SEATS, ALL, WEREWOLF_HOST_JUDGE, 0);
    to_first_call(&h);
    press(&h, "confirm", 0);
    assert_int_equal(pictures(&h, "figures/slashes"), 0);
    press(&h, "pick", 3);
    press(&h, "confirm", 0);
    press(&h, "confirm", 0);
    assert_string_equal(app_screen_name(h.a), "n3");
    assert_int_equal(pictures(&h, "figures/slashes"), 2);
    assert_int_equal(pictures(&h, "figures/antidote"), 1);
    assert_int_equal(pictures(&h, "figures/poison"), 1);
    assert_int_equal(pictures(&h, "figures/stroke"), 0);
    press(&h, "kind", WEREWOLF_MOVE_SAVE);
    press(&h, "confirm", 0);
    assert_int_equal(pictures(&h, "figures/stroke"), 1); /* the antidote */
    press(&h, "confirm", 0);
    assert_string_equal(app_screen_name(h.a), "n4");
    press(&h, "pick", 3);
    assert_int_equal(pictures(&h, "figures/thumb_up") + pictures(&h, "figures/thumb_down"), 0);
    press(&h, "confirm", 0);
    assert_int_equal(pictures(&h, "figures/thumb_up") + pictures(&h, "figures/thumb_down"), 1);
    assert_true(stands(&h, "Show thumb") < stands(&h, "Then: “Seer, close"));
    press(&h, "judge", 0);
    assert_int_equal(pictures(&h, "figures/witch"), 2); /* on the plate, and before what is left of the potions */
    end(&h);
}

static int knife_of(hosted *h) {
    nt_judge *judge = nt_match_judge(app_director_match(h->a->table));
    void *bytes = malloc(nt_judge_whole_size(judge));
    const nt_whole whole = nt_judge_whole(judge, bytes);
    const int knife = ((const werewolf_hid *)whole.hid)->nights[pub_of(h)->round].knife;

    free(bytes);
    return knife;
}

static void answer_call(hosted *h, int seat) {
    press(h, "pick", seat);
    press(h, "confirm", 0);
    assert_string_equal(app_screen_name(h->a), "rest");
}

/* By one held press: what all of the pack have chosen, also behind the next call's beginning. */
static void a_call_is_taken_back_by_one_hold(void **state) {
    hosted h;
    (void)state;

    begin(&h, SEATS, ALL, WEREWOLF_HOST_JUDGE, 0);
    to_first_call(&h);
    press(&h, "confirm", 0);
    assert_true(player_zone(&h.hand, "judge-undo", 0)->flags & UI_ZONE_HOLD);
    answer_call(&h, 3);
    assert_int_equal(knife_of(&h), 3);
    press(&h, "judge-undo", 0);
    assert_string_equal(app_screen_name(h.a), "n1");
    answer_call(&h, 5);
    assert_int_equal(knife_of(&h), 5);
    press(&h, "confirm", 0);
    assert_string_equal(app_screen_name(h.a), "n3");
    press(&h, "judge-undo", 0);
    assert_string_equal(app_screen_name(h.a), "n1");
    assert_false(offers(&h, "confirm", 0)); /* asked anew */
    answer_call(&h, 6);
    assert_int_equal(knife_of(&h), 6);
    press(&h, "judge-undo", 0);
    press(&h, "judge-undo", 0); /* nothing of this call is left: the nightfall */
    assert_string_equal(app_screen_name(h.a), "dusk");
    end(&h);
}

/* Touch, confirm, and on to the next call; once, before the first, the hold that shows who wakes. */
static void a_night_takes_three_presses_a_call(void **state) {
    hosted h;
    int presses = 0, calls = 0;
    (void)state;

    begin(&h, SEATS, ALL, WEREWOLF_HOST_JUDGE, 0);
    to_first_call(&h);
    press(&h, "confirm", 0);
    presses++;
    while (in(&h, "call")) {
        press(&h, "nobody", 0);
        press(&h, "confirm", 0);
        assert_string_equal(app_screen_name(h.a), "rest");
        press(&h, "confirm", 0);
        presses += 3;
        calls++;
    }
    assert_int_equal(calls, 3);
    print_message("a judge's night of %d: %d calls, %d presses\n", SEATS, calls, presses);
    assert_int_equal(presses, 10);
    end(&h);
}

/* One page, which nobody leaves sooner than rules 17 say, whatever is picked; nothing behind it asks for time again.
 */
static void last_rites_are_one_page_of_five_seconds(void **state) {
    enum { LEAST = 5000 };
    hosted h;
    (void)state;

    begin(&h, SEATS, ALL, WEREWOLF_HOST_JUDGE, 0);
    for (int i = 0; i < 6000 && !(in(&h, "call") && frame_of(&h)->call.key >= WEREWOLF_KEY_RITES); i++) {
        player_act(&h.hand);
    }
    nothing_secret(&h);
    const uint64_t named = h.a->now;
    player_wait(&h.hand, 8000); /* reading aloud is not the page's time */
    nothing_secret(&h);
    press(&h, "confirm", 0);
    const uint64_t opened = h.a->now;
    assert_true(opened > named + 8000);
    assert_false(offers(&h, "skip", 0)); /* that is what "no skill" says */
    press(&h, "kind", WEREWOLF_MOVE_NOTHING);
    while (!offers(&h, "confirm", 0)) {
        press(&h, "confirm", 0); /* there, and does nothing yet */
        assert_string_not_equal(app_screen_name(h.a), "rest");
    }
    assert_in_range(h.a->now - opened, LEAST - 1000, LEAST + 1000); /* a hold and a press take a while */
    press(&h, "confirm", 0);
    assert_string_equal(app_screen_name(h.a), "rest");
    assert_true(offers(&h, "confirm", 0));
    end(&h);
}

/* The end may come in a call, whose rest is still read aloud; the match is finished when that is over. */
static void an_end_in_a_call_waits_for_its_rest(void **state) {
    hosted h;
    (void)state;

    for (uint64_t play = 1;; play++) {
        begin(&h, SEATS, ALL, WEREWOLF_HOST_JUDGE, 0);
        player_begin(&h.hand, h.a, play);
        for (int i = 0; i < 20000 && !nt_match_over(app_director_match(h.a->table)); i++) {
            assert_true(player_act(&h.hand));
        }
        if (strcmp(app_screen_name(h.a), "rest") == 0) {
            break;
        }
        assert_true(play < 20); /* others end without a call, since all know that nobody is left to be asked */
        end(&h);
    }
    assert_true(saves_there(h.dir));
    press(&h, "pause", 0);
    press(&h, "leave", 0);
    press(&h, "continue", -1);
    press(&h, "open", 0);
    nothing_secret(&h);
    press(&h, "confirm", 0);
    assert_string_equal(app_screen_name(h.a), "rest");
    assert_true(saves_there(h.dir));
    press(&h, "confirm", 0);
    for (int i = 0; i < 100 && !in(&h, "results"); i++) {
        player_wait(&h.hand, 500);
    }
    is_in(&h, "results");
    assert_true(saves_there(h.dir));
    while (player_press(&h.hand, "reveal.next", -1)) {
        player_wait(&h.hand, 500);
    }
    assert_false(saves_there(h.dir));
    end(&h);
}

/* ---- how long ---- */

enum { NIGHTS = 36, LAST_REAL = 14 };

typedef struct {
    hosted h;
    nt_rng thinks;
    uint32_t real[NIGHTS + 2], fake[NIGHTS + 2]; /* ms of the Seer's call, by the clock of the table's ears */
    int n_real, n_fake;
    uint32_t least_ms, most_ms; /* that a choice takes */
} evening;

/* One call, from the sentence that opens it to the one that closes it, and on to the next. */
static void hold_call(evening *e) {
    hosted *h = &e->h;
    const bool fake = frame_of(h)->called == NT_SPECTATOR, seers = frame_of(h)->call.key == SEER;

    if (strcmp(app_screen_name(h->a), "name") == 0) {
        press(h, "confirm", 0);
    }
    const uint64_t began = h->a->now;
    if (!fake) {
        player_wait(&h->hand, e->least_ms + nt_rng_below(&e->thinks, e->most_ms - e->least_ms));
    }
    for (int i = 0; i < 1000 && strcmp(app_screen_name(h->a), "rest") != 0; i++) {
        if (offers(h, "confirm", 0)) {
            press(h, "confirm", 0);
        } else if (offers(h, "nobody", 0)) {
            press(h, "nobody", 0);
        } else {
            player_wait(&h->hand, 100);
        }
    }
    assert_string_equal(app_screen_name(h->a), "rest");
    const uint32_t took = (uint32_t)(h->a->now - began);
    if (seers && fake) {
        e->fake[e->n_fake++] = took;
    } else if (seers) {
        e->real[e->n_real++] = took;
    }
    press(h, "confirm", 0);
}

static void remove_seer(hosted *h) {
    nt_move move = {.kind = WEREWOLF_MOVE_REMOVE, .n = 1};

    for (uint8_t seat = 0; seat < SEATS; seat++) {
        const werewolf_priv *me = app_director_view(h->a->table, seat).me;
        if (me->role == WEREWOLF_SEER) {
            move.arg[0] = seat;
        }
    }
    if (nt_judge_submit(nt_match_judge(app_director_match(h->a->table)), move) == NT_OK) {
        app_director_rewound(h->a->table);
        app_go_on(h->a);
        stack_settle(h->a);
    }
}

static bool seer_lives(const hosted *h) {
    for (uint8_t seat = 0; seat < SEATS; seat++) {
        const werewolf_priv *me = app_director_view(h->a->table, seat).me;
        if (me->role == WEREWOLF_SEER && pub_of(h)->alive[seat]) {
            return true;
        }
    }
    return false;
}

static void leave_and_continue(hosted *h) {
    player_key(&h->hand, UI_KEY_PAUSE, false);
    player_wait(&h->hand, 400);
    press(h, "leave", 0);
    press(h, "continue", -1);
    press(h, "open", 0);
}

static void play_to_night(evening *e, int nights) {
    hosted *h = &e->h;
    bool left = false;

    for (int i = 0; i < 100000 && pub_of(h)->round < nights; i++) {
        const app_step step = app_director_step(h->a->table);
        if (in(h, "call")) {
            hold_call(e);
        } else if (step.kind == STEP_OPEN || step.kind == STEP_PRIVATE) {
            const bool speech = pub_of(h)->step == WEREWOLF_STEP_SPEECH && pub_of(h)->round == LAST_REAL;
            if (speech && seer_lives(h)) {
                remove_seer(h);
            } else if (speech && in(h, "table") && !left) {
                leave_and_continue(h); /* what was measured is kept */
                left = true;
            } else {
                answer_quietly(h->a, step.seat);
            }
            player_wait(&h->hand, 20);
        } else {
            player_wait(&h->hand, 200);
        }
    }
    assert_int_equal(pub_of(h)->round, nights);
}

static uint32_t median(const uint32_t *ms, int n) {
    for (int i = 0; i < n; i++) {
        int below = 0, as_much = 0;
        for (int k = 0; k < n; k++) {
            below += ms[k] < ms[i];
            as_much += ms[k] == ms[i];
        }
        if (below <= n / 2 && below + as_much > n / 2) {
            return ms[i];
        }
    }
    return 0;
}

/* Between 80 and 120 % of the usual length, in all of that range; a press takes its time, too. */
static void are_like(const uint32_t *fake, int n, uint32_t usual) {
    enum { PRESS = 1400 };
    uint32_t least = UINT32_MAX, most = 0;

    assert_true(n > 15);
    for (int i = 0; i < n; i++) {
        least = fake[i] < least ? fake[i] : least;
        most = fake[i] > most ? fake[i] : most;
        if (fake[i] < usual * 8 / 10 || fake[i] > usual * 12 / 10 + PRESS) {
            fail_msg("a call for nobody took %u ms, where %u ms are usual", fake[i], usual);
        }
    }
    assert_true(least < usual * 9 / 10 + PRESS && most > usual * 11 / 10);
}

static void a_call_for_nobody_is_as_long_as_real_ones(void **state) {
    static evening e;
    (void)state;

    for (int slow = 0; slow < 2; slow++) {
        e = (evening){.thinks = nt_rng_seed(5), .least_ms = slow ? 30000 : 3000, .most_ms = slow ? 40000 : 6000};
        begin(&e.h, SEATS, ALL, WEREWOLF_HOST_JUDGE, 0);
        play_to_night(&e, NIGHTS);
        assert_int_equal(e.n_real, LAST_REAL);
        are_like(e.fake, e.n_fake, median(e.real, e.n_real));
        end(&e.h);
    }
}

/* Before there is one, the window of the rules, seeded. */
static void without_a_real_one_the_window_counts(void **state) {
    saves_hosted none = {0};
    const hosting_call call = {.judged = true, .key = SEER, .seconds = 20};
    nt_rng rng = nt_rng_seed(3);
    uint32_t ms[200];
    (void)state;

    for (int i = 0; i < 200; i++) {
        ms[i] = (uint32_t)call_length_fake(&none, &call, &rng);
        assert_true(ms[i] <= 24000);
    }
    are_like(ms, 200, 20000);
}

/* What is entered again after undo was heard already: the table's length stays. */
static void undo_does_not_measure_twice(void **state) {
    static evening e;
    hosted *h = &e.h;
    (void)state;

    e = (evening){.thinks = nt_rng_seed(5), .least_ms = 9000, .most_ms = 9001};
    begin(h, SEATS, ALL, WEREWOLF_HOST_JUDGE, 0);
    play_to_night(&e, 2);
    const uint32_t heard = h->a->hosted.took[SEER][1];
    assert_in_range(heard, 9000, 13000);
    to_first_call(h);
    press(h, "confirm", 0);
    press(h, "judge", 0);
    for (int i = 0; i < 200 && !(pub_of(h)->round == 1 && pub_of(h)->night && pub_of(h)->call == 0); i++) {
        press(h, "judge-undo", 0);
    }
    press(h, "judge-close", 0);
    e.least_ms = 100;
    e.most_ms = 101;
    play_to_night(&e, 2);
    assert_int_equal(h->a->hosted.took[SEER][1], heard);
    end(h);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(the_judge_holds_before_the_first_secret),
                                       cmocka_unit_test(an_answered_call_is_read_again),
                                       cmocka_unit_test(what_a_judge_shows_is_seen),
                                       cmocka_unit_test(a_call_is_taken_back_by_one_hold),
                                       cmocka_unit_test(a_night_takes_three_presses_a_call),
                                       cmocka_unit_test(last_rites_are_one_page_of_five_seconds),
                                       cmocka_unit_test(an_end_in_a_call_waits_for_its_rest),
                                       cmocka_unit_test(a_call_for_nobody_is_as_long_as_real_ones),
                                       cmocka_unit_test(without_a_real_one_the_window_counts),
                                       cmocka_unit_test(undo_does_not_measure_twice)};

    return cmocka_run_group_tests(tests, NULL, NULL);
}
