/* Cards that are passed at night: both directions as arrows round the table, and on them the cards, on their way from
 * a hand to the neighbour's home tile. They lie below all else, so that no word, no name and no house is hidden. */
#include <math.h>

#include "growl_table.h"
#include "ui/cut.h"

enum { LEFT, RIGHT, SIDES };

/* ---- lanes ---- */

enum { POINTS = 20 };
typedef struct {
    table_point at[POINTS];
    int n;
} stretch;

/* On a curve from a to b. */
static table_point on_curve(table_point a, table_point bend, table_point b, float part) {
    return table_towards(table_towards(a, bend, part), table_towards(bend, b, part), part);
}

/* On the way from a place to the next one on a side: from plate to plate, bent round the table's middle; who goes to
 * the left keeps outside, who goes to the right inside. */
static table_point on_lane(const growl_ring *ring, int from, int to, float part) {
    static const float round = 0.05f, apart = 11.0f; /* of the way; du from the middle of both lanes */
    const table_point a = table_middle(ring->at[from].plate), b = table_middle(ring->at[to].plate),
                      c = table_middle(ring->centre), mid = table_towards(a, b, 0.5f);
    const float far = hypotf(b.x - a.x, b.y - a.y), out = fmaxf(hypotf(mid.x - c.x, mid.y - c.y), 1.0f);
    const table_point bend = {mid.x + (mid.x - c.x) / out * round * far, mid.y + (mid.y - c.y) / out * round * far};
    const table_point p = on_curve(a, bend, b, part), one = table_towards(a, bend, part),
                      other = table_towards(bend, b, part);
    const float dx = other.x - one.x, dy = other.y - one.y, len = fmaxf(hypotf(dx, dy), 0.1f);

    return (table_point){p.x + dy / len * apart, p.y - dx / len * apart};
}

static int next_place(const growl_pub *pub, int place, int side) {
    return (place + (side == LEFT ? 1 : pub->n - 1)) % pub->n;
}

/* How many places further: past whoever takes no part. */
static int places_on(const growl_pub *pub, int from, int to, int side) {
    return side == LEFT ? (to + pub->n - from) % pub->n : (from + pub->n - to) % pub->n;
}

/* What is seen of the straight way between two seats, clear of their houses and plates. */
static stretch seen_of(const growl_ring *ring, int from, int to) {
    enum { SAMPLES = 64 };
    static const float air = 4.0f;
    const ui_place *at[] = {&ring->at[from], &ring->at[to]};
    float first = 1.0f, last = 0.0f;
    stretch s = {.n = 0};

    for (int i = 0; i <= SAMPLES; i++) {
        const table_point p = on_lane(ring, from, to, (float)i / SAMPLES);
        bool hidden = false;
        for (int k = 0; k < 2; k++) {
            hidden |= ui_inside(ui_inset(ui_both(growl_house_box(at[k]), at[k]->plate), -air), p.x, p.y);
        }
        first = hidden ? first : fminf(first, (float)i / SAMPLES);
        last = hidden ? last : (float)i / SAMPLES;
    }
    for (int i = 0; i < POINTS && first < last; i++) {
        s.at[s.n++] = on_lane(ring, from, to, first + (last - first) * (float)i / (POINTS - 1));
    }
    return s;
}

static stretch curve(table_point a, table_point bend, table_point b) {
    stretch s = {.n = 0};

    while (s.n < POINTS) {
        s.at[s.n] = on_curve(a, bend, b, (float)s.n / (POINTS - 1));
        s.n++;
    }
    return s;
}

/* One plate stands above the other: who goes down passes the lower house on the side where no card will lie. */
static stretch beside_house(const ui_place *from, const ui_place *to) {
    static const float in = 13.0f, air = 5.0f; /* from the plates' ends; from their edges */
    const bool down = from->plate.y < to->plate.y;
    const ui_place *upper = down ? from : to, *lower = down ? to : from;
    const bool right = (growl_tile_card(lower, 0).x < lower->house.x) == down;
    const float above = upper->plate.y + upper->plate.h + air, below = lower->plate.y - air;
    const table_point high = {upper->plate.x + (right ? upper->plate.w - in : in), above},
                      low = {lower->plate.x + (right ? lower->plate.w - in : in), below};

    return down ? curve(high, table_towards(high, low, 0.5f), low) : curve(low, table_towards(low, high, 0.5f), high);
}

