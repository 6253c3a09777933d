/* The door of a judge: a person who hosts a match and does not play. A match hands it out only when its game says
 * that this config has a judge (nt_hosting.judged); in every other match nobody can get the whole.
 *
 * A judge holds every seat's port (nt_match_port), sees everything, has moves of his own, and may take back and
 * correct without limit. What he takes back is an event: a move that was chosen. Chance, and secret questions with
 * one legal answer, go with the event before them.
 *
 * A correction replaces or drops one event and plays those behind it again. A secret question with one legal answer
 * is answered by the match, an old answer to one that is not asked any more is left out, and chance that is due takes
 * the old bits. The first event that is not legal any more stops it: it and all behind it wait, the match is paused
 * (every other move gives NT_PAUSED), and the judge enters something instead of it or drops it, one by one, until
 * none waits.
 *
 * A correction can also be opened before an event (nt_judge_open): that event and all behind it wait, and whatever is
 * entered comes before them.
 *
 * A correction that a game wants told (nt_hosting.note) is put into the record by the judge's move of that game,
 * right before the next move that is made; notes that are taken back are owed again. A note is no event.
 *
 * A record keeps all of this: what could be redone, an open correction with what waits, the note that is due
 * (docs/records.md). A match that was read from it goes on as the match that was saved. */
#ifndef NT_HOSTING_JUDGE_H
#define NT_HOSTING_JUDGE_H

#include "engine/match.h"

typedef struct nt_judge nt_judge;

/* NULL unless a judge hosts. Owned by the match, always the same pointer. */
nt_judge *nt_match_judge(nt_match *);

/* Bytes that nt_judge_whole fills. */
size_t nt_judge_whole_size(const nt_judge *);
/* Copies everything into buf (nt_judge_whole_size bytes) and returns it pointing into buf. */
nt_whole nt_judge_whole(const nt_judge *, void *buf);
/* Moves of the judge's own; returns how many (at most cap). */
int nt_judge_legal(const nt_judge *, nt_move *out, int cap);
/* Sets move.seat to NT_JUDGE and submits. On error nothing has changed. */
nt_err nt_judge_submit(nt_judge *, nt_move);

/* Takes back the last event with all that followed from it; possible down to the deal, also when the match is over.
 */
bool nt_judge_can_undo(const nt_judge *);
nt_err nt_judge_undo(nt_judge *); /* NT_ILLEGAL when there is none, NT_PAUSED in a correction: nothing has changed */
/* Plays again what was taken back last, until another move is made. */
bool nt_judge_can_redo(const nt_judge *);
nt_err nt_judge_redo(nt_judge *);

/* Whether a ply (0 <= ply < nt_match_plies) is an event, and so may be corrected. */
bool nt_judge_is_event(nt_judge *, int ply);
/* Puts `instead` in the place of that event, or drops it, and plays the rest again. NT_ILLEGAL when `instead` is not
 * legal there or the ply is no event, NT_PAUSED while another correction is open: nothing has changed. */
nt_err nt_judge_correct(nt_judge *, int ply, nt_move instead);
nt_err nt_judge_drop(nt_judge *, int ply);
/* Events that wait; 0 = no correction is open. The first is the one that was not legal. */
int nt_judge_waiting(const nt_judge *);
nt_move nt_judge_waiting_move(const nt_judge *, int index);
/* Opens a correction before that event: the match stands as it stood then, and that event and all behind it wait.
 * What is entered next (nt_judge_insert) comes before them; the moves that may be are the legal ones of whoever is
 * asked there, and the judge's own. Forgets what could be redone. NT_ILLEGAL when the ply is no event, NT_PAUSED
 * while another correction is open: nothing has changed. */
nt_err nt_judge_open(nt_judge *, int ply);
/* Whether an opened correction stands as it was opened, nothing entered nor dropped yet, and so can be closed. */
bool nt_judge_can_close(const nt_judge *);
/* Closes it: all that waits stands again as before. NT_ILLEGAL when it cannot be closed: nothing has changed. */
nt_err nt_judge_close(nt_judge *);
/* Makes a move before the first that waits (something new is asked), or instead of it, or drops it; then goes on. The
 * move is legal where the match stands, else its error comes back and nothing has changed. */
nt_err nt_judge_insert(nt_judge *, nt_move);
nt_err nt_judge_reenter(nt_judge *, nt_move);
nt_err nt_judge_drop_waiting(nt_judge *);

#endif
