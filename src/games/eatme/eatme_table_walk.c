/* How the wolf walks: round past all doors, to one of them, and home. */
#include <math.h>

#include "eatme_table.h"

/* Where it comes by, one after the other. */
enum { ROUND = 24, STOPS = ROUND + 3 };
typedef struct {
    eatme_stand at[STOPS];
    int n;
} way;

static float apart(eatme_stand a, eatme_stand b) {
    return hypotf(b.x - a.x, b.feet - a.feet);
}

/* Straight up or down it looks where it looked before. */
static bool looks_right(eatme_stand from, eatme_stand to, bool before) {
    const float dx = to.x - from.x;

    return fabsf(dx) < 0.6f * fabsf(to.feet - from.feet) ? before : dx > 0.0f;
}

/* Even on its whole way, but for its beginning and end. */
static const float ramp = 0.14f;

static float pace(float part) {
    const float even = 1.0f - ramp;

    if (part < ramp) {
        return part * part / (2 * ramp * even);
    }
    return part < even ? (part - ramp / 2) / even : 1.0f - (1.0f - part) * (1.0f - part) / (2 * ramp * even);
}

/* So far along; before its beginning and after its end it looks as it stands there. */
static eatme_stand at_length(const way *w, float along) {
    eatme_stand now = w->at[0];

    for (int i = 1; i < w->n && along >= 0.0f; i++) {
        const eatme_stand a = w->at[i - 1], b = w->at[i];
        const float far = apart(a, b), s = far > 0.0f ? fminf(along / far, 1.0f) : 1.0f;
        now = (eatme_stand){.x = a.x + (b.x - a.x) * s,
                            .feet = a.feet + (b.feet - a.feet) * s,
                            .high = a.high + (b.high - a.high) * s,
                            .right = looks_right(a, b, now.right)};
        if (along <= far) {
            return now;
        }
        along -= far;
    }
    return along >= 0.0f ? w->at[w->n - 1] : w->at[0];
}

/* It has few sizes on its way: each is made from its pictures once. */
static const float taller = 3.0f;

static eatme_stand on_way(const way *w, float part) {
    float all = 0.0f, high = 0.0f;

    for (int i = 1; i < w->n; i++) {
        all += apart(w->at[i - 1], w->at[i]);
        high = fmaxf(high, w->at[i].high);
    }
    if (part <= 0.0f) {
        return w->at[0];
    }
    if (part >= 1.0f || all < 1.0f) {
        return w->at[w->n - 1];
    }
    const float gone = pace(part) * all;
    const float steps = fmaxf(1.0f, roundf(all / (0.8f * high))); /* it stands still at the end */
    eatme_stand now = at_length(w, gone);
    const float near = 2.0f + 14.0f * fminf(1.0f, fminf(part, 1.0f - part) / ramp); /* as long, however fast */
    now.edge = at_length(w, gone - near).right != at_length(w, gone + near).right;
    now.stride = steps * gone / all;
    now.high = roundf(now.high / taller) * taller;
    now.whole = high;
    return now;
}

static void add(way *w, eatme_stand stop) {
    if (w->n < STOPS) {
        w->at[w->n++] = stop;
    }
}

/* ---- ways of a yard ---- */

/* The plate of that place lies between it and the door. */
static bool is_below(eatme_stand at, const eatme_yard *yard, int place) {
    if (place <= 0 || place >= EATME_SEATS) {
        return false;
    }
    const ui_rect plate = yard->at[place].place.plate;
    return at.feet > plate.y + plate.h;
}

/* Below a door whose plate and wheel lie before it, beside them: there it is seen on its way. */
static eatme_stand foot_of(const eatme_yard *yard, int place) {
    const eatme_spot *s = &yard->at[place];
    const float beside = 40.0f, under = 14.0f;
    eatme_stand at = eatme_stand_door(yard, place);

    at.x = s->right ? s->wheel.x - beside : s->wheel.x + s->wheel.w + beside;
    at.feet = s->place.plate.y + s->place.plate.h + under;
    return at;
}

