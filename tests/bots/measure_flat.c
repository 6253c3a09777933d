/* How much the bot of Witches of the Sabbath is worth: one seat against three at four players, the seat rotated over
 * the same four-player deals, a shared win split. Arguments: games a cell (2000), and, to try other settings than the
 * bot's own, playouts, stray, and whether playouts are greedy (1) or random (0). Prints the table of docs/bots.md. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "bots/bot_random.h"
#include "bots/flat.h"
#include "engine/match.h"
#include "games/sabbath/sabbath.h"
#include "games/sabbath/sabbath_bot.h"

enum { SEATS = 4 };

typedef struct {
    double share, squares; /* sums over deals of the mean over the four seats, and of its square */
    int deals;
    long decisions;
    double seconds, worst;
} cell;

static nt_flat tried = {.game = &sabbath_game};

static int try_settings(nt_view view, const nt_move *legal, int n, nt_rng *rng) {
    return nt_flat_choose(&tried, view, legal, n, rng);
}

static double processor_time(void) {
    struct timespec at;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &at);
    return (double)at.tv_sec + (double)at.tv_nsec / 1e9;
}

static int timed(cell *c, nt_bot_fn choose, nt_view view, const nt_move *legal, int n, nt_rng *rng) {
    const double start = processor_time();
    const int choice = choose(view, legal, n, rng);
    const double took = processor_time() - start;
    if (n > 1) {
        c->decisions++;
        c->seconds += took;
        c->worst = took > c->worst ? took : c->worst;
    }
    return choice;
}

/* The share of the win that the seat gets in one game. */
static double play(cell *c, uint64_t deal, uint8_t seat, nt_bot_fn bot, nt_bot_fn others) {
    static uint8_t bytes[NT_VIEW_MAX];
    static nt_move legal[NT_MAX_LEGAL];
    nt_err err;
    const nt_config config = nt_config_standard(&sabbath_game, SEATS);
    nt_match *match = nt_match_create(&sabbath_game, &config, deal + 1, &err);
    nt_rng rng = nt_rng_seed((deal + 1) * SEATS + seat);
    if (!match) {
        exit(2);
    }
    for (uint32_t asked; (asked = nt_match_to_act(match)) != 0;) {
        const uint8_t who = nt_lowest(asked);
        nt_port *port = nt_match_port(match, who);
        const int n = nt_port_legal(port, legal, NT_MAX_LEGAL);
        const nt_view view = nt_port_view(port, bytes);
        const int choice = who == seat ? timed(c, bot, view, legal, n, &rng) : others(view, legal, n, &rng);
        if (nt_port_submit(port, legal[choice]) != NT_OK) {
            exit(2);
        }
    }
    const uint32_t winners = sabbath_game.winners(nt_port_view(nt_match_port(match, NT_SPECTATOR), bytes).pub);
    nt_match_destroy(match);
    int sharing = 0;
    for (int i = 0; i < SEATS; i++) {
        sharing += (int)(winners >> i & 1);
    }
    return winners >> seat & 1 ? 1.0 / sharing : 0;
}

static void measure(const char *name, int games, nt_bot_fn bot, nt_bot_fn others) {
    cell c = {0};
    for (; c.deals < games / SEATS; c.deals++) {
        double mean = 0;
        for (uint8_t seat = 0; seat < SEATS; seat++) {
            mean += play(&c, (uint64_t)c.deals, seat, bot, others) / SEATS;
        }
        c.share += mean;
        c.squares += mean * mean;
    }
    const double mean = c.share / c.deals, spread = c.squares / c.deals - mean * mean;
    printf("%-32s %5d games, win share %.3f, standard error %.3f; %.2f ms a decision, %.1f at worst\n", name,
           c.deals * SEATS, mean, sqrt((spread > 0 ? spread : 0) / (c.deals > 1 ? c.deals - 1 : 1)),
           1e3 * c.seconds / (double)c.decisions, 1e3 * c.worst);
    fflush(stdout);
}

int main(int argc, char **argv) {
    const int games = argc > 1 ? atoi(argv[1]) : 2000;
    nt_bot_fn bot = nt_bot_find("sabbath", "sabbath")->choose;
    if (argc > 2) {
        tried.playouts = atoi(argv[2]);
        tried.stray = argc > 3 ? atoi(argv[3]) : 0;
        tried.playout = argc > 4 && atoi(argv[4]) == 0 ? NULL : sabbath_greedy;
        bot = try_settings;
    }
    if (games < SEATS || (argc > 2 && tried.playouts < 1)) {
        fprintf(stderr, "measure_flat [games a cell, at least 4 [playouts [stray 0..256 [greedy 0 or 1]]]]\n");
        return 2;
    }
    if (argc <= 2) {
        measure("greedy against three random", games, sabbath_greedy, nt_bot_random);
    }
    measure("imagining against three random", games, bot, nt_bot_random);
    measure("imagining against three greedy", games, bot, sabbath_greedy);
    return 0;
}
