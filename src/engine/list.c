/* Lists of moves that are a set: cards of a hand, seats, ways to go. */
#include "engine/game.h"

/* How many bits are set, looked up by bytes: without an instruction that not every processor has, that is the least
 * work. */
#define TWO_BITS(n) (n), (n) + 1, (n) + 1, (n) + 2
#define FOUR_BITS(n) TWO_BITS(n), TWO_BITS((n) + 1), TWO_BITS((n) + 1), TWO_BITS((n) + 2)
#define SIX_BITS(n) FOUR_BITS(n), FOUR_BITS((n) + 1), FOUR_BITS((n) + 1), FOUR_BITS((n) + 2)
static const uint8_t bits_of[256] = {SIX_BITS(0), SIX_BITS(1), SIX_BITS(1), SIX_BITS(2)};

static inline int count_bits(uint32_t set) {
    return bits_of[set & 0xFF] + bits_of[set >> 8 & 0xFF] + (bits_of[set >> 16 & 0xFF] + bits_of[set >> 24]);
}

/* The first eight bytes of a move in this machine's order: those of a move with one argument are sums of such words.
 * Put together in registers, since a move that is written byte by byte can only be read when all of it has arrived.
 */
static inline uint64_t first_word(nt_move of) {
    uint64_t word;
    memcpy(&word, &of, sizeof word);
    return word;
}

/* The lowest bit of a set of 64 that is not empty. */
static inline uint8_t lowest(uint64_t set) {
#if defined(__GNUC__)
    return (uint8_t)__builtin_ctzll(set);
#else
    const uint32_t low = (uint32_t)set;
    return low != 0 ? nt_lowest(low) : (uint8_t)(32 + nt_lowest((uint32_t)(set >> 32)));
#endif
}

static inline void set_move(nt_move *at, uint64_t head, uint8_t arg) {
    const uint64_t words[] = {head + first_word((nt_move){.arg = {1}}) * arg, 0};
    memcpy(at, words, sizeof *at);
}

/* The first n of a set, one after the other. */
static int list_some(uint64_t head, uint64_t set, int n, nt_move *out) {
    for (int i = 0; i < n; i++, set &= set - 1) {
        set_move(&out[i], head, lowest(set));
    }
    return n;
}

/* Five at a time, whether there are so many or not: nobody can foresee where a list ends, and a branch that was
 * foreseen wrongly takes longer than writing these moves. */
int nt_list_set(uint8_t seat, uint8_t kind, uint32_t set, nt_move *out, int cap) {
    enum { AT_ONCE = 5, ROOM = 32 + AT_ONCE };
    const uint64_t head = first_word((nt_move){.seat = 1}) * seat + first_word((nt_move){.kind = 1}) * kind +
                          first_word((nt_move){.n = 1});
    const int n = count_bits(set);
    if (cap < ROOM) {
        return list_some(head, set, n < cap ? n : cap, out);
    }
    uint64_t left = set | UINT64_C(0x1F) << 32; /* what is written behind the last has bits, too */
    for (int at = 0; at < n; at += AT_ONCE) {
        for (int i = 0; i < AT_ONCE; i++, left &= left - 1) {
            set_move(&out[at + i], head, lowest(left));
        }
    }
    return n;
}
