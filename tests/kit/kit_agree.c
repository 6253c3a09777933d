/* Whether imagined worlds know the truth.
 *
 * Let V be what a seat sees, T the truth, and A and B two worlds imagined from V, A in this process and B in one that
 * has never seen T.
 *
 * 1. Exactly: with the same generator the other process imagines A to the byte. So whatever leads from T to A leads
 *    through V. This needs no statistics and holds for any weights.
 * 2. On average: if worlds come with the weights that V leaves them, then T, A and B are three draws from one urn, so
 *    A agrees with T as often as with B, in whatever one looks at: in the whole, in one seat's private part, in
 * single bytes. Nobody has to know the weights. The difference of both frequencies is 0 on average over all deals;
 * its error is taken over matches, which are independent of each other. B and not a second A, since an imagine that
 *    gave back T would agree with itself as well.
 *
 * The second holds where play tells of the secrets no more than imagine takes it to tell. So moves are drawn with the
 * same chance for each single card. Where the rules leave one hand fewer cards to choose from than another (Witches
 * of the Sabbath), a position counts by how likely the others' moves were under its truth if any card had been drawn,
 * so that one deal explains what was played as well as another in which it could be played. Such weights grow apart,
 * so now and then the truth is dealt anew from what one seat sees, by the other process, and the weights begin again:
 * one step after the other holds, and kit_check_even holds the beginning. Games that imagine the past more freely
 * than it can have been are allowed a tolerance (test_kit_knows.c). */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "games/growl/growl.h"
#include "games/robbers/robbers.h"
#include "games/sabbath/sabbath.h"
#include "kit/kit.h"

enum { DRAWS = 4, ERRORS = 5, ANEW = 10 /* plies until the truth is dealt anew */ };

/* ---- play that tells nothing ---- */

typedef struct {
    double weight[NT_MAX_SEATS]; /* by viewer */
    int viewer;                  /* from whose view the truth was dealt anew, or -1 */
} play;

static void begin(play *p) {
    p->viewer = -1;
    for (int seat = 0; seat < NT_MAX_SEATS; seat++) {
        p->weight[seat] = 1;
    }
}

/* A card that must follow what was led. */
static const sabbath_pub *following(const nt_game *game, nt_view view) {
    const sabbath_pub *pub = view.pub;
    return strcmp(game->id, "sabbath") == 0 && pub->phase == SABBATH_PLAY ? pub : NULL;
}

/* How many single cards of the hand a move stands for. In other games each move is one. */
static uint32_t cards_of(const nt_game *game, nt_view view, nt_move move) {
    if (following(game, view)) {
        return (uint32_t)sabbath_held(((const sabbath_priv *)view.me)->hand, move.arg[0]);
    }
    if (strcmp(game->id, "robbers") != 0) {
        return 1;
    }
    uint32_t n = 0;
    for (int i = 0; i < ROBBERS_HAND; i++) {
        n += ((const robbers_priv *)view.me)->hand[i] == move.arg[0];
    }
    return n;
}

/* The same seat's move again, each card of its hand equally likely. */
static nt_move any_card(kit *k, play *p, uint8_t mover) {
    const nt_view view = nt_look(k->game, k->state, mover);
    const int n = kit_legal(k, k->state, mover, k->legal);
    uint32_t all = 0, chosen = 0;
    for (int i = 0; i < n; i++) {
        all += cards_of(k->game, view, k->legal[i]);
    }
    for (uint32_t at = nt_rng_below(&k->rng, all); at >= cards_of(k->game, view, k->legal[chosen]); chosen++) {
        at -= cards_of(k->game, view, k->legal[chosen]);
    }
    const sabbath_pub *follows = following(k->game, view);
    for (int seat = 0; follows && seat < k->config.seats; seat++) {
        p->weight[seat] *= seat == mover ? 1 : (double)all / follows->hand[mover];
    }
    return k->legal[chosen];
}

static bool draw_move(kit *k, play *p, nt_move *out) {
    if (!kit_any_move(k, k->state, out)) {
        return false;
    }
    if (out->seat == NT_CHANCE) {
        begin(p);
    } else if (out->seat != NT_JUDGE) {
        *out = any_card(k, p, out->seat);
    }
    return true;
}

/* The truth becomes another world of one seat, now and then. */
static void deal_anew(kit *k, play *p) {
    uint8_t err;
    if (strcmp(k->game->id, "sabbath") != 0 || nt_rng_below(&k->rng, ANEW) != 0) {
        return;
    }
    const uint8_t viewer = p->viewer < 0 ? (uint8_t)nt_rng_below(&k->rng, k->config.seats) : (uint8_t)p->viewer;
    const nt_rng rng = nt_rng_seed(nt_rng_next(&k->rng));
    if (kit_blind_imagine(k->blind, kit_view(k, k->state, viewer), &rng, 1, &err, k->world) && err == NT_OK) {
        begin(p);
        p->viewer = viewer;
        memcpy(k->state, k->world, k->game->state_size);
    }
}

/* ---- one position ---- */

