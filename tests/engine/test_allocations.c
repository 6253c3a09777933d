/* Playing allocates nothing: every call that takes or gives back memory is led through this file by the linker and
 * counted, from the first move of a match to its score, for every game. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>

#include <cmocka.h>

#include "bots/flat.h"
#include "engine/playback.h"
#include "kit/kit.h"

void *__real_malloc(size_t);
void *__real_calloc(size_t, size_t);
void *__real_realloc(void *, size_t);
void __real_free(void *);
void *__wrap_malloc(size_t);
void *__wrap_calloc(size_t, size_t);
void *__wrap_realloc(void *, size_t);
void __wrap_free(void *);

static int calls;

void *__wrap_malloc(size_t n) {
    calls++;
    return __real_malloc(n);
}

void *__wrap_calloc(size_t n, size_t size) {
    calls++;
    return __real_calloc(n, size);
}

void *__wrap_realloc(void *at, size_t n) {
    calls++;
    return __real_realloc(at, n);
}

void __wrap_free(void *at) {
    calls++;
    __real_free(at);
}

/* Plays a match and asks all that a table asks at every ply and of every event. */
static int calls_of(const nt_game *game, uint8_t seats, const nt_bot *bot) {
    static uint8_t bytes[NT_VIEW_MAX];
    const nt_config config = nt_config_standard(game, seats);
    nt_err err;
    nt_match *match = nt_match_create(game, &config, 7, &err);
    if (!match) {
        return 0; /* the standard options refuse so many */
    }
    nt_rng rng = nt_rng_seed(7);
    nt_playback *playback = nt_playback_create(match);
    nt_port *table = nt_match_port(match, NT_SPECTATOR);
    int shown = 0;
    calls = 0;
    for (uint32_t asked; (asked = nt_match_to_act(match)) != 0;) {
        assert_int_equal(nt_bot_play(bot, nt_match_port(match, nt_lowest(asked)), &rng), NT_OK);
        for (uint8_t seat = 0; seat < seats; seat++) {
            nt_event event;
            nt_port_view(nt_match_port(match, seat), bytes);
            while (nt_port_poll(nt_match_port(match, seat), &event))
                ;
        }
        for (; shown < nt_port_events(table); shown++) {
            nt_playback_view(playback, shown, NT_SPECTATOR, bytes);
        }
    }
    int16_t score[NT_MAX_SEATS] = {0};
    game->score(nt_port_view(nt_match_port(match, NT_SPECTATOR), bytes).pub, score);
    const int counted = calls;
    nt_playback_destroy(playback);
    nt_match_destroy(match);
    return counted;
}

static void test_random_play(void **state) {
    (void)state;
    for (int i = 0; kit_games[i]; i++) {
        for (uint8_t seats = kit_games[i]->min_seats; seats <= kit_games[i]->max_seats; seats++) {
            assert_int_equal(calls_of(kit_games[i], seats, nt_bot_find("random", kit_games[i]->id)), 0);
        }
    }
}

static void test_best_bots(void **state) {
    (void)state;
    for (int i = 0; kit_games[i]; i++) {
        assert_int_equal(calls_of(kit_games[i], kit_games[i]->min_seats, nt_bot_best(kit_games[i]->id)), 0);
    }
}

static const nt_game *imagined;

static int imagine_a_little(nt_view view, const nt_move *legal, int n, nt_rng *rng) {
    return nt_flat_choose(&(nt_flat){.game = imagined, .playouts = 4}, view, legal, n, rng);
}

static void test_flat(void **state) {
    (void)state;
    const nt_bot bot = {"flat", NULL, imagine_a_little, false};
    for (int i = 0; kit_games[i]; i++) {
        imagined = kit_games[i];
        assert_int_equal(calls_of(imagined, imagined->min_seats, &bot), 0);
    }
}

static int keeps_a_note(nt_view view, const nt_move *legal, int n, nt_rng *rng) {
    void *volatile note = malloc(1);
    free(note);
    return nt_bot_find("random", "blank")->choose(view, legal, n, rng);
}

/* The count is able to see something: three seats guess, one lifts the cup. */
static void test_counts(void **state) {
    (void)state;
    const nt_bot bot = {"notes", NULL, keeps_a_note, false};
    assert_int_equal(calls_of(kit_games[0], 3, &bot), 4 * 2);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_random_play),
        cmocka_unit_test(test_best_bots),
        cmocka_unit_test(test_flat),
        cmocka_unit_test(test_counts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
