/* The table of Eat Me If You Can! in the window, split by subject. Nothing outside eatme_table*.c includes this. */
#ifndef NT_GAMES_EATME_TABLE_H
#define NT_GAMES_EATME_TABLE_H

#include "games/eatme/eatme.h"
#include "ui/card_table.h"
#include "ui/cut.h"
#include "ui/things.h"

/* ---- zones that this table draws and reads alone ---- */
#define EATME_ZONE_WHEEL "wheel"     /* sleep or trap; n = which */
#define EATME_ZONE_HOUSE "house"     /* a door; n = seat */
#define EATME_ZONE_HISTORY "history" /* opens the past choices */
#define EATME_ZONE_AWAY "away"       /* puts them away */
#define EATME_ZONE_PATH "path"       /* the ground where the wolf walks; n = cell */
#define EATME_ZONE_WOLF "wolf"       /* the wolf itself */
#define EATME_ZONE_GIVE "give"       /* hands the characters out as they lie */

/* ---- marks: what a lesson speaks of ---- */

#define EATME_MARK_HOME "home" /* a plate and all that is beside it, house or Wolf; n = seat */

#define EATME_ROOM "eatme/room" /* the picture behind a hand */

/* Everything a frame is drawn from. `me` is NULL on public frames. */
typedef struct {
    const eatme_pub *pub;
    const eatme_priv *me;
    uint8_t seat;         /* of `me` */
    const ui_seat *chair; /* by seat */
    text_words *w;
    const table_ui *t;
    ui_draw *d;
} eatme_look;

/* ---- what moves: the view is the table before the event that is told ---- */

/* An event of this kind is told: it moves, or stands at its end, where nothing moves. */
static inline bool eatme_moving(const eatme_look *look, int kind) {
    return look->t->event.kind == kind;
}

/* Parts of an event. A wheel turns round between these two, its face is seen from their middle on, and its sentence
 * is said once it has lain open for a moment. */
#define EATME_TURN_BEGIN 0.22f
#define EATME_TURN_END 0.5f
#define EATME_FACE_SEEN 0.36f
#define EATME_TURN_SAID 0.58f
#define EATME_OTHER_SAID 0.4f /* of another door: as its face comes round, before its points */
/* A wolf that a program leads has come to the door. */
#define EATME_AT_DOOR 0.4f
/* Characters are handed out, one thing after the other: the old ones have gone; the seats stand where they will stay;
 * all new houses have risen. */
#define EATME_CAST_CLEARED 0.22f
#define EATME_CAST_SEATED 0.56f
#define EATME_CAST_RISEN 0.84f
/* The first wolf comes in as the seats end their round, so that its own plate is ahead of it, and stands soon after
 * them. */
#define EATME_WOLF_ENTERS 0.38f
#define EATME_WOLF_IS_IN 0.74f

/* ---- looks and words (eatme_table_words.c) ---- */
eatme_look eatme_look_of(nt_view, const table_ui *, ui_draw *);
const char *eatme_name(const eatme_look *, int seat);
/* Key of a character in selects and names: Red Riding Hood lives alone in one cast. */
const char *eatme_who(const eatme_pub *, int character);
/* The seat that holds the Wolf, or EATME_NONE. */
int eatme_wolf_in(const eatme_pub *, const uint8_t *cast);
const char *eatme_question(const eatme_look *);
const char *eatme_sentence(const table_telling *, text_words *);
/* The same on a frame, of the event that is told or was told last. */
const char *eatme_told_on(const eatme_look *, const nt_event *);
/* How long an event is shown, how it sounds, and when its sentence is said. */
table_show eatme_show_of(const nt_event *);
/* A wheel is seen before it is said what it shows. */
float eatme_seen_from(const nt_event *);
/* "+3", with a minus "-2", or "±0": a nought alone would be a score. */
const char *eatme_points(const eatme_look *, int by);
/* What this wheel would do for the viewer, in whole sentences, as the points stand. */
const char *eatme_tell_wheel(const eatme_look *, int wheel);

/* ---- places (eatme_table_yard.c) ---- */
typedef struct {
    float x, feet, size; /* of the house: middle of its door, ground, scale of its picture */
    bool right;          /* of the yard's middle: its sign is to the right */
    bool wheel_right;    /* its wheel is at the plate's right end */
    ui_place place;      /* plate and house */
    ui_rect wheel;
    ui_rect past; /* room for past choices, below the plate and clear of the roof of a house that stands lower */
    /* How far it has come forward for the duel, 0 to 1; as large as its house and its wheel are drawn then, to be
     * scaled; and where its points of the round will be. */
    float near, whole, disc;
    ui_rect badge;
    float unhung; /* its sign goes from one side to the other: how little of it is seen, 0 to 1 */
} eatme_spot;

