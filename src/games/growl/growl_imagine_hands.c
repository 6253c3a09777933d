/* Who holds what in an imagined world, by all that the seat knows (growl_imagine.c). */
#include <string.h>

#include "games/growl/growl_imagine.h"

enum { HAND_TRIES = 40, MOST_CARDS = 64, ODDS_TURNED_BEFORE = 8, ODDS_PASSED_ON = 8 };

/* What is known of one other player's hand. */
typedef struct {
    uint8_t pin[MOST_CARDS]; /* cards that are surely there; the last `tail` are gifts since the last exchange */
    int pins, tail, size;
    bool exchanged;      /* cards have gone and come by other ways than gifts by day */
    int exchanged_gifts; /* gifts made by anybody before that */
    bool counted;        /* Hypnosis told how many of its kind there are, and none has gone or come */
    int count;
    bool showed_no_bite; /* Truth Serum, likewise: a wolf would have shown a Bite */
} holding;

int growl_nights_seen(const growl_pub *pub) {
    int n = 0;
    while (n < GROWL_NIGHTS && pub->night[n].card != GROWL_NONE) {
        n++;
    }
    return n;
}

int growl_open_passing(const growl_pub *pub) {
    return pub->step == GROWL_STEP_PASS || pub->step == GROWL_STEP_PASS_DRAW ? pub->nights : -1;
}

uint8_t growl_gift_to(const growl_sampler *sampler, int seat) {
    const growl_pub *pub = sampler->pub;
    for (int night = 0; night < GROWL_NIGHTS; night++) {
        const growl_night *at = &pub->night[night];
        const bool pair = at->target[0] == sampler->seat ? at->target[1] == seat
                                                         : at->target[1] == sampler->seat && at->target[0] == seat;
        const bool lies = growl_open_passing(pub) == night || (!pub->alive[seat] && !at->passed[seat]);
        if (at->card == GROWL_GIFT && pair && lies) {
            return sampler->me->gift_sent;
        }
    }
    return GROWL_NONE;
}

int growl_dead_neighbour(const growl_pub *pub, int side) {
    const growl_night *at = &pub->night[GROWL_NIGHTS - 1];
    const int seat = at->target[0], turn = at->gifts + GROWL_NIGHTS;
    for (int k = 1; k < pub->n; k++) {
        const int other = pub->who[(pub->place[seat] + (side == 0 ? k : pub->n - k)) % pub->n];
        if (pub->alive[other] || pub->died_turn[other] >= turn) {
            return other;
        }
    }
    return seat;
}

uint8_t growl_draw_pool(growl_sampler *sampler) {
    uint32_t total = 0;
    for (int kind = 0; kind < GROWL_KINDS; kind++) {
        total += sampler->pool[kind];
    }
    if (total == 0) {
        return GROWL_NONE;
    }
    uint32_t at = nt_rng_below(sampler->rng, total);
    uint8_t kind = 0;
    while (at >= sampler->pool[kind]) {
        at -= sampler->pool[kind++];
    }
    sampler->pool[kind]--;
    return kind;
}

/* ---- what is surely in a hand ---- */

static void forget(holding *held, nt_rng *rng, int n) {
    for (; n > 0 && held->size > 0; n--) {
        const int at = (int)nt_rng_below(rng, (uint32_t)held->size);
        held->size--;
        if (at < held->pins) {
            memmove(held->pin + at, held->pin + at + 1, (size_t)(held->pins - at - 1));
            held->pins--;
        }
    }
}

static int pinned(const holding *held, uint8_t kind) {
    int n = 0;
    for (int i = 0; i < held->pins; i++) {
        n += held->pin[i] == kind;
    }
    return n;
}

/* Makes sure of `n` cards of a kind, in front of the gifts since the last exchange. */
static void ensure(holding *held, uint8_t kind, int n) {
    for (int have = pinned(held, kind); have < n && held->pins < held->size; have++) {
        const int at = held->pins - held->tail;
        memmove(held->pin + at + 1, held->pin + at, (size_t)held->tail);
        held->pin[at] = kind;
        held->pins++;
    }
}

