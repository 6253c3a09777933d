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
    const bool any = t->event.kind != 0 || t->event.n > 0; /* a game may have a kind 0, which says something */
    return t->frame == TABLE_PUBLIC && (any || t->part < 1.0f);
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

const char *table_and(text_words *w, const char *all, const char *name) {
    return all == NULL ? name : TEXT_SAY(w, "play.list", TEXT_STR("some", all), TEXT_STR("name", name));
}

/* Before this sound some languages have another "and": Spanish "y" becomes "e", but not before "hie". */
static bool begins_with_i(const char *name) {
    static const char *const sound[] = {"I", "i", "Í", "í", "Hi", "hi", "Hí", "hí"};

    for (size_t k = 0; k < sizeof sound / sizeof sound[0]; k++) {
        const size_t len = strlen(sound[k]);
        if (strncmp(name, sound[k], len) == 0) {
            return (sound[k][0] & 0x5F) != 'H' || name[len] == '\0' || strchr("aeo", name[len]) == NULL;
        }
    }
    return false;
}

const char *table_bot_chooses(text_words *w, const ui_seat *seat) {
    return TEXT_SAY(w, "play.bot_chooses", TEXT_STR("name", seat->name));
}

const char *table_list(text_words *w, const char *const name[], int n) {
    const char *all = n > 0 ? name[0] : NULL;

    for (int i = 1; i < n - 1; i++) {
        all = table_and(w, all, name[i]);
    }
    return n < 2 ? all
                 : TEXT_SAY(w, begins_with_i(name[n - 1]) ? "play.list.end_i" : "play.list.end",
                            TEXT_STR("some", all), TEXT_STR("name", name[n - 1]));
}

const char *table_names(text_words *w, const ui_seat *chair, uint32_t seats) {
    const char *name[NT_MAX_SEATS];
    int n = 0;

    for (int i = 0; i < NT_MAX_SEATS; i++) {
        if (seats >> i & 1u) {
            name[n++] = chair[i].name;
        }
    }
    return table_list(w, name, n);
}
