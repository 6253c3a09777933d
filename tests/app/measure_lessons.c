/* What the lessons cost: words and the longest line in every language, each played to its end by what is lit, with
 * its presses and its minutes at 90 words; and the way from the first start to the first own decision of a real
 * GROWL. Run by hand: app_measure_lessons [LANGUAGE [LESSON [FOLDER [WIDTH HEIGHT PERCENT]]]], "all" for each; with a
 * folder it leaves a picture of every step there. */
#include "app/kit_app_lessons.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/app_state.h"
#include "app/stack.h"
#include "app/table/table_scene.h"
#include "platform/platform.h"

enum { MOST = 16, WORDS_A_MINUTE = 90, LINE = 400 };

static const char *const langs[] = {"en", "de", "es", "fr", "it", "ja", "th", "zh-Hant"};

typedef struct {
    const char *lang, *folder;
    lesson_run run;
    json_t *messages;
    int words, longest, presses;
} tour;

/* Words that stand apart; where none do, one is taken for two letters of Chinese or Japanese and four of Thai. */
static int words_in(const char *lang, const char *text) {
    const int letters = strcmp(lang, "th") == 0 ? 4 : strcmp(lang, "ja") == 0 || lang[0] == 'z' ? 2 : 0;
    int n = 0, points = 0;
    for (bool in = false; *text != '\0'; text++) {
        n += *text != ' ' && !in;
        in = *text != ' ';
        points += (*text & 0xC0) != 0x80;
    }
    return letters > 0 ? (points + letters - 1) / letters : n;
}

static void count(tour *t, const char *word) {
    char key[96];
    snprintf(key, sizeof key, "lesson.%s.%s", t->run.id, word);
    const char *text = word[0] != '\0' ? json_string_value(json_object_get(t->messages, key)) : "";
    if (text == NULL) {
        fail_msg("%s has no %s", t->lang, key);
    } else {
        const int n = words_in(t->lang, text);
        t->words += n;
        t->longest = n > t->longest ? n : t->longest;
    }
}

static void picture(tour *t, int step, const char *more) {
    char path[LINE], problem[LINE];
    if (t->folder != NULL) {
        snprintf(path, sizeof path, "%s/%s-%02d%s-%s.png", t->folder, t->run.id, step + 1, more, t->lang);
        pf_paint(t->run.window, t->run.app->shown);
        if (!pf_shot(t->run.window, path, problem, sizeof problem)) {
            fail_msg("%s", problem);
        }
    }
}

static int presses_of(const lesson_step *s) {
    return s->kind == LESSON_TELL || s->kind == LESSON_END ? 1 : s->n_lit + (s->kind == LESSON_TRY);
}

static void play(tour *t, const lesson_tour *how) {
    char path[LINE];
    json_error_t error;
    snprintf(path, sizeof path, "%s/locales/%s/lesson.json", NT_SOURCE_DIR, t->lang);
    t->messages = json_load_file(path, 0, &error);
    assert_non_null(t->messages);
    lesson_open(&t->run, how);
    t->run.app->settings.pace = APP_PACE_NORMAL;
    for (int step = 0; step < t->run.l->n; step++) {
        const lesson_step *s = &t->run.l->step[step];
        count(t, s->words);
        count(t, s->then);
        picture(t, step, "");
        if (step == t->run.l->n - 1) {
            break;
        }
        if (s->kind == LESSON_TRY && t->folder != NULL) {
            lesson_try(&t->run, step);
            picture(t, step, "-then");
            assert_true(player_press(&t->run.hand, "next", 0));
            lesson_wait(&t->run);
        } else {
            lesson_do(&t->run, step);
        }
        t->presses += presses_of(s);
    }
    json_decref(t->messages);
    lesson_close(&t->run);
}

static bool wanted(const char *arg, const char *name) {
    return strcmp(arg, "all") == 0 || strcmp(arg, name) == 0;
}

static void measure_lessons(int argc, char **argv) {
    char ids[MOST][16];
    const char *lang = argc > 1 ? argv[1] : "all", *one = argc > 2 ? argv[2] : "all";
    const int n = lessons_ids(ids, MOST);
    printf("%-16s %-8s %5s %7s %7s %7s\n", "lesson", "language", "words", "longest", "presses", "minutes");
    for (int k = 0; k < n; k++) {
        for (size_t i = 0; i < sizeof langs / sizeof langs[0]; i++) {
            tour t = {.lang = langs[i], .folder = argc > 3 ? argv[3] : NULL};
            const lesson_tour how = {.id = ids[k],
                                     .lang = langs[i],
                                     .w = argc > 5 ? atoi(argv[4]) : 1280,
                                     .h = argc > 5 ? atoi(argv[5]) : 800,
                                     .percent = argc > 6 ? atoi(argv[6]) : 100};
            if (wanted(lang, langs[i]) && wanted(one, ids[k])) {
                play(&t, &how);
                printf("%-16s %-8s %5d %7d %7d %7.1f\n", ids[k], langs[i], t.words, t.longest, t.presses,
                       (double)t.words / WORDS_A_MINUTE);
            }
        }
    }
}

/* ---- from the first start ---- */

static void press(player *hand, const char *zone, int n, int *presses) {
    if (!player_press(hand, zone, n)) {
        fail_msg("no zone %s %d in %s", zone, n, app_scene_name(hand->app));
    }
    ++*presses;
    player_wait(hand, 400);
}

/* Something is asked that has more than one answer. */
static bool decides(const app *a) {
    const table_scene *shown = table_scene_shown(a);
    return a->table != NULL && shown != NULL && shown->ui.n_legal > 1 && !shown->ui.locked;
}

/* Whoever plays at once and touches nothing that need not be touched. Nobody reads here. */
static void measure_first_start(void) {
    enum { TURN = 100, MOST_MS = 120000 };
    char dir[256];
    int presses = 0;
    kit_folder(dir, sizeof dir);
    app *a = kit_app_with(dir, 0, nt_games, nt_tables, kit_type());
    player hand;
    player_begin(&hand, a, 1);
    player_wait(&hand, 50);
    const uint64_t from = a->now;
    press(&hand, "play", -1, &presses);
    while (!player_turn_to(&hand, "game", 0)) {
        player_wait(&hand, TURN);
    }
    press(&hand, "game", 0, &presses);
    press(&hand, "play", -1, &presses); /* the lesson is offered: not now */
    press(&hand, "start", 0, &presses);
    while (!decides(a) && a->now < from + MOST_MS) {
        if (player_zone(&hand, "done", 0) != NULL) {
            press(&hand, "done", 0, &presses);
        } else if (strcmp(app_scene_name(a), "curtain") == 0 && player_press(&hand, "open", 0)) {
            player_wait(&hand, 900); /* it is held, and parts */
            presses++;
        } else if (player_zone(&hand, "pile", 0) != NULL && table_scene_shown(a)->ui.n_legal == 1) {
            press(&hand, "pile", 0, &presses);
        } else {
            player_wait(&hand, TURN);
        }
    }
    printf(
        "\nfrom the first start to the first own decision of a real GROWL: %d presses, %.1f seconds of the device; "
        "%s\n",
        presses, (double)(a->now - from) / 1000, decides(a) ? "reached" : "not reached");
    app_destroy(a);
    kit_remove(dir);
}

int main(int argc, char **argv) {
    measure_lessons(argc, argv);
    measure_first_start();
    return 0;
}
