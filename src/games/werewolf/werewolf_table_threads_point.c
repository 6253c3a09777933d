/* While words and buttons stand in the middle no thread crosses it: each ballot is a short arrow at its voter's plate
 * that points straight at whom it is for. All are as long, unless something is in the way. */
#include <math.h>

#include "ui/found.h"
#include "werewolf_table_threads.h"

static const float whole = 92.0f, head_size = 0.86f;

/* ---- what one may not lie on ---- */

typedef struct {
    ui_rect at;
    bool round;
} thing;
enum { SIGNS = 4, EACH = 2 + SIGNS + 1, THINGS = EACH * WEREWOLF_SEATS + WEREWOLF_BLOCKS };

/* A seat's plate, the votes that lie at it (w 0: it has none), and where these would be; round signs at them: emblem,
 * or the discs of a disc, and what says that it has voted. */
typedef struct {
    thing plate, votes;
    table_point number;
    ui_rect sign[SIGNS];
    int signs;
} place;

typedef struct {
    werewolf_thread way;
    float costs;
} choice;

/* One arrow that is looked for. */
typedef struct {
    const werewolf_pointing *p;
    const place *seat;
    const werewolf_all_threads *laid;
    thing at[THINGS]; /* of others, and what reaches over the voter's own plate */
    int n, from, to;
    table_point natural; /* where the line to whom it is for leaves the plate */
    choice best;
} search;

/* What is out of reach is left out. */
static void add_thing(search *s, ui_rect at, bool round) {
    static const float air = 60.0f;

    if (at.w > 0 && ui_meet(at, ui_inset(s->seat[s->from].plate.at, -whole - air))) {
        s->at[s->n++] = (thing){at, round};
    }
}

static void find_things(search *s) {
    static const float clear = 8.0f; /* nobody points at what is pressed or read */
    const werewolf_pointing *p = s->p;

    for (int seat = 0; seat < p->n; seat++) {
        if (seat != s->from) {
            add_thing(s, s->seat[seat].plate.at, s->seat[seat].plate.round);
            add_thing(s, s->seat[seat].votes.at, true);
        }
        for (int i = 0; i < s->seat[seat].signs; i++) {
            add_thing(s, s->seat[seat].sign[i], true);
        }
        add_thing(s, p->cue[seat], false);
    }
    for (int i = 0; i < WEREWOLF_BLOCKS; i++) {
        add_thing(s, p->block[i].w > 0 ? ui_inset(p->block[i], -clear) : p->block[i], false);
    }
}

/* How far off it a spot is; less than 0 within. */
static float off_thing(const thing *t, table_point at) {
    const table_point m = table_middle(t->at);
    const float x = fabsf(at.x - m.x) - t->at.w / 2, y = fabsf(at.y - m.y) - t->at.h / 2;

    if (t->at.w <= 0.0f) {
        return INFINITY;
    }
    return t->round ? table_apart(at, m) - t->at.w / 2 : x > 0 && y > 0 ? sqrtf(x * x + y * y) : fmaxf(x, y);
}

static float off_seat(const search *s, int seat, table_point at) {
    return fminf(off_thing(&s->seat[seat].plate, at), off_thing(&s->seat[seat].votes, at));
}

static float off_arrow(const werewolf_thread *way, table_point at) {
    const table_point a = way->way[0], b = way->way[2];
    const float x = b.x - a.x, y = b.y - a.y, all = fmaxf(x * x + y * y, 1.0f);
    const float part = fmaxf(0.0f, fminf(1.0f, ((at.x - a.x) * x + (at.y - a.y) * y) / all));

    return table_apart(at, (table_point){a.x + part * x, a.y + part * y});
}

/* The nearest of all but the voter's own plate and votes, and of the frame's edges. */
static float off_all(const search *s, table_point at) {
    static const float wide = 8.0f; /* of an arrow, to each side */
    const ui_frame *ui = s->p->ui;
    float off = fminf(fminf(at.x, ui->width - at.x), fminf(at.y, ui->height - ui_apron_height(ui) - at.y));

    for (int i = 0; i < s->n; i++) {
        off = fminf(off, off_thing(&s->at[i], at));
    }
    for (int seat = 0; seat < s->p->n; seat++) {
        const werewolf_thread *way = &s->laid->way[seat];
        off = way->bends > 0 ? fminf(off, off_arrow(way, at) - wide) : off;
    }
    return off;
}

/* ---- one arrow ---- */

static const float step = 4.0f;

typedef struct {
    table_point begin, ray;
} start;

static table_point along(const start *from, float by) {
    return (table_point){from->begin.x + by * from->ray.x, from->begin.y + by * from->ray.y};
}

