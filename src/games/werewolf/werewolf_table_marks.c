/* What each seat has done in a vote, as a small disc at its plate: a hand that is up, a ballot that is given, one
 * that is awaited, a hand that stays down. From the public part alone. */
#include "werewolf_table.h"

/* Whose hands are seen: while a total is told those that it counts, then those that have made a Sheriff. */
static bool hand_seen(const werewolf_look *look, int seat) {
    const nt_event *e = &look->t->event;

    if (!werewolf_tells_count(look)) {
        return werewolf_hand_up(look, seat);
    }
    const int to = e->kind == WEREWOLF_EV_TOTAL ? e->arg[0] : e->kind == WEREWOLF_EV_BADGE ? e->arg[1] : -1;
    return to >= 0 && to < look->pub->n && werewolf_sees_ballot(look, seat) && look->pub->ballot[seat] == to;
}

werewolf_mark werewolf_mark_of(const werewolf_look *look, int seat) {
    const werewolf_pub *pub = look->pub;

    if (hand_seen(look, seat)) {
        return WEREWOLF_MARK_UP;
    }
    if (werewolf_in_vote(pub) && werewolf_sees_abstaining(look, seat) && !werewolf_slide_covers(look)) {
        return WEREWOLF_MARK_DOWN;
    }
    if (!werewolf_in_vote(pub) || werewolf_tells_count(look) || !pub->voter[seat]) {
        return WEREWOLF_MARK_NONE;
    }
    if (!pub->voted[seat]) {
        return WEREWOLF_MARK_AWAITED;
    }
    /* Once all have voted it is told of those alone whose ballots are not seen. */
    const bool open = werewolf_voting_step(pub->step) == pub->step;
    return open || !werewolf_sees_ballot(look, seat) ? WEREWOLF_MARK_GIVEN : WEREWOLF_MARK_NONE;
}

void werewolf_draw_mark(ui_draw *d, ui_rect at, werewolf_mark mark) {
    static const struct {
        ui_colour fill, rim;
        const char *figure;
    } look[] = {[WEREWOLF_MARK_UP] = {UI_MOSS, UI_INK_900, "hand"},
                [WEREWOLF_MARK_DOWN] = {UI_PAPER_400, UI_INK_900, "lowered"},
                [WEREWOLF_MARK_GIVEN] = {UI_PAPER_200, UI_INK_900, "check"},
                [WEREWOLF_MARK_AWAITED] = {UI_INK_700, UI_PAPER_400, NULL}};
    static const float rim = 2.5f, smaller = 4.0f; /* a ring says less */

    if (mark == WEREWOLF_MARK_NONE) {
        return;
    }
    ui_disc(d, mark == WEREWOLF_MARK_AWAITED ? ui_inset(at, smaller) : at, look[mark].fill, look[mark].rim, rim);
    if (look[mark].figure != NULL) {
        ui_figure(d, look[mark].figure, ui_inset(at, at.w * 0.18f), UI_INK_900);
    }
}

void werewolf_draw_given(const werewolf_look *look, const werewolf_ring *ring, int seat) {
    werewolf_draw_mark(look->d, werewolf_mark_place(look->d->ui, ring, seat), werewolf_mark_of(look, seat));
}
