/* The hands of people at both tables: what they press is drawn from what the first table shows, and is the same raw
 * input at both. */
#include <stdio.h>
#include <string.h>

#include "app/flat/flat.h"
#include "app/private/seat_lock.h"
#include "app/stack.h"
#include "app/table/table_scene.h"
#include "hosting/house.h"
#include "twins/pair.h"
#include "ui/zones.h"

enum {
    TAP = 25,
    GUARD = 260,
    LEAST_HOLD = 601, /* what is asked for, and hardly more */
    HOLD = 660,
    LOOK_CLOSER = 560,
    PATIENCE = 10,
    MOST_STEPS = 60,
    DIGITS = 5,
    LONG = 3000,
    VERY_LONG = 65000,
    GUESTS_GONE = 150000 /* the house has asked, and put their table away */
};

/* True in one of so many cases. */
static bool once_in(pair *p, uint32_t n) {
    return nt_rng_below(&p->rng, n) == 0;
}

static app *first(const pair *p) {
    return p->side[0].a;
}

static bool in(const pair *p, const scene_ops *ops) {
    const scene *top = stack_top(first(p));
    return top != NULL && top->ops == ops;
}

static void wait_for_lock(pair *p) {
    const uint64_t until = first(p)->map.locked_until;
    if (until > p->now) {
        pair_wait(p, until - p->now);
    }
}

/* ---- one press ---- */

static void key(pair *p, ui_key which, bool shift, uint64_t ms) {
    ui_raw raw = {.kind = UI_RAW_KEY_DOWN, .key = which, .pad = p->manner.pad, .shift = shift};
    pair_feed(p, raw);
    pair_wait(p, ms);
    raw.kind = UI_RAW_KEY_UP;
    pair_feed(p, raw);
}

static void point(pair *p, float x, float y, uint64_t ms) {
    ui_raw raw = {.kind = UI_RAW_MOVE, .x = x, .y = y, .touch = p->manner.touch, .finger = p->manner.touch ? 1 : 0};
    if (!p->manner.touch) {
        pair_feed(p, raw);
    }
    raw.kind = UI_RAW_DOWN;
    pair_feed(p, raw);
    pair_wait(p, ms);
    raw.kind = UI_RAW_UP;
    pair_feed(p, raw);
}

static bool focused(const pair *p, const ui_zone *zone) {
    const ui_map *map = &first(p)->map;
    return map->focus_name != NULL && strcmp(map->focus_name, zone->name) == 0 && map->focus_n == zone->n;
}

static void walk_to(pair *p, const ui_zone *zone) {
    static const ui_key ways[] = {UI_KEY_NEXT, UI_KEY_NEXT, UI_KEY_RIGHT, UI_KEY_DOWN, UI_KEY_LEFT, UI_KEY_UP};
    for (int i = 0; i < MOST_STEPS && pair_lives(p) && !focused(p, zone); i++) {
        key(p, ways[nt_rng_below(&p->rng, (uint32_t)(sizeof ways / sizeof ways[0]))], false, TAP);
    }
}

static void press_for(pair *p, const ui_zone *of, uint64_t ms) {
    const ui_zone zone = *of;
    const float u = first(p)->frame.u, part = 0.3f + 0.4f * (float)nt_rng_below(&p->rng, 100) / 100.0f;
    snprintf(p->last, sizeof p->last, "%s %d for %d ms", zone.name, zone.n, (int)ms);
    wait_for_lock(p);
    pair_wait(p, GUARD);
    wait_for_lock(p);
    if (!pair_lives(p)) {
        return;
    }
    if (p->manner.keys || p->manner.pad) {
        walk_to(p, &zone);
        key(p, ms >= HOLD ? UI_KEY_HOLD : UI_KEY_CHOOSE, false, ms);
    } else {
        point(p, (zone.at.x + zone.at.w * part) * u, (zone.at.y + zone.at.h / 2) * u, ms);
    }
    p->misses++;
}

/* The same press at another place in either: what is chosen where nobody else looks. Then the pointer rests where the
 * hand-over of the device puts it. */
