/* The marks that choices leave over GROWL's table at night: threads, counts, hands, signs. */
#include <math.h>

#include "growl_table.h"

static ui_rect plate_of(const growl_look *look, const growl_ring *ring, int seat) {
    return ring->at[look->pub->place[seat]].plate;
}

enum { BLOCKS = 4 };

/* What a thread goes round, with air about it: the card of the night, its rule, the pile, the sign of silence. */
typedef struct {
    const growl_look *look;
    const growl_ring *ring;
    ui_rect block[BLOCKS], house[GROWL_SEATS], table;
} thread_room;

static thread_room room_of(const growl_look *look, const growl_ring *ring, const ui_rect *block) {
    static const float air = 9.0f;
    thread_room room = {look, ring, .table = {12, 12, look->d->ui->width - 24, ring->bottom - 12}};

    for (int k = 0; k < BLOCKS; k++) {
        room.block[k] = ui_inset(block[k], -air);
    }
    for (int k = 0; k < look->pub->n; k++) {
        room.house[k] = ui_inset(ring->at[k].house, -air);
    }
    return room;
}

static bool holds(ui_rect r, float x, float y) {
    return x > r.x && x < r.x + r.w && y > r.y && y < r.y + r.h;
}

/* Where a line from the middle of a plate towards (x, y) leaves it. */
static void leaves(ui_rect r, float x, float y, float *out_x, float *out_y) {
    const float dx = x - r.x - r.w / 2, dy = y - r.y - r.h / 2;
    const float part = fminf(r.w / 2 / fmaxf(fabsf(dx), 1.0f), r.h / 2 / fmaxf(fabsf(dy), 1.0f));

    *out_x = r.x + r.w / 2 + dx * fminf(part, 1.0f);
    *out_y = r.y + r.h / 2 + dy * fminf(part, 1.0f);
}

/* How much a point of a bow from a to b lies where it should not: on the middle, on the seats of others, beyond the
 * table. */
static float hit(const thread_room *room, ui_rect a, ui_rect b, float x, float y) {
    float hits = holds(room->table, x, y) ? 0.0f : 12.0f;

    for (int k = 0; k < BLOCKS; k++) {
        hits += holds(room->block[k], x, y) ? 12.0f : 0.0f;
    }
    for (int k = 0; k < room->look->pub->n; k++) {
        const ui_rect plate = room->ring->at[k].plate;
        if (holds(plate, x, y) || holds(room->house[k], x, y)) {
            const bool own = (plate.x == a.x && plate.y == a.y) || (plate.x == b.x && plate.y == b.y);
            hits += own ? 0.0f : 4.0f;
        }
    }
    return hits;
}

/* What the points of a bow from a to b hit that is drawn towards (x, y). It is counted as far as `enough`. */
static float in_the_way(const thread_room *room, ui_rect a, ui_rect b, float x, float y, float enough) {
    enum { STEPS = 24 };
    float ax, ay, bx, by;
    leaves(a, x, y, &ax, &ay);
    leaves(b, x, y, &bx, &by);
    /* As table_part_of_thread bends. */
    const float mx = (ax + bx) / 2 * 0.55f + x * 0.45f, my = (ay + by) / 2 * 0.55f + y * 0.45f;
    float hits = 0.0f;

    for (int i = 1; i < STEPS && hits < enough; i++) {
        const float t = (float)i / STEPS, u = 1.0f - t;
        hits += hit(room, a, b, u * u * ax + 2 * u * t * mx + t * t * bx, u * u * ay + 2 * u * t * my + t * t * by);
    }
    return hits;
}

/* Threads bend to the table's middle, and round what lies there; two that run to and fro between the same plates
 * part. One that is being told has come `part` of its way. */
