/* What the files of the results share (sabbath_table_results*.c): which row is told, where everything lies, and what
 * is drawn in more than one of them. */
#ifndef NT_GAMES_SABBATH_TABLE_RESULTS_H
#define NT_GAMES_SABBATH_TABLE_RESULTS_H

#include "sabbath_table.h"
#include "ui/score_houses.h"

/* What each step opens: the witch points, the numbers one to five, the sums with the winners. */
enum { STEP_WITCH = 1, STEP_NUMBER, STEP_SUM = SABBATH_RESULTS_STEPS };
enum { ROW_WITCH, ROW_NUMBER, ROW_SUM = ROW_NUMBER + SABBATH_NUMBERS, ROW_ALL };

#define SABBATH_UNFOLDS_IN 0.25f /* of the time of a step */

typedef struct {
    const sabbath_look *look;
    ui_rect grid;
    float head_w, head_h, column_w, row_h, sign; /* where the sign above ends */
    float full, thin; /* a row that has unfolded, and the others meanwhile; full 0: none unfolds, for want of room */
    int step, rows;
    uint32_t winners;
    sabbath_row row[SABBATH_SEATS];
} sabbath_results;

/* ---- places (sabbath_table_results_places.c) ---- */

/* Whether the step that was pressed for opens this row: it is told now. */
bool sabbath_told(const sabbath_results *, int row);
/* The row that is told unfolds, 0 to 1, as the one before folds up: its cards are large then, and are counted. */
float sabbath_unfolded(const sabbath_results *, int row);
float sabbath_row_top(const sabbath_results *, int row);
float sabbath_row_height(const sabbath_results *, int row);
/* A player's column is a house: the roof's part holds the emblem. */
ui_rect sabbath_house_of(const sabbath_results *, int seat);
/* Between its walls. */
ui_rect sabbath_cell(const sabbath_results *, int row, int seat);

/* Points that are halved have a disc at the edge of their strip, so large; most of it lies out there, where cards end
 * before it. */
float sabbath_half_size(const sabbath_results *);
float sabbath_half_out(const sabbath_results *);

/* Colours of which a seat took as many as of the one that counts, whose witch stands lower. */
bool sabbath_tied_below(const sabbath_row *, int colour);
int sabbath_ties(const sabbath_row *);
bool sabbath_any_tied(const sabbath_results *);
/* How many cards a row counts of this seat's. */
int sabbath_counted(const sabbath_results *, int row, int seat);

/* Where the parts of a cell lie: side by side, or in a narrow column below each other. */
typedef struct {
    ui_rect cards, points;
    ui_rect count; /* how many cards, once the row has unfolded */
    ui_rect ties;  /* of the witches: the colours that are tied with the one that counts; h 0: they have no line */
} sabbath_cell_parts;
sabbath_cell_parts sabbath_parts_of(const sabbath_results *, int row, int seat);

/* The cards of a row: beside each other in the longest of all, as far as they stay large enough; else over each
 * other. A high cell has two lines of them. */
typedef struct {
    float w, h, step, line;
    int per_line;
} sabbath_tiles;
sabbath_tiles sabbath_folded_tiles(const sabbath_results *, ui_rect room);
sabbath_tiles sabbath_open_tiles(const sabbath_results *, int row, ui_rect room);
ui_rect sabbath_tile_of(const sabbath_tiles *, ui_rect room, int k);

/* ---- marks (sabbath_table_results_marks.c) ---- */

/* A number behind a sign, or the sign alone. */
void sabbath_sign(ui_draw *, ui_rect, const char *sign, int n, float size, ui_colour);
ui_rect sabbath_points_strip(ui_rect);
/* Points that are won in a row, or a dash. */
void sabbath_points_won(const sabbath_results *, ui_rect, int row, int n);
/* How many cards are counted, where the row has unfolded: who has the most of them is lit. */
void sabbath_card_count(const sabbath_results *, ui_rect, int row, int seat, bool lit);
/* The edge of the k-th tile on the one below it. */
void sabbath_edge_below(ui_draw *, ui_rect tile, int k);

/* ---- rows (sabbath_table_results_witch.c, _numbers.c); open: its points are known ---- */
void sabbath_witch_cell(const sabbath_results *, int seat, bool open);
void sabbath_number_cell(const sabbath_results *, int row, int seat, bool open);
/* The sum in its place, which grows with each row; at the end it stands there large. */
void sabbath_running_sum(const sabbath_results *, int seat);
void sabbath_sum_cell(const sabbath_results *, int row, int seat);
void sabbath_sum_to_come(ui_draw *, ui_rect);

/* ---- words (sabbath_table_results_words.c) ---- */
const char *sabbath_headline(const sabbath_results *);
bool sabbath_of_numbers(const sabbath_results *);
/* What a number gives. */
const char *sabbath_gives(const sabbath_results *);
/* Why it is as it is, and a second line. */
const char *sabbath_reason(const sabbath_results *);
const char *sabbath_besides(const sabbath_results *);

#endif
