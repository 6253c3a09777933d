/* Where two lists differ, and what is laid of the one over the other there. */
#include "stage.h"

#include <stdio.h>

#include "ui/differ.h"
#include "ui/widgets.h"

typedef struct {
    stage *s;
    ui_draw *before, *now;
    ui_differ *found;
} pair;

static int open_pair(void **state) {
    pair *p = calloc(1, sizeof *p);
    assert_non_null(p);
    assert_int_equal(stage_open((void **)&p->s), 0);
    p->before = p->s->d;
    p->now = calloc(1, sizeof *p->now);
    p->found = calloc(1, sizeof *p->found);
    assert_non_null(p->now);
    assert_non_null(p->found);
    ui_begin(p->now, &p->s->ui);
    *state = p;
    return 0;
}

static int close_pair(void **state) {
    pair *p = *state;
    void *s = p->s;
    free(p->now);
    free(p->found);
    free(p);
    return stage_close(&s);
}

static void lay(const pair *p) {
    ui_part part[UI_DIFFER_PARTS];
    for (int i = 0; i < p->found->n; i++) {
        part[i] = (ui_part){.at = p->found->at[i], .alpha = 0.5f};
    }
    ui_lay_parts(p->found, p->now, p->before, part, p->found->n);
}

static const ui_rect all = {0, 0, 1280, 800}, left_plate = {100, 100, 200, 60}, right_plate = {900, 500, 200, 60};

/* The colours of the plates. */
typedef struct {
    ui_colour left, right;
} plates;

#define DARK 0xFF102030u
#define GOLD 0xFFE0B040u
#define GREY 0xFF506070u

static const plates plain = {DARK, DARK}, left_lit = {GOLD, DARK}, right_lit = {DARK, GOLD};

static void table(ui_draw *d, plates in) {
    ui_cover(d, "robbers/table", all);
    ui_fill(d, left_plate, in.left);
    ui_fill(d, right_plate, in.right);
    ui_picture(d, "growl/card_bite", (ui_rect){500, 300, 126, 176}, 1.0f);
}

static pair *tables(void **state, plates before, plates now) {
    pair *p = *state;
    table(p->before, before);
    table(p->now, now);
    return p;
}

/* In how many parts they differ. */
static int compare(const pair *p) {
    ui_differ_find(p->found, p->before, p->now);
    return p->found->n;
}

/* All of it and not much more. */
static void is_about(ui_rect part, ui_rect what) {
    assert_true(part.x <= what.x && part.y <= what.y);
    assert_true(part.x + part.w >= what.x + what.w && part.y + part.h >= what.y + what.h);
    assert_true(part.w * part.h < 1.3f * what.w * what.h);
}

static void equal_lists_differ_nowhere(void **state) {
    pair *p = tables(state, plain, plain);
    assert_int_equal(compare(p), 0);
    const int n = p->now->n;
    lay(p);
    assert_int_equal(p->now->n, n);
}

static void each_plate_that_differs_is_a_part(void **state) {
    pair *p = tables(state, left_lit, right_lit);
    assert_int_equal(compare(p), 2);
    is_about(p->found->at[0], left_plate);
    is_about(p->found->at[1], right_plate);
}

static void what_came_and_what_went_are_parts(void **state) {
    pair *p = tables(state, plain, plain);
    ui_fill(p->before, (ui_rect){20, 700, 60, 40}, 0xFFFF0000u);
    ui_fill(p->now, (ui_rect){1180, 20, 60, 40}, 0xFFFF0000u);
    assert_int_equal(compare(p), 2);
}

