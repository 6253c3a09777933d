/* No game keeps an order that tells (kit_orders.c); and one that does is seen. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "games/growl/growl.h"
#include "kit/kit.h"

enum { GAMES = 60, PLANTED = 200, LEAST = 50 /* pairs of cards that one seat received */ };

static kit *walk(const nt_game *game, int games) {
    kit *k = kit_create(game, 21);
    bool good = true;
    for (int i = 0; i < games && good; i++) {
        good = kit_walk_orders(k, (uint8_t)(game->min_seats + i % (game->max_seats - game->min_seats + 1)), i % 2);
    }
    return k;
}

static void test_no_order_tells(void **state) {
    (void)state;
    for (int i = 0; kit_games[i]; i++) {
        kit *k = walk(kit_games[i], GAMES);
        if (k->why[0]) {
            fail_msg("%s", k->why);
        }
        print_message("%s: %d times two cards changed senders\n", k->game->id, k->exchanged);
        if (strcmp(k->game->id, "growl") == 0) {
            assert_true(k->exchanged >= LEAST);
        }
        kit_destroy(k);
    }
}

static void caught(const nt_game *game, const char *words) {
    kit *k = walk(game, PLANTED);
    if (!strstr(k->why, words)) {
        fail_msg("%s: not caught, or for another reason: %s", game->id, k->why);
    }
    kit_destroy(k);
}

/* ---- who chose first ---- */

static const nt_game *honest;

/* The last byte of a private part counts who has answered before. */
static void counts_answers(void *state, nt_move move, nt_events *out) {
    const void *pub = (const uint8_t *)state + honest->pub_off;
    const bool secret = move.seat < honest->max_seats && honest->ask(pub, move.seat) == NT_ASK_SECRET;
    uint32_t asked = honest->to_act(pub);
    honest->apply(state, move, out);
    uint8_t left = 0;
    for (; asked != 0; asked &= asked - 1) {
        left++;
    }
    if (secret) {
        ((uint8_t *)state)[honest->priv_off + (move.seat + 1u) * honest->priv_size - 1] = left;
    }
}

static void test_who_chose_first(void **state) {
    static const char *const simultaneous[] = {"blank", "growl", "eatme", "werewolf"};
    (void)state;
    for (int i = 0; kit_games[i]; i++) {
        for (size_t j = 0; j < sizeof simultaneous / sizeof *simultaneous; j++) {
            if (strcmp(kit_games[i]->id, simultaneous[j]) == 0) {
                nt_game game = *kit_games[i];
                honest = kit_games[i];
                game.apply = counts_answers;
                caught(&game, "the state keeps which of the seats ");
            }
        }
    }
}

/* ---- who sent what ---- */

static growl_priv *private_of(void *state, int seat) {
    return (growl_priv *)((uint8_t *)state + growl_game.priv_off) + seat;
}

/* Whether this ply takes a night's cards up; the night. */
static bool takes_up(const void *state, int *night) {
    const growl_pub *pub = (const growl_pub *)((const uint8_t *)state + growl_game.pub_off);
    *night = pub->nights;
    return pub->step == GROWL_STEP_PASS_DRAW;
}

/* The card from the left lies first in the hand's marks, and no event says so. */
static void lays_left_first(void *state, nt_move move, nt_events *out) {
    const growl_pub *pub = (const growl_pub *)((const uint8_t *)state + growl_game.pub_off);
    int night;
    const bool now = takes_up(state, &night);
    growl_game.apply(state, move, out);
    for (int seat = 0; now && seat < pub->n; seat++) {
        growl_priv *me = private_of(state, seat);
        if (pub->night[night].passed[seat] && me->fresh_n == 2) {
            me->fresh[0] = private_of(state, pub->night[night].left[seat])->sent[night][1];
            me->fresh[1] = private_of(state, pub->night[night].right[seat])->sent[night][0];
        }
    }
}

/* The hand lies as it should; the event names the card from the left first. */
static void tells_left_first(void *state, nt_move move, nt_events *out) {
    const growl_pub *pub = (const growl_pub *)((const uint8_t *)state + growl_game.pub_off);
    int night;
    const bool now = takes_up(state, &night);
    growl_game.apply(state, move, out);
    for (int i = 0; now && i < out->n; i++) {
        nt_event *event = &out->at[i];
        if (event->kind == GROWL_EV_FRESH && event->n == 4) {
            event->arg[0] = private_of(state, pub->night[night].left[event->to])->sent[night][1];
            event->arg[1] = private_of(state, pub->night[night].right[event->to])->sent[night][0];
        }
    }
}

/* Everybody remembers from where the first of the marked cards came. */
static void keeps_one_sender(void *state, nt_move move, nt_events *out) {
    const growl_pub *pub = (const growl_pub *)((const uint8_t *)state + growl_game.pub_off);
    int night;
    const bool now = takes_up(state, &night);
    growl_game.apply(state, move, out);
    for (int seat = 0; now && seat < pub->n; seat++) {
        if (pub->night[night].passed[seat]) {
            private_of(state, seat)->pick[0] = private_of(state, pub->night[night].left[seat])->sent[night][1];
        }
    }
}

static void test_who_sent_what(void **state) {
    (void)state;
    nt_game game = growl_game;
    game.apply = lays_left_first;
    caught(&game, " can tell which of the seats ");
    game.apply = tells_left_first;
    caught(&game, " can tell which of the seats ");
    game.apply = keeps_one_sender;
    caught(&game, " can tell which of the seats ");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_no_order_tells),
        cmocka_unit_test(test_who_chose_first),
        cmocka_unit_test(test_who_sent_what),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
