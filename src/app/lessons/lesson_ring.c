/* Rings: where they lie, and how they look. */
#include "app/lessons/lesson_ring.h"

#include <math.h>
#include <string.h>

#include "app/lessons/lesson_scene.h"
#include "ui/widgets.h"

/* From what a ring is about to the inner and to the outer rim of its line. */
typedef struct {
    float inner, outer;
} reach;

static const reach strong = {2.0f, 2.0f + LESSON_RING_WIDTH}, thin = {2.0f, 2.0f + LESSON_RING_THIN_WIDTH},
                   pale = {3.0f, 3.0f + LESSON_RING_PALE_WIDTH};
static const float apart = 3.0f; /* from the edges of what is seen of the table, and from each other */

static bool is_round(const ui_draw *d, ui_rect at) {
    for (const ui_mark *m = NULL; (m = ui_mark_next(d, UI_MARK_DISC, m)) != NULL;) {
        const ui_rect *disc = &m->at;
        if (m->place == LESSON_PLACE && fabsf(disc->x - at.x) < 1 && fabsf(disc->y - at.y) < 1 &&
            fabsf(disc->w - at.w) < 1) {
            return true;
        }
    }
    return false;
}

/* ---- past words or round them ---- */

typedef struct {
    float least, most; /* of one axis */
} span;

typedef struct {
    span x, y;
} sides;

/* What it takes to have a word inside this side, and to have it outside; 0 where it lies so. */
static float to_enclose(float side, float word) {
    return fmaxf(side - word, 0.0f);
}

static float to_pass(float outer, float word) {
    return fmaxf(word - outer, 0.0f);
}

/* Inside all four sides: those that do not hold it yet go as far as it needs, left and right alike, as pieces are. */
static void enclose(sides *r, const sides *word, float inner) {
    const float wider =
        fmaxf(to_enclose(r->x.least - inner, word->x.least), to_enclose(word->x.most, r->x.most + inner));
    r->x.least -= wider;
    r->x.most += wider;
    r->y.least -= to_enclose(r->y.least - inner, word->y.least);
    r->y.most += to_enclose(word->y.most, r->y.most + inner);
}

/* Past the side that has to give least; false where all would have to give more than so much. */
static bool pass(sides *r, const sides *word, float outer, float most) {
    const float give[] = {to_pass(r->x.least - outer, word->x.most), to_pass(r->y.least - outer, word->y.most),
                          to_pass(word->x.least, r->x.most + outer), to_pass(word->y.least, r->y.most + outer)};
    int least = 0;
    for (int i = 1; i < 4; i++) {
        least = give[i] < give[least] ? i : least;
    }
    if (give[least] > most) {
        return false;
    }
    *(least == 0   ? &r->x.least
      : least == 1 ? &r->y.least
      : least == 2 ? &r->x.most
                   : &r->y.most) += least < 2 ? give[least] : -give[least];
    return true;
}

static bool strikes(const sides *r, const sides *word, reach k) {
    const bool meets = word->x.most > r->x.least - k.outer && word->x.least < r->x.most + k.outer &&
                       word->y.most > r->y.least - k.outer && word->y.least < r->y.most + k.outer;
    const bool inside = word->x.least >= r->x.least - k.inner && word->x.most <= r->x.most + k.inner &&
                        word->y.least >= r->y.least - k.inner && word->y.most <= r->y.most + k.inner;
    return meets && !inside;
}

static sides sides_of(ui_rect at) {
    return (sides){{at.x, at.x + at.w}, {at.y, at.y + at.h}};
}

/* Round a word, and beside one that reaches to the rim of what the ring is about: it stands on something wider. */
typedef struct {
    float usual, wide;
} room_for;

static bool belongs(ui_rect about, ui_rect word) {
    return ui_inside(about, word.x + word.w / 2, word.y + word.h / 2);
}

