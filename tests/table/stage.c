#include "table/stage.h"

#include "ui/found.h"
#include "ui/frame.h"

void stage_size(stage *s, int w, int h, float px_per_mm, float text_scale) {
    ui_frame_fit(&s->frame, w, h, px_per_mm);
    s->frame.text_scale = text_scale;
}

void stage_sit(ui_frame *middle, ui_rim *rim, int n) {
    static const float side = 66.0f, bar = 60.0f;
    const ui_edge_table t = {.n = n};
    ui_frame window = *middle;
    window.width += 2 * side;
    window.height += 2 * (side + bar);
    ui_rim_sit(rim, &window, &t, (ui_rect){side, side + bar, middle->width, middle->height}, 1.0f);
    middle->rim = rim;
}

void stage_words(stage *s, const char *folder, const char *lang) {
    char from[sizeof s->opened[0].from], problem[512] = "";
    stage_catalogue *c = s->opened;
    snprintf(from, sizeof from, "%s/%s", folder, lang);
    while (c->words != NULL && strcmp(c->from, from) != 0) {
        c++;
        assert_true(c < s->opened + sizeof s->opened / sizeof s->opened[0]);
    }
    if (c->words == NULL) {
        c->words = text_open(folder, lang, problem, sizeof problem);
        assert_non_null(c->words);
        memcpy(c->from, from, sizeof from);
    }
    s->frame.words = c->words;
}

void stage_open(stage *s, const nt_table *table) {
    char problem[512] = "";
    const pf_options options = {.data_dir = NT_SOURCE_DIR, .title = "", .w = 1280, .h = 800, .offscreen = true};
    *s = (stage){.table = table, .screen = pf_open(&options, problem, sizeof problem)};
    assert_non_null(s->screen);
    s->frame = (ui_frame){.motion = 1, .type = pf_type(s->screen), .focus_n = -1, .held_n = -1, .hover_n = -1};
    s->frame.found = ui_found_create(); /* as the app has it */
    stage_size(s, 1280, 800, 3.78f, 1.0f);
    stage_words(s, NT_SOURCE_DIR "/locales", "en");
    s->list = calloc(1, sizeof *s->list);
    s->other = calloc(1, sizeof *s->other);
    for (int i = 0; i < NT_MAX_SEATS; i++) {
        snprintf(s->seat[i].name, sizeof s->seat[i].name, "Seat %d", i + 1);
        s->seat[i].colour = (uint8_t)(i % UI_SEAT_COLOURS);
        s->seat[i].emblem = (uint8_t)(i % UI_EMBLEMS);
    }
}

void stage_close(stage *s) {
    for (size_t i = 0; i < sizeof s->opened / sizeof s->opened[0]; i++) {
        text_close(s->opened[i].words);
    }
    ui_found_destroy(s->frame.found);
    pf_close(s->screen);
    free(s->list);
    free(s->other);
}

int stage_setup(void **state, const nt_table *table) {
    *state = malloc(sizeof(stage));
    assert_non_null(*state);
    stage_open(*state, table);
    return 0;
}

int stage_teardown(void **state) {
    stage_close(*state);
    free(*state);
    return 0;
}

/* ---- drawing and pressing ---- */

void stage_draw(stage *s, ui_draw *list, nt_view view, const table_ui *ui) {
    ui_begin(list, &s->frame);
    s->table->draw(view, ui, list);
    assert_false(ui_overflowed(list));
}

bool stage_press(const stage *s, nt_view view, table_ui *ui, const char *zone, int n, nt_move *move) {
    const ui_input in = {.kind = UI_CHOOSE, .zone = zone, .n = n};
    bool has_move = false;
    s->table->input(view, ui, &in, move, &has_move);
    return has_move;
}

bool stage_shows(const ui_draw *list, const char *part) {
    for (int i = 0; i < list->n_boxes; i++) {
        if (strstr(list->arena + list->box[i].text, part) != NULL) {
            return true;
        }
    }
    return false;
}

int stage_pictures(const ui_draw *list, const char *name) {
    int n = 0;
    for (int i = 0; i < list->n; i++) {
        n += list->command[i].kind == UI_PICTURE && strcmp(list->arena + list->command[i].text, name) == 0;
    }
    return n;
}

void stage_fits(const ui_draw *list) {
    for (int i = 0; i < list->n_boxes; i++) {
        if (list->box[i].cut || list->box[i].missing || list->box[i].small) {
            fail_msg("does not fit: %s", list->arena + list->box[i].text);
        }
    }
}

bool stage_offers(const ui_draw *list, const char *zone) {
    for (int i = 0; i < list->n_zones; i++) {
        if (strcmp(list->zone[i].name, zone) == 0) {
            return true;
        }
    }
    return false;
}

void stage_same_places(const ui_draw *a, const ui_draw *b) {
    assert_int_equal(a->n_zones, b->n_zones);
    for (int i = 0; i < a->n_zones; i++) {
        assert_string_equal(a->zone[i].name, b->zone[i].name);
        assert_memory_equal(&a->zone[i].at, &b->zone[i].at, sizeof a->zone[i].at);
    }
}

void stage_same_zones(const ui_draw *a, const ui_draw *b) {
    stage_same_places(a, b);
    for (int i = 0; i < a->n_zones; i++) {
        assert_int_equal(a->zone[i].n, b->zone[i].n);
        assert_int_equal(a->zone[i].flags, b->zone[i].flags);
    }
}

