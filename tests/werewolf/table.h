/* Games of Werewolf set up by hand, in the notation of werewolf.md 14: seats count from 1, nights are written as
 * "K9 S1 G8" (K knife, C charm, A antidote, P poison, S check, G guard, I investigate, M silence). */
#ifndef NT_TESTS_WEREWOLF_TABLE_H
#define NT_TESTS_WEREWOLF_TABLE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/werewolf/werewolf_state.h"

typedef struct {
    struct werewolf_state s;
    nt_events told; /* of the last move */
    nt_config config;
    uint64_t chance; /* seed of the next chance */
} game;

/* ---- moves ---- */

static inline nt_err try_move(game *g, nt_move move) {
    g->told = (nt_events){0};
    return nt_apply(&werewolf_game, &g->s, move, &g->told);
}

/* A move by its text, its seats counted from 0 as in records; `seat` from 1. */
static inline nt_err try_play(game *g, int seat, const char *text) {
    nt_move move;
    assert_int_equal(werewolf_game.parse_move(&g->s.pub, (uint8_t)(seat - 1), text, &move), NT_OK);
    return try_move(g, move);
}

/* "shoot 4": verb and seat from 1; seat 0 = no seat. */
static inline nt_err try_at(game *g, int seat, const char *verb, int target) {
    char text[NT_TEXT_MAX];
    if (target == 0) {
        return try_play(g, seat, verb);
    }
    snprintf(text, sizeof text, "%s %d", verb, target - 1);
    return try_play(g, seat, text);
}

static inline void play(game *g, int seat, const char *verb, int target) {
    const nt_err err = try_at(g, seat, verb, target);
    if (err != NT_OK) {
        fail_msg("seat %d: %s %d is refused (%d) at step %s", seat, verb, target, err,
                 werewolf_step_id[g->s.pub.step]);
    }
}

static inline void chance(game *g) {
    nt_rng rng = nt_rng_seed(g->chance++);
    assert_int_equal(werewolf_game.to_act(&g->s.pub), 1u << NT_CHANCE);
    assert_int_equal(try_move(g, nt_chance(&rng)), NT_OK);
}

/* The seat that is asked, from 1; the lowest of several. */
static inline int asked(const game *g) {
    for (int seat = 0; seat < g->s.pub.n; seat++) {
        if (g->s.pub.asked[seat]) {
            return seat + 1;
        }
    }
    return 0;
}

static inline void assert_step(const game *g, werewolf_step step) {
    assert_string_equal(werewolf_step_id[g->s.pub.step], werewolf_step_id[step]);
}

/* ---- a table ---- */

/* Lays the set out in canonical order and ends the looks: dusk of round 1. */
static inline void seat_set(game *g) {
    werewolf_run run = {.s = &g->s, .out = &g->told};
    int seat = 0;
    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        for (int copy = 0; copy < g->s.hid.set[role]; copy++) {
            werewolf_give_role(&run, seat++, (uint8_t)role);
        }
    }
    werewolf_ask_living(&run, WEREWOLF_STEP_DUSK);
}

static inline nt_config standard(int n) {
    return nt_config_standard(&werewolf_game, (uint8_t)n);
}

static inline void start_with(game *g, nt_config config) {
    memset(g, 0, sizeof *g);
    g->config = config;
    g->chance = 1;
    assert_int_equal(werewolf_game.setup(&g->s, &config), NT_OK);
    seat_set(g);
}

/* The default set of n seats, standard rules: F6, F8, F12, ... */
static inline void start(game *g, int n) {
    start_with(g, standard(n));
}

/* The same with one other house rule. */
static inline void start_rule(game *g, int n, int option, int value) {
    nt_config config = standard(n);
    config.opt[option] = (int16_t)value;
    start_with(g, config);
}

