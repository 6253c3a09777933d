/* Finds the keys of messages in the program's sources. */
#ifndef NT_TOOLS_KEY_SCAN_H
#define NT_TOOLS_KEY_SCAN_H

#include <stdbool.h>

/* A string of the sources that looks like a key ("title.play") or like a format that makes keys
 * ("%s.option.%s.name"), where each conversion stands for any letters, digits and "_", and one at the start for dots
 * too. */
typedef struct {
    char text[96];
    char file[160];
    int line;
} key_use;

typedef struct {
    key_use *use;
    int n, cap;
} key_uses;

/* Reads every .c and .h file below `folder`. False when it cannot be read. The caller frees uses->use. */
bool key_scan(const char *folder, key_uses *);
/* Whether the key is what the string says, or can be made by it. */
bool key_matches(const char *text, const char *key);

#endif
