/* All calls of a night that the device leads are equally bright: the village is so much darker as more is said before
 * it. */
#include <math.h>

#include "ui/level.h"
#include "ui/widgets.h"
#include "werewolf_table_call.h"

/* ---- how bright the village is ---- */

enum { COLUMNS = 4 };

/* A ground of calls, and of its left half, which the right one is like, how bright each place is, of the mean. As
 * measured; whoever draws it anew measures it anew. */
typedef struct {
    const char *picture;
    float w, h;
    int rows;
    float straight, full; /* of what its mean gives below a dark: a parabola */
    float at[10][COLUMNS];
} scenery;

static const scenery wide_village = {"werewolf/call",
                                     1280.0f,
                                     800.0f,
                                     10,
                                     0.46f,
                                     0.0103f,
                                     {{0.55f, 0.85f, 1.26f, 1.87f},
                                      {0.59f, 0.94f, 1.56f, 3.27f},
                                      {0.60f, 0.97f, 1.85f, 4.74f},
                                      {0.78f, 1.09f, 1.68f, 3.64f},
                                      {0.72f, 0.82f, 0.95f, 1.23f},
                                      {0.47f, 0.56f, 0.86f, 1.25f},
                                      {0.44f, 0.54f, 0.78f, 1.15f},
                                      {0.24f, 0.49f, 0.61f, 0.67f},
                                      {0.20f, 0.21f, 0.35f, 0.44f},
                                      {0.20f, 0.20f, 0.20f, 0.20f}}};
static const scenery tall_village = {"werewolf/call_tall",
                                     800.0f,
                                     1280.0f,
                                     8,
                                     0.65f,
                                     0.00975f,
                                     {{0.88f, 1.14f, 1.43f, 1.68f},
                                      {1.10f, 1.66f, 2.89f, 4.60f},
                                      {0.96f, 1.31f, 1.80f, 2.76f},
                                      {0.46f, 0.55f, 0.69f, 0.87f},
                                      {0.46f, 0.56f, 0.84f, 1.18f},
                                      {0.35f, 0.48f, 0.58f, 0.71f},
                                      {0.20f, 0.28f, 0.36f, 0.40f},
                                      {0.20f, 0.20f, 0.20f, 0.20f}}};
/* Round a flat table: what is said has nothing but sky behind it. */
static const scenery round_village = {"werewolf/call_round",
                                      1700.0f,
                                      800.0f,
                                      10,
                                      0.34f,
                                      0.01348f,
                                      {{0.26f, 0.33f, 0.86f, 1.21f},
                                       {0.68f, 0.88f, 1.28f, 1.57f},
                                       {0.79f, 1.08f, 1.38f, 1.72f},
                                       {0.80f, 1.10f, 1.44f, 1.84f},
                                       {0.81f, 1.10f, 1.47f, 1.89f},
                                       {0.80f, 1.09f, 1.43f, 1.81f},
                                       {0.78f, 1.07f, 1.37f, 1.69f},
                                       {0.55f, 0.69f, 1.23f, 1.53f},
                                       {0.26f, 0.32f, 0.67f, 0.94f},
                                       {0.25f, 0.30f, 0.36f, 0.37f}}};
static const scenery tall_round_village = {"werewolf/call_round_tall",
                                           1000.0f,
                                           1280.0f,
                                           8,
                                           0.34f,
                                           0.01324f,
                                           {{0.42f, 0.47f, 0.52f, 0.60f},
                                            {0.79f, 0.95f, 1.08f, 1.15f},
                                            {0.95f, 1.16f, 1.36f, 1.52f},
                                            {1.04f, 1.28f, 1.58f, 1.89f},
                                            {1.02f, 1.26f, 1.53f, 1.80f},
                                            {0.91f, 1.10f, 1.27f, 1.39f},
                                            {0.74f, 0.88f, 0.99f, 1.07f},
                                            {0.28f, 0.29f, 0.33f, 0.37f}}};

static const scenery *scenery_of(const werewolf_look *look) {
    const bool tall = werewolf_is_tall(look->d);

    return werewolf_is_called_round(look) ? (tall ? &tall_round_village : &round_village)
                                          : (tall ? &tall_village : &wide_village);
}

