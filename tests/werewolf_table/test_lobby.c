/* The lobby: which rows a set needs, house rules by name, what is counted and listed as different, figures with less
 * and more, and that simulations know every ready-made set. */
#include "werewolf_table/stage.h"

#include "games/werewolf/werewolf_table.h"

static nt_config usual(int seats) {
    return nt_config_standard(&werewolf_game, (uint8_t)seats);
}

static bool counts(const nt_config *config, int option) {
    return nt_option_counts(&werewolf_game, config, option);
}

static void own(nt_config *config, const uint8_t set[WEREWOLF_ROLES]) {
    config->opt[WEREWOLF_OPT_SET] = 1;
    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        config->opt[WEREWOLF_OPT_COUNT + role] = set[role];
    }
}

/* tools/make-chances has to be run again when this fails. */
static void check_chance(int seats, const uint8_t set[WEREWOLF_ROLES]) {
    for (int total = 0; total < 2; total++) {
        const werewolf_chance *c = werewolf_chance_of(seats, set, total);
        if (c == NULL) {
            fail_msg("nobody has played the set of %d seats with victory %d", seats, total);
        }
        assert_true(c->games >= 10000);
        assert_true(c->good > 0 && c->wolves > 0 && c->good + c->wolves <= c->games);
    }
}

static void every_ready_made_set_has_been_played(void **state) {
    uint8_t set[WEREWOLF_ROLES];
    (void)state;

    for (int seats = WEREWOLF_MIN_SEATS; seats <= WEREWOLF_SEATS; seats++) {
        werewolf_default_set(seats, set);
        check_chance(seats, set);
    }
    for (int i = 0; i < WEREWOLF_PRESETS; i++) {
        check_chance(werewolf_presets[i].seats, werewolf_presets[i].set);
    }
    set[WEREWOLF_VILLAGER]--;
    set[WEREWOLF_WEREWOLF]++;
    assert_null(werewolf_chance_of(WEREWOLF_SEATS, set, false));
}

static void only_what_the_roles_need_is_asked(void **state) {
    nt_config config = usual(6);
    (void)state;

    assert_true(counts(&config, WEREWOLF_OPT_SELF_SAVE));
    assert_false(counts(&config, WEREWOLF_OPT_GUARD_SAVE));
    assert_false(counts(&config, WEREWOLF_OPT_KNIGHT_DUELS));
    assert_false(counts(&config, WEREWOLF_OPT_WINDOW + WEREWOLF_CALL_GUARDIAN));
    config.seats = 13;
    assert_true(counts(&config, WEREWOLF_OPT_GUARD_SAVE));
    assert_true(counts(&config, WEREWOLF_OPT_KNIGHT_DUELS));
    assert_true(counts(&config, WEREWOLF_OPT_WINDOW + WEREWOLF_CALL_GUARDIAN));
    assert_false(counts(&config, WEREWOLF_OPT_CHARM_ON_DUEL)); /* a Knight, but no Wolf Beauty */
    config.opt[WEREWOLF_OPT_WINDOWS] = 12;
    assert_false(counts(&config, WEREWOLF_OPT_WINDOW + WEREWOLF_CALL_GUARDIAN));
    config.opt[WEREWOLF_OPT_HOST] = WEREWOLF_HOST_PASS;
    assert_false(counts(&config, WEREWOLF_OPT_WINDOWS));
}

/* 5.3.2: what is asked would tell the list. */
static void a_hidden_set_has_every_row(void **state) {
    nt_config few = usual(12), many = usual(12);
    (void)state;

    own(&few, (uint8_t[WEREWOLF_ROLES]){[WEREWOLF_WEREWOLF] = 4, [WEREWOLF_SEER] = 1, [WEREWOLF_VILLAGER] = 7});
    own(&many, werewolf_presets[3].set);
    few.opt[WEREWOLF_OPT_HIDDEN_SET] = many.opt[WEREWOLF_OPT_HIDDEN_SET] = 1;
    for (int i = 0; i < WEREWOLF_OPTIONS; i++) {
        assert_int_equal(counts(&few, i), counts(&many, i));
        assert_int_equal(werewolf_differs(&few, i), werewolf_differs(&many, i));
    }
    assert_true(counts(&few, WEREWOLF_OPT_KEEPER_SCOPE));
}

static int differences(const nt_config *config) {
    int n = 0;

    for (int i = 0; i < WEREWOLF_OPTIONS; i++) {
        n += werewolf_differs(config, i);
    }
    return n;
}

static void houses_by_name(void **state) {
    const table_presets *houses = &werewolf_lobby.houses;
    nt_config config = usual(14), start;
    int at = -1;
    (void)state;

    const int n = houses->count(&config, &at);
    assert_int_equal(at, 0);
    assert_int_equal(differences(&config), 0);
    for (int i = n - 1; i >= 0; i--) {
        houses->take(&config, i);
        assert_int_equal(houses->count(&config, &at), n);
        assert_int_equal(at, i);
        assert_int_equal(nt_config_check(&werewolf_game, &config), NT_OK);
        assert_int_equal(differences(&config) > 0, i > 0);
    }
    start = config;
    houses->take(&config, n); /* one's own begins as it stands */
    assert_memory_equal(&config, &start, sizeof config);
    config.opt[WEREWOLF_OPT_ABSTAIN] = 0;
    houses->count(&config, &at);
    assert_int_equal(at, n);
    config.opt[WEREWOLF_OPT_HOST] = WEREWOLF_HOST_PASS;
    config.opt[WEREWOLF_OPT_SPEECH] = 90;
    houses->take(&config, 2); /* how the table sits, and its times, are no part of it */
    assert_int_equal(config.opt[WEREWOLF_OPT_ABSTAIN], 1);
    assert_int_equal(config.opt[WEREWOLF_OPT_SELF_SAVE], 1);
    assert_int_equal(config.opt[WEREWOLF_OPT_HOST], WEREWOLF_HOST_PASS);
    assert_int_equal(config.opt[WEREWOLF_OPT_SPEECH], 90);
}

