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
#include "hosting/house.h"
#include "hosting/judge.h"

enum { SECOND = 1000, LATE = 100, DARK = 3 * SECOND, MOST_ANSWERS = 400 };

typedef struct {
    hosted_scene s;
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
    const table_hosting *hosting = hosting_of(a);
    return !app_director_seating(a->table)->seat[seat].bot && hosting->called(app_director_view(a->table, seat), key);
}

static nt_view shown(const call_scene *c, const app *a) {
    nt_view view = app_director_view(a->table, c->s.h.called);
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
    if (c->s.h.called == NT_SPECTATOR) {
        return;
    }
    c->size = nt_port_view_size(app_director_port(a->table, c->s.h.called));
    nt_port_view(app_director_port(a->table, c->s.h.called), c->view);
}

/* What the judge is reminded of. Once the match has gone on it would speak of another call. */
static void look_at_whole(call_scene *c, app *a) {
    nt_judge *judge = nt_match_judge(app_director_match(a->table));
    c->s.h.whole = NULL;
    if (!c->s.h.call.judged || judge == NULL) {
        return;
    }
    if (c->whole_bytes == NULL) {
        c->whole_bytes = malloc(nt_judge_whole_size(judge));
    }
    if (c->whole_bytes == NULL) {
        return; /* without reminders */
    }
    c->whole = nt_judge_whole(judge, c->whole_bytes);
    c->s.h.whole = &c->whole;
}

/* A fake call of a judge takes between 80 and 120 % of its window. */
static uint64_t wait_of(app *a, const hosting_frame *h) {
    const uint64_t window = (uint64_t)h->call.seconds * SECOND;
    if (!h->call.judged || h->called != NT_SPECTATOR) {
        return 0;
    }
    return window * 8 / 10 + nt_rng_below(&a->presentation, (uint32_t)(window * 4 / 10));
}

/* A judge knows when nobody wakes: there is nobody to show a page to. */
static bool tells(const call_scene *c, bool has_page) {
    return has_page && !(c->s.h.call.judged && c->s.h.called == NT_SPECTATOR);
}

/* Sets the seconds that are left; true when the number has changed. */
static bool count_down(call_scene *c, uint64_t now) {
    hosting_frame *h = &c->s.h;
    const uint64_t until = h->call.judged ? c->may_go_on : c->began + (uint64_t)h->call.seconds * SECOND;
    const int left = now < until ? (int)((until - now + SECOND - 1) / SECOND) : 0, before = h->seconds_left;
    h->seconds_left = left;
    return left != before;
}

static void begin(call_scene *c, app *a) {
    hosting_frame *h = &c->s.h;
    const table_hosting *hosting = hosting_of(a);
    const nt_view view = app_director_view(a->table, NT_SPECTATOR);
    hosted_open(&c->s, a, HOSTING_CALL);
    hosting_is_called(a, &h->call);
    table_scene_refresh(&c->s.t, a, NT_SPECTATOR);
    for (uint8_t seat = 0; seat < app_director_seating(a->table)->n && h->called == NT_SPECTATOR; seat++) {
        if (calls(a, seat, h->call.key)) {
            h->called = seat;
        }
    }
    h->phase = tells(c, hosting->tells(view, h->call.key, true)) ? HOSTING_CALL_TELLS_FIRST : HOSTING_CALL_ASKS;
    c->answered = false;
    c->size = 0;
    c->dark = 0;
    c->began = c->ticked = a->now;
    c->may_go_on = a->now + wait_of(a, h);
    count_down(c, a->now);
    keep(c, a);
    look_at_whole(c, a);
    app_dirty(a);
}

