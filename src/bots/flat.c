/* Flat Monte-Carlo: imagines worlds, plays every choice forward in them, drops the weaker half again and again. */
#include "bots/flat.h"

#include <assert.h>
#include <string.h>

#include "bots/bot_random.h"

typedef struct {
    int move; /* index into the legal moves */
    int64_t sum;
} choice;

/* One decision. */
typedef struct {
    const nt_flat *how;
    nt_view view;
    const nt_move *legal;
    nt_rng rng;
    int n; /* choices still in it; all of them were tried in the same worlds */
    choice at[NT_FLAT_CHOICES];
    uint8_t world[NT_FLAT_STATE_MAX], state[NT_FLAT_STATE_MAX];
    nt_move moves[NT_MAX_LEGAL];
    nt_events told;
} flat;

/* The luck of one playout. Chance has a stream of its own, so that a move more or less leaves it alone. */
typedef struct {
    nt_rng chance, players;
} luck;

static const void *public_part(const flat *f) {
    return f->state + f->how->game->pub_off;
}

static int play_on(const flat *f, nt_view view, const nt_move *legal, int n, nt_rng *rng) {
    const nt_flat *how = f->how;
    const bool strays = !how->playout || (how->stray > 0 && (int)nt_rng_below(rng, 256) < how->stray);
    return (strays ? nt_bot_random : how->playout)(view, legal, n, rng);
}

static nt_move next_move(flat *f, uint32_t asked, luck *by) {
    const nt_game *game = f->how->game;
    if (asked == 1u << NT_CHANCE) {
        return nt_chance(&by->chance);
    }
    const uint8_t seat = nt_lowest(asked);
    const nt_view view = nt_asking(game, f->state, seat);
    const int n = game->legal(&view, f->moves, NT_MAX_LEGAL);
    assert(n >= 1);
    return f->moves[n == 1 ? 0 : play_on(f, nt_look(game, f->state, seat), f->moves, n, &by->players)];
}

/* ---- what an end is worth ---- */

static int usual_worth(const nt_game *game, const void *pub, uint8_t seat) {
    int16_t points[NT_MAX_SEATS] = {0}; /* 0 where nobody sits */
    game->score(pub, points);
    const uint32_t winners = game->winners(pub);
    int sharing = 0, lead = NT_FLAT_POINTS;
    for (int i = 0; i < NT_MAX_SEATS; i++) {
        sharing += (int)(winners >> i & 1);
        if (i != seat && points[seat] - points[i] < lead) {
            lead = points[seat] - points[i];
        }
    }
    if (lead < -NT_FLAT_POINTS) {
        lead = -NT_FLAT_POINTS;
    }
    return (winners >> seat & 1 ? NT_FLAT_WIN / sharing : 0) + NT_FLAT_POINT * lead;
}

/* ---- playouts ---- */

/* Plays one choice forward in the world that has been imagined. */
static int try_out(flat *f, nt_move move, luck by) {
    const nt_flat *how = f->how;
    const nt_game *game = how->game;
    memcpy(f->state, f->world, game->state_size);
    for (int plies = 0; plies < game->max_plies; plies++) {
        f->told.n = 0;
        game->apply(f->state, move,
                    &f->told); /* what is legal in the view is so in every world that looks the same */
        const uint32_t asked = game->to_act(public_part(f));
        if (asked == 0 || (how->stops && how->stops(f->view.pub, public_part(f)))) {
            break;
        }
        move = next_move(f, asked, &by);
    }
    return how->worth ? how->worth(public_part(f), f->view.seat) : usual_worth(game, public_part(f), f->view.seat);
}

/* Tries all choices that are left in one world; false when none could be imagined. */
static bool try_world(flat *f) {
    nt_rng of_world = nt_rng_seed(nt_rng_next(&f->rng));
    if (f->how->game->imagine(f->view, &of_world, f->world) != NT_OK) {
        return false;
    }
    const luck by = {nt_rng_seed(nt_rng_next(&of_world)), nt_rng_seed(nt_rng_next(&of_world))};
    for (int i = 0; i < f->n; i++) {
        f->at[i].sum += try_out(f, f->legal[f->at[i].move], by);
    }
    return true;
}

/* ---- the choice ---- */

/* All legal moves, or as many as can be compared, in random order: ties fall to whoever stands first. */
static void draw_choices(flat *f, int n) {
    uint16_t order[NT_MAX_LEGAL];
    assert(n <= NT_MAX_LEGAL);
    for (int i = 0; i < n; i++) {
        order[i] = (uint16_t)i;
    }
    f->n = n < NT_FLAT_CHOICES ? n : NT_FLAT_CHOICES;
    for (int i = 0; i < f->n; i++) {
        const int other = i + (int)nt_rng_below(&f->rng, (uint32_t)(n - i));
        f->at[i] = (choice){order[other], 0};
        order[other] = order[i];
    }
}

/* Best first, equal ones in the order they had. */
static void rank(flat *f) {
    for (int i = 1; i < f->n; i++) {
        const choice held = f->at[i];
        int to = i;
        for (; to > 0 && f->at[to - 1].sum < held.sum; to--) {
            f->at[to] = f->at[to - 1];
        }
        f->at[to] = held;
    }
}

/* Sequential halving: each round has the same number of playouts for half as many choices. Returns how many worlds
 * were found. */
static int halve(flat *f) {
    int rounds = 0, worlds = 0;
    while (1 << rounds < f->n) {
        rounds++;
    }
    for (int round = 0; round < rounds; round++) {
        const int share = f->how->playouts / (rounds * f->n);
        for (int i = 0; i < (share > 1 ? share : 1); i++) {
            worlds += try_world(f);
        }
        rank(f);
        f->n = (f->n + 1) / 2;
    }
    return worlds;
}

int nt_flat_choose(const nt_flat *how, nt_view view, const nt_move *legal, int n, nt_rng *rng) {
    assert(how->playouts >= 1 && how->game->state_size <= NT_FLAT_STATE_MAX);
    if (n == 1) {
        return 0;
    }
    flat f;
    f.how = how;
    f.told.catch = NULL;
    f.view = view;
    f.legal = legal;
    f.rng = nt_rng_seed(nt_rng_next(rng));
    draw_choices(&f, n);
    if (halve(&f) == 0) {
        return play_on(&f, view, legal, n, &f.rng);
    }
    return f.at[0].move;
}
