/* The judge's own face: everything, behind a hold. Tools, undo, redo, corrections, another judge. By day it gives way
 * to the public table, and after the end to the results, when it is closed, covered or left alone; over a call, or
 * while he alone is asked, it stays, and what covers it is a curtain. */
#include <stdlib.h>
#include <string.h>

#include "app/menus/menu.h"
#include "hosting/house.h"
#include "hosting/judge.h"

enum { IDLE = 20000 };

typedef struct {
    hosted_scene s;
    nt_judge *judge;
    void *whole_bytes;
    nt_whole whole;
    nt_move open[NT_MAX_LEGAL]; /* of whoever is asked in a correction */
    int ply[HOSTING_PAST];      /* of the lines shown */
    uint64_t idle_from;
    bool moved; /* the match is not where the call below left it */
} judge_scene;

/* ---- what is shown ---- */

/* The lines of one page, newest first. */
static void list_past(judge_scene *j, app *a) {
    table_ui *ui = &j->s.t.ui;
    hosting_frame *h = &j->s.h;
    const nt_match *match = app_director_match(a->table);
    int seen = 0;
    h->n_past = 0;
    for (int ply = nt_match_plies(match) - 1; ply >= 0; ply--) {
        if (!nt_judge_is_event(j->judge, ply)) {
            continue;
        }
        const int line = seen++ - ui->page * HOSTING_PAST;
        if (line < 0 || line >= HOSTING_PAST) {
            continue;
        }
        h->past[line] = nt_match_ply(match, ply).move;
        j->ply[line] = ply;
        h->n_past = line + 1;
    }
    h->past_pages = (seen + HOSTING_PAST - 1) / HOSTING_PAST;
}

static void list_waiting(judge_scene *j) {
    hosting_frame *h = &j->s.h;
    for (h->n_past = 0; h->n_past < HOSTING_PAST && h->n_past < h->waiting_events; h->n_past++) {
        h->past[h->n_past] = nt_judge_waiting_move(j->judge, h->n_past);
    }
    h->past_pages = 1;
    h->line = 1;
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
    hosting_frame *h = &j->s.h;
    const uint32_t asked = nt_match_to_act(app_director_match(a->table));
    h->open = j->open;
    h->n_open = 0;
    h->open_more = (asked & (asked - 1)) != 0;
    if (h->waiting_events == 0) {
        return;
    }
    h->open_seat = asked_in_correction(j, a, after);
    h->n_open = h->open_seat == NT_JUDGE
                    ? nt_judge_legal(j->judge, j->open, NT_MAX_LEGAL)
                    : nt_port_legal(app_director_port(a->table, h->open_seat), j->open, NT_MAX_LEGAL);
}

