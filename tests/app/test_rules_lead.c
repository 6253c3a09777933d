/* What leads to a page of rules besides its contents: where a match stands, a card or role that is held, on the
 * table, in the lobby, on a judge's frames. */
#include "app/kit_app.h"

#include <stdio.h>
#include <string.h>

#include "app/inside.h"
#include "app/lessons/lesson.h"
#include "app/rules/rules_book.h"
#include "app/stack.h"
#include "app/table/table_scene.h"
#include "engine/match.h"
#include "engine/port.h"
#include "games/robbers/robbers_table.h"
#include "games/werewolf/werewolf.h"
#include "hosting/house.h"
#include "hosting/table_hosting.h"
#include "ui/table.h"

static rules_book book;

static void read_book(const nt_table *table) {
    char problem[256] = "";
    if (!book_read(&book, NT_SOURCE_DIR "/assets/rules", table, problem, sizeof problem)) {
        fail_msg("%s", problem);
    }
}

/* ---- every page ---- */

/* What can be laid open besides: the own pile, the last trick and why it went so, the last deal. */
static const int robbers_open[] = {ROBBERS_PAGE_OLD, ROBBERS_PAGE_OLD_WHY, ROBBERS_PAGE_PILE, ROBBERS_PAGE_LAST};

static void lead_from(const nt_table *table, nt_view view, table_ui *ui, bool *led) {
    const int opened = strcmp(table->game, "robbers") == 0 ? (int)(sizeof robbers_open / sizeof robbers_open[0]) : 0;
    for (int i = -1; i < opened; i++) {
        ui->page = i < 0 ? 0 : robbers_open[i];
        led[table->state(view, ui).rules_page] = true;
    }
    ui->page = 0;
}

/* The pages that fit what a whole match shows. */
static void lead_by_match(const nt_table *table, bool *led) {
    static uint64_t bytes[NT_VIEW_MAX / 8];
    char problem[320] = "";
    lesson *l = lesson_load(NT_SOURCE_DIR "/assets/lessons", table->game, nt_games, problem, sizeof problem);
    assert_string_equal(problem, "");
    nt_match *match = lesson_match(l, 0);
    ui_seat seats[NT_MAX_SEATS] = {0};
    table_ui ui = {.seat = seats, .config = nt_match_config(match), .asked = NT_SPECTATOR};
    do {
        for (int seat = 0; seat <= ui.config->seats; seat++) {
            const uint8_t whose = seat < ui.config->seats ? (uint8_t)seat : NT_SPECTATOR;
            ui.frame = whose == NT_SPECTATOR ? TABLE_PUBLIC : TABLE_PRIVATE;
            lead_from(table, nt_port_view(nt_match_port(match, whose), bytes), &ui, led);
        }
    } while (lesson_next(l, match));
    ui.frame = TABLE_RESULTS;
    led[table->state(nt_port_view(nt_match_port(match, NT_SPECTATOR), bytes), &ui).rules_page] = true;
    nt_match_destroy(match);
    lesson_free(l);
}

static void lead_by_pieces(const nt_table *table, bool *led) {
    book_place place;
    read_book(table);
    for (int i = 0; table->pieces[i] != NULL; i++) {
        assert_true(book_find(&book, table, table->pieces[i], &place));
        led[place.page] = true;
    }
}

static void lead_by_judge(const nt_table *table, bool *led) {
    const werewolf_pub pub = {.step = WEREWOLF_STEP_NIGHT};
    table_ui ui = {.frame = TABLE_HOSTED};
    if (table->hosting != NULL) {
        led[table->hosting->state((nt_view){.pub = &pub}, &(hosting_frame){.kind = HOSTING_JUDGE, .table = &ui})
                .rules_page] = true;
    }
}

/* Pages that only the contents lead to: the whole at a glance, and what no card, role or moment stands for. */
static const char *const of_contents[][2] = {
    {"growl", "overview"}, {"growl", "glossary"}, {"eatme", "screen"}, {"werewolf", "overview"}};

static bool is_of_contents(const char *game, const char *page) {
    for (size_t i = 0; i < sizeof of_contents / sizeof of_contents[0]; i++) {
        if (strcmp(of_contents[i][0], game) == 0 && strcmp(of_contents[i][1], page) == 0) {
            return true;
        }
    }
    return false;
}

static void every_page_is_led_to(void **state) {
    int wrong = 0;
    (void)state;
    for (int g = 0; nt_tables[g] != NULL; g++) {
        const nt_table *table = nt_tables[g];
        bool led[BOOK_PAGES] = {false};
        lead_by_match(table, led);
        lead_by_pieces(table, led);
        lead_by_judge(table, led);
        for (int page = 0; table->rules_pages[page] != NULL; page++) {
            if (led[page] == is_of_contents(table->game, table->rules_pages[page])) {
                print_message("%s: %s leads to the page \"%s\"\n", table->game, led[page] ? "something" : "nothing",
                              table->rules_pages[page]);
                wrong++;
            }
        }
    }
    assert_int_equal(wrong, 0);
}

/* ---- by holding ---- */

typedef struct {
    char dir[256];
    app *app;
    player hand;
} holder;

