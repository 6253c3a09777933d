/* Moves as text: "play chest 9", "play robber 12", "play knife". */
#include <stdio.h>
#include <string.h>

#include "games/robbers/robbers_state.h"

int robbers_move_text(const void *pub, nt_move move, char *buf, size_t cap) {
    (void)pub;
    const uint8_t card = move.arg[0], suit = robbers_suit(card);
    if (suit != ROBBERS_NOBODY) {
        return snprintf(buf, cap, "play %s %d", robbers_suit_id[suit], robbers_rank(card));
    }
    const bool special = card >= ROBBERS_WEREWOLF && card < ROBBERS_CARDS;
    return snprintf(buf, cap, "play %s", special ? robbers_special_id[card - ROBBERS_WEREWOLF] : "nothing");
}

nt_err robbers_parse_move(const void *pub, uint8_t seat, const char *text, nt_move *out) {
    for (int card = ROBBERS_C1; card < ROBBERS_CARDS; card++) {
        const nt_move move = {.seat = seat, .kind = ROBBERS_MOVE_PLAY, .n = 1, .arg = {(uint8_t)card}};
        char form[NT_TEXT_MAX];
        robbers_move_text(pub, move, form, sizeof form);
        if (strcmp(form, text) == 0) {
            *out = move;
            return NT_OK;
        }
    }
    return NT_BAD_TEXT;
}
