/* Which way the speeches go round: an arrow along the ring for each way, from the Sheriff's seat on. While it is
 * asked both are seen, and the one whose button is pointed at is lit; while it is told the one that was chosen grows.
 * From the public part alone. */
#include <math.h>
#include <string.h>

#include "ui/cut.h"
#include "werewolf_table_public.h"

enum { CLOCKWISE, COUNTER, WAYS };
enum { SPOTS = 120 };

/* A line of points, each with how far it is to it. */
typedef struct {
    table_point at[SPOTS + 1];
    float far[SPOTS + 1];
} line;

/* The round that it goes: within all plates, an oval with fuller corners, or nearly their rectangle. */
typedef struct {
    float x, y, w, h, full; /* its middle, and half its size */
} round_of;

/* A point of it, clockwise from the lowest: part 0..1 of the turn. */
static table_point round_point(const round_of *r, float part) {
    const float angle = 6.2831853f * part, across = -sinf(angle), down = cosf(angle), power = 2.0f / r->full;

    return (table_point){r->x + copysignf(powf(fabsf(across), power), across) * r->w,
                         r->y + copysignf(powf(fabsf(down), power), down) * r->h};
}

/* Whether it is clear of all plates, with air; a disc's number and badge stick out of it. */
static bool is_clear(const ui_frame *ui, const round_of *r, const werewolf_ring *ring, int n) {
    const float air = ui->rim != NULL ? 18.0f : 9.0f;

    for (int i = 0; i < SPOTS; i++) {
        const table_point p = round_point(r, (float)i / SPOTS);
        for (int seat = 0; seat < n; seat++) {
            if (ui_inside(ui_inset(ring->plate[seat], -air), p.x, p.y)) {
                return false;
            }
        }
    }
    return true;
}

/* Whether it is clear of the emblems that lie over the plates' edges, with air for its dashes. */
static bool is_off_emblems(const round_of *r, const werewolf_ring *ring, int n) {
    static const float air = 16.0f;

    for (int i = 0; i < SPOTS; i++) {
        const table_point p = round_point(r, (float)i / SPOTS);
        for (int seat = 0; seat < n; seat++) {
            const ui_rect emblem = werewolf_emblem_over(ring->plate[seat], ring->wide);
            if (emblem.w > 0.0f && ui_inside(ui_inset(emblem, -air), p.x, p.y)) {
                return false;
            }
        }
    }
    return true;
}

/* As close to the plates as it can go: people stand within it. */
static round_of round_in(const werewolf_look *look, const werewolf_ring *ring) {
    static const float oval = 2.6f, edges = 6.0f, step = 3.0f, fuller = 0.3f;
    enum { STEPS = 12 };
    const int n = look->pub->n;
    const ui_frame *ui = look->d->ui;
    const ui_rect m = ring->middle, first = ring->plate[0];
    ui_rect all = first;

    if (ui->height > ui->width || ui->rim != NULL) { /* its corners as round as the plates there want it */
        round_of r = {m.x + m.w / 2, m.y + m.h / 2, m.w / 2, m.h / 2, edges};
        for (int i = 0; i < STEPS && !is_clear(ui, &r, ring, n); i++) {
            r.full -= fuller;
        }
        for (int i = 0; i < STEPS && ui->rim == NULL && !is_off_emblems(&r, ring, n); i++) {
            r.w -= step;
        }
        return r;
    }
    for (int seat = 1; seat < n; seat++) {
        all = ui_both(all, ring->plate[seat]);
    }
    round_of r = {all.x + all.w / 2, all.y + all.h / 2, all.w / 2 - first.w, all.h / 2 - first.h, oval};
    for (int i = 0; i < STEPS && !is_clear(ui, &r, ring, n); i++) {
        r.w -= step;
        r.h -= step;
    }
    return r;
}

/* Where it is nearest to a plate, as a part of the turn. */
static float nearest(const round_of *r, ui_rect plate) {
    enum { STEPS = 720 };
    const table_point p = {plate.x + plate.w / 2, plate.y + plate.h / 2};
    float best = 0.0f, least = INFINITY;

    for (int i = 0; i < STEPS; i++) {
        const float part = (float)i / STEPS, far = table_apart(round_point(r, part), p);
        if (far < least) {
            least = far;
            best = part;
        }
    }
    return best;
}

