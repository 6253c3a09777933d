/* The rules: the deal, a guess of each seat, and the cup that is lifted. */
#include "games/blank/blank.h"

#include <stdio.h>
#include <string.h>

#include "engine/game.h"
#include "engine/say.h"

typedef struct {
    uint8_t cup; /* moves to the public part when the cup is lifted */
} blank_hid;

typedef struct {
    blank_pub pub;
    blank_priv seat[BLANK_SEATS];
    blank_hid hid;
} blank_state;

static const nt_option options[] = {{"open_guesses", 0, 1, 1, 0}};

/* ---- from the public part ---- */

static uint32_t to_act(const void *pub) {
    const blank_pub *p = pub;
    uint32_t seats = 0;
    switch (p->phase) {
    case BLANK_DEAL:
        return 1u << NT_CHANCE;
    case BLANK_GUESS:
        for (int seat = 0; seat < p->seats; seat++) {
            seats |= p->sealed[seat] ? 0 : 1u << seat;
        }
        return seats;
    case BLANK_LIFT:
        return 1u;
    default:
        return 0;
    }
}

static nt_ask ask(const void *pub, uint8_t seat) {
    const blank_pub *p = pub;
    if (!(to_act(pub) >> seat & 1)) {
        return NT_ASK_NONE;
    }
    return p->phase == BLANK_GUESS ? NT_ASK_SECRET : NT_ASK_OPEN;
}

static void score(const void *pub, int16_t out[NT_MAX_SEATS]) {
    const blank_pub *p = pub;
    for (int seat = 0; seat < p->seats; seat++) {
        out[seat] = p->phase == BLANK_OVER && p->guesses[seat] == p->cup ? 1 : 0;
    }
}

static uint32_t winners(const void *pub) {
    const blank_pub *p = pub;
    uint32_t seats = 0;
    for (int seat = 0; seat < p->seats; seat++) {
        if (p->phase == BLANK_OVER && p->guesses[seat] == p->cup) {
            seats |= 1u << seat;
        }
    }
    return seats;
}

static int move_text(const void *pub, nt_move move, char *buf, size_t cap) {
    (void)pub;
    if (move.kind == BLANK_MOVE_GUESS) {
        return snprintf(buf, cap, "guess %d", move.arg[0]);
    }
    return snprintf(buf, cap, "lift");
}

static nt_err parse_move(const void *pub, uint8_t seat, const char *text, nt_move *out) {
    (void)pub;
    if (strcmp(text, "lift") == 0) {
        *out = (nt_move){.seat = seat, .kind = BLANK_MOVE_LIFT};
        return NT_OK;
    }
    if (strncmp(text, "guess ", 6) != 0 || text[6] < '1' || text[6] > '0' + BLANK_CARDS || text[7] != '\0') {
        return NT_BAD_TEXT;
    }
    *out = (nt_move){.seat = seat, .kind = BLANK_MOVE_GUESS, .n = 1, .arg = {(uint8_t)(text[6] - '0')}};
    return NT_OK;
}

/* ---- from one seat's view ---- */

static int legal(const nt_view *view, nt_move *out, int cap) {
    const blank_pub *p = view->pub;
    const blank_priv *me = view->me;
    int n = 0;
    if (!(to_act(p) >> view->seat & 1)) {
        return 0;
    }
    if (p->phase == BLANK_LIFT && cap > 0) {
        out[n++] = (nt_move){.seat = view->seat, .kind = BLANK_MOVE_LIFT};
    }
    if (p->phase == BLANK_GUESS) {
        for (int card = 1; card <= BLANK_CARDS && n < cap; card++) {
            if (card != me->card) {
                out[n] = (nt_move){.seat = view->seat, .kind = BLANK_MOVE_GUESS, .n = 1, .arg = {(uint8_t)card}};
                n++;
            }
        }
    }
    return n;
}

