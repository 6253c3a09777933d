/* GROWL's table in the window, split by subject. Nothing outside growl_table*.c includes this. */
#ifndef NT_GAMES_GROWL_TABLE_H
#define NT_GAMES_GROWL_TABLE_H

#include "games/growl/growl.h"
#include "ui/card_table.h"
#include "ui/rim.h"
#include "ui/same.h"
#include "ui/things.h"

/* ---- zones that this table draws and reads alone ---- */
#define GROWL_ZONE_SLOT "slot"     /* where a card goes; n = side */
#define GROWL_ZONE_PICK "pick"     /* a side, or a seat that is pointed at; n = which */
#define GROWL_ZONE_LYING "lying"   /* a night card that lies at a seat; n = which */
#define GROWL_ZONE_PILE "pile"     /* the pile, to turn its top card */
#define GROWL_ZONE_KIND "kind"     /* a kind of card is named; n = which */
#define GROWL_ZONE_FINISH "finish" /* ends the series */
#define GROWL_ZONE_TITLE "title"   /* king or queen; n = which */

/* ---- marks: what a lesson speaks of ---- */

#define GROWL_MARK_BITES "bites"   /* the three circles of one's own bites */
#define GROWL_MARK_WOUNDS "wounds" /* and of one's wounds */
#define GROWL_MARK_NIGHTS "nights" /* the place of the night's card, with the circles of the three nights */
#define GROWL_MARK_GIVEN "given"   /* a card on its way to who gets it */
#define GROWL_MARK_READ "read"     /* what all read beside open hands; n = which */
#define GROWL_MARK_HOUSE "house"   /* n = seat */
enum {
    GROWL_READ_SILENCE,
    GROWL_READ_HOUR,
    GROWL_READ_GAME,
    GROWL_READ_CARD,
    GROWL_READ_RULE,
    GROWL_READ_TURNED /* the card of the day */
};

/* Everything a frame is drawn from. `me` is NULL on public frames. */
typedef struct {
    const growl_pub *pub;
    const growl_priv *me;
    uint8_t seat;         /* of `me` */
    const ui_seat *chair; /* by seat */
    text_words *w;
    const table_ui *t;
    ui_draw *d;
} growl_look;

/* The list is NULL for input. */
growl_look growl_look_of(nt_view, const table_ui *, ui_draw *);

/* ---- words (growl_table_words.c) ---- */
const char *growl_name(const growl_look *, int seat);
const char *growl_card_name(text_words *, const char *id);
const char *growl_card_text(text_words *, const char *id);
/* What the present step asks for, as everybody may hear it. */
const char *growl_question(const growl_look *);
/* When several choose at once nobody is pointed out, -1, nor the last of them: the others are ticked. */
int growl_asked_alone(const growl_pub *);
/* Whether a legal move names this seat. */
bool growl_seat_legal(const table_ui *, int seat);
const char *growl_sentence(const table_telling *, text_words *);
/* The same on a frame, of the event that is told or was told last. */
const char *growl_told_on(const growl_look *, const nt_event *);
/* Names of up to n seats in one string; kept. NULL for an empty list. */
const char *growl_names(const growl_look *, const uint8_t *seats, int n);
/* Why a seat cannot be chosen now, or NULL when it can. */
const char *growl_why_not(const growl_look *, int seat);
/* "Day 2" or "Night 2 of 3". */
const char *growl_when(const growl_look *);

/* ---- what is being told, and the hour (growl_table_hour.c) ---- */
/* What turns over shows its face from the half of its turn on. A night card turns in the first part of nightfall,
 * night falls in the second, card and pile go to their places in the third, and in the last the rule opens. */
