/* Werewolf's table without a screen: whole matches can be played by pressing nothing but what is shown, in the three
 * ways of hosting, and the judge's face offers its tools. */
#include <math.h>

#include "games/werewolf/werewolf_table_results.h"

#include "werewolf_table/stage.h"

enum { HANDS, SEATS, LIST }; /* the ways to give ballots */

/* A zone of the list that is shown, or NULL where the one drawn by lot cannot be pressed. */
static const ui_zone *some_zone(const stage *s, nt_rng *luck) {
    const ui_zone *zone = &s->list->zone[nt_rng_below(luck, (uint32_t)s->list->n_zones)];
    return (zone->flags & UI_ZONE_OFF) != 0 ? NULL : zone;
}

static ui_input pressed(const ui_zone *zone) {
    return (ui_input){.kind = UI_CHOOSE, .zone = zone->name, .n = zone->n, .flags = zone->flags};
}

/* Presses zones that are shown until a move comes of it. */
static bool press_until_move(stage *s, nt_view view, table_ui *ui, nt_rng *luck, nt_move *move) {
    bool has_move = false;

    for (int presses = 0; presses < 4000 && !has_move; presses++) {
        stage_draw(s, s->list, view, ui);
        const ui_zone *zone = some_zone(s, luck);
        if (zone != NULL) {
            const ui_input in = pressed(zone);
            werewolf_table.input(view, ui, &in, move, &has_move);
            has_move = has_move || werewolf_table.follows(view, ui, move);
        }
    }
    return has_move;
}

static bool press_until_answer(stage *s, nt_view view, hosting_frame *h, nt_rng *luck, nt_move *move) {
    bool has_move = false;

    for (int presses = 0; presses < 4000 && !has_move; presses++) {
        stage_draw_hosted(s, s->list, view, h);
        const ui_zone *zone = some_zone(s, luck);
        if (zone != NULL) {
            const ui_input in = pressed(zone);
            has_move = stage_press_hosted(view, h, &in, move);
        }
    }
    return has_move;
}

/* One call as the scene leads it: the seat that is asked chooses on the frame, or the device answers. */
static void answer_call(stage *s, nt_match *match, int seat, nt_rng *luck, nt_move *move) {
    table_ui ui = stage_ui(s, match, seat);
    hosting_frame h = {.kind = HOSTING_CALL, .table = &ui, .called = (uint8_t)seat, .phase = HOSTING_CALL_ASKS};
    const nt_view view = stage_view(s, match, seat);

    assert_true(stage_call(match, &h.call));
    ui.frame = TABLE_HOSTED;
    if (werewolf_hosting.called(view, h.call.key)) {
        assert_true(press_until_answer(s, view, &h, luck, move));
    }
    *move = werewolf_hosting.answer(view, &h, s->legal, ui.n_legal);
}

static nt_move decide(stage *s, nt_match *match, int seat, nt_rng *luck) {
    table_ui ui = stage_ui(s, match, seat);
    hosting_call call;
    nt_move move = {0};

    if (stage_call(match, &call)) {
        answer_call(s, match, seat, luck, &move);
        return move;
    }
    if (nt_port_ask(nt_match_port(match, (uint8_t)seat)) == NT_ASK_FORCED) {
        return s->legal[0]; /* the house makes it */
    }
    const nt_view view = stage_view_of(s, match, &ui);
    if (!press_until_move(s, view, &ui, luck, &move)) {
        fail_msg("%s: pressing leads nowhere", werewolf_table.state(view, &ui).screen);
    }
    return move;
}

static void play_by_pressing(stage *s, int seats, uint64_t seed, int host) {
    nt_match *match = stage_match(seats, seed, host);
    nt_rng luck = nt_rng_seed(seed);

    for (int seat = stage_asked(match); seat >= 0; seat = stage_asked(match)) {
        const nt_move move = decide(s, match, seat, &luck);
        const uint8_t who = move.seat < WEREWOLF_SEATS ? move.seat : (uint8_t)seat;
        assert_int_equal(nt_port_submit(nt_match_port(match, who), move), NT_OK);
    }
    assert_true(nt_match_over(match));
    nt_match_destroy(match);
}

static void a_match_can_be_played_by_pressing_what_is_shown(void **state) {
    for (int host = 0; host < 3; host++) {
        play_by_pressing(*state, 6, (uint64_t)host + 1, host);
        play_by_pressing(*state, 12, (uint64_t)host + 4, host);
        play_by_pressing(*state, 20, (uint64_t)host + 7, host);
    }
}

/* ---- votes: hands and list fill the same ballots ---- */

