/* Light of the night (interface guide 5.1): every frame of a call, also the pages that its actor reads and a judge's
 * with his reminders, is below 6 % of white. All pages of one table are equally bright, whoever is called or nobody,
 * whatever is picked, and whether the call is named, asked, told or over; in high contrast, too. (Round a flat table
 * they are within one and a half thousandths of white.) Cards that a judge holds up are shown on purpose. */
#include "werewolf_table/stage.h"

typedef struct {
    double least, most;
    char dark[64], bright[64];
    int frames;
} range;

static void measure(stage *s, nt_view view, const hosting_frame *h, range *r) {
    char what[64];

    stage_draw_hosted(s, s->list, view, h);
    pf_paint(s->screen, s->list);
    const double light = pf_frame_luminance(s->screen);
    snprintf(what, sizeof what, "call %d, phase %d, %s", h->call.key, (int)h->phase,
             h->called == NT_SPECTATOR ? "nobody" : "somebody");
    if (r->frames == 0 || light < r->least) {
        r->least = light;
        memcpy(r->dark, what, sizeof what);
    }
    if (r->frames == 0 || light > r->most) {
        r->most = light;
        memcpy(r->bright, what, sizeof what);
    }
    r->frames++;
}

/* All phases of the call that is open, for this seat and for nobody, with a choice and without. */
static void measure_call(stage *s, nt_match *match, int seat, const float *sit, range *r) {
    uint64_t bytes[NT_VIEW_MAX / 8];
    nt_judge *judge = nt_match_judge(match);
    void *whole_bytes = judge != NULL ? malloc(nt_judge_whole_size(judge)) : NULL;
    nt_whole whole;
    table_ui ui = {.frame = TABLE_HOSTED, .seat = s->seat, .asked = NT_SPECTATOR, .part = 1.0f};
    hosting_frame h = {.kind = HOSTING_CALL, .table = &ui, .sit = sit};

    assert_true(stage_call(match, &h.call));
    h.seconds_left = h.call.seconds;
    if (judge != NULL) {
        whole = nt_judge_whole(judge, whole_bytes);
        h.whole = &whole;
    }
    for (int who = 0; who < 2; who++) {
        h.called = who == 0 ? (uint8_t)seat : NT_SPECTATOR;
        for (h.phase = HOSTING_CALL_CLOSES; h.phase < HOSTING_CALL_DARK; h.phase++) {
            const nt_view table = nt_port_view(nt_match_port(match, NT_SPECTATOR), bytes);
            if (h.phase == HOSTING_CALL_TELLS && !werewolf_hosting.tells(table, h.call.key)) {
                continue;
            }
            memset(ui.pick, 0, sizeof ui.pick);
            measure(s, nt_port_view(nt_match_port(match, h.called), bytes), &h, r);
            ui.pick[1] = (uint8_t)(seat + 1);
            ui.pick[2] = WEREWOLF_MOVE_CHOOSE + 1;
            measure(s, nt_port_view(nt_match_port(match, h.called), bytes), &h, r);
        }
    }
    free(whole_bytes);
}

static void walk(stage *s, int seats, int host, const float *sit, range *r) {
    nt_match *match = stage_match(seats, 6, host);
    nt_rng luck = nt_rng_seed(6);
    uint64_t bytes[NT_VIEW_MAX / 8];
    int last = -1, nights = 0;

    for (int seat = stage_asked(match); seat >= 0 && nights < 2; seat = stage_asked(match)) {
        hosting_call call;
        const bool open = stage_call(match, &call);
        const nt_view own = nt_port_view(nt_match_port(match, (uint8_t)seat), bytes);
        if (open && call.key < WEREWOLF_CALLS && call.key != last && werewolf_hosting.called(own, call.key)) {
            nights += call.key < last;
            measure_call(s, match, seat, sit, r);
            last = call.key;
        }
        stage_bot(match, seat, &luck);
    }
    nt_match_destroy(match);
}

static void measure_night(stage *s, const int size[2], int seats, int host, const float *sit, float scale) {
    static const double within = 1.03, within_flat = 0.0015;
    range r = {0};

    stage_size(s, size[0], size[1], 3.78f, scale);
    walk(s, seats, host, sit, &r);
    assert_true(r.frames > 40);
    if ((r.most > 0.06 && scale < 1.1f) ||
        (sit != NULL ? r.most - r.least > within_flat : r.most > within * r.least)) {
        fail_msg("host %d, %dx%d, %d seats, text %.2f, contrast %d%s: %.5f (%s) to %.5f (%s)", host, size[0], size[1],
                 seats, (double)scale, s->frame.high_contrast, sit != NULL ? ", flat" : "", r.least, r.dark, r.most,
                 r.bright);
    }
}

enum { SIZES = 4 };
static const int sizes[SIZES][2] = {{1280, 800}, {1024, 600}, {800, 1280}, {1920, 1080}};

