/* Where everything stands: houses on a half circle, the Wolf at its open end. */
#include <limits.h>
#include <math.h>
#include <string.h>

#include "eatme_table.h"
#include "ui/edges.h"

/* A house: how far from the middle, in halves of 1280 or 800, and its ground, for a yard of the height below. */
typedef struct {
    float x, feet;
} stone;
enum { HOUSES = EATME_SEATS - 1 };
static const stone wide_at[HOUSES + 1][HOUSES] = {
    [2] = {{-0.50f, 416}, {0.50f, 416}},
    [3] = {{-0.66f, 424}, {0, 246}, {0.66f, 424}},
    [4] = {{-0.745f, 458}, {-0.30f, 276}, {0.30f, 276}, {0.745f, 458}},
    [5] = {{-0.735f, 490}, {-0.53f, 240}, {0, 240}, {0.53f, 240}, {0.735f, 490}},
};
static const stone tall_at[HOUSES + 1][HOUSES] = {
    [2] = {{-0.46f, 640}, {0.46f, 640}},
    [3] = {{-0.5f, 690}, {0, 352}, {0.5f, 690}},
    [4] = {{-0.52f, 702}, {-0.46f, 348}, {0.46f, 348}, {0.52f, 702}},
    [5] = {{-0.6f, 724}, {-0.58f, 440}, {0, 268}, {0.58f, 440}, {0.6f, 724}},
};
static const float wide_size[HOUSES + 1] = {1, 1, 1.45f, 1.15f, 1.06f, 0.95f};
static const float tall_size[HOUSES + 1] = {1, 1, 1.5f, 1.4f, 1.26f, 0.98f};
static const float wide_high = 690.0f, tall_high = 1098.0f;

/* Signs of past choices and what lies round them; a tall yard has them below one another. */
static float strip_of(const ui_frame *ui) {
    return ui->height > ui->width ? 40.0f : 44.0f + 4.0f * (ui->text_scale - 1.0f);
}

int eatme_place_of(const eatme_yard *yard, int seat) {
    return (seat - yard->first + yard->n) % yard->n;
}

typedef struct {
    float w, h, wheel;
} plate_size;

/* Grows with the reader's text as far as the yard has room for it. */
static plate_size plates(const ui_frame *ui, bool tall, int n) {
    const float more = ui->text_scale - 1.0f, w = tall ? 206.0f : n == EATME_SEATS ? 200.0f : 208.0f;

    return (plate_size){w + 22.0f * more, 72.0f + 8.0f * more, 64.0f};
}

/* Over an end of the plate, within the window; on a flat table beside the disc that is there for the plate. */
static ui_rect wheel_at(const ui_frame *ui, ui_rect plate, bool at_right, float size) {
    static const float rim = 8.0f;
    const float edge = plate.w / 2 + 24, aside = ui->rim != NULL ? fminf(edge, plate.h / 2 + size / 2 + 4) : edge;
    const float x = plate.x + plate.w / 2 + (at_right ? aside : -aside);

    return (ui_rect){fminf(x - size / 2, ui->width - rim - size), plate.y + (plate.h - size) / 2, size, size};
}

/* In a wide yard each is at the right, so that of two plates beside each other it is plain whose it is; in a tall one
 * and on a flat table, where there is less room at the sides, towards the middle. */
static bool wheel_at_right(const eatme_yard *yard, bool right) {
    return !right || (!yard->tall && !yard->flat);
}

/* Below a plate and the line round one that can be pressed. */
static ui_rect past_below(const ui_frame *ui, ui_rect plate) {
    return (ui_rect){plate.x, plate.y + plate.h, plate.w, strip_of(ui)};
}

static ui_place plate_place(float x, float y, const plate_size *p, float angle, ui_rect house) {
    return (ui_place){.plate = {x - p->w / 2, y, p->w, p->h}, .house = house, .angle = angle, .far = true};
}

