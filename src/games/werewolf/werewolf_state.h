/* The whole truth of one game and the pieces of its rules: for the werewolf_*.c rules files and their tests only. */
#ifndef NT_GAMES_WEREWOLF_STATE_H
#define NT_GAMES_WEREWOLF_STATE_H

#include "games/werewolf/werewolf.h"

struct werewolf_state {
    werewolf_pub pub;
    werewolf_priv seat[WEREWOLF_SEATS];
    werewolf_hid hid;
};

/* A ply at work. Only legal moves get here, so nothing below fails. out is NULL where a night is only imagined.
 * What an event to all causes is written before the event is told, and is `seen` from then on; while it is told, the
 * public part stands as all have seen it so far. So no line may write what only a later event tells. Where nobody
 * catches an event (nt_events.catch) nobody looks, and `seen` is NULL: a copy costs more than all else in a ply. */
typedef struct {
    struct werewolf_state *s;
    nt_events *out;
    nt_rng rng; /* of the chance move, when it is one */
    werewolf_pub *seen;
} werewolf_run;

/* What follows the reactions (pub.after). */
enum { WEREWOLF_AFTER_DAWN, WEREWOLF_AFTER_DAY, WEREWOLF_AFTER_INTERRUPT };
enum { WEREWOLF_RECALLS = 20 /* ballots that may be taken back in one vote */ };

typedef uint16_t werewolf_batch[WEREWOLF_SEATS]; /* causes by seat; 0 = not in the batch (4) */

/* ---- werewolf_ply.c: telling and asking ---- */
void werewolf_tell(werewolf_run *, uint8_t kind, int n, int a, int b, int c);
void werewolf_tell_seat(werewolf_run *, int seat, uint8_t kind, int n, int a, int b, int c);
/* Tells how many flags are set and the first eleven of those seats. */
void werewolf_tell_set(werewolf_run *, int to, uint8_t kind, const uint8_t flag[WEREWOLF_SEATS]);
void werewolf_ask_nobody(werewolf_run *, werewolf_step); /* chance or judge, or the asked flags follow */
void werewolf_ask_one(werewolf_run *, werewolf_step, int seat);
void werewolf_ask_living(werewolf_run *, werewolf_step);
/* The seat has answered; returns whether all have. */
bool werewolf_answered(werewolf_run *, int seat);

/* ---- werewolf_roles.c: who is what ---- */
uint8_t werewolf_camp_of(const struct werewolf_state *, int seat);
bool werewolf_in_pack(const struct werewolf_state *, int seat);
/* The seat with a role that exists once, or NONE. */
int werewolf_seat_of(const struct werewolf_state *, uint8_t role);
bool werewolf_may_explode(const struct werewolf_state *, int seat);
/* Whether a seat out by these causes may shoot (6.2). */
bool werewolf_may_shoot(const struct werewolf_state *, int seat, int causes);
/* Whether the Witch on this seat may use the antidote now (5.2). */
bool werewolf_can_save(const werewolf_pub *, const werewolf_priv *witch, int seat);
int werewolf_living(const werewolf_pub *);
/* The next living seat behind `seat` (which need not live) in direction 0 or 1. */
int werewolf_next_living(const werewolf_pub *, int seat, int direction);

/* ---- werewolf_resolve.c: what follows by the rules; nothing changes (6, 8) ---- */
void werewolf_resolve_night(const struct werewolf_state *, werewolf_batch);
/* WEREWOLF_WON_* with these seats living. */
uint8_t werewolf_verdict(const struct werewolf_state *, const uint8_t alive[WEREWOLF_SEATS]);
/* House rule knife_first: whether the state after the knife's death alone, before the batch, gives WOLF (8). */
bool werewolf_knife_wins(const struct werewolf_state *, const werewolf_batch);
/* Adds whom the Wolf Beauty takes with her when she is in the batch (6.2). */
void werewolf_add_link(const struct werewolf_state *, werewolf_batch);
/* The page of last rites that the seat has (6.3). */
uint8_t werewolf_rites(const struct werewolf_state *, int seat);

/* ---- werewolf_setup.c ---- */
extern const nt_option werewolf_options[WEREWOLF_OPTIONS];
nt_err werewolf_setup(void *state, const nt_config *);
/* ---- werewolf_options.c ---- */
bool werewolf_option_counts(const nt_config *, int option);
void werewolf_blank_priv(werewolf_priv *);
/* Gives the seat its role, and tells it. */
void werewolf_give_role(werewolf_run *, int seat, uint8_t role);
void werewolf_do_deal(werewolf_run *);
void werewolf_do_card(werewolf_run *, nt_move);

/* ---- werewolf_night.c: calls, tasks, answers (5) ---- */
void werewolf_do_nightfall(werewolf_run *);
void werewolf_do_task(werewolf_run *, nt_move);
/* Pieces that an imagined night uses too: start of a night, opening of a call, one answer, end of a call. */
void werewolf_start_night(werewolf_run *);
void werewolf_open_call(werewolf_run *, int call);
void werewolf_take_answer(werewolf_run *, nt_move);
void werewolf_close_call(werewolf_run *);

/* ---- from dawn to the next dusk, and the end (6 to 8): werewolf_day.c and what werewolf_day.h names ---- */
void werewolf_dawn(werewolf_run *);
/* A move in a step of the day; a draw of who speaks first. */
void werewolf_do_day(werewolf_run *, nt_move);
void werewolf_do_draw(werewolf_run *);
/* Buries a batch with its charm link and queues the dead for their pages; `dawn`: the announced night's batch. */
void werewolf_kill(werewolf_run *, werewolf_batch, bool dawn);
/* Asks the next of the dead, or goes on: verdict, badge, what follows. */
void werewolf_settle(werewolf_run *);
void werewolf_resume(werewolf_run *); /* back to the step that was interrupted */
/* Asks the question of a public step again, of those who have not answered it. */
void werewolf_ask_again(werewolf_run *, uint8_t step);
void werewolf_end(werewolf_run *, uint8_t winner, uint8_t decided);
void werewolf_score(const void *pub, int16_t out[NT_MAX_SEATS]);
uint32_t werewolf_winners(const void *pub);

/* ---- werewolf_judge.c: a judge's own moves (12) ---- */
bool werewolf_judge_hosts(const nt_config *config);
int werewolf_judge_legal(nt_whole, nt_move *out, int cap);
void werewolf_do_tool(werewolf_run *, nt_move);
bool werewolf_note(const void *pub_then, const void *pub_was, bool seen, nt_move *out);
nt_move werewolf_note_both(nt_move, nt_move);

/* ---- entries of werewolf_game in other files ---- */
uint32_t werewolf_to_act(const void *pub);
nt_ask werewolf_ask(const void *pub, uint8_t seat);
int werewolf_legal(const nt_view *, nt_move *out, int cap);
int werewolf_move_text(const void *pub, nt_move, char *buf, size_t cap);
nt_err werewolf_parse_move(const void *pub, uint8_t seat, const char *text, nt_move *out);
nt_err werewolf_imagine(nt_view, nt_rng *, void *world);
int werewolf_trace(const void *before, nt_move, const void *after, const nt_events *, char *buf, size_t cap);
int werewolf_show_view(nt_view, char *buf, size_t cap);
uint32_t werewolf_seats_in(nt_move);
int werewolf_event_text(nt_view, nt_event, char *buf, size_t cap);

#endif
