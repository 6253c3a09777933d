/* Leads one match at the table: shows its events, makes the moves of people, says what comes next. */
#include "app/match/director_inside.h"

#include <stdio.h>
#include <stdlib.h>

enum { UNDO_MS = 3000, NOBODY_PRESSES_MS = 6000 };

static nt_ask asked(const app_director *d, int seat) {
    return nt_port_ask(nt_match_port(d->match, (uint8_t)seat));
}

app_director *app_director_create(nt_match *match, const nt_table *table, const app_seating *seating, uint64_t seed,
                                  app_director_hooks hooks) {
    app_director *d = calloc(1, sizeof *d);
    if (d == NULL) {
        return NULL;
    }
    d->view_size = nt_port_view_size(nt_match_port(match, 0));
    d->views = calloc((size_t)seating->n + 2, d->view_size);
    d->playback = nt_playback_create(match);
    if (d->views == NULL || d->playback == NULL) {
        free(d->views);
        nt_playback_destroy(d->playback);
        free(d);
        return NULL;
    }
    d->match = match;
    d->game = nt_match_game(match);
    d->table = table;
    d->bot = nt_bot_best(d->game->id);
    d->seating = *seating;
    d->hooks = hooks;
    d->pauses = nt_rng_seed(seed);
    d->thoughts = nt_rng_seed(seed ^ 0x7468696e6b696e67u);
    d->last_asked = (uint8_t)(seating->n - 1);
    d->kept = NT_SPECTATOR;
    secret_step_find(&d->secret, d->match);
    return d;
}

void app_director_destroy(app_director *d) {
    if (d == NULL) {
        return;
    }
    nt_playback_destroy(d->playback);
    nt_match_destroy(d->match);
    free(d->views);
    free(d);
}

const nt_game *app_director_game(const app_director *d) {
    return d->game;
}

const nt_table *app_director_table(const app_director *d) {
    return d->table;
}

nt_match *app_director_match(app_director *d) {
    return d->match;
}

const app_seating *app_director_seating(const app_director *d) {
    return &d->seating;
}

void app_director_set_language(app_director *d, uint8_t seat, const char *tag) {
    ui_seat *it = &d->seating.seat[seat];
    snprintf(it->lang, sizeof it->lang, "%s", tag);
}

uint8_t app_director_last_asked(const app_director *d) {
    return d->last_asked;
}

static bool worth_telling(app_director *d, int index, const nt_event *event) {
    return d->hooks.tells == NULL || d->hooks.tells(d->hooks.user, director_view_at(d, index, NT_SPECTATOR), event);
}

void app_director_led(app_director *d) {
    d->led = true;
}

void app_director_alone(app_director *d, bool alone) {
    d->alone = alone;
}

void app_director_resumed(app_director *d, uint8_t last_asked, int events) {
    d->shown_events = events < 0 ? nt_port_events(director_public_port(d)) : events;
    d->last_asked = last_asked;
    for (int i = d->shown_events - 1; i >= 0; i--) {
        nt_event event = nt_port_event(director_public_port(d), i);
        if (worth_telling(d, d->shown_events, &event)) {
            d->last = d->before = event;
            return;
        }
    }
}

/* ---- what comes next ---- */

/* The first of these seats in the game's order; by default clockwise after the one asked last. */
static int next_seat(const app_director *d, uint32_t seats) {
    uint8_t order[NT_MAX_SEATS];
    nt_port_order(director_public_port(d), d->last_asked, order);
    for (int i = 0; i < d->seating.n; i++) {
        if (seats & bit(order[i])) {
            return order[i];
        }
    }
    return -1;
}

static app_step results(const app_director *d, uint32_t people) {
    uint32_t all = director_asked(d, NT_ASK_TABLE);
    int seat = next_seat(d, all & people ? all & people : all);
    return (app_step){.kind = STEP_RESULTS, .seat = (uint8_t)(seat < 0 ? NT_SPECTATOR : seat), .ask = NT_ASK_TABLE};
}

/* What the rules ask for, whatever is being shown. */
static app_step question(const app_director *d) {
    uint32_t people = app_seating_humans(&d->seating);
    if (nt_match_over(d->match) || (director_asked(d, NT_ASK_TABLE) && !director_ask_table(d).mid_game)) {
        return results(d, people);
    }
    int seat = next_seat(d, nt_match_to_act(d->match) & people & ~director_of_the_house(d));
    app_step step = {.kind = STEP_BOTS, .seat = NT_SPECTATOR, .ask = NT_ASK_NONE};
    if (seat >= 0) {
        step.seat = (uint8_t)seat;
        step.ask = asked(d, seat);
        step.kind = step.ask == NT_ASK_OPEN || step.ask == NT_ASK_TABLE ? STEP_OPEN : STEP_PRIVATE;
    }
    const uint32_t bots = director_asked(d, NT_ASK_OPEN) & ~people;
    if (step.kind == STEP_OPEN && bots != 0 && director_ask_table(d).bots_first) {
        step = (app_step){.kind = STEP_BOTS, .seat = NT_SPECTATOR, .ask = NT_ASK_NONE};
    }
    step.of = nt_count(d->secret.all & people); /* nobody waits for a bot */
    step.done = step.of - nt_count(d->secret.left & people);
    return step;
}

