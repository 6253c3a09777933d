/* Plates, discs and slots that were cut before. */
#define XXH_INLINE_ALL
#include <xxhash.h>

#include "ui/cuts.h"

#include <stdlib.h>
#include <string.h>

enum { PLACES = 1024, BYTES = 384 * 1024 };

typedef struct {
    ui_cut is;
    uint32_t at, len; /* of the room; len 0: nothing is kept */
} kept;

struct ui_cuts {
    kept place[PLACES];
    uint32_t used;
    char body[BYTES];
};

ui_cuts *ui_cuts_create(void) {
    return calloc(1, sizeof(ui_cuts));
}

void ui_cuts_destroy(ui_cuts *cuts) {
    free(cuts);
}

/* It has no gaps: all of its bytes are said. */
static size_t place_of(const ui_cut *c) {
    return XXH3_64bits(c, sizeof *c) % PLACES;
}

static bool equal(const ui_cut *a, const ui_cut *b) {
    return a->kind == b->kind && a->seed == b->seed && a->w == b->w && a->h == b->h && a->away == b->away &&
           a->fill == b->fill && a->border == b->border && a->border_w == b->border_w;
}

const char *ui_cuts_find(const ui_cuts *cuts, const ui_cut *c) {
    const kept *k = cuts != NULL ? &cuts->place[place_of(c)] : NULL;
    return k != NULL && k->len != 0 && equal(&k->is, c) ? cuts->body + k->at : NULL;
}

void ui_cuts_keep(ui_cuts *cuts, const ui_cut *c, const char *body, size_t len) {
    if (cuts == NULL || len >= BYTES) {
        return;
    }
    if (len >= BYTES - cuts->used) {
        memset(cuts->place, 0, sizeof cuts->place);
        cuts->used = 0;
    }
    cuts->place[place_of(c)] = (kept){*c, cuts->used, (uint32_t)len};
    memcpy(cuts->body + cuts->used, body, len);
    cuts->body[cuts->used + len] = '\0';
    cuts->used += (uint32_t)len + 1;
}
