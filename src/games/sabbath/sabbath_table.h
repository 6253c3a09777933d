/* The table of Witches of the Sabbath in the window, split by subject. Nothing outside sabbath_table*.c includes
 * this.
 */
#ifndef NT_GAMES_SABBATH_TABLE_H
#define NT_GAMES_SABBATH_TABLE_H

#include "games/sabbath/sabbath.h"
#include "ui/card_table.h"
#include "ui/edges.h"

/* ms: forty cards at most, one after the other; then all take up what lies beside their plates. */
enum { SABBATH_TAKE_UP = 260, SABBATH_DEAL_TIME = 40 * MOTION_STAGGER + MOTION_FLIGHT + SABBATH_TAKE_UP };

/* ---- zones that this table draws and reads alone ---- */
#define SABBATH_ZONE_SLOT "slot" /* the own place in the trick */
#define SABBATH_ZONE_SWAP "swap" /* a witch goes this way; n = direction */
#define SABBATH_ZONE_TAKE "take" /* a card of the trick is taken; n = position */

/* ---- marks: what a lesson speaks of ---- */

#define SABBATH_MARK_COLUMN "column" /* the witches and their values */
#define SABBATH_MARK_HOUSE "house"   /* the shelf of the cards that a seat has taken; n = seat */
#define SABBATH_MARK_PLAYED "played" /* the card in the trick and whose it is; n = seat */
#define SABBATH_MARK_LEGEND "legend" /* what the discs on the shelves say */

/* Everything a frame is drawn from. `me` is NULL on public frames. */
typedef struct {
    const sabbath_pub *pub;
    const sabbath_priv *me;
    uint8_t seat;         /* of `me` */
    const ui_seat *chair; /* by seat */
    text_words *w;
    const table_ui *t;
    ui_draw *d;
} sabbath_look;

/* The event that moves on this frame now, if it is of that kind, or NULL: the view is the table before it. */
static inline const nt_event *sabbath_shown(const sabbath_look *look, int kind) {
    const table_ui *t = look->t;

    return t->frame == TABLE_PUBLIC && t->part < 1.0f && t->event.kind == kind ? &t->event : NULL;
}

/* Whether the card on its way lies by now, but for a hair: its flight is slow at the end, that of one that is taken
 * less so. */
static inline bool sabbath_comes_down(const sabbath_look *look) {
    return look->t->part >= (look->t->event.kind == SABBATH_EV_TOOK ? 0.92f : 0.75f);
}

/* t->page on the public frame: 1 + the seat whose cards are read. In the private frame 1 + the card of the hand whose
 * refusal is explained, or this + the one that is read. */
enum { SABBATH_PAGE_READ = 100 };

/* ---- words (sabbath_table_words.c) ---- */
const char *sabbath_name(const sabbath_look *, int seat);
/* "green 3"; a card that lies face down has words of its own. */
const char *sabbath_card_name(text_words *, int card);
/* What the present step asks for, as everybody may hear it. */
const char *sabbath_question(const sabbath_look *);
/* The lead in a few words, on its banner; when the cards are shared out, that. */
const char *sabbath_lead_words(const sabbath_look *);
const char *sabbath_sentence(const table_telling *, text_words *);
/* The same on a frame, of the event that is told or was told last. */
const char *sabbath_told_on(const sabbath_look *, const nt_event *);
/* The card that a game left in the box; said when everything is over (16). */
const char *sabbath_left_over(const sabbath_look *, int game, int card);
/* Why a card of the own hand cannot be played, or NULL when it can. */
const char *sabbath_refusal(const sabbath_look *, int card);
/* Why the witch cannot go beyond the end she stands at. */
const char *sabbath_end_refusal(const sabbath_look *);

/* ---- cards and marks (sabbath_table_cards.c) ---- */
ui_colour sabbath_tissue(int colour);
void sabbath_draw_card(ui_draw *, ui_rect, int card, float degrees, bool grey);
/* One that may be taken, in an edge of light. */
void sabbath_draw_lit_card(ui_draw *, ui_rect, int card, float degrees);
void sabbath_draw_back(ui_draw *, ui_rect, float degrees);
/* A card being turned over about its upright axis: 0 the back, 1 the face. */
void sabbath_draw_turning(ui_draw *, ui_rect, int card, float part);
void sabbath_draw_witch(ui_draw *, ui_rect, int colour);
/* A score card with its value, readable from both long sides. */
void sabbath_draw_value(ui_draw *, ui_rect, int value);
/* The same where a witch may go, with the way there, which a low card has in the gap between the two. Lit where a
 * person is asked; a bot's is an outline, which nobody takes for a button. */
