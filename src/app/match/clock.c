/* The time of a question, where the game limits it: the clock ends a decision, or it only warns. */
#include <string.h>

#include "app/sound/heard.h"
#include "app/table/table_scene.h"

enum { SECOND = 1000, LATE = 100, MORE = 30 * SECOND };

static bool decides(const app *a) {
    return app_director_table(a->table)->timed_out != NULL;
}

static int64_t limit_of(const table_scene *t, const app *a) {
    const bool asked = t->ui.asked != NT_SPECTATOR && t->ui.n_legal > 0 && !t->ui.locked;
    if (!(decides(a) ? asked : t->ui.frame == TABLE_PUBLIC)) {
        return 0;
    }
    const nt_view view =
        t->decides ? app_director_view(a->table, NT_SPECTATOR) : app_director_told_view(a->table, NT_SPECTATOR);
    return (int64_t)app_director_table(a->table)->state(view, &t->ui).seconds * SECOND;
}

static void show(table_scene *t, app *a, bool has_clock) {
    const int64_t left = has_clock ? t->clock.left : 0;
    const int seconds = (int)(left >= 0 ? (left + SECOND - 1) / SECOND : left / SECOND);
    if (seconds != t->ui.time_left || has_clock != t->ui.has_clock || t->clock.stands != t->ui.clock_stands) {
        app_dirty(a);
    }
    t->ui.time_left = seconds;
    t->ui.has_clock = has_clock;
    t->ui.clock_stands = t->clock.stands;
}

bool table_scene_clock(table_scene *t, app *a, uint64_t now, nt_move *move) {
    const int64_t limit = limit_of(t, a);
    if (limit <= 0 || t->clock.at == 0 || t->clock.plies != t->plies || t->clock.seat != t->ui.asked) {
        t->clock.left = limit;
        t->clock.at = now;
        t->clock.plies = t->plies;
        t->clock.seat = t->ui.asked;
        t->clock.stands = false;
    }
    /* It is called at least once a second; a longer gap was spent elsewhere. */
    const uint64_t gap = now - t->clock.at;
    const bool ran = t->clock.left > 0;
    if (!t->clock.stands && gap < SECOND + LATE) {
        t->clock.left -= (int64_t)gap;
    }
    t->clock.at = now;
    if (ran && t->clock.left <= 0) {
        app_sound(a, "clock");
    }
    if (decides(a) && t->clock.left < 0) {
        t->clock.left = 0;
    }
    show(t, a, limit > 0);
    if (limit <= 0 || t->clock.left > 0 || !decides(a)) {
        return false;
    }
    const uint32_t draw = (uint32_t)nt_rng_next(&a->presentation);
    *move = app_director_table(a->table)->timed_out(app_director_view(a->table, NT_SPECTATOR), t->ui.asked, draw);
    return true;
}

bool table_scene_clock_input(table_scene *t, const ui_input *in) {
    if (in->kind != UI_CHOOSE || in->zone == NULL || !t->ui.has_clock) {
        return false;
    }
    if (ui_chose(in, ZONE_CLOCK_PAUSE)) {
        t->clock.stands = !t->clock.stands;
    } else if (ui_chose(in, ZONE_CLOCK_MORE)) {
        t->clock.left += MORE;
    } else {
        return false;
    }
    return true;
}

uint64_t table_scene_clock_wake(const table_scene *t) {
    if (!t->ui.has_clock || t->ui.clock_stands) {
        return UINT64_MAX;
    }
    const int64_t part = t->clock.left % SECOND;
    return t->clock.at + (uint64_t)(part > 0 ? part : SECOND + part);
}
