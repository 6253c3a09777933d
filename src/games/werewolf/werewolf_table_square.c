/* Werewolf's square: where the people stand on it, and how. From the public part alone. */
#include <math.h>

#include "werewolf_table_public.h"
#include "werewolf_table_slide.h"

/* ---- who stands there ---- */

/* The rim that they stand on: an ellipse, or with fuller corners, so that its far side is straighter. */
typedef struct {
    ui_rect square;
    float full; /* 1: an ellipse */
} oval;

static float fuller(float at, float full) {
    return full == 1.0f ? at : copysignf(powf(fabsf(at), 1.0f / full), at);
}

/* A point of it, clockwise from its lowest point: part 0..1 of the turn. */
static void rim_point(const oval *r, float part, float *x, float *y) {
    const float angle = 1.5707963f + 6.2831853f * part;

    *x = r->square.x + r->square.w / 2 * (1 + fuller(cosf(angle), r->full));
    *y = r->square.y + r->square.h / 2 * (1 + fuller(sinf(angle), r->full));
}

/* Larger words, and the clock above them, need the square's middle. */
static bool needs_middle(const ui_frame *ui) {
    return ui_large_words(ui) && ui->height <= ui->width;
}

bool werewolf_is_crowd(const ui_frame *ui, int n) {
    return n > 12 && ui->height <= ui->width;
}

/* Beside the clock of a flat table discs leave them more room than plates do, and a crowd in any arc. */
static bool has_long_wings(const ui_frame *ui, const werewolf_ring *ring, int n) {
    return ui->rim != NULL && (ring->wings > 0.0f || werewolf_is_crowd(ui, n));
}

/* Half as wide as they may stand: well inside the plates beside them and their votes, or the words "to act". */
static float half_wide(const ui_frame *ui, const werewolf_ring *ring, int n, float top, float foot) {
    static const float below = 34.0f;                      /* what belongs to a plate stands at its middle */
    const float strip = ring->wings > 0.0f ? 42.0f : 0.0f; /* or above it */
    const bool tall = ui->height > ui->width;
    const float air = tall                       ? (n > 12 && ui->rim == NULL ? 50.0f : 8.0f)
                      : werewolf_is_crowd(ui, n) ? 100.0f
                      : needs_middle(ui)         ? 32.0f
                                                 : 40.0f;
    float half = ui->width * (tall ? 0.4f : has_long_wings(ui, ring, n) ? 0.42f : 0.32f);

    for (int i = 0; i < n; i++) {
        const ui_rect p = ring->plate[i];
        if (p.y - strip < foot && p.y + p.h > top) {
            const float own = werewolf_is_crowd(ui, n) && p.y + below > foot ? 8.0f : air;
            half = fminf(half, fabsf(p.x + p.w / 2 - ui->width / 2) - p.w / 2 - own);
        }
    }
    return half;
}

/* A wide table that lies is read across, where it is high enough for larger people. */
static bool reads_across(const ui_frame *ui, int n) {
    static const float lowest = 2.25f; /* its width to its height */

    return ui->rim != NULL && n <= 12 && ui->width > ui->height && ui->width < lowest * ui->height;
}

/* How large the one is who stands at this depth, 0 far, 1 near. */
static float size_at(const ui_frame *ui, int n, float near, float each) {
    const bool few = n <= 8 && !needs_middle(ui);
    const float across = reads_across(ui, n) ? 1.25f : 1.0f;
    const float least = n > 12 ? 48.0f : few ? 72.0f : 60.0f, size = across * (least + (few ? 20.0f : 14.0f) * near);

    return ui->height > ui->width ? fminf(size * 1.25f, each)
                                  : size; /* at the sides of a tall square they stand below each other */
}

/* Of that: smaller where need be, on long wings larger, as far as these have room. */
static float part_of_size(const ui_frame *ui, const werewolf_ring *ring, int n) {
    const float larger = has_long_wings(ui, ring, n) && !reads_across(ui, n) ? 1.7f : 1.0f;

    return larger * (1.0f - ring->smaller);
}

/* How much of the turn is open at each end. */
static float open_of(const ui_frame *ui, int n) {
    return werewolf_is_crowd(ui, n) ? 0.32f : ui_large_words(ui) ? 0.25f : 0.2f;
}

