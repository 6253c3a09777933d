/* The list of messages that may be equal to the English ones: <locales>/same_as_english.json. */
#ifndef NT_TOOLS_ALLOWED_H
#define NT_TOOLS_ALLOWED_H

#include <stdbool.h>

#include <jansson.h>

/* The list; an empty one when there is no file, NULL with the reason when it cannot be read. The caller frees it. */
json_t *allowed_load(const char *locales_dir, char *why, size_t cap);
/* Whether an entry names the language, or all. */
bool allowed_same(const json_t *list, const char *key, const char *lang);
/* What is wrong with an entry by itself; NULL when nothing is. */
const char *allowed_fault(const json_t *entry);

#endif
