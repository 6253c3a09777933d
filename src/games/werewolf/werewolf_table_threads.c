/* Threads of votes on the ring: inwards of all plates, and round the buttons and what else stands there. From the
 * public part alone. */
#include <math.h>

#include "werewolf_table.h"

typedef table_point spot;

static spot middle_of(ui_rect at) {
    return (spot){at.x + at.w / 2, at.y + at.h / 2};
}

static float apart(spot a, spot b) {
    const double x = b.x - a.x, y = b.y - a.y;

    return (float)sqrt(x * x + y * y); /* what hypotf gives, at a fifth of its time */
}

/* ---- what a thread may not lie on ---- */

enum { BOXES = 2 * WEREWOLF_SEATS + WEREWOLF_BLOCKS };
typedef struct {
    float left, top, right, bottom;
} wall;
typedef struct {
    wall at[BOXES];
    int n;
} boxes;
typedef struct {
    boxes all; /* plates first, then votes, then what stands in the middle */
    int plates, votes;
    wall frame;   /* none leaves this */
    boxes people; /* whoever stands on the square, and the signs at their feet: they hide it */
} walls;

static void add_box(boxes *b, ui_rect at) {
    b->at[b->n++] = (wall){at.x, at.y, at.x + at.w, at.y + at.h};
}

/* Strangers' plates, whose votes it gives, all votes that lie beside plates but those, and the middle's. */
static void find_walls(const werewolf_threads *t, int from, int to, walls *w) {
    static const float edge = 14.0f;

    w->frame = (wall){edge, edge, t->ui->width - edge, t->ui->height - ui_apron_height(t->ui) - edge};
    w->all.n = w->people.n = 0;
    for (int seat = 0; seat < t->n; seat++) {
        if (seat != from) {
            add_box(&w->all, t->ring->plate[seat]);
        }
    }
    w->plates = w->all.n;
    for (int seat = 0; seat < t->n; seat++) {
        if (seat != from && seat != to && (t->landed >> seat & 1)) {
            add_box(&w->all, werewolf_total_place(t->ui, t->ring, seat));
        }
    }
    w->votes = w->all.n - w->plates;
    for (int i = 0; i < WEREWOLF_BLOCKS; i++) {
        if (t->block[i].w > 0) {
            add_box(&w->all, t->block[i]);
        }
    }
    for (int i = 0; i < t->people; i++) {
        add_box(&w->people, t->person[i]);
        add_box(&w->people, t->sign[i]);
    }
}

static bool lies_in(const boxes *b, spot at, float air) {
    for (int i = 0; i < b->n; i++) {
        const wall *box = &b->at[i];
        if (at.x > box->left - air && at.x < box->right + air && at.y > box->top - air && at.y < box->bottom + air) {
            return true;
        }
    }
    return false;
}

static bool leaves(const wall *frame, spot at) {
    return at.x < frame->left || at.x > frame->right || at.y < frame->top || at.y > frame->bottom;
}

/* What holds all these spots. */
static wall around(const spot *at, int n) {
    wall all = {at[0].x, at[0].y, at[0].x, at[0].y};

    for (int i = 1; i < n; i++) {
        all.left = at[i].x < all.left ? at[i].x : all.left;
        all.right = at[i].x > all.right ? at[i].x : all.right;
        all.top = at[i].y < all.top ? at[i].y : all.top;
        all.bottom = at[i].y > all.bottom ? at[i].y : all.bottom;
    }
    return all;
}

/* Those that a spot in there may lie in. */
static void near_to(const boxes *all, wall in, float air, boxes *near) {
    near->n = 0;
    for (int i = 0; i < all->n; i++) {
        const wall *b = &all->at[i];
        if (in.right > b->left - air && in.left < b->right + air && in.bottom > b->top - air &&
            in.top < b->bottom + air) {
            near->at[near->n++] = *b;
        }
    }
}

/* The part of a straight line from a on, `by` long, between two limits. */
static void clip(float a, float by, float low, float high, float *from, float *to) {
    if (fabsf(by) < 1e-4f) {
        *to = a <= low || a >= high ? -1.0f : *to; /* never inside */
        return;
    }
    const float one = (low - a) / by, other = (high - a) / by;
    *from = fmaxf(*from, fminf(one, other));
    *to = fminf(*to, fmaxf(one, other));
}

