/* Guests who come, play and go: they are asked, their table is put away, offered behind a curtain and then gone, and
 * what nobody is at is never shown. */
#include "kiosk/kit_kiosk.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "app/files/paths.h"
#include "app/inside.h"

static void nobody_is_shown_bots_and_a_touch_leads_to_play(void **state) {
    (void)state;
    cafe c;
    cafe_begin(&c, "{\"languages\": [\"en\"]}");
    assert_string_equal(cafe_scene(&c), "attract");
    int hands = 0;
    for (int i = 0; i < 300; i++) {
        player_wait(&c.t.hand, SECOND);
        assert_string_equal(cafe_scene(&c), "attract");
        hands += cafe_says(&c, "nobody but");
    }
    assert_true(hands > 5); /* seconds in which one lay open */
    assert_true(c.house->shown > 2);
    assert_false(cafe_has(&c, "open.nighttable"));
    cafe_come(&c);
    player_wait(&c.t.hand, 10);
    assert_null(c.t.app->table);
    assert_null(player_zone(&c.t.hand, "quit", -1));
    assert_non_null(player_zone(&c.t.hand, "play", -1));
    cafe_end(&c);
}

static const ui_command *place_on(const ui_draw *d) {
    for (int i = 0; i < d->n; i++) {
        if (d->command[i].kind == UI_PLACE) {
            return &d->command[i];
        }
    }
    return NULL;
}

/* The title's time is used: the next table's ground and the room of its hands, as large as its place; nothing while
 * bots play. */
static void the_next_ground_is_drawn_beside_the_title(void **state) {
    (void)state;
    cafe c;
    cafe_begin(&c, "{\"languages\": [\"en\"]}");
    assert_int_equal(app_grounds(c.t.app).n, 0);
    player_wait(&c.t.hand, 2 * SECOND);
    const app_ahead is = app_grounds(c.t.app);
    assert_int_equal(is.n, 1);
    assert_string_equal(is.at[0].name, "results"); /* the empty game's ground */
    player_wait(&c.t.hand, SECOND);
    const app_ahead room = app_grounds(c.t.app);
    assert_int_equal(room.n, 1);
    assert_string_equal(room.at[0].name, "private");
    assert_true(room.at[0].w == is.at[0].w && room.at[0].h == is.at[0].h);
    player_wait(&c.t.hand, 2 * SECOND);
    assert_int_equal(app_grounds(c.t.app).n, 0); /* it has no other */
    player_wait(&c.t.hand, 8 * SECOND);
    assert_int_equal(app_grounds(c.t.app).n, 0);
    const ui_command *place = place_on(c.t.app->shown);
    assert_non_null(place);
    assert_int_equal((int)lroundf(place->at.w * c.t.app->frame.u), is.at[0].w);
    assert_int_equal((int)lroundf(place->at.h * c.t.app->frame.u), is.at[0].h);
    cafe_end(&c);
}

/* Each game's rules are told by what is seen of it. */
static void what_bots_show_is_explained(void **state) {
    (void)state;
    static const char *const key[] = {"growl.seen.day-give",  "growl.seen.private",  "sabbath.seen.lead",
                                      "sabbath.seen.witch",   "sabbath.seen.draft",  "sabbath.seen.private",
                                      "robbers.seen.trick",   "robbers.seen.lead",   "robbers.seen.private",
                                      "eatme.seen.private",   "eatme.seen.prowl",    "eatme.seen.reveal",
                                      "werewolf.seen.reveal", "werewolf.seen.night", "werewolf.seen.stand",
                                      "werewolf.seen.speech", "werewolf.seen.vote"};
    enum { KEYS = sizeof key / sizeof key[0] };
    int seconds[KEYS] = {0};
    cafe c;
    cafe_begin_with(&c, "{\"languages\": [\"en\"]}", nt_games, nt_tables);
    for (int i = 0; i < 520; i++) {
        player_wait(&c.t.hand, SECOND);
        for (int n = 0; n < KEYS; n++) {
            char told[300];
            text_format(app_words(c.t.app, NULL), key[n], NULL, 0, told, sizeof told);
            seconds[n] += cafe_says(&c, told);
        }
    }
    for (int n = 0; n < KEYS; n++) {
        if (seconds[n] < 5) {
            fail_msg("%s was to be read for %d s", key[n], seconds[n]);
        }
    }
    cafe_end(&c);
}

