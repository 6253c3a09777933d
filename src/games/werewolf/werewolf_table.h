/* Werewolf's table in the window, split by subject. Nothing outside werewolf_table*.c includes this. */
#ifndef NT_GAMES_WEREWOLF_TABLE_H
#define NT_GAMES_WEREWOLF_TABLE_H

#include "games/werewolf/werewolf.h"
#include "hosting/table_hosting.h"
#include "ui/card_table.h"

/* ---- zones that this table draws and reads alone ---- */
#define WEREWOLF_ZONE_MENU "menu" /* what the next seat is meant for; n = which */
#define WEREWOLF_ZONE_ACT "act"   /* a move without a seat; n = kind, or with an argument: */
#define WEREWOLF_ACT_WITH(kind, arg) ((kind) + 64 * (1 + (arg)))
#define WEREWOLF_ZONE_WAY "way"                 /* how votes are given; n = WEREWOLF_WAY_* */
#define WEREWOLF_ZONE_NEXT "next-candidate"     /* the hands of this one are counted */
#define WEREWOLF_ZONE_END "end-hands"           /* whoever has not raised a hand will not */
#define WEREWOLF_ZONE_LINE "line"               /* a ballot in the list, or an event of the past; n = which */
#define WEREWOLF_ZONE_TAB "tab"                 /* a page of the results; n = which */
#define WEREWOLF_ZONE_PICK "pick"               /* a seat as a secret target; n = seat */
#define WEREWOLF_ZONE_NOBODY "nobody"           /* a secret choice of nobody */
#define WEREWOLF_ZONE_SHEET "sheet"             /* before the first night: 0 the roles, 1 what is said of them */
#define WEREWOLF_ZONE_KIND "kind"               /* a secret choice without a seat; n = kind of move */
#define WEREWOLF_ZONE_SKIP "skip"               /* whether to skip a call */
#define WEREWOLF_ZONE_ROLE "role"               /* a card for the open seat; n = role */
#define WEREWOLF_ZONE_ENDS "ends"               /* the ways to end the game */
#define WEREWOLF_ZONE_DECIDE "decide"           /* ends it; n = who won */
#define WEREWOLF_ZONE_TOOL "tool"               /* a correction; n = kind + 64 * argument */
#define WEREWOLF_ZONE_FACE_TAB "face-tab"       /* a page of the face; n = which */
#define WEREWOLF_ZONE_ENTER_KIND "enter-kind"   /* a kind of move to enter; n = which */
#define WEREWOLF_ZONE_CARD_ROLE "card-role"     /* a role to hold up; n = role */
#define WEREWOLF_ZONE_CARD_NUMBER "card-number" /* a number to hold up; n = which */
#define WEREWOLF_ZONE_CARD_STEP "card-step"     /* the card before or after; n = -1, +1 */
#define WEREWOLF_ZONE_CARD_VALUE "card-value"   /* less or more on the card; n = -1, +1 */
#define WEREWOLF_ZONE_CARD_ALL "card-all"       /* all cards */

/* Everything a frame is drawn from. `me` is NULL on public frames. */
typedef struct {
    const werewolf_pub *pub;
    const werewolf_priv *me;
    uint8_t seat;         /* of `me` */
    const ui_seat *chair; /* by seat */
    text_words *w;
    bool news; /* what is told is told now, not a line of the log */
    const table_ui *t;
    const hosting_frame *h; /* never NULL: of kind HOSTING_NONE on the table's own frames */
    ui_draw *d;
} werewolf_look;

werewolf_look werewolf_look_of(nt_view, const table_ui *, ui_draw *);
werewolf_look werewolf_look_of_hosted(nt_view, const hosting_frame *, ui_draw *);
/* Of what is said without a picture: no frame, no list. */
werewolf_look werewolf_look_of_telling(const table_telling *, text_words *);

/* ---- what is picked ---- */

/* t->pick[WEREWOLF_PICK_MENU] on the public frame: what the next seat that is touched is meant for. */
enum { WEREWOLF_PICK_MENU, WEREWOLF_PICK_SEAT, WEREWOLF_PICK_KIND, WEREWOLF_PICK_WHY_KIND, WEREWOLF_PICK_WHY_SEAT };
enum {
    WEREWOLF_MENU_NONE,
    WEREWOLF_MENU_DECLARE,
    WEREWOLF_MENU_WITHDRAW,
    WEREWOLF_MENU_DUEL,
    WEREWOLF_MENU_EXPLODE,
    WEREWOLF_MENU_TAKE,
    WEREWOLF_MENU_VOTER, /* advanced voting: another voter is chosen */
    WEREWOLF_MENU_KINDS
};
/* t->pick[WEREWOLF_PICK_KIND] in private and call frames: 0 nothing picked, else 1 + kind of move;
 * PICK_SEAT is 1 + seat, or 0 for nobody. PICK_WHY_KIND and _SEAT, in the same way: what was pressed and refused.
 * In a judge's call PICK_MENU is 1 while he is asked whether to skip it. */
