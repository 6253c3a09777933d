/* What can be done: one press away on the table and on a private page, where it belongs to that page alone; and how a
 * card is read, said until somebody has done it. */
#include "app/kit_app_hands.h"

#include <string.h>

#include "app/kit_app_flat.h"

#include "app/inside.h"
#include "app/stack.h"

static bool offers(const hands *h, const char *zone) {
    return player_zone(&h->time, zone, -1) != NULL;
}

static bool shows(const hands *h, const char *text) {
    const ui_draw *d = h->app->shown;
    for (int i = 0; i < d->n_boxes; i++) {
        if (strstr(d->arena + d->box[i].text, text) != NULL) {
            return true;
        }
    }
    return false;
}

/* The same of a message, in the language of whoever looks at the private view. */
static bool says(const hands *h, const char *key) {
    char arena[400];
    const scene *top = stack_top(h->app);
    const char *lang = top->ops->lang != NULL ? top->ops->lang(top, h->app) : NULL;
    text_words words = text_words_in(app_words(h->app, lang), arena, sizeof arena);
    return shows(h, text_say(&words, key));
}

static void into_a_private_view(hands *h, const char *game, device by) {
    hands_begin(h, game, by);
    hands_from_title_to_table(h);
    for (int i = 0; i < 300 && strcmp(app_scene_name(h->app), "private") != 0; i++) {
        if (!hands_press_some(h)) {
            player_wait(&h->time, 200);
        }
    }
    hands_must_be(h, "private");
    hands_settle(h);
}

/* Nothing of the game's frame can be pressed or seen; whatever may be done, the zones are these. */
static void on_its_page(hands *h) {
    hands_must_be(h, "private");
    const ui_draw *d = h->app->shown;
    for (int i = 0; i < d->n_zones; i++) {
        const char *name = d->zone[i].name;
        assert_true(strcmp(name, "back") == 0 || strcmp(name, "rules") == 0 || strcmp(name, "hide") == 0);
    }
    assert_true(offers(h, "back"));
    assert_true(says(h, "play.can.head"));
}

static void a_page_belongs_to_its_private_view(void **state) {
    static const char *const games[] = {"growl", "sabbath", "robbers", "eatme"};
    (void)state;
    for (size_t i = 0; i < sizeof games / sizeof games[0]; i++) {
        hands h;
        into_a_private_view(&h, games[i], i % 2 ? KEYS : MOUSE);
        const unsigned hand_overs = app_hand_overs(h.app);
        assert_true(offers(&h, "help"));
        hands_must_press(&h, "help", 0);
        hands_settle(&h);
        on_its_page(&h);
        hands_go_back(&h);
        hands_settle(&h);
        assert_true(offers(&h, "help"));
        hands_key(&h, UI_KEY_HELP, TAP_MS);
        on_its_page(&h);
        hands_key(&h, UI_KEY_HELP, TAP_MS);
        assert_true(offers(&h, "help"));
        assert_int_equal(app_hand_overs(h.app), hand_overs); /* nobody else may have looked */
        hands_end(&h);
    }
}

/* What covers the view covers the page, and behind the curtain the view is as it was before. */
static void it_falls_with_the_view(void **state) {
    (void)state;
    hands h;
    into_a_private_view(&h, "growl", MOUSE);
    hands_must_press(&h, "help", 0);
    on_its_page(&h);
    app_handle(h.app, &(ui_raw){.kind = UI_RAW_COVER});
    assert_non_null(app_frame(h.app));
    hands_must_be(&h, "curtain");
    assert_false(offers(&h, "back"));
    hands_must_press(&h, "open", 0);
    hands_must_be(&h, "private");
    hands_settle(&h);
    assert_true(offers(&h, "help"));
    hands_end(&h);
}

static int times(const app *a, const char *text) {
    int n = 0;
    for (int i = 0; i < a->shown->n_boxes; i++) {
        n += strcmp(a->shown->arena + a->shown->box[i].text, text) == 0;
    }
    return n;
}

