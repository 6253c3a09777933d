/* The flat table: whose zone is open, whose finger is whose, and what each seat has picked in its zone. Fingers come
 * here before the input map: what comes down in a seat's zone is that seat's until it is lifted. */
#ifndef NT_APP_FLAT_H
#define NT_APP_FLAT_H

#include "app/private/seat_lock.h"
#include "app/table/table_scene.h"
#include "ui/edges.h"
#include "ui/rim.h"

enum { FLAT_FINGERS = 32, FLAT_CARDS = 2 };

/* What a seat has picked towards a move. Cards by their place in the hand, counted from 1; 0 = none. */
typedef struct {
    uint8_t card[FLAT_CARDS]; /* where cards have a side: to the left and to the right; else the first alone */
    uint32_t persons;         /* bit per seat */
    uint8_t sign;             /* counted from 1 */
} flat_pick;

/* What a finger does that came down in a zone. */
typedef enum {
    FLAT_FREE,  /* no finger */
    FLAT_HOLDS, /* it lies on the chip: its owner looks as long as it lies there */
    FLAT_MOVES, /* it drags the chip along the edge */
    FLAT_PICKS, /* it came down on something that may be picked */
    FLAT_RESTS, /* it came down beside everything: a palm, or nothing */
} flat_touch;

typedef struct {
    flat_touch what;
    int id; /* 0 the mouse, else 1 + the finger's number */
    uint8_t seat;
    const char *zone;
    int n;
    float from_x, from_y, x, y; /* px */
    uint64_t down_at;
    bool strayed; /* it has been in another's zone: it decides nothing */
} flat_finger;

typedef struct {
    bool asked;  /* as it was when pick and ready were set */
    bool turn;   /* it is open because its owner decides openly: it shows nothing of the hand */
    bool ballot; /* it is open for a sealed answer to an open question */
    bool locked; /* its signs are still to be given */
    bool had;    /* it showed cards */
    seat_lock lock;
    bool toggled;         /* opened by a press, closed by the next */
    uint64_t ready;       /* a secret choice is not taken before; 0 = its zone has not been open yet */
    uint64_t touched;     /* when a finger last did something there */
    uint64_t waits_until; /* it is said so long that its zone cannot open beside others */
    uint32_t shuffle;     /* of two-way choices, drawn anew for each opening */
    flat_pick pick;
} flat_seat;

typedef struct {
    table_scene t; /* the public table in the middle */
    ui_edge_table edge;
    flat_seat seat[NT_MAX_SEATS];
    flat_finger finger[FLAT_FINGERS];
    text_catalogue *words[NT_MAX_SEATS]; /* by seat */
    float touch_x, touch_y; /* px, where and when a finger last came down: a mouse press there is the same touch */
    uint64_t touch_at;
    ui_edge_table before;            /* whose zones were open until the last of them opened or closed */
    uint64_t glide_from, glide_ends; /* since then, so long, the table glides beside those that are; 0: it stands */
    uint64_t glide_ended;            /* since when */
    uint32_t sinks;                  /* bit per seat: its zone, for an open decision, goes meanwhile */
    int called; /* quarter turns of the long side where somebody pressed what has opened over the table */
} flat_scene;

/* Names of zones in an open zone; its cards are ZONE_CARD, its button ZONE_DONE, its chip ZONE_LOOK as on any table.
 */
#define FLAT_ZONE_PERSON "flat-person" /* n = seat */
#define FLAT_ZONE_SIGN "flat-sign"     /* n = which */
/* Of a zone on the window, ui_zone.place: whose it is. */
#define FLAT_PLACE(seat) ((uint8_t)((seat) + 1))
enum { FLAT_MIDDLE = 255 }; /* the same of what lies in the middle */

/* Opens the catalogues of those who read here: drawing opens nothing. */
void flat_open_words(flat_scene *, app *);
/* Whether this seat's zone is open. */
bool flat_is_open(const flat_scene *, int seat);
/* Whether its owner looks at the own hand there. */
bool flat_looks(const flat_scene *, int seat);
/* Whether some zone is open on the table that is shown: what it holds may be its owner's alone. */
bool flat_hides(const app *);
/* All zones are closed and all fingers forgotten, at once. */
void flat_cover(flat_scene *);
/* A seat comes to look or to decide on the whole screen, turned to its edge, behind the curtain. */
void flat_take_screen(flat_scene *, app *, int seat);

/* ---- fingers (flat_touch.c) ---- */

