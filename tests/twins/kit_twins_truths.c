/* Finds positions and imagined worlds beside them, and lays either into a match. */
#include "twins/truths.h"

#include <assert.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "bots/bots.h"
#include "games/eatme/eatme.h"
#include "games/growl/growl.h"
#include "games/robbers/robbers.h"
#include "games/werewolf/werewolf.h"

enum { TRIES = 12, MORE_TRIES = 60, BOT_IN = 24, FAR = 24, LAST_PLIES = 6, MOST_OTHERS = 3 };

/* What is laid now: rules have no place of their own for it. */
static const truths *laid;

/* ---- laying ---- */

/* The first deal: nothing has been written since setup. */
static bool is_first_deal(const void *state, nt_move move) {
    bool is = false;
    if (move.seat == NT_CHANCE) {
        uint8_t *fresh = calloc(1, laid->game->state_size);
        assert(fresh != NULL);
        laid->game->setup(fresh, &laid->config);
        is = memcmp(fresh, state, laid->game->state_size) == 0;
        free(fresh);
    }
    return is;
}

static void apply(int truth, void *state, nt_move move, nt_events *out) {
    if (!is_first_deal(state, move)) {
        laid->game->apply(state, move, out);
        return;
    }
    for (int i = 0; i < laid->n_past; i++) {
        const nt_event *e = &laid->past[i];
        nt_tell(out, e->to, e->kind, e->n, e->arg);
    }
    memcpy(state, laid->state[truth], laid->game->state_size);
}

static void apply_first(void *state, nt_move move, nt_events *out) {
    apply(0, state, move, out);
}

static void apply_second(void *state, nt_move move, nt_events *out) {
    apply(1, state, move, out);
}

static void lay(truths *t) {
    for (int i = 0; i < TRUTHS; i++) {
        t->laid[i] = *t->game;
        t->laid[i].apply = i == 0 ? apply_first : apply_second;
    }
    laid = t;
}

nt_match *truths_match(const truths *t, int truth, uint64_t seed) {
    nt_err err;
    return nt_match_create(&t->laid[truth], &t->config, seed, &err);
}

/* ---- finding ---- */

uint8_t truths_most_seats(const nt_game *game) {
    for (uint8_t seats = game->max_seats;; seats--) {
        const nt_config config = nt_config_standard(game, seats);
        nt_err err;
        nt_match *match = nt_match_create(game, &config, 1, &err);
        nt_match_destroy(match);
        if (match != NULL || seats == game->min_seats) {
            return seats;
        }
    }
}

/* The table's own options, by a luck of their own: what the rules are drawn from stays as it is. They go back to the
 * standard where the game refuses them beside the others. */
static void draw_settings(const nt_game *game, nt_config *config, nt_rng luck) {
    nt_rng own = nt_rng_seed(nt_rng_next(&luck));
    nt_config wish = *config;
    nt_err err;
    for (int i = nt_rule_options(game); i < game->n_options; i++) {
        const nt_option *o = &game->options[i];
        const uint32_t value = nt_rng_below(&own, (uint32_t)((o->max - o->min) / o->step + 1));
        wish.opt[i] = nt_rng_below(&own, 2) == 0 ? (int16_t)(o->min + o->step * (int)value) : wish.opt[i];
    }
    nt_match *match = nt_match_create(game, &wish, 1, &err);
    *config = match != NULL ? wish : *config;
    nt_match_destroy(match);
}

static nt_config rules(const nt_game *game, uint8_t seats, nt_rng *luck) {
    nt_config config = nt_config_standard(game, seats);
    const bool drawn = nt_rng_below(luck, 2) > 0;
    for (int i = 0; i < nt_rule_options(game); i++) {
        const nt_option *o = &game->options[i];
        const uint32_t values = (uint32_t)((o->max - o->min) / o->step + 1);
        /* The way of sitting always: beside a judge, who knows, few frames are compared. */
        const bool sitting = strcmp(o->id, "host_mode") == 0;
        if (sitting || (drawn && nt_rng_below(luck, 4) == 0)) {
            config.opt[i] = (int16_t)(o->min + o->step * (int)nt_rng_below(luck, values));
        }
    }
    draw_settings(game, &config, *luck);
    return config;
}

static uint32_t lowest(uint32_t bits) {
    return nt_lowest(bits);
}

/* One ply by a bot or at random; false when the match cannot go on. */
static bool play(nt_match *match, const nt_bot *bot, nt_rng *luck) {
    static nt_move list[NT_MAX_LEGAL];
    const uint32_t asked = nt_match_to_act(match);
    if (asked == 0) {
        return false;
    }
    const uint8_t seat = (uint8_t)lowest(asked);
    if (seat < NT_MAX_SEATS && nt_rng_below(luck, BOT_IN) == 0) {
        return nt_bot_play(bot, nt_match_port(match, seat), luck) == NT_OK;
    }
    const int n = nt_legal(nt_match_game(match), nt_match_state(match), seat, list, NT_MAX_LEGAL);
    return n > 0 && nt_match_submit(match, list[nt_rng_below(luck, (uint32_t)n)]) == NT_OK;
}

