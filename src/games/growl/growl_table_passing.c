/* Cards that are passed at night: both directions as arrows round the table, and on them the cards, on their way from
 * a hand to the home tile of who gets them. They lie below all words, so that none is hidden. */
#include <math.h>

#include "growl_table_lanes.h"
#include "ui/cut.h"

enum { LEFT, RIGHT, SIDES };

/* ---- arrows ---- */

static ui_rect box_of(const growl_lane *s, float air) {
    ui_rect box = {s->at[0].x, s->at[0].y, 0, 0};

    for (int i = 1; i < s->n; i++) {
        box = ui_both(box, (ui_rect){s->at[i].x, s->at[i].y, 0, 0});
    }
    return ui_inset(box, -air);
}

/* Up to its head: that is of one length, wherever the points of the way lie. */
static growl_lane neck_of(const growl_lane *s, float head) {
    const table_point tip = s->at[s->n - 1];
    growl_lane neck = *s;
    int i = s->n - 2;

    while (i > 0 && hypotf(tip.x - s->at[i].x, tip.y - s->at[i].y) < head) {
        i--;
    }
    const float far = hypotf(tip.x - s->at[i].x, tip.y - s->at[i].y),
                near = hypotf(tip.x - s->at[i + 1].x, tip.y - s->at[i + 1].y);
    neck.at[i + 1] = table_towards(s->at[i], s->at[i + 1], fmaxf(far - head, 0.0f) / fmaxf(far - near, 0.1f));
    neck.n = i + 2;
    return neck;
}

static const float arrow_head = 19.0f; /* du of its length */

/* Thin where it begins, with a head where the cards stay. */
static void arrow(ui_draw *d, const growl_lane *s, ui_colour colour, float lit) {
    static const float thin = 1.2f, thick = 2.8f, barb = 9.5f, edge = 14.0f;
    const ui_rect at = box_of(s, edge);
    const table_point tip = s->at[s->n - 1];
    const growl_lane body = neck_of(s, arrow_head);
    const int neck = body.n - 1;
    const growl_lane top = {.at = {body.at[neck], tip}, .n = 2};
    cut_svg svg;

    cut_begin(&svg);
    cut_text(&svg, "<path d=\"");
    for (int k = 0; k <= 2 * neck + 1; k++) {
        const int i = k <= neck ? k : 2 * neck + 1 - k;
        const float half = thin + (thick - thin) * (float)i / (float)neck;
        const table_point p = growl_beside_lane(&body, i, k <= neck ? half : -half);
        cut_point(&svg, k == 0 ? 'M' : 'L', p.x - at.x, p.y - at.y);
        if (k == neck) {
            const table_point one = growl_beside_lane(&top, 0, barb), other = growl_beside_lane(&top, 0, -barb);
            cut_point(&svg, 'L', one.x - at.x, one.y - at.y);
            cut_point(&svg, 'L', tip.x - at.x, tip.y - at.y);
            cut_point(&svg, 'L', other.x - at.x, other.y - at.y);
        }
    }
    cut_text(&svg, "Z\"");
    cut_paint(&svg, "fill", colour);
    cut_text(&svg, "/>");
    ui_shape_faded(d, at, svg.at, lit);
}

/* ---- cards ---- */

static float length_of(const growl_lane *s) {
    float all = 0.0f;

    for (int i = 1; i < s->n; i++) {
        all += hypotf(s->at[i].x - s->at[i - 1].x, s->at[i].y - s->at[i - 1].y);
    }
    return all;
}

/* Without its end, which a card of half this length would hide. */
static growl_lane before_head(const growl_lane *lane, float long_as, float half) {
    static const float least = 0.3f; /* of the way */
    const float ends = fmaxf(least, 1.0f - (arrow_head + half) / fmaxf(long_as, 1.0f));
    growl_lane s = {.n = lane->n};

    for (int i = 0; i < s.n; i++) {
        s.at[i] = growl_on_lane(lane, ends * (float)i / (float)(s.n - 1));
    }
    return s;
}