static eatme_spot house_spot(const eatme_yard *yard, const ui_frame *ui, int place, float shrink) {
    const int houses = yard->n - 1;
    const stone *at = yard->tall ? &tall_at[houses][place - 1] : &wide_at[houses][place - 1];
    const float half = yard->tall ? 400.0f : 640.0f * fminf(1.16f, ui->width / 1280.0f);
    const plate_size p = plates(ui, yard->tall, yard->n);
    eatme_spot s = {.size = (yard->tall ? tall_size[houses] : wide_size[houses]) * shrink};

    s.x = ui->width / 2 + at->x * half * (yard->tall ? ui->width / 800.0f : 1.0f);
    s.feet = at->feet * yard->bottom / (yard->tall ? tall_high : wide_high);
    s.right = at->x > 0.01f;
    const ui_rect house = {s.x - 100 * s.size, s.feet - 178 * s.size, 200 * s.size, 180 * s.size};
    s.place = plate_place(s.x, s.feet + 11, &p, s.right ? 270.0f : 90.0f, house);
    s.wheel_right = wheel_at_right(yard, s.right);
    s.wheel = wheel_at(ui, s.place.plate, s.wheel_right, p.wheel);
    s.past = past_below(ui, s.place.plate);
    return s;
}

/* Of what whoever hands out presses, below or beside the Wolf's plate. */
static float button_height(const eatme_yard *yard, const ui_frame *ui) {
    return fmaxf(yard->tall ? 54.0f : 46.0f, ui_target(ui));
}

/* In a wide yard the buttons of whoever hands out stand in a row so far below the Wolf's plate, and so far above the
 * yard's end: on the line of the app's own. */
static const float row_above = 13.0f, row_below = 8.0f;

/* The words "to act", or past choices, hang below the Wolf's plate, or in a wide yard the buttons of whoever hands
 * out stand there. */
static eatme_spot open_end(const eatme_yard *yard, const ui_frame *ui) {
    const plate_size p = plates(ui, yard->tall, yard->n);
    const float row = row_above + button_height(yard, ui) + row_below, strip = strip_of(ui);
    const float hangs = yard->tall ? ui_seat_strip(ui) + strip + 2.0f : fmaxf(strip, ui_seat_strip(ui));
    const float under = fmaxf(row, hangs);
    const float y = yard->bottom - under - p.h;
    const float of_two = 1.2f, size = yard->n == 3 ? of_two : yard->tall ? 0.95f : 1.0f; /* where all are larger */
    eatme_spot s = {.x = ui->width / 2, .feet = y - 14, .size = size};

    const ui_rect house = {s.x - 100 * s.size, s.feet - 178 * s.size, 200 * s.size, 180 * s.size};
    s.place = plate_place(s.x, y, &p, 0, house);
    s.place.far = false;
    s.past = past_below(ui, s.place.plate);
    return s;
}

/* From a house's feet on a flat table to the end of what lies below. */
static float below_feet(const ui_frame *ui, const plate_size *p) {
    return 11.0f + p->h + strip_of(ui) + 4.0f;
}

/* How far out of its middle a house reaches, in its size: roof and beams. */
static const float eaves = 90.0f;

static const float flat_top = 68.0f, gable = 178.0f; /* the highest roof; how high a house is, in its size */

/* Two houses above each other leave a row for the button that knocks. */
static const float flat_row = 54.0f;

/* A table that stands upright has two or one at its sides: two leave a house at its end less room. */
static float tall_flat_size(const eatme_yard *yard, const ui_frame *ui, float margin) {
    static const float most = 1.3f, most_of_two = 1.12f, air = 8.0f;
    const float room = (ui->width / 2 - margin - air) / (2 * eaves);

    return yard->n > 4 ? fminf(most_of_two, fmaxf(room, 0.9f)) : most;
}

/* As large as two have room before each other, and beside each other above a low middle. */
static float flat_size(const eatme_yard *yard, const ui_frame *ui, const plate_size *p) {
    static const float most = 1.34f;
    const float least = yard->n > 4 ? 0.9f : 1.0f;
    const float room = (yard->bottom - flat_top) / 2 - below_feet(ui, p);

    return fmaxf(least, fminf(most * least, room / gable));
}

static float angle_of_edge(int edge) {
    return 90.0f * (float)((edge + 2) % 4);
}