static ui_rect with_air(ui_rect word, ui_rect about, room_for air) {
    static const float rim = 5.0f;
    const float most = fmaxf(about.x + rim - word.x, word.x + word.w - about.x - about.w + rim);
    const float beside = belongs(about, word) && most > 0.0f ? air.wide : air.usual;
    return (ui_rect){word.x - beside, word.y - air.usual, word.w + 2 * beside, word.h + 2 * air.usual};
}

/* A word outside may push a side until all of its line lies on what the ring is about, and is never taken in; one of
 * its own is, where little is not enough. False where that leads from one word to another. */
static bool clear_of_words(const ui_draw *d, ui_rect about, sides *r, reach k, room_for air) {
    enum { ROUNDS = 4 };
    static const float little = 7.0f;
    bool struck = true;
    for (int round = 0; round < ROUNDS && struck; round++) {
        struck = false;
        for (int i = 0; i < d->n_boxes; i++) {
            const sides word = sides_of(with_air(d->box[i].at, about, air));
            if (d->box[i].place == LESSON_PLACE && strikes(r, &word, k)) {
                const bool own = belongs(about, d->box[i].at);
                struck = true;
                if (!pass(r, &word, k.outer, own ? little : k.outer) && own) {
                    enclose(r, &word, k.inner);
                }
            }
        }
    }
    return !struck;
}

/* ---- on what is seen of the table ---- */

static void pull(sides *r, float by) {
    r->x.least += by;
    r->x.most -= by;
    r->y.least += by;
    r->y.most -= by;
}

/* How far its line goes beyond. */
static float beyond(const sides *r, const sides *seen, float outer) {
    const float x = fmaxf(seen->x.least - (r->x.least - outer), r->x.most + outer - seen->x.most);
    const float y = fmaxf(seen->y.least - (r->y.least - outer), r->y.most + outer - seen->y.most);
    return fmaxf(fmaxf(x, y), 0.0f);
}

static bool strikes_any(const ui_draw *d, const sides *r, reach k) {
    bool any = false;
    for (int i = 0; i < d->n_boxes && !any; i++) {
        const sides word = sides_of(d->box[i].at);
        any = d->box[i].place == LESSON_PLACE && strikes(r, &word, k);
    }
    return any;
}

/* Where there is no room round what it is about it lies on its rim, on all sides alike; and on those alone where
 * words are in the way. */
static void keep_in(const ui_draw *d, sides *r, const sides *seen, reach k) {
    sides even = *r;
    pull(&even, fminf(beyond(r, seen, k.outer), k.outer));
    if (!strikes_any(d, &even, k)) {
        *r = even;
    }
    r->x.least = fmaxf(r->x.least, seen->x.least + k.outer);
    r->x.most = fminf(r->x.most, seen->x.most - k.outer);
    r->y.least = fmaxf(r->y.least, seen->y.least + k.outer);
    r->y.most = fminf(r->y.most, seen->y.most - k.outer);
}

/* Between words that are near each other they have less. False where it strikes through some all the same. */
static bool round_of(const ui_draw *d, ui_rect at, ui_rect seen, reach k, ui_rect *out) {
    static const room_for air[] = {{3.0f, 20.0f}, {3.0f, 12.0f}, {2.0f, 5.0f}, {0.0f, 0.0f}};
    enum { TRIES = sizeof air / sizeof air[0] };
    const sides within = sides_of(ui_inset(seen, apart));
    sides r = sides_of(at);
    for (int i = 0; i < TRIES && !clear_of_words(d, at, &r, k, air[i]); i++) {
        r = i + 1 < TRIES ? sides_of(at) : r;
    }
    keep_in(d, &r, &within, k);
    *out = (ui_rect){r.x.least, r.y.least, r.x.most - r.x.least, r.y.most - r.y.least};
    return !strikes_any(d, &r, k);
}

/* ---- how they look ---- */

