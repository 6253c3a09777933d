/* Fonts opened by need, lines measured and drawn run by run. */
#include "platform/type.h"

#include "platform/cache.h"
#include "text/utf8.h"

#include <SDL_ttf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FACES = 24, OPEN = 64, MEASURED = 65536, RUNS = 64, PATH_BYTES = 1024, ASK_PX = 16, PX_MAX = 1000 };

typedef struct {
    bool tried;
    void *file; /* NULL: missing */
    size_t bytes;
} face_file;

typedef struct {
    int face, px;
    uint64_t used;
    TTF_Font *font;
} open_font;

typedef struct {
    uint64_t key;
    int value, square;
} measured;

struct pf_fonts {
    const char *data_dir;
    pf_trouble *trouble;
    uint64_t uses;
    char *scratch;
    size_t scratch_cap;
    face_file face[FACES];
    open_font open[OPEN];
    measured known[MEASURED];
};

pf_fonts *pf_fonts_new(const char *data_dir, pf_trouble *trouble) {
    if (TTF_Init() != 0) {
        return NULL;
    }
    pf_fonts *fonts = calloc(1, sizeof *fonts);
    if (!fonts) {
        TTF_Quit();
        return NULL;
    }
    fonts->data_dir = data_dir;
    fonts->trouble = trouble;
    return fonts;
}

void pf_fonts_free(pf_fonts *fonts) {
    if (!fonts) {
        return;
    }
    for (int i = 0; i < OPEN; i++) {
        if (fonts->open[i].font) {
            TTF_CloseFont(fonts->open[i].font);
        }
    }
    for (int i = 0; i < FACES; i++) {
        SDL_free(fonts->face[i].file);
    }
    free(fonts->scratch);
    free(fonts);
    TTF_Quit();
}

static face_file *file_of(pf_fonts *fonts, int face) {
    face_file *f = &fonts->face[face];
    if (f->tried) {
        return f;
    }
    f->tried = true;
    char path[PATH_BYTES];
    int wrote = snprintf(path, sizeof path, "%s/fonts/%s", fonts->data_dir, text_face_at(face)->file);
    f->file = wrote > 0 && wrote < PATH_BYTES ? SDL_LoadFile(path, &f->bytes) : NULL;
    return f;
}

static TTF_Font *open_face(pf_fonts *fonts, int face, int px) {
    face_file *f = file_of(fonts, face);
    SDL_RWops *source = f->file ? SDL_RWFromConstMem(f->file, (int)f->bytes) : NULL;
    TTF_Font *font = source ? TTF_OpenFontRW(source, 1, px) : NULL;
    if (!font) {
        pf_trouble_add(fonts->trouble,
                       "The font {} cannot be used: {}. Another font or boxes stand in for its letters.",
                       text_face_at(face)->file, f->file ? "the file is damaged" : "the file cannot be read");
        SDL_free(f->file);
        f->file = NULL;
        return NULL;
    }
    TTF_SetFontHinting(font, TTF_HINTING_LIGHT_SUBPIXEL);
    if (text_face_at(face)->script) {
        TTF_SetFontScriptName(font, text_face_at(face)->script);
    }
    return font;
}

static TTF_Font *own_font_of(pf_fonts *fonts, int face, int px) {
    if (face < 0 || face >= FACES || face >= text_face_count() ||
        (fonts->face[face].tried && !fonts->face[face].file)) {
        return NULL;
    }
    open_font *least = &fonts->open[0];
    for (int i = 0; i < OPEN; i++) {
        open_font *o = &fonts->open[i];
        if (o->font && o->face == face && o->px == px) {
            o->used = ++fonts->uses;
            return o->font;
        }
        if (o->used < least->used) {
            least = o;
        }
    }
    TTF_Font *font = open_face(fonts, face, px);
    if (!font) {
        return NULL;
    }
    if (least->font) {
        TTF_CloseFont(least->font);
    }
    *least = (open_font){face, px, ++fonts->uses, font};
    return font;
}

/* For a face that is missing any other stands in: a sentence in the wrong letters can be read, boxes cannot. NULL
 * when there is none at all. Valid until OPEN other fonts were asked for. */
static TTF_Font *font_of(pf_fonts *fonts, int face, int px) {
    TTF_Font *font = own_font_of(fonts, face, px);
    for (int other = 0; !font && other < text_face_count(); other++) {
        font = own_font_of(fonts, other, px);
    }
    return font;
}

/* Characters that are never drawn, and spaces that the shaper makes itself: no face needs them. */
static bool needs_no_glyph(uint32_t c) {
    return c < 0x20 || c == 0xA0 || c == 0xAD || (c >= 0x2000 && c <= 0x200F) || (c >= 0x2028 && c <= 0x202F) ||
           (c >= 0x2060 && c <= 0x206F) || (c >= 0xFE00 && c <= 0xFE0F) || c == 0xFEFF;
}

