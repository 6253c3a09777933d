/* Two truths that the table may not tell apart give it the same pictures, the same sounds and the same times; and two
 * that one seat may not tell apart give that seat the same private frame. */
#include "app/kit_app.h"

#include <string.h>

#include "app/stack.h"

enum { MOST = 4000 };

/* What can be noticed from outside, in order. */
typedef struct {
    uint64_t at[MOST];
    int n;
} course;

static void note(course *c, uint64_t what) {
    assert_true(c->n < MOST);
    c->at[c->n++] = what;
}

static uint64_t hash_of(const char *name) {
    uint64_t hash = 0xcbf29ce484222325u;
    for (; *name; name++) {
        hash = (hash ^ (unsigned char)*name) * 0x100000001b3u;
    }
    return hash;
}

/* Also what comes while a zone is pressed. */
static void see(void *user, app *a) {
    if (strcmp(app_scene_name(a), "private") != 0) {
        note(user, a->now);
        note(user, kit_frame_hash(a));
    }
}

static void note_frame(course *c, app *a) {
    if (app_frame(a)) {
        see(c, a);
    }
    const char *sound = NULL;
    float volume = 0;
    while (app_next_sound(a, &sound, &volume)) {
        note(c, hash_of(sound) << 8 | (uint64_t)(volume * 100));
    }
}

static void pass(course *c, app *a, uint64_t ms) {
    const uint64_t until = a->now + ms;
    note_frame(c, a);
    for (uint64_t wake = app_wake(a); wake <= until; wake = app_wake(a)) {
        note(c, wake);
        app_advance(a, wake);
        note_frame(c, a);
    }
    app_advance(a, until);
    note_frame(c, a);
}

/* The match's truth hangs on `truth` alone; presentation hangs on the application's seed. */
static void play(course *c, uint64_t truth, int people, int first_guess, uint64_t private_frame[2]) {
    table_for_tests t;
    c->n = 0;
    kit_begin(&t, 5);
    t.app->seeds = nt_rng_seed(truth);
    kit_start(&t, people);
    t.hand.seen = see;
    t.hand.user = c;
    pass(c, t.app, 10);
    for (int i = 0; i < people; i++) {
        if (strcmp(app_scene_name(t.app), "curtain") == 0) {
            assert_true(player_press(&t.hand, "open", -1));
        }
        pass(c, t.app, 300);
        private_frame[i] = kit_frame_hash(t.app);
        assert_true(player_press(&t.hand, "guess", kit_legal_guess(&t, i == 0 ? first_guess : 1)));
        assert_true(player_press(&t.hand, "done", -1));
        pass(c, t.app, 4000);
    }
    pass(c, t.app, 3000);
    assert_string_equal(app_screen_name(t.app), "lift");
    kit_end(&t);
}

static void the_table_sees_no_difference(void **state) {
    (void)state;
    static course a, b;
    for (int people = 1; people <= 2; people++) {
        for (uint64_t truth = 10; truth < 16; truth++) {
            uint64_t frames[2];
            play(&a, 1, people, 2, frames);
            play(&b, truth, people, 6, frames); /* other cards, another guess */
            assert_int_equal(a.n, b.n);
            assert_memory_equal(a.at, b.at, (size_t)a.n * sizeof a.at[0]);
            assert_true(a.n > (people == 1 ? 0 : 6)); /* alone most is private */
        }
    }
}

/* The second seat's frame does not hang on what the first one sealed; but it does hang on its own card. */
static void a_seat_sees_only_its_own(void **state) {
    (void)state;
    static course c;
    uint64_t one[2], other[2], differs = 0;
    play(&c, 1, 2, 2, one);
    play(&c, 1, 2, 6, other);
    assert_true(one[1] == other[1]);
    for (uint64_t truth = 10; truth < 16; truth++) {
        play(&c, truth, 2, 2, other);
        differs |= one[1] ^ other[1];
    }
    assert_true(differs != 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_table_sees_no_difference),
        cmocka_unit_test(a_seat_sees_only_its_own),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
