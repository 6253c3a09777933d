/* How a house of GROWL's flat table stands beside the open hand, or choice, of whoever lives there. */
#include "growl_table.h"

static const growl_stand usual_stand = {.house = 1.0f, .rest = 1.0f};

/* The zone of who sits there; NULL: it is closed. */
static const ui_rect *own_zone(const ui_rim *rim, int seat) {
    for (int i = 0; i < rim->n_open; i++) {
        if (rim->opener[i] == seat) {
            return &rim->open[i];
        }
    }
    return NULL;
}

/* Before its upper edge, as its owner sees it. */
static void go_before(ui_rect zone, int edge, ui_rect house, growl_stand *s) {
    static const float off_zone = 3.0f;

    switch (edge) {
    case 0:
        s->dy = zone.y - off_zone - house.y - house.h;
        break;
    case 1:
        s->dx = zone.x + zone.w + off_zone - house.x;
        break;
    case 2:
        s->dy = zone.y + zone.h + off_zone - house.y;
        break;
    default:
        s->dx = zone.x - off_zone - house.x - house.w;
        break;
    }
}

/* What is read, and all other seats. */
static ui_things beside_it(const growl_look *look, const growl_ring *ring, int place) {
    const growl_hung hung = growl_hung_of(look, ring);
    ui_things all = growl_things_of(look, ring, place);

    ui_things_add(&all, hung.silence);
    ui_things_add(&all, hung.hour);
    ui_things_add(&all, hung.game);
    return all;
}

/* The nearest free place along that edge; false: there is none. */
static bool go_along(const ui_things *all, ui_rect zone, int edge, ui_rect house, growl_stand *s) {
    static const float little = 6.0f; /* less air than things have that lie apart */
    enum { STEPS = 16 };
    const bool lies = edge % 2 == 0;
    const float step = 0.4f * house.w, from = lies ? zone.x : zone.y, to = from + (lies ? zone.w : zone.h);

    for (int k = 0; k < STEPS; k++) {
        const int far = (k + 1) / 2;
        const float aside = (float)far * (k % 2 == 0 ? -step : step);
        const ui_rect at = {house.x + s->dx + (lies ? aside : 0.0f), house.y + s->dy + (lies ? 0.0f : aside), house.w,
                            house.h};
        const float first = lies ? at.x : at.y, last = first + (lies ? at.w : at.h);
        if (!ui_things_meet(all, ui_inset(at, little)) && (k == 0 || (first >= from && last <= to))) {
            s->dx += lies ? aside : 0.0f;
            s->dy += lies ? 0.0f : aside;
            return true;
        }
    }
    return false;
}

static growl_stand stand_beside(const growl_look *look, const growl_ring *ring, int place) {
    const int seat = look->pub->who[place], edge = ring->rim->chip[seat].edge;
    const ui_rect *zone = own_zone(ring->rim, seat), house = growl_house_box(&ring->at[place]);
    growl_stand s = usual_stand;

    if (zone == NULL || !ui_meet(*zone, ui_both(house, ring->at[place].plate))) {
        return s;
    }
    s.rest = growl_seat_legal(look->t, seat) ? 1.0f : 0.0f;
    if (ui_meet(ui_inset(*zone, -2.0f), house)) {
        const ui_things all = beside_it(look, ring, place);
        go_before(*zone, edge, house, &s);
        s.house = go_along(&all, *zone, edge, house, &s) ? 1.0f : 0.0f;
    }
    return s;
}

growl_stand growl_stand_of(const growl_look *look, const growl_ring *ring, int place) {
    if (ring->rim == NULL || (ring->rim->n_open == 0 && ring->rim->was == NULL)) {
        return usual_stand;
    }
    growl_ring still = *ring, before;
    ui_rim rim = *ring->rim;
    rim.was = NULL;
    still.rim = &rim;
    const growl_stand now = stand_beside(look, &still, place);
    if (!growl_ring_before(ring, &before)) {
        return now;
    }
    const growl_stand was = stand_beside(look, &before, place);
    const float part = ring->rim->glides, left = 1.0f - part;
    return (growl_stand){left * was.dx + part * now.dx, left * was.dy + part * now.dy,
                         left * was.house + part * now.house, left * was.rest + part * now.rest};
}
