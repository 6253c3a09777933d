/* Orders that tell: nothing keeps in which order sealed choices were made, and nobody can tell of two cards that
 * reach him unnamed which of two seats sent which. */
#include <string.h>

#include "games/growl/growl.h"
#include "kit/kit.h"

enum {
    SEEDS = 40,  /* of the chance that follows, for each way */
    SEEN = 64,   /* different views in all of them */
    PAIRS = 20,  /* draws of two moves that may change cards */
    SLACK = 12,  /* a chi-squared so far beyond its mean ... */
    BEYOND = 25, /* ... and by so many variances: five standard deviations */
    WAYS = 4,
    TRIES = 12, /* pairs of seats at one step */
    STEPS = 12  /* steps of one match that are looked at */
};

/* ---- choices commute ---- */

static uint32_t asked_secretly(const kit *k, const void *state) {
    uint32_t seats = 0;
    for (uint8_t seat = 0; seat < k->config.seats; seat++) {
        seats |= (uint32_t)(k->game->ask(kit_pub(k, state), seat) == NT_ASK_SECRET) << seat;
    }
    return seats;
}

/* A drawn seat of a set that is not empty. */
static uint8_t any_of(kit *k, uint32_t seats) {
    uint8_t seat;
    do {
        seat = (uint8_t)nt_rng_below(&k->rng, NT_MAX_SEATS);
    } while (!(seats >> seat & 1));
    return seat;
}

static nt_move any_move(kit *k, const void *state, uint8_t seat) {
    const int n = kit_legal(k, state, seat, k->legal);
    return k->legal[nt_rng_below(&k->rng, (uint32_t)n)];
}

static void make(kit *k, void *state, nt_move move) {
    k->told.n = 0;
    k->game->apply(state, move, &k->told);
}

bool kit_check_commutes(kit *k, const void *state) {
    const uint32_t seats = asked_secretly(k, state);
    if ((seats & (seats - 1)) == 0) {
        return true;
    }
    const uint8_t one = any_of(k, seats), other = any_of(k, seats & ~(1u << one));
    const nt_move first = any_move(k, state, one), second = any_move(k, state, other);
    memcpy(k->after, state, k->game->state_size);
    memcpy(k->other, state, k->game->state_size);
    make(k, k->after, first);
    make(k, k->other, second);
    if (!kit_is_legal(k, k->after, second) || !kit_is_legal(k, k->other, first)) {
        return kit_fail(k, "the choice of seat %d takes seat %d its own", one, other);
    }
    make(k, k->after, second);
    make(k, k->other, first);
    return memcmp(k->after, k->other, k->game->state_size) == 0 ||
           kit_fail(k, "the state keeps which of the seats %d and %d chose first", one, other);
}

/* ---- cards change senders ---- */

/* What each seat, and at NT_MAX_SEATS a spectator, saw: how often in each way. */
typedef struct {
    int n[NT_MAX_SEATS + 1];
    uint64_t view[NT_MAX_SEATS + 1][SEEN];
    int times[NT_MAX_SEATS + 1][SEEN][WAYS];
} sights;

static uint64_t mix(uint64_t hash, const void *at, size_t n) {
    for (const uint8_t *byte = at; n > 0; n--) {
        hash = (hash ^ *byte++) * UINT64_C(0x100000001b3);
    }
    return hash;
}

static void note(sights *all, int who, uint64_t view, int way) {
    int at = 0;
    while (at < all->n[who] && all->view[who][at] != view) {
        at++;
    }
    if (at == SEEN) {
        at--; /* the rest is counted as one */
    } else if (at == all->n[who]) {
        all->view[who][all->n[who]++] = view;
    }
    all->times[who][at][way]++;
}

/* Whether who can tell one way from the other. */
static bool tells(const sights *all, int who, int one, int other) {
    double sum = 0;
    int cells = 0;
    for (int i = 0; i < all->n[who]; i++) {
        const double a = all->times[who][i][one], b = all->times[who][i][other];
        if (a + b > 0) {
            sum += (a - b) * (a - b) / (a + b);
            cells++;
        }
    }
    const double beyond = sum - (cells - 1) - SLACK;
    return beyond > 0 && beyond * beyond > BEYOND * 2.0 * (cells - 1);
}

/* What events say to one seat or to all, on top of what it has seen. */
static void hear(const kit *k, uint64_t heard[NT_MAX_SEATS + 1]) {
    for (int i = 0; i < k->told.n; i++) {
        const nt_event *event = &k->told.at[i];
        for (int who = 0; who <= NT_MAX_SEATS; who++) {
            if (event->to == NT_ALL || event->to == who) {
                heard[who] = mix(heard[who], event, sizeof *event);
            }
        }
    }
}