/* t->page of a call: the call itself, or the sentence before it once more. */
enum { WEREWOLF_CALL_NOW, WEREWOLF_CALL_AGAIN };

/* UP: raised for what is asked, or counted. DOWN: it is seen that this voter abstains. GIVEN: a ballot, for whom is
 * not seen here. AWAITED: none yet. FOR: given for somebody whose threads are not drawn. */
typedef enum {
    WEREWOLF_MARK_NONE,
    WEREWOLF_MARK_UP,
    WEREWOLF_MARK_DOWN,
    WEREWOLF_MARK_GIVEN,
    WEREWOLF_MARK_AWAITED,
    WEREWOLF_MARK_FOR
} werewolf_mark;

/* Whether a step is a vote or its count; whether the one that is open is (werewolf_table_look.c). */
bool werewolf_step_votes(uint8_t step);
bool werewolf_in_vote(const werewolf_pub *);
/* Whether the event that is told is nightfall or dawn. */
bool werewolf_day_turns(const werewolf_look *);

/* ---- names (werewolf_table_words.c) ---- */
/* A message of the catalogue by "werewolf.<group>.<id>". */
const char *werewolf_say(text_words *, const char *group, const char *id);
/* "3 Snail". */
const char *werewolf_seat_name(const werewolf_look *, int seat);
/* Seats, and seats with a mark, as names; NULL for none. */
const char *werewolf_seat_names(const werewolf_look *, const uint8_t *seats, int n);
const char *werewolf_marked(const werewolf_look *, const uint8_t mark[WEREWOLF_SEATS]);
/* Many seats by their numbers alone, so that a sentence stays one. */
const char *werewolf_few_or_many(const werewolf_look *, const uint8_t *seats, int n);
const char *werewolf_marked_few_or_many(const werewolf_look *, const uint8_t mark[WEREWOLF_SEATS]);
const char *werewolf_role_name(text_words *, int role);
const char *werewolf_role_text(text_words *, int role);
/* Half votes as "2.5". */
const char *werewolf_votes(text_words *, int half);
const char *werewolf_when(const werewolf_look *);
/* A move as the judge reads it, with the role of whoever made it. */
const char *werewolf_move_words(const werewolf_look *, nt_move, int role);
/* The end of the keys of a kind of move. */
const char *werewolf_move_id(int kind);

/* ---- what is asked (werewolf_table_ask.c) ---- */
const char *werewolf_question(const werewolf_look *);
/* The first of those who are asked, or pub->n. */
int werewolf_asked_first(const werewolf_pub *);
/* Whom it asks by name, alone or as the first of all; -1: hands, which are up to all, or nobody. */
int werewolf_asked_by_name(const werewolf_look *);
bool werewolf_speaks(const werewolf_pub *, int seat);
/* Who is to act. */
bool werewolf_acts(const werewolf_look *, int seat);
/* Whether hands may be touched for it. */
bool werewolf_asks_hands(const werewolf_look *);

/* ---- what happened (werewolf_table_told.c) ---- */
const char *werewolf_sentence(const table_telling *, text_words *);
/* The same on a frame, of the event that is told or was told last. */
const char *werewolf_told_on(const werewolf_look *, const nt_event *);
/* Whether what all are told of an event names seats, and this one. */
bool werewolf_names_any(const nt_event *);
bool werewolf_names(const nt_event *, int seat);
/* Whether what is told is about somebody else than the one who speaks. */
bool werewolf_tells_of_others(const werewolf_look *);
/* Whether the Sheriff's is among these half votes, and counts half a vote more: nobody else gives an odd number. */
bool werewolf_has_half(int half);

/* ---- the line in the middle under the day's name (werewolf_table_aside.c) ---- */
/* NULL: none; the mark that stands before it. */
const char *werewolf_aside(const werewolf_look *);
werewolf_mark werewolf_aside_mark(const werewolf_look *);
/* What is to be touched for a vote that is open, until a candidate is called; NULL: none is. */
const char *werewolf_how_to_vote(const werewolf_look *);

