/* Moves as text: one form a kind, the same in records, on the command line and in bug reports. */
#include <stdio.h>
#include <string.h>

#include "engine/say.h"
#include "games/eatme/eatme_state.h"

static int cast_text(nt_move move, char *buf, size_t cap) {
    char text[NT_TEXT_MAX] = "";
    nt_words words = {.buf = text, .cap = sizeof text};
    nt_say(&words, "cast");
    for (int i = 0; i < move.n && i < EATME_SEATS; i++) {
        nt_say(&words, " %s", move.arg[i] < EATME_CHARACTERS ? eatme_character_id[move.arg[i]] : "none");
    }
    return snprintf(buf, cap, "%s", text);
}

int eatme_move_text(const void *pub, nt_move move, char *buf, size_t cap) {
    (void)pub;
    switch (move.kind) {
    case EATME_MOVE_LOCK:
        return snprintf(buf, cap, "%s", eatme_wheel_id[move.arg[0] % EATME_WHEELS]);
    case EATME_MOVE_ATTACK:
        return snprintf(buf, cap, "attack %d", move.arg[0]);
    case EATME_MOVE_REVEAL:
        return snprintf(buf, cap, "reveal");
    default:
        return cast_text(move, buf, cap);
    }
}

/* Whether the text begins with this word; then it is cut off, with the one space behind it. */
static bool take(const char **text, const char *word) {
    const size_t n = strlen(word);
    if (strncmp(*text, word, n) != 0 || ((*text)[n] != 0 && (*text)[n] != ' ')) {
        return false;
    }
    *text += n;
    if (**text == 0) {
        return true;
    }
    ++*text;
    return **text != 0 && **text != ' ';
}

static bool take_character(const char **text, uint8_t *out) {
    for (int character = 0; character < EATME_CHARACTERS; character++) {
        if (take(text, eatme_character_id[character])) {
            *out = (uint8_t)character;
            return true;
        }
    }
    return false;
}

nt_err eatme_parse_move(const void *pub_, uint8_t seat, const char *text, nt_move *out) {
    const eatme_pub *pub = pub_;
    nt_move move = {.seat = seat};
    for (int wheel = EATME_SLEEP; wheel <= EATME_TRAP; wheel++) {
        if (strcmp(text, eatme_wheel_id[wheel]) == 0) {
            *out = (nt_move){.seat = seat, .kind = EATME_MOVE_LOCK, .n = 1, .arg = {(uint8_t)wheel}};
            return NT_OK;
        }
    }
    if (strcmp(text, "reveal") == 0) {
        move.kind = EATME_MOVE_REVEAL;
    } else if (take(&text, "attack")) {
        if (text[0] < '0' || text[0] >= '0' + pub->n || text[1] != 0) {
            return NT_BAD_TEXT;
        }
        move.kind = EATME_MOVE_ATTACK;
        move.n = 1;
        move.arg[0] = (uint8_t)(text[0] - '0');
    } else if (take(&text, "cast")) {
        move.kind = EATME_MOVE_CAST;
        for (; move.n < pub->n; move.n++) {
            if (!take_character(&text, &move.arg[move.n])) {
                return NT_BAD_TEXT;
            }
        }
        if (*text != 0) {
            return NT_BAD_TEXT;
        }
    } else {
        return NT_BAD_TEXT;
    }
    *out = move;
    return NT_OK;
}
