/* The prowl on the public frame: the wolf goes where the pointer, the focus or the last press is, and knocks. */
#include <math.h>
#include <string.h>

#include "eatme_table.h"

/* ---- where a person's wolf waits ---- */

enum { AT_HOME = 1, AT_DOOR, AT_PATH = AT_DOOR + EATME_SEATS };

/* While the knock is told it is where it was before. */
uint8_t eatme_waits(const eatme_pub *pub, const table_ui *t) {
    const int door = t->pick[EATME_PICK_DOOR], path = t->pick[EATME_PICK_PATH];

    if (t->frame != TABLE_PUBLIC || pub->phase != EATME_PHASE_PROWL) {
        return 0;
    }
    if (t->n_legal == 0 || t->locked) {
        return t->stands;
    }
    return (uint8_t)(door > 0 ? AT_DOOR + door - 1 : path > 0 ? AT_PATH + path - 1 : AT_HOME);
}

/* A hand that led it has brought it there already. */
uint32_t eatme_waits_ms(const eatme_pub *pub, const table_ui *t) {
    enum { TROT = 420 };

    return t->stands != 0 && eatme_waits(pub, t) != 0 && !t->keep ? TROT : 0;
}

/* As a stop of its ways. */
static int stop_of(const eatme_yard *yard, int waits) {
    const int seat = waits - AT_DOOR;

    if (waits >= AT_PATH) {
        return AT_PATH - 1 - waits;
    }
    return seat >= 0 && seat < yard->n ? eatme_place_of(yard, seat) : 0;
}

/* How far it has come on its way there; 1: it stands. Who leads it by keys has seen it come. */
static float come_there(const eatme_look *look) {
    const table_ui *t = look->t;

    return t->stood != 0 && t->stands != 0 && !look->d->ui->show_focus ? 1.0f - t->change_left : 1.0f;
}

/* What has just been pressed is its way from the next tick on. */
static int waits_at(const eatme_look *look, const eatme_yard *yard) {
    const table_ui *t = look->t;

    return stop_of(yard, t->stands != 0 ? t->stands : eatme_waits(look->pub, t));
}

static eatme_stand waiting(const eatme_look *look, const eatme_yard *yard) {
    const int from = stop_of(yard, look->t->stood), to = waits_at(look, yard);
    const float part = come_there(look);

    return part < 1.0f ? eatme_walk_to(yard, from, to, part) : eatme_stand_at(yard, to);
}

/* ---- it knocks ---- */

/* A wolf that waits elsewhere, as a bot's does, has to come to the door first: the part from which it knocks. */
float eatme_knocks_from(const eatme_look *look) {
    return look->t->stands == AT_DOOR + look->t->event.arg[1] ? 0.0f : EATME_AT_DOOR;
}

/* Three knocks: how hard it strikes just now, 0 to 1. */
static float strikes(const eatme_look *look) {
    const float come = eatme_knocks_from(look), knock = (look->t->part - come) / (1.0f - come);

    const bool there = knock > 0.0f && come_there(look) >= 1.0f;

    return eatme_moving(look, EATME_EV_ATTACK) && there ? fabsf(sinf(knock * 9.42f)) : 0.0f;
}

/* It has struck the wall: that is seen and heard. */
static const float struck = 0.7f;

bool eatme_house_struck(const eatme_look *look, int seat) {
    return strikes(look) > struck && look->t->event.arg[1] == seat;
}

static bool on(const char *name, const char *zone) {
    return name != NULL && strcmp(name, zone) == 0;
}

/* Where the wolf stands for a zone; false when he goes nowhere for it. */
static bool stand_for(const eatme_yard *yard, const char *name, int n, eatme_stand *to) {
    if (on(name, EATME_ZONE_HOUSE) && n >= 0 && n < yard->n && n != yard->first) {
        *to = eatme_stand_door(yard, eatme_place_of(yard, n));
        return true;
    }
    if (on(name, EATME_ZONE_PATH) && n >= 0 && n < EATME_PATHS * EATME_PATH_ROWS) {
        *to = eatme_stand_path(yard, n);
        return true;
    }
    return false;
}

