/* The seal on an open match: text that a person who opens the file cannot read. It keeps secrets from eyes, not from
 * somebody with a debugger: the key lies in the program. */
#ifndef NT_APP_SEAL_H
#define NT_APP_SEAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* `clear` stays readable beside the seal, but the seal breaks when it is changed. Lines of base64, each ended by a
 * newline, and a last line "end". The caller frees it; NULL on no memory. */
char *seal_close(const char *clear, const char *secret, size_t len, uint64_t salt);
/* The secret with a final zero, to be freed by the caller; NULL when anything is missing, added or changed. */
char *seal_open(const char *clear, const char *sealed, size_t sealed_len, size_t *len);

#endif