/* The houses stand on a half circle from left to right as the seats go clockwise from the Wolf; the Wolf's own place
 * is at its open end, near the viewer. On a flat table each stands where its owner sits, and the Wolf as well. */
typedef struct {
    int n, first;               /* seats; the seat at place 0 */
    eatme_spot at[EATME_SEATS]; /* by place */
    float bottom;               /* the yard ends above the apron */
    ui_rect button[2];          /* of whoever hands out */
    ui_rect knock;              /* above the Wolf's plate */
    ui_rect ground;             /* where the wolf walks about */
    int pasts;                  /* so many past choices have room at every house */
    float words;                /* height of the words "to act" below the plate above the Wolf */
    float steps;                /* of a flat table: the wolf's, while it gives way to a hand */
    bool tall, flat;
} eatme_yard;
enum { EATME_PATHS = 6, EATME_PATH_ROWS = 3 }; /* of the ground, as zones */
eatme_yard eatme_yard_of(const eatme_look *);
/* The same as it stood before anybody began to move. */
eatme_yard eatme_yard_before(const eatme_look *);
/* The characters that are being handed out, by seat, as they were and as they will be: what a person has laid out
 * on the table lies there already. False when nothing of that moves. */
typedef struct {
    uint8_t from[EATME_SEATS], to[EATME_SEATS];
} eatme_handout;
bool eatme_handed_out(const eatme_look *, eatme_handout *);
/* Seats go round to other places for that. */
bool eatme_ring_turns(const eatme_look *);
/* How far. Before the first ones nothing has to go. */
static inline float eatme_cast_part(const eatme_look *look) {
    const bool first = eatme_moving(look, EATME_EV_CAST) && look->pub->wolf >= look->pub->n;

    return first ? EATME_CAST_CLEARED + (1.0f - EATME_CAST_CLEARED) * look->t->part : look->t->part;
}
/* They are, and what was left of the round before has gone. */
static inline bool eatme_cleared(const eatme_look *look) {
    return eatme_moving(look, EATME_EV_CAST) && eatme_cast_part(look) >= EATME_CAST_CLEARED;
}
int eatme_place_of(const eatme_yard *, int seat);
/* Of a flat table: it is before the left edge or the right one. */
bool eatme_at_side(const eatme_spot *);
static inline int eatme_seat_at(const eatme_yard *yard, int place) {
    return (yard->first + place) % yard->n;
}

/* Towards the yard's middle: of a seat's wheel, or as far as one would reach there; and that wheel's middle. */
float eatme_inner_edge(const eatme_spot *);
float eatme_inner_end(const eatme_spot *);
/* Where the sign is that a seat can change: where its wheel was; the Wolf's, who has none, is as far from the middle.
 */
ui_rect eatme_swap_sign(const ui_frame *, const eatme_spot *);
/* What of a house and its plate is pressed: as much as no other plate covers. */
ui_rect eatme_house_zone(const ui_frame *, const eatme_yard *, int place);

/* Where the wolf stands: feet, height, which way it looks. */
typedef struct {
    float x, feet, high;
    bool right;
    float stride; /* steps walked so far; a whole number of them: it stands */
    bool edge;    /* it turns round, and is seen nearly from its edge */
    float whole;  /* as high as its pictures are drawn, then scaled; 0: as high as it is */
    float small;  /* so high it was before it came forward, in a light that goes as another comes; 0: it has one */
    float rears;  /* its forequarters, by so many degrees */
    float caught; /* so far has a trap its forepaw, which it stretches out at half a stride; 1: shut */
} eatme_stand;
eatme_stand eatme_stand_home(const eatme_yard *);
/* The Wolf's place, at which it stands so, goes to where no open hand of a flat table lies over it
 * (eatme_table_aside.c). */
void eatme_give_way(eatme_yard *, const ui_frame *, eatme_stand home);
eatme_stand eatme_stand_door(const eatme_yard *, int place);
/* In a house's place, while somebody hands out. */
eatme_stand eatme_stand_house(const eatme_spot *);
/* Height of the wolf to its width, and the least one that is seen well. */
#define EATME_WOLF_SHAPE (210.0f / 147.0f)
#define EATME_WOLF_LEAST 84.0f
/* Of the ground between the doors, and what is framed of a place that may be chosen: its plate, or on a flat table
 * emblem and wheel (eatme_table_paths.c). */
