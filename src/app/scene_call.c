/* A call: one frame for the whole table, whoever is called. The device keeps the time, or a judge presses on.
 *
 * The frame is drawn from the view of the seat that is called, or from the spectator's when none is, and goes through
 * the same phases. What is chosen is given to the ports only when it is confirmed; whoever sleeps is answered for by
 * the device. Where the match has gone on meanwhile the frame still shows the call it began with.
 *
 * What covers the call, a menu, a curtain, the judge's face or a card, lies over it; time stands still meanwhile. A
 * judge's call is his own frame: its reminders are drawn from the whole. */
#include <stdlib.h>
#include <string.h>

#include "app/menu.h"
#include "app/table_scene.h"
#include "hosting/judge.h"

enum { SECOND = 1000, LATE = 100, DARK = 3 * SECOND, MOST_ANSWERS = 400 };

typedef struct {
    table_scene t;
    uint64_t began, dark; /* ms; when the frame went dark, 0 = not yet */
    uint64_t may_go_on;   /* a judge may press on from here */
    uint64_t ticked;      /* it is called at least once a second: a longer gap was spent elsewhere */
    bool answered;
    void *whole_bytes; /* of a judge's call, else NULL */
    nt_whole whole;
    size_t size;                     /* of view; 0 = the spectator's is drawn */
    unsigned char view[NT_VIEW_MAX]; /* of the seat that is called, as it was when it had answered */
} call_scene;

static bool calls(const app *a, uint8_t seat, uint8_t key) {
    const nt_table *table = app_director_table(a->table);
    return !app_director_seating(a->table)->seat[seat].bot && table->called(app_director_view(a->table, seat), key);
}

static nt_view shown(const call_scene *c, const app *a) {
    nt_view view = app_director_view(a->table, c->t.ui.called);
    if (c->size == 0) {
        return view;
    }
    /* The parts lie in the copy as the port laid them out. */
    const unsigned char *live = view.pub;
    view.me = c->view + ((const unsigned char *)view.me - live);
    view.pub = c->view;
    return view;
}

static void keep(call_scene *c, app *a) {
    if (c->t.ui.called == NT_SPECTATOR) {
        return;
    }
    c->size = nt_port_view_size(app_director_port(a->table, c->t.ui.called));
    nt_port_view(app_director_port(a->table, c->t.ui.called), c->view);
}

/* What the judge is reminded of. Once the match has gone on it would speak of another call. */
static void look_at_whole(call_scene *c, app *a) {
    nt_judge *judge = nt_match_judge(app_director_match(a->table));
    c->t.ui.whole = NULL;
    if (!c->t.ui.call.judged || judge == NULL) {
        return;
    }
    if (c->whole_bytes == NULL) {
        c->whole_bytes = malloc(nt_judge_whole_size(judge));
    }
    if (c->whole_bytes == NULL) {
        return; /* without reminders */
    }
    c->whole = nt_judge_whole(judge, c->whole_bytes);
    c->t.ui.whole = &c->whole;
}

/* A fake call of a judge takes between 80 and 120 % of its window. */
static uint64_t wait_of(app *a, const table_ui *ui) {
    const uint64_t window = (uint64_t)ui->call.seconds * SECOND;
    if (!ui->call.judged || ui->called != NT_SPECTATOR) {
        return 0;
    }
    return window * 8 / 10 + nt_rng_below(&a->presentation, (uint32_t)(window * 4 / 10));
}

/* A judge knows when nobody wakes: there is nobody to show a page to. */
static bool tells(const call_scene *c, bool has_page) {
    return has_page && !(c->t.ui.call.judged && c->t.ui.called == NT_SPECTATOR);
}

/* Sets the seconds that are left; true when the number has changed. */
static bool count_down(call_scene *c, uint64_t now) {
    table_ui *ui = &c->t.ui;
    const uint64_t until = ui->call.judged ? c->may_go_on : c->began + (uint64_t)ui->call.seconds * SECOND;
    const int left = now < until ? (int)((until - now + SECOND - 1) / SECOND) : 0, before = ui->seconds_left;
    ui->seconds_left = left;
    return left != before;
}

static void begin(call_scene *c, app *a) {
    table_ui *ui = &c->t.ui;
    const nt_table *table = app_director_table(a->table);
    const nt_view view = app_director_view(a->table, NT_SPECTATOR);
    app_is_called(a, &ui->call);
    table_scene_open(&c->t, a, TABLE_CALL, NT_SPECTATOR);
    table_scene_refresh(&c->t, a, NT_SPECTATOR);
    ui->called = NT_SPECTATOR;
    for (uint8_t seat = 0; seat < app_director_seating(a->table)->n && ui->called == NT_SPECTATOR; seat++) {
        if (calls(a, seat, ui->call.key)) {
            ui->called = seat;
        }
    }
    ui->phase = tells(c, table->tells(view, ui->call.key, true)) ? TABLE_CALL_TELLS_FIRST : TABLE_CALL_ASKS;
    c->answered = false;
    c->size = 0;
    c->dark = 0;
    c->began = c->ticked = a->now;
    c->may_go_on = a->now + wait_of(a, ui);
    count_down(c, a->now);
    keep(c, a);
    look_at_whole(c, a);
    app_dirty(a);
}

static bool enter(scene *s, app *a, const void *arg) {
    call_scene *c = (call_scene *)s;
    table_call call;
    (void)arg;
    app_director_tick(a->table, a->now, 0, true);
    if (!app_is_called(a, &call)) {
        return false;
    }
    begin(c, a);
    return true;
}

static void leave(scene *s, app *a) {
    (void)a;
    free(((call_scene *)s)->whole_bytes);
}

