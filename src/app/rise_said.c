/* What two lists of a table say otherwise: plates that are lit, sentences, the page. */
#include "app/rise_said.h"

#include <math.h>
#include <string.h>

#include "ui/seats.h"
#include "ui/widgets.h"

static bool is_lit(const ui_draw *d, int chair) {
    const ui_mark *m = ui_mark_next(d, UI_MARK_LIT, NULL);
    while (m != NULL && m->n != chair) {
        m = ui_mark_next(d, UI_MARK_LIT, m);
    }
    return m != NULL;
}

const ui_mark *rise_said_lit(const ui_draw *d, const ui_draw *other, const ui_mark *after) {
    const ui_mark *m = ui_mark_next(d, UI_MARK_LIT, after);
    while (m != NULL && is_lit(other, m->n)) {
        m = ui_mark_next(d, UI_MARK_LIT, m);
    }
    return m;
}

/* Also where something flies over them. */
void rise_said_add_lit(ui_differ *parts, const ui_draw *d, const ui_draw *other, int without) {
    static const float shadow = 8.0f;
    for (const ui_mark *m = NULL; (m = rise_said_lit(d, other, m)) != NULL;) {
        if (m->place == without) {
            continue;
        }
        const ui_rect all = {m->at.x, m->at.y, m->at.w, m->at.h + ui_seat_strip(d->ui)};
        ui_differ_add(parts, ui_inset(all, -shadow), d->ui->u);
    }
}

/* Words that stand far from where they stood: a table that glides takes its own along in small steps. */
static bool leaps(const ui_mark *was, const ui_mark *is) {
    static const float far = 80.0f;
    const ui_rect a = was->at, b = is->at;
    return fabsf(a.x + a.w / 2 - b.x - b.w / 2) > far || fabsf(a.y + a.h / 2 - b.y - b.h / 2) > far;
}

/* Their grounds lie on each other: more than the air that letters with signs have around them (ui_sentence_mark). */
static bool share_ground(ui_rect a, ui_rect b) {
    static const float edge = 4.0f;
    return ui_meet(ui_inset(a, edge), ui_inset(b, edge));
}

/* Whether something else is said now where this stood, or the same far from there, and where: a line that stays is
 * not touched by another one, unless they need other places. */
static bool says_other(const ui_draw *now, const ui_mark *was, ui_rect *where) {
    bool other = false;
    *where = was->at;
    for (const ui_mark *is = NULL; (is = ui_mark_next(now, UI_MARK_SENTENCE, is)) != NULL;) {
        if (is->place == 0 && ui_same_place(is->at, was->at)) {
            *where = was->at;
            return is->n != was->n;
        }
        if (is->place == 0 && share_ground(is->at, was->at)) {
            other |= is->n != was->n || leaps(was, is);
            *where = ui_both(*where, is->at);
        }
    }
    return other;
}

/* What shares its ground with another one becomes one with it. */
static int joined(ui_rect at[], int n, ui_rect more) {
    int i = 0;
    while (i < n && !share_ground(at[i], more)) {
        i++;
    }
    at[i] = i < n ? ui_both(at[i], more) : more;
    return i < n ? n : n + 1;
}

int rise_said_other(const ui_draw *before, const ui_draw *now, ui_rect at[UI_DIFFER_APART]) {
    int n = 0;
    const ui_mark *was = NULL;
    while (n < UI_DIFFER_APART && (was = ui_mark_next(before, UI_MARK_SENTENCE, was)) != NULL) {
        ui_rect where;
        if (was->place == 0 && says_other(now, was, &where)) {
            n = joined(at, n, where);
        }
    }
    return n;
}

static bool has_zone(const ui_draw *d, const ui_zone *z) {
    int i = 0;

    while (i < d->n_zones && (d->zone[i].n != z->n || d->zone[i].at.x != z->at.x || d->zone[i].at.w != z->at.w ||
                              d->zone[i].at.y != z->at.y || strcmp(d->zone[i].name, z->name) != 0)) {
        i++;
    }
    return i < d->n_zones;
}

/* Not round a corner: what is said along the next side has buttons of its own. */
static bool in_line(ui_rect said, ui_rect button) {
    static const float beside = 16.0f;
    const float across = fminf(said.x + said.w, button.x + button.w) - fmaxf(said.x, button.x);
    const float down = fminf(said.y + said.h, button.y + button.h) - fmaxf(said.y, button.y);

    return ui_meet(said, ui_inset(button, -beside)) && (across > button.w / 2 || down > button.h / 2);
}

/* The innermost was drawn last. */
static void with_buttons(const ui_draw *d, const ui_draw *other, ui_rect at[], int n) {
    for (int i = d->n_zones - 1; i >= 0; i--) {
        const ui_zone *z = &d->zone[i];
        for (int k = 0; k < n && z->place == 0 && !has_zone(other, z); k++) {
            at[k] = in_line(at[k], z->at) ? ui_both(at[k], z->at) : at[k];
        }
    }
}

void rise_said_with_buttons(const ui_draw *before, const ui_draw *now, ui_rect at[], int n) {
    with_buttons(before, now, at, n);
    with_buttons(now, before, at, n);
}

int rise_said_page(const ui_draw *d) {
    const ui_mark *page = ui_mark_next(d, UI_MARK_PAGE, NULL);
    return page != NULL && page->place == 0 ? page->n : -1;
}
