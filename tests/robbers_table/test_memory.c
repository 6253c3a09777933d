/* What the table keeps to itself and what it owes everybody (robbers.md 8): piles lie face down until the deal is
 * over, the card left over lies there, a badge waits for its card, a finished deal opens whole piles. */
#include "app/match/director.h"
#include "app/seating/seating.h"
#include "robbers_table/stage.h"

static nt_move play_of(nt_match *match, int seat, bool last) {
    nt_move legal[NT_MAX_LEGAL];
    const int n = nt_port_legal(nt_match_port(match, (uint8_t)seat), legal, NT_MAX_LEGAL);

    assert_true(n > 0);
    return legal[last ? n - 1 : 0];
}

/* So many cards are played: the highest first, so that special cards come early. */
static nt_match *after_cards(uint8_t seats, uint64_t seed, int cards) {
    nt_match *match = stage_match(seats, seed);

    for (; cards > 0; cards--) {
        const int seat = stage_asked(match);
        assert_int_equal(nt_port_submit(nt_match_port(match, (uint8_t)seat), play_of(match, seat, true)), NT_OK);
    }
    return match;
}

/* Cards that the log names: it asks for the sentence of each event long after it was shown. */
static int named_cards(stage *s, nt_match *match) {
    const nt_view view = stage_view(s, match, NT_SPECTATOR);
    nt_port *port = nt_match_port(match, NT_SPECTATOR);
    int named = 0;

    for (int i = 0; i < nt_port_events(port); i++) {
        const nt_event told = nt_port_event(port, i);
        const char *sentence = stage_sentence(s, view, &told, false);
        assert_true(sentence == NULL || strstr(sentence, " with ") == NULL);
        named += sentence != NULL && strstr(sentence, " plays ") != NULL;
    }
    return named;
}

static void the_log_names_only_cards_that_lie(void **state) {
    static const int after[] = {1, 4, 5, 8, 9, 11, 36};
    static const int named[] = {1, 4, 1, 4,
                                1, 3, 0}; /* the last trick until the next lead; after a deal its summary */

    for (size_t i = 0; i < sizeof after / sizeof *after; i++) {
        nt_match *match = after_cards(4, 3, after[i]);
        assert_int_equal(named_cards(*state, match), named[i]);
        nt_match_destroy(match);
    }
}

static int count_of(const ui_draw *list, const char *text) {
    int n = 0;

    for (int i = 0; i < list->n_boxes; i++) {
        n += strcmp(list->arena + list->box[i].text, text) == 0;
    }
    return n;
}

static void a_badge_waits_until_its_card_lies(void **state) {
    stage *s = *state;
    nt_match *match = after_cards(3, 1, 27);
    stage_story story = stage_tell(match);
    nt_port *port = nt_match_port(match, NT_SPECTATOR);
    int seen = 0;

    for (int i = 0; i < nt_port_events(port); i++) {
        const nt_event e = nt_port_event(port, i);
        if (e.kind != ROBBERS_EV_CARD || e.arg[1] != ROBBERS_WEREWOLF) {
            continue;
        }
        stage_draw_told(s, &story, i, 0.02f);
        assert_int_equal(count_of(s->list, "Werewolf"), 1); /* the card's own name */
        stage_draw_told(s, &story, i, 0.9f);
        assert_int_equal(count_of(s->list, "Werewolf"), 1);
        stage_draw_told(s, &story, i + 1, 0.0f);
        assert_int_equal(count_of(s->list, "Werewolf"), 2);
        seen++;
    }
    nt_playback_destroy(story.playback);
    nt_match_destroy(match);
    assert_true(seen > 0);
}

static void the_card_left_over_lies_there(void **state) {
    stage *s = *state;

    for (uint8_t n = 3; n <= 5; n++) {
        nt_match *match = after_cards(n, 2, 1);
        const table_ui ui = stage_public(s, match, TABLE_PUBLIC);
        stage_draw(s, s->list, stage_view(s, match, NT_SPECTATOR), &ui);
        assert_int_equal(stage_shows(s->list, "Not dealt"), n != 4);
        nt_match_destroy(match);
    }
}

