/* How a page comes. */
#include "app/rise.h"

#include <math.h>
#include <stdio.h>

#include "app/menu.h"
#include "app/stack.h"
#include "ui/motion.h"

static const float low = 12.0f; /* du below its place */

/* Whoever sits alone is everybody. */
rise_before rise_now(const app *a) {
    const bool open = stack_public(a) || (a->depth > 0 && a->table != NULL && app_is_alone(a));
    return (rise_before){open ? a->stack[stack_lowest_drawn(a)]->ops : NULL, a->depth > 0 ? stack_top(a)->ops : NULL};
}

/* What the page on top comes out of; "": out of nothing, it is there at once. */
static const char *ground_before(const app *a, rise_before was) {
    const rise_before is = rise_now(a);
    if (is.page != NULL && was.page != NULL) {
        return is.page != was.page && is.top == is.page ? ui_ground_picture(a->shown) : NULL;
    }
    const bool comes = is.top == &scene_private || (was.top == &scene_curtain && is.top == is.page);
    return comes && is.top != NULL ? MENU_STAGE : NULL;
}

void rise_after(app *a, rise_before was) {
    const app_tempo tempo = app_tempo_of(&a->settings);
    const char *from = a->shown->ui != NULL ? ground_before(a, was) : NULL;
    a->rise.ends = 0;
    if (from == NULL || tempo.still) {
        return;
    }
    snprintf(a->rise.ground, sizeof a->rise.ground, "%s", from);
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

static float part_of(const app *a) {
    return (float)(a->now - a->rise.begun) / (float)(a->rise.ends - a->rise.begun);
}

/* By whole pixels, so that each of its pictures is the one that stays. */
void rise_draw(const app *a, ui_draw *d) {
    if (!rise_moves(a) || d->ground == 0) {
        return;
    }
    const float part = part_of(a);
    ui_lower(d, roundf(low * (1.0f - motion_out(part)) * d->ui->u) / d->ui->u);
    ui_ground_from(d, a->rise.ground, motion_stepped(part, MOTION_PAGE_STEPS));
}

static float left_of(const app *a) {
    return rise_moves(a) ? 1.0f - motion_stepped(part_of(a), MOTION_PAGE_STEPS) : 0.0f;
}

void rise_draw_over(const app *a, ui_draw *d) {
    if (left_of(a) > 0.0f && a->rise.ground[0] != '\0') {
        menu_stage_over(d, a->rise.ground, left_of(a));
    }
}

void rise_draw_foot(const app *a, ui_draw *d, ui_rect foot) {
    if (left_of(a) > 0.0f) {
        ui_fill(d, foot, ui_fade(UI_INK_950, left_of(a)));
    }
}
