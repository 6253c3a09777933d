/* What the owner sets on the screen stands in the file at once and counts at once; and what else the page does. */
#include "kiosk/kit_kiosk.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "app/files/paths.h"
#include "games/werewolf/werewolf.h"
#include "kiosk/owner_rows.h"
#include "ui/zones.h"

static void press(cafe *c, const char *zone, int n) {
    const ui_zone *z = player_zone(&c->t.hand, zone, n);
    assert_true(z != NULL && z->n == n && player_press(&c->t.hand, zone, n));
    player_wait(&c->t.hand, 300);
}

static void back(cafe *c) {
    assert_true(player_press(&c->t.hand, ZONE_BACK, -1));
    player_wait(&c->t.hand, 500);
}

static void begin(cafe *c, const char *wishes, int page) {
    cafe_begin_with(c, wishes, nt_games, nt_tables);
    cafe_owner(c);
    cafe_open_page(c, page, "owner_page");
}

/* The owner's file as a text; the caller frees it. */
static char *file_of(const cafe *c) {
    char path[300];
    size_t len = 0;
    assert_true(paths_join(path, sizeof path, c->t.dir, "kiosk.json"));
    char *text = paths_read_whole(path, 1 << 20, &len);
    assert_non_null(text);
    return text;
}

static bool file_has(const cafe *c, const char *part) {
    char *text = file_of(c);
    const bool has = strstr(text, part) != NULL;
    free(text);
    return has;
}

static int games_offered(const cafe *c) {
    int n = 0;
    for (int i = 0; i < c->t.app->shown->n_zones; i++) {
        n += strcmp(c->t.app->shown->zone[i].name, ZONE_GAME) == 0;
    }
    return n;
}

/* From the owner's pages to the guests' list of games. */
static void to_picker(cafe *c) {
    back(c);
    back(c);
    assert_string_equal(cafe_scene(c), "attract");
    cafe_come(c);
    assert_true(player_press(&c->t.hand, ZONE_PLAY, -1));
    player_wait(&c->t.hand, 500);
    assert_string_equal(cafe_scene(c), "picker");
}

static void a_game_that_is_off_is_nowhere(void **state) {
    (void)state;
    cafe c;
    begin(&c, "{}", OWNER_GAMES);
    for (int i = 1; i < 5; i++) { /* the last one cannot be taken away */
        press(&c, ZONE_MORE, i);
    }
    press(&c, ZONE_MORE, 0);
    assert_int_equal(c.house->wishes.games, 1);
    assert_true(file_has(&c, nt_games[0]->id) && !file_has(&c, nt_games[1]->id));
    to_picker(&c);
    assert_int_equal(games_offered(&c), 1);
    player_wait(&c.t.hand, 62 * SECOND);
    for (int i = 0; i < 200; i++) {
        player_wait(&c.t.hand, SECOND);
        assert_true(c.t.app->table == NULL || app_director_game(c.t.app->table) == nt_games[0]);
    }
    cafe_owner(&c);
    cafe_open_page(&c, OWNER_GAMES, "owner_page");
    press(&c, ZONE_MORE, 4); /* and on again */
    to_picker(&c);
    assert_int_equal(games_offered(&c), 2);
    cafe_end(&c);
}

static void languages_are_those_of_the_house(void **state) {
    (void)state;
    cafe c;
    app_languages all;
    begin(&c, "{\"language\": \"en\"}", OWNER_LANGUAGES);
    all = app_find_languages(c.t.app);
    assert_int_equal(all.n, 8);
    press(&c, ZONE_LESS, 0); /* from English to the one before */
    assert_string_equal(c.house->wishes.first, "de");
    for (int i = 2; i < all.n; i++) {
        press(&c, ZONE_MORE, i + 1);
    }
    all = app_find_languages(c.t.app);
    assert_int_equal(all.n, 2);
    back(&c);
    back(&c);
    cafe_come(&c);
    assert_string_equal(c.t.app->settings.lang, "de");
    cafe_power_cut(&c, NULL);
    cafe_come(&c);
    assert_string_equal(c.t.app->settings.lang, "de");
    assert_int_equal(app_find_languages(c.t.app).n, 2);
    player_wait(&c.t.hand, 62 * SECOND);
    cafe_owner(&c);
    cafe_open_page(&c, OWNER_LANGUAGES, "owner_page");
    press(&c, ZONE_MORE, 8); /* those that are off are there to be turned on */
    all = app_find_languages(c.t.app);
    assert_int_equal(all.n, 3);
    assert_string_equal(all.tag[2], "zh-Hant");
    cafe_end(&c);
}