/* A double line, white on night: no table frames what may be chosen so. Not by its colour alone, and it keeps its
 * light in high contrast. */
typedef struct {
    float out, width;
    ui_colour colour;
} ring_line;

enum { LINES = 3 };

/* One of the strong ring's, as it is in a line so wide. */
static ring_line line_of(int i, float width) {
    static const ring_line line[LINES] = {
        {7.5f, LESSON_RING_WIDTH, UI_INK_950}, {9.5f, 3.5f, UI_PAPER_100}, {4.5f, 2.0f, UI_PAPER_100}};
    const float part = width / LESSON_RING_WIDTH;
    return (ring_line){strong.inner + (line[i].out - strong.inner) * part, line[i].width * part, line[i].colour};
}

static void ring_round(ui_draw *d, ui_rect at) {
    ui_mark_add(d, LESSON_RING_MARK, LESSON_RING_ROUND, ui_inset(at, -strong.outer));
    for (int i = 0; i < LINES; i++) {
        const ring_line line = line_of(i, LESSON_RING_WIDTH);
        ui_disc(d, ui_inset(at, -line.out), 0, line.colour, line.width);
    }
}

/* Between words and the edge of what is seen it is thinner. */
static void ring_plate(ui_draw *d, ui_rect at, ui_rect seen) {
    ui_rect in;
    const bool wide = round_of(d, at, seen, strong, &in);
    const reach k = wide ? strong : thin;
    if (!wide) {
        round_of(d, at, seen, thin, &in);
    }
    ui_mark_add(d, LESSON_RING_MARK, wide ? LESSON_RING : LESSON_RING_THIN, ui_inset(in, -k.outer));
    for (int i = 0; i < LINES; i++) {
        const ring_line line = line_of(i, k.outer - k.inner);
        ui_plate(d, ui_inset(in, -line.out), 24, 0, line.colour, line.width, false);
    }
}

/* In the shape of what it is about. */
static void ring(ui_draw *d, ui_rect at, ui_rect seen) {
    if (is_round(d, at)) {
        ring_round(d, at);
    } else {
        ring_plate(d, at, seen);
    }
}

static void ring_pale(ui_draw *d, ui_rect at, ui_rect seen) {
    ui_rect in;
    round_of(d, at, seen, pale, &in);
    ui_mark_add(d, LESSON_RING_MARK, LESSON_RING_PALE, ui_inset(in, -pale.outer));
    ui_plate(d, ui_inset(in, -5), 24, 0, UI_PAPER_100, 3.0f, false);
}

/* ---- several ---- */

/* In one line, with too little between them for the lines of two rings. */
static bool in_line(span along, span across, span next, span its_across, float outer) {
    static const float even = 1.0f;
    const float between = fmaxf(next.least - along.most, along.least - next.most);
    return fabsf(across.least - its_across.least) < even && fabsf(across.most - its_across.most) < even &&
           between >= 0.0f && between < 2 * outer + apart;
}

static bool share_a_ring(ui_rect one, ui_rect other, float outer) {
    const sides a = sides_of(one), b = sides_of(other);
    return in_line(a.x, a.y, b.x, b.y, outer) || in_line(a.y, a.x, b.y, b.x, outer);
}

void lesson_ring_add(const ui_draw *d, lesson_rings *r, ui_rect at) {
    for (int i = 0; i < r->n && !is_round(d, at); i++) {
        if (!is_round(d, r->at[i]) && share_a_ring(r->at[i], at, (r->pale ? pale : strong).outer)) {
            r->at[i] = ui_both(r->at[i], at);
            return;
        }
    }
    if (r->n < LESSON_RINGS) {
        r->at[r->n++] = at;
    }
}

void lesson_rings_draw(ui_draw *d, const lesson_rings *r, ui_rect seen) {
    for (int i = 0; i < r->n; i++) {
        (r->pale ? ring_pale : ring)(d, r->at[i], seen);
    }
}
