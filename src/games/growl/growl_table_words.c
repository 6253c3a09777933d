/* GROWL's words: what is asked, what happened and for how long it is told, why not. Every sentence is a whole message
 * of the catalogue. */
#include <stdio.h>

#include "growl_table.h"

growl_look growl_look_of(nt_view view, const table_ui *t, ui_draw *d) {
    return (growl_look){.pub = view.pub,
                        .me = view.me,
                        .seat = view.seat,
                        .chair = t->seat,
                        .w = d != NULL ? &d->words : NULL,
                        .t = t,
                        .d = d};
}

/* Of what is said without a picture: no frame, no list. */
static growl_look look_of_telling(const table_telling *told, text_words *w) {
    return (growl_look){.pub = told->view.pub, .seat = NT_SPECTATOR, .chair = told->seat, .w = w};
}

bool growl_seat_legal(const table_ui *t, int seat) {
    for (int i = 0; i < t->n_legal; i++) {
        const nt_move *m = &t->legal[i];
        switch (m->kind) {
        case GROWL_MOVE_GIVE:
        case GROWL_MOVE_TARGET:
        case GROWL_MOVE_VOTE:
            if (m->arg[0] == seat) {
                return true;
            }
            break;
        case GROWL_MOVE_PAIR:
            if (m->arg[0] == seat || m->arg[1] == seat) {
                return true;
            }
            break;
        default:
            break;
        }
    }
    return false;
}

const char *growl_card_name(text_words *w, const char *id) {
    char key[48];

    snprintf(key, sizeof key, "growl.card.%s.name", id);
    return text_say(w, key);
}

const char *growl_card_text(text_words *w, const char *id) {
    char key[48];

    snprintf(key, sizeof key, "growl.card.%s.text", id);
    return text_say(w, key);
}

const char *growl_name(const growl_look *look, int seat) {
    return seat >= 0 && seat < look->pub->n ? look->chair[seat].name : "";
}

const char *growl_names(const growl_look *look, const uint8_t *seats, int n) {
    const char *name[GROWL_SEATS] = {NULL};
    const int names = n < GROWL_SEATS ? n : GROWL_SEATS;

    for (int i = 0; i < names; i++) {
        name[i] = growl_name(look, seats[i]);
    }
    return table_list(look->w, name, names);
}

static const char *kind_id(int kind) {
    return kind >= 0 && kind < GROWL_KINDS ? growl_kind_id[kind] : "none";
}

static const char *night_id(int card) {
    return card >= 0 && card < GROWL_NIGHT_CARDS ? growl_night_id[card] : "none";
}

static const char *team_id(int team) {
    return team == GROWL_HUMAN ? "human" : team == GROWL_WOLF ? "wolf" : "none";
}

const char *growl_when(const growl_look *look) {
    const growl_pub *pub = look->pub;
    const int over = pub->nights + (growl_is_dawn(look) && !growl_shows_night(look));

    return growl_shows_night(look) ? TEXT_SAY(look->w, "growl.when.night", TEXT_NUM("night", pub->nights + 1),
                                              TEXT_NUM("of", GROWL_NIGHTS))
                                   : TEXT_SAY(look->w, "growl.when.day", TEXT_NUM("day", over + 1));
}

/* The first seat clockwise from the active one that is asked; from the first, while nobody is active yet. */
static int asked_seat(const growl_pub *pub) {
    const int from = pub->active < GROWL_SEATS ? pub->place[pub->active] : 0;
    for (int k = 0; k < pub->n; k++) {
        const int seat = pub->who[(from + k) % pub->n];
        if (pub->asked[seat]) {
            return seat;
        }
    }
    return pub->active;
}

int growl_asked_alone(const growl_pub *pub) {
    int choose = 0, asked = -1;

    for (int seat = 0; seat < pub->n; seat++) {
        choose += pub->asked[seat] || pub->done[seat];
        asked = pub->asked[seat] ? seat : asked;
    }
    return choose == 1 ? asked : -1;
}

/* What a bot that is asked alone does meanwhile. NULL: the question speaks of it already. */
static const char *bot_does(uint8_t step) {
    switch (step) {
    case GROWL_STEP_TURN:
        return "growl.ask.turn_bot";
    case GROWL_STEP_GIVE:
        return "growl.bot.give";
    case GROWL_STEP_VIEW_GIFT:
        return "growl.ask.view_gift_bot";
    case GROWL_STEP_SERUM_TARGET:
    case GROWL_STEP_CAGE_TARGET:
    case GROWL_STEP_HOUND_TARGET:
    case GROWL_STEP_INSOMNIA_TARGET:
    case GROWL_STEP_HALLOWS_TARGET:
        return "growl.bot.one";
    case GROWL_STEP_GIFT_PAIR:
    case GROWL_STEP_HYPNO_PAIR:
    case GROWL_STEP_SWAP_PAIR:
        return "growl.bot.two";
    case GROWL_STEP_BULLET_TARGET:
    case GROWL_STEP_SEANCE_TARGET:
        return "growl.bot.seat";
    case GROWL_STEP_HYPNO_NAME:
        return "growl.bot.name";
    case GROWL_STEP_ACCUSE:
    case GROWL_STEP_TRUST:
        return "growl.bot.vote";
    case GROWL_STEP_BREAK_TIE:
        return "growl.bot.tie";
    case GROWL_STEP_CONDEMN:
        return "growl.bot.condemn";
    case GROWL_STEP_SAVE:
        return "growl.bot.save";
    case GROWL_STEP_TITLE:
        return "play.bot_chooses";
    default:
        return NULL;
    }
}

