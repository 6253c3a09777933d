/* How large a millimetre is on this screen: a bank card is held to its picture, which is made as large as the card.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "app/menu.h"

typedef struct {
    scene base;
} measure_scene;

static const float card_wide = 85.60f, card_high = 53.98f; /* mm */
static const int step[] = {-5, -1, 1, 5};                  /* percent */
enum { STEPS = sizeof step / sizeof step[0], LEAST = 40, MOST = 250 };

static bool enter(scene *s, app *a, const void *arg) {
    (void)s;
    (void)a;
    (void)arg;
    return true;
}

static bool input(scene *s, app *a, const ui_input *in) {
    (void)s;
    if (menu_back(in)) {
        app_pop(a);
    } else if (menu_pressed(in, ZONE_MORE) && in->n >= 0 && in->n < STEPS) {
        const int now = a->settings.measured_percent + step[in->n];
        a->settings.measured_percent = now < LEAST ? LEAST : now > MOST ? MOST : now;
        app_settings_changed(a);
    } else if (menu_pressed(in, ZONE_RESET)) {
        a->settings.measured_percent = 100;
        app_settings_changed(a);
    }
    app_dirty(a);
    return true;
}

/* A line on each side to hold the card's edge to, and a mark for each half a centimetre between them. */
static void draw_ruler(ui_draw *d, ui_rect card) {
    static const float line = 2.0f, over = 26.0f, away = 12.0f;
    const ui_colour ink = ui_theme(d->ui, UI_LANTERN);
    const float y = card.y + card.h + away;
    for (int i = 0; i < 2; i++) {
        const float x = i == 0 ? card.x - line : card.x + card.w;
        ui_fill(d, (ui_rect){x, card.y - over, line, card.h + 2 * over}, ink);
    }
    for (int i = 1; (float)i * 5.0f < card_wide; i++) {
        const float high = i % 2 == 0 ? over - away : (over - away) / 2;
        ui_fill(d, (ui_rect){card.x + (float)i * 5.0f * d->ui->mm, y, 1.4f, high}, ink);
    }
}

/* Its contacts are as straight as its edges. */
static void draw_chip(ui_draw *d, ui_rect at) {
    static const float cut = 2.0f;
    const ui_colour dark = ui_theme(d->ui, UI_INK_700);
    ui_fill(d, at, UI_LANTERN);
    for (int i = 1; i < 3; i++) {
        ui_fill(d, (ui_rect){at.x, at.y + at.h * (float)i / 3 - cut / 2, at.w, cut}, dark);
    }
    ui_fill(d, (ui_rect){at.x + (at.w - cut) / 2, at.y, cut, at.h / 3}, dark);
    ui_fill(d, (ui_rect){at.x + (at.w - cut) / 2, at.y + at.h * 2 / 3, cut, at.h / 3}, dark);
}

/* As large as the measure says, though it may be larger than the page leaves room for; its edges are straight, for
 * something is held to them. */
static void draw_card(ui_draw *d, ui_rect area) {
    const float w = card_wide * d->ui->mm, h = card_high * d->ui->mm;
    const ui_rect at = ui_centre(area, w, h);
    ui_fill(d, at, ui_theme(d->ui, UI_LANTERN));
    ui_fill(d, ui_inset(at, 2.0f), ui_theme(d->ui, UI_INK_700));
    draw_chip(d, (ui_rect){at.x + w * 0.1f, at.y + h * 0.36f, w * 0.13f, h * 0.18f});
    for (int i = 0; i < 4; i++) {
        ui_fill(d, (ui_rect){at.x + w * (0.1f + 0.21f * (float)i), at.y + h * 0.7f, w * 0.15f, h * 0.05f},
                UI_PAPER_400);
    }
    draw_ruler(d, at);
}

/* What makes it smaller, how large it is, what makes it larger. */
static void draw_steps(ui_draw *d, ui_rect row, int now) {
    static const float gap = 14.0f;
    const int places = STEPS + 1, middle = STEPS / 2;
    const float wide = fminf(110.0f + 30.0f * (d->ui->text_scale - 1.0f), row.w / (float)places - gap);
    const float left = row.x + (row.w - (wide + gap) * (float)places + gap) / 2;
    ui_label_style style = UI_STYLE_HEAD;
    style.align = UI_MIDDLE;
    style.lines = 1;
    for (int i = 0; i < places; i++) {
        const ui_rect at = {left + (wide + gap) * (float)i, row.y, wide, row.h};
        const int which = i > middle ? i - 1 : i;
        if (i == middle) {
            ui_label(d, at, &style, UI_SAY(d, "settings.percent", TEXT_NUM("n", now)));
            continue;
        }
        char text[48];
        snprintf(text, sizeof text, "%s%s", step[which] < 0 ? "\xE2\x88\x92" : "+",
                 UI_SAY(d, "settings.percent", TEXT_NUM("n", abs(step[which]))));
        ui_button(d, at, ZONE_MORE, which, text, NULL, UI_PLAIN, 0);
    }
}

static void draw(const scene *s, const app *a, ui_draw *d) {
    ui_label_style style = UI_STYLE_BODY;
    const ui_rect page = menu_area(d->ui), area = ui_inset(page, 20);
    const float words = 64 * d->ui->text_scale, button = fmaxf(ui_target(d->ui), 52.0f), gap = 14;
    (void)s;
    menu_page(d, ui_say(d, "measure.head"));
    ui_plate(d, page, 36, 0xF0151B2Cu, 0, 0, false);
    style.align = UI_MIDDLE;
    ui_label(d, (ui_rect){area.x, area.y, area.w, words}, &style, ui_say(d, "measure.words"));
    draw_card(d, (ui_rect){area.x, area.y + words, area.w, area.h - words - button - 2 * gap});
    draw_steps(d, (ui_rect){area.x, area.y + area.h - button, area.w, button}, a->settings.measured_percent);
    menu_foot_plain(d, ui_say(d, "menu.back"), ui_say(d, "measure.reset"), ZONE_RESET);
}

const scene_ops scene_measure = {.name = "measure",
                                 .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT | SCENE_PUBLIC,
                                 .size = sizeof(measure_scene),
                                 .enter = enter,
                                 .input = input,
                                 .draw = draw};