/* ---- answers ---- */

static void answer(call_scene *c, app *a, uint8_t seat) {
    nt_port *port = app_director_port(a->table, seat);
    const int n = nt_port_legal(port, c->t.legal, NT_MAX_LEGAL);
    if (n > 0) {
        app_director_submit(
            a->table, seat,
            app_director_table(a->table)->answer(app_director_view(a->table, seat), &c->t.ui, c->t.legal, n));
    }
    if (seat == c->t.ui.called) {
        keep(c, a);
    }
}

/* Everybody of this call: people by what is picked, bots by themselves, without their pause. */
static void answer_all(call_scene *c, app *a) {
    table_call call;
    c->answered = true;
    for (int i = 0; i < MOST_ANSWERS && app_is_called(a, &call) && call.key == c->t.ui.call.key; i++) {
        const app_step step = app_director_step(a->table);
        if (step.kind == STEP_PRIVATE) {
            answer(c, a, step.seat);
        } else if (step.kind == STEP_BOTS) {
            app_director_tick(a->table, a->now, 0, false);
        } else {
            break;
        }
    }
}

/* From call to call without the table between them, unless it has something to tell first: who died, who was shot. */
static void go_on(call_scene *c, app *a) {
    table_call call;
    if (!c->answered) {
        answer_all(c, a);
    }
    app_director_tick(a->table, a->now, app_motion_factor(&a->settings), true);
    if (app_director_step(a->table).kind != STEP_EVENTS && app_is_called(a, &call) && call.key != c->t.ui.call.key) {
        begin(c, a);
    } else {
        app_go_on(a);
    }
}

/* ---- phases ---- */

static void press_on(call_scene *c, app *a) {
    table_ui *ui = &c->t.ui;
    const bool after = tells(c, app_director_table(a->table)->tells(shown(c, a), ui->call.key, false));
    app_dirty(a);
    switch (ui->phase) {
    case TABLE_CALL_TELLS_FIRST:
        ui->phase = TABLE_CALL_ASKS;
        break;
    case TABLE_CALL_ASKS:
        if (ui->call.judged && a->now < c->may_go_on) {
            break;
        }
        answer_all(c, a);
        memset(ui->pick, 0, sizeof ui->pick);
        ui->picks = 0;
        ui->phase = after ? TABLE_CALL_TELLS : TABLE_CALL_RESTS;
        break;
    case TABLE_CALL_TELLS:
        ui->phase = TABLE_CALL_RESTS;
        break;
    default:
        if (ui->call.judged && a->now >= c->may_go_on) {
            go_on(c, a);
        }
        break;
    }
}

static bool is(const ui_input *in, const char *zone) {
    return in->kind == UI_CHOOSE && in->zone && strcmp(in->zone, zone) == 0;
}

/* What the judge takes up over his call; true when the zone was one of these. */
static bool judges(const call_scene *c, app *a, const ui_input *in) {
    if (!c->t.ui.call.judged) {
        return false;
    }
    if (is(in, "judge")) {
        app_push(a, &scene_judge, &(judge_arg){.over = true}, sizeof(judge_arg));
    } else if (is(in, "cards")) {
        app_show_cards(a, &c->t.ui);
    } else {
        return false;
    }
    return true;
}

static bool input(scene *s, app *a, const ui_input *in) {
    call_scene *c = (call_scene *)s;
    nt_move move;
    bool has_move = false;
    app_dirty(a);
    if (in->kind == UI_COVERED) {
        app_cover(a, c->t.ui.call.judged);
        return true;
    }
    if (in->kind == UI_PAUSE || is(in, "pause")) {
        app_push(a, &scene_pause, NULL, 0);
    } else if (judges(c, a, in)) {
        return true;
    } else if (!app_director_table(a->table)->input(shown(c, a), &c->t.ui, in, &move, &has_move)) {
        if (in->kind == UI_BACK) {
            app_push(a, &scene_pause, NULL, 0);
        }
    } else if (has_move) {
        press_on(c, a);
    }
    return true;
}

static void tick(scene *s, app *a, uint64_t now) {
    call_scene *c = (call_scene *)s;
    table_ui *ui = &c->t.ui;
    const uint64_t gap = now - c->ticked, away = gap > SECOND + LATE ? gap : 0;
    c->ticked = now;
    c->began += away;
    c->may_go_on += away;
    c->dark += away;
    if (count_down(c, now)) {
        app_dirty(a);
    }
    if (ui->call.judged) {
        return;
    }
    if (ui->seconds_left == 0 && ui->phase != TABLE_CALL_DARK) {
        ui->phase = TABLE_CALL_DARK;
        c->dark = now;
        app_dirty(a);
    }
    if (ui->phase == TABLE_CALL_DARK && now >= c->dark + DARK) {
        go_on(c, a);
    }
}

static uint64_t wake(const scene *s, const app *a) {
    const call_scene *c = (const call_scene *)s;
    if (c->t.ui.call.judged && a->now >= c->may_go_on) {
        return UINT64_MAX;
    }
    return a->now + SECOND - (a->now - c->began) % SECOND;
}

static void draw(const scene *s, const app *a, ui_draw *d) {
    const call_scene *c = (const call_scene *)s;
    app_director_table(a->table)->draw(shown(c, a), &c->t.ui, d);
}

const scene_ops scene_call = {
    .name = "call",
    .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT | SCENE_SECRET | SCENE_WAITS,
    .size = sizeof(call_scene),
    .enter = enter,
    .leave = leave,
    .input = input,
    .tick = tick,
    .wake = wake,
    .draw = draw,
};
