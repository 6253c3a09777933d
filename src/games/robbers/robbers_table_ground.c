/* The ground of the table, and who runs on it. */
#include <math.h>

#include "robbers_table.h"

void robbers_draw_ground(ui_draw *d) {
    table_ground(d, d->ui->height > d->ui->width ? "robbers/table_tall" : "robbers/table");
}

/* On the yard of a tall frame, that a flat table has for its trick: there, as on a wide one, they run before the
 * moon.
 */
static bool on_yard(const ui_frame *ui) {
    return ui->height > ui->width && ui->rim == NULL;
}

/* From the near ridge of a wide ground up to the far one, where they run when words are large: these take of the
 * table what its cards then find above it. */
static float farther(const ui_frame *ui) {
    static const float ridges = 47.0f;

    return ui->rim == NULL && ui_large_words(ui) ? ridges : 0.0f;
}

/* The ground's picture covers a wide frame from its upper edge, a tall one from the middle. */
ui_rect robbers_runners_at(const ui_frame *ui) {
    const float w = ui->width, h = ui->height;
    const float k = h > w ? fmaxf(w / 800.0f, h / 1280.0f) : fmaxf(w / 1280.0f, h / 800.0f);

    if (on_yard(ui)) { /* below what the cards of a trick count, above those that are dealt */
        return (ui_rect){w / 2 - 173 * k, h / 2 + 129 * k, 346 * k, 128 * k};
    }
    return h > w ? (ui_rect){w / 2 - 138 * k, h / 2 - 466 * k, 276 * k, 126.5f * k}
                 : (ui_rect){w / 2 - 120 * k, (105 - farther(ui)) * k, 240 * k, 110 * k};
}

float robbers_runners_foot(const ui_frame *ui) {
    const float k = fmaxf(ui->width / 1280.0f, ui->height / 800.0f);

    return (203.0f - farther(ui)) * k;
}

void robbers_draw_runners(ui_draw *d, float seen) {
    if (!d->ui->high_contrast && seen > 0.0f) {
        ui_picture(d, on_yard(d->ui) ? "robbers/runners" : "robbers/ridge_runners", robbers_runners_at(d->ui), seen);
    }
}
