/* Pictures of the screen that a player takes home. */
#include "app/shot.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#include "app/files/folders.h"
#include "app/files/paths.h"
#include "app/sign.h"
#include "app/stack.h"

enum { MOST_ALIKE = 100 };

/* A name that is not taken, in the folder of the user's pictures; false when there is none. */
static bool find_name(const app *a, char *path, size_t cap) {
    char folder[APP_PATH], name[80], when[32] = "";
    const time_t now = time(NULL);
    const struct tm *local = localtime(&now);
    if (local != NULL) {
        strftime(when, sizeof when, "%Y-%m-%d-%H%M%S", local);
    }
    if (!folders_pictures(folder, sizeof folder)) {
        snprintf(folder, sizeof folder, "%s", a->save_dir);
    }
    for (int i = 1; i < MOST_ALIKE && paths_make(folder); i++) {
        snprintf(name, sizeof name, i == 1 ? "night-table-%s.png" : "night-table-%s-%d.png", when, i);
        if (paths_join(path, cap, folder, name) && !paths_exists(path)) {
            return true;
        }
    }
    return false;
}

void shot_wish(app *a) {
    if (!a->shown_public || !stack_public(a)) {
        sign_show(a, "sign.no_shot", NULL);
        return;
    }
    a->wants_shot = true;
}

bool app_wants_shot(app *a, char *path, size_t cap) {
    const bool wants = a->wants_shot && a->shown_public && stack_public(a);
    a->wants_shot = false;
    if (wants && find_name(a, a->shot_file, sizeof a->shot_file)) {
        snprintf(path, cap, "%s", a->shot_file);
        return true;
    }
    if (wants) {
        sign_show(a, "sign.shot_failed", NULL);
    }
    return false;
}

void app_shot_taken(app *a, bool good, const char *problem) {
    if (!good) {
        app_log(a, problem);
    }
    sign_show(a, good ? "sign.shot" : "sign.shot_failed", good ? a->shot_file : NULL);
}
