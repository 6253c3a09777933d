/* Private frames of Robber, Traitor and Werewolf with the same hand: the same zones, and lights within one per cent.
 * And a card that is picked. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "robbers_table/stage.h"

static void every_role_has_one_shape_and_one_light(void **state) {
    stage *s = *state;
    uint64_t bytes[NT_VIEW_MAX / 8];

    for (uint8_t seats = 3; seats <= 5; seats++) {
        nt_match *match = stage_match(seats, seats);
        const int seat = stage_asked(match);
        const table_ui ui = stage_private(s, match, seat);
        const nt_view view = nt_port_view(nt_match_port(match, (uint8_t)seat), bytes);
        double least = 1, most = 0;
        for (int role = 0; role < ROBBERS_ROLES; role++) {
            robbers_priv me = *(const robbers_priv *)view.me;
            me.role = (uint8_t)role;
            stage_draw(s, role == 0 ? s->other : s->list, (nt_view){view.pub, &me, view.seat}, &ui);
            pf_paint(s->screen, role == 0 ? s->other : s->list);
            const double light = pf_frame_luminance(s->screen);
            least = light < least ? light : least;
            most = light > most ? light : most;
            if (role > 0) {
                stage_same_zones(s->other, s->list);
                assert_int_equal(s->other->n_boxes, s->list->n_boxes);
            }
        }
        if (most > least * 1.01) {
            fail_msg("%d seats: light from %.5f to %.5f", seats, least, most);
        }
        nt_match_destroy(match);
    }
}

/* A card that is picked is seen where it would lie, with what it would count; it is no card of the trick yet. */
static void a_picked_card_is_seen_where_it_would_lie(void **state) {
    stage *s = *state;
    uint64_t bytes[NT_VIEW_MAX / 8];
    nt_match *match = stage_match(4, 4);
    const int seat = stage_asked(match);
    table_ui ui = stage_private(s, match, seat);
    const nt_view view = nt_port_view(nt_match_port(match, (uint8_t)seat), bytes);

    stage_draw(s, s->list, view, &ui);
    assert_false(stage_shows(s->list, "ahead"));
    ui.pick[0] = 1;
    ui.picks = 1;
    stage_draw(s, s->list, view, &ui);
    assert_true(stage_shows(s->list, "would be ahead") || stage_shows(s->list, "not be ahead"));
    assert_null(ui_zone_named(s->list, "trick", 0));
    ui.n_legal = 0; /* nothing is asked: there is nothing to foresee */
    stage_draw(s, s->list, view, &ui);
    assert_false(stage_shows(s->list, "ahead"));
    nt_match_destroy(match);
}

/* A lowest card lies there and is ahead; whatever is picked would be, and the card's zone stays. */
static void a_picked_card_moves_no_zone(void **state) {
    stage *s = *state;
    uint64_t bytes[NT_VIEW_MAX / 8];
    nt_match *match = stage_match(4, 4);
    const int seat = stage_asked(match);
    table_ui ui = stage_private(s, match, seat);
    const nt_view view = nt_port_view(nt_match_port(match, (uint8_t)seat), bytes);
    robbers_pub pub = *(const robbers_pub *)view.pub;
    robbers_trick *trick = &pub.trick[pub.tricks];

    pub.down = 1;
    trick->leader = (uint8_t)((seat + 3) % 4);
    trick->card[0] = ROBBERS_C1;
    stage_draw(s, s->other, (nt_view){&pub, view.me, view.seat}, &ui);
    ui.pick[0] = 1;
    ui.picks = 1;
    stage_draw(s, s->list, (nt_view){&pub, view.me, view.seat}, &ui);
    assert_true(stage_shows(s->list, "It would be ahead"));
    const ui_rect before = ui_zone_named(s->other, "trick", 0)->at, picked = ui_zone_named(s->list, "trick", 0)->at;
    assert_memory_equal(&before, &picked, sizeof before);
    assert_null(ui_zone_named(s->list, "trick", 1));
    nt_match_destroy(match);
}

static ui_rect box_of(const ui_draw *list, const char *text) {
    for (int i = 0; i < list->n_boxes; i++) {
        if (strcmp(list->arena + list->box[i].text, text) == 0) {
            return list->box[i].at;
        }
    }
    return (ui_rect){0};
}

