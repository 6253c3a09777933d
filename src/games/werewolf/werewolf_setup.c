/* Sets, options, setup and the deal (3). */
#include <string.h>

#include "games/werewolf/werewolf_state.h"

#define WINDOW(role, seconds)                                                                                        \
    { "time_" role, 6, 30, 1, seconds }
#define SPEECH(what, seconds)                                                                                        \
    { "time_" what, 0, 300, 15, seconds }
#define COUNT(role, most)                                                                                            \
    { role, 0, most, 1, 0 }

const nt_option werewolf_options[WEREWOLF_OPTIONS] = {
    [WEREWOLF_OPT_HOST] = {"host_mode", WEREWOLF_HOST_JUDGE, WEREWOLF_HOST_PASS, 1, WEREWOLF_HOST_JUDGE},
    [WEREWOLF_OPT_SET] = {"own_set", 0, 1, 1, 0},
    [WEREWOLF_OPT_COUNT + WEREWOLF_WEREWOLF] = COUNT("werewolf", WEREWOLF_SEATS),
    [WEREWOLF_OPT_COUNT + WEREWOLF_BEAUTY] = COUNT("wolf_beauty", 1),
    [WEREWOLF_OPT_COUNT + WEREWOLF_WHITE_KING] = COUNT("white_wolf_king", 1),
    [WEREWOLF_OPT_COUNT + WEREWOLF_HIDDEN] = COUNT("hidden_wolf", 1),
    [WEREWOLF_OPT_COUNT + WEREWOLF_KING] = COUNT("wolf_king", 1),
    [WEREWOLF_OPT_COUNT + WEREWOLF_RIDER] = COUNT("wraith_rider", 1),
    [WEREWOLF_OPT_COUNT + WEREWOLF_GHOST] = COUNT("stone_ghost", 1),
    [WEREWOLF_OPT_COUNT + WEREWOLF_SEER] = COUNT("seer", 1),
    [WEREWOLF_OPT_COUNT + WEREWOLF_WITCH] = COUNT("witch", 1),
    [WEREWOLF_OPT_COUNT + WEREWOLF_HUNTER] = COUNT("hunter", 1),
    [WEREWOLF_OPT_COUNT + WEREWOLF_GUARDIAN] = COUNT("guardian", 1),
    [WEREWOLF_OPT_COUNT + WEREWOLF_KNIGHT] = COUNT("knight", 1),
    [WEREWOLF_OPT_COUNT + WEREWOLF_IDIOT] = COUNT("idiot", 1),
    [WEREWOLF_OPT_COUNT + WEREWOLF_SILENCER] = COUNT("silencer", 1),
    [WEREWOLF_OPT_COUNT + WEREWOLF_KEEPER] = COUNT("grave_keeper", 1),
    [WEREWOLF_OPT_COUNT + WEREWOLF_VILLAGER] = COUNT("villager", WEREWOLF_SEATS),
    [WEREWOLF_OPT_VICTORY] = {"victory", 0, 1, 1, 0},
    [WEREWOLF_OPT_SELF_SAVE] = {"witch_self_save", 0, 2, 1, 0},
    [WEREWOLF_OPT_GUARD_REPEAT] = {"guard_repeat", 0, 1, 1, 0},
    [WEREWOLF_OPT_KING_SHOOTS] = {"wolf_king_shoots_when_wolf_killed", 0, 1, 1, 1},
    [WEREWOLF_OPT_AFTER_DUEL] = {"after_duel", 0, 2, 1, 0},
    [WEREWOLF_OPT_GUARD_SAVE] = {"guard_save", 0, 1, 1, 0},
    [WEREWOLF_OPT_BOTH_POTIONS] = {"both_potions", 0, 1, 1, 0},
    [WEREWOLF_OPT_WITCH_SEES] = {"witch_sees_victim", 0, 1, 1, 0},
    [WEREWOLF_OPT_SELF_KNIFE] = {"wolf_self_knife", 0, 1, 1, 1},
    [WEREWOLF_OPT_RIDER_IMMUNE] = {"wraith_knife_immune", 0, 1, 1, 0},
    [WEREWOLF_OPT_CHARMED_SHOOTS] = {"charmed_may_shoot", 0, 1, 1, 1},
    [WEREWOLF_OPT_CHARM_ON_DUEL] = {"charm_on_duel", 0, 1, 1, 1},
    [WEREWOLF_OPT_CHARM_REPEAT] = {"charm_repeat", 0, 1, 1, 1},
    [WEREWOLF_OPT_GHOST_CHECKS] = {"ghost_checks_after_awakening", 0, 1, 1, 0},
    [WEREWOLF_OPT_EXPLODE_ROLES] = {"explode_roles", 0, 2, 1, 0},
    [WEREWOLF_OPT_EXPLOSION] = {"explosion", 0, 1, 1, 1},
    [WEREWOLF_OPT_KNIGHT_DUELS] = {"knight_duels", 0, 1, 1, 0},
    [WEREWOLF_OPT_SILENCER_REPEAT] = {"silencer_repeat", 0, 1, 1, 1},
    [WEREWOLF_OPT_SECOND_EXILE] = {"idiot_second_exile", 0, 1, 1, 0},
    [WEREWOLF_OPT_IDIOT_COUNTS] = {"shown_idiot_counts", 0, 1, 1, 1},
    [WEREWOLF_OPT_SHERIFF] = {"sheriff", 0, 1, 1, 1},
    [WEREWOLF_OPT_ELECTION] = {"election_timing", 0, 1, 1, 0},
    [WEREWOLF_OPT_BADGE_BLAST] = {"badge_explosion", 0, 1, 1, 0},
    [WEREWOLF_OPT_WEIGHT] = {"sheriff_weight", 2, 4, 1, 3},
    [WEREWOLF_OPT_TIE] = {"tie", 0, 2, 1, 0},
    [WEREWOLF_OPT_SHERIFF_TIED] = {"sheriff_in_tie", 0, 1, 1, 0},
    [WEREWOLF_OPT_ABSTAIN] = {"abstain", 0, 1, 1, 1},
    [WEREWOLF_OPT_BALLOTS] = {"ballots", 0, 1, 1, 0},
    [WEREWOLF_OPT_LAST_WORDS] = {"night_last_words", 0, 9, 1, 1},
    [WEREWOLF_OPT_REVEAL] = {"reveal_on_death", 0, 2, 1, 0},
    [WEREWOLF_OPT_PARITY] = {"parity", 0, 1, 1, 0},
    [WEREWOLF_OPT_KNIFE_FIRST] = {"knife_first", 0, 1, 1, 0},
    [WEREWOLF_OPT_DEAL] = {"deal", 0, 1, 1, 0},
    [WEREWOLF_OPT_HIDDEN_SET] = {"set_visible", 0, 1, 1, 0},
    [WEREWOLF_OPT_KEEPER_SCOPE] = {"grave_keeper_scope", 0, 1, 1, 0},
    [WEREWOLF_OPT_PEEK] = {"peek_role", 0, 2, 1, 0},
    [WEREWOLF_OPT_DEAD_SEE] = {"dead_see", 0, 1, 1, 0},
    [WEREWOLF_OPT_LEAST_TURN] = {"least_turn", 3, 10, 1, 5},
    [WEREWOLF_OPT_LEAST_LOOK] = {"least_look", 3, 10, 1, 3},
    [WEREWOLF_OPT_WINDOWS] = {"time_calls", WEREWOLF_BY_ROLE, 30, 1, WEREWOLF_BY_ROLE},
    [WEREWOLF_OPT_WINDOW + WEREWOLF_CALL_PACK] = WINDOW("pack", 30),
    [WEREWOLF_OPT_WINDOW + WEREWOLF_CALL_HIDDEN] = WINDOW("hidden_wolf", 15),
    [WEREWOLF_OPT_WINDOW + WEREWOLF_CALL_GHOST] = WINDOW("stone_ghost", 15),
    [WEREWOLF_OPT_WINDOW + WEREWOLF_CALL_BEAUTY] = WINDOW("wolf_beauty", 15),
    [WEREWOLF_OPT_WINDOW + WEREWOLF_CALL_WITCH] = WINDOW("witch", 25),
    [WEREWOLF_OPT_WINDOW + WEREWOLF_CALL_SEER] = WINDOW("seer", 20),
    [WEREWOLF_OPT_WINDOW + WEREWOLF_CALL_GUARDIAN] = WINDOW("guardian", 15),
    [WEREWOLF_OPT_WINDOW + WEREWOLF_CALL_STATUE] = WINDOW("stone_ghost_looks", 20),
    [WEREWOLF_OPT_WINDOW + WEREWOLF_CALL_SILENCER] = WINDOW("silencer", 15),
    [WEREWOLF_OPT_WINDOW + WEREWOLF_CALL_KEEPER] = WINDOW("grave_keeper", 10),
    [WEREWOLF_OPT_SPEECH] = SPEECH("speech", 120),
    [WEREWOLF_OPT_SHORT_SPEECH] = SPEECH("tied", 60),
    [WEREWOLF_OPT_WORDS] = SPEECH("last_words", 60),
    [WEREWOLF_OPT_SHERIFF_MORE] = {"time_sheriff_more", 0, 60, 15, 30},
};

