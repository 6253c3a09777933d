/* What one thing says and shows on two pages alike, such as its name, its emblem and its crown, goes with it from its
 * place on the one to its place on the other: it is seen once all the way, whatever else of the thing changes. */
#ifndef NT_APP_RISE_CARRY_H
#define NT_APP_RISE_CARRY_H

#include "ui/same.h"

enum { RISE_CARRY_MOST = 384 };

typedef struct {
    int n;
    ui_range was[RISE_CARRY_MOST], is[RISE_CARRY_MOST]; /* their commands on both */
    ui_rect was_at[RISE_CARRY_MOST], is_at[RISE_CARRY_MOST];
} rise_carry;

/* Adds the words on its plate and the figures that this thing has on the closed list `before` and on this one.
 * Returns how many. */
int rise_carry_find(rise_carry *, const ui_draw *before, const ui_same *was, const ui_draw *, const ui_same *is);
/* The i-th of them so far on its way from its place in the old look to that in the new one, wherever these two are
 * seen. Drawn is the larger one, in the colour that is nearer. */
ui_moved rise_carry_moved(const rise_carry *, int i, const ui_draw *before, const ui_draw *, const ui_moved look[2],
                          float part);

#endif