bool eatme_at_side(const eatme_spot *s) {
    return s->place.angle == angle_of_edge(1) || s->place.angle == angle_of_edge(3);
}

/* On a flat table everybody has one place, the Wolf too: at the own edge of the screen, before the chip there. */
static eatme_spot flat_spot(const eatme_yard *yard, const ui_frame *ui, int seat) {
    const plate_size p = plates(ui, yard->tall, yard->n);
    const int edge = ui_edge_of(yard->n, seat, yard->tall);
    const float margin = yard->tall ? 196.0f : 176.0f; /* of the sides */
    eatme_spot s = {.size = yard->tall ? tall_flat_size(yard, ui, margin) : flat_size(yard, ui, &p)};
    const float high = gable * s.size + below_feet(ui, &p);
    int before = 0, there = 0;

    for (int i = 0; i < yard->n; i++) {
        const bool same = ui_edge_of(yard->n, i, yard->tall) == edge;
        there += same;
        before += same && i < seat;
    }
    const bool lies = edge % 2 == 0;
    const float part = ((float)before + 0.5f) / (float)there; /* clockwise */
    const float inwards = !lies        ? 2 * (high + flat_row) / ui->height
                          : yard->tall ? 1.0f
                                       : 0.86f; /* clear of those at the ends */
    const float along = 0.5f + (part - 0.5f) * inwards;
    s.x = !lies ? (edge == 1 ? margin : ui->width - margin) : ui->width * (edge == 0 ? 1 - along : along);
    const float middle = lies ? (edge == 0 ? yard->bottom - high / 2 : flat_top + high / 2)
                              : ui->height * (edge == 1 ? 1 - along : along);
    s.feet = middle + high / 2 - below_feet(ui, &p);
    s.right = s.x > ui->width / 2 + 1;
    const ui_rect house = {s.x - 100 * s.size, s.feet - gable * s.size, 200 * s.size, 180 * s.size};
    s.place = plate_place(s.x, s.feet + 11, &p, angle_of_edge(edge), house);
    s.past = past_below(ui, s.place.plate);
    s.wheel_right = wheel_at_right(yard, s.right);
    s.wheel = seat == yard->first ? (ui_rect){0, 0, 0, 0} : wheel_at(ui, s.place.plate, s.wheel_right, p.wheel);
    return s;
}

float eatme_inner_edge(const eatme_spot *s) {
    return eatme_inner_end(s) + (s->right ? -s->wheel.w / 2 : s->wheel.w / 2);
}

float eatme_inner_end(const eatme_spot *s) {
    const float x = s->wheel.x + s->wheel.w / 2;

    return s->right && s->wheel_right ? 2 * s->x - x : x;
}

/* From the yard's middle to what of a place reaches lower than `top`: its wheel, or its past choices alone. */
static float free_beside(const eatme_spot *s, float middle, float top) {
    const ui_rect plate = s->place.plate, past = s->past;
    const float air = 8.0f, past_edge = s->right ? past.x : past.x + past.w;

    if (plate.y + plate.h > top - air) {
        return fabsf(eatme_inner_edge(s) - middle) - air;
    }
    return past.y + past.h > top ? fabsf(past_edge - middle) - air : 10000.0f;
}

static void knock_place(eatme_yard *yard, const ui_frame *ui) {
    static const float air = 16.0f; /* a plate that is lit is of the same gold */
    const float high = fmaxf(54.0f, ui_target(ui)) + 18.0f * (ui->text_scale - 1.0f);
    const float top = yard->at[0].place.plate.y - air - high;
    float wide = fminf(360.0f + 120.0f * (ui->text_scale - 1.0f), ui->width * 0.5f);

    for (int place = 1; place < yard->n; place++) {
        wide = fminf(wide, 2 * free_beside(&yard->at[place], ui->width / 2, top));
    }
    yard->knock = (ui_rect){ui->width / 2 - wide / 2, top, wide, high};
}

/* What whoever hands out presses: a row below the Wolf's plate, in its middle; in a tall yard clear of what the app
 * lays into the corners. */
