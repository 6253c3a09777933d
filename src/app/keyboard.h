/* The keyboard on the screen: letters of a language, page by page, as its catalogue gives them. */
#ifndef NT_APP_KEYBOARD_H
#define NT_APP_KEYBOARD_H

#include "ui/draw.h"

/* How many pages of letters the language has, at least 1. */
int keyboard_pages(text_catalogue *);
/* How high one is, in so much height at most. */
float keyboard_height(const ui_frame *, text_catalogue *, int page, float most);
/* Draws a page (0..keyboard_pages - 1): "letter" n, "letters" (the next page), "space", "erase", "done". */
void keyboard_draw(ui_draw *, ui_rect, text_catalogue *, int page);
/* The n-th letter of a page, small unless `large`; false when there is none. */
bool keyboard_letter(text_catalogue *, int page, int n, bool large, char *buf, size_t cap);

#endif
