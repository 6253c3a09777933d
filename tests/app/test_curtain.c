/* The curtain says why it falls and how far the others are; lists behind it have their plain order for one alone. */
#include "app/werewolf_hosted.h"

static bool stands(const hosted *h) {
    return strcmp(app_scene_name(h->a), "curtain") == 0;
}

static const int closed = 1500; /* ms: by then the cloth hangs */

/* In the deal everybody only looks. */
static void it_counts_who_has_looked(void **state) {
    hosted h;
    (void)state;
    begin(&h, 6, 0x3F, WEREWOLF_HOST_PASS, 0);
    for (int i = 0; i < 40 && !stands(&h); i++) {
        player_wait(&h.hand, 200);
    }
    assert_true(stands(&h));
    assert_true(shows(&h, "0 of 6 have looked"));
    assert_false(shows(&h, "have chosen"));
    assert_false(shows(&h, "Seal of the deal: "));       /* it comes up while the cloth closes */
    assert_true(shows(&h, "Hold the lantern to open.")); /* which can be pressed already */
    player_wait(&h.hand, closed);
    assert_true(shows(&h, "Hold the lantern to open."));
    assert_true(shows(&h, "Seal of the deal: ")); /* and what that is for */
    assert_true(shows(&h, "The deal is sealed: at the end the log proves that nothing was dealt anew."));
    end(&h);
}

/* A bot that has looked is nobody for whom the table waits: no dot fills before the first person has looked. */
static void it_counts_people_alone(void **state) {
    hosted h;
    (void)state;
    begin(&h, 12, 0x3, WEREWOLF_HOST_PASS, 0);
    for (int i = 0; i < 40 && !stands(&h); i++) {
        player_wait(&h.hand, 200);
    }
    for (int i = 0; i < 40; i++) {
        player_wait(&h.hand, 500);
        assert_true(shows(&h, "0 of 2 have looked"));
    }
    end(&h);
}

/* As on every other page. */
static void a_left_hand_finds_the_pause_at_its_side(void **state) {
    hosted h;
    (void)state;
    begin(&h, 6, 0x3F, WEREWOLF_HOST_PASS, 0);
    for (int i = 0; i < 40 && !stands(&h); i++) {
        player_wait(&h.hand, 200);
    }
    for (int left = 0; left < 2; left++) {
        h.a->settings.left_handed = left == 1;
        app_settings_changed(h.a);
        player_wait(&h.hand, closed);
        const ui_zone *pause = player_zone(&h.hand, ZONE_PAUSE, -1);
        assert_non_null(pause);
        assert_true((pause->at.x < h.a->frame.width / 2) == (left == 1));
    }
    end(&h);
}

/* Its sign would look out behind the other one. */
static void the_sign_of_the_pause_hangs_alone(void **state) {
    hosted h;
    (void)state;
    begin(&h, 6, 0x3F, WEREWOLF_HOST_PASS, 0);
    for (int i = 0; i < 40 && !stands(&h); i++) {
        player_wait(&h.hand, 200);
    }
    player_wait(&h.hand, closed);
    assert_true(shows(&h, "Only Owl may look."));
    assert_true(player_press(&h.hand, ZONE_PAUSE, -1));
    player_wait(&h.hand, 400);
    assert_string_equal(app_scene_name(h.a), "pause");
    assert_true(shows(&h, "Resume"));
    assert_false(shows(&h, "Only Owl may look."));
    assert_true(player_press(&h.hand, ZONE_RESUME, -1));
    player_wait(&h.hand, 400);
    assert_true(shows(&h, "Only Owl may look."));
    end(&h);
}

/* Whoever goes out is called behind it for a question. */
static void it_says_why_last_rites_are_asked(void **state) {
    hosted h;
    bool said = false;
    (void)state;
    begin(&h, 8, 0xFF, WEREWOLF_HOST_PASS, 0);
    for (int acts = 0; acts < 4000 && !said && strcmp(app_scene_name(h.a), "results") != 0; acts++) {
        assert_true(player_act(&h.hand));
        said = stands(&h) && pub_of(&h)->step == WEREWOLF_STEP_RITES;
    }
    assert_true(said);
    player_wait(&h.hand, closed);
    assert_true(shows(&h, "goes out, but first answers one question in secret."));
    end(&h);
}

/* Nobody watches the fingers of somebody alone; of several each opening has another order. */
static void lists_begin_at_the_first_seat_for_one_alone(void **state) {
    (void)state;
    for (int people = 1; people <= 2; people++) {
        hosted h;
        uint32_t orders = 0;
        begin(&h, 6, people == 1 ? 0x01 : 0x03, WEREWOLF_HOST_PASS, 0);
        for (int i = 0; i < 300 && strcmp(app_scene_name(h.a), "results") != 0; i++) {
            const table_scene *shown = table_scene_shown(h.a);
            orders |= shown != NULL && shown->ui.frame == TABLE_PRIVATE ? shown->ui.shuffle : 0;
            if (!player_act(&h.hand)) {
                break;
            }
        }
        assert_true(people == 1 ? orders == 0 : orders != 0);
        end(&h);
    }
}

/* With a seal, with a count, with neither. */
static void the_lantern_has_one_place(void **state) {
    hosted h;
    float y = 0.0f;
    int seen = 0;
    (void)state;
    begin(&h, 6, 0x3F, WEREWOLF_HOST_PASS, 0);
    for (int acts = 0; acts < 400 && strcmp(app_scene_name(h.a), "results") != 0; acts++) {
        const ui_zone *lantern = stands(&h) ? player_zone(&h.hand, ZONE_OPEN, -1) : NULL;
        if (lantern != NULL) {
            y = y > 0.0f ? y : lantern->at.y;
            assert_true(lantern->at.y == y);
            seen++;
        }
        assert_true(player_act(&h.hand));
    }
    assert_true(seen > 12);
    end(&h);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_counts_who_has_looked),
        cmocka_unit_test(it_counts_people_alone),
        cmocka_unit_test(the_lantern_has_one_place),
        cmocka_unit_test(the_sign_of_the_pause_hangs_alone),
        cmocka_unit_test(a_left_hand_finds_the_pause_at_its_side),
        cmocka_unit_test(it_says_why_last_rites_are_asked),
        cmocka_unit_test(lists_begin_at_the_first_seat_for_one_alone),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
