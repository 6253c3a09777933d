/* When what went wrong is shown: not over secrets, not in a night. */
#include <stdio.h>

#include "app/flat/flat.h"
#include "app/hosted.h"
#include "app/inside.h"
#include "app/stack.h"

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
    if (stack_secret(a) || flat_hides(a)) {
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
