/* Werewolf's public frame, split by subject: what its files have in common. Nothing else includes this. Lengths are
 * in units of the frame (ui_frame). */
#ifndef NT_GAMES_WEREWOLF_TABLE_PUBLIC_H
#define NT_GAMES_WEREWOLF_TABLE_PUBLIC_H

#include "ui/rim.h"
#include "werewolf_table.h"

/* ---- the ground (werewolf_table_sky.c) ---- */
/* So dark, 0 by day, 1 by night. */
void werewolf_draw_sky(const werewolf_look *, float dark);

/* ---- the ring ---- */
/* Of a call, for all of the window: on a flat table its discs stand where people sit. */
werewolf_ring werewolf_ring_by_night(const werewolf_look *);
/* Discs so wide round a flat table, each before its owner's chip (werewolf_table_ring_flat.c). */
void werewolf_discs_by_chips(ui_rect area, const ui_rim_chip[], int n, float d, bool night, werewolf_ring *);

/* ---- what may be touched (werewolf_table_press.c) ---- */
/* The kind of move that touching a seat leads to now, or WEREWOLF_NONE; in *confirmed whether it waits for the
 * button. */
uint8_t werewolf_seat_kind(const werewolf_look *, bool *confirmed);
/* Hands are raised here, and seats are touched for them. */
bool werewolf_seats_raise(const werewolf_look *);
/* The move that "confirm" makes of what is picked, or NULL. */
const nt_move *werewolf_picked(const werewolf_look *);
/* Draws what tells that a seat may be touched, and adds its zone. */
werewolf_touch werewolf_seat_touch(const werewolf_look *, int seat);
void werewolf_seat_zone(const werewolf_look *, ui_rect at, int seat);

/* ---- buttons (werewolf_table_buttons.c) ---- */
typedef struct {
    const char *zone, *key; /* key: the end of "werewolf.button. ..." */
    int n;
    ui_button_look look;
    unsigned flags;
} werewolf_button;

enum { WEREWOLF_BUTTONS = 8 };
#define WEREWOLF_BUTTON_GAP 12.0f
#define WEREWOLF_BUTTON_MOST 230.0f /* wide */

/* Buttons at the lower end of a place, as high as what stands above them leaves. */
typedef struct {
    ui_rect at;
    int n, most, rows; /* most: in a row */
    float high;
    float apart; /* so much further the last one stands from the others, and the row from what is beside it */
    bool back;   /* the last one leads back */
    float wide;  /* as a button may be */
    float noted; /* how high rows are whose buttons say below their names what they do; 0: none does */
    float own[WEREWOLF_BUTTONS]; /* how wide each of one row is; 0: all are alike */
    uint8_t turn;                /* quarter turns about the middle of all, to the edge where they are read */
} werewolf_button_rows;

/* Those that there are now, at most WEREWOLF_BUTTONS; returns how many. */
int werewolf_buttons_of(const werewolf_look *, werewolf_button *list);
/* How many usually stand in a row so wide. */
int werewolf_in_a_row(float wide);
/* What one row takes with the gap above it. */
float werewolf_one_row(const ui_frame *);
werewolf_button_rows werewolf_rows_of(const ui_frame *, const werewolf_button *list, int n, int most, ui_rect at,
                                      float above);
float werewolf_rows_high(const werewolf_button_rows *);
/* All of them in one, and one of them, before they are turned. */
ui_rect werewolf_all_buttons(const werewolf_button_rows *);
ui_rect werewolf_button_place(const werewolf_button_rows *, int i);
/* Where all of them, and one, are seen. */
ui_rect werewolf_buttons_seen(const werewolf_button_rows *);
ui_rect werewolf_button_seen(const werewolf_button_rows *, int i);
/* Whether the words of all are whole there. */
bool werewolf_buttons_fit(const werewolf_look *, const werewolf_button *list, const werewolf_button_rows *);
/* What a declaration does, and for which role, in two lines, or NULL. */
const char *werewolf_declares(const werewolf_look *, int menu);
/* With what declarations do and for whom below their names, the same for everybody; false: there is none, or no room
 * on the buttons. */
