/* The palette of the interface guide, section 9. Tables use the names, never hex values of their own. */
#ifndef NT_UI_THEME_H
#define NT_UI_THEME_H

#include "ui/draw.h"

#define UI_INK_950 0xFF05070Du /* night frames */
#define UI_INK_900 0xFF0D111Du
#define UI_INK_800 0xFF151B2Cu
#define UI_INK_700 0xFF212A42u
#define UI_INK_500 0xFF7E8CAFu
#define UI_PAPER_100 0xFFF5ECD9u
#define UI_PAPER_200 0xFFE6D8BAu
#define UI_PAPER_400 0xFFB9A988u
#define UI_PARCHMENT 0xFFDCCBA6u /* signs and sheets; what is written on them is ink and bark */
#define UI_PARCHMENT_EDGE 0xFF8A6A3Eu
#define UI_BARK 0xFF5A4B2Eu
#define UI_LANTERN 0xFFFFB547u
#define UI_AMBER_INK 0xFF8A4B00u
#define UI_EMBER 0xFFFF7A52u
#define UI_MOSS 0xFF7FC29Bu
#define UI_NIGHT_TEXT 0xFF6E7891u
#define UI_RED 0xFFC4201Cu
#define UI_BLUE 0xFF84C1F7u
#define UI_YELLOW 0xFFE6CB55u
#define UI_GREEN 0xFF2A8570u
#define UI_VIOLET 0xFF7F43B8u

enum { UI_SEAT_COLOURS = 8, UI_EMBLEMS = 20 };
extern const ui_colour ui_seat_colour[UI_SEAT_COLOURS]; /* olive sky rose teal iris sand frost lime */
/* Figure names of the seat emblems, in order; their words are catalogue keys "emblem.<name>". */
extern const char *const ui_emblem[UI_EMBLEMS];

/* Relative luminance, linear, 0..1, of an opaque colour; and a colour near this one that has it. */
float ui_light(ui_colour);
ui_colour ui_of_light(ui_colour near, float light);
/* In the high-contrast theme: the colour that stands for c. */
ui_colour ui_theme(const ui_frame *, ui_colour c);
ui_colour ui_fade(ui_colour, float alpha); /* times alpha 0..1 */
ui_colour ui_mix(ui_colour a, ui_colour b, float part_of_b);

#endif