/* How long it may be there: it leaves the voter's own plate and votes, and its head is wider than where it begins. */
static float free_length(const search *s, const start *from) {
    static const float thin = 6.0f, wide = 13.0f, widens = 0.3f, leaves = 0.16f;
    static const float head = 22.0f, half_head = 10.0f, rounding = 0.01f;
    float length = 0.0f, beside_own = 0.0f;

    for (int i = 0; i <= (int)(whole / step); i++) {
        const float by = step * (float)i;
        const table_point at = along(from, by);
        const float own = off_seat(s, s->from, at);
        if (own < fminf(wide, leaves * by) - rounding || off_all(s, at) < fminf(wide, thin + widens * by)) {
            break;
        }
        beside_own = own < half_head ? by : beside_own;
        length = by;
    }
    return length < beside_own + head ? 0.0f : length;
}

/* Whether it points over somebody else near by, who would seem to be meant. */
static bool points_over(const search *s, const start *from, float length, float far) {
    bool over = false;

    for (int i = 0; 2 * step * (float)i < fminf(far - length, whole) && !over; i++) {
        const table_point at = along(from, length + 2 * step * (float)i);
        for (int seat = 0; seat < s->p->n; seat++) {
            over |= seat != s->to && off_seat(s, seat, at) < 0.0f;
        }
    }
    return over;
}

static void offer(search *s, const start *from, float far, float costs) {
    static const float least = 52.0f, shorter = 2.4f, too_short = 5.0f, over = 0.35f;
    static const float slanting = 0.7f, near = 20.0f; /* along its own plate */

    if (costs >= s->best.costs) {
        return;
    }
    const float length = free_length(s, from);
    const float leaves = (off_seat(s, s->from, along(from, near)) - off_seat(s, s->from, from->begin)) / near;
    costs += slanting * (1.0f - leaves) * (1.0f - leaves);
    costs += shorter * (1.0f - length / whole) + too_short * fmaxf(0.0f, 1.0f - length / least);
    costs += costs < s->best.costs && points_over(s, from, length, far) ? over : 0.0f;
    if (length > 0.0f && costs < s->best.costs) {
        const werewolf_thread way = {.way = {from->begin, along(from, length / 2), along(from, length)}, .bends = 1};
        s->best = (choice){way, costs};
    }
}

/* There it would be somebody else's. */
static bool is_nearer_to_another(const search *s, table_point begin) {
    const float own = off_seat(s, s->from, begin);
    bool nearer = false;

    for (int seat = 0; seat < s->p->n; seat++) {
        nearer |= off_seat(s, seat, begin) < own;
    }
    return nearer;
}

/* From this spot towards the votes of whom it is for, or this one's plate: rather near where one would look for it,
 * in about the direction that its voter sees, and on the plate's inner side. */
static void offer_aims(search *s, table_point begin, float costs) {
    static const float shift = 0.009f, turn = 0.5f, outside = 0.012f, end = 0.15f;
    const ui_frame *ui = s->p->ui;
    const ui_rect plate = s->seat[s->to].plate.at;
    const table_point own = table_middle(s->seat[s->from].plate.at), m = table_middle(plate);
    const table_point votes = s->seat[s->to].number;
    const table_point middle = {ui->width / 2, (ui->height - ui_apron_height(ui)) / 2};
    const table_point aim[] = {votes, m, {plate.x + plate.w * end, m.y}, {plate.x + plate.w * (1.0f - end), m.y}};
    const float line = atan2f(votes.y - own.y, votes.x - own.x);

    costs += shift * table_apart(begin, s->natural) +
             outside * fmaxf(0.0f, table_apart(begin, middle) - table_apart(own, middle));
    if (costs >= s->best.costs || is_nearer_to_another(s, begin)) {
        return;
    }
    for (size_t i = 0; i < sizeof aim / sizeof aim[0]; i++) {
        const float far = table_apart(begin, aim[i]);
        const start from = {begin, {(aim[i].x - begin.x) / far, (aim[i].y - begin.y) / far}};
        const float turned = fabsf(remainderf(atan2f(from.ray.y, from.ray.x) - line, 6.2831853f));
        offer(s, &from, far, costs + turn * turned);
    }
}

/* Along all edges of a plate, so far off them. */
static void from_edges(search *s, float off, float costs) {
    static const float each = 9.0f, corner = 6.0f;
    const ui_rect at = s->seat[s->from].plate.at, in = ui_inset(at, corner), out = ui_inset(at, -off);

    for (int i = 0; i <= (int)(in.w / each); i++) {
        const float x = in.x + each * (float)i;
        offer_aims(s, (table_point){x, out.y}, costs);
        offer_aims(s, (table_point){x, out.y + out.h}, costs);
    }
    for (int i = 0; i <= (int)(in.h / each); i++) {
        const float y = in.y + each * (float)i;
        offer_aims(s, (table_point){out.x, y}, costs);
        offer_aims(s, (table_point){out.x + out.w, y}, costs);
    }
}

