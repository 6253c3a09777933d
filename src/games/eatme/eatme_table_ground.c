/* What the yard stands on: sky and ground from evening to dawn, and the path from door to door. */
#include <math.h>

#include "eatme_table.h"

typedef enum { EVENING, DUSK, NIGHT, DAWN } hour;

/* Wheels are set at dusk, the Wolf walks by the moon, and it dawns when the first wheel turns. */
static hour hour_of(const eatme_look *look) {
    const eatme_pub *pub = look->pub;

    if (pub->victim < pub->n && pub->wheel[pub->victim] != EATME_HIDDEN) {
        return DAWN;
    }
    return pub->phase == EATME_PHASE_CHOOSE                                             ? DUSK
           : pub->phase == EATME_PHASE_PROWL || pub->phase == EATME_PHASE_REVEAL_OTHERS ? NIGHT
                                                                                        : EVENING;
}

/* What it will be for all, whoever does what: drawn beside the window, since a ground takes as long as six frames. */
static void follows(ui_draw *d, const char *picture) {
    if (!d->ui->high_contrast) {
        ui_soon(d);
        ui_cover(d, picture, (ui_rect){0, 0, d->ui->width, d->ui->height});
        ui_soon_end(d);
    }
}

void eatme_draw_ground(const eatme_look *look, bool tall) {
    static const float night_from = 0.12f, night_at = 0.46f, dawn_at = 0.7f, dusk_from = 0.2f, dusk_at = 0.7f;
    static const char *const picture[2][4] = {
        {"eatme/table", "eatme/table_dusk", "eatme/table_night", "eatme/table_dawn"},
        {"eatme/table_tall", "eatme/table_dusk_tall", "eatme/table_night_tall", "eatme/table_dawn_tall"}};
    const hour from = hour_of(look);
    const float part = look->t->part;

    if (eatme_moving(look, EATME_EV_PROWL)) {
        table_ground_between(look->d, picture[tall][DUSK], picture[tall][NIGHT],
                             motion_of(part, night_from, night_at));
    } else if (eatme_moving(look, EATME_EV_VICTIM)) {
        table_ground_between(look->d, picture[tall][NIGHT], picture[tall][DAWN],
                             motion_of(part, EATME_TURN_BEGIN, dawn_at));
    } else if (eatme_moving(look, EATME_EV_CAST)) {
        table_ground_between(look->d, picture[tall][from], picture[tall][DUSK], motion_of(part, dusk_from, dusk_at));
    } else {
        table_ground(look->d, picture[tall][from]);
    }
    if (eatme_moving(look, EATME_EV_CAST) && part < dusk_from) {
        follows(look->d, picture[tall][DUSK]);
    } else if (eatme_moving(look, EATME_EV_PROWL) && part < night_from) {
        follows(look->d, picture[tall][NIGHT]);
    } else if (eatme_moving(look, EATME_EV_ATTACK) ||
               (eatme_moving(look, EATME_EV_VICTIM) && part < EATME_TURN_BEGIN)) {
        follows(look->d, picture[tall][DAWN]);
    }
}

/* ---- the path ---- */

/* From door to door in a bow. */
static cut_outline bow(float ax, float ay, float bx, float by, float rise) {
    enum { PIECES = 16 };
    cut_outline o = {.n = PIECES + 1};
    const float mx = (ax + bx) / 2, my = (ay + by) / 2 - rise;

    for (int i = 0; i <= PIECES; i++) {
        const float t = (float)i / PIECES, u = 1 - t;
        o.x[i] = u * u * ax + 2 * u * t * mx + t * t * bx;
        o.y[i] = u * u * ay + 2 * u * t * my + t * t * by;
    }
    return o;
}

static float length_of(const cut_outline *o) {
    float length = 0.0f;

    for (int i = 1; i < o->n; i++) {
        length += hypotf(o->x[i] - o->x[i - 1], o->y[i] - o->y[i - 1]);
    }
    return length;
}

