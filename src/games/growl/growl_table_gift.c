/* The day's card on its way to the one it is given to: it is read beside the plate, its sign is seen at the house in
 * what it does, and it goes into the hand. All of it lies open, and nothing of it depends on what the hand makes of
 * it. */
#include <math.h>

#include "growl_table.h"
#include "ui/cut.h"

/* Parts of its time: it is there; it goes into the hand; it is there, and counted. */
static const float gift_there = (float)GROWL_GIFT_FLIES / (float)GROWL_GIFT_TAKES,
                   gift_leaves = (float)(GROWL_GIFT_FLIES + GROWL_GIFT_DOES) / (float)GROWL_GIFT_TAKES,
                   gift_in = 1.0f - (float)GROWL_GIFT_COUNTED / (float)GROWL_GIFT_TAKES;

int growl_given_to(const growl_look *look, int seat) {
    return growl_is_telling(look->t, GROWL_EV_GIFT) && look->t->event.arg[2] == seat && look->t->part >= gift_in;
}

/* ---- the way ---- */

/* On its way to a seat, in a bow that is so far off the straight way; upright, its size by the way it has gone: of
 * five cards each size and angle is drawn anew. */
static motion_card on_bow(ui_rect from, ui_rect to, float way, table_point off) {
    motion_card card = {.at = motion_between(from, to, way), .lift = sinf(3.14159265f * way)};

    card.at.x += off.x * card.lift;
    card.at.y += off.y * card.lift;
    card.whole = motion_whole(card.at, from, to);
    return card;
}

/* How much a given card hides there: the night's word and dots, the pile, names, houses; most of all what is lost at
 * the edges. */
static float given_hides(const growl_look *look, const growl_ring *ring, const growl_day_places *day, ui_rect at,
                         int but) {
    static const float word = 0.36f, side = 0.18f, over = 10.0f; /* with the dots; beside the edges */
    static const float air = 5.0f;
    const ui_rect slot = day->slot, night = {slot.x + side * slot.w, slot.y + (1.0f - word) * slot.h,
                                             (1.0f - 2.0f * side) * slot.w, word * slot.h};
    const ui_rect frame = {over, over, look->d->ui->width - 2 * over, ring->bottom - over};
    const bool beyond =
        at.x < frame.x || at.y < frame.y || at.x + at.w > frame.x + frame.w || at.y + at.h > frame.y + frame.h;
    int n = 2 * ui_meet(at, night) + ui_meet(at, day->pile) + 8 * beyond;

    for (int place = 0; place < look->pub->n; place++) {
        if (place != but) {
            n += ui_meet(at, ring->at[place].plate) +
                 2 * ui_meet(at, ui_inset(growl_house_box(&ring->at[place]), -air));
        }
    }
    return (float)n;
}

/* A place beside the one who gets it, and the bow on which it comes there. */
typedef struct {
    ui_rect at;
    table_point bow;
    float hides;
} given_way;

/* The flattest bow to any side on which it hides least on its way to a place, with the house that it is
 * brought to. */
static void find_bow(const growl_look *look, const growl_ring *ring, const growl_day_places *day, int place,
                     given_way *way) {
    enum { WAYS = 4, MOST = 8, SAMPLES = 12 };
    static const table_point side[WAYS] = {{0, -1}, {0, 1}, {-1, 0}, {1, 0}};
    static const float step = 24.0f, flat = 0.05f;
    const ui_place *to = &ring->at[place];
    const ui_rect house = growl_house_box(to);

    way->hides = 1e6f;
    for (int k = 0; k < WAYS * (MOST + 1); k++) {
        const int off = k / WAYS;
        const table_point to_side = side[k % WAYS],
                          bow = {step * to_side.x * (float)off, step * to_side.y * (float)off};
        float hides = flat * (float)off;
        for (int i = 1; i <= SAMPLES && hides < way->hides; i++) {
            const ui_rect at = on_bow(day->turned, way->at, (float)i / SAMPLES, bow).at;
            hides += given_hides(look, ring, day, at, place) + (float)(ui_meet(at, house) + ui_meet(at, to->plate));
        }
        if (hides < way->hides) {
            way->hides = hides;
            way->bow = bow;
        }
    }
}

