/* Where the seats of an upright table lie around its middle. */
#include <math.h>

#include "ui/edges.h"
#include "ui/seats.h"

/* What one seat takes: house, plate below it, and below the plate the strip "to act". */
typedef struct {
    float w, plate, house_w, house_h, gap, strip;
    float corner; /* from an upper one to a row */
} tile;

static const float point = 32.0f;  /* the wedge between a side seat and the middle */
static const float margin = 16.0f; /* to the frame's edge */
static const float corner_w = 230.0f, corner_of_many = 195.0f, corner_h = 80.0f;

static tile tile_for(int n, float strip) {
    if (n <= 6) {
        return (tile){186, 78, 104, 98, 14, strip, corner_w};
    }
    if (n <= 10) {
        return (tile){176, 72, 80, 80, 10, strip, corner_w};
    }
    if (n <= 15) {
        return (tile){160, 64, 62, 62, 10, strip, corner_w};
    }
    return (tile){132, 58, 48, 48, 6, strip, corner_w};
}

static float high(const tile *t) {
    return t->house_h + t->plate + t->strip;
}

/* How many seats stand where: upright the sides are equal, so that the ring looks like one. */
typedef struct {
    int bottom, left, top, right;
    bool tall; /* rows own the corners (portrait); else columns do */
    int first; /* where the first seat is: quarter turns from the bottom */
} ring;

static int room_for(float space, float each, float gap) {
    int n = (int)floorf((space + gap) / (each + gap) + 0.001f);
    return n < 0 ? 0 : n;
}

static ui_rect row_space(ui_rect area, const tile *t, bool tall, bool top) {
    float in = tall ? margin : top ? fmaxf(t->corner, margin + t->w + point) : margin + t->w + point;
    return (ui_rect){area.x + in, area.y, area.w - 2 * in, area.h};
}

static ui_rect side_space(ui_rect area, const tile *t, bool tall) {
    float above = fmaxf(area.y, corner_h + 4.0f), below = area.y + area.h;
    if (tall) {
        above += high(t) + t->gap;
        below -= high(t) + t->gap;
    }
    return (ui_rect){area.x, above, area.w, below - above};
}

static int least_at_sides(int n, bool tall) {
    return tall ? 0 : n <= 2 || n == 4 ? 0 : n <= 7 ? 1 : n <= 12 ? 2 : n <= 15 ? 3 : 4;
}

/* Of the seats that stand neither left nor right, so many stand above. Up to ten seats two are enough there: the
 * middle of the upper edge stays free for the lamp and for what the game says there, and the table's middle is
 * larger. */
static int seats_above(int n, int rest, int bottom, bool tall) {
    if (rest == 1) {
        return 0;
    }
    if (tall) {
        return rest / 2;
    }
    return n <= 10 && rest > 2 && rest - 2 <= bottom ? 2 : (rest + 1) / 2;
}

/* Splits n over the ring; false when tiles of this size do not fit. */
static bool split(ui_rect area, const tile *t, int n, ring *r) {
    r->tall = area.h > area.w;
    int top = room_for(row_space(area, t, r->tall, true).w, t->w, t->gap);
    int bottom = room_for(row_space(area, t, r->tall, false).w, t->w, t->gap);
    int sides = room_for(side_space(area, t, r->tall).h, high(t), 2.0f);
    for (int s = least_at_sides(n, r->tall); s <= sides && 2 * s <= n; s++) {
        int rest = n - 2 * s;
        int above = seats_above(n, rest, bottom, r->tall);
        above = above > top ? top : above;
        if (rest - above <= bottom) {
            *r = (ring){.bottom = rest - above, .left = s, .top = above, .right = s, .tall = r->tall};
            return true;
        }
    }
    return false;
}

/* On a flat table they stand as they sit: at the edge, and in the order, of their chips. */
static bool sits_at_edges(const ui_frame *ui, ui_rect area) {
    return ui->rim != NULL && area.w > area.h;
}

static bool split_by_edges(ui_rect area, const tile *t, int n, ring *r) {
    const bool portrait = area.h > area.w;
    int at[4] = {0};
    for (int i = 0; i < n; i++) {
        at[ui_edge_of(n, i, portrait)]++;
    }
    *r = (ring){.bottom = at[0], .left = at[1], .top = at[2], .right = at[3]};
    r->first = ui_edge_of(n, 0, portrait);
    const int sides = room_for(side_space(area, t, false).h, high(t), 2.0f);
    return r->top <= room_for(row_space(area, t, false, true).w, t->w, t->gap) &&
           r->bottom <= room_for(row_space(area, t, false, false).w, t->w, t->gap) && r->left <= sides &&
           r->right <= sides;
}

/* Beside two columns of wide tiles a tall table would have no middle, and among many these would stand nearer to the
 * chips of others; an emblem is narrower than a plate. */
static const float widest_of_column = 132.0f;

static tile fitting_tile(ui_rect area, int n, float strip, bool edges, ring *r) {
    tile t = tile_for(n, strip);
    t.w = edges && (area.h > area.w || n > 10) ? fminf(t.w, widest_of_column) : t.w;
    t.corner = edges && n > 10 ? corner_of_many : t.corner;
    for (int tries = 0; tries < 24 && !(edges ? split_by_edges : split)(area, &t, n, r); tries++) {
        t.house_h *= 0.9f;
        t.house_w *= 0.9f;
        if (tries % 2 == 1) {
            t.w *= 0.96f;
            t.plate *= 0.97f;
        }
    }
    return t;
}

/* What is left free at each end of a row, in gaps. Two at the side stay clear of the lower corner, where the frame
 * has buttons of its own; two above stay clear of the middle. */