/* A hand that drags him, or the shown focus, leads him; a pointer that passes does not. */
static bool led(const eatme_look *look, const eatme_yard *yard, eatme_stand *to) {
    const ui_frame *ui = look->d->ui;

    return (on(ui->held_name, EATME_ZONE_WOLF) && stand_for(yard, ui->hover_name, ui->hover_n, to)) ||
           (ui->show_focus && stand_for(yard, ui->focus_name, ui->focus_n, to));
}

/* With a paw raised it leans to the door. */
static eatme_stand attack(const eatme_look *look, const eatme_yard *yard, int victim) {
    const float part = look->t->part, come = eatme_knocks_from(look);
    eatme_stand at = eatme_stand_door(yard, eatme_place_of(yard, victim));

    if (part < come) {
        return eatme_walk_to(yard, waits_at(look, yard), eatme_place_of(yard, victim), part / come);
    }
    if (come_there(look) < 1.0f) { /* somebody was quick */
        return waiting(look, yard);
    }
    const float strike = strikes(look);
    at.x += (at.right ? 1.0f : -1.0f) * strike * 8.0f;
    at.stride = strike > 0.3f ? 0.75f : 0.0f;
    at.rears = strike > struck ? 10.0f : strike > 0.3f ? 6.0f : 0.0f;
    return at;
}

/* The trap has its forepaw, shut so far: it stands stretched, and pulls. */
static eatme_stand trapped(eatme_stand at, float caught, float part) {
    at.x -= (at.right ? 1.0f : -1.0f) * at.high * 0.16f * part;
    at.stride = 0.5f;
    at.caught = caught;
    return at;
}

/* Nobody is awake: it leaps at the house. A turned picture has few angles. */
static eatme_stand leaping(eatme_stand at, float part) {
    static const float angles = 4.0f, steepest = 16.0f, ahead = 0.12f;

    at.x += (at.right ? 1.0f : -1.0f) * at.high * ahead * part;
    at.rears = roundf(part * angles) / angles * steepest;
    at.stride = part > 0.3f ? 0.5f : at.stride;
    return at;
}

/* A door has opened. When what its wheel shows has been seen a trap grows and shuts, and then the wolf pulls three
 * times; at whoever sleeps it leaps, and begins at the same time. */
static eatme_stand startled(const eatme_look *look, eatme_stand at) {
    static const float shut = 0.57f, pulled = 0.9f, leapt = 0.74f;
    const float caught = motion_of(look->t->part, EATME_TURN_END, shut),
                part = motion_of(look->t->part, shut, pulled);

    if (look->t->event.arg[1] != EATME_TRAP) {
        return leaping(at, motion_smooth(motion_of(look->t->part, EATME_TURN_END, leapt)));
    }
    if (caught > 0.0f) {
        at.x -= (at.right ? 1.0f : -1.0f) * at.high * 0.09f * fabsf(sinf(part * 9.4248f)) * (1.0f - part);
        at = trapped(at, caught, part);
    }
    return at;
}

/* From the duel straight home, with its plate: it is there before the first of the other doors opens. First it lets
 * go of the house, or steps out of the trap. */
static eatme_stand going_home(const eatme_look *look, const eatme_yard *yard) {
    static const float steps = 2.0f, lets_go = 0.75f;
    const float near = eatme_duel_near(look), held = motion_of(near, lets_go, 1.0f);
    const eatme_stand home = eatme_stand_home(yard);
    eatme_stand at = eatme_duel_stand(look, yard, home);

    if (held > 0.0f) {
        at.right = eatme_stand_door(yard, eatme_place_of(yard, look->pub->victim)).right;
        return look->pub->wheel[look->pub->victim] == EATME_TRAP ? trapped(at, held, held) : leaping(at, held);
    }
    if (near > 0.0f) {
        at.right = at.x < home.x;
        at.stride = steps * (1.0f - near);
    }
    return at;
}