/* ---- how lines break (werewolf_table_call_lines.c) ---- */
/* The narrowest width that holds a text in as many lines as this one. */
float werewolf_tight(const ui_draw *, const ui_label_style *, float w, const char *text);
/* A text whose lines end with sentences, where that takes no line more. */
const char *werewolf_by_sentence(ui_draw *, const ui_label_style *, float w, const char *text);
/* The same without such breaks. */
const char *werewolf_one_line(text_words *, const char *text);

/* ---- the ring (werewolf_table_ring.c) ---- */
typedef struct {
    ui_rect plate[WEREWOLF_SEATS]; /* or disc, at night */
    uint8_t turn[WEREWOLF_SEATS];  /* quarter turns with which a flat table's disc is read at its edge, at night */
    ui_rect middle;                /* free of plates */
    float apron;
    float names;   /* the size of their names, once it is known */
    bool wide;     /* then, too: names have their plates' width */
    float smaller; /* by this part people stand smaller on the square than usual, and closer to the houses */
    float wings;   /* so far from its middle they begin, on both sides; 0: they stand in one arc */
    bool bare;     /* of a crowd: no signs at their feet, for which there is no room */
} werewolf_ring;
werewolf_ring werewolf_ring_of(const ui_frame *, int n, bool discs);
/* The emblem of a narrow plate lies over its edge: the name has the room. */
bool werewolf_lies_over(ui_rect plate);
/* Where it does, or where names have the plate's width; of another plate nowhere, and without width. */
ui_rect werewolf_emblem_over(ui_rect plate, bool wide);
/* Of the line with the number, where names have the plate's width. */
float werewolf_number_height(ui_rect plate);
/* The part of the middle that is free of plates down to its lower edge. */
ui_rect werewolf_button_row(const ui_frame *, ui_rect middle);
/* Whether to take somebody along is offered: where the White Wolf King may be in the game. */
bool werewolf_offers_taking(const werewolf_pub *);
/* In the upper corner, where no seat is: what opens the judge's face, held and with a sign for that, and closes it.
 */
ui_rect werewolf_judge_place(const ui_frame *, const char *word, bool held);
/* What stands on the button that opens it: the ringed lantern of curtains, which is held, and the word. */
void werewolf_draw_judge_word(ui_draw *, ui_rect, ui_colour);
/* At a plate's right corner, off its votes: where what it has done in a vote stands. */
ui_rect werewolf_mark_place(const ui_frame *, const werewolf_ring *, int seat);
/* A small disc over one of the corners of a seat's: the left or the right, the upper or the lower. */
ui_rect werewolf_disc_corner(ui_rect disc, bool right, bool low);
/* "to act" at whoever acts, above all plates; the sheet hangs over the table, or has no width. */
void werewolf_draw_cues(const werewolf_look *, const werewolf_ring *, ui_rect sheet);
/* Where those words stand at a seat. */
ui_rect werewolf_cue_at(const werewolf_look *, const werewolf_ring *, int seat);
/* Where a seat's votes stand: beyond its plate, towards the middle; and where the Sheriff's star lies on them. */
ui_rect werewolf_total_place(const ui_frame *, const werewolf_ring *, int seat);
ui_rect werewolf_half_place(const ui_frame *, ui_rect votes, ui_rect plate);

/* ---- the lamp (werewolf_table_lamp.c) ---- */
/* Whoever acts, or whom the hands that go up are for. */
bool werewolf_is_asked(const werewolf_look *, int seat);
/* Gold, wherever this seat is seen: whom the sentence of an event that is told names, else who is
 * asked. */
bool werewolf_lit(const werewolf_look *, int seat);
/* How much of that gold its plate has while the lamp passes over from whoever spoke or was asked, 0..1. */
float werewolf_light(const werewolf_look *, int seat);

/* ---- a seat (werewolf_table_seat.c) ---- */
/* One size for the names on all plates: that of the longest, but a much longer one has its own. */
void werewolf_size_names(const werewolf_look *, werewolf_ring *);
/* That a seat may be touched, as all may who live or not all of them, or that it is picked: a frame between its plate
 * and all that lies on it. */
