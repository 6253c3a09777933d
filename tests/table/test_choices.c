/* What a reader plays for and what can be done, in every game: by the view alone, in every language, of one light
 * whatever it says. */
#include <math.h>

#include "app/private/aside.h"
#include "games/growl/growl.h"
#include "games/robbers/robbers.h"
#include "games/sabbath/sabbath.h"
#include "games/werewolf/werewolf.h"
#include "table/stage.h"
#include "ui/widgets.h"

extern const nt_table growl_table, sabbath_table, robbers_table, eatme_table, werewolf_table;

static const char *const languages[] = {"en", "de", "es", "fr", "it", "ja", "th", "zh-Hant"};

static nt_match *begun(const nt_table *table, int seats, uint64_t seed) {
    const nt_game *game = nt_game_find(table->game);
    nt_config config = nt_config_standard(game, (uint8_t)seats);
    nt_err err = NT_OK;

    if (game == &werewolf_game) {
        config.opt[WEREWOLF_OPT_HOST] = WEREWOLF_HOST_PASS;
    }
    nt_match *match = nt_match_create(game, &config, seed, &err);
    assert_non_null(match);
    return match;
}

/* The sentences of a frame, each of them whole. */
static int said(stage *s, nt_view view, const table_ui *ui, const char *out[TABLE_CHOICES]) {
    ui_begin(s->list, &s->frame);
    const int n = s->table->choices(view, ui, &s->list->words, out);
    assert_in_range(n, 1, TABLE_CHOICES);
    for (int i = 0; i < n; i++) {
        assert_true(out[i][0] != '\0');
        assert_null(strstr(out[i], "\xE2\x9F\xA8")); /* a message that no catalogue has */
    }
    assert_false(s->list->words.full);
    return n;
}

static bool says(const char *const line[], int n, const char *part) {
    for (int i = 0; i < n; i++) {
        if (strstr(line[i], part) != NULL) {
            return true;
        }
    }
    return false;
}

static const char *goal(stage *s, nt_view view, const table_ui *ui) {
    ui_begin(s->list, &s->frame);
    const char *line = s->table->goal(view, ui, &s->list->words);
    assert_true(line[0] != '\0');
    assert_null(strstr(line, "\xE2\x9F\xA8"));
    assert_null(strchr(line, '\n'));
    return line;
}

/* ---- every game ---- */

/* The table's frame says the same whoever's secrets stand behind it. */
static void open_frame(stage *s, nt_match *match) {
    const char *line[TABLE_CHOICES];
    uint64_t bytes[NT_VIEW_MAX / 8];
    table_ui ui = {.frame = TABLE_PUBLIC, .seat = s->seat, .config = nt_match_config(match), .asked = NT_SPECTATOR};

    said(s, nt_port_view(nt_match_port(match, NT_SPECTATOR), bytes), &ui, line);
}

static void every_question(stage *s, uint64_t seed) {
    const char *line[TABLE_CHOICES];
    nt_rng luck = nt_rng_seed(seed);
    nt_match *match = begun(s->table, nt_game_find(s->table->game)->min_seats + 1, seed);
    int asked = 0;

    for (int seat = stage_asked(match); seat >= 0 && asked < 90; seat = stage_asked(match), asked++) {
        table_ui ui = stage_ui(s, match, seat);
        const nt_view view = stage_view_of(s, match, &ui);
        said(s, view, &ui, line);
        open_frame(s, match);
        if (ui.frame == TABLE_PRIVATE) {
            goal(s, view, &ui);
            ui.n_legal = 0;
            assert_int_equal(said(s, view, &ui, line), 1); /* who only looks is asked nothing */
        }
        ui = stage_ui(s, match, seat);
        assert_true(ui.n_legal > 0);
        const nt_move move = ui.legal[nt_rng_below(&luck, (uint32_t)ui.n_legal)];
        assert_int_equal(nt_port_submit(nt_match_port(match, (uint8_t)seat), move), NT_OK);
    }
    assert_true(asked > 8);
    nt_match_destroy(match);
}

static void each_question_of_each_game_has_its_sentences(void **state) {
    const nt_table *const tables[] = {&growl_table, &sabbath_table, &robbers_table, &eatme_table, &werewolf_table};
    stage *s = *state;

    for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++) {
        s->table = tables[i];
        for (size_t k = 0; k < sizeof languages / sizeof languages[0]; k++) {
            stage_words(s, NT_SOURCE_DIR "/locales", languages[k]);
            every_question(s, 7 + k);
        }
    }
    stage_words(s, NT_SOURCE_DIR "/locales", "en");
}

/* ---- what a game says ---- */

