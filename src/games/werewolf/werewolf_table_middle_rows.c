/* How the buttons in the middle stand clear of people and plates, with notes or without. */
#include <math.h>

#include "werewolf_table_public.h"

static bool meet_people(const werewolf_look *look, const werewolf_ring *ring, const werewolf_button_rows *r,
                        bool square) {
    static const float air = 6.0f;
    const ui_frame *ui = look->d->ui;

    for (int i = 0; i < r->n; i++) {
        if (werewolf_meets_people(ui, ring, look->pub->n, ui_inset(werewolf_button_place(r, i), -air))) {
            return square;
        }
    }
    return false;
}

/* Buttons stand between the people, closer to each other, where that takes no further row and their words allow it.
 */
static werewolf_button_rows between_people(const werewolf_look *look, const werewolf_ring *ring,
                                           const werewolf_button *list, const werewolf_button_rows *r) {
    static const float air = 10.0f;
    const ui_frame *ui = look->d->ui;
    const float high = werewolf_rows_high(r), foot = r->at.y + r->at.h;
    const float half = werewolf_between_people(ui, ring, look->pub->n, foot - high, foot) - air;

    for (int most = r->most; most > 1 && (r->n + most - 1) / most == r->rows; most--) {
        werewolf_button_rows in = *r;
        in.most = most;
        if (half > 0.0f && r->at.w > 2 * half) {
            in.at = (ui_rect){ui->width / 2 - half, r->at.y, 2 * half, r->at.h};
        }
        if (werewolf_buttons_fit(look, list, &in)) {
            return in;
        }
    }
    return *r;
}

/* On a plate, or on the words "to act" above that of who acts. */
static bool meet_plates(const werewolf_look *look, const werewolf_ring *ring, const werewolf_button_rows *r) {
    static const float beside = 14.0f, to_act = 40.0f, air = 14.0f;

    for (int i = 0; i < r->n; i++) {
        const ui_rect at = werewolf_button_place(r, i);
        for (int seat = 0; seat < look->pub->n; seat++) {
            const ui_rect p = ring->plate[seat];
            const float above = werewolf_acts(look, seat) ? to_act : air;
            if (ui_meet(at, (ui_rect){p.x - beside, p.y - above, p.w + 2 * beside, p.h + above})) {
                return true;
            }
        }
    }
    return false;
}

werewolf_button_rows werewolf_rows_widened(const werewolf_look *look, const werewolf_ring *ring,
                                           const werewolf_button *list, const werewolf_button_rows *r) {
    static const float step = 8.0f;
    werewolf_button_rows wide = *r;

    werewolf_widen_buttons(look, list, &wide);
    while (ui_large_words(look->d->ui) && wide.wide > r->wide && meet_plates(look, ring, &wide)) {
        wide.wide = fmaxf(r->wide, wide.wide - step);
    }
    return wide;
}

werewolf_button_rows werewolf_rows_off_people(const werewolf_look *look, const werewolf_ring *ring,
                                              const werewolf_button *list, const werewolf_button_rows *r,
                                              bool square) {
    return meet_people(look, ring, r, square) ? between_people(look, ring, list, r) : *r;
}

werewolf_button_rows werewolf_rows_raised(const werewolf_look *look, const werewolf_ring *ring,
                                          const werewolf_button *list, const werewolf_button_rows *r, float above,
                                          bool square) {
    werewolf_button_rows raised = *r;

    werewolf_raise_buttons(look, list, &raised, above);
    return meet_people(look, ring, &raised, square) ? *r : raised;
}

bool werewolf_note_rows(const werewolf_look *look, const werewolf_ring *ring, const werewolf_button *list,
                        werewolf_button_rows *r, bool square, bool covers) {
    if (!werewolf_note_buttons(look, list, r)) {
        return false;
    }
    if (!covers) {
        *r = werewolf_rows_off_people(look, ring, list, r, square);
    }
    return werewolf_note_buttons(look, list, r) && (covers || !meet_people(look, ring, r, square)) &&
           !meet_plates(look, ring, r);
}

werewolf_button_rows werewolf_noted_rows(const werewolf_look *look, const werewolf_ring *ring,
                                         const werewolf_button *list, const werewolf_button_rows *r, ui_rect clear,
                                         bool square, bool *covers) {
    enum { AS_IT_IS, BELOW, LOWER, WIDER, PAIRS, ROW, WAYS };
    static const float widest = 0.66f, of_row = 0.64f, over_plates = 8.0f;
    const ui_frame *ui = look->d->ui;
    const ui_rect wide = werewolf_button_row(ui, clear), wider = ui_centre(clear, widest * ui->width, clear.h),
                  row = ui_centre(clear, of_row * ui->width, clear.h);

    for (int i = AS_IT_IS; i < 2 * WAYS; i++) {
        const int way = i % WAYS;
        werewolf_button_rows with = *r;
        *covers = i >= WAYS;
        if (way != AS_IT_IS) {
            with.most = way == PAIRS ? 2 : with.n - 1;
            with.apart = way == PAIRS ? 0.0f : with.apart; /* a pair stands below a pair */
            with.rows = 2;
            with.at.x = way == WIDER ? wider.x : wide.x;
            with.at.w = way == WIDER ? wider.w : wide.w;
        }
        if (way == ROW) { /* below the people, between the plates at the sides */
            with.most = with.n;
            with.rows = 1;
            with.apart = 0.0f;
            with.at.x = row.x;
            with.at.w = row.w;
        }
        if (way == LOWER || way == WIDER || way == ROW) {
            with.at.h = clear.y + clear.h - r->at.y - (way == ROW ? over_plates : 0.0f);
        }
        if (way == ROW) {
            werewolf_own_widths(look, list, &with);
        }
        if (werewolf_note_rows(look, ring, list, &with, square, *covers)) {
            return with;
        }
    }
    *covers = false;
    return *r;
}
