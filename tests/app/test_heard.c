/* What is heard: the four groups by their sliders, silence in private views, and a night that the device leads by
 * ear, with the same calls at the same times whoever lives. */
#include "app/werewolf_hosted.h"
#include "app/werewolf_quiet.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "app/files/paths.h"
#include "app/sound/heard.h"

enum { MOST = 400, SEATS = 7, ALL = 0x7f };

typedef struct {
    struct {
        char name[APP_SOUND_NAME];
        float volume;
        uint64_t at;
    } of[MOST];
    int n;
} heard;

static void listen(void *user, app *a, const char *sound, float volume) {
    heard *all = user;
    assert_true(all->n < MOST);
    snprintf(all->of[all->n].name, APP_SOUND_NAME, "%s", sound);
    all->of[all->n].volume = volume;
    all->of[all->n++].at = a->now;
}

static int find(const heard *all, int from, const char *part) {
    for (int i = from; i < all->n; i++) {
        if (strstr(all->of[i].name, part) != NULL) {
            return i;
        }
    }
    return -1;
}

static void start(hosted *h, heard *all, int host, uint32_t people) {
    begin(h, SEATS, people, host, 0);
    all->n = 0;
    h->hand.heard = listen;
    h->hand.user = all;
}

static void to_scene(hosted *h, const char *wanted) {
    for (int i = 0; i < 4000 && strcmp(app_scene_name(h->a), wanted) != 0; i++) {
        const app_step step = app_director_step(h->a->table);
        if (step.kind == STEP_PRIVATE || step.kind == STEP_OPEN) {
            answer_quietly(h->a, step.seat);
        }
        player_wait(&h->hand, 100);
    }
    is_in(h, wanted);
}

static void each_group_follows_its_slider(void **state) {
    (void)state;
    hosted h;
    heard all;
    start(&h, &all, WEREWOLF_HOST_PASS, ALL);
    app_leave_table(h.a);
    player_wait(&h.hand, 50);
    all.n = 0;
    h.a->bed[0][0] = h.a->bed[1][0] = '\0';
    h.a->bed_volume[0] = h.a->bed_volume[1] = 0;
    player_wait(&h.hand, 50);
    assert_int_equal(all.n, 2);
    assert_string_equal(all.of[0].name, "music/title");
    assert_string_equal(all.of[1].name, "ambience/wood");
    h.a->settings.level[APP_MUSIC] = 3;
    player_wait(&h.hand, 50);
    assert_int_equal(all.n, 3);
    assert_string_equal(all.of[2].name, "music/title");
    assert_float_equal(all.of[2].volume, 0.3f, 0.001f);
    h.a->settings.level[APP_AMBIENCE] = 0;
    player_wait(&h.hand, 50);
    assert_string_equal(all.of[3].name, "ambience/");
    h.a->settings.level[APP_EFFECTS] = 2;
    app_sound(h.a, "card");
    app_speak(h.a, &(table_phrase){.key = "settings.voice"}, 1);
    player_wait(&h.hand, 50);
    assert_string_equal(all.of[4].name, "sounds/card");
    assert_float_equal(all.of[4].volume, 0.2f, 0.001f);
    assert_string_equal(all.of[5].name, "voices/en/settings.voice");
    h.a->settings.mute = true;
    app_sound(h.a, "card");
    app_speak(h.a, &(table_phrase){.key = "settings.voice"}, 1);
    player_wait(&h.hand, 50);
    assert_string_equal(all.of[6].name, "voices/");
    assert_string_equal(all.of[7].name, "music/");
    assert_int_equal(all.n, 8);
    end(&h);
}

/* From the curtain on there is no music, and the ambience does not know of it. */
static void private_views_leave_the_ambience_alone(void **state) {
    (void)state;
    hosted h;
    heard all;
    start(&h, &all, WEREWOLF_HOST_PASS, ALL);
    to_scene(&h, "curtain");
    player_wait(&h.hand, 400);
    assert_string_equal(h.a->bed[1], "ambience/village");
    assert_null(strstr(h.a->bed[0], "werewolf"));
    const int before = all.n;
    assert_true(player_press(&h.hand, "open", -1));
    player_wait(&h.hand, 400);
    is_in(&h, "private");
    app_sound(h.a, "card");
    app_speak(h.a, &(table_phrase){.key = "voice.wake"}, 1);
    player_wait(&h.hand, 2000);
    assert_int_equal(all.n, before + 2); /* what opened it, and the cloth that parts, before the view is there */
    assert_string_equal(all.of[before].name, "sounds/press");
    assert_string_equal(all.of[before + 1].name, "sounds/parting");
    end(&h);
}