/* How far the village's foot lies below where it is on a frame of the picture's own shape: of a wider one the
 * picture, which covers it from its upper edge, is larger. */
static float village_sinks(const ui_frame *ui) {
    const bool tall = ui->height > ui->width;
    const float w = tall ? 800.0f : 1280.0f, h = tall ? 1280.0f : 800.0f, foot = tall ? 435.0f : 350.0f;

    return foot * (fmaxf(ui->width / w, ui->height / h) - ui->height / h);
}

/* Before the houses, but not above their doors: there the farthest stand on air. Of a wide frame. */
static float highest(const ui_frame *ui) {
    static const float doors = 0.045f; /* of the frame's height */

    return 350.0f * ui->height / 800.0f + village_sinks(ui) - doors * ui->height;
}

/* It reaches from the village's foot to beside the buttons, without an apron lower; of the frame's height. */
static oval oval_of(const ui_frame *ui, const werewolf_ring *ring, int n) {
    const bool tall = ui->height > ui->width, large = needs_middle(ui), arc = werewolf_is_crowd(ui, n);
    /* A crowd stands in a flat arc, in which nobody is before another one, close to the houses, off the clock. */
    const float usual = ui->height * (tall ? 0.18f : arc ? 0.15f : 0.14f), full = large && !arc ? 1.7f : 1.0f;
    const float turn = 6.2831853f * open_of(ui, n);
    const float middle = ui->height * (tall ? 0.52f : large ? 0.557f : 0.577f);
    const float end = fuller(cosf(turn), full);
    /* The clock above an apron leaves them to go so far with it; beside it they go further. */
    const float goes = ui->rim != NULL      ? 1.0f
                       : ring->wings > 0.0f ? 0.8f
                       : ui_large_words(ui) ? 0.0f
                                            : fmaxf(0.0f, 0.6f - ring->smaller);
    const float usual_top = middle - usual + goes * village_sinks(ui),
                top = ring->smaller > 0.0f || ring->wings > 0.0f ? fmaxf(usual_top, highest(ui)) : usual_top,
                flat = ui->height * (large ? 0.03f : 0.088f);
    const float lowest = (arc ? top + flat : middle + usual * end) + (ui->rim != NULL ? ui->height * 0.09f : 0.0f);
    /* An arc grows flatter first: its ends are what meets the speakers' numbers. */
    const float foot = top + (lowest - top) * (1.0f - (arc ? 2.0f : 1.0f) * ring->smaller);
    const float ry = (foot - top) / (1.0f + end);
    const float most = part_of_size(ui, ring, n) * size_at(ui, n, 1.0f, 100.0f) / 2, mx = ui->width / 2;
    const float widest = arc ? sinf(turn) : 1.0f; /* its ends are not the rim's */
    const float rx = (half_wide(ui, ring, n, top - most, foot) - most) / widest;

    return (oval){{mx - rx, top, 2 * rx, 2 * ry}, full};
}

/* Many stand in rows on a tall square, whose sides would hide them behind each other. */
static bool in_rows(const ui_frame *ui, int n) {
    return n > 8 && ui->height > ui->width;
}

/* How they stand there: so many rows, each bent round the square's middle. */
typedef struct {
    int rows;
    float step, farthest, grows; /* from one to the next; how large the farthest ones are, and the nearer ones more */
    float deep, bend;            /* from row to row, and of its ends, of the frame's height */
    float aisle;                 /* on both sides of the middle, of a step */
    int longest;                 /* so many stand in that row at most: all rows are bent alike */
} square_rows;

static square_rows rows_of(int n) {
    static const square_rows few = {2, 54.0f, 86.0f, 8.0f, 0.12f, 0.022f, 0.2f, 0},
                             many = {4, 62.0f, 58.0f, 4.0f, 0.058f, 0.0f, 0.2f, 0};

    return n > 12 ? many : few;
}

/* The signs of the two in the middle are beside each other. Discs leave a flat table more room than plates do: they
 * stand larger there, and the rows further apart. */
