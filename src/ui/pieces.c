/* Pieces without words: plates, slots, discs, rings, wedges and dots, each a small SVG document. */
#include <math.h>
#include <string.h>

#include "ui/cut.h"
#include "ui/found.h"
#include "ui/widgets.h"

typedef enum { CUT_PLATE, CUT_DISC, CUT_SLOT } cut_kind;

/* Everything that the outline and its paint follow from, without gaps. */
typedef struct {
    cut_kind kind;
    unsigned seed;
    float w, h, away; /* away: how far the shadow falls aside */
    ui_colour fill, border;
    float border_w;
} cut_piece;

/* Room around a piece for its border and shadow: a shape is cut at its box. */
static const float margin = 8.0f;

static ui_rect grown(ui_rect r, float by) {
    return ui_inset(r, -by);
}

/* Corners and wandering edges of a plate, and the shadow's beginning, reach no further in. */
static const float plate_rim = 18.0f;

/* Whole sizes, so that equal pieces are one picture. */
static ui_rect snapped(ui_rect r) {
    return (ui_rect){r.x, r.y, roundf(r.w), roundf(r.h)};
}

static ui_colour opaque_if_plain(const ui_draw *d, ui_colour c) {
    return d->ui->high_contrast && (c >> 24) > 0x60 ? c | 0xFF000000u : c;
}

/* How far its shadow falls aside, 0 for none: away from the lamp, where its middle lies at `mid`. */
static float shadow_of(const ui_draw *d, float mid) {
    return d->ui->high_contrast ? 0.0f : mid < d->ui->width * 0.45f ? -2.5f : 2.5f;
}

static void stroke(cut_svg *s, const cut_piece *c) {
    cut_paint(s, "stroke", c->border);
    cut_text(s, " stroke-width=\"");
    cut_number(s, c->border_w);
    cut_text(s, "\"");
}

static void fill_and_stroke(cut_svg *s, const cut_piece *c) {
    cut_paint(s, "fill", c->fill);
    if (c->border != 0) {
        stroke(s, c);
    }
    cut_text(s, "/>");
}

static void cut_a_plate(cut_svg *s, const cut_piece *c) {
    const cut_outline o = cut_plate(c->w, c->h, c->seed);
    if (c->away != 0.0f) {
        cut_path(s, &o, margin + c->away, margin + 5.0f);
        cut_text(s, " fill=\"#000000\" fill-opacity=\"0.5\"/>");
    }
    cut_path(s, &o, margin, margin);
    fill_and_stroke(s, c);
}

static float room_of_disc(const cut_piece *c) {
    return c->border != 0 ? c->border_w / 2 + 1 : 1;
}

static void cut_a_disc(cut_svg *s, const cut_piece *c) {
    const cut_outline o = cut_disc(c->w, c->h, c->seed);
    const float room = room_of_disc(c);
    cut_path(s, &o, room, room);
    fill_and_stroke(s, c);
}

static void cut_a_slot(cut_svg *s, const cut_piece *c) {
    const cut_outline o = cut_plate(c->w, c->h, c->seed);
    if (c->fill != 0) {
        cut_path(s, &o, margin, margin);
        cut_paint(s, "fill", c->fill);
        cut_text(s, "/>");
    }
    cut_dashes(s, &o, true, margin, margin, 3, 7);
    cut_text(s, " fill=\"none\"");
    stroke(s, c);
    cut_text(s, "/>");
}

/* As it was cut before, or cut now and kept; `room` around it. */
static void show_cut(ui_draw *d, ui_rect r, const cut_piece *c, float room, float alpha) {
    static void (*const cut[])(cut_svg *, const cut_piece *) = {
        [CUT_PLATE] = cut_a_plate, [CUT_DISC] = cut_a_disc, [CUT_SLOT] = cut_a_slot};
    const uint64_t key = ui_found_key(0, c, sizeof *c);
    size_t bytes = 0;
    const char *before = ui_found_at(d->ui->found, key, &bytes);
    cut_svg s;
    if (before == NULL) {
        cut_begin(&s);
        cut[c->kind](&s, c);
        ui_found_keep(d->ui->found, key, s.at, s.n + 1);
    }
    ui_shape_solid(d, grown(r, room), before != NULL ? before : s.at, alpha,
                   c->kind == CUT_PLATE ? margin + plate_rim + c->border_w : 0.0f);
}

