/* What the viewer and the table may know at a moment of one truth: two truths with the same marks must not be told
 * apart. */
#ifndef NT_TESTS_WINDOW_KNOWN_H
#define NT_TESTS_WINDOW_KNOWN_H

#include "twins/side.h"

/* A mark of the match as it stands: events and views of the viewer and the table. 0 without a match. */
uint64_t known_stands(const side *);
/* The same as far as it has been told; before anything of an end is shown, what has been told of the story. An open
 * call counts for both as it was when it began. */
uint64_t known_told(const side *);
/* A mark of what can be pressed, and where the focus lies; never 0. */
uint32_t known_offers(const side *);
/* Whose eyes the frame is for: everybody's (A), the viewer's (V), a judge's (J), or another's (O). */
char known_eyes(const side *);
/* How many scenes lie on one another, and the uppermost one's name: "2.curtain". */
void known_scene(const side *, char *buf, size_t cap);

#endif