static void calls_are_equally_dark(void **state) {
    for (int host = WEREWOLF_HOST_JUDGE; host <= WEREWOLF_HOST_TABLE; host++) {
        for (int i = 0; i < SIZES; i++) {
            measure_night(*state, sizes[i], 12, host, NULL, 1.0f);
            measure_night(*state, sizes[i], 20, host, NULL, 1.0f);
            measure_night(*state, sizes[i], 12, host, NULL, 1.75f);
        }
    }
}

/* No village makes up for what is said. */
static void so_are_those_of_high_contrast(void **state) {
    stage *s = *state;

    for (int host = WEREWOLF_HOST_JUDGE; host <= WEREWOLF_HOST_TABLE; host++) {
        for (int i = 0; i < SIZES; i++) {
            for (int many = 0; many < 3; many++) {
                s->frame.high_contrast = true;
                measure_night(s, sizes[i], many == 1 ? 20 : 12, host, NULL, many == 2 ? 1.75f : 1.0f);
            }
        }
    }
    s->frame.high_contrast = false;
}

/* What is said stands once for each edge. */
static void so_are_those_of_a_flat_table(void **state) {
    static const float sit[WEREWOLF_SEATS] = {0};

    for (int i = 0; i < 3; i++) {
        measure_night(*state, sizes[i], 12, WEREWOLF_HOST_TABLE, sit, 1.0f);
        measure_night(*state, sizes[i], 20, WEREWOLF_HOST_TABLE, sit, 1.0f);
    }
}

/* What the figure of a call stands on: the command before it. */
static const ui_command *moon_of(const ui_draw *list, const char *figure) {
    for (int i = 1; i < list->n; i++) {
        if (list->command[i].kind == UI_PICTURE && strcmp(list->arena + list->command[i].text, figure) == 0) {
            return &list->command[i - 1];
        }
    }
    fail_msg("no %s", figure);
    return NULL;
}

/* Whoever is awake, and whatever a judge reads: the wolf is seen as well as when it is called. */
static void a_judge_sees_the_figure_on_every_page(void **state) {
    stage *s = *state;
    nt_match *match = stage_match(12, 6, WEREWOLF_HOST_JUDGE);
    nt_rng luck = nt_rng_seed(6);
    nt_judge *judge = nt_match_judge(match);
    void *whole_bytes = malloc(nt_judge_whole_size(judge));
    uint64_t bytes[NT_VIEW_MAX / 8];
    table_ui ui = {.frame = TABLE_HOSTED, .seat = s->seat, .asked = NT_SPECTATOR, .part = 1.0f};
    hosting_frame h = {.kind = HOSTING_CALL, .table = &ui};
    int seat = stage_asked(match);

    while (!stage_call(match, &h.call) || h.call.key != WEREWOLF_CALL_PACK ||
           !werewolf_hosting.called(nt_port_view(nt_match_port(match, (uint8_t)seat), bytes), h.call.key)) {
        stage_bot(match, seat, &luck);
        seat = stage_asked(match);
    }
    const nt_whole whole = nt_judge_whole(judge, whole_bytes);
    h.whole = &whole;
    h.called = (uint8_t)seat;
    h.phase = HOSTING_CALL_NAMES;
    stage_draw_hosted(s, s->list, nt_port_view(nt_match_port(match, h.called), bytes), &h);
    for (h.phase = HOSTING_CALL_ASKS; h.phase <= HOSTING_CALL_RESTS; h.phase++) {
        if (h.phase == HOSTING_CALL_TELLS) {
            continue;
        }
        stage_draw_hosted(s, s->other, nt_port_view(nt_match_port(match, h.called), bytes), &h);
        const ui_command *now = moon_of(s->other, "figures/werewolf"), *first = moon_of(s->list, "figures/werewolf");
        assert_int_equal(now->colour, first->colour);
        assert_string_equal(s->other->arena + now->text, s->list->arena + first->text);
    }
    free(whole_bytes);
    nt_match_destroy(match);
}

/* How much of the button's foot is filled, du, and that it has one to be filled. */
static float filled(stage *s, nt_match *match, hosting_frame *h, int left) {
    uint64_t bytes[NT_VIEW_MAX / 8];
    const ui_zone *button = NULL;
    float wide = -1.0f;

    h->seconds_left = left;
    stage_draw_hosted(s, s->list, nt_port_view(nt_match_port(match, h->called), bytes), h);
    for (int i = 0; i < s->list->n_zones; i++) {
        button = strcmp(s->list->zone[i].name, ZONE_CONFIRM) == 0 ? &s->list->zone[i] : button;
    }
    assert_non_null(button);
    for (int i = 0; i < s->list->n; i++) {
        const ui_command *c = &s->list->command[i];
        wide = c->kind == UI_FILL && ui_meet(c->at, button->at) && c->at.h < 10.0f ? c->at.w : wide;
    }
    return wide;
}