static void exchange(holding *held, nt_rng *rng, int out, int in, int gifts) {
    forget(held, rng, out);
    held->size += in;
    held->tail = 0;
    held->exchanged = true;
    held->exchanged_gifts = gifts;
    held->counted = held->showed_no_bite = false;
}

static void add_gifts(const growl_pub *pub, int seat, int from, int to, holding *held) {
    for (int i = from; i < to; i++) {
        if (pub->gift[i].receiver == seat) {
            held->pin[held->pins++] = pub->gift[i].kind;
            held->tail++;
            held->size++;
        }
    }
}

static bool alive_at(const growl_pub *pub, int seat, int night) {
    return pub->alive[seat] || pub->died_turn[seat] > pub->night[night].gifts + night;
}

/* Nothing else is in the hand; its last gifts stay behind the other cards. */
static void see_all(const uint8_t hand[GROWL_KINDS], holding *held) {
    memmove(held->pin, held->pin + held->pins - held->tail, (size_t)held->tail);
    held->pins = held->tail;
    held->size = 0;
    for (int kind = 0; kind < GROWL_KINDS; kind++) {
        held->size += hand[kind];
    }
    for (int kind = 0; kind < GROWL_KINDS; kind++) {
        ensure(held, (uint8_t)kind, hand[kind]);
    }
}

/* What a night's card showed of the hand, or moved. */
static void see_card(const growl_sampler *sampler, int seat, int night, holding *held) {
    const growl_pub *pub = sampler->pub;
    const growl_priv *me = sampler->me;
    const growl_night *at = &pub->night[night];
    const bool target = at->target[0] == seat || at->target[1] == seat;
    if (me->hound_seat == seat + 1 && me->hound_night == night + 1) {
        see_all(me->hound_hand, held);
    }
    if (me->serum_seat == seat + 1 && me->serum_night == night + 1 && me->serum_kind != GROWL_NONE) {
        ensure(held, me->serum_kind, 1);
        held->showed_no_bite = me->serum_kind != GROWL_BITE;
    }
    if (at->card == GROWL_HYPNOSIS && target) {
        held->counted = true;
        held->count = pub->hypno_count[at->target[0] == seat ? 0 : 1];
        ensure(held, pub->hypno_kind, held->count);
    }
    if (at->card == GROWL_GIFT && target) {
        exchange(held, sampler->rng, 1, 0, at->gifts);
    }
    const bool drawn = pub->step != GROWL_STEP_TEMPEST_CARD && pub->step != GROWL_STEP_TEMPEST_DRAW;
    if (at->card == GROWL_TEMPEST && drawn && alive_at(pub, seat, night)) {
        exchange(held, sampler->rng, 1, 1, at->gifts);
    }
    if (at->card == GROWL_HALLOWS && at->target[0] != GROWL_NONE && alive_at(pub, seat, night)) {
        exchange(held, sampler->rng, 0, 0, at->gifts);
    }
}

static void see_passing(const growl_sampler *sampler, int seat, int night, holding *held) {
    const growl_night *at = &sampler->pub->night[night];
    if (!at->passed[seat] || growl_open_passing(sampler->pub) == night) {
        return;
    }
    const bool gift = at->card == GROWL_GIFT && (at->target[0] == seat || at->target[1] == seat);
    exchange(held, sampler->rng, GROWL_PASSED, GROWL_PASSED + gift, at->gifts);
    for (int side = 0; side < GROWL_PASSED; side++) {
        if (at->passed[sampler->seat] && (side == 0 ? at->left : at->right)[sampler->seat] == seat &&
            sampler->me->sent[night][side] != GROWL_NONE) {
            ensure(held, sampler->me->sent[night][side], pinned(held, sampler->me->sent[night][side]) + 1);
        }
    }
    if (gift && sampler->me->gift_sent != GROWL_NONE && seat != sampler->seat) {
        ensure(held, sampler->me->gift_sent, pinned(held, sampler->me->gift_sent) + 1);
    }
}

