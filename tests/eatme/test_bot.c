/* The bot: an equilibrium nobody would leave, an eye for habits, and games against simple players. */
#include "bots/bots.h"
#include "eatme/rounds.h"
#include "games/eatme/eatme_bot.h"

/* The most that a player of this round could gain by another choice, all others playing the mix. */
static int32_t most_to_gain(const eatme_board *board, const eatme_mix *mix) {
    int32_t most = 0;
    for (int who = 0; who <= board->houses; who++) {
        const bool wolf = who == board->houses;
        const int choices = wolf ? board->houses : 2;
        int32_t of[EATME_HOUSES], best = 0;
        int64_t mean = 0;
        eatme_expect(board, mix, who, of);
        for (int i = 0; i < choices; i++) {
            const int32_t often = wolf ? mix->attack[i] : i == 0 ? mix->sleep[who] : EATME_ONE - mix->sleep[who];
            mean += (int64_t)of[i] * often;
            best = of[i] > best ? of[i] : best;
        }
        const int32_t gain = best - (int32_t)(mean / EATME_ONE);
        most = gain > most ? gain : most;
    }
    return most;
}

static void nobody_would_leave_the_equilibrium(void **state) {
    (void)state;
    static const char *const casts[] = {"WKA", "KWHA", "WKHAB", "AKWBHC"};
    nt_rng rng = nt_rng_seed(4);
    static eatme_board board;
    int64_t sum = 0;
    for (int i = 0; i < 200; i++) {
        int score[EATME_SEATS];
        game g;
        eatme_mix mix;
        for (int seat = 0; seat < EATME_SEATS; seat++) {
            score[seat] = (int)nt_rng_below(&rng, 10);
        }
        start_with(&g, config_of(casts[i % 4]), casts[i % 4], score);
        eatme_fill(&board, &g.s.pub);
        eatme_balance(&board, 400, &mix);
        const int32_t gain = most_to_gain(&board, &mix);
        assert_in_range(gain, 0, EATME_WIN / 15);
        sum += gain;
    }
    assert_true(sum / 200 < EATME_WIN / 125); /* on the mean less than one per cent of a game */
}

/* Eight rounds in which seat 1, the Kids, always did the same; seat 0 was the Wolf and attacked seat 3. */
static int attacks_on_the_kids(uint8_t kids_wheel) {
    static nt_move legal[NT_MAX_LEGAL];
    const nt_bot *bot = nt_bot_find("eatme", "eatme");
    nt_rng rng = nt_rng_seed(1);
    game g;
    int attacks = 0;
    start_with(&g, config_of("WKHA"), "WKHA", (const int[]){3, 3, 3, 3});
    for (g.s.pub.rounds = 0; g.s.pub.rounds < 8; g.s.pub.rounds++) {
        eatme_round *past = &g.s.pub.past[g.s.pub.rounds];
        memcpy(past->cast, g.s.pub.cast, sizeof past->cast);
        past->victim = 3;
        past->wheel[1] = kids_wheel;
        past->wheel[2] = past->wheel[3] = g.s.pub.rounds % 2 ? EATME_SLEEP : EATME_TRAP;
    }
    lock_all(&g, "-STS");
    for (int i = 0; i < 200; i++) {
        const nt_view view = nt_look(&eatme_game, &g.s, 0);
        const int n = eatme_game.legal(&view, legal, NT_MAX_LEGAL);
        attacks += legal[bot->choose(view, legal, n, &rng)].arg[0] == 1;
    }
    return attacks;
}

static void it_learns_habits(void **state) {
    (void)state;
    const int asleep = attacks_on_the_kids(EATME_SLEEP), awake = attacks_on_the_kids(EATME_TRAP);
    assert_true(asleep > 150);
    assert_true(awake < 10);
}

/* Games of one bot against random players; the seat goes round. */
static int games_won(uint8_t seats, int games) {
    static nt_move legal[NT_MAX_LEGAL];
    const nt_bot *bot = nt_bot_find("eatme", "eatme"), *other = nt_bot_find("random", "eatme");
    const nt_config config = nt_config_standard(&eatme_game, seats);
    nt_rng rng = nt_rng_seed(9);
    int won = 0;
    for (int i = 0; i < games; i++) {
        game g;
        memset(&g, 0, sizeof g);
        eatme_game.setup(&g.s, &config);
        make(&g, nt_chance(&rng));
        for (uint32_t asked; (asked = eatme_game.to_act(&g.s.pub)) != 0;) {
            uint8_t seat = 0;
            while (!(asked >> seat & 1)) {
                seat++;
            }
            const nt_view view = nt_look(&eatme_game, &g.s, seat);
            const int n = eatme_game.legal(&view, legal, NT_MAX_LEGAL);
            make(&g, legal[(seat == i % seats ? bot : other)->choose(view, legal, n, &rng)]);
        }
        won += g.s.pub.won[i % seats];
    }
    return won;
}

static void it_beats_random_players(void **state) {
    (void)state;
    assert_true(games_won(3, 300) > 150); /* 100 would be even; 3.6 standard deviations are 30 */
    assert_true(games_won(6, 120) > 35);  /* 20 would be even */
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nobody_would_leave_the_equilibrium),
        cmocka_unit_test(it_learns_habits),
        cmocka_unit_test(it_beats_random_players),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
