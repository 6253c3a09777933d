/* Seven lines of a day each, lit where the house is open, above the hours. */
#include "kiosk/owner_week.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/menus/menu.h"

enum { DAYS = 7, MARKS = 5 /* 0, 6, 12, 18, 24 */ };

static const float pad = 16.0f, tick = 44.0f;
static const ui_colour shut = 0xFF0A0E18u, pale_light = 0xFFB98A45u;

static ui_label_style words(void) {
    ui_label_style style = UI_STYLE_SMALL;
    style.size = 16;
    style.lines = 1;
    return style;
}

static float line_height(const ui_frame *ui) {
    const ui_label_style style = words();
    return ui_label_height(ui, &style, 400, "Ag") + 2;
}

float owner_week_needs(const ui_frame *ui) {
    return (DAYS + 1) * line_height(ui) + 2 * pad;
}

const char *owner_day_name(ui_draw *d, int day) {
    char key[16];
    snprintf(key, sizeof key, "owner.day.%d", day);
    return ui_say(d, key);
}

static float names_width(ui_draw *d) {
    const ui_label_style style = words();
    float most = 0;
    for (int day = 0; day < DAYS; day++) {
        most = fmaxf(most, ui_label_width(d->ui, &style, owner_day_name(d, day + 1)));
    }
    return most + 2;
}

int owner_week_lights(const kiosk_wishes *w, int day, week_light out[2]) {
    const int before = (day + DAYS - 1) % DAYS;
    const wish_span late = w->day[before].at, own = w->day[day].at;
    int n = 0;
    if (!w->day[before].closed && late.to <= late.from && late.to > 0) {
        out[n++] = (week_light){0, late.to, before};
    }
    if (!w->day[day].closed) {
        out[n++] = (week_light){own.from, own.to <= own.from ? DAY_MINUTES : own.to, day};
    }
    return n;
}

/* `set` is the day whose hours are in the full light, or -1: all are. */
static void draw_day(const kiosk_wishes *w, ui_draw *d, ui_rect at, int day, int set) {
    week_light light[2];
    const int n = owner_week_lights(w, day, light);
    ui_fill(d, at, ui_theme(d->ui, shut));
    for (int i = 0; i < n; i++) {
        const float from = at.w * (float)light[i].from / DAY_MINUTES, to = at.w * (float)light[i].to / DAY_MINUTES;
        ui_fill(d, (ui_rect){at.x + from, at.y, to - from, at.h},
                set < 0 || set == light[i].of ? UI_LANTERN : pale_light);
    }
}

static void draw_hours(ui_draw *d, ui_rect at) {
    ui_label_style style = words();
    style.align = UI_MIDDLE;
    style.colour = UI_PAPER_400;
    for (int i = 0; i < MARKS; i++) {
        char hour[8];
        snprintf(hour, sizeof hour, "%d", i * 24 / (MARKS - 1));
        const float x = at.x + at.w * (float)i / (MARKS - 1);
        ui_label(d, (ui_rect){x - tick / 2, at.y, tick, at.h}, &style, text_keep(&d->words, hour, strlen(hour)));
    }
}

void owner_week_draw(const kiosk_wishes *w, ui_draw *d, ui_rect at, int day) {
    const ui_rect in = {at.x + pad, at.y + pad, at.w - 2 * pad - tick / 2, at.h - 2 * pad};
    const float names = names_width(d), line = in.h / (DAYS + 1), x = in.x + names + pad;
    const ui_rect bars = {x, in.y, in.x + in.w - x, line};
    ui_plate(d, at, 78, 0xE6151B2Cu, 0, 0, true);
    for (int i = 0; i < DAYS; i++) {
        const bool set = day == 0 || day == i + 1;
        const float y = in.y + line * (float)i;
        ui_label_style style = words();
        style.colour = set ? UI_PAPER_100 : UI_PAPER_400;
        ui_label(d, (ui_rect){in.x, y, names, line}, &style, owner_day_name(d, i + 1));
        draw_day(w, d, (ui_rect){bars.x, y + line * 0.18f, bars.w, line * 0.64f}, i, day - 1);
    }
    draw_hours(d, (ui_rect){bars.x, in.y + line * DAYS, bars.w, line});
}
