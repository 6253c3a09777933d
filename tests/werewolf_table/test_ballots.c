/* Who voted for whom at the end: each vote is a slip, wherever there are how many of them, and none lies on another.
 */
#include "werewolf_table/stage.h"

enum { VOTES = 3 /* the tab */, X = WEREWOLF_NONE };

static werewolf_pub voted(int seats, int targets) {
    werewolf_pub pub = {.n = (uint8_t)seats, .round = 1, .ended = 1, .winner = WEREWOLF_WON_GOOD};

    pub.opt[WEREWOLF_OPT_HOST] = WEREWOLF_HOST_PASS;
    memset(pub.votes, X, sizeof pub.votes);
    memset(pub.exiled, X, sizeof pub.exiled);
    pub.exiled[1] = 0;
    for (int seat = 0; seat < seats; seat++) {
        pub.alive[seat] = 1;
        pub.role[seat] = seat == 1 ? WEREWOLF_WEREWOLF : WEREWOLF_VILLAGER;
        pub.votes[1][seat] = (uint8_t)(seat % targets);
    }
    return pub;
}

static void draw(stage *s, const werewolf_pub *pub) {
    const nt_config config = nt_config_standard(&werewolf_game, pub->n);
    const table_ui ui = {.frame = TABLE_RESULTS,
                         .seat = s->seat,
                         .config = &config,
                         .asked = NT_SPECTATOR,
                         .part = 1.0f,
                         .step = 99,
                         .page = VOTES};

    stage_draw(s, s->list, (nt_view){.pub = pub, .seat = NT_SPECTATOR}, &ui);
    stage_fits(s->list);
}

/* Names on slips, without those in sentences. */
static int slips(const stage *s, const werewolf_pub *pub, ui_rect out[2 * WEREWOLF_SEATS]) {
    int n = 0;

    for (int i = 0; i < s->list->n; i++) {
        const ui_command *c = &s->list->command[i];
        for (int seat = 0; c->kind == UI_TEXT && seat < pub->n; seat++) {
            char name[80];
            snprintf(name, sizeof name, "%d %s", seat + 1, s->seat[seat].name);
            if (strcmp(s->list->arena + c->text, name) == 0 && n < 2 * WEREWOLF_SEATS) {
                out[n++] = c->at;
            }
        }
    }
    return n;
}

static void every_vote_has_its_slip(void **state) {
    static const int targets[] = {1, 4, 10, 20};
    static const float scales[] = {1.0f, 1.75f};
    stage *s = *state;
    const float scale = s->frame.text_scale;

    for (int k = 0; k < 8; k++) {
        const werewolf_pub pub = voted(20, targets[k % 4]);
        ui_rect at[2 * WEREWOLF_SEATS];
        s->frame.text_scale = scales[k / 4];
        draw(s, &pub);
        const int n = slips(s, &pub, at);
        assert_int_equal(n, 20 + targets[k % 4]);
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < i; j++) {
                assert_false(ui_meet(at[i], at[j]));
            }
        }
    }
    s->frame.text_scale = scale;
}

static void a_day_without_votes_says_so(void **state) {
    stage *s = *state;
    werewolf_pub pub = voted(6, 2);

    memset(pub.votes, X, sizeof pub.votes);
    draw(s, &pub);
    assert_true(stage_shows(s->list, "Nobody voted on this day."));
    assert_false(stage_shows(s->list, "by whom"));
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_vote_has_its_slip),
                                       cmocka_unit_test(a_day_without_votes_says_so)};
    return cmocka_run_group_tests(tests, open_stage, stage_teardown);
}
