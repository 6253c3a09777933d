/* Eight bytes as a number, low byte first on every machine. */
#ifndef NT_ENGINE_WORD_H
#define NT_ENGINE_WORD_H

#include <stdint.h>

/* Written out, so that compilers see one load of eight bytes in it. */
static inline uint64_t nt_word_at(const uint8_t *at) {
    return (uint64_t)at[0] | (uint64_t)at[1] << 8 | (uint64_t)at[2] << 16 | (uint64_t)at[3] << 24 |
           (uint64_t)at[4] << 32 | (uint64_t)at[5] << 40 | (uint64_t)at[6] << 48 | (uint64_t)at[7] << 56;
}

#endif
