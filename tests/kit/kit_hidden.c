/* What may not be read: every question is asked again with all that the asker may not know replaced by noise, and
 * from copies of exactly the view's size. The answers must be the same. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kit/kit.h"

enum { SHOWN = 8192 };

static void noise(kit *k, uint8_t *at, size_t n) {
    for (size_t i = 0; i < n; i++) {
        at[i] = (uint8_t)nt_rng_below(&k->rng, 8);
    }
}

/* k->other becomes noise around the public part of state and, unless seat is NT_SPECTATOR, one private part. */
static void scramble(kit *k, const void *state, uint8_t seat) {
    const nt_game *game = k->game;
    const nt_view view = nt_look(game, state, seat);
    noise(k, k->other, game->state_size);
    memcpy(k->other + game->pub_off, view.pub, game->pub_size);
    if (view.me) {
        memcpy(k->other + game->priv_off + (size_t)seat * game->priv_size, view.me, game->priv_size);
    }
}

static bool check_public(kit *k, const void *state) {
    const nt_game *game = k->game;
    const void *truth = kit_pub(k, state), *fake = kit_pub(k, k->other);
    int16_t score[NT_MAX_SEATS] = {0}, other_score[NT_MAX_SEATS] = {0};
    scramble(k, state, NT_SPECTATOR);
    game->score(truth, score);
    game->score(fake, other_score);
    if (game->to_act(truth) != game->to_act(fake) || game->winners(truth) != game->winners(fake) ||
        memcmp(score, other_score, sizeof score) != 0) {
        return kit_fail(k, "to_act, winners or score look beyond the public part");
    }
    kit_exact(k, nt_look(game, state, NT_SPECTATOR));
    game->score(k->pub, other_score);
    if (game->to_act(truth) != game->to_act(k->pub) || game->winners(truth) != game->winners(k->pub)) {
        return kit_fail(k, "to_act or winners look beyond the public part");
    }
    for (uint8_t seat = 0; seat < k->config.seats; seat++) {
        if (game->ask(truth, seat) != game->ask(fake, seat) || game->ask(truth, seat) != game->ask(k->pub, seat)) {
            return kit_fail(k, "ask looks beyond the public part");
        }
    }
    return true;
}

static bool check_moves(kit *k, const void *state, uint8_t seat) {
    const nt_game *game = k->game;
    const nt_view view = kit_asking(k, state, seat);
    scramble(k, state, view.me ? seat : NT_SPECTATOR);
    nt_view fake = nt_look(game, k->other, seat), alone = kit_exact(k, view);
    if (!view.me) {
        fake.me = NULL;
    }
    const int n = game->legal(&view, k->legal, NT_MAX_LEGAL);
    const size_t bytes = (size_t)n * sizeof *k->legal;
    if (game->legal(&fake, k->legal_other, NT_MAX_LEGAL) != n || memcmp(k->legal, k->legal_other, bytes) != 0 ||
        game->legal(&alone, k->legal_other, NT_MAX_LEGAL) != n || memcmp(k->legal, k->legal_other, bytes) != 0) {
        return kit_fail(k, "legal of seat %d looks beyond its view", seat);
    }
    for (int i = 0; i < n; i++) {
        char text[NT_TEXT_MAX], other[NT_TEXT_MAX];
        game->move_text(view.pub, k->legal[i], text, sizeof text);
        game->move_text(fake.pub, k->legal[i], other, sizeof other);
        if (strcmp(text, other) != 0) {
            return kit_fail(k, "move_text looks beyond the public part");
        }
    }
    return true;
}

static bool check_bots(kit *k, const void *state, uint8_t seat) {
    scramble(k, state, seat);
    const nt_view view = nt_look(k->game, state, seat), fake = nt_look(k->game, k->other, seat);
    const int n = kit_legal(k, state, seat, k->legal);
    for (const nt_bot *bot = nt_bots; n > 0 && bot->id; bot++) {
        if (nt_bot_find(bot->id, k->game->id) != bot) {
            continue;
        }
        nt_rng one = k->rng, two = k->rng, three = k->rng;
        const int choice = bot->choose(view, k->legal, n, &one);
        if (choice < 0 || choice >= n) {
            return kit_fail(k, "bot %s chooses move %d of %d", bot->id, choice, n);
        }
        if (bot->choose(fake, k->legal, n, &two) != choice ||
            bot->choose(kit_exact(k, view), k->legal, n, &three) != choice) {
            return kit_fail(k, "bot %s looks beyond the view of seat %d, or remembers", bot->id, seat);
        }
    }
    (void)nt_rng_next(&k->rng);
    return true;
}

/* The world must also be whole: nothing of what the memory held before may shine through. */
static bool check_worlds(kit *k, const void *state, uint8_t seat) {
    const nt_game *game = k->game;
    scramble(k, state, seat);
    nt_rng one = k->rng, two = k->rng, three = k->rng;
    (void)nt_rng_next(&k->rng);
    memset(k->world, 0x00, game->state_size);
    memset(k->world_after, 0xFF, game->state_size);
    const nt_err err = game->imagine(nt_look(game, state, seat), &one, k->world);
    if (game->imagine(nt_look(game, k->other, seat), &two, k->world_after) != err ||
        (err == NT_OK && memcmp(k->world, k->world_after, game->state_size) != 0) ||
        game->imagine(kit_exact(k, nt_look(game, state, seat)), &three, k->world_after) != err) {
        return kit_fail(k, "imagine of seat %d looks beyond its view, or leaves bytes unset", seat);
    }
    return true;
}

static bool check_shown(kit *k, const void *state, uint8_t seat) {
    static char text[SHOWN], other[SHOWN];
    if (!k->game->show) {
        return true;
    }
    scramble(k, state, seat);
    const int n = k->game->show(nt_look(k->game, state, seat), text, sizeof text);
    if (n < 0 || (size_t)n != strlen(text)) {
        return kit_fail(k, "show of seat %d does not fit %d bytes, or its length is wrong", seat, SHOWN);
    }
    if (k->game->show(nt_look(k->game, k->other, seat), other, sizeof other) != n || strcmp(text, other) != 0) {
        return kit_fail(k, "show of seat %d looks beyond its view", seat);
    }
    k->game->show(kit_exact(k, nt_look(k->game, state, seat)), other, sizeof other);
    return k->game->show(nt_look(k->game, state, seat), other, 1) == -1 ||
           kit_fail(k, "show does not say that its buffer is too small");
}

bool kit_check_hidden(kit *k, const void *state) {
    if (!check_public(k, state) || !check_shown(k, state, NT_SPECTATOR)) {
        return false;
    }
    const uint32_t asked = k->game->to_act(kit_pub(k, state));
    for (uint8_t seat = 0; seat < k->config.seats; seat++) {
        if (!check_moves(k, state, seat) || !check_shown(k, state, seat)) {
            return false;
        }
        if (asked != 0 && asked != 1u << NT_CHANCE && !check_worlds(k, state, seat)) {
            return false;
        }
        if (asked >> seat & 1 && kit_asks_bots(k) && !check_bots(k, state, seat)) {
            return false;
        }
    }
    return true;
}
