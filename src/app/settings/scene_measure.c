/* How large a millimetre is on this screen: a bank card is held to its picture, which is made as large as the card.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "app/menus/menu.h"

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

/* A line on each side to hold the card's edge to, an arrow that points at it, and below the card a rule with a mark
 * for each half a centimetre. */
static void draw_ruler(ui_draw *d, ui_rect card) {
    static const float line = 2.0f, over = 30.0f, away = 10.0f, half = 5.0f, arrow = 16.0f;
    const ui_colour ink = d->ui->high_contrast ? UI_LANTERN : UI_INK_950;
    const ui_rect rule = {card.x - line, card.y + card.h + away, card.w + 2 * line, over - away};
    const float long_mark = rule.h * 0.6f, mid = card.y - over / 2 - 4;

    ui_fill(d, rule, d->ui->high_contrast ? UI_INK_950 : UI_PAPER_200);
    for (int i = 0; i < 2; i++) {
        const float x = i == 0 ? card.x - line : card.x + card.w;
        ui_fill(d, (ui_rect){x, card.y - over, line, card.h + 2 * over}, ink);
        ui_wedge(d, (ui_rect){i == 0 ? x - arrow - 3 : x + line + 3, mid - arrow / 2, arrow, arrow}, i == 0 ? 1 : 3,
                 ink);
    }
    for (int i = 1; (float)i * half < card_wide; i++) {
        const float high = i % 2 == 0 ? long_mark : long_mark / 2;
        ui_fill(d, (ui_rect){card.x + (float)i * half * d->ui->mm - 0.7f, rule.y, 1.4f, high}, ink);
    }
}

/* So wide is every bank card: whoever has none may take a ruler. `to`: as far down as there is room for it. */
static void draw_wide(ui_draw *d, ui_rect card, float to) {
    static const float below = 36.0f, in = 12.0f;
    ui_label_style style = UI_STYLE_SMALL;
    style.align = UI_MIDDLE;
    style.colour = UI_PAPER_100;
    const char *words = UI_SAY(d, "measure.wide", TEXT_NUM("n", 85.6));
    const float w = ui_label_width(d->ui, &style, words) + 2 * in, h = ui_label_height(d->ui, &style, w, words) + 4;
    const ui_rect at = {card.x + (card.w - w) / 2, card.y + card.h + below, w, h};
    if (at.y + at.h <= to) {
        ui_plate(d, at, 45, 0xE6151B2Cu, 0, 0.0f, false);
        ui_label(d, at, &style, words);
    }
}