static void open_app(holder *r, int host) {
    char problem[256] = "";
    kit_folder(r->dir, sizeof r->dir);
    const app_options options = {.data_dir = NT_SOURCE_DIR,
                                 .hosting = &hosting_house,
                                 .save_dir = r->dir,
                                 .lang = "en",
                                 .seed = 7,
                                 .quiet = true};
    r->app = app_create(&options, kit_type(), 1280, 800, 3.78f, problem, sizeof problem);
    assert_non_null(r->app);
    player_begin(&r->hand, r->app, 7);
    r->hand.coarse = 60;
    r->app->settings.pace = APP_PACE_AT_ONCE;
    app_settings_changed(r->app);
    r->app->plan.game = &werewolf_game;
    r->app->plan.config = nt_config_standard(&werewolf_game, 8);
    r->app->plan.config.opt[WEREWOLF_OPT_HOST] = (int16_t)host;
    r->app->plan.seating = app_seating_standard(8, true);
    for (int i = 0; i < 8; i++) {
        r->app->plan.seating.seat[i].bot = false;
    }
}

static void close_app(holder *r) {
    app_destroy(r->app);
    kit_remove(r->dir);
}

static void hold(holder *r, const char *zone, int n) {
    player_wait(&r->hand, 1000); /* input is taken again */
    const ui_zone *z = player_zone(&r->hand, zone, n);
    assert_true(z != NULL && z->n == n);
    ui_raw raw = {.kind = UI_RAW_DOWN, .touch = true, .finger = 1, .at = r->app->now};
    raw.x = (z->at.x + z->at.w / 2) * r->app->frame.u;
    raw.y = (z->at.y + z->at.h / 2) * r->app->frame.u;
    app_handle(r->app, &raw);
    player_wait(&r->hand, 900);
    raw.kind = UI_RAW_UP;
    raw.at = r->app->now;
    app_handle(r->app, &raw);
    player_wait(&r->hand, 400);
}

static int open_page(const holder *r) {
    for (int i = 0; i < BOOK_PAGES; i++) {
        const ui_zone *z = player_zone(&r->hand, "subject", i);
        if (z != NULL && z->n == i && (z->flags & UI_ZONE_DEFAULT) != 0) {
            return i;
        }
    }
    return -1;
}

static void expect_page_of(holder *r, int role) {
    const nt_table *table = app_find_table(r->app, "werewolf");
    book_place place;
    read_book(table);
    assert_true(book_find(&book, table, table->pieces[role], &place));
    assert_string_equal(app_scene_name(r->app), "rules");
    assert_int_equal(open_page(r), place.page);
    assert_true(player_press(&r->hand, "back", -1));
    player_wait(&r->hand, 400);
}

static void a_figure_of_the_lobby_leads_to_its_page(void **state) {
    holder r;
    (void)state;
    open_app(&r, WEREWOLF_HOST_PASS);
    app_push(r.app, &scene_options, NULL, 0);
    stack_settle(r.app);
    player_wait(&r.hand, 400);
    for (int role = 0; role < WEREWOLF_ROLES; role += 7) { /* a wolf, the Seer, the Grave Keeper */
        assert_true(player_press(&r.hand, "group", 1));
        player_wait(&r.hand, 400);
        while (player_zone(&r.hand, "piece", WEREWOLF_OPT_COUNT + role) == NULL ||
               player_zone(&r.hand, "piece", WEREWOLF_OPT_COUNT + role)->n != WEREWOLF_OPT_COUNT + role) {
            assert_true(player_press(&r.hand, "page", 1));
            player_wait(&r.hand, 400);
        }
        hold(&r, "piece", WEREWOLF_OPT_COUNT + role);
        expect_page_of(&r, role);
        assert_string_equal(app_scene_name(r.app), "options");
    }
    close_app(&r);
}

static void a_judges_frames_lead_to_the_role(void **state) {
    holder r;
    (void)state;
    open_app(&r, WEREWOLF_HOST_JUDGE);
    assert_true(app_start(r.app));
    stack_settle(r.app);
    for (int i = 0; i < 6000 && strcmp(app_screen_name(r.app), "n1") != 0; i++) {
        assert_true(player_act(&r.hand));
    }
    assert_string_equal(app_screen_name(r.app), "n1");
    hold(&r, "card", 0); /* who is called */
    expect_page_of(&r, WEREWOLF_WEREWOLF);
    assert_string_equal(app_screen_name(r.app), "name"); /* nothing secret lies there after the rules */
    for (int i = 0; i < 6000 && strcmp(app_scene_name(r.app), "table") != 0; i++) {
        assert_true(player_act(&r.hand));
    }
    assert_true(player_press(&r.hand, "judge", 0));
    player_wait(&r.hand, 900);
    assert_string_equal(app_scene_name(r.app), "judge");
    const werewolf_priv *me = app_director_view(r.app->table, 2).me;
    const int role = me->role;
    hold(&r, "seat", 2);
    expect_page_of(&r, role);
    assert_string_equal(app_scene_name(r.app), "judge");
    close_app(&r);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_page_is_led_to),
        cmocka_unit_test(a_figure_of_the_lobby_leads_to_its_page),
        cmocka_unit_test(a_judges_frames_lead_to_the_role),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
