/* Who is asked, how, and what is legal (10), from a view. Open and table steps read the public part only. */
#include "engine/list.h"
#include "games/werewolf/werewolf_state.h"

static bool chance_step(uint8_t step) {
    return step == WEREWOLF_STEP_DEAL || step == WEREWOLF_STEP_CAMPAIGN_DRAW || step == WEREWOLF_STEP_SPEECH_DRAW;
}

uint32_t werewolf_to_act(const void *public_part) {
    const werewolf_pub *pub = public_part;
    uint32_t out = 0;
    if (chance_step(pub->step)) {
        return 1u << NT_CHANCE;
    }
    if (pub->step == WEREWOLF_STEP_REGISTER) {
        return 1u << NT_JUDGE;
    }
    for (int seat = 0; seat < pub->n; seat++) {
        out |= (uint32_t)pub->asked[seat] << seat;
    }
    return out;
}

nt_ask werewolf_ask(const void *public_part, uint8_t seat) {
    const werewolf_pub *pub = public_part;
    if (seat >= pub->n || !pub->asked[seat]) {
        return NT_ASK_NONE;
    }
    switch (pub->step) {
    case WEREWOLF_STEP_REVEAL:
    case WEREWOLF_STEP_NIGHT:
    case WEREWOLF_STEP_INFO:
        return NT_ASK_SECRET;
    case WEREWOLF_STEP_RITES:
        return werewolf_page_asks(pub, seat) ? NT_ASK_SECRET : NT_ASK_FORCED;
    case WEREWOLF_STEP_DUSK:
    case WEREWOLF_STEP_VOID:
    case WEREWOLF_STEP_ELECT_COUNT:
    case WEREWOLF_STEP_COUNT:
    case WEREWOLF_STEP_PK_COUNT:
        return NT_ASK_TABLE;
    default:
        return NT_ASK_OPEN;
    }
}

/* Living seats but for one (or WEREWOLF_NONE). */
static void add_living(nt_list *moves, const werewolf_pub *pub, uint8_t kind, int but) {
    for (int seat = 0; seat < pub->n; seat++) {
        if (pub->alive[seat] && seat != but) {
            nt_list_add(moves, kind, 1, seat, 0);
        }
    }
}

/* ---- the night ---- */

/* The target of the same skill last night, when it may not be repeated. */
static int not_again(const werewolf_pub *pub, const werewolf_priv *me, int option, bool allowed) {
    return pub->opt[option] == allowed ? WEREWOLF_NONE : me->night[pub->round - 1].choice;
}

static void add_knife(nt_list *moves, const werewolf_pub *pub, const werewolf_priv *me) {
    const bool others = !pub->opt[WEREWOLF_OPT_SELF_KNIFE];
    for (int seat = 0; seat < pub->n; seat++) {
        if (pub->alive[seat] && !(others && (me->pack[seat] || seat == moves->seat))) {
            nt_list_add(moves, WEREWOLF_MOVE_CHOOSE, 1, seat, 0);
        }
    }
}

static void add_potion(nt_list *moves, const werewolf_pub *pub, const werewolf_priv *me) {
    const bool saves = werewolf_can_save(pub, me, moves->seat);
    if (saves) {
        nt_list_add(moves, WEREWOLF_MOVE_SAVE, 0, 0, 0);
    }
    if (me->poison) {
        add_living(moves, pub, WEREWOLF_MOVE_CHOOSE, moves->seat);
    }
    if (saves && me->poison && pub->opt[WEREWOLF_OPT_BOTH_POTIONS]) {
        add_living(moves, pub, WEREWOLF_MOVE_BOTH, moves->seat);
    }
}

