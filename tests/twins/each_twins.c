/* Twins of a game: pairs of truths that nobody may tell apart, through the real scenes, everything compared.
 * Usage: each_twins GAME [PAIRS [SEED [shown]]]: without PAIRS the short form; `shown` tells of each pair, PAIRS of 1
 * repeats one. The last lines are counts by scene and channel. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/kit_app.h"
#include "twins/drawn_once.h"
#include "twins/pair.h"
#include "twins/views.h"

#ifdef __SANITIZE_ADDRESS__
static int pairs = 6; /* sanitizers look at the code, not at the secrets */
#else
static int pairs = 20;
#endif
static uint64_t first_seed = 1;
static bool shown;

enum { LEAST_ACTS = 6, MORE_ACTS = 40, TRIES = 200 };

static const nt_table *table_of(const nt_game *game) {
    for (int i = 0; nt_tables[i]; i++) {
        if (strcmp(nt_tables[i]->game, game->id) == 0) {
            return nt_tables[i];
        }
    }
    return NULL;
}

static uint32_t below(nt_rng *luck, uint32_t n) {
    return nt_rng_below(luck, n);
}

static void report(const nt_game *game, const pair_counts *c) {
    FILE *to = side_report();
    fprintf(to,
            "%s: %ld pairs, %ld moments, %ld plies; light of frames for other eyes within %.2f %%, colours %.2f %%\n",
            game->id, c->pairs, c->moments, c->plies, 100 * c->light, 100 * c->colour);
    for (int i = 0; i < MOST_SCENES && c->by_scene[i].scene != NULL; i++) {
        fprintf(to, "  scene %-20s %ld\n", c->by_scene[i].scene, c->by_scene[i].moments);
    }
    for (int i = 0; i < CHANNELS; i++) {
        fprintf(to, "  channel %-18s %ld\n", channel_name[i], c->by_channel[i]);
    }
}

/* One pair by its seed; false when it could be told apart. */
static bool holds(const nt_game *game, pf *screens[TRUTHS], uint64_t seed, pair_counts *counts) {
    nt_rng luck = nt_rng_seed(seed);
    const uint8_t most = truths_most_seats(game);
    const uint8_t seats = (uint8_t)(game->min_seats + below(&luck, (uint32_t)(most - game->min_seats + 1)));
    static truths t;
    static pair p;
    int tries = 0;
    const bool anywhere = below(&luck, 3) == 0;
    while (!(anywhere ? truths_find : truths_find_hidden)(&t, game, seats, &luck)) {
        assert_true(++tries < TRIES);
    }
    const side_manner m = side_draw_manner(&t, &luck);
    pair_open(&p, &t, &m, views_watched(table_of(game)), screens, seed, counts);
    for (int acts = LEAST_ACTS + (int)below(&luck, MORE_ACTS); acts > 0 && pair_lives(&p); acts--) {
        pair_act(&p);
        if (shown) {
            fprintf(side_report(), "%8d ms  %-12s %s\n", (int)p.now, side_scene(&p.side[0]), p.last);
        }
    }
    if (p.differ || shown) {
        fprintf(side_report(), "%d others are something else, %d of the next plies hidden\n", t.others, t.hidden);
        fprintf(side_report(), "seed %llu: %s\n", (unsigned long long)seed, p.differ ? p.why : "the same");
    }
    pair_close(&p);
    truths_free(&t);
    return !p.differ;
}

static void nobody_tells_twins_apart(void **state) {
    const nt_game *game = nt_game_find(*state);
    static pair_counts counts;
    pf *screens[TRUTHS];
    char problem[256] = "";
    int apart = 0;
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

int main(int argc, char **argv) {
    if (argc < 2 || nt_game_find(argv[1]) == NULL) {
        fprintf(stderr, "usage: each_twins GAME [PAIRS [SEED [shown]]]\n");
        return 2;
    }
    pairs = argc > 2 ? atoi(argv[2]) : pairs;
    first_seed = argc > 3 ? (uint64_t)atoll(argv[3]) : first_seed;
    shown = argc > 4;
    const struct CMUnitTest tests[] = {cmocka_unit_test_prestate(nobody_tells_twins_apart, argv[1])};
    drawn_once();
    side_capture();
    return cmocka_run_group_tests(tests, NULL, NULL);
}
