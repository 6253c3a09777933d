/* Rows as runs. A picture is cut into strips, so that a small part of it is found at once. First stand the places of
 * all rows of all strips (rows that are equal to the one above share its place), then the runs: a word that says what
 * and how long, and what belongs to it. Pixels that are those above (folds of a curtain) stand there only. */
#include "platform/pack.h"

#include "platform/blend.h"

#include <stdlib.h>
#include <string.h>

enum {
    STRIP = 256,
    RUN = 256,    /* a longer one is two */
    STRETCH = 4,  /* what is shorter than this goes among the mixed pixels */
    VEILED = 16,  /* so is a shorter veil: a word takes as long as many pixels, and a glow has thousands */
    WORTH = 3,    /* pixels of one colour, on average: then runs are shorter and quicker than their pixels */
    REPEAT = 8,   /* opaque pixels that stand elsewhere: fewer are put once more */
    THROUGH = 16, /* the same of mixed pixels */
    WORD = 8,     /* mixed pixels are blended so many at a time: what follows fills them up */
    AT_ONCE = 16, /* pixels of one colour that are written together, where there is room behind them */
};

typedef enum {
    CLEAR,  /* nothing */
    RUNS,   /* opaque: the lengths less one, as bytes filled up to whole words, then a pixel of each run */
    OPAQUE, /* the pixels */
    VEIL,   /* one pixel, which lets something through */
    MIXED,  /* the pixels */
} kind;

/* A word: the kind, how long in the lowest ten bits, and between them how many runs; for pixels 0, or how far back
 * from this word the pixels stand. */
enum { FARTHEST = (1 << 18) - 1 };

static uint32_t word_of(kind is, uint32_t more, int n) {
    return (uint32_t)is << 28 | more << 10 | (uint32_t)n;
}

static int length_of(uint32_t word) {
    return (int)(word & 0x3FFu);
}

static uint32_t more_of(uint32_t word) {
    return word >> 10 & (uint32_t)FARTHEST;
}

static kind kind_of(uint32_t word) {
    return (kind)(word >> 28);
}

static int words_of_lengths(int runs) {
    return (runs + 3) / 4;
}

/* Words behind the first one. */
static int words_behind(uint32_t word) {
    switch (kind_of(word)) {
    case CLEAR:
        return 0;
    case RUNS:
        return words_of_lengths((int)more_of(word)) + (int)more_of(word);
    case VEIL:
        return 1;
    default:
        return more_of(word) != 0 ? 0 : length_of(word);
    }
}

static int least(int a, int b) {
    return a < b ? a : b;
}

static int most(int a, int b) {
    return a > b ? a : b;
}

static int strips_of(int w) {
    return (w + STRIP - 1) / STRIP;
}

/* ---- packing ---- */

typedef struct {
    uint32_t *words, *to;
    uint32_t source[STRIP]; /* places of the pixels above; 0: they have none */
    const uint32_t *px;     /* of a strip's row */
    int n, above;           /* from one row to the one above */
} packer;

static bool opaque(uint32_t pixel) {
    return pixel >= 0xFF000000u;
}

static int equal_from(const uint32_t *px, int n) {
    int i = 1;
    while (i < n && px[i] == px[0]) {
        i++;
    }
    return i;
}

/* How many opaque pixels follow one another, and in how many runs. */
static int opaque_from(const uint32_t *px, int n, int *runs) {
    int i = 0, begun = 0;
    for (*runs = 0; i < n && opaque(px[i]); i++) {
        begun = i == 0 || px[i] != px[i - 1] || i - begun == RUN ? i : begun;
        *runs += begun == i;
    }
    return i;
}

