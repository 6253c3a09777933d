#include "kiosk/kit_kiosk.h"
#include "hosting/house.h"

#include <dirent.h>
#include <stdio.h>
#include <string.h>

#include "app/paths.h"

static int minute_of(void *user) {
    return ((const cafe *)user)->minute;
}

static void open_app(cafe *c) {
    char problem[256] = "";
    const app_options options = {.data_dir = NT_SOURCE_DIR,
                                 .hosting = &hosting_house,
                                 .kiosk = &c->house->base,
                                 .save_dir = c->t.dir,
                                 .seed = 1,
                                 .quiet = true,
                                 .games = c->house->games,
                                 .tables = c->house->tables};
    c->t.app = app_create(&options, kit_type(), 1280, 800, 3.78f, problem, sizeof problem);
    assert_non_null(c->t.app);
    player_begin(&c->t.hand, c->t.app, 1);
}

static void make_house(cafe *c, const char *wishes) {
    char path[300], problems[512];
    assert_true(paths_join(path, sizeof path, c->t.dir, "kiosk.json"));
    assert_true(paths_write_whole(path, wishes, strlen(wishes)));
    c->house = kiosk_create(
        &(kiosk_options){.file = path, .games = c->games, .tables = c->tables, .minute = minute_of, .user = c},
        problems, sizeof problems);
    assert_non_null(c->house);
    assert_string_equal(problems, "");
}

void cafe_begin_with(cafe *c, const char *wishes, const nt_game *const *games, const nt_table *const *tables) {
    *c = (cafe){.minute = NOON, .games = games, .tables = tables};
    kit_folder(c->t.dir, sizeof c->t.dir);
    make_house(c, wishes);
    open_app(c);
}

void cafe_begin(cafe *c, const char *wishes) {
    static const nt_game *const games[] = {&blank_game, NULL};
    static const nt_table *const tables[] = {&blank_table, NULL};
    cafe_begin_with(c, wishes, games, tables);
}

void cafe_end(cafe *c) {
    app_destroy(c->t.app);
    kiosk_destroy(c->house);
    kit_remove(c->t.dir);
}

void cafe_power_cut(cafe *c, const char *wishes) {
    app_destroy(c->t.app);
    kiosk_destroy(c->house);
    make_house(c, wishes);
    open_app(c);
}

const char *cafe_scene(const cafe *c) {
    return app_scene_name(c->t.app);
}

void cafe_come(cafe *c) {
    player_tap(&c->t.hand, 640, 400);
    player_wait(&c->t.hand, 500);
    assert_string_equal(cafe_scene(c), "welcome");
}

void cafe_sit_down(cafe *c, int people) {
    cafe_come(c);
    kit_start(&c->t, people);
}

void cafe_go(cafe *c) {
    player_wait(&c->t.hand, 62 * SECOND);
    assert_string_equal(cafe_scene(c), "attract");
}

bool cafe_has(const cafe *c, const char *file) {
    char path[400];
    return paths_join(path, sizeof path, c->t.dir, file) && paths_exists(path);
}

int cafe_files(const cafe *c, const char *folder) {
    char path[400];
    int n = 0;
    DIR *open = paths_join(path, sizeof path, c->t.dir, folder) ? opendir(path) : NULL;
    const struct dirent *entry;
    while (open != NULL && (entry = readdir(open)) != NULL) {
        n += entry->d_name[0] != '.';
    }
    if (open != NULL) {
        closedir(open);
    }
    return n;
}
