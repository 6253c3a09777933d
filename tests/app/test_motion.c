/* The curtain moves before what is behind it is there: alike for everybody, for as long as the settings say, and a
 * press only ends it. */
#include "app/kit_app_hands.h"

#include <stdio.h>
#include <string.h>

#include "app/rise.h"
#include "app/stack.h"
#include "app/table/table_scene.h"
#include "ui/focus.h"
#include "ui/motion.h"

enum { HELD_MS = 600, FRAMES = 64 };

static void feed(table_for_tests *t, ui_raw_kind kind, float x, float y) {
    const ui_raw raw = {.kind = kind, .x = x * t->app->frame.u, .y = y * t->app->frame.u};
    app_handle(t->app, &raw);
    app_frame(t->app);
}

/* Up to the moment at which the lantern has been held long enough, and the finger lifted. */
static void open_with(table_for_tests *t, uint64_t seed, void (*set)(app_settings *)) {
    kit_begin(t, seed);
    if (set != NULL) {
        set(&t->app->settings);
        app_settings_changed(t->app);
    }
    kit_start(t, 2);
    assert_string_equal(app_scene_name(t->app), "curtain");
    player_wait(&t->hand, 1000);
    const ui_zone *open = player_zone(&t->hand, "open", -1);
    assert_non_null(open);
    feed(t, UI_RAW_DOWN, open->at.x + open->at.w / 2, open->at.y + open->at.h / 2);
    for (int i = 0; i < HELD_MS; i++) {
        app_advance(t->app, t->app->now + 1);
    }
    app_frame(t->app);
    feed(t, UI_RAW_UP, 640, 400);
}

static void is_at(const table_for_tests *t, const char *scene_name) {
    assert_string_equal(app_scene_name(t->app), scene_name);
}

static void what_is_behind_it_is_made_when_it_has_parted(void **state) {
    (void)state;
    table_for_tests t;
    open_with(&t, 3, NULL);
    for (uint64_t past = 0; past < MOTION_CURTAIN; past++) {
        is_at(&t, "curtain");
        assert_null(table_scene_shown(t.app));
        assert_int_equal(t.app->shown->n_zones, 0);
        app_advance(t.app, t.app->now + 1);
        app_frame(t.app);
    }
    is_at(&t, "private");
    kit_end(&t);
}

/* Every picture and every time it was shown at, whatever is dealt behind it. */
static int pictures(uint64_t seed, uint64_t hash[FRAMES], uint64_t at[FRAMES + 1]) {
    table_for_tests t;
    int n = 0;
    open_with(&t, seed, NULL);
    const uint64_t begun = t.app->now;
    while (strcmp(app_scene_name(t.app), "curtain") == 0 && n < FRAMES) {
        hash[n] = kit_frame_hash(t.app);
        at[n++] = t.app->now - begun;
        const uint64_t wake = app_wake(t.app);
        app_advance(t.app, wake > t.app->now ? wake : t.app->now + 1);
        app_frame(t.app);
    }
    at[n] = t.app->now - begun;
    kit_end(&t);
    return n;
}

static void its_pictures_and_times_know_no_secret(void **state) {
    (void)state;
    uint64_t hash[2][FRAMES], at[2][FRAMES + 1];
    const int n = pictures(3, hash[0], at[0]);
    assert_in_range(n, 5, FRAMES - 1);
    for (uint64_t seed = 4; seed < 12; seed++) {
        assert_int_equal(pictures(seed, hash[1], at[1]), n);
        assert_memory_equal(hash[0], hash[1], (size_t)n * sizeof hash[0][0]);
        assert_memory_equal(at[0], at[1], (size_t)(n + 1) * sizeof at[0][0]);
    }
}

static void a_press_ends_it_and_nothing_else(void **state) {
    (void)state;
    table_for_tests t;
    open_with(&t, 3, NULL);
    app_advance(t.app, t.app->now + 50);
    app_frame(t.app);
    feed(&t, UI_RAW_DOWN, 640, 760); /* where "done" will stand */
    feed(&t, UI_RAW_UP, 640, 760);
    app_advance(t.app, t.app->now);
    is_at(&t, "private");
    player_wait(&t.hand, 2000);
    is_at(&t, "private");
    kit_end(&t);
}

static void what_covers_the_window_shuts_it(void **state) {
    (void)state;
    table_for_tests t;
    open_with(&t, 3, NULL);
    app_advance(t.app, t.app->now + 50);
    app_handle(t.app, &(ui_raw){.kind = UI_RAW_COVER});
    player_wait(&t.hand, 5000);
    is_at(&t, "curtain");
    assert_non_null(player_zone(&t.hand, "open", -1));
    assert_true(player_press(&t.hand, "open", -1));
    is_at(&t, "private");
    kit_end(&t);
}

