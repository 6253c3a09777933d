/* Who is asked, how, and what they may do (10), from a view. Open steps read the public part only. */
#include "engine/list.h"
#include "games/growl/growl_state.h"

static bool chance_step(uint8_t step) {
    return step == GROWL_STEP_DEAL || step == GROWL_STEP_UNWANTED_DRAW || step == GROWL_STEP_TEMPEST_DRAW ||
           step == GROWL_STEP_PASS_DRAW;
}

uint32_t growl_to_act(const void *pub_) {
    const growl_pub *pub = pub_;
    if (chance_step(pub->step)) {
        return 1u << NT_CHANCE;
    }
    uint32_t out = 0;
    for (int seat = 0; seat < pub->n; seat++) {
        out |= (uint32_t)pub->asked[seat] << seat;
    }
    return out;
}

void growl_order(const void *pub_, uint8_t out[NT_MAX_SEATS]) {
    const growl_pub *pub = pub_;
    const int home = pub->active == GROWL_NONE ? pub->n - 1 : pub->place[pub->active];
    for (int i = 0; i < pub->n; i++) {
        out[i] = pub->who[(home + 1 + i) % pub->n];
    }
}

nt_ask growl_ask(const void *pub_, uint8_t seat) {
    const growl_pub *pub = pub_;
    if (seat >= pub->n || !pub->asked[seat]) {
        return NT_ASK_NONE;
    }
    switch (pub->step) {
    case GROWL_STEP_VIEW_HANDS:
    case GROWL_STEP_VIEW_GIFT:
    case GROWL_STEP_VIEW_NIGHT:
    case GROWL_STEP_GIFT_CARD:
    case GROWL_STEP_SERUM_SHOW:
    case GROWL_STEP_PEEK:
    case GROWL_STEP_POINT:
    case GROWL_STEP_TEMPEST_CARD:
    case GROWL_STEP_PURGE:
    case GROWL_STEP_HALLOWS_CARDS:
    case GROWL_STEP_PASS:
        return NT_ASK_SECRET;
    case GROWL_STEP_SERIES:
        return NT_ASK_TABLE;
    default:
        return NT_ASK_OPEN;
    }
}

static void add_seats(nt_list *moves, const growl_pub *pub, uint8_t kind, const uint8_t flag[GROWL_SEATS],
                      bool self) {
    for (int seat = 0; seat < pub->n; seat++) {
        if (flag[seat] && (self || seat != moves->seat)) {
            nt_list_add(moves, kind, 1, seat, 0);
        }
    }
}

static void add_pairs(nt_list *moves, const growl_pub *pub, int hand_from) {
    for (int a = 0; a < pub->n; a++) {
        for (int b = a + 1; b < pub->n; b++) {
            if (pub->alive[a] && pub->alive[b] && pub->hand[a] >= hand_from && pub->hand[b] >= hand_from) {
                nt_list_add(moves, GROWL_MOVE_PAIR, 2, a, b);
            }
        }
    }
}

static void add_kinds(nt_list *moves, const growl_priv *me) {
    for (int kind = 0; kind < GROWL_KINDS; kind++) {
        if (me->hand[kind]) {
            nt_list_add(moves, GROWL_MOVE_CARD, 1, kind, 0);
        }
    }
}

/* 7.1: a wolf with a Bite shows a Bite, anyone else a card that is none. */
static void add_serum(nt_list *moves, const growl_priv *me) {
    if (me->team == GROWL_WOLF && me->hand[GROWL_BITE]) {
        nt_list_add(moves, GROWL_MOVE_CARD, 1, GROWL_BITE, 0);
        return;
    }
    for (int kind = 0; kind < GROWL_KINDS; kind++) {
        if (kind != GROWL_BITE && me->hand[kind]) {
            nt_list_add(moves, GROWL_MOVE_CARD, 1, kind, 0);
        }
    }
    if (moves->n == 0) {
        nt_list_add(moves, GROWL_MOVE_CARD, 1, GROWL_NONE, 0);
    }
}

static void add_two(nt_list *moves, const growl_priv *me, bool bites) {
    for (int left = 0; left < GROWL_KINDS; left++) {
        for (int right = 0; right < GROWL_KINDS; right++) {
            if (me->hand[left] && me->hand[right] > (left == right) &&
                (bites || (left != GROWL_BITE && right != GROWL_BITE))) {
                nt_list_add(moves, GROWL_MOVE_CARDS, 2, left, right);
            }
        }
    }
}

/* 7.2: with one card left the dead player chooses the side. */
static void add_hallows(nt_list *moves, const growl_pub *pub, const growl_priv *me) {
    if (pub->hand[moves->seat] >= 2) {
        add_two(moves, me, true);
        return;
    }
    for (int kind = 0; kind < GROWL_KINDS; kind++) {
        if (me->hand[kind]) {
            nt_list_add(moves, GROWL_MOVE_CARDS, 2, kind, GROWL_NONE);
            nt_list_add(moves, GROWL_MOVE_CARDS, 2, GROWL_NONE, kind);
        }
    }
}

