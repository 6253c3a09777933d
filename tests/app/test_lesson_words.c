/* The words of every lesson: there in each language, short, and whole on the frame in small windows and large text.
 */
#include "app/kit_app_lessons.h"

#include <jansson.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/lessons/lesson_ring.h"
#include "app/lessons/lesson_scene.h"
#include "table/frames.h"

enum { MOST = 16, MOST_WORDS = 24 };

static char ids[MOST][16];
static int n_ids;
static bool all;
static const char *const langs[] = {"de", "en", "es", "fr", "it", "ja", "th", "zh-Hant"};

static int words_in(const char *text) {
    int n = 0;
    for (bool in = false; *text != '\0'; text++) {
        const bool letter = *text != ' ';
        n += letter && !in;
        in = letter;
    }
    return n;
}

static void need(const json_t *messages, const char *lang, const lesson_run *r, const char *word) {
    char key[96];
    snprintf(key, sizeof key, "lesson.%s.%s", r->id, word);
    const char *text = word[0] != '\0' ? json_string_value(json_object_get(messages, key)) : "";
    if (text == NULL) {
        fail_msg("%s has no %s", lang, key);
    } else if (words_in(text) > MOST_WORDS) {
        fail_msg("%s: %s has %d words, %d are read at once", lang, key, words_in(text), MOST_WORDS);
    }
}

static void every_word_is_there_in_every_language(void **state) {
    (void)state;
    for (int k = 0; k < n_ids; k++) {
        char problem[320] = "";
        lesson_run r = {.l = lesson_load(NT_SOURCE_DIR "/assets/lessons", ids[k], nt_games, problem, sizeof problem)};
        assert_string_equal(problem, "");
        snprintf(r.id, sizeof r.id, "%.15s", ids[k]);
        for (size_t i = 0; i < sizeof langs / sizeof langs[0]; i++) {
            char path[512];
            json_error_t error;
            snprintf(path, sizeof path, "%s/locales/%s/lesson.json", NT_SOURCE_DIR, langs[i]);
            json_t *messages = json_load_file(path, 0, &error);
            assert_non_null(messages);
            for (int step = 0; step < r.l->n; step++) {
                const lesson_step *s = &r.l->step[step];
                need(messages, langs[i], &r, s->words);
                need(messages, langs[i], &r, s->other);
                need(messages, langs[i], &r, s->then);
                for (int j = 0; j < s->n_refused; j++) {
                    need(messages, langs[i], &r, s->refused[j].words);
                }
            }
            json_decref(messages);
        }
        lesson_free(r.l);
    }
}

static float width_of(const ui_mark *ring) {
    return ring->n == LESSON_RING_PALE   ? LESSON_RING_PALE_WIDTH
           : ring->n == LESSON_RING_THIN ? LESSON_RING_THIN_WIDTH
                                         : LESSON_RING_WIDTH;
}

/* Of the line of a ring; a round one's lies within the circle that its square holds. */
static bool strikes(const ui_mark *ring, ui_rect word) {
    static const float rim = 1.0f; /* its edge wanders */
    const ui_rect *at = &ring->at;
    const float wide = width_of(ring) - rim;
    if (ring->n == LESSON_RING_ROUND) {
        const float x = word.x + word.w / 2 - (at->x + at->w / 2), y = word.y + word.h / 2 - (at->y + at->h / 2);
        const float far = hypotf(fabsf(x) + word.w / 2, fabsf(y) + word.h / 2);
        const float near = hypotf(fmaxf(fabsf(x) - word.w / 2, 0.0f), fmaxf(fabsf(y) - word.h / 2, 0.0f));
        return near < at->w / 2 - rim && far > at->w / 2 - wide;
    }
    const ui_rect in = ui_inset(*at, wide);
    const bool inside =
        word.x >= in.x && word.y >= in.y && word.x + word.w <= in.x + in.w && word.y + word.h <= in.y + in.h;
    return ui_meet(ui_inset(*at, rim), word) && !inside;
}

static int struck, now_at;

/* A ring encloses what it is about, and strikes through no word. */
static void see_rings(const frames *found, const ui_draw *d, int step) {
    static char last[160];
    for (const ui_mark *ring = NULL; (ring = ui_mark_next(d, LESSON_RING_MARK, ring)) != NULL;) {
        for (int k = 0; k < d->n_boxes; k++) {
            const ui_box *word = &d->box[k];
            char said[160];
            if (word->place != LESSON_PLACE || !strikes(ring, word->at)) {
                continue;
            }
            snprintf(said, sizeof said, "%.60s: a ring at step %d strikes through \"%.40s\"", found->where, step,
                     d->arena + word->text);
            if (strcmp(said, last) != 0) {
                puts(said);
                snprintf(last, sizeof last, "%s", said);
                struck++;
            }
        }
    }
}

static void see(void *user, app *a) {
    char screen[80];
    nt_event event = {0}, last;
    float part = 1.0f;
    if (a->table != NULL) {
        app_director_event(a->table, a->now, &event, &part, &last);
    }
    snprintf(screen, sizeof screen, "%s/%s", app_scene_name(a), app_screen_name(a));
    const bool ours = strcmp(app_scene_name(a), "lesson") == 0 || strcmp(app_scene_name(a), "offer") == 0;
    if (ours && part >= 1.0f) {
        frames_texts(user, a->shown, screen, false);
        see_rings(user, a->shown, now_at);
    }
}

