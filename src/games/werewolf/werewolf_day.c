/* The day, one state machine: dawn, deaths and last rites, the election, speeches, the declare menu, the vote, the
 * end (6.2, 6.3, 7, 8). */
#include <string.h>

#include "games/werewolf/werewolf_state.h"

/* pub.election, beside 0. BLOWN: an explosion has ended it, and its result is not told yet. */
enum { RUNNING = 1, OVER, BLOWN };

static void day_next(werewolf_run *run);
static void open_segment(werewolf_run *run, werewolf_step step);
static void count_election(werewolf_run *run);

/* ---- the end (8) ---- */

/* Behind the last event, since no event tells it. */
static void open_the_rest(struct werewolf_state *s) {
    werewolf_pub *pub = &s->pub;
    memcpy(pub->set, s->hid.set, sizeof pub->set);
    memcpy(pub->cause, s->hid.cause, sizeof pub->cause);
    memcpy(pub->nights, s->hid.nights, sizeof pub->nights);
    memset(pub->suspect, WEREWOLF_NONE, sizeof pub->suspect);
    memset(pub->trust, WEREWOLF_NONE, sizeof pub->trust);
    for (int seat = 0; seat < pub->n; seat++) {
        for (int round = 1; round <= pub->round; round++) {
            pub->suspect[round][seat] = s->seat[seat].night[round].suspect;
            pub->trust[round][seat] = s->seat[seat].night[round].trust;
        }
    }
}

void werewolf_end(werewolf_run *run, uint8_t winner, uint8_t decided) {
    struct werewolf_state *s = run->s;
    werewolf_pub *pub = &s->pub;
    werewolf_ask_nobody(run, WEREWOLF_STEP_OVER);
    pub->ended = 1;
    pub->winner = winner;
    pub->decided = decided;
    pub->speaker = pub->declarer = pub->call = WEREWOLF_NONE;
    werewolf_tell(run, WEREWOLF_EV_WON, 2, winner, decided, 0);
    for (int seat = 0; seat < pub->n; seat++) {
        pub->role[seat] = s->seat[seat].role;
        pub->camp[seat] = werewolf_camp_of(s, seat);
        werewolf_tell(run, WEREWOLF_EV_ROLE, 2, seat, pub->role[seat], 0);
    }
    open_the_rest(s);
}

uint32_t werewolf_winners(const void *public_part) {
    const werewolf_pub *pub = public_part;
    const uint8_t camp = pub->winner == WEREWOLF_WON_WOLF   ? WEREWOLF_CAMP_WOLF
                         : pub->winner == WEREWOLF_WON_GOOD ? WEREWOLF_CAMP_GOOD
                                                            : WEREWOLF_CAMPS;
    uint32_t out = 0;
    for (int seat = 0; seat < pub->n && pub->ended; seat++) {
        if (pub->camp[seat] == camp) {
            out |= 1u << seat;
        }
    }
    return out;
}

void werewolf_score(const void *pub, int16_t out[NT_MAX_SEATS]) {
    const uint32_t winners = werewolf_winners(pub);
    for (int seat = 0; seat < NT_MAX_SEATS; seat++) {
        out[seat] = (int16_t)(winners >> seat & 1);
    }
}

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