/* Whether nothing lies on the straight line between two spots, with so much air. */
static bool sees(const walls *w, spot a, spot b, float air) {
    const wall in = around((const spot[]){a, b}, 2);

    for (int i = 0; i < w->all.n; i++) {
        const wall *box = &w->all.at[i];
        float from = 0.0f, to = 1.0f;
        if (in.right <= box->left - air || in.left >= box->right + air || in.bottom <= box->top - air ||
            in.top >= box->bottom + air) { /* most lie far off */
            continue;
        }
        clip(a.x, b.x - a.x, box->left - air, box->right + air, &from, &to);
        clip(a.y, b.y - a.y, box->top - air, box->bottom + air, &from, &to);
        if (from < to - 1e-4f) {
            return false;
        }
    }
    return true;
}

/* ---- a curve over bends ---- */

static spot towards(spot a, spot b, float by) {
    const float part = fminf(1.0f, by / fmaxf(apart(a, b), 0.1f));

    return (spot){a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part};
}

/* Where the line from a plate's middle leaves it. */
static spot edge_towards(ui_rect at, spot bend) {
    const spot m = middle_of(at);
    const float dx = fabsf(bend.x - m.x), dy = fabsf(bend.y - m.y);
    const float part = fminf(1.0f, fminf(at.w / 2 / fmaxf(dx, 0.1f), at.h / 2 / fmaxf(dy, 0.1f)));

    return (spot){m.x + part * (bend.x - m.x), m.y + part * (bend.y - m.y)};
}

/* A thread ends before a disc of votes, and begins behind its own: the number and all ends are seen. */
static float round_votes(ui_rect votes) {
    static const float clear = 9.0f; /* the disc's dark rim, and air */

    return votes.w / 2 + clear;
}

/* Where the line to the middle of votes ends. */
static spot end_before(ui_rect votes, spot bend) {
    return towards(middle_of(votes), bend, round_votes(votes));
}

enum { CORNERS = 7 }; /* of a way between its ends */

/* Where it ends so far. */
static spot *last_of(werewolf_thread *t) {
    return t->way + (ptrdiff_t)2 * t->bends;
}

static void add_bend(werewolf_thread *t, spot bend, spot end) {
    last_of(t)[1] = bend;
    last_of(t)[2] = end;
    t->bends++;
}

/* Round these corners, each from so far before to so far behind; straight between. */
static werewolf_thread rounded(ui_rect begins, const spot *corner, int n, ui_rect ends, float round) {
    spot at[CORNERS + 2];
    werewolf_thread t = {.bends = 0};

    at[0] = edge_towards(begins, n > 0 ? corner[0] : middle_of(ends));
    for (int i = 0; i < n; i++) {
        at[i + 1] = corner[i];
    }
    at[n + 1] = end_before(ends, n > 0 ? corner[n - 1] : at[0]);
    t.way[0] = at[0];
    for (int i = 1; i <= n; i++) {
        const float before = apart(at[i - 1], at[i]) * (i == 1 ? 1.0f : 0.5f);
        const float behind = apart(at[i], at[i + 1]) * (i == n ? 1.0f : 0.5f);
        const spot in = towards(at[i], at[i - 1], fminf(round, before)), last = *last_of(&t);
        if (apart(last, in) > 1.0f) {
            add_bend(&t, (spot){(last.x + in.x) / 2, (last.y + in.y) / 2}, in);
        }
        add_bend(&t, at[i], towards(at[i], at[i + 1], fminf(round, behind)));
    }
    const spot last = *last_of(&t), end = at[n + 1];
    if (t.bends == 0 || apart(last, end) > 1.0f) {
        add_bend(&t, (spot){(last.x + end.x) / 2, (last.y + end.y) / 2}, end);
    }
    return t;
}

spot werewolf_thread_spot(const werewolf_thread *t, int bend, float part) {
    const spot *p = t->way + (ptrdiff_t)2 * bend;
    const float from = (1 - part) * (1 - part), over = 2 * part * (1 - part), to = part * part;

    return (spot){from * p[0].x + over * p[1].x + to * p[2].x, from * p[0].y + over * p[1].y + to * p[2].y};
}

