/* The prowl: the wolf goes where the pointer, the focus or the last press is; the attack is a button of its own. */
#include <math.h>
#include <string.h>

#include "eatme_table.h"

static bool wolf_decides(const eatme_look *look) {
    return look->pub->phase == EATME_PHASE_PROWL && look->t->n_legal > 0 && !look->t->locked;
}

static bool on(const char *name, const char *zone) {
    return name != NULL && strcmp(name, zone) == 0;
}

/* Where a pointer or the shown focus leads; false when it leads nowhere. */
static bool led(const eatme_look *look, const eatme_yard *yard, eatme_stand *to) {
    const ui_frame *ui = look->d->ui;
    const char *name[2] = {ui->hover_name, ui->show_focus ? ui->focus_name : NULL};
    const int n[2] = {ui->hover_n, ui->focus_n};

    for (int i = 0; i < 2; i++) {
        if (on(name[i], EATME_ZONE_HOUSE) && n[i] >= 0 && n[i] < yard->n && n[i] != yard->first) {
            *to = eatme_stand_door(yard, eatme_place_of(yard, n[i]));
            return true;
        }
        if (on(name[i], EATME_ZONE_PATH) && n[i] >= 0 && n[i] < EATME_PATHS * EATME_PATH_ROWS) {
            *to = eatme_stand_path(yard, n[i]);
            return true;
        }
    }
    return false;
}

static eatme_stand sent(const eatme_look *look, const eatme_yard *yard) {
    const int door = look->t->pick[EATME_PICK_DOOR] - 1, path = look->t->pick[EATME_PICK_PATH] - 1;

    if (door >= 0 && door < yard->n && door != yard->first) {
        return eatme_stand_door(yard, eatme_place_of(yard, door));
    }
    return path >= 0 && path < EATME_PATHS * EATME_PATH_ROWS ? eatme_stand_path(yard, path) : eatme_stand_home(yard);
}

static eatme_stand between(eatme_stand a, eatme_stand b, float part) {
    const float s = part * part * (3.0f - 2.0f * part);

    return (eatme_stand){a.x + (b.x - a.x) * s, a.feet + (b.feet - a.feet) * s, a.high + (b.high - a.high) * s,
                         part < 1.0f ? b.x > a.x : b.right};
}

/* All wheels are set: past all doors and back to the middle. */
static eatme_stand round_walk(const eatme_yard *yard, float part) {
    const int legs = yard->n; /* from the middle to the first door, on to the last, and back */
    const float along = fminf(part, 0.999f) * (float)legs;
    const int leg = (int)along;
    const eatme_stand from = leg == 0 ? eatme_stand_home(yard) : eatme_stand_door(yard, leg);
    const eatme_stand to = leg == legs - 1 ? eatme_stand_home(yard) : eatme_stand_door(yard, leg + 1);

    return between(from, to, along - (float)leg);
}

/* Three knocks; a bot's wolf has to come to the door first. */
static eatme_stand attack(const eatme_look *look, const eatme_yard *yard, int victim) {
    const float part = look->t->part;
    eatme_stand at = eatme_stand_door(yard, eatme_place_of(yard, victim));
    const bool walks = look->t->seat[yard->first].bot;
    const float come = walks ? 0.5f : 0.0f;

    if (part < come) {
        return between(eatme_stand_home(yard), at, part / come);
    }
    const float knock = (part - come) / (1.0f - come);
    at.x += (at.right ? 1.0f : -1.0f) * fabsf(sinf(knock * 9.42f)) * 14.0f;
    return at;
}

eatme_stand eatme_wolf_stands(const eatme_look *look, const eatme_yard *yard) {
    const eatme_pub *pub = look->pub;
    eatme_stand at;

    if (eatme_moving(look, EATME_EV_PROWL)) {
        return round_walk(yard, look->t->part);
    }
    if (eatme_moving(look, EATME_EV_ATTACK) && look->t->event.arg[1] < pub->n) {
        return attack(look, yard, look->t->event.arg[1]);
    }
    if (wolf_decides(look)) {
        return led(look, yard, &at) ? at : sent(look, yard);
    }
    return pub->victim < pub->n && pub->victim != yard->first
               ? eatme_stand_door(yard, eatme_place_of(yard, pub->victim))
               : eatme_stand_home(yard);
}

/* The doors above all, the ground between them only to walk about. */
void eatme_draw_prowl_zones(const eatme_look *look, const eatme_yard *yard) {
    ui_draw *d = look->d;
    bool first = true;

    if (!wolf_decides(look)) {
        return;
    }
    for (int i = 0; i < EATME_PATHS * EATME_PATH_ROWS; i++) {
        ui_zone_add(d, EATME_ZONE_PATH, i, eatme_path_cell(yard, i), UI_ZONE_QUIET | UI_ZONE_DROP);
    }
    const eatme_stand home = sent(look, yard);
    const float w = home.high * 210.0f / 147.0f;
    ui_zone_add(d, EATME_ZONE_WOLF, 0, (ui_rect){home.x - w / 2, home.feet - home.high, w, home.high},
                UI_ZONE_QUIET | UI_ZONE_DRAG);
    for (int place = 1; place < yard->n; place++) {
        const int seat = eatme_seat_at(yard, place);
        const eatme_spot *s = &yard->at[place];
        const ui_rect plate = s->place.plate, zone = eatme_house_zone(yard, place);
        const bool picked = look->t->pick[EATME_PICK_DOOR] == seat + 1;
        ui_zone_add(d, EATME_ZONE_HOUSE, seat, zone,
                    UI_ZONE_OPTION | UI_ZONE_DROP | UI_ZONE_INSPECT | (first ? UI_ZONE_DEFAULT : 0u));
        first = false;
        ui_plate(d, ui_inset(plate, -5), 24, 0x00000000u, picked ? UI_LANTERN : UI_PAPER_200, picked ? 4.0f : 1.4f,
                 false);
        if (picked) {
            ui_wedge(d, (ui_rect){s->x - 14, s->feet - 26 * s->size, 28, 24}, 2, UI_LANTERN);
        }
        ui_focus(d, plate, EATME_ZONE_HOUSE, seat);
    }
}

void eatme_draw_prowl_buttons(const eatme_look *look, const eatme_yard *yard) {
    ui_draw *d = look->d;
    const int door = look->t->pick[EATME_PICK_DOOR] - 1;

    if (wolf_decides(look) && door >= 0 && table_find_move(look->t, EATME_MOVE_ATTACK, door, TABLE_ANY) != NULL) {
        ui_button(d, yard->knock, ZONE_CONFIRM, 0,
                  UI_SAY(d, "eatme.table.knock", TEXT_STR("name", eatme_name(look, door))), "hand", UI_DANGER, 0);
    }
}
