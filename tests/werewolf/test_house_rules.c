/* House rules of werewolf.md 9, each value that the worked examples leave out. */
#include "werewolf/table.h"

static void stand_only(game *g, int seat) {
    while (g->s.pub.step == WEREWOLF_STEP_STAND) {
        play(g, asked(g), asked(g) == seat || asked(g) == 2 ? "stand" : "stay out", 0);
    }
}

static void to_step(game *g, werewolf_step step) {
    no_badge(g);
    night(g, "");
    idle_until(g, step);
}

/* ---- night ---- */

static void test_witch_self_save(void **state) {
    game g;
    (void)state;
    start_rule(&g, 12, WEREWOLF_OPT_SELF_SAVE, 1);
    assert_int_equal(try_night(&g, "K6 A"), 1);
    start_rule(&g, 12, WEREWOLF_OPT_SELF_SAVE, 2);
    night(&g, "");
    idle_until(&g, WEREWOLF_STEP_DUSK);
    night(&g, "K6 A");
    assert_out(&g, "");
}

static void test_witch_sees_victim(void **state) {
    game g;
    (void)state;
    for (int always = 0; always < 2; always++) {
        start_rule(&g, 12, WEREWOLF_OPT_WITCH_SEES, always);
        night(&g, "K9 A");
        idle_until(&g, WEREWOLF_STEP_DUSK);
        night(&g, "K10");
        assert_int_equal(g.s.seat[5].night[2].knife, always ? 9 : WEREWOLF_NONE);
    }
}

static void test_wolf_self_knife(void **state) {
    game g;
    (void)state;
    start_rule(&g, 18, WEREWOLF_OPT_SELF_KNIFE, 0);
    const game before = g;
    assert_int_equal(try_night(&g, "K2"), 4); /* each of the pack is refused */
    g = before;
    night(&g, "K5"); /* a Hidden Werewolf asleep stays choosable */
    assert_out(&g, "5:wolf");
    g = before;
    only_alive(&g, "5 6 7 8 9 10 11 12 13 14 15 16 17 18");
    assert_int_equal(try_night(&g, "K5"), 1);
}

static void test_charm_repeat(void **state) {
    game g;
    (void)state;
    for (int allowed = 0; allowed < 2; allowed++) {
        start_rule(&g, 14, WEREWOLF_OPT_CHARM_REPEAT, allowed);
        night(&g, "C9");
        idle_until(&g, WEREWOLF_STEP_DUSK);
        assert_int_equal(try_night(&g, "C9"), !allowed);
    }
}

static void test_silencer_repeat(void **state) {
    game g;
    (void)state;
    for (int allowed = 0; allowed < 2; allowed++) {
        start_rule(&g, 18, WEREWOLF_OPT_SILENCER_REPEAT, allowed);
        night(&g, "M12");
        idle_until(&g, WEREWOLF_STEP_DUSK);
        assert_int_equal(try_night(&g, "M12"), !allowed);
    }
}

static void test_grave_keeper_scope(void **state) {
    game g;
    (void)state;
    start_rule(&g, 15, WEREWOLF_OPT_KEEPER_SCOPE, 1);
    night(&g, "");
    idle_until(&g, WEREWOLF_STEP_SPEECH);
    declare(&g, 1, "explode nobody", 0);
    idle_until(&g, WEREWOLF_STEP_DUSK);
    night(&g, "");
    assert_int_equal(g.s.seat[9].night[2].seen, 0);
    assert_int_equal(looked(&g, 10), WEREWOLF_SAW_WOLF);
    start_rule(&g, 15, WEREWOLF_OPT_KEEPER_SCOPE, 1);
    night(&g, "K7");
    rites(&g, 7, "shoot", 11); /* at dawn: a death of that day */
    idle_until(&g, WEREWOLF_STEP_DUSK);
    night(&g, "");
    assert_int_equal(g.s.seat[9].night[2].seen, 10);
    assert_int_equal(looked(&g, 10), WEREWOLF_SAW_GOOD);
}

