/* For packaging/web/test: every event of a match at a flat table, by fingers alone, which are then put on a real
 * screen. `app_measure_fingers begin GAME SEATS DIR` leaves a match in DIR, `app_measure_fingers play DIR` goes on
 * with it from the title to its end and prints a line an event: ms since the last one, what, which finger, where. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/inside.h"
#include "app/kit_app.h"
#include "app/scripts/player.h"
#include "app/stack.h"
#include "hosting/house.h"

enum { W = 1280, H = 800, PRESSES = 30 };

static app *table_in(const char *dir) {
    char problem[256] = "";
    const app_options options = {.data_dir = NT_SOURCE_DIR,
                                 .hosting = &hosting_house,
                                 .save_dir = dir,
                                 .lang = "en",
                                 .seed = 5,
                                 .quiet = true};
    app *a = app_create(&options, kit_type(), W, H, 3.78f, problem, sizeof problem);
    if (a == NULL) {
        fprintf(stderr, "measure_fingers: %s\n", problem);
        exit(2);
    }
    return a;
}

static bool begin(const char *game, int seats, const char *dir) {
    app *a = table_in(dir);
    a->settings.mode = APP_FLAT;
    a->settings.pace = APP_PACE_AT_ONCE;
    a->settings.motion = APP_MOTION_OFF;
    app_settings_changed(a);
    a->plan.game = nt_game_find(game);
    a->plan.config = nt_config_standard(a->plan.game, (uint8_t)seats);
    for (int i = 0; i < a->plan.game->n_options; i++) { /* nobody hosts who does not sit there */
        if (strcmp(a->plan.game->options[i].id, "host_mode") == 0) {
            a->plan.config.opt[i] = 1;
        }
    }
    a->plan.seating = app_seating_standard(seats, true);
    for (int i = 0; i < seats; i++) {
        a->plan.seating.seat[i].bot = false;
    }
    const bool good = app_start(a);
    stack_settle(a);
    app_destroy(a);
    return good;
}

typedef struct {
    uint64_t last; /* ms */
    bool down[PRESSES + 1];
} screen;

static void tell(screen *s, app *a, const ui_raw *raw) {
    static const char *const names[] = {[UI_RAW_MOVE] = "move", [UI_RAW_DOWN] = "down", [UI_RAW_UP] = "up"};
    printf("%llu %s %d %.1f %.1f\n", (unsigned long long)(a->now - s->last), names[raw->kind], raw->finger,
           (double)raw->x, (double)raw->y);
    s->last = a->now;
    s->down[raw->finger] = raw->kind != UI_RAW_UP;
    app_handle(a, raw);
    app_advance(a, a->now); /* as a window does after each: an opening draws the order of its choices */
}

/* What a pointer would press a finger presses; a finger that was left lying is lifted before it comes down again. */
static void told(void *user, app *a, const ui_raw *raw) {
    screen *s = user;
    ui_raw finger = *raw;
    if (!raw->touch && raw->kind == UI_RAW_MOVE) {
        return;
    }
    if (!raw->touch) {
        finger.touch = true;
        finger.finger = PRESSES;
    }
    if (finger.kind == UI_RAW_DOWN && s->down[finger.finger]) {
        ui_raw lifted = finger;
        lifted.kind = UI_RAW_UP;
        tell(s, a, &lifted);
    }
    tell(s, a, &finger);
}

static bool play(const char *dir) {
    app *a = table_in(dir);
    screen s = {0};
    player hand;
    player_begin(&hand, a, 5);
    hand.through = told;
    hand.user = &s;
    player_wait(&hand, 500);
    bool good = player_press(&hand, "continue", -1);
    for (int i = 0; good && i < 20000 && player_act(&hand); i++) {
    }
    good = good && a->table != NULL && nt_match_over(app_director_match(a->table));
    fprintf(stderr, "measure_fingers: %s at \"%s\"\n", good ? "over" : "not over", app_scene_name(a));
    app_destroy(a);
    return good;
}

int main(int argc, char **argv) {
    if (argc == 5 && strcmp(argv[1], "begin") == 0 && nt_game_find(argv[2]) != NULL) {
        return begin(argv[2], (int)strtol(argv[3], NULL, 10), argv[4]) ? 0 : 1;
    }
    if (argc == 3 && strcmp(argv[1], "play") == 0) {
        return play(argv[2]) ? 0 : 1;
    }
    fprintf(stderr, "measure_fingers begin GAME SEATS DIR | play DIR\n");
    return 2;
}
