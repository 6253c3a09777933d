/* Random whole games at every number of players: the facts of growl.md 6.1, and that nothing leaks (9). */
#include "growl/hands.h"

enum { GAMES = 60, IMAGINED_GAMES = 30 };

/* Cards of a kind anywhere; sealed cards are still in hand, cards of The Tempest too. */
static int everywhere(const struct growl_state *s, uint8_t kind) {
    int n = s->pub.turned == kind;
    for (int seat = 0; seat < s->pub.n; seat++) {
        n += s->seat[seat].hand[kind];
        for (int i = 0; i < s->pub.tile[seat]; i++) {
            n += s->hid.tile[seat][i] == kind;
        }
    }
    for (int i = 0; i < s->pub.pile; i++) {
        n += s->hid.pile[i] == kind;
    }
    return n;
}

static void assert_whole(const struct growl_state *s) {
    uint8_t deck[GROWL_KINDS];
    growl_deck(s->pub.n, s->pub.opt[GROWL_OPT_GOLD_CARDS], deck);
    for (uint8_t kind = 0; kind < GROWL_KINDS; kind++) {
        assert_int_equal(everywhere(s, kind), deck[kind]);
    }
    int nights = 0;
    for (int i = 0; i < s->pub.pile; i++) {
        nights += s->hid.pile[i] >= GROWL_NIGHT_AT;
    }
    for (int k = 0; k < GROWL_NIGHTS; k++) {
        nights += s->pub.night[k].card != GROWL_NONE;
    }
    assert_int_equal(nights, GROWL_NIGHTS);
    for (int seat = 0; seat < s->pub.n; seat++) {
        int hand = 0;
        for (int kind = 0; kind < GROWL_KINDS; kind++) {
            hand += s->seat[seat].hand[kind];
        }
        assert_int_equal(hand, s->pub.hand[seat]);
    }
}

/* Between the steps nobody alive stands at a limit, and hands are as 6.1 says. */
static void assert_settled(const struct growl_state *s) {
    for (int seat = 0; seat < s->pub.n; seat++) {
        const growl_priv *me = &s->seat[seat];
        if (!s->pub.alive[seat]) {
            assert_true(s->pub.died_hand[seat] >= 4);
            continue;
        }
        assert_true(growl_net_wounds(s, seat) < 3);
        assert_true(me->team == GROWL_WOLF || growl_net_bites(me->hand) < 3);
        assert_true(s->pub.hand[seat] >= 4);
        assert_true(me->team == GROWL_WOLF || s->pub.hand[seat] > me->hand[GROWL_BITE]);
    }
}

static bool settled(uint8_t step) {
    return step == GROWL_STEP_TURN || step == GROWL_STEP_GIVE || step == GROWL_STEP_VIEW_HANDS ||
           step == GROWL_STEP_VIEW_GIFT || step == GROWL_STEP_VIEW_NIGHT;
}

/* The only hand that cannot pass is a human's {Bite, Bite, Bite, Charm}. */
static void assert_unable(const struct growl_state *s) {
    for (int seat = 0; seat < s->pub.n; seat++) {
        if (!s->pub.alive[seat] && s->pub.died_how[seat] == GROWL_DIED_BEFORE_NIGHT &&
            s->pub.died_turn[seat] == s->pub.turns && growl_net_wounds(s, seat) < 3 &&
            s->pub.hand[seat] == s->pub.died_hand[seat]) {
            assert_hand(&(const game){.s = *s}, seat, "BBBC");
            assert_int_equal(s->seat[seat].team, GROWL_HUMAN);
        }
    }
}

static int taking_part(const struct growl_state *s, uint8_t plus, uint8_t minus) {
    int n = 0;
    for (int seat = 0; seat < s->pub.n; seat++) {
        if (!s->pub.night[s->pub.nights].passed[seat]) {
            continue;
        }
        n += s->seat[seat].hand[plus] - s->seat[seat].hand[minus];
        for (int i = 0; i < s->pub.tile[seat]; i++) {
            n += (s->hid.tile[seat][i] == plus) - (s->hid.tile[seat][i] == minus);
        }
    }
    return n;
}

/* Taking up: as many cards as the rules say, and no icon made or lost among those who take part. */
static void assert_taken(const struct growl_state *before, const struct growl_state *after, const nt_events *told) {
    const growl_night *night = &before->pub.night[before->pub.nights];
    if (before->pub.deaths == after->pub.deaths && !after->pub.ended) {
        assert_int_equal(taking_part(before, GROWL_WOUND, GROWL_SALVE), taking_part(after, GROWL_WOUND, GROWL_SALVE));
        assert_int_equal(taking_part(before, GROWL_BITE, GROWL_CHARM), taking_part(after, GROWL_BITE, GROWL_CHARM));
    }
    for (int i = 0; i < told->n; i++) {
        if (told->at[i].kind == GROWL_EV_TAKEN) {
            const uint8_t seat = told->at[i].arg[0];
            const bool gift = night->card == GROWL_GIFT && (night->target[0] == seat || night->target[1] == seat);
            assert_int_equal(night->passed[seat], 1);
            assert_int_equal(told->at[i].arg[1], 2 + gift);
        }
    }
}