typedef struct {
    int all, wolves, divine, commoners, pack;
    bool doubled;
} sums;

static sums add_up(const uint8_t set[WEREWOLF_ROLES]) {
    sums of = {0};
    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        const werewolf_role_info *info = &werewolf_role[role];
        of.all += set[role];
        of.wolves += info->kind == WEREWOLF_KIND_WOLF ? set[role] : 0;
        of.divine += info->kind == WEREWOLF_KIND_DIVINE ? set[role] : 0;
        of.commoners += info->kind == WEREWOLF_KIND_COMMONER ? set[role] : 0;
        of.pack += info->pack ? set[role] : 0;
        of.doubled |= !info->many && set[role] > 1;
    }
    return of;
}

static int band(int n) {
    return n <= 8 ? 2 : n <= 11 ? 3 : n <= 15 ? 4 : 5;
}

static int warnings(int n, const uint8_t set[WEREWOLF_ROLES], const sums *of, bool total) {
    const bool core = set[WEREWOLF_SEER] && set[WEREWOLF_WITCH] && set[WEREWOLF_HUNTER];
    const bool shield = set[WEREWOLF_GUARDIAN] || set[WEREWOLF_KNIGHT];
    int out = 0;
    if (of->wolves != band(n)) {
        out |= WEREWOLF_W1;
    }
    if (n <= 15 && (!core || (n >= 9 && !shield))) {
        out |= WEREWOLF_W2;
    }
    if (!total && (of->divine == 1 || of->commoners == 1)) {
        out |= WEREWOLF_W3;
    }
    if ((set[WEREWOLF_HIDDEN] || set[WEREWOLF_GHOST]) && of->pack == 0) {
        out |= WEREWOLF_W4;
    }
    if (set[WEREWOLF_RIDER] && !set[WEREWOLF_SEER] && !set[WEREWOLF_WITCH]) {
        out |= WEREWOLF_W5;
    }
    return set[WEREWOLF_SEER] ? out : out | WEREWOLF_W6;
}

