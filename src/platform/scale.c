/* Pictures scaled: each pixel is the mean of a stretch of the row and of the column, as long as a pixel of the new
 * picture is in the old one, and at least one pixel. */
#include "platform/image.h"

#include <stdlib.h>

enum { PART = 1 << 16, ROW = 1 << 8 }; /* parts of a pixel; what the parts of a column sum up to */

/* What of a row or column makes one pixel: `n` pixels from `from` on, and where their shares stand. */
typedef struct {
    int from, n, share;
} stretch;

typedef struct {
    stretch *at;
    uint32_t *share;
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

static void shares_free(shares *s) {
    free(s->at);
    free(s->share);
}

/* A row of channels, each ROW times as high as a pixel's. */
static void mix_rows(uint16_t *to, const pf_image *from, const stretch *rows, const uint32_t *share) {
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

static void mix_columns(uint8_t *to, const uint16_t *row, const shares *across, int w) {
    for (int x = 0; x < w; x++, to += 4) {
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

static bool scale_into(pf_image *to, const pf_image *from) {
    shares across = {0}, down = {0};
    uint16_t *row = malloc((size_t)from->w * 4 * sizeof *row);
    const bool room =
        row != NULL && shares_make(&across, from->w, to->w, PART) && shares_make(&down, from->h, to->h, ROW);
    for (int y = 0; room && y < to->h; y++) {
        mix_rows(row, from, &down.at[y], down.share + down.at[y].share);
        mix_columns((uint8_t *)(to->px + (ptrdiff_t)y * to->w), row, &across, to->w);
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
