/* The gold page of the Growl by its parts. Nothing but the files of that page includes this. */
#ifndef NT_GAMES_GROWL_TABLE_GOLD_H
#define NT_GAMES_GROWL_TABLE_GOLD_H

#include "growl_table.h"

#define GROWL_EMBLEM_DOOR 40.0f
#define GROWL_HUT_DOOR 24.0f /* of a house without gold; of its width */
#define GROWL_HUT_SIZE 0.5f
#define GROWL_OVER_CHIMNEY 0.085f /* of a house's width: a crown on the very tip of its roof */
#define GROWL_HAND_NUMBER 19.0f   /* letters of a number in a hand */

typedef struct {
    int rows, per_row;
    float wide, high;     /* of a cell */
    float house, storeys; /* the width of its walls; how often as high a winner's is at most */
    float crown;          /* the room above a roof */
    float name_h, line_h, emblem;
    float plate, name; /* the width of a name's plate; its letters, in all of them alike */
    int lines, ranks;  /* of the numbers of a hand; of its cards */
    bool low;          /* two rows: the board hangs beside the window, no roof has room for it */
    int role;          /* lines of the word that have room */
    bool stacked;      /* the emblem hangs at the door: the strip has room for the name alone */
    float feet;        /* from the top of a cell */
    int huts;          /* so many last rows have no gold, at the end of a series, or no winner */
    float given;       /* what each of them leaves to the rows behind */
    float gained;      /* what each of those has of it, where it is not in `high` */
    bool hut;          /* a house without gold */
    int columns;       /* of the windows for gold, and from one to the next */
    float step;
    float ground; /* below them: the floor of the door */
    float storey; /* after a game: by how much each gold makes a house higher */
} growl_measures;

/* ---- what moves (growl_table_gold_times.c) ---- */
/* How much of the dark before it is left, 1..0. */
float growl_dark_before_gold(const growl_look *);
/* How far one gold more is on its way into a house, 0: none is. */
float growl_gold_coming(const growl_look *, int seat);
/* All gold has been counted; of the crowns how much is still to come, 1..0. */
bool growl_gold_is_counted(const growl_look *);
float growl_crown_opening(const growl_look *);
/* Of a house's height: in few steps, each of which is drawn once. */
float growl_house_grown(const growl_look *);

/* ---- how large all is (growl_table_gold_measure.c) ---- */
/* The fewest rows that hold everybody; false: none do. */
bool growl_measure_gold(const growl_look *, ui_rect area, growl_measures *);
/* How high houses become by what is owned; `order`: the seats as they stand, row by row. */
void growl_lay_houses(const growl_look *, const uint8_t *order, growl_measures *);
/* By how much a row is higher than all would be. */
float growl_more_high(const growl_measures *, int row);
/* A house of a series in which no gold is. */
growl_measures growl_hut_of(const growl_measures *);
/* A house's board, and how far below the top of the house it begins; where windows do. */
float growl_board_height(const growl_measures *, const ui_frame *);
float growl_board_width(const growl_measures *, const ui_frame *);
float growl_above_board(const growl_measures *, const ui_frame *);
float growl_below_board(const growl_measures *, const ui_frame *);
/* So many windows for so much gold. */
int growl_gold_windows(int gold);
/* After a game, of a house without gold. */
float growl_low_house(const growl_measures *, const ui_frame *);
/* Of one with so much gold; `grows`: how far it has, 1 whole. */
float growl_house_height(const growl_look *, const growl_measures *, int gold, bool won, float grows);
/* What is free above the roofs, from `top` on, for the winners; w 0: no room. */
ui_rect growl_gold_sky(const growl_look *, const growl_measures *, float top);

/* ---- names and what is said below them (growl_table_gold_words.c) ---- */
/* Needs how large rows, names and lines are; `large`: hands may have two lines. */
void growl_measure_words(const growl_look *, bool large, growl_measures *);
void growl_size_gold_names(const growl_look *, growl_measures *);
/* Whether the signs of a hand are large enough there. */
bool growl_hand_fits(const growl_look *, const growl_measures *);
void growl_draw_gold_name(const growl_look *, const growl_measures *, ui_rect, int seat, bool won);
/* The gold on its way comes of a Gold card, not of having won; where that lies. */
bool growl_gold_of_card(const growl_look *, int seat);
ui_rect growl_gold_card(const growl_look *, const growl_measures *, ui_rect cell, int seat);
void growl_draw_gold_words(const growl_look *, const growl_measures *, ui_rect cell, int seat);

/* ---- one player (growl_table_gold_house.c) ---- */
void growl_draw_gold_house(const growl_look *, const growl_measures *, ui_rect cell, int seat);

#endif
