/* Spoiler twins: finds pairs of matches that differ from one event on, and shows both up to it. */
#include "app/kit_app_spoilers.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/files/saves.h"
#include "app/flat/flat.h"
#include "app/stack.h"
#include "app/table/table_scene.h"
#include "engine/match.h"

enum { TRUTHS = 2, TRIES_A_PAIR = 400, ENOUGH = 80, MOST_PLIES = 6000, NOTES = 40000, LONGEST_MS = 120000 };

/* One of two stories: a match up to the ply that tells what differs, and the move that makes it. */
typedef struct {
    nt_match *match;
    uint64_t seed;
    int plies; /* before the move */
    nt_move move;
} story;

typedef struct {
    story of[TRUTHS];
    int told;   /* public events before the move */
    int common; /* public events that both tell after it, alike */
    bool kinds_differ;
} pair;

/* ---- finding one ---- */

static nt_port *table_port(const story *s) {
    return nt_match_port(s->match, NT_SPECTATOR);
}

static int legal_of(const story *s, uint8_t seat, nt_move *list) {
    return nt_port_legal(nt_match_port(s->match, seat), list, NT_MAX_LEGAL);
}

static bool has(const nt_move *list, int n, nt_move move) {
    for (int i = 0; i < n; i++) {
        if (nt_move_equal(list[i], move)) {
            return true;
        }
    }
    return false;
}

/* Both answer: alike where the answer is seen, mostly; each for itself where it is secret. */
static bool choose(pair *p, uint8_t seat, nt_rng *luck) {
    static nt_move list[TRUTHS][NT_MAX_LEGAL];
    int n[TRUTHS];
    for (int t = 0; t < TRUTHS; t++) {
        n[t] = legal_of(&p->of[t], seat, list[t]);
        if (n[t] == 0) {
            return false;
        }
        p->of[t].move = list[t][nt_rng_below(luck, (uint32_t)n[t])];
    }
    const nt_ask ask = nt_port_ask(nt_match_port(p->of[0].match, seat));
    const bool alike = ask == NT_ASK_SECRET ? nt_rng_below(luck, 2) : nt_rng_below(luck, 24) > 0;
    if (alike && has(list[1], n[1], p->of[0].move)) {
        p->of[1].move = p->of[0].move;
    }
    return true;
}

static bool same_event(const pair *p, int index) {
    const nt_event a = nt_port_event(table_port(&p->of[0]), index);
    const nt_event b = nt_port_event(table_port(&p->of[1]), index);
    return memcmp(&a, &b, sizeof a) == 0;
}

/* After the move: whether both have told the same since; else how much of it. */
static bool still_alike(pair *p) {
    const int n0 = nt_port_events(table_port(&p->of[0])), n1 = nt_port_events(table_port(&p->of[1]));
    int at = p->told;
    while (at < n0 && at < n1 && same_event(p, at)) {
        at++;
    }
    p->common = at - p->told;
    p->kinds_differ = at == n0 || at == n1 ||
                      nt_port_event(table_port(&p->of[0]), at).kind != nt_port_event(table_port(&p->of[1]), at).kind;
    return at == n0 && at == n1;
}

/* An open move may be seen without an event, as a card that is named: then the stories are no pair. */
static bool look_alike(const pair *p) {
    static uint64_t view[TRUTHS][NT_VIEW_MAX / 8];
    for (int t = 0; t < TRUTHS; t++) {
        nt_port_view(table_port(&p->of[t]), view[t]);
    }
    return memcmp(view[0], view[1], nt_port_view_size(table_port(&p->of[0]))) == 0;
}

/* One ply of both; true when it made them differ. */
static bool goes_apart(pair *p, nt_rng *luck, bool *lost) {
    const uint32_t asked = nt_match_to_act(p->of[0].match);
    *lost = asked != nt_match_to_act(p->of[1].match) || asked == 0 || asked >= 1u << NT_JUDGE;
    const uint8_t seat = *lost ? 0 : nt_lowest(asked);
    if (*lost || !choose(p, seat, luck)) {
        *lost = true;
        return false;
    }
    p->told = nt_port_events(table_port(&p->of[0]));
    for (int t = 0; t < TRUTHS; t++) {
        p->of[t].plies = nt_match_plies(p->of[t].match);
        assert_int_equal(nt_port_submit(nt_match_port(p->of[t].match, seat), p->of[t].move), NT_OK);
    }
    if (!still_alike(p)) {
        return true;
    }
    *lost = !look_alike(p);
    return false;
}

