#include "engine/port.h"

#include <assert.h>
#include <string.h>

#include "engine/match_inside.h"

const nt_game *nt_port_game(const nt_port *port) {
    return port->match->game;
}

const nt_config *nt_port_config(const nt_port *port) {
    return &port->match->config;
}

uint8_t nt_port_seat(const nt_port *port) {
    return port->seat;
}

static bool has_private(const nt_port *port) {
    return port->seat != NT_SPECTATOR;
}

size_t nt_port_view_size(const nt_port *port) {
    const nt_game *game = port->match->game;
    return game->pub_size + (has_private(port) ? game->priv_size : 0);
}

nt_view nt_port_view(const nt_port *port, void *buf) {
    const nt_game *game = port->match->game;
    const nt_view truth = nt_look(game, port->match->state, port->seat);
    uint8_t *bytes = buf;
    nt_view copy = {bytes, NULL, port->seat};
    memcpy(bytes, truth.pub, game->pub_size);
    if (has_private(port)) {
        memcpy(bytes + game->pub_size, truth.me, game->priv_size);
        copy.me = bytes + game->pub_size;
    }
    return copy;
}

nt_ask nt_port_ask(const nt_port *port) {
    if (!has_private(port) || !(nt_match_to_act(port->match) >> port->seat & 1)) {
        return NT_ASK_NONE;
    }
    return port->match->game->ask(port->match->state + port->match->game->pub_off, port->seat);
}

int nt_port_legal(const nt_port *port, nt_move *out, int cap) {
    if (nt_port_ask(port) == NT_ASK_NONE) {
        return 0;
    }
    const nt_match *match = port->match;
    return match->game->legal(nt_asking(match->game, match->state, port->seat), out, cap);
}

nt_err nt_port_submit(nt_port *port, nt_move move) {
    move.seat = port->seat;
    return nt_match_submit(port->match, move);
}

bool nt_port_poll(nt_port *port, nt_event *out) {
    if (port->polled >= port->n_told) {
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

int nt_port_events(const nt_port *port) {
    return port->n_told;
}

nt_event nt_port_event(const nt_port *port, int index) {
    assert(index >= 0 && index < port->n_told);
    return port->match->events[port->told[index]];
}
