/* GROWL's private frames for wolf and human with the same hand: the same shape, the same light, the same presses. So
 * neither a glance from the side nor the light on a face tells the team (growl.md 9.3). */
#include "games/growl/growl_state.h"
#include "growl_table/stage.h"
#include "ui/card_table.h"

typedef struct {
    stage on;
    ui_draw *list[2];
    growl_pub pub;
    growl_priv me[2]; /* human, wolf */
} bench;

static int open_bench(void **state) {
    bench *b = *state = calloc(1, sizeof *b);
    stage_open(&b->on, &growl_table);
    b->list[0] = b->on.list;
    b->list[1] = b->on.other;
    return 0;
}

static int close_bench(void **state) {
    bench *b = *state;
    stage_close(&b->on);
    free(b);
    return 0;
}

/* Seat 0 is asked at this step of a game of n: one hand, once a human's and once a wolf's. */
static void stand_at(bench *b, int n, growl_step step, uint8_t night_card, const uint8_t hand[GROWL_KINDS]) {
    growl_pub *pub = &b->pub;
    nt_config config = nt_config_standard(&growl_game, (uint8_t)n);
    static struct growl_state s;
    assert_int_equal(growl_game.setup(&s, &config), NT_OK);
    *pub = s.pub;
    pub->step = (uint8_t)step;
    pub->night_card = night_card;
    pub->night_open = night_card != GROWL_NONE;
    pub->active = 1;
    pub->target[0] = 0;
    memset(pub->asked, 0, sizeof pub->asked);
    pub->asked[0] = 1;
    for (int i = 0; i < n; i++) {
        pub->alive[i] = 1;
        pub->hand[i] = 5;
    }
    for (int wolf = 0; wolf < 2; wolf++) {
        growl_priv *me = &b->me[wolf];
        *me = s.seat[0];
        memcpy(me->hand, hand, GROWL_KINDS);
        me->team = me->sniffed = (uint8_t)wolf;
        me->sniff[0] = me->sniff[2] = me->sniff[5] = (uint8_t)wolf;
        me->fresh_n = 1;
        me->fresh[0] = GROWL_GOLD;
    }
}

static table_ui ui_of(bench *b, int wolf) {
    const nt_view view = {&b->pub, &b->me[wolf], 0};
    return (table_ui){.frame = TABLE_PRIVATE,
                      .seat = b->on.seat,
                      .asked = 0,
                      .legal = b->on.legal,
                      .n_legal = growl_game.legal(&view, b->on.legal, NT_MAX_LEGAL),
                      .humans = ~0u,
                      .part = 1.0f};
}

static void draw(bench *b, int wolf, const table_ui *ui) {
    stage_draw(&b->on, b->list[wolf], (nt_view){&b->pub, &b->me[wolf], 0}, ui);
}

/* Zones at the same places. Cards that the rules keep bear a mark, which the owner alone sees. */
static void assert_alike(bench *b, bool greyed) {
    double light[2];
    for (int wolf = 0; wolf < 2; wolf++) {
        const table_ui ui = ui_of(b, wolf);
        assert_true((ui.n_legal > 0) == (b->pub.asked[0] != 0));
        draw(b, wolf, &ui);
        pf_paint(b->on.screen, b->list[wolf]);
        light[wolf] = pf_frame_luminance(b->on.screen);
    }
    const ui_draw *human = b->list[0], *wolf = b->list[1];
    stage_same_places(human, wolf);
    for (int i = 0; i < human->n_zones; i++) {
        assert_int_equal(human->zone[i].n, wolf->zone[i].n);
    }
    if (!greyed) {
        assert_int_equal(human->n_boxes, wolf->n_boxes);
    }
    if (light[1] > light[0] * 1.01 || light[1] < light[0] * 0.99) {
        fail_msg("step %d: light %.5f for a human, %.5f for a wolf", b->pub.step, light[0], light[1]);
    }
}

static const uint8_t hand[GROWL_KINDS] = {2, 1, 1, 0, 2};