static void words_count_by_what_they_say_and_in_which_language(void **state) {
    pair *p = tables(state, plain, plain);
    for (int i = 0; i < 2; i++) { /* alike, from different places of their rooms */
        ui_draw *d = i == 0 ? p->before : p->now;
        d->words.used += (size_t)i * 32;
        ui_shape(d, (ui_rect){600, 20, 80, 30}, "<path d=\"M0 0H80V30Z\"/>");
    }
    assert_int_equal(compare(p), 0);
    static const char *const lang[] = {"en", "de"};
    p->before->command[p->before->n - 1].lang = lang[0];
    p->now->command[p->now->n - 1].lang = lang[1];
    assert_int_equal(compare(p), 1);
}

/* What is in a group lies where the group brings it, and so it does when only the group has moved. */
static void groups_and_places_carry_their_parts(void **state) {
    pair *p = *state;
    for (int i = 0; i < 2; i++) {
        ui_draw *d = i == 0 ? p->before : p->now;
        ui_group(d, (ui_rect){600, 350, 80, 100}, 1, 0.0f);
        ui_fill(d, (ui_rect){600, 350, 80, 20}, i == 0 ? DARK : GOLD);
        ui_group_end(d);
        assert_true(ui_place_begin(d, 7, (ui_rect){1000, 0, 200, 200}, 2, NULL, 0.0f));
        ui_fill(d, (ui_rect){0, 0, d->ui->width, d->ui->height / 4}, i == 0 ? DARK : GOLD);
        ui_place_end(d);
    }
    assert_int_equal(compare(p), 2);
    is_about(p->found->at[0], (ui_rect){670, 360, 20, 80});
    is_about(p->found->at[1], (ui_rect){1000, 150, 200, 50});
}

static void what_is_on_its_way_leaves_nothing_behind(void **state) {
    pair *p = *state;
    const ui_rect card = {500, 300, 126, 176};
    for (int i = 0; i < 2; i++) {
        ui_draw *d = i == 0 ? p->before : p->now;
        const ui_rect at = {300.0f + 100.0f * (float)i, 300, 63, 88};
        table(d, plain);
        ui_carry(d, at, card);
        ui_group(d, ui_centre(at, card.w, card.h), 0, 0.0f);
        ui_picture(d, "growl/card_bite", ui_centre(at, card.w, card.h), 1.0f);
        ui_group_end(d);
    }
    assert_int_equal(compare(p), 0);
}

/* A card that has come lies there at once: nothing of it is seen twice. */
static void where_it_comes_to_it_is_at_once(void **state) {
    pair *p = tables(state, left_lit, plain);
    const ui_rect card = {700, 300, 126, 176}, air = {690, 290, 126, 176};
    ui_carry(p->before, air, card);
    ui_group(p->before, air, 0, 0.0f);
    ui_picture(p->before, "growl/card_wound", air, 1.0f);
    ui_group_end(p->before);
    ui_picture(p->now, "growl/card_wound", card, 1.0f);
    assert_int_equal(compare(p), 1);
    is_about(p->found->at[0], left_plate);
}

/* However much is on its way in the one list, what is in the other is heeded, too. */
static void what_moves_counts_in_both_lists(void **state) {
    pair *p = *state;
    const ui_rect card = {300, 100, 120, 60};
    for (int i = 0; i < 2; i++) {
        ui_draw *d = i == 0 ? p->before : p->now;
        table(d, plain);
        ui_carry(d, card, ui_inset(card, -2));
        ui_group(d, card, 0, 0.0f);
        for (int k = 0; k < (i == 0 ? 60 : 1); k++) {
            ui_fill(d, i == 0 ? (ui_rect){(float)(4 * k), 700, 3, 3} : card, 0xFF405060u);
        }
        ui_group_end(d);
    }
    ui_fill(p->before, ui_inset(card, 10), 0xFF708090u);
    assert_int_equal(compare(p), 0);
}

