#include "kiosk/kit_kiosk.h"
#include "hosting/house.h"

#include <dirent.h>
#include <stdio.h>
#include <string.h>

#include "app/files/paths.h"

static int minute_of(void *user) {
    return ((const cafe *)user)->minute;
}

static void open_app(cafe *c) {
    char problem[256] = "";
    const app_options options = {.data_dir = NT_SOURCE_DIR,
                                 .hosting = &hosting_house,
                                 .kiosk = &c->house->base,
                                 .save_dir = c->t.dir,
                                 .seed = c->seed,
                                 .quiet = true,
                                 .games = c->house->games,
                                 .tables = c->house->tables};
    c->t.app = app_create(&options, c->type, c->w, c->h, c->px_per_mm, problem, sizeof problem);
    assert_non_null(c->t.app);
    player_begin(&c->t.hand, c->t.app, c->seed);
}

/* Without wishes the file stays as it is. */
static void make_house(cafe *c, const char *wishes) {
    char path[300], stick[300], problems[512];
    assert_true(paths_join(path, sizeof path, c->t.dir, "kiosk.json"));
    assert_true(paths_join(stick, sizeof stick, c->t.dir, "stick"));
    assert_true(wishes == NULL || paths_write_whole(path, wishes, strlen(wishes)));
    c->house = kiosk_create(&(kiosk_options){.file = path,
                                             .games = c->games,
                                             .tables = c->tables,
                                             .minute = minute_of,
                                             .user = c,
                                             .stick = stick,
                                             .version = "1.2.3"},
                            problems, sizeof problems);
    assert_non_null(c->house);
    assert_string_equal(problems, "");
}

static void begin(cafe *c, const char *wishes) {
    kit_folder(c->t.dir, sizeof c->t.dir);
    make_house(c, wishes);
    open_app(c);
}

void cafe_begin_with(cafe *c, const char *wishes, const nt_game *const *games, const nt_table *const *tables) {
    *c = (cafe){.minute = NOON,
                .seed = 1,
                .games = games,
                .tables = tables,
                .type = kit_type(),
                .w = 1280,
                .h = 800,
                .px_per_mm = 3.78f};
    begin(c, wishes);
}

void cafe_begin_in(cafe *c, const char *wishes, ui_type type, int w, int h, float px_per_mm) {
    *c = (cafe){.minute = NOON,
                .seed = 1,
                .games = nt_games,
                .tables = nt_tables,
                .type = type,
                .w = w,
                .h = h,
                .px_per_mm = px_per_mm};
    begin(c, wishes);
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

/* ---- the owner ---- */

void cafe_set_pin(const cafe *c, const char *pin) {
    char path[300], hash[PIN_HASH];
    assert_true(paths_join(path, sizeof path, c->t.dir, "kiosk.json.pin"));
    assert_true(pin_hash(pin, true, hash));
    assert_true(paths_write_whole(path, hash, strlen(hash)));
}

void cafe_hold_corner(cafe *c, uint64_t ms) {
    player_wait(&c->t.hand, 500);
    ui_raw raw = {.kind = UI_RAW_DOWN, .touch = true, .finger = 1, .x = 40, .y = 40};
    player_feed(&c->t.hand, raw);
    player_wait(&c->t.hand, ms);
    raw.kind = UI_RAW_UP;
    player_feed(&c->t.hand, raw);
    player_wait(&c->t.hand, 500);
}

void cafe_type_pin(cafe *c, const char *pin) {
    for (; *pin != '\0'; pin++) {
        assert_true(player_press(&c->t.hand, "letter", *pin - '0'));
        player_wait(&c->t.hand, 300);
    }
    assert_true(player_press(&c->t.hand, "ok", -1));
    player_wait(&c->t.hand, 500);
}

void cafe_owner(cafe *c) {
    cafe_set_pin(c, "2468");
    cafe_hold_corner(c, 6 * SECOND);
    assert_string_equal(cafe_scene(c), "pin");
    cafe_type_pin(c, "2468");
    assert_string_equal(cafe_scene(c), "owner");
}

void cafe_open_page(cafe *c, int page, const char *wanted) {
    assert_true(player_press(&c->t.hand, ZONE_GROUP, page));
    player_wait(&c->t.hand, 500);
    assert_string_equal(cafe_scene(c), wanted);
}

int cafe_times_said(const cafe *c, const char *text) {
    const ui_draw *shown = c->t.app->shown;
    int n = 0;
    for (int i = 0; i < shown->n_boxes; i++) {
        n += strcmp(shown->arena + shown->box[i].text, text) == 0;
    }
    return n;
}

bool cafe_says(const cafe *c, const char *part) {
    const ui_draw *shown = c->t.app->shown;
    for (int i = 0; i < shown->n_boxes; i++) {
        if (strstr(shown->arena + shown->box[i].text, part) != NULL) {
            return true;
        }
    }
    return false;
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
