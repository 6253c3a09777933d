/* The player without hands at a flat table: a finger of each seat holds its chip, another one chooses. */
#include "app/scripts/player_flat.h"

#include <string.h>

#include "app/flat/flat.h"
#include "app/stack.h"

enum { OPENS_MS = 320, TAP_MS = 20, MOST_TAPS = 60, CHOOSER = 24 };

void player_finger(player *p, ui_raw_kind kind, int finger, float x, float y) {
    player_feed(p, (ui_raw){.kind = kind, .touch = true, .finger = finger, .x = x, .y = y});
}

static void middle_of(const player *p, const ui_zone *z, float *x, float *y) {
    *x = (z->at.x + z->at.w / 2) * p->app->frame.u;
    *y = (z->at.y + z->at.h / 2) * p->app->frame.u;
}

static bool is_flat(const player *p) {
    return stack_top(p->app) != NULL && stack_top(p->app)->ops == &scene_flat;
}

static const flat_scene *flat_of(const player *p) {
    return (const flat_scene *)stack_top(p->app);
}

const ui_zone *player_own_zone(const player *p, int seat, const char *name, int n) {
    const ui_draw *d = p->app->shown;
    for (int i = d->n_zones - 1; i >= 0; i--) {
        const ui_zone *z = &d->zone[i];
        if (z->place == FLAT_PLACE(seat) && strcmp(z->name, name) == 0 && (n < 0 || z->n == n)) {
            return z;
        }
    }
    return NULL;
}

bool player_hold_chip(player *p, int seat) {
    const ui_zone *chip = player_own_zone(p, seat, ZONE_LOOK, seat + 1);
    float x, y;
    if (chip == NULL) {
        return false;
    }
    middle_of(p, chip, &x, &y);
    player_finger(p, UI_RAW_DOWN, seat, x, y);
    return true;
}

void player_lift_chip(player *p, int seat) {
    player_finger(p, UI_RAW_UP, seat, 0, 0);
}

void player_tap_own(player *p, int seat, const ui_zone *z) {
    float x, y;
    (void)seat;
    middle_of(p, z, &x, &y);
    player_finger(p, UI_RAW_DOWN, CHOOSER, x, y);
    player_wait(p, TAP_MS);
    player_finger(p, UI_RAW_UP, CHOOSER, x, y);
}

/* Anything of its own that may be picked. */
static const ui_zone *something_of(player *p, int seat) {
    const ui_draw *d = p->app->shown;
    const ui_zone *may[UI_MAX_ZONES];
    int n = 0;
    for (int i = 0; i < d->n_zones; i++) {
        const ui_zone *z = &d->zone[i];
        const bool choice = strcmp(z->name, ZONE_CARD) == 0 || strcmp(z->name, FLAT_ZONE_PERSON) == 0 ||
                            strcmp(z->name, FLAT_ZONE_SIGN) == 0;
        if (z->place == FLAT_PLACE(seat) && choice && !(z->flags & UI_ZONE_OFF)) {
            may[n++] = z;
        }
    }
    return n > 0 ? may[nt_rng_below(&p->rng, (uint32_t)n)] : NULL;
}

static bool may_be_done(const player *p, int seat) {
    const ui_zone *done = player_own_zone(p, seat, ZONE_DONE, -1);
    return done != NULL && !(done->flags & UI_ZONE_OFF);
}

static void wait_for_time(player *p, int seat) {
    const uint64_t ready = flat_of(p)->seat[seat].ready;
    if (ready > p->app->now) {
        player_wait(p, ready - p->app->now + 1);
    }
}

bool player_choose_own(player *p, int seat) {
    for (int i = 0; i < MOST_TAPS && is_flat(p) && flat_is_open(flat_of(p), seat); i++) {
        wait_for_time(p, seat);
        if (!is_flat(p)) {
            return false;
        }
        if (may_be_done(p, seat)) {
            player_tap_own(p, seat, player_own_zone(p, seat, ZONE_DONE, -1));
            return true;
        }
        const ui_zone *z = something_of(p, seat);
        if (z == NULL) {
            return false;
        }
        player_tap_own(p, seat, z);
    }
    return false;
}

static bool is_asked(const app *a, int seat) {
    const nt_ask ask = nt_port_ask(app_director_port(a->table, (uint8_t)seat));
    return ask == NT_ASK_SECRET || ask == NT_ASK_HAND;
}

bool player_act_at_edges(player *p) {
    app *a = p->app;
    const uint32_t people = app_seating_humans(app_director_seating(a->table));
    uint32_t holds = 0;
    bool chose = false;
    for (int seat = 0; seat < app_director_seating(a->table)->n && is_flat(p); seat++) {
        if ((people >> seat & 1u) && is_asked(a, seat) && player_hold_chip(p, seat)) {
            holds |= 1u << seat;
            player_wait(p, OPENS_MS);
        }
    }
    for (int seat = 0; seat < app_director_seating(a->table)->n && is_flat(p); seat++) {
        if ((holds >> seat & 1u) && flat_is_open(flat_of(p), seat)) {
            chose |= player_choose_own(p, seat);
        }
    }
    for (int seat = 0; seat < NT_MAX_SEATS && is_flat(p); seat++) {
        if (holds >> seat & 1u) {
            player_lift_chip(p, seat);
        }
    }
    return chose || !is_flat(p);
}
