/* Writes records of whole GROWL series for the referee: options at random, bots at every seat, up to some games a
 * series, each with what the one before left. Arguments: FOLDER SEATS SERIES GAMES SEED. Files are named
 * series-SEATS-SEED-SERIES-GAME.ntr. */
#include <stdio.h>
#include <stdlib.h>

#include "bots/bots.h"
#include "cli/file.h"
#include "cli/sim.h"
#include "engine/record.h"
#include "games/growl/growl.h"

static nt_config random_config(uint8_t seats, nt_rng *rng) {
    nt_config config = nt_config_standard(&growl_game, seats);
    for (int i = 0; i < GROWL_OPTIONS; i++) {
        const nt_option *option = &growl_game.options[i];
        const uint32_t values = (uint32_t)((option->max - option->min) / option->step + 1);
        config.opt[i] = (int16_t)(option->min + option->step * (int)nt_rng_below(rng, values));
    }
    config.opt[GROWL_OPT_SERIES] = 1;
    config.opt[GROWL_OPT_BIG_TABLE] = 1;
    if (seats == GROWL_SEATS) { /* growl.md 13: not with 15 players */
        config.opt[GROWL_OPT_GOLD_CARDS] = growl_game.options[GROWL_OPT_GOLD_CARDS].max;
    }
    return config;
}

static bool save(const nt_match *match, const char *path) {
    const size_t length = nt_record_write(match, NULL, 0);
    char *text = malloc(length + 1);
    if (!text) {
        return false;
    }
    nt_record_write(match, text, length + 1);
    const bool written = cli_file_write(path, text, length);
    free(text);
    return written;
}

/* Points so that many are Unwanted in the first round and nobody in those after it: the lot is rare else (7.3).
 * Of four neighbours in the circle two point left and two right, so that the two in the middle are Unwanted.
 * Always goes on with the series, so that fresh_nights runs out of unseen cards. */
static int points(nt_view view, const nt_move *legal, int n, nt_rng *rng) {
    const growl_pub *pub = view.pub;
    int before = 0;
    if (pub->step == GROWL_STEP_SERIES) {
        return legal[0].kind == GROWL_MOVE_NEXT ? 0 : 1;
    }
    if (pub->step != GROWL_STEP_POINT) {
        return (int)nt_rng_below(rng, (uint32_t)n);
    }
    for (int place = 0; place < pub->place[view.seat]; place++) {
        before += pub->alive[pub->who[place]];
    }
    const int side = pub->round > 0 ? 0 : before % 4 / 2;
    return legal[0].arg[0] == side ? 0 : 1;
}

static const nt_bot pointer = {"pointer", "growl", points, false};

/* Plays one game (seat 0 answers whether the series goes on, so it plays at random), saves it, and puts the next
 * one's config in *config; *more says whether there is a next one. */
static bool play(nt_config *config, nt_rng *rng, bool point, const char *path, bool *more) {
    const nt_bot *bots[NT_MAX_SEATS];
    for (int seat = 0; seat < NT_MAX_SEATS; seat++) {
        bots[seat] = point ? &pointer : nt_bot_find(seat > 0 && nt_rng_below(rng, 2) ? "growl" : "random", "growl");
    }
    nt_err err;
    nt_match *match = nt_match_create(&growl_game, config, nt_rng_next(rng), &err);
    if (!match) {
        return false;
    }
    const bool good = cli_play_out(match, bots, rng) == NT_OK && save(match, path);
    const nt_config was = *config;
    const uint8_t *state = nt_match_state(match);
    *more = good && growl_game.next(state + growl_game.pub_off, &was, config) == NT_OK;
    nt_match_destroy(match);
    return good;
}

int main(int argc, char **argv) {
    if (argc != 6) {
        fputs("write_series FOLDER SEATS SERIES GAMES SEED\n", stderr);
        return 2;
    }
    const int seats = atoi(argv[2]), series = atoi(argv[3]), games = atoi(argv[4]);
    if (seats < growl_game.min_seats || seats > GROWL_SEATS || !cli_folder_make(argv[1])) {
        return 2;
    }
    nt_rng rng = nt_rng_seed(strtoull(argv[5], NULL, 10));
    for (int i = 0; i < series; i++) {
        nt_config config = random_config((uint8_t)seats, &rng);
        const bool point = i % 2 != 0;
        if (point) {
            config.opt[GROWL_OPT_UNWANTED_BLANK] = 0;
        }
        bool more = true;
        for (int game = 0; game < games && more; game++) {
            char path[1024];
            snprintf(path, sizeof path, "%s/series-%02d-%s-%04d-%02d.ntr", argv[1], seats, argv[5], i, game);
            if (!play(&config, &rng, point, path, &more)) {
                fprintf(stderr, "%s cannot be played or written\n", path);
                return 1;
            }
        }
    }
    return 0;
}
