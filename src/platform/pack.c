/* Rows as runs. A picture is cut into strips, so that a small part of it is found at once. First stand the places of
 * all rows of all strips (rows that are equal to the one above share its place), then the runs: a word that says what
 * and how long, and what belongs to it. */
#include "platform/pack.h"

#include "platform/blend.h"

#include <stdlib.h>
#include <string.h>

enum {
    STRIP = 512,
    RUN = 256,    /* a longer one is two */
    STRETCH = 4,  /* what is shorter than this goes among the mixed pixels */
    WORTH = 3,    /* pixels of one colour, on average: then runs are shorter and quicker than their pixels */
    AT_ONCE = 16, /* pixels of one colour that are written together, where there is room behind them */
};

typedef enum {
    CLEAR,  /* nothing */
    RUNS,   /* opaque: the lengths less one, as bytes filled up to whole words, then a pixel of each run */
    OPAQUE, /* the pixels */
    VEIL,   /* one pixel, which lets something through */
    MIXED,  /* the pixels */
} kind;

static uint32_t word_of(kind is, int runs, int n) {
    return (uint32_t)is << 28 | (uint32_t)runs << 12 | (uint32_t)n;
}

static int length_of(uint32_t word) {
    return (int)(word & 0xFFFu);
}

static int runs_of(uint32_t word) {
    return (int)(word >> 12 & 0xFFFFu);
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
        return words_of_lengths(runs_of(word)) + runs_of(word);
    case VEIL:
        return 1;
    default:
        return length_of(word);
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

static uint32_t *put_pixels(uint32_t *to, kind is, const uint32_t *px, int n) {
    *to++ = word_of(is, 0, n);
    memcpy(to, px, (size_t)n * sizeof *px);
    return to + n;
}

static uint32_t *put_opaque(uint32_t *to, const uint32_t *px, int n, int runs) {
    if (runs * WORTH > n) {
        return put_pixels(to, OPAQUE, px, n);
    }
    *to++ = word_of(RUNS, runs, n);
    to[words_of_lengths(runs) - 1] = 0; /* what fills up the word */
    uint8_t *length = (uint8_t *)to;
    to += words_of_lengths(runs);
    for (int i = 0; i < n;) {
        const int equal = equal_from(px + i, least(RUN, n - i));
        *length++ = (uint8_t)(equal - 1);
        *to++ = px[i];
        i += equal;
    }
    return to;
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
    return len >= least(STRETCH, n) ? len : 0;
}

static int mixed_from(const uint32_t *px, int n) {
    kind is;
    int runs, i = 0;
    while (i < n && stretch(px + i, n - i, &is, &runs) == 0) {
        i += 1;
    }
    return i;
}

/* A strip's row; returns the end of what was written: at most one word more than it has pixels. */
static uint32_t *put_row(uint32_t *to, const uint32_t *px, int n) {
    for (int i = 0; i < n;) {
        kind is;
        int runs = 0, len = stretch(px + i, n - i, &is, &runs);
        if (len == 0) {
            len = mixed_from(px + i, n - i);
            to = put_pixels(to, MIXED, px + i, len);
        } else if (is == RUNS) {
            to = put_opaque(to, px + i, len, runs);
        } else {
            *to++ = word_of(is, 0, len);
            if (is == VEIL) {
                *to++ = px[i];
            }
        }
        i += len;
    }
    return to;
}

static bool as_above(const uint32_t *px, int w, int y, int n) {
    return y > 0 && memcmp(px, px - w, (size_t)n * sizeof *px) == 0;
}

static size_t put_all(uint32_t *words, const pf_image *from) {
    const int strips = strips_of(from->w);
    uint32_t *place = words, *to = words + (size_t)strips * (size_t)from->h;
    for (int s = 0; s < strips; s++) {
        const int left = s * STRIP, n = least(STRIP, from->w - left);
        for (int y = 0; y < from->h; y++, place++) {
            const uint32_t *px = from->px + (ptrdiff_t)y * from->w + left;
            if (as_above(px, from->w, y, n)) {
                *place = place[-1];
            } else {
                *place = (uint32_t)(to - words);
                to = put_row(to, px, n);
            }
        }
    }
    return (size_t)(to - words);
}

/* A row of n pixels takes at most n words and one for each stretch, which are STRETCH long but for the last. */
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

/* ---- laying ---- */

/* `room` pixels may be written: what lies behind the n is written later. */
static inline void fill(uint32_t *to, uint32_t pixel, int n, int room) {
    int i = 0;
    for (; i < n && i + AT_ONCE <= room; i += AT_ONCE) {
        for (int k = 0; k < AT_ONCE; k++) {
            to[i + k] = pixel;
        }
    }
    for (; i < n; i++) {
        to[i] = pixel;
    }
}

/* Of opaque runs that begin at x, what lies between `from` and `until`. */
static void lay_runs(uint32_t *to, const uint32_t *behind, int x, int from, int until) {
    const uint8_t *length = (const uint8_t *)behind;
    const uint32_t *pixel = behind + words_of_lengths(runs_of(behind[-1]));
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

/* Of a strip's row, from..until. */
static void lay_row(uint32_t *to, const uint32_t *run, int from, int until) {
    for (int x = 0; x < until;) {
        const uint32_t word = *run++;
        const int start = most(x, from), end = least(x + length_of(word), until), n = end - start;
        const kind is = n > 0 ? kind_of(word) : CLEAR;
        uint32_t *at = to + (is != CLEAR ? start - from : 0);
        if (is == RUNS) {
            lay_runs(at, run, x, start, end);
        } else if (is == OPAQUE) {
            memcpy(at, run + (start - x), (size_t)n * sizeof *to);
        } else if (is == VEIL) {
            pf_blend_fill(at, *run, n);
        } else if (is == MIXED) {
            pf_blend_row(at, run + (start - x), n);
        }
        run += words_behind(word);
        x += length_of(word);
    }
}

static void lay_faded(uint32_t *to, const uint32_t *run, int from, int until, unsigned alpha) {
    uint32_t row[STRIP] = {0};
    lay_row(row, run, from, until);
    pf_blend_faded(to, row, until - from, alpha);
}

void pf_pack_draw(pf_image *to, pf_rect r, const pf_image *image, int x, int y, unsigned alpha) {
    for (int left = (r.x - x) / STRIP * STRIP; left < r.x - x + r.w; left += STRIP) {
        const int from = most(r.x - x - left, 0), until = least(r.x - x + r.w - left, STRIP);
        const uint32_t *place = image->runs + (ptrdiff_t)(left / STRIP) * image->h;
        for (int row = r.y; row < r.y + r.h; row++) {
            uint32_t *at = to->px + (ptrdiff_t)row * to->w + (x + left + from);
            const uint32_t *run = image->runs + place[row - y];
            if (alpha < 255) {
                lay_faded(at, run, from, until, alpha);
            } else {
                lay_row(at, run, from, until);
            }
        }
    }
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
