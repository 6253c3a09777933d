/* The pieces of a card table, which every game's table is put together from: grounds, a hand, a card held large, the
 * rows of the results, and how presses become moves. Sizes in du; a card has the shape of TABLE_CARD. */
#ifndef NT_UI_CARD_TABLE_H
#define NT_UI_CARD_TABLE_H

#include <math.h>

#include "ui/motion.h"
#include "ui/table.h"
#include "ui/zones.h"

/* Width of a card by its height. */
#define TABLE_CARD (63.0f / 88.0f)

/* ---- moves and input (card_moves.c) ---- */

/* Any argument of a move. */
enum { TABLE_ANY = -1 };
/* The first legal move of this kind with these arguments, or NULL. */
const nt_move *table_find_move(const table_ui *, int kind, int a, int b);
/* Hands over a move that was found, if it was; true: the input is handled either way. */
bool table_take(const nt_move *found, nt_move *move, bool *has_move);
/* An event is told, or what came of it stands until it has been read: what is asked next is not yet so. */
bool table_tells(const table_ui *);
/* Whether it chooses or inspects a zone of this name. */
bool table_touched(const ui_input *, const char *zone);
/* What is held is shown large: zone n sets t->page to from + n, letting go to 0. true: it was one of these. */
bool table_inspected(table_ui *, const ui_input *, const char *zone, int from);

/* One name more in a list that may go on; all NULL: the first. */
const char *table_and(text_words *, const char *all, const char *name);
/* n names as one list within a sentence, the last one joined as the language does it; NULL when there is none. */
const char *table_list(text_words *, const char *const name[], int n);
/* In the place of what a person is asked to do, where a bot is: nobody at the table has to act. */
const char *table_bot_chooses(text_words *, const ui_seat *);
/* The names of the seats of these bits as such a list. */
const char *table_names(text_words *, const ui_seat *, uint32_t seats);

/* ---- the hand (card_hand.c) ---- */

typedef struct {
    float widest;    /* of a card */
    float gap;       /* between cards of a row */
    float row_gap;   /* between rows that do not lie over each other */
    float step;      /* the part of its height that a row leaves of the one behind it; 1: all */
    float squeezed;  /* cards of a row lie over each other before they become narrower than this; 0: never */
    int one_row;     /* so many lie in one row when they may be squeezed */
    float slant_max; /* degrees: a hand is held, not printed */
} table_hand;

typedef struct {
    ui_rect at, seen; /* the card; the part of it that no other card covers */
    float degrees;
} table_place;

/* Where n cards lie in an area, in one to three rows, as large as they may be. */
void table_hand_places(ui_rect area, const table_hand *, int n, table_place out[]);
/* Raises a card that is picked and lights its edge. */
ui_rect table_picked_card(ui_draw *, ui_rect card);
/* Part of a card, in 63rds of its width: the pictures' grid. */
ui_rect table_part_of_card(ui_rect card, float x, float y, float w, float h);
/* Between two places: 0 the first, 1 the second. */
ui_rect table_between(ui_rect, ui_rect, float part);

/* ---- frames (card_table.c) ---- */

/* A frame's ground: a picture, or none in high contrast. */
void table_ground(ui_draw *, const char *picture);
/* One ground that becomes another in steps, 0 the first, 1 the second: night that falls, dawn that lifts. */
void table_ground_between(ui_draw *, const char *from, const char *to, float part);
/* Everything so far but the apron goes dark in steps, 0 not at all: what is drawn next is looked at. */
enum { TABLE_DIM_STEPS = 6 };
void table_dim(ui_draw *, float part);
#define TABLE_MARK_DIM "dim" /* the mark of that; n: how dark, in hundredths, for what the app draws on it */
/* All of a public frame, with what the app draws on it, goes dark before eyes are closed: 1 is wholly dark. */
void table_close(ui_draw *, float part);
#define TABLE_MARK_CLOSED "closed" /* the mark of that; n: how dark, in hundredths */
/* On a flat table, what stands at `at` is turned in its own place to a person at the far edge, who is asked by name
 * before all; seat -1: nobody is. true: ui_group_end closes it. */
bool table_face(ui_draw *, const table_ui *, int seats, int seat, ui_rect at);
/* Where a card goes into a hand, or comes out of it: beside the plate on the table's side, as small as its sign
 * there. */
ui_rect table_in_hand(const ui_place *);
/* The same for a card of any size, which rests beside the plate and covers nothing of it. */
ui_rect table_off_plate(const ui_place *, float w, float h);
/* The shadow of a card on its way, below and away from the lamp; the card's own lies on it. */
void table_flying_shadow(ui_draw *, const motion_card *);
/* The ground of a private frame: the picture between curtains of these widths, 0: none. */
void table_stage(ui_draw *, const char *picture, float left, float right);
/* The usual width of a curtain. */
float table_wing(const ui_frame *);
/* Where "done" stands: below, in the middle, so wide. */
ui_rect table_done_place(const ui_frame *, float w);
/* The button ZONE_DONE, where the seat is asked, and where the focus rests unless `ready` is off; whoever only looks
 * is given a button by the scene. */
