/* What a game gives the window: how its table and private frames look, how input becomes a move, how events are told.
 * A table gets views, never a state. It draws a public frame from the spectator's view as far as it has been told,
 * and a private frame from a seat's view, both for the place that d->ui describes: a window, or a rectangle of one.
 * All of its words come from the frame's catalogue (keys "<game>. ..."). */
#ifndef NT_UI_TABLE_H
#define NT_UI_TABLE_H

#include "engine/game.h"
#include "ui/held.h"
#include "ui/input.h"
#include "ui/seats.h"

enum { TABLE_PICKS = 24, TABLE_PHRASES = 8, TABLE_CHOICES = 5 };

/* What table_show.ms is for an event that stays until somebody presses on: a summary to be read. */
#define TABLE_UNTIL_PRESSED UINT32_MAX

/* TABLE_HOSTED: one of the frames of src/hosting, which a game without a host never sees. */
typedef enum { TABLE_PUBLIC, TABLE_PRIVATE, TABLE_RESULTS, TABLE_HOSTED } table_frame;

/* What a table may use besides the view. The app owns it and clears `pick`, `picks` and `page` whenever the frame or
 * the question changes. */
typedef struct {
    table_frame frame;
    const ui_seat *seat; /* by seat */
    const nt_config *config;
    uint32_t humans; /* bit per seat that a person sits at */
    bool alone;      /* there is one, who hides from nobody */
    /* TABLE_PRIVATE with n_legal 0: the seat only looks at its own view; the table draws no "done", since the scene
     * puts its button "close" at the bottom, in the middle. TABLE_PUBLIC: the seat whose open decision is taken on
     * this frame, else NT_SPECTATOR. TABLE_PRIVATE: the viewer. */
    uint8_t asked;
    /* TABLE_PRIVATE, with n_legal 0: the seat has answered, and reads in the same turn what came of it. The table
     * draws its "done", and any move that it makes of an input, whichever, ends the turn. */
    bool reads_on;
    bool locked;          /* something is being told: draw no zones for moves */
    bool only_shown;      /* to somebody who has another way on: the table draws no "done", no "close" */
    const nt_move *legal; /* of `asked`, when it is asked; n_legal 0 otherwise */
    int n_legal;
    /* What has been picked so far towards a move: the table's own meaning. */
    uint8_t pick[TABLE_PICKS];
    int picks;
    int page;
    /* Set by the table's input on public frames: something is open to be read (why a card counts what it counts).
     * Until it is put away events and bots wait, so that people read at their own pace. The app clears it with the
     * page. */
    bool reading;
    /* The table's own meaning; not cleared between questions, only when the scene begins: a small number, a bit per
     * seat, and what both belong to. */
    uint8_t keep;
    uint32_t kept_seats;
    uint16_t kept_of;
    /* The left/right or list order of two-way secret choices, drawn anew for each opening from the presentation
     * stream; 0 = the plain order, for somebody alone. */
    uint32_t shuffle;
    /* The public event that is being told, and how far it is, 0..1; event.kind 0 and part 1 when none. The view is
     * the table as it stood when this event was told: what it causes is not in it yet. An event that stays until
     * somebody presses on does not move: its part is 1. */
    nt_event event;
    float part;
    /* The last public event whose sentence has been said; kind 0 = none yet. */
    nt_event last;
    /* What somebody has just pressed on this frame (nt_table.echo), and how much of its movement is still to come,
     * 1..0; 0 where nothing moves. */
    nt_move echoed;
    float echo_left;
    /* TABLE_PUBLIC: what stands there (table_state.stands), what stood there before, and how much of the change is
     * still to come, 1..0; 0 where nothing moves. */
    uint8_t stands, stood;
    float change_left;
    /* TABLE_PUBLIC: how much of what a question brings is still to come, 1..0, once what was there before it has gone
     * (nt_table.brings_questions); 0 where nothing moves. */
    float question_left;
    /* The clock of the question asked on this frame (table_state.seconds): whether there is one, the seconds left,
     * and whether it has been stopped. One that only warns goes on below zero; the scene takes its zones
     * "clock-pause" and "clock-more" (30 seconds). */
    bool has_clock, clock_stands;
    int time_left;
    /* Results: how many steps of the paced reveal are open (host presses on), of table_state.results_steps. */
    int step;
    /* Results: how many steps besides its own the last press has opened (table_state.results_leap). */
    int leapt;
    /* Results: how much of the movement of the last step is still to come, 1..0; 0 where nothing moves. */
    float opening;
} table_ui;