#define GROWL_FACE_FROM 0.5f
/* A day card turns, and then lies there until people have read what is said of it. */
#define GROWL_TURN_READ 800 /* ms */
#define GROWL_TURN_TAKES (MOTION_TURN + GROWL_TURN_READ)
#define GROWL_TURN_LIES ((float)MOTION_TURN / (float)GROWL_TURN_TAKES)
#define GROWL_NIGHT_TAKES (MOTION_TURN + MOTION_DUSK + MOTION_FLIGHT + MOTION_CURTAIN)
#define GROWL_NIGHT_TURNS ((float)MOTION_TURN / (float)GROWL_NIGHT_TAKES)
#define GROWL_NIGHT_FALLEN ((float)(MOTION_TURN + MOTION_DUSK) / (float)GROWL_NIGHT_TAKES)
#define GROWL_NIGHT_LIES ((float)(MOTION_TURN + MOTION_DUSK + MOTION_FLIGHT) / (float)GROWL_NIGHT_TAKES)
/* The page before the Growl goes, and then moon and wolf come up. */
#define GROWL_MOONRISE_TAKES (MOTION_PAGE + MOTION_REVEAL)
/* The rule closes in the first part of the passing, then the arrows come where it lay and are seen, then all cards go
 * to the left, and when these lie at the neighbours those to the right: on an arrow beside another one no card meets
 * one that comes. Then the arrows go. */
#define GROWL_WAYS_COME 120 /* ms */
#define GROWL_WAYS_SEEN 320 /* ms */
#define GROWL_PASSED_ONCE (MOTION_FLIGHT + 160)
#define GROWL_WAYS_GO MOTION_PAGE
#define GROWL_PASSING_TAKES                                                                                          \
    (MOTION_CURTAIN + GROWL_WAYS_COME + GROWL_WAYS_SEEN + 2 * GROWL_PASSED_ONCE + GROWL_WAYS_GO)
#define GROWL_RULE_GONE ((float)MOTION_CURTAIN / (float)GROWL_PASSING_TAKES)
#define GROWL_WAYS_DRAWN ((float)(MOTION_CURTAIN + GROWL_WAYS_COME) / (float)GROWL_PASSING_TAKES)
#define GROWL_PASSED_LIES (1.0f - (float)GROWL_WAYS_GO / (float)GROWL_PASSING_TAKES)
#define GROWL_CARDS_GO (GROWL_PASSED_LIES - 2.0f * (float)GROWL_PASSED_ONCE / (float)GROWL_PASSING_TAKES)
/* The Tempest's rule closes, cards come into a ring, it turns once into a heap, they are dealt, the rule opens. */
#define GROWL_STORM_IN 400    /* ms */
#define GROWL_STORM_TURNS 440 /* ms */
#define GROWL_STORM_OUT 600   /* ms */
#define GROWL_STORM_TAKES (2 * MOTION_CURTAIN + GROWL_STORM_IN + GROWL_STORM_TURNS + GROWL_STORM_OUT)
/* A given card flies, does what it does, goes into the hand, and is counted there. */
#define GROWL_GIFT_FLIES 480   /* ms: far, and it grows smaller */
#define GROWL_GIFT_DOES 400    /* ms */
#define GROWL_GIFT_COUNTED 280 /* ms */
#define GROWL_GIFT_TAKES (GROWL_GIFT_FLIES + GROWL_GIFT_DOES + MOTION_FLIGHT + GROWL_GIFT_COUNTED)
/* An arrow comes to whoever is saved, and stays until it has been followed: no mark is left of it. */
#define GROWL_SAVED_SEEN 480 /* ms */
#define GROWL_SAVED_TAKES (MOTION_THREAD + GROWL_SAVED_SEEN)
#define GROWL_SAVED_JOINED ((float)MOTION_THREAD / (float)GROWL_SAVED_TAKES)
/* Dawn is told when the sign of silence has gone, and only then day breaks. */
#define GROWL_TALK_FROM 0.24f
/* It is said; it gets dark; then the house goes there, and home again. */
enum { GROWL_DEATH_TAKES = MOTION_PANEL + MOTION_DEATH + 3 * MOTION_FLIGHT };
table_show growl_told_how(const nt_event *);
bool growl_settles(const nt_event *);
/* An event of this kind is on its way. */
bool growl_is_telling(const table_ui *, int kind);
/* Nightfall, or daybreak: it is told, or stands told. */
bool growl_is_dusk(const growl_look *);
bool growl_is_dawn(const growl_look *);
/* No day comes after it: the Growl is heard in the dark. */
bool growl_is_last_dawn(const growl_look *);
/* What everybody calls it. */
bool growl_shows_night(const growl_look *);
/* How far the plate that says so is open: it folds shut before its words change, and opens with the new ones. */
float growl_hour_open(const growl_look *);