static void still(app_settings *s) {
    s->motion = APP_MOTION_OFF;
}

static void at_once(app_settings *s) {
    s->pace = APP_PACE_AT_ONCE;
}

static void slowly(app_settings *s) {
    s->pace = APP_PACE_SLOW;
}

static void without_motion_it_is_open_at_once(void **state) {
    static void (*const set[])(app_settings *) = {still, at_once};
    (void)state;
    for (int i = 0; i < 2; i++) {
        table_for_tests t;
        open_with(&t, 3, set[i]);
        is_at(&t, "private");
        kit_end(&t);
    }
}

static void it_takes_as_long_as_the_pace_says(void **state) {
    (void)state;
    table_for_tests t;
    open_with(&t, 3, slowly);
    app_advance(t.app, t.app->now + MOTION_CURTAIN + 20);
    is_at(&t, "curtain");
    app_advance(t.app, t.app->now + MOTION_CURTAIN);
    is_at(&t, "private");
    kit_end(&t);
}

/* It closes when it is entered, and then nothing is drawn any more. */
static void closed_it_rests(void **state) {
    (void)state;
    table_for_tests t;
    kit_begin(&t, 3);
    kit_start(&t, BLANK_SEATS);
    is_at(&t, "curtain");
    assert_non_null(player_zone(&t.hand, "open", -1)); /* nobody waits for cloth */
    assert_true(app_wake(t.app) <= t.app->now + MOTION_FRAME);
    player_wait(&t.hand, MOTION_CURTAIN + MOTION_HANG);
    assert_true(app_wake(t.app) > t.app->now + 60000);
    kit_end(&t);
}

/* From the title to the picker, just pressed. */
static void leave_the_title(table_for_tests *t, uint64_t seed, void (*set)(app_settings *)) {
    kit_begin(t, seed);
    if (set != NULL) {
        set(&t->app->settings);
        app_settings_changed(t->app);
    }
    assert_true(player_press(&t->hand, "play", -1));
    is_at(t, "picker");
}

/* Whether something on the screen says just that. */
static bool says(const table_for_tests *t, const char *word) {
    const ui_draw *d = t->app->shown;
    for (int i = 0; i < d->n; i++) {
        if (d->command[i].kind == UI_TEXT && strcmp(d->arena + d->command[i].text, word) == 0) {
            return true;
        }
    }
    return false;
}

/* How much of a ground lies over what is drawn, of 255; 0: its own alone is there, deepest of all. */
static unsigned over(const table_for_tests *t, const char *ground) {
    const ui_draw *d = t->app->shown;
    unsigned through = 255;
    bool own = true;
    for (int i = 0; i < d->n; i++) {
        if (d->command[i].kind == UI_GROUP) {
            through = d->command[i].colour >> 24;
        }
        if (d->command[i].kind == UI_COVER) {
            if (!own && strcmp(d->arena + d->command[i].text, ground) == 0) {
                return (d->command[i].colour >> 24) * through / 255;
            }
            own = false;
        }
    }
    return 0;
}

/* The title's own button tells whether any of it is left: it goes in the first half, in steps. */
static void a_page_comes_when_the_one_before_has_gone(void **state) {
    (void)state;
    table_for_tests t;
    leave_the_title(&t, 3, NULL);
    assert_int_equal(t.app->rise.way, RISE_OUT_OF_PAGE);
    const uint64_t begun = t.app->now;
    assert_true(says(&t, "Play"));
    uint64_t went = 0;
    while (rise_moves(t.app)) {
        assert_true(says(&t, "Play") || over(&t, "parlour") < 255); /* no step is bare ground */
        assert_true(app_wake(t.app) <= t.app->now + MOTION_PAGE / MOTION_PAGE_STEPS);
        app_advance(t.app, app_wake(t.app));
        app_frame(t.app);
        went = went == 0 && !says(&t, "Play") ? t.app->now - begun : went;
    }
    assert_in_range(went, MOTION_PAGE / 3, MOTION_PAGE * 2 / 3);
    assert_in_range(t.app->now - begun, MOTION_PAGE - MOTION_FRAME, MOTION_PAGE);
    assert_true(app_wake(t.app) > t.app->now + 60000);
    kit_end(&t);
}