/* A raw press, move or lift of a finger or the mouse; true: it is a zone's and not the input map's. */
bool flat_feed(flat_scene *, app *, const ui_raw *);
/* Lets time pass: zones open and close by it. */
void flat_tick(flat_scene *, app *, uint64_t now);
/* Opens the zone of whoever decides openly, and shuts it when that is done. */
void flat_follow_turn(flat_scene *, app *);
uint64_t flat_wake(const flat_scene *, const app *);

/* ---- the table beside open hands (flat_glide.c) ---- */

/* Before a zone opens or closes: the table leaves the place that it has beside those that are open now. */
void flat_glide(flat_scene *, const app *);
/* Where chips and zones are, and while the table glides where they were before and how far it has come, 0..1. */
typedef struct {
    ui_edge_seat now[UI_EDGE_SEATS], before[UI_EDGE_SEATS];
    ui_edge_seat seen[UI_EDGE_SEATS]; /* now, and zones that go where they were */
    bool glides;
    float part;
} flat_seats;
void flat_seats_of(const flat_scene *, const app *, const ui_frame *window, flat_seats *);
/* How far this seat's zone has come: one that the table opens itself, for all, comes as what lies below it leaves,
 * and goes as that comes back. */
float flat_zone_open(const flat_scene *, const flat_seats *, int seat);
void flat_glide_on(flat_scene *, app *, uint64_t now);
/* Whether a flat table on top glides, or has glided since then: what lay in its middle has left its place. */
bool flat_glided(const app *, uint64_t since);
uint64_t flat_glide_wake(const flat_scene *, const app *);

/* ---- a seat's hand (flat_hand.c) ---- */

/* What is drawn and pressed in an open zone. */
typedef struct {
    table_held held;
    table_ui ui; /* as the seat's private frame would have it */
    nt_view view;
    nt_move legal[NT_MAX_LEGAL];
    ui_seat seats[NT_MAX_SEATS];
} flat_hand;

/* Fills it for this seat as the match stands, or, while events are told, as it stood; words in its own language. */
void flat_hand_of(const flat_scene *, const app *, uint8_t seat, text_words *, flat_hand *);
/* Whether this seat is asked an open question that all answer sealed. */
bool flat_is_sealed(const flat_scene *, const app *, uint8_t seat);
/* Whether all of it has room in a zone: by what is public alone. */
bool flat_hand_fits(const flat_hand *);
/* Whether cards have a side: pushed to the left and to the right. */
bool flat_has_sides(const flat_hand *, const app_director *);
/* Whether this may be picked. */
bool flat_may_pick(const flat_hand *, const app_director *, table_part_kind, int n);
/* Whether a move takes all of these persons. */
bool flat_goes_together(const flat_hand *, const app_director *, uint32_t persons);
/* The legal move that is picked, or NULL. */
const nt_move *flat_picked(const flat_hand *, const app_director *, const flat_pick *);

/* ---- its picture (flat_draw.c) ---- */

/* What an end adds: the game's results in the middle, and nobody looks or is asked at the edges. */
typedef struct {
    ui_rim_act act[UI_RIM_ACTS]; /* in the place of what the middle would have pressed */
    int n_acts;
    float seen;       /* how much of them */
    bool over;        /* they are what comes after the match */
    bool pressed;     /* they have led on to what is not said yet: until then the words keep off their room */
    uint32_t crowned; /* bit per seat: the winners, once that has been shown */
    bool whole;       /* all of it is shown: its log tells no more, where the game has one */
} flat_ending;

/* Whether a window has room for an ending within the edges; else it fills the window, as on any table. */
bool flat_ends_within(const ui_frame *);
/* ending NULL: the match is played. */
void flat_draw(const flat_scene *, const app *, ui_draw *, const flat_ending *ending);
/* ---- a seat's open zone, in its own frame (flat_zone.c) ---- */

/* Around a corner of the chip, clear of the name's end: the sign that somebody is to come, or looks. */
ui_rect flat_chip_sign(const ui_edge_seat *);
/* What lies in the zone. Of an open decision not the sentence that stands beside it already, or NULL. `open`: how far
 * it has come up from its edge, 0..1. */
void flat_zone_draw(const flat_scene *, const app *, ui_draw *, int seat, const ui_edge_seat *, const char *beside,
                    float open);
/* Whether those who may be chosen in it stand as well in one that is low (ui_edge_table.low). */
bool flat_zone_fits_low(const flat_scene *, const app *, int seat);
/* One that goes is empty. */
void flat_zone_draw_empty(const flat_scene *, ui_draw *, int seat, const ui_edge_seat *, float open);

#endif
