/* The line in the middle of the table: how far a vote is, who stands, who is tied, what a stranger needs to know.
 * From the public part alone. */
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

/* What a stranger needs to know for the question, or NULL. */
static const char *hint(const werewolf_look *look) {
    const werewolf_pub *pub = look->pub;
    ui_draw *d = look->d;
    int of;

    switch (pub->step) {
    case WEREWOLF_STEP_STAND: {
        const int done = answered(pub, &of);
        return UI_SAY(d, "werewolf.note.stand", TEXT_NUM("done", done), TEXT_NUM("of", of),
                      TEXT_STR("votes", werewolf_votes(&d->words, pub->opt[WEREWOLF_OPT_WEIGHT])));
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

/* A line under the day's name: who stands, who is tied, who leads. */
const char *werewolf_aside(const werewolf_look *look) {
    const werewolf_pub *pub = look->pub;
    ui_draw *d = look->d;
    uint8_t running[WEREWOLF_SEATS] = {0};
    int of;

    if (werewolf_in_vote(pub)) {
        const int done = voters_done(pub, &of);
        return UI_SAY(d, "werewolf.note.voted", TEXT_NUM("done", done), TEXT_NUM("of", of));
    }
    if (pub->step == WEREWOLF_STEP_CAMPAIGN) {
        for (int seat = 0; seat < pub->n; seat++) {
            running[seat] = pub->candidate[seat] == WEREWOLF_STANDING;
        }
        const char *names = werewolf_marked(look, running);
        return names == NULL ? NULL : UI_SAY(d, "werewolf.note.running", TEXT_STR("names", names));
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