/* How an event is told: it follows from the event's kind alone. */
typedef struct {
    uint32_t ms;       /* normal speed; 0 = at once; TABLE_UNTIL_PRESSED: some seconds when only bots play */
    const char *sound; /* a sound's name, or NULL */
    float words_from;  /* the part, 0..1, from which its sentence is said: after a card has turned, not before */
    bool result;       /* something has come of what was decided: without motion it stays until somebody presses on */
} table_show;

/* Something spoken: a message of the catalogues, one of its forms or numbers (assets/voices/script.txt has all), or
 * the name of a seat where it is one that can be spoken. */
typedef struct {
    char key[40];     /* "": the name of `seat` */
    const char *form; /* or NULL */
    int number;       /* or 0 */
    uint8_t seat;
    char tone[24]; /* the sound that stands for it where there is no voice, or "" */
} table_phrase;

/* What plays below all else, by public facts alone: names below assets/music and assets/ambience, or NULL. */
typedef struct {
    const char *music, *ambience;
} table_bed;

/* What a sentence is made of, with a picture or without. */
typedef struct {
    nt_view view;        /* the table as far as it has been told */
    const ui_seat *seat; /* by seat, with the names as shown */
    const nt_event *event;
    bool news; /* it is being told, or was told last; false: a line of the log */
} table_telling;

/* How far the game is, for a list of matches that were left: the third of five rounds. `key` is a message of the game
 * that takes the two numbers as n, night, day or deal, and as of or target; NULL: nothing is said. */
typedef struct {
    const char *key;
    int n, of;
} table_far;

/* What the app asks of a frame, without drawing it. */
typedef struct {
    /* Short id of what the frame shows now ("day-give", "night-caged"): for pictures and scripts. Public: the same
     * for all secrets. */
    const char *screen;
    int rules_page;    /* index into rules_pages that helps with this frame */
    const char *piece; /* the piece (nt_table.pieces) that is held large or read on this frame, or NULL */
    int results_steps; /* how many steps the results take; 0 and 1 = all at once */
    /* Of the end, on which the step t->step stands: the next one takes its place as a whole. It may begin within a
     * step, by t->opening, behind what shows how the one before is left. */
    int results_page;
    int results_leap; /* to this step one press may lead from t->step (ZONE_REVEAL_ALL); 0: from there none may */
    const char *results_sound; /* of the step that is open now, or NULL */
    uint32_t results_ms; /* how long the step t->step moves at normal speed, whatever it shows; 0 = it does not */
    int seconds;         /* for the question that is open; 0 = as long as you like */
    int least_seconds;   /* that a secret step lasts; 0 = as the people's settings say. By what is public alone */
    /* A question for the table (NT_ASK_TABLE) belongs to the public frame, since the game goes on; else to the
     * results.
     */
    bool mid_game;
    bool no_look; /* a seat may not look at its own view out of turn now */
    /* All answer this open question at one moment: bots do so at once, before any person is asked. */
    bool bots_first;
    table_far far;
    bool bots_soon; /* one after the other is asked in secret: no bot keeps the others waiting, all of them as little
                     */
    /* Whoever answers the secret question that is open reads on in the same turn; by what is public alone. And the
     * question that is open only shows what has been read so: the house answers it for whoever has. */
    bool reads_on, was_read;
    bool looks; /* in the secret step that is open everybody only looks: the curtain counts who has */
    /* Why the seat that is asked has to come behind the curtain, where what was told last does not say it: a message
     * with {name}; or NULL. */
    const char *curtain_key;
    bool own_back; /* the public frame has its own way back: no "take back" beside it */
    /* TABLE_PUBLIC: what is shown between questions and comes and goes with them, without an event, as a number of
     * the table's own, 0 nothing; and how long it takes from table_ui.stands to this, ms at normal speed. By what is
     * public alone. */
    uint8_t stands;
    uint32_t stands_ms;
    /* What stood there goes by itself, and a question that opens meanwhile comes only then. */
    bool stood_first;
    bool stands_aside; /* nothing waits for the change: a press meanwhile does what it would do behind it */
} table_state;

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

/* Ready-made choices by name for a config: how many there are, *at is the one that is chosen, or their number for
 * one of one's own; and what taking one makes of the config. */
typedef struct {
    int (*count)(const nt_config *, int *at);
    void (*take)(nt_config *, int which);
    const char *(*name)(const nt_config *, int which, text_words *);
} table_presets;

/* The lobby of a game whose options hold a set of pieces: ready-made sets and house rules by name, the options in
 * groups, the set in pictures, and what is to be said of it. All are given. */
