/* The tables of the rules: roles (1), calls and windows (5.1), default sets and presets (3.2), names. */
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
    [WEREWOLF_CALL_PACK] = {"n1", WEREWOLF_WEREWOLF, 30},     [WEREWOLF_CALL_HIDDEN] = {"n1h", WEREWOLF_HIDDEN, 15},
    [WEREWOLF_CALL_GHOST] = {"n1g", WEREWOLF_GHOST, 15},      [WEREWOLF_CALL_BEAUTY] = {"n2", WEREWOLF_BEAUTY, 15},
    [WEREWOLF_CALL_WITCH] = {"n3", WEREWOLF_WITCH, 25},       [WEREWOLF_CALL_SEER] = {"n4", WEREWOLF_SEER, 20},
    [WEREWOLF_CALL_GUARDIAN] = {"n5", WEREWOLF_GUARDIAN, 15}, [WEREWOLF_CALL_STATUE] = {"n6", WEREWOLF_GHOST, 20},
    [WEREWOLF_CALL_SILENCER] = {"n7", WEREWOLF_SILENCER, 15}, [WEREWOLF_CALL_KEEPER] = {"n8", WEREWOLF_KEEPER, 10},
    [WEREWOLF_CALL_LAP_A] = {"lap_a", WEREWOLF_NONE, 0},      [WEREWOLF_CALL_LAP_B] = {"lap_b", WEREWOLF_NONE, 0},
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

const char *const werewolf_step_id[WEREWOLF_STEP_KINDS] = {
    "deal",          "register", "reveal", "dusk",        "night",   "info",      "rites",       "badge",  "stand",
    "campaign_draw", "campaign", "elect",  "elect_count", "words",   "direction", "speech_draw", "speech", "declare",
    "vote",          "count",    "say",    "pk_speech",   "pk_vote", "pk_count",  "void",        "over",
};

const char *const werewolf_out_id[WEREWOLF_OUTS] = {"night",   "shot", "link",  "taken",
                                                    "explode", "duel", "exile", "removed"};

const char *const werewolf_cause_id[WEREWOLF_CAUSES] = {"wolf",  "guard_save", "poison", "counter", "charm", "shot",
                                                        "taken", "explode",    "duel",   "exile",   "judge"};

const char *const werewolf_task_id[WEREWOLF_TASKS] = {"sleep", "suspect", "trust",       "knife",   "charm", "potion",
                                                      "check", "guard",   "investigate", "silence", "ok"};
