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
    return 2.0f * line_height(ui) + 90.0f;
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
    style.colour = comes(w, i) ? UI_PAPER_100 : UI_PAPER_400;
    ui_label(d, at, &style, time_of(w, d, i));
}

static const ui_colour string = 0xFF6B5A3Eu;

/* Times stand above the string. */
static void draw_along(const kiosk_wishes *w, ui_draw *d, ui_rect in) {
    const float each = in.w / STATIONS, size = fminf(fminf(in.h * 0.6f, each * 0.5f), 92.0f), y = in.y + in.h * 0.56f;
    const float half = 0.5f * size;
    for (int i = 0; i < TIMES; i++) {
        const float from = in.x + each * ((float)i + 0.5f) + half, to = in.x + each * ((float)i + 1.5f) - half;
        const float high = fminf(2.0f * line_height(d->ui), y - in.y - 6);
        ui_fill(d, (ui_rect){from, y - 1.5f, to - from, 3.0f}, ui_theme(d->ui, string));
        draw_time(w, d, (ui_rect){from + 4, y - 6 - high, to - from - 8, high}, i, UI_MIDDLE);
    }
    for (int i = 0; i < STATIONS; i++) {
        draw_lantern(d, (ui_rect){in.x + each * ((float)i + 0.5f) - half, y - half, size, size}, i, comes(w, i));
    }
}

/* Times stand beside the string. */
static void draw_down(const kiosk_wishes *w, ui_draw *d, ui_rect in) {
    const float each = in.h / STATIONS, size = fminf(fminf(each * 0.62f, in.w * 0.3f), 104.0f);
    const float x = in.x + in.w * 0.4f, half = 0.5f * size;
    for (int i = 0; i < TIMES; i++) {
        const float from = in.y + each * ((float)i + 0.5f) + half, to = in.y + each * ((float)i + 1.5f) - half;
        const float left = x + 18, mid = (from + to) / 2, high = fmaxf(to - from, 2.0f * line_height(d->ui));
        ui_fill(d, (ui_rect){x - 1.5f, from, 3.0f, to - from}, ui_theme(d->ui, string));
        draw_time(w, d, (ui_rect){left, mid - high / 2, in.x + in.w - left, high}, i, UI_LEFT);
    }
    for (int i = 0; i < STATIONS; i++) {
        draw_lantern(d, (ui_rect){x - half, in.y + each * ((float)i + 0.5f) - half, size, size}, i, comes(w, i));
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
