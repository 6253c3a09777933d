/* Who is what, and what a role allows (1). */
#include "games/werewolf/werewolf_state.h"

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
