/* The ways of threads between seats at night. */
#include "growl_table_thread.h"

#include <math.h>

#include "ui/card_route.h"
#include "ui/found.h"

typedef table_point point;

/* So far to its left a thread lies beside the way that was found, where two run to and fro: they part, heads and all.
 */
static const float most_aside = 8.0f;

/* Between neighbours that are close a shorter one would be a head alone. */
static const float shortest = 44.0f;

/* All point or vote; whoever asks or saves is alone. */
static bool goes_both_ways(const growl_pub *pub) {
    return pub->night_card == GROWL_UNWANTED || pub->night_card == GROWL_ACCUSED || pub->night_card == GROWL_PURGE ||
           pub->night_card == GROWL_TRUSTED;
}

/* ---- what is in the way ---- */

/* What the Séance has told, or "to act"; whoever is saved acts next. Where all vote one after the other those words
 * go round, and where all point there are none. */
static bool has_words_below(const growl_look *look, int place) {
    const int seat = look->pub->who[place];
    const bool saved = growl_is_telling(look->t, GROWL_EV_SAVED) && seat == look->t->event.arg[1];
    const bool acts = saved || seat == look->pub->active;

    return (acts && !goes_both_ways(look->pub)) || seat == look->pub->seance_seat;
}

/* The night's card and its pile with their shadows, its rule, and what hangs above them. */
static void add_others(growl_thread_room *room, const growl_look *look, const growl_ring *ring) {
    static const float shadow = 5.0f, thick = 0.1f; /* of the pile's width */
    const growl_night_places at = growl_night_places_of(look, ring);
    const growl_hung hung = growl_hung_of(look, ring);
    const ui_rect others[GROWL_THREAD_OTHERS] = {{at.pile.x, at.pile.y, at.pile.w, at.pile.h + thick * at.pile.w},
                                                 ui_inset(at.card, -shadow),
                                                 growl_rule_at(look, &at, look->pub->night_card),
                                                 hung.silence,
                                                 hung.hour,
                                                 hung.game};

    for (int i = 0; i < GROWL_THREAD_OTHERS; i++) {
        if (others[i].w > 0.0f) {
            room->off[room->n++] = others[i];
        }
    }
}

growl_thread_room growl_thread_room_of(const growl_look *look, const growl_ring *ring) {
    growl_thread_room room = {.seats = look->pub->n,
                              .aside = goes_both_ways(look->pub) ? most_aside : 0.0f,
                              .table = {12, 12, look->d->ui->width - 24, ring->bottom - 12},
                              .centre = ring->centre};

    for (int i = 0; i < room.seats; i++) {
        ui_rect *plate = &room.off[(ptrdiff_t)2 * i];
        plate[0] = ring->at[i].plate;
        plate[1] = ring->at[i].house;
        room.below[i] = has_words_below(look, i) ? ring->strip : 0.0f;
        plate[0].h += room.below[i];
    }
    room.n = 2 * room.seats;
    add_others(&room, look, ring);
    return room;
}

static ui_rect plate_of(const growl_thread_room *room, int place) {
    ui_rect plate = room->off[(ptrdiff_t)2 * place];

    plate.h -= room->below[place];
    return plate;
}

static bool is_of(const growl_thread_room *room, int k, int place) {
    return k < 2 * room->seats && k / 2 == place;
}

/* Both ends on one side of it: most pieces are far away. */
static bool is_aside(ui_rect r, point a, point b) {
    return (a.x <= r.x && b.x <= r.x) || (a.y <= r.y && b.y <= r.y) || (a.x >= r.x + r.w && b.x >= r.x + r.w) ||
           (a.y >= r.y + r.h && b.y >= r.y + r.h);
}

bool growl_crosses(ui_rect r, point a, point b) {
    const float from[] = {a.x - r.x, a.y - r.y}, by[] = {b.x - a.x, b.y - a.y}, wide[] = {r.w, r.h};
    float first = 0.0f, last = 1.0f;

    if (is_aside(r, a, b)) {
        return false;
    }
    for (int i = 0; i < 2; i++) {
        if (fabsf(by[i]) < 0.001f) {
            if (from[i] <= 0.0f || from[i] >= wide[i]) {
                return false;
            }
            continue;
        }
        const float one = -from[i] / by[i], other = (wide[i] - from[i]) / by[i];
        first = fmaxf(first, fminf(one, other));
        last = fminf(last, fmaxf(one, other));
    }
    return first < last;
}

/* Whether it is free, with so much air, and so much beside houses; of the plates of these places (or -1) their inside
 * alone counts. */