static void thread(const thread_room *room, int from, int to, ui_colour colour, float part) {
    enum { FURTHER = 60 };
    const ui_rect a = plate_of(room->look, room->ring, from), b = plate_of(room->look, room->ring, to);
    const float mx = (a.x + a.w / 2 + b.x + b.w / 2) / 2, my = (a.y + a.h / 2 + b.y + b.h / 2) / 2;
    const ui_rect c = room->ring->centre;
    const float dx = b.x + b.w / 2 - a.x - a.w / 2, dy = b.y + b.h / 2 - a.y - a.h / 2;
    const float len = fmaxf(hypotf(dx, dy), 1.0f), off = 16.0f;
    const float x = mx + (c.x + c.w / 2 - mx) * 0.35f, y = my + (c.y + c.h / 2 - my) * 0.35f;
    const float side = from < to ? 1.0f : -1.0f; /* to and fro take the same way round */
    static const float along[] = {0.0f, 0.3f, -0.3f, 0.6f, -0.6f, 0.9f, -0.9f}, clear = 4.0f; /* of its length */
    float best = 1e6f, bow = 0.0f, on = 0.0f;

    /* An even bow where one is free; else one that turns nearer to an end. */
    for (size_t i = 0; i < sizeof along / sizeof along[0] && best >= clear; i++) {
        for (int k = 0; k <= 2 * FURTHER; k++) { /* out from the middle: -1, 1, -2, 2 ... */
            const int step = (k + 1) / 2;
            const float by = 18.0f * (float)(k % 2 == 1 ? -step : step) * side, far = (float)step * 0.05f;
            const float to_x = x - dy / len * by + dx * along[i], to_y = y + dx / len * by + dy * along[i];
            const float cost = best > far ? in_the_way(room, a, b, to_x, to_y, best - far) + far : best;
            if (cost < best) {
                best = cost;
                bow = by;
                on = along[i];
            }
        }
    }
    if (part > 0.0f) {
        table_part_of_thread(room->look->d, a, b, x - dy / len * (bow + off) + dx * on,
                             y + dx / len * (bow + off) + dy * on, motion_out(part), colour);
    }
}

static bool votes_open(const growl_pub *pub) {
    return pub->night_card == GROWL_ACCUSED || pub->night_card == GROWL_PURGE || pub->night_card == GROWL_TRUSTED;
}

static int most_votes(const growl_pub *pub) {
    int most = 0;

    for (int i = 0; i < pub->n; i++) {
        most = pub->votes[i] > most ? pub->votes[i] : most;
    }
    return most;
}

static void votes(const thread_room *room) {
    const growl_look *look = room->look;
    const growl_pub *pub = look->pub;
    const int most = most_votes(pub);

    for (int i = 0; i < pub->n; i++) {
        const int to = pub->vote[i];
        if (to < pub->n && to != i) {
            thread(room, i, to, pub->votes[to] == most ? UI_LANTERN : UI_PAPER_200, 1.0f);
        }
    }
    if (growl_is_telling(look->t, GROWL_EV_VOTE) && look->t->event.arg[1] != look->t->event.arg[2]) {
        thread(room, look->t->event.arg[1], look->t->event.arg[2], UI_PAPER_200, look->t->part);
    }
}

static void counts(const growl_look *look, const growl_ring *ring) {
    const growl_pub *pub = look->pub;
    const int most = most_votes(pub);

    for (int i = 0; i < pub->n; i++) {
        const ui_rect p = plate_of(look, ring, i);
        if (pub->votes[i] > 0) {
            table_disc_number(look->d, (ui_rect){p.x - 14, p.y - 22, 44, 44}, pub->votes[i],
                              pub->votes[i] == most ? UI_LANTERN : UI_PAPER_100);
        }
    }
}

static int pointed_at(const growl_pub *pub, int seat) {
    for (int k = 1; k < pub->n; k++) {
        const int step = pub->point[seat] == 0 ? k : pub->n - k;
        const int other = pub->who[(pub->place[seat] + step) % pub->n];
        /* A round that is told pointer by pointer is the group's; when it is over the group may be smaller. */
        if (pub->point[other] != GROWL_NONE || pub->group[other]) {
            return other;
        }
    }
    return seat;
}

