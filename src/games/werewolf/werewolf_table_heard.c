/* What is heard of Werewolf besides its effects. A night with closed eyes is led by ear: who is called, that all
 * close and open their eyes, who died. Where a judge leads, he speaks. */
#include <stdio.h>

#include "werewolf_table.h"

static table_phrase number(int seat) {
    return (table_phrase){.key = "voice.number", .number = seat + 1};
}

static int out_of_the_game(int seat, table_phrase out[TABLE_PHRASES]) {
    out[0] = number(seat);
    out[1] = (table_phrase){.key = "voice.out"};
    return 2;
}

static int dawn(bool eyes, int died, table_phrase out[TABLE_PHRASES]) {
    out[0] = (table_phrase){.key = "voice.morning"};
    if (eyes) {
        out[0] = (table_phrase){.key = "voice.wake", .tone = "call_all"};
    }
    out[1] = (table_phrase){.key = "voice.nobody"};
    if (died > 0) {
        out[1] = (table_phrase){.key = "voice.losses"};
    }
    return 2;
}

int werewolf_spoken(const table_telling *told, table_phrase out[TABLE_PHRASES]) {
    const werewolf_pub *pub = told->view.pub;
    const bool pass = pub->opt[WEREWOLF_OPT_HOST] == WEREWOLF_HOST_PASS;
    const nt_event *e = told->event;
    if (werewolf_judged(pub)) {
        return 0;
    }
    switch (e->kind) {
    case WEREWOLF_EV_NIGHTFALL:
        out[0] = pass ? (table_phrase){.key = "werewolf.ask.night", .form = "pass"}
                      : (table_phrase){.key = "werewolf.call.nightfall"};
        return 1;
    case WEREWOLF_EV_DAWN:
        return dawn(!pass, e->arg[1], out);
    case WEREWOLF_EV_DEATH:
        return out_of_the_game(e->arg[0], out);
    case WEREWOLF_EV_NO_EXILE:
        out[0] = (table_phrase){.key = "werewolf.event.no_exile"};
        return 1;
    default:
        return 0;
    }
}

int werewolf_spoken_end(nt_view view, table_phrase out[TABLE_PHRASES]) {
    static const char *const form[] = {"other", "wolf", "good", "draw"};
    out[0] = (table_phrase){.key = "werewolf.event.won", .form = form[((const werewolf_pub *)view.pub)->winner & 3]};
    return 1;
}

/* Last questions are asked by number, all others by role. A role has a tone of its own where there is no voice. */
int werewolf_spoken_call(nt_view view, const hosting_frame *h, table_phrase out[TABLE_PHRASES]) {
    const bool closes = h->phase == HOSTING_CALL_DARK;
    (void)view;
    if (h->phase == HOSTING_CALL_CLOSES) {
        out[0] = (table_phrase){.key = "werewolf.call.nightfall", .tone = "call_all"};
        return 1;
    }
    if (h->call.key < WEREWOLF_STEPS) {
        const char *id = werewolf_call[h->call.key].id;
        out[0] = (table_phrase){0};
        snprintf(out[0].key, sizeof out[0].key, "werewolf.call.%s.%s", id, closes ? "close" : "open");
        snprintf(out[0].tone, sizeof out[0].tone, "call_%s_%s", id, closes ? "close" : "open");
        return 1;
    }
    if (h->call.only == NT_SPECTATOR) {
        return 0;
    }
    out[0] = number(h->call.only);
    out[1] = closes ? (table_phrase){.key = "voice.thanks", .tone = "call_all"}
                    : (table_phrase){.key = "voice.rites", .tone = "call_all"};
    return 2;
}

table_bed werewolf_bed(nt_view view, bool end) {
    const werewolf_pub *pub = view.pub;
    if (end) {
        return (table_bed){pub->winner == WEREWOLF_WON_WOLF   ? "end_wolves"
                           : pub->winner == WEREWOLF_WON_GOOD ? "end_village"
                                                              : NULL,
                           "village"};
    }
    return pub->night ? (table_bed){"werewolf_night", "wood"} : (table_bed){"werewolf_day", "village"};
}