static void add_task(nt_list *moves, const werewolf_pub *pub, const werewolf_priv *me) {
    const uint8_t choose = WEREWOLF_MOVE_CHOOSE;
    switch (me->task) {
    case WEREWOLF_TASK_SUSPECT:
    case WEREWOLF_TASK_TRUST:
    case WEREWOLF_TASK_CHECK:
    case WEREWOLF_TASK_INVESTIGATE:
        add_living(moves, pub, choose, moves->seat);
        break;
    case WEREWOLF_TASK_KNIFE:
        add_knife(moves, pub, me);
        break;
    case WEREWOLF_TASK_CHARM: {
        const int last = not_again(pub, me, WEREWOLF_OPT_CHARM_REPEAT, true);
        for (int seat = 0; seat < pub->n; seat++) {
            if (pub->alive[seat] && seat != moves->seat && seat != last) {
                nt_list_add(moves, choose, 1, seat, 0);
            }
        }
        break;
    }
    case WEREWOLF_TASK_POTION:
        add_potion(moves, pub, me);
        break;
    case WEREWOLF_TASK_GUARD:
        add_living(moves, pub, choose, not_again(pub, me, WEREWOLF_OPT_GUARD_REPEAT, true));
        break;
    case WEREWOLF_TASK_SILENCE:
        add_living(moves, pub, choose, not_again(pub, me, WEREWOLF_OPT_SILENCER_REPEAT, true));
        break;
    default: /* asleep, or nothing to choose */
        break;
    }
    nt_list_add(moves, choose, 1, WEREWOLF_NONE, 0);
}

static void add_secret(nt_list *moves, const werewolf_pub *pub, const werewolf_priv *me) {
    switch (pub->step) {
    case WEREWOLF_STEP_NIGHT:
        add_task(moves, pub, me);
        break;
    case WEREWOLF_STEP_RITES:
        nt_list_add(moves, WEREWOLF_MOVE_NOTHING, 0, 0, 0);
        if (me->rites == WEREWOLF_RITES_SHOW) {
            nt_list_add(moves, WEREWOLF_MOVE_SHOW, 0, 0, 0);
        }
        if (me->rites == WEREWOLF_RITES_SHOOT) {
            add_living(moves, pub, WEREWOLF_MOVE_SHOOT, moves->seat);
        }
        break;
    default:
        nt_list_add(moves, WEREWOLF_MOVE_SEEN, 0, 0, 0);
        break;
    }
}

/* ---- the day ---- */

/* The menu is the same for all; what nobody can have by public rules is left out of it. */
static bool duels(const werewolf_pub *pub, uint8_t step) {
    return step != WEREWOLF_STEP_CAMPAIGN && werewolf_may_be_dealt(pub, WEREWOLF_KNIGHT);
}

static void add_speech(nt_list *moves, const werewolf_pub *pub) {
    const bool menu = (duels(pub, pub->step) || pub->opt[WEREWOLF_OPT_EXPLOSION]) && pub->menus < WEREWOLF_MENUS;
    nt_list_add(moves, WEREWOLF_MOVE_DONE, 0, 0, 0);
    for (int seat = 0; seat < pub->n && menu && pub->step != WEREWOLF_STEP_WORDS; seat++) {
        if (pub->alive[seat] && pub->declared[seat] < WEREWOLF_DECLARES) {
            nt_list_add(moves, WEREWOLF_MOVE_DECLARE, 1, seat, 0);
        }
    }
    for (int seat = 0; seat < pub->n && pub->step == WEREWOLF_STEP_CAMPAIGN && !pub->second; seat++) {
        if (pub->candidate[seat] == WEREWOLF_STANDING) {
            nt_list_add(moves, WEREWOLF_MOVE_WITHDRAW, 1, seat, 0);
        }
    }
}

static void add_menu(nt_list *moves, const werewolf_pub *pub) {
    nt_list_add(moves, WEREWOLF_MOVE_BACK, 0, 0, 0);
    if (duels(pub, pub->back)) {
        add_living(moves, pub, WEREWOLF_MOVE_DUEL, moves->seat);
    }
    if (!pub->opt[WEREWOLF_OPT_EXPLOSION]) {
        return;
    }
    nt_list_add(moves, WEREWOLF_MOVE_EXPLODE, 1, WEREWOLF_NONE, 0);
    add_living(moves, pub, WEREWOLF_MOVE_EXPLODE, moves->seat);
}

static void add_recalls(nt_list *moves, const werewolf_pub *pub) {
    for (int seat = 0; seat < pub->n && pub->recalls < WEREWOLF_RECALLS; seat++) {
        if (pub->voter[seat] && pub->voted[seat]) {
            nt_list_add(moves, WEREWOLF_MOVE_RECALL, 1, seat, 0);
        }
    }
}

