/* What the page of options shows of the game that is planned: its rows in their groups, and the pages that they
 * take. */
#ifndef NT_APP_OPTIONS_ROWS_H
#define NT_APP_OPTIONS_ROWS_H

#include "app/app_state.h"

/* A row that is no option: house rules by name. */
enum { OPTIONS_HOUSE = NT_MAX_OPTIONS };

typedef struct {
    int n;
    int row[NT_MAX_OPTIONS + 1]; /* an option, or OPTIONS_HOUSE */
    uint8_t group[NT_MAX_OPTIONS + 1];
} options_rows;

/* The lobby of the planned game, or NULL. */
const table_lobby *options_lobby(const app *);
/* What the lobby of the planned game says of the options as they stand, the worst first; returns how many pieces. */
int options_advice(const app *, text_words *, table_advice out[TABLE_ADVICE]);
/* The choices by name that a row steps through, or NULL. */
const table_presets *options_presets(const app *, int row);
options_rows options_rows_of(const app *);
/* House rules that differ from the printed ones; where there is no lobby, whatever does of what is offered. */
int options_changes(const app *);
/* How a page lies: whether its rows are figures in columns, and its rows from `from` on, `n` of them. */
typedef struct {
    int group;
    bool pieces; /* figures with less and more, in columns */
    int columns, from, n, per;
    int page, pages;
} options_page;
/* The page on which the row with this index stands. */
options_page options_page_of(const app *, const options_rows *, int first, const ui_frame *);
/* The first row of the page so many pages on. */
int options_turned(const app *, const options_rows *, int first, int by, const ui_frame *);

/* The house rules that differ in this config, one below the other, on pages. */
void options_draw_changes(ui_draw *, ui_rect, const nt_table *, const nt_config *, int page);

/* ---- where things lie ---- */
/* The groups' buttons; height 0 without groups. */
ui_rect options_tabs(const app *, const ui_frame *);
/* The set in pictures; height 0 where the group has none. */
ui_rect options_pictures(const app *, int group, const ui_frame *);
/* Beside the rows, the game's cover; w 0 where it is left out. */
ui_rect options_cover(const app *, const ui_frame *);
/* The least of a row that is no figure: name and help, at the text's size and the screen's. */
float options_row_height(const app *, const ui_frame *);
ui_rect options_list(const app *, int group, const ui_frame *);
/* The line below the rows, and what is to be said, where there may be something and beside two buttons is no room for
 * it; else height 0. */
ui_rect options_strip(const app *, const ui_frame *);
ui_rect options_words(const app *, const ui_frame *);

#endif
