/* What a frame is drawn from, and what it says: what is asked, what happened, for how long and with which sound.
 * Every sentence is a whole message of the catalogue. */
#include <stdio.h>
#include <string.h>

#include "eatme_table.h"

eatme_look eatme_look_of(nt_view view, const table_ui *t, ui_draw *d) {
    return (eatme_look){.pub = view.pub,
                        .me = view.me,
                        .seat = view.seat,
                        .chair = t->seat,
                        .w = d != NULL ? &d->words : NULL,
                        .t = t,
                        .d = d};
}

/* Of what is said without a picture: no frame, no list. */
static eatme_look look_of_telling(const table_telling *told, text_words *w) {
    return (eatme_look){.pub = told->view.pub, .seat = NT_SPECTATOR, .chair = told->seat, .w = w};
}

const char *eatme_name(const eatme_look *look, int seat) {
    return seat >= 0 && seat < look->pub->n ? look->chair[seat].name : "";
}

const char *eatme_who(const eatme_pub *pub, int character) {
    if (character == EATME_HOOD && pub->opt[EATME_OPT_CAST] == EATME_CAST_CARDS2012) {
        return "hood_alone";
    }
    return character >= 0 && character < EATME_CHARACTERS ? eatme_character_id[character] : "none";
}

int eatme_wolf_in(const eatme_pub *pub, const uint8_t *cast) {
    for (int i = 0; i < pub->n; i++) {
        if (cast[i] == EATME_WOLF) {
            return i;
        }
    }
    return EATME_NONE;
}

/* Who is asked; in the choice all houses are, and none is named. */
static int asked_seat(const eatme_pub *pub) {
    return pub->phase == EATME_PHASE_RECAST ? pub->loser : pub->wolf;
}

/* One house is asked in the open, and a bot lives there: nobody at the table has to act. */
static bool asks_bot(const eatme_look *look, int seat) {
    const uint8_t phase = look->pub->phase;

    return (phase == EATME_PHASE_FIRST_CAST || phase == EATME_PHASE_PROWL || phase == EATME_PHASE_RECAST) &&
           seat < look->pub->n && look->chair[seat].bot;
}

const char *eatme_question(const eatme_look *look) {
    const eatme_pub *pub = look->pub;
    const int seat = asked_seat(pub);
    char key[48];

    if (eatme_door_picked(look)) {
        return TEXT_SAY(look->w, "eatme.ask.prowl_door", TEXT_STR("name", eatme_name(look, seat)));
    }
    snprintf(key, sizeof key, "eatme.%s.%s", asks_bot(look, seat) ? "bot" : "ask",
             eatme_phase_id[pub->phase < EATME_PHASES ? pub->phase : EATME_PHASE_GAME_END]);
    return TEXT_SAY(look->w, key, TEXT_STR("name", eatme_name(look, seat)));
}

const char *eatme_points(const eatme_look *look, int by) {
    if (by == 0) {
        return text_say(look->w, "eatme.table.no_change");
    }
    return by < 0 ? TEXT_SAY(look->w, "eatme.table.loss", TEXT_NUM("n", -by))
                  : TEXT_SAY(look->w, "eatme.table.gain", TEXT_NUM("n", by));
}

/* Whoever has less than is to be lost pays what there is (4.1). */
const char *eatme_tell_wheel(const eatme_look *look, int wheel) {
    const int value = eatme_value(look->pub, look->seat), loss = eatme_duel(look->pub, look->seat, wheel).loss;

    return TEXT_SAY(look->w, wheel == EATME_SLEEP ? "eatme.private.tell_sleep" : "eatme.private.tell_trap",
                    TEXT_NUM("n", value), TEXT_NUM("loss", loss),
                    TEXT_STR("pays", loss == 0      ? "none"
                                     : loss < value ? "rest"
                                                    : "all"));
}

/* ---- events ---- */

static const char *of_cast(const eatme_look *look, const uint8_t *a) {
    static const char *const by[] = {"chance", "wolf", "loser"};
    const int wolf = eatme_wolf_in(look->pub, a + 2);

    return TEXT_SAY(look->w, "eatme.event.cast", TEXT_STR("by", by[a[0] < 3 ? a[0] : 0]),
                    TEXT_STR("name", eatme_name(look, a[1])), TEXT_STR("same", a[1] == wolf ? "yes" : "no"),
                    TEXT_STR("wolf", eatme_name(look, wolf)));
}