/* All round a disc. */
static void from_rim(search *s, ui_rect disc, float off, float costs) {
    enum { SPOTS = 36 };
    const table_point m = table_middle(disc);

    for (int i = 0; i < SPOTS; i++) {
        const float angle = 6.2831853f * (float)i / SPOTS, r = disc.w / 2 + off;
        offer_aims(s, (table_point){m.x + r * cosf(angle), m.y + r * sinf(angle)}, costs);
    }
}

/* At the plate, or before the votes that lie at it; beside them where it leads along a row of plates. */
static werewolf_thread pointer(const werewolf_pointing *p, const place seat[], const werewolf_all_threads *laid,
                               int from, int to) {
    static const float offs[] = {0.0f, 10.0f, 20.0f, 30.0f}, aside = 0.045f;
    static const float rim = 6.0f, beyond = 0.2f;
    const thing plate = seat[from].plate, votes = seat[from].votes;
    search s = {.p = p, .seat = seat, .laid = laid, .from = from, .to = to};

    s.best.costs = INFINITY;
    s.natural = werewolf_edge_towards(plate.at, seat[to].number);
    find_things(&s);
    for (size_t i = 0; i < sizeof offs / sizeof offs[0]; i++) {
        const float off = offs[i];
        if (plate.round) {
            from_rim(&s, plate.at, off, aside * off);
        } else {
            from_edges(&s, off, aside * off);
        }
        if (votes.at.w > 0) {
            from_rim(&s, votes.at, rim + off, beyond + aside * off);
        }
    }
    return s.best.way;
}

/* ---- all of them ---- */

static void find_signs(const werewolf_pointing *p, int seat, place *at) {
    const ui_rect plate = p->ring->plate[seat];

    if (p->marked >> seat & 1) {
        at->sign[at->signs++] = werewolf_mark_place(p->ui, p->ring, seat);
    }
    if (p->half >> seat & 1) {
        at->sign[at->signs++] = werewolf_half_place(p->ui, werewolf_total_place(p->ui, p->ring, seat), plate);
    }
    if (p->ui->rim == NULL) {
        at->sign[at->signs++] = werewolf_emblem_over(plate, p->ring->wide);
    } else {
        at->sign[at->signs++] = werewolf_disc_corner(plate, false, false);
        at->sign[at->signs++] = werewolf_disc_corner(plate, true, false);
    }
}

static void find_places(const werewolf_pointing *p, place seat[]) {
    for (int i = 0; i < p->n; i++) {
        const ui_rect votes = werewolf_total_place(p->ui, p->ring, i), none = {0};
        seat[i] = (place){.plate = {p->ring->plate[i], p->ui->rim != NULL},
                          .votes = {p->landed >> i & 1 ? votes : none, true},
                          .number = table_middle(votes)};
        find_signs(p, i, &seat[i]);
    }
}

/* Of these seats the one whose arrow leads to the nearest: takes it away, or returns -1. */
static int take_nearest(const werewolf_pointing *p, const werewolf_all_threads *all, uint32_t *left, int *named) {
    float least = INFINITY;
    int from = -1;

    for (int i = 0; i < p->n * p->n; i++) {
        const int seat = i % p->n, to = i / p->n;
        const float far = table_apart(table_middle(p->ring->plate[seat]), table_middle(p->ring->plate[to]));
        if ((*left & all->to[to]) >> seat & 1 && seat != to && far < least) {
            least = far;
            from = seat;
            *named = to;
        }
    }
    *left &= from >= 0 ? ~((uint32_t)1 << from) : 0;
    return from;
}

/* All that they follow from. */
static uint64_t key_of(const werewolf_pointing *p, const werewolf_all_threads *all) {
    const uint32_t numbers[] = {(uint32_t)p->n, p->landed, p->half, p->marked, p->ui->rim != NULL, p->ring->wide};
    const float frame[] = {p->ui->width, p->ui->height, ui_apron_height(p->ui)};
    uint64_t key = ui_found_key(0, numbers, sizeof numbers);

    key = ui_found_key(key, frame, sizeof frame);
    key = ui_found_key(key, p->block, sizeof p->block);
    key = ui_found_key(key, p->cue, sizeof p->cue);
    key = ui_found_key(key, p->ring->plate, sizeof p->ring->plate);
    return ui_found_key(key, all->to, sizeof all->to);
}

/* Neighbours, who have the least room, first. */
void werewolf_find_pointers(const werewolf_pointing *p, werewolf_all_threads *all) {
    const uint64_t key = key_of(p, all);
    place seat[WEREWOLF_SEATS];
    uint32_t left = ~(uint32_t)0;

    if (ui_found_find(p->ui->found, key, all, sizeof *all)) {
        return;
    }
    find_places(p, seat);
    for (int to = 0, from; (from = take_nearest(p, all, &left, &to)) >= 0;) {
        all->way[from] = pointer(p, seat, all, from, to);
        all->size[to] = head_size;
    }
    ui_found_keep(p->ui->found, key, all, sizeof *all);
}