static void press_each(pair *p, const ui_zone *const zone[TRUTHS]) {
    const app *a = first(p);
    const float u = a->frame.u;
    ui_raw raw[TRUTHS];
    snprintf(p->last, sizeof p->last, "%s %d or %s %d", zone[0]->name, zone[0]->n, zone[1]->name, zone[1]->n);
    for (int i = 0; i < TRUTHS; i++) {
        raw[i] = (ui_raw){.kind = UI_RAW_DOWN,
                          .x = (zone[i]->at.x + zone[i]->at.w / 2) * u,
                          .y = (zone[i]->at.y + zone[i]->at.h / 2) * u,
                          .touch = p->manner.touch,
                          .finger = p->manner.touch ? 1 : 0};
    }
    wait_for_lock(p);
    pair_wait(p, GUARD);
    wait_for_lock(p);
    if (!pair_lives(p)) {
        return;
    }
    pair_feed_each(p, raw);
    pair_wait(p, TAP);
    for (int i = 0; i < TRUTHS; i++) {
        raw[i].kind = UI_RAW_UP;
    }
    pair_feed_each(p, raw);
    if (!p->manner.touch) {
        pair_feed(
            p,
            (ui_raw){.kind = UI_RAW_MOVE, .x = (float)a->frame.pixel_w / 2.0f, .y = (float)a->frame.pixel_h / 2.0f});
    }
    p->misses++;
}

static void press(pair *p, const ui_zone *zone) {
    const uint64_t hold = once_in(p, 2) ? HOLD : LEAST_HOLD;
    press_for(p, zone, zone->flags & UI_ZONE_HOLD ? hold : TAP);
}

static const ui_zone *zone_of(const side *s, const char *name, int n) {
    const ui_draw *d = s->a->shown;
    for (int i = 0; i < d->n_zones; i++) {
        if (strcmp(d->zone[i].name, name) == 0 && (n < 0 || d->zone[i].n == n)) {
            return &d->zone[i];
        }
    }
    return NULL;
}

static bool press_named(pair *p, const char *name) {
    const ui_zone *zone = zone_of(&p->side[0], name, -1);
    if (zone == NULL || (zone->flags & UI_ZONE_OFF)) {
        return false;
    }
    press(p, zone);
    return true;
}

/* By keys what was picked may be played by the same key at once, without a walk. */
static bool enters_on(pair *p, const ui_zone *zone) {
    if (!(p->manner.keys || p->manner.pad) || (zone->flags & UI_ZONE_HOLD) || !once_in(p, 2)) {
        return false;
    }
    snprintf(p->last, sizeof p->last, "the same key again");
    wait_for_lock(p);
    pair_wait(p, GUARD);
    wait_for_lock(p);
    if (pair_lives(p)) {
        key(p, UI_KEY_CHOOSE, false, TAP);
    }
    p->misses++;
    return true;
}

/* Both may end their choice. */
static bool press_end(pair *p) {
    static const char *const ends[] = {ZONE_DONE, ZONE_CONFIRM};
    for (size_t i = 0; i < sizeof ends / sizeof ends[0]; i++) {
        const ui_zone *a = zone_of(&p->side[0], ends[i], -1), *b = zone_of(&p->side[1], ends[i], -1);
        if (a != NULL && b != NULL && !((a->flags | b->flags) & UI_ZONE_OFF)) {
            if (!enters_on(p, a)) {
                press(p, a);
            }
            return true;
        }
    }
    return false;
}

/* Zones that lead away from the match. */
static bool leads_away(const char *name) {
    static const char *const away[] = {ZONE_LOG,   ZONE_RULES,      ZONE_PAUSE,  ZONE_LOOK,      ZONE_LEAVE,
                                       ZONE_QUIT,  ZONE_APP_PICKER, ZONE_UNDO,   ZONE_APP_TITLE, ZONE_APP_AGAIN,
                                       ZONE_JUDGE, ZONE_PLAY,       ZONE_DELETE, ZONE_HELP,      ZONE_HIDE};
    for (size_t i = 0; i < sizeof away / sizeof away[0]; i++) {
        if (strcmp(name, away[i]) == 0) {
            return true;
        }
    }
    return false;
}

/* By keys the same way leads to the same zone in both. */
static bool same_way(const pair *p) {
    const ui_draw *a = p->side[0].a->shown, *b = p->side[1].a->shown;
    bool same = a->n_zones == b->n_zones;
    for (int i = 0; i < a->n_zones && same; i++) {
        same = strcmp(a->zone[i].name, b->zone[i].name) == 0 && a->zone[i].n == b->zone[i].n &&
               ((a->zone[i].flags ^ b->zone[i].flags) & UI_ZONE_OFF) == 0;
    }
    return same || !(p->manner.keys || p->manner.pad);
}