static void look_back(const growl_sampler *sampler, int seat, holding *held) {
    const growl_pub *pub = sampler->pub;
    memset(held, 0, sizeof *held);
    held->size = 1 + GROWL_DEALT;
    held->pin[held->pins++] = sampler->world->seat[seat].zero ? GROWL_BITE : GROWL_GOLD;
    int from = 0;
    const int nights = growl_nights_seen(pub);
    for (int night = 0; night < nights; night++) {
        add_gifts(pub, seat, from, pub->night[night].gifts, held);
        from = pub->night[night].gifts;
        see_card(sampler, seat, night, held);
        see_passing(sampler, seat, night, held);
    }
    add_gifts(pub, seat, from, pub->gifts, held);
}

/* ---- whether a hand fits what everybody saw ---- */

/* Whose place by day is the seat's place now: The Sleepwalkers change places, Silver Bullet stays. */
static int place_by_day(const growl_pub *pub, int seat) {
    const growl_night *at = &pub->night[GROWL_NIGHTS - 1];
    for (int i = 0; at->card == GROWL_SLEEPWALKERS && i < 2; i++) {
        if (at->target[i] == seat) {
            return at->target[1 - i];
        }
    }
    return seat;
}

/* Silver Bullet's value at the test after so many gifts by day. */
static int bullet_at(const growl_pub *pub, int seat, uint8_t team, int gifts) {
    for (int night = 0; night < GROWL_NIGHTS; night++) {
        if (pub->night[night].card == GROWL_BULLET) {
            return gifts >= pub->night[night].gifts ? growl_bullet(pub, place_by_day(pub, seat), team) : 0;
        }
    }
    return 0;
}

/* Whether that night's card can have brought net wounds up before the passing. */
static bool card_may_wound(const growl_pub *pub, int seat) {
    const growl_night *at = &pub->night[growl_nights_seen(pub) - 1];
    for (int night = 0; night < GROWL_NIGHTS; night++) {
        if (pub->night[night].card != GROWL_NONE && pub->died_turn[seat] == pub->night[night].gifts + night + 1) {
            at = &pub->night[night];
        }
    }
    const bool target = at->target[0] == seat || at->target[1] == seat;
    return at->card == GROWL_TEMPEST || at->card == GROWL_HALLOWS ||
           (target && (at->card == GROWL_GIFT || at->card == GROWL_BULLET || at->card == GROWL_SLEEPWALKERS));
}

static bool ended_rightly(const growl_pub *pub, int seat, const growl_priv *them, int wounds) {
    switch (pub->died_how[seat]) {
    case GROWL_DIED_BY_DAY:
    case GROWL_DIED_PASSING:
        return wounds >= GROWL_DIES_AT;
    case GROWL_DIED_BEFORE_NIGHT:
        return wounds >= GROWL_DIES_AT ? card_may_wound(pub, seat) : !growl_can_pass(them);
    default:
        return wounds < GROWL_DIES_AT;
    }
}

static int wounds_of(const growl_priv *them) {
    return them->hand[GROWL_WOUND] - them->hand[GROWL_SALVE];
}

static void turn(growl_priv *them) {
    if (growl_net_bites(them->hand) >= GROWL_TURNS_AT) {
        them->team = GROWL_WOLF;
    }
}

/* Team before the gifts since the last exchange, given the hand at that time. */
static bool team_at_base(growl_sampler *sampler, int seat, const holding *held) {
    growl_priv *them = &sampler->world->seat[seat];
    them->team = them->zero;
    turn(them);
    if (held->exchanged) {
        if (!them->team && !growl_died_turning(sampler->pub, seat) &&
            ((sampler->wolves >> seat & 1) || nt_rng_below(sampler->rng, ODDS_TURNED_BEFORE) == 0)) {
            them->team = !(sampler->humans >> seat & 1);
        }
        return true;
    }
    return !sampler->me->sniffed || them->team == sampler->me->sniff[seat];
}

/* Three Wounds were never dealt (2, step 4). */
static bool deal_allowed(const growl_priv *them, const holding *held) {
    return held->exchanged || them->hand[GROWL_WOUND] < GROWL_DEALT;
}

/* Whether the hand is as this night's card showed it. */
static bool shown_rightly(const growl_pub *pub, const growl_priv *them, const holding *held) {
    const bool hides = held->showed_no_bite && them->team == GROWL_WOLF && them->hand[GROWL_BITE] > 0;
    return !hides && (!held->counted || them->hand[pub->hypno_kind] == held->count);
}

