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

/* Arrows come to a disc side by side, each with air: on its rim they stand in the order that they come in; where they
 * are many, on a wider one. Returns the size of their heads. */
static float fan(const werewolf_threads *t, int to, werewolf_thread *way, int n) {
    static const float apart = 25.0f, most = 2.9f; /* the side of its plate stays free */
    static const float comes = 0.6f;               /* of the last bend: from there on it is on its way to the disc */
    static const float head = 27.0f, smallest = 0.6f, widest = 1.9f;
    const ui_rect disc = werewolf_total_place(t->ui, t->ring, to);
    const table_point m = {disc.x + disc.w / 2, disc.y + disc.h / 2}, middle = {t->ui->width / 2, t->ui->height / 2};
    const float axis = atan2f(middle.y - m.y, middle.x - m.x), rim = werewolf_round_votes(disc);
    werewolf_meeting list[WEREWOLF_SEATS];

    for (int i = 0; i < n; i++) {
        const table_point before = werewolf_thread_spot(&way[i], way[i].bends - 1, comes);
        const float angle = remainderf(atan2f(before.y - m.y, before.x - m.x) - axis, 6.2831853f);
        werewolf_meet(list, i, (werewolf_meeting){i, 1, angle});
    }
    const float each = fminf(apart / rim, most / (float)(n > 1 ? n - 1 : 1));
    const float wide = fminf(apart / each, widest * rim);
    werewolf_part(list, n, each);
    for (int i = 0; i < n; i++) {
        const float angle = axis + list[i].angle;
        werewolf_thread *w = &way[list[i].line];
        w->way[(ptrdiff_t)2 * w->bends] = (table_point){m.x + cosf(angle) * wide, m.y + sinf(angle) * wide};
    }
    return fmaxf(smallest, fminf(1.0f, each * (wide + head) / apart));
}

/* Those alone that stand out: of the others the voters' plates tell, whose threads would be a tangle. */
static void draw_threads_to(const werewolf_look *look, const werewolf_threads *t, const standing *s, int to) {
    const ui_colour colour = is_lit(look, s, to) ? UI_LANTERN : UI_PAPER_200;
    werewolf_thread way[WEREWOLF_SEATS];
    float part[WEREWOLF_SEATS];
    int n = 0;

    for (int seat = 0; seat < t->n; seat++) {
        if (look->pub->ballot[seat] == to && seat != to && werewolf_sees_ballot(look, seat)) { /* the own is a hook */
            way[n] = werewolf_thread_of(t, seat, to);
            part[n++] = werewolf_drawn_thread(look, seat);
        }
    }
    const float size = fan(t, to, way, n);
    for (int i = 0; i < n; i++) {
        table_arrow_shaft(look->d, way[i].way, way[i].bends, part[i], size, colour);
    }
    for (int i = 0; i < n; i++) {
        table_arrow_head(look->d, way[i].way, way[i].bends, part[i], size, colour);
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
