#include "app/kit_app_same.h"

#include <math.h>
#include <string.h>

#include "app/inside.h"
#include "app/stack.h"
#include "ui/motion.h"

enum { SEED = 5, MOST = 20000, DEEP = 8 };

void kit_same_play_to_results(table_for_tests *t) {
    for (int i = 0; i < MOST && strcmp(app_scene_name(t->app), "results") != 0; i++) {
        assert_true(player_act(&t->hand));
    }
}

void kit_same_begin(table_for_tests *t, const char *game, const nt_table *table, int seats, float text) {
    static const nt_game *games[2];
    static const nt_table *tables[2];
    games[0] = nt_game_find(game);
    tables[0] = table;
    kit_folder(t->dir, sizeof t->dir);
    t->app = kit_app_with(t->dir, SEED, games, tables, kit_type());
    player_begin(&t->hand, t->app, SEED);
    t->hand.coarse = 2 * MOTION_FRAME;
    t->app->text_forced = text;
    app_show_settings(t->app);
    t->app->plan.game = games[0];
    t->app->plan.config = nt_config_standard(games[0], (uint8_t)seats);
    t->app->plan.seating = app_seating_standard((uint8_t)seats, true);
    t->app->plan.seating.seat[0].bot = false;
    assert_true(app_start(t->app));
    stack_settle(t->app);
    player_wait(&t->hand, 0);
    kit_same_play_to_results(t);
}

void kit_same_go_on(table_for_tests *t, const char *zone) {
    assert_true(player_press(&t->hand, zone, -1));
    player_wait(&t->hand, 0);
}

static bool is_whole(const ui_draw *d, const ui_command *c) {
    return c->at.w >= d->ui->width && c->at.h >= d->ui->height;
}

static bool veils(const ui_draw *d, const ui_command *c) {
    return (c->kind == UI_FILL || c->kind == UI_COVER) && is_whole(d, c);
}

/* Where a word is seen, and how much of it through what lies over it; of 255. */
typedef struct {
    int n;
    unsigned alpha[DEEP];
    float x[DEEP], y[DEEP];
} sightings;

static void add_sighting(sightings *s, float x, float y, unsigned alpha) {
    static const float about = 2.0f;
    int i = 0;
    while (i < s->n && (fabsf(s->x[i] - x) > about || fabsf(s->y[i] - y) > about)) {
        i++;
    }
    assert_true(i < DEEP);
    s->alpha[i] = i < s->n && s->alpha[i] > alpha ? s->alpha[i] : alpha;
    s->x[i] = x;
    s->y[i] = y;
    s->n = i < s->n ? s->n : i + 1;
}

static sightings sightings_of(const ui_draw *d, const char *name) {
    unsigned alpha[DEEP] = {255};
    bool whole[DEEP] = {true};
    sightings s = {0};
    int depth = 0;
    for (int i = 0; i < d->n; i++) {
        const ui_command *c = &d->command[i];
        if (c->kind == UI_GROUP || c->kind == UI_PLACE) {
            const unsigned its = c->kind == UI_GROUP ? c->colour >> 24 : 255;
            alpha[depth + 1] = alpha[depth] * its / 255;
            whole[depth + 1] = whole[depth] && is_whole(d, c);
            depth++;
        } else if (c->kind == UI_GROUP_END) {
            depth--;
        } else if (whole[depth] && veils(d, c)) {
            for (int k = 0; k < s.n; k++) {
                s.alpha[k] = s.alpha[k] * (255 - (c->colour >> 24) * alpha[depth] / 255) / 255;
            }
        } else if (c->kind == UI_TEXT && strcmp(d->arena + c->text, name) == 0) {
            add_sighting(&s, c->at.x + c->at.w / 2, c->at.y - c->at.h / 2, alpha[depth]);
        }
    }
    return s;
}

unsigned kit_same_seen(const ui_draw *d, const char *name) {
    const sightings s = sightings_of(d, name);
    unsigned most = 0;
    for (int i = 0; i < s.n; i++) {
        most = s.alpha[i] > most ? s.alpha[i] : most;
    }
    return most;
}

int kit_same_places(const ui_draw *d, const char *name) {
    const sightings s = sightings_of(d, name);
    int n = 0;
    for (int i = 0; i < s.n; i++) {
        n += s.alpha[i] > 0;
    }
    return n;
}