typedef enum { WEREWOLF_TOUCH_NONE, WEREWOLF_TOUCH_ANY, WEREWOLF_TOUCH_MAY, WEREWOLF_TOUCH_ON } werewolf_touch;
void werewolf_draw_seat(const werewolf_look *, const werewolf_ring *, int seat, werewolf_touch);
/* Where the emblem of a seat stands on its plate. */
ui_rect werewolf_emblem_of(const werewolf_look *, const werewolf_ring *, int seat);
/* Totals of the vote above the plates. */
void werewolf_draw_totals(const werewolf_look *, const werewolf_ring *);
/* Of somebody who is out: a gravestone, or the bundle of an exile. */
const char *werewolf_out_sign(const werewolf_pub *, int seat);
void werewolf_draw_star(ui_draw *, ui_rect, ui_colour);

/* ---- the square (werewolf_table_square.c) ---- */
/* Where all figures stand on the square; all of them, below the threads, by night at home: `seen` 0. */
void werewolf_people(const ui_frame *, const werewolf_ring *, int n, ui_rect at[WEREWOLF_SEATS]);
/* Where somebody of a figure's place stands, and the sign at the feet. */
ui_rect werewolf_body_of(ui_rect person);
ui_rect werewolf_sign_of(const ui_frame *, const werewolf_ring *, int n, ui_rect person);
/* Many, who stand in an arc of a wide frame. */
bool werewolf_is_crowd(const ui_frame *, int n);
/* Whether this would lie on somebody who stands there, or on the sign at the feet. */
bool werewolf_meets_people(const ui_frame *, const werewolf_ring *, int n, ui_rect);
/* Whether anybody stands before the next one, or before a house. */
bool werewolf_people_crowd(const ui_frame *, const werewolf_ring *, int n);
/* Half the width that they leave free between these heights, about the frame's middle. */
float werewolf_between_people(const ui_frame *, const werewolf_ring *, int n, float top, float foot);
/* Where the clock of a tall frame stands, if it is as high as it can be; of the frame's height. */
#define WEREWOLF_SILL 0.58f
void werewolf_draw_people(const werewolf_look *, const werewolf_ring *, float seen);
/* A death, an exile, a shot while it is told, above everything but the apron, there; false: none is
 * (werewolf_table_slide.c). */
bool werewolf_draw_slide(const werewolf_look *, const werewolf_ring *, ui_rect);
/* Whether one hangs: what lies below it is dim, and of that only the seats are drawn, until it has gone home. */
bool werewolf_slide_covers(const werewolf_look *);
/* How much of the people is seen, 0..1: none while one hangs, nor at once as it leaves. */
float werewolf_slide_leaves_people(const werewolf_look *);
/* While last rites are asked for, whom the night has taken, or who is before the gate, is drawn last, as large as it
 * was told, but for who is asked: the room is dark from the first word until the dead have been asked, or the gate
 * shuts. Its sheet, w 0: nothing hangs then, or there is no room. */
ui_rect werewolf_rites_over(const werewolf_look *, ui_rect);
void werewolf_draw_rites_over(const werewolf_look *, const werewolf_ring *, ui_rect, ui_rect sheet);
/* ---- what comes and goes with the questions (werewolf_table_stands.c) ---- */
/* The seat that is gold while this stands (table_state.stands), or -1. */
int werewolf_shines_on(uint8_t stands);
/* Whether it is the time of the sheet of the roles. */
bool werewolf_has_sheet(const werewolf_pub *);
/* table_state.stands, and how long it takes from one to the next. */
uint8_t werewolf_stands(const werewolf_look *);
uint32_t werewolf_stands_ms(uint8_t from, uint8_t to);
/* How much of the sheet is still to come, and how much of the picture of the night's dead is left once they have been
 * asked, 0..1. */
float werewolf_sheet_to_come(const werewolf_look *);
float werewolf_dead_left(const werewolf_look *);
/* How far a seat's figure has stepped forward, 0..1. */
float werewolf_steps_forward(const werewolf_look *, int seat);
/* How much of the badge that a candidate stands for is seen on the plate, and how far the hand is raised for it,
 * 0..1. */
float werewolf_candidate_seen(const werewolf_look *, int seat);
float werewolf_hand_raised(const werewolf_look *, int seat);

/* How much of its square a role's figure covers; of another one about as much. */
float werewolf_figure_cover(int role);
/* A role's figure on a lit disc; WEREWOLF_NONE: an eye on a dark one. */
void werewolf_draw_role(ui_draw *, ui_rect disc, int role);
/* The same of a role that is not there: unlit. */
void werewolf_draw_absent(ui_draw *, ui_rect disc, int role);
/* Of which side a role is, where colours alone would tell it: a small disc with the wolves' moon, or the village's
 * house. */
