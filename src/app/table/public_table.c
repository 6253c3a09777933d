/* The public table: from the spectator's view alone. Shows events, waits for bots, takes open decisions. */
#include "app/table/public_table.h"

#include "app/flat/flat.h"
#include "app/hosted.h"
#include "app/inside.h"
#include "app/rise.h"
#include "app/table/stands.h"

static uint8_t asked_seat(const app *a) {
    app_step step = app_director_step(a->table);
    return step.kind == STEP_OPEN ? step.seat : NT_SPECTATOR;
}

/* The bot that is asked now, where people may interrupt bots: in a hosted game. */
static uint8_t bot_asked(const app *a) {
    if (!app_is_hosted(a) || app_director_step(a->table).kind != STEP_BOTS) {
        return NT_SPECTATOR;
    }
    for (uint8_t seat = 0; seat < app_director_seating(a->table)->n; seat++) {
        if (nt_port_ask(app_director_port(a->table, seat)) == NT_ASK_OPEN) {
            return seat;
        }
    }
    return NT_SPECTATOR;
}

/* Who decides on this frame, and among what: a person; or any person in the place of a bot, as far as that goes. */
static void look_at(table_scene *t, app *a) {
    const uint8_t person = asked_seat(a), bot = person == NT_SPECTATOR ? bot_asked(a) : NT_SPECTATOR;
    int n = 0;
    table_scene_refresh(t, a, bot == NT_SPECTATOR ? person : bot);
    table_scene_changes(t, a);
    if (bot == NT_SPECTATOR) {
        return;
    }
    for (int i = 0; i < t->ui.n_legal; i++) {
        if (a->hosting->interrupts(a, &t->ui, t->legal[i])) {
            t->legal[n++] = t->legal[i];
        }
    }
    t->ui.n_legal = n;
}

/* A question opens when nothing is told any more, and one behind it as another step of the game. Where the table
 * brings it, it goes so, too, as something is told. */
static void open_question(table_scene *t, app *a) {
    const bool told = t->tells;
    t->tells = app_director_step(a->table).kind == STEP_EVENTS;
    if (t->change.ends > a->now && table_scene_state(&t->base, a).stood_first) {
        return;
    }
    const bool asks = asked_seat(a) != NT_SPECTATOR || bot_asked(a) != NT_SPECTATOR;
    const char *screen = asks ? table_scene_state(&t->base, a).screen : NULL;
    const bool ends = t->asks != NULL && screen == NULL && !t->tells; /* nobody is asked next, nothing is told */
    const bool goes = ((t->tells && !told) || ends) && app_director_table(a->table)->brings_questions;
    if (goes || (screen != NULL && screen != t->asks)) {
        rise_on_table(a);
    }
    t->asks = screen;
}

/* Something is picked that would interrupt a bot: it waits. */
static bool interrupts(const table_scene *t, const app *a) {
    return t->ui.picks > 0 && bot_asked(a) != NT_SPECTATOR;
}

/* Whether another scene comes next. On a flat table hands are looked at beside what everybody sees. */
static bool leads_on(const app *a) {
    const app_step step = app_director_step(a->table);
    return (step.kind == STEP_PRIVATE && !app_in_zones(a)) || step.kind == STEP_RESULTS || app_host_next(a) != NULL;
}

/* Events begin when the page stands, so that nothing of them is missed. */
static bool tell(app *a, bool comes) {
    const app_tempo tempo = app_tempo_of(&a->settings);
    return comes && !tempo.still ? app_director_comes(a->table, a->now, tempo)
                                 : app_director_tick(a->table, a->now, tempo, true);
}

/* What takes no time is told before the first frame: between two private turns there is none. */
void public_table_enter(table_scene *t, app *a) {
    tell(a, true);
    table_scene_open(t, a, TABLE_PUBLIC, NT_SPECTATOR);
    if (leads_on(a)) {
        app_go_on(a);
    }
    look_at(t, a);
    open_question(t, a); /* it comes with the page, and not once more after that */
}

static bool may_look(const table_scene *t, const app *a) {
    return !table_scene_state(&t->base, a).no_look;
}

uint8_t public_table_looker(const table_scene *t, const app *a) {
    app_step step = app_director_step(a->table);
    uint32_t people = app_seating_humans(app_director_seating(a->table));
    if (!may_look(t, a)) {
        return NT_SPECTATOR;
    }
    if (step.kind == STEP_OPEN) {
        return step.seat;
    }
    if (people == 0 || (people & (people - 1)) != 0) {
        return NT_SPECTATOR;
    }
    uint8_t seat = 0;
    while (!(people >> seat & 1)) {
        seat++;
    }
    return seat;
}

/* Zones of the apron and keys; true = handled. */
static bool general(table_scene *t, app *a, const ui_input *in) {
    if (in->kind == UI_PAUSE || in->kind == UI_BACK || ui_chose(in, ZONE_PAUSE)) {
        app_push(a, &scene_pause, NULL, 0);
    } else if (in->kind == UI_RULES || ui_chose(in, ZONE_RULES)) {
        table_scene_rules(t, a);
    } else if (in->kind == UI_HELP || ui_chose(in, ZONE_HELP)) {
        app_push(a, &scene_help, NULL, 0);
    } else if (in->kind == UI_LOG || ui_chose(in, ZONE_LOG)) {
        app_push(a, &scene_log, NULL, 0);
    } else if (ui_chose(in, ZONE_LOOK) && in->n > 0) { /* a seat of the table's own frame */
        const uint8_t seat = (uint8_t)(in->n - 1);
        app_look(a, may_look(t, a) || app_sees_all(a, seat) ? seat : NT_SPECTATOR);
    } else if (ui_chose(in, ZONE_LOOK)) {
        app_look(a, public_table_looker(t, a));
    } else if (ui_chose(in, ZONE_JUDGE) && app_is_hosted(a)) {
        app_go(a, a->hosting->face, NULL, 0);
    } else if (ui_chose(in, ZONE_UNDO)) {
        app_director_undo(a->table);
    } else {
        return false;
    }
    return true;
}

