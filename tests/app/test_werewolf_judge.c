/* A judge hosts Werewolf, pressed by hand in the whole application: his face over calls and by day, corrections,
 * cards to hold up, what he is asked once, cards that lie on the table, another judge, and what bots may be
 * interrupted by. */
#include "app/werewolf_hosted.h"
#include "hosting/house.h"

/* ---- the two faces ---- */

/* What the hosted frame that is shown has besides. */
static const hosting_frame *hosted_on(const app *a) {
    return &((const hosted_scene *)table_scene_shown(a))->h;
}

static void the_face_lies_over_a_call_and_never_goes_by_itself(void **state) {
    hosted h;
    (void)state;

    begin(&h, 8, 0xFF, WEREWOLF_HOST_JUDGE, 0);
    play_until(&h, "n1");
    press(&h, "pick", 3);
    const ui_zone *pad = player_zone(&h.hand, "judge", 0);
    assert_true(pad->flags & UI_ZONE_HOLD);
    press(&h, "judge", 0);
    is_in(&h, "judge");
    player_wait(&h.hand, 120000);
    is_in(&h, "judge"); /* not during a call */
    press(&h, "judge-close", 0);
    assert_string_equal(app_screen_name(h.a), "n1");
    assert_true(offers(&h, "confirm", 0)); /* the choice stands as it stood */
    player_wait(&h.hand, 120000);
    is_in(&h, "call"); /* and nobody's touch covers no call */
    end(&h);
}

static void by_day_the_face_gives_way_to_the_table(void **state) {
    hosted h;
    (void)state;

    begin(&h, 8, 0xFF, WEREWOLF_HOST_JUDGE, 0);
    play_until(&h, "speech");
    press(&h, "judge", 0);
    is_in(&h, "judge");
    player_wait(&h.hand, 19000);
    is_in(&h, "judge");
    player_wait(&h.hand, 2000);
    is_in(&h, "table");
    press(&h, "judge", 0);
    app_handle(h.a, &(ui_raw){.kind = UI_RAW_COVER});
    is_in(&h, "table");
    end(&h);
}

static void what_covers_a_call_is_a_curtain_for_the_judge(void **state) {
    hosted h;
    (void)state;

    begin(&h, 8, 0xFF, WEREWOLF_HOST_JUDGE, 0);
    play_until(&h, "n1");
    press(&h, "pick", 3);
    press(&h, "judge", 0);
    app_handle(h.a, &(ui_raw){.kind = UI_RAW_COVER});
    player_wait(&h.hand, 400);
    is_in(&h, "curtain");
    assert_false(offers(&h, "judge-close", -1) || offers(&h, "seat", -1));
    app_handle(h.a, &(ui_raw){.kind = UI_RAW_COVER});
    player_wait(&h.hand, 400);
    press(&h, "open", 0);
    is_in(&h, "judge"); /* one curtain, not two */
    press(&h, "judge-close", 0);
    assert_true(offers(&h, "confirm", 0));
    end(&h);
}

static void another_judge_comes_behind_a_curtain(void **state) {
    hosted h;
    (void)state;

    begin(&h, 8, 0xFF, WEREWOLF_HOST_JUDGE, 0);
    play_until(&h, "speech");
    press(&h, "judge", 0);
    press(&h, "seat", living(&h, -1));
    assert_false(offers(&h, "judge-hand", -1)); /* who lives, plays */
    press(&h, "seat", living(&h, -1));
    press(&h, "judge-hand", NT_SPECTATOR);
    is_in(&h, "curtain");
    assert_int_equal(h.a->shown->n_zones, 2); /* the pad and the pause: nothing of the face */
    assert_true(shows(&h, "Only the judge"));
    press(&h, "open", 0);
    is_in(&h, "judge");
    end(&h);
}

/* ---- calls ---- */

static void a_skipped_call_asks_once_and_back_repeats(void **state) {
    hosted h;
    (void)state;

    begin(&h, 8, 0xFF, WEREWOLF_HOST_JUDGE, 0);
    play_until(&h, "n1");
    player_key(&h.hand, UI_KEY_BACK, false);
    assert_true(shows(&h, "Night falls"));
    player_key(&h.hand, UI_KEY_BACK, false);
    assert_true(shows(&h, "Werewolves, open"));
    assert_null(player_zone(&h.hand, "confirm", 0)); /* no choice by a single press */
    const int before = plies(&h);
    press(&h, "skip", 0);
    assert_true(shows(&h, "Skip this call?"));
    assert_int_equal(plies(&h), before);
    press(&h, "confirm", 0);
    assert_true(plies(&h) > before);
    assert_string_equal(app_screen_name(h.a), "rest");
    press(&h, "again", 0);
    assert_true(shows(&h, "Werewolves, open"));
    press(&h, "again", 0);
    assert_true(shows(&h, "Werewolves, close"));
    end(&h);
}

