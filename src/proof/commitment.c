/* The code over a deal and a salt: half of a SHA-256, which libsodium calculates. */
#include "proof/commitment.h"

#include <ctype.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/record.h"

enum { GROUPS = 8, GROUP_BYTES = 2 };

/* The line of the salt, then the lines of the deal; the caller frees it. NULL when nothing was dealt, or on no
 * memory. */
static char *opened(const nt_match *match, const char *salt, size_t *len) {
    const size_t deal = nt_record_deal(match, NULL, 0), line = strlen("salt \n") + strlen(salt);
    char *text = deal > 0 ? malloc(line + deal + 1) : NULL;
    if (text != NULL) {
        snprintf(text, line + 1, "salt %s\n", salt);
        nt_record_deal(match, text + line, deal + 1);
        *len = line + deal;
    }
    return text;
}

static bool code_of(const nt_match *match, const char *salt, char code[NT_COMMITMENT_CODE]) {
    unsigned char hash[crypto_hash_sha256_BYTES] = {0};
    size_t len = 0;
    char *text = opened(match, salt, &len);
    if (text == NULL) {
        return false;
    }
    crypto_hash_sha256(hash, (const unsigned char *)text, len);
    free(text);
    for (size_t i = 0; i < GROUPS; i++) {
        snprintf(code + i * 5, 6, i + 1 < GROUPS ? "%02x%02x-" : "%02x%02x", hash[i * GROUP_BYTES],
                 hash[i * GROUP_BYTES + 1]);
    }
    return true;
}

bool commitment_make(nt_match *match, const uint8_t salt[COMMITMENT_SALT_BYTES]) {
    nt_commitment shown = {0};
    sodium_bin2hex(shown.salt, sizeof shown.salt, salt, COMMITMENT_SALT_BYTES);
    if (!code_of(match, shown.salt, shown.code)) {
        return false;
    }
    nt_match_commit(match, &shown);
    return true;
}

commitment_result commitment_check(const nt_match *match) {
    const nt_commitment *shown = nt_match_commitment(match);
    char code[NT_COMMITMENT_CODE];
    if (shown->code[0] == '\0') {
        return COMMITMENT_NONE;
    }
    return code_of(match, shown->salt, code) && strcmp(code, shown->code) == 0 ? COMMITMENT_HOLDS : COMMITMENT_BROKEN;
}

bool commitment_same_code(const char *a, const char *b) {
    for (;; a++, b++) {
        while (*a != '\0' && !isxdigit((unsigned char)*a)) {
            a++;
        }
        while (*b != '\0' && !isxdigit((unsigned char)*b)) {
            b++;
        }
        if (tolower((unsigned char)*a) != tolower((unsigned char)*b)) {
            return false;
        }
        if (*a == '\0') {
            return true;
        }
    }
}
