/* Buttons that are held: in every language each says so, in one way (the pad that opens the judge's face has his name
 * alone); and a press that slips on the judge's way back
 * to the table does nothing there, for only what is held lies under it. */
#include "ui/frame.h"
#include "werewolf_table/stage.h"

static const int sizes[][2] = {{1280, 800}, {800, 1280}, {1024, 600}, {1920, 1080}};

/* The judge's face of this match, with what is picked on it. */
typedef struct {
    nt_judge *judge;
    void *bytes;
    nt_whole whole;
    table_ui ui;
    hosting_frame h;
} face;

static void open_face(face *f, stage *s, nt_match *match) {
    *f = (face){.judge = nt_match_judge(match)};
    f->bytes = malloc(nt_judge_whole_size(f->judge));
    f->whole = nt_judge_whole(f->judge, f->bytes);
    f->ui = (table_ui){.frame = TABLE_HOSTED,
                       .seat = s->seat,
                       .asked = NT_SPECTATOR,
                       .part = 1.0f,
                       .legal = s->legal,
                       .n_legal = nt_judge_legal(f->judge, s->legal, NT_MAX_LEGAL)};
    f->h = (hosting_frame){.kind = HOSTING_JUDGE,
                           .whole = &f->whole,
                           .past = {{.seat = 3, .kind = WEREWOLF_MOVE_VOTE, .n = 1, .arg = {4}}},
                           .n_past = 1,
                           .past_pages = 1,
                           .can_undo = true,
                           .can_redo = true};
    f->h.table = &f->ui;
}

static void draw_face(face *f, stage *s, nt_match *match) {
    stage_draw_hosted(s, s->list, stage_view(s, match, NT_SPECTATOR), &f->h);
}

static void close_face(face *f) {
    free(f->bytes);
}

/* ---- what is held says so ---- */

typedef struct {
    char begins[40]; /* what a held button begins with in this language */
    int held, faults;
} words_of_holding;

/* Up to the colon of one of them. */
static void learn(words_of_holding *w, stage *s) {
    char arena[256];
    text_words words = text_words_in(s->frame.words, arena, sizeof arena);
    const char *begin = text_say(&words, "werewolf.call.begin");
    const char *colon = strstr(begin, "："), *narrow = strchr(begin, ':');

    colon = colon != NULL ? colon + strlen("：") : narrow + 1;
    snprintf(w->begins, sizeof w->begins, "%.*s", (int)(colon - begin), begin);
}

static bool lies_in(ui_rect box, ui_rect zone) {
    const float x = box.x + box.w / 2, y = box.y + box.h / 2;

    return x > zone.x && x < zone.x + zone.w && y > zone.y && y < zone.y + zone.h;
}

/* The words on a zone; of several the uppermost, which says what it does: a note may stand below. */
static const char *words_on(const ui_draw *d, ui_rect zone) {
    const ui_box *first = NULL;

    for (int i = 0; i < d->n_boxes; i++) {
        const ui_box *box = &d->box[i];
        if (lies_in(box->at, zone) && (first == NULL || box->at.y < first->at.y)) {
            first = box;
        }
    }
    return first != NULL ? d->arena + first->text : NULL;
}

static void look(words_of_holding *w, const stage *s) {
    const ui_draw *d = s->list;

    for (int i = 0; i < d->n_zones; i++) {
        const bool held = (d->zone[i].flags & UI_ZONE_HOLD) != 0 && strcmp(d->zone[i].name, ZONE_JUDGE) != 0;
        const char *text = held ? words_on(d, d->zone[i].at) : NULL;
        if (text == NULL) {
            continue;
        }
        w->held++;
        if (strncmp(text, w->begins, strlen(w->begins)) != 0) {
            w->faults++;
            print_message("%s is held, but reads \"%s\", not \"%s ...\"\n", d->zone[i].name, text, w->begins);
        }
    }
}

static void look_at_face(words_of_holding *w, stage *s, nt_match *match) {
    const werewolf_pub *pub;
    face f;

    open_face(&f, s, match);
    pub = f.whole.pub;
    draw_face(&f, s, match);
    look(w, s);
    for (int seat = 0; seat < pub->n; seat++) { /* tools of whoever lives, and of whoever is out */
        f.ui.pick[1] = (uint8_t)(seat + 1);
        draw_face(&f, s, match);
        look(w, s);
    }
    f.ui.pick[1] = 0;
    f.h.line = 1;
    draw_face(&f, s, match);
    look(w, s);
    f.h.line = 0;
    f.ui.pick[0] = 1; /* the ways to end the game */
    draw_face(&f, s, match);
    look(w, s);
    close_face(&f);
}

