/* When a slide hangs, and what it covers meanwhile. */
#include "werewolf_table_slide.h"

/* What is seen before a slide comes: the sky, or the votes as they go; before a badge that is handed on or torn no
 * votes are. */
static float first_of(const werewolf_look *look, werewolf_scene what) {
    switch (what) {
    case WEREWOLF_SLIDE_PEACE:
        return 0.4f;
    case WEREWOLF_SLIDE_TO_GATE:
        return WEREWOLF_VOTES_GONE;
    case WEREWOLF_SLIDE_BADGE:
    case WEREWOLF_SLIDE_BROKEN:
        return look->t->event.arg[0] < look->pub->n ? 0.0f : WEREWOLF_VOTES_GONE;
    default:
        return 0.0f;
    }
}

bool werewolf_slide_waits(const werewolf_look *look, werewolf_scene what) {
    return first_of(look, what) > 0.0f;
}

/* How far a slide is with what it tells. */
float werewolf_slide_told(const werewolf_look *look, werewolf_scene what) {
    static const float still = 0.45f; /* stands for all of it without motion */

    return look->d->ui->motion ? motion_of(look->t->part, first_of(look, what), 1.0f) : still;
}

/* A duel, or a burst, and the cards that it shows stay in sight, for the end of their story follows at once. */
bool werewolf_slide_to_be_told(werewolf_scene what) {
    return what == WEREWOLF_SLIDE_DUEL || what == WEREWOLF_SLIDE_BURST || what == WEREWOLF_SLIDE_CARD;
}

/* So does whoever has died, and who is before the gate, while they are asked. */
bool werewolf_slide_stays(werewolf_scene what) {
    return what == WEREWOLF_SLIDE_FOUND || what == WEREWOLF_SLIDE_TO_GATE || werewolf_slide_to_be_told(what);
}

/* The end of a duel or a burst, unless somebody who goes with the dead has been told before. */
static bool goes_on(const werewolf_pub *pub, werewolf_scene what) {
    const uint8_t how = pub->deaths > 0 ? pub->out_how[pub->death[pub->deaths - 1]] : WEREWOLF_NONE;

    return what == WEREWOLF_SLIDE_CARD || ((what == WEREWOLF_SLIDE_FALLEN || what == WEREWOLF_SLIDE_STONE) &&
                                           how != WEREWOLF_OUT_LINK && how != WEREWOLF_OUT_TAKEN);
}

/* It hangs already: somebody was asked below it, another one has been found before, or it is one story. */
bool werewolf_slide_hung(const werewolf_look *look, const werewolf_slide *s) {
    return s->what == WEREWOLF_SLIDE_AT_GATE || goes_on(look->pub, s->what) ||
           (s->what == WEREWOLF_SLIDE_FOUND && s->n > 1) ||
           (s->what == WEREWOLF_SLIDE_THROUGH_GATE && look->t->event.arg[1] == WEREWOLF_OUT_EXILE);
}

/* The room is dark already: who goes on through the gate, or is kept back from it, stood before it in the dark; who
 * is found next lies there too. */
bool werewolf_slide_stays_dark(const werewolf_look *look, const werewolf_slide *s) {
    const bool before = s->what == WEREWOLF_SLIDE_AT_GATE || s->what == WEREWOLF_SLIDE_THROUGH_GATE ||
                        s->what == WEREWOLF_SLIDE_FOUND;

    return before ? werewolf_slide_hung(look, s) : goes_on(look->pub, s->what);
}

static const float lit_by = 0.52f; /* behind the star: its receiver */

/* No votes are seen behind it. */
static bool ends_a_count(werewolf_scene what) {
    return what == WEREWOLF_SLIDE_BADGE || what == WEREWOLF_SLIDE_BROKEN;
}

float werewolf_badge_landed(const werewolf_look *look) {
    const nt_event *e = &look->t->event;
    const bool passed = e->arg[0] < look->pub->n && e->arg[1] < look->pub->n;

    return passed && look->d->ui->motion
               ? motion_of(werewolf_slide_told(look, WEREWOLF_SLIDE_BADGE), WEREWOLF_BADGE_LANDS, lit_by)
               : 1.0f;
}

bool werewolf_slide_covers(const werewolf_look *look) {
    const werewolf_slide s = werewolf_slide_of(look);
    const float part = s.what == WEREWOLF_SLIDE_NOTHING ? 0.0f : werewolf_slide_told(look, s.what);

    if (s.what == WEREWOLF_SLIDE_NOTHING || (part < WEREWOLF_SLIDE_COMES_BY && !werewolf_slide_hung(look, &s))) {
        return false;
    }
    return werewolf_slide_stays(s.what) || ends_a_count(s.what) || part < WEREWOLF_SLIDE_HOME_BY;
}

float werewolf_slide_leaves_people(const werewolf_look *look) {
    const werewolf_slide s = werewolf_slide_of(look);
    const float part = s.what == WEREWOLF_SLIDE_NOTHING ? 0.0f : werewolf_slide_told(look, s.what);

    if (s.what == WEREWOLF_SLIDE_NOTHING) {
        return 1.0f;
    }
    if (part < WEREWOLF_SLIDE_COMES_BY && !werewolf_slide_hung(look, &s)) {
        return 1.0f - motion_of(part, 0.0f, WEREWOLF_SLIDE_COMES_BY);
    }
    return werewolf_slide_stays(s.what) || !look->d->ui->motion
               ? 0.0f
               : motion_of(part, WEREWOLF_SLIDE_LEAVES_FROM, WEREWOLF_SLIDE_HOME_BY);
}
