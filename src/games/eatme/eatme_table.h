/* The table of Eat Me If You Can! in the window, split by subject. Nothing outside eatme_table*.c includes this. */
#ifndef NT_GAMES_EATME_TABLE_H
#define NT_GAMES_EATME_TABLE_H

#include "games/eatme/eatme.h"
#include "ui/card_table.h"

/* ---- zones that this table draws and reads alone ---- */
#define EATME_ZONE_WHEEL "wheel"     /* sleep or trap; n = which */
#define EATME_ZONE_HOUSE "house"     /* a door; n = seat */
#define EATME_ZONE_HISTORY "history" /* opens the past choices */
#define EATME_ZONE_AWAY "away"       /* puts them away */
#define EATME_ZONE_PATH "path"       /* the ground where the wolf walks; n = cell */
#define EATME_ZONE_WOLF "wolf"       /* the wolf itself */
#define EATME_ZONE_GIVE "give"       /* hands the characters out as they lie */

/* Everything a frame is drawn from. `me` is NULL on public frames. */
typedef struct {
    const eatme_pub *pub;
    const eatme_priv *me;
    uint8_t seat;         /* of `me` */
    const ui_seat *chair; /* by seat */
    text_words *w;
    bool news; /* what is told is told now, not a line of the log */
    const table_ui *t;
    ui_draw *d;
} eatme_look;

eatme_look eatme_look_of(nt_view, const table_ui *, ui_draw *);
/* Of what is said without a picture: no frame, no list. */
eatme_look eatme_look_of_telling(const table_telling *, text_words *);

/* ---- rules pages (eatme_table.c) ---- */
extern const char *const eatme_rules_pages[];
int eatme_rules_page(nt_view, const table_ui *);

/* ---- what has been told so far (eatme_table_told.c) ----
 * The view is as old as the last move, the events of that move are shown one after the other. */
int eatme_told_wheel(const eatme_look *, int seat); /* EATME_HIDDEN before its event */
int eatme_told_score(const eatme_look *, int seat);
bool eatme_told_change(const eatme_look *, int seat, int *by); /* points of this round, as a badge shows them */
/* How far a wheel has turned round, 0..1; 0 before, 1 when it lies open. */
float eatme_turned(const eatme_look *, int seat);
/* Characters have been handed out, and it has not been told yet. */
bool eatme_untold_cast(const eatme_look *);
/* The event of this kind is moving. */
bool eatme_moving(const eatme_look *, int kind);

/* Parts of an event: a wheel turns round between these two, and the points are told at the third. */
#define EATME_TURN_BEGIN 0.2f
#define EATME_TURN_END 0.5f
#define EATME_POINTS_TOLD 0.82f

/* ---- words (eatme_table_words.c) ---- */
const char *eatme_name(const eatme_look *, int seat);
/* Key of a character in selects and names: Red Riding Hood lives alone in one cast. */
const char *eatme_who(const eatme_pub *, int character);
const char *eatme_character_name(const eatme_look *, int character);
const char *eatme_question(const eatme_look *);
const char *eatme_sentence(const table_telling *, text_words *);
/* The same on a frame, of the event that is told or was told last. */
const char *eatme_told_on(const eatme_look *, const nt_event *);
/* "+3" or, with a minus, "-2". */
const char *eatme_points(const eatme_look *, int by);

/* ---- places (eatme_table_yard.c) ---- */
typedef struct {
    float x, feet, size; /* of the house: middle of its door, ground, scale of its picture */
    bool right;          /* of the yard's middle: sign to the right, wheel to the left */
    ui_place place;      /* plate and house */
    ui_rect wheel;
    ui_rect past; /* the strip of past choices */
} eatme_spot;

/* The houses stand on a half circle from left to right as the seats go clockwise from the Wolf; the Wolf's own place
 * is at its open end, near the viewer. */
typedef struct {
    int n, first;                /* seats; the seat at place 0 */
    eatme_spot at[EATME_SEATS];  /* by place */
    float apron, bottom, corner; /* height of the apron; what the yard may use; below the corner signs */
    ui_rect button[2];           /* left and right of the Wolf's plate */
    ui_rect knock;               /* above it */
    ui_rect ground;              /* where the wolf walks about */
    bool tall;
} eatme_yard;
enum { EATME_PATHS = 6, EATME_PATH_ROWS = 3 }; /* of the ground, as zones */
eatme_yard eatme_yard_of(const eatme_look *);
/* The same with another seat at the open end. */
eatme_yard eatme_yard_from(const eatme_look *, int first);
int eatme_place_of(const eatme_yard *, int seat);
int eatme_seat_at(const eatme_yard *, int place);

