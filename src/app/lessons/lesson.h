/* A lesson as data (docs/lessons.md): the record of a real match, and steps that stand at its plies, are lit, speak,
 * and let the learner make a move. Read and checked here; played by scene_lesson. */
#ifndef NT_APP_LESSON_H
#define NT_APP_LESSON_H

#include "engine/match.h"

/* In the place of a zone on a step that tells: the name of seat n, wherever it stands. */
#define LESSON_WHO "who"

enum { LESSON_STEPS = 64, LESSON_LIT = 6, LESSON_REFUSED = 6, LESSON_AFTER = 12, LESSON_KEY = 40, LESSON_ZONE = 24 };

/* Frames beside those of the seats and of the table (NT_SPECTATOR): the host's, in the lesson of one. */
enum { LESSON_FACE = NT_SPECTATOR + 1, LESSON_CALL_NAMES, LESSON_CALL, LESSON_CALL_RESTS };

typedef enum {
    LESSON_TELL, /* something is shown and said */
    LESSON_DO,   /* the learner makes the move of the record */
    LESSON_TRY,  /* the learner makes another one, sees what comes of it, and it is taken back */
    LESSON_END,  /* the results, step by step */
} lesson_kind;

/* One that is lit: a zone of the frame. Where the learner makes a move they are lit one after the other, and pressed
 * in their order they make it. */
typedef struct {
    char zone[LESSON_ZONE];
    int n;
} lesson_lit;

/* A move that is answered in words: why not now. */
typedef struct {
    nt_move move;
    char words[LESSON_KEY];
} lesson_refused;

typedef struct {
    lesson_kind kind;
    int ply;       /* so many plies have been played when it stands there */
    bool jump;     /* nothing of the plies before it is told */
    uint8_t frame; /* a seat, whose view is shown, NT_SPECTATOR: the table, or LESSON_* */
    char words[LESSON_KEY];
    char other[LESSON_KEY]; /* said to any other move; "": a sentence of the house */
    char then[LESSON_KEY];  /* LESSON_TRY: said when it is seen what came of it; LESSON_END: at the last step */
    nt_move move;           /* LESSON_DO, LESSON_TRY */
    int n_lit, n_seen, n_refused, n_after;
    lesson_lit lit[LESSON_LIT];
    lesson_lit seen[LESSON_LIT]; /* what is spoken of and not pressed: marks of the frame */
    lesson_lit opens;            /* LESSON_TELL: a zone of the table that is pressed for the learner; zone "": none */
    lesson_refused refused[LESSON_REFUSED];
    nt_move after[LESSON_AFTER]; /* LESSON_TRY: what follows the move; chance that is due follows by itself */
    uint8_t then_frame;          /* LESSON_TRY: what is shown of it */
} lesson_step;

typedef struct {
    const nt_game *game;
    nt_match *match; /* the whole record */
    uint8_t seat;    /* the learner's; NT_JUDGE: of whoever hosts, and makes the moves of all */
    int n;
    lesson_step step[LESSON_STEPS];
} lesson;

/* Reads and checks the lesson of this id in a folder: ID.json, and the record that it names. `games` are those that
 * are known, then NULL. NULL with one sentence in `problem` (at least 256 bytes) that says which step is wrong, and
 * how. The caller gives it to lesson_free. */
lesson *lesson_load(const char *folder, const char *id, const nt_game *const *games, char *problem, size_t cap);
/* NULL is fine. */
void lesson_free(lesson *);
/* Whether there is one of this id, whole or not. */
bool lesson_there(const char *folder, const char *id);
/* A match of its own that has been played so far as the record; the caller destroys it. NULL = no memory. */
nt_match *lesson_match(const lesson *, int plies);
/* Plays on: the ply of the record that comes next in this match, and the chance behind it. False at the end. */
bool lesson_next(const lesson *, nt_match *);
/* The move of the record or of what is tried is this one. */
bool lesson_is(const nt_move *wanted, nt_move made);

#endif
