/* The duel is the scene of the evening: while the victim's door opens and the points are told, its house and the
 * Wolf come forward, and everybody else stands back until the other doors open. */
#include <math.h>

#include "eatme_table.h"

static int victim_of(const eatme_look *look) {
    return eatme_moving(look, EATME_EV_VICTIM) || eatme_moving(look, EATME_EV_ATTACK)
               ? look->t->event.arg[eatme_moving(look, EATME_EV_ATTACK)]
               : look->pub->victim;
}

/* The victim's door lies open, and none of the others. */
static bool settled(const eatme_pub *pub) {
    return pub->victim < pub->n && pub->wheel[pub->victim] != EATME_HIDDEN && !eatme_others_open(pub);
}

static float coming(const eatme_look *look) {
    const float come = motion_smooth(motion_of(look->t->part, 0.0f, EATME_TURN_BEGIN));

    if (eatme_moving(look, EATME_EV_VICTIM)) {
        return come;
    }
    return !settled(look->pub) ? 0.0f : eatme_moving(look, EATME_EV_OTHER) ? 1.0f - come : 1.0f;
}

float eatme_duel_near(const eatme_look *look) {
    return motion_sixteenths(coming(look));
}

/* The wolf's steps lie between those of the house: two pictures so large in one frame would take too long. */
static float wolf_near(const eatme_look *look) {
    static const float steps = 16.0f;

    return floorf(coming(look) * steps) / steps;
}

/* ---- places ---- */

typedef struct {
    eatme_spot house, wolf;
    eatme_stand stand;
} stage;

/* In the size of the house: from its middle to its sign's end, and to its eaves; its gable; the wolf. */
static const float sign_reach = 142.0f, eaves = 90.0f, gable = 178.0f, wolf_high = 105.0f;
/* Below the feet lie the plates, and below these what each gets. */
static const float plates_below = 24.0f, badge_below = 12.0f, badge_larger = 1.6f;

static ui_rect badge_below_plate(const ui_frame *ui, ui_rect plate) {
    const ui_rect small = eatme_badge_at(ui, 0.0f, 0.0f);
    const float w = small.w * badge_larger, h = small.h * badge_larger;

    return (ui_rect){plate.x + (plate.w - w) / 2, plate.y + plate.h + badge_below, w, h};
}

static eatme_spot placed(const ui_frame *ui, const eatme_spot *from, float x, float feet, float size) {
    eatme_spot s = *from;
    const ui_rect plate = from->place.plate;

    s.x = x;
    s.feet = feet;
    s.size = size;
    s.place.house = (ui_rect){x - 100 * size, feet - 178 * size, 200 * size, 180 * size};
    s.place.plate = (ui_rect){x - plate.w / 2, feet + plates_below, plate.w, plate.h};
    s.badge = badge_below_plate(ui, s.place.plate);
    return s;
}

/* Between the plates, or below them where they leave it no room. */
static ui_rect wheel_between(ui_rect a, ui_rect b, float feet) {
    static const float widest = 132.0f, least = 100.0f, air = 8.0f;
    const float from = fminf(a.x, b.x) + a.w, to = fmaxf(a.x, b.x), room = to - from - 2 * air;
    const float size = room < least ? widest : fminf(room, widest);
    const float y = room < least ? a.y + a.h + air : feet + 14.0f;

    return (ui_rect){(from + to - size) / 2, y, size, size};
}

/* As large as the yard has room for both, and for the wolf to pull. It stands on the side where it knocked, the wheel
 * between them in the yard's middle, above the words. */
static stage stage_of(const eatme_look *look, const eatme_yard *yard) {
    static const float top = 72.0f, low = 12.0f;
    const ui_frame *ui = look->d->ui;
    const eatme_spot *from = &yard->at[eatme_place_of(yard, victim_of(look))];
    const float plate_h = from->place.plate.h, badge_h = eatme_badge_at(ui, 0, 0).h * badge_larger;
    const float lowest = yard->bottom - low - badge_h - badge_below - plate_h - plates_below;
    const float feet = yard->tall ? yard->bottom * 0.64f : lowest;
    const float side = yard->tall ? 24.0f : 56.0f, apart = eaves + wolf_high * EATME_WOLF_SHAPE / 2;
    const float size = fminf((feet - top) / gable, (ui->width / 2 - side) / (apart / 2 + sign_reach));
    const float turn = from->right ? -1.0f : 1.0f, x = ui->width / 2 - turn * apart / 2 * size,
                wolf_x = x + turn * apart * size;
    stage to = {.house = placed(ui, from, x, feet, size),
                .wolf = placed(ui, &yard->at[0], wolf_x, feet, yard->at[0].size)};

    to.house.wheel = wheel_between(to.house.place.plate, to.wolf.place.plate, feet);
    to.house.wheel_right = !from->right;
    to.stand = (eatme_stand){.x = wolf_x, .feet = feet + 1, .high = wolf_high * size, .right = from->right};
    return to;
}