static void the_sniff_has_one_shape(void **state) {
    bench *b = *state;
    stand_at(b, 8, GROWL_STEP_VIEW_HANDS, GROWL_NONE, hand);
    assert_alike(b, false);
    memset(b->me[1].sniff, 0, sizeof b->me[1].sniff); /* the only wolf */
    b->me[1].sniff[0] = 1;
    assert_alike(b, false);
}

static bool shows_words(const ui_draw *list, const char *words) {
    bool shows = false;

    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        shows |= c->kind == UI_TEXT && strstr(list->arena + c->text, words) != NULL;
    }
    return shows;
}

/* One person among bots has nobody to hide cards from. */
static void somebody_alone_is_not_told_to_hide(void **state) {
    static const uint32_t people[] = {0x3f, 0x11, 0x01, 0x20};
    bench *b = *state;
    stand_at(b, 6, GROWL_STEP_VIEW_HANDS, GROWL_NONE, hand);
    for (size_t i = 0; i < sizeof people / sizeof people[0]; i++) {
        table_ui ui = ui_of(b, 0);
        ui.humans = people[i];
        draw(b, 0, &ui);
        assert_true(shows_words(b->list[0], "nobody") == (i < 2));
    }
}

static void receiving_has_one_shape(void **state) {
    bench *b = *state;
    stand_at(b, 6, GROWL_STEP_VIEW_GIFT, GROWL_NONE, hand);
    b->me[1].news = 1; /* has just turned */
    assert_alike(b, false);
    stand_at(b, 6, GROWL_STEP_VIEW_NIGHT, GROWL_CAGED, hand);
    assert_alike(b, false);
}

static void choosing_has_one_shape(void **state) {
    bench *b = *state;
    const struct {
        growl_step step;
        uint8_t card;
        bool greyed;
    } at[] = {{GROWL_STEP_PASS, GROWL_CAGED, true},      {GROWL_STEP_SERUM_SHOW, GROWL_SERUM, true},
              {GROWL_STEP_GIFT_CARD, GROWL_GIFT, false}, {GROWL_STEP_TEMPEST_CARD, GROWL_TEMPEST, false},
              {GROWL_STEP_POINT, GROWL_UNWANTED, false}, {GROWL_STEP_PURGE, GROWL_PURGE, false}};
    for (size_t i = 0; i < sizeof at / sizeof at[0]; i++) {
        stand_at(b, 6, at[i].step, at[i].card, hand);
        b->pub.target[1] = 3;
        memcpy(b->pub.group, b->pub.alive, sizeof b->pub.group);
        assert_alike(b, at[i].greyed);
    }
}

/* A card that is kept bears a mark, and must not cover less of its own or more of the next row for it. */
static void rows_of_cards_have_one_light(void **state) {
    static const uint8_t many[GROWL_KINDS] = {5, 2, 3, 1, 2};
    bench *b = *state;
    const int size[][2] = {{500, 800}, {1280, 800}};
    for (int i = 0; i < 2; i++) {
        stage_size(&b->on, size[i][0], size[i][1], 3.78f, 1.0f);
        stand_at(b, 6, GROWL_STEP_PASS, GROWL_CAGED, many);
        assert_alike(b, true);
        stand_at(b, 6, GROWL_STEP_VIEW_NIGHT, GROWL_CAGED, many);
        assert_alike(b, false);
    }
    stage_size(&b->on, 1280, 800, 3.78f, 1.0f);
}

static int zone_of_legal_card(const bench *b, int wolf) {
    for (int i = 0; i < b->list[wolf]->n_zones; i++) {
        const ui_zone *z = &b->list[wolf]->zone[i];
        if (strcmp(z->name, "card") == 0 && !(z->flags & UI_ZONE_OFF)) {
            return z->n;
        }
    }
    return -1;
}