/* A judge's two frames are unlike: he presses what both have. */
static bool may_press(pair *p, const ui_zone *zone) {
    const ui_zone *other = zone_of(&p->side[1], zone->name, zone->n);
    if (side_audience(&p->side[0]) == NT_JUDGE &&
        (other == NULL || other->at.x != zone->at.x || other->at.y != zone->at.y || !same_way(p))) {
        return false;
    }
    const bool apart = other != NULL && ((zone->flags ^ other->flags) & UI_ZONE_OFF) != 0;
    if (apart && (strcmp(zone->name, ZONE_DONE) == 0 || strcmp(zone->name, ZONE_CONFIRM) == 0)) {
        return false; /* what one of both was refused it chooses anew before it ends its choice */
    }
    return !leads_away(zone->name) && (!(zone->flags & UI_ZONE_OFF) || once_in(p, 8));
}

static bool press_any(pair *p) {
    const ui_draw *d = first(p)->shown;
    const ui_zone *open[UI_MAX_ZONES];
    uint32_t n = 0;
    for (int i = 0; i < d->n_zones; i++) {
        if (may_press(p, &d->zone[i])) {
            open[n++] = &d->zone[i];
        }
    }
    if (n == 0) {
        return false;
    }
    press(p, open[nt_rng_below(&p->rng, n)]);
    return true;
}

/* By keys they walk two ways to it. */
static void walk_each(pair *p) {
    static const ui_key ways[] = {UI_KEY_NEXT, UI_KEY_RIGHT, UI_KEY_DOWN, UI_KEY_LEFT, UI_KEY_UP};
    snprintf(p->last, sizeof p->last, "two ways by keys");
    for (int steps = 1 + (int)nt_rng_below(&p->rng, 5); steps > 0 && pair_lives(p); steps--) {
        ui_raw raw[TRUTHS];
        for (int i = 0; i < TRUTHS; i++) {
            raw[i] = (ui_raw){.kind = UI_RAW_KEY_DOWN, .key = ways[nt_rng_below(&p->rng, 5)], .pad = p->manner.pad};
        }
        pair_feed_each(p, raw);
        pair_wait(p, TAP);
        raw[0].kind = raw[1].kind = UI_RAW_KEY_UP;
        pair_feed_each(p, raw);
    }
    key(p, UI_KEY_CHOOSE, false, TAP);
    p->misses++;
}

/* Two people choose two things of one kind. */
static bool press_two(pair *p) {
    const ui_zone *may[TRUTHS][UI_MAX_ZONES], *pick[TRUTHS];
    uint32_t n[TRUTHS] = {0, 0};
    if (p->manner.keys || p->manner.pad) {
        walk_each(p);
        return true;
    }
    for (int i = 0; i < TRUTHS; i++) {
        const ui_draw *d = p->side[i].a->shown;
        for (int k = 0; k < d->n_zones; k++) {
            if ((d->zone[k].flags & (UI_ZONE_OPTION | UI_ZONE_OFF | UI_ZONE_HOLD)) == UI_ZONE_OPTION) {
                may[i][n[i]++] = &d->zone[k];
            }
        }
        if (n[i] == 0) {
            return false;
        }
        pick[i] = may[i][nt_rng_below(&p->rng, n[i])];
    }
    if (strcmp(pick[0]->name, pick[1]->name) != 0) {
        return false;
    }
    press_each(p, pick);
    return true;
}

/* ---- what disturbs ---- */

static void resize(pair *p) {
    static const int sizes[][2] = {{1280, 800}, {800, 1280}, {1024, 768}, {1920, 1080}, {1366, 768}, {1024, 600}};
    const int *to = sizes[nt_rng_below(&p->rng, p->manner.paints ? 3 : 6)];
    snprintf(p->last, sizeof p->last, "resize to %d x %d", to[0], to[1]);
    pair_feed(p, (ui_raw){.kind = UI_RAW_RESIZE, .w = to[0], .h = to[1], .px_per_mm = p->manner.px_per_mm});
}

static void cover(pair *p) {
    snprintf(p->last, sizeof p->last, "focus lost");
    pair_feed(p, (ui_raw){.kind = UI_RAW_COVER});
}

/* Somebody turns away in the middle of a hold. */
static void drop_hold(pair *p) {
    const ui_draw *d = first(p)->shown;
    if (d->n_zones == 0) {
        return;
    }
    const ui_zone zone = d->zone[nt_rng_below(&p->rng, (uint32_t)d->n_zones)];
    const float u = first(p)->frame.u;
    ui_raw raw = {.kind = UI_RAW_DOWN,
                  .x = (zone.at.x + zone.at.w / 2) * u,
                  .y = (zone.at.y + zone.at.h / 2) * u,
                  .touch = p->manner.touch,
                  .finger = p->manner.touch ? 1 : 0};
    snprintf(p->last, sizeof p->last, "half a hold on %s %d", zone.name, zone.n);
    pair_feed(p, raw);
    pair_wait(p, HOLD / 3);
    if (once_in(p, 2)) {
        pair_feed(p, (ui_raw){.kind = UI_RAW_COVER});
    } else {
        raw.kind = UI_RAW_MOVE;
        raw.x = raw.y = 3;
        pair_feed(p, raw);
    }
    raw.kind = UI_RAW_UP;
    pair_feed(p, raw);
}