/* It lies on the table: a shadow away from the lamp above it, softer where it reaches further. */
static void draw_shadow(ui_draw *d, ui_rect card) {
    enum { STEPS_OF_SHADOW = 4 };
    for (int i = STEPS_OF_SHADOW; i > 0 && !d->ui->high_contrast; i--) {
        const float out = 1.5f * (float)i, down = 2.0f + 1.5f * (float)i;
        ui_fill(d, (ui_rect){card.x - out, card.y + down, card.w + 2 * out, card.h + out}, 0x30000000u);
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
 * something is held to them. Its picture is the house's: a wolf before the moon. */
static void draw_card(ui_draw *d, ui_rect area) {
    const float w = card_wide * d->ui->mm, h = card_high * d->ui->mm, moon = h * 0.44f, wolf = h * 0.34f;
    const ui_rect at = ui_centre(area, w, h);
    const ui_rect disc = {at.x + w * 0.9f - moon, at.y + h * 0.1f, moon, moon};

    draw_shadow(d, at);
    ui_fill(d, at, d->ui->high_contrast ? UI_LANTERN : 0xFF0D1528u);
    ui_fill(d, ui_inset(at, 2.0f), ui_theme(d->ui, UI_INK_700));
    ui_disc(d, disc, ui_mix(UI_LANTERN, UI_PAPER_100, 0.45f), 0, 0.0f);
    ui_figure(d, "wolf", (ui_rect){disc.x + (moon - wolf) / 2, disc.y + (moon - wolf) / 2, wolf, wolf},
              ui_theme(d->ui, UI_INK_900));
    draw_chip(d, (ui_rect){at.x + w * 0.1f, at.y + h * 0.36f, w * 0.13f, h * 0.18f});
    for (int i = 0; i < 4; i++) {
        ui_fill(d, (ui_rect){at.x + w * (0.1f + 0.21f * (float)i), at.y + h * 0.74f, w * 0.17f, h * 0.05f},
                UI_PAPER_400);
    }
    draw_ruler(d, at);
    draw_wide(d, at, area.y + area.h);
}

/* The lit table of the chairs, as round as its picture where the page is high. */
static float table_height(const ui_frame *ui, float w, float most) {
    static const float flattest = 0.68f;
    return fminf(most, fmaxf(w * flattest, card_high * ui->mm * 1.9f));
}

static void draw_table(ui_draw *d, ui_rect area) {
    const float high = table_height(d->ui, area.w, area.h);
    if (!d->ui->high_contrast) {
        ui_picture(d, "seating", ui_centre(area, fminf(area.w, high * 2.1f), high), 1.0f);
    }
    draw_card(d, area);
}

/* How wide the i-th place of the row is: what is pressed, or the number in the middle as wide as its word. */
static float place_width(const ui_frame *ui, int i, float number) {
    return i == STEPS / 2 ? number : 110.0f + 30.0f * (ui->text_scale - 1.0f);
}

/* What makes it smaller, how large it is, what makes it larger. */
static void draw_steps(ui_draw *d, ui_rect row, int now) {
    static const float gap = 14.0f, around = 36.0f;
    const int places = STEPS + 1, middle = STEPS / 2;
    const char *number = UI_SAY(d, "settings.percent", TEXT_NUM("n", now));
    ui_label_style style = UI_STYLE_BUTTON; /* of one size with what is pressed beside it */
    style.lines = 1;
    style.colour = UI_LANTERN;
    /* As wide as the longest number: nothing moves away from below a finger. */
    const float wide = ui_label_width(d->ui, &style, UI_SAY(d, "settings.percent", TEXT_NUM("n", MOST))) + around;
    float all = gap * (float)(places - 1);
    for (int i = 0; i < places; i++) {
        all += place_width(d->ui, i, wide);
    }
    const float part = fminf(1.0f, row.w / all);
    float x = row.x + (row.w - all * part) / 2;
    for (int i = 0; i < places; i++) {
        const ui_rect at = {x, row.y, place_width(d->ui, i, wide) * part, row.h};
        const int which = i > middle ? i - 1 : i;
        x += at.w + gap * part;
        if (i == middle) {
            ui_plate(d, at, 44, 0xE6151B2Cu, 0, 0.0f, false);
            ui_label(d, ui_inset(at, 2), &style, number);
            continue;
        }
        char text[48];
        snprintf(text, sizeof text, "%s%s", step[which] < 0 ? "\xE2\x88\x92" : "+",
                 UI_SAY(d, "settings.percent", TEXT_NUM("n", abs(step[which]))));
        ui_button(d, at, ZONE_MORE, which, text, NULL, UI_PLAIN, 0);
    }
}

/* What is to be done, on a plate as wide as its words. */
static const float words_in = 24.0f;

static ui_rect words_plate(const ui_frame *ui, ui_rect area, const ui_label_style *style, const char *text) {
    static const float air = 14.0f;
    const float w = fminf(area.w, ui_label_width(ui, style, text) + 2 * words_in);
    const float h = ui_label_height(ui, style, w - 2 * words_in, text) + air;
    return (ui_rect){area.x + (area.w - w) / 2, area.y, w, h};
}

/* The card comes first: where it is larger than its room, what is read and pressed lies on it. */
static void draw(const scene *s, const app *a, ui_draw *d) {
    static const float gap = 16.0f;
    const ui_rect page = menu_area(d->ui);
    const float button = fmaxf(ui_target(d->ui), 52.0f);
    const char *text = ui_say(d, "measure.words");
    ui_label_style style = UI_STYLE_BODY;
    style.align = UI_MIDDLE;
    const float around = words_plate(d->ui, page, &style, text).h + button + 2 * gap;
    /* In a tall window what is read and pressed stands close to the table. */
    const ui_rect area = ui_centre(page, page.w, around + table_height(d->ui, page.w, page.h - around));
    const ui_rect words = words_plate(d->ui, area, &style, text);
    (void)s;
    menu_page(d, ui_say(d, "measure.head"));
    draw_table(d, (ui_rect){area.x, area.y + words.h + gap, area.w, area.h - words.h - button - 2 * gap});
    ui_plate(d, words, 43, 0xE6151B2Cu, 0, 0.0f, false);
    ui_label(d, (ui_rect){words.x + words_in, words.y + 2, words.w - 2 * words_in, words.h - 4}, &style, text);
    draw_steps(d, (ui_rect){area.x, area.y + area.h - button, area.w, button}, a->settings.measured_percent);
    menu_foot_plain(d, ui_say(d, "menu.back"), ui_say(d, "measure.reset"), ZONE_RESET);
}

const scene_ops scene_measure = {.name = "measure",
                                 .flags = SCENE_OPAQUE | SCENE_TRAPS_INPUT | SCENE_PUBLIC,
                                 .size = sizeof(measure_scene),
                                 .enter = enter,
                                 .input = input,
                                 .draw = draw};
