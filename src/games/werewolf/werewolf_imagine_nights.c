/* An imagined world's nights: each played again with the rules' own calls and answers, guided by who was found dead.
 */
#include <string.h>

#include "games/werewolf/werewolf_imagine.h"

enum { TRIES = 40 }; /* of one night */

/* What one imagined night aims at. */
typedef struct {
    int round;
    bool fixed;                   /* the deaths are public */
    uint8_t dead[WEREWOLF_SEATS]; /* those deaths */
    uint8_t free[WEREWOLF_SEATS]; /* may have been among them */
    uint8_t knife;                /* aim of the knife holders */
    uint8_t linked;               /* seat that fell with the Wolf Beauty by day, or NONE */
} aim;

/* The cause of who went out in that way by day; 0 by night. */
int werewolf_day_cause(uint8_t how) {
    static const uint16_t cause[WEREWOLF_OUTS] = {
        [WEREWOLF_OUT_SHOT] = WEREWOLF_BY_SHOT,     [WEREWOLF_OUT_LINK] = WEREWOLF_BY_CHARM,
        [WEREWOLF_OUT_TAKEN] = WEREWOLF_BY_TAKEN,   [WEREWOLF_OUT_EXPLODE] = WEREWOLF_BY_EXPLODE,
        [WEREWOLF_OUT_DUEL] = WEREWOLF_BY_DUEL,     [WEREWOLF_OUT_EXILE] = WEREWOLF_BY_EXILE,
        [WEREWOLF_OUT_REMOVED] = WEREWOLF_BY_JUDGE,
    };
    return how < WEREWOLF_OUTS ? cause[how] : 0;
}

static uint32_t below(const werewolf_sampler *d, int n) {
    return nt_rng_below(d->rng, (uint32_t)n);
}

/* A random seat of the flagged ones, or NONE. */
static uint8_t any(const werewolf_sampler *d, const uint8_t flag[WEREWOLF_SEATS], int but) {
    uint8_t seats[WEREWOLF_SEATS];
    int n = 0;
    for (int seat = 0; seat < d->pub->n; seat++) {
        if (seat != but && flag[seat]) {
            seats[n++] = (uint8_t)seat;
        }
    }
    return n == 0 ? WEREWOLF_NONE : seats[below(d, n)];
}

static bool dies(const aim *a, int seat) {
    return seat != WEREWOLF_NONE && (a->dead[seat] || a->free[seat]);
}

static void choose_knife(const werewolf_sampler *d, aim *a) {
    uint8_t known;
    const bool knows = werewolf_knows_knife(d, a->round, &known);
    /* A pack that has not settled its knife yet has none in memory. */
    const bool open = d->pub->night && a->round == d->pub->round && werewolf_in_pack(d->w, d->viewer) &&
                      d->pub->step == WEREWOLF_STEP_NIGHT && known == WEREWOLF_NONE;
    const uint8_t found = any(d, a->dead, WEREWOLF_NONE);
    if (knows && !open) {
        a->knife = known;
    } else if (found != WEREWOLF_NONE && below(d, 8) > 0) {
        a->knife = found;
    } else {
        a->knife = below(d, 4) == 0 ? WEREWOLF_NONE : any(d, d->w->pub.alive, WEREWOLF_NONE);
    }
}

/* What the others do. */

static uint8_t rider(const werewolf_sampler *d) {
    return (uint8_t)werewolf_seat_of(d->w, WEREWOLF_RIDER);
}

/* Found dead, or out before the night's dead were told: whom a deadly act may have hit. */
static uint8_t any_hit(const werewolf_sampler *d, const aim *a, int but) {
    uint8_t hit[WEREWOLF_SEATS];
    for (int seat = 0; seat < d->pub->n; seat++) {
        hit[seat] = a->dead[seat] || a->free[seat];
    }
    return any(d, hit, but);
}

/* Whom a Wolf Beauty who went out by day in this round, and took nobody along, may have charmed: somebody who was out
 * before her; anybody when the rules say that a duel breaks the link. */
static uint8_t any_gone(const werewolf_sampler *d, const aim *a, int beauty) {
    const werewolf_pub *pub = d->pub;
    uint8_t gone[WEREWOLF_SEATS] = {0};
    if (pub->out_how[beauty] == WEREWOLF_OUT_DUEL && !pub->opt[WEREWOLF_OPT_CHARM_ON_DUEL]) {
        return any(d, d->w->pub.alive, beauty);
    }
    for (int i = 0; i < pub->deaths && pub->death[i] != beauty; i++) {
        gone[pub->death[i]] = pub->out_round[pub->death[i]] == a->round;
    }
    return any(d, gone, beauty);
}