static void show(werewolf_run *run, int seat, uint8_t camp, uint8_t role) {
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
        show(run, seat, werewolf_camp_of(s, seat),
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

static void open_page(werewolf_run *run, int seat) {
    run->s->seat[seat].rites = werewolf_rites(run->s, seat);
    werewolf_ask_one(run, WEREWOLF_STEP_RITES, seat);
    werewolf_tell_seat(run, seat, WEREWOLF_EV_RITES, 1, run->s->seat[seat].rites, 0, 0);
}

/* ---- the vote: one ballot table for both ways of voting, ties, the exile (7.9) ---- */

static int count(const werewolf_pub *pub, const uint8_t flag[WEREWOLF_SEATS]) {
    int n = 0;
    for (int seat = 0; seat < pub->n; seat++) {
        n += flag[seat];
    }
    return n;
}

static uint8_t first(const uint8_t flag[WEREWOLF_SEATS]) {
    uint8_t seat = 0;
    while (!flag[seat]) {
        seat++;
    }
    return seat;
}

static void ask_ballots(werewolf_run *run, uint8_t step) {
    werewolf_pub *pub = &run->s->pub;
    werewolf_ask_nobody(run, (werewolf_step)step);
    for (int seat = 0; seat < pub->n; seat++) {
        pub->asked[seat] = pub->voter[seat] && !pub->voted[seat];
    }
}

static void count_all(werewolf_run *run);

static void open_ballots(werewolf_run *run, werewolf_step step) {
    werewolf_pub *pub = &run->s->pub;
    memset(pub->voted, 0, sizeof pub->voted);
    memset(pub->total, 0, sizeof pub->total);
    memset(pub->ballot, 0, sizeof pub->ballot);
    memset(pub->ballot, WEREWOLF_NONE, pub->n);
    pub->recalls = 0;
    ask_ballots(run, (uint8_t)step);
    werewolf_tell(run, WEREWOLF_EV_VOTE_OPENS, 1, (int)step, 0, 0);
    if (count(pub, pub->voter) == 0) {
        count_all(run);
    }
}

static void no_exile(werewolf_run *run) {
    run->s->pub.day_over = 1;
    werewolf_tell(run, WEREWOLF_EV_NO_EXILE, 0, 0, 0, 0);
    day_next(run);
}

static void open_vote(werewolf_run *run) {
    werewolf_pub *pub = &run->s->pub;
    const bool immune = pub->opt[WEREWOLF_OPT_SECOND_EXILE];
    for (int seat = 0; seat < pub->n; seat++) {
        pub->voter[seat] = pub->alive[seat] && !pub->voteless[seat];
        pub->target[seat] = pub->alive[seat] && !(immune && pub->idiot_shown[seat]);
    }
    open_ballots(run, WEREWOLF_STEP_VOTE);
}

static void open_pk_vote(werewolf_run *run) {
    werewolf_pub *pub = &run->s->pub;
    for (int seat = 0; seat < pub->n; seat++) {
        pub->target[seat] = pub->alive[seat] && pub->tied[seat];
        pub->voter[seat] = pub->alive[seat] && !pub->voteless[seat] && !pub->tied[seat];
    }
    if (count(pub, pub->target) == 0 || count(pub, pub->voter) == 0) {
        no_exile(run);
    } else {
        open_ballots(run, WEREWOLF_STEP_PK_VOTE);
    }
}

static uint8_t counting_step(uint8_t step) {
    return step == WEREWOLF_STEP_ELECT  ? WEREWOLF_STEP_ELECT_COUNT
           : step == WEREWOLF_STEP_VOTE ? WEREWOLF_STEP_COUNT
                                        : WEREWOLF_STEP_PK_COUNT;
}

static uint8_t voting_step(uint8_t step) {
    switch (step) {
    case WEREWOLF_STEP_ELECT_COUNT:
        return WEREWOLF_STEP_ELECT;
    case WEREWOLF_STEP_COUNT:
        return WEREWOLF_STEP_VOTE;
    case WEREWOLF_STEP_PK_COUNT:
        return WEREWOLF_STEP_PK_VOTE;
    default:
        return step;
    }
}

static void do_ballot(werewolf_run *run, nt_move move) {
    werewolf_pub *pub = &run->s->pub;
    const uint8_t target = move.kind == WEREWOLF_MOVE_VOTE ? move.arg[0] : WEREWOLF_NONE;
    pub->voted[move.seat] = 1;
    pub->ballot[move.seat] = target;
    if (target != WEREWOLF_NONE) {
        pub->total[target] = (uint8_t)(pub->total[target] + werewolf_weight(pub, move.seat));
    }
    werewolf_tell(run, WEREWOLF_EV_BALLOT, 2, move.seat, target, 0);
    if (werewolf_answered(run, move.seat)) {
        werewolf_ask_living(run, (werewolf_step)counting_step(pub->step));
    }
}

static void do_recall(werewolf_run *run, int voter) {
    werewolf_pub *pub = &run->s->pub;
    const uint8_t target = pub->ballot[voter];
    if (target != WEREWOLF_NONE) {
        pub->total[target] = (uint8_t)(pub->total[target] - werewolf_weight(pub, voter));
    }
    pub->voted[voter] = 0;
    pub->ballot[voter] = WEREWOLF_NONE;
    pub->recalls++;
    werewolf_tell(run, WEREWOLF_EV_RECALLED, 1, voter, 0, 0);
    ask_ballots(run, voting_step(pub->step));
}

static int tally(werewolf_run *run) {
    werewolf_pub *pub = &run->s->pub;
    int most = 1, n = 0;
    for (int seat = 0; seat < pub->n; seat++) {
        if (pub->total[seat] > 0) {
            werewolf_tell(run, WEREWOLF_EV_TOTAL, 2, seat, pub->total[seat], 0);
        }
        if (pub->total[seat] > most) {
            most = pub->total[seat];
        }
    }
    for (int seat = 0; seat < pub->n; seat++) {
        pub->tied[seat] = pub->total[seat] == most;
        n += pub->tied[seat];
    }
    if (n >= 2) {
        werewolf_tell_set(run, NT_ALL, WEREWOLF_EV_TIE, pub->tied);
    }
    return n;
}

/* The page of the seat chosen by the vote comes before its death (6.3). */
static void exile(werewolf_run *run, int seat) {
    run->s->pub.after = WEREWOLF_AFTER_DAY;
    run->s->pub.day_over = 1;
    run->s->pub.exiling = (uint8_t)seat;
    werewolf_tell(run, WEREWOLF_EV_EXILE, 1, seat, 0, 0);
    open_page(run, seat);
}

static void break_tie(werewolf_run *run) {
    const werewolf_pub *pub = &run->s->pub;
    const uint8_t *opt = pub->opt;
    const bool says = opt[WEREWOLF_OPT_TIE] == 0 && pub->badge == WEREWOLF_BADGE_HELD &&
                      !pub->voteless[pub->sheriff] && !(pub->tied[pub->sheriff] && opt[WEREWOLF_OPT_SHERIFF_TIED]);
    if (opt[WEREWOLF_OPT_TIE] == 2) {
        no_exile(run);
    } else if (says) {
        werewolf_ask_one(run, WEREWOLF_STEP_SAY, pub->sheriff);
    } else {
        open_segment(run, WEREWOLF_STEP_PK_SPEECH);
    }
}

static void count_all(werewolf_run *run) {
    const uint8_t step = voting_step(run->s->pub.step);
    if (step == WEREWOLF_STEP_ELECT) {
        count_election(run);
        return;
    }
    werewolf_pub *pub = &run->s->pub;
    if (step == WEREWOLF_STEP_VOTE) {
        memcpy(pub->votes[pub->round], pub->ballot, pub->n);
    }
    const int n = tally(run);
    if (n == 1) {
        exile(run, first(pub->tied));
    } else if (n == 0 || step == WEREWOLF_STEP_PK_VOTE) {
        no_exile(run);
    } else {
        break_tie(run);
    }
}

static void do_say(werewolf_run *run, int seat) {
    werewolf_tell(run, WEREWOLF_EV_NAMED_OUT, 2, run->s->pub.sheriff, seat, 0);
    exile(run, seat);
}

static void do_vote(werewolf_run *run, nt_move move) {
    if (move.kind == WEREWOLF_MOVE_COUNT) {
        count_all(run);
    } else if (move.kind == WEREWOLF_MOVE_RECALL) {
        do_recall(run, move.arg[0]);
    } else {
        do_ballot(run, move);
    }
}

/* ---- the Sheriff's election (7.3) ---- */

static bool election_due(const werewolf_pub *pub) {
    return pub->opt[WEREWOLF_OPT_SHERIFF] && pub->badge == WEREWOLF_BADGE_NONE && pub->election == 0;
}

static void open_election(werewolf_run *run) {
    werewolf_pub *pub = &run->s->pub;
    pub->election = RUNNING;
    pub->second = 0;
    memset(pub->candidate, WEREWOLF_NEVER_STOOD, sizeof pub->candidate);
    memset(pub->stand_in, 0, sizeof pub->stand_in);
    memcpy(pub->eligible, pub->alive, sizeof pub->eligible);
    werewolf_tell(run, WEREWOLF_EV_ELECTION, 0, 0, 0, 0);
    werewolf_ask_living(run, WEREWOLF_STEP_STAND);
}

static void close(werewolf_run *run, uint8_t sheriff) {
    werewolf_pub *pub = &run->s->pub;
    pub->badge = sheriff == WEREWOLF_NONE ? WEREWOLF_BADGE_DESTROYED : WEREWOLF_BADGE_HELD;
    pub->sheriff = sheriff;
    pub->election = OVER;
    pub->second = 0;
    werewolf_tell(run, WEREWOLF_EV_BADGE, 2, WEREWOLF_NONE, sheriff, 0);
    day_next(run);
}

static void tell_blown(werewolf_run *run) {
    werewolf_pub *pub = &run->s->pub;
    pub->election = OVER;
    pub->second = 0;
    pub->blasts++;
    if (pub->blasts >= 2 || pub->opt[WEREWOLF_OPT_BADGE_BLAST]) {
        pub->badge = WEREWOLF_BADGE_DESTROYED;
        werewolf_tell(run, WEREWOLF_EV_BADGE, 2, WEREWOLF_NONE, WEREWOLF_NONE, 0);
    } else {
        werewolf_tell(run, WEREWOLF_EV_POSTPONED, 0, 0, 0, 0);
    }
}

/* Candidates of the speeches and the vote that come. */
static int running(const werewolf_pub *pub, uint8_t flag[WEREWOLF_SEATS]) {
    int n = 0;
    memset(flag, 0, WEREWOLF_SEATS);
    for (int seat = 0; seat < pub->n; seat++) {
        if (pub->alive[seat] && pub->candidate[seat] == WEREWOLF_STANDING && (!pub->second || pub->tied[seat])) {
            flag[seat] = 1;
            n++;
        }
    }
    return n;
}

static void all_have_said(werewolf_run *run) {
    werewolf_pub *pub = &run->s->pub;
    uint8_t standing[WEREWOLF_SEATS];
    for (int seat = 0; seat < pub->n; seat++) {
        if (pub->eligible[seat] && run->s->seat[seat].stands == 1) {
            pub->candidate[seat] = WEREWOLF_STANDING;
        }
        run->s->seat[seat].stands = WEREWOLF_NONE;
    }
    const int n = running(pub, standing);
    werewolf_tell_set(run, NT_ALL, WEREWOLF_EV_STOOD, standing);
    if (n == 0 || n == werewolf_living(pub)) {
        close(run, WEREWOLF_NONE);
    } else if (n == 1) {
        close(run, first(standing));
    } else {
        werewolf_ask_nobody(run, WEREWOLF_STEP_CAMPAIGN_DRAW);
    }
}

static void do_stand(werewolf_run *run, nt_move move) {
    run->s->seat[move.seat].stands = move.kind == WEREWOLF_MOVE_STAND;
    run->s->pub.stand_in[move.seat] = 1;
    if (werewolf_answered(run, move.seat)) {
        all_have_said(run);
    }
}

static void do_campaign_draw(werewolf_run *run) {
    werewolf_pub *pub = &run->s->pub;
    uint8_t standing[WEREWOLF_SEATS];
    const int n = running(pub, standing);
    int skip = (int)nt_rng_below(&run->rng, (uint32_t)n), start = 0;
    while (!standing[start] || skip-- > 0) {
        start++;
    }
    pub->order_n = 0;
    for (int k = 0; k < pub->n; k++) {
        if (standing[(start + k) % pub->n]) {
            pub->order[pub->order_n++] = (uint8_t)((start + k) % pub->n);
        }
    }
    open_segment(run, WEREWOLF_STEP_CAMPAIGN);
}

static void campaign_over(werewolf_run *run) {
    werewolf_pub *pub = &run->s->pub;
    uint8_t standing[WEREWOLF_SEATS];
    const int n = running(pub, standing);
    if (n < 2) {
        close(run, n == 0 ? WEREWOLF_NONE : first(standing));
        return;
    }
    memcpy(pub->target, standing, sizeof standing);
    for (int seat = 0; seat < pub->n; seat++) {
        pub->voter[seat] = pub->alive[seat] && pub->eligible[seat] && !pub->voteless[seat] &&
                           pub->candidate[seat] == WEREWOLF_NEVER_STOOD;
    }
    open_ballots(run, WEREWOLF_STEP_ELECT);
}

static void count_election(werewolf_run *run) {
    werewolf_pub *pub = &run->s->pub;
    const int n = tally(run);
    if (n == 1) {
        close(run, first(pub->tied));
    } else if (n == 0 || pub->second) {
        close(run, WEREWOLF_NONE);
    } else {
        pub->second = 1;
        werewolf_ask_nobody(run, WEREWOLF_STEP_CAMPAIGN_DRAW);
    }
}

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
        campaign_over(run);
        break;
    case WEREWOLF_STEP_WORDS:
        day_next(run);
        break;
    case WEREWOLF_STEP_SPEECH:
        open_vote(run);
        break;
    default:
        open_pk_vote(run);
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

static void open_segment(werewolf_run *run, werewolf_step step) {
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
    open_segment(run, WEREWOLF_STEP_SPEECH);
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

static void begin_speeches(werewolf_run *run) {
    const int from = anchor(&run->s->pub);
    if (from == WEREWOLF_NONE) {
        werewolf_ask_nobody(run, WEREWOLF_STEP_SPEECH_DRAW);
    } else {
        speak_from(run, werewolf_next_living(&run->s->pub, from, run->s->pub.direction));
    }
}

static void do_direction(werewolf_run *run, int direction) {
    run->s->pub.direction = (uint8_t)direction;
    werewolf_tell(run, WEREWOLF_EV_DIRECTION, 1, direction, 0, 0);
    begin_speeches(run);
}

static void do_speech_draw(werewolf_run *run) {
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

static void do_speech(werewolf_run *run, nt_move move) {
    if (move.kind == WEREWOLF_MOVE_DECLARE) {
        do_declare(run, move.arg[0]);
    } else if (move.kind == WEREWOLF_MOVE_WITHDRAW) {
        do_withdraw(run, move.arg[0]);
    } else {
        do_done(run, move.seat);
    }
}

/* ---- dawn, and what comes next ---- */

static void go_on(werewolf_run *run) {
    if (run->s->pub.after == WEREWOLF_AFTER_INTERRUPT && !run->s->pub.day_over) {
        werewolf_resume(run);
    } else {
        day_next(run);
    }
}

/* 8: on the final state of the batch; then the badge (7.5). */
static void judge_batch(werewolf_run *run) {
    struct werewolf_state *s = run->s;
    werewolf_pub *pub = &s->pub;
    uint8_t winner = werewolf_verdict(s, pub->alive);
    if (pub->after == WEREWOLF_AFTER_DAWN && s->hid.knife_wins) {
        winner = WEREWOLF_WON_WOLF;
    }
    if (winner != WEREWOLF_WON_NONE) {
        werewolf_end(run, winner, WEREWOLF_ENDED_BY_RULES);
    } else if (pub->badge == WEREWOLF_BADGE_HELD && !pub->alive[pub->sheriff]) {
        werewolf_ask_one(run, WEREWOLF_STEP_BADGE, pub->sheriff);
    } else {
        go_on(run);
    }
}

void werewolf_settle(werewolf_run *run) {
    if (run->s->pub.queue_n > 0) {
        open_page(run, run->s->pub.queue[0]);
    } else {
        judge_batch(run);
    }
}

static void announce(werewolf_run *run) {
    struct werewolf_state *s = run->s;
    werewolf_pub *pub = &s->pub;
    werewolf_batch batch = {0};
    int dead = 0;
    for (int seat = 0; seat < pub->n; seat++) {
        if (s->hid.doomed[seat]) {
            batch[seat] = (uint16_t)werewolf_causes(s->hid.cause[seat]);
            dead++;
        }
    }
    pub->unannounced = 0;
    werewolf_tell(run, WEREWOLF_EV_DAWN, 2, pub->round, dead, 0);
    werewolf_kill(run, batch, true);
    pub->silenced = pub->silences[pub->round] = s->hid.nights[pub->round].silence;
    if (pub->silenced != WEREWOLF_NONE) {
        werewolf_tell(run, WEREWOLF_EV_SILENCED, 1, pub->silenced, 0, 0);
    }
    pub->after = WEREWOLF_AFTER_DAWN;
    werewolf_settle(run);
}

void werewolf_dawn(werewolf_run *run) {
    struct werewolf_state *s = run->s;
    werewolf_pub *pub = &s->pub;
    werewolf_batch batch;
    uint8_t left[WEREWOLF_SEATS];
    werewolf_resolve_night(s, batch);
    memcpy(left, pub->alive, sizeof left);
    for (int seat = 0; seat < pub->n; seat++) {
        if (batch[seat]) {
            left[seat] = 0;
            s->hid.doomed[seat] = 1;
            s->hid.cause[seat][0] = (uint8_t)batch[seat];
            s->hid.cause[seat][1] = (uint8_t)(batch[seat] >> 8);
        }
    }
    s->hid.knife_wins = werewolf_knife_wins(s, batch);
    pub->night = 0;
    const bool decided = s->hid.knife_wins || werewolf_verdict(s, left) != WEREWOLF_WON_NONE;
    if (pub->opt[WEREWOLF_OPT_ELECTION] && election_due(pub) && !decided) {
        pub->unannounced = 1;
        open_election(run);
    } else {
        announce(run);
    }
}

static bool words_owed(const werewolf_pub *pub) {
    for (int seat = 0; seat < pub->n; seat++) {
        if (pub->words[seat]) {
            return true;
        }
    }
    return false;
}

static void day_next(werewolf_run *run) {
    werewolf_pub *pub = &run->s->pub;
    if (pub->election == BLOWN) {
        tell_blown(run);
    }
    if (pub->unannounced) {
        announce(run);
    } else if (!pub->day_over && election_due(pub)) {
        open_election(run);
    } else if (words_owed(pub)) {
        open_segment(run, WEREWOLF_STEP_WORDS);
    } else if (pub->day_over) {
        werewolf_ask_living(run, WEREWOLF_STEP_DUSK);
    } else if (pub->badge == WEREWOLF_BADGE_HELD) {
        werewolf_ask_one(run, WEREWOLF_STEP_DIRECTION, pub->sheriff);
    } else {
        pub->direction = 0;
        begin_speeches(run);
    }
}

/* ---- last rites and the badge (6.3, 7.5) ---- */

/* 7.10.2 */
static void show_card(werewolf_run *run, int seat) {
    werewolf_pub *pub = &run->s->pub;
    pub->idiot_shown[seat] = pub->voteless[seat] = 1;
    pub->exiling = WEREWOLF_NONE;
    werewolf_tell(run, WEREWOLF_EV_IDIOT, 1, seat, 0, 0);
    show(run, seat, WEREWOLF_CAMP_GOOD, WEREWOLF_IDIOT);
    const uint8_t winner = werewolf_verdict(run->s, pub->alive);
    if (winner != WEREWOLF_WON_NONE) {
        werewolf_end(run, winner, WEREWOLF_ENDED_BY_RULES);
    } else if (pub->badge == WEREWOLF_BADGE_HELD && pub->sheriff == seat) {
        werewolf_ask_one(run, WEREWOLF_STEP_BADGE, seat);
    } else {
        go_on(run);
    }
}

static void shoot(werewolf_run *run, int seat, int target) {
    werewolf_batch batch = {0};
    batch[target] = WEREWOLF_BY_SHOT;
    run->s->pub.shot[seat] = 1;
    werewolf_tell(run, WEREWOLF_EV_SHOT, 2, seat, target, 0);
    werewolf_kill(run, batch, false);
}

static void do_rites(werewolf_run *run, nt_move move) {
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

static void do_badge(werewolf_run *run, nt_move move) {
    werewolf_pub *pub = &run->s->pub;
    const bool given = move.kind == WEREWOLF_MOVE_GIVE;
    pub->badge = given ? WEREWOLF_BADGE_HELD : WEREWOLF_BADGE_DESTROYED;
    pub->sheriff = given ? move.arg[0] : WEREWOLF_NONE;
    werewolf_tell(run, WEREWOLF_EV_BADGE, 2, move.seat, pub->sheriff, 0);
    go_on(run);
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
    show(run, knight, WEREWOLF_CAMP_GOOD, WEREWOLF_KNIGHT);
    show(run, target, camp, WEREWOLF_NONE);
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
    show(run, seat, WEREWOLF_CAMP_WOLF, WEREWOLF_NONE);
    pub->after = WEREWOLF_AFTER_DAY;
    pub->day_over = 1;
    if (pub->back == WEREWOLF_STEP_CAMPAIGN) {
        pub->election = BLOWN;
    }
    pub->speaker = WEREWOLF_NONE;
    werewolf_kill(run, batch, false);
    werewolf_settle(run);
}

static void do_menu(werewolf_run *run, nt_move move) {
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

/* ---- the steps of the day ---- */

void werewolf_ask_again(werewolf_run *run, uint8_t step) {
    werewolf_pub *pub = &run->s->pub;
    switch (step) {
    case WEREWOLF_STEP_STAND:
        werewolf_ask_nobody(run, WEREWOLF_STEP_STAND);
        for (int seat = 0; seat < pub->n; seat++) {
            pub->asked[seat] = pub->eligible[seat] && !pub->stand_in[seat];
        }
        break;
    case WEREWOLF_STEP_ELECT:
    case WEREWOLF_STEP_VOTE:
    case WEREWOLF_STEP_PK_VOTE:
        ask_ballots(run, step);
        break;
    case WEREWOLF_STEP_BADGE:
    case WEREWOLF_STEP_DIRECTION:
    case WEREWOLF_STEP_SAY:
        werewolf_ask_one(run, (werewolf_step)step, pub->sheriff);
        break;
    case WEREWOLF_STEP_CAMPAIGN:
    case WEREWOLF_STEP_WORDS:
    case WEREWOLF_STEP_SPEECH:
    case WEREWOLF_STEP_PK_SPEECH:
        werewolf_ask_one(run, (werewolf_step)step, pub->speaker);
        break;
    default: /* dusk, counts */
        werewolf_ask_living(run, (werewolf_step)step);
        break;
    }
}

void werewolf_do_draw(werewolf_run *run) {
    if (run->s->pub.step == WEREWOLF_STEP_CAMPAIGN_DRAW) {
        do_campaign_draw(run);
    } else {
        do_speech_draw(run);
    }
}

void werewolf_do_day(werewolf_run *run, nt_move move) {
    switch (run->s->pub.step) {
    case WEREWOLF_STEP_RITES:
        do_rites(run, move);
        break;
    case WEREWOLF_STEP_BADGE:
        do_badge(run, move);
        break;
    case WEREWOLF_STEP_STAND:
        do_stand(run, move);
        break;
    case WEREWOLF_STEP_DIRECTION:
        do_direction(run, move.arg[0]);
        break;
    case WEREWOLF_STEP_DECLARE:
        do_menu(run, move);
        break;
    case WEREWOLF_STEP_SAY:
        do_say(run, move.arg[0]);
        break;
    case WEREWOLF_STEP_CAMPAIGN:
    case WEREWOLF_STEP_WORDS:
    case WEREWOLF_STEP_SPEECH:
    case WEREWOLF_STEP_PK_SPEECH:
        do_speech(run, move);
        break;
    default:
        do_vote(run, move);
        break;
    }
}
