/* A page of rules as it lies: its paragraphs with their pictures, and a small position that moves, on one sheet or
 * several. */
#ifndef NT_APP_RULES_PAGE_H
#define NT_APP_RULES_PAGE_H

#include "app/rules/position.h"
#include "app/rules/rules_book.h"
#include "ui/draw.h"

typedef struct {
    const nt_table *table;
    const book_page *of;      /* its pictures */
    const position *moves;    /* or NULL */
    const char *title, *text; /* paragraphs stand between empty lines */
    int sheet;                /* that is shown */
    int lit;                  /* the paragraph that was looked for, or -1 */
    const char *words;        /* that are marked in it, or NULL */
} rules_page;

/* How many sheets it takes in that place, and the one that a paragraph begins on. */
int rules_page_sheets(const ui_frame *, const rules_page *, ui_rect);
int rules_page_sheet_of(const ui_frame *, const rules_page *, ui_rect, int paragraph);
/* Draws one; with several, what turns them (ZONE_PAGE), lit as long as more follows. */
void rules_page_draw(ui_draw *, const rules_page *, ui_rect);

/* The n-th paragraph of a text as bytes of it; false behind the last one. */
bool rules_paragraph(const char *text, int n, const char **from, size_t *len);

#endif