static uint8_t charm_of(const werewolf_sampler *d, const aim *a, int seat) {
    if (a->linked != WEREWOLF_NONE) {
        return a->linked;
    }
    if (a->fixed && dies(a, seat)) {
        return any_hit(d, a, seat);
    }
    if (a->fixed && d->pub->out_round[seat] == a->round) {
        return any_gone(d, a, seat);
    }
    return any(d, d->w->pub.alive, seat);
}

static uint8_t guard_of(const werewolf_sampler *d, const aim *a) {
    const struct werewolf_state *w = d->w;
    const bool blocked = a->fixed && a->knife != WEREWOLF_NONE && !dies(a, a->knife);
    const bool own = d->me->role == WEREWOLF_WITCH && d->me->night[a->round].potions & 1;
    const bool saved = own || w->hid.nights[a->round].saved;
    const uint8_t someone = any(d, w->pub.alive, WEREWOLF_NONE);
    if ((blocked && !saved) || (own && dies(a, a->knife))) {
        return below(d, 4) == 0 ? someone : a->knife;
    }
    return a->fixed && someone == a->knife && !saved ? WEREWOLF_NONE : someone;
}

/* Whom the seat aims at, or NONE; whether it may is asked afterwards. */
static uint8_t target_of(const werewolf_sampler *d, const aim *a, int seat) {
    const uint8_t someone = any(d, d->w->pub.alive, seat), task = d->w->seat[seat].task;
    if (task == WEREWOLF_TASK_KNIFE) { /* now and then a wolf has named another */
        return below(d, 8) == 0 ? any(d, d->w->pub.alive, WEREWOLF_NONE) : a->knife;
    }
    if (task == WEREWOLF_TASK_SILENCE && a->fixed) {
        return d->pub->silences[a->round];
    }
    if (below(d, 12) == 0) {
        return WEREWOLF_NONE;
    }
    switch (task) {
    case WEREWOLF_TASK_CHARM:
        return charm_of(d, a, seat);
    case WEREWOLF_TASK_CHECK:
        if (a->fixed && !dies(a, seat) && someone == rider(d)) {
            return WEREWOLF_NONE;
        }
        return dies(a, seat) && below(d, 2) == 0 && rider(d) != WEREWOLF_NONE ? rider(d) : someone;
    case WEREWOLF_TASK_GUARD:
        return guard_of(d, a);
    case WEREWOLF_TASK_SILENCE:
        return any(d, d->w->pub.alive, WEREWOLF_NONE);
    default:
        return someone;
    }
}

/* Whether the viewer had a page that depends on this night's causes: out in it, or by day before its dead were told.
 */
static bool has_page(const werewolf_sampler *d, const aim *a) {
    const uint8_t page = d->me->rites;
    return d->pub->out_round[d->viewer] == a->round &&
           (d->pub->out_how[d->viewer] == WEREWOLF_OUT_NIGHT || a->free[d->viewer]) &&
           (page == WEREWOLF_RITES_SHOOT || page == WEREWOLF_RITES_BLOCKED);
}

static nt_move potion_of(const werewolf_sampler *d, const aim *a, int seat) {
    const bool blocked = a->fixed && a->knife != WEREWOLF_NONE && !dies(a, a->knife);
    const bool saves = blocked ? below(d, 3) > 0 : below(d, 6) == 0;
    const int but = below(d, 3) == 0 ? WEREWOLF_NONE : a->knife;
    uint8_t victim = a->fixed ? any_hit(d, a, but) : any(d, d->w->pub.alive, seat);
    if (dies(a, seat) && rider(d) != WEREWOLF_NONE && below(d, 2) == 0) {
        victim = rider(d);
    }
    if (has_page(d, a) && d->me->rites == WEREWOLF_RITES_BLOCKED && below(d, 3) > 0) {
        victim = d->viewer; /* poison is what blocks a shot most of all */
    }
    if (below(d, a->fixed ? 3 : 6) < (a->fixed ? 1u : 5u)) {
        victim = WEREWOLF_NONE;
    }
    if (saves && victim != WEREWOLF_NONE && d->pub->opt[WEREWOLF_OPT_BOTH_POTIONS]) {
        return (nt_move){.seat = (uint8_t)seat, .kind = WEREWOLF_MOVE_BOTH, .n = 1, .arg = {victim}};
    }
    if (saves) {
        return (nt_move){.seat = (uint8_t)seat, .kind = WEREWOLF_MOVE_SAVE};
    }
    return (nt_move){.seat = (uint8_t)seat, .kind = WEREWOLF_MOVE_CHOOSE, .n = 1, .arg = {victim}};
}

