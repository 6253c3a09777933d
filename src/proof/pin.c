/* The owner's PIN, by libsodium's hash for passwords. */
#include "proof/pin.h"

#include <sodium.h>
#include <string.h>

_Static_assert(PIN_HASH >= crypto_pwhash_STRBYTES, "a hash has room");

bool pin_is_pin(const char *text) {
    const size_t len = strspn(text, "0123456789");
    return text[len] == '\0' && len >= PIN_LEAST && len <= PIN_MOST;
}

bool pin_hash(const char *pin, bool cheap, char out[PIN_HASH]) {
    const unsigned long long work = cheap ? crypto_pwhash_OPSLIMIT_MIN : crypto_pwhash_OPSLIMIT_INTERACTIVE;
    const size_t memory = cheap ? crypto_pwhash_MEMLIMIT_MIN : crypto_pwhash_MEMLIMIT_INTERACTIVE;
    memset(out, 0, PIN_HASH);
    return sodium_init() >= 0 && crypto_pwhash_str(out, pin, strlen(pin), work, memory) == 0;
}

bool pin_is_hash(const char *text) {
    return strlen(text) < crypto_pwhash_STRBYTES && sodium_init() >= 0 &&
           crypto_pwhash_str_needs_rehash(text, crypto_pwhash_OPSLIMIT_INTERACTIVE,
                                          crypto_pwhash_MEMLIMIT_INTERACTIVE) != -1;
}

bool pin_matches(const char *hash, const char *pin) {
    char whole[crypto_pwhash_STRBYTES] = ""; /* as long as the library wants it */
    strncpy(whole, hash, sizeof whole - 1);
    return sodium_init() >= 0 && crypto_pwhash_str_verify(whole, pin, strlen(pin)) == 0;
}

void pin_forget(void *at, size_t len) {
    sodium_memzero(at, len);
}