/* So far from a plate's end begins a bow over its upper edge, clear of its house. */
static float clear_of_house(const ui_place *at, bool right, float wish) {
    static const float air = 12.0f, least = 12.0f;
    const ui_rect house = growl_house_box(at), p = at->plate;
    const float free = (right ? p.x + p.w - house.x - house.w : house.x - p.x) - air;

    return fmaxf(least, fminf(wish, free));
}

/* How a bow runs: over the upper edges of plates, above all that lies beside houses or under that one from end to
 * end; or below the lower edges. */
typedef enum { OVER, UNDER_IT, BELOW } bow_kind;

/* Neighbours in a row: a bow over their upper edges for who goes to the right. The others go below the lower ones,
 * or, where words are close below, over the upper ones, too. */
static bow_kind bow_kind_of(const ui_place *from, const ui_place *to, float bottom) {
    static const float needs = 72.0f; /* an arrow, and a card on it */
    const float edge = fmaxf(from->plate.y + from->plate.h, to->plate.y + to->plate.h);

    return from->plate.x < to->plate.x ? OVER : bottom - edge < needs ? UNDER_IT : BELOW;
}

static stretch bow(const ui_place *from, const ui_place *to, float bottom) {
    static const float in = 0.24f, ends = 2.0f, air = 5.0f,
                       high[] = {140.0f, 66.0f, 64.0f}; /* of its plate; of bends */
    const bow_kind kind = bow_kind_of(from, to, bottom);
    const bool above = kind != BELOW, right = from->plate.x < to->plate.x;
    const ui_place *one = right ? from : to, *other = right ? to : from;
    const float wish = in * one->plate.w;
    const float one_in = kind == OVER ? clear_of_house(one, true, wish)
                         : above      ? ends
                                      : wish,
                other_in = kind == OVER ? clear_of_house(other, false, wish)
                           : above      ? ends
                                        : wish;
    const table_point a = {one->plate.x + one->plate.w - one_in,
                           above ? one->plate.y - air : one->plate.y + one->plate.h + air},
                      b = {other->plate.x + other_in,
                           above ? other->plate.y - air : other->plate.y + other->plate.h + air};
    const float y = above ? fminf(a.y, b.y) - high[kind] : (a.y + b.y) / 2 + high[kind];
    const table_point bend = {(a.x + b.x) / 2, y};

    return right ? curve(a, bend, b) : curve(b, bend, a);
}

static float length_of(const stretch *s) {
    return s->n < 2 ? 0.0f : hypotf(s->at[s->n - 1].x - s->at[0].x, s->at[s->n - 1].y - s->at[0].y);
}

/* The way of cards between two seats, from the edge of a plate to the edge of the other. */
static stretch lane_of(const growl_ring *ring, int from, int to) {
    static const float least = 60.0f, in_line = 0.5f; /* of a plate's width */
    const ui_place *a = &ring->at[from], *b = &ring->at[to];
    const stretch there = seen_of(ring, from, to), back = seen_of(ring, to, from);

    if (fabsf(a->plate.x - b->plate.x) < in_line * a->plate.w) {
        return beside_house(a, b);
    }
    return fminf(length_of(&there), length_of(&back)) < least ? bow(a, b, ring->bottom + 8.0f) : there;
}

static table_point on_stretch(const stretch *s, float part) {
    const float along = fminf(fmaxf(part, 0.0f), 1.0f) * (float)(s->n - 1);
    const int i = (int)fminf(along, (float)s->n - 2.0f);

    return table_towards(s->at[i], s->at[i + 1], along - (float)i);
}

/* Where a card of this size is clear of both plates, with air; where there is no such place it stays in the middle.
 */
