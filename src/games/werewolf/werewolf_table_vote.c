/* How a vote is taken on the public frame: by raised hands, seat by seat, or by a list; and hands raised to stand for
 * Sheriff. Section 7.3, 7.9 and 17 of the rules. From the public part alone. */
#include "ui/motion.h"
#include "werewolf_table.h"

/* t->keep in a vote: below, 1 + the candidate whose hands are counted; above, 1 + the way that was chosen.
 * t->kept_of: which vote that and t->kept_seats belong to, and whether its end has been pressed. */
enum { CANDIDATE = 0x1F, WAY_SHIFT = 5, ENDS = 0x8000 };

/* A number of this vote, another one for the next. */
static uint16_t vote_of(const werewolf_pub *pub) {
    return (uint16_t)(1 + pub->round * 128 + pub->second * 64 + werewolf_voting_step(pub->step));
}

static bool remembers(const werewolf_look *look) {
    return (look->t->kept_of & ~ENDS) == vote_of(look->pub);
}

bool werewolf_may_raise(const werewolf_pub *pub) {
    return !pub->opt[WEREWOLF_OPT_BALLOTS];
}

werewolf_way werewolf_way_of(const werewolf_look *look) {
    const int chosen = look->t->keep >> WAY_SHIFT;

    if (chosen > 0) {
        return (werewolf_way)(chosen - 1);
    }
    return werewolf_may_raise(look->pub) && look->pub->opt[WEREWOLF_OPT_HOST] != WEREWOLF_HOST_PASS
               ? WEREWOLF_WAY_HANDS
               : WEREWOLF_WAY_SEATS;
}

bool werewolf_shows_list(const werewolf_look *look) {
    return werewolf_in_vote(look->pub) && werewolf_way_of(look) == WEREWOLF_WAY_LIST && !table_tells(look->t);
}

bool werewolf_by_hands(const werewolf_look *look) {
    return werewolf_in_vote(look->pub) && werewolf_way_of(look) == WEREWOLF_WAY_HANDS;
}

bool werewolf_hands_stand(const werewolf_look *look) {
    return look->pub->step == WEREWOLF_STEP_STAND && look->pub->opt[WEREWOLF_OPT_HOST] != WEREWOLF_HOST_PASS;
}

int werewolf_candidate(const werewolf_look *look) {
    return werewolf_by_hands(look) && remembers(look) ? (look->t->keep & CANDIDATE) - 1 : -1;
}

/* ---- what is seen of the ballots ---- */

/* Then all ballots lie open. */
bool werewolf_tells_count(const werewolf_look *look) {
    switch (look->t->event.kind) { /* without motion its part is 1 from the first moment on */
    case WEREWOLF_EV_TOTAL:
    case WEREWOLF_EV_TIE:
    case WEREWOLF_EV_BADGE:
    case WEREWOLF_EV_EXILE:
    case WEREWOLF_EV_NO_EXILE:
        return true;
    default:
        return false;
    }
}

bool werewolf_shows_votes(const werewolf_look *look) {
    const werewolf_pub *pub = look->pub;
    const bool open = werewolf_in_vote(pub) && (!pub->opt[WEREWOLF_OPT_BALLOTS] || werewolf_tells_count(look));

    return open || pub->step == WEREWOLF_STEP_SAY || pub->step == WEREWOLF_STEP_PK_SPEECH;
}

/* A bot's ballot is given before the first hand, and seen with its candidate. */
static bool open_before_count(const werewolf_look *look, int seat) {
    const werewolf_pub *pub = look->pub;
    const uint8_t to = pub->ballot[seat];
    const bool called = remembers(look) && to < pub->n && (look->t->kept_seats >> to & 1);

    return !werewolf_in_vote(pub) || (!pub->opt[WEREWOLF_OPT_BALLOTS] && (!look->chair[seat].bot || called));
}

/* The seat whose total is being told; -1: none is. */
static int told_total(const werewolf_look *look) {
    return look->t->event.kind == WEREWOLF_EV_TOTAL ? look->t->event.arg[0] : -1;
}

/* While totals are told only those that have been are seen, of all hands: what decides comes last. They are told from
 * the fewest votes to the most, equal ones by seat. */
static bool totalled(const werewolf_look *look, int to) {
    const uint8_t *total = look->pub->total;
    const int told = told_total(look);

    if (told < 0) {
        return true;
    }
    const bool by_seat = to <= told;

    return to < look->pub->n && (by_seat ? total[to] <= total[told] : total[to] < total[told]);
}