static void inspect(pair *p) {
    const ui_draw *d = first(p)->shown;
    for (int i = 0; i < d->n_zones; i++) {
        if ((d->zone[i].flags & UI_ZONE_INSPECT) && once_in(p, 3)) {
            press_for(p, &d->zone[i], LOOK_CLOSER + (once_in(p, 2) ? LONG : 0));
            return;
        }
    }
}

static void hover(pair *p) {
    const app *a = first(p);
    snprintf(p->last, sizeof p->last, "pointer moves");
    pair_feed(p, (ui_raw){.kind = UI_RAW_MOVE,
                          .x = (float)nt_rng_below(&p->rng, (uint32_t)a->frame.pixel_w),
                          .y = (float)nt_rng_below(&p->rng, (uint32_t)a->frame.pixel_h)});
}

/* What both may drag from one place. */
static const ui_zone *draggable(pair *p) {
    const ui_draw *d = first(p)->shown;
    const ui_zone *may[UI_MAX_ZONES];
    uint32_t n = 0;
    for (int i = 0; i < d->n_zones; i++) {
        const ui_zone *other = zone_of(&p->side[1], d->zone[i].name, d->zone[i].n);
        if ((d->zone[i].flags & UI_ZONE_DRAG) && other != NULL && (other->flags & UI_ZONE_DRAG) &&
            other->at.x == d->zone[i].at.x && other->at.y == d->zone[i].at.y) {
            may[n++] = &d->zone[i];
        }
    }
    return n > 0 ? may[nt_rng_below(&p->rng, n)] : NULL;
}

/* By mouse or finger, to something else or beside everything. */
static bool drag(pair *p) {
    enum { STEPS = 3 };
    const app *a = first(p);
    const ui_zone *from = p->manner.keys || p->manner.pad ? NULL : draggable(p);
    if (from == NULL) {
        return false;
    }
    const ui_zone zone = *from, *onto = &a->shown->zone[nt_rng_below(&p->rng, (uint32_t)a->shown->n_zones)];
    const float u = a->frame.u, x = zone.at.x + zone.at.w / 2, y = zone.at.y + zone.at.h / 2;
    const bool beside = once_in(p, 3);
    const float to_x = beside ? 3 : onto->at.x + onto->at.w / 2, to_y = beside ? 3 : onto->at.y + onto->at.h / 2;
    ui_raw raw = {.kind = UI_RAW_DOWN, .touch = p->manner.touch, .finger = p->manner.touch ? 1 : 0};
    snprintf(p->last, sizeof p->last, "%s %d is dragged", zone.name, zone.n);
    for (int step = 0; step <= STEPS && pair_lives(p); step++) {
        const float part = (float)step / STEPS;
        raw.x = (x + (to_x - x) * part) * u;
        raw.y = (y + (to_y - y) * part) * u;
        pair_feed(p, raw);
        pair_wait(p, TAP);
        raw.kind = UI_RAW_MOVE;
    }
    raw.kind = UI_RAW_UP;
    pair_feed(p, raw);
    p->misses++;
    return true;
}

/* A hand that lies on the glass beside the finger that presses. */
static void lay_finger(pair *p) {
    const app *a = first(p);
    ui_raw raw = {.kind = UI_RAW_DOWN,
                  .touch = true,
                  .finger = 2,
                  .x = (float)nt_rng_below(&p->rng, (uint32_t)a->frame.pixel_w),
                  .y = (float)nt_rng_below(&p->rng, (uint32_t)a->frame.pixel_h)};
    snprintf(p->last, sizeof p->last, "another finger lies there");
    pair_feed(p, raw);
    pair_wait(p, TAP);
    if (once_in(p, 3)) {
        press_any(p);
    }
    raw.kind = UI_RAW_UP;
    pair_feed(p, raw);
}

static void turn_wheel(pair *p) {
    const app *a = first(p);
    snprintf(p->last, sizeof p->last, "the wheel is turned");
    pair_feed(p, (ui_raw){.kind = UI_RAW_WHEEL,
                          .shift = once_in(p, 2),
                          .x = (float)nt_rng_below(&p->rng, (uint32_t)a->frame.pixel_w),
                          .y = (float)nt_rng_below(&p->rng, (uint32_t)a->frame.pixel_h)});
}