/* Whoever lives nearest to a third round, the later of two. */
static int last_of(const werewolf_pub *pub, int way) {
    const int n = pub->n, third = (n + 2) / 3;

    for (int off = 0; off < n; off++) {
        for (int side = 1; side >= -1; side -= 2) {
            const int steps = third + side * off, seat = (pub->sheriff + (way == COUNTER ? n - steps : steps)) % n;
            if (steps > 0 && steps < n && pub->alive[seat]) {
                return seat;
            }
        }
    }
    return pub->sheriff;
}

/* From the Sheriff on, as parts of the turn. Where two would meet the longer ends before: with their heads tip to tip
 * neither is read. */
static void turns_of(const werewolf_look *look, const werewolf_ring *ring, const round_of *r, float begins,
                     float turn[WAYS]) {
    static const float apart_by = 0.12f;

    for (int way = 0; way < WAYS; way++) {
        const float to = nearest(r, ring->plate[last_of(look->pub, way)]) - begins;
        turn[way] = way == CLOCKWISE ? to - floorf(to) : -to - floorf(-to);
    }
    const float over = fmaxf(0.0f, turn[CLOCKWISE] + turn[COUNTER] + apart_by - 1.0f);
    turn[turn[CLOCKWISE] > turn[COUNTER] ? CLOCKWISE : COUNTER] -= over;
    turn[COUNTER] = -turn[COUNTER];
}

static void lay(const round_of *r, float begins, float turn, line *l) {
    for (int i = 0; i <= SPOTS; i++) {
        l->at[i] = round_point(r, begins + turn * (float)i / SPOTS);
        l->far[i] = i > 0 ? l->far[i - 1] + table_apart(l->at[i - 1], l->at[i]) : 0.0f;
    }
}

/* A point so far along it, and the way it goes there, one long. */
static table_point spot(const line *l, float far, table_point *goes) {
    int i = 1;

    while (i < SPOTS && l->far[i] < far) {
        i++;
    }
    const float one = fmaxf(0.01f, l->far[i] - l->far[i - 1]);
    *goes = (table_point){(l->at[i].x - l->at[i - 1].x) / one, (l->at[i].y - l->at[i - 1].y) / one};
    return table_towards(l->at[i - 1], l->at[i], fminf(1.0f, (far - l->far[i - 1]) / one));
}

/* A piece cut of paper, so long before and behind its point and so wide at each end. */
static void piece(ui_draw *d, table_point at, table_point goes, float behind, float before_it, float wide, float tip,
                  ui_colour colour) {
    const float most = fmaxf(fmaxf(behind, before_it), wide) + 2;
    const ui_rect box = {at.x - most, at.y - most, 2 * most, 2 * most};
    const float end[4][2] = {{-behind, wide}, {before_it, tip}, {before_it, -tip}, {-behind, -wide}};
    cut_svg s;

    cut_begin(&s);
    cut_text(&s, "<path d=\"");
    for (int i = 0; i < 4; i++) {
        cut_point(&s, i == 0 ? 'M' : 'L', most + end[i][0] * goes.x - end[i][1] * goes.y,
                  most + end[i][0] * goes.y + end[i][1] * goes.x);
    }
    cut_text(&s, "Z\"");
    cut_paint(&s, "fill", ui_theme(d->ui, colour));
    cut_text(&s, "/>");
    ui_shape(d, box, s.at);
}

static const float dash = 6.5f, head = 13.0f; /* half as long as they are */

static const float each = 22.0f; /* from one dash to the next */

/* Off the Sheriff's plate, and off the words "to act" at it, that of the two that it leaves later. Past a disc both
 * ways go as one line. */
static float begin_of(const werewolf_look *look, const werewolf_ring *ring, const line *l) {
    static const float air = 12.0f, step = 2.0f;
    const int seat = look->pub->sheriff;
    const ui_rect plate = ui_inset(ring->plate[seat], -air - dash);
    const ui_rect cue = ui_inset(werewolf_cue_at(look, ring, seat), -air - dash);
    float begins = 0.0f;
    table_point goes;

    if (look->d->ui->rim != NULL) {
        return each / 2;
    }
    for (int i = 0; step * (float)i < l->far[SPOTS] / 2; i++) {
        const float far = step * (float)i;
        const table_point p = spot(l, far, &goes);
        begins = ui_inside(plate, p.x, p.y) || ui_inside(cue, p.x, p.y) ? far + step : begins;
    }
    return begins;
}