static bool press(stage *s, nt_match *match, table_ui *ui, const char *zone, int n, nt_move *move) {
    const nt_view view = stage_view_of(s, match, ui);

    stage_draw(s, s->list, view, ui);
    const ui_zone *at = ui_zone_named(s->list, zone, n);
    if (at == NULL || (at->flags & UI_ZONE_OFF) != 0) {
        fail_msg("the zone %s %d cannot be pressed", zone, n);
    }
    return stage_press(s, view, ui, zone, n, move);
}

/* Two seats that are asked in the vote and one that may be voted for. */
static void people_of_vote(const werewolf_pub *pub, int voter[2], int *target) {
    int n = 0;

    for (int seat = 0; seat < pub->n; seat++) {
        if (pub->asked[seat] && n < 2) {
            voter[n++] = seat;
        }
        if (pub->target[seat]) {
            *target = seat;
        }
    }
    assert_int_equal(n, 2);
}

/* A row of the list begins with a seat's number and name. */
static bool has_row(stage *s, int seat) {
    char name[80];
    bool any = false;

    snprintf(name, sizeof name, "%d %.40s", seat + 1, s->seat[seat].name);
    for (int i = 0; i < s->list->n_boxes; i++) {
        any = any || strcmp(s->list->arena + s->list->box[i].text, name) == 0;
    }
    return any;
}

static void hands_and_list_give_the_same_ballots(void **state) {
    stage *s = *state;
    nt_rng luck = nt_rng_seed(3);
    nt_match *match = stage_match(12, 3, WEREWOLF_HOST_PASS);
    int voter[2] = {0}, target = 0;
    nt_move move;

    stage_play_to(s, match, WEREWOLF_STEP_VOTE, &luck);
    people_of_vote((const werewolf_pub *)s->view, voter, &target);

    table_ui ui = stage_ui(s, match, voter[0]);
    assert_false(press(s, match, &ui, "way", LIST, &move));
    assert_false(press(s, match, &ui, "way", HANDS, &move));
    assert_false(press(s, match, &ui, "seat", target, &move)); /* the candidate */
    assert_true(press(s, match, &ui, "seat", voter[1], &move));
    assert_int_equal(move.kind, WEREWOLF_MOVE_VOTE);
    assert_int_equal(move.seat, voter[1]);
    assert_int_equal(move.arg[0], target);

    ui = stage_ui(s, match, voter[0]);
    assert_false(press(s, match, &ui, "way", LIST, &move));
    assert_false(press(s, match, &ui, "menu", 6, &move)); /* another voter */
    assert_false(press(s, match, &ui, "seat", voter[1], &move));
    assert_false(press(s, match, &ui, "seat", target, &move));
    assert_true(press(s, match, &ui, "confirm", 0, &move));
    assert_int_equal(move.seat, voter[1]);
    assert_int_equal(move.arg[0], target);
    assert_int_equal(nt_port_submit(nt_match_port(match, (uint8_t)voter[1]), move), NT_OK);

    ui = stage_ui(s, match, voter[0]);
    assert_false(press(s, match, &ui, "way", LIST, &move));
    stage_draw(s, s->list, stage_view_of(s, match, &ui), &ui);
    assert_true(stage_shows(s->list, "take it back")); /* what touching a slip does */
    assert_true(has_row(s, target));
    assert_false(stage_shows(s->list, "Still hidden"));
    assert_true(press(s, match, &ui, "line", voter[1], &move));
    assert_int_equal(move.kind, WEREWOLF_MOVE_RECALL);

    const nt_view view = stage_view_of(s, match, &ui); /* ballots that are shown at the end lie in no row of a seat */
    werewolf_pub pub = *(const werewolf_pub *)view.pub;
    pub.opt[WEREWOLF_OPT_BALLOTS] = 1;
    stage_draw(s, s->list, (nt_view){.pub = &pub}, &ui);
    assert_false(has_row(s, target));
    assert_true(stage_shows(s->list, "Still hidden"));
    nt_match_destroy(match);
}

/* In the election and in the vote of exile: the words in which the ballots are told. */
static void hands_are_asked_for_in_the_words_of_ballots(void **state) {
    stage *s = *state;
    nt_rng luck = nt_rng_seed(3);
    nt_match *match = stage_match(12, 3, WEREWOLF_HOST_PASS);

    for (int i = 0; i < 2; i++) {
        int voter[2] = {0}, target = 0;
        stage_play_to(s, match, i == 0 ? WEREWOLF_STEP_ELECT : WEREWOLF_STEP_VOTE, &luck);
        people_of_vote((const werewolf_pub *)s->view, voter, &target);

        table_ui ui = stage_ui(s, match, voter[0]);
        nt_move none;
        assert_false(press(s, match, &ui, "way", LIST, &none));
        assert_false(press(s, match, &ui, "way", HANDS, &none));
        assert_false(press(s, match, &ui, "seat", target, &none));
        stage_draw(s, s->list, stage_view_of(s, match, &ui), &ui);
        assert_true(stage_shows(s->list, "Who votes for"));
        assert_false(stage_shows(s->list, "against"));
    }
    nt_match_destroy(match);
}