/* From one end of its plate to the other it goes down, along below the plate and up again: over it it would lie on
 * the name and the number. */
static ui_rect wheel_comes(const eatme_spot *from, const eatme_spot *to, float near, ui_rect plate) {
    static const float down = 0.3f, up = 0.12f, air = 4.0f;
    const bool crosses = from->wheel.w > 0 && from->wheel_right != to->wheel_right;
    ui_rect at = table_between(from->wheel, to->wheel, near);

    if (crosses) {
        const float low = motion_smooth(fminf(motion_of(near, 0.0f, down), motion_of(1.0f - near, 0.0f, up)));
        const float along = motion_smooth(motion_of(near, down, 1.0f - up)), below = plate.y + plate.h + air;
        at.x = from->wheel.x + (to->wheel.x - from->wheel.x) * along;
        at.y += (fmaxf(below, at.y) - at.y) * low;
    }
    return at;
}

static void come(eatme_spot *s, const eatme_spot *to, float near) {
    const eatme_spot from = *s;

    *s = *to;
    s->near = near;
    s->whole = to->size;
    s->disc = to->wheel.w;
    s->x = from.x + (to->x - from.x) * near;
    s->feet = from.feet + (to->feet - from.feet) * near;
    s->size = from.size + (to->size - from.size) * near;
    s->place.house = table_between(from.place.house, to->place.house, near);
    s->place.plate = table_between(from.place.plate, to->place.plate, near);
    s->badge.x += s->place.plate.x + s->place.plate.w / 2 - to->place.plate.x - to->place.plate.w / 2;
    s->badge.y += s->place.plate.y + s->place.plate.h - to->place.plate.y - to->place.plate.h;
    s->wheel = wheel_comes(&from, to, near, s->place.plate);
    s->wheel_right = near > 0.5f ? to->wheel_right : from.wheel_right;
}

eatme_yard eatme_duel_yard(const eatme_look *look, const eatme_yard *yard) {
    const float near = eatme_duel_near(look);
    eatme_yard to = *yard;

    if (near > 0.0f) {
        const stage there = stage_of(look, yard);
        come(&to.at[eatme_place_of(yard, victim_of(look))], &there.house, near);
        come(&to.at[0], &there.wolf, wolf_near(look));
    }
    return to;
}

eatme_stand eatme_duel_stand(const eatme_look *look, const eatme_yard *yard, eatme_stand at) {
    const float near = wolf_near(look);

    if (near > 0.0f) {
        const eatme_stand to = stage_of(look, yard).stand;
        at.x += (to.x - at.x) * (yard->flat ? near * (2.0f - near) : near); /* before the wall has grown to it */
        at.feet += (to.feet - at.feet) * near;
        at.small = at.high;
        at.high += (to.high - at.high) * near;
        at.whole = to.high;
    }
    return at;
}

/* ---- light, and what will be seen ---- */

/* How far the light of the duel is seen: from when the victim's door lies open until the other doors open. */
static float lit(const eatme_look *look) {
    static const float there = 0.85f, gone_at = 0.08f;

    if (eatme_moving(look, EATME_EV_VICTIM)) {
        return motion_sixteenths(motion_of(look->t->part, EATME_TURN_END, there));
    }
    if (!settled(look->pub)) {
        return 0.0f;
    }
    return eatme_moving(look, EATME_EV_OTHER) ? 1.0f - motion_of(look->t->part, 0.0f, gone_at) : 1.0f;
}

/* This seat's door is being opened. */
static bool opens(const eatme_look *look, int seat) {
    return (eatme_moving(look, EATME_EV_VICTIM) || eatme_moving(look, EATME_EV_OTHER)) &&
           look->t->event.arg[0] == seat;
}

float eatme_asleep(const eatme_look *look, int seat) {
    static const float out_at = 0.45f, wakes_at = 0.14f;

    if ((opens(look, seat) ? look->t->event.arg[1] : look->pub->wheel[seat]) != EATME_SLEEP || eatme_laid_out(look)) {
        return 0.0f;
    }
    return opens(look, seat)                   ? motion_of(look->t->part, EATME_FACE_SEEN, out_at)
           : eatme_moving(look, EATME_EV_CAST) ? 1.0f - motion_of(look->t->part, 0.0f, wakes_at)
                                               : 1.0f;
}

