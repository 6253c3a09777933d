/* The curves that everything moves by. */
#include "ui/motion.h"

#include <math.h>

static const float pi = 3.14159265f;

uint64_t motion_next(uint64_t now, uint64_t ends) {
    return ends < now + MOTION_FRAME ? ends : now + MOTION_FRAME;
}

float motion_of(float part, float from, float to) {
    return fminf(fmaxf((part - from) / (to - from), 0.0f), 1.0f);
}

float motion_behind_words(float part, int ms) {
    return motion_of(part, (float)MOTION_PANEL / (float)ms, 1.0f);
}

float motion_out(float part) {
    const float left = 1.0f - motion_of(part, 0.0f, 1.0f);
    return 1.0f - left * left * left;
}

float motion_over(float part) {
    static const float beyond = 1.055f; /* of the curve's own measure: 4 % of the way */
    const float left = motion_of(part, 0.0f, 1.0f) - 1.0f;
    return 1.0f + (beyond + 1.0f) * left * left * left + beyond * left * left;
}

float motion_smooth(float part) {
    const float p = motion_of(part, 0.0f, 1.0f);
    return p * p * (3.0f - 2.0f * p);
}

float motion_stepped(float part, int steps) {
    const float p = motion_of(part, 0.0f, 1.0f);
    return fminf(floorf(p * (float)(steps + 1)), (float)steps) / (float)steps;
}

static float mix(float a, float b, float part) {
    return a + (b - a) * part;
}

/* Every size and angle of a picture is made once: what flies has few of them, and all that fly the same ones. */
static float in_steps_of(float step, float value) {
    return roundf(value / step) * step;
}

float motion_eighths(float part) {
    return in_steps_of(0.125f, part);
}

float motion_sixteenths(float part) {
    return in_steps_of(0.0625f, part);
}

float motion_degrees(float degrees) {
    return in_steps_of(1.5f, degrees);
}

/* So many that each is an eighth larger than the one before. */
static float size_step(float from, float to) {
    const float times = fmaxf(from, to) / fmaxf(fminf(from, to), 1.0f);
    return 1.0f / fminf(fmaxf(ceilf(logf(times) / logf(1.125f)), 1.0f), 16.0f);
}

float motion_sized(ui_rect from, ui_rect to, float part) {
    return in_steps_of(size_step(from.w, to.w), part);
}

ui_rect motion_between(ui_rect from, ui_rect to, float part) {
    const float size = motion_sized(from, to, part), w = mix(from.w, to.w, size), h = mix(from.h, to.h, size);
    const float x = mix(from.x + from.w / 2, to.x + to.w / 2, part),
                y = mix(from.y + from.h / 2, to.y + to.h / 2, part);
    return (ui_rect){x - w / 2, y - h / 2, w, h};
}

ui_rect motion_area(ui_rect from, ui_rect to, float part) {
    return (ui_rect){mix(from.x, to.x, part), mix(from.y, to.y, part), mix(from.w, to.w, part),
                     mix(from.h, to.h, part)};
}

ui_rect motion_whole(ui_rect seen, ui_rect from, ui_rect to) {
    const ui_rect larger = from.w > to.w ? from : to;
    return ui_centre(seen, larger.w, larger.h);
}

/* A little beyond its end, where there is room: what lies at an edge stays on. */
static float flown(ui_rect from, ui_rect to, float part) {
    static const float beyond = 8.0f; /* du */
    const float far = hypotf(to.x + to.w / 2 - from.x - from.w / 2, to.y + to.h / 2 - from.y - from.h / 2);
    return fminf(motion_over(part), 1.0f + beyond / fmaxf(far, 1.0f));
}

motion_card motion_fly(ui_rect from, ui_rect to, float part) {
    static const float nearer = 0.1f, tilt = 6.0f,
                       moment = 0.1f; /* for which it keeps its size, however quick it is */
    const float way = flown(from, to, part), lift = sinf(pi * fminf(way, 1.0f));
    const float size_way = flown(from, to, in_steps_of(moment, part));
    const float grown = in_steps_of(fminf(size_step(from.w, to.w), 0.125f), size_way);
    const float seen = sinf(pi * fminf(grown, 1.0f)), raised = 1.0f + nearer * in_steps_of(0.5f, seen);
    const float w = mix(from.w, to.w, grown) * raised, h = mix(from.h, to.h, grown) * raised;
    const float x = mix(from.x + from.w / 2, to.x + to.w / 2, way),
                y = mix(from.y + from.h / 2, to.y + to.h / 2, way);
    const float side = to.x + to.w / 2 < from.x + from.w / 2 ? -1.0f : 1.0f;
    const ui_rect at = {x - w / 2, y - h / 2, w, h};
    return (motion_card){
        .at = at, .whole = motion_whole(at, from, to), .degrees = motion_degrees(side * tilt * seen), .lift = lift};
}

motion_card motion_take(ui_rect from, ui_rect to, float part) {
    static const float lifted = 0.18f, raised = 0.06f, small_from = 0.6f; /* the last of the way */
    const float up = motion_of(part, 0.0f, lifted), way = motion_smooth(motion_of(part, lifted, 1.0f));
    const float near = motion_of(way, small_from, 1.0f), small = motion_sized(from, to, near);
    const float times = 1.0f + raised * in_steps_of(0.5f, up) * (1.0f - small);
    const ui_rect at = {mix(from.x + from.w / 2, to.x + to.w / 2, way),
                        mix(from.y + from.h / 2, to.y + to.h / 2, way), mix(from.w, to.w, small) * times,
                        mix(from.h, to.h, small) * times};
    const ui_rect seen = {at.x - at.w / 2, at.y - at.h / 2, at.w, at.h};
    return (motion_card){
        .at = seen, .whole = motion_whole(seen, from, to), .degrees = 0.0f, .lift = up * (1.0f - near)};
}

float motion_dealt(float part, int i, int n, float flight) {
    const float from = n > 1 ? (1.0f - flight) * (float)i / (float)(n - 1) : 0.0f;
    return motion_of(part, from, from + flight);
}

float motion_turned(float part, bool *over) {
    const float p = motion_smooth(part);
    *over = p >= 0.5f;
    return fmaxf(in_steps_of(1.0f / 8, fabsf(cosf(pi * p))), 0.04f);
}
