/* Night falls over the square and day breaks: the one light sinks behind the village, the other climbs from there. */
#include <math.h>

#include "werewolf_table_public.h"

/* Of the grounds, from their middle and from the top on: the light, and what is drawn anew around it (turning() in
 * tools/pictures/werewolf.py). */
static const float light_y = 264.0f, light_y_tall = 345.6f, lamp = 360.0f;
static const ui_rect around = {-190.0f, -190.0f, 380.0f, 254.0f};

typedef struct {
    const char *ground, *sky, *front;
} land;

static const land by_day[] = {
    {"werewolf/table_day", "werewolf/turning_sky_day", "werewolf/turning_front_day"},
    {"werewolf/table_day_tall", "werewolf/turning_sky_day_tall", "werewolf/turning_front_day_tall"}};
static const land by_night[] = {
    {"werewolf/table_night", "werewolf/turning_sky_night", "werewolf/turning_front_night"},
    {"werewolf/table_night_tall", "werewolf/turning_sky_night_tall", "werewolf/turning_front_night_tall"}};

/* A part of the grounds on this frame, of which they cover all, from the top on. */
static ui_rect on_ground(const ui_frame *ui, bool tall, ui_rect r) {
    const float w = tall ? 800.0f : 1280.0f, h = tall ? 1280.0f : 800.0f;
    const float k = fmaxf(ui->width / w, ui->height / h), y = tall ? light_y_tall : light_y;

    return (ui_rect){ui->width / 2 + r.x * k, (y + r.y) * k, r.w * k, r.h * k};
}

/* The one has gone before the other is seen: so low, and so pale. */
static void draw_light(ui_draw *d, bool tall, const char *name, float up) {
    static const float low = 84.0f, seen_by = 0.35f;
    const float below = low * (1.0f - motion_out(up));
    const ui_rect at = on_ground(d->ui, tall, (ui_rect){-lamp / 2, below - lamp / 2, lamp, lamp});

    if (up > 0.0f) {
        ui_picture(d, name, at, motion_of(up, 0.0f, seen_by));
    }
}

void werewolf_draw_sky(const werewolf_look *look, float dark) {
    ui_draw *d = look->d;
    const bool tall = d->ui->height > d->ui->width;
    const land *day = &by_day[tall], *night = &by_night[tall];
    const float step = motion_stepped(dark, MOTION_DUSK_STEPS);
    const ui_rect at = on_ground(d->ui, tall, around);

    table_ground_between(d, day->ground, night->ground, dark);
    if (step <= 0.0f || step >= 1.0f || d->ui->high_contrast) {
        return;
    }
    ui_group_cut(d, at);
    ui_picture(d, day->sky, at, 1.0f);
    ui_picture(d, night->sky, at, step);
    draw_light(d, tall, "werewolf/turning_lamp_night", motion_of(step, 0.5f, 1.0f));
    draw_light(d, tall, "werewolf/turning_lamp_day", motion_of(1.0f - step, 0.5f, 1.0f));
    ui_picture(d, day->front, at, 1.0f);
    ui_picture(d, night->front, at, step);
    ui_group_end(d);
}
