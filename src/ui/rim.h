/* The rim of a flat table. A game's public frame that lies in the middle of it draws neither its seats' plates nor
 * its apron: it says what would stand there, and the house draws that at the edges, where people sit and can read it.
 * In the frame an emblem stands in the place of each plate, unless it leaves the seat to its chip. */
#ifndef NT_UI_RIM_H
#define NT_UI_RIM_H

#include "ui/edges.h"
#include "ui/seats.h"

enum { UI_RIM_SEATS = UI_EDGE_SEATS, UI_RIM_COUNTS = 3, UI_RIM_OVER = 4, UI_RIM_ACTS = 3, UI_RIM_OWN = 2 };

typedef struct {
    bool said; /* the frame has a plate for this seat */
    ui_seat_state state;
    int number; /* that the game calls it by; 0: none */
    int n_counts;
    ui_count count[UI_RIM_COUNTS];
    const char *badge; /* a figure on a disc at the chip's corner; NULL: none */
    ui_colour badge_ground;
} ui_rim_seat;

/* Where a seat's chip lies while no zone is open: beside the frame, at this edge (ui_edge_of), du of the frame.
 * Whatever stands for the seat in the frame stands before it. */
typedef struct {
    int edge;
    ui_rect at;
} ui_rim_chip;

/* What leads on for the whole table: the house draws it once for each long side. */
typedef struct {
    const char *zone, *words;
    int n;
    unsigned flags;
    bool plain; /* beside what is pressed first */
} ui_rim_act;

/* Filled while a frame with ui_frame.rim is drawn; texts stand in the list's arena. */
struct ui_rim {
    const ui_seat *seat;            /* the chairs that the frame is drawn with, by seat: given */
    ui_rim_chip chip[UI_RIM_SEATS]; /* by seat: given */
    float scale;                    /* du of the frame in one of the window: given; 0 = not told */
    float sheet, side; /* how far an open zone lies over the frame's lower edge, and its sides, du of it: given */
    bool left;         /* a zone is open at the left side: given */
    bool right;        /* one is open at the right side: given */
    bool near;         /* one is open at the lower edge: given */
    int n_over;        /* zones that are open at the upper edge: given, as they lie over the frame, du of it */
    ui_rect over[UI_RIM_OVER];
    int n_open; /* zones that are open at any edge: given, in the same way */
    ui_rect open[UI_RIM_SEATS];
    uint8_t opener[UI_RIM_SEATS]; /* whose each is: given */
    unsigned looks;               /* whose these are, a bit each: given */
    ui_rim *was;  /* what was open before, while the table glides to its place beside these; else NULL: given */
    float glides; /* how far it has come, 0..1: given */
    ui_rim_seat of[UI_RIM_SEATS];
    const char *headline;          /* of an end, "" while none is seen; NULL = it is none */
    const char *sentence, *second; /* of the apron; NULL = nothing */
    const char *brief;             /* the sentence in short, for a side where it has no room; NULL = none */
    bool with_log;
    int n_acts; /* from right to left, as they are read */
    ui_rim_act act[UI_RIM_ACTS];
    int owner, n_own; /* whose alone these are: beside that seat's chip, from left to right */
    ui_rim_act own[UI_RIM_OWN];
};

/* While the table glides: the frame as it was before, at which things lay where they come from. False: it stands. */
static inline bool ui_rim_before(const ui_frame *ui, ui_frame *before) {
    if (ui->rim == NULL || ui->rim->was == NULL) {
        return false;
    }
    *before = *ui;
    before->rim = ui->rim->was;
    return true;
}
/* As large as `of` du of the window: what is read from its edges as well as what lies there. At least `least` du of
 * the frame; of letters, whose reader has not set larger ones. */
static inline float ui_rim_read(const ui_frame *ui, float least, float of) {
    const float there = ui->rim != NULL ? of * ui->rim->scale : 0.0f;
    return there > least ? there : least;
}
/* Whether somebody reads it from the far long side; where nobody has told who sits where, somebody may. */
bool ui_rim_faces_far(const ui_frame *);
/* Tells who sits where round a frame that lies at `mid` of the window, `scale` du of it in one of the window. */
void ui_rim_sit(ui_rim *, const ui_frame *window, const ui_edge_table *, ui_rect mid, float scale);
/* After the apron: its sentence in short. */
static inline void ui_rim_brief(ui_rim *rim, const char *words) {
    if (rim != NULL) {
        rim->brief = words;
    }
}
/* One more of them; nothing where there is no rim, or all have been said. */
static inline void ui_rim_add(ui_rim *rim, ui_rim_act act) {
    if (rim != NULL && rim->n_acts < UI_RIM_ACTS) {
        rim->act[rim->n_acts++] = act;
    }
}
/* The same of what this seat alone presses, at its own edge. */
static inline void ui_rim_add_own(ui_rim *rim, int seat, ui_rim_act act) {
    if (rim != NULL && rim->n_own < UI_RIM_OWN) {
        rim->owner = seat;
        rim->own[rim->n_own++] = act;
    }
}

#endif
