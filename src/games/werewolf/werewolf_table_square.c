/* Werewolf's square: the people who stand on it, and the slides on which a death, an exile and a shot are seen. From
 * the public part alone; a slide and its time follow from the kind of event. */
#include <math.h>
#include <stdio.h>

#include "ui/cut.h"
#include "werewolf_table.h"

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

static bool is_crowd(const ui_frame *ui, int n) {
    return n > 12 && ui->height <= ui->width;
}

/* Half as wide as they may stand: well inside the plates beside them and their votes, or the words "to act". */
static float half_wide(const ui_frame *ui, const werewolf_ring *ring, int n, float top, float foot) {
    static const float below = 34.0f; /* what belongs to a plate stands at its middle */
    const bool tall = ui->height > ui->width;
    const float air = tall ? (n > 12 ? 50.0f : 8.0f) : is_crowd(ui, n) ? 100.0f : needs_middle(ui) ? 32.0f : 40.0f;
    float half = ui->width * (tall ? 0.4f : 0.32f);

    for (int i = 0; i < n; i++) {
        const ui_rect p = ring->plate[i];
        if (p.y < foot && p.y + p.h > top) {
            const float own = is_crowd(ui, n) && p.y + below > foot ? 8.0f : air;
            half = fminf(half, fabsf(p.x + p.w / 2 - ui->width / 2) - p.w / 2 - own);
        }
    }
    return half;
}

/* How large the one is who stands at this depth, 0 far, 1 near. */
static float size_at(const ui_frame *ui, int n, float near, float each) {
    const bool few = n <= 8 && !needs_middle(ui);
    const float least = n > 12 ? 48.0f : few ? 72.0f : 60.0f, size = least + (few ? 20.0f : 14.0f) * near;

    return ui->height > ui->width ? fminf(size * 1.25f, each)
                                  : size; /* at the sides of a tall square they stand below each other */
}

/* The largest crowd stands in a flat arc, in which nobody is before another one. */
static bool is_flat(const ui_frame *ui, int n) {
    return n > 16 && is_crowd(ui, n);
}

/* How much of the turn is open at each end. */
static float open_of(const ui_frame *ui, int n) {
    return is_flat(ui, n) ? 0.32f : ui_large_words(ui) ? 0.25f : 0.2f;
}

/* How far the village's foot lies below where it is on a frame of the picture's own shape: of a wider one the
 * picture, which covers it from its upper edge, is larger. */
static float village_sinks(const ui_frame *ui) {
    const bool tall = ui->height > ui->width;
    const float w = tall ? 800.0f : 1280.0f, h = tall ? 1280.0f : 800.0f, foot = tall ? 435.0f : 350.0f;

    return foot * (fmaxf(ui->width / w, ui->height / h) - ui->height / h);
}

/* It reaches from the village's foot to beside the buttons, without an apron lower; of the frame's height. */
static oval oval_of(const ui_frame *ui, const werewolf_ring *ring, int n) {
    const bool tall = ui->height > ui->width, large = needs_middle(ui), crowd = is_crowd(ui, n), arc = is_flat(ui, n);
    /* A crowd stands in a straighter row, close to the houses, off the clock. */
    const float usual = ui->height * (tall    ? 0.18f
                                      : crowd ? 0.15f
                                              : 0.14f),
                full = !arc && (large || crowd) ? 1.7f : 1.0f;
    const float turn = 6.2831853f * open_of(ui, n);
    const float middle = ui->height * (tall ? 0.52f : large ? 0.557f : 0.577f);
    const float end = fuller(cosf(turn), full);
    /* The clock above an apron leaves them to go so far with it. */
    const float goes = ui->rim != NULL ? 1.0f : ui_large_words(ui) ? 0.0f : 0.6f;
    const float top = middle - usual + goes * village_sinks(ui), flat = ui->height * (large ? 0.03f : 0.088f);
    const float foot = (arc ? top + flat : middle + usual * end) + (ui->rim != NULL ? ui->height * 0.09f : 0.0f);
    const float ry = (foot - top) / (1.0f + end);
    const float most = size_at(ui, n, 1.0f, 100.0f) / 2, mx = ui->width / 2;
    const float widest = arc ? sinf(turn) : 1.0f; /* its ends are not the rim's */
    const float rx = (half_wide(ui, ring, n, top - most, foot) - most) / widest;

    return (oval){{mx - rx, top, 2 * rx, 2 * ry}, full};
}

/* Many stand in rows on a tall square, whose sides would hide them behind each other. */
static bool in_rows(const ui_frame *ui, int n) {
    return n > 8 && ui->height > ui->width;
}

/* Each on the own half of a row and in the order of the plates: who sits lowest stands nearest. */
static ui_rect place_in_row(const ui_frame *ui, float top, int n, int seat) {
    static const float grows = 4.0f;
    const bool many = n > 12;
    const int rows = many ? 4 : 3;
    const float step = many ? 62.0f : 74.0f, aisle = step * 0.2f, farthest = many ? 58.0f : 70.0f;
    const int half[2] = {(n + 1) / 2, n / 2}, rank = seat == 0 ? n - 1 : seat - 1, right = rank >= half[0];
    int at = right ? n - 1 - rank : rank, row = 0, in_row[2];

    for (;; row++) { /* from the nearest one; the farther ones are the fuller */
        for (int side = 0; side < 2; side++) {
            in_row[side] = half[side] / rows + (row >= rows - half[side] % rows);
        }
        if (at < in_row[right]) {
            break;
        }
        at -= in_row[right];
    }
    const int all = in_row[0] + in_row[1], column = right ? all - 1 - at : at;
    const float size = farthest + grows * (float)(rows - 1 - row);
    const float x = ui->width / 2 + ((float)column - (float)(all - 1) / 2) * step + (right ? aisle : -aisle);
    const float foot = top + (float)(rows - 1 - row) * (many ? 0.058f : 0.07f) * ui->height;
    return (ui_rect){x - size / 2, foot - size, size, size};
}

