/* What the files of a deal's summary share: how much of it is open, where its parts lie, and a player's line. */
#ifndef NT_GAMES_ROBBERS_TABLE_SUMMARY_H
#define NT_GAMES_ROBBERS_TABLE_SUMMARY_H

#include "robbers_table.h"

/* ms: the hands go, then the sides come below everybody who goes over to them. The last step of the hands is nothing,
 * as is the first one of the sides. */
enum {
    ROBBERS_PAGE_STEP = MOTION_PAGE / (MOTION_PAGE_STEPS + 1),
    ROBBERS_HANDS_GONE = MOTION_PAGE - ROBBERS_PAGE_STEP,
    ROBBERS_SIDES_COME = ROBBERS_HANDS_GONE - ROBBERS_PAGE_STEP,
    ROBBERS_GO_OVER = ROBBERS_HANDS_GONE + MOTION_TAKE
};

/* A deal that has been won, 0..1 each. */
typedef struct {
    float said;   /* its headline: the one before goes in the first half */
    float shines; /* the light of who has won */
    float flies;  /* the coins; 1: they lie */
} robbers_won_times;
robbers_won_times robbers_won_times_of(const table_ui *);

/* How much is open. */
typedef struct {
    int hands, points, teams; /* rows, rows, sides */
    bool won;
    float undealt;        /* the card left over has turned so far */
    float part;           /* of the row that opens last */
    float comes;          /* of a pile: its sack has come down so far */
    float turned;         /* of a hand: its owner's disc has turned so far */
    robbers_summary last; /* as far as it is told, what is being told among it */
} robbers_opened;

/* Places of the sheet above the apron: `body` holds the hands, or the scale between the columns of the sides, or over
 * them where it is narrow. The undealt card lies at the scale's foot, or below the hands. */
typedef struct {
    ui_rect title, body, column[ROBBERS_TEAMS], scale, bar;
    float head; /* height of a side's own plate */
} robbers_sheet;

/* Until these are there no line has its emblem; how far they have gone. */
bool robbers_go_over(const table_ui *);
float robbers_gone_over(const table_ui *);

/* ---- a player's line (robbers_table_summary_line.c) ---- */

typedef struct {
    float w, h; /* at most */
} robbers_tile_size;

#define ROBBERS_ROW_PAD 9.0f /* between a row's ends and what stands in it */
#define ROBBERS_ROW_GAP 8.0f /* between rows */

/* The i-th of n tiles beside each other. */
ui_rect robbers_tile_at(ui_rect, robbers_tile_size, int n, int i);
/* Letters are less high than a line: a little of theirs may lie over those of a low row. */
ui_rect robbers_over_line(ui_rect);
float robbers_names_line(const ui_frame *);
float robbers_player_emblem(float line);
/* Where it stands in a line. */
ui_rect robbers_emblem_in(ui_rect line);
float robbers_role_disc(float line);
float robbers_widest_role_word(ui_draw *, const ui_label_style *);
/* Where a player's name stands, with the point that is gained; the room for that one, if there is any (w 0: none). */
typedef struct {
    ui_rect line, room;
} robbers_gain_place;

/* A plate, with emblem and name in a line of it. Whoever gains a point has one sign for it and another for the points
 * of the game that there are then, `gained`; 0: none is gained. */
void robbers_draw_player(const robbers_look *, ui_rect, const robbers_gain_place *, int seat, int gained);
/* Where that point comes to lie. */
ui_rect robbers_gain_at(const robbers_look *, const robbers_gain_place *, int gained);
/* In the colour of its side; nothing where not every role's word has room. */
void robbers_draw_role_word(ui_draw *, int role, ui_rect);
/* The same where it has just become known: as large as the name before it, where there is room for that. */
ui_label_style robbers_role_news(void);
void robbers_draw_role_news(ui_draw *, int role, ui_rect);
/* The same behind its disc, which is in the middle of so wide a column. */
void robbers_draw_role(ui_draw *, int role, ui_rect, float column);
/* What rows lie on: between them nothing of the town is seen. */
void robbers_draw_board(ui_draw *, ui_rect rows);
/* The card that was not dealt, face down until it is told. */
void robbers_draw_undealt(const robbers_look *, const robbers_opened *, ui_rect);

/* ---- its pages (robbers_table_summary_hands.c, robbers_table_summary_sides.c) ---- */
void robbers_draw_hands(const robbers_look *, const robbers_opened *, const robbers_sheet *);
/* The line of a seat's name there, and on the board of its side. */
ui_rect robbers_name_at_hand(const robbers_look *, const robbers_sheet *, int seat);
ui_rect robbers_name_at_side(const robbers_look *, const robbers_opened *, const robbers_sheet *, int seat);
/* What is counted so far of a seat whose row is open: card by card, and halved when all of them lie open. */
int robbers_counted(const robbers_look *, const robbers_opened *, int seat);
/* What came to the points of the row that opens last, and how far the scale has sunk by it, 0..1: by a card until the
 * next one is counted, by what halves them before the row's event ends. */
typedef struct {
    int came;
    float sunk;
} robbers_fall;
robbers_fall robbers_falls(const robbers_look *, const robbers_opened *);
void robbers_draw_sides(const robbers_look *, const robbers_opened *, const robbers_sheet *);
/* A coin for everybody who gains a point, on its way out of the sack's mouth. */
void robbers_draw_coins(const robbers_look *, const robbers_opened *, const robbers_sheet *, ui_rect mouth);

#endif
