/* All calls of a night that the device leads are equally bright: the village is so much darker as more is said before
 * it. */
#include <math.h>

#include "ui/level.h"
#include "ui/widgets.h"
#include "werewolf_table_call.h"

/* ---- how bright the village is ---- */

enum { COLUMNS = 4, WIDE_ROWS = 10, TALL_ROWS = 8 };

/* Of its left half, which the right one is like: how bright each place is, of the mean. As measured; whoever draws it
 * anew measures it anew. */
static const float wide_village[WIDE_ROWS][COLUMNS] = {{0.55f, 0.85f, 1.26f, 1.87f}, {0.59f, 0.94f, 1.56f, 3.27f},
                                                       {0.60f, 0.97f, 1.85f, 4.74f}, {0.78f, 1.09f, 1.68f, 3.64f},
                                                       {0.72f, 0.82f, 0.95f, 1.23f}, {0.47f, 0.56f, 0.86f, 1.25f},
                                                       {0.44f, 0.54f, 0.78f, 1.15f}, {0.24f, 0.49f, 0.61f, 0.67f},
                                                       {0.20f, 0.21f, 0.35f, 0.44f}, {0.20f, 0.20f, 0.20f, 0.20f}};
static const float tall_village[TALL_ROWS][COLUMNS] = {{0.88f, 1.14f, 1.43f, 1.68f}, {1.10f, 1.66f, 2.89f, 4.60f},
                                                       {0.96f, 1.31f, 1.80f, 2.76f}, {0.46f, 0.55f, 0.69f, 0.87f},
                                                       {0.46f, 0.56f, 0.84f, 1.18f}, {0.35f, 0.48f, 0.58f, 0.71f},
                                                       {0.20f, 0.28f, 0.36f, 0.40f}, {0.20f, 0.20f, 0.20f, 0.20f}};

/* The picture covers the frame from its upper edge. */
static float village_at(const ui_draw *d, float x, float y) {
    const bool tall = werewolf_is_tall(d);
    const float w = tall ? 800.0f : 1280.0f, h = tall ? 1280.0f : 800.0f;
    const float larger = fmaxf(d->ui->width / w, d->ui->height / h);
    const float off = fabsf(x - d->ui->width / 2) / larger / (w / 2), down = y / larger / h;
    const int rows = tall ? TALL_ROWS : WIDE_ROWS, row = (int)(down * (float)rows);
    const int column = COLUMNS - 1 - (int)(off * COLUMNS);

    if (row < 0 || row >= rows || column < 0) {
        return 0.0f;
    }
    return tall ? tall_village[row][column] : wide_village[row][column];
}

static const float seen_before = 0.6f; /* of the picture, before the dark lies on it */
static const float usual_part = 0.74f; /* of that light is what is seen behind usual words */

/* What its mean gives below a dark that leaves so much of each colour, each du2: a parabola, as measured; where more
 * of it is nearly black it falls less. */
static float light_of_village(const ui_draw *d, float part) {
    const float straight = werewolf_is_tall(d) ? 0.65f : 0.46f, full = werewolf_is_tall(d) ? 0.00975f : 0.0103f;

    return full * (straight + (1.0f - straight) * part) * part;
}

static ui_colour veil(float part) {
    return ui_fade(0xFF000000u, 1.0f - part);
}

/* It is dimmed by a dark on it. Of a paler picture the pixels' roundings would be seen: up to a twentieth of its
 * light, back and forth. */
int werewolf_even_ground(ui_draw *d) {
    const ui_rect all = {0, 0, d->ui->width, d->ui->height};

    ui_fill(d, all, ui_theme(d->ui, UI_INK_950));
    if (d->ui->high_contrast) {
        return -1;
    }
    ui_cover_faded(d, werewolf_is_tall(d) ? "werewolf/call_tall" : "werewolf/call", all, seen_before);
    ui_fill(d, all, veil(usual_part));
    return d->n - 1;
}

/* ---- what is said before it ---- */

/* A ground of its own, as it is seen. */
typedef struct {
    ui_rect at;
    float ground;
} pool;

/* Words that give so much light and hide so much of the village, du2 of its mean, and the grounds that lie on it. */
typedef struct {
    float light, village;
    pool pool[WEREWOLF_CALL_PLACES];
    int n;
} before;