static int calls_of_a_night(game *g) {
    int calls = 0;
    uint8_t last = WEREWOLF_NONE;
    play(g, asked(g), "night", 0);
    while (g->s.pub.step == WEREWOLF_STEP_NIGHT) {
        calls += g->s.pub.call != last;
        last = g->s.pub.call;
        play(g, asked(g), "choose nobody", 0);
    }
    return calls;
}

static void test_set_visible(void **state) {
    game g;
    (void)state;
    start(&g, 6);
    assert_int_equal(calls_of_a_night(&g), 3); /* N1, N3, N4 */
    start_rule(&g, 6, WEREWOLF_OPT_HIDDEN_SET, 1);
    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        assert_int_equal(g.s.pub.set[role], 0);
    }
    assert_int_equal(calls_of_a_night(&g), WEREWOLF_STEPS);
    start(&g, 20);
    only_alive(&g, "1 2 9 14 15 16 17 18 19 20");
    assert_int_equal(calls_of_a_night(&g), 7); /* the dead are called too */
}

/* ---- day ---- */

static void test_explode_roles(void **state) {
    static const struct {
        int n, seat, rule;
        bool goes;
    } cases[] =
        {
            {12, 4, 0, true},  {12, 4, 1, true},  {12, 4, 2, false}, {12, 1, 2, true},
            {14, 3, 0, false}, {14, 3, 1, true},  {15, 4, 1, true},  {18, 5, 1, true},
            {19, 5, 0, false}, {12, 5, 1, false}, {14, 4, 0, false}, /* a White Werewolf King must take somebody */
        };
    game g;
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        start_rule(&g, cases[i].n, WEREWOLF_OPT_EXPLODE_ROLES, cases[i].rule);
        to_step(&g, WEREWOLF_STEP_SPEECH);
        declare(&g, cases[i].seat, "explode nobody", 0);
        assert_int_equal(lives(&g, cases[i].seat), !cases[i].goes);
        assert_int_equal(told(&g, NT_ALL, WEREWOLF_EV_VOID), !cases[i].goes);
    }
    start_rule(&g, 14, WEREWOLF_OPT_EXPLOSION, 0);
    to_step(&g, WEREWOLF_STEP_SPEECH);
    assert_int_equal(try_play(&g, asked(&g), "declare 3"), NT_ILLEGAL); /* no Knight, no explosion: no menu */
}

static void test_the_menu_is_the_same_for_all(void **state) {
    nt_move legal[NT_MAX_LEGAL];
    game g;
    (void)state;
    start(&g, 18);
    to_step(&g, WEREWOLF_STEP_SPEECH);
    const game before = g;
    for (int seat = 1; seat <= 18; seat++) {
        g = before;
        play(&g, asked(&g), "declare", seat);
        assert_int_equal(werewolf_legal(&(nt_view){&g.s.pub, NULL, (uint8_t)(seat - 1)}, legal, NT_MAX_LEGAL),
                         1 + 17 + 1 + 17);
    }
}

static void test_declaring_has_an_end(void **state) {
    game g;
    (void)state;
    start(&g, 18);
    to_step(&g, WEREWOLF_STEP_SPEECH);
    for (int times = 0; times < 5; times++) {
        declare(&g, 13, "back", 0); /* opened by mistake: counts for nothing */
    }
    for (int times = 0; times < WEREWOLF_DECLARES; times++) {
        declare(&g, 13, times % 2 ? "duel" : "explode", 1);
        assert_int_equal(told(&g, NT_ALL, WEREWOLF_EV_VOID), 1);
    }
    assert_int_equal(try_at(&g, asked(&g), "declare", 13), NT_ILLEGAL);
    assert_int_equal(try_at(&g, asked(&g), "declare", 14), NT_OK);
}