/* Below the question, by each way; and what an envelope means, once there is one. */
static void a_vote_says_what_is_touched_and_what_is_closed(void **state) {
    static const struct {
        int way;
        const char *how;
    } ways[] = {{SEATS, "Touch a name."}, {LIST, "then confirm."}, {HANDS, "then the raised hands."}};
    stage *s = *state;
    nt_rng luck = nt_rng_seed(3);
    nt_match *match = stage_match(12, 3, WEREWOLF_HOST_PASS);

    stage_play_to(s, match, WEREWOLF_STEP_VOTE, &luck);
    table_ui ui = stage_ui(s, match, stage_asked(match));
    ui.last = (nt_event){.kind = WEREWOLF_EV_VOTE_OPENS, .to = NT_ALL, .n = 1, .arg = {WEREWOLF_STEP_VOTE}};
    werewolf_pub pub = *(const werewolf_pub *)stage_view_of(s, match, &ui).pub;
    for (size_t i = 0; i < sizeof ways / sizeof ways[0]; i++) {
        ui.keep = (uint8_t)((ways[i].way + 1) << 5);
        stage_draw(s, s->list, (nt_view){.pub = &pub}, &ui);
        assert_true(stage_shows(s->list, "who leaves the village?") ||
                    stage_shows(s->list, "Who leaves the village?"));
        assert_true(stage_shows(s->list, ways[i].how));
        assert_true(ways[i].way != HANDS || stage_shows(s->list, "abstain")); /* who has not voted, on its button */
        assert_false(stage_shows(s->list, "Closed until the count."));
        assert_int_equal(stage_shows(s->list, "Still to vote: all"), ways[i].way != LIST);
    }
    ui.keep = (SEATS + 1) << 5;
    pub.opt[WEREWOLF_OPT_BALLOTS] = 1;
    for (int seat = 0; seat < pub.n; seat++) {
        pub.voted[seat] = pub.voter[seat];
        pub.ballot[seat] = 0;
    }
    stage_draw(s, s->list, (nt_view){.pub = &pub}, &ui);
    assert_true(stage_shows(s->list, "Closed until the count."));
    for (int seat = pub.n - 1, left = 0; seat >= 0 && left < 3; seat--) { /* the last few are named */
        left += pub.voter[seat] != 0;
        pub.voted[seat] = 0;
        stage_draw(s, s->list, (nt_view){.pub = &pub}, &ui);
        assert_true(stage_shows(s->list, "Still to vote:") == (left == 1 || left == 2));
    }
    const float scale = s->frame.text_scale; /* large words count, in one line */
    for (int seat = 0; seat < pub.n; seat++) {
        pub.voted[seat] = pub.voter[seat] && seat != stage_asked(match);
    }
    s->frame.text_scale = 1.75f;
    stage_draw(s, s->list, (nt_view){.pub = &pub}, &ui);
    assert_true(stage_shows(s->list, "Voted: "));
    assert_false(stage_shows(s->list, "Still to vote:"));
    s->frame.text_scale = scale;
    for (int seat = 0; seat < pub.n; seat++) {
        pub.voted[seat] = pub.voter[seat];
    }
    int bot = 0; /* whose ballot is not seen before the count, as those of people are */
    while (!pub.voter[bot]) {
        bot++;
    }
    pub.opt[WEREWOLF_OPT_BALLOTS] = 0;
    s->seat[bot].bot = true;
    stage_draw(s, s->list, (nt_view){.pub = &pub}, &ui);
    assert_true(stage_shows(s->list, "Hidden until the count: 1."));
    s->seat[bot].bot = false;
    pub.opt[WEREWOLF_OPT_BALLOTS] = 1;
    pub.step = WEREWOLF_STEP_COUNT;
    stage_draw(s, s->list, (nt_view){.pub = &pub}, &ui);
    assert_true(stage_shows(s->list, "All have voted."));
    assert_false(stage_shows(s->list, "The vote is open."));
    for (int by_itself = 0; by_itself < 2; by_itself++) { /* then nobody is asked */
        ui.n_legal = 1 - by_itself;
        stage_draw(s, s->list, (nt_view){.pub = &pub}, &ui);
        assert_int_equal(stage_shows(s->list, "Count the votes?"), !by_itself);
        assert_int_equal(stage_shows(s->list, "The votes are being counted."), by_itself);
    }
    nt_match_destroy(match);
}

