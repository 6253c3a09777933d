/* GROWL's table without a screen: presses become legal moves, texts fit, and the public frame knows no secret. */
#include <math.h>

#include "bots/bots.h"
#include "games/growl/growl_table_gold.h"
#include "games/growl/growl_table_lanes.h"
#include "games/growl/growl_table_thread.h"
#include "growl_table/stage.h"
#include "ui/edges.h"
#include "ui/rim.h"
#include "ui/seats.h"

static int open_stage(void **state) {
    return stage_setup(state, &growl_table);
}

static void draw(stage *s, ui_draw *list, nt_view view, const table_ui *ui) {
    stage_draw(s, list, view, ui);
    stage_fits(list);
}

static void a_game_can_be_played_by_pressing_what_is_shown(void **state) {
    for (uint64_t seed = 1; seed <= 12; seed++) {
        nt_match *match = stage_match((uint8_t)(4 + seed % 7), seed);
        stage_play_by_pressing(*state, match, seed);
        nt_match_destroy(match);
    }
}

static void a_seat_that_may_not_be_chosen_says_why(void **state) {
    stage *s = *state;
    nt_match *match = stage_match(6, 3);
    nt_rng luck = nt_rng_seed(1);

    for (;;) {
        const int seat = stage_asked(match);
        table_ui ui = stage_ui(s, match, seat);
        if (ui.legal[0].kind == GROWL_MOVE_GIVE) {
            const ui_input in = {.kind = UI_CHOOSE, .zone = "seat", .n = seat};
            nt_move move;
            bool has_move = true;
            assert_true(growl_table.input(stage_view_of(s, match, &ui), &ui, &in, &move, &has_move));
            assert_false(has_move);
            draw(s, s->list, stage_view_of(s, match, &ui), &ui);
            bool said = false;
            for (int i = 0; i < s->list->n_boxes; i++) {
                said |= strcmp(s->list->arena + s->list->box[i].text, "You have to choose another player.") == 0;
            }
            assert_true(said);
            break;
        }
        nt_bot_play(nt_bot_find("random", "growl"), nt_match_port(match, (uint8_t)seat), &luck);
    }
    nt_match_destroy(match);
}

/* Held or pressed, the card shows its rule; the next press puts it away and decides nothing. */
static void a_card_on_a_seat_can_be_read(void **state) {
    stage *s = *state;
    nt_match *match = stage_match(6, 3);
    nt_rng luck = nt_rng_seed(1);
    table_ui ui = stage_ui(s, match, stage_asked(match));

    while (ui.legal[0].kind != GROWL_MOVE_TURN) {
        nt_bot_play(nt_bot_find("random", "growl"), nt_match_port(match, ui.asked), &luck);
        ui = stage_ui(s, match, stage_asked(match));
    }
    nt_view view = stage_view_of(s, match, &ui);
    growl_pub pub;
    memcpy(&pub, view.pub, sizeof pub);
    pub.bullet_place = 2;
    view.pub = &pub;
    const ui_input read[] = {{.kind = UI_INSPECT, .zone = "lying"}, {.kind = UI_CHOOSE, .zone = "lying"}};
    const ui_input away[] = {{.kind = UI_INSPECT_END}, {.kind = UI_CHOOSE, .zone = "pile"}};
    for (int i = 0; i < 2; i++) {
        nt_move move;
        bool has_move = true;
        draw(s, s->list, view, &ui);
        assert_false(stage_shows(s->list, "two wounds to a wolf"));
        assert_true(growl_table.input(view, &ui, &read[i], &move, &has_move));
        draw(s, s->list, view, &ui);
        assert_true(stage_shows(s->list, "two wounds to a wolf"));
        assert_true(growl_table.input(view, &ui, &away[i], &move, &has_move));
        assert_false(has_move);
        draw(s, s->list, view, &ui);
        assert_false(stage_shows(s->list, "two wounds to a wolf"));
    }
    nt_match_destroy(match);
}

/* The private frame has the same zones at the same places for wolf and human, but for cards the rules keep. */
static void wolf_and_human_look_alike(void **state) {
    stage *s = *state;
    growl_pub pub = {.n = 6,
                     .step = GROWL_STEP_VIEW_GIFT,
                     .caged = GROWL_NONE,
                     .insomnia = GROWL_NONE,
                     .bullet_place = GROWL_NONE,
                     .seance_place = GROWL_NONE,
                     .night_card = GROWL_NONE,
                     .turned = GROWL_NONE,
                     .hand = {5, 4, 4, 4, 4, 4},
                     .alive = {1, 1, 1, 1, 1, 1}};
    growl_priv human = {.hand = {2, 0, 1, 0, 2}, .fresh_n = 1, .fresh = {GROWL_BITE}}, wolf = human;
    const nt_move look = {.kind = GROWL_MOVE_VIEW};
    table_ui ui = {.frame = TABLE_PRIVATE, .seat = s->seat, .legal = &look, .n_legal = 1, .part = 1.0f};

    for (uint8_t i = 0; i < 6; i++) {
        pub.place[i] = pub.who[i] = i;
    }
    wolf.team = GROWL_WOLF;
    wolf.news = 1;
    draw(s, s->list, (nt_view){&pub, &human, 0}, &ui);
    draw(s, s->other, (nt_view){&pub, &wolf, 0}, &ui);
    assert_int_equal(s->list->n, s->other->n);
    stage_same_zones(s->list, s->other);
    pf_paint(s->screen, s->list);
    const double light = pf_frame_luminance(s->screen);
    pf_paint(s->screen, s->other);
    assert_true(pf_frame_luminance(s->screen) < light * 1.02 && pf_frame_luminance(s->screen) > light * 0.98);
}

/* Four who live lay two cards aside for their neighbours. */
static growl_pub cards_are_passed(void) {
    growl_pub pub = {.n = 4,
                     .step = GROWL_STEP_PASS,
                     .caged = GROWL_NONE,
                     .insomnia = GROWL_NONE,
                     .bullet_place = GROWL_NONE,
                     .seance_place = GROWL_NONE,
                     .night_card = GROWL_HOUND,
                     .turned = GROWL_NONE,
                     .hand = {6, 6, 6, 6},
                     .alive = {1, 1, 1, 1}};

    for (uint8_t i = 0; i < 4; i++) {
        pub.place[i] = pub.who[i] = i;
    }
    return pub;
}

/* What is laid aside for a neighbour counts no more, and what takes away a bite shows itself in its place. */
static void bites_follow_what_is_laid_aside(void **state) {
    stage *s = *state;
    growl_pub pub = cards_are_passed();
    const growl_priv me = {.hand = {3, 1, 0, 0, 2}, .team = GROWL_WOLF};
    const nt_move pass[] = {{.kind = GROWL_MOVE_CARDS, .n = 2, .arg = {GROWL_CHARM, GROWL_GOLD}},
                            {.kind = GROWL_MOVE_CARDS, .n = 2, .arg = {GROWL_BITE, GROWL_GOLD}}};
    table_ui ui = {.frame = TABLE_PRIVATE, .seat = s->seat, .legal = pass, .n_legal = 2, .part = 1.0f};

    draw(s, s->list, (nt_view){&pub, &me, 0}, &ui);
    const int horseshoes = stage_pictures(s->list, "figures/horseshoe");
    assert_true(stage_shows(s->list, "2 of 3"));
    ui.pick[0] = 1; /* a bite: that and the charm leave one */
    draw(s, s->list, (nt_view){&pub, &me, 0}, &ui);
    assert_true(stage_shows(s->list, "1 of 3"));
    assert_int_equal(stage_pictures(s->list, "figures/horseshoe"), horseshoes);
    ui.pick[0] = 4; /* the charm */
    draw(s, s->list, (nt_view){&pub, &me, 0}, &ui);
    assert_true(stage_shows(s->list, "3 of 3"));
    assert_int_equal(stage_pictures(s->list, "figures/horseshoe"), horseshoes - 1);
}

/* A human of three bites who lays a Charm aside is human still, and told so; a wolf and a dead human are not. */
static void three_bites_turn_nobody_before_the_cards_move(void **state) {
    stage *s = *state;
    growl_pub pub = cards_are_passed();
    growl_priv me = {.hand = {3, 1, 0, 0, 2}, .team = GROWL_HUMAN};
    const nt_move pass = {.kind = GROWL_MOVE_CARDS, .n = 2, .arg = {GROWL_CHARM, GROWL_GOLD}};
    table_ui ui = {.frame = TABLE_PRIVATE, .seat = s->seat, .legal = &pass, .n_legal = 1, .part = 1.0f};

    draw(s, s->list, (nt_view){&pub, &me, 0}, &ui);
    assert_true(stage_shows(s->list, "You are human"));
    ui.pick[0] = 4; /* the charm */
    draw(s, s->list, (nt_view){&pub, &me, 0}, &ui);
    assert_true(stage_shows(s->list, "Still human"));
    assert_true(stage_shows(s->list, "Without the Charm you have 3 bites: you turn, unless a Charm comes in."));
    me.team = GROWL_WOLF;
    draw(s, s->list, (nt_view){&pub, &me, 0}, &ui);
    assert_true(stage_shows(s->list, "You are a wolf"));
    me.team = GROWL_HUMAN;
    pub.alive[0] = 0;
    draw(s, s->list, (nt_view){&pub, &me, 0}, &ui);
    assert_true(stage_shows(s->list, "You died human"));
}

/* Nobody takes what a bot is asked for a task of somebody at the table. */
static void a_bot_is_not_told_what_to_do(void **state) {
    stage *s = *state;
    growl_pub pub = cards_are_passed();
    ui_seat chair[NT_MAX_SEATS];
    const table_ui ui = {.frame = TABLE_PUBLIC, .seat = chair, .asked = NT_SPECTATOR, .part = 1.0f};
    char chooses[2 * UI_NAME_BYTES];

    memcpy(chair, s->seat, sizeof chair);
    snprintf(chooses, sizeof chooses, "%s chooses who gets the card.", chair[0].name);
    pub.night_open = 0;
    pub.step = GROWL_STEP_GIVE;
    memset(pub.asked, 0, sizeof pub.asked);
    pub.asked[0] = 1;
    for (int bot = 0; bot < 2; bot++) {
        chair[0].bot = bot != 0;
        draw(s, s->list, (nt_view){&pub, NULL, NT_SPECTATOR}, &ui);
        assert_true(stage_shows(s->list, chooses) == chair[0].bot);
    }
}

/* A sentence of the results at this step of their reveal. */
static bool results_say(stage *s, const growl_pub *pub, int step, const nt_move *legal, int n, const char *part) {
    const table_ui ui = {.frame = TABLE_RESULTS,
                         .seat = s->seat,
                         .asked = n > 0 ? 2 : NT_SPECTATOR,
                         .legal = legal,
                         .n_legal = n,
                         .part = 1.0f,
                         .step = step};
    draw(s, s->list, (nt_view){pub, NULL, NT_SPECTATOR}, &ui);
    return stage_shows(s->list, part);
}

/* Before who has won is said there is a step for the living humans; the richest is asked which crown. */
static void the_end_says_what_it_asks(void **state) {
    enum { CHEER = 3, LAST = 5 };
    stage *s = *state;
    const nt_move crowns[] = {{.kind = GROWL_MOVE_TITLE, .arg = {0}}, {.kind = GROWL_MOVE_TITLE, .arg = {1}}};
    growl_pub pub = {.n = 5,
                     .step = GROWL_STEP_TITLE,
                     .ended = 1,
                     .winner = GROWL_WOLF,
                     .richest = {0, 0, 1},
                     .title = {GROWL_NONE, GROWL_NONE, GROWL_NONE, GROWL_NONE, GROWL_NONE}};
    for (uint8_t i = 0; i < 5; i++) {
        pub.place[i] = pub.who[i] = i;
        pub.team[i] = GROWL_WOLF;
    }
    assert_true(results_say(s, &pub, CHEER, NULL, 0, "Nobody is left to cheer"));
    assert_true(results_say(s, &pub, LAST, crowns, 2, "Seat 3 is the richest: which crown shall it be?"));
    assert_true(stage_offers(s->list, "title"));
    pub.winner = GROWL_HUMAN;
    pub.team[0] = GROWL_HUMAN;
    pub.alive[0] = 1;
    assert_true(results_say(s, &pub, CHEER, NULL, 0, "The living human cheers"));
    pub.team[1] = GROWL_HUMAN;
    pub.alive[1] = 1;
    assert_true(results_say(s, &pub, CHEER, NULL, 0, "The living humans cheer"));
    assert_false(results_say(s, &pub, LAST, NULL, 0, "which crown"));
}

/* How many strips with this word are of this colour. */
static int strips(const ui_draw *list, const char *word, const char *fill) {
    int n = 0;

    for (int i = 1; i < list->n; i++) {
        const ui_command *c = &list->command[i], *under = c - 1;
        n += c->kind == UI_TEXT && strcmp(list->arena + c->text, word) == 0 && under->kind == UI_SHAPE &&
             strstr(list->arena + under->text, fill) != NULL;
    }
    return n;
}

/* Where only Wolf Zeroes were wolves nobody else growls; whoever cheers is not asked any more who was a wolf, and all
 * roles are told by then. */
static void the_growl_says_what_is_heard(void **state) {
    enum { ZEROES = 1, WOLVES, CHEER };
    stage *s = *state;
    growl_pub pub = {.n = 5, .step = GROWL_STEP_OVER, .ended = 1, .winner = GROWL_HUMAN, .alive = {1, 1, 1, 1}};

    for (uint8_t i = 0; i < 5; i++) {
        pub.place[i] = pub.who[i] = i;
        pub.team[i] = i == 0 ? GROWL_WOLF : GROWL_HUMAN;
    }
    assert_true(results_say(s, &pub, WOLVES, NULL, 0, "Another wolf growls"));
    assert_true(stage_shows(s->list, "Three bites had turned a human."));
    pub.zero[0] = 1;
    assert_true(results_say(s, &pub, ZEROES, NULL, 0, "The Wolf Zero growls"));
    assert_true(stage_shows(s->list, "The first card was a Bite: a wolf from the start."));
    assert_true(results_say(s, &pub, WOLVES, NULL, 0, "No other wolf growls"));
    assert_true(stage_shows(s->list, "Nobody else was a wolf."));
    assert_int_equal(strips(s->list, "Human", ""), 0);
    assert_false(results_say(s, &pub, CHEER, NULL, 0, "Who was a wolf?"));
    assert_true(stage_shows(s->list, "still human"));
    assert_int_equal(strips(s->list, "Human", ""), 4); /* the dead one, too */
}