/* They stand in a horseshoe, equally far from each other; it is open below, where the buttons are, the more the
 * larger these are. */
enum { STEPS = 96 };
typedef struct {
    oval rim;
    float open, way[STEPS + 1]; /* how far it is to each step */
    int n;
} horseshoe;

static void horseshoe_of(const ui_frame *ui, const werewolf_ring *ring, int n, horseshoe *h) {
    float x0, y0, x, y;

    *h = (horseshoe){.rim = oval_of(ui, ring, n), .open = open_of(ui, n), .n = n};
    rim_point(&h->rim, h->open, &x0, &y0);
    for (int k = 1; k <= STEPS; k++) {
        rim_point(&h->rim, h->open + (1 - 2 * h->open) * (float)k / STEPS, &x, &y);
        h->way[k] = h->way[k - 1] + hypotf(x - x0, y - y0);
        x0 = x;
        y0 = y;
    }
}

static ui_rect person_on(const ui_frame *ui, const horseshoe *h, int seat) {
    if (in_rows(ui, h->n)) {
        return place_in_row(ui, h->rim.square.y, h->n, seat);
    }
    const float place = ((float)(seat == 0 ? h->n : seat) - 0.5f) / (float)h->n * h->way[STEPS];
    float x, y;
    int i = 1;

    while (i < STEPS && h->way[i] < place) {
        i++;
    }
    const float beyond = (place - h->way[i - 1]) / fmaxf(h->way[i] - h->way[i - 1], 0.01f);
    rim_point(&h->rim, h->open + (1 - 2 * h->open) * ((float)(i - 1) + beyond) / STEPS, &x, &y);
    const float near = (y - h->rim.square.y) / h->rim.square.h;
    const float size = size_at(ui, h->n, near, h->way[STEPS] / (float)h->n);
    return (ui_rect){x - size / 2, y - size, size, size};
}

void werewolf_people(const ui_frame *ui, const werewolf_ring *ring, int n, ui_rect at[WEREWOLF_SEATS]) {
    horseshoe h;

    horseshoe_of(ui, ring, n, &h); /* a thousand powers: once for all */
    for (int seat = 0; seat < n; seat++) {
        at[seat] = person_on(ui, &h, seat);
    }
}

/* Black paper with a lit edge: the lamp is behind it. On white it is black alone. */
static void draw_paper(ui_draw *d, const char *name, ui_rect at, ui_colour rim, float seen) {
    if (d->ui->high_contrast || seen < 1.0f) { /* what fades would show it through */
        ui_figure(d, name, at, ui_fade(UI_INK_950, seen));
        return;
    }
    ui_figure(d, name, (ui_rect){at.x, at.y - 2.2f, at.w, at.h}, ui_fade(rim, seen));
    ui_figure(d, name, at, ui_fade(UI_INK_950, seen));
}

static void draw_on_square(const werewolf_look *look, const char *name, ui_rect at, ui_colour rim, float seen) {
    if (look->d->ui->high_contrast) { /* on black */
        ui_figure(look->d, name, at, ui_fade(UI_PAPER_100, seen));
    } else {
        draw_paper(look->d, name, at, rim, seen);
    }
}

static const char *folk(int seat, bool turned) {
    static const char *const name[][2] = {{"folk_1", "folk_1_turned"},
                                          {"folk_2", "folk_2_turned"},
                                          {"folk_3", "folk_3_turned"},
                                          {"folk_4", "folk_4_turned"}};

    return name[seat % 4][turned];
}

static bool stands_right(const ui_frame *ui, ui_rect at) {
    return at.x + at.w / 2 > ui->width / 2;
}

/* Beside the feet, towards the middle: they stand where there is room, not always nearest to their own plate. */
ui_rect werewolf_sign_of(const ui_frame *ui, ui_rect at) {
    const float size = fmaxf(20.0f, at.w * 0.36f);

    return (ui_rect){stands_right(ui, at) ? at.x : at.x + at.w - size, at.y + at.h - size, size, size};
}

ui_rect werewolf_body_of(ui_rect person) {
    return ui_centre(person, person.w * 0.5f, person.h);
}

/* seen: as much as whose it is. Below threads it goes twice as fast: half a sign is read for another. */
static void draw_sign(const werewolf_look *look, ui_rect at, int seat, float seen) {
    const ui_rect sign = werewolf_sign_of(look->d->ui, at);
    const float left = 2.0f * seen - 1.0f;

    if (left >= 1.0f) {
        ui_seat_emblem(look->d, sign, &look->t->seat[seat]);
    } else if (left > 0.0f) {
        ui_group_faded(look->d, sign, left);
        ui_seat_emblem(look->d, sign, &look->t->seat[seat]);
        ui_group_end(look->d);
    }
}

