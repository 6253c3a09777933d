/* What is asked, and of whom. */
#include <stdio.h>

#include "werewolf_table.h"

enum { KEY = 64 };

int werewolf_asked_first(const werewolf_pub *pub) {
    int seat = 0;

    while (seat < pub->n && !pub->asked[seat]) {
        seat++;
    }
    return seat;
}

static int asked_seat(const werewolf_look *look) {
    return look->t->asked < look->pub->n ? look->t->asked : werewolf_asked_first(look->pub);
}

bool werewolf_asks_hands(const werewolf_look *look) {
    return look->t->n_legal > 0 && (werewolf_by_hands(look) || werewolf_hands_stand(look));
}

/* Also while nothing can be touched yet, since bots answer: nobody is to act before the others. */
static bool asks_all(const werewolf_look *look) {
    return werewolf_hands_stand(look) ||
           (werewolf_by_hands(look) && werewolf_voting_step(look->pub->step) == look->pub->step);
}

bool werewolf_offers_taking(const werewolf_pub *pub) {
    return werewolf_may_be_dealt(pub, WEREWOLF_WHITE_KING);
}

int werewolf_asked_by_name(const werewolf_look *look) {
    const int seat = asked_seat(look);

    return !asks_all(look) && seat < look->pub->n && look->pub->asked[seat] ? seat : -1;
}

static int count(const werewolf_pub *pub, const uint8_t mark[WEREWOLF_SEATS]) {
    int n = 0;

    for (int seat = 0; seat < pub->n; seat++) {
        n += mark[seat] != 0;
    }
    return n;
}

/* The same before the button, of whom is picked; NULL: nobody, or it is asked of one alone. */
static const char *of_picked(const werewolf_look *look, int seat) {
    const int menu = look->t->pick[WEREWOLF_PICK_MENU], to = look->t->pick[WEREWOLF_PICK_SEAT] - 1;

    if (to < 0 || (menu != WEREWOLF_MENU_DUEL && menu != WEREWOLF_MENU_TAKE)) {
        return NULL;
    }
    return TEXT_SAY(look->w,
                    menu == WEREWOLF_MENU_DUEL ? "werewolf.ask.menu.duel_with" : "werewolf.ask.menu.take_whom",
                    TEXT_STR("name", werewolf_seat_name(look, seat)), TEXT_STR("to", werewolf_seat_name(look, to)));
}

/* What is asked once a menu is open on the frame; NULL when none is. */
static const char *of_menu(const werewolf_look *look, int seat) {
    static const char *const key[WEREWOLF_MENU_KINDS] = {
        [WEREWOLF_MENU_DECLARE] = "declare", [WEREWOLF_MENU_WITHDRAW] = "withdraw", [WEREWOLF_MENU_DUEL] = "duel",
        [WEREWOLF_MENU_EXPLODE] = "explode", [WEREWOLF_MENU_TAKE] = "take",         [WEREWOLF_MENU_VOTER] = "voter"};
    const int menu = look->t->pick[WEREWOLF_PICK_MENU];
    char full[KEY];

    if (menu >= WEREWOLF_MENU_KINDS || key[menu] == NULL) {
        return NULL;
    }
    snprintf(full, sizeof full, "werewolf.ask.menu.%s", key[menu]);
    return TEXT_SAY(look->w, full, TEXT_STR("name", werewolf_seat_name(look, seat)));
}

/* Asked of all at one moment, whether anything can be touched yet or not. */
static const char *asks_at_once(const werewolf_look *look) {
    const bool stands = werewolf_hands_stand(look),
               elects = werewolf_voting_step(look->pub->step) == WEREWOLF_STEP_ELECT;

    return TEXT_SAY(look->w, "werewolf.ask.all", TEXT_STR("vote", stands ? "stand" : elects ? "elect" : "exile"));
}

