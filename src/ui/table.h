/* What a game gives the window: how its table and private frames look, how input becomes a move, how events move.
 * A table gets views, never a state. It draws a public frame from the spectator's view, and a private frame from a
 * seat's view. All of its words come from the frame's catalogue (keys "<game>. ..."). */
#ifndef NT_UI_TABLE_H
#define NT_UI_TABLE_H

#include "engine/game.h"
#include "ui/input.h"
#include "ui/seats.h"

enum { TABLE_PICKS = 24, TABLE_SOUND_NONE = 0 };

/* What nt_table.animate answers for an event that stays until somebody presses on: a summary to be read. */
#define TABLE_UNTIL_PRESSED UINT32_MAX

typedef enum { TABLE_PUBLIC, TABLE_PRIVATE, TABLE_RESULTS } table_frame;

/* What a table may use besides the view. The app owns it and clears `pick`, `picks` and `page` whenever the frame or
 * the question changes. */
typedef struct {
    table_frame frame;
    const ui_seat *seat; /* by seat */
    const nt_config *config;
    /* TABLE_PRIVATE with n_legal 0: the seat only looks at its own view; the table draws no "done", since the scene
     * puts its button "close" at the bottom, in the middle. TABLE_PUBLIC: the seat whose open decision is taken on
     * this frame, else NT_SPECTATOR. TABLE_PRIVATE: the viewer. */
    uint8_t asked;
    bool locked;          /* an animation runs that the decision depends on: draw no zones for moves */
    const nt_move *legal; /* of `asked`, when it is asked; n_legal 0 otherwise */
    int n_legal;
    uint32_t humans; /* bit per seat that a person sits at */
    /* What has been picked so far towards a move: the table's own meaning. */
    uint8_t pick[TABLE_PICKS];
    int picks;
    int page;
    /* Set by the table's input on public frames: something is open to be read (why a card counts what it counts).
     * Until it is put away events and bots wait, so that people read at their own pace. The app clears it with the
     * page. */
    bool reading;
    /* The left/right or list order of two-way secret choices, drawn anew for each opening from the presentation
     * stream. */
    uint32_t shuffle;
    /* The public event that is being shown, and how far it is, 0..1; event.kind 0 and part 1 when none. An event that
     * stays until somebody presses on does not move: its part is 1. */
    nt_event event;
    float part;
    /* The last public event that is told as a sentence; kind 0 = none yet. */
    nt_event last;
    /* TABLE_PRIVATE: seconds until "done" takes effect (a secret step's least time, the same for every seat), and
     * whether it has been pressed and waits for them: the zone "done" is drawn the same, its word says that it waits.
     */
    float dwell_left;
    bool waiting;
    /* Seconds left for the decision asked on this frame; 0 = no limit. */
    int time_left;
    /* Results: how many steps of the paced reveal are open (host presses on), of `steps` (set by results_steps). */
    int step;
} table_ui;

typedef struct nt_table {
    const char *game;  /* id */
    const char *cover; /* picture for the picker, 3:4 */
    uint8_t minutes_from, minutes_to;
    /* Pages of rules in order: keys "<game>.rules.<id>.title" and ".text"; NULL ends. */
    const char *const *rules_pages;
    void (*draw)(nt_view, const table_ui *, ui_draw *);
    /* Takes an input of its own zones; true = handled. Sets *move and *has_move when a move is complete. */
    bool (*input)(nt_view, table_ui *, const ui_input *, nt_move *move, bool *has_move);
    /* Milliseconds (normal speed) that a public event is shown; 0 = at once, TABLE_UNTIL_PRESSED = until somebody
     * presses on, whatever the speed (the scene draws the button); some seconds when only bots play. *sound is a
     * sound's name or NULL. Depends on the event's kind alone. */
    uint32_t (*animate)(const nt_event *, const char **sound);
    /* The public event as a sentence in the frame's language, kept in the list's arena; NULL when it has none. */
    const char *(*sentence)(nt_view, const table_ui *, const nt_event *, ui_draw *);
    /* Short id of what the public or private frame shows now ("day-give", "night-caged"): for pictures and for the
     * rules page that fits. Public: the same for all secrets. */
    const char *(*screen)(nt_view, const table_ui *);
    /* Index into rules_pages that helps with the current frame. */
    int (*rules_page)(nt_view, const table_ui *);
    /* How many steps the results take; 1 = all at once. */
    int (*results_steps)(nt_view);
    /* The sound of a results step, or NULL. */
    const char *(*results_sound)(nt_view, int step);
    /* A house rule that limits decisions: the seconds for one, 0 = as long as you like; and what is done for a seat
     * whose time is up, a legal move (`draw` decides what is random). Both or none, from the public part alone. */
    int (*seconds)(nt_view);
    nt_move (*timed_out)(nt_view, uint8_t seat, uint32_t draw);
} nt_table;

/* In the order of nt_games, then NULL. */
extern const nt_table *const nt_tables[];
const nt_table *nt_table_find(const char *game);

#endif