/* Where it is read a last time: beside the plate, above the house, or on any other side where it hides less, and
 * then where it comes without crossing the house. */
static given_way before_hand(const growl_look *look, const growl_ring *ring, int place, float w, float h) {
    static const float air = 6.0f, lies_for = 12.0f; /* the last: pictures of its way that hide as much */
    static const float edge = 0.5f;                  /* of the night's empty place */
    const growl_day_places day = growl_day_places_of(ring, look->pub->n);
    const ui_place *at = &ring->at[place];
    const ui_rect p = at->plate;
    const float x = p.x + (p.w - w) / 2, y = p.y + p.h - h;
    const ui_rect side[] = {table_off_plate(at, w, h),
                            {x, at->house.y - air - h, w, h},
                            {x, p.y + p.h + air, w, h},
                            {p.x - air - w, y, w, h},
                            {p.x + p.w + air, y, w, h}};
    given_way best = {.hides = 1e6f};

    for (size_t i = 0; i < sizeof side / sizeof side[0]; i++) {
        const bool own = ui_meet(side[i], growl_house_box(at)); /* something is seen there */
        given_way way = {.at = side[i]};
        find_bow(look, ring, &day, place, &way);
        way.hides += lies_for * (given_hides(look, ring, &day, side[i], GROWL_NONE) + (own ? 1.5f : 0.0f) +
                                 (ui_meet(side[i], day.slot) ? edge : 0.0f));
        if (way.hides < best.hides) {
            best = way;
        }
    }
    return best;
}

/* ---- what it does, at the house ---- */

/* In the middle of the house's foot, so many of its heights high. */
static ui_rect at_house(ui_rect house, float wide, float high) {
    const float w = house.h * wide, h = house.h * high;

    return (ui_rect){house.x + (house.w - w) / 2, house.y + house.h - h, w, h};
}

/* A point of a closed path, after its command; ' ': of the curve before it. */
typedef struct {
    char command;
    float x, y;
} path_point;

/* With its first corner at y, so much larger; in one colour, with a dark edge unless that is 0 wide. */
static void path(cut_svg *s, const path_point *at, size_t n, float y, float by_x, float by_y, ui_colour colour,
                 float edge) {
    cut_text(s, "<path d=\"");
    for (size_t i = 0; i < n; i++) {
        cut_point(s, at[i].command, at[i].x * by_x, y + at[i].y * by_y);
    }
    cut_text(s, "Z\"");
    cut_paint(s, "fill", colour);
    if (edge > 0.0f) {
        cut_paint(s, "stroke", UI_INK_900);
        cut_text(s, " stroke-width=\"");
        cut_number(s, edge);
        cut_text(s, "\"");
    }
    cut_text(s, "/>");
}

#define PATH(points) points, sizeof(points) / sizeof *(points)

/* A row of teeth in its gum, in 120 x 40; it points down. */
static void jaw(ui_draw *d, ui_rect at, bool upper, ui_colour gum) {
    static const path_point teeth[] = {{'M', 4, 10},  {'L', 10, 12},  {'L', 14, 21},  {'L', 19, 13},  {'L', 24, 27},
                                       {'L', 29, 14}, {'L', 31, 14},  {'L', 40, 40},  {'L', 48, 14},  {'L', 51, 24},
                                       {'L', 54, 14}, {'L', 57, 14},  {'L', 60, 21},  {'L', 63, 14},  {'L', 66, 14},
                                       {'L', 69, 24}, {'L', 72, 14},  {'L', 80, 40},  {'L', 89, 14},  {'L', 91, 14},
                                       {'L', 96, 27}, {'L', 101, 13}, {'L', 106, 21}, {'L', 110, 12}, {'L', 116, 10}};
    static const path_point flesh[] = {{'M', 0, 12},  {'C', 2, 4},    {' ', 30, 0},   {' ', 60, 0},   {'C', 90, 0},
                                       {' ', 118, 4}, {' ', 120, 12}, {'L', 112, 17}, {'C', 100, 13}, {' ', 84, 15},
                                       {' ', 60, 15}, {'C', 36, 15},  {' ', 20, 13},  {' ', 8, 17}};
    const float by_x = at.w / 120, by_y = at.h / 40, y = upper ? 0.0f : at.h, edge = 0.8f * (by_x + by_y);
    cut_svg s;

    cut_begin(&s);
    path(&s, PATH(teeth), y, by_x, upper ? by_y : -by_y, UI_PAPER_100, edge);
    path(&s, PATH(flesh), y, by_x, upper ? by_y : -by_y, gum, edge);
    ui_shape(d, at, s.at);
}

