/* Whole games of Werewolf through the window, pressed by a player without hands: 8, 12 and 20 seats, people alone and
 * every second seat a bot's, each hosting, each with another way of voting at each size. Each ends, and its
 * votes are held in its way. */
#include "app/werewolf_hosted.h"

enum { WAYS = 3, MOST_STEPS = 40000 };

typedef struct {
    int seats, host, way;
    bool bots;
} evening;

/* The button offers the next way; true when it was pressed. */
static bool takes_way(hosted *h, int way) {
    const ui_zone *next = player_zone(&h->hand, "way", -1);

    return next != NULL && !(next->flags & UI_ZONE_OFF) && next->n != (way + 1) % WAYS &&
           player_press(&h->hand, "way", next->n);
}

static bool is_voted_in_this_way(const hosted *h, int way) {
    const ui_zone *next = player_zone(&h->hand, "way", -1);

    return next != NULL && next->n == (way + 1) % WAYS;
}

/* Nothing but speeches by day: no duel and no explosion ends the game before there was a vote. */
static bool acts(hosted *h) {
    const bool speaks = strcmp(app_scene_name(h->a), "table") == 0 && offers(h, "act", WEREWOLF_MOVE_DONE);

    return speaks ? player_press(&h->hand, "act", WEREWOLF_MOVE_DONE) : player_act(&h->hand);
}

static void play(const evening *e) {
    const uint32_t all = (1u << e->seats) - 1;
    hosted h;
    int votes = 0, steps = 0;

    begin(&h, e->seats, e->bots ? 0x55555u & all : all, e->host, 0);
    h.a->settings.pace = APP_PACE_AT_ONCE;
    app_settings_changed(h.a);
    h.hand.coarse = 60;
    while (steps < MOST_STEPS && !nt_match_over(app_director_match(h.a->table))) {
        if (!takes_way(&h, e->way)) {
            votes += is_voted_in_this_way(&h, e->way);
            assert_true(acts(&h));
        }
        steps++;
    }
    if (!nt_match_over(app_director_match(h.a->table)) || votes == 0) {
        fail_msg("%d seats, bots %d, host %d, way %d: %d votes, stands in %s %s", e->seats, e->bots, e->host, e->way,
                 votes, app_scene_name(h.a), app_screen_name(h.a));
    }
    end(&h);
}

static void every_evening_comes_to_its_end(void **state) {
    static const int seats[] = {8, 12, 20};
    int games = 0;
    (void)state;

    for (int size = 0; size < 3; size++) {
        for (int of = 0; of < 2 * 3 * WAYS; of++) {
            const evening e = {seats[size], of / WAYS % 3, of % WAYS, of / (3 * WAYS) != 0};
            if (e.way == (e.host + e.bots + size) % WAYS) {
                play(&e);
                games++;
            }
        }
    }
    print_message("%d games\n", games);
    assert_int_equal(games, 18);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_evening_comes_to_its_end)};

    return cmocka_run_group_tests(tests, NULL, NULL);
}