/* One card and Done, whether the card is the only one that fits or any may be shown. */
static void truth_serum_takes_as_many_presses(void **state) {
    bench *b = *state;
    stand_at(b, 6, GROWL_STEP_SERUM_SHOW, GROWL_SERUM, hand);
    for (int wolf = 0; wolf < 2; wolf++) {
        const nt_view view = {&b->pub, &b->me[wolf], 0};
        table_ui ui = ui_of(b, wolf);
        bool has_move = false;
        nt_move move;
        assert_true(wolf ? ui.n_legal == 1 : ui.n_legal > 1);
        ui_input in = {.kind = UI_CHOOSE, .zone = "done"};
        assert_true(growl_table.input(view, &ui, &in, &move, &has_move));
        assert_false(has_move); /* a forced card is confirmed, too */
        draw(b, wolf, &ui);
        assert_true(shows_words(b->list[wolf], wolf ? "shows a Bite" : "any card but a Bite"));
        in = (ui_input){.kind = UI_CHOOSE, .zone = "card", .n = zone_of_legal_card(b, wolf)};
        assert_true(growl_table.input(view, &ui, &in, &move, &has_move));
        assert_false(has_move);
        in = (ui_input){.kind = UI_CHOOSE, .zone = "done"};
        assert_true(growl_table.input(view, &ui, &in, &move, &has_move));
        assert_true(has_move);
        assert_int_equal(move.arg[0] == GROWL_BITE, wolf);
    }
}

/* What was seen tonight does not take the place of the rule whose mark the cards wear. */
static void what_was_seen_leaves_the_rule(void **state) {
    bench *b = *state;
    stand_at(b, 6, GROWL_STEP_PASS, GROWL_SERUM, hand);
    b->me[0].peek_open = 1;
    b->me[0].serum_seat = 3;
    b->me[0].serum_night = b->pub.nights + 1;
    b->me[0].serum_kind = GROWL_BITE;
    const table_ui ui = ui_of(b, 0);
    draw(b, 0, &ui);
    assert_true(shows_words(b->list[0], "showed you a Bite"));
    assert_true(shows_words(b->list[0], "Humans may not pass Bites"));
}

/* Whoever looks at the own cards while another one peeks sees neither that hand nor an empty one. */
static void a_look_beside_a_peek_shows_the_own_hand(void **state) {
    bench *b = *state;
    stand_at(b, 6, GROWL_STEP_PEEK, GROWL_HOUND, hand);
    memset(b->pub.asked, 0, sizeof b->pub.asked);
    b->pub.asked[1] = 1;
    const table_ui ui = ui_of(b, 0);
    assert_int_equal(ui.n_legal, 0);
    draw(b, 0, &ui);
    int cards = 0;
    for (int i = 0; i < b->list[0]->n_zones; i++) {
        cards += strcmp(b->list[0]->zone[i].name, "card") == 0;
    }
    assert_int_equal(cards, 6);
}

/* Before the first night and in the middle of one nothing has come: only who is asked to look is told what came. */
static void a_look_by_wish_tells_of_no_night(void **state) {
    static const growl_step steps[] = {GROWL_STEP_TURN, GROWL_STEP_PASS, GROWL_STEP_VIEW_NIGHT};
    bench *b = *state;
    for (size_t i = 0; i < sizeof steps / sizeof steps[0]; i++) {
        stand_at(b, 6, steps[i], GROWL_CAGED, hand);
        for (int wolf = 0; wolf < 2; wolf++) {
            b->me[wolf].fresh_n = 0;
        }
        for (int asked = 1; asked >= 0; asked--) {
            b->pub.asked[0] = (uint8_t)asked;
            const table_ui ui = ui_of(b, 0);
            draw(b, 0, &ui);
            assert_true(shows_words(b->list[0], "after the night") ==
                        (ui.n_legal > 0 && steps[i] == GROWL_STEP_VIEW_NIGHT));
            assert_true(ui.n_legal > 0 || shows_words(b->list[0], "You are still human"));
        }
        b->pub.asked[0] = 0;
        assert_alike(b, false);
    }
}

