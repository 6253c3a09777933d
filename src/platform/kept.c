/* One file a name: a head, then the pixels as they lie in memory. */
#include "platform/kept.h"

#include "platform/pack.h"
#include "platform/ready.h"

#include <SDL.h>
#include <SDL_image.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PATH_BYTES = 1024, FORM = 1, MARK = 0x4E54504B };

typedef struct {
    uint32_t mark, form;
    int32_t w, h;
    uint64_t source, pixels; /* hashes: of what it was drawn from, and of what follows */
    uint64_t opaque;
} head;

bool pf_kept_is(const char *name) {
    return strcmp(name, "title") == 0 || strcmp(name, "title_tall") == 0;
}

static uint64_t hash_words(const void *data, size_t len) {
    const unsigned char *byte = data;
    uint64_t hash = 0xCBF29CE484222325u, word;
    for (; len >= sizeof word; len -= sizeof word, byte += sizeof word) {
        memcpy(&word, byte, sizeof word);
        hash = (hash ^ word) * 0x9E3779B97F4A7C15u;
        hash ^= hash >> 29;
    }
    for (; len > 0; len--, byte++) {
        hash = (hash ^ *byte) * 0x9E3779B97F4A7C15u;
    }
    return hash;
}

/* The document and the library that draws it. */
static bool source_of(const char *data_dir, const pf_picture *p, uint64_t *source) {
    char path[PATH_BYTES];
    size_t len = 0;
    const int wrote = snprintf(path, sizeof path, "%s/assets/pictures/%s.svg", data_dir, p->name);
    void *svg = wrote > 0 && wrote < PATH_BYTES ? SDL_LoadFile(path, &len) : NULL;
    if (svg == NULL) {
        return false;
    }
    const SDL_version *drawn = IMG_Linked_Version();
    const uint64_t by = (uint64_t)drawn->major << 16 | (uint64_t)drawn->minor << 8 | drawn->patch;
    *source = hash_words(svg, len) ^ by ^ (uint64_t)p->cover << 40 ^ (uint64_t)p->tint << 8;
    SDL_free(svg);
    return true;
}

static bool path_of(char path[PATH_BYTES], const char *dir, const char *name, const char *end) {
    const int wrote = snprintf(path, PATH_BYTES, "%s/%s.pixels%s", dir, name, end);
    return wrote > 0 && wrote < PATH_BYTES;
}

static size_t bytes_of(const pf_image *image) {
    return (size_t)image->w * (size_t)image->h * sizeof *image->px;
}

static uint64_t hash_of(const pf_image *image) {
    return hash_words(image->px, bytes_of(image)) ^ (uint64_t)image->opaque;
}

static pf_image *read_pixels(FILE *file, const pf_picture *p, uint64_t source) {
    head h;
    if (fread(&h, sizeof h, 1, file) != 1 || h.mark != MARK || h.form != FORM || h.w != p->w || h.h != p->h ||
        h.source != source) {
        return NULL;
    }
    pf_image *image = pf_image_new(p->w, p->h);
    if (image == NULL) {
        return NULL;
    }
    image->opaque = h.opaque == 1;
    if (h.opaque > 1 || fread(image->px, bytes_of(image), 1, file) != 1 || hash_of(image) != h.pixels) {
        pf_image_free(image);
        return NULL;
    }
    return image;
}

pf_image *pf_kept_read(const char *dir, const char *data_dir, const pf_picture *p) {
    char path[PATH_BYTES];
    uint64_t source;
    FILE *file = path_of(path, dir, p->name, "") ? fopen(path, "rb") : NULL;
    if (file == NULL) {
        return NULL;
    }
    pf_image *image = source_of(data_dir, p, &source) ? read_pixels(file, p, source) : NULL;
    fclose(file);
    return image;
}

void pf_kept_write(const char *dir, const char *data_dir, const pf_picture *p, const pf_image *image) {
    char path[PATH_BYTES], part[PATH_BYTES];
    head h = {.mark = MARK, .form = FORM, .w = image->w, .h = image->h, .opaque = image->opaque};
    if (image->px == NULL || !path_of(path, dir, p->name, "") || !path_of(part, dir, p->name, ".part") ||
        !source_of(data_dir, p, &h.source)) {
        return;
    }
    h.pixels = hash_of(image);
    FILE *file = fopen(part, "wb");
    if (file == NULL) {
        return;
    }
    const bool wrote = fwrite(&h, sizeof h, 1, file) == 1 && fwrite(image->px, bytes_of(image), 1, file) == 1;
    const bool whole = fclose(file) == 0 && wrote;
#ifdef _WIN32
    remove(path); /* rename does not replace there */
#endif
    if (!whole || rename(part, path) != 0) {
        remove(part);
    }
}

pf_image *pf_kept_make(const char *dir, const char *data_dir, const pf_picture *p, const char **why) {
    const bool is = pf_kept_is(p->name);
    dir = is ? dir : NULL;
    pf_image *image = dir != NULL ? pf_kept_read(dir, data_dir, p) : NULL;
    if (image != NULL) {
        return image;
    }
    image = is ? pf_ready_read(data_dir, p) : NULL;
    image = image != NULL ? image : pf_picture_make(data_dir, p, why);
    image = dir != NULL ? pf_unpacked(image) : image;
    if (image != NULL && dir != NULL) {
        pf_kept_write(dir, data_dir, p, image);
    }
    return image;
}
