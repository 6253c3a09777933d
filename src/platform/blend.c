/* Blending, four pixels at a time where the processor has such words (every x86-64), eight where it has wider ones,
 * else one by one. */
#include "platform/blend.h"

#include <stdint.h>
#include <string.h>

/* ---- one by one ---- */

/* v * a / 255, rounded, for 0..255. */
static inline uint32_t part(uint32_t v, uint32_t a) {
    const uint32_t t = v * a + 128;
    return (t + (t >> 8)) >> 8;
}

/* Two channels at a time in one word. */
static inline uint32_t scale(uint32_t pixel, uint32_t a) {
    uint32_t rb = (pixel & 0x00FF00FFu) * a + 0x00800080u;
    uint32_t ag = ((pixel >> 8) & 0x00FF00FFu) * a + 0x00800080u;
    rb = ((rb + ((rb >> 8) & 0x00FF00FFu)) >> 8) & 0x00FF00FFu;
    ag = (ag + ((ag >> 8) & 0x00FF00FFu)) & 0xFF00FF00u;
    return rb | ag;
}

uint32_t pf_blend_scale(uint32_t pixel, uint32_t a) {
    return scale(pixel, a);
}

static inline uint32_t over(uint32_t under, uint32_t pixel) {
    return pixel + scale(under, 255u - (pixel >> 24));
}

static inline uint32_t covered(uint8_t cover, uint32_t colour) {
    const uint32_t a = part(cover, colour >> 24);
    return a << 24 | (scale(colour, a) & 0x00FFFFFFu);
}

#ifdef __SSE2__
#include <emmintrin.h>

/* ---- four at a time: a channel is 16 bits wide while it is multiplied ---- */

enum { FOUR = 4 };

static inline __m128i parts(__m128i v, __m128i a) {
    const __m128i t = _mm_add_epi16(_mm_mullo_epi16(v, a), _mm_set1_epi16(128));
    return _mm_mulhi_epu16(t, _mm_set1_epi16(257)); /* (t + t / 256) / 256 */
}

/* Four pixels, each times its own a (0..255 in the low byte of its word). */
static inline __m128i scales(__m128i pixel, __m128i a) {
    const __m128i none = _mm_setzero_si128(), both = _mm_or_si128(a, _mm_slli_epi32(a, 16));
    const __m128i low = parts(_mm_unpacklo_epi8(pixel, none), _mm_unpacklo_epi32(both, both));
    const __m128i high = parts(_mm_unpackhi_epi8(pixel, none), _mm_unpackhi_epi32(both, both));
    return _mm_packus_epi16(low, high);
}

static inline __m128i overs(__m128i under, __m128i pixel) {
    const __m128i through = _mm_sub_epi32(_mm_set1_epi32(255), _mm_srli_epi32(pixel, 24));
    return _mm_add_epi8(pixel, scales(under, through));
}

static inline __m128i load(const uint32_t *from) {
    return _mm_loadu_si128((const __m128i *)(const void *)from);
}

static inline void store(uint32_t *to, __m128i pixel) {
    _mm_storeu_si128((__m128i *)(void *)to, pixel);
}

static inline int all(__m128i is) {
    return _mm_movemask_epi8(is) == 0xFFFF;
}

/* The last four are worked out before those that they share with others are written. */
static int row_by_four(uint32_t *to, const uint32_t *from, int n) {
    const __m128i none = _mm_setzero_si128(), full = _mm_set1_epi32((int)0xFF000000u);
    if (n < FOUR) {
        return 0;
    }
    const __m128i last = overs(load(to + n - FOUR), load(from + n - FOUR));
    for (int i = 0; i + FOUR < n; i += FOUR) {
        const __m128i pixel = load(from + i);
        if (all(_mm_cmpeq_epi8(pixel, none))) {
            continue;
        }
        const int opaque = all(_mm_cmpeq_epi32(_mm_and_si128(pixel, full), full));
        store(to + i, opaque ? pixel : overs(load(to + i), pixel));
    }
    store(to + n - FOUR, last);
    return n;
}

static int faded_by_four(uint32_t *to, const uint32_t *from, int n, unsigned alpha) {
    const __m128i none = _mm_setzero_si128(), a = _mm_set1_epi32((int)alpha);
    int i = 0;
    for (; i + FOUR <= n; i += FOUR) {
        const __m128i pixel = load(from + i);
        if (!all(_mm_cmpeq_epi8(pixel, none))) {
            store(to + i, overs(load(to + i), scales(pixel, a)));
        }
    }
    return i;
}

static int fill_by_four(uint32_t *to, uint32_t pixel, int n) {
    const __m128i laid = _mm_set1_epi32((int)pixel), through = _mm_set1_epi32((int)(255u - (pixel >> 24)));
    int i = 0;
    for (; i + FOUR <= n; i += FOUR) {
        store(to + i, _mm_add_epi8(laid, scales(load(to + i), through)));
    }
    return i;
}