static void test_knight_duels(void **state) {
    game g;
    (void)state;
    for (int unlimited = 0; unlimited < 2; unlimited++) {
        nt_config config = standard(18);
        config.opt[WEREWOLF_OPT_KNIGHT_DUELS] = (int16_t)unlimited;
        config.opt[WEREWOLF_OPT_AFTER_DUEL] = 1;
        start_with(&g, config);
        to_step(&g, WEREWOLF_STEP_SPEECH);
        declare(&g, 10, "duel", 1);
        rites(&g, 1, "nothing", 0);
        declare(&g, 10, "duel", 2);
        assert_int_equal(lives(&g, 2), !unlimited);
        assert_int_equal(g.s.pub.declared[9], !unlimited); /* only what is void counts */
    }
}

static void test_shown_idiot_counts(void **state) {
    game g;
    (void)state;
    for (int counts = 0; counts < 2; counts++) {
        start_rule(&g, 14, WEREWOLF_OPT_IDIOT_COUNTS, counts);
        no_badge(&g);
        only_alive(&g, "1 9 10 11 12");
        night(&g, "");
        exile_by_vote(&g, 9);
        rites(&g, 9, "show", 0);
        assert_int_equal(g.s.pub.winner, counts ? WEREWOLF_WON_NONE : WEREWOLF_WON_WOLF);
    }
}

static void test_sheriff_off(void **state) {
    game g;
    (void)state;
    start_rule(&g, 12, WEREWOLF_OPT_SHERIFF, 0);
    night(&g, "");
    assert_step(&g, WEREWOLF_STEP_SPEECH_DRAW);
}

static void test_election_before_deaths(void **state) {
    game g;
    (void)state;
    start_rule(&g, 12, WEREWOLF_OPT_ELECTION, 1);
    night(&g, "K9 P10");
    assert_step(&g, WEREWOLF_STEP_STAND);
    assert_true(g.s.pub.alive[8]);
    assert_int_equal(told(&g, NT_ALL, WEREWOLF_EV_DEATH), 0);
    stand_only(&g, 9);
    idle_until(&g, WEREWOLF_STEP_ELECT);
    ballots(&g, "1>9 3>9 4>9");
    count_ballots(&g);
    assert_out(&g, "9:wolf 10:poison");
    rites(&g, 9, "nothing", 0);
    rites(&g, 10, "nothing", 0);
    assert_step(&g, WEREWOLF_STEP_BADGE);
    play(&g, 9, "give", 3);
    assert_step(&g, WEREWOLF_STEP_WORDS);
    /* A dawn that is decided is announced first. */
    start_rule(&g, 6, WEREWOLF_OPT_ELECTION, 1);
    night(&g, "K6");
    rites(&g, 6, "nothing", 0);
    assert_int_equal(g.s.pub.winner, WEREWOLF_WON_WOLF);
}

/* 17: settled explosion, the election's result, the other dead, last words of both, night. */
static void test_explosion_before_deaths(void **state) {
    game g;
    (void)state;
    start_rule(&g, 12, WEREWOLF_OPT_ELECTION, 1);
    night(&g, "K1 P10");
    stand_only(&g, 5);
    chance(&g);
    declare(&g, 1, "explode nobody", 0);
    assert_out(&g, "1:wolf 1:explode");
    assert_true(g.s.pub.alive[9]);
    rites(&g, 1, "nothing", 0);
    assert_out(&g, "1:wolf 1:explode 10:poison");
    assert_int_equal(g.s.pub.badge, WEREWOLF_BADGE_NONE);
    rites(&g, 10, "nothing", 0);
    assert_step(&g, WEREWOLF_STEP_WORDS);
    assert_int_equal(asked(&g), 1);
    play(&g, 1, "done", 0);
    play(&g, 10, "done", 0);
    assert_step(&g, WEREWOLF_STEP_DUSK);
}

static void test_badge_explosion_single(void **state) {
    game g;
    (void)state;
    start_rule(&g, 12, WEREWOLF_OPT_BADGE_BLAST, 1);
    night(&g, "");
    stand_only(&g, 5);
    chance(&g);
    declare(&g, 1, "explode nobody", 0);
    rites(&g, 1, "nothing", 0);
    assert_int_equal(g.s.pub.badge, WEREWOLF_BADGE_DESTROYED);
}