static bool passes(const growl_thread_room *room, point a, point b, float air, float roof, int from, int to) {
    static const float edge = 2.0f;

    for (int k = 0; k < room->n; k++) {
        const bool own = k % 2 == 0 && (is_of(room, k, from) || is_of(room, k, to));
        const bool house = k % 2 == 1 && k < 2 * room->seats;
        if (growl_crosses(ui_inset(room->off[k], own ? edge : house ? -roof : -air), a, b)) {
            return false;
        }
    }
    return true;
}

static bool is_free(const growl_thread_room *room, point a, point b, float air, int from, int to) {
    return passes(room, a, b, air, air, from, to);
}

/* ---- a way of bends ---- */

typedef growl_thread way;

static void begin(way *w, point p) {
    w->at[0] = p;
    w->bends = 0;
}

static void bend_to(way *w, point bend, point end) {
    if (w->bends < TABLE_ROPE_BENDS) {
        w->at[2 * w->bends + 1] = bend;
        w->at[2 * w->bends + 2] = end;
        w->bends++;
    }
}

static point on_bend(const point p[3], float part) {
    return table_towards(table_towards(p[0], p[1], part), table_towards(p[1], p[2], part), part);
}

/* ---- an even bow ---- */

/* Where a line from the middle of a plate towards a point leaves it. */
static point leaves(ui_rect plate, point to) {
    const point c = table_middle(plate);
    const float dx = fabsf(to.x - c.x), dy = fabsf(to.y - c.y);
    const float part = fminf(plate.w / 2 / fmaxf(dx, 1.0f), plate.h / 2 / fmaxf(dy, 1.0f));

    return table_towards(c, to, fminf(part, 1.0f));
}

/* Pulled towards a point, not over it. */
static way bow_of(const growl_thread_room *room, int from, int to, point towards) {
    static const float pulled = 0.45f;
    const point a = leaves(plate_of(room, from), towards), b = leaves(plate_of(room, to), towards);
    way w;

    begin(&w, a);
    bend_to(&w, table_towards(table_towards(a, b, 0.5f), towards, pulled), b);
    return w;
}

/* On what is written below a plate. */
static bool is_below(const growl_thread_room *room, int k, point p) {
    return k < 2 * room->seats && k % 2 == 0 && p.y > room->off[k].y + room->off[k].h - room->below[k / 2];
}

/* What a point of it hits: the seats of others, the middle, and words below the plates at its ends; of the houses
 * there, which it may come from behind, and of its own plates, which hide it, less. */
static float hit(const growl_thread_room *room, int from, int to, point p) {
    static const float air = 7.0f, others = 4.0f, own = 0.5f;
    float hits = ui_inside(room->table, p.x, p.y) ? 0.0f : others;

    for (int k = 0; k < room->n; k++) {
        const bool mine = is_of(room, k, from) || is_of(room, k, to);
        if (ui_inside(ui_inset(room->off[k], mine ? 0.0f : -air), p.x, p.y)) {
            hits += !mine || is_below(room, k, p) ? others : own;
        }
    }
    return hits;
}

/* How much it hits on both sides of its middle, counted as far as `enough`. */
static float hits_of(const growl_thread_room *room, int from, int to, const way *bow, float enough) {
    enum { STEPS = 32 };
    static const float too_short = 40.0f;
    const ui_rect a = plate_of(room, from), b = plate_of(room, to);
    const way left = growl_thread_aside(bow, a, b, room->aside), right = growl_thread_aside(bow, a, b, -room->aside);
    float hits = table_apart(bow->at[0], bow->at[2]) < shortest ? too_short : 0.0f;

    for (int i = 1; i < STEPS && hits < enough; i++) {
        const float part = (float)i / STEPS;
        hits += fmaxf(hit(room, from, to, on_bend(left.at, part)), hit(room, from, to, on_bend(right.at, part)));
    }
    return hits;
}

/* Towards the table's middle, and out to both sides of it; *costs: what it hits. */
static way bow_between(const growl_thread_room *room, int from, int to, float *costs) {
    enum { FURTHER = 20 };
    static const float inwards = 0.35f, step = 18.0f, each = 0.05f;
    const point one = table_middle(plate_of(room, from)), other = table_middle(plate_of(room, to));
    const point mid = table_towards(table_towards(one, other, 0.5f), table_middle(room->centre), inwards);
    const float len = fmaxf(table_apart(one, other), 1.0f);
    const point out = {-(other.y - one.y) / len * step, (other.x - one.x) / len * step};
    way best = {.bends = 0};

    *costs = INFINITY;
    for (int k = 0; k <= 2 * FURTHER; k++) { /* -1, 1, -2, 2 ... */
        const int steps = (k + 1) / 2;
        const float by = (float)(k % 2 == 1 ? -steps : steps), less = each * (float)steps;
        const way bow = bow_of(room, from, to, (point){mid.x + out.x * by, mid.y + out.y * by});
        const float cost = less < *costs ? less + hits_of(room, from, to, &bow, *costs - less) : *costs;
        if (cost < *costs) {
            *costs = cost;
            best = bow;
        }
    }
    return best;
}

