/* What a frame is drawn from, and Werewolf's words: names, what is asked, what happened, the line in the middle, what
 * the rules say to a frame. Every one is a whole message of the catalogue. */
#include <stdio.h>
#include <string.h>

#include "werewolf_table.h"

enum { KEY = 64 };

/* ---- what a frame is drawn from ---- */

/* The frame of a table that nobody hosts. */
static const hosting_frame no_host = {.kind = HOSTING_NONE, .called = NT_SPECTATOR};

werewolf_look werewolf_look_of(nt_view view, const table_ui *t, ui_draw *d) {
    return (werewolf_look){.pub = view.pub,
                           .me = view.me,
                           .seat = view.seat,
                           .chair = t->seat,
                           .w = d != NULL ? &d->words : NULL,
                           .news = true,
                           .t = t,
                           .d = d,
                           .h = &no_host};
}

werewolf_look werewolf_look_of_hosted(nt_view view, const hosting_frame *h, ui_draw *d) {
    werewolf_look look = werewolf_look_of(view, h->table, d);

    look.h = h;
    return look;
}

werewolf_look werewolf_look_of_telling(const table_telling *told, text_words *w) {
    return (werewolf_look){
        .pub = told->view.pub, .seat = NT_SPECTATOR, .chair = told->seat, .w = w, .news = told->news, .h = &no_host};
}

static bool votes(uint8_t step) {
    switch (step) {
    case WEREWOLF_STEP_ELECT:
    case WEREWOLF_STEP_ELECT_COUNT:
    case WEREWOLF_STEP_VOTE:
    case WEREWOLF_STEP_COUNT:
    case WEREWOLF_STEP_PK_VOTE:
    case WEREWOLF_STEP_PK_COUNT:
        return true;
    default:
        return false;
    }
}

bool werewolf_in_vote(const werewolf_pub *pub) {
    return votes(pub->step);
}

/* ---- names ---- */

const char *werewolf_say(text_words *w, const char *group, const char *id) {
    char key[KEY];

    snprintf(key, sizeof key, "werewolf.%s.%s", group, id);
    return text_say(w, key);
}

static const char *of_role(text_words *w, int role, const char *what) {
    char key[KEY];

    snprintf(key, sizeof key, "werewolf.role.%s.%s", role < WEREWOLF_ROLES ? werewolf_role[role].id : "none", what);
    return text_say(w, key);
}

const char *werewolf_role_name(text_words *w, int role) {
    return of_role(w, role, "name");
}

const char *werewolf_role_text(text_words *w, int role) {
    return of_role(w, role, "text");
}

const char *werewolf_seat_name(const werewolf_look *look, int seat) {
    if (seat < 0 || seat >= look->pub->n) {
        return "";
    }
    return TEXT_SAY(look->w, "werewolf.seat", TEXT_NUM("n", seat + 1), TEXT_STR("name", look->chair[seat].name));
}

static const char *all_names(const werewolf_look *look, const uint8_t *seats, int n) {
    const char *name[WEREWOLF_SEATS];

    for (int i = 0; i < n; i++) {
        name[i] = werewolf_seat_name(look, seats[i]);
    }
    return table_list(look->w, name, n);
}

const char *werewolf_marked(const werewolf_look *look, const uint8_t mark[WEREWOLF_SEATS]) {
    uint8_t seats[WEREWOLF_SEATS] = {0};
    int n = 0;

    for (int seat = 0; seat < look->pub->n; seat++) {
        if (mark[seat]) {
            seats[n++] = (uint8_t)seat;
        }
    }
    return all_names(look, seats, n);
}

const char *werewolf_votes(text_words *w, int half) {
    const int whole = half / 2;

    return TEXT_SAY(w, half % 2 ? "werewolf.votes.half" : "werewolf.votes.whole", TEXT_NUM("n", whole));
}

const char *werewolf_when(const werewolf_look *look) {
    const werewolf_pub *pub = look->pub;

    if (pub->round == 0) {
        return text_say(look->w, "werewolf.when.start");
    }
    return TEXT_SAY(look->w, pub->night ? "werewolf.when.night" : "werewolf.when.day", TEXT_NUM("n", pub->round));
}