/* Deals what the seat does not see once; false when a shown guess then names that seat's own card. */
static bool deal_unseen(blank_state *state, uint8_t viewer, nt_rng *rng) {
    const blank_pub *p = &state->pub;
    uint8_t unseen[BLANK_CARDS];
    int n = 0;
    for (int card = 1; card <= BLANK_CARDS; card++) {
        if (card != state->seat[viewer].card && card != p->cup) {
            unseen[n++] = (uint8_t)card;
        }
    }
    nt_rng_shuffle(rng, unseen, n);
    state->hid.cup = p->cup == 0 ? unseen[--n] : 0;
    for (int seat = 0; seat < p->seats; seat++) {
        if (seat == viewer) {
            continue;
        }
        state->seat[seat].card = unseen[--n];
        if (p->guesses[seat] == state->seat[seat].card) {
            return false;
        }
    }
    return true;
}

/* Guesses that are sealed and not yet shown are made up. */
static void guess_unseen(blank_state *state, uint8_t viewer, nt_rng *rng) {
    for (int seat = 0; seat < state->pub.seats; seat++) {
        blank_priv *other = &state->seat[seat];
        if (seat == viewer || !state->pub.sealed[seat]) {
            continue;
        }
        other->guess = state->pub.guesses[seat];
        while (other->guess == 0 || other->guess == other->card) {
            other->guess = (uint8_t)(1 + nt_rng_below(rng, BLANK_CARDS));
        }
    }
}

static nt_err imagine(nt_view view, nt_rng *rng, void *world) {
    blank_state *state = world;
    memset(state, 0, sizeof *state);
    state->pub = *(const blank_pub *)view.pub;
    state->seat[view.seat] = *(const blank_priv *)view.me;
    if (state->pub.phase == BLANK_DEAL) {
        return NT_OK;
    }
    for (int tries = 0; tries < 1000; tries++) {
        if (deal_unseen(state, view.seat, rng)) {
            guess_unseen(state, view.seat, rng);
            return NT_OK;
        }
    }
    return NT_NO_WORLD;
}

/* ---- from the whole state ---- */

static nt_err setup(void *state, const nt_config *config) {
    blank_state *s = state;
    memset(s, 0, sizeof *s);
    s->pub.seats = config->seats;
    s->pub.show_guesses = (uint8_t)config->opt[BLANK_OPEN_GUESSES];
    s->pub.phase = BLANK_DEAL;
    return NT_OK;
}

static void deal(blank_state *s, nt_move chance, nt_events *out) {
    nt_rng rng = nt_chance_rng(chance);
    uint8_t cards[BLANK_CARDS];
    for (int i = 0; i < BLANK_CARDS; i++) {
        cards[i] = (uint8_t)(i + 1);
    }
    nt_rng_shuffle(&rng, cards, BLANK_CARDS);
    for (uint8_t seat = 0; seat < s->pub.seats; seat++) {
        nt_tell(out, seat, BLANK_EVENT_DEALT, 1, &cards[seat]);
        s->seat[seat].card = cards[seat];
    }
    s->hid.cup = cards[s->pub.seats];
    s->pub.phase = BLANK_GUESS;
}

/* First tell, then change: an event is told while the public part still stands as it was before it. */
static void show_guesses(blank_state *s, nt_events *out) {
    uint8_t guesses[BLANK_SEATS] = {0};
    for (int seat = 0; seat < s->pub.seats; seat++) {
        guesses[seat] = s->seat[seat].guess;
    }
    nt_tell(out, NT_ALL, BLANK_EVENT_GUESSES, s->pub.seats, guesses);
    memcpy(s->pub.guesses, guesses, sizeof guesses);
}

static void guess(blank_state *s, nt_move move, nt_events *out) {
    nt_tell(out, NT_ALL, BLANK_EVENT_SEALED, 1, &move.seat);
    s->seat[move.seat].guess = move.arg[0];
    s->pub.sealed[move.seat] = 1;
    if (to_act(&s->pub) != 0) {
        return;
    }
    s->pub.phase = BLANK_LIFT;
    if (s->pub.show_guesses) {
        show_guesses(s, out);
    }
}