/* "1 3 6": the seats that live; the others went out before. For dusk. */
static inline void only_alive(game *g, const char *seats) {
    werewolf_pub *pub = &g->s.pub;
    memset(pub->alive, 0, sizeof pub->alive);
    for (const char *at = seats; *at; at += strspn(at, "0123456789 ")) {
        for (char *end; *at; at = end) {
            const long seat = strtol(at, &end, 10);
            if (end == at) {
                break;
            }
            pub->alive[seat - 1] = 1;
        }
    }
    if (pub->round == 0) {
        pub->round = 1;
    }
    for (int seat = 0; seat < pub->n; seat++) {
        if (!pub->alive[seat] && pub->out_round[seat] == 0) {
            pub->out_round[seat] = pub->round;
            pub->out_how[seat] = WEREWOLF_OUT_NIGHT;
            pub->death[pub->deaths++] = (uint8_t)seat;
        }
    }
    memcpy(pub->asked, pub->alive, sizeof pub->asked);
}

static inline void make_sheriff(game *g, int seat) {
    g->s.pub.badge = WEREWOLF_BADGE_HELD;
    g->s.pub.sheriff = (uint8_t)(seat - 1);
}

static inline void no_badge(game *g) {
    g->s.pub.badge = WEREWOLF_BADGE_DESTROYED;
}

/* ---- nights ---- */

static inline int planned(const char *plan, char letter) {
    const char *at = strchr(plan, letter);
    return at == NULL ? 0 : atoi(at + 1);
}

static inline nt_move planned_move(const game *g, const char *plan) {
    static const char letters[WEREWOLF_TASKS] = {
        [WEREWOLF_TASK_KNIFE] = 'K',  [WEREWOLF_TASK_CHARM] = 'C',       [WEREWOLF_TASK_POTION] = 'P',
        [WEREWOLF_TASK_CHECK] = 'S',  [WEREWOLF_TASK_INVESTIGATE] = 'I', [WEREWOLF_TASK_GUARD] = 'G',
        [WEREWOLF_TASK_SILENCE] = 'M'};
    const uint8_t seat = (uint8_t)(asked(g) - 1), task = g->s.seat[seat].task;
    const int target = letters[task] ? planned(plan, letters[task]) : 0;
    nt_move move = {.seat = seat, .kind = WEREWOLF_MOVE_CHOOSE, .n = 1, .arg = {WEREWOLF_NONE}};
    if (target > 0) {
        move.arg[0] = (uint8_t)(target - 1);
    }
    if (task == WEREWOLF_TASK_POTION && strchr(plan, 'A') != NULL) {
        move.kind = target > 0 ? WEREWOLF_MOVE_BOTH : WEREWOLF_MOVE_SAVE;
        move.n = target > 0;
        move.arg[0] = target > 0 ? move.arg[0] : 0;
    }
    return move;
}

/* One night by its plan; what is refused is counted, and nobody or nothing is chosen in its place. */
static inline int try_night(game *g, const char *plan) {
    int refused = 0;
    play(g, asked(g), "night", 0);
    while (g->s.pub.step == WEREWOLF_STEP_NIGHT) {
        const nt_move move = planned_move(g, plan);
        if (try_move(g, move) != NT_OK) {
            refused++;
            assert_int_equal(try_play(g, move.seat + 1, "choose nobody"), NT_OK);
        }
    }
    return refused;
}

static inline void night(game *g, const char *plan) {
    assert_int_equal(try_night(g, plan), 0);
}

/* ---- days ---- */

/* Everybody says and does as little as may be until the step comes. */
static inline void idle_until(game *g, werewolf_step step) {
    for (int plies = 0; g->s.pub.step != step; plies++) {
        if (plies > 300 || g->s.pub.step == WEREWOLF_STEP_OVER) {
            fail_msg("step %s does not come; at %s", werewolf_step_id[step], werewolf_step_id[g->s.pub.step]);
        }
        switch (g->s.pub.step) {
        case WEREWOLF_STEP_CAMPAIGN_DRAW:
        case WEREWOLF_STEP_SPEECH_DRAW:
            chance(g);
            break;
        case WEREWOLF_STEP_RITES:
            play(g, asked(g), "nothing", 0);
            break;
        case WEREWOLF_STEP_BADGE:
            play(g, asked(g), "destroy", 0);
            break;
        case WEREWOLF_STEP_STAND:
            play(g, asked(g), "stay out", 0);
            break;
        case WEREWOLF_STEP_DIRECTION:
            play(g, asked(g), "direction", 1);
            break;
        case WEREWOLF_STEP_ELECT:
        case WEREWOLF_STEP_VOTE:
        case WEREWOLF_STEP_PK_VOTE:
            play(g, asked(g), "abstain", 0);
            break;
        case WEREWOLF_STEP_ELECT_COUNT:
        case WEREWOLF_STEP_COUNT:
        case WEREWOLF_STEP_PK_COUNT:
            play(g, asked(g), "count", 0);
            break;
        default:
            play(g, asked(g), "done", 0);
            break;
        }
    }
}

