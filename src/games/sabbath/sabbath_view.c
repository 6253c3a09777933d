/* What a view tells: names, leads, what may be played and why not. */
#include "games/sabbath/sabbath_state.h"

const char *const sabbath_colour_id[SABBATH_COLOURS] = {"red", "blue", "yellow", "green"};
const char *const sabbath_emblem_id[SABBATH_COLOURS] = {"castle", "island", "book", "cup"};

void sabbath_card_text(int card, char out[3]) {
    out[0] = sabbath_colour_id[sabbath_colour(card)][0];
    out[1] = (char)('0' + sabbath_number(card));
    out[2] = 0;
}

int sabbath_tricks(int n) {
    return SABBATH_CARDS / n;
}

int sabbath_value(const sabbath_pub *pub, int index) {
    return pub->opt[(pub->opt[SABBATH_OPT_CONFLICT] ? SABBATH_OPT_BACK : SABBATH_OPT_FRONT) + index];
}

int sabbath_place(const sabbath_pub *pub, int colour) {
    int place = 0;
    while (place < SABBATH_COLOURS - 1 && pub->column[place] != colour) {
        place++;
    }
    return place;
}

int sabbath_relation(int c1, int card) {
    const bool colour = sabbath_colour(c1) == sabbath_colour(card),
               number = sabbath_number(c1) == sabbath_number(card);
    if (colour) {
        return number ? SABBATH_TW : SABBATH_SC;
    }
    return number ? SABBATH_SN : SABBATH_OFF;
}

int sabbath_lead_after(int lead, int relation) {
    if (lead == SABBATH_LEAD_EMPTY) {
        return SABBATH_LEAD_OPEN;
    }
    if (lead == SABBATH_LEAD_OPEN && relation == SABBATH_SC) {
        return SABBATH_LEAD_COLOUR;
    }
    if (lead == SABBATH_LEAD_OPEN && relation == SABBATH_SN) {
        return SABBATH_LEAD_NUMBER;
    }
    return lead;
}

bool sabbath_fits(int lead, int c1, int card) {
    return sabbath_following(lead, c1) >> card & 1;
}

bool sabbath_can_follow(const sabbath_pub *pub, const sabbath_priv *me) {
    return (sabbath_set_of(me->hand) & sabbath_following(pub->lead, pub->trick[0])) != 0;
}

sabbath_why sabbath_why_not(const sabbath_pub *pub, uint8_t seat, const sabbath_priv *me, int card) {
    static const sabbath_why must[] = {SABBATH_MAY, SABBATH_MUST_MATCH, SABBATH_MUST_COLOUR, SABBATH_MUST_NUMBER};
    if (pub->phase != SABBATH_PLAY || pub->turn != seat || sabbath_held(me->hand, card) == 0) {
        return SABBATH_NOT_NOW;
    }
    if (sabbath_fits(pub->lead, pub->trick[0], card)) {
        return SABBATH_MAY;
    }
    if (sabbath_can_follow(pub, me)) {
        return must[pub->lead];
    }
    return pub->opt[SABBATH_OPT_SILENT] ? SABBATH_MAY_FACE_DOWN : SABBATH_MAY;
}

bool sabbath_may_move(const sabbath_pub *pub, int direction) {
    const int place = sabbath_place(pub, sabbath_moving(pub));
    return direction == SABBATH_UP ? place > 0 : place < SABBATH_COLOURS - 1;
}

int sabbath_moving(const sabbath_pub *pub) {
    return sabbath_colour(pub->trick[pub->won]);
}

/* The best of those that fit, among equal ones the later. */
int sabbath_winning(const uint8_t *trick, int played, int lead, const uint8_t column[SABBATH_COLOURS]) {
    uint8_t rank[SABBATH_COLOURS] = {0}; /* under a number lead: the higher in the column the better */
    const uint32_t fits = sabbath_following(lead, trick[0]);
    int best = 0, most = -1;
    for (int place = 0; place < SABBATH_COLOURS; place++) {
        rank[column[place]] = (uint8_t)(SABBATH_COLOURS - place);
    }
    for (int i = 0; i < played; i++) {
        const uint8_t card = trick[i];
        if (card == SABBATH_FACE_DOWN || !(fits >> card & 1)) {
            continue;
        }
        const int worth = lead == SABBATH_LEAD_NUMBER ? rank[sabbath_colour(card)] : sabbath_number(card);
        if (worth >= most) {
            most = worth;
            best = i;
        }
    }
    return best;
}
