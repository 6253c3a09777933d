/* Bots sit at ports like everybody else: they see a view, the legal moves and the game table. */
#ifndef NT_BOTS_BOTS_H
#define NT_BOTS_BOTS_H

#include "engine/port.h"

/* Chooses one of n >= 1 legal moves; returns its index. A bot keeps no memory of its own: what a seat learned is
 * in its view (perfect recall), so a resumed match plays on the same. */
typedef int (*nt_bot_fn)(nt_view, const nt_move *legal, int n, nt_rng *);

typedef struct {
    const char *id;   /* "random", "growl" */
    const char *game; /* the only game it plays, or NULL for every game */
    nt_bot_fn choose;
    bool blind; /* it never looks: its view is empty */
} nt_bot;

/* All bots, then one with id NULL. */
extern const nt_bot nt_bots[];
/* A bot by id that plays the game, or NULL. */
const nt_bot *nt_bot_find(const char *id, const char *game);
/* The best bot the program has for a game; at least "random". */
const nt_bot *nt_bot_best(const char *game);
/* Asks the bot at its port for one of these moves, n >= 1; returns its index. What it sees is a copy that lies alone:
 * neither the truth nor the view of another seat is beside it. */
int nt_bot_choose(const nt_bot *, const nt_port *, const nt_move *legal, int n, nt_rng *);
/* Asks the bot at its port and submits. The port must be asked. */
nt_err nt_bot_play(const nt_bot *, nt_port *, nt_rng *);

#endif
