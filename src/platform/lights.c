/* The light of pictures and shapes: drawn once on their ground and summed, then kept by what was drawn. */
#include "platform/lights.h"

#include <math.h>
#include <stdlib.h>

#include "platform/cache.h"
#include "platform/frame.h"
#include "platform/pictures.h"
#include "platform/shape.h"

enum { SLOTS = 2048 }; /* a page has a hundred: one that is pushed out is summed again */

struct pf_lights {
    const char *data_dir;
    struct {
        uint64_t key;
        float light;
    } slot[SLOTS];
};

pf_lights *pf_lights_new(const char *data_dir) {
    pf_lights *l = calloc(1, sizeof *l);
    if (l != NULL) {
        l->data_dir = data_dir;
    }
    return l;
}

void pf_lights_free(pf_lights *l) {
    free(l);
}

static pf_image *make(const pf_lights *l, const char *text, const ui_command *c, int w, int h) {
    const char *why = NULL;
    return c->kind == UI_SHAPE ? pf_shape_make(&(pf_shape){text, c->len, c->at.w, c->at.h, c->solid}, w, h)
                               : pf_picture_make(l->data_dir, &(pf_picture){text, w, h, c->tint, false}, &why);
}

/* Pixels of white. */
static float light_on(const pf_image *image, int w, int h, ui_colour ground, unsigned alpha) {
    pf_image *on = pf_image_new(w, h);
    if (on == NULL) {
        return 0.0F;
    }
    const pf_rect all = {0, 0, w, h};
    pf_draw_fill(on, all, all, ground);
    const double before = pf_image_luminance(on);
    pf_draw_image(on, all, image, 0, 0, alpha);
    const double more = (pf_image_luminance(on) - before) * w * h;
    pf_image_free(on);
    return (float)more;
}

static float sum(const pf_lights *l, const char *text, const ui_command *c, int w, int h, ui_colour ground) {
    pf_image *image = w > 0 && h > 0 ? make(l, text, c, w, h) : NULL;
    const float light = image != NULL ? light_on(image, w, h, ground, c->colour >> 24) : 0.0F;
    pf_image_free(image);
    return light;
}

static uint64_t key_of(const char *text, const ui_command *c, int w, int h, ui_colour ground) {
    uint64_t key = pf_hash_bytes(PF_HASH_START, text, c->len);
    key = pf_hash_number(key, (uint64_t)w << 32 | (unsigned)h);
    key = pf_hash_number(key, (uint64_t)c->tint << 32 | ground);
    key = pf_hash_number(key, (uint64_t)(c->colour >> 24) << 8 | c->kind);
    return key != 0 ? key : 1;
}

float pf_lights_of(void *lights, const ui_draw *d, const ui_command *c, ui_colour ground) {
    pf_lights *l = lights;
    const char *text = d->arena + c->text;
    const int w = (int)lroundf(c->at.w * d->ui->u), h = (int)lroundf(c->at.h * d->ui->u);
    const uint64_t key = key_of(text, c, w, h, ground);
    const unsigned at = (unsigned)(key % SLOTS);

    if (l->slot[at].key != key) {
        l->slot[at].light = sum(l, text, c, w, h, ground);
        l->slot[at].key = key;
    }
    return l->slot[at].light;
}