bool werewolf_note_buttons(const werewolf_look *, const werewolf_button *list, werewolf_button_rows *);
/* In one row those with longer notes are wider, and what leads back is narrow. */
void werewolf_own_widths(const werewolf_look *, const werewolf_button *, werewolf_button_rows *);
/* Words beside a sign, and large ones, stand whole in one line, where the row has room for that. */
void werewolf_widen_buttons(const werewolf_look *, const werewolf_button *list, werewolf_button_rows *);
/* Rows are higher where words take two lines, as far as what stands above them leaves room. */
void werewolf_raise_buttons(const werewolf_look *, const werewolf_button *list, werewolf_button_rows *, float above);
void werewolf_draw_buttons(const werewolf_look *, const werewolf_button *list, const werewolf_button_rows *);

/* ---- which way the speeches go (werewolf_table_direction.c): as arrows along the ring ---- */
void werewolf_draw_direction(const werewolf_look *, const werewolf_ring *);
/* Where both pass while it is asked; returns how many, or 0. */
enum { WEREWOLF_DIRECTION_SPOTS = 120 };
int werewolf_direction_spots(const werewolf_look *, const werewolf_ring *, table_point out[WEREWOLF_DIRECTION_SPOTS]);

/* ---- a speech (werewolf_table_speech.c) ---- */
/* A row, and beside the clock a column, of the speakers' discs. */
float werewolf_speaker_size(const ui_frame *, int rows);
/* It is short, with so many places: who speaks, the next four, how many more follow, and who is the last. */
enum { WEREWOLF_SHORT_QUEUE = 7 };
/* How much larger its discs are where they are read from the edges of a flat table. */
float werewolf_queue_larger(const ui_frame *);
/* Who speaks and who will, and where there is room that this is their order. */
void werewolf_draw_queue(const werewolf_look *, ui_rect at, int rows);
/* What that takes of its place, with the word before it. */
ui_rect werewolf_queue_place(const werewolf_look *, ui_rect at, int rows);
/* The clock with pause and half a minute more beside it, how wide that is and how wide each of these buttons. */
void werewolf_draw_clock(const werewolf_look *, ui_rect at);
float werewolf_clock_width(const ui_frame *);
float werewolf_clock_button(const ui_frame *);

/* ---- the middle (werewolf_table_middle.c) ---- */
/* du from the clock to a queue beside it; what stands on the buttons is so much nearer to them than these are to each
 * other. */
enum { WEREWOLF_CLOCK_TO_ROW = 18, WEREWOLF_NEAR_BUTTONS = 4 };
/* Heights of what stands in the middle, from above; 0 = not there. */
typedef struct {
    float words, clock, row, list;
    werewolf_list lines; /* which that has */
    int rows;            /* of speakers */
    float beside;        /* their width where they stand in the clock's line; 0: below it */
} werewolf_stack;

/* What stands in the middle, and where. */
typedef struct {
    ui_rect c, row, note; /* the middle, the buttons' part of it, the words above these */
    ui_rect rest;         /* above the buttons: what is told takes them away, and nothing moves for it */
    const char *line;
    werewolf_mark mark; /* before that */
    float letters;      /* their size, as part of the usual one */
    bool below;         /* they stand below the question instead */
    werewolf_stack s;
    float list_w; /* so wide its list may be */
    werewolf_button list[WEREWOLF_BUTTONS];
    werewolf_button_rows buttons;
    bool covers; /* these stand where people would */
} werewolf_middle;

/* The buttons of the middle (werewolf_table_middle_rows.c): wider, with large words where that keeps off the plates.
 */
werewolf_button_rows werewolf_rows_widened(const werewolf_look *, const werewolf_ring *, const werewolf_button *list,
                                           const werewolf_button_rows *);
/* Between the people of the square, if there is one, closer
 * to each other, where that takes no further row and their words allow it. */
werewolf_button_rows werewolf_rows_off_people(const werewolf_look *, const werewolf_ring *,
                                              const werewolf_button *list, const werewolf_button_rows *, bool square);
/* Higher where words take two lines, below so much, while nobody on the square is met. */
werewolf_button_rows werewolf_rows_raised(const werewolf_look *, const werewolf_ring *, const werewolf_button *list,
                                          const werewolf_button_rows *, float above, bool square);
/* With notes, off plates, and off people unless these are covered; false: they have no room there. */
bool werewolf_note_rows(const werewolf_look *, const werewolf_ring *, const werewolf_button *list,
                        werewolf_button_rows *, bool square, bool covers);
/* With notes where these have room: as they stand, or what leads back alone below the others, which then are as wide
 * as the middle is, or in a wide frame wider, or two in each row. What leads back may stand lower than they do, down
 * to where the middle of `clear` ends, between plates. Where nothing else is left the people on the square make way:
 * *covers. */