const char *growl_question(const growl_look *look) {
    const growl_pub *pub = look->pub;
    const uint8_t asked = look->t->asked;
    const int seat = asked < pub->n ? asked : asked_seat(pub);
    const char *does = seat < pub->n && look->chair[seat].bot ? bot_does(pub->step) : NULL;
    char key[48];

    if (does != NULL) { /* it is told to do nothing */
        return TEXT_SAY(look->w, does, TEXT_STR("name", growl_name(look, seat)));
    }
    snprintf(key, sizeof key, "growl.ask.%s", growl_step_id[pub->step < GROWL_STEPS ? pub->step : GROWL_STEP_OVER]);
    return TEXT_SAY(look->w, key, TEXT_STR("name", growl_name(look, seat)), TEXT_STR("card", kind_id(pub->turned)),
                    TEXT_STR("kind", kind_id(pub->hypno_kind)), TEXT_STR("night", night_id(pub->night_card)));
}

const char *growl_why_not(const growl_look *look, int seat) {
    const growl_pub *pub = look->pub;
    const table_ui *t = look->t;
    const char *key;

    if (growl_seat_legal(t, seat)) {
        return NULL;
    }
    if (pub->step == GROWL_STEP_HALLOWS_TARGET) {
        key = "growl.no.living";
    } else if (!pub->alive[seat]) {
        key = "growl.no.dead";
    } else if (seat == t->asked && pub->step != GROWL_STEP_BREAK_TIE) {
        key = "growl.no.self";
    } else if (pub->step == GROWL_STEP_GIFT_PAIR) {
        key = "growl.no.few_cards";
    } else if (pub->step == GROWL_STEP_BREAK_TIE) {
        key = "growl.no.not_tied";
    } else {
        key = "growl.no.lowered";
    }
    return TEXT_SAY(look->w, key, TEXT_STR("name", growl_name(look, seat)));
}

/* ---- events ---- */

static const char *of_card(const growl_look *look, const nt_event *e) {
    const uint8_t *a = e->arg;
    text_words *w = look->w;

    switch (e->kind) {
    case GROWL_EV_DEALT:
        return text_say(w, "growl.ask.deal");
    case GROWL_EV_TURN:
        return TEXT_SAY(w, "growl.event.turn", TEXT_STR("name", growl_name(look, a[0])),
                        TEXT_STR("card", kind_id(a[1])));
    case GROWL_EV_NIGHT:
        return TEXT_SAY(w, "growl.event.night", TEXT_STR("name", growl_name(look, a[0])),
                        TEXT_STR("card", growl_card_name(w, night_id(a[1]))), TEXT_NUM("night", a[2]));
    case GROWL_EV_GIFT:
        return TEXT_SAY(w, "growl.event.gift", TEXT_STR("name", growl_name(look, a[0])),
                        TEXT_STR("card", kind_id(a[1])), TEXT_STR("to", growl_name(look, a[2])));
    case GROWL_EV_PAIR:
        return TEXT_SAY(w, "growl.event.pair", TEXT_STR("card", night_id(a[0])),
                        TEXT_STR("a", growl_name(look, a[1])), TEXT_STR("b", growl_name(look, a[2])));
    case GROWL_EV_TARGET:
        return TEXT_SAY(w, "growl.event.target", TEXT_STR("card", night_id(a[0])),
                        TEXT_STR("name", growl_name(look, a[1])));
    case GROWL_EV_NO_EFFECT:
        return TEXT_SAY(w, "growl.event.no_effect", TEXT_STR("card", growl_card_name(w, night_id(a[0]))));
    case GROWL_EV_HYPNO:
        return TEXT_SAY(w, "growl.event.hypno", TEXT_STR("kind", kind_id(a[0])),
                        TEXT_STR("a", growl_name(look, a[1])), TEXT_NUM("m", a[2]),
                        TEXT_STR("b", growl_name(look, a[3])), TEXT_NUM("n", a[4]));
    case GROWL_EV_TEMPEST:
        return text_say(w, "growl.event.tempest");
    case GROWL_EV_PASSED:
        return text_say(w, "growl.event.passed");
    case GROWL_EV_TAKEN:
        return TEXT_SAY(w, "growl.event.taken", TEXT_STR("name", growl_name(look, a[0])), TEXT_NUM("n", a[1]));
    case GROWL_EV_NIGHT_CLOSED:
        return TEXT_SAY(w, "growl.event.night_closed", TEXT_NUM("night", a[0]));
    default:
        return NULL;
    }
}

