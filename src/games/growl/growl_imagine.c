/* A world that a seat cannot tell from the real one.
 *
 * The present is exact: hand sizes, the cards of the deck, who is alive, how each of the dead died, what the seat
 * was shown or passed itself, day gifts not yet passed on, Hypnosis, Séance, Silver Bullet, the Sniff, and Bites that
 * came by night all hold, and hands that were never exchanged follow the deal and every gift. The past of other
 * players after their first exchange is not rebuilt card by card: what they passed on is drawn at random, so a card
 * that was seen there may have left by a way that a longer chain of reasoning would exclude. Who holds what is
 * in growl_imagine_hands.c; here is what the others remember, have sealed and have looked at, what lies on the tiles,
 * and the pile. */
#include <assert.h>
#include <string.h>

#include "games/growl/growl_imagine.h"

enum { ATTEMPTS = 4000 }; /* where many are needed, nearly all end before a card is drawn, in a microsecond */

static uint8_t random_of(growl_sampler *sampler, const uint8_t hand[GROWL_KINDS], bool bites) {
    growl_sampler own = {.rng = sampler->rng};
    memcpy(own.pool, hand, GROWL_KINDS);
    if (!bites) {
        own.pool[GROWL_BITE] = 0;
    }
    return growl_draw_pool(&own);
}

/* A card that player may well have passed in the past. */
static uint8_t likely_card(growl_sampler *sampler, int seat) {
    uint8_t deck[GROWL_KINDS];
    growl_deck(sampler->pub->n, sampler->pub->opt[GROWL_OPT_GOLD_CARDS], deck);
    return random_of(sampler, deck, sampler->world->seat[seat].team == GROWL_WOLF);
}

/* ---- what was passed in nights gone by ---- */

/* Shares the cards that the seat took up among its neighbours, as far as it cannot tell them apart. */
static bool share_received(growl_sampler *sampler, int night) {
    const growl_night *at = &sampler->pub->night[night];
    const growl_priv *me = sampler->me;
    uint8_t card[GROWL_TILE] = {0};
    int n = 0;
    for (int kind = 0; kind < GROWL_KINDS; kind++) {
        for (int i = 0; i < me->got[night][kind] && n < GROWL_TILE; i++) {
            card[n++] = (uint8_t)kind;
        }
    }
    if (n < GROWL_PASSED) {
        return false;
    }
    /* From the left neighbour came what it sent to its right. */
    uint8_t *from_left = &sampler->world->seat[at->left[sampler->seat]].sent[night][1];
    uint8_t *from_right = &sampler->world->seat[at->right[sampler->seat]].sent[night][0];
    const bool left_wolf = sampler->world->seat[at->left[sampler->seat]].team == GROWL_WOLF;
    const bool right_wolf = sampler->world->seat[at->right[sampler->seat]].team == GROWL_WOLF;
    for (int tries = 0; tries < 32; tries++) {
        nt_rng_shuffle(sampler->rng, card, n);
        *from_left = me->got_from[night][0] != GROWL_NONE ? me->got_from[night][0] : card[0];
        *from_right = me->got_from[night][1] != GROWL_NONE ? me->got_from[night][1] : card[1];
        if ((left_wolf || *from_left != GROWL_BITE) && (right_wolf || *from_right != GROWL_BITE)) {
            return true;
        }
    }
    return false;
}

static void receive_all(growl_sampler *sampler, int night) {
    const growl_night *at = &sampler->pub->night[night];
    for (int seat = 0; seat < sampler->pub->n; seat++) {
        for (int side = 0; at->passed[seat] && side < GROWL_PASSED; side++) {
            const uint8_t to = side == 0 ? at->left[seat] : at->right[seat];
            if (to != sampler->seat) {
                sampler->world->seat[to].got[night][sampler->world->seat[seat].sent[night][side]]++;
            }
        }
    }
    for (int i = 0; at->card == GROWL_GIFT && at->target[0] != GROWL_NONE && i < 2; i++) {
        const uint8_t to = at->target[i];
        if (to != sampler->seat && at->passed[to]) {
            sampler->world->seat[to].got[night][sampler->world->seat[at->target[1 - i]].gift_sent]++;
        }
    }
}

