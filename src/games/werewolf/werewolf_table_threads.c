/* Threads of votes on the ring: inwards of all plates, and round the buttons and what else stands there. From the
 * public part alone. */
#include <math.h>

#include "werewolf_table.h"

/* What of the votes is seen: how many each seat has, and how many seats have more: 0 leads. */
typedef struct {
    int votes[WEREWOLF_SEATS], rank[WEREWOLF_SEATS];
    uint32_t landed;
} standing;

static standing standing_of(const werewolf_look *look) {
    const int n = look->pub->n;
    standing s = {.landed = 0};

    for (int seat = 0; seat < n; seat++) {
        s.votes[seat] = werewolf_votes_landed(look, seat);
        s.landed |= (uint32_t)(s.votes[seat] > 0) << seat;
    }
    for (int seat = 0; seat < n; seat++) {
        for (int other = 0; other < n; other++) {
            s.rank[seat] += s.votes[other] > s.votes[seat];
        }
    }
    return s;
}

/* Only the seat whose count is told, or that hands go up for, has its threads in full; while what comes of a count is
 * told, and among many between two that are called, those who lead. */
static bool stands_out(const werewolf_look *look, const standing *s, int to) {
    const bool counted = werewolf_tells_count(look) || !werewolf_in_vote(look->pub);
    const int called = werewolf_called(look);

    return called >= 0 ? to == called : (look->pub->n <= 12 && !counted) || s->rank[to] == 0;
}

static void draw_threads_to(const werewolf_look *look, const werewolf_threads *t, const standing *s, int to) {
    static const float faint = 0.08f; /* where they lie is known, and no more: many become a tangle */
    const bool leads = s->rank[to] == 0 && s->votes[to] > 0, full = stands_out(look, s, to);
    const bool lit = full && (leads || werewolf_called(look) == to);
    const ui_colour colour = lit ? UI_LANTERN : ui_fade(UI_PAPER_200, full ? 1.0f : faint);

    for (int seat = 0; seat < t->n; seat++) {
        const float part = werewolf_drawn_thread(look, seat);
        if (look->pub->ballot[seat] == to && werewolf_sees_ballot(look, seat) && part > 0.0f) {
            /* The lead is a double thread: it is told by its shape, too. */
            const werewolf_thread way = werewolf_thread_of(t, seat, to);
            table_part_of_rope(look->d, way.way, way.bends, part, colour, leads);
        }
    }
}

/* Not where lines, or a clock, stand in their place. */
static bool has_threads(const werewolf_look *look) {
    const bool listed = werewolf_in_vote(look->pub) && werewolf_way_of(look) == WEREWOLF_WAY_LIST;

    return (!listed && look->pub->step != WEREWOLF_STEP_PK_SPEECH) || table_tells(look->t);
}

/* Up to so many leave each thread a gap. Of more all go while threads are drawn, which need not bend for them. */
static const int with_gaps = 8;

bool werewolf_threads_lie_over(const werewolf_pub *pub) {
    return pub->n > with_gaps;
}

float werewolf_people_seen(const werewolf_look *look) {
    float drawn = 0.0f;

    if (look->pub->n <= with_gaps || !has_threads(look)) {
        return 1.0f;
    }
    for (int seat = 0; seat < look->pub->n; seat++) {
        const bool seen = look->pub->ballot[seat] < look->pub->n && werewolf_sees_ballot(look, seat);
        drawn = seen ? fmaxf(drawn, werewolf_drawn_thread(look, seat)) : drawn;
    }
    return 1.0f - drawn;
}

void werewolf_draw_threads(const werewolf_look *look, const werewolf_ring *ring, const ui_rect block[WEREWOLF_BLOCKS],
                           bool square) {
    const werewolf_pub *pub = look->pub;
    const bool round_people = square && !werewolf_threads_lie_over(pub);

    if (!has_threads(look)) {
        return;
    }
    const standing s = standing_of(look);
    werewolf_threads t = {
        .ui = look->d->ui, .ring = ring, .n = pub->n, .people = round_people ? pub->n : 0, .landed = s.landed};
    ui_rect at[WEREWOLF_SEATS] = {{0}};
    werewolf_people(t.ui, ring, t.n, at);
    for (int seat = 0; seat < t.people; seat++) {
        t.person[seat] = werewolf_body_of(at[seat]);
        t.sign[seat] = werewolf_sign_of(t.ui, ring, t.n, at[seat]);
    }
    for (int i = 0; i < WEREWOLF_BLOCKS; i++) {
        t.block[i] = block[i];
    }
    for (int last = 2 * pub->n; last >= 0; last--) { /* those in full lie above, of them the leading ones */
        for (int to = 0; to < pub->n; to++) {
            if (s.rank[to] + (stands_out(look, &s, to) ? 0 : pub->n) == last) {
                draw_threads_to(look, &t, &s, to);
            }
        }
    }
}
