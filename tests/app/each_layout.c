/* Walks every scene of one game: each_layout GAME [LANGUAGE [whole]]. Without a language in the made-up locale, whose
 * words are longer, accented and in ⟦ ⟧: at three sizes and five sizes of text, every second pair of them. A language
 * that is spoken has two of the windows at one size of text each, others for the next language; with "whole" it has
 * everything ("en-XA whole" the same for the made-up one). Words without spaces have an upright window too. Then one
 * person alone. A frame fails with a string that no catalogue holds (in the made-up locale), a word cut off, a
 * missing glyph, text that is too small, two texts that overlap, or a list that overflows. */
#include "app/kit_app.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/kit_app_scenes.h"
#include "app/languages.h"
#include "app/table/stands.h"
#include "app/table/table_scene.h"
#include "table/frames.h"

typedef struct {
    frames found;
    const nt_game *game;
    const char *lang;
    int nth;    /* of the languages */
    bool whole; /* every window at every size of text */
} layout;

/* A card that flies to a seat passes over names, and so does what goes home between two questions; a menu over them
 * stops them there. */
static bool moving(const app *a) {
    nt_event event, last;
    float part = 1.0f;
    if (a->table) {
        app_director_event(a->table, stands_time(a), &event, &part, &last);
    }
    const table_scene *t = a->table ? table_scene_shown(a) : NULL;
    return part < 1.0f || (t != NULL && table_scene_changes_wake(t, a) != UINT64_MAX);
}

static void see(void *user, app *a) {
    layout *l = user;
    char screen[80];
    snprintf(screen, sizeof screen, "%s/%s", app_scene_name(a), app_screen_name(a));
    frames_texts(&l->found, a->shown, screen, moving(a));
}

static void walk(layout *l, int w, int h, int percent, int seats, bool alone) {
    const scenes_tour tour = {.game = l->game,
                              .lang = l->lang,
                              .second = !l->found.spoken             ? ""
                                        : strcmp(l->lang, "ja") == 0 ? "de"
                                                                     : "ja",
                              .w = w,
                              .h = h,
                              .percent = percent,
                              .seats = seats,
                              .alone = alone,
                              .slow = l->whole,
                              .seen = see,
                              .user = l};
    snprintf(l->found.where, sizeof l->found.where, "%s %s %dx%d %d%% %d seats%s", l->game->id, l->lang, w, h,
             percent, seats, alone ? ", alone" : "");
    scenes_walk(&tour);
}

/* Odd sizes of text have a small table, the others a full one; where a full table is a long match, each window has it
 * once, at another size of text each: the smallest window at the largest. */
static bool full_table(int seats, size_t window, size_t text) {
    static const size_t once[] = {4, 0, 2};
    return seats > 12 ? text == once[window] : text % 2 == 0;
}

/* Sanitizers look at the code, not at the layout: for them one end is enough. Of a language that is spoken one window
 * a game, another one for the next language; the made-up one has longer words than all of them. */
static bool walked(const layout *l, size_t window, size_t text) {
#ifdef __SANITIZE_ADDRESS__
    (void)l;
    return window == 0 && text == 4;
#else
    if (l->whole) {
        return true;
    }
    if (!l->found.spoken) {
        return (window * 2 + text) % 3 == 0;
    }
    return window == (size_t)l->nth % 3 && (window * 2 + text + (size_t)l->nth) % 5 == 0;
#endif
}

static void every_scene_holds_its_words(void **state) {
    static const int size[][2] = {{1024, 600}, {1280, 800}, {1920, 1080}};
    static const int percent[] = {100, 115, 130, 150, 175};
    layout *l = *state;
    const int few = l->game->min_seats + 1, many = scenes_most_seats(l->game);
    for (size_t i = 0; i < 3; i++) {
        for (size_t j = 0; j < 5; j++) {
            if (walked(l, i, j)) {
                walk(l, size[i][0], size[i][1], percent[j], full_table(many, i, j) ? many : few, false);
            }
        }
    }
    frames_end(&l->found, 250);
}

/* Words without spaces fill a narrow window otherwise than those of the landscape ones. */
static void so_does_every_scene_of_a_narrow_window(void **state) {
    static const char *const without_spaces[] = {"ja", "th", "zh-Hant"};
    layout *l = *state;
    for (size_t i = 0; i < sizeof without_spaces / sizeof without_spaces[0]; i++) {
        if (l->whole || strcmp(l->lang, without_spaces[i]) == 0) {
            l->found.seen = l->found.n = 0;
            walk(l, 800, 1280, 100, l->game->min_seats, false);
            frames_end(&l->found, 100);
            return;
        }
    }
}

/* Somebody alone sees frames that nobody else does: once, where there is least room. */
static void so_does_every_scene_of_somebody_alone(void **state) {
    layout *l = *state;
    if (l->whole || !l->found.spoken) {
        l->found.seen = l->found.n = 0;
        walk(l, 1024, 600, 175, l->game->min_seats + 1, true);
        frames_end(&l->found, 100);
    }
}

/* The place of a language among those that are there, or -1. */
static int nth_of(const char *lang) {
    char dir[256];
    int nth = -1;
    kit_folder(dir, sizeof dir);
    app *a = kit_app(dir, 1);
    const app_languages all = app_find_languages(a);
    for (int i = 0; i < all.n; i++) {
        if (strcmp(all.tag[i], lang) == 0) {
            nth = i;
        }
    }
    app_destroy(a);
    kit_remove(dir);
    return nth;
}

int main(int argc, char **argv) {
    static layout l = {.found = {.names_cut = true}, .lang = "en-XA"};
    l.game = argc > 1 ? nt_game_find(argv[1]) : NULL;
    if (argc > 2) {
        l.found.spoken = strcmp(argv[2], l.lang) != 0;
        l.lang = argv[2];
        l.nth = l.found.spoken ? nth_of(argv[2]) : 0;
        l.whole = argc > 3 && strcmp(argv[3], "whole") == 0;
    }
    if (l.game == NULL || l.nth < 0 || argc > 4) {
        fprintf(stderr, "each_layout GAME [LANGUAGE [whole]]\n");
        return 2;
    }
    const struct CMUnitTest tests[] = {cmocka_unit_test_prestate(every_scene_holds_its_words, &l),
                                       cmocka_unit_test_prestate(so_does_every_scene_of_a_narrow_window, &l),
                                       cmocka_unit_test_prestate(so_does_every_scene_of_somebody_alone, &l)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
