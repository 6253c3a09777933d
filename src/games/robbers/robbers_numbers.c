/* Every number that the rules fix: cards, icons, setup, options (robbers.md 2, 3, 10). */
#include "games/robbers/robbers_state.h"

/* Icons by table, suit and rank; index 0 is unused (2). Printed values, once known, go in here. */
static const uint8_t icon_tables[ROBBERS_ICONS_CUSTOM][ROBBERS_SUITS][ROBBERS_RANKS + 1] = {
    [ROBBERS_ICONS_RISING] = {{0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5},
                              {0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5}},
    [ROBBERS_ICONS_FALLING] = {{0, 5, 4, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 1, 0, 0},
                               {0, 5, 4, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 1, 0, 0}},
};

/* By seats (3). */
static const struct {
    uint8_t ranks, hand;
    uint8_t specials[ROBBERS_SPECIALS]; /* Werewolves, Knives, Traitors, Seers */
} setups[ROBBERS_SEATS + 1] = {
    [3] = {12, 9, {1, 2, 1, 0}},
    [4] = {15, 9, {2, 2, 1, 1}},
    [5] = {15, 7, {2, 2, 1, 1}},
};

/* Icons that special_icons and the custom table may give: 0 to 5 (14). */
#define ICONS(id, standard)                                                                                          \
    { id, 0, 5, 1, standard }
#define SUIT(id)                                                                                                     \
    ICONS(id "_1", 0), ICONS(id "_2", 0), ICONS(id "_3", 1), ICONS(id "_4", 1), ICONS(id "_5", 1),                   \
        ICONS(id "_6", 2), ICONS(id "_7", 2), ICONS(id "_8", 2), ICONS(id "_9", 3), ICONS(id "_10", 3),              \
        ICONS(id "_11", 3), ICONS(id "_12", 4), ICONS(id "_13", 4), ICONS(id "_14", 4), ICONS(id "_15", 5)

const nt_option robbers_options[ROBBERS_OPTIONS] = {
    {"icon_table", ROBBERS_ICONS_RISING, ROBBERS_ICONS_CUSTOM, 1, ROBBERS_ICONS_RISING},
    {"wolf_and_traitor", 0, 1, 1, 0},
    {"pile_review", 0, 1, 1, 0},
    {"deals", ROBBERS_DEALS_PLAYERS, ROBBERS_DEALS_ONE, 1, ROBBERS_DEALS_PLAYERS},
    {"final_tie", 0, 1, 1, 0},
    ICONS("werewolf_chest", 0),
    ICONS("werewolf_robber", 0),
    ICONS("knife_chest", 0),
    ICONS("knife_robber", 0),
    ICONS("traitor_chest", 0),
    ICONS("traitor_robber", 0),
    ICONS("seer_chest", 0),
    ICONS("seer_robber", 0),
    SUIT("chest"), /* the custom table starts as the rising one */
    SUIT("robber"),
};

uint8_t robbers_icons(const uint8_t opt[ROBBERS_OPTIONS], uint8_t suit, uint8_t card) {
    const uint8_t of = robbers_suit(card), rank = robbers_rank(card);
    if (of == ROBBERS_NOBODY && card >= ROBBERS_WEREWOLF && card < ROBBERS_CARDS) {
        return opt[ROBBERS_OPT_WEREWOLF_CHEST + ROBBERS_SUITS * (card - ROBBERS_WEREWOLF) + suit];
    }
    if (of != suit) {
        return 0;
    }
    if (opt[ROBBERS_OPT_ICON_TABLE] == ROBBERS_ICONS_CUSTOM) {
        return opt[(suit == ROBBERS_CHEST ? ROBBERS_OPT_CHEST_1 : ROBBERS_OPT_ROBBER_1) + rank - 1];
    }
    return icon_tables[opt[ROBBERS_OPT_ICON_TABLE]][suit][rank];
}

uint8_t robbers_copies(int n, uint8_t card) {
    if (card >= ROBBERS_WEREWOLF && card < ROBBERS_CARDS) {
        return setups[n].specials[card - ROBBERS_WEREWOLF];
    }
    const uint8_t rank = robbers_rank(card);
    return rank > 0 && rank <= setups[n].ranks;
}

int robbers_hand_size(int n) {
    return setups[n].hand;
}

bool robbers_leaves_one(int n) {
    int cards = 0;
    for (int card = ROBBERS_C1; card < ROBBERS_CARDS; card++) {
        cards += robbers_copies(n, (uint8_t)card);
    }
    return cards > n * robbers_hand_size(n);
}

int robbers_deals(int n, int option) {
    return option == ROBBERS_DEALS_ONE ? 1 : option == ROBBERS_DEALS_TWICE ? 2 * n : n;
}
