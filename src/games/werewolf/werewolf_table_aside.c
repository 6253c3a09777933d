/* The line in the middle under the day's name: how far a vote is, who stands, who is tied, what a stranger needs to
 * know. */
#include "werewolf_table.h"

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

/* Who stands, hands up: what is touched, and that bots who sit beside people are not; or else what it is about. Large
 * words are one line, or people on the square would be covered. */
static const char *told_raise(const werewolf_look *look, text_arg votes) {
    return !werewolf_asks_hands(look)    ? NULL
           : ui_large_words(look->d->ui) ? ui_say(look->d, "werewolf.note.touch")
           : werewolf_bots_answer(look)  ? ui_say(look->d, "werewolf.note.framed")
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
    return werewolf_shows_list(look) && !look->t->locked &&
           table_find_move(look->t, WEREWOLF_MOVE_RECALL, TABLE_ANY, TABLE_ANY) != NULL;
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
    case WEREWOLF_STEP_WORDS:
        return ui_say(d, "werewolf.note.words");
    case WEREWOLF_STEP_DECLARE:
        return ui_say(d, "werewolf.note.declare");
    case WEREWOLF_STEP_DIRECTION:
        return ui_say(d,
                      ui_large_words(d->ui) && d->ui->rim == NULL ? "werewolf.note.last" : "werewolf.note.direction");
    default:
        return NULL;
    }
}

/* Nobody may abstain: who is missing is named, where hands are raised. */
static const char *named_missing(const werewolf_look *look) {
    return werewolf_may_end(look) || !werewolf_by_hands(look) ? NULL : werewolf_missing(look);
}

/* A vote has been opened, and by no list: whoever is awaited is marked at the plates, and the mark says so here. */
static bool awaits_all(const werewolf_look *look) {
    int of;

    return werewolf_in_vote(look->pub) && werewolf_way_of(look) != WEREWOLF_WAY_LIST &&
           voters_done(look->pub, &of) == 0 && of > 1;
}

werewolf_mark werewolf_aside_mark(const werewolf_look *look) {
    const bool in_vote = werewolf_in_vote(look->pub), stands = werewolf_hands_stand(look);

    if (!in_vote && !(stands && werewolf_asks_hands(look))) {
        return WEREWOLF_MARK_NONE; /* the note is of no hands */
    }
    return in_vote && (named_missing(look) != NULL || (awaits_all(look) && werewolf_hands_up(look) == 0))
               ? WEREWOLF_MARK_AWAITED
           : stands || werewolf_hands_up(look) > 0 ? WEREWOLF_MARK_UP
                                                   : WEREWOLF_MARK_GIVEN;
}

/* Ballots that are given and not seen. */
static int closed(const werewolf_look *look) {
    const werewolf_pub *pub = look->pub;
    int n = 0;

    for (int seat = 0; seat < pub->n; seat++) {
        n += pub->voted[seat] && !werewolf_sees_ballot(look, seat) && !werewolf_sees_abstaining(look, seat);
    }
    return n;
}

/* How many have voted; in the end who has not; before, where some ballots are not seen, what their envelopes mean. */
static const char *told_voted(const werewolf_look *look) {
    enum { FEW = 2 };
    int of;
    const int done = voters_done(look->pub, &of), hidden = closed(look), left = of - done;

    if (done > 0 && left > 0 && left <= FEW && !has_crosses(look)) {
        return UI_SAY(look->d, "werewolf.note.left", TEXT_NUM("done", done), TEXT_NUM("of", of),
                      TEXT_STR("names", werewolf_missing(look)));
    }
    return UI_SAY(look->d,
                  awaits_all(look)    ? "werewolf.note.all_vote"
                  : has_crosses(look) ? "werewolf.note.listed"
                  : hidden == 0       ? "werewolf.note.voted"
                  : hidden < done     ? "werewolf.note.closed_of"
                                      : "werewolf.note.closed",
                  TEXT_NUM("done", done), TEXT_NUM("of", of), TEXT_NUM("n", hidden));
}

const char *werewolf_how_to_vote(const werewolf_look *look) {
    const werewolf_pub *pub = look->pub;
    const werewolf_way way = werewolf_way_of(look);
    const bool flat = look->d != NULL && look->d->ui->rim != NULL; /* names stand at its edges, and are not touched */
    const char *how = way == WEREWOLF_WAY_LIST     ? flat ? "flat_list" : "list"
                      : way == WEREWOLF_WAY_SEATS  ? flat ? "flat_seat" : "seat"
                      : !werewolf_asks_hands(look) ? "hands"
                      : flat                       ? "flat_call"
                                                   : "call";

    return werewolf_in_vote(pub) && werewolf_voting_step(pub->step) == pub->step && werewolf_candidate(look) < 0 &&
                   look->t->pick[WEREWOLF_PICK_MENU] == WEREWOLF_MENU_NONE
               ? TEXT_SAY(look->w, "werewolf.note.vote_way", TEXT_STR("way", how))
               : NULL;
}

/* A line under the day's name: who stands, who is tied, who leads. */
const char *werewolf_aside(const werewolf_look *look) {
    const werewolf_pub *pub = look->pub;
    ui_draw *d = look->d;
    uint8_t running[WEREWOLF_SEATS] = {0};

    if (werewolf_in_vote(pub)) {
        const char *missing = named_missing(look);
        if (missing != NULL) {
            return UI_SAY(d, "werewolf.note.missing", TEXT_STR("names", missing));
        }
        if (told_hands(look) != NULL) {
            return told_hands(look);
        }
        return told_voted(look);
    }
    if (pub->step == WEREWOLF_STEP_CAMPAIGN) {
        for (int seat = 0; seat < pub->n; seat++) {
            running[seat] = pub->candidate[seat] == WEREWOLF_STANDING;
        }
        const char *names = werewolf_marked_few_or_many(look, running);
        return names == NULL ? NULL : UI_SAY(d, "werewolf.note.running", TEXT_STR("names", names));
    }
    if (pub->step == WEREWOLF_STEP_SAY && told_tied(look) != NULL) { /* the question has their names */
        return told_tied(look);
    }
    if (pub->step == WEREWOLF_STEP_SAY || pub->step == WEREWOLF_STEP_PK_SPEECH) {
        const char *names = werewolf_marked_few_or_many(look, pub->tied);
        return names == NULL ? NULL : UI_SAY(d, "werewolf.note.tied", TEXT_STR("names", names));
    }
    if (pub->step == WEREWOLF_STEP_DUSK && pub->round >= WEREWOLF_SUGGEST_DRAW) {
        return ui_say(d, "werewolf.note.draw");
    }
    return hint(look);
}
