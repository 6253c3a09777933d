/* Moves as text: one form a kind, the same in records, on the command line and in bug reports. */
#include <stdio.h>
#include <string.h>

#include "games/sabbath/sabbath_state.h"

static const char *const verbs[SABBATH_MOVES] = {
    [SABBATH_MOVE_PLAY] = "play", [SABBATH_MOVE_FACE_DOWN] = "facedown", [SABBATH_MOVE_WITCH] = "witch",
    [SABBATH_MOVE_TAKE] = "take", [SABBATH_MOVE_NEXT] = "next",
};
static const char *const ways[] = {[SABBATH_UP] = "up", [SABBATH_DOWN] = "down"};

int sabbath_move_text(const void *pub, nt_move move, char *buf, size_t cap) {
    (void)pub;
    const uint8_t kind = move.kind > 0 && move.kind < SABBATH_MOVES ? move.kind : SABBATH_MOVE_NEXT;
    if (kind == SABBATH_MOVE_NEXT) {
        return snprintf(buf, cap, "%s", verbs[kind]);
    }
    if (kind == SABBATH_MOVE_WITCH) {
        return snprintf(buf, cap, "%s %s", verbs[kind], ways[move.arg[0] & 1]);
    }
    char card[3];
    sabbath_card_text(move.arg[0] % SABBATH_FACES, card);
    return snprintf(buf, cap, "%s %s", verbs[kind], card);
}

/* "r3"; false when it is no card. */
static bool read_card(const char *text, uint8_t *out) {
    for (int card = 0; card < SABBATH_FACES; card++) {
        char name[3];
        sabbath_card_text(card, name);
        if (strcmp(name, text) == 0) {
            *out = (uint8_t)card;
            return true;
        }
    }
    return false;
}

static bool read_way(const char *text, uint8_t *out) {
    for (int way = SABBATH_UP; way <= SABBATH_DOWN; way++) {
        if (strcmp(ways[way], text) == 0) {
            *out = (uint8_t)way;
            return true;
        }
    }
    return false;
}

nt_err sabbath_parse_move(const void *pub, uint8_t seat, const char *text, nt_move *out) {
    (void)pub;
    for (int kind = 1; kind < SABBATH_MOVES; kind++) {
        nt_move move = {.seat = seat, .kind = (uint8_t)kind};
        const size_t n = strlen(verbs[kind]);
        if (strncmp(text, verbs[kind], n) != 0) {
            continue;
        }
        if (kind != SABBATH_MOVE_NEXT) {
            const char *rest = text + n + 1;
            if (text[n] != ' ') {
                continue;
            }
            if (kind == SABBATH_MOVE_WITCH ? !read_way(rest, &move.arg[0]) : !read_card(rest, &move.arg[0])) {
                return NT_BAD_TEXT;
            }
            move.n = 1;
        } else if (text[n] != 0) {
            continue;
        }
        *out = move;
        return NT_OK;
    }
    return NT_BAD_TEXT;
}
