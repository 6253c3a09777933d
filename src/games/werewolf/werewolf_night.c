/* The night: calls in their order, what each seat does in them, and what the answers give (5). */
#include <string.h>

#include "games/werewolf/werewolf_state.h"

enum {
    KNIFE_STEPS = 1 << WEREWOLF_CALL_PACK | 1 << WEREWOLF_CALL_HIDDEN | 1 << WEREWOLF_CALL_GHOST,
    ALL_STEPS = (1 << WEREWOLF_STEPS) - 1
};

static bool passes(const werewolf_pub *pub) {
    return pub->opt[WEREWOLF_OPT_HOST] == WEREWOLF_HOST_PASS;
}

/* The steps of 5.1 that a call stands for, as bits. */
static int steps_of(int call) {
    if (call == WEREWOLF_CALL_LAP_A) {
        return KNIFE_STEPS;
    }
    return call == WEREWOLF_CALL_LAP_B ? ALL_STEPS & ~KNIFE_STEPS : 1 << call;
}

/* Whether this call is made in every night of the game (5.3). */
static bool called(const werewolf_pub *pub, int call) {
    if (call >= WEREWOLF_STEPS || passes(pub)) {
        return call >= WEREWOLF_STEPS && passes(pub);
    }
    return call == WEREWOLF_CALL_PACK || pub->opt[WEREWOLF_OPT_HIDDEN_SET] || pub->set[werewolf_call[call].role] > 0;
}

int werewolf_call_after(const werewolf_pub *pub, int call) {
    for (call++; call < WEREWOLF_CALLS; call++) {
        if (called(pub, call)) {
            return call;
        }
    }
    return WEREWOLF_NONE;
}

static bool pack_lives(const struct werewolf_state *s) {
    for (int seat = 0; seat < s->pub.n; seat++) {
        if (s->pub.alive[seat] && werewolf_in_pack(s, seat)) {
            return true;
        }
    }
    return false;
}

/* 5.5: fixed at nightfall. */
static bool wakes(const struct werewolf_state *s, int seat) {
    if (pack_lives(s)) {
        return false;
    }
    if (s->seat[seat].role == WEREWOLF_HIDDEN) {
        return true;
    }
    const int hidden = werewolf_seat_of(s, WEREWOLF_HIDDEN);
    return hidden == WEREWOLF_NONE || !s->pub.alive[hidden];
}

static void tell_pack(werewolf_run *run, int seat) {
    struct werewolf_state *s = run->s;
    for (int other = 0; other < s->pub.n; other++) {
        s->seat[seat].pack[other] = werewolf_in_pack(s, other);
    }
    if (run->out != NULL) {
        werewolf_tell_set(run, seat, WEREWOLF_EV_PACK, s->seat[seat].pack);
    }
}

void werewolf_start_night(werewolf_run *run) {
    struct werewolf_state *s = run->s;
    for (int seat = 0; seat < s->pub.n; seat++) {
        werewolf_priv *me = &s->seat[seat];
        memset(me->named, WEREWOLF_NONE, sizeof me->named);
        memset(me->has_named, 0, sizeof me->has_named);
        if (!s->pub.alive[seat]) {
            continue;
        }
        if (s->pub.round == 1 && werewolf_in_pack(s, seat)) {
            tell_pack(run, seat);
        }
        if (me->role == WEREWOLF_HIDDEN || me->role == WEREWOLF_GHOST) {
            me->awake = wakes(s, seat);
            werewolf_tell_seat(run, seat, WEREWOLF_EV_AWAKE, 1, me->awake, 0, 0);
        }
    }
}