static void volume_is_by_the_hour_of_a_running_house(void **state) {
    (void)state;
    cafe c;
    begin(&c, "{}", OWNER_SOUND);
    c.minute = 23 * 60;
    assert_true(c.house->base.loud > 0.99f);
    press(&c, ZONE_MORE, 3);
    assert_true(c.house->base.loud > 0.29f && c.house->base.loud < 0.31f);
    press(&c, ZONE_LESS, 7);
    assert_true(c.house->base.loud > 0.19f && c.house->base.loud < 0.21f);
    press(&c, ZONE_MORE, 5); /* from 22:30, then from 23:30 on */
    press(&c, ZONE_MORE, 5);
    press(&c, ZONE_MORE, 5);
    assert_true(c.house->base.loud > 0.99f);
    assert_true(file_has(&c, "23:30-10:00"));
    press(&c, ZONE_LESS, 2);
    assert_int_equal(c.house->base.volume_most, 9);
    press(&c, ZONE_MORE, 1);
    assert_int_equal(c.house->base.volume_least, 1);
    press(&c, ZONE_LESS, 0);
    assert_int_equal(c.house->wishes.volume_usual, 5);
    press(&c, ZONE_LESS, 3);
    assert_int_equal(c.house->wishes.n_hours, 0);
    back(&c);
    back(&c);
    assert_int_equal(c.t.app->settings.level[APP_MUSIC], 5);
    cafe_end(&c);
}

/* One strip tells the day and the time; of several quiet times the rows are of the one that is chosen. */
static void a_strip_shows_the_volume_of_the_day(void **state) {
    (void)state;
    cafe c;
    begin(&c, "{\"volume_by_hour\":[{\"at\":\"22:00-07:00\",\"volume\":7},{\"at\":\"12:00-14:00\",\"volume\":5}]}",
          OWNER_SOUND);
    c.minute = 13 * 60 + 7;
    press(&c, ZONE_LESS, 0); /* it is drawn anew */
    assert_int_equal(cafe_times_said(&c, "13:07"), 1);
    assert_int_equal(cafe_times_said(&c, "7"), 2); /* before midnight and after it */
    assert_int_equal(cafe_times_said(&c, "22:00"), 1);
    assert_int_equal(cafe_times_said(&c, "14:00"), 0);
    press(&c, ZONE_MORE, 4);
    assert_int_equal(cafe_times_said(&c, "22:00"), 0);
    assert_int_equal(cafe_times_said(&c, "14:00"), 1);
    press(&c, ZONE_LESS, 7);
    assert_int_equal(c.house->wishes.hours[0].volume, 7);
    assert_int_equal(c.house->wishes.hours[1].volume, 4);
    assert_true(c.house->base.loud > 0.39f && c.house->base.loud < 0.41f);
    press(&c, ZONE_MORE, 3); /* a new one is chosen */
    assert_int_equal(cafe_times_said(&c, "3 of 3"), 1);
    press(&c, ZONE_LESS, 3);
    assert_int_equal(cafe_times_said(&c, "2 of 2"), 1);
    cafe_end(&c);
}

