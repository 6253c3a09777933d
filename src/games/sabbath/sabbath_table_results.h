/* What the files of the results share (sabbath_table_results*.c): which row is told, where everything lies, and what
 * is drawn in more than one of them.
 *
 * The first step shows all rows as a table, as does the last one, with what each gave. Between them one row after the
 * other is told, and has the place of all: its cards are large, and come one by one before the answer does. */
#ifndef NT_GAMES_SABBATH_TABLE_RESULTS_H
#define NT_GAMES_SABBATH_TABLE_RESULTS_H

#include "sabbath_table.h"
#include "ui/score_houses.h"

/* What each step opens: the witch points, the numbers one to five, the sums with the winners. */
enum { STEP_WITCH = 1, STEP_NUMBER, STEP_SUM = SABBATH_RESULTS_STEPS };
enum { ROW_WITCH, ROW_NUMBER, ROW_SUM = ROW_NUMBER + SABBATH_NUMBERS, ROW_ALL };

typedef struct {
    const sabbath_look *look;
    ui_rect grid;
    float head_w, head_h, column_w, row_h, sign; /* where the sign above ends */
    float across; /* how much larger names and sums are where they are read across the table */
    float roof;   /* its part of head_h */
    float since;  /* the step was pressed for: 0 now, 1 all of it is seen */
    float slid;   /* cards are on their way into the row of the witches: so far, else 1 */
    int step, rows;
    uint32_t winners;
    sabbath_row row[SABBATH_SEATS];
} sabbath_results;

/* ---- places (sabbath_table_results_places.c) ---- */

/* Whether a step tells one row, which has the place of all. */
bool sabbath_tells_row(int step);
/* What the step before showed goes, and what this one shows comes: -1 to 0 the one, 0 to 1 the other. */
float sabbath_page_part(const sabbath_results *);
/* Of n cards that come one by one in the row that is told, how far the k-th has come, 0 to 1. */
float sabbath_comes(const sabbath_results *, int k, int n);
/* All have come: how far the answer has, and what it gives. Of witches one after the other, the strongest first; of a
 * number there is one. */
enum { SABBATH_NEXT_WITCH = 700 }; /* ms */
float sabbath_answered(const sabbath_results *, int lane);
float sabbath_given(const sabbath_results *, int lane);
/* How far that is on its way into the sum, which counts it when it is there. */
float sabbath_brought(const sabbath_results *, int lane);
/* How far the cards have gone from the rows of the table to those of the witches. */
float sabbath_cards_slid(const sabbath_results *);

float sabbath_row_top(const sabbath_results *, int row);
float sabbath_row_height(const sabbath_results *, int row);
/* A player's column is a house: the roof's part holds the emblem. */
ui_rect sabbath_house_of(const sabbath_results *, int seat);
/* Between its walls. */
ui_rect sabbath_cell(const sabbath_results *, int row, int seat);
/* All above the sums: there, and of the heads at the left. */
ui_rect sabbath_stage(const sabbath_results *, int seat);
ui_rect sabbath_stage_head(const sabbath_results *);
/* Of that so much at the foot is for how many cards there are and what they give. */
float sabbath_answer_height(ui_rect stage);
/* The i-th of the colours, the one of the strongest witch on top. */
ui_rect sabbath_lane(ui_rect stage, int i);

/* Points that are halved have a disc at the edge of their strip, so large; most of it lies out there, where cards end
 * before it. */
float sabbath_half_size(const sabbath_results *);
float sabbath_half_out(const sabbath_results *);

/* How much larger than usual points are in a row so high, which is read across a flat table. */
float sabbath_points_grown(const ui_frame *, float high);

/* Of the seat that has the most of what a row counts. */
int sabbath_longest(const sabbath_results *, int row);

/* Where the parts of a cell lie: side by side, or in a high row below each other; until points
 * are shown the cards have all of that cell. */
typedef struct {
    ui_rect cards, points;
    bool alone; /* no points beside the cards: these stand on the column's axis */
} sabbath_cell_parts;
sabbath_cell_parts sabbath_parts_of(const sabbath_results *, int row, int seat);
/* The k-th of n cards of a row in its cell: beside each other in the longest of all, as far as they stay large
 * enough; else over each other. */
ui_rect sabbath_tile_of(const sabbath_results *, const sabbath_cell_parts *, int n, int k);

/* ---- marks (sabbath_table_results_marks.c) ---- */

/* A number behind a sign, or the sign alone. */
void sabbath_sign(ui_draw *, ui_rect, const char *sign, int n, float size, ui_colour);
ui_rect sabbath_points_strip(const ui_frame *, ui_rect);
/* Points that are won stand on a light strip; a dash says that there are none. As far as they have come. */
void sabbath_points_won(ui_draw *, ui_rect, int n, float part);
/* The disc of points that are halved, and where it lies at the edge of their strip. */
void sabbath_half(const sabbath_results *, ui_rect);
ui_rect sabbath_half_of(const sabbath_results *, ui_rect points);
/* Of every second row the ground; and light, so strong, where it has come so far on what counts most: in high
 * contrast black, and a frame. */
void sabbath_stripe(ui_draw *, ui_rect);
void sabbath_lit(ui_draw *, ui_rect, float strong, float part);
/* The edge of the k-th tile on the one below it. */
void sabbath_edge_below(ui_draw *, ui_rect tile, int k);
/* How many cards are counted. */
void sabbath_card_count(ui_draw *, ui_rect, int n, ui_colour);

/* ---- the row of the witches (sabbath_table_results_witch.c) ---- */

/* In the table; open: its points are known. */
void sabbath_witch_cell(const sabbath_results *, int seat, bool open);
/* While it is told: the cards of each colour on a line with their witch. */
void sabbath_witch_stage(const sabbath_results *, int seat);
/* There: the k-th card of a colour, and what its witch gives. */
ui_rect sabbath_witch_card(const sabbath_results *, int seat, int lane, int k);
ui_rect sabbath_witch_points(const sabbath_results *, int seat, int lane);
/* The column as it ended: on the sign before any row is told, then beside the houses. */
void sabbath_witches_on_sign(const sabbath_results *, ui_rect sign);
void sabbath_witches_beside(const sabbath_results *);

/* ---- the rows of the numbers, and the sums (sabbath_table_results_numbers.c) ---- */

/* Cards of a number that a seat took, in the order of their colours; how many they are. */
int sabbath_taken_of(const sabbath_results *, int row, int seat, uint8_t card[SABBATH_COLOURS * SABBATH_COPIES]);
void sabbath_number_cell(const sabbath_results *, int row, int seat, bool open);
void sabbath_number_stage(const sabbath_results *, int row, int seat);
void sabbath_number_head(const sabbath_results *, int row);
/* The sum at the door, which grows with each row; at the end it stands there large. */
void sabbath_running_sum(const sabbath_results *, int seat);
void sabbath_sum_cell(const sabbath_results *, int row, int seat);
void sabbath_sum_to_come(ui_draw *, ui_rect);

/* ---- cards on their way (sabbath_table_results_slide.c) ---- */
void sabbath_slide_cards(const sabbath_results *, int seat);

/* ---- words (sabbath_table_results_words.c) ---- */
const char *sabbath_headline(const sabbath_results *);
/* Below it, or NULL where pictures are: what ties of colours mean, what a number gives. */
const char *sabbath_subline(const sabbath_results *);
/* Why it is as it is, and a second line. */
const char *sabbath_reason(const sabbath_results *);
const char *sabbath_besides(const sabbath_results *);

#endif