static const float half_thread = 6.5f; /* and a little air */
static const float before_it = 4.0f;   /* so near somebody hides it */

static bool is_hidden(const walls *w, spot at) {
    return lies_in(&w->people, at, before_it);
}

/* Some spots of a bend one after the other, with the boxes that are near. */
enum { PIECE = 8 };
typedef struct {
    spot at[PIECE];
    int n;
    boxes walls, people;
} piece;

/* Those from this step on, up to the next piece; `bend` has the boxes near all of it. */
static void take_piece(const werewolf_thread *way, int bend, int from, int steps, const walls *near, piece *p) {
    for (p->n = 0; p->n < PIECE && from + p->n < steps; p->n++) {
        p->at[p->n] = werewolf_thread_spot(way, bend, (float)(from + p->n) / (float)steps);
    }
    const wall in = around(p->at, p->n);
    near_to(&near->all, in, half_thread, &p->walls);
    near_to(&near->people, in, before_it, &p->people);
}

/* The boxes near a bend, which lies within its three spots. */
static void near_bend(const walls *w, const spot p[3], walls *near) {
    static const float rounding = 0.1f;
    const wall in = around(p, 3);

    near_to(&w->all, in, half_thread + rounding, &near->all);
    near_to(&w->people, in, before_it + rounding, &near->people);
}

/* What a way costs: how long it is, and more where it passes behind people. INFINITY: it lies on something, or costs
 * more than `most`. In *hidden whether anybody stands before it. */
static float costs_of(const walls *w, const werewolf_thread *way, float most, bool *hidden) {
    static const float each = 9.0f, behind = 5.0f;
    float costs = 0.0f;
    walls near;
    piece now;

    *hidden = false;
    for (int bend = 0; bend < way->bends; bend++) {
        const spot *p = way->way + (ptrdiff_t)2 * bend;
        const int steps = 1 + (int)((apart(p[0], p[1]) + apart(p[1], p[2])) / each);
        spot last = p[0];
        near_bend(w, p, &near);
        for (int from = bend == 0 ? 1 : 0; from < steps; from += PIECE) {
            take_piece(way, bend, from, steps, &near, &now);
            for (int i = 0; i < now.n; i++) {
                /* It may come to its votes as close as these stand to their plate. */
                const bool ends = bend == way->bends - 1 && from + i > steps - 4;
                const spot at = now.at[i];
                if (leaves(&w->frame, at) || lies_in(&now.walls, at, ends ? 1.0f : half_thread)) {
                    return INFINITY;
                }
                const bool covered = lies_in(&now.people, at, before_it);
                *hidden = *hidden || covered;
                costs += apart(last, at) * (covered ? behind : 1.0f);
                last = at;
            }
            if (costs > most) {
                return INFINITY;
            }
        }
    }
    return costs;
}

/* Whoever stands before it. */
static bool lies_free(const walls *w, const werewolf_thread *way) {
    bool hidden;

    return costs_of(w, way, INFINITY, &hidden) < INFINITY;
}

/* ---- the way ---- */

/* What draws a thread: the middle of the ring. One between two seats above the village goes through the sky, one
 * between two below it through the square: neither along the people's feet. In a tall frame those along a side are
 * drawn beyond the middle, off the people who stand there. Those that go across to the left pass higher than those
 * that go to the right: between two who stand against each other they are not one bundle. */
static spot drawn_to(const werewolf_threads *t, spot b, spot e) {
    static const float level = 0.44f, lane = 0.16f, lane_of_tall = 0.05f; /* of the height */
    const float h = t->ui->height - ui_apron_height(t->ui), high = fminf(b.y, e.y), low = fmaxf(b.y, e.y);
    const float side = fabsf(e.x - b.x) < 0.55f * t->ui->width ? 0.0f : e.x < b.x ? -1.0f : 1.0f;

    if (t->ui->height > t->ui->width) {
        const float beyond = t->people > 0 ? t->ui->width - (b.x + e.x) / 2 : t->ui->width / 2;
        return (spot){beyond, (b.y + e.y) / 2 + side * lane_of_tall * h};
    }
    return (spot){t->ui->width / 2, h * (low < 0.45f * h ? 0.22f : high > 0.55f * h ? 0.8f : level + side * lane)};
}

