/* How a public page comes. */
#include "app/rise.h"

#include <math.h>
#include <stdio.h>

#include "app/stack.h"
#include "ui/motion.h"

static const float low = 12.0f; /* du below its place */

const scene_ops *rise_page(const app *a) {
    return stack_public(a) ? a->stack[stack_lowest_drawn(a)]->ops : NULL;
}

void rise_after(app *a, const scene_ops *before) {
    const app_tempo tempo = app_tempo_of(&a->settings);
    const scene_ops *page = rise_page(a);
    a->rise.ends = 0;
    if (before == NULL || page == NULL || page == before || stack_top(a)->ops != page || tempo.still ||
        a->shown->ui == NULL) {
        return;
    }
    snprintf(a->rise.ground, sizeof a->rise.ground, "%s", ui_ground_picture(a->shown));
    a->rise.begun = a->now;
    a->rise.ends = a->now + (uint64_t)((float)MOTION_PAGE * tempo.factor);
}

bool rise_moves(const app *a) {
    return a->now < a->rise.ends;
}

void rise_end(app *a) {
    a->rise.ends = 0;
    app_dirty(a);
}

void rise_tick(app *a) {
    if (a->rise.ends != 0) {
        app_dirty(a);
    }
    if (!rise_moves(a)) {
        a->rise.ends = 0;
    }
}

uint64_t rise_wake(const app *a) {
    if (a->rise.ends == 0) {
        return UINT64_MAX;
    }
    return a->rise.ends < a->now + MOTION_FRAME ? a->rise.ends : a->now + MOTION_FRAME;
}

/* By whole pixels, so that each of its pictures is the one that stays. */
void rise_draw(const app *a, ui_draw *d) {
    if (!rise_moves(a) || d->ground == 0) {
        return;
    }
    const float part = (float)(a->now - a->rise.begun) / (float)(a->rise.ends - a->rise.begun);
    ui_lower(d, roundf(low * (1.0f - motion_out(part)) * d->ui->u) / d->ui->u);
    ui_ground_from(d, a->rise.ground, motion_stepped(part, MOTION_PAGE_STEPS));
}
