/* One match: owns the truth, the log of plies and events, and the stream of chance.
 * Everything is allocated at creation; playing allocates nothing. */
#ifndef NT_ENGINE_MATCH_H
#define NT_ENGINE_MATCH_H

#include "engine/game.h"

typedef struct nt_match nt_match;
typedef struct nt_port nt_port;

typedef struct {
    nt_move move;
    uint64_t
        hash; /* nt_ply_hash of the move and the state after it: made when it is asked for, not when it is played */
} nt_ply;

/* What was shown of the deal before anybody had seen a card: a code over it and over a salt that nobody knows before
 * the end (proof/commitment.h makes and checks it). Both as text; code "" = nothing was shown. */
enum { NT_COMMITMENT_CODE = 40, NT_COMMITMENT_SALT = 33 };
typedef struct {
    char code[NT_COMMITMENT_CODE]; /* eight groups of four hexadecimal digits with - between them */
    char salt[NT_COMMITMENT_SALT]; /* 32 hexadecimal digits */
} nt_commitment;

/* Starts a match: setup, then chance until a seat is asked. NULL on NT_BAD_CONFIG or out of memory (*err says
 * which; NT_FULL stands for out of memory). The caller destroys it. */
nt_match *nt_match_create(const nt_game *, const nt_config *, uint64_t seed, nt_err *err);
/* NULL is fine. Ports of the match die with it. */
void nt_match_destroy(nt_match *);

const nt_game *nt_match_game(const nt_match *);
const nt_config *nt_match_config(const nt_match *);
/* Bit per seat that is asked now; 0 = over. Chance is never left waiting. */
uint32_t nt_match_to_act(const nt_match *);
bool nt_match_over(const nt_match *);
int nt_match_plies(const nt_match *);
nt_ply nt_match_ply(const nt_match *, int index); /* 0 <= index < plies */

/* Kept by the match and written into its record; the rules know nothing of it. */
void nt_match_commit(nt_match *, const nt_commitment *);
const nt_commitment *nt_match_commitment(const nt_match *);

/* Checks the move against the legal list of its seat, applies it, then plays the chance that follows. On error
 * nothing has changed. NT_PAUSED while a judge's correction is open (hosting/judge.h). Seats call nt_port_submit, a
 * judge nt_judge_submit; this is for records and referees. */
nt_err nt_match_submit(nt_match *, nt_move);
/* For readers of records. Begin is create without the chance that is due; append takes one ply exactly as given,
 * chance included (it moves the match's own stream on, so that a match resumed with its seed goes on the same);
 * settle plays the chance that is due, if any, from the match's own stream. Between begin and settle
 * nt_match_to_act may be 1u << NT_CHANCE. */
nt_match *nt_match_begin(const nt_game *, const nt_config *, uint64_t seed, nt_err *err);
nt_err nt_match_append(nt_match *, nt_move);
void nt_match_settle(nt_match *);

/* Undo of the last ply: possible while it is an open move (NT_ASK_OPEN) that the game calls undoable, that changed
 * the public part alone, told only NT_ALL, and was followed by no chance. Ports forget its events. On NT_ILLEGAL
 * nothing has changed. */
bool nt_match_can_undo(const nt_match *);
nt_err nt_match_undo(nt_match *);

/* The door of one seat (0..seats-1) or of NT_SPECTATOR; owned by the match, always the same pointer. */
nt_port *nt_match_port(nt_match *, uint8_t seat);

/* The whole truth: only for referees of finished matches, tests and traces. Valid until the next ply or undo. */
const void *nt_match_state(const nt_match *);

/* One ply played again. Pointers are valid during the call. */
typedef struct {
    int index;
    const void *before, *after; /* whole states */
    nt_ply ply;
    const nt_events *told;
    bool note; /* a judge's move that notes a correction (hosting/judge.h) */
} nt_replayed;

/* Shows every ply again from the first. Works in memory of the match, so that one match is not replayed by two
 * threads at once. Only for records, and for referees of finished matches. */
void nt_match_replay(const nt_match *, void (*see)(void *ctx, const nt_replayed *), void *ctx);

#endif