static square_rows rows_in(const ui_frame *ui, float wide, int n) {
    static const float air = 4.0f;
    square_rows r = rows_of(n);
    const float most = n > 12 ? 1.35f : 1.5f, apart = n > 12 ? 1.2f : 1.1f;
    const int longest = 2 * (((n + 1) / 2 + r.rows - 1) / r.rows);
    r.longest = longest;
    const float nearest = r.farthest + r.grows * (float)(r.rows - 1), pair = nearest + air;

    if (ui->rim == NULL && pair > r.step * (1.0f + 2.0f * r.aisle)) { /* no closer to the plates for that */
        r.step = fminf(r.step, (wide - pair) / (float)(longest - 2));
    }
    r.aisle = fmaxf(r.aisle, (pair / r.step - 1.0f) / 2);
    if (ui->rim == NULL) {
        return r;
    }
    const float step = wide / ((float)longest - 1.0f + 2.0f * r.aisle);
    const float more = fmaxf(1.0f, fminf(step / r.step, most));
    r.step *= more;
    r.farthest *= more;
    r.grows *= more;
    r.deep *= fminf(more, apart);
    return r;
}

/* Each on the own half of a row and in the order of the plates: who sits lowest stands nearest. */
static ui_rect place_in_row(const ui_frame *ui, ui_rect square, int n, int seat) {
    const square_rows r = rows_in(ui, square.w, n);
    const float aisle = r.step * r.aisle;
    const int half[2] = {(n + 1) / 2, n / 2}, rank = seat == 0 ? n - 1 : seat - 1, right = rank >= half[0];
    int at = right ? n - 1 - rank : rank, row = 0, in_row[2];

    for (;; row++) { /* from the nearest one; the farther ones are the fuller */
        for (int side = 0; side < 2; side++) {
            in_row[side] = half[side] / r.rows + (row >= r.rows - half[side] % r.rows);
        }
        if (at < in_row[right]) {
            break;
        }
        at -= in_row[right];
    }
    const int all = in_row[0] + in_row[1], column = right ? all - 1 - at : at, behind = r.rows - 1 - row;
    const float size = r.farthest + r.grows * (float)behind, off = (float)column - (float)(all - 1) / 2;
    const float x = ui->width / 2 + off * r.step + (right ? aisle : -aisle),
                end = 2.0f * off / (float)(r.longest - 1);
    const float foot = square.y + ((float)behind * r.deep + r.bend * end * end) * ui->height;
    return (ui_rect){x - size / 2, foot - size, size, size};
}

/* They stand in a horseshoe, equally far from each other; it is open below, where the buttons are, the more the
 * larger these are. */
enum { STEPS = 96 };
typedef struct {
    oval rim;
    float open, way[STEPS + 1]; /* how far it is to each step */
    float wing;                 /* how long each half of it is */
    float size;                 /* of theirs, as part of the usual one */
    int n;
} horseshoe;

static void horseshoe_of(const ui_frame *ui, const werewolf_ring *ring, int n, horseshoe *h) {
    float x0, y0, x, y;

    *h = (horseshoe){.rim = oval_of(ui, ring, n), .open = open_of(ui, n), .size = part_of_size(ui, ring, n), .n = n};
    rim_point(&h->rim, h->open, &x0, &y0);
    for (int k = 1; k <= STEPS; k++) {
        rim_point(&h->rim, h->open + (1 - 2 * h->open) * (float)k / STEPS, &x, &y);
        h->way[k] = h->way[k - 1] + hypotf(x - x0, y - y0);
        h->wing = x <= ui->width / 2 - ring->wings ? h->way[k] : h->wing;
        x0 = x;
        y0 = y;
    }
    h->wing = ring->wings > 0.0f ? h->wing : h->way[STEPS] / 2;
}

static ui_rect person_on(const ui_frame *ui, const horseshoe *h, int seat) {
    if (in_rows(ui, h->n)) {
        return place_in_row(ui, h->rim.square, h->n, seat);
    }
    const float along = ((float)(seat == 0 ? h->n : seat) - 0.5f) / (float)h->n * 2 * h->wing;
    const float place = along > h->wing ? along + h->way[STEPS] - 2 * h->wing : along;
    float x, y;
    int i = 1;

    while (i < STEPS && h->way[i] < place) {
        i++;
    }
    const float beyond = (place - h->way[i - 1]) / fmaxf(h->way[i] - h->way[i - 1], 0.01f);
    rim_point(&h->rim, h->open + (1 - 2 * h->open) * ((float)(i - 1) + beyond) / STEPS, &x, &y);
    const float near = (y - h->rim.square.y) / h->rim.square.h;
    const float size = h->size * size_at(ui, h->n, near, h->way[STEPS] / (float)h->n);
    return (ui_rect){x - size / 2, y - size, size, size};
}

