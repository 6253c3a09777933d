/* The rings round what a lesson speaks of. They enclose words or pass them, and strike through none where that can be
 * had. */
#ifndef NT_APP_LESSON_RING_H
#define NT_APP_LESSON_RING_H

#include "ui/draw.h"

/* Round what is to be pressed or is spoken of now; or, paler, round what is spoken of beside that. */
enum { LESSON_RINGS = 24 };
typedef struct {
    ui_rect at[LESSON_RINGS];
    int n;
    bool pale;
} lesson_rings;

/* One more; things of one line that are too near each other for a ring each have one together. */
void lesson_ring_add(const ui_draw *, lesson_rings *, ui_rect at);
/* Nothing of them lies outside `seen`, what the strip leaves of the table. */
void lesson_rings_draw(ui_draw *, const lesson_rings *, ui_rect seen);

/* For tests: each ring is marked so, with the outermost of its line, and what is seen of the table. */
#define LESSON_RING_MARK "lesson.ring"
#define LESSON_SEEN_MARK "lesson.seen"
/* Which it is, as the mark's n; and how wide all of its line is. */
enum { LESSON_RING, LESSON_RING_ROUND, LESSON_RING_THIN, LESSON_RING_PALE };
enum { LESSON_RING_WIDTH = 11, LESSON_RING_THIN_WIDTH = 6, LESSON_RING_PALE_WIDTH = 4 };

#endif
