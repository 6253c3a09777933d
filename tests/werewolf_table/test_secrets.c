/* What the table may not tell: worlds that a seat cannot tell apart give the same public frames; a call that nobody
 * answers has the zones and the light of one that somebody does; calls are equally dark (interface guide 5.1). */
#include "werewolf_table/stage.h"

#include <math.h>

#include "games/werewolf/werewolf_table.h"

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

/* The zones of every call that the device leads are those of the first, at the same places: seats, nobody, confirm
 * (rules 5.3, 3); so nothing but a touch on her victim saves it. */
static void calls_have_one_shape(void **state) {
    static const int size[][2] = {{1280, 800}, {1024, 600}, {800, 1280}};
    stage *s = *state;

    for (int i = 0; i < 3; i++) {
        nt_match *match = stage_match(14, 6, WEREWOLF_HOST_TABLE);
        nt_rng luck = nt_rng_seed(6);
        hosting_call call;
        int last = -1, calls = 0;

        stage_size(s, size[i][0], size[i][1], 3.78f, 1.0f);
        for (int seat = stage_asked(match); seat >= 0; seat = stage_asked(match)) {
            uint64_t bytes[NT_VIEW_MAX / 8];
            const nt_view own = nt_port_view(nt_match_port(match, (uint8_t)seat), bytes);
            const bool open = stage_call(match, &call) && call.turn == 1;
            if (calls > 0 && !open) {
                break;
            }
            if (open && call.key != last && werewolf_hosting.called(own, call.key)) {
                draw_call(s, calls == 0 ? s->list : s->other, match, (uint8_t)seat, HOSTING_CALL_ASKS);
                if (calls++ > 0) {
                    stage_same_zones(s->list, s->other);
                }
                last = call.key;
            }
            stage_bot(match, seat, &luck);
        }
        assert_true(calls >= 4);
        nt_match_destroy(match);
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* A frame of the Witch's call, behind these touches; and what the device then answers for her. */
static nt_move answer_of(stage *s, nt_view view, hosting_frame *h, const int *touched) {
    nt_move legal[NT_MAX_LEGAL], move;

    memset(h->table->pick, 0, sizeof h->table->pick);
    for (; *touched >= 0; touched++) {
        const ui_input in = {.kind = UI_CHOOSE, .zone = "pick", .n = *touched};
        assert_false(stage_press_hosted(view, h, &in, &move));
    }
    stage_draw_hosted(s, s->other, view, h);
    return werewolf_hosting.answer(view, h, legal, werewolf_game.legal(&view, legal, NT_MAX_LEGAL));
}

/* Which potions there are, and whether there is a victim, changes her words and not the light. */
static int lights_of_potions(stage *s, nt_view view, werewolf_priv *me, hosting_frame *h) {
    static const char *const lang[] = {"en", "de", "es", "fr", "it", "ja", "th", "zh-Hant"};
    static const int size[][2] = {{1280, 800}, {1024, 600}, {800, 1280}};
    uint8_t *knife = &me->night[((const werewolf_pub *)view.pub)->round].knife;
    const uint8_t victims[] = {*knife, WEREWOLF_NONE};
    int faults = 0;

    for (int i = 0; i < 144; i++) {
        const int *at = size[i / 8 % 3];
        const float scale = i % 72 < 24 ? 1.0f : i % 72 < 48 ? 1.3f : 1.75f;
        double least = 1, most = 0;
        stage_size(s, at[0], at[1], 3.78f, scale);
        stage_words(s, NT_SOURCE_DIR "/locales", lang[i % 8]);
        s->frame.high_contrast = i >= 72;
        for (int k = 0; k < 8; k++) {
            me->antidote = k & 1;
            me->poison = k >> 1 & 1;
            *knife = victims[k >> 2];
            answer_of(s, view, h, (int[]){-1});
            pf_paint(s->screen, s->other);
            const double light = pf_frame_luminance(s->screen);
            least = fmin(least, light);
            most = fmax(most, light);
        }
        if (most > least * 1.01) {
            print_message("%s, %dx%d, contrast %d, text %.2f: %.5f to %.5f\n", lang[i % 8], at[0], at[1], i >= 72,
                          (double)scale, least, most);
            faults++;
        }
    }
    s->frame.high_contrast = false;
    stage_size(s, 1280, 800, 3.78f, 1.0f);
    stage_words(s, NT_SOURCE_DIR "/locales", "en");
    return faults;
}

static void the_witch_saves_by_a_touch(void **state) {
    stage *s = *state;
    nt_match *match = stage_match(12, 6, WEREWOLF_HOST_TABLE);
    nt_rng luck = nt_rng_seed(6);
    uint64_t bytes[NT_VIEW_MAX / 8];
    table_ui ui = {.frame = TABLE_HOSTED, .seat = s->seat, .asked = NT_SPECTATOR, .part = 1.0f};
    hosting_frame h = {.kind = HOSTING_CALL, .table = &ui, .phase = HOSTING_CALL_ASKS};
    int seat = stage_asked(match);

    while (!stage_call(match, &h.call) || h.call.key != WEREWOLF_CALL_WITCH ||
           !werewolf_hosting.called(nt_port_view(nt_match_port(match, (uint8_t)seat), bytes), h.call.key)) {
        stage_bot(match, seat, &luck);
        seat = stage_asked(match);
        assert_true(seat >= 0);
    }
    const nt_view view = nt_port_view(nt_match_port(match, (uint8_t)seat), bytes);
    werewolf_priv me = *(const werewolf_priv *)view.me;
    const nt_view laid = {view.pub, &me, view.seat};
    const int victim = seat == 3 ? 4 : 3, other = seat == 7 ? 8 : 7;

    h.called = (uint8_t)seat;
    me.antidote = me.poison = 1;
    me.night[((const werewolf_pub *)view.pub)->round].knife = (uint8_t)victim;
    assert_int_equal(answer_of(s, laid, &h, (int[]){victim, -1}).kind, WEREWOLF_MOVE_SAVE);
    assert_true(stage_shows(s->other, s->seat[victim].name));
    nt_move move = answer_of(s, laid, &h, (int[]){victim, other, -1});
    assert_int_equal(move.kind, WEREWOLF_MOVE_CHOOSE);
    assert_int_equal(move.arg[0], other);
    move = answer_of(s, laid, &h, (int[]){-1});
    assert_int_equal(move.arg[0], WEREWOLF_NONE);
    me.antidote = me.poison = 1;
    static const float sit[WEREWOLF_SEATS] = {0};
    int faults = lights_of_potions(s, laid, &me, &h);
    h.sit = sit; /* a flat table: her words stand for two edges */
    faults += lights_of_potions(s, laid, &me, &h);
    nt_match_destroy(match);
    assert_int_equal(faults, 0);
}

/* What a judge may show to whoever goes out: no words tell by their light whether there is a skill, and none are for
 * the judge alone. */
static void last_rites_give_one_light(void **state) {
    static const char *const lang[] = {"en", "de", "es", "fr", "it", "ja", "th", "zh-Hant"};
    static const int size[][2] = {{1280, 800}, {1024, 600}, {800, 1280}};
    stage *s = *state;
    nt_match *match = stage_match(12, 6, WEREWOLF_HOST_JUDGE);
    nt_rng luck = nt_rng_seed(6);
    uint64_t bytes[NT_VIEW_MAX / 8];
    table_ui ui = {.frame = TABLE_HOSTED, .seat = s->seat, .asked = NT_SPECTATOR, .part = 1.0f};
    hosting_frame h = {.kind = HOSTING_CALL, .table = &ui, .phase = HOSTING_CALL_ASKS};
    int seat = stage_asked(match), faults = 0;

    while (!stage_call(match, &h.call) || h.call.key < WEREWOLF_STEPS) {
        stage_bot(match, seat, &luck);
        seat = stage_asked(match);
        assert_true(seat >= 0);
    }
    nt_judge *judge = nt_match_judge(match);
    void *whole_bytes = malloc(nt_judge_whole_size(judge));
    const nt_whole whole = nt_judge_whole(judge, whole_bytes);
    h.called = (uint8_t)seat;
    h.whole = &whole; /* with reminders, if there were any */
    const nt_view view = nt_port_view(nt_match_port(match, (uint8_t)seat), bytes);
    werewolf_priv me = *(const werewolf_priv *)view.me;
    for (int i = 0; i < 96; i++) {
        const int *at = size[i / 8 % 3];
        double least = 1, most = 0;
        stage_size(s, at[0], at[1], 3.78f, i / 24 % 2 ? 1.75f : 1.0f);
        stage_words(s, NT_SOURCE_DIR "/locales", lang[i % 8]);
        s->frame.high_contrast = i >= 48;
        for (int rites = WEREWOLF_RITES_OK; rites <= WEREWOLF_RITES_SHOW; rites++) {
            me.rites = (uint8_t)rites;
            stage_draw_hosted(s, s->list, (nt_view){view.pub, &me, view.seat}, &h);
            pf_paint(s->screen, s->list);
            const double light = pf_frame_luminance(s->screen);
            least = fmin(least, light);
            most = fmax(most, light);
        }
        if (most > least * 1.01) {
            print_message("%s, %dx%d, contrast %d, text %.2f: %.5f to %.5f\n", lang[i % 8], at[0], at[1], i >= 48,
                          (double)s->frame.text_scale, least, most);
            faults++;
        }
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
    stage_words(s, NT_SOURCE_DIR "/locales", "en");
    s->frame.high_contrast = false;
    werewolf_pub pub = *(const werewolf_pub *)view.pub; /* how he goes out all know; it is day */
    for (int exiled = 0; exiled < 2; exiled++) {
        pub.out_how[h.call.key - WEREWOLF_KEY_RITES] = exiled ? WEREWOLF_OUT_EXILE : WEREWOLF_OUT_NIGHT;
        stage_draw_hosted(s, s->list, (nt_view){&pub, &me, view.seat}, &h);
        assert_int_equal(stage_pictures(s->list, "figures/bundle"), exiled);
        assert_int_equal(stage_pictures(s->list, "figures/tomb"), !exiled);
        assert_true(stage_shows(s->list, "Day"));
        pub.set[WEREWOLF_IDIOT] = (uint8_t)exiled; /* nobody else shows a card, and all know whether there is one */
        stage_draw_hosted(s, s->list, (nt_view){&pub, &me, view.seat}, &h);
        assert_int_equal(ui_zone_named(s->list, "kind", WEREWOLF_MOVE_SHOW) != NULL, exiled);
    }
    free(whole_bytes);
    nt_match_destroy(match);
    assert_int_equal(faults, 0);
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

/* Of the only words that end like a sentence: what is asked. */
static int asked_px(const ui_draw *list) {
    for (int i = 0; i < list->n_boxes; i++) {
        if (strchr(list->arena + list->box[i].text, '.') != NULL) {
            return list->box[i].px;
        }
    }
    return 0;
}

/* Whoever is called, with much to read or little. */
static void calls_ask_in_one_size(void **state) {
    stage *s = *state;
    nt_match *match = stage_match(12, 6, WEREWOLF_HOST_TABLE);
    nt_rng luck = nt_rng_seed(6);
    uint64_t bytes[NT_VIEW_MAX / 8];
    int last = -1, calls = 0, px = 0;

    for (int seat = stage_asked(match); seat >= 0; seat = stage_asked(match)) {
        hosting_call call;
        const bool open = stage_call(match, &call) && call.turn == 1;
        if (calls > 0 && !open) {
            break;
        }
        if (open && call.key != last &&
            werewolf_hosting.called(nt_port_view(nt_match_port(match, (uint8_t)seat), bytes), call.key)) {
            draw_call(s, s->list, match, (uint8_t)seat, HOSTING_CALL_ASKS);
            px = calls++ == 0 ? asked_px(s->list) : px;
            assert_true(px > 0);
            assert_int_equal(asked_px(s->list), px);
            last = call.key;
        }
        stage_bot(match, seat, &luck);
    }
    assert_true(calls >= 4);
    nt_match_destroy(match);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(imagined_worlds_look_like_the_real_one),
                                       cmocka_unit_test(fake_calls_have_the_zones_of_real_ones),
                                       cmocka_unit_test(calls_have_one_shape),
                                       cmocka_unit_test(the_witch_saves_by_a_touch),
                                       cmocka_unit_test(last_rites_give_one_light),
                                       cmocka_unit_test(calls_are_equally_dark),
                                       cmocka_unit_test(calls_ask_in_one_size)};
    return cmocka_run_group_tests(tests, open_stage, stage_teardown);
}
