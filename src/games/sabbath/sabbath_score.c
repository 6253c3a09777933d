/* Witch and devil points, totals, winners (8, 9.1, 9.3). */
#include <string.h>

#include "games/sabbath/sabbath_state.h"

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

int sabbath_devils(const sabbath_pub *pub, int seat) {
    int sum = 0;
    for (int game = 0; game < SABBATH_GAMES; game++) {
        sum += pub->devil[game][seat];
    }
    return sum;
}

int sabbath_total(const sabbath_pub *pub, int seat) {
    int sum = sabbath_devils(pub, seat);
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

/* Bit per seat that is ahead by the games scored so far. */
static uint32_t ahead(const sabbath_pub *pub) {
    uint32_t winners = 0;
    int best = -1;
    for (int seat = 0; seat < pub->n; seat++) {
        /* With `tie` devil, the devil points of all games together decide between equal totals. */
        const int devils = pub->opt[SABBATH_OPT_TIE] ? sabbath_devils(pub, seat) : 0;
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
    return pub->phase == SABBATH_OVER ? ahead(pub) : 0;
}

/* All cards that were left over, that of the last game among them, and who has won. */
static void tell_end(const sabbath_pub *pub, uint8_t last_left_over, nt_events *out) {
    for (uint8_t game = 0; game < pub->games; game++) {
        const uint8_t card = game == pub->game ? last_left_over : pub->left_over[game];
        if (card != SABBATH_NONE) {
            nt_tell(out, NT_ALL, SABBATH_EV_LEFT_OVER, 2, (const uint8_t[]){game, card});
        }
    }
    nt_tell(out, NT_ALL, SABBATH_EV_WON, 1, (const uint8_t[]){(uint8_t)ahead(pub)});
}

void sabbath_close(struct sabbath_state *s, nt_events *out) {
    sabbath_pub *pub = &s->pub;
    const bool last = pub->game + 1 == pub->games;
    sabbath_row rows[SABBATH_SEATS];
    sabbath_rows(pub, rows);
    for (uint8_t seat = 0; seat < pub->n; seat++) {
        const sabbath_row *row = &rows[seat];
        nt_tell(out, NT_ALL, SABBATH_EV_SCORED, 6,
                (const uint8_t[]){pub->game, seat, row->colour, row->witch, row->halved, row->devil});
        pub->colour[pub->game][seat] = row->colour;
        pub->witch[pub->game][seat] = row->witch;
        pub->devil[pub->game][seat] = row->devil;
    }
    if (last) {
        tell_end(pub, s->hid.left_over, out);
    }
    pub->left_over[pub->game] = s->hid.left_over;
    s->hid.left_over = SABBATH_NONE;
    pub->phase = last ? SABBATH_OVER : SABBATH_BETWEEN;
}
