/* Threads and arrows on a way of several bends. */
#include <math.h>
#include <stdio.h>

#include "ui/card_table.h"
#include "ui/cut.h"

typedef table_point point;

/* Square to the way from one point to another. */
static point square_to(point a, point b) {
    const float len = fmaxf(hypotf(b.x - a.x, b.y - a.y), 1.0f);

    return (point){-(b.y - a.y) / len, (b.x - a.x) / len};
}

/* One side of it, from the first point over the second to the last, this far from its middle line. */
static void thread_side(cut_svg *s, char command, const point p[3], const float off[3]) {
    const point first = square_to(p[0], p[1]), middle = square_to(p[0], p[2]), last = square_to(p[1], p[2]);

    cut_point(s, command, p[0].x + first.x * off[0], p[0].y + first.y * off[0]);
    cut_point(s, 'Q', p[1].x + middle.x * off[1], p[1].y + middle.y * off[1]);
    cut_point(s, ' ', p[2].x + last.x * off[2], p[2].y + last.y * off[2]);
}

static point between(point a, point b, float part) {
    return (point){a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part};
}

/* A dark edge, then the thread, then what parts a double one: where it begins, in the middle and where it ends. */
enum { PLAIN = 2, DOUBLE = 3 };

static float length_of(const point p[3]) {
    return hypotf(p[1].x - p[0].x, p[1].y - p[0].y) + hypotf(p[2].x - p[1].x, p[2].y - p[1].y);
}

/* The beginning of a way, up to `part` of its length; how many bends that has. */
static int rope_begun(const point *way, int bends, float part, point *out) {
    float all = 0.0f;

    for (int i = 0; i < bends; i++) {
        all += length_of(way + (ptrdiff_t)2 * i);
    }
    out[0] = way[0];
    float left = part * all;
    for (int i = 0; i < bends; i++) {
        const point *p = way + (ptrdiff_t)2 * i;
        const float one = length_of(p), of = one > 0.1f ? fminf(1.0f, left / one) : 1.0f;
        const point m = between(p[0], p[1], of);
        out[(ptrdiff_t)2 * i + 1] = m;
        out[(ptrdiff_t)2 * i + 2] = between(m, between(p[1], p[2], of), of);
        left -= one;
        if (left <= 0.0f) {
            return i + 1;
        }
    }
    return bends;
}

/* A closed strip along one bend, from so wide to so wide. */
static void strip(cut_svg *s, const point p[3], float from, float to) {
    const float half = (from + to) / 2, off[3] = {from, half, to}, back_off[3] = {to, half, from};
    const point back[3] = {p[2], p[1], p[0]};

    thread_side(s, 'M', p, off);
    thread_side(s, 'L', back, back_off); /* the other side, being drawn backwards */
}

/* A way of several bends as one line of points, none close to the next: short bends have no side of their own. */
enum { LINE_POINTS = 32 };
typedef struct {
    point at[LINE_POINTS];
    int n;
} points;

static point spot_of(const point p[3], float part) {
    return between(between(p[0], p[1], part), between(p[1], p[2], part), part);
}

static points line_of(const point *way, int bends) {
    points l = {{way[0]}, 1};
    float all = 0.0f, gone = 0.0f;

    for (int i = 0; i < bends; i++) {
        all += length_of(way + (ptrdiff_t)2 * i);
    }
    const float each = fmaxf(8.0f, all / (LINE_POINTS - 3));
    for (int i = 0; i < bends; i++) {
        const point *p = way + (ptrdiff_t)2 * i;
        const float one = length_of(p), begins = gone;
        for (gone += one; one > 0.0f && (float)l.n * each < gone && l.n < LINE_POINTS - 1; l.n++) {
            l.at[l.n] = spot_of(p, ((float)l.n * each - begins) / one);
        }
    }
    const point end = way[(ptrdiff_t)2 * bends], *last = &l.at[l.n - 1];
    l.n += l.n == 1 || hypotf(end.x - last->x, end.y - last->y) > 0.5f * each;
    l.at[l.n - 1] = end;
    return l;
}

