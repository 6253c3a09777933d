/* What a seat holds in its zone, and which move it has picked. */
#include "app/flat/flat.h"

#include <string.h>

enum { MOST_CARDS = 9, MOST_PERSONS = 12, MOST_ALONE = 20 /* without cards beside them */ };

void flat_hand_of(const flat_scene *f, const app *a, uint8_t seat, text_words *w, flat_hand *out) {
    const nt_table *table = app_director_table(a->table);
    const bool told = app_director_step(a->table).kind == STEP_EVENTS;
    const nt_ask ask = nt_port_ask(app_director_port(a->table, seat));
    const bool open = f->seat[seat].turn || f->seat[seat].ballot;
    const bool asked = !told && (open ? ask == NT_ASK_OPEN : ask == NT_ASK_SECRET || ask == NT_ASK_HAND);
    const uint8_t whose = open ? NT_SPECTATOR : seat;
    out->view = told ? app_director_told_view(a->table, whose) : app_director_view(a->table, whose);
    for (int i = 0; i < app_director_seating(a->table)->n; i++) {
        out->seats[i] = f->t.seats[i];
    }
    out->ui = (table_ui){.frame = open ? TABLE_PUBLIC : TABLE_PRIVATE,
                         .seat = out->seats,
                         .config = nt_match_config(app_director_match(a->table)),
                         .humans = app_seating_humans(app_director_seating(a->table)),
                         .asked = seat,
                         .legal = out->legal,
                         .shuffle = f->seat[seat].shuffle};
    if (asked) {
        out->ui.n_legal = nt_port_legal(app_director_port(a->table, seat), out->legal, NT_MAX_LEGAL);
    }
    table->held(out->view, &out->ui, w, &out->held);
}

bool flat_is_sealed(const flat_scene *f, const app *a, uint8_t seat) {
    const nt_table *table = app_director_table(a->table);
    char arena[1024];
    flat_hand hand;
    flat_scene asks = {.edge = {.n = f->edge.n}};
    if (table->held == NULL || nt_port_ask(app_director_port(a->table, seat)) != NT_ASK_OPEN) {
        return false;
    }
    text_words words = text_words_in(a->frame.words, arena, sizeof arena);
    asks.seat[seat].ballot = true;
    memcpy(asks.t.seats, f->t.seats, sizeof asks.t.seats);
    flat_hand_of(&asks, a, seat, &words, &hand);
    return hand.held.sealed;
}

bool flat_hand_fits(const flat_hand *h) {
    const int persons = h->held.n_cards > 0 ? MOST_PERSONS : MOST_ALONE;
    return !h->held.whole && h->held.n_cards <= MOST_CARDS && nt_count(h->held.persons) <= persons;
}

/* ---- what is picked ---- */

static bool is_card(int kind) {
    return kind == TABLE_PART_CARD || kind == TABLE_PART_LEFT || kind == TABLE_PART_RIGHT;
}

static int parts_of(const flat_hand *h, nt_move move, const app_director *d, table_part out[TABLE_PARTS]) {
    const int n = app_director_table(d)->parts(&h->ui, move, out);
    return n == 1 && out[0].kind == TABLE_PART_ANY && h->held.n_cards == 0 ? 0 : n;
}

bool flat_has_sides(const flat_hand *h, const app_director *d) {
    table_part part[TABLE_PARTS];
    for (int i = 0; i < h->ui.n_legal; i++) {
        const int n = parts_of(h, h->legal[i], d, part);
        for (int k = 0; k < n; k++) {
            if (part[k].kind == TABLE_PART_LEFT || part[k].kind == TABLE_PART_RIGHT) {
                return true;
            }
        }
    }
    return false;
}

bool flat_may_pick(const flat_hand *h, const app_director *d, table_part_kind kind, int n) {
    table_part part[TABLE_PARTS];
    for (int i = 0; i < h->ui.n_legal; i++) {
        const int parts = parts_of(h, h->legal[i], d, part);
        for (int k = 0; k < parts; k++) {
            if (kind == TABLE_PART_CARD && part[k].kind == TABLE_PART_ANY) {
                return true;
            }
            if (part[k].n == n && (is_card((int)kind) ? is_card(part[k].kind) : part[k].kind == (int)kind)) {
                return true;
            }
        }
    }
    return false;
}

/* The piece of a card that is picked, or -1. */
static int picked_card(const flat_hand *h, const flat_pick *p, int which) {
    const int at = p->card[which];
    return at >= 1 && at <= h->held.n_cards ? h->held.card[at - 1] : -1;
}

static bool is_picked(const flat_hand *h, const flat_pick *p, table_part part) {
    switch (part.kind) {
    case TABLE_PART_CARD:
    case TABLE_PART_LEFT:
        return picked_card(h, p, 0) == part.n;
    case TABLE_PART_RIGHT:
        return picked_card(h, p, 1) == part.n;
    case TABLE_PART_ANY:
        return p->card[0] != 0;
    case TABLE_PART_PERSON:
        return (p->persons >> part.n & 1u) != 0;
    default:
        return p->sign == part.n + 1;
    }
}

const nt_move *flat_picked(const flat_hand *h, const app_director *d, const flat_pick *p) {
    const int picks = (p->card[0] != 0) + (p->card[1] != 0) + nt_count(p->persons) + (p->sign != 0);
    table_part part[TABLE_PARTS];
    for (int i = 0; i < h->ui.n_legal; i++) {
        const int n = parts_of(h, h->legal[i], d, part);
        bool all = n == picks;
        for (int k = 0; k < n && all; k++) {
            all = is_picked(h, p, part[k]);
        }
        if (all) {
            return &h->legal[i];
        }
    }
    return NULL;
}

bool flat_goes_together(const flat_hand *h, const app_director *d, uint32_t persons) {
    table_part part[TABLE_PARTS];
    for (int i = 0; i < h->ui.n_legal; i++) {
        const int n = parts_of(h, h->legal[i], d, part);
        uint32_t of = 0;
        for (int k = 0; k < n; k++) {
            of |= part[k].kind == TABLE_PART_PERSON ? 1u << part[k].n : 0;
        }
        if ((persons & ~of) == 0) {
            return true;
        }
    }
    return false;
}
