/* The system's chance, on each system by its own call. */
#include "app/entropy.h"

#include <stdio.h>
#include <stdlib.h>
#if defined(__linux__) || defined(__APPLE__)
#include <sys/random.h>
#endif

#ifdef _WIN32
bool entropy_take(uint64_t *out) {
    unsigned high = 0, low = 0;
    if (rand_s(&high) != 0 || rand_s(&low) != 0) {
        return false;
    }
    *out = (uint64_t)high << 32 | low;
    return true;
}
#else
static bool by_call(uint64_t *out) {
#if defined(__linux__)
    return getrandom(out, sizeof *out, 0) == (ssize_t)sizeof *out;
#elif defined(__APPLE__)
    return getentropy(out, sizeof *out) == 0;
#else
    (void)out;
    return false;
#endif
}

/* For systems, and old kernels, without the call. */
static bool by_device(uint64_t *out) {
    FILE *source = fopen("/dev/urandom", "rb");
    const bool whole = source != NULL && fread(out, sizeof *out, 1, source) == 1;
    if (source != NULL) {
        fclose(source);
    }
    return whole;
}

bool entropy_take(uint64_t *out) {
    return by_call(out) || by_device(out);
}
#endif
