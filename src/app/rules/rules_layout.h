/* Where everything on a page of rules lies: for the files of the page alone. */
#ifndef NT_APP_RULES_LAYOUT_H
#define NT_APP_RULES_LAYOUT_H

#include "app/rules/rules_page.h"

enum { RULES_PARTS = 160, RULES_SHEETS = 32, RULES_TITLE = 58 /* du, as high as its line */ };

typedef enum { PART_TEXT, PART_PICTURE, PART_POSITION } rules_part_kind;

/* Something that lies on a sheet. */
typedef struct {
    rules_part_kind kind;
    int sheet, paragraph;
    int from, to; /* PART_TEXT: lines of the paragraph */
    book_picture picture;
    bool aside; /* PART_POSITION: what is told stands beside it */
    ui_rect at; /* from the top left corner of the text's room */
} rules_part;

/* A layout that grows from above; `y` is where the next paragraph begins. */
typedef struct {
    const ui_frame *ui;
    const rules_page *page;
    float w, room;              /* of a sheet, as far as it is filled */
    float whole;                /* as high as all of it, for the position */
    float margin[RULES_SHEETS]; /* of each: left of its words, where a picture or two stand beside some */
    float share;                /* of the width, that a position takes beside words */
    bool broad;                 /* as wide as the sheet above its words, and what is told below it */
    bool again;                 /* it stands beside those of every sheet */
    bool alone;                 /* it has the last sheet for itself */
    bool abreast;               /* a row of pictures stands beside its words, too */
    float grow;                 /* so many times as large are pictures where no position stands beside them */
    int grow_from;              /* from that sheet on */
    bool loose;                 /* words without a picture begin at the page's edge, to save a sheet */
    ui_rect taken;              /* by the position, on the first sheet, or on each */
    float y;
    int beside;        /* so many paragraphs lie beside the position and the next one below it; 0: none goes below */
    float beside_high; /* theirs */
    int sheet, n;
    rules_part at[RULES_PARTS], lost; /* what found no room */
} rules_layout;

/* All of a page on sheets that are filled so far; what lies on one follows from its margin, which follows from that.
 */
void rules_fill(rules_layout *, float room, float whole);
/* Whether the position stands at the right of words, on that sheet. */
bool rules_has_right(const rules_layout *, int sheet);
/* A position over the width with what is told below it, so high at most. */
ui_rect rules_whole_table(const rules_layout *, float most);
/* The best layout of a page (rules_sheets.c). */
void rules_lay(rules_layout *, const ui_frame *, const rules_page *, ui_rect at);
/* Of the page, what is left below its title. */
ui_rect rules_text_room(ui_rect at);
/* As high as what turns the sheets. */
float rules_strip_high(const ui_frame *);
/* The caption below the position: what is told, in at most three lines. */
float rules_caption_high(const ui_frame *, float w);
/* Of a position with what is told beside it: the whole table, whose apron lies below the frame's foot. It leaves the
 * words their part of the width. */
ui_rect rules_low_table(const ui_frame *, const position *, ui_rect at);

#endif
