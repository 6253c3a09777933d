/* What a view tells: names, leads, who wins a trick, what may be played and why not, and what everybody scores. */
#include <string.h>

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
    for (int i = 1; i < SABBATH_COLOURS; i++) { /* to the end: where it stands cannot be foreseen */
        place = pub->column[i] == colour ? i : place;
    }
    return place;
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
    enum { WORTH = 8, NOWHERE = 31 /* no card's bit */ };
    uint8_t rank[SABBATH_COLOURS + 3] = {0}; /* under a number lead: the higher in the column the better */
    const uint32_t fits = sabbath_following(lead, trick[0]);
    int best = 0; /* worth, and below that the position */
    for (int place = 0; place < SABBATH_COLOURS; place++) {
        rank[column[place]] = (uint8_t)(SABBATH_COLOURS - place);
    }
    for (int i = 0; i < played; i++) {
        const int card = trick[i] == SABBATH_FACE_DOWN ? NOWHERE : trick[i];
        const int worth = lead == SABBATH_LEAD_NUMBER ? rank[sabbath_colour(card)] : sabbath_number(card);
        const int counts = (int)(fits >> card & 1) * (WORTH * worth + i);
        best = counts > best ? counts : best;
    }
    return best % WORTH;
}

/* ---- points (8, 9.1, 9.3) ---- */

enum { DEVIL_POINTS = 2 /* for the most of a number (8) */ };

uint64_t sabbath_tally(uint64_t set) {
    uint64_t tally = 0;
    for (int colour = 0; colour < SABBATH_COLOURS; colour++) {
        tally |= (uint64_t)sabbath_count(set & sabbath_both(sabbath_row_of(colour))) << (4 * colour);
    }
    for (int k = 0; k < SABBATH_NUMBERS; k++) {
        tally |= (uint64_t)sabbath_count(set & sabbath_both(sabbath_file_of(k))) << sabbath_tally_at(k);
    }
    return tally;
}

/* The colour with the most cards, among several the one standing highest. */
static void judge_witch(const sabbath_pub *pub, const uint8_t column[SABBATH_COLOURS], uint64_t tally,
                        sabbath_points *out) {
    unsigned best = 0; /* how many cards, and below that how high the witch stands */
    for (unsigned place = 0; place < SABBATH_COLOURS; place++) {
        const unsigned count = tally >> (4 * column[place]) & 15, rank = SABBATH_COLOURS * count + 3 - place;
        best = rank > best ? rank : best;
    }
    if (best < SABBATH_COLOURS) {
        return; /* no card */
    }
    const int place = 3 - (int)(best % SABBATH_COLOURS);
    out->colour = column[place];
    out->value = (uint8_t)sabbath_value(pub, place);
}

/* The five numbers of a tally at once, a byte each, by arithmetic that stays within the bytes: counts are below 128.
 */
#define BYTES(each) (UINT64_C(each) * UINT64_C(0x0101010101) << SABBATH_TALLY_NUMBERS)

static uint64_t greater(uint64_t a, uint64_t b) {
    const uint64_t is_a = (((a | BYTES(0x80)) - b) & BYTES(0x80)) >> 7;
    const uint64_t mask = is_a * 0xFF;
    return (a & mask) | (b & ~mask);
}

static void judge_devils(const uint64_t tally[SABBATH_SEATS], int n, sabbath_points out[SABBATH_SEATS]) {
    uint64_t most = BYTES(1); /* nobody scores for what nobody has (16) */
    for (int seat = 0; seat < n; seat++) {
        most = greater(tally[seat] & BYTES(0x7F), most);
    }
    for (int seat = 0; seat < n; seat++) {
        const uint64_t less = most - (tally[seat] & BYTES(0x7F));
        out[seat].most = ((BYTES(0x80) - less) & BYTES(0x80)) >> 7;
        out[seat].devil = (uint8_t)(DEVIL_POINTS * sabbath_count(out[seat].most));
    }
}