void werewolf_people(const ui_frame *ui, const werewolf_ring *ring, int n, ui_rect at[WEREWOLF_SEATS]) {
    horseshoe h;

    horseshoe_of(ui, ring, n, &h); /* a thousand powers: once for all */
    for (int seat = 0; seat < n; seat++) {
        at[seat] = person_on(ui, &h, seat);
    }
}

void werewolf_draw_paper(ui_draw *d, const char *name, ui_rect at, ui_colour rim, float seen) {
    if (d->ui->high_contrast || seen < 1.0f) { /* what fades would show it through */
        ui_figure(d, name, at, ui_fade(UI_INK_950, seen));
        return;
    }
    ui_figure(d, name, (ui_rect){at.x, at.y - 2.2f, at.w, at.h}, ui_fade(rim, seen));
    ui_figure(d, name, at, ui_fade(UI_INK_950, seen));
}

static void draw_on_square(const werewolf_look *look, const char *name, ui_rect at, ui_colour rim, float seen) {
    if (look->d->ui->high_contrast) { /* on black */
        ui_figure(look->d, name, at, ui_fade(ui_theme(look->d->ui, UI_PAPER_100), seen));
    } else {
        werewolf_draw_paper(look->d, name, at, rim, seen);
    }
}

const char *werewolf_folk(int seat, bool turned) {
    static const char *const name[][2] = {{"folk_1", "folk_1_turned"},
                                          {"folk_2", "folk_2_turned"},
                                          {"folk_3", "folk_3_turned"},
                                          {"folk_4", "folk_4_turned"}};

    return name[seat % 4][turned];
}

/* The same with a hand up. */
static const char *raised(int seat, bool turned) {
    static const char *const name[][2] = {{"raised_1", "raised_1_turned"},
                                          {"raised_2", "raised_2_turned"},
                                          {"raised_3", "raised_3_turned"},
                                          {"raised_4", "raised_4_turned"}};

    return name[seat % 4][turned];
}

static bool stands_right(const ui_frame *ui, ui_rect at) {
    return at.x + at.w / 2 > ui->width / 2;
}

/* Beside the feet, towards the middle: they stand where there is room, not always nearest to their own plate. Of a
 * crowd below the feet, where there is room: the next one stands beside these. */
ui_rect werewolf_sign_of(const ui_frame *ui, const werewolf_ring *ring, int n, ui_rect at) {
    static const float ground = 0.97f;
    const float size = ring->bare ? 0.0f : fmaxf(20.0f, at.w * 0.36f);

    if (werewolf_is_crowd(ui, n)) {
        return (ui_rect){at.x + (at.w - size) / 2, at.y + ground * at.h, size, size};
    }

    return (ui_rect){stands_right(ui, at) ? at.x : at.x + at.w - size, at.y + at.h - size, size, size};
}

ui_rect werewolf_body_of(ui_rect person) {
    return ui_centre(person, person.w * 0.5f, person.h);
}

/* seen: as much as whose it is. Below threads it goes twice as fast: half a sign is read for another. */
static void draw_sign(const werewolf_look *look, const werewolf_ring *ring, ui_rect at, int seat, float seen) {
    const ui_rect sign = werewolf_sign_of(look->d->ui, ring, look->pub->n, at);
    const float left = sign.w > 0.0f ? 2.0f * seen - 1.0f : 0.0f;

    if (left >= 1.0f) {
        ui_seat_emblem(look->d, sign, &look->t->seat[seat]);
    } else if (left > 0.0f) {
        ui_group_faded(look->d, sign, left);
        ui_seat_emblem(look->d, sign, &look->t->seat[seat]);
        ui_group_end(look->d);
    }
}

bool werewolf_meets_people(const ui_frame *ui, const werewolf_ring *ring, int n, ui_rect block) {
    horseshoe h;

    horseshoe_of(ui, ring, n, &h);
    for (int seat = 0; seat < n; seat++) {
        const ui_rect at = person_on(ui, &h, seat), body = werewolf_body_of(at);
        if (ui_meet(body, block) || ui_meet(werewolf_sign_of(ui, ring, n, at), block)) {
            return true;
        }
    }
    return false;
}

