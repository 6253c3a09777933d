/* The player without hands plays a match. */
#include "app/scripts/player.h"

#include <string.h>

#include "app/scripts/player_flat.h"
#include "app/stack.h"
#include "app/table/table_scene.h"
#include "ui/motion.h"

enum { PATIENCE = 60 };

/* Zones that are not the game's own decisions. */
static bool is_general(const char *name) {
    static const char *const general[] = {ZONE_LOG,        ZONE_RULES,       ZONE_PAUSE,      ZONE_UNDO,   ZONE_LOOK,
                                          ZONE_BACK,       ZONE_CLOSE,       ZONE_PAGE,       ZONE_RESUME, ZONE_LEAVE,
                                          ZONE_JUDGE,      ZONE_CLOCK_PAUSE, ZONE_CLOCK_MORE, ZONE_CARDS,  ZONE_AGAIN,
                                          ZONE_JUDGE_UNDO, ZONE_HELP,        ZONE_HIDE};
    for (size_t i = 0; i < sizeof general / sizeof general[0]; i++) {
        if (strcmp(name, general[i]) == 0) {
            return true;
        }
    }
    return false;
}

/* What leads on from the frame, if it says so. */
static bool leads_on(const ui_draw *d) {
    for (int i = 0; i < d->n_zones; i++) {
        if ((d->zone[i].flags & (UI_ZONE_DEFAULT | UI_ZONE_OFF)) == UI_ZONE_DEFAULT) {
            return true;
        }
    }
    return false;
}

/* Held and no option of the question: what ends or spoils a game lies beside what leads on. */
static bool is_last_resort(unsigned flags) {
    return (flags & UI_ZONE_HOLD) != 0 && (flags & (UI_ZONE_OPTION | UI_ZONE_DEFAULT)) == 0;
}

/* "done" and "confirm" first, since they end a choice; else any zone that may be chosen. */
static bool press_something(player *p) {
    static const char *const ends[] = {ZONE_DONE, ZONE_CONFIRM};
    const ui_draw *d = p->app->shown;
    const ui_zone *open[UI_MAX_ZONES];
    int n = 0;
    for (size_t i = 0; i < 2; i++) {
        const ui_zone *zone = player_zone(p, ends[i], -1);
        if (zone && !(zone->flags & UI_ZONE_OFF)) {
            return player_press(p, zone->name, zone->n);
        }
    }
    const bool on = leads_on(d);
    for (int i = 0; i < d->n_zones; i++) {
        const unsigned flags = d->zone[i].flags;
        if (!(flags & UI_ZONE_OFF) && !is_general(d->zone[i].name) && !(on && is_last_resort(flags))) {
            open[n++] = &d->zone[i];
        }
    }
    if (n == 0) {
        return false;
    }
    const ui_zone *zone = open[nt_rng_below(&p->rng, (uint32_t)n)];
    return player_press(p, zone->name, zone->n);
}

/* The move that the game's bot would make in this seat. */
static void give_move(player *p, uint8_t seat) {
    static const uint64_t after = 20;
    app *a = p->app;
    nt_match *match = app_director_match(a->table);
    nt_port *port = app_director_port(a->table, seat);
    nt_move legal[NT_MAX_LEGAL];
    int n = nt_port_legal(port, legal, NT_MAX_LEGAL);
    const nt_bot *bot = nt_bot_best(nt_match_game(match)->id);
    if (n > 0) {
        app_director_submit(a->table, seat, legal[nt_bot_choose(bot, port, legal, n, &p->rng)]);
        app_go_on(a);
        stack_settle(a);
    }
    player_wait(p, after);
}

static void next_time(player *p) {
    const uint64_t now = p->app->now, wake = app_wake(p->app),
                   least = 2 * (uint64_t)MOTION_FRAME; /* both are looked at */
    player_wait(p, wake == UINT64_MAX ? 100 : wake > now + least ? wake - now : least);
}

static void decide(player *p, uint8_t seat) {
    int plies = nt_match_plies(app_director_match(p->app->table));
    if (plies != p->plies) {
        p->misses = 0;
    }
    p->plies = plies;
    if (++p->misses > PATIENCE) {
        p->misses = 0;
        give_move(p, seat);
    } else if (!press_something(p)) {
        next_time(p);
    }
}

static void decide_at_edges(player *p, uint8_t seat) {
    if (player_act_at_edges(p)) {
        p->misses = 0;
    } else if (++p->misses > PATIENCE) {
        p->misses = 0;
        give_move(p, seat);
    } else {
        next_time(p);
    }
}

/* The reveal is pressed on; then the seat that decides for the table is asked. False at the very end. */
static bool act_on_results(player *p) {
    const app *a = p->app;
    if (player_zone(p, ZONE_REVEAL_NEXT, -1)) {
        return player_press(p, ZONE_REVEAL_NEXT, -1);
    }
    if (player_zone(p, ZONE_APP_AGAIN, -1)) {
        return false;
    }
    const uint8_t seat = table_scene_shown(a)->ui.asked;
    if (seat == NT_SPECTATOR) {
        next_time(p);
    } else {
        decide(p, seat);
    }
    return true;
}

/* A scene of the host's: what leads out of it, what may be chosen in it, or time. */
static bool act_for_host(player *p, const scene_ops *ops, const scene *top) {
    if (ops->way_out != NULL && player_zone(p, ops->way_out, -1)) {
        return player_press(p, ops->way_out, -1);
    }
    if ((ops->waits != NULL && ops->waits(top)) || !press_something(p)) {
        next_time(p);
    }
    return true;
}

bool player_act(player *p) {
    app *a = p->app;
    const char *scene_name = app_scene_name(a);
    if (strcmp(scene_name, "notice") == 0) {
        return player_press(p, ZONE_OK, -1);
    }
    if (a->table == NULL) {
        return false;
    }
    if (strcmp(scene_name, "curtain") == 0) {
        return player_press(p, ZONE_OPEN, -1);
    }
    if (strcmp(scene_name, "results") == 0) {
        return act_on_results(p);
    }
    if (player_zone(p, ZONE_REVEAL_NEXT, -1)) { /* an event that stays until somebody presses on */
        return player_press(p, ZONE_REVEAL_NEXT, -1);
    }
    const table_scene *shown = table_scene_shown(a);
    if (shown != NULL && shown->ui.frame == TABLE_HOSTED && stack_top(a) == &shown->base) {
        return act_for_host(p, shown->base.ops, &shown->base);
    }
    app_step step = app_director_step(a->table);
    if (strcmp(scene_name, "private") == 0 && player_zone(p, ZONE_CLOSE, -1) != NULL) {
        return player_press(p, ZONE_CLOSE, -1); /* it was only a look */
    }
    if (strcmp(scene_name, "private") == 0) {
        decide(p, table_scene_shown(a)->seat);
    } else if (strcmp(scene_name, "flat") == 0 && step.kind == STEP_PRIVATE) {
        decide_at_edges(p, step.seat);
    } else if (step.kind == STEP_OPEN) {
        decide(p, step.seat);
    } else {
        next_time(p);
    }
    return true;
}
