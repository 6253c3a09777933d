/* Worlds that a seat imagines (growl_imagine.c) where what it knows leaves few: games of four, dealt by hand from a
 * whole deck and played. */
#include "growl/hands.h"

enum { PLAYERS = 4, WORLDS = 200 };

/* A deal, and how it goes on. */
typedef struct {
    const char *hand[PLAYERS]; /* a first card B is a Wolf Zero's */
    uint8_t night[GROWL_NIGHTS];
    const char *days; /* day cards in order, each with the seat that gets it: "B3 W0" */
} story;

typedef struct {
    game g;
    const char *days; /* still to come */
} table;

static const char *const both_gold[PLAYERS] = {"pass gold gold", "pass gold gold", "pass gold gold",
                                               "pass gold gold"};

static void all_look(table *t) {
    const uint8_t step = t->g.s.pub.step;
    for (int seat = 0; seat < PLAYERS; seat++) {
        if (t->g.s.pub.step == step && t->g.s.pub.asked[seat]) {
            look(&t->g, seat);
        }
    }
}

/* The story's day cards lie on top of each other with its nights between; what it leaves over lies below them. */
static void lay_pile(game *g, const story *plot) {
    uint8_t rest[GROWL_KINDS], card[GROWL_MAX_PILE];
    int n = 0, index[GROWL_NIGHTS];
    growl_deck(PLAYERS, g->s.pub.opt[GROWL_OPT_GOLD_CARDS], rest);
    for (int seat = 0; seat < PLAYERS; seat++) {
        for (const char *c = plot->hand[seat]; *c; c++) {
            rest[kind_of(*c)]--;
        }
    }
    for (const char *c = plot->days; *c; c += c[2] ? 3 : 2) {
        card[n++] = kind_of(*c);
        rest[kind_of(*c)]--;
    }
    for (uint8_t kind = 0; kind < GROWL_KINDS; kind++) {
        for (; rest[kind] > 0; rest[kind]--) {
            card[n++] = kind;
        }
    }
    assert_int_equal(n + GROWL_NIGHTS, g->s.pub.pile);
    growl_night_index(n, index);
    for (int from_top = 0, night = 0, day = 0; from_top < g->s.pub.pile; from_top++) {
        const bool dark = from_top == index[night];
        g->s.hid.pile[g->s.pub.pile - 1 - from_top] =
            dark ? (uint8_t)(GROWL_NIGHT_AT + plot->night[night++]) : card[day++];
    }
}

static void begin(table *t, const story *plot) {
    const nt_config config = nt_config_standard(&growl_game, PLAYERS);
    game *g = &t->g;
    memset(t, 0, sizeof *t);
    t->days = plot->days;
    assert_int_equal(growl_game.setup(&g->s, &config), NT_OK);
    chance(g, 1);
    for (int seat = 0; seat < PLAYERS; seat++) {
        const uint8_t zero = plot->hand[seat][0] == 'B';
        put_hand(g, seat, plot->hand[seat], zero);
        g->s.seat[seat].zero = zero;
        g->s.seat[seat].turned_turn = g->s.seat[seat].news = 0;
    }
    g->s.pub.start = g->s.pub.active = 0;
    lay_pile(g, plot);
    all_look(t);
}

static void play_day(table *t) {
    const char text[] = {'g', 'i', 'v', 'e', ' ', t->days[1], 0};
    play(&t->g, t->g.s.pub.active, "turn");
    assert_int_equal(t->g.s.pub.turned, kind_of(t->days[0]));
    play(&t->g, t->g.s.pub.active, text);
    t->days += t->days[2] ? 3 : 2;
    if (t->g.s.pub.step == GROWL_STEP_VIEW_GIFT) {
        all_look(t);
    }
}

/* Plays the days up to the next night, and turns its card up. */
static void play_days(table *t) {
    const growl_pub *pub = &t->g.s.pub;
    while (t->g.s.hid.pile[pub->pile - 1] < GROWL_NIGHT_AT) {
        play_day(t);
    }
    play(&t->g, pub->active, "turn");
}

static void pass_night(table *t, const char *const pass[PLAYERS]) {
    assert_int_equal(t->g.s.pub.step, GROWL_STEP_PASS);
    for (int seat = 0; seat < PLAYERS; seat++) {
        if (t->g.s.pub.asked[seat]) {
            play(&t->g, seat, pass[seat]);
        }
    }
    chance(&t->g, 1);
    all_look(t);
}

/* What is counted in imagined worlds. */
typedef bool (*trait)(const struct growl_state *);

/* In how many of its worlds the seat finds the trait; each call must find a world. */
static int count(const table *t, uint8_t seat, trait has) {
    nt_rng rng = nt_rng_seed(seat);
    int n = 0;
    for (int i = 0; i < WORLDS; i++) {
        struct growl_state world;
        assert_int_equal(growl_game.imagine(nt_look(&growl_game, &t->g.s, seat), &rng, &world), NT_OK);
        n += has(&world);
    }
    return n;
}

static bool wolf_1(const struct growl_state *world) {
    return world->seat[1].team == GROWL_WOLF;
}

