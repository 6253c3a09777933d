/* How much the GROWL bot is worth: the team that starts as wolves, or the one that starts as humans, plays the bot
 * while all others play at random, against all at random, over the same seeds. Knows the truth only to seat the
 * policies. Arguments: games a cell (2000). Prints the table of docs/bots.md. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bots/bots.h"
#include "games/growl/growl_state.h"

enum { NOBODY, WOLVES, HUMANS, ALL };

static const nt_game *const game = &growl_game;

/* Plays one game; returns the winning team. */
static uint8_t play(uint8_t seats, uint64_t seed, int who, const nt_bot *bot, const nt_bot *other) {
    nt_config config = nt_config_standard(game, seats);
    config.opt[GROWL_OPT_SERIES] = 0;
    struct growl_state s;
    nt_rng rng = nt_rng_seed(seed), chance = nt_rng_seed(seed ^ 0x5eed);
    uint8_t wolf_at_start[GROWL_SEATS] = {0};
    game->setup(&s, &config);
    for (uint32_t asked; (asked = game->to_act(&s.pub)) != 0;) {
        nt_events told = {0};
        nt_move move;
        if (asked == 1u << NT_CHANCE) {
            const bool deal = s.pub.step == GROWL_STEP_DEAL;
            move = nt_chance(&chance);
            game->apply(&s, move, &told);
            for (int seat = 0; deal && seat < seats; seat++) {
                wolf_at_start[seat] = s.seat[seat].team;
            }
            continue;
        }
        uint8_t seat = 0;
        while (!(asked >> seat & 1)) {
            seat++;
        }
        nt_move legal[NT_MAX_LEGAL];
        const nt_view view = nt_look(game, &s, seat);
        const int n = game->legal(&view, legal, NT_MAX_LEGAL);
        const bool plays =
            who == ALL || (who == WOLVES && wolf_at_start[seat]) || (who == HUMANS && !wolf_at_start[seat]);
        move = legal[(plays ? bot : other)->choose(view, legal, n, &rng)];
        game->apply(&s, move, &told);
    }
    return s.pub.winner;
}

int main(int argc, char **argv) {
    static const char *const names[] = {"all at random", "wolves play the bot", "humans play the bot",
                                        "all play the bot"};
    const int games = argc > 1 ? atoi(argv[1]) : 2000;
    const nt_bot *bot = nt_bot_find("growl", "growl"), *other = nt_bot_find("random", "growl");
    if (games < 1 || !bot || !other) {
        fprintf(stderr, "measure_bots [games a cell, at least 1]\n");
        return 2;
    }
    for (uint8_t seats = 6; seats <= 9; seats = (uint8_t)(seats + 3)) {
        for (int who = NOBODY; who <= ALL; who++) {
            int wolves = 0;
            for (int i = 0; i < games; i++) {
                wolves += play(seats, (uint64_t)i + 1, who, bot, other) == GROWL_WOLF;
            }
            const double share = (double)wolves / games;
            printf("%d seats, %-20s wolves win %.1f %% (+- %.1f)\n", seats, names[who], 100 * share,
                   100 * 1.96 * sqrt(share * (1 - share) / games));
        }
    }
    return 0;
}
