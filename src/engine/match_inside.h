/* The inside of a match, shared by match.c, judge.c, port.c and the records only. */
#ifndef NT_ENGINE_MATCH_INSIDE_H
#define NT_ENGINE_MATCH_INSIDE_H

#include "engine/judge.h"
#include "engine/match.h"
#include "engine/port.h"

struct nt_port {
    nt_match *match;
    uint16_t *told; /* indices into the match's events of those told to this seat or to all; room for max_events */
    int n_told, polled;
    uint8_t seat;
};

/* Plies that were taken out of the record and are to be played again. */
typedef struct {
    nt_move *move;  /* room for max_plies */
    uint8_t *event; /* 1: chosen; 0: chance, or the only answer to a secret question */
    int n, at;      /* at = the next to be played */
} nt_tail;

struct nt_judge {
    nt_match *match;
    nt_tail redo;    /* a stack: the last is the next to be played again; at is not used */
    nt_tail waiting; /* at = the first that waits */
    uint8_t *event;  /* by ply of the match, room for max_plies */
    bool held;       /* a correction was opened, nothing is entered yet: all that waits is legal as it stands */
    bool note_due;
    nt_move note; /* that is due */
    bool used;    /* a judge hosts */
};

struct nt_match {
    const nt_game *game;
    nt_config config;
    nt_rng chance;
    uint8_t *memory;                 /* one block: the five states below */
    uint8_t *state, *before, *spare; /* now, before the last ply, and where the next is tried; they change places */
    uint8_t *replay[2];              /* where nt_match_replay works */
    nt_ply *plies;
    nt_event *events;
    nt_events last;      /* told by the ply that is being applied */
    nt_events *replayed; /* told by the ply that is being replayed */
    nt_move *legal;      /* room for NT_MAX_LEGAL */
    int n_plies, n_events;
    bool can_undo;
    uint64_t seed;
    nt_judge judge;
    nt_port ports[NT_MAX_SEATS + 1]; /* by seat, the spectator's behind the last seat */
};

/* Sets up room for a judge when one hosts; false when there is no memory. Free it in any case. */
bool nt_judge_allocate(nt_match *);
void nt_judge_free(nt_match *);
/* What a record keeps behind the plies of a match that a judge hosts. */
typedef enum {
    NT_KEPT_DUE,    /* the note that is due */
    NT_KEPT_UNDONE, /* can be redone; in the order of play */
    NT_KEPT_HELD,   /* waits in a correction that was opened and not begun, legal as it stands */
    NT_KEPT_WAITS,  /* an event that waits */
    NT_KEPT_FOLLOWS /* chance, or what else is no event, behind the event that waits before it */
} nt_keeping;
typedef struct {
    nt_keeping how;
    nt_replayed
        at; /* of UNDONE and HELD: as it was played; else the move alone, and where the match stands as before */
} nt_kept;
/* Shows it in the order of the record. Works in the same memory as nt_match_replay. */
void nt_judge_show_kept(const nt_match *, void (*see)(void *ctx, const nt_kept *), void *ctx);
/* For readers: the ply that was appended last is a note; a note is due. */
void nt_judge_mark_note(nt_judge *);
void nt_judge_owe(nt_judge *, nt_move note);
/* For readers: the plies from `ply` on can be redone, or are held. False when the first of them is no event. */
bool nt_judge_keep_undone(nt_judge *, int ply);
bool nt_judge_keep_held(nt_judge *, int ply);
/* For readers: one more move that waits; false when there is no room. */
bool nt_judge_keep_waiting(nt_judge *, nt_move, bool event);
/* Before a move is made from outside: puts the note that is due into the record, forgets what could be redone. */
void nt_judge_before_move(nt_match *);

/* Plays one move of a seat, of chance or of the judge, without the chance that follows. On error nothing has changed.
 */
nt_err nt_match_play(nt_match *, nt_move);
/* Back to the state after the first n plies; the stream of chance too. */
void nt_match_rewind(nt_match *, int n);

#endif
