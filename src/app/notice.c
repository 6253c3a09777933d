/* What the player is told when something goes wrong: sentences, one a line, and the log. */
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "app/hosted.h"
#include "app/inside.h"
#include "app/paths.h"
#include "app/stack.h"

void app_log(app *a, const char *line) {
    char path[APP_PATH + 32], when[32] = "", text[1100];
    time_t now = time(NULL);
    struct tm *local = localtime(&now);
    if (local) {
        strftime(when, sizeof when, "%Y-%m-%d %H:%M:%S", local);
    }
    if (!a->quiet) {
        fprintf(stderr, "night-table: %s\n", line);
    }
    snprintf(text, sizeof text, "%s %.1040s\n", when, line);
    paths_make(a->save_dir);
    if (paths_join(path, sizeof path, a->save_dir, "night-table.log") && !paths_append(path, text) &&
        paths_is_other(path) && !a->said_no_log) {
        a->said_no_log = true; /* first, since what is said is logged */
        const text_arg args[] = {TEXT_STR("file", app_told_file(a, path)), TEXT_STR("detail", paths_reason(errno))};
        app_notice(a, "trouble.log", args, 2);
    }
}

const char *app_told_file(const app *a, const char *path) {
    const char *slash = a->hidden_folders ? strrchr(path, '/') : NULL;
    return slash ? slash + 1 : path;
}

void app_notice(app *a, const char *key, const text_arg *args, int n) {
    char line[512];
    text_format(a->words[0], key, args, n, line, sizeof line);
    app_log(a, line);
    size_t used = strlen(a->notice), more = strlen(line);
    if (used + more + 2 > sizeof a->notice) {
        return;
    }
    if (used > 0) {
        a->notice[used++] = '\n';
    }
    memcpy(a->notice + used, line, more + 1);
    app_dirty(a);
}

/* A hosted night passes from what is told to the calls by itself: nobody would press a notice away. It waits for a
 * question that is open. */
static bool eyes_may_be_closed(app *a) {
    return a->table != NULL && app_is_hosted(a) && app_director_step(a->table).kind == STEP_EVENTS;
}

void app_settle(app *a) {
    stack_settle(a);
    if (a->leaving) {
        app_director_take(a->table, UINT64_MAX); /* what was chosen is not lost */
        app_director_destroy(a->table);
        a->table = NULL;
        a->leaving = false;
    }
    const scene *top = stack_top(a);
    if (a->held_key && (a->table == NULL || (top && top->ops == &scene_results))) {
        const char *key = a->held_key;
        a->held_key = NULL;
        app_report(a, key, a->held_detail); /* which settles */
        return;
    }
    if (a->notice[0] == '\0' || top == NULL || stack_has(a, &scene_notice) || stack_secret(a) ||
        eyes_may_be_closed(a)) {
        return;
    }
    app_push(a, &scene_notice, NULL, 0);
    stack_settle(a);
}

static uint64_t hash_of(const char *text) {
    uint64_t hash = 0xcbf29ce484222325u;
    for (; *text; text++) {
        hash = (hash ^ (unsigned char)*text) * 0x100000001b3u;
    }
    return hash;
}

void app_report(app *a, const char *key, const char *detail) {
    if (stack_secret(a)) {
        if (a->held_key == NULL) {
            snprintf(a->held_detail, sizeof a->held_detail, "%s", detail);
        }
        a->held_key = a->held_key ? a->held_key : key;
        return;
    }
    uint64_t hash = hash_of(key) * 31 + hash_of(detail);
    for (int i = 0; i < a->reports; i++) {
        if (a->reported[i] == hash) {
            return;
        }
    }
    if (a->reports == APP_REPORTS) {
        return;
    }
    a->reported[a->reports++] = hash;
    const text_arg args[] = {TEXT_STR("detail", detail)};
    app_notice(a, key, args, 1);
    app_settle(a);
}