eatme_stand eatme_stand_at(const eatme_yard *yard, int stop) {
    return stop > 0    ? eatme_stand_door(yard, stop)
           : stop == 0 ? eatme_stand_home(yard)
                       : eatme_stand_path(yard, -1 - stop);
}

/* The house of a flat table stands between a and the door b at its other wall: round it above its roof, or below its
 * disc where it comes from there or the sky is too near. */
static void round_house(way *w, const eatme_yard *yard, eatme_stand a, eatme_stand b, int place) {
    static const float sky = 68.0f, off = 10.0f;
    const eatme_spot *s = &yard->at[place];
    const ui_rect house = s->place.house, plate = s->place.plate;
    const float low = plate.y + plate.h + off + b.high / 4, top = house.y - off;
    const bool above = a.feet < s->feet || (a.feet < low && top - b.high > sky);
    eatme_stand at = {.x = 2 * s->x - b.x, .feet = above ? top : low, .high = b.high};

    if (above ? a.feet > top : a.feet < low) { /* beside it: away from its wall first */
        add(w, at);
    }
    at.x = b.x;
    add(w, at);
}

/* Up the free middle of a tall yard to a house there: beside it others stand. */
static void up_the_middle(way *w, const eatme_yard *yard, int place) {
    static const float off = 10.0f;
    const eatme_spot *s = &yard->at[place], *own = &yard->at[0];

    if (yard->tall && !yard->flat && fabsf(s->x - own->x) < 1.0f) {
        add(w, (eatme_stand){
                   .x = s->x, .feet = s->past.y + s->past.h + off, .high = eatme_stand_door(yard, place).high});
    }
}

/* A house, not its own, lies between where the wolf comes from and where it stands there. */
static bool is_crossed(const eatme_yard *yard, int place, eatme_stand from, eatme_stand to) {
    const eatme_spot *house = &yard->at[place];
    return house != yard->at && (from.x - house->x) * (to.x - house->x) < 0.0f;
}

static void go(way *w, const eatme_yard *yard, int from, int to) {
    const eatme_stand a = eatme_stand_at(yard, from), b = eatme_stand_at(yard, to);

    if (w->n == 0) {
        add(w, a);
    }
    if (is_below(b, yard, from)) {
        add(w, foot_of(yard, from));
    }
    if (yard->flat && is_crossed(yard, to, a, b)) {
        round_house(w, yard, a, b, to);
    } else if (is_below(a, yard, to)) {
        up_the_middle(w, yard, to);
        add(w, foot_of(yard, to));
    }
    add(w, b);
}

/* On its round it is in the open: so high, and nowhere higher up than that. */
typedef struct {
    float high, top; /* 0: it fits between the wheels on both sides */
} open_ground;
static const float air = 8.0f;

static open_ground open_ground_of(const eatme_yard *yard) {
    static const float large = 116.0f; /* in the size of a house */
    const eatme_stand home = eatme_stand_home(yard);
    const float high = large * yard->at[1].size;
    open_ground open = {.high = high, .top = 0.0f};

    for (int place = 1; place < yard->n; place++) {
        const ui_rect wheel = yard->at[place].wheel;
        const float half = fabsf(eatme_inner_edge(&yard->at[place]) - home.x) - air;
        if (half < high * EATME_WOLF_SHAPE / 2) {
            open.top = fmaxf(open.top, wheel.y + wheel.h);
            open.high = fminf(open.high, 2 * half / EATME_WOLF_SHAPE);
        }
    }
    if (open.high < EATME_WOLF_LEAST) {
        open.high = fminf(high, home.feet - open.top - air);
    } else {
        open.top = 0.0f;
    }
    return open;
}

