/* One seat's door to one match: whoever sits at the table, person, bot, spectator or command line, sits here.
 * No pointer into the truth gets out. Ports are made and owned by the match (nt_match_port). */
#ifndef NT_ENGINE_PORT_H
#define NT_ENGINE_PORT_H

#include "engine/game.h"

typedef struct nt_port nt_port;

/* Bytes that nt_port_view fills: public part, and for a seat its private part behind it. */
size_t nt_port_view_size(const nt_port *);
/* Copies the seat's view into buf (nt_port_view_size bytes) and returns it pointing into buf. */
nt_view nt_port_view(const nt_port *, void *buf);
/* How this seat is asked now; NT_ASK_NONE when it is not. */
nt_ask nt_port_ask(const nt_port *);
/* Legal moves of this seat; returns how many (at most cap). */
int nt_port_legal(const nt_port *, nt_move *out, int cap);
/* The same list without a copy, valid until the match goes on or another seat's moves are asked for; *n gets how
 * many.
 */
const nt_move *nt_port_moves(const nt_port *, int *n);
/* Submits the move at that place of the list, which needs no other check. On error nothing has changed. */
nt_err nt_port_submit_listed(nt_port *, int index);
/* Sets move.seat to this seat and submits. On error nothing has changed. */
nt_err nt_port_submit(nt_port *, nt_move);
/* The next event told to this seat or to all since the last call; false when there is none. */
bool nt_port_poll(nt_port *, nt_event *);
/* Bit per seat that is asked now (public). */
uint32_t nt_port_to_act(const nt_port *);
/* All seats, in the order in which one screen goes round those asked; `last` is the seat asked last (public). */
void nt_port_order(const nt_port *, uint8_t last, uint8_t out[NT_MAX_SEATS]);
/* Events told to this seat or to all so far, and the i-th of them: the seat's own record. */
int nt_port_events(const nt_port *);
nt_event nt_port_event(const nt_port *, int index);

#endif
