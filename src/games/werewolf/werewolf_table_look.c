/* What a frame is drawn from, and whether it is in a vote. */
#include "werewolf_table.h"

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

bool werewolf_step_votes(uint8_t step) {
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
    return werewolf_step_votes(pub->step);
}

bool werewolf_day_turns(const werewolf_look *look) {
    return look->t->event.kind == WEREWOLF_EV_NIGHTFALL || look->t->event.kind == WEREWOLF_EV_DAWN;
}
