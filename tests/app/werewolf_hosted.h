/* A match of Werewolf in the whole application, pressed by hand; people are a bit per seat, the others are bots. */
#ifndef NT_TESTS_APP_WEREWOLF_HOSTED_H
#define NT_TESTS_APP_WEREWOLF_HOSTED_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/kit_app.h"
#include "app/stack.h"
#include "app/table/table_scene.h"
#include "engine/match.h"
#include "games/werewolf/werewolf.h"
#include "hosting/judge.h"

extern const nt_table werewolf_table;

typedef struct {
    app *a;
    player hand;
    char dir[256];
} hosted;

static inline void begin_seeded(hosted *h, int seats, uint32_t people, int host, int deal, uint64_t seed) {
    static const nt_game *const games[] = {&werewolf_game, NULL};
    static const nt_table *const tables[] = {&werewolf_table, NULL};

    kit_folder(h->dir, sizeof h->dir);
    h->a = kit_app_with(h->dir, seed, games, tables, kit_type());
    player_begin(&h->hand, h->a, 7);
    h->a->plan.game = &werewolf_game;
    h->a->plan.config = nt_config_standard(&werewolf_game, (uint8_t)seats);
    h->a->plan.config.opt[WEREWOLF_OPT_HOST] = (int16_t)host;
    h->a->plan.config.opt[WEREWOLF_OPT_DEAL] = (int16_t)deal;
    h->a->plan.seating = app_seating_standard(seats, true);
    for (int i = 0; i < seats; i++) {
        h->a->plan.seating.seat[i].bot = !(people >> i & 1);
    }
    assert_true(app_start(h->a));
    stack_settle(h->a);
    player_wait(&h->hand, 0);
}

static inline void begin(hosted *h, int seats, uint32_t people, int host, int deal) {
    begin_seeded(h, seats, people, host, deal, 7);
}

static inline void end(hosted *h) {
    app_destroy(h->a);
    kit_remove(h->dir);
}

static inline bool offers(const hosted *h, const char *zone, int n) {
    const ui_zone *at = player_zone(&h->hand, zone, n);

    return at != NULL && !(at->flags & UI_ZONE_OFF);
}

static inline void press(hosted *h, const char *zone, int n) {
    if (player_zone(&h->hand, zone, n) == NULL) {
        fail_msg("no zone %s %d in %s, %s", zone, n, app_scene_name(h->a), app_screen_name(h->a));
    }
    assert_true(player_press(&h->hand, zone, n));
    player_wait(&h->hand, 320);
}

static inline void is_in(const hosted *h, const char *scene_name) {
    assert_string_equal(app_scene_name(h->a), scene_name);
}

static inline void play_until(hosted *h, const char *screen) {
    for (int i = 0; i < 12000 && strcmp(app_screen_name(h->a), screen) != 0; i++) {
        assert_true(player_act(&h->hand));
    }
    assert_string_equal(app_screen_name(h->a), screen);
}

/* The same, with nothing but speeches by day: no duel and no explosion ends the game before. */
static inline void talk_until(hosted *h, const char *screen) {
    for (int i = 0; i < 6000 && strcmp(app_screen_name(h->a), screen) != 0; i++) {
        const bool speaks = strcmp(app_scene_name(h->a), "table") == 0 && offers(h, "act", WEREWOLF_MOVE_DONE);

        assert_true(speaks ? player_press(&h->hand, "act", WEREWOLF_MOVE_DONE) : player_act(&h->hand));
    }
    assert_string_equal(app_screen_name(h->a), screen);
}

static inline bool shows(const hosted *h, const char *part) {
    const ui_draw *d = h->a->shown;

    for (int i = 0; i < d->n_boxes; i++) {
        if (strstr(d->arena + d->box[i].text, part) != NULL) {
            return true;
        }
    }
    return false;
}

static const werewolf_pub *pub_of(const hosted *h) {
    return app_director_view(h->a->table, NT_SPECTATOR).pub;
}

static inline int plies(const hosted *h) {
    return nt_match_plies(app_director_match(h->a->table));
}

static inline int living(const hosted *h, int but) {
    int seat = 0;

    while (!pub_of(h)->alive[seat] || seat == but) {
        seat++;
    }
    return seat;
}

#endif
