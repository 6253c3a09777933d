#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "werewolf/second.h"

enum { NOBODY = -1 };
enum { NOT_OVER, WOLVES, GOOD, DRAW };

static bool differs(second *g, const char *format, ...) {
    va_list args;
    va_start(args, format);
    vsnprintf(g->why, sizeof g->why, format, args);
    va_end(args);
    return false;
}

static bool is_wolf(int role) {
    return role <= WEREWOLF_GHOST;
}

static bool is_commoner(int role) {
    return role == WEREWOLF_VILLAGER;
}

static int holder_of(const second *g, int role) {
    for (int p = 0; p < g->n; p++) {
        if (g->role[p] == role) {
            return p;
        }
    }
    return NOBODY;
}

static int seat_or_nobody(uint8_t arg) {
    return arg == WEREWOLF_NONE ? NOBODY : arg;
}

/* ---- 5.2, 6.1 ---- */

static int most_named(const second *g) {
    int best = NOBODY, most = 0;
    for (int i = 0; i < g->names; i++) {
        int count = 0;
        for (int j = 0; j < g->names; j++) {
            count += g->named[j] == g->named[i];
        }
        if (count >= most) { /* the tied seat named last */
            most = count;
            best = g->named[i];
        }
    }
    return best;
}

static void resolve_night(second *g) {
    memset(g->night, 0, sizeof g->night);
    int v = g->kill;
    if (v != NOBODY && g->role[v] == WEREWOLF_RIDER && g->rule[WEREWOLF_OPT_RIDER_IMMUNE]) {
        v = NOBODY;
    }
    if (v != NOBODY) {
        const bool guarded = g->guard == v;
        if (guarded && g->saved) {
            if (g->rule[WEREWOLF_OPT_GUARD_SAVE] == 0) {
                g->night[v] |= WEREWOLF_BY_GUARD_SAVE;
            }
        } else if (!guarded && !g->saved) {
            g->night[v] |= WEREWOLF_BY_WOLF;
        }
    }
    if (g->poison != NOBODY) {
        if (g->role[g->poison] == WEREWOLF_RIDER) {
            g->night[holder_of(g, WEREWOLF_WITCH)] |= WEREWOLF_BY_COUNTER;
        } else {
            g->night[g->poison] |= WEREWOLF_BY_POISON;
        }
    }
    if (g->check != NOBODY && g->role[g->check] == WEREWOLF_RIDER) {
        g->night[holder_of(g, WEREWOLF_SEER)] |= WEREWOLF_BY_COUNTER;
    }
    const int beauty = holder_of(g, WEREWOLF_BEAUTY);
    if (beauty != NOBODY && g->night[beauty] && g->charm != NOBODY) {
        g->night[g->charm] |= WEREWOLF_BY_CHARM;
    }
}

/* ---- 8 ---- */

static int verdict_of(const second *g, const bool alive[WEREWOLF_SEATS]) {
    int wolves = 0, survivors = 0, divine = 0, commoners = 0;
    for (int p = 0; p < g->n; p++) {
        if (!alive[p]) {
            continue;
        }
        if (is_wolf(g->role[p])) {
            wolves++;
            continue;
        }
        survivors++;
        if (is_commoner(g->role[p])) {
            commoners++;
        } else if (!(g->idiot_shown[p] && g->rule[WEREWOLF_OPT_IDIOT_COUNTS] == 0)) {
            divine++;
        }
    }
    if (wolves == 0 && survivors == 0) {
        return DRAW;
    }
    if (wolves == 0) {
        return GOOD;
    }
    if (survivors == 0) {
        return WOLVES;
    }
    if (g->rule[WEREWOLF_OPT_VICTORY] == 0 && (divine == 0 || commoners == 0)) {
        return WOLVES;
    }
    if (g->rule[WEREWOLF_OPT_PARITY] && wolves >= survivors) {
        return WOLVES;
    }
    return NOT_OVER;
}

static bool knife_alone_wins(const second *g) {
    bool alive[WEREWOLF_SEATS];
    if (!g->rule[WEREWOLF_OPT_KNIFE_FIRST] || g->kill == NOBODY || !(g->night[g->kill] & WEREWOLF_BY_WOLF)) {
        return false;
    }
    memcpy(alive, g->alive, sizeof alive);
    alive[g->kill] = false;
    return verdict_of(g, alive) == WOLVES;
}

/* ---- 6.2 ---- */

