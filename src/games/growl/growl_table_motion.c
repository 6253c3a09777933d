/* What moves over GROWL's table: cards from the pile and into hands, and whoever dies. */
#include <math.h>

#include "growl_table.h"

/* ---- from the pile ---- */

/* Beside the plate, as large as cards are that lie at a seat. */
static ui_rect in_hand(const growl_look *look, const growl_ring *ring, int seat) {
    static const float wide = 40.0f;

    return table_off_plate(&ring->at[look->pub->place[seat]], wide, wide / TABLE_CARD);
}

static void into_hand(const growl_look *look, const growl_ring *ring, ui_rect from, int seat, float part) {
    if (part > 0.0f && part < 1.0f) {
        growl_draw_flying_back(look->d, from, in_hand(look, ring, seat), part);
    }
}

static void dealt(const growl_look *look, const growl_ring *ring) {
    const ui_rect pile = growl_day_places_of(ring, look->pub->n).pile;

    for (int k = 0; k < GROWL_DEALT_EACH; k++) {
        for (int seat = 0; seat < look->pub->n; seat++) {
            into_hand(look, ring, pile, seat, growl_dealt_part(look, seat, k));
        }
    }
}

/* How many each gets is counted on its plate. */
static void tempest(const growl_look *look, const growl_ring *ring) {
    enum { FLY = 2 }; /* a seat */
    const growl_pub *pub = look->pub;
    const ui_rect pile = growl_night_places_of(look, ring).pile;

    for (int i = 0; i < FLY * pub->n; i++) {
        const int seat = pub->who[i % pub->n];
        if (pub->alive[seat]) {
            into_hand(look, ring, pile, seat, motion_dealt(look->t->part, i, FLY * pub->n, 0.3f));
        }
    }
}

/* ---- from hand to hand, over the home tiles ---- */

bool growl_is_taking(const growl_look *look, int seat) {
    return growl_is_telling(look->t, GROWL_EV_TAKEN) && look->t->event.arg[0] == seat;
}

/* How far the i-th of n cards goes aside. */
static float taken_aside(ui_rect lies, int i, int n) {
    static const float apart = 0.84f;

    return ((float)i - (float)(n - 1) / 2) * (apart - GROWL_TILE_STEP) * lies.w;
}

/* How far all n of them go from the house, so that they hide no window. */
static float off_the_house(const ui_place *at, int n) {
    static const float eaves = 0.08f;
    const ui_rect house = growl_house_box(at), first = growl_tile_card(at, 0), last = growl_tile_card(at, n - 1);
    const float left = first.x + taken_aside(first, 0, n), right = last.x + last.w + taken_aside(last, n - 1, n);

    return first.x < house.x ? fminf(0.0f, house.x + eaves * house.w - right)
                             : fmaxf(0.0f, house.x + (1.0f - eaves) * house.w - left);
}

ui_rect growl_taken_card(const ui_place *at, int i, int n, float part) {
    static const float risen = 0.4f, up = 0.2f, within = 4.0f;
    const ui_rect lies = growl_tile_card(at, i), p = at->plate;
    const float out = motion_out(motion_of(part, 0.0f, risen)), in = motion_smooth(motion_of(part, risen, 1.0f));
    const float spread = taken_aside(lies, i, n) + off_the_house(at, n);
    ui_rect card = {lies.x + spread * out, lies.y - up * lies.h * out, lies.w, lies.h};

    card.x += (fminf(fmaxf(card.x, p.x + within), p.x + p.w - card.w - within) - card.x) * in;
    card.y += (p.y + within - card.y) * in;
    return card;
}

int growl_taken_by(const growl_look *look, int seat) {
    static const float first = 0.8f; /* of its time: it is gone behind the plate */
    const int n = growl_is_taking(look, seat) ? look->pub->tile[seat] : 0;

    return (int)((float)n * motion_of(look->t->part, first, 1.0f) + 0.5f);
}

static void taken(const growl_look *look, const growl_ring *ring) {
    if (look->d->ui->rim == NULL) {
        return; /* they are drawn with their plate */
    }
    const int seat = look->t->event.arg[0] % GROWL_SEATS;
    const ui_place *at = &ring->at[look->pub->place[seat]];

    for (int i = 0; i < look->pub->tile[seat] && i < GROWL_TILE_SEEN; i++) {
        into_hand(look, ring, growl_tile_card(at, i), seat, fmaxf(look->t->part, 0.01f));
    }
}

void growl_draw_flights(const growl_look *look, const growl_ring *ring) {
    static const struct {
        int kind;
        void (*draw)(const growl_look *, const growl_ring *);
    } flight[] = {{GROWL_EV_DEALT, dealt},
                  {GROWL_EV_TEMPEST, tempest},
                  {GROWL_EV_GIFT, growl_draw_gift},
                  {GROWL_EV_TAKEN, taken}};

    for (size_t i = 0; i < sizeof flight / sizeof flight[0]; i++) {
        if (growl_is_telling(look->t, flight[i].kind)) {
            flight[i].draw(look, ring);
        }
    }
}

/* ---- who dies ---- */

/* Parts of its time: in the middle, and all else is dark; turned over; the strip falls on it; it goes home. */
static const float death_there = 0.17f, death_turned = 0.42f, death_marked = 0.44f, death_lies = 0.52f,
                   death_leaves = 0.84f;

bool growl_is_alone_dying(const growl_look *look) {
    const float part = look->t->part;

    return growl_is_telling(look->t, GROWL_EV_DEATH) && part >= death_there && part < death_leaves;
}

/* The widest that the strip of one who dies may be: from its plate's width to more than the large house's. */
static float strip_width(ui_rect plate, ui_rect large, float way) {
    return plate.w + (large.w * 1.6f - plate.w) * way;
}

