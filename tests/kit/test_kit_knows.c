/* No game's imagine knows the truth (kit_agree.c); and one that returns, prefers or avoids it is seen, in every game.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "kit/kit.h"

#if defined(__SANITIZE_ADDRESS__) || defined(__clang__) /* clang: the memory sanitizer */
enum { SHARE = 8 };
#else
enum { SHARE = 1 };
#endif

enum {
    BLOCK = 25, /* matches, after which the frequencies are looked at */
    FEW = 2     /* more seats than the fewest where something is planted: large tables are slow */
};

/* How many matches a game needs, and how far it may be off, in secrets and else. GROWL draws what the others passed
 * on in nights gone by, Werewolf what they chose, with other chances than players who press anything: docs/secrecy.md
 * has the figures. */
typedef struct {
    const char *id;
    int matches;
    double tolerance, of_secrets;
} amount;

static amount amount_of(const nt_game *game) {
    static const amount of[] = {
        {"blank", 3000, 0, 0},  {"eatme", 1500, 0, 0},      {"robbers", 800, 0, 0},
        {"sabbath", 500, 0, 0}, {"growl", 300, 0.06, 0.03}, {"werewolf", 50, 0.12, 0.03},
    };
    for (size_t i = 0; i < sizeof of / sizeof *of; i++) {
        if (strcmp(of[i].id, game->id) == 0) {
            return of[i];
        }
    }
    return (amount){"", 200, 0.15, 0.1}; /* a new game; in it nothing is planted */
}

/* As many matches of each count of seats, every second with drawn options. */
static bool walk(kit *k, int matches, amount of) {
    kit_agreement all = {0};
    const nt_game *game = k->game;
    const int counts = game->max_seats - game->min_seats + 1;
    for (int i = 0; i < matches; i++) {
        const uint8_t seats = (uint8_t)(game->min_seats + i % counts);
        if (!kit_walk_agreement(k, seats, i / counts % 2, kit_one_in(game), &all)) {
            return false;
        }
        if ((i + 1) % BLOCK == 0 && !kit_check_agreement(k, &all, of.tolerance, of.of_secrets)) {
            return false;
        }
    }
    return kit_check_agreement(k, &all, of.tolerance, of.of_secrets);
}

static void test_no_game_knows(void **state) {
    (void)state;
    for (int i = 0; kit_games[i]; i++) {
        kit *k = kit_create(kit_games[i], 11);
        const amount of = amount_of(k->game);
        if (!walk(k, of.matches / SHARE, of)) {
            fail_msg("%s", k->why);
        }
        kit_destroy(k);
    }
}

/* ---- those that know ---- */

/* The truth that a planted imagine has got hold of. */
static const nt_game *honest;
static const kit *table;

static const uint8_t *truth_of(nt_view view) {
    const nt_view truth = nt_look(honest, table->state, view.seat);
    const bool same =
        memcmp(truth.pub, view.pub, honest->pub_size) == 0 && memcmp(truth.me, view.me, honest->priv_size) == 0;
    return same ? table->state : NULL;
}

/* In how many seats the secrets are the same. */
static int agreeing(const uint8_t *truth, const uint8_t *world) {
    size_t at, size;
    int n = 0;
    kit_secret(honest, &at, &size);
    for (int seat = 0; seat < table->config.seats; seat++) {
        const size_t place = honest->priv_off + (size_t)seat * honest->priv_size + at;
        n += memcmp(truth + place, world + place, size) == 0;
    }
    return n;
}

static nt_err returns_it(nt_view view, nt_rng *rng, void *world) {
    const uint8_t *truth = truth_of(view);
    if (!truth) {
        return honest->imagine(view, rng, world);
    }
    memcpy(world, truth, honest->state_size);
    return NT_OK;
}

static nt_err returns_it_to_seat_0(nt_view view, nt_rng *rng, void *world) {
    return (view.seat == 0 ? returns_it : honest->imagine)(view, rng, world);
}

static nt_err returns_it_late(nt_view view, nt_rng *rng, void *world) {
    return (table->plies > table->config.seats ? returns_it : honest->imagine)(view, rng, world);
}