/* Nobody wakes: the button that is not pressed yet says by itself how far the wait is. */
static void a_judge_sees_that_he_waits(void **state) {
    stage *s = *state;
    nt_match *match = stage_match(12, 6, WEREWOLF_HOST_JUDGE);
    nt_rng luck = nt_rng_seed(6);
    table_ui ui = {.frame = TABLE_HOSTED, .seat = s->seat, .asked = NT_SPECTATOR, .part = 1.0f};
    hosting_frame h = {.kind = HOSTING_CALL, .table = &ui, .seconds_to_wait = 20};

    while (!stage_call(match, &h.call) || h.call.key != WEREWOLF_CALL_PACK) {
        stage_bot(match, stage_asked(match), &luck);
    }
    h.called = NT_SPECTATOR;
    h.phase = HOSTING_CALL_ASKS;
    const float first = filled(s, match, &h, 20), half = filled(s, match, &h, 10), last = filled(s, match, &h, 1);
    assert_true(first == 0.0f && half > 40.0f && last > 1.8f * half);
    assert_true(filled(s, match, &h, 0) < 0.0f);
    nt_match_destroy(match);
}

/* Of one night on one table, as the calls begin and as they ask: each call by itself is as bright as any other. */
static void measure_calls(stage *s, int seats, int host, const float *sit, const char *what) {
    const double within = sit != NULL ? 1.05 : 1.03;
    nt_match *match = stage_match(seats, 6, host);
    nt_rng luck = nt_rng_seed(6);
    uint64_t bytes[NT_VIEW_MAX / 8];
    table_ui ui = {.frame = TABLE_HOSTED, .seat = s->seat, .asked = NT_SPECTATOR, .part = 1.0f};
    hosting_frame h = {.kind = HOSTING_CALL, .table = &ui, .sit = sit, .called = NT_SPECTATOR};
    range of[2] = {{0}};
    int last = -1;

    for (int seat = stage_asked(match); seat >= 0; seat = stage_asked(match)) {
        if (stage_call(match, &h.call) && h.call.key < WEREWOLF_CALLS && h.call.key != last) {
            if (h.call.key < last) {
                break;
            }
            last = h.call.key;
            h.seconds_left = h.call.seconds;
            for (int asks = 0; asks < 2; asks++) {
                h.phase = asks ? HOSTING_CALL_ASKS : HOSTING_CALL_NAMES;
                measure(s, nt_port_view(nt_match_port(match, NT_SPECTATOR), bytes), &h, &of[asks]);
            }
        }
        stage_bot(match, seat, &luck);
    }
    nt_match_destroy(match);
    for (int asks = 0; asks < 2; asks++) {
        if (of[asks].most > within * of[asks].least) {
            fail_msg("%s, %s: %.5f (%s) to %.5f (%s)", what, asks ? "asks" : "names", of[asks].least, of[asks].dark,
                     of[asks].most, of[asks].bright);
        }
    }
}

static void calls_of_a_night_are_equally_bright(void **state) {
    static const char *const lang[] = {"en", "de", "es", "fr", "it", "ja", "th", "zh-Hant"};
    static const float flat[WEREWOLF_SEATS] = {0}, of_text[] = {1.0f, 1.3f, 1.75f};
    stage *s = *state;
    char what[80];

    for (int i = 0; i < 8 * 3 * 3 * 2; i += 5) {
        const int *size = sizes[i / 8 % 3];
        const float scale = of_text[i / 24 % 3];
        const bool lies = i / 72 > 0;
        stage_size(s, size[0], size[1], 3.78f, scale);
        stage_words(s, NT_SOURCE_DIR "/locales", lang[i % 8]);
        snprintf(what, sizeof what, "%s, %dx%d, text %.2f, %s", lang[i % 8], size[0], size[1], (double)scale,
                 lies ? "flat" : "upright");
        measure_calls(s, 20, WEREWOLF_HOST_TABLE, lies ? flat : NULL, what);
        for (int contrast = 0; contrast < 2 && !lies; contrast++) {
            s->frame.high_contrast = contrast != 0;
            measure_calls(s, 12, WEREWOLF_HOST_TABLE, NULL, what);
            measure_calls(s, 12, WEREWOLF_HOST_JUDGE, NULL, what);
        }
        s->frame.high_contrast = false;
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
    stage_words(s, NT_SOURCE_DIR "/locales", "en");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(calls_are_equally_dark),       cmocka_unit_test(so_are_those_of_high_contrast),
        cmocka_unit_test(so_are_those_of_a_flat_table), cmocka_unit_test(calls_of_a_night_are_equally_bright),
        cmocka_unit_test(a_judge_sees_that_he_waits),   cmocka_unit_test(a_judge_sees_the_figure_on_every_page)};
    return cmocka_run_group_tests(tests, open_stage, stage_teardown);
}
