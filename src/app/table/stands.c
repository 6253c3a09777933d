/* Where the time of a table stands. */
#include "app/table/stands.h"

#include "app/rise.h"
#include "app/stack.h"

/* The topmost table that something lies over. */
static const scene *lain_over(const app *a) {
    int i = a->depth - 2;
    while (i >= 0 && a->stack[i]->ops->stood == NULL) {
        i--;
    }
    return i >= 0 ? a->stack[i] : NULL;
}

uint64_t stands_time(const app *a) {
    return a->stands.of != NULL ? a->stands.since : a->now;
}

void stands_look(app *a) {
    const scene *under = lain_over(a);
    if (a->stands.of == NULL && under != NULL) {
        a->stands.of = under;
        a->stands.since = a->now;
    }
    if (a->stands.of == NULL || under != NULL || rise_holds(a)) {
        return;
    }
    const uint64_t ms = a->now - a->stands.since;
    scene *goes_on = stack_top(a);
    a->stands.of = NULL;
    app_director_stood(a->table, ms);
    goes_on->ops->stood(goes_on, ms);
}

void stands_forget(app *a, const scene *s) {
    if (a->stands.of == s) {
        a->stands.of = NULL;
    }
}
