/* Steps of volume over the hours of a day, as lit floors; now is a bright line through them. */
#include "kiosk/owner_loud.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "kiosk/owner_week.h"
#include "ui/widgets.h"

enum { STEPS = 10, MARKS = 9 /* every three hours */ };

static const float pad = 16.0f;
static const ui_colour night = 0xFF0A0E18u, loud = 0xFFE0A245u, quiet = 0xFF6F5536u;

static ui_label_style words(void) {
    ui_label_style style = UI_STYLE_SMALL;
    style.size = 18;
    style.lines = 1;
    style.align = UI_MIDDLE;
    return style;
}

static float line_height(const ui_frame *ui) {
    const ui_label_style style = words();
    return ui_label_height(ui, &style, 400, "0") + 2;
}

float owner_loud_needs(const ui_frame *ui) {
    return 3.0f * line_height(ui) + 2 * pad + 44.0f;
}

static void say_short(ui_draw *d, ui_rect at, const ui_label_style *style, const char *text) {
    ui_label(d, at, style, text_keep(&d->words, text, strlen(text)));
}

/* As loud from one minute to another. */
typedef struct {
    ui_rect at; /* over the whole height */
    int floors;
    bool quiet, set; /* it is a quiet time; the one that is being set */
} run;

/* So many floors are lit, those of a quiet time dimly. */
static void draw_floors(ui_draw *d, const run *r) {
    const float each = r->at.h / STEPS, air = fminf(2.0f, each * 0.25f);
    for (int i = 0; i < r->floors; i++) {
        ui_fill(d, (ui_rect){r->at.x + 1, r->at.y + r->at.h - each * (float)(i + 1) + air, r->at.w - 2, each - air},
                ui_theme(d->ui, r->quiet ? quiet : loud));
    }
}

/* Round the floors of the time that is being set, and what stands over them. */
static void draw_set(ui_draw *d, const run *r) {
    if (r->set) {
        const float over = line_height(d->ui) + 2, high = r->at.h * (float)r->floors / STEPS + over;
        ui_plate(d, (ui_rect){r->at.x, r->at.y + r->at.h - high, r->at.w, high}, 12, 0, UI_LANTERN, 2.5f, false);
    }
}

/* How many stands over the topmost, of a quiet time beside a moon. */
static void draw_number(ui_draw *d, const run *r) {
    const float high = line_height(d->ui), least = 40.0f * d->ui->text_scale, moon = 0.75f * high;
    const float top = r->at.y + r->at.h * (1.0f - (float)r->floors / STEPS);
    ui_rect above = {r->at.x, top - high, r->at.w, high};
    char text[8];
    ui_label_style style = words();
    if (r->at.w < least) {
        return;
    }
    if (r->quiet && r->at.w >= 2 * least) {
        ui_figure(d, "moon", ui_centre((ui_rect){above.x + above.w / 2 - moon - 6, above.y, moon, high}, moon, moon),
                  ui_theme(d->ui, UI_PAPER_200));
        above.x += moon / 2 + 3;
    }
    if (r->floors == 0) {
        ui_figure(d, "speaker_off", ui_centre(above, high - 4, high - 4), ui_theme(d->ui, UI_PAPER_200));
        return;
    }
    snprintf(text, sizeof text, "%d", r->floors);
    say_short(d, above, &style, text);
}

static void draw_runs(const kiosk_wishes *w, ui_draw *d, ui_rect bars, int time,
                      void draw_one(ui_draw *, const run *)) {
    int from = 0;
    for (int minute = 1; minute <= DAY_MINUTES; minute++) {
        const int of = kiosk_quiet_at(w, from);
        if (minute == DAY_MINUTES || kiosk_quiet_at(w, minute) != of) {
            const ui_rect at = {bars.x + bars.w * (float)from / DAY_MINUTES, bars.y,
                                bars.w * (float)(minute - from) / DAY_MINUTES, bars.h};
            draw_one(d, &(run){at, kiosk_volume_at(w, from), of >= 0, of >= 0 && of == time});
            from = minute;
        }
    }
}

static void draw_hours(ui_draw *d, ui_rect bars, float high) {
    ui_label_style style = words();
    style.colour = UI_PAPER_400;
    for (int i = 0; i < MARKS; i++) {
        static const float wide = 44.0f;
        char hour[8];
        snprintf(hour, sizeof hour, "%d", i * 24 / (MARKS - 1));
        const float x = bars.x + bars.w * (float)i / (MARKS - 1);
        say_short(d, (ui_rect){x - wide / 2, bars.y + bars.h + 2, wide, high}, &style, hour);
    }
}

/* A line from the time on it down to the hours. */
static void draw_now(ui_draw *d, ui_rect bars, float high, int now) {
    char clock[OWNER_CLOCK];
    ui_label_style style = words();
    owner_clock(now, clock);
    style.colour = UI_INK_900;
    const float wide = ui_label_width(d->ui, &style, clock) + 20, x = bars.x + bars.w * (float)now / DAY_MINUTES;
    const float left = fmaxf(bars.x, fminf(x - wide / 2, bars.x + bars.w - wide));
    const ui_rect flag = {left, bars.y - high - 4, wide, high};
    ui_fill(d, (ui_rect){x - 1.5f, bars.y - 6, 3.0f, bars.h + 6}, ui_theme(d->ui, UI_PAPER_100));
    ui_plate(d, flag, 12, ui_theme(d->ui, UI_PAPER_100), 0, 0, false);
    say_short(d, flag, &style, clock);
}

void owner_loud_draw(const kiosk_wishes *w, ui_draw *d, ui_rect at, int now, int time) {
    const float high = line_height(d->ui), side = pad + 22.0f;
    const ui_rect sky = {at.x + side, at.y + pad + high + 4, at.w - 2 * side, at.h - 2 * (pad + high) - 6};
    const float head = high + 8; /* for the number over the last floor */
    const ui_rect bars = {sky.x, sky.y + head, sky.w, sky.h - head};
    ui_plate(d, at, 78, 0xE6151B2Cu, 0, 0, true);
    ui_plate(d, ui_inset(sky, -2), 21, night, 0, 0, false);
    draw_runs(w, d, bars, time, draw_floors);
    draw_runs(w, d, bars, time, draw_set);
    draw_now(d, sky, high, now);
    draw_runs(w, d, bars, time, draw_number);
    draw_hours(d, bars, high);
}
