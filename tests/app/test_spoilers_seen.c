/* The spoiler twins see what they are there for: tables that run ahead of the story, each in one way. */
#include "app/kit_app_spoilers.h"

#include <stdio.h>
#include <string.h>

#include "app/match/director.h"
#include "games/eatme/eatme.h"

extern const nt_table eatme_table;
extern const nt_game eatme_game;

static app *watched_app; /* whose match the planted tables look at, as no table can */

static void began(app *a) {
    watched_app = a;
}

/* What is told last of all that the match has told by now. */
static uint8_t last_of_all(void) {
    if (watched_app->table == NULL) {
        return 0;
    }
    nt_port *port = app_director_port(watched_app->table, NT_SPECTATOR);
    const int n = nt_port_events(port);
    const nt_event last = n > 0 ? nt_port_event(port, n - 1) : (nt_event){0};
    return (uint8_t)(last.kind * 31 + last.arg[0] * 7 + last.arg[1] * 3 + last.arg[2]);
}

static void draw_ahead(nt_view view, const table_ui *t, ui_draw *d) {
    eatme_table.draw(view, t, d);
    ui_fill(d, (ui_rect){0, 0, 4, 4}, 0xFF000000u | last_of_all());
}

static void zone_ahead(nt_view view, const table_ui *t, ui_draw *d) {
    eatme_table.draw(view, t, d);
    ui_zone_add(d, "planted", last_of_all(), (ui_rect){0, 0, 4, 4}, UI_ZONE_QUIET);
}

/* The table as it is now, in place of as it has been told. */
static void draw_now(nt_view view, const table_ui *t, ui_draw *d) {
    (void)view;
    eatme_table.draw(app_director_view(watched_app->table, NT_SPECTATOR), t, d);
}

static table_show show_ahead(const nt_event *event) {
    table_show show = eatme_table.show(event);
    show.ms += last_of_all();
    return show;
}

static table_show sound_ahead(const nt_event *event) {
    table_show show = eatme_table.show(event);
    show.sound = last_of_all() % 2 ? "bell" : "gold";
    return show;
}

static const char *say_ahead(const table_telling *told, text_words *words) {
    char text[16];
    const int n = snprintf(text, sizeof text, "%d", last_of_all());
    return eatme_table.sentence(told, words) != NULL ? text_keep(words, text, (size_t)n) : NULL;
}

/* The sentence of a wheel before the wheel has turned is not seen by twins that differ in it later: it is by those
 * that differ in the wheel. */
static table_show words_early(const nt_event *event) {
    table_show show = eatme_table.show(event);
    show.words_from = 0.5f;
    return show;
}

static void draw_early(nt_view view, const table_ui *t, ui_draw *d) {
    eatme_table.draw(view, t, d);
    ui_fill(d, (ui_rect){0, 0, 4, 4}, 0xFF000000u | t->event.arg[1]);
}

static bool holds(nt_table planted) {
    bool good = true;
    for (uint64_t seed = 1; seed <= 3 && good; seed++) {
        spoilers s = {.game = &eatme_game, .table = &planted, .seats = 4, .pairs = 12, .began = began};
        good = spoilers_hold(&s, seed);
    }
    return good;
}

static void each_planted_spoiler_is_seen(void **state) {
    (void)state;
    nt_table planted[8];
    for (int i = 0; i < 8; i++) {
        planted[i] = eatme_table;
    }
    planted[1].draw = draw_ahead;
    planted[2].draw = zone_ahead;
    planted[3].draw = draw_now;
    planted[4].show = show_ahead;
    planted[5].show = sound_ahead;
    planted[6].sentence = say_ahead;
    planted[7].show = words_early;
    planted[7].draw = draw_early;
    assert_true(holds(planted[0]));
    for (int i = 1; i < 8; i++) {
        if (holds(planted[i])) {
            fail_msg("planted spoiler %d is not seen", i);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_planted_spoiler_is_seen),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