/* A colour whose own alpha is full: times what covers it, that is the pixel with the cover as its alpha. */
static int cover_by_four(uint32_t *to, const uint8_t *cover, int n, uint32_t colour) {
    const __m128i none = _mm_setzero_si128(), full = _mm_set1_epi32((int)(colour | 0xFF000000u));
    const __m128i alpha = _mm_set1_epi32((int)(colour >> 24));
    int i = 0;
    for (; i + FOUR <= n; i += FOUR) {
        const uint32_t bytes =
            cover[i] | (uint32_t)cover[i + 1] << 8 | (uint32_t)cover[i + 2] << 16 | (uint32_t)cover[i + 3] << 24;
        if (bytes != 0) {
            const __m128i wide = _mm_unpacklo_epi16(_mm_unpacklo_epi8(_mm_cvtsi32_si128((int)bytes), none), none);
            store(to + i, overs(load(to + i), scales(full, parts(wide, alpha))));
        }
    }
    return i;
}
#else
static int row_by_four(uint32_t *to, const uint32_t *from, int n) {
    (void)to, (void)from, (void)n;
    return 0;
}

static int faded_by_four(uint32_t *to, const uint32_t *from, int n, unsigned alpha) {
    (void)to, (void)from, (void)n, (void)alpha;
    return 0;
}

static int fill_by_four(uint32_t *to, uint32_t pixel, int n) {
    (void)to, (void)pixel, (void)n;
    return 0;
}

static int cover_by_four(uint32_t *to, const uint8_t *cover, int n, uint32_t colour) {
    (void)to, (void)cover, (void)n, (void)colour;
    return 0;
}
#endif

/* ---- eight at a time, where the processor that it runs on has such words ---- */

enum { EIGHT = 8 };

/* GCC for Windows lays such words on a stack that is not aligned for them. */
#if defined(__SSE2__) && !defined(_WIN32)
#include <immintrin.h>

#define WIDE __attribute__((target("avx2")))

static int has_wide(void) {
    return __builtin_cpu_supports("avx2") != 0;
}

WIDE static inline __m256i wide_load(const uint32_t *from) {
    return _mm256_loadu_si256((const __m256i *)(const void *)from);
}

WIDE static inline void wide_store(uint32_t *to, __m256i pixel) {
    _mm256_storeu_si256((__m256i *)(void *)to, pixel);
}

WIDE static inline __m256i wide_parts(__m256i v, __m256i a) {
    const __m256i t = _mm256_add_epi16(_mm256_mullo_epi16(v, a), _mm256_set1_epi16(128));
    return _mm256_mulhi_epu16(t, _mm256_set1_epi16(257));
}

/* a / 255 in 1/32768: with these, and with no rounder ones, one rounded product is right for all channels
 * (every_channel_and_alpha). */
static const int16_t share_of[256] = {
    0,     129,   257,   386,   514,   643,   771,   900,   1028,  1157,  1285,  1413,  1542,  1671,  1799,  1928,
    2056,  2185,  2313,  2441,  2570,  2699,  2827,  2955,  3084,  3213,  3341,  3470,  3598,  3726,  3855,  3984,
    4112,  4241,  4369,  4498,  4626,  4755,  4883,  5012,  5140,  5268,  5397,  5525,  5654,  5783,  5911,  6039,
    6168,  6297,  6425,  6554,  6682,  6811,  6939,  7068,  7196,  7325,  7453,  7581,  7710,  7838,  7967,  8096,
    8224,  8353,  8481,  8609,  8738,  8867,  8995,  9124,  9252,  9381,  9509,  9638,  9766,  9895,  10023, 10152,
    10280, 10409, 10537, 10666, 10794, 10923, 11051, 11180, 11308, 11437, 11565, 11694, 11822, 11951, 12079, 12208,
    12336, 12465, 12593, 12722, 12850, 12979, 13107, 13235, 13364, 13493, 13621, 13750, 13878, 14007, 14135, 14264,
    14392, 14521, 14649, 14778, 14906, 15035, 15163, 15292, 15420, 15549, 15677, 15806, 15934, 16063, 16191, 16320,
    16448, 16577, 16705, 16834, 16962, 17091, 17219, 17348, 17476, 17605, 17733, 17862, 17990, 18119, 18247, 18376,
    18504, 18633, 18761, 18890, 19018, 19147, 19275, 19404, 19533, 19661, 19789, 19918, 20046, 20175, 20303, 20432,
    20560, 20689, 20817, 20946, 21074, 21203, 21331, 21460, 21588, 21717, 21845, 21974, 22102, 22231, 22359, 22488,
    22616, 22745, 22873, 23002, 23130, 23259, 23387, 23516, 23644, 23773, 23901, 24030, 24159, 24287, 24415, 24544,
    24672, 24801, 24930, 25058, 25187, 25315, 25443, 25572, 25700, 25829, 25957, 26086, 26214, 26343, 26471, 26600,
    26729, 26857, 26985, 27114, 27243, 27371, 27500, 27628, 27756, 27885, 28013, 28142, 28270, 28399, 28527, 28656,
    28784, 28913, 29042, 29170, 29298, 29427, 29555, 29684, 29813, 29941, 30069, 30198, 30327, 30455, 30583, 30712,
    30840, 30969, 31097, 31226, 31355, 31483, 31611, 31740, 31868, 31997, 32125, 32254, 32382, 32511, 32639, 32767,
};