/* Before a house's plate: beside its wheel, or below that and what hangs on the plate. */
static eatme_stand before(const eatme_yard *yard, int place) {
    const eatme_spot *s = &yard->at[place];
    const eatme_stand home = eatme_stand_home(yard);
    const open_ground open = open_ground_of(yard);
    const float half = open.high * EATME_WOLF_SHAPE / 2, least = open.top + air + open.high;
    const float below = fmaxf(s->past.y + s->past.h + air + open.high, least), wheel = eatme_inner_end(s);
    const float level = fminf(fmaxf(s->place.plate.y + s->place.plate.h, least), home.feet);
    eatme_stand at = {.feet = below <= home.feet ? below : level, .high = open.high, .right = s->right};
    const bool under = at.feet - at.high > s->wheel.y + s->wheel.h;

    if (fabsf(s->x - home.x) < 1.0f) {
        at.x = s->x;
    } else if (under && (!yard->tall || open.top > 0.0f)) { /* in a tall yard a roof may be there */
        at.x = wheel;
    } else {
        at.x = eatme_inner_edge(s) + (s->right ? -half - air : half + air);
    }
    return at;
}

/* ---- round a flat table ---- */

/* Inside the ring of houses that stand all round: half axes of the way of its feet, and so high it is there. */
typedef struct {
    float x, feet, wide, high, wolf;
} ellipse;

/* Its feet are so low where it comes by those above, and so high by those below; there it is so far from the highest
 * and the lowest of its way, 1: it is just there. */
typedef struct {
    float feet, there;
} passes;

/* From the yard's middle to what those at the sides have nearest to it. */
static float room_at_sides(const eatme_yard *yard, float middle) {
    static const float rim = 20.0f;
    float room = middle - rim;

    for (int place = 0; place < yard->n; place++) {
        const eatme_spot *s = &yard->at[place];
        if (eatme_at_side(s)) {
            const float away = fabsf(s->x - middle), disc = s->place.plate.h / 2;
            room = fminf(room, place > 0 ? fabsf(eatme_inner_edge(s) - middle) : away - disc);
        }
    }
    return room;
}

static passes by_those(const eatme_yard *yard, const ellipse *e, bool above) {
    static const float least = 0.3f;
    passes p = {.feet = above ? -1.0f : yard->bottom, .there = 1.0f};

    for (int place = 0; place < yard->n; place++) {
        const eatme_spot *s = &yard->at[place];
        const ui_rect plate = s->place.plate;
        const float aside = fminf(fabsf(s->x - e->x) / fmaxf(e->wide, 1.0f), 1.0f);
        const bool is_above = plate.y + plate.h / 2 < yard->knock.y;
        if (!eatme_at_side(s) && is_above == above) {
            p.feet = above ? plate.y + plate.h + air + e->wolf : s->place.house.y - air;
            p.there = fmaxf(least, sqrtf(1.0f - aside * aside));
        }
    }
    return p;
}

/* Below the discs of those above. Where that leaves too little room it goes before the roofs of those below; where
 * nobody sits above it needs no more than its way. */
static ellipse ellipse_of(const eatme_yard *yard) {
    static const float smaller = 0.76f, least_wide = 40.0f, least_high = 52.0f;
    const float wolf = smaller * eatme_stand_home(yard).high;
    ellipse e = {.x = yard->ground.x + yard->ground.w / 2, .wolf = wolf};

    e.wide = fmaxf(room_at_sides(yard, e.x) - air - wolf * EATME_WOLF_SHAPE / 2, least_wide);
    passes high = by_those(yard, &e, true);
    const passes low = by_those(yard, &e, false);
    if (high.feet < 0.0f) {
        high.feet = low.feet - 2 * least_high;
    }
    e.high = fmaxf((low.feet - high.feet) / (high.there + low.there), least_high);
    e.feet = high.feet + high.there * e.high;
    return e;
}

