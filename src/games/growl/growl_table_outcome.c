/* What a game came to: who was what, who won, who owns most, and their signs. */
#include "growl_table.h"

/* Dead wolves growl, too: whoever is dead and has not growled was human. */
bool growl_is_open(const growl_pub *pub, int seat, int step) {
    if (pub->team[seat] == GROWL_WOLF) {
        return step >= (pub->zero[seat] ? GROWL_STEP_OF_ZEROES : GROWL_STEP_OF_WOLVES);
    }
    return step >= GROWL_STEP_OF_CHEER;
}

int growl_wolves(const growl_pub *pub, bool zero) {
    int n = 0;

    for (int i = 0; i < pub->n; i++) {
        n += pub->team[i] == GROWL_WOLF && (pub->zero[i] != 0) == zero;
    }
    return n;
}

bool growl_has_other_wolf(const growl_pub *pub) {
    return growl_wolves(pub, false) > 0;
}

bool growl_is_series_end(const growl_pub *pub) {
    return pub->series_next == 2 && (pub->step == GROWL_STEP_TITLE || pub->step == GROWL_STEP_OVER);
}

uint32_t growl_lit_seats(const growl_pub *pub) {
    const bool series = growl_is_series_end(pub);
    uint32_t seats = 0;

    for (int i = 0; i < pub->n; i++) {
        seats |= (series ? pub->richest[i] != 0 : pub->team[i] == pub->winner) ? 1u << i : 0u;
    }
    return seats;
}

static int worth(const growl_pub *pub, int seat) {
    enum { WON = 1000 }; /* more than anybody owns */

    return growl_tokens(pub, seat) + ((growl_lit_seats(pub) >> seat & 1u) != 0 ? WON : 0);
}

void growl_order_of_gold(const growl_pub *pub, uint8_t out[GROWL_SEATS]) {
    for (int i = 0; i < pub->n; i++) {
        const uint8_t seat = pub->who[i];
        int at = i;
        for (; at > 0 && worth(pub, out[at - 1]) < worth(pub, seat); at--) {
            out[at] = out[at - 1];
        }
        out[at] = seat;
    }
}

/* Where two are as far, by seat. */
static void sort_by(const growl_look *look, const growl_ring *ring, bool down, uint8_t seats[], int n) {
    static const float about = 1.0f;

    for (int i = 1; i < n; i++) {
        const uint8_t seat = seats[i];
        const ui_rect plate = ring->at[look->pub->place[seat]].plate;
        int at = i;
        for (; at > 0; at--) {
            const ui_rect before = ring->at[look->pub->place[seats[at - 1]]].plate;
            const float apart = down ? plate.y - before.y : plate.x - before.x;
            if (apart > about || (apart >= -about && seats[at - 1] < seat)) {
                break;
            }
            seats[at] = seats[at - 1];
        }
        seats[at] = seat;
    }
}

void growl_from_left(const growl_look *look, const growl_ring *ring, uint8_t seats[], int n) {
    sort_by(look, ring, false, seats, n);
}

void growl_from_top(const growl_look *look, const growl_ring *ring, uint8_t seats[], int n) {
    sort_by(look, ring, true, seats, n);
}

const char *growl_role_named(ui_draw *d, const char *role, bool alive) {
    return UI_SAY(d, "growl.results.role", TEXT_STR("role", role), TEXT_STR("alive", alive ? "yes" : "no"));
}

const char *growl_role_word(const growl_look *look, int seat, bool alive) {
    const growl_pub *pub = look->pub;
    const char *role = pub->team[seat] != GROWL_WOLF ? "human" : pub->zero[seat] ? "zero" : "wolf";

    return growl_role_named(look->d, role, alive);
}

void growl_kind_card(ui_draw *d, ui_rect card, int kind, ui_rect sign) {
    static const char *const figure[GROWL_KINDS] = {"fangs", "horseshoe", "slashes", "leaf", "coin"};
    static const ui_colour colour[GROWL_KINDS] = {UI_RED, UI_BLUE, UI_VIOLET, UI_GREEN, UI_YELLOW};

    ui_plate(d, card, 27, ui_mix(colour[kind], UI_PAPER_100, 0.28f), 0, 0.0f, false);
    ui_figure(d, figure[kind], sign, UI_INK_900);
}

void growl_kind_sign(ui_draw *d, ui_rect at, int kind) {
    static const float wide = 0.86f, part = 0.68f; /* of its height; the sign */

    growl_kind_card(d, ui_centre(at, at.w * wide, at.h), kind, ui_centre(at, at.w * part, at.w * part));
}