static void what_stands_apart_is_left_out(void **state) {
    static const ui_rect at[] = {{110, 110, 50, 50}, {180, 100, 50, 50}, {400, 100, 50, 50}};
    pair *p = *state;
    for (int i = 0; i < 3; i++) {
        ui_fill(p->before, at[i], 0xFF102030u);
        ui_fill(p->now, at[i], 0xFFE0B040u);
    }
    p->found->n_apart = 1;
    p->found->apart[0] = (ui_rect){100, 100, 110, 70}; /* the middle of the second lies there, too */
    ui_differ_find(p->found, p->before, p->now);
    assert_int_equal(p->found->n, 1);
    assert_true(p->found->at[0].x > 390.0f);
}

static void many_parts_become_few_that_do_not_meet(void **state) {
    pair *p = *state;
    for (int i = 0; i < 60; i++) {
        const ui_rect at = {(float)(i % 10) * 120, (float)(i - i % 10) * 12, 50, 50};
        ui_fill(p->before, at, DARK);
        ui_fill(p->now, at, GOLD);
    }
    assert_in_range(compare(p), 1, UI_DIFFER_PARTS);
    for (int i = 0; i < p->found->n; i++) {
        for (int k = 0; k < i; k++) {
            assert_false(ui_meet(p->found->at[i], p->found->at[k]));
        }
    }
}

static bool has_colour(const ui_draw *d, int from, ui_colour colour) {
    for (int i = from; i < d->n; i++) {
        if (d->command[i].kind == UI_FILL && d->command[i].colour == colour) {
            return true;
        }
    }
    return false;
}

/* Only what is seen in a part is laid there, and all of it, with the text that it names. */
static void parts_are_laid_by_themselves(void **state) {
    pair *p = tables(state, (plates){GOLD, GREY}, (plates){DARK, GREY});
    const int n = p->now->n;
    compare(p);
    lay(p);
    assert_false(ui_overflowed(p->now));
    assert_true(has_colour(p->now, n, GOLD));
    assert_false(has_colour(p->now, n, GREY));
    const ui_command *ground = &p->now->command[n + 2];
    assert_int_equal(ground->kind, UI_COVER);
    assert_string_equal(p->now->arena + ground->text, "robbers/table");
    for (int i = n; i < p->now->n; i++) {
        assert_int_not_equal(p->now->command[i].kind, UI_PICTURE);
    }
}

/* Groups in which nothing of a part is drawn are not laid either. */
static void empty_groups_are_left_out(void **state) {
    pair *p = *state;
    table(p->before, (plates){GOLD, GREY});
    ui_group(p->before, right_plate, 0, 3.0f);
    ui_group_cut(p->before, right_plate);
    ui_fill(p->before, right_plate, 0xFF00FF00u);
    ui_group_end(p->before);
    ui_group_end(p->before);
    const ui_part part = {.at = left_plate, .alpha = 0.5f};
    ui_lay_parts(p->found, p->now, p->before, &part, 1);
    assert_int_equal(p->now->n, 6); /* its two groups, ground and plate in them */
}

/* A part that reaches over what goes by itself leaves that out. */
static void what_stands_apart_is_not_laid_with_a_part(void **state) {
    pair *p = *state;
    table(p->before, (plates){GOLD, GREY});
    p->found->n_apart = 1;
    p->found->apart[0] = left_plate;
    const ui_part part[] = {{.at = all, .alpha = 0.5f, .beside = p->found}, {.at = all, .alpha = 0.5f}};
    for (int whole = 0; whole < 2; whole++) {
        const int n = p->now->n;
        ui_lay_parts(p->found, p->now, p->before, &part[whole], 1);
        assert_int_equal(has_colour(p->now, n, GOLD), whole);
        assert_true(has_colour(p->now, n, GREY));
    }
}

static int texts_from(const ui_draw *d, int from) {
    int n = 0;
    for (int i = from; i < d->n; i++) {
        n += d->command[i].kind == UI_TEXT;
    }
    return n;
}

