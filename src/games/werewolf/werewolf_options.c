/* Which options count beside the others: what no role of the set reads, and what another option rules out, is asked
 * of nobody and differs from nothing. */
#include <string.h>

#include "games/werewolf/werewolf_state.h"

#define ROLE(role) (1u << WEREWOLF_##role)

/* An option counts where the set holds all of these roles, and one of those. */
typedef struct {
    uint8_t option;
    uint32_t all, one;
} needs;

static const needs needed[] = {
    {WEREWOLF_OPT_SELF_SAVE, ROLE(WITCH), 0},
    {WEREWOLF_OPT_BOTH_POTIONS, ROLE(WITCH), 0},
    {WEREWOLF_OPT_WITCH_SEES, ROLE(WITCH), 0},
    {WEREWOLF_OPT_GUARD_REPEAT, ROLE(GUARDIAN), 0},
    {WEREWOLF_OPT_GUARD_SAVE, ROLE(GUARDIAN) | ROLE(WITCH), 0},
    {WEREWOLF_OPT_KING_SHOOTS, ROLE(KING), 0},
    {WEREWOLF_OPT_AFTER_DUEL, ROLE(KNIGHT), 0},
    {WEREWOLF_OPT_KNIGHT_DUELS, ROLE(KNIGHT), 0},
    {WEREWOLF_OPT_RIDER_IMMUNE, ROLE(RIDER), 0},
    {WEREWOLF_OPT_CHARMED_SHOOTS, ROLE(BEAUTY), ROLE(HUNTER) | ROLE(KING)},
    {WEREWOLF_OPT_CHARM_ON_DUEL, ROLE(BEAUTY) | ROLE(KNIGHT), 0},
    {WEREWOLF_OPT_CHARM_REPEAT, ROLE(BEAUTY), 0},
    {WEREWOLF_OPT_GHOST_CHECKS, ROLE(GHOST), 0},
    {WEREWOLF_OPT_SILENCER_REPEAT, ROLE(SILENCER), 0},
    {WEREWOLF_OPT_SECOND_EXILE, ROLE(IDIOT), 0},
    {WEREWOLF_OPT_IDIOT_COUNTS, ROLE(IDIOT), 0},
    {WEREWOLF_OPT_KEEPER_SCOPE, ROLE(KEEPER), 0},
    {WEREWOLF_OPT_WINDOW + WEREWOLF_CALL_HIDDEN, ROLE(HIDDEN), 0},
    {WEREWOLF_OPT_WINDOW + WEREWOLF_CALL_GHOST, ROLE(GHOST), 0},
    {WEREWOLF_OPT_WINDOW + WEREWOLF_CALL_BEAUTY, ROLE(BEAUTY), 0},
    {WEREWOLF_OPT_WINDOW + WEREWOLF_CALL_WITCH, ROLE(WITCH), 0},
    {WEREWOLF_OPT_WINDOW + WEREWOLF_CALL_SEER, ROLE(SEER), 0},
    {WEREWOLF_OPT_WINDOW + WEREWOLF_CALL_GUARDIAN, ROLE(GUARDIAN), 0},
    {WEREWOLF_OPT_WINDOW + WEREWOLF_CALL_STATUE, ROLE(GHOST), 0},
    {WEREWOLF_OPT_WINDOW + WEREWOLF_CALL_SILENCER, ROLE(SILENCER), 0},
    {WEREWOLF_OPT_WINDOW + WEREWOLF_CALL_KEEPER, ROLE(KEEPER), 0},
};

void werewolf_set_of(const nt_config *config, uint8_t set[WEREWOLF_ROLES]) {
    if (config->opt[WEREWOLF_OPT_SET] == 0) {
        werewolf_default_set(config->seats, set);
        return;
    }
    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        set[role] = (uint8_t)config->opt[WEREWOLF_OPT_COUNT + role];
    }
}

/* A set that nobody knows has every option: which ones are shown would tell it. */
static bool has_its_roles(const nt_config *config, int option) {
    uint8_t set[WEREWOLF_ROLES];
    uint32_t there = 0;
    if (config->opt[WEREWOLF_OPT_HIDDEN_SET] == 1) {
        return true;
    }
    werewolf_set_of(config, set);
    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        there |= set[role] > 0 ? 1u << role : 0;
    }
    for (size_t i = 0; i < sizeof needed / sizeof *needed; i++) {
        if (needed[i].option == option) {
            return (there & needed[i].all) == needed[i].all && (needed[i].one == 0 || (there & needed[i].one) != 0);
        }
    }
    return true;
}

static bool is_ruled_out(const nt_config *config, int option) {
    const int16_t *opt = config->opt;
    switch (option) {
    case WEREWOLF_OPT_ELECTION:
    case WEREWOLF_OPT_BADGE_BLAST:
    case WEREWOLF_OPT_WEIGHT:
    case WEREWOLF_OPT_SHERIFF_TIED:
        return opt[WEREWOLF_OPT_SHERIFF] == 0;
    case WEREWOLF_OPT_SHERIFF_MORE:
        return opt[WEREWOLF_OPT_SHERIFF] == 0 || opt[WEREWOLF_OPT_SPEECH] == 0;
    case WEREWOLF_OPT_EXPLODE_ROLES:
        return opt[WEREWOLF_OPT_EXPLOSION] == 0;
    case WEREWOLF_OPT_DEAL:
        return opt[WEREWOLF_OPT_HOST] != WEREWOLF_HOST_JUDGE && opt[WEREWOLF_OPT_DEAL] == 0;
    case WEREWOLF_OPT_DEAD_SEE: /* a judge may let somebody come back */
        return opt[WEREWOLF_OPT_HOST] == WEREWOLF_HOST_JUDGE;
    case WEREWOLF_OPT_WINDOWS:
        return opt[WEREWOLF_OPT_HOST] == WEREWOLF_HOST_PASS;
    default:
        return false;
    }
}

bool werewolf_option_counts(const nt_config *config, int option) {
    if (option >= WEREWOLF_OPT_COUNT && option < WEREWOLF_OPT_COUNT + WEREWOLF_ROLES) {
        return config->opt[WEREWOLF_OPT_SET] == 1;
    }
    if (option >= WEREWOLF_OPT_WINDOW && option < WEREWOLF_OPT_WINDOW + WEREWOLF_STEPS &&
        (config->opt[WEREWOLF_OPT_HOST] == WEREWOLF_HOST_PASS ||
         config->opt[WEREWOLF_OPT_WINDOWS] != WEREWOLF_BY_ROLE)) {
        return false;
    }
    return !is_ruled_out(config, option) && has_its_roles(config, option);
}