/* Back, onto a picture that is brighter: not before what was pressed has gone. */
static void the_ground_changes_between_two_pages(void **state) {
    (void)state;
    table_for_tests t;
    leave_the_title(&t, 3, NULL);
    player_wait(&t.hand, 2000);
    player_key(&t.hand, UI_KEY_BACK, false);
    is_at(&t, "title");
    const char *said = "Which game tonight?";
    int before = 0, after = 0;
    assert_true(says(&t, said));
    while (rise_moves(t.app)) {
        assert_true(over(&t, "parlour") == (says(&t, said) ? 255 : 0));
        assert_true(says(&t, said) || over(&t, "title") < 255);
        before += says(&t, said);
        after += !says(&t, said);
        app_advance(t.app, app_wake(t.app));
        app_frame(t.app);
    }
    assert_true(before >= MOTION_PAGE_STEPS / 2 && after >= MOTION_PAGE_STEPS / 2);
    kit_end(&t);
}

static void a_press_brings_it_up_and_does_nothing_else(void **state) {
    (void)state;
    table_for_tests t;
    leave_the_title(&t, 3, slowly); /* longer than presses are dropped after any change */
    player_wait(&t.hand, 130);
    const ui_zone *game = player_zone(&t.hand, "game", 0);
    assert_non_null(game);
    assert_true(says(&t, "Play"));
    feed(&t, UI_RAW_DOWN, game->at.x + 20, game->at.y + 20);
    feed(&t, UI_RAW_UP, game->at.x + 20, game->at.y + 20);
    assert_false(says(&t, "Play"));
    player_wait(&t.hand, 2000);
    is_at(&t, "picker");
    kit_end(&t);
}

static void without_motion_a_page_is_there_at_once(void **state) {
    static void (*const set[])(app_settings *) = {still, at_once};
    (void)state;
    for (int i = 0; i < 2; i++) {
        table_for_tests t;
        leave_the_title(&t, 3, set[i]);
        assert_false(says(&t, "Play"));
        assert_true(app_wake(t.app) > t.app->now + 60000);
        kit_end(&t);
    }
}

static void private_goes_at_once_and_comes_out_of_the_stage(void **state) {
    (void)state;
    table_for_tests t;
    kit_begin(&t, 3);
    kit_start(&t, 2); /* from the title */
    is_at(&t, "curtain");
    assert_true(player_press(&t.hand, "open", -1));
    is_at(&t, "private");
    assert_int_equal(t.app->rise.way, RISE_OUT_OF_STAGE);
    player_wait(&t.hand, MOTION_PAGE + MOTION_FRAME);
    assert_int_equal(t.app->rise.ends, 0);
    player_key(&t.hand, UI_KEY_RULES, false); /* over a secret */
    is_at(&t, "rules");
    assert_int_equal(t.app->rise.ends, 0);
    player_key(&t.hand, UI_KEY_BACK, false);
    app_handle(t.app, &(ui_raw){.kind = UI_RAW_COVER});
    is_at(&t, "curtain");
    assert_int_equal(t.app->rise.ends, 0);
    kit_end(&t);
}

/* What lies over the view in each picture of its coming, and when. */
static int veils(table_for_tests *t, const char *ground, unsigned veil[FRAMES], uint64_t at[FRAMES]) {
    const uint64_t begun = t->app->now;
    int n = 0;
    while (over(t, ground) > 0 && n < FRAMES) {
        veil[n] = over(t, ground);
        at[n++] = t->app->now - begun;
        app_advance(t->app, app_wake(t->app));
        app_frame(t->app);
    }
    return n;
}

static void a_view_comes_in_steps_that_know_no_secret(void **state) {
    (void)state;
    unsigned veil[2][FRAMES];
    uint64_t at[2][FRAMES];
    int n = 0;
    for (uint64_t seed = 3; seed < 12; seed++) {
        table_for_tests t;
        open_with(&t, seed, NULL);
        app_advance(t.app, t.app->now + MOTION_CURTAIN);
        app_frame(t.app);
        is_at(&t, "private");
        const int k = seed == 3 ? 0 : 1, now = veils(&t, "private", veil[k], at[k]);
        n = k == 0 ? now : n;
        assert_int_equal(now, n);
        assert_memory_equal(veil[0], veil[k], (size_t)n * sizeof veil[0][0]);
        assert_memory_equal(at[0], at[k], (size_t)n * sizeof at[0][0]);
        app_advance(t.app, t.app->now + MOTION_PAGE);
        app_frame(t.app);
        assert_true(app_wake(t.app) > t.app->now + MOTION_FRAME);
        kit_end(&t);
    }
    assert_in_range(n, MOTION_PAGE_STEPS - 1, MOTION_PAGE_STEPS + 2);
    assert_int_equal(veil[0][0], 255); /* as the curtain left it */
    assert_true(veil[0][n - 1] < 128);
    assert_in_range(at[0][n - 1], 1, MOTION_PAGE - 1);
}

