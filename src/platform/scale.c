/* Pictures scaled: each pixel is the mean of a stretch of the row and of the column, as long as a pixel of the new
 * picture is in the old one, and at least one pixel. */
#include "platform/image.h"

#include <stdlib.h>
#include <string.h>

enum { PART = 1 << 16, ROW = 1 << 8 }; /* parts of a pixel; what the parts of a column sum up to */

/* What of a row or column makes one pixel: `n` pixels from `from` on, and where their shares stand. */
typedef struct {
    int from, n, share;
} stretch;

typedef struct {
    stretch *at;
    uint32_t *share;
    int pairs;      /* of pixels that make one, the same for all */
    bool alone;     /* of some the last pixel has it alone: 16 bits do not hold that share */
    uint64_t *four; /* so many shares each, for four channels: none where a stretch is shorter, or one pixel alone */
} shares;

static int64_t within(int64_t v, int64_t most) {
    return v < 0 ? 0 : v > most ? most : v;
}

/* Of one pixel; they sum up to `all`. Returns how many. */
static int share_out(stretch *to, uint32_t *share, int64_t begin, int64_t end, uint32_t all) {
    const int64_t length = end > begin ? end - begin : 1; /* at least half a pixel, for any picture */
    uint32_t given = 0;
    to->from = (int)(begin / PART);
    to->n = (int)((end - 1) / PART) - to->from + 1;
    for (int i = 0; i < to->n; i++) {
        const int64_t edge = within(((int64_t)to->from + i + 1) * PART - begin, length);
        const uint32_t until = (uint32_t)(edge * all / length);
        share[i] = until - given;
        given = until;
    }
    return to->n;
}

/* `to` pixels of `from`. */
static bool shares_make(shares *s, int from, int to, uint32_t all) {
    const int64_t edge = (int64_t)from * PART, long_as = edge / to > PART ? edge / to : PART;
    s->at = calloc((size_t)to, sizeof *s->at);
    s->share = calloc((size_t)to * (size_t)(long_as / PART + 2), sizeof *s->share);
    if (s->at == NULL || s->share == NULL) {
        return false;
    }
    for (int i = 0, n = 0; i < to; i++) {
        const int64_t begin = edge * (2 * i + 1) / (2 * (int64_t)to) - long_as / 2;
        s->at[i].share = n;
        n += share_out(&s->at[i], s->share + n, within(begin, edge), within(begin + long_as, edge), all);
    }
    return true;
}

static bool is_alone(const shares *s, int x) {
    return s->share[s->at[x].share + s->at[x].n - 1] == PART;
}

/* For registers, where shares have 16 bits. */
static bool shares_widen(shares *s, int to) {
    int longest = 1;
    for (int i = 0; i < to; i++) {
        longest = s->at[i].n > longest ? s->at[i].n : longest;
        s->alone |= is_alone(s, i);
    }
    s->pairs = (longest + 1) / 2;
    s->four = calloc((size_t)to * 2 * (size_t)s->pairs, sizeof *s->four);
    for (int i = 0; i < to && s->four != NULL; i++) {
        for (int k = 0; k < s->at[i].n; k++) {
            s->four[(ptrdiff_t)i * 2 * s->pairs + k] = (uint16_t)s->share[s->at[i].share + k] * 0x0001000100010001u;
        }
    }
    return s->four != NULL;
}

static void shares_free(shares *s) {
    free(s->at);
    free(s->share);
    free(s->four);
}

/* A row of channels, each ROW times as high as a pixel's. */
static inline void sum_rows(uint16_t *to, const pf_image *from, const stretch *rows, const uint32_t *share) {
    const int n = from->w * 4;
    const uint8_t *above = (const uint8_t *)(from->px + (ptrdiff_t)rows->from * from->w);
    for (int i = 0; i < n; i++) {
        to[i] = (uint16_t)(above[i] * share[0]);
    }
    for (int k = 1; k < rows->n; k++) {
        above += n;
        for (int i = 0; i < n; i++) {
            to[i] = (uint16_t)(to[i] + above[i] * share[k]);
        }
    }
}

/* As wide as before. */
static void round_columns(uint8_t *to, const uint16_t *row, int w) {
    for (int i = 0; i < 4 * w; i++) {
        to[i] = (uint8_t)((row[i] + 128u) >> 8);
    }
}

#ifdef __SSE2__
#include <emmintrin.h>

/* Four channels of two pixels at a time, and no question how many there are; the other way gives the same sums. */
static void mix_pairs_of(uint8_t *to, const uint16_t *row, const shares *across, int from, int w) {
    const uint64_t *four = across->four + (ptrdiff_t)from * 2 * across->pairs;
    for (int x = from; x < w; x++, to += 4) {
        const stretch *s = &across->at[x];
        const uint16_t *px = row + (ptrdiff_t)s->from * 4;
        if (is_alone(across, x)) {
            round_columns(to, px + (ptrdiff_t)(s->n - 1) * 4, 1);
            four += 2 * (ptrdiff_t)across->pairs;
            continue;
        }
        __m128i sum = _mm_set1_epi32(1 << 23);
        for (int k = 0; k < across->pairs; k++, px += 8, four += 2) {
            const __m128i two = _mm_loadu_si128((const __m128i *)(const void *)px);
            const __m128i part = _mm_loadu_si128((const __m128i *)(const void *)four);
            const __m128i low = _mm_mullo_epi16(two, part), high = _mm_mulhi_epu16(two, part);
            sum = _mm_add_epi32(sum, _mm_add_epi32(_mm_unpacklo_epi16(low, high), _mm_unpackhi_epi16(low, high)));
        }
        sum = _mm_packs_epi32(_mm_srli_epi32(sum, 24), sum);
        const int pixel = _mm_cvtsi128_si32(_mm_packus_epi16(sum, sum));
        memcpy(to, &pixel, sizeof pixel);
    }
}
#else
static void mix_pairs_of(uint8_t *to, const uint16_t *row, const shares *across, int from, int w) {
    for (int x = from; x < w; x++, to += 4) {
        const stretch *s = &across->at[x];
        const uint16_t *px = row + (ptrdiff_t)s->from * 4;
        uint32_t sum[4] = {1u << 23, 1u << 23, 1u << 23, 1u << 23};
        for (int k = 0; k < s->n; k++, px += 4) {
            const uint32_t share = across->share[s->share + k];
            for (int c = 0; c < 4; c++) {
                sum[c] += px[c] * share;
            }
        }
        for (int c = 0; c < 4; c++) {
            to[c] = (uint8_t)(sum[c] >> 24);
        }
    }
}
#endif