static stretch clear_of_plates(const stretch *lane, const ui_place *from, const ui_place *to, float w, float h) {
    enum { SAMPLES = 48 };
    static const float air = 8.0f;
    float first = 1.0f, last = 0.0f;
    stretch s = {.n = POINTS};

    for (int i = 0; i <= SAMPLES; i++) {
        const float part = (float)i / SAMPLES;
        const table_point p = on_stretch(lane, part);
        const ui_rect card = {p.x - w / 2 - air, p.y - h / 2 - air, w + 2 * air, h + 2 * air};
        if (!ui_meet(card, from->plate) && !ui_meet(card, to->plate)) {
            first = fminf(first, part);
            last = part;
        }
    }
    for (int i = 0; i < POINTS; i++) {
        const float part = first + (last - first) * (float)i / (POINTS - 1);
        s.at[i] = on_stretch(lane, first <= last ? part : 0.5f);
    }
    return s;
}

/* ---- arrows ---- */

static ui_rect box_of(const stretch *s, float air) {
    ui_rect box = {s->at[0].x, s->at[0].y, 0, 0};

    for (int i = 1; i < s->n; i++) {
        box = ui_both(box, (ui_rect){s->at[i].x, s->at[i].y, 0, 0});
    }
    return ui_inset(box, -air);
}

/* A point so far to one side of the i-th. */
static table_point beside(const stretch *s, int i, float by) {
    const table_point from = s->at[i > 0 ? i - 1 : 0], to = s->at[i < s->n - 1 ? i + 1 : i];
    const float dx = to.x - from.x, dy = to.y - from.y, len = fmaxf(hypotf(dx, dy), 0.1f);

    return (table_point){s->at[i].x - dy / len * by, s->at[i].y + dx / len * by};
}

