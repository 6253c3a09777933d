/* The ring round a flat table: each disc before the chip of whoever it stands for. */
#include <math.h>

#include "werewolf_table_public.h"

enum { ACROSS, UPWARDS, WAYS, EDGES = 2 * WAYS };

/* Along an edge, in the order of the frame: where its first chip and its last one are, and between which points its
 * discs have room. */
typedef struct {
    int many;
    float first, last, least, most;
    bool pressed; /* its ends lie below the plates in the corners */
} span;

/* How far the ends of a row that lies along the long side bend inwards, of few and of many, and where one of many
 * ends. By night more stands in the corners, but lower, and words between the ends of few. */
typedef struct {
    float bend, bend_many, tight;
} row_ends;

static const row_ends by_day = {34.0f, 34.0f, 222.0f}, by_night = {40.0f, 80.0f, 200.0f};

enum { ROOMY = 6 }; /* so many are few */

static float along(const ui_rim_chip *chip) {
    return chip->edge % WAYS == ACROSS ? chip->at.x + chip->at.w / 2 : chip->at.y + chip->at.h / 2;
}

/* Rows end clear of the plates in the upper corners, or, where these are above all discs, of the columns; columns
 * begin below the plates. With many in a row each needs room for its own vote's handle, and the last one is never as
 * far from its chip as halfway to the next. */
static void room_at(ui_rect area, int edge, float d, float tight, span *s) {
    static const float wide = 256.0f, plates = 84.0f, votes = 25.0f, apart = 0.4f;
    const bool tall = area.h > area.w;
    const float corner = tall ? 1.5f * d + votes : s->many > ROOMY ? tight : wide;

    if (edge % WAYS == ACROSS) {
        const float off = s->many > 1 ? apart * (s->last - s->first) / (float)(s->many - 1) : INFINITY;
        s->pressed = s->first + off < area.x + corner;
        s->least = fminf(area.x + corner, s->first + off);
        s->most = fmaxf(area.x + area.w - corner, s->last - off);
    } else {
        s->least = fmaxf(area.y, plates) + d / 2;
        s->most = area.y + area.h - d / 2;
    }
}

static void spans_of(ui_rect area, const ui_rim_chip chip[], int n, float d, float tight, span at[EDGES]) {
    for (int seat = 0; seat < n; seat++) {
        span *s = &at[chip[seat].edge];
        const float x = along(&chip[seat]);
        s->first = s->many == 0 ? x : fminf(s->first, x);
        s->last = s->many == 0 ? x : fmaxf(s->last, x);
        s->many++;
    }
    for (int edge = 0; edge < EDGES; edge++) {
        room_at(area, edge, d, tight, &at[edge]);
    }
}

/* Chips reach further than the frame: their discs come together by as much, evenly. */
static float within(const span *s, float x) {
    const float from = fmaxf(s->first, s->least), to = fminf(s->last, s->most);

    return s->many > 1 ? from + (to - from) * (x - s->first) / fmaxf(s->last - s->first, 1.0f)
                       : fmaxf(s->least, fminf(x, s->most));
}

static float bent(ui_rect area, const span *s, float x, float bend) {
    static const float below = 74.0f;
    const float half = (s->last - s->first) / 2, off = s->many > 1 ? (x - s->first - half) / fmaxf(half, 1.0f) : 0.0f;

    const float square = off * off, bow = fmaxf(bend * square, s->pressed ? below * square * square : 0.0f);

    return area.w > area.h ? bow : 0.0f;
}

void werewolf_discs_by_chips(ui_rect area, const ui_rim_chip chip[], int n, float d, bool night,
                             werewolf_ring *ring) {
    const row_ends ends = night ? by_night : by_day;
    const float left = area.x, top = area.y, right = area.x + area.w - d, foot = area.y + area.h - d;
    span at[EDGES] = {{0}};

    spans_of(area, chip, n, d, ends.tight, at);
    for (int seat = 0; seat < n; seat++) {
        const int edge = chip[seat].edge;
        const float x = along(&chip[seat]), mid = within(&at[edge], x) - d / 2,
                    in = bent(area, &at[edge], x, at[edge].many > ROOMY ? ends.bend_many : ends.bend);
        ring->plate[seat] = edge % WAYS == ACROSS ? (ui_rect){mid, edge == 0 ? foot - in : top + in, d, d}
                                                  : (ui_rect){edge == 1 ? left : right, mid, d, d};
    }
}