static void a_closed_day_is_dark(void **state) {
    (void)state;
    cafe c;
    begin(&c, "{}", OWNER_HOURS);
    press(&c, ZONE_MORE, 2); /* every day from 0:30 */
    assert_true(file_has(&c, "\"sun\": \"00:30-00:00\""));
    press(&c, ZONE_MORE, 0); /* Monday, which is today */
    press(&c, ZONE_MORE, 1);
    assert_true(file_has(&c, "\"mon\": \"closed\""));
    assert_true(player_zone(&c.t.hand, ZONE_MORE, 2)->flags & UI_ZONE_OFF); /* its hours are there, not to be set */
    owner_view view = {.page = OWNER_HOURS, .day = 1};
    kiosk_wishes w = c.house->wishes;
    assert_int_equal(owner_step(&view, c.house, &w, 2, 1), OWNER_NO_STEP);
    back(&c);
    back(&c);
    player_wait(&c.t.hand, SECOND);
    assert_false(c.house->open);
    cafe_owner(&c); /* the corner of a dark screen */
    cafe_open_page(&c, OWNER_HOURS, "owner_page");
    press(&c, ZONE_MORE, 1);
    player_wait(&c.t.hand, 100);
    assert_true(c.house->open);
    cafe_end(&c);
}

static void times_and_text_count_for_the_next_guests(void **state) {
    (void)state;
    cafe c;
    begin(&c, "{}", OWNER_TIMES);
    press(&c, ZONE_MORE, 0);
    press(&c, ZONE_MORE, 1);
    press(&c, ZONE_MORE, 2);
    press(&c, ZONE_LESS, 3);
    assert_int_equal(c.house->wishes.offer_minutes, 20);
    back(&c);
    back(&c);
    assert_int_equal(c.t.app->settings.text_percent, 115);
    cafe_come(&c);
    player_wait(&c.t.hand, 59 * SECOND);
    assert_string_equal(cafe_scene(&c), "welcome");
    player_wait(&c.t.hand, 2 * SECOND);
    assert_string_equal(cafe_scene(&c), "ask");
    player_wait(&c.t.hand, 18 * SECOND);
    assert_string_equal(cafe_scene(&c), "ask");
    player_wait(&c.t.hand, 2 * SECOND);
    assert_string_equal(cafe_scene(&c), "attract");
    cafe_end(&c);
}

/* Below the rows or beside them, in windows that lie, are low or stand. */
static void a_picture_shows_what_is_set(void **state) {
    static const int size[][2] = {{1280, 800}, {1024, 600}, {800, 1280}};
    (void)state;
    for (int i = 0; i < 3; i++) {
        cafe c;
        begin(&c, "{}", OWNER_TIMES);
        app_handle(c.t.app, &(ui_raw){.kind = UI_RAW_RESIZE, .w = size[i][0], .h = size[i][1], .px_per_mm = 3.78f});
        player_wait(&c.t.hand, 400);
        assert_int_equal(cafe_times_said(&c, "45 seconds"), 2);
        assert_true(cafe_says(&c, "Still playing?") && cafe_says(&c, "Deleted"));
        press(&c, ZONE_MORE, 1);
        assert_int_equal(cafe_times_said(&c, "45 seconds"), 0);
        assert_int_equal(cafe_times_said(&c, "60 seconds"), 2);
        back(&c);
        cafe_open_page(&c, OWNER_HOURS, "owner_page");
        assert_int_equal(cafe_times_said(&c, "Sunday"), 1);
        cafe_end(&c);
    }
}

/* Large words stand two by two above it, or on two pages. */
static void large_words_leave_the_pictures_their_room(void **state) {
    static const int size[][2] = {{1280, 800}, {1024, 600}, {800, 1280}};
    (void)state;
    for (int i = 0; i < 3; i++) {
        cafe c;
        begin(&c, "{\"text_percent\": 175, \"volume_by_hour\": [{\"at\": \"22:00-07:00\", \"volume\": 7}]}",
              OWNER_TIMES);
        app_handle(c.t.app, &(ui_raw){.kind = UI_RAW_RESIZE, .w = size[i][0], .h = size[i][1], .px_per_mm = 3.78f});
        player_wait(&c.t.hand, 400);
        assert_true(cafe_says(&c, "Still playing?") && cafe_says(&c, "Deleted"));
        back(&c);
        cafe_open_page(&c, OWNER_HOURS, "owner_page");
        assert_int_equal(cafe_times_said(&c, "Sunday"), 1);
        assert_non_null(player_zone(&c.t.hand, ZONE_MORE, 3));
        back(&c);
        cafe_open_page(&c, OWNER_SOUND, "owner_page");
        assert_int_equal(cafe_times_said(&c, "18"), 1); /* of the strip's hours */
        press(&c, ZONE_PAGE, 1);
        assert_int_equal(cafe_times_said(&c, "18"), 1);
        assert_non_null(player_zone(&c.t.hand, ZONE_MORE, 7));
        back(&c);
        cafe_open_page(&c, OWNER_LANGUAGES, "owner_page");
        assert_null(player_zone(&c.t.hand, ZONE_PAGE, -1)); /* all on one */
        cafe_end(&c);
    }
}

