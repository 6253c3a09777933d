/* Names of cards and steps, as ids and in English. */
#include "games/growl/growl_names.h"

const char *const growl_kind_id[GROWL_KINDS] = {"bite", "charm", "wound", "salve", "gold"};

const char *const growl_night_id[GROWL_NIGHT_CARDS] = {
    "gift",     "serum",   "caged",   "hound",        "insomnia", "bullet",  "seance",  "hypnosis",
    "unwanted", "tempest", "accused", "sleepwalkers", "unsaved",  "hallows", "trusted", "purge",
};

const char *const growl_step_id[GROWL_STEPS] = {
    "deal",
    "view_hands",
    "turn",
    "give",
    "view_gift",
    "gift_pair",
    "gift_card",
    "serum_target",
    "serum_show",
    "cage_target",
    "hound_target",
    "peek",
    "insomnia_target",
    "bullet_target",
    "seance_target",
    "hypno_name",
    "hypno_pair",
    "point",
    "unwanted_draw",
    "tempest_card",
    "tempest_draw",
    "accuse",
    "purge",
    "trust",
    "break_tie",
    "condemn",
    "swap_pair",
    "save",
    "hallows_target",
    "hallows_cards",
    "pass",
    "pass_draw",
    "view_night",
    "series",
    "title",
    "over",
};

const char *const growl_side_id[2] = {"left", "right"};
const char *const growl_title_id[2] = {"king", "queen"};

/* ---- for the terminal ---- */

static const char *const kind_names[GROWL_KINDS] = {"Bite", "Charm", "Wound", "Salve", "Gold"};

const char *const growl_night_english[GROWL_NIGHT_CARDS] = {
    "The Gift",    "Truth Serum",      "Caged",        "Blood Hound", "Insomnia",    "Silver Bullet",
    "Séance",      "Hypnosis",         "The Unwanted", "The Tempest", "The Accused", "The Sleepwalkers",
    "The Unsaved", "All Hallows' Eve", "The Trusted",  "The Purge",
};

const char *const growl_team_english[2] = {"human", "wolf"};

const char *growl_kind_english(int kind) {
    return kind < GROWL_KINDS ? kind_names[kind] : "nothing";
}
