/* What was found before, in one room. */
#define XXH_INLINE_ALL
#include <xxhash.h>

#include "ui/found.h"

#include <stdlib.h>
#include <string.h>

enum { PLACES = 4096, BYTES = 768 * 1024, ALIGNED = 8 };

typedef struct {
    uint64_t key;     /* 0: nothing */
    uint32_t at, len; /* of the room */
} kept;

struct ui_found {
    kept place[PLACES];
    size_t used;
    _Alignas(ALIGNED) char room[BYTES];
};

ui_found *ui_found_create(void) {
    return calloc(1, sizeof(ui_found));
}

void ui_found_destroy(ui_found *found) {
    free(found);
}

uint64_t ui_found_key(uint64_t before, const void *piece, size_t bytes) {
    const uint64_t hash = XXH3_64bits_withSeed(piece, bytes, before);
    return hash != 0 ? hash : 1;
}

static size_t place_of(uint64_t key) {
    return (key ^ key >> 32) % PLACES;
}

const void *ui_found_at(const ui_found *found, uint64_t key, size_t *bytes) {
    const kept *k = found != NULL ? &found->place[place_of(key)] : NULL;
    if (k == NULL || k->key != key) {
        return NULL;
    }
    *bytes = k->len;
    return found->room + k->at;
}

bool ui_found_find(const ui_found *found, uint64_t key, void *what, size_t bytes) {
    size_t len = 0;
    const void *at = ui_found_at(found, key, &len);
    if (at == NULL || len != bytes) {
        return false;
    }
    memcpy(what, at, bytes);
    return true;
}

void ui_found_keep(ui_found *found, uint64_t key, const void *what, size_t bytes) {
    const size_t takes = (bytes + ALIGNED - 1) / ALIGNED * ALIGNED;
    if (found == NULL || takes > BYTES) {
        return;
    }
    if (takes > BYTES - found->used) {
        memset(found->place, 0, sizeof found->place);
        found->used = 0;
    }
    found->place[place_of(key)] = (kept){key, (uint32_t)found->used, (uint32_t)bytes};
    memcpy(found->room + found->used, what, bytes);
    found->used += takes;
}
