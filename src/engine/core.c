/* What every game gets from the engine: views, chance, events, configs. */
#include <assert.h>
#include <string.h>

#include "engine/game.h"
#include "engine/host.h"
#include "engine/word.h"

nt_view nt_look_copy(const nt_game *game, const void *state, uint8_t seat, void *buf) {
    const nt_view truth = nt_look(game, state, seat);
    uint8_t *bytes = buf;
    nt_view copy = {bytes, NULL, seat};
    memcpy(bytes, truth.pub, game->pub_size);
    if (truth.me) {
        memcpy(bytes + game->pub_size, truth.me, game->priv_size);
        copy.me = bytes + game->pub_size;
    }
    return copy;
}

nt_whole nt_look_whole(const nt_game *game, const void *state) {
    const uint8_t *bytes = state;
    return (nt_whole){bytes + game->pub_off, bytes + game->priv_off, bytes + game->hid_off};
}

/* A judge may act unasked, but neither while chance is due nor when all is over. */
static bool may_act(const nt_game *game, const void *pub, uint8_t seat) {
    const uint32_t asked = game->to_act(pub);
    if (seat == NT_JUDGE) {
        return game->host && asked != 0 && asked != 1u << NT_CHANCE;
    }
    return seat <= NT_CHANCE && asked >> seat & 1;
}

int nt_legal(const nt_game *game, const void *state, uint8_t seat, nt_move *out, int cap) {
    if (seat == NT_CHANCE || !may_act(game, nt_look(game, state, NT_SPECTATOR).pub, seat)) {
        return 0;
    }
    if (seat == NT_JUDGE) {
        return game->host->legal(game, state, out, cap);
    }
    const nt_view view = nt_asking(game, state, seat);
    return game->legal(&view, out, cap);
}

/* All 64 bits, and nothing else. */
static bool is_chance(nt_move move) {
    nt_move bare = {.seat = NT_CHANCE, .n = 8};
    memcpy(bare.arg, move.arg, 8);
    return nt_move_equal(move, bare);
}

nt_err nt_check(const nt_game *game, const void *state, nt_move move, const nt_move *legal, int n) {
    if (n == 0 && !may_act(game, nt_look(game, state, NT_SPECTATOR).pub, move.seat)) {
        return NT_NOT_YOUR_TURN;
    }
    if (move.seat == NT_CHANCE) {
        return is_chance(move) ? NT_OK : NT_ILLEGAL;
    }
    for (int i = 0; i < n; i++) {
        if (nt_move_equal(legal[i], move)) {
            return NT_OK;
        }
    }
    return NT_ILLEGAL;
}

nt_err nt_apply(const nt_game *game, void *state, nt_move move, nt_events *out) {
    nt_move legal[NT_MAX_LEGAL];
    const int n = nt_legal(game, state, move.seat, legal, NT_MAX_LEGAL);
    const nt_err err = nt_check(game, state, move, legal, n);
    if (err == NT_OK) {
        game->apply(state, move, out);
    }
    return err;
}

nt_move nt_chance(nt_rng *rng) {
    nt_move move = {.seat = NT_CHANCE, .n = 8};
    const uint64_t bits = nt_rng_next(rng);
    for (int i = 0; i < 8; i++) {
        move.arg[i] = (uint8_t)(bits >> (8 * i));
    }
    return move;
}

nt_rng nt_chance_rng(nt_move move) {
    return nt_rng_seed(nt_word_at(move.arg));
}

nt_config nt_config_standard(const nt_game *game, uint8_t seats) {
    assert(seats >= game->min_seats && seats <= game->max_seats);
    nt_config config = {.seats = seats};
    for (int i = 0; i < game->n_options; i++) {
        config.opt[i] = game->options[i].standard;
    }
    return config;
}

static bool option_allows(const nt_option *option, int16_t value) {
    return value >= option->min && value <= option->max &&
           (option->step == 1 || (value - option->min) % option->step == 0);
}

nt_err nt_config_check(const nt_game *game, const nt_config *config) {
    if (config->seats < game->min_seats || config->seats > game->max_seats) {
        return NT_BAD_CONFIG;
    }
    for (int i = 0; i < game->n_options; i++) {
        if (!option_allows(&game->options[i], config->opt[i])) {
            return NT_BAD_CONFIG;
        }
    }
    int others = 0;
    for (int i = game->n_options; i < NT_MAX_OPTIONS; i++) {
        others |= config->opt[i];
    }
    if (others != 0) {
        return NT_BAD_CONFIG;
    }
    for (int seat = 0; seat < NT_MAX_SEATS; seat++) {
        if (config->carry[seat] != 0 && (config->series_game == 0 || seat >= config->seats)) {
            return NT_BAD_CONFIG;
        }
    }
    return config->series_game == 0 && config->memory != 0 ? NT_BAD_CONFIG : NT_OK;
}

int nt_option_find(const nt_game *game, const char *id) {
    for (int i = 0; i < game->n_options; i++) {
        if (strcmp(game->options[i].id, id) == 0) {
            return i;
        }
    }
    return -1;
}

bool nt_option_counts(const nt_game *game, const nt_config *config, int option) {
    return !game->option_counts || game->option_counts(config, option);
}

bool nt_move_equal(nt_move a, nt_move b) {
    return memcmp(&a, &b, sizeof a) == 0;
}