static void growl_says_what_wins_and_what_stays_in_the_hand(void **state) {
    stage *s = *state;
    const char *line[TABLE_CHOICES];
    growl_pub pub = {.n = 4, .step = GROWL_STEP_PASS, .alive = {1, 1, 1, 1}, .asked = {1, 1, 1, 1}, .night_open = 1};
    growl_priv me = {.hand = {[GROWL_BITE] = 1, [GROWL_WOUND] = 1, [GROWL_GOLD] = 2}, .team = GROWL_HUMAN};
    const nt_view view = {&pub, &me, 2};
    table_ui ui = {.frame = TABLE_PRIVATE, .seat = s->seat, .asked = 2, .legal = s->legal};

    s->table = &growl_table;
    pub.place[1] = pub.who[1] = 1;
    pub.place[2] = pub.who[2] = 2;
    pub.place[3] = pub.who[3] = 3;
    pub.caged = GROWL_NONE;
    ui.n_legal = growl_game.legal(&view, s->legal, NT_MAX_LEGAL);
    int n = said(s, view, &ui, line);
    assert_true(says(line, n, "To choose from: Wound, Gold."));
    assert_true(says(line, n, "Not now: Bite. Humans may not pass Bites."));
    assert_true(strncmp(goal(s, view, &ui), "While you live as a human, humans win.", 38) == 0);
    me.team = GROWL_WOLF;
    ui.n_legal = growl_game.legal(&view, s->legal, NT_MAX_LEGAL);
    n = said(s, view, &ui, line);
    assert_true(says(line, n, "To choose from: Bite, Wound, Gold."));
    assert_false(says(line, n, "Not now"));
    assert_true(strncmp(goal(s, view, &ui), "Wolves win if no human lives", 28) == 0);
    pub.alive[2] = 0;
    assert_true(strncmp(goal(s, view, &ui), "You died a wolf", 15) == 0);
}

/* One card of the hand at least may not be played at some time, and the reason is the table's own. */
static void sabbath_says_why_a_card_has_to_follow(void **state) {
    stage *s = *state;
    const char *line[TABLE_CHOICES];
    nt_rng luck = nt_rng_seed(5);
    int refused = 0;

    s->table = &sabbath_table;
    nt_match *match = begun(&sabbath_table, 4, 11);
    for (int seat = stage_asked(match); seat >= 0 && refused == 0; seat = stage_asked(match)) {
        table_ui ui = stage_ui(s, match, seat);
        const nt_view view = stage_view_of(s, match, &ui);
        const int n = said(s, view, &ui, line);
        refused += ui.frame == TABLE_PRIVATE && says(line, n, "Not now: ") && says(line, n, "play a ");
        ui = stage_ui(s, match, seat);
        nt_port_submit(nt_match_port(match, (uint8_t)seat), ui.legal[nt_rng_below(&luck, (uint32_t)ui.n_legal)]);
    }
    assert_int_equal(refused, 1);
    nt_match_destroy(match);
}

/* The rule of victory as the table plays it, for either camp. */
static void werewolf_says_how_the_sides_win_here(void **state) {
    stage *s = *state;
    werewolf_pub pub = {.n = 8};
    werewolf_priv me = {.role = WEREWOLF_SEER};
    const nt_view view = {&pub, &me, 0};
    const table_ui ui = {.frame = TABLE_PRIVATE, .seat = s->seat};

    s->table = &werewolf_table;
    assert_string_equal(goal(s, view, &ui), "You win when no wolf is left, and lose when all with a skill or all "
                                            "villagers are out.");
    pub.opt[WEREWOLF_OPT_VICTORY] = 1;
    assert_string_equal(goal(s, view, &ui), "You win when no wolf is left, and lose when all good people are out.");
    pub.opt[WEREWOLF_OPT_PARITY] = 1;
    me.role = WEREWOLF_BEAUTY;
    assert_string_equal(goal(s, view, &ui),
                        "You win when the wolves are as many as the others, and lose when no wolf is left.");
}

/* ---- light ---- */

typedef struct {
    double least, most;
} span;

static void weigh(stage *s, span *of) {
    pf_paint(s->screen, s->list);
    const double light = pf_frame_luminance(s->screen);

    of->least = of->most > 0 ? fmin(of->least, light) : light;
    of->most = fmax(of->most, light);
}

static void strip(stage *s, span *of, const char *line) {
    char words[400];

    snprintf(words, sizeof words, "%s", line);
    ui_begin(s->list, &s->frame);
    aside_draw_strip(s->list, &(aside_strip){.goal = words, .hint = text_say(&s->list->words, "play.can.hold")});
    stage_fits(s->list);
    weigh(s, of);
}

/* Within a hundredth, or, of a strip that is dark altogether, a twentieth of a thousandth of white. */
static void must_be_one_light(const stage *s, const char *what, const char *lang, const span *of) {
    if (of->most - of->least > fmax(0.01 * of->most, 0.00005)) {
        fail_msg("%s, %s, text %.2f, %g wide: light %.6f to %.6f", what, lang, (double)s->frame.text_scale,
                 (double)s->frame.width, of->least, of->most);
    }
}

static void goals_of_growl(stage *s, const char *lang) {
    growl_pub pub = {.n = 4, .alive = {1}};
    growl_priv me = {0};
    span of = {0};

    s->table = &growl_table;
    for (int i = 0; i < 4; i++) {
        pub.alive[0] = i < 2;
        me.team = i % 2 ? GROWL_WOLF : GROWL_HUMAN;
        strip(s, &of, goal(s, (nt_view){&pub, &me, 0}, &(table_ui){0}));
    }
    must_be_one_light(s, "growl", lang, &of);
}