static void some_key(pair *p) {
    static const ui_key keys[] = {UI_KEY_UP,    UI_KEY_DOWN, UI_KEY_LEFT,       UI_KEY_RIGHT, UI_KEY_NEXT,
                                  UI_KEY_LOG,   UI_KEY_BACK, UI_KEY_RULES,      UI_KEY_PAUSE, UI_KEY_INSPECT,
                                  UI_KEY_ERASE, UI_KEY_MUTE, UI_KEY_FULLSCREEN, UI_KEY_SHOT,  UI_KEY_PASTE,
                                  UI_KEY_HELP,  UI_KEY_HOLD, UI_KEY_DIGIT_1};
    ui_key which = keys[nt_rng_below(&p->rng, sizeof keys / sizeof keys[0])];
    if (which == UI_KEY_DIGIT_1) {
        which += nt_rng_below(&p->rng, DIGITS);
    }
    snprintf(p->last, sizeof p->last, "key %d", which);
    key(p, which, once_in(p, 4), TAP);
}

static void disturb(pair *p) {
    switch (nt_rng_below(&p->rng, 11)) {
    case 0:
        cover(p);
        break;
    case 1:
        resize(p);
        break;
    case 2:
        drop_hold(p);
        break;
    case 3:
        inspect(p);
        break;
    case 4:
        (p->manner.touch ? lay_finger : hover)(p);
        break;
    case 5:
        snprintf(p->last, sizeof p->last, "killed and started");
        if (once_in(p, 3)) {
            pair_restart(p);
        }
        break;
    case 6:
        snprintf(p->last, sizeof p->last, "left alone");
        pair_wait(p, p->manner.guests_idle > 0 && once_in(p, 2) ? GUESTS_GONE : once_in(p, 4) ? VERY_LONG : LONG);
        break;
    case 7:
        turn_wheel(p);
        break;
    default:
        some_key(p);
        break;
    }
}

/* ---- scene by scene ---- */

static int legal(const pair *p, int truth, uint8_t seat, nt_move *list) {
    return nt_port_legal(app_director_port(p->side[truth].a->table, seat), list, NT_MAX_LEGAL);
}

static bool find_in(const nt_move *list, int n, nt_move move) {
    for (int i = 0; i < n; i++) {
        if (nt_move_equal(list[i], move)) {
            return true;
        }
    }
    return false;
}

/* Where nobody finds the answer it is given: what everybody will see alike at both tables where that can be, a secret
 * choice each for itself. */
static void give(pair *p, uint8_t seat) {
    static nt_move list[TRUTHS][NT_MAX_LEGAL];
    const nt_ask ask = nt_port_ask(app_director_port(first(p)->table, seat));
    nt_move move[TRUTHS];
    int n[TRUTHS];
    for (int i = 0; i < TRUTHS; i++) {
        n[i] = legal(p, i, seat, list[i]);
        if (n[i] == 0) {
            return;
        }
        move[i] = list[i][nt_rng_below(&p->rng, (uint32_t)n[i])];
    }
    const bool alike = seat == p->of->viewer || ask != NT_ASK_SECRET || once_in(p, 2);
    for (int tries = 0; alike && tries < n[0] && !find_in(list[1], n[1], move[0]); tries++) {
        move[0] = list[0][tries];
    }
    if (alike && find_in(list[1], n[1], move[0])) {
        move[1] = move[0];
    }
    snprintf(p->last, sizeof p->last, "a move given for seat %d", seat);
    p->misses = 0;
    pair_give(p, seat, move);
}

static void let_time_pass(pair *p) {
    const uint64_t wake = p->side[0].wake;
    const uint64_t ms = wake > p->now && wake - p->now < LONG ? wake - p->now + 1 : LONG / 10;
    pair_wait(p, ms);
}

static void act_in_private(pair *p) {
    const table_scene *t = (const table_scene *)stack_top(first(p));
    const bool other = t->seat != p->of->viewer;
    const nt_ask ask = nt_port_ask(app_director_port(first(p)->table, t->seat));
    const bool open_hand = ask == NT_ASK_HAND;
    static const char *const ways[] = {ZONE_RULES, ZONE_HELP, ZONE_HIDE};
    if (once_in(p, 16) && press_named(p, ways[nt_rng_below(&p->rng, 3)])) {
        return;
    }
    if (press_named(p, ZONE_BACK)) { /* what can be done has been read */
        return;
    }
    if (!t->decides) {
        press_named(p, ZONE_CLOSE);
    } else if (once_in(p, 12) && drag(p)) {
        return;
    } else if (p->misses > PATIENCE || (other && open_hand && !once_in(p, 3))) {
        give(p, t->seat);
    } else if (other && ask == NT_ASK_SECRET && once_in(p, 2) && press_two(p)) {
        return;
    } else if (!(once_in(p, 4) ? press_any(p) : press_end(p) || press_any(p))) {
        let_time_pass(p);
    }
}

