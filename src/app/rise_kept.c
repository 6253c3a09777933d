#include "app/rise_kept.h"

#include <string.h>

#include "ui/widgets.h"

static bool has_zone(const ui_draw *d, const ui_zone *z) {
    int i = 0;
    while (i < d->n_zones && (d->zone[i].n != z->n || d->zone[i].flags != z->flags || d->zone[i].place != 0 ||
                              !ui_same_place(d->zone[i].at, z->at) || strcmp(d->zone[i].name, z->name) != 0)) {
        i++;
    }
    return i < d->n_zones;
}

static bool says(const ui_draw *d, const ui_mark *said) {
    const ui_mark *m = ui_mark_next(d, UI_MARK_SENTENCE, NULL);
    while (m != NULL && (m->n != said->n || m->place != 0 || !ui_same_place(m->at, said->at))) {
        m = ui_mark_next(d, UI_MARK_SENTENCE, m);
    }
    return m != NULL;
}

static void keep(rise_kept *k, const ui_draw *d, const ui_draw *before, ui_rect at, bool fills) {
    const ui_range is = ui_drawn_on(d, at, fills), was = ui_drawn_on(before, at, fills);
    if (k->n < RISE_KEPT_MOST && is.from < is.to && was.from < was.to && ui_says_same(d, is, before, was)) {
        k->same[k->n++] = is;
    }
}

static bool has_foot(const ui_draw *d, const ui_draw *before) {
    const ui_mark *is = ui_mark_next(d, UI_MARK_APRON, NULL), *was = ui_mark_next(before, UI_MARK_APRON, NULL);
    return is != NULL && was != NULL && is->place == 0 && was->place == 0 && ui_same_place(is->at, was->at);
}

rise_kept rise_kept_of(const ui_draw *d, const ui_draw *before) {
    rise_kept k = {.foot = has_foot(d, before) ? ui_mark_next(d, UI_MARK_APRON, NULL)->n : -1, .all = d->n};
    for (int i = 0; i < d->n_zones; i++) {
        if (d->zone[i].place == 0 && has_zone(before, &d->zone[i])) {
            keep(&k, d, before, d->zone[i].at, true);
        }
    }
    for (const ui_mark *m = NULL; (m = ui_mark_next(d, UI_MARK_SENTENCE, m)) != NULL;) {
        if (m->place == 0 && says(before, m)) {
            keep(&k, d, before, m->at, false);
        }
    }
    return k;
}

/* Its ground is not seen through: what it holds comes on it. */
static void draw_foot(ui_draw *d, const ui_draw *before, const rise_kept *k, float old, float new) {
    const ui_rect at = ui_mark_next(d, UI_MARK_APRON, NULL)->at;
    ui_lay_range(d, d, k->foot, k->foot + 1, 1.0f);
    if (old > 0.0f) {
        ui_lay_parts(d, before, &(ui_part){.at = at, .alpha = old}, 1);
    }
    if (new > 0.0f) {
        ui_group_cut(d, at);
        ui_lay_range(d, d, k->foot + 1, k->all, new);
        ui_group_end(d);
    }
}

void rise_kept_draw_same(ui_draw *d, const rise_kept *k) {
    for (int i = 0; i < k->n; i++) {
        ui_lay_range(d, d, k->same[i].from, k->same[i].to, 1.0f);
    }
}

void rise_kept_draw(ui_draw *d, const ui_draw *before, const rise_kept *k, float old, float new) {
    if (k->foot >= 0) {
        draw_foot(d, before, k, old, new);
    }
    rise_kept_draw_same(d, k);
}