/* A finger that comes down meanwhile shortens nothing: what is pressed too early is dropped for as long as ever. */
static void an_early_press_on_a_view_stays_dropped(void **state) {
    (void)state;
    table_for_tests t;
    open_with(&t, 3, NULL);
    app_advance(t.app, t.app->now + MOTION_CURTAIN);
    app_frame(t.app);
    is_at(&t, "private");
    const uint64_t until = t.app->map.locked_until;
    assert_true(until > t.app->now + MOTION_PAGE);
    feed(&t, UI_RAW_DOWN, 640, 400);
    assert_int_equal(t.app->map.locked_until, until);
    kit_end(&t);
}

/* Before nobody else one page comes out of the other, all of it, and never out of a hand. */
static void whoever_sits_alone_sees_pages_rise(void **state) {
    (void)state;
    unsigned veil[FRAMES];
    uint64_t at[FRAMES];
    table_for_tests t;
    kit_begin(&t, 1);
    kit_start(&t, 1); /* from the title */
    is_at(&t, "private");
    app_frame(t.app);
    assert_int_equal(t.app->rise.way, RISE_OUT_OF_PAGE);
    assert_in_range(veils(&t, "title", veil, at) + veils(&t, "private", veil, at), MOTION_PAGE_STEPS - 1,
                    MOTION_PAGE_STEPS + 2);
    assert_true(player_press(&t.hand, "guess", kit_legal_guess(&t, 2)));
    assert_true(player_press(&t.hand, "done", -1));
    is_at(&t, "table");
    assert_int_equal(t.app->rise.way, RISE_OUT_OF_STAGE);
    assert_int_equal(over(&t, "private"), 255);
    assert_in_range(veils(&t, "private", veil, at), MOTION_PAGE_STEPS - 1, MOTION_PAGE_STEPS + 2);
    kit_end(&t);
}

/* The words of a list, one after the other. */
static size_t words_of(const ui_draw *d, int from, int to, char *buf, size_t cap) {
    size_t n = 0;
    for (int i = from; i < to; i++) {
        if (d->command[i].kind == UI_TEXT) {
            n += (size_t)snprintf(buf + n, cap - n, "%s\n", d->arena + d->command[i].text);
        }
    }
    return n;
}

/* Somebody alone has answered what was asked first, and the table stands. */
static void begin_alone_at_the_table(table_for_tests *t) {
    kit_begin(t, 1);
    kit_start(t, 1);
    assert_true(player_press(&t->hand, "guess", kit_legal_guess(t, 2)));
    assert_true(player_press(&t->hand, "done", -1));
    player_wait(&t->hand, 3000);
}

/* One's own view by wish, before nobody else: the whole table lies over it and grows paler; behind the view comes the
 * stage, and nothing of the hand is under it. */
static void a_look_comes_out_of_the_whole_table(void **state) {
    static char table[8192], over_hand[8192];
    (void)state;
    table_for_tests t;
    begin_alone_at_the_table(&t);
    is_at(&t, "table");
    app_frame(t.app);
    const int n = t.app->shown->n;
    words_of(t.app->shown, 0, n, table, sizeof table);
    assert_true(player_press(&t.hand, "look", -1));
    is_at(&t, "private");
    assert_int_equal(t.app->rise.way, RISE_OUT_OF_PAGE);
    words_of(t.app->shown, t.app->shown->n - n - 1, t.app->shown->n, over_hand, sizeof over_hand);
    assert_string_equal(over_hand, table);
    player_wait(&t.hand, MOTION_PAGE + MOTION_FRAME);
    words_of(t.app->shown, 0, t.app->shown->n, over_hand, sizeof over_hand);
    assert_true(player_press(&t.hand, "close", -1));
    is_at(&t, "table");
    assert_int_equal(t.app->rise.way, RISE_OUT_OF_STAGE);
    assert_null(strstr(over_hand, table));
    kit_end(&t);
}

/* How much of the view is seen through the stage that lies over it, and how much of what it came out of lies over
 * that, of 255. */
static void seen_through(const table_for_tests *t, const char *before, unsigned *view, unsigned *page) {
    const ui_draw *d = t->app->shown;
    char words[8192];
    unsigned group[2] = {0, 0}; /* the strength of the last two */
    int last = 0;
    for (int i = 0; i < d->n; i++) {
        if (d->command[i].kind == UI_GROUP) {
            group[0] = group[1];
            group[1] = d->command[i].colour >> 24;
            last = i;
        }
    }
    words_of(d, last, d->n, words, sizeof words);
    const bool over = strcmp(words, before) == 0;
    *page = over ? group[1] : 0;
    *view = 255 - (over ? group[0] : group[1]);
}