/* Above the hand stands whose it is, and below a question what comes of the answer. */
static void a_page_says_whose_it_is_and_what_comes_of_it(void **state) {
    static const struct {
        growl_step step;
        uint8_t card;
        const char *comes;
    } at[] = {{GROWL_STEP_POINT, GROWL_UNWANTED, "Whoever is pointed at from both sides dies."},
              {GROWL_STEP_PURGE, GROWL_PURGE, "Whoever has the most votes dies."}};
    bench *b = *state;
    char whose[2 * UI_NAME_BYTES];

    snprintf(whose, sizeof whose, "%s · Night 1 of 3", b->on.seat[0].name);
    for (size_t i = 0; i < sizeof at / sizeof at[0]; i++) {
        stand_at(b, 6, at[i].step, at[i].card, hand);
        memcpy(b->pub.group, b->pub.alive, sizeof b->pub.group);
        for (int wolf = 0; wolf < 2; wolf++) {
            const table_ui ui = ui_of(b, wolf);
            draw(b, wolf, &ui);
            assert_true(shows_words(b->list[wolf], whose));
            assert_true(shows_words(b->list[wolf], at[i].comes));
        }
    }
}

static bool is_picture(const ui_draw *list, int i, const char *name) {
    return list->command[i].kind == UI_PICTURE && strcmp(list->arena + list->command[i].text, name) == 0;
}

/* Whoever points sees the two houses as they stand on the table, for both teams alike; not where words reach so far.
 */
static void pointing_shows_the_neighbours_houses(void **state) {
    bench *b = *state;

    stand_at(b, 6, GROWL_STEP_POINT, GROWL_UNWANTED, hand);
    memcpy(b->pub.group, b->pub.alive, sizeof b->pub.group);
    for (int wolf = 0; wolf < 2; wolf++) {
        const table_ui ui = ui_of(b, wolf);
        draw(b, wolf, &ui);
        const ui_zone *left = ui_zone_named(b->list[wolf], "pick", 0),
                      *right = ui_zone_named(b->list[wolf], "pick", 1);
        assert_true(left != NULL && right != NULL);
        ui_rect house[2] = {{0}};
        int houses = 0;
        for (int i = 0; i < b->list[wolf]->n; i++) {
            const ui_command *c = &b->list[wolf]->command[i];
            if (c->kind == UI_PICTURE && strncmp(b->list[wolf]->arena + c->text, "growl/house_", 12) == 0) {
                assert_true(houses < 2 && strstr(b->list[wolf]->arena + c->text, "_wolf") == NULL);
                house[houses++] = c->at;
            }
        }
        assert_int_equal(houses, 2);
        assert_true(house[0].x >= left->at.x && house[1].x + house[1].w <= right->at.x + right->at.w);
        assert_true(house[0].y < left->at.y && house[1].y < right->at.y);
        stage_size(&b->on, 1280, 800, 3.78f, 1.75f);
        draw(b, wolf, &ui);
        for (int i = 0; i < b->list[wolf]->n; i++) {
            const ui_command *c = &b->list[wolf]->command[i];
            assert_false(c->kind == UI_PICTURE && strncmp(b->list[wolf]->arena + c->text, "growl/house_", 12) == 0);
        }
        stage_size(&b->on, 1280, 800, 3.78f, 1.0f);
    }
}

/* From whoever points an arm reaches to either plate, alike for both teams; the chosen one is lit, and light is on no
 * other. */