/* How wide a card is on it: smaller where it is short or narrow, so that more of it is seen than is hidden. */
static float card_on(const growl_lane *lane, float long_as) {
    static const float usual = 32.0f, smaller = 24.0f, smallest = 19.0f, is_short = 230.0f, is_shorter = 120.0f;

    return lane->close || long_as < is_shorter ? smallest : lane->narrow || long_as < is_short ? smaller : usual;
}

static const float lane_is = 0.8f; /* of the way of a card: from there it lands */

/* All of one size along an arrow, between the plates and as far as its head; then onto the home tile, as large as it
 * lies there. */
static ui_rect on_its_way(const growl_lane *lane, const ui_place *from, const ui_place *to, ui_rect end, float part) {
    enum { SIZES = 2 };
    static const float lands = 0.84f; /* of its way */
    const float long_as = length_of(lane);
    const float small = fminf(1.0f, card_on(lane, long_as) / end.w);
    const float size = small + (1.0f - small) * motion_stepped(motion_of(part, lands, 1.0f), SIZES);
    const growl_lane tail = before_head(lane, long_as, end.h * small / 2),
                     clear = growl_lane_clear(&tail, from, to, end.w * small, end.h * small);
    const float way = motion_smooth(part);
    const table_point p =
        table_towards(growl_on_lane(&clear, way / lane_is), table_middle(end), motion_of(way, lane_is, 1.0f));

    return ui_centre((ui_rect){p.x, p.y, 0, 0}, end.w * size, end.h * size);
}

/* How far the card of this place to this side is: all go to the left first. */
static float passing_part(const growl_look *look, int place, int side) {
    static const float flight = 0.9f;
    const float half = (GROWL_PASSED_LIES - GROWL_CARDS_GO) / 2, from = GROWL_CARDS_GO + (float)side * half;

    return motion_dealt(motion_of(look->t->part, from, from + half), place, look->pub->n, flight);
}

static const growl_night *the_night(const growl_look *look) {
    return &look->pub->night[look->pub->nights];
}

int growl_passed_by(const growl_look *look, int seat) {
    int gone = 0;

    for (int side = 0; side < SIDES; side++) {
        gone += passing_part(look, look->pub->place[seat], side) > 0.0f;
    }
    return growl_is_telling(look->t, GROWL_EV_PASSED) && the_night(look)->passed[seat] ? gone : 0;
}

/* To whom a card goes there this night; false: none does. */
static bool goes_to(const growl_look *look, int seat, int side, int *to) {
    const growl_night *night = the_night(look);

    *to = side == LEFT ? night->left[seat] : night->right[seat];
    return night->passed[seat] && *to < look->pub->n;
}

static growl_lane lane_of(const growl_look *look, const growl_ring *ring, const growl_night_places *lie, int seat,
                          int side, int to) {
    return growl_lane_of(look, ring, lie, look->pub->place[seat], look->pub->place[to], side == LEFT);
}

/* Where it lies when the ways come. */
static bool ways_cross_pile(const growl_look *look, const growl_ring *ring) {
    static const float half = 22.0f, thick = 0.24f; /* of a card on its way; of its width */
    table_ui then = *look->t;
    growl_look at = *look;
    bool crossed = false;
    int to;

    then.part = GROWL_RULE_GONE;
    at.t = &then;
    const growl_night_places lie = growl_night_places_of(&at, ring);
    const ui_rect pile = {lie.pile.x, lie.pile.y, lie.pile.w, lie.pile.h + thick * lie.pile.w};
    for (int i = 0; i < SIDES * look->pub->n && !crossed; i++) {
        if (goes_to(look, i / SIDES, i % SIDES, &to)) {
            const growl_lane lane = lane_of(&at, ring, &lie, i / SIDES, i % SIDES, to);
            for (int k = 0; k < lane.n; k++) {
                crossed |= ui_inside(ui_inset(pile, -half), lane.at[k].x, lane.at[k].y);
            }
        }
    }
    return crossed;
}

