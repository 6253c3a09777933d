/* What the table may not tell: worlds that a seat cannot tell apart give the same public frames; a call that nobody
 * answers has the zones and the light of one that somebody does; calls are equally dark (interface guide 5.1). */
#include "werewolf_table/stage.h"

#include <math.h>

static void draw_public(stage *s, ui_draw *list, const truth *t, hosting_kind kind) {
    const nt_view view = nt_look(&werewolf_game, t->at, NT_SPECTATOR);
    const nt_config config = nt_config_standard(&werewolf_game, ((const werewolf_pub *)view.pub)->n);
    table_ui ui = {.frame = TABLE_PUBLIC, .seat = s->seat, .config = &config, .asked = NT_SPECTATOR, .part = 1.0f};
    hosting_frame h = {.kind = kind, .table = &ui, .called = NT_SPECTATOR, .phase = HOSTING_CALL_ASKS};

    if (kind == HOSTING_CALL && werewolf_hosting.call(view, &config, &h.call)) {
        ui.frame = TABLE_HOSTED;
        stage_draw_hosted(s, list, view, &h);
    } else {
        stage_draw(s, list, view, &ui);
    }
}

static void imagined_worlds_look_like_the_real_one(void **state) {
    stage *s = *state;
    static truth real, world;
    int others = 0;

    for (int host = 0; host < 3; host++) {
        nt_match *match = stage_match(9 + host, (uint64_t)host + 1, host);
        nt_rng luck = nt_rng_seed((uint64_t)host);
        int ply = 0;
        for (int seat = stage_asked(match); seat >= 0; seat = stage_asked(match)) {
            if (ply++ % 9 == 0) {
                copy_truth(&real, match);
                const nt_view view = nt_look(&werewolf_game, real.at, (uint8_t)seat);
                assert_int_equal(werewolf_game.imagine(view, &luck, world.at), NT_OK);
                others += memcmp(real.at, world.at, werewolf_game.state_size) != 0;
                for (hosting_kind frame = HOSTING_NONE; frame <= HOSTING_CALL; frame++) {
                    draw_public(s, s->list, &real, frame);
                    draw_public(s, s->other, &world, frame);
                    stage_same(s->list, s->other);
                }
            }
            stage_bot(match, seat, &luck);
        }
        nt_match_destroy(match);
    }
    assert_true(others > 30);
}

/* The frame of a call for whoever is called, or for nobody. */
static void draw_call(stage *s, ui_draw *list, nt_match *match, uint8_t seat, hosting_phase phase) {
    uint64_t bytes[NT_VIEW_MAX / 8];
    table_ui ui = {.frame = TABLE_HOSTED, .seat = s->seat, .asked = NT_SPECTATOR, .part = 1.0f};
    hosting_frame h = {.kind = HOSTING_CALL, .table = &ui, .called = seat, .phase = phase};

    assert_true(stage_call(match, &h.call));
    stage_draw_hosted(s, list, nt_port_view(nt_match_port(match, seat), bytes), &h);
}

/* A device in the middle of the table: every touch area is there for a call that nobody answers, too. */
static void fake_calls_have_the_zones_of_real_ones(void **state) {
    stage *s = *state;
    nt_match *match = stage_match(12, 4, WEREWOLF_HOST_TABLE);
    nt_rng luck = nt_rng_seed(4);
    uint64_t bytes[NT_VIEW_MAX / 8];
    int compared = 0;

    for (int seat = stage_asked(match); seat >= 0; seat = stage_asked(match)) {
        hosting_call call;
        const bool open = stage_call(match, &call);
        if (open && werewolf_hosting.called(nt_port_view(nt_match_port(match, (uint8_t)seat), bytes), call.key)) {
            for (hosting_phase phase = HOSTING_CALL_CLOSES; phase <= HOSTING_CALL_DARK; phase++) {
                draw_call(s, s->list, match, (uint8_t)seat, phase);
                draw_call(s, s->other, match, NT_SPECTATOR, phase);
                stage_same_zones(s->list, s->other);
                compared++;
            }
        }
        stage_bot(match, seat, &luck);
    }
    assert_true(compared > 20);
    nt_match_destroy(match);
}

static void calls_are_equally_dark(void **state) {
    stage *s = *state;
    nt_match *match = stage_match(20, 6, WEREWOLF_HOST_TABLE);
    nt_rng luck = nt_rng_seed(6);
    double least = 1.0, most = 0.0;
    int last = -1, calls = 0;

    for (int seat = stage_asked(match); seat >= 0 && calls < 7; seat = stage_asked(match)) {
        hosting_call call;
        if (stage_call(match, &call) && call.key != last) {
            draw_call(s, s->list, match, NT_SPECTATOR, HOSTING_CALL_NAMES);
            pf_paint(s->screen, s->list);
            const double light = pf_frame_luminance(s->screen);
            least = fmin(least, light);
            most = fmax(most, light);
            last = call.key;
            calls++;
        }
        stage_bot(match, seat, &luck);
    }
    assert_int_equal(calls, 7);
    if (most > 0.06 || most > least * 1.05) {
        fail_msg("light from %.5f to %.5f", least, most);
    }
    nt_match_destroy(match);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(imagined_worlds_look_like_the_real_one),
                                       cmocka_unit_test(fake_calls_have_the_zones_of_real_ones),
                                       cmocka_unit_test(calls_are_equally_dark)};
    return cmocka_run_group_tests(tests, open_stage, stage_teardown);
}