int werewolf_check_set(int n, const uint8_t set[WEREWOLF_ROLES], bool total) {
    const sums of = add_up(set);
    int out = warnings(n, set, &of, total);
    if (of.all != n || n < WEREWOLF_MIN_SEATS || n > WEREWOLF_SEATS) {
        out |= WEREWOLF_E1;
    }
    if (of.wolves == 0 || of.wolves * 2 >= n) {
        out |= WEREWOLF_E2;
    }
    if (of.doubled) {
        out |= WEREWOLF_E3;
    }
    if (!total && (of.divine == 0 || of.commoners == 0)) {
        out |= WEREWOLF_E4;
    }
    return out;
}

void werewolf_blank_priv(werewolf_priv *me) {
    memset(me, 0, sizeof *me);
    me->role = me->stands = WEREWOLF_NONE;
    memset(me->named, WEREWOLF_NONE, sizeof me->named);
    memset(me->night, WEREWOLF_NONE, sizeof me->night);
    for (int round = 0; round <= WEREWOLF_LAST_ROUND; round++) {
        me->night[round].potions = 0;
    }
}

static void blank_pub(werewolf_pub *pub) {
    pub->call = pub->silenced = pub->sheriff = pub->exiling = pub->speaker = pub->declarer = WEREWOLF_NONE;
    memset(pub->exiled, WEREWOLF_NONE, sizeof pub->exiled);
    memset(pub->last_out, WEREWOLF_NONE, sizeof pub->last_out);
    memset(pub->silences, WEREWOLF_NONE, sizeof pub->silences);
    memset(pub->votes, WEREWOLF_NONE, sizeof pub->votes);
    for (int seat = 0; seat < pub->n; seat++) {
        pub->alive[seat] = 1;
        pub->role[seat] = pub->camp[seat] = pub->out_how[seat] = pub->ballot[seat] = WEREWOLF_NONE;
    }
}

