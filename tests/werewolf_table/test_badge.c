/* The Sheriff's badge on its way, from the middle or from another seat, goes round the words on the plates. The arrow
 * of the way that the Sheriff chooses ends at whoever lives. */
#include <math.h>

#include "werewolf_table/stage.h"

#include "games/werewolf/werewolf_table_public.h"

enum { STEPS = 30 };

/* In how many steps of its way it lies on a seat's words. */
static int on_words(stage *s, nt_match *match, werewolf_pub pub, int from, int to) {
    const nt_event passes = {.to = NT_ALL, .kind = WEREWOLF_EV_BADGE, .n = 2, .arg = {(uint8_t)from, (uint8_t)to}};
    table_ui ui = {.frame = TABLE_PUBLIC,
                   .seat = s->seat,
                   .config = nt_match_config(match),
                   .asked = NT_SPECTATOR,
                   .locked = true,
                   .event = passes};
    const nt_view view = {.pub = &pub};
    int n = 0;

    stage_draw(s, s->list, view, &ui);
    for (int step = 1; step < STEPS; step++) {
        ui.part = (float)step / STEPS;
        ui_begin(s->other, &s->frame);
        const werewolf_look look = werewolf_look_of(view, &ui, s->other);
        werewolf_ring ring = werewolf_ring_of(&s->frame, pub.n, false);
        werewolf_draw_badge(&look, &ring);
        assert_int_equal(s->other->n, 1);
        bool on = false;
        for (int i = 0; i < s->list->n_boxes; i++) {
            on |= s->list->box[i].name && ui_meet(s->other->command[0].at, s->list->box[i].at);
        }
        n += on;
    }
    return n;
}

/* Where a long name reaches below the badge's place on the plate the last steps count, too. */
static void it_goes_round_the_words(void **state) {
    static const int size[][2] = {{1280, 800}, {1024, 600}, {800, 1280}}, most[] = {0, 18};
    stage *s = *state;

    for (int i = 0; i < 3; i++) {
        stage_size(s, size[i][0], size[i][1], 3.78f, 1.0f);
        for (int seats = 6; seats <= 12; seats += 6) {
            nt_match *match = stage_match(seats, 7, WEREWOLF_HOST_PASS);
            uint64_t bytes[NT_VIEW_MAX / 8];
            werewolf_pub pub = *(const werewolf_pub *)nt_port_view(nt_match_port(match, NT_SPECTATOR), bytes).pub;
            int on = 0;
            pub.round = 1;
            pub.step = WEREWOLF_STEP_CAMPAIGN;
            pub.sheriff = WEREWOLF_NONE;
            for (int to = 0; to < seats; to++) {
                on += on_words(s, match, pub, WEREWOLF_NONE, to) + on_words(s, match, pub, (to + 2) % seats, to);
            }
            assert_true(on <= most[seats / 12]);
            nt_match_destroy(match);
        }
    }
}

/* The seat at whose plate an arrow's head is; the head is its last piece. */
static int seat_at_head(stage *s, nt_match *match, const werewolf_pub *pub, int way) {
    const nt_event chosen = {.to = NT_ALL, .kind = WEREWOLF_EV_DIRECTION, .n = 1, .arg = {(uint8_t)way}};
    table_ui ui = {.frame = TABLE_PUBLIC,
                   .seat = s->seat,
                   .config = nt_match_config(match),
                   .locked = true,
                   .event = chosen,
                   .part = 1.0f};
    const werewolf_ring ring = werewolf_ring_of(&s->frame, pub->n, false);
    int nearest = 0;
    float least = INFINITY;

    ui_begin(s->other, &s->frame);
    const werewolf_look look = werewolf_look_of((nt_view){.pub = pub}, &ui, s->other);
    werewolf_draw_direction(&look, &ring);
    assert_true(s->other->n > 0);
    const ui_rect head = s->other->command[s->other->n - 1].at;
    for (int seat = 0; seat < pub->n; seat++) {
        const ui_rect p = ring.plate[seat];
        const float far = hypotf(p.x + p.w / 2 - head.x - head.w / 2, p.y + p.h / 2 - head.y - head.h / 2);
        nearest = far < least ? seat : nearest;
        least = fminf(least, far);
    }
    return nearest;
}

static void an_arrow_ends_at_whoever_lives(void **state) {
    enum { SEATS = 8, SHERIFF = 4 };
    stage *s = *state;
    nt_match *match = stage_match(SEATS, 7, WEREWOLF_HOST_PASS);
    uint64_t bytes[NT_VIEW_MAX / 8];
    werewolf_pub pub = *(const werewolf_pub *)nt_port_view(nt_match_port(match, NT_SPECTATOR), bytes).pub;

    stage_size(s, 1280, 800, 3.78f, 1.0f);
    pub.round = 1;
    pub.sheriff = SHERIFF;
    assert_int_equal(seat_at_head(s, match, &pub, 0), 7);
    assert_int_equal(seat_at_head(s, match, &pub, 1), 1);
    pub.alive[7] = pub.alive[1] = pub.alive[0] = 0;
    assert_int_equal(seat_at_head(s, match, &pub, 0), 2);
    assert_int_equal(seat_at_head(s, match, &pub, 1), 6);
    nt_match_destroy(match);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(it_goes_round_the_words, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(an_arrow_ends_at_whoever_lives, open_stage, stage_teardown)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
