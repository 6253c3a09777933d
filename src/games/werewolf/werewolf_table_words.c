/* Names: of seats, roles, votes, nights and days, and of moves as the judge reads them. Every one is a whole message
 * of the catalogue. */
#include <stdio.h>

#include "werewolf_table.h"

enum { KEY = 64 };

const char *werewolf_say(text_words *w, const char *group, const char *id) {
    char key[KEY];

    snprintf(key, sizeof key, "werewolf.%s.%s", group, id);
    return text_say(w, key);
}

static const char *of_role(text_words *w, int role, const char *what) {
    char key[KEY];

    snprintf(key, sizeof key, "werewolf.role.%s.%s", role < WEREWOLF_ROLES ? werewolf_role[role].id : "none", what);
    return text_say(w, key);
}

const char *werewolf_role_name(text_words *w, int role) {
    return of_role(w, role, "name");
}

const char *werewolf_role_text(text_words *w, int role) {
    return of_role(w, role, "text");
}

const char *werewolf_seat_name(const werewolf_look *look, int seat) {
    if (seat < 0 || seat >= look->pub->n) {
        return "";
    }
    return TEXT_SAY(look->w, "werewolf.seat", TEXT_NUM("n", seat + 1), TEXT_STR("name", look->chair[seat].name));
}

const char *werewolf_seat_names(const werewolf_look *look, const uint8_t *seats, int n) {
    const char *name[WEREWOLF_SEATS];

    for (int i = 0; i < n; i++) {
        name[i] = werewolf_seat_name(look, seats[i]);
    }
    return table_list(look->w, name, n);
}

const char *werewolf_few_or_many(const werewolf_look *look, const uint8_t *seats, int n) {
    enum { FEW = 4 };
    const char *number[WEREWOLF_SEATS];
    char text[12];

    if (n <= FEW) {
        return werewolf_seat_names(look, seats, n);
    }
    for (int i = 0; i < n; i++) {
        const int len = snprintf(text, sizeof text, "%d", seats[i] + 1);
        number[i] = text_keep(look->w, text, (size_t)len);
    }
    return table_list(look->w, number, n);
}

static int marked(const werewolf_look *look, const uint8_t mark[WEREWOLF_SEATS], uint8_t seats[WEREWOLF_SEATS]) {
    int n = 0;

    for (int seat = 0; seat < look->pub->n; seat++) {
        if (mark[seat]) {
            seats[n++] = (uint8_t)seat;
        }
    }
    return n;
}

const char *werewolf_marked(const werewolf_look *look, const uint8_t mark[WEREWOLF_SEATS]) {
    uint8_t seats[WEREWOLF_SEATS] = {0};

    return werewolf_seat_names(look, seats, marked(look, mark, seats));
}

const char *werewolf_marked_few_or_many(const werewolf_look *look, const uint8_t mark[WEREWOLF_SEATS]) {
    uint8_t seats[WEREWOLF_SEATS] = {0};

    return werewolf_few_or_many(look, seats, marked(look, mark, seats));
}

const char *werewolf_votes(text_words *w, int half) {
    const int whole = half / 2;

    return TEXT_SAY(w, half % 2 ? "werewolf.votes.half" : "werewolf.votes.whole", TEXT_NUM("n", whole));
}

const char *werewolf_when(const werewolf_look *look) {
    const werewolf_pub *pub = look->pub;

    if (pub->round == 0) {
        return text_say(look->w, "werewolf.when.start");
    }
    return TEXT_SAY(look->w, pub->night ? "werewolf.when.night" : "werewolf.when.day", TEXT_NUM("n", pub->round));
}

/* ---- moves, for the judge ---- */

static const char *const move_key[WEREWOLF_MOVES] = {
    [WEREWOLF_MOVE_SEEN] = "seen",           [WEREWOLF_MOVE_NIGHT] = "night",
    [WEREWOLF_MOVE_CHOOSE] = "choose",       [WEREWOLF_MOVE_SAVE] = "save",
    [WEREWOLF_MOVE_BOTH] = "both",           [WEREWOLF_MOVE_NOTHING] = "nothing",
    [WEREWOLF_MOVE_SHOOT] = "shoot",         [WEREWOLF_MOVE_SHOW] = "show",
    [WEREWOLF_MOVE_GIVE] = "give",           [WEREWOLF_MOVE_DESTROY] = "destroy",
    [WEREWOLF_MOVE_STAND] = "stand",         [WEREWOLF_MOVE_STAY_OUT] = "stay_out",
    [WEREWOLF_MOVE_DONE] = "done",           [WEREWOLF_MOVE_WITHDRAW] = "withdraw",
    [WEREWOLF_MOVE_DECLARE] = "declare",     [WEREWOLF_MOVE_BACK] = "back",
    [WEREWOLF_MOVE_DUEL] = "duel",           [WEREWOLF_MOVE_EXPLODE] = "explode",
    [WEREWOLF_MOVE_VOTE] = "vote",           [WEREWOLF_MOVE_ABSTAIN] = "abstain",
    [WEREWOLF_MOVE_RECALL] = "recall",       [WEREWOLF_MOVE_COUNT] = "count",
    [WEREWOLF_MOVE_NAME] = "name",           [WEREWOLF_MOVE_DIRECTION] = "direction",
    [WEREWOLF_MOVE_VOID] = "void",           [WEREWOLF_MOVE_AGREE] = "agree",
    [WEREWOLF_MOVE_CARD] = "card",           [WEREWOLF_MOVE_REMOVE] = "remove",
    [WEREWOLF_MOVE_REVIVE] = "revive",       [WEREWOLF_MOVE_BADGE] = "badge",
    [WEREWOLF_MOVE_VOICE] = "voice",         [WEREWOLF_MOVE_DECIDE] = "decide",
    [WEREWOLF_MOVE_CORRECTED] = "corrected",
};

const char *werewolf_move_id(int kind) {
    return move_key[kind % WEREWOLF_MOVES];
}

const char *werewolf_move_words(const werewolf_look *look, nt_move move, int role) {
    const bool one = move.n > 0 && move.arg[0] < look->pub->n;
    const bool card = move.kind == WEREWOLF_MOVE_CARD;
    char key[KEY];

    snprintf(key, sizeof key, "werewolf.move.%s", move_key[move.kind % WEREWOLF_MOVES]);
    return TEXT_SAY(look->w, key, TEXT_STR("name", werewolf_seat_name(look, move.seat)),
                    TEXT_STR("to", one ? werewolf_seat_name(look, move.arg[0]) : ""),
                    TEXT_STR("whom", one ? "seat" : "nobody"),
                    TEXT_STR("role", werewolf_role_name(look->w, card ? move.arg[1] : role)));
}
