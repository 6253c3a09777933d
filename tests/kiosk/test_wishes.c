/* The owner's file: what is right is taken, each mistake is a sentence and changes nothing else. */
#include "app/kit_app.h"

#include <stdio.h>
#include <string.h>

#include "app/files/paths.h"
#include "games/werewolf/werewolf.h"
#include "kiosk/owner_week.h"
#include "kiosk/wishes.h"

static bool read_text(const char *text, kiosk_wishes *w, char *problems, size_t cap) {
    char dir[256], path[300];
    kit_folder(dir, sizeof dir);
    assert_true(paths_join(path, sizeof path, dir, "kiosk.json"));
    assert_true(paths_write_whole(path, text, strlen(text)));
    const bool good = kiosk_read(path, nt_games, w, problems, cap);
    kit_remove(dir);
    return good;
}

static void what_is_right_is_taken(void **state) {
    (void)state;
    kiosk_wishes w;
    char problems[2048];
    assert_true(
        read_text("{\"games\": [\"growl\", \"werewolf\"], \"languages\": [\"de\", \"ja\"], \"language\": \"ja\","
                  "\"text_percent\": 130, \"volume\": {\"least\": 2, \"most\": 7, \"usual\": 5},"
                  "\"volume_by_hour\": [{\"at\": \"22:00-10:00\", \"volume\": 3}],"
                  "\"open\": {\"every\": \"10:00-23:30\", \"fri\": \"16:00-02:00\", \"mon\": \"closed\"},"
                  "\"idle_seconds\": 60, \"answer_seconds\": 20, \"offer_minutes\": 10,"
                  "\"refused_names\": [\"wort\"]}",
                  &w, problems, sizeof problems));
    assert_string_equal(problems, "");
    assert_int_equal(__builtin_popcount(w.games), 2);
    assert_int_equal(w.n_languages, 2);
    assert_string_equal(w.first, "ja");
    assert_int_equal(w.text_percent, 130);
    assert_int_equal(w.volume_usual, 5);
    assert_int_equal(w.idle_seconds, 60);
    assert_int_equal(w.offer_minutes, 10);
    assert_true(kiosk_refuses(&w, "SchimpfWÖrt") && kiosk_refuses(&w, "WORT"));
    assert_false(kiosk_refuses(&w, "Worms"));
}

static void each_mistake_is_a_sentence(void **state) {
    (void)state;
    static const struct {
        const char *text, *said;
    } mistake[] = {
        {"{\"games\": [\"chess\"]}", "There is no game \"chess\"."},
        {"{\"games\": \"growl\"}", "\"games\" is a list"},
        {"{\"games\": []}", "\"games\" names none"},
        {"{\"languages\": [\"../x\"]}", "The 1. of \"languages\""},
        {"{\"language\": 4}", "\"language\" is a tag"},
        {"{\"languages\": [\"de\"], \"language\": \"en\"}", "\"language\" is one of \"languages\"."},
        {"{\"text_percent\": 90}", "\"text_percent\" is a whole number from 100 to 175."},
        {"{\"volume\": {\"least\": 7, \"most\": 3}}", "\"least\" is not more than \"most\""},
        {"{\"volume_by_hour\": [{\"at\": \"25:00-10:00\"}]}", "\"at\" of the 1."},
        {"{\"open\": {\"every\": \"10-12\"}}", "\"every\" is like"},
        {"{\"open\": {\"montag\": \"10:00-12:00\"}}", "not \"montag\""},
        {"{\"idle_seconds\": 3}", "\"idle_seconds\" is a whole number"},
        {"{\"refused_names\": [\"\"]}", "The 1. of \"refused_names\""},
        {"{\"preset\": {\"growl\": {\"nothing\": 1}}}", "has no option \"nothing\""},
        {"{\"preset\": {\"werewolf\": {\"5\": {\"seer\": 1}}}}", "\"werewolf\" has 6 to 20 players, not 5."},
        {"{\"preset\": {\"werewolf\": {\"9\": {\"own_set\": 1, \"seer\": 1}}}}",
         "\"werewolf\" cannot be played like that by 9."},
        {"{\"preset\": {\"werewolf\": {\"9\": 1}}}", "has no option \"9\""},
        {"{\"preset\": {\"werewolf\": {\"9\": {\"seer\": 3}}}}", "\"seer\" of \"werewolf\" goes from 0 to 1"},
        {"{\"preset\": 3}", "\"preset\" names games"},
        {"{\"preset\": {\"growl\": 3}}", "\"growl\" is like {\"OPTION\": 1}"},
        {"{\"preset\": {\"chess\": {}}}", "no game \"chess\" for \"preset\""},
        {"{\"colour\": 1}", "\"colour\" means nothing here."},
    };
    for (size_t i = 0; i < sizeof mistake / sizeof mistake[0]; i++) {
        const kiosk_wishes standard = kiosk_standard(nt_games);
        kiosk_wishes w;
        char problems[2048];
        assert_true(read_text(mistake[i].text, &w, problems, sizeof problems));
        if (strstr(problems, mistake[i].said) == NULL) {
            fail_msg("%s: said \"%s\"", mistake[i].text, problems);
        }
        assert_int_equal(w.games, standard.games);
        assert_int_equal(w.text_percent, 100);
        assert_int_equal(w.idle_seconds, 45);
        assert_true(kiosk_is_open(&w, 0) && kiosk_is_open(&w, 7 * DAY_MINUTES - 1));
    }
}

