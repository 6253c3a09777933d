/* Plays a span of a record over and over, and draws it with the game's own table. */
#include "app/rules/position.h"

#include <stdlib.h>
#include <string.h>

#include "engine/port.h"
#include "text/utf8.h"
#include "ui/frame.h"
#include "ui/widgets.h"

enum { FIRST_MS = 2200, PLY_MS = 1300, LAST_MS = 4200, CHANCE = 1, SENTENCE = 8192 };

struct position {
    const nt_table *table;
    text_catalogue *words;
    book_moves moves;
    nt_match *record;
    app_director *told;
    app_seating seating;
    int ply, step; /* played so far; step of the results */
    bool still;
    uint64_t due; /* the next ply, or the beginning again; 0: not known yet */
};

static bool append(const position *p, nt_match *match, int plies) {
    while (nt_match_plies(match) < plies && nt_match_plies(match) < nt_match_plies(p->record)) {
        if (nt_match_append(match, nt_match_ply(p->record, nt_match_plies(match)).move) != NT_OK) {
            return false;
        }
    }
    return true;
}

static bool chance_is_due(const nt_match *match) {
    return nt_match_to_act(match) == 1u << NT_CHANCE;
}

/* What has no sentence does not take the place of one. */
static bool tells(void *user, nt_view view, const nt_event *event) {
    const position *p = user;
    char arena[SENTENCE];
    text_words words = text_words_in(p->words, arena, sizeof arena);
    const table_telling telling = {view, p->seating.seat, event, true};
    return p->table->sentence(&telling, &words) != NULL;
}

/* Without motion: what an event shows at its end, with those behind it left out. */
static void stand_at(app_director *told, int event) {
    app_director_resumed(told, 0, event < 0 ? 0 : event);
    app_director_tick(told, 0, (app_tempo){1.0f, true}, true);
}

/* Stands so many plies into the record, with all of them told but some events. */
static bool begin_at(position *p, int plies, int untold) {
    const nt_config *config = nt_match_config(p->record);
    nt_err err = NT_OK;
    nt_match *match = nt_match_begin(nt_match_game(p->record), config, CHANCE, &err);
    app_director *told = NULL;
    if (match != NULL && append(p, match, plies)) {
        told = app_director_create(match, p->table, &p->seating, CHANCE,
                                   (app_director_hooks){.user = p, .tells = tells});
    }
    if (told == NULL) {
        nt_match_destroy(match);
        return false;
    }
    app_director_destroy(p->told);
    p->told = told;
    p->ply = nt_match_plies(match);
    p->step = 0;
    p->due = 0;
    app_director_led(told);
    if (untold > 0) {
        stand_at(told, nt_port_events(app_director_port(told, NT_SPECTATOR)) - untold - 1);
    } else {
        app_director_resumed(told, 0, -1);
    }
    return true;
}

static bool in_results(const position *p) {
    return p->moves.results && app_director_step(p->told).kind == STEP_RESULTS;
}

static table_ui frame_of(const position *p, const ui_seat seats[NT_MAX_SEATS], uint64_t now) {
    const bool own = p->moves.frame != NT_SPECTATOR;
    table_ui ui = {.frame = in_results(p) ? TABLE_RESULTS
                            : own         ? TABLE_PRIVATE
                                          : TABLE_PUBLIC,
                   .seat = seats,
                   .config = nt_match_config(p->record),
                   .asked = p->moves.frame,
                   .locked = true,
                   .step = p->step};
    app_director_event(p->told, now, &ui.event, &ui.part, &ui.last);
    return ui;
}

static nt_view view_of(const position *p) {
    return app_director_told_view(p->told, in_results(p) ? NT_SPECTATOR : p->moves.frame);
}

static int steps_of(const position *p) {
    const table_ui ui = frame_of(p, p->seating.seat, 0);
    return in_results(p) ? p->table->state(view_of(p), &ui).results_steps : 0;
}

static bool begin(position *p, bool still) {
    p->still = still;
    if (!begin_at(p, still ? p->moves.to : p->moves.from, still ? p->moves.untold : 0)) {
        return false;
    }
    p->step = still ? steps_of(p) : 0;
    return true;
}

static int letters_of_emblem(int emblem, text_catalogue *words) {
    const ui_seat seat = {.emblem = (uint8_t)emblem};
    char name[UI_NAME_BYTES];
    app_seat_name(&seat, words, name, sizeof name);
    int n = 0;
    for (size_t at = 0; name[at] != '\0'; n++) {
        utf8_next(name, strlen(name), &at);
    }
    return n;
}

/* Emblems of the shortest names, in their order: they are read in a picture as small as a page's. */
static void name_shortly(app_seating *s, text_catalogue *words) {
    int letters[UI_EMBLEMS], n = 0;
    for (int i = 0; i < UI_EMBLEMS; i++) {
        letters[i] = letters_of_emblem(i, words);
    }
    for (int i = 0; i < UI_EMBLEMS; i++) {
        int shorter = 0;
        for (int k = 0; k < UI_EMBLEMS; k++) {
            shorter += letters[k] < letters[i] || (k < i && letters[k] == letters[i]);
        }
        if (shorter < s->n && n < s->n) {
            s->seat[n++].emblem = (uint8_t)i;
        }
    }
}