static void refresh(table_scene *t, app *a) {
    look_at(t, a);
    app_dirty(a);
}

/* Where several people are asked the same open question, the frame may answer for another one than the next. */
static uint8_t speaker(const app *a, uint8_t asked, uint8_t seat) {
    const uint32_t people = app_seating_humans(app_director_seating(a->table));
    if (seat >= NT_MAX_SEATS || !(people >> seat & 1)) {
        return asked;
    }
    return nt_port_ask(app_director_port(a->table, seat)) == NT_ASK_OPEN ? seat : asked;
}

void public_table_moved(table_scene *t, app *a) {
    tell(a, rise_holds(a));
    refresh(t, a);
}

/* What can be inspected may be opened while something moves, too. */
static bool opens(table_scene *t, app *a, const ui_input *in) {
    nt_move move;
    bool has_move = false;
    const table_ui before = t->ui;
    if (in->kind == UI_CHOOSE && (in->flags & UI_ZONE_INSPECT) && table_scene_input(t, a, in, &move, &has_move) &&
        t->ui.reading) {
        return true;
    }
    t->ui = before;
    return false;
}

/* One press may stand for several seats: their moves follow one another, each when the one before has been told. */
static void follow(table_scene *t, app *a) {
    const nt_table *table = app_director_table(a->table);
    nt_move move;
    while (table->follows != NULL && table->follows(app_director_view(a->table, NT_SPECTATOR), &t->ui, &move) &&
           app_director_submit(a->table, speaker(a, t->ui.asked, move.seat), move) == NT_OK) {
        refresh(t, a);
    }
}

/* A press while something moves ends the movement and does nothing else; so does one while something stays to be
 * read, and one beside everything while bots take their time. What opens over the table makes no move: it opens at
 * once, and the movement waits below it. */
void public_table_input(table_scene *t, app *a, const ui_input *in) {
    nt_move move;
    bool has_move = false;
    if (in->kind == UI_COVERED) {
        return;
    }
    if (table_scene_clock_input(t, in)) {
        table_scene_clock(t, a, a->now, &move); /* it only warns: no move comes of it */
        return;
    }
    if (in->kind == UI_BACK && table_scene_input(t, a, in, &move, &has_move)) {
        return; /* what lay over the table is away */
    }
    if (general(t, a, in)) {
        refresh(t, a);
        return;
    }
    bool press = in->kind == UI_CHOOSE || in->kind == UI_ANY, moves = app_director_step(a->table).kind == STEP_EVENTS;
    if (moves && !t->ui.reading && opens(t, a, in)) {
        return;
    }
    const bool aside = press && table_scene_state(&t->base, a).stands_aside;
    const bool held = app_director_holds(a->table), changes = press && !aside && table_scene_changes_end(t, a);
    const bool moved = held && changes; /* what stays to be read stays, once it stands */
    if (press && !t->ui.reading && (moved || app_director_skip(a->table) || changes)) {
        if (held && !moved) {
            app_save(a); /* it has been read */
        }
        refresh(t, a);
        return;
    }
    const bool handled = table_scene_input(t, a, in, &move, &has_move);
    if (handled && !has_move) {
        table_scene_changes(t, a); /* what was picked is on its way in this frame, and wakes the table for the next */
    }
    if (has_move && t->ui.asked != NT_SPECTATOR) {
        move.seat = speaker(a, t->ui.asked, move.seat);
        if (app_director_submit(a->table, move.seat, move) == NT_OK) {
            table_scene_echo(t, a, move);
            public_table_moved(t, a);
        } else {
            refresh(t, a);
        }
    } else if (press && !handled && app_director_hurry(a->table)) {
        refresh(t, a);
    }
    follow(t, a);
}

void public_table_tick(table_scene *t, app *a, uint64_t now) {
    if (t->base.ops != app_public_scene(a)) { /* the table lies another way now */
        app_go_on(a);
        return;
    }
    table_scene_echo_tick(t, a);
    table_scene_changes_tick(t, a);
    if (t->ui.reading || interrupts(t, a)) {
        return;
    }
    if (tell(a, rise_holds(a))) {
        app_dirty(a);
    }
    app_told(a);
    if (leads_on(a)) {
        if (!rise_clears(a)) { /* no other page takes a menu along */
            app_go_on(a);
        }
    } else {
        look_at(t, a);
        open_question(t, a);
        nt_move move;
        if (table_scene_clock(t, a, now, &move)) {
            app_director_submit(a->table, t->ui.asked, move);
            refresh(t, a);
        }
        follow(t, a);
    }
}

uint64_t public_table_wake(const table_scene *t, const app *a) {
    const uint64_t pressed = table_scene_echo_wake(t, a), change = table_scene_changes_wake(t, a);
    const uint64_t echo = pressed < change ? pressed : change;
    if (t->ui.reading || interrupts(t, a)) {
        return echo;
    }
    const uint64_t director =
        rise_holds(a) ? app_director_pause_end(a->table, a->now) : app_director_wake(a->table, a->now);
    const uint64_t clock = table_scene_clock_wake(t);
    const uint64_t table = clock < director ? clock : director;
    return echo < table ? echo : table;
}

bool public_table_takes_back(const app *a) {
    nt_event event, last;
    float part;
    app_director_event(a->table, stands_time(a), &event, &part, &last);
    return app_director_can_undo(a->table) && (event.kind != 0 || app_director_step(a->table).kind != STEP_EVENTS);
}