/* While the trick is shown and taken the sentence says with which card. */
static void the_end_of_a_trick_is_explained(void **state) {
    stage *s = *state;
    nt_match *match = after_cards(4, 3, 4);
    stage_story story = stage_tell(match);

    stage_draw_told(s, &story, stage_find(&story, 0, ROBBERS_EV_TRICK), 0.4f);
    assert_true(stage_shows(s->list, "takes the trick with") || stage_shows(s->list, "of equal cards"));
    nt_playback_destroy(story.playback);
    nt_match_destroy(match);
}

/* ---- whole piles ---- */

static bool send(stage *s, nt_match *match, table_ui *ui, const char *zone, int n) {
    const ui_input press = {.kind = UI_CHOOSE, .zone = zone, .n = n, .flags = UI_ZONE_INSPECT};
    nt_move move;
    bool has_move = true;
    const bool handled = robbers_table.input(stage_view(s, match, NT_SPECTATOR), ui, &press, &move, &has_move);

    assert_false(has_move);
    stage_draw(s, s->list, stage_view(s, match, NT_SPECTATOR), ui);
    return handled;
}

static void a_finished_deal_opens_whole_piles(void **state) {
    stage *s = *state;
    nt_match *match = after_cards(4, 3, 36);
    const robbers_pub *pub = stage_view(s, match, NT_SPECTATOR).pub;
    const int seat = pub->last.trick[0].winner;
    table_ui ui = stage_public(s, match, TABLE_PUBLIC);

    ui.event = (nt_event){.to = NT_ALL, .kind = ROBBERS_EV_DEAL_WON, .n = 2, .arg = {pub->last.winner, 0}};
    ui.last = ui.event;
    assert_true(send(s, match, &ui, "shown", seat));
    assert_true(ui.reading && stage_shows(s->list, "Pile of Seat"));
    assert_true(send(s, match, &ui, "shut", 0));
    assert_true(!ui.reading && !stage_shows(s->list, "Pile of Seat"));
    ui = stage_public(s, match, TABLE_PUBLIC);
    assert_true(send(s, match, &ui, "last", 0));
    assert_true(send(s, match, &ui, "shown", seat));
    assert_true(ui.reading && stage_shows(s->list, "Pile of Seat"));
    assert_true(send(s, match, &ui, "shut", 0)); /* back to the summary it lay over */
    assert_true(ui.reading && !stage_shows(s->list, "Pile of Seat") && stage_shows(s->list, "Deal 1:"));
    assert_true(send(s, match, &ui, "shut", 0));
    assert_false(ui.reading);
    nt_match_destroy(match);
}

/* ---- nobody at the table ---- */

/* What waits for a press does not wait for ever when only bots play. */
static void bots_alone_come_to_the_end(void **state) {
    enum { STEP = 100, LONG = 3600 * 1000 };
    nt_match *match = stage_match(3, 4);
    app_seating seating = app_seating_standard(3, true);
    (void)state;

    for (int i = 0; i < 3; i++) {
        seating.seat[i].bot = true;
    }
    app_director *d = app_director_create(match, &robbers_table, &seating, 7, (app_director_hooks){0});
    assert_non_null(d);
    uint64_t now = 0;
    nt_port *port = nt_match_port(match, NT_SPECTATOR);
    int ahead = 0;
    for (; app_director_step(d).kind != STEP_RESULTS && now < LONG; now += STEP) {
        app_director_tick(d, now, (app_tempo){1, false}, true);
        ahead += app_director_told(d, now) < nt_port_events(port); /* the log waits for what is not shown yet */
    }
    assert_true(now < LONG);
    assert_true(ahead > 0);
    assert_int_equal(app_director_told(d, now), nt_port_events(port));
    app_director_destroy(d);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_log_names_only_cards_that_lie), cmocka_unit_test(a_badge_waits_until_its_card_lies),
        cmocka_unit_test(the_card_left_over_lies_there),     cmocka_unit_test(the_end_of_a_trick_is_explained),
        cmocka_unit_test(a_finished_deal_opens_whole_piles), cmocka_unit_test(bots_alone_come_to_the_end),
    };

    return cmocka_run_group_tests(tests, open_stage, stage_teardown);
}