bool werewolf_meet(ui_rect a, ui_rect b) {
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

bool werewolf_meets_people(const ui_frame *ui, const werewolf_ring *ring, int n, ui_rect block) {
    horseshoe h;

    horseshoe_of(ui, ring, n, &h);
    for (int seat = 0; seat < n; seat++) {
        const ui_rect at = person_on(ui, &h, seat), body = werewolf_body_of(at);
        if (werewolf_meet(body, block) || werewolf_meet(werewolf_sign_of(ui, at), block)) {
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
        const ui_rect at = person_on(ui, &h, seat), sign = werewolf_sign_of(ui, at);
        const float body = fabsf(at.x + at.w / 2 - ui->width / 2) - at.w * 0.25f;
        const float feet = fabsf(sign.x + sign.w / 2 - ui->width / 2) - sign.w / 2;
        if (at.y < foot && at.y + at.h > top) {
            half = fminf(half, fminf(body, feet));
        }
    }
    return fmaxf(0.0f, half);
}

/* Larger; from a tall square's side, where the next one stands right behind, into its middle. */
static ui_rect stepped_forward(const ui_frame *ui, int n, ui_rect at) {
    static const float sink = 0.05f, far_out = 1.2f;
    const float larger = is_crowd(ui, n) ? 1.3f : 1.45f; /* between neighbours and buttons */
    const float w = larger * at.w, h = larger * at.h;
    ui_rect out = {at.x + (at.w - w) / 2, at.y + (1.0f + sink) * at.h - h, w, h};

    if (ui->height > ui->width && !in_rows(ui, n)) {
        out.x += (stands_right(ui, at) ? -far_out : far_out) * at.w;
    }
    return out;
}

/* Who has burst is told to be gone without a picture of it: there the stone is set while that is said. */
static bool lies_buried(const werewolf_look *look, int seat) {
    const nt_event *e = &look->t->event;

    return !look->pub->alive[seat] || (look->t->part < 1.0f && e->kind == WEREWOLF_EV_DEATH &&
                                       e->arg[1] == WEREWOLF_OUT_EXPLODE && e->arg[0] == seat);
}

/* lit: 1, or less where threads lie over them. */
static void draw_person(const werewolf_look *look, ui_rect at, int seat, float seen, float lit) {
    const werewolf_pub *pub = look->pub;
    const bool speaks = pub->step == WEREWOLF_STEP_DECLARE
                            ? werewolf_acts(look, seat)
                            : pub->speaker == seat && !werewolf_in_vote(pub) && pub->night == 0;
    const ui_colour own = ui_seat_colour[look->t->seat[seat].colour % UI_SEAT_COLOURS];

    if (lies_buried(look, seat)) {
        const float s = 38.0f;
        const ui_rect tomb = {at.x + (at.w - s) / 2, at.y + at.h - s, s, s};
        draw_on_square(look, "tomb", tomb, UI_INK_500, lit);
        draw_sign(look, ui_inset(tomb, -s * 0.12f), seat, lit);
        return;
    }
    if (speaks) {
        at = stepped_forward(look->d->ui, pub->n, at);
    }
    seen *= lit;
    if (seen > 0.0f) {
        draw_on_square(look, folk(seat, stands_right(look->d->ui, at)), at,
                       werewolf_lit(look, seat) ? UI_LANTERN : own, seen);
        draw_sign(look, at, seat, seen);
    }
}

void werewolf_draw_people(const werewolf_look *look, const werewolf_ring *ring, float seen) {
    const int n = look->pub->n;
    const float lit = werewolf_people_seen(look);
    ui_rect at[WEREWOLF_SEATS] = {{0}};

    werewolf_people(look->d->ui, ring, n, at);
    for (int step = 0; step <= n / 2; step++) { /* from the far side to the near one */
        const int left = n / 2 - step, right = n - left;
        if (left >= 0) {
            draw_person(look, at[left], left, seen, lit);
        }
        if (right < n && right != left) {
            draw_person(look, at[right], right, seen, lit);
        }
    }
}

/* ---- slides: 560 x 260, the ground at 214 ---- */

static const float slide_w = 560.0f, slide_h = 260.0f, slide_margin = 12.0f;
static const float fight_left = 150.0f, fight_right = 410.0f; /* feet of those who fight */

typedef enum {
    NOTHING,
    FOUND,
    PEACE,
    BURIED,
    TO_GATE,
    THROUGH_GATE,
    AT_GATE,
    SHOT,
    DUEL,
    BURST,
    CARD,
    FALLEN,
    STONE
} scene;

typedef struct {
    scene what;
    uint8_t seat[WEREWOLF_SEATS];
    int n, now; /* how many; which of them it is about, of those who are found */
} slide;

typedef struct {
    const werewolf_look *look;
    const slide *s;
    ui_rect at;
    float part, one; /* one: du of the screen in a du of the picture */
} stage;

static const ui_colour edge = 0xFFE6A45Au; /* of what stands on one, towards its lamp */

static slide of_one(scene what, int seat) {
    return (slide){.what = what, .seat = {(uint8_t)seat}, .n = 1};
}

static slide of_two(scene what, const werewolf_look *look) {
    const uint8_t *arg = look->t->event.arg;

    return (slide){.what = what, .seat = {arg[0], arg[1]}, .n = arg[1] < look->pub->n ? 2 : 1};
}

/* Whoever has been found dead so far: they are told one after the other, and lie together. */
static slide found_dead(const werewolf_pub *pub, int now) {
    slide s = {.what = FOUND};

    for (int seat = 0; seat < pub->n && seat < WEREWOLF_SEATS; seat++) {
        if (pub->dawn[seat] || seat == now) {
            s.now = seat == now ? s.n : s.now;
            s.seat[s.n++] = (uint8_t)seat;
        }
    }
    return s;
}

static slide death_of(const werewolf_pub *pub, const nt_event *e) {
    switch (e->arg[1]) {
    case WEREWOLF_OUT_NIGHT:
        return found_dead(pub, e->arg[0]);
    case WEREWOLF_OUT_EXILE:
    case WEREWOLF_OUT_REMOVED:
        return of_one(THROUGH_GATE, e->arg[0]);
    case WEREWOLF_OUT_DUEL:
        return of_one(FALLEN, e->arg[0]);
    case WEREWOLF_OUT_EXPLODE: /* the stone stands since the burst was told: nobody is buried twice */
        return of_one(STONE, e->arg[0]);
    default:
        return of_one(BURIED, e->arg[0]);
    }
}

/* Somebody alive whose card is shown has duelled or burst, and what came of it is told after this; but the Idiot. */
static slide shown_card(const werewolf_pub *pub, const nt_event *e) {
    return of_one(pub->alive[e->arg[0]] && e->arg[2] != WEREWOLF_IDIOT ? CARD : NOTHING, e->arg[0]);
}

static slide slide_of(const werewolf_look *look) {
    const nt_event *e = &look->t->event;

    switch (e->kind) {
    case WEREWOLF_EV_SHOWN:
        return shown_card(look->pub, e);
    case WEREWOLF_EV_DAWN: /* of the dead each is told by itself */
        return (slide){.what = e->arg[1] == 0 ? PEACE : NOTHING};
    case WEREWOLF_EV_DEATH:
        return death_of(look->pub, e);
    case WEREWOLF_EV_EXILE: /* whether this is the end of it is not known yet */
        return of_one(TO_GATE, e->arg[0]);
    case WEREWOLF_EV_IDIOT:
        return of_one(AT_GATE, e->arg[0]);
    case WEREWOLF_EV_SHOT:
        return of_two(SHOT, look);
    case WEREWOLF_EV_DUEL:
        return of_two(DUEL, look);
    case WEREWOLF_EV_EXPLODE:
        return of_two(BURST, look);
    default:
        return (slide){0};
    }
}

/* A place of the picture on the screen. */
static ui_rect on(const stage *g, float x, float y, float w, float h) {
    return (ui_rect){g->at.x + x * g->one, g->at.y + y * g->one, w * g->one, h * g->one};
}

/* A figure of the 100 x 100 grid with its feet at x; on black ground no foot is lost. */
static ui_rect standing(const stage *g, float x, float size) {
    const float feet = g->look->d->ui->high_contrast ? 211.0f : 218.0f;

    return on(g, x - size / 2, feet - size * 0.95f, size, size);
}

static void emblem_at(const stage *g, float x, float y, float size, int seat) {
    ui_seat_emblem(g->look->d, on(g, x - size / 2, y - size / 2, size, size), &g->look->t->seat[seat]);
}

/* From one coffin to the next; below each stands a name. */
static float coffin_step(const slide *s) {
    return fminf(172.0f, 520.0f / (float)s->n);
}

/* The one that is told turns up from its edge, as a card does. */
static void draw_coffins(const stage *g) {
    const slide *s = g->s;
    const float each = coffin_step(s), h = fminf(158.0f, each * 1.3f), w = h * 102.0f / 160.0f;

    for (int i = 0; i < s->n; i++) {
        const float turned = i == s->now ? motion_stepped(motion_out(motion_of(g->part, 0.1f, 0.34f)), 8) : 1.0f;
        const float x = 280.0f + ((float)i - (float)(s->n - 1) / 2) * each;
        const ui_rect at = on(g, x - w / 2, 222.0f - h, w, h);
        if (turned <= 0.0f) {
            continue;
        }
        ui_scale(g->look->d, (ui_rect){.w = at.w * turned, .h = at.h}, at);
        ui_group(g->look->d, at, 0, 0.0f);
        ui_picture(g->look->d, "werewolf/coffin", at, 1.0f);
        emblem_at(g, x, 222.0f - h * 0.64f, w * 0.52f, s->seat[i]);
        ui_group_end(g->look->d);
    }
}

/* The figure that stands on the square for the first seat of a slide, as it leaves. */
static void draw_walker(const stage *g, float x, float size, bool rests) {
    static const char *const pose[][4] = {{"walker_1_1", "walker_1_2", "walker_1_3", "walker_1_4"},
                                          {"walker_2_1", "walker_2_2", "walker_2_3", "walker_2_4"},
                                          {"walker_3_1", "walker_3_2", "walker_3_3", "walker_3_4"},
                                          {"walker_4_1", "walker_4_2", "walker_4_3", "walker_4_4"}};
    static const float stride = 13.0f; /* from one pose to the next */
    const int step = rests ? 2 : (int)(x / stride) % 4;

    draw_paper(g->look->d, pose[g->s->seat[0] % 4][step], standing(g, x, size), edge, 1.0f);
    emblem_at(g, x, 218.0f - size - 22.0f, 42.0f, g->s->seat[0]);
}

/* How far the gate's leaves have come together, 0..1. */
static void draw_leaves(const stage *g, float part) {
    const float w = 40.0f * part;

    if (w >= 2.0f) {
        ui_picture(g->look->d, "werewolf/gate_left", on(g, 390, 88, w, 132), 1.0f);
        ui_picture(g->look->d, "werewolf/gate_right", on(g, 470 - w, 88, w, 132), 1.0f);
    }
}

static void draw_gate(const stage *g) {
    static const float from = 142.0f, before = 254.0f, gate = 432.0f; /* black before black is not seen */

    if (g->s->what == TO_GATE) {
        const float way = motion_smooth(motion_of(g->part, 0.08f, 0.8f));
        draw_walker(g, from + (before - from) * way, 128.0f, way <= 0.0f || way >= 1.0f);
    } else if (g->s->what == THROUGH_GATE) {
        const float way = motion_of(g->part, 0.05f, 0.5f), out = motion_of(g->part, 0.34f, 0.58f);
        const float shut = motion_out(motion_of(g->part, 0.6f, 0.85f));
        if (shut < 1.0f) { /* paper is not seen through: the leaves hide whoever has gone */
            draw_walker(g, before + (gate - before) * motion_smooth(way), 128.0f - 58.0f * out,
                        way <= 0.0f || way >= 1.0f);
        }
        draw_leaves(g, shut);
    } else {
        draw_walker(g, before, 128.0f, true);
        werewolf_draw_turning(g->look->d, on(g, 96, 44, 136, 136), WEREWOLF_NONE, WEREWOLF_IDIOT, g->part);
    }
}

/* Somebody who falls back: side 1 to the right, -1 to the left; the emblem goes with the head. */
static void draw_falling(const stage *g, const char *who, float x, float size, float side, float fallen, int seat) {
    const float feet = x - 36.0f * fallen * side, degrees = 86.0f * fallen * side, leans = degrees * 0.0174533f;
    const ui_rect at = standing(g, feet, size);
    const ui_rect about = {at.x, at.y + at.h * 0.92f - at.h, at.w, at.h * 2}; /* about the feet */

    const float lit = 2.2f; /* its upper edge, as it lies */
    const ui_rect lamp = {at.x - lit * sinf(leans), at.y - lit * cosf(leans), at.w, at.h};

    ui_group(g->look->d, about, 0, degrees);
    if (!g->look->d->ui->high_contrast) {
        ui_figure(g->look->d, who, lamp, edge);
    }
    ui_figure(g->look->d, who, at, UI_INK_950);
    ui_group_end(g->look->d);
    emblem_at(g, feet + sinf(leans) * size * 0.72f, 196.0f - cosf(leans) * size - 22.0f * fallen, 42.0f, seat);
}

/* Blades meet later than a shot is heard: the two who cross them walk up to each other first. */
static float later(const stage *g) {
    return g->s->what == DUEL ? 0.16f : 0.0f;
}

static void draw_flash(const stage *g, float x, float y, float size) {
    const float part = motion_of(g->part, 0.28f + later(g), 0.5f + later(g)),
                s = size * (0.5f + 0.5f * motion_out(part * 3.0f));

    if (part > 0.0f && part < 1.0f) {
        ui_figure(g->look->d, "flash", on(g, x - s / 2, y - s / 2, s, s), ui_fade(UI_EMBER, 1.0f - part * part));
        ui_figure(g->look->d, "flash", on(g, x - s * 0.3f, y - s * 0.3f, s * 0.6f, s * 0.6f),
                  ui_fade(UI_PAPER_100, 1.0f - part * part));
    }
}

/* What shoots out of a burst, and goes out: thin rays, longer and shorter in turn. */
static void draw_rays(const stage *g, float x, float y) {
    enum { RAYS = 12, SIDE = 320 };
    const float part = motion_of(g->part, 0.4f, 0.95f), out = motion_out(part), mid = SIDE / 2.0f;
    cut_svg s = {.n = 0};

    if (part <= 0.0f || part >= 1.0f) {
        return;
    }
    for (int i = 0; i < RAYS; i++) {
        const float angle = 3.14159f * (0.06f + (float)i / (RAYS - 1) * 0.88f), c = -cosf(angle), up = -sinf(angle);
        const float from = 66.0f + 40.0f * out, to = from + (i % 2 ? 26.0f : 44.0f), w = 4.0f * (1.0f - 0.6f * part);
        cut_text(&s, "<path d=\"");
        cut_point(&s, 'M', mid + c * from - up * w, mid + up * from + c * w);
        cut_point(&s, 'L', mid + c * to, mid + up * to);
        cut_point(&s, 'L', mid + c * from + up * w, mid + up * from - c * w);
        cut_text(&s, "Z\"");
        cut_paint(&s, "fill", ui_fade(ui_theme(g->look->d->ui, UI_EMBER), 1.0f - part * part));
        cut_text(&s, "/>");
    }
    ui_shape(g->look->d, on(g, x - mid, y - mid, SIDE, SIDE), s.at);
}

/* Opens a group that is seen so large, and stands where the whole of it stands. */
static void grown_from_foot(ui_draw *d, ui_rect at, float seen) {
    const ui_rect about = {at.x, at.y, at.w, 2 * at.h};

    ui_scale(d, (ui_rect){.w = seen * about.w, .h = seen * about.h}, about);
    ui_group(d, about, 0, 0.0f);
}

/* Where a werewolf has burst: a stone with his sign, so far risen. */
static void draw_stone(const stage *g, float x, float rises) {
    const ui_rect at = standing(g, x, 104.0f);

    grown_from_foot(g->look->d, at, 0.4f + 0.6f * rises);
    draw_paper(g->look->d, "tomb", at, edge, 1.0f);
    ui_group_end(g->look->d);
    if (rises >= 1.0f) {
        emblem_at(g, x, 218.0f - 104.0f - 18.0f, 42.0f, g->s->seat[0]);
    }
}

/* It comes in rays that go out. */
static void draw_burst(const stage *g, float x) {
    static const float begins = 0.44f;

    if (g->part >= begins) {
        draw_rays(g, x, 168.0f);
        draw_stone(g, x, motion_stepped(motion_out(motion_of(g->part, begins, 0.62f)), 6));
    }
    draw_flash(g, x, 140, 250);
}

static const float burst = 0.34f; /* the star hides all of the wolf by then */

/* More and more, before it bursts; then the stone stands still. */
static float trembling(float part) {
    enum { SHAKES = 9 };
    const float now = motion_of(part, 0.12f, burst);

    return now >= 1.0f ? 0.0f : 6.0f * now * ((int)(now * SHAKES) % 2 ? 1.0f : -1.0f);
}

static void draw_fight(const stage *g) {
    static const float left = fight_left, right = fight_right, size = 140.0f;
    const slide *s = g->s;
    const float comes = 1.0f - motion_out(motion_of(g->part, 0.0f, 0.2f + later(g))), away = 60.0f * comes;
    const float falls = motion_smooth(motion_of(g->part, 0.34f, 0.46f));
    /* They stay at each other: who of them falls is told later. */
    const float lunge =
        s->what == DUEL ? motion_smooth(motion_of(g->part, 0.22f + later(g), 0.32f + later(g))) : 0.0f;
    const float x = (s->n == 1 ? 280.0f : left) + 60.0f * lunge + (s->what == BURST ? trembling(g->part) : 0.0f);
    const float rival = right + away + 22.0f * lunge; /* gives way */
    static const char *const shooter[] = {"shooter_1", "shooter_2", "shooter_3", "shooter_4"};
    const char *who = s->what == SHOT ? shooter[s->seat[0] % 4] : s->what == DUEL ? "knight" : "werewolf";

    if (s->what != BURST || g->part < burst) {
        draw_paper(g->look->d, who, standing(g, x - away, size), edge, 1.0f);
        emblem_at(g, x - away, 218.0f - size - 22.0f, 42.0f, s->seat[0]);
    }
    if (s->n == 2 && s->what == DUEL) {
        draw_paper(g->look->d, folk(s->seat[1], true), standing(g, rival, 122.0f), edge, 1.0f);
        emblem_at(g, rival, 218.0f - 144.0f, 42.0f, s->seat[1]);
    } else if (s->n == 2) {
        draw_falling(g, folk(s->seat[1], true), rival, 122.0f, 1.0f, falls, s->seat[1]);
    }
    if (s->what == BURST) {
        draw_burst(g, x);
    } else {
        draw_flash(g, s->what == SHOT ? 226.0f : 318.0f, s->what == SHOT ? 126.0f : 130.0f, 96);
    }
}

/* Who has lost a duel, alone: the Knight falls to the left, from where his rival stood, anybody else to the right. */
static void draw_loser(const stage *g) {
    const int seat = g->s->seat[0];
    const bool knight = g->look->pub->duelled[seat];
    const float fallen = motion_of(g->part, 0.08f, 0.26f);

    draw_falling(g, knight ? "knight" : folk(seat, true), slide_w / 2, knight ? 140.0f : 122.0f,
                 knight ? -1.0f : 1.0f, fallen * fallen, seat);
}

/* The card of somebody who has duelled or burst turns, with its seat's sign. */
static void draw_shown(const stage *g) {
    static const float x = 280.0f, top = 22.0f, high = 196.0f, sign = 54.0f;
    const float wide = high * TABLE_CARD;
    const int seat = g->s->seat[0], role = werewolf_shown_role(g->look->pub, &g->look->t->event);

    werewolf_draw_card(g->look->d, on(g, x - wide / 2, top, wide, high), role,
                       motion_of(g->part, WEREWOLF_TURNS, WEREWOLF_FACE_SEEN), true);
    emblem_at(g, x + wide * 0.46f, top + high * 0.88f, sign, seat);
}

/* Under the picture, each below its figure. */
static void draw_names(const stage *g, ui_rect strip) {
    const slide *s = g->s;
    const bool lie = s->what == FOUND || s->what == BURIED;
    const float step = lie ? coffin_step(s) : fight_right - fight_left;
    ui_label_style name = UI_STYLE_NAME;

    name.align = UI_MIDDLE;
    name.colour = UI_INK_900;
    name.name = true;
    for (int i = 0; i < s->n; i++) {
        const float w = s->n == 1 ? slide_w : step - 6.0f;
        const float x = slide_w / 2 + ((float)i - (float)(s->n - 1) / 2) * step;
        ui_label(g->look->d, (ui_rect){strip.x + (x - w / 2) * g->one, strip.y, w * g->one, strip.h}, &name,
                 werewolf_seat_name(g->look, s->seat[i]));
    }
}

/* What of it does not move, drawn once, for the size that it hangs in. */
static void draw_backing(const stage *g, ui_rect sheet, float size) {
    static const char *const ground[] = {
        [FOUND] = "werewolf/slide_dawn",   [PEACE] = "werewolf/slide_peace",       [BURIED] = "werewolf/slide_field",
        [TO_GATE] = "werewolf/slide_gate", [THROUGH_GATE] = "werewolf/slide_gate", [AT_GATE] = "werewolf/slide_gate",
        [SHOT] = "werewolf/slide_field",   [DUEL] = "werewolf/slide_field",        [FALLEN] = "werewolf/slide_field",
        [BURST] = "werewolf/slide_field",  [CARD] = "werewolf/slide_field",        [STONE] = "werewolf/slide_field"};
    static const char *const plain[] = {
        [FOUND] = "werewolf/slide_dawn_plain",        [PEACE] = "werewolf/slide_peace_plain",
        [BURIED] = "werewolf/slide_field_plain",      [TO_GATE] = "werewolf/slide_gate_plain",
        [THROUGH_GATE] = "werewolf/slide_gate_plain", [AT_GATE] = "werewolf/slide_gate_plain",
        [SHOT] = "werewolf/slide_field_plain",        [DUEL] = "werewolf/slide_field_plain",
        [FALLEN] = "werewolf/slide_field_plain",      [BURST] = "werewolf/slide_field_plain",
        [CARD] = "werewolf/slide_field_plain",        [STONE] = "werewolf/slide_field_plain"};
    ui_draw *d = g->look->d;
    const ui_rect whole = ui_centre(sheet, sheet.w / size, sheet.h / size);
    const ui_rect at = {whole.x + (g->at.x - sheet.x) / size, whole.y + (g->at.y - sheet.y) / size, g->at.w / size,
                        g->at.h / size};

    ui_scale(d, sheet, whole);
    ui_group(d, whole, 0, 0.0f);
    ui_plate_moving(d, whole, d->ui->width / 2, 36, UI_PAPER_100);
    ui_picture(d, (d->ui->high_contrast ? plain : ground)[g->s->what], at, 1.0f);
    ui_group_end(d);
}

static void draw_scene(const stage *g) {
    const scene what = g->s->what;

    if (what == FOUND || what == BURIED) {
        draw_coffins(g);
    } else if (what == SHOT || what == DUEL || what == BURST) {
        draw_fight(g);
    } else if (what == CARD) {
        draw_shown(g);
    } else if (what == STONE) {
        draw_stone(g, slide_w / 2, 1.0f);
    } else if (what == FALLEN) {
        draw_loser(g);
    } else if (what != PEACE) {
        draw_gate(g);
    }
}

static float foot_of(const ui_frame *ui) {
    return 44.0f * ui->text_scale;
}

/* How wide its picture may be in a place. */
static float wide_in(const ui_frame *ui, ui_rect at) {
    const float most = ui->height > ui->width ? 680.0f : 560.0f;
    const float high = at.h - foot_of(ui) - slide_margin;

    return fminf(fminf(most, at.w - 2 * slide_margin), high * slide_w / slide_h);
}

/* A sheet in the middle of a place; the steeple's cross does not stick out above it. */
static ui_rect sheet_in(const ui_frame *ui, ui_rect at, float wide, float foot) {
    static const float above = 12.0f;
    const bool tall = ui->height > ui->width;
    const float scale =
        tall ? fmaxf(ui->width / 800.0f, ui->height / 1280.0f) : fmaxf(ui->width / 1280.0f, ui->height / 800.0f);
    const float cross = (tall ? 268.0f : 162.0f) * scale - above, village = (tall ? 420.0f : 338.0f) * scale;
    ui_rect sheet = ui_centre(at, wide + 2 * slide_margin, wide * slide_h / slide_w + foot + slide_margin);

    if (sheet.y > cross && sheet.y < village) {
        sheet.y = fmaxf(at.y - 2 * above, cross);
    }
    return sheet;
}

static float strip_of(const ui_frame *ui, const slide *s) {
    return s->n > 0 ? foot_of(ui) : slide_margin;
}

static ui_rect sheet_of(const ui_frame *ui, const slide *s, ui_rect at) {
    return sheet_in(ui, at, wide_in(ui, at), strip_of(ui, s));
}

static stage stage_of(const werewolf_look *look, const slide *s, ui_rect sheet, float size, float part) {
    const float margin = slide_margin * size, wide = sheet.w - 2 * margin, high = wide * slide_h / slide_w;

    return (stage){.look = look,
                   .s = s,
                   .at = {sheet.x + margin, sheet.y + margin, wide, high},
                   .part = part,
                   .one = wide / slide_w};
}

/* Paper with the picture, and below it the names where it hangs; `size` of its own. */
static void draw_sheet(const werewolf_look *look, const slide *s, ui_rect sheet, float size, float part) {
    const stage g = stage_of(look, s, sheet, size, part);

    draw_backing(&g, sheet, size);
    draw_scene(&g);
    if (size > 0.5f) {
        draw_names(&g, (ui_rect){g.at.x, g.at.y + g.at.h, g.at.w, sheet.y + sheet.h - g.at.y - g.at.h});
    }
}

/* Parts of what a slide tells: then it hangs, and all else is dim; then it leaves; then it is at home. */
static const float comes_by = 0.12f, leaves_from = 0.84f, home_by = 0.95f;

/* How far a slide is with what it tells. */
static float told_of(const werewolf_look *look, scene what) {
    static const float still = 0.45f;                /* stands for all of it without motion */
    const float first = what == PEACE ? 0.4f : 0.0f; /* the sky first */

    return look->d->ui->motion ? motion_of(look->t->part, first, 1.0f) : still;
}

/* A duel, or a burst, and the cards that it shows stay in sight, for the end of their story follows at once. */
static bool to_be_told(scene what) {
    return what == DUEL || what == BURST || what == CARD;
}

/* So does whoever has died, and who is before the gate, while they are asked. */
static bool stays(scene what) {
    return what == FOUND || what == TO_GATE || to_be_told(what);
}

/* The end of a duel or a burst, unless somebody who goes with the dead has been told before. */
static bool goes_on(const werewolf_pub *pub, scene what) {
    const uint8_t how = pub->deaths > 0 ? pub->out_how[pub->death[pub->deaths - 1]] : WEREWOLF_NONE;

    return what == CARD ||
           ((what == FALLEN || what == STONE) && how != WEREWOLF_OUT_LINK && how != WEREWOLF_OUT_TAKEN);
}

/* It hangs already: somebody was asked below it, another one has been found before, or it is one story. */
static bool hung(const werewolf_look *look, const slide *s) {
    return s->what == AT_GATE || goes_on(look->pub, s->what) || (s->what == FOUND && s->n > 1) ||
           (s->what == THROUGH_GATE && look->t->event.arg[1] == WEREWOLF_OUT_EXILE);
}

/* The room is dark already: who goes on through the gate, or is kept back from it, stood before it in the dark. */
static bool stays_dark(const werewolf_look *look, const slide *s) {
    return s->what == AT_GATE || s->what == THROUGH_GATE ? hung(look, s) : goes_on(look->pub, s->what);
}

bool werewolf_slide_covers(const werewolf_look *look) {
    const slide s = slide_of(look);
    const float part = s.what == NOTHING ? 0.0f : told_of(look, s.what);

    if (s.what == NOTHING || (part < comes_by && !hung(look, &s))) {
        return false;
    }
    return stays(s.what) || part < home_by;
}

bool werewolf_slide_hides_people(const werewolf_look *look) {
    const scene what = slide_of(look).what;
    const bool leaving = what != NOTHING && !stays(what) && look->d->ui->motion && told_of(look, what) >= leaves_from;

    return werewolf_slide_covers(look) && !leaving;
}

static const float least_slide = 180.0f; /* wide */

/* Where it comes from and goes to: the seat that it is about; a peaceful morning the chip that names the day. */
static ui_rect home_of(const slide *s, const werewolf_ring *ring) {
    return s->what == PEACE ? (ui_rect){24, 18, 110, 52} : ring->plate[s->seat[s->what == FOUND ? s->now : 0]];
}

/* The whole sheet, as small as it fits there. */
static ui_rect shrunk(ui_rect sheet, ui_rect home) {
    const float part = fminf(home.w / sheet.w, home.h / sheet.h);

    return ui_centre(home, sheet.w * part, sheet.h * part);
}

static bool is_narrow(const ui_frame *ui, ui_rect at) {
    return wide_in(ui, at) < least_slide;
}

/* Between a tall frame's columns there is little room: it hangs over plates, and all else is dim. */
static bool hangs_over(const ui_frame *ui) {
    return ui->height > ui->width;
}

/* It is dark while it hangs on for those who are asked. */
static bool lasts(const ui_frame *ui, scene what) {
    return what == TO_GATE || (stays(what) && hangs_over(ui));
}

static ui_rect full_sheet(const ui_frame *ui, const slide *s, ui_rect at) {
    const ui_rect all = {28, 60, ui->width - 56, ui->height - ui_apron_height(ui) - 80};
    const ui_rect wide = sheet_of(ui, s, all);

    return hangs_over(ui) || is_narrow(ui, at) ? ui_centre(all, wide.w, wide.h) : sheet_of(ui, s, at);
}

/* It is told, and the sky comes first. */
static void peace_soon(const werewolf_look *look, const slide *s, ui_rect full) {
    const stage g = stage_of(look, s, full, 1.0f, 0.0f);

    ui_soon(look->d);
    draw_backing(&g, full, 1.0f);
    ui_soon_end(look->d);
}

/* Whom it is about stays lit in the dark room, where the sheet leaves their plates in sight. */
static void light_seats(const werewolf_look *look, const werewolf_ring *ring, ui_rect sheet) {
    for (int seat = 0; seat < look->pub->n; seat++) {
        if (werewolf_lit(look, seat) && !werewolf_meet(sheet, ring->plate[seat])) {
            werewolf_draw_seat(look, ring, seat);
        }
    }
}

bool werewolf_draw_slide(const werewolf_look *look, const werewolf_ring *ring, ui_rect at) {
    const slide s = slide_of(look);
    ui_draw *d = look->d;

    if (s.what == NOTHING) {
        return false;
    }
    const ui_rect full = full_sheet(d->ui, &s, at);
    const float part = told_of(look, s.what);

    if (part <= 0.0f && s.what == PEACE) {
        peace_soon(look, &s, full);
        return false;
    }
    if (part >= home_by && !stays(s.what)) {
        return false;
    }
    const bool moves = d->ui->motion, rests = stays(s.what);
    const float comes = motion_of(part, 0.0f, comes_by),
                leaves = moves && !to_be_told(s.what) ? motion_of(part, leaves_from, home_by) : 0.0f;
    const ui_rect home = shrunk(full, home_of(&s, ring)), from = hung(look, &s) ? full : home,
                  to = rests ? full : home;
    ui_rect sheet = leaves > 0.0f  ? motion_between(full, to, motion_smooth(leaves))
                    : comes < 1.0f ? motion_between(from, full, motion_out(comes))
                                   : full;

    ui_next_layer(d, false);
    table_dim(d, fminf(stays_dark(look, &s) ? 1.0f : comes, lasts(d->ui, s.what) ? 1.0f : 1.0f - leaves));
    light_seats(look, ring, full);
    draw_sheet(look, &s, sheet, sheet.w / full.w, part);
    return true;
}

/* ---- what has happened, while those whom it happened to are asked ---- */

static bool any(const uint8_t mark[WEREWOLF_SEATS], int n) {
    for (int seat = 0; seat < n; seat++) {
        if (mark[seat]) {
            return true;
        }
    }
    return false;
}

/* Whoever the night has taken; later whoever leaves: before the gate, or dead. */
static slide slide_of_rites(const werewolf_pub *pub) {
    if (pub->exiling < pub->n) {
        return of_one(TO_GATE, pub->exiling);
    }
    if (any(pub->dawn, pub->n)) {
        slide s = found_dead(pub, WEREWOLF_NONE);
        s.now = s.n;
        return s;
    }
    for (int seat = 0; seat < pub->n; seat++) {
        if (pub->asked[seat]) {
            return of_one(BURIED, seat);
        }
    }
    return (slide){0};
}

/* What hangs while last rites are asked for, if there is room. */
static slide rites_of(const werewolf_look *look, ui_rect at) {
    static const slide none = {.what = NOTHING};

    if (look->pub->step != WEREWOLF_STEP_RITES || table_tells(look->t) || is_narrow(look->d->ui, at)) {
        return none;
    }
    return slide_of_rites(look->pub);
}

bool werewolf_draw_rites(const werewolf_look *look, ui_rect at) {
    const slide s = rites_of(look, at);

    if (s.what == NOTHING) {
        return false;
    }
    if (!lasts(look->d->ui, s.what)) {
        draw_sheet(look, &s, sheet_of(look->d->ui, &s, at), 1.0f, 1.0f);
    }
    return true;
}

ui_rect werewolf_rites_over(const werewolf_look *look, ui_rect at) {
    const slide s = rites_of(look, at);

    return s.what != NOTHING && lasts(look->d->ui, s.what) ? full_sheet(look->d->ui, &s, at) : (ui_rect){0};
}

void werewolf_draw_rites_over(const werewolf_look *look, const werewolf_ring *ring, ui_rect at, ui_rect sheet) {
    const slide s = rites_of(look, at);

    ui_next_layer(look->d, false);
    table_dim(look->d, 1.0f);
    light_seats(look, ring, sheet);
    draw_sheet(look, &s, sheet, 1.0f, 1.0f);
}
