/* All threads to one seat's votes: they come in side by side as rays do, in the order in which their voters sit, and
 * so none crosses another. */
#include <math.h>
#include <string.h>

#include "ui/found.h"
#include "werewolf_table_threads.h"

static const float head_long = 27.0f, head_wide = 26.0f, smallest = 0.6f; /* with air; of the whole size */

/* Where heads have room round votes, in narrow pieces: their angles are from the line to the middle of the table. */
enum { PIECES = 72 };
static const float piece = 0.08f, widest = PIECES * 0.08f / 2, within = 0.001f;
typedef struct {
    bool free[PIECES];
    float until[PIECES + 1]; /* how much room there is before each, and in all */
} room;

typedef struct {
    const werewolf_threads *t;
    werewolf_walls walls;
    ui_rect votes;
    float axis, rim, size, wide; /* of heads; their tips' way round */
    int n;
    werewolf_meeting at[WEREWOLF_SEATS]; /* line: the voter's seat */
    float first, last;                   /* nobody sits far outwards of these */
    room room;
} fan;

ui_rect werewolf_head_of(const werewolf_thread *t, float size) {
    const table_point *last = t->way + (ptrdiff_t)2 * t->bends, tip = last[0], bend = last[-1];
    const table_point foot = werewolf_towards(tip, bend, head_long * size);
    const ui_rect line = {fminf(tip.x, foot.x), fminf(tip.y, foot.y), fabsf(tip.x - foot.x), fabsf(tip.y - foot.y)};

    return ui_inset(line, -head_wide * size / 3); /* wide at its foot alone */
}

/* ---- where there is room ---- */

/* Whether a head has it there, and a bit of its thread. */
static bool is_free(const fan *f, float angle) {
    static const float air = 9.0f, thread = 12.0f;
    const float x = cosf(f->axis + angle), y = sinf(f->axis + angle), end = f->wide + f->size * head_long + thread;
    const table_point m = table_middle(f->votes);
    const table_point tip = {m.x + x * f->wide, m.y + y * f->wide}, foot = {m.x + x * end, m.y + y * end};

    return angle > f->first && angle < f->last && !werewolf_leaves(&f->walls.frame, foot) &&
           werewolf_sees(&f->walls, tip, foot, air);
}

static void find_room(fan *f) {
    room *r = &f->room;

    for (int i = 0; i < PIECES; i++) {
        r->free[i] = is_free(f, ((float)i + 0.5f) * piece - widest);
        r->until[i + 1] = r->until[i] + (r->free[i] ? piece : 0.0f);
    }
}

/* How much room there is before this angle; where there is none at it, up to the nearer side. */
static float room_before(const room *r, float angle) {
    const float at = fmaxf(0.0f, fminf((angle + widest) / piece, (float)PIECES - 0.5f));
    const int i = (int)at;
    int below = i, above = i;

    if (r->free[i]) {
        return r->until[i] + (at - (float)i) * piece;
    }
    while (below >= 0 && !r->free[below]) {
        below--;
    }
    while (above < PIECES && !r->free[above]) {
        above++;
    }
    return r->until[i] + (below >= 0 && (above == PIECES || i - below <= above - i) ? -within : within);
}

static float angle_behind(const room *r, float so_much) {
    const float at = fmaxf(within, fminf(r->until[PIECES] - within, so_much));
    int i = 0;

    while (i < PIECES - 1 && r->until[i + 1] <= at) {
        i++;
    }
    return (float)i * piece - widest + at - r->until[i];
}

/* ---- how large ---- */

/* Of what all heads need so much room is there; 0: there is none. */
static float have_room(fan *f, float size, float wide) {
    f->size = size;
    f->wide = wide;
    find_room(f);
    return f->room.until[PIECES] * (wide + size * head_long) / (fmaxf(0.1f, (float)(f->n - 1)) * head_wide * size);
}

/* ---- in which order ---- */

/* Each is so far off the next one, between the first and the last room. */
static void part_within(werewolf_meeting *at, int n, float each, float from, float to) {
    werewolf_part(at, n, each);
    for (int i = 0; i < n; i++) {
        at[i].angle = fmaxf(at[i].angle, i == 0 ? from : at[i - 1].angle + each);
    }
    for (int i = n - 1; i >= 0; i--) {
        at[i].angle = fminf(at[i].angle, i == n - 1 ? to : at[i + 1].angle - each);
    }
}

/* Those of voters to the votes' left and right give way inwards: what lies outwards of the outermost one is behind
 * plates. */