/* Words never lie over words: the table has gone before the first of the view is seen. */
static void a_look_waits_until_the_table_has_gone(void **state) {
    static char table[8192];
    (void)state;
    unsigned view = 0, page = 0;
    int of_table = 0, of_view = 0;
    table_for_tests t;
    begin_alone_at_the_table(&t);
    app_frame(t.app);
    words_of(t.app->shown, 0, t.app->shown->n, table, sizeof table);
    assert_true(player_press(&t.hand, "look", -1));
    app_frame(t.app);
    for (int i = 0; over(&t, "private") > 0 && i < FRAMES; i++) {
        seen_through(&t, table, &view, &page);
        assert_true(view == 0 || page == 0);
        of_table += page > 0;
        of_view += view > 0;
        app_advance(t.app, app_wake(t.app));
        app_frame(t.app);
    }
    assert_in_range(of_table, 1, FRAMES);
    assert_in_range(of_view, 1, FRAMES);
    kit_end(&t);
}

/* A sentence comes by itself. */
static bool of_a_sentence(const app *a, ui_rect at) {
    bool of = false;
    for (int i = 0; i < a->rise.n_sentences; i++) {
        of |= ui_meet(a->rise.sentence[i], at);
    }
    return of;
}

/* How strong what was on the screen before still lies over all else where that differs, of 255. */
static unsigned laid_over(const table_for_tests *t) {
    const ui_draw *d = t->app->shown;
    int laid = d->n - 1;
    while (laid >= 0 && (d->command[laid].kind != UI_GROUP || !d->command[laid + 1].cuts ||
                         of_a_sentence(t->app, d->command[laid + 1].at))) {
        laid--;
    }
    return rise_moves(t->app) && laid >= 0 ? d->command[laid].colour >> 24 : 0;
}

/* Whoever knows the menu waits for nothing. */
static void a_press_is_answered_while_the_pause_comes(void **state) {
    (void)state;
    table_for_tests t;
    begin_alone_at_the_table(&t);
    app_frame(t.app);
    assert_true(player_press(&t.hand, "pause", -1));
    player_wait(&t.hand, 130);
    assert_true(rise_moves(t.app));
    const ui_zone *resume = player_zone(&t.hand, "resume", -1);
    assert_non_null(resume);
    const float x = resume->at.x + 20, y = resume->at.y + 20;
    feed(&t, UI_RAW_DOWN, x, y);
    feed(&t, UI_RAW_UP, x, y);
    is_at(&t, "table");
    kit_end(&t);
}

static void nothing_comes_across_a_secret_nor_without_motion(void **state) {
    static void (*const set[])(app_settings *) = {still, at_once};
    (void)state;
    table_for_tests t;
    kit_begin(&t, 1);
    kit_start(&t, 1);
    is_at(&t, "private");
    player_wait(&t.hand, 1000);
    player_key(&t.hand, UI_KEY_PAUSE, false);
    is_at(&t, "pause");
    assert_int_not_equal(t.app->rise.way, RISE_ACROSS);
    kit_end(&t);
    for (int i = 0; i < 2; i++) {
        begin_alone_at_the_table(&t);
        set[i](&t.app->settings);
        app_settings_changed(t.app);
        app_frame(t.app);
        assert_true(player_press(&t.hand, "pause", -1));
        assert_false(rise_moves(t.app));
        kit_end(&t);
    }
}

/* So do the panels of a chair, and they can be pressed from the beginning. */
/* How strong these words are seen, of 255; 0: they are not there. */
static unsigned strength(const table_for_tests *t, const char *words) {
    const ui_draw *d = t->app->shown;
    unsigned through = 255, most = 0;
    int depth = 0;
    for (int i = 0; i < d->n; i++) {
        const ui_command *c = &d->command[i];
        if (c->kind == UI_GROUP || c->kind == UI_PLACE) {
            through = depth++ > 0 ? through : c->kind == UI_GROUP ? c->colour >> 24 : 255;
        } else if (c->kind == UI_GROUP_END && --depth == 0) {
            through = 255;
        } else if (c->kind == UI_TEXT && strcmp(d->arena + c->text, words) == 0 && through > most) {
            most = through;
        }
    }
    return most;
}

