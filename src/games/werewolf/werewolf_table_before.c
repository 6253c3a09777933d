/* On a flat table the answers stand before whoever is asked by name, turned to that edge. From the public part alone.
 */
#include <math.h>

#include "werewolf_table_public.h"

enum { NEAR_EDGE = 0, EDGES = 4, TAKEN = 3 + WEREWOLF_SEATS, FURTHEST = 48 };

/* Who is to press them: a person whose edge is known. */
static int whose(const werewolf_look *look, const werewolf_middle *m) {
    const int seat = look->d->ui->rim != NULL ? werewolf_asked_by_name(look) : -1;

    return seat < 0 || look->t->seat[seat].bot || m->s.list > 0 || m->buttons.n == 0 || werewolf_has_sheet(look->pub)
               ? -1
               : seat;
}

/* What they stand clear of: what else is in the middle, seats, arrows and, where there is room, people. */
typedef struct {
    const werewolf_look *look;
    const werewolf_ring *ring;
    ui_rect taken[TAKEN], person[2 * WEREWOLF_SEATS];
    table_point spot[WEREWOLF_DIRECTION_SPOTS];
    int spots, people;
    bool noted; /* they say below their names what they do */
} surroundings;

static bool meets_any(ui_rect at, const ui_rect other[], int n) {
    for (int i = 0; i < n; i++) {
        if (other[i].w > 0.0f && ui_meet(at, other[i])) {
            return true;
        }
    }
    return false;
}

static bool is_clear(const surroundings *s, ui_rect at) {
    static const float air = 14.0f, to_people = 6.0f;
    const ui_rect in = ui_inset(at, -air);

    for (int i = 0; i < s->spots; i++) {
        if (ui_inside(in, s->spot[i].x, s->spot[i].y)) {
            return false;
        }
    }
    return !meets_any(in, s->taken, TAKEN) && !meets_any(in, s->ring->plate, s->look->pub->n) &&
           !meets_any(ui_inset(at, -to_people), s->person, s->people);
}

/* So deep before a disc, and so far aside of it. */
static ui_rect place_before(ui_rect disc, int edge, float in, float aside, float w, float h) {
    const ui_rect from = ui_centre(disc, w, h);
    const ui_rect at[EDGES] = {{from.x + aside, disc.y - in - h, w, h},
                               {disc.x + disc.w + in, from.y + aside, w, h},
                               {from.x + aside, disc.y + disc.h + in, w, h},
                               {disc.x - in - w, from.y + aside, w, h}};

    return at[edge];
}

/* A place of this size as near as can be to a disc: how far it is, in steps, or FURTHEST. */
static int nearest_place(const surroundings *s, ui_rect disc, int edge, float w, float h, ui_rect *out) {
    static const float step = 12.0f, air = 16.0f, to_side = 10.0f;
    const ui_frame *ui = s->look->d->ui;
    const ui_rect all = ui_inset((ui_rect){0, 0, ui->width, ui->height - s->ring->apron}, to_side);

    for (int far = 0; far < FURTHEST; far++) {
        for (int i = 0; i <= 2 * far; i++) {
            const int steps = (i + 1) / 2;
            const float off = step * (float)steps, in = air + step * (float)(far - steps);
            const ui_rect now = place_before(disc, edge, in, i % 2 == 0 ? off : -off, w, h);
            const ui_rect both = ui_both(now, all);
            if (both.w <= all.w && both.h <= all.h && is_clear(s, now)) {
                *out = now;
                return far;
            }
        }
    }
    return FURTHEST;
}

/* So many in a row, in a room as long as this, with what they do below their names where that is to be said. */
static bool rows_in(const werewolf_look *look, const werewolf_middle *m, int most, float length, bool notes,
                    werewolf_button_rows *r) {
    const ui_frame *ui = look->d->ui;

    *r = werewolf_rows_of(ui, m->list, m->buttons.n, most, (ui_rect){0, 0, length, ui->height}, 0.0f);
    r->apart = most < m->buttons.n ? 0.0f : r->apart;
    werewolf_widen_buttons(look, m->list, r);
    return notes ? werewolf_note_buttons(look, m->list, r) : werewolf_buttons_fit(look, m->list, r);
}

/* Returns how far they stand from the disc, or FURTHEST. */
static int moved(const surroundings *s, const werewolf_middle *m, int seat, int most, werewolf_button_rows *r) {
    static const float longest = 640.0f, corners = 120.0f;
    const ui_frame *ui = s->look->d->ui;
    const int edge = ui->rim->chip[seat].edge;
    const float side = edge % 2 == 0 ? ui->width : ui->height - s->ring->apron;
    ui_rect there;

    if (!rows_in(s->look, m, most, fminf(longest * fmaxf(1.0f, ui->text_scale), side - corners), s->noted, r)) {
        return FURTHEST;
    }
    r->turn = (uint8_t)edge;
    const ui_rect all = werewolf_all_buttons(r), seen = werewolf_buttons_seen(r);
    const int far = nearest_place(s, s->ring->plate[seat], edge, seen.w, seen.h, &there);
    if (far == FURTHEST) {
        return far;
    }
    r->at.x += there.x + there.w / 2 - all.x - all.w / 2;
    r->at.y += there.y + there.h / 2 - all.y - all.h / 2;
    return far;
}

/* In as few rows as let them stand about as near as they can. */
static int moved_best(const surroundings *s, werewolf_middle *m, int seat) {
    enum { WORTH = 4 }; /* a row less */
    const werewolf_middle near = *m;
    int best = FURTHEST;

    for (int most = near.buttons.n; most > 0; most--) {
        werewolf_button_rows r;
        const int far = moved(s, &near, seat, most, &r);
        if (far < FURTHEST && (best == FURTHEST || far + WORTH < best)) {
            best = far;
            m->buttons = r;
        }
    }
    return best;
}

