/* Pictures turned by quarters, exactly, and by degrees. */
#include "platform/image.h"

#include <math.h>

enum { FINE = 256 }; /* steps between two pixels */

/* Half of a whole number, rounded down. */
static int half(int v) {
    return (v - (v & 1)) / 2;
}

pf_rect pf_rect_turned(pf_rect r, int quarters, int w, int h) {
    /* The middle is (w/2, h/2); a corner at (x, y) from the box's corner goes round it. */
    switch (quarters & 3) {
    case 1:
        return (pf_rect){half(w + h) - (r.y + r.h), half(h - w) + r.x, r.h, r.w};
    case 2:
        return (pf_rect){w - (r.x + r.w), h - (r.y + r.h), r.w, r.h};
    case 3:
        return (pf_rect){half(w - h) + r.y, half(w + h) - (r.x + r.w), r.h, r.w};
    default:
        return r;
    }
}

pf_image *pf_turn_quarters(const pf_image *from, int quarters, int w, int h) {
    quarters &= 3;
    const pf_rect lies = pf_rect_turned((pf_rect){from->x, from->y, from->w, from->h}, quarters, w, h);
    pf_image *to = pf_image_new(lies.w, lies.h);
    if (!to) {
        return NULL;
    }
    to->opaque = from->opaque;
    for (int y = 0; y < from->h; y++) {
        const uint32_t *row = from->px + (ptrdiff_t)y * from->w;
        for (int x = 0; x < from->w; x++) {
            int tx = quarters == 0 ? x : quarters == 1 ? from->h - 1 - y : quarters == 2 ? from->w - 1 - x : y;
            int ty = quarters == 0 ? y : quarters == 1 ? x : quarters == 2 ? from->h - 1 - y : from->w - 1 - x;
            to->px[(ptrdiff_t)ty * to->w + tx] = row[x];
        }
    }
    to->x = lies.x;
    to->y = lies.y;
    return to;
}

static uint32_t pixel_at(const pf_image *image, int x, int y) {
    return x < 0 || y < 0 || x >= image->w || y >= image->h ? 0 : image->px[(ptrdiff_t)y * image->w + x];
}

#ifdef __SSE2__
#include <emmintrin.h>

static inline __m128i channels(const uint32_t two[2]) {
    return _mm_unpacklo_epi8(_mm_loadl_epi64((const __m128i *)(const void *)two), _mm_setzero_si128());
}

/* Four channels of two pixels, each with its part of FINE, summed up: 16 bits, of which the highest is turned over.
 */
static inline __m128i across(const uint32_t two[2], __m128i parts) {
    const __m128i each = _mm_mullo_epi16(channels(two), parts);
    return _mm_xor_si128(_mm_add_epi16(each, _mm_srli_si128(each, 8)), _mm_set1_epi16(-0x8000));
}

/* (fx, fy) of FINE from the first of four pixels to the last. All sums are whole: what they come to first is exact.
 */
static inline uint32_t mix(const uint32_t above[2], const uint32_t below[2], uint32_t fx, uint32_t fy) {
    const __m128i first = _mm_set_epi32(0, 0, -1, -1), less = _mm_set_epi16(0, 0, 0, 0, 257, 257, 257, 257);
    const __m128i parts = _mm_add_epi16(_mm_xor_si128(_mm_set1_epi16((short)fx), first), less);
    const __m128i rows = _mm_unpacklo_epi16(across(above, parts), across(below, parts));
    const __m128i sum = _mm_madd_epi16(rows, _mm_set1_epi32((int)(fy << 16 | (FINE - fy))));
    const __m128i high = _mm_srli_epi32(_mm_add_epi32(sum, _mm_set1_epi32(0x8000 * FINE + 0x8000)), 16);
    const __m128i words = _mm_packs_epi32(high, high);
    return (uint32_t)_mm_cvtsi128_si32(_mm_packus_epi16(words, words));
}
#else
/* Its channels in 16 bits each. */
static inline uint64_t spread(uint32_t pixel) {
    const uint64_t halves = (pixel | (uint64_t)pixel << 16) & 0x0000FFFF0000FFFFu;
    return (halves | halves << 8) & 0x00FF00FF00FF00FFu;
}

/* Every second of four channels, each as high as its row's part of it, rounded. */
static inline uint64_t rounded(uint64_t above, uint64_t below, uint32_t fy) {
    const uint64_t second = 0x0000FFFF0000FFFFu, half = 0x0000800000008000u;
    return (((above & second) * (FINE - fy) + (below & second) * fy + half) >> 16) & 0x000000FF000000FFu;
}

static inline uint32_t mix(const uint32_t above[2], const uint32_t below[2], uint32_t fx, uint32_t fy) {
    if (above[0] == above[1] && above[0] == below[0] && above[0] == below[1]) {
        return above[0];
    }
    const uint64_t high = spread(above[0]) * (FINE - fx) + spread(above[1]) * fx;
    const uint64_t low = spread(below[0]) * (FINE - fx) + spread(below[1]) * fx;
    const uint64_t even = rounded(high, low, fy), odd = rounded(high >> 16, low >> 16, fy);
    return (uint32_t)(even | even >> 16) | (uint32_t)(odd | odd >> 16) << 8;
}
#endif

/* The pixel between four, (x, y) in parts of 1/65536, of which some may lie outside. */
static uint32_t at_edge(const pf_image *image, int64_t x, int64_t y) {
    const int px = (int)(x >> 16), py = (int)(y >> 16);
    const uint32_t four[4] = {pixel_at(image, px, py), pixel_at(image, px + 1, py), pixel_at(image, px, py + 1),
                              pixel_at(image, px + 1, py + 1)};
    return mix(four, four + 2, (uint32_t)(x >> 8 & (FINE - 1)), (uint32_t)(y >> 8 & (FINE - 1)));
}

