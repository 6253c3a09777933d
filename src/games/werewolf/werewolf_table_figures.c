/* What the roles' figures have in common. */
#include "werewolf_table.h"

/* How much of its square each figure covers: what a black one takes from a white square. Whoever draws a figure anew
 * measures it anew; tests/werewolf_table/test_private.c sees what was forgotten. */
static const float figure_cover[WEREWOLF_ROLES] = {
    [WEREWOLF_WEREWOLF] = 0.366f, [WEREWOLF_BEAUTY] = 0.331f,   [WEREWOLF_WHITE_KING] = 0.356f,
    [WEREWOLF_HIDDEN] = 0.385f,   [WEREWOLF_KING] = 0.443f,     [WEREWOLF_RIDER] = 0.397f,
    [WEREWOLF_GHOST] = 0.459f,    [WEREWOLF_SEER] = 0.422f,     [WEREWOLF_WITCH] = 0.383f,
    [WEREWOLF_HUNTER] = 0.233f,   [WEREWOLF_GUARDIAN] = 0.298f, [WEREWOLF_KNIGHT] = 0.304f,
    [WEREWOLF_IDIOT] = 0.265f,    [WEREWOLF_SILENCER] = 0.567f, [WEREWOLF_KEEPER] = 0.365f,
    [WEREWOLF_VILLAGER] = 0.251f};

float werewolf_figure_cover(int role) {
    return role < WEREWOLF_ROLES ? figure_cover[role] : 0.36f;
}
