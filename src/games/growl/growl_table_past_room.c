/* What a way of passed cards past others keeps off: seats, what lies in the middle and hangs above it, the arrows of
 * neighbours, and the other side of the table. */
#include <math.h>

#include "growl_table_past.h"
#include "growl_table_thread.h"

typedef table_point point;

/* ---- what is free ---- */

static float side_of(point a, point b, point p) {
    return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
}

bool growl_past_meets(const growl_past_wall *w, point a, point b) {
    return side_of(w->a, w->b, a) * side_of(w->a, w->b, b) < 0.0f && side_of(a, b, w->a) * side_of(a, b, w->b) < 0.0f;
}

static float off_line(point a, point b, point p) {
    const float x = b.x - a.x, y = b.y - a.y;
    const float part = ((p.x - a.x) * x + (p.y - a.y) * y) / fmaxf(x * x + y * y, 0.1f);

    return table_apart(p, table_towards(a, b, fmaxf(0.0f, fminf(part, 1.0f))));
}

static bool is_close(const growl_past_wall *w, point a, point b, float air) {
    return fminf(fminf(off_line(w->a, w->b, a), off_line(w->a, w->b, b)),
                 fminf(off_line(a, b, w->a), off_line(a, b, w->b))) < air;
}

/* Whether they may meet at all, or come so near. */
static bool is_near(const growl_past_wall *w, point a, point b, float air) {
    return fminf(a.x, b.x) - air < fmaxf(w->a.x, w->b.x) && fmaxf(a.x, b.x) + air > fminf(w->a.x, w->b.x) &&
           fminf(a.y, b.y) - air < fmaxf(w->a.y, w->b.y) && fmaxf(a.y, b.y) + air > fminf(w->a.y, w->b.y);
}

/* `own`: its own seats are no more in its way than others. */
bool growl_past_free(const growl_past_room *room, point a, point b, float air, bool own) {
    static const float arrows = 0.7f; /* of it */

    for (int i = 0; i < room->n; i++) {
        if ((own || (i / 2 != room->from && i / 2 != room->to)) &&
            growl_crosses(ui_inset(room->off[i], -air), a, b)) {
            return false;
        }
    }
    for (int i = 0; i < room->walls; i++) {
        const growl_past_wall *w = &room->wall[i];
        if (is_near(w, a, b, arrows * air) &&
            (growl_past_meets(w, a, b) || (w->arrow && is_close(w, a, b, arrows * air)))) {
            return false;
        }
    }
    return true;
}

bool growl_past_sees(const void *room, point a, point b) {
    const growl_past_room *r = room;

    return growl_past_free(r, a, b, r->air, true);
}

/* ---- what is in the way ---- */

static void keep_off(growl_past_room *room, ui_rect r) {
    if (r.w > 0.0f) {
        room->off[room->n++] = r;
    }
}

static void add_wall(growl_past_room *room, point a, point b, bool arrow) {
    room->wall[room->walls++] = (growl_past_wall){a, b, arrow};
}

/* The next place from there, so many places on each time. */
static int next_who_passes(const growl_look *look, int from, int step) {
    const int n = look->pub->n;
    int at = (from + step) % n;

    while (at != from && !look->pub->night[look->pub->nights].passed[look->pub->who[at]]) {
        at = (at + step) % n;
    }
    return at;
}

/* Both ways from a place to the next that passes: between neighbours, or below who sits there. */
static void add_arrows(growl_past_room *room, const growl_look *look, const growl_ring *ring, int from, int to) {
    const bool near = to == (from + 1) % look->pub->n;

    for (int side = 0; side < 2; side++) {
        const int a = side == 0 ? from : to, b = side == 0 ? to : from;
        const growl_lane s =
            near ? growl_lane_next(look, ring, a, b, side == 0) : growl_lane_below(look, ring, a, b, side == 0);
        for (int i = 0; i < GROWL_PAST_PIECES && s.n > 1; i++) {
            add_wall(room, growl_on_lane(&s, (float)i / GROWL_PAST_PIECES),
                     growl_on_lane(&s, (float)(i + 1) / GROWL_PAST_PIECES), true);
        }
    }
}

/* Seen from the middle: so much further round to the left than another point, -half a round to half a round. */
static float turn_to(const growl_past_room *room, point from, point p) {
    const point a = {from.x - room->middle.x, from.y - room->middle.y},
                b = {p.x - room->middle.x, p.y - room->middle.y};

    return atan2f(a.x * b.y - a.y * b.x, a.x * b.x + a.y * b.y);
}

/* The last corner of a seat, plate and house, to one side. */
static point corner_of(const growl_past_room *room, ui_rect plate, ui_rect house, float side) {
    const point p = table_middle(plate);
    const ui_rect both = ui_both(plate, house);
    point most = p;

    for (int i = 0; i < 4; i++) {
        const point c = {both.x + (i % 2 == 0 ? 0.0f : both.w), both.y + (i < 2 ? 0.0f : both.h)};
        most = side * turn_to(room, p, c) > side * turn_to(room, p, most) ? c : most;
    }
    return most;
}