/* How many pixels from x on stand above, one behind the other; 0 when it is too few. */
static int repeated(const packer *p, kind is, int x, int n) {
    const uint32_t here = (uint32_t)(p->to - p->words);
    int i = 0;
    if (p->source[x] == 0 || here - p->source[x] + (uint32_t)n > FARTHEST) {
        return 0;
    }
    while (i < n && p->source[x + i] != 0 && p->source[x + i] == p->source[x] + (uint32_t)i &&
           p->px[x + i] == p->px[x + i - p->above]) {
        i++;
    }
    return i >= (is == OPAQUE ? REPEAT : THROUGH) ? i : 0;
}

static void put_new(packer *p, kind is, int x, int n) {
    *p->to++ = word_of(is, 0, n);
    for (int i = 0; i < n; i++) {
        p->source[x + i] = (uint32_t)(p->to - p->words);
        *p->to++ = p->px[x + i];
    }
}

static void put_pixels(packer *p, kind is, int x, int n) {
    for (const int end = x + n; x < end;) {
        int len = repeated(p, is, x, end - x);
        if (len > 0) {
            *p->to = word_of(is, (uint32_t)(p->to - p->words) - p->source[x], len);
            p->to++;
        } else {
            for (len = 1; x + len < end && repeated(p, is, x + len, end - x - len) == 0;) {
                len++;
            }
            put_new(p, is, x, len);
        }
        x += len;
    }
}

static void put_runs(packer *p, int x, int n, int runs) {
    *p->to++ = word_of(RUNS, (uint32_t)runs, n);
    p->to[words_of_lengths(runs) - 1] = 0; /* what fills up the word */
    uint8_t *length = (uint8_t *)p->to;
    p->to += words_of_lengths(runs);
    for (const int end = x + n; x < end;) {
        const int equal = equal_from(p->px + x, least(RUN, end - x));
        *length++ = (uint8_t)(equal - 1);
        *p->to++ = p->px[x];
        x += equal;
    }
}

/* A stretch of one kind that is worth a word of its own; 0: none begins here. */
static int stretch(const uint32_t *px, int n, kind *is, int *runs) {
    int len;
    if (opaque(px[0])) {
        *is = RUNS;
        len = opaque_from(px, n, runs);
    } else {
        *is = px[0] == 0 ? CLEAR : VEIL;
        len = equal_from(px, n);
    }
    return len >= least(*is == VEIL ? VEILED : STRETCH, n) ? len : 0;
}

static int mixed_from(const uint32_t *px, int n) {
    kind is;
    int runs, i = 0;
    while (i < n && stretch(px + i, n - i, &is, &runs) == 0) {
        i += 1;
    }
    return i;
}

static int whole_words(int n) {
    return (n + WORD - 1) / WORD * WORD;
}

/* A strip's row: at most half as many words more as it has pixels, and two. */
static void put_row(packer *p) {
    for (int x = 0; x < p->n;) {
        kind is;
        int runs = 0, len = stretch(p->px + x, p->n - x, &is, &runs);
        if (len == 0 || (is == RUNS && runs * WORTH > len)) {
            is = len == 0 ? MIXED : OPAQUE;
            len = len == 0 ? least(whole_words(mixed_from(p->px + x, p->n - x)), p->n - x) : len;
            put_pixels(p, is, x, len);
        } else {
            memset(p->source + x, 0, (size_t)len * sizeof *p->source);
            if (is == RUNS) {
                put_runs(p, x, len, runs);
            } else {
                *p->to++ = word_of(is, 0, len);
            }
            if (is == VEIL) {
                *p->to++ = p->px[x];
            }
        }
        x += len;
    }
}

static size_t put_all(uint32_t *words, const pf_image *from) {
    const int strips = strips_of(from->w);
    uint32_t *place = words;
    packer p = {.words = words, .to = words + (size_t)strips * (size_t)from->h, .above = from->w};
    for (int left = 0; left < from->w; left += STRIP) {
        p.n = least(STRIP, from->w - left);
        memset(p.source, 0, sizeof p.source);
        for (int y = 0; y < from->h; y++, place++) {
            p.px = from->px + (ptrdiff_t)y * from->w + left;
            const bool as_above = y > 0 && memcmp(p.px, p.px - p.above, (size_t)p.n * sizeof *p.px) == 0;
            *place = as_above ? place[-1] : (uint32_t)(p.to - words);
            if (!as_above) {
                put_row(&p);
            }
        }
    }
    return (size_t)(p.to - words);
}

