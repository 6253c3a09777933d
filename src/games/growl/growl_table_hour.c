/* What is told, how long, and whether it is day or night meanwhile. */
#include <math.h>

#include "growl_table.h"
#include "ui/motion.h"

bool growl_is_telling(const table_ui *t, int kind) {
    return t->part < 1.0f && t->event.kind == kind;
}

/* Times of the interface guide, section 8; a moment to read where people have to take in a sentence. A card that
 * turns over is said when its face is seen; a house that turns says by itself, from the start, who is dead. */
table_show growl_told_how(const nt_event *event) {
    enum { SHORT = 240, READ = 1200 };
    switch (event->kind) {
    case GROWL_EV_DEALT:
        return (table_show){MOTION_DEAL, "deal", 0, false};
    case GROWL_EV_TURN:
        return (table_show){GROWL_TURN_TAKES, "card", GROWL_FACE_FROM * GROWL_TURN_LIES, false};
    case GROWL_EV_NIGHT:
        return (table_show){GROWL_NIGHT_TAKES, "dusk", GROWL_FACE_FROM * GROWL_NIGHT_TURNS, true};
    case GROWL_EV_TEMPEST:
        return (table_show){GROWL_STORM_TAKES, "deal", 0, false};
    case GROWL_EV_GIFT:
        return (table_show){GROWL_GIFT_TAKES, "card", 0, false};
    case GROWL_EV_PASSED:
        return (table_show){GROWL_PASSING_TAKES, "card", 0, false};
    case GROWL_EV_TAKEN:
        return (table_show){SHORT, NULL, 0, false};
    case GROWL_EV_VOTE:
        return (table_show){MOTION_THREAD, "thread", 0, false};
    case GROWL_EV_SAVED:
        return (table_show){GROWL_SAVED_TAKES, "thread", 0, false};
    case GROWL_EV_DEATH:
        return (table_show){GROWL_DEATH_TAKES, "bell", 0, true};
    case GROWL_EV_NIGHT_CLOSED:
        return (table_show){MOTION_TURN + MOTION_DUSK, "cock", GROWL_TALK_FROM, false};
    case GROWL_EV_POINT:
        return (table_show){READ, NULL, 0, false};
    case GROWL_EV_HYPNO:
    case GROWL_EV_UNWANTED:
    case GROWL_EV_DRAWN:
    case GROWL_EV_NO_EFFECT:
    case GROWL_EV_SEANCE:
    case GROWL_EV_TIE:
    case GROWL_EV_CHOSEN:
    case GROWL_EV_PAIR:
    case GROWL_EV_TARGET:
        return (table_show){READ, NULL, 0, true};
    default:
        return (table_show){0};
    }
}

/* What changes hands or marks, and no more than that. */
bool growl_settles(const nt_event *event) {
    static const uint8_t kinds[] = {GROWL_EV_DEALT,  GROWL_EV_TURN,  GROWL_EV_GIFT,  GROWL_EV_TEMPEST,
                                    GROWL_EV_PASSED, GROWL_EV_TAKEN, GROWL_EV_VOTE,  GROWL_EV_SAVED,
                                    GROWL_EV_POINT,  GROWL_EV_DEATH, GROWL_EV_SEANCE};
    bool settles = false;

    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        settles |= event->kind == kinds[i];
    }
    return settles;
}

/* Also when it stands told, without motion: then everything is at its end. */
static bool tells(const growl_look *look, int kind) {
    return table_tells(look->t) && look->t->event.kind == kind;
}

bool growl_is_dusk(const growl_look *look) {
    return tells(look, GROWL_EV_NIGHT);
}

bool growl_is_dawn(const growl_look *look) {
    return tells(look, GROWL_EV_NIGHT_CLOSED);
}

/* No day comes after it: the Growl is heard in the dark. */
bool growl_is_last_dawn(const growl_look *look) {
    return growl_is_dawn(look) && look->t->event.arg[0] >= GROWL_NIGHTS;
}

/* With the sentence that says so. */
bool growl_shows_night(const growl_look *look) {
    const bool said = look->t->part >= growl_told_how(&look->t->event).words_from;

    return growl_is_dusk(look)                                ? said
           : growl_is_dawn(look) && !growl_is_last_dawn(look) ? !said
                                                              : look->pub->night_open != 0;
}

float growl_hour_open(const growl_look *look) {
    static const float folds = 120.0f; /* ms, and opens in as many */
    const bool changes = growl_is_dusk(look) || (growl_is_dawn(look) && !growl_is_last_dawn(look));
    const table_show show = growl_told_how(&look->t->event);

    return changes ? motion_of(fabsf(look->t->part - show.words_from), 0.0f, folds / (float)show.ms) : 1.0f;
}
