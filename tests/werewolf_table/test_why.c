/* What the judge is told follows the rules: a refusal has a reason exactly where the rules refuse, what is foreseen
 * at the end of a night is what the dawn brings, and reminders come from the whole alone. */
#include "werewolf_table/stage.h"

#include "games/werewolf/werewolf_state.h"
#include "games/werewolf/werewolf_table.h"

static bool is_legal(const nt_move *legal, int n, int kind, int target) {
    for (int i = 0; i < n; i++) {
        if (legal[i].kind == kind && (legal[i].n == 0 || legal[i].arg[0] == (target < 0 ? WEREWOLF_NONE : target))) {
            return true;
        }
    }
    return false;
}

/* ---- reasons ---- */

static int compare_reasons(stage *s, nt_match *match, int seat) {
    static const uint8_t night[] = {WEREWOLF_MOVE_CHOOSE, WEREWOLF_MOVE_SAVE, WEREWOLF_MOVE_BOTH};
    static const uint8_t rites[] = {WEREWOLF_MOVE_SHOOT, WEREWOLF_MOVE_SHOW, WEREWOLF_MOVE_NOTHING};
    nt_port *port = nt_match_port(match, (uint8_t)seat);
    const int n = nt_port_legal(port, s->legal, NT_MAX_LEGAL);
    const nt_view view = nt_port_view(port, s->view);
    const werewolf_pub *pub = view.pub;
    const bool by_night = pub->step == WEREWOLF_STEP_NIGHT;
    int refused = 0;

    for (int k = 0; k < 3; k++) {
        const int kind = by_night ? night[k] : rites[k];
        const bool named = kind == WEREWOLF_MOVE_CHOOSE || kind == WEREWOLF_MOVE_BOTH || kind == WEREWOLF_MOVE_SHOOT;
        for (int target = 0; target < (named ? pub->n : 1); target++) {
            const char *why = werewolf_why_not(pub, view.me, seat, kind, named ? target : -1);
            if (is_legal(s->legal, n, kind, named ? target : -1) != (why == NULL)) {
                fail_msg("round %d, call %d, seat %d, kind %d, target %d: %s", pub->round, pub->call, seat, kind,
                         target, why != NULL ? why : "no reason");
            }
            refused += why != NULL;
        }
    }
    return refused;
}

static nt_match *drawn_match(int seats, uint64_t seed, int host) {
    static const int options[] = {WEREWOLF_OPT_SELF_SAVE,    WEREWOLF_OPT_GUARD_REPEAT,    WEREWOLF_OPT_BOTH_POTIONS,
                                  WEREWOLF_OPT_WITCH_SEES,   WEREWOLF_OPT_SELF_KNIFE,      WEREWOLF_OPT_CHARM_REPEAT,
                                  WEREWOLF_OPT_GHOST_CHECKS, WEREWOLF_OPT_SILENCER_REPEAT, WEREWOLF_OPT_GUARD_SAVE,
                                  WEREWOLF_OPT_KNIFE_FIRST,  WEREWOLF_OPT_RIDER_IMMUNE,    WEREWOLF_OPT_ELECTION};
    nt_config config = nt_config_standard(&werewolf_game, (uint8_t)seats);
    nt_rng luck = nt_rng_seed(seed);
    nt_err err = NT_OK;

    config.opt[WEREWOLF_OPT_HOST] = (int16_t)host;
    for (size_t i = 0; i < sizeof options / sizeof options[0]; i++) {
        const nt_option *o = &werewolf_game.options[options[i]];
        config.opt[options[i]] = (int16_t)(o->min + (int)nt_rng_below(&luck, (uint32_t)(o->max - o->min + 1)));
    }
    nt_match *match = nt_match_create(&werewolf_game, &config, seed, &err);
    assert_non_null(match);
    return match;
}

static void a_refusal_has_a_reason_exactly_where_the_rules_refuse(void **state) {
    stage *s = *state;
    int refused = 0;

    for (uint64_t seed = 1; seed <= 60; seed++) {
        nt_match *match = drawn_match(6 + (int)seed % 15, seed, (int)seed % 3);
        nt_rng luck = nt_rng_seed(seed);
        for (int seat = stage_asked(match); seat >= 0; seat = stage_asked(match)) {
            const werewolf_pub *pub = (const werewolf_pub *)s->view;
            stage_view(s, match, NT_SPECTATOR);
            if (pub->step == WEREWOLF_STEP_NIGHT || pub->step == WEREWOLF_STEP_RITES) {
                refused += compare_reasons(s, match, seat);
            }
            stage_bot(match, seat, &luck);
        }
        nt_match_destroy(match);
    }
    assert_true(refused > 10000);
}

/* ---- what is foreseen ---- */

static int compare_dawn(const truth *before, const truth *after) {
    const struct werewolf_state *was = (const void *)before->at, *is = (const void *)after->at;
    uint16_t cause[WEREWOLF_SEATS] = {0};
    int deaths = 0;

    werewolf_foresee_dawn(nt_look_whole(&werewolf_game, before->at), is->hid.nights[was->pub.round], cause);
    for (int seat = 0; seat < was->pub.n; seat++) {
        if (!was->pub.alive[seat]) {
            continue;
        }
        const int came = werewolf_causes(is->hid.cause[seat]) & ~WEREWOLF_BY_SHOT;
        assert_int_equal(cause[seat], came);
        deaths += cause[seat] != 0;
    }
    return deaths;
}

