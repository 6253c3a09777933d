/* What moves over GROWL's table: cards from the pile and into hands. */
#include <math.h>

#include "growl_table.h"

/* ---- from the pile ---- */

/* Beside the plate, as large as cards are that lie at a seat. */
static ui_rect in_hand(const growl_look *look, const growl_ring *ring, int seat) {
    static const float wide = 40.0f;

    return table_off_plate(&ring->at[look->pub->place[seat]], wide, wide / TABLE_CARD);
}

static void into_hand(const growl_look *look, const growl_ring *ring, ui_rect from, int seat, float part) {
    if (part > 0.0f && part < 1.0f) {
        growl_draw_flying_back(look->d, from, in_hand(look, ring, seat), part);
    }
}

static void dealt(const growl_look *look, const growl_ring *ring) {
    const ui_rect pile = growl_day_places_of(ring, look->pub->n).pile;

    for (int k = 0; k < GROWL_DEALT_EACH; k++) {
        for (int seat = 0; seat < look->pub->n; seat++) {
            into_hand(look, ring, pile, seat, growl_dealt_part(look, seat, k));
        }
    }
}

/* ---- from hand to hand, over the home tiles ---- */

bool growl_is_taking(const growl_look *look, int seat) {
    return growl_is_telling(look->t, GROWL_EV_TAKEN) && look->t->event.arg[0] == seat;
}

/* How far the i-th of n cards goes aside. */
static float taken_aside(ui_rect lies, int i, int n) {
    static const float apart = 0.84f;

    return ((float)i - (float)(n - 1) / 2) * (apart - GROWL_TILE_STEP) * lies.w;
}

/* How far all n of them go from the house, so that they hide no window. */
static float off_the_house(const ui_place *at, int n) {
    static const float eaves = 0.08f;
    const ui_rect house = growl_house_box(at), first = growl_tile_card(at, 0), last = growl_tile_card(at, n - 1);
    const float left = first.x + taken_aside(first, 0, n), right = last.x + last.w + taken_aside(last, n - 1, n);

    return first.x < house.x ? fminf(0.0f, house.x + eaves * house.w - right)
                             : fmaxf(0.0f, house.x + (1.0f - eaves) * house.w - left);
}

ui_rect growl_taken_card(const ui_place *at, int i, int n, float part) {
    static const float risen = 0.4f, up = 0.2f, within = 4.0f;
    const ui_rect lies = growl_tile_card(at, i), p = at->plate;
    const float out = motion_out(motion_of(part, 0.0f, risen)), in = motion_smooth(motion_of(part, risen, 1.0f));
    const float spread = taken_aside(lies, i, n) + off_the_house(at, n);
    ui_rect card = {lies.x + spread * out, lies.y - up * lies.h * out, lies.w, lies.h};

    card.x += (fminf(fmaxf(card.x, p.x + within), p.x + p.w - card.w - within) - card.x) * in;
    card.y += (p.y + within - card.y) * in;
    return card;
}

int growl_taken_by(const growl_look *look, int seat) {
    static const float first = 0.8f; /* of its time: it is gone behind the plate */
    const int n = growl_is_taking(look, seat) ? look->pub->tile[seat] : 0;

    return (int)((float)n * motion_of(look->t->part, first, 1.0f) + 0.5f);
}

static void taken(const growl_look *look, const growl_ring *ring) {
    if (look->d->ui->rim == NULL) {
        return; /* they are drawn with their plate */
    }
    const int seat = look->t->event.arg[0] % GROWL_SEATS;
    const ui_place *at = &ring->at[look->pub->place[seat]];

    for (int i = 0; i < look->pub->tile[seat] && i < GROWL_TILE_SEEN; i++) {
        into_hand(look, ring, growl_tile_card(at, i), seat, fmaxf(look->t->part, 0.01f));
    }
}

void growl_draw_flights(const growl_look *look, const growl_ring *ring) {
    static const struct {
        int kind;
        void (*draw)(const growl_look *, const growl_ring *);
    } flight[] = {{GROWL_EV_DEALT, dealt}, {GROWL_EV_GIFT, growl_draw_gift}, {GROWL_EV_TAKEN, taken}};

    for (size_t i = 0; i < sizeof flight / sizeof flight[0]; i++) {
        if (growl_is_telling(look->t, flight[i].kind)) {
            flight[i].draw(look, ring);
        }
    }
}
