/* What is on its way in a list. */
#include "app/scripts/lone.h"

static bool opens(const ui_command *c) {
    return c->kind == UI_GROUP || c->kind == UI_PLACE;
}

/* The command behind a group's end. */
static int behind(const ui_draw *list, int group) {
    int depth = 1, i = group + 1;
    for (; i < list->n && depth > 0; i++) {
        depth += opens(&list->command[i]) - (list->command[i].kind == UI_GROUP_END);
    }
    return i;
}

static bool is_picture(const ui_command *c) {
    return c->kind == UI_PICTURE || c->kind == UI_COVER;
}

static bool is_thing(const ui_draw *list, int at, int end) {
    const ui_command *c = &list->command[at];
    bool shows = false;
    if (c->kind != UI_GROUP || (!c->carried && c->scale_x == 1.0f && c->scale_y == 1.0f)) {
        return false;
    }
    for (int i = at; i < end; i++) {
        shows |= is_picture(&list->command[i]) || list->command[i].kind == UI_TEXT;
    }
    return shows;
}

void lone_look(lone_list *to, const ui_draw *list) {
    *to = (lone_list){.n = 0};
    for (int i = 0; i < list->n;) {
        const ui_command *c = &list->command[i];
        const int end = c->kind == UI_GROUP ? behind(list, i) : i + 1;
        const uint32_t alpha = c->colour >> 24;
        if ((c->kind == UI_GROUP || is_picture(c)) && alpha > 0 && alpha < 255) {
            to->seen_through = to->seen_through * 257 + alpha;
        }
        const bool thing = is_thing(list, i, end);
        if (thing && to->n < LONE_MOST) {
            to->thing[to->n++] = (lone_thing){c->at, c->scale_x, c->scale_y, c->angle};
        }
        i = thing ? end : i + 1;
    }
}

static bool are_equal(const lone_thing *a, const lone_thing *b) {
    return a->at.x == b->at.x && a->at.y == b->at.y && a->at.w == b->at.w && a->at.h == b->at.h &&
           a->scale_x == b->scale_x && a->scale_y == b->scale_y && a->angle == b->angle;
}

static bool has(const lone_list *list, const lone_thing *thing) {
    bool found = false;
    for (int i = 0; i < list->n; i++) {
        found |= are_equal(&list->thing[i], thing);
    }
    return found;
}

bool lone_moved(const lone_list *before, const lone_list *now) {
    int moved = 0;
    for (int i = 0; i < now->n; i++) {
        moved += !has(before, &now->thing[i]);
    }
    return moved == 1 && before->seen_through == now->seen_through;
}
