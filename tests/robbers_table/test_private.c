/* Private frames of Robber, Traitor and Werewolf with the same hand: the same zones, and lights within one per cent.
 */
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

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_role_has_one_shape_and_one_light)};
    return cmocka_run_group_tests(tests, open_stage, stage_teardown);
}