/* Left and right of the way in turn, clear of what stands at its ends; one alone would be no track. */
static void paws_along(cut_svg *svg, const cut_outline *o) {
    static const float least = 40.0f, step = 31.0f, aside = 6.5f, wider = 1.05f, higher = 0.95f;
    const float length = length_of(o);
    const int paws = length < least ? 0 : (int)roundf(length / step);
    float gone = 0.0f;
    int i = 1;

    for (int k = 0; k < paws; k++) {
        const float want = length * ((float)k + 0.5f) / (float)paws;
        float piece = hypotf(o->x[i] - o->x[i - 1], o->y[i] - o->y[i - 1]);
        while (i + 1 < o->n && gone + piece < want) {
            gone += piece;
            i++;
            piece = hypotf(o->x[i] - o->x[i - 1], o->y[i] - o->y[i - 1]);
        }
        const float t = piece > 0.0f ? fminf((want - gone) / piece, 1.0f) : 0.0f, off = k % 2 == 0 ? aside : -aside;
        const float dx = (o->x[i] - o->x[i - 1]) / fmaxf(piece, 1.0f),
                    dy = (o->y[i] - o->y[i - 1]) / fmaxf(piece, 1.0f);
        eatme_cut_paw(svg, o->x[i - 1] + dx * piece * t - dy * off, o->y[i - 1] + dy * piece * t + dx * off, wider,
                      higher, atan2f(dy, dx) * 57.29578f);
    }
}

typedef struct {
    float x, y;
} point;

/* At the wheel of a seat, on the side of a neighbour. A plate in the middle has its wheel on the right alone; in a
 * tall yard it stands above its neighbours, and the path begins below its past choices. */
static point path_end(const eatme_yard *yard, const eatme_spot *s, const eatme_spot *next, float middle) {
    static const float air = 12.0f, aside = 56.0f, eaves = 98.0f;
    const ui_rect plate = s->place.plate, wheel = s->wheel;
    const float x = eatme_inner_end(s), y = plate.y + plate.h / 2, other = next->place.plate.y;
    const bool onward = next->x > s->x;

    if (fabsf(s->x - middle) < 1.0f) {
        return yard->tall ? (point){s->x + (onward ? aside : -aside), s->past.y + s->past.h + air}
                          : (point){onward ? wheel.x + wheel.w + air : plate.x - air, y};
    }
    if (other > plate.y + plate.h) {
        return (point){x, wheel.y + wheel.h + air};
    }
    if (other + plate.h < plate.y && yard->tall) { /* clear of its eaves */
        const float wall = eaves * s->size + air;
        return (point){s->right ? fminf(x, s->x - wall) : fmaxf(x, s->x + wall), wheel.y - air};
    }
    return (point){s->right ? fminf(plate.x, wheel.x) - air : wheel.x + wheel.w + air, y};
}

/* What a path lies in. Its edges are whole pixels of most frames: their lines are the same wherever it begins. */
static ui_rect around(const cut_outline *o) {
    static const float edge = 40.0f, paw = 18.0f;
    float left = o->x[0], right = left, top = o->y[0], low = top;

    for (int k = 0; k < o->n; k++) {
        left = fminf(left, o->x[k]);
        right = fmaxf(right, o->x[k]);
        top = fminf(top, o->y[k]);
        low = fmaxf(low, o->y[k]);
    }
    left = floorf((left - paw) / edge) * edge;
    top = floorf((top - paw) / edge) * edge;
    return (ui_rect){left, top, ceilf((right + paw - left) / edge) * edge, ceilf((low + paw - top) / edge) * edge};
}

/* Of two houses in a wide yard the path would go between the legs of the wolf at home: it goes by the Wolf's plate.
 */
static int by_the_wolf(const eatme_yard *yard, cut_outline way[]) {
    static const float air = 12.0f, hangs = 18.0f;
    const ui_rect wolf = yard->at[0].place.plate;

    for (int place = 1; place < yard->n; place++) {
        const eatme_spot *s = &yard->at[place];
        const float from = s->place.plate.y + s->place.plate.h + air, to = wolf.y + wolf.h / 2;
        way[place - 1] = bow(eatme_inner_end(s), from, s->right ? wolf.x + wolf.w + air : wolf.x - air, to, -hangs);
    }
    return yard->n - 1;
}

