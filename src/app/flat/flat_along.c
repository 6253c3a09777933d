/* How what is said lies in the line along a short side. */
#include "app/flat/flat_along.h"

#include <math.h>

#include "ui/theme.h"

ui_label_style flat_along_style(void) {
    ui_label_style style = UI_STYLE_SENTENCE;
    style.size = 20;
    style.lines = 2;
    return style;
}

/* Of what stands with what is to be done. */
static ui_label_style with_style(void) {
    ui_label_style style = UI_STYLE_BODY;
    style.size = 18;
    style.colour = UI_PAPER_200;
    return style;
}

ui_label_style flat_along_beside(void) {
    ui_label_style style = with_style();
    style.lines = 3;
    style.align = UI_MIDDLE;
    return style;
}

ui_label_style flat_along_call(void) {
    ui_label_style style = flat_along_style();
    style.lines = 3;
    style.tight = true;
    return style;
}

float flat_along_edge(void) {
    return 2.5f;
}

flat_along flat_along_of(const ui_draw *d, ui_rect ground, const char *next) {
    static const float ends = 8.0f;
    const float edge = flat_along_edge();
    flat_along a = {.in = {ground.x + ends, ground.y + edge, ground.w - 2 * ends, ground.h - 2 * edge},
                    .next = flat_along_style(),
                    .with = with_style(),
                    .between = 2 * ends};
    if (ground.h <= 0.0f || a.in.w <= 0.0f) {
        return a;
    }
    if (!ui_label_fits(d->ui, a.in, &a.next, next)) { /* a face that is narrower */
        a.next.face = a.with.face;
        a.next.size = a.with.size;
    }
    a.fits = ui_label_fits(d->ui, a.in, &a.next, next);
    a.high = ui_label_size(d->ui, (ui_rect){0, 0, INFINITY, a.in.h}, &a.next, next) / a.next.size;
    return a;
}

flat_along flat_along_with(const ui_draw *d, ui_rect ground, const char *with) {
    static const float smaller = 16.0f;
    flat_along a = flat_along_of(d, ground, with);
    a.next.face = a.with.face;
    a.next.colour = a.with.colour;
    a.next.size = smaller;
    return a;
}

/* Both in one line, at so much of the reader's size each. */
static bool both_fit(const ui_draw *d, flat_along *a, const char *next, const char *with, float part,
                     float part_with) {
    ui_label_style one = a->next, other = a->with;
    one.size *= fminf(part, a->high);
    other.size *= fminf(part_with, a->high);
    a->w = ui_label_width(d->ui, &one, next) + 1;
    a->more = ui_label_width(d->ui, &other, with) + 1;
    a->both = with[0] != '\0' && a->w + a->between + a->more <= a->in.w;
    if (a->both) {
        a->next = one;
        a->with = other;
        a->next.lines = a->with.lines = 1;
    }
    return a->both;
}

bool flat_along_both(const ui_draw *d, flat_along *a, const char *next, const char *with, float least,
                     float with_most) {
    static const float step = 0.04f;
    float part = 1.0f;
    while (part > least && !both_fit(d, a, next, with, part, fminf(part, with_most))) {
        part -= step;
    }
    return a->both || both_fit(d, a, next, with, least, fminf(least, with_most));
}
