/* Where two lists of one window differ, and what one of them shows there: what goes over from the one into the other
 * costs as much as what changes, and not a whole frame. */
#ifndef NT_UI_DIFFER_H
#define NT_UI_DIFFER_H

#include "ui/draw.h"

enum { UI_DIFFER_PARTS = 8, UI_DIFFER_MOVING = 256, UI_DIFFER_APART = 6 };

/* What a list draws, in its order, and where on the window. */
typedef struct {
    int n;
    uint64_t what[UI_MAX_COMMANDS];
    ui_rect where[UI_MAX_COMMANDS];
} ui_drawn;

typedef struct {
    int n; /* 0: they show the same */
    ui_rect at[UI_DIFFER_PARTS];
    int n_apart; /* given: what has its middle in these goes and comes by itself */
    ui_rect apart[UI_DIFFER_APART];
    int n_moving; /* more is not known */
    ui_rect moving[UI_DIFFER_MOVING];
    ui_drawn drawn[2];
    uint64_t seen[2 * UI_MAX_COMMANDS]; /* what the one draws, while the other is looked through */
} ui_differ;

/* Of closed lists of the same window: whatever one of them draws and the other does not lies in the parts, which do
 * not meet. What they only draw in another order does not count, nor what is on its way in one of them (ui_scale,
 * ui_carry) and what lies where that is: a card that has come lies there at once, and is never seen twice. */
void ui_differ_find(ui_differ *, const ui_draw *, const ui_draw *other);
/* One more part, du, on a window of `u` pixels a du; with those that it meets it becomes one. */
void ui_differ_add(ui_differ *, ui_rect part, float u);
/* Leaves of the parts what lies in `in`. */
void ui_differ_within(ui_differ *, ui_rect in);

/* A part of another list. What the list that it is laid over draws alike is never left out of it. */
typedef struct {
    ui_rect at;
    float alpha;
    bool bare;               /* without its words and what is pressed */
    bool below;              /* without its panel */
    const ui_differ *beside; /* without what stands in its `apart`; NULL: with all */
} ui_part;
/* Lays these parts of another list over what is drawn, one after the other, as ui_lay_over does the whole, of closed
 * lists, at most 32; where they do not fit, nothing lies over it. The differ lends its memory, and keeps what it
 * found; NULL where no part leaves anything out. */
void ui_lay_parts(ui_differ *, ui_draw *, const ui_draw *other, const ui_part *, int n);
/* Lays these commands of another list, or of the same, over what is drawn, in the groups and places that they are in;
 * of closed lists; where they do not fit, nothing lies over it. */
void ui_lay_range(ui_draw *, const ui_draw *other, int from, int to, float alpha);
/* The same of one command of another list, in the middle of where this list has the command `there`. */
void ui_lay_there(ui_draw *, const ui_draw *other, int at, int there, float alpha);

/* So many commands of a list, from the first to before the last. */
typedef struct {
    int from, to;
} ui_range;
/* Of a closed list the commands that draw one thing on `at`, on the window: one after the other, from the first that
 * lies within it on, or from the first that fills it. Where there is none, none. */
ui_range ui_drawn_on(const ui_draw *, ui_rect at, bool fills);
/* They say the same, in as many words. */
bool ui_says_same(const ui_draw *, ui_range, const ui_draw *other, ui_range its);
/* The same of all commands from `from` on that are in none of these. */
void ui_lay_rest(ui_draw *, const ui_draw *other, int from, const ui_range *without, int n, float alpha);
/* Commands that are moved and scaled so that what has the place `was` on the window is seen at `seen`, in its middle
 * and as wide. */
typedef struct {
    ui_range drawn;
    ui_rect was, seen;
    float alpha;             /* 0: it is not laid */
    bool own;                /* they are commands of the list that they are laid over */
    ui_colour ink;           /* of words and figures among them; 0: their own */
    const ui_range *without; /* of these commands some are left out */
    int n_without;
} ui_moved;
/* The same of all these, one over the other; they share their words. */
void ui_lay_moved(ui_draw *, const ui_draw *other, const ui_moved[], int n);

#endif
