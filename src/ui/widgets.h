/* The pieces that scenes and tables are made of, in the paper-cut style: unequal corners, wandering edges, never a
 * rounded rectangle. The shape of a piece depends on its size and seed alone. */
#ifndef NT_UI_WIDGETS_H
#define NT_UI_WIDGETS_H

#include "ui/label.h"
#include "ui/theme.h"

/* UI_QUIET: one of a list, its words at the left; UI_CHOSEN: the one of them that is open; UI_ROW: a quiet one flat
 * on a board that has the shadow of all. UI_OUTLINED: leads back from others beside it. UI_DANGER: what cannot be
 * taken back, never filled as what is advised is. */
typedef enum { UI_PLAIN, UI_PRIMARY, UI_QUIET, UI_CHOSEN, UI_ROW, UI_DANGER, UI_OUTLINED } ui_button_look;

/* A hand-cut rectangle with a hard shadow (shadow false: none). border 0 = no border (border_w in du). */
void ui_plate(ui_draw *, ui_rect, unsigned seed, ui_colour fill, ui_colour border, float border_w, bool shadow);
/* With the shadow that it has where its middle rests: one that flies is one picture on all of its way. */
void ui_plate_moving(ui_draw *, ui_rect, float rests, unsigned seed, ui_colour fill);
/* How much of such a plate its fill shows within a border, du2. */
float ui_plate_ground(ui_rect, unsigned seed, float border_w);
/* A plate that was drawn with an opaque fill, by its command, gets another one. */
void ui_plate_refill(ui_draw *, int command, ui_colour fill);
/* The frame of a window cut into such a plate, `width` wide: lies over the edges of the picture that is seen in it.
 */
void ui_mount(ui_draw *, ui_rect, unsigned seed, float width, ui_colour fill, ui_colour border, float border_w);
/* A picture that fills its place, or black in high contrast. */
void ui_cover_or_black(ui_draw *, const char *picture, ui_rect);
/* Darkness that gathers from the top of a rectangle to so many du below it; solid in high contrast. */
void ui_dusk(ui_draw *, ui_rect, float over);
/* A round light without an edge, brightest in its middle. */
void ui_glow(ui_draw *, ui_rect, ui_colour);
/* A ground without an edge under words: an oval of one opaque colour that is lost towards its rim. */
void ui_pool(ui_draw *, ui_rect, ui_colour);
/* All that it touches, du2, and how much of that an opaque colour counts for over a dark ground. */
float ui_pool_area(ui_rect);
float ui_pool_part(ui_colour);
/* How much of it is seen at a point, 0..1, and what its colour is there over a dark ground. */
float ui_pool_seen(ui_rect at, float x, float y);
ui_colour ui_pool_faded(ui_colour, float seen);
/* A pool that was drawn, by its command, gets another colour. */
void ui_pool_refill(ui_draw *, int command, ui_colour);
/* A dashed outline: an empty slot. */
void ui_slot(ui_draw *, ui_rect, ui_colour);
/* The same as it comes or goes: drawn once, and shown so far. */
void ui_slot_faded(ui_draw *, ui_rect, ui_colour, float alpha);
/* The outline alone: what it lies on keeps its colour. */
void ui_dashes(ui_draw *, ui_rect, ui_colour);
/* A hand-cut disc. */
void ui_disc(ui_draw *, ui_rect, ui_colour fill, ui_colour rim, float rim_w);
/* The same with a fill that high contrast leaves as it is. */
void ui_disc_of(ui_draw *, ui_rect, ui_colour fill, ui_colour rim, float rim_w);
/* Part of a ring, clockwise from the top, 0..1: the hold that fills. */
void ui_ring(ui_draw *, ui_rect, float part, ui_colour, float width);
/* A wedge that points by quarter turns: 0 up, 1 right, 2 down, 3 left. */
void ui_wedge(ui_draw *, ui_rect, int turn, ui_colour);
/* n dots, the first `lit` of them filled. */
void ui_dots(ui_draw *, ui_rect, int n, int lit, ui_colour);
/* Where the i-th of n stands. */
ui_rect ui_dot_of(ui_rect, int n, int i);

