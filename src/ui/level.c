/* Plates whose fill makes up for the light of what lies on them. */
#include "ui/level.h"

#include <math.h>

#include "ui/widgets.h"

static const float brightest = 0.09f; /* of a ground: beyond it pale words could not be read */

static const float pool_reach = 1.4f; /* so far it is lost beyond its place: as much light as if that were full */

static ui_colour ground_of(const ui_level *l, float light) {
    const ui_frame *ui = l->d->ui;
    return ui_of_light(l->pale ? ui_theme(ui, UI_PAPER_100) : ui->high_contrast ? 0xFF808080u : UI_INK_800, light);
}

ui_level ui_level_begin(ui_draw *d) {
    return (ui_level){.d = d, .from = d->n};
}

ui_level ui_level_begin_pale(ui_draw *d) {
    return (ui_level){.d = d, .from = d->n, .pale = true};
}

void ui_level_plate(ui_level *l, ui_rect at, unsigned seed, ui_colour border) {
    const float wide = l->pale ? 5.0f : 1.6f;
    const int before = l->d->n;

    ui_plate(l->d, at, seed, l->pale ? UI_PAPER_100 : UI_INK_800, border, wide, true);
    if (l->n < UI_LEVEL_PLATES && l->d->n > before) {
        l->plate[l->n++] = before;
        l->area += ui_plate_ground(at, seed, border != 0 || l->d->ui->high_contrast ? wide : 0.0f);
    }
}

void ui_level_fill(ui_level *l, int command) {
    if (l->n < UI_LEVEL_PLATES && command < l->d->n) {
        const ui_rect at = l->d->command[command].at;
        l->fill[l->n] = true;
        l->plate[l->n++] = command;
        l->area += at.w * at.h;
    }
}

ui_rect ui_level_pool(ui_level *l, ui_rect at, unsigned seed) {
    const int before = l->d->n;

    if (l->d->ui->high_contrast) {
        ui_level_plate(l, at, seed, 0);
        return at;
    }
    const ui_rect oval = ui_centre(at, pool_reach * at.w, pool_reach * at.h);
    ui_pool(l->d, oval, UI_INK_800);
    if (l->n < UI_LEVEL_PLATES && l->d->n > before) {
        l->pool[l->n] = true;
        l->plate[l->n++] = before;
        l->oval += ui_pool_area(oval);
        l->place += ui_pool_area(at);
    }
    return oval;
}

void ui_level_add(ui_level *l, float covered, float light) {
    l->area -= covered;
    l->light += light;
}

/* What a text gives more than the ground below it would, for each pixel that is covered as a whole and by half. */
typedef struct {
    float full, half;
} text_light;

static text_light light_of_colour(ui_colour colour, ui_colour under, float ground) {
    return (text_light){ui_light(colour) - ground, ui_light(ui_mix(under, colour, 0.5f)) - ground};
}

static ui_inked ink_of(const ui_draw *d, const ui_command *c) {
    const ui_type *type = &d->ui->type;
    return type->ink(type->user, c->lang, (text_style)c->style, c->at.h, d->arena + c->text, c->len);
}

/* Pixels of white. Colours are mixed as they are shown and not as light is, so a pixel that is half covered gives
 * less than half of it: a parabola through both ends and the middle. */
static float light_of_ink(ui_inked ink, text_light of) {
    return (4 * of.half - of.full) * ink.cover + (2 * of.full - 4 * of.half) * ink.square;
}

static float light_of_text(const ui_draw *d, const ui_command *c, ui_colour colour, ui_colour under, float ground) {
    return light_of_ink(ink_of(d, c), light_of_colour(colour, under, ground));
}

/* How much of the ground is seen below a line: all of it on a plate, less where it reaches towards a pool's rim. */
static float seen_below(const ui_level *l, const ui_command *line) {
    enum { POINTS = 8 };
    const float y = line->at.y - 0.3f * line->at.h;
    float sum = 0;

    if (l->n != 1 || !l->pool[0]) {
        return 1.0f;
    }
    for (int i = 0; i < POINTS; i++) {
        const float x = line->at.x + line->at.w * l->d->ui->u * ((float)i + 0.5f) / POINTS;
        sum += ui_pool_seen(l->d->command[l->plate[0]].at, x, y);
    }
    return sum / POINTS;
}

/* What of a text is the same on any ground; of those beyond the first ones it is asked again. */
enum { TEXTS = 96 };

typedef struct {
    ui_inked ink;
    float seen;
} inked_text;

static inked_text inked_of(const ui_level *l, const ui_command *c) {
    return (inked_text){ink_of(l->d, c), seen_below(l, c)};
}

static int behind_words(const ui_level *l) {
    return l->d->ui->type.ink == NULL ? l->from : l->to > 0 ? l->to : l->d->n;
}

static void find_inked(const ui_level *l, inked_text texts[TEXTS]) {
    int n = 0;

    for (int i = l->from; i < behind_words(l) && n < TEXTS; i++) {
        if (l->d->command[i].kind == UI_TEXT) {
            texts[n++] = inked_of(l, &l->d->command[i]);
        }
    }
}

