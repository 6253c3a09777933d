/* The moon of the Growl, or the sun of those who have won, with a hill before it and a figure on that. */
#include <math.h>
#include <stdio.h>

#include "growl_table.h"
#include "ui/cut.h"

/* A part of a box, in its width and height. */
static ui_rect part_of(ui_rect r, float x, float y, float w, float h) {
    return (ui_rect){r.x + r.w * x, r.y + r.h * y, r.w * w, r.h * h};
}

/* Its seas, in parts of its width: from where to where, and how high in the middle. */
static void seas(cut_svg *s, float wide, ui_colour colour) {
    static const float sea[][4] = {{0.22f, 0.26f, 0.17f, 0.12f}, {0.41f, 0.17f, 0.11f, 0.07f},
                                   {0.16f, 0.47f, 0.09f, 0.13f}, {0.3f, 0.42f, 0.07f, 0.05f},
                                   {0.7f, 0.2f, 0.13f, 0.09f},   {0.79f, 0.4f, 0.08f, 0.1f},
                                   {0.68f, 0.54f, 0.11f, 0.07f}, {0.26f, 0.66f, 0.1f, 0.06f}};

    for (size_t i = 0; i < sizeof sea / sizeof sea[0]; i++) {
        const float x = wide * sea[i][0], y = wide * sea[i][1], w = wide * sea[i][2], h = wide * sea[i][3];
        cut_text(s, "<path d=\"");
        cut_point(s, 'M', x - w * 0.5f, y);
        cut_point(s, 'C', x - w * 0.48f, y - h * 0.62f);
        cut_point(s, ' ', x + w * 0.2f, y - h * 0.66f);
        cut_point(s, ' ', x + w * 0.5f, y - h * 0.12f);
        cut_point(s, 'C', x + w * 0.44f, y + h * 0.5f);
        cut_point(s, ' ', x - w * 0.3f, y + h * 0.72f);
        cut_point(s, ' ', x - w * 0.5f, y);
        cut_text(s, "Z\"");
        cut_paint(s, "fill", colour);
        cut_text(s, "/>");
    }
}

/* Bright in the middle of the upper half, darker towards its rim, which is lit; a moon has its seas. */
static void ball(ui_draw *d, ui_rect at, ui_colour light, bool moon) {
    const float r = at.w / 2;
    cut_svg s;
    cut_begin(&s);
    char face[200];

    snprintf(face, sizeof face,
             "<defs><radialGradient id=\"m\" gradientUnits=\"userSpaceOnUse\" cx=\"%.0f\" cy=\"%.0f\" r=\"%.0f\">",
             (double)(r * 0.94f), (double)(r * 0.8f), (double)(r * 1.22f));
    cut_text(&s, face);
    cut_text(&s, "<stop offset=\"0\"");
    cut_paint(&s, "stop-color", ui_mix(light, 0xFFFFFFFFu, 0.35f));
    cut_text(&s, "/><stop offset=\"0.55\"");
    cut_paint(&s, "stop-color", light);
    cut_text(&s, "/><stop offset=\"1\"");
    cut_paint(&s, "stop-color", ui_mix(light, UI_INK_500, 0.45f));
    snprintf(face, sizeof face,
             "/></radialGradient></defs><circle cx=\"%.0f\" cy=\"%.0f\" r=\"%.0f\" fill=\"url(#m)\"", (double)r,
             (double)r, (double)(r - 1.5f));
    cut_text(&s, face);
    cut_paint(&s, "stroke", ui_mix(light, 0xFFFFFFFFu, 0.6f));
    cut_text(&s, " stroke-width=\"2.4\"/>");
    if (moon) {
        seas(&s, at.w, ui_fade(ui_mix(light, UI_INK_500, 0.7f), 0.42f));
    }
    ui_shape(d, at, s.at);
}

/* With a light around it, `bright` 0..1, and a halo. */
static void lit_ball(ui_draw *d, ui_rect at, ui_colour light, bool moon, float bright) {
    if (d->ui->high_contrast) {
        ui_disc(d, at, light, 0, 0.0f);
        return;
    }
    ui_glow(d, ui_inset(at, -at.w * 0.55f), ui_fade(light, 0.34f + 0.2f * bright));
    ui_disc(d, ui_inset(at, -at.w * 0.08f), ui_fade(light, 0.1f + 0.1f * bright), 0, 0.0f);
    ball(d, at, light, moon);
}

/* For the side that has won it becomes as bright as a lamp: `won`, 0..1. */
void growl_draw_moon(ui_draw *d, ui_rect at, float won) {
    const ui_colour moonlight = ui_mix(0xFFC9D2EAu, UI_PAPER_200, 0.35f),
                    lamp = ui_mix(UI_LANTERN, UI_PAPER_100, 0.35f);

    lit_ball(d, at, ui_mix(moonlight, lamp, won), true, won);
}

/* Of the hill's gradient, from its top to its foot, and its edge. */
typedef struct {
    const char *top, *slope;
    ui_colour foot;
    const char *edge;
} hill_colours;

static const hill_colours hills[] = {
    [GROWL_HILL_AT_NIGHT] = {"#05070D", "#141B2F", 0xFF0C111Fu, "#232C4B"},
    [GROWL_HILL_AT_FIRST_LIGHT] = {"#0A080D", "#2C232F", 0xFF191520u, "#8A6650"},
    [GROWL_HILL_AT_DAWN] = {"#170D12", "#4A2E34", 0xFF251923u, "#E0A25C"},
    [GROWL_HILL_IN_BLOOD] = {"#0B0408", "#33101C", 0xFF16080Fu, "#A33A2C"},
};