/* Of a figure, whichever way it looks. */
static int people(const stage *s, const char *figure) {
    char turned[40];

    snprintf(turned, sizeof turned, "%s_turned", figure);
    return stage_pictures(s->list, figure) + stage_pictures(s->list, turned);
}

/* Bots' hands are sealed until all have answered: that nobody stands would be said too early. */
static void nobody_says_that_none_stand_while_bots_answer(void **state) {
    stage *s = *state;
    nt_match *match = stage_match(9, 3, WEREWOLF_HOST_TABLE);
    nt_rng luck = nt_rng_seed(3);

    stage_play_to(s, match, WEREWOLF_STEP_STAND, &luck);
    const int asked = stage_asked(match);
    for (int bot = 0; bot < 2; bot++) {
        table_ui ui = stage_ui(s, match, asked);
        ui.humans = bot ? 1u << asked : ~0u;
        stage_draw(s, s->list, stage_view_of(s, match, &ui), &ui);
        assert_int_equal(stage_shows(s->list, "No hand is up"), bot);
        assert_int_equal(stage_shows(s->list, "Nobody stands"), !bot);
        assert_true(stage_shows(s->list, "Touch whoever raises a hand"));
        nt_move none;
        char raised[32];
        snprintf(raised, sizeof raised, "figures/raised_%d", asked % 4 + 1);
        assert_int_equal(people(s, raised), 0);
        assert_false(press(s, match, &ui, "seat", asked, &none));
        stage_draw(s, s->list, stage_view_of(s, match, &ui), &ui);
        assert_true(people(s, raised) > 0); /* on the square, too */
        assert_int_equal(stage_shows(s->list, "No more hands"), bot);
        assert_int_equal(stage_shows(s->list, "These stand"), !bot);
    }
    nt_match_destroy(match);
}

/* Of the usual sets that of 13 has him, and that of 12 has not. */
static void only_the_white_wolf_kings_games_offer_to_take_one_along(void **state) {
    stage *s = *state;

    for (int seats = 12; seats <= 13; seats++) {
        nt_match *match = stage_match(seats, 3, WEREWOLF_HOST_JUDGE);
        nt_rng luck = nt_rng_seed(3);
        nt_move move;
        stage_play_to(s, match, WEREWOLF_STEP_SPEECH, &luck);
        table_ui ui = stage_ui(s, match, stage_asked(match));
        assert_false(press(s, match, &ui, "menu", WEREWOLF_MENU_DECLARE, &move));
        const werewolf_pub *pub = (const werewolf_pub *)s->view;
        int seat = 0;
        while (!pub->alive[seat]) {
            seat++;
        }
        assert_false(press(s, match, &ui, "seat", seat, &move));
        assert_true(press(s, match, &ui, "confirm", 0, &move));
        assert_int_equal(nt_port_submit(nt_match_port(match, move.seat), move), NT_OK);
        ui = stage_ui(s, match, seat);
        stage_draw(s, s->list, stage_view_of(s, match, &ui), &ui);
        assert_non_null(ui_zone_named(s->list, "menu", WEREWOLF_MENU_EXPLODE));
        assert_int_equal(ui_zone_named(s->list, "menu", WEREWOLF_MENU_TAKE) != NULL, seats == 13);
        assert_int_equal(stage_shows(s->list, "do you blow yourself up?"), seats == 12);
        assert_int_equal(stage_shows(s->list, "which skill do you use?"), seats == 13);
        nt_match_destroy(match);
    }
}

/* The page that says what can be done has each button of a speech, also of one where the clock runs. */
static void each_button_of_a_speech_says_what_it_does(void **state) {
    stage *s = *state;
    nt_match *match = stage_match(8, 3, WEREWOLF_HOST_JUDGE);
    nt_rng luck = nt_rng_seed(3);
    table_press out[TABLE_CHOICES];
    stage_play_to(s, match, WEREWOLF_STEP_SPEECH, &luck);
    table_ui ui = stage_ui(s, match, stage_asked(match));
    const nt_view view = stage_view_of(s, match, &ui);

    ui_begin(s->list, &s->frame);
    assert_int_equal(werewolf_table.presses(view, &ui, &s->list->words, out), 2);
    assert_string_equal(out[0].label, "Done speaking");
    assert_string_equal(out[1].label, "Declare …");
    ui.has_clock = true;
    assert_int_equal(werewolf_table.presses(view, &ui, &s->list->words, out), 4);
    assert_string_equal(out[2].figure, "pause");
    assert_string_equal(out[3].figure, "plus");
    ui.n_legal = 0;
    ui.has_clock = false;
    assert_int_equal(werewolf_table.presses(view, &ui, &s->list->words, out), 0);
    nt_match_destroy(match);
}

