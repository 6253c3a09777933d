/* How much the Werewolf bot is worth: one camp plays the bot while the other plays at random, against all at random,
 * over the same seeds. Knows the truth only to seat the policies. Arguments: games a cell (2000). Prints the table of
 * docs/bots.md. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "bots/bots.h"
#include "werewolf/driver.h"

/* Not found by its name as long as the game is not in games.def. */
int werewolf_bot(nt_view, const nt_move *legal, int n, nt_rng *);

enum { NOBODY, WOLVES, GOOD, ALL };

/* Plays one game; returns WEREWOLF_WON_*. Random play draws declarations seldom (driver.h). */
static uint8_t play(uint8_t seats, int who, uint64_t seed, const nt_bot *bot) {
    nt_config config = nt_config_standard(&werewolf_game, seats);
    config.opt[WEREWOLF_OPT_HOST] = WEREWOLF_HOST_TABLE;
    struct werewolf_state s;
    nt_rng rng = nt_rng_seed(seed);
    werewolf_game.setup(&s, &config);
    while (s.pub.step != WEREWOLF_STEP_OVER) {
        nt_events told = {.n = 0};
        nt_move move = draw_move(&rng, &s);
        const bool dealt = s.pub.step != WEREWOLF_STEP_DEAL && move.seat < s.pub.n;
        const bool wolf = dealt && werewolf_camp_of(&s, move.seat) == WEREWOLF_CAMP_WOLF;
        if (dealt && (who == ALL || (who == WOLVES && wolf) || (who == GOOD && !wolf))) {
            nt_move legal[NT_MAX_LEGAL];
            const nt_view view = nt_look(&werewolf_game, &s, move.seat);
            const int n = werewolf_game.legal(&view, legal, NT_MAX_LEGAL);
            move = legal[bot->choose(view, legal, n, &rng)];
        }
        werewolf_game.apply(&s, move, &told);
    }
    return s.pub.winner;
}

int main(int argc, char **argv) {
    static const char *const names[] = {"all at random", "wolves play the bot", "good play the bot",
                                        "all play the bot"};
    const int games = argc > 1 ? atoi(argv[1]) : 2000;
    const nt_bot bot = {"werewolf", "werewolf", werewolf_bot, false};
    if (games < 1) {
        fprintf(stderr, "measure_bots [games a cell, at least 1]\n");
        return 2;
    }
    for (uint8_t seats = 8; seats <= 18; seats = (uint8_t)(seats + (seats == 8 ? 4 : 6))) {
        for (int who = NOBODY; who <= ALL; who++) {
            int wolves = 0;
            for (int i = 0; i < games; i++) {
                wolves += play(seats, who, (uint64_t)i + 1, &bot) == WEREWOLF_WON_WOLF;
            }
            const double share = (double)wolves / games;
            printf("%2d seats, %-20s wolves win %.1f %% (+- %.1f)\n", seats, names[who], 100 * share,
                   100 * 1.96 * sqrt(share * (1 - share) / games));
        }
    }
    return 0;
}