/* As wide as there is room beside the house, on both sides alike, within the frame. */
static float width_within(const ui_frame *ui, ui_rect house, float wide) {
    static const float edge = 6.0f;
    const float middle = house.x + house.w / 2, room = 2 * (fminf(middle, ui->width - middle) - edge);

    return fminf(wide, room / house.h);
}

/* Jaws close on it, the lower one at its foot, off the plate; on a house at the top they are smaller, so that they
 * open within the frame, and on one at its side narrower. */
static void bite(ui_draw *d, ui_rect house, float part) {
    static const float closed = 0.5f, raised = 0.4f; /* of its time; of the mouth, when open */
    static const float wide = 1.9f, high = 1.06f, small = 0.7f, edge = 4.0f;
    const float open = 1.0f - motion_stepped(motion_of(part, 0.08f, closed), 4);
    const bool fits = house.y + house.h - (1.0f + raised) * high * house.h >= edge;
    const float size = fits ? 1.0f : small;
    const ui_rect mouth = at_house(house, width_within(d->ui, house, size * wide), size * high);
    const float h = 0.58f * mouth.h;
    const ui_rect upper = {mouth.x, mouth.y - open * raised * mouth.h, mouth.w, h},
                  lower = {mouth.x, mouth.y + mouth.h - h, mouth.w, h};

    jaw(d, lower, false, 0xFF7E1010u);
    jaw(d, upper, true, 0xFFA81815u);
}

/* Claws go over it, one after the other. */
static void wound(ui_draw *d, ui_rect house, float part) {
    enum { CLAWS = 3 };
    static const path_point claws[] = {{'M', 92, 0},  {'C', 84, 30}, {' ', 58, 74}, {' ', 6, 100},
                                       {'C', 26, 66}, {' ', 50, 30}, {' ', 92, 0}};
    static const float edge = 10.0f;
    ui_rect at = at_house(house, 1.5f, 1.25f);
    const float above = fmaxf(edge - at.y, 0.0f); /* of a house at the top */
    at.y += above;
    at.h -= above;
    const int seen = (int)fminf(1.0f + CLAWS * part * 2.0f, CLAWS);

    for (int i = 0; i < seen; i++) {
        const ui_rect claw = {at.x + at.w * 0.28f * (float)i, at.y, at.w * 0.44f, at.h};
        cut_svg s;
        cut_begin(&s);
        path(&s, PATH(claws), 0, claw.w / 100, claw.h / 100, 0xFFC79BF0u, 0.015f * (claw.w + claw.h));
        ui_shape(d, claw, s.at);
    }
}

/* A sign comes down on it: horseshoe and coin; or grows out of it: the leaf. */
static void sign(ui_draw *d, ui_rect house, float part, const char *figure, ui_colour colour, bool grows) {
    static const float high = 0.86f, fall = 0.7f;
    const float there = motion_stepped(motion_of(part, 0.0f, 0.4f), 4);
    ui_rect at = at_house(house, high, high);

    if (grows) {
        const float size = 0.4f + 0.6f * there;
        at = (ui_rect){at.x + at.w * (1.0f - size) / 2, at.y + at.h * (1.0f - size), at.w * size, at.h * size};
    } else {
        at.y -= (1.0f - there) * fall * house.h;
    }
    ui_figure(d, figure, ui_inset(at, -0.06f * at.w), UI_INK_950); /* its edge */
    ui_figure(d, figure, at, ui_theme(d->ui, colour));
}

