/* A call: one frame for the whole table, whoever is called. The device keeps the time, or a judge presses on.
 *
 * The frame is drawn from the view of the seat that is called, or from the spectator's when none is, and goes through
 * the same phases. It begins with a frame that names who is called, and nothing secret stands on the screen before
 * somebody has held on it; the same frame stands there when the call is done, and all the time when nobody comes.
 * Whoever sleeps is answered for by the device.
 *
 * Where the device keeps the time, nothing outside of what the called one sees tells whether the call was answered:
 * what was confirmed is given to the ports, and saved, at the next full second of the window (it is saved at each),
 * and only then shown. The save keeps which call runs; the match may stand behind it. What covers the call, a menu or
 * a curtain, and what interrupts the match, begins it anew: all close their eyes, then the whole window. Whoever had
 * answered finds the page behind the choice, if it was not closed, and never a second choice.
 *
 * What covers a judge's call, his face or a card too, lies over it; under a menu or a curtain time stands still. A
 * judge's call is his own frame: its reminders are drawn from the whole. */
#include <stdlib.h>
#include <string.h>

#include "app/menus/menu.h"
#include "hosting/call_scene.h"
#include "hosting/judge.h"

enum { LATE = 100, DARK = 3 * CALL_SECOND, CLOSE = 5 * CALL_SECOND };

static bool enter(scene *s, app *a, const void *arg) {
    call_scene *c = (call_scene *)s;
    hosting_call call;
    (void)arg;
    if (a->hosted.call.runs && call_resume(c, a)) {
        return true;
    }
    a->hosted.call.runs = false;
    app_director_tick(a->table, a->now, (app_tempo){0}, true);
    if (!hosting_is_called(a, &call)) {
        app_go_on(a);
        return false;
    }
    call_begin(c, a, true);
    return true;
}

static void leave(scene *s, app *a) {
    (void)a;
    free(((call_scene *)s)->whole_bytes);
}

/* ---- what lies over it ---- */

/* A menu or a curtain comes: what is secret is gone before it lies there, and comes back only behind a hold. */
static void cover(call_scene *c, app *a, bool held) {
    hosting_frame *h = &c->s.h;
    if (!h->call.judged) {
        call_close_eyes(c, a);
        return;
    }
    c->left = c->left > 0 ? c->left : a->now;
    c->s.t.ui.page = 0;
    if (!held && h->phase != HOSTING_CALL_NAMES) {
        c->then = h->phase;
        call_show_page(c, a, HOSTING_CALL_NAMES);
    }
}

static void pause(call_scene *c, app *a) {
    cover(c, a, false);
    app_push(a, &scene_pause, NULL, 0);
}

/* Takes back what this call was answered, or else the one before it: all of its answers, whoever gave them. */
static void undo(call_scene *c, app *a) {
    nt_judge *judge = nt_match_judge(app_director_match(a->table));
    hosting_call first, call;
    if (nt_judge_undo(judge) != NT_OK) {
        return;
    }
    a->hosted.call.runs = false;
    const bool in_call = hosting_is_called(a, &first);
    while (in_call && nt_judge_undo(judge) == NT_OK) {
        if (!hosting_is_called(a, &call) || call.key != first.key || call.turn != first.turn) {
            nt_judge_redo(judge); /* one too many */
            break;
        }
    }
    app_director_rewound(a->table);
    if (in_call) {
        call_begin(c, a, false);
    } else {
        app_go_on(a);
    }
}

/* What the judge takes up over his call; true when the zone was one of these. */
static bool judges(call_scene *c, app *a, const ui_input *in) {
    if (!c->s.h.call.judged) {
        return false;
    }
    if (ui_chose(in, ZONE_JUDGE)) {
        app_push(a, &scene_judge, &(judge_arg){.over = true}, sizeof(judge_arg));
    } else if (ui_chose(in, ZONE_CARDS)) {
        hosting_show_cards(a, &c->s.h);
    } else if (in->kind == UI_INSPECT && strcmp(in->zone, ZONE_CARD) == 0) { /* whoever is called */
        cover(c, a, false);
        table_scene_rules(&c->s.t, a);
    } else if (ui_chose(in, ZONE_JUDGE_UNDO) && !(in->flags & UI_ZONE_OFF)) {
        undo(c, a);
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
        cover(c, a, true); /* the judge's curtain opens by a hold */
        app_cover(a, c->s.h.call.judged);
    } else if (in->kind == UI_PAUSE || ui_chose(in, ZONE_PAUSE)) {
        pause(c, a);
    } else if (judges(c, a, in)) {
        return true;
    } else if (!hosted_input(&c->s, a, call_shown(c, a), in, &move, &has_move)) {
        if (in->kind == UI_BACK) {
            pause(c, a);
        }
    } else if (has_move) {
        call_press_on(c, a);
    }
    return true;
}

