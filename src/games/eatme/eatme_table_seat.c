/* One seat on the public frame: its house with the value, plate, points and wheel, and the rounds before. */
#include <math.h>

#include "eatme_table.h"

/* Houses rise one after the other where their seats will stay: at once where none has to go there. */
static float risen(const eatme_look *look, int place, bool first) {
    static const float apart = 0.03f, lasts = EATME_CAST_RISEN - EATME_CAST_SEATED - (EATME_SEATS - 1) * 0.03f;
    const bool at_once = first && !eatme_ring_turns(look);
    const float begin = (at_once ? EATME_CAST_CLEARED : EATME_CAST_SEATED) + apart * (float)place;
    const float up = motion_of(eatme_cast_part(look), begin, begin + lasts);

    return up < 1.0f ? sinf(up * 1.9f) / sinf(1.9f) * 0.98f : 1.0f;
}

static ui_seat_state state_of(const eatme_look *look, int seat) {
    const eatme_pub *pub = look->pub;
    const table_ui *t = look->t;

    if (pub->phase == EATME_PHASE_CHOOSE) {
        return pub->locked[seat] ? UI_SEAT_DONE : UI_SEAT_CALM; /* all choose at once: nobody is pointed out */
    }
    if (t->locked || pub->phase == EATME_PHASE_REVEAL_OTHERS || pub->phase == EATME_PHASE_GAME_END) {
        return UI_SEAT_CALM; /* nobody is asked */
    }
    const int asked = pub->phase == EATME_PHASE_RECAST ? pub->loser : pub->wolf;
    return seat == asked ? UI_SEAT_TO_ACT : UI_SEAT_CALM;
}

/* This wheel is being turned round. */
static bool turning(const eatme_look *look, int seat) {
    return (eatme_moving(look, EATME_EV_VICTIM) || eatme_moving(look, EATME_EV_OTHER)) &&
           look->t->event.arg[0] == seat;
}

static int face_of(const eatme_look *look, int seat) {
    return turning(look, seat) ? look->t->event.arg[1] : look->pub->wheel[seat];
}

/* How far it has turned: 0 before, 1 when it lies open. */
static float turned(const eatme_look *look, int seat) {
    const float part = (look->t->part - EATME_TURN_BEGIN) / (EATME_TURN_END - EATME_TURN_BEGIN);

    if (turning(look, seat)) {
        return fminf(fmaxf(part, 0.0f), 1.0f);
    }
    return look->pub->wheel[seat] != EATME_HIDDEN ? 1.0f : 0.0f;
}

/* It comes nearer for that by so much, into the doorway, and goes back: so it is plain whose door opens, and nobody
 * who walks in the yard is behind it. In the duel it comes forward with its house. */
static const float comes_nearer = 22.0f;

static ui_rect grown(const eatme_look *look, const eatme_spot *s, int seat) {
    static const float out_at = EATME_TURN_BEGIN, back_from = 0.58f, back_at = 0.84f, threshold = 4.0f;
    const float part = look->t->part, size = s->wheel.w + 2 * comes_nearer;
    const ui_rect doorway = {s->x - size / 2, s->feet - threshold - size, size, size};

    if (!turning(look, seat) || eatme_moving(look, EATME_EV_VICTIM)) {
        return s->wheel;
    }
    return table_between(s->wheel, doorway,
                         motion_smooth(motion_of(part, 0.0f, out_at)) -
                             motion_smooth(motion_of(part, back_from, back_at)));
}

/* A wheel that turns is drawn as large as it comes. */
static void set_wheel(const eatme_look *look, const eatme_spot *s, int seat) {
    const bool turns = turning(look, seat);
    const float grows = turns ? 2 * comes_nearer : 0.0f;
    const float open = turned(look, seat), size = s->near > 0.0f ? s->disc : s->wheel.w + grows;

    eatme_draw_wheel(look->d, grown(look, s, seat), size, face_of(look, seat), open);
    if (turns && open < 0.5f) {
        eatme_wheel_soon(look->d, size);
    }
}

/* While characters are handed out, what hangs on plates goes with the houses that sink, and what is new comes when
 * all sit: so far it is seen. */
static float seen(const eatme_look *look) {
    static const float within = 0.1f;
    const float part = eatme_cast_part(look);
    eatme_handout h;

    if ((eatme_laid_out(look) || eatme_round_gone(look)) && !eatme_cleared(look)) {
        return 0.0f;
    }
    if (!eatme_handed_out(look, &h) || part >= EATME_CAST_RISEN + within) {
        return 1.0f;
    }
    return part < EATME_CAST_CLEARED ? 1.0f - motion_of(part, EATME_CAST_CLEARED - within, EATME_CAST_CLEARED)
                                     : motion_of(part, EATME_CAST_RISEN, EATME_CAST_RISEN + within);
}