/* ---- the judge ---- */

static bool press_judge(stage *s, nt_match *match, hosting_frame *h, const char *zone, int n, nt_move *move) {
    const nt_view view = stage_view(s, match, NT_SPECTATOR);

    stage_draw_hosted(s, s->list, view, h);
    const ui_zone *at = ui_zone_named(s->list, zone, n);
    if (at == NULL || (at->flags & UI_ZONE_OFF) != 0) {
        fail_msg("the zone %s %d cannot be pressed", zone, n);
    }
    return stage_press_hosted(view, h, &(ui_input){.kind = UI_CHOOSE, .zone = zone, .n = n}, move);
}

static void the_judge_sees_roles_and_amends_events(void **state) {
    stage *s = *state;
    nt_rng luck = nt_rng_seed(5);
    nt_match *match = stage_match(12, 5, WEREWOLF_HOST_JUDGE);
    nt_judge *judge = nt_match_judge(match);
    void *bytes = malloc(nt_judge_whole_size(judge));
    nt_move move = {0}, now;

    stage_play_to(s, match, WEREWOLF_STEP_SPEECH, &luck);
    const nt_whole whole = nt_judge_whole(judge, bytes);
    table_ui ui = {.frame = TABLE_HOSTED,
                   .seat = s->seat,
                   .asked = NT_SPECTATOR,
                   .part = 1.0f,
                   .legal = s->legal,
                   .n_legal = nt_judge_legal(judge, s->legal, NT_MAX_LEGAL)};
    hosting_frame h = {.kind = HOSTING_JUDGE,
                       .table = &ui,
                       .whole = &whole,
                       .past = {{.seat = 3, .kind = WEREWOLF_MOVE_VOTE, .n = 1, .arg = {4}}},
                       .n_past = 1,
                       .past_pages = 1,
                       .can_undo = true};
    int alive = 0;
    const werewolf_pub *pub = whole.pub;
    while (!pub->alive[alive]) {
        alive++;
    }
    assert_false(press_judge(s, match, &h, "seat", alive, &move));
    assert_true(press_judge(s, match, &h, "tool", WEREWOLF_MOVE_REMOVE, &move));
    assert_int_equal(move.seat, NT_JUDGE);
    assert_int_equal(move.arg[0], alive);
    assert_true(werewolf_hosting.amend(&h, h.past[0], &now));
    assert_int_equal(now.arg[0], alive);
    assert_int_equal(now.kind, WEREWOLF_MOVE_VOTE);
    ui.pick[1] = 0;
    assert_false(werewolf_hosting.amend(&h, h.past[0], &now));
    for (int n = 0; n < 2; n++) { /* the card of whoever is picked */
        ui.pick[1] = (uint8_t)(n == 0 ? 0 : alive + 1);
        stage_draw_hosted(s, s->list, stage_view(s, match, NT_SPECTATOR), &h);
        assert_int_equal(
            stage_pictures(s->list, "werewolf/card_good") + stage_pictures(s->list, "werewolf/card_wolf"), n);
    }
    ui.pick[1] = 0;
    assert_false(press_judge(s, match, &h, "face-tab", 1, &move)); /* one may be touched where there is one */
    for (int n = 0; n < 2; n++) {
        h.n_past = (uint8_t)n;
        stage_draw_hosted(s, s->list, stage_view(s, match, NT_SPECTATOR), &h);
        assert_int_equal(stage_shows(s->list, "Nothing has happened yet"), n == 0);
        assert_int_equal(stage_shows(s->list, "Touch an event"), n == 1);
    }
    free(bytes);
    nt_match_destroy(match);
}

/* Where nobody judges nobody may open the judge's face. */
static void only_a_judge_has_the_judges_button(void **state) {
    stage *s = *state;

    for (int host = 0; host < 3; host++) {
        nt_match *match = stage_match(8, 2, host);
        nt_rng luck = nt_rng_seed(2);
        stage_play_to(s, match, WEREWOLF_STEP_DUSK, &luck);
        const table_ui ui = stage_ui(s, match, 0);
        stage_draw(s, s->list, stage_view_of(s, match, &ui), &ui);
        assert_int_equal(ui_zone_named(s->list, "judge", 0) != NULL, host == WEREWOLF_HOST_JUDGE);
        nt_match_destroy(match);
    }
}

/* ---- the end ---- */

static void play_out(nt_match *match, nt_rng *luck) {
    for (int seat = stage_asked(match); seat >= 0; seat = stage_asked(match)) {
        stage_bot(match, seat, luck);
    }
}