/* What the viewer did, as remembered. */
static nt_move remembered(const werewolf_sampler *d, const aim *a) {
    const werewolf_memory *night = &d->me->night[a->round];
    nt_move move = {.seat = d->viewer, .kind = WEREWOLF_MOVE_CHOOSE, .n = 1, .arg = {night->choice}};
    switch (d->w->seat[d->viewer].task) {
    case WEREWOLF_TASK_SUSPECT:
        move.arg[0] = night->suspect;
        break;
    case WEREWOLF_TASK_TRUST:
        move.arg[0] = night->trust;
        break;
    case WEREWOLF_TASK_KNIFE:
        move.arg[0] = night->name;
        break;
    case WEREWOLF_TASK_SLEEP:
    case WEREWOLF_TASK_OK:
        move.arg[0] = WEREWOLF_NONE;
        break;
    case WEREWOLF_TASK_POTION:
        if (night->potions == 1) {
            move = (nt_move){.seat = d->viewer, .kind = WEREWOLF_MOVE_SAVE};
        } else if (night->potions == 3) {
            move.kind = WEREWOLF_MOVE_BOTH;
        }
        break;
    default:
        break;
    }
    return move;
}

/* A legal move: the one that is aimed at, else nobody. */
static nt_move answer(const werewolf_sampler *d, const aim *a, int seat) {
    nt_move move = {.seat = (uint8_t)seat, .kind = WEREWOLF_MOVE_CHOOSE, .n = 1, .arg = {WEREWOLF_NONE}};
    const nt_move none = move;
    const uint8_t task = d->w->seat[seat].task;
    if (seat == d->viewer) {
        return remembered(d, a);
    }
    if (task == WEREWOLF_TASK_SLEEP || task == WEREWOLF_TASK_OK) {
        return move;
    }
    if (task == WEREWOLF_TASK_POTION) {
        move = potion_of(d, a, seat);
    } else {
        move.arg[0] = target_of(d, a, seat);
    }
    if (task == WEREWOLF_TASK_KNIFE && a->round == d->pub->round && d->me->has_named[seat]) {
        move.arg[0] = d->me->named[seat];
    }
    nt_move legal[WEREWOLF_SEATS * 2 + 2]; /* the Witch's: save, poison, both, nothing */
    const int n = werewolf_legal(&(nt_view){&d->w->pub, &d->w->seat[seat], (uint8_t)seat}, legal,
                                 (int)(sizeof legal / sizeof *legal));
    for (int i = 0; i < n; i++) {
        if (nt_move_equal(legal[i], move)) {
            return move;
        }
    }
    return none;
}

/* Whether the view's night stands at this seat of this call: nothing behind it has happened. */
static bool reached(const werewolf_sampler *d, const aim *a, int call, int seat) {
    return d->pub->step == WEREWOLF_STEP_NIGHT && a->round == d->pub->round && call == d->pub->call &&
           d->pub->asked[seat];
}

static void play(werewolf_sampler *d, const aim *a) {
    struct werewolf_state *w = d->w;
    werewolf_run run = {.s = w};
    werewolf_start_night(&run);
    for (int call = werewolf_call_after(&w->pub, -1); call != WEREWOLF_NONE;
         call = werewolf_call_after(&w->pub, call)) {
        werewolf_open_call(&run, call);
        for (int seat = 0; seat < w->pub.n; seat++) {
            if (!w->pub.alive[seat]) {
                continue;
            }
            if (reached(d, a, call, seat)) {
                return;
            }
            werewolf_ask_one(&run, WEREWOLF_STEP_NIGHT, seat);
            werewolf_take_answer(&run, answer(d, a, seat));
        }
        werewolf_close_call(&run);
    }
    for (int seat = 0; seat < w->pub.n; seat++) {
        w->seat[seat].task = WEREWOLF_TASK_SLEEP;
    }
}

/* Whether the viewer, out by these causes of this night, had the page that is remembered (6.3). */
static bool page_is_remembered(const werewolf_sampler *d, const aim *a, int causes) {
    if (!has_page(d, a)) {
        return true;
    }
    const uint8_t shot = d->w->pub.shot[d->viewer];
    d->w->pub.shot[d->viewer] = 0; /* as it was then */
    const bool may = werewolf_may_shoot(d->w, d->viewer, causes | werewolf_day_cause(d->pub->out_how[d->viewer]));
    d->w->pub.shot[d->viewer] = shot;
    return may == (d->me->rites == WEREWOLF_RITES_SHOOT);
}

