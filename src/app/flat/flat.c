/* The flat table as a scene: the public table in the middle, and at the edges the zones of those who sit there. */
#include "app/flat/flat.h"

#include <string.h>

#include "app/hosted.h"
#include "app/inside.h"
#include "app/stack.h"
#include "app/table/public_table.h"

void flat_open_words(flat_scene *f, app *a) {
    for (int i = 0; i < f->edge.n; i++) {
        f->words[i] = app_words(a, app_director_seating(a->table)->seat[i].lang);
    }
}

static bool enter(scene *s, app *a, const void *arg) {
    flat_scene *f = (flat_scene *)s;
    (void)arg;
    f->edge.n = app_director_seating(a->table)->n;
    f->edge.closer = app_director_table(a->table)->at_chips;
    memcpy(f->edge.shift, a->flat_shift, sizeof f->edge.shift);
    flat_open_words(f, a);
    public_table_enter(&f->t, a);
    return true;
}

static void leave(scene *s, app *a) {
    const flat_scene *f = (const flat_scene *)s;
    memcpy(a->flat_shift, f->edge.shift, sizeof f->edge.shift);
}

static bool touch(scene *s, app *a, const ui_raw *raw) {
    flat_scene *f = (flat_scene *)s;
    return flat_feed(f, a, raw);
}

/* By keys a seat's view is asked for at its chip, and comes behind the curtain. */
static bool asks_for_view(const ui_input *in) {
    return ui_chose(in, ZONE_LOOK) && in->n > 0 && in->place != 0;
}

/* Whatever comes to lie over the table covers it (stack.c). */
static bool input(scene *s, app *a, const ui_input *in) {
    flat_scene *f = (flat_scene *)s;
    if (in->kind == UI_COVERED) {
        flat_cover(f);
        app_dirty(a);
        return true;
    }
    if (asks_for_view(in)) {
        flat_take_screen(f, a, in->n - 1);
        return true;
    }
    f->called = ui_chose(in, ZONE_PAUSE) || ui_chose(in, ZONE_HELP) ? in->n : 0;
    public_table_input(&f->t, a, in);
    if (a->queued == 0) {
        flat_follow_turn(f, a); /* a zone whose choice was taken in the middle does not stay for a frame, empty */
    }
    return true;
}

static void tick(scene *s, app *a, uint64_t now) {
    flat_scene *f = (flat_scene *)s;
    flat_open_words(f, a);
    flat_tick(f, a, now);
    if (a->queued == 0) {
        f->called = 0; /* what opens by itself is for all */
        public_table_tick(&f->t, a, now);
    }
    flat_follow_turn(f, a); /* of what is asked now: a window that sleeps has no other tick until it is touched */
}

static uint64_t wake(const scene *s, const app *a) {
    const flat_scene *f = (const flat_scene *)s;
    const uint64_t table = public_table_wake(&f->t, a), zones = flat_wake(f, a);
    return table < zones ? table : zones;
}

static void draw(const scene *s, const app *a, ui_draw *d) {
    flat_draw((const flat_scene *)s, a, d, NULL);
}

static int called(const scene *s) {
    return ((const flat_scene *)s)->called;
}

const scene_ops scene_flat = {
    .name = "flat",
    .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT | SCENE_SHUTS,
    .size = sizeof(flat_scene),
    .enter = enter,
    .leave = leave,
    .touch = touch,
    .input = input,
    .tick = tick,
    .wake = wake,
    .draw = draw,
    .called = called,
    .state = table_scene_state,
    .stood = table_scene_stood,
};
