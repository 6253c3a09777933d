/* How much the bot of Werewolves and Robbers is worth: by team, when all players of one side play it against a side
 * at random or greedy; by role, when one player alone plays it among others at random or greedy. The same deals for
 * each policy. Knows the truth only to seat the policies. Arguments: deals a cell (2000). Prints the tables of
 * docs/bots.md. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "bots/bots.h"
#include "robbers/greedy.h"

static const nt_game *const game = &robbers_game;

typedef struct {
    const char *name;
    nt_bot_fn choose;
} policy;

typedef struct {
    long decisions;
    double seconds, worst;
} clock_sum;

static double now(void) {
    struct timespec at;
    clock_gettime(CLOCK_MONOTONIC, &at);
    return (double)at.tv_sec + (double)at.tv_nsec / 1e9;
}

static void deal(struct robbers_state *s, uint8_t seats, uint64_t seed) {
    nt_config config = nt_config_standard(game, seats);
    config.opt[ROBBERS_OPT_DEALS] = ROBBERS_DEALS_ONE;
    nt_rng chance = nt_rng_seed(seed);
    nt_events told = {0};
    game->setup(s, &config);
    game->apply(s, nt_chance(&chance), &told);
}

/* Plays the deal; by[seat] chooses. Returns the winning team, or ROBBERS_NOBODY. */
static uint8_t play(struct robbers_state *s, const nt_bot_fn by[ROBBERS_SEATS], uint64_t seed, clock_sum *clock) {
    nt_rng rng = nt_rng_seed(seed ^ 0x5eed);
    while (s->pub.phase == ROBBERS_PHASE_PLAY) {
        const uint8_t seat = robbers_turn(&s->pub);
        nt_move legal[ROBBERS_HAND];
        nt_events told = {0};
        const nt_view view = nt_look(game, s, seat);
        const int n = game->legal(&view, legal, ROBBERS_HAND);
        const double start = now();
        const int choice = by[seat](view, legal, n, &rng);
        const double took = now() - start;
        if (clock && by[seat] == nt_bot_find("robbers", "robbers")->choose) {
            clock->decisions++;
            clock->seconds += took;
            clock->worst = took > clock->worst ? took : clock->worst;
        }
        game->apply(s, legal[choice], &told);
    }
    return s->pub.last.winner;
}

static void print_share(const char *what, int won, int of) {
    const double share = of > 0 ? (double)won / of : 0;
    printf("%s %.1f %% (+- %.1f)", what, 100 * share, of > 0 ? 100 * 1.96 * sqrt(share * (1 - share) / of) : 0);
}

static void by_team(uint8_t seats, int deals, policy wolves, policy robbers, clock_sum *clock) {
    int won[ROBBERS_TEAMS] = {0};
    for (int i = 0; i < deals; i++) {
        struct robbers_state s;
        nt_bot_fn by[ROBBERS_SEATS];
        deal(&s, seats, (uint64_t)i + 1);
        for (int seat = 0; seat < seats; seat++) {
            by[seat] = robbers_team(s.seat[seat].role) == ROBBERS_TEAM_WOLVES ? wolves.choose : robbers.choose;
        }
        const uint8_t winner = play(&s, by, (uint64_t)i + 1, clock);
        if (winner < ROBBERS_TEAMS) {
            won[winner]++;
        }
    }
    printf("%d players, wolves %-6s robbers %-6s: ", seats, wolves.name, robbers.name);
    print_share("wolves win", won[ROBBERS_TEAM_WOLVES], deals);
    print_share(", robbers win", won[ROBBERS_TEAM_ROBBERS], deals);
    printf("\n");
    fflush(stdout);
}

/* The first `deals` deals in which somebody has the role; the first such seat plays `one`, the others `rest`. */
static void by_role(uint8_t seats, int deals, uint8_t role, policy one, policy rest) {
    int won = 0, played = 0;
    for (uint64_t i = 1; played < deals; i++) {
        struct robbers_state s;
        nt_bot_fn by[ROBBERS_SEATS];
        int who = 0;
        deal(&s, seats, i);
        while (who < seats && s.seat[who].role != role) {
            who++;
        }
        if (who == seats) {
            continue;
        }
        for (int seat = 0; seat < seats; seat++) {
            by[seat] = seat == who ? one.choose : rest.choose;
        }
        won += play(&s, by, i, NULL) == robbers_team(role);
        played++;
    }
    printf("%d players, one %-8s %-6s among %-6s: ", seats, robbers_role_id[role], one.name, rest.name);
    print_share("its side wins", won, played);
    printf("\n");
    fflush(stdout);
}

int main(int argc, char **argv) {
    const int deals = argc > 1 ? atoi(argv[1]) : 2000;
    const policy random = {"random", nt_bot_find("random", "robbers")->choose};
    const policy bot = {"bot", nt_bot_find("robbers", "robbers")->choose};
    const policy naive = {"greedy", greedy};
    clock_sum clock = {0};
    if (deals < 1) {
        fprintf(stderr, "measure_bots [deals a cell, at least 1]\n");
        return 2;
    }
    for (uint8_t seats = ROBBERS_MIN_SEATS; seats <= ROBBERS_SEATS; seats++) {
        const policy cells[][2] = {{random, random}, {bot, random}, {random, bot}, {naive, naive},
                                   {bot, naive},     {naive, bot},  {bot, bot}};
        for (size_t i = 0; i < sizeof cells / sizeof *cells; i++) {
            by_team(seats, deals, cells[i][0], cells[i][1], &clock);
        }
        for (uint8_t role = 0; role < ROBBERS_ROLES; role++) {
            by_role(seats, deals, role, random, random);
            by_role(seats, deals, role, bot, random);
            by_role(seats, deals, role, naive, naive);
            by_role(seats, deals, role, bot, naive);
        }
    }
    printf("%ld decisions, %.3f ms on average, %.3f ms at worst\n", clock.decisions,
           clock.decisions > 0 ? 1000 * clock.seconds / (double)clock.decisions : 0, 1000 * clock.worst);
    return 0;
}
