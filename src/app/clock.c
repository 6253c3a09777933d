/* The time that a decision may take, where a house rule of the game limits it. */
#include "app/table_scene.h"

enum { SECOND = 1000, LATE = 100 };

static uint64_t limit_of(const table_scene *t, const app *a) {
    const nt_table *table = app_director_table(a->table);
    const bool asked = t->ui.asked != NT_SPECTATOR && t->ui.n_legal > 0 && !t->ui.locked;
    const int seconds =
        asked && table->seconds != NULL ? table->seconds(app_director_view(a->table, NT_SPECTATOR)) : 0;
    return seconds > 0 ? (uint64_t)seconds * SECOND : 0;
}

static void show(table_scene *t, app *a, uint64_t left) {
    const int seconds = (int)((left + SECOND - 1) / SECOND);
    if (seconds != t->ui.time_left)
        app_dirty(a);
    t->ui.time_left = seconds;
}

bool table_scene_clock(table_scene *t, app *a, uint64_t now, nt_move *move) {
    const uint64_t limit = limit_of(t, a);
    if (limit == 0 || t->clock.at == 0 || t->clock.plies != t->plies || t->clock.seat != t->ui.asked) {
        t->clock.spent = 0;
        t->clock.at = now;
        t->clock.plies = t->plies;
        t->clock.seat = t->ui.asked;
    }
    /* It is called at least once a second; a longer gap was spent elsewhere. */
    const uint64_t gap = now - t->clock.at;
    t->clock.spent += gap < SECOND + LATE ? gap : 0;
    t->clock.at = now;
    const uint64_t left = limit > t->clock.spent ? limit - t->clock.spent : 0;
    show(t, a, left);
    if (limit == 0 || left > 0)
        return false;
    const uint32_t draw = (uint32_t)nt_rng_next(&a->presentation);
    *move = app_director_table(a->table)->timed_out(app_director_view(a->table, NT_SPECTATOR), t->ui.asked, draw);
    return true;
}

uint64_t table_scene_clock_wake(const table_scene *t) {
    if (t->ui.time_left == 0)
        return UINT64_MAX;
    return t->clock.at + SECOND - t->clock.spent % SECOND;
}
