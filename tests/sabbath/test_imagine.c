/* Imagined worlds, exactly: near the end of a game every way to lay out the unseen cards is listed, by what was seen
 * to be played and by nothing else. Each of them comes up, about equally often, and no other does. */
#include <stdlib.h>

#include "laid.h"
#include "plain.h"

enum { SLOTS = SABBATH_SEATS + 1, WORLDS = 400, UNSEEN = 9, VISITS = 60, CASES = 12 };

/* What a spectator has noted: after which trick cards a seat did not follow. */
typedef struct {
    int n, seat[64], played[64];
    plain_card trick[64][PLAIN_PLAYERS];
} notes;

/* A way to lay out the unseen cards: hands by seat, the card in the box last; cards face down apart. */
typedef struct {
    uint64_t lies[SLOTS];
    uint8_t down[SABBATH_SEATS];
} world;

typedef struct {
    struct sabbath_state s;
    notes seen;
    uint8_t viewer;
    int n_cards, n_worlds;
    uint8_t card[SABBATH_CARDS];
    int room[SLOTS], room_down[SABBATH_SEATS];
    world at, *list;
    double *ways; /* as many ways of laying real cards give that world */
} listing;

static plain_card plain_of(int card) {
    return (plain_card){"RBYG"[card / 5], card % 5 + 1};
}

static bool could_not_hold(const notes *seen, int seat, int card) {
    for (int i = 0; i < seen->n; i++) {
        if (seen->seat[i] == seat && plain_fits(plain_lead_of(seen->trick[i], seen->played[i]), plain_of(card))) {
            return true;
        }
    }
    return false;
}

static void note_world(listing *l) {
    for (int i = 0; i < l->n_worlds; i++) {
        if (memcmp(&l->list[i], &l->at, sizeof l->at) == 0) {
            l->ways[i]++;
            return;
        }
    }
    if (l->n_worlds < WORLDS) {
        l->list[l->n_worlds] = l->at;
        l->ways[l->n_worlds] = 1;
    }
    l->n_worlds++;
}

static void list_from(listing *l, int i) {
    if (l->n_worlds > WORLDS) {
        return;
    }
    if (i == l->n_cards) {
        note_world(l);
        return;
    }
    const int card = l->card[i];
    for (int slot = 0; slot < SLOTS; slot++) {
        if (slot < SABBATH_SEATS && could_not_hold(&l->seen, slot, card)) {
            continue;
        }
        if (l->room[slot] > 0) {
            const uint64_t held = l->at.lies[slot];
            l->room[slot]--;
            l->at.lies[slot] = sabbath_with(held, card);
            list_from(l, i + 1);
            l->at.lies[slot] = held;
            l->room[slot]++;
        }
        if (slot < SABBATH_SEATS && l->room_down[slot] > 0) {
            l->room_down[slot]--;
            l->at.down[slot] = (uint8_t)card;
            list_from(l, i + 1);
            l->at.down[slot] = SABBATH_NONE;
            l->room_down[slot]++;
        }
    }
}

/* False when there is too much unseen to list. */
static bool list_worlds(listing *l) {
    const struct sabbath_state *s = &l->s;
    l->n_cards = l->n_worlds = 0;
    memset(l->room, 0, sizeof l->room);
    memset(l->room_down, 0, sizeof l->room_down);
    memset(&l->at, 0, sizeof l->at);
    memset(l->at.down, SABBATH_NONE, sizeof l->at.down);
    for (int seat = 0; seat < s->pub.n; seat++) {
        if (seat == l->viewer) {
            continue;
        }
        l->room[seat] = s->pub.hand[seat];
        l->room_down[seat] = s->seat[seat].face_down != SABBATH_NONE;
        for (int card = 0; card < SABBATH_FACES; card++) {
            for (int copy = sabbath_held(s->seat[seat].hand, card); copy > 0; copy--) {
                l->card[l->n_cards++] = (uint8_t)card;
            }
        }
        if (s->seat[seat].face_down != SABBATH_NONE) {
            l->card[l->n_cards++] = s->seat[seat].face_down;
        }
    }
    if (s->hid.left_over != SABBATH_NONE) {
        l->room[SABBATH_SEATS] = 1;
        l->card[l->n_cards++] = s->hid.left_over;
    }
    if (l->n_cards > UNSEEN) {
        return false;
    }
    list_from(l, 0);
    return l->n_worlds <= WORLDS;
}

static int find_world(const listing *l, const struct sabbath_state *imagined) {
    world at;
    memset(&at, 0, sizeof at);
    memset(at.down, SABBATH_NONE, sizeof at.down);
    for (int seat = 0; seat < l->s.pub.n; seat++) {
        if (seat != l->viewer) {
            at.lies[seat] = sabbath_set_of(imagined->seat[seat].hand);
            at.down[seat] = imagined->seat[seat].face_down;
        }
    }
    if (imagined->hid.left_over != SABBATH_NONE) {
        at.lies[SABBATH_SEATS] = sabbath_with(0, imagined->hid.left_over);
    }
    for (int i = 0; i < l->n_worlds; i++) {
        if (memcmp(&l->list[i], &at, sizeof at) == 0) {
            return i;
        }
    }
    return -1;
}

