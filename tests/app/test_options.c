/* The house rules of the lobby: what does not count beside the others is not offered. */
#include "app/kit_app_hands.h"

static bool offered(hands *h, int option) {
    return player_zone(&h->time, "more", option) != NULL;
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
    assert_true(offered(&h, cast));
    assert_false(offered(&h, value));
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
