#include "text/faces.h"

#include <string.h>

#include <unicode/uchar.h>

#include "text/utf8.h"

enum { CHAIN = 4, NO_FACE = -1 };

enum { BODY, BOLD, TITLE };

static const text_face faces[] = {
    [BODY] = {"NotoSans-Regular.ttf", NULL},
    [BOLD] = {"NotoSans-SemiBold.ttf", NULL},
    [TITLE] = {"GrenzeGotisch-SemiBold.ttf", NULL},
};

/* A language, or all that begin with it ("zh" for "zh-Hant"); the last row is for the others. */
typedef struct {
    const char *lang;
    float line_skip; /* em */
    int chain[TEXT_STYLES][CHAIN];
} language;

static const language languages[] = {
    {"", 1.40f, {{BODY, NO_FACE}, {BOLD, BODY, NO_FACE}, {TITLE, BOLD, BODY, NO_FACE}}},
};

static const language *find(const char *lang) {
    size_t last = sizeof languages / sizeof *languages - 1;
    for (size_t i = 0; i < last; i++) {
        size_t len = strlen(languages[i].lang);
        if (strncmp(lang, languages[i].lang, len) == 0 && (lang[len] == '\0' || lang[len] == '-')) {
            return &languages[i];
        }
    }
    return &languages[last];
}

int text_face_count(void) {
    return (int)(sizeof faces / sizeof *faces);
}

const text_face *text_face_at(int face) {
    return &faces[face];
}

float text_line_skip(const char *lang) {
    return find(lang)->line_skip;
}

/* Marks and invisible characters are drawn with the letter before them, whatever its face. */
static bool joins(UChar32 c) {
    return (U_GET_GC_MASK(c) & U_GC_M_MASK) != 0 || u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
}

static int face_for(const int chain[CHAIN], UChar32 c, bool (*has_glyph)(void *, int, uint32_t), void *user) {
    for (int i = 0; i < CHAIN && chain[i] != NO_FACE; i++) {
        if (has_glyph(user, chain[i], (uint32_t)c)) {
            return chain[i];
        }
    }
    return chain[0];
}

int text_runs(const char *lang, text_style style, const char *utf8, size_t len,
              bool (*has_glyph)(void *user, int face, uint32_t codepoint), void *user, text_run *out, int cap) {
    const int *chain = find(lang)->chain[style];
    int n = 0;
    for (size_t at = 0, next = 0; at < len && cap > 0; at = next) {
        UChar32 c = utf8_next(utf8, len, &next);
        bool stays = n > 0 && joins(c);
        int face = stays ? out[n - 1].face : face_for(chain, c, has_glyph, user);
        if (n > 0 && (face == out[n - 1].face || n == cap)) {
            out[n - 1].len += next - at;
        } else {
            out[n++] = (text_run){face, at, next - at};
        }
    }
    return n;
}