static void lift(blank_state *s, nt_events *out) {
    nt_tell(out, NT_ALL, BLANK_EVENT_CUP, 1, &s->hid.cup);
    s->pub.cup = s->hid.cup;
    s->hid.cup = 0;
    s->pub.phase = BLANK_OVER;
    if (!s->pub.show_guesses) {
        show_guesses(s, out);
    }
}

static void apply(void *state, nt_move move, nt_events *out) {
    blank_state *s = state;
    switch (s->pub.phase) {
    case BLANK_DEAL:
        deal(s, move, out);
        break;
    case BLANK_GUESS:
        guess(s, move, out);
        break;
    default:
        lift(s, out);
        break;
    }
}

static int trace(const void *before, nt_move move, const void *after, const nt_events *told, char *buf, size_t cap) {
    const blank_state *was = before, *is = after;
    int n = 0;
    (void)told;
    if (move.seat == NT_CHANCE) {
        n = snprintf(buf, cap, "\"cup\":%d,\"cards\":[", is->hid.cup);
        for (int seat = 0; seat < is->pub.seats && n >= 0 && (size_t)n < cap; seat++) {
            n += snprintf(buf + n, cap - (size_t)n, "%s%d", seat ? "," : "", is->seat[seat].card);
        }
        if ((size_t)n < cap) {
            n += snprintf(buf + n, cap - (size_t)n, "]");
        }
    } else if (move.kind == BLANK_MOVE_GUESS) {
        n = snprintf(buf, cap, "\"guess\":%d", move.arg[0]);
    } else {
        n = snprintf(buf, cap, "\"cup\":%d", was->hid.cup);
    }
    return (size_t)n < cap ? n : -1;
}

/* ---- for the terminal ---- */

static int show(nt_view view, char *buf, size_t cap) {
    const blank_pub *p = view.pub;
    const blank_priv *me = view.me;
    int sealed = 0;
    for (int seat = 0; seat < p->seats; seat++) {
        sealed += p->sealed[seat];
    }
    const int n = snprintf(buf, cap, "%d of %d guesses are sealed. Your card: %d. Your guess: %d. The cup: %d.\n",
                           sealed, p->seats, me ? me->card : 0, me ? me->guess : 0, p->cup);
    return (size_t)n < cap ? n : -1;
}

static int event_text(nt_view view, nt_event event, char *buf, size_t cap) {
    int n = 0;
    (void)view;
    switch (event.kind) {
    case BLANK_EVENT_DEALT:
        n = snprintf(buf, cap, "Your card is the %d.", event.arg[0]);
        break;
    case BLANK_EVENT_SEALED:
        n = snprintf(buf, cap, "Seat %d has sealed a guess.", nt_player(event.arg[0]));
        break;
    case BLANK_EVENT_CUP:
        n = snprintf(buf, cap, "Under the cup lies the %d.", event.arg[0]);
        break;
    default:
        n = snprintf(buf, cap, "The guesses by seat:");
        for (int seat = 0; seat < event.n && (size_t)n < cap; seat++) {
            n += snprintf(buf + n, cap - (size_t)n, " %d", event.arg[seat]);
        }
    }
    return (size_t)n < cap ? n : -1;
}

const nt_game blank_game = {
    .id = "blank",
    .rules_version = 1,
    .max_plies = BLANK_SEATS + 2,
    .max_events = 2 * BLANK_SEATS + 2,
    .min_seats = 2,
    .max_seats = BLANK_SEATS,
    .n_options = sizeof options / sizeof *options,
    .options = options,
    .state_size = sizeof(blank_state),
    .pub_off = offsetof(blank_state, pub),
    .pub_size = sizeof(blank_pub),
    .priv_off = offsetof(blank_state, seat),
    .priv_size = sizeof(blank_priv),
    .hid_off = offsetof(blank_state, hid),
    .hid_size = sizeof(blank_hid),
    .to_act = to_act,
    .ask = ask,
    .score = score,
    .winners = winners,
    .move_text = move_text,
    .parse_move = parse_move,
    .legal = legal,
    .imagine = imagine,
    .setup = setup,
    .apply = apply,
    .trace = trace,
    .show = show,
    .event_text = event_text,
};