/* At the door of its victim, until the next one opens: then it goes home. */
static eatme_stand leaving(const eatme_look *look, const eatme_yard *yard) {
    const eatme_pub *pub = look->pub;

    if (eatme_others_open(pub)) {
        return eatme_stand_home(yard);
    }
    if (eatme_moving(look, EATME_EV_OTHER)) {
        return going_home(look, yard);
    }
    const eatme_stand at = eatme_duel_stand(look, yard, eatme_stand_door(yard, eatme_place_of(yard, pub->victim)));
    const float near = eatme_duel_near(look);
    if (near <= 0.0f || pub->wheel[pub->victim] == EATME_HIDDEN) {
        return at;
    }
    return pub->wheel[pub->victim] == EATME_TRAP ? trapped(at, near, near) : leaping(at, near);
}

/* Where the wolf stands when nobody hands out. */
static eatme_stand prowling(const eatme_look *look, const eatme_yard *yard) {
    const eatme_pub *pub = look->pub;
    eatme_stand at;

    if (eatme_moving(look, EATME_EV_PROWL)) {
        return eatme_walk_round(yard, look->t->part);
    }
    if (eatme_moving(look, EATME_EV_ATTACK) && look->t->event.arg[1] < pub->n) {
        return attack(look, yard, look->t->event.arg[1]);
    }
    if (eatme_wolf_decides(look)) {
        return led(look, yard, &at) ? at : waiting(look, yard);
    }
    if (pub->victim >= pub->n || pub->victim == yard->first) {
        return eatme_stand_home(yard);
    }
    at = leaving(look, yard);
    return eatme_moving(look, EATME_EV_VICTIM) ? startled(look, at) : at;
}

/* On a flat table nobody goes round: it leaves over the edge of whoever was the Wolf and comes in over that of
 * whoever is, clear of everybody else's place. */
static eatme_stand changing_seats(const eatme_yard *was, const eatme_yard *yard, float part) {
    static const float gone = 0.46f, there = 0.74f;

    if (was->first == yard->first) {
        return eatme_stand_home(yard);
    }
    return part < gone ? eatme_walk_out(was, motion_of(part, EATME_CAST_CLEARED, gone))
                       : eatme_walk_in(yard, motion_of(part, gone, there));
}

/* Home before the ring turns, and on a flat table to whoever is the Wolf next; or into the yard when all sit. By
 * somebody's hand it lies in a house's place, and goes round with its seat. */
static eatme_stand coming(const eatme_look *look, const eatme_yard *yard, const eatme_handout *h) {
    const eatme_yard was = eatme_yard_before(look);
    const int seat = eatme_wolf_in(look->pub, h->from);
    const eatme_stand home = eatme_stand_home(&was), next = yard->flat ? eatme_stand_home(yard) : home;
    const float part = eatme_cast_part(look), cleared = EATME_CAST_CLEARED, seated = EATME_CAST_SEATED;

    if (seat >= was.n) {
        return eatme_walk_in(yard->flat ? yard : &was, motion_of(part, EATME_WOLF_ENTERS, EATME_WOLF_IS_IN));
    }
    if (seat == was.first) {
        const eatme_stand goes = eatme_walk_between(prowling(look, &was), home, motion_of(part, 0.0f, cleared));
        return yard->flat && part >= cleared ? changing_seats(&was, yard, part) : goes;
    }
    const eatme_stand laid = eatme_stand_house(&was.at[eatme_place_of(&was, seat)]),
                      going = eatme_stand_house(&yard->at[eatme_place_of(yard, seat)]);
    const float gone = motion_smooth(motion_of(part, cleared, seated));
    return (eatme_stand){.x = going.x,
                         .feet = going.feet,
                         .high = laid.high + (next.high - laid.high) * gone,
                         .right = gone < 1.0f ? going.right : next.right,
                         .whole = fmaxf(laid.high, next.high)};
}