/* What all are told and what lies open must not tell a team before the end (9.3). */
static void assert_secret(const struct growl_state *s, const nt_events *told) {
    for (int i = 0; i < told->n; i++) {
        const nt_event *event = &told->at[i];
        const bool own = event->kind >= GROWL_EV_TURNED && event->kind <= GROWL_EV_PEEK_HAND;
        assert_int_equal(event->to == NT_ALL, !own);
        if (event->kind == GROWL_EV_DEATH) {
            assert_true(event->arg[2] == GROWL_NONE || s->pub.seance_seat == event->arg[0]);
        }
        if (event->kind >= GROWL_EV_GROWL) {
            assert_int_equal(s->pub.ended, 1);
        }
    }
    if (s->pub.ended) {
        return;
    }
    static const uint8_t nothing[GROWL_SEATS * GROWL_KINDS];
    assert_memory_equal(s->pub.team, nothing, sizeof s->pub.team);
    assert_memory_equal(s->pub.zero, nothing, sizeof s->pub.zero);
    assert_memory_equal(s->pub.shown, nothing, sizeof s->pub.shown);
    assert_memory_equal(s->pub.gain, nothing, sizeof s->pub.gain);
}

/* Every receiver of a day gift who lives gets the same look; the game goes on or ends by the living alone. */
static void assert_flow(const struct growl_state *before, const struct growl_state *after) {
    if (before->pub.step == GROWL_STEP_GIVE && !after->pub.ended) {
        const uint8_t to = after->pub.gift[after->pub.gifts - 1].receiver;
        assert_int_equal(after->pub.step, after->pub.alive[to] ? GROWL_STEP_VIEW_GIFT : GROWL_STEP_TURN);
        assert_int_equal(after->pub.asked[to] || !after->pub.alive[to], 1);
    }
    if (before->pub.step == GROWL_STEP_SERUM_TARGET) {
        assert_int_equal(after->pub.step, GROWL_STEP_SERUM_SHOW); /* always one confirm */
    }
    if (before->pub.ended != after->pub.ended) {
        assert_true(growl_living(&after->pub) <= 2 || after->pub.nights == GROWL_NIGHTS);
    } else if (!after->pub.ended) {
        assert_true(growl_living(&after->pub) > 2);
    }
}

static nt_move any_move(const struct growl_state *s, nt_rng *rng) {
    const uint32_t asked = growl_game.to_act(&s->pub);
    if (asked == 1u << NT_CHANCE) {
        return nt_chance(rng);
    }
    uint8_t seat[GROWL_SEATS] = {0};
    uint32_t n = 0;
    for (uint8_t i = 0; i < s->pub.n; i++) {
        if (asked >> i & 1) {
            seat[n++] = i;
        }
    }
    assert_true(n > 0);
    nt_move legal[NT_MAX_LEGAL];
    const uint8_t who = seat[nt_rng_below(rng, n)];
    const int moves = growl_game.legal((nt_view[]){nt_look(&growl_game, s, who)}, legal, NT_MAX_LEGAL);
    assert_true(moves > 0);
    for (int i = 0; i < moves; i++) {
        if (s->pub.step == GROWL_STEP_SERUM_SHOW || s->pub.step == GROWL_STEP_HALLOWS_CARDS) {
            assert_int_not_equal(legal[i].arg[0], GROWL_NONE); /* 6.1: unreachable */
        }
    }
    return legal[nt_rng_below(rng, (uint32_t)moves)];
}

static void play_game(uint8_t n, uint64_t seed, bool seen[GROWL_STEPS]) {
    nt_rng rng = nt_rng_seed(seed);
    nt_config config = nt_config_standard(&growl_game, n);
    config.opt[GROWL_OPT_BIG_TABLE] = 1;
    config.opt[GROWL_OPT_NIGHT_JITTER] = seed % 2 == 1;
    config.opt[GROWL_OPT_GOLD_CARDS] = seed % 3 == 0 && n < 15 ? 10 : 12;
    game g;
    assert_int_equal(growl_game.setup(&g.s, &config), NT_OK);
    int plies = 0, events = 0;
    while (growl_game.to_act(&g.s.pub) != 0) {
        const struct growl_state before = g.s;
        seen[g.s.pub.step] = true;
        g.told = (nt_events){0};
        assert_int_equal(nt_apply(&growl_game, &g.s, any_move(&g.s, &rng), &g.told), NT_OK);
        plies++;
        events += g.told.n;
        assert_whole(&g.s);
        if (settled(g.s.pub.step)) {
            assert_settled(&g.s);
        }
        assert_unable(&g.s);
        if (before.pub.step == GROWL_STEP_PASS_DRAW) {
            assert_taken(&before, &g.s, &g.told);
        }
        assert_secret(&g.s, &g.told);
        assert_flow(&before, &g.s);
        for (int seat = 0; seat < n; seat++) {
            assert_true(before.seat[seat].team <= g.s.seat[seat].team || before.pub.step == GROWL_STEP_DEAL);
            assert_true(before.pub.alive[seat] >= g.s.pub.alive[seat]);
            assert_true(before.pub.alive[seat] || before.seat[seat].team == g.s.seat[seat].team);
        }
    }
    assert_true(plies <= growl_game.max_plies && events <= growl_game.max_events);
    assert_true(g.s.pub.turns <= growl_rest(n, config.opt[GROWL_OPT_GOLD_CARDS]) + 3);
    assert_int_not_equal(growl_game.winners(&g.s.pub), 0);
}