app_step app_director_step(const app_director *d) {
    app_step step = question(d);
    if (director_events_wait(d)) {
        step.kind = STEP_EVENTS;
    } else if (step.kind != STEP_OPEN && app_director_can_undo(d)) {
        step.kind = STEP_UNDO;
        step.seat = d->undo_seat;
    }
    return step;
}

/* ---- time ---- */

/* Its sound, and what is spoken of it. */
static void hear(app_director *d) {
    const char *sound = d->table->show(&d->event).sound;
    d->unheard = false;
    if (sound && d->hooks.sound) {
        d->hooks.sound(d->hooks.user, sound);
    }
    if (d->hooks.speak) {
        d->hooks.speak(d->hooks.user, director_view_at(d, d->shown_events - 1, NT_SPECTATOR), &d->event);
    }
}

/* Its time runs from now on: as long as the page comes that is always a beginning. */
static void start_event(app_director *d) {
    d->begun = d->now;
    d->ends = d->takes == TABLE_UNTIL_PRESSED ? UINT64_MAX : d->now + d->takes;
    if (!d->comes) {
        hear(d);
    }
}

static void begin_event(app_director *d, app_tempo tempo) {
    const int index = d->shown_events++;
    const nt_event event = nt_port_event(director_public_port(d), index);
    const table_show show = d->table->show(&event);
    uint32_t ms = show.ms;
    if (tempo.still && show.result) {
        ms = TABLE_UNTIL_PRESSED;
    }
    if (ms == TABLE_UNTIL_PRESSED && app_seating_humans(&d->seating) == 0) {
        ms = NOBODY_PRESSES_MS;
    }
    d->words_from = 0;
    if (worth_telling(d, index, &event)) {
        d->before = d->last;
        d->last = event;
        d->words_from = show.words_from;
    }
    d->event = event;
    d->still = tempo.still;
    d->takes = ms == TABLE_UNTIL_PRESSED ? ms : (uint32_t)((float)ms * tempo.factor);
    d->showing = d->unheard = d->takes > 0;
    if (d->showing) {
        start_event(d);
    } else {
        d->begun = d->ends = d->now;
        hear(d);
    }
}

static bool tick_events(app_director *d, app_tempo tempo) {
    bool changed = false;
    if (d->showing) {
        changed = true;
        if (d->unheard) {
            start_event(d);
        }
        if (d->now >= d->ends) {
            d->showing = false;
        }
    }
    while (!d->showing && nt_port_events(director_public_port(d)) > d->shown_events) {
        begin_event(d, tempo);
        changed = true;
    }
    return changed;
}

bool app_director_tick(app_director *d, uint64_t now, app_tempo tempo, bool on_table) {
    d->now = now;
    bool could_undo = d->can_undo;
    if (d->can_undo && d->undo_until == UNDO_BEGINS) { /* whoever thought for long has slept till the press */
        d->undo_until = now + UNDO_MS;
    }
    if (d->can_undo && now >= d->undo_until) {
        d->can_undo = false;
    }
    bool changed = could_undo && !d->can_undo;
    if (on_table) {
        changed |= tick_events(d, tempo);
    }
    bool waits = director_events_wait(d) || app_director_can_undo(d);
    if (waits && on_table) {
        return changed;
    }
    if (!waits) {
        director_ask_bots(d, tempo);
    }
    if (!director_tick_bots(d)) {
        return changed;
    }
    if (on_table) {
        tick_events(d, tempo);
    }
    return true;
}

bool app_director_comes(app_director *d, uint64_t now, app_tempo tempo) {
    d->comes = true;
    const bool changed = app_director_tick(d, now, tempo, true);
    d->comes = false;
    return changed;
}

void app_director_stood(app_director *d, uint64_t ms) {
    if (d == NULL) {
        return;
    }
    d->begun += ms;
    d->ends += d->ends == UINT64_MAX ? 0 : ms;
    d->undo_until += d->undo_until == UNDO_BEGINS ? 0 : ms;
    for (int i = 0; i < d->seating.n; i++) {
        d->bots[i].due += d->bots[i].asked ? ms : 0;
    }
}

