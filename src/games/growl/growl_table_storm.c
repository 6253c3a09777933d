/* The Tempest: each puts in one card, they go once round as one heap, and one is dealt back to each. They lie below
 * names, plates and the night's card, where its rule was; every seat has its turn, whatever it put in. */
#include <math.h>

#include "growl_table.h"

/* Parts of its time: the rule has closed; all lie in the ring; they are one heap; each has one again. */
#define UNTIL(ms) ((float)(ms) / (float)GROWL_STORM_TAKES)
static const float rule_gone = UNTIL(MOTION_CURTAIN), ring_lies = UNTIL(MOTION_CURTAIN + GROWL_STORM_IN),
                   heap_lies = UNTIL(MOTION_CURTAIN + GROWL_STORM_IN + GROWL_STORM_TURNS),
                   all_dealt = UNTIL(GROWL_STORM_TAKES - MOTION_CURTAIN);

static bool storms(const growl_look *look) {
    return growl_is_telling(look->t, GROWL_EV_TEMPEST);
}

float growl_storm_rule(const growl_look *look) {
    const float part = look->t->part;

    return !storms(look)      ? 1.0f
           : part < all_dealt ? 1.0f - motion_smooth(motion_of(part, 0.0f, rule_gone))
                              : motion_smooth(motion_of(part, all_dealt, 1.0f));
}

/* How far the card of a place is on its way into the ring, and on its way out of the heap. */
static float comes(const growl_look *look, int place) {
    static const float flight = 0.7f;

    return motion_dealt(motion_of(look->t->part, rule_gone, ring_lies), place, look->pub->n, flight);
}

static float goes(const growl_look *look, int place) {
    static const float flight = 0.5f;

    return motion_dealt(motion_of(look->t->part, heap_lies, all_dealt), place, look->pub->n, flight);
}

int growl_stormed_by(const growl_look *look, int seat) {
    const int place = look->pub->place[seat];

    return storms(look) && look->pub->alive[seat] && comes(look, place) > 0.0f && goes(look, place) < 1.0f;
}

/* Where the card of a place lies in the ring, on the side of its seat, or, one turn later, in the heap. */
static ui_rect in_ring(const growl_look *look, const growl_ring *ring, ui_rect room, int place) {
    static const float wide = 46.0f, most_x = 105.0f, most_y = 60.0f, thick = 1.4f, closes = 0.35f;
    const float w = fminf(wide, room.h * TABLE_CARD), h = w / TABLE_CARD;
    const float part = motion_of(look->t->part, ring_lies, heap_lies);
    const float left = 1.0f - motion_smooth(motion_of(part, closes, 1.0f));
    const float angle = (ring->at[place].angle + 360.0f * motion_smooth(part)) * 3.14159265f / 180.0f;
    const float lies = thick * ((float)place - (float)look->pub->n / 2) * (1.0f - left);
    const float x = room.x + room.w / 2 + lies + left * sinf(angle) * fminf(most_x, (room.w - w) / 2),
                y = room.y + room.h / 2 + lies - left * cosf(angle) * fminf(most_y, (room.h - h) / 2);

    return ui_centre((ui_rect){x, y, 0, 0}, w, h);
}

static void storm_card(const growl_look *look, const growl_ring *ring, ui_rect room, int place) {
    static const float small = 30.0f;
    const float come = motion_smooth(comes(look, place)), gone = motion_smooth(goes(look, place));
    const ui_rect home = ui_centre(ring->at[place].plate, small, small / TABLE_CARD),
                  lies = in_ring(look, ring, room, place);

    if (come > 0.0f && gone < 1.0f) {
        const ui_rect at = motion_between(home, lies, gone > 0.0f ? 1.0f - gone : come);
        ui_carry(look->d, at, motion_whole(at, home, lies));
        growl_draw_small_back(look->d, motion_whole(at, home, lies), growl_tile_askew(place % GROWL_TILE_SEEN));
    }
}

/* The first to be dealt lies on top. */
void growl_draw_storm(const growl_look *look, const growl_ring *ring) {
    const growl_pub *pub = look->pub;

    if (!storms(look) || pub->night_card >= GROWL_NIGHT_CARDS) {
        return;
    }
    const growl_night_places lie = growl_night_places_of(look, ring);
    const ui_rect room = growl_rule_at(look, &lie, pub->night_card);
    for (int place = pub->n - 1; place >= 0; place--) {
        if (pub->alive[pub->who[place]]) {
            storm_card(look, ring, room, place);
        }
    }
}