/* In a small window letters with marks above and below are higher than the strip is elsewhere. */
static void roles_are_told_in_high_letters(void **state) {
    enum { CHEER = 3 };
    static const char human[] = "\u0E21\u0E19\u0E38\u0E29\u0E22\u0E4C";
    stage *s = *state;
    growl_pub pub = {.n = 6, .step = GROWL_STEP_OVER, .ended = 1, .winner = GROWL_HUMAN, .alive = {1, 1, 1, 1}};

    for (uint8_t i = 0; i < 6; i++) {
        pub.place[i] = pub.who[i] = i;
        pub.team[i] = i == 0 ? GROWL_WOLF : GROWL_HUMAN;
    }
    stage_size(s, 1024, 600, 3.78f, 1.0f);
    stage_words(s, NT_SOURCE_DIR "/locales", "th");
    results_say(s, &pub, CHEER, NULL, 0, "");
    assert_int_equal(strips(s->list, human, ""), 5);
    stage_words(s, NT_SOURCE_DIR "/locales", "en");
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* Where several live hats fly, and it is said of several; one alone throws none. */
static void who_lives_cheers(void **state) {
    enum { CHEER = 3, WINNER };
    static const char *const tell[] = {"", "A human lives", "Humans live"};
    stage *s = *state;
    growl_pub pub = {.n = 5, .step = GROWL_STEP_OVER, .ended = 1, .winner = GROWL_HUMAN, .team = {GROWL_WOLF}};

    for (uint8_t i = 0; i < 5; i++) {
        pub.place[i] = pub.who[i] = i;
    }
    for (int alive = 1; alive <= 2; alive++) {
        pub.alive[alive] = 1;
        assert_true(results_say(s, &pub, CHEER, NULL, 0, "still human"));
        assert_int_equal(stage_pictures(s->list, "figures/cheers"), 1);
        assert_int_equal(stage_pictures(s->list, "figures/straw_hat"), alive > 1 ? 2 : 0);
        assert_true(results_say(s, &pub, WINNER, NULL, 0, tell[alive]));
    }
    pub.winner = GROWL_WOLF;
    memset(pub.team, GROWL_WOLF, sizeof pub.team);
    results_say(s, &pub, CHEER, NULL, 0, "");
    assert_int_equal(stage_pictures(s->list, "figures/cheers"), 0);
}

/* With up to nine seats the corner is free for "Go on": the scene puts it there. */
static void the_growl_goes_on_in_its_corner(void **state) {
    stage *s = *state;

    for (uint8_t n = 4; n <= 9; n++) {
        growl_pub pub = {.n = n, .step = GROWL_STEP_OVER, .ended = 1, .winner = GROWL_HUMAN, .alive = {1}};
        for (uint8_t i = 0; i < n; i++) {
            pub.place[i] = pub.who[i] = i;
        }
        for (int step = 0; step < GROWL_STEP_OF_GOLD; step++) {
            results_say(s, &pub, step, NULL, 0, "");
            assert_null(ui_zone_named(s->list, ZONE_REVEAL_NEXT, 0));
        }
    }
}

/* The moon comes up first, then the wolf, and what is read comes last. */
static void the_growl_begins_with_moon_and_wolf(void **state) {
    enum { PARTS = 20 };
    stage *s = *state;
    growl_pub pub = {.n = 5, .step = GROWL_STEP_OVER, .ended = 1, .winner = GROWL_HUMAN, .alive = {1, 1, 1, 1, 1}};
    table_ui ui = {.frame = TABLE_RESULTS, .seat = s->seat, .asked = NT_SPECTATOR, .part = 1.0f};
    int wolf = 0, said = 0;

    for (uint8_t i = 0; i < 5; i++) {
        pub.place[i] = pub.who[i] = i;
    }
    for (int part = 0; part <= PARTS; part++) {
        ui.opening = 1.0f - (float)part / PARTS;
        draw(s, s->list, (nt_view){&pub, NULL, NT_SPECTATOR}, &ui);
        const bool has_wolf = stage_pictures(s->list, "figures/werewolf") > 0,
                   says = stage_shows(s->list, "The Growl");
        assert_true(has_wolf >= (wolf > 0) && says >= (said > 0));
        wolf = wolf == 0 && has_wolf ? part : wolf;
        said = said == 0 && says ? part : said;
    }
    assert_in_range(wolf, PARTS / 3, PARTS * 2 / 3);
    assert_in_range(said, wolf + PARTS / 5, PARTS);
}

/* How wide the wolf before the moon is. */
static float wolf_of_the_growl(stage *s, uint8_t n, ui_rim *rim) {
    const growl_pub pub = {.n = n, .step = GROWL_STEP_OVER, .ended = 1, .winner = GROWL_HUMAN, .alive = {1}};
    const table_ui ui = {.frame = TABLE_RESULTS, .seat = s->seat, .asked = NT_SPECTATOR, .part = 1.0f};
    float wide = 0.0f;

    s->frame.rim = rim;
    draw(s, s->list, (nt_view){&pub, NULL, NT_SPECTATOR}, &ui);
    for (int i = 0; i < s->list->n; i++) {
        const ui_command *c = &s->list->command[i];
        if (c->kind == UI_PICTURE && strcmp(s->list->arena + c->text, "figures/werewolf") == 0) {
            wide = fmaxf(wide, c->at.w);
        }
    }
    s->frame.rim = NULL;
    return wide;
}

static void a_flat_table_has_a_larger_moon(void **state) {
    stage *s = *state;
    ui_rim rim = {.seat = s->seat, .sheet = 160};

    assert_true(wolf_of_the_growl(s, 6, &rim) > 1.15f * wolf_of_the_growl(s, 6, NULL));
    for (uint8_t n = 4; n <= GROWL_SEATS; n++) {
        assert_true(wolf_of_the_growl(s, n, &rim) > 0.0f);
    }
}

/* A name is read before another: left of it, or in a row above. */
static bool stands_before(const ui_draw *list, const char *first, const char *second) {
    const ui_box *at[2] = {NULL, NULL};
    const char *const name[2] = {first, second};

    for (int i = 0; i < list->n_boxes; i++) {
        for (int k = 0; k < 2; k++) {
            at[k] = strcmp(list->arena + list->box[i].text, name[k]) == 0 ? &list->box[i] : at[k];
        }
    }
    assert_non_null(at[0]);
    assert_non_null(at[1]);
    return at[0]->at.y < at[1]->at.y - 1 || at[0]->at.x < at[1]->at.x;
}

static int grounds(const ui_draw *list, const char *name) {
    int n = 0;

    for (int i = 0; i < list->n; i++) {
        n += list->command[i].kind == UI_COVER && strcmp(list->arena + list->command[i].text, name) == 0;
    }
    return n;
}

/* Nobody's strip is gold before it is said who has won; then the winners stand in the middle, their names on paper
 * and a crown each, and the others aside, smaller. */
static void who_has_won_stands_in_the_middle(void **state) {
    enum { CHEER = 3, WINNER = 4 };
    static const char gold[] = "#FFB547", paper[] = "#F5ECD9";
    stage *s = *state;
    growl_pub pub = {.n = 5, .step = GROWL_STEP_OVER, .ended = 1, .winner = GROWL_HUMAN, .alive = {1, 1, 1, 1, 1}};

    for (uint8_t i = 0; i < 5; i++) {
        pub.place[i] = pub.who[i] = i;
        pub.team[i] = i < 2 ? GROWL_HUMAN : GROWL_WOLF;
    }
    results_say(s, &pub, CHEER, NULL, 0, "cheer");
    assert_int_equal(strips(s->list, "Human", gold) + strips(s->list, "Wolf", gold), 0);
    assert_int_equal(grounds(s->list, "growl/table_dawn"), 1);
    assert_true(results_say(s, &pub, WINNER, NULL, 0, "The humans win"));
    assert_int_equal(strips(s->list, "Seat 2", paper), 1);
    assert_int_equal(strips(s->list, "Seat 3", paper), 0);
    assert_int_equal(stage_pictures(s->list, "figures/crown"), 2 * 2); /* each with its outline */
    assert_true(stands_before(s->list, "Seat 3", "Seat 1"));
    assert_true(stands_before(s->list, "Seat 2", "Seat 5"));
    assert_true(stage_shows(s->list, "Wolf")); /* what the others were */
    assert_int_equal(grounds(s->list, "growl/table_dawn"), 1);
    pub.winner = GROWL_WOLF;
    assert_true(results_say(s, &pub, WINNER, NULL, 0, "The wolves win"));
    assert_int_equal(strips(s->list, "Seat 2", paper), 0);
    assert_int_equal(strips(s->list, "Seat 5", paper), 1);
    assert_int_equal(grounds(s->list, "growl/table_blood"), 1);
    assert_int_equal(grounds(s->list, "growl/table_growl"), 0);
}

/* Of letters of the names of these seats, the least and the most. */
typedef struct {
    int least, most;
} letters;

static letters letters_of(const ui_draw *list, int from, int to) {
    letters of = {UINT16_MAX, 0};

    for (int i = 0; i < list->n_boxes; i++) {
        const char *text = list->arena + list->box[i].text;
        const int n = strncmp(text, "Seat ", 5) == 0 ? (int)strtol(text + 5, NULL, 10) - 1 : -1;
        if (n >= from && n < to && list->box[i].name) {
            of.least = list->box[i].px < of.least ? list->box[i].px : of.least;
            of.most = list->box[i].px > of.most ? list->box[i].px : of.most;
        }
    }
    return of;
}

/* Whoever has won has no smaller name than the others, and those without gold the same as all in their row. */
static void no_winner_has_a_small_name(void **state) {
    enum { WINNER = 4, LAST = 5 };
    static const int size[][2] = {{1280, 800}, {1024, 600}, {800, 1280}};
    stage *s = *state;

    for (size_t f = 0; f < sizeof size / sizeof size[0]; f++) {
        stage_size(s, size[f][0], size[f][1], 3.78f, 1.0f);
        for (uint8_t n = 4; n <= 9; n++) { /* above, two digits make names longer */
            for (uint8_t winners = 1; winners < n; winners++) {
                growl_pub pub = {.n = n, .step = GROWL_STEP_OVER, .ended = 1, .winner = GROWL_HUMAN};
                for (uint8_t i = 0; i < n; i++) {
                    pub.place[i] = pub.who[i] = i;
                    pub.alive[i] = 1;
                    pub.team[i] = i < winners ? GROWL_HUMAN : GROWL_WOLF;
                    pub.tokens[i][0] = i < winners ? 2 : 0;
                    pub.richest[i] = i == 0;
                    pub.title[i] = GROWL_NONE;
                }
                results_say(s, &pub, WINNER, NULL, 0, "");
                assert_true(letters_of(s->list, 0, winners).least >= letters_of(s->list, winners, n).most);
                pub.series_next = 2;
                results_say(s, &pub, LAST, NULL, 0, "");
                const letters of = letters_of(s->list, 0, n);
                assert_int_equal(of.least, of.most);
            }
        }
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* In the middle of the first box with this text, or -1. */
static float middle_of(const ui_draw *list, const char *text) {
    for (int i = 0; i < list->n_boxes; i++) {
        if (strcmp(list->arena + list->box[i].text, text) == 0) {
            return list->box[i].at.x + list->box[i].at.w / 2;
        }
    }
    return -1.0f;
}

static void name_of(uint8_t seat, char name[16]) {
    snprintf(name, 16, "Seat %d", seat + 1);
}

/* On this page whoever of these sits on the left of another one during the Growl does so, too. */
enum { EVERYBODY = (1 << GROWL_SEATS) - 1 };

static bool stand_as_they_sit(stage *s, const growl_pub *pub, int step, uint32_t who) {
    enum { CHEER = 3 };
    float sits[GROWL_SEATS] = {0}, stands[GROWL_SEATS] = {0};
    char name[16];
    bool all = true;

    results_say(s, pub, CHEER, NULL, 0, "");
    for (uint8_t i = 0; i < pub->n; i++) {
        name_of(i, name);
        sits[i] = middle_of(s->list, name);
    }
    results_say(s, pub, step, NULL, 0, "");
    for (uint8_t i = 0; i < pub->n; i++) {
        name_of(i, name);
        stands[i] = middle_of(s->list, name);
    }
    for (uint8_t i = 0; i < pub->n; i++) {
        for (uint8_t k = 0; k < pub->n; k++) {
            const bool both = (who >> i & 1u) != 0 && (who >> k & 1u) != 0;
            all = all && (!both || sits[i] + 60.0f > sits[k] || stands[i] < stands[k]);
        }
    }
    return all;
}

/* Nobody's way to the winners' row, and from there to the gold, crosses another's. */
static void whoever_has_won_stands_as_they_sit(void **state) {
    enum { WINNER = 4, LAST = 5, FEWEST = 4, MOST = 8 };
    stage *s = *state;

    for (uint8_t n = FEWEST; n <= MOST; n++) {
        growl_pub pub = {.n = n, .step = GROWL_STEP_OVER, .ended = 1, .winner = GROWL_WOLF, .alive = {1, 1, 1, 1, 1}};
        for (uint8_t i = 0; i < n; i++) {
            pub.place[i] = pub.who[i] = i;
            pub.team[i] = i < 3 ? GROWL_WOLF : GROWL_HUMAN;
            pub.title[i] = GROWL_NONE;
        }
        assert_true(stand_as_they_sit(s, &pub, WINNER, growl_lit_seats(&pub)));
        assert_true(stand_as_they_sit(s, &pub, LAST, growl_lit_seats(&pub)));
    }
}

/* Who has not won stays on the own side of the middle, also where all of them sit there: on the way to the other
 * column they would go below the winners. */
static void who_has_lost_stays_on_the_own_side(void **state) {
    enum { CHEER = 3, WINNER = 4, FEWEST = 4 };
    static const float about = 40.0f;
    stage *s = *state;

    for (uint8_t n = FEWEST; n <= GROWL_SEATS; n++) {
        growl_pub pub = {.n = n, .step = GROWL_STEP_OVER, .ended = 1, .winner = GROWL_WOLF};
        for (uint8_t i = 0; i < n; i++) {
            pub.place[i] = pub.who[i] = i;
            pub.team[i] = i > n / 2 ? GROWL_WOLF : GROWL_HUMAN;
        }
        results_say(s, &pub, CHEER, NULL, 0, "");
        const float middle = s->list->ui->width / 2;
        float sits[GROWL_SEATS] = {0};
        char name[16];
        for (uint8_t i = 0; i < n; i++) {
            name_of(i, name);
            sits[i] = middle_of(s->list, name) - middle;
        }
        results_say(s, &pub, WINNER, NULL, 0, "");
        for (uint8_t i = 0; i <= n / 2; i++) {
            name_of(i, name);
            assert_true(fabsf(sits[i]) < about || sits[i] * (middle_of(s->list, name) - middle) > 0.0f);
        }
    }
}

/* At the end of a series the gold of all games counts, whoever won the last one. */
static void a_series_ends_with_its_own_winners(void **state) {
    enum { LAST = 5 };
    stage *s = *state;
    growl_pub pub = {.n = 5,
                     .step = GROWL_STEP_OVER,
                     .ended = 1,
                     .winner = GROWL_HUMAN,
                     .series_next = 2,
                     .tokens = {{1}, {0}, {4}, {2}, {4}},
                     .gain = {1},
                     .richest = {0, 0, 1, 0, 1},
                     .title = {GROWL_NONE, GROWL_NONE, 0, GROWL_NONE, 1}};
    for (uint8_t i = 0; i < 5; i++) {
        pub.place[i] = pub.who[i] = i;
        pub.team[i] = i == 0 ? GROWL_HUMAN : GROWL_WOLF;
    }
    assert_true(results_say(s, &pub, LAST, NULL, 0, "Seat 3 and Seat 5 share the crown"));
    assert_int_equal(growl_lit_seats(&pub), 1u << 2 | 1u << 4);
    assert_int_equal(growl_table.crowned((nt_view){&pub, NULL, NT_SPECTATOR}), 1u << 2 | 1u << 4);
    assert_true(stand_as_they_sit(s, &pub, LAST, EVERYBODY));
    assert_int_equal(stage_pictures(s->list, "figures/coin"), 4 + 11 + 1); /* boards, windows and a hut */
    const nt_event titled = {.to = NT_ALL, .kind = GROWL_EV_TITLE, .n = 2, .arg = {4, 1}};
    assert_string_equal(stage_sentence(s, (nt_view){&pub, NULL, NT_SPECTATOR}, &titled, true),
                        "Seat 5 is the Wolf Queen and shares the crown with Seat 3.");
    pub.richest[4] = 0;
    pub.title[2] = GROWL_NONE;
    pub.step = GROWL_STEP_TITLE;
    assert_true(results_say(s, &pub, LAST, NULL, 0, "Seat 3 has the most gold"));
    const nt_event king = {.to = NT_ALL, .kind = GROWL_EV_TITLE, .n = 2, .arg = {2, 0}};
    assert_string_equal(stage_sentence(s, (nt_view){&pub, NULL, NT_SPECTATOR}, &king, true),
                        "Seat 3 is the Wolf King.");
    pub.series_next = 1;
    pub.step = GROWL_STEP_OVER;
    assert_true(results_say(s, &pub, LAST, NULL, 0, "The humans win"));
    assert_int_equal(growl_lit_seats(&pub), 1u << 0);
    assert_int_equal(growl_table.crowned((nt_view){&pub, NULL, NT_SPECTATOR}), 0); /* another game follows */
    assert_true(stand_as_they_sit(s, &pub, LAST, EVERYBODY));                      /* the same places, whoever won */
}

/* Where the number on the board of a house begins, or -1. */
static float board_of(const ui_draw *list, const char *number) {
    for (int i = 0; i < list->n_boxes; i++) {
        if (list->box[i].name && strcmp(list->arena + list->box[i].text, number) == 0) {
            return list->box[i].at.y;
        }
    }
    return -1.0f;
}

/* At the end of a series each gold makes a house as much higher, though windows stand beside each other. */
static void a_house_is_as_high_as_its_gold(void **state) {
    enum { LAST = 5, MOST = 5 };
    static const char *const number[] = {"1", "2", "3", "4", "5"};
    stage *s = *state;
    growl_pub pub = {.n = 6, .step = GROWL_STEP_OVER, .ended = 1, .winner = GROWL_HUMAN, .series_next = 2};

    for (uint8_t i = 0; i < 6; i++) {
        pub.place[i] = pub.who[i] = i;
        pub.tokens[i][0] = i < MOST ? i + 1 : 0;
        pub.richest[i] = i == MOST - 1;
        pub.title[i] = GROWL_NONE;
    }
    results_say(s, &pub, LAST, NULL, 0, "");
    const float each = board_of(s->list, number[0]) - board_of(s->list, number[1]);
    assert_true(each > 8.0f);
    for (int i = 1; i < MOST; i++) {
        const float more = board_of(s->list, number[i - 1]) - board_of(s->list, number[i]);
        assert_true(fabsf(more - each) < 2.0f);
    }
}

/* However few houses there are, who lived there and each of the gold that is counted are large enough to be seen. */
static void a_window_is_large_where_houses_are_few(void **state) {
    enum { LAST = 5, MOST = 8 };
    static const float least_figure = 50.0f, least_coin = 16.0f; /* a window is a little wider */
    stage *s = *state;

    for (uint8_t n = 4; n <= MOST; n++) {
        growl_pub pub = {.n = n, .step = GROWL_STEP_OVER, .ended = 1, .winner = GROWL_HUMAN};
        int figures = 0, coins = 0;
        for (uint8_t i = 0; i < n; i++) {
            pub.place[i] = pub.who[i] = i;
            pub.team[i] = i < 2 ? GROWL_HUMAN : GROWL_WOLF;
            pub.tokens[i][0] = pub.gain[i] = i < 2 ? 2 + i : 0;
        }
        results_say(s, &pub, LAST, NULL, 0, "The humans win");
        for (int i = 0; i < s->list->n; i++) {
            const ui_command *c = &s->list->command[i];
            const char *name = s->list->arena + c->text;
            const bool figure = c->kind == UI_PICTURE &&
                                (strcmp(name, "figures/villager") == 0 || strcmp(name, "figures/werewolf") == 0);
            const bool coin = c->kind == UI_PICTURE && strcmp(name, "figures/coin") == 0;
            assert_true(!figure || c->at.w >= least_figure);
            assert_true(!coin || c->at.w >= least_coin);
            figures += figure;
            coins += coin;
        }
        assert_int_equal(figures, n);
        assert_true(coins >= n + 2 + 3); /* the boards', and windows */
    }
}

/* So many pictures of this name, none smaller than that. */
static int pictures(const ui_draw *list, const char *name, float least) {
    int n = 0;

    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        if (c->kind == UI_PICTURE && strcmp(list->arena + c->text, name) == 0) {
            assert_true(c->at.w >= least);
            n++;
        }
    }
    return n;
}

/* However many houses there are, and however large words are, the kinds of cards below them are told apart; a stone
 * says who is dead, as words would have room below some of them only. */
static void a_hand_is_read_below_many_houses(void **state) {
    enum { LAST = 5, DEAD = 3 };
    static const struct {
        uint8_t seats;
        float text;
    } of[] = {{4, 1.0f}, {8, 1.0f}, {9, 1.0f}, {10, 1.0f}, {4, 1.75f}, {8, 1.75f}};
    stage *s = *state;

    for (size_t f = 0; f < sizeof of / sizeof of[0]; f++) {
        const uint8_t n = of[f].seats;
        growl_pub pub = {.n = n, .step = GROWL_STEP_OVER, .ended = 1, .winner = GROWL_HUMAN};
        for (uint8_t i = 0; i < n; i++) {
            pub.place[i] = pub.who[i] = i;
            pub.alive[i] = i != DEAD;
            memset(pub.shown[i], 2, GROWL_KINDS);
        }
        stage_size(s, 1280, 800, 3.78f, of[f].text);
        results_say(s, &pub, LAST, NULL, 0, "The humans win");
        assert_int_equal(pictures(s->list, "figures/fangs", 16.0f), n);
        assert_int_equal(pictures(s->list, "figures/leaf", 16.0f), n);
        assert_int_equal(pictures(s->list, "figures/tomb", 24.0f), 2); /* one, and its edge */
        assert_false(stage_shows(s->list, "dead"));
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* At the end of a series it hangs over one's own house, where no higher one hides it. */
static void a_gain_hangs_over_its_own_house(void **state) {
    enum { LAST = 5, SEATS = 10, POORER = 6 };
    stage *s = *state;
    growl_pub pub = {.n = SEATS, .step = GROWL_STEP_OVER, .ended = 1, .winner = GROWL_HUMAN, .series_next = 2};

    stage_size(s, 800, 1280, 3.78f, 1.0f);
    for (uint8_t i = 0; i < SEATS; i++) {
        pub.place[i] = pub.who[i] = i;
        pub.tokens[i][0] = i == POORER ? 2 : 5;
        pub.title[i] = GROWL_NONE;
    }
    pub.gain[POORER] = 1;
    pub.richest[0] = 1;
    results_say(s, &pub, LAST, NULL, 0, "");
    assert_true(middle_of(s->list, "+1") > 0.0f);
    assert_float_equal(middle_of(s->list, "+1"), middle_of(s->list, "Seat 7"), 20.0f); /* a sign beside the name */
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* Where winners stand over the village, too, nobody comes there as two. */
static void nobody_is_two_on_the_way_to_the_gold(void **state) {
    enum { LAST = 5, WINNERS = 2 };
    stage *s = *state;
    int over = 0;

    stage_size(s, 800, 1280, 3.78f, 1.0f);
    for (uint8_t n = 4; n <= 10; n++) {
        growl_pub pub = {.n = n, .step = GROWL_STEP_OVER, .ended = 1, .winner = GROWL_WOLF};
        ui_same all[UI_SAME_MOST];
        for (uint8_t i = 0; i < n; i++) {
            pub.place[i] = pub.who[i] = i;
            pub.alive[i] = 1;
            pub.team[i] = i < WINNERS ? GROWL_WOLF : GROWL_HUMAN;
            pub.title[i] = GROWL_NONE;
        }
        results_say(s, &pub, LAST, NULL, 0, "");
        const int told = ui_same_all(s->list, all);
        assert_true(told >= n);
        over += told > n + 1;
        for (int i = 0; i < told; i++) {
            for (int k = 0; k < i; k++) {
                assert_int_not_equal(all[i].who, all[k].who);
            }
        }
    }
    assert_true(over > 0);
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* What the last game brought is told on the frame, at the ends of a row too. */
static void gains_lie_on_the_frame(void **state) {
    enum { LAST = 5, FEWEST = 4, MOST = 10 };
    static const float air = 12.0f; /* of the frame and of the slip's own edge */
    stage *s = *state;

    stage_size(s, 800, 1280, 3.78f, 1.0f);
    for (uint8_t n = FEWEST; n <= MOST; n++) {
        growl_pub pub = {.n = n, .step = GROWL_STEP_OVER, .ended = 1, .winner = GROWL_HUMAN, .series_next = 2};
        int gains = 0;
        for (uint8_t i = 0; i < n; i++) {
            pub.place[i] = pub.who[i] = i;
            pub.tokens[i][0] = (uint8_t)(4 + i % 3);
            pub.gain[i] = 3;
            pub.title[i] = GROWL_NONE;
        }
        pub.richest[0] = 1;
        results_say(s, &pub, LAST, NULL, 0, "");
        for (int i = 0; i < s->list->n_boxes; i++) {
            const ui_rect at = s->list->box[i].at;
            if (strcmp(s->list->arena + s->list->box[i].text, "+3") == 0) {
                assert_true(at.x >= air && at.x + at.w <= s->frame.width - air);
                gains++;
            }
        }
        assert_int_equal(gains, n);
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* Those who share the crown stand from left to right as the headline names them, in two rows as well. */
static void a_shared_crown_has_one_order(void **state) {
    enum { LAST = 5, RICH = 4 };
    stage *s = *state;
    growl_pub pub = {.n = GROWL_SEATS, .step = GROWL_STEP_OVER, .ended = 1, .series_next = 2};
    uint8_t rich[RICH] = {3, 4, 8, 10};
    char name[2][16], line[96];

    for (uint8_t i = 0; i < GROWL_SEATS; i++) {
        pub.place[i] = pub.who[i] = i;
        pub.title[i] = GROWL_NONE;
    }
    for (int i = 0; i < RICH; i++) {
        pub.richest[rich[i]] = 1;
        pub.tokens[rich[i]][0] = 2;
    }
    results_say(s, &pub, LAST, NULL, 0, "");
    for (int i = 1; i < RICH; i++) {
        for (int k = i; k > 0; k--) {
            const uint8_t last = rich[k];
            name_of(rich[k - 1], name[0]);
            name_of(last, name[1]);
            if (stands_before(s->list, name[1], name[0])) {
                rich[k] = rich[k - 1];
                rich[k - 1] = last;
            }
        }
    }
    snprintf(line, sizeof line, "Seat %d, Seat %d, Seat %d and Seat %d share the crown", rich[0] + 1, rich[1] + 1,
             rich[2] + 1, rich[3] + 1);
    assert_true(results_say(s, &pub, LAST, NULL, 0, line));
}

/* Of a card in a fan there is a name as long as that is seen whole. */
static void a_fan_has_no_torn_names(void **state) {
    enum { WOUND = 2 };
    static const ui_rect card = {100, 100, 84, 117};
    stage *s = *state;

    for (int tenth = 1; tenth <= 10; tenth++) {
        const float seen = card.w * (float)tenth / 10;
        ui_begin(s->list, &s->frame);
        growl_table.fanned(WOUND, s->list, card, seen);
        if (tenth <= 5) {
            assert_int_equal(s->list->n_boxes, 0);
        } else if (tenth == 10) {
            assert_true(stage_shows(s->list, "Wound"));
        }
    }
}

/* Cards that wait at a seat lie clear of its house. */
static void waiting_cards_lie_beside_the_house(void **state) {
    static const int window[][2] = {{1280, 800}, {1024, 600}, {800, 1280}};
    static const float wall = 0.04f, air = 6.0f;
    stage *s = *state;
    const table_ui ui = {.frame = TABLE_PUBLIC, .seat = s->seat, .part = 1.0f};

    for (size_t f = 0; f < sizeof window / sizeof window[0]; f++) {
        stage_size(s, window[f][0], window[f][1], 3.78f, 1.0f);
        for (int n = 4; n <= GROWL_SEATS; n++) {
            const growl_pub pub = {.n = (uint8_t)n};
            ui_begin(s->list, &s->frame);
            const growl_look look = growl_look_of((nt_view){&pub, NULL, 0}, &ui, s->list);
            const growl_ring ring = growl_ring_of(&look);
            for (int i = 0; i < n * GROWL_TILE_SEEN; i++) {
                const ui_place *at = &ring.at[i % n];
                const ui_rect card = growl_tile_card(at, i / n), house = growl_house_box(at);
                assert_false(ui_meet(ui_inset(card, -air), ui_inset(house, wall * house.w)));
                assert_true(card.h > 20.0f);
            }
        }
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* A card that lies at a seat stays there: on no neighbour's plate, and the dead's strip lies beside it. */
static void a_lying_card_stays_at_its_seat(void **state) {
    static const int window[][2] = {{1280, 800}, {1024, 600}, {800, 1280}};
    stage *s = *state;
    const table_ui ui = {.frame = TABLE_PUBLIC, .seat = s->seat, .part = 1.0f};

    for (size_t f = 0; f < sizeof window / sizeof window[0]; f++) {
        stage_size(s, window[f][0], window[f][1], 3.78f, 1.0f);
        for (int n = 4; n <= 10; n++) {
            growl_pub pub = {.n = (uint8_t)n, .bullet_place = GROWL_NONE};
            for (pub.seance_place = 0; pub.seance_place < n; pub.seance_place++) {
                ui_begin(s->list, &s->frame);
                const growl_look look = growl_look_of((nt_view){&pub, NULL, 0}, &ui, s->list);
                const growl_ring ring = growl_ring_of(&look);
                const ui_place *at = &ring.at[pub.seance_place];
                const ui_rect card = growl_lying_card(&look, at, pub.seance_place, 1);
                ui_rect strip = growl_died_place(s->list, at->house, at->plate.w);
                strip.x += growl_died_aside(&look, at, pub.seance_place);
                assert_true(card.x >= at->plate.x && card.x + card.w <= at->plate.x + at->plate.w);
                assert_true(strip.x >= at->plate.x - 1 && strip.x + strip.w <= at->plate.x + at->plate.w + 1);
                assert_false(ui_meet(card, strip));
            }
        }
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* Houses whose windows are lit, or those that are not. */
static int houses(const ui_draw *list, bool lit) {
    int n = 0;

    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        const char *name = list->arena + c->text;
        n += c->kind == UI_PICTURE && strncmp(name, "growl/house_", strlen("growl/house_")) == 0 &&
             (strstr(name, "night") == NULL) == lit;
    }
    return n;
}

/* All live, in the order of their seats, and no card of the night holds anybody. */
static growl_pub by_themselves(uint8_t n) {
    growl_pub pub = {.n = n,
                     .night_card = GROWL_NONE,
                     .turned = GROWL_NONE,
                     .caged = GROWL_NONE,
                     .insomnia = GROWL_NONE,
                     .bullet_place = GROWL_NONE,
                     .seance_place = GROWL_NONE};

    for (uint8_t i = 0; i < n; i++) {
        pub.place[i] = pub.who[i] = i;
        pub.alive[i] = 1;
    }
    return pub;
}

/* Half of the sun, as it comes up: as wide as high at twice its height, but for its foot. */
static ui_rect sun_of(const ui_draw *list) {
    static const float foot = 2.0f, wide = 100.0f;
    ui_rect sun = {0};

    for (int i = 0; i < list->n; i++) {
        const ui_rect at = list->command[i].at;
        if (list->command[i].kind == UI_SHAPE && at.w > wide && fabsf(at.w - 2 * (at.h - foot)) < 0.01f) {
            sun = at;
        }
    }
    return sun;
}

/* As day breaks light goes out from the sun, first to the nearest houses, and comes to all of them before half of it
 * is told; by then both places of the day are there. */
static void day_breaks_with_light(void **state) {
    enum { BY_THE_SUN = 2 };
    stage *s = *state;
    growl_pub pub = by_themselves(GROWL_SEATS);
    table_ui ui = {.frame = TABLE_PUBLIC,
                   .seat = s->seat,
                   .locked = true,
                   .event = {.to = NT_ALL, .kind = GROWL_EV_NIGHT_CLOSED, .n = 1, .arg = {1}}};

    pub.night_open = 1;
    pub.night_card = GROWL_HOUND;
    draw(s, s->list, (nt_view){&pub, NULL, 0}, &ui);
    assert_int_equal(houses(s->list, true), 0);
    ui.part = GROWL_TALK_FROM; /* the sentence first */
    draw(s, s->list, (nt_view){&pub, NULL, 0}, &ui);
    assert_int_equal(houses(s->list, true), 0);
    assert_true(sun_of(s->list).w <= 0.0f);
    ui.part = GROWL_TALK_FROM + 0.08f;
    draw(s, s->list, (nt_view){&pub, NULL, 0}, &ui);
    assert_true(sun_of(s->list).w > 0.0f);
    assert_in_range(houses(s->list, true), BY_THE_SUN, GROWL_SEATS / 2);
    ui.part = 0.5f;
    draw(s, s->list, (nt_view){&pub, NULL, 0}, &ui);
    assert_int_equal(houses(s->list, false), 0);
    assert_int_equal(stage_pictures(s->list, "figures/sun"), 2); /* the corner's, too */
    assert_int_equal(stage_pictures(s->list, "figures/moon"), 1);
    ui.event.arg[0] = GROWL_NIGHTS; /* no day follows */
    draw(s, s->list, (nt_view){&pub, NULL, 0}, &ui);
    assert_int_equal(houses(s->list, true), 0);
}

/* Pictures and shapes with this text that meet a place. */
static int drawn_there(const ui_draw *list, const char *text, ui_rect at) {
    int n = 0;

    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        n += (c->kind == UI_PICTURE || c->kind == UI_SHAPE) && ui_meet(c->at, at) &&
             strstr(list->arena + c->text, text) != NULL;
    }
    return n;
}

/* Windows go out round the table, one house after the other, from the one who has turned the night's card up. */
static void windows_go_out_in_seat_order(void **state) {
    enum { SEATS = 8, TURNS = 5, PARTS = 40 };
    stage *s = *state;
    growl_pub pub = by_themselves(SEATS);
    table_ui ui = {.frame = TABLE_PUBLIC,
                   .seat = s->seat,
                   .locked = true,
                   .event = {.to = NT_ALL, .kind = GROWL_EV_NIGHT, .n = 3, .arg = {TURNS, GROWL_HOUND, 1}}};
    int changes = 0, was = SEATS;

    for (int part = 0; part <= PARTS; part++) {
        ui.part = (float)part / PARTS;
        const nt_view view = {&pub, NULL, 0};
        draw(s, s->list, view, &ui);
        const growl_look look = growl_look_of(view, &ui, s->list);
        const growl_ring ring = growl_ring_of(&look);
        const int lit = houses(s->list, true);
        for (int after = 0; after < SEATS; after++) {
            const ui_rect house = ui_inset(growl_house_box(&ring.at[(TURNS + after) % SEATS]), 8.0f);
            assert_int_equal(drawn_there(s->list, "_night", house) > 0, after < SEATS - lit);
        }
        assert_true(lit <= was);
        changes += lit < was;
        was = lit;
    }
    assert_int_equal(was, 0);
    assert_int_equal(changes, SEATS);
}

/* A low window shows the ground from its top on, and the sun comes up behind the same ridge. */
static void the_sun_comes_up_where_the_ground_has_it(void **state) {
    static const float low = 700.0f;
    stage *s = *state;
    const float high = s->frame.height;
    growl_pub pub = {.n = 4, .night_open = 1, .night_card = GROWL_HOUND};
    const table_ui ui = {.frame = TABLE_PUBLIC,
                         .seat = s->seat,
                         .locked = true,
                         .event = {.to = NT_ALL, .kind = GROWL_EV_NIGHT_CLOSED, .n = 1, .arg = {1}},
                         .part = 0.6f};

    draw(s, s->list, (nt_view){&pub, NULL, 0}, &ui);
    const ui_rect sun = sun_of(s->list);
    s->frame.height = low;
    draw(s, s->list, (nt_view){&pub, NULL, 0}, &ui);
    const ui_rect same = sun_of(s->list);
    assert_true(sun.w > 0.0f);
    s->frame.height = high;
    assert_float_equal(sun.y, same.y, 0.01f);
    assert_float_equal(sun.w, same.w, 0.01f);
}

/* Where no pile lies beside them, card and rule have the middle as a pair. */
static void the_last_night_has_no_hole(void **state) {
    static const int seats[] = {8, 15};
    stage *s = *state;
    const table_ui ui = {.frame = TABLE_PUBLIC, .seat = s->seat, .part = 1.0f};

    for (size_t i = 0; i < sizeof seats / sizeof seats[0]; i++) {
        const growl_pub pub = {
            .n = (uint8_t)seats[i], .night_open = 1, .nights = GROWL_NIGHTS - 1, .night_card = GROWL_UNSAVED};
        ui_begin(s->list, &s->frame);
        const growl_look look = growl_look_of((nt_view){&pub, NULL, 0}, &ui, s->list);
        const growl_ring ring = growl_ring_of(&look);
        const growl_night_places at = growl_night_places_of(&look, &ring);
        const ui_rect rule = growl_rule_at(&look, &at, GROWL_UNSAVED);
        assert_float_equal((at.card.x + rule.x + rule.w) / 2, ring.centre.x + ring.centre.w / 2, 1.0f);
        growl_pub later = pub; /* the rule has gone */
        later.step = GROWL_STEP_VIEW_NIGHT;
        const growl_look alone = growl_look_of((nt_view){&later, NULL, 0}, &ui, s->list);
        const growl_night_places card = growl_night_places_of(&alone, &ring);
        assert_float_equal(card.card.x + card.card.w / 2, ring.centre.x + ring.centre.w / 2, 1.0f);
    }
}

/* Which one of several games it is stands in a corner; nothing stands there in the first one. */
static void the_corner_counts_games(void **state) {
    stage *s = *state;
    const table_ui ui = {.frame = TABLE_PUBLIC, .seat = s->seat};
    growl_pub pub = by_themselves(6);

    draw(s, s->list, (nt_view){&pub, NULL, 0}, &ui);
    assert_false(stage_shows(s->list, "Game 1"));
    pub.series_game = 1;
    draw(s, s->list, (nt_view){&pub, NULL, 0}, &ui);
    assert_true(stage_shows(s->list, "Game 2"));
}

/* A rule so long that it moves the card leaves pile, card and rule in the middle; when it has gone the card is there.
 */
static void a_long_rule_leaves_no_hole(void **state) {
    stage *s = *state;
    const table_ui ui = {.frame = TABLE_PUBLIC, .seat = s->seat, .part = 1.0f};
    growl_pub pub = {.n = 6, .night_open = 1, .night_card = GROWL_SEANCE};

    stage_words(s, NT_SOURCE_DIR "/locales", "de");
    ui_begin(s->list, &s->frame);
    const growl_look look = growl_look_of((nt_view){&pub, NULL, 0}, &ui, s->list);
    const growl_ring ring = growl_ring_of(&look);
    const float middle = ring.centre.x + ring.centre.w / 2;
    const growl_night_places at = growl_night_places_of(&look, &ring);
    const ui_rect rule = growl_rule_at(&look, &at, GROWL_SEANCE);
    assert_false(at.central);
    assert_float_equal((at.pile.x + rule.x + rule.w) / 2, middle, 1.0f);
    pub.step = GROWL_STEP_VIEW_NIGHT;
    const growl_night_places alone = growl_night_places_of(&look, &ring);
    assert_float_equal(alone.card.x + alone.card.w / 2, middle, 1.0f);
    assert_float_equal(alone.card.x - alone.pile.x, at.card.x - at.pile.x, 1.0f);
    stage_words(s, NT_SOURCE_DIR "/locales", "en");
}

/* Also on a card that is too small for it, and when its rule has gone. */
static void a_night_card_has_its_name(void **state) {
    static const float part[] = {0.0f, GROWL_RULE_GONE + 0.05f, 0.7f};
    stage *s = *state;
    table_ui ui = {
        .frame = TABLE_PUBLIC, .seat = s->seat, .locked = true, .event = {.to = NT_ALL, .kind = GROWL_EV_PASSED}};

    stage_size(s, 1024, 600, 3.78f, 1.0f);
    for (int card = 0; card < GROWL_NIGHT_CARDS; card++) {
        growl_pub pub = {.n = 6,
                         .night_open = 1,
                         .nights = card >= GROWL_FIRST_FINAL ? GROWL_NIGHTS - 1 : 0,
                         .night_card = (uint8_t)card,
                         .caged = GROWL_NONE,
                         .insomnia = GROWL_NONE,
                         .bullet_place = GROWL_NONE,
                         .seance_place = GROWL_NONE,
                         .seance_seat = GROWL_NONE};
        for (uint8_t i = 0; i < pub.n; i++) {
            pub.place[i] = pub.who[i] = i;
            pub.alive[i] = 1;
        }
        for (size_t i = 0; i < sizeof part / sizeof part[0]; i++) {
            ui.part = part[i];
            draw(s, s->list, (nt_view){&pub, NULL, 0}, &ui);
            assert_true(stage_shows(s->list, growl_card_name(&s->list->words, growl_night_id[card])));
        }
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* At the Unsaved a hand is up or has a tick, each of the living's. */
static void who_is_saved_has_a_tick(void **state) {
    enum { SEATS = 6, DEAD = 3 };
    stage *s = *state;
    growl_pub pub = by_themselves(SEATS);
    const table_ui ui = {.frame = TABLE_PUBLIC, .seat = s->seat};

    pub.night_open = 1;
    pub.nights = GROWL_NIGHTS - 1;
    pub.night_card = GROWL_UNSAVED;
    pub.step = GROWL_STEP_SAVE;
    pub.alive[DEAD] = 0;
    memcpy(pub.raised, pub.alive, sizeof pub.raised);
    for (int saved = 0; saved < DEAD; saved++) {
        draw(s, s->list, (nt_view){&pub, NULL, 0}, &ui);
        assert_int_equal(stage_pictures(s->list, "figures/hand"), SEATS - 1 - saved);
        assert_int_equal(stage_pictures(s->list, "figures/check"), saved);
        pub.raised[saved] = 0;
    }
}

/* So many that are drawn round this plate, close to it. */
static int frames_round(const ui_draw *list, ui_rect plate) {
    static const float out = 2.0f, most = 20.0f;
    int n = 0;

    for (int i = 0; i < list->n; i++) {
        const ui_rect at = list->command[i].at;
        n += at.x <= plate.x - out && at.x >= plate.x - most && at.x + at.w >= plate.x + plate.w + out &&
             at.x + at.w <= plate.x + plate.w + most && at.y <= plate.y - out &&
             at.y + at.h <= plate.y + plate.h + most;
    }
    return n;
}

/* While that is told somebody's thread comes to whom it saves, who is framed. */
static void who_saves_is_joined_to_the_saved(void **state) {
    enum { SEATS = 6, BY = 1, SAVED = 4 };
    stage *s = *state;
    growl_pub pub = by_themselves(SEATS);
    table_ui ui = {.frame = TABLE_PUBLIC, .seat = s->seat};

    pub.night_open = 1;
    pub.nights = GROWL_NIGHTS - 1;
    pub.night_card = GROWL_UNSAVED;
    pub.step = GROWL_STEP_SAVE;
    memcpy(pub.raised, pub.alive, sizeof pub.raised);
    draw(s, s->list, (nt_view){&pub, NULL, 0}, &ui);
    const growl_look look = growl_look_of((nt_view){&pub, NULL, 0}, &ui, s->list);
    const growl_ring ring = growl_ring_of(&look);
    const ui_rect plate = ring.at[pub.place[SAVED]].plate;
    const int before = frames_round(s->list, plate), drawn = s->list->n;
    ui.event = (nt_event){.to = NT_ALL, .kind = GROWL_EV_SAVED, .n = 2, .arg = {BY, SAVED}};
    ui.part = 0.5f;
    draw(s, s->list, (nt_view){&pub, NULL, 0}, &ui);
    assert_int_equal(frames_round(s->list, plate), before + 1);
    assert_true(s->list->n >= drawn + 2); /* the frame and the thread */
}

static table_point on_bend(const table_point *p, float part) {
    return table_towards(table_towards(p[0], p[1], part), table_towards(p[1], p[2], part), part);
}

/* So much of it lies on the seats of others, or on the night's card, its pile and its rule. */
static int thread_hides(const growl_thread_room *room, int from, int to) {
    enum { STEPS = 24 };
    const growl_thread way = growl_thread_of(NULL, room, from, to);
    int hidden = 0;

    assert_true(way.bends > 0);
    for (int i = 0; i < way.bends * STEPS; i++) {
        const table_point p = on_bend(way.at + (ptrdiff_t)2 * (i / STEPS), (float)(i % STEPS) / STEPS);
        for (int k = 0; k < room->n; k++) {
            const bool own = k < 2 * room->seats && (k / 2 == from || k / 2 == to);
            hidden += !own && ui_inside(room->off[k], p.x, p.y);
        }
    }
    return hidden;
}

/* The least that is between two threads that run to and fro, in their middle third. */
static float threads_part(const growl_thread_room *room, int from, int to) {
    enum { STEPS = 24, FIRST = 8, LAST = 16 };
    const growl_thread way = growl_thread_of(NULL, room, from, to), back = growl_thread_of(NULL, room, to, from);
    float least = INFINITY;

    for (int i = FIRST; way.bends == 1 && back.bends == 1 && i <= LAST; i++) {
        for (int k = 0; k <= STEPS; k++) {
            const table_point a = on_bend(way.at, (float)i / STEPS), b = on_bend(back.at, (float)k / STEPS);
            least = fminf(least, table_apart(a, b));
        }
    }
    return least;
}

/* Whoever asks whom, with however many: the thread is seen all the way; and where all point, both ways, each by
 * itself. */
static void a_thread_goes_round_everything(void **state) {
    static const int windows[][2] = {{1280, 800}, {1024, 600}, {800, 1280}};
    static const uint8_t seats[] = {4, 6, 8, 10, 15}, cards[] = {GROWL_HOUND, GROWL_UNWANTED};
    enum { SIZES = sizeof windows / sizeof windows[0], CASES = SIZES * sizeof seats };
    /* Between middles: more than a thread is wide; where they are even 16. Among many there is less room. */
    static const float apart = 8.0f, among_many = 4.0f;
    stage *s = *state;

    for (size_t k = 0; k < CASES * sizeof cards; k++) {
        const int *window = windows[k / sizeof seats % SIZES];
        growl_pub pub = by_themselves(seats[k % sizeof seats]);
        const table_ui ui = {.frame = TABLE_PUBLIC, .seat = s->seat, .locked = true, .part = 1.0f};
        const float least = pub.n <= 6 ? apart : among_many;
        pub.night_card = cards[k / CASES];
        pub.night_open = 1;
        pub.step = GROWL_STEP_PEEK;
        pub.seance_seat = GROWL_NONE;
        stage_size(s, window[0], window[1], 3.78f, 1.0f);
        ui_begin(s->list, &s->frame);
        const growl_look look = growl_look_of((nt_view){&pub, NULL, 0}, &ui, s->list);
        const growl_ring ring = growl_ring_of(&look);
        const growl_thread_room room = growl_thread_room_of(&look, &ring);
        for (int i = 0; i < pub.n * pub.n; i++) {
            const int from = i / pub.n, to = i % pub.n;
            if (from != to && thread_hides(&room, from, to) > 0) {
                fail_msg("%dx%d, %d seats: from %d to %d", window[0], window[1], pub.n, from, to);
            }
            if (from < to && pub.night_card == GROWL_UNWANTED && threads_part(&room, from, to) < least) {
                fail_msg("%dx%d, %d seats: %d and %d part by %.1f", window[0], window[1], pub.n, from, to,
                         (double)threads_part(&room, from, to));
            }
        }
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* In German, where rules are long, the card stays large and has its own name: its rule is wide instead. */
static void a_long_rule_leaves_the_card_large(void **state) {
    static const uint8_t seats[] = {4, 6, 8};
    stage *s = *state;
    const table_ui ui = {.frame = TABLE_PUBLIC, .seat = s->seat};

    stage_words(s, NT_SOURCE_DIR "/locales", "de");
    for (size_t f = 0; f < sizeof seats / sizeof seats[0]; f++) {
        growl_pub pub = by_themselves(seats[f]);
        pub.night_open = 1;
        for (uint8_t card = 0; card < GROWL_NIGHT_CARDS; card++) {
            pub.night_card = card;
            draw(s, s->list, (nt_view){&pub, NULL, 0}, &ui);
            const growl_look look = growl_look_of((nt_view){&pub, NULL, 0}, &ui, s->list);
            const growl_ring ring = growl_ring_of(&look);
            const growl_night_places at = growl_night_places_of(&look, &ring);
            assert_true(at.card.w >= 165.0f);
            assert_true(card == GROWL_TRUSTED || /* one word as wide as the card */
                        growl_night_name_fits(s->list, at.card, growl_night_id[card]));
        }
    }
    stage_words(s, NT_SOURCE_DIR "/locales", "en");
}

/* Whoever gives a card away is told what it does. */
static void a_turned_card_is_explained(void **state) {
    static const char *const does[GROWL_KINDS] = {"Three bites turn", "cancels one Bite", "Three wounds kill",
                                                  "cancels one Wound", "Gold counts at the end"};
    stage *s = *state;
    growl_pub pub = {.n = 4, .step = GROWL_STEP_GIVE, .night_card = GROWL_NONE, .alive = {1, 1, 1, 1}, .asked = {1}};
    table_ui ui = {.frame = TABLE_PUBLIC, .seat = s->seat};

    for (uint8_t i = 0; i < pub.n; i++) {
        pub.place[i] = pub.who[i] = i;
    }
    for (uint8_t kind = 0; kind < GROWL_KINDS; kind++) {
        pub.turned = kind;
        draw(s, s->list, (nt_view){&pub, NULL, 0}, &ui);
        assert_true(stage_shows(s->list, does[kind]));
    }
}

/* Cards in the air and arrows of one colour that the list has before the first house. */
typedef struct {
    int backs, left, right;
} below;

static below below_the_houses(const ui_draw *list) {
    below seen = {0};

    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        const char *text = list->arena + c->text;
        if (c->kind == UI_PICTURE && strncmp(text, "growl/house", strlen("growl/house")) == 0) {
            break;
        }
        seen.backs += c->kind == UI_PICTURE && strcmp(text, "growl/back") == 0;
        seen.left += c->kind == UI_SHAPE && strstr(text, "#FFB547") != NULL;
        seen.right += c->kind == UI_SHAPE && strstr(text, "#84C1F7") != NULL;
    }
    return seen;
}

static int small_backs(const ui_draw *list) {
    int n = 0;

    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        n += c->kind == UI_PICTURE && strcmp(list->arena + c->text, "growl/back") == 0 && c->at.w < 60.0f;
    }
    return n;
}

/* Neither plate nor house of a dead player has a passed card over it. */
static void backs_keep_off(const ui_draw *list, const ui_place *dead) {
    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        const bool back = c->kind == UI_PICTURE && strcmp(list->arena + c->text, "growl/back") == 0;
        assert_false(back && ui_meet(c->at, dead->plate));
        assert_false(back && ui_meet(c->at, growl_house_box(dead)));
    }
}

/* Whatever is passed flies over the houses that pass, no arrow does, and between all of these one says each
 * direction, in one bow past the dead. */
static void passed_cards_are_seen_whole(void **state) {
    static const int seats[] = {4, 8, 15};
    stage *s = *state;

    for (size_t f = 0; f < sizeof seats / sizeof seats[0]; f++) {
        const int n = seats[f], dead = n > 8 ? n / 2 : 2;
        growl_pub pub = {.n = (uint8_t)n,
                         .night_open = 1,
                         .night_card = GROWL_SEANCE,
                         .turned = GROWL_NONE,
                         .caged = GROWL_NONE,
                         .insomnia = GROWL_NONE,
                         .bullet_place = GROWL_NONE,
                         .seance_place = 0};
        table_ui ui = {
            .frame = TABLE_PUBLIC, .seat = s->seat, .locked = true, .event = {.to = NT_ALL, .kind = GROWL_EV_PASSED}};
        for (uint8_t i = 0; i < n; i++) {
            pub.place[i] = pub.who[i] = i;
            pub.alive[i] = pub.night[0].passed[i] = 1;
            pub.hand[i] = 6;
            pub.night[0].left[i] = (uint8_t)((i + 1) % n);
            pub.night[0].right[i] = (uint8_t)((i + n - 1) % n);
        }
        pub.alive[dead] = pub.night[0].passed[dead] = 0;
        pub.night[0].left[dead - 1] = (uint8_t)((dead + 1) % n);
        pub.night[0].right[(dead + 1) % n] = (uint8_t)(dead - 1);
        draw(s, s->list, (nt_view){&pub, NULL, 0}, &ui);
        assert_true(stage_shows(s->list, growl_card_text(&s->list->words, "seance")));
        assert_int_equal(below_the_houses(s->list).left, 0);
        ui.part = GROWL_RULE_GONE * 0.9f; /* what is left of the rule has no arrow over it */
        draw(s, s->list, (nt_view){&pub, NULL, 0}, &ui);
        assert_int_equal(below_the_houses(s->list).left, 0);
        for (int tenth = 4; tenth < 10; tenth += 2) {
            ui.part = (float)tenth / 10.0f;
            const nt_view view = {&pub, NULL, 0};
            draw(s, s->list, view, &ui);
            assert_false(stage_shows(s->list, growl_card_text(&s->list->words, "seance"))); /* it has been done */
            const growl_look look = growl_look_of(view, &ui, s->list);
            const below seen = below_the_houses(s->list);
            assert_int_equal(seen.backs, 0);
            assert_true(small_backs(s->list) > 0);
            assert_int_equal(seen.left, n - 1);
            assert_int_equal(seen.right, n - 1);
            const growl_ring ring = growl_ring_of(&look);
            backs_keep_off(s->list, &ring.at[dead]);
            ui_count count[GROWL_COUNTS];
            growl_counts(&look, 0, count);
            assert_int_equal(count[0].number, tenth < 8 ? 5 : 4); /* what lies outside is no longer in the hand */
            growl_counts(&look, dead, count);
            assert_int_equal(count[0].number, 6);
        }
    }
}

/* In a tall frame one direction goes over the plates of each row and the other below them, also below the lower one.
 */
static void a_tall_frame_has_arrows_below_its_lower_row(void **state) {
    enum { N = 10, IN_A_ROW = 4 };
    stage *s = *state;
    growl_pub pub = cards_are_passed();
    table_ui ui = {.frame = TABLE_PUBLIC,
                   .seat = s->seat,
                   .locked = true,
                   .event = {.to = NT_ALL, .kind = GROWL_EV_PASSED},
                   .part = 0.5f};
    const nt_view view = {&pub, NULL, 0};
    float foot = 0.0f;
    int low = 0;

    pub.n = N;
    pub.night_open = 1;
    for (uint8_t i = 0; i < N; i++) {
        pub.place[i] = pub.who[i] = i;
        pub.alive[i] = pub.night[0].passed[i] = 1;
        pub.night[0].left[i] = (uint8_t)((i + 1) % N);
        pub.night[0].right[i] = (uint8_t)((i + N - 1) % N);
    }
    stage_size(s, 800, 1280, 3.78f, 1.0f);
    draw(s, s->list, view, &ui);
    const growl_look look = growl_look_of(view, &ui, s->list);
    const growl_ring ring = growl_ring_of(&look);
    for (int i = 0; i < N; i++) {
        foot = fmaxf(foot, ring.at[i].plate.y + ring.at[i].plate.h);
    }
    for (int i = 0; i < s->list->n; i++) {
        const ui_command *c = &s->list->command[i];
        const bool arrow = c->kind == UI_SHAPE && strstr(s->list->arena + c->text, "#FFB547") != NULL;
        low += arrow && c->at.y + c->at.h > foot + 14.0f + 5.0f;
    }
    assert_int_equal(low, IN_A_ROW - 1);
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

static void backs_lie(const ui_draw *was, const ui_draw *list) {
    int at = 0;

    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        if (c->kind != UI_PICTURE || strcmp(list->arena + c->text, "growl/back") != 0 || c->at.w >= 60.0f) {
            continue;
        }
        while (at < was->n && memcmp(&was->command[at].at, &c->at, sizeof c->at) != 0) {
            at++;
        }
        assert_true(at < was->n);
    }
}

/* All cards lie at the neighbours before the arrows go, and nothing of these is left when the passing has been told.
 */
static void arrows_go_when_the_cards_lie(void **state) {
    stage *s = *state;
    growl_pub pub = cards_are_passed();
    table_ui ui = {
        .frame = TABLE_PUBLIC, .seat = s->seat, .locked = true, .event = {.to = NT_ALL, .kind = GROWL_EV_PASSED}};
    ui_draw *end = s->list, *lie = s->other;

    pub.night_open = 1;
    for (uint8_t i = 0; i < pub.n; i++) {
        pub.night[0].passed[i] = 1;
        pub.night[0].left[i] = (uint8_t)((i + 1) % pub.n);
        pub.night[0].right[i] = (uint8_t)((i + pub.n - 1) % pub.n);
    }
    ui.part = GROWL_PASSED_LIES;
    draw(s, lie, (nt_view){&pub, NULL, 0}, &ui);
    assert_int_equal(below_the_houses(lie).left, pub.n);
    assert_int_equal(small_backs(lie), 2 * pub.n);
    ui.part = 0.99f;
    draw(s, end, (nt_view){&pub, NULL, 0}, &ui);
    assert_int_equal(below_the_houses(end).left, 0);
    assert_int_equal(small_backs(end), 2 * pub.n);
    backs_lie(lie, end);
}

/* What is passed hides no plate on its way, no other card and no sentence, and nothing of it is lost at an edge. */
static void passed_cards_keep_off_the_plates(void **state) {
    static const float edge = 8.0f, hangs = 6.0f; /* over the apron's edge */
    stage *s = *state;

    for (uint8_t n = 7; n <= GROWL_SEATS; n++) {
        growl_pub pub = cards_are_passed();
        table_ui ui = {
            .frame = TABLE_PUBLIC, .seat = s->seat, .locked = true, .event = {.to = NT_ALL, .kind = GROWL_EV_PASSED}};
        pub.n = n;
        pub.night_open = 1;
        for (uint8_t i = 0; i < n; i++) {
            pub.place[i] = pub.who[i] = i;
            pub.alive[i] = pub.night[0].passed[i] = 1;
            pub.night[0].left[i] = (uint8_t)((i + 1) % n);
            pub.night[0].right[i] = (uint8_t)((i + n - 1) % n);
        }
        for (int step = 1; step <= 4; step++) { /* on their way to the left, then to the right */
            const float part = 0.5f * (float)(step > 2) + 0.12f * (float)(2 - step % 2);
            ui.part = GROWL_CARDS_GO + (GROWL_PASSED_LIES - GROWL_CARDS_GO) * part;
            draw(s, s->list, (nt_view){&pub, NULL, 0}, &ui);
            const growl_look look = growl_look_of((nt_view){&pub, NULL, 0}, &ui, s->list);
            const growl_ring ring = growl_ring_of(&look);
            const ui_rect table = {edge, edge, s->frame.width - 2 * edge, ring.bottom + hangs - edge};
            for (int i = 0; i < s->list->n; i++) {
                const ui_command *c = &s->list->command[i];
                const bool back = c->kind == UI_PICTURE && strcmp(s->list->arena + c->text, "growl/back") == 0;
                for (int seat = 0; back && seat < n; seat++) {
                    assert_false(ui_meet(c->at, ring.at[seat].plate));
                }
                assert_false(back && ui_meet(c->at, growl_banner_place(&s->frame, n)));
                assert_true(!back || (c->at.x >= table.x && c->at.x + c->at.w <= table.x + table.w));
                assert_true(!back || (c->at.y >= table.y && c->at.y + c->at.h <= table.y + table.h));
                for (int other = 0; back && other < i; other++) {
                    const ui_command *o = &s->list->command[other];
                    const bool on_top = o->kind == UI_PICTURE && ui_meet(o->at, c->at) &&
                                        strcmp(s->list->arena + o->text, "growl/back") == 0;
                    assert_false(on_top);
                }
            }
        }
    }
}

/* The place in the list of a seat's name. */
static int named_at(const ui_draw *list, const char *name) {
    for (int i = 0; i < list->n; i++) {
        if (list->command[i].kind == UI_TEXT && strcmp(list->arena + list->command[i].text, name) == 0) {
            return i;
        }
    }
    return -1;
}

/* Of all who live to their neighbours. */
static void pass_round(growl_pub *pub) {
    growl_night *night = &pub->night[pub->nights];

    for (uint8_t i = 0; i < pub->n; i++) {
        int left = 1, right = pub->n - 1;
        while (!pub->alive[(i + left) % pub->n]) {
            left++;
        }
        while (!pub->alive[(i + right) % pub->n]) {
            right--;
        }
        night->passed[i] = pub->alive[i];
        night->left[i] = (uint8_t)((i + left) % pub->n);
        night->right[i] = (uint8_t)((i + right) % pub->n);
    }
}

/* Cards that meet a plate; each does behind its name. */
static int behind_plates(stage *s, const growl_ring *ring, int n) {
    int behind = 0;

    for (int i = 0; i < s->list->n; i++) {
        const ui_command *c = &s->list->command[i];
        const bool back = c->kind == UI_PICTURE && strcmp(s->list->arena + c->text, "growl/back") == 0;
        for (int seat = 0; back && seat < n; seat++) {
            const bool meets = ui_meet(c->at, ring->at[seat].plate);
            behind += meets;
            assert_true(!meets || i < named_at(s->list, s->seat[seat].name));
        }
    }
    return behind;
}

/* Where it lands, or goes closely past the dead, a card goes behind whatever plate is in its way. */
static void passed_cards_go_behind_the_plates(void **state) {
    enum { STEPS = 25 };
    static const struct {
        int w, h, n, dead;
    } at[] = {{1280, 800, 15, -1}, {800, 1280, 12, 5}};
    stage *s = *state;

    for (size_t f = 0; f < sizeof at / sizeof at[0]; f++) {
        growl_pub pub = cards_are_passed();
        table_ui ui = {
            .frame = TABLE_PUBLIC, .seat = s->seat, .locked = true, .event = {.to = NT_ALL, .kind = GROWL_EV_PASSED}};
        const nt_view view = {&pub, NULL, 0};
        int behind = 0;
        pub.n = (uint8_t)at[f].n;
        pub.night_open = 1;
        for (uint8_t i = 0; i < pub.n; i++) {
            pub.place[i] = pub.who[i] = i;
            pub.alive[i] = i != at[f].dead;
        }
        pass_round(&pub);
        stage_size(s, at[f].w, at[f].h, 3.78f, 1.0f);
        for (int step = 0; step <= STEPS; step++) {
            ui.part = GROWL_CARDS_GO + (GROWL_PASSED_LIES - GROWL_CARDS_GO) * (float)step / STEPS;
            draw(s, s->list, view, &ui);
            const growl_look look = growl_look_of(view, &ui, s->list);
            const growl_ring ring = growl_ring_of(&look);
            behind += behind_plates(s, &ring, pub.n);
        }
        assert_true(behind > 0);
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* Past two dead of the lower row both cards go below them: over the middle they crossed those of others. */
static void cards_go_below_the_dead(void **state) {
    enum { SEATS = 8 };
    static const float hangs = 6.0f; /* over the apron's edge */
    stage *s = *state;
    growl_pub pub = cards_are_passed();
    table_ui ui = {
        .frame = TABLE_PUBLIC, .seat = s->seat, .locked = true, .event = {.to = NT_ALL, .kind = GROWL_EV_PASSED}};
    int low = 0, below_them = 0;

    pub.n = SEATS;
    pub.night_open = 1;
    pub.seance_seat = GROWL_NONE;
    for (uint8_t i = 0; i < SEATS; i++) {
        pub.place[i] = pub.who[i] = i;
        pub.alive[i] = pub.night[0].passed[i] = 1;
        pub.night[0].left[i] = (uint8_t)((i + 1) % SEATS);
        pub.night[0].right[i] = (uint8_t)((i + SEATS - 1) % SEATS);
    }
    draw(s, s->list, (nt_view){&pub, NULL, 0}, &ui);
    const growl_look look = growl_look_of((nt_view){&pub, NULL, 0}, &ui, s->list);
    const growl_ring ring = growl_ring_of(&look);
    while (ring.at[low].plate.y <= ring.at[low + 2].plate.y || ring.at[low + 1].plate.y <= ring.at[low + 2].plate.y) {
        low++;
        assert_true(low + 2 < SEATS);
    }
    const int dead[] = {low, (low + 1) % SEATS}, a = (low + SEATS - 1) % SEATS, b = (low + 2) % SEATS;
    for (int i = 0; i < 2; i++) {
        pub.alive[dead[i]] = pub.night[0].passed[dead[i]] = 0;
    }
    pub.night[0].left[a] = (uint8_t)b;
    pub.night[0].right[b] = (uint8_t)a;
    ui.part = 0.5f;
    draw(s, s->list, (nt_view){&pub, NULL, 0}, &ui);
    for (int i = 0; i < s->list->n; i++) {
        const ui_command *c = &s->list->command[i];
        const bool back = c->kind == UI_PICTURE && strcmp(s->list->arena + c->text, "growl/back") == 0;
        const ui_rect plate = ring.at[dead[0]].plate;
        const bool lies_low = back && c->at.w < 60.0f && c->at.y >= plate.y + plate.h;
        below_them += lies_low;
        assert_true(!lies_low || c->at.y + c->at.h <= ring.bottom + hangs);
        assert_false(back && (ui_meet(c->at, plate) || ui_meet(c->at, ring.at[dead[1]].plate)));
    }
    assert_int_equal(below_them, 1); /* the other one waits for it */
}

static float sharpest(const growl_lane *way) {
    float most = 0.0f;

    for (int i = 1; i < way->n - 1; i++) {
        const table_point a = way->at[i - 1], b = way->at[i], c = way->at[i + 1];
        const float turn = fabsf(atan2f(c.y - b.y, c.x - b.x) - atan2f(b.y - a.y, b.x - a.x));
        most = fmaxf(most, fminf(turn, 6.2831853f - turn));
    }
    return most;
}

static bool goes_behind(const growl_lane *way, ui_rect card) {
    bool behind = false;

    for (int i = 0; i < way->n; i++) {
        behind |= ui_inside(card, way->at[i].x, way->at[i].y);
    }
    return behind;
}

static float lowest(const growl_lane *way) {
    float y = 0.0f;

    for (int i = 0; i < way->n; i++) {
        y = fmaxf(y, way->at[i].y);
    }
    return y;
}

/* Past whoever takes no part, be it one or many, arrows bend softly, round the night's card and above the apron. */
static void ways_past_others_have_no_corner(void **state) {
    static const float corner = 0.35f, half = 2.8f; /* radians at one of its points; of its width */
    stage *s = *state;

    for (uint8_t n = 7; n <= 12; n++) {
        growl_pub pub = cards_are_passed();
        const table_ui ui = {.frame = TABLE_PUBLIC,
                             .seat = s->seat,
                             .locked = true,
                             .part = GROWL_WAYS_DRAWN,
                             .event = {.to = NT_ALL, .kind = GROWL_EV_PASSED}};
        pub.n = n;
        pub.nights = 2;
        pub.night_open = 1;
        for (uint8_t i = 0; i < n; i++) {
            pub.place[i] = pub.who[i] = i;
        }
        for (int from = 0; from < n; from++) {
            for (int past = 1; past <= n / 2; past++) {
                for (uint8_t i = 0; i < n; i++) {
                    const int after = (i + n - from) % n;
                    pub.alive[i] = pub.night[2].passed[i] = after == 0 || after > past;
                }
                ui_begin(s->list, &s->frame);
                const growl_look look = growl_look_of((nt_view){&pub, NULL, 0}, &ui, s->list);
                const growl_ring ring = growl_ring_of(&look);
                const growl_night_places lie = growl_night_places_of(&look, &ring);
                const growl_lane way = growl_lane_of(&look, &ring, &lie, from, (from + past + 1) % n, true);
                assert_true(sharpest(&way) < corner);
                assert_false(goes_behind(&way, lie.card));
                assert_true(lowest(&way) + half <= ring.bottom);
            }
        }
    }
}

static int piles(const ui_draw *list) {
    int n = 0;

    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        n += c->kind == UI_PICTURE && strcmp(list->arena + c->text, "growl/back") == 0 && c->at.w >= 60.0f;
    }
    return n;
}

/* The cards are there before they are dealt. */
static void the_whole_pile_waits_for_the_deal(void **state) {
    stage *s = *state;
    growl_pub pub = {.n = 4, .step = GROWL_STEP_DEAL};
    const table_ui ui = {.frame = TABLE_PUBLIC, .seat = s->seat, .locked = true, .part = 1.0f};

    for (uint8_t i = 0; i < pub.n; i++) {
        pub.place[i] = pub.who[i] = i;
        pub.alive[i] = 1;
    }
    draw(s, s->list, (nt_view){&pub, NULL, 0}, &ui);
    assert_int_equal(piles(s->list), 1);
}

/* Four seats pass over the pile's place: a card there would look drawn from it. Beside other ways it stays. */
static void the_pile_is_away_where_cards_pass(void **state) {
    static const float part[] = {0.0f, GROWL_WAYS_DRAWN, 0.5f, GROWL_PASSED_LIES, 1.0f};
    stage *s = *state;

    for (uint8_t n = 4; n <= 8; n += 4) {
        growl_pub pub = cards_are_passed();
        table_ui ui = {
            .frame = TABLE_PUBLIC, .seat = s->seat, .locked = true, .event = {.to = NT_ALL, .kind = GROWL_EV_PASSED}};
        pub.n = n;
        pub.night_open = 1;
        pub.pile = pub.pile_full = 20;
        for (uint8_t i = 0; i < n; i++) {
            pub.place[i] = pub.who[i] = i;
            pub.alive[i] = pub.night[0].passed[i] = 1;
            pub.night[0].left[i] = (uint8_t)((i + 1) % n);
            pub.night[0].right[i] = (uint8_t)((i + n - 1) % n);
        }
        for (size_t i = 0; i < sizeof part / sizeof part[0]; i++) {
            const bool away = n == 4 && part[i] >= GROWL_WAYS_DRAWN && part[i] <= GROWL_PASSED_LIES;
            ui.part = part[i];
            draw(s, s->list, (nt_view){&pub, NULL, 0}, &ui);
            assert_int_equal(piles(s->list), away ? 0 : 1);
        }
    }
}

/* Two seats are confirmed right below the rule, by a button as wide. */
static void a_pair_is_confirmed_below_its_rule(void **state) {
    static const uint8_t seats[] = {4, 10};
    const nt_move pair = {.kind = GROWL_MOVE_PAIR, .arg = {0, 1}};
    stage *s = *state;

    for (size_t f = 0; f < sizeof seats; f++) {
        growl_pub pub = cards_are_passed();
        const table_ui ui = {.frame = TABLE_PUBLIC, .seat = s->seat, .legal = &pair, .n_legal = 1};
        pub.n = seats[f];
        pub.night_open = 1;
        pub.night_card = GROWL_GIFT;
        for (uint8_t i = 0; i < pub.n; i++) {
            pub.place[i] = pub.who[i] = i;
            pub.alive[i] = 1;
        }
        draw(s, s->list, (nt_view){&pub, NULL, 0}, &ui);
        const growl_look look = growl_look_of((nt_view){&pub, NULL, 0}, &ui, s->list);
        const growl_ring ring = growl_ring_of(&look);
        const growl_night_places at = growl_night_places_of(&look, &ring);
        const ui_rect rule = growl_rule_at(&look, &at, GROWL_GIFT);
        const ui_zone *button = ui_zone_named(s->list, ZONE_CONFIRM, 0);
        assert_non_null(button);
        assert_float_equal(button->at.x, rule.x, 0.5f);
        assert_float_equal(button->at.w, rule.w, 0.5f);
    }
}

/* A card that is given is seen in what it does, at the house of the one who gets it and at no other. */
static void a_given_card_does_something(void **state) {
    enum { SEATS = 6, TO = 3 };
    static const char *const does[GROWL_KINDS] = {"#A81815", "figures/horseshoe", "#C79BF0", "figures/leaf",
                                                  "figures/coin"};
    stage *s = *state;
    growl_pub pub = {.n = SEATS, .night_card = GROWL_NONE, .bullet_place = GROWL_NONE, .seance_place = GROWL_NONE};
    table_ui ui = {.frame = TABLE_PUBLIC,
                   .seat = s->seat,
                   .locked = true,
                   .event = {.to = NT_ALL, .kind = GROWL_EV_GIFT, .n = 3, .arg = {0, 0, TO}}};

    for (uint8_t i = 0; i < SEATS; i++) {
        pub.place[i] = pub.who[i] = i;
        pub.alive[i] = 1;
    }
    for (uint8_t kind = 0; kind < GROWL_KINDS; kind++) {
        pub.turned = ui.event.arg[1] = kind;
        for (int part = 0; part < 2; part++) {
            ui.part = part == 0 ? 0.2f : 0.7f;
            const nt_view view = {&pub, NULL, 0};
            draw(s, s->list, view, &ui);
            const growl_look look = growl_look_of(view, &ui, s->list);
            const growl_ring ring = growl_ring_of(&look);
            for (int i = 0; i < SEATS; i++) {
                const ui_rect house = growl_house_box(&ring.at[i]);
                assert_int_equal(drawn_there(s->list, does[kind], house) > 0, part == 1 && i == TO);
            }
        }
    }
}

/* On a window that stands card, rule and pile lie together between the rows, not between two seats of the upper one.
 */
static void a_night_lies_between_the_rows(void **state) {
    enum { LEAST = 4, MOST = 10 };
    static const float near = 60.0f;
    stage *s = *state;
    const table_ui ui = {.frame = TABLE_PUBLIC, .seat = s->seat, .part = 1.0f};

    stage_size(s, 800, 1280, 3.78f, 1.0f);
    for (uint8_t n = LEAST; n <= MOST; n++) {
        growl_pub pub = by_themselves(n);
        pub.night_open = 1;
        pub.night_card = GROWL_SERUM;
        ui_begin(s->list, &s->frame);
        const growl_look look = growl_look_of((nt_view){&pub, NULL, 0}, &ui, s->list);
        const growl_ring ring = growl_ring_of(&look);
        const growl_night_places at = growl_night_places_of(&look, &ring);
        float upper = 0.0f;
        for (int i = 0; i < n; i++) {
            const ui_rect plate = ring.at[i].plate;
            upper = plate.y < 0.3f * s->frame.height ? fmaxf(upper, plate.y + plate.h) : upper;
        }
        assert_true(at.card.y > upper);
        assert_true(at.pile.x + at.pile.w + near > at.card.x);
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* On its way a given card passes over no house but the one that it is brought to, or hardly ever. */
static void a_given_card_goes_round_houses(void **state) {
    enum { PARTS = 12, FEW = 2 };
    static const int window[][2] = {{1280, 800}, {1024, 600}, {800, 1280}, {1920, 1080}};
    static const float flies = (float)GROWL_GIFT_FLIES / (float)GROWL_GIFT_TAKES;
    stage *s = *state;

    for (size_t f = 0; f < sizeof window / sizeof window[0]; f++) {
        stage_size(s, window[f][0], window[f][1], 3.78f, 1.0f);
        for (uint8_t n = 4; n <= GROWL_SEATS; n++) {
            const growl_pub pub = by_themselves(n);
            int bad = 0;
            for (uint8_t to = 1; to < n; to++) {
                table_ui ui = {.frame = TABLE_PUBLIC, .seat = s->seat, .locked = true};
                ui.event = (nt_event){.to = NT_ALL, .kind = GROWL_EV_GIFT, .n = 3, .arg = {0, GROWL_BITE, to}};
                bool meets = false;
                for (int part = 0; part <= PARTS; part++) {
                    ui.part = flies * (float)part / PARTS;
                    draw(s, s->list, (nt_view){&pub, NULL, 0}, &ui);
                    const growl_look look = growl_look_of((nt_view){&pub, NULL, 0}, &ui, s->list);
                    const growl_ring ring = growl_ring_of(&look);
                    const ui_mark *card = ui_mark_next(s->list, GROWL_MARK_GIVEN, NULL);
                    for (int i = 0; i < n; i++) {
                        meets |= i != to && ui_meet(card->at, growl_house_box(&ring.at[i]));
                    }
                }
                bad += meets;
            }
            assert_in_range(bad, 0, FEW);
        }
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* Where it is read a last time it lies beside the night's empty place: in a tall window of few there is room. */
static void a_given_card_leaves_the_nights_place_whole(void **state) {
    enum { SEATS = 4 };
    stage *s = *state;
    const growl_pub pub = by_themselves(SEATS);

    stage_size(s, 800, 1280, 3.78f, 1.0f);
    for (uint8_t to = 1; to < SEATS; to++) {
        table_ui ui = {.frame = TABLE_PUBLIC, .seat = s->seat, .locked = true};
        ui.event = (nt_event){.to = NT_ALL, .kind = GROWL_EV_GIFT, .n = 3, .arg = {0, GROWL_BITE, to}};
        ui.part = (float)GROWL_GIFT_FLIES / (float)GROWL_GIFT_TAKES;
        draw(s, s->list, (nt_view){&pub, NULL, 0}, &ui);
        const ui_mark *card = ui_mark_next(s->list, GROWL_MARK_GIVEN, NULL),
                      *night = ui_mark_next(s->list, GROWL_MARK_NIGHTS, NULL);
        assert_non_null(card);
        assert_non_null(night);
        assert_false(ui_meet(card->at, night->at));
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* Where something of this colour is drawn highest. */
static float top_of(const ui_draw *list, const char *colour) {
    float top = 1e6f;

    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        if (c->kind == UI_SHAPE && strstr(list->arena + c->text, colour) != NULL) {
            top = fminf(top, c->at.y);
        }
    }
    return top;
}

/* Jaws open within the frame at whatever seat. */
static void jaws_open_within_the_frame(void **state) {
    enum { SEATS = 8, PARTS = 20 };
    stage *s = *state;
    growl_pub pub = by_themselves(SEATS);
    table_ui ui = {.frame = TABLE_PUBLIC, .seat = s->seat, .locked = true};

    for (uint8_t to = 1; to < SEATS; to++) {
        float top = 1e6f;
        ui.event = (nt_event){.to = NT_ALL, .kind = GROWL_EV_GIFT, .n = 3, .arg = {0, GROWL_BITE, to}};
        for (int part = 0; part <= PARTS; part++) {
            ui.part = (float)part / PARTS;
            draw(s, s->list, (nt_view){&pub, NULL, 0}, &ui);
            top = fminf(top, top_of(s->list, "#A81815"));
        }
        assert_in_range((int)top, 4, (int)s->frame.height);
    }
}

/* The backs that are drawn before the plate of a seat, which follows them at once: cards of its home tile. */
static int backs_before_plate(const ui_draw *list, ui_rect plate, ui_rect out[GROWL_TILE_SEEN]) {
    int backs = 0;

    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        const char *name = list->arena + c->text;
        const bool sign = c->kind == UI_PICTURE && strcmp(name, "figures/card") == 0;
        if (sign && ui_meet(c->at, plate)) {
            return backs;
        }
        if (c->kind == UI_PICTURE && strcmp(name, "growl/back") == 0 && backs < GROWL_TILE_SEEN) {
            out[backs++] = c->at;
        }
        backs = sign ? 0 : backs;
    }
    return -1;
}

static ui_rect box_of_words(const ui_draw *list, const char *words) {
    for (int i = 0; i < list->n_boxes; i++) {
        if (strcmp(list->arena + list->box[i].text, words) == 0) {
            return list->box[i].at;
        }
    }
    fail_msg("%s is not said", words);
    return (ui_rect){0};
}

static int lit_plates(const ui_draw *list) {
    int lit = 0;
    for (const ui_mark *m = NULL; (m = ui_mark_next(list, UI_MARK_LIT, m)) != NULL;) {
        lit++;
    }
    return lit;
}

/* Whoever chooses alone is pointed out, and nobody of several who choose at once, not even the last. */
static void the_last_of_several_is_not_pointed_out(void **state) {
    stage *s = *state;
    growl_pub pub = cards_are_passed();
    table_ui ui = {.frame = TABLE_PUBLIC, .seat = s->seat};
    for (int i = 0; i < pub.n; i++) {
        pub.asked[i] = i == 0;
        pub.done[i] = 0;
    }
    draw(s, s->list, (nt_view){&pub, NULL, 0}, &ui);
    assert_int_equal(lit_plates(s->list), 1);
    for (int i = 1; i < pub.n; i++) {
        pub.done[i] = 1;
    }
    draw(s, s->list, (nt_view){&pub, NULL, 0}, &ui);
    assert_int_equal(lit_plates(s->list), 0);
}

/* Cards that are taken up can be counted on their way, and are gone behind the plate before they are in the hand. */
static void cards_taken_up_are_counted(void **state) {
    static const int seats[] = {4, 8, 15};
    stage *s = *state;

    for (size_t f = 0; f < sizeof seats / sizeof seats[0]; f++) {
        growl_pub pub = cards_are_passed();
        pub.n = (uint8_t)seats[f];
        pub.step = GROWL_STEP_VIEW_NIGHT;
        pub.night_card = GROWL_CAGED;
        pub.night_open = 1;
        table_ui ui = {.frame = TABLE_PUBLIC, .seat = s->seat, .locked = true};
        memset(pub.tile, 0, sizeof pub.tile);
        for (uint8_t i = 0; i < pub.n; i++) {
            pub.place[i] = pub.who[i] = i;
            pub.alive[i] = 1;
            pub.asked[i] = pub.done[i] = 0;
            pub.hand[i] = 6;
        }
        for (uint8_t seat = 0; seat < pub.n; seat++) {
            ui_rect back[GROWL_TILE_SEEN] = {0};
            pub.tile[seat] = 2;
            ui.event = (nt_event){.to = NT_ALL, .kind = GROWL_EV_TAKEN, .n = 2, .arg = {seat, 2}};
            ui.part = 0.4f;
            draw(s, s->list, (nt_view){&pub, NULL, 0}, &ui);
            const growl_look look = growl_look_of((nt_view){&pub, NULL, 0}, &ui, s->list);
            const growl_ring ring = growl_ring_of(&look);
            const ui_rect plate = ring.at[seat].plate;
            assert_int_equal(backs_before_plate(s->list, plate, back), 2);
            assert_true(stage_shows(s->list, "The cards are taken up.")); /* one line, not one for each */
            assert_true(back[1].x - back[0].x > back[0].w / 2);
            assert_true(back[0].x >= 0 && back[1].x + back[1].w <= s->frame.width && back[0].y >= 0);
            const ui_rect house = growl_house_box(&ring.at[seat]), door = ui_inset(house, 0.12f * house.w);
            assert_false(ui_meet(back[0], door) || ui_meet(back[1], door));
            const ui_rect told = box_of_words(s->list, "+2"); /* off name and counts, and whole */
            assert_true(told.y > plate.y + plate.h - 14.0f && told.x + told.w <= s->frame.width);
            assert_int_equal(growl_taken_by(&look, seat), 0);
            ui.part = 0.99f;
            assert_int_equal(growl_taken_by(&look, seat), 2); /* they are counted as they come in */
            draw(s, s->list, (nt_view){&pub, NULL, 0}, &ui);
            assert_int_equal(backs_before_plate(s->list, plate, back), 2);
            for (int i = 0; i < 2; i++) {
                assert_true(back[i].y >= plate.y && back[i].y + back[i].h <= plate.y + plate.h);
                assert_true(back[i].x >= plate.x && back[i].x + back[i].w <= plate.x + plate.w);
            }
            pub.tile[seat] = 0;
        }
    }
}

/* This headline stands at the top, and no house before it. */
static void says_at_the_top(stage *s, const growl_pub *pub, int step, const char *words) {
    ui_rect head = {0};

    assert_true(results_say(s, pub, step, NULL, 0, words));
    for (int i = 0; i < s->list->n_boxes; i++) {
        head = strcmp(s->list->arena + s->list->box[i].text, words) == 0 ? s->list->box[i].at : head;
    }
    assert_true(head.h > 0 && head.y + head.h < 90.0f);
    const float wide = ui_label_width(&s->frame, &UI_STYLE_TITLE, words) + 48.0f; /* its plate */
    head = ui_centre(head, wide, head.h);
    for (int i = 0; i < s->list->n; i++) {
        const ui_command *c = &s->list->command[i];
        const bool house = strncmp(s->list->arena + c->text, "growl/house", strlen("growl/house")) == 0;
        assert_false(c->kind == UI_PICTURE && house && ui_meet(c->at, head));
    }
}

static void the_growl_has_its_verdict_at_the_top(void **state) {
    enum { CHEER = 3, WINNER = 4 };
    stage *s = *state;

    for (uint8_t n = 4; n <= GROWL_SEATS; n++) {
        growl_pub pub = {.n = n, .step = GROWL_STEP_OVER, .ended = 1, .winner = GROWL_HUMAN};
        for (uint8_t i = 0; i < n; i++) {
            pub.place[i] = pub.who[i] = i;
            pub.alive[i] = 1;
        }
        says_at_the_top(s, &pub, CHEER, "The living humans cheer");
        says_at_the_top(s, &pub, WINNER, "The humans win");
    }
}

/* What was read before goes first: one headline never lies over the other, and none is cut. */
static void a_headline_goes_before_the_next_comes(void **state) {
    enum { CHEER = 3, PARTS = 60 };
    static const char *const words[] = {"All other wolves growl", "The living humans cheer"};
    stage *s = *state;
    growl_pub pub = by_themselves(6);
    table_ui ui = {.frame = TABLE_RESULTS, .seat = s->seat, .asked = NT_SPECTATOR, .part = 1.0f, .step = CHEER};
    bool bare = false;

    pub.step = GROWL_STEP_OVER;
    pub.ended = 1;
    pub.winner = GROWL_HUMAN;
    pub.team[0] = pub.team[1] = pub.zero[0] = GROWL_WOLF;
    pub.team[2] = GROWL_WOLF;
    for (int part = 0; part <= PARTS; part++) {
        ui.opening = 1.0f - (float)part / PARTS;
        draw(s, s->list, (nt_view){&pub, NULL, NT_SPECTATOR}, &ui);
        const int old = stage_shows(s->list, words[0]), now = stage_shows(s->list, words[1]);
        assert_true(old + now <= 1);
        assert_true(part > 0 || old);
        assert_true(part < PARTS || now);
        bare = bare || old + now == 0;
    }
    assert_true(bare);
}

/* How many words are just that. */
static int says(const ui_draw *list, const char *word) {
    int n = 0;

    for (int i = 0; i < list->n_boxes; i++) {
        n += strcmp(list->arena + list->box[i].text, word) == 0;
    }
    return n;
}

/* One wolf after the other: its windows, its eyes, and last what it was; as long for each, also where many are. */
static void wolves_come_one_by_one(void **state) {
    enum { ZEROES = 1, EACH = 450, MOST = 2250 };
    stage *s = *state;
    growl_pub pub = by_themselves(6);
    table_ui ui = {.frame = TABLE_RESULTS, .seat = s->seat, .asked = NT_SPECTATOR, .part = 1.0f, .step = ZEROES};
    const nt_view view = {&pub, NULL, NT_SPECTATOR};

    pub.step = GROWL_STEP_OVER;
    pub.ended = 1;
    for (int i = 0; i < 3; i++) {
        pub.team[i] = GROWL_WOLF;
        pub.zero[i] = 1;
    }
    const uint32_t ms = growl_table.state(view, &ui).results_ms;
    assert_int_equal(ms, 3 * EACH);
    for (int wolf = 0; wolf < 3; wolf++) {
        ui.opening = 1.0f - ((float)wolf + 0.7f) * (float)EACH / (float)ms; /* its eyes are open */
        draw(s, s->list, view, &ui);
        assert_int_equal(says(s->list, "Wolf Zero"), wolf);
        ui.opening = 1.0f - ((float)wolf + 0.95f) * (float)EACH / (float)ms;
        draw(s, s->list, view, &ui);
        assert_int_equal(says(s->list, "Wolf Zero"), wolf + 1);
    }
    for (int i = 0; i < 6; i++) {
        pub.team[i] = GROWL_WOLF;
        pub.zero[i] = 1;
    }
    assert_int_equal(growl_table.state(view, &ui).results_ms, MOST);
}

/* After a game each gold of a winner comes by itself, for having won and then of each Gold card, onto what was owned
 * before; all of it is there before anybody is crowned. */
static void gold_comes_one_by_one(void **state) {
    enum { WINNER = 2, OTHER = 4, BEFORE = 5, GOLD = 2, EACH = 300, STANDS = 720 };
    stage *s = *state;
    growl_pub pub = by_themselves(6);
    table_ui ui = {.frame = TABLE_RESULTS, .seat = s->seat, .part = 1.0f, .step = GROWL_STEP_OF_GOLD};
    const nt_view view = {&pub, NULL, NT_SPECTATOR};

    pub.step = GROWL_STEP_OVER;
    pub.ended = 1;
    pub.gain[WINNER] = GOLD + 1;
    pub.tokens[WINNER][0] = BEFORE + GOLD + 1;
    pub.tokens[OTHER][0] = BEFORE;
    pub.shown[WINNER][GROWL_GOLD] = GOLD;
    const float ms = (float)growl_table.state(view, &ui).results_ms;
    for (int k = 0; k <= GOLD; k++) {
        ui.opening = 1.0f - ((float)STANDS + EACH * ((float)k + 0.5f)) / ms;
        draw(s, s->list, view, &ui);
        const growl_look look = growl_look_of(view, &ui, s->list);
        assert_int_equal(growl_gold_counted(&look, WINNER), BEFORE + k);
        assert_int_equal(growl_gold_counted(&look, OTHER), BEFORE);
        assert_float_equal(growl_gold_coming(&look, WINNER), 0.5f, 0.1f);
        assert_true(growl_gold_coming(&look, OTHER) <= 0.0f);
        assert_int_equal(growl_gold_of_card(&look, WINNER), k > 0);
        assert_false(growl_gold_is_counted(&look));
    }
    ui.opening = 0.0f;
    const growl_look look = growl_look_of(view, &ui, s->list);
    assert_int_equal(growl_gold_counted(&look, WINNER), BEFORE + GOLD + 1);
    assert_true(growl_gold_coming(&look, WINNER) <= 0.0f && growl_gold_is_counted(&look));
}

/* The Gift by night: two backs leave both plates and come to lie at the other's house, in the same time always; what
 * is loaded or looked at later lies there. */
static void two_backs_change_places(void **state) {
    enum { FROM = 1, TO = 4 };
    stage *s = *state;
    growl_pub pub = by_themselves(6);
    table_ui ui = {.frame = TABLE_PUBLIC, .seat = s->seat, .locked = true, .part = 1.0f, .stands = 1};
    const nt_view view = {&pub, NULL, NT_SPECTATOR};

    pub.night_open = 1;
    pub.night_card = GROWL_GIFT;
    pub.target[0] = FROM;
    pub.target[1] = TO;
    pub.step = GROWL_STEP_GIFT_CARD;
    assert_int_equal(growl_table.state(view, &ui).stands, 1);
    pub.step = GROWL_STEP_PASS;
    pub.tile[FROM] = pub.tile[TO] = 1;
    assert_int_equal(growl_table.state(view, &ui).stands, 2);
    assert_int_equal(growl_table.state(view, &ui).stands_ms, GROWL_EXCHANGE_TAKES);
    ui.stands = 0;
    assert_int_equal(growl_table.state(view, &ui).stands_ms, 0);
    for (int i = 0; i <= 2; i++) {
        ui.change_left = 1.0f - 0.5f * (float)i;
        draw(s, s->list, view, &ui);
        const growl_look look = growl_look_of(view, &ui, s->list);
        const growl_ring ring = growl_ring_of(&look);
        const int lie = drawn_there(s->list, "growl/back", growl_tile_card(&ring.at[FROM], 0)) +
                        drawn_there(s->list, "growl/back", growl_tile_card(&ring.at[TO], 0));
        assert_int_equal(small_backs(s->list), 2);
        assert_true(i == 0 || lie == (i == 2 ? 2 : 0)); /* first each is by the plate that it leaves */
    }
}

/* The disc of a hand whose figure is drawn by this command; false: it is none. */
static bool hand_disc(const ui_draw *list, const ui_command *c, ui_rect *out) {
    *out = ui_inset(c->at, -c->at.w * 0.15f / 0.7f);
    return c->kind == UI_PICTURE && strcmp(list->arena + c->text, "figures/hand") == 0;
}

/* Hands hide no plate, no card that lies at a seat and none of each other, and lie clear of the sign of silence. */
static int hands_are_free(const ui_draw *list, const growl_ring *ring, int n) {
    int hands = 0;
    ui_rect hand, other;

    for (int i = 0; i < list->n; i++) {
        if (!hand_disc(list, &list->command[i], &hand)) {
            continue;
        }
        hands++;
        assert_false(ui_meet(hand, growl_banner_place(list->ui, n)));
        for (int k = 0; k < n; k++) {
            assert_false(ui_meet(hand, ring->at[k].plate));
        }
        for (int k = 0; k < list->n_zones; k++) {
            assert_false(strcmp(list->zone[k].name, "lying") == 0 && ui_meet(hand, list->zone[k].at));
        }
        for (int k = 0; k < i; k++) {
            assert_false(hand_disc(list, &list->command[k], &other) && ui_meet(hand, other));
        }
    }
    return hands;
}

static void a_raised_hand_hides_nothing(void **state) {
    static const struct {
        int w, h;
        float text;
    } frame[] = {{1280, 800, 1.0f}, {1280, 800, 1.75f}, {1024, 600, 1.0f}, {800, 1280, 1.0f}, {1920, 1080, 1.0f}};
    stage *s = *state;
    table_ui ui = {.frame = TABLE_PUBLIC, .seat = s->seat, .part = 1.0f};

    for (size_t f = 0; f < sizeof frame / sizeof frame[0]; f++) {
        stage_size(s, frame[f].w, frame[f].h, 3.78f, frame[f].text);
        for (int n = 4; n <= GROWL_SEATS; n++) {
            growl_pub pub = {.n = (uint8_t)n,
                             .step = GROWL_STEP_SAVE,
                             .night_open = 1,
                             .night_card = GROWL_UNSAVED,
                             .turned = GROWL_NONE,
                             .caged = GROWL_NONE,
                             .insomnia = GROWL_NONE,
                             .bullet_place = GROWL_NONE};
            for (uint8_t i = 0; i < n; i++) {
                pub.place[i] = pub.who[i] = i;
                pub.raised[i] = pub.alive[i] = 1;
            }
            for (pub.seance_place = 0; pub.seance_place < n; pub.seance_place++) {
                const nt_view view = {&pub, NULL, 0};
                draw(s, s->list, view, &ui);
                const growl_look look = growl_look_of(view, &ui, s->list);
                const growl_ring ring = growl_ring_of(&look);
                assert_int_equal(hands_are_free(s->list, &ring, n), n);
            }
        }
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* On a flat table the nearest houses stand on the line to which a sheet reaches, and the middle ends above it. */
static void a_sheet_hides_no_house_and_no_word(void **state) {
    enum { SHEET = 160 };
    stage *s = *state;
    ui_rim rim = {.seat = s->seat, .sheet = SHEET};
    ui_draw *list = s->list;
    const float line = s->frame.height - SHEET;

    s->frame.rim = &rim;
    for (int n = 4; n <= GROWL_SEATS; n++) {
        const growl_pub pub = {.n = (uint8_t)n};
        const table_ui ui = {.frame = TABLE_PUBLIC, .seat = s->seat, .part = 1.0f};
        ui_begin(list, &s->frame);
        const growl_look look = growl_look_of((nt_view){&pub, NULL, 0}, &ui, list);
        const growl_ring ring = growl_ring_of(&look);
        const growl_night_places night = growl_night_places_of(&look, &ring);
        for (int i = 0; i < n; i++) {
            assert_true(ring.at[i].house.y + ring.at[i].house.h <= line + 0.5f);
        }
        assert_true(night.panel.y + night.panel.h <= line - 15.5f);
        assert_true(night.card.y + night.card.h <= line);
    }
    s->frame.rim = NULL;
}

/* A hand over the upper end moves the sign of silence, off corners, houses and what lies in the middle; below one
 * that is as wide as the table. */
static void an_open_hand_hides_no_silence(void **state) {
    static const ui_rect over[] = {{0, -195, 541, 433},
                                   {250, -195, 541, 433},
                                   {581, -195, 541, 433},
                                   {900, -195, 541, 433},
                                   {0, -195, 1702, 433}};
    stage *s = *state;
    ui_rim rim = {.seat = s->seat, .sheet = 160};

    stage_size(s, 1702, 800, 3.78f, 1.0f);
    s->frame.rim = &rim;
    for (int n = 8; n <= GROWL_SEATS; n++) { /* three at that edge */
        const growl_pub pub = {.n = (uint8_t)n, .opt[GROWL_OPT_TALK_REMINDER] = 1};
        const table_ui ui = {.frame = TABLE_PUBLIC, .seat = s->seat, .part = 1.0f};
        ui_begin(s->list, &s->frame);
        const growl_look look = growl_look_of((nt_view){&pub, NULL, 0}, &ui, s->list);
        const ui_rect usual = growl_banner_place(&s->frame, n);
        rim.n_open = 1;
        for (int i = 0; i < 5; i++) {
            rim.open[0] = over[i];
            const growl_ring ring = growl_ring_of(&look);
            const ui_rect at = growl_hung_of(&look, &ring).silence;
            assert_true(at.w > 0);
            assert_false(ui_meet(at, over[i]));
            assert_int_equal(at.x != usual.x || at.y != usual.y, ui_meet(usual, over[i]));
        }
    }
    s->frame.rim = NULL;
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

static int upside_down(const ui_draw *d) {
    int n = 0;

    for (int i = 0; i < d->n; i++) {
        n += d->command[i].kind == UI_GROUP && d->command[i].turn == 2;
    }
    return n;
}

/* Card and rule of a night are turned to a person at the far edge who is asked alone. */
static void a_night_is_read_from_the_far_edge(void **state) {
    enum { SEATS = 6, HOUR = 1 }; /* which is said for both long sides, whoever is asked */
    stage *s = *state;
    ui_rim rim = {.seat = s->seat, .sheet = 160};
    growl_pub pub = {.n = SEATS, .night_open = 1, .night_card = GROWL_SERUM, .step = GROWL_STEP_SERUM_TARGET};
    table_ui ui = {.frame = TABLE_PUBLIC, .seat = s->seat, .part = 1.0f};

    for (int i = 0; i < SEATS; i++) {
        pub.place[i] = pub.who[i] = (uint8_t)i;
        pub.alive[i] = 1;
    }
    s->frame.rim = &rim;
    for (int seat = 0; seat < SEATS; seat++) {
        const int far = ui_edge_of(SEATS, seat, false) == 2 ? 2 : 0;
        memset(pub.asked, 0, sizeof pub.asked);
        pub.asked[seat] = 1;
        draw(s, s->list, (nt_view){&pub, NULL, 0}, &ui);
        assert_int_equal(upside_down(s->list), HOUR + far);
        s->seat[seat].bot = true;
        draw(s, s->list, (nt_view){&pub, NULL, 0}, &ui);
        assert_int_equal(upside_down(s->list), HOUR);
        s->seat[seat].bot = false;
        pub.asked[(seat + 1) % SEATS] = 1; /* several */
        draw(s, s->list, (nt_view){&pub, NULL, 0}, &ui);
        assert_int_equal(upside_down(s->list), HOUR);
    }
    s->frame.rim = NULL;
}

/* Houses at the long sides of a flat table that stands are near the frame's sides: a strip on one ends before. */
static void a_strip_on_a_dead_house_is_whole(void **state) {
    stage *s = *state;
    ui_rim rim = {.seat = s->seat, .sheet = 128, .side = 207};

    stage_size(s, 800, 1221, 3.78f, 1.0f);
    s->frame.rim = &rim;
    for (int n = 4; n <= GROWL_SEATS; n++) {
        const growl_pub pub = {.n = (uint8_t)n};
        const table_ui ui = {.frame = TABLE_PUBLIC, .seat = s->seat, .part = 1.0f};
        ui_begin(s->list, &s->frame);
        const growl_look look = growl_look_of((nt_view){&pub, NULL, 0}, &ui, s->list);
        const growl_ring ring = growl_ring_of(&look);
        assert_true(ring.centre.x >= rim.side && ring.centre.x + ring.centre.w <= s->frame.width - rim.side);
        for (int i = 0; i < n; i++) {
            const ui_rect strip = growl_died_place(s->list, ring.at[i].house, ring.at[i].plate.w);
            assert_true(strip.x >= 6 && strip.x + strip.w <= s->frame.width - 5.9f);
        }
    }
    s->frame.rim = NULL;
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* Whoever is asked alone and chooses in an open hand presses its tick; what was picked in the middle is confirmed
 * there. */
static void two_players_are_confirmed_once(void **state) {
    enum { SEATS = 6, ASKED = 1 };
    stage *s = *state;
    ui_rim rim = {.seat = s->seat, .sheet = 160};
    const nt_move pair = {.kind = GROWL_MOVE_PAIR, .arg = {2, 3}};
    growl_pub pub = {.n = SEATS, .night_open = 1, .night_card = GROWL_GIFT};
    table_ui ui = {.frame = TABLE_PUBLIC, .seat = s->seat, .part = 1.0f, .legal = &pair, .n_legal = 1};

    for (int i = 0; i < SEATS; i++) {
        pub.place[i] = pub.who[i] = (uint8_t)i;
        pub.alive[i] = 1;
    }
    pub.asked[ASKED] = 1;
    s->frame.rim = &rim;
    for (int looks = 0; looks < 3; looks++) { /* nobody, whoever is asked, somebody else */
        for (int picks = 0; picks < 2; picks++) {
            rim = (ui_rim){.seat = s->seat, .sheet = 160, .looks = looks == 0 ? 0u : 1u << (looks * ASKED)};
            ui.picks = picks;
            ui.pick[0] = picks > 0 ? 3 : 0;
            draw(s, s->list, (nt_view){&pub, NULL, 0}, &ui);
            assert_int_equal(ui_zone_named(s->list, ZONE_CONFIRM, 0) == NULL, looks == 1 && picks == 0);
        }
    }
    s->frame.rim = NULL;
}

/* Where a flat table is small and letters have to grow, to four millimetres, so does the sign that hangs there. */
static void a_small_flat_table_says_silence_whole(void **state) {
    static const float besides = 42.0f + 12.0f + 1.8f * 20.0f; /* its figure, and air */
    stage *s = *state;
    ui_rim rim = {.seat = s->seat, .sheet = 160};
    ui_label_style style = UI_STYLE_BUTTON;

    stage_size(s, 904, 384, 4.0f, 1.0f);
    s->frame.rim = &rim;
    ui_begin(s->list, &s->frame);
    style.size = 4.0f * s->frame.mm;
    const float words = ui_label_width(&s->frame, &style, ui_say(s->list, "growl.table.silence"));
    for (int n = 4; n <= GROWL_SEATS; n++) {
        assert_true(growl_banner_place(&s->frame, n).w >= words + besides);
    }
    s->frame.rim = NULL;
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* How long an event is shown and how it sounds follows from its kind, never from what it says. */
static void time_and_sound_depend_on_the_kind_alone(void **state) {
    (void)state;
    stage_time_and_sound_by_kind(&growl_table, GROWL_EVENTS, (nt_event){.n = 4, .arg = {3, 1, 2, 1}});
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_game_can_be_played_by_pressing_what_is_shown),
        cmocka_unit_test(a_seat_that_may_not_be_chosen_says_why),
        cmocka_unit_test(a_card_on_a_seat_can_be_read),
        cmocka_unit_test(wolf_and_human_look_alike),
        cmocka_unit_test(bites_follow_what_is_laid_aside),
        cmocka_unit_test(three_bites_turn_nobody_before_the_cards_move),
        cmocka_unit_test(a_bot_is_not_told_what_to_do),
        cmocka_unit_test(the_end_says_what_it_asks),
        cmocka_unit_test(the_growl_says_what_is_heard),
        cmocka_unit_test(roles_are_told_in_high_letters),
        cmocka_unit_test(who_lives_cheers),
        cmocka_unit_test(the_growl_goes_on_in_its_corner),
        cmocka_unit_test(the_growl_begins_with_moon_and_wolf),
        cmocka_unit_test(a_flat_table_has_a_larger_moon),
        cmocka_unit_test(who_has_won_stands_in_the_middle),
        cmocka_unit_test(no_winner_has_a_small_name),
        cmocka_unit_test(whoever_has_won_stands_as_they_sit),
        cmocka_unit_test(who_has_lost_stays_on_the_own_side),
        cmocka_unit_test(a_series_ends_with_its_own_winners),
        cmocka_unit_test(a_house_is_as_high_as_its_gold),
        cmocka_unit_test(a_window_is_large_where_houses_are_few),
        cmocka_unit_test(gains_lie_on_the_frame),
        cmocka_unit_test(a_gain_hangs_over_its_own_house),
        cmocka_unit_test(nobody_is_two_on_the_way_to_the_gold),
        cmocka_unit_test(a_shared_crown_has_one_order),
        cmocka_unit_test(a_fan_has_no_torn_names),
        cmocka_unit_test(waiting_cards_lie_beside_the_house),
        cmocka_unit_test(day_breaks_with_light),
        cmocka_unit_test(windows_go_out_in_seat_order),
        cmocka_unit_test(the_sun_comes_up_where_the_ground_has_it),
        cmocka_unit_test(the_last_night_has_no_hole),
        cmocka_unit_test(the_corner_counts_games),
        cmocka_unit_test(a_long_rule_leaves_no_hole),
        cmocka_unit_test(a_lying_card_stays_at_its_seat),
        cmocka_unit_test(a_night_card_has_its_name),
        cmocka_unit_test(who_is_saved_has_a_tick),
        cmocka_unit_test(who_saves_is_joined_to_the_saved),
        cmocka_unit_test(a_thread_goes_round_everything),
        cmocka_unit_test(a_long_rule_leaves_the_card_large),
        cmocka_unit_test(a_turned_card_is_explained),
        cmocka_unit_test(passed_cards_are_seen_whole),
        cmocka_unit_test(a_tall_frame_has_arrows_below_its_lower_row),
        cmocka_unit_test(arrows_go_when_the_cards_lie),
        cmocka_unit_test(a_pair_is_confirmed_below_its_rule),
        cmocka_unit_test(passed_cards_keep_off_the_plates),
        cmocka_unit_test(the_pile_is_away_where_cards_pass),
        cmocka_unit_test(the_whole_pile_waits_for_the_deal),
        cmocka_unit_test(passed_cards_go_behind_the_plates),
        cmocka_unit_test(cards_go_below_the_dead),
        cmocka_unit_test(ways_past_others_have_no_corner),
        cmocka_unit_test(a_given_card_does_something),
        cmocka_unit_test(a_given_card_goes_round_houses),
        cmocka_unit_test(a_given_card_leaves_the_nights_place_whole),
        cmocka_unit_test(a_night_lies_between_the_rows),
        cmocka_unit_test(jaws_open_within_the_frame),
        cmocka_unit_test(the_last_of_several_is_not_pointed_out),
        cmocka_unit_test(cards_taken_up_are_counted),
        cmocka_unit_test(the_growl_has_its_verdict_at_the_top),
        cmocka_unit_test(a_headline_goes_before_the_next_comes),
        cmocka_unit_test(wolves_come_one_by_one),
        cmocka_unit_test(two_backs_change_places),
        cmocka_unit_test(a_raised_hand_hides_nothing),
        cmocka_unit_test(a_sheet_hides_no_house_and_no_word),
        cmocka_unit_test(an_open_hand_hides_no_silence),
        cmocka_unit_test(two_players_are_confirmed_once),
        cmocka_unit_test(a_strip_on_a_dead_house_is_whole),
        cmocka_unit_test(a_small_flat_table_says_silence_whole),
        cmocka_unit_test(a_night_is_read_from_the_far_edge),
        cmocka_unit_test(a_hand_is_read_below_many_houses),
        cmocka_unit_test(gold_comes_one_by_one),
        cmocka_unit_test(time_and_sound_depend_on_the_kind_alone),
    };
    return cmocka_run_group_tests(tests, open_stage, stage_teardown);
}