/* The same story up to here; what chance brings later may differ. */
static nt_match *again(const nt_match *match, int plies, uint64_t seed) {
    nt_err err = NT_OK;
    nt_match *copy = nt_match_begin(nt_match_game(match), nt_match_config(match), seed, &err);
    assert_non_null(copy);
    for (int i = 0; i < plies; i++) {
        assert_int_equal(nt_match_append(copy, nt_match_ply(match, i).move), NT_OK);
    }
    nt_match_settle(copy);
    return copy;
}

/* The printed rules, or some house rules drawn by lot. */
static nt_config rules_of(const spoilers *s, nt_rng *luck) {
    nt_config config = nt_config_standard(s->game, s->seats);
    const bool drawn = nt_rng_below(luck, 2) > 0;
    for (int i = 0; i < nt_rule_options(s->game) && drawn; i++) {
        const nt_option *o = &s->game->options[i];
        const uint32_t values = (uint32_t)((o->max - o->min) / o->step + 1);
        if (nt_rng_below(luck, 4) == 0) {
            config.opt[i] = (int16_t)(o->min + o->step * (int)nt_rng_below(luck, values));
        }
    }
    for (int i = 0; i < s->game->n_options && s->flat; i++) { /* a judge has no flat table */
        const bool hosts = strcmp(s->game->options[i].id, "host_mode") == 0;
        config.opt[i] = hosts ? (int16_t)(1 + nt_rng_below(luck, 2)) : config.opt[i];
    }
    return config;
}

static bool begin(pair *p, const spoilers *s, nt_rng *luck) {
    static nt_move list[NT_MAX_LEGAL];
    const nt_config config = rules_of(s, luck);
    nt_err err = NT_OK;
    const int together = (int)nt_rng_below(luck, 1u << nt_rng_below(luck, 10));
    p->of[0].seed = nt_rng_next(luck);
    p->of[0].match = nt_match_create(s->game, &config, p->of[0].seed, &err);
    if (p->of[0].match == NULL) {
        return false;
    }
    for (int i = 0; i < together && !nt_match_over(p->of[0].match); i++) {
        const uint32_t asked = nt_match_to_act(p->of[0].match);
        const int n = asked < 1u << NT_JUDGE ? legal_of(&p->of[0], nt_lowest(asked), list) : 0;
        if (n == 0) {
            return false;
        }
        nt_port_submit(nt_match_port(p->of[0].match, nt_lowest(asked)), list[nt_rng_below(luck, (uint32_t)n)]);
    }
    p->of[1].seed = nt_rng_below(luck, 4) > 0 ? nt_rng_next(luck) : p->of[0].seed;
    p->of[1].match = again(p->of[0].match, nt_match_plies(p->of[0].match), p->of[1].seed);
    return true;
}

static void end(pair *p) {
    for (int t = 0; t < TRUTHS; t++) {
        nt_match_destroy(p->of[t].match);
        p->of[t].match = NULL;
    }
}

static bool find(pair *p, const spoilers *s, nt_rng *luck) {
    bool lost = !begin(p, s, luck);
    for (int i = 0; i < MOST_PLIES && !lost; i++) {
        if (goes_apart(p, luck, &lost)) {
            return true;
        }
    }
    end(p);
    return false;
}

/* ---- showing it ---- */

typedef struct {
    char what;
    uint64_t at, value;
} note;

typedef struct {
    note at[NOTES];
    int n;
    bool flat;
    uint64_t until; /* what happened from here on may differ */
} watched;

static void keep(watched *w, const app *a, char what, uint64_t value) {
    assert_true(w->n < NOTES);
    w->at[w->n++] = (note){what, a->now, value};
}

