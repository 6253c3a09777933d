/* The log as the owner's page tells it. */
#include "kiosk/kit_kiosk.h"

#include <stdio.h>
#include <string.h>

#include "app/files/paths.h"
#include "kiosk/entries.h"
#include "kiosk/wishes.h"
#include "ui/zones.h"

/* Each one is a line of the log, where the owner looks for what is wrong. */
static int figures_shown(const cafe *c, const char *name) {
    const ui_draw *shown = c->t.app->shown;
    char path[64];
    int n = 0;
    snprintf(path, sizeof path, "figures/%s", name);
    for (int i = 0; i < shown->n; i++) {
        const ui_command *drawn = &shown->command[i];
        n += drawn->kind == UI_PICTURE && strcmp(shown->arena + drawn->text, path) == 0;
    }
    return n;
}

/* What the house writes is known again by its kind, and what it does not know is a bell. */
static void each_kind_of_entry_has_a_sign(void **state) {
    (void)state;
    cafe c;
    cafe_begin(&c, "{\"language\": \"en\"}");
    for (int i = 0; i < KIOSK_ENTRIES; i++) {
        kiosk_note(c.t.app, (kiosk_entry)i);
    }
    kiosk_log(c.t.app, "\"colour\" means nothing here.");
    cafe_owner(&c);
    cafe_open_page(&c, 8, "owner_log");
    assert_int_equal(figures_shown(&c, "bell"), 0);
    assert_int_equal(figures_shown(&c, "key"), 2);
    assert_int_equal(figures_shown(&c, "cross"), 1);
    assert_int_equal(figures_shown(&c, "chest"), 2);
    assert_int_equal(figures_shown(&c, "gear"), 1);
    assert_true(player_press(&c.t.hand, ZONE_BACK, -1));
    player_wait(&c.t.hand, 500);
    app_log(c.t.app, "a disc is full");
    cafe_open_page(&c, 8, "owner_log");
    assert_int_equal(figures_shown(&c, "bell"), 1);
    cafe_end(&c);
}

/* The owner reads this log, in a house that speaks German. */
static void read_log(cafe *c, const char *written) {
    char path[400];
    cafe_begin(c, "{\"language\": \"de\"}");
    assert_true(paths_join(path, sizeof path, c->t.dir, "night-table.log"));
    cafe_owner(c);
    assert_true(paths_write_whole(path, written, strlen(written)));
    cafe_open_page(c, 8, "owner_log");
}

/* One heading a day, times without it, and what the kiosk itself wrote in the language of the house. */
static void the_log_is_told_day_by_day(void **state) {
    (void)state;
    static const char written[] = "2026-11-28 23:59:01 a wrong PIN was given for the owner's page\n"
                                  "2026-11-29 09:05:59 a disc is full\n"
                                  "2026-11-29 12:43:24 started again by the owner\n";
    cafe c;
    read_log(&c, written);
    assert_int_equal(cafe_times_said(&c, "Sonntag, 29.11.2026"), 1);
    assert_int_equal(cafe_times_said(&c, "Samstag, 28.11.2026"), 1);
    assert_int_equal(cafe_times_said(&c, "9:05") + cafe_times_said(&c, "12:43") + cafe_times_said(&c, "23:59"), 3);
    assert_true(cafe_says(&c, "Das Programm wurde vom Betrieb neu gestartet.") && cafe_says(&c, "a disc is full"));
    assert_true(cafe_says(&c, "auf Englisch")); /* some of it */
    cafe_end(&c);
}

static void mistakes_in_the_file_are_in_the_log(void **state) {
    (void)state;
    static const char faulty[] = "{\"games\": [\"chess\"], \"colour\": \"red\", \"idle_seconds\": 1}";
    cafe c;
    char path[300], problems[1024];
    cafe_begin(&c, "{\"language\": \"en\"}");
    assert_true(paths_join(path, sizeof path, c.t.dir, "faulty.json"));
    assert_true(paths_write_whole(path, faulty, strlen(faulty)));
    kiosk_destroy(kiosk_create(&(kiosk_options){.file = path}, problems, sizeof problems));
    kiosk_log(c.t.app, problems);
    cafe_owner(&c);
    cafe_open_page(&c, 8, "owner_log");
    assert_true(cafe_says(&c, "There is no game \"chess\"."));
    assert_true(cafe_says(&c, "\"colour\" means nothing here."));
    assert_true(cafe_says(&c, "\"idle_seconds\" is a whole number"));
    cafe_end(&c);
}

/* In the words of the house, and below them the line as the file has it. */
static void mistakes_are_said_in_the_language_of_the_house(void **state) {
    (void)state;
    static const char written[] = "2026-11-29 12:41:00 kiosk: \"colour\" means nothing here.\n"
                                  "2026-11-29 12:42:00 kiosk: \"idle_seconds\" is a whole number from 15 to 3600.\n"
                                  "2026-11-29 12:43:00 kiosk: \"open\": \"mon\" " WISH_LIKE_HOURS "\n"
                                  "2026-11-29 12:44:00 kiosk: " WISH_UNREAD "x.json, line 1: near '\"open\"'.\n";
    static const char *const said[] = {"Eine Einstellung in", "„idle_seconds“", "„open“", "nicht lesbar"};
    static const char *const below[] = {"means nothing", "is a whole", "is like", "line 1"};
    cafe c;
    read_log(&c, written);
    for (int i = 0; i < 4; i++) {
        assert_true(cafe_says(&c, said[i]));
        assert_true(cafe_says(&c, below[i]));
    }
    assert_int_equal(figures_shown(&c, "gear"), 4);
    cafe_end(&c);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_kind_of_entry_has_a_sign),
        cmocka_unit_test(the_log_is_told_day_by_day),
        cmocka_unit_test(mistakes_in_the_file_are_in_the_log),
        cmocka_unit_test(mistakes_are_said_in_the_language_of_the_house),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