/* The least number of seats is the engine's to hold (nt_config_check), so that a test may lift it. */
static bool refused(const nt_config *config, const uint8_t set[WEREWOLF_ROLES]) {
    const bool total = config->opt[WEREWOLF_OPT_VICTORY] == 1;
    int errors = werewolf_check_set(config->seats, set, total) & WEREWOLF_SET_ERRORS;
    if (config->seats < WEREWOLF_MIN_SEATS && add_up(set).all == config->seats) {
        errors &= ~WEREWOLF_E1;
    }
    return errors != 0 || config->series_game != 0 ||
           (config->opt[WEREWOLF_OPT_DEAL] == 1 && config->opt[WEREWOLF_OPT_HOST] != WEREWOLF_HOST_JUDGE);
}

nt_err werewolf_setup(void *state, const nt_config *config) {
    struct werewolf_state *s = state;
    uint8_t set[WEREWOLF_ROLES];
    werewolf_set_of(config, set);
    if (refused(config, set)) {
        return NT_BAD_CONFIG;
    }
    memset(s, 0, sizeof *s);
    s->pub.n = config->seats;
    for (int i = 0; i < WEREWOLF_RULES; i++) {
        if (i < WEREWOLF_OPT_SET || i >= WEREWOLF_OPT_VICTORY) {
            s->pub.opt[i] = (uint8_t)config->opt[i];
        }
    }
    memcpy(s->hid.set, set, sizeof set);
    if (!s->pub.opt[WEREWOLF_OPT_HIDDEN_SET]) {
        memcpy(s->pub.set, set, sizeof set);
    }
    blank_pub(&s->pub);
    for (int seat = 0; seat < WEREWOLF_SEATS; seat++) {
        werewolf_blank_priv(&s->seat[seat]);
    }
    memset(s->hid.nights, WEREWOLF_NONE, sizeof s->hid.nights);
    for (int round = 0; round <= WEREWOLF_LAST_ROUND; round++) {
        s->hid.nights[round].saved = 0;
    }
    s->pub.step = s->pub.opt[WEREWOLF_OPT_DEAL] ? WEREWOLF_STEP_REGISTER : WEREWOLF_STEP_DEAL;
    return NT_OK;
}

void werewolf_give_role(werewolf_run *run, int seat, uint8_t role) {
    werewolf_priv *me = &run->s->seat[seat];
    me->role = role;
    me->antidote = me->poison = role == WEREWOLF_WITCH;
    werewolf_tell_seat(run, seat, WEREWOLF_EV_DEALT, 1, role, 0, 0);
}

void werewolf_do_deal(werewolf_run *run) {
    struct werewolf_state *s = run->s;
    uint8_t card[WEREWOLF_SEATS];
    int n = 0;
    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        for (int copy = 0; copy < s->hid.set[role]; copy++) {
            card[n++] = (uint8_t)role;
        }
    }
    nt_rng_shuffle(&run->rng, card, n);
    for (int seat = 0; seat < n; seat++) {
        werewolf_give_role(run, seat, card[seat]);
    }
    werewolf_ask_living(run, WEREWOLF_STEP_REVEAL);
}

void werewolf_do_card(werewolf_run *run, nt_move move) {
    struct werewolf_state *s = run->s;
    werewolf_give_role(run, move.arg[0], move.arg[1]);
    s->pub.registered[move.arg[0]] = 1;
    for (int seat = 0; seat < s->pub.n; seat++) {
        if (!s->pub.registered[seat]) {
            return;
        }
    }
    werewolf_ask_living(run, WEREWOLF_STEP_DUSK);
}
