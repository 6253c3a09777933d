/* The Sheriff's badge on its way, above the plates: round the words on them. */
#include <math.h>

#include "werewolf_table.h"

/* From the first of its points to the last, towards the second and from the third. */
typedef struct {
    table_point at[4];
    uint8_t from, to; /* seats */
} way;

static ui_rect star_on(const way *w, float part, float size) {
    const float left = 1.0f - part,
                k[] = {left * left * left, 3 * left * left * part, 3 * left * part * part, part * part * part};
    float x = 0.0f, y = 0.0f;

    for (int i = 0; i < 4; i++) {
        x += k[i] * w->at[i].x;
        y += k[i] * w->at[i].y;
    }
    return (ui_rect){x - size / 2, y - size / 2, size, size};
}

/* Off the edges of its plate; whoever holds the badge, or will, has it beside them. */
static ui_rect words_of(const werewolf_ring *ring, int seat, const way *w) {
    static const float edge = 9.0f;
    const ui_rect plate = ring->plate[seat];
    ui_rect at = ui_inset(plate, edge);

    if (seat == w->from || seat == w->to) {
        at.w = werewolf_first_sign(plate).x - at.x;
    }
    return at;
}

/* In how many of its steps it lies on words, or leaves the frame. */
static int crossed(const werewolf_look *look, const werewolf_ring *ring, const way *w, float size) {
    enum { STEPS = 24 };
    const ui_frame *ui = look->d->ui;
    int n = 0;

    for (int i = 1; i < STEPS; i++) {
        const ui_rect star = star_on(w, (float)i / STEPS, size);
        n += star.x < 0 || star.y < 0 || star.x + size > ui->width || star.y + size > ui->height;
        for (int seat = 0; seat < look->pub->n; seat++) {
            n += ui_meet(star, words_of(ring, seat, w));
        }
    }
    return n;
}

/* Bends one of its ends, where that leaves more words free. */
static void bend(const werewolf_look *look, const werewolf_ring *ring, way *w, int end, float size) {
    enum { SIDES = 8, FARTHEST = 5 };
    static const float farther = 50.0f, turn = 0.7853982f;
    const table_point from = w->at[end == 1 ? 0 : 3];
    int best = crossed(look, ring, w, size);
    way other = *w;

    for (int far = 1; far <= FARTHEST; far++) {
        for (int side = 0; side < SIDES; side++) {
            const float out = farther * (float)far;
            other.at[end] =
                (table_point){from.x + out * sinf(turn * (float)side), from.y - out * cosf(turn * (float)side)};
            const int here = crossed(look, ring, &other, size);
            if (here < best) {
                best = here;
                *w = other;
            }
        }
    }
}

/* From whoever held it, or from the middle, to its new holder; it sinks where it is destroyed. */
void werewolf_draw_badge(const werewolf_look *look, const werewolf_ring *ring) {
    const nt_event *e = &look->t->event;
    const uint8_t n = look->pub->n, from = e->arg[0] < n ? e->arg[0] : look->pub->sheriff, to = e->arg[1];

    if (look->t->part >= 1.0f || e->kind != WEREWOLF_EV_BADGE || (from >= n && to >= n)) {
        return;
    }
    const float left = 1.0f - look->t->part, more = 30.0f * left * (1 - left);
    const ui_rect begins = from < n ? werewolf_first_sign(ring->plate[from]) : ui_centre(ring->middle, 26, 26);
    if (to >= n) {
        werewolf_draw_star(look->d, ui_inset(begins, -more / 2), ui_fade(UI_YELLOW, left));
        return;
    }
    const ui_rect ends = werewolf_first_sign(ring->plate[to]);
    const table_point a = table_middle(begins), b = table_middle(ends);
    way w = {{a, a, b, b}, from, to};
    for (int end = 2; end > 0; end--) {
        bend(look, ring, &w, end, ends.w);
    }
    bend(look, ring, &w, 2, ends.w);
    werewolf_draw_star(look->d, star_on(&w, 1.0f - left * left, ends.w + more), UI_YELLOW);
}