/* One side of it, as a smooth line through the middles between its points. */
static void line_side(cut_svg *s, const points *l, float from, float to, bool back) {
    const float more = (to - from) / (float)(l->n - 1), side = back ? -1.0f : 1.0f;
    point last = {0, 0};

    for (int k = 0; k < l->n; k++) {
        const int i = back ? l->n - 1 - k : k, before = i > 0 ? i - 1 : 0, behind = i + 1 < l->n ? i + 1 : i;
        const point square = square_to(l->at[before], l->at[behind]);
        const float off = side * (from + more * (float)i);
        const point p = {l->at[i].x + square.x * off, l->at[i].y + square.y * off};
        if (k == 0) {
            cut_point(s, back ? 'L' : 'M', p.x, p.y);
        } else if (k > 1) {
            cut_point(s, 'Q', last.x, last.y);
            cut_point(s, ' ', (last.x + p.x) / 2, (last.y + p.y) / 2);
        }
        if (k == l->n - 1) {
            cut_point(s, 'L', p.x, p.y);
        }
        last = p;
    }
}

/* ---- in pieces ---- */

/* A thread that is drawn goes through a few of the pixels of its box, all of which cost: so it is cut across its
 * longer side, and each piece has a box of its own. As it grows, pieces that it has passed are there already. */
enum { PIECES = 10, SPOTS = 64 };
static const float piece = 64.0f; /* du */
static const float room = 8.0f;   /* from its middle line to the edge of a box */

typedef struct {
    const point *way;
    int bends;
    bool down;   /* cut by lines that lie across; else by upright ones */
    ui_rect box; /* of all of it */
} cloth;

static float along(const cloth *c, point p) {
    return c->down ? p.y : p.x;
}

static float across(const cloth *c, point p) {
    return c->down ? p.x : p.y;
}

static point way_spot(const cloth *c, int i) {
    const int bend = i < SPOTS ? i * c->bends / SPOTS : c->bends - 1;

    return spot_of(c->way + (ptrdiff_t)2 * bend, (float)(i * c->bends) / SPOTS - (float)bend);
}

/* Whether it never turns back: then its end is seen where it has come to. */
static bool goes_on(const cloth *c) {
    const float from = along(c, way_spot(c, 0)), to = along(c, way_spot(c, SPOTS));

    for (int i = 0; i < SPOTS; i++) {
        if ((along(c, way_spot(c, i + 1)) - along(c, way_spot(c, i))) * (to - from) <= 0.0f) {
            return false;
        }
    }
    return true;
}

/* What lies between two cuts, across. */
static void spread(const cloth *c, float from, float to, float *low, float *high) {
    *low = INFINITY;
    *high = -INFINITY;
    for (int i = 0; i < SPOTS; i++) {
        const point a = way_spot(c, i), b = way_spot(c, i + 1);
        if (fmaxf(along(c, a), along(c, b)) >= from - room && fminf(along(c, a), along(c, b)) <= to + room) {
            *low = fminf(*low, fminf(across(c, a), across(c, b)) - room);
            *high = fmaxf(*high, fmaxf(across(c, a), across(c, b)) + room);
        }
    }
}

static ui_rect box_of(const point *way, int bends) {
    float left = way[0].x, right = left, top = way[0].y, bottom = top;

    for (int i = 1; i <= 2 * bends; i++) {
        left = fminf(left, way[i].x);
        right = fmaxf(right, way[i].x);
        top = fminf(top, way[i].y);
        bottom = fmaxf(bottom, way[i].y);
    }
    return (ui_rect){left - room, top - room, right - left + 2 * room, bottom - top + 2 * room};
}

/* A number with four decimals and a dot: pieces must meet. */
static void put_fine(cut_svg *s, double value) {
    char text[32];
    const long fine = lround(fabs(value) * 10000);

    snprintf(text, sizeof text, "%s%ld.%04ld ", value < 0 ? "-" : "", fine / 10000, fine % 10000);
    cut_text(s, text);
}

typedef struct {
    long x, y, w, h;
} pixels;

/* The part of the box's picture that lies in `at`, which is in its pixels, as a picture of its own. */
static void draw_piece(ui_draw *d, const cloth *c, const pixels *all, const pixels *at, const char *body) {
    const float u = d->ui->u;
    cut_svg s;
    cut_begin(&s);

    cut_text(&s, "<g transform=\"translate(");
    put_fine(&s, -(double)at->x / (double)u);
    put_fine(&s, -(double)at->y / (double)u);
    cut_text(&s, ") scale(");
    put_fine(&s, (double)all->w / ((double)c->box.w * (double)u));
    put_fine(&s, (double)all->h / ((double)c->box.h * (double)u));
    cut_text(&s, ")\">");
    cut_text(&s, body);
    cut_text(&s, "</g>");
    ui_shape(d,
             (ui_rect){(float)(all->x + at->x) / u, (float)(all->y + at->y) / u, (float)at->w / u, (float)at->h / u},
             s.at);
}

