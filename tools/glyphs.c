/* Whether the faces have every character of the catalogues. */
#include "glyphs.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <SDL_ttf.h>

#include "text/faces.h"
#include "text/utf8.h"

enum { MAX_FACES = 32 };

struct glyph_faces {
    TTF_Font *font[MAX_FACES];
    void (*fault)(const char *format, ...);
};

bool glyphs_only(const char *key) {
    static const char language[] = "language.";
    return strncmp(key, language, sizeof language - 1) == 0 || strcmp(key, "keyboard.letters") == 0;
}

glyph_faces *glyphs_open(const char *root, void (*fault)(const char *format, ...)) {
    glyph_faces *set = calloc(1, sizeof *set);
    if (set == NULL || TTF_Init() != 0) {
        fault("the faces cannot be opened: %s", TTF_GetError());
        free(set);
        return NULL;
    }
    set->fault = fault;
    for (int i = 0; i < text_face_count() && i < MAX_FACES; i++) {
        char path[1024];
        snprintf(path, sizeof path, "%s/fonts/%s", root, text_face_at(i)->file);
        set->font[i] = TTF_OpenFont(path, 20);
        if (set->font[i] == NULL) {
            fault("%s cannot be opened", path);
        }
    }
    return set;
}

void glyphs_close(glyph_faces *set) {
    for (int i = 0; set != NULL && i < MAX_FACES; i++) {
        TTF_CloseFont(set->font[i]);
    }
    if (set != NULL) {
        TTF_Quit();
        free(set);
    }
}

static bool has_glyph(void *user, int face, uint32_t codepoint) {
    glyph_faces *set = user;
    return set->font[face] != NULL && TTF_GlyphIsProvided32(set->font[face], codepoint);
}

/* Characters that are never drawn, and spaces that the shaper makes. */
static bool needs_no_glyph(int32_t c) {
    return c < 0x20 || c == 0xA0 || c == 0xAD || (c >= 0x2009 && c <= 0x200F) || c == 0x202F || c == 0x2060;
}

/* Each style has the character, and in the forms of the language. */
static void check_glyph(glyph_faces *set, const char *lang, const char *key, const char *at, size_t len, int32_t c) {
    text_run run;
    char shown[8];
    snprintf(shown, sizeof shown, "%.*s", (int)len, at);
    for (int style = TEXT_BODY; style <= TEXT_BOLD; style++) {
        if (text_runs(lang, (text_style)style, at, len, has_glyph, set, &run, 1) != 1) {
            continue;
        }
        if (!has_glyph(set, run.face, (uint32_t)c)) {
            set->fault("%s: \"%s\": no face has U+%04X (%s)", lang, key, (unsigned)c, shown);
            return;
        }
        if (!glyphs_only(key) && !text_face_is_own(lang, (text_style)style, run.face)) {
            set->fault("%s: \"%s\": the language's own faces lack U+%04X (%s)", lang, key, (unsigned)c, shown);
            return;
        }
    }
}

void glyphs_check(glyph_faces *set, const char *lang, json_t *messages) {
    const char *key;
    json_t *value;
    json_object_foreach(messages, key, value) {
        const char *text = json_string_value(value);
        size_t len = json_string_length(value);
        for (size_t at = 0, from = 0; at < len; from = at) {
            int32_t c = utf8_next(text, len, &at);
            if (!needs_no_glyph(c)) {
                check_glyph(set, lang, key, text + from, at - from, c);
            }
        }
    }
}
