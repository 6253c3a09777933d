/* An event that stays until somebody presses on: the button that does it covers no seat. */
#include "app/kit_app.h"

#include "app/stack.h"

static table_show cup_stays(const nt_event *event) {
    return (table_show){event->kind == BLANK_EVENT_CUP ? TABLE_UNTIL_PRESSED : 0, NULL, 0, false};
}

/* One person, who lifts the cup, and bots at a table of n in a window of this size. */
static app *lifted(table_for_tests *t, const nt_table *const *tables, int n, int w, int h, int percent) {
    static const nt_game *const games[] = {&blank_game, NULL};
    kit_folder(t->dir, sizeof t->dir);
    app *a = t->app = kit_app_with(t->dir, 1, games, tables, kit_type());
    player_begin(&t->hand, a, 1);
    a->settings.text_percent = percent;
    app_settings_changed(a);
    app_handle(a, &(ui_raw){.kind = UI_RAW_RESIZE, .w = w, .h = h, .px_per_mm = 3.78f});
    a->plan.game = &blank_game;
    a->plan.config = nt_config_standard(&blank_game, (uint8_t)n);
    a->plan.seating = app_seating_standard(n, true);
    a->plan.seating.seat[0].bot = false;
    assert_true(app_start(a));
    stack_settle(a);
    player_wait(&t->hand, 10);
    kit_guess(t, 3);
    player_wait(&t->hand, 10000);
    assert_true(player_press(&t->hand, "lift", -1));
    player_wait(&t->hand, 1000);
    return a;
}

static int words_in(const ui_draw *d, ui_rect at) {
    int n = 0;
    for (int i = 0; i < d->n_boxes; i++) {
        const ui_rect *word = &d->box[i].at;
        n += word->x < at.x + at.w && at.x < word->x + word->w && word->y < at.y + at.h && at.y < word->y + word->h;
    }
    return n;
}

static void the_button_covers_no_seat(void **state) {
    static const int size[][2] = {{1280, 800}, {1024, 600}, {1920, 1080}, {800, 1280}}, percent[] = {100, 130, 175};
    nt_table table = blank_table;
    const nt_table *const tables[] = {&table, NULL};
    (void)state;
    table.show = cup_stays;
    for (int i = 0; i < 36; i++) {
        table_for_tests t;
        const int *window = size[i % 4];
        app *a = lifted(&t, tables, 2 + i / 12, window[0], window[1], percent[i / 4 % 3]);
        const ui_zone *next = player_zone(&t.hand, "reveal.next", -1);
        assert_string_equal(app_scene_name(a), "table");
        assert_non_null(next);
        assert_int_equal(words_in(a->shown, next->at), 1); /* its own */
        assert_true(player_press(&t.hand, "reveal.next", -1));
        player_wait(&t.hand, 3000);
        assert_string_equal(app_scene_name(a), "results");
        kit_end(&t);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(the_button_covers_no_seat)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
