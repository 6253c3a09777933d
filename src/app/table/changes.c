/* What a table shows between two questions comes and goes there, without an event that would take time. */
#include "app/rise.h"
#include "app/table/table_scene.h"
#include "ui/motion.h"

void table_scene_changes(table_scene *t, const app *a) {
    const table_state state = table_scene_state(&t->base, a);
    const app_tempo tempo = app_tempo_of(&a->settings);
    if (state.stands == t->ui.stands) {
        return;
    }
    t->ui.stood = t->ui.stands;
    t->ui.stands = state.stands;
    t->change.takes = tempo.still ? 0 : (uint64_t)((float)state.stands_ms * tempo.factor);
    t->change.ends = t->change.takes > 0 ? a->now + t->change.takes : 0;
}

void table_scene_changes_tick(table_scene *t, app *a) {
    if (t->change.ends == 0) {
        return;
    }
    app_dirty(a);
    if (rise_holds(a)) { /* the page itself comes first */
        t->change.ends = a->rise.ends + t->change.takes;
    }
    if (a->now >= t->change.ends) {
        t->change.ends = 0;
    }
}

bool table_scene_changes_end(table_scene *t, app *a) {
    const bool moved = t->change.ends > a->now;
    t->change.ends = 0;
    if (moved) {
        app_dirty(a);
    }
    return moved;
}

uint64_t table_scene_changes_wake(const table_scene *t, const app *a) {
    return t->change.ends == 0 ? UINT64_MAX : motion_next(a->now, t->change.ends);
}