static void give_way(fan *f) {
    const float all = f->room.until[PIECES], most = all / fmaxf(1.0f, (float)(f->n - 1));
    const float each = fminf(most, 1.15f * head_wide * f->size / (f->wide + f->size * head_long));
    const float middle = room_before(&f->room, 0.0f);
    werewolf_meeting *at = f->at;

    for (int i = 0; i < f->n; i++) {
        at[i].angle = room_before(&f->room, at[i].angle);
    }
    for (int i = 1; i < f->n && at[i].angle < middle; i++) {
        at[i].angle = fmaxf(at[i].angle, at[i - 1].angle + each);
    }
    for (int i = f->n - 2; i >= 0 && at[i].angle > middle; i--) {
        at[i].angle = fminf(at[i].angle, at[i + 1].angle - each);
    }
    part_within(at, f->n, each, 0.0f, all);
    for (int i = 0; i < f->n && all > 0.0f; i++) {
        at[i].angle = angle_behind(&f->room, at[i].angle);
    }
}

/* How far from where its voter sits one comes in at the most. */
static float farthest(const fan *f, const werewolf_meeting *seen) {
    float most = 0.0f;

    for (int i = 0; i < f->n; i++) {
        most = fmaxf(most, fabsf(f->at[i].angle - seen[i].angle));
    }
    return most;
}

enum { SIZES = 5, FAR = 7 };
static const float distance[FAR] = {1.0f, 1.25f, 1.5f, 1.75f, 2.0f, 2.3f, 2.6f};

/* All at one of the sizes, so far off; how much of the room that they need there is. */
static float lay(fan *f, const werewolf_meeting *seen, int size, int off) {
    memcpy(f->at, seen, sizeof f->at);
    const float has = have_room(f, 1.0f - (1.0f - smallest) * (float)size / (SIZES - 1), distance[off] * f->rim);
    give_way(f);
    return has;
}

/* Smaller rather than farther off the votes: all ends of all counts are as near. Where all come in about where their
 * voters sit, else the first that has room. */
static bool lay_near(fan *f, const werewolf_meeting *seen) {
    static const float about = 0.9f;
    int first = -1;

    for (int i = 0; i < SIZES; i++) {
        const bool fits = lay(f, seen, i, 0) >= 1.0f;
        if (fits && farthest(f, seen) < about) {
            return true;
        }
        first = fits && first < 0 ? i : first;
    }
    return first >= 0 && lay(f, seen, first, 0) >= 1.0f;
}

/* Many of the smallest ones, far off; the last ones one over the other by so much. */
static bool lay_far(fan *f, const werewolf_meeting *seen, float close) {
    for (int i = 0; i < FAR; i++) {
        if (lay(f, seen, SIZES - 1, i) >= (i < FAR - 1 ? 1.0f : close)) {
            return true;
        }
    }
    return false;
}

/* Where there is no room on the side of those who vote: a few beside it, a crowd farther off, else from anywhere. */
static void choose_size(fan *f) {
    static const float close = 0.6f, beside = 0.5f;
    enum { FEW = 5 };
    const float first = f->first, last = f->last;
    werewolf_meeting seen[WEREWOLF_SEATS];

    memcpy(seen, f->at, sizeof seen);
    if (lay_near(f, seen)) {
        return;
    }
    f->first = first - beside;
    f->last = last + beside;
    if (f->n <= FEW && lay_near(f, seen)) {
        return;
    }
    f->first = first;
    f->last = last;
    if (!lay_far(f, seen, close)) {
        f->first = -INFINITY;
        f->last = INFINITY;
        lay_far(f, seen, 1.0f);
    }
}

/* ---- from where ---- */

/* As the crow flies, and a little to one side: of two who name each other one thread lies above the other. */
static float angle_to(const fan *f, int seat) {
    static const float aside = 0.2f, far = 900.0f;
    const table_point m = table_middle(f->votes), p = table_middle(f->t->ring->plate[seat]);
    const float bent = aside * fminf(1.0f, table_apart(m, p) / far);

    return remainderf(atan2f(p.y - m.y, p.x - m.x) - f->axis - bent, 6.2831853f);
}

static void spread(fan *f, int to, uint32_t voters) {
    static const float inwards = 0.8f, outwards = 0.25f; /* of the outermost voters */
    const int seats = f->t->n;
    float first = INFINITY, last = -INFINITY;

    f->n = 0;
    for (int i = 1; i < seats; i++) {
        const int seat = (to + i) % seats;
        if (voters >> seat & 1) {
            const float angle = angle_to(f, seat);
            f->at[f->n++] = (werewolf_meeting){seat, 1, angle};
            first = fminf(first, angle);
            last = fmaxf(last, angle);
        }
    }
    f->first = first - (first < 0.0f ? outwards : inwards);
    f->last = last + (last > 0.0f ? outwards : inwards);
    choose_size(f);
}