static size_t most_words(const pf_image *from) {
    const size_t rows = (size_t)strips_of(from->w) * (size_t)from->h, pixels = (size_t)from->w * (size_t)from->h;
    return rows + pixels + pixels / 2 + 2 * rows;
}

static size_t bytes_of(size_t words) {
    return sizeof(pf_image) + words * sizeof(uint32_t);
}

pf_image *pf_pack(const pf_image *from) {
    pf_image *image = from->px != NULL ? malloc(bytes_of(most_words(from))) : NULL;
    if (image == NULL) {
        return NULL;
    }
    *image = *from;
    image->px = NULL;
    image->runs = (uint32_t *)(image + 1);
    image->words = put_all(image->runs, from);
    if (image->words >= (size_t)from->w * (size_t)from->h / 8 * 7) {
        free(image);
        return NULL;
    }
    pf_image *less = realloc(image, bytes_of(image->words));
    if (less == NULL) {
        return image;
    }
    less->runs = (uint32_t *)(less + 1);
    return less;
}

pf_image *pf_packed(pf_image *image) {
    if (image != NULL) {
        image->solid = pf_image_solid(image);
    }
    pf_image *packed = image != NULL ? pf_pack(image) : NULL;
    if (packed == NULL) {
        return image;
    }
    pf_image_free(image);
    return packed;
}

/* ---- laying ---- */

typedef uint32_t four __attribute__((vector_size(16), aligned(4), may_alias)); /* one register, one store */

/* `room` pixels may be written: what lies behind the n is written later. */
static inline void fill(uint32_t *to, uint32_t pixel, int n, int room) {
    const four pixels = {pixel, pixel, pixel, pixel};
    int i = 0;
    for (; i < n && i + AT_ONCE <= room; i += AT_ONCE) {
        for (int k = 0; k < AT_ONCE; k += 4) {
            *(four *)(to + i + k) = pixels;
        }
    }
    for (; i < n; i++) {
        to[i] = pixel;
    }
}

/* How long so many runs are. Behind the lengths of all runs are their pixels: as many bytes can be read from each. */
enum { MANY_RUNS = 8 };

static inline int length_of_many(const uint8_t *length) {
    const uint64_t second = UINT64_C(0x00FF00FF00FF00FF);
    uint64_t all;
    memcpy(&all, length, sizeof all);
    all = (all & second) + (all >> 8 & second);
    return (int)(all * UINT64_C(0x0001000100010001) >> 48) + MANY_RUNS;
}

/* Of opaque runs that begin at x, what lies between `from` and `until`. */
static void lay_runs(uint32_t *to, const uint32_t *behind, int x, int from, int until) {
    const uint8_t *length = (const uint8_t *)behind;
    const uint32_t *pixel = behind + words_of_lengths((int)more_of(behind[-1]));
    for (int many; x + MANY_RUNS <= from && x + (many = length_of_many(length)) <= from; x += many) {
        length += MANY_RUNS;
        pixel += MANY_RUNS;
    }
    while (x + *length + 1 <= from) {
        x += *length++ + 1;
        pixel++;
    }
    for (int at = from; at < until;) {
        x += *length++ + 1;
        fill(to + (at - from), *pixel++, least(x, until) - at, until - at);
        at = x;
    }
}

static const uint32_t *pixels_of(const uint32_t *word) {
    return more_of(*word) != 0 ? word - more_of(*word) : word + 1;
}

