/* Every kind of frame of Werewolves and Robbers in the made-up locale, whose words are longer and in brackets, at
 * each count of seats, in several windows and sizes of text: nothing is cut, too small, beyond the frame or over
 * another text, and what is pressed is large enough. */
#include "robbers_table/stage.h"

enum { MOST_FAULTS = 200, FAULT = 260 };

typedef struct {
    char line[MOST_FAULTS][FAULT];
    int n, frames;
    char where[64];
} faults;

static void fault(faults *f, const char *screen, const char *what, const char *text, const char *other) {
    char line[FAULT];

    snprintf(line, sizeof line, "%s %s: %s: %.90s | %.40s", f->where, screen, what, text, other);
    for (int i = 0; i < f->n; i++) {
        if (strcmp(f->line[i], line) == 0) {
            return;
        }
    }
    if (f->n < MOST_FAULTS) {
        memcpy(f->line[f->n++], line, sizeof line);
    }
}

static bool overlap(ui_rect a, ui_rect b) {
    static const float touch = 1.5f;

    return a.x + touch < b.x + b.w && b.x + touch < a.x + a.w && a.y + touch < b.y + b.h && b.y + touch < a.y + a.h;
}

static void check_texts(faults *f, const ui_draw *d, const char *screen, bool moving) {
    for (int i = 0; i < d->n_boxes; i++) {
        const ui_box *box = &d->box[i];
        const char *text = d->arena + box->text;
        if (box->cut && !box->name)
            fault(f, screen, "cut", text, "");
        if (box->missing || box->small)
            fault(f, screen, box->small ? "too small" : "missing glyph", text, "");
        if (!box->name && text[0] != '\0' && strncmp(text, "⟦", strlen("⟦")) != 0)
            fault(f, screen, "from no catalogue", text, "");
        if (box->at.x < -1 || box->at.y < -1 || box->at.x + box->at.w > d->ui->width + 1 ||
            box->at.y + box->at.h > d->ui->height + 1)
            fault(f, screen, "beyond the frame", text, "");
        for (int j = 0; j < i && !moving; j++)
            if (d->box[j].layer == box->layer && overlap(d->box[j].at, box->at))
                fault(f, screen, "overlap", d->arena + d->box[j].text, text);
    }
}

static void check_zones(faults *f, const ui_draw *d, const char *screen) {
    static const float least = 11.0f;

    for (int i = 0; i < d->n_zones; i++) {
        const ui_rect at = d->zone[i].at;
        if (at.w + 0.5f < least * d->ui->mm || at.h + 0.5f < least * d->ui->mm)
            fault(f, screen, "small to press", d->zone[i].name, "");
    }
}

static void look(stage *s, faults *f, nt_view view, const table_ui *ui) {
    const char *screen = robbers_table.screen(view, ui);

    ui_begin(s->list, &s->frame);
    robbers_table.draw(view, ui, s->list);
    f->frames++;
    if (s->list->overflow)
        fault(f, screen, "the list overflows", "", "");
    check_texts(f, s->list, screen, ui->part < 1.0f);
    check_zones(f, s->list, screen);
}

static void look_public(stage *s, faults *f, nt_match *match) {
    table_ui ui = stage_ui(s, match, TABLE_PUBLIC);
    const nt_view view = stage_view(s, match, NT_SPECTATOR);
    const robbers_pub *pub = view.pub;
    int down = 0;
    const bool any = robbers_shown_trick(pub, &down) != NULL;

    look(s, f, view, &ui);
    for (int i = 0; any && i < down; i++) {
        ui.page = 50 + i;
        look(s, f, view, &ui);
    }
    if (pub->last.scored) {
        ui.page = 91;
        look(s, f, view, &ui);
    }
}

static void look_private(stage *s, faults *f, nt_match *match, int seat) {
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
    ui.page = ui.n_legal = 0;
    look(s, f, view, &ui);
}

