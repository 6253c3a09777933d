/* The ways of cards that are passed from seat to seat: between neighbours, and below whoever takes no part. */
#include "growl_table_lanes.h"

#include <math.h>

/* On a curve from a to b. */
static table_point on_curve(table_point a, table_point bend, table_point b, float part) {
    return table_towards(table_towards(a, bend, part), table_towards(bend, b, part), part);
}

/* Whether both sit in a row. */
static bool are_level(const ui_place *a, const ui_place *b) {
    static const float level = 24.0f;

    return fabsf(a->plate.y - b->plate.y) <= level;
}

/* One stands above the other. */
static bool in_column(const ui_place *a, const ui_place *b) {
    static const float in_line = 0.5f; /* of a plate's width */

    return fabsf(a->plate.x - b->plate.x) < in_line * a->plate.w;
}

bool growl_is_corner(const growl_ring *ring, int n, int place) {
    return in_column(&ring->at[place], &ring->at[(place + 1) % n]) ||
           in_column(&ring->at[place], &ring->at[(place + n - 1) % n]);
}

/* On the way from a place to the next one on a side: from plate to plate, bent round the table's middle; who goes to
 * the left keeps outside, who goes to the right inside. In a row both are straight, below the banner, and so far from
 * each other that small cards meet without hiding each other. */
static table_point on_lane(const growl_ring *ring, int from, int to, float part) {
    const bool level = are_level(&ring->at[from], &ring->at[to]);
    static const float air = 12.0f;
    const float round = level ? 0.0f : 0.05f, apart = level ? 17.5f : 15.0f; /* of the way; du from their middle */
    const table_point a = table_middle(ring->at[from].plate), b = table_middle(ring->at[to].plate),
                      c = table_middle(ring->centre), mid = table_towards(a, b, 0.5f);
    const float far = hypotf(b.x - a.x, b.y - a.y), out = fmaxf(hypotf(mid.x - c.x, mid.y - c.y), 1.0f);
    const table_point bend = {mid.x + (mid.x - c.x) / out * round * far, mid.y + (mid.y - c.y) / out * round * far};
    const table_point p = on_curve(a, bend, b, part), one = table_towards(a, bend, part),
                      other = table_towards(bend, b, part);
    const float dx = other.x - one.x, dy = other.y - one.y, len = fmaxf(hypotf(dx, dy), 0.1f);

    /* Both run above the sign of silence where it hangs between them. */
    const float up = level && ring->sign > 0.0f ? fmaxf(0.0f, p.y + apart + air - ring->sign) : 0.0f;
    const bool low = p.y > table_middle(ring->centre).y;

    return (table_point){p.x + dy / len * apart, p.y - dx / len * apart - (low ? up : 0.0f)};
}

/* What is seen of the straight way between two seats, clear of their houses and plates. */
static growl_lane seen_of(const growl_ring *ring, int from, int to) {
    enum { SAMPLES = 64 };
    static const float air = 4.0f;
    const ui_place *at[] = {&ring->at[from], &ring->at[to]};
    float first = 1.0f, last = 0.0f;
    growl_lane s = {.narrow = are_level(at[0], at[1])};

    for (int i = 0; i <= SAMPLES; i++) {
        const table_point p = on_lane(ring, from, to, (float)i / SAMPLES);
        bool hidden = false;
        for (int k = 0; k < 2; k++) {
            hidden |= ui_inside(ui_inset(ui_both(growl_house_box(at[k]), at[k]->plate), -air), p.x, p.y);
        }
        first = hidden ? first : fminf(first, (float)i / SAMPLES);
        last = hidden ? last : (float)i / SAMPLES;
    }
    for (int i = 0; i < GROWL_LANE_POINTS && first < last; i++) {
        s.at[s.n++] = on_lane(ring, from, to, first + (last - first) * (float)i / (GROWL_LANE_POINTS - 1));
    }
    return s;
}

static growl_lane curve(table_point a, table_point bend, table_point b) {
    growl_lane s = {.n = 0};

    while (s.n < GROWL_LANE_POINTS) {
        s.at[s.n] = on_curve(a, bend, b, (float)s.n / (GROWL_LANE_POINTS - 1));
        s.n++;
    }
    return s;
}

/* One plate stands above the other: who goes down passes the lower house on the side where no card will lie, who goes
 * up the card that may lie on the other. */
