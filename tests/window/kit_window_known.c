/* Marks of what may be known, made of views and events. */
#include "window/known.h"

#include "app/stack.h"
#include "app/table_scene.h"
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

uint64_t known_stands(const side *s) {
    return has_match(s) ? mix_seat(mix_seat(PF_HASH_START, s, NT_SPECTATOR), s, s->of->viewer) : 0;
}

static bool shows_no_end_yet(const side *s) {
    const table_scene *shown = table_scene_shown(s->a);
    return shown != NULL && shown->ui.frame == TABLE_RESULTS && shown->ui.step == 0 && !s->a->seen_results;
}

uint64_t known_told(const side *s) {
    if (!has_match(s)) {
        return 0;
    }
    app_director *d = s->a->table;
    if (app_director_step(d).kind == STEP_EVENTS) {
        return mix_view(mix_events(PF_HASH_START, s, NT_SPECTATOR, app_director_begun(d)), s, NT_SPECTATOR,
                        app_director_told_view(d, NT_SPECTATOR));
    }
    return shows_no_end_yet(s) ? mix_events(PF_HASH_START, s, NT_SPECTATOR, events_of(s, NT_SPECTATOR))
                               : known_stands(s);
}

char known_eyes(const side *s) {
    const uint8_t whose = s->a != NULL ? side_audience(s) : NT_ALL;
    return whose == NT_ALL ? 'A' : whose == s->of->viewer ? 'V' : whose == NT_JUDGE ? 'J' : 'O';
}

void known_scene(const side *s, char *buf, size_t cap) {
    const scene *top = s->a != NULL ? stack_top(s->a) : NULL;
    snprintf(buf, cap, "%d.%s", s->a != NULL ? s->a->depth : 0, top != NULL ? top->ops->name : "none");
}
