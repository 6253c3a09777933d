/* A sentence for the player over whatever is there, until it has been read. */
#include "app/menus/menu.h"

#include <math.h>

#include "app/rise.h"

static void leave(scene *s, app *a) {
    (void)s;
    a->notice[0] = '\0';
}

/* On the plate's upper edge: the house speaks, and not the game that lies below. */
static void draw_sign(ui_draw *d, ui_rect plate) {
    static const float size = 64.0f;
    const ui_rect at = {plate.x + (plate.w - size) / 2, plate.y - size / 2, size, size};
    ui_disc(d, at, ui_mix(UI_LANTERN, UI_PAPER_100, 0.35f), UI_PARCHMENT_EDGE, 3.0f);
    ui_figure(d, "lantern", ui_inset(at, size * 0.18f), UI_INK_900);
}

static void draw(const scene *s, const app *a, ui_draw *d) {
    (void)s;
    float w = fminf(760.0f, d->ui->width - 80), button = menu_button_height(d->ui);
    ui_label_style style = UI_STYLE_BODY;
    style.size = 24;
    style.align = UI_MIDDLE;
    style.colour = UI_INK_900;
    float words = ui_label_height(d->ui, &style, w - 80, a->notice);
    float h = fminf(fmaxf(words + button + 134, 240), d->ui->height - 90);
    ui_rect frame = {0, 0, d->ui->width, d->ui->height}, at = ui_centre(frame, w, h);
    ui_fill(d, frame, 0xB805070Du);
    rise_panel_begin(a, d, at);
    menu_sheet(d, at);
    draw_sign(d, at);
    ui_label(d, (ui_rect){at.x + 40, at.y + 46, w - 80, h - button - 98}, &style, a->notice);
    ui_button(d, (ui_rect){at.x + (w - 200) / 2, at.y + h - button - 32, 200, button}, ZONE_OK, 0,
              ui_say(d, "menu.ok"), NULL, UI_PRIMARY, UI_ZONE_DEFAULT);
    rise_panel_end(a, d);
}

static bool input(scene *s, app *a, const ui_input *in) {
    (void)s;
    if (in->kind == UI_BACK || menu_pressed(in, ZONE_OK)) {
        app_pop(a);
    }
    app_dirty(a);
    return true;
}

const scene_ops scene_notice = {.name = "notice",
                                .flags = SCENE_TRAPS_INPUT,
                                .size = sizeof(scene),
                                .leave = leave,
                                .input = input,
                                .draw = draw};
