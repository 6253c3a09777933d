/* The mixer's side of what is heard, on a device without ears: one phrase after the other, music and ambience that
 * come after a breath, give way to the voice and come back, and a device that sleeps when nothing plays. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <SDL.h>
#include <SDL_mixer.h>

#include "platform/sound.h"

typedef struct {
    pf_trouble trouble;
    pf_sounds *sounds;
    uint64_t now;
} ears;

static void open(ears *e) {
    setenv("SDL_AUDIODRIVER", "dummy", 1);
    *e = (ears){.now = 1000};
    e->sounds = pf_sounds_new(NT_SOURCE_DIR, &e->trouble);
    assert_non_null(e->sounds);
}

static void close_ears(ears *e) {
    pf_sounds_free(e->sounds);
}

static void play(ears *e, const char *name, float volume) {
    pf_sounds_play(e->sounds, name, volume, e->now);
}

/* Lets time pass as the loop does; returns how often it woke. */
static int pass(ears *e, uint64_t ms) {
    const uint64_t until = e->now + ms;
    int wakes = 0;
    while (pf_sounds_wake(e->sounds) <= until) {
        e->now = pf_sounds_wake(e->sounds) > e->now ? pf_sounds_wake(e->sounds) : e->now;
        pf_sounds_tick(e->sounds, e->now);
        assert_true(++wakes < 200);
    }
    e->now = until;
    pf_sounds_tick(e->sounds, e->now);
    return wakes;
}

static void nothing_is_open_before_something_is_heard(void **state) {
    (void)state;
    ears e;
    open(&e);
    assert_true(pf_sounds_wake(e.sounds) == UINT64_MAX);
    play(&e, "music/", 0);
    play(&e, "voices/", 0);
    assert_true(pf_sounds_wake(e.sounds) == UINT64_MAX);
    assert_true(pf_sounds_try(e.sounds, e.now));
    pass(&e, 21000);
    assert_true(pf_sounds_wake(e.sounds) == UINT64_MAX); /* it sleeps again */
    close_ears(&e);
}

static void ambience_comes_after_a_breath_and_wakes_nobody(void **state) {
    (void)state;
    ears e;
    open(&e);
    play(&e, "ambience/yard", 0.5F);
    pass(&e, 1700);
    assert_int_equal(Mix_Playing(1), 0);
    pass(&e, 200);
    assert_int_equal(Mix_Playing(1), 1);
    assert_int_equal(pass(&e, 3600000), 0);
    play(&e, "ambience/town", 0.5F);
    pass(&e, 300);
    play(&e, "ambience/wood", 0.5F); /* before the first was loaded */
    pass(&e, 6000);
    assert_int_equal(Mix_Playing(1), 1);
    play(&e, "ambience/", 0);
    assert_true(pass(&e, 60000) <= 3); /* whether the mixer has let it fade */
    close_ears(&e);
}

/* Whoever has recorded a call badly hears it all the same, and reads which one it was. */
static void the_built_voice_stands_in_for_a_damaged_one(void **state) {
    (void)state;
    ears e;
    char problem[PF_TROUBLE_BYTES] = "";
    open(&e);
    pf_sounds_own(e.sounds, NT_SOURCE_DIR "/tests"); /* in which there is no such recording */
    play(&e, "own/en/voice.wake.ogg", 1);
    assert_int_equal(Mix_Playing(0), 1);
    assert_true(pf_trouble_next(&e.trouble, problem, sizeof problem));
    assert_non_null(strstr(problem, "own/en/voice.wake.ogg"));
    assert_false(pf_trouble_next(&e.trouble, problem, sizeof problem));
    close_ears(&e);
}