/* ---- places on the public frame (growl_table_ring.c) ---- */
typedef struct {
    ui_rect pile, card, panel;
    bool central;
} growl_night_places;
typedef struct {
    bool known;
    growl_night_places at;
} growl_night_found;
/* What was found of the middle at night, for it is asked for many times in a frame. */
typedef struct {
    growl_night_found usual;     /* with the pile, and a rule that is whole */
    growl_night_found beside[2]; /* hands that are open, and that were before the table glides */
} growl_night_layout;
typedef struct {
    ui_place at[GROWL_SEATS]; /* by place in the circle */
    ui_rect centre;
    float apron, top, bottom;  /* height of the apron; what the middle may use between banner and apron */
    float strip;               /* below a plate: "to act", and some air */
    bool between;              /* hands are opened at both sides of the middle */
    const ui_rim *rim;         /* of a flat table; else NULL */
    bool clears;               /* what is free (growl_free_at) is beside the hands that are open there */
    growl_night_layout *night; /* of this ring; NULL: it is worked out each time */
    float sign; /* the upper edge of the sign of silence where it hangs between seats of the lower row; 0: it does not
                 */
} growl_ring;
growl_ring growl_ring_of(const growl_look *);
/* The same with something else at the top in the middle, which no house and no plate touches. */
growl_ring growl_ring_below(const growl_look *, ui_rect head);
/* The same place by day and night, whether the banner is shown or not. */
ui_rect growl_banner_place(const ui_frame *, int n);
/* For either long side of a flat table; large words have no room for that. */
bool growl_hushes_twice(const ui_frame *);
/* What a seat takes: house, plate, and below it the words "to act". */
ui_rect growl_tile_of(const growl_ring *, int seat);
/* What the seats leave free, as high as it is, of a column w wide from x on. */
ui_rect growl_free_at(const growl_ring *, int n, float x, float w);
/* The same in the very middle. */
ui_rect growl_free_middle(const growl_ring *, int n, float w);
/* Beside open hands of a flat table (growl_table_clear.c): whether this hides nothing of it or lies below none; rings
 * whose middle they leave free, each in another way, of which some may leave little. */
enum { GROWL_CLEAR_WAYS = 4 };
bool growl_is_clear(const growl_ring *, ui_rect);
void growl_clear_rings(const growl_ring *, growl_ring out[GROWL_CLEAR_WAYS]);
/* While the table glides beside hands: the ring as it was before. False: it stands. */
bool growl_ring_before(const growl_ring *, growl_ring *before);
/* Left and right of the seats that stand above or below the very middle; false when there are none. */
bool growl_free_sides(const growl_ring *, int n, ui_rect out[2]);

/* ---- a house beside the own open hand (growl_table_stand.c) ---- */
/* How a place in the circle stands beside the own hand where that lies over it: its house alone, so far aside, or
 * nothing of it where there is no room. */
typedef struct {
    float dx, dy, house, rest; /* the last two: how much is seen, 0..1 */
} growl_stand;
growl_stand growl_stand_of(const growl_look *, const growl_ring *, int place);

