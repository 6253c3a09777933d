/* A call goes from phase to phase: what is forgotten on the way, what is said, and the time that runs. */
#include <string.h>

#include "app/sound/heard.h"
#include "hosting/call_length.h"
#include "hosting/call_scene.h"

enum { LOCK = 300 };

bool call_count_down(call_scene *c, uint64_t now) {
    hosting_frame *h = &c->s.h;
    const uint64_t until = h->call.judged ? c->may_go_on : c->began + (uint64_t)h->call.seconds * CALL_SECOND;
    const int left = now < until ? (int)((until - now + CALL_SECOND - 1) / CALL_SECOND) : 0, before = h->seconds_left;
    h->seconds_left = left;
    return left != before;
}

/* Nothing of a press, a hover or a focus of before is left, nor of the pointer; `all`: nor of which device it was. */
static void let_go(app *a, bool all) {
    ui_map_reset(&a->map, a->now + LOCK);
    a->map.show_focus &= !all;
    a->map.pointer &= !all;
    a->hand_overs += all;
    app_dirty(a);
}

void call_forget_choice(call_scene *c) {
    table_ui *ui = &c->s.t.ui;
    memset(ui->pick, 0, sizeof ui->pick);
    ui->picks = ui->page = 0;
    c->confirmed = c->s.h.waits = false;
}

void call_speak(const call_scene *c, app *a) {
    table_phrase phrase[TABLE_PHRASES];
    if (!c->s.h.call.judged && hosting_of(a)->spoken) {
        app_speak(a, phrase, hosting_of(a)->spoken(c->table, &c->s.h, phrase));
    }
}

void call_show_table(call_scene *c, app *a, hosting_phase phase) {
    c->neutral = false;
    c->s.h.phase = phase;
    let_go(a, !c->s.h.call.judged);
}

void call_show_page(call_scene *c, app *a, hosting_phase phase) {
    c->s.h.phase = phase;
    let_go(a, false);
}

static void start_window(call_scene *c, app *a) {
    c->began = c->ticked = a->now;
    c->second = 0;
    c->dark = 0;
    c->begun = !c->s.h.call.judged;
    call_count_down(c, a->now);
}

/* Whoever is called, the same is drawn by lot. */
void call_start_judging(call_scene *c, app *a) {
    hosting_frame *h = &c->s.h;
    const uint64_t wait = call_length_fake(&a->hosted, &h->call, &a->presentation);
    const uint64_t fake = h->called == NT_SPECTATOR && !c->answered ? wait : 0,
                   least = c->answered ? 0 : h->call.least * CALL_SECOND;
    c->begun = true;
    c->began = a->now;
    c->may_go_on = a->now + (fake > least ? fake : least);
    call_count_down(c, a->now);
    h->seconds_to_wait = h->seconds_left;
}

void call_close_eyes(call_scene *c, app *a) {
    call_forget_choice(c);
    c->closed = 0;
    call_show_table(c, a, HOSTING_CALL_CLOSES);
}

void call_open(call_scene *c, app *a) {
    start_window(c, a);
    call_show_table(c, a, HOSTING_CALL_NAMES);
    call_speak(c, a);
}

hosting_phase call_first_phase(const call_scene *c, const app *a) {
    if (!c->answered) {
        return HOSTING_CALL_ASKS;
    }
    const bool unread = call_has_page(c, a) && !a->hosted.call.read;
    return unread || !c->s.h.call.judged ? HOSTING_CALL_TELLS : HOSTING_CALL_RESTS;
}