/* Nearer to a plate than that a head would point at its edge. */
static bool at_a_plate(const werewolf_ring *ring, int n, table_point p) {
    static const float air = 16.0f;

    for (int seat = 0; seat < n; seat++) {
        if (ui_inside(ui_inset(ring->plate[seat], -air), p.x, p.y)) {
            return true;
        }
    }
    return false;
}

/* A little before its end where its head would lie on somebody, or close to a plate. */
static float end_of(const werewolf_look *look, const werewolf_ring *ring, const line *l) {
    static const float step = 3.0f, least = 0.6f, across = 40.0f;
    const int n = look->pub->n;
    const float far = l->far[SPOTS];
    float end = far;
    table_point goes;

    while (end > least * far) {
        const table_point at = spot(l, end - head, &goes), tip = spot(l, end, &goes);
        const ui_rect box = {at.x - across / 2, at.y - across / 2, across, across};
        if (!at_a_plate(ring, n, tip) && !at_a_plate(ring, n, at) &&
            !werewolf_meets_people(look->d->ui, ring, n, box)) {
            return end;
        }
        end -= step;
    }
    return end;
}

static void draw_arrow(ui_draw *d, const line *l, float begins, float end, ui_colour colour, bool lit) {
    const float wide = lit ? 3.4f : 2.4f, larger = lit ? 1.25f : 1.0f;
    table_point goes;

    for (int i = 0; begins + each * (float)i < end - 1.4f * head; i++) {
        const table_point at = spot(l, begins + each * (float)i, &goes);
        piece(d, at, goes, dash, dash, wide, wide, colour);
    }
    if (end > begins + head) {
        const table_point at = spot(l, end - head, &goes);
        piece(d, at, goes, larger * head, larger * head, larger * head * 0.85f, 0.0f, colour);
    }
}

static bool points_at(const ui_frame *ui, int way) {
    const int n = WEREWOLF_ACT_WITH(WEREWOLF_MOVE_DIRECTION, way);
    const char *const name[] = {ui->held_name, ui->hover_name, ui->show_focus ? ui->focus_name : NULL};
    const int at[] = {ui->held_n, ui->hover_n, ui->focus_n};

    for (size_t i = 0; i < sizeof at / sizeof at[0]; i++) {
        if (name[i] != NULL && strcmp(name[i], WEREWOLF_ZONE_ACT) == 0) {
            return at[i] == n;
        }
    }
    return false;
}

int werewolf_direction_spots(const werewolf_look *look, const werewolf_ring *ring,
                             table_point out[WEREWOLF_DIRECTION_SPOTS]) {
    if (look->pub->step != WEREWOLF_STEP_DIRECTION || look->pub->sheriff >= look->pub->n) {
        return 0;
    }
    const round_of r = round_in(look, ring);
    for (int i = 0; i < WEREWOLF_DIRECTION_SPOTS; i++) {
        out[i] = round_point(&r, (float)i / WEREWOLF_DIRECTION_SPOTS);
    }
    return WEREWOLF_DIRECTION_SPOTS;
}

/* They come with their question, when what was there before it has gone. */
void werewolf_draw_direction(const werewolf_look *look, const werewolf_ring *ring) {
    const table_ui *t = look->t;
    ui_draw *d = look->d;
    const bool told = table_tells(t) && t->event.kind == WEREWOLF_EV_DIRECTION;
    const bool asked = look->pub->step == WEREWOLF_STEP_DIRECTION && !table_tells(t);
    const float left = asked ? t->question_left : 0.0f;

    if ((!asked && !told) || left >= 1.0f || look->pub->sheriff >= look->pub->n) {
        return;
    }
    const round_of r = round_in(look, ring);
    const float begins = nearest(&r, ring->plate[look->pub->sheriff]);
    const float part = told ? motion_out(motion_of(t->part, 0.0f, 0.6f)) : 1.0f;
    float turn[WAYS];
    turns_of(look, ring, &r, begins, turn);
    ui_seen_begin(d, (ui_rect){0, 0, d->ui->width, d->ui->height}, 1.0f - left);
    for (int way = 0; way < WAYS; way++) {
        const bool lit = told ? t->event.arg[0] == way : points_at(d->ui, way);
        if (asked || lit) {
            line l;
            lay(&r, begins, turn[way], &l);
            draw_arrow(d, &l, begin_of(look, ring, &l), part * end_of(look, ring, &l),
                       lit ? UI_LANTERN : UI_PAPER_200, lit);
        }
    }
    ui_seen_end(d, 1.0f - left);
}
