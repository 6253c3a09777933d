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

#define ALL_FACES(c1) ((UINT32_C(1) << SABBATH_FACES) - 1)
#define ROW_OF(c1) (UINT32_C(0x1F) << ((c1) / SABBATH_NUMBERS * SABBATH_NUMBERS))
#define FILE_OF(c1) (UINT32_C(0x8421) << ((c1) % SABBATH_NUMBERS))
#define EITHER_OF(c1) (ROW_OF(c1) | FILE_OF(c1))
#define BY_NUMBER(of, c1) of(c1), of((c1) + 1), of((c1) + 2), of((c1) + 3), of((c1) + 4)
#define BY_C1(of) BY_NUMBER(of, 0), BY_NUMBER(of, 5), BY_NUMBER(of, 10), BY_NUMBER(of, 15)

const uint32_t sabbath_follow[SABBATH_LEAD_NUMBER + 1][SABBATH_LED + 1] = {
    [SABBATH_LEAD_EMPTY] = {BY_C1(ALL_FACES), [SABBATH_NONE & SABBATH_LED] = ALL_FACES(SABBATH_NONE)},
    [SABBATH_LEAD_OPEN] = {BY_C1(EITHER_OF)},
    [SABBATH_LEAD_COLOUR] = {BY_C1(ROW_OF)},
    [SABBATH_LEAD_NUMBER] = {BY_C1(FILE_OF)},
};

int sabbath_tricks(int n) {
    return SABBATH_CARDS / n;
}

int sabbath_value(const sabbath_pub *pub, int index) {
    return pub->opt[(pub->opt[SABBATH_OPT_CONFLICT] ? SABBATH_OPT_BACK : SABBATH_OPT_FRONT) + index];
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

/* Of the faces that fit the one that wins. Under a number lead they have the same number, and the colour highest in
 * the column wins; under a colour lead they have the same colour, whose last face is the highest number; an open lead
 * has been followed by c1's own face alone. */
static uint8_t best_of(uint32_t faces, int lead, const uint8_t column[SABBATH_COLOURS]) {
    uint32_t best = faces;
    for (int place = SABBATH_COLOURS - 1; place >= 0 && lead == SABBATH_LEAD_NUMBER; place--) {
        const uint32_t of_colour = faces & sabbath_row_of(column[place]);
        best = of_colour != 0 ? of_colour : best;
    }
    return nt_highest(best);
}

/* Among equal ones the later. */
int sabbath_winning(const uint8_t *trick, int played, int lead, const uint8_t column[SABBATH_COLOURS]) {
    uint32_t faces = 0;
    int won = 0;
    for (int i = 0; i < played; i++) {
        faces |= (uint32_t)(trick[i] != SABBATH_FACE_DOWN) << (trick[i] & SABBATH_LED);
    }
    const uint8_t best = best_of(faces & sabbath_following(lead, trick[0]), lead, column);
    for (int i = 1; i < played; i++) {
        won = trick[i] == best ? i : won;
    }
    return won;
}

/* ---- points (8, 9.1, 9.3) ---- */

/* One copy of a colour's cards by number, a byte each: bit k of five has moved by seven times k. */
static uint64_t by_number(uint64_t set, int colour) {
    const uint64_t row = set >> (SABBATH_NUMBERS * colour) & 0x1F;
    return (row * UINT64_C(0x10204081)) & UINT64_C(0x0101010101);
}

uint64_t sabbath_tally(uint64_t set) {
    uint64_t numbers = 0, colours = 0;
    for (int colour = 0; colour < SABBATH_COLOURS; colour++) {
        const uint64_t cards = by_number(set, colour) + by_number(set >> 32, colour);
        numbers += cards;
        colours |= (cards * UINT64_C(0x0101010101) >> 32 & 15) << (4 * colour); /* their sum */
    }
    return colours | numbers << SABBATH_TALLY_NUMBERS;
}

/* The colour with the most cards, among several the one standing highest. */
static void judge_witch(const sabbath_pub *pub, const uint8_t column[SABBATH_COLOURS], uint64_t tally,
                        sabbath_points *out) {
    unsigned best = 0; /* how many cards, and below that how high the witch stands */
    for (unsigned place = 0; place < SABBATH_COLOURS; place++) {
        if (column[place] >= SABBATH_COLOURS) {
            continue; /* nobody stands there yet */
        }
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
        out[seat].devil = (uint8_t)(SABBATH_MOST * sabbath_count(out[seat].most));
    }
}

void sabbath_judge(const sabbath_pub *pub, const uint8_t column[SABBATH_COLOURS], const uint64_t tally[SABBATH_SEATS],
                   sabbath_points out[SABBATH_SEATS]) {
    const int n = pub->n < SABBATH_SEATS ? pub->n : SABBATH_SEATS;
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
        const int rank = sabbath_total(pub, seat) * (SABBATH_GAMES * SABBATH_NUMBERS * SABBATH_MOST + 1) + devils;
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
