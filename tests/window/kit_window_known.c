/* Marks of what may be known, made of views and events. */
#include "window/known.h"

#include <string.h>

#include "app/stack.h"
#include "app/table/table_scene.h"
#include "hosting/house.h"
#include "platform/cache.h"

enum { LATEST = 12 }; /* older events were laid alike */

static bool has_match(const side *s) {
    return s->a != NULL && s->a->table != NULL;
}

static int events_of(const side *s, uint8_t seat) {
    return nt_port_events(app_director_port(s->a->table, seat));
}

/* The latest events before the n-th that this seat was told. */
static uint64_t mix_events(uint64_t mark, const side *s, uint8_t seat, int n) {
    nt_port *port = app_director_port(s->a->table, seat);
    for (int i = n > LATEST ? n - LATEST : 0; i < n; i++) {
        const nt_event event = nt_port_event(port, i);
        mark = pf_hash_bytes(mark, &event, sizeof event);
    }
    return pf_hash_number(mark, (uint64_t)n);
}

static uint64_t mix_view(uint64_t mark, const side *s, uint8_t seat, nt_view view) {
    const nt_game *game = s->of->game;
    mark = pf_hash_bytes(mark, view.pub, game->pub_size);
    return seat == NT_SPECTATOR ? mark : pf_hash_bytes(mark, view.me, game->priv_size);
}

static uint64_t mix_seat(uint64_t mark, const side *s, uint8_t seat) {
    mark = mix_events(mark, s, seat, events_of(s, seat));
    return mix_view(mark, s, seat, app_director_view(s->a->table, seat));
}

/* A call stands open, perhaps under a menu, and the device keeps its time: from outside it looks the same whether it
 * has been answered or not. */
static bool in_call(const side *s) {
    const scene *lowest = s->a->depth > 0 ? s->a->stack[0] : NULL;
    return lowest != NULL && lowest->ops == &scene_call && !((const hosted_scene *)lowest)->h.call.judged;
}

static uint64_t call(const side *s) {
    return pf_hash_number(PF_HASH_START, (uint64_t)app_director_begun(s->a->table));
}

static uint64_t stands(const side *s) {
    return mix_seat(mix_seat(PF_HASH_START, s, NT_SPECTATOR), s, s->of->viewer);
}

uint64_t known_stands(const side *s) {
    return !has_match(s) ? 0 : in_call(s) ? call(s) : stands(s);
}

static bool shows_no_end_yet(const side *s) {
    const table_scene *shown = table_scene_shown(s->a);
    return shown != NULL && shown->ui.frame == TABLE_RESULTS && shown->ui.step == 0 && !s->a->seen_results;
}

/* Events that take no time are told by the end's own reveal. */
static uint64_t story(const side *s) {
    nt_port *port = app_director_port(s->a->table, NT_SPECTATOR);
    uint64_t mark = PF_HASH_START;
    for (int i = 0; i < nt_port_events(port); i++) {
        const nt_event e = nt_port_event(port, i);
        if (app_director_table(s->a->table)->show(&e).ms > 0) {
            mark = pf_hash_bytes(mark, &e, sizeof e);
        }
    }
    return mark;
}

uint64_t known_told(const side *s) {
    if (!has_match(s)) {
        return 0;
    }
    app_director *d = s->a->table;
    if (in_call(s)) {
        return call(s);
    }
    if (app_director_step(d).kind == STEP_EVENTS) {
        return mix_view(mix_events(PF_HASH_START, s, NT_SPECTATOR, app_director_begun(d)), s, NT_SPECTATOR,
                        app_director_told_view(d, NT_SPECTATOR));
    }
    return shows_no_end_yet(s) ? story(s) : stands(s);
}

uint32_t known_offers(const side *s) {
    const ui_draw *d = s->a->shown;
    const ui_map *m = &s->a->map;
    uint64_t mark = PF_HASH_START;
    for (int i = 0; i < d->n_zones; i++) {
        const ui_zone *z = &d->zone[i];
        mark = pf_hash_number(pf_hash_bytes(mark, z->name, strlen(z->name)), (uint64_t)z->n << 32 | z->flags);
    }
    if (m->focus_name != NULL) {
        mark = pf_hash_number(pf_hash_bytes(mark, m->focus_name, strlen(m->focus_name)), (uint64_t)m->focus_n);
    }
    return (uint32_t)mark | 1;
}

char known_eyes(const side *s) {
    const uint8_t whose = s->a != NULL ? side_audience(s) : NT_ALL;
    return whose == NT_ALL ? 'A' : whose == s->of->viewer ? 'V' : whose == NT_JUDGE ? 'J' : 'O';
}

void known_scene(const side *s, char *buf, size_t cap) {
    const scene *top = s->a != NULL ? stack_top(s->a) : NULL;
    snprintf(buf, cap, "%d.%s", s->a != NULL ? s->a->depth : 0, top != NULL ? top->ops->name : "none");
}
