/* The curtain, the stage behind it, and what hangs from its valance. */
#include "app/private/curtain.h"

#include <math.h>
#include <stdio.h>

#include "app/private/aside.h"
#include "ui/card_table.h"
#include "ui/frame.h"
#include "ui/motion.h"

/* The picture of 1280 x 800 covers the frame and is cropped evenly. */
static ui_rect cropped(const ui_frame *ui, float high) {
    const float scale = fmaxf(ui->width / 1280.0f, ui->height / 800.0f);
    return (ui_rect){(ui->width - 1280 * scale) / 2, (ui->height - 800 * scale) / 2, 1280 * scale, high * scale};
}

void curtain_closed(ui_draw *d) {
    curtain_over(d, 1.0f);
}

/* In high contrast it is drawn in lines: folds at both sides, where no words stand, and the swags above. */
static void curtain_lines(ui_draw *d, float alpha) {
    enum { FOLDS = 5, SWAGS = 8, SVG = 3000 };
    const double w = (double)d->ui->width, h = (double)d->ui->height, swag = w / SWAGS, apart = 0.022 * w;
    char svg[SVG];
    int n =
        snprintf(svg, sizeof svg, "<g fill=\"none\" stroke=\"#7C86A8\" stroke-width=\"2\" stroke-opacity=\"%.2f\">",
                 (double)alpha);
    for (int i = 0; i < SWAGS; i++) {
        n += snprintf(svg + n, sizeof svg - (size_t)n, "<path d=\"M%.0f 0C%.0f 44 %.0f 44 %.0f 0\"/>", i * swag,
                      (i + 0.2) * swag, (i + 0.8) * swag, (i + 1) * swag);
    }
    for (int i = 0; i < FOLDS; i++) {
        const double x = (i + 0.6) * apart, out = 0.35 * apart, from = 36 + 6 * (i % 2);
        for (int side = 0; side < 2; side++) {
            const double way = side == 0 ? 1 : -1, edge = side == 0 ? 0 : w;
            n += snprintf(svg + n, sizeof svg - (size_t)n, "<path d=\"M%.0f %.0fC%.0f %.0f %.0f %.0f %.0f %.0f\"/>",
                          edge + way * x, from, edge + way * (x + out), h * 0.35, edge + way * (x - out), h * 0.7,
                          edge + way * (x + out), h - 14);
        }
    }
    snprintf(svg + n, sizeof svg - (size_t)n, "<path d=\"M0 %.0fH%.0f\"/></g>", h - 14, w);
    ui_shape(d, (ui_rect){0, 0, d->ui->width, d->ui->height}, svg);
}

/* The cloth hangs down to where a private page ends: its hem is one line, closed and drawn aside. */
static float hem(const ui_frame *ui) {
    return aside_above(ui).h;
}

/* Its picture is higher than that: what is lost above is behind the valance, and below it all is dark. */
static float lifted(const ui_frame *ui) {
    const ui_rect cloth = cropped(ui, 772);
    return cloth.y + cloth.h - hem(ui);
}

/* The strip hangs before the top of the cloth. */
void curtain_over(ui_draw *d, float alpha) {
    const ui_rect frame = {0, 0, d->ui->width, d->ui->height};
    const float up = lifted(d->ui);
    if (alpha >= 1.0f || d->ui->high_contrast) {
        ui_fill(d, frame, ui_fade(ui_theme(d->ui, UI_INK_950), alpha));
    }
    if (!d->ui->high_contrast) {
        if (alpha < 1.0f) {
            ui_fill(d, (ui_rect){0, frame.h - up, frame.w, up}, ui_fade(UI_INK_950, alpha));
        }
        ui_cover_faded(d, "curtain", (ui_rect){0, -up, frame.w, frame.h}, alpha);
        ui_picture(d, "valance", cropped(d->ui, 112), alpha);
    } else {
        curtain_lines(d, alpha);
    }
}

