/* What the others have done so far, and what that makes likely now. */
#include "games/eatme/eatme_bot.h"

enum {
    HOUSE_DOUBT = 3, /* so many seen choices count as much as the equilibrium */
    WOLF_DOUBT = 3,
    OWN = 3 /* the present Wolf's own attacks count so much, those of the other seats 1 */
};

static void learn_house(const eatme_pub *pub, int seat, int32_t *sleep) {
    int seen = 0, slept = 0;
    for (int i = 0; i < pub->rounds; i++) {
        const eatme_round *past = eatme_past(pub, i);
        if (past->wheel[seat] == EATME_HIDDEN) {
            continue; /* was the Wolf */
        }
        seen++;
        slept += past->wheel[seat] == EATME_SLEEP;
    }
    *sleep = (*sleep * HOUSE_DOUBT + slept * EATME_ONE) / (HOUSE_DOUBT + seen);
}

/* Whether no house of that past round was worth more than the victim's. */
static bool was_highest(const eatme_pub *pub, const eatme_round *past) {
    for (int seat = 0; seat < pub->n; seat++) {
        if (pub->value[past->cast[seat]] > pub->value[past->cast[past->victim]]) {
            return false;
        }
    }
    return true;
}

static void learn_wolf(const eatme_board *r, const eatme_pub *pub, int me, int32_t attack[EATME_HOUSES]) {
    int seen = 0, high = 0, most = 0, highest = 0;
    for (int i = 0; i < pub->rounds; i++) {
        const eatme_round *past = eatme_past(pub, i);
        if (past->wolf == r->seat[me]) {
            continue;
        }
        const int weight = past->wolf == pub->wolf ? OWN : 1;
        seen += weight;
        high += was_highest(pub, past) ? weight : 0;
    }
    if (seen == 0) {
        return;
    }
    for (int house = 0; house < r->houses; house++) {
        most = r->value[house] > most ? r->value[house] : most;
    }
    for (int house = 0; house < r->houses; house++) {
        highest += r->value[house] == most;
    }
    for (int house = 0; house < r->houses; house++) {
        const bool top = r->value[house] == most;
        const int alike = top ? highest : r->houses - highest; /* share the habit evenly */
        const int habit = (top ? high : seen - high) * EATME_ONE / alike;
        attack[house] = (attack[house] * WOLF_DOUBT * OWN + habit) / (WOLF_DOUBT * OWN + seen);
    }
}

void eatme_learn(const eatme_board *r, const eatme_pub *pub, int me, eatme_mix *mix) {
    for (int house = 0; house < r->houses; house++) {
        if (house != me) {
            learn_house(pub, r->seat[house], &mix->sleep[house]);
        }
    }
    if (me != r->houses) {
        learn_wolf(r, pub, me, mix->attack);
    }
}
