/* The closed curtain between two people. Holds no port: it knows a seat's name and what everybody has seen. */
#include <stdio.h>
#include <string.h>

#include "app/app_state.h"
#include "ui/widgets.h"

typedef struct {
    scene base;
    curtain_arg arg;
    ui_seat seat;
    char name[UI_NAME_BYTES]; /* as shown, in the seat's language */
    bool press;               /* the setting that makes a hold a press */
} curtain;

static bool enter(scene *s, app *a, const void *arg) {
    curtain *c = (curtain *)s;
    c->arg = *(const curtain_arg *)arg;
    c->press = a->settings.hold_toggle;
    if (c->arg.seat == NT_SPECTATOR)
        return true;
    c->seat = app_director_seating(a->table)->seat[c->arg.seat];
    app_seat_name(&c->seat, app_words(a, c->seat.lang), c->name, sizeof c->name);
    return true;
}

static void open_up(curtain *c, app *a) {
    a->behind_curtain = false;
    if (c->arg.seat == NT_SPECTATOR)
        app_go(a, &scene_table, NULL, 0);
    else
        app_go(a, &scene_private, &c->arg, sizeof c->arg);
}

static bool input(scene *s, app *a, const ui_input *in) {
    curtain *c = (curtain *)s;
    bool chosen = in->kind == UI_CHOOSE && in->zone;
    if (chosen && strcmp(in->zone, "open") == 0)
        open_up(c, a);
    else if (in->kind == UI_PAUSE || (chosen && strcmp(in->zone, "pause") == 0))
        app_push(a, &scene_pause, NULL, 0);
    else if (c->arg.look && (in->kind == UI_BACK || (chosen && strcmp(in->zone, "back") == 0)))
        app_go_on(a);
    else if (in->kind == UI_BACK)
        app_push(a, &scene_pause, NULL, 0);
    else if (in->kind == UI_RULES)
        app_push(a, &scene_rules, &(rules_arg){app_director_game(a->table)->id, 0}, sizeof(rules_arg));
    return true;
}

/* Bots go on answering: their places in the count are public and their pauses are fixed. */
static void tick(scene *s, app *a, uint64_t now) {
    curtain *c = (curtain *)s;
    if (c->arg.look)
        return;
    app_director_tick(a->table, now, app_motion_factor(&a->settings), false);
    app_step step = app_director_step(a->table);
    if (c->arg.of > 0 && step.of == c->arg.of && step.done != c->arg.done) {
        c->arg.done = step.done;
        app_dirty(a);
    }
}

static uint64_t wake(const scene *s, const app *a) {
    const curtain *c = (const curtain *)s;
    return c->arg.look ? UINT64_MAX : app_director_pause_end(a->table, a->now);
}

static float line(ui_draw *d, float y, float w, const ui_label_style *style, const char *text) {
    ui_rect box = {(d->ui->width - w) / 2, y, w, ui_label_height(d->ui, style, w, text)};
    return y + ui_label(d, box, style, text);
}

static void draw_finished(const curtain *c, ui_draw *d, float y, float w) {
    ui_label_style small = UI_STYLE_SMALL;
    small.align = UI_MIDDLE;
    if (c->arg.of > 0) {
        y = line(d, y, w, &small,
                 UI_SAY(d, "play.curtain.finished", TEXT_NUM("done", c->arg.done), TEXT_NUM("of", c->arg.of)));
        ui_dots(d, (ui_rect){(d->ui->width - w) / 2, y + 8, w, 14}, c->arg.of, c->arg.done, UI_MOSS);
        y += 34;
    }
    if (c->arg.recap[0])
        line(d, y, w, &small, c->arg.recap);
}

static void draw_corners(const curtain *c, ui_draw *d) {
    float high = ui_target(d->ui) > 46 ? ui_target(d->ui) : 46, wide = 150;
    float y = d->ui->height - high - 24;
    ui_button(d, (ui_rect){d->ui->width - wide - 24, y, wide, high}, "pause", 0, ui_say(d, "apron.pause"), NULL,
              UI_PLAIN, 0);
    if (c->arg.look)
        ui_button(d, (ui_rect){24, y, wide, high}, "back", 0, ui_say(d, "play.curtain.back"), NULL, UI_PLAIN, 0);
}

static void draw(const scene *s, const app *a, ui_draw *d) {
    const curtain *c = (const curtain *)s;
    (void)a;
    float w = d->ui->width < 760 ? d->ui->width - 80 : 680, x = (d->ui->width - w) / 2;
    ui_fill(d, (ui_rect){0, 0, d->ui->width, d->ui->height}, ui_theme(d->ui, UI_INK_950));
    if (!d->ui->high_contrast)
        ui_cover(d, "curtain", (ui_rect){0, 0, d->ui->width, d->ui->height});
    float top = d->ui->height * 0.5f - 300;
    ui_plate(d, (ui_rect){x - 30, top, w + 60, 600}, 41, ui_fade(UI_INK_950, 0.86f), 0, 0, false);
    float y = top + 26;
    if (c->arg.seat == NT_SPECTATOR) {
        y = line(d, y + 90, w, &UI_STYLE_SENTENCE, ui_say(d, "play.curtain.table")) + 30;
    } else {
        ui_seat_emblem(d, (ui_rect){(d->ui->width - 104) / 2, y, 104, 104}, &c->seat);
        ui_label_style name = UI_STYLE_TITLE;
        name.lines = 1;
        name.name = c->seat.name[0] != '\0';
        y = line(d, y + 108, w, &name, c->name);
        y = line(d, y + 4, w, &UI_STYLE_SENTENCE, UI_SAY(d, "play.curtain.turn", TEXT_STR("name", c->name)));
    }
    ui_hold_pad(d, (ui_rect){(d->ui->width - 120) / 2, y + 16, 120, 120}, "open", 0, "lantern");
    ui_label_style how = UI_STYLE_BODY;
    how.align = UI_MIDDLE;
    y = line(d, y + 146, w, &how, ui_say(d, c->press ? "play.curtain.open_press" : "play.curtain.open"));
    draw_finished(c, d, y + 14, w);
    draw_corners(c, d);
}

static const char *lang(const scene *s, const app *a) {
    const curtain *c = (const curtain *)s;
    (void)a;
    return c->seat.lang[0] ? c->seat.lang : NULL;
}

const scene_ops scene_curtain = {
    .name = "curtain",
    .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT,
    .size = sizeof(curtain),
    .enter = enter,
    .input = input,
    .tick = tick,
    .wake = wake,
    .draw = draw,
    .lang = lang,
};