/* ---- round what is in the way ---- */

enum { ENDS = 5, MOST = 16, POINTS = 9 };

/* A rope has room for so many POINTS, with a bend at each and a piece between two. */

/* Spots before the edges of the one plate and of the other, and corners that it may go round. */
typedef struct {
    const growl_thread_room *room;
    table_spots spots;
    point edge[2 * ENDS];
    float air;
} search;

/* Middles of a plate's edges, of the upper one of what is free beside the house. */
static void add_ends(const growl_thread_room *room, search *s, int place) {
    static const float least = 28.0f, straight = 1.8f; /* of its air: a head has room there */
    const ui_rect p = plate_of(room, place), h = room->off[(ptrdiff_t)2 * place + 1];
    const float left = h.x - p.x, right = p.x + p.w - h.x - h.w, out = straight * s->air;
    const struct {
        point at, on;
        bool is;
    } end[ENDS] = {{{p.x, p.y + p.h / 2}, {-1, 0}, true},
                   {{p.x + p.w, p.y + p.h / 2}, {1, 0}, true},
                   {{p.x + p.w / 2, p.y + p.h}, {0, 1}, room->below[place] <= 0.0f},
                   {{p.x + left / 2, p.y}, {0, -1}, left > least},
                   {{p.x + p.w - right / 2, p.y}, {0, -1}, right > least}};

    for (int i = 0; i < ENDS; i++) {
        const point spot = {end[i].at.x + end[i].on.x * out, end[i].at.y + end[i].on.y * out};
        if (end[i].is && ui_inside(room->table, spot.x, spot.y) &&
            is_free(room, spot, end[i].at, s->air, place, -1)) {
            s->edge[s->spots.n] = end[i].at;
            s->spots.at[s->spots.n++] = spot;
        }
    }
}

static void add_corners(const growl_thread_room *room, search *s) {
    for (int k = 0; k < room->n; k++) {
        const ui_rect r = ui_inset(room->off[k], -s->air - 0.5f);
        for (int i = 0; i < 4; i++) {
            const point p = {r.x + (i % 2 == 0 ? 0.0f : r.w), r.y + (i < 2 ? 0.0f : r.h)};
            if (ui_inside(room->table, p.x, p.y) && is_free(room, p, p, s->air, -1, -1)) {
                s->spots.at[s->spots.n++] = p;
            }
        }
    }
}

static bool sees(const void *room, point a, point b) {
    const search *s = room;
    return is_free(s->room, a, b, s->air, -1, -1);
}

/* From edge to edge, by corners. */
typedef struct {
    point at[MOST];
    int n; /* 0: there is none */
    float costs, air;
} line;

/* Whether a piece from the edge of a plate runs along that edge: it would look like a part of the plate. */
static bool runs_along(ui_rect plate, point edge, point on, float air) {
    const float steep = 2.0f;
    const point there = table_towards(edge, on, fminf(1.0f, steep * air / fmaxf(table_apart(edge, on), 0.1f)));

    return ui_inside(ui_inset(plate, -air), there.x, there.y);
}

/* Spots and corners are left out where it goes straight on, or nearly. */
static void straighten(const growl_thread_room *room, line *l, int from, int to) {
    static const float least = 6.0f, keeps = 0.6f; /* of its air */
    const float air = fmaxf(least, keeps * l->air);
    int kept = 1;

    for (int i = 1; i < l->n - 1; i++) {
        const point a = l->at[kept - 1], b = l->at[i + 1];
        if (!is_free(room, a, b, air, from, to) || (kept == 1 && runs_along(plate_of(room, from), a, b, air)) ||
            (i == l->n - 2 && runs_along(plate_of(room, to), b, a, air))) {
            l->at[kept++] = l->at[i];
        }
    }
    l->at[kept++] = l->at[l->n - 1];
    l->n = kept;
}

