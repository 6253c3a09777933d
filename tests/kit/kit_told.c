/* The check that a game tells first and changes then. A picture of an event is drawn on the public part as it stood
 * when the event was told (engine/playback.h); it must show nothing that is told later. So it must be the same in all
 * truths that looked the same before the ply and have told the same so far. */
#include <string.h>

#include "kit/kit.h"

enum {
    DRAWS = 8,  /* of chance, in each truth */
    MOVES = 6,  /* of a seat, and in an imagined world */
    WORLDS = 4, /* imagined by one seat */
    MOST = 4096 /* public events of all truths of one ply */
};

/* The public part at one public event: after those told before it, as hashes. */
typedef struct {
    uint64_t told, pub;
    int event; /* its place among the public ones of its ply */
} moment;

typedef struct {
    kit *k;
    int n;
    moment at[MOST];
} moments;

/* Any mixing of the public part alone. */
static uint64_t hash_of(const kit *k, const uint8_t *state) {
    nt_game public_only = *k->game;
    public_only.state_size = k->game->pub_size;
    return nt_hash(&public_only, state + k->game->pub_off);
}

static uint64_t with_event(uint64_t told, const nt_event *event) {
    const uint8_t *bytes = (const uint8_t *)event;
    for (size_t i = 0; i < sizeof *event; i++) {
        told = (told ^ bytes[i]) * UINT64_C(0x100000001b3);
    }
    return told;
}

/* Compares a moment with those that are known, and keeps it when it is new. */
static bool add(moments *all, moment now) {
    for (int i = 0; i < all->n; i++) {
        const moment *known = &all->at[i];
        if (known->told != now.told || known->event != now.event || known->pub == now.pub) {
            continue;
        }
        return kit_fail(all->k,
                        now.event == 0 ? "the public part has changed before the first event is told"
                                       : "public event %d is told when the public part already shows what follows",
                        now.event);
    }
    if (all->n < MOST) {
        all->at[all->n++] = now;
    }
    return true;
}

/* Makes the move there once for each event that is told to all. */
static bool add_move(moments *all, const uint8_t *from, nt_move move) {
    kit *k = all->k;
    const nt_game *game = k->game;
    uint64_t told = 0;
    int events = 1, public_ones = 0;
    for (int i = 0; i < events; i++) {
        const nt_catch catch = {k->after, k->other, game->state_size, i};
        memcpy(k->after, from, game->state_size);
        k->told.n = 0;
        k->told.catch = &catch;
        game->apply(k->after, move, &k->told);
        k->told.catch = NULL;
        events = k->told.n;
        if (i >= events || k->told.at[i].to != NT_ALL) {
            continue;
        }
        if (!add(all, (moment){told, hash_of(k, k->other), public_ones++})) {
            return false;
        }
        told = with_event(told, &k->told.at[i]);
    }
    return true;
}

/* Some moves of whoever is asked in that truth, a judge's among them. */
static bool add_truth(moments *all, const uint8_t *state) {
    kit *k = all->k;
    const uint32_t asked = k->game->to_act(kit_pub(k, state));
    for (int draw = 0; draw < DRAWS && asked == 1u << NT_CHANCE; draw++) {
        if (!add_move(all, state, nt_chance(&k->rng))) {
            return false;
        }
    }
    for (uint8_t seat = 0; seat <= NT_JUDGE; seat++) {
        const int n = nt_legal(k->game, state, seat, k->legal, NT_MAX_LEGAL);
        for (int i = 0; i < MOVES && i < n; i++) {
            const uint32_t other = (uint32_t)i + nt_rng_below(&k->rng, (uint32_t)(n - i));
            const nt_move move = k->legal[other];
            k->legal[other] = k->legal[i];
            if (!add_move(all, state, move)) {
                return false;
            }
        }
    }
    return true;
}

bool kit_check_told(kit *k, const void *state) {
    static moments all;
    all = (moments){.k = k};
    if (!add(&all, (moment){0, hash_of(k, state), 0}) || !add_truth(&all, state)) {
        return false;
    }
    const uint8_t seat = (uint8_t)nt_rng_below(&k->rng, k->config.seats);
    for (int i = 0; i < WORLDS; i++) {
        if (kit_imagine(k, state, seat, k->world) == NT_OK && !add_truth(&all, k->world)) {
            return false;
        }
    }
    return true;
}

bool kit_walk_told(kit *k, uint8_t seats, bool draw_options) {
    if (!kit_start(k, seats, draw_options)) {
        return false;
    }
    while (k->game->to_act(kit_pub(k, k->state)) != 0) {
        nt_move move;
        if (kit_looks(k) && !kit_check_told(k, k->state)) {
            return false;
        }
        if (!kit_any_move(k, k->state, &move)) {
            return false;
        }
        k->told.n = 0;
        k->game->apply(k->state, move, &k->told);
        k->plies++;
    }
    return true;
}
