/* What the match at the table shows and asks, and what follows a move. */
#include "app/match/director_inside.h"

nt_port *app_director_port(app_director *d, uint8_t seat) {
    return nt_match_port(d->match, seat);
}

nt_view app_director_view(app_director *d, uint8_t seat) {
    size_t place = seat == NT_SPECTATOR ? (size_t)d->seating.n : seat;
    return nt_port_view(app_director_port(d, seat), d->views + place * d->view_size);
}

nt_view app_director_told_view(app_director *d, uint8_t seat) {
    const bool left = d->still && d->table->settles != NULL && d->table->settles(&d->event);
    return director_view_at(d, d->shown_events - (d->showing && !left), seat);
}

static void put_to_table(const app_director *d, table_state *says) {
    unsigned char *view = d->views + (size_t)d->seating.n * d->view_size;
    const table_ui ui = {
        .frame = TABLE_PUBLIC, .seat = d->seating.seat, .config = nt_match_config(d->match), .asked = NT_SPECTATOR};
    *says = d->table->state(nt_port_view(director_public_port(d), view), &ui);
}

table_state director_ask_table(const app_director *d) {
    table_state says;
    put_to_table(d, &says);
    return says;
}

bool director_events_wait(const app_director *d) {
    return d->showing || nt_port_events(director_public_port(d)) > d->shown_events;
}

bool app_director_can_undo(const app_director *d) {
    return d->can_undo && (d->undo_until == UNDO_BEGINS || d->now < d->undo_until) && nt_match_can_undo(d->match);
}

void director_moved(app_director *d, int seat, nt_ask how) {
    if (how != NT_ASK_SECRET) {
        d->last_asked = (uint8_t)seat;
    }
    d->can_undo = false;
    d->bots[seat].asked = false;
    secret_step_follow(&d->secret, d->match, bit(seat));
    const table_state state = director_ask_table(d);
    d->read &= state.reads_on || state.was_read ? UINT32_MAX : 0;
    uint32_t to_act = nt_match_to_act(d->match);
    for (int i = 0; i < d->seating.n; i++) {
        if (!(to_act & bit(i))) {
            d->bots[i].asked = false;
        }
    }
    if (d->hooks.accepted) {
        d->hooks.accepted(d->hooks.user);
    }
}
