/* Night falls over GROWL's table and day breaks: the light, the card of the night, the pile, the sign of silence.
 * What stands at the end of either is what the next frame begins with. */
#include <math.h>

#include "growl_table.h"
#include "ui/cut.h"

/* A movement that takes the stretch from..to of the fall: between the card's turn and its way to where it lies. */
static float falls(const growl_look *look, float from, float to) {
    return motion_of(motion_of(look->t->part, GROWL_NIGHT_TURNS, GROWL_NIGHT_FALLEN), from, to);
}

float growl_darkness(const growl_look *look) {
    if (growl_is_dusk(look)) {
        return falls(look, 0.0f, 1.0f);
    }
    if (growl_is_dawn(look) && !growl_is_last_dawn(look)) {
        return 1.0f - look->t->part;
    }
    return look->pub->night_open != 0 ? 1.0f : 0.0f;
}

/* ---- the sky ---- */

/* Of the grounds: their size, the sun, the moon as it stands at last, and the ridge before both. */
static const float ground_w = 1280.0f, ground_h = 800.0f, sun_x = 640.0f, sun_y = 140.0f, sun_r = 92.0f,
                   halo_r = 150.0f;
static const table_point ridge[] = {
    {548.0f, 118.8f}, {556.2f, 120.3f}, {662.8f, 138.0f},  {681.4f, 139.8f},  {699.7f, 140.3f}, {719.2f, 138.7f},
    {738.4f, 136.9f}, {839.1f, 118.0f}, {860.0f, 114.6f},  {879.8f, 112.9f},  {900.0f, 111.9f}, {920.0f, 113.0f},
    {939.8f, 114.8f}, {960.2f, 118.5f}, {1060.4f, 138.2f}, {1080.7f, 140.8f}, {1100.3f, 142.3f}};
static const table_point moon[] = {
    {1078.0f, 48.1f},  {1062.6f, 49.7f},  {1048.2f, 54.0f},  {1034.7f, 60.6f},  {1023.0f, 70.0f},  {1013.3f, 81.9f},
    {1006.0f, 94.9f},  {1001.6f, 109.7f}, {999.7f, 124.5f},  {1001.5f, 139.2f}, {1006.2f, 142.0f}, {1061.6f, 147.0f},
    {1054.9f, 135.9f}, {1049.7f, 123.4f}, {1047.6f, 110.0f}, {1047.6f, 100.9f}, {1049.6f, 88.1f},  {1054.5f, 75.8f},
    {1059.0f, 68.0f},  {1067.9f, 57.8f},  {1080.2f, 48.2f}};

/* As large as the ground is on this frame, of which it covers all, from the top on. */
static float ground_scale(const ui_frame *ui) {
    return fmaxf(ui->width / ground_w, ui->height / ground_h);
}

static table_point sun_at(const ui_frame *ui) {
    const float k = ground_scale(ui);

    return (table_point){ui->width / 2 + (sun_x - ground_w / 2) * k, sun_y * k};
}

bool growl_is_reached(const growl_look *look, ui_rect house) {
    static const float first = 0.28f, last = 0.48f;
    const ui_frame *ui = look->d->ui;
    const table_point sun = sun_at(ui);
    const float away = hypotf(house.x + house.w / 2 - sun.x, house.y + house.h - sun.y),
                most = hypotf(ui->width / 2, ui->height - sun.y);

    return !growl_is_last_dawn(look) && look->t->part >= first + (last - first) * away / most;
}

static float ridge_at(float x) {
    enum { POINTS = sizeof ridge / sizeof ridge[0] };
    int i = 1;

    while (i < POINTS - 1 && ridge[i].x < x) {
        i++;
    }
    const float part = motion_of(x, ridge[i - 1].x, ridge[i].x);
    return ridge[i - 1].y + (ridge[i].y - ridge[i - 1].y) * part;
}