/* The best way so far. */
typedef struct {
    werewolf_thread way;
    float costs;
    bool found, open; /* open: nobody stands before it */
} choice;

/* Hardly longer than it is: a bend's curve lies between its chord and its corner. */
static float at_least(const werewolf_thread *way) {
    float length = 0.0f;

    for (int bend = 0; bend < way->bends; bend++) {
        const spot *p = way->way + (ptrdiff_t)2 * bend;
        length += (2 * apart(p[0], p[2]) + apart(p[0], p[1]) + apart(p[1], p[2])) / 3;
    }
    return 0.98f * length;
}

/* A way round these more to choose from; what it costs beside its length. */
static void offer(const walls *w, ui_rect begins, const spot *corner, int n, ui_rect ends, float more, choice *c) {
    const werewolf_thread way = rounded(begins, corner, n, ends, INFINITY);
    bool hidden;

    /* The last bend lies before where it ends. */
    if (more + at_least(&way) >= c->costs || apart(corner[n - 1], middle_of(ends)) < round_votes(ends)) {
        return;
    }
    const float costs = more + costs_of(w, &way, c->costs - more, &hidden);
    if (costs < c->costs) {
        *c = (choice){way, costs, true, !hidden};
    }
}

/* It would pass its votes, and come to them from behind. */
static bool turns_back(spot b, spot bend, spot e) {
    static const float least = 0.35f; /* cosine of the turn */
    const float x = bend.x - b.x, y = bend.y - b.y, on_x = e.x - bend.x, on_y = e.y - bend.y;

    return x * on_x + y * on_y < least * apart(b, bend) * apart(bend, e);
}

/* All threads to one seat come to its votes from one side: they join as strands of a rope do. The middle of the ring
 * draws them, as far as nothing lies in their way; the nearer somebody sits the less. */
static void soft(const werewolf_threads *t, const walls *w, ui_rect begins, ui_rect ends, choice *c) {
    static const float drawn[] = {0.6f, 0.45f, 0.75f, 0.3f, 0.15f};
    const spot e = middle_of(ends), b = middle_of(begins), half = {(b.x + e.x) / 2, (b.y + e.y) / 2};
    const spot m = drawn_to(t, b, e);
    const float far = apart(b, e), part = 0.15f + 0.35f * fminf(1.0f, fmaxf(0.0f, (far - 150.0f) / 350.0f));
    const float most = far * (t->ui->height > t->ui->width ? 1.3f * part : part);

    for (size_t i = 0; i < 2 * sizeof drawn / sizeof drawn[0] && !c->open; i++) {
        const spot from = i % 2 ? half : e;
        const spot bend = towards(from, m, fminf(most, drawn[i / 2] * apart(from, m)));
        if (!turns_back(b, bend, e)) {
            offer(w, begins, &bend, 1, ends, 0.0f, c);
        }
    }
}

/* Else one bend to a side of the straight way, the least that leaves all free. */
static void aside(const walls *w, ui_rect begins, ui_rect ends, choice *c) {
    enum { MOST = 12 };
    static const float more = 20.0f;
    const spot e = middle_of(ends), b = middle_of(begins);
    const float dx = e.x - b.x, dy = e.y - b.y;

    for (int i = 0; i < 2 * MOST && !c->open; i++) {
        const int step = i / 2 + 1;
        const float out_of = (i % 2 ? -0.05f : 0.05f) * (float)step;
        for (int at = 0; at < 3; at++) { /* where along the way */
            const float along = at == 0 ? 0.5f : at == 1 ? 0.35f : 0.65f;
            const spot bend = {b.x + along * dx - out_of * dy, b.y + along * dy + out_of * dx};
            offer(w, begins, &bend, 1, ends, more, c);
        }
    }
}

/* Between one who stands there and the next, whose row begins with the second seat; *at: about their middle. */
static bool gap_behind(const werewolf_threads *t, const walls *w, int i, spot *at) {
    const int next = (i + 1) % t->people;
    const ui_rect a = t->person[i], b = t->person[next];

    *at = (spot){(a.x + a.w / 2 + b.x + b.w / 2) / 2, (a.y + a.h / 2 + b.y + b.h / 2) / 2};
    return i > 0 && !is_hidden(w, *at);
}

