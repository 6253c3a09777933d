#include "ui/same.h"

#define MARK "same" /* n: who, and the commands, which are fewer than BASE */

enum { BASE = UI_MAX_COMMANDS + 1 };

_Static_assert((long long)UI_SAME_MOST *BASE *BASE <= INT32_MAX, "a mark's number holds all of it");

void ui_same_add(ui_draw *d, int who, int from, ui_rect at) {
    if (who >= 0 && who < UI_SAME_MOST) {
        ui_mark_add(d, MARK, (who * BASE + from) * BASE + d->n, at);
    }
}

int ui_same_all(const ui_draw *d, ui_same out[UI_SAME_MOST]) {
    int n = 0;

    for (const ui_mark *m = NULL; n < UI_SAME_MOST && (m = ui_mark_next(d, MARK, m)) != NULL;) {
        out[n++] = (ui_same){m->n / BASE / BASE, {m->n / BASE % BASE, m->n % BASE}, m->at};
    }
    return n;
}
