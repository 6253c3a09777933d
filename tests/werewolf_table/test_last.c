/* Whoever goes out, on the table of all: a last word, and that nothing is to be answered. */
#include "werewolf_table/stage.h"

#include <math.h>

#include "ui/rim.h"

static nt_match *by_day(int seats, werewolf_pub *pub) {
    nt_match *match = stage_match(seats, 7, WEREWOLF_HOST_PASS);

    *pub = stage_pub(match);
    pub->round = 1;
    memset(pub->asked, 0, sizeof pub->asked);
    return match;
}

/* The table asks this seat. */
static table_ui asks(stage *s, nt_match *match, werewolf_pub *pub, int seat) {
    pub->asked[seat] = 1;
    pub->alive[seat] = 0;
    return (table_ui){.frame = TABLE_PUBLIC,
                      .seat = s->seat,
                      .config = nt_match_config(match),
                      .asked = (uint8_t)seat,
                      .part = 1.0f};
}

/* Seat 3, who died in the night, has the last word, then the next one who is out; 60 s of it are left. */
static void speaks_last(werewolf_pub *pub, table_ui *ui) {
    static const nt_move done = {.seat = 2, .kind = WEREWOLF_MOVE_DONE};

    pub->step = WEREWOLF_STEP_WORDS;
    pub->speaker = pub->order[0] = 2;
    pub->order[1] = 5;
    pub->order_n = 2;
    pub->alive[5] = 0;
    pub->out_how[2] = WEREWOLF_OUT_NIGHT;
    ui->has_clock = true;
    ui->time_left = 60;
    ui->legal = &done;
    ui->n_legal = 1;
}

/* With the button that ends it and those who speak next. */
static void a_last_word_is_seen_beside_its_button(void **state) {
    stage *s = *state;

    for (int seats = 8; seats <= 20; seats += 4) {
        werewolf_pub pub;
        nt_match *match = by_day(seats, &pub);
        table_ui ui = asks(s, match, &pub, 2);
        speaks_last(&pub, &ui);
        stage_draw(s, s->list, (nt_view){.pub = &pub}, &ui);
        assert_true(stage_shows(s->list, "Done speaking"));
        assert_int_equal(stage_pictures(s->list, "figures/bubble"), 1);
        nt_match_destroy(match);
    }
}

static ui_rect picture_at(const ui_draw *list, const char *name) {
    for (int i = 0; i < list->n; i++) {
        if (list->command[i].kind == UI_PICTURE && strcmp(list->arena + list->command[i].text, name) == 0) {
            return list->command[i].at;
        }
    }
    return (ui_rect){0};
}

/* With six in a small window there is hardly room beside it for the bubble. */
static void a_bubble_leaves_the_word_before_the_order(void **state) {
    static const nt_move done = {.seat = 1, .kind = WEREWOLF_MOVE_DONE};
    stage *s = *state;
    werewolf_pub pub;
    nt_match *match = by_day(6, &pub);
    table_ui ui = asks(s, match, &pub, 1);

    stage_size(s, 1024, 600, 3.78f, 1.0f);
    pub.step = WEREWOLF_STEP_WORDS;
    pub.speaker = pub.order[0] = 1;
    pub.order[1] = 2;
    pub.order_n = 2;
    pub.alive[2] = 0;
    pub.out_how[1] = WEREWOLF_OUT_NIGHT;
    ui.has_clock = true;
    ui.time_left = 60;
    ui.legal = &done;
    ui.n_legal = 1;
    stage_draw(s, s->list, (nt_view){.pub = &pub}, &ui);
    const ui_rect says = picture_at(s->list, "figures/bubble");
    assert_true(says.w > 0);
    for (int i = 0; i < s->list->n_boxes; i++) {
        const ui_box *box = &s->list->box[i];
        assert_false(strcmp(s->list->arena + box->text, "Order") == 0 && ui_meet(box->at, says));
    }
    nt_match_destroy(match);
}

/* A spirit is pale: on a low window, where there is little room below the clock, it is not before the sun either. */
static void a_spirit_stands_on_dark_ground(void **state) {
    static ui_rim rim;
    stage *s = *state;

    for (int seats = 6; seats <= 20; seats++) {
        werewolf_pub pub;
        nt_match *match = by_day(seats, &pub);
        table_ui ui = asks(s, match, &pub, 2);
        speaks_last(&pub, &ui);
        stage_size(s, 1024, 600, 3.78f, 1.0f);
        stage_sit(&s->frame, &rim, seats);
        stage_draw(s, s->list, (nt_view){.pub = &pub}, &ui);
        const ui_rect who = picture_at(s->list, "figures/spirit_3");
        const float village = 350.0f * s->frame.width / 1280.0f;
        assert_true(who.w > 0.0f);
        if (who.y < village && fabsf(who.x + who.w / 2 - s->frame.width / 2) < who.w / 2 + 150.0f) {
            fail_msg("%d seats: at %.0f, %.0f", seats, (double)who.x, (double)who.y);
        }
        s->frame.rim = NULL;
        nt_match_destroy(match);
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* Whoever is asked nothing, as all know: it is said once, and nobody is to act. */
static void who_has_nothing_to_answer_does_not_act(void **state) {
    static const uint8_t how[] = {WEREWOLF_OUT_EXPLODE, WEREWOLF_OUT_SHOT};
    stage *s = *state;
    werewolf_pub pub;
    nt_match *match = by_day(12, &pub);
    table_ui ui = asks(s, match, &pub, 3);

    pub.step = WEREWOLF_STEP_RITES;
    for (int answers = 0; answers < 2; answers++) {
        pub.out_how[3] = how[answers];
        ui.last = (nt_event){.to = NT_ALL, .kind = WEREWOLF_EV_DEATH, .n = 2, .arg = {3, how[answers]}};
        stage_draw(s, s->list, (nt_view){.pub = &pub}, &ui);
        assert_int_equal(stage_shows(s->list, "to act"), answers);
        assert_int_equal(stage_shows(s->list, "answers in secret"), answers);
        assert_false(stage_shows(s->list, "goes out."));
    }
    nt_match_destroy(match);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(a_last_word_is_seen_beside_its_button),
                                       cmocka_unit_test(a_bubble_leaves_the_word_before_the_order),
                                       cmocka_unit_test(a_spirit_stands_on_dark_ground),
                                       cmocka_unit_test(who_has_nothing_to_answer_does_not_act)};
    return cmocka_run_group_tests(tests, open_stage, stage_teardown);
}
