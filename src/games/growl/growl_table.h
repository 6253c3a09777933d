/* GROWL's table in the window, split by subject. Nothing outside growl_table*.c includes this. */
#ifndef NT_GAMES_GROWL_TABLE_H
#define NT_GAMES_GROWL_TABLE_H

#include "games/growl/growl.h"
#include "ui/card_table.h"

enum { GROWL_LEFT, GROWL_RIGHT, GROWL_ONE }; /* slots of a private choice */

/* ---- zones that this table draws and reads alone ---- */
#define GROWL_ZONE_SLOT "slot"     /* where a card goes; n = side */
#define GROWL_ZONE_PICK "pick"     /* a side, or a seat that is pointed at; n = which */
#define GROWL_ZONE_LYING "lying"   /* a night card that lies at a seat; n = which */
#define GROWL_ZONE_PILE "pile"     /* the pile, to turn its top card */
#define GROWL_ZONE_KIND "kind"     /* a kind of card is named; n = which */
#define GROWL_ZONE_FINISH "finish" /* ends the series */
#define GROWL_ZONE_TITLE "title"   /* king or queen; n = which */

/* Everything a frame is drawn from. `me` is NULL on public frames. */
typedef struct {
    const growl_pub *pub;
    const growl_priv *me;
    uint8_t seat;         /* of `me` */
    const ui_seat *chair; /* by seat */
    text_words *w;
    bool news; /* what is told is told now, not a line of the log */
    const table_ui *t;
    ui_draw *d;
} growl_look;

growl_look growl_look_of(nt_view, const table_ui *, ui_draw *);
/* Of what is said without a picture: no frame, no list. */
growl_look growl_look_of_telling(const table_telling *, text_words *);

/* ---- rules pages (growl_table.c) ---- */
extern const char *const growl_rules_pages[];
int growl_rules_page(nt_view, const table_ui *);

/* ---- words (growl_table_words.c) ---- */
const char *growl_name(const growl_look *, int seat);
const char *growl_card_name(text_words *, const char *id);
const char *growl_card_text(text_words *, const char *id);
/* What the present step asks for, as everybody may hear it. */
const char *growl_question(const growl_look *);
const char *growl_sentence(const table_telling *, text_words *);
/* The same on a frame, of the event that is told or was told last. */
const char *growl_told_on(const growl_look *, const nt_event *);
/* Names of up to n seats in one string; kept. NULL for an empty list. */
const char *growl_names(const growl_look *, const uint8_t *seats, int n);
/* Why a seat cannot be chosen now, or NULL when it can. */
const char *growl_why_not(const growl_look *, int seat);
/* "Day 2" or "Night 2 of 3". */
const char *growl_when(const growl_look *);

/* ---- legal moves (growl_table_input.c) ---- */
bool growl_seat_legal(const table_ui *, int seat);
/* A choice of two seats is open. */
bool growl_wants_pair(const table_ui *);
/* Whether the private choice can be finished with what is picked; fills *move. */
bool growl_private_move(const growl_look *, nt_move *move);
bool growl_input(nt_view, table_ui *, const ui_input *, nt_move *, bool *has_move);

/* t->page on public frames: 1 + the seat whose refusal is explained, or this + the card on a seat that is read (0 the
 * Silver Bullet, 1 the Séance). */
enum { GROWL_PAGE_LYING = 100 };

/* What the cards of a private step are picked for. */
typedef enum {
    GROWL_NO_CARDS, /* a look, a side, a seat */
    GROWL_ONE_CARD,
    GROWL_TWO_CARDS
} growl_choice;
growl_choice growl_choice_of(const growl_pub *);
/* t->pick in private card choices: what lies in a slot, and what is held; 0 = nothing, else 1 + index in the hand. */
enum { GROWL_PICK_LEFT = GROWL_LEFT, GROWL_PICK_RIGHT = GROWL_RIGHT, GROWL_PICK_HELD = 2 };
/* The hand as it lies: kinds in order, at most cap; returns how many. */
int growl_hand_list(const uint8_t hand[GROWL_KINDS], uint8_t *kinds, int cap);
/* Whether the rules let the viewer pick this kind now. */
bool growl_kind_legal(const growl_look *, int kind);

/* ---- cards and marks (growl_table_cards.c); boxes are unturned ---- */
void growl_draw_day_card(ui_draw *, ui_rect, const char *id, float degrees, bool grey);
void growl_draw_night_card(ui_draw *, ui_rect, const char *id, bool final);
/* Whether a night card of this size can carry its name; else the name has to stand beside it. */
bool growl_night_name_fits(ui_draw *, ui_rect, const char *id);
/* Whether a text fits a box at the smallest size its style may take, in style->lines lines (1 or more). */
bool growl_text_fits(const ui_frame *, const ui_label_style *, float w, float h, const char *text);
void growl_draw_back(ui_draw *, ui_rect, float degrees);
void growl_draw_seat_card(ui_draw *, ui_rect, const char *id, float degrees);
void growl_draw_pile(ui_draw *, ui_rect top, int layers);
enum { GROWL_HAND_MAX = 96 };

/* ---- pieces of the private frame (growl_table_parts.c) ---- */
/* Wide enough for every team and night, whichever is shown. */
float growl_team_width(ui_draw *);
void growl_draw_team(ui_draw *, ui_rect, bool wolf, const char *team, const char *when);
void growl_draw_total(ui_draw *, ui_rect, const char *figure, ui_colour tissue, int total, float text_w,
                      const char *count, const char *what);
ui_rect growl_slot_card(ui_rect slot);
void growl_draw_slot(ui_draw *, ui_rect, int side, const ui_seat *, const char *label, const char *hint);
void growl_draw_question(ui_draw *, ui_rect, const char *question, const char *hint);

/* ---- frames ---- */
typedef struct {
    ui_place at[GROWL_SEATS]; /* by place in the circle */
    ui_rect centre;
    float apron, top, bottom; /* height of the apron; what the middle may use between banner and apron */
} growl_ring;
/* The middle as high as the seats leave it when it is only w wide. */
ui_rect growl_free_middle(const growl_ring *, int n, float w);
/* The space between seats from x on, w wide. */
ui_rect growl_free_space(const growl_ring *, int n, float x, float w);
/* Left and right of the seats that stand above or below the very middle; false when there are none. */
bool growl_free_sides(const growl_ring *, int n, ui_rect out[2]);
void growl_draw_public(const growl_look *);
/* The draw pile at this place, to be pressed when it may be. */
void growl_draw_stock(const growl_look *, ui_rect);
/* What lies in the middle at night. */
void growl_draw_night(const growl_look *, const growl_ring *);
/* Votes and pointing as threads: under the seats and what lies in the middle, so that no word is crossed. */
void growl_draw_threads(const growl_look *, const growl_ring *);
/* Counts, raised hands and flying cards: over everything but the apron. */
void growl_draw_marks(const growl_look *, const growl_ring *);
void growl_draw_private(const growl_look *);
/* The middle of the private frame (growl_table_news.c). */
void growl_draw_asking(const growl_look *, ui_rect, const uint8_t *kinds, int n);
void growl_draw_news(const growl_look *, ui_rect);
void growl_draw_results(const growl_look *);
int growl_results_steps(nt_view);
const char *growl_results_sound(nt_view, int step);

#endif