/* Once round as the seats go, from before its own. */
static void round_flat(way *w, const eatme_yard *yard) {
    const ellipse e = ellipse_of(yard);
    const eatme_stand home = eatme_stand_home(yard);
    const float from = atan2f((home.feet - e.feet) / e.high, (home.x - e.x) / e.wide);

    for (int i = 0; i <= ROUND; i++) {
        const float at = from + 6.2831853f * (float)i / ROUND;
        add(w, (eatme_stand){.x = e.x + cosf(at) * e.wide, .feet = e.feet + sinf(at) * e.high, .high = e.wolf});
    }
}

eatme_stand eatme_walk_round(const eatme_yard *yard, float part) {
    way w = {.n = 0};

    add(&w, eatme_stand_home(yard));
    if (yard->flat) {
        round_flat(&w, yard);
    }
    for (int place = 1; place < yard->n && !yard->flat; place++) {
        add(&w, before(yard, place));
    }
    add(&w, eatme_stand_home(yard));
    return on_way(&w, part);
}

eatme_stand eatme_walk_to(const eatme_yard *yard, int from, int to, float part) {
    way w = {.n = 0};

    go(&w, yard, from, to);
    return on_way(&w, part);
}

/* Below the plates of its left half the yard's near edge is free: so high, and from there up, it comes in clear of
 * them. */
static eatme_stand lane_of(const eatme_yard *yard, eatme_stand own) {
    static const float edge = 8.0f;
    float low = 0.0f;

    for (int place = 1; place < yard->n; place++) {
        const ui_rect plate = yard->at[place].place.plate;
        low = plate.x + plate.w / 2 < own.x ? fmaxf(low, plate.y + plate.h) : low;
    }
    const float feet = fmaxf(own.feet, yard->bottom - edge);
    return (eatme_stand){
        .feet = feet, .high = fminf(own.high, fmaxf(EATME_WOLF_LEAST, feet - air - low)), .right = true};
}

/* From beyond the left rim along the near edge, and up beside its own plate. */
static void in_along_edge(way *w, const eatme_yard *yard, eatme_stand own) {
    eatme_stand at = lane_of(yard, own);

    at.x = -at.high * EATME_WOLF_SHAPE;
    add(w, at);
    at.x = yard->at[0].place.plate.x - at.high * EATME_WOLF_SHAPE / 2 - air;
    add(w, at);
    at.feet = own.feet;
    add(w, at);
}

/* Round a flat table from beyond its own edge, so that nobody else's place is in its way: from below up beside its
 * own disc, towards the middle, and above, where the sky is, from the nearest side behind all that stands there. */
static void in_from_edge(way *w, const eatme_yard *yard, eatme_stand own) {
    const eatme_spot *s = &yard->at[0];
    const float wide = own.high * EATME_WOLF_SHAPE, rim = 2 * yard->ground.x + yard->ground.w;
    const float beside = s->place.plate.h / 2 + air + wide / 2;
    eatme_stand at = own;

    if (!eatme_at_side(s) && s->place.plate.y > yard->knock.y) {
        at.x += s->right ? -beside : beside;
        at.feet = yard->bottom + own.high;
        add(w, at);
        at.feet = own.feet;
    } else {
        at.x = s->right ? rim + wide : -wide;
    }
    add(w, at);
}

static way way_in(const eatme_yard *yard) {
    const eatme_stand own = eatme_stand_home(yard);
    way w = {.n = 0};

    (yard->flat ? in_from_edge : in_along_edge)(&w, yard, own);
    add(&w, own);
    return w;
}

eatme_stand eatme_walk_in(const eatme_yard *yard, float part) {
    const way w = way_in(yard);

    return on_way(&w, part);
}

eatme_stand eatme_walk_out(const eatme_yard *yard, float part) {
    const way in = way_in(yard);
    way out = {.n = 0};

    for (int i = in.n - 1; i >= 0; i--) {
        add(&out, in.at[i]);
    }
    return on_way(&out, part);
}

eatme_stand eatme_walk_between(eatme_stand a, eatme_stand b, float part) {
    const way w = {.n = 2, .at = {a, b}};

    return on_way(&w, part);
}