typedef struct {
    int option;                 /* its row steps through the sets; one's own begins as the first */
    table_presets sets, houses; /* the houses' row stands below that of the sets */
    /* Groups in which the options stand, and the group of one. */
    int n_groups;
    int (*group)(int option);
    const char *(*group_name)(int group, text_words *);
    const char *(*group_figure)(int group);
    int (*nth)(int i); /* the option that stands in the i-th place of its group's pages */
    /* Options that are numbers of pieces, all in one group and one after the other: figures with less and more. */
    bool (*is_piece)(int option);
    bool (*threatens)(int option); /* a piece of those that the others play against: its ground is redder */
    int (*pieces)(const nt_config *, int option);
    void (*add)(nt_config *, int option, int by); /* within the option's bounds */
    void (*draw_piece)(const nt_config *, ui_draw *, ui_rect, int option);
    const char *(*piece_name)(
        int option); /* as nt_table.pieces has it: held, the figure leads to its page of rules */
    /* Fills out[] and gives their number. Errors keep the game from starting; warnings are confirmed once. */
    int (*advice)(const nt_config *, text_words *, table_advice out[TABLE_ADVICE]);
    void (*draw)(const nt_config *, ui_draw *, ui_rect);
    /* Whether an option is a house rule that is not as printed, and counts; that rule in words. The same wherever
     * they are counted or listed. */
    bool (*differs)(const nt_config *, int option);
    const char *(*difference)(const nt_config *, int option, text_words *);
    int usual_seats; /* with how many a first table begins, none of whom anybody has chosen; 0: as any game's */
} table_lobby;

/* A button, by its words or its figure alone, and what it does. */
typedef struct {
    const char *label, *figure, *does;
} table_press;

struct table_hosting;

