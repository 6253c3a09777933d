/* Finding zones of a list: by name, at a point, and where the focus goes from one of them. */
#include "ui/focus.h"

#include <math.h>
#include <string.h>

const ui_zone *ui_zone_at(const ui_draw *d, ui_spot spot) {
    for (int i = d->n_zones - 1; i >= 0 && spot.name != NULL; i--) {
        const ui_zone *z = &d->zone[i];
        if (z->n == spot.n && z->place == spot.place && strcmp(z->name, spot.name) == 0) {
            return z;
        }
    }
    return NULL;
}

const ui_zone *ui_zone_named(const ui_draw *d, const char *name, int n) {
    return ui_zone_at(d, (ui_spot){name, n, 0});
}

const ui_zone *ui_zone_under(const ui_draw *d, float x, float y) {
    for (int i = d->n_zones - 1; i >= 0; i--) {
        if (ui_inside(d->zone[i].at, x, y)) {
            return &d->zone[i];
        }
    }
    return NULL;
}

static bool takes_focus(const ui_zone *z) {
    return (z->flags & UI_ZONE_QUIET) == 0;
}

const ui_zone *ui_zone_first(const ui_draw *d) {
    const ui_zone *first = NULL;
    for (int i = 0; i < d->n_zones; i++) {
        const ui_zone *z = &d->zone[i];
        if ((z->flags & UI_ZONE_DEFAULT) != 0) {
            return z;
        }
        if (first == NULL && takes_focus(z)) {
            first = z;
        }
    }
    return first;
}

const ui_zone *ui_zone_default(const ui_draw *d) {
    for (int i = 0; i < d->n_zones; i++) {
        if ((d->zone[i].flags & UI_ZONE_DEFAULT) != 0 && (d->zone[i].flags & UI_ZONE_OFF) == 0) {
            return &d->zone[i];
        }
    }
    return NULL;
}

const ui_zone *ui_zone_decision(const ui_draw *d) {
    const ui_zone *z = ui_zone_default(d);
    return z != NULL ? z : ui_zone_option(d, 0);
}

/* Distance between two spans on one axis; 0 when they overlap. */
static float apart(float a, float a_size, float b, float b_size) {
    float gap = fmaxf(b - (a + a_size), a - (b + b_size));
    return gap > 0.0f ? gap : 0.0f;
}

const ui_zone *ui_zone_towards(const ui_draw *d, const ui_zone *from, int dx, int dy) {
    const ui_rect a = from->at;
    const ui_zone *best = NULL;
    float best_score = 0.0f;
    for (int i = 0; i < d->n_zones; i++) {
        const ui_zone *z = &d->zone[i];
        const ui_rect b = z->at;
        float ahead =
            dx != 0 ? (float)dx * (b.x + b.w / 2 - a.x - a.w / 2) : (float)dy * (b.y + b.h / 2 - a.y - a.h / 2);
        if (z == from || !takes_focus(z) || ahead <= 1.0f) {
            continue;
        }
        float gap = dx != 0 ? apart(a.x, a.w, b.x, b.w) : apart(a.y, a.h, b.y, b.h);
        float aside = dx != 0 ? apart(a.y, a.h, b.y, b.h) : apart(a.x, a.w, b.x, b.w);
        /* From a card at the edge the button that plays it is below, not the one in the corner. */
        const bool wanted =
            dy != 0 && gap > 0.0f && (z->flags & UI_ZONE_DEFAULT) != 0 && (z->flags & UI_ZONE_OFF) == 0;
        const float far = wanted ? 0.0f : 3.0f * aside;
        float centres = dx != 0 ? fabsf(b.y + b.h / 2 - a.y - a.h / 2) : fabsf(b.x + b.w / 2 - a.x - a.w / 2);
        /* Something beside us is not ahead of us. */
        if (gap <= 0.0f && aside > 0.0f && aside > ahead) {
            continue;
        }
        float score = gap + 0.25f * ahead + far + (wanted ? 0.02f : 0.2f) * centres;
        if (best == NULL || score < best_score) {
            best = z;
            best_score = score;
        }
    }
    return best;
}

const ui_zone *ui_zone_next(const ui_draw *d, const ui_zone *from, bool back) {
    int at = (int)(from - d->zone);
    for (int step = 1; step <= d->n_zones; step++) {
        int i = back ? (at - step + d->n_zones) % d->n_zones : (at + step) % d->n_zones;
        if (takes_focus(&d->zone[i])) {
            return &d->zone[i];
        }
    }
    return from;
}

const ui_zone *ui_zone_option(const ui_draw *d, int index) {
    for (int i = 0; i < d->n_zones; i++) {
        if ((d->zone[i].flags & UI_ZONE_OPTION) != 0 && index-- == 0) {
            return &d->zone[i];
        }
    }
    return NULL;
}