/* Replays the gifts since the last exchange on the hand that is laid out, which is what the player held at the last
 * test; sets the team. */
static bool fits(growl_sampler *sampler, int seat, const holding *held) {
    const growl_pub *pub = sampler->pub;
    growl_priv *them = &sampler->world->seat[seat];
    for (int i = held->pins - held->tail; i < held->pins; i++) {
        them->hand[held->pin[i]]--;
    }
    bool ok = deal_allowed(them, held) && team_at_base(sampler, seat, held);
    int left = held->tail;
    const int begun = held->exchanged ? held->exchanged_gifts : 0;
    if (left > 0) {
        ok = ok && wounds_of(them) + bullet_at(pub, seat, them->team, begun) < GROWL_DIES_AT;
    }
    for (int i = 0, at = held->pins - held->tail; i < pub->gifts && left > 0; i++) {
        if (pub->gift[i].receiver != seat || i < begun) {
            continue;
        }
        them->hand[held->pin[at++]]++;
        left--;
        turn(them);
        if (left > 0 || pub->died_how[seat] != GROWL_DIED_BY_DAY) {
            ok = ok && wounds_of(them) + bullet_at(pub, seat, them->team, i) < GROWL_DIES_AT;
        }
    }
    const int wounds = wounds_of(them) + growl_bullet(pub, seat, them->team);
    return ok && ended_rightly(pub, seat, them, wounds) && shown_rightly(pub, them, held) &&
           !(sampler->humans >> seat & 1 && them->team) && !(sampler->wolves >> seat & 1 && !them->team);
}

/* A dead player's team as far as Silver Bullet asks for it: drawn where the seat does not know it. */
static uint8_t team_for_bullet(growl_sampler *sampler, int seat) {
    if (sampler->world->seat[seat].zero || (sampler->wolves >> seat & 1)) {
        return GROWL_WOLF;
    }
    return sampler->humans >> seat & 1 || nt_rng_below(sampler->rng, 2) == 0 ? GROWL_HUMAN : GROWL_WOLF;
}

/* Cards that the way of dying calls for. */
static void expect_death(growl_sampler *sampler, int seat, holding *held) {
    const growl_pub *pub = sampler->pub;
    const uint8_t how = pub->died_how[seat];
    if (how == GROWL_NONE || how == GROWL_DIED_BY_CARD) {
        return;
    }
    const bool wound =
        how != GROWL_DIED_BEFORE_NIGHT || (card_may_wound(pub, seat) && nt_rng_below(sampler->rng, 8) > 0);
    if (!wound) {
        ensure(held, GROWL_CHARM, 1);
        ensure(held, GROWL_BITE, GROWL_TURNS_AT);
        return;
    }
    uint8_t team = team_for_bullet(sampler, seat);
    if (growl_died_turning(pub, seat)) {
        team = GROWL_WOLF;
        ensure(held, GROWL_BITE, GROWL_TURNS_AT + pinned(held, GROWL_CHARM));
    }
    ensure(held, GROWL_WOUND, GROWL_DIES_AT - growl_bullet(pub, seat, team) + pinned(held, GROWL_SALVE));
}

static bool take_pins(growl_sampler *sampler, const holding *held, uint8_t hand[GROWL_KINDS]) {
    bool ok = true;
    for (int i = 0; i < held->pins; i++) {
        hand[held->pin[i]]++;
        ok = ok && sampler->pool[held->pin[i]]-- > 0;
    }
    return ok;
}

/* From whose hand All Hallows' Eve took cards, the viewing seat's aside; -1 when there is none. */
static int hallows_dead(const growl_sampler *sampler) {
    const growl_night *at = &sampler->pub->night[GROWL_NIGHTS - 1];
    const bool took = at->card == GROWL_HALLOWS && at->target[0] != GROWL_NONE && at->target[0] != sampler->seat;
    return took ? at->target[0] : -1;
}

