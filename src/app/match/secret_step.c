/* Who of a secret step has answered. */
#include "app/match/secret_step.h"

uint32_t match_asked(nt_match *match, nt_ask how) {
    uint32_t to_act = nt_match_to_act(match), found = 0;
    for (int i = 0; i < nt_match_config(match)->seats; i++) {
        if ((to_act & bit(i)) && nt_port_ask(nt_match_port(match, (uint8_t)i)) == how) {
            found |= bit(i);
        }
    }
    return found;
}

void secret_step_follow(secret_step *step, nt_match *match, uint32_t answered) {
    uint32_t left = match_asked(match, NT_ASK_SECRET);
    if ((left & ~step->left) || (left & answered)) {
        step->all = left;
    }
    step->left = left;
    if (left == 0) {
        step->all = 0;
    }
}

void secret_step_find(secret_step *step, nt_match *match) {
    nt_err err = NT_OK;
    nt_match *again = nt_match_begin(nt_match_game(match), nt_match_config(match), 0, &err);
    uint32_t answered = 0;
    *step = (secret_step){0};
    for (int i = 0; again != NULL && err == NT_OK && i < nt_match_plies(match); i++) {
        const nt_move move = nt_match_ply(match, i).move;
        err = nt_match_append(again, move);
        answered |= move.seat < NT_MAX_SEATS ? bit(move.seat) : 0;
        if (nt_match_to_act(again) != bit(NT_CHANCE)) {
            secret_step_follow(step, again, answered);
            answered = 0;
        }
    }
    nt_match_destroy(again);
    secret_step_follow(step, match, 0);
}
