/* The string of lanterns beside the times, or below them. */
#include "kiosk/owner_times.h"

#include <math.h>

#include "ui/widgets.h"

enum { STATIONS = 4, TIMES = STATIONS - 1 };

static ui_label_style words(void) {
    ui_label_style style = UI_STYLE_SMALL;
    style.lines = 2;
    return style;
}

static float line_height(const ui_frame *ui) {
    const ui_label_style style = words();
    return ui_label_height(ui, &style, 400, "Ag");
}

float owner_times_needs(const ui_frame *ui) {
    return 3.5f * line_height(ui) + 80.0f;
}

/* A table that is not kept is gone at once. */
static bool comes(const kiosk_wishes *w, int station) {
    return station != 2 || w->offer_minutes > 0;
}

static const char *time_of(const kiosk_wishes *w, ui_draw *d, int i) {
    const int seconds = i == 0 ? w->idle_seconds : w->answer_seconds;
    return i < 2 ? UI_SAY(d, "settings.seconds", TEXT_NUM("n", seconds))
                 : UI_SAY(d, "owner.minutes", TEXT_NUM("n", w->offer_minutes));
}

/* Each is paler than the one before, and the last one is out. */
static void draw_lantern(ui_draw *d, ui_rect at, int station, bool comes) {
    static const char *const figure[STATIONS] = {"person", "speech", "chest", "moon"};
    static const float light[STATIONS] = {1.0f, 0.62f, 0.3f, 0.0f};
    const bool lit = comes && light[station] > 0.0f;
    const ui_colour glass = ui_mix(UI_INK_900, UI_LANTERN, light[station]);
    if (lit && station == 0) {
        ui_glow(d, ui_inset(at, -at.w * 0.4f), UI_LANTERN);
    }
    ui_disc(d, at, lit ? glass : UI_INK_900, lit ? UI_LANTERN : UI_INK_500, 2.5f);
    ui_figure(d, figure[station], ui_inset(at, at.w * 0.24f),
              ui_theme(d->ui, light[station] > 0.5f ? UI_INK_900
                              : lit                 ? UI_LANTERN
                                                    : UI_INK_500));
}

/* In the size in which guests will read. */
static void draw_time(const kiosk_wishes *w, ui_draw *d, ui_rect at, int i, ui_align align) {
    ui_label_style style = words();
    style.size *= fmaxf(1.0f, (float)w->text_percent / (100.0f * d->ui->text_scale));
    style.align = align;
    style.valign = align == UI_MIDDLE ? UI_BOTTOM : style.valign;
    style.colour = comes(w, i) ? UI_LANTERN : UI_PAPER_400;
    ui_label(d, at, &style, time_of(w, d, i));
}

/* What is true then. */
static void draw_station(const kiosk_wishes *w, ui_draw *d, ui_rect at, int i, ui_align align) {
    static const char *const name[STATIONS] = {"owner.times.plays", "kiosk.still", "owner.times.kept",
                                               "owner.times.deleted"};
    ui_label_style style = words();
    style.align = align;
    style.valign = align == UI_MIDDLE ? UI_TOP : style.valign;
    style.colour = comes(w, i) ? UI_PAPER_100 : UI_PAPER_400;
    ui_label(d, at, &style, ui_say(d, name[i]));
}

static const ui_colour string = 0xFF6B5A3Eu;

/* Times stand above the string, and what is true below each lantern. */
static void draw_along(const kiosk_wishes *w, ui_draw *d, ui_rect in) {
    const float each = in.w / STATIONS, line = line_height(d->ui), under = 2.0f * line + 6.0f;
    const float size = fminf(fminf(in.h - under - line, each * 0.34f), 92.0f), half = 0.5f * size;
    const float over = fmaxf(half, fminf(2.0f * line, in.h - under - half - 6.0f) + 6.0f);
    const float y = in.y + (in.h - over - half - under) / 2 + over;
    for (int i = 0; i < TIMES; i++) {
        const float from = in.x + each * ((float)i + 0.5f) + half, to = in.x + each * ((float)i + 1.5f) - half;
        ui_fill(d, (ui_rect){from, y - 1.5f, to - from, 3.0f}, ui_theme(d->ui, string));
        draw_time(w, d, (ui_rect){from + 2, y - over, to - from - 4, over - 6}, i, UI_MIDDLE);
    }
    for (int i = 0; i < STATIONS; i++) {
        const float x = in.x + each * (float)i;
        draw_lantern(d, (ui_rect){x + each / 2 - half, y - half, size, size}, i, comes(w, i));
        draw_station(w, d, (ui_rect){x + 6, y + half + 6, each - 12, under - 6}, i, UI_MIDDLE);
    }
}

/* Times and what is true stand beside the string. */
static void draw_down(const kiosk_wishes *w, ui_draw *d, ui_rect in) {
    const float each = in.h / STATIONS, size = fminf(fminf(each * 0.62f, in.w * 0.3f), 104.0f);
    const float half = 0.5f * size, x = in.x + fmaxf(half + 8, in.w * 0.3f - half);
    const float left = x + half + 18, wide = in.x + in.w - left;
    for (int i = 0; i < TIMES; i++) {
        const float from = in.y + each * ((float)i + 0.5f) + half, to = in.y + each * ((float)i + 1.5f) - half;
        const float high = fmaxf(to - from, line_height(d->ui));
        ui_fill(d, (ui_rect){x - 1.5f, from, 3.0f, to - from}, ui_theme(d->ui, string));
        draw_time(w, d, (ui_rect){left, (from + to - high) / 2, wide, high}, i, UI_LEFT);
    }
    for (int i = 0; i < STATIONS; i++) {
        const float y = in.y + each * ((float)i + 0.5f) - half;
        draw_lantern(d, (ui_rect){x - half, y, size, size}, i, comes(w, i));
        draw_station(w, d, (ui_rect){left, y, wide, size}, i, UI_LEFT);
    }
}

void owner_times_draw(const kiosk_wishes *w, ui_draw *d, ui_rect at) {
    const ui_rect in = ui_inset(at, 18);
    ui_plate(d, at, 79, UI_INK_900, 0, 0, true);
    ui_mount(d, at, 79, 11.0f, 0xFF4A2E24u, 0xFFB4703Cu, 1.6f);
    if (in.w > 1.6f * in.h) {
        draw_along(w, d, in);
    } else {
        draw_down(w, d, in);
    }
}