/* The Gift's card that came to the viewing seat: what is left when the neighbours' two are taken away. */
static uint8_t gift_received(const growl_sampler *sampler, int night) {
    const growl_night *at = &sampler->pub->night[night];
    int left[GROWL_KINDS];
    for (int kind = 0; kind < GROWL_KINDS; kind++) {
        left[kind] = sampler->me->got[night][kind];
    }
    left[sampler->world->seat[at->left[sampler->seat]].sent[night][1]]--;
    left[sampler->world->seat[at->right[sampler->seat]].sent[night][0]]--;
    for (int kind = 0; kind < GROWL_KINDS; kind++) {
        if (left[kind] > 0) {
            return (uint8_t)kind;
        }
    }
    return GROWL_GOLD;
}

static bool remember_night(growl_sampler *sampler, int night) {
    const growl_night *at = &sampler->pub->night[night];
    const bool mine = at->passed[sampler->seat];
    for (int seat = 0; seat < sampler->pub->n; seat++) {
        for (int side = 0; at->passed[seat] && seat != sampler->seat && side < GROWL_PASSED; side++) {
            sampler->world->seat[seat].sent[night][side] = likely_card(sampler, seat);
        }
    }
    if (mine && !share_received(sampler, night)) {
        return false;
    }
    for (int i = 0; at->card == GROWL_GIFT && at->target[0] != GROWL_NONE && i < 2; i++) {
        const uint8_t from = at->target[i], to = at->target[1 - i];
        if (from != sampler->seat) {
            sampler->world->seat[from].gift_sent =
                to == sampler->seat && mine ? gift_received(sampler, night) : likely_card(sampler, from);
        }
    }
    receive_all(sampler, night);
    return true;
}

/* ---- the open night ---- */

static void lay_tile(growl_sampler *sampler, int seat, int at, uint8_t kind, uint8_t from) {
    sampler->world->hid.tile[seat][at] = kind;
    sampler->world->hid.tile_from[seat][at] = from;
}

/* Cards of The Gift that still lie on the tiles. */
static bool lay_gifts(growl_sampler *sampler) {
    const int night = growl_open_passing(sampler->pub);
    if (night < 0 || sampler->pub->night[night].card != GROWL_GIFT ||
        sampler->pub->night[night].target[0] == GROWL_NONE) {
        return true;
    }
    const growl_night *at = &sampler->pub->night[night];
    for (int i = 0; i < 2; i++) {
        const uint8_t from = at->target[i], to = at->target[1 - i];
        if (from != sampler->seat && sampler->pub->tile[to] == 0) {
            sampler->world->seat[from].gift_sent = likely_card(sampler, from); /* went into a dead hand */
        }
        if (sampler->pub->tile[to] == 0) {
            continue;
        }
        const uint8_t known = growl_gift_to(sampler, to);
        const uint8_t kind = known != GROWL_NONE ? known : growl_draw_pool(sampler);
        if (kind == GROWL_NONE) {
            return false;
        }
        sampler->world->seat[from].gift_sent = kind;
        lay_tile(sampler, to, sampler->pub->tile[to] - 1, kind, GROWL_FROM_GIFT);
    }
    return true;
}

/* Legal moves of a seat as if it were asked now. */
static bool random_move(growl_sampler *sampler, int seat, nt_move *out) {
    growl_pub pub = *sampler->pub;
    nt_move legal[NT_MAX_LEGAL];
    pub.asked[seat] = 1;
    if (pub.step == GROWL_STEP_PASS_DRAW) {
        pub.step = GROWL_STEP_PASS;
    }
    if (pub.step == GROWL_STEP_TEMPEST_DRAW) {
        pub.step = GROWL_STEP_TEMPEST_CARD;
    }
    const int n = growl_legal(&(nt_view){&pub, &sampler->world->seat[seat], (uint8_t)seat}, legal, NT_MAX_LEGAL);
    if (n > 0) {
        *out = legal[nt_rng_below(sampler->rng, (uint32_t)n)];
    }
    return n > 0;
}