/* How long the match is that is played by this luck. */
static int length_of(const truths *t, uint64_t seed, nt_rng luck) {
    nt_err err;
    nt_match *match = nt_match_create(t->game, &t->config, seed, &err);
    int n = 0;
    while (match != NULL && play(match, nt_bot_best(t->game->id), &luck)) {
        n++;
    }
    nt_match_destroy(match);
    return n;
}

static void keep_past(truths *t, const nt_port *port) {
    const int n = nt_port_events(port), from = n > TRUTHS_PAST ? n - TRUTHS_PAST : 0;
    t->n_past = n - from;
    for (int i = from; i < n; i++) {
        t->past[i - from] = nt_port_event(port, i);
    }
}

/* ---- worlds that stay alike for long ---- */

typedef struct {
    uint8_t *state;
    nt_move list[NT_MAX_LEGAL];
    int n;
} course;

static bool has(const course *c, nt_move move) {
    for (int i = 0; i < c->n; i++) {
        if (nt_move_equal(c->list[i], move)) {
            return true;
        }
    }
    return false;
}

/* What both do next: the same where that can be, a secret choice each for itself; false when neither is possible. */
static bool choose(const nt_game *game, course two[TRUTHS], nt_rng *luck, nt_move move[TRUTHS]) {
    const void *pub = two[0].state + game->pub_off;
    const uint32_t asked = game->to_act(pub);
    if (asked == 0 || asked != game->to_act(two[1].state + game->pub_off)) {
        return false;
    }
    const uint8_t seat = nt_lowest(asked);
    if (seat == NT_CHANCE) {
        move[0] = move[1] = nt_chance(luck);
        return true;
    }
    for (int i = 0; i < TRUTHS; i++) {
        two[i].n = nt_legal(game, two[i].state, seat, two[i].list, NT_MAX_LEGAL);
        if (two[i].n == 0) {
            return false;
        }
        move[i] = two[i].list[nt_rng_below(luck, (uint32_t)two[i].n)];
    }
    for (int i = 0; i < two[0].n && !has(&two[1], move[0]); i++) {
        move[0] = two[0].list[i];
    }
    const bool common = has(&two[1], move[0]);
    move[1] = common ? move[0] : move[1];
    return common || game->ask(pub, seat) == NT_ASK_SECRET;
}

static bool look_alike(const truths *t, const course two[TRUTHS]) {
    static uint64_t view[TRUTHS][NT_VIEW_MAX / 8];
    for (int i = 0; i < TRUTHS; i++) {
        nt_look_copy(t->game, two[i].state, t->viewer, view[i]);
    }
    return memcmp(view[0], view[1], t->game->pub_size + t->game->priv_size) == 0;
}

/* Another seat than the viewer's is asked behind a curtain. */
static bool asks_another(const truths *t, const uint8_t *state) {
    const void *pub = state + t->game->pub_off;
    const uint8_t seat = nt_lowest(t->game->to_act(pub));
    const nt_ask ask = seat < NT_MAX_SEATS && seat != t->viewer ? t->game->ask(pub, seat) : NT_ASK_NONE;
    return ask == NT_ASK_SECRET || ask == NT_ASK_HAND;
}

/* How many plies the viewer cannot tell the world from the state when both go on alike; in how many of them another
 * is asked behind a curtain. */
static int alike_for(const truths *t, const uint8_t *world, uint8_t *scratch[TRUTHS], nt_rng luck, int *hidden) {
    static course two[TRUTHS];
    static nt_events told;
    int plies = 0;
    *hidden = 0;
    for (int i = 0; i < TRUTHS; i++) {
        two[i].state = scratch[i];
        memcpy(scratch[i], i == 0 ? t->state[0] : world, t->game->state_size);
    }
    for (; plies < FAR; plies++) {
        nt_move move[TRUTHS];
        const bool asks = asks_another(t, two[0].state);
        if (!choose(t->game, two, &luck, move)) {
            break;
        }
        *hidden += asks;
        for (int i = 0; i < TRUTHS; i++) {
            told.n = 0;
            t->game->apply(two[i].state, move[i], &told);
        }
        if (!look_alike(t, two)) {
            break;
        }
    }
    return plies;
}

/* Somebody else who is asked has a single answer in one of both: what programs are tempted to treat otherwise. */
static bool forced_apart(const truths *t, const uint8_t *world) {
    static nt_move list[NT_MAX_LEGAL];
    const nt_game *game = t->game;
    const uint32_t asked = game->to_act(world + game->pub_off);
    for (uint8_t seat = 0; seat < t->config.seats; seat++) {
        if ((asked >> seat & 1) && seat != t->viewer &&
            (nt_legal(game, t->state[0], seat, list, NT_MAX_LEGAL) == 1) !=
                (nt_legal(game, world, seat, list, NT_MAX_LEGAL) == 1)) {
            return true;
        }
    }
    return false;
}

