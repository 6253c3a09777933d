/* What happened, as all are told it: the sentence of an event, and which seats it names. */
#include <stdio.h>

#include "werewolf_table.h"

enum { KEY = 64 };

/* Events that need a name, a second name, or numbers alone: the end of their keys. */
static const char *const event_key[WEREWOLF_EVENTS] = {
    [WEREWOLF_EV_NIGHTFALL] = "nightfall",
    [WEREWOLF_EV_DAWN] = "dawn",
    [WEREWOLF_EV_DEATH] = "death",
    [WEREWOLF_EV_SILENCED] = "silenced",
    [WEREWOLF_EV_SHOWN] = "shown",
    [WEREWOLF_EV_SHOT] = "shot",
    [WEREWOLF_EV_BADGE] = "badge",
    [WEREWOLF_EV_ELECTION] = "election",
    [WEREWOLF_EV_STOOD] = "stood",
    [WEREWOLF_EV_WITHDREW] = "withdrew",
    [WEREWOLF_EV_POSTPONED] = "postponed",
    [WEREWOLF_EV_SKIPPED] = "skipped",
    [WEREWOLF_EV_DECLARES] = "declares",
    [WEREWOLF_EV_VOID] = "void",
    [WEREWOLF_EV_DUEL] = "duel",
    [WEREWOLF_EV_EXPLODE] = "explode",
    [WEREWOLF_EV_DIRECTION] = "direction",
    [WEREWOLF_EV_VOTE_OPENS] = "vote_opens",
    [WEREWOLF_EV_BALLOT] = "ballot",
    [WEREWOLF_EV_RECALLED] = "recalled",
    [WEREWOLF_EV_TOTAL] = "total",
    [WEREWOLF_EV_TIE] = "tie",
    [WEREWOLF_EV_NAMED_OUT] = "named_out",
    [WEREWOLF_EV_EXILE] = "exile",
    [WEREWOLF_EV_IDIOT] = "idiot",
    [WEREWOLF_EV_NO_EXILE] = "no_exile",
    [WEREWOLF_EV_REMOVED] = "removed",
    [WEREWOLF_EV_REVIVED] = "revived",
    [WEREWOLF_EV_VOICE] = "voice",
    [WEREWOLF_EV_CORRECTED] = "corrected",
    [WEREWOLF_EV_WON] = "won",
};

bool werewolf_has_half(int votes) {
    return votes % 2 != 0;
}

/* Of votes with the Sheriff's half one: how many the others have given. */
static int others_votes(const werewolf_pub *pub, int half) {
    return (half - pub->opt[WEREWOLF_OPT_WEIGHT]) / 2;
}

/* What selects between the forms of an event's sentence. */
static const char *form(const werewolf_look *look, const nt_event *e) {
    static const char *const won[] = {"none", "wolf", "good", "draw"};
    const uint8_t *a = e->arg;

    switch (e->kind) {
    case WEREWOLF_EV_NIGHTFALL:
        return look->pub->opt[WEREWOLF_OPT_HOST] == WEREWOLF_HOST_PASS ? "pass" : "eyes";
    case WEREWOLF_EV_DEATH:
        return werewolf_out_id[a[1] % WEREWOLF_OUTS];
    case WEREWOLF_EV_BADGE:
        return a[1] < look->pub->n ? a[0] < look->pub->n ? "passed" : "won" : "destroyed";
    case WEREWOLF_EV_EXPLODE:
        return a[1] < look->pub->n ? "takes" : "alone";
    case WEREWOLF_EV_DIRECTION:
        return a[0] ? "counter" : "clockwise";
    case WEREWOLF_EV_BALLOT:
        return a[1] < look->pub->n ? "vote" : "abstains";
    case WEREWOLF_EV_VOTE_OPENS:
        return werewolf_step_id[a[0] % WEREWOLF_STEP_KINDS];
    case WEREWOLF_EV_VOICE:
        return a[1] ? "on" : "off";
    case WEREWOLF_EV_SHOWN:
        return a[2] < WEREWOLF_ROLES ? "role" : a[1] == WEREWOLF_CAMP_WOLF ? "wolf" : "good";
    case WEREWOLF_EV_WON:
        return won[a[0] & 3];
    case WEREWOLF_EV_DAWN:
        return a[1] == 0 ? "none" : "some";
    case WEREWOLF_EV_TOTAL:
        return werewolf_has_half(a[1]) ? "sheriff" : "other";
    default:
        return "other";
    }
}