static uint8_t skill(const struct werewolf_state *s, int seat, int steps) {
    const werewolf_priv *me = &s->seat[seat];
    const struct {
        uint8_t role, call, task;
        bool real;
    } skills[] = {
        {WEREWOLF_HIDDEN, WEREWOLF_CALL_HIDDEN, WEREWOLF_TASK_KNIFE, me->awake},
        {WEREWOLF_GHOST, WEREWOLF_CALL_GHOST, WEREWOLF_TASK_KNIFE, me->awake},
        {WEREWOLF_BEAUTY, WEREWOLF_CALL_BEAUTY, WEREWOLF_TASK_CHARM, true},
        {WEREWOLF_WITCH, WEREWOLF_CALL_WITCH, WEREWOLF_TASK_POTION,
         me->poison || werewolf_can_save(&s->pub, me, seat)},
        {WEREWOLF_SEER, WEREWOLF_CALL_SEER, WEREWOLF_TASK_CHECK, true},
        {WEREWOLF_GUARDIAN, WEREWOLF_CALL_GUARDIAN, WEREWOLF_TASK_GUARD, true},
        {WEREWOLF_GHOST, WEREWOLF_CALL_STATUE, WEREWOLF_TASK_INVESTIGATE,
         !me->awake || s->pub.opt[WEREWOLF_OPT_GHOST_CHECKS]},
        {WEREWOLF_SILENCER, WEREWOLF_CALL_SILENCER, WEREWOLF_TASK_SILENCE, true},
        {WEREWOLF_KEEPER, WEREWOLF_CALL_KEEPER, WEREWOLF_TASK_OK, true},
    };
    if (steps >> WEREWOLF_CALL_PACK & 1 && werewolf_in_pack(s, seat)) {
        return WEREWOLF_TASK_KNIFE;
    }
    for (size_t i = 0; i < sizeof skills / sizeof *skills; i++) {
        if (me->role == skills[i].role && steps >> skills[i].call & 1) {
            return skills[i].real ? skills[i].task : WEREWOLF_TASK_OK;
        }
    }
    return WEREWOLF_TASK_SLEEP;
}

static uint8_t task_of(const struct werewolf_state *s, int seat, int call) {
    const uint8_t task = skill(s, seat, steps_of(call));
    if (!passes(&s->pub) || (task != WEREWOLF_TASK_SLEEP && task != WEREWOLF_TASK_OK)) {
        return task;
    }
    return call == WEREWOLF_CALL_LAP_A ? WEREWOLF_TASK_SUSPECT : WEREWOLF_TASK_TRUST;
}

/* N3: the victim while the antidote is unused, or always by a house rule. */
static void tell_victim(werewolf_run *run) {
    struct werewolf_state *s = run->s;
    const int witch = werewolf_seat_of(s, WEREWOLF_WITCH);
    if (witch == WEREWOLF_NONE || !s->pub.alive[witch]) {
        return;
    }
    werewolf_priv *me = &s->seat[witch];
    const bool told = me->antidote || s->pub.opt[WEREWOLF_OPT_WITCH_SEES];
    const uint8_t victim = told ? s->hid.nights[s->pub.round].knife : WEREWOLF_NONE;
    me->night[s->pub.round].knife = victim;
    werewolf_tell_seat(run, witch, WEREWOLF_EV_VICTIM, 1, victim, 0, 0);
}

/* N8: the camp of yesterday's exile. */
static void tell_grave(werewolf_run *run) {
    struct werewolf_state *s = run->s;
    const int keeper = werewolf_seat_of(s, WEREWOLF_KEEPER), before = s->pub.round - 1;
    if (keeper == WEREWOLF_NONE || !s->pub.alive[keeper]) {
        return;
    }
    const bool all = s->pub.opt[WEREWOLF_OPT_KEEPER_SCOPE];
    const uint8_t seat = all ? s->pub.last_out[before] : s->pub.exiled[before];
    const uint8_t camp = seat == WEREWOLF_NONE ? WEREWOLF_SAW_NOTHING : werewolf_camp_of(s, seat);
    s->seat[keeper].night[s->pub.round].seen = seat;
    s->seat[keeper].night[s->pub.round].result = camp;
    werewolf_tell_seat(run, keeper, WEREWOLF_EV_LOOK, 2, seat, camp, 0);
}

void werewolf_open_call(werewolf_run *run, int call) {
    struct werewolf_state *s = run->s;
    s->pub.call = (uint8_t)call;
    werewolf_tell(run, WEREWOLF_EV_CALL, 1, call, 0, 0);
    if (steps_of(call) >> WEREWOLF_CALL_WITCH & 1) {
        tell_victim(run);
    }
    if (steps_of(call) >> WEREWOLF_CALL_KEEPER & 1) {
        tell_grave(run);
    }
    for (int seat = 0; seat < s->pub.n; seat++) {
        if (s->pub.alive[seat]) {
            s->seat[seat].task = task_of(s, seat, call);
        }
    }
    werewolf_ask_one(run, WEREWOLF_STEP_NIGHT, werewolf_next_living(&s->pub, s->pub.n - 1, 0));
}