/* ---- one beside the other ---- */

static bool runs_past(const werewolf_thread *way, ui_rect box, uint8_t lanes) {
    enum { POINTS = 24 };
    static const float air = 24.0f;
    const ui_rect near = ui_inset(box, -air - WEREWOLF_LANE * (float)lanes);
    bool past = false;

    for (int i = 0; i < way->bends * POINTS && !past; i++) {
        const table_point at = werewolf_thread_spot(way, i / POINTS, (float)(i % POINTS) / POINTS);
        past = at.x > near.x && at.x < near.x + near.w && at.y > near.y && at.y < near.y + near.h;
    }
    return past;
}

static void run_past(const werewolf_threads *t, int from, int to, const werewolf_thread *way, werewolf_lanes *lanes) {
    for (int seat = 0; seat < t->n; seat++) {
        const bool past = seat != from && seat != to && runs_past(way, t->ring->plate[seat], lanes->past[seat]);
        lanes->past[seat] = (uint8_t)(lanes->past[seat] + past);
    }
}

/* All ways, by seat. */
typedef struct {
    werewolf_thread way[WEREWOLF_SEATS];
    float size;
} all_ways;

/* All that they follow from. */
static uint64_t key_of(const fan *f, int to, uint32_t voters) {
    const werewolf_threads *t = f->t;
    const uint32_t numbers[] = {(uint32_t)to, voters, (uint32_t)t->n, t->landed, t->ui->rim != NULL};
    const ui_rect at[] = {f->votes, {0, 0, t->ui->width, t->ui->height}};
    uint64_t key = ui_found_key(0, numbers, sizeof numbers);

    key = ui_found_key(key, at, sizeof at);
    key = ui_found_key(key, &f->walls.frame, sizeof f->walls.frame);
    return ui_found_key(key, f->walls.all.at, (size_t)f->walls.all.n * sizeof f->walls.all.at[0]);
}

static werewolf_arrival arrival_at(const fan *f, float relative) {
    const float angle = f->axis + relative;

    return (werewolf_arrival){ui_inset(f->votes, f->rim - f->wide), {cosf(angle), sinf(angle)}};
}

/* The outer ones first, left and right: they run closest past plates. */
static void lay_outer_first(const fan *f, int to, all_ways *all) {
    werewolf_lanes lanes = {.beside = {NULL, NULL}};

    for (int k = 0; k < f->n; k++) {
        const werewolf_meeting *at = &f->at[k % 2 ? f->n - 1 - k / 2 : k / 2];
        const werewolf_arrival arrival = arrival_at(f, at->angle);
        werewolf_thread *way = &all->way[at->line];
        *way = werewolf_thread_of(f->t, &lanes, at->line, to, &arrival);
        run_past(f->t, at->line, to, way, &lanes);
        lanes.beside[k % 2] = way;
    }
}

static void find_all(fan *f, int to, uint32_t voters, all_ways *all) {
    const werewolf_lanes none = {.beside = {NULL, NULL}};

    spread(f, to, voters);
    if (f->room.until[PIECES] <= 0.0f && f->t->pointed != 0) { /* rather at another's head than on a plate */
        const werewolf_threads alone = werewolf_threads_alone(f->t);
        werewolf_find_walls(&alone, &none, -1, to, false, &f->walls);
        spread(f, to, voters);
    }
    lay_outer_first(f, to, all);
    all->size = f->size;
}

float werewolf_threads_to(const werewolf_threads *t, int to, uint32_t voters, werewolf_thread way[WEREWOLF_SEATS]) {
    const ui_rect votes = werewolf_total_place(t->ui, t->ring, to);
    const table_point m = table_middle(votes), middle = {t->ui->width / 2, t->ui->height / 2};
    const werewolf_lanes none = {.beside = {NULL, NULL}};
    fan f = {
        .t = t, .votes = votes, .axis = atan2f(middle.y - m.y, middle.x - m.x), .rim = werewolf_round_votes(votes)};
    all_ways all = {.size = 0.0f};

    werewolf_find_walls(t, &none, -1, to, false, &f.walls);
    const uint64_t key = key_of(&f, to, voters);
    if (!ui_found_find(t->ui->found, key, &all, sizeof all)) {
        find_all(&f, to, voters, &all);
        ui_found_keep(t->ui->found, key, &all, sizeof all);
    }
    memcpy(way, all.way, sizeof all.way);
    return all.size;
}
