/* The house rules of the lobby: what does not count beside the others is not offered. */
#include "app/kit_app_hands.h"

/* Looks through the pages from the first one on. */
static bool offered(hands *h, int option) {
    hands_go_back(h);
    hands_must_press(h, "next", 0);
    hands_must_be(h, "options");
    while (player_zone(&h->time, "more", option) == NULL) {
        const ui_zone *next = player_zone(&h->time, "page", 1);
        if (next == NULL || next->flags & UI_ZONE_OFF)
            return false;
        hands_must_press(h, "page", 1);
    }
    return true;
}

/* Eat Me If You Can!, 9: the values are for a cast of one's own. */
static void values_of_ones_own_come_with_their_cast(void **state) {
    (void)state;
    hands h;
    hands_begin(&h, "eatme", MOUSE);
    hands_from_title_to_options(&h);
    const nt_config *config = &h.app->plan.config;
    const int cast = nt_option_find(h.game, "cast"), value = nt_option_find(h.game, "value_kids");
    const int16_t custom = h.game->options[cast].max, standard = h.game->options[value].standard;
    assert_false(offered(&h, value));
    assert_true(offered(&h, cast));
    while (config->opt[cast] < custom)
        hands_must_press(&h, "more", cast);
    assert_true(offered(&h, value));
    hands_must_press(&h, "more", value);
    assert_int_equal(config->opt[value], standard + 1);
    hands_must_press(&h, "reset", 0);
    assert_int_equal(config->opt[value], standard);
    assert_false(offered(&h, value));
    hands_end(&h);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(values_of_ones_own_come_with_their_cast)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