static void test_random_games(void **unused) {
    (void)unused;
    bool seen[GROWL_STEPS] = {false};
    for (uint8_t n = 4; n <= 15; n++) {
        for (uint64_t i = 0; i < GAMES; i++) {
            play_game(n, 1000u * n + i, seen);
        }
    }
    for (int step = 0; step < GROWL_STEP_OVER; step++) { /* three blank rounds in a row are too rare for chance */
        assert_true(seen[step] || step == GROWL_STEP_UNWANTED_DRAW);
    }
}

/* What this night's card showed to all, or to the seat, is so in its worlds up to the passing (7.1). */
static void assert_shown(const struct growl_state *s, const struct growl_state *world, int seat) {
    const growl_pub *pub = &s->pub;
    const growl_priv *me = &s->seat[seat];
    if (pub->step != GROWL_STEP_PASS) {
        return;
    }
    for (int i = 0; pub->night_card == GROWL_HYPNOSIS && i < 2; i++) {
        assert_int_equal(world->seat[pub->target[i]].hand[pub->hypno_kind], pub->hypno_count[i]);
    }
    if (me->hound_night == pub->nights + 1) {
        assert_memory_equal(world->seat[me->hound_seat - 1].hand, me->hound_hand, sizeof me->hound_hand);
    }
    if (me->serum_night == pub->nights + 1) {
        const growl_priv *them = &world->seat[me->serum_seat - 1];
        assert_true(them->hand[me->serum_kind] > 0);
        assert_true(me->serum_kind == GROWL_BITE ? them->team == GROWL_WOLF
                                                 : them->team == GROWL_HUMAN || them->hand[GROWL_BITE] == 0);
    }
}

/* Each seat finds a world at any time, for the truth is one; it keeps what the rules keep, and what was shown. */
static void test_imagined_worlds(void **unused) {
    (void)unused;
    for (uint8_t n = 4; n <= 15; n++) {
        for (uint64_t i = 0; i < IMAGINED_GAMES; i++) {
            nt_rng rng = nt_rng_seed(77000u * n + i);
            nt_config config = nt_config_standard(&growl_game, n);
            config.opt[GROWL_OPT_BIG_TABLE] = 1;
            game g, world;
            assert_int_equal(growl_game.setup(&g.s, &config), NT_OK);
            while (growl_game.to_act(&g.s.pub) != 0) {
                g.told = (nt_events){0};
                assert_int_equal(nt_apply(&growl_game, &g.s, any_move(&g.s, &rng), &g.told), NT_OK);
                const uint8_t seat = (uint8_t)nt_rng_below(&rng, n);
                assert_int_equal(growl_game.imagine(nt_look(&growl_game, &g.s, seat), &rng, &world.s), NT_OK);
                assert_memory_equal(&world.s.pub, &g.s.pub, sizeof g.s.pub);
                assert_memory_equal(&world.s.seat[seat], &g.s.seat[seat], sizeof g.s.seat[seat]);
                assert_whole(&world.s);
                assert_shown(&g.s, &world.s, seat);
                if (settled(g.s.pub.step)) {
                    assert_settled(&world.s);
                }
                int zeroes = 0;
                for (int other = 0; other < n; other++) {
                    zeroes += world.s.seat[other].zero;
                }
                assert_int_equal(zeroes, growl_zeroes(n));
                for (int other = 0; other < n; other++) {
                    if (g.s.seat[seat].sniffed && g.s.seat[seat].sniff[other]) {
                        assert_int_equal(world.s.seat[other].team, GROWL_WOLF);
                    }
                }
                if (g.s.pub.seance_team != GROWL_NONE) {
                    assert_int_equal(world.s.seat[g.s.pub.seance_seat].team, g.s.pub.seance_team);
                }
            }
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_random_games),
        cmocka_unit_test(test_imagined_worlds),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