/* ---- time ---- */

/* A full second of the window: whoever is called, it is saved; what was confirmed is in it. */
static void beat(call_scene *c, app *a) {
    const int second = (int)((a->now - c->began) / CALL_SECOND);
    const bool over = second >= c->s.h.call.seconds;
    if (second == c->second) {
        return;
    }
    c->second = second;
    if (c->answered || !(c->confirmed || over)) {
        app_save(a);
    } else {
        if (!c->confirmed) {
            call_forget_choice(c); /* whoever is late has chosen nobody (rules 5.1) */
        }
        call_answer_all(c, a);
    }
    app_dirty(a);
}

static void tick_window(call_scene *c, app *a, uint64_t now) {
    hosting_frame *h = &c->s.h;
    if (h->phase == HOSTING_CALL_DARK) {
        if (now >= c->dark + DARK) {
            call_go_on(c, a);
        }
        return;
    }
    beat(c, a);
    if (h->seconds_left == 0) {
        c->dark = c->began + (uint64_t)h->call.seconds * CALL_SECOND; /* a late clock makes it no longer */
        call_show_table(c, a, HOSTING_CALL_DARK);
        call_speak(c, a);
    }
}

static void tick(scene *s, app *a, uint64_t now) {
    call_scene *c = (call_scene *)s;
    const uint64_t gap = now - c->ticked, slept = gap > CALL_SECOND + LATE ? gap : 0;
    const uint64_t away = c->left > 0 ? now - c->left : c->s.h.call.judged ? 0 : slept;
    c->left = 0;
    c->ticked = now;
    c->began += away;
    c->may_go_on += away;
    c->dark += away;
    if (c->s.h.phase == HOSTING_CALL_CLOSES) {
        if (c->closed == 0) {
            c->closed = now + CLOSE;
            call_speak(c, a);
        }
        if (now >= c->closed) {
            call_open(c, a);
        }
        return;
    }
    if (call_count_down(c, now)) {
        app_dirty(a);
    }
    if (!c->s.h.call.judged) {
        tick_window(c, a, now);
    }
}

static uint64_t wake(const scene *s, const app *a) {
    const call_scene *c = (const call_scene *)s;
    if (c->s.h.phase == HOSTING_CALL_CLOSES) {
        return c->closed == 0 ? a->now : c->closed;
    }
    if (c->s.h.call.judged && a->now >= c->may_go_on) {
        return UINT64_MAX;
    }
    return a->now + CALL_SECOND - (a->now - c->began) % CALL_SECOND;
}

/* Nothing is to be chosen in the call, and its window is not over. */
static bool waits(const scene *s) {
    const hosting_frame *h = &((const call_scene *)s)->s.h;
    return h->phase == HOSTING_CALL_RESTS && h->seconds_left > 0;
}

/* Of the call as it began, also where the match stands behind it. */
static table_state state(const scene *s, const app *a) {
    const call_scene *c = (const call_scene *)s;
    return hosting_of(a)->state(c->table, &c->s.h);
}

static void draw(const scene *s, const app *a, ui_draw *d) {
    const call_scene *c = (const call_scene *)s;
    hosting_of(a)->draw(call_shown(c, a), &c->s.h, d);
}

const scene_ops scene_call = {
    .name = "call",
    .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT | SCENE_SECRET | SCENE_WAITS | SCENE_DARK,
    .size = sizeof(call_scene),
    .enter = enter,
    .leave = leave,
    .input = input,
    .tick = tick,
    .wake = wake,
    .draw = draw,
    .state = state,
    .waits = waits,
};