void sabbath_draw_way(ui_draw *, ui_rect, ui_rect gap, int value, bool up, bool lit);
/* A number as it is printed. */
void sabbath_draw_number(ui_draw *, ui_rect, float size, ui_colour, int number);
/* A small piece of tissue with its emblem. */
void sabbath_draw_tile(ui_draw *, ui_rect, int colour);
/* Of a colour that does not count: it steps back. */
void sabbath_draw_dim_tile(ui_draw *, ui_rect, int colour);
/* The same with a card's number where it is high enough. back: others have more, and it steps back. */
void sabbath_draw_number_tile(ui_draw *, ui_rect, int card, bool back);

/* Cards taken by a seat, by number, as high as all of a frame, whose lowest place is so high. Returns the shelf's
 * wood: what of its place is more than air before many lie there.
 */
ui_rect sabbath_draw_taken(const sabbath_look *, ui_rect, float lowest, int seat);
/* The shelf with what lies on it, and the numbers below it, where these do not stand back with it. */
ui_rect sabbath_draw_shelf(const sabbath_look *, ui_rect, float lowest, int seat);
void sabbath_draw_shelf_numbers(const sabbath_look *, ui_rect, int seat);
/* Below such a shelf in its place and an emblem beside it. */
void sabbath_draw_mat(const sabbath_look *, ui_rect place, ui_rect emblem, float lowest, int seat);
/* Where a card will lie that the seat takes now. */
ui_rect sabbath_next_place(const sabbath_look *, ui_rect, float lowest, int seat, int card);

/* ---- racks of a flat table (sabbath_table_racks.c) ---- */
/* Fills place[0..n-1], each laid out upright about the middle where it stands turned by .turn, beside the board at
 * the left. Returns what they leave for the trick, whose banner has `words` where it stands beside one of them (w 0:
 * above the cards). */
ui_rect sabbath_racks(const ui_frame *, ui_rect board, int n, ui_place place[], ui_rect *words);
/* Where a rectangle of such a place is seen. */
ui_rect sabbath_rack_seen(const ui_place *, ui_rect);

/* ---- the witch column (sabbath_table_column.c) ---- */
/* Its board, the same on public and private frames: as it is seen, and where it comes to rest beside hands. */
ui_rect sabbath_board_of(const ui_frame *);
ui_rect sabbath_board_beside(const ui_frame *);
/* How wide a strip a flat table keeps beside it, for a hand that is opened at the left. */
float sabbath_beside_board(const ui_frame *);
/* With the choice of the swap when it is asked. */
void sabbath_draw_column(const sabbath_look *);
/* The two witches that change places now, above all else. */
void sabbath_draw_swap(const sabbath_look *);

/* ---- the trick (sabbath_table_trick.c) ---- */
#define SABBATH_WIDEST_CARD 200.0f /* du; no card of a row is wider */
/* Where the cards of a trick of n lie, within an area, below a banner so high; `above`: the part of what they leave
 * free that is above them. */
typedef struct {
    ui_rect card[SABBATH_SEATS], who[SABBATH_SEATS], banner; /* who: a line below the card */
    float tilt[SABBATH_SEATS];                               /* of the cards, in degrees */
    bool middle;                                             /* the banner stands there in its room, or at its left */
    bool breaks; /* its words may take two lines, for which there is room above and below */
} sabbath_row_places;
sabbath_row_places sabbath_trick_places(const ui_frame *, ui_rect area, float banner, int n, float above);
/* The same with nothing above the cards or beside them: further apart, for the sake of their names. */
sabbath_row_places sabbath_trick_alone(const ui_frame *, ui_rect area, int n);
/* How wide a row is that has no more than this room, without its banner. */
float sabbath_trick_width(const ui_frame *, float most, float high, int n);
/* The same without room for its banner, which stands at the head of the words beside it. */
sabbath_row_places sabbath_trick_beside(const ui_frame *, ui_rect area, ui_rect words, int n);
float sabbath_banner_height(const ui_frame *);
/* What the banner takes in this row, the widest that it says there: while nothing leads, too. */
ui_rect sabbath_banner_room(const sabbath_look *, const sabbath_row_places *);
/* How high a row of n cards becomes that takes this width. */
float sabbath_trick_height(const ui_frame *, float w, int n);
/* ---- the public frame's places (sabbath_table_ring.c) ---- */
typedef struct {
    ui_place at[SABBATH_SEATS]; /* house: where the taken cards lie */
    ui_rect board, centre;
    sabbath_row_places row; /* the trick */
    float apron;
    bool tall;
} sabbath_ring;