static table_ui results_at(const stage *s, const nt_match *match, int step) {
    return (table_ui){.frame = TABLE_RESULTS,
                      .seat = s->seat,
                      .config = nt_match_config(match),
                      .asked = NT_SPECTATOR,
                      .part = 1.0f,
                      .step = step};
}

/* The winner is not told before the last seat is open, and the number of steps does not tell it either. */
static void roles_open_seat_by_seat_and_then_the_votes_are_drawn(void **state) {
    stage *s = *state;
    nt_rng luck = nt_rng_seed(9);
    nt_match *match = stage_match(8, 9, WEREWOLF_HOST_PASS);
    table_ui ui = results_at(s, match, 0);

    play_out(match, &luck);
    const nt_view view = stage_view(s, match, NT_SPECTATOR);
    assert_int_equal(werewolf_table.state(view, &ui).results_steps, 9);
    for (ui.step = 0; ui.step < 9; ui.step++) {
        stage_draw(s, s->list, view, &ui);
        assert_false(stage_shows(s->list, "win"));
        assert_null(ui_zone_named(s->list, "tab", 3));
    }
    stage_draw(s, s->list, view, &ui);
    assert_true(stage_shows(s->list, "win"));
    const int all = stage_pictures(s->list, "figures/crown"); /* each with its edge all round */
    const int winners = ((const werewolf_pub *)view.pub)->winner == WEREWOLF_WON_WOLF ? 0 : 1;
    assert_true(stage_shows(s->list, winners == 0 ? "The good people" : "The werewolves")); /* the others, beneath */
    nt_move move;
    assert_false(press(s, match, &ui, "tab", 1, &move));
    stage_draw(s, s->list, view, &ui);
    assert_true(all > 0 && all % 5 == 0);
    assert_int_equal(stage_pictures(s->list, "figures/crown"), 2 * all / 5); /* of the same winners, smaller */
    assert_true(stage_shows(s->list, "still alive"));
    assert_false(press(s, match, &ui, "tab", 3, &move));
    stage_draw(s, s->list, view, &ui);
    assert_true(stage_shows(s->list, "Day 1"));
    werewolf_pub pub = *(const werewolf_pub *)view.pub; /* with what came of it */
    for (int out = 0; out < 2; out++) {
        pub.votes[1][0] = 1;
        pub.exiled[1] = out == 0 ? WEREWOLF_NONE : 1;
        stage_draw(s, s->list, (nt_view){.pub = &pub}, &ui);
        assert_true(stage_shows(s->list, out == 0 ? "Nobody is exiled today." : "The village sends 2"));
        assert_true(stage_shows(s->list, "by whom"));
    }
    nt_match_destroy(match);
}

/* What was done in a night stands as signs in a strip of its own, in words below them. */
static void a_night_is_told_by_signs_and_in_words(void **state) {
    static const char *const sign[] = {"figures/knife", "figures/antidote", "figures/eye", "figures/poison"};
    stage *s = *state;
    nt_rng luck = nt_rng_seed(9);
    nt_match *match = stage_match(8, 9, WEREWOLF_HOST_PASS);
    table_ui ui = results_at(s, match, 9);
    nt_move move;

    play_out(match, &luck);
    werewolf_pub pub = *(const werewolf_pub *)stage_view(s, match, NT_SPECTATOR).pub;
    pub.round = 1;
    pub.nights[1] =
        (werewolf_night){2, WEREWOLF_NONE, 1, WEREWOLF_NONE, 3, WEREWOLF_NONE, WEREWOLF_NONE, WEREWOLF_NONE};
    stage_draw(s, s->list, (nt_view){.pub = &pub}, &ui);
    assert_false(press(s, match, &ui, "tab", 2, &move));
    stage_draw(s, s->list, (nt_view){.pub = &pub}, &ui);
    for (int i = 0; i < 4; i++) {
        assert_int_equal(stage_pictures(s->list, sign[i]), i < 3);
    }
    assert_true(stage_shows(s->list, "the Witch saved 3"));
    nt_match_destroy(match);
}