const char *werewolf_told_on(const werewolf_look *look, const nt_event *event) {
    const uint8_t *a = event->arg;
    char key[KEY];

    if (event->to != NT_ALL || event->kind >= WEREWOLF_EVENTS || event_key[event->kind] == NULL) {
        return NULL;
    }
    const bool list = event->kind == WEREWOLF_EV_STOOD || event->kind == WEREWOLF_EV_TIE;
    const bool total = event->kind == WEREWOLF_EV_TOTAL;
    const char *names =
        list ? werewolf_few_or_many(look, a + 1, a[0] < NT_MOVE_ARGS - 1 ? a[0] : NT_MOVE_ARGS - 1) : "";
    snprintf(key, sizeof key, "werewolf.event.%s", event_key[event->kind]);
    return TEXT_SAY(look->w, key, TEXT_STR("name", werewolf_seat_name(look, a[0])),
                    TEXT_STR("to", werewolf_seat_name(look, a[1])), TEXT_STR("form", form(look, event)),
                    TEXT_STR("names", names != NULL ? names : ""), TEXT_NUM("n", a[0]), TEXT_NUM("m", a[1]),
                    TEXT_STR("votes", total ? werewolf_votes(look->w, a[1]) : ""),
                    TEXT_NUM("whole", total ? others_votes(look->pub, a[1]) : 0),
                    TEXT_STR("weight", total ? werewolf_votes(look->w, look->pub->opt[WEREWOLF_OPT_WEIGHT]) : ""),
                    TEXT_STR("role", event->kind == WEREWOLF_EV_SHOWN && a[2] < WEREWOLF_ROLES
                                         ? werewolf_role_name(look->w, a[2])
                                         : ""));
}

/* What of an event is a seat that its sentence names: the first number, the second, or a list behind its length. */
enum { FIRST = 1, SECOND = 2, LISTED = 4 };
static const uint8_t named[WEREWOLF_EVENTS] = {
    [WEREWOLF_EV_DEATH] = FIRST,
    [WEREWOLF_EV_SILENCED] = FIRST,
    [WEREWOLF_EV_SHOWN] = FIRST,
    [WEREWOLF_EV_SHOT] = FIRST | SECOND,
    [WEREWOLF_EV_BADGE] = FIRST | SECOND,
    [WEREWOLF_EV_STOOD] = LISTED,
    [WEREWOLF_EV_WITHDREW] = FIRST,
    [WEREWOLF_EV_SKIPPED] = FIRST,
    [WEREWOLF_EV_DECLARES] = FIRST,
    [WEREWOLF_EV_VOID] = FIRST,
    [WEREWOLF_EV_DUEL] = FIRST | SECOND,
    [WEREWOLF_EV_EXPLODE] = FIRST | SECOND,
    [WEREWOLF_EV_TOTAL] = FIRST,
    [WEREWOLF_EV_TIE] = LISTED,
    [WEREWOLF_EV_NAMED_OUT] = FIRST | SECOND,
    [WEREWOLF_EV_EXILE] = FIRST,
    [WEREWOLF_EV_IDIOT] = FIRST,
    [WEREWOLF_EV_REMOVED] = FIRST,
    [WEREWOLF_EV_REVIVED] = FIRST,
    [WEREWOLF_EV_VOICE] = FIRST,
};

bool werewolf_names_any(const nt_event *e) {
    return e->to == NT_ALL && e->kind < WEREWOLF_EVENTS && named[e->kind] != 0;
}

bool werewolf_names(const nt_event *e, int seat) {
    const uint8_t which = werewolf_names_any(e) ? named[e->kind] : 0;

    for (int i = 1; (which & LISTED) && i <= e->arg[0] && i < NT_MOVE_ARGS; i++) {
        if (e->arg[i] == seat) {
            return true;
        }
    }
    return ((which & FIRST) && e->arg[0] == seat) || ((which & SECOND) && e->arg[1] == seat);
}

bool werewolf_tells_of_others(const werewolf_look *look) {
    const nt_event *e = &look->t->event;

    return table_tells(look->t) && werewolf_names_any(e) && !werewolf_names(e, look->pub->speaker);
}

/* A bot's ballot in the vote that is open, given before the first hand, and everybody's where votes are shown at the
 * end: told with the count. */
static bool sealed(const werewolf_look *look, const nt_event *e) {
    const werewolf_pub *pub = look->pub;
    const uint8_t *a = e->arg;

    return e->kind == WEREWOLF_EV_BALLOT && (look->chair[a[0]].bot || pub->opt[WEREWOLF_OPT_BALLOTS]) &&
           werewolf_step_votes(werewolf_open_step(pub)) &&
           (look->news || (pub->voted[a[0]] && pub->ballot[a[0]] == a[1]));
}

const char *werewolf_sentence(const table_telling *told, text_words *w) {
    const werewolf_look look = werewolf_look_of_telling(told, w);

    if (sealed(&look, told->event)) {
        return NULL;
    }

    return werewolf_told_on(&look, told->event);
}
