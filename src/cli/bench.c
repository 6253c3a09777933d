/* Measures what a ply takes: the whole path, and its parts. */
#include <stdlib.h>
#include <time.h>

#include "cli/args.h"
#include "cli/sim.h"
#include "engine/record.h"

enum {
    MATCHES = 32,
    TRIALS = 5,
    AT_ONCE = 16 /* between two looks at the clock, which takes as long as ten plies */
};

/* One game at one count of seats, and the plies of a few random matches, for playing them again. */
typedef struct {
    const cli_args *args;
    const nt_game *game;
    nt_config config;
    const nt_bot *bots[NT_MAX_SEATS];
    nt_rng rng;
    uint8_t *state;
    nt_move *plies;
    int n_plies;
    nt_match *last; /* of these matches */
    char *text;     /* room for its record */
    size_t length;
    nt_events told;
    nt_move legal[NT_MAX_LEGAL];
    volatile uint64_t sink; /* so that nothing measured can be left out */
} meter;

/* Plays for a while in one way; returns the plies, or 0 when a match does not come to an end. */
typedef uint64_t (*way)(meter *);

/* ---- the real path: ports, the legal list, the choice, apply, the log of plies and events ---- */

static uint64_t play_match(meter *m, bool keep) {
    nt_match *match = cli_match(m->args, m->game, &m->config, nt_rng_next(&m->rng));
    if (!match) {
        return 0;
    }
    uint64_t plies = 0;
    if (cli_play_out(match, m->bots, &m->rng) == NT_OK) {
        plies = (uint64_t)nt_match_plies(match);
    }
    for (int i = 0; keep && i < (int)plies; i++) {
        m->plies[m->n_plies++] = nt_match_ply(match, i).move;
    }
    if (keep) {
        nt_match_destroy(m->last);
        m->last = match;
    } else {
        nt_match_destroy(match);
    }
    return plies;
}

static uint64_t whole(meter *m) {
    return play_match(m, false);
}

/* What a match takes before its first ply, as a share of each. */
static uint64_t created(meter *m) {
    nt_err err;
    nt_match *match = nt_match_begin(m->game, &m->config, 1, &err);
    nt_match_destroy(match);
    return match ? (uint64_t)(m->n_plies / MATCHES) : 0;
}

static uint64_t written(meter *m) {
    m->sink = nt_record_write(m->last, m->text, m->length + 1);
    return (uint64_t)nt_match_plies(m->last);
}

/* ---- the game alone ---- */

static const void *public_part(const meter *m) {
    return m->state + m->game->pub_off;
}

static int list_legal(meter *m, uint8_t seat) {
    const nt_view view = nt_asking(m->game, m->state, seat);
    return m->game->legal(&view, m->legal, NT_MAX_LEGAL);
}

static void apply(meter *m, nt_move move) {
    m->told.n = 0;
    m->game->apply(m->state, move, &m->told);
}

/* One of the seat's legal moves, in m->legal. */
static const nt_move *choose(meter *m, const nt_game *game, const uint8_t *state, uint8_t seat) {
    const nt_view view = nt_asking(game, state, seat);
    const int n = game->legal(&view, m->legal, NT_MAX_LEGAL);
    return &m->legal[nt_rng_below(&m->rng, (uint32_t)n)];
}

/* Random play: legal list, choice, apply. */
static uint64_t bare(meter *m) {
    const nt_game *game = m->game;
    uint8_t *state = m->state;
    const void *pub = public_part(m);
    uint64_t plies = 0;
    game->setup(state, &m->config);
    for (uint32_t asked; (asked = game->to_act(pub)) != 0; plies++) {
        m->told.n = 0;
        if (asked == 1u << NT_CHANCE) {
            game->apply(state, nt_chance(&m->rng), &m->told);
        } else {
            game->apply(state, *choose(m, game, state, nt_lowest(asked)), &m->told);
        }
    }
    return plies;
}

/* The kept matches again, with one more thing done at every ply. */
static uint64_t again(meter *m, bool with_legal, bool with_hash) {
    uint64_t sum = 0;
    for (int i = 0; i < m->n_plies; i++) {
        const nt_move move = m->plies[i];
        if (i == 0 || m->game->to_act(public_part(m)) == 0) {
            m->game->setup(m->state, &m->config);
        }
        if (with_legal && move.seat != NT_CHANCE) {
            sum += (uint64_t)list_legal(m, move.seat);
        }
        apply(m, move);
        if (with_hash) {
            sum += nt_ply_hash(m->game, NT_RECORD_VERSION, move, m->state);
        }
    }
    m->sink = sum;
    return (uint64_t)m->n_plies;
}

static uint64_t with_apply(meter *m) {
    return again(m, false, false);
}

static uint64_t with_legal(meter *m) {
    return again(m, true, false);
}

static uint64_t with_hash(meter *m) {
    return again(m, false, true);
}

/* ---- times ---- */

/* Nanoseconds of processor time a ply: the best of some trials, since others use the machine too. Below 0 when a
 * match did not come to an end. */