/* A disc, as much as stands over the ridge, so far below its place; the box is the halo's, whose top is there. */
static void add_disc(cut_svg *s, float k, float r, ui_colour colour, float below) {
    enum { SAMPLES = 48 };
    const float top = sun_y + below - halo_r;

    cut_text(s, "<path d=\"");
    cut_point(s, 'M', (halo_r - r) * k, (ridge_at(sun_x - r) - top) * k);
    for (int i = 0; i <= SAMPLES; i++) {
        const float x = r * (2.0f * (float)i / SAMPLES - 1.0f);
        const float y = sun_y + below - sqrtf(fmaxf(r * r - x * x, 0.0f));
        cut_point(s, 'L', (x + halo_r) * k, (fminf(y, ridge_at(sun_x + x)) - top) * k);
    }
    for (int i = SAMPLES; i > 0; i--) {
        const float x = r * (2.0f * (float)i / SAMPLES - 1.0f);
        cut_point(s, 'L', (x + halo_r) * k, (ridge_at(sun_x + x) - top) * k);
    }
    cut_text(s, "Z\"");
    cut_paint(s, "fill", colour);
    cut_text(s, "/>");
}

/* One picture a step. */
static void draw_sun(ui_draw *d, ui_colour colour, float seen, float below) {
    static const float halo = 0.18f;
    const float k = ground_scale(d->ui);
    const table_point sun = sun_at(d->ui);
    const ui_rect at = {sun.x - halo_r * k, sun.y + (below - halo_r) * k, 2 * halo_r * k, halo_r * k + 2};
    cut_svg s;
    cut_begin(&s);

    add_disc(&s, k, halo_r, ui_fade(colour, halo), below);
    add_disc(&s, k, sun_r, colour, below);
    ui_shape_faded(d, at, s.at, seen);
}

/* The sun comes up amber, in a halo, before the ground is light, and its light grows over all of the table: one
 * picture, made once. */
static void draw_sunrise(const growl_look *look) {
    enum { STEPS = 6 };
    static const float seen = GROWL_TALK_FROM + 0.1f, up = 0.6f, spread = 0.6f, fades = 0.75f, rises = 46.0f,
                       round = 3.4f;
    static const ui_colour warm = 0xFFF7B868u; /* one picture of it, whatever the sun's colour */
    const ui_frame *ui = look->d->ui;
    const float part = look->t->part, goes = 1.0f - motion_stepped(motion_of(part, fades, 1.0f), STEPS);
    const float comes = motion_stepped(motion_of(part, GROWL_TALK_FROM, seen), 3);
    const float light = comes * goes * motion_stepped(motion_of(part, GROWL_TALK_FROM, spread), STEPS);
    const float below = rises * (1.0f - motion_out(motion_stepped(motion_of(part, GROWL_TALK_FROM, up), STEPS)));
    const float side = round * sun_r * ground_scale(ui);
    const table_point sun = sun_at(ui);
    const ui_colour amber = ui_mix(0xFFF0852Cu, 0xFFFFE3A6u, motion_stepped(motion_of(part, seen, fades), STEPS));

    if (ui->high_contrast || part >= 1.0f || comes <= 0.0f) {
        return;
    }
    ui_glow(look->d, (ui_rect){sun.x - ui->width * 0.5f, sun.y - ui->height * 0.6f, ui->width, ui->height * 1.2f},
            ui_fade(0xFFF2A040u, light));
    ui_glow(look->d, (ui_rect){sun.x - side / 2, sun.y - side / 2, side, side}, ui_fade(warm, comes * goes));
    draw_sun(look->d, amber, comes * goes, below);
}

/* The moon comes up behind the ridge, amber first, to where the night's ground has it. It comes to be seen when
 * enough of it stands over the ridge to be a moon. */
static void draw_moonrise(const growl_look *look, float up) {
    enum { POINTS = sizeof moon / sizeof moon[0], STEPS = 12, FINER = 4 /* where an edge meets the ridge */ };
    static const float below = 56.0f, seen = 0.4f, left = 999.0f, top = 48.0f, w = 82.0f, h = 100.0f;
    const ui_frame *ui = look->d->ui;
    const float k = ground_scale(ui), step = motion_stepped(up, STEPS), sunk = below * (1.0f - motion_out(step));
    const ui_rect at = {ui->width / 2 + (left - ground_w / 2) * k, top * k, w * k, h * k};
    const ui_colour colour =
        ui_fade(ui_mix(0xFFE8A95Cu, 0xFF979690u, motion_stepped(up, 4)), fminf(step / seen, 1.0f));
    cut_svg s;

    if (ui->high_contrast || step <= 0.0f) {
        return;
    }
    cut_begin(&s);
    cut_text(&s, "<path d=\"");
    for (int i = 0; i < POINTS * FINER; i++) {
        const table_point a = moon[i / FINER], b = moon[(i / FINER + 1) % POINTS];
        const float part = (float)(i % FINER) / FINER, x = a.x + (b.x - a.x) * part, y = a.y + (b.y - a.y) * part;
        cut_point(&s, i == 0 ? 'M' : 'L', (x - left) * k, (fminf(y + sunk, ridge_at(x)) - top) * k);
    }
    cut_text(&s, "Z\"");
    cut_paint(&s, "fill", colour);
    cut_text(&s, "/>");
    ui_shape(look->d, at, s.at);
}

