/* Text in a box: wrapped by the language's rules, grown by the reader's text scale where there is room, shrunk to 85
 * % of its style where there is not, cut with an ellipsis only as the last resort (and marked as cut for the tests).
 */
#ifndef NT_UI_LABEL_H
#define NT_UI_LABEL_H

#include "ui/draw.h"

typedef enum { UI_LEFT, UI_MIDDLE, UI_RIGHT } ui_align;
typedef enum { UI_TOP, UI_CENTRE, UI_BOTTOM } ui_valign;

typedef struct {
    text_style face;
    float size; /* du of the em at text scale 1; never painted below 85 % of it nor below 4 mm of the em */
    ui_colour colour;
    ui_align align;
    ui_valign valign;
    int lines;  /* at most so many; 0 = as many as the box holds */
    bool tight; /* its lines are one name and stand nearer together: for words without marks above or below */
    bool name;  /* a player's name or a number: one line, clipped at a cluster, not from a catalogue */
    bool lone;  /* nothing stands beside it: moved for its own marks alone, not for those that others may have */
    /* Whose letters it is written in, where that is not the frame's language: a language's own name, the name of a
     * player who sits there with another language. A name with kana, bopomofo or Thai letters tells it itself. As
     * long lived as the list; NULL = the frame's. */
    const char *lang;
} ui_label_style;

/* Styles of the interface guide; copy one and change what differs. */
extern const ui_label_style UI_STYLE_TITLE, UI_STYLE_HEAD, UI_STYLE_SENTENCE, UI_STYLE_BODY, UI_STYLE_NAME,
    UI_STYLE_BUTTON, UI_STYLE_SMALL;

/* Draws text into the box; returns the height that its lines take, du. */
float ui_label(ui_draw *, ui_rect box, const ui_label_style *, const char *text);
/* A number that a seat is called by. Where it is read from more than one edge, 6 and 9 stand on a line, as on dice.
 */
void ui_label_number(ui_draw *, ui_rect box, const ui_label_style *, int number, bool from_all_edges);
/* Whether the box holds it whole, at whatever size. */
bool ui_label_fits(const ui_frame *, ui_rect box, const ui_label_style *, const char *text);
/* In a miniature (ui/frame.h): letters of this style are too small for anybody and left out. */
bool ui_label_is_speck(const ui_frame *, const ui_label_style *);
/* The size at which the box would show it, du at text scale 1: several labels can be given the least of theirs. */
float ui_label_size(const ui_frame *, ui_rect box, const ui_label_style *, const char *text);
/* The height that text would take at width w when nothing limits it, du. */
float ui_label_height(const ui_frame *, const ui_label_style *, float w, const char *text);
/* The height of one line at the least size that may be painted, du: scripts differ. */
float ui_label_least(const ui_frame *, const ui_label_style *);
/* The same at the reader's scale. */
float ui_label_line(const ui_frame *, const ui_label_style *);
/* How far rare stacks of marks reach above a line of this style, du; in scripts without such marks 0. */
float ui_label_stacks(const ui_frame *, const ui_label_style *);
/* The width of one line at the reader's scale, du. */
float ui_label_width(const ui_frame *, const ui_label_style *, const char *text);
/* The same at the least size that may be painted, which a small screen makes larger than wished. */
float ui_label_least_width(const ui_frame *, const ui_label_style *, const char *text);
/* As narrow as two lines of it may be, du. */
float ui_label_two_lines(const ui_frame *, const ui_label_style *, const char *text);
/* Where the first of the lines stands that the box would show, du: two labels can stand on one line. */
float ui_label_base(const ui_frame *, ui_rect box, const ui_label_style *, const char *text);
/* How wide the longest of the lines is in which the box would show it, du. */
float ui_label_longest(const ui_frame *, ui_rect box, const ui_label_style *, const char *text);
/* Where so many bytes of a name end that is drawn into the box at whatever size, du from its left. */
float ui_label_name_end(const ui_frame *, ui_rect box, const ui_label_style *, const char *text, size_t bytes);

#endif
