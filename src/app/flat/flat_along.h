/* The line along a short side of a flat table: how what is said lies in it. Internal to the flat table. */
#ifndef NT_APP_FLAT_ALONG_H
#define NT_APP_FLAT_ALONG_H

#include "ui/label.h"

/* Of that line, and of two where it is so high. */
ui_label_style flat_along_style(void);
/* Of what has no room in it and stands beside a chip: what stands with what is to be done, or that itself. */
ui_label_style flat_along_beside(void);
ui_label_style flat_along_call(void);
/* Above and below its letters on its ground, where that has a border, du. */
float flat_along_edge(void);

/* What is said in such a line: what is to be done, and what stands with it where both have room beside each other. */
typedef struct {
    ui_rect in;
    bool fits, both; /* the one alone, whole; both */
    ui_label_style next, with;
    float high;             /* so much of the reader's size what is to be done has in one line */
    float w, between, more; /* of each, and what is between them */
} flat_along;

/* One text alone. */
flat_along flat_along_of(const ui_draw *, ui_rect ground, const char *next);
/* The same of what stands with what is to be done, which is read elsewhere: in thin letters, smaller than that. */
flat_along flat_along_with(const ui_draw *, ui_rect ground, const char *with);
/* Another one with it, the largest, down to so much of the reader's size; it is as large, or no larger than
 * `with_most`. False: there is no room for both. */
bool flat_along_both(const ui_draw *, flat_along *, const char *next, const char *with, float least, float with_most);

#endif
