/* Threads of votes on the ring: whole ones inwards of all plates while the count is told, short ones that point while
 * words and buttons stand there. From the public part alone. */
#include <math.h>

#include "ui/found.h"
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

/* Only the seat whose count is told has whole threads; while what comes of it is told, those who lead. Else words and
 * buttons stand in the middle: all threads are short and point. */
static bool is_whole(const werewolf_look *look, const standing *s, int to) {
    const int called = werewolf_called(look);

    return werewolf_tells_count(look) && (called >= 0 ? to == called : s->rank[to] == 0);
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
    return is_whole(look, &s, to) || werewolf_called(look) == to;
}

/* What is counted now, or leads once all is counted, is lit as its seat is; before the count nobody leads. */
static bool is_lit(const werewolf_look *look, const standing *s, int to) {
    const bool leads = s->rank[to] == 0 && s->votes[to] > 0;
    const bool counted = werewolf_tells_count(look) || !werewolf_in_vote(look->pub);

    return werewolf_called(look) == to || (leads && counted);
}

static uint32_t voters_for(const werewolf_look *look, int to) {
    uint32_t voters = 0;

    for (int seat = 0; seat < look->pub->n; seat++) {
        const bool seen = look->pub->ballot[seat] == to && werewolf_sees_ballot(look, seat);
        voters |= (uint32_t)seen << seat;
    }
    return voters;
}

/* Those to others' votes, and to one's own none. */
static werewolf_threads among_others(const werewolf_threads *t, const werewolf_all_threads *all, int to) {
    werewolf_threads others = *t;

    others.pointed = all->pointed & ~((uint32_t)1 << to);
    for (int other = 0; other < t->n; other++) {
        for (int seat = 0; seat < t->n && (others.pointed >> other & 1); seat++) {
            if ((all->to[other] >> seat & 1) && all->way[seat].bends > 0) { /* one's own vote has none */
                others.head[seat] = werewolf_head_of(&all->way[seat], all->size[other]);
            }
        }
    }
    return others;
}

static void find_threads_to(const werewolf_threads *t, int to, werewolf_all_threads *all) {
    const werewolf_threads among = among_others(t, all, to);
    werewolf_thread way[WEREWOLF_SEATS];

    all->size[to] = werewolf_threads_to(&among, to, all->to[to], way);
    for (int seat = 0; seat < t->n; seat++) {
        if (all->to[to] >> seat & 1) {
            all->way[seat] = way[seat];
        }
    }
    all->pointed |= (uint32_t)(all->to[to] != 0) << to;
}

/* All that they follow from. */
static uint64_t key_of(const werewolf_threads *t, const werewolf_all_threads *all) {
    const uint32_t numbers[] = {(uint32_t)t->n, t->landed, t->ui->rim != NULL};
    const float frame[] = {t->ui->width, t->ui->height, ui_apron_height(t->ui)};
    uint64_t key = ui_found_key(0, numbers, sizeof numbers);

    key = ui_found_key(key, frame, sizeof frame);
    key = ui_found_key(key, t->ring->plate, sizeof t->ring->plate);
    return ui_found_key(key, all->to, sizeof all->to);
}

/* The first ones a second time, now that it is known where the last ones' heads are. */
void werewolf_find_threads(const werewolf_threads *t, werewolf_all_threads *all) {
    const uint64_t key = key_of(t, all);

    if (ui_found_find(t->ui->found, key, all, sizeof *all)) {
        return;
    }
    for (int again = 0; again < 2; again++) {
        for (int to = 0; to < t->n; to++) {
            if (all->to[to] != 0 && (all->pointed & ~((uint32_t)1 << to) || !again)) {
                find_threads_to(t, to, all);
            }
        }
    }
    ui_found_keep(t->ui->found, key, all, sizeof *all);
}

static void draw_threads_to(const werewolf_look *look, const werewolf_all_threads *all, const standing *s, int to) {
    const ui_colour colour = is_lit(look, s, to)          ? UI_LANTERN
                             : werewolf_called(look) >= 0 ? UI_PAPER_400 /* as its number is */
                                                          : UI_PAPER_200;

    for (int heads = 0; heads < 2; heads++) {
        for (int i = 0; i < look->pub->n; i++) {
            const werewolf_thread *t = &all->way[i];
            if (all->to[to] >> i & 1) {
                (heads ? table_arrow_head : table_arrow_shaft)(look->d, t->way, t->bends,
                                                               werewolf_drawn_thread(look, i), all->size[to], colour);
            }
        }
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

werewolf_pointing werewolf_pointing_of(const werewolf_look *look, const werewolf_ring *ring,
                                       const ui_rect block[WEREWOLF_BLOCKS]) {
    const werewolf_pub *pub = look->pub;
    werewolf_pointing p = {.ui = look->d->ui,
                           .ring = ring,
                           .n = pub->n,
                           .landed = standing_of(look).landed,
                           .block = {block[0], block[1]}};

    for (int seat = 0; seat < pub->n; seat++) {
        const bool acts = werewolf_acts(look, seat) && p.ui->rim == NULL;
        p.half |= (uint32_t)werewolf_has_half(werewolf_votes_landed(look, seat)) << seat;
        p.marked |= (uint32_t)(werewolf_in_vote(pub) && pub->voter[seat]) << seat;
        p.cue[seat] = acts ? werewolf_cue_at(look, ring, seat) : (ui_rect){0};
    }
    return p;
}

void werewolf_draw_threads(const werewolf_look *look, const werewolf_ring *ring,
                           const ui_rect block[WEREWOLF_BLOCKS]) {
    const werewolf_pub *pub = look->pub;

    if (!has_threads(look)) {
        return;
    }
    const standing s = standing_of(look);
    const bool told = werewolf_tells_count(look);
    werewolf_all_threads all = {.pointed = 0};
    for (int to = 0; to < pub->n; to++) { /* of the others the voters' plates tell: theirs would be a tangle */
        all.to[to] = !told || is_whole(look, &s, to) ? voters_for(look, to) : 0;
    }
    if (told) {
        const werewolf_threads t = {.ui = look->d->ui, .ring = ring, .n = pub->n, .landed = s.landed};
        werewolf_find_threads(&t, &all);
    } else {
        const werewolf_pointing p = werewolf_pointing_of(look, ring, block);
        werewolf_find_pointers(&p, &all);
    }
    for (int last = pub->n; last >= 0; last--) { /* the leading ones lie above */
        for (int to = 0; to < pub->n; to++) {
            if (s.rank[to] == last) {
                draw_threads_to(look, &all, &s, to);
            }
        }
    }
}
