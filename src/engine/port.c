/* A seat's door: copies of its view, its moves, and the events of the match's log that are its own. */
#include "engine/port.h"

#include <assert.h>
#include <string.h>

#include "engine/match_inside.h"

static bool has_private(const nt_port *port) {
    return port->seat != NT_SPECTATOR;
}

size_t nt_port_view_size(const nt_port *port) {
    const nt_game *game = port->match->game;
    return game->pub_size + (has_private(port) ? game->priv_size : 0);
}

nt_view nt_port_view(const nt_port *port, void *buf) {
    return nt_look_copy(port->match->game, port->match->state, port->seat, buf);
}

nt_ask nt_port_ask(const nt_port *port) {
    if (!has_private(port) || !(nt_match_to_act(port->match) >> port->seat & 1)) {
        return NT_ASK_NONE;
    }
    return port->match->game->ask(port->match->state + port->match->game->pub_off, port->seat);
}

const nt_move *nt_port_moves(const nt_port *port, int *n) {
    *n = has_private(port) ? nt_match_list(port->match, port->seat) : 0;
    return port->match->legal;
}

int nt_port_legal(const nt_port *port, nt_move *out, int cap) {
    int n;
    const nt_move *legal = nt_port_moves(port, &n);
    n = n < cap ? n : cap;
    memcpy(out, legal, (size_t)n * sizeof *out);
    return n;
}

nt_err nt_port_submit(nt_port *port, nt_move move) {
    move.seat = port->seat;
    return nt_match_submit(port->match, move);
}

nt_err nt_port_submit_listed(nt_port *port, int index) {
    return has_private(port) ? nt_match_submit_listed(port->match, port->seat, index) : NT_NOT_YOUR_TURN;
}

bool nt_port_poll(nt_port *port, nt_event *out) {
    if (port->polled >= nt_port_events(port)) {
        return false;
    }
    *out = nt_port_event(port, port->polled++);
    return true;
}

uint32_t nt_port_to_act(const nt_port *port) {
    return nt_match_to_act(port->match);
}

void nt_port_order(const nt_port *port, uint8_t last, uint8_t out[NT_MAX_SEATS]) {
    const nt_match *match = port->match;
    const int n = match->config.seats;
    if (match->game->order) {
        match->game->order(match->state + match->game->pub_off, out);
    } else {
        for (int i = 0; i < n; i++) {
            out[i] = (uint8_t)((last + 1 + i) % n);
        }
    }
}

static bool is_told(const nt_port *port, nt_event event) {
    return event.to == NT_ALL || event.to == port->seat;
}

int nt_port_events(const nt_port *port) {
    return port->match->n_all + port->n_own;
}

nt_event nt_port_event(const nt_port *port, int index) {
    assert(index >= 0 && index < nt_port_events(port));
    const nt_event *events = port->match->events;
    nt_cursor *read = port->read;
    while (read->index < index) {
        read->at++;
        read->index += is_told(port, events[read->at]);
    }
    while (read->index > index) {
        do {
            read->at--;
        } while (!is_told(port, events[read->at]));
        read->index--;
    }
    return events[read->at];
}