static void begin_seen(const eatme_look *look, ui_rect around) {
    if (seen(look) < 1.0f) {
        ui_group_faded(look->d, around, seen(look));
    }
}

static void end_seen(const eatme_look *look) {
    if (seen(look) < 1.0f) {
        ui_group_end(look->d);
    }
}

static void wheel(const eatme_look *look, const eatme_spot *s, int seat) {
    const eatme_pub *pub = look->pub;
    const bool fresh = eatme_cleared(look);
    eatme_handout h;
    const int who = eatme_handed_out(look, &h) && fresh ? h.to[seat] : pub->cast[seat];

    if (s->wheel.w <= 0 || who >= EATME_CHARACTERS || who == EATME_WOLF || seen(look) <= 0.0f) {
        return;
    }
    begin_seen(look, ui_inset(s->wheel, -8));
    if (pub->locked[seat] && !fresh) {
        set_wheel(look, s, seat);
    } else {
        eatme_draw_empty_wheel(look->d, s->wheel);
    }
    end_seen(look);
}

/* What is told now has brought this seat something, be it nothing, and that is there. */
static bool counts_now(const eatme_look *look, int seat) {
    const uint8_t *a = look->t->event.arg;
    const bool gets = (eatme_moving(look, EATME_EV_DUEL) && (seat == a[0] || seat == a[2])) ||
                      (eatme_moving(look, EATME_EV_OTHER) && seat == a[0]);

    return gets && look->t->part >= eatme_points_there(look);
}

/* What the round has brought this seat is known, be it nothing. */
static bool has_counted(const eatme_pub *pub, int seat) {
    return seat == pub->gainer || seat == pub->loser || (seat != pub->victim && pub->wheel[seat] != EATME_HIDDEN);
}

static bool shows_badge(const eatme_look *look, int seat) {
    return (has_counted(look->pub, seat) || counts_now(look, seat)) && !eatme_cleared(look);
}

/* Of a house at the end below its value, clear of the eaves: roof and chimney tell the houses apart. */
static ui_rect flat_badge_at(const ui_frame *ui, const eatme_spot *s) {
    static const float rim = 5.0f, below = 9.0f, eaves = 96.0f;
    const ui_rect p = s->place.plate, size = eatme_badge_at(ui, 0.0f, 0.0f), board = eatme_sign_board(ui, s);

    if (s->wheel.w <= 0) {
        return eatme_badge_at(ui, p.x + p.w / 2 - p.h / 2 - 12 - size.w / 2, p.y + p.h / 2);
    }
    const float wall = eaves * s->size + size.w / 2, mid = board.x + board.w / 2, least = rim + size.w / 2;
    const float x = s->right ? fmaxf(mid, s->x + wall) : fminf(mid, s->x - wall);
    return eatme_badge_at(ui, fminf(fmaxf(x, least), ui->width - least), board.y + board.h + below + size.h / 2);
}

/* At the plate's right, clear of its wheel, behind the sum, in every phase; a plate that has the name alone has it
 * beside its end without a wheel. On a flat table tokens lie there, and the disc is in the plate's middle. */
static ui_rect badge_at(const ui_frame *ui, const eatme_spot *s) {
    static const float rim = 3.0f, air = 9.0f, least = 44.0f, in = 5.0f;
    static const float part_w = 0.29f,
                       part_h = 0.42f; /* of a plate, which has its sum beside it and its name above */
    const ui_rect p = s->place.plate, size = eatme_badge_at(ui, 0.0f, 0.0f);
    const bool left = s->wheel.w > 0 && s->wheel_right;
    const float end = left ? fminf(s->wheel.x, p.x + p.w) : p.x + p.w, middle = p.y + p.h / 2;

    if (ui->rim != NULL) {
        return flat_badge_at(ui, s);
    }
    if (!ui_seat_small(ui)) {
        const float wide = fminf(size.w, part_w * p.w), high = fminf(size.h, part_h * p.h);
        return (ui_rect){end - in - wide, p.y + p.h - in - high, wide, high};
    }
    const float room = (left ? p.x : ui->width - p.x - p.w) - air - rim, w = fmaxf(least, fminf(size.w, room));
    const float x = left ? fmaxf(rim, p.x - air - w) : fminf(ui->width - rim - w, p.x + p.w + air);
    return (ui_rect){x, middle - size.h / 2, w, size.h};
}