/* Counted once: not who hosts, nor what no role of the set reads. The log lists what is counted. */
static void what_differs_is_listed_as_counted(void **state) {
    stage *s = *state;
    nt_config config = usual(6);
    static char arena[32768];
    text_words w = text_words_in(s->frame.words, arena, sizeof arena);
    const char *line = NULL;

    config.opt[WEREWOLF_OPT_HOST] = WEREWOLF_HOST_TABLE;
    config.opt[WEREWOLF_OPT_KNIGHT_DUELS] = 1;
    assert_int_equal(differences(&config), 0);
    config.opt[WEREWOLF_OPT_SELF_SAVE] = 1;
    config.opt[WEREWOLF_OPT_SPEECH] = 45;
    assert_int_equal(differences(&config), 2);
    for (int i = 0; werewolf_hosting.opening((nt_view){0}, &config, s->seat, i, &w) != NULL; i++) {
        line = werewolf_hosting.opening((nt_view){0}, &config, s->seat, i, &w);
    }
    assert_non_null(line);
    assert_string_equal(line, "House rules that differ: Witch saves herself: Never. Speeches: 45 seconds.");
    assert_string_equal(werewolf_lobby.difference(&config, WEREWOLF_OPT_SPEECH, &w), "Speeches: 45 seconds.");
}

static void figures_make_ones_own_set(void **state) {
    const int seer = WEREWOLF_OPT_COUNT + WEREWOLF_SEER, villager = WEREWOLF_OPT_COUNT + WEREWOLF_VILLAGER;
    nt_config config = usual(9), start = config;
    int at = -1;
    (void)state;

    werewolf_lobby.add(&config, seer, 1); /* there is one of them */
    assert_memory_equal(&config, &start, sizeof config);
    werewolf_lobby.add(&config, seer, -1);
    werewolf_lobby.add(&config, villager, 1);
    assert_int_equal(werewolf_lobby.pieces(&config, seer), 0);
    assert_int_equal(werewolf_lobby.pieces(&config, villager), 3);
    const int sets = werewolf_lobby.sets.count(&config, &at);
    assert_int_equal(at, sets);
    werewolf_lobby.add(&config, villager, -1);
    werewolf_lobby.add(&config, seer, 1);
    assert_memory_equal(&config, &start, sizeof config); /* the usual set again */
}

static int figures(const ui_draw *list, const char *name) {
    int n = 0;

    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        n += c->kind == UI_PICTURE && strstr(list->arena + c->text, name) != NULL;
    }
    return n;
}

/* On the scales of the lobby; a villager has a number. */
static void each_wolf_has_a_disc(void **state) {
    stage *s = *state;
    const nt_config config = usual(12);
    uint8_t set[WEREWOLF_ROLES];

    werewolf_set_of(&config, set);
    ui_begin(s->list, &s->frame);
    werewolf_lobby.draw(&config, s->list, (ui_rect){100, 450, 1080, 190});
    assert_true(set[WEREWOLF_WEREWOLF] > 1 && set[WEREWOLF_VILLAGER] > 1);
    assert_int_equal(figures(s->list, "figures/werewolf"), set[WEREWOLF_WEREWOLF]);
    assert_int_equal(figures(s->list, "figures/villager"), 1);
    assert_true(stage_shows(s->list, "The werewolves") && stage_shows(s->list, "The good people"));
}

/* Of the balance itself, as large as it is drawn. */
static ui_rect balance_in(const ui_draw *list) {
    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        if (c->kind == UI_PICTURE && strstr(list->arena + c->text, "werewolf/balance") != NULL) {
            return c->at;
        }
    }
    return (ui_rect){0};
}

/* Names take nothing from its height, where they have a line beside it. */
static void the_balance_fills_its_place(void **state) {
    static const ui_rect place = {50, 450, 1180, 190}, narrow = {30, 450, 560, 190};
    stage *s = *state;
    const nt_config config = usual(12);

    ui_begin(s->list, &s->frame);
    werewolf_lobby.draw(&config, s->list, place);
    assert_true(balance_in(s->list).h > place.h - 1);
    ui_begin(s->list, &s->frame);
    werewolf_lobby.draw(&config, s->list, narrow);
    assert_true(balance_in(s->list).h > 0 && balance_in(s->list).h < narrow.h - 20);
    assert_true(stage_shows(s->list, "The werewolves") && stage_shows(s->list, "The good people"));
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_ready_made_set_has_been_played),
                                       cmocka_unit_test(only_what_the_roles_need_is_asked),
                                       cmocka_unit_test(a_hidden_set_has_every_row),
                                       cmocka_unit_test(houses_by_name),
                                       cmocka_unit_test(what_differs_is_listed_as_counted),
                                       cmocka_unit_test(figures_make_ones_own_set),
                                       cmocka_unit_test(each_wolf_has_a_disc),
                                       cmocka_unit_test(the_balance_fills_its_place)};
    return cmocka_run_group_tests(tests, open_stage, stage_teardown);
}