bool werewolf_sees_ballot(const werewolf_look *look, int seat) {
    const werewolf_pub *pub = look->pub;

    return pub->voted[seat] && werewolf_shows_votes(look) &&
           (told_total(look) >= 0 ? totalled(look, pub->ballot[seat])
                                  : open_before_count(look, seat) || werewolf_tells_count(look));
}

bool werewolf_threads_before_count(const werewolf_look *look) {
    const werewolf_pub *pub = look->pub;
    bool any = false;

    for (int seat = 0; seat < pub->n; seat++) {
        any |= pub->voted[seat] && pub->ballot[seat] < pub->n && open_before_count(look, seat);
    }
    return any && told_total(look) >= 0 && werewolf_way_of(look) != WEREWOLF_WAY_LIST;
}

/* A bot's hand stays down from the count on: until then it may be up for somebody who is still called. */
bool werewolf_sees_abstaining(const werewolf_look *look, int seat) {
    const werewolf_pub *pub = look->pub;

    return pub->voted[seat] && pub->ballot[seat] >= pub->n && werewolf_shows_votes(look) &&
           (open_before_count(look, seat) || werewolf_tells_count(look));
}

int werewolf_abstaining(const werewolf_look *look) {
    int n = 0;

    for (int seat = 0; seat < look->pub->n; seat++) {
        n += werewolf_sees_abstaining(look, seat);
    }
    return n;
}

/* More votes are told behind it. */
static bool another_follows(const werewolf_look *look) {
    for (int to = 0; to < look->pub->n; to++) {
        if (look->pub->total[to] > 0 && !totalled(look, to)) {
            return true;
        }
    }
    return false;
}

/* A total is told in so many ms: its threads come one after the other, all of them stand, the longer the more they
 * are, and where another total follows they go, and for a moment there are none. */
enum { FLIES = 320, NEXT = 120, STANDS = 500, STANDS_EACH = 100, STANDS_MOST = 900, GOES = 200, STILL = 80 };

unsigned werewolf_total_ms(const nt_event *total) {
    const unsigned n = (total->arg[1] + 1u) / 2, stands = STANDS + STANDS_EACH * n;

    return FLIES + NEXT * (n - 1) + (stands < STANDS_MOST ? stands : STANDS_MOST) + GOES + STILL;
}

static float told_since(const werewolf_look *look) {
    return look->t->part * (float)werewolf_total_ms(&look->t->event);
}

float werewolf_total_goes(const werewolf_look *look) {
    const float gone =
        look->d->ui->motion && another_follows(look) ? (float)werewolf_total_ms(&look->t->event) - STILL : 0.0f;

    return gone > 0.0f ? motion_of(told_since(look), gone - GOES, gone) : 0.0f;
}

float werewolf_total_seen(const werewolf_look *look) {
    const bool moves = look->d->ui->motion && told_total(look) >= 0;

    return moves ? motion_of(told_since(look), 0.0f, GOES) - werewolf_total_goes(look) : 1.0f;
}

/* It is seen from this moment of the count on. */
static bool counts_ballot(const werewolf_look *look, int seat) {
    return werewolf_sees_ballot(look, seat) && told_total(look) == look->pub->ballot[seat];
}

int werewolf_called(const werewolf_look *look) {
    const int told = told_total(look);

    return told >= 0 || werewolf_tells_count(look) ? told : werewolf_candidate(look);
}

/* How far its thread has come, by seat one after the other. */
static float flown(const werewolf_look *look, int voter) {
    int before = 0;

    for (int seat = 0; seat < voter; seat++) {
        before += counts_ballot(look, seat);
    }
    const float from = (float)(NEXT * before);
    return look->t->part < 1.0f ? motion_of(told_since(look), from, from + FLIES) : 1.0f;
}

int werewolf_votes_landed(const werewolf_look *look, int seat) {
    int half = 0;

    for (int voter = 0; voter < look->pub->n; voter++) {
        if (look->pub->ballot[voter] == seat && werewolf_sees_ballot(look, voter) &&
            !(counts_ballot(look, voter) && flown(look, voter) < 1.0f)) {
            half += werewolf_weight(look->pub, voter);
        }
    }
    return half;
}