typedef struct nt_table {
    const char *game;   /* id */
    const char *cover;  /* picture for the picker, 3:8 */
    float cover_middle; /* of what the cover tells, in parts of its height; 0: three tenths */
    float cover_low;    /* the same where large words leave a low picture; 0: who walks below the moon stays in it */
    /* Pictures that cover public frames, of a wide and of a tall window, each list in the order in which they are
     * seen and then NULL: all of them are drawn before the game begins. */
    const char *const *grounds[2];
    /* What covers private frames, whoever's they are; NULL: "private". Drawn before, too. */
    const char *room;
    /* The middle line of private frames from the left; NULL: the window's. */
    float (*axis)(const ui_frame *);
    uint8_t minutes_from, minutes_to;
    /* Pages of rules in order: keys "<game>.rules.<id>.title" and ".text"; NULL ends. */
    const char *const *rules_pages;
    /* The option that lets people read the whole log, where memory is part of the game; NULL: it is always whole. */
    const char *log_option;
    void (*draw)(nt_view, const table_ui *, ui_draw *);
    /* Takes an input of its own zones; true = handled. Sets *move and *has_move when a move is complete. */
    bool (*input)(nt_view, table_ui *, const ui_input *, nt_move *move, bool *has_move);
    table_show (*show)(const nt_event *);
    /* The figure that stands for a public event in the log, or NULL. */
    const char *(*figure)(const nt_event *);
    /* The event as a sentence, kept in the words' arena; NULL when it has none. */
    const char *(*sentence)(const table_telling *, text_words *);
    table_state (*state)(nt_view, const table_ui *);

    /* The rest may be NULL. */
    /* The part of a public event from which its picture tells it, where that is before its words are said; without
     * it, and where it is 0, with them. Nothing of it is seen before (spoiler twins). */
    float (*seen_from)(const nt_event *);
    /* Without motion: whether a public event is seen by the table that it leaves behind. Where it is not, or without
     * this, that is drawn of the table before, at `part` 1. */
    bool (*settles)(const nt_event *);
    /* The colour on which that figure stands in the log; 0: the lamp's. */
    ui_colour (*tint)(const nt_event *);
    /* The piece that a public event turned up or tells of, or -1: the log shows it large, drawn by `draw_card` as the
     * event turned it up. Both, or neither. */
    int (*card)(const nt_event *);
    void (*draw_card)(const nt_event *, ui_draw *, ui_rect);
    /* Whether a part of the story begins with a public event, such as a trick: the log draws a rule above it. */
    bool (*begins)(const nt_event *);
    /* Whether this move, of whoever is asked in public, asks the table to end a spoiled game: the pause menu has a
     * button for it. */
    bool (*spoils)(nt_move);
    /* Whether this legal move, of whoever is asked in public, is not offered, since all know that it does nothing; it
     * is legal for the records of before. */
    bool (*withholds)(nt_view, nt_move);
    /* What was secret, once the match is over and its end was shown, line by line from 0; NULL behind the last. From
     * the spectator's view; `seat` with the names as shown. */
    const char *(*opened)(nt_view, const ui_seat *seat, int line, text_words *);
    /* On a public frame whose events are told: the next move that follows without a press, because one press stood
     * for several seats. Of the seat that is asked; false when nothing more does. */
    bool (*follows)(nt_view, table_ui *, nt_move *);
    /* How long what a move draws moves on the public frame where it was just pressed, ms at normal speed, 0 not at
     * all: of a move of which nothing is told, so that nothing waits for it. By what is public alone. Or NULL. */
    uint32_t (*echo)(nt_view, nt_move);
    /* The public frame itself brings what a question says in its middle (table_ui.question_left): words take the
     * place of others there. */
    bool brings_questions;
    /* What is done for a seat whose time is up, a legal move (`draw` decides what is random). Without it the clock
     * stands on the public frame alone, warns and ends nothing. */
    nt_move (*timed_out)(nt_view, uint8_t seat, uint32_t draw);
    const table_lobby *lobby;
    /* A piece or figure beside an option, without a word: whom or what it is about. Beyond the options: of the house
     * rules by name, where there is a lobby. */
    table_sign (*option_sign)(int option);
    /* What a reader of this view plays for and what threatens, in one line; NULL when there is nothing to say. The
     * view is a seat's. */
    const char *(*goal)(nt_view, const table_ui *, text_words *);
    /* The message that says what on the frames is held down to be read; NULL: cards. */
    const char *hold_key;
    /* The same on frames that all see; NULL: as above; "": nothing is. */
    const char *open_hold_key;
    /* What `asked` may do on this frame, by its legal moves, and what it may not and why: fills out[] with sentences
     * and gives their number; the first says what is asked. Of TABLE_PUBLIC by what is public alone; where nobody is
     * asked it says whom the game waits for. */
    int (*choices)(nt_view, const table_ui *, text_words *, const char *out[TABLE_CHOICES]);
    /* The figure beside the i-th of these on a private frame: of a thing that it is about. NULL, or without this: the
     * house's own. */
    const char *(*choice_sign)(const table_ui *, int i);
    /* Buttons of TABLE_PUBLIC that these do not speak of, and what each of them does; the number. */
    int (*presses)(nt_view, const table_ui *, text_words *, table_press out[TABLE_CHOICES]);
    /* What is spoken while an event is told, by what everybody sees of it; fills out[] and gives the number. */
    int (*spoken)(const table_telling *, table_phrase out[TABLE_PHRASES]);
    /* What is spoken when the last step of the results is open; without it the names of the winners. */
    int (*spoken_end)(nt_view, table_phrase out[TABLE_PHRASES]);
    /* Whom the end crowns, a bit per seat, where that is not who has won this game: the richest of a series. 0: the
     * winners. */
    uint32_t (*crowned)(nt_view);
    /* On a flat table whatever stands for a seat follows its chip: many at one edge may stand closer. */
    bool at_chips;
    /* From the spectator's view. `end`: the results are shown to their last step. */
    table_bed (*bed)(nt_view, bool end);
    /* The game's cards, figures and signs by name, then NULL: what its pages of rules show (docs/add-a-game.md).
     * `shape` is the n-th one's width by its height, `piece` draws it. All three, or none. `fanned` draws a card of
     * which the next one leaves so much of its width: no torn word. NULL: as `piece` does. */
    const char *const *pieces;
    float (*shape)(int n);
    void (*piece)(int n, ui_draw *, ui_rect);
    void (*fanned)(int n, ui_draw *, ui_rect, float seen);
    /* What the seat of this view holds and may choose (of legal moves where n_legal is not 0; on TABLE_PUBLIC from
     * the spectator's view, for the seat that is asked), and a legal move as what is chosen for it: fills out[] and
     * gives their number, 0 for a move that only says that one has looked, -1 for one that is
     * not made there. Both, or neither: then every look is a
     * whole frame, turned to the seat's edge. */
    void (*held)(nt_view, const table_ui *, text_words *, table_held *);
    int (*parts)(const table_ui *, nt_move, table_part out[TABLE_PARTS]);
    /* Whether the secret question of this view is asked only so that nobody sees who else was asked one, and the
     * answer that says nothing. Of a seat's view; somebody who plays alone is not asked it. */
    bool (*decoy)(nt_view, nt_move *answer);
    const struct table_hosting *hosting; /* hosting/table_hosting.h: calls, and a judge's frames */
} nt_table;

/* In the order of nt_games, then NULL. */
extern const nt_table *const nt_tables[];

#endif