/* What a game is about: which byte of a private part says what its seat is. Cards differ in any two worlds. */
static const struct {
    const char *game;
    size_t at;
} about[] = {{"growl", offsetof(growl_priv, team)},
             {"robbers", offsetof(robbers_priv, role)},
             {"eatme", offsetof(eatme_priv, wheel)},
             {"werewolf", offsetof(werewolf_priv, role)}};

/* Seats that are something else in the world. */
static int others(const truths *t, const uint8_t *world) {
    const nt_game *game = t->game;
    int n = 0;
    for (size_t i = 0; i < sizeof about / sizeof about[0]; i++) {
        for (uint8_t seat = 0; seat < t->config.seats && strcmp(about[i].game, game->id) == 0; seat++) {
            const size_t at = game->priv_off + seat * game->priv_size + about[i].at;
            n += seat != t->viewer && t->state[0][at] != world[at];
        }
    }
    return n;
}

/* Of some other worlds beside the state, as the viewer sees it, the one that stays alike for longest, mostly with
 * others who are something else; now and then one that forces somebody, where there is one. */
static bool imagine(truths *t, nt_rng *luck) {
    static uint64_t view[NT_VIEW_MAX / 8];
    const size_t size = t->game->state_size;
    uint8_t *room = malloc(3 * size), *world = room, *scratch[TRUTHS] = {room + size, room + 2 * size};
    const nt_rng same = nt_rng_seed(nt_rng_next(luck));
    const bool sharp = nt_rng_below(luck, 3) == 0, any = nt_rng_below(luck, 4) == 0;
    int best = -1;
    assert(room != NULL);
    for (int tries = 0; tries < (sharp ? MORE_TRIES : TRIES) && best < (any ? FAR : MOST_OTHERS * FAR); tries++) {
        const nt_view seen = nt_look_copy(t->game, t->state[0], t->viewer, view);
        if (t->game->imagine(seen, luck, world) != NT_OK || memcmp(t->state[0], world, size) == 0) {
            continue;
        }
        const bool forces = sharp && forced_apart(t, world);
        int hidden = 0;
        const int alike = forces || tries < TRIES ? alike_for(t, world, scratch, same, &hidden) : -1;
        const int is = others(t, world), counted = any ? 1 : is < MOST_OTHERS ? 1 + is : MOST_OTHERS;
        const int worth = (forces ? FAR : alike) * counted;
        if (worth > best) {
            best = worth;
            t->hidden = hidden;
            t->others = is;
            memcpy(t->state[1], world, size);
        }
    }
    free(room);
    return best >= 0;
}

/* ---- finding a position ---- */

static bool find(truths *t, nt_match *match, int plies, nt_rng by, nt_rng *luck) {
    const nt_bot *bot = nt_bot_best(t->game->id);
    for (t->plies = 0; t->plies < plies && play(match, bot, &by); t->plies++) {
    }
    if (nt_match_over(match)) {
        return false;
    }
    t->viewer = (uint8_t)nt_rng_below(luck, t->config.seats);
    memcpy(t->state[0], nt_match_state(match), t->game->state_size);
    keep_past(t, nt_match_port(match, t->viewer));
    return imagine(t, luck);
}

/* Anywhere, and now and then just before the end. */
static int position(int length, nt_rng *luck) {
    const bool late = nt_rng_below(luck, 5) == 0 && length > LAST_PLIES;
    return late ? length - 1 - (int)nt_rng_below(luck, LAST_PLIES) : (int)nt_rng_below(luck, (uint32_t)length);
}

bool truths_find(truths *t, const nt_game *game, uint8_t seats, nt_rng *luck) {
    const uint64_t seed = nt_rng_next(luck);
    nt_err err;
    *t = (truths){.game = game, .config = rules(game, seats, luck)};
    const nt_rng by = nt_rng_seed(nt_rng_next(luck));
    const int length = length_of(t, seed, by);
    nt_match *match = length > 0 ? nt_match_create(game, &t->config, seed, &err) : NULL;
    t->state[0] = calloc(1, game->state_size);
    t->state[1] = calloc(1, game->state_size);
    const bool found = match != NULL && t->state[0] != NULL && t->state[1] != NULL &&
                       find(t, match, position(length, luck), by, luck);
    nt_match_destroy(match);
    if (found) {
        lay(t);
    } else {
        truths_free(t);
    }
    return found;
}

bool truths_find_hidden(truths *t, const nt_game *game, uint8_t seats, nt_rng *luck) {
    enum { SEARCHES = 4, ENOUGH = 3 };
    for (int i = 1;; i++) {
        const bool found = truths_find(t, game, seats, luck);
        if ((found && t->hidden >= ENOUGH) || i == SEARCHES) {
            return found;
        }
        if (found) {
            truths_free(t);
        }
    }
}

void truths_free(truths *t) {
    for (int i = 0; i < TRUTHS; i++) {
        free(t->state[i]);
        t->state[i] = NULL;
    }
}
