/* A frame that gives one light whatever it says: the fill of its plates, to their cut edges, makes up for the words
 * and the pictures that lie on them, so that nobody reads a secret from the light on a face (docs/secrecy.md).
 *
 *     ui_level level = ui_level_begin(d);
 *     ui_level_plate(&level, ...);    where the words will lie
 *     ui_label(d, ...);               words, on these plates alone
 *     ui_level_add(&level, ...);      what else lies on them and is not always the same
 *     ui_level_end(&level, light);    all of it together gives this light
 */
#ifndef NT_UI_LEVEL_H
#define NT_UI_LEVEL_H

#include "ui/draw.h"

enum { UI_LEVEL_PLATES = 4 };

typedef struct {
    ui_draw *d;
    int from, to, n;            /* the first command, and the first behind them (0: there is none); plates */
    int plate[UI_LEVEL_PLATES]; /* their commands */
    bool pool[UI_LEVEL_PLATES]; /* it is one without an edge */
    bool fill[UI_LEVEL_PLATES]; /* it is one of ui_fill */
    float area, oval, light;    /* of plates, of pools; what else lies there */
    float place;                /* of pools, without what is lost beyond them */
    float ground, words;        /* after the end: the light of the plates each du2, and what words give more, du2 */
    bool pale;
} ui_level;

ui_level ui_level_begin(ui_draw *);
/* Plates of paper, with dark words: something that is lit because it was chosen. Their ground gets darker where the
 * words cover less. */
ui_level ui_level_begin_pale(ui_draw *);
/* A plate with a border and a shadow, as ui_plate draws it; its fill gets its colour at the end. */
void ui_level_plate(ui_level *, ui_rect, unsigned seed, ui_colour border);
/* The same on what was filled already, a command of ui_fill: for a bar on which other things lie, too. */
void ui_level_fill(ui_level *, int command);
/* A ground without an edge or a shadow, for a frame whose picture is to go on under the words; in high contrast a
 * plate. Words keep to its middle: towards its rim it is lost in what lies below it. Returns how far it is seen. */
ui_rect ui_level_pool(ui_level *, ui_rect, unsigned seed);
/* Something that covers so much of the plates, du2, and gives as much light as `light` du2 of white. */
void ui_level_add(ui_level *, float covered, float light);
/* The words on the plates are those from here on: what was drawn since it began is always the same. */
void ui_level_words(ui_level *);
/* What is drawn from here on lies beside the plates. */
void ui_level_beside(ui_level *);
/* Something beside them is lit, on a ground of `lit` instead of `unlit`: its ground is by so many du2 larger than
 * that of other things that may be lit there, and its words are those from a command on, which are `pale` elsewhere.
 */
void ui_level_lit(ui_level *, int from, float larger, ui_colour lit, ui_colour unlit, ui_colour pale);
/* All plates get the ground that makes their light, with all that lies on them, that of `light` du2 of white. It has
 * to be enough for the longest words: a ground cannot be darker than black. Of pale plates it has to be so little
 * that the longest words leave as much: a ground cannot be paler than paper. */
void ui_level_end(ui_level *, float light);
/* What a command gives more than so bright a ground, du2 of white: a text, a fill, a picture or a shape. */
float ui_level_of_command(const ui_draw *, const ui_command *, ui_colour ground);
/* What all words from a command on give more than a dark ground would, du2 of white. */
float ui_level_of_words(const ui_draw *, int from);

#endif
