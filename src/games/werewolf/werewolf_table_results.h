/* The end of a game of Werewolf: the cards that are turned up before it, and the pages of its results. */
#ifndef NT_GAMES_WEREWOLF_TABLE_RESULTS_H
#define NT_GAMES_WEREWOLF_TABLE_RESULTS_H

#include "werewolf_table.h"

/* ---- the cards before it (werewolf_table_reveal.c) ---- */
/* All cards are open, and who has won is told. */
bool werewolf_all_open(const werewolf_pub *, int step);
int werewolf_results_steps(nt_view);
int werewolf_results_leap(nt_view, int step);
uint32_t werewolf_results_ms(const table_ui *);
const char *werewolf_results_sound(nt_view, const table_ui *);
void werewolf_draw_reveal(const werewolf_look *, ui_rect);
/* What is said below it. */
const char *werewolf_reveal_words(const werewolf_look *);

/* ---- after it ---- */
/* How it ended for a seat: "killed by the wolves, night 2". */
const char *werewolf_fate(const werewolf_look *, int seat);
/* Whether it is on the side that has won. */
bool werewolf_has_won(const werewolf_pub *, int seat);
/* Who was who, seat by seat (werewolf_table_plates.c). */
void werewolf_draw_plates(const werewolf_look *, ui_rect);
/* Who voted for whom, day by day (werewolf_table_ballots.c). */
void werewolf_draw_ballots(const werewolf_look *, ui_rect);
/* Nights and days one below the other (werewolf_table_rounds.c). */
void werewolf_draw_rounds(const werewolf_look *, ui_rect);
/* The same as lines of text: who was who, and the rounds. */
const char *werewolf_opened(nt_view, const ui_seat *, int line, text_words *);
/* At the end, when all roles are known. */
static inline bool werewolf_was_wolf(const werewolf_pub *pub, int seat) {
    return pub->role[seat] < WEREWOLF_ROLES && werewolf_role[pub->role[seat]].camp == WEREWOLF_CAMP_WOLF;
}

/* What whoever has lost stands before. */
#define WEREWOLF_MOONLIGHT 0xFF7482A8u

/* Lines between players of a page of results (werewolf_table_lines.c). */
typedef struct {
    uint8_t from, to;
    bool two;
} werewolf_line;
typedef struct {
    ui_rect place[WEREWOLF_SEATS];
    int seats;
    table_point middle;
    werewolf_line at[WEREWOLF_SEATS];
    int n;
} werewolf_lines;
void werewolf_draw_lines(ui_draw *, const werewolf_lines *);
/* A seat with its number: its role, or a stone where it was not `there` any more. */
void werewolf_draw_at_line(const werewolf_look *, const werewolf_lines *, int seat, bool there);
/* Everybody in place, and as yet no line. */
werewolf_lines werewolf_lines_in(ui_rect area, int seats, float size);
/* The winners' scene of the end (werewolf_table_camps.c). */
void werewolf_draw_camps(const werewolf_look *, ui_rect area);
typedef struct {
    uint8_t seat[WEREWOLF_SEATS];
    int n;
} werewolf_camp;
/* How whoever has lost stands there (werewolf_table_camps_lost.c). */
typedef struct {
    int rows, per;
    bool named, under; /* under: the people below the camp's name, not beside it */
    float head, high;  /* what the camp's name takes; high: of the whole strip */
    float cell, caption, letters;
} werewolf_lost;
/* Beneath winners in this area, with the camp's name. */
werewolf_lost werewolf_camp_lost(const werewolf_look *, ui_rect area, const werewolf_camp *, const char *words);
void werewolf_draw_lost(const werewolf_look *, ui_rect, const werewolf_lost *, const werewolf_camp *,
                        const char *words);
/* A card for each seat, `part` of the way from face down to open; those of `now` have a frame that comes with it
 * (werewolf_table_turned.c). */
void werewolf_draw_turned(const werewolf_look *, ui_rect area, const float part[WEREWOLF_SEATS],
                          const bool now[WEREWOLF_SEATS]);
/* A title between the arrows that turn the pages of a tab, if it has several (werewolf_table_arrows.c). */
void werewolf_results_arrows(const werewolf_look *, ui_rect, const char *title, bool first, bool last);

/* ---- names and roles on strips of paper (werewolf_table_strip.c) ---- */
#define WEREWOLF_STRIP_NAME 21.0f /* letters of a name, before it gives way */
/* Emblem and name; below the role, or what stands for it until it is `told`. So high is one with room for both. */
float werewolf_name_strip_height(const ui_frame *);
void werewolf_draw_name_strip(const werewolf_look *, ui_rect, int seat, bool told);
/* The same beside a card, in a high place; so much of the name's line is its emblem's. */
void werewolf_draw_name_beside(const werewolf_look *, ui_rect, float emblem, int seat, bool told);
/* Whether one so wide holds each name, and each role that there is. */
bool werewolf_name_strips_hold(const werewolf_look *, float w);
bool werewolf_names_beside_hold(const werewolf_look *, float w, float h, float emblem);
/* How large the letters of all names can be there, as part of their usual size. */
float werewolf_name_strip_letters(const werewolf_look *, float w);
float werewolf_name_beside_letters(const werewolf_look *, float w, float h, float emblem);
/* So much larger winners and their words may be: a flat table's middle is a smaller picture. */
static inline float werewolf_winners_size(const ui_frame *ui) {
    return ui->rim != NULL && !ui_large_words(ui) ? 1.4f : 1.0f;
}
/* Winners', all alike: lines of the role, letters of names as part of their usual size, and the size of roles'. */
typedef struct {
    int lines;
    float high, letters, role;
} werewolf_strip;
/* No higher than the names of a page need that have room in one so wide. */
werewolf_strip werewolf_winners_strip(const werewolf_look *, float w, int lines);
bool werewolf_winners_strip_holds(const werewolf_look *, float w, const werewolf_strip *, int seat);
void werewolf_draw_winners_strip(const werewolf_look *, ui_rect, const werewolf_strip *, int seat);
/* Higher, with its words in the middle and room for a figure before them, `side` wide. */
void werewolf_draw_winners_card(const werewolf_look *, ui_rect, float side, const werewolf_strip *, int seat);

/* ---- what was guessed in the nights, as the story of the game (werewolf_table_guesses.c) ---- */
/* t->keep is its page: what stands out, then each night twice, whom all suspected and whom they trusted. */
void werewolf_draw_guesses(const werewolf_look *, ui_rect);

#endif
