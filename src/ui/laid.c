/* Lines of texts that were laid before. */
#include "ui/laid.h"

#include <stdlib.h>
#include <string.h>

enum { PLACES = 1024, LINES = 12 };

typedef struct {
    uint64_t key; /* 0: nothing */
    int n;
    bool broken;
    ui_line at[LINES];
} laid_text;

struct ui_laid {
    laid_text place[PLACES];
};

ui_laid *ui_laid_create(void) {
    return calloc(1, sizeof(ui_laid));
}

void ui_laid_destroy(ui_laid *laid) {
    free(laid);
}

/* FNV-1a, as it is published; of numbers their four bytes. */
static uint64_t hashed(uint64_t hash, unsigned byte) {
    return (hash ^ byte) * UINT64_C(0x100000001b3);
}

static uint64_t hashed_number(uint64_t hash, uint32_t number) {
    for (int i = 0; i < 32; i += 8) {
        hash = hashed(hash, number >> i & 0xFFu);
    }
    return hash;
}

static uint64_t hashed_size(uint64_t hash, float size) {
    uint32_t bits;
    memcpy(&bits, &size, sizeof bits);
    return hashed_number(hash, bits);
}

/* Its zero as well, so that two texts do not run into one. */
static uint64_t hashed_text(uint64_t hash, const char *text) {
    for (; *text != '\0'; text++) {
        hash = hashed(hash, (unsigned char)*text);
    }
    return hashed(hash, 0);
}

uint64_t ui_laid_key(const ui_frame *ui, text_style face, const char *lang, int px, float w, int wrap,
                     const char *text) {
    uint64_t hash = UINT64_C(0xcbf29ce484222325);
    hash = hashed_number(hash, (uint32_t)face);
    hash = hashed_number(hash, (uint32_t)px);
    hash = hashed_number(hash, (uint32_t)wrap);
    hash = hashed_size(hash, w);
    hash = hashed_size(hash, ui->u);
    hash = hashed_text(hash, text_lang(ui->words));
    hash = hashed_text(hash, lang);
    hash = hashed_text(hash, text);
    return hash != 0 ? hash : 1;
}

static size_t place_of(uint64_t key) {
    return (key ^ key >> 32) % PLACES;
}

bool ui_laid_find(const ui_laid *laid, uint64_t key, ui_lines *l) {
    const laid_text *kept = &laid->place[place_of(key)];
    if (kept->key != key) {
        return false;
    }
    l->n = kept->n;
    l->broken = kept->broken;
    l->more = false;
    memcpy(l->at, kept->at, (size_t)kept->n * sizeof kept->at[0]);
    return true;
}

void ui_laid_keep(ui_laid *laid, uint64_t key, const ui_lines *l) {
    laid_text *kept = &laid->place[place_of(key)];
    if (l->n > LINES || l->more) {
        return;
    }
    kept->key = key;
    kept->n = l->n;
    kept->broken = l->broken;
    memcpy(kept->at, l->at, (size_t)l->n * sizeof kept->at[0]);
}