/* The pack sees the names of the night (5.2). */
static void name_knife(werewolf_run *run, int seat, uint8_t target) {
    struct werewolf_state *s = run->s;
    s->seat[seat].night[s->pub.round].name = target;
    if (!werewolf_in_pack(s, seat)) {
        return;
    }
    for (int other = 0; other < s->pub.n; other++) {
        if (s->pub.alive[other] && werewolf_in_pack(s, other)) {
            s->seat[other].named[seat] = target;
            s->seat[other].has_named[seat] = 1;
            werewolf_tell_seat(run, other, WEREWOLF_EV_NAMED, 2, seat, target, 0);
        }
    }
}

static void brew(werewolf_run *run, int seat, nt_move move) {
    struct werewolf_state *s = run->s;
    werewolf_priv *me = &s->seat[seat];
    werewolf_memory *memory = &me->night[s->pub.round];
    werewolf_night *night = &s->hid.nights[s->pub.round];
    if (move.kind == WEREWOLF_MOVE_SAVE || move.kind == WEREWOLF_MOVE_BOTH) {
        me->antidote = 0;
        night->saved = 1;
        memory->potions |= 1;
    }
    if (move.kind != WEREWOLF_MOVE_SAVE && move.arg[0] != WEREWOLF_NONE) {
        me->poison = 0;
        night->poison = memory->choice = move.arg[0];
        memory->potions |= 2;
    }
}

/* 1: the Rider gives no result, a Hidden Werewolf asleep seems good. */
static void check(werewolf_run *run, int seat, uint8_t target) {
    struct werewolf_state *s = run->s;
    uint8_t saw = werewolf_camp_of(s, target);
    if (s->seat[target].role == WEREWOLF_RIDER) {
        saw = WEREWOLF_SAW_NOTHING;
    }
    if (s->seat[target].role == WEREWOLF_HIDDEN && !s->seat[target].awake) {
        saw = WEREWOLF_SAW_GOOD;
    }
    s->seat[seat].night[s->pub.round].seen = target;
    s->seat[seat].night[s->pub.round].result = saw;
    werewolf_tell_seat(run, seat, WEREWOLF_EV_LOOK, 2, target, saw, 0);
}

static void investigate(werewolf_run *run, int seat, uint8_t target) {
    struct werewolf_state *s = run->s;
    s->seat[seat].night[s->pub.round].seen = target;
    s->seat[seat].night[s->pub.round].result = s->seat[target].role;
    werewolf_tell_seat(run, seat, WEREWOLF_EV_ROLE_SEEN, 2, target, s->seat[target].role, 0);
}

/* The tasks whose choice is one seat or nobody. */
static void choose(werewolf_run *run, int seat, uint8_t target) {
    struct werewolf_state *s = run->s;
    werewolf_memory *memory = &s->seat[seat].night[s->pub.round];
    werewolf_night *night = &s->hid.nights[s->pub.round];
    memory->choice = target;
    switch (s->seat[seat].task) {
    case WEREWOLF_TASK_CHARM:
        night->charm = target;
        break;
    case WEREWOLF_TASK_GUARD:
        night->guard = target;
        break;
    case WEREWOLF_TASK_SILENCE:
        night->silence = target;
        break;
    case WEREWOLF_TASK_CHECK:
        night->check = target;
        if (target != WEREWOLF_NONE) {
            check(run, seat, target);
        }
        break;
    default:
        night->investigate = target;
        if (target != WEREWOLF_NONE) {
            investigate(run, seat, target);
        }
        break;
    }
}

void werewolf_take_answer(werewolf_run *run, nt_move move) {
    struct werewolf_state *s = run->s;
    const int seat = move.seat;
    const uint8_t task = s->seat[seat].task;
    werewolf_memory *memory = &s->seat[seat].night[s->pub.round];
    switch (task) {
    case WEREWOLF_TASK_SLEEP:
    case WEREWOLF_TASK_OK:
        return;
    case WEREWOLF_TASK_SUSPECT:
        memory->suspect = move.arg[0];
        break;
    case WEREWOLF_TASK_TRUST:
        memory->trust = move.arg[0];
        break;
    case WEREWOLF_TASK_KNIFE:
        name_knife(run, seat, move.arg[0]);
        break;
    case WEREWOLF_TASK_POTION:
        brew(run, seat, move);
        break;
    default:
        choose(run, seat, move.arg[0]);
        break;
    }
    werewolf_tell_seat(run, seat, WEREWOLF_EV_CHOSE, 3, task,
                       move.kind == WEREWOLF_MOVE_SAVE ? WEREWOLF_NONE : move.arg[0], memory->potions);
}