/* The bed is named before anybody knows whether it will be seen. */
void eatme_asleep_soon(const eatme_look *look, const eatme_spot *s, int seat) {
    if (opens(look, seat) && look->t->part <= EATME_FACE_SEEN) {
        ui_soon(look->d);
        eatme_draw_house(look->d, s, look->pub->cast[seat], 1.0f, 1.0f);
        ui_soon_end(look->d);
    }
}

/* Whoever slept well gains before such light while it is told. */
static void unharmed(const eatme_look *look, const eatme_yard *yard) {
    static const float there = 0.6f, goes_from = 0.85f;
    const float part = look->t->part;
    const ui_rect house = yard->at[eatme_place_of(yard, look->t->event.arg[0])].place.house;
    const ui_rect shine = ui_centre(house, house.w * 1.8f, house.h * 1.8f);

    if (part <= EATME_TURN_END) { /* whatever it will be */
        ui_soon(look->d);
        ui_glow(look->d, shine, UI_LANTERN);
        ui_soon_end(look->d);
    } else if (look->t->event.arg[1] == EATME_SLEEP) {
        const float seen = motion_of(part, EATME_TURN_END, there) - motion_of(part, goes_from, 1.0f);
        ui_glow(look->d, shine, ui_fade(UI_LANTERN, seen));
    }
}

/* The victim's house stands before light, of embers when it was asleep, as in the last night. */
void eatme_draw_duel_light(const eatme_look *look, const eatme_yard *yard) {
    const bool turns = eatme_moving(look, EATME_EV_VICTIM);
    const float seen = lit(look);

    if (eatme_moving(look, EATME_EV_OTHER)) {
        unharmed(look, yard);
    }
    if (seen <= 0.0f && !turns) {
        return;
    }
    const int victim = victim_of(look);
    const ui_rect house = stage_of(look, yard).house.place.house;
    const ui_rect shine = ui_centre(house, house.w * 1.6f, house.h * 1.6f);
    if (seen > 0.0f) {
        const int face = turns ? look->t->event.arg[1] : look->pub->wheel[victim];
        ui_glow(look->d, shine, ui_fade(face == EATME_SLEEP ? UI_EMBER : UI_LANTERN, seen));
    } else { /* both, so that nothing says which */
        ui_soon(look->d);
        ui_glow(look->d, shine, UI_EMBER);
        ui_glow(look->d, shine, UI_LANTERN);
        ui_soon_end(look->d);
    }
}

/* As it stands there, whether it sleeps or not. */
static void whole_house(const eatme_look *look, const stage *there) {
    const int who = look->pub->cast[victim_of(look)];

    eatme_draw_house(look->d, &there->house, who, 1.0f, 1.0f);
    if (who < EATME_CHARACTERS) {
        eatme_draw_board(look->d, &there->house);
    }
}

/* As long as the two are near: the house and the wolf in each pose of its stride stay as large as they came, for its
 * way back, too. */
void eatme_duel_stays(const eatme_look *look, const eatme_yard *yard) {
    enum { POSES = 4 };
    const stage there = stage_of(look, yard);
    eatme_stand at = there.stand, home = eatme_stand_home(yard);

    ui_soon(look->d);
    whole_house(look, &there);
    eatme_draw_wheel(look->d, there.house.wheel, there.house.wheel.w, EATME_HIDDEN, 0.0f);
    eatme_draw_shade(look->d, at, plates_below);
    for (int pose = 0; pose < POSES; pose++) {
        at.stride = home.stride = (float)pose / POSES;
        eatme_draw_wolf(look->d, at);
        eatme_draw_wolf(look->d, home);
    }
    eatme_draw_shade(look->d, home, plates_below);
    ui_soon_end(look->d);
}

/* While it knocks: the house and the wolf as large as they will come. */
void eatme_duel_soon(const eatme_look *look, const eatme_yard *yard) {
    if (!eatme_moving(look, EATME_EV_ATTACK)) {
        return;
    }
    const stage there = stage_of(look, yard);
    eatme_stand pulls = there.stand;
    pulls.stride = 0.5f;
    ui_soon(look->d);
    eatme_draw_moonlight(look->d, there.stand);
    eatme_draw_shade(look->d, there.stand, plates_below);
    eatme_draw_wheel(look->d, there.house.wheel, there.house.wheel.w, EATME_HIDDEN, 0.0f);
    whole_house(look, &there);
    eatme_draw_wolf(look->d, there.stand);
    eatme_draw_wolf(look->d, pulls);
    ui_soon_end(look->d);
    eatme_wheel_soon(look->d, there.house.wheel.w);
}

bool eatme_others_open(const eatme_pub *pub) {
    for (int seat = 0; seat < pub->n; seat++) {
        if (seat != pub->victim && pub->wheel[seat] != EATME_HIDDEN) {
            return true;
        }
    }
    return false;
}
