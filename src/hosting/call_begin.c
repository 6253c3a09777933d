/* A call begins, for the first time or once more. */
#include "hosting/call_length.h"
#include "hosting/call_scene.h"
#include "hosting/judge.h"

static bool calls(const app *a, uint8_t seat, uint8_t key) {
    const table_hosting *hosting = hosting_of(a);
    return !app_director_seating(a->table)->seat[seat].bot && hosting->called(app_director_view(a->table, seat), key);
}

static void find_called(call_scene *c, const app *a) {
    hosting_frame *h = &c->s.h;
    for (uint8_t seat = 0; seat < app_director_seating(a->table)->n && h->called == NT_SPECTATOR; seat++) {
        if (calls(a, seat, h->call.key)) {
            h->called = seat;
        }
    }
}

/* From here on a save tells which call runs. */
static void note_call(const call_scene *c, app *a) {
    a->hosted.call = (saves_call){.runs = true,
                                  .key = c->s.h.call.key,
                                  .called = c->s.h.called,
                                  .plies = nt_match_plies(app_director_match(a->table)),
                                  .events = app_director_begun(a->table),
                                  .last_asked = app_director_last_asked(a->table)};
}

static void prepare(call_scene *c, app *a) {
    hosted_open(&c->s, a, HOSTING_CALL);
    c->s.h.sit = app_in_zones(a) ? a->flat_shift : NULL;
    call_keep_table(c, a);
    hosting_of(a)->call(c->table, nt_match_config(app_director_match(a->table)), &c->s.h.call);
    table_scene_refresh(&c->s.t, a, NT_SPECTATOR);
    c->answered = c->neutral = c->measured = false;
    c->size = 0;
    c->left = 0;
    c->s.h.can_undo = c->s.h.call.judged && nt_judge_can_undo(nt_match_judge(app_director_match(a->table)));
    call_forget_choice(c);
}

void call_begin(call_scene *c, app *a, bool taken_up) {
    hosting_frame *h = &c->s.h;
    prepare(c, a);
    find_called(c, a);
    call_keep_view(c, a);
    call_look_at_whole(c, a);
    c->measured = call_length_begins(&a->hosted, &h->call);
    c->then = call_first_phase(c, a);
    note_call(c, a);
    app_save(a);
    c->may_go_on = a->now;
    if (a->eyes_open && !h->call.judged) {
        call_close_eyes(c, a);
    } else {
        call_open(c, a);
    }
    if (h->call.judged && !taken_up && h->call.only == NT_SPECTATOR) {
        call_start_judging(c, a);
        call_show_page(c, a, c->then);
    }
    a->eyes_open = false;
}

bool call_resume(call_scene *c, app *a) {
    const saves_call ran = a->hosted.call;
    hosting_call call;
    prepare(c, a);
    if (!hosting_of(a)->call(c->table, nt_match_config(app_director_match(a->table)), &call) || call.key != ran.key) {
        return false;
    }
    c->answered = nt_match_plies(app_director_match(a->table)) > ran.plies;
    if (c->answered) {
        c->s.h.called = ran.called;
    } else {
        find_called(c, a);
        call_look_at_whole(c, a);
    }
    call_keep_view(c, a);
    c->then = call_first_phase(c, a);
    c->may_go_on = a->now;
    if (call.judged) {
        call_open(c, a);
    } else {
        call_close_eyes(c, a);
    }
    a->eyes_open = false;
    return true;
}