/* Eight pixels times a share, which stands in every channel. */
WIDE static inline __m256i wide_scales(__m256i pixel, __m256i share) {
    const __m256i none = _mm256_setzero_si256();
    return _mm256_packus_epi16(_mm256_mulhrs_epi16(_mm256_unpacklo_epi8(pixel, none), share),
                               _mm256_mulhrs_epi16(_mm256_unpackhi_epi8(pixel, none), share));
}

/* Of each half's four pixels the alpha of two, the first one's at this byte, in all channels of 16 bits. */
WIDE static inline __m256i wide_alphas(__m256i pixel, int at) {
    const int first = (int)0x80008000u + 0x00010001 * at, next = first + 0x00040004;
    return _mm256_shuffle_epi8(pixel, _mm256_set_epi32(next, next, first, first, next, next, first, first));
}

/* Eight pixels over those that are there: each lets something through, the same of all its channels. */
WIDE static inline __m256i wide_over(__m256i there, __m256i pixel) {
    const __m256i none = _mm256_setzero_si256(), through = _mm256_xor_si256(pixel, _mm256_set1_epi8(-1));
    const __m256i low = wide_parts(_mm256_unpacklo_epi8(there, none), wide_alphas(through, 3));
    const __m256i high = wide_parts(_mm256_unpackhi_epi8(there, none), wide_alphas(through, 11));
    return _mm256_add_epi8(pixel, _mm256_packus_epi16(low, high));
}

/* The last eight are worked out before those that they share with others are written. */
WIDE static int row_by_eight(uint32_t *to, const uint32_t *from, int n) {
    const __m256i full = _mm256_set1_epi32((int)0xFF000000u);
    const __m256i last = wide_over(wide_load(to + n - EIGHT), wide_load(from + n - EIGHT));
    for (int i = 0; i + EIGHT < n; i += EIGHT) {
        const __m256i pixel = wide_load(from + i);
        if (_mm256_testc_si256(pixel, full)) {
            wide_store(to + i, pixel);
        } else if (!_mm256_testz_si256(pixel, pixel)) {
            wide_store(to + i, wide_over(wide_load(to + i), pixel));
        }
    }
    wide_store(to + n - EIGHT, last);
    return n;
}

WIDE static int faded_by_eight(uint32_t *to, const uint32_t *from, int n, unsigned alpha) {
    const __m256i share = _mm256_set1_epi16(share_of[alpha]);
    int i = 0;
    for (; i + EIGHT <= n; i += EIGHT) {
        const __m256i pixel = wide_load(from + i);
        if (!_mm256_testz_si256(pixel, pixel)) {
            wide_store(to + i, wide_over(wide_load(to + i), wide_scales(pixel, share)));
        }
    }
    return i;
}

/* At least sixteen. Stores lie on whole words, so that none goes over the end of a line of the cache; the first and
 * the last eight are stored as they lie. */
WIDE static int copy_by_eight(uint32_t *to, const uint32_t *from, int n) {
    wide_store(to, wide_load(from));
    for (int i = EIGHT - (int)((uintptr_t)to / sizeof *to % EIGHT); i + EIGHT <= n; i += EIGHT) {
        _mm256_store_si256((__m256i *)(void *)(to + i), wide_load(from + i));
    }
    wide_store(to + n - EIGHT, wide_load(from + n - EIGHT));
    return n;
}

WIDE static int fill_by_eight(uint32_t *to, uint32_t pixel, int n) {
    const __m256i laid = _mm256_set1_epi32((int)pixel), through = _mm256_set1_epi16(share_of[255 - (pixel >> 24)]);
    int i = 0;
    for (; i + EIGHT <= n; i += EIGHT) {
        wide_store(to + i, _mm256_add_epi8(laid, wide_scales(wide_load(to + i), through)));
    }
    return i;
}

