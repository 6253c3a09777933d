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

/* From one home to another in a bow towards the yard's middle. */
static void bow(const eatme_yard *yard, ui_rect a, ui_rect b, point out[BOW + 1]) {
    static const float bent = 0.35f;
    const point from = {a.x + a.w / 2, a.y + a.h / 2}, to = {b.x + b.w / 2, b.y + b.h / 2},
                middle = {yard->ground.x + yard->ground.w / 2, yard->ground.y + yard->ground.h / 2};
    const point over = {(from.x + to.x) / 2 * (1 - bent) + middle.x * bent,
                        (from.y + to.y) / 2 * (1 - bent) + middle.y * bent};

    for (int i = 0; i <= BOW; i++) {
        const float t = (float)i / BOW, u = 1 - t;
        out[i] = (point){u * u * from.x + 2 * u * t * over.x + t * t * to.x,
                         u * u * from.y + 2 * u * t * over.y + t * t * to.y};
    }
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

void eatme_draw_swap(const eatme_look *look, const eatme_yard *yard, const uint8_t *now, int a, int b, float seen) {
    static const float air = 12.0f, edge = 24.0f, wide = 5.0f, rim = 10.0f, least = 40.0f;
    const int from = eatme_place_of(yard, a), to = eatme_place_of(yard, b);
    const ui_rect home[2] = {ui_inset(home_of(look->d->ui, yard, from, now[a]), -air),
                             ui_inset(home_of(look->d->ui, yard, to, now[b]), -air)};
    point at[BOW + 1], *first = at;
    int n = BOW + 1;
    cut_svg svg;

    bow(yard, home[0], home[1], at);
    while (n > 2 && ui_inside(home[0], first->x, first->y)) {
        first++;
        n--;
    }
    while (n > 2 && ui_inside(home[1], first[n - 1].x, first[n - 1].y)) {
        n--;
    }
    if (hypotf(first[n - 1].x - first->x, first[n - 1].y - first->y) < least) {
        return; /* two that stand so close have their signs */
    }
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
