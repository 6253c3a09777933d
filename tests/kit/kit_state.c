/* Checks of one state: legal moves, texts, refusals. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "kit/kit.h"

static bool plain_words(const char *text) {
    const size_t n = strlen(text);
    if (n == 0 || n >= NT_TEXT_MAX || text[0] == ' ' || text[n - 1] == ' ') {
        return false;
    }
    for (size_t i = 0; i < n; i++) {
        if (text[i] <= ' ' ? text[i] != ' ' || text[i + 1] == ' '
                           : text[i] > '~' || isupper((unsigned char)text[i]) || text[i] == '#') {
            return false;
        }
    }
    return true;
}

/* What the game says about the seats of a move, and that its words follow them. */
static bool check_seats(kit *k, const void *pub, nt_move move, const char *text) {
    char next[NT_TEXT_MAX];
    const uint32_t seats = k->game->seats_in ? k->game->seats_in(move) : 0;
    if (seats >> move.n != 0) {
        return kit_fail(k, "\"%s\" has fewer arguments than seats_in says", text);
    }
    for (int i = 0; i < move.n; i++) {
        if ((seats >> i & 1) && move.arg[i] >= k->config.seats) {
            return kit_fail(k, "\"%s\": what seats_in calls a seat is %d", text, move.arg[i]);
        }
        move.arg[i] = (uint8_t)(move.arg[i] + (seats >> i & 1));
    }
    const int n = k->game->move_text(pub, move, next, sizeof next);
    return (n < NT_TEXT_MAX && plain_words(next) && (seats == 0) == (strcmp(text, next) == 0)) ||
           kit_fail(k, "\"%s\" counted from 1 is \"%s\"", text, next);
}

static bool check_text(kit *k, const void *pub, nt_move move, char text[NT_TEXT_MAX]) {
    nt_move back = {0};
    const int n = k->game->move_text(pub, move, text, NT_TEXT_MAX);
    if (n < 0 || n >= NT_TEXT_MAX || (size_t)n != strlen(text) || !plain_words(text)) {
        return kit_fail(k, "the text \"%s\" is not lower case words and numbers, or its length is not %d", text, n);
    }
    if (k->game->parse_move(pub, move.seat, text, &back) != NT_OK || !nt_move_equal(back, move)) {
        return kit_fail(k, "\"%s\" of seat %d does not parse back", text, move.seat);
    }
    char small[2] = {'x', 'x'};
    if (k->game->move_text(pub, move, small, 1) != n || small[1] != 'x') {
        return kit_fail(k, "the text \"%s\" is written beyond its buffer", text);
    }
    return check_seats(k, pub, move, text);
}

static bool check_garbage(kit *k, const void *pub, const char *like) {
    char text[NT_TEXT_MAX + 8];
    nt_move move;
    size_t n = (size_t)snprintf(text, sizeof text, "%s", like);
    for (uint32_t times = 1 + nt_rng_below(&k->rng, 3); times > 0; times--) {
        const size_t at = nt_rng_below(&k->rng, (uint32_t)n + 1);
        text[at] = (char)(1 + nt_rng_below(&k->rng, 255));
        if (at == n) {
            text[++n] = '\0';
        }
    }
    char back[NT_TEXT_MAX];
    const uint8_t seat = (uint8_t)nt_rng_below(&k->rng, k->config.seats);
    if (k->game->parse_move(pub, seat, text, &move) == NT_OK &&
        k->game->move_text(pub, move, back, sizeof back) >= NT_TEXT_MAX) {
        return kit_fail(k, "a text that parses to a move gives a text that is too long");
    }
    return true;
}