static void plate(ui_draw *d, ui_rect at, unsigned seed, ui_colour fill, ui_colour border, float border_w,
                  float away) {
    const ui_rect r = snapped(at);
    if (r.w < 4 || r.h < 4) {
        return;
    }
    if (d->ui->high_contrast && border == 0) {
        border = UI_PAPER_100;
        border_w = 2.0f;
    }
    const cut_piece c = {.kind = CUT_PLATE,
                         .seed = seed,
                         .w = r.w,
                         .h = r.h,
                         .away = away,
                         .fill = opaque_if_plain(d, ui_theme(d->ui, fill)),
                         .border = border != 0 ? ui_theme(d->ui, border) : 0,
                         .border_w = border_w};
    show_cut(d, r, &c, margin, 1.0f);
}

void ui_plate(ui_draw *d, ui_rect at, unsigned seed, ui_colour fill, ui_colour border, float border_w, bool shadow) {
    plate(d, at, seed, fill, border, border_w, shadow ? shadow_of(d, at.x + at.w / 2) : 0.0f);
}

void ui_plate_moving(ui_draw *d, ui_rect at, float rests, unsigned seed, ui_colour fill) {
    plate(d, at, seed, fill, 0, 0.0f, shadow_of(d, rests));
}

float ui_plate_ground(ui_rect at, unsigned seed, float border_w) {
    const ui_rect r = snapped(at);
    const cut_outline o = cut_plate(r.w, r.h, seed);
    float area = 0, round = 0;
    for (int i = 0; i < o.n; i++) {
        const int next = (i + 1) % o.n;
        area += (o.x[i] * o.y[next] - o.x[next] * o.y[i]) / 2;
        round += hypotf(o.x[next] - o.x[i], o.y[next] - o.y[i]);
    }
    return area - round * border_w / 2;
}

/* Another opaque colour for an attribute of a document: as long as what stands there, without the space before it. */
static void repaint(char *at, const char *attribute, ui_colour c) {
    cut_svg paint;
    cut_begin(&paint);
    cut_paint(&paint, attribute, c | 0xFF000000u);
    memcpy(at, paint.at + 1, paint.n - 1);
}

/* Its own fill is the last one in its document. */
void ui_plate_refill(ui_draw *d, int command, ui_colour fill) {
    static const char attribute[] = "fill=\"#";
    char *svg = d->arena + d->command[command].text, *last = NULL;
    for (char *at = strstr(svg, attribute); at != NULL; at = strstr(at + 1, attribute)) {
        last = at;
    }
    if (last != NULL) {
        repaint(last, "fill", fill);
    }
}

static void outline(cut_svg *s, const cut_outline *o, float dx, float dy) {
    for (int i = 0; i < o->n; i++) {
        cut_point(s, i == 0 ? 'M' : 'L', o->x[i] + dx, o->y[i] + dy);
    }
    cut_text(s, "Z");
}

void ui_mount(ui_draw *d, ui_rect at, unsigned seed, float width, ui_colour fill, ui_colour border, float border_w) {
    cut_svg s;
    cut_begin(&s);
    const ui_rect r = snapped(at);
    const cut_outline outer = cut_plate(r.w, r.h, seed),
                      inner = cut_plate(r.w - 2 * width, r.h - 2 * width, seed + 1);
    cut_text(&s, "<path fill-rule=\"evenodd\" d=\"");
    outline(&s, &outer, margin, margin);
    outline(&s, &inner, margin + width, margin + width);
    cut_text(&s, "\"");
    cut_paint(&s, "fill", ui_theme(d->ui, fill));
    cut_text(&s, "/>");
    cut_path(&s, &outer, margin, margin);
    cut_text(&s, " fill=\"none\"");
    cut_paint(&s, "stroke", ui_theme(d->ui, border));
    cut_text(&s, " stroke-width=\"");
    cut_number(&s, border_w);
    cut_text(&s, "\"/>");
    ui_shape(d, grown(r, margin), s.at);
}

void ui_cover_or_black(ui_draw *d, const char *picture, ui_rect at) {
    if (d->ui->high_contrast) {
        ui_fill(d, at, 0xFF000000u);
    } else {
        ui_cover(d, picture, at);
    }
}