/* ---- what is asked ---- */

static int asked_seat(const werewolf_look *look) {
    const werewolf_pub *pub = look->pub;
    int seat = 0;

    if (look->t->asked < pub->n) {
        return look->t->asked;
    }
    while (seat < pub->n && !pub->asked[seat]) {
        seat++;
    }
    return seat;
}

static bool asks_hands(const werewolf_look *look) {
    return look->t->n_legal > 0 && (werewolf_by_hands(look) || werewolf_hands_stand(look));
}

/* Also while nothing can be touched yet, since bots answer: nobody is to act before the others. */
static bool asks_all(const werewolf_look *look) {
    return werewolf_hands_stand(look) ||
           (werewolf_by_hands(look) && werewolf_voting_step(look->pub->step) == look->pub->step);
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

/* Candidate by candidate, or who stands: asked of all at one moment. */
static const char *asks_for_hands(const werewolf_look *look) {
    const int candidate = werewolf_candidate(look);
    const bool elects = werewolf_voting_step(look->pub->step) == WEREWOLF_STEP_ELECT;

    if (werewolf_hands_stand(look)) {
        return text_say(look->w, "werewolf.ask.who_stands");
    }
    if (candidate < 0) {
        return TEXT_SAY(look->w, "werewolf.ask.candidate", TEXT_STR("vote", elects ? "elect" : "exile"));
    }
    return TEXT_SAY(look->w, "werewolf.ask.hands", TEXT_STR("name", werewolf_seat_name(look, candidate)));
}

/* The same before anything can be touched. */
static const char *asks_soon(const werewolf_look *look) {
    const bool stands = werewolf_hands_stand(look), elects = look->pub->step == WEREWOLF_STEP_ELECT;

    return werewolf_candidate(look) >= 0 ? asks_for_hands(look)
                                         : TEXT_SAY(look->w, "werewolf.ask.all",
                                                    TEXT_STR("vote", stands   ? "stand"
                                                                     : elects ? "elect"
                                                                              : "exile"));
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
    if (asks_hands(look)) {
        return asks_for_hands(look);
    }
    if (asks_all(look)) {
        return asks_soon(look);
    }
    if (pub->step == WEREWOLF_STEP_RITES && seat < pub->n && !werewolf_page_asks(pub, seat)) {
        return TEXT_SAY(look->w, "werewolf.ask.rites_none", TEXT_STR("name", werewolf_seat_name(look, seat)));
    }
    snprintf(key, sizeof key, "werewolf.ask.%s",
             werewolf_step_id[pub->step < WEREWOLF_STEP_KINDS ? pub->step : WEREWOLF_STEP_OVER]);
    return TEXT_SAY(look->w, key, TEXT_STR("name", werewolf_seat_name(look, seat)),
                    TEXT_STR("tied", tied != NULL ? tied : ""), TEXT_NUM("left", count(pub, pub->asked)),
                    TEXT_STR("who", t->n_legal > 0 ? "you" : "all"),
                    TEXT_STR("host", pub->opt[WEREWOLF_OPT_HOST] == WEREWOLF_HOST_PASS ? "pass" : "eyes"));
}

/* ---- events ---- */

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

/* Many seats by their numbers alone, so that a sentence stays one. */
static const char *few_or_many(const werewolf_look *look, const uint8_t *seats, int n) {
    enum { FEW = 4 };
    const char *number[WEREWOLF_SEATS];
    char text[12];

    if (n <= FEW) {
        return all_names(look, seats, n);
    }
    for (int i = 0; i < n; i++) {
        const int len = snprintf(text, sizeof text, "%d", seats[i] + 1);
        number[i] = text_keep(look->w, text, (size_t)len);
    }
    return table_list(look->w, number, n);
}

const char *werewolf_told_on(const werewolf_look *look, const nt_event *event) {
    const uint8_t *a = event->arg;
    char key[KEY];

    if (event->to != NT_ALL || event->kind >= WEREWOLF_EVENTS || event_key[event->kind] == NULL) {
        return NULL;
    }
    const bool list = event->kind == WEREWOLF_EV_STOOD || event->kind == WEREWOLF_EV_TIE;
    const bool total = event->kind == WEREWOLF_EV_TOTAL;
    const char *names = list ? few_or_many(look, a + 1, a[0] < NT_MOVE_ARGS - 1 ? a[0] : NT_MOVE_ARGS - 1) : "";
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
           votes(werewolf_open_step(pub)) && (look->news || (pub->voted[a[0]] && pub->ballot[a[0]] == a[1]));
}

const char *werewolf_sentence(const table_telling *told, text_words *w) {
    const werewolf_look look = werewolf_look_of_telling(told, w);

    if (sealed(&look, told->event)) {
        return NULL;
    }

    return werewolf_told_on(&look, told->event);
}

/* ---- moves, for the judge ---- */

static const char *const move_key[WEREWOLF_MOVES] = {
    [WEREWOLF_MOVE_SEEN] = "seen",           [WEREWOLF_MOVE_NIGHT] = "night",
    [WEREWOLF_MOVE_CHOOSE] = "choose",       [WEREWOLF_MOVE_SAVE] = "save",
    [WEREWOLF_MOVE_BOTH] = "both",           [WEREWOLF_MOVE_NOTHING] = "nothing",
    [WEREWOLF_MOVE_SHOOT] = "shoot",         [WEREWOLF_MOVE_SHOW] = "show",
    [WEREWOLF_MOVE_GIVE] = "give",           [WEREWOLF_MOVE_DESTROY] = "destroy",
    [WEREWOLF_MOVE_STAND] = "stand",         [WEREWOLF_MOVE_STAY_OUT] = "stay_out",
    [WEREWOLF_MOVE_DONE] = "done",           [WEREWOLF_MOVE_WITHDRAW] = "withdraw",
    [WEREWOLF_MOVE_DECLARE] = "declare",     [WEREWOLF_MOVE_BACK] = "back",
    [WEREWOLF_MOVE_DUEL] = "duel",           [WEREWOLF_MOVE_EXPLODE] = "explode",
    [WEREWOLF_MOVE_VOTE] = "vote",           [WEREWOLF_MOVE_ABSTAIN] = "abstain",
    [WEREWOLF_MOVE_RECALL] = "recall",       [WEREWOLF_MOVE_COUNT] = "count",
    [WEREWOLF_MOVE_NAME] = "name",           [WEREWOLF_MOVE_DIRECTION] = "direction",
    [WEREWOLF_MOVE_VOID] = "void",           [WEREWOLF_MOVE_AGREE] = "agree",
    [WEREWOLF_MOVE_CARD] = "card",           [WEREWOLF_MOVE_REMOVE] = "remove",
    [WEREWOLF_MOVE_REVIVE] = "revive",       [WEREWOLF_MOVE_BADGE] = "badge",
    [WEREWOLF_MOVE_VOICE] = "voice",         [WEREWOLF_MOVE_DECIDE] = "decide",
    [WEREWOLF_MOVE_CORRECTED] = "corrected",
};

const char *werewolf_move_id(int kind) {
    return move_key[kind % WEREWOLF_MOVES];
}

const char *werewolf_move_words(const werewolf_look *look, nt_move move, int role) {
    const bool one = move.n > 0 && move.arg[0] < look->pub->n;
    const bool card = move.kind == WEREWOLF_MOVE_CARD;
    char key[KEY];

    snprintf(key, sizeof key, "werewolf.move.%s", move_key[move.kind % WEREWOLF_MOVES]);
    return TEXT_SAY(look->w, key, TEXT_STR("name", werewolf_seat_name(look, move.seat)),
                    TEXT_STR("to", one ? werewolf_seat_name(look, move.arg[0]) : ""),
                    TEXT_STR("whom", one ? "seat" : "nobody"),
                    TEXT_STR("role", werewolf_role_name(look->w, card ? move.arg[1] : role)));
}

/* ---- the line in the middle: how far a vote is, who stands, who is tied, what a stranger needs to know ---- */

static int voters_done(const werewolf_pub *pub, int *of) {
    int done = 0;

    *of = 0;
    for (int seat = 0; seat < pub->n; seat++) {
        *of += pub->voter[seat] != 0;
        done += pub->voter[seat] && pub->voted[seat];
    }
    return done;
}

static int answered(const werewolf_pub *pub, int *of) {
    int done = 0;

    *of = 0;
    for (int seat = 0; seat < pub->n; seat++) {
        *of += pub->eligible[seat] != 0;
        done += pub->eligible[seat] && pub->stand_in[seat];
    }
    return done;
}

/* Who stands, hands up: what is touched, and that bots who sit beside people are not; or else what it is about. */
static const char *told_raise(const werewolf_look *look, text_arg votes) {
    return !asks_hands(look)            ? NULL
           : werewolf_bots_answer(look) ? ui_say(look->d, "werewolf.note.framed")
                                        : UI_SAY(look->d, "werewolf.note.raise", votes);
}

/* Whoever is to be named stands framed, where a person names them. */
static const char *told_tied(const werewolf_look *look) {
    int n = 0;

    for (int seat = 0; seat < look->pub->n && !look->t->locked; seat++) {
        n += table_find_move(look->t, WEREWOLF_MOVE_NAME, seat, TABLE_ANY) != NULL;
    }
    return n > 0 ? UI_SAY(look->d, "werewolf.note.say", TEXT_NUM("n", n)) : NULL;
}

/* How many hands are up, or NULL: none is. */
static const char *told_hands(const werewolf_look *look) {
    const int up = werewolf_hands_up(look);

    return up > 0 ? UI_SAY(look->d, "werewolf.note.hands", TEXT_NUM("n", up)) : NULL;
}

/* Lines of the list end with crosses: what these do is said. */
static bool has_crosses(const werewolf_look *look) {
    return werewolf_in_vote(look->pub) && werewolf_way_of(look) == WEREWOLF_WAY_LIST && !table_tells(look->t) &&
           !look->t->locked && table_find_move(look->t, WEREWOLF_MOVE_RECALL, TABLE_ANY, TABLE_ANY) != NULL;
}

/* What a stranger needs to know for the question, or NULL. */
static const char *hint(const werewolf_look *look) {
    const werewolf_pub *pub = look->pub;
    ui_draw *d = look->d;
    int of;

    switch (pub->step) {
    case WEREWOLF_STEP_STAND: {
        const text_arg votes = TEXT_STR("votes", werewolf_votes(&d->words, pub->opt[WEREWOLF_OPT_WEIGHT]));
        if (werewolf_hands_stand(look)) {
            const char *up = told_hands(look), *raise = told_raise(look, votes);
            return up != NULL ? up : raise != NULL ? raise : UI_SAY(d, "werewolf.note.sheriff", votes);
        }
        const int done = answered(pub, &of);
        return UI_SAY(d, "werewolf.note.stand", TEXT_NUM("done", done), TEXT_NUM("of", of), votes);
    }
    case WEREWOLF_STEP_BADGE:
        return ui_say(d, "werewolf.note.badge");
    case WEREWOLF_STEP_DECLARE:
        return ui_say(d, "werewolf.note.declare");
    case WEREWOLF_STEP_DIRECTION:
        return ui_say(d, "werewolf.note.direction");
    default:
        return NULL;
    }
}

/* Nobody may abstain: who is missing is named, where hands are raised. */
static const char *named_missing(const werewolf_look *look) {
    return werewolf_may_end(look) || !werewolf_by_hands(look) ? NULL : werewolf_missing(look);
}

werewolf_mark werewolf_aside_mark(const werewolf_look *look) {
    const bool in_vote = werewolf_in_vote(look->pub), stands = werewolf_hands_stand(look);

    if (!in_vote && !(stands && asks_hands(look))) {
        return WEREWOLF_MARK_NONE; /* the note is of no hands */
    }
    return in_vote && named_missing(look) != NULL  ? WEREWOLF_MARK_AWAITED
           : stands || werewolf_hands_up(look) > 0 ? WEREWOLF_MARK_UP
                                                   : WEREWOLF_MARK_GIVEN;
}

/* A line under the day's name: who stands, who is tied, who leads. */
const char *werewolf_aside(const werewolf_look *look) {
    const werewolf_pub *pub = look->pub;
    ui_draw *d = look->d;
    uint8_t running[WEREWOLF_SEATS] = {0};
    int of;

    if (werewolf_in_vote(pub)) {
        const char *missing = named_missing(look);
        if (missing != NULL) {
            return UI_SAY(d, "werewolf.note.missing", TEXT_STR("names", missing));
        }
        if (told_hands(look) != NULL) {
            return told_hands(look);
        }
        const int done = voters_done(pub, &of);
        return UI_SAY(d, has_crosses(look) ? "werewolf.note.listed" : "werewolf.note.voted", TEXT_NUM("done", done),
                      TEXT_NUM("of", of));
    }
    if (pub->step == WEREWOLF_STEP_CAMPAIGN) {
        for (int seat = 0; seat < pub->n; seat++) {
            running[seat] = pub->candidate[seat] == WEREWOLF_STANDING;
        }
        const char *names = werewolf_marked(look, running);
        return names == NULL ? NULL : UI_SAY(d, "werewolf.note.running", TEXT_STR("names", names));
    }
    if (pub->step == WEREWOLF_STEP_SAY && told_tied(look) != NULL) { /* the question has their names */
        return told_tied(look);
    }
    if (pub->step == WEREWOLF_STEP_SAY || pub->step == WEREWOLF_STEP_PK_SPEECH) {
        const char *names = werewolf_marked(look, pub->tied);
        return names == NULL ? NULL : UI_SAY(d, "werewolf.note.tied", TEXT_STR("names", names));
    }
    if (pub->step == WEREWOLF_STEP_DUSK && pub->round >= WEREWOLF_SUGGEST_DRAW) {
        return ui_say(d, "werewolf.note.draw");
    }
    return hint(look);
}

/* ---- the page of the rules that helps ---- */

enum {
    PAGE_OVERVIEW,
    PAGE_START,
    PAGE_WOLVES,
    PAGE_GOOD,
    PAGE_NIGHT,
    PAGE_DEATHS,
    PAGE_SHERIFF,
    PAGE_DAY,
    PAGE_VOTE,
    PAGE_END,
    PAGE_HOSTING
};

const char *const werewolf_rules_pages[] = {
    [PAGE_OVERVIEW] = "overview", [PAGE_START] = "start",   [PAGE_WOLVES] = "wolves",   [PAGE_GOOD] = "good",
    [PAGE_NIGHT] = "night",       [PAGE_DEATHS] = "deaths", [PAGE_SHERIFF] = "sheriff", [PAGE_DAY] = "day",
    [PAGE_VOTE] = "vote",         [PAGE_END] = "end",       [PAGE_HOSTING] = "hosting", NULL};

int werewolf_judges_page(void) {
    return PAGE_HOSTING;
}

int werewolf_rules_page(nt_view view, const table_ui *t) {
    const werewolf_pub *pub = view.pub;

    if (t->frame == TABLE_RESULTS || pub->ended) {
        return PAGE_END;
    }
    switch (pub->step) {
    case WEREWOLF_STEP_REGISTER:
    case WEREWOLF_STEP_REVEAL:
        return PAGE_START;
    case WEREWOLF_STEP_DUSK:
        return pub->round == 0 ? PAGE_START : PAGE_NIGHT;
    case WEREWOLF_STEP_NIGHT:
    case WEREWOLF_STEP_INFO:
        return PAGE_NIGHT;
    case WEREWOLF_STEP_RITES:
        return PAGE_DEATHS;
    case WEREWOLF_STEP_BADGE:
    case WEREWOLF_STEP_STAND:
    case WEREWOLF_STEP_CAMPAIGN:
    case WEREWOLF_STEP_ELECT:
    case WEREWOLF_STEP_ELECT_COUNT:
    case WEREWOLF_STEP_DIRECTION:
        return PAGE_SHERIFF;
    default:
        return werewolf_in_vote(pub) || pub->step == WEREWOLF_STEP_SAY ? PAGE_VOTE : PAGE_DAY;
    }
}