/* Until the Seer's call with a Seer who wakes. */
static void play_to_seer(hosted *h) {
    const uint8_t key = WEREWOLF_CALL_SEER;

    play_until(h, "n4");
    assert_int_equal(hosted_on(h->a)->call.key, key);
    assert_true(hosted_on(h->a)->called < 8);
}

static void a_refused_target_says_why(void **state) {
    hosted h;
    (void)state;

    begin(&h, 8, 0xFF, WEREWOLF_HOST_JUDGE, 0);
    play_to_seer(&h);
    const int seer = hosted_on(h.a)->called;
    press(&h, "pick", seer);
    assert_true(shows(&h, "You cannot choose your own seat."));
    assert_null(player_zone(&h.hand, "confirm", 0));
    press(&h, "pick", living(&h, seer));
    assert_false(shows(&h, "You cannot choose your own seat."));
    assert_true(offers(&h, "confirm", 0));
    end(&h);
}

/* The thumb that the judge shows comes with the choice, not with a touch that may be a slip; it is the right one, and
 * on the card, for both sides. */
static void the_seers_answer_comes_with_the_choice(void **state) {
    hosted h;
    (void)state;

    begin(&h, 8, 0xFF, WEREWOLF_HOST_JUDGE, 0);
    play_to_seer(&h);
    const int seer = hosted_on(h.a)->called;
    for (int seat = 0; seat < 8; seat++) {
        if (seat == seer || !pub_of(&h)->alive[seat]) {
            continue;
        }
        const werewolf_priv *me = app_director_view(h.a->table, (uint8_t)seat).me;
        const bool wolf = werewolf_role[me->role].camp == WEREWOLF_CAMP_WOLF;
        press(&h, "pick", seat);
        assert_false(shows(&h, "humb"));
        press(&h, "cards", 0);
        assert_string_equal(app_screen_name(h.a), "card-target"); /* "this one?" */
        press(&h, "card-close", 0);
        press(&h, "confirm", 0);
        assert_string_equal(app_screen_name(h.a), "rest"); /* one page a call */
        assert_true(shows(&h, wolf ? "Show thumb down" : "Show thumb up"));
        press(&h, "cards", 0);
        assert_string_equal(app_screen_name(h.a), wolf ? "card-down" : "card-up");
        assert_false(shows(&h, "humb") || shows(&h, "close your eyes")); /* what is held up stands alone */
        assert_true(player_zone(&h.hand, "card-close", 0)->flags & UI_ZONE_HOLD);
        press(&h, "card-close", 0);
        press(&h, "judge-undo", 0);
        assert_string_equal(app_screen_name(h.a), "n4");
        assert_false(shows(&h, "humb"));
    }
    end(&h);
}

/* Where nobody judges a menu begins the call anew: whoever opened it has seen, and shown, an open eye. Time alone
 * covers nothing. */
static void a_menu_begins_a_call_anew(void **state) {
    hosted h;
    (void)state;

    begin(&h, 8, 0xFF, WEREWOLF_HOST_TABLE, 0);
    play_until(&h, "n1");
    press(&h, "pick", 3);
    player_wait(&h.hand, 24000); /* of 30 */
    assert_string_equal(app_screen_name(h.a), "n1");
    press(&h, "pause", 0);
    player_wait(&h.hand, 60000);
    press(&h, "resume", 0);
    assert_string_equal(app_screen_name(h.a), "close");
    play_until(&h, "n1");
    assert_false(offers(&h, "confirm", 0)); /* nothing is picked any more */
    player_wait(&h.hand, 25000);
    assert_string_equal(app_screen_name(h.a), "n1");
    player_wait(&h.hand, 6000);
    assert_string_equal(app_screen_name(h.a), "dark");
    end(&h);
}

/* ---- cards to hold up ---- */