static void the_dawn_is_what_was_foreseen(void **state) {
    static truth before, after;
    int deaths = 0;
    (void)state;

    for (uint64_t seed = 1; seed <= 40; seed++) {
        nt_match *match = drawn_match(6 + (int)seed % 15, seed, WEREWOLF_HOST_JUDGE);
        nt_rng luck = nt_rng_seed(seed + 100);
        for (int seat = stage_asked(match); seat >= 0; seat = stage_asked(match)) {
            copy_truth(&before, match);
            stage_bot(match, seat, &luck);
            copy_truth(&after, match);
            if (((const werewolf_pub *)before.at)->step == WEREWOLF_STEP_NIGHT &&
                ((const werewolf_pub *)after.at)->step != WEREWOLF_STEP_NIGHT) {
                deaths += compare_dawn(&before, &after);
            }
        }
        nt_match_destroy(match);
    }
    assert_true(deaths > 40);
}

/* ---- reminders ---- */

typedef struct {
    nt_whole whole;
    truth bytes;
} night_truth;

/* F12 (3.2) in the Guardian's call of night 1: 9 was knifed and saved. */
static void lay_guard_call(night_truth *t, nt_match *match) {
    struct werewolf_state *s = (void *)t->bytes.at;
    static const uint8_t role[] = {WEREWOLF_WEREWOLF, WEREWOLF_WEREWOLF, WEREWOLF_WEREWOLF, WEREWOLF_KING,
                                   WEREWOLF_SEER,     WEREWOLF_WITCH,    WEREWOLF_HUNTER,   WEREWOLF_GUARDIAN,
                                   WEREWOLF_VILLAGER, WEREWOLF_VILLAGER, WEREWOLF_VILLAGER, WEREWOLF_VILLAGER};

    copy_truth(&t->bytes, match);
    for (int seat = 0; seat < 12; seat++) {
        s->seat[seat].role = role[seat];
    }
    s->pub.round = 1;
    s->pub.night = 1;
    s->pub.step = WEREWOLF_STEP_NIGHT;
    s->pub.call = WEREWOLF_CALL_GUARDIAN;
    s->hid.nights[1] = (werewolf_night){.knife = 8,
                                        .saved = 1,
                                        .charm = WEREWOLF_NONE,
                                        .poison = WEREWOLF_NONE,
                                        .check = WEREWOLF_NONE,
                                        .guard = WEREWOLF_NONE,
                                        .investigate = WEREWOLF_NONE,
                                        .silence = WEREWOLF_NONE};
    t->whole = nt_look_whole(&werewolf_game, t->bytes.at);
}

static werewolf_look look_of(stage *s, const night_truth *t, const hosting_frame *h) {
    ui_begin(s->list, &s->frame);
    return werewolf_look_of_hosted((nt_view){t->whole.pub, NULL, NT_SPECTATOR}, h, s->list);
}

static const char *first_reminder(stage *s, const night_truth *t, const hosting_frame *h) {
    static const char *out[4];
    const werewolf_look look = look_of(s, t, h);

    return werewolf_reminders(&look, out, NULL, 4) > 0 ? out[0] : "";
}

static void the_judge_is_reminded_before_he_confirms(void **state) {
    stage *s = *state;
    static night_truth t;
    nt_match *match = stage_match(12, 1, WEREWOLF_HOST_JUDGE);
    table_ui ui = {.frame = TABLE_HOSTED, .seat = s->seat};
    hosting_frame h = {.kind = HOSTING_CALL,
                       .table = &ui,
                       .phase = HOSTING_CALL_ASKS,
                       .called = 7,
                       .call = {.judged = true, .key = WEREWOLF_CALL_GUARDIAN}};

    lay_guard_call(&t, match);
    ui.pick[WEREWOLF_PICK_KIND] = WEREWOLF_MOVE_CHOOSE + 1;
    ui.pick[WEREWOLF_PICK_SEAT] = 8 + 1;
    assert_string_equal(first_reminder(s, &t, &h), ""); /* without the whole nothing is known */
    h.whole = &t.whole;
    assert_string_equal(first_reminder(s, &t, &h), "Saved and shielded: 9 Fish dies.");
    ui.pick[WEREWOLF_PICK_SEAT] = 4 + 1;
    assert_string_equal(first_reminder(s, &t, &h), "For you only: nobody dies at dawn.");

    h.call.key = WEREWOLF_CALL_WITCH;
    h.called = 5;
    ui.pick[WEREWOLF_PICK_SEAT] = 6 + 1;
    assert_string_equal(first_reminder(s, &t, &h), "7 Key will be poisoned: no shot.");
    nt_match_destroy(match);
}

static void the_guardian_of_last_night_is_named(void **state) {
    stage *s = *state;
    static night_truth t;
    nt_match *match = stage_match(12, 1, WEREWOLF_HOST_JUDGE);
    table_ui ui = {.frame = TABLE_HOSTED, .seat = s->seat};
    const hosting_frame h = {.kind = HOSTING_JUDGE, .table = &ui, .whole = &t.whole};

    lay_guard_call(&t, match);
    struct werewolf_state *inside = (void *)t.bytes.at;
    inside->pub.round = 2;
    inside->hid.nights[2] = inside->hid.nights[1];
    inside->seat[7].night[1].choice = 2;
    const char *out[8] = {0};
    const werewolf_look look = look_of(s, &t, &h);
    bool named = false;
    const int n = werewolf_reminders(&look, out, NULL, 8);
    for (int i = 0; i < n; i++) {
        named |= strcmp(out[i], "Shielded last night: 3 Snail, not allowed again.") == 0;
    }
    assert_true(named);
    nt_match_destroy(match);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(a_refusal_has_a_reason_exactly_where_the_rules_refuse),
                                       cmocka_unit_test(the_dawn_is_what_was_foreseen),
                                       cmocka_unit_test(the_judge_is_reminded_before_he_confirms),
                                       cmocka_unit_test(the_guardian_of_last_night_is_named)};
    return cmocka_run_group_tests(tests, open_stage, stage_teardown);
}
