/* How a page comes. A public one waits until all of the public page before it has gone, and then comes out of its own
 * bare ground, in few steps, so that words never lie over words; where the two lie on different pictures, these
 * change in the middle, where it is darkest. Any press only ends that. A private one that is handed over comes out of
 * the empty stage, and so does what follows one: what is private is gone at once. A call comes out of the dark that
 * has closed over the table; where nothing that was told has closed it, the table goes dark first, in as many steps.
 * What follows a call comes out of the dark, too. Always for the same time and in the same steps.
 *
 * What lies on a page, such as the pause, comes onto it and goes off it as a whole, in a shorter time: it can be
 * pressed from the beginning, and what the page does goes on below. Over a public page the cloth closes, and only
 * then comes what hangs there. Before a curtain that hangs, words of the one go before words of the other come; a
 * whole page takes its place as it takes that of a public one: what hangs there names a seat and tells nothing of it.
 */
#ifndef NT_APP_RISE_H
#define NT_APP_RISE_H

#include "app/app_state.h"

/* What a change of the stack has to remember: the page that is drawn, NULL where it is not everybody's; the scene
 * that lay on top; and what lay deepest of what is drawn, NULL where any of it is secret. */
typedef struct {
    const scene_ops *page, *top, *under;
} rise_before;
rise_before rise_now(const app *);
/* The stack has changed. */
void rise_after(app *, rise_before);
/* The scene on top turns a page of its own: all of it goes, and comes out of the bare ground of the next one. */
void rise_turn(app *);
/* Something opens or closes on the page of the scene on top. */
void rise_across(app *);
/* The public table, which may lie flat while no hand is open there, asks something, or tells something behind a
 * question that it brought: what comes or goes with that (buttons, a clock, a queue) does so across it, above its
 * apron; nothing where the page itself still moves. */
void rise_on_table(app *);
/* How much of that is still to come, 1..0, of a game that brings it itself, once what was there before has gone. */
float rise_on_table_left(const app *);
/* The list on the screen is made anew: across a flat table nothing goes on coming once a hand opens. */
void rise_frame(app *);
/* Whoever is to act, or what the apron says, has changed from the list on the screen to the one made for the same
 * table: that comes across it, too, in every game alike; a sentence also where whoever is to act still changes. True:
 * it does, and the list is to be made again. */
bool rise_lit(app *, const ui_draw *made);
bool rise_moves(const app *);
/* It moves, and a press does nothing but end that. */
bool rise_holds(const app *);
/* What lay on the page is still going. */
bool rise_clears(const app *);
/* Whether anything of it is seen. */
bool rise_shows(const app *);
void rise_end(app *);
void rise_tick(app *);
uint64_t rise_wake(const app *); /* UINT64_MAX: nothing moves */
/* Around what lies on the page: while that comes it is seen through, all of it alike, and the page whole. */
void rise_over_begin(const app *, ui_draw *);
void rise_over_end(const app *, ui_draw *);
/* Around a sheet or panel in what lies on the page, or on the page itself: nothing is ever seen through it as it
 * comes; it grows a little, and goes before what it covered comes back. */
void rise_panel_begin(const app *, ui_draw *, ui_rect);
void rise_panel_end(const app *, ui_draw *);
/* `turns`: the quarter turns in which all that it lies over is drawn. */
void rise_draw(app *, ui_draw *, int turns);
/* What a cloth closes over, or NULL: then it is the empty stage. */
const ui_draw *rise_over(const app *, const ui_draw *);
/* Over what is drawn of a private page in its place, and over its foot: what is left of the stage that it comes out
 * of. */
void rise_draw_over(const app *, ui_draw *);
void rise_draw_foot(const app *, ui_draw *, ui_rect);

#endif