/* A flat table has no curtain: seats are asked at their edges. */
static void a_flat_table_says_where_secrets_are_answered(void **state) {
    static const char *const games[] = {"growl", "sabbath", "robbers", "eatme", "werewolf"};
    (void)state;
    for (size_t i = 0; i < sizeof games / sizeof games[0]; i++) {
        table_for_tests t;
        char arena[600];
        kit_flat_begin(&t, games[i], 6 - (games[i][0] == 's' || games[i][0] == 'r'), 1280, 800, 5.9f, 0);
        text_words words = text_words_in(app_words(t.app, NULL), arena, sizeof arena);
        app_push(t.app, &scene_help, NULL, 0);
        player_wait(&t.hand, 400);
        assert_int_equal(times(t.app, text_say(&words, "play.can.edge")), 1);
        assert_int_equal(times(t.app, text_say(&words, "play.can.wait")), 0);
        kit_end(&t);
    }
}

static int figures(const hands *h, const char *name) {
    const ui_draw *d = h->app->shown;
    int n = 0;
    for (int i = 0; i < d->n; i++) {
        n += d->command[i].kind == UI_PICTURE && strcmp(d->arena + d->command[i].text, name) == 0;
    }
    return n;
}

/* Of two sides of one thing each has its own sign, as on it. */
static void sides_of_a_wheel_have_their_signs(void **state) {
    (void)state;
    hands h;
    into_a_private_view(&h, "eatme", MOUSE);
    hands_must_press(&h, "help", 0);
    on_its_page(&h);
    assert_int_equal(figures(&h, "figures/nightcap"), 1);
    assert_int_equal(figures(&h, "figures/jaws"), 1);
    assert_int_equal(figures(&h, "figures/card"), 0);
    hands_end(&h);
}

/* Somebody is asked on the table. */
static void until_the_table_asks(hands *h, const char *game) {
    into_a_private_view(h, game, KEYS);
    for (int i = 0; i < 300 && (strcmp(app_scene_name(h->app), "table") != 0 ||
                                app_director_step(h->app->table).kind != STEP_OPEN);
         i++) {
        if (!hands_press_some(h)) {
            player_wait(&h->time, 200);
        }
    }
    hands_settle(h);
}

/* Beside a sheet that is read on the darkened table nothing is lit: the next press, whatever it is on, puts it away.
 */
static void a_sheet_stands_alone(void **state) {
    hands h;
    (void)state;
    until_the_table_asks(&h, "sabbath");
    for (int i = 0; i < 2; i++) {
        if (i > 0 || !offers(&h, ZONE_HELP)) { /* some press on the way here may have opened one */
            hands_key(&h, UI_KEY_BACK, TAP_MS);
            hands_settle(&h);
        }
        hands_must_be(&h, "table");
        assert_true(offers(&h, ZONE_HELP));
        hands_must_press(&h, ZONE_SEAT, 0);
        hands_settle(&h);
        assert_false(offers(&h, ZONE_HELP));
    }
    hands_end(&h);
}

/* The page over the table, where somebody is asked. */
static void open_over_the_table(hands *h, const char *game) {
    until_the_table_asks(h, game);
    hands_key(h, UI_KEY_HELP, TAP_MS);
    hands_must_be(h, "help");
}

static void the_table_says_who_is_to_act(void **state) {
    (void)state;
    hands h;
    open_over_the_table(&h, "growl");
    assert_true(shows(&h, "turn up the top card.") || shows(&h, "to another player."));
    hands_go_back(&h);
    hands_must_be(&h, "table");
    hands_end(&h);
}

