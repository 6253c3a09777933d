/* Where a window lies on the desktop, as it is kept from one evening to the next. */
#ifndef NT_UI_WINDOW_H
#define NT_UI_WINDOW_H

#include <stdbool.h>

enum { UI_SCREEN_NAME = 64 };

/* In points of the desktop; of what lies inside the frame that a window manager draws. All zero: nothing is known. */
typedef struct {
    int w, h;     /* 0: the usual size */
    bool placed;  /* x, y and the screen are known */
    int x, y;     /* from the corner of what can be used of its screen */
    int screen;   /* its number */
    bool largest; /* made as large as the screen by its frame's button */
    char screen_name[UI_SCREEN_NAME];
} ui_window;

#endif
