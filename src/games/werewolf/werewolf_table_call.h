/* The pieces of a call's frame, split by subject. Nothing outside werewolf_table_call*.c includes this. */
#ifndef NT_GAMES_WEREWOLF_TABLE_CALL_H
#define NT_GAMES_WEREWOLF_TABLE_CALL_H

#include "werewolf_table_public.h"

#define WEREWOLF_SPOKEN_SIZE 40.0f /* of what is read aloud */
#define WEREWOLF_HINT_SIZE 22.0f   /* of what is asked */

/* Of a place round a flat table its title has no more, so that what there is to do is read, too. */
#define WEREWOLF_TITLE_PART 0.36f

/* ---- which of a call's pages this is (werewolf_table_call_which.c) ---- */
bool werewolf_is_rites(const hosting_frame *);
/* Last rites as they are asked: whoever goes out may be shown this page, so it has nothing that is the judge's. */
bool werewolf_asks_rites(const hosting_frame *);
bool werewolf_is_told_page(const hosting_frame *);
/* The frame that names the role alone: before the call's first page, and where the device keeps the time also when
 * the call is done, so that nobody sees whether it was. */
bool werewolf_is_naming(const hosting_frame *);
bool werewolf_is_fake_of_judge(const hosting_frame *);
/* The device calls on a table that lies flat: those who are called sit at any edge. */
bool werewolf_is_called_round(const werewolf_look *);
/* Of what is read aloud: there it does not grow with large text as far as what is asked, which has the room then. */
float werewolf_spoken_size(const werewolf_look *);
/* A sentence about a seat's side, as the catalogue's message `key` has it. */
const char *werewolf_of_camp(ui_draw *, const char *key, const char *name, int camp);

/* ---- round a flat table (werewolf_table_call_round.c) ---- */
/* On such a table what is said stands round the moon, once for each edge: `at` as it is laid out, with its sides
 * swapped where it is read from a side; whole: title and what there is to do, else, where that has no room, the title
 * alone. */
typedef struct {
    ui_rect at;
    int turn;
    bool whole;
} werewolf_call_place;
enum { WEREWOLF_CALL_PLACES = 4 };
ui_rect werewolf_moon_between(const werewolf_look *);
/* Returns how many; else it is one, the usual. By what is public alone. */
int werewolf_call_places(const werewolf_look *, ui_rect usual, werewolf_call_place out[WEREWOLF_CALL_PLACES]);

/* ---- light (werewolf_table_call_light.c) ---- */
bool werewolf_is_tall(const ui_draw *);
ui_colour werewolf_call_ink(const ui_draw *, ui_colour);
/* Of words: a judge's lie on a lit ground, and are lighter. Not on the page of last rites: it is shown to others. */
ui_colour werewolf_words_ink(const werewolf_look *);
/* The outline of what may be touched; of what is picked in high contrast the colour of lanterns. */
ui_colour werewolf_call_outline(const ui_draw *, bool on);
float werewolf_moon_size(ui_rect middle);
/* Who is called, before the moon, which gives the same light on all pages. */
void werewolf_call_moon(const werewolf_look *, ui_rect, const char *figure);
/* What is left of the window, round the moon: only where eyes are open to it; and of the least time of last rites. */
void werewolf_draw_time_left(const werewolf_look *, ui_rect round);

/* ---- equal light (werewolf_table_call_even.c) ---- */
/* Words on the village itself, of which letters cover `ink`, du2. */
typedef struct {
    ui_rect at;
    float ink;
} werewolf_inked;
/* What is said in a place before it is turned, and gives light, du2 of white. */
typedef struct {
    werewolf_inked title, asked;
    float light;
} werewolf_said;
/* A page of a call, as it has been drawn so far. Of its commands: what makes its ground lighter or darker, and those
 * that make up for their light in another way: who is called, and the words. */
enum { WEREWOLF_CALL_APART = 2 };
typedef struct {
    int ground;
    ui_rect moon;
    werewolf_said said[WEREWOLF_CALL_PLACES];
    werewolf_call_place place[WEREWOLF_CALL_PLACES];
    int places;
    struct {
        int from, to;
        bool words; /* what else there is counts as all does */
    } apart[WEREWOLF_CALL_APART];
    int n_apart;
} werewolf_call_page;
/* Begins it: the village, in high contrast a plain ground. */
werewolf_call_page werewolf_even_ground(const werewolf_look *);
/* What was drawn from a command on lies apart, or its words alone. */
void werewolf_even_apart(const werewolf_look *, werewolf_call_page *, int from, bool words);
/* Its ground gets as much light as makes all calls of one table equally bright. */
void werewolf_even_page(const werewolf_look *, const werewolf_call_page *);