/* ---- cards and marks (growl_table_cards.c); boxes are unturned ---- */
static const float growl_day_tilt = -2.0f; /* how the turned card lies, in degrees */
void growl_draw_day_card(ui_draw *, ui_rect, const char *id, float degrees, bool grey);
/* A card that the rules keep wears it with a cross, and so does the rule that says why. */
void growl_draw_rule_mark(ui_draw *, ui_rect, const char *figure);
/* How cards of a size carry their names, all in one way: asked once for a hand. size 0: not at all. */
typedef struct {
    float size;
    bool over; /* the index */
} growl_day_name;
growl_day_name growl_day_name_of(ui_draw *, ui_rect card);
/* Of cards of which the next one leaves so much of their width: beside the index, or not at all. */
growl_day_name growl_day_name_within(ui_draw *, ui_rect card, float seen);
void growl_draw_named_card(ui_draw *, ui_rect, const char *id, float degrees, bool grey, growl_day_name);
/* Its dots light this night from 0 alone, or, on a card of no night, all that it may be drawn for. */
enum { GROWL_NO_NIGHT = -1 };
void growl_draw_night_card(ui_draw *, ui_rect, int card, int night);
/* The same on its way: what it is comes with it, of what kind is read where it lies. */
void growl_draw_moving_night(ui_draw *, ui_rect seen, ui_rect whole, int card, int night);
void growl_night_card_soon(ui_draw *, ui_rect, int card); /* the face is made before it is shown there */
/* Whether a night card of this size can carry its name; else the name has to stand beside it. */
bool growl_night_name_fits(ui_draw *, ui_rect, const char *id);
/* Whether a text fits a box at the smallest size its style may take, in style->lines lines (1 or more). */
bool growl_text_fits(const ui_frame *, const ui_label_style *, float w, float h, const char *text);
void growl_draw_back(ui_draw *, ui_rect, float degrees);
/* One that is small on the dark table: with a rim of paper. */
void growl_draw_small_back(ui_draw *, ui_rect, float degrees);
/* A card that comes from the pile and turns over on its way; as soon as its face is seen, it has its name. */
void growl_draw_turning_day(ui_draw *, ui_rect pile, ui_rect to, float part, const char *id);
void growl_draw_turning_night(ui_draw *, ui_rect pile, ui_rect to, float part, int card, int night);
/* A back on its way. */
void growl_draw_flying_back(ui_draw *, ui_rect from, ui_rect to, float part);
void growl_draw_seat_card(ui_draw *, ui_rect, const char *id, float degrees);
/* The draw pile at this place, to be pressed when it may be. */
void growl_draw_stock(const growl_look *, ui_rect);

/* ---- the deal that is told (growl_table_deal.c) ---- */
enum { GROWL_DEALT_EACH = 4 /* cards that each seat is dealt */ };
/* How far the k-th card of a seat has come, 0..1. */
float growl_dealt_part(const growl_look *, int seat, int k);
/* How many cards lie at a seat by now, and which part of all is still on the pile. */
int growl_dealt_to(const growl_look *, int seat);
float growl_left_to_deal(const growl_look *);

/* ---- houses, and what lies at them (growl_table_house.c) ---- */
/* The house of a place in the circle, in a box of its own shape; that box at its seat. */
ui_rect growl_house_box(const ui_place *);
typedef enum {
    GROWL_LIT,
    GROWL_ASLEEP, /* dim windows */
    GROWL_DARK,   /* none: eyes look out of the walls */
    GROWL_DEAD
} growl_house;
void growl_draw_house(const growl_look *, ui_rect box, int place, growl_house);
/* "I Died" on a strip of paper, a little askew; where it lies before it is turned. */
ui_rect growl_died_place(ui_draw *, ui_rect house, float widest);
void growl_draw_died(ui_draw *, ui_rect house, float widest);
/* How far it lies beside its house's middle, clear of a card that leans there. */
float growl_died_aside(const growl_look *, const ui_place *, int place);
/* The same on its way, as it lies on the large house, scaled. */
void growl_draw_dying(ui_draw *, ui_rect house, float widest, ui_rect large, float widest_large, float way);
void growl_dying_soon(ui_draw *, ui_rect large, float widest_large);
/* On which side of its house a card leans at a seat; the night card at a place, 0 the Silver Bullet, 1 the Séance: a
 * second one leans on the other side. */