static void test_sheriff_weight(void **state) {
    game g;
    (void)state;
    for (int half = 2; half <= 4; half++) {
        start_rule(&g, 12, WEREWOLF_OPT_WEIGHT, half);
        make_sheriff(&g, 5);
        night(&g, "");
        idle_until(&g, WEREWOLF_STEP_VOTE);
        play(&g, 5, "vote", 1);
        assert_int_equal(g.s.pub.total[0], half);
    }
}

static void test_ties(void **state) {
    static const struct {
        int option, value;
        werewolf_step step;
    } cases[] = {
        {WEREWOLF_OPT_TIE, 0, WEREWOLF_STEP_SAY},
        {WEREWOLF_OPT_TIE, 1, WEREWOLF_STEP_PK_SPEECH},
        {WEREWOLF_OPT_TIE, 2, WEREWOLF_STEP_DUSK},
        {WEREWOLF_OPT_SHERIFF_TIED, 0, WEREWOLF_STEP_SAY},
        {WEREWOLF_OPT_SHERIFF_TIED, 1, WEREWOLF_STEP_PK_SPEECH},
    };
    game g;
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        start_rule(&g, 12, cases[i].option, cases[i].value);
        make_sheriff(&g, 5);
        night(&g, "");
        idle_until(&g, WEREWOLF_STEP_VOTE);
        ballots(&g, "6>1 7>5"); /* the Sheriff is tied and abstains */
        count_ballots(&g);
        assert_step(&g, cases[i].step);
    }
    start(&g, 12);
    make_sheriff(&g, 5);
    g.s.pub.voteless[4] = 1; /* without a vote he has no say */
    night(&g, "");
    idle_until(&g, WEREWOLF_STEP_VOTE);
    ballots(&g, "6>1 7>2");
    count_ballots(&g);
    assert_step(&g, WEREWOLF_STEP_PK_SPEECH);
}

static void test_abstain(void **state) {
    game g;
    (void)state;
    start_rule(&g, 12, WEREWOLF_OPT_ABSTAIN, 0);
    night(&g, "");
    stand_only(&g, 5);
    idle_until(&g, WEREWOLF_STEP_ELECT);
    play(&g, asked(&g), "abstain", 0); /* the election lets you */
    ballots(&g, "");
    count_ballots(&g);
    idle_until(&g, WEREWOLF_STEP_VOTE);
    assert_int_equal(try_play(&g, asked(&g), "abstain"), NT_ILLEGAL);
}

static void test_night_last_words(void **state) {
    static const struct {
        int nights;
        bool second;
    } cases[] = {{1, false}, {2, true}, {0, true}};
    game g;
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        start_rule(&g, 12, WEREWOLF_OPT_LAST_WORDS, cases[i].nights);
        no_badge(&g);
        night(&g, "K9");
        assert_true(g.s.pub.words[8]);
        idle_until(&g, WEREWOLF_STEP_DUSK);
        night(&g, "K10");
        assert_int_equal(g.s.pub.words[9], cases[i].second);
    }
}

static void test_reveal_on_death(void **state) {
    game g;
    (void)state;
    for (int reveal = 0; reveal <= 2; reveal++) {
        start_rule(&g, 12, WEREWOLF_OPT_REVEAL, reveal);
        night(&g, "K7");
        assert_int_equal(g.s.pub.camp[6], reveal >= 1 ? WEREWOLF_CAMP_GOOD : WEREWOLF_NONE);
        assert_int_equal(g.s.pub.role[6], reveal == 2 ? WEREWOLF_HUNTER : WEREWOLF_NONE);
    }
}