/* The plate's room is that of its disc, of the wheel beside it and of tokens at its other side. */
void eatme_home_things(const ui_frame *ui, const eatme_spot *s, ui_things *all) {
    ui_things_add(all, s->place.house);
    ui_things_add(all, s->place.plate);
    ui_things_add(all, ui_both(eatme_sign_board(ui, s), badge_at(ui, s)));
}

/* Between the yard and the duel it would cross plate and wheel: it goes from the one place before it comes to the
 * other, and keeps to its plate. */
static float badge_seen(const eatme_look *look, const eatme_spot *s) {
    return fminf(seen(look), motion_of(fabsf(2.0f * s->near - 1.0f), 0.5f, 1.0f));
}

static void badge(const eatme_look *look, const eatme_spot *s, int seat) {
    const uint8_t *a = look->t->event.arg;
    const int told = seat != a[0] ? -a[3] : eatme_moving(look, EATME_EV_DUEL) ? a[1] : a[2];
    const int by = counts_now(look, seat) ? told : look->pub->gained[seat] - look->pub->lost[seat];

    const float lit = badge_seen(look, s);

    if (!shows_badge(look, seat) || lit <= 0.0f) {
        return;
    }
    const ui_rect at = s->near < 0.5f ? badge_at(look->d->ui, s) : s->badge;
    ui_seen_begin(look->d, ui_inset(at, -8), lit);
    eatme_draw_badge(look, at, by);
    ui_seen_end(look->d, lit);
}

/* A sign hangs out when its house stands nearly whole, and is taken in while it changes sides. */
static void sign(const eatme_look *look, const eatme_spot *s, int value, float up) {
    const float out = fminf(motion_of(up, 0.8f, 0.97f), 1.0f - motion_of(s->unhung, 0.0f, 0.6f)), k = s->size;

    if (out >= 1.0f) {
        eatme_draw_sign(look->d, s, value);
    } else if (out > 0.0f) {
        ui_group_faded(look->d, (ui_rect){s->x - 170 * k, s->feet - 150 * k, 340 * k, 150 * k}, out);
        eatme_draw_sign(look->d, s, value);
        ui_group_end(look->d);
    }
}

/* As far above the ground as `up` says, and as far asleep as `dark`. */
static void character(const eatme_look *look, const eatme_spot *s, int who, float up, float dark) {
    if (who == EATME_WOLF) {
        eatme_draw_shade(look->d, eatme_stand_house(s), s->place.plate.y - eatme_stand_house(s).feet);
        eatme_draw_prowler(look, eatme_stand_house(s));
    } else if (who < EATME_CHARACTERS) {
        sign(look, s, look->pub->value[who], up);
        eatme_draw_house(look->d, s, who, up, dark);
    }
}

/* The house of whoever becomes the Wolf sinks first, and then the others. */
static float stands(const eatme_look *look, int to) {
    const float first = 0.55f * EATME_CAST_CLEARED;

    return 1.0f - (to == EATME_WOLF ? motion_of(look->t->part, 0.0f, first)
                                    : motion_of(look->t->part, first, EATME_CAST_CLEARED));
}

/* What stays goes along with its seat; what changes sinks, and the new one rises where the seat has gone. The wolf
 * walks by itself. */
static void changing(const eatme_look *look, const eatme_yard *yard, int place, int from, int to) {
    const eatme_spot *s = &yard->at[place];
    const float part = eatme_cast_part(look), up = risen(look, place, from == EATME_NONE);

    if (from == to || part < EATME_CAST_CLEARED) {
        if (from != EATME_WOLF) {
            character(look, s, from, from == to ? 1.0f : stands(look, to),
                      eatme_asleep(look, eatme_seat_at(yard, place)));
        }
    } else if (to != EATME_WOLF) {
        character(look, s, up <= 0.0f ? EATME_NONE : to, up, 0.0f); /* a free place until then */
    }
}

/* The words "to act" hang below a plate, but for the Wolf's in a yard while somebody hands out: buttons lie there. */
static bool has_cue(const eatme_look *look, int seat) {
    const bool buttons = eatme_hands_out(look) && look->d->ui->rim == NULL && seat == look->pub->wolf;

    return state_of(look, seat) == UI_SEAT_TO_ACT && !buttons;
}

