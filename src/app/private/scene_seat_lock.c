/* The lock of a seat on the whole screen, between the curtain and the view: three signs, before anything of the view
 * is made. */
#include <math.h>
#include <string.h>

#include "app/inside.h"
#include "app/private/curtain.h"
#include "app/private/seat_lock.h"
#include "ui/seats.h"

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

/* Whose signs they are, as the curtain says it. The seat outlives what is drawn: that has its language. */
static void draw_head(ui_draw *d, ui_rect at, const ui_seat *who, const char *name) {
    static const float gap = 16.0f;
    ui_label_style style = UI_STYLE_TITLE;
    style.name = true;
    style.lines = 1;
    style.align = UI_LEFT;
    style.lang = who->lang[0] != '\0' ? who->lang : NULL;
    const float room = at.w - at.h - gap, w = fminf(ui_label_width(d->ui, &style, name) + 2, room);
    const float x = at.x + (room - w) / 2;
    ui_seat_emblem(d, (ui_rect){x, at.y, at.h, at.h}, who);
    ui_label(d, (ui_rect){x + at.h + gap, at.y, w, at.h}, &style, name);
}

static void draw(const scene *s, const app *a, ui_draw *d) {
    static const float pad = 28.0f, head = 64.0f, air = 18.0f;
    const lock_scene *l = (const lock_scene *)s;
    const float side = fminf(fmaxf(360.0f, 60.0f * d->ui->mm), d->ui->width - 80);
    const float button = fmaxf(ui_target(d->ui), 46.0f);
    const char *said = seat_lock_words(&l->lock, a, l->arg.seat, &d->words);
    const ui_seat *who = &app_director_seating(a->table)->seat[l->arg.seat];
    char name[UI_NAME_BYTES];
    ui_label_style style = UI_STYLE_SENTENCE;
    style.size = 22;
    style.lines = 3;
    app_seat_name(who, d->ui->words, name, sizeof name);
    const float words = ui_label_height(d->ui, &style, side, said) + 4;
    const float signs = fminf(side * 0.76f, d->ui->height - 2 * (pad + air) - head - words - 40);
    const float high = 2 * pad + head + words + signs + 2 * air;
    const ui_rect plate = ui_centre((ui_rect){0, 0, d->ui->width, d->ui->height}, side + 2 * pad, high);
    const ui_rect at = {plate.x + pad, plate.y + pad, side, high - 2 * pad};
    curtain_closed(d);
    ui_plate(d, plate, 17, ui_fade(UI_INK_950, 0.92f), UI_LANTERN, 2.0f, true);
    draw_head(d, (ui_rect){at.x, at.y, at.w, head}, who, name);
    ui_label(d, (ui_rect){at.x, at.y + head + air, at.w, words}, &style, said);
    seat_lock_draw(&l->lock, d, (ui_rect){at.x, at.y + at.h - signs, at.w, signs}, ZONE_LOCK, UI_ZONE_OPTION);
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
