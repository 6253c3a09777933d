/* An evening of Werewolf: the seal of the deal, the log as text, a spoiled game, the next game with the same people.
 */
#include "app/werewolf_hosted.h"

#include "app/files/paths.h"
#include "app/match/log_lines.h"
#include "proof/commitment.h"

enum { EIGHT = 0xFF };

static nt_commitment seal_of(const hosted *h) {
    return *nt_match_commitment(app_director_match(h->a->table));
}

static bool text_says(const hosted *h, const char *words) {
    size_t len = 0;
    char *text = log_text(h->a, &len);
    assert_non_null(text);
    assert_true(len > 0 && text[len - 1] == '\n');
    text[len - 1] = '\0';
    const bool found = strstr(text, words) != NULL;
    free(text);
    return found;
}

static void the_seal_is_shown_before_anybody_looks_and_opened_at_the_end(void **state) {
    hosted h;
    (void)state;
    begin(&h, 8, EIGHT, WEREWOLF_HOST_PASS, 0);
    const nt_commitment seal = seal_of(&h);
    assert_int_equal(commitment_check(app_director_match(h.a->table)), COMMITMENT_HOLDS);
    is_in(&h, "curtain");
    player_wait(&h.hand, 1500); /* it comes up while the cloth closes */
    assert_true(shows(&h, seal.code));
    play_until(&h, "dusk");
    play_until(&h, "night");
    while (strcmp(app_scene_name(h.a), "curtain") != 0) {
        assert_true(player_act(&h.hand));
    }
    assert_false(shows(&h, seal.code));
    assert_true(text_says(&h, seal.code));
    assert_false(text_says(&h, seal.salt));
    play_until(&h, "end-before"); /* the match is over, and nobody knows it */
    assert_true(nt_match_over(app_director_match(h.a->table)));
    assert_false(text_says(&h, seal.salt));
    play_until(&h, "end");
    assert_true(text_says(&h, seal.salt));
    assert_true(text_says(&h, "It fits what was dealt."));
    end(&h);
}

/* Cards that the judge registers are not dealt: there is nothing to seal. */
static void nothing_is_sealed_where_nothing_is_dealt(void **state) {
    hosted h;
    (void)state;
    begin(&h, 6, 0x3F, WEREWOLF_HOST_JUDGE, 1);
    assert_string_equal(seal_of(&h).code, "");
    assert_false(text_says(&h, "Seal"));
    end(&h);
}

/* "4 Stag, Hunter: ..." of any player: who was who. */
static bool tells_a_role(const hosted *h) {
    char line[128];
    bool tells = false;
    const werewolf_pub *pub = pub_of(h);
    const struct {
        uint8_t role;
        const char *name;
    } names[] = {{WEREWOLF_WEREWOLF, "Werewolf"},
                 {WEREWOLF_SEER, "Seer"},
                 {WEREWOLF_WITCH, "Witch"},
                 {WEREWOLF_HUNTER, "Hunter"},
                 {WEREWOLF_VILLAGER, "Villager"}};
    for (int seat = 0; seat < pub->n; seat++) {
        char name[UI_NAME_BYTES];
        app_seat_name(&app_director_seating(h->a->table)->seat[seat], app_words(h->a, NULL), name, sizeof name);
        for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
            snprintf(line, sizeof line, "%d %s, %s:", seat + 1, name, names[i].name);
            tells |= text_says(h, line);
        }
    }
    return tells;
}

static void the_text_tells_secrets_at_the_end_alone(void **state) {
    hosted h;
    (void)state;
    begin(&h, 6, 0x3F, WEREWOLF_HOST_TABLE, 0);
    play_until(&h, "dusk");
    assert_false(tells_a_role(&h));
    play_until(&h, "stand");
    assert_true(text_says(&h, "Night 1 falls."));
    assert_false(text_says(&h, "the wolves chose"));
    assert_false(tells_a_role(&h));
    play_until(&h, "end-before");
    assert_false(text_says(&h, "the wolves chose"));
    assert_false(tells_a_role(&h));
    play_until(&h, "end");
    assert_true(text_says(&h, "\nNight 1: "));
    assert_true(tells_a_role(&h));
    end(&h);
}

static void the_log_is_saved_as_text(void **state) {
    hosted h;
    char home[300], file[400], notice[1024];
    size_t len = 0, want = 0;
    (void)state;
    begin(&h, 6, 0x3F, WEREWOLF_HOST_TABLE, 0);
    snprintf(home, sizeof home, "%s/home", h.dir);
    assert_true(paths_make(home));
    assert_int_equal(setenv("HOME", home, 1), 0);
    assert_int_equal(unsetenv("XDG_CONFIG_HOME"), 0);
    play_until(&h, "dusk");
    press(&h, "log", 0);
    is_in(&h, "log");
    press(&h, "export", 0);
    is_in(&h, "notice");
    kit_plain(h.a->notice, notice, sizeof notice);
    const char *path = strstr(notice, home);
    assert_non_null(path);
    snprintf(file, sizeof file, "%.*s", (int)(strstr(path, ".txt") + 4 - path), path);
    char *text = paths_read_whole(file, 1 << 16, &len), *again = log_text(h.a, &want);
    assert_non_null(text);
    assert_int_equal(len, want);
    assert_memory_equal(text, again, len);
    free(text);
    free(again);
    end(&h);
}