/* Events as they are shown: in the middle, and, where they stay, still. */
static void look_events(stage *s, faults *f, nt_match *match, int *told) {
    nt_port *port = nt_match_port(match, NT_SPECTATOR);
    table_ui ui = stage_ui(s, match, TABLE_PUBLIC);
    const nt_view view = stage_view(s, match, NT_SPECTATOR);

    for (; *told < nt_port_events(port); (*told)++) {
        const char *sound;
        ui.event = nt_port_event(port, *told);
        const uint32_t ms = robbers_table.animate(&ui.event, &sound);
        for (float part = 0.3f; ms != 0 && part < 1.1f; part += 0.6f) {
            ui.part = ms == TABLE_UNTIL_PRESSED ? 1.0f : part;
            look(s, f, view, &ui);
        }
        for (int i = 0; ui.event.kind == ROBBERS_EV_DEAL_WON && i < nt_match_config(match)->seats; i++) {
            ui.page = 92 + i; /* whole piles */
            look(s, f, view, &ui);
        }
        ui.page = 0;
        ui.last = ui.event;
    }
}

static void walk(faults *f, int w, int h, float scale, uint8_t seats) {
    stage *s = stage_open(NT_BUILD_DIR "/locales", "en-XA", w, h, scale);
    nt_config config = nt_config_standard(&robbers_game, seats);
    nt_rng luck = nt_rng_seed(seats);
    nt_err err;
    int told = 0;

    config.opt[ROBBERS_OPT_PILE_REVIEW] = 1;
    config.opt[ROBBERS_OPT_DEALS] = 2;
    config.opt[ROBBERS_OPT_WEREWOLF_CHEST] = config.opt[ROBBERS_OPT_WEREWOLF_ROBBER] = 5;
    nt_match *match = nt_match_create(&robbers_game, &config, 11u + seats, &err);
    assert_non_null(match);
    snprintf(f->where, sizeof f->where, "%dx%d %.0f%% %d seats", w, h, (double)scale * 100, seats);
    for (int seat = stage_asked(match); seat >= 0; seat = stage_asked(match)) {
        look_events(s, f, match, &told);
        if (seat % 2 == 0) { /* half of the questions: each phase of a trick, each length of a hand */
            look_public(s, f, match);
            look_private(s, f, match, seat);
        }
        nt_port *port = nt_match_port(match, (uint8_t)seat);
        const int n = nt_port_legal(port, s->legal, NT_MAX_LEGAL);
        assert_int_equal(nt_port_submit(port, s->legal[nt_rng_below(&luck, (uint32_t)n)]), NT_OK);
    }
    look_events(s, f, match, &told);
    const nt_view view = stage_view(s, match, NT_SPECTATOR);
    table_ui ui = stage_ui(s, match, TABLE_RESULTS);
    for (ui.step = 0; ui.step <= robbers_table.results_steps(view); ui.step++) {
        look(s, f, view, &ui);
    }
    nt_match_destroy(match);
    stage_close(s);
}

static void every_text_fits(void **state) {
    static const struct { int w, h; } window[] = {{1024, 600}, {1280, 800}, {1600, 900}, {800, 1280}, {600, 1024}};
    static const float scale[] = {1.0f, 1.3f, 1.75f};
    faults *f = calloc(1, sizeof *f);
    (void)state;

    for (size_t i = 0; i < sizeof window / sizeof window[0]; i++) {
        for (size_t k = 0; k < sizeof scale / sizeof scale[0]; k++) {
            walk(f, window[i].w, window[i].h, scale[k], (uint8_t)(ROBBERS_MIN_SEATS + (i + k) % 3));
        }
    }
    for (int i = 0; i < f->n; i++) {
        print_error("%s\n", f->line[i]);
    }
    print_message("%d frames\n", f->frames);
    const int n = f->n;
    free(f);
    assert_int_equal(n, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_text_fits)};

    return cmocka_run_group_tests(tests, NULL, NULL);
}
