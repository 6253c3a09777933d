/* What the pages of rules of Werewolves and Robbers show: cards, suits and roles by name; and which card a frame is
 * about. */
#include "robbers_table.h"

enum { BACK = ROBBERS_CARDS - 1, SUITS, ROLES = SUITS + ROBBERS_SUITS, FLAG = ROLES + ROBBERS_ROLES, CROWN };

/* Cards as they are numbered, from 1, then the rest in the order of the enumeration. */
const char *const robbers_pieces[] = {
    "chest 1",    "chest 2",     "chest 3",     "chest 4",      "chest 5",       "chest 6",   "chest 7",
    "chest 8",    "chest 9",     "chest 10",    "chest 11",     "chest 12",      "chest 13",  "chest 14",
    "chest 15",   "robber 1",    "robber 2",    "robber 3",     "robber 4",      "robber 5",  "robber 6",
    "robber 7",   "robber 8",    "robber 9",    "robber 10",    "robber 11",     "robber 12", "robber 13",
    "robber 14",  "robber 15",   "werewolf",    "knife",        "traitor",       "seer",      "back",
    "suit chest", "suit robber", "role robber", "role traitor", "role werewolf", "flag",      "crown",
    NULL,
};

static void draw_card(ui_draw *d, ui_rect at, int card) {
    robbers_pub printed = {0};
    const robbers_look look = {.pub = &printed, .d = d};

    for (int i = 0; i < ROBBERS_OPTIONS; i++) {
        printed.opt[i] = (uint8_t)robbers_game.options[i].standard;
    }
    robbers_draw_card(&look, at, card, 0.0f);
}

static void draw_sign(ui_draw *d, ui_rect at, const char *figure, ui_colour disc) {
    ui_disc(d, at, disc, UI_INK_900, 1.6f);
    ui_figure(d, figure, ui_inset(at, at.w * 0.17f), UI_INK_900);
}

float robbers_shape(int n) {
    return n <= BACK ? TABLE_CARD : 1.0f;
}

void robbers_piece(int n, ui_draw *d, ui_rect at) {
    if (n < BACK) {
        draw_card(d, at, n + 1);
    } else if (n == BACK) {
        robbers_draw_back(d, at, 0.0f);
    } else if (n < ROLES) {
        robbers_draw_suit(d, at, n - SUITS);
    } else if (n < FLAG) {
        const bool wolf = robbers_team((uint8_t)(n - ROLES)) == ROBBERS_TEAM_WOLVES;
        draw_sign(d, at, robbers_role_figure(n - ROLES), wolf ? UI_EMBER : UI_PAPER_200);
    } else {
        draw_sign(d, at, n == FLAG ? "flag" : "crown", UI_PAPER_200);
    }
}

/* A card of the own hand that is held, or one of the trick of which is read what it counts. */
const char *robbers_piece_read(nt_view view, const table_ui *t) {
    const robbers_pub *pub = view.pub;
    const robbers_priv *me = view.me;
    const robbers_trick *trick = &pub->trick[pub->tricks];
    int card = ROBBERS_NONE, i = t->page - ROBBERS_PAGE_WHY;

    if (t->page > 0 && t->page < ROBBERS_PAGE_OLD) {
        card = t->frame == TABLE_PRIVATE && t->page <= ROBBERS_HAND ? me->hand[t->page - 1] : ROBBERS_NONE;
    } else if (i >= 0 && i < ROBBERS_SEATS) {
        card = i < pub->down ? trick->card[i] : ROBBERS_NONE;
    } else if (t->page >= ROBBERS_PAGE_OLD_WHY && t->page < ROBBERS_PAGE_WHY) {
        i = t->page - ROBBERS_PAGE_OLD_WHY;
        trick = robbers_old_trick(pub);
        card = trick != NULL && i < pub->n ? trick->card[i] : ROBBERS_NONE;
    }
    return card > ROBBERS_NONE && card < ROBBERS_CARDS ? robbers_pieces[card - 1] : NULL;
}

table_sign robbers_option_sign(int option) {
    static const table_sign sign[ROBBERS_OPT_WEREWOLF_CHEST] = {
        [ROBBERS_OPT_ICON_TABLE] = {.piece = ROBBERS_RANKS - 1},
        [ROBBERS_OPT_WOLF_AND_TRAITOR] = {.piece = ROLES + ROBBERS_ROLE_TRAITOR},
        [ROBBERS_OPT_PILE_REVIEW] = {.figure = "eye"},
        [ROBBERS_OPT_DEALS] = {.piece = BACK},
        [ROBBERS_OPT_FINAL_TIE] = {.piece = CROWN},
    };

    if (option < ROBBERS_OPT_WEREWOLF_CHEST) {
        return sign[option];
    }
    return (table_sign){.piece = (uint8_t)(option < ROBBERS_OPT_CHEST_1
                                               ? 2 * ROBBERS_RANKS + (option - ROBBERS_OPT_WEREWOLF_CHEST) / 2
                                               : option - ROBBERS_OPT_CHEST_1)};
}
