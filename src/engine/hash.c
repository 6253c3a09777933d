/* Hashes of a state and of a ply: XXH3, of which the whole is in its header, and what records of version 1 hold. */
#define XXH_INLINE_ALL
#include <xxhash.h>

#include "engine/game.h"
#include "engine/word.h"

uint64_t nt_hash(const nt_game *game, const void *state) {
    return XXH3_64bits(state, game->state_size);
}

/* ---- records of version 1 ---- */

static inline uint64_t stir(uint64_t lane, uint64_t word) {
    lane = (lane ^ word) * UINT64_C(0x9fb21c651e98df25);
    return lane ^ (lane >> 29);
}

/* A lane before its last shift, so that the next word is mixed in beside it and not behind it. A number below 2^29 is
 * the same before and after. */
static inline uint64_t stir_open(uint64_t lane, uint64_t word) {
    return ((lane ^ word) ^ (lane >> 29)) * UINT64_C(0x9fb21c651e98df25);
}

/* Four lanes, so that the multiplications of 32 bytes overlap. */
static uint64_t hash_1(const nt_game *game, const void *state) {
    const uint8_t *at = state;
    size_t left = game->state_size;
    uint64_t lane[4] = {left, 1, 2, 3};
    for (; left >= 32; at += 32, left -= 32) {
        lane[0] = stir_open(lane[0], nt_word_at(at));
        lane[1] = stir_open(lane[1], nt_word_at(at + 8));
        lane[2] = stir_open(lane[2], nt_word_at(at + 16));
        lane[3] = stir_open(lane[3], nt_word_at(at + 24));
    }
    for (int i = 0; i < 4; i++) {
        lane[i] ^= lane[i] >> 29;
    }
    for (; left >= 8; at += 8, left -= 8) {
        lane[0] = stir(lane[0], nt_word_at(at));
    }
    if (left > 0) {
        uint8_t last[8] = {0};
        memcpy(last, at, left);
        lane[0] = stir(lane[0], nt_word_at(last));
    }
    return stir(stir(stir(lane[0], lane[1]), lane[2]), lane[3]);
}

static uint64_t ply_hash_1(const nt_game *game, nt_move move, const void *after) {
    const uint8_t *bytes = (const uint8_t *)&move;
    return stir(stir(hash_1(game, after), nt_word_at(bytes)), nt_word_at(bytes + 8));
}

uint64_t nt_ply_hash(const nt_game *game, int version, nt_move move, const void *after) {
    static_assert(sizeof move == 16, "nothing between the bytes of a move");
    return version == 1 ? ply_hash_1(game, move, after)
                        : XXH3_64bits_withSeed(&move, sizeof move, nt_hash(game, after));
}
