/* A judge's own moves: cards that lie on the table, tools by day, the result by decision (12). */
#include "engine/list.h"
#include "games/werewolf/werewolf_state.h"

enum { TOLD = 1, SEEN = 2 }; /* bits of WEREWOLF_MOVE_CORRECTED */

bool werewolf_judge_hosts(const nt_config *config) {
    return config->opt[WEREWOLF_OPT_HOST] == WEREWOLF_HOST_JUDGE;
}

/* 17: in speech segments and between steps of the day, never inside a settling chain. */
static bool tools_step(const werewolf_pub *pub) {
    switch (pub->step) {
    case WEREWOLF_STEP_DUSK:
    case WEREWOLF_STEP_CAMPAIGN:
    case WEREWOLF_STEP_WORDS:
    case WEREWOLF_STEP_SPEECH:
    case WEREWOLF_STEP_PK_SPEECH:
        return true;
    default:
        return false;
    }
}

static void add_cards(nt_list *moves, const werewolf_pub *pub, const werewolf_priv *seats, const werewolf_hid *hid) {
    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        int left = hid->set[role];
        for (int seat = 0; seat < pub->n; seat++) {
            left -= pub->registered[seat] && seats[seat].role == role;
        }
        for (int seat = 0; seat < pub->n; seat++) {
            if (left > 0 && !pub->registered[seat]) {
                nt_list_add(moves, WEREWOLF_MOVE_CARD, 2, seat, role);
            }
        }
    }
}

static void add_tools(nt_list *moves, const werewolf_pub *pub) {
    /* While deaths are unannounced a removal or a return could tell one. */
    const bool body = pub->tools < WEREWOLF_TOOLS && !pub->unannounced;
    const bool badge = body && pub->opt[WEREWOLF_OPT_SHERIFF] && pub->election != 1 && pub->round > 0;
    for (int seat = 0; seat < pub->n; seat++) {
        if (body && pub->alive[seat] && werewolf_living(pub) > 1 && pub->round > 0) {
            nt_list_add(moves, WEREWOLF_MOVE_REMOVE, 1, seat, 0);
        }
        if (body && !pub->alive[seat] && !pub->words[seat]) {
            nt_list_add(moves, WEREWOLF_MOVE_REVIVE, 1, seat, 0);
        }
        if (badge && pub->alive[seat] && pub->sheriff != seat) {
            nt_list_add(moves, WEREWOLF_MOVE_BADGE, 1, seat, 0);
        }
        if (pub->tools < WEREWOLF_TOOLS && pub->alive[seat]) {
            nt_list_add(moves, WEREWOLF_MOVE_VOICE, 2, seat, pub->voteless[seat]);
        }
    }
    if (badge && pub->badge != WEREWOLF_BADGE_DESTROYED) {
        nt_list_add(moves, WEREWOLF_MOVE_BADGE, 1, WEREWOLF_NONE, 0);
    }
}

int werewolf_judge_legal(nt_whole whole, nt_move *out, int cap) {
    const werewolf_pub *pub = whole.pub;
    nt_list moves = {out, 0, cap, NT_JUDGE};
    if (!werewolf_judged(pub)) {
        return 0;
    }
    if (pub->step == WEREWOLF_STEP_REGISTER) {
        add_cards(&moves, pub, whole.seats, whole.hid);
        return moves.n;
    }
    if (tools_step(pub)) {
        add_tools(&moves, pub);
    }
    for (int won = WEREWOLF_WON_WOLF; won <= WEREWOLF_WON_DRAW; won++) { /* at any time (8) */
        nt_list_add(&moves, WEREWOLF_MOVE_DECIDE, 1, won, 0);
    }
    const werewolf_hid *hid = whole.hid;
    for (int round = 1; round <= pub->round && hid->corrections < WEREWOLF_CORRECTIONS && !pub->ended; round++) {
        for (int bits = 0; bits <= (TOLD | SEEN); bits++) {
            nt_list_add(&moves, WEREWOLF_MOVE_CORRECTED, 2, round, bits);
        }
    }
    return moves.n;
}