/* Nothing is seen through it from the first picture on, and it grows. */
static void panel_comes(table_for_tests *t, const char *words) {
    float size = 0.9f;
    int steps = 0;
    assert_int_equal(t->app->rise.way, RISE_ACROSS);
    while (rise_moves(t->app)) {
        const ui_draw *d = t->app->shown;
        int last = d->n - 1;
        while (last > 0 && (d->command[last].kind != UI_GROUP || d->command[last].scale_x == 1.0f)) {
            last--;
        }
        assert_int_equal(strength(t, words), 255);
        assert_true(last > d->panel_end && d->command[last].scale_x >= size && d->command[last].scale_x < 1.0f);
        steps += d->command[last].scale_x > size;
        size = d->command[last].scale_x;
        app_advance(t->app, app_wake(t->app));
        app_frame(t->app);
    }
    assert_int_equal(steps, MOTION_PANEL_STEPS);
}

/* What it covered comes back when it has gone. */
static void panel_goes(table_for_tests *t, const char *words) {
    int with = 0, without = 0;
    unsigned before = 256;
    assert_int_equal(t->app->rise.way, RISE_ACROSS);
    while (rise_moves(t->app)) {
        const unsigned panel = strength(t, words), page = laid_over(t);
        assert_true(panel == 0 ? page > 0 && page <= before : page == 255);
        before = page;
        with += panel > 0;
        without += panel == 0;
        app_advance(t->app, app_wake(t->app));
        app_frame(t->app);
    }
    assert_true(with > 0 && without > 0);
    assert_int_equal(laid_over(t), 0);
}

static void a_panel_of_a_chair_lies_on_its_page(void **state) {
    (void)state;
    table_for_tests t;
    leave_the_title(&t, 3, NULL);
    player_wait(&t.hand, 1000);
    assert_true(player_press(&t.hand, "game", 0));
    is_at(&t, "seating");
    player_wait(&t.hand, 1000);
    assert_true(player_press(&t.hand, "looks", -1));
    assert_non_null(player_zone(&t.hand, "emblem", -1));
    panel_comes(&t, "Done");
    assert_int_equal(t.app->rise.n_sentences, 1); /* the foot's goes before the next one comes */
    assert_true(player_press(&t.hand, "looks", -1));
    assert_null(player_zone(&t.hand, "emblem", -1));
    panel_goes(&t, "Done");
    kit_end(&t);
}

static void next_picture(table_for_tests *t) {
    app_advance(t->app, app_wake(t->app));
    app_frame(t->app);
}

/* Whether both halves of the cloth lie over the last of these words. */
static bool cloth_lies_over(const table_for_tests *t, const char *words) {
    const ui_draw *d = t->app->shown;
    int halves = 0;
    for (int i = 0; i < d->n; i++) {
        const ui_command *c = &d->command[i];
        if (c->kind == UI_TEXT && strcmp(d->arena + c->text, words) == 0) {
            halves = 0;
        }
        halves += c->kind == UI_COVER && strcmp(d->arena + c->text, "curtain") == 0;
    }
    return halves >= 2;
}

/* Below the hem nothing is left to read, which the cloth would cut. */
static bool foot_is_dark(const table_for_tests *t) {
    const ui_draw *d = t->app->shown;
    bool dark = false;
    for (int i = 0; i < d->n; i++) {
        const ui_command *c = &d->command[i];
        dark |=
            c->kind == UI_FILL && c->at.w >= d->ui->width && c->at.y > d->ui->height / 2 && c->colour >> 24 == 255;
    }
    return dark;
}

/* Neither the cloth nor the dark below it slides over what is still read there. */
static bool foot_is_cut(const table_for_tests *t) {
    const ui_draw *d = t->app->shown;
    float place = 0.0f; /* how far the one that is open reaches; in it, lengths are its own */
    bool cloth = false, cut = false;
    for (int i = 0; i < d->n; i++) {
        const ui_command *c = &d->command[i];
        const bool half = c->kind == UI_COVER && strcmp(d->arena + c->text, "curtain") == 0;
        const float reaches = half ? place : c->kind == UI_FILL && place <= 0.0f ? c->at.y + c->at.h : 0.0f;
        place = c->kind == UI_PLACE ? c->at.y + c->at.h : c->kind == UI_GROUP_END ? 0.0f : place;
        cloth = cloth || half;
        cut = cut || (cloth && reaches >= d->ui->height);
    }
    return cut && !foot_is_dark(t);
}

/* The cloth closes over what was public, which goes on being seen, and only then the sign comes; the lantern waits
 * for neither. */