/* Windows and sizes of text: each lesson in each language has one of them, the next lesson and the next language
 * another. All of them with the argument "all". */
static void every_step_holds_its_words(void **state) {
    static const int view[][3] = {{1024, 600, 175}, {1280, 800, 175}, {1280, 800, 100}, {800, 1280, 130}};
    static frames found;
    const size_t views = sizeof view / sizeof view[0];
    (void)state;
    found = (frames){.spoken = true, .names_cut = true};
    for (int k = 0; k < n_ids; k++) {
        for (size_t i = 0; i < sizeof langs / sizeof langs[0]; i++) {
            for (size_t v = all ? 0 : (i + (size_t)k) % views; v < views; v += all ? 1 : views) {
                lesson_run r;
                snprintf(found.where, sizeof found.where, "%.15s %.7s %dx%d %d%%", ids[k], langs[i], view[v][0],
                         view[v][1], view[v][2]);
                lesson_open(&r, &(lesson_tour){.id = ids[k],
                                               .lang = langs[i],
                                               .w = view[v][0],
                                               .h = view[v][1],
                                               .percent = view[v][2],
                                               .seen = see,
                                               .user = &found});
                for (int step = 0; step < r.l->n - 1; step++) {
                    now_at = step + 1;
                    lesson_do(&r, step);
                }
                lesson_close(&r);
            }
        }
    }
    assert_int_equal(struck, 0);
    frames_end(&found, 500);
}

static void see_rings_alone(void *user, app *a) {
    if (strcmp(app_scene_name(a), "lesson") == 0) {
        see_rings(user, a->shown, now_at);
    }
}

/* Where pieces stand near each other; each lesson in another language. */
static void rings_strike_through_no_word(void **state) {
    static const int view[][2] = {{1024, 600}, {800, 1280}};
    static frames where;
    (void)state;
    for (int k = 0; k < 2 * n_ids; k++) {
        const char *lang = langs[(k / 2 + 1) % (int)(sizeof langs / sizeof langs[0])];
        const int *window = view[k % 2];
        lesson_run r;
        snprintf(where.where, sizeof where.where, "%.15s %.7s %dx%d", ids[k / 2], lang, window[0], window[1]);
        lesson_open(&r, &(lesson_tour){.id = ids[k / 2],
                                       .lang = lang,
                                       .w = window[0],
                                       .h = window[1],
                                       .percent = 100,
                                       .seen = see_rings_alone,
                                       .user = &where});
        for (now_at = 1; now_at < r.l->n; now_at++) {
            lesson_do(&r, now_at - 1);
        }
        lesson_close(&r);
    }
    assert_int_equal(struck, 0);
}

/* All of its line is seen, and no other ring's touches it. */
static void see_rings_apart(void *user, app *a) {
    const ui_draw *d = a->shown;
    const ui_mark *seen = ui_mark_next(d, LESSON_SEEN_MARK, NULL);
    for (const ui_mark *ring = NULL; (ring = ui_mark_next(d, LESSON_RING_MARK, ring)) != NULL;) {
        const ui_rect *at = &ring->at;
        if (at->x < seen->at.x || at->y < seen->at.y || at->x + at->w > seen->at.x + seen->at.w ||
            at->y + at->h > seen->at.y + seen->at.h) {
            fail_msg("%s, step %d: a ring leaves the table", ((frames *)user)->where, now_at);
        }
        for (const ui_mark *other = ring; (other = ui_mark_next(d, LESSON_RING_MARK, other)) != NULL;) {
            if (ring->n != LESSON_RING_ROUND && other->n != LESSON_RING_ROUND && ui_meet(*at, other->at)) {
                fail_msg("%s, step %d: two rings meet", ((frames *)user)->where, now_at);
            }
        }
    }
}

/* With headings above the cards, two signs in a line, a button at the foot. */
static void rings_keep_apart(void **state) {
    static const lesson_tour tour[] = {
        {.id = "eatme", .lang = "th", .w = 800, .h = 1280},   {.id = "robbers", .lang = "th", .w = 800, .h = 1280},
        {.id = "growl", .lang = "en", .w = 1280, .h = 800},   {.id = "werewolf", .lang = "de", .w = 1024, .h = 600},
        {.id = "sabbath", .lang = "en", .w = 800, .h = 1280},
    };
    static frames where;
    (void)state;
    for (size_t k = 0; k < sizeof tour / sizeof tour[0]; k++) {
        lesson_tour now = tour[k];
        lesson_run r;
        now_at = 1;
        now.percent = 100;
        now.seen = see_rings_apart;
        now.user = &where;
        snprintf(where.where, sizeof where.where, "%.15s %.7s %dx%d", now.id, now.lang, now.w, now.h);
        lesson_open(&r, &now);
        for (; now_at < r.l->n; now_at++) {
            lesson_do(&r, now_at - 1);
        }
        lesson_close(&r);
    }
}

int main(int argc, char **argv) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_word_is_there_in_every_language),
        cmocka_unit_test(every_step_holds_its_words),
        cmocka_unit_test(rings_strike_through_no_word),
        cmocka_unit_test(rings_keep_apart),
    };
    all = argc > 1 && strcmp(argv[1], "all") == 0;
    n_ids = lessons_ids(ids, MOST);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
