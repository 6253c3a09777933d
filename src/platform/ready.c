/* A PNG whose second chunk is our own: readers pass over it. */
#include "platform/ready.h"

#include <SDL.h>
#include <SDL_image.h>
#include <stdio.h>
#include <string.h>

enum { PATH_BYTES = 1024, MARK_AT = 8 + 25 + 4 /* signature, IHDR, length */, MARK = 4 + 8 /* name, hash */ };

static void *load(size_t *len, const char *data_dir, const char *file) {
    char path[PATH_BYTES];
    const int wrote = snprintf(path, sizeof path, "%s/assets/pictures/%s", data_dir, file);
    return wrote > 0 && wrote < PATH_BYTES ? SDL_LoadFile(path, len) : NULL;
}

static uint64_t mixed(uint64_t hash, uint64_t word) {
    hash = (hash ^ word) * 0x9E3779B97F4A7C15u;
    return hash ^ hash >> 29;
}

/* Short enough to be written in tools/make-ready, too. */
static uint64_t document_hash(const void *svg, size_t len) {
    const unsigned char *byte = svg;
    uint64_t word = 0, hash = mixed(0, len);

    for (; len >= sizeof word; len -= sizeof word, byte += sizeof word) {
        memcpy(&word, byte, sizeof word);
        hash = mixed(hash, word);
    }
    word = 0;
    memcpy(&word, byte, len);
    return mixed(hash, word);
}

static uint64_t hash_of_document(const char *data_dir, const char *name) {
    char file[PATH_BYTES];
    size_t len = 0;
    snprintf(file, sizeof file, "%s.svg", name);
    void *svg = load(&len, data_dir, file);
    const uint64_t hash = svg != NULL ? document_hash(svg, len) : 0;
    SDL_free(svg);
    return hash;
}

static bool is_drawn_from(const uint8_t *png, size_t len, uint64_t document) {
    uint64_t mark = 0;
    if (len < MARK_AT + MARK || memcmp(png + MARK_AT, "ntSv", 4) != 0) {
        return false;
    }
    for (int i = 0; i < 8; i++) {
        mark = mark << 8 | png[MARK_AT + 4 + i];
    }
    return mark == document;
}

static pf_image *pixels_of(const void *png, size_t len, const pf_picture *p) {
    SDL_RWops *source = SDL_RWFromConstMem(png, (int)len);
    SDL_Surface *read = source != NULL ? IMG_LoadPNG_RW(source) : NULL;
    if (source != NULL) {
        SDL_RWclose(source);
    }
    pf_image *image = pf_picture_taken(read);
    if (image != NULL && (image->w != p->w || image->h != p->h)) {
        pf_image_free(image);
        image = NULL;
    }
    return image;
}

pf_image *pf_ready_read(const char *data_dir, const pf_picture *p) {
    char file[PATH_BYTES];
    size_t len = 0;
    snprintf(file, sizeof file, "%s_%dx%d.png", p->name, p->w, p->h);
    uint8_t *png = p->tint == 0 && p->cover ? load(&len, data_dir, file) : NULL;
    pf_image *image =
        png != NULL && is_drawn_from(png, len, hash_of_document(data_dir, p->name)) ? pixels_of(png, len, p) : NULL;
    SDL_free(png);
    return image;
}
