/* Every frame of the table in the made-up locale, whose words are longer and in ⟦ ⟧: at landscape and portrait sizes,
 * three sizes of text and with 6, 12 and 20 seats nothing is cut, too small, missing, beyond the frame, or over
 * another text. */
#include "werewolf_table/stage.h"

enum { MOST_FAULTS = 400, FAULT = 200 };

static struct {
    char line[MOST_FAULTS][FAULT];
    int n, frames;
} faults;

static const char *where_now;

static void fault(const char *screen, const char *what, const char *text, const char *other) {
    char line[FAULT];

    snprintf(line, sizeof line, "%s, %s: %s: %.50s | %.40s", where_now, screen, what, text, other);
    for (int i = 0; i < faults.n; i++) {
        if (strcmp(faults.line[i], line) == 0) {
            return;
        }
    }
    if (faults.n < MOST_FAULTS) {
        memcpy(faults.line[faults.n++], line, sizeof line);
    }
}

static bool overlap(const ui_rect *a, const ui_rect *b) {
    static const float touch = 1.5f;

    return a->x + touch < b->x + b->w && b->x + touch < a->x + a->w && a->y + touch < b->y + b->h &&
           b->y + touch < a->y + a->h;
}

static bool beyond(const ui_draw *d, ui_rect at) {
    return at.x < -1 || at.y < -1 || at.x + at.w > d->ui->width + 1 || at.y + at.h > d->ui->height + 1;
}

static void check_box(const ui_draw *d, int i, const char *screen) {
    const ui_box *box = &d->box[i];
    const char *text = d->arena + box->text;

    if (text[0] == '\0') {
        return;
    }
    if (!box->name && strncmp(text, "⟦", strlen("⟦")) != 0) {
        fault(screen, "from no catalogue", text, "");
    }
    if (box->cut && !box->name) {
        fault(screen, "cut", text, "");
    }
    if (box->missing || box->small) {
        fault(screen, box->small ? "too small" : "missing glyph", text, "");
    }
    if (beyond(d, box->at)) {
        fault(screen, "beyond the frame", text, "");
    }
    for (int j = 0; j < i; j++) {
        if (d->box[j].layer == box->layer && overlap(&d->box[j].at, &box->at)) {
            fault(screen, "overlap", d->arena + d->box[j].text, text);
        }
    }
}

static void check_list(stage *s, const char *screen) {
    faults.frames++;
    for (int i = 0; i < s->list->n_boxes; i++) {
        check_box(s->list, i, screen);
    }
    for (int i = 0; i < s->list->n_zones; i++) {
        if (beyond(s->list, s->list->zone[i].at)) {
            fault(screen, "beyond the frame", s->list->zone[i].name, "");
        }
    }
}

static void check(stage *s, nt_view view, const table_ui *ui) {
    stage_draw(s, s->list, view, ui);
    check_list(s, werewolf_table.state(view, ui).screen);
}

static void check_asked(stage *s, nt_match *match, int seat) {
    table_ui ui = stage_ui(s, match, seat);
    const nt_view view = stage_view_of(s, match, &ui);

    ui.has_clock = ui.frame == TABLE_PUBLIC && werewolf_table.state(view, &ui).seconds > 0;
    ui.time_left = -83;
    check(s, view, &ui);
    for (int way = 0; way < 3; way++) { /* as if the button of each had been pressed */
        nt_move none;
        assert_false(stage_press(s, view, &ui, "way", way, &none));
        check(s, view, &ui);
    }
    ui.keep = 0;
    for (uint8_t menu = 1; menu <= 5 && ui.frame == TABLE_PUBLIC; menu++) {
        ui.pick[0] = menu;
        check(s, view, &ui);
    }
}

static void check_call(stage *s, nt_match *match, int seat) {
    table_ui ui = stage_ui(s, match, seat);
    hosting_frame h = {.kind = HOSTING_CALL, .table = &ui};

    if (!stage_call(match, &h.call)) {
        check_asked(s, match, seat);
        return;
    }
    ui.frame = TABLE_HOSTED;
    h.called = werewolf_hosting.called(stage_view(s, match, seat), h.call.key) ? (uint8_t)seat : NT_SPECTATOR;
    const nt_view view = stage_view(s, match, h.called);
    for (h.phase = HOSTING_CALL_CLOSES; h.phase <= HOSTING_CALL_DARK; h.phase++) {
        stage_draw_hosted(s, s->list, view, &h);
        check_list(s, werewolf_hosting.state(view, &h).screen);
    }
}

static void check_results(stage *s, nt_match *match) {
    const nt_view view = stage_view(s, match, NT_SPECTATOR);
    table_ui ui = {.frame = TABLE_RESULTS,
                   .seat = s->seat,
                   .config = nt_match_config(match),
                   .asked = NT_SPECTATOR,
                   .part = 1.0f};

    for (ui.step = 0; ui.step <= werewolf_table.state(view, &ui).results_steps; ui.step++) {
        check(s, view, &ui);
    }
    for (ui.page = 1; ui.page < 5; ui.page++) {
        check(s, view, &ui);
    }
}

static void walk(stage *s, int seats, uint64_t seed, int host) {
    nt_match *match = stage_match(seats, seed, host);
    nt_rng luck = nt_rng_seed(seed);
    const werewolf_pub *pub = (const werewolf_pub *)s->view;
    int step = -1, seen = 0;

    for (int seat = stage_asked(match); seat >= 0; seat = stage_asked(match)) {
        stage_view(s, match, NT_SPECTATOR);
        const int now = pub->step * 16 + (pub->call & 15);
        seen = now == step ? seen + 1 : 0;
        step = now;
        if (seen == 0 || seen == seats - 2) {
            check_call(s, match, seat);
        }
        stage_bot(match, seat, &luck);
    }
    check_results(s, match);
    nt_match_destroy(match);
}

static void every_frame_holds_longer_words(void **state) {
    static const int size[][2] = {{1024, 600}, {1280, 800}, {1600, 900}, {800, 1280}};
    static const int percent[] = {100, 130, 175}, seats[] = {6, 12, 20};
    stage *s = *state;
#ifdef __SANITIZE_ADDRESS__
    const int step = 2; /* sanitizers look at the code, not at the layout: the ends of the scale are enough */
#else
    const int step = 1;
#endif

    for (int i = 0; i < 4; i++) {
        for (int j = 0; j < 3; j += step) {
            for (int k = 0; k < 3 && (j != 1 || i == 1); k++) {
                char where[64];
                snprintf(where, sizeof where, "%dx%d %d%% %d seats", size[i][0], size[i][1], percent[j], seats[k]);
                where_now = where;
                stage_size(s, size[i][0], size[i][1], 3.78f, (float)percent[j] / 100.0f);
                walk(s, seats[k], (uint64_t)(seats[k] * 10 + j), (i + j + k) % 3);
            }
        }
    }
    for (int i = 0; i < faults.n; i++) {
        print_message("%s\n", faults.line[i]);
    }
    print_message("%d frames, %d faults\n", faults.frames, faults.n);
    assert_true(faults.frames > 1000);
    assert_int_equal(faults.n, 0);
}

static int open_stage_in_longer_words(void **state) {
    open_stage(state);
    stage_words(*state, NT_BUILD_DIR "/locales", "en-XA");
    return 0;
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_frame_holds_longer_words)};
    return cmocka_run_group_tests(tests, open_stage_in_longer_words, stage_teardown);
}
