/* Lessons played by pressing what is lit. */
#include "app/kit_app_lessons.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/lessons/lessons.h"
#include "app/stack.h"
#include "hosting/house.h"
#include "platform/platform.h"

static const char *const folder = NT_SOURCE_DIR "/assets/lessons";

static int by_name(const void *a, const void *b) {
    return strcmp(a, b);
}

int lessons_ids(char id[][16], int cap) {
    DIR *dir = opendir(folder);
    const struct dirent *at;
    int n = 0;
    assert_non_null(dir);
    while ((at = readdir(dir)) != NULL) {
        const char *end = strstr(at->d_name, ".json");
        if (end != NULL && end[5] == '\0') {
            assert_true(n < cap && end - at->d_name < 16);
            snprintf(id[n++], 16, "%.*s", (int)(end - at->d_name), at->d_name);
        }
    }
    closedir(dir);
    assert_true(n > 0);
    qsort(id, (size_t)n, sizeof id[0], by_name); /* the same on every machine */
    return n;
}

void lesson_open(lesson_run *r, const lesson_tour *t) {
    char problem[320] = "";
    int w = t->w, h = t->h;
    float px_per_mm = 0;
    snprintf(r->id, sizeof r->id, "%s", t->id);
    r->l = lesson_load(folder, t->id, nt_games, problem, sizeof problem);
    assert_string_equal(problem, "");
    kit_folder(r->dir, sizeof r->dir);
    r->window = pf_open(&(pf_options){.data_dir = NT_SOURCE_DIR, .title = "", .w = w, .h = h, .offscreen = true},
                        problem, sizeof problem);
    assert_non_null(r->window);
    const app_options options = {.data_dir = NT_SOURCE_DIR,
                                 .hosting = &hosting_house,
                                 .locales_dir = NT_BUILD_DIR "/locales",
                                 .save_dir = r->dir,
                                 .lang = t->lang,
                                 .seed = 3,
                                 .text_percent = t->percent,
                                 .quiet = true};
    pf_size(r->window, &w, &h, &px_per_mm);
    r->app = app_create(&options, pf_type(r->window), w, h, px_per_mm, problem, sizeof problem);
    assert_string_equal(problem, "");
    r->app->settings.pace = APP_PACE_FAST;
    player_begin(&r->hand, r->app, 3);
    r->hand.coarse = 60;
    r->hand.seen = t->seen;
    r->hand.user = t->user;
    player_wait(&r->hand, 50);
    lessons_offer(r->app, r->l->game->id);
    stack_settle(r->app);
    player_wait(&r->hand, 500);
    assert_string_equal(app_scene_name(r->app), "offer");
    assert_true(player_press(&r->hand, "back", -1));
    player_wait(&r->hand, 500);
    lessons_begin(r->app, t->id);
    stack_settle(r->app);
    lesson_wait(r);
    assert_string_equal(app_scene_name(r->app), "lesson");
}

void lesson_close(lesson_run *r) {
    app_destroy(r->app);
    pf_close(r->window);
    lesson_free(r->l);
    kit_remove(r->dir);
}

void lesson_wait(lesson_run *r) {
    player_wait(&r->hand, 30000);
}

int lesson_at(const lesson_run *r) {
    return lessons_step(r->app, r->id);
}

static void no_zone(const lesson_run *r, const lesson_step *s, int i) {
    fail_msg("%s, step %d: there is no zone %s %d", r->id, (int)(s - r->l->step) + 1, s->lit[i].zone, s->lit[i].n);
}

/* What a step speaks of is there and on the window. */
static void see_marks(const lesson_run *r, const lesson_step *s) {
    const ui_draw *d = r->app->shown;
    for (int k = 0; k < s->n_seen; k++) {
        bool found = false;
        for (const ui_mark *m = NULL; (m = ui_mark_next(d, s->seen[k].zone, m)) != NULL;) {
            found |= m->place != 0 && m->n == s->seen[k].n && m->at.w > 0;
        }
        if (!found) {
            fail_msg("%s, step %d: there is no mark %s %d", r->id, (int)(s - r->l->step) + 1, s->seen[k].zone,
                     s->seen[k].n);
        }
    }
}

static void press_lit(lesson_run *r, const lesson_step *s) {
    assert_true(s->n_lit > 0); /* a move is lit from its first press to its last */
    for (int i = 0; i < s->n_lit; i++) {
        const ui_zone *zone = player_zone(&r->hand, s->lit[i].zone, s->lit[i].n);
        if (zone == NULL || zone->n != s->lit[i].n) {
            no_zone(r, s, i);
        }
        assert_true(player_press(&r->hand, s->lit[i].zone, s->lit[i].n));
        player_wait(&r->hand, 400);
    }
}

static void see_the_end(lesson_run *r, int step) {
    for (int i = 0; i < 40 && lesson_at(r) == step; i++) {
        assert_true(player_press(&r->hand, "next", 0));
        player_wait(&r->hand, 900);
        if (player_zone(&r->hand, "start", 0) != NULL) {
            return;
        }
    }
}

void lesson_try(lesson_run *r, int step) {
    press_lit(r, &r->l->step[step]);
    lesson_wait(r);
    assert_int_equal(lesson_at(r), step); /* it is looked at, and then taken back */
}

/* On the way to a step events may wait for a press, too: the sums of a deal. */
static void press_next(lesson_run *r, int step) {
    for (int i = 0; i < 9 && lesson_at(r) == step; i++) {
        assert_true(player_press(&r->hand, "next", 0));
        lesson_wait(r);
    }
}

void lesson_do(lesson_run *r, int step) {
    const lesson_step *s = &r->l->step[step];
    see_marks(r, s);
    if (s->kind == LESSON_TRY) {
        lesson_try(r, step);
        assert_true(player_press(&r->hand, "next", 0));
    } else if (s->kind == LESSON_END) {
        see_the_end(r, step);
    } else if (s->kind == LESSON_TELL) {
        for (int i = 0; i < s->n_lit; i++) {
            const ui_zone *zone = player_zone(&r->hand, s->lit[i].zone, s->lit[i].n);
            if (strcmp(s->lit[i].zone, LESSON_WHO) != 0 && (zone == NULL || zone->n != s->lit[i].n)) {
                no_zone(r, s, i);
            }
        }
        if (player_zone(&r->hand, "next", 0) != NULL) {
            press_next(r, step);
        } else {
            press_lit(r, s); /* a host's own button is the one way on */
        }
    } else {
        press_lit(r, s);
    }
    lesson_wait(r);
}

bool lesson_says(const lesson_run *r, const char *words) {
    const ui_draw *d = r->app->shown;
    for (int i = 0; i < d->n_boxes; i++) {
        if (strncmp(d->arena + d->box[i].text, words, strlen(words)) == 0) {
            return true;
        }
    }
    return false;
}