static uint64_t hash_of(const char *text) {
    uint64_t hash = 0xcbf29ce484222325u;
    for (; *text; text++) {
        hash = (hash ^ (unsigned char)*text) * 0x100000001b3u;
    }
    return hash;
}

/* How many public events have been told, by a picture or in words. */
static int seen_or_said(const app *a) {
    const nt_table *table = app_director_table(a->table);
    nt_event shown, last;
    float part;

    app_director_event(a->table, a->now, &shown, &part, &last);
    const float seen_from = shown.kind != 0 && table->seen_from != NULL ? table->seen_from(&shown) : 0.0f;
    return seen_from > 0.0f ? app_director_begun(a->table) - (part < seen_from) : app_director_told(a->table, a->now);
}

/* The event that differs has begun, or has been told where both are of one kind; or there is none in this story. */
static bool told_apart(const pair *p, const app *a) {
    const int common = p->told + p->common;
    const int far = p->kinds_differ ? app_director_begun(a->table) : seen_or_said(a);
    return far > common || app_director_step(a->table).kind != STEP_EVENTS;
}

/* What the log would say last, and the curtain. */
static uint64_t words_of(app *a) {
    char said[1024], arena[8192];
    app_recap(a, NULL, said, sizeof said);
    uint64_t hash = hash_of(said);
    const int told_by_now = app_director_told(a->table, a->now);
    for (int i = told_by_now - 1; i >= 0 && i > told_by_now - 4; i--) {
        text_words words = text_words_in(app_words(a, NULL), arena, sizeof arena);
        const nt_event event = nt_port_event(app_director_port(a->table, NT_SPECTATOR), i);
        const table_telling telling = {app_director_told_view(a->table, NT_SPECTATOR),
                                       app_director_seating(a->table)->seat, &event, false};
        const char *line = app_director_table(a->table)->sentence(&telling, &words);
        hash = hash * 31 + hash_of(line != NULL ? line : "");
    }
    return hash;
}

static const flat_scene *flat_of(const app *a) {
    const scene *top = stack_top(a);
    return top != NULL && top->ops == &scene_flat ? (const flat_scene *)top : NULL;
}

/* A finger of each seat comes down on its chip. */
static void hold_chips(app *a) {
    for (int i = 0; i < a->shown->n_zones && flat_of(a) != NULL; i++) {
        const ui_zone *z = &a->shown->zone[i];
        const int seat = z->n - 1;
        const ui_raw finger = {.kind = UI_RAW_DOWN,
                               .at = a->now,
                               .touch = true,
                               .finger = seat,
                               .x = (z->at.x + z->at.w / 2) * a->frame.u,
                               .y = (z->at.y + z->at.h / 2) * a->frame.u};
        if (strcmp(z->name, ZONE_LOOK) == 0 && z->place == FLAT_PLACE(seat)) {
            app_handle(a, &finger);
        }
    }
}

/* How many lie open, or for whom the curtain has fallen. */
static void look_at_zones(watched *w, app *a) {
    const char *sound = NULL;
    float volume = 0;
    app_frame(a);
    while (app_next_sound(a, &sound, &volume)) {
    }
    const uint64_t open = flat_of(a) != NULL ? (uint64_t)flat_of(a)->edge.n_open
                          : stack_top(a) != NULL && stack_top(a)->ops == &scene_curtain ? kit_frame_hash(a)
                                                                                        : 0;
    keep(w, a, 'z', hash_of(app_scene_name(a)) + open);
}

static void look(watched *w, app *a) {
    const char *sound = NULL;
    float volume = 0;
    if (app_frame(a)) {
        keep(w, a, 'f', kit_frame_hash(a));
    }
    while (app_next_sound(a, &sound, &volume)) {
        keep(w, a, 's', hash_of(sound));
    }
    keep(w, a, 'l', words_of(a));
    keep(w, a, 'w', app_wake(a));
}

static void watch(watched *w, const pair *p, app *a) {
    const uint64_t from = a->now;
    if (w->flat) {
        app_frame(a);
        hold_chips(a);
    }
    while (!told_apart(p, a) && a->now < from + LONGEST_MS) {
        (w->flat ? look_at_zones : look)(w, a);
        const uint64_t wake = app_wake(a);
        if (wake == UINT64_MAX) {
            app_director_skip(a->table); /* it stays until somebody presses on */
            app_advance(a, a->now + 40);
        } else {
            app_advance(a, wake > a->now ? wake : a->now + 1);
        }
    }
    w->until = a->now;
}

