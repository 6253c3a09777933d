/* Three signs before a hand opens: chosen once, asked for ever after. */
#include "app/seat_lock.h"

#include <math.h>
#include <string.h>

#include "ui/widgets.h"

static const char *const figure[LOCK_SIGNS] = {"moon", "key", "fish", "crown", "leaf", "bell"};

bool seat_lock_wanted(const app *a, uint8_t seat) {
    return a->settings.seat_lock && a->table != NULL && seat < NT_MAX_SEATS && !app_is_alone(a);
}

static bool has_code(const app *a, uint8_t seat) {
    return a->lock_code[seat][0] != 0;
}

void seat_lock_begin(seat_lock *lock, app *a) {
    *lock = (seat_lock){0};
    for (uint32_t i = 0; i < LOCK_SIGNS; i++) {
        const uint32_t to = nt_rng_below(&a->presentation, i + 1);
        lock->order[i] = lock->order[to];
        lock->order[to] = (uint8_t)i;
    }
}

bool seat_lock_press(seat_lock *lock, app *a, uint8_t seat, int place) {
    if (place < 0 || place >= LOCK_SIGNS) {
        return false;
    }
    lock->wrong = false;
    lock->given[lock->n++] = (uint8_t)(lock->order[place] + 1);
    if (lock->n < LOCK_CODE) {
        return false;
    }
    if (!has_code(a, seat)) {
        memcpy(a->lock_code[seat], lock->given, LOCK_CODE);
        return true;
    }
    if (memcmp(a->lock_code[seat], lock->given, LOCK_CODE) == 0) {
        return true;
    }
    seat_lock_begin(lock, a);
    lock->wrong = true;
    return false;
}

const char *seat_lock_words(const seat_lock *lock, const app *a, uint8_t seat, text_words *w) {
    return text_say(w, lock->wrong ? "lock.wrong" : has_code(a, seat) ? "lock.ask" : "lock.choose");
}

void seat_lock_draw(const seat_lock *lock, ui_draw *d, ui_rect area, const char *zone, unsigned flags) {
    enum { ROWS = 2, ACROSS = LOCK_SIGNS / ROWS };
    const float dots = fminf(area.h * 0.14f, 22.0f);
    const ui_rect signs = {area.x, area.y, area.w, area.h - dots - 6};
    for (int i = 0; i < LOCK_SIGNS; i++) {
        const ui_rect cell = ui_column(ui_row(signs, i / ACROSS, ROWS, 6), i % ACROSS, ACROSS, 6);
        const float r = fminf(cell.w, cell.h);
        const ui_rect disc = ui_centre(cell, r, r);
        ui_disc(d, disc, UI_INK_700, UI_PAPER_400, 1.6f);
        ui_figure(d, figure[lock->order[i]], ui_inset(disc, r * 0.22f), UI_PAPER_100);
        ui_zone_add(d, zone, i, cell, flags);
        ui_focus(d, disc, zone, i);
    }
    ui_dots(d, (ui_rect){area.x + area.w / 2 - 40, area.y + area.h - dots, 80, dots}, LOCK_CODE, lock->n, UI_LANTERN);
}
