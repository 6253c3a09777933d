#include <string.h>

#include "kit/kit.h"

/* Plays the imagined world to its end with random moves. */
static bool play_on(kit *k) {
    const nt_game *game = k->game;
    int plies = k->plies;
    while (game->to_act(kit_pub(k, k->world)) != 0) {
        nt_move move;
        k->told_other.n = 0;
        if (plies++ >= game->max_plies) {
            return kit_fail(k, "an imagined world goes on after max_plies");
        }
        if (!kit_any_move(k, k->world, &move)) {
            return false;
        }
        if (nt_apply(game, k->world, move, &k->told_other) != NT_OK) {
            return kit_fail(k, "a legal move was refused in an imagined world");
        }
    }
    return true;
}

bool kit_check_imagine(kit *k, const void *state) {
    const nt_game *game = k->game;
    const uint32_t asked = game->to_act(kit_pub(k, state));
    if (asked == 1u << NT_CHANCE) {
        return true; /* no port is asked while chance is due */
    }
    for (uint8_t seat = 0; seat < k->config.seats; seat++) {
        const nt_err err = kit_imagine(k, state, seat, k->world);
        k->imagined++;
        k->no_world += err == NT_NO_WORLD;
        if (err != NT_OK && err != NT_NO_WORLD) {
            return kit_fail(k, "imagine for seat %d gives error %d", seat, err);
        }
        /* The truth is such a world, so not finding one must stay rare. */
        if (k->imagined >= 200 && k->no_world * 20 > k->imagined) {
            return kit_fail(k, "imagine found no world %d times of %d", k->no_world, k->imagined);
        }
        if (err != NT_OK) {
            continue;
        }
        if (!kit_same_view(k, state, k->world, seat)) {
            return kit_fail(k, "an imagined world looks different to seat %d", seat);
        }
        const int n = kit_legal(k, state, seat, k->legal);
        if (kit_legal(k, k->world, seat, k->legal_other) != n ||
            memcmp(k->legal, k->legal_other, (size_t)n * sizeof *k->legal) != 0) {
            return kit_fail(k, "an imagined world gives seat %d other moves", seat);
        }
        if (nt_rng_below(&k->rng, 8) == 0 && !play_on(k)) {
            return false;
        }
    }
    return true;
}
