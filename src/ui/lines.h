/* Text broken into lines: for the labels of this folder only. */
#ifndef NT_UI_LINES_H
#define NT_UI_LINES_H

#include "ui/label.h"

enum { UI_MAX_LINES = 256 };

typedef struct {
    int from, to; /* bytes, without the spaces at the end; with a soft hyphen, which is then shown */
    float w;      /* du */
} ui_line;

typedef struct {
    int n, px;
    const char *lang;
    bool broken; /* a word was wider than the box */
    bool more;   /* there were more lines than fit in here */
    ui_line at[UI_MAX_LINES];
} ui_lines;

/* Sizes in whole pixels: the one wished for, and the least that may be painted (of a name, four fifths of it). */
int ui_px_wish(const ui_frame *, const ui_label_style *);
int ui_px_least(const ui_frame *, const ui_label_style *);
/* Breaks text at width w du: titles, buttons and sentences between phrases, Japanese and Chinese text between words.
 * A phrase that has no room is broken between its words, a word at any place that is allowed, or between letters. */
void ui_break(const ui_frame *, const ui_label_style *, int px, float w, const char *text, ui_lines *);
/* The same where torn words are of no use: then it is broken and has no lines. */
void ui_break_whole(const ui_frame *, const ui_label_style *, int px, float w, const char *text, ui_lines *);
/* As ui_break, so that no word stands alone in the last line, as far as no more lines are needed for that: two lines,
 * and a few in the middle, are about as long, others a little narrower. Returns the width at which they are broken.
 */
float ui_break_even(const ui_frame *, const ui_label_style *, int px, float w, const char *text, ui_lines *);
/* What ui_break has broken at w, made so. */
float ui_even_out(const ui_frame *, const ui_label_style *, int px, float w, const char *text, ui_lines *);
/* The same as ui_break or, if whole, ui_break_whole at any place that is allowed: fewer lines, with words torn. */
void ui_break_anywhere(const ui_frame *, const ui_label_style *, int px, float w, const char *text, bool whole,
                       ui_lines *);
/* The language whose letters the text is shown in. */
const char *ui_lang_of(const ui_frame *, const ui_label_style *, const char *text);
/* du of one line of the text from its left to its right end. */
float ui_wide(const ui_frame *, const ui_label_style *, const char *lang, int px, const char *text, size_t len);
/* du from baseline to baseline, and of the ink of one line with a little air. */
float ui_skip(const ui_frame *, const char *lang, int px);
/* The same of a style, whose lines may stand nearer together. */
float ui_skip_of(const ui_frame *, const ui_label_style *, const char *lang, int px);
float ui_ink(const ui_frame *, const char *lang, int px);
/* Where text[from..to) ends without the spaces at its end. */
int ui_line_end(const char *text, int from, int to);
/* Draws a piece of one line, at.x and at.y where its baseline begins, at.w as wide as it is; false: a letter is
 * missing in all faces. */
bool ui_put_text(ui_draw *, const ui_label_style *, const ui_lines *, ui_rect at, const char *text, size_t len);
/* Says where the ink of a laid-out text is; at, text, layer and place of the box are filled in. */
void ui_note_ink(ui_draw *, ui_rect ink, const char *text, size_t len, ui_box);
/* Draws lines[from..to) from the top of the box, aligned; the last one with an ellipsis when `cut`. */
void ui_put_lines(ui_draw *, ui_rect, const ui_label_style *, const char *text, const ui_lines *, int from, int to,
                  bool cut);

#endif