static void test_parity(void **state) {
    game g;
    (void)state;
    for (int parity = 0; parity < 2; parity++) {
        start_rule(&g, 8, WEREWOLF_OPT_PARITY, parity);
        no_badge(&g);
        only_alive(&g, "1 2 3 6 7");
        night(&g, "K7");
        rites(&g, 7, "nothing", 0);
        assert_int_equal(g.s.pub.winner, parity ? WEREWOLF_WON_WOLF : WEREWOLF_WON_NONE);
    }
}

/* ---- speeches (7.6) ---- */

static void test_speech_order(void **state) {
    game g;
    (void)state;
    start(&g, 12);
    make_sheriff(&g, 5);
    night(&g, "K9");
    idle_until(&g, WEREWOLF_STEP_DIRECTION);
    const game before = g;
    play(&g, 5, "direction", 1); /* 0 */
    assert_int_equal(asked(&g), 10);
    assert_int_equal(g.s.pub.order[g.s.pub.order_n - 1], 4);
    assert_int_equal(g.s.pub.order_n, 11);
    g = before;
    play(&g, 5, "direction", 2); /* 1: counter-clockwise */
    assert_int_equal(asked(&g), 8);
    start(&g, 12);
    make_sheriff(&g, 5);
    night(&g, "K9 P10");
    idle_until(&g, WEREWOLF_STEP_DIRECTION);
    play(&g, 5, "direction", 1);
    assert_int_equal(asked(&g), 6); /* two died: from the Sheriff */
    start(&g, 12);
    no_badge(&g);
    night(&g, "K9 P10");
    idle_until(&g, WEREWOLF_STEP_SPEECH);
    assert_int_equal(asked(&g), 11); /* no Sheriff: from the lowest of the dead */
}

/* ---- sets (3.2, 3.3) ---- */

static void test_default_sets(void **state) {
    (void)state;
    for (int n = WEREWOLF_MIN_SEATS; n <= WEREWOLF_SEATS; n++) {
        uint8_t set[WEREWOLF_ROLES];
        werewolf_default_set(n, set);
        assert_int_equal(werewolf_check_set(n, set, false), n == 6 ? WEREWOLF_W3 : 0);
    }
    for (int i = 0; i < WEREWOLF_PRESETS; i++) {
        const werewolf_preset *preset = &werewolf_presets[i];
        assert_int_equal(werewolf_check_set(preset->seats, preset->set, false) & WEREWOLF_SET_ERRORS, 0);
    }
}

static int checked(int n, int wolves, int villagers, const char *others, bool total) {
    uint8_t set[WEREWOLF_ROLES] = {[WEREWOLF_WEREWOLF] = (uint8_t)wolves, [WEREWOLF_VILLAGER] = (uint8_t)villagers};
    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        for (const char *at = others; (at = strstr(at, werewolf_role[role].id)) != NULL; at++) {
            if (at[strlen(werewolf_role[role].id)] == ' ') {
                set[role]++;
            }
        }
    }
    return werewolf_check_set(n, set, total);
}

static void test_checks_of_sets(void **state) {
    (void)state;
    assert_int_equal(checked(9, 3, 1, "seer witch hunter guardian ", false), WEREWOLF_E1 | WEREWOLF_W3);
    assert_true(checked(5, 1, 4, "", true) & WEREWOLF_E1);
    assert_true(checked(6, 0, 3, "seer witch hunter ", false) & WEREWOLF_E2);
    assert_true(checked(6, 3, 0, "seer witch hunter ", true) & WEREWOLF_E2);
    assert_true(checked(9, 3, 2, "seer seer witch hunter ", false) & WEREWOLF_E3);
    assert_true(checked(6, 2, 4, "", false) & WEREWOLF_E4);
    assert_false(checked(6, 2, 4, "", true) & WEREWOLF_E4);
    assert_true(checked(9, 2, 3, "seer witch hunter guardian ", false) & WEREWOLF_W1);
    assert_true(checked(9, 3, 3, "seer witch hunter ", false) & WEREWOLF_W2);
    assert_true(checked(9, 2, 2, "hidden_wolf seer witch hunter guardian ", false) == 0);
    assert_true(checked(9, 0, 2, "hidden_wolf stone_ghost seer witch hunter guardian knight ", false) & WEREWOLF_W4);
    assert_true(checked(9, 2, 4, "wraith_rider hunter guardian ", false) & WEREWOLF_W5);
    assert_true(checked(9, 3, 4, "hunter guardian ", false) & WEREWOLF_W6);
}

