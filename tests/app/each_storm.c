/* Storms of fingers on a flat table, by game: up to twenty at once, that cross borders, vanish, and are said once
 * more as a mouse, with what else may happen to a tablet in between. Whatever comes, no closed zone shows anything,
 * the match stays one that the rules allow, and whoever holds the own chip afterwards sees the own hand. `each_storm
 * GAME STORMS` makes more of them. */
#include "app/kit_app_flat.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/stack.h"

enum { FINGERS = 20, GUSTS = 60, LEAST_STORMS = 25 };

typedef struct {
    const char *game;
    int storms;
    int presses, plies, opened;
} storms;

typedef struct {
    bool down;
    float x, y;
} finger;

static uint32_t below(player *p, uint32_t n) {
    return nt_rng_below(&p->rng, n);
}

/* Anywhere, or on something that can be pressed. */
static void aim(player *p, float *x, float *y) {
    const app *a = p->app;
    const ui_draw *d = a->shown;
    if (d->n_zones > 0 && below(p, 4) > 0) {
        const ui_rect at = d->zone[below(p, (uint32_t)d->n_zones)].at;
        *x = (at.x + at.w * (float)below(p, 100) / 99.0f) * a->frame.u;
        *y = (at.y + at.h * (float)below(p, 100) / 99.0f) * a->frame.u;
    } else {
        *x = (float)below(p, (uint32_t)a->frame.pixel_w);
        *y = (float)below(p, (uint32_t)a->frame.pixel_h);
    }
}

static void gust(player *p, finger f[FINGERS]) {
    static const ui_key keys[] = {UI_KEY_PAUSE, UI_KEY_BACK, UI_KEY_NEXT, UI_KEY_HOLD, UI_KEY_CHOOSE, UI_KEY_LOG};
    const int i = (int)below(p, FINGERS);
    ui_raw raw = {.touch = true, .finger = i, .x = f[i].x, .y = f[i].y};
    switch (below(p, 14)) {
    case 0: /* it vanishes: its lift never comes */
        f[i].down = false;
        return;
    case 1: /* a lift or a move from nowhere */
        raw.kind = below(p, 2) ? UI_RAW_UP : UI_RAW_MOVE;
        aim(p, &raw.x, &raw.y);
        break;
    case 2:
        raw.kind = UI_RAW_COVER;
        break;
    case 3:
        raw = (ui_raw){.kind = UI_RAW_RESIZE, .w = below(p, 2) ? 1280 : 800, .px_per_mm = 5.9f};
        raw.h = raw.w == 1280 ? 800 : 1280;
        break;
    case 4:
        if (below(p, 5) > 0) {
            return;
        }
        player_key(p, keys[below(p, sizeof keys / sizeof keys[0])], false);
        return;
    default:
        raw.kind = !f[i].down ? UI_RAW_DOWN : below(p, 2) ? UI_RAW_MOVE : UI_RAW_UP;
        if (raw.kind != UI_RAW_UP || below(p, 4) == 0) {
            aim(p, &raw.x, &raw.y);
        }
        f[i] = (finger){raw.kind != UI_RAW_UP, raw.x, raw.y};
    }
    player_feed(p, raw);
    if (raw.touch && below(p, 3) == 0) { /* the system says it once more */
        raw.touch = false;
        raw.finger = 0;
        player_feed(p, raw);
    }
    player_wait(p, below(p, 4) ? below(p, 90) : 320 + below(p, 3000));
}

static void nothing_of_a_closed_zone_is_shown(const table_for_tests *t) {
    const app *a = t->app;
    if (strcmp(app_scene_name(a), "flat") != 0) {
        return;
    }
    const flat_scene *f = kit_flat(t);
    for (int i = 0; i < a->shown->n_zones; i++) {
        const ui_zone *z = &a->shown->zone[i];
        if (z->place > 0 && z->place <= f->edge.n && !flat_is_open(f, z->place - 1)) {
            assert_string_equal(z->name, ZONE_LOOK);
        }
    }
}

