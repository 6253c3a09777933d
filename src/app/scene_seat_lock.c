/* The lock of a seat on the whole screen, between the curtain and the view: three signs, before anything of the view
 * is made. */
#include <math.h>

#include "app/inside.h"
#include "app/menu.h"
#include "app/seat_lock.h"

typedef struct {
    scene base;
    curtain_arg arg;
    seat_lock lock;
} lock_scene;

static bool enter(scene *s, app *a, const void *arg) {
    lock_scene *l = (lock_scene *)s;
    l->arg = *(const curtain_arg *)arg;
    seat_lock_begin(&l->lock, a);
    return true;
}

static bool input(scene *s, app *a, const ui_input *in) {
    lock_scene *l = (lock_scene *)s;
    if (in->kind == UI_COVERED || in->kind == UI_BACK || in->kind == UI_PAUSE || ui_chose(in, ZONE_BACK)) {
        app_go(a, &scene_curtain, &l->arg, sizeof l->arg);
    } else if (ui_chose(in, ZONE_LOCK) && seat_lock_press(&l->lock, a, l->arg.seat, in->n)) {
        app_go(a, app_behind_curtain(a, &l->arg), &l->arg, sizeof l->arg);
    }
    app_dirty(a);
    return true;
}

static void draw(const scene *s, const app *a, ui_draw *d) {
    const lock_scene *l = (const lock_scene *)s;
    const float side = fminf(fmaxf(360.0f, 60.0f * d->ui->mm), d->ui->width - 80), high = side * 0.8f;
    const ui_rect at = ui_centre((ui_rect){0, 0, d->ui->width, d->ui->height}, side, high);
    const float button = fmaxf(ui_target(d->ui), 46.0f);
    ui_label_style style = UI_STYLE_HEAD;
    menu_curtain(d);
    style.align = UI_MIDDLE;
    style.lines = 2;
    style.colour = UI_PAPER_100;
    ui_plate(d, ui_inset(at, -24), 17, ui_fade(UI_INK_950, 0.92f), UI_LANTERN, 2.0f, true);
    ui_label(d, (ui_rect){at.x, at.y - 14, at.w, 74}, &style, seat_lock_words(&l->lock, a, l->arg.seat, &d->words));
    seat_lock_draw(&l->lock, d, (ui_rect){at.x, at.y + 76, at.w, at.h - 80}, ZONE_LOCK, UI_ZONE_OPTION);
    ui_button(d, (ui_rect){24, d->ui->height - button - 24, 150, button}, ZONE_BACK, 0, ui_say(d, "menu.back"), NULL,
              UI_PLAIN, 0);
}

static uint8_t seat(const scene *s, const app *a) {
    (void)a;
    return ((const lock_scene *)s)->arg.seat;
}

static const char *lang(const scene *s, const app *a) {
    const lock_scene *l = (const lock_scene *)s;
    return app_director_seating(a->table)->seat[l->arg.seat].lang;
}

const scene_ops scene_seat_lock = {
    .name = "lock",
    .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT | SCENE_SECRET,
    .size = sizeof(lock_scene),
    .enter = enter,
    .input = input,
    .draw = draw,
    .seat = seat,
    .lang = lang,
};