static void refresh(judge_scene *j, app *a) {
    table_ui *ui = &j->s.t.ui;
    hosting_frame *h = &j->s.h;
    table_scene_refresh(&j->s.t, a, NT_SPECTATOR);
    ui->locked = false;
    ui->n_legal = nt_judge_legal(j->judge, j->s.t.legal, NT_MAX_LEGAL);
    h->can_undo = nt_judge_can_undo(j->judge);
    h->can_redo = nt_judge_can_redo(j->judge);
    h->can_close = nt_judge_can_close(j->judge);
    h->waiting_events = nt_judge_waiting(j->judge);
    j->whole = nt_judge_whole(j->judge, j->whole_bytes);
    h->whole = &j->whole;
    list_open(j, a, -1);
    if (h->waiting_events > 0) {
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
    hosted_open(&j->s, a, HOSTING_JUDGE);
    j->s.h.over_call = arg != NULL && ((const judge_arg *)arg)->over;
    j->idle_from = a->now;
    refresh(j, a);
    return true;
}

static void leave(scene *s, app *a) {
    (void)a;
    free(((judge_scene *)s)->whole_bytes);
}

/* ---- commands ---- */

/* The newest event that what is picked would change, and what it becomes; -1 when there is none. */
static int find_amended(judge_scene *j, app *a, nt_move *now) {
    const table_hosting *hosting = hosting_of(a);
    const nt_match *match = app_director_match(a->table);
    int ply = nt_match_plies(match) - 1;
    while (ply >= 0 &&
           !(nt_judge_is_event(j->judge, ply) && hosting->amend(&j->s.h, nt_match_ply(match, ply).move, now))) {
        ply--;
    }
    return ply;
}

/* What the picked line becomes. */
static bool amended(const judge_scene *j, app *a, nt_move *now) {
    const hosting_frame *h = &j->s.h;
    const table_hosting *hosting = hosting_of(a);
    const int line = h->line - 1;
    return line >= 0 && line < h->n_past && hosting->amend(h, h->past[line], now);
}

/* Undo, redo, and what is done to the event of the picked line; true = the zone was one of these. */
static bool of_past(judge_scene *j, app *a, const ui_input *in, nt_err *err) {
    const hosting_frame *h = &j->s.h;
    const int line = h->line - 1;
    const bool has_line = line >= 0 && line < h->n_past && h->waiting_events == 0;
    nt_move now;
    if (ui_chose(in, ZONE_JUDGE_UNDO)) {
        *err = nt_judge_undo(j->judge);
    } else if (ui_chose(in, ZONE_JUDGE_REDO)) {
        *err = nt_judge_redo(j->judge);
    } else if (ui_chose(in, ZONE_JUDGE_DROP) && has_line) {
        *err = nt_judge_drop(j->judge, j->ply[line]);
    } else if (ui_chose(in, ZONE_JUDGE_BEFORE) && has_line) {
        *err = nt_judge_open(j->judge, j->ply[line]);
    } else if (ui_chose(in, ZONE_JUDGE_CORRECT) && has_line && amended(j, a, &now)) {
        *err = nt_judge_correct(j->judge, j->ply[line], now);
    } else {
        return false;
    }
    return true;
}

/* What is done in an open correction; `move` is what the table made of the picks, if has_move. */
static bool of_correction(judge_scene *j, const ui_input *in, bool has_move, nt_move move, nt_err *err) {
    if (j->s.h.waiting_events == 0) {
        return false;
    }
    if (ui_chose(in, ZONE_JUDGE_DROP)) {
        *err = nt_judge_drop_waiting(j->judge);
    } else if (ui_chose(in, ZONE_JUDGE_KEEP)) {
        *err = nt_judge_close(j->judge);
    } else if (ui_chose(in, ZONE_JUDGE_INSTEAD) && has_move) {
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
    const bool drops = ui_chose(in, ZONE_JUDGE_TAKE), changes = ui_chose(in, ZONE_JUDGE_RECARD);
    if (!drops && !changes) {
        return false;
    }
    const int ply = find_amended(j, a, &now);
    *err = ply < 0 ? NT_ILLEGAL : drops ? nt_judge_drop(j->judge, ply) : nt_judge_correct(j->judge, ply, now);
    return true;
}

/* After every change of the match that did not come through a port. */
static void changed(judge_scene *j, app *a) {
    table_ui *ui = &j->s.t.ui;
    hosting_frame *h = &j->s.h;
    memset(ui->pick, 0, sizeof ui->pick); /* also where the match is as long as before */
    ui->picks = h->line = 0;
    j->moved = true;
    a->hosted.call.runs = false; /* the call below is not the one that is asked now */
    app_director_rewound(a->table);
    refresh(j, a);
}

static bool own_move(judge_scene *j, app *a, nt_move move) {
    const bool asked = hosting_asks_judge(a);
    if (nt_judge_submit(j->judge, move) != NT_OK) {
        return false;
    }
    changed(j, a);
    if (nt_match_over(app_director_match(a->table)) || (asked && !hosting_asks_judge(a))) {
        app_go_on(a);
        return false;
    }
    return true;
}

/* ---- input ---- */

static void close_face(judge_scene *j, app *a) {
    if (!j->s.h.over_call && !nt_match_over(app_director_match(a->table))) {
        app_go(a, &scene_table, NULL, 0);
    } else if (j->moved || !j->s.h.over_call) {
        app_go_on(a);
    } else {
        app_pop(a);
    }
}

/* Not while he alone is asked, nor while a correction is open. */
static bool closes(const app *a, const ui_input *in) {
    return !hosting_asks_judge(a) && (in->kind == UI_BACK || ui_chose(in, ZONE_JUDGE_CLOSE));
}

static void cover(judge_scene *j, app *a) {
    if (j->s.h.over_call || hosting_asks_judge(a)) {
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
    table_ui *ui = &j->s.t.ui;
    hosting_frame *h = &j->s.h;
    if (in->kind == UI_COVERED) {
        cover(j, a);
    } else if (closes(a, in)) {
        close_face(j, a);
    } else if (in->kind == UI_PAUSE || ui_chose(in, ZONE_PAUSE)) {
        app_push(a, &scene_pause, NULL, 0);
    } else if (in->kind == UI_RULES || ui_chose(in, ZONE_RULES)) {
        table_scene_rules(&j->s.t, a);
    } else if (ui_chose(in, ZONE_JUDGE_HAND)) {
        hand_over(a, in->n);
    } else if (ui_chose(in, ZONE_CARDS)) {
        hosting_show_cards(a, h);
    } else if (ui_chose(in, ZONE_JUDGE_BY)) {
        list_open(j, a, h->open_seat);
    } else if (ui_chose(in, ZONE_PAGE) && !(in->flags & UI_ZONE_OFF)) {
        ui->page += in->n;
        h->line = 0;
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
    j->s.h.refused = false;
    if (in->kind == UI_INSPECT) {
        if (hosted_input(&j->s, a, app_director_view(a->table, NT_SPECTATOR), in, &move, &has_move)) {
            table_scene_rules(&j->s.t, a);
        }
        return true;
    }
    hosted_input(&j->s, a, app_director_view(a->table, NT_SPECTATOR), in, &move, &has_move);
    if (of_correction(j, in, has_move, move, &err) || of_past(j, a, in, &err) || of_found(j, a, in, &err)) {
        j->s.h.refused = err != NT_OK;
        if (err == NT_OK) {
            changed(j, a);
        }
        return true;
    }
    while (has_move && own_move(j, a, move) &&
           ui_chose(in, ZONE_ROLE_REST)) { /* one press for all the cards that are alike */
        has_move = false;
        hosted_input(&j->s, a, app_director_view(a->table, NT_SPECTATOR), in, &move, &has_move);
    }
    return true;
}

/* ---- time ---- */

static void tick(scene *s, app *a, uint64_t now) {
    judge_scene *j = (judge_scene *)s;
    if (!j->s.h.over_call && now >= j->idle_from + IDLE) {
        j->idle_from = now;
        cover(j, a);
    }
}

static uint64_t wake(const scene *s, const app *a) {
    const judge_scene *j = (const judge_scene *)s;
    (void)a;
    return j->s.h.over_call ? UINT64_MAX : j->idle_from + IDLE;
}

static void draw(const scene *s, const app *a, ui_draw *d) {
    hosting_of(a)->draw(app_director_view(a->table, NT_SPECTATOR), &((const judge_scene *)s)->s.h, d);
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
    .state = hosted_state,
    .way_out = ZONE_JUDGE_CLOSE,
};