typedef struct {
    const uint8_t *truth;
    uint8_t *here, *there; /* worlds imagined, one after the other */
    int n_here, n_there;
} urn;

/* Frequencies over all pairs of worlds, looking at `size` bytes from `at` on. */
static void look_at(const nt_game *game, const urn *u, size_t at, size_t size, double *truth, double *other) {
    int hits = 0, meets = 0;
    for (int i = 0; i < u->n_here; i++) {
        const uint8_t *a = u->here + (size_t)i * game->state_size + at;
        hits += memcmp(a, u->truth + at, size) == 0;
        for (int j = 0; j < u->n_there; j++) {
            meets += memcmp(a, u->there + (size_t)j * game->state_size + at, size) == 0;
        }
    }
    *truth += (double)hits / u->n_here;
    *other += (double)meets / (u->n_here * u->n_there);
}

/* Whether these bytes are not the same everywhere: it does not matter who differs from whom. */
static bool varies(const nt_game *game, const urn *u, size_t at, size_t size) {
    bool same = true;
    for (int i = 0; i < u->n_here; i++) {
        same = same && memcmp(u->here + (size_t)i * game->state_size + at, u->truth + at, size) == 0;
    }
    for (int i = 0; i < u->n_there; i++) {
        same = same && memcmp(u->there + (size_t)i * game->state_size + at, u->truth + at, size) == 0;
    }
    return !same;
}

void kit_secret(const nt_game *game, size_t *at, size_t *size) {
    *at = 0; /* card, wheel, role, and most likely that of a new game */
    *size = 1;
    if (strcmp(game->id, "growl") == 0) {
        *at = offsetof(growl_priv, team);
    } else if (strcmp(game->id, "robbers") == 0) {
        *at = offsetof(robbers_priv, role);
    } else if (strcmp(game->id, "sabbath") == 0) {
        *size = SABBATH_SET; /* the hand */
    }
}

static void count(kit_agreement *all, int feature, double weight, double truth, double other) {
    all->of[feature].truth += weight * truth;
    all->of[feature].other += weight * other;
    all->of[feature].match += weight * (truth - other);
}

/* The same bytes of each other seat; of the secret, only where it varies. */
static void compare_seats(const kit *k, const urn *u, uint8_t seat, double weight, int feature, size_t at,
                          size_t size, kit_agreement *all) {
    double truth = 0, other = 0;
    int n = 0;
    for (int them = 0; them < k->config.seats; them++) {
        const size_t place = k->game->priv_off + (size_t)them * k->game->priv_size + at;
        if (them != seat && (feature != KIT_SECRET || varies(k->game, u, place, size))) {
            look_at(k->game, u, place, size, &truth, &other);
            n++;
        }
    }
    if (n > 0) {
        count(all, feature, weight, truth / n, other / n);
    }
}

/* One byte is looked at so often that no function is called for it. */
static void look_at_byte(const nt_game *game, const urn *u, size_t at, double *truth, double *other) {
    int hits = 0, meets = 0;
    for (int i = 0; i < u->n_here; i++) {
        const uint8_t a = u->here[(size_t)i * game->state_size + at];
        hits += a == u->truth[at];
        for (int j = 0; j < u->n_there; j++) {
            meets += a == u->there[(size_t)j * game->state_size + at];
        }
    }
    *truth += (double)hits / u->n_here;
    *other += (double)meets / (u->n_here * u->n_there);
}

static void mark_other_bytes(const nt_game *game, const uint8_t *truth, const uint8_t *worlds, int n,
                             uint8_t *other) {
    for (int i = 0; i < n; i++) {
        for (size_t at = 0; at < game->state_size; at++) {
            other[at] |= truth[at] ^ worlds[(size_t)i * game->state_size + at];
        }
    }
}

/* All bytes beyond the view that vary, each alone. */
static void compare_bytes(const kit *k, const urn *u, uint8_t seat, double weight, kit_agreement *all) {
    const nt_game *game = k->game;
    const size_t mine = game->priv_off + (size_t)seat * game->priv_size;
    uint8_t *varying = calloc(1, game->state_size);
    double truth = 0, other = 0;
    int n = 0;
    mark_other_bytes(game, u->truth, u->here, u->n_here, varying);
    mark_other_bytes(game, u->truth, u->there, u->n_there, varying);
    for (size_t at = 0; at < game->state_size; at++) {
        const bool pub = at >= game->pub_off && at < game->pub_off + game->pub_size;
        if (varying[at] != 0 && !pub && (at < mine || at >= mine + game->priv_size)) {
            look_at_byte(game, u, at, &truth, &other);
            n++;
        }
    }
    free(varying);
    if (n > 0) {
        count(all, KIT_BYTES, weight, truth / n, other / n);
    }
}

static void compare(kit *k, const urn *u, uint8_t seat, double weight, kit_agreement *all) {
    const nt_game *game = k->game;
    double truth = 0, other = 0;
    size_t at, size;
    all->positions++;
    all->weight += weight;
    look_at(game, u, 0, game->state_size, &truth, &other);
    count(all, KIT_WHOLE, weight, truth, other);
    kit_secret(game, &at, &size);
    compare_seats(k, u, seat, weight, KIT_SEATS, 0, game->priv_size, all);
    compare_seats(k, u, seat, weight, KIT_SECRET, at, size, all);
    compare_bytes(k, u, seat, weight, all);
}