static bool may_shoot(const second *g, int p) {
    const unsigned c = g->causes[p];
    const bool king = g->role[p] == WEREWOLF_KING;
    if (g->role[p] != WEREWOLF_HUNTER && !king) {
        return false;
    }
    if (g->shot_used[p] || c & WEREWOLF_BY_POISON || c & WEREWOLF_BY_COUNTER) {
        return false;
    }
    if (king && c & WEREWOLF_BY_EXPLODE) {
        return false;
    }
    if (king && c & (WEREWOLF_BY_WOLF | WEREWOLF_BY_GUARD_SAVE) && !g->rule[WEREWOLF_OPT_KING_SHOOTS]) {
        return false;
    }
    return !(c == WEREWOLF_BY_CHARM && !g->rule[WEREWOLF_OPT_CHARMED_SHOOTS]);
}

static void die(second *g, int p, unsigned causes) {
    g->alive[p] = false;
    g->causes[p] |= causes;
    g->order[g->out++] = p;
    g->queue[g->queued++] = p;
}

/* Whom the night has doomed and nobody has been told dies now of that too (7.3). */
static void kill(second *g, unsigned batch[WEREWOLF_SEATS]) {
    const int beauty = holder_of(g, WEREWOLF_BEAUTY);
    if (beauty != NOBODY && g->alive[beauty] && batch[beauty] && g->charm != NOBODY && g->alive[g->charm] &&
        !batch[g->charm] && !(batch[beauty] == WEREWOLF_BY_DUEL && !g->rule[WEREWOLF_OPT_CHARM_ON_DUEL])) {
        batch[g->charm] = WEREWOLF_BY_CHARM;
    }
    for (int p = 0; p < g->n; p++) {
        if (batch[p]) {
            die(g, p, batch[p] | (g->pending ? g->night[p] : 0));
        }
    }
}

static void kill_one(second *g, int p, unsigned cause) {
    unsigned batch[WEREWOLF_SEATS] = {0};
    batch[p] = cause;
    kill(g, batch);
}

static void announce(second *g) {
    unsigned batch[WEREWOLF_SEATS];
    for (int p = 0; p < g->n; p++) {
        batch[p] = g->alive[p] ? g->night[p] : 0;
    }
    g->pending = false;
    g->at_dawn = true;
    kill(g, batch);
}

/* ---- 7.9 ---- */

/* Half votes of the ballots of a vote; marks the tops, returns how many. */
static int tally(const second *g, const werewolf_pub *vote, bool election, bool top[WEREWOLF_SEATS]) {
    int votes[WEREWOLF_SEATS] = {0}, most = 0, tops = 0;
    for (int voter = 0; voter < g->n; voter++) {
        if (!vote->voted[voter] || vote->ballot[voter] == WEREWOLF_NONE) {
            continue;
        }
        const bool sheriff = vote->badge == WEREWOLF_BADGE_HELD && vote->sheriff == voter && !election;
        votes[vote->ballot[voter]] += sheriff ? g->rule[WEREWOLF_OPT_WEIGHT] : 2;
    }
    for (int p = 0; p < g->n; p++) {
        most = votes[p] > most ? votes[p] : most;
    }
    for (int p = 0; p < g->n; p++) {
        top[p] = most > 0 && votes[p] == most;
        tops += top[p];
    }
    return tops;
}

static int only(const second *g, const bool top[WEREWOLF_SEATS]) {
    for (int p = 0; p < g->n; p++) {
        if (top[p]) {
            return p;
        }
    }
    return NOBODY;
}

enum { EXILED, SAYS, PK, NO_EXILE };

static int outcome(const second *g, const werewolf_pub *vote, int tops, const bool top[WEREWOLF_SEATS]) {
    const bool sheriff = vote->badge == WEREWOLF_BADGE_HELD && !vote->voteless[vote->sheriff];
    if (tops == 1) {
        return EXILED;
    }
    if (tops == 0 || vote->step == WEREWOLF_STEP_PK_COUNT || g->rule[WEREWOLF_OPT_TIE] == 2) {
        return NO_EXILE;
    }
    if (g->rule[WEREWOLF_OPT_TIE] == 1 || !sheriff) {
        return PK;
    }
    return top[vote->sheriff] && g->rule[WEREWOLF_OPT_SHERIFF_TIED] ? PK : SAYS;
}

static bool check_exile(second *g, const struct werewolf_state *before, const struct werewolf_state *after) {
    bool top[WEREWOLF_SEATS];
    const int tops = tally(g, &before->pub, false, top), what = outcome(g, &before->pub, tops, top);
    const bool exiles = after->pub.exiling != WEREWOLF_NONE;
    if (exiles != (what == EXILED) || (exiles && after->pub.exiling != only(g, top))) {
        return differs(g, "the vote exiles %d, not %d", after->pub.exiling, only(g, top));
    }
    if ((after->pub.step == WEREWOLF_STEP_SAY) != (what == SAYS)) {
        return differs(g, "the Sheriff's say: outcome %d", what);
    }
    if (what == NO_EXILE && !after->pub.day_over) {
        return differs(g, "nobody is exiled, but the day goes on");
    }
    for (int p = 0; p < g->n && tops > 1; p++) {
        if (after->pub.tied[p] != top[p]) {
            return differs(g, "seat %d tied or not", p);
        }
    }
    return true;
}

