#include "app/rise_same.h"

#include <math.h>

#include "ui/motion.h"
#include "ui/same.h"
#include "ui/widgets.h"

/* One thing on both pages. */
typedef struct {
    ui_same was, is;
} kept;

static int find_kept(const ui_draw *before, const ui_draw *d, kept out[UI_SAME_MOST]) {
    ui_same was[UI_SAME_MOST], is[UI_SAME_MOST];
    const int n_was = ui_same_all(before, was), n_is = ui_same_all(d, is);
    int n = 0;

    for (int i = 0; i < n_was; i++) {
        for (int k = 0; k < n_is; k++) {
            if (was[i].who == is[k].who) {
                out[n++] = (kept){was[i], is[k]};
                break;
            }
        }
    }
    return n;
}

bool rise_same_on(const ui_draw *d) {
    ui_same all[UI_SAME_MOST];

    return ui_same_all(d, all) > 0;
}

bool rise_same_on_both(const ui_draw *d, const ui_draw *other) {
    kept all[UI_SAME_MOST];

    return find_kept(other, d, all) > 0;
}

/* What changes: the window, or of a flat table the place in its middle; what stands round it is there at once. */
static ui_rect area_of(const ui_draw *d) {
    for (int i = 0; d->ground == 0 && i < d->n; i++) {
        if (d->command[i].kind == UI_PLACE) {
            return d->command[i].at;
        }
    }
    return (ui_rect){0, 0, d->ui->width, d->ui->height};
}

static void ground(ui_draw *d, const char *picture, float alpha) {
    const ui_rect area = area_of(d);

    if (picture[0] != '\0') {
        ui_cover_faded(d, picture, area, alpha);
    } else {
        ui_fill(d, area, ui_fade(ui_theme(d->ui, UI_INK_900), alpha));
    }
}

static float stepped(float part, float from, float to) {
    return motion_stepped(motion_of(part, from, to), MOTION_PAGE_STEPS);
}

/* No look is ever larger than on its own page. */
static ui_rect no_larger(ui_rect at, ui_rect own) {
    return at.w > own.w ? ui_centre(at, own.w, own.h) : at;
}

/* Its new look comes over the old one, which then goes: it is whole all the time. */
static void glide(ui_draw *d, const ui_draw *before, const kept *k, float part) {
    static const float comes = 0.25f, all = 0.5f, gone = 0.75f;
    const ui_rect at = motion_between(k->was.at, k->is.at, motion_smooth(part));
    const float old = 1.0f - stepped(part, all, gone), new = stepped(part, comes, all);

    if (old > 0.0f) {
        ui_lay_moved(d, before, k->was.drawn, k->was.at, no_larger(at, k->was.at), old);
    }
    if (new > 0.0f) {
        ui_lay_moved(d, d, k->is.drawn, k->is.at, no_larger(at, k->is.at), new);
    }
}

/* Of the page that comes nothing is seen before all that stays has come to its place. */
void rise_same_draw(ui_draw *d, const ui_draw *before, float part) {
    static const float gone = 0.25f, begins = 0.12f, there = 0.78f;
    const float old = 1.0f - stepped(part, 0.0f, gone), new = stepped(part, there, 1.0f);
    const float turned = stepped(part, gone, there);
    kept all[UI_SAME_MOST];
    ui_range stays[UI_SAME_MOST];
    const int n = find_kept(before, d, all);

    for (int i = 0; i < n; i++) {
        stays[i] = all[i].was.drawn;
    }
    if (d->ground == 0) {
        ui_group_cut(d, area_of(d));
    }
    if (turned < 1.0f) {
        ground(d, ui_ground_picture(before), 1.0f);
    }
    if (turned > 0.0f && new < 1.0f) {
        ground(d, ui_ground_picture(d), turned < 1.0f ? turned : 1.0f - new);
    }
    if (old > 0.0f) {
        ui_lay_rest(d, before, before->ground, stays, n, old);
    }
    for (int i = 0; i < n && new < 1.0f; i++) {
        glide(d, before, &all[i], motion_of(part, begins, there));
    }
    if (d->ground == 0) {
        ui_group_end(d);
    }
}