/* Slapped on in few steps, each nearer to the house. */
static void slapped_on(ui_draw *d, ui_rect house, ui_rect large, ui_rect plate, float way, float part) {
    static const float strip = 0.83f; /* how far down it lies */
    const float k = 1.0f + 0.6f * (1.0f - motion_stepped(motion_of(part, death_marked, death_lies), 3));
    const ui_rect at = {house.x + house.w * (1.0f - k) / 2, house.y + house.h * strip * (1.0f - k), house.w * k,
                        house.h * k};

    if (part >= death_marked) {
        growl_draw_dying(d, at, strip_width(plate, large, way) * k, large, strip_width(plate, large, 1.0f), way);
    }
}

/* What the Séance tells of the dead unfolds below the name while it is marked. */
static void dead_was(const growl_look *look, ui_rect plate) {
    const float open = motion_out(motion_of(look->t->part, death_marked, death_lies));
    const uint8_t team = look->t->event.arg[2];
    const ui_rect strip = {plate.x, plate.y + plate.h, plate.w, ui_seat_strip(look->d->ui)};

    if (team != GROWL_NONE && open > 0.0f) {
        ui_scale(look->d, (ui_rect){strip.x, strip.y, strip.w, strip.h * open}, strip);
        ui_group(look->d, strip, 0, 0.0f);
        growl_draw_team(look, plate, team);
        ui_group_end(look->d);
    }
}

/* House and plate, large in the middle of the table. */
static void dying_middle(const growl_look *look, const growl_ring *ring, const ui_place *home, ui_rect *house,
                         ui_rect *plate) {
    static const float most = 300.0f;
    ui_rect room = growl_free_middle(ring, look->pub->n, fmaxf(home->plate.w, 240.0f));
    const float lacks = fmaxf(most - (room.h - home->plate.h - 12), 0.0f);
    const float roof = fminf(lacks, fminf(ring->strip, fmaxf(room.y - ring->top, 0.0f))); /* nobody is to act now */

    room.y -= roof;
    room.h += roof;
    /* Among many it stands before the nearest, who have gone dark. */
    const float part = 0.48f + 0.14f * (look->d->ui->text_scale - 1.0f); /* its strip has letters */
    const float least = fminf(most, part * (ring->bottom - ring->top));
    const float h = fmaxf(fminf(most, room.h - home->plate.h - 12), least), w = h * 110.0f / 120.0f;
    const float mid = look->d->ui->width / 2, y = room.y + (room.h - h - home->plate.h) / 2;

    *house = (ui_rect){mid - w / 2, fmaxf(y, ring->top), w, h};
    *plate = (ui_rect){mid - home->plate.w / 2, house->y + h - 2, home->plate.w, home->plate.h};
}

static void death_glow(ui_draw *d, ui_rect large, float lit) {
    ui_glow(d, ui_centre(large, large.h * 1.8f, large.h * 1.8f), ui_fade(UI_EMBER, lit));
}

/* What is seen when it has turned. */
static void dead_soon(const growl_look *look, ui_rect whole, ui_rect large, ui_rect plate, int place) {
    ui_soon(look->d);
    growl_draw_house(look, whole, place, GROWL_DEAD);
    death_glow(look->d, large, 1.0f);
    ui_soon_end(look->d);
    growl_dying_soon(look->d, large, strip_width(plate, large, 1.0f));
}

/* It comes from its seat with its plate, turns, is marked, and goes home. */
void growl_draw_death(const growl_look *look, const growl_ring *ring) {
    const table_ui *t = look->t;
    ui_draw *d = look->d;

    if (!growl_is_telling(t, GROWL_EV_DEATH)) {
        return;
    }
    const int seat = t->event.arg[0] % GROWL_SEATS, place = look->pub->place[seat];
    const ui_place *home = &ring->at[place];
    const ui_rect stands = growl_house_box(home);
    const float came = motion_over(motion_of(t->part, 0.0f, death_there)),
                goes = motion_smooth(motion_of(t->part, death_leaves, 1.0f)), way = came * (1.0f - goes);
    ui_rect large, below;
    ui_count count[GROWL_COUNTS];
    bool over;

    dying_middle(look, ring, home, &large, &below);
    const ui_place under = {.plate = motion_between(home->plate, below, way), .house = large};
    const ui_rect box = motion_between(stands, large, way);
    const float open = motion_turned(motion_of(t->part, death_there, death_turned), &over);
    ui_next_layer(d, false);
    table_dim(d, fminf(motion_of(t->part, 0.0f, death_there), 1.0f - motion_of(t->part, death_leaves, 1.0f)));
    const ui_rect whole = motion_whole(box, stands, large);
    if (!over) {
        dead_soon(look, whole, large, home->plate, place);
    } else if (goes <= 0.0f && !d->ui->high_contrast) {
        death_glow(d, large, motion_stepped(motion_of(t->part, 0.3f, death_turned), 3));
    }
    ui_scale(d, (ui_rect){.w = box.w * open, .h = box.h}, whole);
    ui_group(d, whole, 0, 0.0f);
    growl_draw_house(look, whole, place, over ? GROWL_DEAD : look->pub->night_open ? GROWL_ASLEEP : GROWL_LIT);
    ui_group_end(d);
    /* On a flat table the chip at the edge has its counts all the time; here the name is all. */
    const int counts = growl_counts(look, seat, count);
    ui_seat_plate(d, &under, &t->seat[seat], goes > 0.0f ? UI_SEAT_DEAD : UI_SEAT_CALM, count,
                  d->ui->rim != NULL || goes > 0.0f ? counts : 0);
    dead_was(look, under.plate);
    ui_rect marked = box;
    marked.x += growl_died_aside(look, home, place) * goes;
    slapped_on(d, marked, large, home->plate, way, t->part);
}
