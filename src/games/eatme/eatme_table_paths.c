/* The ground between the doors, where a wolf that wanders stands. */
#include <math.h>

#include "eatme_table.h"

ui_rect eatme_path_cell(const eatme_yard *yard, int cell) {
    return ui_column(ui_row(yard->ground, cell / EATME_PATHS, EATME_PATH_ROWS, 0), cell % EATME_PATHS, EATME_PATHS,
                     0);
}

ui_rect eatme_place_framed(const eatme_yard *yard, int place) {
    static const float air = 8.0f;
    const eatme_spot *s = &yard->at[place];
    const ui_rect plate = s->place.plate, disc = ui_centre(plate, plate.h, plate.h);

    return yard->flat && s->wheel.w > 0.0f ? ui_inset(ui_both(disc, s->wheel), -air) : plate;
}

/* On a flat table below the discs and wheels that its back would hide. */
static float clear_of_discs(const eatme_yard *yard, float x, float feet, float high) {
    static const float air = 6.0f;
    const float half = high * EATME_WOLF_SHAPE / 2;
    float low = feet;

    for (int place = 1; place < yard->n && yard->flat; place++) {
        const ui_rect at = eatme_place_framed(yard, place);
        const float end = at.y + at.h;
        if (at.x < x + half && at.x + at.w > x - half && end > feet - high && end < feet) {
            low = fmaxf(low, end + air + high);
        }
    }
    return fminf(low, yard->bottom);
}

eatme_stand eatme_stand_path(const eatme_yard *yard, int cell) {
    const ui_rect at = eatme_path_cell(yard, cell);
    const int row = cell / EATME_PATHS;
    const float near = (float)row / (float)(EATME_PATH_ROWS - 1), high = 102.0f + 62.0f * near;

    return (eatme_stand){.x = at.x + at.w / 2,
                         .feet = clear_of_discs(yard, at.x + at.w / 2, at.y + at.h, high),
                         .high = high,
                         .right = at.x + at.w / 2 > yard->at[0].x};
}