static void add_vote(nt_list *moves, const werewolf_pub *pub) {
    for (int seat = 0; seat < pub->n; seat++) {
        if (pub->target[seat]) {
            nt_list_add(moves, WEREWOLF_MOVE_VOTE, 1, seat, 0);
        }
    }
    if (pub->step == WEREWOLF_STEP_ELECT || pub->opt[WEREWOLF_OPT_ABSTAIN]) {
        nt_list_add(moves, WEREWOLF_MOVE_ABSTAIN, 0, 0, 0);
    }
    add_recalls(moves, pub);
}

static void add_open(nt_list *moves, const werewolf_pub *pub) {
    switch (pub->step) {
    case WEREWOLF_STEP_DUSK:
        nt_list_add(moves, WEREWOLF_MOVE_NIGHT, 0, 0, 0);
        break;
    case WEREWOLF_STEP_VOID:
        nt_list_add(moves, WEREWOLF_MOVE_AGREE, 0, 0, 0);
        nt_list_add(moves, WEREWOLF_MOVE_BACK, 0, 0, 0);
        break;
    case WEREWOLF_STEP_BADGE:
        add_living(moves, pub, WEREWOLF_MOVE_GIVE, moves->seat);
        nt_list_add(moves, WEREWOLF_MOVE_DESTROY, 0, 0, 0);
        break;
    case WEREWOLF_STEP_STAND:
        nt_list_add(moves, WEREWOLF_MOVE_STAND, 0, 0, 0);
        nt_list_add(moves, WEREWOLF_MOVE_STAY_OUT, 0, 0, 0);
        break;
    case WEREWOLF_STEP_DIRECTION:
        nt_list_add(moves, WEREWOLF_MOVE_DIRECTION, 1, 0, 0);
        nt_list_add(moves, WEREWOLF_MOVE_DIRECTION, 1, 1, 0);
        break;
    case WEREWOLF_STEP_DECLARE:
        add_menu(moves, pub);
        break;
    case WEREWOLF_STEP_ELECT:
    case WEREWOLF_STEP_VOTE:
    case WEREWOLF_STEP_PK_VOTE:
        add_vote(moves, pub);
        break;
    case WEREWOLF_STEP_ELECT_COUNT:
    case WEREWOLF_STEP_COUNT:
    case WEREWOLF_STEP_PK_COUNT:
        nt_list_add(moves, WEREWOLF_MOVE_COUNT, 0, 0, 0);
        add_recalls(moves, pub);
        break;
    case WEREWOLF_STEP_SAY:
        for (int seat = 0; seat < pub->n; seat++) {
            if (pub->tied[seat] && pub->alive[seat]) {
                nt_list_add(moves, WEREWOLF_MOVE_NAME, 1, seat, 0);
            }
        }
        break;
    default:
        add_speech(moves, pub);
        break;
    }
}

/* 17: at any public moment, once a round; an open menu is put back first. */
static void add_void(nt_list *moves, const werewolf_pub *pub) {
    if (!werewolf_judged(pub) && !werewolf_void_asked(pub) && pub->step != WEREWOLF_STEP_VOID &&
        pub->step != WEREWOLF_STEP_DECLARE) {
        nt_list_add(moves, WEREWOLF_MOVE_VOID, 0, 0, 0);
    }
}

int werewolf_legal(const nt_view *view, nt_move *out, int cap) {
    const werewolf_pub *pub = view->pub;
    nt_list moves = {out, 0, cap, view->seat};
    const nt_ask ask = werewolf_ask(pub, view->seat);
    if (ask == NT_ASK_OPEN || ask == NT_ASK_TABLE) {
        add_open(&moves, pub);
        add_void(&moves, pub);
    } else if (ask == NT_ASK_FORCED) {
        nt_list_add(&moves, WEREWOLF_MOVE_NOTHING, 0, 0, 0);
    } else if (ask == NT_ASK_SECRET && view->me != NULL) {
        add_secret(&moves, pub, view->me);
    }
    return moves.n;
}