/* From before the moon down to the apron, as wide as it is high there; black on top, then as light as the ground,
 * where houses stand before it, and dark again in front; it goes on below, where it is seen while it glides. */
void growl_draw_hill(ui_draw *d, ui_rect moon_at, float foot, growl_hill of) {
    const float top = moon_at.y + moon_at.h * 0.8f, mid = moon_at.x + moon_at.w / 2;
    const float wide = fminf(fmaxf(3.6f * (foot - top), 5.4f * moon_at.w), d->ui->width + 120.0f);
    const ui_rect at = {mid - wide / 2, top, wide, foot - top};
    static const float line = 2.0f; /* of its edge */
    static const float slope[][6] = {{0.15f, 0.95f, 0.24f, 0.7f, 0.34f, 0.32f},
                                     {0.39f, 0.13f, 0.44f, 0.02f, 0.5f, 0.02f},
                                     {0.57f, 0.02f, 0.62f, 0.12f, 0.67f, 0.3f},
                                     {0.76f, 0.66f, 0.85f, 0.95f, 1.0f, 1.0f}};
    cut_svg s;
    cut_begin(&s);
    char ground[320];

    snprintf(ground, sizeof ground,
             "<defs><linearGradient id=\"g\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" y1=\"0\" x2=\"0\" "
             "y2=\"%.0f\"><stop offset=\"0.06\" stop-color=\"%s\"/><stop offset=\"0.34\" stop-color=\"%s\"/>"
             "<stop offset=\"1\" stop-color=\"#%06X\"/></linearGradient></defs>",
             (double)at.h, hills[of].top, hills[of].slope, (unsigned)(hills[of].foot & 0xFFFFFFu));
    cut_text(&s, ground);
    cut_text(&s, "<path d=\"");
    cut_point(&s, 'M', 0, at.h);
    for (size_t i = 0; i < sizeof slope / sizeof slope[0]; i++) {
        for (int k = 0; k < 6; k += 2) {
            cut_point(&s, k == 0 ? 'C' : ' ', at.w * slope[i][k], at.h * slope[i][k + 1]);
        }
    }
    cut_text(&s, "Z\" fill=\"url(#g)\" stroke=\"");
    cut_text(&s, hills[of].edge);
    cut_text(&s, "\" stroke-width=\"1.6\"/>");
    ui_shape(d, at, s.at);
    ui_fill(d, (ui_rect){at.x, foot - line, at.w, d->ui->height / 2}, hills[of].foot);
}

/* A wolf's eye, slanted, where it is cut out of the figure. */
static void lit_eye(ui_draw *d, ui_rect figure) {
    const ui_rect eye = part_of(figure, 0.675f, 0.2f, 0.085f, 0.055f);
    cut_svg s;
    cut_begin(&s);

    cut_text(&s, "<path d=\"");
    cut_point(&s, 'M', 0, eye.h * 0.15f);
    cut_point(&s, 'L', eye.w, eye.h * 0.55f);
    cut_point(&s, 'L', eye.w * 0.3f, eye.h);
    cut_text(&s, "Z\"");
    cut_paint(&s, "fill", UI_LANTERN);
    cut_text(&s, "/>");
    ui_shape(d, eye, s.at);
}

/* Of a figure: so much of it is above the hill. */
static ui_rect figure_of(ui_rect moon_at, float up) {
    ui_rect figure = part_of(moon_at, 0.14f, 0.13f, 0.72f, 0.72f);

    figure.y += figure.h * (1.0f - up);
    return figure;
}

void growl_wolf_up(ui_draw *d, ui_rect moon_at, float up) {
    if (up > 0.0f) {
        const ui_rect figure = figure_of(moon_at, up);
        ui_figure(d, "werewolf", figure, UI_INK_950);
        lit_eye(d, figure);
    }
}

/* Of several who cheer others throw their hats. */
void growl_human_up(ui_draw *d, ui_rect moon_at, bool several, float up) {
    static const float hat[][3] = {{0.2f, 0.08f, 0.2f}, {0.78f, 0.4f, 0.17f}}; /* where, and how large */

    if (up <= 0.0f) {
        return;
    }
    ui_figure(d, "cheers", figure_of(moon_at, up), UI_INK_950);
    for (size_t i = 0; several && i < sizeof hat / sizeof hat[0]; i++) {
        ui_rect at = part_of(moon_at, hat[i][0], hat[i][1], hat[i][2], hat[i][2]);
        at.y += moon_at.h * (1.0f - up);
        ui_figure(d, "straw_hat", at, UI_INK_950);
    }
}

void growl_draw_victor(const growl_look *look, ui_rect at) {
    static const float least = 60.0f;
    const ui_colour sun = 0xFFFFE7B0u, blood = 0xFFF08A3Cu;
    const bool wolves = look->pub->winner == GROWL_WOLF;
    const uint32_t won = growl_lit_seats(look->pub);

    if (at.w > least) {
        lit_ball(look->d, at, wolves ? blood : sun, wolves, 1.0f);
        if (wolves) {
            growl_wolf_up(look->d, at, 1.0f);
        } else {
            growl_human_up(look->d, at, (won & (won - 1)) != 0, 1.0f);
        }
        growl_draw_hill(look->d, at, look->d->ui->height - ui_apron_height(look->d->ui) + 4.0f,
                        look->d->ui->high_contrast ? GROWL_HILL_AT_NIGHT
                        : wolves                   ? GROWL_HILL_IN_BLOOD
                                                   : GROWL_HILL_AT_DAWN);
    }
}