bool werewolf_people_crowd(const ui_frame *ui, const werewolf_ring *ring, int n) {
    ui_rect at[WEREWOLF_SEATS];
    horseshoe h;

    horseshoe_of(ui, ring, n, &h);
    for (int i = 1; i <= n; i++) { /* the first seat's stands last */
        at[i - 1] = person_on(ui, &h, i % n);
        if (at[i - 1].y + at[i - 1].h < highest(ui) ||
            (i > 1 && ui_meet(werewolf_body_of(at[i - 1]), werewolf_body_of(at[i - 2])))) {
            return true;
        }
    }
    return false;
}

float werewolf_between_people(const ui_frame *ui, const werewolf_ring *ring, int n, float top, float foot) {
    float half = ui->width / 2;
    horseshoe h;

    horseshoe_of(ui, ring, n, &h);
    for (int seat = 0; seat < n; seat++) {
        const ui_rect at = person_on(ui, &h, seat), sign = werewolf_sign_of(ui, ring, n, at);
        const float body = fabsf(at.x + at.w / 2 - ui->width / 2) - at.w * 0.25f;
        const float feet = fabsf(sign.x + sign.w / 2 - ui->width / 2) - sign.w / 2;
        if (at.y < foot && fmaxf(at.y + at.h, sign.y + sign.h) > top) {
            half = fminf(half, fminf(body, feet));
        }
    }
    return fmaxf(0.0f, half);
}

/* Larger; from a tall square's side, where the next one stands right behind, into its middle; down: nearer. */
static ui_rect stepped_forward(const ui_frame *ui, int n, ui_rect at, float larger, float aside, float down) {
    static const float sink = 0.05f, far_out = 1.2f, air = 10.0f;
    const float w = larger * at.w, h = larger * at.h;
    ui_rect out = {at.x + (at.w - w) / 2 + aside * at.w, at.y + (1.0f + sink + down) * at.h - h, w, h};

    if (ui->height > ui->width && !in_rows(ui, n)) {
        const float off = ui->width / 2 - at.x - at.w / 2;            /* no further than to the middle */
        const float clock = (werewolf_clock_width(ui) + w) / 2 + air; /* off it, whoever stands as low */
        const float most = out.y + h > ui->height * WEREWOLF_SILL ? fmaxf(0.0f, fabsf(off) - clock) : fabsf(off);
        out.x += copysignf(fminf(far_out * at.w, most), off);
    }
    return out;
}

/* Larger where it stands, as far as those beside it leave room: a crowd stands in one line. */
static ui_rect with_hand_up(const ui_frame *ui, int n, ui_rect at) {
    static const float sink = 0.05f, tall = 1.2f, few = 1.45f, crowd = 1.75f;
    const float larger = ui->height > ui->width ? tall : werewolf_is_crowd(ui, n) ? crowd : few;
    const float w = larger * at.w, h = larger * at.h;

    return (ui_rect){at.x + (at.w - w) / 2, at.y + (1.0f + sink) * at.h - h, w, h};
}

static bool meets_others(const ui_frame *ui, const werewolf_ring *ring, const ui_rect people[WEREWOLF_SEATS], int n,
                         int seat, ui_rect at) {
    static const float air = 3.0f;
    const ui_rect own[] = {ui_inset(werewolf_body_of(at), -air), ui_inset(werewolf_sign_of(ui, ring, n, at), -air)};

    for (int other = 0; other < n; other++) {
        const ui_rect body = werewolf_body_of(people[other]), sign = werewolf_sign_of(ui, ring, n, people[other]);
        for (int i = 0; i < 2 && other != seat; i++) {
            if (ui_meet(own[i], body) || ui_meet(own[i], sign)) {
                return true;
            }
        }
    }
    return false;
}

/* How much nearer they may come: on a tall square as far as the nearest one stands. */
static float room_before(const ui_frame *ui, const ui_rect people[WEREWOLF_SEATS], int n, int seat) {
    float foot = 0.0f;

    for (int other = 0; other < n; other++) {
        foot = fmaxf(foot, people[other].y + people[other].h);
    }
    return ui->height > ui->width ? (foot - people[seat].y - people[seat].h) / people[seat].h : 0.0f;
}

/* Whoever speaks, as large as there is room beside the others for, a little aside where need be, on a tall square
 * rather nearer. */