/* Thin where it begins; with a head where the cards stay, and none where they go on. */
static void arrow(ui_draw *d, const stretch *s, bool headed, ui_colour colour, float lit) {
    static const float thin = 1.2f, thick = 2.8f, head = 19.0f, barb = 9.5f, edge = 14.0f;
    const ui_rect at = box_of(s, edge);
    const table_point tip = s->at[s->n - 1];
    int neck = s->n - 1;
    cut_svg svg;

    while (headed && neck > 1 && hypotf(tip.x - s->at[neck].x, tip.y - s->at[neck].y) < head) {
        neck--;
    }
    cut_begin(&svg);
    cut_text(&svg, "<path d=\"");
    for (int k = 0; k <= 2 * neck + 1; k++) {
        const int i = k <= neck ? k : 2 * neck + 1 - k;
        const float half = thin + (thick - thin) * (float)i / (float)neck;
        const table_point p = beside(s, i, k <= neck ? half : -half);
        cut_point(&svg, k == 0 ? 'M' : 'L', p.x - at.x, p.y - at.y);
        if (k == neck && headed) {
            const table_point one = beside(s, neck, barb), other = beside(s, neck, -barb);
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

/* From place to place: to the left in the lamp's light, to the right in the moon's. */
static void direction(const growl_look *look, const growl_ring *ring, int from, int to, int side, float lit) {
    for (int place = from; place != to;) {
        const int next = next_place(look->pub, place, side);
        const stretch lane = lane_of(ring, place, next);

        arrow(look->d, &lane, next == to, side == LEFT ? UI_LANTERN : UI_BLUE, lit);
        place = next;
    }
}

/* ---- cards ---- */

/* A card's way between neighbours: on their arrow, between the plates. */
static stretch card_way(const growl_ring *ring, int from, int to, float w, float h) {
    const stretch lane = lane_of(ring, from, to);

    return clear_of_plates(&lane, &ring->at[from], &ring->at[to], w, h);
}

/* Along the arrows, smaller than it lies so that they are seen, then onto the home tile; past whoever takes no part
 * straight over the plate. */
static ui_rect on_its_way(const growl_look *look, const growl_ring *ring, int from, int to, int side, ui_rect end,
                          float part) {
    enum { SIZES = 2 };
    static const float small = 0.6f, lands = 0.84f, lane_ends = 0.8f; /* of the way from a place to the next */
    const int places = places_on(look->pub, from, to, side);
    const float way = motion_smooth(part) * (float)places;
    const int gone = (int)fminf(way, (float)places - 1.0f), n = look->pub->n;
    const int at = (from + gone * (side == LEFT ? 1 : n - 1)) % n, next = next_place(look->pub, at, side);
    const float size = small + (1.0f - small) * motion_stepped(motion_of(part, lands, 1.0f), SIZES);
    const float least_w = end.w * small, least_h = end.h * small, w = end.w * size, h = end.h * size;
    const stretch lane = card_way(ring, at, next, least_w, least_h);
    const float hop = way - (float)gone, over = motion_of(hop, lane_ends, 1.0f);
    const stretch on = next == to ? lane : card_way(ring, next, next_place(look->pub, next, side), least_w, least_h);
    const table_point goal = next == to ? table_middle(end) : on.at[0];
    const table_point p = table_towards(on_stretch(&lane, hop / lane_ends), goal, over);

    return (ui_rect){p.x - w / 2, p.y - h / 2, w, h};
}

/* How far the cards of this place are. */
static float passing_part(const growl_look *look, int place) {
    static const float flight = 0.9f;

    return motion_dealt(motion_of(look->t->part, GROWL_WAYS_DRAWN, GROWL_PASSED_LIES), place, look->pub->n, flight);
}

static const growl_night *the_night(const growl_look *look) {
    return &look->pub->night[look->pub->nights];
}

int growl_passed_by(const growl_look *look, int seat) {
    const bool gone = growl_is_telling(look->t, GROWL_EV_PASSED) && the_night(look)->passed[seat] &&
                      passing_part(look, look->pub->place[seat]) > 0.0f;

    return gone ? SIDES : 0;
}

static void all_directions(const growl_look *look, const growl_ring *ring) {
    enum { STEPS = 3 };
    const growl_pub *pub = look->pub;
    const float lit = motion_stepped(motion_of(look->t->part, GROWL_RULE_GONE, GROWL_WAYS_DRAWN), STEPS) -
                      motion_stepped(motion_of(look->t->part, GROWL_PASSED_LIES, 1.0f), MOTION_PAGE_STEPS);

    for (int i = 0; i < pub->n && lit > 0.0f; i++) {
        const uint8_t to[SIDES] = {the_night(look)->left[i], the_night(look)->right[i]};
        for (int side = 0; side < SIDES; side++) {
            if (the_night(look)->passed[i] && to[side] < pub->n) {
                direction(look, ring, pub->place[i], pub->place[to[side]], side, lit);
            }
        }
    }
}

bool growl_passes(const growl_look *look) {
    return growl_is_telling(look->t, GROWL_EV_PASSED) && look->pub->night_open &&
           look->pub->night_card < GROWL_NIGHT_CARDS;
}

void growl_draw_passing_ways(const growl_look *look, const growl_ring *ring) {
    if (growl_passes(look)) {
        all_directions(look, ring);
    }
}

void growl_draw_passed(const growl_look *look, const growl_ring *ring) {
    const growl_pub *pub = look->pub;
    int lie[GROWL_SEATS] = {0};

    for (int i = 0; i < pub->n && growl_passes(look); i++) {
        const uint8_t to[SIDES] = {the_night(look)->left[i], the_night(look)->right[i]};
        const float part = passing_part(look, pub->place[i]);
        for (int side = 0; side < SIDES; side++) {
            if (the_night(look)->passed[i] && to[side] < pub->n) {
                const int lies = lie[to[side]]++ % GROWL_TILE_SEEN, place = pub->place[to[side]];
                const ui_rect end = growl_tile_card(&ring->at[place], lies);
                if (part > 0.0f) {
                    growl_draw_small_back(look->d, on_its_way(look, ring, pub->place[i], place, side, end, part),
                                          growl_tile_askew(lies));
                }
            }
        }
    }
}