/* Shorter than `most`. */
static line line_with(const growl_thread_room *room, int from, int to, float air, float most) {
    search s = {.room = room, .air = air};
    line l = {.air = air};
    int over[TABLE_SPOTS];

    _Static_assert(4 * GROWL_THREAD_OFF + 2 * ENDS <= TABLE_SPOTS, "corners of all, and both ends");
    add_ends(room, &s, from);
    s.spots.begins = s.spots.n;
    add_ends(room, &s, to);
    s.spots.ends = s.spots.n;
    add_corners(room, &s);
    const int n = table_shortest(&s.spots, sees, &s, most, over, &l.costs);
    if (n > 0 && n <= MOST - 2) {
        l.at[l.n++] = s.edge[over[n - 1]];
        for (int i = n - 1; i >= 0; i--) {
            l.at[l.n++] = s.spots.at[over[i]];
        }
        l.at[l.n++] = s.edge[over[0]];
        straighten(room, &l, from, to);
    }
    return l;
}

/* Far from everything, or closer where that is much shorter. */
static line shortest_line(const growl_thread_room *room, int from, int to) {
    static const float air[] = {22.0f, 14.0f, 9.0f, 6.0f}, closer = 0.2f;
    line best = {.n = 0, .costs = INFINITY};

    for (int i = 0; i < (int)(sizeof air / sizeof air[0]); i++) {
        const float more = 1.0f + closer * (float)i;
        line l = line_with(room, from, to, air[i], best.costs / more);
        l.costs *= more;
        if (l.n > 0 && l.n <= POINTS && l.costs < best.costs) {
            best = l;
        }
    }
    return best;
}

static bool is_clear(const growl_thread_room *room, int from, int to, const point curve[3], float air, float roof) {
    enum { STEPS = 10 };

    for (int i = 0; i < STEPS; i++) {
        const point a = on_bend(curve, (float)i / STEPS), b = on_bend(curve, (float)(i + 1) / STEPS);
        if (!passes(room, a, b, air, roof, from, to)) {
            return false;
        }
    }
    return true;
}

/* The corner as round as it may be. */
static void round_corner(const growl_thread_room *room, int from, int to, const line *l, int i, point curve[3]) {
    enum { TRIES = 10 };
    static const float less = 0.75f, uneven = 2.5f, keeps = 0.4f, least = 5.0f; /* of its air */
    const point p = l->at[i];
    float before = table_apart(l->at[i - 1], p) * (i == 1 ? 0.9f : 0.5f),
          behind = table_apart(p, l->at[i + 1]) * (i == l->n - 2 ? 0.45f : 0.5f);

    before = fminf(before, uneven * behind);
    behind = fminf(behind, uneven * before);
    for (int t = 0; t < TRIES; t++) {
        curve[0] = table_towards(p, l->at[i - 1], before / fmaxf(table_apart(p, l->at[i - 1]), 0.1f));
        curve[1] = p;
        curve[2] = table_towards(p, l->at[i + 1], behind / fmaxf(table_apart(p, l->at[i + 1]), 0.1f));
        const float air = fmaxf(keeps * l->air, least);
        if (is_clear(room, from, to, curve, air, air)) {
            return;
        }
        before *= less;
        behind *= less;
    }
}

static way rounded(const growl_thread_room *room, int from, int to, const line *l) {
    static const float short_piece = 1.0f;
    way w;

    begin(&w, l->at[0]);
    for (int i = 1; i < l->n; i++) {
        const point here = w.at[(ptrdiff_t)2 * w.bends];
        point curve[3] = {l->at[i], l->at[i], l->at[i]};
        if (i < l->n - 1) {
            round_corner(room, from, to, l, i, curve);
        }
        if (table_apart(here, curve[0]) > short_piece) {
            bend_to(&w, table_towards(here, curve[0], 0.5f), curve[0]);
        }
        if (i < l->n - 1) {
            bend_to(&w, curve[1], curve[2]);
        }
    }
    return w;
}

/* ---- a wide arc ---- */

/* Of ways of one bend the shortest that is clear, so far. */
typedef struct {
    way w;
    float costs;
} arc;

/* It leaves the edge that this spot lies before well away from it. */
static bool leaves_edge(const search *s, int spot, point bend) {
    static const float steep = 0.45f;
    const point edge = s->edge[spot], out = s->spots.at[spot];
    const float all = table_apart(edge, bend) * table_apart(edge, out);

    return (bend.x - edge.x) * (out.x - edge.x) + (bend.y - edge.y) * (out.y - edge.y) >= steep * all;
}

/* No corner, and none near an end. */
static bool is_wide(point a, point bend, point b) {
    static const float sharpest = 0.45f, uneven = 0.3f;
    const float one = table_apart(a, bend), other = table_apart(bend, b), all = one * other;

    return fminf(one, other) > uneven * fmaxf(one, other) &&
           (a.x - bend.x) * (b.x - bend.x) + (a.y - bend.y) * (b.y - bend.y) <= sharpest * all;
}