/* What stands in the middle above the buttons. */
static ui_rect stack_of(const werewolf_look *look, const werewolf_middle *m) {
    const werewolf_stack *st = &m->s;
    const float queue =
        st->row > 0 ? werewolf_queue_place(look, (ui_rect){m->c.x, 0, m->c.w, st->row}, st->rows).w : 0;
    const float clock = st->clock > 0 ? werewolf_clock_width(look->d->ui) + st->beside : 0.0f;
    const float w = fmaxf(fmaxf(queue, clock), m->line != NULL ? m->note.w : 0.0f);

    return (ui_rect){m->c.x + (m->c.w - w) / 2, m->note.y, w, st->words + st->clock + st->row};
}

static void add_people(surroundings *s) {
    const int n = s->look->pub->n;
    ui_rect at[WEREWOLF_SEATS];

    werewolf_people(s->look->d->ui, s->ring, n, at);
    for (int i = 0; i < n; i++) {
        s->person[s->people++] = werewolf_body_of(at[i]);
        s->person[s->people++] = werewolf_sign_of(s->look->d->ui, s->ring, n, at[i]);
    }
}

/* In a vote these stand towards the middle. */
static void add_votes(surroundings *s) {
    for (int seat = 0; seat < s->look->pub->n && werewolf_in_vote(s->look->pub); seat++) {
        s->taken[TAKEN - 1 - seat] = werewolf_total_place(s->look->d->ui, s->ring, seat);
    }
}

static surroundings around(const werewolf_look *look, const werewolf_ring *ring, const werewolf_middle *m) {
    static const float corner_w = 190.0f, corner_h = 60.0f; /* of a plate there */
    const ui_frame *ui = look->d->ui;
    const float w = corner_w * fmaxf(1.0f, ui->text_scale), h = corner_h * fmaxf(1.0f, ui->text_scale);

    surroundings s = {
        .look = look, .ring = ring, .taken = {{0, 0, w, h}, {ui->width - w, 0, w, h}, stack_of(look, m)}};
    s.spots = werewolf_direction_spots(look, ring, s.spot);
    add_people(&s);
    add_votes(&s);
    return s;
}

/* Near ones stand where they always do, but for an arrow that passes there. */
static bool stays(const werewolf_look *look, int seat) {
    return look->d->ui->rim->chip[seat].edge == NEAR_EDGE && look->pub->step != WEREWOLF_STEP_DIRECTION;
}

/* While a speech is held those on the square are looked at. For all else rather near, and the people make way. */
static int far_at_most(const werewolf_pub *pub) {
    return pub->step == WEREWOLF_STEP_DECLARE                              ? FURTHEST / 4
           : pub->step == WEREWOLF_STEP_DIRECTION || werewolf_in_vote(pub) ? FURTHEST / 2
                                                                           : FURTHEST;
}

static bool stand_before(surroundings *s, werewolf_middle *m, int seat) {
    const int people = s->people;
    werewolf_middle now = *m;
    bool found = moved_best(s, &now, seat) < far_at_most(s->look->pub);

    now.covers = false;
    if (!found) {
        s->people = 0;
        found = moved_best(s, &now, seat) < FURTHEST;
        s->people = people;
        now.covers = true;
    }
    *m = found ? now : *m;
    return found;
}

/* How much higher buttons have to stand to be within the round of either way, or less than 0: nowhere. */
static float up_from_arrow(const table_point spot[], int spots, ui_rect seen) {
    static const float air = 14.0f, beside = 3.0f, step = 4.0f;
    ui_rect all = {seen.x - beside, seen.y - air, seen.w + 2 * beside, seen.h + 2 * air};

    for (int far = 0; far < FURTHEST; far++) {
        bool clear = true;
        for (int i = 0; i < spots && clear; i++) {
            clear = !ui_inside(all, spot[i].x, spot[i].y);
        }
        if (clear) {
            return step * (float)far;
        }
        all.y -= step;
    }
    return -1.0f;
}

/* Rather without their signs than on it. */
static void lift_off_arrow(const werewolf_look *look, const werewolf_ring *ring, werewolf_middle *m) {
    static const float sign = 44.0f;
    table_point spot[WEREWOLF_DIRECTION_SPOTS];
    const int spots = werewolf_direction_spots(look, ring, spot);
    werewolf_button_rows r = m->buttons;
    float up = up_from_arrow(spot, spots, werewolf_buttons_seen(&r));

    if (up < 0.0f) {
        r.wide = fminf(r.wide, werewolf_button_place(&r, 0).w) - sign;
        up = up_from_arrow(spot, spots, werewolf_buttons_seen(&r));
    }
    if (up >= 0.0f) {
        m->buttons = r;
        m->buttons.at.y -= up;
        m->note.y -= up;
    }
}

werewolf_middle werewolf_middle_of(const werewolf_look *look, const werewolf_ring *ring) {
    werewolf_middle m = werewolf_middle_near(look, ring);
    const int seat = whose(look, &m);

    if (look->d->ui->rim == NULL && m.buttons.n > 0) {
        lift_off_arrow(look, ring, &m);
    }
    werewolf_note_off_people(look, ring, &m);
    if (seat < 0 || stays(look, seat)) {
        return m;
    }
    surroundings s = around(look, ring, &m);
    s.noted = look->pub->step == WEREWOLF_STEP_DECLARE && m.buttons.n > 1;
    if (!stand_before(&s, &m, seat) && s.noted) { /* rather there than with that */
        s.noted = false;
        stand_before(&s, &m, seat);
    }
    return m;
}