/* An open ballot's thread is drawn while hands are touched on; of a hidden one nothing is seen. */
uint32_t werewolf_echo(nt_view view, nt_move move) {
    const werewolf_pub *pub = view.pub;

    return move.kind == WEREWOLF_MOVE_VOTE && move.arg[0] < pub->n && !pub->opt[WEREWOLF_OPT_BALLOTS] ? MOTION_THREAD
                                                                                                      : 0;
}

/* What has come of the count is said, and its threads are drawn in: before its picture comes, or, where there is
 * none, before the people are on the square again. */
static float threads_left(const werewolf_look *look) {
    static const float goes_from = 0.7f;
    const table_ui *t = look->t;
    const bool ends = t->event.kind == WEREWOLF_EV_NO_EXILE;
    const bool shown = t->event.kind == WEREWOLF_EV_EXILE || t->event.kind == WEREWOLF_EV_BADGE;

    if (!look->d->ui->motion || !(ends || shown)) {
        return 1.0f;
    }
    return 1.0f -
           motion_smooth(ends ? motion_of(t->part, goes_from, 1.0f) : motion_of(t->part, 0.0f, WEREWOLF_VOTES_GONE));
}

/* How much of a seat's thread is drawn: behind the touch that has given its ballot, or while they are counted. */
float werewolf_drawn_thread(const werewolf_look *look, int seat) {
    const table_ui *t = look->t;
    const bool now = t->echo_left > 0 && t->echoed.kind == WEREWOLF_MOVE_VOTE && t->echoed.seat == seat;

    return now                         ? motion_out(1.0f - t->echo_left)
           : counts_ballot(look, seat) ? motion_smooth(flown(look, seat)) - motion_smooth(werewolf_total_goes(look))
                                       : threads_left(look);
}

/* ---- what a touched seat means ---- */

static bool person(const werewolf_look *look, int seat) {
    return (look->t->humans >> seat & 1) != 0;
}

/* While hands for this candidate are counted; less than 0: none is called. */
static bool may_vote_for(const werewolf_look *look, int seat, int candidate) {
    const werewolf_pub *pub = look->pub;

    if (!pub->voter[seat] || !person(look, seat)) {
        return false;
    }
    if (pub->voted[seat]) { /* a hand that is up for another one is counted there */
        return (candidate < 0 || pub->ballot[seat] == candidate || pub->ballot[seat] >= pub->n) &&
               table_find_move(look->t, WEREWOLF_MOVE_RECALL, seat, TABLE_ANY) != NULL;
    }
    return pub->asked[seat];
}

bool werewolf_may_vote(const werewolf_look *look, int seat) {
    return may_vote_for(look, seat, werewolf_candidate(look));
}

/* Once all have voted only candidates with a hand that may come down again. */
static bool may_be_called(const werewolf_look *look, int candidate) {
    const werewolf_pub *pub = look->pub;
    bool any = werewolf_voting_step(pub->step) == pub->step;

    for (int seat = 0; seat < pub->n && !any; seat++) {
        any = may_vote_for(look, seat, candidate);
    }
    return any && pub->target[candidate] != 0;
}

bool werewolf_hand_legal(const werewolf_look *look, int seat) {
    if (werewolf_hands_stand(look)) {
        return look->pub->asked[seat] && person(look, seat);
    }
    return werewolf_candidate(look) >= 0 ? werewolf_may_vote(look, seat) : may_be_called(look, seat);
}

bool werewolf_bots_answer(const werewolf_look *look) {
    for (int seat = 0; seat < look->pub->n; seat++) {
        if (look->pub->eligible[seat] && !werewolf_hand_legal(look, seat)) {
            return true;
        }
    }
    return false;
}

bool werewolf_hand_touched(const werewolf_look *look, int seat) {
    return werewolf_hands_stand(look) && remembers(look) && (look->t->kept_seats >> seat & 1) != 0;
}

bool werewolf_hand_up(const werewolf_look *look, int seat) {
    const int candidate = werewolf_candidate(look);

    if (werewolf_hands_stand(look)) {
        const nt_event *told = &look->t->event; /* then those of bots are up, too */
        return werewolf_hand_touched(look, seat) || (told->kind == WEREWOLF_EV_STOOD && werewolf_names(told, seat));
    }
    return candidate >= 0 && look->pub->ballot[seat] == candidate && werewolf_sees_ballot(look, seat);
}