static void an_arm_points_to_the_chosen_side(void **state) {
    static const char *const arm[] = {"figures/points_left", "figures/points_right"};
    bench *b = *state;

    stand_at(b, 6, GROWL_STEP_POINT, GROWL_UNWANTED, hand);
    memcpy(b->pub.group, b->pub.alive, sizeof b->pub.group);
    for (int wolf = 0; wolf < 2; wolf++) {
        for (int picked = 0; picked <= 2; picked++) { /* 0: none yet */
            table_ui ui = ui_of(b, wolf);
            ui.pick[0] = (uint8_t)picked;
            draw(b, wolf, &ui);
            const ui_draw *list = b->list[wolf];
            for (int side = 0; side < 2; side++) {
                const ui_rect plate = ui_zone_named(list, "pick", side)->at;
                int arms = 0;
                for (int i = 0; i < list->n; i++) {
                    const ui_rect at = list->command[i].at;
                    if (is_picture(list, i, arm[side])) {
                        assert_true(side == 0 ? at.x >= plate.x + plate.w && at.x + at.w <= 640.0f
                                              : at.x >= 640.0f && at.x + at.w <= plate.x);
                        assert_true((list->command[i].tint == UI_LANTERN) == (picked == side + 1));
                        arms++;
                    }
                }
                assert_int_equal(arms, 1);
            }
        }
    }
}

static ui_rect place_of(const ui_draw *list, const char *words) {
    for (int i = 0; i < list->n_boxes; i++) {
        if (strcmp(list->arena + list->box[i].text, words) == 0) {
            return list->box[i].at;
        }
    }
    fail_msg("\"%s\" is not said", words);
    return (ui_rect){0};
}

/* The question stands over what comes of the answer, in a tall window, too. */
static void pointing_is_asked_near_its_answers(void **state) {
    static const int size[][2] = {{1280, 800}, {800, 1280}};
    static const float most = 60.0f;
    bench *b = *state;

    stand_at(b, 6, GROWL_STEP_POINT, GROWL_UNWANTED, hand);
    memcpy(b->pub.group, b->pub.alive, sizeof b->pub.group);
    for (int i = 0; i < 2; i++) {
        stage_size(&b->on, size[i][0], size[i][1], 3.78f, 1.0f);
        const table_ui ui = ui_of(b, 0);
        draw(b, 0, &ui);
        const ui_rect asks = place_of(b->list[0], "Where do you point?"),
                      tells = place_of(b->list[0], "Whoever is pointed at from both sides dies.");
        assert_true(tells.y > asks.y && tells.y - asks.y - asks.h <= most);
    }
    stage_size(&b->on, 1280, 800, 3.78f, 1.0f);
}

/* High contrast makes every veil a wall: a card that the rules keep bears a mark there, and is seen. */
static void a_kept_card_is_seen_in_high_contrast(void **state) {
    bench *b = *state;
    const ui_draw *list = b->list[0];
    int bites = 0, marks = 0;
    stand_at(b, 6, GROWL_STEP_PASS, GROWL_CAGED, hand);
    b->on.frame.high_contrast = true;
    const table_ui ui = ui_of(b, 0);
    draw(b, 0, &ui);
    b->on.frame.high_contrast = false;
    for (int i = 0; i < list->n; i++) {
        if (!is_picture(list, i, "growl/card_bite")) {
            continue;
        }
        const ui_rect card = list->command[i].at;
        bites++;
        for (int k = i + 1; k < list->n && list->command[k].kind != UI_GROUP_END; k++) {
            assert_true(list->command[k].at.h < card.h / 2);
            marks += is_picture(list, k, "figures/cross");
        }
    }
    assert_int_equal(bites, hand[GROWL_BITE]);
    assert_int_equal(marks, bites);
}

/* In a tall window, too, the hand stands on the stage, and not before its curtains. */
static void a_hand_stands_between_the_curtains(void **state) {
    static const uint8_t few[GROWL_KINDS] = {1, 1, 1, 0, 1};
    static const uint8_t *const held[] = {few, hand};
    bench *b = *state;
    stage_size(&b->on, 800, 1280, 3.78f, 1.0f);
    for (int i = 0; i < 2; i++) {
        stand_at(b, 6, GROWL_STEP_PASS, GROWL_CAGED, held[i]);
        const table_ui ui = ui_of(b, 0);
        draw(b, 0, &ui);
        const ui_draw *list = b->list[0];
        const float wing = table_wing(&b->on.frame);
        int cards = 0;
        for (int k = 0; k < list->n; k++) {
            const ui_command *c = &list->command[k];
            if (c->kind == UI_PICTURE && strncmp(list->arena + c->text, "growl/card_", strlen("growl/card_")) == 0) {
                assert_true(c->at.x >= wing && c->at.x + c->at.w <= b->on.frame.width - wing);
                cards++;
            }
        }
        assert_true(cards > 3);
    }
    stage_size(&b->on, 1280, 800, 3.78f, 1.0f);
}

