/* Walks every frame of the table in the made-up locale, whose words are 40 % longer, at several sizes of window and
 * text and every count of seats. A frame fails with a word cut off, a missing glyph, text that is too small, texts
 * that overlap or leave the frame, or something to press that is too small or lies outside. */
#include "eatme_table/stage.h"
#include "table/frames.h"

static frames walked = {.quiet_small = true};

static void check(bench *b, const table_ui *ui, const char *frame) {
    bench_draw(b, b->on.list, ui);
    frames_texts(&walked, b->on.list, frame, ui->part < 1.0f);
    frames_zones(&walked, b->on.list, frame);
}

/* Each event of the last move, at its beginning, middle and end. */
static void walk_events(bench *b) {
    for (int i = 0; i < b->events.n; i++) {
        for (int k = 0; k < 3; k++) {
            bench_tell(b, b->on.list, i, 0.1f + 0.4f * (float)k);
            frames_texts(&walked, b->on.list, "event", true);
            frames_zones(&walked, b->on.list, "event");
        }
    }
}

static void walk_private(bench *b) {
    for (uint8_t seat = 0; seat < b->s.pub.n; seat++) {
        table_ui ui = bench_private(b, seat);
        check(b, &ui, "private");
        ui.pick[0] = EATME_TRAP;
        check(b, &ui, "private, chosen");
        ui.page = EATME_TRAP;
        check(b, &ui, "private, explained");
        ui.page = ui.n_legal = 0;
        check(b, &ui, "private, a look");
    }
}

static void walk_prowl(bench *b) {
    for (int seat = 1; seat < b->s.pub.n; seat++) {
        table_ui ui = bench_public(b);
        nt_move move;
        ui.last = (nt_event){.to = NT_ALL, .kind = EATME_EV_PROWL};
        check(b, &ui, "prowl");
        assert_false(bench_press(b, &ui, "house", seat, &move));
        check(b, &ui, "prowl, a door chosen");
        ui.page = seat + 1;
        check(b, &ui, "prowl, a house told");
    }
}

static void walk_recast(bench *b) {
    table_ui ui = bench_public(b);
    nt_move move;

    ui.last = (nt_event){.to = NT_ALL, .kind = EATME_EV_OTHER, .n = 3, .arg = {1, EATME_SLEEP, 1}};
    check(b, &ui, "recast");
    bench_press(b, &ui, ZONE_SEAT, 0, &move);
    check(b, &ui, "recast, one held");
    bench_press(b, &ui, ZONE_SEAT, 2, &move);
    check(b, &ui, "recast, changed");
    bench_press(b, &ui, "history", 0, &move);
    check(b, &ui, "past");
    ui.n_legal = 0;
    ui.page = 0;
    ui.asked = NT_SPECTATOR;
    check(b, &ui, "recast by a bot");
}

static void walk_results(bench *b) {
    static const uint8_t how[] = {EATME_WON_HIGHEST, EATME_WON_DUEL, EATME_WON_CLOCKWISE, EATME_WON_SHARED};
    table_ui ui = bench_public(b);

    ui.frame = TABLE_RESULTS;
    for (int i = 0; i < 4; i++) {
        b->s.pub.phase = EATME_PHASE_GAME_END;
        b->s.pub.won_how = how[i];
        b->s.pub.score[0] = b->s.pub.score[2] = 14;
        b->s.pub.won[0] = 1;
        b->s.pub.won[2] = how[i] == EATME_WON_SHARED;
        for (ui.step = 0; ui.step <= eatme_table.state((nt_view){&b->s.pub, NULL, NT_SPECTATOR}, &ui).results_steps;
             ui.step++) {
            check(b, &ui, "results");
        }
    }
}

static void walk_game(bench *b, int n, const nt_config *config) {
    bench_deal(b, n, config);
    walk_events(b);
    table_ui ui = bench_public(b);
    check(b, &ui, "choose");
    walk_private(b);
    for (int round = 0; round < 2; round++) {
        b->s.pub.score[b->s.pub.wolf] = 9;
        bench_lock_all(b, round ? "st" : "ts");
        walk_events(b);
        walk_private(b);
        if (round == 0) {
            walk_prowl(b);
        }
        bench_attack(b, (b->s.pub.wolf + 1) % n);
        walk_events(b);
        ui = bench_public(b);
        check(b, &ui, "victim");
        bench_reveal(b);
        walk_events(b);
        if (b->s.pub.phase != EATME_PHASE_RECAST) {
            break;
        }
        walk_recast(b);
        nt_move same = {.seat = b->s.pub.loser, .kind = EATME_MOVE_CAST, .n = (uint8_t)n};
        memcpy(same.arg, b->s.pub.cast, (size_t)n);
        bench_move(b, same);
        walk_events(b);
    }
    walk_results(b);
}

/* The Wolf hands out the houses, and the loser has to be the Wolf. */
static void walk_first_cast(bench *b, int n) {
    nt_config config = nt_config_standard(&eatme_game, (uint8_t)n);

    config.opt[EATME_OPT_CAST] = EATME_CAST_CARDS2012;
    config.opt[EATME_OPT_FIRST_CAST] = EATME_FIRST_WOLF_CASTS;
    config.opt[EATME_OPT_RECAST] = EATME_RECAST_LOSER_IS_WOLF;
    bench_deal(b, n, &config);
    walk_events(b);
    table_ui ui = bench_public(b);
    nt_move move;
    check(b, &ui, "first cast");
    bench_press(b, &ui, ZONE_SEAT, b->s.pub.wolf, &move);
    bench_press(b, &ui, ZONE_SEAT, (b->s.pub.wolf + 1) % n, &move);
    check(b, &ui, "first cast, the Wolf stays");
    ui = bench_public(b);
    assert_true(bench_press(b, &ui, "give", 0, &move));
    move.seat = b->s.pub.wolf;
    bench_move(b, move);
    walk_events(b);
    walk_private(b);
}

static void every_frame_holds_longer_words(void **state) {
    bench *b = *state;
    static const struct {
        int w, h;
        float px_per_mm;
    } size[] = {{1024, 600, 3.78f}, {1280, 800, 3.78f}, {1600, 900, 3.78f},
                {1280, 960, 3.78f}, {800, 1280, 3.78f}, {1080, 1920, 6.0f}};
    static const float text[] = {1.0f, 1.3f, 1.75f};

    stage_words(&b->on, NT_BUILD_DIR "/locales", "en-XA");
    for (size_t i = 0; i < sizeof size / sizeof size[0]; i++) {
        for (size_t k = 0; k < sizeof text / sizeof text[0]; k++) {
            for (int n = 3; n <= 6 && (k != 1 || i % 4 == 0); n++) { /* 130 % on the small and the tall one */
                stage_size(&b->on, size[i].w, size[i].h, size[i].px_per_mm, text[k]);
                snprintf(walked.where, sizeof walked.where, "%4dx%4d %3.0f%% %d seats", size[i].w, size[i].h,
                         (double)text[k] * 100, n);
                walk_game(b, n, NULL);
                walk_first_cast(b, n);
            }
        }
    }
    frames_end(&walked, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_frame_holds_longer_words)};
    return cmocka_run_group_tests(tests, bench_open, bench_close);
}