static bool check_election(second *g, const struct werewolf_state *before, const struct werewolf_state *after) {
    bool top[WEREWOLF_SEATS];
    const int tops = tally(g, &before->pub, true, top);
    const bool elected = after->pub.badge == WEREWOLF_BADGE_HELD;
    const bool again = tops > 1 && !before->pub.second;
    if (again != (after->pub.step == WEREWOLF_STEP_CAMPAIGN_DRAW)) {
        return differs(g, "a second vote of the election or not");
    }
    if (again) {
        return true;
    }
    if (elected != (tops == 1) || (elected && after->pub.sheriff != only(g, top) && after->pub.alive[only(g, top)])) {
        return differs(g, "the election of %d, not %d", after->pub.sheriff, only(g, top));
    }
    return true;
}

/* ---- following ---- */

void second_start(second *g, const struct werewolf_state *s) {
    memset(g, 0, sizeof *g);
    g->n = s->pub.n;
    g->rule = s->pub.opt;
    g->charm = g->guard = g->kill = g->poison = g->check = NOBODY;
    for (int p = 0; p < g->n; p++) {
        g->role[p] = s->seat[p].role;
        g->alive[p] = true;
    }
}

static void note_night(second *g, int task, nt_move move) {
    const int target = move.kind == WEREWOLF_MOVE_SAVE ? NOBODY : seat_or_nobody(move.arg[0]);
    switch (task) {
    case WEREWOLF_TASK_KNIFE:
        if (target != NOBODY) {
            g->named[g->names++] = target;
        }
        break;
    case WEREWOLF_TASK_CHARM:
        g->charm = target;
        break;
    case WEREWOLF_TASK_POTION:
        g->saved = move.kind != WEREWOLF_MOVE_CHOOSE;
        g->poison = target;
        break;
    case WEREWOLF_TASK_CHECK:
        g->check = target;
        break;
    case WEREWOLF_TASK_GUARD:
        g->guard = target;
        break;
    default:
        break;
    }
}

static void nightfall(second *g) {
    g->names = 0;
    g->saved = false;
    g->charm = g->guard = g->kill = g->poison = g->check = NOBODY;
}

/* 7.3: whether the election comes before the deaths. */
static bool waits(const second *g, const struct werewolf_state *before) {
    const werewolf_pub *pub = &before->pub;
    bool left[WEREWOLF_SEATS];
    for (int p = 0; p < g->n; p++) {
        left[p] = g->alive[p] && !g->night[p];
    }
    return g->rule[WEREWOLF_OPT_SHERIFF] && g->rule[WEREWOLF_OPT_ELECTION] && pub->badge == WEREWOLF_BADGE_NONE &&
           !g->knife_won && verdict_of(g, left) == NOT_OVER;
}

static void declared(second *g, const struct werewolf_state *before, nt_move move) {
    const int p = move.seat, target = seat_or_nobody(move.arg[0]), role = g->role[p];
    const bool listed = g->rule[WEREWOLF_OPT_EXPLODE_ROLES] == 0
                            ? role == WEREWOLF_WEREWOLF || role == WEREWOLF_WHITE_KING || role == WEREWOLF_KING
                        : g->rule[WEREWOLF_OPT_EXPLODE_ROLES] == 1
                            ? is_wolf(role)
                            : role == WEREWOLF_WEREWOLF || role == WEREWOLF_WHITE_KING;
    unsigned batch[WEREWOLF_SEATS] = {0};
    g->at_dawn = false;
    if (move.kind == WEREWOLF_MOVE_DUEL && role == WEREWOLF_KNIGHT &&
        (!before->pub.duelled[p] || g->rule[WEREWOLF_OPT_KNIGHT_DUELS])) {
        kill_one(g, is_wolf(g->role[target]) ? target : p, WEREWOLF_BY_DUEL);
    } else if (move.kind == WEREWOLF_MOVE_EXPLODE && listed && (role == WEREWOLF_WHITE_KING) == (target != NOBODY)) {
        batch[p] = WEREWOLF_BY_EXPLODE;
        if (target != NOBODY) {
            batch[target] = WEREWOLF_BY_TAKEN;
        }
        kill(g, batch);
    }
}