/* Else one that goes through between two who stand there. */
static void between(const werewolf_threads *t, const walls *w, ui_rect begins, ui_rect ends, choice *c) {
    static const float parts[] = {0.5f, 0.35f, 0.65f, 0.22f, 0.78f}, more = 20.0f, most = 0.6f;
    const spot e = middle_of(ends), b = middle_of(begins), half = {(b.x + e.x) / 2, (b.y + e.y) / 2};
    spot gap;

    for (int i = 0; i < t->people; i++) {
        const bool open = gap_behind(t, w, i, &gap);
        for (size_t k = 0; k < sizeof parts / sizeof parts[0] && open; k++) {
            const float p = parts[k], over = 2 * p * (1 - p), from = (1 - p) * (1 - p), to = p * p;
            const spot bend = {(gap.x - from * b.x - to * e.x) / over, (gap.y - from * b.y - to * e.y) / over};
            if (apart(bend, half) < most * apart(b, e)) {
                offer(w, begins, &bend, 1, ends, more, c);
            }
        }
    }
}

/* Else one that goes straight through there, and bends before and behind. */
static void across(const werewolf_threads *t, const walls *w, ui_rect begins, ui_rect ends, choice *c) {
    static const float off[] = {34.0f, 60.0f}, more = 40.0f;
    const spot b = middle_of(begins), e = middle_of(ends);
    spot gap;

    for (int i = 0; i < t->people; i++) {
        const bool open = gap_behind(t, w, i, &gap);
        for (size_t k = 0; k < sizeof off / sizeof off[0] && open; k++) {
            const spot a = middle_of(t->person[i]), o = middle_of(t->person[(i + 1) % t->people]);
            const float by = off[k] / fmaxf(apart(a, o), 0.1f);
            const spot one = {gap.x + by * (o.y - a.y), gap.y - by * (o.x - a.x)};
            const spot other = {gap.x - by * (o.y - a.y), gap.y + by * (o.x - a.x)};
            const bool first = apart(b, one) + apart(other, e) < apart(b, other) + apart(one, e);
            offer(w, begins, first ? (spot[]){one, other} : (spot[]){other, one}, 2, ends, more, c);
        }
    }
}

/* One's own vote: a small hook from the plate into the votes beside it, from below, or from the plate's middle; where
 * that has no room there is none. */
static werewolf_thread own_way(const walls *w, ui_rect plate, ui_rect votes) {
    const spot p = middle_of(plate), v = middle_of(votes);
    const bool beside = votes.x >= plate.x + plate.w || votes.x + votes.w <= plate.x;
    const float r = votes.w / 2, side = beside == (p.x < v.x) ? 1.0f : -1.0f, down = v.y < p.y ? -1.0f : 1.0f;
    const spot from = beside ? (spot){v.x - side * (r + 24), plate.y + plate.h}
                             : (spot){v.x + side * (r + 26), p.y + down * plate.h / 2};
    const spot bend =
        beside ? (spot){v.x - side * 4, plate.y + plate.h + 28} : (spot){v.x + side * (r + 22), v.y + down * (r - 2)};
    const spot end = beside ? (spot){v.x, v.y + r} : (spot){v.x + side * 0.6f * r, v.y + down * 0.6f * r};
    werewolf_thread t = {.way = {from, bend, end}, .bends = 1};

    t.bends = lies_free(w, &t) ? 1 : 0;
    return t;
}

/* A disc's own vote: a handle from its rim to the votes before it, to the right or from below, away from its number.
 */
static werewolf_thread own_handle(const walls *w, ui_rect disc, ui_rect votes) {
    static const float under = 0.94f; /* of the disc, which lies above where it begins */
    const spot p = middle_of(disc), v = middle_of(votes);
    const float out = disc.w / 2, r = votes.w / 2, wide = out + 30.0f;
    const bool level = fabsf(v.x - p.x) > fabsf(v.y - p.y);
    const float across = level ? 0.0f : 1.0f, down = level ? 1.0f : 0.0f;
    werewolf_thread t = {.way = {{p.x + under * out * across, p.y + under * out * down},
                                 {v.x + wide * across, v.y + wide * down},
                                 {v.x + r * across, v.y + r * down}},
                         .bends = 1};

    t.bends = lies_free(w, &t) ? 1 : 0;
    return t;
}