eatme_stand eatme_stand_path(const eatme_yard *, int cell);
ui_rect eatme_path_cell(const eatme_yard *, int cell);
ui_rect eatme_place_framed(const eatme_yard *, int place);

/* ---- ways (eatme_table_walk.c): `part` 0 the beginning, 1 the end ---- */
/* All wheels are set: past all doors and back to the middle. */
eatme_stand eatme_walk_round(const eatme_yard *, float part);
/* From one stop to another: the door of a place; 0, home; below that, -1 less a cell of the ground. */
eatme_stand eatme_stand_at(const eatme_yard *, int stop);
eatme_stand eatme_walk_to(const eatme_yard *, int from, int to, float part);
eatme_stand eatme_walk_between(eatme_stand, eatme_stand, float part);
/* In to home, where it was not before, from beyond the rim; on a flat table beyond its own edge. */
eatme_stand eatme_walk_in(const eatme_yard *, float part);
eatme_stand eatme_walk_out(const eatme_yard *, float part); /* the same way back */

/* ---- below all that stands in the yard (eatme_table_ground.c) ---- */
void eatme_draw_ground(const eatme_look *, bool tall);
void eatme_draw_path(const eatme_look *, const eatme_yard *, float seen);
/* From the wolf's home to the door of a place, so much of it, 0 to 1. */
void eatme_draw_trail(const eatme_look *, const eatme_yard *, int place, float shown);

/* ---- pieces (eatme_table_pieces.c) ---- */
void eatme_draw_house(ui_draw *, const eatme_spot *, int character, float risen, float dark);
void eatme_draw_sign(ui_draw *, const eatme_spot *, int value);
void eatme_draw_board(ui_draw *, const eatme_spot *); /* the same without its number */
ui_rect eatme_sign_board(const ui_frame *, const eatme_spot *);
void eatme_draw_wolf(ui_draw *, eatme_stand);
/* Its shadow, shorter where a plate lies so far below its feet: nothing of it looks out behind that. */
void eatme_draw_shade(ui_draw *, eatme_stand, float room);
void eatme_draw_moonlight(ui_draw *, eatme_stand);
ui_colour eatme_moonlit(void);
/* A paw in a box: toes to the right, then turned; and as a part of a drawing, around a point, as many times as large
 * as 20 to 16. */
void eatme_draw_paw(ui_draw *, ui_rect, float degrees, ui_colour);
void eatme_cut_paw(cut_svg *, float x, float y, float wider, float higher, float degrees);
void eatme_draw_prints(ui_draw *, eatme_stand);
/* Where it has gone: paws on a way between two points that is drawn towards a third, which stands between them. */
void eatme_draw_track(ui_draw *, const float x[3], const float y[3]);
/* The sound of a knock, between its paw and a wall. */
void eatme_draw_knock(ui_draw *, eatme_stand);
/* A wheel in its box: the back that asks, or as far turned round as `turned` says; drawn in this size, and scaled. */
void eatme_draw_wheel(ui_draw *, ui_rect, float size, int wheel, float turned);
/* A face will be seen in this size: both are named, so that nothing says which. */
void eatme_wheel_soon(ui_draw *, float size);
void eatme_draw_empty_wheel(ui_draw *, ui_rect);
/* Tokens of five and of one from the left, and how wide they are so high. */
void eatme_draw_tokens(ui_draw *, ui_rect, int score);
float eatme_tokens_width(float high, int score);
/* What the round brought, be it nothing, in its box; and that box around its middle. */
void eatme_draw_badge(const eatme_look *, ui_rect at, int by);
ui_rect eatme_badge_at(const ui_frame *, float x, float y);
/* Picture of a character in a box: its house, or the wolf. */
void eatme_draw_character(ui_draw *, ui_rect, int character);

/* ---- one seat (eatme_table_seat.c) ---- */
void eatme_draw_home(const eatme_look *, const eatme_yard *, int place);  /* its house */
void eatme_draw_plate(const eatme_look *, const eatme_yard *, int place); /* and the rounds before */
void eatme_draw_marks(const eatme_look *, const eatme_yard *, int place); /* its wheel, and what the round brought */
/* The marks of the seat whose door opens, or of all others. */
void eatme_draw_opening(const eatme_look *, const eatme_yard *, int place);
void eatme_draw_resting(const eatme_look *, const eatme_yard *, int place);
/* All that its place may hold in a round, whoever is the Wolf: what steps aside for a hand lies clear of it. */
void eatme_home_things(const ui_frame *, const eatme_spot *, ui_things *);
/* How much is seen of its rounds before, 0 to 1. */
float eatme_past_seen(const eatme_look *, int seat);