/* A quick pace parts the cloth sooner than its sound would end. */
static void a_quick_curtain_parts_in_silence(void **state) {
    (void)state;
    hosted h;
    heard all;
    start(&h, &all, WEREWOLF_HOST_PASS, ALL);
    to_scene(&h, "curtain");
    player_wait(&h.hand, 400);
    h.a->settings.pace = APP_PACE_FAST;
    const int before = all.n;
    assert_true(player_press(&h.hand, "open", -1));
    player_wait(&h.hand, 400);
    is_in(&h, "private");
    assert_int_equal(all.n, before + 1);
    assert_string_equal(all.of[before].name, "sounds/press");
    end(&h);
}

/* What is being spoken when a view opens ends there. */
static void a_voice_ends_where_a_view_opens(void **state) {
    (void)state;
    hosted h;
    heard all;
    start(&h, &all, WEREWOLF_HOST_PASS, ALL);
    to_scene(&h, "curtain");
    app_speak(h.a, &(table_phrase){.key = "voice.wake"}, 1);
    player_wait(&h.hand, 400);
    const int spoken = find(&all, 0, "voices/en/voice.wake");
    assert_true(spoken >= 0);
    assert_true(player_press(&h.hand, "open", -1));
    player_wait(&h.hand, 400);
    is_in(&h, "private");
    const int ends = find(&all, spoken, "voices/");
    assert_true(ends >= 0 && find(&all, spoken + 1, "voices/") >= 0);
    end(&h);
}

typedef struct {
    char name[32][APP_SOUND_NAME];
    uint64_t at[32];
    int n;
} calls;

/* The calls of the first night, whose only deed is the pack's `victim` or nobody. */
static void night(calls *out, uint32_t people, const char *lang, const char *own) {
    hosted h;
    heard all;
    char path[APP_PATH + 64];
    start(&h, &all, WEREWOLF_HOST_TABLE, people);
    snprintf(h.a->settings.lang, sizeof h.a->settings.lang, "%s", lang);
    if (strcmp(lang, "en") != 0) {
        snprintf(h.a->locales_dir, sizeof h.a->locales_dir, "%s/locales", NT_BUILD_DIR);
    }
    app_settings_changed(h.a);
    if (own) {
        snprintf(path, sizeof path, "%s/%s", h.a->voices_dir, lang);
        assert_true(paths_make(path));
        snprintf(path, sizeof path, "%s/%s/%s", h.a->voices_dir, lang, own);
        assert_true(paths_write_whole(path, "RIFF", 4));
    }
    to_scene(&h, "call");
    const uint64_t began = h.a->now;
    for (int i = 0; i < 900 && strcmp(app_scene_name(h.a), "call") == 0; i++) {
        player_wait(&h.hand, 100);
    }
    player_wait(&h.hand, 2000);
    out->n = 0;
    for (int i = 0; i < all.n && out->n < 32; i++) {
        if (strstr(all.of[i].name, "call") != NULL || strstr(all.of[i].name, "voice.wake") != NULL) {
            strcpy(out->name[out->n], all.of[i].name);
            out->at[out->n++] = all.of[i].at - began;
        }
    }
    end(&h);
}

static void a_night_is_led_by_ear(void **state) {
    (void)state;
    calls all;
    night(&all, ALL, "en", NULL);
    assert_string_equal(all.name[0], "voices/en/werewolf.call.nightfall");
    assert_string_equal(all.name[1], "voices/en/werewolf.call.n1.open");
    assert_string_equal(all.name[2], "voices/en/werewolf.call.n1.close");
    assert_string_equal(all.name[3], "voices/en/werewolf.call.n3.open");
    assert_string_equal(all.name[4], "voices/en/werewolf.call.n3.close");
    assert_string_equal(all.name[5], "voices/en/werewolf.call.n4.open");
    assert_string_equal(all.name[6], "voices/en/werewolf.call.n4.close");
    assert_string_equal(all.name[7], "voices/en/voice.wake");
    assert_int_equal(all.n, 8);
    for (int i = 1; i < 6; i += 2) { /* the dark is equally long after each */
        assert_true(all.at[i + 2] - all.at[i + 1] == 3000 || i == 5);
    }
}

/* Two people among bots: nobody is called in the calls of the other roles. */
static void calls_sound_alike_whoever_answers(void **state) {
    (void)state;
    calls all, few;
    night(&all, ALL, "en", NULL);
    for (int seat = 0; seat < SEATS; seat++) {
        night(&few, 1u << seat | 1u << (seat + 1) % SEATS, "en", NULL);
        assert_int_equal(few.n, all.n);
        for (int i = 1; i < all.n - 1; i++) {
            assert_string_equal(few.name[i], all.name[i]);
            assert_true(few.at[i] == all.at[i]);
        }
    }
}

