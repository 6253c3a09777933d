/* How much of its light is left to a table, by the marks of a list. */
#include "app/table/table_scene.h"
#include "ui/card_table.h"

static float left_by(const ui_draw *d, const char *mark) {
    float left = 1.0f;

    for (const ui_mark *m = NULL; (m = ui_mark_next(d, mark, m)) != NULL;) {
        left = 1.0f - (float)m->n / 100.0f;
    }
    return left;
}

float table_scene_unclosed(const ui_draw *d) {
    return left_by(d, TABLE_MARK_CLOSED);
}

float table_scene_light(const ui_draw *d) {
    return left_by(d, TABLE_MARK_DIM) * table_scene_unclosed(d);
}