/* What the words on the plates give more than this ground would, du2 of white. Most have the colour of those before.
 */
static float light_of_words(const ui_level *l, const inked_text texts[TEXTS], float ground) {
    const ui_frame *ui = l->d->ui;
    const ui_colour whole = ground_of(l, ground);
    ui_colour colour = whole;
    text_light light = light_of_colour(colour, whole, ground);
    float sum = 0;
    int n = 0;

    for (int i = l->from; i < behind_words(l); i++) {
        const ui_command *c = &l->d->command[i];
        if (c->kind != UI_TEXT) {
            continue;
        }
        const inked_text t = n < TEXTS ? texts[n] : inked_of(l, c);
        n++;
        if (t.seen < 1.0f) {
            const ui_colour under = ui_pool_faded(whole, t.seen);
            sum += light_of_ink(t.ink, light_of_colour(c->colour, under, ui_light(under)));
            continue;
        }
        if (c->colour != colour) {
            colour = c->colour;
            light = light_of_colour(colour, whole, ground);
        }
        sum += light_of_ink(t.ink, light);
    }
    return sum / (ui->u * ui->u);
}

void ui_level_words(ui_level *l) {
    l->from = l->d->n;
}

void ui_level_beside(ui_level *l) {
    l->to = l->d->n;
}

void ui_level_lit(ui_level *l, int from, float larger, ui_colour lit, ui_colour unlit, ui_colour pale) {
    const ui_frame *ui = l->d->ui;
    const ui_colour on = ui_theme(ui, lit), off = ui_theme(ui, unlit), ink = ui_theme(ui, pale);
    float sum = 0;

    for (int i = from; i < l->d->n && ui->type.ink != NULL; i++) {
        const ui_command *c = &l->d->command[i];
        if (c->kind == UI_TEXT) {
            sum +=
                light_of_text(l->d, c, c->colour, on, ui_light(on)) - light_of_text(l->d, c, ink, off, ui_light(off));
        }
    }
    l->light += sum / (ui->u * ui->u) + larger * (ui_light(on) - ui_light(off));
}

static void refill(const ui_level *l, int i, ui_colour ground) {
    if (l->fill[i]) {
        l->d->command[l->plate[i]].colour = ground;
    } else {
        (l->pool[i] ? ui_pool_refill : ui_plate_refill)(l->d, l->plate[i], ground);
    }
}

/* All that there is on this ground, du2 of white: a pool's is what it gives more than the dark that it lies on, as if
 * it ended with its place. */
static float light_on(const ui_level *l, const inked_text texts[TEXTS], float ground) {
    const ui_colour c = ground_of(l, ground);
    const float dark = ui_light(UI_INK_900);
    const float pools =
        l->oval > 0 ? l->oval * (ui_pool_part(c) * fmaxf(ui_light(c), 0.001f) - dark) + l->place * dark : 0.0f;

    return l->area * ground + pools + l->light + light_of_words(l, texts, ground);
}

void ui_level_end(ui_level *l, float light) {
    enum { STEPS = 12 };
    inked_text texts[TEXTS];
    float least = 0.0f, most = l->pale ? ui_light(ui_theme(l->d->ui, UI_PAPER_100)) : brightest;

    find_inked(l, texts);
    for (int step = 0; step < STEPS && l->n > 0; step++) {
        const float ground = (least + most) / 2;
        *(light_on(l, texts, ground) < light ? &least : &most) = ground;
    }
    for (int i = 0; i < l->n; i++) {
        refill(l, i, ground_of(l, (least + most) / 2));
    }
    l->ground = (least + most) / 2;
    l->words = light_of_words(l, texts, l->ground);
}

float ui_level_of_words(const ui_draw *d, int from) {
    const float dark = ui_light(UI_INK_900);
    float sum = 0;

    for (int i = from; i < d->n && d->ui->type.ink != NULL; i++) {
        const ui_command *c = &d->command[i];
        sum += c->kind == UI_TEXT ? light_of_text(d, c, c->colour, UI_INK_900, dark) : 0.0f;
    }
    return sum / (d->ui->u * d->ui->u);
}

static float light_of_fill(const ui_draw *d, const ui_command *c, ui_colour ground) {
    const float part = (float)(c->colour >> 24) / 255.0f;

    return (ui_light(ui_mix(ground, c->colour | 0xFF000000u, part)) - ui_light(ground)) * c->at.w * c->at.h *
           d->ui->u * d->ui->u;
}

float ui_level_of_command(const ui_draw *d, const ui_command *c, ui_colour ground) {
    const ui_type *type = &d->ui->type;
    const bool pictured = c->kind == UI_PICTURE || c->kind == UI_SHAPE;
    float light = 0.0f;

    if (c->kind == UI_TEXT && type->ink != NULL) {
        light = light_of_text(d, c, c->colour, ground, ui_light(ground));
    } else if (c->kind == UI_FILL) {
        light = light_of_fill(d, c, ground);
    } else if (pictured && type->shines != NULL) {
        light = type->shines(type->lights, d, c, ground);
    }
    return light / (d->ui->u * d->ui->u);
}