static bool last_rites(second *g, const struct werewolf_state *before, nt_move move) {
    const int p = move.seat;
    if (move.kind == WEREWOLF_MOVE_SHOW) {
        g->idiot_shown[p] = true;
        return before->pub.exiling == p && g->role[p] == WEREWOLF_IDIOT;
    }
    if (before->pub.exiling == p) {
        g->at_dawn = false;
        kill_one(g, p, WEREWOLF_BY_EXILE);
        for (int i = 0; i + 1 < g->queued; i++) { /* it has been asked: it is the first */
            if (g->queue[i + 1] == p) {
                g->queue[i + 1] = g->queue[i];
                g->queue[i] = p;
            }
        }
    }
    if (g->queued == 0 || g->queue[0] != p) {
        return differs(g, "seat %d is asked out of turn", p);
    }
    g->queued--;
    memmove(g->queue, g->queue + 1, (size_t)g->queued * sizeof *g->queue);
    if (move.kind == WEREWOLF_MOVE_SHOOT) {
        if (!may_shoot(g, p)) {
            return differs(g, "seat %d may not shoot", p);
        }
        g->shot_used[p] = true;
        kill_one(g, move.arg[0], WEREWOLF_BY_SHOT);
    }
    return true;
}

/* The rights of the next page, and the verdict when the chain is over. */
static bool check_after(second *g, const struct werewolf_state *after, bool settled) {
    const werewolf_pub *pub = &after->pub;
    for (int p = 0; p < g->n; p++) {
        if (g->alive[p] != pub->alive[p]) {
            return differs(g, "seat %d lives or not", p);
        }
        if (!g->alive[p] && (int)g->causes[p] != werewolf_causes(after->hid.cause[p])) {
            return differs(g, "causes of seat %d: %x, not %x", p, werewolf_causes(after->hid.cause[p]), g->causes[p]);
        }
    }
    for (int i = 0; i < g->out; i++) {
        if (pub->death[i] != g->order[i]) {
            return differs(g, "death %d is seat %d, not %d", i, pub->death[i], g->order[i]);
        }
    }
    if (g->queued > 0) {
        const int p = g->queue[0];
        const bool shoots = after->seat[p].rites == WEREWOLF_RITES_SHOOT;
        if (pub->step != WEREWOLF_STEP_RITES || !pub->asked[p] || shoots != may_shoot(g, p)) {
            return differs(g, "the page of seat %d", p);
        }
        return true;
    }
    if (!settled) {
        return true;
    }
    int won = verdict_of(g, g->alive);
    if (g->at_dawn && g->knife_won) {
        won = WOLVES;
    }
    return won == pub->winner || differs(g, "the winner is %d, not %d", pub->winner, won);
}

bool second_follow(second *g, const struct werewolf_state *before, nt_move move, const struct werewolf_state *after) {
    const werewolf_pub *was = &before->pub, *is = &after->pub;
    bool settled = false, good = true;
    if (was->step == WEREWOLF_STEP_DUSK) {
        nightfall(g);
    }
    if (was->step == WEREWOLF_STEP_NIGHT) {
        note_night(g, before->seat[move.seat].task, move);
    }
    if (was->step == WEREWOLF_STEP_DECLARE) {
        const int out = g->out;
        declared(g, before, move);
        settled = g->out > out && g->queued == 0;
    }
    if (was->step == WEREWOLF_STEP_RITES) {
        good = last_rites(g, before, move);
        settled = g->queued == 0;
    }
    if (was->step == WEREWOLF_STEP_COUNT || was->step == WEREWOLF_STEP_PK_COUNT) {
        good = move.kind != WEREWOLF_MOVE_COUNT || check_exile(g, before, after);
    }
    if (was->step == WEREWOLF_STEP_ELECT_COUNT) {
        good = move.kind != WEREWOLF_MOVE_COUNT || check_election(g, before, after);
    }
    if (!good) {
        return g->why[0] != 0 ? false : differs(g, "a page was answered by the wrong seat");
    }
    if (was->night && !is->night) {
        g->kill = most_named(g);
        resolve_night(g);
        g->knife_won = knife_alone_wins(g);
        g->pending = waits(g, before);
        if (g->pending != is->unannounced) {
            return differs(g, "the election comes before the deaths or not");
        }
        if (!g->pending) {
            announce(g);
            settled = g->queued == 0;
        }
    } else if (was->unannounced && !is->unannounced) {
        if (settled && verdict_of(g, g->alive) != NOT_OVER) {
            return check_after(g, after, settled);
        }
        announce(g);
        settled = g->queued == 0;
    }
    return check_after(g, after, settled);
}