static void house_rules_are_in_the_next_game(void **state) {
    (void)state;
    cafe c;
    const int option = nt_option_find(nt_games[0], "big_table");
    assert_true(option >= 0);
    begin(&c, "{\"games\": [\"growl\", \"werewolf\"]}", OWNER_RULES);
    owner_view view = {.page = OWNER_RULES};
    kiosk_wishes w = c.house->wishes;
    int row = 1;
    while (row < owner_rows(&view, c.house) &&
           (w = c.house->wishes, !owner_step(&view, c.house, &w, row, 1) || w.rule[0].option != option)) {
        row++;
    }
    press(&c, ZONE_MORE, row);
    assert_true(file_has(&c, "\"big_table\": 1"));
    to_picker(&c);
    assert_true(player_press(&c.t.hand, ZONE_GAME, 0));
    player_wait(&c.t.hand, 500);
    assert_ptr_equal(c.t.app->plan.game, nt_games[0]);
    assert_int_equal(c.t.app->plan.config.opt[option], 1);
    player_wait(&c.t.hand, 62 * SECOND);
    cafe_owner(&c);
    cafe_open_page(&c, OWNER_RULES, "owner_page");
    press(&c, ZONE_MORE, row); /* as printed again */
    assert_int_equal(c.house->wishes.n_rules, 0);
    assert_false(file_has(&c, "preset"));
    cafe_end(&c);
}

/* The game stands beside every page of its rules, and the next one's are read from the first page. */
static void another_games_rules_begin_with_the_first(void **state) {
    (void)state;
    cafe c;
    begin(&c, "{}", OWNER_RULES);
    assert_non_null(player_zone(&c.t.hand, ZONE_MORE, 1));
    press(&c, ZONE_PAGE, 1);
    assert_false(player_zone(&c.t.hand, ZONE_PAGE, -1)->flags & UI_ZONE_OFF);
    assert_int_equal(cafe_times_said(&c, "1 of 5"), 1);
    press(&c, ZONE_MORE, 0);
    assert_int_equal(cafe_times_said(&c, "2 of 5"), 1);
    assert_true(cafe_says(&c, "Silent witches"));
    assert_true(player_zone(&c.t.hand, ZONE_PAGE, -1)->flags & UI_ZONE_OFF);
    cafe_end(&c);
}

/* Of an upright window with large words it is a line above them, no higher than it needs. */
static void the_game_stands_above_every_page_of_its_rules(void **state) {
    (void)state;
    cafe c;
    begin(&c, "{\"text_percent\": 175}", OWNER_RULES);
    app_handle(c.t.app, &(ui_raw){.kind = UI_RAW_RESIZE, .w = 800, .h = 1280, .px_per_mm = 3.78f});
    player_wait(&c.t.hand, 300);
    const ui_zone *game = player_zone(&c.t.hand, ZONE_MORE, 0), *rule = player_zone(&c.t.hand, ZONE_MORE, 1),
                  *foot = player_zone(&c.t.hand, ZONE_BACK, -1);
    assert_true(game != NULL && rule != NULL && foot != NULL);
    assert_true(game->at.y + game->at.h < foot->at.y * 0.25f && rule->at.y > game->at.y + game->at.h);
    press(&c, ZONE_PAGE, 1);
    assert_false(player_zone(&c.t.hand, ZONE_PAGE, -1)->flags & UI_ZONE_OFF);
    press(&c, ZONE_MORE, 0);
    assert_true(cafe_says(&c, "Devils in conflict") || cafe_says(&c, "Silent witches"));
    assert_true(player_zone(&c.t.hand, ZONE_PAGE, -1)->flags & UI_ZONE_OFF);
    cafe_end(&c);
}

