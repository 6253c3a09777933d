/* A group's picture as it is turned and scaled. */
#include "platform/moved.h"

#include "platform/cache.h"

#include <math.h>
#include <string.h>

static bool leans(const pf_step *s) {
    return fabsf(s->angle) >= 0.01F;
}

static bool is_upright(const pf_step *s) {
    return s->turn == 0 && !leans(s);
}

bool pf_moved_scaled(const pf_step *s) {
    return memcmp(&s->scaled, &s->inner, sizeof s->inner) != 0;
}

bool pf_moved_none(const pf_step *s) {
    return is_upright(s) && !pf_moved_scaled(s);
}

static float degrees(const pf_step *s) {
    return (float)s->turn * 90.0F + s->angle;
}

enum { PIXELS = 1 };

uint64_t pf_moved_pixels_key(const pf_step *s) {
    return pf_hash_number(s->picture, PIXELS);
}

uint64_t pf_moved_laid_key(const pf_step *s) {
    if (s->kind != UI_GROUP) {
        return s->picture;
    }
    return !pf_moved_none(s) ? s->laid : s->command->carried ? pf_moved_pixels_key(s) : s->picture;
}

static pf_image *turn(const pf_step *s, const pf_image *flat) {
    return leans(s) ? pf_turn_degrees(flat, degrees(s), s->at.w, s->at.h)
                    : pf_turn_quarters(flat, s->turn, s->at.w, s->at.h);
}

/* In one step where that is as good, which is sharper, too. Else scaled first: a picture that is turned has lost the
 * edges that a scale sees. */
pf_image *pf_moved(const pf_step *s, const pf_image *flat) {
    if (!pf_moved_scaled(s)) {
        return turn(s, flat);
    }
    if (leans(s) && pf_turns_scaled(flat, s->scaled)) {
        return pf_turn_scaled(flat, s->scaled, degrees(s), s->at.w, s->at.h);
    }
    pf_image *small = pf_scale(flat, s->scaled);
    if (small == NULL || is_upright(s)) {
        return small;
    }
    pf_image *turned = turn(s, small);
    pf_image_free(small);
    return turned;
}
