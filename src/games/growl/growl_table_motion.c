/* What moves over GROWL's table: cards from the pile, and whoever dies. */
#include <math.h>

#include "growl_table.h"

enum { HAND = 4 /* cards that each seat is dealt */ };

/* ---- from the pile ---- */

/* The k-th round of the deal to a seat: round by round, clockwise from the one who begins. */
static float dealt_part(const growl_look *look, int seat, int k) {
    const growl_pub *pub = look->pub;
    const int from = pub->place[look->t->event.arg[0] % GROWL_SEATS];
    const int turn = (pub->place[seat] + pub->n - from) % pub->n;

    return motion_dealt(look->t->part, k * pub->n + turn, HAND * pub->n, (float)MOTION_FLIGHT / (float)MOTION_DEAL);
}

int growl_dealt_to(const growl_look *look, int seat) {
    int landed = 0;

    for (int k = 0; growl_is_telling(look->t, GROWL_EV_DEALT) && k < HAND; k++) {
        landed += dealt_part(look, seat, k) >= 1.0f;
    }
    return landed;
}

/* In the middle of the plate: none has room for more. */
static ui_rect in_hand(const growl_look *look, const growl_ring *ring, int seat) {
    return ui_centre(ring->at[look->pub->place[seat]].plate, 46, 64);
}

void growl_draw_dealing(const growl_look *look, const growl_ring *ring) {
    const growl_pub *pub = look->pub;
    const ui_rect free = growl_free_middle(ring, pub->n, 200.0f);
    const float h = fminf(176.0f, free.h - 12);
    const ui_rect top = ui_centre(free, h * 63.0f / 88.0f, h);

    for (int i = 3; i >= 0; i--) {
        growl_draw_back(look->d, (ui_rect){top.x, top.y + 4.0f * (float)i, top.w, top.h}, 0.0f);
    }
    for (int k = 0; k < HAND; k++) {
        for (int seat = 0; seat < pub->n; seat++) {
            const float part = dealt_part(look, seat, k);
            if (part > 0.0f && part < 1.0f) {
                growl_draw_flying_back(look->d, top, in_hand(look, ring, seat), part);
            }
        }
    }
}

void growl_draw_tempest(const growl_look *look, const growl_ring *ring, ui_rect pile) {
    enum { FLY = 2 }; /* a seat; how many it gets is counted on its plate */
    const growl_pub *pub = look->pub;

    if (!growl_is_telling(look->t, GROWL_EV_TEMPEST)) {
        return;
    }
    for (int i = 0; i < FLY * pub->n; i++) {
        const int seat = pub->who[i % pub->n];
        const float part = motion_dealt(look->t->part, i, FLY * pub->n, 0.3f);
        if (part > 0.0f && part < 1.0f && pub->alive[seat]) {
            growl_draw_flying_back(look->d, pile, in_hand(look, ring, seat), part);
        }
    }
}

/* ---- who dies ---- */

/* It comes from its seat, turns, and is marked. */
void growl_draw_death(const growl_look *look, const growl_ring *ring) {
    static const float there = 0.25f, turned = 0.6f, marked = 0.66f;
    const table_ui *t = look->t;
    ui_draw *d = look->d;

    if (!growl_is_telling(t, GROWL_EV_DEATH)) {
        return;
    }
    const int seat = t->event.arg[0] % GROWL_SEATS, place = look->pub->place[seat];
    const ui_place *home = &ring->at[place];
    const float top = ring->top + 8, room = ring->bottom - top, mid = d->ui->width / 2;
    const float plate = home->plate.h, h = fminf(300.0f, room - plate - 26), w = h * 110.0f / 120.0f;
    const ui_rect large = {mid - w / 2, top + (room - h - plate) / 2, w, h};
    ui_rect box = table_between(home->house, large, motion_over(motion_of(t->part, 0.0f, there)));
    bool over;
    const float open = motion_turned(motion_of(t->part, there, turned), &over);

    ui_next_layer(d, false);
    table_dim(d, motion_of(t->part, 0.0f, there));
    for (int i = 0; i < 2 && over && !d->ui->high_contrast; i++) {
        const float wide = h * (i == 0 ? 1.36f : 1.12f);
        ui_disc(d, ui_centre(large, wide, wide), ui_fade(UI_EMBER, 0.13f), 0, 0.0f);
    }
    box.x += box.w * (1.0f - open) / 2;
    box.w *= open;
    growl_draw_house(look, box, place, over, look->pub->night_open != 0);
    if (t->part >= there) {
        const ui_place below = {.plate = {mid - home->plate.w / 2, large.y + large.h + 14, home->plate.w, plate},
                                .house = large};
        ui_seat_plate(d, &below, &t->seat[seat], over ? UI_SEAT_DEAD : UI_SEAT_CALM, NULL, 0);
    }
    if (t->part >= marked) {
        growl_draw_died(d, large, large.w * 1.6f);
    }
}