static bool is_unwanted(const growl_look *look, int seat) {
    const nt_event *e = &look->t->event;

    for (int i = 0; growl_is_telling(look->t, GROWL_EV_UNWANTED) && i < e->arg[1]; i++) {
        if (e->arg[2 + i] == seat) {
            return true;
        }
    }
    return look->pub->unwanted[seat] != 0;
}

enum { QUICK = 4 }; /* a thread is there long before its sentence has been read */

static void pointing(const thread_room *room) {
    const growl_look *look = room->look;
    const growl_pub *pub = look->pub;
    const table_ui *t = look->t;
    /* The first pointer of a round sweeps the last round away. */
    const bool begins = growl_is_telling(t, GROWL_EV_POINT) && t->event.arg[0] > pub->round;

    for (int i = 0; i < pub->n && !begins && pub->round > 0; i++) {
        if (pub->point[i] != GROWL_NONE) {
            const int to = pointed_at(pub, i);
            thread(room, i, to, is_unwanted(look, to) ? UI_LANTERN : UI_PAPER_200, 1.0f);
        }
    }
    if (growl_is_telling(t, GROWL_EV_POINT)) {
        thread(room, t->event.arg[1], t->event.arg[3], UI_PAPER_200, fminf(QUICK * t->part, 1.0f));
    }
}

/* Somebody asks, and one other shows: all know who. */
static bool questions(const growl_pub *pub) {
    return pub->night_card == GROWL_SERUM || pub->night_card == GROWL_HOUND;
}

static void question(const thread_room *room) {
    const growl_pub *pub = room->look->pub;
    const table_ui *t = room->look->t;

    if (table_tells(t) && t->event.kind == GROWL_EV_TARGET) {
        thread(room, pub->active, t->event.arg[1], UI_PAPER_200, fminf(QUICK * t->part, 1.0f));
    } else if (pub->target[0] < pub->n) {
        thread(room, pub->active, pub->target[0], UI_PAPER_200, 1.0f);
    }
}

/* A sign that stands on a seat's plate beside its house: clear of the name, of a card that leans there, and of the
 * sign of silence. Between two cards it stands before the house. */
static ui_rect sign_of(const growl_look *look, const growl_ring *ring, int seat) {
    const growl_pub *pub = look->pub;
    const ui_frame *ui = look->d->ui;
    const int place = pub->place[seat];
    const ui_place *at = &ring->at[place];
    const ui_rect p = at->plate, h = at->house;
    const int cards = (pub->bullet_place == place) + (pub->seance_place == place);
    const float size = ui->rim != NULL ? 48.0f : 40.0f, y = fmaxf(p.y - size - 1, 8);
    const ui_rect right = {fminf(h.x + h.w + 6, p.x + p.w - size), y, size, size};
    const ui_rect left = {fmaxf(h.x - 6 - size, p.x), y, size, size};

    if (cards > 1) {
        return (ui_rect){h.x + (h.w - size) / 2, y, size, size};
    }
    if (cards == 1) {
        return growl_leans_right(ui, at) ? left : right;
    }
    return ui_meet(right, ui_inset(growl_banner_place(ui, pub->n), -6)) ? left : right;
}

/* Of whoever dies the signs go as the house leaves its place: how much of them is left, 0 to 1. */
static float signs_left(const growl_look *look, int seat) {
    static const float leaves = 0.1f; /* of its time */
    const bool dies = growl_is_telling(look->t, GROWL_EV_DEATH) && look->t->event.arg[0] == seat;

    return dies ? 1.0f - motion_out(motion_of(look->t->part, 0.0f, leaves)) : 1.0f;
}

/* A hand that is up, or the tick of whoever has been saved. */
static void hand_sign(ui_draw *d, ui_rect disc, bool up) {
    ui_disc(d, disc, up ? UI_PAPER_100 : UI_MOSS, UI_INK_900, 2.0f);
    ui_figure(d, up ? "hand" : "check", ui_inset(disc, disc.w * 0.15f), UI_INK_900);
}

