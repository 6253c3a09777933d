/* Deaths, last rites and the badge that is left. Sections 6.2, 6.3 and 7.5 of the rules. */
#include "games/werewolf/werewolf_day.h"

/* ---- deaths (6.2) ---- */

static uint8_t out_by(int causes) {
    static const struct {
        uint16_t cause;
        uint8_t out;
    } ways[] = {
        {WEREWOLF_BY_SHOT, WEREWOLF_OUT_SHOT},       {WEREWOLF_BY_TAKEN, WEREWOLF_OUT_TAKEN},
        {WEREWOLF_BY_EXPLODE, WEREWOLF_OUT_EXPLODE}, {WEREWOLF_BY_DUEL, WEREWOLF_OUT_DUEL},
        {WEREWOLF_BY_EXILE, WEREWOLF_OUT_EXILE},     {WEREWOLF_BY_JUDGE, WEREWOLF_OUT_REMOVED},
    };
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
        if (causes & ways[i].cause) {
            return ways[i].out;
        }
    }
    return WEREWOLF_OUT_LINK;
}

static bool night_words(const werewolf_pub *pub) {
    const uint8_t nights = pub->opt[WEREWOLF_OPT_LAST_WORDS];
    return nights == 0 || pub->round <= nights;
}

void werewolf_show(werewolf_run *run, int seat, uint8_t camp, uint8_t role) {
    werewolf_pub *pub = &run->s->pub;
    pub->camp[seat] = camp;
    if (role != WEREWOLF_NONE) {
        pub->role[seat] = role;
    }
    werewolf_tell(run, WEREWOLF_EV_SHOWN, 3, seat, camp, role);
}

static void bury(werewolf_run *run, int seat, int causes, bool dawn) {
    struct werewolf_state *s = run->s;
    werewolf_pub *pub = &s->pub;
    const uint8_t how = dawn ? WEREWOLF_OUT_NIGHT : out_by(causes), bit = (uint8_t)(1u << seat % 8);
    const int all = causes | werewolf_causes(s->hid.cause[seat]);
    s->hid.cause[seat][0] = (uint8_t)all;
    s->hid.cause[seat][1] = (uint8_t)(all >> 8);
    pub->alive[seat] = 0;
    pub->out_round[seat] = pub->round;
    pub->out_how[seat] = how;
    pub->death[pub->deaths++] = (uint8_t)seat;
    if (dawn) {
        pub->dawn[seat] = 1;
        pub->dawns++;
        pub->night_dead[pub->round][seat / 8] |= bit;
    } else {
        pub->last_out[pub->round] = (uint8_t)seat;
        if (pub->unannounced) {
            pub->night_free[pub->round][seat / 8] |= bit;
        }
    }
    if (causes & WEREWOLF_BY_EXILE) {
        pub->exiled[pub->round] = (uint8_t)seat;
    }
    werewolf_tell(run, WEREWOLF_EV_DEATH, 2, seat, how, 0);
    if (pub->opt[WEREWOLF_OPT_REVEAL]) {
        werewolf_show(run, seat, werewolf_camp_of(s, seat),
                      pub->opt[WEREWOLF_OPT_REVEAL] == 2 ? s->seat[seat].role : WEREWOLF_NONE);
    }
    if (!(causes & WEREWOLF_BY_JUDGE)) {
        pub->queue[pub->queue_n++] = (uint8_t)seat;
    }
}

void werewolf_kill(werewolf_run *run, werewolf_batch batch, bool dawn) {
    struct werewolf_state *s = run->s;
    werewolf_add_link(s, batch);
    for (int seat = 0; seat < s->pub.n; seat++) {
        if (batch[seat]) {
            bury(run, seat, batch[seat], dawn);
        }
    }
    /* Last words, behind all deaths: no event tells whom the night had doomed before the day took it. */
    for (int seat = 0; seat < s->pub.n; seat++) {
        if (batch[seat]) {
            const bool by_night = dawn || s->hid.doomed[seat];
            s->pub.words[seat] = (batch[seat] & WEREWOLF_BY_EXILE) || (by_night && night_words(&s->pub));
            s->hid.doomed[seat] = 0;
        }
    }
}

void werewolf_open_page(werewolf_run *run, int seat) {
    run->s->seat[seat].rites = werewolf_rites(run->s, seat);
    werewolf_ask_one(run, WEREWOLF_STEP_RITES, seat);
    werewolf_tell_seat(run, seat, WEREWOLF_EV_RITES, 1, run->s->seat[seat].rites, 0, 0);
}

/* ---- last rites and the badge (6.3, 7.5) ---- */

/* 7.10.2 */
static void show_card(werewolf_run *run, int seat) {
    werewolf_pub *pub = &run->s->pub;
    pub->idiot_shown[seat] = pub->voteless[seat] = 1;
    pub->exiling = WEREWOLF_NONE;
    werewolf_tell(run, WEREWOLF_EV_IDIOT, 1, seat, 0, 0);
    werewolf_show(run, seat, WEREWOLF_CAMP_GOOD, WEREWOLF_IDIOT);
    const uint8_t winner = werewolf_verdict(run->s, pub->alive);
    if (winner != WEREWOLF_WON_NONE) {
        werewolf_end(run, winner, WEREWOLF_ENDED_BY_RULES);
    } else if (pub->badge == WEREWOLF_BADGE_HELD && pub->sheriff == seat) {
        werewolf_ask_one(run, WEREWOLF_STEP_BADGE, seat);
    } else {
        werewolf_go_on(run);
    }
}

static void shoot(werewolf_run *run, int seat, int target) {
    werewolf_batch batch = {0};
    batch[target] = WEREWOLF_BY_SHOT;
    run->s->pub.shot[seat] = 1;
    werewolf_tell(run, WEREWOLF_EV_SHOT, 2, seat, target, 0);
    werewolf_kill(run, batch, false);
}

void werewolf_do_rites(werewolf_run *run, nt_move move) {
    werewolf_pub *pub = &run->s->pub;
    const int seat = move.seat;
    if (move.kind == WEREWOLF_MOVE_SHOW) {
        show_card(run, seat);
        return;
    }
    if (pub->exiling == seat) {
        werewolf_batch batch = {0};
        batch[seat] = WEREWOLF_BY_EXILE;
        pub->exiling = WEREWOLF_NONE;
        werewolf_kill(run, batch, false);
    }
    /* The one who answers is the first of the queue, the exiled too but for a charmed seat before it. */
    int at = 0;
    while (pub->queue[at] != seat) {
        at++;
    }
    pub->queue_n--;
    for (; at < pub->queue_n; at++) {
        pub->queue[at] = pub->queue[at + 1];
    }
    pub->queue[pub->queue_n] = 0;
    if (move.kind == WEREWOLF_MOVE_SHOOT) {
        shoot(run, seat, move.arg[0]);
    }
    werewolf_settle(run);
}

void werewolf_do_badge(werewolf_run *run, nt_move move) {
    werewolf_pub *pub = &run->s->pub;
    const bool given = move.kind == WEREWOLF_MOVE_GIVE;
    pub->badge = given ? WEREWOLF_BADGE_HELD : WEREWOLF_BADGE_DESTROYED;
    pub->sheriff = given ? move.arg[0] : WEREWOLF_NONE;
    werewolf_tell(run, WEREWOLF_EV_BADGE, 2, move.seat, pub->sheriff, 0);
    werewolf_go_on(run);
}