bool growl_leans_right(const ui_frame *, const ui_place *);
bool growl_lies_right(const growl_look *, const ui_place *, int place, int which);
ui_rect growl_lying_card(const growl_look *, const ui_place *, int place, int which);
/* Where the i-th of the cards lies that wait on a home tile, and by how many degrees it is turned. */
enum { GROWL_TILE_SEEN = 3 };
#define GROWL_TILE_STEP 0.22f /* of its width, from one to the next */
ui_rect growl_tile_card(const ui_place *, int i);
float growl_tile_askew(int i);

/* ---- what moves between pile and seats (growl_table_motion.c), and who leaves (growl_table_dying.c) ---- */
/* They are taken up, n of them; where one is on its way into the hand, behind the plate. */
ui_rect growl_taken_card(const ui_place *, int i, int n, float part);
bool growl_is_taking(const growl_look *, int seat);
/* So many have come into the hand by now. */
int growl_taken_by(const growl_look *, int seat);
/* So many cards have left a hand that is passed. */
int growl_passed_by(const growl_look *, int seat);
/* Cards that are passed, as everybody sees it: their ways, below all else, and the cards. */
bool growl_passes(const growl_look *);
void growl_draw_passing_ways(const growl_look *, const growl_ring *);
/* How much of the pile is seen, 0..1: it is away while cards are passed over its place, or one would look drawn. */
float growl_pile_left(const growl_look *, const growl_ring *);
/* The cards as they are now; each above all, or over the houses of one side and behind its plates: none hides a name.
 */
typedef enum { GROWL_FAR, GROWL_NEAR, GROWL_ABOVE } growl_layer;
typedef struct {
    ui_rect at;
    float askew;
    growl_layer layer;
} growl_back;
typedef struct {
    growl_back card[2 * GROWL_SEATS];
    int n;
} growl_passed;
growl_passed growl_passed_of(const growl_look *, const growl_ring *);
void growl_draw_passed(const growl_look *, const growl_passed *, growl_layer);
/* The Tempest (growl_table_storm.c): how much of its rule is open; a card of this seat is in the storm; all of it. */
float growl_storm_rule(const growl_look *);
int growl_stormed_by(const growl_look *, int seat);
void growl_draw_storm(const growl_look *, const growl_ring *);
/* The Gift by night (growl_table_exchange.c): across the table, ms; what stands there (table_state.stands), and how
 * long it takes to come; cards that lie on a home tile, without one that is on its way there. */
enum { GROWL_EXCHANGE_TAKES = 2 * MOTION_FLIGHT };
uint8_t growl_stands(const growl_pub *);
uint32_t growl_stands_ms(const growl_pub *, int stood);
int growl_tile_lies(const growl_look *, int seat);
void growl_draw_exchange(const growl_look *, const growl_ring *);
/* A card that is given by day (growl_table_gift.c). */
void growl_draw_gift(const growl_look *, const growl_ring *);
int growl_given_to(const growl_look *, int seat); /* it is in the hand, and nothing else has changed yet */
/* Whatever else is in the air, over all that lies: cards that are dealt, given, taken up. */
void growl_draw_flights(const growl_look *, const growl_ring *);
/* Whoever dies, in the middle of a table gone dark: the house is turned over and marked. It stands there alone: so
 * much is seen of what lies there else. */
float growl_middle_seen(const growl_look *);
/* Whether a death is told of whom the house has not gone home yet: until then nothing of that seat is grey. */
bool growl_is_dying(const growl_look *, int seat);
void growl_draw_death(const growl_look *, const growl_ring *);

/* ---- night falls, day breaks (growl_table_dusk.c) ---- */
/* How dark it is, 0 day to 1 night, while the one becomes the other. */
float growl_darkness(const growl_look *);
/* The ground, with the sun that rises. */
void growl_draw_sky(const growl_look *);
/* As night falls windows go out one by one, round the table from the one who turned up its card: this one not yet. */
bool growl_is_awake(const growl_look *, int place);
/* The light of the day that breaks has come to this house. */
bool growl_is_reached(const growl_look *, ui_rect house);
/* What lies in the middle meanwhile. */
void growl_draw_dusk(const growl_look *, const growl_ring *);
void growl_draw_dawn(const growl_look *, const growl_ring *);

