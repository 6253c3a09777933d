/* Where the seats of a table are, who sits there, and how a seat looks on a public frame. */
#ifndef NT_UI_SEATS_H
#define NT_UI_SEATS_H

#include "ui/widgets.h"

enum { UI_NAME_BYTES = 64 };

/* One chair as the table shows it: no secrets. */
typedef struct {
    char name[UI_NAME_BYTES];
    uint8_t colour;  /* index of ui_seat_colour */
    uint8_t pattern; /* 0 none, 1 the emblem's disc is hatched, 2 its rim is dashed, and the plate's border */
    uint8_t emblem;  /* index of ui_emblem */
    bool bot;
    char lang[12]; /* the seat's language; "" = the table's */
    float text_scale;
} ui_seat;

/* Where a seat is: its plate, the space of its house or public cards on the table's side, the direction to the
 * table's middle (degrees clockwise, 0 = up), and the quarter turns with which it is drawn (0 in Upright and Pass).
 */
typedef struct {
    ui_rect plate, house;
    float angle;
    int turn;
    bool far;       /* beyond the table's middle: drawn before what lies in the middle */
    bool cue_above; /* the words "to act" stand above the plate: below it there is no room */
    float name;     /* how large its name is on the plate; 0: as names are */
} ui_place;

/* Height of the strip below a plate that says who is to act. */
float ui_seat_strip(const ui_frame *);
/* Places of n = 2..20 seats for the upright modes, clockwise by seat, the first at the bottom, inside `area`, around
 * `centre` which they leave free. Ring order is the physical order. */
void ui_places_upright(const ui_frame *, ui_rect area, int n, ui_place out[], ui_rect *centre);
/* The same, but on a flat table that stands upright each is before its own chip, too. */
void ui_places_at_edges(const ui_frame *, ui_rect area, int n, ui_place out[], ui_rect *centre);

/* Deciding: it is to act, on darker gold, for a button close by is of the bright one. */
typedef enum {
    UI_SEAT_CALM,
    UI_SEAT_TO_ACT,
    UI_SEAT_DEAD,
    UI_SEAT_DONE,
    UI_SEAT_DECIDING,
    UI_SEAT_WON
} ui_seat_state;

/* The name plate: emblem disc, name, and under it small counts (figure and number each; n_counts 0..3). */
typedef struct {
    const char *figure;
    int number;
    ui_colour colour;
    bool large; /* what everybody watches: it stands out among names */
} ui_count;
#define UI_MARK_PLATE "plate" /* ui_mark: a seat's whole plate */
#define UI_MARK_DISC "disc"   /* and one that is round; n: the seat */
#define UI_MARK_LIT "lit"     /* a plate in gold, of whoever is to act; n: which chair's */
/* Of a flat table: what stands for a seat in the middle, before its chip; n: the seat. */
#define UI_MARK_STANDS "stands"
void ui_seat_plate(ui_draw *, const ui_place *, const ui_seat *, ui_seat_state, const ui_count *, int n_counts);
/* How large the names of n seats may be, all alike and up to `most`, on plates like this one that say nothing else.
 */
float ui_seat_names(const ui_frame *, ui_rect plate, const ui_seat[], int n, float most);
/* Where the figure of the first of these counts stands on such a plate. */
ui_rect ui_seat_first_count(ui_rect plate);
/* What a seat is to do, in a word, on a strip of its own beside the plate: at its left end, or its `last`, a wedge
 * towards whose it is (turns as ui_wedge has them). ui_seat_plate has "to act" below the plate. */
void ui_seat_cue(ui_draw *, ui_rect strip, const char *words, int turn, bool last);
/* In place of its own line, over the plate: it may be chosen, or (strong) is. */
void ui_seat_frame(ui_draw *, ui_rect plate, ui_colour, bool strong);
/* Strong corners on its line, which say the same where nobody sees colours: a seat's own line may be as pale. */
void ui_seat_corners(ui_draw *, ui_rect plate, ui_colour);
/* Says to the rim of a flat table how a seat stands and the number that the game calls it by, or 0, where a frame
 * draws plates of its own, or leaves the seat to its chip; nothing elsewhere. */
void ui_seat_said(ui_draw *, const ui_seat *, ui_seat_state, int number);
/* And what is counted there. */
void ui_seat_counts_said(ui_draw *, const ui_seat *, ui_seat_state, const ui_count *, int n_counts);
/* Behind these: what the seat is marked with, a figure on a disc of this colour. */
void ui_seat_badge_said(ui_draw *, const ui_seat *, const char *figure, ui_colour ground);
/* Marks what stands for it in the middle of a flat table; nothing elsewhere. */
void ui_seat_stands(ui_draw *, const ui_seat *, ui_rect);
/* How a chip has its name: so large at most (0: as names are), above what is counted, or large words `beside` it. */
typedef struct {
    float size;
    bool beside;
} ui_chip_name;
/* The same at the edge of a flat table: nothing stands beside it or below. */
void ui_seat_chip(ui_draw *, ui_rect, const ui_seat *, ui_seat_state, ui_chip_name, const ui_count *, int n_counts);
/* How large its name is there, with counts below it or without, so that several can share the least of theirs. */
float ui_seat_chip_name(const ui_frame *, ui_rect, const ui_seat *, bool counted);
/* The same with its counts beside it; 0: it has no room. */
float ui_seat_chip_beside(const ui_frame *, ui_rect, const ui_seat *, const ui_count *, int n_counts);
/* For a moment, in place of the counts: the emblems of those who come first, and `words` after them. */
void ui_seat_chip_after(ui_draw *, ui_rect, const ui_seat *, ui_seat_state, ui_chip_name,
                        const ui_seat *const first[], int n, const char *words);
/* In a miniature a plate has one line, for the name without counts; none where letters that can be read have no room
 * in a width of w. */
bool ui_seat_small(const ui_frame *);
bool ui_seat_holds(const ui_frame *, const char *name, float w);
/* The emblem alone on its disc in the seat's colour. */
void ui_seat_emblem(ui_draw *, ui_rect, const ui_seat *);
/* The same in other colours, with the seat's pattern: of somebody who is out. */
void ui_seat_emblem_in(ui_draw *, ui_rect, const ui_seat *, ui_colour disc, ui_colour figure);
/* Emblem and name in the middle of a line, below what is theirs; on light, as a plate "to act" is, when it is `lit`.
 * `part`: of their size; 0, and on a flat table, where names stand at the edges: the emblem alone, read from all. */
void ui_seat_line(ui_draw *, ui_rect, const ui_seat *, float part, bool lit);
/* The most of their size, 0.58 to 1, at which lines so wide and high hold the whole names of n seats in a row, a long
 * one reaching over its line where those beside it are short; 0: none. */
float ui_seat_lines_part(const ui_frame *, const ui_seat[], int n, float w, float high);

#endif