static void buttons(eatme_yard *yard, const ui_frame *ui) {
    static const float between = 12.0f, corner = 202.0f;
    const float h = button_height(yard, ui);
    const float most = 218.0f + 24.0f * (ui->text_scale - 1.0f), y = yard->bottom - h - row_below;
    const float w = yard->tall ? fminf(most, ui->width / 2 - corner - between / 2) : most;
    const float x = ui->width / 2 - w - between / 2;

    yard->button[0] = (ui_rect){x, y, w, h};
    yard->button[1] = (ui_rect){x + w + between, y, w, h};
}

/* On a table that stands upright with one house at each side: between these and the one below. */
static float below_sides(const eatme_yard *yard, float high) {
    float from = 0.0f, to = yard->bottom;

    for (int place = 0; place < yard->n; place++) {
        const eatme_spot *s = &yard->at[place];
        if (eatme_at_side(s)) {
            from = fmaxf(from, s->past.y + s->past.h);
        } else if (s->place.house.y > yard->bottom / 2) {
            to = s->place.house.y;
        }
    }
    return (from + to - high) / 2;
}

/* Beside a house that stands alone at its side, in the row between the two of the other side. */
static float beside_alone(const eatme_yard *yard, ui_rect row) {
    static const float half = 130.0f, air = 8.0f; /* of the button as it usually is */
    const float x = row.x + row.w / 2;
    float aside = 0.0f;

    for (int place = 0; place < yard->n; place++) {
        const eatme_spot *s = &yard->at[place];
        if (eatme_at_side(s) && s->place.house.y < row.y + row.h && s->feet > row.y) {
            const float room = fabsf(s->x - x) - eaves * s->size - air;
            aside += (s->right ? -1.0f : 1.0f) * fmaxf(half - room, 0.0f);
        }
    }
    return aside;
}

/* What is pressed lies between the houses that stand all round, or between two that are beside each other. */
static void flat_middle(eatme_yard *yard, const ui_frame *ui) {
    const float h = fmaxf(54.0f, ui_target(ui)),
                w = fminf(360.0f + 120.0f * (ui->text_scale - 1.0f), ui->width * 0.5f);
    const float wide = ui->width * 0.36f, high = ui->height * (yard->tall ? 0.3f : 0.16f);

    const float y = yard->tall && yard->n <= 4 ? below_sides(yard, h) : (ui->height - h) / 2;
    yard->knock = (ui_rect){(ui->width - w) / 2, y, w, h};
    yard->knock.x += yard->tall ? beside_alone(yard, yard->knock) : 0.0f;
    yard->ground = (ui_rect){(ui->width - wide) / 2, (ui->height - high) / 2, wide, high};
}

/* In the size of a house: its gable from the top to the eaves, and how far out of its middle a chimney reaches. */
static const float gable_top = 160.0f, gable_eaves = 100.0f, chimney = 66.0f;

/* Past choices end beside the roof of a house that stands before them: on the side where less of it is. */
static void clear_of_roof(ui_rect *past, const eatme_spot *house) {
    const float air = 14.0f, k = house->size, below = past->y + past->h - (house->feet - gable_top * k);
    const float roof = fminf(1.0f, below / ((gable_top - gable_eaves) * k)) * eaves,
                half = fmaxf(roof, chimney) * k + air;
    const float left = house->x - half, right = house->x + half, end = past->x + past->w;

    if (below <= 0.0f || past->y > house->feet || end <= left || past->x >= right) {
        return;
    }
    if (house->x < past->x + past->w / 2) {
        past->x = right;
        past->w = end - right;
    } else {
        past->w = left - past->x;
    }
}

static void clear_pasts(eatme_yard *yard) {
    for (int place = 1; place < yard->n; place++) {
        for (int other = 1; other < yard->n; other++) {
            if (yard->at[other].feet > yard->at[place].feet) {
                clear_of_roof(&yard->at[place].past, &yard->at[other]);
            }
        }
    }
}

/* As many signs as have room at every seat: fewer at one would look like fewer nights. */
static int pasts_of(const eatme_yard *yard) {
    int least = INT_MAX;

    for (int place = 0; place < yard->n; place++) {
        const int room = eatme_past_room(yard->at[place].past);
        least = room < least ? room : least;
    }
    return least;
}

