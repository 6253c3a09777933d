/* Checks of one move: purity, shape of the events, twins. */
#include <string.h>

#include "kit/kit.h"

static bool check_event(kit *k, const nt_event *event) {
    if (event->to != NT_ALL && event->to >= k->config.seats) {
        return kit_fail(k, "event %d is told to nobody", event->kind);
    }
    if (event->n > NT_MOVE_ARGS || event->pad != 0) {
        return kit_fail(k, "event %d is badly formed", event->kind);
    }
    for (int i = event->n; i < NT_MOVE_ARGS; i++) {
        if (event->arg[i] != 0) {
            return kit_fail(k, "event %d says something in unused arguments", event->kind);
        }
    }
    return true;
}

bool kit_check_move(kit *k, const void *state, nt_move move) {
    const size_t size = k->game->state_size;
    memcpy(k->other, state, size);
    memcpy(k->after, state, size);
    k->told.n = k->told_other.n = 0;
    if (nt_apply(k->game, k->after, move, &k->told) != NT_OK) {
        return kit_fail(k, "a legal move was refused");
    }
    if (memcmp(k->other, state, size) != 0) {
        return kit_fail(k, "a move on a clone changed the original");
    }
    k->game->apply(k->other, move, &k->told_other);
    if (memcmp(k->after, k->other, size) != 0) {
        return kit_fail(k, "the same move on the same state gave another state");
    }
    if (k->told.n != k->told_other.n ||
        memcmp(k->told.at, k->told_other.at, (size_t)k->told.n * sizeof *k->told.at) != 0) {
        return kit_fail(k, "the same move on the same state told other events");
    }
    for (int i = 0; i < k->told.n; i++) {
        if (!check_event(k, &k->told.at[i])) {
            return false;
        }
    }
    return true;
}

static bool only_public_changed(const kit *k, const uint8_t *before, const uint8_t *after) {
    const size_t behind = k->game->pub_off + k->game->pub_size;
    return memcmp(before, after, k->game->pub_off) == 0 &&
           memcmp(before + behind, after + behind, k->game->state_size - behind) == 0;
}

/* k->after and k->told are the real outcome, k->world_after and k->told_other that of an imagined world. */
static bool check_outcomes(kit *k, const void *state, nt_move move, uint8_t seat) {
    const nt_event *odd = kit_odd_event(&k->told, &k->told_other, seat);
    if (odd && kit_same_view(k, k->after, k->world_after, seat)) {
        return kit_fail(k, "seat %d is told what its view does not show after the ply: event %d", seat, odd->kind);
    }
    odd = kit_odd_event(&k->told, &k->told_other, NT_SPECTATOR);
    if (odd && kit_same_view(k, k->after, k->world_after, NT_SPECTATOR)) {
        return kit_fail(k, "all are told what the public part does not show after the ply: event %d", odd->kind);
    }
    /* A move that can be undone must not have shown anything, nor may it be undone in one world only. */
    if (move.seat == NT_CHANCE || !k->game->undoable || !k->game->undoable(kit_pub(k, state), move)) {
        return true;
    }
    if (!only_public_changed(k, state, k->after) || !only_public_changed(k, k->world, k->world_after)) {
        return kit_fail(k, "an undoable move of seat %d changes more than the public part", move.seat);
    }
    return kit_same_view(k, k->after, k->world_after, NT_SPECTATOR) ||
           kit_fail(k, "an undoable move of seat %d shows a secret", move.seat);
}

/* Other outcomes of the same chance that a seat cannot tell from the real one. */
static bool check_chances(kit *k, const void *state, nt_move move) {
    for (int draws = 0; draws < 8; draws++) {
        memcpy(k->world_after, state, k->game->state_size);
        k->told_other.n = 0;
        k->game->apply(k->world_after, nt_chance(&k->rng), &k->told_other);
        for (uint8_t seat = 0; seat < k->config.seats; seat++) {
            if (!check_outcomes(k, state, move, seat)) {
                return false;
            }
        }
    }
    return true;
}

bool kit_check_twins(kit *k, const void *state, nt_move move) {
    memcpy(k->after, state, k->game->state_size);
    k->told.n = 0;
    k->game->apply(k->after, move, &k->told);
    if (move.seat == NT_CHANCE && !check_chances(k, state, move)) {
        return false;
    }
    for (uint8_t seat = 0; seat < k->config.seats; seat++) {
        if (kit_imagine(k, state, seat, k->world) != NT_OK) {
            continue;
        }
        if (!kit_is_legal(k, k->world, move)) {
            continue;
        }
        memcpy(k->world_after, k->world, k->game->state_size);
        k->told_other.n = 0;
        k->game->apply(k->world_after, move, &k->told_other);
        if (!check_outcomes(k, state, move, seat)) {
            return false;
        }
    }
    return true;
}

/* Two sealed choices of one seat: whoever is still asked the same must not see which it was. */
static bool check_pair(kit *k, const void *state, nt_move one, nt_move two) {
    const uint8_t chooser = one.seat;
    memcpy(k->after, state, k->game->state_size);
    memcpy(k->other, state, k->game->state_size);
    k->told.n = k->told_other.n = 0;
    k->game->apply(k->after, one, &k->told);
    k->game->apply(k->other, two, &k->told_other);
    const uint32_t others = k->game->to_act(kit_pub(k, state)) & ~(1u << chooser);
    const uint32_t pending = others & k->game->to_act(kit_pub(k, k->after));
    if (pending == 0) {
        return true;
    }
    if (!kit_same_view(k, k->after, k->other, NT_SPECTATOR)) {
        return kit_fail(k, "the public part shows the sealed choice of seat %d", chooser);
    }
    if (!kit_same_events(&k->told, &k->told_other, NT_SPECTATOR)) {
        return kit_fail(k, "all are told the sealed choice of seat %d", chooser);
    }
    for (uint8_t seat = 0; seat < k->config.seats; seat++) {
        if (!(pending >> seat & 1)) {
            continue;
        }
        if (!kit_same_view(k, k->after, k->other, seat)) {
            return kit_fail(k, "seat %d sees the sealed choice of seat %d", seat, chooser);
        }
        if (!kit_same_events(&k->told, &k->told_other, seat)) {
            return kit_fail(k, "seat %d is told the sealed choice of seat %d", seat, chooser);
        }
        const int n = kit_legal(k, k->after, seat, k->legal);
        if (kit_legal(k, k->other, seat, k->legal_other) != n ||
            memcmp(k->legal, k->legal_other, (size_t)n * sizeof *k->legal) != 0) {
            return kit_fail(k, "the moves of seat %d depend on the sealed choice of seat %d", seat, chooser);
        }
    }
    return true;
}

bool kit_check_sealed(kit *k, const void *state) {
    const void *pub = kit_pub(k, state);
    for (uint8_t seat = 0; seat < k->config.seats; seat++) {
        if (k->game->ask(pub, seat) != NT_ASK_SECRET) {
            continue;
        }
        const int n = kit_legal(k, state, seat, k->legal);
        const uint32_t i = nt_rng_below(&k->rng, (uint32_t)n), j = nt_rng_below(&k->rng, (uint32_t)n);
        const nt_move one = k->legal[i], two = k->legal[j];
        if (i != j && !check_pair(k, state, one, two)) {
            return false;
        }
    }
    return true;
}