/* Whether every participant could choose what the step asks for; seals what the finished ones chose. */
static bool seal_choices(growl_sampler *sampler) {
    const growl_pub *pub = sampler->pub;
    switch (pub->step) {
    case GROWL_STEP_GIFT_CARD:
    case GROWL_STEP_POINT:
    case GROWL_STEP_TEMPEST_CARD:
    case GROWL_STEP_TEMPEST_DRAW:
    case GROWL_STEP_PURGE:
    case GROWL_STEP_PASS:
        break;
    default:
        return true;
    }
    for (int seat = 0; seat < pub->n; seat++) {
        nt_move move;
        const bool sealed = pub->done[seat] || (pub->step == GROWL_STEP_TEMPEST_DRAW && pub->alive[seat]);
        if (seat == sampler->seat || !(sealed || pub->asked[seat])) {
            continue;
        }
        if (!random_move(sampler, seat, &move)) {
            return false;
        }
        if (!sealed) {
            continue;
        }
        growl_priv *them = &sampler->world->seat[seat];
        them->picked = 1;
        them->pick[0] = move.arg[0];
        them->pick[1] = move.n > 1 ? move.arg[1] : GROWL_NONE;
    }
    return true;
}

/* All have passed, nobody has taken up: hands were laid out as before the passing. */
static bool lay_passed(growl_sampler *sampler) {
    const growl_pub *pub = sampler->pub;
    if (pub->step != GROWL_STEP_PASS_DRAW) {
        return true;
    }
    const growl_night *at = &pub->night[pub->nights];
    for (int seat = 0; seat < pub->n; seat++) {
        growl_priv *them = &sampler->world->seat[seat];
        nt_move move;
        if (!at->passed[seat]) {
            continue;
        }
        if (seat != sampler->seat && !random_move(sampler, seat, &move)) {
            return false;
        }
        for (int side = 0; side < GROWL_PASSED; side++) {
            if (seat != sampler->seat) {
                them->sent[pub->nights][side] = move.arg[side];
                them->hand[move.arg[side]]--;
            }
            lay_tile(sampler, side == 0 ? at->left[seat] : at->right[seat], side == 0 ? 1 : 0,
                     them->sent[pub->nights][side], side == 0 ? GROWL_FROM_RIGHT : GROWL_FROM_LEFT);
        }
    }
    return true;
}

/* ---- looks ---- */

static void remember_looks(growl_sampler *sampler, int night) {
    const growl_pub *pub = sampler->pub;
    const growl_night *at = &pub->night[night];
    const bool open = pub->night_open && night == pub->nights;
    const uint8_t target = open ? pub->target[0] : at->target[0];
    if (at->chooser == sampler->seat && sampler->me->serum_night == night + 1 &&
        sampler->me->serum_kind != GROWL_NONE) {
        sampler->world->seat[sampler->me->serum_seat - 1].showed = (uint8_t)(1 + sampler->me->serum_kind);
    }
    if (at->chooser == sampler->seat || target == GROWL_NONE ||
        (open && (pub->step == GROWL_STEP_SERUM_SHOW || pub->step == GROWL_STEP_SERUM_TARGET))) {
        return;
    }
    growl_priv *chooser = &sampler->world->seat[at->chooser];
    growl_priv *shown = &sampler->world->seat[target];
    if (at->card != GROWL_SERUM && at->card != GROWL_HOUND) {
        return;
    }
    chooser->peek_open = open;
    if (at->card == GROWL_HOUND) {
        chooser->hound_seat = (uint8_t)(1 + target);
        chooser->hound_night = (uint8_t)(1 + night);
        memcpy(chooser->hound_hand, shown->hand, GROWL_KINDS);
        return;
    }
    uint8_t kind = target == sampler->seat ? (uint8_t)(sampler->me->showed - 1) : GROWL_NONE;
    if (target != sampler->seat) {
        const bool bite = shown->team == GROWL_WOLF && shown->hand[GROWL_BITE];
        kind = bite ? GROWL_BITE : random_of(sampler, shown->hand, false);
        shown->showed = kind == GROWL_NONE ? 0 : (uint8_t)(1 + kind);
    }
    chooser->serum_seat = (uint8_t)(1 + target);
    chooser->serum_night = (uint8_t)(1 + night);
    chooser->serum_kind = kind;
}

