/* A call is answered, and goes on. */
#include "hosting/call_length.h"
#include "hosting/call_scene.h"

enum { MOST_ANSWERS = 400 };

static void answer(call_scene *c, app *a, uint8_t seat) {
    nt_port *port = app_director_port(a->table, seat);
    const int n = nt_port_legal(port, c->s.t.legal, NT_MAX_LEGAL);
    if (n > 0) {
        app_director_submit(a->table, seat,
                            hosting_of(a)->answer(app_director_view(a->table, seat), &c->s.h, c->s.t.legal, n));
    }
    if (seat == c->s.h.called) {
        call_keep_view(c, a);
    }
}

/* Everybody of this call, in one step: people by what is picked, bots by themselves, without their pause. */
void call_answer_all(call_scene *c, app *a) {
    hosting_call call;
    a->holds_saves = true;
    for (int i = 0; i < MOST_ANSWERS && hosting_is_called(a, &call) && call.key == c->s.h.call.key; i++) {
        const app_step step = app_director_step(a->table);
        if (step.kind == STEP_PRIVATE) {
            answer(c, a, step.seat);
        } else if (step.kind == STEP_BOTS) {
            app_director_tick(a->table, a->now, (app_tempo){0}, false);
        } else {
            break;
        }
    }
    a->holds_saves = false;
    c->answered = true;
    call_forget_choice(c);
    app_save(a);
}

/* From call to call without the table between them, unless it has something to tell first: who died, who was shot. */
void call_go_on(call_scene *c, app *a) {
    hosting_call call;
    a->hosted.call.runs = false;
    app_director_comes(a->table, a->now, app_tempo_of(&a->settings)); /* heard when the table stands */
    if (app_director_step(a->table).kind != STEP_EVENTS && hosting_is_called(a, &call) &&
        call.key != c->s.h.call.key) {
        call_begin(c, a, false);
    } else {
        app_save(a);
        app_go_on(a);
    }
}

static void rest(call_scene *c, app *a) {
    const hosting_frame *h = &c->s.h;
    if (h->call.judged && c->measured && h->called != NT_SPECTATOR) {
        call_length_keep(&a->hosted, &h->call, a->now - c->began);
    }
    c->measured = false;
    call_show_table(c, a, HOSTING_CALL_RESTS);
}

/* What is confirmed where the device keeps the time waits for the next full second. */
static void confirm(call_scene *c, app *a) {
    const hosting_frame *h = &c->s.h;
    const bool after = call_has_page(c, a);
    if (h->call.judged && a->now < c->may_go_on) {
        return;
    }
    if (h->call.judged) {
        call_answer_all(c, a);
    } else {
        c->confirmed = true;
        c->s.h.waits = after;
    }
    if (after) {
        call_show_page(c, a, HOSTING_CALL_TELLS);
    } else {
        rest(c, a);
    }
}

static void close_page(call_scene *c, app *a) {
    if (c->s.h.waits) {
        return;
    }
    a->hosted.call.read |= !c->neutral;
    rest(c, a);
}

/* Where the device keeps the time the frame looks as it did before the hold, so a hold opens a page again: one that
 * tells nothing. */
static void hold_again(call_scene *c, app *a) {
    c->neutral = true;
    call_show_page(c, a, HOSTING_CALL_TELLS);
}

void call_press_on(call_scene *c, app *a) {
    hosting_frame *h = &c->s.h;
    app_dirty(a);
    switch (h->phase) {
    case HOSTING_CALL_NAMES:
        if (h->call.judged) {
            if (!c->begun) {
                call_start_judging(c, a);
            }
            call_show_page(c, a, c->then);
        } else {
            const hosting_phase first = call_first_phase(c, a);
            c->neutral = first == HOSTING_CALL_TELLS && (a->hosted.call.read || !call_has_page(c, a));
            call_show_page(c, a, first);
        }
        break;
    case HOSTING_CALL_ASKS:
        confirm(c, a);
        break;
    case HOSTING_CALL_TELLS:
        close_page(c, a);
        break;
    case HOSTING_CALL_RESTS:
        if (!h->call.judged) {
            hold_again(c, a);
        } else if (a->now >= c->may_go_on) {
            call_go_on(c, a);
        }
        break;
    case HOSTING_CALL_CLOSES:
    case HOSTING_CALL_DARK:
        break;
    }
}