static float part_of(const app_director *d, uint64_t now) {
    if (d->showing && d->unheard && !d->still && !app_director_holds(d)) {
        return 0.0f;
    }
    const bool moves = d->showing && !d->still && !app_director_holds(d) && d->ends > d->begun && now < d->ends;
    return moves ? (float)(now - d->begun) / (float)(d->ends - d->begun) : 1.0f;
}

int app_director_begun(const app_director *d) {
    return d->shown_events;
}

int app_director_told(const app_director *d, uint64_t now) {
    return d->shown_events - (part_of(d, now) < d->words_from);
}

bool app_director_holds(const app_director *d) {
    return d->showing && d->ends == UINT64_MAX;
}

uint64_t app_director_wake(const app_director *d, uint64_t now) {
    if (d->showing && d->unheard) {
        return now;
    }
    if (app_director_holds(d)) {
        return UINT64_MAX;
    }
    if (d->showing) {
        return d->still ? d->ends : motion_next(now, d->ends);
    }
    if (director_events_wait(d)) {
        return now;
    }
    return d->can_undo ? d->undo_until : app_director_pause_end(d, now);
}

bool app_director_skip(app_director *d) {
    bool undo = app_director_step(d).kind == STEP_UNDO;
    if (!d->showing && !undo) {
        return false;
    }
    if (d->unheard) {
        hear(d);
    }
    d->ends = d->now;
    if (undo) {
        d->can_undo = false;
    }
    return true;
}

void app_director_event(const app_director *d, uint64_t now, nt_event *shown, float *part, nt_event *last) {
    *shown = (nt_event){0};
    *part = 1.0f;
    *last = d->last;
    if (!d->showing) {
        return;
    }
    *shown = d->event;
    *part = part_of(d, now);
    if (*part < d->words_from) {
        *last = d->before;
    }
}

/* ---- people ---- */

void app_director_revealed(app_director *d) {
    d->revealed = true;
}

nt_err app_director_submit(app_director *d, uint8_t seat, nt_move move) {
    nt_ask how = asked(d, seat);
    nt_err err = nt_port_submit(app_director_port(d, seat), move);
    if (err != NT_OK) {
        return err;
    }
    director_moved(d, seat, how);
    if (how == NT_ASK_SECRET) {
        d->last_asked = seat;
    }
    if (how == NT_ASK_OPEN && !nt_match_over(d->match) && nt_match_can_undo(d->match)) {
        d->can_undo = true;
        d->undo_seat = seat;
        d->undo_until = UNDO_BEGINS;
    }
    return NT_OK;
}

bool app_director_reads_on(app_director *d) {
    return director_ask_table(d).reads_on;
}

/* What all have read is answered for all of them in one step: no frame of the table comes between. */
void app_director_read(app_director *d, uint8_t seat) {
    d->read |= bit(seat);
    for (int i = 0; i < d->seating.n; i++) {
        if (director_all_have_read(d) && (nt_match_to_act(d->match) & bit(i))) {
            director_answer(d, i);
        }
    }
}

void app_director_keep_read(app_director *d, uint8_t seat, uint64_t at) {
    d->kept = seat;
    d->kept_read = true;
    d->kept_until = at;
}

void app_director_keep(app_director *d, uint8_t seat, nt_move move, uint64_t at) {
    d->kept = seat;
    d->kept_read = false;
    d->choice = move;
    d->kept_until = at;
}

uint8_t app_director_kept(const app_director *d) {
    return d->kept;
}

uint64_t app_director_kept_until(const app_director *d) {
    return d->kept != NT_SPECTATOR ? d->kept_until : UINT64_MAX;
}

void app_director_take(app_director *d, uint64_t now) {
    if (d == NULL || d->kept == NT_SPECTATOR || now < d->kept_until) {
        return;
    }
    const uint8_t seat = d->kept;
    d->kept = NT_SPECTATOR;
    if (d->kept_read) {
        app_director_read(d, seat);
    } else {
        app_director_submit(d, seat, d->choice);
    }
}

void app_director_rewound(app_director *d) {
    d->can_undo = d->showing = d->unheard = false;
    d->last = d->before = (nt_event){0};
    for (int i = 0; i < NT_MAX_SEATS; i++) {
        d->bots[i].asked = false;
    }
    app_director_resumed(d, d->last_asked, -1);
    secret_step_find(&d->secret, d->match);
    if (d->hooks.accepted) {
        d->hooks.accepted(d->hooks.user);
    }
}

bool app_director_undo(app_director *d) {
    if (!app_director_can_undo(d) || nt_match_undo(d->match) != NT_OK) {
        return false;
    }
    d->last_asked = (uint8_t)((d->undo_seat + d->seating.n - 1) % d->seating.n);
    app_director_rewound(d);
    return true;
}