static app_seating people(int seats) {
    app_seating seating = app_seating_standard(seats, true);
    for (int i = 0; i < seats; i++) {
        seating.seat[i].bot = false;
    }
    return seating;
}

/* The match as it was before the ply, continued by an application; then the move is made. */
static void show(watched *w, const spoilers *s, const pair *p, const story *of) {
    const nt_game *const games[] = {s->game, NULL};
    const nt_table *const tables[] = {s->table, NULL};
    char dir[256], problem[256] = "";
    kit_folder(dir, sizeof dir);
    const saves_open open = {
        .match = again(of->match, of->plies, of->seed), .seed = of->seed, .seating = people(s->seats)};
    assert_true(saves_write(dir, &open, 1, problem, sizeof problem));
    nt_match_destroy(open.match);
    app *a = kit_app_with(dir, 3, games, tables, kit_type());
    w->n = 0;
    w->flat = s->flat;
    a->settings.mode = s->flat ? APP_FLAT : APP_UPRIGHT;
    if (s->began != NULL) {
        s->began(a);
    }
    assert_true(app_continue(a));
    stack_settle(a);
    app_advance(a, 1000);
    app_frame(a);
    assert_int_equal(app_director_submit(a->table, of->move.seat, of->move), NT_OK);
    app_go_on(a);
    stack_settle(a);
    watch(w, p, a);
    app_destroy(a);
    kit_remove(dir);
}

static bool same_until_told(spoilers *s, const pair *p, const watched two[TRUTHS]) {
    const uint64_t until = two[0].until < two[1].until ? two[0].until : two[1].until;
    for (int i = 0;; i++) {
        const note *x = i < two[0].n && two[0].at[i].at < until ? &two[0].at[i] : NULL;
        const note *y = i < two[1].n && two[1].at[i].at < until ? &two[1].at[i] : NULL;
        if (x == NULL && y == NULL) {
            return true;
        }
        if (x != NULL && y != NULL && x->what == y->what && x->at == y->at && x->value == y->value) {
            continue;
        }
        const note *z = x != NULL ? x : y;
        const int n0 = nt_port_events(table_port(&p->of[0])), n1 = nt_port_events(table_port(&p->of[1]));
        const int at = p->told + p->common;
        snprintf(
            s->why, sizeof s->why,
            "%s, %d seats, ply %d: '%c' differs %d ms after the move, before public event %d of it (kinds %d, %d) "
            "has been told",
            s->game->id, s->seats, p->of[0].plies, z->what, (int)(z->at - 1000), p->common,
            at < n0 ? nt_port_event(table_port(&p->of[0]), at).kind : -1,
            at < n1 ? nt_port_event(table_port(&p->of[1]), at).kind : -1);
        return false;
    }
}

bool spoilers_hold(spoilers *s, uint64_t seed) {
    static watched two[TRUTHS];
    nt_rng luck = nt_rng_seed(seed);
    bool good = true;
    s->shown = s->deep = 0;
    for (int tries = 0; good && s->shown < s->pairs; tries++) {
        pair p = {0};
        if (tries > s->pairs * TRIES_A_PAIR) {
            snprintf(s->why, sizeof s->why, "%s, %d seats: only %d pairs found", s->game->id, s->seats, s->shown);
            return false;
        }
        if (!find(&p, s, &luck)) {
            continue;
        }
        /* Most are found at once and told apart by the first event: of these half of the pairs at most, for a while.
         */
        if (p.common == 0 && s->shown - s->deep >= (s->pairs + 1) / 2 && tries < s->pairs * ENOUGH) {
            end(&p);
            continue;
        }
        for (int t = 0; t < TRUTHS; t++) {
            show(&two[t], s, &p, &p.of[t]);
        }
        good = same_until_told(s, &p, two);
        s->shown++;
        s->deep += p.common > 0;
        end(&p);
    }
    return good;
}
