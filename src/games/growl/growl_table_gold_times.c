/* What moves on the gold page. After a game whoever was seen to win comes to a house, crown and all, and then each
 * gold by itself. At the end of a series dawn lifts, houses grow, all gold is counted up at once, and crowns fall. */
#include <math.h>

#include "growl_table_gold.h"

enum {
    DAWN_LIFTS = 450,
    HOUSES_STAND = 720,
    GOLD_COMES = 300 /* each */,
    MOST_MS = 1800,
    CROWN_FALLS = 860,
    ALL_SEEN = 240
};

static int most_gained(const growl_pub *pub) {
    int most = 1;

    for (int i = 0; i < pub->n; i++) {
        most = pub->gain[i] > most ? pub->gain[i] : most;
    }
    return most;
}

static int coming_ms(const growl_pub *pub) {
    const int all = GOLD_COMES * most_gained(pub);

    return all < MOST_MS ? all : MOST_MS;
}

uint32_t growl_gold_ms(const growl_pub *pub) {
    return growl_is_series_end(pub) ? 2 * MOTION_REVEAL : (uint32_t)(HOUSES_STAND + coming_ms(pub) + ALL_SEEN);
}

static float told(const growl_look *look) {
    return 1.0f - look->t->opening;
}

static float until(const growl_look *look, int ms) {
    return (float)ms / (float)growl_gold_ms(look->pub);
}

static float counted_by(const growl_look *look) {
    return 1.0f - until(look, growl_is_series_end(look->pub) ? CROWN_FALLS : ALL_SEEN);
}

float growl_dark_before_gold(const growl_look *look) {
    return growl_is_series_end(look->pub) ? 1.0f - motion_of(told(look), 0.0f, until(look, DAWN_LIFTS)) : 0.0f;
}

/* How many have come by now, of whoever gains most; with the part of the next one. */
static float come_by_now(const growl_look *look) {
    static const float nearly = 0.001f; /* as good as there */
    const float all = (float)most_gained(look->pub);

    return all * motion_of(told(look), until(look, HOUSES_STAND), counted_by(look)) + nearly;
}

int growl_gold_counted(const growl_look *look, int seat) {
    static const float counts_from = 0.15f;
    const int owned = growl_tokens(look->pub, seat), gain = look->pub->gain[seat], come = (int)come_by_now(look);

    if (growl_is_series_end(look->pub)) {
        return table_counted_up(owned, 1.0f - motion_of(told(look), counts_from, counted_by(look)));
    }
    return owned - gain + (come < gain ? come : gain);
}

float growl_gold_coming(const growl_look *look, int seat) {
    const float come = come_by_now(look);
    const bool comes = !growl_is_series_end(look->pub) && told(look) > until(look, HOUSES_STAND) &&
                       (int)come < look->pub->gain[seat];

    return comes ? come - floorf(come) : 0.0f;
}

bool growl_gold_is_counted(const growl_look *look) {
    return told(look) >= counted_by(look);
}

float growl_crown_opening(const growl_look *look) {
    return growl_is_series_end(look->pub) ? 1.0f - motion_of(told(look), counted_by(look), 1.0f) : 0.0f;
}

float growl_house_grown(const growl_look *look) {
    const bool stands = !growl_is_series_end(look->pub);

    return stands ? 1.0f : motion_out(motion_stepped(motion_of(told(look), 0.0f, until(look, HOUSES_STAND)), 6));
}
