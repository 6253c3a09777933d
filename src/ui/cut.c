/* Hand-cut outlines: plates and discs whose edges wander by a seed, written as SVG paths. */
#include "ui/cut.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

void cut_begin(cut_svg *s) {
    s->n = 0;
    s->at[0] = '\0';
}

static void append(cut_svg *s, const char *text, size_t len) {
    if (s->n + len >= sizeof s->at) {
        return;
    }
    memcpy(s->at + s->n, text, len);
    s->n += len;
    s->at[s->n] = '\0';
}

void cut_text(cut_svg *s, const char *text) {
    append(s, text, strlen(text));
}

/* Two digits at a time: plates have hundreds of numbers a frame. */
static const char pair[] =
    "00010203040506070809101112131415161718192021222324252627282930313233343536373839404142434445464748"
    "49505152535455565758596061626364656667686970717273747576777879808182838485868788899091929394959697"
    "9899";

/* 0..99 with as many digits as it has; a second one is written and not counted where it was not wanted. */
static char *write_pair(char *at, size_t value) {
    const size_t one = value < 10;
    memcpy(at, pair + 2 * value + one, 2);
    return at + 2 - one;
}

/* Writes it at `to`, which has room for NUMBER_MOST, and returns how long it is. */
enum { NUMBER_MOST = 24 };
static size_t write_number(char *to, float value) {
    const double scaled = value * 10.0f;
    const long tenths = (long)(scaled + (scaled < 0 ? -0.5 : 0.5));
    const unsigned long left = (unsigned long)(tenths < 0 ? -tenths : tenths);
    char *at = to;
    *at = '-';
    at += tenths < 0;
    if (left > 99999) {
        return (size_t)(at - to) + (size_t)sprintf(at, left % 10 != 0 ? "%lu.%lu" : "%lu", left / 10, left % 10);
    }
    const unsigned whole = (unsigned)left / 10, part = (unsigned)left % 10, high = whole / 100;
    const size_t low = whole % 100;
    if (high != 0) {
        at = write_pair(at, high);
        memcpy(at, pair + 2 * low, 2);
        at += 2;
    } else {
        at = write_pair(at, whole);
    }
    at[0] = '.';
    at[1] = (char)('0' + part);
    return (size_t)(at - to) + (part != 0 ? 2 : 0);
}

void cut_number(cut_svg *s, float value) {
    if (s->n + NUMBER_MOST < sizeof s->at) {
        s->n += write_number(s->at + s->n, value);
        s->at[s->n] = '\0';
    } else {
        char digits[NUMBER_MOST];
        const size_t len = write_number(digits, value);
        append(s, digits, len);
    }
}

void cut_point(cut_svg *s, char command, float x, float y) {
    append(s, &command, 1);
    cut_number(s, x);
    append(s, " ", 1);
    cut_number(s, y);
}

void cut_paint(cut_svg *s, const char *attribute, ui_colour c) {
    static const char hex[] = "0123456789ABCDEF";
    char value[] = "=\"#000000\"";
    for (int i = 0; i < 6; i++) {
        value[3 + i] = hex[(c >> (20 - 4 * i)) & 15u];
    }
    cut_text(s, " ");
    cut_text(s, attribute);
    cut_text(s, value);
    unsigned alpha = c >> 24;
    if (alpha < 255) {
        char part[] = "-opacity=\"0.00\"";
        unsigned hundredths = (alpha * 99 + 127) / 255;
        part[12] = (char)('0' + hundredths / 10);
        part[13] = (char)('0' + hundredths % 10);
        cut_text(s, " ");
        cut_text(s, attribute);
        cut_text(s, part);
    }
}

/* ---- outlines: the same for the same size and seed ---- */

static float scissors(unsigned *seed, float low, float high) {
    *seed = *seed * 1664525u + 1013904223u;
    return low + (high - low) * (float)(*seed >> 16) / 65535.0f;
}

static void point(cut_outline *o, float x, float y) {
    if (o->n < CUT_POINTS) {
        o->x[o->n] = x;
        o->y[o->n] = y;
        o->n++;
    }
}

