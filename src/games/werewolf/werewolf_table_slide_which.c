/* Which slide is seen: of an event, and while last rites are asked for. It follows from the kind of event alone. */
#include "werewolf_table_slide.h"

static werewolf_slide of_one(werewolf_scene what, int seat) {
    return (werewolf_slide){.what = what, .seat = {(uint8_t)seat}, .n = 1};
}

static werewolf_slide of_two(werewolf_scene what, const werewolf_look *look) {
    const uint8_t *arg = look->t->event.arg;

    return (werewolf_slide){.what = what, .seat = {arg[0], arg[1]}, .n = arg[1] < look->pub->n ? 2 : 1};
}

/* Whoever has been found dead so far: they are told one after the other, and lie together. */
static werewolf_slide found_dead(const werewolf_pub *pub, int now) {
    werewolf_slide s = {.what = WEREWOLF_SLIDE_FOUND};

    for (int seat = 0; seat < pub->n && seat < WEREWOLF_SEATS; seat++) {
        if (pub->dawn[seat] || seat == now) {
            s.now = seat == now ? s.n : s.now;
            s.seat[s.n++] = (uint8_t)seat;
        }
    }
    return s;
}

werewolf_slide werewolf_slide_of_dead(const werewolf_pub *pub) {
    werewolf_slide s = found_dead(pub, WEREWOLF_NONE);

    s.now = s.n > 0 ? s.n - 1 : 0;
    return s;
}

static werewolf_slide death_of(const werewolf_pub *pub, int seat, int how) {
    switch (how) {
    case WEREWOLF_OUT_NIGHT:
        return found_dead(pub, seat);
    case WEREWOLF_OUT_EXILE:
    case WEREWOLF_OUT_REMOVED:
        return of_one(WEREWOLF_SLIDE_THROUGH_GATE, seat);
    case WEREWOLF_OUT_DUEL:
        return of_one(WEREWOLF_SLIDE_FALLEN, seat);
    case WEREWOLF_OUT_EXPLODE: /* nothing is left to bury */
        return of_one(WEREWOLF_SLIDE_STONE, seat);
    default:
        return of_one(WEREWOLF_SLIDE_BURIED, seat);
    }
}

/* From one to the other, where there is one; nobody gets it: it breaks. */
static werewolf_slide badge_of(const werewolf_look *look) {
    const uint8_t n = look->pub->n, from = look->t->event.arg[0], to = look->t->event.arg[1];

    if (from >= n && to >= n) {
        return (werewolf_slide){.what = WEREWOLF_SLIDE_BROKEN};
    }
    return to >= n     ? of_one(WEREWOLF_SLIDE_BROKEN, from)
           : from >= n ? of_one(WEREWOLF_SLIDE_BADGE, to)
                       : of_two(WEREWOLF_SLIDE_BADGE, look);
}

/* Somebody alive whose card is shown has duelled or burst, and what came of it is told after this; but the Idiot. */
static werewolf_slide shown_card(const werewolf_pub *pub, const nt_event *e) {
    return of_one(pub->alive[e->arg[0]] && e->arg[2] != WEREWOLF_IDIOT ? WEREWOLF_SLIDE_CARD : WEREWOLF_SLIDE_NOTHING,
                  e->arg[0]);
}

werewolf_slide werewolf_slide_of(const werewolf_look *look) {
    const nt_event *e = &look->t->event;

    switch (e->kind) {
    case WEREWOLF_EV_SHOWN:
        return shown_card(look->pub, e);
    case WEREWOLF_EV_DAWN: /* of the dead each is told by itself */
        return (werewolf_slide){.what = e->arg[1] == 0 ? WEREWOLF_SLIDE_PEACE : WEREWOLF_SLIDE_NOTHING};
    case WEREWOLF_EV_DEATH:
        return death_of(look->pub, e->arg[0], e->arg[1]);
    case WEREWOLF_EV_EXILE: /* whether this is the end of it is not known yet */
        return of_one(WEREWOLF_SLIDE_TO_GATE, e->arg[0]);
    case WEREWOLF_EV_IDIOT:
        return of_one(WEREWOLF_SLIDE_AT_GATE, e->arg[0]);
    case WEREWOLF_EV_BADGE:
        return badge_of(look);
    case WEREWOLF_EV_SHOT:
        return of_two(WEREWOLF_SLIDE_SHOT, look);
    case WEREWOLF_EV_DUEL:
        return of_two(WEREWOLF_SLIDE_DUEL, look);
    case WEREWOLF_EV_EXPLODE:
        return of_two(WEREWOLF_SLIDE_BURST, look);
    default:
        return (werewolf_slide){0};
    }
}

/* ---- what has happened, while those whom it happened to are asked ---- */

/* Of whoever is asked; those of the night lie together until all of them have answered. */
werewolf_slide werewolf_slide_of_rites(const werewolf_pub *pub) {
    werewolf_slide s = {0};
    const int seat = werewolf_asked_first(pub);

    if (seat < pub->n) {
        s = pub->exiling == seat ? of_one(WEREWOLF_SLIDE_TO_GATE, seat) : death_of(pub, seat, pub->out_how[seat]);
        s.now = s.n; /* none of them is being told */
    }
    return s;
}
