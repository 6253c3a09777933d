/* Sentences made of a catalogue and kept in an arena: what a frame, a log, a recap or the lobby says, without a
 * picture. A frame's draw list has one; whoever says something without drawing brings an arena of its own. */
#ifndef NT_TEXT_WORDS_H
#define NT_TEXT_WORDS_H

#include "text/catalogue.h"

typedef struct {
    text_catalogue *from; /* of the audience */
    char *arena;          /* the owner's; what is said stays valid until it empties it */
    size_t cap, used;
    bool full; /* something did not fit: a bug, shown by tests */
} text_words;

/* Words of `from` in `cap` bytes of the caller's. */
text_words text_words_in(text_catalogue *from, char *arena, size_t cap);
/* Copies a string into the arena; "" when it does not fit. */
const char *text_keep(text_words *, const char *text, size_t len);
/* A message of the catalogue, kept. */
const char *text_say(text_words *, const char *key);
const char *text_say_args(text_words *, const char *key, const text_arg *, int n);
/* The same from another catalogue. */
const char *text_say_from(text_words *, text_catalogue *, const char *key, const text_arg *, int n);
#define TEXT_SAY(words, key, ...)                                                                                    \
    text_say_args((words), (key), (const text_arg[]){__VA_ARGS__},                                                   \
                  (int)(sizeof((const text_arg[]){__VA_ARGS__}) / sizeof(text_arg)))

#endif
