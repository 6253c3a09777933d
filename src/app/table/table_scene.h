/* What the three scenes that show a game's frame have in common: table, private view, results. */
#ifndef NT_APP_TABLE_SCENE_H
#define NT_APP_TABLE_SCENE_H

#include "app/app_state.h"

typedef struct {
    scene base;
    uint8_t seat;      /* whose view is drawn: a seat, or NT_SPECTATOR */
    const char *piece; /* what was held large last on this frame (table_state.piece), or NULL */
    bool decides; /* the seat is asked on its private view: that is as the match stands, not as far as it was told */
    table_ui ui;
    ui_seat seats[NT_MAX_SEATS]; /* with the names as shown */
    nt_move legal[NT_MAX_LEGAL];
    int plies; /* of the match when ui was filled */
    struct {
        int64_t left; /* ms of the question */
        uint64_t at;  /* when that was counted */
        int plies;
        uint8_t seat;
        bool stands;
    } clock;
    struct { /* what was pressed last and is still being drawn; ends 0: nothing */
        nt_move move;
        uint64_t begun, ends;
    } echo;
    const char *asks; /* the public frame's screen while something is asked openly on it, else NULL */
    bool tells;       /* something was told on it */
    struct {          /* what stands on the public frame has changed (table_state.stands); ends 0: long ago */
        uint64_t takes, ends;
    } change;
} table_scene;

/* The chairs with the names that a frame in this language shows. */
void table_scene_names(app *, const char *lang, ui_seat seats[NT_MAX_SEATS]);
/* Starts: nothing picked, a new shuffle. */
void table_scene_open(table_scene *, app *, table_frame, uint8_t seat);
/* Fills ui anew: `asked` is the seat that decides on this frame, or NT_SPECTATOR. What was picked is forgotten when
 * another seat is asked. */
void table_scene_refresh(table_scene *, app *, uint8_t asked);
/* Gives the input to the game's table; true = handled. Sets *move and *has_move when it makes a move. */
bool table_scene_input(table_scene *, app *, const ui_input *, nt_move *move, bool *has_move);
/* Draws the game's frame, with the event that is being shown when `events`. */
void table_scene_draw(const table_scene *, const app *, ui_draw *, bool events);
/* The button that presses on, zone "reveal.next", and where it stands when nothing else does: above the end of the
 * apron, beside what is pressed at the end; on a narrow window between the apron's buttons. */
void table_scene_next_button(ui_draw *, ui_rect);
ui_rect table_scene_next_place(const ui_draw *);
/* How much of its light is left to a table that has gone dark, 0 to 1: for what lies on it (app/table/light.c). */
float table_scene_light(const ui_draw *);
/* The same of a frame that goes dark to its edges, before eyes are closed. */
float table_scene_unclosed(const ui_draw *);
/* Lets time pass for the question on this frame, where the game limits it. True when the game decides for a seat
 * whose time is over: *move is what is done then. A scene on top, such as the pause menu, stops the clock. */
bool table_scene_clock(table_scene *, app *, uint64_t now, nt_move *move);
/* Takes the zones of a clock that only warns; true = handled. */
bool table_scene_clock_input(table_scene *, const ui_input *);
/* When the clock has something to do or to show next; UINT64_MAX = it does not run. */
uint64_t table_scene_clock_wake(const table_scene *);
/* What a move that was just made here draws begins to move (nt_table.echo); no input ends it or waits for it. */
void table_scene_echo(table_scene *, const app *, nt_move);
void table_scene_echo_tick(table_scene *, app *);
uint64_t table_scene_echo_wake(const table_scene *, const app *); /* UINT64_MAX: nothing moves */
/* What stands on a public frame moves when it changes (table_state.stands), behind the page's own rise
 * (app/table/changes.c). A press ends it: true where something moved. */
void table_scene_changes(table_scene *, const app *);
void table_scene_changes_tick(table_scene *, app *);
bool table_scene_changes_end(table_scene *, app *);
uint64_t table_scene_changes_wake(const table_scene *, const app *); /* UINT64_MAX: nothing moves */
/* scene_ops.stood of it. */
void table_scene_stood(scene *, uint64_t ms);
/* The topmost of these scenes on the stack, or NULL. */
const table_scene *table_scene_shown(const app *);
/* scene_ops.state of the scenes whose frame is the table's own. */
table_state table_scene_state(const scene *, const app *);
/* What the game says of what the frame's reader plays for, "" when it says nothing; and of what can be done on the
 * frame, how many sentences (nt_table.goal, .choices). */
const char *table_scene_goal(const table_scene *, const app *, text_words *);
int table_scene_choices(const table_scene *, const app *, text_words *, const char *out[TABLE_CHOICES]);
/* The figures beside these on a private frame, NULL where the house has its own (nt_table.choice_sign). */
void table_scene_choice_signs(const table_scene *, const app *, const char *out[TABLE_CHOICES]);
/* Of the public table, while nothing is told on it (nt_table.presses). */
int table_scene_presses(const table_scene *, const app *, text_words *, table_press out[TABLE_CHOICES]);
/* How something on the frames is held down to be read: in short, and on the page of what can be done. NULL: nothing
 * is.
 */
const char *table_scene_hold(const app *, text_words *, bool open, bool more);
/* The page of what was held large last, else the one that fits the frame. A card of somebody's own does not choose
 * it, unless nobody else is at the table: all see which one is opened. */
rules_arg table_scene_page(const table_scene *, const app *);
/* Opens the rules there. */
void table_scene_rules(table_scene *, app *);

#endif
