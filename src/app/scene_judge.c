/* The judge's own face: everything, behind a hold. Tools, undo, redo, corrections, another judge. By day it gives way
 * to the public table, and after the end to the results, when it is closed, covered or left alone; over a call, or
 * while he alone is asked, it stays, and what covers it is a curtain. */
#include <stdlib.h>
#include <string.h>

#include "app/menu.h"
#include "app/table_scene.h"
#include "hosting/judge.h"

enum { IDLE = 20000 };

typedef struct {
    table_scene t;
    nt_judge *judge;
    void *whole_bytes;
    nt_whole whole;
    nt_move open[NT_MAX_LEGAL]; /* of whoever is asked in a correction */
    int ply[TABLE_PAST];        /* of the lines shown */
    uint64_t idle_from;
    bool moved; /* the match is not where the call below left it */
} judge_scene;

/* ---- what is shown ---- */

/* The lines of one page, newest first. */
static void list_past(judge_scene *j, app *a) {
    table_ui *ui = &j->t.ui;
    const nt_match *match = app_director_match(a->table);
    int seen = 0;
    ui->n_past = 0;
    for (int ply = nt_match_plies(match) - 1; ply >= 0; ply--) {
        if (!nt_judge_is_event(j->judge, ply)) {
            continue;
        }
        const int line = seen++ - ui->page * TABLE_PAST;
        if (line < 0 || line >= TABLE_PAST) {
            continue;
        }
        ui->past[line] = nt_match_ply(match, ply).move;
        j->ply[line] = ply;
        ui->n_past = line + 1;
    }
    ui->past_pages = (seen + TABLE_PAST - 1) / TABLE_PAST;
}

static void list_waiting(judge_scene *j) {
    table_ui *ui = &j->t.ui;
    for (ui->n_past = 0; ui->n_past < TABLE_PAST && ui->n_past < ui->waiting_events; ui->n_past++) {
        ui->past[ui->n_past] = nt_judge_waiting_move(j->judge, ui->n_past);
    }
    ui->past_pages = 1;
    ui->line = 1;
}

/* Who is asked where a correction stands: the seat of the first event that waits, or else the first one behind
 * `after`. */
static uint8_t asked_in_correction(const judge_scene *j, app *a, int after) {
    nt_match *match = app_director_match(a->table);
    const uint32_t asked = nt_match_to_act(match);
    const uint8_t waits = nt_judge_waiting_move(j->judge, 0).seat;
    if (asked == (uint32_t)1 << NT_JUDGE) {
        return NT_JUDGE;
    }
    if (after < 0 && waits < NT_MAX_SEATS && asked >> waits & 1) {
        return waits;
    }
    for (int i = 1; i <= NT_MAX_SEATS; i++) {
        const int seat = (after + i) % NT_MAX_SEATS;
        if (asked >> seat & 1) {
            return (uint8_t)seat;
        }
    }
    return NT_JUDGE;
}

static void list_open(judge_scene *j, app *a, int after) {
    table_ui *ui = &j->t.ui;
    const uint32_t asked = nt_match_to_act(app_director_match(a->table));
    ui->open = j->open;
    ui->n_open = 0;
    ui->open_more = (asked & (asked - 1)) != 0;
    if (ui->waiting_events == 0) {
        return;
    }
    ui->open_seat = asked_in_correction(j, a, after);
    ui->n_open = ui->open_seat == NT_JUDGE
                     ? nt_judge_legal(j->judge, j->open, NT_MAX_LEGAL)
                     : nt_port_legal(app_director_port(a->table, ui->open_seat), j->open, NT_MAX_LEGAL);
}

static void refresh(judge_scene *j, app *a) {
    table_ui *ui = &j->t.ui;
    table_scene_refresh(&j->t, a, NT_SPECTATOR);
    ui->locked = false;
    ui->n_legal = nt_judge_legal(j->judge, j->t.legal, NT_MAX_LEGAL);
    ui->can_undo = nt_judge_can_undo(j->judge);
    ui->can_redo = nt_judge_can_redo(j->judge);
    ui->can_close = nt_judge_can_close(j->judge);
    ui->waiting_events = nt_judge_waiting(j->judge);
    j->whole = nt_judge_whole(j->judge, j->whole_bytes);
    ui->whole = &j->whole;
    list_open(j, a, -1);
    if (ui->waiting_events > 0) {
        list_waiting(j);
    } else {
        list_past(j, a);
    }
    app_dirty(a);
}

