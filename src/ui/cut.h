/* SVG paths cut by hand: for the widgets of this folder. */
#ifndef NT_UI_CUT_H
#define NT_UI_CUT_H

#include "ui/draw.h"

/* A string that grows to its end and then takes nothing more. */
typedef struct {
    char at[8192];
    size_t n;
} cut_svg;

/* Makes it empty. Its room is not cleared, which would take longer than most of what is written. */
void cut_begin(cut_svg *);
void cut_text(cut_svg *, const char *);
/* A number with one decimal and a dot, whatever the locale. */
void cut_number(cut_svg *, float);
void cut_point(cut_svg *, char command, float x, float y);
/* #RRGGBB in quotes, after the attribute's name; and its opacity attribute when it is not opaque. */
void cut_paint(cut_svg *, const char *attribute, ui_colour);

/* Points of an outline. */
enum { CUT_POINTS = 96 };
typedef struct {
    int n;
    float x[CUT_POINTS], y[CUT_POINTS];
} cut_outline;

/* A plate of w x h with unequal corners and wandering edges; a disc of facets in w x h. */
cut_outline cut_plate(float w, float h, unsigned seed);
cut_outline cut_disc(float w, float h, unsigned seed);
/* path d="..." of an outline moved by dx, dy; the element is left open for attributes. */
void cut_path(cut_svg *, const cut_outline *, float dx, float dy);
/* The same in dashes of `on` and gaps of `off`, round to its beginning when `closed`. Each dash is a path of its own:
 * the attribute stroke-dasharray is never used, because the reader draws a dash that ends in a bend from memory that
 * nobody wrote. */
void cut_dashes(cut_svg *, const cut_outline *, bool closed, float dx, float dy, float on, float off);

#endif
