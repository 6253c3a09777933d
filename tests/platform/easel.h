/* A painter with a list and a frame, for its tests. */
#ifndef NT_TESTS_PLATFORM_EASEL_H
#define NT_TESTS_PLATFORM_EASEL_H

#include "canvas.h"

#include "platform/painter.h"

typedef struct {
    pf_trouble trouble;
    pf_fonts *fonts;
    pf_painter *painter;
    pf_image *frame;
    ui_frame ui;
    ui_draw list;
} easel;

/* For that frame, of which all but the letters is told. */
static inline easel *set_up_for(const char *data_dir, ui_frame ui) {
    easel *e = test_calloc(1, sizeof *e);
    e->fonts = pf_fonts_new(data_dir, &e->trouble);
    e->painter = pf_painter_new(data_dir, e->fonts, &e->trouble);
    e->frame = pf_image_new(ui.pixel_w, ui.pixel_h);
    e->ui = ui;
    e->ui.type = pf_fonts_type(e->fonts);
    return e;
}

static inline easel *set_up(const char *data_dir) {
    return set_up_for(data_dir, canvas_frame((ui_type){0}));
}

static inline void put_away(easel *e) {
    pf_painter_free(e->painter);
    pf_fonts_free(e->fonts);
    pf_image_free(e->frame);
    test_free(e);
}

static inline int paint(easel *e, pf_rect out[PF_DIRTY]) {
    return pf_painter_paint(e->painter, &e->list, e->frame, out);
}

#endif