werewolf_button_rows werewolf_noted_rows(const werewolf_look *, const werewolf_ring *, const werewolf_button *list,
                                         const werewolf_button_rows *, ui_rect clear, bool square, bool *covers);
/* On a flat table the answers stand before whoever is asked by name, if that is a person at another edge than the
 * near one, and turned to that; off people where there is room (werewolf_table_before.c). */
werewolf_middle werewolf_middle_of(const werewolf_look *, const werewolf_ring *);
/* The same with all of them at the near edge. */
werewolf_middle werewolf_middle_near(const werewolf_look *, const werewolf_ring *);
/* Where the list's lines stand, so far its board reaches beyond its sheet, and the row below the clock in which the
 * queue stands. */
ui_rect werewolf_list_place(const ui_frame *, const werewolf_middle *);
float werewolf_beyond_sheet(const ui_frame *);
ui_rect werewolf_queue_row(const ui_frame *, const werewolf_middle *);
/* All of it (werewolf_table_middle_draw.c). */
void werewolf_draw_middle(const werewolf_look *, const werewolf_ring *, const werewolf_middle *);
/* ---- the note in it (werewolf_table_note.c) ---- */
/* What its plate has beside its words, the mark before these, too. */
float werewolf_beside_words(werewolf_mark);
/* Its letters (werewolf_table_call_lines.c, below all that write such). */
ui_label_style werewolf_note_style(const ui_frame *);
/* Of a vote, so short with large words that it takes one line; and so wide, at least `wide`, that it does. */
const char *werewolf_note_in_one_line(const werewolf_look *, const char *line);
float werewolf_note_wide_for(const ui_frame *, const werewolf_middle *, float wide);
/* How wide it may be, at least `most`: between the people of a wide flat table. */
float werewolf_note_most(const werewolf_look *, const werewolf_ring *, const werewolf_middle *, float most);
/* As wide as its words. */
ui_rect werewolf_note_plate(const ui_draw *, const werewolf_middle *);
void werewolf_draw_note(const werewolf_look *, const werewolf_middle *, bool on_panel);
bool werewolf_note_meets_people(const werewolf_look *, const werewolf_ring *, const werewolf_middle *);
/* A note that would stand before people stands below the question, where both have room there; else in one line, a
 * little smaller if need be, above the buttons or below them. Of a middle without clock and list. */
void werewolf_note_off_people(const werewolf_look *, const werewolf_ring *, werewolf_middle *);
/* As low as a note of any words needs to stand before nobody, where discs and votes leave that room: it stays there
 * as its words change. */
void werewolf_lower_middle(const werewolf_look *, const werewolf_ring *, werewolf_middle *);
/* Whether a question leaves the line below it to a second text. */
bool werewolf_asks_in_one_line(const ui_frame *, const char *question);
/* On a flat table what stands there faces whoever is asked by name, where that is a person at the far edge: what
 * follows until ui_group_end is turned in its place. False: it faces the near edge, and nothing is to be ended. */
bool werewolf_face_asked(const werewolf_look *, ui_rect at);
/* Whether a speech, its clock and one row of buttons leave room for those who stand on the square, in all steps of a
 * game alike; sets how much smaller they stand for it, and whether in wings. */
bool werewolf_fit_square(const ui_frame *, werewolf_ring *, int n);
/* The aside stands below the question: the speakers' numbers, and whoever stands there, have the middle. */
bool werewolf_aside_below(const werewolf_look *);
/* Who says a last word, beside the clock and the queue below it, w 0 without one (werewolf_table_last_words.c). */
void werewolf_draw_last_words(const werewolf_look *, const werewolf_ring *, const werewolf_middle *, ui_rect clock,
                              ui_rect queue);
/* What threads go round: the words, and the buttons. */
void werewolf_blocks_of(const werewolf_look *, const werewolf_middle *, ui_rect block[WEREWOLF_BLOCKS]);
/* Where a slide stands, told or while last rites are asked for. */
ui_rect werewolf_slide_place(const werewolf_look *, const werewolf_ring *);
/* While the night's dead go they are drawn last, and leave as they do when they are told (werewolf_table_slide.c). */
void werewolf_draw_dead_going(const werewolf_look *, const werewolf_ring *, ui_rect);
/* As large as the plates leave it; where that is little, within the place given (werewolf_table_slide.c). */
ui_rect werewolf_slide_room(const werewolf_look *, const werewolf_ring *, ui_rect);
/* All that the list and the words above it need, in one. */
ui_rect werewolf_list_panel(const werewolf_look *, const werewolf_middle *);

#endif
