/* Every frame of the table in the made-up locale, whose words are longer and in ⟦ ⟧: at landscape and portrait sizes,
 * three sizes of text and every number of players nothing is cut, too small, missing, beyond the frame, or over
 * another text. */
#include "sabbath_table/stage.h"

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

static void check_box(const ui_draw *d, int i, const char *screen, bool moving) {
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
    if (box->at.x < -1 || box->at.y < -1 || box->at.x + box->at.w > d->ui->width + 1 ||
        box->at.y + box->at.h > d->ui->height + 1) {
        fault(screen, "beyond the frame", text, "");
    }
    for (int j = 0; j < i && !moving; j++) {
        if (d->box[j].layer == box->layer && overlap(&d->box[j].at, &box->at)) {
            fault(screen, "overlap", d->arena + d->box[j].text, text);
        }
    }
}

/* What is pressed is as large as a finger, but for cards of which a strip is seen. */
static void check_zone(const ui_draw *d, const ui_zone *zone, const char *screen) {
    const float least = ui_target(d->ui) - 0.5f;

    if (zone->at.w < least || zone->at.h < least) {
        fault(screen, "too small to press", zone->name, "");
    }
    if (zone->at.x < -1 || zone->at.y < -1 || zone->at.x + zone->at.w > d->ui->width + 1 ||
        zone->at.y + zone->at.h > d->ui->height + 1) {
        fault(screen, "beyond the frame", zone->name, "");
    }
}

static void check(stage *s, nt_view view, const table_ui *ui) {
    const char *screen = sabbath_table.screen(view, ui);

    stage_draw(s, s->list, view, ui);
    faults.frames++;
    for (int i = 0; i < s->list->n_boxes; i++) {
        check_box(s->list, i, screen, ui->part < 1.0f);
    }
    for (int i = 0; i < s->list->n_zones; i++) {
        check_zone(s->list, &s->list->zone[i], screen);
    }
}

/* The private frame as it is opened, with the refusal of a card and with a card that is read. */
static void check_private(stage *s, nt_match *match, int seat) {
    table_ui ui = stage_ui(s, match, seat);
    const nt_view view = stage_view(s, match, &ui);

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
static void check_public(stage *s, nt_match *match, int seat) {
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
    check(s, view, &ui);
}

static void check_results(stage *s, nt_match *match) {
    const nt_view view = nt_port_view(nt_match_port(match, NT_SPECTATOR), s->view);
    const int seat = stage_asked(match);
    table_ui ui = {.frame = TABLE_RESULTS, .seat = s->seat, .asked = NT_SPECTATOR, .part = 1.0f};

    for (ui.step = 0; ui.step <= sabbath_table.results_steps(view); ui.step++) {
        check(s, view, &ui);
    }
    if (seat >= 0) {
        ui = stage_ui(s, match, seat);
        check(s, view, &ui);
    }
}

static void walk(stage *s, int seats, uint64_t seed, bool variants) {
    nt_match *match = stage_match(seats, seed, variants, variants, variants);
    nt_rng luck = nt_rng_seed(seed);
    int ply = 0;

    for (int seat = stage_asked(match); seat >= 0; seat = stage_asked(match)) {
        const nt_ask ask = nt_port_ask(nt_match_port(match, (uint8_t)seat));
        const bool look = ply++ % (variants ? 71 : 19) == 0;
        if (ask == NT_ASK_TABLE) {
            check_results(s, match);
        } else if (look) {
            check_public(s, match, seat);
        }
        if (look && ask == NT_ASK_HAND) {
            check_private(s, match, seat);
        }
        stage_bot(match, seat, &luck);
    }
    check_results(s, match);
    nt_match_destroy(match);
}

static void every_frame_holds_longer_words(void **state) {
    static const int size[][2] = {{1024, 600}, {1280, 800}, {1600, 900}, {800, 1280}};
    static const int percent[] = {100, 130, 175};
    stage *s = *state;
#ifdef __SANITIZE_ADDRESS__
    const int step = 2; /* sanitizers look at the code, not at the layout: the ends of the scale are enough */
#else
    const int step = 1;
#endif

    for (int i = 0; i < 4; i++) {
        for (int j = 0; j < 3; j += step) {
            for (int seats = 3; seats <= 5; seats++) {
                char where[64];
                snprintf(where, sizeof where, "%dx%d %d%% %d seats", size[i][0], size[i][1], percent[j], seats);
                where_now = where;
                stage_size(s, size[i][0], size[i][1], (float)percent[j] / 100.0f);
                walk(s, seats, (uint64_t)(seats * 10 + j), false);
                walk(s, seats, (uint64_t)(seats * 10 + j), true);
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

static int open_stage(void **state) {
    *state = stage_open(NT_BUILD_DIR "/locales", "en-XA");
    return 0;
}

static int close_stage(void **state) {
    stage_close(*state);
    return 0;
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_frame_holds_longer_words)};
    return cmocka_run_group_tests(tests, open_stage, close_stage);
}