/* One half of the cloth, as far as it is seen: it slides, so that each of its pictures is the one that was made. */
static void half_curtain(ui_draw *d, uint8_t id, ui_rect at, float from) {
    const float w = d->ui->width, h = d->ui->height;
    if (at.w < 1 || !ui_place_begin(d, id, at, 0, NULL, 0)) {
        return;
    }
    const float scale = d->outer[d->frames - 1]->u / d->ui->u;
    ui_cover(d, "curtain", (ui_rect){-from * scale, -lifted(d->outer[d->frames - 1]) * scale, w * scale, h * scale});
    ui_place_end(d);
}

/* The hem that catches the lamp, the last folds behind it, and the shadow that the cloth throws into the room, which
 * lies to the `way` of x: one picture, made once, that slides. */
static void curtain_edge(ui_draw *d, float x, float way) {
    static const char shades[] =
        "<defs><linearGradient id=\"f\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" y1=\"0\" x2=\"40\" y2=\"0\">"
        "<stop offset=\"0\" stop-color=\"#140608\" stop-opacity=\"0\"/>"
        "<stop offset=\"0.5\" stop-color=\"#140608\" stop-opacity=\"0.22\"/>"
        "<stop offset=\"1\" stop-color=\"#140608\" stop-opacity=\"0.62\"/></linearGradient>"
        "<linearGradient id=\"s\" gradientUnits=\"userSpaceOnUse\" x1=\"40\" y1=\"0\" x2=\"92\" y2=\"0\">"
        "<stop offset=\"0\" stop-color=\"#000000\" stop-opacity=\"0.5\"/>"
        "<stop offset=\"0.35\" stop-color=\"#000000\" stop-opacity=\"0.22\"/>"
        "<stop offset=\"1\" stop-color=\"#000000\" stop-opacity=\"0\"/></linearGradient></defs>";
    static const float cloth = 40.0f, wide = 92.0f;
    const double high = (double)hem(d->ui);
    char svg[sizeof shades + 320];
    snprintf(svg, sizeof svg,
             "%s<g transform=\"translate(%d 0) scale(%d 1)\"><path d=\"M0 0H40V%.0fH0Z\" fill=\"url(#f)\"/>"
             "<path d=\"M40 0H92V%.0fH40Z\" fill=\"url(#s)\"/><path d=\"M37 0H40V%.0fH37Z\" fill=\"#D98E4A\"/></g>",
             shades, way > 0 ? 0 : (int)wide, way > 0 ? 1 : -1, high, high, high);
    ui_shape(d, (ui_rect){way > 0 ? x - cloth : x + cloth - wide, 0, wide, (float)high}, svg);
}

/* The lamp behind the cloth, seen through the gap: one light, made once, that goes as the wings do and is gone when
 * the stage lies open. */
static void stage_light(ui_draw *d, float part) {
    const ui_rect all = {0, 0, d->ui->width, d->ui->height};
    const float lit = 1.0f - motion_smooth(motion_of(part, 0.3f, 1.0f));
    if (lit > 0.0f) {
        ui_glow(d, ui_centre(all, all.w * 0.7f, all.h * 1.1f), ui_fade(UI_LANTERN, lit));
    }
}

float curtain_valance_up(const ui_frame *ui, float part) {
    return ui->high_contrast ? 0.0f : roundf(cropped(ui, 112).h * motion_of(part, 0.6f, 1.0f) * ui->u) / ui->u;
}

void curtain_stage_over(ui_draw *d, float alpha, float wings) {
    const ui_rect all = {0, 0, d->ui->width, d->ui->height};
    const float wing = table_wing(d->ui);
    if (d->ui->high_contrast) {
        ui_fill(d, all, ui_fade(ui_theme(d->ui, UI_INK_900), alpha));
        return;
    }
    ui_cover_faded(d, "private", all, alpha);
    ui_picture(d, "curtain_left", (ui_rect){0, 0, wing, all.h}, wings);
    ui_picture(d, "curtain_right", (ui_rect){all.w - wing, 0, wing, all.h}, wings);
}

/* It lies where a private page will lie, so that nothing of it moves when that comes. */
void curtain_stage(ui_draw *d) {
    enum { PLACE = 3 };
    const ui_rect above = aside_above(d->ui);
    if (ui_place_begin(d, PLACE, above, 0, NULL, 0)) {
        curtain_stage_over(d, 1.0f, 1.0f);
        ui_place_end(d);
    }
    ui_fill(d, (ui_rect){0, above.h, d->ui->width, d->ui->height - above.h}, UI_INK_950);
}

