/* What a game gives the window: how its table and private frames look, how input becomes a move, how events move.
 * A table gets views, never a state. It draws a public frame from the spectator's view, and a private frame from a
 * seat's view. All of its words come from the frame's catalogue (keys "<game>. ..."). */
#ifndef NT_UI_TABLE_H
#define NT_UI_TABLE_H

#include "engine/game.h"
#include "ui/input.h"
#include "ui/seats.h"

enum { TABLE_PICKS = 24, TABLE_PAST = 6, TABLE_SOUND_NONE = 0 };

/* What nt_table.animate answers for an event that stays until somebody presses on: a summary to be read. */
#define TABLE_UNTIL_PRESSED UINT32_MAX

typedef enum { TABLE_PUBLIC, TABLE_PRIVATE, TABLE_RESULTS, TABLE_CALL, TABLE_JUDGE, TABLE_CARDS } table_frame;

/* A secret question that the whole table answers on one frame: called out by the device with closed eyes around it,
 * or read aloud by a judge (interface guide 5). */
typedef struct {
    bool judged;      /* a judge holds the device and presses on; else the device keeps the time */
    uint8_t key;      /* which call: the game's own meaning; another key is another frame */
    uint8_t only;     /* the one seat that is asked, or NT_SPECTATOR; where a bot sits there is no call */
    uint16_t seconds; /* its window, equal whoever lives */
} table_call;

/* A call goes through these, whoever is called: a page to read (only in calls that have one before), the choice, a
 * page to read (only in calls that have one after it), the rest of the window, and a dark frame. */
typedef enum {
    TABLE_CALL_TELLS_FIRST,
    TABLE_CALL_ASKS,
    TABLE_CALL_TELLS,
    TABLE_CALL_RESTS,
    TABLE_CALL_DARK
} table_phase;

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
    uint8_t keep; /* the table's own meaning; not cleared between questions, only when the scene begins */
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
    /* The clock of the question asked on this frame (nt_table.seconds): whether there is one, the seconds left, and
     * whether it has been stopped. One that only warns goes on below zero; the scene takes its zones "clock-pause"
     * and "clock-more" (30 seconds). */
    bool has_clock, clock_stands;
    int time_left;
    /* Results: how many steps of the paced reveal are open (host presses on), of `steps` (set by results_steps). */
    int step;
    /* TABLE_CALL: the call, how far it is, whose view is drawn (NT_SPECTATOR when nobody is called), and the seconds
     * that are left of the window or, for a judge, until he may go on. */
    table_call call;
    table_phase phase;
    uint8_t called;
    int seconds_left;
    /* TABLE_JUDGE: everything; `legal` are the judge's own moves. The events of this page (t->page), newest first:
     * while a correction is open (waiting_events > 0) those that wait, oldest first; the first of them has to be
     * entered again or dropped, unless the correction was only opened before it and can be closed. Also set on other
     * frames that are the judge's own: cards that he holds up, and his calls, where NULL means that there is none. */
    const nt_whole *whole;
    nt_move past[TABLE_PAST];
    int n_past, past_pages, waiting_events;
    bool can_undo, can_redo, can_close;
    uint8_t line, tab; /* the table's own: 1 + the line that is picked; what is shown. Kept while the scene is open */
    bool over_call;    /* it lies over a call */
    bool refused;      /* what was asked last of the match was not possible */
    /* In an open correction: what whoever is asked there may do. The zone "judge-by" takes the next of those who are
     * asked, where several are. */
    const nt_move *open;
    int n_open;
    uint8_t open_seat; /* NT_JUDGE: the judge himself */
    bool open_more;    /* several are asked */
    /* TABLE_CARDS: from which frame; `call`, `phase`, `called` and `pick` are what it showed. */
    table_frame from;
} table_ui;

/* What the lobby says of the options that are chosen: of the heaviest level first. */
typedef enum { TABLE_NOTE, TABLE_WARNING, TABLE_ERROR } table_level;
enum { TABLE_ADVICE = 12 };
typedef struct {
    table_level level;
    const char *words;
    bool mends; /* setting this option to this value would mend it */
    int option;
    int16_t value;
} table_advice;

/* The lobby of a game whose options hold a set of pieces: ready-made sets by name for a number of players, the set in
 * pictures, and what is to be said of it. All are given. */
typedef struct {
    int option; /* its row steps through the sets */
    /* How many ready-made sets there are for config->seats; *at is the one that is chosen, or their number for a set
     * of one's own. */
    int (*sets)(const nt_config *, int *at);
    /* Chooses a set; their number: one's own, which begins as the first. */
    void (*take)(nt_config *, int set);
    const char *(*name)(const nt_config *, int set, ui_draw *);
    /* Fills out[] and gives their number. Errors keep the game from starting; warnings are confirmed once. */
    int (*advice)(const nt_config *, ui_draw *, table_advice out[TABLE_ADVICE]);
    void (*draw)(const nt_config *, ui_draw *, ui_rect);
} table_lobby;

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

    /* The rest may be NULL. */
    /* Seconds for the question that is open, 0 = as long as you like; from the spectator's view. */
    int (*seconds)(nt_view);
    /* What is done for a seat whose time is up, a legal move (`draw` decides what is random). Without it the clock
     * stands on the public frame alone, warns and ends nothing. */
    nt_move (*timed_out)(nt_view, uint8_t seat, uint32_t draw);
    /* Whether a question for the table (NT_ASK_TABLE) belongs to the public frame, since the game goes on; without it
     * such questions belong to the results. From the spectator's view. */
    bool (*mid_game)(nt_view);
    /* What the judge's frame makes of an event of the past when it is corrected with what is picked, or false. */
    bool (*amend)(const table_ui *, nt_move was, nt_move *now);
    /* Whether a person may make this legal move of a bot that is asked on the public frame, in its place: what
     * interrupts a bot's speech. While something is picked towards it the bot waits. From the spectator's view. */
    bool (*interrupts)(nt_view, const table_ui *, nt_move);
    /* Whether a seat may look at its own view out of turn. From the spectator's view. */
    bool (*may_look)(nt_view);
    /* Whether the secret question that is open is a call; fills *out. From the spectator's view. All four or none. */
    bool (*call)(nt_view, table_call *out);
    /* Whether the seat of the view has something to do in the call `key`. */
    bool (*called)(nt_view, uint8_t key);
    /* Whether the call has a page to read before the choice, or after it. By the key alone. */
    bool (*tells)(nt_view, uint8_t key, bool before);
    /* What the device answers for the seat of the view, with what is picked on the frame: one of its legal moves. */
    nt_move (*answer)(nt_view, const table_ui *, const nt_move *legal, int n);
    const table_lobby *lobby;
    /* What all were shown before the match began, the oldest lines of the log: one a call, from 0, until NULL. From
     * the spectator's view. */
    const char *(*opening)(nt_view, const table_ui *, int line, ui_draw *);
} nt_table;

/* In the order of nt_games, then NULL. */
extern const nt_table *const nt_tables[];
const nt_table *nt_table_find(const char *game);

#endif
