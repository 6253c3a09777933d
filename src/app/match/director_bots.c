/* Bots at the table, and the house that moves for people: who is asked, what they think, when they answer. */
#include "app/match/director_inside.h"

enum { PAUSE_LEAST = 600, PAUSE_SPREAD = 801, HURRIED = 120 };

/* Whoever plays alone is not asked what all are asked so that nobody sees who was: the house gives its answer. */
static bool is_decoy(const app_director *d, int seat, nt_move *answer) {
    if (!d->alone || d->led || d->table->decoy == NULL || d->seating.seat[seat].bot) {
        return false;
    }
    unsigned char *view = d->views + (size_t)seat * d->view_size;
    return d->table->decoy(nt_port_view(nt_match_port(d->match, (uint8_t)seat), view), answer);
}

static uint32_t decoys(const app_director *d) {
    uint32_t seats = director_asked(d, NT_ASK_SECRET) & app_seating_humans(&d->seating);
    nt_move answer;

    for (int seat = 0; seat < d->seating.n; seat++) {
        if (seats & bit(seat) && !is_decoy(d, seat, &answer)) {
            seats &= ~bit(seat);
        }
    }
    return seats;
}

uint32_t director_of_the_house(const app_director *d) {
    return director_asked(d, NT_ASK_FORCED) | (d->read != 0 && director_ask_table(d).was_read ? d->read : 0) |
           decoys(d);
}

bool director_all_have_read(const app_director *d) {
    const uint32_t people = app_seating_humans(&d->seating);
    return d->read != 0 && (nt_match_to_act(d->match) & people & ~d->read) == 0 && director_ask_table(d).was_read;
}

/* Bots that may be asked now, and those for whom the house moves, as for a bot. For the table bots
 * answer only after its people have seen the end. */
static uint32_t bots_asked(const app_director *d) {
    uint32_t people = app_seating_humans(&d->seating), to_act = nt_match_to_act(d->match);
    uint32_t table = director_asked(d, NT_ASK_TABLE);
    if (d->led) {
        return 0;
    }
    if (table && ((!d->revealed && !director_ask_table(d).mid_game) || (table & people))) {
        return 0;
    }
    return to_act & (~people | director_of_the_house(d)) & (bit(d->seating.n) - 1);
}

static void think(app_director *d, int seat) {
    bot_seat *bot = &d->bots[seat];
    bot->thought = is_decoy(d, seat, &bot->move);
    if (bot->thought) {
        return;
    }
    nt_port *port = app_director_port(d, (uint8_t)seat);
    int n = nt_port_legal(port, d->legal, NT_MAX_LEGAL);
    if (n == 0) {
        return;
    }
    bot->move = d->legal[nt_bot_choose(d->bot, port, d->legal, n, &d->thoughts)];
    bot->thought = true;
}

void director_answer(app_director *d, int seat) {
    nt_port *port = app_director_port(d, (uint8_t)seat);
    nt_ask how = nt_port_ask(port);
    if (!d->bots[seat].thought || nt_port_submit(port, d->bots[seat].move) != NT_OK) {
        think(d, seat); /* not in time, or another's answer has changed what is legal */
        if (nt_port_submit(port, d->bots[seat].move) != NT_OK) {
            return;
        }
    }
    director_moved(d, seat, how);
}

void director_ask_bots(app_director *d, app_tempo tempo) {
    uint32_t seats = bots_asked(d);
    const bool open = seats != 0 && director_asked(d, NT_ASK_OPEN) == nt_match_to_act(d->match);
    const bool at_once = (open && director_ask_table(d).bots_first) || (seats != 0 && director_all_have_read(d));
    for (int i = 0; i < d->seating.n; i++) {
        bot_seat *bot = &d->bots[i];
        if (!(seats & bit(i)) || bot->asked) {
            continue;
        }
        uint32_t pause = PAUSE_LEAST + nt_rng_below(&d->pauses, PAUSE_SPREAD);
        *bot = (bot_seat){.asked = true, .due = at_once ? d->now : d->now + (uint64_t)((float)pause * tempo.factor)};
        if (!at_once && director_ask_table(d).bots_soon) {
            bot->due = d->now + (uint64_t)((float)HURRIED * tempo.factor);
        }
    }
}

/* One bot thinks in each call, so that the window answers in between. */
static void think_one(app_director *d) {
    for (int i = 0; i < d->seating.n; i++) {
        if (d->bots[i].asked && !d->bots[i].thought) {
            think(d, i);
            return;
        }
    }
}

bool director_tick_bots(app_director *d) {
    for (int i = 0; i < d->seating.n; i++) {
        if (d->bots[i].asked && d->now >= d->bots[i].due) {
            director_answer(d, i);
            return true; /* what it did is shown first */
        }
    }
    think_one(d);
    return false;
}

uint64_t app_director_pause_end(const app_director *d, uint64_t now) {
    uint64_t wake = UINT64_MAX;
    uint32_t waiting = director_events_wait(d) || d->can_undo ? 0 : bots_asked(d);
    for (int i = 0; i < d->seating.n; i++) {
        if ((d->bots[i].asked && !d->bots[i].thought) || ((waiting & bit(i)) && !d->bots[i].asked)) {
            return now;
        }
        if (d->bots[i].asked && d->bots[i].due < wake) {
            wake = d->bots[i].due;
        }
    }
    return wake;
}

bool app_director_hurry(app_director *d) {
    const uint32_t waiting = director_events_wait(d) || app_director_can_undo(d) ? 0 : bots_asked(d);
    bool any = false;
    for (int i = 0; i < d->seating.n; i++) {
        bot_seat *bot = &d->bots[i];
        if ((waiting & bit(i)) && bot->asked) {
            bot->due = bot->due < d->now + HURRIED ? bot->due : d->now + HURRIED;
            any = true;
        }
    }
    return any;
}
