/* How a trick is taken: the beaten cards slide below the winning one, and all go as one pile to the winner's seat,
 * where it opens to the small fan of the last trick. */
#include <math.h>
#include <stdlib.h>

#include "robbers_table_trick.h"

/* ---- the small fan ---- */

static const float fan_edge = 60;

typedef struct {
    ui_rect at;
    float degrees;
} leaf;

/* The i-th of n cards of a fan. */
static leaf leaf_of(ui_rect fan, int n, int i) {
    const float off = n > 1 ? 2.0f * (float)i / (float)(n - 1) - 1.0f : 0.0f, h = fan.h * 0.66f;
    ui_rect at = ui_centre(fan, h * 63.0f / 88.0f, h);

    at.x += off * fan.w * 0.21f;
    at.y += (off * off - 0.4f) * fan.h * 0.08f;
    return (leaf){at, off * 22.0f};
}

/* The card that won lies on all others, the nearer ones on those farther away. */
static void order_of(int best, int n, int order[]) {
    int k = 0;

    for (int away = n - 1; away >= 0; away--) {
        for (int i = 0; i < n; i++) {
            if (abs(i - best) == away) {
                order[k++] = i;
            }
        }
    }
}

ui_rect robbers_fan_at(const ui_place *place) {
    return (ui_rect){fmaxf(place->house.x - 9, 8), place->house.y - 5, fan_edge, fan_edge};
}

void robbers_draw_fan(const robbers_look *look, ui_rect at) {
    const robbers_trick *old = robbers_old_trick(look->pub);
    const int n = look->pub->n;
    ui_draw *d = look->d;
    int order[ROBBERS_SEATS] = {0};

    if (old == NULL) {
        return;
    }
    at = ui_centre(at, fan_edge, fan_edge);
    order_of((old->winner - old->leader + n) % n, n, order);
    for (int k = 0; k < n; k++) {
        const leaf one = leaf_of(at, n, order[k]);
        robbers_draw_card(look, one.at, old->card[order[k]], one.degrees);
    }
    ui_zone_add(d, ROBBERS_ZONE_OLD, 0, at, UI_ZONE_INSPECT);
    ui_focus(d, at, ROBBERS_ZONE_OLD, 0);
}

/* ---- on the way to it ---- */

bool robbers_taken(const robbers_look *look, const robbers_shown *s) {
    return look->telling && look->t->event.kind == ROBBERS_EV_TRICK && !s->old;
}

/* Where a card lies in the pile: its edge is seen beside the winning one. */
static ui_rect in_pile(const robbers_row *l, int best, int i) {
    const float edge = 5.0f;
    ui_rect at = l->card[best];

    at.x += edge * (float)(i - best);
    return at;
}

/* The others slide below the winning card and stay dark; it keeps light and tag until all have come. */
static void gathering(const robbers_look *look, const robbers_shown *s, const robbers_row *l, const int order[]) {
    const int n = look->pub->n, best = order[n - 1];
    const float way = motion_smooth(motion_of(s->part, ROBBERS_GATHER_FROM, ROBBERS_GATHER_TO));
    const float left =
        1.0f - motion_stepped(motion_of(s->part, ROBBERS_GATHER_TO, ROBBERS_PILE_FROM), ROBBERS_GROW_STEPS);

    for (int k = 0; k < n; k++) {
        const int i = order[k];
        const ui_rect at = table_between(l->card[i], in_pile(l, best, i), way);
        ui_next_layer(look->d, false); /* one lies over the other in the end */
        if (i == best) {
            robbers_draw_around(look, at, robbers_lean[i], true, left);
        }
        robbers_draw_card(look, at, s->trick.card[i], robbers_lean[i]);
        if (i != best) {
            robbers_draw_beaten(look, at, 7, robbers_lean[i], 1.0f);
        }
    }
    robbers_draw_tag(look, l->tag[best], true, left);
}

/* First up or down to the height of its end, then aside: lead and trump stand at the sides, above the lower seats.
 * Soon small. */
