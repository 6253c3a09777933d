/* The inside of a match, shared by match.c and port.c only. */
#ifndef NT_ENGINE_MATCH_INSIDE_H
#define NT_ENGINE_MATCH_INSIDE_H

#include "engine/match.h"
#include "engine/port.h"

struct nt_port {
    nt_match *match;
    uint16_t *told; /* indices into the match's events of those told to this seat or to all; room for max_events */
    int n_told, polled;
    uint8_t seat;
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
    nt_port ports[NT_MAX_SEATS + 1]; /* by seat, the spectator's behind the last seat */
};

#endif
