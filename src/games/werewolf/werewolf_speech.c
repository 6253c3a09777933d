/* Speeches, and what may be declared in one. Sections 7.4 and 7.6 to 7.8 of the rules. */
#include <string.h>

#include "games/werewolf/werewolf_day.h"

/* ---- speeches (7.4, 7.6) ---- */

static bool has_turn(const werewolf_pub *pub, uint8_t step, int seat) {
    switch (step) {
    case WEREWOLF_STEP_WORDS:
        return pub->words[seat];
    case WEREWOLF_STEP_CAMPAIGN:
        return pub->alive[seat] && pub->candidate[seat] == WEREWOLF_STANDING && (!pub->second || pub->tied[seat]);
    default:
        return pub->alive[seat] && (step != WEREWOLF_STEP_PK_SPEECH || pub->tied[seat]);
    }
}

static void segment_over(werewolf_run *run, uint8_t step) {
    werewolf_pub *pub = &run->s->pub;
    pub->speaker = WEREWOLF_NONE;
    memset(pub->order, 0, sizeof pub->order);
    pub->order_n = pub->order_at = 0;
    switch (step) {
    case WEREWOLF_STEP_CAMPAIGN:
        werewolf_campaign_over(run);
        break;
    case WEREWOLF_STEP_WORDS:
        werewolf_day_next(run);
        break;
    case WEREWOLF_STEP_SPEECH:
        werewolf_open_vote(run);
        break;
    default:
        werewolf_open_pk_vote(run);
        break;
    }
}

/* To the next who may speak, from order_at on; the silenced seat is passed over (last words are given all the same).
 */
static void next_turn(werewolf_run *run, uint8_t step) {
    werewolf_pub *pub = &run->s->pub;
    for (; pub->order_at < pub->order_n; pub->order_at++) {
        const uint8_t seat = pub->order[pub->order_at];
        if (!has_turn(pub, step, seat)) {
            continue;
        }
        if (seat == pub->silenced && step != WEREWOLF_STEP_WORDS) {
            werewolf_tell(run, WEREWOLF_EV_SKIPPED, 1, seat, 0, 0);
            continue;
        }
        pub->speaker = seat;
        werewolf_ask_one(run, (werewolf_step)step, seat);
        werewolf_tell(run, WEREWOLF_EV_SPEAKS, 1, seat, 0, 0);
        return;
    }
    segment_over(run, step);
}

void werewolf_open_segment(werewolf_run *run, werewolf_step step) {
    werewolf_pub *pub = &run->s->pub;
    pub->order_at = 0;
    if (step == WEREWOLF_STEP_WORDS || step == WEREWOLF_STEP_PK_SPEECH) {
        pub->order_n = 0;
        for (int seat = 0; seat < pub->n; seat++) {
            if (has_turn(pub, (uint8_t)step, seat)) {
                pub->order[pub->order_n++] = (uint8_t)seat;
            }
        }
    }
    next_turn(run, (uint8_t)step);
}

/* 7.6: all living from the start in the direction; the Sheriff comes last. */
static void speak_from(werewolf_run *run, int start) {
    werewolf_pub *pub = &run->s->pub;
    const uint8_t sheriff = pub->badge == WEREWOLF_BADGE_HELD ? pub->sheriff : WEREWOLF_NONE;
    pub->order_n = 0;
    for (int k = 0; k < pub->n; k++) {
        const int seat = (start + (pub->direction ? pub->n - k : k)) % pub->n;
        if (pub->alive[seat] && seat != sheriff) {
            pub->order[pub->order_n++] = (uint8_t)seat;
        }
    }
    if (sheriff != WEREWOLF_NONE) {
        pub->order[pub->order_n++] = sheriff;
    }
    werewolf_open_segment(run, WEREWOLF_STEP_SPEECH);
}

static int anchor(const werewolf_pub *pub) {
    int lowest = WEREWOLF_NONE;
    for (int seat = pub->n - 1; seat >= 0; seat--) {
        if (pub->dawn[seat]) {
            lowest = seat;
        }
    }
    return pub->badge == WEREWOLF_BADGE_HELD && pub->dawns != 1 ? pub->sheriff : lowest;
}

void werewolf_begin_speeches(werewolf_run *run) {
    const int from = anchor(&run->s->pub);
    if (from == WEREWOLF_NONE) {
        werewolf_ask_nobody(run, WEREWOLF_STEP_SPEECH_DRAW);
    } else {
        speak_from(run, werewolf_next_living(&run->s->pub, from, run->s->pub.direction));
    }
}

void werewolf_do_direction(werewolf_run *run, int direction) {
    run->s->pub.direction = (uint8_t)direction;
    werewolf_tell(run, WEREWOLF_EV_DIRECTION, 1, direction, 0, 0);
    werewolf_begin_speeches(run);
}

void werewolf_do_speech_draw(werewolf_run *run) {
    const werewolf_pub *pub = &run->s->pub;
    int skip = (int)nt_rng_below(&run->rng, (uint32_t)werewolf_living(pub)), seat = 0;
    while (!pub->alive[seat] || skip-- > 0) {
        seat++;
    }
    speak_from(run, seat);
}

