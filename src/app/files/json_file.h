/* Small files that hold one JSON object, and the bounded numbers in them. */
#ifndef NT_APP_JSON_FILE_H
#define NT_APP_JSON_FILE_H

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The object in a file: an empty one where there is none, where it cannot be read or is larger than `most` bytes, and
 * where it makes no sense. The caller drops it. */
json_t *json_file_read(const char *path, size_t most);
/* Writes dir/name as a whole or not at all, and makes the folder. Drops `root`; `flags` are jansson's. On failure
 * errno says why. */
bool json_file_write(const char *dir, const char *name, json_t *root, size_t flags);
/* The whole number of a key, from min to max; false, with *out as it was, where it is anything else. */
bool json_file_number(const json_t *from, const char *key, int min, int max, int *out);
/* The same from 0, below `below`, which is 256 at most. */
bool json_file_small(const json_t *from, const char *key, int below, uint8_t *out);

#endif