static void a_card_is_one_press_away_and_goes_by_a_hold(void **state) {
    static const char *const words[] = {"Wake up", NULL,        "Confirm again", NULL,      NULL,
                                        "You are", "These are", "Mistake",       "You did", NULL};
    hosted h;
    (void)state;

    begin(&h, 8, 0xFF, WEREWOLF_HOST_JUDGE, 0);
    play_until(&h, "n1");
    press(&h, "cards", 0);
    assert_string_equal(app_screen_name(h.a), "card-wake");
    for (int card = 0; card < 10; card++) {
        assert_true(words[card] == NULL || shows(&h, words[card]));
        assert_null(player_zone(&h.hand, "pick", -1)); /* opaque: nothing of the call can be pressed */
        press(&h, "card-step", 1);
    }
    player_key(&h.hand, UI_KEY_BACK, false);
    player_wait(&h.hand, 400);
    is_in(&h, "cards");
    assert_true(player_zone(&h.hand, "card-close", 0)->flags & UI_ZONE_HOLD);
    press(&h, "card-close", 0);
    press(&h, "pick", 5);
    press(&h, "cards", 0);
    assert_string_equal(app_screen_name(h.a), "card-target");
    assert_true(shows(&h, "6"));
    press(&h, "card-all", 0);
    press(&h, "card-number", 2);
    assert_true(shows(&h, "3"));
    press(&h, "card-close", 0);
    assert_true(offers(&h, "confirm", 0));
    press(&h, "judge", 0);
    press(&h, "cards", 0);
    is_in(&h, "cards");
    end(&h);
}

/* ---- corrections ---- */

static nt_move last_move(const hosted *h) {
    return nt_match_ply(app_director_match(h->a->table), plies(h) - 1).move;
}

static void events_are_changed_dropped_and_inserted(void **state) {
    hosted h;
    (void)state;

    begin(&h, 8, 0xFF, WEREWOLF_HOST_JUDGE, 0);
    talk_until(&h, "vote");
    player_wait(&h.hand, 5000);
    const int voter = table_scene_shown(h.a)->ui.asked, first = living(&h, voter);
    for (int way = 1; way <= 2 /* the list */; way++) {
        if (offers(&h, "way", way)) {
            press(&h, "way", way);
        }
    }
    press(&h, "seat", first);
    press(&h, "confirm", 0);
    assert_int_equal(last_move(&h).arg[0], first);
    press(&h, "judge", 0);
    assert_true(offers(&h, "judge-undo", 0));
    assert_non_null(player_zone(&h.hand, "judge-redo", 0));
    press(&h, "face-tab", 1);
    press(&h, "line", 0);
    assert_non_null(player_zone(&h.hand, "judge-undo", 0)); /* always there */
    assert_false(offers(&h, "judge-correct", 0));           /* until it says what it becomes */
    press(&h, "seat", voter);
    assert_true(shows(&h, "New: "));
    press(&h, "judge-correct", 0);
    assert_int_equal(last_move(&h).arg[0], voter);
    press(&h, "judge-undo", 0);
    press(&h, "judge-redo", 0);
    assert_int_equal(last_move(&h).arg[0], voter);

    const int before = plies(&h);
    press(&h, "line", 0);
    press(&h, "judge-before", 0);
    assert_string_equal(app_screen_name(h.a), "waiting");
    assert_null(player_zone(&h.hand, "judge-close", 0)); /* first the correction ends */
    press(&h, "judge-keep", 0);
    assert_int_equal(plies(&h), before);
    press(&h, "line", 0);
    press(&h, "judge-before", 0);
    press(&h, "judge-by", 0); /* another voter */
    press(&h, "enter-kind", WEREWOLF_MOVE_ABSTAIN);
    press(&h, "judge-enter", 0);
    assert_int_equal(plies(&h), before + 1);
    press(&h, "line", 0);
    press(&h, "judge-drop", 0);
    assert_int_equal(plies(&h), before);
    end(&h);
}

/* Undone back to the deal, the face is still there, and by day it closes to a table that can go on. */
static void undo_goes_back_into_the_night(void **state) {
    hosted h;
    (void)state;

    begin(&h, 8, 0xFF, WEREWOLF_HOST_JUDGE, 0);
    play_until(&h, "speech");
    press(&h, "judge", 0);
    for (int i = 0; i < 200 && pub_of(&h)->night == 0; i++) {
        press(&h, "judge-undo", 0);
    }
    press(&h, "judge-close", 0);
    player_wait(&h.hand, 1000);
    is_in(&h, "call");
    end(&h);
}

/* ---- cards on the table ---- */

