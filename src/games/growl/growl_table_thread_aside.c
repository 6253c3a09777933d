/* A thread beside the way that was found, where two run to and fro. */
#include <math.h>

#include "growl_table_thread.h"

typedef table_point point;

static point left_of(point a, point b) {
    const float len = fmaxf(table_apart(a, b), 1.0f);

    return (point){(b.y - a.y) / len, -(b.x - a.x) / len};
}

/* Where a line out of a plate leaves it; one that misses it: the point of the plate that is nearest. */
static point out_of(ui_rect plate, point p, point on) {
    const float from[] = {p.x - plate.x, p.y - plate.y}, by[] = {on.x - p.x, on.y - p.y}, wide[] = {plate.w, plate.h};
    float first = -INFINITY, last = INFINITY;

    for (int i = 0; i < 2; i++) {
        const float along = fabsf(by[i]) < 0.001f ? 0.001f : by[i];
        const float one = -from[i] / along, other = (wide[i] - from[i]) / along;
        first = fmaxf(first, fminf(one, other));
        last = fminf(last, fmaxf(one, other));
    }
    if (first < last) {
        return table_towards(p, on, last);
    }
    return (point){fminf(fmaxf(p.x, plate.x), plate.x + plate.w), fminf(fmaxf(p.y, plate.y), plate.y + plate.h)};
}

static point moved(point p, point left, float by) {
    return (point){p.x + left.x * by, p.y + left.y * by};
}

/* To the left of both its legs. */
static point bend_aside(point before, point p, point behind, float by) {
    static const float sharpest = 0.5f;
    const point a = left_of(before, p), b = left_of(p, behind);
    const float both = fmaxf(1.0f + a.x * b.x + a.y * b.y, sharpest);

    return moved(p, (point){(a.x + b.x) / both, (a.y + b.y) / both}, by);
}

static point end_aside(ui_rect plate, point end, point on, point left, float by) {
    return out_of(plate, moved(end, left, by), moved(on, left, by));
}

growl_thread growl_thread_aside(const growl_thread *w, ui_rect from, ui_rect to, float by) {
    const int last = 2 * w->bends;
    const point *at = w->at;
    growl_thread aside = *w;

    for (int i = 1; i < last; i++) {
        aside.at[i] = bend_aside(at[i - 1], at[i], at[i + 1], by);
    }
    aside.at[0] = end_aside(from, at[0], at[1], left_of(at[0], at[1]), by);
    aside.at[last] = end_aside(to, at[last], at[last - 1], left_of(at[last - 1], at[last]), by);
    return aside;
}

growl_thread growl_thread_back(const growl_thread *w) {
    growl_thread other = {.bends = w->bends};

    for (int i = 0; i <= 2 * w->bends; i++) {
        other.at[i] = w->at[2 * w->bends - i];
    }
    return other;
}
