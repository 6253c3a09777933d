/* The clock on the public frame: it shows and warns, it never ends anything. */
#include <string.h>

#include "app/table_scene.h"
#include "engine/match.h"

enum { SECOND = 1000, MORE = 30 * SECOND };

static int seconds_of(const int64_t ms) {
    return (int)(ms >= 0 ? (ms + SECOND - 1) / SECOND : ms / SECOND);
}

void table_scene_run_clock(table_scene *t, app *a, uint64_t now) {
    const nt_table *table = app_director_table(a->table);
    const int from = table->clock != NULL ? table->clock(app_director_view(a->table, NT_SPECTATOR)) : 0;
    const int was = t->ui.clock_left;
    t->ui.has_clock = from > 0;
    if (from <= 0) {
        t->open_clock.plies = -1;
        return;
    }
    if (t->open_clock.plies != nt_match_plies(app_director_match(a->table))) {
        t->open_clock.plies = nt_match_plies(app_director_match(a->table));
        t->open_clock.left = (int64_t)from * SECOND;
        t->open_clock.stands = false;
        t->open_clock.at = now;
    }
    if (!t->open_clock.stands)
        t->open_clock.left -= (int64_t)(now - t->open_clock.at);
    t->open_clock.at = now;
    t->ui.clock_left = seconds_of(t->open_clock.left);
    t->ui.clock_stands = t->open_clock.stands;
    if (t->ui.clock_left != was)
        app_dirty(a);
}

bool table_scene_clock_input(table_scene *t, const ui_input *in) {
    if (in->kind != UI_CHOOSE || in->zone == NULL || !t->ui.has_clock)
        return false;
    if (strcmp(in->zone, "clock-pause") == 0)
        t->open_clock.stands = !t->open_clock.stands;
    else if (strcmp(in->zone, "clock-more") == 0)
        t->open_clock.left += MORE;
    else
        return false;
    return true;
}

uint64_t table_scene_clock_tick(const table_scene *t) {
    if (!t->ui.has_clock || t->open_clock.stands)
        return UINT64_MAX;
    const int64_t part = t->open_clock.left % SECOND;
    return t->open_clock.at + (uint64_t)(part > 0 ? part : SECOND + part);
}
