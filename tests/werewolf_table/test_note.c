/* What is said in the middle of the frame stands before nobody on the square. */
#include "games/werewolf/werewolf_table_public.h"

#include "games/werewolf/werewolf_table_board.h"
#include "ui/label.h"
#include "ui/rim.h"
#include "werewolf_table/stage.h"

static int covered;

/* A match in which this is asked next. */
static nt_match *match_at(stage *s, int n, int step) {
    enum { SEEDS = 40 };

    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        nt_rng luck = nt_rng_seed(seed);
        nt_match *match = stage_match(n, seed, WEREWOLF_HOST_TABLE);
        for (int seat = stage_asked(match); seat >= 0; seat = stage_asked(match)) {
            stage_view(s, match, NT_SPECTATOR);
            if (((const werewolf_pub *)s->view)->step == step) {
                return match;
            }
            stage_bot(match, seat, &luck);
        }
        nt_match_destroy(match);
    }
    fail_msg("step %d is never asked of %d", step, n);
    return NULL;
}

/* The table of somebody who may do what is asked now. */
static void look_at_note(stage *s, nt_match *match) {
    table_ui ui = stage_ui(s, match, stage_asked(match));
    const nt_view view = stage_view_of(s, match, &ui);
    const werewolf_pub *pub = view.pub;

    ui.frame = TABLE_PUBLIC;
    ui.humans = ~0u;
    ui_begin(s->list, &s->frame);
    const werewolf_look look = werewolf_look_of(view, &ui, s->list);
    werewolf_ring ring = werewolf_ring_of(&s->frame, pub->n, false);
    werewolf_size_names(&look, &ring);
    const bool square = werewolf_fit_square(&s->frame, &ring, pub->n);
    const werewolf_middle m = werewolf_middle_of(&look, &ring);
    ui_rect block[WEREWOLF_BLOCKS];
    werewolf_blocks_of(&look, &m, block);
    if (m.line != NULL && m.s.list <= 0 && square && !m.covers &&
        werewolf_meets_people(&s->frame, &ring, pub->n, block[0])) {
        print_message("%.0fx%.0f %.0f%% n %d step %d: %s\n", (double)s->frame.width, (double)s->frame.height,
                      (double)s->frame.text_scale * 100.0, pub->n, pub->step, m.line);
        covered++;
    }
    assert_true(square);
}

/* A vote's buttons stand high between the votes of so many: there the note may touch signs. */
static bool has_room(int n, int step) {
    return step != WEREWOLF_STEP_VOTE || n < 13 || n > 17;
}

static void the_note_stands_before_nobody(void **state) {
    enum { STEPS = 4, SIZES = 3, LANGUAGES = 2, SCALES = 4 };
    static const int steps[STEPS] = {WEREWOLF_STEP_STAND, WEREWOLF_STEP_DIRECTION, WEREWOLF_STEP_VOTE,
                                     WEREWOLF_STEP_BADGE};
    static const int size[SIZES][2] = {{1024, 600}, {1280, 800}, {1366, 768}};
    static const char *const language[LANGUAGES] = {"en", "zh-Hant"};
    stage *s = *state;

    for (int k = 0; k < STEPS * (WEREWOLF_SEATS - 5); k++) {
        const int n = 6 + k / STEPS, step = steps[k % STEPS];
        nt_match *match = match_at(s, n, step);
        for (int i = 0; i < SIZES * LANGUAGES * SCALES && has_room(n, step); i++) {
            const int *at = size[i % SIZES];
            stage_words(s, NT_SOURCE_DIR "/locales", language[i / SIZES % LANGUAGES]);
            stage_size(s, at[0], at[1], 3.78f, 1.0f + 0.25f * (float)(i / (SIZES * LANGUAGES)));
            look_at_note(s, match);
        }
        nt_match_destroy(match);
    }
    assert_int_equal(covered, 0);
}

