/* The day, split by subject: what its files ask of each other. Nothing else includes this. Each changes the state of
 * the run and tells what it did; `step` is a WEREWOLF_STEP_*. */
#ifndef NT_GAMES_WEREWOLF_DAY_H
#define NT_GAMES_WEREWOLF_DAY_H

#include "games/werewolf/werewolf_state.h"

/* pub.election, beside 0. BLOWN: an explosion has ended it, and its result is not told yet. */
enum { WEREWOLF_ELECTION_RUNNING = 1, WEREWOLF_ELECTION_OVER, WEREWOLF_ELECTION_BLOWN };

/* ---- werewolf_day.c ---- */
/* What follows what is over: the election, last words, speeches, dusk. */
void werewolf_day_next(werewolf_run *);
/* Back to the speech that was interrupted, or to what follows. */
void werewolf_go_on(werewolf_run *);

/* ---- werewolf_deaths.c (6.2, 6.3, 7.5) ---- */
/* A camp is shown of a seat, and a role unless that is WEREWOLF_NONE. */
void werewolf_show(werewolf_run *, int seat, uint8_t camp, uint8_t role);
/* The page of last rites of a seat. */
void werewolf_open_page(werewolf_run *, int seat);
void werewolf_do_rites(werewolf_run *, nt_move);
void werewolf_do_badge(werewolf_run *, nt_move);

/* ---- werewolf_vote.c (7.9) ---- */
/* The lowest seat with a mark; one has it. */
uint8_t werewolf_first_of(const uint8_t flag[WEREWOLF_SEATS]);
void werewolf_open_vote(werewolf_run *);
void werewolf_open_pk_vote(werewolf_run *);
/* The ballots of pub.voter for pub.target, from none on. */
void werewolf_open_ballots(werewolf_run *, werewolf_step step);
/* Asks those of them who have not voted. */
void werewolf_ask_ballots(werewolf_run *, uint8_t step);
/* Tells the totals and marks those with the most in pub.tied; returns how many. */
int werewolf_tally(werewolf_run *);
void werewolf_do_vote(werewolf_run *, nt_move);
void werewolf_do_say(werewolf_run *, int seat);

/* ---- werewolf_election.c (7.3) ---- */
bool werewolf_election_due(const werewolf_pub *);
void werewolf_open_election(werewolf_run *);
void werewolf_campaign_over(werewolf_run *);
void werewolf_count_election(werewolf_run *);
/* What an explosion has made of it. */
void werewolf_tell_blown(werewolf_run *);
void werewolf_do_stand(werewolf_run *, nt_move);
void werewolf_do_campaign_draw(werewolf_run *);

/* ---- werewolf_speech.c (7.4, 7.6 to 7.8) ---- */
/* Those whose turn it is in this step, one after the other; a campaign's and a day's order stand in pub.order. */
void werewolf_open_segment(werewolf_run *, werewolf_step step);
/* A day's speeches: from whom on, or the draw of that. */
void werewolf_begin_speeches(werewolf_run *);
void werewolf_do_direction(werewolf_run *, int direction);
void werewolf_do_speech_draw(werewolf_run *);
void werewolf_do_speech(werewolf_run *, nt_move);
/* The answer of whoever declares something. */
void werewolf_do_menu(werewolf_run *, nt_move);

#endif