/* "5>1 6>1": ballots at the open vote; all others abstain. Ends at the count. */
static inline void ballots(game *g, const char *list) {
    for (const char *at = list; *at;) {
        char *end;
        const long voter = strtol(at, &end, 10), target = strtol(end + 1, &end, 10);
        play(g, (int)voter, "vote", (int)target);
        at = end + strspn(end, " ");
    }
    while (g->s.pub.step == WEREWOLF_STEP_VOTE || g->s.pub.step == WEREWOLF_STEP_PK_VOTE ||
           g->s.pub.step == WEREWOLF_STEP_ELECT) {
        play(g, asked(g), "abstain", 0);
    }
}

static inline void count_ballots(game *g) {
    play(g, asked(g), "count", 0);
}

/* Speeches, then the vote: the seat's last rites page is open after it. */
static inline void exile_by_vote(game *g, int seat) {
    idle_until(g, WEREWOLF_STEP_VOTE);
    while (g->s.pub.step == WEREWOLF_STEP_VOTE) {
        play(g, asked(g), "vote", seat);
    }
    count_ballots(g);
    assert_step(g, WEREWOLF_STEP_RITES);
    assert_int_equal(asked(g), seat);
}

/* The page of last rites of that seat, which must be the next. */
static inline void rites(game *g, int seat, const char *verb, int target) {
    assert_step(g, WEREWOLF_STEP_RITES);
    assert_int_equal(asked(g), seat);
    play(g, seat, verb, target);
}

static inline void declare(game *g, int seat, const char *verb, int target) {
    play(g, asked(g), "declare", seat);
    play(g, seat, verb, target);
}

/* ---- what is checked ---- */

static inline int causes(const game *g, int seat) {
    return werewolf_causes(g->s.hid.cause[seat - 1]);
}

static inline bool lives(const game *g, int seat) {
    return g->s.pub.alive[seat - 1];
}

/* Causes of all who are out, as "9:wolf 10:poison"; the same seat twice for two causes. */
static inline void assert_out(const game *g, const char *want) {
    char text[512] = "";
    for (int seat = 0; seat < g->s.pub.n; seat++) {
        for (int bit = 0; bit < WEREWOLF_CAUSES; bit++) {
            if (!g->s.pub.alive[seat] && werewolf_causes(g->s.hid.cause[seat]) >> bit & 1) {
                snprintf(text + strlen(text), sizeof text - strlen(text), "%s%d:%s", *text ? " " : "", seat + 1,
                         werewolf_cause_id[bit]);
            }
        }
    }
    assert_string_equal(text, want);
}

/* "7 4 5": the order of death. */
static inline void assert_order(const game *g, const char *want) {
    char text[128] = "";
    for (int i = 0; i < g->s.pub.deaths; i++) {
        snprintf(text + strlen(text), sizeof text - strlen(text), "%s%d", i ? " " : "", g->s.pub.death[i] + 1);
    }
    assert_string_equal(text, want);
}

static inline int looked(const game *g, int seat) {
    return g->s.seat[seat - 1].night[g->s.pub.round].result;
}

static inline int told(const game *g, uint8_t to, uint8_t kind) {
    int n = 0;
    for (int i = 0; i < g->told.n; i++) {
        n += g->told.at[i].to == to && g->told.at[i].kind == kind;
    }
    return n;
}

#endif