/* Of a strip's row, from..until. */
static void lay_row(uint32_t *to, const uint32_t *run, int from, int until) {
    for (int x = 0; x < until;) {
        const uint32_t word = *run++;
        const int start = most(x, from), end = least(x + length_of(word), until), n = end - start;
        const kind is = n > 0 ? kind_of(word) : CLEAR;
        uint32_t *at = to + (is != CLEAR ? start - from : 0);
        const uint32_t *px = (is == OPAQUE || is == MIXED ? pixels_of(run - 1) : run) + (start - x);
        if (is == RUNS) {
            lay_runs(at, run, x, start, end);
        } else if (is == OPAQUE) {
            pf_blend_copy(at, px, n);
        } else if (is == VEIL) {
            pf_blend_fill(at, *run, n);
        } else if (is == MIXED) {
            pf_blend_row(at, px, n);
        }
        run += words_behind(word);
        x += length_of(word);
    }
}

/* Pixels that stand there are faded where they stand; only runs are laid out first. */
static void lay_faded(uint32_t *to, const uint32_t *run, int from, int until, unsigned alpha) {
    uint32_t row[STRIP];
    for (int x = 0; x < until;) {
        const uint32_t word = *run++;
        const int start = most(x, from), end = least(x + length_of(word), until), n = end - start;
        const kind is = n > 0 ? kind_of(word) : CLEAR;
        uint32_t *at = to + (is != CLEAR ? start - from : 0);
        if (is == RUNS) {
            lay_runs(row, run, x, start, end);
            pf_blend_faded(at, row, n, alpha);
        } else if (is == VEIL) {
            pf_blend_fill(at, pf_blend_scale(*run, alpha), n);
        } else if (is != CLEAR) {
            pf_blend_faded(at, pixels_of(run - 1) + (start - x), n, alpha);
        }
        run += words_behind(word);
        x += length_of(word);
    }
}

void pf_pack_draw(pf_image *to, pf_rect r, const pf_image *image, int x, int y, unsigned alpha) {
    for (int left = (r.x - x) / STRIP * STRIP; left < r.x - x + r.w; left += STRIP) {
        const int from = most(r.x - x - left, 0), until = least(r.x - x + r.w - left, STRIP);
        const uint32_t *place = image->runs + (ptrdiff_t)(left / STRIP) * image->h;
        for (int row = r.y; row < r.y + r.h; row++) {
            uint32_t *at = to->px + (ptrdiff_t)row * to->w + (x + left + from);
            if (alpha < 255) {
                lay_faded(at, image->runs + place[row - y], from, until, alpha);
            } else {
                lay_row(at, image->runs + place[row - y], from, until);
            }
        }
    }
}

/* Whether all of a strip's row is opaque there. */
static bool row_hides(const uint32_t *at, int from, int until) {
    for (int x = 0; x < until; at += 1 + words_behind(*at)) {
        x += length_of(*at);
        if (x > from && kind_of(*at) != RUNS && kind_of(*at) != OPAQUE) {
            return false;
        }
    }
    return true;
}

bool pf_pack_hides(const pf_image *image, pf_rect r) {
    for (int left = r.x / STRIP * STRIP; left < r.x + r.w; left += STRIP) {
        const int from = most(r.x - left, 0), until = least(r.x + r.w - left, STRIP);
        const uint32_t *place = image->runs + (ptrdiff_t)(left / STRIP) * image->h;
        for (int row = r.y; row < r.y + r.h; row++) {
            const bool as_above = row > r.y && place[row] == place[row - 1];
            if (!as_above && !row_hides(image->runs + place[row], from, until)) {
                return false;
            }
        }
    }
    return true;
}

pf_image *pf_unpack(const pf_image *from) {
    pf_image *image = pf_image_new(from->w, from->h);
    if (image != NULL) {
        pf_pack_draw(image, (pf_rect){0, 0, from->w, from->h}, from, 0, 0, 255);
        image->x = from->x;
        image->y = from->y;
        image->opaque = from->opaque;
    }
    return image;
}

pf_image *pf_unpacked(pf_image *image) {
    if (image == NULL || image->runs == NULL) {
        return image;
    }
    pf_image *pixels = pf_unpack(image);
    pf_image_free(image);
    return pixels;
}