sabbath_ring sabbath_ring_of(const ui_frame *, int n);

/* ---- its cards (sabbath_table_trick.c) ---- */
/* Where no card lies, and whose the places are; what leads and the cards that lie: below a card on its way. Over it,
 * as it comes down, what it has done. */
void sabbath_draw_trick_places(const sabbath_look *, const sabbath_row_places *);
void sabbath_draw_trick(const sabbath_look *, const sabbath_row_places *);
void sabbath_draw_landed(const sabbath_look *, const sabbath_row_places *);

/* ---- the steps of a trick (sabbath_table_stands.c) ---- */
/* Nothing lies; colour or number may be followed; one of them alone; the witch is moved; it is shared out. */
enum {
    SABBATH_STANDS_EMPTY,
    SABBATH_STANDS_OPEN,
    SABBATH_STANDS_FIXED,
    SABBATH_STANDS_WITCH,
    SABBATH_STANDS_SHARED,
    SABBATH_STEPS
};
/* Which of them stands there, of which trick (table_state.stands); how long it takes to come. */
uint8_t sabbath_stands(const sabbath_pub *);
uint32_t sabbath_stands_ms(const sabbath_pub *, int stood);
/* How much of its coming is still ahead, 1..0, of this step; of others 0. */
float sabbath_change_left(const sabbath_look *, int step);

/* ---- what a seat has taken, read on a sheet (sabbath_table_taken.c) ---- */
void sabbath_draw_taken_sheet(const sabbath_look *, ui_rect room, ui_rect pile, int seat);
/* What lies on a flat table, each with what it is worth to hide none of it, for its du squared. */
enum { SABBATH_CLEAR = UI_EDGE_SEATS + 2 * SABBATH_SEATS + 1 };
typedef struct {
    int n;
    ui_rect at[SABBATH_CLEAR];
    float weight[SABBATH_CLEAR];
} sabbath_clear;
/* The same there, turned to the edge that reads it. */
void sabbath_draw_taken_flat(const sabbath_look *, const sabbath_clear *, ui_rect pile, int turn, int seat);
/* Opens it and puts it away; true where the press was for that. */
bool sabbath_read_taken_sheet(const sabbath_pub *, table_ui *, const ui_input *);

/* ---- frames, and what is pressed on them ---- */
void sabbath_draw_public(const sabbath_look *);
bool sabbath_public_input(nt_view, table_ui *, const ui_input *, nt_move *, bool *has_move);
float sabbath_axis(const ui_frame *); /* the middle line of the private frame, beside the board */
void sabbath_draw_private(const sabbath_look *);
bool sabbath_private_input(nt_view, table_ui *, const ui_input *, nt_move *, bool *has_move);
/* Pieces of the pages of rules; which one a frame is about, or NULL (sabbath_table_rules.c). */
extern const char *const sabbath_pieces[];
table_sign sabbath_option_sign(int option);
float sabbath_shape(int n);
void sabbath_piece(int n, ui_draw *, ui_rect);
/* The piece that a public event is about, or -1, and its colour in the log, or 0. */
int sabbath_event_piece(const nt_event *);
ui_colour sabbath_event_tint(const nt_event *);
void sabbath_draw_event(const nt_event *, ui_draw *, ui_rect);
const char *sabbath_piece_read(nt_view, const table_ui *);
/* The card of the private frame that is held large, or -1. */
int sabbath_held_card(nt_view, const table_ui *);
void sabbath_draw_results(const sabbath_look *);
/* The witch points, the five numbers, the sums. */
enum { SABBATH_RESULTS_STEPS = 1 + SABBATH_NUMBERS + 1 };
const char *sabbath_results_sound(int step);
unsigned sabbath_results_ms(int step);

/* sabbath_table_can.c: what a reader plays for, and what can be done (nt_table.goal, .choices). */
const char *sabbath_goal(nt_view, const table_ui *, text_words *);
const char *sabbath_goal_edge(nt_view, text_words *); /* on one line of an open hand */
int sabbath_choices(nt_view, const table_ui *, text_words *, const char *out[TABLE_CHOICES]);

/* ---- a hand at the edge of a flat table (sabbath_table_held.c) ---- */
void sabbath_held_cards(nt_view, const table_ui *, text_words *, table_held *);
int sabbath_parts(const table_ui *, nt_move, table_part out[TABLE_PARTS]);

#endif