static const char *of_end(const eatme_look *look, const nt_event *e) {
    const uint8_t *a = e->arg;
    text_words *w = look->w;

    switch (e->kind) {
    case EATME_EV_VICTIM:
        return TEXT_SAY(w, "eatme.event.victim", TEXT_STR("name", eatme_name(look, a[0])),
                        TEXT_STR("wheel", eatme_wheel_id[a[1] % EATME_WHEELS]));
    case EATME_EV_DUEL:
        return TEXT_SAY(w, "eatme.event.duel", TEXT_STR("winner", eatme_name(look, a[0])), TEXT_NUM("gained", a[1]),
                        TEXT_STR("loser", eatme_name(look, a[2])), TEXT_NUM("lost", a[3]));
    case EATME_EV_OTHER:
        return TEXT_SAY(w, "eatme.event.other", TEXT_STR("name", eatme_name(look, a[0])),
                        TEXT_STR("wheel", eatme_wheel_id[a[1] % EATME_WHEELS]), TEXT_NUM("n", a[2]));
    case EATME_EV_WON:
        return TEXT_SAY(w, "eatme.event.won", TEXT_STR("name", eatme_name(look, a[0])),
                        TEXT_STR("how", a[1] == EATME_WON_SHARED ? "shared" : "alone"));
    default:
        return NULL;
    }
}

const char *eatme_told_on(const eatme_look *look, const nt_event *event) {
    const uint8_t *a = event->arg;

    if (event->to != NT_ALL) {
        return NULL;
    }
    switch (event->kind) {
    case EATME_EV_WOLF:
        return TEXT_SAY(look->w, "eatme.event.wolf", TEXT_STR("name", eatme_name(look, a[0])));
    case EATME_EV_CAST:
        return of_cast(look, a);
    case EATME_EV_LOCKED:
        return TEXT_SAY(look->w, "eatme.event.locked", TEXT_STR("name", eatme_name(look, a[0])));
    case EATME_EV_PROWL:
        return text_say(look->w, "eatme.event.prowl");
    case EATME_EV_ATTACK:
        return TEXT_SAY(look->w, "eatme.event.attack", TEXT_STR("wolf", eatme_name(look, a[0])),
                        TEXT_STR("name", eatme_name(look, a[1])));
    default:
        return of_end(look, event);
    }
}

const char *eatme_sentence(const table_telling *told, text_words *w) {
    const eatme_look look = look_of_telling(told, w);

    if (told->event->kind == EATME_EV_LOCKED && !told->news) {
        return NULL; /* in the log one line says that all are set */
    }
    return eatme_told_on(&look, told->event);
}

/* A wheel that is locked is told between somebody's private frame and the next curtain, and the winners between the
 * table and the results: they take no time. What a wheel shows is said when it has been seen; where the seats begin
 * to go at once, words that waited would come after the picture. */
table_show eatme_show_of(const nt_event *event) {
    enum { READ = 1800, CAST = 2600, WALK = 2900, KNOCK = 1800, TURN = 2600, POINTS = 2300, OTHER = 2500 };
    switch (event->kind) {
    case EATME_EV_WOLF:
        return (table_show){READ, NULL, 0, false};
    case EATME_EV_CAST:
        return (table_show){CAST, "deal", 0, false};
    case EATME_EV_PROWL:
        return (table_show){WALK, "dusk", 0, false};
    case EATME_EV_ATTACK:
        return (table_show){KNOCK, "knock", 0, false};
    case EATME_EV_VICTIM:
        return (table_show){TURN, "wheel", EATME_TURN_SAID, true};
    case EATME_EV_DUEL:
        return (table_show){POINTS, "gold", 0, true};
    case EATME_EV_OTHER:
        return (table_show){OTHER, "wheel", EATME_OTHER_SAID, true};
    default:
        return (table_show){0};
    }
}

float eatme_seen_from(const nt_event *event) {
    return event->kind == EATME_EV_VICTIM || event->kind == EATME_EV_OTHER ? EATME_FACE_SEEN : 0.0f;
}

bool eatme_door_picked(const eatme_look *look) {
    const int door = look->t->pick[EATME_PICK_DOOR] - 1;

    return eatme_wolf_decides(look) && door >= 0 &&
           table_find_move(look->t, EATME_MOVE_ATTACK, door, TABLE_ANY) != NULL;
}
