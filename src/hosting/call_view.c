/* What a call shows: the view of the seat that is called as it was when it had answered, or the table as the call
 * began. */
#include <stdlib.h>
#include <string.h>

#include "hosting/call_scene.h"
#include "hosting/judge.h"

/* What nobody can learn anything from, whether the call was answered or not. */
static bool is_public(const call_scene *c) {
    const hosting_frame *h = &c->s.h;
    const bool rests = h->phase == HOSTING_CALL_RESTS && !h->call.judged;
    return c->neutral || c->size == 0 || rests || h->phase == HOSTING_CALL_NAMES || h->phase == HOSTING_CALL_CLOSES ||
           h->phase == HOSTING_CALL_DARK;
}

nt_view call_shown(const call_scene *c, const app *a) {
    if (is_public(c)) {
        return c->table;
    }
    /* The parts lie in the copy as the port laid them out. */
    nt_view view = app_director_view(a->table, c->s.h.called);
    const unsigned char *live = view.pub;
    view.me = c->view + ((const unsigned char *)view.me - live);
    view.pub = c->view;
    return view;
}

void call_keep_view(call_scene *c, app *a) {
    if (c->s.h.called == NT_SPECTATOR) {
        return;
    }
    c->size = nt_port_view_size(app_director_port(a->table, c->s.h.called));
    nt_port_view(app_director_port(a->table, c->s.h.called), c->view);
}

void call_keep_table(call_scene *c, app *a) {
    c->table = app_director_told_view(a->table, NT_SPECTATOR);
    memcpy(c->before, c->table.pub, nt_port_view_size(app_director_port(a->table, NT_SPECTATOR)));
    c->table.pub = c->before;
}

void call_look_at_whole(call_scene *c, app *a) {
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

/* A judge knows when nobody wakes: there is nobody to show a page to. */
static bool tells(const call_scene *c, bool has_page) {
    return has_page && !(c->s.h.call.judged && c->s.h.called == NT_SPECTATOR);
}

bool call_has_page(const call_scene *c, const app *a) {
    return tells(c, hosting_of(a)->tells(c->table, c->s.h.call.key));
}