static void the_cloth_closes_over_a_page_and_the_sign_comes(void **state) {
    static const char how[] = "Hold the lantern to open.";
    (void)state;
    table_for_tests t;
    int pages = 0, signs = 0;
    kit_begin(&t, 3);
    app_frame(t.app);
    kit_start(&t, 2);
    is_at(&t, "curtain");
    assert_int_equal(t.app->rise.way, RISE_UNDER_CLOTH);
    app_frame(t.app);
    for (const uint64_t until = t.app->now + MOTION_CURTAIN + MOTION_HANG; t.app->now < until; next_picture(&t)) {
        const unsigned page = strength(&t, "Play"), sign = strength(&t, how);
        assert_non_null(player_zone(&t.hand, "open", -1));
        assert_true((page == 255) == rise_moves(t.app) && (page == 0) == (sign > 0));
        assert_true(page == 0 || t.app->now == t.app->rise.begun || cloth_lies_over(&t, "Play"));
        assert_true(page == 0 || t.app->now < t.app->rise.begun + MOTION_CURTAIN / 2 || foot_is_dark(&t));
        assert_true(page == 0 || !foot_is_cut(&t));
        assert_true(sign < 255);
        pages += page > 0;
        signs += sign > 0;
    }
    assert_true(pages > 5 && signs > 1);
    assert_int_equal(strength(&t, how), 255);
    kit_end(&t);
}

/* Of the still page's sign, in each picture after "done", and when. */
static int signs_after_done(uint64_t seed, int card, unsigned sign[FRAMES], uint64_t at[FRAMES]) {
    table_for_tests t;
    int n = 0;
    kit_begin(&t, seed);
    t.app->settings.dwell_seconds = 3;
    kit_start(&t, 2);
    assert_true(player_press(&t.hand, "open", -1));
    assert_true(player_press(&t.hand, "guess", kit_legal_guess(&t, card)));
    assert_true(player_press(&t.hand, "done", -1));
    is_at(&t, "still");
    const uint64_t begun = t.app->now;
    for (app_frame(t.app); t.app->now <= begun + MOTION_CURTAIN + MOTION_HANG && n < FRAMES; next_picture(&t)) {
        sign[n] = strength(&t, "One moment …");
        at[n++] = t.app->now - begun;
    }
    kit_end(&t);
    return n;
}

static void the_still_sign_comes_softly_and_knows_no_secret(void **state) {
    (void)state;
    unsigned sign[2][FRAMES] = {{0}};
    uint64_t at[2][FRAMES];
    const int n = signs_after_done(3, 1, sign[0], at[0]);
    int soft = 0;
    assert_int_equal(sign[0][0], 0); /* a hand has just gone */
    for (int i = 1; i < n; i++) {
        assert_true(sign[0][i] >= sign[0][i - 1]);
        soft += sign[0][i] > 0 && sign[0][i] < 255;
    }
    assert_true(soft > 1);
    assert_int_equal(sign[0][n - 1], 255);
    for (uint64_t seed = 3; seed < 9; seed++) {
        assert_int_equal(signs_after_done(seed, 2, sign[1], at[1]), n);
        assert_memory_equal(sign[0], sign[1], (size_t)n * sizeof sign[0][0]);
        assert_memory_equal(at[0], at[1], (size_t)n * sizeof at[0][0]);
    }
}

/* How often the title asks to be woken in the next so many ms. */
static int wakes_in(table_for_tests *t, uint64_t ms) {
    const uint64_t end = t->app->now + ms;
    int n = 0;
    app_advance(t->app, t->app->now); /* what is due */
    app_frame(t->app);
    for (uint64_t wake = app_wake(t->app); wake <= end; wake = app_wake(t->app)) {
        assert_true(wake > t->app->now);
        app_advance(t->app, wake);
        n += app_frame(t->app) != NULL;
    }
    app_advance(t->app, end);
    return n;
}

static void the_title_lives_for_a_while_and_then_rests(void **state) {
    (void)state;
    table_for_tests t;
    kit_begin(&t, 3);
    is_at(&t, "title");
    app_frame(t.app);
    assert_in_range(wakes_in(&t, 19000), 30, 60); /* never more than three a second */
    wakes_in(&t, 3000);
    assert_int_equal(wakes_in(&t, 600000), 0);
    feed(&t, UI_RAW_MOVE, 900, 600); /* somebody comes */
    assert_true(wakes_in(&t, 5000) > 5);
    t.app->settings.motion = APP_MOTION_OFF;
    app_settings_changed(t.app);
    app_frame(t.app);
    assert_int_equal(wakes_in(&t, 30000), 0);
    kit_end(&t);
}