/* What was said and pressed below the hem goes dark before the cloth is there: no word is cut by it. */
static void foot_goes(ui_draw *d, float part) {
    static const float seen_to = 0.78f, crest = 16.0f;
    const float top = fminf(hem(d->ui), d->ui->height - ui_apron_height(d->ui) - crest);
    const float gone = 1.0f - motion_of(part, seen_to, 1.0f);

    ui_fill(d, (ui_rect){0, top, d->ui->width, d->ui->height - top}, ui_fade(UI_INK_950, gone));
}

/* The cloth slides out whole: what stands at its end are the wings of the private page, and its valance is drawn up.
 */
void curtain_parted(ui_draw *d, float part, const ui_draw *over) {
    const float w = d->ui->width, h = d->ui->height, slid = w * 0.5f * part;
    if (d->ui->high_contrast) {
        ui_fill(d, (ui_rect){0, 0, w, h}, ui_theme(d->ui, UI_INK_950));
        return;
    }
    const bool closes = over != NULL && ui_lay_over(d, over, 1.0f);
    if (closes) {
        foot_goes(d, part);
    } else {
        curtain_stage(d);
        stage_light(d, part);
    }
    const float down = closes ? hem(d->ui) : h;
    half_curtain(d, 1, (ui_rect){0, 0, w / 2 - slid, down}, slid);
    half_curtain(d, 2, (ui_rect){w / 2 + slid, 0, w / 2 - slid, down}, w / 2);
    for (int side = 0; side < 2; side++) {
        const float half = side == 0 ? 0.0f : w / 2 + slid;
        if (!closes) { /* dark below it, where nothing is left that it would cut */
            ui_fill(d, (ui_rect){half, hem(d->ui), w / 2 - slid, h - hem(d->ui)}, UI_INK_950);
        }
        curtain_edge(d, side == 0 ? w / 2 - slid : w / 2 + slid, side == 0 ? 1.0f : -1.0f);
    }
    const ui_rect strip = cropped(d->ui, 112);
    ui_picture(d, "valance", (ui_rect){strip.x, strip.y - curtain_valance_up(d->ui, part), strip.w, strip.h}, 1.0f);
}

void curtain_wax(ui_draw *d, ui_rect at) {
    ui_disc(d, at, 0xFFA63B26u, 0xFFD9694Bu, 2.0f);
    ui_figure(d, "moon", ui_inset(at, at.w * 0.24f), UI_PAPER_100);
}

float curtain_valance(const ui_frame *ui) {
    const ui_rect strip = cropped(ui, 96);
    return ui->high_contrast ? 40.0f : strip.y + strip.h;
}

/* Where a cord at x comes out behind the fringe: eight swags, deepest in their middles. */
static float below_valance(const ui_frame *ui, float x) {
    const ui_rect strip = cropped(ui, 1);
    const float swag = strip.w / 8, along = fmodf(x - strip.x, swag) / swag;
    return ui->high_contrast ? 0 : strip.y + strip.h * (46.0f + 48.0f * powf(sinf(3.14159f * along), 0.8f));
}

void curtain_hung_sign(ui_draw *d, ui_rect at, float up) {
    const ui_colour cord = ui_theme(d->ui, 0xFFC9743Fu);
    const float in = 46.0f, nail = 10.0f;
    for (int side = 0; side < 2; side++) {
        const float x = side == 0 ? at.x + in : at.x + at.w - in, from = below_valance(d->ui, x) - up;
        ui_fill(d, (ui_rect){x - 1.5f, from, 3, at.y + 12 - from}, cord);
    }
    ui_plate(d, at, 41, UI_PARCHMENT, UI_PARCHMENT_EDGE, 2.0f, true);
    for (int side = 0; side < 2; side++) {
        const float x = side == 0 ? at.x + in : at.x + at.w - in;
        ui_disc(d, (ui_rect){x - nail / 2, at.y + 7, nail, nail}, UI_INK_900, cord, 2.0f);
    }
}
