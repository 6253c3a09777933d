/* The table of Werewolves and Robbers in the window, split by subject. Nothing outside robbers_table*.c includes
 * this. */
#ifndef NT_GAMES_ROBBERS_TABLE_H
#define NT_GAMES_ROBBERS_TABLE_H

#include "games/robbers/robbers.h"
#include "ui/card_table.h"
#include "ui/motion.h"

/* ---- zones that this table draws and reads alone ---- */
#define ROBBERS_ZONE_SHOWN "shown"    /* a row of the summary, which opens that pile; n = seat */
#define ROBBERS_ZONE_SHUT "shut"      /* puts away what is read */
#define ROBBERS_ZONE_LAST "last"      /* the summary of the last deal */
#define ROBBERS_ZONE_TRICK "trick"    /* a card of the trick; n = position */
#define ROBBERS_ZONE_OLD "last-trick" /* the small fan of the last trick */
#define ROBBERS_ZONE_PILE "pile"      /* the own pile */

/* ---- marks: what a lesson speaks of ---- */

#define ROBBERS_MARK_LEAD "lead"   /* the sign of the suit that leads */
#define ROBBERS_MARK_TRUMP "trump" /* and of the suit that is trump */

/* Everything a frame is drawn from. `me` is NULL on public frames. */
typedef struct {
    const robbers_pub *pub; /* as the event that is told found the table */
    const robbers_priv *me;
    uint8_t seat;         /* of `me` */
    const ui_seat *chair; /* by seat */
    text_words *w;
    bool news; /* what is told is told now, not a line of the log */
    const table_ui *t;
    ui_draw *d;
    bool telling; /* t->event is being told on this frame */
} robbers_look;

/* t->page: what is being read. Private: 1 + index in the hand, or one of these. */
enum {
    ROBBERS_PAGE_OLD = 40,     /* the last trick, until the next lead */
    ROBBERS_PAGE_OLD_WHY = 41, /* + position in it */
    ROBBERS_PAGE_WHY = 50,     /* + position in the present trick */
    ROBBERS_PAGE_PILE = 90,    /* the own pile */
    ROBBERS_PAGE_LAST = 91,    /* the summary of the last deal */
    ROBBERS_PAGE_SHOWN = 92    /* + seat: its whole pile, over that summary */
};

/* ---- words (robbers_table_words.c) ---- */
/* "chest", "robber", "werewolf" ... "none": the argument {card} of messages; {rank} goes with it. */
const char *robbers_card_word(int card);
#define ROBBERS_CARD_ARGS(c) TEXT_STR("card", robbers_card_word(c)), TEXT_NUM("rank", robbers_rank((uint8_t)(c)))
const char *robbers_suit_word(int suit);
const char *robbers_card_name(text_words *, int card);
const char *robbers_name(const robbers_look *, int seat);
const char *robbers_question(const robbers_look *);
const char *robbers_sentence(const table_telling *, text_words *);
/* The same on a frame, of the event that is told or was told last. */
const char *robbers_told_on(const robbers_look *, const nt_event *);
/* Players of a side, by the roles that are told. */
int robbers_players(const robbers_look *, const robbers_summary *, int team);
/* That this team (or nobody) won the deal. */
const char *robbers_won_words(const robbers_look *, const robbers_summary *, int team);
/* The same without points and names. */
const char *robbers_won_brief(text_words *, int team, int deal);

/* ---- cards and marks (robbers_table_cards.c) ---- */
void robbers_draw_card(const robbers_look *, ui_rect, int card, float degrees);
/* The keyhole of the cards' backs on its disc. */
void robbers_draw_lock(ui_draw *, ui_rect disc);
/* A card as a tile with emblem and number, for the summary and piles; ROBBERS_NONE lies face down: the keyhole. */
void robbers_draw_tile(ui_draw *, ui_rect, int card);
/* How number and sign of the suit stand on cards that count: beside each other or one over the other, whichever
 * leaves the sign of either suit more room; or the emblem alone, of all where words are large, and where it would be
 * too small with a number: they leave what counts its room. */
typedef enum { ROBBERS_WORTH_SIGN, ROBBERS_WORTH_BESIDE, ROBBERS_WORTH_BELOW } robbers_worth_form;
robbers_worth_form robbers_worth_form_of(ui_draw *, float w, float h);
/* A card that counts, and how many points: "+4"; where it is low without its number. One that is worth none halves:
 * "1/2", as one letter. */
void robbers_draw_worth(ui_draw *, ui_rect, int card, int points, robbers_worth_form);
void robbers_draw_back(ui_draw *, ui_rect, float degrees);
/* A card of a row that turns over: 0 its back, 1 its face. So much of each card's width is `seen`, the rest lies
 * below the next one; the last lies on top. */