static void look_at_public(words_of_holding *w, stage *s, nt_match *match, int seat) {
    table_ui ui = stage_ui(s, match, seat);

    for (uint8_t menu = 0; menu <= 5; menu++) {
        ui.pick[0] = menu;
        stage_draw(s, s->list, stage_view_of(s, match, &ui), &ui);
        look(w, s);
    }
}

static void look_at_call(words_of_holding *w, stage *s, nt_match *match, int seat) {
    table_ui ui = stage_ui(s, match, seat);
    hosting_frame h = {.kind = HOSTING_CALL, .table = &ui, .called = (uint8_t)seat};

    ui.frame = TABLE_HOSTED;
    assert_true(stage_call(match, &h.call));
    for (h.phase = HOSTING_CALL_CLOSES; h.phase <= HOSTING_CALL_DARK; h.phase++) {
        stage_draw_hosted(s, s->list, stage_view(s, match, seat), &h);
        look(w, s);
    }
}

static void walk(words_of_holding *w, stage *s) {
    nt_match *match = stage_match(8, 5, WEREWOLF_HOST_JUDGE);
    nt_rng luck = nt_rng_seed(5);
    uint8_t step = WEREWOLF_STEP_KINDS;

    for (int seat = stage_asked(match); seat >= 0; seat = stage_asked(match)) {
        const werewolf_pub *pub = stage_view(s, match, NT_SPECTATOR).pub;
        hosting_call call;
        if (pub->step != step) {
            step = pub->step;
            look_at_face(w, s, match);
            if (stage_call(match, &call)) {
                look_at_call(w, s, match, seat);
            } else {
                look_at_public(w, s, match, seat);
            }
        }
        stage_bot(match, seat, &luck);
    }
    nt_match_destroy(match);
}

static void what_is_held_says_so(void **state) {
    static const char *const lang[] = {"en", "de", "es", "fr", "it", "ja", "th", "zh-Hant"};
    stage *s = *state;
    int faults = 0;

    for (size_t i = 0; i < sizeof lang / sizeof lang[0]; i++) {
        words_of_holding w = {.held = 0};
        stage_words(s, NT_SOURCE_DIR "/locales", lang[i]);
        learn(&w, s);
        walk(&w, s);
        assert_true(w.held > 100);
        faults += w.faults;
    }
    stage_words(s, NT_SOURCE_DIR "/locales", "en");
    assert_int_equal(faults, 0);
}

/* ---- the way back to the table ---- */

static bool overlap(ui_rect a, ui_rect b) {
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

static void under(const stage *s, ui_rect way_out) {
    for (int i = 0; i < s->list->n_zones; i++) {
        const ui_zone *zone = &s->list->zone[i];
        if ((zone->flags & (UI_ZONE_HOLD | UI_ZONE_OFF)) == 0 && overlap(zone->at, way_out)) {
            fail_msg("%g x %g: the way out of the face, %g wide, lies over %s %d of the table", s->frame.width,
                     s->frame.height, way_out.w, zone->name, zone->n);
        }
    }
}

static void compare(stage *s, nt_match *match, int seat) {
    table_ui ui = stage_ui(s, match, seat);
    face f;

    open_face(&f, s, match);
    draw_face(&f, s, match);
    const ui_zone *zone = ui_zone_named(s->list, "judge-close", 0);
    assert_non_null(zone);
    const ui_rect way_out = zone->at;
    stage_draw(s, s->list, stage_view_of(s, match, &ui), &ui);
    under(s, way_out);
    close_face(&f);
}

static void a_press_that_slips_does_nothing_on_the_table(void **state) {
    stage *s = *state;

    for (size_t size = 0; size < sizeof sizes / sizeof sizes[0]; size++) {
        nt_match *match = stage_match(size % 2 ? 8 : 14, 5, WEREWOLF_HOST_JUDGE);
        nt_rng luck = nt_rng_seed(5);
        int compared = 0;
        stage_size(s, sizes[size][0], sizes[size][1], 3.78f, size < 2 ? 1.0f : 1.75f);
        for (int seat = stage_asked(match); seat >= 0; seat = stage_asked(match)) {
            hosting_call call;
            if (nt_port_ask(nt_match_port(match, (uint8_t)seat)) == NT_ASK_OPEN && !stage_call(match, &call)) {
                s->frame.left_handed = compared % 2 != 0;
                compare(s, match, seat);
                compared++;
            }
            stage_bot(match, seat, &luck);
        }
        assert_true(compared > 20);
        nt_match_destroy(match);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(what_is_held_says_so),
                                       cmocka_unit_test(a_press_that_slips_does_nothing_on_the_table)};
    return cmocka_run_group_tests(tests, open_stage, stage_teardown);
}
