/* Where a window goes on the screens that there are: whole on one of them, with its frame. Calculation alone. */
#ifndef NT_PLATFORM_FIT_H
#define NT_PLATFORM_FIT_H

#include "platform/image.h"
#include "ui/window.h"

enum { PF_SCREENS = 16 };

/* What can be used of a screen: without the bars of the desktop. Points. */
typedef struct {
    pf_rect usable;
    char name[UI_SCREEN_NAME];
} pf_screen;

/* What the window manager's frame adds on each side. */
typedef struct {
    int left, top, right, bottom;
} pf_borders;

/* The inside of the window: as it was where that is possible, never larger than its screen leaves room for, and never
 * beyond its edges. The screen is the one with its number and name, else the one with its name; when that is gone, or
 * the place is not known, it lies in the middle of the first. n at least 1. */
pf_rect pf_fit(const ui_window *, pf_borders, const pf_screen *, int n);
/* The other way: what is to be kept of a window that lies there. `largest` is left to the caller. */
ui_window pf_fit_kept(pf_rect inside, const pf_screen *, int n);

#endif
