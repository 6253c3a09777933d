/* A demonstration: bots play a whole match through the real scenes, and every different screen is pictured once. */
#include <stdlib.h>
#include <string.h>

#include "app/files/paths.h"
#include "app/flat/flat.h"
#include "app/languages.h"
#include "app/rise.h"
#include "app/scripts/demo.h"
#include "app/scripts/stage.h"
#include "app/stack.h"
#include "app/table/table_scene.h"
#include "engine/match.h"
#include "ui/motion.h"

enum { MOST_SCREENS = 256, KEY = 96, AFTER_THE_END_MS = 1000, PAGE_MS = 400 };

typedef struct {
    player hand;
    const app_stage *stage;
    const char *shots;
    char key[MOST_SCREENS][KEY]; /* kinds of screens that have their picture */
    int n;
    char asking[KEY]; /* the screen whose questions are counted */
    int questions, plies;
    bool failed;
} demo;

static bool known(const demo *d, const char *key) {
    for (int i = 0; i < d->n; i++) {
        if (strcmp(d->key[i], key) == 0) {
            return true;
        }
    }
    return false;
}

static void take(demo *d, app *a, const char *key) {
    char path[APP_PATH], name[KEY + 16], problem[256] = "";
    if (d->failed || known(d, key) || d->n == MOST_SCREENS) {
        return;
    }
    snprintf(d->key[d->n++], KEY, "%s", key);
    snprintf(name, sizeof name, "%03d-%s.png", d->n, key);
    if (!paths_join(path, sizeof path, d->shots, name) ||
        !d->stage->shot(d->stage->user, a->shown, path, problem, sizeof problem)) {
        fprintf(stderr, "night-table: %s: %s\n", name, problem);
        d->failed = true;
        return;
    }
    printf("%s\n", path);
}

/* A frame of the table on the way to the next question: its picture would be that of the question without its zones.
 */
static bool passing_by(app *a, const table_scene *shown, bool moving) {
    const app_step step = app_director_step(a->table);
    if (moving || shown == NULL || app_director_holds(a->table)) {
        return false;
    }
    return step.kind == STEP_EVENTS || (step.kind == STEP_OPEN && (shown->ui.n_legal == 0 || shown->ui.locked));
}

/* How many questions the table has asked in a row on this screen, with this one: from the third on there is something
 * of the earlier answers to be seen. */
static int question(demo *d, app *a, const char *screen) {
    const int plies = nt_match_plies(app_director_match(a->table));
    if (strcmp(d->asking, screen) != 0) {
        snprintf(d->asking, sizeof d->asking, "%s", screen);
        d->questions = 0;
        d->plies = -1;
    }
    if (plies != d->plies) {
        d->questions++;
    }
    d->plies = plies;
    return d->questions;
}

/* What sets this picture apart from others of its screen; `event` is the kind of the one that moves, or 0. */
static void moment(demo *d, app *a, const char *screen, int event, char buf[KEY]) {
    const table_scene *shown = table_scene_shown(a);
    const char *scene_name = app_scene_name(a);
    buf[0] = '\0';
    if (event != 0) {
        snprintf(buf, KEY, "-event-%d", event);
    } else if (strcmp(scene_name, "table") == 0 && shown->ui.n_legal > 0) {
        snprintf(buf, KEY, "-asked%s%s", question(d, a, screen) > 2 ? "-later" : "",
                 shown->ui.picks > 1 ? "-picked" : "");
    } else if (strcmp(scene_name, "private") == 0 && shown->ui.picks > 0) {
        snprintf(buf, KEY, "-picked-%d", shown->ui.picks);
    } else if (strcmp(scene_name, "curtain") == 0 && app_director_step(a->table).done > 0) {
        snprintf(buf, KEY, "-later");
    } else if (strcmp(scene_name, "results") == 0 && app_has_ended(a) &&
               shown->ui.step >= table_scene_state(&shown->base, a).results_steps) {
        snprintf(buf, KEY, "-end");
    } else if (strcmp(scene_name, "results") == 0 && shown->ui.step > 0) {
        snprintf(buf, KEY, "-%d", shown->ui.step);
    }
}