/* The same ways by the keys that lead there: a keyboard may lie beside any screen. */
static void lead_by_key(pair *p) {
    static const ui_key ways[] = {UI_KEY_LOG, UI_KEY_RULES, UI_KEY_PAUSE, UI_KEY_HELP, UI_KEY_SHOT};
    const ui_key which = ways[nt_rng_below(&p->rng, sizeof ways / sizeof ways[0])];
    snprintf(p->last, sizeof p->last, "key %d", which);
    key(p, which, false, TAP);
}

static void act_on_table(pair *p) {
    static const char *const ways[] = {ZONE_LOG, ZONE_RULES, ZONE_PAUSE, ZONE_LOOK, ZONE_UNDO, ZONE_JUDGE, ZONE_HELP};
    const app_step step = app_director_step(first(p)->table);
    const table_scene *t = (const table_scene *)stack_top(first(p));
    if (once_in(p, 5) && press_named(p, ways[nt_rng_below(&p->rng, sizeof ways / sizeof ways[0])])) {
        return;
    }
    if (once_in(p, 12)) {
        lead_by_key(p);
        return;
    }
    if (press_named(p, ZONE_REVEAL_NEXT)) {
        return;
    }
    if (once_in(p, 6) && drag(p)) {
        return;
    }
    if (step.kind != STEP_OPEN) {
        let_time_pass(p);
    } else if (p->misses > PATIENCE && t->ui.asked != NT_SPECTATOR) {
        give(p, t->ui.asked);
    } else if (!(press_end(p) || press_any(p))) {
        let_time_pass(p);
    }
}

/* ---- the lock of a seat ---- */

/* Where the sign lies that comes next of those that open it; now and then, and while none are chosen, any. */
static int next_sign(pair *p, uint8_t seat, const seat_lock *lock) {
    const int any = (int)nt_rng_below(&p->rng, LOCK_SIGNS), sign = first(p)->lock_code[seat][lock->n] - 1;
    int place = 0;
    while (place < LOCK_SIGNS && lock->order[place] != sign) {
        place++;
    }
    return place == LOCK_SIGNS || once_in(p, 20) ? any : place;
}

static void act_in_lock(pair *p) {
    const lock_scene *l = (const lock_scene *)stack_top(first(p));
    const ui_zone *sign = zone_of(&p->side[0], ZONE_LOCK, next_sign(p, l->arg.seat, &l->lock));
    if (once_in(p, 20)) {
        press_named(p, ZONE_BACK);
    } else if (sign != NULL) {
        press(p, sign);
    }
}

/* ---- at the edge of a flat table ---- */

enum { HOLDER = 3, CHOOSER = 4, OPENS = 340 };

static const flat_scene *flat_of(const pair *p, int truth) {
    const scene *top = stack_top(p->side[truth].a);
    return top != NULL && top->ops == &scene_flat ? (const flat_scene *)top : NULL;
}

static const ui_zone *own_zone(const pair *p, int truth, int seat, const char *name, int n) {
    const ui_draw *d = p->side[truth].a->shown;
    for (int i = 0; i < d->n_zones; i++) {
        const ui_zone *z = &d->zone[i];
        if (z->place == FLAT_PLACE(seat) && strcmp(z->name, name) == 0 && (n < 0 || z->n == n)) {
            return z;
        }
    }
    return NULL;
}

/* Anything in the zone that may be picked. */
static const ui_zone *own_choice(pair *p, int truth, int seat) {
    const ui_draw *d = p->side[truth].a->shown;
    const ui_zone *may[UI_MAX_ZONES];
    uint32_t n = 0;
    for (int i = 0; i < d->n_zones; i++) {
        const ui_zone *z = &d->zone[i];
        const bool ends = strcmp(z->name, ZONE_DONE) == 0 || strcmp(z->name, ZONE_LOOK) == 0;
        if (z->place == FLAT_PLACE(seat) && !ends && (!(z->flags & UI_ZONE_OFF) || once_in(p, 8))) {
            may[n++] = z;
        }
    }
    return n > 0 ? may[nt_rng_below(&p->rng, n)] : NULL;
}

