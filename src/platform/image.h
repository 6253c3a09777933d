/* Pictures in memory and how they are laid over each other. All arithmetic is on whole numbers, so a picture is the
 * same on every machine; pixels are 0xAARRGGBB with colours already multiplied by alpha, so turned edges have no dark
 * fringe. */
#ifndef NT_PLATFORM_IMAGE_H
#define NT_PLATFORM_IMAGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
    int x, y, w, h;
} pf_rect;

/* One allocation: the header, then w * h pixels, or w * h bytes of coverage, or runs (platform/pack.h): the other two
 * are NULL. */
typedef struct {
    int w, h;
    int x, y;      /* where the top left corner lies from the point the picture is placed at */
    bool opaque;   /* no pixel lets anything through */
    pf_rect solid; /* nor does one in here; empty where nobody has looked (pf_image_solid) */
    uint32_t *px;
    uint8_t *cover;
    uint32_t *runs;
    size_t words; /* of the runs */
} pf_image;

/* Whether a picture may be so large: what a damaged list asks for must not take all memory. */
bool pf_image_fits(int w, int h);
/* Clear (all zero). NULL on no memory or a size that does not fit. The caller frees it. */
pf_image *pf_image_new(int w, int h);
pf_image *pf_image_new_cover(int w, int h);
/* Opaque, over pixels that are somebody else's. NULL on no memory. */
pf_image *pf_image_over(uint32_t *px, int w, int h);
bool pf_image_owns(const pf_image *); /* its pixels */
void pf_image_free(pf_image *);       /* NULL is fine */
size_t pf_image_bytes(const pf_image *);
/* From straight alpha as SVG readers give it (bytes r, g, b, a; rows of `pitch` bytes). Sets `opaque`. */
pf_image *pf_image_from_rgba(const uint8_t *rgba, int w, int h, int pitch);
/* The same in their own memory, for rows that follow one another: not to be freed. */
pf_image pf_image_in_rgba(uint32_t *rgba, int w, int h);

/* A rectangle about its middle that lets nothing through; empty when it is small or has none. */
pf_rect pf_image_solid(const pf_image *);

static inline bool pf_rect_empty(pf_rect r) {
    return r.w <= 0 || r.h <= 0;
}

/* What is of both; empty when nothing is. */
static inline pf_rect pf_rect_cut(pf_rect a, pf_rect b) {
    const int x = a.x > b.x ? a.x : b.x, y = a.y > b.y ? a.y : b.y;
    const int right = a.x + a.w < b.x + b.w ? a.x + a.w : b.x + b.w;
    const int bottom = a.y + a.h < b.y + b.h ? a.y + a.h : b.y + b.h;
    return (pf_rect){x, y, right - x, bottom - y};
}

pf_rect pf_rect_join(pf_rect, pf_rect); /* an empty one counts for nothing */

/* All drawing is limited to `clip`, which is limited to the target. `colour` is 0xAARRGGBB, straight. */
void pf_draw_clear(pf_image *to, pf_rect clip, uint32_t pixel);
void pf_draw_fill(pf_image *to, pf_rect clip, pf_rect, uint32_t colour);
/* Lays a picture with its point at (x, y), its opacity times alpha 0..255. */
void pf_draw_image(pf_image *to, pf_rect clip, const pf_image *, int x, int y, unsigned alpha);
/* The same for coverage, in one colour. */
void pf_draw_cover(pf_image *to, pf_rect clip, const pf_image *, int x, int y, uint32_t colour);

/* A new picture, scaled to the rectangle's size and lying there: larger ones between pixels, smaller ones the mean of
 * all that they stand for. NULL on no memory. */
pf_image *pf_scale(const pf_image *, pf_rect);
/* Where a rectangle lies when its box, w x h with its corner at 0, 0, is turned about its middle by quarters. */
pf_rect pf_rect_turned(pf_rect, int quarters, int w, int h);
/* New pictures, turned about the origin that a group's middle stands for: clockwise by quarters (exact), or by
 * degrees. (x, y) of the result are set so that the middle of a box of w x h with its corner at 0, 0 stays where it
 * is. */
pf_image *pf_turn_quarters(const pf_image *, int quarters, int w, int h);
pf_image *pf_turn_degrees(const pf_image *, float degrees, int w, int h);
/* Scaled to lie in the rectangle and turned by degrees, in one step. A pixel is mixed from four, however many it
 * stands for: to be asked for where pf_turns_scaled says that this leaves nothing out. */
pf_image *pf_turn_scaled(const pf_image *, pf_rect lies, float degrees, int w, int h);
bool pf_turns_scaled(const pf_image *, pf_rect lies);

#endif
