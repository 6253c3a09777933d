/* Sentences made of a catalogue and kept in an arena. */
#include "text/words.h"

#include <string.h>

text_words text_words_in(text_catalogue *from, char *arena, size_t cap) {
    return (text_words){.from = from, .arena = arena, .cap = cap};
}

const char *text_keep(text_words *w, const char *text, size_t len) {
    if (len >= w->cap - w->used) {
        w->full = true;
        return "";
    }
    char *at = w->arena + w->used;
    memcpy(at, text, len);
    at[len] = '\0';
    w->used += len + 1;
    return at;
}

const char *text_say_from(text_words *w, text_catalogue *from, const char *key, const text_arg *args, int n) {
    char buf[4096];
    const size_t len = text_format(from, key, args, n, buf, sizeof buf);
    return text_keep(w, buf, len < sizeof buf ? len : strlen(buf));
}

const char *text_say_args(text_words *w, const char *key, const text_arg *args, int n) {
    return text_say_from(w, w->from, key, args, n);
}

const char *text_say(text_words *w, const char *key) {
    return text_say_args(w, key, NULL, 0);
}