static bool enter(scene *s, app *a, const void *arg) {
    judge_scene *j = (judge_scene *)s;
    j->judge = nt_match_judge(app_director_match(a->table));
    j->whole_bytes = j->judge != NULL ? malloc(nt_judge_whole_size(j->judge)) : NULL;
    if (j->whole_bytes == NULL) {
        return false;
    }
    table_scene_open(&j->t, a, TABLE_JUDGE, NT_SPECTATOR);
    j->t.ui.over_call = arg != NULL && ((const judge_arg *)arg)->over;
    j->idle_from = a->now;
    refresh(j, a);
    return true;
}

static void leave(scene *s, app *a) {
    (void)a;
    free(((judge_scene *)s)->whole_bytes);
}

/* ---- commands ---- */

static bool is(const ui_input *in, const char *zone) {
    return in->kind == UI_CHOOSE && in->zone && strcmp(in->zone, zone) == 0;
}

/* The newest event that what is picked would change, and what it becomes; -1 when there is none. */
static int find_amended(judge_scene *j, app *a, nt_move *now) {
    const nt_table *table = app_director_table(a->table);
    const nt_match *match = app_director_match(a->table);
    int ply = nt_match_plies(match) - 1;
    while (ply >= 0 && !(nt_judge_is_event(j->judge, ply) && table->amend != NULL &&
                         table->amend(&j->t.ui, nt_match_ply(match, ply).move, now))) {
        ply--;
    }
    return ply;
}

/* What the picked line becomes. */
static bool amended(const judge_scene *j, app *a, nt_move *now) {
    const table_ui *ui = &j->t.ui;
    const nt_table *table = app_director_table(a->table);
    const int line = ui->line - 1;
    return line >= 0 && line < ui->n_past && table->amend != NULL && table->amend(ui, ui->past[line], now);
}

/* Undo, redo, and what is done to the event of the picked line; true = the zone was one of these. */
static bool of_past(judge_scene *j, app *a, const ui_input *in, nt_err *err) {
    const table_ui *ui = &j->t.ui;
    const int line = ui->line - 1;
    const bool has_line = line >= 0 && line < ui->n_past && ui->waiting_events == 0;
    nt_move now;
    if (is(in, "judge-undo")) {
        *err = nt_judge_undo(j->judge);
    } else if (is(in, "judge-redo")) {
        *err = nt_judge_redo(j->judge);
    } else if (is(in, "judge-drop") && has_line) {
        *err = nt_judge_drop(j->judge, j->ply[line]);
    } else if (is(in, "judge-before") && has_line) {
        *err = nt_judge_open(j->judge, j->ply[line]);
    } else if (is(in, "judge-correct") && has_line && amended(j, a, &now)) {
        *err = nt_judge_correct(j->judge, j->ply[line], now);
    } else {
        return false;
    }
    return true;
}

/* What is done in an open correction; `move` is what the table made of the picks, if has_move. */
static bool of_correction(judge_scene *j, const ui_input *in, bool has_move, nt_move move, nt_err *err) {
    if (j->t.ui.waiting_events == 0) {
        return false;
    }
    if (is(in, "judge-drop")) {
        *err = nt_judge_drop_waiting(j->judge);
    } else if (is(in, "judge-keep")) {
        *err = nt_judge_close(j->judge);
    } else if (is(in, "judge-instead") && has_move) {
        *err = nt_judge_reenter(j->judge, move);
    } else if (has_move) {
        *err = nt_judge_insert(j->judge, move);
    } else {
        return false;
    }
    return true;
}

/* An event that is found by what is picked, wherever it stands. */
static bool of_found(judge_scene *j, app *a, const ui_input *in, nt_err *err) {
    nt_move now;
    const bool drops = is(in, "judge-take"), changes = is(in, "judge-recard");
    if (!drops && !changes) {
        return false;
    }
    const int ply = find_amended(j, a, &now);
    *err = ply < 0 ? NT_ILLEGAL : drops ? nt_judge_drop(j->judge, ply) : nt_judge_correct(j->judge, ply, now);
    return true;
}

/* After every change of the match that did not come through a port. */
static void changed(judge_scene *j, app *a) {
    table_ui *ui = &j->t.ui;
    memset(ui->pick, 0, sizeof ui->pick); /* also where the match is as long as before */
    ui->picks = ui->line = 0;
    j->moved = true;
    app_director_rewound(a->table);
    refresh(j, a);
}