/* ---- tools of the judge (12, 17) ---- */

static nt_err tool(game *g, uint8_t kind, int a, int b, int n) {
    return try_move(g, (nt_move){.seat = NT_JUDGE, .kind = kind, .n = (uint8_t)n, .arg = {(uint8_t)a, (uint8_t)b}});
}

static void test_tools(void **state) {
    game g;
    (void)state;
    start(&g, 14);
    no_badge(&g);
    night(&g, "C7");
    assert_int_equal(tool(&g, WEREWOLF_MOVE_REMOVE, 0, 0, 1), NT_NOT_YOUR_TURN); /* a draw is due */
    idle_until(&g, WEREWOLF_STEP_SPEECH);
    assert_int_equal(tool(&g, WEREWOLF_MOVE_REVIVE, 0, 0, 1), NT_ILLEGAL);
    const game before = g;
    assert_int_equal(tool(&g, WEREWOLF_MOVE_REMOVE, 2, 0, 1), NT_OK); /* the Wolf Beauty takes 7, who may not shoot */
    assert_out(&g, "3:judge 7:charm");
    assert_step(&g, WEREWOLF_STEP_SPEECH);
    assert_int_equal(tool(&g, WEREWOLF_MOVE_REVIVE, 6, 0, 1), NT_OK);
    assert_true(lives(&g, 7));
    assert_int_equal(tool(&g, WEREWOLF_MOVE_VOICE, 4, 0, 2), NT_OK);
    assert_int_equal(tool(&g, WEREWOLF_MOVE_BADGE, 9, 0, 1), NT_OK);
    assert_int_equal(g.s.pub.sheriff, 9);
    idle_until(&g, WEREWOLF_STEP_VOTE);
    assert_false(g.s.pub.asked[4]);
    assert_int_equal(tool(&g, WEREWOLF_MOVE_REMOVE, 1, 0, 1), NT_ILLEGAL);
    g = before;
    assert_int_equal(tool(&g, WEREWOLF_MOVE_DECIDE, WEREWOLF_WON_GOOD, 0, 1), NT_OK);
    assert_step(&g, WEREWOLF_STEP_OVER);
    assert_int_equal(g.s.pub.decided, WEREWOLF_ENDED_BY_JUDGE);
    start_rule(&g, 14, WEREWOLF_OPT_HOST, WEREWOLF_HOST_TABLE);
    to_step(&g, WEREWOLF_STEP_SPEECH);
    assert_int_equal(tool(&g, WEREWOLF_MOVE_REMOVE, 2, 0, 1), NT_ILLEGAL);
}

/* 8: the judge may end the game by decision, at night and in the middle of a chain too, but not before it is dealt.
 */
static void test_decision_at_any_time(void **state) {
    static const werewolf_step steps[] = {WEREWOLF_STEP_DUSK, WEREWOLF_STEP_NIGHT, WEREWOLF_STEP_RITES,
                                          WEREWOLF_STEP_VOTE, WEREWOLF_STEP_COUNT};
    game g;
    (void)state;
    for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
        start(&g, 12);
        no_badge(&g);
        if (steps[i] == WEREWOLF_STEP_NIGHT) {
            play(&g, 1, "night", 0);
        } else if (steps[i] != WEREWOLF_STEP_DUSK) {
            night(&g, "K9");
        }
        if (steps[i] >= WEREWOLF_STEP_VOTE) {
            idle_until(&g, steps[i]);
        }
        assert_step(&g, steps[i]);
        assert_int_equal(tool(&g, WEREWOLF_MOVE_DECIDE, WEREWOLF_WON_DRAW, 0, 1), NT_OK);
        assert_step(&g, WEREWOLF_STEP_OVER);
        assert_int_equal(g.s.pub.winner, WEREWOLF_WON_DRAW);
        assert_int_equal(g.s.pub.call, WEREWOLF_NONE);
    }
    nt_config cards = standard(12);
    cards.opt[WEREWOLF_OPT_DEAL] = 1;
    assert_int_equal(werewolf_game.setup(&g.s, &cards), NT_OK);
    assert_int_equal(tool(&g, WEREWOLF_MOVE_DECIDE, WEREWOLF_WON_DRAW, 0, 1), NT_ILLEGAL);
}

