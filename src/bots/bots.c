/* The list of bots, and how one plays at its port. */
#include "bots/bots.h"

#include <assert.h>
#include <string.h>

#include "bots/bot_random.h"

/* A game of games.def brings one bot of its own, games/ID/ID_bot.c. */
#define GAME(id) int id##_bot(nt_view, const nt_move *legal, int n, nt_rng *);
#include "games/games.def"
#undef GAME

const nt_bot nt_bots[] = {
    {"random", NULL, nt_bot_random, true},
#define GAME(id) {#id, #id, id##_bot, false},
#include "games/games.def"
#undef GAME
    {NULL, NULL, NULL, false},
};

static bool plays(const nt_bot *bot, const char *game) {
    return !bot->game || strcmp(bot->game, game) == 0;
}

const nt_bot *nt_bot_find(const char *id, const char *game) {
    for (const nt_bot *bot = nt_bots; bot->id; bot++) {
        if (strcmp(bot->id, id) == 0 && plays(bot, game)) {
            return bot;
        }
    }
    return NULL;
}

const nt_bot *nt_bot_best(const char *game) {
    const nt_bot *best = nt_bot_find("random", game);
    for (const nt_bot *bot = nt_bots; bot->id; bot++) {
        if (bot->game && plays(bot, game)) {
            best = bot;
        }
    }
    return best;
}

int nt_bot_choose(const nt_bot *bot, const nt_port *port, const nt_move *legal, int n, nt_rng *rng) {
    uint8_t bytes[NT_VIEW_MAX];
    nt_view view = {0};
    assert(n >= 1 && nt_port_view_size(port) <= sizeof bytes);
    if (!bot->blind) {
        view = nt_port_view(port, bytes);
    }
    const int choice = bot->choose(view, legal, n, rng);
    assert(choice >= 0 && choice < n);
    return choice;
}

nt_err nt_bot_play(const nt_bot *bot, nt_port *port, nt_rng *rng) {
    int n;
    const nt_move *legal = nt_port_moves(port, &n);
    if (n < 1) {
        return NT_NOT_YOUR_TURN;
    }
    return nt_port_submit_listed(port, nt_bot_choose(bot, port, legal, n, rng));
}