/* Lead and trump stand beside the trick's first place, however few there are. */
static void lead_and_trump_stand_near_a_short_row(void **state) {
    static const float near = 210.0f; /* from word to name */
    stage *s = *state;
    uint64_t bytes[NT_VIEW_MAX / 8];

    stage_size(s, 1600, 800, 3.78f, 1.0f);
    for (uint8_t seats = 3; seats <= 5; seats++) {
        nt_match *match = stage_match(seats, seats);
        const int seat = stage_asked(match);
        const table_ui ui = stage_private(s, match, seat);
        char first[24];
        stage_draw(s, s->list, nt_port_view(nt_match_port(match, (uint8_t)seat), bytes), &ui);
        snprintf(first, sizeof first, "Seat %d", seat + 1);
        const ui_rect lead = box_of(s->list, "Lead"), name = box_of(s->list, first);
        assert_true(lead.w > 0 && name.w > 0);
        assert_true(lead.x < name.x);
        if (name.x - lead.x - lead.w > near) {
            fail_msg("%d seats: %.0f between lead and trick", seats, (double)(name.x - lead.x - lead.w));
        }
        nt_match_destroy(match);
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* With few at the table a card's place had as much beside it on one side as lead and trump take on the other. */
static void trick_and_signs_are_on_the_axis(void **state) {
    static const float middle = 640.0f;
    stage *s = *state;
    uint64_t bytes[NT_VIEW_MAX / 8];

    for (uint8_t seats = 3; seats <= 5; seats++) {
        nt_match *match = stage_match(seats, seats);
        const int seat = stage_asked(match);
        const table_ui ui = stage_private(s, match, seat);
        char last[24];
        stage_draw(s, s->list, nt_port_view(nt_match_port(match, (uint8_t)seat), bytes), &ui);
        const ui_rect lead = ui_mark_next(s->list, "lead", NULL)->at,
                      trump = ui_mark_next(s->list, "trump", NULL)->at;
        snprintf(last, sizeof last, "Seat %d", (seat + seats - 1) % seats + 1);
        const ui_rect name = box_of(s->list, last);
        assert_true(name.w > 0);
        const float right = fmaxf(trump.x + trump.w, name.x + name.w);
        assert_true(fabsf((lead.x + right) / 2 - middle) < 50.0f); /* a name is narrower than its place */
        assert_int_equal(trump.x > lead.x, seats == 3);
        nt_match_destroy(match);
    }
}

/* Thin dark lines, as one stands below a number. */
static int lines_drawn(const ui_draw *list) {
    int n = 0;

    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        n += c->kind == UI_FILL && c->colour == UI_INK_900 && c->at.h < 0.25f * c->at.w && c->at.w < 40.0f;
    }
    return n;
}

/* In both corners, of which one stands on its head: 6 and 9 are no more one another's. */
static void a_six_and_a_nine_are_told_apart(void **state) {
    static const uint8_t rank[] = {5, 6, 8, 9, 10};
    stage *s = *state;
    uint64_t bytes[NT_VIEW_MAX / 8];
    nt_match *match = stage_match(4, 4);
    const int seat = stage_asked(match);
    const table_ui ui = stage_private(s, match, seat);
    const nt_view view = nt_port_view(nt_match_port(match, (uint8_t)seat), bytes);
    robbers_priv me = *(const robbers_priv *)view.me;

    for (size_t i = 0; i < sizeof rank; i++) {
        memset(me.hand, ROBBERS_NONE, sizeof me.hand);
        stage_draw(s, s->list, (nt_view){view.pub, &me, view.seat}, &ui);
        const int without = lines_drawn(s->list);
        me.hand[0] = robbers_card(ROBBERS_CHEST, rank[i]);
        stage_draw(s, s->list, (nt_view){view.pub, &me, view.seat}, &ui);
        assert_int_equal(lines_drawn(s->list) - without, rank[i] == 6 || rank[i] == 9 ? 2 : 0);
    }
    nt_match_destroy(match);
}

/* What the role says has the width of a low window, so that cards keep their height. */
static void large_words_leave_cards_their_height(void **state) {
    static const float least = 196.0f; /* du; the words in three lines left 191 */
    stage *s = *state;
    uint64_t bytes[NT_VIEW_MAX / 8];
    nt_match *match = stage_match(5, 4);
    const int seat = stage_asked(match);
    const table_ui ui = stage_private(s, match, seat);

    stage_size(s, 1024, 548, 3.78f, 1.75f);
    stage_draw(s, s->list, nt_port_view(nt_match_port(match, (uint8_t)seat), bytes), &ui);
    assert_true(ui_zone_named(s->list, "card", 0)->at.h >= least);
    stage_size(s, 1280, 800, 3.78f, 1.0f);
    nt_match_destroy(match);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_role_has_one_shape_and_one_light),
                                       cmocka_unit_test(a_picked_card_is_seen_where_it_would_lie),
                                       cmocka_unit_test(a_picked_card_moves_no_zone),
                                       cmocka_unit_test(lead_and_trump_stand_near_a_short_row),
                                       cmocka_unit_test(trick_and_signs_are_on_the_axis),
                                       cmocka_unit_test(a_six_and_a_nine_are_told_apart),
                                       cmocka_unit_test(large_words_leave_cards_their_height)};
    return cmocka_run_group_tests(tests, open_stage, stage_teardown);
}
