/* Frames for places in the window: their measures, and the place that is open on a draw list. */
#include "ui/frame.h"

#include <math.h>

void ui_frame_fit(ui_frame *ui, int w, int h, float px_per_mm) {
    bool portrait = h > w;
    float by_w = (float)w / (portrait ? 800.0f : 1280.0f), by_h = (float)h / (portrait ? 1280.0f : 800.0f);
    ui->pixel_w = w;
    ui->pixel_h = h;
    ui->u = by_w < by_h ? by_w : by_h;
    ui->width = (float)w / ui->u;
    ui->height = (float)h / ui->u;
    ui->px_per_mm = px_per_mm < 3.0f ? 3.0f : px_per_mm > 16.0f ? 16.0f : px_per_mm;
    ui->mm = ui->px_per_mm / ui->u;
}

void ui_frame_see(ui_frame *ui, uint8_t place) {
    bool elsewhere = ui->focus.name != NULL && ui->focus.place != place;
    ui->focus_name = ui->focus.place == place ? ui->focus.name : NULL;
    ui->focus_n = ui->focus.n;
    ui->held_name = ui->held.place == place ? ui->held.name : NULL;
    ui->held_n = ui->held.n;
    ui->hover_name = ui->hover.place == place ? ui->hover.name : NULL;
    ui->hover_n = ui->hover.n;
    /* Before the first key the focus rests on one default zone, not on one in each place. */
    ui->show_focus = ui->keys && !elsewhere && (place == 0 || ui->focus_name != NULL);
}

/* `at` in whole pixels. */
static ui_rect snapped(ui_rect at, float u) {
    return (ui_rect){floorf(at.x * u + 0.5f), floorf(at.y * u + 0.5f), floorf(at.w * u + 0.5f),
                     floorf(at.h * u + 0.5f)};
}

bool ui_place_begin(ui_draw *d, uint8_t id, ui_rect at, int quarter_turns, text_catalogue *words, float text_scale) {
    static const float most = 32767.0f;
    const ui_frame *around = d->ui;
    const ui_rect px = snapped(at, around->u);
    const int depth = d->depth;
    if (id == 0 || d->place != 0 || px.w < 1.0f || px.h < 1.0f || px.w > most || px.h > most) {
        d->overflow = true;
        return false;
    }
    ui_group(d, (ui_rect){px.x / around->u, px.y / around->u, px.w / around->u, px.h / around->u}, quarter_turns, 0);
    if (d->depth == depth) {
        return false;
    }
    ui_command *c = &d->command[d->n - 1];
    const bool upright = c->turn % 2 == 0;
    d->inner = *around;
    ui_frame_fit(&d->inner, (int)(upright ? px.w : px.h), (int)(upright ? px.h : px.w), around->px_per_mm);
    d->inner.words = words != NULL ? words : around->words;
    d->inner.text_scale = text_scale > 0.0f ? text_scale : around->text_scale;
    ui_frame_see(&d->inner, id);
    c->kind = UI_PLACE;
    c->u = d->inner.u;
    d->window = around;
    d->ui = &d->inner;
    d->words.from = d->inner.words;
    d->place = id;
    ui_fill(d, (ui_rect){0, 0, d->inner.width, d->inner.height}, 0xFF000000u);
    return true;
}

void ui_place_end(ui_draw *d) {
    if (d->place == 0) {
        d->overflow = true;
        return;
    }
    d->ui = d->window;
    d->words.from = d->ui->words;
    d->place = 0;
    while (d->command[d->group_at[d->depth - 1]].kind != UI_PLACE) {
        d->overflow = true;
        ui_group_end(d);
    }
    ui_group_end(d);
}

bool ui_miniature_begin(ui_draw *d, ui_miniature *m, uint8_t id, ui_rect at) {
    static const float usual = 3.78f; /* pixels of a millimetre, where a du is a pixel */
    *m = (ui_miniature){d->n_zones, d->n_boxes};
    if (!ui_place_begin(d, id, at, 0, NULL, 1.0f)) {
        return false;
    }
    d->inner.mm = usual;
    d->inner.px_per_mm = usual * d->inner.u;
    d->inner.show_focus = false;
    return true;
}

void ui_miniature_end(ui_draw *d, const ui_miniature *m) {
    ui_place_end(d);
    d->n_zones = m->zones;
    d->n_boxes = m->boxes;
}