/* ---- points (eatme_table_points.c) ---- */
/* The part of what is told from which its points are there. */
float eatme_points_there(const eatme_look *);
/* The number that a seat has just now. */
int eatme_score_of(const eatme_look *, int seat);
void eatme_draw_lying(const eatme_look *, const eatme_spot *, int seat);
/* Points on their way. */
void eatme_draw_flight(const eatme_look *, const eatme_yard *);

/* ---- the duel (eatme_table_duel.c) ---- */
/* How far its two have come forward and everybody else stands back, 0 to 1. */
float eatme_duel_near(const eatme_look *);
/* The yard, and where the wolf stands at the door, as they have come. */
eatme_yard eatme_duel_yard(const eatme_look *, const eatme_yard *);
eatme_stand eatme_duel_stand(const eatme_look *, const eatme_yard *, eatme_stand);
/* How far the lamp is out in the house of a sleeper whose door has opened, 0 to 1, until characters are handed out.
 */
float eatme_asleep(const eatme_look *, int seat);
void eatme_asleep_soon(const eatme_look *, const eatme_spot *, int seat);
void eatme_draw_duel_light(const eatme_look *, const eatme_yard *);
void eatme_duel_soon(const eatme_look *, const eatme_yard *);
void eatme_duel_stays(const eatme_look *, const eatme_yard *);

/* ---- who acts (eatme_table_acts.c) ---- */
/* This frame's seat hands out the characters; the seat that does, or will. */
bool eatme_hands_out(const eatme_look *);
int eatme_caster(const eatme_pub *);
/* This frame's seat is the Wolf, who chooses a door. */
bool eatme_wolf_decides(const eatme_look *);
/* Quarter turns, clockwise, with which whoever acts alone reads the frame: 0 but on a flat table. */
int eatme_turn_of(const eatme_look *);

/* ---- handing out characters (eatme_table_cast.c) ---- */
/* One of them is taken up, or lies elsewhere, until they are given: what the night left on the table is gone. */
bool eatme_laid_out(const eatme_look *);
/* A person is asked to hand out, or has: wheels and points of the night are gone, who slept is still seen. */
bool eatme_round_gone(const eatme_look *);
/* And something is changed: the button for it is the main one. */
bool eatme_gives(const eatme_look *);
/* The characters as they lie now, by seat: as cast, or while they are handed out as they are being changed. */
void eatme_cast_now(const eatme_look *, uint8_t cast[EATME_SEATS]);
/* Between two seats that have swapped, or would (eatme_table_swap.c): below all that stands, clear of those two; from
 * sign to sign where they stand too close for that. */
void eatme_draw_swap(const eatme_look *, const eatme_yard *, const uint8_t *now, int a, int b, float seen);
void eatme_draw_cast_zones(const eatme_look *, const eatme_yard *);  /* below the seats */
void eatme_draw_cast_arrows(const eatme_look *, const eatme_yard *); /* over houses and wolf, below plates */
void eatme_draw_cast_frames(const eatme_look *, const eatme_yard *); /* over their plates */
void eatme_draw_cast_buttons(const eatme_look *, const eatme_yard *);
const char *eatme_cast_hint(const eatme_look *);
bool eatme_cast_input(const eatme_look *, table_ui *, const ui_input *, nt_move *, bool *has_move);

/* ---- past choices (eatme_table_past.c) ---- */
/* The Wolf's paw, at whom he knocked. */
void eatme_draw_knocked(ui_draw *, ui_rect);
int eatme_past_room(ui_rect); /* so many of one seat lie beside each other there */
void eatme_draw_past_strip(const eatme_look *, const eatme_yard *, int place);
/* A sheet over the yard; the next press puts it away. */
bool eatme_has_past(const eatme_look *); /* a round is over */
void eatme_draw_past_panel(const eatme_look *);

/* ---- pages of rules (eatme_table_rules.c): pieces; which one a frame is about, or NULL ---- */
extern const char *const eatme_pieces[];
table_sign eatme_option_sign(int option);
float eatme_shape(int n);
void eatme_piece(int n, ui_draw *, ui_rect);
const char *eatme_piece_read(nt_view, const table_ui *);

