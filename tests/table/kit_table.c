/* Plays random matches and tries on every frame what a table promises. */
#include "table/kit_table.h"

#include "ui/frame.h"
#include "ui/zones.h"

enum { FEW_MOVES = 8, MOST_STATES = 400 };

__attribute__((format(printf, 2, 3))) static bool wrong(kit_table *k, const char *format, ...) {
    va_list args;
    va_start(args, format);
    vsnprintf(k->why, sizeof k->why, format, args);
    va_end(args);
    return false;
}

/* What the scenes of the application answer on a table's frame. */
static bool of_the_house(const char *zone) {
    static const char *const names[] = {ZONE_LOG,        ZONE_RULES, ZONE_PAUSE,       ZONE_UNDO,
                                        ZONE_LOOK,       ZONE_CLOSE, ZONE_REVEAL_NEXT, ZONE_CLOCK_PAUSE,
                                        ZONE_CLOCK_MORE, ZONE_JUDGE, ZONE_CARDS,       ZONE_HIDE};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (strcmp(zone, names[i]) == 0) {
            return true;
        }
    }
    return false;
}

static const char *screen_of(kit_table *k, nt_view view, const table_ui *ui) {
    return k->s->table->state(view, ui).screen;
}

/* Whether the table takes this input; *ui is as it leaves it, *has_move and *move what came of it. */
static bool feeds(kit_table *k, nt_view view, table_ui *ui, ui_input_kind kind, const ui_zone *zone, nt_move *move,
                  bool *has_move) {
    const ui_input in = {.kind = kind, .zone = zone->name, .n = zone->n, .flags = zone->flags};
    *has_move = false;
    const bool handled = k->s->table->input(view, ui, &in, move, has_move);
    if (!*has_move && ui->frame == TABLE_PUBLIC && k->s->table->follows != NULL) {
        *has_move = k->s->table->follows(view, ui, move);
    }
    return handled;
}

/* ---- one frame ---- */

static bool inspected(kit_table *k, nt_view view, const table_ui *ui, const ui_zone *zone) {
    table_ui held = *ui;
    nt_move move;
    bool has_move;
    if (!feeds(k, view, &held, UI_INSPECT, zone, &move, &has_move)) {
        return wrong(k, "%s: \"%s\" cannot be inspected though it says so", screen_of(k, view, ui), zone->name);
    }
    stage_draw(k->s, k->s->other, view, &held);
    if (k->s->other->n_boxes <= k->s->list->n_boxes) {
        return wrong(k, "%s: \"%s\" inspected adds no text", screen_of(k, view, ui), zone->name);
    }
    return true;
}

/* Draws it on s->list, and tries every zone. */
static bool frame_answers(kit_table *k, nt_view view, const table_ui *ui) {
    stage_draw(k->s, k->s->list, view, ui);
    k->frames++;
    for (int i = 0; i < k->s->list->n_zones; i++) {
        const ui_zone zone = k->s->list->zone[i];
        table_ui pressed = *ui;
        nt_move move;
        bool has_move;
        const bool looks = (zone.flags & UI_ZONE_INSPECT) != 0;
        if (looks && !inspected(k, view, ui, &zone)) {
            return false;
        }
        if ((zone.flags & UI_ZONE_OFF) == 0 && !looks && !of_the_house(zone.name) &&
            !feeds(k, view, &pressed, UI_CHOOSE, &zone, &move, &has_move)) {
            return wrong(k, "%s: a press on \"%s\" is dead", screen_of(k, view, ui), zone.name);
        }
    }
    return true;
}

/* ---- what can be reached ---- */

static bool same_move(const nt_move *a, const nt_move *b) {
    return a->kind == b->kind && memcmp(a->arg, b->arg, sizeof a->arg) == 0;
}

static bool same_state(const table_ui *a, const table_ui *b) {
    return memcmp(a->pick, b->pick, sizeof a->pick) == 0 && a->page == b->page && a->keep == b->keep &&
           a->kept_seats == b->kept_seats && a->kept_of == b->kept_of;
}

static void remember(table_ui *states, int *n, const table_ui *one) {
    for (int i = 0; i < *n; i++) {
        if (same_state(&states[i], one)) {
            return;
        }
    }
    if (*n < MOST_STATES) {
        states[(*n)++] = *one;
    }
}