static long at_most(long v, long most) {
    return v < most ? v : most;
}

static long at_least(long v, long least) {
    return v > least ? v : least;
}

/* How many: a body that is long is not put often. */
static int pieces_of(const cloth *c, const cut_svg *body) {
    enum { BYTES = 3072 };
    const float length = c->down ? c->box.h : c->box.w;
    const long many = at_most((long)(length / piece), (long)(BYTES / (body->n + 1)));

    return (int)at_least(at_most(many, PIECES), 1);
}

/* What lies from `from` to `until` (du, along) of a thread. */
static void draw_between(ui_draw *d, const cloth *c, const cut_svg *body, float from, float until) {
    const float u = d->ui->u, start = c->down ? c->box.y : c->box.x, side = c->down ? c->box.x : c->box.y;
    const pixels all = {lroundf(c->box.x * u), lroundf(c->box.y * u), lroundf(c->box.w * u), lroundf(c->box.h * u)};
    const long length = c->down ? all.h : all.w, wide = c->down ? all.w : all.h;
    const long first = at_least(lroundf((from - start) * u), 0), last = at_most(lroundf((until - start) * u), length);
    const int n = pieces_of(c, body);
    float low, high;

    for (int i = 0; i < n; i++) {
        const long begin = at_least(length * i / n, first), end = at_most(length * (i + 1) / n, last);
        spread(c, start + (float)begin / u, start + (float)end / u, &low, &high);
        const long near = at_least((long)floorf((low - side) * u), 0),
                   far = at_most((long)ceilf((high - side) * u), wide);
        if (begin < end && near < far) {
            const pixels at = c->down ? (pixels){near, begin, far - near, end - begin}
                                      : (pixels){begin, near, end - begin, far - near};
            draw_piece(d, c, &all, &at, body->at);
        }
    }
}

/* The thread in its box; `passes` strips over each other. */
static cut_svg body_of(ui_draw *d, const cloth *c, ui_colour colour, int passes) {
    static const float single[PLAIN][2] = {{2.2f, 5.6f}, {1.0f, 4.2f}};
    static const float both[DOUBLE][2] = {{3.6f, 6.4f}, {2.6f, 5.0f}, {0.8f, 1.6f}};
    const float(*const wide)[2] = passes == DOUBLE ? both : single;
    const float seen = (float)(colour >> 24) / 255.0f;
    point way[2 * TABLE_ROPE_BENDS + 1] = {{0}};
    cut_svg s;
    cut_begin(&s);

    for (int i = 0; i <= 2 * c->bends; i++) {
        way[i] = (point){c->way[i].x - c->box.x, c->way[i].y - c->box.y};
    }
    const points l = line_of(way, c->bends);
    for (int pass = 0; pass < passes; pass++) {
        cut_text(&s, "<path d=\"");
        if (c->bends == 1) {
            strip(&s, way, wide[pass][0], wide[pass][1]);
        } else {
            line_side(&s, &l, wide[pass][0], wide[pass][1], false);
            line_side(&s, &l, wide[pass][0], wide[pass][1], true);
        }
        cut_text(&s, "Z\"");
        cut_paint(&s, "fill", pass == 1 ? ui_theme(d->ui, colour) : ui_fade(ui_theme(d->ui, UI_INK_900), seen));
        cut_text(&s, "/>");
    }
    return s;
}

static cloth cloth_of(const point *way, int bends) {
    cloth c = {.way = way, .bends = bends, .box = box_of(way, bends)};

    c.down = c.box.h > c.box.w;
    return c;
}

/* Drawn to `part` of its way: where it begins, and a bend and a point for each of its bends. */
static void thread(ui_draw *d, const point *whole, int bends, float part, ui_colour colour, int passes) {
    point way[2 * TABLE_ROPE_BENDS + 1] = {{0}};
    if (bends == 0) {
        return;
    }
    cloth c = cloth_of(whole, bends);
    const int n = rope_begun(whole, bends, part, way);
    float from = -INFINITY, until = INFINITY;

    if (part < 1.0f && !goes_on(&c)) {
        c = cloth_of(way, n);
    } else if (part < 1.0f) {
        const float end = along(&c, way[(ptrdiff_t)2 * n]);
        *(along(&c, whole[0]) < end ? &until : &from) = end;
    }
    const cut_svg body = body_of(d, &c, colour, passes);
    if (part >= 1.0f && pieces_of(&c, &body) == 1) {
        ui_shape(d, c.box, body.at);
    } else {
        draw_between(d, &c, &body, fmaxf(from, -1e6f), fminf(until, 1e6f));
    }
}