/* Whether the imagined night gives what all have seen; keeps its causes when it does. */
static bool fits(werewolf_sampler *d, const aim *a) {
    struct werewolf_state *w = d->w;
    werewolf_batch batch;
    uint8_t left[WEREWOLF_SEATS];
    const bool now = a->round == d->pub->round, pending = now && d->pub->unannounced;
    if (now && d->pub->night) {
        return true;
    }
    werewolf_resolve_night(w, batch);
    memcpy(left, w->pub.alive, sizeof left);
    if (!page_is_remembered(d, a, batch[d->viewer])) {
        return false;
    }
    for (int seat = 0; seat < w->pub.n; seat++) {
        if (a->fixed && !a->free[seat] && (batch[seat] != 0) != a->dead[seat]) {
            return false;
        }
        left[seat] = left[seat] && !batch[seat];
    }
    if (now) {
        w->hid.knife_wins = werewolf_knife_wins(w, batch);
    }
    if (pending && (w->hid.knife_wins || werewolf_verdict(w, left) != WEREWOLF_WON_NONE)) {
        return false;
    }
    for (int seat = 0; seat < w->pub.n; seat++) {
        if (batch[seat] &&
            (pending || d->pub->out_round[seat] == a->round)) { /* a judge may have brought others back */
            w->hid.cause[seat][0] = (uint8_t)batch[seat];
            w->hid.cause[seat][1] = (uint8_t)(batch[seat] >> 8);
            w->hid.doomed[seat] = pending && d->pub->alive[seat];
        }
    }
    return true;
}

static void set_aim(const werewolf_sampler *d, aim *a, int round) {
    const werewolf_pub *pub = d->pub;
    *a = (aim){.round = round, .linked = WEREWOLF_NONE};
    a->fixed = round < pub->round || (!pub->night && !pub->unannounced);
    for (int seat = 0; seat < pub->n; seat++) {
        a->dead[seat] = a->fixed && werewolf_bit(pub->night_dead[round], seat);
        a->free[seat] = werewolf_bit(pub->night_free[round], seat);
        if (pub->out_how[seat] == WEREWOLF_OUT_LINK && pub->out_round[seat] == round) {
            a->linked = (uint8_t)seat;
        }
    }
}

static void forget(struct werewolf_state *w, int round) {
    const werewolf_memory nothing = {.knife = WEREWOLF_NONE,
                                     .choice = WEREWOLF_NONE,
                                     .seen = WEREWOLF_NONE,
                                     .result = WEREWOLF_NONE,
                                     .name = WEREWOLF_NONE,
                                     .suspect = WEREWOLF_NONE,
                                     .trust = WEREWOLF_NONE};
    for (int seat = 0; seat < w->pub.n; seat++) {
        w->seat[seat].night[round] = nothing;
    }
    memset(&w->hid.nights[round], WEREWOLF_NONE, sizeof w->hid.nights[round]);
    w->hid.nights[round].saved = 0;
}

static bool sample_night(werewolf_sampler *d, int round) {
    struct werewolf_state *w = d->w;
    const int witch = werewolf_seat_of(w, WEREWOLF_WITCH);
    const uint8_t antidote = witch == WEREWOLF_NONE ? 0 : w->seat[witch].antidote;
    const uint8_t poison = witch == WEREWOLF_NONE ? 0 : w->seat[witch].poison;
    aim a;
    set_aim(d, &a, round);
    w->pub.round = (uint8_t)round;
    for (int seat = 0; seat < w->pub.n; seat++) {
        w->pub.alive[seat] = werewolf_bit(d->pub->there[round], seat);
    }
    for (int tries = 0; tries < TRIES; tries++) {
        forget(w, round);
        if (witch != WEREWOLF_NONE) {
            w->seat[witch].antidote = antidote;
            w->seat[witch].poison = poison;
        }
        choose_knife(d, &a);
        play(d, &a);
        if (memcmp(&w->seat[d->viewer].night[round], &d->me->night[round], sizeof(werewolf_memory)) == 0 &&
            fits(d, &a)) {
            return true;
        }
    }
    return false;
}

bool werewolf_sample_nights(werewolf_sampler *d) {
    for (int round = 1; round <= d->pub->round; round++) {
        if (!sample_night(d, round)) {
            return false;
        }
    }
    return true;
}