static void who_answers_goes_on_who_does_not_is_put_away(void **state) {
    (void)state;
    cafe c;
    cafe_begin(&c, "{}");
    cafe_sit_down(&c, 2);
    player_wait(&c.t.hand, 44 * SECOND);
    assert_string_not_equal(cafe_scene(&c), "ask");
    player_wait(&c.t.hand, 2 * SECOND);
    assert_string_equal(cafe_scene(&c), "ask");
    assert_true(player_press(&c.t.hand, "resume", -1));
    player_wait(&c.t.hand, 500);
    assert_string_not_equal(cafe_scene(&c), "ask");
    assert_string_not_equal(cafe_scene(&c), "attract");
    player_wait(&c.t.hand, 46 * SECOND);
    assert_string_equal(cafe_scene(&c), "ask");
    player_wait(&c.t.hand, 15 * SECOND);
    assert_string_equal(cafe_scene(&c), "attract");
    assert_true(cafe_has(&c, "open.nighttable"));
    cafe_end(&c);
}

/* Of five games, hands too: what would be pressed there is not drawn. */
static void a_table_that_bots_show_has_no_buttons(void **state) {
    (void)state;
    static const char *const dead[] = {"pause", "rules", "help", "log", "confirm", "done"};
    cafe c;
    cafe_begin(&c, "{}");
    for (int i = 0; i < 520; i++) {
        player_wait(&c.t.hand, SECOND);
        for (size_t n = 0; n < sizeof dead / sizeof dead[0]; n++) {
            assert_null(player_zone(&c.t.hand, dead[n], -1));
        }
    }
    assert_true(c.house->shown > 4);
    cafe_end(&c);
}

static void a_finger_finds_each_language(void **state) {
    (void)state;
    cafe c;
    cafe_begin(&c, "{}");
    cafe_come(&c);
    player_wait(&c.t.hand, 10);
    for (int i = 0; i < 8; i++) {
        const ui_zone *tile = player_zone(&c.t.hand, "language", i);
        assert_non_null(tile);
        assert_true(fminf(tile->at.w, tile->at.h) >= 15 * c.t.app->frame.mm);
    }
    cafe_end(&c);
}

/* Whoever sits round a flat table reads it, and can press; behind a curtain that is turned to one of them, too. */
static void all_round_a_flat_table_are_asked(void **state) {
    cafe c;
    (void)state;
    cafe_begin(&c, "{}");
    c.t.app->settings.mode = APP_FLAT;
    for (int n = 2; n <= 4; n++) {
        cafe_sit_down(&c, n);
        player_wait(&c.t.hand, 47 * SECOND);
        assert_string_equal(cafe_scene(&c), "ask");
        assert_int_equal(cafe_times_said(&c, "Still playing?"), n);
        assert_true(player_press(&c.t.hand, ZONE_RESUME, 1));
        player_wait(&c.t.hand, SECOND);
        assert_string_not_equal(cafe_scene(&c), "ask");
        cafe_go(&c);
        c.t.app->settings.mode = APP_FLAT;
    }
    cafe_end(&c);
}

/* What asks lies over the sentence, and does not bring it up again. */
static void a_sentence_that_nobody_reads_does_not_keep_the_house(void **state) {
    (void)state;
    cafe c;
    cafe_begin(&c, "{}");
    cafe_sit_down(&c, 2);
    app_notice(c.t.app, "trouble.save_none", NULL, 0);
    player_wait(&c.t.hand, 10 * SECOND);
    assert_string_equal(cafe_scene(&c), "notice");
    player_wait(&c.t.hand, 36 * SECOND);
    assert_string_equal(cafe_scene(&c), "ask");
    player_wait(&c.t.hand, 16 * SECOND);
    assert_string_equal(cafe_scene(&c), "attract");
    app_notice(c.t.app, "trouble.save_none", NULL, 0); /* and not the bots, whom nobody is asked about */
    player_wait(&c.t.hand, 10);
    assert_string_equal(cafe_scene(&c), "attract");
    cafe_end(&c);
}