/* What the round brings is told, or the characters lie open to be handed out: the rounds before stand back. */
float eatme_past_seen(const eatme_look *look, int seat) {
    static const float fades_from = 0.8f;
    const eatme_pub *pub = look->pub;

    if (has_cue(look, seat) || eatme_hands_out(look) || (pub->victim < pub->n && !eatme_cleared(look))) {
        return 0.0f; /* the words "to act" hang in their place */
    }
    return eatme_moving(look, EATME_EV_ATTACK) ? 1.0f - motion_of(look->t->part, fades_from, 1.0f) : seen(look);
}

/* Below the plate, always in the same place. */
static void past_choices(const eatme_look *look, const eatme_yard *yard, int place) {
    const float lit = eatme_past_seen(look, eatme_seat_at(yard, place));

    if (lit <= 0.0f) {
        return;
    }
    if (lit < 1.0f) {
        ui_group_faded(look->d, ui_inset(yard->at[place].past, -10), lit);
    }
    eatme_draw_past_strip(look, yard, place);
    if (lit < 1.0f) {
        ui_group_end(look->d);
    }
}

void eatme_draw_home(const eatme_look *look, const eatme_yard *yard, int place) {
    const int seat = eatme_seat_at(yard, place);
    const eatme_spot *s = &yard->at[place];
    uint8_t cast[EATME_SEATS];
    eatme_handout h;

    eatme_cast_now(look, cast);
    if (eatme_handed_out(look, &h)) {
        changing(look, yard, place, h.from[seat], h.to[seat]);
    } else if (place > 0 || cast[seat] != EATME_WOLF) {
        eatme_spot shaken = *s;
        shaken.place.house.x += eatme_house_struck(look, seat) ? (s->right ? 3.0f : -3.0f) : 0.0f;
        eatme_asleep_soon(look, s, seat);
        character(look, &shaken, cast[seat], 1.0f, eatme_asleep(look, seat));
    }
}

/* Whoever is asked has a button close by that is filled with gold: a plate like it would look like one, too. */
static ui_seat_state plate_state(const eatme_look *look, int seat) {
    const ui_seat_state state = state_of(look, seat);
    const bool by_button = look->d->ui->rim == NULL && (eatme_gives(look) || eatme_door_picked(look));

    return state == UI_SEAT_TO_ACT && by_button ? UI_SEAT_DECIDING : state;
}

/* Of the Wolf who hands out in a yard: at the left of his plate, off the buttons below it, whichever of them is gold.
 */
static void cue_beside(ui_draw *d, ui_rect plate) {
    static const float off = 6.0f, usual = 112.0f, edge = 12.0f;
    const float high = ui_seat_strip(d->ui) - 4, w = fminf(usual * d->ui->text_scale, plate.x - off - edge);

    ui_seat_cue(d, (ui_rect){plate.x - off - w, plate.y + (plate.h - high) / 2, w, high}, ui_say(d, "seat.to_act"), 1,
                true);
}

void eatme_draw_plate(const eatme_look *look, const eatme_yard *yard, int place) {
    const int seat = eatme_seat_at(yard, place);
    const eatme_spot *s = &yard->at[place];
    const ui_seat_state state = plate_state(look, seat);
    const ui_count count = {"coin", eatme_score_of(look, seat), UI_YELLOW, .large = true};

    past_choices(look, yard, place);
    if (eatme_hands_out(look) && look->d->ui->rim == NULL && !has_cue(look, seat)) {
        ui_seat_chip(look->d, s->place.plate, &look->t->seat[seat], state, (ui_chip_name){0}, &count, 1);
        ui_mark_add(look->d, UI_MARK_PLATE, 0, s->place.plate);
        if (state == UI_SEAT_TO_ACT || state == UI_SEAT_DECIDING) {
            cue_beside(look->d, s->place.plate);
        }
    } else {
        ui_seat_plate(look->d, &s->place, &look->t->seat[seat], state, &count, 1);
    }
    eatme_draw_lying(look, s, seat);
}

void eatme_draw_marks(const eatme_look *look, const eatme_yard *yard, int place) {
    const int seat = eatme_seat_at(yard, place);
    const eatme_spot *s = &yard->at[place];

    wheel(look, s, seat);
    badge(look, s, seat);
}

void eatme_draw_opening(const eatme_look *look, const eatme_yard *yard, int place) {
    if (turning(look, eatme_seat_at(yard, place))) {
        eatme_draw_marks(look, yard, place);
    }
}

void eatme_draw_resting(const eatme_look *look, const eatme_yard *yard, int place) {
    if (!turning(look, eatme_seat_at(yard, place))) {
        eatme_draw_marks(look, yard, place);
    }
}
