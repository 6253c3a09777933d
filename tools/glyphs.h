/* Whether the shipped faces have what the catalogues are written in. */
#ifndef NT_TOOLS_GLYPHS_H
#define NT_TOOLS_GLYPHS_H

#include <stdbool.h>

#include <jansson.h>

typedef struct glyph_faces glyph_faces;

/* Opens the faces below root/fonts; each fault is said through the function given, as printf would. NULL when that is
 * impossible; the caller closes it. */
glyph_faces *glyphs_open(const char *root, void (*fault)(const char *format, ...));
void glyphs_close(glyph_faces *); /* NULL is fine */
/* Says each character of the messages that no face has, or that only a face of another language has. */
void glyphs_check(glyph_faces *, const char *lang, json_t *messages);
/* Not prose, so that only glyphs matter, of any face: each language's own name, the same in every catalogue, and what
 * stands on the keyboard's keys. */
bool glyphs_only(const char *key);

#endif
