/* Lines of texts that were laid before. */
#define XXH_INLINE_ALL
#include <xxhash.h>

#include "ui/laid.h"

#include <stdlib.h>
#include <string.h>

enum { PLACES = 4096, LINES = 12 };

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

static uint64_t hashed_text(uint64_t before, const char *text) {
    return XXH3_64bits_withSeed(text, strlen(text), before);
}

uint64_t ui_laid_key(const ui_frame *ui, text_style face, const char *lang, int px, float w, int wrap,
                     const char *text) {
    const uint32_t numbers[] = {(uint32_t)face, (uint32_t)px, (uint32_t)wrap};
    const float sizes[] = {w, ui->u};
    uint64_t hash = XXH3_64bits(numbers, sizeof numbers);
    hash = XXH3_64bits_withSeed(sizes, sizeof sizes, hash);
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