static motion_card carried(ui_rect from, ui_rect to, float way) {
    const float aside = fabsf(to.x + to.w / 2 - from.x - from.w / 2);
    const float rise = to.y + to.h / 2 - from.y - from.h / 2;
    const float bow = rise / 2 + (rise > 0.0f ? 0.3f * aside : 0.0f);
    const ui_rect seen = motion_between(from, to, motion_out(way));
    ui_rect at = ui_centre(table_between(from, to, way), seen.w, seen.h);

    at.y += 2.0f * way * (1.0f - way) * bow;
    return (motion_card){.at = at, .whole = motion_whole(at, from, to), .lift = sinf(3.14159265f * way)};
}

/* The pile as one picture that flies, with room for cards that lean; its cards are so much smaller at its end. */
typedef struct {
    ui_rect from, to;
    float smaller;
} bundle;

static const float bundle_room = 10.0f;

static bundle bundle_of(const robbers_row *l, int best, int n, ui_rect fan) {
    const ui_rect from = ui_inset(ui_both(in_pile(l, best, 0), in_pile(l, best, n - 1)), -bundle_room);
    const float smaller = leaf_of(fan, n, 0).at.h / l->card[best].h;

    return (bundle){from, ui_centre(fan, from.w * smaller, from.h * smaller), smaller};
}

/* Where its i-th card lies while all of it is at a place of this size. */
static ui_rect in_bundle(const bundle *b, const robbers_row *l, int best, int i, ui_rect at, float size) {
    const ui_rect card = in_pile(l, best, i);

    return (ui_rect){at.x + (card.x - b->from.x) * size, at.y + (card.y - b->from.y) * size, card.w * size,
                     card.h * size};
}

static void carrying(const robbers_look *look, const robbers_shown *s, const robbers_row *l, const int order[],
                     ui_rect fan) {
    const int n = look->pub->n, best = order[n - 1];
    const float way = motion_smooth(motion_of(s->part, ROBBERS_PILE_FROM, ROBBERS_PILE_TO));
    const bundle b = bundle_of(l, best, n, fan);
    const motion_card all = carried(b.from, b.to, way);

    table_flying_shadow(look->d, &(motion_card){ui_inset(all.at, bundle_room * all.at.w / all.whole.w),
                                                ui_inset(all.whole, bundle_room), 0.0f, all.lift});
    ui_carry(look->d, all.at, all.whole);
    ui_group(look->d, all.whole, 0, 0.0f);
    for (int k = 0; k < n; k++) {
        const int i = order[k];
        const ui_rect at = in_bundle(&b, l, best, i, all.whole, 1.0f);
        robbers_draw_card(look, at, s->trick.card[i], robbers_lean[i]);
        if (i != best) {
            robbers_draw_beaten(look, at, 7, robbers_lean[i], 1.0f);
        }
    }
    ui_group_end(look->d);
}

/* At its winner's seat the pile becomes the fan, and is light again. */
static void opening(const robbers_look *look, const robbers_shown *s, const robbers_row *l, const int order[],
                    ui_rect fan) {
    const int n = look->pub->n, best = order[n - 1];
    const float part = motion_of(s->part, ROBBERS_PILE_TO, ROBBERS_FAN_TO), open = motion_smooth(part);
    const float dark = 1.0f - motion_stepped(part, ROBBERS_GROW_STEPS);
    const bundle b = bundle_of(l, best, n, fan);

    for (int k = 0; k < n; k++) {
        const int i = order[k];
        const leaf end = leaf_of(fan, n, i);
        const ui_rect at = table_between(in_bundle(&b, l, best, i, b.to, b.smaller), end.at, open);
        const float lean = motion_degrees(robbers_lean[i] + (end.degrees - robbers_lean[i]) * open);
        ui_next_layer(look->d, false);
        robbers_draw_card(look, at, s->trick.card[i], lean);
        if (i != best && part < 1.0f) {
            robbers_draw_beaten(look, at, 7, lean, dark);
        }
    }
}

void robbers_draw_taking(const robbers_look *look, const robbers_shown *s, const robbers_row *l, const ui_place *to) {
    const ui_rect fan = robbers_fan_at(&to[look->t->event.arg[0] % ROBBERS_SEATS]);
    int order[ROBBERS_SEATS] = {0};

    order_of(s->now.best, look->pub->n, order);
    if (s->part < ROBBERS_PILE_FROM) {
        gathering(look, s, l, order);
    } else if (s->part < ROBBERS_PILE_TO) {
        carrying(look, s, l, order, fan);
    } else {
        opening(look, s, l, order, fan);
    }
    ui_next_layer(look->d, false); /* plates lie over them */
}
