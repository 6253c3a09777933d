/* Who is what and who holds what in an imagined world, by all that the seat knows (growl_imagine.c). */
#include <string.h>

#include "games/growl/growl_imagine.h"

enum { HAND_TRIES = 40, MOST_CARDS = 64, ODDS_TURNED_BEFORE = 8 };

/* What is known of one other player's hand. */
typedef struct {
    uint8_t pin[MOST_CARDS]; /* cards that are surely there; the last `tail` are gifts since the last exchange */
    int pins, tail, size;
    bool exchanged;      /* cards have gone and come by other ways than gifts by day */
    int exchanged_gifts; /* gifts made by anybody before that */
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

/* Least number of different wolves among the two neighbours of a night who passed to the seat (9.1). */
static int wolves_needed(const growl_pub *pub, const growl_priv *me, int seat, int night) {
    const growl_night *at = &pub->night[night];
    int bites = me->got[night][GROWL_BITE];
    if (!at->passed[seat] || bites == 0) {
        return 0;
    }
    if (at->card == GROWL_GIFT && (at->target[0] == seat || at->target[1] == seat)) {
        bites--; /* one of three may be the gift */
    }
    if (at->left[seat] == at->right[seat]) {
        return bites > 0;
    }
    return bites;
}

uint8_t growl_gift_to(const growl_dream *dream, int seat) {
    const growl_pub *pub = dream->pub;
    for (int night = 0; night < GROWL_NIGHTS; night++) {
        const growl_night *at = &pub->night[night];
        const bool pair = at->target[0] == dream->seat ? at->target[1] == seat
                                                       : at->target[1] == dream->seat && at->target[0] == seat;
        const bool lies = growl_open_passing(pub) == night || (!pub->alive[seat] && !at->passed[seat]);
        if (at->card == GROWL_GIFT && pair && lies) {
            return dream->me->gift_sent;
        }
    }
    return GROWL_NONE;
}

uint8_t growl_draw_pool(growl_dream *dream) {
    uint32_t total = 0;
    for (int kind = 0; kind < GROWL_KINDS; kind++) {
        total += dream->pool[kind];
    }
    if (total == 0) {
        return GROWL_NONE;
    }
    uint32_t at = nt_rng_below(dream->rng, total);
    uint8_t kind = 0;
    while (at >= dream->pool[kind]) {
        at -= dream->pool[kind++];
    }
    dream->pool[kind]--;
    return kind;
}

/* ---- who is surely what ---- */

static bool know(growl_dream *dream, int seat, uint8_t team) {
    if (team == GROWL_WOLF) {
        dream->wolves |= 1u << seat;
    } else {
        dream->humans |= 1u << seat;
    }
    return (dream->wolves & dream->humans) == 0;
}

/* One of two neighbours passed a Bite: both are sure, or one is drawn. */
static bool know_passer(growl_dream *dream, int night) {
    const growl_night *at = &dream->pub->night[night];
    const int need = wolves_needed(dream->pub, dream->me, dream->seat, night);
    const int left = at->left[dream->seat], right = at->right[dream->seat];
    if (need == 0) {
        return true;
    }
    if (dream->me->got_from[night][0] == GROWL_BITE && !know(dream, left, GROWL_WOLF)) {
        return false;
    }
    if (dream->me->got_from[night][1] == GROWL_BITE && !know(dream, right, GROWL_WOLF)) {
        return false;
    }
    if (need >= 2) {
        return know(dream, left, GROWL_WOLF) && know(dream, right, GROWL_WOLF);
    }
    if ((dream->wolves >> left & 1) || (dream->wolves >> right & 1)) {
        return true;
    }
    if (dream->humans >> left & 1) {
        return know(dream, right, GROWL_WOLF);
    }
    if (dream->humans >> right & 1) {
        return know(dream, left, GROWL_WOLF);
    }
    return know(dream, nt_rng_below(dream->rng, 2) ? left : right, GROWL_WOLF);
}

static bool know_teams(growl_dream *dream) {
    const growl_pub *pub = dream->pub;
    const growl_priv *me = dream->me;
    dream->wolves = dream->humans = 0;
    bool ok = true;
    for (int seat = 0; seat < pub->n; seat++) {
        if (me->sniffed && me->sniff[seat]) {
            ok = ok && know(dream, seat, GROWL_WOLF);
        }
    }
    if (pub->seance_team != GROWL_NONE) {
        ok = ok && know(dream, pub->seance_seat, pub->seance_team);
    }
    if (me->serum_seat && me->serum_kind == GROWL_BITE) {
        ok = ok && know(dream, me->serum_seat - 1, GROWL_WOLF);
    }
    for (int night = 0; ok && night < GROWL_NIGHTS; night++) {
        ok = know_passer(dream, night);
    }
    return ok;
}

/* Draws the Wolf Zeroes among those who may be one. */
static bool draw_zeroes(growl_dream *dream) {
    const growl_pub *pub = dream->pub;
    uint8_t may[GROWL_SEATS];
    int n = 0, need = growl_zeroes(pub->n) - dream->me->zero;
    for (int seat = 0; seat < pub->n; seat++) {
        if (seat != dream->seat && !(dream->humans >> seat & 1) && (!dream->me->sniffed || dream->me->sniff[seat])) {
            may[n++] = (uint8_t)seat;
        }
    }
    if (n < need) {
        return false;
    }
    nt_rng_shuffle(dream->rng, may, n);
    for (int i = 0; i < need; i++) {
        dream->world->seat[may[i]].zero = 1;
    }
    return true;
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

/* What a night's card showed of the hand, or moved. */
static void see_card(const growl_dream *dream, int seat, int night, holding *held) {
    const growl_pub *pub = dream->pub;
    const growl_priv *me = dream->me;
    const growl_night *at = &pub->night[night];
    const bool target = at->target[0] == seat || at->target[1] == seat;
    if (me->hound_seat == seat + 1 && me->hound_night == night + 1) {
        held->pins = held->tail = 0; /* nothing else is in it; gifts count as seen */
        for (int kind = 0; kind < GROWL_KINDS; kind++) {
            for (int i = 0; i < me->hound_hand[kind]; i++) {
                held->pin[held->pins++] = (uint8_t)kind;
            }
        }
        held->size = held->pins;
    }
    if (me->serum_seat == seat + 1 && me->serum_night == night + 1 && me->serum_kind != GROWL_NONE) {
        ensure(held, me->serum_kind, 1);
    }
    if (at->card == GROWL_HYPNOSIS && target) {
        ensure(held, pub->hypno_kind, pub->hypno_count[at->target[0] == seat ? 0 : 1]);
    }
    if (at->card == GROWL_GIFT && target) {
        exchange(held, dream->rng, 1, 0, at->gifts);
    }
    const bool drawn = pub->step != GROWL_STEP_TEMPEST_CARD && pub->step != GROWL_STEP_TEMPEST_DRAW;
    if (at->card == GROWL_TEMPEST && drawn && alive_at(pub, seat, night)) {
        exchange(held, dream->rng, 1, 1, at->gifts);
    }
    if (at->card == GROWL_HALLOWS && at->target[0] == seat) {
        exchange(held, dream->rng, 2, 0, at->gifts);
    } else if (at->card == GROWL_HALLOWS && target == false && at->target[0] != GROWL_NONE &&
               alive_at(pub, seat, night)) {
        exchange(held, dream->rng, 0, 0, at->gifts);
    }
}

static void see_passing(const growl_dream *dream, int seat, int night, holding *held) {
    const growl_night *at = &dream->pub->night[night];
    if (!at->passed[seat] || growl_open_passing(dream->pub) == night) {
        return;
    }
    const bool gift = at->card == GROWL_GIFT && (at->target[0] == seat || at->target[1] == seat);
    exchange(held, dream->rng, GROWL_PASSED, GROWL_PASSED + gift, at->gifts);
    for (int side = 0; side < GROWL_PASSED; side++) {
        if (at->passed[dream->seat] && (side == 0 ? at->left : at->right)[dream->seat] == seat &&
            dream->me->sent[night][side] != GROWL_NONE) {
            ensure(held, dream->me->sent[night][side], pinned(held, dream->me->sent[night][side]) + 1);
        }
    }
    if (gift && dream->me->gift_sent != GROWL_NONE && seat != dream->seat) {
        ensure(held, dream->me->gift_sent, pinned(held, dream->me->gift_sent) + 1);
    }
}

static void look_back(const growl_dream *dream, int seat, holding *held) {
    const growl_pub *pub = dream->pub;
    memset(held, 0, sizeof *held);
    held->size = 1 + GROWL_DEALT;
    held->pin[held->pins++] = dream->world->seat[seat].zero ? GROWL_BITE : GROWL_GOLD;
    int from = 0;
    const int nights = growl_nights_seen(pub);
    for (int night = 0; night < nights; night++) {
        add_gifts(pub, seat, from, pub->night[night].gifts, held);
        from = pub->night[night].gifts;
        see_card(dream, seat, night, held);
        see_passing(dream, seat, night, held);
    }
    add_gifts(pub, seat, from, pub->gifts, held);
}

/* ---- whether a hand fits what everybody saw ---- */

static int bullet_at(const growl_pub *pub, int seat, uint8_t team, int gifts) {
    for (int night = 0; night < GROWL_NIGHTS; night++) {
        if (pub->night[night].card == GROWL_BULLET) {
            return gifts >= pub->night[night].gifts ? growl_bullet(pub, seat, team) : 0;
        }
    }
    return growl_bullet(pub, seat, team);
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
static bool team_at_base(growl_dream *dream, int seat, const holding *held) {
    growl_priv *them = &dream->world->seat[seat];
    them->team = them->zero;
    turn(them);
    if (held->exchanged) {
        if (!them->team && ((dream->wolves >> seat & 1) || nt_rng_below(dream->rng, ODDS_TURNED_BEFORE) == 0)) {
            them->team = !(dream->humans >> seat & 1);
        }
        return true;
    }
    return !dream->me->sniffed || them->team == dream->me->sniff[seat];
}

/* Three Wounds were never dealt (2, step 4). */
static bool deal_allowed(const growl_priv *them, const holding *held) {
    return held->exchanged || them->hand[GROWL_WOUND] < GROWL_DEALT;
}

/* Replays the gifts since the last exchange on the hand that is laid out, which is what the player held at the last
 * test; sets the team. */
static bool fits(growl_dream *dream, int seat, const holding *held) {
    const growl_pub *pub = dream->pub;
    growl_priv *them = &dream->world->seat[seat];
    for (int i = held->pins - held->tail; i < held->pins; i++) {
        them->hand[held->pin[i]]--;
    }
    bool ok = deal_allowed(them, held) && team_at_base(dream, seat, held);
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
        if (left > 0) {
            ok = ok && wounds_of(them) + bullet_at(pub, seat, them->team, i) < GROWL_DIES_AT;
        }
    }
    const int wounds = wounds_of(them) + growl_bullet(pub, seat, them->team);
    return ok && ended_rightly(pub, seat, them, wounds) && !(dream->humans >> seat & 1 && them->team) &&
           !(dream->wolves >> seat & 1 && !them->team);
}

/* Cards that the way of dying calls for. */
static void expect_death(growl_dream *dream, int seat, holding *held) {
    const growl_pub *pub = dream->pub;
    const uint8_t how = pub->died_how[seat];
    if (how == GROWL_NONE || how == GROWL_DIED_BY_CARD) {
        return;
    }
    const bool wound =
        how != GROWL_DIED_BEFORE_NIGHT || (card_may_wound(pub, seat) && nt_rng_below(dream->rng, 8) > 0);
    if (wound) {
        const int bullet = growl_bullet(pub, seat, GROWL_HUMAN);
        ensure(held, GROWL_WOUND, GROWL_DIES_AT - bullet + pinned(held, GROWL_SALVE));
        return;
    }
    ensure(held, GROWL_CHARM, 1);
    ensure(held, GROWL_BITE, GROWL_TURNS_AT);
}

static bool take_pins(growl_dream *dream, const holding *held, uint8_t hand[GROWL_KINDS]) {
    bool ok = true;
    for (int i = 0; i < held->pins; i++) {
        hand[held->pin[i]]++;
        ok = ok && dream->pool[held->pin[i]]-- > 0;
    }
    return ok;
}

/* The cards that a dead player's tile brought, and those that All Hallows' Eve took. */
static bool after_death(growl_dream *dream, int seat, int joined, int taken) {
    uint8_t *hand = dream->world->seat[seat].hand;
    for (; joined > 0; joined--) {
        const uint8_t known = growl_gift_to(dream, seat);
        if (known != GROWL_NONE) { /* out of the pool from the start */
            hand[known]++;
            continue;
        }
        const uint8_t kind = growl_draw_pool(dream);
        if (kind == GROWL_NONE) {
            return false;
        }
        hand[kind]++;
    }
    for (; taken > 0; taken--) {
        growl_dream own = {.rng = dream->rng};
        memcpy(own.pool, hand, GROWL_KINDS);
        const uint8_t kind = growl_draw_pool(&own);
        if (kind == GROWL_NONE) {
            return false;
        }
        hand[kind]--;
        dream->pool[kind]++;
    }
    return true;
}

static bool lay_hand(growl_dream *dream, int seat, const uint8_t kept[GROWL_KINDS]) {
    const growl_pub *pub = dream->pub;
    growl_priv *them = &dream->world->seat[seat];
    uint8_t pool[GROWL_KINDS];
    for (int kind = 0; kind < GROWL_KINDS; kind++) {
        dream->pool[kind] = (uint8_t)(dream->pool[kind] + kept[kind]);
    }
    memcpy(pool, dream->pool, sizeof pool);
    const bool passing = pub->step == GROWL_STEP_PASS_DRAW && pub->night[pub->nights].passed[seat];
    const int now = pub->hand[seat] + (passing ? GROWL_PASSED : 0);
    const int taken = them->dead_sent[0] == GROWL_NONE ? 0 : 2;
    const int tested = pub->alive[seat] ? now : pub->died_hand[seat];
    for (int attempt = 0; attempt < HAND_TRIES; attempt++) {
        holding held;
        look_back(dream, seat, &held);
        held.size = tested;
        if (!pub->alive[seat] && taken) { /* what All Hallows' Eve took is not known: only gifts before death are */
            held.tail = 0;
        }
        expect_death(dream, seat, &held);
        memset(them->hand, 0, sizeof them->hand);
        memcpy(dream->pool, pool, sizeof pool);
        bool ok = held.pins <= tested && take_pins(dream, &held, them->hand);
        for (int i = held.pins; ok && i < tested; i++) {
            const uint8_t kind = growl_draw_pool(dream);
            ok = kind != GROWL_NONE;
            if (ok) {
                them->hand[kind]++;
            }
        }
        if (ok && fits(dream, seat, &held) && (!pub->alive[seat] || !passing || growl_can_pass(them))) {
            return after_death(dream, seat, now - tested + taken, taken);
        }
    }
    return false;
}

/* ---- all hands ---- */

static void take_known(growl_dream *dream) {
    const growl_pub *pub = dream->pub;
    for (int kind = 0; kind < GROWL_KINDS; kind++) {
        dream->pool[kind] = (uint8_t)(dream->pool[kind] - dream->me->hand[kind]);
    }
    if (pub->turned != GROWL_NONE) {
        dream->pool[pub->turned]--;
    }
    if (pub->step == GROWL_STEP_PASS_DRAW && pub->night[pub->nights].passed[dream->seat]) {
        for (int side = 0; side < GROWL_PASSED; side++) {
            dream->pool[dream->me->sent[pub->nights][side]]--;
        }
    }
    for (int seat = 0; seat < pub->n; seat++) {
        if (growl_gift_to(dream, seat) != GROWL_NONE && (pub->tile[seat] > 0 || !pub->alive[seat])) {
            dream->pool[dream->me->gift_sent]--;
        }
    }
}

/* Cards that surely are in a hand that is not laid yet are kept back from the other hands. */
static bool reserve(growl_dream *dream, uint8_t kept[GROWL_SEATS][GROWL_KINDS]) {
    bool ok = true;
    for (int seat = 0; seat < dream->pub->n; seat++) {
        holding held;
        if (seat == dream->seat || !dream->pub->alive[seat]) {
            continue;
        }
        look_back(dream, seat, &held);
        ok = take_pins(dream, &held, kept[seat]) && ok;
    }
    return ok;
}

/* Those whose hands are the hardest to find come first. */
static bool lay_hands(growl_dream *dream) {
    uint8_t order[GROWL_SEATS], kept[GROWL_SEATS][GROWL_KINDS] = {{0}};
    const int n = dream->pub->n;
    if (!reserve(dream, kept)) {
        return false;
    }
    for (int i = 0; i < n; i++) {
        order[i] = (uint8_t)i;
    }
    nt_rng_shuffle(dream->rng, order, n);
    for (int dead = 1; dead >= 0; dead--) {
        for (int i = 0; i < n; i++) {
            if (order[i] != dream->seat && dream->pub->alive[order[i]] != dead &&
                !lay_hand(dream, order[i], kept[order[i]])) {
                return false;
            }
        }
    }
    return true;
}

bool growl_dream_hands(growl_dream *dream) {
    take_known(dream);
    return know_teams(dream) && draw_zeroes(dream) && lay_hands(dream);
}
