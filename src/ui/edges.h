/* Where people sit round a table that lies flat: which edge of the screen is whose (interface guide 6.2), where along
 * it each has a chip, and how far the zone reaches in which a seat looks at its hand (4.3). */
#ifndef NT_UI_EDGES_H
#define NT_UI_EDGES_H

#include "ui/draw.h"

/* The quarter turns, clockwise, with which seat `seat` of `n` (2..20) reads its frame: 0 at the bottom edge, 1 at the
 * left one, 2 at the top, 3 at the right. The first seat is at the right end of the bottom edge, the others follow
 * clockwise. On a screen that stands upright the long sides have more seats as well. */
int ui_edge_of(int n, int seat, bool portrait);

enum { UI_EDGE_SEATS = 20 };

/* Who sits there and whose zone is open, in the order in which they were opened. */
typedef struct {
    int n;
    float shift[UI_EDGE_SEATS]; /* du that a chip was moved along its edge, to the right as its owner reads it */
    uint8_t open[UI_EDGE_SEATS];
    int n_open;
    bool closer;  /* many at the left and the right stand closer, for words beside them */
    uint32_t low; /* bit per seat: its zone, where no hand lies, leaves the table what it has beside words of 100 % */
    uint32_t alone; /* bit per seat: all wait for it alone, and its zone lies over nobody's words */
} ui_edge_table;

/* Rectangles as the owner reads them: of the window turned by `turn`, du. */
typedef struct {
    int turn;
    ui_rect chip;
    ui_rect zone; /* w 0: closed */
} ui_edge_seat;

/* Fills out[0..n-1]. */
void ui_edge_seats(const ui_frame *window, const ui_edge_table *, ui_edge_seat out[]);
/* Whether this seat's zone can be opened beside those that are open: it fits its edge, touches none of them and moves
 * none. With n_open 0: whether there is room for it at all; where not, its view takes the whole screen. */
bool ui_edge_opens(const ui_frame *window, const ui_edge_table *, int seat);
/* Whose open zones keep this seat's from opening: each that would do so alone, or else all. Fills out, returns how
 * many. */
int ui_edge_in_way(const ui_frame *window, const ui_edge_table *, int seat, uint8_t out[UI_EDGE_SEATS]);
/* How deep the rim with the chips is, du. */
float ui_edge_rim(const ui_frame *window);
/* A zone of n seats and what is in it grows with the reader's text as far as the window has room: by this much, 1 or
 * more. */
float ui_edge_growth(const ui_frame *window, int n);
/* How far a zone that is open reaches from its edge, du; a narrow one among many seats may reach further. */
float ui_edge_reach(const ui_frame *window, int n);
/* How many sit at an edge: where nobody does, nothing is kept free for them. */
int ui_edge_seats_at(const ui_frame *window, int n, int turn);
/* The chips on the window while no zone is open; fills out[0..n-1]. */
void ui_edge_chips(const ui_frame *window, const ui_edge_table *, ui_rect out[]);
/* The same rectangle on the window. */
ui_rect ui_edge_on_window(const ui_frame *window, int turn, ui_rect);
/* A point of the window, and a rectangle, as somebody at that edge counts them. */
void ui_edge_from_window(const ui_frame *window, int turn, float *x, float *y);
ui_rect ui_edge_rect_from_window(const ui_frame *window, int turn, ui_rect);

#endif
