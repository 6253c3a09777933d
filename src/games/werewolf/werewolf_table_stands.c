/* What comes and goes on the public frame with the questions, without an event: the sheet of the roles, the picture
 * of the night's dead, whoever has stepped forward, and the gold of who is asked. From the public part alone. */
#include <math.h>

#include "ui/motion.h"
#include "werewolf_table_slide.h"

/* FORWARD, ASKED and DEAD with the seat on top: who stands before the others, and who is asked. */
enum { NOTHING, SHEET, FORWARD, ASKED = FORWARD + WEREWOLF_SEATS, DEAD = ASKED + WEREWOLF_SEATS };

/* Who stands before the others: whoever speaks, unless something is told of others. */
static int forward(const werewolf_look *look) {
    const werewolf_pub *pub = look->pub;
    const bool speaks = pub->speaker < pub->n && !werewolf_in_vote(pub) && pub->night == 0;

    if (pub->step == WEREWOLF_STEP_DECLARE) {
        int seat = 0;
        while (seat < pub->n && !werewolf_acts(look, seat)) {
            seat++;
        }
        return seat < pub->n ? seat : -1;
    }
    return speaks && !werewolf_tells_of_others(look) ? pub->speaker : -1;
}

/* Who is asked alone, without a step forward. */
static int asked_alone(const werewolf_look *look) {
    const werewolf_pub *pub = look->pub;

    if (table_tells(look->t) || (pub->step != WEREWOLF_STEP_BADGE && pub->step != WEREWOLF_STEP_DIRECTION)) {
        return -1;
    }
    const int seat = werewolf_asked_first(pub);
    return seat < pub->n ? seat : -1;
}

bool werewolf_has_sheet(const werewolf_pub *pub) {
    return pub->step == WEREWOLF_STEP_DUSK && pub->round == 0;
}

uint8_t werewolf_stands(const werewolf_look *look) {
    const werewolf_pub *pub = look->pub;

    if (look->t->frame != TABLE_PUBLIC || pub->ended) {
        return NOTHING;
    }
    if (werewolf_has_sheet(pub)) {
        return SHEET;
    }
    if (pub->step == WEREWOLF_STEP_RITES && !table_tells(look->t) &&
        werewolf_slide_of_rites(pub).what == WEREWOLF_SLIDE_FOUND) {
        return (uint8_t)(DEAD + werewolf_asked_first(pub));
    }
    const int seat = forward(look), asked = asked_alone(look);
    return seat >= 0 ? (uint8_t)(FORWARD + seat) : asked >= 0 ? (uint8_t)(ASKED + asked) : NOTHING;
}

/* Night rolls the sheet up, and a picture hangs already where it stays. */
uint32_t werewolf_stands_ms(uint8_t from, uint8_t to) {
    enum { UNROLLS = 480, GOES = 420, STEPS = 320 };

    return to == SHEET                        ? UNROLLS
           : from == SHEET                    ? 0
           : to >= DEAD                       ? (from >= DEAD ? STEPS : 0)
           : from >= DEAD                     ? GOES
           : from >= FORWARD || to >= FORWARD ? STEPS
                                              : 0;
}

int werewolf_shines_on(uint8_t stands) {
    return stands >= DEAD      ? stands - DEAD
           : stands >= ASKED   ? stands - ASKED
           : stands >= FORWARD ? stands - FORWARD
                               : -1;
}

bool werewolf_dead_go(const table_ui *t) {
    return t->stood >= DEAD && t->stands < DEAD;
}

float werewolf_sheet_to_come(const werewolf_look *look) {
    return look->t->stands == SHEET ? look->t->change_left : 0.0f;
}

float werewolf_dead_left(const werewolf_look *look) {
    const bool told = werewolf_slide_of(look).what != WEREWOLF_SLIDE_NOTHING;

    return werewolf_dead_go(look->t) && !told ? look->t->change_left : 0.0f;
}

/* ---- who stands for Sheriff ---- */

static bool tells(const werewolf_look *look, int kind) {
    return look->t->part < 1.0f && look->t->event.kind == kind;
}

static bool named_to_stand(const werewolf_look *look, int seat) {
    return tells(look, WEREWOLF_EV_STOOD) && werewolf_names(&look->t->event, seat);
}

static const float goes_from = 0.7f; /* of what is told: then what follows is made room for */

float werewolf_candidate_seen(const werewolf_look *look, int seat) {
    enum { STEPS = 6 };
    const werewolf_pub *pub = look->pub;
    const nt_event *e = &look->t->event;
    const float part = look->t->part;
    const bool stood = pub->badge == WEREWOLF_BADGE_NONE && pub->candidate[seat] == WEREWOLF_STANDING;
    float seen = stood && pub->alive[seat] ? 1.0f : 0.0f;

    if (named_to_stand(look, seat)) {
        seen = motion_of(part, 0.15f, 0.4f);
    } else if (tells(look, WEREWOLF_EV_WITHDREW) && e->arg[0] == seat) {
        seen *= 1.0f - motion_of(part, 0.0f, 0.25f);
    } else if (tells(look, WEREWOLF_EV_BADGE)) {
        seen *= 1.0f - motion_of(part, goes_from, 1.0f);
    }
    return motion_stepped(seen, STEPS);
}

/* Whoever was not touched raises it while it is told who stands. */
float werewolf_hand_raised(const werewolf_look *look, int seat) {
    static const float rises_by = 0.2f;
    const float part = look->t->part;

    if (!tells(look, WEREWOLF_EV_STOOD)) {
        return 1.0f;
    }
    return motion_smooth(fminf(werewolf_hand_touched(look, seat) ? 1.0f : motion_of(part, 0.0f, rises_by),
                               1.0f - motion_of(part, goes_from, 1.0f)));
}

/* A little, and back, where no hand was raised. */
static float stands_forward(const werewolf_look *look) {
    static const float little = 0.5f;
    const float part = look->t->part;

    return little * motion_smooth(fminf(motion_of(part, 0.0f, 0.25f), 1.0f - motion_of(part, goes_from, 1.0f)));
}

float werewolf_steps_forward(const werewolf_look *look, int seat) {
    const table_ui *t = look->t;
    if (named_to_stand(look, seat)) {
        return werewolf_hands_stand(look) ? 0.0f : stands_forward(look);
    }
    const bool now = forward(look) == seat, was = t->stood == FORWARD + seat;
    const float left = motion_smooth(t->change_left);

    return now == was || t->change_left <= 0.0f ? (float)now : now ? 1.0f - left : left;
}