/* What is of nine players goes before what is of any; another number has what is of any, or the standard. */
static void rules_go_by_the_number_of_players(void **state) {
    (void)state;
    kiosk_wishes w;
    char problems[2048];
    const int sheriff = nt_option_find(&werewolf_game, "sheriff"), seer = nt_option_find(&werewolf_game, "seer");
    const int own = nt_option_find(&werewolf_game, "own_set");
    assert_true(read_text("{\"preset\": {\"werewolf\": {\"9\": {\"own_set\": 1, \"werewolf\": 3, \"seer\": 1,"
                          "\"villager\": 5, \"sheriff\": 1}, \"sheriff\": 0}}}",
                          &w, problems, sizeof problems));
    assert_string_equal(problems, "");
    nt_config config = nt_config_standard(&werewolf_game, 9);
    kiosk_put_rules(&w, &werewolf_game, &config);
    assert_true(config.opt[own] == 1 && config.opt[seer] == 1 && config.opt[sheriff] == 1);
    config.seats = 10;
    kiosk_put_rules_by_seats(&w, &werewolf_game, &config);
    assert_true(config.opt[own] == 0 && config.opt[seer] == 0 && config.opt[sheriff] == 0);
    config.seats = 9;
    kiosk_put_rules_by_seats(&w, &werewolf_game, &config);
    assert_true(config.opt[own] == 1 && config.opt[seer] == 1 && config.opt[sheriff] == 1);
}

static void a_file_that_is_none_is_said(void **state) {
    (void)state;
    kiosk_wishes w;
    char problems[2048];
    assert_false(read_text("{\"games\": [", &w, problems, sizeof problems));
    assert_non_null(strstr(problems, "line 1"));
    assert_false(kiosk_read("nowhere/kiosk.json", nt_games, &w, problems, sizeof problems));
    assert_non_null(strstr(problems, "nowhere/kiosk.json: "));
    assert_int_equal(w.idle_seconds, 45);
}

static int at(int day, int hour, int minute) {
    return day * DAY_MINUTES + hour * 60 + minute;
}