/* The cards that a dead player's tile brought. */
static bool sweep_tile(growl_sampler *sampler, int seat, int joined) {
    uint8_t *hand = sampler->world->seat[seat].hand;
    for (; joined > 0; joined--) {
        const uint8_t known = growl_gift_to(sampler, seat); /* out of the pool from the start */
        const uint8_t kind = known != GROWL_NONE ? known : growl_draw_pool(sampler);
        if (kind == GROWL_NONE) {
            return false;
        }
        hand[kind]++;
    }
    return true;
}

/* From the hand at death to the one that lies there now. */
static bool after_death(growl_sampler *sampler, int seat) {
    const growl_pub *pub = sampler->pub;
    int joined = pub->hand[seat] - pub->died_hand[seat];
    for (int side = 0; seat == hallows_dead(sampler) && side < 2; side++) {
        const uint8_t kind = sampler->taken[side];
        if (kind == GROWL_NONE) {
            continue;
        }
        if (sampler->world->seat[seat].hand[kind]-- == 0) {
            return false;
        }
        joined++;
    }
    return sweep_tile(sampler, seat, joined);
}

/* Whether the seat's cards for this night's passing lie on the tiles; hands are laid as before it. */
static bool has_passed(const growl_pub *pub, int seat) {
    return pub->step == GROWL_STEP_PASS_DRAW && pub->night[pub->nights].passed[seat];
}

/* What is surely in the hand at the player's last test. */
static void look_at(growl_sampler *sampler, int seat, holding *held) {
    const growl_pub *pub = sampler->pub;
    look_back(sampler, seat, held);
    held->size =
        pub->alive[seat] ? pub->hand[seat] + (has_passed(pub, seat) ? GROWL_PASSED : 0) : pub->died_hand[seat];
    for (int side = 0; seat == hallows_dead(sampler) && side < 2; side++) {
        if (sampler->taken[side] != GROWL_NONE) {
            ensure(held, sampler->taken[side], 1 + (side == 1 && sampler->taken[0] == sampler->taken[1]));
        }
    }
    expect_death(sampler, seat, held);
}

static bool draw_hand(growl_sampler *sampler, const holding *held, uint8_t hand[GROWL_KINDS]) {
    bool ok = held->pins <= held->size && take_pins(sampler, held, hand);
    for (int i = held->pins; ok && i < held->size; i++) {
        const uint8_t kind = growl_draw_pool(sampler);
        ok = kind != GROWL_NONE;
        if (ok) {
            hand[kind]++;
        }
    }
    return ok;
}

static bool lay_hand(growl_sampler *sampler, int seat, const uint8_t kept[GROWL_KINDS]) {
    const growl_pub *pub = sampler->pub;
    growl_priv *them = &sampler->world->seat[seat];
    uint8_t pool[GROWL_KINDS];
    for (int kind = 0; kind < GROWL_KINDS; kind++) {
        sampler->pool[kind] = (uint8_t)(sampler->pool[kind] + kept[kind]);
    }
    memcpy(pool, sampler->pool, sizeof pool);
    for (int attempt = 0; attempt < HAND_TRIES; attempt++) {
        holding held;
        look_at(sampler, seat, &held);
        memset(them->hand, 0, sizeof them->hand);
        memcpy(sampler->pool, pool, sizeof pool);
        if (draw_hand(sampler, &held, them->hand) && fits(sampler, seat, &held) &&
            (!has_passed(pub, seat) || growl_can_pass(them))) {
            return pub->alive[seat] || after_death(sampler, seat);
        }
    }
    return false;
}

/* ---- all hands ---- */

static void take_known(growl_sampler *sampler) {
    const growl_pub *pub = sampler->pub;
    for (int kind = 0; kind < GROWL_KINDS; kind++) {
        sampler->pool[kind] = (uint8_t)(sampler->pool[kind] - sampler->me->hand[kind]);
    }
    if (pub->turned != GROWL_NONE) {
        sampler->pool[pub->turned]--;
    }
    if (pub->step == GROWL_STEP_PASS_DRAW && pub->night[pub->nights].passed[sampler->seat]) {
        for (int side = 0; side < GROWL_PASSED; side++) {
            sampler->pool[sampler->me->sent[pub->nights][side]]--;
        }
    }
    for (int seat = 0; seat < pub->n; seat++) {
        if (growl_gift_to(sampler, seat) != GROWL_NONE && (pub->tile[seat] > 0 || !pub->alive[seat])) {
            sampler->pool[sampler->me->gift_sent]--;
        }
    }
}

