/* The seal on saved matches: not readable by accident. */
#include "app/files/seal.h"

#include <stdlib.h>
#include <string.h>

#include "engine/rng.h"

enum { SALT = 8, CHECK = 8, HEAD = SALT + CHECK, LINE = 76 };

static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

static void put64(unsigned char *at, uint64_t value) {
    for (int i = 0; i < 8; i++) {
        at[i] = (unsigned char)(value >> (8 * i));
    }
}

static uint64_t get64(const unsigned char *at) {
    uint64_t value = 0;
    for (int i = 0; i < 8; i++) {
        value |= (uint64_t)at[i] << (8 * i);
    }
    return value;
}

/* FNV-1a over the clear line and the secret, started with the salt. */
static uint64_t checksum(uint64_t salt, const char *clear, const unsigned char *secret, size_t len) {
    uint64_t sum = 0xcbf29ce484222325u ^ salt;
    for (size_t i = 0; clear[i]; i++) {
        sum = (sum ^ (unsigned char)clear[i]) * 0x100000001b3u;
    }
    for (size_t i = 0; i < len; i++) {
        sum = (sum ^ secret[i]) * 0x100000001b3u;
    }
    return sum;
}

/* The same stream closes and opens. */
static void stream(uint64_t salt, unsigned char *bytes, size_t len) {
    nt_rng a = nt_rng_seed(salt ^ 0x6e69676874746162u), b = nt_rng_seed(salt * 0x9e3779b97f4a7c15u + 0x73656375u);
    uint64_t word = 0;
    for (size_t i = 0; i < len; i++) {
        if (i % 8 == 0) {
            word = nt_rng_next(&a) ^ nt_rng_next(&b);
        }
        bytes[i] ^= (unsigned char)(word >> (8 * (i % 8)));
    }
}

static char *as_lines(const unsigned char *bytes, size_t len) {
    size_t chars = (len + 2) / 3 * 4;
    char *text = malloc(chars + chars / LINE + 8), *at = text;
    if (text == NULL) {
        return NULL;
    }
    size_t column = 0;
    for (size_t i = 0; i < len; i += 3) {
        uint32_t group = (uint32_t)bytes[i] << 16;
        group |= i + 1 < len ? (uint32_t)bytes[i + 1] << 8 : 0;
        group |= i + 2 < len ? bytes[i + 2] : 0;
        for (size_t j = 0; j < 4; j++) {
            if (i + j > len) {
                *at++ = '=';
            } else {
                *at++ = digits[(group >> (18 - 6 * j)) & 63];
            }
        }
        column += 4;
        if (column == LINE) {
            *at++ = '\n';
            column = 0;
        }
    }
    if (column > 0) {
        *at++ = '\n';
    }
    memcpy(at, "end\n", 5);
    return text;
}

/* Exactly what as_lines gives, or NULL. */
static unsigned char *from_lines(const char *text, size_t text_len, size_t *len) {
    if (text_len < 4 || memcmp(text + text_len - 4, "end\n", 4) != 0) {
        return NULL;
    }
    unsigned char *bytes = malloc(text_len + 1);
    if (bytes == NULL) {
        return NULL;
    }
    size_t n = 0, have = 0;
    uint32_t group = 0;
    for (size_t i = 0; i < text_len - 4; i++) {
        if (text[i] == '\n' || text[i] == '=') {
            continue;
        }
        const char *digit = text[i] ? strchr(digits, text[i]) : NULL;
        if (digit == NULL) {
            free(bytes);
            return NULL;
        }
        group = group << 6 | (uint32_t)(digit - digits);
        have += 6;
        if (have >= 8) {
            have -= 8;
            bytes[n++] = (unsigned char)(group >> have);
        }
    }
    char *again = as_lines(bytes, n);
    bool same = again && strlen(again) == text_len && memcmp(again, text, text_len) == 0;
    free(again);
    if (!same) {
        free(bytes);
        return NULL;
    }
    *len = n;
    return bytes;
}

char *seal_close(const char *clear, const char *secret, size_t len, uint64_t salt) {
    unsigned char *bytes = malloc(HEAD + len + 1);
    if (bytes == NULL) {
        return NULL;
    }
    memcpy(bytes + HEAD, secret, len);
    put64(bytes, salt);
    put64(bytes + SALT, checksum(salt, clear, bytes + HEAD, len));
    stream(salt, bytes + SALT, CHECK + len);
    char *text = as_lines(bytes, HEAD + len);
    free(bytes);
    return text;
}

char *seal_open(const char *clear, const char *sealed, size_t sealed_len, size_t *len) {
    size_t n = 0;
    unsigned char *bytes = from_lines(sealed, sealed_len, &n);
    if (bytes == NULL || n < HEAD) {
        free(bytes);
        return NULL;
    }
    uint64_t salt = get64(bytes);
    stream(salt, bytes + SALT, n - SALT);
    if (get64(bytes + SALT) != checksum(salt, clear, bytes + HEAD, n - HEAD)) {
        free(bytes);
        return NULL;
    }
    *len = n - HEAD;
    memmove(bytes, bytes + HEAD, *len);
    bytes[*len] = '\0';
    return (char *)bytes;
}