/* ---- what hangs at the upper edge (growl_table_hung.c) ---- */
/* The sign of silence at night and on its way, the hour, and which game of several it is. Where a hand of a flat
 * table is opened over one of them it hangs as near as there is room, clear of all that lies on the table. */
typedef struct {
    ui_rect silence, hour, game; /* w 0: there is no room, or no such plate */
} growl_hung;
growl_hung growl_hung_of(const growl_look *, const growl_ring *);
/* Open hands, what the seats take but that of one place (-1: all), and what lies in the middle, of a flat table. */
ui_things growl_things_of(const growl_look *, const growl_ring *, int but);
void growl_draw_hung(const growl_look *, const growl_ring *);

/* ---- the Growl (growl_table_growl.c, growl_table_results.c), and what it is about (growl_table_outcome.c) ---- */
/* What each step of the reveal opens. */
enum {
    GROWL_STEP_OF_ZEROES = 1,
    GROWL_STEP_OF_WOLVES,
    GROWL_STEP_OF_CHEER,
    GROWL_STEP_OF_WINNER,
    GROWL_STEP_OF_GOLD,
};
/* Whether it is known by this step what a seat was; and what it was, alive or dead. */
bool growl_is_open(const growl_pub *, int seat, int step);
/* How many wolves there are, dead or alive: Wolf Zeroes, or the others; and whether there are others. */
int growl_wolves(const growl_pub *, bool zero);
bool growl_has_other_wolf(const growl_pub *);
const char *growl_role_word(const growl_look *, int seat, bool alive);
const char *growl_role_named(ui_draw *, const char *role, bool alive); /* "human", "wolf" or "zero" */
/* The height of the strip below a plate that says what somebody was, du, and how wide it is at most: as the plate; on
 * a flat table, where no plate is, words need not be small for one. */
float growl_role_strip(const ui_frame *);
float growl_role_widest(const ui_frame *, float plate);
/* What somebody was, below the plate: the house says who is dead. */
void growl_draw_role(const growl_look *, ui_rect plate, int seat);
/* Human or wolf below a plate, of whom everybody knows it: no more than that. */
void growl_draw_team(const growl_look *, ui_rect plate, uint8_t team);
/* How long the step takes that shows the Wolf Zeroes or the others: so many are named by it. */
uint32_t growl_wolves_ms(const growl_pub *, int step);
/* The village at night and who has won, for the steps before the gold. */
void growl_draw_growl(const growl_look *, int step, const char *sentence);
/* Who has won (growl_table_won.c): whoever was in the village comes here, and then crowns fall. */
enum { GROWL_CROWNS_FALL = 640, GROWL_WON_TAKES = MOTION_SAME + GROWL_CROWNS_FALL };
/* What is the same on the pages of the end: seats from 0 on, the hills that their houses stand on, houses to which
 * nobody comes from the page before, and the moon of the one and the victors' one. */
enum {
    GROWL_SAME_HILL = GROWL_SEATS,
    GROWL_SAME_MOON = UI_SAME_MOST - 1,
    GROWL_SAME_HOUSE = GROWL_SAME_MOON - GROWL_SEATS
};
const char *growl_won_ground(const growl_pub *);
void growl_draw_stone(ui_draw *, ui_rect); /* of somebody who is dead */
/* The circle of seats during the Growl, below whatever its headline may come to say. */
growl_ring growl_ring_of_end(const growl_look *);
/* These seats from left to right, or from the top down, as they sit there. */
void growl_from_left(const growl_look *, const growl_ring *, uint8_t seats[], int n);
void growl_from_top(const growl_look *, const growl_ring *, uint8_t seats[], int n);
/* Above this line. */
void growl_draw_won(const growl_look *, const growl_ring *, float bottom);
/* No further game is wanted: what is shown is the gold of all of them, and whoever has most wears the crown. */
bool growl_is_series_end(const growl_pub *);
/* Who stands in the light: a bit for each seat of the side that won, or of those with the crown of the series. */
uint32_t growl_lit_seats(const growl_pub *);
/* A kind of card in a hand that is counted: a small card, where gold that is owned is a coin; with its sign there. */
void growl_kind_sign(ui_draw *, ui_rect, int kind);
void growl_kind_card(ui_draw *, ui_rect card, int kind, ui_rect sign);
/* The seats round the table, but those in the light first, and of these and of the others the richest. */
void growl_order_of_gold(const growl_pub *, uint8_t out[GROWL_SEATS]);
/* Living humans are those who cheer (growl_table_headline.c). */
int growl_living_humans(const growl_pub *);
const char *growl_headline(const growl_look *, int step);
/* Of all headlines of the Growl, whoever has won. */
float growl_widest_headline(const growl_look *);
/* The gold as a village of houses (growl_table_gold.c), under a headline. Where so many have no room there: rows of
 * players. */