/* The Tempest and All Hallows' Eve, once their cards have moved. */
static void remember_final(growl_sampler *sampler) {
    const growl_pub *pub = sampler->pub;
    const growl_night *at = &pub->night[GROWL_NIGHTS - 1];
    if (at->card == GROWL_TEMPEST && pub->step != GROWL_STEP_TEMPEST_CARD && pub->step != GROWL_STEP_TEMPEST_DRAW) {
        for (int seat = 0; seat < pub->n; seat++) {
            growl_priv *them = &sampler->world->seat[seat];
            if (seat == sampler->seat || (!pub->alive[seat] && pub->died_turn[seat] < pub->turns)) {
                continue;
            }
            them->tempest_sent = random_of(sampler, them->hand, true);
            them->tempest_got = random_of(sampler, them->hand, true);
        }
    }
    if (at->card != GROWL_HALLOWS || at->target[0] == GROWL_NONE) {
        return;
    }
    const uint8_t dead = at->target[0];
    for (int side = 0; side < 2; side++) {
        const int to = growl_dead_neighbour(pub, side);
        growl_priv *them = &sampler->world->seat[to];
        if (dead == sampler->seat) {
            them->dead_got = sampler->me->dead_sent[side];
        } else if (to == sampler->seat) {
            sampler->world->seat[dead].dead_sent[side] = sampler->me->dead_got;
        } else {
            sampler->world->seat[dead].dead_sent[side] = them->dead_got = random_of(sampler, them->hand, true);
        }
    }
}

/* New cards of the others: those of the night just gone, or the day gift just made. */
static void mark_news(growl_sampler *sampler) {
    const growl_pub *pub = sampler->pub;
    const int nights = growl_nights_seen(pub);
    const bool night_last = nights > 0 && pub->turns == pub->night[nights - 1].gifts + nights;
    for (int seat = 0; seat < pub->n; seat++) {
        growl_priv *them = &sampler->world->seat[seat];
        if (seat == sampler->seat) {
            continue;
        }
        them->turned_turn =
            them->team && !them->zero ? (uint8_t)(1 + nt_rng_below(sampler->rng, pub->turns + 1u)) : 0;
        them->news = pub->asked[seat] && them->turned_turn == 1 + pub->turns;
        for (int kind = 0; night_last && !pub->opt[GROWL_OPT_SHUFFLE_INTO_HAND] && kind < GROWL_KINDS; kind++) {
            for (int i = 0; i < them->got[nights - 1][kind] && them->fresh_n < GROWL_TILE; i++) {
                them->fresh[them->fresh_n++] = (uint8_t)kind;
            }
        }
        if (!night_last && pub->turned == GROWL_NONE && pub->gifts > 0 &&
            pub->gift[pub->gifts - 1].receiver == seat) {
            them->fresh[them->fresh_n++] = pub->gift[pub->gifts - 1].kind;
        }
    }
}

static bool turned_in_deal(const growl_priv *them) {
    return them->zero || them->turned_turn == 1;
}

/* The Sniff's list is settled by who was a wolf then (2, step 7): exactly when the seat saw it, else likely. */
static void remember_sniff(growl_sampler *sampler) {
    const growl_pub *pub = sampler->pub;
    if (pub->n < GROWL_SNIFF_FROM) {
        return;
    }
    uint8_t wolf[GROWL_SEATS] = {0};
    for (int seat = 0; seat < pub->n; seat++) {
        wolf[seat] = sampler->me->sniffed ? sampler->me->sniff[seat] : turned_in_deal(&sampler->world->seat[seat]);
    }
    for (int seat = 0; seat < pub->n; seat++) {
        if (seat != sampler->seat && wolf[seat]) {
            sampler->world->seat[seat].sniffed = 1;
            memcpy(sampler->world->seat[seat].sniff, wolf, sizeof wolf);
        }
    }
}

/* ---- the pile ---- */

static uint8_t unseen_night(growl_sampler *sampler, int half) {
    const uint8_t used = sampler->pub->memory[half];
    uint8_t may[GROWL_HALF_NIGHTS];
    int n = 0;
    for (int strict = sampler->pub->opt[GROWL_OPT_FRESH_NIGHTS]; n == 0 && strict >= 0; strict--) {
        for (int i = 0; i < GROWL_HALF_NIGHTS; i++) {
            const uint8_t card = (uint8_t)(half * GROWL_HALF_NIGHTS + i);
            bool turned_up = strict && used >> i & 1;
            for (int night = 0; night < GROWL_NIGHTS; night++) {
                turned_up = turned_up || sampler->pub->night[night].card == card;
            }
            for (int at = 0; at < sampler->pub->pile; at++) {
                turned_up = turned_up || sampler->world->hid.pile[at] == GROWL_NIGHT_AT + card;
            }
            if (!turned_up) {
                may[n++] = card;
            }
        }
    }
    assert(n > 0); /* a half holds more cards than a game has nights */
    return may[nt_rng_below(sampler->rng, (uint32_t)n)];
}

