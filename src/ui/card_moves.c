/* How presses on a table become moves, and lists of names. */
#include <string.h>

#include "ui/card_table.h"

const nt_move *table_find_move(const table_ui *t, int kind, int a, int b) {
    for (int i = 0; i < t->n_legal; i++) {
        const nt_move *m = &t->legal[i];
        if (m->kind == kind && (a == TABLE_ANY || m->arg[0] == a) && (b == TABLE_ANY || m->arg[1] == b)) {
            return m;
        }
    }
    return NULL;
}

bool table_take(const nt_move *found, nt_move *move, bool *has_move) {
    *has_move = found != NULL;
    if (found != NULL) {
        *move = *found;
    }
    return true;
}

static bool on(const ui_input *in, const char *zone) {
    return in->zone != NULL && strcmp(in->zone, zone) == 0;
}

bool table_tells(const table_ui *t) {
    return t->frame == TABLE_PUBLIC && (t->event.kind != 0 || t->part < 1.0f); /* a game may have a kind 0 */
}

bool table_touched(const ui_input *in, const char *zone) {
    return (in->kind == UI_CHOOSE || in->kind == UI_INSPECT) && on(in, zone);
}

bool table_inspected(table_ui *t, const ui_input *in, const char *zone, int from) {
    if (in->kind == UI_INSPECT_END) {
        t->page = 0;
        return true;
    }
    if (in->kind != UI_INSPECT || !on(in, zone)) {
        return false;
    }
    t->page = from + in->n;
    return true;
}

const char *table_and(text_words *w, const char *key, const char *all, const char *name) {
    return all == NULL ? name : TEXT_SAY(w, key, TEXT_STR("some", all), TEXT_STR("name", name));
}

const char *table_names(text_words *w, const char *key, const ui_seat *chair, uint32_t seats) {
    const char *all = NULL;

    for (int i = 0; seats >> i != 0; i++) {
        if (seats >> i & 1u) {
            all = table_and(w, key, all, chair[i].name);
        }
    }
    return all;
}
