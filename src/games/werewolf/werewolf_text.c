/* Moves as text: one form a kind, the same in records, on the command line and in bug reports. */
#include <stdio.h>
#include <string.h>

#include "games/werewolf/werewolf_state.h"

/* What the words of a kind are followed by. */
enum { NOTHING, SEAT, SEAT_OR_NOBODY, SEAT_AND_ROLE, SEAT_AND_SWITCH, RESULT, NUMBER, TWO_NUMBERS };

static const struct {
    const char *words;
    uint8_t takes;
} forms[WEREWOLF_MOVES] = {
    [WEREWOLF_MOVE_SEEN] = {"seen", NOTHING},
    [WEREWOLF_MOVE_NIGHT] = {"night", NOTHING},
    [WEREWOLF_MOVE_CHOOSE] = {"choose", SEAT_OR_NOBODY},
    [WEREWOLF_MOVE_SAVE] = {"save", NOTHING},
    [WEREWOLF_MOVE_BOTH] = {"save and poison", SEAT},
    [WEREWOLF_MOVE_NOTHING] = {"nothing", NOTHING},
    [WEREWOLF_MOVE_SHOOT] = {"shoot", SEAT},
    [WEREWOLF_MOVE_SHOW] = {"show", NOTHING},
    [WEREWOLF_MOVE_GIVE] = {"give", SEAT},
    [WEREWOLF_MOVE_DESTROY] = {"destroy", NOTHING},
    [WEREWOLF_MOVE_STAND] = {"stand", NOTHING},
    [WEREWOLF_MOVE_STAY_OUT] = {"stay out", NOTHING},
    [WEREWOLF_MOVE_DONE] = {"done", NOTHING},
    [WEREWOLF_MOVE_WITHDRAW] = {"withdraw", SEAT},
    [WEREWOLF_MOVE_DECLARE] = {"declare", SEAT},
    [WEREWOLF_MOVE_BACK] = {"back", NOTHING},
    [WEREWOLF_MOVE_DUEL] = {"duel", SEAT},
    [WEREWOLF_MOVE_EXPLODE] = {"explode", SEAT_OR_NOBODY},
    [WEREWOLF_MOVE_VOTE] = {"vote", SEAT},
    [WEREWOLF_MOVE_ABSTAIN] = {"abstain", NOTHING},
    [WEREWOLF_MOVE_RECALL] = {"recall", SEAT},
    [WEREWOLF_MOVE_COUNT] = {"count", NOTHING},
    [WEREWOLF_MOVE_NAME] = {"name", SEAT},
    [WEREWOLF_MOVE_DIRECTION] = {"direction", NUMBER},
    [WEREWOLF_MOVE_VOID] = {"void", NOTHING},
    [WEREWOLF_MOVE_AGREE] = {"agree", NOTHING},
    [WEREWOLF_MOVE_CARD] = {"card", SEAT_AND_ROLE},
    [WEREWOLF_MOVE_REMOVE] = {"remove", SEAT},
    [WEREWOLF_MOVE_REVIVE] = {"revive", SEAT},
    [WEREWOLF_MOVE_BADGE] = {"badge", SEAT_OR_NOBODY},
    [WEREWOLF_MOVE_VOICE] = {"voice", SEAT_AND_SWITCH},
    [WEREWOLF_MOVE_DECIDE] = {"decide", RESULT},
    [WEREWOLF_MOVE_CORRECTED] = {"corrected", TWO_NUMBERS},
};

static const char *const result_words[] = {"none", "wolves", "good", "draw"};
static const char *const switch_words[] = {"off", "on"};

static const char *const *words_of(uint8_t takes, int *n) {
    *n = takes == RESULT ? 4 : 2;
    return takes == RESULT ? result_words : switch_words;
}