/* Spots a way may bend at: its ends, and the corners of all walls with so much air, those of plates inwards, those of
 * what stands in the middle with more. */
enum { SPOTS = 2 + 4 * BOXES };
typedef struct {
    spot at[SPOTS];
    float way[SPOTS];  /* from the first one, as far as is known */
    float left[SPOTS]; /* to the end, as the crow flies */
    int before[SPOTS];
    bool done[SPOTS];
    int n;
} spots;

static void find_spots(const walls *w, spot begin, spot end, float air, float more, spots *s) {
    const spot middle = {(w->frame.left + w->frame.right) / 2, (w->frame.top + w->frame.bottom) / 2};

    s->n = 0;
    s->at[s->n++] = begin;
    s->at[s->n++] = end;
    for (int i = 0; i < w->all.n; i++) {
        for (int c = 0; c < 4; c++) {
            const wall *b = &w->all.at[i];
            const float by = i < w->plates + w->votes ? air : air + more;
            const spot at = {c % 2 ? b->right + by : b->left - by, c / 2 ? b->bottom + by : b->top - by};
            const spot own = {(b->left + b->right) / 2, (b->top + b->bottom) / 2};
            const bool inwards = i >= w->plates || apart(at, middle) < apart(own, middle);
            if (inwards && !leaves(&w->frame, at) && !lies_in(&w->all, at, air - 0.5f)) {
                s->at[s->n++] = at;
            }
        }
    }
    for (int i = 0; i < s->n; i++) {
        s->way[i] = i == 0 ? 0.0f : INFINITY;
        s->left[i] = apart(s->at[i], end);
        s->before[i] = 0;
        s->done[i] = false;
    }
}

/* The one next on the shortest way to the end, as the crow flies from there; -1: all others are longer than `most`.
 */
static int next_spot(const spots *s, float most) {
    int best = -1;
    float least = most;

    for (int i = 0; i < s->n; i++) {
        const float all = s->way[i] + s->left[i];
        if (!s->done[i] && all < least) {
            least = all;
            best = i;
        }
    }
    return best;
}

typedef struct {
    spot corner[CORNERS];
    int n;
    float length; /* INFINITY: there is none */
} route;

/* The shortest way round all walls, if it is shorter than `most`. */
static route shortest(const walls *w, spot begin, spot end, float air, float more, float most) {
    route r = {.length = INFINITY};
    spots s;
    int now;

    find_spots(w, begin, end, air, more, &s);
    while ((now = next_spot(&s, most)) != 1) {
        if (now < 0) {
            return r;
        }
        s.done[now] = true;
        for (int i = 1; i < s.n; i++) {
            const float way = s.way[now] + apart(s.at[now], s.at[i]);
            if (!s.done[i] && way < s.way[i] && sees(w, s.at[now], s.at[i], air - 0.5f)) {
                s.way[i] = way;
                s.before[i] = now;
            }
        }
    }
    for (int i = s.before[1]; i != 0; i = s.before[i]) {
        r.n++;
    }
    if (r.n > CORNERS) {
        return r;
    }
    r.length = s.way[1];
    for (int i = s.before[1], at = r.n; i != 0; i = s.before[i]) {
        r.corner[--at] = s.at[i];
    }
    return r;
}

/* The widest bends round these corners that leave all free; how much that is worth of a longer way, 0: none does. */
static float round_corners(const walls *w, ui_rect begins, const route *r, ui_rect ends, werewolf_thread *out) {
    static const struct {
        float round, costs;
    } bends[] = {{INFINITY, 1.0f}, {160.0f, 1.1f}, {90.0f, 1.2f}, {45.0f, 1.4f},
                 {24.0f, 1.7f},    {10.0f, 2.0f},  {5.0f, 2.5f}};

    for (size_t i = 0; i < sizeof bends / sizeof bends[0]; i++) {
        *out = rounded(begins, r->corner, r->n, ends, bends[i].round);
        if (lies_free(w, out)) {
            return bends[i].costs;
        }
    }
    return 0.0f;
}