void robbers_draw_turning(const robbers_look *, ui_rect, int card, float part, float seen, bool last);
/* So much of such a card has to be seen that the name of any special one is read on it; 0: it has none. */
float robbers_name_room(ui_draw *, float w);
/* The dark ground of a card's window goes on where its corner would have an index. */
void robbers_whole_window(ui_draw *, ui_rect card);
/* robbers_table_foot.c. What a special card counts, on its foot; false: nothing, for it has no such or is too small.
 */
bool robbers_draw_foot(ui_draw *, ui_rect card, int of);
/* The emblem of a suit on its tissue. */
void robbers_draw_suit(ui_draw *, ui_rect, int suit);
/* The sign of a side, or of one of its players. */
void robbers_draw_side_sign(ui_draw *, ui_rect, int team);
/* The ground of what may still change, in a dashed line. */
void robbers_draw_unsure(ui_draw *, ui_rect, unsigned seed, ui_colour ground, ui_colour line);
/* What a card counts: flag or crown with "lead" or "trump", or the suit where words have no room, and the number.
 * Dashed while it may still change. */
void robbers_draw_value(ui_draw *, ui_rect, const robbers_reading *, int position, bool final);
const char *robbers_role_figure(int role);
/* Whether a text fits on one line this wide at the smallest size of its style. */
bool robbers_fits(const ui_frame *, const ui_label_style *, float w, const char *text);
/* robbers_table_pile.c. On the corner of a sheet that any press puts away. */
void robbers_draw_shut_mark(ui_draw *, ui_rect sheet);
/* Cards one beside the other over the darkened frame. */
void robbers_draw_pile(ui_draw *, ui_rect area, const char *title, const uint8_t *card, int n);

/* ---- the trick (robbers_table_trick.c) ---- */
/* A trick as a frame shows it. */
typedef struct {
    robbers_trick trick;
    int down;      /* cards that lie */
    bool final;    /* all cards are down */
    bool old;      /* the last trick, looked at again */
    bool flies;    /* the card at position `down` is on its way */
    float part;    /* how far */
    bool foreseen; /* the last card is not played yet, but picked by its owner, for whom this is drawn */
    robbers_reading now, before; /* with and without the last card */
} robbers_shown;
/* A card flies so long, of the time of its event; behind that it lies. */
#define ROBBERS_CARD_MS 1200
#define ROBBERS_CARD_LIES 0.4f
/* The present one, with the card of the event that is told. */
robbers_shown robbers_shown_of(const robbers_look *);
/* A deal: its cards, then the places of the first trick are laid. ms. */
enum { ROBBERS_DEAL_LAYS = 420, ROBBERS_DEAL_MS = MOTION_DEAL + ROBBERS_DEAL_LAYS };
#define ROBBERS_DEAL_DEALT ((float)MOTION_DEAL / (float)ROBBERS_DEAL_MS)
/* The trick as it would lie with this card, too. */
robbers_shown robbers_with_card(const robbers_look *, robbers_shown, uint8_t card);
/* Where a trick is drawn. */
typedef struct {
    ui_rect area;         /* of the row of cards */
    const ui_place *from; /* the seats that cards come from and go to; NULL on the private frame */
    float beyond, foot;   /* lead and trump may reach so far over its sides, there down to `foot`; 0: as they like */
    float moved;          /* it has left its place, where a hand is open: 0 no, 1 yes, between them it glides */
} robbers_spot;
/* What lies below everything else of the table: places that wait for a card, and a trick that is taken. */
void robbers_draw_below(const robbers_look *, const robbers_shown *, const robbers_spot *);
/* The card that is on its way to its place. */
void robbers_draw_flying(const robbers_look *, const robbers_shown *, const robbers_spot *);
void robbers_draw_trick(const robbers_look *, const robbers_shown *, const robbers_spot *);
/* Whether the values of the trick hold, in one line; without `from` it stands below the row. */
const char *robbers_note(const robbers_look *, const robbers_shown *);
/* The last trick that may still be looked at, until the next lead; or NULL. */
const robbers_trick *robbers_old_trick(const robbers_pub *);
/* It lies at its winner's seat as a small fan, pressed to be looked at. */
ui_rect robbers_fan_at(const ui_place *);
void robbers_draw_fan(const robbers_look *, ui_rect at);
/* robbers_table_trick_page.c. What t->page says of a trick, over everything: the last trick once more, or why a card
 * counts what it counts. */
void robbers_draw_trick_page(const robbers_look *, ui_rect area, const robbers_spot *);
/* A card and what is to be said of it. The sheet is the zone (zone, n), the one that it was opened by: so a hold that
 * opened it ends where it began. */
typedef struct {
    const char *zone;
    int n, card;
    const char *title, *text, *below, *beaten; /* the last two may be NULL */
} robbers_note_of;
/* Which card of a trick beats the one at a position as things are; NULL: of a full trick none. */
const char *robbers_beaten(text_words *, const robbers_reading *, const uint8_t *trick, int at, bool final);
/* It lies over the darkened frame, on the trick of this spot; lead and trump stay in sight where there is room. */
void robbers_draw_note(const robbers_look *, ui_rect area, const robbers_spot *, const robbers_note_of *);

