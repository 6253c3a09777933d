/* Who is what, and what a role allows (1); calls (5.1); ready-made sets (3.2). */
#include "games/werewolf/werewolf_state.h"

enum { W = WEREWOLF_CAMP_WOLF, G = WEREWOLF_CAMP_GOOD };
enum { WOLF = WEREWOLF_KIND_WOLF, DIVINE = WEREWOLF_KIND_DIVINE, COMMONER = WEREWOLF_KIND_COMMONER };

const werewolf_role_info werewolf_role[WEREWOLF_ROLES] = {
    [WEREWOLF_WEREWOLF] = {.id = "werewolf", .camp = W, .kind = WOLF, .pack = true, .many = true, .explode = true},
    [WEREWOLF_BEAUTY] = {.id = "wolf_beauty", .camp = W, .kind = WOLF, .pack = true},
    [WEREWOLF_WHITE_KING] = {.id = "white_wolf_king", .camp = W, .kind = WOLF, .pack = true, .explode = true},
    [WEREWOLF_HIDDEN] = {.id = "hidden_wolf", .camp = W, .kind = WOLF},
    [WEREWOLF_KING] = {.id = "wolf_king", .camp = W, .kind = WOLF, .pack = true, .shoots = true, .explode = true},
    [WEREWOLF_RIDER] = {.id = "wraith_rider", .camp = W, .kind = WOLF, .pack = true},
    [WEREWOLF_GHOST] = {.id = "stone_ghost", .camp = W, .kind = WOLF},
    [WEREWOLF_SEER] = {.id = "seer", .camp = G, .kind = DIVINE},
    [WEREWOLF_WITCH] = {.id = "witch", .camp = G, .kind = DIVINE},
    [WEREWOLF_HUNTER] = {.id = "hunter", .camp = G, .kind = DIVINE, .shoots = true},
    [WEREWOLF_GUARDIAN] = {.id = "guardian", .camp = G, .kind = DIVINE},
    [WEREWOLF_KNIGHT] = {.id = "knight", .camp = G, .kind = DIVINE},
    [WEREWOLF_IDIOT] = {.id = "idiot", .camp = G, .kind = DIVINE},
    [WEREWOLF_SILENCER] = {.id = "silencer", .camp = G, .kind = DIVINE},
    [WEREWOLF_KEEPER] = {.id = "grave_keeper", .camp = G, .kind = DIVINE},
    [WEREWOLF_VILLAGER] = {.id = "villager", .camp = G, .kind = COMMONER, .many = true},
};

const werewolf_call_info werewolf_call[WEREWOLF_CALLS] = {
    [WEREWOLF_CALL_PACK] = {"n1", WEREWOLF_WEREWOLF},     [WEREWOLF_CALL_HIDDEN] = {"n1h", WEREWOLF_HIDDEN},
    [WEREWOLF_CALL_GHOST] = {"n1g", WEREWOLF_GHOST},      [WEREWOLF_CALL_BEAUTY] = {"n2", WEREWOLF_BEAUTY},
    [WEREWOLF_CALL_WITCH] = {"n3", WEREWOLF_WITCH},       [WEREWOLF_CALL_SEER] = {"n4", WEREWOLF_SEER},
    [WEREWOLF_CALL_GUARDIAN] = {"n5", WEREWOLF_GUARDIAN}, [WEREWOLF_CALL_STATUE] = {"n6", WEREWOLF_GHOST},
    [WEREWOLF_CALL_SILENCER] = {"n7", WEREWOLF_SILENCER}, [WEREWOLF_CALL_KEEPER] = {"n8", WEREWOLF_KEEPER},
    [WEREWOLF_CALL_LAP_A] = {"lap_a", WEREWOLF_NONE},     [WEREWOLF_CALL_LAP_B] = {"lap_b", WEREWOLF_NONE},
};

/* 3.2, by number of seats less six; each row in the order of the roles. */
static const uint8_t default_set[WEREWOLF_SEATS - WEREWOLF_MIN_SEATS + 1][WEREWOLF_ROLES] = {
    {2, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 1}, /* 6 */
    {2, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 2}, /* 7 */
    {2, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 3}, /* 8 */
    {3, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 2}, /* 9 */
    {3, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 3}, /* 10 */
    {3, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 0, 0, 0, 4}, /* 11 */
    {3, 0, 0, 0, 1, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 4}, /* 12 */
    {3, 0, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 4}, /* 13 */
    {2, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 0, 1, 0, 0, 5}, /* 14 */
    {2, 0, 0, 0, 1, 0, 1, 1, 1, 1, 1, 1, 0, 0, 1, 5}, /* 15 */
    {3, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 5}, /* 16 */
    {2, 1, 0, 0, 1, 0, 1, 1, 1, 1, 1, 1, 0, 0, 1, 6}, /* 17 */
    {2, 1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 6}, /* 18 */
    {2, 1, 0, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 0, 1, 7}, /* 19 */
    {1, 1, 1, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 7}, /* 20 */
};

const werewolf_preset werewolf_presets[WEREWOLF_PRESETS] = {
    {"classic_9", 9, {3, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 3}},
    {"classic_12_idiot", 12, {4, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 1, 0, 0, 4}},
    {"white_king_12", 12, {3, 0, 1, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 4}},
    {"beauty_and_knight_12", 12, {3, 1, 0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 0, 0, 0, 4}},
    {"rider_12", 12, {3, 0, 0, 0, 0, 1, 0, 1, 1, 1, 1, 0, 0, 0, 0, 4}},
    {"gargoyle_12", 12, {3, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1, 4}},
    {"hidden_12", 12, {3, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 4}},
};

