/* The inside of a match, shared by match.c, port.c, playback.c, the records and whoever hosts. */
#ifndef NT_ENGINE_MATCH_INSIDE_H
#define NT_ENGINE_MATCH_INSIDE_H

#include "engine/host.h"
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

enum { NT_NOBODY_LISTED = 0xFF };

struct nt_match {
    const nt_game *game;
    nt_config config;
    int version; /* of its record: a match that was read is written as it was, since its seal is over that text */
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
    nt_commitment commitment;
    const nt_host *host;             /* NULL: nobody hosts */
    void *hosted;                    /* his own part, NULL likewise */
    nt_port ports[NT_MAX_SEATS + 1]; /* by seat, the spectator's behind the last seat */
    nt_cursor read[NT_MAX_SEATS + 1];
};

/* The moves of a seat or of NT_JUDGE, in match->legal until another seat's are asked for or the match changes;
 * returns how many. There is one list a ply, whoever asks. */
int nt_match_list(nt_match *, uint8_t seat);
/* As nt_match_submit, one of these moves: being one of them it needs no check. */
nt_err nt_match_submit_listed(nt_match *, uint8_t seat, int index);
/* Plays one move of a seat, of chance or of a judge, without the chance that follows. On error nothing has changed.
 */
nt_err nt_match_play(nt_match *, nt_move);
/* Back to the state after the first n plies; the stream of chance too. */
void nt_match_rewind(nt_match *, int n);

#endif