/* In a place that is turned about its middle. */
static ui_rect turned_about(ui_rect r, const werewolf_call_place *place) {
    const float x = place->at.x + place->at.w / 2, y = place->at.y + place->at.h / 2;
    const float dx = r.x + r.w / 2 - x, dy = r.y + r.h / 2 - y;
    const float across[WEREWOLF_CALL_PLACES] = {dx, -dy, -dx, dy}, down[WEREWOLF_CALL_PLACES] = {dy, dx, -dy, -dx};
    const float w = place->turn % 2 == 0 ? r.w : r.h, h = place->turn % 2 == 0 ? r.h : r.w;

    return (ui_rect){x + across[place->turn] - w / 2, y + down[place->turn] - h / 2, w, h};
}

enum { ACROSS = 16, POINTS = ACROSS * ACROSS };

static void point_of(ui_rect at, int i, float *x, float *y) {
    const int row = i / ACROSS;

    *x = at.x + at.w * ((float)(i % ACROSS) + 0.5f) / ACROSS;
    *y = at.y + at.h * ((float)row + 0.5f) / ACROSS;
}

/* So much village there is, du2 of its mean. */
static float village_in(const ui_draw *d, ui_rect at) {
    float x, y, sum = 0.0f;

    for (int i = 0; i < POINTS; i++) {
        point_of(at, i, &x, &y);
        sum += village_at(d, x, y);
    }
    return sum * at.w * at.h / POINTS;
}

/* What a pool gives more than the village of this light does. Colours are mixed as they are shown, about as the roots
 * of their light. */
static float more_in(const ui_draw *d, const pool *p, float light) {
    const float root = sqrtf(p->ground);
    float x, y, sum = 0.0f;

    for (int i = 0; i < POINTS; i++) {
        point_of(p->at, i, &x, &y);
        const float here = light * village_at(d, x, y), seen = ui_pool_seen(p->at, x, y);
        const float mixed = seen * root + (1.0f - seen) * sqrtf(here);
        sum += mixed * mixed - here;
    }
    return sum * p->at.w * p->at.h / POINTS;
}

/* The moon and the seats' discs lie on it in all calls. */
static float village_seen(const werewolf_look *look, ui_rect moon) {
    static const float disc = 0.785f, round = 0.13f; /* of its box; the dark about the moon, of its width */
    const werewolf_ring ring = werewolf_ring_by_night(look);
    const ui_draw *d = look->d;
    float sum = village_in(d, (ui_rect){0, 0, d->ui->width, d->ui->height}) -
                disc * village_in(d, ui_inset(moon, -round * moon.w));

    for (int seat = 0; seat < look->pub->n; seat++) {
        sum -= disc * village_in(d, ring.plate[seat]);
    }
    return sum;
}

/* They were measured before a ground of their own. */
static void add_words(const ui_draw *d, before *b, const werewolf_inked *words, const werewolf_call_place *place) {
    if (words->at.w > 0) {
        const ui_rect at = turned_about(words->at, place);
        b->village += village_in(d, at) * words->ink / (at.w * at.h);
        b->light += ui_light(UI_INK_900) * words->ink;
    }
}

static void add_said(const ui_draw *d, before *b, const werewolf_said *said, const werewolf_call_place *place) {
    if (said->pool.w > 0) {
        b->pool[b->n++] = (pool){turned_about(said->pool, place), said->ground};
        b->light += said->pooled;
    }
    add_words(d, b, &said->title, place);
    add_words(d, b, &said->asked, place);
    b->light += said->light;
}

static float light_of_all(const ui_draw *d, const before *b, float light, float village) {
    float sum = light * (village - b->village) + b->light;

    for (int i = 0; i < b->n; i++) {
        sum += more_in(d, &b->pool[i], light);
    }
    return sum;
}

/* ---- and together ---- */

void werewolf_even_calls(const werewolf_look *look, int ground, ui_rect moon, const werewolf_said said[],
                         const werewolf_call_place place[], int n) {
    enum { STEPS = 10 };
    ui_draw *d = look->d;
    float least = 0.12f, most = 1.0f;
    before b = {0};

    if (ground < 0) {
        return;
    }
    for (int i = 0; i < n; i++) {
        add_said(d, &b, &said[i], &place[i]);
    }
    const float village = village_seen(look, moon);
    const float wanted = light_of_village(d, usual_part) * village + werewolf_usual_light(look);
    for (int i = 0; i < STEPS; i++) {
        const float part = (least + most) / 2;
        *(light_of_all(d, &b, light_of_village(d, part), village) < wanted ? &least : &most) = part;
    }
    d->command[ground].colour = veil((least + most) / 2);
}
