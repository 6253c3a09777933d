/* The Gift by night: two cards change places, seen from their backs. No event tells it, since nothing but what was
 * told before happens: it is seen as what stands on the table changes, for the same time whatever the cards are. */
#include <math.h>

#include "growl_table.h"

/* Both have given, and the night goes on. */
static bool exchanged(const growl_pub *pub) {
    return pub->night_open && pub->night_card == GROWL_GIFT && pub->target[0] < pub->n && pub->target[1] < pub->n &&
           pub->step != GROWL_STEP_GIFT_PAIR && pub->step != GROWL_STEP_GIFT_CARD;
}

uint8_t growl_stands(const growl_pub *pub) {
    return (uint8_t)(1 + 2 * pub->nights + exchanged(pub));
}

uint32_t growl_stands_ms(const growl_pub *pub, int stood) {
    return exchanged(pub) && stood + 1 == growl_stands(pub) ? GROWL_EXCHANGE_TAKES : 0;
}

/* How far the cards have gone; 1: they lie. */
static float exchange_part(const growl_look *look) {
    const bool moves = look->t->frame == TABLE_PUBLIC && exchanged(look->pub);

    return moves ? 1.0f - look->t->change_left : 1.0f;
}

int growl_tile_lies(const growl_look *look, int seat) {
    const int tile = look->pub->tile[seat];
    const bool comes = exchange_part(look) < 1.0f && (look->pub->target[0] == seat || look->pub->target[1] == seat);

    return comes && tile > 0 ? tile - 1 : tile;
}

/* From the one's plate to the other's home tile, in a bow to its own right: so the two pass each other. */
static void card_goes(const growl_look *look, const growl_ring *ring, int from, int to, float part) {
    static const float bow = 0.8f; /* of the card's width */
    const ui_place *giver = &ring->at[look->pub->place[from]], *taker = &ring->at[look->pub->place[to]];
    const int lies = growl_tile_lies(look, to) % GROWL_TILE_SEEN;
    const ui_rect end = growl_tile_card(taker, lies), begin = ui_centre(table_in_hand(giver), end.w, end.h);
    const float dx = end.x - begin.x, dy = end.y - begin.y, far = fmaxf(hypotf(dx, dy), 1.0f);
    const float way = motion_smooth(part), aside = bow * end.w * sinf(3.14159265f * way);
    const ui_rect at = {begin.x + dx * way - dy / far * aside, begin.y + dy * way + dx / far * aside, end.w, end.h};

    growl_draw_small_back(look->d, at, growl_tile_askew(lies));
}

void growl_draw_exchange(const growl_look *look, const growl_ring *ring) {
    const float part = exchange_part(look);

    for (int i = 0; part < 1.0f && i < 2; i++) {
        card_goes(look, ring, look->pub->target[i], look->pub->target[1 - i], part);
    }
}
