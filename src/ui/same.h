/* What is the same thing on two pages: as the one takes the place of the other it glides from where it was to where
 * it is, and is never seen to go and come again (app/rise_same.h). */
#ifndef NT_UI_SAME_H
#define NT_UI_SAME_H

#include "ui/differ.h"

enum { UI_SAME_MOST = 48 };

typedef struct {
    int who;
    ui_range drawn; /* its commands */
    ui_rect at;     /* by which it is known again, such as its plate; on the window, du */
} ui_same;

/* All that was drawn since the list had `from` commands is `who`, 0 to UI_SAME_MOST - 1, and stands on `at`. */
void ui_same_add(ui_draw *, int who, int from, ui_rect at);
/* Those of a closed list, as they were said; returns how many. */
int ui_same_all(const ui_draw *, ui_same[UI_SAME_MOST]);

#endif
