/* Who is out in Werewolf may see everything, behind the own curtain, where that is chosen and no judge hosts. */
#include "app/werewolf_hosted.h"

/* A dead player's zone on the public table, or NULL. */
static const ui_zone *look_of_the_dead(const hosted *h, int *seat) {
    for (*seat = 0; *seat < pub_of(h)->n; ++*seat) {
        const ui_zone *zone = player_zone(&h->hand, "look", *seat + 1);
        if (zone != NULL && !pub_of(h)->alive[*seat]) {
            return zone;
        }
    }
    return NULL;
}

static void begin_seeing(hosted *h, int host, int on) {
    static const uint32_t people = 0xFF;
    begin(h, 8, people, host, 0);
    h->a->plan.config.opt[WEREWOLF_OPT_DEAD_SEE] = (int16_t)on;
    assert_true(app_start(h->a));
    stack_settle(h->a);
    player_wait(&h->hand, 0);
}

static bool waits_for_a_look(hosted *h, int *seat) {
    for (int i = 0; i < 6000 && !pub_of(h)->ended; i++) {
        if (strcmp(app_scene_name(h->a), "table") == 0 && look_of_the_dead(h, seat) != NULL) {
            return true;
        }
        assert_true(player_act(&h->hand));
    }
    return false;
}

static void who_is_out_sees_everything_behind_the_own_curtain(void **state) {
    hosted h;
    int seat;
    (void)state;
    begin_seeing(&h, WEREWOLF_HOST_TABLE, 1);
    assert_true(waits_for_a_look(&h, &seat));
    assert_true(look_of_the_dead(&h, &seat)->flags & UI_ZONE_HOLD);
    const char *screen = app_screen_name(h.a);
    const int plies = nt_match_plies(app_director_match(h.a->table));
    press(&h, "look", seat + 1);
    is_in(&h, "curtain");
    assert_false(shows(&h, "Witch"));
    press(&h, "open", 0);
    is_in(&h, "quiet");
    assert_true(shows(&h, "What only the dead know"));
    assert_true(shows(&h, "Seer") && shows(&h, "Witch") && shows(&h, "Villager"));
    press(&h, "tab", 1);
    assert_true(shows(&h, "Night 1: "));
    press(&h, "close", 0);
    is_in(&h, "table");
    assert_string_equal(app_screen_name(h.a), screen);
    assert_int_equal(nt_match_plies(app_director_match(h.a->table)), plies);
    assert_false(shows(&h, "Witch"));
    press(&h, "look", seat + 1);
    press(&h, "open", 0);
    is_in(&h, "quiet");
    const ui_raw cover = {.kind = UI_RAW_COVER};
    app_handle(h.a, &cover);
    player_wait(&h.hand, 100);
    assert_string_not_equal(app_scene_name(h.a), "quiet");
    end(&h);
}

static void nobody_does_where_it_is_off_or_a_judge_hosts(void **state) {
    static const struct {
        int host, on;
    } of[] = {{WEREWOLF_HOST_PASS, 0},
#ifndef __SANITIZE_ADDRESS__ /* whole games, which others play there */
              {WEREWOLF_HOST_TABLE, 0},
              {WEREWOLF_HOST_JUDGE, 1}
#endif
    };
    (void)state;
    for (size_t i = 0; i < sizeof of / sizeof *of; i++) {
        hosted h;
        int seat;
        begin_seeing(&h, of[i].host, of[i].on);
        assert_false(waits_for_a_look(&h, &seat));
        end(&h);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(who_is_out_sees_everything_behind_the_own_curtain),
        cmocka_unit_test(nobody_does_where_it_is_off_or_a_judge_hosts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
