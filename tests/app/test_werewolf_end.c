/* A judge hosts Werewolf, pressed by hand in the whole application: the dawn is told before he goes on, a game that
 * is over can be taken back from its results, and what a stranger asks at 20 seats is on the frame. */
#include "app/werewolf_hosted.h"
#include "ui/motion.h"

static void who_died_is_told_before_the_last_rites(void **state) {
    hosted h;
    bool told = false;
    (void)state;

    begin(&h, 8, 0xFF, WEREWOLF_HOST_JUDGE, 0);
    play_until(&h, "n1");
    press(&h, "pick", 3);
    press(&h, "confirm", 0);
    for (int i = 0; i < 60 && !shows(&h, "do you use a skill"); i++) {
        for (int zone = 0; zone < 2 && app_scene_name(h.a)[0] == 'c'; zone++) {
            if (offers(&h, zone ? "confirm" : "nobody", 0)) {
                press(&h, zone ? "confirm" : "nobody", 0); /* the Witch saves nobody */
            }
        }
        player_wait(&h.hand, 1000);
        told |= shows(&h, "died in the night");
    }
    assert_true(told);
    is_in(&h, "call");
    press(&h, "confirm", 0);                   /* the judge takes the device up */
    assert_true(shows(&h, "no skill to use")); /* the page says whose it is */
    end(&h);
}

static void a_game_that_is_over_can_be_taken_back(void **state) {
    hosted h;
    (void)state;

    begin(&h, 6, 0x3F, WEREWOLF_HOST_JUDGE, 0);
    play_until(&h, "end-before");
    assert_null(player_zone(&h.hand, "judge", 0)); /* before the last step it would tell the end */
    play_until(&h, "end");
    player_wait(&h.hand, MOTION_REVEAL);
    press(&h, "judge", 0);
    is_in(&h, "judge");
    assert_true(shows(&h, "roles that all have seen"));
    press(&h, "judge-close", 0);
    assert_string_equal(app_screen_name(h.a), "end");
    press(&h, "judge", 0);
    player_wait(&h.hand, 21000);
    assert_string_equal(app_screen_name(h.a), "end"); /* left alone */
    press(&h, "judge", 0);
    press(&h, "judge-undo", 0);
    assert_false(pub_of(&h)->ended);
    press(&h, "judge-close", 0);
    assert_string_not_equal(app_scene_name(h.a), "results");
    play_until(&h, "end");
    end(&h);
}

static const char *picture_of(const ui_draw *d, int i) {
    return d->command[i].kind == UI_PICTURE ? d->arena + d->command[i].text : "";
}

/* The small picture of a role: of somebody who has lost. */
static bool is_small_role(const ui_draw *d, int i) {
    static const char folder[] = "figures/";
    const char *name = picture_of(d, i);

    for (int role = 0; role < WEREWOLF_ROLES && strncmp(name, folder, sizeof folder - 1) == 0; role++) {
        if (strcmp(name + sizeof folder - 1, werewolf_role[role].id) == 0) {
            return d->command[i].at.w < 60.0f;
        }
    }
    return false;
}

static void nothing_lies_on_the_pictures_of_those_who_have_lost(void **state) {
    hosted h;
    int losers = 0;
    (void)state;

    begin(&h, 6, 0x3F, WEREWOLF_HOST_JUDGE, 0);
    play_until(&h, "end");
    player_wait(&h.hand, MOTION_REVEAL);
    const ui_draw *d = h.a->shown;
    for (int i = 0; i < d->n; i++) {
        losers += is_small_role(d, i);
        for (int over = i + 1; over < d->n && is_small_role(d, i); over++) {
            assert_false(picture_of(d, over)[0] != '\0' && ui_meet(d->command[over].at, d->command[i].at));
        }
    }
    assert_in_range(losers, 1, 5);
    end(&h);
}

static bool is_role(const char *name) {
    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        if (strstr(name, "figures/") == name && strcmp(name + 8, werewolf_role[role].id) == 0) {
            return true;
        }
    }
    return false;
}

/* The sign of a side lies on a corner of the card. */
static bool is_side(const char *name) {
    return strcmp(name, "figures/home") == 0 || strcmp(name, "figures/moon") == 0;
}

/* Cards, that turn over or have; who stands on them, but emblems and anything else beside them. */
static int cards_that_are_free(const ui_draw *d) {
    int cards = 0;

    for (int i = 0; i < d->n; i++) {
        if (strstr(picture_of(d, i), "werewolf/card_") == picture_of(d, i)) {
            cards++;
            for (int over = i + 1; over < d->n; over++) {
                const bool lies = picture_of(d, over)[0] != '\0' && ui_meet(d->command[over].at, d->command[i].at);
                assert_false(lies && !is_role(picture_of(d, over)) && !is_side(picture_of(d, over)));
            }
        }
    }
    return cards;
}

