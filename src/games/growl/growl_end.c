/* The Growl, the gold and the series (8). */
#include <string.h>

#include "games/growl/growl_state.h"

/* Cards still on home tiles join their owners' hands unchecked (8, step 6). */
static void sweep_tiles(growl_run *run) {
    struct growl_state *s = run->s;
    for (int seat = 0; seat < s->pub.n; seat++) {
        for (int i = 0; i < s->pub.tile[seat]; i++) {
            growl_give_card(run, seat, s->hid.tile[seat][i]);
        }
        s->pub.tile[seat] = 0;
    }
    memset(s->hid.tile, 0, sizeof s->hid.tile);
    memset(s->hid.tile_from, 0, sizeof s->hid.tile_from);
}

static uint8_t winner(const struct growl_state *s) {
    for (int seat = 0; seat < s->pub.n; seat++) {
        if (s->pub.alive[seat] && s->seat[seat].team == GROWL_HUMAN) {
            return GROWL_HUMAN;
        }
    }
    return GROWL_WOLF;
}

/* What an open night leaves on the table. */
static void put_away(growl_run *run) {
    growl_pub *pub = &run->s->pub;
    growl_unseal(run);
    pub->night_open = 0;
    pub->night_card = pub->caged = pub->insomnia = GROWL_NONE;
    for (int seat = 0; seat < pub->n; seat++) {
        run->s->seat[seat].peek_open = 0;
    }
    sweep_tiles(run);
}

static void show_hands(growl_run *run) {
    growl_pub *pub = &run->s->pub;
    for (int seat = 0; seat < pub->n; seat++) {
        uint8_t arg[1 + GROWL_KINDS] = {(uint8_t)seat};
        memcpy(arg + 1, run->s->seat[seat].hand, GROWL_KINDS);
        nt_tell(run->out, NT_ALL, GROWL_EV_SHOWN, 1 + GROWL_KINDS, arg);
        memcpy(pub->shown[seat], arg + 1, GROWL_KINDS);
    }
}

/* Of the dead humans nobody hears: they are those who are left. */
static void reveal(growl_run *run) {
    growl_pub *pub = &run->s->pub;
    for (int rank = 2; rank >= 0; rank--) {
        for (int place = 0; place < pub->n; place++) {
            const int seat = pub->who[place];
            const growl_priv *me = &run->s->seat[seat];
            const int is = me->zero ? 2 : me->team;
            if (is == rank && (rank > 0 || pub->alive[seat])) {
                growl_tell(run, GROWL_EV_GROWL, 2, seat, rank, 0);
                pub->team[seat] = me->team;
                pub->zero[seat] = me->zero;
            }
        }
    }
    const uint8_t team = winner(run->s);
    growl_tell(run, GROWL_EV_WON, 1, team, 0, 0);
    pub->winner = team;
}

static void pay(growl_run *run) {
    growl_pub *pub = &run->s->pub;
    for (int seat = 0; seat < pub->n; seat++) {
        const bool won = pub->team[seat] == pub->winner;
        const int gain = won ? GROWL_WIN_TOKENS + pub->shown[seat][GROWL_GOLD] : 0;
        const int tokens = growl_tokens(pub, seat) + gain;
        growl_tell(run, GROWL_EV_GOLD, 2, seat, gain, 0);
        pub->gain[seat] = (uint8_t)gain;
        pub->tokens[seat][0] = (uint8_t)tokens;
        pub->tokens[seat][1] = (uint8_t)(tokens >> 8);
    }
}

void growl_end(growl_run *run) {
    growl_pub *pub = &run->s->pub;
    reveal(run);
    put_away(run);
    show_hands(run);
    pay(run);
    pub->ended = 1;
    if (pub->opt[GROWL_OPT_SERIES]) {
        growl_ask_all(run, GROWL_STEP_SERIES, (1u << pub->n) - 1);
    } else {
        growl_ask_all(run, GROWL_STEP_OVER, 0);
    }
}

static void mark_richest(growl_pub *pub) {
    int most = 0;
    for (int seat = 0; seat < pub->n; seat++) {
        if (growl_tokens(pub, seat) > most) {
            most = growl_tokens(pub, seat);
        }
    }
    for (int seat = 0; seat < pub->n; seat++) {
        pub->richest[seat] = growl_tokens(pub, seat) == most;
    }
}

/* The next of the richest who has no title yet, or the end. */
static void ask_title(growl_run *run) {
    const growl_pub *pub = &run->s->pub;
    for (int seat = 0; seat < pub->n; seat++) {
        if (pub->richest[seat] && pub->title[seat] == GROWL_NONE) {
            growl_ask_one(run, GROWL_STEP_TITLE, seat);
            return;
        }
    }
    growl_ask_all(run, GROWL_STEP_OVER, 0);
}

void growl_do_series(growl_run *run, bool next) {
    growl_pub *pub = &run->s->pub;
    growl_tell(run, GROWL_EV_SERIES, 1, next, 0, 0);
    pub->series_next = next ? 1 : 2;
    if (next) {
        growl_ask_all(run, GROWL_STEP_OVER, 0);
        return;
    }
    mark_richest(pub);
    ask_title(run);
}

void growl_do_title(growl_run *run, nt_move move) {
    growl_tell(run, GROWL_EV_TITLE, 2, move.seat, move.arg[0], 0);
    run->s->pub.title[move.seat] = move.arg[0];
    ask_title(run);
}

void growl_score(const void *pub_, int16_t out[NT_MAX_SEATS]) {
    const growl_pub *pub = pub_;
    memset(out, 0, NT_MAX_SEATS * sizeof out[0]);
    for (int seat = 0; seat < pub->n; seat++) {
        out[seat] = pub->gain[seat];
    }
}

uint32_t growl_winners(const void *pub_) {
    const growl_pub *pub = pub_;
    uint32_t out = 0;
    if (pub->step == GROWL_STEP_OVER) {
        for (int seat = 0; seat < pub->n; seat++) {
            if (pub->team[seat] == pub->winner) {
                out |= 1u << seat;
            }
        }
    }
    return out;
}

nt_err growl_next(const void *pub_, const nt_config *was, nt_config *out) {
    const growl_pub *pub = pub_;
    if (pub->step != GROWL_STEP_OVER || pub->series_next != 1 || was->series_game == UINT8_MAX) {
        return NT_ILLEGAL;
    }
    nt_config next = *was;
    for (int seat = 0; seat < pub->n; seat++) {
        if (growl_tokens(pub, seat) > GROWL_MOST_TOKENS) {
            return NT_ILLEGAL;
        }
        next.carry[seat] = (int16_t)growl_tokens(pub, seat);
    }
    next.series_game++;
    next.memory = pub->opt[GROWL_OPT_FRESH_NIGHTS] ? (uint32_t)(pub->memory[0] | pub->memory[1] << 8) : 0;
    *out = next;
    return NT_OK;
}
