/* All pages of a night's calls are equally bright: the village is so much darker as more is said before it and lies
 * on it. In high contrast, where there is none, their ground is. */
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
                                     0.53f,
                                     0.01008f,
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
werewolf_call_page werewolf_even_ground(const werewolf_look *look) {
    ui_draw *d = look->d;
    const ui_rect all = {0, 0, d->ui->width, d->ui->height};

    ui_fill(d, all, ui_theme(d->ui, UI_INK_950));
    if (!d->ui->high_contrast) {
        ui_cover_faded(d, scenery_of(look)->picture, all, seen_before);
        ui_fill(d, all, veil(usual_part));
    }
    return (werewolf_call_page){.ground = d->n - 1};
}

void werewolf_even_apart(const werewolf_look *look, werewolf_call_page *page, int from, bool words) {
    if (page->n_apart < WEREWOLF_CALL_APART) {
        page->apart[page->n_apart].from = from;
        page->apart[page->n_apart].to = look->d->n;
        page->apart[page->n_apart].words = words;
        page->n_apart++;
    }
}

/* ---- what is said before it ---- */

/* Words that give so much light and hide so much of the village, du2 of its mean. */
typedef struct {
    float light, village;
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

/* They were measured before a dark ground. */
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
    add_words(look, b, &said->title, place);
    add_words(look, b, &said->asked, place);
    b->light += said->light;
}

/* ---- what else lies on it ---- */

static bool is_apart(const ui_draw *d, const werewolf_call_page *page, int command) {
    bool apart = false;

    for (int i = 0; i < page->n_apart; i++) {
        const bool within = command >= page->apart[i].from && command < page->apart[i].to;
        apart |= within && (!page->apart[i].words || d->command[command].kind == UI_TEXT);
    }
    return apart;
}

/* As bright as it usually is where this lies; figures lie on discs. */
static ui_colour village_under(const werewolf_look *look, const ui_command *c) {
    static const ui_colour disc = 0xFF0B1120u;
    const float mean = light_of_village(scenery_of(look), usual_part);

    return c->kind == UI_PICTURE
               ? disc
               : ui_of_light(UI_INK_800, mean * village_at(look, c->at.x + c->at.w / 2, c->at.y + c->at.h / 2));
}

static float common(ui_rect a, ui_rect b) {
    const float w = fminf(a.x + a.w, b.x + b.w) - fmaxf(a.x, b.x);
    const float h = fminf(a.y + a.h, b.y + b.h) - fmaxf(a.y, b.y);

    return w <= 0.0f || h <= 0.0f ? 0.0f : w * h;
}

/* How much of what was drawn before is covered by a disc on its edge, of its light, or by the ring of the time that
 * is left on that of all of it. */
static float covered(const werewolf_look *look, const ui_command *first, const ui_command *c) {
    static const float part = 0.4f, small = 0.7f; /* there is little at the corners; larger ones are rings */
    static const float same = 0.99f;
    const hosting_frame *h = look->h;
    const float both = common(first->at, c->at), area = first->at.w * first->at.h;

    if (first->kind == UI_TEXT || first->kind == UI_FILL) {
        return 0.0f;
    }
    return c->at.w < small * first->at.w ? part * both / area
           : both < same * area || c->at.w * same > first->at.w || h->call.seconds == 0
               ? 0.0f
               : (float)h->seconds_left / (float)h->call.seconds;
}

/* Whoever stands at the moon's foot takes some of its light. */
static float off_moon(const werewolf_call_page *page, const ui_command *c) {
    static const float light = 0.027f; /* of it beside a figure's feet, each du2 of both their boxes */

    return c->kind == UI_SHAPE && c->at.w < page->moon.w
               ? light * common(ui_inset(page->moon, page->moon.w * 0.07f), c->at)
               : 0.0f;
}

enum { COUNTED = 512 }; /* commands: a page has two hundred */

/* Of all that is not apart, du2 of white: buttons, whoever is awake, signs, the seats. On this ground; 0: on the
 * village. */
static float light_beside(const werewolf_look *look, const werewolf_call_page *page, ui_colour ground) {
    const ui_draw *d = look->d;
    float light[COUNTED], sum = 0.0f;
    int at[COUNTED], n = 0;

    for (int i = page->ground + 1; i < d->n && n < COUNTED; i++) {
        const ui_command *c = &d->command[i];
        if (is_apart(d, page, i)) {
            continue;
        }
        for (int k = 0; k < n && c->kind == UI_SHAPE; k++) {
            const ui_command *first = &d->command[at[k]];
            sum -= light[k] * covered(look, first, c);
        }
        at[n] = i;
        light[n] = ui_level_of_command(d, c, ground != 0 ? ground : village_under(look, c));
        sum += light[n++] - (ground != 0 ? 0.0f : off_moon(page, c));
    }
    return sum;
}

/* As much as the brightest page of a call gives, in any language: its seats, and what is said and pressed. A judge
 * has more of it. */
static float wanted_in_contrast(const werewolf_look *look) {
    static const float seat = 800.0f, said = 28500.0f, said_tall = 32500.0f, judged = 36000.0f,
                       judged_tall = 38000.0f;
    static const float larger = 0.65f, larger_judged = 0.8f; /* with text that is twice as large */
    const bool tall = werewolf_is_tall(look->d), judge = look->h->call.judged;
    const float words = judge ? (tall ? judged_tall : judged) : (tall ? said_tall : said);
    const float more = fmaxf(0.0f, look->d->ui->text_scale - 1.0f) * (judge ? larger_judged : larger);

    return seat * (float)look->pub->n + words * (1.0f + more);
}

/* In high contrast there is no village: the ground itself is black where most is said and shown, else a dark grey. */
static void even_contrast(const werewolf_look *look, const werewolf_call_page *page) {
    static const float brightest = 0.035f;
    ui_draw *d = look->d;
    const float area = d->ui->width * d->ui->height;
    const ui_colour grey = ui_of_light(0xFF404040u, brightest);
    const float dark = light_beside(look, page, 0xFF000000u), lit = light_beside(look, page, grey) + area * brightest;
    const float part = fmaxf(0.0f, fminf((wanted_in_contrast(look) - dark) / (lit - dark), 1.0f));
    d->command[page->ground].colour = ui_of_light(0xFF404040u, part * brightest);
}

/* ---- and together ---- */

static void even_village(const werewolf_look *look, const werewolf_call_page *page) {
    enum { STEPS = 10 };
    static const float device = 1600.0f, judge = 2500.0f; /* usual: seats, buttons, whoever is awake */
    ui_draw *d = look->d;
    float least = 0.12f, most = 1.0f;
    before b = {.light = light_beside(look, page, 0) - (look->h->call.judged ? judge : device)};

    for (int i = 0; i < page->places; i++) {
        add_said(look, &b, &page->said[i], &page->place[i]);
    }
    const scenery *v = scenery_of(look);
    const float village = village_seen(look, page->moon);
    const float wanted = light_of_village(v, usual_part) * village + werewolf_usual_light(look);
    for (int i = 0; i < STEPS; i++) {
        const float part = (least + most) / 2;
        const float light = light_of_village(v, part) * (village - b.village) + b.light;
        *(light < wanted ? &least : &most) = part;
    }
    d->command[page->ground].colour = veil((least + most) / 2);
}

void werewolf_even_page(const werewolf_look *look, const werewolf_call_page *page) {
    (look->d->ui->high_contrast ? even_contrast : even_village)(look, page);
}