/* Chi-squared over the listed worlds, far beyond its mean when they are not equally likely. */
static void compare(listing *l, nt_rng *rng) {
    static int came[WORLDS];
    double ways = 0, sum = 0;
    const int draws = VISITS * l->n_worlds;
    memset(came, 0, sizeof came);
    for (int i = 0; i < l->n_worlds; i++) {
        ways += l->ways[i];
    }
    for (int i = 0; i < draws; i++) {
        struct sabbath_state imagined;
        assert_int_equal(sabbath_game.imagine(nt_look(&sabbath_game, &l->s, l->viewer), rng, &imagined), NT_OK);
        const int which = find_world(l, &imagined);
        if (which < 0) {
            fail_msg("an imagined world contradicts what seat %d has seen", l->viewer);
        }
        came[which]++;
    }
    for (int i = 0; i < l->n_worlds; i++) {
        const double expected = draws * l->ways[i] / ways;
        if (came[i] == 0 && expected > 20) {
            fail_msg("one of %d worlds of seat %d never came up", l->n_worlds, l->viewer);
        }
        sum += (came[i] - expected) * (came[i] - expected) / expected;
    }
    const double beyond = sum - (l->n_worlds - 1) - 12;
    if (beyond > 0 && beyond * beyond > 36 * 2 * l->n_worlds) {
        fail_msg("%d worlds of seat %d are uneven: chi-squared %.1f", l->n_worlds, l->viewer, sum);
    }
}

static void step(struct sabbath_state *s, notes *seen, nt_rng *rng) {
    nt_move legal[SABBATH_FACES];
    nt_events told = {.n = 0};
    nt_move move = nt_chance(rng);
    if (s->pub.phase != SABBATH_DEAL) {
        const int n = sabbath_game.legal((nt_view[]){nt_asking(&sabbath_game, s, s->pub.turn)}, legal, SABBATH_FACES);
        move = legal[nt_rng_below(rng, (uint32_t)n)];
    }
    if (s->pub.phase == SABBATH_PLAY && s->pub.played > 0) {
        plain_card trick[PLAIN_PLAYERS] = {{0}};
        for (int i = 0; i < s->pub.played; i++) { /* a card face down fits nothing, whatever it is */
            trick[i] = s->pub.trick[i] == SABBATH_FACE_DOWN ? (plain_card){'-', 0} : plain_of(s->pub.trick[i]);
        }
        if (!plain_fits(plain_lead_of(trick, s->pub.played), plain_of(move.arg[0]))) {
            seen->seat[seen->n] = s->pub.turn;
            seen->played[seen->n] = s->pub.played;
            memcpy(seen->trick[seen->n++], trick, sizeof trick);
        }
    }
    assert_int_equal(nt_apply(&sabbath_game, s, move, &told), NT_OK);
}

/* Walks one random game and compares from the first moment that can be listed, for a seat drawn by lot. */
static int walk(uint8_t n, bool silent, nt_rng *rng, listing *l) {
    nt_config config = nt_config_standard(&sabbath_game, n);
    int compared = 0;
    config.opt[SABBATH_OPT_SILENT] = silent;
    assert_int_equal(sabbath_game.setup(&l->s, &config), NT_OK);
    l->seen.n = 0;
    while (l->s.pub.phase != SABBATH_OVER && compared < 2) {
        step(&l->s, &l->seen, rng);
        l->viewer = (uint8_t)nt_rng_below(rng, n);
        if (nt_rng_below(rng, 3) == 0 && l->s.pub.phase <= SABBATH_DRAFT && list_worlds(l) && l->n_worlds > 1) {
            compare(l, rng);
            compared++;
        }
    }
    return compared;
}

static void test_exact(void **state) {
    (void)state;
    listing l = {.list = calloc(WORLDS, sizeof(world)), .ways = calloc(WORLDS, sizeof(double))};
    nt_rng rng = nt_rng_seed(8);
    for (uint8_t n = 3; n <= 5; n++) {
        for (int silent = 0; silent < 2; silent++) {
            int compared = 0;
            for (int i = 0; i < CASES; i++) {
                compared += walk(n, silent, &rng, &l);
            }
            assert_true(compared > CASES / 2);
        }
    }
    free(l.list);
    free(l.ways);
}

/* What all have counted after a game stays known in the next one. */
static void test_recall(void **state) {
    (void)state;
    laid t;
    struct sabbath_state imagined;
    nt_rng rng = nt_rng_seed(9);
    notes seen = {.n = 0};
    lay_table(&t, 3, 0, "RBYG", SABBATH_OPT_GAMES);
    t.s.pub.phase = SABBATH_DEAL;
    while (t.s.pub.phase != SABBATH_BETWEEN) {
        step(&t.s, &seen, &rng);
        seen.n = 0;
    }
    make(&t, 1, "next");
    step(&t.s, &seen, &rng);
    assert_int_equal(sabbath_game.imagine(nt_look(&sabbath_game, &t.s, 2), &rng, &imagined), NT_OK);
    assert_int_equal(imagined.pub.left_over[0], t.s.pub.left_over[0]);
    assert_int_not_equal(imagined.hid.left_over, SABBATH_NONE);
}

/* A view that cannot be true gives no world rather than a relaxed one. */
static void test_no_world(void **state) {
    (void)state;
    laid t;
    struct sabbath_state imagined;
    nt_rng rng = nt_rng_seed(10);
    notes seen = {.n = 0};
    lay_table(&t, 4, 0, "RBYG", SABBATH_OPTIONS);
    t.s.pub.phase = SABBATH_DEAL;
    step(&t.s, &seen, &rng);
    t.s.pub.no_colour[1] = 15; /* a full hand of no colour */
    assert_int_equal(sabbath_game.imagine(nt_look(&sabbath_game, &t.s, 0), &rng, &imagined), NT_NO_WORLD);
    t.s.pub.no_colour[1] = 0;
    t.s.pub.hand[1]--;
    assert_int_equal(sabbath_game.imagine(nt_look(&sabbath_game, &t.s, 0), &rng, &imagined), NT_NO_WORLD);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_exact),
        cmocka_unit_test(test_recall),
        cmocka_unit_test(test_no_world),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