void werewolf_draw_side(ui_draw *, ui_rect disc, bool wolves);
/* What stands for all that an event shows of a seat: a role, or WEREWOLF_NONE. */
int werewolf_shown_role(const werewolf_pub *, const nt_event *);
/* A card that turns from one role, or WEREWOLF_NONE, to another: it begins to, and its face is seen, from these parts
 * on. */
#define WEREWOLF_TURNS 0.05f
#define WEREWOLF_FACE_SEEN 0.4f
void werewolf_draw_turning(ui_draw *, ui_rect disc, int back, int face, float part);

/* ---- threads of votes (werewolf_table_threads.c) ---- */
/* Where they may go: `landed` are the seats beside which votes lie, a bit each; `pointed` those of other votes with
 * threads, whose heads these are, by voter (w 0: none): off both they keep, if they can. */
typedef struct {
    const ui_frame *ui;
    const werewolf_ring *ring;
    uint32_t landed, pointed;
    ui_rect head[WEREWOLF_SEATS];
    int n;
} werewolf_threads;
/* Its beginning, then each bend and where the next one begins. */
typedef struct {
    table_point way[2 * TABLE_ROPE_BENDS + 1];
    int bends;
} werewolf_thread;
/* The ways of all from voters' plates, a bit each, to one seat's votes, by seat: on no other plate and no other's
 * votes, and none across another. One's own vote has none. Returns the size of their heads, which stand round
 * the votes as rays do (werewolf_table_threads_fan.c). */
float werewolf_threads_to(const werewolf_threads *, int to, uint32_t voters, werewolf_thread way[WEREWOLF_SEATS]);
/* All that are seen at once, by voter; `size` of heads and `to`, the voters, a bit each, by whom they go to. */
typedef struct {
    werewolf_thread way[WEREWOLF_SEATS];
    float size[WEREWOLF_SEATS];
    uint32_t to[WEREWOLF_SEATS];
    uint32_t pointed;
} werewolf_all_threads;
/* Fills in all but `to`: those to different votes keep off each other's votes and heads, where there is room. */
void werewolf_find_threads(const werewolf_threads *, werewolf_all_threads *);
/* What short arrows that only point may not lie on, while words and buttons stand in the middle: votes, marks and "to
 * act" (w 0: it is not there) beside these seats, too. */
enum { WEREWOLF_BLOCKS = 2 }; /* what stands in the middle: words and buttons; w 0: nothing */
typedef struct {
    const ui_frame *ui;
    const werewolf_ring *ring;
    ui_rect block[WEREWOLF_BLOCKS], cue[WEREWOLF_SEATS];
    uint32_t landed, half, marked; /* half: with the Sheriff's star */
    int n;
} werewolf_pointing;
werewolf_pointing werewolf_pointing_of(const werewolf_look *, const werewolf_ring *,
                                       const ui_rect block[WEREWOLF_BLOCKS]);
/* Fills in all but `to` (werewolf_table_threads_point.c). */
void werewolf_find_pointers(const werewolf_pointing *, werewolf_all_threads *);
/* What holds its head, of this size. */
ui_rect werewolf_head_of(const werewolf_thread *, float size);
/* A point of it: part 0..1 of a bend. */
table_point werewolf_thread_spot(const werewolf_thread *, int bend, float part);
/* How much of the people is seen, 0..1: threads would lie over them, so all go while the first one is drawn, and come
 * back when none is left. */
float werewolf_people_seen(const werewolf_look *);
/* All of them, below the plates, where no list tells the ballots. */
void werewolf_draw_threads(const werewolf_look *, const werewolf_ring *, const ui_rect block[WEREWOLF_BLOCKS]);
/* Whether the thread of a voter whose ballot is seen stands out: of the seat that is called, and once all is counted
 * of those who lead. The other voters' plates tell for whom they are. */
bool werewolf_thread_stands_out(const werewolf_look *, int voter);

/* ---- a vote, and who stands for Sheriff, on the public frame (werewolf_table_vote.c) ---- */

/* Raised hands, candidate by candidate (normal voting); each seat after the other; lines of voter and target
 * (advanced voting). The same ballots (7.9). */
