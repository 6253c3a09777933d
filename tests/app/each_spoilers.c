/* No frame, word, sound or time of a game runs ahead of its story: spoiler twins at the fewest, a middle and the most
 * seats. Usage: each_spoilers GAME [PAIRS]; PAIRS at each count, for long runs by hand. */
#include "app/kit_app_spoilers.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef __SANITIZE_ADDRESS__
static int pairs = 6; /* sanitizers look at the code, not at the story */
#else
static int pairs = 24;
#endif

static bool takes(const nt_game *game, uint8_t seats) {
    const nt_config config = nt_config_standard(game, seats);
    nt_err err;
    nt_match *match = nt_match_create(game, &config, 1, &err);
    nt_match_destroy(match);
    return match != NULL;
}

static const nt_table *table_of(const nt_game *game) {
    for (int i = 0; nt_tables[i]; i++) {
        if (strcmp(nt_tables[i]->game, game->id) == 0) {
            return nt_tables[i];
        }
    }
    return NULL;
}

static void nothing_is_seen_before_it_is_told(void **state) {
    const nt_game *game = nt_game_find(*state);
    uint8_t most = game->max_seats;
    int deep = 0;
    while (!takes(game, most)) {
        most--;
    }
    const uint8_t seats[] = {game->min_seats, (uint8_t)((game->min_seats + most) / 2), most};
    for (size_t i = 0; i < sizeof seats; i++) {
        spoilers s = {.game = game, .table = table_of(game), .seats = seats[i], .pairs = pairs};
        if (!spoilers_hold(&s, 11 + i)) {
            fail_msg("%s", s.why);
        }
        deep += s.deep;
    }
    print_message("%d pairs, %d of them after events told alike\n", 3 * pairs, deep);
}

static void no_chip_opens_by_what_is_not_told(void **state) {
    const nt_game *game = nt_game_find(*state);
    spoilers s = {
        .game = game, .table = table_of(game), .seats = (uint8_t)(game->min_seats + 2), .pairs = pairs, .flat = true};
    while (!takes(game, s.seats)) {
        s.seats--;
    }
    if (!spoilers_hold(&s, 21)) {
        fail_msg("%s", s.why);
    }
}

int main(int argc, char **argv) {
    char *game = argc >= 2 && nt_game_find(argv[1]) ? argv[1] : NULL;
    if (game == NULL) {
        fprintf(stderr, "each_spoilers GAME [PAIRS]\n");
        return 2;
    }
    if (argc > 2) {
        pairs = atoi(argv[2]);
    }
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_prestate(nothing_is_seen_before_it_is_told, game),
        cmocka_unit_test_prestate(no_chip_opens_by_what_is_not_told, game),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
