/* The nearest place beside what lies on a table. */
#include "ui/things.h"

#include <math.h>

#include "ui/motion.h"
#include "ui/rim.h"

static const float apart = 8.0f, from_edge = 14.0f;

void ui_things_add(ui_things *all, ui_rect at) {
    if (at.w > 0 && all->n < UI_THINGS) {
        all->at[all->n++] = ui_inset(at, -apart);
    }
}

void ui_things_add_open(ui_things *all, const ui_frame *ui) {
    for (int i = 0; ui->rim != NULL && i < ui->rim->n_open; i++) {
        ui_things_add(all, ui->rim->open[i]);
    }
}

bool ui_things_meet(const ui_things *all, ui_rect at) {
    bool met = false;

    for (int i = 0; i < all->n && !met; i++) {
        met = ui_meet(all->at[i], at);
    }
    return met;
}

static bool is_free(const ui_things *all, const ui_frame *ui, float foot, ui_rect at) {
    return at.x >= from_edge && at.x + at.w <= ui->width - from_edge && at.y >= from_edge && at.y + at.h <= foot &&
           !ui_things_meet(all, at);
}

/* Beside, above or below something. */
ui_rect ui_things_beside(const ui_things *all, const ui_frame *ui, float foot, ui_rect own) {
    static const float from_row = 6.0f;
    enum { PLACES = 2 * UI_THINGS + 3 };
    const int n = 2 * all->n + 3;
    float x[PLACES] = {own.x, from_edge, ui->width - from_edge - own.w}, y[PLACES] = {own.y, from_edge, own.y};
    ui_rect best = {own.x, own.y, 0, own.h};
    float nearest = INFINITY;

    for (int i = 0; i < all->n; i++) {
        const ui_rect t = all->at[i];
        x[3 + 2 * i] = t.x - own.w;
        x[4 + 2 * i] = t.x + t.w;
        y[3 + 2 * i] = t.y - own.h;
        y[4 + 2 * i] = t.y + t.h;
    }
    for (int i = 0; i < n * n; i++) {
        const ui_rect at = {x[i % n], y[i / n], own.w, own.h};
        const float far = fabsf(at.x - own.x) + from_row * fabsf(at.y - own.y);
        if (far < nearest && is_free(all, ui, foot, at)) {
            nearest = far;
            best = at;
        }
    }
    return best;
}

static ui_rect beside_open(const ui_frame *ui, const ui_corner *c, const ui_things *off, float foot) {
    const ui_rect own = ui_corner_place(ui, c);
    ui_things open = {.n = 0}, all = *off;

    ui_things_add_open(&open, ui);
    ui_things_add_open(&all, ui);
    return ui_things_meet(&open, own) ? ui_things_beside(&all, ui, foot, own) : own;
}

ui_rect ui_corner_beside(const ui_frame *ui, const ui_corner *c, const ui_things *off, float foot) {
    const ui_rect now = beside_open(ui, c, off, foot);
    ui_frame before;

    if (!ui_rim_before(ui, &before)) {
        return now;
    }
    const ui_rect was = beside_open(&before, c, off, foot);
    return was.w <= 0 || now.w <= 0 ? now : motion_area(was, now, ui->rim->glides);
}
