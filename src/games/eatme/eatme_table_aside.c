/* On a flat table the wolf's place beside a hand that is open there: it lay half below the zone in which its owner
 * sends it. */
#include <math.h>

#include "eatme_table.h"
#include "ui/motion.h"
#include "ui/rim.h"

/* It, and the disc of its seat. */
static ui_rect wolf_at(const eatme_yard *yard, eatme_stand at) {
    const ui_rect plate = yard->at[0].place.plate;
    const float w = at.high * EATME_WOLF_SHAPE;

    return ui_both((ui_rect){at.x - w / 2, at.feet - at.high, w, at.high}, ui_centre(plate, plate.h, plate.h));
}

static bool off_hands(const ui_frame *ui, ui_rect at) {
    static const float air = 10.0f;
    bool off = true;

    for (int i = 0; i < ui->rim->n_open; i++) {
        off &= !ui_meet(at, ui_inset(ui->rim->open[i], -air));
    }
    return off;
}

static bool off_houses(const eatme_yard *yard, ui_rect at) {
    bool off = true;

    for (int place = 1; place < yard->n; place++) {
        const eatme_spot *s = &yard->at[place];
        const ui_rect plate = s->place.plate, house = ui_inset(s->place.house, 10.0f * s->size);
        off &= !ui_meet(at, house) && !ui_meet(at, ui_centre(plate, plate.h, plate.h)) && !ui_meet(at, s->wheel);
    }
    return off;
}

/* Where it is: the nearest place while a hand lies over its own, before houses only where there is none beside them.
 */
static ui_rect beside_hands(const ui_frame *ui, const eatme_yard *yard, ui_rect wolf) {
    enum { STEPS = 20, ALL = 2 * STEPS + 1 };
    static const float step = 20.0f, rim = 6.0f, top = 68.0f, crowded = 10000.0f;
    const ui_rect ground = {rim, top, ui->width - 2 * rim, yard->bottom - rim - top};
    ui_rect best = wolf;
    float nearest = INFINITY;

    for (int i = 0; !off_hands(ui, wolf) && i < ALL * ALL; i++) {
        const int column = i % ALL - STEPS, row = i / ALL - STEPS;
        const float dx = step * (float)column, dy = step * (float)row;
        const ui_rect at = {wolf.x + dx, wolf.y + dy, wolf.w, wolf.h}, both = ui_both(at, ground);
        const bool on_ground = both.w <= ground.w && both.h <= ground.h;
        const float far = hypotf(dx, dy) + (off_houses(yard, at) ? 0.0f : crowded);
        if (far < nearest && on_ground && off_hands(ui, at)) {
            nearest = far;
            best = at;
        }
    }
    return best;
}

/* With its legs, as far as the table glides. */
void eatme_give_way(eatme_yard *yard, const ui_frame *ui, eatme_stand home) {
    static const float steps = 2.0f;
    const ui_rect wolf = wolf_at(yard, home);
    eatme_spot *s = &yard->at[0];
    ui_rect at = beside_hands(ui, yard, wolf);
    ui_frame before;

    if (ui_rim_before(ui, &before)) {
        const ui_rect was = beside_hands(&before, yard, wolf);
        yard->steps = was.x != at.x || was.y != at.y ? steps * ui->rim->glides : 0.0f;
        at = motion_area(was, at, ui->rim->glides);
    }
    const float dx = at.x - wolf.x, dy = at.y - wolf.y;
    ui_rect *const moved[] = {&s->place.plate, &s->place.house, &s->past};
    for (size_t i = 0; i < sizeof moved / sizeof moved[0]; i++) {
        moved[i]->x += dx;
        moved[i]->y += dy;
    }
    s->x += dx;
    s->feet += dy;
}
