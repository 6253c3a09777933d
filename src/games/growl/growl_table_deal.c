/* How far the cards are dealt. */
#include "growl_table.h"

static const float all_landed = 0.94f; /* of the deal: the last card lies, too, before anything else is seen */

/* The k-th round of the deal to a seat: round by round, clockwise from the one who begins. */
float growl_dealt_part(const growl_look *look, int seat, int k) {
    const growl_pub *pub = look->pub;
    const int from = pub->place[look->t->event.arg[0] % GROWL_SEATS];
    const int turn = (pub->place[seat] + pub->n - from) % pub->n;

    return motion_dealt(motion_of(look->t->part, 0.0f, all_landed), k * pub->n + turn, GROWL_DEALT_EACH * pub->n,
                        (float)MOTION_FLIGHT / (float)MOTION_DEAL / all_landed);
}

float growl_left_to_deal(const growl_look *look) {
    const int n = look->pub->n;
    int left = GROWL_DEALT_EACH * n;

    for (int k = 0; k < GROWL_DEALT_EACH; k++) {
        for (int seat = 0; seat < n; seat++) {
            left -= growl_dealt_part(look, seat, k) > 0.0f;
        }
    }
    return (float)left / (float)(GROWL_DEALT_EACH * n);
}

int growl_dealt_to(const growl_look *look, int seat) {
    int landed = 0;

    for (int k = 0; growl_is_telling(look->t, GROWL_EV_DEALT) && k < GROWL_DEALT_EACH; k++) {
        landed += growl_dealt_part(look, seat, k) >= 1.0f;
    }
    return landed;
}