static void do_done(werewolf_run *run, int seat) {
    werewolf_pub *pub = &run->s->pub;
    if (pub->step == WEREWOLF_STEP_WORDS) {
        pub->words[seat] = 0;
    }
    pub->order_at++;
    next_turn(run, pub->step);
}

void werewolf_resume(werewolf_run *run) {
    werewolf_pub *pub = &run->s->pub;
    const uint8_t step = pub->back;
    pub->declarer = WEREWOLF_NONE;
    if (step == WEREWOLF_STEP_DUSK) {
        werewolf_ask_living(run, WEREWOLF_STEP_DUSK);
    } else if (has_turn(pub, step, pub->speaker)) {
        werewolf_ask_one(run, (werewolf_step)step, pub->speaker);
    } else {
        next_turn(run, step);
    }
}

static void do_declare(werewolf_run *run, int seat) {
    werewolf_pub *pub = &run->s->pub;
    pub->back = pub->step;
    pub->declarer = (uint8_t)seat;
    pub->declared[seat]++;
    pub->menus++;
    werewolf_tell(run, WEREWOLF_EV_DECLARES, 1, seat, 0, 0);
    werewolf_ask_one(run, WEREWOLF_STEP_DECLARE, seat);
}

static void do_withdraw(werewolf_run *run, int seat) {
    werewolf_pub *pub = &run->s->pub;
    pub->candidate[seat] = WEREWOLF_WITHDRAWN;
    werewolf_tell(run, WEREWOLF_EV_WITHDREW, 1, seat, 0, 0);
    pub->back = WEREWOLF_STEP_CAMPAIGN;
    werewolf_resume(run);
}

void werewolf_do_speech(werewolf_run *run, nt_move move) {
    if (move.kind == WEREWOLF_MOVE_DECLARE) {
        do_declare(run, move.arg[0]);
    } else if (move.kind == WEREWOLF_MOVE_WITHDRAW) {
        do_withdraw(run, move.arg[0]);
    } else {
        do_done(run, move.seat);
    }
}

/* ---- the declare menu (7.7, 7.8) ---- */

static void duel(werewolf_run *run, int knight, int target) {
    struct werewolf_state *s = run->s;
    const uint8_t camp = werewolf_camp_of(s, target), rule = s->pub.opt[WEREWOLF_OPT_AFTER_DUEL];
    const bool wolf = camp == WEREWOLF_CAMP_WOLF;
    werewolf_batch batch = {0};
    batch[wolf ? target : knight] = WEREWOLF_BY_DUEL;
    s->pub.duelled[knight] = 1;
    s->pub.declared[knight]--; /* each has its dead: there is an end to duels without a limit, too */
    werewolf_tell(run, WEREWOLF_EV_DUEL, 2, knight, target, 0);
    werewolf_show(run, knight, WEREWOLF_CAMP_GOOD, WEREWOLF_KNIGHT);
    werewolf_show(run, target, camp, WEREWOLF_NONE);
    s->pub.after = WEREWOLF_AFTER_INTERRUPT;
    s->pub.day_over = rule == 2 || (rule == 0 && wolf);
    werewolf_kill(run, batch, false);
    werewolf_settle(run);
}

static void explode(werewolf_run *run, int seat, int taken) {
    werewolf_pub *pub = &run->s->pub;
    werewolf_batch batch = {0};
    batch[seat] = WEREWOLF_BY_EXPLODE;
    if (taken != WEREWOLF_NONE) {
        batch[taken] = WEREWOLF_BY_TAKEN;
    }
    werewolf_tell(run, WEREWOLF_EV_EXPLODE, 2, seat, taken, 0);
    werewolf_show(run, seat, WEREWOLF_CAMP_WOLF, WEREWOLF_NONE);
    pub->after = WEREWOLF_AFTER_DAY;
    pub->day_over = 1;
    if (pub->back == WEREWOLF_STEP_CAMPAIGN) {
        pub->election = WEREWOLF_ELECTION_BLOWN;
    }
    pub->speaker = WEREWOLF_NONE;
    werewolf_kill(run, batch, false);
    werewolf_settle(run);
}

void werewolf_do_menu(werewolf_run *run, nt_move move) {
    const struct werewolf_state *s = run->s;
    const int seat = move.seat;
    const uint8_t role = s->seat[seat].role, target = move.arg[0];
    run->s->pub.declarer = WEREWOLF_NONE;
    if (move.kind == WEREWOLF_MOVE_DUEL && role == WEREWOLF_KNIGHT &&
        (!s->pub.duelled[seat] || s->pub.opt[WEREWOLF_OPT_KNIGHT_DUELS])) {
        duel(run, seat, target);
        return;
    }
    if (move.kind == WEREWOLF_MOVE_EXPLODE && werewolf_may_explode(s, seat) &&
        (role == WEREWOLF_WHITE_KING) == (target != WEREWOLF_NONE)) {
        explode(run, seat, target);
        return;
    }
    if (move.kind == WEREWOLF_MOVE_BACK) {
        run->s->pub.declared[seat]--;
    } else {
        werewolf_tell(run, WEREWOLF_EV_VOID, 1, seat, 0, 0);
    }
    werewolf_resume(run);
}