static bool has_glyph(void *user, int face, uint32_t c) {
    TTF_Font *font = needs_no_glyph(c) ? NULL : font_of(user, face, ASK_PX);
    return needs_no_glyph(c) || (font && TTF_GlyphIsProvided32(font, c));
}

static int runs_of(pf_fonts *fonts, const pf_line *line, text_run *run) {
    return text_runs(line->lang, line->style, line->text, line->len, has_glyph, fonts, run, RUNS);
}

/* A run as a string of its own; NULL on no memory. Valid until the next. */
static const char *string_of(pf_fonts *fonts, const pf_line *line, const text_run *run) {
    if (run->len + 1 > fonts->scratch_cap) {
        char *larger = realloc(fonts->scratch, run->len + 256);
        if (!larger) {
            return NULL;
        }
        fonts->scratch = larger;
        fonts->scratch_cap = run->len + 256;
    }
    memcpy(fonts->scratch, line->text + run->at, run->len);
    fonts->scratch[run->len] = '\0';
    return fonts->scratch;
}

int pf_type_pixels(float px) {
    return px < 1.0F ? 1 : px > PX_MAX ? PX_MAX : (int)(px + 0.5F);
}

uint64_t pf_line_hash(const pf_line *line) {
    uint64_t hash = pf_hash_bytes(PF_HASH_START, line->text, line->len);
    hash = pf_hash_bytes(hash, line->lang, strlen(line->lang));
    return pf_hash_number(hash, (uint64_t)line->px << 8 | (uint64_t)line->style);
}

static int box_width(const pf_line *line, const text_run *run) {
    int n = 0;
    for (size_t at = run->at; at < run->at + run->len; n++) {
        utf8_next(line->text, run->at + run->len, &at);
    }
    return n * ((line->px * 3 + 4) / 5);
}

/* The font of a run: its face's letters may be small for their em, or large. */
static TTF_Font *font_of_run(pf_fonts *fonts, const pf_line *line, const text_run *run) {
    return font_of(fonts, run->face, pf_type_pixels((float)line->px * text_face_at(run->face)->scale));
}

static int run_width(pf_fonts *fonts, const pf_line *line, const text_run *run) {
    TTF_Font *font = font_of_run(fonts, line, run);
    const char *string = font ? string_of(fonts, line, run) : NULL;
    int w = 0;
    if (!string || TTF_SizeUTF8(font, string, &w, NULL) != 0) {
        return box_width(line, run);
    }
    return w;
}

static measured *slot_of(pf_fonts *fonts, const pf_line *line, uint64_t what) {
    uint64_t key = pf_hash_number(pf_line_hash(line), what) | 1u;
    measured *slot = &fonts->known[(key >> 1) % MEASURED];
    if (slot->key != key) {
        *slot = (measured){key, -1, 0};
    }
    return slot;
}

int pf_line_width(pf_fonts *fonts, const pf_line *line) {
    measured *slot = slot_of(fonts, line, 1);
    if (slot->value < 0) {
        text_run run[RUNS];
        int n = runs_of(fonts, line, run);
        slot->value = 0;
        for (int i = 0; i < n; i++) {
            slot->value += run_width(fonts, line, &run[i]);
        }
    }
    return slot->value;
}

static bool line_covered(pf_fonts *fonts, const pf_line *line) {
    measured *slot = slot_of(fonts, line, 2);
    if (slot->value < 0) {
        text_run run[RUNS];
        int n = runs_of(fonts, line, run);
        slot->value = 1;
        for (int i = 0; i < n; i++) {
            for (size_t at = run[i].at; at < run[i].at + run[i].len;) {
                if (!has_glyph(fonts, run[i].face, (uint32_t)utf8_next(line->text, line->len, &at))) {
                    slot->value = 0;
                }
            }
        }
    }
    return slot->value == 1;
}

typedef struct {
    SDL_Surface *surface; /* NULL: a box, or nothing */
    int w, above, below;
} part;

/* Whether ink rises above the font's ascent or hangs below its descent. The faces are made so that no letter does;
 * a tower of marks may, and then nobody knows where in the surface the baseline is. */
static bool towers(TTF_Font *font, const SDL_Surface *s) {
    if (s->h > TTF_FontHeight(font)) {
        return true;
    }
    const Uint32 *top = s->pixels;
    for (int i = 0; i < s->w; i++) {
        if (top[i] >> 24) {
            return true;
        }
    }
    return false;
}

