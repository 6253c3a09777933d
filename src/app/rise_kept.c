#include "app/rise_kept.h"

#include <string.h>

#include "ui/widgets.h"

static bool is_named(const ui_zone *z, const ui_zone *as) {
    return z->n == as->n && z->flags == as->flags && strcmp(z->name, as->name) == 0;
}

/* What is pressed at that place; NULL: nothing. */
static const ui_zone *zone_there(const ui_draw *d, const ui_zone *z) {
    int i = 0;
    while (i < d->n_zones && (d->zone[i].place != 0 || !ui_same_place(d->zone[i].at, z->at))) {
        i++;
    }
    return i < d->n_zones ? &d->zone[i] : NULL;
}

static bool says(const ui_draw *d, const ui_mark *said) {
    const ui_mark *m = ui_mark_next(d, UI_MARK_SENTENCE, NULL);
    while (m != NULL && (m->n != said->n || m->place != 0 || !ui_same_place(m->at, said->at))) {
        m = ui_mark_next(d, UI_MARK_SENTENCE, m);
    }
    return m != NULL;
}

static bool reads(const ui_command *c) {
    return c->kind == UI_TEXT || c->kind == UI_PICTURE;
}

/* But for how their paper is cut: a button that is called otherwise there, or that Enter presses, too. */
static bool looks_same(const ui_draw *d, ui_range is, const ui_draw *before, ui_range was) {
    bool same = is.to - is.from == was.to - was.from;
    for (int i = 0; same && i < is.to - is.from; i++) {
        const ui_command *a = &d->command[is.from + i], *b = &before->command[was.from + i];
        same = a->kind == b->kind && a->colour == b->colour && a->tint == b->tint &&
               (!reads(a) || (a->len == b->len && memcmp(d->arena + a->text, before->arena + b->text, a->len) == 0));
    }
    return same;
}

static void keep(rise_kept *k, const ui_draw *d, const ui_draw *before, ui_rect at, bool fills, bool other) {
    const ui_range is = ui_drawn_on(d, at, fills), was = ui_drawn_on(before, at, fills);
    if (k->n < RISE_KEPT_MOST && is.from < is.to && was.from < was.to && ui_says_same(d, is, before, was) &&
        (!other || looks_same(d, is, before, was))) {
        k->same[k->n] = is;
        k->was[k->n++] = was;
    }
}

static bool has_foot(const ui_draw *d, const ui_draw *before) {
    const ui_mark *is = ui_mark_next(d, UI_MARK_APRON, NULL), *was = ui_mark_next(before, UI_MARK_APRON, NULL);
    return is != NULL && was != NULL && is->place == 0 && was->place == 0 && ui_same_place(is->at, was->at);
}

rise_kept rise_kept_of(const ui_draw *d, const ui_draw *before) {
    rise_kept k = {.foot = has_foot(d, before) ? ui_mark_next(d, UI_MARK_APRON, NULL)->n : -1, .all = d->n};
    for (int i = 0; i < d->n_zones; i++) {
        const ui_zone *z = &d->zone[i], *was = z->place == 0 ? zone_there(before, z) : NULL;
        if (was != NULL) {
            keep(&k, d, before, z->at, true, !is_named(was, z));
        }
    }
    for (const ui_mark *m = NULL; (m = ui_mark_next(d, UI_MARK_SENTENCE, m)) != NULL;) {
        if (m->place == 0 && says(before, m)) {
            keep(&k, d, before, m->at, false, false);
        }
    }
    return k;
}

/* Of a button: its words are others. */
static bool says_else(const ui_draw *d, int i, const ui_draw *before, int was) {
    const ui_command *a = &d->command[i], *b = &before->command[was];
    return a->kind == UI_TEXT &&
           (a->len != b->len || memcmp(d->arena + a->text, before->arena + b->text, a->len) != 0);
}

static bool is_same_button(const ui_draw *d, ui_range is, const ui_draw *before, ui_range was) {
    bool same = is.from < is.to && is.to - is.from == was.to - was.from;
    for (int i = 0; same && i < is.to - is.from; i++) {
        same = d->command[is.from + i].kind == before->command[was.from + i].kind;
    }
    return same;
}

static const ui_zone *named_there(const ui_draw *d, const ui_zone *as) {
    const ui_zone *z = d->zone, *end = d->zone + d->n_zones;
    while (z < end && !(z->place == as->place && z->n == as->n && strcmp(z->name, as->name) == 0 &&
                        ui_same_place(z->at, as->at))) {
        z++;
    }
    return z < end ? z : NULL;
}

rise_kept rise_kept_asked(const ui_draw *d, const ui_draw *before) {
    rise_kept k = {.foot = -1, .all = d->n, .asked = true};
    for (int i = 0; i < d->n_zones && k.n < RISE_KEPT_MOST; i++) {
        if (named_there(before, &d->zone[i]) == NULL) {
            continue;
        }
        const ui_range is = ui_drawn_on(d, d->zone[i].at, true), was = ui_drawn_on(before, d->zone[i].at, true);
        if (is.from >= d->asked && is.to <= d->asked_end && is_same_button(d, is, before, was)) {
            k.same[k.n] = is;
            k.was[k.n++] = was;
        }
    }
    return k;
}

/* Its ground is not seen through: what it holds comes on it. */
static void draw_foot(ui_draw *d, const ui_draw *before, const rise_kept *k, float old, float new) {
    const ui_rect at = ui_mark_next(d, UI_MARK_APRON, NULL)->at;
    ui_lay_range(d, d, k->foot, k->foot + 1, 1.0f);
    if (old > 0.0f) {
        ui_lay_parts(NULL, d, before, &(ui_part){.at = at, .alpha = old}, 1);
    }
    if (new > 0.0f) {
        ui_group_cut(d, at);
        ui_lay_range(d, d, k->foot + 1, k->all, new);
        ui_group_end(d);
    }
}

/* What comes is seen through already, with all that its question brings. Words that stay are at their place at once:
 * of a button that was pressed they were lower. */
static void draw_asked(ui_draw *d, const ui_draw *before, ui_range is, ui_range was, float old) {
    for (int i = 0; i < was.to - was.from; i++) {
        const bool other = says_else(d, is.from + i, before, was.from + i);
        if (!other && reads(&d->command[is.from + i])) {
            ui_lay_there(d, before, was.from + i, is.from + i, 1.0f);
        } else if (!other || old > 0.0f) {
            ui_lay_range(d, before, was.from + i, was.from + i + 1, other ? old : 1.0f);
        }
        if (old <= 0.0f) {
            ui_lay_range(d, d, is.from + i, is.from + i + 1, 1.0f);
        }
    }
}

void rise_kept_draw_same(ui_draw *d, const ui_draw *before, const rise_kept *k, float old) {
    for (int i = 0; i < k->n; i++) {
        if (k->asked) {
            draw_asked(d, before, k->same[i], k->was[i], old);
        } else {
            ui_lay_range(d, d, k->same[i].from, k->same[i].to, 1.0f);
        }
    }
}

void rise_kept_draw(ui_draw *d, const ui_draw *before, const rise_kept *k, float old, float new) {
    if (k->foot >= 0) {
        draw_foot(d, before, k, old, new);
    }
    rise_kept_draw_same(d, before, k, old);
}
