/* The moves of a seat as they are listed, for a game's `legal`. */
#ifndef NT_ENGINE_LIST_H
#define NT_ENGINE_LIST_H

#include "engine/game.h"

typedef struct {
    nt_move *out; /* the caller's, of `cap` */
    int n, cap;
    uint8_t seat;
} nt_list;

/* A move with the first n of two arguments; what has no room is left out. */
static inline void nt_list_add(nt_list *moves, uint8_t kind, int n, int a, int b) {
    if (moves->n < moves->cap) {
        moves->out[moves->n++] =
            (nt_move){.seat = moves->seat, .kind = kind, .n = (uint8_t)n, .arg = {(uint8_t)a, (uint8_t)b}};
    }
}

#endif