void werewolf_default_set(int n, uint8_t set[WEREWOLF_ROLES]) {
    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        set[role] = default_set[n - WEREWOLF_MIN_SEATS][role];
    }
}

/* ---- of the seats ---- */

uint8_t werewolf_camp_of(const struct werewolf_state *s, int seat) {
    return werewolf_role[s->seat[seat].role].camp;
}

bool werewolf_in_pack(const struct werewolf_state *s, int seat) {
    return werewolf_role[s->seat[seat].role].pack;
}

int werewolf_seat_of(const struct werewolf_state *s, uint8_t role) {
    for (int seat = 0; seat < s->pub.n; seat++) {
        if (s->seat[seat].role == role) {
            return seat;
        }
    }
    return WEREWOLF_NONE;
}

bool werewolf_may_explode(const struct werewolf_state *s, int seat) {
    const uint8_t role = s->seat[seat].role;
    switch (s->pub.opt[WEREWOLF_OPT_EXPLODE_ROLES]) {
    case 0:
        return werewolf_role[role].explode;
    case 1:
        return werewolf_role[role].camp == WEREWOLF_CAMP_WOLF;
    default:
        return role == WEREWOLF_WEREWOLF || role == WEREWOLF_WHITE_KING;
    }
}

bool werewolf_may_shoot(const struct werewolf_state *s, int seat, int causes) {
    const uint8_t role = s->seat[seat].role, *opt = s->pub.opt;
    const bool king = role == WEREWOLF_KING;
    if (!werewolf_role[role].shoots || s->pub.shot[seat] || causes & (WEREWOLF_BY_POISON | WEREWOLF_BY_COUNTER)) {
        return false;
    }
    if (king && causes & WEREWOLF_BY_EXPLODE) {
        return false;
    }
    if (king && causes & (WEREWOLF_BY_WOLF | WEREWOLF_BY_GUARD_SAVE) && !opt[WEREWOLF_OPT_KING_SHOOTS]) {
        return false;
    }
    return causes != WEREWOLF_BY_CHARM || opt[WEREWOLF_OPT_CHARMED_SHOOTS];
}

/* ---- what all know of who may be asked (6.3) ---- */

/* Whether the role, of which there is one copy at most, may be the seat's for all that everybody knows. */
static bool may_hold(const werewolf_pub *pub, int seat, int role) {
    const uint8_t known = pub->role[seat], camp = pub->camp[seat];
    for (int other = 0; other < pub->n; other++) {
        const bool shown = pub->role[other] == role;
        const bool has_shot = pub->shot[other] && werewolf_role[role].shoots && pub->role[other] == WEREWOLF_NONE &&
                              pub->camp[other] == werewolf_role[role].camp;
        if (other != seat && (shown || has_shot)) {
            return false;
        }
    }
    return werewolf_may_be_dealt(pub, role) && (known == WEREWOLF_NONE || known == role) &&
           (camp == WEREWOLF_NONE || camp == werewolf_role[role].camp);
}

/* How many have shot of whom all that is known is that they could. */
static int unknown_shots(const werewolf_pub *pub) {
    int n = 0;
    for (int seat = 0; seat < pub->n; seat++) {
        n += pub->shot[seat] && pub->role[seat] == WEREWOLF_NONE && pub->camp[seat] == WEREWOLF_NONE;
    }
    return n;
}

/* How many roles that shoot may still be somebody's who has not shot, or has and is not known. */
static int shooters_left(const werewolf_pub *pub) {
    int n = 0;
    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        bool free = false;
        for (int seat = 0; seat < pub->n && werewolf_role[role].shoots; seat++) {
            free |= may_hold(pub, seat, role);
        }
        n += free;
    }
    return n;
}

bool werewolf_page_asks(const werewolf_pub *pub, int seat) {
    bool may = false;
    if (pub->exiling == seat && !pub->idiot_shown[seat] && may_hold(pub, seat, WEREWOLF_IDIOT)) {
        return true;
    }
    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        may |= werewolf_role[role].shoots && may_hold(pub, seat, role);
    }
    return may && !pub->shot[seat] && pub->out_how[seat] != WEREWOLF_OUT_EXPLODE &&
           unknown_shots(pub) < shooters_left(pub);
}

bool werewolf_can_save(const werewolf_pub *pub, const werewolf_priv *witch, int seat) {
    const uint8_t victim = witch->night[pub->round].knife, self = pub->opt[WEREWOLF_OPT_SELF_SAVE];
    if (!witch->antidote || victim == WEREWOLF_NONE) {
        return false;
    }
    return victim != seat || self == 2 || (self == 0 && pub->round == 1);
}

int werewolf_living(const werewolf_pub *pub) {
    int living = 0;
    for (int seat = 0; seat < pub->n; seat++) {
        living += pub->alive[seat];
    }
    return living;
}

int werewolf_next_living(const werewolf_pub *pub, int seat, int direction) {
    for (int k = 1; k <= pub->n; k++) {
        const int other = (seat + (direction == 0 ? k : pub->n - k)) % pub->n;
        if (pub->alive[other]) {
            return other;
        }
    }
    return seat;
}

bool werewolf_sees_all(const nt_config *config, const void *public_part, uint8_t seat) {
    const werewolf_pub *pub = public_part;
    if (config->opt[WEREWOLF_OPT_DEAD_SEE] == 0 || werewolf_judged(pub) || seat >= pub->n || pub->ended ||
        pub->alive[seat] || pub->words[seat] || pub->asked[seat] ||
        (pub->badge == WEREWOLF_BADGE_HELD && pub->sheriff == seat)) {
        return false;
    }
    for (int i = 0; i < pub->queue_n; i++) {
        if (pub->queue[i] == seat) {
            return false;
        }
    }
    return !pub->night;
}
