/* The stack of scenes: pushes and pops are queued and carried out between calls. */
#include "app/stack.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "app/rise.h"

enum { AFTER_CHANGE_MS = 300, AFTER_MENU_MS = 120 };

static void enqueue(app *a, app_change_kind kind, const scene_ops *ops, const void *arg, size_t size) {
    assert(a->queued < APP_QUEUE && size <= APP_ARG);
    app_change *change = &a->queue[a->queued++];
    change->kind = kind;
    change->ops = ops;
    change->size = size;
    if (size > 0) {
        memcpy(change->arg, arg, size);
    }
}

void app_push(app *a, const scene_ops *ops, const void *arg, size_t size) {
    enqueue(a, APP_PUSH, ops, arg, size);
}

void app_pop(app *a) {
    enqueue(a, APP_POP, NULL, NULL, 0);
}

void app_go(app *a, const scene_ops *ops, const void *arg, size_t size) {
    enqueue(a, APP_GO, ops, arg, size);
}

scene *stack_top(const app *a) {
    return a->depth > 0 ? a->stack[a->depth - 1] : NULL;
}

bool stack_has(const app *a, const scene_ops *ops) {
    for (int i = 0; i < a->depth; i++) {
        if (a->stack[i]->ops == ops) {
            return true;
        }
    }
    return false;
}

bool stack_secret(const app *a) {
    for (int i = 0; i < a->depth; i++) {
        if (a->stack[i]->ops->flags & SCENE_SECRET) {
            return true;
        }
    }
    return false;
}

bool stack_public(const app *a) {
    for (int i = 0; i < a->depth; i++) {
        if (!(a->stack[i]->ops->flags & SCENE_PUBLIC)) {
            return false;
        }
    }
    return a->depth > 0;
}

bool stack_idles(const app *a) {
    for (int i = a->depth - 1; i >= 0; i--) {
        if (a->stack[i]->ops->flags & SCENE_SECRET) {
            return !(a->stack[i]->ops->flags & SCENE_WAITS);
        }
    }
    return false;
}

static void pop(app *a) {
    scene *top = a->stack[--a->depth];
    if (top->ops->leave) {
        top->ops->leave(top, a);
    }
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
    app_dirty(a);
}

void stack_clear(app *a) {
    while (a->depth > 0) {
        pop(a);
    }
    a->queued = 0;
}

scene *stack_lift_page(app *a) {
    const unsigned page = SCENE_OPAQUE | SCENE_PUBLIC;
    if (a->depth < 2 || (a->stack[a->depth - 1]->ops->flags & page) != page ||
        !(a->stack[a->depth - 2]->ops->flags & SCENE_SECRET)) {
        return NULL;
    }
    return a->stack[--a->depth];
}

void stack_lay_page(app *a, scene *page) {
    a->stack[a->depth++] = page;
    app_dirty(a);
}

int stack_lowest_drawn(const app *a) {
    int i = a->depth > 0 ? a->depth - 1 : 0;
    while (i > 0 && !(a->stack[i]->ops->flags & SCENE_OPAQUE) && !(a->stack[i - 1]->ops->flags & SCENE_SECRET)) {
        i--;
    }
    return i;
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
    if (top && top->ops->tick) {
        top->ops->tick(top, a, now);
    }
    stack_settle(a);
}

uint64_t stack_wake(const app *a) {
    const scene *top = stack_top(a);
    return top && top->ops->wake ? top->ops->wake(top, a) : UINT64_MAX;
}