bool growl_gold_fits(const growl_look *);
/* The last game brought a seat gold, and somebody owned some before: else what it brought is what is owned. */
bool growl_gain_told(const growl_pub *, int seat);
/* How much of a seat's gold has been counted. */
int growl_gold_counted(const growl_look *, int seat);
void growl_draw_gold(const growl_look *, const char *headline);
uint32_t growl_gold_ms(const growl_pub *); /* the page comes, all gold is counted, crowns fall */

/* ---- moon, hill and figure (growl_table_moon.c) ---- */
/* For the side that has won it becomes as bright as a lamp: `won`, 0..1. */
void growl_draw_moon(ui_draw *, ui_rect, float won);
typedef enum { GROWL_HILL_AT_NIGHT, GROWL_HILL_AT_FIRST_LIGHT, GROWL_HILL_AT_DAWN, GROWL_HILL_IN_BLOOD } growl_hill;
/* From before the moon down to this line. */
void growl_draw_hill(ui_draw *, ui_rect moon, float foot, growl_hill);
/* `up`: how much of the figure is above the hill. A human cheers, for itself or for several. */
void growl_wolf_up(ui_draw *, ui_rect moon, float up);
void growl_human_up(ui_draw *, ui_rect moon, bool several, float up);
/* All that stands behind the winners: the sun or a moon of blood, a figure of their side before it, and a hill. */
void growl_draw_victor(const growl_look *, ui_rect at);

/* ---- what a plate counts (growl_table_counts.c) ---- */
enum { GROWL_COUNTS = 2 };
/* How many: no gold before somebody owns some. */
int growl_counts(const growl_look *, int seat, ui_count out[GROWL_COUNTS]);

/* ---- the middle by day (growl_table_day.c) ---- */
typedef struct {
    ui_rect pile, turned, slot;
} growl_day_places;
growl_day_places growl_day_places_of(const growl_ring *, int n);
/* Where nothing lies: the night's place, with as many dots lit as nights are over, and the turned card's. */
void growl_draw_day_slots(const growl_look *, const growl_day_places *, int nights, float night, float turned);
/* The dot of a night from 0, as a card of its size. */
ui_rect growl_night_dot(const ui_frame *, const growl_day_places *, int night);
void growl_draw_day(const growl_look *, const growl_ring *);

/* ---- places of the middle at night (growl_table_night_places.c) ---- */
/* The same in every night, for the longest rule has room; but in the last one, without a pile, as a pair, and the
 * card alone when its rule has gone. */
growl_night_places growl_night_places_of(const growl_look *, const growl_ring *);
/* What this card's rule takes of the panel at the smallest size that may be drawn; and what the panel needs besides
 * where two seats are named and confirmed. */
float growl_least_rule(const growl_look *, const growl_night_places *, const char *id);
float growl_below_rule(const growl_look *);

/* ---- the middle at night (growl_table_night.c) ---- */
/* The narrowest width in which a text has as few lines as in `most`: lines of one length, and no word alone in one.
 */
