/* Cards that are passed at night: both directions as arrows round the table, and on them the cards, on their way from
 * a hand to the neighbour's home tile. They lie below all else, so that no word, no name and no house is hidden. */
#include <math.h>

#include "growl_table.h"
#include "ui/cut.h"

enum { LEFT, RIGHT, SIDES };

/* ---- lanes ---- */

/* On the way from a place to the next one on a side: from plate to plate, bent round the table's middle; who goes to
 * the left keeps outside, who goes to the right inside. */
static table_point on_lane(const growl_ring *ring, int from, int to, float part) {
    static const float round = 0.05f, apart = 11.0f; /* of the way; du from the middle of both lanes */
    const table_point a = table_middle(ring->at[from].plate), b = table_middle(ring->at[to].plate),
                      c = table_middle(ring->centre), mid = table_towards(a, b, 0.5f);
    const float far = hypotf(b.x - a.x, b.y - a.y), out = fmaxf(hypotf(mid.x - c.x, mid.y - c.y), 1.0f);
    const table_point bend = {mid.x + (mid.x - c.x) / out * round * far, mid.y + (mid.y - c.y) / out * round * far};
    const float left = 1.0f - part;
    const float x = left * left * a.x + 2 * left * part * bend.x + part * part * b.x,
                y = left * left * a.y + 2 * left * part * bend.y + part * part * b.y;
    const float dx = left * (bend.x - a.x) + part * (b.x - bend.x),
                dy = left * (bend.y - a.y) + part * (b.y - bend.y), len = fmaxf(hypotf(dx, dy), 0.1f);

    return (table_point){x + dy / len * apart, y - dx / len * apart};
}

static int next_place(const growl_pub *pub, int place, int side) {
    return (place + (side == LEFT ? 1 : pub->n - 1)) % pub->n;
}

/* How many places further: past whoever takes no part. */
static int places_on(const growl_pub *pub, int from, int to, int side) {
    return side == LEFT ? (to + pub->n - from) % pub->n : (from + pub->n - to) % pub->n;
}

/* ---- arrows ---- */

enum { POINTS = 20 };
typedef struct {
    table_point at[POINTS];
    int n;
} stretch;

/* What is seen of a lane between two seats, clear of their houses and plates. */
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

/* Both lanes between two seats, the first from the one to the other; false where there is room for less than both. */
static bool lanes_between(const growl_ring *ring, int one, int other, stretch lane[SIDES]) {
    static const float least = 20.0f;
    bool has = true;

    lane[0] = seen_of(ring, one, other);
    lane[1] = seen_of(ring, other, one);
    for (int i = 0; i < SIDES; i++) {
        const table_point a = lane[i].at[0], b = lane[i].at[POINTS - 1];
        has &= lane[i].n == POINTS && hypotf(b.x - a.x, b.y - a.y) >= least;
    }
    return has;
}

/* From place to place: to the left in the lamp's light, to the right in the moon's. */
static void direction(const growl_look *look, const growl_ring *ring, int from, int to, int side, float lit) {
    for (int place = from; place != to;) {
        const int next = next_place(look->pub, place, side);
        stretch lane[SIDES];
        if (lanes_between(ring, place, next, lane)) {
            arrow(look->d, &lane[0], next == to, side == LEFT ? UI_LANTERN : UI_BLUE, lit);
        }
        place = next;
    }
}

/* ---- cards ---- */

/* From behind the plate, larger on its way than it lies, onto the home tile; low, for it goes below all else. */
static ui_rect on_its_way(const growl_look *look, const growl_ring *ring, int from, int to, int side, ui_rect end,
                          float part) {
    static const float nearer = 1.2f, lands = 0.9f, leaves = 0.6f;
    const int places = places_on(look->pub, from, to, side);
    const float way = motion_smooth(part) * (float)places, down = motion_smooth(motion_of(part, leaves, 1.0f));
    const int gone = (int)fminf(way, (float)places - 1.0f);
    const int n = look->pub->n, step = side == LEFT ? 1 : n - 1, at = (from + gone * step) % n;
    const table_point p = on_lane(ring, at, next_place(look->pub, at, side), way - (float)gone);
    const float size = part < lands ? nearer : 1.0f, w = end.w * size, h = end.h * size;
    const float x = p.x + (end.x + end.w / 2 - p.x) * down, y = p.y + (end.y + end.h / 2 - p.y) * down;

    return (ui_rect){x - w / 2, y - h / 2, w, h};
}

/* How far the cards of this place are. */
static float passing_part(const growl_look *look, int place) {
    static const float flight = 0.9f;

    return motion_dealt(motion_of(look->t->part, GROWL_RULE_GONE, 1.0f), place, look->pub->n, flight);
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
    const float lit = motion_stepped(motion_of(look->t->part, 0.0f, GROWL_RULE_GONE), STEPS);

    for (int i = 0; i < pub->n && lit > 0.0f; i++) {
        const uint8_t to[SIDES] = {the_night(look)->left[i], the_night(look)->right[i]};
        for (int side = 0; side < SIDES; side++) {
            if (the_night(look)->passed[i] && to[side] < pub->n) {
                direction(look, ring, pub->place[i], pub->place[to[side]], side, lit);
            }
        }
    }
}

void growl_draw_passing(const growl_look *look, const growl_ring *ring) {
    const growl_pub *pub = look->pub;
    int lie[GROWL_SEATS] = {0};

    if (!pub->night_open || pub->night_card >= GROWL_NIGHT_CARDS) {
        return;
    }
    all_directions(look, ring);
    for (int i = 0; i < pub->n; i++) {
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