static double time_of(meter *m, way play) {
    static const double trial = 0.06;
    double best = -1;
    for (int i = 0; i < TRIALS; i++) {
        const clock_t start = clock();
        uint64_t plies = 0;
        double seconds = 0;
        while (seconds < trial) {
            for (int n = 0; n < AT_ONCE; n++) {
                const uint64_t some = play(m);
                if (some == 0) {
                    return -1;
                }
                plies += some;
            }
            seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
        }
        const double ns = seconds * 1e9 / (double)plies;
        best = best < 0 || ns < best ? ns : best;
    }
    return best;
}

static bool print_times(meter *m) {
    const double path = time_of(m, whole), alone = time_of(m, bare), applied = time_of(m, with_apply);
    const double listed = time_of(m, with_legal), hashed = time_of(m, with_hash);
    const double begin = time_of(m, created), record = time_of(m, written);
    if (path < 0 || alone < 0 || applied < 0 || listed < 0 || hashed < 0 || begin < 0) {
        return cli_refuse(m->args, "a match of %s does not come to an end", m->game->id);
    }
    const double hash = hashed - applied;
    fprintf(m->args->io->out, "%-10s %5d %6u %12.1f %10.0f %7.1f %7.1f %7.1f %7.1f %7.1f %7.1f %7.1f %7.1f\n",
            m->game->id, m->config.seats, m->game->state_size, (double)m->n_plies / MATCHES, 1e9 / path, path, alone,
            listed - applied, applied, hash, begin, path - alone - begin, record);
    return true;
}

static bool bench(const cli_args *args, const nt_game *game, uint8_t seats) {
    meter m = {.args = args, .game = game, .config = nt_config_standard(game, seats), .rng = nt_rng_seed(1)};
    for (int seat = 0; seat < seats; seat++) {
        m.bots[seat] = nt_bot_find("random", game->id);
    }
    m.state = calloc(1, game->state_size);
    m.plies = calloc((size_t)MATCHES * game->max_plies, sizeof *m.plies);
    bool good = m.state && m.plies;
    for (int i = 0; i < MATCHES && good; i++) {
        good = play_match(&m, true) > 0;
    }
    if (good) {
        m.length = nt_record_write(m.last, NULL, 0);
        m.text = malloc(m.length + 1);
    }
    if (!m.state || !m.plies || (good && !m.text)) {
        good = cli_refuse(args, "there is not enough memory");
    }
    good = good && print_times(&m);
    nt_match_destroy(m.last);
    free(m.text);
    free(m.state);
    free(m.plies);
    return good;
}

static bool takes(const nt_game *game, uint8_t seats) {
    const nt_config config = nt_config_standard(game, seats);
    nt_err err;
    nt_match *match = nt_match_create(game, &config, 1, &err);
    nt_match_destroy(match);
    return match != NULL;
}

/* The same work on every machine and in every version: what other figures are compared with. */
static uint64_t shuffled(meter *m) {
    enum { CARDS = 40 };
    uint8_t cards[CARDS];
    for (int i = 0; i < CARDS; i++) {
        cards[i] = (uint8_t)i;
    }
    nt_rng_shuffle(&m->rng, cards, CARDS);
    m->sink = cards[0];
    return 1;
}

static double reference(const cli_args *args) {
    meter m = {.args = args, .rng = nt_rng_seed(1)};
    return time_of(&m, shuffled);
}

/* The fewest and the most seats that the standard options allow. */
static bool bench_game(const cli_args *args, const nt_game *game) {
    uint8_t most = game->max_seats, fewest = game->min_seats;
    while (most > fewest && !takes(game, most)) {
        most--;
    }
    return bench(args, game, fewest) && (most == fewest || bench(args, game, most));
}

static const char head[] = "game       seats  state  plies/match  plies/sec  ns/ply    bare   legal   apply    hash  "
                           "create   match  record\n";
static const char legend[] =
    "Random play on one core. state: bytes. plies/sec and ns/ply: the whole path of a match. bare: legal moves, "
    "choice\n"
    "and apply with its events, on a state alone; legal and apply: its parts. create: a match made and given back.\n"
    "match: the rest (the log of plies and events, who is asked next). In none of these: hash, of a ply, which is "
    "made\n"
    "once when a record is written or read; record, the finished match written as text with its hashes at hand.\n"
    "Beside them: forty cards shuffled in %.1f ns.\n";

int cli_bench(const cli_io *io, int argc, char **argv) {
    static const cli_flag none[] = {{NULL, NULL}};
    cli_args args;
    const nt_game *only = NULL;
    if (!cli_parse(io, none, argc, argv, &args) || (args.n_rest > 0 && !cli_game(&args, &only))) {
        return CLI_USAGE;
    }
    fputs(head, io->out);
    for (const nt_game *const *game = io->games; *game; game++) {
        if ((!only || only == *game) && !bench_game(&args, *game)) {
            return CLI_FAILED;
        }
    }
    fprintf(io->out, legend, reference(&args));
    return CLI_DONE;
}
