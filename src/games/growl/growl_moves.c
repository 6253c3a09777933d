/* Moves as text: one form a kind, the same in records (docs/records.md), on the command line and in bug reports. */
#include <stdio.h>
#include <string.h>

#include "games/growl/growl_names.h"
#include "games/growl/growl_state.h"

static const char *kind_word(uint8_t kind) {
    return kind < GROWL_KINDS ? growl_kind_id[kind] : "none";
}

int growl_move_text(const void *pub, nt_move move, char *buf, size_t cap) {
    (void)pub;
    const uint8_t *arg = move.arg;
    switch (move.kind) {
    case GROWL_MOVE_TURN:
        return snprintf(buf, cap, "turn");
    case GROWL_MOVE_GIVE:
        return snprintf(buf, cap, "give %d", arg[0]);
    case GROWL_MOVE_VIEW:
        return snprintf(buf, cap, "view");
    case GROWL_MOVE_PAIR:
        return snprintf(buf, cap, "pair %d %d", arg[0], arg[1]);
    case GROWL_MOVE_TARGET:
        return snprintf(buf, cap, "choose %d", arg[0]);
    case GROWL_MOVE_CARD:
        return snprintf(buf, cap, "card %s", kind_word(arg[0]));
    case GROWL_MOVE_NAME:
        return snprintf(buf, cap, "name %s", kind_word(arg[0]));
    case GROWL_MOVE_POINT:
        return snprintf(buf, cap, "point %s", growl_side_id[arg[0] & 1]);
    case GROWL_MOVE_VOTE:
        return snprintf(buf, cap, "vote %d", arg[0]);
    case GROWL_MOVE_CARDS:
        return snprintf(buf, cap, "pass %s %s", kind_word(arg[0]), kind_word(arg[1]));
    case GROWL_MOVE_PEEK_DONE:
        return snprintf(buf, cap, "close");
    case GROWL_MOVE_NEXT:
        return snprintf(buf, cap, "next");
    case GROWL_MOVE_FINISH:
        return snprintf(buf, cap, "finish");
    default:
        return snprintf(buf, cap, "title %s", growl_title_id[arg[0] & 1]);
    }
}

/* What a verb is followed by. */
enum { NOTHING, SEAT, TWO_SEATS, KIND, TWO_KINDS, SIDE, TITLE };

static const struct {
    const char *verb;
    uint8_t takes;
} forms[GROWL_MOVES] = {
    [GROWL_MOVE_TURN] = {"turn", NOTHING},       [GROWL_MOVE_GIVE] = {"give", SEAT},
    [GROWL_MOVE_VIEW] = {"view", NOTHING},       [GROWL_MOVE_PAIR] = {"pair", TWO_SEATS},
    [GROWL_MOVE_TARGET] = {"choose", SEAT},      [GROWL_MOVE_CARD] = {"card", KIND},
    [GROWL_MOVE_NAME] = {"name", KIND},          [GROWL_MOVE_POINT] = {"point", SIDE},
    [GROWL_MOVE_VOTE] = {"vote", SEAT},          [GROWL_MOVE_CARDS] = {"pass", TWO_KINDS},
    [GROWL_MOVE_PEEK_DONE] = {"close", NOTHING}, [GROWL_MOVE_NEXT] = {"next", NOTHING},
    [GROWL_MOVE_FINISH] = {"finish", NOTHING},   [GROWL_MOVE_TITLE] = {"title", TITLE},
};

uint32_t growl_seats_in(nt_move move) {
    const uint8_t takes = forms[move.kind].takes;
    return takes == TWO_SEATS ? 3 : takes == SEAT;
}

/* Cuts the next word off the text; the words are parted by exactly one space. */
static bool word(const char **text, char *out, size_t cap) {
    size_t n = 0;
    while ((*text)[n] != 0 && (*text)[n] != ' ') {
        n++;
    }
    if (n == 0 || n >= cap) {
        return false;
    }
    memcpy(out, *text, n);
    out[n] = 0;
    *text += n;
    if (**text == ' ') {
        (*text)++;
        return **text != 0; /* no space at the end */
    }
    return true;
}

static bool one_of(const char *const *words, int n, const char *text, uint8_t *out) {
    for (int i = 0; i < n; i++) {
        if (strcmp(words[i], text) == 0) {
            *out = (uint8_t)i;
            return true;
        }
    }
    return false;
}

static bool seat_number(const growl_pub *pub, const char *text, uint8_t *out) {
    int value = 0;
    size_t i = 0;
    for (; text[i] >= '0' && text[i] <= '9' && i < 3; i++) {
        value = 10 * value + text[i] - '0';
    }
    if (i == 0 || text[i] != 0 || (text[0] == '0' && i > 1) || value >= pub->n) {
        return false;
    }
    *out = (uint8_t)value;
    return true;
}

static bool argument(const growl_pub *pub, uint8_t takes, const char *text, uint8_t *out) {
    switch (takes) {
    case SEAT:
    case TWO_SEATS:
        return seat_number(pub, text, out);
    case SIDE:
        return one_of(growl_side_id, 2, text, out);
    case TITLE:
        return one_of(growl_title_id, 2, text, out);
    default:
        if (strcmp(text, "none") == 0) {
            *out = GROWL_NONE;
            return true;
        }
        return one_of(growl_kind_id, GROWL_KINDS, text, out);
    }
}

nt_err growl_parse_move(const void *pub, uint8_t seat, const char *text, nt_move *out) {
    char part[NT_TEXT_MAX];
    nt_move move = {.seat = seat};
    if (!word(&text, part, sizeof part)) {
        return NT_BAD_TEXT;
    }
    while (move.kind < GROWL_MOVES && strcmp(forms[move.kind].verb, part) != 0) {
        move.kind++;
    }
    if (move.kind == GROWL_MOVES) {
        return NT_BAD_TEXT;
    }
    const uint8_t takes = forms[move.kind].takes;
    const int want = takes == NOTHING ? 0 : takes == TWO_SEATS || takes == TWO_KINDS ? 2 : 1;
    for (; move.n < want; move.n++) {
        if (!word(&text, part, sizeof part) || !argument(pub, takes, part, &move.arg[move.n])) {
            return NT_BAD_TEXT;
        }
    }
    if (*text != 0) {
        return NT_BAD_TEXT;
    }
    *out = move;
    return NT_OK;
}
