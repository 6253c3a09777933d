/* What was on the public frame goes before a question comes, or before what is told next, each by itself. */
#include <math.h>

#include "games/werewolf/werewolf_table.h"
#include "werewolf_table/stage.h"

enum { ASKED = 4, STEPS = 12 };

static const float most = 0.35f; /* of a lamp from one step to the next */

static nt_match *at_day(werewolf_pub *pub) {
    nt_match *match = stage_match(12, 7, WEREWOLF_HOST_JUDGE);

    *pub = stage_pub(match);
    pub->round = 1;
    pub->night = 0;
    pub->speaker = WEREWOLF_NONE;
    memset(pub->asked, 0, sizeof pub->asked);
    return match;
}

static table_ui frame_of(const stage *s, const nt_match *match) {
    return (table_ui){.frame = TABLE_PUBLIC,
                      .seat = s->seat,
                      .config = nt_match_config(match),
                      .asked = NT_SPECTATOR,
                      .part = 1.0f};
}

static void draw(stage *s, const werewolf_pub *pub, const table_ui *ui) {
    s->frame.motion = true;
    stage_draw(s, s->list, (nt_view){.pub = pub}, ui);
}

static float light_on(stage *s, const werewolf_pub *pub, const table_ui *ui, int seat) {
    ui_begin(s->list, &s->frame);
    s->frame.motion = true;
    const werewolf_look look = werewolf_look_of((nt_view){.pub = pub}, ui, s->list);
    return werewolf_light(&look, seat);
}

/* Somebody who died in the night is asked; what stands there then. */
static uint8_t ask_the_dead(stage *s, const nt_match *match, werewolf_pub *pub) {
    const table_ui ui = frame_of(s, match);

    pub->dawn[ASKED] = 1;
    pub->alive[ASKED] = 0;
    pub->out_how[ASKED] = WEREWOLF_OUT_NIGHT;
    pub->exiling = WEREWOLF_NONE;
    pub->step = WEREWOLF_STEP_RITES;
    pub->asked[ASKED] = 1;
    draw(s, pub, &ui);
    assert_true(stage_pictures(s->list, "figures/bubble") > 0);
    return werewolf_table.state((nt_view){.pub = pub}, &ui).stands;
}

/* The picture starts from where it hangs; the answer that nobody hears goes first, and the lamp with the picture. */
static void who_was_asked_goes_with_the_picture(void **state) {
    stage *s = *state;
    werewolf_pub pub;
    nt_match *match = at_day(&pub);
    table_ui ui = frame_of(s, match);
    float before = 1.0f;

    ui.stood = ask_the_dead(s, match, &pub);
    pub.step = WEREWOLF_STEP_CAMPAIGN;
    memset(pub.asked, 0, sizeof pub.asked);
    assert_true(werewolf_table.state((nt_view){.pub = &pub}, &ui).stood_first);
    for (int i = 0; i <= STEPS; i++) {
        ui.change_left = 1.0f - (float)i / STEPS;
        const float now = light_on(s, &pub, &ui, ASKED);
        assert_true(now <= before && before - now < most);
        before = now;
        draw(s, &pub, &ui);
        assert_int_equal(stage_pictures(s->list, "figures/bubble") > 0, i < STEPS / 4);
    }
    assert_float_equal(before, 0.0f, 0.0f);
    nt_match_destroy(match);
}

/* Whoever is asked again is gold all the time. */
static void who_is_asked_again_stays_lit(void **state) {
    stage *s = *state;
    werewolf_pub pub;
    nt_match *match = at_day(&pub);
    table_ui ui = frame_of(s, match);

    ui.stood = ask_the_dead(s, match, &pub);
    pub.step = WEREWOLF_STEP_BADGE;
    ui.stands = werewolf_table.state((nt_view){.pub = &pub}, &ui).stands;
    for (int i = 0; i <= STEPS; i++) {
        ui.change_left = 1.0f - (float)i / STEPS;
        assert_float_equal(light_on(s, &pub, &ui, ASKED), 1.0f, 0.0f);
    }
    nt_match_destroy(match);
}

/* Of these words, by the group that they are in. */
static float alpha_of(const stage *s, const char *words) {
    float group = 1.0f, seen = 0.0f;

    for (int i = 0; i < s->list->n; i++) {
        const ui_command *c = &s->list->command[i];
        group = c->kind == UI_GROUP ? (float)(c->colour >> 24) / 255.0f : c->kind == UI_GROUP_END ? 1.0f : group;
        seen = c->kind == UI_TEXT && strcmp(s->list->arena + c->text, words) == 0 ? group : seen;
    }
    return seen;
}

/* What is said in the middle comes as far as its question has. */
static void the_middle_comes_with_its_question(void **state) {
    stage *s = *state;
    werewolf_pub pub;
    nt_match *match = at_day(&pub);
    table_ui ui = frame_of(s, match);

    pub.step = WEREWOLF_STEP_BADGE;
    pub.asked[ASKED] = 1;
    for (int i = 0; i <= 4; i++) {
        ui.question_left = 0.25f * (float)i;
        draw(s, &pub, &ui);
        assert_float_equal(alpha_of(s, "Any living player may get the badge."), 1.0f - ui.question_left, 0.01f);
    }
    nt_match_destroy(match);
}