static void finger_on(pair *p, ui_raw_kind kind, int finger, const ui_zone *const zone[TRUTHS]) {
    const float u = first(p)->frame.u;
    ui_raw raw[TRUTHS];
    for (int i = 0; i < TRUTHS; i++) {
        raw[i] = (ui_raw){.kind = kind,
                          .touch = true,
                          .finger = finger,
                          .x = (zone[i]->at.x + zone[i]->at.w / 2) * u,
                          .y = (zone[i]->at.y + zone[i]->at.h / 2) * u};
    }
    pair_feed_each(p, raw);
}

static void tap_own(pair *p, const ui_zone *const zone[TRUTHS]) {
    snprintf(p->last, sizeof p->last, "%s %d or %s %d in a zone", zone[0]->name, zone[0]->n, zone[1]->name,
             zone[1]->n);
    const ui_zone keep[TRUTHS] = {*zone[0], *zone[1]};
    const ui_zone *const at[TRUTHS] = {&keep[0], &keep[1]};
    finger_on(p, UI_RAW_DOWN, CHOOSER, at);
    pair_wait(p, TAP);
    finger_on(p, UI_RAW_UP, CHOOSER, at);
    pair_wait(p, TAP);
}

static bool both_open(const pair *p, int seat) {
    return flat_of(p, 0) != NULL && flat_of(p, 1) != NULL && flat_looks(flat_of(p, 0), seat) &&
           flat_looks(flat_of(p, 1), seat);
}

static bool unlock(pair *p, int seat) {
    const flat_seat *s = &flat_of(p, 0)->seat[seat];
    const int place = s->locked ? next_sign(p, (uint8_t)seat, &s->lock) : -1;
    const ui_zone *zone[TRUTHS] = {own_zone(p, 0, seat, ZONE_LOCK, place), own_zone(p, 1, seat, ZONE_LOCK, place)};
    if (place < 0 || zone[0] == NULL || zone[1] == NULL) {
        return false;
    }
    tap_own(p, zone);
    return true;
}

/* The viewer picks the same in both; others, at times, one thing here and another there. */
static bool choose_own(pair *p, int seat) {
    const ui_zone *zone[TRUTHS] = {own_zone(p, 0, seat, ZONE_DONE, -1), own_zone(p, 1, seat, ZONE_DONE, -1)};
    if (zone[0] != NULL && zone[1] != NULL && !((zone[0]->flags | zone[1]->flags) & UI_ZONE_OFF)) {
        tap_own(p, zone);
        return false;
    }
    zone[0] = own_choice(p, 0, seat);
    if (zone[0] == NULL) {
        return false;
    }
    zone[1] = seat != p->of->viewer && once_in(p, 2) ? own_choice(p, 1, seat) : NULL;
    if (zone[1] == NULL || strcmp(zone[0]->name, zone[1]->name) != 0) { /* unlike kinds light unlike things */
        zone[1] = own_zone(p, 1, seat, zone[0]->name, zone[0]->n);
    }
    if (zone[1] == NULL) {
        return false;
    }
    tap_own(p, zone);
    return true;
}

static void look_in_zone(pair *p, int seat) {
    const ui_zone *chip = own_zone(p, 0, seat, ZONE_LOOK, -1);
    if (chip == NULL) {
        return;
    }
    const ui_zone keep = *chip;
    const ui_zone *const at[TRUTHS] = {&keep, &keep};
    snprintf(p->last, sizeof p->last, "seat %d holds its chip", seat);
    finger_on(p, UI_RAW_DOWN, HOLDER, at);
    pair_wait(p, first(p)->settings.hold_toggle ? TAP : OPENS);
    if (first(p)->settings.hold_toggle) {
        finger_on(p, UI_RAW_UP, HOLDER, at);
    }
    for (int i = 0; i < 2 * LOCK_CODE && pair_lives(p) && both_open(p, seat) && unlock(p, seat); i++) {
    }
    for (int i = 0; i < 7 && pair_lives(p) && both_open(p, seat); i++) {
        const uint64_t ready = flat_of(p, 0)->seat[seat].ready;
        if (ready > p->now) {
            pair_wait(p, ready - p->now + 1);
        } else if (!choose_own(p, seat)) {
            break;
        }
    }
    p->misses++;
    if (pair_lives(p) && once_in(p, 9)) {
        cover(p);
    } else if (pair_lives(p)) {
        finger_on(p, UI_RAW_UP, HOLDER, at);
    }
}