/* Candidate by candidate, or who stands. */
static const char *asks_for_hands(const werewolf_look *look) {
    const int candidate = werewolf_candidate(look);

    if (werewolf_hands_stand(look) && werewolf_asks_hands(look)) {
        return text_say(look->w, "werewolf.ask.who_stands");
    }
    return candidate < 0
               ? asks_at_once(look)
               : TEXT_SAY(look->w, "werewolf.ask.hands", TEXT_STR("name", werewolf_seat_name(look, candidate)));
}

/* What may be declared: that alone which a game of few roles has is asked by its name. */
static const char *declared(const werewolf_look *look) {
    const table_ui *t = look->t;
    const bool duels = table_find_move(t, WEREWOLF_MOVE_DUEL, TABLE_ANY, TABLE_ANY) != NULL,
               explodes = table_find_move(t, WEREWOLF_MOVE_EXPLODE, TABLE_ANY, TABLE_ANY) != NULL;

    return explodes && !duels && !werewolf_offers_taking(look->pub) ? "explode" : "any";
}

const char *werewolf_question(const werewolf_look *look) {
    const werewolf_pub *pub = look->pub;
    const table_ui *t = look->t;
    const bool speech = pub->speaker < pub->n && !werewolf_in_vote(pub) && pub->step != WEREWOLF_STEP_DECLARE;
    const int seat = pub->step == WEREWOLF_STEP_DECLARE && pub->declarer < pub->n ? pub->declarer
                     : speech                                                     ? pub->speaker
                                                                                  : asked_seat(look);
    const char *picked = of_picked(look, seat), *menu = picked != NULL ? picked : of_menu(look, seat),
               *tied = werewolf_marked(look, pub->tied);
    char key[KEY];

    if (menu != NULL) {
        return menu;
    }
    if (werewolf_asks_hands(look) || asks_all(look)) {
        return asks_for_hands(look);
    }
    if (pub->step == WEREWOLF_STEP_RITES && seat < pub->n && !werewolf_page_asks(pub, seat)) {
        return TEXT_SAY(look->w, "werewolf.ask.rites_none", TEXT_STR("name", werewolf_seat_name(look, seat)));
    }
    snprintf(key, sizeof key, "werewolf.ask.%s",
             werewolf_step_id[pub->step < WEREWOLF_STEP_KINDS ? pub->step : WEREWOLF_STEP_OVER]);
    return TEXT_SAY(look->w, key, TEXT_STR("name", werewolf_seat_name(look, seat)),
                    TEXT_STR("tied", tied != NULL ? tied : ""), TEXT_NUM("left", count(pub, pub->asked)),
                    TEXT_STR("who", t->n_legal > 0 ? "you" : "all"), TEXT_STR("what", declared(look)),
                    TEXT_STR("host", pub->opt[WEREWOLF_OPT_HOST] == WEREWOLF_HOST_PASS ? "pass" : "eyes"));
}

bool werewolf_speaks(const werewolf_pub *pub, int seat) {
    return pub->speaker == seat && (pub->step == WEREWOLF_STEP_SPEECH || pub->step == WEREWOLF_STEP_WORDS ||
                                    pub->step == WEREWOLF_STEP_CAMPAIGN || pub->step == WEREWOLF_STEP_PK_SPEECH);
}

bool werewolf_acts(const werewolf_look *look, int seat) {
    const werewolf_pub *pub = look->pub;

    if (pub->ended) {
        return false;
    }
    if (werewolf_speaks(pub, seat)) {
        return true;
    }
    switch (pub->step) {
    case WEREWOLF_STEP_BADGE:
    case WEREWOLF_STEP_DIRECTION:
    case WEREWOLF_STEP_DECLARE:
    case WEREWOLF_STEP_SAY:
        return pub->asked[seat] != 0;
    case WEREWOLF_STEP_RITES: /* all know who has nothing to answer */
        return pub->asked[seat] != 0 && werewolf_page_asks(pub, seat);
    case WEREWOLF_STEP_STAND:
    case WEREWOLF_STEP_ELECT:
    case WEREWOLF_STEP_VOTE:
    case WEREWOLF_STEP_PK_VOTE: /* hands are up to all at once */
        return werewolf_asked_by_name(look) == seat;
    default:
        return false;
    }
}