static void hours_go_over_midnight(void **state) {
    (void)state;
    kiosk_wishes w;
    char problems[2048];
    assert_true(
        read_text("{\"open\": {\"every\": \"10:00-23:30\", \"fri\": \"16:00-02:00\", \"sun\": \"18:00-24:00\","
                  "\"mon\": \"closed\"}, \"volume_by_hour\": [{\"at\": \"22:00-10:00\", \"volume\": 3}]}",
                  &w, problems, sizeof problems));
    assert_string_equal(problems, "");
    assert_false(kiosk_is_open(&w, at(0, 12, 0)));
    assert_false(kiosk_is_open(&w, at(1, 9, 59)));
    assert_true(kiosk_is_open(&w, at(1, 10, 0)) && kiosk_is_open(&w, at(1, 23, 29)));
    assert_false(kiosk_is_open(&w, at(1, 23, 30)));
    assert_true(kiosk_is_open(&w, at(4, 23, 59)) && kiosk_is_open(&w, at(5, 1, 59)));
    assert_false(kiosk_is_open(&w, at(5, 2, 0)));
    assert_true(kiosk_is_open(&w, at(6, 23, 59)));
    assert_false(kiosk_is_open(&w, at(0, 0, 0)));
    assert_int_equal(kiosk_opens_next(&w, at(0, 3, 0)), at(1, 10, 0)); /* Monday is left out */
    assert_int_equal(kiosk_opens_next(&w, at(6, 2, 0)), at(6, 18, 0));
    assert_int_equal(kiosk_opens_next(&w, at(4, 23, 0)), at(4, 23, 0)); /* it is open */
    assert_int_equal(kiosk_volume_at(&w, at(3, 23, 0)), 3);
    assert_int_equal(kiosk_volume_at(&w, at(3, 9, 59)), 3);
    assert_int_equal(kiosk_volume_at(&w, at(3, 10, 0)), 10);
    assert_true(
        read_text("{\"open\": {\"every\": \"18:00-02:00\", \"mon\": \"closed\"}}", &w, problems, sizeof problems));
    assert_true(kiosk_is_open(&w, at(0, 1, 0)));  /* Sunday goes on */
    assert_false(kiosk_is_open(&w, at(1, 1, 0))); /* Monday did not begin */
    assert_true(
        read_text("{\"open\": {\"every\": \"closed\", \"tue\": \"10:00-12:00\"}}", &w, problems, sizeof problems));
    assert_int_equal(kiosk_opens_next(&w, at(5, 12, 0)), at(1, 10, 0)); /* in the next week */
    assert_true(read_text("{\"open\": {\"every\": \"closed\"}}", &w, problems, sizeof problems));
    assert_int_equal(kiosk_opens_next(&w, at(2, 12, 0)), -1);
}

/* The picture of the week is lit just where the house is open, by the day whose hours those are. */
static void the_week_shows_when_it_is_open(void **state) {
    (void)state;
    static const char *const open[] = {"{}", "{\"open\": {\"every\": \"10:00-23:30\", \"fri\": \"16:00-02:00\"}}",
                                       "{\"open\": {\"every\": \"closed\", \"sun\": \"12:00-12:00\"}}"};
    for (size_t i = 0; i < sizeof open / sizeof open[0]; i++) {
        kiosk_wishes w;
        char problems[2048];
        assert_true(read_text(open[i], &w, problems, sizeof problems));
        for (int minute = 0; minute < 7 * DAY_MINUTES; minute++) {
            week_light light[2];
            const int day = minute / DAY_MINUTES, n = owner_week_lights(&w, day, light);
            bool lit = false;
            for (int k = 0; k < n; k++) {
                lit |= minute % DAY_MINUTES >= light[k].from && minute % DAY_MINUTES < light[k].to;
                assert_false(w.day[light[k].of].closed);
            }
            assert_int_equal(lit, kiosk_is_open(&w, minute));
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_right_is_taken),
        cmocka_unit_test(each_mistake_is_a_sentence),
        cmocka_unit_test(rules_go_by_the_number_of_players),
        cmocka_unit_test(a_file_that_is_none_is_said),
        cmocka_unit_test(hours_go_over_midnight),
        cmocka_unit_test(the_week_shows_when_it_is_open),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
