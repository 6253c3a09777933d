/* Times of the table (rules 5.3.3, 17): each stands once, may be set, is equal whoever lives, and changes no rule. */
#include "werewolf_table/stage.h"

#include "engine/record.h"
#include "games/werewolf/werewolf_table.h"

static nt_match *match_of(const nt_config *config, uint64_t seed) {
    nt_err err = NT_OK;
    nt_match *match = nt_match_create(&werewolf_game, config, seed, &err);

    assert_non_null(match);
    return match;
}

static const werewolf_pub *pub_of(stage *s, nt_match *match) {
    return stage_view(s, match, NT_SPECTATOR).pub;
}

/* Bots until this step, or the end. */
static bool play_to(stage *s, nt_match *match, int step) {
    nt_rng luck = nt_rng_seed(5);

    while (!nt_match_over(match) && pub_of(s, match)->step != step) {
        stage_bot(match, nt_lowest(nt_match_to_act(match)), &luck);
    }
    return !nt_match_over(match);
}

static int least(stage *s, nt_match *match) {
    const table_ui ui = {.frame = TABLE_PUBLIC, .seat = s->seat, .config = nt_match_config(match)};

    return werewolf_table.state(stage_view(s, match, NT_SPECTATOR), &ui).least_seconds;
}

/* 17: five for every turn of a passed night and every page of last rites in every hosting, three for the role. */
static void check_least(stage *s, int host, int turn, int look) {
    nt_config config = nt_config_standard(&werewolf_game, 8);
    hosting_call call = {0};

    config.opt[WEREWOLF_OPT_HOST] = (int16_t)host;
    if (turn != 5 || look != 3) {
        config.opt[WEREWOLF_OPT_LEAST_TURN] = (int16_t)turn;
        config.opt[WEREWOLF_OPT_LEAST_LOOK] = (int16_t)look;
    }
    nt_match *match = match_of(&config, 3);
    assert_true(play_to(s, match, WEREWOLF_STEP_REVEAL));
    assert_int_equal(least(s, match), look);
    assert_true(play_to(s, match, WEREWOLF_STEP_NIGHT));
    assert_int_equal(least(s, match), turn);
    if (host == WEREWOLF_HOST_PASS) {
        assert_true(play_to(s, match, WEREWOLF_STEP_INFO));
        assert_int_equal(least(s, match), turn);
    }
    assert_true(play_to(s, match, WEREWOLF_STEP_RITES));
    assert_int_equal(least(s, match), turn);
    assert_int_equal(stage_call(match, &call), host == WEREWOLF_HOST_JUDGE);
    assert_int_equal(call.least, host == WEREWOLF_HOST_JUDGE ? turn : 0);
    nt_match_destroy(match);
}

static void a_turn_lasts_five_seconds_and_a_look_three(void **state) {
    for (int host = 0; host <= WEREWOLF_HOST_PASS; host++) {
        check_least(*state, host, 5, 3);
        check_least(*state, host, 9, 7);
    }
}

static void windows_are_those_of_the_rules(void **state) {
    static const uint8_t printed[WEREWOLF_STEPS] = {30, 15, 15, 15, 25, 20, 15, 20, 15, 10};
    nt_config config = nt_config_standard(&werewolf_game, 12);
    (void)state;

    for (int call = 0; call < WEREWOLF_STEPS; call++) {
        assert_int_equal(werewolf_window(&config, call), printed[call]);
        assert_int_equal(werewolf_game.options[WEREWOLF_OPT_WINDOW + call].min, 6);
        assert_int_equal(werewolf_game.options[WEREWOLF_OPT_WINDOW + call].max, 30);
    }
    config.opt[WEREWOLF_OPT_WINDOW + WEREWOLF_CALL_SEER] = 6;
    assert_int_equal(werewolf_window(&config, WEREWOLF_CALL_SEER), 6);
    config.opt[WEREWOLF_OPT_WINDOWS] = 11;
    for (int call = 0; call < WEREWOLF_STEPS; call++) {
        assert_int_equal(werewolf_window(&config, call), 11);
    }
}

static void speeches_have_their_time_or_no_clock(void **state) {
    nt_config config = nt_config_standard(&werewolf_game, 12);
    werewolf_pub pub = {
        .n = 12, .step = WEREWOLF_STEP_SPEECH, .speaker = 4, .sheriff = 4, .badge = WEREWOLF_BADGE_HELD};
    (void)state;

    assert_int_equal(werewolf_speech_seconds(&config, &pub), 150);
    pub.speaker = 5;
    assert_int_equal(werewolf_speech_seconds(&config, &pub), 120);
    pub.step = WEREWOLF_STEP_WORDS;
    assert_int_equal(werewolf_speech_seconds(&config, &pub), 60);
    config.opt[WEREWOLF_OPT_SPEECH] = 0;
    config.opt[WEREWOLF_OPT_WORDS] = 300;
    assert_int_equal(werewolf_speech_seconds(&config, &pub), 300);
    pub.step = WEREWOLF_STEP_SPEECH;
    pub.speaker = 4;
    assert_int_equal(werewolf_speech_seconds(&config, &pub), 0);
}

static char *record_of(const nt_match *match) {
    const size_t length = nt_record_write(match, NULL, 0);
    char *text = malloc(length + 1);

    assert_non_null(text);
    nt_record_write(match, text, length + 1);
    return text;
}

/* The record keeps them, and every ply and hash stays what it was. */
static void times_travel_with_the_record_and_change_no_rule(void **state) {
    stage *s = *state;
    nt_config config = nt_config_standard(&werewolf_game, 8);
    nt_record_report report;

    nt_match *plain = match_of(&config, 7);
    config.opt[WEREWOLF_OPT_LEAST_TURN] = 8;
    config.opt[WEREWOLF_OPT_WINDOW + WEREWOLF_CALL_WITCH] = 12;
    config.opt[WEREWOLF_OPT_SPEECH] = 0;
    nt_match *timed = match_of(&config, 7);
    assert_false(play_to(s, plain, WEREWOLF_STEP_OVER));
    assert_false(play_to(s, timed, WEREWOLF_STEP_OVER));
    char *was = record_of(plain), *is = record_of(timed);
    const char *lines = strstr(is, "opt least_turn 8\nopt time_witch 12\nopt time_speech 0\n");
    assert_non_null(lines);
    assert_null(strstr(was, "opt "));
    assert_string_equal(strstr(was, "chance "), strstr(is, "chance "));
    nt_match *read = nt_record_read(nt_games, is, strlen(is), 0, &report);
    assert_non_null(read);
    assert_memory_equal(nt_match_config(read), &config, sizeof config);
    nt_match_destroy(read);
    nt_match_destroy(timed);
    nt_match_destroy(plain);
    free(is);
    free(was);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(a_turn_lasts_five_seconds_and_a_look_three),
                                       cmocka_unit_test(windows_are_those_of_the_rules),
                                       cmocka_unit_test(speeches_have_their_time_or_no_clock),
                                       cmocka_unit_test(times_travel_with_the_record_and_change_no_rule)};
    return cmocka_run_group_tests(tests, open_stage, stage_teardown);
}
