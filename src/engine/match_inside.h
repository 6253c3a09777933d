/* The inside of a match, shared by match.c, judge.c, port.c and the records only. */
#ifndef NT_ENGINE_MATCH_INSIDE_H
#define NT_ENGINE_MATCH_INSIDE_H

#include "engine/judge.h"
#include "engine/match.h"
#include "engine/port.h"

/* Where a port has read last: its event `index` is the match's event `at`; both -1 before the first. */
typedef struct {
    int index, at;
} nt_cursor;

struct nt_port {
    nt_match *match;
    nt_cursor *read;
    int n_own; /* events told to this seat alone */
    int polled;
    uint8_t seat;
};

/* Plies that were taken out of the record and are to be played again. */
typedef struct {
    nt_move *move;  /* room for max_plies */
    uint8_t *event; /* 1: chosen; 0: chance, or the only answer to a secret question */
    int n, at;      /* at = the next to be played */
} nt_tail;

/* The note that is to be made before the next move. */
typedef struct {
    bool due;
    nt_move note;
} nt_owed;

struct nt_judge {
    nt_match *match;
    nt_tail redo;    /* a stack: the last is the next to be played again; at is not used */
    nt_tail waiting; /* at = the first that waits */
    uint8_t *event;  /* by ply of the match, room for max_plies */
    bool held;       /* a correction was opened, nothing is entered yet: all that waits is legal as it stands */
    nt_owed owed;
    bool used; /* a judge hosts */
};

enum { NT_NOBODY_LISTED = 0xFF };

struct nt_match {
    const nt_game *game;
    nt_config config;
    nt_rng chance;
    uint8_t *state, *before; /* now, and before the last ply where that may be needed again; they change places */
    uint8_t *replay[2];      /* where nt_match_replay works */
    nt_ply *plies;           /* a hash of 0 is not made yet */
    nt_event *events;        /* all that were told, in order; ports read what is theirs */
    nt_events *told;         /* by the ply that is played or replayed; room for a moment */
    nt_move *legal;          /* of nt_match_list, room for NT_MAX_LEGAL */
    int n_legal;
    uint8_t listed;      /* the seat whose moves `legal` holds as the match stands, or NT_NOBODY_LISTED */
    uint32_t asked;      /* to_act, as the match stands */
    uint32_t taken_back; /* how often the match was taken back */
    int n_plies, n_events;
    int n_all;     /* events told to all */
    int last_told; /* events of the last ply */
    bool can_undo;
    uint64_t seed;
    nt_judge judge;
    nt_port ports[NT_MAX_SEATS + 1]; /* by seat, the spectator's behind the last seat */
    nt_cursor read[NT_MAX_SEATS + 1];
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
/* Before a move is made from outside: puts the note that is due into the record, forgets what could be redone. On
 * error (the move cannot follow the note, or there is no room for both) nothing has changed. */
nt_err nt_judge_before_move(nt_match *, nt_move);

/* The moves of a seat or of NT_JUDGE, in match->legal until another seat's are asked for or the match changes;
 * returns how many. There is one list a ply, whoever asks. */
int nt_match_list(nt_match *, uint8_t seat);
/* Plays one move of a seat, of chance or of the judge, without the chance that follows. On error nothing has changed.
 */
nt_err nt_match_play(nt_match *, nt_move);
/* Back to the state after the first n plies; the stream of chance too. */
void nt_match_rewind(nt_match *, int n);

#endif