/* ---- two pixels at a time, where the processor that it runs on has such words (platform/blend.c) ---- */

#if defined(__SSE2__) && !defined(_WIN32)
#include <immintrin.h>

#define WIDE __attribute__((target("avx2")))

static int has_wide(void) {
    return __builtin_cpu_supports("avx2") != 0;
}

WIDE static void sum_rows_wide(uint16_t *to, const pf_image *from, const stretch *rows, const uint32_t *share) {
    sum_rows(to, from, rows, share);
}

WIDE static inline __m256i both(const void *low, const void *high) {
    return _mm256_inserti128_si256(_mm256_castsi128_si256(_mm_loadu_si128(low)), _mm_loadu_si128(high), 1);
}

/* Returns how many it has mixed. */
WIDE static int mix_twos(uint8_t *to, const uint16_t *row, const shares *across, int w) {
    const int pairs = across->pairs;
    const uint64_t *four = across->four;
    int x = 0;
    for (; x + 1 < w && !across->alone; x += 2, to += 8, four += 4 * (ptrdiff_t)pairs) {
        const uint16_t *one = row + (ptrdiff_t)across->at[x].from * 4;
        const uint16_t *next = row + (ptrdiff_t)across->at[x + 1].from * 4;
        __m256i sum = _mm256_set1_epi32(1 << 23);
        for (int k = 0; k < pairs; k++) {
            const ptrdiff_t at = 8 * (ptrdiff_t)k, share = 2 * (ptrdiff_t)k;
            const __m256i px = both(one + at, next + at),
                          part = both(four + share, four + 2 * (ptrdiff_t)pairs + share);
            const __m256i low = _mm256_mullo_epi16(px, part), high = _mm256_mulhi_epu16(px, part);
            sum = _mm256_add_epi32(
                sum, _mm256_add_epi32(_mm256_unpacklo_epi16(low, high), _mm256_unpackhi_epi16(low, high)));
        }
        sum = _mm256_packs_epi32(_mm256_srli_epi32(sum, 24), sum);
        sum = _mm256_packus_epi16(sum, sum);
        const int pixel[2] = {_mm256_extract_epi32(sum, 0), _mm256_extract_epi32(sum, 4)};
        memcpy(to, pixel, sizeof pixel);
    }
    return x;
}
#else
static int has_wide(void) {
    return 0;
}

static void sum_rows_wide(uint16_t *to, const pf_image *from, const stretch *rows, const uint32_t *share) {
    sum_rows(to, from, rows, share);
}

static int mix_twos(uint8_t *to, const uint16_t *row, const shares *across, int w) {
    (void)to, (void)row, (void)across, (void)w;
    return 0;
}
#endif

static void mix_rows(uint16_t *to, const pf_image *from, const stretch *rows, const uint32_t *share) {
    (has_wide() ? sum_rows_wide : sum_rows)(to, from, rows, share);
}

static void mix_pairs(uint8_t *to, const uint16_t *row, const shares *across, int w) {
    const int mixed = has_wide() ? mix_twos(to, row, across, w) : 0;
    mix_pairs_of(to + 4 * (ptrdiff_t)mixed, row, across, mixed, w);
}

static void mix(uint8_t *to, const uint16_t *row, const shares *across, int from, int w) {
    if (from == w) {
        round_columns(to, row, w);
    } else {
        mix_pairs(to, row, across, w);
    }
}

static bool scale_into(pf_image *to, const pf_image *from) {
    shares across = {0}, down = {0};
    const bool made = shares_make(&across, from->w, to->w, PART) && shares_widen(&across, to->w) &&
                      shares_make(&down, from->h, to->h, ROW);
    uint16_t *row =
        calloc((size_t)from->w + 2 * (size_t)across.pairs, 4 * sizeof *row); /* pairs may begin at its end */
    const bool room = made && row != NULL;
    for (int y = 0; room && y < to->h; y++) {
        mix_rows(row, from, &down.at[y], down.share + down.at[y].share);
        mix((uint8_t *)(to->px + (ptrdiff_t)y * to->w), row, &across, from->w, to->w);
    }
    shares_free(&across);
    shares_free(&down);
    free(row);
    return room;
}

pf_image *pf_scale(const pf_image *from, pf_rect lies) {
    pf_image *to = pf_image_new(lies.w, lies.h);
    if (to == NULL) {
        return NULL;
    }
    if (!scale_into(to, from)) {
        pf_image_free(to);
        return NULL;
    }
    to->opaque = from->opaque;
    to->x = lies.x;
    to->y = lies.y;
    return to;
}