/* Steps that choose one seat. */
static void add_targets(nt_list *moves, const growl_pub *pub) {
    uint8_t dead[GROWL_SEATS], all[GROWL_SEATS];
    for (int seat = 0; seat < pub->n; seat++) {
        dead[seat] = !pub->alive[seat];
        all[seat] = 1;
    }
    switch (pub->step) {
    case GROWL_STEP_SERUM_TARGET:
    case GROWL_STEP_HOUND_TARGET:
        add_seats(moves, pub, GROWL_MOVE_TARGET, pub->alive, false);
        break;
    case GROWL_STEP_SEANCE_TARGET:
        add_seats(moves, pub, GROWL_MOVE_TARGET, all, true);
        break;
    case GROWL_STEP_BREAK_TIE:
        add_seats(moves, pub, GROWL_MOVE_TARGET, pub->tied, true);
        break;
    case GROWL_STEP_SAVE:
        add_seats(moves, pub, GROWL_MOVE_TARGET, pub->raised, true);
        break;
    case GROWL_STEP_HALLOWS_TARGET:
        add_seats(moves, pub, GROWL_MOVE_TARGET, dead, true);
        break;
    default: /* Caged, Insomnia, Silver Bullet, the Trusted's word */
        add_seats(moves, pub, GROWL_MOVE_TARGET, pub->alive, true);
        break;
    }
}

static void add_open(nt_list *moves, const growl_pub *pub) {
    switch (pub->step) {
    case GROWL_STEP_TURN:
        nt_list_add(moves, GROWL_MOVE_TURN, 0, 0, 0);
        break;
    case GROWL_STEP_GIVE:
        add_seats(moves, pub, GROWL_MOVE_GIVE, pub->alive, false);
        break;
    case GROWL_STEP_GIFT_PAIR:
        add_pairs(moves, pub, GROWL_GIFT_HAND);
        break;
    case GROWL_STEP_HYPNO_PAIR:
    case GROWL_STEP_SWAP_PAIR:
        add_pairs(moves, pub, 0);
        break;
    case GROWL_STEP_HYPNO_NAME:
        for (int kind = 0; kind < GROWL_KINDS; kind++) {
            if (kind != GROWL_GOLD) {
                nt_list_add(moves, GROWL_MOVE_NAME, 1, kind, 0);
            }
        }
        break;
    case GROWL_STEP_ACCUSE:
        add_seats(moves, pub, GROWL_MOVE_VOTE, pub->alive, false);
        break;
    case GROWL_STEP_TRUST:
        add_seats(moves, pub, GROWL_MOVE_VOTE, pub->alive, true);
        break;
    case GROWL_STEP_SERIES:
        nt_list_add(moves, GROWL_MOVE_NEXT, 0, 0, 0);
        nt_list_add(moves, GROWL_MOVE_FINISH, 0, 0, 0);
        break;
    case GROWL_STEP_TITLE:
        nt_list_add(moves, GROWL_MOVE_TITLE, 1, 0, 0);
        nt_list_add(moves, GROWL_MOVE_TITLE, 1, 1, 0);
        break;
    default:
        add_targets(moves, pub);
        break;
    }
}

static void add_secret(nt_list *moves, const growl_pub *pub, const growl_priv *me) {
    switch (pub->step) {
    case GROWL_STEP_GIFT_CARD:
    case GROWL_STEP_TEMPEST_CARD:
        add_kinds(moves, me);
        break;
    case GROWL_STEP_SERUM_SHOW:
        add_serum(moves, me);
        break;
    case GROWL_STEP_PEEK:
        nt_list_add(moves, GROWL_MOVE_PEEK_DONE, 0, 0, 0);
        break;
    case GROWL_STEP_POINT:
        nt_list_add(moves, GROWL_MOVE_POINT, 1, 0, 0);
        nt_list_add(moves, GROWL_MOVE_POINT, 1, 1, 0);
        break;
    case GROWL_STEP_PURGE:
        add_seats(moves, pub, GROWL_MOVE_VOTE, pub->alive, false);
        break;
    case GROWL_STEP_HALLOWS_CARDS:
        add_hallows(moves, pub, me);
        break;
    case GROWL_STEP_PASS:
        add_two(moves, me, me->team == GROWL_WOLF);
        break;
    default:
        nt_list_add(moves, GROWL_MOVE_VIEW, 0, 0, 0);
        break;
    }
}

int growl_legal(const nt_view *view, nt_move *out, int cap) {
    const growl_pub *pub = view->pub;
    nt_list moves = {out, 0, cap, view->seat};
    const nt_ask ask = growl_ask(pub, view->seat);
    if (ask == NT_ASK_OPEN || ask == NT_ASK_TABLE) {
        add_open(&moves, pub);
    } else if (ask == NT_ASK_SECRET && view->me != NULL) {
        add_secret(&moves, pub, view->me);
    }
    return moves.n;
}