static bool check_seat(kit *k, const void *state, uint8_t seat) {
    static char texts[NT_MAX_LEGAL][NT_TEXT_MAX];
    const void *pub = kit_pub(k, state);
    const bool asked = k->game->to_act(pub) >> seat & 1;
    if (asked != (k->game->ask(pub, seat) != NT_ASK_NONE)) {
        return kit_fail(k, "to_act and ask disagree about seat %d", seat);
    }
    const int n = kit_legal(k, state, seat, k->legal);
    if (!asked) {
        return n == 0 || kit_fail(k, "seat %d is not asked and has %d legal moves", seat, n);
    }
    if (n < 1 || n >= NT_MAX_LEGAL) {
        return kit_fail(k, "seat %d is asked and has %d legal moves", seat, n);
    }
    if (k->game->asks_publicly && k->game->asks_publicly(pub, seat) != nt_ask_is_public(k->game->ask(pub, seat))) {
        return kit_fail(k, "asks_publicly and ask disagree about seat %d", seat);
    }
    if (n > 1 && k->game->ask(pub, seat) == NT_ASK_FORCED) {
        return kit_fail(k, "seat %d has a choice of %d in a forced step", seat, n);
    }
    if (n > 1 && k->game->legal((nt_view[]){kit_asking(k, state, seat)}, k->legal_other, n - 1) > n - 1) {
        return kit_fail(k, "seat %d gets more legal moves than there is room for", seat);
    }
    for (int i = 0; i < n; i++) {
        if (k->legal[i].seat != seat) {
            return kit_fail(k, "a legal move of seat %d names seat %d", seat, k->legal[i].seat);
        }
        if (!check_text(k, pub, k->legal[i], texts[i])) {
            return false;
        }
        for (int j = 0; j < i; j++) {
            if (strcmp(texts[i], texts[j]) == 0) {
                return kit_fail(k, "two legal moves of seat %d are both called \"%s\"", seat, texts[i]);
            }
        }
    }
    return check_garbage(k, pub, texts[0]);
}

/* A judge's moves are texts like all others. */
static bool check_judge(kit *k, const void *state) {
    static char texts[NT_MAX_LEGAL][NT_TEXT_MAX];
    const int n = kit_judge_legal(k, state, k->legal);
    if (n >= NT_MAX_LEGAL) {
        return kit_fail(k, "the judge has %d legal moves", n);
    }
    for (int i = 0; i < n; i++) {
        if (k->legal[i].seat != NT_JUDGE) {
            return kit_fail(k, "a legal move of the judge names seat %d", k->legal[i].seat);
        }
        if (!check_text(k, kit_pub(k, state), k->legal[i], texts[i])) {
            return false;
        }
        for (int j = 0; j < i; j++) {
            if (strcmp(texts[i], texts[j]) == 0) {
                return kit_fail(k, "two legal moves of the judge are both called \"%s\"", texts[i]);
            }
        }
    }
    return true;
}

bool kit_check_legal(kit *k, const void *state) {
    if (!check_judge(k, state)) {
        return false;
    }
    for (uint8_t seat = 0; seat < k->config.seats; seat++) {
        if (!check_seat(k, state, seat)) {
            return false;
        }
    }
    return k->game->legal((nt_view[]){nt_look(k->game, state, NT_SPECTATOR)}, k->legal, NT_MAX_LEGAL) == 0 ||
           kit_fail(k, "a spectator has legal moves");
}

/* The move must be refused, and leave no trace. */
static bool check_refused(kit *k, const void *state, nt_move move, const char *what) {
    memcpy(k->after, state, k->game->state_size);
    k->told.n = 0;
    if (nt_apply(k->game, k->after, move, &k->told) == NT_OK) {
        return kit_fail(k, "a move was taken though it is %s (seat %d kind %d args %d %d %d)", what, move.seat,
                        move.kind, move.arg[0], move.arg[1], move.arg[2]);
    }
    if (memcmp(k->after, state, k->game->state_size) != 0) {
        return kit_fail(k, "a refused move changed the state");
    }
    return k->told.n == 0 || kit_fail(k, "a refused move told events");
}

bool kit_check_illegal(kit *k, const void *state) {
    nt_move move;
    if (!kit_any_move(k, state, &move)) {
        return false;
    }
    const uint32_t asked = k->game->to_act(kit_pub(k, state));
    for (uint8_t seat = 0; seat < 32; seat++) {
        move.seat = seat;
        if (!(asked >> seat & 1) && !kit_is_legal(k, state, move) &&
            !check_refused(k, state, move, "not that seat's turn")) {
            return false;
        }
    }
    for (int tries = 0; tries < 8 && asked != 1u << NT_CHANCE; tries++) {
        if (!kit_any_move(k, state, &move)) {
            return false;
        }
        if (move.n > NT_MOVE_ARGS) {
            return kit_fail(k, "a legal move has %d arguments", move.n);
        }
        uint8_t *const bytes[] = {&move.kind, &move.n, &move.pad, &move.arg[nt_rng_below(&k->rng, NT_MOVE_ARGS)],
                                  &move.arg[move.n > 0 ? nt_rng_below(&k->rng, move.n) : 0]};
        *bytes[nt_rng_below(&k->rng, 5)] = (uint8_t)nt_rng_below(&k->rng, tries & 1 ? 256 : 24);
        if (!kit_is_legal(k, state, move) && !check_refused(k, state, move, "not legal")) {
            return false;
        }
    }
    return true;
}