static int door_to_door(const eatme_yard *yard, float middle, cut_outline way[]) {
    static const float bent = 0.14f; /* of its length, so that a short one is no hook */
    int n = 0;

    for (int place = 1; place + 1 < yard->n; place++) {
        const eatme_spot *from = &yard->at[place], *to = &yard->at[place + 1];
        const point a = path_end(yard, from, to, middle), b = path_end(yard, to, from, middle);
        const float rise = yard->tall ? 0.0f : fminf(26.0f, bent * hypotf(b.x - a.x, b.y - a.y));
        way[n++] = bow(a.x, a.y, b.x, b.y, rise);
    }
    return n;
}

/* The Wolf's track from door to door, on the side of the yard's middle: there it is seen whole. */
void eatme_draw_path(const eatme_look *look, const eatme_yard *yard, float seen) {
    cut_outline way[EATME_SEATS];

    if (look->d->ui->high_contrast || yard->flat || yard->n < 3 || seen <= 0.0f) {
        return;
    }
    const int n =
        yard->n == 3 && !yard->tall ? by_the_wolf(yard, way) : door_to_door(yard, look->d->ui->width / 2, way);
    for (int i = 0; i < n; i++) {
        const ui_rect in = around(&way[i]);
        cut_svg svg;
        cut_begin(&svg);
        cut_text(&svg, "<g fill=\"#C08A50\" fill-opacity=\"0.62\" transform=\"translate(");
        cut_number(&svg, -in.x);
        cut_text(&svg, " ");
        cut_number(&svg, -in.y);
        cut_text(&svg, ")\">");
        paws_along(&svg, &way[i]);
        cut_text(&svg, "</g>");
        ui_shape_faded(look->d, in, svg.at, seen);
    }
}

/* ---- where it goes ---- */

typedef struct {
    float x, y, degrees;
} paw;

enum { TRAIL = 48 };

/* On the wolf's way from home to a door, left and right of it in turn. They go over the button that knocks, be it
 * there or not, and end where the wolf stands: a way that goes round below a plate would come out behind it. A turned
 * paw has few angles. */
static int trail_of(const eatme_yard *yard, int place, float size, paw out[TRAIL]) {
    enum { PIECES = 40 };
    static const float step = 32.0f, aside = 7.0f, turn = 15.0f, air = 6.0f;
    const eatme_stand home = eatme_stand_home(yard), door = eatme_stand_door(yard, place);
    const float lift = yard->flat ? 0.0f : fminf(yard->knock.y - size - home.feet, 0.0f),
                clear = door.high * EATME_WOLF_SHAPE / 2 + air;
    float x0 = home.x, y0 = home.feet + lift, gone = 0.0f, next = step / 2;
    int n = 0;

    for (int i = 1; i <= PIECES; i++) {
        const float part = (float)i / PIECES;
        const eatme_stand at = eatme_walk_to(yard, 0, place, part);
        const float x1 = at.x, over = yard->knock.y - size, lifted = at.feet + lift * (1.0f - part);
        const bool above = !yard->flat && fabsf(x1 - home.x) < yard->knock.w / 2 + size;
        const float y1 = above ? fminf(lifted, over) : lifted, dx = x1 - x0, dy = y1 - y0, piece = hypotf(dx, dy);
        while (piece > 0.0f && gone + piece >= next && n < TRAIL) {
            const float t = (next - gone) / piece, off = (n % 2 == 0 ? aside : -aside) / piece;
            const paw p = {x0 + dx * t - dy * off, y0 + dy * t + dx * off,
                           roundf(atan2f(dy, dx) * 57.29578f / turn) * turn};
            if (hypotf(door.x - p.x, door.feet - p.y) <= clear) {
                return n;
            }
            out[n++] = p;
            next += step;
        }
        gone += piece;
        x0 = x1;
        y0 = y1;
    }
    return n;
}

void eatme_draw_trail(const eatme_look *look, const eatme_yard *yard, int place, float shown) {
    static const float size = 24.0f;
    paw paws[TRAIL];
    const int n = trail_of(yard, place, size, paws);

    for (int i = 0; n > 1 && (float)i < shown * (float)n; i++) { /* one alone would be no trail */
        const ui_rect at = {paws[i].x - size / 2, paws[i].y - size / 2, size, size};
        eatme_draw_paw(look->d, at, paws[i].degrees, eatme_moonlit());
    }
}
