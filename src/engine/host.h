/* What a match knows of a person who hosts it and does not play: these few functions, and nothing of how he takes
 * back and corrects. The house's own host is nt_judge_host (hosting/hosting.h). */
#ifndef NT_ENGINE_HOST_H
#define NT_ENGINE_HOST_H

#include "engine/match.h"

typedef struct nt_reader nt_reader; /* engine/record_inside.h */
typedef struct nt_writer nt_writer;

struct nt_host {
    /* Whether the config says that somebody hosts. The functions below create are called in such a match alone. */
    bool (*hosts)(const nt_game *, const nt_config *);
    /* Moves of his own (seat NT_JUDGE), from the whole. */
    int (*legal)(const nt_game *, const void *state, nt_move *out, int cap);

    /* What he needs beside the match, which owns it: `self` of all below. NULL = no memory. */
    void *(*create)(nt_match *);
    void (*destroy)(void *self);
    /* Moves from outside must wait (NT_PAUSED). */
    bool (*paused)(const void *self);
    /* Before a move from outside, which is legal: he may make one of his own. On error nothing has changed. */
    nt_err (*before_move)(void *self, nt_move);
    /* The last ply was made. event: it was chosen, and is no note. */
    void (*played)(void *self, bool event);
    bool (*is_note)(const void *self, int ply);
    /* Whether the table's own undo is possible as far as he is concerned. */
    bool (*may_undo)(const void *self);

    /* What a record keeps behind the plies. The reader's current line: whether it is such a line; reads from there to
     * the end of the text. */
    void (*write)(const void *self, nt_writer *);
    bool (*is_kept)(const char *line);
    bool (*read)(void *self, nt_reader *);
};

#endif