static const char *of_vote(const growl_look *look, const nt_event *e) {
    const uint8_t *a = e->arg;
    text_words *w = look->w;
    const char *names;

    switch (e->kind) {
    case GROWL_EV_POINT:
        return TEXT_SAY(w, "growl.event.point", TEXT_STR("name", growl_name(look, a[1])),
                        TEXT_STR("to", growl_name(look, a[3])), TEXT_STR("side", a[2] == 0 ? "left" : "right"));
    case GROWL_EV_UNWANTED:
        names = growl_names(look, a + 2, a[1] < NT_MOVE_ARGS - 2 ? a[1] : NT_MOVE_ARGS - 2);
        return names == NULL ? text_say(w, "growl.event.unwanted_none")
                             : TEXT_SAY(w, "growl.event.unwanted", TEXT_NUM("n", a[1]), TEXT_STR("names", names));
    case GROWL_EV_DRAWN:
        return TEXT_SAY(w, "growl.event.drawn", TEXT_STR("name", growl_name(look, a[0])));
    case GROWL_EV_VOTE:
        return TEXT_SAY(w, "growl.event.vote", TEXT_STR("name", growl_name(look, a[1])),
                        TEXT_STR("to", growl_name(look, a[2])));
    case GROWL_EV_TIE:
        names = growl_names(look, a + 1, a[0] < NT_MOVE_ARGS - 1 ? a[0] : NT_MOVE_ARGS - 1);
        return names == NULL ? NULL : TEXT_SAY(w, "growl.event.tie", TEXT_STR("names", names));
    case GROWL_EV_CHOSEN:
        return TEXT_SAY(w, "growl.event.chosen", TEXT_STR("card", night_id(a[0])),
                        TEXT_STR("name", growl_name(look, a[1])));
    case GROWL_EV_SAVED:
        return TEXT_SAY(w, "growl.event.saved", TEXT_STR("name", growl_name(look, a[0])),
                        TEXT_STR("to", growl_name(look, a[1])));
    default:
        return NULL;
    }
}

/* Somebody's crown, and with whom it is shared. */
static const char *titled(const growl_look *look, int seat, const char *title) {
    uint8_t others[GROWL_SEATS] = {0};
    int n = 0;

    for (int i = 0; i < look->pub->n; i++) {
        if (look->pub->richest[i] && i != seat) {
            others[n++] = (uint8_t)i;
        }
    }
    const text_arg args[] = {TEXT_STR("name", growl_name(look, seat)), TEXT_STR("title", title),
                             TEXT_STR("others", growl_names(look, others, n))};
    return text_say_args(look->w, n > 0 ? "growl.event.title_shared" : "growl.event.title", args, n > 0 ? 3 : 2);
}

static const char *of_end(const growl_look *look, const nt_event *e) {
    static const char *const how[] = {"day", "before_night", "card", "passing"};
    static const char *const cry[] = {"human", "wolf", "zero"};
    const uint8_t *a = e->arg;
    text_words *w = look->w;

    switch (e->kind) {
    case GROWL_EV_DEATH:
        return TEXT_SAY(w, "growl.event.death", TEXT_STR("name", growl_name(look, a[0])),
                        TEXT_STR("how", how[a[1] & 3]), TEXT_STR("team", team_id(a[2])));
    case GROWL_EV_SEANCE:
        return TEXT_SAY(w, "growl.event.seance", TEXT_STR("name", growl_name(look, a[0])),
                        TEXT_STR("team", team_id(a[1])));
    case GROWL_EV_GROWL:
        return TEXT_SAY(w, "growl.event.growl", TEXT_STR("name", growl_name(look, a[0])),
                        TEXT_STR("who", cry[a[1] < 3 ? a[1] : 0]));
    case GROWL_EV_WON:
        return TEXT_SAY(w, "growl.event.won", TEXT_STR("team", team_id(a[0])));
    case GROWL_EV_GOLD:
        return TEXT_SAY(w, "growl.event.gold", TEXT_STR("name", growl_name(look, a[0])), TEXT_NUM("n", a[1]));
    case GROWL_EV_SERIES:
        return TEXT_SAY(w, "growl.event.series", TEXT_STR("choice", a[0] != 0 ? "next" : "finish"));
    case GROWL_EV_TITLE:
        return titled(look, a[0], a[1] == 0 ? "king" : "queen");
    default:
        return NULL;
    }
}

const char *growl_told_on(const growl_look *look, const nt_event *event) {

    if (event->to != NT_ALL) {
        return NULL;
    }
    const char *said = of_card(look, event);
    if (said == NULL) {
        said = of_vote(look, event);
    }
    return said != NULL ? said : of_end(look, event);
}

const char *growl_sentence(const table_telling *told, text_words *w) {
    const growl_look look = look_of_telling(told, w);

    return growl_told_on(&look, told->event);
}