/* All who are asked answer; then chance, up to the next question. */
static void play_out(kit *k, const void *state, const nt_move answer[NT_MAX_SEATS], uint32_t seats, int way,
                     sights *all) {
    const nt_game *game = k->game;
    uint64_t heard[NT_MAX_SEATS + 1] = {0};
    memcpy(k->after, state, game->state_size);
    for (uint8_t seat = 0; seat < k->config.seats; seat++) {
        if (seats >> seat & 1 && game->to_act(kit_pub(k, k->after)) >> seat & 1) {
            make(k, k->after, answer[seat]);
            hear(k, heard);
        }
    }
    while (game->to_act(kit_pub(k, k->after)) == 1u << NT_CHANCE) {
        make(k, k->after, nt_chance(&k->rng));
        hear(k, heard);
    }
    const uint64_t pub = mix(0, kit_pub(k, k->after), game->pub_size);
    note(all, NT_MAX_SEATS, heard[NT_MAX_SEATS] ^ pub, way);
    for (uint8_t seat = 0; seat < k->config.seats; seat++) {
        note(all, seat, mix(heard[seat] ^ pub, nt_look(game, k->after, seat).me, game->priv_size), way);
    }
}

/* Two moves of two seats that give one card each to the other's move. */
static bool change(kit *k, const void *state, const nt_move was[2], nt_move now[2]) {
    if (was[0].n == 0 || was[1].n == 0) {
        return false;
    }
    const uint32_t i = nt_rng_below(&k->rng, was[0].n), j = nt_rng_below(&k->rng, was[1].n);
    now[0] = was[0];
    now[1] = was[1];
    now[0].arg[i] = was[1].arg[j];
    now[1].arg[j] = was[0].arg[i];
    return was[0].arg[i] != was[1].arg[j] && kit_is_legal(k, state, now[0]) && kit_is_legal(k, state, now[1]);
}

/* Who is told the senders by the rules: Insomnia's target (growl.md 7.1). */
static bool is_told(const kit *k, const void *state, int seat) {
    return strcmp(k->game->id, "growl") == 0 && ((const growl_pub *)kit_pub(k, state))->insomnia == seat;
}

/* Seats that can tell a way from the first, but for those who changed. */
static uint32_t reached(const kit *k, const sights *all, int way, uint32_t changed) {
    uint32_t seats = 0;
    for (int seat = 0; seat < k->config.seats; seat++) {
        seats |= (uint32_t)tells(all, seat, 0, way) << seat;
    }
    return seats & ~changed;
}

/* Four ways: as drawn, one card changed, the other, both. Whoever is reached by either card holds the same in the
 * last as in the first, and must not tell them apart. Not where all see a difference: choices that are shown with
 * their names, and a death that a card brings to one who gave another away. */
static bool senders_hidden(kit *k, const void *state, nt_move answer[NT_MAX_SEATS], uint32_t seats,
                           const nt_move was[2], const nt_move now[2]) {
    static sights all;
    const uint8_t one = was[0].seat, other = was[1].seat;
    uint32_t by_both = ~0u;
    memset(&all, 0, sizeof all);
    for (int way = 0; way < WAYS && by_both != 0; way++) {
        answer[one] = way & 1 ? now[0] : was[0];
        answer[other] = way & 2 ? now[1] : was[1];
        for (int i = 0; i < SEEDS; i++) {
            play_out(k, state, answer, seats, way, &all);
        }
        if (way > 0 && tells(&all, NT_MAX_SEATS, 0, way)) {
            return true;
        }
        by_both &= way == 1 || way == 2 ? reached(k, &all, way, 1u << one | 1u << other) : ~0u;
    }
    for (int seat = 0; seat < k->config.seats; seat++) {
        if (!(by_both >> seat & 1) || is_told(k, state, seat)) {
            continue;
        }
        k->exchanged++;
        if (tells(&all, seat, 0, WAYS - 1)) {
            return kit_fail(k, "seat %d can tell which of the seats %d and %d sent which", seat, one, other);
        }
    }
    return true;
}

bool kit_check_senders(kit *k, const void *state) {
    const uint32_t seats = asked_secretly(k, state);
    nt_move answer[NT_MAX_SEATS], was[2], now[2];
    bool changed = false;
    if ((seats & (seats - 1)) == 0) {
        return true;
    }
    const uint8_t one = any_of(k, seats), other = any_of(k, seats & ~(1u << one));
    for (int i = 0; i < PAIRS && !changed; i++) {
        was[0] = any_move(k, state, one);
        was[1] = any_move(k, state, other);
        changed = change(k, state, was, now);
    }
    if (!changed) {
        return true;
    }
    for (uint8_t seat = 0; seat < k->config.seats; seat++) {
        if (seats >> seat & 1) {
            answer[seat] = any_move(k, state, seat);
        }
    }
    return senders_hidden(k, state, answer, seats, was, now);
}

bool kit_walk_orders(kit *k, uint8_t seats, bool draw_options) {
    if (!kit_start(k, seats, draw_options)) {
        return false;
    }
    uint32_t before = 0;
    int steps = 0;
    while (k->game->to_act(kit_pub(k, k->state)) != 0) {
        nt_move move;
        const uint32_t now = asked_secretly(k, k->state);
        const bool opens = (now & ~before) != 0 && (now & (now - 1)) != 0; /* once a step, when all are asked */
        before = now;
        steps += opens;
        if (!kit_check_commutes(k, k->state)) {
            return false;
        }
        for (int i = 0; i < TRIES && opens && steps <= STEPS; i++) {
            if (!kit_check_senders(k, k->state)) {
                return false;
            }
        }
        if (!kit_any_move(k, k->state, &move)) {
            return false;
        }
        make(k, k->state, move);
        k->plies++;
    }
    return true;
}