/* Discs at the sides leave a flat table's middle lower room. Whatever it says: its words change as votes come in. */
static void a_flat_vote_hides_nobody(void **state) {
    static const int size[][2] = {{1096, 538}, {1052, 496}, {1736, 820}};
    stage *s = *state;

    for (int k = 0; k < 3 * 7; k++) {
        const int n = 6 + k / 3;
        nt_match *match = match_at(s, n, WEREWOLF_STEP_VOTE);
        ui_rim rim = {.seat = s->seat};
        stage_size(s, size[k % 3][0], size[k % 3][1], 3.78f, 1.0f);
        stage_sit(&s->frame, &rim, n);
        table_ui ui = stage_ui(s, match, stage_asked(match));
        const nt_view view = stage_view_of(s, match, &ui);
        ui.frame = TABLE_PUBLIC;
        ui.humans = ~0u;
        ui_begin(s->list, &s->frame);
        const werewolf_look look = werewolf_look_of(view, &ui, s->list);
        werewolf_ring ring = werewolf_ring_of(&s->frame, n, false);
        assert_true(werewolf_fit_square(&s->frame, &ring, n));
        const werewolf_middle m = werewolf_middle_of(&look, &ring);
        if (werewolf_meets_people(&s->frame, &ring, n, m.note)) {
            fail_msg("%dx%d, %d seats: the note covers people", size[k % 3][0], size[k % 3][1], n);
        }
        s->frame.rim = NULL;
        nt_match_destroy(match);
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

static werewolf_look look_by_list(stage *s, nt_match *match, table_ui *ui) {
    *ui = stage_ui(s, match, stage_asked(match));
    const nt_view view = stage_view_of(s, match, ui);

    ui->frame = TABLE_PUBLIC;
    ui->humans = ~0u;
    ui_begin(s->list, &s->frame);
    const werewolf_look look = werewolf_look_of(view, ui, s->list);
    for (int shift = 0; werewolf_way_of(&look) != WEREWOLF_WAY_LIST; shift++) {
        assert_true(shift < 24);
        ui->keep = (WEREWOLF_WAY_LIST + 1u) << shift;
    }
    return look;
}

/* The buttons of a vote by a list: two lines have air on theirs, and none touches the frame of its board. */
static void look_at_list(stage *s, nt_match *match) {
    static const float air = 9.0f, apart = 8.0f, edges = 24.0f;
    const ui_frame *frame = &s->frame;
    table_ui ui;
    const werewolf_look look = look_by_list(s, match, &ui);
    const werewolf_ring ring = werewolf_ring_of(frame, look.pub->n, false);
    const werewolf_middle m = werewolf_middle_of(&look, &ring);
    const ui_rect board = ui_inset(werewolf_list_panel(&look, &m), -0.6f * werewolf_board_frame(frame));
    assert_true(m.s.list > 0.0f && m.buttons.n > 1);
    for (int i = 0; i < m.buttons.n; i++) {
        const ui_rect at = werewolf_button_place(&m.buttons, i);
        const char *words = werewolf_say(&s->list->words, "button", m.list[i].key);
        const float two = ui_label_height(frame, &UI_STYLE_BUTTON, at.w - edges, words);
        assert_true(board.y + board.h + apart <= at.y);
        assert_true(two + air <= at.h);
    }
}

static void two_lines_have_air_below_a_list(void **state) {
    static const char *const language[] = {"en", "de"};
    stage *s = *state;

    for (int k = 0; k < 2 * (WEREWOLF_SEATS - 5); k++) {
        nt_match *match = match_at(s, 6 + k / 2, WEREWOLF_STEP_VOTE);
        stage_words(s, NT_SOURCE_DIR "/locales", language[k % 2]);
        stage_size(s, 1024, 600, 3.78f, 1.0f);
        look_at_list(s, match);
        nt_match_destroy(match);
    }
}

/* The board has the free middle, before the church, and slips are read from all edges. */
static void slips_on_a_flat_table_are_large(void **state) {
    static const float least_slip = 60.0f, least_number = 22.0f, cross = 0.35f;
    stage *s = *state;
    nt_match *match = match_at(s, 12, WEREWOLF_STEP_VOTE);
    ui_rim rim = {.seat = s->seat, .scale = 1.0f};
    table_ui ui;

    stage_words(s, NT_SOURCE_DIR "/locales", "en");
    stage_size(s, 1096, 538, 3.78f, 1.0f);
    stage_sit(&s->frame, &rim, 12);
    const werewolf_look look = look_by_list(s, match, &ui);
    const werewolf_ring ring = werewolf_ring_of(&s->frame, 12, false);
    const werewolf_middle m = werewolf_middle_of(&look, &ring);
    assert_true(m.s.lines.slip_w >= least_slip && m.s.lines.number >= least_number);
    assert_true(werewolf_list_panel(&look, &m).y < cross * s->frame.height);
    s->frame.rim = NULL;
    nt_match_destroy(match);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_flat_vote_hides_nobody), cmocka_unit_test(slips_on_a_flat_table_are_large),
        cmocka_unit_test(two_lines_have_air_below_a_list), cmocka_unit_test(the_note_stands_before_nobody)};
    return cmocka_run_group_tests(tests, open_stage, stage_teardown);
}
