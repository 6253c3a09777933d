/* Seven lines of a day each, lit where the house is open, above the hours. */
#include "kiosk/owner_week.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/menus/menu.h"

enum { DAYS = 7, MARKS = 5 /* 0, 6, 12, 18, 24 */ };

static const float pad = 16.0f, tick = 44.0f;
/* A strip of night, lamplight at six parts of ten in it, and of the day that is being set at nearly all. */
static const ui_colour night = 0xFF0A0E18u, lit = 0xFF9D7236u, lit_now = 0xFFE0A245u;

static ui_label_style words(void) {
    ui_label_style style = UI_STYLE_SMALL;
    style.size = 18;
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

bool owner_week_even(const kiosk_wishes *w) {
    bool same = true;
    for (int day = 1; day < DAYS; day++) {
        same &= w->day[day].closed == w->day[0].closed && w->day[day].at.from == w->day[0].at.from &&
                w->day[day].at.to == w->day[0].at.to;
    }
    return same;
}

void owner_clock(int minute, char out[OWNER_CLOCK]) {
    snprintf(out, OWNER_CLOCK, "%d:%02d", minute / 60, minute % 60);
}

const char *owner_day_hours(const kiosk_wishes *w, ui_draw *d, int day) {
    const wish_span at = w->day[day].at;
    char from[OWNER_CLOCK], to[OWNER_CLOCK];
    if (w->day[day].closed) {
        return ui_say(d, "owner.hours.shut");
    }
    if (at.from == 0 && at.to % DAY_MINUTES == 0) {
        return ui_say(d, "owner.hours.always");
    }
    owner_clock(at.from, from);
    owner_clock(at.to == 0 ? DAY_MINUTES : at.to, to);
    return UI_SAY(d, "owner.hours.span", TEXT_STR("from", from), TEXT_STR("to", to));
}

static float widest(ui_draw *d, const kiosk_wishes *w) {
    const ui_label_style style = words();
    float most = 0;
    for (int day = 0; day < DAYS; day++) {
        const char *said = w != NULL ? owner_day_hours(w, d, day) : owner_day_name(d, day + 1);
        most = fmaxf(most, ui_label_width(d->ui, &style, said));
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

/* `set`: its hours, also those past midnight, are what is being set. */
static void draw_day(const kiosk_wishes *w, ui_draw *d, ui_rect at, int day, int set) {
    week_light light[2];
    const int n = owner_week_lights(w, day, light);
    ui_plate(d, at, 20u + (unsigned)day, night, 0, 0, false);
    for (int i = 0; i < n; i++) {
        const float from = at.w * (float)light[i].from / DAY_MINUTES, to = at.w * (float)light[i].to / DAY_MINUTES;
        ui_plate(d, (ui_rect){at.x + from, at.y, to - from, at.h}, 30u + (unsigned)day,
                 set == light[i].of ? lit_now : lit, 0, 0, false);
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

/* Where names, strips and hours stand; a narrow picture has no room for the hours. */
typedef struct {
    ui_rect in, bars;
    float names, hours, line;
} week_plan;

static week_plan plan_of(const kiosk_wishes *w, ui_draw *d, ui_rect at) {
    static const float least = 160.0f;
    week_plan p = {.in = {at.x + pad, at.y + pad, at.w - 2 * pad, at.h - 2 * pad}, .names = widest(d, NULL)};
    const float hours = widest(d, w), room = p.in.w - p.names - pad;
    p.hours = room - hours - pad >= least ? hours : 0.0f;
    p.line = p.in.h / (DAYS + 1);
    p.bars = (ui_rect){p.in.x + p.names + pad, p.in.y, room - (p.hours > 0 ? p.hours + pad : tick / 2), p.line};
    return p;
}

static void draw_line(const kiosk_wishes *w, ui_draw *d, const week_plan *p, int i, int set) {
    const float y = p->in.y + p->line * (float)i;
    ui_label_style style = words();
    style.colour = set < 0 || set == i ? UI_PAPER_100 : UI_PAPER_400;
    if (set == i) {
        ui_plate(d, (ui_rect){p->in.x - 8, y, p->in.w + 16, p->line}, 50u, 0, UI_LANTERN, 2.0f, false);
    }
    ui_label(d, (ui_rect){p->in.x, y, p->names, p->line}, &style, owner_day_name(d, i + 1));
    draw_day(w, d, (ui_rect){p->bars.x, y + p->line * 0.2f, p->bars.w, p->line * 0.6f}, i, set);
    if (p->hours > 0) {
        style.align = UI_RIGHT;
        ui_label(d, (ui_rect){p->in.x + p->in.w - p->hours, y, p->hours, p->line}, &style, owner_day_hours(w, d, i));
    }
}

void owner_week_draw(const kiosk_wishes *w, ui_draw *d, ui_rect at, int day) {
    const week_plan p = plan_of(w, d, at);
    ui_plate(d, at, 78, 0xE6151B2Cu, 0, 0, true);
    for (int i = 0; i < DAYS; i++) {
        draw_line(w, d, &p, i, day - 1);
    }
    draw_hours(d, (ui_rect){p.bars.x, p.in.y + p.line * DAYS, p.bars.w, p.line});
}