/* ---- a count ---- */

/* Votes for 2 and then, more of them, for 5. */
static nt_match *at_count(werewolf_pub *pub) {
    nt_match *match = at_day(pub);

    pub->step = WEREWOLF_STEP_COUNT;
    for (int seat = 0; seat < 3; seat++) {
        pub->voted[seat] = 1;
        pub->ballot[seat] = seat == 0 ? 2 : 5;
    }
    pub->total[2] = 2;
    pub->total[5] = 4;
    return match;
}

/* Threads and lamp come to each total as to the first, and leave it before the next; the last one keeps them for what
 * comes of the count. Who stood on the square stays away. */
static void each_total_goes_before_the_next(void **state) {
    enum { PARTS = 100 };
    stage *s = *state;
    werewolf_pub pub;
    nt_match *match = at_count(&pub);
    table_ui ui = frame_of(s, match);

    for (int last = 0; last < 2; last++) {
        const int to = last ? 5 : 2, voter = last ? 1 : 0;
        float thread = 0.0f, light = 0.0f, people = 1.0f, longest = 0.0f, brightest = 0.0f;
        ui.event = (nt_event){.to = NT_ALL, .kind = WEREWOLF_EV_TOTAL, .n = 2, .arg = {(uint8_t)to, pub.total[to]}};
        ui.last = ui.event;
        for (int i = 0; i < PARTS; i++) {
            ui.part = (float)i / PARTS;
            const float shines = light_on(s, &pub, &ui, to);
            const werewolf_look look = werewolf_look_of((nt_view){.pub = &pub}, &ui, s->list);
            const float drawn = werewolf_drawn_thread(&look, voter), seen = werewolf_people_seen(&look);
            assert_true(fabsf(drawn - thread) < 0.1f && fabsf(shines - light) < most);
            assert_true(seen <= people);
            longest = fmaxf(longest, drawn);
            brightest = fmaxf(brightest, shines);
            thread = drawn;
            light = shines;
            people = seen;
        }
        assert_true(longest >= 1.0f && brightest >= 1.0f && people <= 0.0f);
        assert_true(last ? thread >= 1.0f && light >= 1.0f : thread < 0.1f && light < most);
    }
    nt_match_destroy(match);
}

/* Whoever is not seen below open ballots is not seen either while these go before the first total. */
static void nobody_comes_between_hands_and_totals(void **state) {
    enum { PARTS = 100 };
    stage *s = *state;
    werewolf_pub pub;
    nt_match *match = at_count(&pub);

    for (int hidden = 0; hidden < 2; hidden++) {
        table_ui ui = frame_of(s, match);
        const werewolf_look look = werewolf_look_of((nt_view){.pub = &pub}, &ui, s->list);
        pub.opt[WEREWOLF_OPT_BALLOTS] = (uint8_t)hidden;
        draw(s, &pub, &ui);
        const float before = werewolf_people_seen(&look);
        assert_float_equal(before, hidden ? 1.0f : 0.0f, 0.0f);
        ui.event = (nt_event){.to = NT_ALL, .kind = WEREWOLF_EV_TOTAL, .n = 2, .arg = {2, pub.total[2]}};
        for (int i = 0; i < PARTS; i++) {
            ui.part = (float)i / PARTS;
            assert_true(werewolf_people_seen(&look) <= before);
        }
    }
    nt_match_destroy(match);
}

/* Each vote is counted as its thread comes to its end, one after the other; then all stand for a while, the longer
 * the more they are. */
static void each_vote_counts_as_its_thread_arrives(void **state) {
    enum { PARTS = 200 };
    stage *s = *state;
    werewolf_pub pub;
    nt_match *match = at_count(&pub);
    table_ui ui = frame_of(s, match);
    int stood = 0, one = 0;

    ui.event = (nt_event){.to = NT_ALL, .kind = WEREWOLF_EV_TOTAL, .n = 2, .arg = {5, pub.total[5]}};
    ui.last = ui.event;
    const unsigned ms = werewolf_total_ms(&ui.event);
    for (int i = 0; i < PARTS; i++) {
        ui.part = (float)i / PARTS;
        draw(s, &pub, &ui);
        const werewolf_look look = werewolf_look_of((nt_view){.pub = &pub}, &ui, s->list);
        const bool first = werewolf_drawn_thread(&look, 1) >= 1.0f, second = werewolf_drawn_thread(&look, 2) >= 1.0f;
        assert_int_equal(werewolf_votes_landed(&look, 5), 2 * first + 2 * second);
        assert_true(first || !second);
        one += first && !second;
        stood += second;
    }
    assert_true(one > 0 && (float)stood / PARTS * (float)ms >= 700.0f);
    ui.event.arg[1] = 2;
    assert_true(werewolf_total_ms(&ui.event) < ms);
    nt_match_destroy(match);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(who_was_asked_goes_with_the_picture, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(who_is_asked_again_stays_lit, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(each_total_goes_before_the_next, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(nobody_comes_between_hands_and_totals, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(each_vote_counts_as_its_thread_arrives, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(the_middle_comes_with_its_question, open_stage, stage_teardown)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