/* The open hand stands beside how a card is read; over Werewolf's table nothing is held. */
static void an_open_hand_holds_a_card(void **state) {
    static const char *const games[] = {"growl", "werewolf"};
    (void)state;
    for (int i = 0; i < 2; i++) {
        hands h;
        open_over_the_table(&h, games[i]);
        assert_int_equal(figures(&h, "figures/lantern"), 1);
        assert_int_equal(figures(&h, "figures/hand"), 1 - i);
        hands_end(&h);
    }
}

/* Werewolf's tells of buttons, too, and has room for both. */
static void each_game_shows_its_cover(void **state) {
    static const char *const games[] = {"growl", "werewolf"};
    (void)state;
    for (int i = 0; i < 2; i++) {
        hands h;
        int covers = 0;
        open_over_the_table(&h, games[i]);
        const ui_draw *d = h.app->shown;
        const char *cover = app_find_table(h.app, games[i])->cover;
        for (int k = 0; k < d->n; k++) {
            covers += strcmp(d->arena + d->command[k].text, cover) == 0;
        }
        assert_int_equal(covers, 1);
        hands_end(&h);
    }
}

/* A card that was held changes nothing before the match is over: neither a frame nor a file. */
static void how_a_card_is_read_is_said_until_a_match_is_over(void **state) {
    (void)state;
    table_for_tests t;
    kit_begin(&t, 3);
    kit_start(&t, 2);
    assert_true(t.app->hints);
    t.app->card_read = true; /* as an inspected card leaves it */
    app_end_shown(t.app, 0, false);
    assert_false(t.app->settings.card_read);
    assert_true(t.app->hints);
    app_end_shown(t.app, 1, true);
    assert_true(t.app->settings.card_read);
    assert_true(t.app->hints);
    kit_start(&t, 2);
    assert_false(t.app->hints);
    kit_end(&t);
}

/* In the strip, or, where that page is open, among what can be done. */
static void how_a_card_is_read_is_said_once(void **state) {
    static const char words[] = "Hold a card to read it.";
    (void)state;
    table_for_tests t;
    kit_begin(&t, 3);
    kit_start(&t, 1);
    app_handle(t.app, &(ui_raw){.kind = UI_RAW_RESIZE, .w = 1920, .h = 1080, .px_per_mm = 3.78f}); /* room for both */
    player_wait(&t.hand, 1000);
    assert_int_equal(times(t.app, words), 1);
    assert_true(player_press(&t.hand, "help", 0));
    player_wait(&t.hand, 400);
    assert_non_null(player_zone(&t.hand, "back", 0));
    assert_int_equal(times(t.app, words), 1);
    kit_end(&t);
}

static void holding_a_card_is_noted(void **state) {
    (void)state;
    hands h;
    into_a_private_view(&h, "growl", MOUSE);
    assert_true(says(&h, "play.can.hold"));
    ui_raw raw = {.kind = UI_RAW_DOWN};
    assert_true(hands_point(h.app, player_zone(&h.time, "card", 0), &raw.x, &raw.y));
    assert_false(h.app->card_read);
    hands_feed(&h, raw);
    player_wait(&h.time, 700);
    assert_true(h.app->card_read);
    raw.kind = UI_RAW_UP;
    hands_feed(&h, raw);
    assert_true(says(&h, "play.can.hold")); /* not before the next match */
    hands_end(&h);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_page_belongs_to_its_private_view),
        cmocka_unit_test(it_falls_with_the_view),
        cmocka_unit_test(sides_of_a_wheel_have_their_signs),
        cmocka_unit_test(the_table_says_who_is_to_act),
        cmocka_unit_test(a_sheet_stands_alone),
        cmocka_unit_test(a_flat_table_says_where_secrets_are_answered),
        cmocka_unit_test(an_open_hand_holds_a_card),
        cmocka_unit_test(each_game_shows_its_cover),
        cmocka_unit_test(how_a_card_is_read_is_said_until_a_match_is_over),
        cmocka_unit_test(how_a_card_is_read_is_said_once),
        cmocka_unit_test(holding_a_card_is_noted),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
