/* One still page from "done" to the end of the least time: the same for every seat, game and choice. It counts
 * nothing and nothing on it can be pressed. The choice lies with the director, which makes it whatever is shown then.
 */
#include <math.h>

#include "app/private/cloth.h"
#include "app/private/curtain.h"

typedef struct {
    scene base;
    curtain_arg arg;
    cloth cloth; /* it closes: before that the stage is empty */
} still;

static bool enter(scene *s, app *a, const void *arg) {
    still *p = (still *)s;
    p->arg = *(const curtain_arg *)arg;
    p->cloth = cloth_close(a, p->arg.closes_since);
    a->cloth_since = p->cloth.begun;
    return true;
}

static bool input(scene *s, app *a, const ui_input *in) {
    curtain_arg arg = ((still *)s)->arg;
    arg.closes_since = a->cloth_since;
    if (in->kind == UI_COVERED || in->kind == UI_PAUSE) {
        app_go(a, &scene_curtain, &arg, sizeof arg);
    }
    return true;
}

static void tick(scene *s, app *a, uint64_t now) {
    still *p = (still *)s;
    if (p->cloth.ends != 0) {
        p->cloth.ends = cloth_moves(&p->cloth, a) ? p->cloth.ends : 0;
        app_dirty(a);
    }
    app_director_tick(a->table, now, app_tempo_of(&a->settings), false);
    if (app_director_kept(a->table) == NT_SPECTATOR) {
        app_go_on(a);
    }
}

static uint64_t wake(const scene *s, const app *a) {
    return cloth_wake(&((const still *)s)->cloth, a, app_director_pause_end(a->table, a->now));
}

static void draw(const scene *s, const app *a, ui_draw *d) {
    const cloth *c = &((const still *)s)->cloth;
    const float parted = 1.0f - cloth_part(c, a);
    cloth_draw(a, d, parted);
    const bool comes = cloth_hang_begin(c, a, d);
    cloth_still_sign(d, 0.0f, curtain_valance_up(d->ui, parted), 1.0f);
    if (comes) {
        cloth_hang_end(d);
    }
}

static uint8_t seat(const scene *s, const app *a) {
    (void)a;
    return ((const still *)s)->arg.seat;
}

static const char *lang(const scene *s, const app *a) {
    return app_director_seating(a->table)->seat[((const still *)s)->arg.seat].lang;
}

/* Secret, so that it is silent, and falls to the curtain, like the view before it: whoever comes next meets that. */
const scene_ops scene_still = {
    .name = "still",
    .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT | SCENE_SECRET,
    .size = sizeof(still),
    .enter = enter,
    .input = input,
    .tick = tick,
    .wake = wake,
    .draw = draw,
    .seat = seat,
    .lang = lang,
};