/* 5.2: most names; a tie goes to the tied seat named last. Only named seats are counted. */
static uint8_t most_named(const struct werewolf_state *s, const bool holder[WEREWOLF_SEATS]) {
    uint8_t names[WEREWOLF_SEATS] = {0}, best = WEREWOLF_NONE;
    for (int seat = 0; seat < s->pub.n; seat++) {
        if (holder[seat] && s->seat[seat].night[s->pub.round].name != WEREWOLF_NONE) {
            names[s->seat[seat].night[s->pub.round].name]++;
        }
    }
    for (int seat = 0; seat < s->pub.n; seat++) {
        const uint8_t name = holder[seat] ? s->seat[seat].night[s->pub.round].name : WEREWOLF_NONE;
        if (name != WEREWOLF_NONE && (best == WEREWOLF_NONE || names[name] >= names[best])) {
            best = name;
        }
    }
    return best;
}

/* Only those whose call has come are holders; nobody's call is over twice. */
static void settle_knife(werewolf_run *run, int call) {
    struct werewolf_state *s = run->s;
    const int steps = steps_of(call);
    bool holder[WEREWOLF_SEATS] = {false}, any = false;
    for (int seat = 0; seat < s->pub.n; seat++) {
        const werewolf_priv *me = &s->seat[seat];
        holder[seat] =
            s->pub.alive[seat] && ((steps >> WEREWOLF_CALL_PACK & 1 && werewolf_in_pack(s, seat)) ||
                                   (steps >> WEREWOLF_CALL_HIDDEN & 1 && me->role == WEREWOLF_HIDDEN && me->awake) ||
                                   (steps >> WEREWOLF_CALL_GHOST & 1 && me->role == WEREWOLF_GHOST && me->awake));
        any |= holder[seat];
    }
    if (!any) {
        return;
    }
    const uint8_t knife = s->hid.nights[s->pub.round].knife = most_named(s, holder);
    for (int seat = 0; seat < s->pub.n; seat++) {
        if (holder[seat]) {
            s->seat[seat].night[s->pub.round].knife = knife;
            werewolf_tell_seat(run, seat, WEREWOLF_EV_KNIFE, 1, knife, 0, 0);
        }
    }
}

void werewolf_close_call(werewolf_run *run) {
    const int call = run->s->pub.call;
    if (steps_of(call) & KNIFE_STEPS) {
        settle_knife(run, call);
    }
}

void werewolf_do_nightfall(werewolf_run *run) {
    struct werewolf_state *s = run->s;
    werewolf_pub *pub = &s->pub;
    if (pub->round == WEREWOLF_LAST_ROUND) {
        werewolf_end(run, WEREWOLF_WON_DRAW, WEREWOLF_ENDED_BY_ROUNDS);
        return;
    }
    pub->round++;
    pub->night = 1;
    pub->silenced = WEREWOLF_NONE;
    pub->dawns = pub->day_over = pub->election = pub->menus = 0;
    memset(pub->dawn, 0, sizeof pub->dawn);
    memset(pub->declared, 0, sizeof pub->declared);
    for (int seat = 0; seat < pub->n; seat++) {
        if (pub->alive[seat]) {
            pub->there[pub->round][seat / 8] |= (uint8_t)(1u << seat % 8);
        }
    }
    werewolf_tell(run, WEREWOLF_EV_NIGHTFALL, 1, pub->round, 0, 0);
    werewolf_start_night(run);
    werewolf_open_call(run, werewolf_call_after(pub, -1));
}

void werewolf_do_task(werewolf_run *run, nt_move move) {
    werewolf_pub *pub = &run->s->pub;
    werewolf_take_answer(run, move);
    const int next = werewolf_next_living(pub, move.seat, 0);
    if (next > move.seat) {
        werewolf_ask_one(run, WEREWOLF_STEP_NIGHT, next);
        return;
    }
    werewolf_close_call(run);
    const int call = werewolf_call_after(pub, pub->call);
    if (call != WEREWOLF_NONE) {
        werewolf_open_call(run, call);
        return;
    }
    pub->call = WEREWOLF_NONE;
    for (int seat = 0; seat < pub->n; seat++) {
        run->s->seat[seat].task = WEREWOLF_TASK_SLEEP;
    }
    if (passes(pub)) {
        werewolf_ask_living(run, WEREWOLF_STEP_INFO);
    } else {
        werewolf_dawn(run);
    }
}
