/* The real program for two truths of a game that nobody may tell apart: what reaches the window, the speakers, the
 * gamepad, the folder and the terminal. A pair of tests/twins is recorded, and its inputs are given to both as events
 * of the desktop.
 * Usage: each_window GAME [PAIRS [SEED [shown]]]: without PAIRS the short form; `shown` keeps what came out in
 * window-0.txt and window-1.txt. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/kit_app.h"
#include "twins/drawn_once.h"
#include "window/twin.h"

enum { SHORT = 3, LEAST_ACTS = 6, MORE_ACTS = 24, TRIES = 200, AGAIN = 6 };

static int pairs = SHORT;
static uint64_t first_seed = 1;
static bool shown;

static const nt_table *table_of(const nt_game *game) {
    for (int i = 0; nt_tables[i]; i++) {
        if (strcmp(nt_tables[i]->game, game->id) == 0) {
            return nt_tables[i];
        }
    }
    return NULL;
}

/* Among the games: each begins with other interruptions. */
static uint32_t place_of(const nt_game *game) {
    uint32_t place = 0;
    while (nt_games[place] != NULL && strcmp(nt_games[place]->id, game->id) != 0) {
        place++;
    }
    return place;
}

static void report(const nt_game *game, const twin_counts *c) {
    fprintf(stderr, "%s: %ld pairs, %ld moments, %ld plies of the real program\n", game->id, c->pairs, c->moments,
            c->by_channel[OUT_PLY]);
    for (int i = 0; i < TWIN_EVENTS && c->event[i].n > 0; i++) {
        fprintf(stderr, "  event %-40s %ld\n", c->event[i].name, c->event[i].n);
    }
    for (int i = 0; i < OUT_CHANNELS; i++) {
        fprintf(stderr, "  channel %-18s %ld\n", twin_channel[i], c->by_channel[i]);
    }
}

typedef struct {
    truths of;
    side_manner manner;
    pair_tape inputs;
    uint64_t end;
} recording;

static bool has_secret(const pair_tape *inputs) {
    bool has = false;
    for (int i = 0; i < inputs->n; i++) {
        has |= inputs->at[i].secret;
    }
    return has;
}

static void play(recording *r, pf *screens[TRUTHS], uint64_t seed, nt_rng *luck) {
    static pair p;
    static pair_counts ignored;
    r->inputs.n = 0;
    pair_open(&p, &r->of, &r->manner, table_of(r->of.game), screens, seed, &ignored);
    p.tape = &r->inputs;
    for (int acts = LEAST_ACTS + (int)nt_rng_below(luck, MORE_ACTS); acts > 0 && pair_lives(&p) && p.forked == 0;
         acts--) {
        pair_act(&p);
    }
    r->end = p.forked > 0 ? p.forked - 1 : p.now;
    pair_close(&p);
}

/* A pair by its seed; best one in which somebody opens a private view. */
static void record(recording *r, const nt_game *game, pf *screens[TRUTHS], uint64_t seed) {
    nt_rng luck = nt_rng_seed(seed);
    const uint32_t counts = (uint32_t)(truths_most_seats(game) - game->min_seats + 1);
    for (int again = 0; again < AGAIN; again++) {
        const uint8_t seats = (uint8_t)(game->min_seats + nt_rng_below(&luck, counts));
        for (int tries = 0; !truths_find(&r->of, game, seats, &luck); tries++) {
            assert_true(tries < TRIES);
        }
        r->manner = side_draw_manner(&r->of, &luck);
        r->manner.paints = false;
        r->manner.title = true;
        r->manner.guests_idle = 0;                                   /* the program is started at home */
        r->manner.no_sound = r->manner.settings.full_screen = false; /* it has a device, and the window this size */
        play(r, screens, seed, &luck);
        if (has_secret(&r->inputs) || again == AGAIN - 1) {
            return;
        }
        truths_free(&r->of);
    }
}

/* False when the two windows could be told apart. */
static bool holds(const nt_game *game, pf *screens[TRUTHS], uint64_t seed, twin_counts *counts) {
    static recording r;
    static tape made;
    char why[1200] = "";
    record(&r, game, screens, seed);
    const uint32_t turn = (uint32_t)seed + place_of(game) * SHORT;
    tape_make(&made, &r.inputs, &r.manner, r.end, turn);
    const bool same = twin_holds(&r.of, &r.manner, table_of(game), &made, turn % 8 == 3 ? "offscreen" : "dummy",
                                 counts, shown, why, sizeof why);
    if (!same || shown) {
        fprintf(stderr, "seed %llu, %d seats, viewer %d: %s\n", (unsigned long long)seed, r.of.config.seats,
                r.of.viewer, same ? "the same" : why);
    }
    truths_free(&r.of);
    return same;
}

static void nobody_tells_windows_apart(void **state) {
    const nt_game *game = nt_game_find(*state);
    static twin_counts counts;
    pf *screens[TRUTHS];
    char problem[256] = "";
    int apart = 0;
    drawn_once();
    for (int i = 0; i < TRUTHS; i++) {
        const pf_options o = {.data_dir = NT_SOURCE_DIR, .title = "", .w = 1280, .h = 800, .offscreen = true};
        screens[i] = pf_open(&o, problem, sizeof problem);
        assert_non_null(screens[i]);
    }
    for (int i = 0; i < pairs; i++) {
        apart += !holds(game, screens, first_seed + (uint64_t)i, &counts);
    }
    report(game, &counts);
    for (int i = 0; i < TRUTHS; i++) {
        pf_close(screens[i]);
    }
    if (apart > 0) {
        fail_msg("%d of %d pairs can be told apart", apart, pairs);
    }
}

/* The linker gives this place to the test: main itself is the program's. */
int __wrap_main(int, char **);

int __wrap_main(int argc, char **argv) {
    if (argc < 2 || nt_game_find(argv[1]) == NULL) {
        fprintf(stderr, "usage: each_window GAME [PAIRS [SEED [shown]]]\n");
        return 2;
    }
    pairs = argc > 2 ? atoi(argv[2]) : pairs;
    first_seed = argc > 3 ? (uint64_t)atoll(argv[3]) : first_seed;
    shown = argc > 4;
    const struct CMUnitTest tests[] = {cmocka_unit_test_prestate(nobody_tells_windows_apart, argv[1])};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
