/* Where what a list holds lies on the window. */
#include "ui/extent.h"

/* Pixels of one du around the i-th that is open. */
static float u_around(const ui_extents *walk, int i) {
    i = i < UI_EXTENT_DEPTH ? i : UI_EXTENT_DEPTH;
    while (i > 0) {
        const ui_command *c = &walk->list->command[walk->open[--i]];
        if (c->kind == UI_PLACE) {
            return c->u;
        }
    }
    return walk->list->ui->u;
}

/* Letters reach beyond their line; as the platform has it. */
static ui_rect inked(const ui_command *c, float u) {
    const float em = c->at.h / u;
    return (ui_rect){c->at.x - em / 2, c->at.y - em * 1.5f, c->at.w + em, em * 2.25f};
}

static ui_rect on_window(const ui_extents *walk, ui_rect r) {
    const int known = walk->depth < UI_EXTENT_DEPTH ? walk->depth : UI_EXTENT_DEPTH;
    for (int i = known - 1; i >= 0; i--) {
        const ui_command *c = &walk->list->command[walk->open[i]];
        if (c->kind == UI_PLACE) {
            r = ui_cut_to(ui_out_of_place(r, c, u_around(walk, i)), c->at);
        } else {
            r = ui_out_of_group(c->cuts ? ui_cut_to(r, c->at) : r, c);
        }
    }
    return r;
}

ui_extent ui_extent_next(ui_extents *walk, ui_rect *where) {
    if (walk->next == walk->list->n) {
        return UI_EXTENT_END;
    }
    const ui_command *c = &walk->list->command[walk->at = walk->next++];
    if (c->kind == UI_GROUP_END) {
        walk->depth--;
        return UI_EXTENT_AROUND;
    }
    if (c->kind == UI_GROUP || c->kind == UI_PLACE) {
        if (walk->depth < UI_EXTENT_DEPTH) {
            walk->open[walk->depth] = walk->at;
        }
        walk->depth++;
        return UI_EXTENT_AROUND;
    }
    *where = on_window(walk, c->kind == UI_TEXT ? inked(c, u_around(walk, walk->depth)) : c->at);
    return UI_EXTENT_DRAWS;
}