/* ---- for a judge: who is awake, and what he shows them (werewolf_table_call_awake.c) ---- */
/* Whom his call has woken. */
bool werewolf_is_awake(const werewolf_look *, int seat);
/* Whom his thumb or his card tells about; whom the wolves want, where the Witch is told; -1: nobody. */
int werewolf_shown_seat(const werewolf_look *);
int werewolf_shown_victim(const werewolf_look *);
/* All of them about the moon, and beside it what he shows. */
void werewolf_draw_all_awake(const werewolf_look *, ui_rect round);
void werewolf_draw_shown(const werewolf_look *, ui_rect round);
/* A small sign at the edge of a seat's disc. */
void werewolf_draw_disc_sign(const werewolf_look *, ui_rect disc, bool left, const char *figure);

/* ---- words (werewolf_table_call_words.c) ---- */
const char *werewolf_call_id(uint8_t key);
const char *werewolf_call_spoken(const werewolf_look *, uint8_t call, bool closes);
/* What the judge shows whoever has looked, before he reads on; NULL: nothing. */
const char *werewolf_call_shows(const werewolf_look *);
/* What was read aloud last, before the sentence that stands there now. */
const char *werewolf_call_spoken_last(const werewolf_look *);
const char *werewolf_call_hint(const werewolf_look *);
/* The sentence that ends the call, or the call behind it. */
const char *werewolf_call_next(const werewolf_look *);
/* What was entered in this call, where the sign does not say it: a slip is seen while it can be taken back. */
const char *werewolf_call_entered(const werewolf_look *);

/* ---- what is told and asked, and its light (werewolf_table_call_told.c) ---- */
/* What the calls of this table ask at most, nobody's secret, and what they begin with; the longest of the first. */
typedef struct {
    const char *words[WEREWOLF_CALLS], *begins;
    int n, longest;
} werewolf_asked;
werewolf_asked werewolf_most_asked(const werewolf_look *);
/* Of all that follows from it on this frame, for ui/found.h. */
uint64_t werewolf_asked_key(const werewolf_look *, const werewolf_asked *);
/* In so large letters all of it stands below a title in each of these places; 0: in none that are read. */
float werewolf_asked_fits(const werewolf_look *, const werewolf_asked *, const werewolf_call_place[], int n);
/* How high the longest of all that is asked stands in so wide a place, the same for all calls of a night; and what
 * this page may ask, the same whoever is called. */
float werewolf_most_high(const werewolf_look *, ui_rect, const ui_label_style *);
float werewolf_page_high(const werewolf_look *, ui_rect, const ui_label_style *);
/* What words have of such a place: in high contrast it is a plate. */
ui_rect werewolf_words_in(const werewolf_look *, ui_rect place);
/* All words from a command on, as one title. */
werewolf_said werewolf_said_in_words(const werewolf_look *, int from);
float werewolf_told_size(const werewolf_look *, const char *told);
/* About what the words of a call give that every night has: the same for all calls of a table. */
float werewolf_usual_light(const werewolf_look *);
/* What lies in a call's own words, on the ground that makes up for what they differ. */
werewolf_said werewolf_draw_told(const werewolf_look *, ui_rect, const ui_label_style *, const char *told);
/* As much of a rectangle as lies between the ring's discs on both sides, and above those below it. */
ui_rect werewolf_beside_discs(const werewolf_look *, ui_rect);
/* What there is to know stands where it is asked, and why a touch was refused; long or short, it gives one light.
 * Round a flat table in letters in which all of the night has room in such a place, `most` high. */
werewolf_said werewolf_draw_asked(const werewolf_look *, ui_rect, float most, ui_label_style *);

/* ---- buttons (werewolf_table_call_buttons.c) ---- */
void werewolf_draw_call_choices(const werewolf_look *, ui_rect);
/* The judge's: the last sentence again, a card to hold up, his own face. Beside the choices where there is room, else
 * in the strip above the seats. */
void werewolf_draw_judge_buttons(const werewolf_look *, float foot, float high);
/* One dot a call of this set, those up to this one filled, this one ringed: they name no role. Below the night's
 * number, in a tall frame over the choices. */
void werewolf_draw_call_dots(const werewolf_look *, float foot);
void werewolf_draw_call_corners(const werewolf_look *);

#endif