int werewolf_move_text(const void *pub, nt_move move, char *buf, size_t cap) {
    (void)pub;
    const char *words = forms[move.kind % WEREWOLF_MOVES].words;
    const int a = move.arg[0], b = move.arg[1];
    switch (forms[move.kind % WEREWOLF_MOVES].takes) {
    case NOTHING:
        return snprintf(buf, cap, "%s", words);
    case SEAT_AND_ROLE:
        return snprintf(buf, cap, "%s %d %s", words, a, werewolf_role[b % WEREWOLF_ROLES].id);
    case SEAT_AND_SWITCH:
        return snprintf(buf, cap, "%s %d %s", words, a, switch_words[b & 1]);
    case TWO_NUMBERS:
        return snprintf(buf, cap, "%s %d %d", words, a, b);
    case RESULT:
        return snprintf(buf, cap, "%s %s", words, result_words[a & 3]);
    default:
        return a == WEREWOLF_NONE ? snprintf(buf, cap, "%s nobody", words) : snprintf(buf, cap, "%s %d", words, a);
    }
}

/* A number below `below`, up to the next space or the end; moves the text behind it. */
static bool number(const char **text, int below, uint8_t *out) {
    int value = 0, digits = 0;
    const char *at = *text;
    for (; *at >= '0' && *at <= '9' && digits < 3; at++, digits++) {
        value = 10 * value + *at - '0';
    }
    if (digits == 0 || (digits > 1 && **text == '0') || value >= below || (*at != 0 && *at != ' ')) {
        return false;
    }
    *out = (uint8_t)value;
    *text = at;
    return true;
}

static bool one_of(const char *text, const char *const *words, int n, uint8_t *out) {
    for (int i = 0; i < n; i++) {
        if (strcmp(text, words[i]) == 0) {
            *out = (uint8_t)i;
            return true;
        }
    }
    return false;
}

static bool role_word(const char *text, uint8_t *out) {
    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        if (strcmp(text, werewolf_role[role].id) == 0) {
            *out = (uint8_t)role;
            return true;
        }
    }
    return false;
}

/* What stands behind the words, `text` at its first letter. */
static bool arguments(const werewolf_pub *pub, uint8_t takes, const char *text, nt_move *move) {
    int n;
    const char *const *words = words_of(takes, &n);
    move->n = 1;
    switch (takes) {
    case RESULT:
        return one_of(text, words, n, &move->arg[0]) && move->arg[0] != WEREWOLF_WON_NONE;
    case NUMBER:
        return number(&text, WEREWOLF_LAST_ROUND + 1, &move->arg[0]) && *text == 0;
    case TWO_NUMBERS:
        move->n = 2;
        if (!number(&text, WEREWOLF_LAST_ROUND + 1, &move->arg[0]) || *text++ != ' ') {
            return false;
        }
        return number(&text, 4, &move->arg[1]) && *text == 0;
    case SEAT_OR_NOBODY:
        if (strcmp(text, "nobody") == 0) {
            move->arg[0] = WEREWOLF_NONE;
            return true;
        }
        return number(&text, pub->n, &move->arg[0]) && *text == 0;
    case SEAT:
        return number(&text, pub->n, &move->arg[0]) && *text == 0;
    default:
        move->n = 2;
        if (!number(&text, pub->n, &move->arg[0]) || *text != ' ') {
            return false;
        }
        return takes == SEAT_AND_ROLE ? role_word(text + 1, &move->arg[1])
                                      : one_of(text + 1, words, n, &move->arg[1]);
    }
}

nt_err werewolf_parse_move(const void *pub, uint8_t seat, const char *text, nt_move *out) {
    for (int kind = 0; kind < WEREWOLF_MOVES; kind++) {
        const size_t n = strlen(forms[kind].words);
        nt_move move = {.seat = seat, .kind = (uint8_t)kind};
        if (strncmp(text, forms[kind].words, n) != 0) {
            continue;
        }
        const bool whole = forms[kind].takes == NOTHING
                               ? text[n] == 0
                               : text[n] == ' ' && arguments(pub, forms[kind].takes, text + n + 1, &move);
        if (whole) {
            *out = move;
            return NT_OK;
        }
    }
    return NT_BAD_TEXT;
}