/* A house in the middle of a flat table has its sign on the side away from the wolf's place; it comes to its other
 * wall: it would go through the house. */
static void turn_from_wolf(eatme_yard *yard, const ui_frame *ui) {
    const float middle = ui->width / 2;

    for (int place = 1; place < yard->n; place++) {
        eatme_spot *s = &yard->at[place];
        if (fabsf(s->x - middle) <= 1.0f && yard->at[0].x < middle - 1.0f) {
            s->right = true;
            s->wheel_right = wheel_at_right(yard, true);
            s->wheel = wheel_at(ui, s->place.plate, s->wheel_right, s->wheel.w);
        }
    }
}

static eatme_yard yard_from(const eatme_look *look, int first) {
    const ui_frame *ui = look->d->ui;
    eatme_yard yard = {.n = look->pub->n, .first = first, .flat = ui->rim != NULL};

    yard.tall = ui->height > ui->width;
    /* The apron's crest rises above its height. */
    yard.bottom = ui->height - ui_apron_height(ui) - 14;
    const float shrink = fminf(1.0f, yard.bottom / (yard.tall ? tall_high : wide_high));
    yard.at[0] = open_end(&yard, ui);
    for (int place = 1; place < yard.n; place++) {
        yard.at[place] = house_spot(&yard, ui, place, shrink);
    }
    clear_pasts(&yard);
    for (int place = 0; place < yard.n && yard.flat; place++) {
        yard.at[place] = flat_spot(&yard, ui, eatme_seat_at(&yard, place));
    }
    if (yard.flat) {
        turn_from_wolf(&yard, ui);
    }
    yard.pasts = pasts_of(&yard);
    yard.words = ui_seat_strip(ui);
    knock_place(&yard, ui);
    buttons(&yard, ui);
    const float top = yard.tall ? yard.bottom * 0.5f : yard.bottom * 0.56f;
    const float side = yard.tall ? 60.0f : 300.0f + (ui->width - 1280.0f) / 2;
    yard.ground = (ui_rect){side, top, ui->width - 2 * side, yard.at[0].place.plate.y - top - strip_of(ui)};
    if (yard.flat) {
        flat_middle(&yard, ui);
        eatme_give_way(&yard, ui, eatme_stand_home(&yard));
    }
    return yard;
}

/* ---- from one round to the next ---- */

static float blend(float a, float b, float part) {
    return a + (b - a) * part;
}

static ui_rect blend_rect(ui_rect a, ui_rect b, float part) {
    return (ui_rect){blend(a.x, b.x, part), blend(a.y, b.y, part), blend(a.w, b.w, part), blend(a.h, b.h, part)};
}

bool eatme_handed_out(const eatme_look *look, eatme_handout *h) {
    const eatme_pub *pub = look->pub;
    const uint8_t *a = look->t->event.arg;

    memcpy(h->from, pub->cast, sizeof h->from);
    memcpy(h->to, pub->cast, sizeof h->to);
    if (eatme_moving(look, EATME_EV_WOLF) && a[0] < pub->n) {
        h->to[a[0]] = EATME_WOLF;
        return true;
    }
    if (!eatme_moving(look, EATME_EV_CAST)) {
        return false;
    }
    memcpy(h->to, a + 2, pub->n);
    if (a[0] != EATME_BY_CHANCE && a[1] < pub->n && (look->t->humans >> a[1] & 1)) {
        memcpy(h->from, h->to, sizeof h->from);
    }
    return true;
}

/* How far the seats have gone to their new places. */
static float gone(const eatme_look *look) {
    const float way = (eatme_cast_part(look) - EATME_CAST_CLEARED) / (EATME_CAST_SEATED - EATME_CAST_CLEARED);
    const float part = fminf(fmaxf(way, 0.0f), 1.0f);

    return part * part * (3.0f - 2.0f * part);
}

static int first_before(const eatme_pub *pub) {
    return pub->wolf < pub->n ? pub->wolf : 0;
}