float growl_pile_left(const growl_look *look, const growl_ring *ring) {
    enum { STEPS = 3 };
    const float part = look->t->part;
    const float left = 1.0f - motion_stepped(motion_of(part, 0.0f, GROWL_RULE_GONE), STEPS) +
                       motion_stepped(motion_of(part, GROWL_PASSED_LIES, 1.0f), MOTION_PAGE_STEPS);

    return left < 1.0f && growl_passes(look) && ways_cross_pile(look, ring) ? left : 1.0f;
}

/* To the left in the lamp's light, to the right in the moon's. */
void growl_draw_passing_ways(const growl_look *look, const growl_ring *ring) {
    enum { STEPS = 3 };
    const float lit = motion_stepped(motion_of(look->t->part, GROWL_RULE_GONE, GROWL_WAYS_DRAWN), STEPS) -
                      motion_stepped(motion_of(look->t->part, GROWL_PASSED_LIES, 1.0f), MOTION_PAGE_STEPS);
    int to;

    if (lit <= 0.0f) {
        return;
    }
    const growl_night_places lie = growl_night_places_of(look, ring);
    for (int i = 0; i < SIDES * look->pub->n; i++) {
        if (goes_to(look, i / SIDES, i % SIDES, &to)) {
            const growl_lane lane = lane_of(look, ring, &lie, i / SIDES, i % SIDES, to);
            arrow(look->d, &lane, i % SIDES == LEFT ? UI_LANTERN : UI_BLUE, lit);
        }
    }
}

/* Behind the plates of a side where it meets one; over all else on its way, until it is off its arrow. */
static growl_layer layer_of(const growl_look *look, const growl_ring *ring, ui_rect at, const ui_place *there,
                            float part) {
    bool far = false, near = false;

    for (int i = 0; i < look->pub->n; i++) {
        const bool meets = ui_meet(at, ring->at[i].plate);
        far |= meets && ring->at[i].far;
        near |= meets && !ring->at[i].far;
    }
    if (far || near) {
        return far ? GROWL_FAR : GROWL_NEAR;
    }
    return motion_smooth(part) <= lane_is ? GROWL_ABOVE : there->far ? GROWL_FAR : GROWL_NEAR;
}

/* The card of a seat to this side, which comes to lie as the i-th there. */
static growl_back passed(const growl_look *look, const growl_ring *ring, const growl_night_places *lie, int seat,
                         int side, int to, int i) {
    const growl_pub *pub = look->pub;
    const ui_place *there = &ring->at[pub->place[to]];
    const float part = passing_part(look, pub->place[seat], side);
    ui_rect at = growl_tile_card(there, i);

    if (part < 1.0f) {
        const growl_lane lane = lane_of(look, ring, lie, seat, side, to);
        at = on_its_way(&lane, &ring->at[pub->place[seat]], there, at, part);
    }
    return (growl_back){at, growl_tile_askew(i), layer_of(look, ring, at, there, part)};
}

growl_passed growl_passed_of(const growl_look *look, const growl_ring *ring) {
    const growl_pub *pub = look->pub;
    int lies_at[GROWL_SEATS] = {0}, to;
    growl_passed all = {.n = 0};

    if (!growl_passes(look)) {
        return all;
    }
    const growl_night_places lie = growl_night_places_of(look, ring);
    for (int side = 0; side < SIDES; side++) { /* as they come to lie on each other */
        for (int seat = 0; seat < pub->n; seat++) {
            if (goes_to(look, seat, side, &to)) {
                const int lies = lies_at[to]++ % GROWL_TILE_SEEN;
                if (passing_part(look, pub->place[seat], side) > 0.0f) {
                    all.card[all.n++] = passed(look, ring, &lie, seat, side, to, lies);
                }
            }
        }
    }
    return all;
}

void growl_draw_passed(const growl_look *look, const growl_passed *all, growl_layer layer) {
    for (int i = 0; i < all->n; i++) {
        if (all->card[i].layer == layer) {
            growl_draw_small_back(look->d, all->card[i].at, all->card[i].askew);
        }
    }
}