/* The cloth is pictured as it hangs. */
static bool cloth_moves_on(const app *a, const scene *top) {
    const bool cloth = top->ops == &scene_curtain || top->ops == &scene_still;
    return cloth && top->ops->wake(top, a) <= a->now + MOTION_FRAME;
}

/* A flat table is, too, when it lies beside the hands that have opened. */
static bool table_glides(const scene *top) {
    return top->ops == &scene_flat && ((const flat_scene *)top)->glide_ends != 0;
}

/* Scenes that open are pictured as they stand; a moving event in its second half, when there is something to see; an
 * open decision when it can be taken. */
static void seen(void *user, app *a) {
    demo *d = user;
    char key[KEY], what[KEY] = "";
    nt_event event = {0}, last;
    float part = 1.0f;
    const char *screen = app_screen_name(a), *scene_name = app_scene_name(a);
    const bool table = a->table != NULL && strcmp(scene_name, "table") == 0;
    if (table) {
        app_director_event(a->table, a->now, &event, &part, &last);
    }
    const bool moving = part < 1.0f;
    const table_scene *shown = table_scene_shown(a);
    const scene *top = stack_top(a);
    const bool echoes = shown != NULL && (shown->echo.ends > a->now || shown->change.ends > a->now);
    if (echoes || rise_shows(a) || cloth_moves_on(a, top) || table_glides(top)) {
        return;
    }
    if (part < 0.5f || (shown != NULL && shown->ui.opening > 0.0f) || (table && passing_by(a, shown, moving))) {
        return;
    }
    if (a->table != NULL) {
        moment(d, a, screen, moving ? event.kind : 0, what);
    }
    snprintf(key, sizeof key, "%s%s%s%s", scene_name, screen[0] ? "-" : "", screen, what);
    take(d, a, key);
}

/* The last frame of a movement is often the one that stays, and no other follows: it is looked at once more. */
static void side_scenes(demo *d) {
    static const char *const zone[] = {ZONE_SETTINGS, ZONE_RULES};
    for (size_t i = 0; i < 2; i++) {
        if (player_press(&d->hand, zone[i], -1)) {
            player_wait(&d->hand, PAGE_MS);
            seen(d, d->hand.app);
            player_key(&d->hand, UI_KEY_BACK, false);
            player_wait(&d->hand, PAGE_MS);
        }
    }
}

/* When nothing moves any more: a press before would end the movement and lead nowhere. */
static void see_the_end(demo *d, app *a) {
    const table_scene *shown;
    do {
        player_wait(&d->hand, AFTER_THE_END_MS);
        shown = table_scene_shown(a);
    } while (shown != NULL && shown->ui.opening > 0.0f);
    seen(d, a);
}

static bool goes_on(void *user) {
    const demo *d = user;
    return !d->failed;
}

int demo_play(app *a, const app_stage *stage, const demo_options *wish) {
    demo_options o = *wish;
    demo d = {.stage = stage, .shots = o.shots};
    if (!demo_seats(a, &o)) {
        return 2;
    }
    if (!paths_make(o.shots)) {
        fprintf(stderr, "night-table: the folder %s cannot be made\n", o.shots);
        return 1;
    }
    player_begin(&d.hand, a, o.seed);
    d.hand.seen = seen;
    d.hand.user = &d;
    app_dirty(a);
    const bool good = demo_match(&d.hand, &o, goes_on);
    see_the_end(&d, a);
    if (good && player_press(&d.hand, ZONE_APP_TITLE, -1)) {
        player_wait(&d.hand, PAGE_MS);
        side_scenes(&d);
    }
    return good && !d.failed ? 0 : 1;
}
