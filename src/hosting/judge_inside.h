/* The inside of a judge, shared by judge*.c only. */
#ifndef NT_HOSTING_JUDGE_INSIDE_H
#define NT_HOSTING_JUDGE_INSIDE_H

#include "engine/match_inside.h"
#include "engine/record_inside.h"
#include "hosting/hosting.h"
#include "hosting/judge.h"

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
};

/* judge.c. One more note is due. */
void nt_judge_owe(nt_judge *, nt_move note);
/* Puts the note that is due into the record, forgets what could be redone. On error (the move cannot follow the note,
 * or there is no room for both) nothing has changed. */
nt_err nt_judge_before_move(nt_judge *, nt_move);

/* judge_keep.c: what a record keeps of it. */
void nt_judge_write(const nt_judge *, nt_writer *);
bool nt_judge_is_kept(const char *line);
bool nt_judge_read(nt_judge *, nt_reader *);

#endif
