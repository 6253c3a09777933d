/* The arrow between two seats that swap their characters. */
#include <math.h>
#include <string.h>

#include "eatme_table.h"

/* The walls of a house so high that its roof is in, or the wolf. */
static ui_rect stands_at(const eatme_yard *yard, int place, int who, float high) {
    const eatme_spot *s = &yard->at[place];
    const eatme_stand wolf = place == 0 ? eatme_stand_home(yard) : eatme_stand_house(s);
    const float w = wolf.high * EATME_WOLF_SHAPE, wall = 90.0f * s->size;

    return who == EATME_WOLF ? (ui_rect){wolf.x - w / 2, wolf.feet - wolf.high, w, wolf.high}
                             : (ui_rect){s->x - wall, s->feet - high * wall, 2 * wall, high * wall};
}

/* A seat's house or the wolf, and the plate: what an arrow points at. Of a ring the signs are outside. */
static ui_rect home_of(const ui_frame *ui, const eatme_yard *yard, int place, int who) {
    const eatme_spot *s = &yard->at[place];
    const ui_rect stands = stands_at(yard, place, who, 1.0f);
    const bool board = place == 0 && who != EATME_WOLF;

    return ui_both(board ? ui_both(stands, eatme_sign_board(ui, s)) : stands, s->place.plate);
}

typedef struct {
    float x, y;
} point;

enum { BOW = 32 };

static void curve(point from, point over, point to, point out[BOW + 1]) {
    for (int i = 0; i <= BOW; i++) {
        const float t = (float)i / BOW, u = 1 - t;
        out[i] = (point){u * u * from.x + 2 * u * t * over.x + t * t * to.x,
                         u * u * from.y + 2 * u * t * over.y + t * t * to.y};
    }
}

/* From one home to another in a bow towards the yard's middle. */
static void bow(const eatme_yard *yard, ui_rect a, ui_rect b, point out[BOW + 1]) {
    static const float bent = 0.35f;
    const point from = {a.x + a.w / 2, a.y + a.h / 2}, to = {b.x + b.w / 2, b.y + b.h / 2},
                middle = {yard->ground.x + yard->ground.w / 2, yard->ground.y + yard->ground.h / 2};
    const point over = {(from.x + to.x) / 2 * (1 - bent) + middle.x * bent,
                        (from.y + to.y) / 2 * (1 - bent) + middle.y * bent};

    curve(from, over, to, out);
}

/* A line, and at each end a head that points on. */
static void arrow_path(cut_svg *svg, const point *at, int n, ui_rect in) {
    static const float head = 17.0f, open = 0.55f;

    cut_text(svg, "<path d=\"");
    for (int i = 0; i < n; i++) {
        cut_point(svg, i == 0 ? 'M' : 'L', at[i].x - in.x, at[i].y - in.y);
    }
    for (int end = 0; end < 2; end++) {
        const point tip = at[end == 0 ? 0 : n - 1], back = at[end == 0 ? 1 : n - 2];
        const float angle = atan2f(back.y - tip.y, back.x - tip.x);
        for (int side = -1; side <= 1; side++) {
            const float reach = side == 0 ? 0.0f : head, turned = angle + open * (float)side;
            cut_point(svg, side < 0 ? 'M' : 'L', tip.x + reach * cosf(turned) - in.x,
                      tip.y + reach * sinf(turned) - in.y);
        }
    }
    cut_text(svg, "\" fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\" stroke-width=\"");
}

/* A curve from the middle of one to the middle of the other, and so many points of it, from the first, outside both.
 */
typedef struct {
    point at[BOW + 1];
    int first, n;
} stretch;

static bool in_either(const ui_rect at[2], point p) {
    return ui_inside(at[0], p.x, p.y) || ui_inside(at[1], p.x, p.y);
}

static void clip(stretch *l, const ui_rect a[2], const ui_rect b[2]) {
    l->first = 0;
    l->n = BOW + 1;
    while (l->n > 2 && in_either(a, l->at[l->first])) {
        l->first++;
        l->n--;
    }
    while (l->n > 2 && in_either(b, l->at[l->first + l->n - 1])) {
        l->n--;
    }
}

static float length_of(const stretch *l) {
    const point from = l->at[l->first], to = l->at[l->first + l->n - 1];
    return hypotf(to.x - from.x, to.y - from.y);
}

/* ---- two that stand close ---- */

enum { THINGS = 4 * EATME_SEATS, ENDS = 11 };

/* What no arrow goes over: houses with their roofs and boards, the wolf, plates and their signs. */
typedef struct {
    ui_rect at[THINGS];
    int n;
} things;

static things all_things(const ui_frame *ui, const eatme_yard *yard, const uint8_t *now) {
    static const float roof = 1.9f, air = 7.0f; /* of the walls' height */
    things all = {.n = 0};

    for (int seat = 0; seat < yard->n; seat++) {
        const int place = eatme_place_of(yard, seat);
        const eatme_spot *s = &yard->at[place];
        all.at[all.n++] = stands_at(yard, place, now[seat], roof);
        all.at[all.n++] = ui_inset(s->place.plate, -air);
        all.at[all.n++] = ui_inset(eatme_swap_sign(ui, s), -air);
        if (now[seat] != EATME_WOLF) {
            all.at[all.n++] = ui_inset(eatme_sign_board(ui, s), -air);
        }
    }
    return all;
}