/* The same where all four lie inside. Most are equal: pictures are made of flat colours. */
static inline uint32_t inside(const pf_image *image, int64_t x, int64_t y) {
    const uint32_t *above = image->px + (ptrdiff_t)(y >> 16) * image->w + (x >> 16), *below = above + image->w;
    if (above[0] == above[1] && above[0] == below[0] && above[0] == below[1]) {
        return above[0];
    }
    return mix(above, below, (uint32_t)(x >> 8 & (FINE - 1)), (uint32_t)(y >> 8 & (FINE - 1)));
}

static int64_t divided(int64_t a, int64_t by) {
    return a / by - (a % by < 0);
}

typedef struct {
    int from, until;
} span;

/* Those steps of a span at which low <= at + i * step < end. */
static span steps_within(span s, int64_t at, int64_t step, int64_t low, int64_t end) {
    if (step == 0) {
        return low <= at && at < end ? s : (span){s.from, s.from};
    }
    const int64_t first = step > 0 ? divided(low - at + step - 1, step) : divided(at - end, -step) + 1;
    const int64_t behind = step > 0 ? divided(end - at + step - 1, step) : divided(at - low, -step) + 1;
    const int from = first > s.from ? (int)(first < s.until ? first : s.until) : s.from;
    const int until = behind < s.until ? (int)(behind > from ? behind : from) : s.until;
    return (span){from, until};
}

/* Where a picture that lies somewhere is seen when it is turned, and the way back from there. */
typedef struct {
    double c, s;         /* of the angle */
    double mid_x, mid_y; /* round this point */
    pf_rect lies;        /* as it is scaled, before it is turned */
    double wide, high;   /* so many of its own pixels are one of those */
    int x, y;            /* the result's corner */
} turning;

/* A row of the new picture goes through the old one from (x, y) in steps of (c, -s), in parts of 1/65536. */
static void turn_row(uint32_t *row, int n, const pf_image *from, int64_t x, int64_t y, int64_t c, int64_t s) {
    const int64_t one = 1 << 16, w = from->w * one, h = from->h * one;
    const span seen = steps_within(steps_within((span){0, n}, x, c, -one, w), y, -s, -one, h);
    const span whole = steps_within(steps_within(seen, x, c, 0, w - one), y, -s, 0, h - one);
    for (int i = seen.from; i < whole.from; i++) {
        row[i] = at_edge(from, x + i * c, y - i * s);
    }
    for (int i = whole.from; i < whole.until; i++) {
        row[i] = inside(from, x + i * c, y - i * s);
    }
    for (int i = whole.until; i < seen.until; i++) {
        row[i] = at_edge(from, x + i * c, y - i * s);
    }
}

/* Backwards: where each pixel's middle comes from, in whole steps of 1/65536 so that it is repeatable. */
static void turn_rows(pf_image *to, const pf_image *from, const turning *t) {
    const double one = 65536.0;
    const int64_t cos_step = (int64_t)floor(t->c * t->wide * one + 0.5);
    const int64_t sin_step = (int64_t)floor(t->s * t->high * one + 0.5);
    for (int y = 0; y < to->h; y++) {
        const double dx = t->x + 0.5 - t->mid_x, dy = t->y + y + 0.5 - t->mid_y;
        const double x = (dx * t->c + dy * t->s + t->mid_x - t->lies.x) * t->wide - 0.5;
        const double v = (dy * t->c - dx * t->s + t->mid_y - t->lies.y) * t->high - 0.5;
        turn_row(to->px + (ptrdiff_t)y * to->w, to->w, from, (int64_t)floor(x * one + 0.5),
                 (int64_t)floor(v * one + 0.5), cos_step, sin_step);
    }
}

pf_image *pf_turn_scaled(const pf_image *from, pf_rect lies, float degrees, int w, int h) {
    const double turn = (double)degrees * 3.14159265358979323846 / 180.0;
    turning t = {cos(turn), sin(turn), w / 2.0, h / 2.0, lies, (double)from->w / lies.w, (double)from->h / lies.h,
                 0,         0};
    double left = 1e9, top = 1e9, right = -1e9, bottom = -1e9;
    for (int i = 0; i < 4; i++) {
        const double x = lies.x + (i & 1 ? lies.w : 0) - t.mid_x, y = lies.y + (i & 2 ? lies.h : 0) - t.mid_y;
        left = fmin(left, x * t.c - y * t.s + t.mid_x);
        right = fmax(right, x * t.c - y * t.s + t.mid_x);
        top = fmin(top, x * t.s + y * t.c + t.mid_y);
        bottom = fmax(bottom, x * t.s + y * t.c + t.mid_y);
    }
    t.x = (int)floor(left) - 1;
    t.y = (int)floor(top) - 1;
    pf_image *to = pf_image_new((int)ceil(right) + 1 - t.x, (int)ceil(bottom) + 1 - t.y);
    if (to != NULL) {
        to->x = t.x;
        to->y = t.y;
        turn_rows(to, from, &t);
    }
    return to;
}

/* A line of one pixel is then seen by at least half: at half of the size it could lie between all that are mixed. */
bool pf_turns_scaled(const pf_image *from, pf_rect lies) {
    return 2 * from->w <= 3 * lies.w && 2 * from->h <= 3 * lies.h;
}

pf_image *pf_turn_degrees(const pf_image *from, float degrees, int w, int h) {
    return pf_turn_scaled(from, (pf_rect){from->x, from->y, from->w, from->h}, degrees, w, h);
}