/* The picture covers the frame from its upper edge. */
static float village_at(const werewolf_look *look, float x, float y) {
    const scenery *v = scenery_of(look);
    const ui_frame *ui = look->d->ui;
    const float larger = fmaxf(ui->width / v->w, ui->height / v->h);
    const float off = fabsf(x - ui->width / 2) / larger / (v->w / 2), down = y / larger / v->h;
    const int row = (int)(down * (float)v->rows), column = COLUMNS - 1 - (int)(off * COLUMNS);

    return row < 0 || row >= v->rows || column < 0 ? 0.0f : v->at[row][column];
}

static const float seen_before = 0.6f; /* of the picture, before the dark lies on it */
static const float usual_part = 0.74f; /* of that light is what is seen behind usual words */

/* What its mean gives below a dark that leaves so much of each colour, each du2; where more of it is nearly black it
 * falls less. */
static float light_of_village(const scenery *v, float part) {
    return v->full * (v->straight + (1.0f - v->straight) * part) * part;
}

static ui_colour veil(float part) {
    return ui_fade(0xFF000000u, 1.0f - part);
}

/* It is dimmed by a dark on it. Of a paler picture the pixels' roundings would be seen: up to a twentieth of its
 * light, back and forth. */
int werewolf_even_ground(const werewolf_look *look) {
    ui_draw *d = look->d;
    const ui_rect all = {0, 0, d->ui->width, d->ui->height};

    ui_fill(d, all, ui_theme(d->ui, UI_INK_950));
    if (d->ui->high_contrast) {
        return -1;
    }
    ui_cover_faded(d, scenery_of(look)->picture, all, seen_before);
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
static float village_in(const werewolf_look *look, ui_rect at) {
    float x, y, sum = 0.0f;

    for (int i = 0; i < POINTS; i++) {
        point_of(at, i, &x, &y);
        sum += village_at(look, x, y);
    }
    return sum * at.w * at.h / POINTS;
}

/* What a pool gives more than the village of this light does. Colours are mixed as they are shown, about as the roots
 * of their light. */
static float more_in(const werewolf_look *look, const pool *p, float light) {
    const float root = sqrtf(p->ground);
    float x, y, sum = 0.0f;

    for (int i = 0; i < POINTS; i++) {
        point_of(p->at, i, &x, &y);
        const float here = light * village_at(look, x, y), seen = ui_pool_seen(p->at, x, y);
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
    float sum = village_in(look, (ui_rect){0, 0, d->ui->width, d->ui->height}) -
                disc * village_in(look, ui_inset(moon, -round * moon.w));

    for (int seat = 0; seat < look->pub->n; seat++) {
        sum -= disc * village_in(look, ring.plate[seat]);
    }
    return sum;
}

/* They were measured before a ground of their own. */
static void add_words(const werewolf_look *look, before *b, const werewolf_inked *words,
                      const werewolf_call_place *place) {
    if (words->at.w > 0) {
        const ui_rect at = turned_about(words->at, place);
        b->village += village_in(look, at) * words->ink / (at.w * at.h);
        b->light += ui_light(UI_INK_900) * words->ink;
    }
}

static void add_said(const werewolf_look *look, before *b, const werewolf_said *said,
                     const werewolf_call_place *place) {
    if (said->pool.w > 0) {
        b->pool[b->n++] = (pool){turned_about(said->pool, place), said->ground};
        b->light += said->pooled;
    }
    add_words(look, b, &said->title, place);
    add_words(look, b, &said->asked, place);
    b->light += said->light;
}

static float light_of_all(const werewolf_look *look, const before *b, float light, float village) {
    float sum = light * (village - b->village) + b->light;

    for (int i = 0; i < b->n; i++) {
        sum += more_in(look, &b->pool[i], light);
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
        add_said(look, &b, &said[i], &place[i]);
    }
    const scenery *v = scenery_of(look);
    const float village = village_seen(look, moon);
    const float wanted = light_of_village(v, usual_part) * village + werewolf_usual_light(look);
    for (int i = 0; i < STEPS; i++) {
        const float part = (least + most) / 2;
        *(light_of_all(look, &b, light_of_village(v, part), village) < wanted ? &least : &most) = part;
    }
    d->command[ground].colour = veil((least + most) / 2);
}