eatme_yard eatme_yard_before(const eatme_look *look) {
    return yard_from(look, first_before(look->pub));
}

bool eatme_ring_turns(const eatme_look *look) {
    eatme_handout h;

    return eatme_handed_out(look, &h) && look->d->ui->rim == NULL &&
           eatme_wolf_in(look->pub, h.to) != first_before(look->pub);
}

/* A place of the ring between two others: 1.5 is half way from the second to the third. */
static eatme_spot on_ring(const eatme_yard *yard, const ui_frame *ui, float at) {
    const float whole = floorf(at), part = at - whole;
    const int place = ((int)whole % yard->n + yard->n) % yard->n;
    const eatme_spot *from = &yard->at[place], *to = &yard->at[(place + 1) % yard->n];
    eatme_spot s = part > 0.5f ? *to : *from;

    s.x = blend(from->x, to->x, part);
    s.feet = blend(from->feet, to->feet, part);
    s.size = blend(from->size, to->size, part);
    s.unhung = from->right != to->right ? 1.0f - fabsf(2.0f * part - 1.0f) : 0.0f;
    s.place.plate = blend_rect(from->place.plate, to->place.plate, part);
    s.place.house = blend_rect(from->place.house, to->place.house, part);
    s.past = blend_rect(from->past, to->past, part);
    if (s.wheel.w > 0) {
        s.wheel_right = wheel_at_right(yard, s.right);
        s.wheel = wheel_at(ui, s.place.plate, s.wheel_right, s.wheel.w);
    }
    return s;
}

/* The ring turns the shorter way round: nobody goes through the middle, or through somebody else. */
eatme_yard eatme_yard_of(const eatme_look *look) {
    const eatme_yard was = eatme_yard_before(look);
    eatme_handout h;

    if (!eatme_handed_out(look, &h) || gone(look) <= 0.0f) {
        return was;
    }
    const eatme_yard to = yard_from(look, eatme_wolf_in(look->pub, h.to));
    if (to.flat || to.n < 2) { /* nobody has to go round */
        return to;
    }
    const int far = (to.first - was.first + to.n) % to.n, turn = 2 * far > to.n ? far - to.n : far;
    eatme_yard yard = to;
    for (int place = 0; place < yard.n; place++) {
        yard.at[place] = on_ring(&to, look->d->ui, (float)place + (float)turn * (1.0f - gone(look)));
    }
    return yard;
}

ui_rect eatme_swap_sign(const ui_frame *ui, const eatme_spot *s) {
    static const float size = 42.0f, over = 24.0f, beside_disc = 36.0f;
    const ui_rect plate = s->place.plate;
    const float reach = ui->rim != NULL ? plate.h / 2 + beside_disc : plate.w / 2 + over;
    const ui_rect end = {plate.x + plate.w / 2 + reach, plate.y + plate.h / 2, 0, 0};

    return ui_centre(s->wheel.w > 0 ? s->wheel : end, size, size);
}

static const float empty_roof = 0.16f; /* so much of a house's picture is empty, but for its roof's end */

/* A house with its plate, the wheel at that one's end and the board that hangs there; the Wolf's place is as wide as
 * his plate with the sign that he can change. */
static ui_rect whole_place(const ui_frame *ui, const eatme_yard *yard, int place) {
    const eatme_spot *s = &yard->at[place];
    const ui_rect plate = s->place.plate, house = s->place.house;
    const ui_rect wide = place == 0 ? ui_both(plate, eatme_swap_sign(ui, s))
                                    : ui_both(ui_both(house, plate), ui_both(s->wheel, eatme_sign_board(ui, s)));
    const float y = house.y + house.h * empty_roof;

    return (ui_rect){wide.x, y, wide.w, plate.y + plate.h - y};
}

/* So wide is what is pressed, unless that meets another's: then as wide as the plate. */
static ui_rect pressed_at(const ui_frame *ui, const eatme_yard *yard, int place) {
    const ui_rect plate = yard->at[place].place.plate, all = whole_place(ui, yard, place);

    for (int i = 0; i < yard->n; i++) {
        if (i != place && ui_meet(all, whole_place(ui, yard, i))) {
            return plate;
        }
    }
    return all;
}

