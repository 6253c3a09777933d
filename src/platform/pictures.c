/* SVG documents read from files or bodies, tinted, cropped and drawn at an exact size. */
#include "platform/pictures.h"

#include "platform/pack.h"

#include <SDL_image.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PATH_BYTES = 1024, ATTRIBUTE_BYTES = 160, DASH = 10, DASH_THICK = 2 };
static const char FIGURE_INK[] = "#0D111D";

/* Packed where it lies: two grounds as pixels at a time would be most of the memory that the program ever has. */
static pf_image *image_of(SDL_Surface *surface) {
    const int w = surface->w, h = surface->h;
    if (surface->pitch != w * 4) {
        return pf_image_from_rgba(surface->pixels, w, h, surface->pitch);
    }
    const pf_image there = pf_image_in_rgba(surface->pixels, w, h);
    pf_image *image = pf_pack(&there);
    if (image == NULL && (image = pf_image_new(w, h)) != NULL) {
        memcpy(image->px, there.px, (size_t)w * (size_t)h * sizeof *image->px);
        image->opaque = there.opaque;
    }
    return image;
}

pf_image *pf_picture_taken(struct SDL_Surface *surface) {
    if (surface != NULL && surface->format->format != SDL_PIXELFORMAT_RGBA32) {
        SDL_Surface *same = SDL_ConvertSurfaceFormat(surface, SDL_PIXELFORMAT_RGBA32, 0);
        SDL_FreeSurface(surface);
        surface = same;
    }
    pf_image *image = surface != NULL ? image_of(surface) : NULL;
    SDL_FreeSurface(surface);
    return image;
}

static pf_image *rasterise(const char *svg, size_t len, int w, int h) {
    SDL_RWops *source = pf_image_fits(w, h) ? SDL_RWFromConstMem(svg, (int)len) : NULL;
    SDL_Surface *surface = source ? IMG_LoadSizedSVG_RW(source, w, h) : NULL;
    if (source) {
        SDL_RWclose(source);
    }
    return pf_picture_taken(surface);
}

/* The whole number of an attribute of the root element; 0 when there is none. */
static long attribute(const char *root, const char *end, const char *name) {
    size_t len = strlen(name);
    for (const char *at = root; at + len + 2 < end; at++) {
        if (at[0] == ' ' && strncmp(at + 1, name, len) == 0 && at[1 + len] == '=' && at[2 + len] == '"') {
            return strtol(at + 3 + len, NULL, 10);
        }
    }
    return 0;
}

static bool has_attribute(const char *root, const char *end, const char *name) {
    const char *at = strstr(root, name);
    return at && at < end;
}

/* What the root element needs besides its own: the reader takes the last of equal attributes, so the picture gets the
 * exact size of its box. One that covers it loses its sides, or its foot: skies stay, and older readers know no
 * middle. Numbers are written from whole ones because a locale may change the decimal point. */
static bool root_attributes(const char *root, const char *end, const pf_picture *p, char *out) {
    const char *fit = p->cover ? "xMidYMin slice" : "none";
    if (has_attribute(root, end, "viewBox")) {
        snprintf(out, ATTRIBUTE_BYTES, " width=\"%d\" height=\"%d\" preserveAspectRatio=\"%s\"", p->w, p->h, fit);
        return true;
    }
    long w = attribute(root, end, "width"), h = attribute(root, end, "height");
    snprintf(out, ATTRIBUTE_BYTES, " viewBox=\"0 0 %ld %ld\" width=\"%d\" height=\"%d\" preserveAspectRatio=\"%s\"",
             w, h, p->w, p->h, fit);
    return w > 0 && h > 0;
}

static void recolour(char *svg, uint32_t tint) {
    char colour[sizeof FIGURE_INK];
    snprintf(colour, sizeof colour, "#%06X", (unsigned)(tint & 0x00FFFFFFu));
    for (char *at = strstr(svg, FIGURE_INK); at; at = strstr(at + sizeof colour - 1, FIGURE_INK)) {
        memcpy(at, colour, sizeof colour - 1);
    }
}

static pf_image *draw_document(char *svg, size_t len, const pf_picture *p) {
    char *root = strstr(svg, "<svg"), *end = root ? strchr(root, '>') : NULL;
    char added[ATTRIBUTE_BYTES];
    /* The reader draws what it gets of a cut file, often nothing: only a whole document is a picture. */
    if (!end || !strstr(end, "</svg>") || end[-1] == '/' || !root_attributes(root, end, p, added)) {
        return NULL;
    }
    if (p->tint) {
        recolour(end, p->tint);
    }
    size_t cap = len + sizeof added;
    char *whole = malloc(cap);
    if (!whole) {
        return NULL;
    }
    int wrote = snprintf(whole, cap, "%.*s%s%s", (int)(end - svg), svg, added, end);
    pf_image *image = wrote > 0 ? rasterise(whole, (size_t)wrote, p->w, p->h) : NULL;
    free(whole);
    return image;
}

pf_image *pf_picture_make(const char *data_dir, const pf_picture *p, const char **why) {
    char path[PATH_BYTES];
    int wrote = snprintf(path, sizeof path, "%s/assets/pictures/%s.svg", data_dir, p->name);
    size_t len = 0;
    char *svg = wrote > 0 && wrote < PATH_BYTES ? SDL_LoadFile(path, &len) : NULL;
    if (!svg) {
        *why = "the file cannot be read";
        return NULL;
    }
    pf_image *image = draw_document(svg, len, p);
    SDL_free(svg);
    if (!image) {
        *why = "the file is damaged";
    }
    return image;
}

/* Whatever the locale. */
static void write_number(char *out, size_t cap, double v) {
    const long long billionths = (long long)(v * 1e9 + 0.5);
    snprintf(out, cap, "%lld.%09lld", billionths / 1000000000, billionths % 1000000000);
}

pf_image *pf_picture_of_body(const char *body, size_t len, double du_w, double du_h, int w, int h) {
    char box[2][32];
    write_number(box[0], sizeof box[0], du_w);
    write_number(box[1], sizeof box[1], du_h);
    const size_t cap = len + 2 * (size_t)ATTRIBUTE_BYTES;
    char *svg = malloc(cap);
    if (!svg) {
        return NULL;
    }
    const int wrote = snprintf(svg, cap,
                               "<svg viewBox=\"0 0 %s %s\" width=\"%d\" height=\"%d\" "
                               "preserveAspectRatio=\"none\">%.*s</svg>",
                               box[0], box[1], w, h, (int)len, body);
    pf_image *image = wrote > 0 ? rasterise(svg, (size_t)wrote, w, h) : NULL;
    free(svg);
    return image;
}

pf_image *pf_slot_make(int w, int h) {
    pf_image *image = pf_image_new(w, h);
    if (!image) {
        return NULL;
    }
    for (int y = 0; y < h; y++) {
        for (int x = 0; x < w; x++) {
            bool across = y < DASH_THICK || y >= h - DASH_THICK, down = x < DASH_THICK || x >= w - DASH_THICK;
            if ((across && x / DASH % 2 == 0) || (down && y / DASH % 2 == 0)) {
                image->px[(ptrdiff_t)y * w + x] = 0xFF7E8CAFu;
            }
        }
    }
    return image;
}