typedef enum { WEREWOLF_WAY_HANDS, WEREWOLF_WAY_SEATS, WEREWOLF_WAY_LIST, WEREWOLF_WAYS } werewolf_way;
werewolf_way werewolf_way_of(const werewolf_look *);
/* Whether the list of ballots lies in the middle: not while the count is told. It counts them, no plate does. */
bool werewolf_shows_list(const werewolf_look *);
/* Ballots that stay hidden until the count are not given by hands. */
bool werewolf_may_raise(const werewolf_pub *);
bool werewolf_by_hands(const werewolf_look *);
/* Who stands for Sheriff is asked of all at one moment (17). */
bool werewolf_hands_stand(const werewolf_look *);
/* The candidate whose hands are counted, or -1. */
int werewolf_candidate(const werewolf_look *);
/* Whether votes stand at the seats now; whether this voter's is one of them. */
bool werewolf_shows_votes(const werewolf_look *);
bool werewolf_sees_ballot(const werewolf_look *, int voter);
/* While a total is told: threads were seen before the first one was. */
bool werewolf_threads_before_count(const werewolf_look *);
/* Whether this voter is seen to abstain; how many are. */
bool werewolf_sees_abstaining(const werewolf_look *, int voter);
int werewolf_abstaining(const werewolf_look *);
/* Whether the count is being told, or what comes of it. */
bool werewolf_tells_count(const werewolf_look *);
/* How much of its thread is drawn, 0..1. */
float werewolf_drawn_thread(const werewolf_look *, int voter);
/* While a total is told: how far it goes again, and how much its seat stands out, 0..1; 0 and 1 where none is. */
float werewolf_total_goes(const werewolf_look *);
float werewolf_total_seen(const werewolf_look *);
uint32_t werewolf_echo(nt_view, nt_move);
/* How long a total is told, by its votes. */
unsigned werewolf_total_ms(const nt_event *);
/* The part of an exile by which the threads of its vote are drawn in again; what comes of other counts does so last.
 */
#define WEREWOLF_VOTES_GONE 0.14f
/* Half votes for a seat whose threads have arrived. */
int werewolf_votes_landed(const werewolf_look *, int seat);
/* The seat whose total is being told, and while hands go up the one that they are for; -1: none is. What is seen of
 * its votes stands out. */
int werewolf_called(const werewolf_look *);
/* Whether a person's ballot of this seat may be given or taken back here. */
bool werewolf_may_vote(const werewolf_look *, int seat);
/* By hands: whether a seat may be touched, its hand is up for what is asked, or it has raised one before. */
bool werewolf_hand_legal(const werewolf_look *, int seat);
/* Whether others than people say whether they stand: their hands are seen when all have answered. */
bool werewolf_bots_answer(const werewolf_look *);
bool werewolf_hand_up(const werewolf_look *, int seat);
/* Whether it was touched to stand for Sheriff: its hand has been up since. */
bool werewolf_hand_touched(const werewolf_look *, int seat);
int werewolf_hands_up(const werewolf_look *);
bool werewolf_hand_spent(const werewolf_look *, int seat);
void werewolf_touch_hand(const werewolf_look *, table_ui *, int seat, nt_move *, bool *has_move);
void werewolf_next_candidate(table_ui *);
void werewolf_choose_way(table_ui *, int way);
/* Those who have no ballot, as names; NULL: all have one. How many they are. */
const char *werewolf_missing(const werewolf_look *);
int werewolf_silent(const werewolf_look *);
/* Whether the vote may be ended now: who is silent then abstains. */
bool werewolf_may_end(const werewolf_look *);
void werewolf_end_hands(const werewolf_look *, table_ui *);
bool werewolf_follows(nt_view, table_ui *, nt_move *);

/* ---- what a seat has done in a vote (werewolf_table_marks.c) ---- */
void werewolf_draw_mark(ui_draw *, ui_rect, werewolf_mark);
/* The same over a plate's corner, above what tells that the seat may be touched. */
void werewolf_draw_given(const werewolf_look *, const werewolf_ring *, int seat);

/* ---- pages of rules (werewolf_table_rules.c) ---- */
extern const char *const werewolf_rules_pages[];
/* Index of the page that helps whoever leads the game; with this frame. */
int werewolf_judges_page(void);
int werewolf_rules_page(nt_view, const table_ui *);
/* Pieces; which one a frame is about, or NULL. */
extern const char *const werewolf_pieces[];
float werewolf_shape(int n);
void werewolf_piece(int n, ui_draw *, ui_rect);
const char *werewolf_piece_read(nt_view, const table_ui *);

/* ---- the set that is played (werewolf_table_lobby.c) ---- */
extern const table_lobby werewolf_lobby;
table_sign werewolf_option_sign(int option);
/* Roles of which a set has one or more. */
int werewolf_kinds_in(const uint8_t set[WEREWOLF_ROLES]);
/* What is said of a set before the first night: how it is balanced, warnings, house rules that differ. */
const char *werewolf_setup_words(const nt_config *, text_words *);
/* The same line by line, from 0; NULL behind the last. */
const char *werewolf_setup_line(const nt_config *, int line, text_words *);
/* What all read before the first night: the roles, and behind a button what is said of them. */
void werewolf_draw_sheet(const werewolf_look *, ui_rect);
/* As night falls it is rolled up, and only then the sky turns: 0 it hangs, 1 it is gone. */
#define WEREWOLF_SHEET_UP 0.24f
float werewolf_sheet_gone(const werewolf_look *);

