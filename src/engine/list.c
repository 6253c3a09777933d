/* Lists of moves that are a set: cards of a hand, seats, ways to go. */
#include "engine/game.h"

/* How many bits are set. */
static int count_bits(uint32_t set) {
    set -= set >> 1 & 0x55555555;
    set = (set & 0x33333333) + (set >> 2 & 0x33333333);
    set = (set + (set >> 4)) & 0x0F0F0F0F;
    return (int)(set * 0x01010101 >> 24);
}

/* The first eight bytes of a move in this machine's order: those of a move with one argument are sums of such words.
 * Put together in registers, since a move that is written byte by byte can only be read when all of it has arrived.
 */
static inline uint64_t first_word(nt_move of) {
    uint64_t word;
    memcpy(&word, &of, sizeof word);
    return word;
}

/* A move as one store, where the compiler can: whoever plays it reads it as one. */
#if defined(__GNUC__)
typedef uint64_t words __attribute__((vector_size(sizeof(nt_move))));
#else
typedef struct {
    uint64_t first, second;
} words;
#endif

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
    const words both = {head + first_word((nt_move){.arg = {1}}) * arg, 0};
    memcpy(at, &both, sizeof *at);
}

/* Six at a time, whether there are so many or not: nobody can foresee where a list ends, and a branch that was
 * foreseen wrongly takes longer than writing these moves. */
int nt_list_set(uint8_t seat, uint8_t kind, uint32_t set, nt_move *out, int cap) {
    enum { AT_ONCE = 6 };
    const uint64_t head = first_word((nt_move){.seat = 1}) * seat + first_word((nt_move){.kind = 1}) * kind +
                          first_word((nt_move){.n = 1});
    uint64_t left = set | UINT64_C(0x3F) << 32; /* what is written behind the last has bits, too */
    const int all = count_bits(set), n = all < cap ? all : cap;
    int at = 0;
    for (; at < n && at + AT_ONCE <= cap; at += AT_ONCE) {
        for (int i = 0; i < AT_ONCE; i++, left &= left - 1) {
            set_move(&out[at + i], head, lowest(left));
        }
    }
    for (; at < n; at++, left &= left - 1) {
        set_move(&out[at], head, lowest(left));
    }
    return n;
}