static nt_err returns_it_seldom(nt_view view, nt_rng *rng, void *world) {
    return (nt_rng_below(rng, 8) == 0 ? returns_it : honest->imagine)(view, rng, world);
}

enum { WORLD_MAX = 65536, STEPS = 3 };

/* Goes over to another world, a few times; less often, the fewer secrets (or the more) it has right. */
static nt_err inclined(nt_view view, nt_rng *rng, void *world, bool away) {
    static uint8_t other[WORLD_MAX];
    const uint8_t *truth = truth_of(view);
    assert(honest->state_size <= sizeof other);
    const nt_err err = honest->imagine(view, rng, world);
    for (int i = 0; i < STEPS && truth && err == NT_OK; i++) {
        if (honest->imagine(view, rng, other) != NT_OK) {
            continue;
        }
        const int better = agreeing(truth, other) - agreeing(truth, world);
        bool goes = true;
        for (int k = away ? better : -better; k > 0; k--) {
            goes = goes && nt_rng_below(rng, 6) > 0;
        }
        if (goes) {
            memcpy(world, other, honest->state_size);
        }
    }
    return err;
}

/* Each seat's true secret has odds a fifth higher than it should. */
static nt_err prefers_it(nt_view view, nt_rng *rng, void *world) {
    return inclined(view, rng, world, false);
}

/* Likewise lower. */
static nt_err avoids_it(nt_view view, nt_rng *rng, void *world) {
    return inclined(view, rng, world, true);
}

typedef struct {
    const char *what;
    nt_err (*imagine)(nt_view, nt_rng *, void *);
} plant;

static const plant plants[] = {
    {"returns the truth", returns_it},
    {"returns the truth to one seat", returns_it_to_seat_0},
    {"returns the truth late in the game", returns_it_late},
    {"returns the truth in one case of eight", returns_it_seldom},
    {"prefers the truth a little", prefers_it},
    {"avoids the truth a little", avoids_it},
};
enum { PLANTS = sizeof plants / sizeof *plants };

static void caught(const nt_game *of, const plant *p, bool trusting, const char *words) {
    nt_game game = *of;
    const amount needed = amount_of(of);
    if (needed.id[0] == '\0') {
        return;
    }
    game.imagine = p->imagine;
    game.max_seats = of->max_seats < of->min_seats + FEW ? of->max_seats : (uint8_t)(of->min_seats + FEW);
    honest = of;
    kit *k = kit_create(&game, 12);
    k->trusting = trusting;
    table = k;
    if (walk(k, 4 * needed.matches, needed)) {
        fail_msg("%s: an imagine that %s is not seen", of->id, p->what);
    }
    if (!strstr(k->why, words)) {
        fail_msg("an imagine that %s is seen for another reason: %s", p->what, k->why);
    }
    kit_destroy(k);
}

static void test_who_knows_is_seen(void **state) {
    (void)state;
    for (int i = 0; kit_games[i]; i++) {
        for (int p = 0; p < PLANTS; p++) {
            caught(kit_games[i], &plants[p], false, "who has not seen the truth imagines another world for seat ");
        }
    }
}

/* Under the sanitizers, which are slow and see other things, in the empty game alone. */
static void test_who_knows_is_seen_by_frequencies_alone(void **state) {
    (void)state;
    for (int i = 0; i < (SHARE > 1 ? 1 : kit_count()); i++) {
        for (int p = 0; p < PLANTS; p++) {
            caught(kit_games[i], &plants[p], true, "imagined worlds agree with the truth ");
        }
    }
}

/* Whatever is kept between two calls is found as well. */
static nt_err remembers(nt_view view, nt_rng *rng, void *world) {
    static int calls;
    if (++calls % 3 == 0) {
        (void)nt_rng_next(rng);
    }
    return honest->imagine(view, rng, world);
}

static void test_memory_is_seen(void **state) {
    (void)state;
    static const plant p = {"remembers", remembers};
    caught(kit_games[0], &p, false, "who has not seen the truth imagines another world for seat ");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_no_game_knows),
        cmocka_unit_test(test_who_knows_is_seen),
        cmocka_unit_test(test_who_knows_is_seen_by_frequencies_alone),
        cmocka_unit_test(test_memory_is_seen),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