/* Round walls, where no curve leaves all free: the shortest way, or a little longer with more air. */
static werewolf_thread round_walls(const walls *w, ui_rect begins, ui_rect ends) {
    static const float airs[] = {20.0f, 14.0f, 9.5f}, mores[] = {0.0f, 30.0f, 70.0f};
    static const float worth = 1.15f; /* less air is for a much shorter way */
    const size_t n_mores = w->all.n > w->plates + w->votes ? sizeof mores / sizeof mores[0] : 1;
    werewolf_thread best = rounded(begins, NULL, 0, ends, 0.0f), way;
    float least = INFINITY;

    for (size_t i = 0; i < sizeof airs / sizeof airs[0]; i++) {
        for (size_t k = 0; k < n_mores; k++) {
            const route r = shortest(w, middle_of(begins), middle_of(ends), airs[i], mores[k], least / worth);
            const float costs = r.length < INFINITY ? round_corners(w, begins, &r, ends, &way) : 0.0f;
            if (costs > 0.0f && r.length * costs * worth < least) {
                least = r.length * costs;
                best = way;
            }
        }
    }
    return best;
}

/* What is left of it behind this part of one of its bends. */
static werewolf_thread from_there(const werewolf_thread *t, int bend, float part) {
    const spot *p = t->way + (ptrdiff_t)2 * bend;
    werewolf_thread rest = {.bends = t->bends - bend};

    for (int i = 0; i <= 2 * rest.bends; i++) {
        rest.way[i] = p[i];
    }
    rest.way[0] = werewolf_thread_spot(t, bend, part);
    rest.way[1] = (spot){p[1].x + (p[2].x - p[1].x) * part, p[1].y + (p[2].y - p[1].y) * part};
    return rest;
}

/* Without what lies below the votes of whoever gives it, where it begins. */
static werewolf_thread behind_votes(const werewolf_thread *t, ui_rect votes) {
    enum { STEPS = 24 };
    const int most = t->bends * STEPS - 1; /* between neighbours it is short */
    int in = -1;

    for (int i = 0; i < most; i++) {
        const spot at = werewolf_thread_spot(t, i / STEPS, (float)(i % STEPS) / STEPS);
        in = apart(at, middle_of(votes)) < round_votes(votes) ? i : in;
    }
    return in < 0 ? *t : from_there(t, (in + 1) / STEPS, (float)((in + 1) % STEPS) / STEPS);
}

static werewolf_thread way_to_others(const werewolf_threads *t, const walls *w, ui_rect begins, ui_rect ends) {
    choice c = {.costs = INFINITY};

    soft(t, w, begins, ends, &c);
    aside(w, begins, ends, &c);
    if (!c.open) {
        between(t, w, begins, ends, &c);
    }
    if (!c.open) {
        across(t, w, begins, ends, &c);
    }
    return c.found ? c.way : round_walls(w, begins, ends);
}

werewolf_thread werewolf_thread_of(const werewolf_threads *t, int from, int to) {
    const ui_rect begins = t->ring->plate[from], ends = werewolf_total_place(t->ui, t->ring, to);
    walls w;

    find_walls(t, from, to, &w);
    if (from == to) {
        return t->ui->rim != NULL ? own_handle(&w, begins, ends) : own_way(&w, begins, ends);
    }
    const werewolf_thread way = way_to_others(t, &w, begins, ends);
    return t->landed >> from & 1 ? behind_votes(&way, werewolf_total_place(t->ui, t->ring, from)) : way;
}

/* ---- all of them ---- */

/* What of the votes is seen: how many each seat has, and how many seats have more: 0 leads. */
typedef struct {
    int votes[WEREWOLF_SEATS], rank[WEREWOLF_SEATS];
    uint32_t landed;
} standing;