/* A row of a page of several leaves: they are turned until it is there. */
static void press_row(cafe *c, const char *zone, int row) {
    for (int way = -1; way <= 1; way += 2) {
        for (int i = 0; i < 4; i++) {
            const ui_zone *z = player_zone(&c->t.hand, zone, row), *turn = player_zone(&c->t.hand, ZONE_PAGE, way);
            if ((z == NULL || z->n != row) && turn != NULL && turn->n == way && !(turn->flags & UI_ZONE_OFF)) {
                press(c, ZONE_PAGE, way);
            }
        }
    }
    press(c, zone, row);
}

/* The row of a role on the page of sets. */
static int row_of(const char *role) {
    const int first = nt_option_find(&werewolf_game, "werewolf");
    return 2 + nt_option_find(&werewolf_game, role) - first;
}

static int planned(const cafe *c, const char *option) {
    return c->t.app->plan.config.opt[nt_option_find(&werewolf_game, option)];
}

/* What guests find of the roles when so many sit down. */
static void sit_down(cafe *c, int seats) {
    assert_true(player_press(&c->t.hand, ZONE_COUNT, -1));
    player_wait(&c->t.hand, 300);
    assert_true(player_press(&c->t.hand, ZONE_NUMBER, seats));
    player_wait(&c->t.hand, 300);
    assert_true(player_press(&c->t.hand, ZONE_NEXT, -1));
    player_wait(&c->t.hand, 500);
    assert_string_equal(cafe_scene(c), "options");
    assert_int_equal(c->t.app->plan.config.seats, seats);
}

static void roles_are_those_of_the_number_of_players(void **state) {
    (void)state;
    cafe c;
    begin(&c, "{\"language\": \"en\", \"games\": [\"werewolf\"]}", OWNER_SETS);
    assert_true(cafe_says(&c, "(usual: 2)") && !cafe_says(&c, "Careful"));
    press(&c, ZONE_MORE, 0); /* seven players: a guardian, first instead of nobody */
    press_row(&c, ZONE_MORE, row_of("guardian"));
    assert_true(cafe_says(&c, "8 roles for 7 players"));
    assert_int_equal(c.house->wishes.n_rules, 0);
    press_row(&c, ZONE_LESS, row_of("villager"));
    assert_false(cafe_says(&c, "8 roles for 7 players"));
    assert_true(file_has(&c, "\"7\": {") && file_has(&c, "\"guardian\": 1"));
    cafe_power_cut(&c, NULL);
    cafe_come(&c);
    assert_true(player_press(&c.t.hand, ZONE_PLAY, -1));
    player_wait(&c.t.hand, 500);
    if (strcmp(cafe_scene(&c), "picker") == 0) {
        press(&c, ZONE_GAME, 0);
    }
    sit_down(&c, 7);
    assert_int_equal(planned(&c, "own_set"), 1);
    assert_int_equal(planned(&c, "guardian"), 1);
    back(&c);
    sit_down(&c, 8); /* of which nothing is laid down */
    assert_int_equal(planned(&c, "own_set"), 0);
    assert_int_equal(planned(&c, "guardian"), 0);
    back(&c);
    sit_down(&c, 7);
    assert_int_equal(planned(&c, "guardian"), 1);
    player_wait(&c.t.hand, 62 * SECOND);
    cafe_owner(&c);
    cafe_open_page(&c, OWNER_SETS, "owner_page");
    press(&c, ZONE_MORE, 0);
    press_row(&c, ZONE_MORE, row_of("villager")); /* and back to the usual ones */
    press_row(&c, ZONE_LESS, row_of("guardian"));
    assert_int_equal(c.house->wishes.n_rules, 0);
    assert_false(file_has(&c, "preset"));
    cafe_end(&c);
}

