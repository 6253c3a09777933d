/* How much the bot is worth against players with one simple habit: alone among them, and as everybody around one of
 * them. A habit says what its player does as a house and as the Wolf; whatever it does not say is drawn evenly. The
 * seat of the one who differs goes round. Arguments: games a cell (10000), seats from (3), to (6). Prints the table
 * of docs/bots.md; 1/n of the games is what everybody alike would win. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "bots/bots.h"
#include "games/eatme/eatme_state.h"

typedef enum { ALWAYS_SLEEP, ALWAYS_TRAP, HIGHEST_HOUSE, EVENLY, HABITS } habit;

static int by_habit(habit h, nt_view view, const nt_move *legal, int n, nt_rng *rng) {
    const eatme_pub *pub = view.pub;
    const int any = (int)nt_rng_below(rng, (uint32_t)n);
    if (legal[0].kind == EATME_MOVE_LOCK && (h == ALWAYS_SLEEP || h == ALWAYS_TRAP)) {
        const int first_sleeps = legal[0].arg[0] == EATME_SLEEP;
        return (h == ALWAYS_SLEEP) == first_sleeps ? 0 : 1;
    }
    if (legal[0].kind == EATME_MOVE_ATTACK && h == HIGHEST_HOUSE) {
        int best = any;
        for (int i = 0; i < n; i++) {
            if (eatme_value(pub, legal[i].arg[0]) > eatme_value(pub, legal[best].arg[0])) {
                best = i;
            }
        }
        return best;
    }
    return any;
}

/* Plays one game; `one` plays the bot and all others the habit, or the other way round. True when `one` wins. */
static bool one_wins(uint8_t seats, uint64_t seed, int one, bool one_is_bot, habit h, const nt_bot *bot) {
    const nt_config config = nt_config_standard(&eatme_game, seats);
    static struct eatme_state s;
    static nt_move legal[NT_MAX_LEGAL];
    nt_rng rng = nt_rng_seed(seed), chance = nt_rng_seed(seed ^ 0x5eed);
    eatme_game.setup(&s, &config);
    for (uint32_t asked; (asked = eatme_game.to_act(&s.pub)) != 0;) {
        nt_events told = {0};
        if (asked == 1u << NT_CHANCE) {
            eatme_game.apply(&s, nt_chance(&chance), &told);
            continue;
        }
        uint8_t seat = 0;
        while (!(asked >> seat & 1)) {
            seat++;
        }
        const nt_view view = nt_look(&eatme_game, &s, seat);
        const int n = eatme_game.legal(&view, legal, NT_MAX_LEGAL);
        const bool plays_bot = (seat == one) == one_is_bot;
        const int i = plays_bot ? bot->choose(view, legal, n, &rng) : by_habit(h, view, legal, n, &rng);
        eatme_game.apply(&s, legal[i], &told);
    }
    return s.pub.won[one];
}

int main(int argc, char **argv) {
    static const char *const names[HABITS] = {"always sleep", "always trap", "highest house", "evenly"};
    const int games = argc > 1 ? atoi(argv[1]) : 10000;
    const int from = argc > 2 ? atoi(argv[2]) : 3, to = argc > 3 ? atoi(argv[3]) : EATME_SEATS;
    const nt_bot *bot = nt_bot_find("eatme", "eatme");
    if (games < 1 || from < EATME_MIN_SEATS || to > EATME_SEATS || !bot) {
        fprintf(stderr, "eatme_measure_bots [games a cell, at least 1 [seats from, to]]\n");
        return 2;
    }
    for (uint8_t seats = (uint8_t)from; seats <= to; seats++) {
        for (habit h = ALWAYS_SLEEP; h < HABITS; h++) {
            double share[2], error[2];
            for (int bots = 0; bots < 2; bots++) {
                const int count = bots == 0 ? games : (games + 4) / 5;
                int wins = 0;
                for (int i = 0; i < count; i++) {
                    wins += one_wins(seats, (uint64_t)i + 1, i % seats, bots == 0, h, bot);
                }
                share[bots] = (double)wins / count;
                error[bots] = 1.96 * sqrt(share[bots] * (1 - share[bots]) / count);
            }
            printf("%d seats (even: %.1f %%), %-14s one bot among them %.1f %% (+- %.1f), one of them among bots "
                   "%.1f %% (+- %.1f)\n",
                   seats, 100.0 / seats, names[h], 100 * share[0], 100 * error[0], 100 * share[1], 100 * error[1]);
            fflush(stdout);
        }
    }
    return 0;
}