static standing standing_of(const werewolf_look *look) {
    const int n = look->pub->n;
    standing s = {.landed = 0};

    for (int seat = 0; seat < n; seat++) {
        s.votes[seat] = werewolf_votes_landed(look, seat);
        s.landed |= (uint32_t)(s.votes[seat] > 0) << seat;
    }
    for (int seat = 0; seat < n; seat++) {
        for (int other = 0; other < n; other++) {
            s.rank[seat] += s.votes[other] > s.votes[seat];
        }
    }
    return s;
}

/* Only the seat whose count is told, or that hands go up for, has its threads in full; while what comes of a count is
 * told, and among many between two that are called, those who lead. */
static bool stands_out(const werewolf_look *look, const standing *s, int to) {
    const bool counted = werewolf_tells_count(look) || !werewolf_in_vote(look->pub);
    const int called = werewolf_called(look);

    return called >= 0 ? to == called : (look->pub->n <= 12 && !counted) || s->rank[to] == 0;
}

static void draw_threads_to(const werewolf_look *look, const werewolf_threads *t, const standing *s, int to) {
    static const float faint = 0.08f; /* where they lie is known, and no more: many become a tangle */
    const bool leads = s->rank[to] == 0 && s->votes[to] > 0, full = stands_out(look, s, to);
    const bool lit = full && (leads || werewolf_called(look) == to);
    const ui_colour colour = lit ? UI_LANTERN : ui_fade(UI_PAPER_200, full ? 1.0f : faint);

    for (int seat = 0; seat < t->n; seat++) {
        const float part = werewolf_drawn_thread(look, seat);
        if (look->pub->ballot[seat] == to && werewolf_sees_ballot(look, seat) && part > 0.0f) {
            /* The lead is a double thread: it is told by its shape, too. */
            const werewolf_thread way = werewolf_thread_of(t, seat, to);
            table_part_of_rope(look->d, way.way, way.bends, part, colour, leads);
        }
    }
}

/* Not where lines, or a clock, stand in their place. */
static bool has_threads(const werewolf_look *look) {
    const bool listed = werewolf_in_vote(look->pub) && werewolf_way_of(look) == WEREWOLF_WAY_LIST;

    return (!listed && look->pub->step != WEREWOLF_STEP_PK_SPEECH) || table_tells(look->t);
}

/* Up to so many leave each thread a gap. Of more all go while threads are drawn, which need not bend for them. */
static const int with_gaps = 8;

bool werewolf_threads_lie_over(const werewolf_pub *pub) {
    return pub->n > with_gaps;
}

float werewolf_people_seen(const werewolf_look *look) {
    float drawn = 0.0f;

    if (look->pub->n <= with_gaps || !has_threads(look)) {
        return 1.0f;
    }
    for (int seat = 0; seat < look->pub->n; seat++) {
        const bool seen = look->pub->ballot[seat] < look->pub->n && werewolf_sees_ballot(look, seat);
        drawn = seen ? fmaxf(drawn, werewolf_drawn_thread(look, seat)) : drawn;
    }
    return 1.0f - drawn;
}

void werewolf_draw_threads(const werewolf_look *look, const werewolf_ring *ring, const ui_rect block[WEREWOLF_BLOCKS],
                           bool square) {
    const werewolf_pub *pub = look->pub;
    const bool round_people = square && !werewolf_threads_lie_over(pub);

    if (!has_threads(look)) {
        return;
    }
    const standing s = standing_of(look);
    werewolf_threads t = {
        .ui = look->d->ui, .ring = ring, .n = pub->n, .people = round_people ? pub->n : 0, .landed = s.landed};
    ui_rect at[WEREWOLF_SEATS] = {{0}};
    werewolf_people(t.ui, ring, t.n, at);
    for (int seat = 0; seat < t.people; seat++) {
        t.person[seat] = werewolf_body_of(at[seat]);
        t.sign[seat] = werewolf_sign_of(t.ui, ring, t.n, at[seat]);
    }
    for (int i = 0; i < WEREWOLF_BLOCKS; i++) {
        t.block[i] = block[i];
    }
    for (int last = 2 * pub->n; last >= 0; last--) { /* those in full lie above, of them the leading ones */
        for (int to = 0; to < pub->n; to++) {
            if (s.rank[to] + (stands_out(look, &s, to) ? 0 : pub->n) == last) {
                draw_threads_to(look, &t, &s, to);
            }
        }
    }
}