void ui_dusk(ui_draw *d, ui_rect at, float over) {
    cut_svg s;
    cut_begin(&s);
    const ui_rect r = snapped(at);
    if (d->ui->high_contrast) {
        ui_fill(d, r, 0xFF000000u);
        return;
    }
    cut_text(&s, "<defs><linearGradient id=\"g\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"");
    cut_number(&s, over);
    cut_text(&s, "\"><stop offset=\"0\" stop-color=\"#05070D\" stop-opacity=\"0\"/>"
                 "<stop offset=\"1\" stop-color=\"#05070D\" stop-opacity=\"0.86\"/></linearGradient></defs>"
                 "<rect width=\"");
    cut_number(&s, r.w);
    cut_text(&s, "\" height=\"");
    cut_number(&s, r.h);
    cut_text(&s, "\" fill=\"url(#g)\"/>");
    ui_shape(d, r, s.at);
}

/* A disc of a gradient, stretched to a rectangle; its document has the gradient's stops and is closed here. */
static void stretched(ui_draw *d, ui_rect r, cut_svg *s, float alpha) {
    cut_text(s, "</radialGradient></defs><g transform=\"translate(");
    cut_number(s, r.w / 2);
    cut_text(s, " ");
    cut_number(s, r.h / 2);
    cut_text(s, ") scale(");
    cut_number(s, r.w);
    cut_text(s, " ");
    cut_number(s, r.h);
    /* Numbers have one decimal: a scale of its own would let the rim of a small one lie outside, a box. */
    cut_text(s, ") scale(0.005)\"><circle r=\"100\" fill=\"url(#g)\"/></g>");
    ui_shape_faded(d, r, s->at, alpha);
}

static const char round_gradient[] =
    "<defs><radialGradient id=\"g\" gradientUnits=\"userSpaceOnUse\" cx=\"0\" cy=\"0\" r=\"100\">";

void ui_glow(ui_draw *d, ui_rect at, ui_colour c) {
    cut_svg s;
    cut_begin(&s);
    const ui_colour full = c | 0xFF000000u;
    const ui_rect r = snapped(at);
    if (d->ui->high_contrast || r.w < 4 || r.h < 4) {
        return;
    }
    cut_text(&s, round_gradient);
    cut_text(&s, "<stop offset=\"0.1\"");
    cut_paint(&s, "stop-color", full);
    cut_text(&s, " stop-opacity=\"0.6\"/><stop offset=\"0.6\"");
    cut_paint(&s, "stop-color", full);
    cut_text(&s, " stop-opacity=\"0.16\"/><stop offset=\"1\"");
    cut_paint(&s, "stop-color", full);
    cut_text(&s, " stop-opacity=\"0\"/>");
    stretched(d, r, &s, (float)(c >> 24) / 255.0f);
}

static const char pool_stop[] = "stop-color";
/* From a part of its radius on its colour is lost towards the rim, so much of it seen at each step: neither where it
 * begins to fade nor where it ends is a line to be seen. */
enum { POOL_STEPS = 7 };
static const float pool_core = 0.3f, pool_step = 0.1f;
static const float pool_seen[POOL_STEPS + 1] = {1.0f, 0.9f, 0.8f, 0.6f, 0.4f, 0.2f, 0.1f, 0.0f};

void ui_pool(ui_draw *d, ui_rect at, ui_colour c) {
    cut_svg s;
    cut_begin(&s);
    const ui_rect r = snapped(at);
    if (r.w < 4 || r.h < 4) {
        return;
    }
    cut_text(&s, round_gradient);
    for (int i = 0; i <= POOL_STEPS; i++) {
        cut_text(&s, "<stop offset=\"");
        cut_number(&s, pool_core + pool_step * (float)i);
        cut_text(&s, "\"");
        cut_paint(&s, pool_stop, c | 0xFF000000u);
        cut_text(&s, " stop-opacity=\"");
        cut_number(&s, pool_seen[i]);
        cut_text(&s, "\"/>");
    }
    stretched(d, r, &s, 1.0f);
}

float ui_pool_area(ui_rect at) {
    static const float disc = 0.785f;
    const ui_rect r = snapped(at);
    return disc * r.w * r.h;
}

/* At a part of its radius. */
static float seen_at(float r) {
    const float steps = (r - pool_core) / pool_step;
    const int i = (int)fmaxf(0.0f, steps);
    if (i >= POOL_STEPS) {
        return 0.0f;
    }
    return pool_seen[i] + fmaxf(0.0f, steps - (float)i) * (pool_seen[i + 1] - pool_seen[i]);
}

float ui_pool_seen(ui_rect at, float x, float y) {
    return seen_at(hypotf((x - at.x) / at.w - 0.5f, (y - at.y) / at.h - 0.5f) * 2);
}

ui_colour ui_pool_faded(ui_colour c, float seen) {
    return ui_mix(UI_INK_900, c, seen);
}

/* Colours are mixed as they are shown, so the rim of a bright pool counts for less than that of a dark one. */
float ui_pool_part(ui_colour c) {
    enum { RINGS = 4 * POOL_STEPS };
    const float step = pool_step * POOL_STEPS / RINGS;
    float light = pool_core * pool_core * ui_light(c);
    for (int i = 0; i < RINGS; i++) {
        const float r = pool_core + ((float)i + 0.5f) * step;
        light += 2.0f * r * step * ui_light(ui_pool_faded(c, seen_at(r)));
    }
    return light / fmaxf(ui_light(c), 0.001f);
}

void ui_pool_refill(ui_draw *d, int command, ui_colour c) {
    char *svg = d->arena + d->command[command].text;
    for (char *at = strstr(svg, pool_stop); at != NULL; at = strstr(at + 1, pool_stop)) {
        repaint(at, pool_stop, c);
    }
}

static void slot(ui_draw *d, ui_rect at, ui_colour fill, ui_colour c, float alpha) {
    const ui_rect r = snapped(at);
    const cut_piece cut = {.kind = CUT_SLOT,
                           .seed = 5,
                           .w = r.w,
                           .h = r.h,
                           .fill = fill,
                           .border = ui_theme(d->ui, c),
                           .border_w = 1.6f};
    show_cut(d, r, &cut, margin, alpha);
}

void ui_slot(ui_draw *d, ui_rect at, ui_colour c) {
    ui_slot_faded(d, at, c, 1.0f);
}

void ui_slot_faded(ui_draw *d, ui_rect at, ui_colour c, float alpha) {
    slot(d, at, 0x38000000u, c, alpha);
}

void ui_dashes(ui_draw *d, ui_rect at, ui_colour c) {
    slot(d, at, 0, c, 1.0f);
}

void ui_disc(ui_draw *d, ui_rect at, ui_colour fill, ui_colour rim, float rim_w) {
    ui_disc_of(d, at, ui_theme(d->ui, fill), rim, rim_w);
}

void ui_disc_of(ui_draw *d, ui_rect at, ui_colour fill, ui_colour rim, float rim_w) {
    const ui_rect r = snapped(at);
    const cut_piece disc = {.kind = CUT_DISC,
                            .seed = 3,
                            .w = r.w,
                            .h = r.h,
                            .fill = fill,
                            .border = rim != 0 ? ui_theme(d->ui, rim) : 0,
                            .border_w = rim_w};
    show_cut(d, r, &disc, room_of_disc(&disc), 1.0f);
}

/* In facets: the part is rounded to sixtieths so that a filling ring is sixty pictures at most. */
void ui_ring(ui_draw *d, ui_rect at, float part, ui_colour c, float width) {
    cut_svg s;
    cut_begin(&s);
    ui_rect r = snapped(at);
    int n = (int)lroundf(part * 60.0f);
    n = n < 0 ? 0 : n > 60 ? 60 : n;
    if (n == 0) {
        return;
    }
    float radius = r.w / 2, mid = radius + width;
    cut_text(&s, "<path d=\"");
    for (int i = 0; i <= n; i++) {
        float t = 6.2831853f * (float)i / 60.0f;
        cut_point(&s, i == 0 ? 'M' : 'L', mid + radius * sinf(t), mid - radius * cosf(t));
    }
    cut_text(&s, n == 60 ? "Z\" fill=\"none\"" : "\" fill=\"none\" stroke-linecap=\"round\"");
    cut_paint(&s, "stroke", ui_theme(d->ui, c));
    cut_text(&s, " stroke-width=\"");
    cut_number(&s, width);
    cut_text(&s, "\"/>");
    ui_shape(d, grown(r, width), s.at);
}

void ui_wedge(ui_draw *d, ui_rect at, int turn, ui_colour c) {
    static const float shape[4][3][2] = {
        {{0.02f, 0.97f}, {0.52f, 0.0f}, {1.0f, 0.93f}},
        {{0.03f, 0.02f}, {1.0f, 0.52f}, {0.07f, 1.0f}},
        {{0.0f, 0.03f}, {0.98f, 0.07f}, {0.48f, 1.0f}},
        {{0.97f, 0.0f}, {0.93f, 0.98f}, {0.0f, 0.48f}},
    };
    const float(*corner)[2] = shape[(turn % 4 + 4) % 4];
    cut_svg s;
    cut_begin(&s);
    cut_text(&s, "<path d=\"");
    for (int i = 0; i < 3; i++) {
        cut_point(&s, i == 0 ? 'M' : 'L', corner[i][0] * at.w, corner[i][1] * at.h);
    }
    cut_text(&s, "Z\"");
    cut_paint(&s, "fill", ui_theme(d->ui, c));
    cut_text(&s, "/>");
    ui_shape(d, at, s.at);
}

ui_rect ui_dot_of(ui_rect at, int n, int i) {
    const float size = fminf(at.h, at.w / ((float)n * 2.0f - 1.0f));
    const float x = at.x + (at.w - size * ((float)n * 2.0f - 1.0f)) / 2;
    return (ui_rect){x + 2 * size * (float)i, at.y + (at.h - size) / 2, size, size};
}

void ui_dots(ui_draw *d, ui_rect at, int n, int lit, ui_colour c) {
    for (int i = 0; i < n; i++) {
        ui_disc(d, ui_dot_of(at, n, i), i < lit ? c : 0x00000000u, c, 1.6f);
    }
}