/* Without a judge a spoiled game ends when all living agree. */
static void test_void(void **state) {
    game g;
    (void)state;
    start_rule(&g, 8, WEREWOLF_OPT_HOST, WEREWOLF_HOST_PASS);
    play(&g, 1, "void", 0);
    play(&g, 1, "agree", 0);
    play(&g, 2, "back", 0);
    assert_int_equal(try_play(&g, 1, "void"), NT_ILLEGAL);
    start_rule(&g, 8, WEREWOLF_OPT_HOST, WEREWOLF_HOST_TABLE);
    play(&g, 1, "void", 0);
    for (int seat = 1; seat <= 8; seat++) {
        play(&g, seat, "agree", 0);
    }
    assert_int_equal(g.s.pub.decided, WEREWOLF_ENDED_VOID);
    assert_int_equal(werewolf_winners(&g.s.pub), 0);
    start(&g, 8);
    assert_int_equal(try_play(&g, 1, "void"), NT_ILLEGAL);
}

/* The step that is open, asked of the same seats after the question was put back as before it. */
static void comes_back(game *g, werewolf_step step) {
    const struct werewolf_state was = g->s;
    const int asker = nt_lowest(werewolf_to_act(&was.pub)) + 1;
    int declines = 1;
    assert_step(g, step);
    play(g, asker, "void", 0);
    assert_step(g, WEREWOLF_STEP_VOID);
    for (int seat = 1; seat <= g->s.pub.n; seat++) {
        assert_int_equal(g->s.pub.asked[seat - 1], g->s.pub.alive[seat - 1]);
    }
    while (!g->s.pub.alive[declines - 1]) {
        declines++;
    }
    play(g, declines, "back", 0);
    assert_step(g, step);
    assert_int_equal(werewolf_to_act(&g->s.pub), werewolf_to_act(&was.pub));
    assert_int_equal(try_play(g, asker, "void"), NT_ILLEGAL); /* once a round */
    g->s = was;
}

