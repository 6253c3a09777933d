#include "app/rise_carry.h"

#include <string.h>

#include "ui/extent.h"
#include "ui/motion.h"
#include "ui/widgets.h"

/* The n-th word or figure of these commands. */
typedef struct {
    ui_extents walk;
    ui_range in;
    ui_rect where;
} pieces;

static bool is_piece(const ui_command *c) {
    return c->kind == UI_TEXT || (c->kind == UI_PICTURE && c->tint != 0);
}

static const ui_command *next_piece(pieces *p) {
    ui_extent is;

    while ((is = ui_extent_next(&p->walk, &p->where)) != UI_EXTENT_END && p->walk.at < p->in.to) {
        const ui_command *c = &p->walk.list->command[p->walk.at];
        if (is == UI_EXTENT_DRAWS && p->walk.at >= p->in.from && is_piece(c) && p->where.w > 0.0f) {
            return c;
        }
    }
    return NULL;
}

static bool alike(const ui_draw *a, const ui_command *was, const ui_draw *b, const ui_command *is) {
    return was->kind == is->kind && was->len == is->len &&
           memcmp(a->arena + was->text, b->arena + is->text, is->len) == 0;
}

/* A crown is its rim, what is seen through it, and itself: one figure twice, one thing. */
static int commands_of(const ui_draw *d, int i, int to) {
    const ui_command *c = &d->command[i];
    const bool rimmed = c->kind == UI_PICTURE && i + 2 < to && c[1].kind == UI_FILL && alike(d, c, d, &c[2]);

    return rimmed ? 3 : 1;
}

static bool holds(const ui_range list[], int from, int n, int command) {
    while (from < n && (command < list[from].from || command >= list[from].to)) {
        from++;
    }
    return from < n;
}

/* What is said beside its plate on the one page is not its name. */
static bool is_on(const ui_command *c, ui_rect where, ui_rect plate) {
    return c->kind != UI_TEXT || ui_meet(plate, ui_centre(where, 1.0f, 1.0f));
}

static const ui_command *next_free(pieces *p, const rise_carry *c, const ui_range taken[], int from, ui_rect plate) {
    const ui_command *command;

    do {
        command = next_piece(p);
    } while (command != NULL && (holds(taken, from, c->n, p->walk.at) || !is_on(command, p->where, plate)));
    return command;
}

int rise_carry_find(rise_carry *c, const ui_draw *before, const ui_same *was, const ui_draw *d, const ui_same *is) {
    const int from = c->n;
    pieces here = {.walk = {.list = d}, .in = is->drawn};

    for (const ui_command *p; (p = next_free(&here, c, c->is, from, is->at)) != NULL;) {
        pieces there = {.walk = {.list = before}, .in = was->drawn};
        const ui_command *q;
        do {
            q = next_free(&there, c, c->was, from, was->at);
        } while (q != NULL && !alike(before, q, d, p));
        if (q != NULL && c->n < RISE_CARRY_MOST) {
            const int i = there.walk.at, k = here.walk.at;
            const int n = commands_of(before, i, was->drawn.to), m = commands_of(d, k, is->drawn.to);
            c->was[c->n] = (ui_range){i, i + (n == m ? n : 1)};
            c->is[c->n] = (ui_range){k, k + (n == m ? n : 1)};
            c->was_at[c->n] = there.where;
            c->is_at[c->n++] = here.where;
        }
    }
    return c->n - from;
}

static ui_colour ink_of(const ui_command *c) {
    return c->kind == UI_TEXT ? c->colour : c->tint;
}

/* Where something lies that is part of what is moved. */
static ui_rect along(ui_rect at, const ui_moved *with) {
    const float part = with->seen.w / with->was.w, x = at.x + at.w / 2 - with->was.x - with->was.w / 2,
                y = at.y + at.h / 2 - with->was.y - with->was.h / 2;
    const ui_rect middle = ui_centre(with->seen, 0.0f, 0.0f);

    return ui_centre((ui_rect){middle.x + x * part, middle.y + y * part, 0, 0}, at.w * part, at.h * part);
}

ui_moved rise_carry_moved(const rise_carry *c, int i, const ui_draw *before, const ui_draw *d, const ui_moved look[2],
                          float part) {
    const ui_rect was = c->was_at[i], is = c->is_at[i];
    const bool own = part >= 1.0f || is.h >= was.h;
    const ui_command *from = &before->command[c->was[i].from], *to = &d->command[c->is[i].from];
    const bool one = c->is[i].to - c->is[i].from == 1;

    return (ui_moved){.drawn = own ? c->is[i] : c->was[i],
                      .was = own ? is : was,
                      .seen = motion_between(along(was, &look[0]), along(is, &look[1]), motion_smooth(part)),
                      .alpha = 1.0f,
                      .own = own,
                      .ink = one ? ink_of(part < 0.5f ? from : to) : 0};
}