void sabbath_judge(const sabbath_pub *pub, const uint8_t column[SABBATH_COLOURS], const uint64_t tally[SABBATH_SEATS],
                   sabbath_points out[SABBATH_SEATS]) {
    const int n = pub->n;
    uint8_t scoring[SABBATH_COLOURS] = {0}; /* players by scoring colour */
    for (int seat = 0; seat < n; seat++) {
        out[seat] = (sabbath_points){.colour = SABBATH_NONE};
        judge_witch(pub, column, tally[seat], &out[seat]);
        if (out[seat].colour != SABBATH_NONE) {
            scoring[out[seat].colour]++;
        }
    }
    for (int seat = 0; seat < n; seat++) {
        sabbath_points *at = &out[seat];
        at->halved = pub->opt[SABBATH_OPT_CONFLICT] && at->colour != SABBATH_NONE && scoring[at->colour] > 1;
        at->witch = (uint8_t)(at->halved ? (at->value + 1) / 2 : at->value);
    }
    judge_devils(tally, n, out);
}

void sabbath_rows(const sabbath_pub *pub, sabbath_row out[SABBATH_SEATS]) {
    uint64_t tally[SABBATH_SEATS] = {0};
    sabbath_points points[SABBATH_SEATS];
    for (int seat = 0; seat < pub->n; seat++) {
        tally[seat] = sabbath_tally(sabbath_set_of(pub->taken[seat]));
    }
    sabbath_judge(pub, pub->column, tally, points);
    for (int seat = 0; seat < pub->n; seat++) {
        const sabbath_points *at = &points[seat];
        out[seat] = (sabbath_row){
            .colour = at->colour, .value = at->value, .halved = at->halved, .witch = at->witch, .devil = at->devil};
        for (int colour = 0; colour < SABBATH_COLOURS; colour++) {
            out[seat].colours[colour] = tally[seat] >> (4 * colour) & 15;
        }
        for (int k = 0; k < SABBATH_NUMBERS; k++) {
            out[seat].numbers[k] = tally[seat] >> sabbath_tally_at(k) & 15;
            out[seat].most[k] = at->most >> sabbath_tally_at(k) & 1;
        }
    }
}

/* The devil points of the games that are scored. */
static int devils_of(const sabbath_pub *pub, int seat) {
    int sum = 0;
    for (int game = 0; game < SABBATH_GAMES; game++) {
        sum += pub->devil[game][seat];
    }
    return sum;
}

int sabbath_total(const sabbath_pub *pub, int seat) {
    int sum = devils_of(pub, seat);
    for (int game = 0; game < SABBATH_GAMES; game++) {
        sum += pub->witch[game][seat];
    }
    return sum;
}

void sabbath_score(const void *pub_, int16_t out[NT_MAX_SEATS]) {
    const sabbath_pub *pub = pub_;
    memset(out, 0, NT_MAX_SEATS * sizeof out[0]);
    for (int seat = 0; seat < pub->n; seat++) {
        out[seat] = (int16_t)sabbath_total(pub, seat);
    }
}

uint32_t sabbath_ahead(const sabbath_pub *pub) {
    uint32_t winners = 0;
    int best = -1;
    for (int seat = 0; seat < pub->n; seat++) {
        /* With `tie` devil, the devil points of all games together decide between equal totals. */
        const int devils = pub->opt[SABBATH_OPT_TIE] ? devils_of(pub, seat) : 0;
        const int rank = sabbath_total(pub, seat) * (SABBATH_GAMES * SABBATH_NUMBERS * DEVIL_POINTS + 1) + devils;
        if (rank > best) {
            best = rank;
            winners = 0;
        }
        if (rank == best) {
            winners |= 1u << seat;
        }
    }
    return winners;
}

uint32_t sabbath_winners(const void *pub_) {
    const sabbath_pub *pub = pub_;
    return pub->phase == SABBATH_OVER ? sabbath_ahead(pub) : 0;
}
