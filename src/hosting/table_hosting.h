/* What a hosted game's table gives besides: calls that the whole table answers on one frame, the face of a judge who
 * does not play, cards that he holds up. Games without a host never see this. */
#ifndef NT_HOSTING_TABLE_HOSTING_H
#define NT_HOSTING_TABLE_HOSTING_H

#include "ui/table.h"

enum { HOSTING_PAST = 6 };

/* HOSTING_NONE: a frame of the table itself. */
typedef enum { HOSTING_NONE, HOSTING_CALL, HOSTING_JUDGE, HOSTING_CARDS, HOSTING_QUIET } hosting_kind;

/* A secret question that the whole table answers on one frame: called out by the device with closed eyes around it,
 * or read aloud by a judge (interface guide 5). */
typedef struct {
    bool judged;  /* a judge holds the device and presses on; else the device keeps the time */
    uint8_t key;  /* which call: the game's own meaning; another key is another frame */
    uint8_t only; /* the one seat that is asked and may be shown the page, so that it always opens by a hold on the
                   * frame that names; or NT_SPECTATOR. Where a bot sits there is no call */
    uint8_t turn; /* how often this call has been made: of one that is made again, after undo, no length is kept */
    uint16_t seconds; /* its window, equal whoever lives */
    uint16_t least;   /* a judge's page is left no earlier, whoever is called; 0: as soon as it is answered */
} hosting_call;

/* A call goes through these, whoever is called: all close their eyes (only after an interruption), a frame that names
 * who is called and nothing else, on which he holds; the choice, a page to read (only in calls that have one), the
 * rest of the window, and a dark frame. Where the device keeps the time the rest has the frame that names, zone for
 * zone: nobody sees whether a call was answered. A judge's has the frame that names where he takes the device up, and
 * holds on it. */
typedef enum {
    HOSTING_CALL_CLOSES,
    HOSTING_CALL_NAMES,
    HOSTING_CALL_ASKS,
    HOSTING_CALL_TELLS,
    HOSTING_CALL_RESTS,
    HOSTING_CALL_DARK
} hosting_phase;

/* What a hosted frame has besides table_ui (whose frame is TABLE_HOSTED, and whose `legal` are the judge's own moves
 * on his face). */
typedef struct {
    hosting_kind kind;
    table_ui *table; /* what it has in common with every frame */
    /* HOSTING_CALL: the call, how far it is, whose view is drawn (NT_SPECTATOR when nobody is called), and the
     * seconds that are left of the window or, for a judge, until he may go on, and how many these were at first. */
    hosting_call call;
    hosting_phase phase;
    uint8_t called;
    int seconds_left, seconds_to_wait;
    const float *sit; /* on a flat table, where people sit along its edges (ui_edge_table.shift); else NULL */
    bool waits; /* HOSTING_CALL_TELLS: what was confirmed is not on disk yet, and the page says nothing before */
    /* Everything there is, on frames that are the judge's own: his face, the cards that he holds up, his calls (there
     * NULL when the match has gone on); and on HOSTING_QUIET, which is of somebody who is out for good: `called`. */
    const nt_whole *whole;
    /* HOSTING_JUDGE: the events of this page (table_ui.page), newest first; while a correction is open
     * (waiting_events > 0) those that wait, oldest first: the first of them has to be entered again or dropped,
     * unless the correction was only opened before it and can be closed. */
    nt_move past[HOSTING_PAST];
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
    /* HOSTING_CARDS: from which frame; `call`, `phase`, `called` and table_ui.pick are what it showed. */
    hosting_kind from;
} hosting_frame;

typedef struct table_hosting {
    void (*draw)(nt_view, const hosting_frame *, ui_draw *);
    bool (*input)(nt_view, hosting_frame *, const ui_input *, nt_move *move, bool *has_move);
    table_state (*state)(nt_view, const hosting_frame *);
    /* Whether the secret question that is open is a call; fills *out. From the spectator's view. */
    bool (*call)(nt_view, const nt_config *, hosting_call *out);
    /* Whether the seat of the view has something to do in the call `key`. */
    bool (*called)(nt_view, uint8_t key);
    /* Whether the call has a page to read behind the choice. By the key alone. */
    bool (*tells)(nt_view, uint8_t key);
    /* What the device answers for the seat of the view, with what is picked on the frame: one of its legal moves. */
    nt_move (*answer)(nt_view, const hosting_frame *, const nt_move *legal, int n);
    /* What the judge's frame makes of an event of the past when it is corrected with what is picked, or false. */
    bool (*amend)(const hosting_frame *, nt_move was, nt_move *now);
    /* Whether a person may make this legal move of a bot that is asked on the public frame, in its place: what
     * interrupts a bot's speech. While something is picked towards it the bot waits. From the spectator's view. */
    bool (*interrupts)(nt_view, const table_ui *, nt_move);
    /* What is spoken as a call of the device enters its phase, from the spectator's view: by the call and the phase
     * alone, never by who is called. */
    int (*spoken)(nt_view, const hosting_frame *, table_phrase out[TABLE_PHRASES]);
    /* What all were shown before the match began, the oldest lines of the log: one a call, from 0, until NULL. From
     * the spectator's view. */
    const char *(*opening)(nt_view, const nt_config *, const ui_seat *, int line, text_words *);
    /* Makes a config one for a person alone among bots: nobody hosts, and nothing waits for anybody who sleeps. */
    void (*alone)(nt_config *);
} table_hosting;

#endif
