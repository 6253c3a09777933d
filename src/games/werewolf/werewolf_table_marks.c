/* What each seat has done in a vote, as a small disc at its plate: a hand that is up, a ballot that is given, one
 * that is awaited, a hand that stays down, and for whom a ballot is whose thread is not drawn. From the public part
 * alone. */
#include "werewolf_table.h"

static werewolf_mark mark_of(const werewolf_look *look, int seat) {
    const werewolf_pub *pub = look->pub;
    const bool told = werewolf_tells_count(look), asked = werewolf_hands_stand(look),
               listed = !told && werewolf_way_of(look) == WEREWOLF_WAY_LIST;

    if ((!werewolf_in_vote(pub) && !told && !asked) || werewolf_slide_covers(look)) {
        return WEREWOLF_MARK_NONE;
    }
    if (asked) {
        return werewolf_hand_up(look, seat) ? WEREWOLF_MARK_UP : WEREWOLF_MARK_NONE;
    }
    if (werewolf_sees_ballot(look, seat) && pub->ballot[seat] < pub->n && !listed) {
        return werewolf_thread_stands_out(look, seat) ? WEREWOLF_MARK_UP : WEREWOLF_MARK_FOR;
    }
    if (werewolf_in_vote(pub) && werewolf_sees_abstaining(look, seat)) {
        return WEREWOLF_MARK_DOWN;
    }
    if (told || !pub->voter[seat]) {
        return WEREWOLF_MARK_NONE;
    }
    return pub->voted[seat] ? WEREWOLF_MARK_GIVEN : WEREWOLF_MARK_AWAITED;
}

void werewolf_draw_mark(ui_draw *d, ui_rect at, werewolf_mark mark) {
    static const struct {
        ui_colour fill, rim;
        const char *figure;
    } look[] = {[WEREWOLF_MARK_UP] = {UI_MOSS, UI_INK_900, "hand"},
                [WEREWOLF_MARK_DOWN] = {UI_PAPER_400, UI_INK_900, "lowered"},
                [WEREWOLF_MARK_GIVEN] = {UI_PAPER_200, UI_INK_900, "ballot"},
                [WEREWOLF_MARK_AWAITED] = {UI_INK_700, UI_PAPER_100, NULL}};
    static const float rim = 2.5f, ring = 3.0f, smaller = 4.0f; /* a ring says less */
    const bool awaited = mark == WEREWOLF_MARK_AWAITED;

    if (mark == WEREWOLF_MARK_NONE || mark == WEREWOLF_MARK_FOR) { /* that is of somebody */
        return;
    }
    ui_disc(d, awaited ? ui_inset(at, smaller) : at, look[mark].fill, look[mark].rim, awaited ? ring : rim);
    if (look[mark].figure != NULL) {
        ui_figure(d, look[mark].figure, ui_inset(at, at.w * 0.18f), UI_INK_900);
    }
}

void werewolf_draw_given(const werewolf_look *look, const werewolf_ring *ring, int seat) {
    static const float rim = 3.0f;
    const ui_rect at = werewolf_mark_place(look->d->ui, ring, seat);
    const werewolf_mark mark = mark_of(look, seat);

    if (mark == WEREWOLF_MARK_FOR) {
        ui_disc(look->d, at, UI_INK_900, 0, 0.0f);
        ui_seat_emblem(look->d, ui_inset(at, rim), &look->t->seat[look->pub->ballot[seat]]);
    } else {
        werewolf_draw_mark(look->d, at, mark);
    }
}