static SDL_Surface *render(pf_fonts *fonts, const pf_line *line, const text_run *run, TTF_Font *font) {
    static const SDL_Color white = {255, 255, 255, 255};
    const char *string = string_of(fonts, line, run);
    SDL_Surface *s = string ? TTF_RenderUTF8_Blended(font, string, white) : NULL;
    for (int marks = 2; s && marks >= 0 && towers(font, s); marks--) {
        text_with_few_marks(line->text + run->at, run->len, marks, fonts->scratch);
        SDL_FreeSurface(s);
        s = TTF_RenderUTF8_Blended(font, fonts->scratch, white);
    }
    return s;
}

static part part_of(pf_fonts *fonts, const pf_line *line, const text_run *run) {
    part p = {NULL, run_width(fonts, line, run), line->px, line->px / 4};
    TTF_Font *font = font_of_run(fonts, line, run);
    if (!font) {
        return p;
    }
    p.surface = render(fonts, line, run, font);
    p.above = p.surface ? TTF_FontAscent(font) : 0;
    p.below = p.surface ? p.surface->h - p.above : 0;
    return p;
}

/* The outline that stands for letters of a missing face. */
static void put_box(pf_image *image, int x, int y, int w, int h) {
    for (int row = 0; row < h; row++) {
        for (int i = 1; i < w - 1; i++) {
            if (row == 0 || row == h - 1 || i == 1 || i == w - 2) {
                image->cover[(ptrdiff_t)(y + row) * image->w + x + i] = 255;
            }
        }
    }
}

static void put_part(pf_image *image, const part *p, int x, int above) {
    const SDL_Surface *s = p->surface;
    if (!s) {
        if (p->above > 0) {
            put_box(image, x, above - p->above * 3 / 4, p->w, p->above * 3 / 4);
        }
        return;
    }
    for (int y = 0; y < s->h; y++) {
        const Uint32 *from = (const Uint32 *)(const void *)((const Uint8 *)s->pixels + (ptrdiff_t)y * s->pitch);
        uint8_t *to = image->cover + (ptrdiff_t)(above - p->above + y) * image->w + x;
        for (int i = 0; i < s->w && x + i < image->w; i++) {
            uint8_t cover = (uint8_t)(from[i] >> 24);
            to[i] = cover > to[i] ? cover : to[i];
        }
    }
}

pf_image *pf_line_make(pf_fonts *fonts, const pf_line *line) {
    text_run run[RUNS];
    part p[RUNS];
    int n = runs_of(fonts, line, run), w = 0, above = 0, below = 0;
    for (int i = 0; i < n; i++) {
        p[i] = part_of(fonts, line, &run[i]);
        w += p[i].w;
        above = p[i].above > above ? p[i].above : above;
        below = p[i].below > below ? p[i].below : below;
    }
    pf_image *image = pf_image_new_cover(w, above + below);
    int x = 0;
    for (int i = 0; i < n; i++) {
        if (image) {
            put_part(image, &p[i], x, above);
        }
        x += p[i].w;
        SDL_FreeSurface(p[i].surface);
    }
    if (image) {
        image->y = -above;
    }
    return image;
}

/* Sums over its pixels, kept as whole numbers: a pixel more or less is nothing. */
static ui_inked line_ink(pf_fonts *fonts, const pf_line *line) {
    measured *slot = slot_of(fonts, line, 3);
    if (slot->value < 0) {
        pf_image *image = pf_line_make(fonts, line);
        double cover = 0, square = 0;
        for (size_t i = 0; image && i < (size_t)image->w * (size_t)image->h; i++) {
            double covered = image->cover[i] / 255.0;
            cover += covered;
            square += covered * covered;
        }
        pf_image_free(image);
        slot->value = (int)(cover + 0.5);
        slot->square = (int)(square + 0.5);
    }
    return (ui_inked){(float)slot->value, (float)slot->square};
}

static pf_line line_of(const char *lang, text_style style, float px, const char *text, size_t len) {
    return (pf_line){lang ? lang : "en", style, pf_type_pixels(px), text, len};
}

static float type_width(void *user, const char *lang, text_style style, float px, const char *text, size_t len) {
    pf_line line = line_of(lang, style, px, text, len);
    return (float)pf_line_width(user, &line);
}

static bool type_covers(void *user, const char *lang, text_style style, const char *text, size_t len) {
    pf_line line = line_of(lang, style, ASK_PX, text, len);
    return line_covered(user, &line);
}

static ui_inked type_ink(void *user, const char *lang, text_style style, float px, const char *text, size_t len) {
    pf_line line = line_of(lang, style, px, text, len);
    return line_ink(user, &line);
}

ui_type pf_fonts_type(pf_fonts *fonts) {
    return (ui_type){.user = fonts, .width = type_width, .covers = type_covers, .ink = type_ink};
}