/* Back to the table, if it was left; false when the match has been. */
static bool back_at_the_table(table_for_tests *t) {
    player_wait(&t->hand, 5000);
    for (int i = 0; i < 30 && t->app->table != NULL && strcmp(app_scene_name(t->app), "flat") != 0; i++) {
        if (strcmp(app_scene_name(t->app), "results") == 0) {
            return false;
        }
        if (!player_act(&t->hand)) {
            player_key(&t->hand, UI_KEY_BACK, false);
        }
        player_wait(&t->hand, 600);
    }
    return t->app->table != NULL && strcmp(app_scene_name(t->app), "flat") == 0;
}

/* Some seat with room for its zone: it opens, and shuts again. */
static void the_table_answers(storms *s, table_for_tests *t) {
    for (int seat = 0; seat < kit_flat(t)->edge.n; seat++) {
        if (!player_hold_chip(&t->hand, seat)) {
            continue;
        }
        player_wait(&t->hand, 330);
        if (strcmp(app_scene_name(t->app), "flat") != 0) { /* its hand takes the whole screen */
            return;
        }
        const bool opened = flat_looks(kit_flat(t), seat);
        player_lift_chip(&t->hand, seat);
        assert_false(flat_looks(kit_flat(t), seat));
        s->opened += opened;
        if (opened) {
            return;
        }
    }
}

static void storm(storms *s, table_for_tests *t) {
    finger f[FINGERS] = {{0}};
    for (int i = 0; i < GUSTS && t->app->table != NULL; i++) {
        gust(&t->hand, f);
        s->presses++;
        nothing_of_a_closed_zone_is_shown(t);
    }
    player_feed(&t->hand, (ui_raw){.kind = UI_RAW_RESIZE, .w = 1280, .h = 800, .px_per_mm = 5.9f});
    if (t->app->table != NULL && strcmp(app_scene_name(t->app), "flat") == 0) {
        assert_int_equal(kit_flat(t)->edge.n_open, 0);
    }
}

/* The match is played again from its plies: each was legal. */
static void the_match_is_legal(const table_for_tests *t, const nt_game *game) {
    const nt_match *match = app_director_match(t->app->table);
    nt_err err = NT_OK;
    nt_match *again = nt_match_begin(game, nt_match_config(match), 5, &err);
    for (int i = 0; i < nt_match_plies(match); i++) {
        assert_int_equal(nt_match_append(again, nt_match_ply(match, i).move), NT_OK);
    }
    nt_match_destroy(again);
}

static void no_storm_breaks_the_table(void **state) {
    storms *s = *state;
    static table_for_tests t;
    for (int i = 0; i < s->storms;) {
        kit_flat_begin(&t, s->game, 4 + i % 2, 1280, 800, 5.9f, 0);
        t.hand.rng = nt_rng_seed(1000u + (unsigned)i);
        const nt_game *game = app_director_game(t.app->table);
        for (int k = 0; k < 5 && i < s->storms; k++, i++) {
            storm(s, &t);
            if (t.app->table == NULL || !back_at_the_table(&t)) {
                i++;
                break;
            }
            the_match_is_legal(&t, game);
            s->plies += nt_match_plies(app_director_match(t.app->table));
            the_table_answers(s, &t);
        }
        kit_end(&t);
    }
    print_message("%s: %d storms, %d presses, %d plies, %d answers\n", s->game, s->storms, s->presses, s->plies,
                  s->opened);
    assert_true(s->opened > 0);
}

int main(int argc, char **argv) {
    static storms s;
    s.game = argc >= 2 ? argv[1] : "";
    s.storms = argc == 3 ? (int)strtol(argv[2], NULL, 10) : LEAST_STORMS;
    const nt_game *game = nt_game_find(s.game);
    if (game == NULL || s.storms < 1) {
        fprintf(stderr, "each_storm GAME [STORMS]\n");
        return 2;
    }
    if (strcmp(s.game, "werewolf") == 0) {
        return 0; /* its views take the whole screen */
    }
    const struct CMUnitTest tests[] = {cmocka_unit_test_prestate(no_storm_breaks_the_table, &s)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