static void remove_seat(werewolf_run *run, int seat) {
    werewolf_pub *pub = &run->s->pub;
    werewolf_batch batch = {0};
    batch[seat] = WEREWOLF_BY_JUDGE;
    if (pub->candidate[seat] == WEREWOLF_STANDING) {
        pub->candidate[seat] = WEREWOLF_WITHDRAWN;
    }
    pub->eligible[seat] = 0;
    werewolf_tell(run, WEREWOLF_EV_REMOVED, 1, seat, 0, 0);
    pub->after = WEREWOLF_AFTER_INTERRUPT;
    werewolf_kill(run, batch, false);
    /* "A removal settles without any shot" (17): its charmed one gets no page either. */
    for (; pub->queue_n > 0; pub->queue_n--) {
        pub->queue[pub->queue_n - 1] = 0;
    }
    werewolf_settle(run);
}

static void revive(werewolf_run *run, int seat) {
    struct werewolf_state *s = run->s;
    werewolf_pub *pub = &s->pub;
    int at = 0;
    while (pub->death[at] != seat) {
        at++;
    }
    pub->deaths--;
    for (; at < pub->deaths; at++) {
        pub->death[at] = pub->death[at + 1];
    }
    pub->death[pub->deaths] = 0;
    pub->alive[seat] = 1;
    pub->out_round[seat] = 0;
    pub->out_how[seat] = WEREWOLF_NONE;
    s->hid.cause[seat][0] = s->hid.cause[seat][1] = 0;
    s->seat[seat].rites = WEREWOLF_RITES_NONE;
    werewolf_tell(run, WEREWOLF_EV_REVIVED, 1, seat, 0, 0);
}

void werewolf_do_tool(werewolf_run *run, nt_move move) {
    werewolf_pub *pub = &run->s->pub;
    if (move.kind == WEREWOLF_MOVE_CORRECTED) {
        run->s->hid.corrections++;
        if (move.arg[1] & TOLD) {
            pub->corrections++;
            werewolf_tell(run, WEREWOLF_EV_CORRECTED, 1, move.arg[0], 0, 0);
        }
        return;
    }
    if (move.kind == WEREWOLF_MOVE_DECIDE) {
        werewolf_end(run, move.arg[0], WEREWOLF_ENDED_BY_JUDGE);
        return;
    }
    pub->tools++;
    pub->back = pub->step;
    switch (move.kind) {
    case WEREWOLF_MOVE_REMOVE:
        remove_seat(run, move.arg[0]);
        return;
    case WEREWOLF_MOVE_REVIVE:
        revive(run, move.arg[0]);
        break;
    case WEREWOLF_MOVE_BADGE:
        pub->badge = move.arg[0] == WEREWOLF_NONE ? WEREWOLF_BADGE_DESTROYED : WEREWOLF_BADGE_HELD;
        werewolf_tell(run, WEREWOLF_EV_BADGE, 2, pub->sheriff, move.arg[0], 0);
        pub->sheriff = move.arg[0];
        break;
    default: /* the right to vote */
        pub->voteless[move.arg[0]] = !move.arg[1];
        werewolf_tell(run, WEREWOLF_EV_VOICE, 2, move.arg[0], move.arg[1], 0);
        break;
    }
    werewolf_resume(run);
}

bool werewolf_note(const void *pub_then, const void *pub_was, bool seen, nt_move *out) {
    const werewolf_pub *then = pub_then, *was = pub_was;
    const bool across = then->round < was->round || (then->night && !was->night);
    const uint8_t bits = (uint8_t)((across ? TOLD : 0) | (seen ? SEEN : 0));
    *out = (nt_move){.seat = NT_JUDGE, .kind = WEREWOLF_MOVE_CORRECTED, .n = 2, .arg = {then->round, bits}};
    return then->round > 0;
}

/* The earliest of the two rounds, and whatever either says. */
nt_move werewolf_note_both(nt_move a, nt_move b) {
    if (b.arg[0] < a.arg[0]) {
        a.arg[0] = b.arg[0];
    }
    a.arg[1] |= b.arg[1];
    return a;
}