/* Worlds that were found, moved together; returns how many. */
static int found(const nt_game *game, uint8_t *worlds, const uint8_t err[DRAWS]) {
    int n = 0;
    for (int i = 0; i < DRAWS; i++) {
        if (err[i] == NT_OK) {
            memmove(worlds + (size_t)n++ * game->state_size, worlds + (size_t)i * game->state_size, game->state_size);
        }
    }
    return n;
}

/* Imagines here, then there: first with the same generators, which must give the same, then with others. */
static bool fill(kit *k, uint8_t seat, urn *u) {
    const nt_game *game = k->game;
    nt_rng rng[2 * DRAWS];
    uint8_t here[DRAWS], there[2 * DRAWS];
    const nt_view view = kit_view(k, k->state, seat);
    for (int i = 0; i < 2 * DRAWS; i++) {
        rng[i] = nt_rng_seed(nt_rng_next(&k->rng));
    }
    for (int i = 0; i < DRAWS; i++) {
        nt_rng with = rng[i];
        here[i] = (uint8_t)game->imagine(view, &with, u->here + (size_t)i * game->state_size);
    }
    if (!kit_blind_imagine(k->blind, view, rng, 2 * DRAWS, there, u->there)) {
        return kit_fail(k, "the process that has not seen the truth came to an end");
    }
    for (int i = 0; i < DRAWS && !k->trusting; i++) {
        const size_t at = (size_t)i * game->state_size;
        if (here[i] != there[i] || (here[i] == NT_OK && memcmp(u->here + at, u->there + at, game->state_size) != 0)) {
            return kit_fail(k, "who has not seen the truth imagines another world for seat %d", seat);
        }
    }
    memmove(u->there, u->there + DRAWS * (size_t)game->state_size, DRAWS * (size_t)game->state_size);
    u->n_here = found(game, u->here, here);
    u->n_there = found(game, u->there, there + DRAWS);
    return true;
}

static bool look(kit *k, double weight, uint8_t seat, kit_agreement *all) {
    urn u = {.truth = k->state,
             .here = calloc(DRAWS, k->game->state_size),
             .there = calloc(2 * DRAWS, k->game->state_size)};
    const bool good = fill(k, seat, &u);
    if (good && u.n_here > 0 && u.n_there > 0) {
        compare(k, &u, seat, weight, all);
    }
    free(u.here);
    free(u.there);
    return good;
}

/* ---- many matches ---- */

uint32_t kit_one_in(const nt_game *game) {
    return game->max_plies < 100 ? 1 : 10;
}

bool kit_walk_agreement(kit *k, uint8_t seats, bool draw_options, uint32_t one_in, kit_agreement *all) {
    const nt_game *game = k->game;
    play p;
    if (!k->blind) {
        k->blind = kit_blind_start(game);
    }
    if (!kit_start(k, seats, draw_options)) {
        return false;
    }
    begin(&p);
    while (game->to_act(kit_pub(k, k->state)) != 0) {
        nt_move move;
        const bool chance = game->to_act(kit_pub(k, k->state)) == 1u << NT_CHANCE;
        const uint8_t seat = p.viewer < 0 ? (uint8_t)nt_rng_below(&k->rng, seats) : (uint8_t)p.viewer;
        if (!chance && nt_rng_below(&k->rng, one_in) == 0 && !look(k, p.weight[seat], seat, all)) {
            return false;
        }
        if (!chance) {
            deal_anew(k, &p);
        }
        if (!draw_move(k, &p, &move)) {
            return false;
        }
        k->told.n = 0;
        game->apply(k->state, move, &k->told);
        k->plies++;
    }
    all->matches++;
    for (int i = 0; i < KIT_FEATURES; i++) {
        all->of[i].sum += all->of[i].match;
        all->of[i].squares += all->of[i].match * all->of[i].match;
        all->of[i].match = 0;
    }
    return true;
}

double kit_excess(const kit_agreement *all, int feature, double *error) {
    const double other = all->of[feature].other;
    *error = other > 0 ? sqrt(all->of[feature].squares) / other : 0;
    return other > 0 ? all->of[feature].sum / other : 0;
}

bool kit_check_agreement(kit *k, const kit_agreement *all, double tolerance, double of_secrets) {
    static const char *const what[KIT_FEATURES] = {"as a whole", "in a seat", "in a secret", "in a byte"};
    for (int i = 0; i < KIT_FEATURES; i++) {
        double error;
        const double excess = kit_excess(all, i, &error);
        const double allowed = i == KIT_SECRET ? of_secrets : tolerance;
        if (fabs(excess) > allowed + ERRORS * error) {
            return kit_fail(k, "imagined worlds agree with the truth %s %+.1f %% (+- %.1f) as against one another",
                            what[i], 100 * excess, 100 * error);
        }
    }
    return true;
}