/* Bare, it is as it was without what was written there. */
static void a_bare_part_has_no_words(void **state) {
    pair *p = *state;
    ui_label_style style = UI_STYLE_NAME;
    table(p->before, (plates){GOLD, GREY});
    ui_label(p->before, left_plate, &style, "Robber");
    for (int bare = 0; bare < 2; bare++) {
        const int n = p->now->n;
        const ui_part part = {.at = left_plate, .alpha = 0.5f, .bare = bare == 1};
        ui_lay_parts(p->found, p->now, p->before, &part, 1);
        assert_int_equal(texts_from(p->now, n), bare == 0 ? 1 : 0);
        assert_true(has_colour(p->now, n, GOLD));
    }
}

/* A button and a word that stay are in it, and in what leaves out a line beside them: else ground lies over them. */
static void what_stays_is_in_every_part(void **state) {
    pair *p = *state;
    ui_draw *const list[] = {p->before, p->now};
    ui_label_style style = UI_STYLE_NAME;
    for (int i = 0; i < 2; i++) {
        table(list[i], (plates){GOLD, GREY});
        ui_zone_add(list[i], "left", 0, left_plate, 0);
        ui_label(list[i], left_plate, &style, "Robber");
        ui_label(list[i], right_plate, &style, i == 0 ? "old" : "new");
    }
    p->found->n_apart = 1;
    p->found->apart[0] = all;
    const ui_part part[] = {{.at = all, .alpha = 1.0f, .bare = true}, {.at = all, .alpha = 0.5f, .beside = p->found}};
    for (int i = 0; i < 2; i++) {
        const int n = p->now->n;
        ui_lay_parts(p->found, p->now, p->before, &part[i], 1);
        assert_true(has_colour(p->now, n, GOLD));
        assert_int_equal(texts_from(p->now, n), 1);
    }
}

/* Nor what was pressed there: without its words a button is an empty plate. */
static void a_bare_part_has_no_buttons(void **state) {
    pair *p = *state;
    table(p->before, (plates){GOLD, GREY});
    ui_zone_add(p->before, "left", 0, left_plate, 0);
    ui_zone_add(p->before, "aside", 0, all, UI_ZONE_QUIET);
    for (int bare = 0; bare < 2; bare++) {
        const int n = p->now->n;
        const ui_part part = {.at = all, .alpha = 0.5f, .bare = bare == 1};
        ui_lay_parts(p->found, p->now, p->before, &part, 1);
        assert_int_equal(has_colour(p->now, n, GOLD), bare == 0);
        assert_true(has_colour(p->now, n, GREY));
    }
}

/* Some commands of a list, in the groups that they are in; also of the same one. */
static void a_range_is_laid_in_its_groups(void **state) {
    pair *p = *state;
    table(p->before, (plates){GOLD, GREY});
    ui_group(p->before, right_plate, 1, 0.0f);
    const int from = p->before->n;
    ui_fill(p->before, right_plate, 0xFF00FF00u);
    const int to = p->before->n;
    ui_fill(p->before, right_plate, 0xFF0000FFu);
    ui_group_end(p->before);
    for (int same = 0; same < 2; same++) {
        ui_draw *d = same == 1 ? p->before : p->now;
        const int n = d->n;
        const size_t used = d->words.used;
        ui_lay_range(d, p->before, from, to, 0.5f);
        assert_int_equal(d->n, n + 5); /* two groups around one fill */
        assert_int_equal(d->command[n].colour >> 24, 128);
        assert_int_equal(d->command[n + 1].turn, 1);
        assert_int_equal(d->command[n + 2].colour, 0xFF00FF00u);
        assert_true(same == 0 || d->words.used == used);
        ui_lay_range(d, p->before, from, from, 0.5f);
        assert_int_equal(d->n, n + 5);
    }
}

/* A page of many words, of which each button is laid by itself: a list has room for all of its words once or twice
 * alone. */
