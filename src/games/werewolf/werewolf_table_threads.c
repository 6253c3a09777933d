/* Threads of votes on the ring: inwards of all plates, and round the buttons and what else stands there. From the
 * public part alone. */
#include <math.h>

#include "werewolf_table_threads.h"

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

/* Not where lines, or a clock, stand in their place. */
static bool has_threads(const werewolf_look *look) {
    const bool listed = werewolf_in_vote(look->pub) && werewolf_way_of(look) == WEREWOLF_WAY_LIST;

    return (!listed && look->pub->step != WEREWOLF_STEP_PK_SPEECH) || table_tells(look->t);
}

bool werewolf_thread_stands_out(const werewolf_look *look, int voter) {
    const int to = look->pub->ballot[voter];
    const bool seen = has_threads(look) && to < look->pub->n && werewolf_sees_ballot(look, voter);

    if (!seen) {
        return false;
    }
    const standing s = standing_of(look);
    return stands_out(look, &s, to);
}

/* What is counted now, or leads once all is counted, is lit as its seat is; before the count nobody leads. */
static bool is_lit(const werewolf_look *look, const standing *s, int to) {
    const bool leads = s->rank[to] == 0 && s->votes[to] > 0;
    const bool counted = werewolf_tells_count(look) || !werewolf_in_vote(look->pub);

    return werewolf_called(look) == to || (leads && counted);
}

/* Those alone that stand out: of the others the voters' plates tell, whose threads would be a tangle. */
static void draw_threads_to(const werewolf_look *look, const werewolf_threads *t, const standing *s, int to) {
    const ui_colour colour = is_lit(look, s, to) ? UI_LANTERN : UI_PAPER_200;
    werewolf_thread way[WEREWOLF_SEATS];
    uint32_t voters = 0;

    for (int seat = 0; seat < t->n; seat++) {
        const bool seen = look->pub->ballot[seat] == to && werewolf_sees_ballot(look, seat);
        voters |= (uint32_t)seen << seat;
    }
    const float size = werewolf_threads_to(t, to, voters, way);
    for (int i = 0; i < t->n; i++) {
        table_arrow_shaft(look->d, way[i].way, way[i].bends, werewolf_drawn_thread(look, i), size, colour);
    }
    for (int i = 0; i < t->n; i++) {
        table_arrow_head(look->d, way[i].way, way[i].bends, werewolf_drawn_thread(look, i), size, colour);
    }
}

float werewolf_people_seen(const werewolf_look *look) {
    float drawn = 0.0f;

    if (look->t->event.kind == WEREWOLF_EV_EXILE) { /* a picture follows the threads */
        return 0.0f;
    }
    if (!has_threads(look)) {
        return 1.0f;
    }
    if (werewolf_total_goes(look) > 0.0f || werewolf_threads_before_count(look)) { /* more threads follow */
        return 0.0f;
    }
    for (int seat = 0; seat < look->pub->n; seat++) {
        const bool seen = look->pub->ballot[seat] < look->pub->n && werewolf_sees_ballot(look, seat);
        drawn = seen ? fmaxf(drawn, werewolf_drawn_thread(look, seat)) : drawn;
    }
    return 1.0f - drawn;
}

void werewolf_draw_threads(const werewolf_look *look, const werewolf_ring *ring,
                           const ui_rect block[WEREWOLF_BLOCKS]) {
    const werewolf_pub *pub = look->pub;

    if (!has_threads(look)) {
        return;
    }
    const standing s = standing_of(look);
    werewolf_threads t = {.ui = look->d->ui, .ring = ring, .n = pub->n, .landed = s.landed};
    for (int i = 0; i < WEREWOLF_BLOCKS; i++) {
        t.block[i] = block[i];
    }
    for (int last = pub->n; last >= 0; last--) { /* the leading ones lie above */
        for (int to = 0; to < pub->n; to++) {
            if (s.rank[to] == last && stands_out(look, &s, to)) {
                draw_threads_to(look, &t, &s, to);
            }
        }
    }
}