static void twenty_are_read_at_the_end(void **state) {
    hosted h;
    (void)state;

    begin(&h, 20, 1, WEREWOLF_HOST_JUDGE, 0);
    play_until(&h, "end-before");
    player_wait(&h.hand, MOTION_REVEAL); /* it has come out of its ground */
    assert_int_equal(cards_that_are_free(h.a->shown), 20);
    play_until(&h, "end-opens");
    player_wait(&h.hand, MOTION_REVEAL);
    assert_int_equal(cards_that_are_free(h.a->shown), 20);
    play_until(&h, "end");
    player_wait(&h.hand, MOTION_REVEAL);
    for (int seat = 0; seat < 20; seat++) {
        char name[80];
        snprintf(name, sizeof name, "%d %s", seat + 1, h.a->plan.seating.seat[seat].name);
        assert_true(shows(&h, name)); /* winners and losers */
    }
    assert_true(shows(&h, "Grave Keeper")); /* this deal's has lost, or has won */
    assert_true(shows(&h, "White Wolf King"));
    end(&h);
}

/* How large the letters of a text are, in pixels; 0: it is not on the frame. */
static int letters_of(const ui_draw *d, const char *text) {
    for (int i = 0; i < d->n_boxes; i++) {
        if (strstr(d->arena + d->box[i].text, text) != NULL) {
            return d->box[i].px;
        }
    }
    return 0;
}

static void fifteen_who_have_lost_are_read(void **state) {
    const int least = 19; /* in a window of 1280 x 800 */
    hosted h;
    (void)state;

    begin_seeded(&h, 20, 1, WEREWOLF_HOST_JUDGE, 0, 2);
    play_until(&h, "end");
    player_wait(&h.hand, MOTION_REVEAL);
    assert_int_equal(pub_of(&h)->winner, WEREWOLF_WON_WOLF);
    for (int seat = 0; seat < 20; seat++) {
        char name[80];
        snprintf(name, sizeof name, "%d %s", seat + 1, h.a->plan.seating.seat[seat].name);
        assert_in_range(letters_of(h.a->shown, name), least, 30);
    }
    end(&h);
}

/* Cards that lie face down. */
static int hidden(const hosted *h) {
    const ui_draw *d = h->a->shown;
    int n = 0;

    for (int i = 0; i < d->n_boxes; i++) {
        n += strcmp(d->arena + d->box[i].text, "?") == 0;
    }
    return n;
}

static void resize(hosted *h, int wide, int high) {
    app_handle(h->a, &(ui_raw){.kind = UI_RAW_RESIZE, .w = wide, .h = high, .px_per_mm = 3.78f});
}

/* In an upright window what turns all cards stands beside what turns one. */
static void both_choices_are_beside_each_other(hosted *h) {
    resize(h, 800, 1280);
    player_wait(&h->hand, 100);
    const ui_zone *one = player_zone(&h->hand, "reveal.next", 0), *all = player_zone(&h->hand, "reveal.all", 0);
    assert_non_null(one);
    assert_non_null(all);
    assert_float_equal(one->at.y, all->at.y, 0.5f);
    assert_in_range((int)(one->at.x - all->at.x - all->at.w), 8, 20);
    resize(h, 1280, 800);
    player_wait(&h->hand, 100);
}

static void one_press_turns_all_cards_and_does_not_tell_who_has_won(void **state) {
    hosted h;
    (void)state;

    begin(&h, 20, 1, WEREWOLF_HOST_JUDGE, 0);
    play_until(&h, "end-before");
    both_choices_are_beside_each_other(&h);
    press(&h, "reveal.next", 0);
    player_wait(&h.hand, MOTION_REVEAL);
    assert_int_equal(hidden(&h), 18);
    press(&h, "reveal.all", 0);
    player_wait(&h.hand, MOTION_REVEAL / 2);
    assert_in_range(hidden(&h), 4, 17); /* one after the other */
    player_wait(&h.hand, (uint64_t)2 * MOTION_REVEAL);
    assert_int_equal(hidden(&h), 0);
    assert_true(shows(&h, "All roles are known"));
    assert_string_equal(app_screen_name(h.a), "end-opens");
    assert_null(player_zone(&h.hand, "reveal.all", 0));
    press(&h, "reveal.next", 0);
    assert_string_equal(app_screen_name(h.a), "end");
    end(&h);
}

/* Bots answer before the first hand, so that only people's seats may be touched. */
static void frames_round_people_are_explained_beside_bots(void **state) {
    static const char words[] = "Bots answer by themselves";
    hosted h;
    (void)state;

    for (int bots = 0; bots < 2; bots++) {
        begin(&h, 8, bots ? 0x0F : 0xFF, WEREWOLF_HOST_JUDGE, 0);
        play_until(&h, "stand");
        player_wait(&h.hand, 4000);
        assert_true(shows(&h, "Who stands for Sheriff?"));
        assert_int_equal(shows(&h, words), bots);
        assert_int_equal(shows(&h, "The Sheriff’s vote counts 1.5"), !bots);
        end(&h);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(who_died_is_told_before_the_last_rites),
                                       cmocka_unit_test(a_game_that_is_over_can_be_taken_back),
                                       cmocka_unit_test(nothing_lies_on_the_pictures_of_those_who_have_lost),
                                       cmocka_unit_test(twenty_are_read_at_the_end),
                                       cmocka_unit_test(fifteen_who_have_lost_are_read),
                                       cmocka_unit_test(one_press_turns_all_cards_and_does_not_tell_who_has_won),
                                       cmocka_unit_test(frames_round_people_are_explained_beside_bots)};

    return cmocka_run_group_tests(tests, NULL, NULL);
}
