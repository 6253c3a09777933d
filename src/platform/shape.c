#include "platform/shape.h"

#include "platform/pack.h"
#include "platform/pictures.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- a document without what lies within and at the left and the top ---- */

enum { POINT_ROOM = 96 }; /* of the points that are added to an outline */

typedef struct {
    const pf_shape *shape;
    char *out;
    size_t n;
} writer;

static void put(writer *to, const char *text, size_t len) {
    memcpy(to->out + to->n, text, len);
    to->n += len;
}

/* Tenths, as the outlines have them. */
static void put_point(writer *to, char command, long x, long y) {
    char text[POINT_ROOM / 3];
    const int len = snprintf(text, sizeof text, "%c%ld.%ld %ld.%ld", command, x / 10, x % 10, y / 10, y % 10);
    put(to, text, (size_t)len);
}

/* A number of the outline in tenths, from 0 to 99999; -1 where there is none. Moves on behind it. */
static long tenths(const char **at) {
    char *end;
    const long whole = strtol(*at, &end, 10);
    if (end == *at || whole < 0 || whole > 99999) {
        return -1;
    }
    const bool part = *end == '.' && end[1] >= '0' && end[1] <= '9';
    const long found = whole * 10 + (part ? end[1] - '0' : 0);
    *at = end + (part ? 2 : 0);
    return found;
}

/* The points of one outline, from its first M to its Z, that lie at the right and the bottom, and a way back between
 * them. Moves to the Z; false where it is another kind of path. */
static bool write_outline(writer *to, const char **at) {
    const pf_shape *s = to->shape;
    const long right = (long)((s->w - s->solid) * 10), foot = (long)((s->h - s->solid) * 10);
    const long in_x = right - (long)(s->solid * 10), in_y = foot - (long)(s->solid * 10);
    long x = -1, y = -1, last_x = -1;
    bool gap = false;
    while (**at == 'M' || **at == 'L') {
        const char *from = (*at)++;
        x = tenths(at);
        if (x < 0 || *(*at)++ != ' ' || (y = tenths(at)) < 0) {
            return false;
        }
        if (x <= right && y <= foot) {
            gap |= last_x >= 0;
            continue;
        }
        if (gap) { /* they do not follow one another */
            return false;
        }
        if (last_x < 0) {
            put_point(to, 'M', in_x, y);
        }
        put(to, "L", 1);
        put(to, from + 1, (size_t)(*at - from) - 1);
        last_x = x;
    }
    if (**at != 'Z' || last_x < 0) {
        return false;
    }
    put_point(to, 'L', last_x, in_y);
    put_point(to, 'L', in_x, in_y);
    return true;
}

/* Its length; 0 for what has other paths. */
static size_t write_open(const pf_shape *s, char *out) {
    static const char begin[] = " d=\"";
    writer to = {s, out, 0};
    const char *at = s->body, *end = s->body + s->len;
    for (const char *next; (next = strstr(at, begin)) != NULL && next < end;) {
        next += sizeof begin - 1;
        put(&to, at, (size_t)(next - at));
        at = next;
        if (!write_outline(&to, &at)) {
            return 0;
        }
    }
    put(&to, at, (size_t)(end - at));
    return to.n;
}

static size_t room_of(const pf_shape *s) {
    size_t paths = 1;
    for (size_t i = 0; i < s->len; i++) {
        paths += s->body[i] == 'Z';
    }
    return s->len + paths * POINT_ROOM;
}

/* ---- its parts ---- */

/* So deep is a side: from `least` pixels on the first depth whose part of the box gives the whole picture's scale to
 * the last bit. 0 where there is none near. */
static int depth_of(int least, int whole, float du, double *part) {
    const float scale = (float)whole / du;
    for (int depth = least; depth < least + 16; depth++) {
        float near = nextafterf((float)depth / scale, 0);
        for (int i = 0; i < 3; i++) {
            if ((float)depth / near == scale) {
                *part = (double)near;
                return depth;
            }
            near = nextafterf(near, du);
        }
    }
    return 0;
}

/* At the corner where both begin; the part is no more. */
static bool lay(pf_image *to, pf_image *part) {
    pf_image *pixels = pf_unpacked(part);
    if (pixels == NULL) {
        return false;
    }
    for (int y = 0; y < pixels->h; y++) {
        memcpy(to->px + (ptrdiff_t)y * to->w, pixels->px + (ptrdiff_t)y * pixels->w,
               (size_t)pixels->w * sizeof *to->px);
    }
    pf_image_free(pixels);
    return true;
}

/* What is at the right and the bottom, as a picture of the whole size. */
static pf_image *draw_open(const pf_shape *s, int w, int h) {
    char *body = malloc(room_of(s));
    const size_t len = body != NULL ? write_open(s, body) : 0;
    pf_image *image = len > 0 ? pf_unpacked(pf_picture_of_body(body, len, (double)s->w, (double)s->h, w, h)) : NULL;
    free(body);
    return image;
}

pf_image *pf_shape_by_sides(const pf_shape *s, int w, int h) {
    double du_x = 0, du_y = 0;
    const int left = depth_of((int)(s->solid / s->w * (float)w) + 2, w, s->w, &du_x);
    const int top = depth_of((int)(s->solid / s->h * (float)h) + 2, h, s->h, &du_y);
    if (left == 0 || top == 0 || w < 5 * left || h < 5 * top || s->w != floorf(s->w) || s->h != floorf(s->h)) {
        return NULL;
    }
    pf_image *image = draw_open(s, w, h);
    if (image == NULL || !lay(image, pf_picture_of_body(s->body, s->len, (double)s->w, du_y, w, top)) ||
        !lay(image, pf_picture_of_body(s->body, s->len, du_x, (double)s->h, left, h))) {
        pf_image_free(image);
        return NULL;
    }
    const pf_rect within = {left, top, w - 2 * left, h - 2 * top};
    pf_draw_clear(image, within, image->px[(ptrdiff_t)(top - 1) * w + left]);
    return image;
}

/* To a thousandth. */
static double exact(float du) {
    return (double)(long)(du * 1000.0F + 0.5F) / 1000;
}

pf_image *pf_shape_make(const pf_shape *s, int w, int h) {
    pf_image *image = s->solid > 0 && pf_image_fits(w, h) ? pf_shape_by_sides(s, w, h) : NULL;
    return image != NULL ? image : pf_picture_of_body(s->body, s->len, exact(s->w), exact(s->h), w, h);
}
