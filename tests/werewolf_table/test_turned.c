/* Who was who: what the last press has turned up stands out, and nothing does where all turn at once. */
#include <math.h>

#include "werewolf_table/stage.h"

static int framed(stage *s, nt_match *match, int step, int leapt, float opening) {
    const werewolf_pub pub = stage_pub(match);
    const table_ui ui = {.frame = TABLE_RESULTS,
                         .seat = s->seat,
                         .config = nt_match_config(match),
                         .asked = NT_SPECTATOR,
                         .part = 1.0f,
                         .step = step,
                         .leapt = leapt,
                         .opening = opening};
    int n = 0;

    stage_draw(s, s->list, (nt_view){.pub = &pub}, &ui);
    for (int i = 0; i < s->list->n; i++) {
        const ui_command *c = &s->list->command[i];
        n += c->kind == UI_SHAPE &&
             strstr(s->list->arena + c->text, "stroke=\"#FFB547\" stroke-width=\"4.5\"") != NULL;
    }
    return n;
}

static void what_was_turned_up_has_a_frame(void **state) {
    static const int seats[] = {8, 12, 20}, at_once[] = {1, 2, 2};
    stage *s = *state;

    for (int i = 0; i < 3; i++) {
        nt_match *match = stage_match(seats[i], 7, WEREWOLF_HOST_TABLE);
        nt_rng luck = nt_rng_seed(7);
        for (int seat = stage_asked(match); seat >= 0; seat = stage_asked(match)) {
            stage_bot(match, seat, &luck);
        }
        assert_int_equal(framed(s, match, 0, 0, 0.0f), 0);
        assert_int_equal(framed(s, match, 2, 0, 1.0f), 0); /* not before it is seen */
        assert_int_equal(framed(s, match, 2, 0, 0.0f), at_once[i]);
        assert_int_equal(framed(s, match, 3, 2, 0.0f), 0);
        nt_match_destroy(match);
    }
}

static bool is_emblem(const char *name) {
    char emblem[64];
    bool found = false;

    for (int i = 0; i < UI_EMBLEMS; i++) {
        snprintf(emblem, sizeof emblem, "figures/%s", ui_emblem[i]);
        found |= strcmp(name, emblem) == 0;
    }
    return found;
}

static bool is_side(const char *name) {
    return strcmp(name, "figures/moon") == 0 || strcmp(name, "figures/home") == 0;
}

/* The sign of a side lies on the card, not over whose it is. */
static void signs_of_sides_leave_the_emblems(void **state) {
    stage *s = *state;

    for (int seats = 6; seats <= WEREWOLF_SEATS; seats++) {
        nt_match *match = stage_match(seats, 7, WEREWOLF_HOST_TABLE);
        nt_rng luck = nt_rng_seed(7);
        int signs = 0;
        for (int seat = stage_asked(match); seat >= 0; seat = stage_asked(match)) {
            stage_bot(match, seat, &luck);
        }
        framed(s, match, 3, 0, 0.0f);
        for (int i = 0; i < s->list->n; i++) {
            const ui_command *c = &s->list->command[i];
            const bool side = c->kind == UI_PICTURE && is_side(s->list->arena + c->text);
            signs += side;
            for (int k = 0; k < s->list->n && side; k++) {
                const ui_command *other = &s->list->command[k];
                assert_false(other->kind == UI_PICTURE && ui_meet(c->at, other->at) &&
                             is_emblem(s->list->arena + other->text));
            }
        }
        assert_int_equal(signs, seats > 10 ? 6 : 3);
        nt_match_destroy(match);
    }
}

/* Beside a card the emblem stands before the name, in its line and off its letters. */
static void emblems_are_off_the_names(void **state) {
    static const float off = 3.0f, in_line = 6.0f, line_middle = 0.36f, /* of capitals, above their foot */
        disc = 0.15f / 0.7f;                                            /* of an emblem, beside its figure */
    stage *s = *state;
    nt_match *match = stage_match(WEREWOLF_SEATS, 7, WEREWOLF_HOST_TABLE);
    nt_rng luck = nt_rng_seed(7);
    int over = 0;

    for (int seat = stage_asked(match); seat >= 0; seat = stage_asked(match)) {
        stage_bot(match, seat, &luck);
    }
    stage_size(s, 1024, 600, 3.78f, 1.0f);
    framed(s, match, 3, 0, 0.0f);
    stage_size(s, 1280, 800, 3.78f, 1.0f);
    for (int i = 0; i + 1 < s->list->n; i++) {
        const ui_command *c = &s->list->command[i], *name = &s->list->command[i + 1];
        if (c->kind == UI_PICTURE && is_emblem(s->list->arena + c->text) && name->kind == UI_TEXT) {
            assert_true(name->at.x - c->at.x - c->at.w * (1 + disc) > off);
            assert_true(fabsf(name->at.y - line_middle * name->at.h - c->at.y - c->at.h / 2) < in_line);
            over++;
        }
    }
    assert_int_equal(over, WEREWOLF_SEATS);
    nt_match_destroy(match);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(what_was_turned_up_has_a_frame),
                                       cmocka_unit_test(signs_of_sides_leave_the_emblems),
                                       cmocka_unit_test(emblems_are_off_the_names)};
    return cmocka_run_group_tests(tests, open_stage, stage_teardown);
}
