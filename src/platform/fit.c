/* Where a window goes on the screens that there are. */
#include "platform/fit.h"

#include <stdio.h>
#include <string.h>

enum { USUAL_W = 1280, USUAL_H = 800 };

static int least(int a, int b) {
    return a < b ? a : b;
}

static int between(int value, int from, int to) {
    return value > to ? (to < from ? from : to) : value < from ? from : value;
}

/* The screen it lay on; -1 when it is gone. */
static int screen_of(const ui_window *was, const pf_screen *screen, int n) {
    if (!was->placed) {
        return -1;
    }
    if (was->screen >= 0 && was->screen < n && strcmp(screen[was->screen].name, was->screen_name) == 0) {
        return was->screen;
    }
    for (int i = 0; i < n; i++) {
        if (strcmp(screen[i].name, was->screen_name) == 0) {
            return i;
        }
    }
    return -1;
}

pf_rect pf_fit(const ui_window *was, pf_borders b, const pf_screen *screen, int n) {
    const int found = screen_of(was, screen, n);
    const pf_rect *on = &screen[found >= 0 ? found : 0].usable;
    const pf_rect room = {on->x + b.left, on->y + b.top, on->w - b.left - b.right, on->h - b.top - b.bottom};
    const bool high = on->h > on->w;
    const int w = was->w > 0 ? was->w : high ? USUAL_H : USUAL_W, h = was->h > 0 ? was->h : high ? USUAL_W : USUAL_H;
    pf_rect at = {.w = least(w, room.w), .h = least(h, room.h)};
    if (found >= 0) {
        at.x = between(on->x + was->x, room.x, room.x + room.w - at.w);
        at.y = between(on->y + was->y, room.y, room.y + room.h - at.h);
    } else {
        at.x = room.x + (room.w - at.w) / 2;
        at.y = room.y + (room.h - at.h) / 2;
    }
    return at;
}

ui_window pf_fit_kept(pf_rect inside, const pf_screen *screen, int n) {
    int most = -1, best = 0;
    for (int i = 0; i < n; i++) {
        const pf_rect seen = pf_rect_cut(inside, screen[i].usable);
        const int area = pf_rect_empty(seen) ? 0 : seen.w * seen.h;
        if (area > most) {
            most = area;
            best = i;
        }
    }
    ui_window kept = {.w = inside.w,
                      .h = inside.h,
                      .placed = true,
                      .x = inside.x - screen[best].usable.x,
                      .y = inside.y - screen[best].usable.y,
                      .screen = best};
    snprintf(kept.screen_name, sizeof kept.screen_name, "%s", screen[best].name);
    return kept;
}
