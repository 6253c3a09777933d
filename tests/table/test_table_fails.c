/* The kit of tables is able to fail: the empty game's table with one planted mistake each, and each is caught. */
#include "games/blank/blank.h"
#include "table/kit_table.h"
#include "ui/card_table.h"

extern const nt_table blank_table;

static void caught(nt_table table, const char *why) {
    stage s;
    stage_open(&s, &table);
    kit_table k = {.s = &s, .game = &blank_game, .numbers = true};
    const bool good = kit_table_match(&k, BLANK_SEATS, 1) && kit_table_pages(&k);
    assert_false(good);
    if (strstr(k.why, why) == NULL) {
        fail_msg("not \"%s\" but \"%s\"", why, k.why);
    }
    stage_close(&s);
}

static nt_table with_draw(void (*draw)(nt_view, const table_ui *, ui_draw *)) {
    nt_table table = blank_table;
    table.draw = draw;
    return table;
}

static nt_table with_input(bool (*input)(nt_view, table_ui *, const ui_input *, nt_move *, bool *)) {
    nt_table table = blank_table;
    table.input = input;
    return table;
}

static void label(ui_draw *d, const char *text) {
    ui_label(d, (ui_rect){20, 20, 200, 40}, &UI_STYLE_NAME, text);
}

/* ---- the mistakes ---- */

static void misspelt(nt_view view, const table_ui *t, ui_draw *d) {
    blank_table.draw(view, t, d);
    ui_zone_add(d, "lfit", 0, (ui_rect){0, 0, 60, 60}, 0);
}

static void lifts_when_off(nt_view view, const table_ui *t, ui_draw *d) {
    blank_table.draw(view, t, d);
    if (t->frame == TABLE_PUBLIC) {
        ui_zone_add(d, "lift", 0, (ui_rect){0, 0, 60, 60}, UI_ZONE_OFF);
    }
}

static void done_for_all(nt_view view, const table_ui *t, ui_draw *d) {
    blank_table.draw(view, t, d);
    if (t->frame == TABLE_PRIVATE && t->n_legal == 0) {
        ui_zone_add(d, ZONE_DONE, 0, (ui_rect){0, 0, 60, 60}, UI_ZONE_OFF);
    }
}

static void asks(nt_view view, const table_ui *t, ui_draw *d) {
    blank_table.draw(view, t, d);
    if (t->frame == TABLE_RESULTS) {
        label(d, "?");
    }
}

static void names_only(nt_view view, const table_ui *t, ui_draw *d) {
    if (t->frame != TABLE_RESULTS) {
        blank_table.draw(view, t, d);
        return;
    }
    for (int i = 0; i < BLANK_SEATS; i++) {
        label(d, t->seat[i].name);
    }
}

/* What one frame leaves behind another one shows. */
static void remembers(nt_view view, const table_ui *t, ui_draw *d) {
    static uint8_t last;
    const blank_priv *me = view.me;
    blank_table.draw(view, t, d);
    if (me != NULL) {
        table_number(d, (ui_rect){20, 20, 200, 40}, last, 30, UI_PAPER_100, UI_LEFT);
        last = me->card;
    }
}

static bool shows_nothing(nt_view view, table_ui *t, const ui_input *in, nt_move *move, bool *has_move) {
    return in->kind == UI_INSPECT || blank_table.input(view, t, in, move, has_move);
}

static bool deaf_to_inspect(nt_view view, table_ui *t, const ui_input *in, nt_move *move, bool *has_move) {
    return in->kind != UI_INSPECT && blank_table.input(view, t, in, move, has_move);
}

static bool deaf_to_three(nt_view view, table_ui *t, const ui_input *in, nt_move *move, bool *has_move) {
    return (ui_chose(in, "guess") && in->n == 3) || blank_table.input(view, t, in, move, has_move);
}

static const char *mute(const table_telling *told, text_words *words) {
    return told->event->kind == BLANK_EVENT_CUP ? NULL : blank_table.sentence(told, words);
}

static bool withholds_all(nt_view view, nt_move move) {
    (void)view;
    (void)move;
    return true;
}

/* ---- the tests ---- */

static void of_zones(void **state) {
    (void)state;
    caught(with_draw(misspelt), "a press on \"lfit\" is dead");
    caught(with_draw(lifts_when_off), "\"lift\" is off and makes a move");
    caught(with_input(shows_nothing), "inspected adds no text");
    caught(with_input(deaf_to_inspect), "cannot be inspected");
    caught(with_input(deaf_to_three), "no presses make move");
    nt_table table = blank_table;
    table.withholds = withholds_all;
    caught(table, "presses make a withheld move");
}

static void of_private_frames(void **state) {
    (void)state;
    caught(with_draw(done_for_all), "whoever only looks can press \"done\"");
    caught(with_draw(remembers), "two private frames at once");
}

static void of_words(void **state) {
    (void)state;
    static const char *const pages[] = {"overview", "nowhere", NULL}, *const one_page[] = {"overview", NULL};
    nt_table table = blank_table;
    table.sentence = mute;
    caught(table, "has no sentence");
    table = blank_table;
    table.rules_pages = pages;
    caught(table, "no words for blank.rules.nowhere.title");
    table.rules_pages = one_page;
    caught(table, "two are the least");
}

static void of_results(void **state) {
    (void)state;
    caught(with_draw(asks), "the results hold \"?\"");
    caught(with_draw(names_only), "the results do not show the 0");
}

static void nothing_is_wrong_without_them(void **state) {
    (void)state;
    stage s;
    stage_open(&s, &blank_table);
    kit_table k = {.s = &s, .game = &blank_game, .numbers = true};
    assert_true(kit_table_match(&k, BLANK_SEATS, 1) && kit_table_pages(&k));
    stage_close(&s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(of_zones),
        cmocka_unit_test(of_private_frames),
        cmocka_unit_test(of_words),
        cmocka_unit_test(of_results),
        cmocka_unit_test(nothing_is_wrong_without_them),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
