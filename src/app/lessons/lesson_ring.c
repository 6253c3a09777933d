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

static const reach strong = {2.0f, 2.0f + LESSON_RING_WIDTH}, pale = {3.0f, 3.0f + LESSON_RING_PALE_WIDTH};

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

static ui_rect with_air(ui_rect word, ui_rect about, room_for air) {
    static const float rim = 5.0f;
    const bool in = ui_inside(about, word.x + word.w / 2, word.y + word.h / 2);
    const float most = fmaxf(about.x + rim - word.x, word.x + word.w - about.x - about.w + rim);
    const float beside = in && most > 0.0f ? air.wide : air.usual;
    return (ui_rect){word.x - beside, word.y - air.usual, word.w + 2 * beside, word.h + 2 * air.usual};
}

/* A word outside may push a side as far as the rim of what the ring is about; others are taken in. False where that
 * leads from one word to another. */
static bool clear_of_words(const ui_draw *d, ui_rect about, sides *r, reach k, room_for air) {
    enum { ROUNDS = 4 };
    static const float most = 7.0f;
    bool struck = true;
    for (int round = 0; round < ROUNDS && struck; round++) {
        struck = false;
        for (int i = 0; i < d->n_boxes; i++) {
            const sides word = sides_of(with_air(d->box[i].at, about, air));
            if (d->box[i].place == LESSON_PLACE && strikes(r, &word, k)) {
                struck = true;
                if (!pass(r, &word, k.outer, most)) {
                    enclose(r, &word, k.inner);
                }
            }
        }
    }
    return !struck;
}

/* Between words that are near each other they have less. */
static ui_rect round_of(const ui_draw *d, ui_rect at, reach k) {
    static const room_for air[] = {{3.0f, 20.0f}, {3.0f, 12.0f}, {2.0f, 5.0f}, {0.0f, 0.0f}};
    enum { TRIES = sizeof air / sizeof air[0] };
    sides r = sides_of(at);
    for (int i = 0; i < TRIES && !clear_of_words(d, at, &r, k, air[i]); i++) {
        r = i + 1 < TRIES ? sides_of(at) : r;
    }
    return (ui_rect){r.x.least, r.y.least, r.x.most - r.x.least, r.y.most - r.y.least};
}

/* ---- how they look ---- */

/* A double line, white on night: no table frames what may be chosen so. Not by its colour alone, and it keeps its
 * light in high contrast. In the shape of what it is about. */
void lesson_ring(ui_draw *d, ui_rect at) {
    static const struct {
        float out, width;
        ui_colour colour;
    } line[] = {{7.5f, LESSON_RING_WIDTH, UI_INK_950}, {9.5f, 3.5f, UI_PAPER_100}, {4.5f, 2.0f, UI_PAPER_100}};
    const bool round = is_round(d, at);
    const ui_rect in = round ? at : round_of(d, at, strong);
    ui_mark_add(d, LESSON_RING_MARK, round ? LESSON_RING_ROUND : LESSON_RING, ui_inset(in, -strong.outer));
    for (size_t i = 0; i < sizeof line / sizeof line[0]; i++) {
        if (round) {
            ui_disc(d, ui_inset(in, -line[i].out), 0, line[i].colour, line[i].width);
        } else {
            ui_plate(d, ui_inset(in, -line[i].out), 24, 0, line[i].colour, line[i].width, false);
        }
    }
}

void lesson_ring_pale(ui_draw *d, ui_rect at) {
    const ui_rect in = round_of(d, at, pale);
    ui_mark_add(d, LESSON_RING_MARK, LESSON_RING_PALE, ui_inset(in, -pale.outer));
    ui_plate(d, ui_inset(in, -5), 24, 0, UI_PAPER_100, 3.0f, false);
}