static void without_a_voice_bells_ring(void **state) {
    (void)state;
    calls all;
    night(&all, ALL, "en-XA", NULL);
    assert_string_equal(all.name[0], "sounds/call_n1_open");
    assert_string_equal(all.name[1], "sounds/call_n1_close");
    assert_string_equal(all.name[all.n - 1], "sounds/call_all");
}

static void own_recordings_go_first(void **state) {
    (void)state;
    calls all;
    night(&all, ALL, "en", "werewolf.call.n3.open.wav");
    assert_string_equal(all.name[1], "voices/en/werewolf.call.n1.open");
    assert_string_equal(all.name[3], "own/en/werewolf.call.n3.open.wav");
}

/* It is led to whoever plays it, who says that it cannot be read; another voice instead would hide that. */
static void one_that_cannot_be_read_is_not_passed_over(void **state) {
    (void)state;
    hosted h;
    heard all;
    char path[APP_PATH + 64];
    start(&h, &all, WEREWOLF_HOST_PASS, ALL);
    snprintf(path, sizeof path, "%s/en", h.a->voices_dir);
    assert_true(paths_make(path));
    snprintf(path, sizeof path, "%s/en/voice.wake.wav", h.a->voices_dir);
    assert_int_equal(symlink("voice.wake.wav", path), 0); /* leads nowhere, for the system's owner, too */
    to_scene(&h, "curtain");
    app_speak(h.a, &(table_phrase){.key = "voice.wake"}, 1);
    player_wait(&h.hand, 400);
    assert_true(find(&all, 0, "own/en/voice.wake.wav") >= 0);
    end(&h);
}

static void a_judge_speaks_himself(void **state) {
    (void)state;
    hosted h;
    heard all;
    start(&h, &all, WEREWOLF_HOST_JUDGE, ALL);
    to_scene(&h, "call");
    player_wait(&h.hand, 3000);
    assert_int_equal(find(&all, 0, "voices/"), -1);
    end(&h);
}

/* Somebody would have to open the eyes to press it away. */
static void no_notice_holds_a_night(void **state) {
    (void)state;
    hosted h;
    heard all;
    bool fell = false, shown = false;
    start(&h, &all, WEREWOLF_HOST_TABLE, ALL);
    h.hand.heard = NULL;
    for (int i = 0; i < 4000 && !shown; i++) {
        const app_step step = app_director_step(h.a->table);
        const bool called = strcmp(app_scene_name(h.a), "call") == 0;
        if (!called && (step.kind == STEP_PRIVATE || step.kind == STEP_OPEN)) {
            answer_quietly(h.a, step.seat);
        } else if (!fell && step.kind == STEP_EVENTS && pub_of(&h)->night) {
            fell = true;
            app_report(h.a, "trouble.outside", "a picture is missing");
            assert_string_not_equal(h.a->notice, "");
        }
        player_wait(&h.hand, 100);
        shown = strcmp(app_scene_name(h.a), "notice") == 0;
    }
    assert_true(fell && shown);
    assert_false(pub_of(&h)->night);
    end(&h);
}

static void no_sound_is_said_on_the_title_alone(void **state) {
    (void)state;
    hosted h;
    start(&h, &(heard){.n = 0}, WEREWOLF_HOST_PASS, ALL);
    h.hand.heard = NULL;
    app_leave_table(h.a);
    player_wait(&h.hand, 50);
    app_no_sound(h.a);
    player_wait(&h.hand, 50);
    is_in(&h, "title");
    assert_true(shows(&h, "No sound can be heard"));
    assert_int_equal(h.a->notice[0], '\0');
    assert_true(app_continue(h.a));
    player_wait(&h.hand, 50);
    app_leave_table(h.a);
    player_wait(&h.hand, 50);
    is_in(&h, "title");
    assert_false(shows(&h, "No sound can be heard"));
    end(&h);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_group_follows_its_slider),
        cmocka_unit_test(private_views_leave_the_ambience_alone),
        cmocka_unit_test(a_quick_curtain_parts_in_silence),
        cmocka_unit_test(a_voice_ends_where_a_view_opens),
        cmocka_unit_test(a_night_is_led_by_ear),
        cmocka_unit_test(calls_sound_alike_whoever_answers),
        cmocka_unit_test(without_a_voice_bells_ring),
        cmocka_unit_test(own_recordings_go_first),
        cmocka_unit_test(one_that_cannot_be_read_is_not_passed_over),
        cmocka_unit_test(a_judge_speaks_himself),
        cmocka_unit_test(no_notice_holds_a_night),
        cmocka_unit_test(no_sound_is_said_on_the_title_alone),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
