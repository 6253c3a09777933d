/* The names of cards and steps: one each, wherever they are written. */
#include "games/growl/growl.h"

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