/* Two sparks on the coin when it lies there. */
static void glints(ui_draw *d, ui_rect house, float part) {
    static const path_point star[] = {{'M', 50, 0},   {'L', 58, 42}, {'L', 100, 50}, {'L', 58, 58},
                                      {'L', 50, 100}, {'L', 42, 58}, {'L', 0, 50},   {'L', 42, 42}};
    static const struct {
        float x, y, size, from;
    } spark[] = {{0.86f, 0.22f, 0.46f, 0.3f}, {0.14f, 0.62f, 0.3f, 0.55f}};

    for (int i = 0; i < 2; i++) {
        const float size = spark[i].size * house.h;
        const ui_rect at =
            ui_centre((ui_rect){house.x + spark[i].x * house.w, house.y + spark[i].y * house.h, 0, 0}, size, size);
        if (part >= spark[i].from) {
            cut_svg s;
            cut_begin(&s);
            path(&s, PATH(star), 0, size / 100, size / 100, 0xFFFFFFFFu, 0);
            ui_shape(d, at, s.at);
        }
    }
}

/* By the card's face alone. */
static void does(const growl_look *look, ui_rect house, int kind, float part) {
    static const ui_colour colour[GROWL_KINDS] = {UI_RED, UI_BLUE, UI_VIOLET, UI_MOSS, UI_YELLOW};
    ui_draw *d = look->d;

    if (!d->ui->high_contrast) {
        ui_glow(d, ui_centre(house, 3.4f * house.h, 2.0f * house.h), ui_fade(colour[kind], 0.8f));
    }
    growl_draw_house(look, house, look->pub->place[look->t->event.arg[2] % GROWL_SEATS], GROWL_LIT);
    switch (kind) {
    case GROWL_BITE:
        bite(d, house, part);
        break;
    case GROWL_WOUND:
        wound(d, house, part);
        break;
    case GROWL_CHARM:
        sign(d, house, part, "horseshoe", UI_BLUE, false);
        break;
    case GROWL_SALVE:
        sign(d, house, part, "leaf", UI_MOSS, true);
        break;
    default:
        sign(d, house, part, "coin", UI_YELLOW, false);
        glints(d, house, part);
        break;
    }
}

/* As large as the sign of cards on a plate; a flat table's plates are elsewhere. */
static ui_rect into_hand(const growl_look *look, const ui_place *at) {
    return look->d->ui->rim != NULL ? ui_inset(table_in_hand(at), -3.0f) : ui_seat_first_count(at->plate);
}

/* It stays a card that can be read until it goes into the hand, onto the sign of what is counted there. */
void growl_draw_gift(const growl_look *look, const growl_ring *ring) {
    enum { SIZES = 4, SHADOWS = 3 };
    static const float held = 0.55f; /* of its size, on its way */
    const table_ui *t = look->t;
    const int kind = t->event.arg[1] % GROWL_KINDS, place = look->pub->place[t->event.arg[2] % GROWL_SEATS];
    const ui_place *at = &ring->at[place];
    const ui_rect from = growl_day_places_of(ring, look->pub->n).turned, to = into_hand(look, at);
    const given_way way = before_hand(look, ring, place, from.w * held, from.h * held);
    motion_card card = on_bow(from, way.at, motion_smooth(motion_of(t->part, 0.0f, gift_there)), way.bow);

    if (t->part < gift_there) {
        ui_soon(look->d);
        does(look, growl_house_box(at), kind, 1.0f);
        ui_soon_end(look->d);
    } else {
        does(look, growl_house_box(at), kind, motion_of(t->part, gift_there, gift_leaves));
    }
    if (t->part >= gift_in) {
        return;
    }
    if (t->part > gift_leaves) {
        const float in = motion_smooth(motion_of(t->part, gift_leaves, gift_in));
        const ui_rect sized = motion_between(way.at, to, motion_stepped(in, SIZES));
        card.at = ui_centre(motion_between(way.at, to, in), sized.w, sized.h);
        card.whole = ui_centre(card.at, from.w, from.h);
    }
    card.lift = motion_stepped(card.lift, SHADOWS);
    ui_mark_add(look->d, GROWL_MARK_GIVEN, kind, card.at);
    table_flying_shadow(look->d, &card);
    ui_carry(look->d, card.at, card.whole);
    growl_draw_day_card(look->d, card.whole, growl_kind_id[kind], card.degrees, false);
}