/* Every row of every page goes up and down as far as it goes, and the file reads without a mistake each time. */
static void whatever_is_set_reads_the_same(void **state) {
    (void)state;
    cafe c;
    char problems[512];
    begin(&c, "{\"volume_by_hour\": [{\"at\": \"21:10-23:50\", \"volume\": 3}]}", OWNER_GAMES);
    owner_view view = {.all = app_all_languages(c.t.app)};
    for (int page = 0; page < OWNER_PAGES; page++) {
        assert_true(owner_open(&view, c.house, (owner_page)page));
        for (int row = 0; row < owner_rows(&view, c.house); row++) {
            for (int step = 0; step < 6 && row < owner_rows(&view, c.house); step++) {
                kiosk_wishes w = c.house->wishes;
                if (owner_step(&view, c.house, &w, row, step < 4 ? 1 : -1)) {
                    assert_true(kiosk_change(c.t.app, &w, problems, sizeof problems));
                    assert_string_equal(problems, "");
                }
            }
        }
    }
    char *before = file_of(&c);
    const kiosk_wishes was = c.house->wishes;
    cafe_power_cut(&c, NULL); /* which asserts that nothing is complained of */
    assert_true(kiosk_change(c.t.app, &c.house->wishes, problems, sizeof problems));
    char *after = file_of(&c);
    assert_string_equal(before, after);
    assert_int_equal(was.n_rules, c.house->wishes.n_rules);
    free(before);
    free(after);
    cafe_end(&c);
}

/* Something else is in the file's place: the change is not taken, and why is said. */
static void what_cannot_be_kept_does_not_count(void **state) {
    (void)state;
    cafe c;
    char path[300];
    begin(&c, "{\"language\": \"en\"}", OWNER_GAMES);
    assert_true(paths_join(path, sizeof path, c.t.dir, "kiosk.json") && remove(path) == 0);
    assert_true(paths_make(path));
    press(&c, ZONE_MORE, 0);
    assert_true(c.house->wishes.games & 1);
    assert_true(cafe_says(&c, "could not be kept"));
    assert_true(remove(path) == 0);
    press(&c, ZONE_MORE, 0);
    assert_false(c.house->wishes.games & 1);
    assert_false(cafe_says(&c, "could not be kept"));
    cafe_end(&c);
}

/* A comma too many, and the owner changes something on the screen: what was written by hand is kept beside it. */
static void a_faulty_file_is_kept(void **state) {
    (void)state;
    static const char faulty[] = "{\"games\": [\"growl\"],}";
    cafe c;
    char path[300], problems[512];
    size_t len = 0;
    begin(&c, "{}", OWNER_GAMES);
    assert_true(paths_join(path, sizeof path, c.t.dir, "kiosk.json"));
    assert_true(paths_write_whole(path, faulty, strlen(faulty)));
    kiosk *k = kiosk_create(&(kiosk_options){.file = path}, problems, sizeof problems);
    assert_non_null(strstr(problems, "line 1"));
    app_kiosk *const house = c.t.app->kiosk;
    c.t.app->kiosk = &k->base;
    for (int i = 0; i < 2; i++) {
        kiosk_wishes w = k->wishes;
        w.idle_seconds = 60 + i;
        assert_true(kiosk_change(c.t.app, &w, problems, sizeof problems));
    }
    c.t.app->kiosk = house;
    kiosk_destroy(k);
    assert_true(file_has(&c, "61"));
    assert_true(paths_join(path, sizeof path, c.t.dir, "kiosk.json.before"));
    char *text = paths_read_whole(path, 1 << 20, &len);
    assert_string_equal(text, faulty);
    free(text);
    cafe_end(&c);
}

/* How far its sign, as high as it is wide, stands before the words that say this, du. */
static float sign_before(const cafe *c, const char *part) {
    const ui_draw *d = c->t.app->shown;
    float air = INFINITY;
    for (int i = 0; i < d->n_boxes; i++) {
        const ui_rect said = d->box[i].at;
        for (int k = 0; k < d->n && strstr(d->arena + d->box[i].text, part) != NULL; k++) {
            const ui_rect at = d->command[k].at;
            const bool beside = at.x + at.w <= said.x + 1 && at.y > said.y - 8 && at.y + at.h < said.y + said.h + 8;
            air = beside && fabsf(at.w - at.h) < 1 && at.w > 20 ? fminf(air, said.x - at.x - at.w) : air;
        }
    }
    return air;
}