/* Below what stands in the upper corners and beside it. */
ui_rect eatme_house_zone(const ui_frame *ui, const eatme_yard *yard, int place) {
    static const float corners = 76.0f;
    const ui_rect plate = yard->at[place].place.plate, house = yard->at[place].place.house;
    const ui_rect wide = pressed_at(ui, yard, place);
    float top = fmaxf(house.y + house.h * empty_roof, corners);

    for (int i = 0; i < yard->n; i++) {
        const ui_rect other = yard->at[i].place.plate;
        if (i != place && other.x < wide.x + wide.w && other.x + other.w > wide.x && other.y < plate.y) {
            top = fmaxf(top, other.y + other.h + 2);
        }
    }
    return (ui_rect){wide.x, top, wide.w, plate.y + plate.h - top};
}

/* ---- the wolf ---- */

static const float flat_wolf = 136.0f;

/* Below all that hangs on a plate right above it, between the wheels at both sides, or below them. */
static float room_above(const eatme_yard *yard, const eatme_spot *other, float feet) {
    const ui_rect plate = other->place.plate;
    const float x = yard->at[0].x;

    if (fabsf(other->x - x) < plate.w / 2) {
        return feet - other->past.y - fmaxf(other->past.h, yard->words) - 6;
    }
    return fmaxf(feet - plate.y - plate.h - 6, 2 * (fabsf(eatme_inner_edge(other) - x) - 6) / EATME_WOLF_SHAPE);
}

eatme_stand eatme_stand_home(const eatme_yard *yard) {
    const eatme_spot *s = &yard->at[0];
    const float feet = s->feet - 8;
    float high = yard->n > 5 ? 168.0f : 190.0f;

    if (yard->flat) {
        high = flat_wolf * s->size;
        return (eatme_stand){.x = s->x, .feet = feet, .high = high, .right = s->right, .stride = yard->steps};
    }
    for (int place = 1; place < yard->n; place++) {
        if (yard->at[place].place.plate.y < feet) {
            high = fminf(high, fmaxf(room_above(yard, &yard->at[place], feet), EATME_WOLF_LEAST));
        }
    }
    return (eatme_stand){.x = s->x, .feet = feet, .high = high};
}

static const float sign_reach = 142.0f, sign_air = 10.0f;
/* In the size of a house: the wolf at its door is so high. */
static const float door_wolf = 90.0f, flat_door_wolf = 100.0f;

/* From the eaves of a house to those of the next one on the side of the yard's middle, or to air before its sign. */
static float room_beside(const eatme_yard *yard, int place) {
    const eatme_spot *s = &yard->at[place];
    float room = 10000.0f;

    for (int i = 1; i < yard->n; i++) {
        const eatme_spot *other = &yard->at[i];
        const bool beside = other->place.house.y < s->feet && other->feet > s->feet - door_wolf * s->size;
        const float away = s->right ? s->x - other->x : other->x - s->x;
        if (beside && away > 0.0f) {
            const float taken = other->right == s->right ? sign_reach * other->size + sign_air : eaves * other->size;
            room = fminf(room, away - eaves * s->size - taken);
        }
    }
    return room;
}

/* Far off at a door it looks smaller; it stands on the side of the yard's middle, clear of walls. On a flat table it
 * is before all houses, and has room. */
eatme_stand eatme_stand_door(const eatme_yard *yard, int place) {
    const eatme_spot *s = &yard->at[place];
    const float high = yard->flat ? flat_door_wolf * s->size
                                  : fminf(door_wolf * s->size, room_beside(yard, place) / EATME_WOLF_SHAPE);
    const float aside = eaves * s->size + high * EATME_WOLF_SHAPE / 2;

    return (eatme_stand){
        .x = s->right ? s->x - aside : s->x + aside, .feet = s->feet + 1, .high = high, .right = s->right};
}

eatme_stand eatme_stand_house(const eatme_spot *s) {
    return (eatme_stand){.x = s->x, .feet = s->feet - 8, .high = 118.0f * s->size, .right = s->right};
}