/* ---- house rules (werewolf_table_house.c) ---- */
int werewolf_houses(const nt_config *, int *at);
void werewolf_take_house(nt_config *, int which);
const char *werewolf_house_name(const nt_config *, int which, text_words *);
bool werewolf_differs(const nt_config *, int option);
const char *werewolf_differing(const nt_config *, text_words *);
/* A house rule and its value here: "Sheriff: on". */
const char *werewolf_rule_words(text_words *, int option, int value);

/* ---- chances (werewolf_table_chances.c) ---- */
/* What simulations say of a set, by the way to win; sets that nobody has played are not known. */
typedef struct {
    uint8_t seats, total; /* total: all good people must be out */
    int games, good, wolves;
    uint8_t set[WEREWOLF_ROLES];
} werewolf_chance;
/* NULL: not known. */
const werewolf_chance *werewolf_chance_of(int seats, const uint8_t set[WEREWOLF_ROLES], bool total);
const char *werewolf_chance_words(const nt_config *, text_words *);

/* ---- times, in seconds, as the table has set them (werewolf_table_times.c) ---- */
/* Of a call; the same whoever lives (5.3). */
int werewolf_window(const nt_config *, int call);
/* Of the speech that is held; 0: none is, or it has no clock. */
int werewolf_speech_seconds(const nt_config *, const werewolf_pub *);
/* That the secret step which is open lasts at least (17). */
int werewolf_least_seconds(const nt_config *, const werewolf_pub *);

/* ---- a secret choice (werewolf_table_choice.c) ---- */
static inline bool werewolf_is_guess(int task) {
    return task == WEREWOLF_TASK_SUSPECT || task == WEREWOLF_TASK_TRUST;
}
/* Why this choice of a night's task or of last rites is refused: the end of a key "werewolf.why. ...", or NULL when
 * it is allowed. target < 0 or `pub->n` and more: nobody. me NULL, whoever is not called: only the dead are refused.
 */
const char *werewolf_why_not(const werewolf_pub *, const werewolf_priv *me, int seat, int kind, int target);
const char *werewolf_why_words(const werewolf_look *, const char *why, int target);
/* Why the first event that waits in a correction does not fit; needs h->whole. */
const char *werewolf_why_it_waits(const werewolf_look *, nt_move);
/* The same in words of what was pressed last on this frame; NULL when nothing was refused. */
const char *werewolf_refused(const werewolf_look *);
/* On a private frame: nothing but nobody, or no skill, may be chosen, and whatever is touched stands for it. */
bool werewolf_has_no_choice(const werewolf_look *);
/* The seat that is lit: the one that is chosen, or the victim that is saved; less than 0: none. */
int werewolf_lit_seat(const werewolf_look *);
/* What the Witch does with what she has picked; before that what she knows, and what touching does. Needs look->me.
 */
const char *werewolf_brews(const werewolf_look *);
/* What is picked towards it; true = the zone was one of those that pick. */
bool werewolf_press_choice(const werewolf_look *, table_ui *, const ui_input *);

/* ---- the table's frames ---- */
void werewolf_draw_public(const werewolf_look *);
bool werewolf_public_input(const werewolf_look *, table_ui *, const ui_input *, nt_move *, bool *has_move);
void werewolf_draw_private(const werewolf_look *);
bool werewolf_private_input(const werewolf_look *, table_ui *, const ui_input *, nt_move *, bool *has_move);
void werewolf_draw_results(const werewolf_look *);
/* Players and rounds as they are known at the end, before it: for somebody who is out for good. From h->whole
 * (werewolf_table_quiet.c). */
void werewolf_draw_quiet(const werewolf_look *);
/* t->page is the tab, t->keep the page of its list, or the day from 0. */
bool werewolf_results_input(table_ui *, const ui_input *);
const char *werewolf_results_screen(const werewolf_pub *, const table_ui *);

