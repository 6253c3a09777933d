/* The table of a flat screen leaves and takes its place beside the hands that are open. */
#include <string.h>

#include "app/flat/flat.h"
#include "app/stack.h"
#include "ui/motion.h"

void flat_glide(flat_scene *f, const app *a) {
    const app_tempo tempo = app_tempo_of(&a->settings);
    if (f->glide_ends == 0 || f->glide_from != a->now) {
        f->before = f->edge;
        f->sinks = 0;
        f->glide_from = a->now;
    }
    f->glide_ends = tempo.still ? 0 : a->now + (uint64_t)((float)MOTION_PAGE * tempo.factor);
}

void flat_seats_of(const flat_scene *f, const app *a, const ui_frame *window, flat_seats *out) {
    ui_edge_seats(window, &f->edge, out->now);
    memcpy(out->seen, out->now, sizeof out->seen);
    out->glides = a->now < f->glide_ends;
    if (out->glides) {
        ui_edge_seats(window, &f->before, out->before);
        for (int i = 0; i < f->edge.n; i++) {
            if ((f->sinks >> i & 1u) != 0 && out->now[i].zone.w <= 0) {
                out->seen[i] = out->before[i];
            }
        }
        out->part = motion_smooth((float)(a->now - f->glide_from) / (float)(f->glide_ends - f->glide_from));
    }
}

float flat_zone_open(const flat_scene *f, const flat_seats *seats, int seat) {
    const bool comes = seats->glides && f->seat[seat].turn && seats->before[seat].zone.w <= 0;
    const bool goes = seats->now[seat].zone.w <= 0;
    return comes ? seats->part : goes ? 1.0f - seats->part : 1.0f;
}

void flat_glide_on(flat_scene *f, app *a, uint64_t now) {
    if (f->glide_ends != 0) {
        f->glide_ended = now;
        f->glide_ends = now < f->glide_ends ? f->glide_ends : 0;
        app_dirty(a);
    }
}

bool flat_glided(const app *a, uint64_t since) {
    const scene *top = stack_top(a);
    const flat_scene *f = (const flat_scene *)top;
    return top != NULL && top->ops == &scene_flat && (f->glide_ends != 0 || f->glide_ended >= since);
}

uint64_t flat_glide_wake(const flat_scene *f, const app *a) {
    return f->glide_ends == 0 ? UINT64_MAX : motion_next(a->now, f->glide_ends);
}