static void a_table_is_offered_behind_a_curtain(void **state) {
    (void)state;
    for (int people = 1; people <= 2; people++) {
        cafe c;
        cafe_begin(&c, "{}");
        cafe_sit_down(&c, people);
        cafe_go(&c);
        cafe_come(&c);
        assert_true(player_press(&c.t.hand, "continue", -1));
        assert_string_equal(cafe_scene(&c), "curtain");
        cafe_end(&c);
    }
}

static void then_its_bytes_are_gone(void **state) {
    (void)state;
    cafe c;
    cafe_begin(&c, "{}");
    cafe_sit_down(&c, 2);
    cafe_go(&c);
    for (int i = 0; i < 28; i++) {
        player_wait(&c.t.hand, MINUTE);
    }
    assert_true(cafe_has(&c, "open.nighttable"));
    player_wait(&c.t.hand, 3 * MINUTE);
    assert_false(cafe_has(&c, "open.nighttable"));
    assert_int_equal(cafe_files(&c, "left"), 0);
    cafe_come(&c);
    assert_null(player_zone(&c.t.hand, "continue", -1));
    cafe_end(&c);
}

/* Another party sits down: the older table is gone no later for that, and theirs not sooner. */
static void another_party_gives_no_more_time(void **state) {
    (void)state;
    cafe c;
    cafe_begin(&c, "{}");
    cafe_sit_down(&c, 2);
    cafe_go(&c);
    player_wait(&c.t.hand, 20 * MINUTE);
    cafe_sit_down(&c, 2);
    assert_int_equal(cafe_files(&c, "left"), 1);
    cafe_go(&c);
    player_wait(&c.t.hand, 11 * MINUTE);
    assert_int_equal(cafe_files(&c, "left"), 0);
    assert_true(cafe_has(&c, "open.nighttable"));
    cafe_end(&c);
}

static void a_power_cut_offers_it_again_and_forgets_nothing_for_ever(void **state) {
    (void)state;
    cafe c;
    cafe_begin(&c, "{}");
    cafe_sit_down(&c, 2);
    cafe_power_cut(&c, "{}");
    assert_string_equal(cafe_scene(&c), "attract");
    player_wait(&c.t.hand, MINUTE);
    cafe_come(&c);
    assert_non_null(player_zone(&c.t.hand, "continue", -1));
    player_wait(&c.t.hand, 32 * MINUTE);
    assert_string_equal(cafe_scene(&c), "attract");
    assert_false(cafe_has(&c, "open.nighttable"));
    cafe_end(&c);
}

static void what_guests_set_goes_with_them(void **state) {
    (void)state;
    cafe c;
    cafe_begin(&c, "{\"language\": \"en\", \"volume\": {\"least\": 3, \"most\": 7, \"usual\": 5}}");
    cafe_come(&c);
    assert_true(player_press(&c.t.hand, "settings", -1));
    player_wait(&c.t.hand, 500);
    for (int i = 0; i < 9; i++) {
        if (!player_press(&c.t.hand, "more", 16)) {
            break;
        }
        player_wait(&c.t.hand, 100);
    }
    assert_int_equal(c.t.app->settings.level[APP_EFFECTS], 7);
    assert_null(player_zone(&c.t.hand, "more", 4)); /* the whole screen is not theirs */
    player_wait(&c.t.hand, 62 * SECOND);
    assert_string_equal(cafe_scene(&c), "attract");
    assert_int_equal(c.t.app->settings.level[APP_EFFECTS], 5);
    assert_false(cafe_has(&c, "settings.json"));
    assert_false(cafe_has(&c, "people.json"));
    cafe_end(&c);
}

static void a_bag_on_the_glass_does_not_keep_the_house(void **state) {
    (void)state;
    cafe c;
    cafe_begin(&c, "{}");
    cafe_come(&c);
    const ui_zone *play = player_zone(&c.t.hand, "play", -1);
    assert_non_null(play);
    const float x = play->at.x + 20, y = play->at.y + 20;
    for (int finger = 1; finger <= 10; finger++) {
        player_feed(&c.t.hand, (ui_raw){.kind = UI_RAW_DOWN, .touch = true, .finger = finger, .x = x, .y = y});
    }
    player_wait(&c.t.hand, MINUTE); /* somebody may hold it */
    assert_string_equal(cafe_scene(&c), "welcome");
    player_wait(&c.t.hand, 2 * MINUTE);
    assert_string_equal(cafe_scene(&c), "attract");
    cafe_end(&c);
}