/* ---- the list of advanced voting, and what other pictures are made of, too ---- */
/* The list of advanced voting in a place so wide and high (werewolf_table_list.c). */
typedef struct {
    int n;             /* of rows */
    bool named, apart; /* apart: each on lines of its own, with its total */
    float wide, high, line, over, head, emblem, slip_w, slip_h, disc, number, total, air; /* over: a name's line */
} werewolf_list;
werewolf_list werewolf_list_in(const werewolf_look *, float w, float h);
void werewolf_draw_list(const werewolf_look *, ui_rect, const werewolf_list *);

/* Where lines meet a rim, seen from its middle: in the order of their angles, n before one more; and so far apart. */
typedef struct {
    int line, end; /* 0: it leaves here, 1: it lands */
    float angle;
} werewolf_meeting;
void werewolf_meet(werewolf_meeting *list, int n, werewolf_meeting one);
void werewolf_part(werewolf_meeting *list, int n, float least);

/* Black paper with a lit edge: the lamp is behind it. On white it is black alone. */
void werewolf_draw_paper(ui_draw *, const char *name, ui_rect at, ui_colour rim, float seen);
/* Wolves on paper and on cards, and the words for them. */
#define WEREWOLF_RED 0xFF7E1010u
/* A role's card, `part` of its turn: 0 face down, 1 open; lies: with its shadow. */
void werewolf_draw_card(ui_draw *, ui_rect, int role, float part, bool lies);

/* ---- the hosted frames (werewolf_table_hosting.c) ---- */
extern const table_hosting werewolf_hosting;

/* Calls (werewolf_table_call.c). A key that stands for the page of last rites of a seat. */
enum { WEREWOLF_KEY_RITES = 64 };
bool werewolf_call_of(nt_view, const nt_config *, hosting_call *);
bool werewolf_is_called(nt_view, uint8_t key);
bool werewolf_tells(nt_view, uint8_t key);
nt_move werewolf_device_answer(nt_view, const hosting_frame *, const nt_move *legal, int n);
/* What the actor of a call is told, or the general text. */
const char *werewolf_told(const werewolf_look *, uint8_t key);
void werewolf_draw_call(const werewolf_look *);
bool werewolf_call_input(const werewolf_look *, hosting_frame *, const ui_input *, nt_move *, bool *has_move);

/* The judge's face (werewolf_table_judge.c, _input.c, _cards.c, _tools.c). */
void werewolf_draw_judge(const werewolf_look *);
bool werewolf_judge_input(const werewolf_look *, hosting_frame *, const ui_input *, nt_move *, bool *has_move);
/* The role of the seat that is picked on the judge's face, or WEREWOLF_NONE. */
int werewolf_picked_role(const hosting_frame *);
bool werewolf_amend(const hosting_frame *, nt_move was, nt_move *now);
/* What was chosen at night, as a line for the judge: "knife", "charm", "save", "poison", "check", "guard",
 * "investigate" or "silence", of a seat or of nobody. */
const char *werewolf_chosen(const werewolf_look *, const char *id, int seat);
/* What the judge is reminded of on this frame (his face or a call), the most pressing first, and the role of
 * whom each is about first, unless `about` is NULL; needs h->whole. Returns how many (werewolf_table_reminders.c). */
int werewolf_reminders(const werewolf_look *, const char **out, uint8_t *about, int most);

/* Cards to hold up (werewolf_table_cards.c). */
void werewolf_draw_cards(const werewolf_look *);
bool werewolf_cards_input(const werewolf_look *, hosting_frame *, const ui_input *);
const char *werewolf_cards_screen(const hosting_frame *);

/* ---- werewolf_table_heard.c: what is spoken, and what plays below ---- */

int werewolf_spoken(const table_telling *, table_phrase out[TABLE_PHRASES]);
int werewolf_spoken_end(nt_view, table_phrase out[TABLE_PHRASES]);
int werewolf_spoken_call(nt_view, const hosting_frame *, table_phrase out[TABLE_PHRASES]);
table_bed werewolf_bed(nt_view, bool end);

/* werewolf_table_can.c: what a reader plays for, and what can be done (nt_table.goal, .choices). */
const char *werewolf_goal(nt_view, const table_ui *, text_words *);
int werewolf_choices(nt_view, const table_ui *, text_words *, const char *out[TABLE_CHOICES]);
int werewolf_presses(nt_view, const table_ui *, text_words *, table_press out[TABLE_CHOICES]);

/* ---- a hidden ballot at the edge of a flat table (werewolf_table_held.c) ---- */
void werewolf_held(nt_view, const table_ui *, text_words *, table_held *);
int werewolf_parts(const table_ui *, nt_move, table_part out[TABLE_PARTS]);

#endif