/* Where the Nights that are still to come may lie: index from the top of the whole pile. */
static void place_nights(growl_sampler *sampler, int index[GROWL_NIGHTS]) {
    const growl_pub *pub = sampler->pub;
    growl_night_index(pub->pile_full - GROWL_NIGHTS, index);
    if (!pub->opt[GROWL_OPT_NIGHT_JITTER]) {
        return;
    }
    for (int night = 0; night < GROWL_NIGHTS - 1; night++) {
        int least = index[night] - 1;
        const int most = index[night] + 1;
        if (least < pub->turns) {
            least = pub->turns;
        }
        if (least <= most) {
            index[night] = least + (int)nt_rng_below(sampler->rng, (uint32_t)(most - least + 1));
        }
    }
}

static bool build_pile(growl_sampler *sampler) {
    const growl_pub *pub = sampler->pub;
    int index[GROWL_NIGHTS];
    place_nights(sampler, index);
    const int seen = growl_nights_seen(pub);
    for (int at = pub->pile - 1; at >= 0; at--) {
        const int from_top = pub->pile_full - 1 - at;
        uint8_t card = GROWL_NONE;
        for (int night = seen; night < GROWL_NIGHTS; night++) {
            if (index[night] == from_top) {
                card = (uint8_t)(GROWL_NIGHT_AT + unseen_night(sampler, night == GROWL_NIGHTS - 1));
            }
        }
        if (card == GROWL_NONE) {
            card = growl_draw_pool(sampler);
        }
        if (card == GROWL_NONE) {
            return false;
        }
        sampler->world->hid.pile[at] = card;
    }
    return growl_draw_pool(sampler) == GROWL_NONE;
}

/* Histories, seals, tiles and the pile, once every hand is laid out. False when the pool does not fit. */
static bool remember_all(growl_sampler *sampler) {
    const growl_pub *pub = sampler->pub;
    const int nights = growl_nights_seen(pub);
    bool ok = lay_gifts(sampler);
    for (int night = 0; ok && night < nights; night++) {
        const bool passed = growl_open_passing(pub) != night &&
                            (pub->ended || night < pub->nights || pub->step == GROWL_STEP_VIEW_NIGHT);
        ok = !passed || remember_night(sampler, night);
        remember_looks(sampler, night);
    }
    ok = ok && seal_choices(sampler) && lay_passed(sampler);
    remember_final(sampler);
    mark_news(sampler);
    remember_sniff(sampler);
    return ok && build_pile(sampler);
}

/* ---- one attempt ---- */

static void begin(growl_sampler *sampler) {
    struct growl_state *world = sampler->world;
    const growl_pub *pub = sampler->pub;
    memset(world, 0, sizeof *world);
    world->pub = *pub;
    growl_deck(pub->n, pub->opt[GROWL_OPT_GOLD_CARDS], sampler->pool);
    for (int seat = 0; seat < pub->n; seat++) {
        growl_blank_priv(&world->seat[seat]);
    }
    world->seat[sampler->seat] = *sampler->me;
}

static void shown_hands(growl_sampler *sampler) {
    for (int seat = 0; seat < sampler->pub->n; seat++) {
        growl_priv *them = &sampler->world->seat[seat];
        if (seat != sampler->seat) {
            memcpy(them->hand, sampler->pub->shown[seat], sizeof them->hand);
            them->team = sampler->pub->team[seat];
            them->zero = sampler->pub->zero[seat];
        }
        for (int kind = 0; kind < GROWL_KINDS; kind++) {
            sampler->pool[kind] = (uint8_t)(sampler->pool[kind] - them->hand[kind]);
        }
    }
}

static bool attempt(growl_sampler *sampler) {
    begin(sampler);
    if (sampler->pub->step == GROWL_STEP_DEAL) {
        return true;
    }
    if (sampler->pub->ended) {
        shown_hands(sampler);
        return remember_all(sampler);
    }
    return growl_deal_hands(sampler) && remember_all(sampler);
}

nt_err growl_imagine(nt_view view, nt_rng *rng, void *world) {
    if (view.me == NULL) {
        return NT_NO_WORLD;
    }
    growl_sampler sampler = {.world = world, .pub = view.pub, .me = view.me, .seat = view.seat, .rng = rng};
    for (int i = 0; i < ATTEMPTS; i++) {
        if (attempt(&sampler)) {
            return NT_OK;
        }
    }
    return NT_NO_WORLD;
}
