/* The rings round what a lesson speaks of. They enclose words or pass them, and strike through none where that can be
 * had. */
#ifndef NT_APP_LESSON_RING_H
#define NT_APP_LESSON_RING_H

#include "ui/draw.h"

/* What is to be pressed or is spoken of now; and, paler, what is spoken of beside that. */
void lesson_ring(ui_draw *, ui_rect at);
void lesson_ring_pale(ui_draw *, ui_rect at);

/* For tests: each ring is marked so, with the outermost of its line. */
#define LESSON_RING_MARK "lesson.ring"
/* Which it is, as the mark's n; and how wide all of its line is. */
enum { LESSON_RING, LESSON_RING_ROUND, LESSON_RING_PALE };
enum { LESSON_RING_WIDTH = 11, LESSON_RING_PALE_WIDTH = 4 };

#endif