/* A sentence that warns, behind a sign; and the width that the sign takes of its place. */
void ui_warning(ui_draw *, ui_rect, const ui_label_style *, const char *text);
float ui_warning_sign(const ui_frame *, const ui_label_style *);
/* The sign alone: an exclamation mark on a disc. */
void ui_warning_mark(ui_draw *, ui_rect, ui_colour disc);

/* A button with its zone, focus ring and pressed look; flags are zone flags. Text may wrap to two lines. figure may
 * be NULL. At least ui_target high. */
void ui_button(ui_draw *, ui_rect, const char *zone, int n, const char *text, const char *figure, ui_button_look,
               unsigned flags);
/* Whether a button of that size holds these words whole, without a figure. */
bool ui_button_fits(const ui_frame *, float w, float h, const char *text, ui_button_look);
/* One with words of a given size. */
void ui_button_sized(ui_draw *, ui_rect, const char *zone, int n, const char *text, float size, ui_button_look,
                     unsigned flags);
/* Those that stand beside or below each other, drawn in this order: the words of all are as large as the longest may
 * be. */
typedef struct {
    ui_rect at;
    const char *zone;
    int n;
    const char *text, *figure; /* or NULL */
    ui_button_look look;
    unsigned flags;
} ui_button_of;
void ui_button_row(ui_draw *, const ui_button_of *, int n);
/* That size, where not all of them are drawn. */
float ui_button_row_size(const ui_frame *, const ui_button_of *, int n);
/* How many lines its words take in that box: one where they are a little smaller for it. */
int ui_button_lines(const ui_frame *, const ui_label_style *, ui_rect box, const char *text);
/* A round pad that is held to act, with its filling ring and a figure. */
void ui_hold_pad(ui_draw *, ui_rect, const char *zone, int n, const char *figure);
/* Smallest size of something pressed: 11 mm in du. */
float ui_target(const ui_frame *);
/* Whether words are so much larger than usual that pages are set another way. */
bool ui_large_words(const ui_frame *);
/* Focus ring around a rectangle when (zone, n) has the shown focus: 3 px lantern plus corner marks. */
void ui_focus(ui_draw *, ui_rect, const char *zone, int n);
/* Whether it has. */
bool ui_focused(const ui_draw *, const char *zone, int n);

/* The dark apron at the bottom of every public frame: the sentence asked for, a second line (or NULL), and the
 * buttons ZONE_LOG, ZONE_RULES on the left and ZONE_PAUSE on the right. Returns the height it takes. */
float ui_apron(ui_draw *, const char *sentence, const char *second, bool with_log);
/* The same of a page of the end, where no ZONE_HELP comes: the sentence has its room. */
float ui_apron_of_end(ui_draw *, const char *sentence, const char *second, bool with_log);
/* ui_mark: all of it; n is the command of its ground, and what it holds comes after. */
#define UI_MARK_APRON "apron"
/* One for each line of the apron. Of equal words n is the same, whatever numbers stand in them, and of others as good
 * as always another one; the second may be NULL. */
#define UI_MARK_SENTENCE "sentence" /* ui_mark: where its words stand; n tells what they say */
void ui_sentence_mark(ui_draw *, ui_rect, const char *sentence, const char *second);
/* ui_mark without a place: the table shows another page than its own, with nothing of it; n tells which. */
#define UI_MARK_PAGE "page"
float ui_apron_height(const ui_frame *);
/* The same with room for one more button: beside the pause, so wide, in place of ZONE_HELP, or on a narrow frame in
 * the row of buttons, w 0 where that is full. Returns where it stands. Only where the apron holds one. */