static growl_lane beside_house(const ui_place *from, const ui_place *to) {
    static const float usual = 20.0f, least = 5.0f, air = 5.0f; /* from the plates' ends; from their edges */
    const bool down = from->plate.y < to->plate.y;
    const ui_place *upper = down ? from : to, *lower = down ? to : from;
    const ui_rect card = growl_tile_card(lower, 0);
    const bool right = (card.x < lower->house.x) == down;
    const float beyond = right ? lower->plate.x + lower->plate.w - card.x - card.w : card.x - lower->plate.x;
    const float in = down ? usual : fminf(usual, fmaxf(least, beyond / 2));
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

/* Neighbours in a row: a bow over their upper edges for who goes to the right, and one below the lower ones for who
 * comes back, to the side of one below whom another way is. */
static growl_lane bow(const growl_ring *ring, int n, int place, int next) {
    static const float in = 0.24f, air = 5.0f, over = 78.0f, below = 64.0f; /* of its plate; of bends */
    const ui_place *from = &ring->at[place], *to = &ring->at[next];
    const bool right = from->plate.x < to->plate.x;
    const ui_place *one = right ? from : to, *other = right ? to : from;
    const float wish = in * one->plate.w, low = one->plate.y + one->plate.h + air,
                other_low = other->plate.y + other->plate.h + air;
    table_point a = {one->plate.x + one->plate.w - (right ? clear_of_house(one, true, wish) : wish),
                     right ? one->plate.y - air : low},
                b = {other->plate.x + (right ? clear_of_house(other, false, wish) : wish),
                     right ? other->plate.y - air : other_low};
    if (!right && growl_is_corner(ring, n, next)) {
        a = (table_point){one->plate.x + one->plate.w + air, table_middle(one->plate).y};
    }
    if (!right && growl_is_corner(ring, n, place)) {
        b = (table_point){other->plate.x - air, table_middle(other->plate).y};
    }
    const table_point bend = {(a.x + b.x) / 2, right ? fminf(a.y, b.y) - over : (a.y + b.y) / 2 + below};

    return right ? curve(a, bend, b) : curve(b, bend, a);
}

/* Where words are close below neighbours in a row both ways run above them, that to the right over the other: so high
 * over a plate, for a small card to be clear of it and of the other way. */
static const float low_way = 26.0f, high_way = 62.0f;

/* So high over the upper edges of both plates, or below them, from one of these to the other. */
static growl_lane level_way(const ui_place *left, const ui_place *right, ui_rect one, ui_rect other, float over) {
    static const float air = 8.0f, arch = 12.0f, least = 26.0f; /* of half its length */
    const float y = fminf(left->plate.y, right->plate.y) - over, bend = over > 0.0f ? -arch : arch;
    const float from = one.x + one.w, half = fmaxf((other.x - from) / 2 - air, least), mid = (from + other.x) / 2;
    const table_point a = {mid - half, y}, b = {mid + half, y};

    return curve(a, (table_point){(a.x + b.x) / 2, y + bend}, b);
}

/* From plate to plate, one beside the other and lower: the one way from the upper's side onto the lower's edge before
 * its house, the other straight from below the upper to the lower's side. */
static growl_lane falling_way(const ui_place *upper, const ui_place *lower, bool over) {
    static const float air = 5.0f, in = 14.0f, near_house = 13.0f, ends = 6.0f, bows = 18.0f;
    static const float from = 0.38f, low = 0.8f; /* of a plate's width and height */
    const ui_rect a = upper->plate, b = lower->plate;
    const float on = a.x < b.x ? 1.0f : -1.0f;
    const float end = a.x + (on > 0 ? a.w : 0.0f), near = b.x + (on > 0 ? 0.0f : b.w);

    if (over) {
        const table_point side = {end + on * air, a.y + in}, foot = {near + on * near_house, b.y - ends};
        return curve(side, (table_point){foot.x - on * ends, a.y - bows}, foot);
    }
    const table_point below = {end - on * from * a.w, a.y + a.h + ends}, side = {near - on * ends, b.y + low * b.h};
    return curve(below, table_towards(below, side, 0.5f), side);
}

/* Between their houses; of a corner seat, from whose plate another way goes up, beside the plate. */
static growl_lane crowded_level(const growl_ring *ring, int n, int left, int right, bool over) {
    const ui_place *a = &ring->at[left], *b = &ring->at[right];
    const ui_rect one = growl_is_corner(ring, n, left) ? a->plate : growl_house_box(a),
                  other = growl_is_corner(ring, n, right) ? b->plate : growl_house_box(b);

    return level_way(a, b, one, other, over ? high_way : low_way);
}

static growl_lane crowded_way(const growl_ring *ring, int n, int place, int next) {
    const ui_place *from = &ring->at[place], *to = &ring->at[next];
    const bool over = from->plate.x < to->plate.x, down = from->plate.y < to->plate.y;
    const bool falls = !are_level(from, to);
    const int left = over ? place : next, right = over ? next : place;
    const growl_lane way =
        falls ? falling_way(down ? from : to, down ? to : from, over) : crowded_level(ring, n, left, right, over);
    growl_lane mine = (falls ? down : over) ? way : growl_lane_back(&way);

    mine.narrow = true;
    return mine;
}

/* Whether there is no room for an arrow, and a card on it, below both. */
static bool is_crowded(const ui_place *a, const ui_place *b, float bottom) {
    static const float needs = 72.0f;

    return bottom - fmaxf(a->plate.y + a->plate.h, b->plate.y + b->plate.h) < needs;
}

static float length_of(const growl_lane *s) {
    return s->n < 2 ? 0.0f : hypotf(s->at[s->n - 1].x - s->at[0].x, s->at[s->n - 1].y - s->at[0].y);
}

/* ---- below both ---- */

bool growl_is_told_below(const growl_look *look, int place) {
    return look->pub->seance_seat < look->pub->n && look->pub->place[look->pub->seance_seat] == place;
}

/* Whether who is passed by sits no higher than both ends of the way, and between them. */
static bool sits_between(ui_rect plate, ui_rect a, ui_rect b) {
    const ui_rect left = a.x < b.x ? a : b, right = a.x < b.x ? b : a;

    return plate.y >= fmaxf(a.y, b.y) && plate.x >= left.x + left.w && plate.x + plate.w <= right.x;
}

/* Where a way runs below both neighbours, or all who are passed by: they sit in the lower row, with nothing written
 * below them. */
static bool has_way_below(const growl_look *look, const growl_ring *ring, int a, int b, float *y) {
    static const float needs = 20.0f, lower = 17.0f,
                       crest = 14.0f; /* the middle of both; a card on one; the apron's */
    const int n = look->pub->n;
    const ui_rect one = ring->at[a].plate, other = ring->at[b].plate;
    float low = b == (a + 1) % n ? fmaxf(one.y + one.h, other.y + other.h) : 0.0f;

    for (int i = (a + 1) % n; i != b; i = (i + 1) % n) {
        const ui_rect plate = ring->at[i].plate;
        if (!sits_between(plate, one, other) || growl_is_told_below(look, i)) {
            return false;
        }
        low = fmaxf(low, plate.y + plate.h);
    }
    *y = low + needs;
    return look->d->ui->rim == NULL && *y + lower <= ring->bottom + crest;
}

/* From plate to plate along this line, soon down on it and late up. */
static growl_lane way_below(ui_rect from, ui_rect to, float y) {
    static const float steep = 9.0f, half_round = 3.1415927f;
    const table_point a = table_middle(from), b = table_middle(to);
    growl_lane s = {.n = GROWL_LANE_POINTS};

    for (int i = 0; i < s.n; i++) {
        const float part = (1.0f - cosf(half_round * (float)i / (float)(s.n - 1))) / 2;
        const table_point p = table_towards(a, b, part);
        s.at[i] = (table_point){p.x, y + (p.y - y) * powf(fabsf(2.0f * part - 1.0f), steep)};
    }
    return s;
}

/* On one side of the way below. */
static growl_lane on_side_below(const growl_ring *ring, int from, int to, bool left, ui_rect a, ui_rect b, float y) {
    static const float close = 6.0f;
    const growl_lane way = way_below(a, b, y), mine = left ? way : growl_lane_back(&way);
    growl_lane seen = growl_lane_aside(&mine, &ring->at[from], &ring->at[to], -close);

    seen.close = true;
    return seen;
}

growl_lane growl_lane_below(const growl_look *look, const growl_ring *ring, int from, int to, bool left) {
    const int a = left ? from : to, b = left ? to : from;
    float y;

    return has_way_below(look, ring, a, b, &y)
               ? on_side_below(ring, from, to, left, ring->at[a].plate, ring->at[b].plate, y)
               : (growl_lane){.n = 0};
}

/* ---- between neighbours ---- */

/* One beside the other and lower: straight from the lower edge of the upper plate to the side of the other, both ways
 * as far from each other as these edges have room for; n 0: they have none. */
static growl_lane slanted(const growl_look *look, const growl_ring *ring, int from, int to) {
    static const float air = 5.0f, usual = 15.0f, least = 9.0f, lower = 40.0f, edge = 6.0f,
                       in = 0.3f; /* of a plate's width */
    const bool down = ring->at[from].plate.y < ring->at[to].plate.y;
    const int above = down ? from : to, below = down ? to : from;
    const ui_rect a = ring->at[above].plate, b = ring->at[below].plate;
    const float on = a.x < b.x ? 1.0f : -1.0f, told = growl_is_told_below(look, above) ? ring->strip : 0.0f;
    const table_point foot = {a.x + (on > 0 ? a.w : 0.0f) - on * in * a.w, a.y + a.h + told + air},
                      side = {b.x + (on > 0 ? 0.0f : b.w) - on * air, b.y + b.h / 2};
    const float dx = side.x - foot.x, dy = side.y - foot.y, len = fmaxf(hypotf(dx, dy), 0.1f);
    const float across = on * dx / len, falls = dy / len;
    const float apart = fminf(usual, fminf((b.h / 2 - edge) * across, (in * a.w - edge) * falls));

    if (look->d->ui->rim != NULL || apart < least || dy < lower) {
        return (growl_lane){.n = 0};
    }
    const float by = down ? -apart : apart;
    const table_point high = {foot.x - by / falls, foot.y}, low = {side.x, side.y + on * by / across};
    return down ? curve(high, table_towards(high, low, 0.5f), low) : curve(low, table_towards(low, high, 0.5f), high);
}

/* In a row with little room below it: a flat bow there, beside the middle of both plates; n 0: there is no room. */
static growl_lane flat_below(const growl_look *look, const growl_ring *ring, int from, int to, bool left) {
    static const float aside = 0.12f; /* of a plate's width */
    const int a = left ? from : to, b = left ? to : from;
    ui_rect one = ring->at[a].plate, other = ring->at[b].plate;
    const float by = aside * one.w * (one.x < other.x ? 1.0f : -1.0f);
    float y;

    if (!are_level(&ring->at[from], &ring->at[to]) || growl_is_told_below(look, from) ||
        growl_is_told_below(look, to) || !has_way_below(look, ring, a, b, &y)) {
        return (growl_lane){.n = 0};
    }
    one.x += by;
    other.x -= by;
    return on_side_below(ring, from, to, left, one, other, y);
}

static bool is_upright(const growl_look *look) {
    return look->d->ui->rim == NULL && look->d->ui->height > look->d->ui->width;
}

/* Two ways, one over the other: above the plates, as far as below the sign of silence, or below them. */
static growl_lane pair_way(const ui_place *from, const ui_place *to, bool below) {
    static const float near = 17.0f, far = 42.0f;
    const bool right = from->plate.x < to->plate.x;
    const ui_place *one = right ? from : to, *other = right ? to : from;
    const float off = right != below ? far : near;
    const float over = below ? -one->plate.h - off : off;
    const growl_lane way = level_way(one, other, growl_house_box(one), growl_house_box(other), over);
    growl_lane mine = right ? way : growl_lane_back(&way);

    mine.close = true;
    return mine;
}

/* In an upright window all ways are pairs, alike in both rows; false: there is no room for that one. */
static bool has_pair(const growl_look *look, const growl_ring *ring, const ui_place *a, const ui_place *b, bool below,
                     bool free) {
    static const float needs = 62.0f;
    const float low = fmaxf(a->plate.y + a->plate.h, b->plate.y + b->plate.h);

    return is_upright(look) && are_level(a, b) && (!below || (free && low + needs <= ring->bottom));
}

growl_lane growl_lane_next(const growl_look *look, const growl_ring *ring, int from, int to, bool left) {
    static const float least = 60.0f;
    const ui_place *a = &ring->at[from], *b = &ring->at[to];
    const growl_lane there = seen_of(ring, from, to), back = seen_of(ring, to, from);

    if (in_column(a, b)) {
        return beside_house(a, b);
    }
    const growl_lane falls = slanted(look, ring, from, to);
    if (!are_level(a, b) && length_of(&falls) >= least) {
        return falls;
    }
    if (fminf(length_of(&there), length_of(&back)) >= least) {
        return there;
    }
    const growl_lane below = flat_below(look, ring, from, to, left);
    const bool low = a->plate.y > table_middle(ring->centre).y;
    if (has_pair(look, ring, a, b, low, below.n > 0)) {
        return pair_way(a, b, low);
    }
    if (!is_crowded(a, b, ring->bottom + 8.0f) && !(low && below.n > 0)) {
        return bow(ring, look->pub->n, from, to);
    }
    return below.n > 0 ? below : crowded_way(ring, look->pub->n, from, to);
}
