/* A player without hands: feeds raw input and time as a person would. */
#include "app/scripts/player.h"

#include <string.h>

#include "app/stack.h"
#include "app/table/table_scene.h"

enum { HOLD_MS = 640, GUARD_MS = 260, MOST_STEPS = 100000 };

void player_begin(player *p, app *a, uint64_t seed) {
    *p = (player){.app = a, .rng = nt_rng_seed(seed ^ 0x706c61796572u)};
    player_wait(p, 0);
}

static void look(player *p) {
    const char *sound = NULL;
    float volume = 0;
    if (app_frame(p->app) && p->seen) {
        p->seen(p->user, p->app);
    }
    while (app_next_sound(p->app, &sound, &volume)) {
        if (p->heard) {
            p->heard(p->user, p->app, sound, volume);
        }
    }
}

void player_wait(player *p, uint64_t ms) {
    app *a = p->app;
    uint64_t until = a->now + ms;
    look(p);
    for (int i = 0; i < MOST_STEPS; i++) {
        uint64_t wake = app_wake(a);
        wake = wake > a->now + p->coarse ? wake : a->now + p->coarse;
        if (wake > until) {
            break;
        }
        app_advance(a, wake);
        look(p);
    }
    app_advance(a, until);
    look(p);
}

const ui_zone *player_zone(const player *p, const char *name, int n) {
    const ui_draw *d = p->app->shown;
    const ui_zone *any = NULL;
    for (int i = d->n_zones - 1; i >= 0; i--) {
        if (strcmp(d->zone[i].name, name) != 0) {
            continue;
        }
        if (d->zone[i].n == n) {
            return &d->zone[i];
        }
        any = any == NULL ? &d->zone[i] : any;
    }
    return n < 0 ? any : NULL;
}

void player_feed(player *p, ui_raw raw) {
    p->touches += raw.kind == UI_RAW_DOWN || raw.kind == UI_RAW_KEY_DOWN;
    if (p->through != NULL) {
        p->through(p->user, p->app, &raw);
    } else {
        app_handle(p->app, &raw);
    }
    look(p);
}

void player_wait_for_curtain(player *p) {
    const app *a = p->app;
    while (stack_top(a) != NULL && stack_top(a)->ops == &scene_curtain && scene_curtain.waits(stack_top(a))) {
        player_wait(p, app_wake(a) > a->now ? app_wake(a) - a->now : 1);
    }
}

/* Input that comes too early is dropped by the application, or ends a movement: a person waits, too. */
static void wait_for_lock(player *p) {
    const uint64_t locked = p->app->map.locked_until, rises = p->app->rise.ends;
    const uint64_t until = locked > rises ? locked : rises;
    if (until > p->app->now) {
        player_wait(p, until - p->app->now);
    }
    const table_scene *shown = table_scene_shown(p->app);
    if (shown != NULL && shown->change.ends > p->app->now && stack_top(p->app) == &shown->base) {
        player_wait(p, shown->change.ends - p->app->now);
    }
}

bool player_press(player *p, const char *name, int n) {
    wait_for_lock(p);
    player_wait(p, GUARD_MS);
    wait_for_lock(p);
    player_wait_for_curtain(p);
    const ui_zone *zone = player_zone(p, name, n);
    if (zone == NULL) {
        return false;
    }
    float u = p->app->frame.u;
    ui_raw raw = {
        .kind = UI_RAW_MOVE, .x = (zone->at.x + zone->at.w / 2) * u, .y = (zone->at.y + zone->at.h / 2) * u};
    bool hold = zone->flags & UI_ZONE_HOLD;
    player_feed(p, raw);
    raw.kind = UI_RAW_DOWN;
    player_feed(p, raw);
    player_wait(p, hold && !p->app->map.hold_toggle ? HOLD_MS : 20);
    raw.kind = UI_RAW_UP;
    player_feed(p, raw);
    if (hold && p->app->map.hold_toggle) {
        player_wait(p, HOLD_MS);
    }
    player_wait_for_curtain(p);
    return true;
}

bool player_turn_to(player *p, const char *name, int n) {
    while (player_zone(p, name, n) == NULL) {
        const ui_zone *on = player_zone(p, ZONE_PAGE, 1);
        if (on == NULL || on->flags & UI_ZONE_OFF || !player_press(p, ZONE_PAGE, 1)) {
            return false;
        }
    }
    return true;
}

void player_tap(player *p, float x, float y) {
    ui_raw raw = {.kind = UI_RAW_DOWN, .touch = true, .finger = 1, .x = x, .y = y};
    wait_for_lock(p);
    player_feed(p, raw);
    player_wait(p, 20);
    raw.kind = UI_RAW_UP;
    player_feed(p, raw);
}

void player_key(player *p, ui_key key, bool pad) {
    ui_raw raw = {.kind = UI_RAW_KEY_DOWN, .key = key, .pad = pad};
    wait_for_lock(p);
    player_wait_for_curtain(p);
    player_wait(p, key == UI_KEY_CHOOSE || key == UI_KEY_HOLD ? GUARD_MS : 0);
    player_feed(p, raw);
    player_wait(p, key == UI_KEY_HOLD ? HOLD_MS : 20);
    raw.kind = UI_RAW_KEY_UP;
    player_feed(p, raw);
}

void player_text(player *p, const char *utf8) {
    while (*utf8) {
        ui_raw raw = {.kind = UI_RAW_TEXT};
        size_t len = 1;
        while ((utf8[len] & 0xC0) == 0x80) {
            len++;
        }
        memcpy(raw.text, utf8, len < sizeof raw.text ? len : sizeof raw.text - 1);
        player_feed(p, raw);
        utf8 += len;
    }
}