/* ---- pages of rules (robbers_table_rules.c): pieces; which one a frame is about, or NULL ---- */
extern const char *const robbers_pieces[];
table_sign robbers_option_sign(int option);
float robbers_shape(int n);
void robbers_piece(int n, ui_draw *, ui_rect);
const char *robbers_piece_read(nt_view, const table_ui *);

/* ---- the scale (robbers_table_scale.c) ---- */
typedef struct {
    int n;
    const ui_seat *seat;
    bool lies[ROBBERS_SEATS]; /* a seat's sack lies in its side's pan, with so many points */
    int newest;               /* whose is coming down, so far, or has come last */
    float comes;
    int team[ROBBERS_SEATS], points[ROBBERS_SEATS];
    int came[ROBBERS_TEAMS]; /* of them last into a pan, which has sunk so far by that, 0..1 */
    float sunk;
    int times[ROBBERS_TEAMS];    /* what the points are multiplied by; 0: not told */
    float joined[ROBBERS_TEAMS]; /* a side's sum is told: its sacks are poured into one, so far, */
    float filled[ROBBERS_TEAMS]; /* which then fills once more for each further opponent */
    float shines[ROBBERS_TEAMS]; /* it has won: how far it stands in light */
} robbers_scale;
void robbers_draw_scale(ui_draw *, ui_rect, const robbers_scale *);
/* Where gold leaves the sack of a side whose sum is told: a point. */
ui_rect robbers_sack_mouth(const ui_frame *, ui_rect, const robbers_scale *, int team);
/* A deal is won: its headline, then light, and a coin from the sack for everybody of the side. As a change of what
 * stands there, since that it is won stays until somebody presses on. */
enum { ROBBERS_WON_MS = 900 };
uint8_t robbers_stands(const table_ui *);

/* ---- where seats are (robbers_table_flat.c) ---- */
#define ROBBERS_STRIP 60.0f /* high, with a seat's tricks */
typedef struct {
    ui_place at[ROBBERS_SEATS];
    ui_rect told[ROBBERS_SEATS]; /* of a badge in words */
    ui_rect centre;
    float beyond, foot; /* of the signs beside the middle, as in robbers_spot */
    ui_rect room;       /* of a flat table: where the middle may move while hands are open */
} robbers_ring;
/* Of a flat table: tricks lie before their owner's chip. */
robbers_ring robbers_flat_ring(const ui_frame *, int n);
/* robbers_table_clear.c: the middle, off the hands that are open on a flat table. */
robbers_spot robbers_clear_spot(ui_draw *, const robbers_ring *, int n);
/* A seat's tricks, a low back. */
ui_rect robbers_pile_at(const ui_place *);

/* ---- frames ---- */
/* The town by moonrise, in a picture of its own where the frame is tall. */
void robbers_draw_ground(ui_draw *);
/* The two who run: on the wide ground and on a flat table before the moon, on the tall one below the cards. So much
 * of them is `seen`: they leave it where something is to be read in their place. */
void robbers_draw_runners(ui_draw *, float seen);
ui_rect robbers_runners_at(const ui_frame *);
/* Below those who run before a wide frame's moon. */
float robbers_runners_foot(const ui_frame *);
void robbers_draw_public(const robbers_look *);
void robbers_draw_private(const robbers_look *);
/* From which part of its event the card left over has turned: so long its sentence waits. */
#define ROBBERS_CARD_TURNED 0.5f
/* The same of the event that opens a row of the summary, from where it begins, and its length, by what that event
 * tells everybody. */
typedef struct {
    uint32_t ms;
    float comes;            /* of a pile: its sack comes down onto the scale */
    float from, open, told; /* of a hand: its owner's disc has turned over */
} robbers_row_times;
robbers_row_times robbers_row_times_of(const nt_event *);
/* And of the event that tells a side's sum: from where its sacks are one, and from where that is full. */
typedef struct {
    uint32_t ms;
    float joined, filled;
} robbers_sum_times;
robbers_sum_times robbers_sum_times_of(const nt_event *);
/* The event belongs to the end of a deal, which opens its summary. */
bool robbers_opens_summary(const table_ui *);
/* The sheet of the deal that ended last, as far as it is told. */
void robbers_draw_summary(const robbers_look *);
void robbers_draw_results(const robbers_look *);
int robbers_results_steps(nt_view);
uint32_t robbers_results_ms(nt_view, int step);
const char *robbers_results_sound(nt_view, int step);

/* robbers_table_can.c: what a reader plays for, and what can be done (nt_table.goal, .choices). */
const char *robbers_goal(nt_view, const table_ui *, text_words *);
int robbers_choices(nt_view, const table_ui *, text_words *, const char *out[TABLE_CHOICES]);

/* ---- a hand at the edge of a flat table (robbers_table_held.c) ---- */
void robbers_held(nt_view, const table_ui *, text_words *, table_held *);
int robbers_parts(const table_ui *, nt_move, table_part out[TABLE_PARTS]);

#endif