static void a_spoiled_game_may_end_at_any_public_moment(void **state) {
    hosted h;
    (void)state;
    begin(&h, 6, 0x1F, WEREWOLF_HOST_TABLE, 0); /* one bot, which does not stand in the way */
    play_until(&h, "dusk");
    play_until(&h, "stand");
    press(&h, "pause", 0);
    press(&h, "spoiled", 0);
    assert_string_equal(app_screen_name(h.a), "void");
    press(&h, "act", WEREWOLF_MOVE_BACK);
    player_wait(&h.hand, 2000);
    assert_string_equal(app_screen_name(h.a), "stand");
    press(&h, "pause", 0);
    assert_null(player_zone(&h.hand, "spoiled", 0)); /* once a round */
    press(&h, "resume", 0);
    play_until(&h, "speech"); /* it goes on */
    end(&h);
}

/* A touch of each, and a hold of the last one, behind which all roles are shown. */
static void all_agree_and_it_is_void(void **state) {
    hosted h;
    int touched = 0, held = 0, people = 0;
    (void)state;
    begin(&h, 6, 0x1F, WEREWOLF_HOST_TABLE, 0);
    play_until(&h, "dusk");
    play_until(&h, "stand");
    press(&h, "pause", 0);
    press(&h, "spoiled", 0);
    for (int seat = 0; seat < 5; seat++) {
        people += pub_of(&h)->alive[seat];
    }
    for (int i = 0; i < 8 && !pub_of(&h)->ended; i++) {
        if (offers(&h, "act", WEREWOLF_MOVE_AGREE)) {
            const bool holds = player_zone(&h.hand, "act", WEREWOLF_MOVE_AGREE)->flags & UI_ZONE_HOLD;
            touched += !holds;
            held += holds;
            press(&h, "act", WEREWOLF_MOVE_AGREE);
        }
        player_wait(&h.hand, 2000);
    }
    assert_true(pub_of(&h)->ended);
    assert_int_equal(pub_of(&h)->decided, WEREWOLF_ENDED_VOID);
    assert_int_equal(touched, people - 1);
    assert_int_equal(held, 1);
    end(&h);
}

/* Whatever it presses by chance: what lies held beside the way on is not a choice. */
static void a_player_without_hands_calls_nothing_off(void **state) {
    (void)state;
    for (uint64_t play = 1; play <= 12; play++) {
        hosted h;
        begin(&h, 6, 1, WEREWOLF_HOST_PASS, 0);
        player_begin(&h.hand, h.a, play);
        for (int i = 0; i < 200 && strcmp(app_screen_name(h.a), "dusk") != 0; i++) {
            assert_true(player_act(&h.hand));
        }
        assert_true(offers(&h, "act", WEREWOLF_MOVE_VOID));
        for (int i = 0; i < 20 && pub_of(&h)->night == 0; i++) {
            assert_true(player_act(&h.hand));
            assert_string_not_equal(app_screen_name(h.a), "void");
        }
        assert_true(pub_of(&h)->night != 0);
        end(&h);
    }
}

/* A judge ends a game himself, and while somebody looks in secret nobody is asked anything else. */
static void no_such_button_with_a_judge_or_over_a_secret(void **state) {
    hosted h;
    (void)state;
    begin(&h, 6, 0x3F, WEREWOLF_HOST_JUDGE, 0);
    play_until(&h, "dusk");
    press(&h, "pause", 0);
    assert_null(player_zone(&h.hand, "spoiled", 0));
    end(&h);
    begin(&h, 6, 0x3F, WEREWOLF_HOST_PASS, 0);
    is_in(&h, "curtain");
    press(&h, "pause", 0);
    is_in(&h, "pause");
    assert_null(player_zone(&h.hand, "spoiled", 0));
    end(&h);
}

static void the_next_game_is_one_press_away(void **state) {
    static const int hosts[] = {WEREWOLF_HOST_JUDGE, WEREWOLF_HOST_TABLE, WEREWOLF_HOST_PASS};
    (void)state;
    for (size_t i = 0; i < sizeof hosts / sizeof *hosts; i++) {
        hosted h;
        begin(&h, 6, 0x2F, hosts[i], 0);
        const app_seating people = *app_director_seating(h.a->table);
        const nt_config config = *nt_match_config(app_director_match(h.a->table));
        const nt_commitment seal = seal_of(&h);
        const uint64_t seed = h.a->match_seed;
        play_until(&h, "end");
        player_wait(&h.hand, 1500);
        press(&h, "app.again", 0);
        assert_false(nt_match_over(app_director_match(h.a->table)));
        assert_memory_equal(app_director_seating(h.a->table), &people, sizeof people);
        assert_memory_equal(nt_match_config(app_director_match(h.a->table)), &config, sizeof config);
        assert_true(h.a->match_seed != seed);
        assert_string_not_equal(seal_of(&h).code, seal.code);
        assert_int_equal(commitment_check(app_director_match(h.a->table)), COMMITMENT_HOLDS);
        is_in(&h, "curtain"); /* roles are looked at */
        end(&h);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_seal_is_shown_before_anybody_looks_and_opened_at_the_end),
        cmocka_unit_test(nothing_is_sealed_where_nothing_is_dealt),
        cmocka_unit_test(the_text_tells_secrets_at_the_end_alone),
        cmocka_unit_test(the_log_is_saved_as_text),
        cmocka_unit_test(a_spoiled_game_may_end_at_any_public_moment),
        cmocka_unit_test(all_agree_and_it_is_void),
        cmocka_unit_test(a_player_without_hands_calls_nothing_off),
        cmocka_unit_test(no_such_button_with_a_judge_or_over_a_secret),
        cmocka_unit_test(the_next_game_is_one_press_away),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