int werewolf_hands_up(const werewolf_look *look) {
    int up = 0;

    for (int seat = 0; seat < look->pub->n; seat++) {
        up += werewolf_hand_up(look, seat);
    }
    return up;
}

bool werewolf_hand_spent(const werewolf_look *look, int seat) {
    return werewolf_candidate(look) >= 0 && look->pub->voted[seat] && !werewolf_hand_up(look, seat) &&
           (person(look, seat) || werewolf_sees_ballot(look, seat));
}

static void remember(const werewolf_look *look, table_ui *t) {
    if (!remembers(look)) {
        t->kept_seats = 0;
        t->kept_of = vote_of(look->pub);
        t->keep &= (uint8_t)~CANDIDATE;
    }
}

/* A raised hand is a ballot of that seat; touched again it goes down. */
static void raise_hand(const werewolf_look *look, int seat, nt_move *move, bool *has_move) {
    if (look->pub->voted[seat]) {
        table_take(table_find_move(look->t, WEREWOLF_MOVE_RECALL, seat, TABLE_ANY), move, has_move);
        return;
    }
    table_take(table_find_move(look->t, WEREWOLF_MOVE_VOTE, werewolf_candidate(look), TABLE_ANY), move, has_move);
    move->seat = (uint8_t)seat;
}

void werewolf_touch_hand(const werewolf_look *look, table_ui *t, int seat, nt_move *move, bool *has_move) {
    const bool candidate = werewolf_candidate(look) >= 0;

    remember(look, t);
    if (werewolf_hands_stand(look)) {
        t->kept_seats ^= (uint32_t)1 << seat;
    } else if (candidate) {
        raise_hand(look, seat, move, has_move);
    } else {
        t->keep = (uint8_t)((t->keep & ~CANDIDATE) | (seat + 1));
        t->kept_seats |= (uint32_t)1 << seat;
    }
}

void werewolf_next_candidate(table_ui *t) {
    t->keep &= (uint8_t)~CANDIDATE;
}

void werewolf_choose_way(table_ui *t, int way) {
    t->keep = (uint8_t)((way + 1) << WAY_SHIFT);
}

/* ---- the end of it: one press for all who are left ---- */

static bool is_silent(const werewolf_pub *pub, int seat) {
    return pub->voter[seat] && !pub->voted[seat];
}

const char *werewolf_missing(const werewolf_look *look) {
    uint8_t silent[WEREWOLF_SEATS] = {0};

    for (int seat = 0; seat < look->pub->n; seat++) {
        silent[seat] = is_silent(look->pub, seat);
    }
    return werewolf_marked(look, silent);
}

int werewolf_silent(const werewolf_look *look) {
    int n = 0;

    for (int seat = 0; seat < look->pub->n; seat++) {
        n += is_silent(look->pub, seat);
    }
    return n;
}

bool werewolf_may_end(const werewolf_look *look) {
    return look->pub->step == WEREWOLF_STEP_ELECT || look->pub->opt[WEREWOLF_OPT_ABSTAIN] ||
           werewolf_silent(look) == 0;
}

void werewolf_end_hands(const werewolf_look *look, table_ui *t) {
    remember(look, t);
    t->kept_of |= ENDS;
}

/* Of the seat that is asked next: silent voters abstain, then the ballots are counted; who has raised a hand stands,
 * the others stay out. */
bool werewolf_follows(nt_view view, table_ui *t, nt_move *move) {
    const werewolf_look look = werewolf_look_of(view, t, NULL);
    const werewolf_pub *pub = look.pub;
    const bool up = t->asked < pub->n && (t->kept_seats >> t->asked & 1) != 0;
    const int kind = pub->step == WEREWOLF_STEP_STAND ? up ? WEREWOLF_MOVE_STAND : WEREWOLF_MOVE_STAY_OUT
                     : werewolf_voting_step(pub->step) == pub->step ? WEREWOLF_MOVE_ABSTAIN
                                                                    : WEREWOLF_MOVE_COUNT;
    bool found = false;

    if (t->n_legal == 0) { /* what came of the last one is told first */
        return false;
    }
    if ((t->kept_of & ENDS) != 0 && remembers(&look)) {
        table_take(table_find_move(t, kind, TABLE_ANY, TABLE_ANY), move, &found);
    }
    if (!found) {
        t->kept_of &= (uint16_t)~ENDS;
    }
    return found;
}
