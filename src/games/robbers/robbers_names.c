/* The names of suits, cards, roles, teams and reasons: one each, wherever they are written. */
#include "games/robbers/robbers.h"

const char *const robbers_suit_id[ROBBERS_SUITS] = {"chest", "robber"};
const char *const robbers_special_id[ROBBERS_SPECIALS] = {"werewolf", "knife", "traitor", "seer"};
const char *const robbers_role_id[ROBBERS_ROLES] = {"robber", "traitor", "werewolf"};
const char *const robbers_team_id[ROBBERS_TEAMS] = {"robbers", "wolves"};
const char *const robbers_why_id[ROBBERS_WHYS] = {
    "lead", "trump", "knife", "traitor", "seer_strong", "seer_weak", "wolf_opens", "wolf_follows",
};