static void twenty_cards_take_a_press_each(void **state) {
    hosted h;
    int presses = 0;
    (void)state;

    begin(&h, 20, 0xFFFFF, WEREWOLF_HOST_JUDGE, 1);
    play_until(&h, "register");
    assert_true(shows(&h, "Werewolf, open your eyes")); /* role by role, while all sleep */
    press(&h, "role", WEREWOLF_SEER);
    press(&h, "role", WEREWOLF_SEER); /* there is one */
    assert_true(shows(&h, "The only Seer is given: 1 "));
    press(&h, "seat", 0);
    press(&h, "judge-recard", WEREWOLF_WITCH); /* entered wrongly */
    assert_true(offers(&h, "role", WEREWOLF_SEER));
    for (int role = 0; role < WEREWOLF_VILLAGER; role++) {
        while (offers(&h, "role", role)) {
            press(&h, "role", role);
            presses++;
        }
        assert_true(role > WEREWOLF_WEREWOLF || shows(&h, "Wolf Beauty, open your eyes"));
    }
    assert_false(shows(&h, "open your eyes")); /* who has no card is a villager: nobody is called */
    press(&h, "role-rest", -1);
    assert_int_equal(presses, 12);
    player_wait(&h.hand, 400);
    assert_string_not_equal(app_screen_name(h.a), "register");
    const werewolf_priv *first = app_director_view(h.a->table, 0).me;
    assert_int_equal(first->role, WEREWOLF_WITCH);
    end(&h);
}

static void a_whole_game_is_hosted(void **state) {
    (void)state;
    for (int deal = 0; deal < 2; deal++) {
        hosted h;
        begin(&h, 8, 0xFF, WEREWOLF_HOST_JUDGE, deal);
        for (int i = 0; i < 20000 && player_act(&h.hand);) {
            i++;
        }
        assert_true(nt_match_over(app_director_match(h.a->table)));
        end(&h);
    }
}

/* ---- bots ---- */

static void a_bots_speech_is_interrupted_by_a_person(void **state) {
    enum { PERSON = 4 };
    hosted h;
    (void)state;

    begin(&h, 8, 1u << PERSON, WEREWOLF_HOST_PASS, 0);
    while (!(pub_of(&h)->speaker < 8 && pub_of(&h)->speaker != PERSON && offers(&h, "menu", 1))) {
        assert_true(player_act(&h.hand));
    }
    const int before = plies(&h);
    press(&h, "menu", 1);
    player_wait(&h.hand, 60000);
    assert_int_equal(plies(&h), before);                  /* the bot waits */
    assert_false(offers(&h, "seat", living(&h, PERSON))); /* a bot declares for itself */
    press(&h, "seat", PERSON);
    press(&h, "confirm", 0);
    assert_int_equal(pub_of(&h)->step, WEREWOLF_STEP_DECLARE);
    assert_int_equal(pub_of(&h)->declarer, PERSON);
    player_wait(&h.hand, 3000);
    assert_true(shows(&h, "and night falls"));           /* what it does, and for whom */
    assert_true(shows(&h, "do you blow yourself up?"));  /* the one thing that may be declared */
    assert_false(shows(&h, "White Wolf King:"));         /* who is in no usual game of eight */
    press(&h, "menu", 4);                                /* explode */
    assert_true(shows(&h, ": you go, and night falls")); /* in one line, before it is held */
    end(&h);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(the_face_lies_over_a_call_and_never_goes_by_itself),
                                       cmocka_unit_test(by_day_the_face_gives_way_to_the_table),
                                       cmocka_unit_test(what_covers_a_call_is_a_curtain_for_the_judge),
                                       cmocka_unit_test(another_judge_comes_behind_a_curtain),
                                       cmocka_unit_test(a_skipped_call_asks_once_and_back_repeats),
                                       cmocka_unit_test(a_refused_target_says_why),
                                       cmocka_unit_test(the_seers_answer_comes_with_the_choice),
                                       cmocka_unit_test(a_menu_begins_a_call_anew),
                                       cmocka_unit_test(a_card_is_one_press_away_and_goes_by_a_hold),
                                       cmocka_unit_test(events_are_changed_dropped_and_inserted),
                                       cmocka_unit_test(undo_goes_back_into_the_night),
                                       cmocka_unit_test(twenty_cards_take_a_press_each),
                                       cmocka_unit_test(a_whole_game_is_hosted),
                                       cmocka_unit_test(a_bots_speech_is_interrupted_by_a_person)};

    return cmocka_run_group_tests(tests, NULL, NULL);
}