float growl_balanced(const ui_frame *, const ui_label_style *, float most, const char *text);
/* The light round the night card, 0..1. */
void growl_draw_glow(ui_draw *, ui_rect card, float lit);
/* The rule of the card that lies there, unrolled so far, 0..1. */
void growl_draw_rule(const growl_look *, const growl_night_places *, int card, float open);
ui_rect growl_rule_at(const growl_look *, const growl_night_places *, int card); /* its paper, all of it */
void growl_rule_soon(const growl_look *, const growl_night_places *, int card);  /* the card has been told */
/* How much of it is still to be read: it rolls up when all have chosen what they pass, and does not come back after
 * the one for whom it was the end. */
float growl_rule_left(const growl_look *);
/* The name of a card that is too small for it, where no rule tells it: below the card, or above; w 0: not at all. */
ui_rect growl_night_caption(const growl_look *, const growl_ring *, const growl_night_places *, int card);
void growl_draw_caption(const growl_look *, const growl_ring *, const growl_night_places *, int card);
/* Whether two seats are named for this card; and whether that choice is open. */
bool growl_names_pair(int card);
bool growl_wants_pair(const table_ui *);
/* `pile`: how much of that is seen. */
void growl_draw_night(const growl_look *, const growl_ring *, float pile);

/* ---- marks over the table at night (growl_table_marks.c) ---- */
/* Votes and pointing as threads: under the seats and what lies in the middle, so that no
 * word is crossed. */
void growl_draw_threads(const growl_look *, const growl_ring *);
/* Counts and raised hands: over everything but the apron. */
void growl_draw_marks(const growl_look *, const growl_ring *);

/* ---- frames, each with what is pressed on it ---- */
/* t->page on public frames: 1 + the seat whose refusal is explained, or this + the card on a seat that is read (0 the
 * Silver Bullet, 1 the Séance). */
enum { GROWL_PAGE_LYING = 100 };
void growl_draw_public(const growl_look *);
bool growl_public_input(table_ui *, const ui_input *, nt_move *, bool *has_move);

/* What the cards of a private step are picked for. */
typedef enum {
    GROWL_NO_CARDS, /* a look, a side, a seat */
    GROWL_ONE_CARD,
    GROWL_TWO_CARDS
} growl_choice;
growl_choice growl_choice_of(const growl_pub *);
void growl_draw_private(const growl_look *);
bool growl_private_input(const growl_look *, table_ui *, const ui_input *, nt_move *, bool *has_move);

void growl_draw_results(const growl_look *);
bool growl_results_input(const table_ui *, const ui_input *, nt_move *, bool *has_move);
int growl_results_steps(nt_view);
const char *growl_results_sound(nt_view, int step);

/* growl_table_rules.c: pieces of the pages of rules; which one a frame is about, or NULL. */
extern const char *const growl_pieces[];
table_sign growl_option_sign(int option);
float growl_shape(int n);
void growl_piece(int n, ui_draw *, ui_rect);
void growl_fanned(int n, ui_draw *, ui_rect, float seen);
const char *growl_piece_read(nt_view, const table_ui *);
/* The card of the private frame that is held large, or NULL (growl_table_private.c). */
const char *growl_held_card(const growl_pub *, const growl_priv *, const table_ui *);

/* growl_table_heard.c: what is spoken, and what plays below. */
int growl_spoken(const table_telling *, table_phrase out[TABLE_PHRASES]);
int growl_spoken_end(nt_view, table_phrase out[TABLE_PHRASES]);
uint32_t growl_crowned(nt_view); /* the richest of a series that is over */
table_bed growl_bed(nt_view, bool end);

/* growl_table_can.c: what a reader plays for, and what can be done (nt_table.goal, .choices). */
const char *growl_goal(nt_view, const table_ui *, text_words *);
const char *growl_goal_of(text_words *, bool wolf, bool alive);
int growl_choices(nt_view, const table_ui *, text_words *, const char *out[TABLE_CHOICES]);

/* ---- a hand at the edge of a flat table (growl_table_held.c) ---- */
void growl_held(nt_view, const table_ui *, text_words *, table_held *);
int growl_parts(const table_ui *, nt_move, table_part out[TABLE_PARTS]);

#endif