static void evenings_and_log_go_to_a_stick_and_the_pin_does_not(void **state) {
    (void)state;
    cafe c;
    char path[400];
    cafe_begin(&c, "{\"language\": \"en\"}");
    assert_true(paths_join(path, sizeof path, c.t.dir, "evenings") && paths_make(path));
    for (int i = 0; i < 25; i++) {
        char name[64];
        snprintf(name, sizeof name, "evenings/2026-01-%02d-blank-1.nighttable", i + 1);
        assert_true(paths_join(path, sizeof path, c.t.dir, name) && paths_write_whole(path, name, strlen(name)));
    }
    cafe_owner(&c);
    assert_true(cafe_says(&c, "25 games"));
    cafe_open_page(&c, 9, "owner_export");
    assert_int_equal(cafe_times_said(&c, "stays here"), 1);
    press(&c, ZONE_EXPORT, 0);
    c.t.app->settings.text_percent = 175; /* in two lines */
    app_settings_changed(c.t.app);
    player_wait(&c.t.hand, SECOND);
    assert_true(cafe_says(&c, "no stick here"));
    assert_true(sign_before(&c, "no stick here") < 16.0f);
    assert_true(paths_join(path, sizeof path, c.t.dir, "stick") && paths_write_whole(path, "", 0));
    press(&c, ZONE_EXPORT, 0);
    assert_true(cafe_says(&c, "could not be written"));
    assert_true(remove(path) == 0 && paths_make(path));
    press(&c, ZONE_EXPORT, 0);
    player_wait(&c.t.hand, SECOND);
    assert_true(cafe_says(&c, "27 files are on the stick"));
    char day[32], on_stick[400];
    const time_t now = time(NULL);
    strftime(day, sizeof day, "stick/night-table-%Y-%m-%d", localtime(&now));
    assert_true(cafe_files(&c, day) == 3); /* evenings, log and the owner's file: no PIN, no open table */
    snprintf(on_stick, sizeof on_stick, "%s/evenings", day);
    assert_int_equal(cafe_files(&c, on_stick), 25);
    back(&c);
    /* A folder that cannot be read is not one in which nothing was finished. */
    char kept[400], away[400];
    assert_true(paths_join(kept, sizeof kept, c.t.dir, "evenings") && paths_join(away, sizeof away, c.t.dir, "away"));
    assert_true(rename(kept, away) == 0 && paths_write_whole(kept, "", 0));
    cafe_open_page(&c, 9, "owner_export");
    press(&c, ZONE_EXPORT, 0);
    player_wait(&c.t.hand, SECOND);
    assert_true(cafe_says(&c, "could not be read"));
    assert_true(remove(kept) == 0 && rename(away, kept) == 0);
    back(&c);
    cafe_open_page(&c, 7, "owner_figures");
    assert_true(cafe_says(&c, "25"));
    back(&c);
    cafe_open_page(&c, 8, "owner_log");
    assert_true(cafe_says(&c, "The owner’s page was opened."));
    cafe_end(&c);
}

/* Beside each other they begin and end on one line. */
static void buttons_of_both_columns_agree(void **state) {
    (void)state;
    static const int beside[][2] = {{0, 3}, {1, 4}, {2, 7}, {5, 8}, {6, 9}};
    cafe c;
    cafe_begin_with(&c, "{\"language\": \"en\"}", nt_games, nt_tables);
    cafe_owner(&c);
    for (int i = 0; i < 5; i++) {
        const ui_rect left = player_zone(&c.t.hand, ZONE_GROUP, beside[i][0])->at;
        const ui_rect right = player_zone(&c.t.hand, ZONE_GROUP, beside[i][1])->at;
        assert_true(left.y == right.y && left.h == right.h && left.x < right.x);
    }
    cafe_end(&c);
}