static void each_of_many_buttons_keeps_its_words(void **state) {
    enum { BUTTONS = 30, WORDS = UI_ARENA / 4 };
    pair *p = *state;
    char *long_one = calloc(1, WORDS + 1);
    assert_non_null(long_one);
    memset(long_one, 'x', WORDS);
    for (int i = 0; i < BUTTONS; i++) {
        char words[16];
        snprintf(words, sizeof words, "Button %d", i);
        ui_picture(p->before, words, left_plate, 1.0f);
    }
    ui_shape(p->before, right_plate, long_one);
    free(long_one);
    for (int i = 0; i < BUTTONS; i++) {
        char words[16];
        const int n = p->now->n;
        snprintf(words, sizeof words, "Button %d", i);
        ui_lay_range(p->now, p->before, i, i + 1, 1.0f);
        assert_int_equal(p->now->n, n + 3); /* its group around it */
        assert_string_equal(p->now->arena + p->now->command[n + 1].text, words);
    }
    ui_lay_range(p->now, p->before, BUTTONS, BUTTONS + 1, 1.0f);
    assert_int_equal(p->now->command[p->now->n - 2].len, WORDS);
    assert_int_equal(strlen(p->now->arena + p->now->command[p->now->n - 2].text), WORDS);
    assert_false(ui_overflowed(p->now));
}

/* What was pressed stood a little lower. */
static void a_command_is_laid_where_the_other_list_has_it(void **state) {
    pair *p = *state;
    ui_draw *const list[] = {p->before, p->now};
    for (int i = 0; i < 2; i++) {
        ui_fill(list[i], all, DARK);
        ui_picture(list[i], "figures/owl", (ui_rect){100, i == 0 ? 102 : 100, 40, 40}, 1.0f);
    }
    const int n = p->now->n;
    ui_lay_there(p->now, p->before, 1, 1, 1.0f);
    assert_int_equal(p->now->n, n + 3);
    assert_true(ui_same_place(p->now->command[n + 1].at, (ui_rect){100, 100, 40, 40}));
}

static void what_lies_outside_is_left_out(void **state) {
    pair *p = tables(state, left_lit, right_lit);
    compare(p);
    ui_differ_within(p->found, (ui_rect){0, 0, 1280, 400});
    assert_int_equal(p->found->n, 1);
    is_about(p->found->at[0], left_plate);
}

/* Where the list is full, it stays as it is. */
static void without_room_nothing_is_laid(void **state) {
    pair *p = tables(state, left_lit, right_lit);
    compare(p);
    for (int room = 0; room < 12; room++) {
        p->now->n = UI_MAX_COMMANDS - room;
        lay(p);
        assert_int_equal(p->now->n, UI_MAX_COMMANDS - room);
        assert_int_equal(p->now->depth, 0);
        assert_false(ui_overflowed(p->now));
    }
}

#define ONE(test) cmocka_unit_test_setup_teardown(test, open_pair, close_pair)

int main(void) {
    const struct CMUnitTest tests[] = {
        ONE(equal_lists_differ_nowhere),
        ONE(each_plate_that_differs_is_a_part),
        ONE(what_came_and_what_went_are_parts),
        ONE(words_count_by_what_they_say_and_in_which_language),
        ONE(groups_and_places_carry_their_parts),
        ONE(what_is_on_its_way_leaves_nothing_behind),
        ONE(where_it_comes_to_it_is_at_once),
        ONE(what_moves_counts_in_both_lists),
        ONE(what_stands_apart_is_left_out),
        ONE(what_stands_apart_is_not_laid_with_a_part),
        ONE(many_parts_become_few_that_do_not_meet),
        ONE(parts_are_laid_by_themselves),
        ONE(empty_groups_are_left_out),
        ONE(a_bare_part_has_no_words),
        ONE(what_stays_is_in_every_part),
        ONE(a_bare_part_has_no_buttons),
        ONE(a_range_is_laid_in_its_groups),
        ONE(each_of_many_buttons_keeps_its_words),
        ONE(a_command_is_laid_where_the_other_list_has_it),
        ONE(what_lies_outside_is_left_out),
        ONE(without_room_nothing_is_laid),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