bool eatme_wolf_stands(const eatme_look *look, const eatme_yard *yard, eatme_stand *to) {
    eatme_handout h;

    if (eatme_handed_out(look, &h)) {
        *to = coming(look, yard, &h);
        return eatme_cast_part(look) >= EATME_WOLF_ENTERS || eatme_wolf_in(look->pub, h.from) < look->pub->n;
    }
    uint8_t cast[EATME_SEATS];
    eatme_cast_now(look, cast);
    if (cast[yard->first] != EATME_WOLF) {
        return false;
    }
    *to = eatme_hands_out(look) ? eatme_stand_home(yard) : prowling(look, yard);
    return true;
}

/* The doors above all, the ground between them only to walk about. */
void eatme_draw_prowl_zones(const eatme_look *look, const eatme_yard *yard) {
    ui_draw *d = look->d;
    bool first = look->t->pick[EATME_PICK_DOOR] == 0;

    if (!eatme_wolf_decides(look)) {
        return;
    }
    for (int i = 0; i < EATME_PATHS * EATME_PATH_ROWS; i++) {
        ui_zone_add(d, EATME_ZONE_PATH, i, eatme_path_cell(yard, i), UI_ZONE_QUIET | UI_ZONE_DROP);
    }
    const eatme_stand home = eatme_stand_at(yard, waits_at(look, yard));
    const float w = home.high * EATME_WOLF_SHAPE;
    ui_zone_add(d, EATME_ZONE_WOLF, 0, (ui_rect){home.x - w / 2, home.feet - home.high, w, home.high},
                UI_ZONE_QUIET | UI_ZONE_DRAG);
    for (int place = 1; place < yard->n; place++) {
        const int seat = eatme_seat_at(yard, place);
        const ui_rect plate = eatme_place_framed(yard, place), zone = eatme_house_zone(d->ui, yard, place);
        const bool picked = look->t->pick[EATME_PICK_DOOR] == seat + 1;
        ui_zone_add(d, EATME_ZONE_HOUSE, seat, zone,
                    UI_ZONE_OPTION | UI_ZONE_DROP | UI_ZONE_INSPECT | (first ? UI_ZONE_DEFAULT : 0u));
        first = false;
        ui_seat_frame(d, plate, picked ? UI_LANTERN : UI_PAPER_200, picked);
        ui_focus(d, plate, EATME_ZONE_HOUSE, seat);
    }
}

/* As wide as other main actions, and wider for a longer name. */
static ui_rect knock_button(const ui_frame *ui, ui_rect room, const char *words) {
    static const float least = 260.0f, edges = 24.0f, sign = 44.0f;
    const float w = fminf(fmaxf(least, ui_label_width(ui, &UI_STYLE_BUTTON, words) + edges + sign), room.w);

    return (ui_rect){room.x + (room.w - w) / 2, room.y, w, room.h};
}

/* What is pressed comes where the wolf stood once it is on its way: 0 it stands there, 1 it has left. */
static float home_left(const eatme_look *look) {
    static const float goes = 0.4f, gone = 0.7f;
    const bool from_home = look->t->stood <= AT_HOME;

    return from_home ? motion_stepped(motion_of(come_there(look), goes, gone), MOTION_PAGE_STEPS) : 1.0f;
}

void eatme_draw_prowl_buttons(const eatme_look *look, const eatme_yard *yard) {
    ui_draw *d = look->d;
    const int door = look->t->pick[EATME_PICK_DOOR] - 1;

    if (eatme_door_picked(look)) {
        const char *words = UI_SAY(d, "eatme.table.knock", TEXT_STR("name", eatme_name(look, door)));
        const float clear = home_left(look);
        if (clear < 1.0f) {
            ui_group_faded(d, yard->knock, clear);
        }
        ui_button(d, knock_button(d->ui, yard->knock, words), ZONE_CONFIRM, 0, words, "hand", UI_PRIMARY,
                  UI_ZONE_DEFAULT);
        if (clear < 1.0f) {
            ui_group_end(d);
        }
    }
}