static void act_on_flat(pair *p) {
    const app *a = first(p);
    const uint32_t people = app_seating_humans(app_director_seating(a->table));
    const app_step step = app_director_step(a->table);
    if ((p->manner.keys || p->manner.pad) && step.kind == STEP_PRIVATE && !once_in(p, 4)) {
        press_named(p, ZONE_LOOK);
        return;
    }
    if (step.kind != STEP_PRIVATE && !once_in(p, 8)) {
        act_on_table(p);
        return;
    }
    if (p->misses > 3 * PATIENCE && step.kind == STEP_PRIVATE) {
        give(p, step.seat);
        return;
    }
    for (uint32_t tries = 0; tries < 8; tries++) {
        const uint8_t seat = (uint8_t)nt_rng_below(&p->rng, p->of->config.seats);
        const nt_ask ask = nt_port_ask(app_director_port(a->table, seat));
        if ((people >> seat & 1u) && (ask == NT_ASK_SECRET || ask == NT_ASK_HAND || once_in(p, 8))) {
            look_in_zone(p, seat);
            return;
        }
    }
    let_time_pass(p);
}

static void act_on_results(pair *p) {
    const table_scene *t = (const table_scene *)stack_top(first(p));
    if (once_in(p, 12) && press_named(p, ZONE_PAUSE)) {
        return;
    }
    if (!press_named(p, ZONE_REVEAL_NEXT) && p->misses > PATIENCE && t->ui.asked != NT_SPECTATOR) {
        give(p, t->ui.asked);
    } else if (!press_any(p)) {
        let_time_pass(p);
    }
}

static void act_in_call(pair *p) {
    if (once_in(p, 2) || !(press_end(p) || press_any(p))) {
        pair_wait(p, 400 + nt_rng_below(&p->rng, LONG));
    }
}

/* Settings stand in groups, of which one is shown. */
static bool press_group(pair *p) {
    int groups = 0;
    while (zone_of(&p->side[0], ZONE_GROUP, groups) != NULL) {
        groups++;
    }
    if (groups > 0) {
        press(p, zone_of(&p->side[0], ZONE_GROUP, (int)nt_rng_below(&p->rng, (uint32_t)groups)));
    }
    return groups > 0;
}

/* Somebody reads the rules over a view and puts the device down. */
static bool reads_over_view(const pair *p) {
    const app *a = first(p);
    return in(p, &scene_rules) && a->depth > 1 && a->stack[a->depth - 2]->ops == &scene_private;
}

static void act_in_menu(pair *p) {
    if (reads_over_view(p) && once_in(p, 4)) {
        snprintf(p->last, sizeof p->last, "left alone over the rules");
        pair_wait(p, VERY_LONG);
        return;
    }
    if (in(p, &scene_log) && once_in(p, 4) && press_named(p, ZONE_EXPORT)) {
        return;
    }
    if (in(p, &scene_settings) && once_in(p, 3) && press_group(p)) {
        return;
    }
    if (once_in(p, 2) || !press_any(p)) {
        key(p, UI_KEY_BACK, false, TAP);
    }
}

static void act_in_pause(pair *p) {
    static const char *const ways[] = {ZONE_RESUME, ZONE_RULES, ZONE_SETTINGS, ZONE_LEAVE};
    press_named(p, ways[nt_rng_below(&p->rng, 4)]);
}

void pair_act(pair *p) {
    wait_for_lock(p);
    if (!pair_lives(p)) {
        return;
    }
    if (once_in(p, 7)) {
        disturb(p);
    } else if (in(p, &scene_curtain)) {
        press_named(p, once_in(p, 10) ? ZONE_LANGUAGE : once_in(p, 12) ? ZONE_PAUSE : ZONE_OPEN);
    } else if (in(p, &scene_seat_lock)) {
        act_in_lock(p);
    } else if (in(p, &scene_private)) {
        act_in_private(p);
    } else if (in(p, &scene_table)) {
        act_on_table(p);
    } else if (in(p, &scene_flat)) {
        act_on_flat(p);
    } else if (in(p, &scene_results)) {
        act_on_results(p);
    } else if (in(p, &scene_call)) {
        act_in_call(p);
    } else if (in(p, &scene_pause)) {
        act_in_pause(p);
    } else if (in(p, &scene_attract)) {
        snprintf(p->last, sizeof p->last, "guests come");
        point(p, 400, 400, TAP);
    } else if (in(p, &scene_title) || in(p, &scene_welcome)) {
        press_named(p, ZONE_CONTINUE);
    } else if (in(p, &scene_notice)) {
        press_named(p, ZONE_OK);
    } else {
        act_in_menu(p);
    }
}
