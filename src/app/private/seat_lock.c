/* Three signs before a hand opens: chosen once, asked for ever after. */
#include "app/private/seat_lock.h"

#include <math.h>
#include <string.h>

#include "ui/widgets.h"

static const char *const figure[LOCK_SIGNS] = {"moon", "key", "fish", "crown", "leaf", "bell"};

static bool has_code(const app *a, uint8_t seat) {
    return a->lock_code[seat][0] != 0;
}

/* Signs that were chosen hold to the end of the match: the setting is anybody's to turn off. */
bool seat_lock_wanted(const app *a, uint8_t seat) {
    return a->table != NULL && seat < NT_MAX_SEATS && !app_is_alone(a) &&
           (a->settings.seat_lock || has_code(a, seat));
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
    static const float apart = 0.22f; /* of a sign, across and down */
    const float dots = fminf(area.h * 0.12f, 22.0f), air = dots * 0.8f, high = area.h - dots - air;
    const float r = fminf(area.w / (ACROSS + (ACROSS - 1) * apart), high / (ROWS + (ROWS - 1) * apart));
    const float step = r * (1.0f + apart), left = area.x + (area.w - step * (ACROSS - 1) - r) / 2;
    for (int i = 0; i < LOCK_SIGNS; i++) {
        const int row = i / ACROSS, column = i % ACROSS;
        const ui_rect disc = {left + step * (float)column, area.y + step * (float)row, r, r};
        ui_disc(d, disc, UI_INK_700, UI_PAPER_400, 1.6f);
        ui_figure(d, figure[lock->order[i]], ui_inset(disc, r * 0.22f), UI_PAPER_100);
        ui_zone_add(d, zone, i, ui_inset(disc, -r * apart * 0.4f), flags);
        ui_focus(d, disc, zone, i);
    }
    const float below = area.y + step * (ROWS - 1) + r + air;
    ui_dots(d, (ui_rect){area.x + area.w / 2 - 50, below, 100, dots}, LOCK_CODE, lock->n, UI_LANTERN);
}