static ui_rect speaks_at(const ui_frame *ui, const werewolf_ring *ring, const ui_rect people[WEREWOLF_SEATS], int n,
                         int seat) {
    static const float most = 1.45f, less = 0.1f, step = 0.12f, nearer = 0.25f;
    enum { SIZES = 4, ASIDE = 7 };
    const float first = werewolf_is_crowd(ui, n) ? most - 1.5f * less : most; /* between neighbours and buttons */
    const int downs = 1 + (int)(room_before(ui, people, n, seat) / nearer);

    for (int k = 0; k < SIZES * downs; k++) {
        const int smaller = k / downs, closer = k % downs;
        const float larger = first - less * (float)smaller, down = nearer * (float)closer;
        for (int i = 0; i < ASIDE; i++) {
            const int steps = (i + 1) / 2;
            const float aside = step * (float)steps * (i % 2 ? 1.0f : -1.0f);
            const ui_rect at =
                stepped_forward(ui, n, people[seat], larger, stands_right(ui, people[seat]) ? aside : -aside, down);
            if (!meets_others(ui, ring, people, n, seat, at)) {
                return at;
            }
        }
    }
    return stepped_forward(ui, n, people[seat], first, 0.0f, 0.0f);
}

/* Who has burst is told to be gone without a picture of it: there the stone is set while that is said. */
static bool lies_buried(const werewolf_look *look, int seat) {
    const nt_event *e = &look->t->event;

    return !look->pub->alive[seat] || (look->t->part < 1.0f && e->kind == WEREWOLF_EV_DEATH &&
                                       e->arg[1] == WEREWOLF_OUT_EXPLODE && e->arg[0] == seat);
}

/* lit: 1, or less while they make way for threads. */
static void draw_person(const werewolf_look *look, const werewolf_ring *ring, const ui_rect people[WEREWOLF_SEATS],
                        int seat, float seen, float lit) {
    const werewolf_pub *pub = look->pub;
    ui_rect at = people[seat];
    const float forward = werewolf_steps_forward(look, seat);
    const ui_colour own = ui_seat_colour[look->t->seat[seat].colour % UI_SEAT_COLOURS];

    if (lies_buried(look, seat)) {
        const float s = reads_across(look->d->ui, pub->n) ? 48.0f : 38.0f;
        const ui_rect tomb = {at.x + (at.w - s) / 2, at.y + at.h - s, s, s};
        draw_on_square(look, werewolf_out_sign(pub, seat), tomb, UI_INK_500, lit);
        draw_sign(look, ring, ui_inset(tomb, -s * 0.12f), seat, lit);
        return;
    }
    const bool crowd = werewolf_is_crowd(look->d->ui, pub->n) && pub->step == WEREWOLF_STEP_DECLARE;
    if (forward > 0.0f && !crowd && !in_rows(look->d->ui, pub->n)) { /* in rows it would cover neighbours' signs */
        at = motion_between(at, speaks_at(look->d->ui, ring, people, pub->n, seat), forward);
    }
    const bool up = werewolf_hands_stand(look) && werewolf_hand_up(look, seat);
    const float hand = werewolf_hand_raised(look, seat);
    if (up) {
        at = motion_between(at, with_hand_up(look->d->ui, pub->n, at), hand);
    }
    const bool right = stands_right(look->d->ui, at);
    seen *= lit;
    if (seen > 0.0f) {
        draw_on_square(look, up && hand > 0.5f ? raised(seat, right) : werewolf_folk(seat, right), at,
                       up || werewolf_lit(look, seat) ? UI_LANTERN : own, seen);
        draw_sign(look, ring, at, seat, seen);
    }
}

void werewolf_draw_people(const werewolf_look *look, const werewolf_ring *ring, float seen) {
    const int n = look->pub->n;
    const float lit = werewolf_people_seen(look);
    ui_rect at[WEREWOLF_SEATS] = {{0}};

    if (lit <= 0.0f) {
        return;
    }
    werewolf_people(look->d->ui, ring, n, at);
    for (int step = 0; step <= n / 2; step++) { /* from the far side to the near one */
        const int left = n / 2 - step, right = n - left;
        if (left >= 0) {
            draw_person(look, ring, at, left, seen, lit);
        }
        if (right < n && right != left) {
            draw_person(look, ring, at, right, seen, lit);
        }
    }
}
