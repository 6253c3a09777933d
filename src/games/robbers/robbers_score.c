/* Roles, teams and the points of a deal (robbers.md 4, 9). */
#include <string.h>

#include "games/robbers/robbers_state.h"

uint8_t robbers_role(const uint8_t opt[ROBBERS_OPTIONS], const uint8_t dealt[], int n) {
    bool werewolf = false, traitor = false;
    for (int i = 0; i < n; i++) {
        werewolf = werewolf || dealt[i] == ROBBERS_WEREWOLF;
        traitor = traitor || dealt[i] == ROBBERS_TRAITOR;
    }
    if (werewolf && !(traitor && opt[ROBBERS_OPT_WOLF_AND_TRAITOR])) {
        return ROBBERS_ROLE_WEREWOLF;
    }
    return traitor ? ROBBERS_ROLE_TRAITOR : ROBBERS_ROLE_ROBBER;
}

uint8_t robbers_team(uint8_t role) {
    return role == ROBBERS_ROLE_ROBBER ? ROBBERS_TEAM_ROBBERS : ROBBERS_TEAM_WOLVES;
}

uint8_t robbers_counts(uint8_t role) {
    return role == ROBBERS_ROLE_WEREWOLF ? ROBBERS_ROBBER : ROBBERS_CHEST;
}

uint8_t robbers_penalty(uint8_t role) {
    return role == ROBBERS_ROLE_WEREWOLF ? ROBBERS_KNIFE : ROBBERS_WEREWOLF;
}

uint8_t robbers_points(const uint8_t opt[ROBBERS_OPTIONS], uint8_t role, const uint8_t pile[], int cards,
                       uint8_t *icons, uint8_t *halved) {
    const uint8_t suit = robbers_counts(role), penalty = robbers_penalty(role);
    *icons = *halved = 0;
    for (int i = 0; i < cards; i++) {
        *icons = (uint8_t)(*icons + robbers_icons(opt, suit, pile[i]));
        *halved |= pile[i] == penalty;
    }
    return (uint8_t)(*halved ? *icons / 2 : *icons);
}

void robbers_settle(robbers_summary *last, int n) {
    int total[ROBBERS_TEAMS];
    for (int seat = 0; seat < n; seat++) {
        const uint8_t team = robbers_team(last->role[seat]);
        last->players[team]++;
        last->sum[team] = (uint8_t)(last->sum[team] + last->points[seat]);
    }
    for (int team = 0; team < ROBBERS_TEAMS; team++) {
        total[team] = last->sum[team] * last->players[ROBBERS_TEAMS - 1 - team];
        last->total[team][0] = (uint8_t)(total[team] % 256);
        last->total[team][1] = (uint8_t)(total[team] / 256);
    }
    last->winner = ROBBERS_NOBODY;
    if (total[ROBBERS_TEAM_ROBBERS] != total[ROBBERS_TEAM_WOLVES]) {
        last->winner =
            total[ROBBERS_TEAM_ROBBERS] > total[ROBBERS_TEAM_WOLVES] ? ROBBERS_TEAM_ROBBERS : ROBBERS_TEAM_WOLVES;
    }
}

robbers_summary robbers_score_deal(const struct robbers_state *s) {
    const robbers_pub *pub = &s->pub;
    robbers_summary out = {.scored = 1, .number = pub->deal, .dealer = pub->dealer, .undealt = s->hid.undealt};
    memcpy(out.trick, pub->trick, sizeof out.trick);
    for (int seat = 0; seat < pub->n; seat++) {
        uint8_t pile[ROBBERS_PILE];
        const int cards = robbers_pile(pub->trick, pub->tricks, pub->n, seat, pile);
        out.role[seat] = s->seat[seat].role;
        memcpy(out.dealt[seat], s->seat[seat].dealt, ROBBERS_HAND);
        out.points[seat] = robbers_points(pub->opt, out.role[seat], pile, cards, &out.icons[seat], &out.halved[seat]);
    }
    robbers_settle(&out, pub->n);
    return out;
}