static bool own_move(judge_scene *j, app *a, nt_move move) {
    const bool asked = app_asks_judge(a);
    if (nt_judge_submit(j->judge, move) != NT_OK) {
        return false;
    }
    changed(j, a);
    if (nt_match_over(app_director_match(a->table)) || (asked && !app_asks_judge(a))) {
        app_go_on(a);
        return false;
    }
    return true;
}

/* ---- input ---- */

static void close_face(judge_scene *j, app *a) {
    if (!j->t.ui.over_call && !nt_match_over(app_director_match(a->table))) {
        app_go(a, &scene_table, NULL, 0);
    } else if (j->moved || !j->t.ui.over_call) {
        app_go_on(a);
    } else {
        app_pop(a);
    }
}

/* Not while he alone is asked, nor while a correction is open. */
static bool closes(const app *a, const ui_input *in) {
    return !app_asks_judge(a) && (in->kind == UI_BACK || is(in, "judge-close"));
}

static void cover(judge_scene *j, app *a) {
    if (j->t.ui.over_call || app_asks_judge(a)) {
        app_cover(a, true);
    } else {
        close_face(j, a);
    }
}

/* Behind a curtain: the new judge opens it, a player who is out or a guest. */
static void hand_over(app *a, int seat) {
    const int seats = app_director_seating(a->table)->n;
    const curtain_arg arg = {.seat = seat < seats ? (uint8_t)seat : NT_SPECTATOR, .over = true, .judge = true};
    app_push(a, &scene_curtain, &arg, sizeof arg);
}

/* What needs no move; true = done. */
static bool of_face(judge_scene *j, app *a, const ui_input *in) {
    table_ui *ui = &j->t.ui;
    if (in->kind == UI_COVERED) {
        cover(j, a);
    } else if (closes(a, in)) {
        close_face(j, a);
    } else if (in->kind == UI_PAUSE || is(in, "pause")) {
        app_push(a, &scene_pause, NULL, 0);
    } else if (in->kind == UI_RULES || is(in, "rules")) {
        table_scene_rules(&j->t, a);
    } else if (is(in, "judge-hand")) {
        hand_over(a, in->n);
    } else if (is(in, "cards")) {
        app_show_cards(a, ui);
    } else if (is(in, "judge-by")) {
        list_open(j, a, ui->open_seat);
    } else if (is(in, "page") && !(in->flags & UI_ZONE_OFF)) {
        ui->page += in->n;
        ui->line = 0;
        refresh(j, a);
    } else {
        return false;
    }
    return true;
}

static bool input(scene *s, app *a, const ui_input *in) {
    judge_scene *j = (judge_scene *)s;
    nt_move move;
    nt_err err = NT_ILLEGAL;
    bool has_move = false;
    j->idle_from = a->now;
    app_dirty(a);
    if (of_face(j, a, in)) {
        return true;
    }
    j->t.ui.refused = false;
    table_scene_input(&j->t, a, in, &move, &has_move);
    if (of_correction(j, in, has_move, move, &err) || of_past(j, a, in, &err) || of_found(j, a, in, &err)) {
        j->t.ui.refused = err != NT_OK;
        if (err == NT_OK) {
            changed(j, a);
        }
        return true;
    }
    while (has_move && own_move(j, a, move) && is(in, "role-rest")) { /* one press for all the cards that are alike */
        has_move = false;
        table_scene_input(&j->t, a, in, &move, &has_move);
    }
    return true;
}

/* ---- time ---- */

static void tick(scene *s, app *a, uint64_t now) {
    judge_scene *j = (judge_scene *)s;
    if (!j->t.ui.over_call && now >= j->idle_from + IDLE) {
        j->idle_from = now;
        cover(j, a);
    }
}

static uint64_t wake(const scene *s, const app *a) {
    const judge_scene *j = (const judge_scene *)s;
    (void)a;
    return j->t.ui.over_call ? UINT64_MAX : j->idle_from + IDLE;
}

static void draw(const scene *s, const app *a, ui_draw *d) {
    table_scene_draw(&((const judge_scene *)s)->t, a, d, false);
}

const scene_ops scene_judge = {
    .name = "judge",
    .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT | SCENE_SECRET | SCENE_WAITS,
    .size = sizeof(judge_scene),
    .enter = enter,
    .leave = leave,
    .input = input,
    .tick = tick,
    .wake = wake,
    .draw = draw,
};