void table_done(ui_draw *, const table_ui *, ui_rect, const char *word, unsigned ready);
/* The same with a figure before its word, or NULL. */
void table_done_sign(ui_draw *, const table_ui *, ui_rect, const char *word, const char *figure, unsigned ready);
/* A card held large, over everything else: a sheet of w x h, more for larger text, in the middle of the area. Returns
 * where the card goes; *words: where its words go. */
ui_rect table_large_card(ui_draw *, ui_rect area, float w, float h, ui_rect *words);
/* A number, or a few letters, on a disc. */
void table_disc(ui_draw *, ui_rect, const char *text, ui_colour fill);
void table_disc_number(ui_draw *, ui_rect, int number, ui_colour fill);
/* A number of this size that no catalogue holds; zero is a number like others. */
void table_number(ui_draw *, ui_rect, int number, float size, ui_colour, ui_align);
/* A thread, or two, thick where it ends, on a way of several bends: where it begins, then each bend and the point
 * where the next begins. Of it `part`, 0..1: it grows. */
typedef struct {
    float x, y;
} table_point;

static inline table_point table_middle(ui_rect at) {
    return (table_point){at.x + at.w / 2, at.y + at.h / 2};
}

static inline float table_apart(table_point a, table_point b) {
    const double x = b.x - a.x, y = b.y - a.y;
    return (float)sqrt(x * x + y * y); /* what hypotf gives, at a fifth of its time */
}
static inline table_point table_towards(table_point a, table_point b, float part) {
    return (table_point){a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part};
}

enum { TABLE_ROPE_BENDS = 15 };
void table_part_of_rope(ui_draw *, const table_point *way, int bends, float part, ui_colour, bool two);
/* A thread that ends in a head, which is of size 1, or less where many meet: of several, heads lie above all shafts.
 * Nothing of a way without bends. */
void table_arrow_shaft(ui_draw *, const table_point *way, int bends, float part, float size, ui_colour);
void table_arrow_head(ui_draw *, const table_point *way, int bends, float part, float size, ui_colour);

typedef struct {
    const char *headline;
    float hidden;          /* how much of the headline is not seen yet, or no more */
    int lines;             /* of the headline: 1 or 2 */
    int columns;           /* of players; a last row that is not full stands in the middle */
    float widest, highest; /* of all columns; of a player */
    bool stage; /* the winners get a stage beside the players, or above them, where there is room for both */
} table_results;
/* The ground, the headline and a cell for each of n players, with room for a row of buttons above the apron. Returns
 * the stage of the winners; w 0: there is none. */
ui_rect table_results_frame(ui_draw *, const table_results *, int n, ui_rect out[]);
/* A crown with an edge of ink, in parts of its size; its jewels are dark, whatever is behind it. */
void table_crown(ui_draw *, ui_rect, float edge);
/* Each winner in the light, with name, unless it is empty, and crown, which falls while the step is `opening`; `seat`
 * by seat, a bit each in `winners`. By the number of its seat each is the same on another page (ui/same.h). Draws
 * nothing where there is no stage. */
void table_results_winners(ui_draw *, ui_rect stage, const ui_seat *seat, uint32_t winners, float opening);
/* The same by the times of a crowning. */
void table_results_crowned(ui_draw *, ui_rect stage, const ui_seat *seat, uint32_t winners, float opening);
/* Over a row of somebody who has not won, a plate of that seed: it goes dark before the crowns fall. */
void table_results_darkened(ui_draw *, ui_rect row, unsigned seed, float opening);
/* One of them: in the light of a lamp, crowned from above the frame, the name, if it is to be said, on a paper strip
 * below, which is returned; du of the name, 0: as usual. */
ui_rect table_results_winner(ui_draw *, ui_rect, const ui_seat *, float name, float opening);
/* Where the lamp of one with a name shines in it. */
ui_rect table_results_lamp(const ui_frame *, ui_rect, float name);
/* How high the strip of a name of this size is. */
float table_results_name(const ui_frame *, float name);
/* How far what is counted up has come while the step is `opening`, 0 to 1; and a number. */
float table_counted_part(float opening);
int table_counted_up(int number, float opening);
/* The ground and the headline alone, of which so much is hidden; returns what is left above the room of the buttons.
 */
ui_rect table_results_ground(ui_draw *, const char *headline, float hidden, int lines);
/* The headline by itself, where something falls behind it. */
void table_results_headline(ui_draw *, const char *headline, int lines);
/* The same room, without drawing. */
ui_rect table_results_room(const ui_frame *, int lines);
/* Where those buttons stand. */
ui_rect table_results_buttons(const ui_frame *);
/* A player's row: plate, emblem, name and, for a winner, the crown. Returns the lower half, below the name, when
 * there is more to be said (`more`). */
ui_rect table_results_row(ui_draw *, ui_rect, const ui_seat *, bool won, bool more);
/* The ink on such a row. */
ui_colour table_results_ink(bool won);

#endif
