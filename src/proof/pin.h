/* The PIN of a kiosk's owner: kept as a salted hash that takes long to make and much memory, never in clear. */
#ifndef NT_PROOF_PIN_H
#define NT_PROOF_PIN_H

#include <stdbool.h>
#include <stddef.h>

enum {
    PIN_LEAST = 4,
    PIN_MOST = 12,
    PIN_HASH = 128, /* bytes of a hash with its final zero, at most */
};

/* Four to twelve digits. */
bool pin_is_pin(const char *text);
/* A hash with a salt of its own; false without memory. `cheap` is for tests, whose hashes protect nothing. */
bool pin_hash(const char *pin, bool cheap, char out[PIN_HASH]);
/* Whether text is a hash that pin_hash can have made. */
bool pin_is_hash(const char *text);
/* Takes a tenth of a second and 64 MiB, whichever way it goes. */
bool pin_matches(const char *hash, const char *pin);
/* Writes zeros over what held a PIN, in a way that no compiler leaves out. */
void pin_forget(void *, size_t);

#endif
