/* What lies on plates is drawn over what is below it: emblems over frames, what was done in a vote over "to act";
 * and a note over nobody. */
#include <math.h>

#include "games/werewolf/werewolf_table_public.h"

#include "werewolf_table/stage.h"

static bool about(ui_rect at, ui_rect other) {
    return fabsf(at.x + at.w / 2 - other.x - other.w / 2) < 3.0f &&
           fabsf(at.y + at.h / 2 - other.y - other.h / 2) < 3.0f;
}

/* The last command of this kind about the middle of a place, no smaller than half of it; -1: none. */
static int last_at(const ui_draw *list, int kind, ui_rect place) {
    int last = -1;

    for (int i = 0; i < list->n; i++) {
        const ui_rect at = list->command[i].at;
        last = list->command[i].kind == kind && at.w > place.w / 2 && about(at, place) ? i : last;
    }
    return last;
}

static int shapes_at(const ui_draw *list, ui_rect place) {
    int n = 0;

    for (int i = 0; i < list->n; i++) {
        n += list->command[i].kind == UI_SHAPE && about(list->command[i].at, place);
    }
    return n;
}

static int last_text(const ui_draw *list, const char *words) {
    int last = -1;

    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        last = c->kind == UI_TEXT && strcmp(list->arena + c->text, words) == 0 ? i : last;
    }
    return last;
}

/* With twenty seats emblems lie over the edge of their plates, where frames are. */
static void an_emblem_lies_over_the_frame_of_its_plate(void **state) {
    stage *s = *state;
    nt_rng luck = nt_rng_seed(3);
    nt_match *match = stage_match(20, 3, WEREWOLF_HOST_PASS);

    stage_play_to(s, match, WEREWOLF_STEP_DUSK, &luck);
    table_ui ui = stage_ui(s, match, stage_asked(match));
    const nt_view view = stage_view_of(s, match, &ui);
    const werewolf_look look = werewolf_look_of(view, &ui, s->list);
    ui.humans = 1u;
    stage_draw(s, s->list, view, &ui);
    werewolf_ring ring = werewolf_ring_of(&s->frame, 20, false);
    werewolf_size_names(&look, &ring);
    assert_true(shapes_at(s->list, ring.plate[0]) > shapes_at(s->list, ring.plate[1])); /* that has a frame */
    assert_true(last_at(s->list, UI_SHAPE, ring.plate[0]) <
                last_at(s->list, UI_PICTURE, werewolf_emblem_of(&look, &ring, 0)));
    nt_match_destroy(match);
}

/* Large words have the plate: the emblem keeps its size over the corner, where neighbours leave room. */
static void large_words_leave_the_emblem_its_size(void **state) {
    static const float least = 40.0f;
    stage *s = *state;
    nt_match *match = stage_match(8, 3, WEREWOLF_HOST_PASS);
    const table_ui ui = stage_ui(s, match, 0);
    const float scale = s->frame.text_scale;

    s->frame.text_scale = 1.75f;
    stage_draw(s, s->list, stage_view_of(s, match, &ui), &ui);
    const werewolf_look look = werewolf_look_of(stage_view_of(s, match, &ui), &ui, s->list);
    werewolf_ring ring = werewolf_ring_of(&s->frame, 8, false);
    werewolf_size_names(&look, &ring);
    for (int seat = 0; seat < 8; seat++) {
        const ui_rect at = werewolf_emblem_of(&look, &ring, seat);
        assert_true(at.w >= least && at.x < ring.plate[seat].x && at.y < ring.plate[seat].y);
        assert_true(at.x > 0 && at.y > 0);
    }
    s->frame.text_scale = scale;
    nt_match_destroy(match);
}