/* What covers a pixel, times the colour's alpha, times its channels. */
WIDE static int cover_by_eight(uint32_t *to, const uint8_t *cover, int n, uint32_t colour) {
    const int16_t *of = share_of; /* of each channel; alpha has the whole */
    const __m256i channels =
        _mm256_set1_epi64x((int64_t)share_of[255] << 48 | (int64_t)of[colour >> 16 & 255u] << 32 |
                           (int64_t)of[colour >> 8 & 255u] << 16 | of[colour & 255u]);
    const __m256i alpha = _mm256_set1_epi16(share_of[colour >> 24]);
    int i = 0;
    for (; i + EIGHT <= n; i += EIGHT) {
        int64_t bytes;
        memcpy(&bytes, cover + i, sizeof bytes);
        if (bytes != 0) {
            const __m256i one = _mm256_cvtepu8_epi32(_mm_set1_epi64x(bytes));
            const __m256i two = _mm256_mulhrs_epi16(_mm256_or_si256(one, _mm256_slli_epi32(one, 16)), alpha);
            const __m256i low = _mm256_mulhrs_epi16(_mm256_unpacklo_epi32(two, two), channels);
            const __m256i high = _mm256_mulhrs_epi16(_mm256_unpackhi_epi32(two, two), channels);
            wide_store(to + i, wide_over(wide_load(to + i), _mm256_packus_epi16(low, high)));
        }
    }
    return i;
}
#else
static int has_wide(void) {
    return 0;
}

static int row_by_eight(uint32_t *to, const uint32_t *from, int n) {
    (void)to, (void)from, (void)n;
    return 0;
}

static int faded_by_eight(uint32_t *to, const uint32_t *from, int n, unsigned alpha) {
    (void)to, (void)from, (void)n, (void)alpha;
    return 0;
}

static int copy_by_eight(uint32_t *to, const uint32_t *from, int n) {
    (void)to, (void)from, (void)n;
    return 0;
}

static int fill_by_eight(uint32_t *to, uint32_t pixel, int n) {
    (void)to, (void)pixel, (void)n;
    return 0;
}

static int cover_by_eight(uint32_t *to, const uint8_t *cover, int n, uint32_t colour) {
    (void)to, (void)cover, (void)n, (void)colour;
    return 0;
}
#endif

/* ---- the rest of a row, or all of it ---- */

typedef uint32_t four __attribute__((vector_size(16), aligned(4), may_alias));

static inline void copy_four(uint32_t *to, const uint32_t *from) {
    *(four *)to = *(const four *)from;
}

/* Not by memcpy: what some C libraries take for a row of this length, `rep movsb`, is several times slower on some
 * processors, depending on where both lie in their pages. */
void pf_blend_copy(uint32_t *to, const uint32_t *from, int n) {
    enum { FEW = 4, MANY = 16 };
    int i = n >= MANY && has_wide() ? copy_by_eight(to, from, n) : 0;
    for (; i + MANY <= n; i += MANY) {
        for (int k = 0; k < MANY; k += FEW) {
            copy_four(to + i + k, from + i + k);
        }
    }
    for (; i + FEW <= n; i += FEW) {
        copy_four(to + i, from + i);
    }
    if (i < n && n >= FEW) {
        copy_four(to + n - FEW, from + n - FEW);
        return;
    }
    for (; i < n; i++) {
        to[i] = from[i];
    }
}

void pf_blend_row(uint32_t *to, const uint32_t *from, int n) {
    int i = n >= EIGHT && has_wide() ? row_by_eight(to, from, n) : 0;
    for (i += row_by_four(to + i, from + i, n - i); i < n; i++) {
        to[i] = from[i] != 0 ? over(to[i], from[i]) : to[i];
    }
}

void pf_blend_faded(uint32_t *to, const uint32_t *from, int n, unsigned alpha) {
    int i = n >= EIGHT && has_wide() ? faded_by_eight(to, from, n, alpha) : 0;
    for (i += faded_by_four(to + i, from + i, n - i, alpha); i < n; i++) {
        to[i] = from[i] != 0 ? over(to[i], scale(from[i], alpha)) : to[i];
    }
}

void pf_blend_fill(uint32_t *to, uint32_t pixel, int n) {
    int i = n >= EIGHT && has_wide() ? fill_by_eight(to, pixel, n) : 0;
    for (i += fill_by_four(to + i, pixel, n - i); i < n; i++) {
        to[i] = over(to[i], pixel);
    }
}

void pf_blend_cover(uint32_t *to, const uint8_t *cover, int n, uint32_t colour) {
    int i = n >= EIGHT && has_wide() ? cover_by_eight(to, cover, n, colour) : 0;
    for (i += cover_by_four(to + i, cover + i, n - i, colour); i < n; i++) {
        to[i] = cover[i] != 0 ? over(to[i], covered(cover[i], colour)) : to[i];
    }
}
