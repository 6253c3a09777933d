/* The whole truth of one match and the pieces of its rules: for the sabbath_*.c rules files and their tests only. */
#ifndef NT_GAMES_SABBATH_STATE_H
#define NT_GAMES_SABBATH_STATE_H

#include "games/sabbath/sabbath.h"

typedef struct {
    uint8_t left_over; /* three players: the card in the box (3), until its game is scored; else SABBATH_NONE */
} sabbath_hid;

struct sabbath_state {
    sabbath_pub pub;
    sabbath_priv seat[SABBATH_SEATS];
    sabbath_hid hid;
};

enum { SABBATH_CARDS = SABBATH_FACES * SABBATH_COPIES };

#define SABBATH_LOW_HALF UINT64_C(0xFFFFFFFF)

static inline void sabbath_store(uint8_t at[SABBATH_SET], uint64_t set) {
    at[0] = (uint8_t)set; /* written out, so that compilers see one store */
    at[1] = (uint8_t)(set >> 8);
    at[2] = (uint8_t)(set >> 16);
    at[3] = (uint8_t)(set >> 24);
    at[4] = (uint8_t)(set >> 32);
    at[5] = (uint8_t)(set >> 40);
    at[6] = (uint8_t)(set >> 48);
    at[7] = (uint8_t)(set >> 56);
}

/* The set with one more copy of a card; it must not hold both yet. */
static inline uint64_t sabbath_with(uint64_t set, int card) {
    return set | UINT64_C(1) << ((set >> card & 1) * 32 + (unsigned)card);
}

/* The set with one copy less of a card that it holds. */
static inline uint64_t sabbath_without(uint64_t set, int card) {
    return set & ~(UINT64_C(1) << ((set >> (32 + card) & 1) * 32 + (unsigned)card));
}

/* How many cards are in a set. */
static inline int sabbath_count(uint64_t set) {
    set -= set >> 1 & UINT64_C(0x5555555555555555);
    set = (set & UINT64_C(0x3333333333333333)) + (set >> 2 & UINT64_C(0x3333333333333333));
    set = (set + (set >> 4)) & UINT64_C(0x0F0F0F0F0F0F0F0F);
    return (int)((set * UINT64_C(0x0101010101010101)) >> 56);
}

/* Faces of one colour, and of one number (index 0..4), as bits of a set's low half. */
static inline uint32_t sabbath_row_of(int colour) {
    return UINT32_C(0x1F) << (SABBATH_NUMBERS * colour);
}

static inline uint32_t sabbath_file_of(int index) {
    return UINT32_C(0x8421) << index;
}

/* Faces of the trick that nobody has taken yet; only while it is drafted. */
static inline uint32_t sabbath_open_faces(const sabbath_pub *pub) {
    uint32_t faces = 0;
    for (int i = 0; i < SABBATH_SEATS; i++) { /* zero from n on: taken by somebody */
        faces |= (uint32_t)(pub->taker[i] == SABBATH_NONE) << pub->trick[i];
    }
    return faces;
}

/* sabbath_view.c: entries of sabbath_game, and who is ahead. */
void sabbath_score(const void *pub, int16_t out[NT_MAX_SEATS]);
/* Bits of the seats that are ahead by the games scored so far; sabbath_winners: 0 before all is over. */
uint32_t sabbath_ahead(const sabbath_pub *);
uint32_t sabbath_winners(const void *pub);

/* sabbath_rules.c: the game is over, tells its points and writes them; then the next one waits, or all is over. */
void sabbath_close(struct sabbath_state *, nt_events *);

/* sabbath_text.c, sabbath_imagine.c: entries of sabbath_game. */
int sabbath_move_text(const void *pub, nt_move, char *buf, size_t cap);
nt_err sabbath_parse_move(const void *pub, uint8_t seat, const char *text, nt_move *out);
nt_err sabbath_imagine(nt_view, nt_rng *, void *world);
int sabbath_trace(const void *before, nt_move, const void *after, const nt_events *, char *buf, size_t cap);
int sabbath_show(nt_view, char *buf, size_t cap);
int sabbath_event_text(nt_view, nt_event, char *buf, size_t cap);

#endif