static void what_was_done_in_a_vote_lies_over_to_act(void **state) {
    enum { SEAT_BY_SEAT = 2 };
    stage *s = *state;
    nt_rng luck = nt_rng_seed(3);
    nt_match *match = stage_match(12, 3, WEREWOLF_HOST_PASS);

    stage_play_to(s, match, WEREWOLF_STEP_VOTE, &luck);
    const int seat = stage_asked(match);
    table_ui ui = stage_ui(s, match, seat);
    ui.keep = SEAT_BY_SEAT << 5;
    stage_draw(s, s->list, stage_view_of(s, match, &ui), &ui);
    const werewolf_ring ring = werewolf_ring_of(&s->frame, 12, false);
    const int to_act = last_text(s->list, "to act");
    assert_true(to_act >= 0);
    assert_true(to_act < last_at(s->list, UI_SHAPE, werewolf_mark_place(&s->frame, &ring, seat)));
    nt_match_destroy(match);
}

/* A list of a tall window counts: its board has the room of the totals at the plates. */
static void a_tall_list_stands_for_totals(void **state) {
    stage *s = *state;
    nt_rng luck = nt_rng_seed(3);
    nt_match *match = stage_match(12, 3, WEREWOLF_HOST_PASS);

    stage_size(s, 800, 1280, 3.78f, 1.0f);
    stage_play_to(s, match, WEREWOLF_STEP_VOTE, &luck);
    table_ui ui = stage_ui(s, match, stage_asked(match));
    werewolf_pub pub = *(const werewolf_pub *)stage_view_of(s, match, &ui).pub;
    const werewolf_ring ring = werewolf_ring_of(&s->frame, 12, false);
    int to = 0;
    while (!pub.alive[to]) {
        to++;
    }
    for (int seat = 0; seat < pub.n; seat++) {
        pub.voted[seat] = pub.voter[seat];
        pub.ballot[seat] = (uint8_t)to;
    }
    for (int way = WEREWOLF_WAY_SEATS; way <= WEREWOLF_WAY_LIST; way++) {
        ui.keep = (uint8_t)((way + 1) << 5);
        stage_draw(s, s->list, (nt_view){.pub = &pub}, &ui);
        const bool total = last_at(s->list, UI_SHAPE, werewolf_total_place(&s->frame, &ring, to)) >= 0;
        assert_int_equal(total, way == WEREWOLF_WAY_SEATS);
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
    nt_match_destroy(match);
}

/* Those who may stand for Sheriff, with their signs, beside the note. */
static void who_stands_is_asked_before_nobody(void **state) {
    static const float mark = 60.0f; /* the plate reaches so far beyond its words */
    stage *s = *state;
    nt_rng luck = nt_rng_seed(3);
    nt_match *match = stage_match(8, 3, WEREWOLF_HOST_TABLE);

    stage_play_to(s, match, WEREWOLF_STEP_STAND, &luck);
    table_ui ui = stage_ui(s, match, stage_asked(match));
    ui.humans = ~0u;
    stage_draw(s, s->list, stage_view_of(s, match, &ui), &ui);
    werewolf_ring ring = werewolf_ring_of(&s->frame, 8, false);
    assert_true(werewolf_fit_square(&s->frame, &ring, 8));
    int notes = 0;
    for (int i = 0; i < s->list->n_boxes; i++) {
        const ui_box *box = &s->list->box[i];
        if (strstr(s->list->arena + box->text, "Touch whoever raises a hand") != NULL) {
            const ui_rect plate = {box->at.x - mark, box->at.y - 10, box->at.w + mark + 20, box->at.h + 20};
            assert_false(werewolf_meets_people(&s->frame, &ring, 8, plate));
            notes++;
        }
    }
    assert_int_equal(notes, 1);
    nt_match_destroy(match);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(an_emblem_lies_over_the_frame_of_its_plate),
                                       cmocka_unit_test(large_words_leave_the_emblem_its_size),
                                       cmocka_unit_test(what_was_done_in_a_vote_lies_over_to_act),
                                       cmocka_unit_test(a_tall_list_stands_for_totals),
                                       cmocka_unit_test(who_stands_is_asked_before_nobody)};
    return cmocka_run_group_tests(tests, open_stage, stage_teardown);
}
