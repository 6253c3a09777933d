/* The way to the owner's page: a finger, or a mouse's button, that stays in the top left corner. Nothing shows it. */
#include "app/stack.h"
#include "kiosk/kiosk.h"

enum { CORNER_MS = 5000 };

static const float side = 120.0f; /* du */

static bool is_in(const app *a, const ui_raw *r) {
    return r->x < side * a->frame.u && r->y < side * a->frame.u;
}

static bool leads_there(const scene *s) {
    return s != NULL && s->ops->touch == kiosk_corner_touch;
}

/* What was no hold in the end is a touch like any other. */
bool kiosk_corner_touch(scene *s, app *a, const ui_raw *r) {
    kiosk *k = kiosk_of(a);
    if (r->kind == UI_RAW_DOWN && is_in(a, r) && gate_has_pin(&k->gate)) {
        k->corner.held = true;
        k->corner.finger = r->finger;
        k->corner.since = a->now;
        return true;
    }
    if (!k->corner.held || r->finger != k->corner.finger) {
        return false;
    }
    if (r->kind == UI_RAW_MOVE && !is_in(a, r)) {
        k->corner.held = false;
    } else if (r->kind == UI_RAW_UP) {
        k->corner.held = false;
        s->ops->input(s, a, &(ui_input){.kind = UI_ANY});
    }
    return r->kind == UI_RAW_MOVE || r->kind == UI_RAW_UP;
}

void kiosk_corner_tick(app *a) {
    kiosk *k = kiosk_of(a);
    k->corner.held = k->corner.held && leads_there(stack_top(a));
    if (k->corner.held && a->now >= k->corner.since + CORNER_MS) {
        k->corner.held = false;
        app_go(a, &scene_pin, NULL, 0);
        a->leaving = a->table != NULL; /* of the bots' table nothing is left */
    }
}

uint64_t kiosk_corner_wake(const app *a) {
    const kiosk *k = kiosk_of(a);
    return k->corner.held ? k->corner.since + CORNER_MS : UINT64_MAX;
}
