/* Rows of pixels laid over others: 32 bit, alpha first, channels multiplied by it. The same bytes on every machine:
 * v * a / 255 is rounded. */
#ifndef NT_PLATFORM_BLEND_H
#define NT_PLATFORM_BLEND_H

#include <stdint.h>

/* Every channel of a pixel times a / 255. */
uint32_t pf_blend_scale(uint32_t pixel, uint32_t a);
/* The pixel of a colour (0xAARRGGBB, not multiplied). */
static inline uint32_t pf_blend_multiplied(uint32_t colour) {
    const uint32_t a = colour >> 24;
    return a == 255 ? colour : a << 24 | (pf_blend_scale(colour, a) & 0x00FFFFFFu);
}

/* n pixels in place of those that are there, which lie apart from them. */
void pf_blend_copy(uint32_t *to, const uint32_t *from, int n);
/* n pixels over those that are there. */
void pf_blend_row(uint32_t *to, const uint32_t *from, int n);
/* The same, first times alpha / 255. */
void pf_blend_faded(uint32_t *to, const uint32_t *from, int n, unsigned alpha);
/* One pixel, n times. */
void pf_blend_fill(uint32_t *to, uint32_t pixel, int n);
/* A colour (0xAARRGGBB, not multiplied) as far as each of n bytes says. */
void pf_blend_cover(uint32_t *to, const uint8_t *cover, int n, uint32_t colour);

#endif