/* Points between two corners, off the straight line by up to `wander`. */
static void edge(cut_outline *o, unsigned *seed, float x0, float y0, float x1, float y1, float wander) {
    float length = hypotf(x1 - x0, y1 - y0);
    int n = length < 60.0f ? 1 : length < 260.0f ? 2 : (int)(length / 110.0f);
    n = n > 9 ? 9 : n;
    float nx = -(y1 - y0) / length, ny = (x1 - x0) / length;
    for (int i = 1; i <= n; i++) {
        float t = (float)i / (float)(n + 1) + scissors(seed, -0.05f, 0.05f);
        float off = scissors(seed, -wander, wander);
        point(o, x0 + (x1 - x0) * t + nx * off, y0 + (y1 - y0) * t + ny * off);
    }
}

cut_outline cut_plate(float w, float h, unsigned seed) {
    static const float sx[4] = {0, 1, 1, 0}, sy[4] = {0, 0, 1, 1};       /* corners, clockwise from the top left */
    static const float inx[4] = {0, -1, 0, 1}, iny[4] = {1, 0, -1, 0};   /* towards the edge before */
    static const float outx[4] = {1, 0, -1, 0}, outy[4] = {0, 1, 0, -1}; /* towards the edge after */
    cut_outline o;
    o.n = 0;
    float most = fminf(9.0f, fminf(w, h) * 0.22f), least = fminf(5.0f, most * 0.6f), wander = fminf(1.5f, h * 0.04f);
    float a[4], b[4];
    seed = seed * 2654435761u + 97u;
    for (int i = 0; i < 4; i++) {
        a[i] = scissors(&seed, least, most);
        b[i] = scissors(&seed, least, most);
    }
    for (int i = 0; i < 4; i++) {
        int next = (i + 1) % 4;
        float x = sx[i] * w, y = sy[i] * h, nx = sx[next] * w, ny = sy[next] * h;
        float bend = 0.3f;
        point(&o, x + inx[i] * a[i], y + iny[i] * a[i]);
        point(&o, x + (inx[i] * a[i] + outx[i] * b[i]) * bend, y + (iny[i] * a[i] + outy[i] * b[i]) * bend);
        point(&o, x + outx[i] * b[i], y + outy[i] * b[i]);
        edge(&o, &seed, x + outx[i] * b[i], y + outy[i] * b[i], nx + inx[next] * a[next], ny + iny[next] * a[next],
             wander);
    }
    return o;
}

cut_outline cut_disc(float w, float h, unsigned seed) {
    cut_outline o;
    o.n = 0;
    int n = w < 24 ? 20 : w < 120 ? 32 : w < 300 ? 48 : 96;
    seed = seed * 2654435761u + 11u;
    for (int i = 0; i < n; i++) {
        float t = 6.2831853f * (float)i / (float)n, off = scissors(&seed, -0.6f, 0.0f);
        point(&o, w / 2 + (w / 2 + off) * sinf(t), h / 2 - (h / 2 + off) * cosf(t));
    }
    return o;
}

void cut_path(cut_svg *s, const cut_outline *o, float dx, float dy) {
    cut_text(s, "<path d=\"");
    for (int i = 0; i < o->n; i++) {
        cut_point(s, i == 0 ? 'M' : 'L', o->x[i] + dx, o->y[i] + dy);
    }
    cut_text(s, "Z\"");
}

/* Where the line from corner i is after so much of its length; the outline closes where it is to. */
static void along(const cut_outline *o, int i, float part, float *x, float *y) {
    const int next = (i + 1) % o->n;
    *x = o->x[i] + (o->x[next] - o->x[i]) * part;
    *y = o->y[i] + (o->y[next] - o->y[i]) * part;
}

void cut_dashes(cut_svg *s, const cut_outline *o, bool closed, float dx, float dy, float on, float off) {
    const int lines = closed ? o->n : o->n - 1;
    float left = on; /* of the dash or gap that is open */
    bool dash = true;
    float x, y;
    cut_text(s, "<path d=\"");
    cut_point(s, 'M', o->x[0] + dx, o->y[0] + dy);
    for (int i = 0; i < lines; i++) {
        const int next = (i + 1) % o->n;
        const float length = hypotf(o->x[next] - o->x[i], o->y[next] - o->y[i]);
        float at = 0;
        while (length - at > left) {
            at += left;
            along(o, i, at / length, &x, &y);
            cut_point(s, dash ? 'L' : 'M', x + dx, y + dy);
            dash = !dash;
            left = dash ? on : off;
        }
        left -= length - at;
        if (dash) {
            cut_point(s, 'L', o->x[next] + dx, o->y[next] + dy);
        }
    }
    cut_text(s, "\"");
}
