/* One still page from "done" to the end of the least time: the same for every seat, game and choice. It counts
 * nothing and nothing on it can be pressed. The choice lies with the director, which makes it whatever is shown then.
 */
#include "app/menu.h"

typedef struct {
    scene base;
    curtain_arg arg;
} still;

static bool enter(scene *s, app *a, const void *arg) {
    (void)a;
    ((still *)s)->arg = *(const curtain_arg *)arg;
    return true;
}

static bool input(scene *s, app *a, const ui_input *in) {
    const curtain_arg arg = ((still *)s)->arg;
    if (in->kind == UI_COVERED || in->kind == UI_PAUSE) {
        app_go(a, &scene_curtain, &arg, sizeof arg);
    }
    return true;
}

static void tick(scene *s, app *a, uint64_t now) {
    (void)s;
    app_director_tick(a->table, now, app_tempo_of(&a->settings), false);
    if (app_director_kept(a->table) == NT_SPECTATOR) {
        app_go_on(a);
    }
}

static uint64_t wake(const scene *s, const app *a) {
    (void)s;
    return app_director_pause_end(a->table, a->now);
}

static void draw(const scene *s, const app *a, ui_draw *d) {
    (void)s, (void)a;
    const float w = 560, h = 150;
    const ui_rect sign = {(d->ui->width - w) / 2, menu_valance(d->ui) + 26, w, h};
    ui_label_style style = UI_STYLE_TITLE;
    style.colour = UI_INK_900;
    menu_curtain(d);
    menu_hung_sign(d, sign, 0.0f);
    ui_label(d, ui_inset(sign, 20), &style, ui_say(d, "play.still"));
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
