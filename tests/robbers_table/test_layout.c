/* Every kind of frame of Werewolves and Robbers in the made-up locale, whose words are longer and in brackets, at
 * each count of seats, in several windows and sizes of text: nothing is cut, too small, beyond the frame or over
 * another text, and what is pressed is large enough. */
#include "robbers_table/stage.h"
#include "table/frames.h"

static void look(stage *s, frames *f, nt_view view, const table_ui *ui) {
    const char *screen = robbers_table.state(view, ui).screen;

    ui_begin(s->list, &s->frame);
    robbers_table.draw(view, ui, s->list);
    frames_texts(f, s->list, screen, ui->part < 1.0f);
    frames_zones(f, s->list, screen);
}

static void look_public(stage *s, frames *f, nt_match *match) {
    table_ui ui = stage_public(s, match, TABLE_PUBLIC);
    const nt_view view = stage_view(s, match, NT_SPECTATOR);
    const robbers_pub *pub = view.pub;

    look(s, f, view, &ui);
    for (int i = 0; i < pub->down; i++) {
        ui.page = 50 + i;
        look(s, f, view, &ui);
    }
    for (int i = -1; i < pub->n && pub->down == 0 && pub->tricks > 0; i++) { /* the last trick, and why */
        ui.page = 41 + i;
        look(s, f, view, &ui);
    }
    if (pub->last.scored) {
        ui.page = 91;
        look(s, f, view, &ui);
    }
}

static void look_private(stage *s, frames *f, nt_match *match, int seat) {
    table_ui ui = stage_private(s, match, seat);
    const nt_view view = stage_view(s, match, seat);
    const robbers_priv *me = view.me;

    look(s, f, view, &ui);
    for (int i = 0; i < ROBBERS_HAND && me->hand[i] != ROBBERS_NONE; i += 4) {
        ui.page = 0;
        ui.pick[0] = (uint8_t)(i + 1);
        look(s, f, view, &ui);
        ui.page = 1 + i;
        look(s, f, view, &ui);
    }
    ui.page = 90;
    look(s, f, view, &ui);
    ui.page = 40;
    look(s, f, view, &ui);
    ui.page = ui.n_legal = 0;
    look(s, f, view, &ui);
}

/* Events as they are shown: in the middle, and, where they stay, still. */
static void look_events(stage *s, frames *f, stage_story *story, int *told) {
    nt_port *port = nt_match_port(story->match, NT_SPECTATOR);
    table_ui ui = stage_public(s, story->match, TABLE_PUBLIC);

    for (; *told < nt_port_events(port); (*told)++) {
        const nt_view view = nt_playback_view(story->playback, *told, NT_SPECTATOR, story->buf);
        ui.event = ui.last = nt_port_event(port, *told);
        const uint32_t ms = robbers_table.show(&ui.event).ms;
        for (float part = 0.3f; ms != 0 && part < 1.1f; part += 0.6f) {
            ui.part = ms == TABLE_UNTIL_PRESSED ? 1.0f : part;
            look(s, f, view, &ui);
        }
        for (int i = 0; ui.event.kind == ROBBERS_EV_DEAL_WON && i < nt_match_config(story->match)->seats; i++) {
            ui.page = 92 + i; /* whole piles */
            look(s, f, view, &ui);
        }
        ui.page = 0;
    }
}

static void walk(stage *s, frames *f, int w, int h, float scale, uint8_t seats) {
    nt_config config = nt_config_standard(&robbers_game, seats);
    nt_rng luck = nt_rng_seed(seats);
    nt_err err;
    int told = 0;

    config.opt[ROBBERS_OPT_PILE_REVIEW] = 1;
    config.opt[ROBBERS_OPT_DEALS] = 2;
    config.opt[ROBBERS_OPT_WEREWOLF_CHEST] = config.opt[ROBBERS_OPT_WEREWOLF_ROBBER] = 5;
    nt_match *match = nt_match_create(&robbers_game, &config, 11u + seats, &err);
    assert_non_null(match);
    stage_story story = stage_tell(match);
    stage_size(s, w, h, 3.78f, scale);
    snprintf(f->where, sizeof f->where, "%dx%d %.0f%% %d seats", w, h, (double)scale * 100, seats);
    for (int seat = stage_asked(match); seat >= 0; seat = stage_asked(match)) {
        look_events(s, f, &story, &told);
        if (seat % 2 == 0) { /* half of the questions: each phase of a trick, each length of a hand */
            look_public(s, f, match);
            look_private(s, f, match, seat);
        }
        nt_port *port = nt_match_port(match, (uint8_t)seat);
        const int n = nt_port_legal(port, s->legal, NT_MAX_LEGAL);
        assert_int_equal(nt_port_submit(port, s->legal[nt_rng_below(&luck, (uint32_t)n)]), NT_OK);
    }
    look_events(s, f, &story, &told);
    const nt_view view = stage_view(s, match, NT_SPECTATOR);
    table_ui ui = stage_public(s, match, TABLE_RESULTS);
    for (ui.step = 0; ui.step <= robbers_table.state(view, &ui).results_steps; ui.step++) {
        look(s, f, view, &ui);
    }
    nt_playback_destroy(story.playback);
    nt_match_destroy(match);
}

static void every_text_fits(void **state) {
    static const struct {
        int w, h;
    } window[] = {{1024, 600}, {1280, 800}, {1600, 900}, {800, 1280}, {600, 1024}};
    static const float scale[] = {1.0f, 1.3f, 1.75f};
    static frames f = {.names_cut = true};

    stage_words(*state, NT_BUILD_DIR "/locales", "en-XA");

    for (size_t i = 0; i < sizeof window / sizeof window[0]; i++) {
        for (size_t k = 0; k < sizeof scale / sizeof scale[0]; k++) {
            walk(*state, &f, window[i].w, window[i].h, scale[k], (uint8_t)(ROBBERS_MIN_SEATS + (i + k) % 3));
        }
    }
    frames_end(&f, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_text_fits)};

    return cmocka_run_group_tests(tests, open_stage, stage_teardown);
}
