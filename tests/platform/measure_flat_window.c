/* A whole match at a flat table through a real window: fingers are put into the system's queue of events and reach
 * the application as a touch screen's do. Needs a display (xvfb-run); `platform_measure_flat_window GAME SEATS`. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <SDL.h>

#include "app/inside.h"
#include "app/scripts/player.h"
#include "app/stack.h"
#include "hosting/house.h"
#include "platform/platform.h"

static struct {
    pf *screen;
    int w, h, touches, lost, frames;
} window;

static void paint(void *user, app *a) {
    (void)user;
    pf_paint(window.screen, a->shown);
    window.frames++;
}

/* Fingers go through the system; what else the player does goes straight. */
static void through(void *user, app *a, const ui_raw *raw) {
    (void)user;
    if (!raw->touch) {
        app_handle(a, raw);
        return;
    }
    SDL_Event e = {.type = raw->kind == UI_RAW_DOWN ? SDL_FINGERDOWN
                           : raw->kind == UI_RAW_UP ? SDL_FINGERUP
                                                    : SDL_FINGERMOTION};
    e.tfinger.type = e.type;
    e.tfinger.touchId = 1;
    e.tfinger.fingerId = 100 + raw->finger;
    e.tfinger.x = raw->x / (float)window.w;
    e.tfinger.y = raw->y / (float)window.h;
    SDL_PushEvent(&e);
    ui_raw came;
    bool here = false;
    while (pf_wait(window.screen, 0, &came)) {
        here |= came.touch && came.kind == raw->kind;
        app_handle(a, &came);
    }
    window.touches++;
    window.lost += !here;
}

int main(int argc, char **argv) {
    char problem[256] = "", dir[] = "flat-window-XXXXXX";
    const nt_game *game = argc == 3 ? nt_game_find(argv[1]) : NULL;
    const int seats = argc == 3 ? (int)strtol(argv[2], NULL, 10) : 0;
    window.screen =
        game != NULL ? pf_open(&(pf_options){.data_dir = NT_SOURCE_DIR, .title = "Flat"}, problem, 256) : NULL;
    if (window.screen == NULL || mkdtemp(dir) == NULL) {
        fprintf(stderr, "measure_flat_window GAME SEATS: %s\n", problem);
        return 2;
    }
    float density = 0;
    pf_size(window.screen, &window.w, &window.h, &density);
    const app_options options = {.data_dir = NT_SOURCE_DIR,
                                 .hosting = &hosting_house,
                                 .save_dir = dir,
                                 .lang = "en",
                                 .seed = 5,
                                 .quiet = true};
    app *a = app_create(&options, pf_type(window.screen), window.w, window.h, density, problem, sizeof problem);
    a->settings.mode = APP_FLAT;
    a->settings.pace = APP_PACE_AT_ONCE;
    app_settings_changed(a);
    player hand;
    player_begin(&hand, a, 5);
    hand.coarse = 60;
    hand.through = through;
    hand.seen = paint;
    a->plan.game = game;
    a->plan.config = nt_config_standard(game, (uint8_t)seats);
    a->plan.seating = app_seating_standard(seats, true);
    for (int i = 0; i < seats; i++) {
        a->plan.seating.seat[i].bot = false;
    }
    const bool started = app_start(a);
    stack_settle(a);
    for (int i = 0; started && i < 20000 && player_act(&hand); i++) {
    }
    const bool over = started && nt_match_over(app_director_match(a->table));
    printf("%s, %d seats, %d x %d at %.2f px/mm: %s, %d plies, %d finger events through the window, %d lost, %d "
           "pictures\n",
           game->id, seats, window.w, window.h, (double)density, over ? "over" : "not over",
           started ? nt_match_plies(app_director_match(a->table)) : 0, window.touches, window.lost, window.frames);
    app_destroy(a);
    pf_close(window.screen);
    return over && window.lost == 0 ? 0 : 1;
}