static void a_closed_house_is_dark_and_says_so(void **state) {
    (void)state;
    cafe c;
    cafe_begin(&c, "{\"open\": {\"every\": \"10:00-23:00\"}}");
    c.minute = 23 * 60 + 30;
    player_wait(&c.t.hand, MINUTE);
    assert_false(c.house->open);
    const uint64_t dark = kit_frame_hash(c.t.app);
    player_wait(&c.t.hand, 5 * MINUTE);
    const int shown = c.house->shown;
    player_tap(&c.t.hand, 640, 400);
    player_wait(&c.t.hand, 500);
    assert_string_equal(cafe_scene(&c), "attract");
    assert_true(kit_frame_hash(c.t.app) != dark);
    player_wait(&c.t.hand, 8 * SECOND);
    assert_true(kit_frame_hash(c.t.app) == dark);
    c.minute = NOON;
    player_wait(&c.t.hand, 2 * MINUTE);
    assert_true(c.house->shown > shown);
    cafe_end(&c);
}

static void a_name_that_the_owner_refuses_is_not_taken(void **state) {
    (void)state;
    static const char *const letter[] = {"B", "A", "d"};
    cafe c;
    cafe_begin(&c, "{\"languages\": [\"en\"], \"refused_names\": [\"bad\"]}");
    cafe_come(&c);
    assert_true(player_press(&c.t.hand, "play", -1));
    player_wait(&c.t.hand, 500);
    assert_true(player_press(&c.t.hand, "game", 0));
    player_wait(&c.t.hand, 500);
    assert_string_equal(cafe_scene(&c), "seating");
    assert_true(player_press(&c.t.hand, "name", -1));
    for (int i = 0; i < 3; i++) {
        player_text(&c.t.hand, letter[i]);
        player_wait(&c.t.hand, 100);
        assert_int_equal(strlen(c.t.app->plan.seating.seat[0].name), i < 2 ? i + 1 : 0);
    }
    assert_true(cafe_says(&c, "does not take that name"));
    cafe_end(&c);
}

static void a_language_that_there_is_not_is_said_and_left_out(void **state) {
    (void)state;
    char path[400];
    size_t len = 0;
    cafe c;
    cafe_begin(&c, "{\"languages\": [\"xx\", \"de\"], \"language\": \"xx\"}");
    assert_string_equal(text_lang(app_words(c.t.app, NULL)), "de");
    assert_int_equal(c.house->wishes.n_languages, 1);
    assert_true(c.house->faulty);
    cafe_come(&c);
    assert_string_equal(c.t.app->settings.lang, "de");
    assert_true(paths_join(path, sizeof path, c.t.dir, "night-table.log"));
    char *log = paths_read_whole(path, 1 << 16, &len);
    assert_non_null(log);
    assert_non_null(strstr(log, "There is no language \"xx\"."));
    free(log);
    cafe_end(&c);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nobody_is_shown_bots_and_a_touch_leads_to_play),
        cmocka_unit_test(the_next_ground_is_drawn_beside_the_title),
        cmocka_unit_test(what_bots_show_is_explained),
        cmocka_unit_test(who_answers_goes_on_who_does_not_is_put_away),
        cmocka_unit_test(all_round_a_flat_table_are_asked),
        cmocka_unit_test(a_table_that_bots_show_has_no_buttons),
        cmocka_unit_test(a_finger_finds_each_language),
        cmocka_unit_test(a_sentence_that_nobody_reads_does_not_keep_the_house),
        cmocka_unit_test(a_table_is_offered_behind_a_curtain),
        cmocka_unit_test(then_its_bytes_are_gone),
        cmocka_unit_test(another_party_gives_no_more_time),
        cmocka_unit_test(a_power_cut_offers_it_again_and_forgets_nothing_for_ever),
        cmocka_unit_test(what_guests_set_goes_with_them),
        cmocka_unit_test(a_name_that_the_owner_refuses_is_not_taken),
        cmocka_unit_test(a_language_that_there_is_not_is_said_and_left_out),
        cmocka_unit_test(a_bag_on_the_glass_does_not_keep_the_house),
        cmocka_unit_test(a_closed_house_is_dark_and_says_so),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