/* What of a house and its plate is pressed: as much as no other plate covers. */
ui_rect eatme_house_zone(const eatme_yard *, int place);

/* Where the wolf stands: feet, height, which way it looks. */
typedef struct {
    float x, feet, high;
    bool right;
} eatme_stand;
eatme_stand eatme_stand_home(const eatme_yard *);
eatme_stand eatme_stand_door(const eatme_yard *, int place);
eatme_stand eatme_stand_path(const eatme_yard *, int cell);
ui_rect eatme_path_cell(const eatme_yard *, int cell);

/* ---- pieces (eatme_table_pieces.c) ---- */
void eatme_draw_house(ui_draw *, const eatme_spot *, int character, float risen);
void eatme_draw_sign(ui_draw *, const eatme_spot *, int value);
void eatme_draw_wolf(ui_draw *, eatme_stand);
void eatme_draw_shade(ui_draw *, eatme_stand);
/* A wheel in its box: the neutral back, or as far turned round as `turned` says. */
void eatme_draw_wheel(ui_draw *, ui_rect, int wheel, float turned);
void eatme_draw_empty_wheel(ui_draw *, ui_rect);
/* Tokens of five and of one from the left; returns the width they take. */
float eatme_draw_tokens(ui_draw *, ui_rect, int score);
/* `lost`: a loser, though there was nothing to lose. */
void eatme_draw_badge(const eatme_look *, float x, float y, int by, bool lost);
/* Picture of a character in a box: its house, or the wolf. */
void eatme_draw_character(ui_draw *, ui_rect, int character);

/* ---- seats (eatme_table_seat.c) ---- */
void eatme_draw_seat(const eatme_look *, const eatme_yard *, int place); /* house and plate */
/* Its wheel, the points of the round and its past choices, over the frames of what may be pressed. */
void eatme_draw_marks(const eatme_look *, const eatme_yard *, int place);

/* ---- the prowl (eatme_table_prowl.c) ---- */
/* t->pick in the prowl: 1 + the seat whose door is chosen; 1 + the cell of the ground where the wolf was sent. */
enum { EATME_PICK_DOOR, EATME_PICK_PATH };
eatme_stand eatme_wolf_stands(const eatme_look *, const eatme_yard *);
void eatme_draw_prowl_zones(const eatme_look *, const eatme_yard *);
void eatme_draw_prowl_buttons(const eatme_look *, const eatme_yard *);

/* ---- handing out characters (eatme_table_cast.c) ---- */
/* t->pick: 1 + character by seat once something was changed; 1 + the seat held; how many changes; the changes. */
enum { EATME_PICK_CAST = 0, EATME_PICK_HELD = 6, EATME_PICK_CHANGES = 7, EATME_PICK_FIRST = 8 };
enum { EATME_MOST_CHANGES = TABLE_PICKS - EATME_PICK_FIRST };
/* This frame's seat hands out the characters. */
bool eatme_hands_out(const eatme_look *);
/* The characters as they lie now, by seat: as cast, or while they are handed out as they are being changed. */
void eatme_cast_now(const eatme_look *, uint8_t cast[EATME_SEATS]);
void eatme_draw_cast_zones(const eatme_look *, const eatme_yard *);
void eatme_draw_cast_buttons(const eatme_look *, const eatme_yard *);
const char *eatme_cast_hint(const eatme_look *);
bool eatme_cast_input(const eatme_look *, table_ui *, const ui_input *, nt_move *, bool *has_move);

/* ---- points on their way (eatme_table_flight.c) ---- */
void eatme_draw_flight(const eatme_look *, const eatme_yard *);

/* ---- past choices (eatme_table_past.c) ---- */
void eatme_draw_past_strip(const eatme_look *, ui_rect, int seat, bool from_right);
void eatme_draw_past_panel(const eatme_look *);

/* ---- input and legal moves (eatme_table_input.c) ---- */
/* t->page on public frames: 1 + the seat that is told about; the panel of past choices; why the Wolf stays. */
enum { EATME_PAGE_PAST = 100, EATME_PAGE_MUST_WOLF = 101 };
bool eatme_input(nt_view, table_ui *, const ui_input *, nt_move *, bool *has_move);

/* ---- frames ---- */
void eatme_draw_public(const eatme_look *);
void eatme_draw_private(const eatme_look *);
void eatme_draw_results(const eatme_look *);
enum { EATME_RESULTS_POINTS = 1, EATME_RESULTS_WINNER, EATME_RESULTS_STEPS = EATME_RESULTS_WINNER };

#endif
