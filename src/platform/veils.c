/* Groups that are most of a frame and seen through. */
#include "platform/veils.h"

#include <string.h>

bool pf_veils_takes(const pf_step *group, int frame_w, int frame_h) {
    return group->inner.w * group->inner.h > frame_w * frame_h / 2;
}

const pf_image *pf_veils_get(const pf_veils *veils, uint64_t picture) {
    for (int i = 0; i < PF_VEILS; i++) {
        if (veils->image[i] != NULL && veils->is[i] == picture) {
            return veils->image[i];
        }
    }
    return NULL;
}

static void give_up(pf_veils *veils, int i) {
    pf_image_free(veils->image[i]);
    veils->image[i] = NULL;
}

const pf_image *pf_veils_put(pf_veils *veils, uint64_t picture, pf_image *image) {
    int i = 0;
    while (i < PF_VEILS && veils->image[i] != NULL) {
        i++;
    }
    i %= PF_VEILS;
    give_up(veils, i);
    veils->is[i] = picture;
    veils->image[i] = image;
    return image;
}

static bool has(const pf_plan *plan, uint64_t picture) {
    int i = 0;
    while (i < plan->n && (plan->step[i].kind != UI_GROUP || plan->step[i].picture != picture)) {
        i++;
    }
    return i < plan->n;
}

void pf_veils_keep(pf_veils *veils, const pf_plan *plan) {
    for (int i = 0; i < PF_VEILS; i++) {
        if (veils->image[i] != NULL && !has(plan, veils->is[i])) {
            give_up(veils, i);
        }
    }
}

void pf_veils_free(pf_veils *veils) {
    for (int i = 0; i < PF_VEILS; i++) {
        give_up(veils, i);
    }
}