/* Slots say what is still to choose; the rule wears the mark of the cards that it keeps. */
static void slots_say_what_is_still_to_choose(void **state) {
    bench *b = *state;
    stand_at(b, 6, GROWL_STEP_PASS, GROWL_CAGED, hand);
    for (int wolf = 0; wolf < 2; wolf++) {
        const int marks = wolf; /* a wolf may pass any card */
        table_ui ui = ui_of(b, wolf);
        draw(b, wolf, &ui);
        assert_int_equal(stage_pictures(b->list[wolf], "figures/cross"), wolf ? 0 : hand[GROWL_BITE] + 1);
        assert_int_equal(stage_pictures(b->list[wolf], "figures/check"), marks);
        for (int filled = 1; filled <= 2; filled++) {
            ui.pick[2 - filled] = (uint8_t)(hand[GROWL_BITE] + filled); /* the right one first */
            draw(b, wolf, &ui);
            const bool ready = filled == 2; /* then how to change one's mind is told instead */
            assert_int_equal(stage_pictures(b->list[wolf], "figures/check"), (ready ? 0 : marks) + filled);
            assert_true(shows_words(b->list[wolf], "take it back") == ready);
            assert_true(shows_words(b->list[wolf], "one card") == (filled < 2));
        }
    }
}

/* The human who lays the Charm aside is warned, the wolf beside is not: neither face is lit more. */
static void a_warning_lights_no_face(void **state) {
    static const uint8_t three[GROWL_KINDS] = {3, 1, 1, 0, 2};
    bench *b = *state;
    double light[2];
    stand_at(b, 6, GROWL_STEP_PASS, GROWL_CAGED, three);
    for (int wolf = 0; wolf < 2; wolf++) {
        table_ui ui = ui_of(b, wolf);
        ui.pick[0] = 4; /* the Charm */
        draw(b, wolf, &ui);
        assert_true(shows_words(b->list[wolf], "Without the Charm") == !wolf);
        pf_paint(b->on.screen, b->list[wolf]);
        light[wolf] = pf_frame_luminance(b->on.screen);
    }
    assert_true(light[1] < light[0] * 1.01 && light[1] > light[0] * 0.99);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_sniff_has_one_shape),
        cmocka_unit_test(somebody_alone_is_not_told_to_hide),
        cmocka_unit_test(receiving_has_one_shape),
        cmocka_unit_test(choosing_has_one_shape),
        cmocka_unit_test(rows_of_cards_have_one_light),
        cmocka_unit_test(truth_serum_takes_as_many_presses),
        cmocka_unit_test(what_was_seen_leaves_the_rule),
        cmocka_unit_test(a_look_beside_a_peek_shows_the_own_hand),
        cmocka_unit_test(a_look_by_wish_tells_of_no_night),
        cmocka_unit_test(a_page_says_whose_it_is_and_what_comes_of_it),
        cmocka_unit_test(pointing_shows_the_neighbours_houses),
        cmocka_unit_test(an_arm_points_to_the_chosen_side),
        cmocka_unit_test(pointing_is_asked_near_its_answers),
        cmocka_unit_test(a_kept_card_is_seen_in_high_contrast),
        cmocka_unit_test(a_hand_stands_between_the_curtains),
        cmocka_unit_test(slots_say_what_is_still_to_choose),
        cmocka_unit_test(a_warning_lights_no_face),
    };
    return cmocka_run_group_tests(tests, open_bench, close_bench);
}