/* A Bite that turns whom Silver Bullet lies before: the bullet grows from 1 to 2 and kills, with a single Wound. */
static void test_died_turning(void **unused) {
    (void)unused;
    const story plot = {{"GGWC", "GBBW", "GGGC", "BGGS"},
                        {GROWL_BULLET, GROWL_SEANCE, GROWL_PURGE},
                        "G2 G0 S3 G0 C2 S3 C0 G2 S3 B1 B0 B3 B3 B2 B3 B3 W0"};
    table t;
    begin(&t, &plot);
    play_days(&t);
    play(&t.g, 1, "choose 1");
    pass_night(&t, (const char *const[]){"pass wound gold", "pass gold wound", "pass gold gold", "pass gold gold"});
    play_day(&t);
    assert_int_equal(t.g.s.pub.alive[1], 0);
    for (uint8_t seat = 0; seat < PLAYERS; seat++) {
        assert_int_equal(count(&t, seat, wolf_1), WORLDS);
    }
    play_days(&t);
    play(&t.g, 0, "choose 1"); /* Seance tells what is known already */
    assert_int_equal(t.g.s.pub.seance_team, GROWL_WOLF);
    for (uint8_t seat = 0; seat < PLAYERS; seat++) {
        assert_int_equal(count(&t, seat, wolf_1), WORLDS);
    }
}

static bool wounded_once_1(const struct growl_state *world) {
    return world->seat[1].hand[GROWL_WOUND] == 1;
}

/* A wolf before whom Silver Bullet lies dies of a single Wound, a human of two. */
static void test_died_under_the_bullet(void **unused) {
    (void)unused;
    const story plot = {
        {"GGCC", "BGGC", "GGGS", "GGSS"}, {GROWL_BULLET, GROWL_SEANCE, GROWL_PURGE}, "G2 G0 B3 G0 C2 B3 C0 B2 B3 W1"};
    table t;
    begin(&t, &plot);
    play_days(&t);
    play(&t.g, 1, "choose 1");
    pass_night(&t, both_gold);
    play_day(&t);
    assert_int_equal(t.g.s.pub.alive[1], 0);
    for (uint8_t seat = 0; seat < PLAYERS; seat++) {
        if (seat != 1) {
            const int once = count(&t, seat, wounded_once_1);
            assert_true(once > 0 && once < WORLDS);
        }
    }
}

static bool three_wounds_2(const struct growl_state *world) {
    return world->seat[2].hand[GROWL_WOUND] == 3;
}

/* Blood Hound shows a hand with gifts by day in it: three Wounds, which nobody is dealt. */
static void test_hound_sees_gifts(void **unused) {
    (void)unused;
    const story plot = {
        {"GGCC", "BGGC", "GWWS", "GGSS"}, {GROWL_HOUND, GROWL_SEANCE, GROWL_PURGE}, "W2 G0 B3 G0 C2 B3 C0 B0 B3"};
    table t;
    begin(&t, &plot);
    play_days(&t);
    play(&t.g, 1, "choose 2");
    assert_int_equal(count(&t, 1, three_wounds_2), WORLDS);
    play(&t.g, 1, "close");
    assert_int_equal(t.g.s.pub.step, GROWL_STEP_PASS);
    assert_int_equal(count(&t, 1, three_wounds_2), WORLDS);
}

static bool alive_2(const struct growl_state *world) {
    return world->pub.alive[2];
}

/* The Sleepwalkers bring a player under Silver Bullet who could not have lain under it by day: it stood at two
 * Wounds, and the seat that imagines holds each Salve but the one that came then. */
static void test_sleepwalkers_under_the_bullet(void **unused) {
    (void)unused;
    const story plot = {{"GGSS", "GGCC", "GGGC", "BGGC"},
                        {GROWL_BULLET, GROWL_INSOMNIA, GROWL_SLEEPWALKERS},
                        "B3 S0 S0 W0 B3 W0 W0 W0 B3 W0 W0 B3 B3 B3 G0 B3 B3 W2 W2 S2 B3 G1 B3 B3 G1 C1"};
    table t;
    begin(&t, &plot);
    play_days(&t);
    play(&t.g, 1, "choose 1");
    pass_night(&t, both_gold);
    play_days(&t);
    play(&t.g, 2, "choose 3");
    pass_night(&t, both_gold);
    play_days(&t);
    play(&t.g, 0, "pair 1 2");
    assert_int_equal(t.g.s.pub.step, GROWL_STEP_PASS);
    assert_int_equal(count(&t, 0, alive_2), WORLDS);
}

static bool kept_two_1(const struct growl_state *world) {
    return world->seat[1].hand[GROWL_WOUND] == 2;
}

/* All Hallows' Eve gives the seat a Wound of which its owner died; there are not three others. */
static void test_hallows_takes_a_wound(void **unused) {
    (void)unused;
    const story plot = {{"GGSS", "GWWG", "GGGC", "BGGC"},
                        {GROWL_INSOMNIA, GROWL_SEANCE, GROWL_HALLOWS},
                        "W1 S0 S0 B3 W0 W0 B3 W0 W0 W0 G0 B3 B3 G0 B3 B3 C0 B3 C2 B3 B3 G2 B3 B3 C2 S2"};
    table t;
    begin(&t, &plot);
    play_days(&t);
    play(&t.g, 0, "choose 3");
    pass_night(&t, both_gold);
    play_days(&t);
    play(&t.g, 0, "choose 0");
    pass_night(&t, both_gold);
    play_days(&t);
    play(&t.g, 2, "choose 1");
    play(&t.g, 1, "pass gold wound");
    assert_int_equal(t.g.s.seat[0].dead_got, GROWL_WOUND);
    assert_int_equal(t.g.s.pub.step, GROWL_STEP_PASS);
    assert_true(count(&t, 0, kept_two_1) > 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_died_turning),          cmocka_unit_test(test_died_under_the_bullet),
        cmocka_unit_test(test_hound_sees_gifts),      cmocka_unit_test(test_sleepwalkers_under_the_bullet),
        cmocka_unit_test(test_hallows_takes_a_wound),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