/* A card that All Hallows' Eve took and passed to `to`: what the seat got of it, or has drawn for it. */
static uint8_t draw_passed(growl_sampler *sampler, int to) {
    const growl_night *at = &sampler->pub->night[GROWL_NIGHTS - 1];
    const bool beside = at->left[sampler->seat] == to || at->right[sampler->seat] == to;
    growl_sampler from = {.rng = sampler->rng};
    if (to == sampler->seat) {
        return sampler->me->dead_got;
    }
    if (beside && nt_rng_below(sampler->rng, ODDS_PASSED_ON) == 0) {
        memcpy(from.pool, sampler->me->got[GROWL_NIGHTS - 1], sizeof from.pool);
        const uint8_t kind = growl_draw_pool(&from);
        if (kind != GROWL_NONE) {
            return kind;
        }
    }
    memcpy(from.pool, sampler->pool, sizeof from.pool);
    return growl_draw_pool(&from);
}

/* All Hallows' Eve: a dead player's hand is laid as it was at death, with the two cards that now lie elsewhere. They
 * are drawn first, and lent to the pool for that hand. One of them may be The Gift's card that came after death. */
static bool draw_taken(growl_sampler *sampler) {
    const growl_pub *pub = sampler->pub;
    const int dead = hallows_dead(sampler);
    if (dead < 0) {
        return true;
    }
    const bool swept = pub->hand[dead] + 2 > pub->died_hand[dead];
    const uint32_t gift_side = swept ? nt_rng_below(sampler->rng, pub->died_hand[dead] + 1u) : 2;
    bool ok = true;
    for (uint32_t side = 0; side < 2; side++) {
        const int to = growl_dead_neighbour(pub, (int)side);
        const uint8_t gift = growl_gift_to(sampler, dead);
        sampler->taken[side] = side == gift_side ? GROWL_NONE : draw_passed(sampler, to);
        if (side != gift_side) {
            ok = ok && sampler->taken[side] != GROWL_NONE;
        } else if (gift != GROWL_NONE) {
            sampler->pool[gift]++; /* lies in the dead hand no more */
            ok = ok && (to != sampler->seat || sampler->me->dead_got == gift);
        }
    }
    for (int side = 0; ok && side < 2; side++) {
        if (sampler->taken[side] != GROWL_NONE) {
            sampler->pool[sampler->taken[side]]++;
        }
    }
    return ok;
}

/* Cards that surely are in a hand that is not laid yet are kept back from the other hands. */
static bool reserve(growl_sampler *sampler, uint8_t kept[GROWL_SEATS][GROWL_KINDS]) {
    bool ok = true;
    for (int seat = 0; seat < sampler->pub->n; seat++) {
        holding held;
        if (seat == sampler->seat) {
            continue;
        }
        look_at(sampler, seat, &held);
        ok = take_pins(sampler, &held, kept[seat]) && ok;
    }
    return ok;
}

/* Those whose hands are the hardest to find come first. */
static bool lay_hands(growl_sampler *sampler) {
    uint8_t order[GROWL_SEATS], kept[GROWL_SEATS][GROWL_KINDS] = {{0}};
    const int n = sampler->pub->n;
    if (!reserve(sampler, kept)) {
        return false;
    }
    for (int i = 0; i < n; i++) {
        order[i] = (uint8_t)i;
    }
    nt_rng_shuffle(sampler->rng, order, n);
    for (int dead = 1; dead >= 0; dead--) {
        for (int i = 0; i < n; i++) {
            if (order[i] != sampler->seat && sampler->pub->alive[order[i]] != dead &&
                !lay_hand(sampler, order[i], kept[order[i]])) {
                return false;
            }
        }
    }
    return true;
}

bool growl_deal_hands(growl_sampler *sampler) {
    take_known(sampler);
    return draw_taken(sampler) && growl_know_teams(sampler) && growl_draw_zeroes(sampler) && lay_hands(sampler);
}
