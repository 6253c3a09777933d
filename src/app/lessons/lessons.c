/* How far each lesson is: a small file in the save folder. */
#include "app/lessons/lessons.h"

#include <stdio.h>
#include <string.h>

#include "app/files/json_file.h"
#include "app/files/paths.h"
#include "app/lessons/lesson.h"

enum { BYTES = 1 << 14 };

static const char *const file = "lessons.json";

bool lessons_folder(const app *a, char buf[APP_PATH]) {
    return paths_join(buf, APP_PATH, a->data_dir, "assets/lessons");
}

static json_t *read_all(const app *a) {
    char path[APP_PATH];
    paths_join(path, sizeof path, a->save_dir, file);
    return json_file_read(path, BYTES);
}

/* What cannot be written is forgotten: nothing hangs on it. */
static void write_one(const app *a, const char *game, const char *key, json_t *value) {
    json_t *root = read_all(a), *one = json_object_get(root, game);
    if (!json_is_object(one)) {
        one = json_object();
        json_object_set_new(root, game, one);
    }
    json_object_set_new(one, key, value);
    json_file_write(a->save_dir, file, root, JSON_INDENT(1) | JSON_SORT_KEYS);
}

bool lessons_has(const app *a, const char *game) {
    char folder[APP_PATH];
    return a->table == NULL && lessons_folder(a, folder) && lesson_there(folder, game);
}

bool lessons_hosts(const app *a, const char *game, char id[LESSON_ID]) {
    snprintf(id, LESSON_ID, "%.9s_judge", game);
    return lessons_has(a, id);
}

bool lessons_offers(const app *a, const char *game) {
    if (a->seeded || !lessons_has(a, game)) {
        return false;
    }
    json_t *root = read_all(a);
    const bool offered = json_object_get(root, game) != NULL;
    json_decref(root);
    return !offered;
}

int lessons_step(const app *a, const char *game) {
    json_t *root = read_all(a);
    int at = 0;
    json_file_number(json_object_get(root, game), "step", 1, LESSON_STEPS - 1, &at);
    json_decref(root);
    return at;
}

void lessons_keep(const app *a, const char *game, int step) {
    write_one(a, game, "step", json_integer(step));
}

static void open_scene(app *a, const scene_ops *ops, const char *game) {
    lesson_arg arg = {{0}};
    if (strlen(game) < sizeof arg.id) {
        memcpy(arg.id, game, strlen(game));
        app_push(a, ops, &arg, sizeof arg);
    }
}

void lessons_offer(app *a, const char *game) {
    write_one(a, game, "offered", json_true());
    open_scene(a, &scene_offer, game);
}

void lessons_open(app *a, const char *game) {
    char second[LESSON_ID];
    open_scene(a, lessons_hosts(a, game, second) ? &scene_offer : &scene_lesson, game);
}

void lessons_begin(app *a, const char *game) {
    open_scene(a, &scene_lesson, game);
}