/* The wolf is seen to make for a door before it is there: its paws lead on. In the duel nothing of it is left. */
void eatme_draw_aim(const eatme_look *look, const eatme_yard *yard) {
    static const float laid = 0.5f; /* of its way */
    const bool goes = eatme_moving(look, EATME_EV_ATTACK);
    const int victim = goes                      ? look->t->event.arg[1]
                       : eatme_door_picked(look) ? look->t->pick[EATME_PICK_DOOR] - 1
                                                 : look->pub->victim;
    const float come = eatme_knocks_from(look),
                there = goes && come > 0.0f ? motion_of(look->t->part, 0.0f, come) : come_there(look),
                shown = motion_of(there, 0.0f, laid), seen = 1.0f - eatme_duel_near(look);

    if (victim >= yard->n || victim == yard->first || seen <= 0.0f || eatme_others_open(look->pub) ||
        eatme_moving(look, EATME_EV_OTHER) || look->pub->phase == EATME_PHASE_RECAST) {
        return;
    }
    if (seen < 1.0f) {
        ui_group_faded(look->d, yard->ground, seen);
    }
    eatme_draw_trail(look, yard, eatme_place_of(yard, victim), shown);
    if (seen < 1.0f) {
        ui_group_end(look->d);
    }
}

/* Where the pointer would send him. */
void eatme_draw_where_to(const eatme_look *look, const eatme_yard *yard, eatme_stand wolf) {
    const ui_frame *ui = look->d->ui;
    eatme_stand there;

    if (eatme_wolf_decides(look) && stand_for(yard, ui->hover_name, ui->hover_n, &there) &&
        hypotf(there.x - wolf.x, there.feet - wolf.feet) > 1.0f) {
        eatme_draw_prints(look->d, there);
    }
}

/* Between doors, and where it comes in, it goes behind houses and what stands nearer, before plates and wheels that
 * it has yet to pass; on its round, too, where houses stand all round it. */
bool eatme_wolf_is_behind(const eatme_look *look) {
    const bool flat = look->d->ui->rim != NULL;
    eatme_handout h;

    if (eatme_handed_out(look, &h)) {
        return (flat && eatme_cast_part(look) >= EATME_CAST_CLEARED) ||
               eatme_wolf_in(look->pub, h.from) >= look->pub->n;
    }
    return eatme_moving(look, EATME_EV_OTHER) || (flat && eatme_moving(look, EATME_EV_PROWL)) ||
           (!flat && ((eatme_moving(look, EATME_EV_ATTACK) && look->t->part < eatme_knocks_from(look)) ||
                      come_there(look) < 1.0f));
}

void eatme_draw_prowler(const eatme_look *look, eatme_stand stand) {
    eatme_draw_moonlight(look->d, stand);
    if (strikes(look) > struck) {
        eatme_draw_knock(look->d, stand);
    }
    eatme_draw_wolf(look->d, stand);
}

bool eatme_prowl_input(table_ui *t, const ui_input *in, nt_move *move, bool *has_move) {
    const int door = t->pick[EATME_PICK_DOOR] - 1;

    t->page = 0;
    t->keep = in->dropped;
    if (ui_chose(in, ZONE_CONFIRM)) {
        return table_take(door < 0 ? NULL : table_find_move(t, EATME_MOVE_ATTACK, door, TABLE_ANY), move, has_move);
    }
    if (ui_chose(in, EATME_ZONE_HOUSE) && table_find_move(t, EATME_MOVE_ATTACK, in->n, TABLE_ANY) != NULL) {
        t->pick[EATME_PICK_DOOR] = (uint8_t)(in->n + 1);
        t->pick[EATME_PICK_PATH] = 0;
    } else if (ui_chose(in, EATME_ZONE_PATH) && in->n >= 0 && in->n < EATME_PATHS * EATME_PATH_ROWS) {
        t->pick[EATME_PICK_DOOR] = 0;
        t->pick[EATME_PICK_PATH] = (uint8_t)(in->n + 1);
    } else if (!ui_chose(in, EATME_ZONE_WOLF)) {
        return false;
    }
    t->picks = t->pick[EATME_PICK_DOOR] != 0 ? 2 : 0;
    return true;
}