/* The day goes, the moon comes up, and then its light is over the land: sun and moon are never seen together. */
static void draw_nightfall(const growl_look *look) {
    enum { STEPS = 8 };
    static const float day = 0.64f, seen = 0.56f, risen = 0.84f; /* of day so little is left that no sun is seen */
    const float darkness = growl_darkness(look), night = motion_stepped(motion_of(darkness, risen, 1.0f), STEPS);

    if (night > 0.0f) {
        table_ground_between(look->d, "growl/table_growl", "growl/table_night", night);
    } else {
        table_ground_between(look->d, "growl/table_day", "growl/table_growl", motion_of(darkness, 0.0f, day));
    }
    if (darkness < 1.0f) {
        draw_moonrise(look, motion_of(darkness, seen, risen));
    }
}

/* Sun and moon are never seen together: between night and day there is a sky without either. By the time that the sun
 * is up it is day. */
static void draw_daybreak(const growl_look *look) {
    enum { GOES = 8, COMES = MOTION_DUSK_STEPS - GOES };            /* no more pictures than of one change */
    static const float goes = 0.02f, moonless = 0.16f, day = 0.75f; /* before the hour's plate folds */
    const float night = 1.0f - motion_stepped(motion_of(look->t->part, goes, moonless), GOES);
    const float dark = 1.0f - motion_stepped(motion_of(look->t->part, GROWL_TALK_FROM, day), COMES);

    if (night > 0.0f) {
        table_ground_between(look->d, "growl/table_growl", "growl/table_night", night);
    } else {
        table_ground_between(look->d, "growl/table_day", "growl/table_growl", dark);
    }
    draw_sunrise(look);
}

void growl_draw_sky(const growl_look *look) {
    if (growl_is_dusk(look)) {
        draw_nightfall(look);
    } else if (growl_is_dawn(look) && !growl_is_last_dawn(look)) {
        draw_daybreak(look);
    } else {
        table_ground(look->d, growl_darkness(look) > 0.0f ? "growl/table_night" : "growl/table_day");
    }
}

bool growl_is_awake(const growl_look *look, int place) {
    static const float first = 0.1f, last = 0.8f;
    const growl_pub *pub = look->pub;
    const int from = pub->place[look->t->event.arg[0] % GROWL_SEATS], after = (place + pub->n - from) % pub->n;

    return growl_darkness(look) <= first + (last - first) * (float)after / fmaxf((float)(pub->n - 1), 1.0f);
}

/* ---- the middle ---- */

static void draw_moving_stock(const growl_look *look, ui_rect from, ui_rect to, float part) {
    const ui_rect seen = motion_between(from, to, part), whole = motion_whole(seen, from, to);

    ui_scale(look->d, seen, whole);
    ui_group(look->d, whole, 0, 0.0f);
    growl_draw_stock(look, whole);
    ui_group_end(look->d);
}

static void draw_moving_card(const growl_look *look, ui_rect from, ui_rect to, float part, int card) {
    const ui_rect seen = motion_between(from, to, part);

    growl_draw_moving_night(look->d, seen, motion_whole(seen, from, to), card, look->pub->nights);
}

/* What is around it, its face where it will lie, and the paper of its rule. */
static void lies_soon(const growl_look *look, const growl_ring *ring, int card) {
    const growl_night_places at = growl_night_places_of(look, ring);

    ui_soon(look->d);
    growl_draw_glow(look->d, at.card, 1.0f);
    ui_soon_end(look->d);
    growl_night_card_soon(look->d, at.card, card);
    growl_rule_soon(look, &at, card);
}