/* ---- the prowl (eatme_table_prowl.c) ---- */
/* Where the wolf stands or walks now; false: nobody is the wolf yet. */
bool eatme_wolf_stands(const eatme_look *, const eatme_yard *, eatme_stand *to);
/* On its way it goes behind houses and what stands nearer. */
bool eatme_wolf_is_behind(const eatme_look *);
/* The wolf, its moonlight, and the knock. */
void eatme_draw_prowler(const eatme_look *, eatme_stand);
/* Its trail to the door that it has chosen, below all that stands there. */
void eatme_draw_aim(const eatme_look *, const eatme_yard *);
/* Prints where the pointer would send it. */
void eatme_draw_where_to(const eatme_look *, const eatme_yard *, eatme_stand wolf);
void eatme_draw_prowl_zones(const eatme_look *, const eatme_yard *);
void eatme_draw_prowl_buttons(const eatme_look *, const eatme_yard *);
bool eatme_prowl_input(table_ui *, const ui_input *, nt_move *, bool *has_move);
/* t->pick of the prowl: 1 + the seat whose door is chosen; 1 + the cell of the ground where the Wolf was sent. */
enum { EATME_PICK_DOOR, EATME_PICK_PATH };
/* Where a person's wolf waits (table_state.stands): home, at a door or on the ground; 0: nobody's does. And how long
 * it walks there from where it waited. */
uint8_t eatme_waits(const eatme_pub *, const table_ui *);
uint32_t eatme_waits_ms(const eatme_pub *, const table_ui *);
/* And has: the button to knock stands above its plate. */
bool eatme_door_picked(const eatme_look *);
/* Part 0..1 of an attack from which it knocks. */
float eatme_knocks_from(const eatme_look *);
/* The door of somebody who was not attacked has opened: the duel is over. */
bool eatme_others_open(const eatme_pub *);
/* Whether it has just struck the wall of this seat's house. */
bool eatme_house_struck(const eatme_look *, int seat);

/* ---- frames and their input ---- */
/* t->page on public frames: 1 + the seat that is told about; the sheet of past choices; why the Wolf stays. */
enum { EATME_PAGE_PAST = 100, EATME_PAGE_MUST_WOLF = 101 };
void eatme_draw_public(const eatme_look *);
bool eatme_public_input(nt_view, table_ui *, const ui_input *, nt_move *, bool *has_move);
void eatme_draw_private(const eatme_look *);
bool eatme_private_input(table_ui *, const ui_input *, nt_move *, bool *has_move);
void eatme_draw_results(const eatme_look *);
enum { EATME_RESULTS_POINTS = 1, EATME_RESULTS_WINNER, EATME_RESULTS_STEPS = EATME_RESULTS_WINNER };
/* The step of the points: what stood there that night folds, names go to their places, and as they come there houses
 * rise and all points are counted at once, slowly enough to be read. */
enum { EATME_NIGHT_GOES_MS = 280, EATME_PLACES_MS = MOTION_SAME - 200, EATME_COUNT_MS = 1600 };
enum { EATME_POINTS_MS = EATME_NIGHT_GOES_MS + EATME_PLACES_MS + EATME_COUNT_MS };

/* ---- the last night at the end (eatme_table_night.c) ---- */
/* In the step of the points: the page is still that of the night, of which so much has gone, 0..1. */
bool eatme_night_goes(const table_ui *);
float eatme_night_gone(const table_ui *);
/* Of the counting: 1 its beginning, 0 its end. */
float eatme_points_opening(const table_ui *);
/* How much of a player is there, as one comes and goes. */
float eatme_night_came(const eatme_look *, int seat);
bool eatme_knocked(const eatme_pub *);
/* On the ground below the words, which belong to the plates, a strip is left for the Wolf's way. */
#define EATME_WAY_H 54.0f
/* Each in a room before the own house as it was, and the Wolf, who has none; words: below each. */
void eatme_draw_last_night(const eatme_look *, const ui_rect room[], const ui_rect words[]);

/* eatme_table_can.c: what a reader plays for, and what can be done (nt_table.goal, .choices, .choice_sign). */
const char *eatme_wheel_figure(int wheel);
const char *eatme_goal(nt_view, const table_ui *, text_words *);
const char *eatme_choice_sign(const table_ui *, int i);
int eatme_choices(nt_view, const table_ui *, text_words *, const char *out[TABLE_CHOICES]);

/* ---- a hand at the edge of a flat table (eatme_table_held.c) ---- */
void eatme_held(nt_view, const table_ui *, text_words *, table_held *);
int eatme_parts(const table_ui *, nt_move, table_part out[TABLE_PARTS]);

#endif