static void music_gives_way_to_the_voice(void **state) {
    (void)state;
    ears e;
    open(&e);
    play(&e, "music/title", 1);
    pass(&e, 2000);
    const int loud = Mix_VolumeMusic(-1);
    assert_int_equal(loud, MIX_MAX_VOLUME);
    play(&e, "voices/en/voice.wake", 1);
    play(&e, "voices/en/voice.nobody", 1);
    pass(&e, 400);
    assert_true(Mix_VolumeMusic(-1) < loud / 3);
    assert_int_equal(Mix_Playing(0), 1);
    pass(&e, 2200); /* the second one */
    assert_true(Mix_VolumeMusic(-1) < loud / 3);
    pass(&e, 4000);
    assert_int_equal(Mix_VolumeMusic(-1), loud);
    play(&e, "music/title", 0.5F);
    assert_int_equal(Mix_VolumeMusic(-1), loud / 2);
    play(&e, "voices/en/voice.wake", 1);
    pass(&e, 300);
    play(&e, "voices/", 0); /* a view opens */
    assert_int_equal(Mix_Playing(0), 0);
    pass(&e, 400);
    assert_int_equal(Mix_VolumeMusic(-1), loud / 2);
    close_ears(&e);
}

/* It comes back where it was, and not at all once it was at its end. */
static void a_piece_is_played_once(void **state) {
    (void)state;
    ears e;
    open(&e);
    play(&e, "music/end_winner", 1);
    pass(&e, 3000);
    play(&e, "music/", 0);
    pass(&e, 5000);
    play(&e, "music/end_winner", 1);
    pass(&e, 2000);
    assert_true(Mix_PlayingMusic());
    pass(&e, 60000);
    assert_true(pf_sounds_wake(e.sounds) == UINT64_MAX);
    close_ears(&e);
}

static void what_is_missing_is_left_out(void **state) {
    (void)state;
    ears e;
    char sentence[256];
    open(&e);
    play(&e, "voices/en/no.such", 1);
    play(&e, "voices/en/voice.nobody", 1);
    pass(&e, 100);
    assert_int_equal(Mix_Playing(0), 1);
    assert_true(pf_trouble_next(&e.trouble, sentence, sizeof sentence));
    play(&e, "music/no_such", 1);
    play(&e, "ambience/no_such", 1);
    pass(&e, 60000);
    assert_true(pf_sounds_wake(e.sounds) == UINT64_MAX);
    close_ears(&e);
}

static void without_a_device_it_is_said_and_all_goes_on(void **state) {
    (void)state;
    ears e;
    open(&e);
    setenv("SDL_AUDIODRIVER", "none_of_these", 1);
    assert_false(pf_sounds_try(e.sounds, e.now));
    play(&e, "sounds/card", 1);
    play(&e, "music/title", 1);
    play(&e, "voices/en/voice.wake", 1);
    assert_int_equal(pass(&e, 60000), 0);
    assert_true(pass(&e, 3600000) <= 30);     /* it is asked for again every other minute */
    assert_int_equal(e.trouble.n_waiting, 0); /* the title says it */
    close_ears(&e);
}

static bool is_open(void) {
    return Mix_QuerySpec(NULL, NULL, NULL) > 0;
}

static void a_device_that_goes_and_comes_is_heard_again(void **state) {
    (void)state;
    ears e;
    open(&e);
    play(&e, "ambience/yard", 0.5F);
    pass(&e, 4000);
    assert_int_equal(Mix_Playing(1), 1);
    pf_sounds_lost(e.sounds, e.now);
    assert_false(is_open());
    setenv("SDL_AUDIODRIVER", "none_of_these", 1); /* it is still away when that is tried */
    pass(&e, 10000);
    assert_false(is_open());
    setenv("SDL_AUDIODRIVER", "dummy", 1);
    pass(&e, 120000);
    pass(&e, 4000);
    assert_int_equal(Mix_Playing(1), 1);
    close_ears(&e);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nothing_is_open_before_something_is_heard),
        cmocka_unit_test(ambience_comes_after_a_breath_and_wakes_nobody),
        cmocka_unit_test(the_built_voice_stands_in_for_a_damaged_one),
        cmocka_unit_test(music_gives_way_to_the_voice),
        cmocka_unit_test(a_piece_is_played_once),
        cmocka_unit_test(what_is_missing_is_left_out),
        cmocka_unit_test(without_a_device_it_is_said_and_all_goes_on),
        cmocka_unit_test(a_device_that_goes_and_comes_is_heard_again),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