ui_rect ui_apron_next(ui_draw *, const char *sentence, bool with_log, float w);
bool ui_apron_holds_next(const ui_frame *);
/* The button ZONE_HELP, in the room that the apron which was drawn keeps for it beside the pause. */
void ui_apron_help(ui_draw *);
/* The room in the row of buttons of the apron that was drawn, on a narrow frame: w 0 where there is none. */
ui_rect ui_apron_middle(const ui_draw *);
/* All of the room between them. */
ui_rect ui_apron_between(const ui_draw *);
/* A small dark plate at the top left or right of the frame with a word in it and, if not NULL, a figure. The word has
 * two lines of 174 du, 138 beside a figure: a number, or one short word in every language. Returns the plate: w 0
 * where an open zone of a flat table lies over it and it is left away. */
ui_rect ui_corner_plate(ui_draw *, bool right, const char *text, const char *figure, bool name);
/* The same by its parts, for a table that finds a place for it beside open zones, or that changes its words. */
typedef struct {
    const char *text, *figure;
    bool right, name;
    float size; /* of its letters at most; 0: the usual one */
    float room; /* how wide it may be where something stands beside it, du; 0: as wide as usual */
    float open; /* folded so far, 0 shut to 1 open: it is never seen with the words before */
    bool both;  /* on a flat table: twice, in one line each, for either long side, if somebody sits at both */
} ui_corner;
ui_rect ui_corner_place(const ui_frame *, const ui_corner *); /* in its corner, whatever lies there */
float ui_corner_size(const ui_frame *, const ui_corner *);    /* in which all of it is read there */
void ui_corner_draw(ui_draw *, ui_rect at, const ui_corner *);
ui_rect ui_corner_put(ui_draw *, const ui_corner *); /* there, unless an open zone lies over it: as a plate */
/* Where that of the longest words is, beside no open zone. */
ui_rect ui_corner_widest(const ui_frame *, bool right);
/* What lies at the upper rim of the frame, moved inwards beside the zones that are open there. */
ui_rect ui_beside_open(const ui_frame *, ui_rect);

/* Which page of how many, in the middle of a place between the two. */
void ui_page_number(ui_draw *, ui_rect, ui_colour words, int page, int pages);
/* The buttons that turn pages, ZONE_PAGE -1 and +1, and between them which one this is. */
void ui_page_buttons(ui_draw *, ui_rect, ui_colour words, int page, int pages);
/* A page of text that scrolls by pages: returns how many pages it takes; draws the page-th. Buttons ZONE_PAGE -1 and
 * +1 are drawn when there is more than one. */
int ui_pages(ui_draw *, ui_rect, const ui_label_style *, const char *text, int page);
/* The same for any number of paragraphs (those beyond UI_MAX_PARAGRAPHS are left out): `word` gives the i-th, kept in
 * the list's arena, or NULL for one that has no words. Together they may be longer than a text or an arena holds. */
enum { UI_MAX_PARAGRAPHS = 4096 };
typedef const char *ui_paragraph(void *user, int i, text_words *);
int ui_pages_of(ui_draw *, ui_rect, const ui_label_style *, int n, ui_paragraph *word, void *user, int page);
/* The same with something drawn at the left of each that has words, `wide`, beside a paragraph at least so high, and
 * with air above it where it is not the first of its column; in so many columns (0: one), the first filled before the
 * next. A page below 0 is counted from the last, which is -1: then they are filled from the end, and the first page
 * may be short. */
typedef struct {
    float wide, high;
    int columns;
    float (*above)(void *user, int i);                                     /* or NULL */
    void (*draw)(void *user, int i, const char *text, ui_draw *, ui_rect); /* the whole width of its column */
    bool (*alone)(void *user, int i);                                      /* its words are left to draw, or NULL */
} ui_margin;
int ui_pages_beside(ui_draw *, ui_rect, const ui_label_style *, const ui_margin *, int n, ui_paragraph *word,
                    void *user, int page);
/* Of the rectangle's height what the paragraphs need; all of it where they take more than one page. */
float ui_pages_height(ui_draw *, ui_rect, const ui_label_style *, const ui_margin *, int n, ui_paragraph *word,
                      void *user);

#endif
