/* The judge's own face: everything, behind a hold. Tools, undo, redo, corrections. Returns to the table when it is
 * closed, covered or left alone. */
#include <stdlib.h>
#include <string.h>

#include "app/menu.h"
#include "app/table_scene.h"
#include "engine/judge.h"

enum { IDLE = 20000 };

typedef struct {
    table_scene t;
    nt_judge *judge;
    void *whole_bytes;
    nt_whole whole;
    int ply[TABLE_PAST]; /* of the lines shown */
    uint64_t idle_from;
} judge_scene;

/* The lines of one page, newest first. */
static void list_past(judge_scene *j, app *a) {
    table_ui *ui = &j->t.ui;
    const nt_match *match = app_director_match(a->table);
    int seen = 0;
    ui->n_past = 0;
    for (int ply = nt_match_plies(match) - 1; ply >= 0; ply--) {
        if (!nt_judge_is_event(j->judge, ply))
            continue;
        const int line = seen++ - ui->page * TABLE_PAST;
        if (line < 0 || line >= TABLE_PAST)
            continue;
        ui->past[line] = nt_match_ply(match, ply).move;
        j->ply[line] = ply;
        ui->n_past = line + 1;
    }
    ui->past_pages = (seen + TABLE_PAST - 1) / TABLE_PAST;
}

static void list_waiting(judge_scene *j) {
    table_ui *ui = &j->t.ui;
    for (ui->n_past = 0; ui->n_past < TABLE_PAST && ui->n_past < ui->waiting_events; ui->n_past++)
        ui->past[ui->n_past] = nt_judge_waiting_move(j->judge, ui->n_past);
    ui->past_pages = 1;
}

static void refresh(judge_scene *j, app *a) {
    table_ui *ui = &j->t.ui;
    table_scene_refresh(&j->t, a, NT_SPECTATOR);
    ui->locked = false;
    ui->n_legal = nt_judge_legal(j->judge, j->t.legal, NT_MAX_LEGAL);
    ui->can_undo = nt_judge_can_undo(j->judge);
    ui->can_redo = nt_judge_can_redo(j->judge);
    ui->waiting_events = nt_judge_waiting(j->judge);
    j->whole = nt_judge_whole(j->judge, j->whole_bytes);
    ui->whole = &j->whole;
    if (ui->waiting_events > 0)
        list_waiting(j);
    else
        list_past(j, a);
    app_dirty(a);
}

static bool enter(scene *s, app *a, const void *arg) {
    judge_scene *j = (judge_scene *)s;
    (void)arg;
    j->judge = nt_match_judge(app_director_match(a->table));
    j->whole_bytes = j->judge != NULL ? malloc(nt_judge_whole_size(j->judge)) : NULL;
    if (j->whole_bytes == NULL)
        return false;
    table_scene_open(&j->t, a, TABLE_JUDGE, NT_SPECTATOR);
    j->idle_from = a->now;
    refresh(j, a);
    return true;
}

static void leave(scene *s, app *a) {
    (void)a;
    free(((judge_scene *)s)->whole_bytes);
}

static bool is(const ui_input *in, const char *zone) {
    return in->kind == UI_CHOOSE && in->zone && strcmp(in->zone, zone) == 0;
}

/* What the picked line becomes, with the seat that is picked. */
static bool amended(const judge_scene *j, app *a, nt_move *now) {
    const table_ui *ui = &j->t.ui;
    const nt_table *table = app_director_table(a->table);
    const int line = ui->waiting_events > 0 ? 0 : ui->keep - 1;
    return line >= 0 && line < ui->n_past && table->amend != NULL && table->amend(ui, ui->past[line], now);
}

/* Undo, redo, corrections; true = the zone was one of these. */
static bool command(judge_scene *j, app *a, const ui_input *in, nt_err *err) {
    const table_ui *ui = &j->t.ui;
    const bool waits = ui->waiting_events > 0;
    const int line = ui->keep - 1;
    nt_move now;
    if (is(in, "judge-undo"))
        *err = nt_judge_undo(j->judge);
    else if (is(in, "judge-redo"))
        *err = nt_judge_redo(j->judge);
    else if (is(in, "judge-drop") && waits)
        *err = nt_judge_drop_waiting(j->judge);
    else if (is(in, "judge-drop") && line >= 0 && line < ui->n_past)
        *err = nt_judge_drop(j->judge, j->ply[line]);
    else if (is(in, "judge-correct") && amended(j, a, &now))
        *err = waits ? nt_judge_reenter(j->judge, now) : nt_judge_correct(j->judge, j->ply[line], now);
    else
        return false;
    return true;
}

/* After every change of the match that did not come through a port. */
static void changed(judge_scene *j, app *a) {
    j->t.ui.keep = 0;
    app_director_rewound(a->table);
    refresh(j, a);
}

static void own_move(judge_scene *j, app *a, nt_move move) {
    const bool asked = app_asks_judge(a);
    if (nt_judge_submit(j->judge, move) != NT_OK)
        return;
    changed(j, a);
    if (nt_match_over(app_director_match(a->table)) || (asked && !app_asks_judge(a)))
        app_go_on(a);
}

/* Not while he alone is asked, nor while a correction is open; covered it always closes if it can. */
static bool closes(const judge_scene *j, const app *a, const ui_input *in) {
    if (app_asks_judge(a))
        return false;
    const bool asked = in->kind == UI_BACK || is(in, "judge-close");
    return in->kind == UI_COVERED || (asked && j->t.ui.waiting_events == 0);
}

static bool input(scene *s, app *a, const ui_input *in) {
    judge_scene *j = (judge_scene *)s;
    nt_move move;
    nt_err err = NT_ILLEGAL;
    bool has_move = false;
    j->idle_from = a->now;
    if (closes(j, a, in))
        app_go(a, &scene_table, NULL, 0);
    else if (in->kind == UI_PAUSE || is(in, "pause"))
        app_push(a, &scene_pause, NULL, 0);
    else if (is(in, "page") && !(in->flags & UI_ZONE_OFF)) {
        j->t.ui.page += in->n;
        j->t.ui.keep = 0;
        refresh(j, a);
    } else if (command(j, a, in, &err)) {
        if (err == NT_OK)
            changed(j, a);
    } else if (table_scene_input(&j->t, a, in, &move, &has_move) && has_move)
        own_move(j, a, move);
    app_dirty(a);
    return true;
}

static void tick(scene *s, app *a, uint64_t now) {
    judge_scene *j = (judge_scene *)s;
    if (app_asks_judge(a) || j->t.ui.waiting_events > 0)
        return;
    if (now >= j->idle_from + IDLE)
        app_go(a, &scene_table, NULL, 0);
}

static uint64_t wake(const scene *s, const app *a) {
    const judge_scene *j = (const judge_scene *)s;
    return app_asks_judge(a) || j->t.ui.waiting_events > 0 ? UINT64_MAX : j->idle_from + IDLE;
}

static void draw(const scene *s, const app *a, ui_draw *d) {
    table_scene_draw(&((const judge_scene *)s)->t, a, d, false);
}

const scene_ops scene_judge = {
    .name = "judge",
    .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT | SCENE_SECRET,
    .size = sizeof(judge_scene),
    .enter = enter,
    .leave = leave,
    .input = input,
    .tick = tick,
    .wake = wake,
    .draw = draw,
};
