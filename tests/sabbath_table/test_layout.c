/* Every frame of the table in the made-up locale, whose words are longer and in ⟦ ⟧: at landscape and portrait sizes,
 * three sizes of text and every number of players nothing is cut, too small, missing, beyond the frame, or over
 * another text. */
#include "sabbath_table/stage.h"
#include "table/frames.h"

static frames walked;

static void check(stage *s, nt_view view, const table_ui *ui) {
    const char *screen = sabbath_table.state(view, ui).screen;

    stage_draw(s, s->list, view, ui);
    frames_texts(&walked, s->list, screen, ui->part < 1.0f);
    frames_zones(&walked, s->list, screen);
}

/* The private frame as it is opened, with the refusal of a card and with a card that is read. */
static void check_private(stage *s, nt_match *match, int seat) {
    table_ui ui = stage_ui(s, match, seat);
    const nt_view view = stage_view_of(s, match, &ui);

    check(s, view, &ui);
    for (int page = 1; page <= 3; page++) {
        ui.page = page;
        check(s, view, &ui);
    }
    ui.page = 100;
    check(s, view, &ui);
    ui.page = 0;
    ui.pick[0] = 1;
    check(s, view, &ui);
}

/* The public frame, with what is being told, a refusal, and a sheet of cards. */
static void check_public(stage *s, nt_match *match, nt_playback *playback, int seat) {
    nt_port *port = nt_match_port(match, NT_SPECTATOR);
    table_ui ui = {.frame = TABLE_PUBLIC, .seat = s->seat, .asked = NT_SPECTATOR, .part = 1.0f};
    const nt_view view = nt_port_view(port, s->view);
    const int told = nt_port_events(port);

    if (nt_port_ask(nt_match_port(match, (uint8_t)seat)) == NT_ASK_OPEN) {
        ui = stage_ui(s, match, seat);
    }
    ui.last = told > 0 ? nt_port_event(port, told - 1) : (nt_event){0};
    check(s, view, &ui);
    ui.page = 40;
    check(s, view, &ui);
    ui.page = 1 + seat;
    check(s, view, &ui);
    ui.page = 0;
    ui.event = ui.last;
    ui.part = 0.5f;
    check(s, nt_playback_view(playback, told > 0 ? told - 1 : 0, NT_SPECTATOR, s->view), &ui);
}

static void check_results(stage *s, nt_match *match) {
    const nt_view view = nt_port_view(nt_match_port(match, NT_SPECTATOR), s->view);
    const int seat = stage_asked(match);
    table_ui ui = {.frame = TABLE_RESULTS, .seat = s->seat, .asked = NT_SPECTATOR, .part = 1.0f};

    for (ui.step = 0; ui.step <= sabbath_table.state(view, &ui).results_steps; ui.step++) {
        check(s, view, &ui);
    }
    if (seat >= 0) {
        ui = stage_ui(s, match, seat);
        check(s, view, &ui);
    }
}

static void walk(stage *s, int seats, uint64_t seed, bool variants) {
    nt_match *match = stage_match(seats, seed, variants, variants, variants);
    nt_playback *playback = nt_playback_create(match);
    nt_rng luck = nt_rng_seed(seed);
    int ply = 0;

    for (int seat = stage_asked(match); seat >= 0; seat = stage_asked(match)) {
        const nt_ask ask = nt_port_ask(nt_match_port(match, (uint8_t)seat));
        const bool look = ply++ % (variants ? 71 : 19) == 0;
        if (ask == NT_ASK_TABLE) {
            check_results(s, match);
        } else if (look) {
            check_public(s, match, playback, seat);
        }
        if (look && ask == NT_ASK_HAND) {
            check_private(s, match, seat);
        }
        stage_bot(match, seat, &luck);
    }
    check_results(s, match);
    nt_playback_destroy(playback);
    nt_match_destroy(match);
}

static void every_frame_holds_longer_words(void **state) {
    static const int size[][2] = {{1024, 600}, {1280, 800}, {1600, 900}, {800, 1280}};
    static const int percent[] = {100, 130, 175};
    stage *s = *state;
    stage_words(s, NT_BUILD_DIR "/locales", "en-XA");
#ifdef __SANITIZE_ADDRESS__
    const int step = 2; /* sanitizers look at the code, not at the layout: the ends of the scale are enough */
#else
    const int step = 1;
#endif

    for (int i = 0; i < 4; i++) {
        for (int j = 0; j < 3; j += step) {
            for (int seats = 3; seats <= 5; seats++) {
                snprintf(walked.where, sizeof walked.where, "%dx%d %d%% %d seats", size[i][0], size[i][1], percent[j],
                         seats);
                stage_size(s, size[i][0], size[i][1], 3.78f, (float)percent[j] / 100.0f);
                walk(s, seats, (uint64_t)(seats * 10 + j), false);
                walk(s, seats, (uint64_t)(seats * 10 + j), true);
            }
        }
    }
    frames_end(&walked, 1000);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_frame_holds_longer_words)};
    return cmocka_run_group_tests(tests, open_stage, stage_teardown);
}