/* Whose card turns is said at once, what is on it when that is seen; of the press that turns all, that it has. */
static void who_was_who_is_said_with_the_card(void **state) {
    stage *s = *state;
    nt_rng luck = nt_rng_seed(9);
    nt_match *match = stage_match(8, 9, WEREWOLF_HOST_PASS);
    table_ui ui = results_at(s, match, 1);

    play_out(match, &luck);
    const nt_view view = stage_view(s, match, NT_SPECTATOR);
    const werewolf_pub *pub = view.pub;
    char role[64], sentence[160];
    snprintf(role, sizeof role, "werewolf.role.%s.name", werewolf_role[pub->role[0]].id);
    snprintf(sentence, sizeof sentence, "1 %.40s: %.80s", s->seat[0].name, text_say(&s->list->words, role));
    ui.opening = 0.9f;
    stage_draw(s, s->list, view, &ui);
    assert_false(stage_shows(s->list, sentence));
    ui.opening = 0.0f;
    stage_draw(s, s->list, view, &ui);
    assert_true(stage_shows(s->list, sentence));
    assert_int_equal(werewolf_table.state(view, &ui).results_leap, 8);
    ui.step = 8;
    ui.leapt = 6; /* from the first */
    ui.opening = 0.4f;
    stage_draw(s, s->list, view, &ui);
    assert_false(stage_shows(s->list, "All roles are known")); /* some cards still turn */
    ui.opening = 0.0f;
    stage_draw(s, s->list, view, &ui);
    assert_true(stage_shows(s->list, "All roles are known"));
    assert_string_equal(werewolf_table.state(view, &ui).results_sound, "growl");
    assert_int_equal(werewolf_table.state(view, &ui).results_leap, 0);
    nt_match_destroy(match);
}

/* The middle of a figure's head, as part of its width; less than 0: no winner's figure. */
static float head_of(const char *picture) {
    static const struct {
        const char *name;
        float x;
    } head[] = {{"villager", 0.41f},
                {"villager_turned", 0.59f},
                {"seer", 0.41f},
                {"witch", 0.5f},
                {"hunter", 0.46f},
                {"werewolf", 0.65f},
                {"guardian", 0.51f},
                {"werewolf_turned", 0.35f},
                {"idiot", 0.5f},
                {"knight", 0.55f},
                {"white_wolf_king_bare", 0.67f},
                {"wolf_king_stands", 0.65f}};

    for (size_t i = 0; i < sizeof head / sizeof head[0]; i++) {
        if (strcmp(picture, head[i].name) == 0) {
            return head[i].x;
        }
    }
    return -1.0f;
}

static bool on_a_head(const ui_draw *list, ui_rect crown) {
    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        const char *name = c->kind == UI_PICTURE ? list->arena + c->text : "";
        const float x = strncmp(name, "figures/", 8) == 0 ? head_of(name + 8) : -1.0f;
        const float off = crown.x + crown.w / 2 - c->at.x - x * c->at.w;
        if (x > 0.0f && fabsf(off) < 0.09f * c->at.w && fabsf(crown.y - c->at.y) < 0.08f * c->at.h &&
            crown.y + crown.h > c->at.y && crown.w < 0.25f * c->at.w) {
            return true;
        }
    }
    return false;
}

/* Stones and bundles of all who are out; a winner's has an edge besides, of four. */
static void all_who_are_out_have_a_mark(const ui_draw *list, const werewolf_pub *pub) {
    int marks = 0, want = 0;

    for (int i = 0; i < list->n; i++) {
        const char *name = list->command[i].kind == UI_PICTURE ? list->arena + list->command[i].text : "";
        marks += strcmp(name, "figures/tomb") == 0 || strcmp(name, "figures/bundle") == 0;
    }
    for (int seat = 0; seat < pub->n; seat++) {
        const bool won = (pub->winner == WEREWOLF_WON_WOLF) == werewolf_was_wolf(pub, seat);
        want += pub->alive[seat] ? 0 : won ? 5 : 1;
    }
    assert_int_equal(marks, want);
}