static bool all_reached(kit_table *k, nt_view view, const table_ui *ui) {
    static table_ui states[MOST_STATES];
    bool found[FEW_MOVES] = {false};
    int n = 0, left = ui->n_legal;
    remember(states, &n, ui);
    for (int at = 0; at < n && left > 0; at++) {
        stage_draw(k->s, k->s->list, view, &states[at]);
        for (int i = 0; i < k->s->list->n_zones; i++) {
            table_ui next = states[at];
            nt_move move = {0};
            bool has_move;
            feeds(k, view, &next, UI_CHOOSE, &k->s->list->zone[i], &move, &has_move);
            if (has_move && (k->s->list->zone[i].flags & UI_ZONE_OFF) != 0) {
                return wrong(k, "%s: \"%s\" is off and makes a move", screen_of(k, view, ui),
                             k->s->list->zone[i].name);
            }
            for (int m = 0; m < ui->n_legal && has_move; m++) {
                if (!found[m] && same_move(&move, &ui->legal[m])) {
                    found[m] = true;
                    k->reached++;
                    left--;
                }
            }
            if (!has_move) {
                remember(states, &n, &next);
            }
        }
    }
    for (int m = 0; m < ui->n_legal; m++) {
        const bool withheld = k->s->table->withholds != NULL && k->s->table->withholds(view, ui->legal[m]);
        if (found[m] == withheld) {
            return wrong(k, "%s: %s move %d of %d (kind %d, %d)", screen_of(k, view, ui),
                         withheld ? "presses make a withheld" : "no presses make", m + 1, ui->n_legal,
                         ui->legal[m].kind, ui->legal[m].arg[0]);
        }
    }
    return true;
}

/* ---- private frames ---- */

static table_ui look_of(const table_ui *asked, int seat) {
    table_ui look = {.frame = TABLE_PRIVATE,
                     .seat = asked->seat,
                     .config = asked->config,
                     .asked = (uint8_t)seat,
                     .humans = asked->humans,
                     .part = 1.0f};
    return look;
}

static bool only_looks(kit_table *k, nt_match *match, const table_ui *asked, int seat) {
    const nt_view view = stage_view(k->s, match, seat);
    const table_ui look = look_of(asked, seat);
    if (!frame_answers(k, view, &look)) {
        return false;
    }
    for (int i = 0; i < k->s->list->n_zones; i++) {
        const ui_zone zone = k->s->list->zone[i];
        table_ui pressed = look;
        nt_move move;
        bool has_move;
        feeds(k, view, &pressed, UI_CHOOSE, &zone, &move, &has_move);
        if (has_move || strcmp(zone.name, ZONE_DONE) == 0 || strcmp(zone.name, ZONE_CONFIRM) == 0) {
            return wrong(k, "%s: whoever only looks can press \"%s\"", screen_of(k, view, &look), zone.name);
        }
    }
    return true;
}

/* The private frames of these seats side by side, each in its place; -1: none. */
static void draw_places(kit_table *k, nt_match *match, const table_ui *asked, ui_draw *list, const int seat[2]) {
    ui_begin(list, &k->s->frame);
    const float half = k->s->frame.width / 2;
    for (int i = 0; i < 2; i++) {
        const ui_rect at = {half * (float)i, 0, half, k->s->frame.height};
        if (seat[i] >= 0 && ui_place_begin(list, (uint8_t)(i + 1), at, 0, NULL, 0)) {
            const table_ui look = look_of(asked, seat[i]);
            k->s->table->draw(stage_view(k->s, match, seat[i]), &look, list);
            ui_place_end(list);
        }
    }
}

/* Texts and zones of one place, one after the other, as a hash. */
static uint64_t place_hash(const ui_draw *list, uint8_t place) {
    uint64_t hash = 0xcbf29ce484222325u;
    for (int i = 0; i < list->n_boxes; i++) {
        const ui_box *box = &list->box[i];
        for (const char *c = list->arena + box->text; box->place == place && *c != '\0'; c++) {
            hash = (hash ^ (unsigned char)*c) * 0x100000001b3u;
        }
    }
    for (int i = 0; i < list->n_zones; i++) {
        const ui_zone *z = &list->zone[i];
        for (const char *c = z->name; z->place == place && *c != '\0'; c++) {
            hash = (hash ^ (unsigned char)*c ^ (uint64_t)z->n << 9 ^ (uint64_t)z->flags << 20) * 0x100000001b3u;
        }
    }
    return hash;
}

static bool two_places(kit_table *k, nt_match *match, const table_ui *asked, int a, int b) {
    draw_places(k, match, asked, k->s->list, (const int[]){a, -1});
    const uint64_t first = place_hash(k->s->list, 1);
    draw_places(k, match, asked, k->s->list, (const int[]){-1, b});
    const uint64_t second = place_hash(k->s->list, 2);
    draw_places(k, match, asked, k->s->list, (const int[]){a, b});
    if (place_hash(k->s->list, 1) != first || place_hash(k->s->list, 2) != second) {
        return wrong(k, "two private frames at once are not those of seats %d and %d alone", a, b);
    }
    return true;
}

/* ---- events and results ---- */

static bool events_told(kit_table *k, nt_match *match) {
    nt_port *port = nt_match_port(match, NT_SPECTATOR);
    nt_event event;
    while (nt_port_poll(port, &event)) {
        const table_show shown = k->s->table->show(&event);
        const bool silent = shown.ms == 0 && shown.sound == NULL;
        if (event.to == NT_ALL && !silent &&
            stage_sentence(k->s, stage_view(k->s, match, NT_SPECTATOR), &event, true) == NULL) {
            return wrong(k, "an event of kind %d is shown and has no sentence", event.kind);
        }
    }
    return true;
}

