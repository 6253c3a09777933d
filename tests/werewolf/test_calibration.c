/* Villagers and common werewolves only, random knife and random exile: the village wins as often as theory says. The
 * knife takes a villager; parity ends the game; night comes first. NT_GAMES in the environment says how many games a
 * row has; the long run is 50000. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <math.h>

#include "werewolf/driver.h"

static nt_config plain(int players, int wolves) {
    nt_config config = {.seats = (uint8_t)players};
    for (int i = 0; i < WEREWOLF_OPTIONS; i++) {
        config.opt[i] = werewolf_options[i].standard;
    }
    config.opt[WEREWOLF_OPT_HOST] = WEREWOLF_HOST_TABLE;
    config.opt[WEREWOLF_OPT_SET] = 1;
    config.opt[WEREWOLF_OPT_COUNT + WEREWOLF_WEREWOLF] = (int16_t)wolves;
    config.opt[WEREWOLF_OPT_COUNT + WEREWOLF_VILLAGER] = (int16_t)(players - wolves);
    config.opt[WEREWOLF_OPT_VICTORY] = 1;
    config.opt[WEREWOLF_OPT_SHERIFF] = 0;
    config.opt[WEREWOLF_OPT_PARITY] = 1;
    config.opt[WEREWOLF_OPT_EXPLOSION] = 0;
    return config;
}

/* A living seat, drawn evenly; `good`: of the good camp. */
static uint8_t any_living(nt_rng *rng, const struct werewolf_state *s, bool good) {
    for (;;) {
        const int seat = below(rng, s->pub.n);
        if (s->pub.alive[seat] && (!good || s->seat[seat].role == WEREWOLF_VILLAGER)) {
            return (uint8_t)seat;
        }
    }
}

static nt_move next_move(nt_rng *rng, const struct werewolf_state *s, uint8_t victim, uint8_t exile) {
    uint8_t seat = 0;
    if (werewolf_to_act(&s->pub) == 1u << NT_CHANCE) {
        return nt_chance(rng);
    }
    while (!s->pub.asked[seat]) {
        seat++;
    }
    nt_move move = {.seat = seat};
    switch (s->pub.step) {
    case WEREWOLF_STEP_REVEAL:
        move.kind = WEREWOLF_MOVE_SEEN;
        break;
    case WEREWOLF_STEP_DUSK:
        move.kind = WEREWOLF_MOVE_NIGHT;
        break;
    case WEREWOLF_STEP_NIGHT:
        move.kind = WEREWOLF_MOVE_CHOOSE;
        move.n = 1;
        move.arg[0] = s->seat[seat].task == WEREWOLF_TASK_KNIFE ? victim : WEREWOLF_NONE;
        break;
    case WEREWOLF_STEP_RITES:
        move.kind = WEREWOLF_MOVE_NOTHING;
        break;
    case WEREWOLF_STEP_VOTE:
        move.kind = WEREWOLF_MOVE_VOTE;
        move.n = 1;
        move.arg[0] = exile;
        break;
    case WEREWOLF_STEP_COUNT:
        move.kind = WEREWOLF_MOVE_COUNT;
        break;
    default:
        move.kind = WEREWOLF_MOVE_DONE;
        break;
    }
    return move;
}

static bool village_wins(nt_rng *rng, const nt_config *config) {
    struct werewolf_state s;
    uint8_t victim = 0, exile = 0;
    assert_int_equal(werewolf_setup(&s, config), NT_OK);
    while (s.pub.step != WEREWOLF_STEP_OVER) {
        nt_events told = {.n = 0};
        const bool dusk = s.pub.step == WEREWOLF_STEP_DUSK, speech = s.pub.step == WEREWOLF_STEP_SPEECH;
        if (dusk) {
            victim = any_living(rng, &s, true);
        }
        if (speech) {
            exile = any_living(rng, &s, false);
        }
        assert_int_equal(nt_apply(&werewolf_game, &s, next_move(rng, &s, victim, exile), &told), NT_OK);
    }
    return s.pub.winner == WEREWOLF_WON_GOOD;
}

/* The exact rate: night, then day, by the number of each camp. */
static double exact(int wolves, int good) {
    if (wolves == 0) {
        return 1;
    }
    good--; /* the knife */
    if (wolves >= good) {
        return 0;
    }
    const double share = (double)wolves / (wolves + good);
    const double hit = wolves - 1 == 0 ? 1 : wolves - 1 >= good ? 0 : exact(wolves - 1, good);
    return share * hit + (1 - share) * (wolves >= good - 1 ? 0 : exact(wolves, good - 1));
}

static void test_calibration(void **state) {
    static const struct {
        int players, wolves;
        double known; /* per cent */
    } rows[] = {{5, 1, 25.0}, {7, 2, 8.3}, {9, 2, 15.6}, {12, 3, 16.5}, {15, 3, 14.0}};
    const char *count = getenv("NT_GAMES");
    const long games = count ? strtol(count, NULL, 10) : 3000;
    nt_rng rng = nt_rng_seed(20);
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const nt_config config = plain(rows[i].players, rows[i].wolves);
        const double rate = exact(rows[i].wolves, rows[i].players - rows[i].wolves);
        long won = 0;
        for (long game = 0; game < games; game++) {
            won += village_wins(&rng, &config);
        }
        const double got = (double)won / (double)games, error = sqrt(rate * (1 - rate) / (double)games);
        print_message("%d players, %d wolves: %.2f %% of %ld, exact %.3f %%, %.2f standard errors\n", rows[i].players,
                      rows[i].wolves, 100 * got, games, 100 * rate, (got - rate) / error);
        assert_true(fabs(100 * rate - rows[i].known) < 0.06);
        assert_true(fabs(got - rate) < 3 * error);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_calibration)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