/* Where an arrow may end: round the plate and round its sign. */
static void ends_of(ui_rect plate, ui_rect sign, point out[ENDS]) {
    static const float air = 13.0f;
    const ui_rect p = ui_inset(plate, -air), s = ui_inset(sign, -air);
    const float right = p.x + p.w, low = p.y + p.h, mid = s.x + s.w / 2;
    const point all[ENDS] = {{p.x, p.y},
                             {right, p.y},
                             {p.x, low},
                             {p.x + p.w * 0.25f, low},
                             {p.x + p.w * 0.5f, low},
                             {p.x + p.w * 0.75f, low},
                             {right, low},
                             {mid, s.y},
                             {mid, s.y + s.h},
                             {s.x, s.y + s.h / 2},
                             {s.x + s.w, s.y + s.h / 2}};

    memcpy(out, all, sizeof all);
}

/* How many points of it lie over something. */
static int covers(const stretch *l, const things *all) {
    int n = 0;

    for (int i = 0; i < l->n; i++) {
        bool over = false;
        for (int k = 0; k < all->n && !over; k++) {
            over = ui_inside(all->at[k], l->at[i].x, l->at[i].y);
        }
        n += over;
    }
    return n;
}

/* A short bow between two points, over as little as can be, then as short as can be. */
static void try_between(stretch *best, float *worth, point a, point b, const things *all, float least) {
    static const float bends[] = {-0.25f, 0.25f, -0.4f, 0.4f}, hit = 1000.0f;
    const float dx = b.x - a.x, dy = b.y - a.y, far = hypotf(dx, dy);

    for (size_t i = 0; i < sizeof bends / sizeof bends[0] && far >= least; i++) {
        stretch l = {.n = BOW + 1};
        curve(a, (point){a.x + dx / 2 - bends[i] * dy, a.y + dy / 2 + bends[i] * dx}, b, l.at);
        const float bad = hit * (float)covers(&l, all) + far;
        if (bad < *worth) {
            *worth = bad;
            *best = l;
        }
    }
}

/* A bow between their homes is no arrow: one from plate to plate, beside houses and boards. */
static void plate_to_plate(stretch *l, const ui_frame *ui, const eatme_yard *yard, const uint8_t *now, int from,
                           int to) {
    static const float least = 64.0f;
    const things all = all_things(ui, yard, now);
    point a[ENDS], b[ENDS];
    float worth = INFINITY;

    l->n = 0;
    ends_of(yard->at[from].place.plate, eatme_swap_sign(ui, &yard->at[from]), a);
    ends_of(yard->at[to].place.plate, eatme_swap_sign(ui, &yard->at[to]), b);
    for (int i = 0; i < ENDS; i++) {
        for (int k = 0; k < ENDS; k++) {
            try_between(l, &worth, a[i], b[k], &all, least);
        }
    }
}

void eatme_draw_swap(const eatme_look *look, const eatme_yard *yard, const uint8_t *now, int a, int b, float seen) {
    static const float air = 12.0f, sign_air = 8.0f, edge = 24.0f, wide = 5.0f, rim = 10.0f, least = 40.0f;
    const ui_frame *ui = look->d->ui;
    const int from = eatme_place_of(yard, a), to = eatme_place_of(yard, b);
    const ui_rect home[2] = {ui_inset(home_of(ui, yard, from, now[a]), -air),
                             ui_inset(home_of(ui, yard, to, now[b]), -air)};
    stretch l;
    cut_svg svg;

    const ui_rect sign[2] = {ui_inset(eatme_swap_sign(ui, &yard->at[from]), -sign_air),
                             ui_inset(eatme_swap_sign(ui, &yard->at[to]), -sign_air)};
    bow(yard, home[0], home[1], l.at);
    clip(&l, (ui_rect[]){home[0], sign[0]}, (ui_rect[]){home[1], sign[1]});
    if (length_of(&l) < least) {
        plate_to_plate(&l, ui, yard, now, from, to);
    }
    if (l.n < 2) {
        return;
    }
    const point *first = &l.at[l.first];
    const int n = l.n;
    ui_rect in = {first->x, first->y, 0, 0};
    for (int i = 1; i < n; i++) {
        in = ui_both(in, (ui_rect){first[i].x, first[i].y, 0, 0});
    }
    in = ui_inset(in, -edge);
    cut_begin(&svg);
    for (int line = 0; line < 2; line++) {
        arrow_path(&svg, first, n, in);
        cut_number(&svg, line == 0 ? rim : wide);
        cut_text(&svg, "\"");
        cut_paint(&svg, "stroke", ui_theme(look->d->ui, line == 0 ? UI_INK_950 : UI_LANTERN));
        cut_text(&svg, "/>");
    }
    ui_shape_faded(look->d, in, svg.at, seen);
}