/* 17: at any public moment. What was answered already stands when the game goes on. */
static void test_void_at_any_public_moment(void **state) {
    game g;
    (void)state;
    start_rule(&g, 12, WEREWOLF_OPT_HOST, WEREWOLF_HOST_TABLE);
    comes_back(&g, WEREWOLF_STEP_DUSK);
    night(&g, "K9");
    rites(&g, 9, "nothing", 0);
    comes_back(&g, WEREWOLF_STEP_STAND);
    play(&g, 1, "stand", 0);
    comes_back(&g, WEREWOLF_STEP_STAND);
    play(&g, 5, "stand", 0);
    for (int seat = 2; seat <= 12; seat++) {
        if (g.s.pub.asked[seat - 1]) {
            play(&g, seat, "stay out", 0);
        }
    }
    chance(&g);
    comes_back(&g, WEREWOLF_STEP_CAMPAIGN);
    idle_until(&g, WEREWOLF_STEP_ELECT);
    comes_back(&g, WEREWOLF_STEP_ELECT);
    play(&g, 2, "vote", 5);
    comes_back(&g, WEREWOLF_STEP_ELECT);
    for (int seat = 3; seat <= 12; seat++) {
        if (g.s.pub.asked[seat - 1]) {
            play(&g, seat, "vote", 5);
        }
    }
    comes_back(&g, WEREWOLF_STEP_ELECT_COUNT);
    play(&g, 2, "count", 0);
    comes_back(&g, WEREWOLF_STEP_WORDS);
    idle_until(&g, WEREWOLF_STEP_DIRECTION);
    comes_back(&g, WEREWOLF_STEP_DIRECTION);
    idle_until(&g, WEREWOLF_STEP_SPEECH);
    comes_back(&g, WEREWOLF_STEP_SPEECH);
    declare(&g, 7, "explode nobody", 0);
    comes_back(&g, WEREWOLF_STEP_SPEECH);
    idle_until(&g, WEREWOLF_STEP_VOTE);
    comes_back(&g, WEREWOLF_STEP_VOTE);
    play(&g, 1, "vote", 2);
    play(&g, 2, "abstain", 0);
    comes_back(&g, WEREWOLF_STEP_VOTE);
    assert_int_equal(g.s.pub.ballot[0], 1);
    const struct werewolf_state was = g.s;
    play(&g, nt_lowest(werewolf_to_act(&g.s.pub)) + 1, "void", 0);
    for (int seat = 1; seat <= 12; seat++) {
        if (was.pub.alive[seat - 1]) {
            play(&g, seat, "agree", 0);
        }
    }
    assert_step(&g, WEREWOLF_STEP_OVER);
    assert_int_equal(g.s.pub.decided, WEREWOLF_ENDED_VOID);
}

/* Nobody is asked while something is secret, and a menu that is open is put back first. */
static void test_void_in_no_secret(void **state) {
    game g;
    (void)state;
    start_rule(&g, 12, WEREWOLF_OPT_HOST, WEREWOLF_HOST_TABLE);
    play(&g, 1, "night", 0);
    assert_int_equal(try_play(&g, 1, "void"), NT_ILLEGAL);
    start_rule(&g, 12, WEREWOLF_OPT_HOST, WEREWOLF_HOST_TABLE);
    no_badge(&g);
    night(&g, "K9");
    idle_until(&g, WEREWOLF_STEP_SPEECH);
    const int speaker = g.s.pub.speaker + 1;
    play(&g, speaker, "declare", 3);
    assert_step(&g, WEREWOLF_STEP_DECLARE);
    assert_int_equal(try_play(&g, 3, "void"), NT_ILLEGAL);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_witch_self_save),
        cmocka_unit_test(test_witch_sees_victim),
        cmocka_unit_test(test_wolf_self_knife),
        cmocka_unit_test(test_charm_repeat),
        cmocka_unit_test(test_silencer_repeat),
        cmocka_unit_test(test_grave_keeper_scope),
        cmocka_unit_test(test_set_visible),
        cmocka_unit_test(test_explode_roles),
        cmocka_unit_test(test_the_menu_is_the_same_for_all),
        cmocka_unit_test(test_declaring_has_an_end),
        cmocka_unit_test(test_knight_duels),
        cmocka_unit_test(test_shown_idiot_counts),
        cmocka_unit_test(test_sheriff_off),
        cmocka_unit_test(test_election_before_deaths),
        cmocka_unit_test(test_explosion_before_deaths),
        cmocka_unit_test(test_badge_explosion_single),
        cmocka_unit_test(test_sheriff_weight),
        cmocka_unit_test(test_ties),
        cmocka_unit_test(test_abstain),
        cmocka_unit_test(test_night_last_words),
        cmocka_unit_test(test_reveal_on_death),
        cmocka_unit_test(test_parity),
        cmocka_unit_test(test_speech_order),
        cmocka_unit_test(test_default_sets),
        cmocka_unit_test(test_checks_of_sets),
        cmocka_unit_test(test_tools),
        cmocka_unit_test(test_decision_at_any_time),
        cmocka_unit_test(test_void),
        cmocka_unit_test(test_void_at_any_public_moment),
        cmocka_unit_test(test_void_in_no_secret),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
