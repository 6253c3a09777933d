/* What everybody saw while a ply was being told. A ply tells its events one after the other; the match itself knows
 * only how it stood before and after all of them. A playback plays the match again beside it and gives the view as it
 * stood at each event, so that an event can be shown before what it causes lies on the table: told first, then done.
 * It serves the window, replays and lessons alike.
 *
 * It counts on the rule that every game keeps: first tell, then change (docs/add-a-game.md). When an event is told to
 * all, the public part still stands as it was before that event. So the view at an event is the frame it is told on,
 * and the view at the next event (or the present one) is the frame that it leaves behind.
 *
 *   nt_playback *playback = nt_playback_create(match);
 *   const int n = nt_port_events(table);              the spectator's port
 *   while (shown < n) {
 *       was = nt_playback_view(playback, shown, NT_SPECTATOR, one);
 *       is = nt_playback_view(playback, shown + 1, NT_SPECTATOR, other);
 *       show(nt_port_event(table, shown++), was, is);
 *   }
 */
#ifndef NT_ENGINE_PLAYBACK_H
#define NT_ENGINE_PLAYBACK_H

#include "engine/match.h"

typedef struct nt_playback nt_playback;

/* Allocates all that it will ever need; NULL = no memory. The match must outlive it. */
nt_playback *nt_playback_create(nt_match *);
/* NULL is fine. */
void nt_playback_destroy(nt_playback *);
/* The view of a seat, or of NT_SPECTATOR, as the match stood when event number `event` of the spectator's port was
 * told (0 <= event <= nt_port_events of that port; equal: as it stands now). Copied into buf (nt_port_view_size bytes
 * of that seat's port), as nt_port_view does.
 *
 * Events in rising order cost one apply a ply, those of one ply after the other one apply each; the same event again
 * costs the copy alone. An earlier ply, or a match that was taken back in between, is played from its start. */
nt_view nt_playback_view(nt_playback *, int event, uint8_t seat, void *buf);

#endif