/* The card turns over the pile's neighbour, as by day. Where it will lie depends on how long its rule is, so it goes
 * there when it is night and silent, and the pile gives way. */
void growl_draw_dusk(const growl_look *look, const growl_ring *ring) {
    const growl_day_places day = growl_day_places_of(ring, look->pub->n);
    const int card = look->t->event.arg[1] % GROWL_NIGHT_CARDS;
    const float part = look->t->part;
    const float moved = motion_smooth(motion_of(part, GROWL_NIGHT_FALLEN, GROWL_NIGHT_LIES));

    if (part < GROWL_NIGHT_TURNS) {
        growl_draw_stock(look, day.pile);
        growl_draw_day_slots(look, &day, look->pub->nights, 1.0f, 1.0f);
        growl_draw_turning_night(look->d, day.pile, day.turned, part / GROWL_NIGHT_TURNS, card, look->pub->nights);
        lies_soon(look, ring, card);
        return;
    }
    const growl_night_places night = growl_night_places_of(look, ring);
    const float slots = 1.0f - falls(look, 0.0f, 0.4f);
    growl_draw_day_slots(look, &day, look->pub->nights, slots, slots);
    draw_moving_stock(look, day.pile, night.pile, moved);
    growl_draw_glow(look->d, night.card, moved);
    if (moved < 1.0f) {
        draw_moving_card(look, day.turned, night.card, moved, card);
    } else {
        growl_draw_rule(look, &night, card, motion_out(motion_of(part, GROWL_NIGHT_LIES, 1.0f)));
        growl_draw_night_card(look->d, night.card, card, look->pub->nights);
    }
}

/* After the last night nothing is played for: pile and card lie whole while that is said, and are gone when the Growl
 * takes the middle. */
static void draw_last_dawn(const growl_look *look, const growl_ring *ring, growl_night_places at) {
    if (look->t->part < 1.0f) {
        growl_draw_glow(look->d, at.card, 1.0f);
        growl_draw_stock(look, at.pile);
        growl_draw_night_card(look->d, at.card, look->pub->night_card, look->pub->nights);
        growl_draw_caption(look, ring, &at, look->pub->night_card);
    }
}

/* Parts of dawn: the night's place is seen before the card goes there, and that lies on it before it becomes a dot.
 */
static const float slot_seen = 0.29f, card_goes = 0.29f, card_lies = 0.5f, card_sinks = 0.54f, card_sunk = 0.7f;

/* The night's card flies onto the night's place, as large as that, and then into one more dot of the nights that are
 * over. */
static void draw_card_at_dawn(const growl_look *look, ui_rect from, const growl_day_places *day) {
    const float part = look->t->part;
    const ui_rect dot = growl_night_dot(look->d->ui, day, look->pub->nights);
    const ui_rect lies = motion_between(from, day->slot, motion_smooth(motion_of(part, card_goes, card_lies)));
    const ui_rect seen = part < card_lies
                             ? lies
                             : motion_between(day->slot, dot, motion_smooth(motion_of(part, card_sinks, card_sunk)));

    if (part < card_sunk) {
        growl_draw_moving_night(look->d, seen, ui_centre(seen, from.w, from.h), look->pub->night_card,
                                look->pub->nights);
    }
}

/* The turned card's place is seen when the night's card has gone from there; the pile comes back with that. */
void growl_draw_dawn(const growl_look *look, const growl_ring *ring) {
    static const float bare = 0.42f;
    const growl_night_places night = growl_night_places_of(look, ring);
    const float part = look->t->part, moved = motion_of(part, card_goes, card_lies);

    if (growl_is_last_dawn(look)) {
        draw_last_dawn(look, ring, night);
        return;
    }
    const growl_day_places day = growl_day_places_of(ring, look->pub->n);
    growl_draw_glow(look->d, night.card, 1.0f - moved);
    growl_draw_day_slots(look, &day, look->pub->nights + (part >= card_sunk),
                         motion_of(part, GROWL_TALK_FROM, slot_seen), motion_of(part, bare, card_sinks));
    draw_moving_stock(look, night.pile, day.pile, motion_smooth(moved));
    draw_card_at_dawn(look, night.card, &day);
}