static const float end_few = 0.3f, end_many = 0.15f, end_side = 0.5f, end_above = 0.2f;

/* Middle of the i-th of n along a span with equal gaps. `end_two` is the free end when there are just two. */
static float along(float from, float span, float each, int i, int n, float end_two) {
    float free = span - each * (float)n;
    if (n == 1) {
        return from + span / 2;
    }
    float end = n == 2 ? end_two : n == 3 ? end_few : end_many;
    float gap = free / ((float)(n - 1) + 2 * end);
    return from + end * gap + (float)i * (each + gap) + each / 2;
}

/* Of a row between columns: where it is full the seats at its ends stand nearly as far from those as from each other.
 */
static float along_between(ui_rect row, float each, int i, int n) {
    static const float end = 1.25f; /* in gaps */
    const float gap = (row.w + 2 * point - each * (float)n) / ((float)(n - 1) + 2 * end);
    const float from = row.x - point + end * gap;
    return end * gap < point ? from + (float)i * (each + gap) + each / 2 : along(row.x, row.w, each, i, n, end_few);
}

static ui_place place_at(const tile *t, float middle_x, float top, float lean) {
    ui_place p = {0};
    p.house = (ui_rect){middle_x - t->house_w / 2 + lean * (t->w - t->house_w) * 0.32f, top, t->house_w, t->house_h};
    p.plate = (ui_rect){middle_x - t->w / 2, top + t->house_h, t->w, t->plate};
    return p;
}

/* The ends of a long row come a little towards the middle of the table: rows read as arcs. */
static float bend(int i, int n, float most) {
    float off = n > 1 ? 2.0f * (float)i / (float)(n - 1) - 1.0f : 0.0f;
    return most * off * off;
}

static void turn_to(ui_place *p, ui_rect middle) {
    float dx = middle.x + middle.w / 2 - (p->plate.x + p->plate.w / 2);
    float dy = middle.y + middle.h / 2 - (p->plate.y + p->plate.h / 2);
    float degrees = atan2f(dx, -dy) * 57.29578f;
    p->angle = degrees < 0.0f ? degrees + 360.0f : degrees;
    p->far = dy > 0.0f;
    p->turn = 0;
}

static ui_rect middle_of(ui_rect area, const tile *t, const ring *r, float arc) {
    float air = 10.0f;
    float in = r->left + r->right > 0 ? margin + t->w + point : margin;
    float above = fmaxf(area.y, 0.0f) + air, below = area.y + area.h - air;
    float rows_top = r->tall ? fmaxf(area.y, corner_h + 4.0f) : area.y + 8.0f;
    if (r->top > 0) {
        above = rows_top + high(t) + arc + air;
    } else {
        above = fmaxf(above, corner_h + air);
    }
    if (r->bottom > 0) {
        below = area.y + area.h - high(t) - arc - air;
    }
    return (ui_rect){area.x + in, above, area.w - 2 * in, below - above};
}

static void lay(ui_rect area, int n, const tile *t, const ring *r, bool edges, ui_place out[], ui_rect *centre) {
    float h = high(t), arc = n > 15 && !r->tall ? 10.0f : 0.0f;
    float bottom_y = area.y + area.h - h, top_y = r->tall ? fmaxf(area.y, corner_h + 4.0f) : area.y + 8.0f;
    ui_rect low = row_space(area, t, r->tall, false), up = row_space(area, t, r->tall, true);
    ui_rect side = side_space(area, t, r->tall);
    float left = area.x + margin + t->w / 2, right = area.x + area.w - margin - t->w / 2;
    const bool between = !edges && !r->tall && r->left > 0;
    int at = r->first == 0 ? 0 : n - r->bottom; /* on a tall flat table the ring begins at the left side */
    for (int i = 0; i < r->bottom; i++) {       /* from the right to the left, so that the ring runs clockwise */
        int from_left = r->bottom - 1 - i;
        float lean = r->bottom < 2 ? 0.7f : from_left * 2 < r->bottom - 1 ? -0.7f : 0.7f;
        float x = between ? along_between(low, t->w, from_left, r->bottom)
                          : along(low.x, low.w, t->w, from_left, r->bottom, end_few);
        out[at++] = place_at(t, x, bottom_y - bend(from_left, r->bottom, arc), lean);
    }
    at %= n;
    for (int i = 0; i < r->left; i++) {
        out[at++] = place_at(t, left, along(side.y, side.h, h, r->left - 1 - i, r->left, end_side) - h / 2, 0);
    }
    for (int i = 0; i < r->top; i++) {
        out[at++] = place_at(t, along(up.x, up.w, t->w, i, r->top, end_above), top_y + bend(i, r->top, arc), 0);
    }
    for (int i = 0; i < r->right; i++) {
        out[at++] = place_at(t, right, along(side.y, side.h, h, i, r->right, end_side) - h / 2, 0);
    }
    *centre = middle_of(area, t, r, arc);
    for (int i = 0; i < n; i++) {
        turn_to(&out[i], *centre);
    }
}

static void places(const ui_frame *ui, ui_rect area, int n, bool edges, ui_place out[], ui_rect *centre) {
    ring r = {0};
    const tile t = fitting_tile(area, n, ui_seat_strip(ui), edges, &r);
    lay(area, n, &t, &r, edges, out, centre);
}

void ui_places_upright(const ui_frame *ui, ui_rect area, int n, ui_place out[], ui_rect *centre) {
    places(ui, area, n, sits_at_edges(ui, area), out, centre);
}

void ui_places_at_edges(const ui_frame *ui, ui_rect area, int n, ui_place out[], ui_rect *centre) {
    places(ui, area, n, sits_at_edges(ui, area) || (ui->rim != NULL && area.h > area.w), out, centre);
}