static void every_curve_begins_and_ends_where_it_should(void **state) {
    float (*const curve[])(float) = {motion_out, motion_over, motion_smooth};
    const ui_rect from = {10, 20, 30, 40}, to = {500, 300, 90, 120};
    (void)state;
    for (size_t i = 0; i < sizeof curve / sizeof curve[0]; i++) {
        assert_float_equal(curve[i](0), 0, 0.001f);
        assert_float_equal(curve[i](1), 1, 0.001f);
        assert_true(curve[i](0.5f) > 0.4f);
    }
    assert_in_range(motion_over(0.7f) * 1000, 1020, 1060);
    assert_float_equal(motion_stepped(0.5f, 5), 0.6f, 0.001f);
    assert_float_equal(motion_stepped(1, 5), 1, 0.001f);
    const motion_card begun = motion_fly(from, to, 0), ended = motion_fly(from, to, 1);
    assert_float_equal(begun.at.x, from.x, 0.01f);
    assert_float_equal(ended.at.y, to.y, 0.01f);
    assert_float_equal(ended.degrees, 0, 0.01f);
    assert_float_equal(motion_dealt(0.5f, 0, 8, 0.3f), 1, 0.001f);
    assert_float_equal(motion_dealt(0.5f, 7, 8, 0.3f), 0, 0.001f);
}

/* Each size and angle is a picture. */
static void what_flies_turns_where_its_size_changes(void **state) {
    const ui_rect from = {10, 20, 50, 70}, to = {500, 300, 125, 175};
    motion_card before = motion_fly(from, to, 0);
    int pictures = 1;
    (void)state;
    for (int i = 1; i <= 400; i++) {
        const motion_card now = motion_fly(from, to, (float)i / 400);
        pictures += now.at.w != before.at.w || now.degrees != before.degrees;
        before = now;
    }
    assert_in_range(pictures, 6, 9);
}

/* In place first, as large as it was for most of the way, and never beyond its end; in few sizes. */
static void what_is_taken_is_lifted_first(void **state) {
    const ui_rect from = {100, 300, 120, 170}, to = {500, 20, 30, 42};
    const float middle = from.x + from.w / 2;
    motion_card before = motion_take(from, to, 0);
    int sizes = 1;
    (void)state;
    assert_memory_equal(&before.at, &from, sizeof from);
    for (int i = 1; i <= 400; i++) {
        const motion_card now = motion_take(from, to, (float)i / 400);
        const float x = now.at.x + now.at.w / 2;
        assert_true(x >= before.at.x + before.at.w / 2 - 0.01f && x <= to.x + to.w / 2 + 0.01f);
        assert_true(i > 72 || (x < middle + 0.01f && now.at.w >= from.w - 0.01f));
        assert_true(i > 200 || now.at.w >= from.w - 0.01f);
        sizes += now.at.w != before.at.w;
        before = now;
    }
    assert_float_equal(before.at.w, to.w, 0.01f);
    assert_float_equal(before.at.y, to.y, 0.01f);
    assert_in_range(sizes, 6, 20);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_behind_it_is_made_when_it_has_parted),
        cmocka_unit_test(what_is_taken_is_lifted_first),
        cmocka_unit_test(its_pictures_and_times_know_no_secret),
        cmocka_unit_test(a_press_ends_it_and_nothing_else),
        cmocka_unit_test(what_covers_the_window_shuts_it),
        cmocka_unit_test(without_motion_it_is_open_at_once),
        cmocka_unit_test(it_takes_as_long_as_the_pace_says),
        cmocka_unit_test(closed_it_rests),
        cmocka_unit_test(a_page_comes_when_the_one_before_has_gone),
        cmocka_unit_test(the_ground_changes_between_two_pages),
        cmocka_unit_test(a_press_brings_it_up_and_does_nothing_else),
        cmocka_unit_test(without_motion_a_page_is_there_at_once),
        cmocka_unit_test(private_goes_at_once_and_comes_out_of_the_stage),
        cmocka_unit_test(a_view_comes_in_steps_that_know_no_secret),
        cmocka_unit_test(an_early_press_on_a_view_stays_dropped),
        cmocka_unit_test(whoever_sits_alone_sees_pages_rise),
        cmocka_unit_test(a_look_comes_out_of_the_whole_table),
        cmocka_unit_test(a_look_waits_until_the_table_has_gone),
        cmocka_unit_test(a_press_is_answered_while_the_pause_comes),
        cmocka_unit_test(nothing_comes_across_a_secret_nor_without_motion),
        cmocka_unit_test(a_panel_of_a_chair_lies_on_its_page),
        cmocka_unit_test(the_cloth_closes_over_a_page_and_the_sign_comes),
        cmocka_unit_test(the_still_sign_comes_softly_and_knows_no_secret),
        cmocka_unit_test(the_title_lives_for_a_while_and_then_rests),
        cmocka_unit_test(every_curve_begins_and_ends_where_it_should),
        cmocka_unit_test(what_flies_turns_where_its_size_changes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