void table_part_of_rope(ui_draw *d, const table_point *way, int bends, float part, ui_colour colour, bool two) {
    thread(d, way, bends, part, colour, two ? DOUBLE : PLAIN);
}

/* ---- arrows ---- */

/* A head is so long, and half so wide; its neck lies over the thread's end, which it continues. */
static const float head_long = 27.0f, head_half = 12.0f, neck_long = 8.0f;

/* Up to where its head begins, this far from its end: lengths along bends are too rough for that. */
static int shaft_of(const point *way, int bends, float head, point *shaft) {
    enum { STEPS = 12 };
    const point end = way[(ptrdiff_t)2 * bends];
    float low = 0.0f, high = 1.0f;

    for (int i = 0; i < STEPS; i++) {
        const float part = (low + high) / 2;
        const int n = rope_begun(way, bends, part, shaft);
        const point at = shaft[(ptrdiff_t)2 * n];
        *(hypotf(end.x - at.x, end.y - at.y) > head ? &low : &high) = part;
    }
    return rope_begun(way, bends, high, shaft);
}

/* Head and neck are one shape without a line between them: only what the thread's end leaves free has an edge. */
static void draw_head(ui_draw *d, point foot, point on, float size, float grown, ui_colour colour) {
    const float tall = size * head_long, half = size * head_half, neck = size * neck_long;
    const float thin = 1.0f + 3.2f * grown, all = tall + 3.0f; /* as wide as the thread is there */
    const struct {
        float along, off;
    } corner[] = {{-neck, thin}, {0, thin}, {0, half}, {tall, 0}, {0, -half}, {0, -thin}, {-neck, -thin}};
    cut_svg s, line;

    cut_begin(&line);
    for (size_t i = 0; i < sizeof corner / sizeof corner[0]; i++) {
        const float along = corner[i].along, off = corner[i].off;
        cut_point(&line, i == 0 ? 'M' : 'L', all + on.x * along - on.y * off, all + on.y * along + on.x * off);
    }
    cut_begin(&s);
    cut_text(&s, "<path d=\"");
    cut_text(&s, line.at);
    cut_text(&s, "\" fill=\"none\" stroke-width=\"2.8\" stroke-linejoin=\"round\"");
    cut_paint(&s, "stroke", ui_theme(d->ui, UI_INK_900));
    cut_text(&s, "/><path d=\"");
    cut_text(&s, line.at);
    cut_text(&s, "Z\"");
    cut_paint(&s, "fill", ui_theme(d->ui, colour));
    cut_text(&s, "/>");
    ui_shape(d, (ui_rect){foot.x - all, foot.y - all, 2 * all, 2 * all}, s.at);
}

void table_arrow_shaft(ui_draw *d, const point *way, int bends, float part, float size, ui_colour colour) {
    point shaft[2 * TABLE_ROPE_BENDS + 1] = {{0}};

    if (bends > 0 && part > 0.0f) {
        thread(d, shaft, shaft_of(way, bends, size * head_long, shaft), part, colour, PLAIN);
    }
}

/* It turns, and its neck widens, in few steps while it is on its way: each is a picture of its own. */
void table_arrow_head(ui_draw *d, const point *way, int bends, float part, float size, ui_colour colour) {
    static const float directions = 32.0f, widths = 6.0f, turn = 6.2831853f;
    point shaft[2 * TABLE_ROPE_BENDS + 1] = {{0}}, begun[2 * TABLE_ROPE_BENDS + 1] = {{0}};

    if (bends == 0 || part <= 0.0f) {
        return;
    }
    const int n = shaft_of(way, bends, size * head_long, shaft);
    const int last = 2 * rope_begun(shaft, n, part, begun);
    const cloth c = cloth_of(shaft, n);
    const point foot = begun[last], before = begun[last - 1], tip = way[(ptrdiff_t)2 * bends];
    float angle = atan2f(tip.y - foot.y, tip.x - foot.x), grown = 1.0f;

    if (part < 1.0f) {
        angle = roundf(atan2f(foot.y - before.y, foot.x - before.x) / turn * directions) / directions * turn;
        grown = goes_on(&c) ? ceilf(part * widths) / widths : 1.0f;
    }
    draw_head(d, foot, (point){cosf(angle), sinf(angle)}, size, grown, colour);
}