void stage_same(const ui_draw *a, const ui_draw *b) {
    assert_int_equal(a->n, b->n);
    assert_int_equal(a->n_boxes, b->n_boxes);
    assert_int_equal(a->words.used, b->words.used);
    assert_memory_equal(a->arena, b->arena, a->words.used);
    for (int i = 0; i < a->n; i++) {
        const ui_command *x = &a->command[i], *y = &b->command[i];
        assert_int_equal(x->kind, y->kind);
        assert_int_equal(x->style, y->style);
        assert_int_equal(x->turn, y->turn);
        assert_int_equal(x->colour, y->colour);
        assert_int_equal(x->tint, y->tint);
        assert_int_equal(x->text, y->text);
        assert_int_equal(x->len, y->len);
        assert_memory_equal(&x->at, &y->at, sizeof x->at);
        assert_memory_equal(&x->angle, &y->angle, sizeof x->angle);
    }
    stage_same_zones(a, b);
}

const char *stage_sentence(stage *s, nt_view view, const nt_event *event, bool news) {
    ui_begin(s->list, &s->frame);
    s->telling = (table_telling){view, s->seat, event, news};
    return s->table->sentence(&s->telling, &s->list->words);
}

void stage_time_and_sound_by_kind(const nt_table *table, int kinds, nt_event told) {
    for (int kind = 0; kind < kinds; kind++) {
        const nt_event nothing = {.to = NT_ALL, .kind = (uint8_t)kind};
        told.to = NT_ALL;
        told.kind = (uint8_t)kind;
        const table_show a = table->show(&nothing), b = table->show(&told);
        assert_int_equal(a.ms, b.ms);
        assert_ptr_equal(a.sound, b.sound);
        assert_true(a.words_from == b.words_from);
    }
}

/* ---- a match ---- */

int stage_asked(const nt_match *match) {
    const uint32_t seats = nt_match_to_act(match);
    for (int seat = 0; seat < NT_MAX_SEATS; seat++) {
        if ((seats >> seat & 1u) != 0) {
            return seat;
        }
    }
    return -1;
}

static bool mid_game(const nt_table *table, nt_match *match, const ui_seat *seat) {
    uint64_t bytes[NT_VIEW_MAX / 8];
    const table_ui ui = {
        .frame = TABLE_PUBLIC, .seat = seat, .config = nt_match_config(match), .asked = NT_SPECTATOR};
    return table->state(nt_port_view(nt_match_port(match, NT_SPECTATOR), bytes), &ui).mid_game;
}

static table_frame frame_of(const stage *s, nt_match *match, nt_ask ask) {
    if (ask == NT_ASK_TABLE) {
        return mid_game(s->table, match, s->seat) ? TABLE_PUBLIC : TABLE_RESULTS;
    }
    return ask == NT_ASK_HAND || ask == NT_ASK_SECRET ? TABLE_PRIVATE : TABLE_PUBLIC;
}

table_ui stage_ui(stage *s, nt_match *match, int seat) {
    nt_port *port = nt_match_port(match, (uint8_t)seat);
    return (table_ui){.frame = frame_of(s, match, nt_port_ask(port)),
                      .seat = s->seat,
                      .config = nt_match_config(match),
                      .asked = (uint8_t)seat,
                      .legal = s->legal,
                      .n_legal = nt_port_legal(port, s->legal, NT_MAX_LEGAL),
                      .humans = ~0u,
                      .part = 1.0f,
                      .step = 99};
}

nt_view stage_view(stage *s, nt_match *match, int seat) {
    return nt_port_view(nt_match_port(match, (uint8_t)seat), s->view);
}

nt_view stage_view_of(stage *s, nt_match *match, const table_ui *ui) {
    return stage_view(s, match, ui->frame == TABLE_PRIVATE ? ui->asked : NT_SPECTATOR);
}

/* ---- a whole match by pressing ---- */

/* What somebody would press who tries things out, but is glad of a button that has become active. */
static const ui_zone *some_zone(const ui_draw *list, nt_rng *luck) {
    for (int i = 0; i < list->n_zones; i++) {
        const ui_zone *zone = &list->zone[i];
        const bool ends = strcmp(zone->name, "done") == 0 || strcmp(zone->name, "confirm") == 0;
        if (ends && !(zone->flags & UI_ZONE_OFF)) {
            return zone;
        }
    }
    return &list->zone[nt_rng_below(luck, (uint32_t)list->n_zones)];
}

/* Presses zones that are shown until a move comes of it; false when none does. */
static bool press_until_move(stage *s, nt_match *match, table_ui *ui, nt_rng *luck, nt_move *move) {
    bool has_move = false;
    for (int presses = 0; presses < 2000 && !has_move; presses++) {
        const nt_view view = stage_view_of(s, match, ui);
        stage_draw(s, s->list, view, ui);
        stage_fits(s->list);
        if (s->list->n_zones == 0) {
            return false;
        }
        const ui_zone *zone = some_zone(s->list, luck);
        const ui_input in = {.kind = UI_CHOOSE, .zone = zone->name, .n = zone->n, .flags = zone->flags};
        s->table->input(view, ui, &in, move, &has_move);
    }
    return has_move;
}

void stage_play_by_pressing(stage *s, nt_match *match, uint64_t seed) {
    nt_rng luck = nt_rng_seed(seed);
    for (int seat = stage_asked(match); seat >= 0; seat = stage_asked(match)) {
        nt_port *port = nt_match_port(match, (uint8_t)seat);
        table_ui ui = stage_ui(s, match, seat);
        nt_move move = s->legal[0];
        assert_true(ui.n_legal > 0);
        if (nt_port_ask(port) == NT_ASK_FORCED) {
            assert_int_equal(ui.n_legal, 1);
        } else if (!press_until_move(s, match, &ui, &luck, &move)) {
            fail_msg("seed %d, %s: pressing leads nowhere", (int)seed,
                     s->table->state(stage_view_of(s, match, &ui), &ui).screen);
        }
        assert_int_equal(nt_port_submit(port, move), NT_OK);
    }
    assert_true(nt_match_over(match));
}