static bool has_token(const char *text, const char *token) {
    const size_t len = strlen(token);
    for (const char *at = strstr(text, token); at != NULL; at = strstr(at + 1, token)) {
        const bool before = at > text && (at[-1] == '.' || (at[-1] >= '0' && at[-1] <= '9'));
        if (!before && !(at[len] >= '0' && at[len] <= '9')) {
            return true;
        }
    }
    return false;
}

static int boxes_with(const ui_draw *list, const char *token) {
    int n = 0;
    for (int i = 0; i < list->n_boxes; i++) {
        n += has_token(list->arena + list->box[i].text, token);
    }
    return n;
}

/* Nothing unsaid on the page of the results that is drawn; `named` gets a bit for each seat whose name it has. */
static bool results_said(kit_table *k, nt_view view, const table_ui *ui, int seats, uint32_t *named) {
    if (!frame_answers(k, view, ui)) {
        return false;
    }
    const ui_draw *list = k->s->list;
    for (int i = 0; i < list->n_boxes; i++) {
        const char *text = list->arena + list->box[i].text;
        if (text[0] == '\0' || strchr(text, '?') != NULL) {
            return wrong(k, "the results hold \"%s\"", text);
        }
    }
    for (int seat = 0; seat < seats; seat++) {
        *named |= stage_shows(list, k->s->seat[seat].name) ? 1u << seat : 0;
    }
    return true;
}

/* Everybody's score, as often as it was reached. */
static bool results_count(kit_table *k, nt_view view, int seats) {
    int16_t score[NT_MAX_SEATS] = {0};
    k->game->score(view.pub, score);
    for (int seat = 0; seat < seats; seat++) {
        char number[12];
        int like = 0;
        for (int other = 0; other < seats; other++) {
            like += score[other] == score[seat];
        }
        snprintf(number, sizeof number, "%d", score[seat]);
        if (k->numbers && boxes_with(k->s->list, number) < like) {
            return wrong(k, "the results do not show the %s of %s", number, k->s->seat[seat].name);
        }
    }
    return true;
}

/* All names on the first page and the one that may follow it: a stage of winners, and everybody's rows. */
static bool results_complete(kit_table *k, nt_match *match) {
    const nt_view view = stage_view(k->s, match, NT_SPECTATOR);
    const int seats = nt_match_config(match)->seats;
    uint32_t named = 0;
    table_ui ui = {.frame = TABLE_RESULTS,
                   .seat = k->s->seat,
                   .config = nt_match_config(match),
                   .part = 1.0f,
                   .asked = NT_SPECTATOR,
                   .humans = ~0u};
    ui.step = k->s->table->state(view, &ui).results_steps;
    for (ui.page = 1; ui.page >= 0; ui.page--) {
        if (!results_said(k, view, &ui, seats, &named)) {
            return false;
        }
    }
    for (int seat = 0; seat < seats; seat++) {
        if (!(named >> seat & 1)) {
            return wrong(k, "the results have no %s", k->s->seat[seat].name);
        }
    }
    return results_count(k, view, seats);
}

/* ---- a match ---- */

static bool step(kit_table *k, nt_match *match, int seat, nt_rng *luck) {
    const int seats = nt_match_config(match)->seats;
    nt_port *port = nt_match_port(match, (uint8_t)seat);
    const table_ui ui = stage_ui(k->s, match, seat);
    if (nt_port_ask(port) != NT_ASK_FORCED) {
        const nt_view view = stage_view_of(k->s, match, &ui);
        if (!frame_answers(k, view, &ui) || (ui.n_legal <= FEW_MOVES && !all_reached(k, view, &ui)) ||
            !only_looks(k, match, &ui, seat) || !two_places(k, match, &ui, seat, (seat + 1) % seats)) {
            return false;
        }
    }
    assert_int_equal(nt_port_submit(port, k->s->legal[nt_rng_below(luck, (uint32_t)ui.n_legal)]), NT_OK);
    return events_told(k, match);
}

bool kit_table_match(kit_table *k, int seats, uint64_t seed) {
    const nt_config config = nt_config_standard(k->game, (uint8_t)seats);
    nt_err err = NT_OK;
    nt_match *match = nt_match_create(k->game, &config, seed, &err);
    nt_rng luck = nt_rng_seed(seed);
    bool good = true;
    if (match == NULL && err == NT_BAD_CONFIG) {
        return true; /* so many need other options than the printed ones */
    }
    assert_non_null(match);
    for (int seat = stage_asked(match); good && seat >= 0; seat = stage_asked(match)) {
        good = step(k, match, seat, &luck);
    }
    good = good && results_complete(k, match);
    nt_match_destroy(match);
    return good;
}

bool kit_table_pages(kit_table *k) {
    static const char *const parts[] = {"title", "text"};
    char key[96];
    int n = 0;
    for (; k->s->table->rules_pages[n] != NULL; n++) {
        for (int part = 0; part < 2; part++) {
            snprintf(key, sizeof key, "%s.rules.%s.%s", k->s->table->game, k->s->table->rules_pages[n], parts[part]);
            if (!text_has(k->s->frame.words, key)) {
                return wrong(k, "no words for %s", key);
            }
        }
    }
    return n >= 2 || wrong(k, "%d pages of rules, and two are the least", n);
}