static void goals_of_robbers(stage *s, const char *lang) {
    robbers_pub pub = {.n = 4, .points = {0, 3}};
    robbers_priv me = {0};
    span of = {0};

    s->table = &robbers_table;
    for (uint8_t role = 0; role < ROBBERS_ROLES; role++) {
        me.role = role;
        strip(s, &of, goal(s, (nt_view){&pub, &me, 0}, &(table_ui){0}));
    }
    must_be_one_light(s, "robbers", lang, &of);
}

static void goals_of_werewolf(stage *s, const char *lang) {
    werewolf_pub pub = {.n = 8};
    werewolf_priv me = {0};

    s->table = &werewolf_table;
    for (int way = 0; way < 4; way++) {
        span of = {0};
        pub.opt[WEREWOLF_OPT_VICTORY] = (uint8_t)(way & 1);
        pub.opt[WEREWOLF_OPT_PARITY] = (uint8_t)(way >> 1);
        for (int wolf = 0; wolf < 2; wolf++) {
            me.role = wolf ? WEREWOLF_WEREWOLF : WEREWOLF_SEER;
            strip(s, &of, goal(s, (nt_view){&pub, &me, 0}, &(table_ui){0}));
        }
        must_be_one_light(s, "werewolf", lang, &of);
    }
}

static void a_goal_gives_one_light_whatever_it_says(void **state) {
    stage *s = *state;

    for (size_t k = 0; k < sizeof languages / sizeof languages[0]; k++) {
        for (int i = 0; i < 16; i++) {
            const bool tall = ((size_t)i + k) % 2 == 0;
            const int half = i < 8 ? 2 : 3; /* one pixel of a unit, and one and a half */
            const int wide = 640 * half, high = 400 * half;
            stage_size(s, tall ? high : wide, tall ? wide : high, 3.78f, 1.0f + 0.25f * (float)(i % 8 / 2));
            s->frame.high_contrast = i / 2 % 2 == 1;
            stage_words(s, NT_SOURCE_DIR "/locales", languages[k]);
            goals_of_growl(s, languages[k]);
            goals_of_robbers(s, languages[k]);
            goals_of_werewolf(s, languages[k]);
        }
    }
    s->frame.high_contrast = false;
    stage_size(s, 1280, 800, 3.78f, 1.0f);
    stage_words(s, NT_SOURCE_DIR "/locales", "en");
}

/* Few sentences and many: a task that refuses much, and one that has nothing to choose. */
static void a_page_gives_one_light_whatever_it_says(void **state) {
    static const char *const few[] = {"Sleep on.", "There is nothing to choose: read, then finish."};
    static const char *const many[] = {
        "Whom do you check, of all those who are still in the village?",
        "To choose from: 2 Hare, 3 Snail, 4 Stag, 5 Cat, 6 Bell, 7 Key, 8 Boat, 9 Fish, 10 Heron, 11 Hedgehog.",
        "Nobody two nights in a row.",
        "The wolves may not choose one of their own.",
        "7 Key was chosen last night: not twice running.",
        "Hold a card down to read what it does."};
    static const char *const plain[6] = {NULL}, *const wheels[6] = {NULL, "nightcap", "jaws"};
    static const struct {
        const char *const *line, *const *sign;
        int n;
    } page[] = {{few, plain, 2}, {many, plain, 6}, {many, wheels, 4}};
    stage *s = *state;

    for (int i = 0; i < 4; i++) {
        span of = {0};
        stage_size(s, i % 2 ? 800 : 1280, i % 2 ? 1280 : 800, 3.78f, i < 2 ? 1.0f : 1.75f);
        for (size_t k = 0; k < sizeof page / sizeof page[0]; k++) {
            ui_begin(s->list, &s->frame);
            const ui_rect at = aside_page(&s->frame, ui_inset((ui_rect){0, 0, s->frame.width, s->frame.height}, 80));
            aside_draw_page(s->list, at, page[k].line, page[k].sign, page[k].n);
            ui_fill(s->list, aside_cover(&s->frame, at), UI_INK_950); /* where the picture lies */
            stage_fits(s->list);
            weigh(s, &of);
        }
        must_be_one_light(s, "page", "en", &of);
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

static int setup(void **state) {
    return stage_setup(state, &growl_table);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_question_of_each_game_has_its_sentences),
        cmocka_unit_test(growl_says_what_wins_and_what_stays_in_the_hand),
        cmocka_unit_test(sabbath_says_why_a_card_has_to_follow),
        cmocka_unit_test(werewolf_says_how_the_sides_win_here),
        cmocka_unit_test(a_goal_gives_one_light_whatever_it_says),
        cmocka_unit_test(a_page_gives_one_light_whatever_it_says),
    };
    return cmocka_run_group_tests(tests, setup, stage_teardown);
}
