/* Whoever dies, in the middle of a table gone dark: the house is turned over and marked. */
#include <math.h>

#include "growl_table.h"

/* Parts of its time: all else is dark; in the middle; turned over; the strip falls on it; it goes home through the
 * dark, and then it is light again. */
static const float death_dark = 0.1f, death_there = 0.25f, death_turned = 0.45f, death_marked = 0.47f,
                   death_lies = 0.54f, death_leaves = 0.78f, death_home = 0.92f;

static float darkness(const growl_look *look) {
    const float part = look->t->part;

    return fminf(motion_of(part, 0.0f, death_dark), 1.0f - motion_of(part, death_home, 1.0f));
}

bool growl_is_dying(const growl_look *look, int seat) {
    return growl_is_telling(look->t, GROWL_EV_DEATH) && look->t->event.arg[0] == seat && look->t->part < death_leaves;
}

float growl_middle_seen(const growl_look *look) {
    return growl_is_telling(look->t, GROWL_EV_DEATH) ? 1.0f - motion_stepped(darkness(look), TABLE_DIM_STEPS) : 1.0f;
}

/* The widest that the strip of one who dies may be: from its plate's width to more than the large house's. */
static float strip_width(ui_rect plate, ui_rect large, float way) {
    return plate.w + (large.w * 1.6f - plate.w) * way;
}

/* Slapped on in few steps, each nearer to the house, from above: never over the name. */
static void slapped_on(ui_draw *d, ui_rect house, ui_rect large, ui_rect plate, float way, float part) {
    static const float foot = 1.0f; /* of the strip, how far down */
    const float k = 1.0f + 0.6f * (1.0f - motion_stepped(motion_of(part, death_marked, death_lies), 3));
    const ui_rect at = {house.x + house.w * (1.0f - k) / 2, house.y + house.h * foot * (1.0f - k), house.w * k,
                        house.h * k};

    if (part >= death_marked) {
        growl_draw_dying(d, at, strip_width(plate, large, way) * k, large, strip_width(plate, large, 1.0f), way);
    }
}

/* What the Séance tells of the dead unfolds below the name while it is marked. */
static void dead_was(const growl_look *look, ui_rect plate) {
    const float open = motion_out(motion_of(look->t->part, death_marked, death_lies));
    const uint8_t team = look->t->event.arg[2];
    const ui_rect strip = {plate.x, plate.y + plate.h, plate.w, growl_role_strip(look->d->ui)};

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

static void death_glow(ui_draw *d, ui_rect large, ui_colour light, float lit) {
    ui_glow(d, ui_centre(large, large.h * 1.8f, large.h * 1.8f), ui_fade(light, lit));
}

/* Behind the house, which by night is as dark as the table: of its lamp, and when it has turned of embers. */
static void light_behind(const growl_look *look, ui_rect large, float way, bool over) {
    static const float lamp = 0.5f;
    enum { STEPS = 3 };
    const float part = look->t->part;

    if (look->d->ui->high_contrast) {
        return;
    }
    if (!over) {
        death_glow(look->d, large, UI_LANTERN, lamp * motion_stepped(way, STEPS));
    } else if (part < death_leaves) {
        death_glow(look->d, large, UI_EMBER, motion_stepped(motion_of(part, 0.33f, death_turned), STEPS));
    }
}

/* What is seen when it has turned. */
static void dead_soon(const growl_look *look, ui_rect whole, ui_rect large, ui_rect plate, int place) {
    ui_soon(look->d);
    growl_draw_house(look, whole, place, GROWL_DEAD);
    death_glow(look->d, large, UI_EMBER, 1.0f);
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
    const float came = motion_over(motion_of(t->part, death_dark, death_there)),
                goes = motion_smooth(motion_of(t->part, death_leaves, death_home)), way = came * (1.0f - goes);
    ui_rect large, below;
    ui_count count[GROWL_COUNTS];
    bool over;

    dying_middle(look, ring, home, &large, &below);
    const ui_place under = {.plate = motion_between(home->plate, below, way), .house = large};
    const ui_rect box = motion_between(stands, large, way);
    const float open = motion_turned(motion_of(t->part, death_there, death_turned), &over);
    ui_next_layer(d, false);
    table_dim(d, darkness(look));
    const ui_rect whole = motion_whole(box, stands, large);
    if (!over) {
        dead_soon(look, whole, large, home->plate, place);
    }
    light_behind(look, large, way, over);
    ui_scale(d, (ui_rect){.w = box.w * open, .h = box.h}, whole);
    ui_group(d, whole, 0, 0.0f);
    growl_draw_house(look, whole, place, over ? GROWL_DEAD : look->pub->night_open ? GROWL_ASLEEP : GROWL_LIT);
    ui_group_end(d);
    const int counts = growl_counts(look, seat, count);
    ui_seat_plate(d, &under, &t->seat[seat], growl_is_dying(look, seat) ? UI_SEAT_CALM : UI_SEAT_DEAD, count, counts);
    dead_was(look, under.plate);
    ui_rect marked = box;
    marked.x += growl_died_aside(look, home, place) * goes;
    slapped_on(d, marked, large, home->plate, way, t->part);
}
