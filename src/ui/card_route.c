/* The shortest way over spots that see each other (A*). */
#include "ui/card_route.h"

#include <math.h>

typedef struct {
    float way[TABLE_SPOTS];  /* from a first one, as far as is known */
    float left[TABLE_SPOTS]; /* to the nearest end, as the crow flies */
    int before[TABLE_SPOTS]; /* -1: it begins here */
    bool done[TABLE_SPOTS];
} search;

static void begin(const table_spots *spots, search *s) {
    for (int i = 0; i < spots->n; i++) {
        s->way[i] = i < spots->begins ? 0.0f : INFINITY;
        s->left[i] = INFINITY;
        for (int end = spots->begins; end < spots->ends; end++) {
            s->left[i] = fminf(s->left[i], table_apart(spots->at[i], spots->at[end]));
        }
        s->before[i] = -1;
        s->done[i] = false;
    }
}

/* The one next on the shortest way to an end, as the crow flies from there; -1: all others are longer than `most`. */
static int next_spot(const search *s, int n, float most) {
    int best = -1;
    float least = most;

    for (int i = 0; i < n; i++) {
        const float all = s->way[i] + s->left[i];
        if (!s->done[i] && all < least) {
            least = all;
            best = i;
        }
    }
    return best;
}

static bool is_end(const table_spots *spots, int i) {
    return i >= spots->begins && i < spots->ends;
}

/* Up to the first end, or all; returns the spot that it stopped at, -1: at none. */
static int search_on(const table_spots *spots, table_sees *sees, const void *room, float most, bool all, search *s) {
    int now;

    begin(spots, s);
    while ((now = next_spot(s, spots->n, most)) >= 0 && (all || !is_end(spots, now))) {
        s->done[now] = true;
        for (int i = is_end(spots, now) ? spots->n : spots->begins; i < spots->n; i++) {
            const float more = s->way[now] + table_apart(spots->at[now], spots->at[i]);
            if (!s->done[i] && more < s->way[i] && sees(room, spots->at[now], spots->at[i])) {
                s->way[i] = more;
                s->before[i] = now;
            }
        }
    }
    return now;
}

int table_shortest(const table_spots *spots, table_sees *sees, const void *room, float most, int way[TABLE_SPOTS],
                   float *length) {
    search s;
    const int now = search_on(spots, sees, room, most, false, &s);
    int n = 0;

    if (now >= 0) {
        *length = s.way[now];
    }
    for (int i = now; i >= 0; i = s.before[i]) {
        way[n++] = i;
    }
    return n;
}

void table_shortest_to_all(const table_spots *spots, table_sees *sees, const void *room, float most,
                           table_ways *ways) {
    search s;

    search_on(spots, sees, room, most, true, &s);
    for (int i = 0; i < spots->n; i++) {
        ways->length[i] = s.done[i] ? s.way[i] : INFINITY;
        ways->before[i] = s.before[i];
    }
}