position *position_create(const nt_table *table, const book_moves *moves, nt_match *record, text_catalogue *words,
                          app_tempo tempo) {
    position *p = calloc(1, sizeof *p);
    if (p == NULL) {
        nt_match_destroy(record);
        return NULL;
    }
    p->table = table;
    p->words = words;
    p->moves = *moves;
    p->record = record;
    p->seating = app_seating_standard(nt_match_config(record)->seats, true);
    p->seating.seat[0].bot = true;
    name_shortly(&p->seating, words);
    if (!begin(p, tempo.still)) {
        position_destroy(p);
        return NULL;
    }
    return p;
}

void position_destroy(position *p) {
    if (p != NULL) {
        app_director_destroy(p->told);
        nt_match_destroy(p->record);
        free(p);
    }
}

int position_ply(const position *p) {
    return p->ply;
}

static int events_of(const position *p) {
    return nt_port_events(app_director_port(p->told, NT_SPECTATOR));
}

/* On to the next ply that is told to all, with the chance behind it; the next step of the results; or the beginning
 * again. */
static void go_on(position *p) {
    nt_match *match = app_director_match(p->told);
    if (p->ply < p->moves.to) {
        const int told = events_of(p);
        int before = -1;
        while (nt_match_plies(match) < p->moves.to && nt_match_plies(match) > before &&
               (events_of(p) == told || chance_is_due(match))) {
            before = nt_match_plies(match);
            append(p, match, before + 1);
        }
        p->ply = nt_match_plies(match);
    } else if (p->step < steps_of(p)) {
        p->step++;
    } else {
        begin_at(p, p->moves.from, 0);
    }
}

static uint64_t pause_of(const position *p) {
    const bool last = p->ply >= p->moves.to && p->step >= steps_of(p);
    const bool first = p->ply == p->moves.from && p->ply > 0; /* an empty table is not looked at for long */
    return last ? LAST_MS : first ? FIRST_MS : PLY_MS;
}

bool position_tick(position *p, app_tempo tempo, uint64_t now) {
    if (p->still != tempo.still) {
        return begin(p, tempo.still);
    }
    if (p->still) {
        return false;
    }
    const bool changed = app_director_tick(p->told, now, (app_tempo){1.0f, false}, true);
    if (app_director_step(p->told).kind == STEP_EVENTS) {
        p->due = 0;
        return changed;
    }
    if (p->due == 0) {
        p->due = now + pause_of(p);
        return changed;
    }
    if (now < p->due) {
        return changed;
    }
    p->due = 0;
    go_on(p);
    app_director_tick(p->told, now, (app_tempo){1.0f, false}, true);
    return true;
}

uint64_t position_wake(const position *p, uint64_t now) {
    if (p->still) {
        return UINT64_MAX;
    }
    if (app_director_step(p->told).kind == STEP_EVENTS) {
        return app_director_wake(p->told, now);
    }
    return p->due == 0 ? now : p->due;
}

/* ---- drawing ---- */

static void names_of(const position *p, text_catalogue *words, ui_seat seats[NT_MAX_SEATS]) {
    for (int i = 0; i < p->seating.n; i++) {
        char name[UI_NAME_BYTES];
        seats[i] = p->seating.seat[i];
        seats[i].bot = false;
        app_seat_name(&p->seating.seat[i], words, name, sizeof name);
        memcpy(seats[i].name, name, sizeof name);
    }
}

void position_draw(const position *p, ui_draw *d, uint8_t id, ui_rect at, float cut) {
    ui_seat seats[NT_MAX_SEATS];
    ui_miniature m;
    names_of(p, d->ui->words, seats);
    const table_ui ui = frame_of(p, seats, d->ui->now);
    const float w = at.w / p->moves.part, h = at.h / p->moves.part;
    const ui_rect all = {at.x - p->moves.x * w, at.y - p->moves.y * h, w, h};
    if (ui_miniature_begin(d, &m, id, all, (ui_rect){at.x, at.y, at.w, at.h - cut})) {
        p->table->draw(view_of(p), &ui, d);
        ui_miniature_end(d, &m);
    }
}

float position_apron(const position *p, const ui_frame *ui, ui_rect at) {
    const table_ui frame = frame_of(p, p->seating.seat, ui->now);
    ui_frame in = *ui;
    ui_frame_fit(&in, (int)(at.w * ui->u), (int)(at.h * ui->u), ui->px_per_mm);
    in.mm = 3.78f;
    in.text_scale = UI_MINIATURE_TEXT;
    return frame.frame != TABLE_PRIVATE ? ui_apron_height(&in) * in.u / ui->u : 0.0f;
}

/* Whether it stands at its beginning: what was told last is a step before those that the page speaks of. */
static bool stands_before(const position *p) {
    return p->ply == p->moves.from && p->moves.from < p->moves.to;
}

/* What is asked where nothing of these plies has been told yet. */
static const char *asked(const position *p, const table_ui *ui, text_words *words) {
    const char *out[TABLE_CHOICES] = {0};
    const bool known = ui->frame == TABLE_PUBLIC && p->table->choices != NULL;
    return known && p->table->choices(view_of(p), ui, words, out) > 0 ? out[0] : NULL;
}

const char *position_words(const position *p, ui_draw *d) {
    ui_seat seats[NT_MAX_SEATS];
    names_of(p, d->ui->words, seats);
    const table_ui ui = frame_of(p, seats, d->ui->now);
    const nt_event *told = ui.last.kind != 0 ? &ui.last : NULL;
    const table_telling telling = {app_director_told_view(p->told, NT_SPECTATOR), seats, told, true};
    const char *first = told == NULL || stands_before(p) ? asked(p, &ui, &d->words) : NULL;
    return first != NULL || told == NULL ? first : p->table->sentence(&telling, &d->words);
}