/* Few and many, wide and low: a crown is worn, not hung over the middle of a plate. */
static void winners_wear_their_crowns(void **state) {
    static const int seats[] = {6, 8, 12}, size[][2] = {{1280, 800}, {1024, 600}};
    stage *s = *state;

    for (size_t i = 0; i < 6; i++) {
        nt_rng luck = nt_rng_seed(9);
        nt_match *match = stage_match(seats[i % 3], 9, WEREWOLF_HOST_PASS);
        const table_ui ui = results_at(s, match, seats[i % 3] + 1);
        int crowns = 0;
        stage_size(s, size[i / 3][0], size[i / 3][1], 3.78f, 1.0f);
        play_out(match, &luck);
        stage_draw(s, s->list, stage_view(s, match, NT_SPECTATOR), &ui);
        for (int k = 0; k < s->list->n; k++) {
            const ui_command *c = &s->list->command[k];
            if (c->kind == UI_PICTURE && strcmp(s->list->arena + c->text, "figures/crown") == 0) {
                crowns++;
                if (!on_a_head(s->list, c->at)) {
                    fail_msg("%d seats, %d wide: no head below the crown at %.0f,%.0f", seats[i % 3], size[i / 3][0],
                             (double)c->at.x, (double)c->at.y);
                }
            }
        }
        assert_true(crowns > 0);
        all_who_are_out_have_a_mark(s->list, stage_view(s, match, NT_SPECTATOR).pub);
        nt_match_destroy(match);
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* Nobody of a side need be wiped out with the house rules of parity and of total victory. */
static void the_reason_is_the_rule_that_the_wolves_won_by(void **state) {
    stage *s = *state;
    nt_rng luck = nt_rng_seed(9);
    nt_match *match = stage_match(8, 9, WEREWOLF_HOST_PASS);
    table_ui ui = results_at(s, match, 9);

    play_out(match, &luck);
    nt_view view = stage_view(s, match, NT_SPECTATOR);
    werewolf_pub pub = *(const werewolf_pub *)view.pub;
    view.pub = &pub;
    pub.winner = WEREWOLF_WON_WOLF;
    for (int seat = 0; seat < 8; seat++) {
        pub.alive[seat] = 1;
        pub.role[seat] = seat < 4 ? WEREWOLF_WEREWOLF : WEREWOLF_VILLAGER;
    }
    stage_draw(s, s->list, view, &ui);
    assert_true(stage_shows(s->list, "Everybody with a skill is out"));
    memset(pub.role + 4, WEREWOLF_SEER, 4);
    stage_draw(s, s->list, view, &ui);
    assert_true(stage_shows(s->list, "All villagers are out"));
    pub.opt[WEREWOLF_OPT_PARITY] = 1;
    stage_draw(s, s->list, view, &ui);
    assert_true(stage_shows(s->list, "as many as the others"));
    memset(pub.alive + 4, 0, 4);
    stage_draw(s, s->list, view, &ui);
    assert_true(stage_shows(s->list, "All good people are out"));
    pub.opt[WEREWOLF_OPT_PARITY] = 0;
    pub.opt[WEREWOLF_OPT_VICTORY] = 1;
    stage_draw(s, s->list, view, &ui);
    assert_true(stage_shows(s->list, "All good people are out"));
    nt_match_destroy(match);
}

/* Esc cancels a choice that lies over the day, then it is the menu's. */
static void esc_cancels_what_was_to_be_declared(void **state) {
    stage *s = *state;
    nt_rng luck = nt_rng_seed(3);
    nt_match *match = stage_match(12, 3, WEREWOLF_HOST_PASS);
    nt_move move;
    bool has_move = false;

    stage_play_to(s, match, WEREWOLF_STEP_VOTE, &luck);
    const nt_view view = stage_view(s, match, NT_SPECTATOR);
    table_ui ui = {.frame = TABLE_PUBLIC, .seat = s->seat, .asked = NT_SPECTATOR, .part = 1.0f};
    const ui_input back = {.kind = UI_BACK};
    ui.pick[WEREWOLF_PICK_MENU] = WEREWOLF_MENU_DECLARE;
    ui.picks = 1;
    assert_true(werewolf_table.input(view, &ui, &back, &move, &has_move));
    assert_false(has_move);
    assert_int_equal(ui.pick[WEREWOLF_PICK_MENU], WEREWOLF_MENU_NONE);
    assert_int_equal(ui.picks, 0);
    assert_false(werewolf_table.input(view, &ui, &back, &move, &has_move));
    nt_match_destroy(match);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(a_match_can_be_played_by_pressing_what_is_shown),
                                       cmocka_unit_test(hands_and_list_give_the_same_ballots),
                                       cmocka_unit_test(hands_are_asked_for_in_the_words_of_ballots),
                                       cmocka_unit_test(a_vote_says_what_is_touched_and_what_is_closed),
                                       cmocka_unit_test(nobody_says_that_none_stand_while_bots_answer),
                                       cmocka_unit_test(only_the_white_wolf_kings_games_offer_to_take_one_along),
                                       cmocka_unit_test(each_button_of_a_speech_says_what_it_does),
                                       cmocka_unit_test(the_judge_sees_roles_and_amends_events),
                                       cmocka_unit_test(only_a_judge_has_the_judges_button),
                                       cmocka_unit_test(roles_open_seat_by_seat_and_then_the_votes_are_drawn),
                                       cmocka_unit_test(a_night_is_told_by_signs_and_in_words),
                                       cmocka_unit_test(who_was_who_is_said_with_the_card),
                                       cmocka_unit_test(winners_wear_their_crowns),
                                       cmocka_unit_test(the_reason_is_the_rule_that_the_wolves_won_by),
                                       cmocka_unit_test(esc_cancels_what_was_to_be_declared)};
    return cmocka_run_group_tests(tests, open_stage, stage_teardown);
}