static bool is_within(ui_rect table, const point curve[3]) {
    enum { STEPS = 8 };

    for (int i = 1; i < STEPS; i++) {
        const point p = on_bend(curve, (float)i / STEPS);
        if (!ui_inside(table, p.x, p.y)) {
            return false;
        }
    }
    return true;
}

/* Over bends on both sides of the line between two spots' edges, before and behind its middle. Houses taper: the
 * corners of their boxes are air enough. */
static void arcs_over(const search *s, int from, int to, int i, int j, arc *best) {
    enum { OUT = 14, ALONG = 21 };
    static const float out = 0.05f, along = 0.05f; /* of what is between them: a step */
    const point a = s->edge[i], b = s->edge[j], mid = table_towards(a, b, 0.5f);

    for (int k = 0; k < 2 * OUT * ALONG && table_apart(a, b) >= shortest; k++) {
        const int outwards = k / 2 % OUT + 1, onwards = k / (2 * OUT) - ALONG / 2;
        const float by = out * (float)(k % 2 == 0 ? outwards : -outwards), on = along * (float)onwards;
        const point bend = {mid.x + (b.x - a.x) * on + (b.y - a.y) * by, mid.y + (b.y - a.y) * on - (b.x - a.x) * by};
        const point curve[3] = {a, bend, b};
        const float costs = table_apart(a, bend) + table_apart(bend, b);
        if (costs < best->costs && is_wide(a, bend, b) && leaves_edge(s, i, bend) && leaves_edge(s, j, bend) &&
            is_within(s->room->table, curve) && is_clear(s->room, from, to, curve, s->air, s->room->aside)) {
            begin(&best->w, a);
            bend_to(&best->w, bend, b);
            best->costs = costs;
        }
    }
}

/* Far from everything, or closer; without a bend where there is none. */
static way arc_between(const growl_thread_room *room, int from, int to) {
    static const float air[] = {22.0f, 16.0f, 12.0f, 9.0f}, beside = 4.0f;
    arc best = {.costs = INFINITY};

    for (int i = 0; i < (int)(sizeof air / sizeof air[0]) && best.w.bends == 0; i++) {
        if (air[i] < room->aside + beside) {
            break;
        }
        search s = {.room = room, .air = air[i]};
        add_ends(room, &s, from);
        const int first = s.spots.n;
        add_ends(room, &s, to);
        for (int k = 0; k < first * (s.spots.n - first); k++) {
            arcs_over(&s, from, to, k % first, first + k / first, &best);
        }
    }
    return best.w;
}

/* The middle of a way there and a way back; *by: so far to its left each lies. */
static way middle_of(const growl_thread_room *room, int from, int to, float *by) {
    static const float clear = 2.0f, of_air = 0.4f, least = 3.0f;
    float hits = 0.0f;
    const way bow = bow_between(room, from, to, &hits);

    *by = room->aside;
    if (hits < clear) {
        return bow;
    }
    const way wide = arc_between(room, from, to);
    if (wide.bends > 0) {
        return wide;
    }
    const line round = shortest_line(room, from, to);
    *by = fminf(room->aside, fmaxf(of_air * round.air, least));
    return round.n > 0 ? rounded(room, from, to, &round) : bow;
}

static way find(const growl_thread_room *room, int from, int to) {
    float by;
    way w = from < to ? middle_of(room, from, to, &by) : middle_of(room, to, from, &by);

    if (from > to) {
        w = growl_thread_back(&w);
    }
    return growl_thread_aside(&w, plate_of(room, from), plate_of(room, to), by);
}

/* All that it follows from. */
static uint64_t key_of(const growl_thread_room *room, int from, int to) {
    const int numbers[] = {room->seats, room->n, from, to};
    const ui_rect at[] = {room->table, room->centre};
    uint64_t key = ui_found_key(0, numbers, sizeof numbers);

    key = ui_found_key(key, at, sizeof at);
    key = ui_found_key(key, &room->aside, sizeof room->aside);
    key = ui_found_key(key, room->off, (size_t)room->n * sizeof room->off[0]);
    return ui_found_key(key, room->below, (size_t)room->seats * sizeof room->below[0]);
}

way growl_thread_of(ui_found *found, const growl_thread_room *room, int from, int to) {
    const uint64_t key = key_of(room, from, to);
    way seen = {.bends = 0};

    if (!ui_found_find(found, key, &seen, sizeof seen)) {
        seen = find(room, from, to);
        ui_found_keep(found, key, &seen, sizeof seen);
    }
    return seen;
}
