/* What was found before: plates that were cut, lines of texts that were laid, ways of threads. While a table stands a
 * frame asks for the same ones again and again, and to find them takes longer than to draw it. What is kept is what
 * finding it anew would give, so that nobody can tell. */
#ifndef NT_UI_FOUND_H
#define NT_UI_FOUND_H

#include "ui/draw.h"

/* A fixed room; when it is full, all is forgotten. NULL when there is no memory. */
ui_found *ui_found_create(void);
void ui_found_destroy(ui_found *); /* NULL is fine */

/* Of everything that it follows from, piece by piece: 0, and then what the piece before gave. No piece has gaps
 * between its members. Never 0. */
uint64_t ui_found_key(uint64_t before, const void *piece, size_t bytes);
/* What was kept and its length; it stays until the next one is kept. NULL when there is none, also without `found`:
 * find it and keep it. */
const void *ui_found_at(const ui_found *, uint64_t key, size_t *bytes);
/* The same for what has one size: fills it in. False when there is none of this size. */
bool ui_found_find(const ui_found *, uint64_t key, void *what, size_t bytes);
void ui_found_keep(ui_found *, uint64_t key, const void *what, size_t bytes); /* NULL is fine */

#endif
