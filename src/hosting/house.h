/* The host's scenes for the application: calls, the judge's face, cards that he holds up. main gives them to it. */
#ifndef NT_HOSTING_HOUSE_H
#define NT_HOSTING_HOUSE_H

#include "app/hosted.h"
#include "hosting/table_hosting.h"

extern const app_hosting hosting_house;
extern const app_hosted_led hosting_led;

/* ---- for the scenes of this folder ---- */

extern const scene_ops scene_call, scene_judge, scene_cards, scene_quiet;

/* What a hosted scene begins with. */
typedef struct {
    table_scene t;
    hosting_frame h; /* h.table is &t.ui */
} hosted_scene;

/* Argument of scene_judge; without one it is opened from the public table. */
typedef struct {
    bool over; /* it lies over a call */
} judge_arg;

/* Argument of scene_cards: what the frame below shows, of which the first card follows. */
typedef struct {
    hosting_kind from;
    hosting_phase phase;
    hosting_call call;
    uint8_t called, pick[TABLE_PICKS];
} cards_arg;

const table_hosting *hosting_of(const app *);
/* The match at the table as everybody sees it, whatever has been told of it. */
nt_view hosting_public_view(const app *);
/* Starts the frame: nothing picked. */
void hosted_open(hosted_scene *, app *, hosting_kind);
/* Gives the input to the game's hosted frame, drawn from this view; true = handled. */
bool hosted_input(hosted_scene *, app *, nt_view, const ui_input *, nt_move *move, bool *has_move);
/* scene_ops.state of every hosted scene. */
table_state hosted_state(const scene *, const app *);
/* Whether a judge's correction is open: nobody else can go on. */
bool hosting_corrects(const app *);
/* Whether the judge alone is asked, or corrects. */
bool hosting_asks_judge(const app *);
/* Whether the question that is open is a call; fills *call. */
bool hosting_is_called(const app *, hosting_call *call);
/* The judge holds up a card of the game's, over this frame. */
void hosting_show_cards(app *, const hosting_frame *);

#endif