/* Who is saved is framed as the thread of whoever saves comes near. */
static void saved_frame(const growl_look *look, const growl_ring *ring) {
    static const float there = 0.35f, out = 5.0f; /* of its time; of the plate */
    const nt_event *told = &look->t->event;

    if (growl_is_telling(look->t, GROWL_EV_SAVED) && look->t->part >= there) {
        ui_seat_frame(look->d, ui_inset(plate_of(look, ring, told->arg[1]), -out), UI_LANTERN, true);
    }
}

static void raised_hands(const growl_look *look, const growl_ring *ring) {
    for (int i = 0; i < look->pub->n; i++) {
        const ui_rect disc = sign_of(look, ring, i);
        const float left = signs_left(look, i);
        if ((look->pub->alive[i] || look->pub->raised[i]) && left > 0.0f) {
            ui_scale(look->d, ui_centre(disc, disc.w * left, disc.h * left), disc);
            ui_group(look->d, disc, 0, 0.0f);
            hand_sign(look->d, disc, look->pub->raised[i] != 0);
            ui_group_end(look->d);
        }
    }
}

/* A bar across the plate of whoever sits in the cage; an open eye for who lies awake. */
static void night_signs(const growl_look *look, const growl_ring *ring) {
    const growl_pub *pub = look->pub;

    if (pub->insomnia < pub->n && signs_left(look, pub->insomnia) >= 1.0f) {
        const ui_rect disc = sign_of(look, ring, pub->insomnia);
        ui_disc(look->d, disc, UI_INK_900, UI_LANTERN, 2.0f);
        ui_figure(look->d, "eye", ui_inset(disc, disc.w * 0.15f), UI_LANTERN);
    }
    if (pub->caged < pub->n && signs_left(look, pub->caged) >= 1.0f) {
        const ui_rect h = ring->at[pub->place[pub->caged]].house;
        for (int i = 0; i < 5; i++) {
            const float x = h.x + h.w * (0.08f + 0.2f * (float)i);
            ui_fill(look->d, (ui_rect){x, h.y + h.h * 0.1f, 4, h.h * 0.9f}, UI_PAPER_400);
        }
        ui_fill(look->d, (ui_rect){h.x + h.w * 0.04f, h.y + h.h * 0.1f, h.w * 0.9f, 5}, UI_PAPER_400);
    }
}

/* What was chosen stands until the cards are passed. */
static bool is_choosing(const growl_pub *pub) {
    return pub->night_open && pub->step < GROWL_STEP_PASS;
}

void growl_draw_threads(const growl_look *look, const growl_ring *ring) {
    const growl_pub *pub = look->pub;
    const bool saves = pub->night_card == GROWL_UNSAVED && growl_is_telling(look->t, GROWL_EV_SAVED);
    const bool shows = votes_open(pub) || questions(pub) || pub->night_card == GROWL_UNWANTED || saves;

    if (is_choosing(pub) && shows) {
        const growl_night_places at = growl_night_places_of(look, ring);
        const thread_room room =
            room_of(look, ring, (ui_rect[]){at.pile, at.card, at.panel, growl_hung_of(look, ring).silence});
        if (saves) {
            const nt_event *told = &look->t->event;
            thread(&room, told->arg[0], told->arg[1], UI_LANTERN, look->t->part);
        } else if (pub->night_card == GROWL_UNWANTED) {
            pointing(&room);
        } else if (questions(pub)) {
            question(&room);
        } else {
            votes(&room);
        }
    }
}

void growl_draw_marks(const growl_look *look, const growl_ring *ring) {
    const growl_pub *pub = look->pub;

    if (!pub->night_open || !growl_shows_night(look)) {
        return;
    }
    night_signs(look, ring);
    if (is_choosing(pub) && votes_open(pub)) {
        counts(look, ring);
    } else if (is_choosing(pub) && pub->night_card == GROWL_UNSAVED) {
        saved_frame(look, ring);
        raised_hands(look, ring);
    }
}
