/* Scenes come and go as they were queued; input and time reach those that are there. */
#include <stdlib.h>

#include "app/rise.h"
#include "app/stack.h"
#include "app/table/stands.h"

enum { AFTER_CHANGE_MS = 300, AFTER_MENU_MS = 120 };

static void pop(app *a) {
    scene *top = a->stack[--a->depth];
    if (top->ops->leave) {
        top->ops->leave(top, a);
    }
    stands_forget(a, top);
    free(top);
}

static void push(app *a, const app_change *change) {
    if (a->depth == APP_MAX_SCENES) {
        return;
    }
    scene *made = calloc(1, change->ops->size);
    if (made == NULL) {
        return;
    }
    made->ops = change->ops;
    if (change->ops->enter && !change->ops->enter(made, a, change->size > 0 ? change->arg : NULL)) {
        free(made);
        return;
    }
    scene *below = stack_top(a);
    if (below != NULL && below->ops->touch != NULL) { /* its fingers are lifted unseen */
        below->ops->input(below, a, &(ui_input){.kind = UI_COVERED});
    }
    a->stack[a->depth++] = made;
}

void stack_settle(app *a) {
    if (a->queued == 0) {
        return;
    }
    bool was_secret = stack_secret(a);
    const rise_before before = rise_now(a);
    bool all = false;
    for (int i = 0; i < a->queued; i++) { /* entering may queue more: the array only grows while it is walked */
        const app_change change = a->queue[i];
        if (change.kind == APP_POP && a->depth > 0) {
            pop(a);
        }
        if (change.kind == APP_GO) {
            all = true;
            while (a->depth > 0) {
                pop(a);
            }
        }
        if (change.kind != APP_POP) {
            push(a, &change);
        }
    }
    a->queued = 0;
    bool hand_over = was_secret || stack_secret(a) || (all && stack_top(a) && stack_top(a)->ops == &scene_curtain);
    a->hand_overs += was_secret != stack_secret(a) || (was_secret && all);
    ui_map_reset(&a->map, a->now + (hand_over ? AFTER_CHANGE_MS : AFTER_MENU_MS));
    rise_after(a, before);
    stands_look(a);
    app_dirty(a);
}

void stack_clear(app *a) {
    while (a->depth > 0) {
        pop(a);
    }
    a->queued = 0;
}

void stack_input(app *a, const ui_input *input) {
    for (int i = a->depth - 1; i >= 0; i--) {
        scene *s = a->stack[i];
        if (s->ops->input(s, a, input) || (s->ops->flags & (SCENE_TRAPS_INPUT | SCENE_OPAQUE))) {
            break;
        }
    }
    stack_settle(a);
}

void stack_tick(app *a, uint64_t now) {
    scene *top = stack_top(a);
    stands_look(a);
    if (top && top != a->stands.of && top->ops->tick) {
        top->ops->tick(top, a, now);
    }
    stack_settle(a);
}

uint64_t stack_wake(const app *a) {
    const scene *top = stack_top(a);
    return top && top != a->stands.of && top->ops->wake ? top->ops->wake(top, a) : UINT64_MAX;
}
