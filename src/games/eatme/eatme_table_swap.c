/* The arrow between two seats that swap their characters. */
#include <math.h>

#include "eatme_table.h"

/* A seat's house or the wolf, and the plate: what an arrow points at. Of a ring the signs are outside. */
static ui_rect home_of(const ui_frame *ui, const eatme_yard *yard, int place, int who) {
    const eatme_spot *s = &yard->at[place];
    const eatme_stand wolf = place == 0 ? eatme_stand_home(yard) : eatme_stand_house(s);
    const float w = wolf.high * EATME_WOLF_SHAPE, wall = 90.0f * s->size;
    const ui_rect walls = {s->x - wall, s->feet - wall, 2 * wall, wall},
                  stands = {wolf.x - w / 2, wolf.feet - wolf.high, w, wolf.high};

    const ui_rect house = place == 0 ? ui_both(walls, eatme_sign_board(ui, s)) : walls;
    return ui_both(who == EATME_WOLF ? stands : house, s->place.plate);
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

/* Two that stand so close that a bow between them is no arrow have one from sign to sign, bent to the side on which
 * less of it lies behind their homes. */
static void sign_to_sign(stretch *l, ui_rect a, ui_rect b, const ui_rect home[2]) {
    static const float bent = 0.38f;
    int least = 2 * BOW;
    stretch best = {.n = 0};

    for (int side = -1; side <= 1; side += 2) {
        const float x = a.x + a.w / 2, y = a.y + a.h / 2, dx = b.x + b.w / 2 - x, dy = b.y + b.h / 2 - y;
        const point over = {x + dx / 2 - (float)side * bent * dy, y + dy / 2 + (float)side * bent * dx};
        int behind = 0;
        curve((point){x, y}, over, (point){x + dx, y + dy}, l->at);
        clip(l, (ui_rect[]){a, a}, (ui_rect[]){b, b});
        for (int i = 0; i < l->n; i++) {
            behind += in_either(home, l->at[l->first + i]);
        }
        if (behind < least) {
            least = behind;
            best = *l;
        }
    }
    *l = best;
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
        sign_to_sign(&l, sign[0], sign[1], home);
    }
    if (length_of(&l) < least) {
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