static void the_page_tells_the_version(void **state) {
    (void)state;
    cafe c;
    cafe_begin(&c, "{\"language\": \"en\"}");
    cafe_owner(&c);
    assert_true(cafe_says(&c, "Version 1.2.3 of the program"));
    cafe_end(&c);
}

/* What is set stands beside the button that leads to it. */
static void buttons_say_what_is_set(void **state) {
    (void)state;
    cafe c;
    begin(&c, "{\"language\": \"en\"}", OWNER_GAMES);
    back(&c);
    assert_int_equal(cafe_times_said(&c, "5 of 5"), 1);
    assert_int_equal(cafe_times_said(&c, "always"), 1);
    assert_int_equal(cafe_times_said(&c, "as printed"), 1);
    cafe_open_page(&c, OWNER_GAMES, "owner_page");
    press(&c, ZONE_MORE, 1);
    back(&c);
    assert_int_equal(cafe_times_said(&c, "4 of 5"), 1);
    cafe_open_page(&c, OWNER_HOURS, "owner_page");
    assert_int_equal(cafe_times_said(&c, "always"), 7);
    press(&c, ZONE_LESS, 3);
    assert_int_equal(cafe_times_said(&c, "0:00–23:30"), 7);
    press(&c, ZONE_MORE, 0); /* Monday */
    press(&c, ZONE_MORE, 1);
    assert_int_equal(cafe_times_said(&c, "closed"), 1);
    back(&c);
    assert_int_equal(cafe_times_said(&c, "by day"), 1);
    cafe_end(&c);
}

static void nothing_played_is_said_in_a_sentence(void **state) {
    (void)state;
    cafe c;
    begin(&c, "{\"language\": \"en\"}", OWNER_GAMES);
    back(&c);
    cafe_open_page(&c, 7, "owner_figures");
    assert_int_equal(cafe_times_said(&c, "Nothing was played to its end yet."), 1);
    assert_int_equal(cafe_times_said(&c, "0"), 0);
    cafe_end(&c);
}

static void a_held_button_starts_again(void **state) {
    (void)state;
    cafe c;
    cafe_begin(&c, "{}");
    cafe_owner(&c);
    const ui_zone *z = player_zone(&c.t.hand, ZONE_GROUP, 10);
    assert_non_null(z);
    assert_true(z->flags & UI_ZONE_HOLD);
    assert_false(app_wants_quit(c.t.app));
    assert_true(player_press(&c.t.hand, ZONE_GROUP, 10));
    player_wait(&c.t.hand, SECOND);
    assert_true(app_wants_quit(c.t.app));
    cafe_end(&c);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_game_that_is_off_is_nowhere),
        cmocka_unit_test(languages_are_those_of_the_house),
        cmocka_unit_test(volume_is_by_the_hour_of_a_running_house),
        cmocka_unit_test(a_strip_shows_the_volume_of_the_day),
        cmocka_unit_test(a_closed_day_is_dark),
        cmocka_unit_test(times_and_text_count_for_the_next_guests),
        cmocka_unit_test(a_picture_shows_what_is_set),
        cmocka_unit_test(large_words_leave_the_pictures_their_room),
        cmocka_unit_test(house_rules_are_in_the_next_game),
        cmocka_unit_test(another_games_rules_begin_with_the_first),
        cmocka_unit_test(the_game_stands_above_every_page_of_its_rules),
        cmocka_unit_test(roles_are_those_of_the_number_of_players),
        cmocka_unit_test(whatever_is_set_reads_the_same),
        cmocka_unit_test(what_cannot_be_kept_does_not_count),
        cmocka_unit_test(a_faulty_file_is_kept),
        cmocka_unit_test(evenings_and_log_go_to_a_stick_and_the_pin_does_not),
        cmocka_unit_test(buttons_of_both_columns_agree),
        cmocka_unit_test(the_page_tells_the_version),
        cmocka_unit_test(buttons_say_what_is_set),
        cmocka_unit_test(nothing_played_is_said_in_a_sentence),
        cmocka_unit_test(a_held_button_starts_again),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