static bool enter(scene *s, app *a, const void *arg) {
    call_scene *c = (call_scene *)s;
    hosting_call call;
    (void)arg;
    app_director_tick(a->table, a->now, 0, true);
    if (!hosting_is_called(a, &call)) {
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
    const int n = nt_port_legal(port, c->s.t.legal, NT_MAX_LEGAL);
    if (n > 0) {
        app_director_submit(a->table, seat,
                            hosting_of(a)->answer(app_director_view(a->table, seat), &c->s.h, c->s.t.legal, n));
    }
    if (seat == c->s.h.called) {
        keep(c, a);
    }
}

/* Everybody of this call: people by what is picked, bots by themselves, without their pause. */
static void answer_all(call_scene *c, app *a) {
    hosting_call call;
    c->answered = true;
    for (int i = 0; i < MOST_ANSWERS && hosting_is_called(a, &call) && call.key == c->s.h.call.key; i++) {
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
    hosting_call call;
    if (!c->answered) {
        answer_all(c, a);
    }
    app_director_tick(a->table, a->now, app_motion_factor(&a->settings), true);
    if (app_director_step(a->table).kind != STEP_EVENTS && hosting_is_called(a, &call) &&
        call.key != c->s.h.call.key) {
        begin(c, a);
    } else {
        app_go_on(a);
    }
}

/* ---- phases ---- */

static void press_on(call_scene *c, app *a) {
    table_ui *ui = &c->s.t.ui;
    hosting_frame *h = &c->s.h;
    const bool after = tells(c, hosting_of(a)->tells(shown(c, a), h->call.key, false));
    app_dirty(a);
    switch (h->phase) {
    case HOSTING_CALL_TELLS_FIRST:
        h->phase = HOSTING_CALL_ASKS;
        break;
    case HOSTING_CALL_ASKS:
        if (h->call.judged && a->now < c->may_go_on) {
            break;
        }
        answer_all(c, a);
        memset(ui->pick, 0, sizeof ui->pick);
        ui->picks = 0;
        h->phase = after ? HOSTING_CALL_TELLS : HOSTING_CALL_RESTS;
        break;
    case HOSTING_CALL_TELLS:
        h->phase = HOSTING_CALL_RESTS;
        break;
    default:
        if (h->call.judged && a->now >= c->may_go_on) {
            go_on(c, a);
        }
        break;
    }
}

/* What the judge takes up over his call; true when the zone was one of these. */
static bool judges(const call_scene *c, app *a, const ui_input *in) {
    if (!c->s.h.call.judged) {
        return false;
    }
    if (ui_chose(in, ZONE_JUDGE)) {
        app_push(a, &scene_judge, &(judge_arg){.over = true}, sizeof(judge_arg));
    } else if (ui_chose(in, ZONE_CARDS)) {
        hosting_show_cards(a, &c->s.h);
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
        app_cover(a, c->s.h.call.judged);
        return true;
    }
    if (in->kind == UI_PAUSE || ui_chose(in, ZONE_PAUSE)) {
        app_push(a, &scene_pause, NULL, 0);
    } else if (judges(c, a, in)) {
        return true;
    } else if (!hosted_input(&c->s, a, shown(c, a), in, &move, &has_move)) {
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
    hosting_frame *h = &c->s.h;
    const uint64_t gap = now - c->ticked, away = gap > SECOND + LATE ? gap : 0;
    c->ticked = now;
    c->began += away;
    c->may_go_on += away;
    c->dark += away;
    if (count_down(c, now)) {
        app_dirty(a);
    }
    if (h->call.judged) {
        return;
    }
    if (h->seconds_left == 0 && h->phase != HOSTING_CALL_DARK) {
        h->phase = HOSTING_CALL_DARK;
        c->dark = now;
        app_dirty(a);
    }
    if (h->phase == HOSTING_CALL_DARK && now >= c->dark + DARK) {
        go_on(c, a);
    }
}

static uint64_t wake(const scene *s, const app *a) {
    const call_scene *c = (const call_scene *)s;
    if (c->s.h.call.judged && a->now >= c->may_go_on) {
        return UINT64_MAX;
    }
    return a->now + SECOND - (a->now - c->began) % SECOND;
}

/* Nothing is to be chosen in the call, and its window is not over. */
static bool waits(const scene *s) {
    const hosting_frame *h = &((const call_scene *)s)->s.h;
    return h->phase == HOSTING_CALL_RESTS && h->seconds_left > 0;
}

static void draw(const scene *s, const app *a, ui_draw *d) {
    const call_scene *c = (const call_scene *)s;
    hosting_of(a)->draw(shown(c, a), &c->s.h, d);
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
    .state = hosted_state,
    .waits = waits,
};
