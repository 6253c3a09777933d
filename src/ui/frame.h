/* A frame for a place: what a seat sees privately, a replay or a lesson, drawn into any rectangle of the window at
 * any quarter turn, several at once beside the public frame, each in its reader's language. Whoever draws inside has
 * a frame like a window's: origin 0, 0, its own width, height, u, mm, words, focus. A place of w x h pixels shows
 * what a window of w x h pixels would show. */
#ifndef NT_UI_FRAME_H
#define NT_UI_FRAME_H

#include "ui/draw.h"

/* The measures of a frame of w x h pixels, window or place. A screen that claims impossibly large or small pixels is
 * not believed. Everything else of the frame stays as it is. */
void ui_frame_fit(ui_frame *, int w, int h, float px_per_mm);

/* Copies what the input map says of the window (focus, held, hover, keys) into what this place sees of it. */
void ui_frame_see(ui_frame *, uint8_t place);

/* What follows until ui_place_end is drawn into `at` of the open frame, in whole pixels, beginning with a black
 * ground like a window's; what would lie beyond is not shown and cannot be pressed. quarter_turns are clockwise: 0 is
 * read from below, 1 from the left, 2 from above, 3 from the right. `id`, 1 to 255, tells its zones from those of
 * other places. words NULL and text_scale 0: as around. Not a place in a place, nor more than UI_MAX_DEPTH: false,
 * and nothing may be drawn for it. */
bool ui_place_begin(ui_draw *, uint8_t id, ui_rect at, int quarter_turns, text_catalogue *words, float text_scale);
/* A group that is still open inside, a bug, ends with it. */
void ui_place_end(ui_draw *);
/* The pixels of a place at `at`. */
ui_rect ui_place_pixels(const ui_frame *around, ui_rect at);
/* As ui_place_begin, upright and in the words around, of what is only watched: no button is drawn in it. */
bool ui_stage_begin(ui_draw *, uint8_t id, ui_rect at, float text_scale);

/* What follows until ui_turn_end is drawn for somebody who sits at another edge of the window: the whole of it has
 * the measures, and every press the meaning, of a window that is turned by quarters, as ui_place_begin counts them;
 * zones stay the window's own, and places may be opened inside. False for no turn, or inside a place or another turn:
 * then nothing is to be ended. */
bool ui_turn_begin(ui_draw *, int quarter_turns);
void ui_turn_end(ui_draw *);

/* What is drawn until ui_sheet_end stands in the open place, the whole of it, for whoever sits at another edge: on it
 * lies what one of those around a shared frame opens or presses. False for no turn, outside a place or in a sheet:
 * then nothing is to be ended. */
bool ui_sheet_begin(ui_draw *, int quarter_turns);
void ui_sheet_end(ui_draw *);

/* The same for one seat among several that are drawn on one list, at any edge, also the bottom one: its zones are
 * those of place `id`, 1 to 255, and its words are read in `words` (NULL: as around). Nothing is painted below it. */
bool ui_edge_begin(ui_draw *, uint8_t id, int quarter_turns, text_catalogue *words);
void ui_edge_end(ui_draw *);

/* A picture of a frame, as small as one likes: a place that is no reader's. Its letters are part of the picture,
 * as large as a table can have them, and those below nine pixels are left out, its millimetres are those of a window
 * of the usual size, and when it ends nothing of it can be pressed or counts as text. Of it no more is
 * seen than `seen`, a part of it. */
#define UI_SPECK 9.0f
#define UI_MINIATURE_TEXT 1.75f /* scale */
typedef struct {
    int zones, boxes, commands;
    float x, y; /* what is seen begins there, du of its own */
} ui_miniature;
bool ui_miniature_begin(ui_draw *, ui_miniature *, uint8_t id, ui_rect at, ui_rect seen);
void ui_miniature_end(ui_draw *, const ui_miniature *);

#endif
