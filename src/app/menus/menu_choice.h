/* The rows of settings, house rules and an owner's pages. */
#ifndef NT_APP_MENU_CHOICE_H
#define NT_APP_MENU_CHOICE_H

#include "ui/widgets.h"

/* One line of a list: what it is, what it does, its value between two buttons "less" and "more" with number n.
 * An empty name leaves the line to the value. */
typedef struct {
    const char *name, *help, *value;
    int n;
    bool less, more;        /* there is something in that direction */
    bool idle;              /* it counts for nothing now: paler */
    bool changed;           /* marked: not as printed */
    bool first;             /* the focus rests here */
    const char *name_lang;  /* the same of the name */
    const char *value_lang; /* the value is a name in this language; NULL = words of the frame */
    bool two_way, on;       /* a switch: "more" alone, which turns it over */
    float turns;            /* of the way of its knob what is still left; 0: it lies where it belongs */
    const char *figure;     /* before the name; or NULL */
    bool picture;           /* room for a picture before the name, which the caller draws in menu_choice_picture */
    float picture_w;  /* how wide that is, where rows below each other are to be alike; 0 = by the row's height */
    float help_size;  /* of its help, du, where rows below each other are to be alike; 0 = what fits */
    float value_size; /* of its value, the same */
    float both_w;     /* of the two names below, where rows below each other are to be alike; 0 = what is usual */
    int dots, lit; /* the value is a number: it is large, and as far as it is small so many dots are lit below it */
    bool number;
    const char *both[2]; /* a choice of two by name: both are shown and either may be pressed; or NULL */
} menu_choice;

/* What a row so wide would take of height for its name alone, when nothing limits it. */
float menu_choice_height(const ui_frame *, float w, const char *name);
void menu_choice_draw(ui_draw *, ui_rect, const menu_choice *);
/* The size at which a row's help would be shown, du. */
float menu_choice_help_size(const ui_frame *, ui_rect row, const menu_choice *);
/* The same of its value, which stands on one line where it may shrink a little for that. */
float menu_choice_value_size(const ui_frame *, ui_rect row, const menu_choice *);
/* The height at which all its words have their full size. */
float menu_choice_needs(const ui_frame *, ui_rect row, const menu_choice *);
/* How wide its two names would stand, each in half of it and on one line; 0 = it has none. */
float menu_choice_both(const ui_frame *, const menu_choice *);
/* The room of its picture. */
ui_rect menu_choice_picture(ui_rect row, const menu_choice *);

#endif
