/* The stack of scenes, and what is queued for it: carried out between calls (stack_settle.c). */
#include "app/stack.h"

#include <assert.h>
#include <string.h>

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