/* From the middle past this corner to beyond the frame: nobody's way goes on behind an end of it. */
static void add_ray(growl_past_room *room, point p) {
    static const float beyond = 4.0f;

    add_wall(
        room, room->middle,
        (point){room->middle.x + beyond * (p.x - room->middle.x), room->middle.y + beyond * (p.y - room->middle.y)},
        false);
}

/* What lies in the middle and hangs above it. */
static void add_others(growl_past_room *room, const growl_look *look, const growl_ring *ring,
                       const growl_night_places *lie, bool pile) {
    static const float thick = 0.1f; /* of the pile's width */
    const growl_hung hung = growl_hung_of(look, ring);
    const ui_rect p = lie->pile;

    keep_off(room, pile ? ui_both(lie->card, (ui_rect){p.x, p.y, p.w, p.h + thick * p.w}) : lie->card);
    keep_off(room, growl_night_caption(look, ring, lie, look->pub->night_card));
    keep_off(room, hung.silence);
    keep_off(room, hung.hour);
    keep_off(room, hung.game);
}

/* The house of the dead has fallen in: its box is empty above. */
static void add_seat(growl_past_room *room, const growl_look *look, const growl_ring *ring, int place) {
    static const float fallen = 0.25f; /* of its height */
    ui_rect plate = ring->at[place].plate, house = growl_house_box(&ring->at[place]);
    const float by = look->pub->alive[look->pub->who[place]] ? 0.0f : fallen * house.h;

    plate.h += growl_is_told_below(look, place) ? ring->strip : 0.0f;
    keep_off(room, plate);
    keep_off(room, (ui_rect){house.x, house.y + by, house.w, house.h - by});
}

growl_past_room growl_past_room_of(const growl_look *look, const growl_ring *ring, const growl_night_places *lie,
                                   int a, int b, growl_past_over over) {
    static const float crest = 3.0f; /* of the apron: the edge of the lower arrow ends above it */
    const int n = look->pub->n, past = (b + n - a) % n;
    const ui_frame *ui = look->d->ui;
    /* On a flat table hands and words at its edges come and go: it is free as far as it goes. */
    const ui_rect table = ui->rim != NULL ? (ui_rect){0, 0, ui->width, ui->height}
                                          : (ui_rect){0, ring->top, ui->width, ring->bottom + crest - ring->top};
    const bool sides = ui->rim == NULL, seats = over < GROWL_PAST_OVER_SEATS;
    /* There is no pile in the last night. */
    const bool pile = over < GROWL_PAST_OVER_PILE && look->pub->nights + 1 < GROWL_NIGHTS;
    growl_past_room room = {.from = 1,
                            .to = seats ? past + 1 : 2,
                            .corner_a = sides && growl_is_corner(ring, n, a),
                            .corner_b = sides && growl_is_corner(ring, n, b),
                            .table = table,
                            .a = ring->at[a].plate,
                            .b = ring->at[b].plate,
                            .house_a = growl_house_box(&ring->at[a]),
                            .house_b = growl_house_box(&ring->at[b]),
                            .round = ring->centre,
                            .middle = table_middle(lie->card)};

    for (int k = -1; k <= past + 1; k++) { /* from who sits before a to who sits after b: others are never near */
        if (seats || k <= 0 || k >= past) {
            add_seat(&room, look, ring, (a + n + k) % n);
        }
    }
    add_others(&room, look, ring, lie, pile);
    room.first = corner_of(&room, room.a, room.house_a, -1.0f);
    room.last = corner_of(&room, room.b, room.house_b, 1.0f);
    add_ray(&room, room.first);
    add_ray(&room, room.last);
    if (over < GROWL_PAST_OVER_ARROWS) {
        add_arrows(&room, look, ring, next_who_passes(look, a, n - 1), a);
        add_arrows(&room, look, ring, b, next_who_passes(look, b, 1));
    }
    return room;
}

/* Whether all of it but its ends, which are at the plates, is free. */
bool growl_past_clear(const growl_past_room *room, const growl_lane *s, float air, bool own) {
    static const float ends = 1.6f; /* of its air */

    for (int i = 1; i < s->n; i++) {
        const float end = fminf(table_apart(s->at[0], s->at[i]), table_apart(s->at[s->n - 1], s->at[i - 1]));
        if (end > ends * room->air && !growl_past_free(room, s->at[i - 1], s->at[i], air, own)) {
            return false;
        }
    }
    return true;
}

/* Seen from the middle, on the side of those who are passed by. */
bool growl_past_between(const growl_past_room *room, point p) {
    static const float all_round = 6.2831853f;
    const float here = turn_to(room, room->first, p), end = turn_to(room, room->first, room->last);

    return (here < 0.0f ? here + all_round : here) < (end < 0.0f ? end + all_round : end);
}

bool growl_past_on_table(const growl_past_room *room, point p) {
    static const float edge = 0.6f, least = 18.0f; /* of its air; nobody is passed along the frame */

    return ui_inside(ui_inset(room->table, fmaxf(edge * room->air, least)), p.x, p.y);
}
