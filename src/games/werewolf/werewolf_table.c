/* Werewolf's table: what the window is given, and what depends on the kind of step or event alone. */
#include "werewolf_table.h"

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

static const char *const rules_pages[] = {
    [PAGE_OVERVIEW] = "overview", [PAGE_START] = "start",   [PAGE_WOLVES] = "wolves",   [PAGE_GOOD] = "good",
    [PAGE_NIGHT] = "night",       [PAGE_DEATHS] = "deaths", [PAGE_SHERIFF] = "sheriff", [PAGE_DAY] = "day",
    [PAGE_VOTE] = "vote",         [PAGE_END] = "end",       [PAGE_HOSTING] = "hosting", NULL};

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

static void draw(nt_view view, const table_ui *t, ui_draw *d) {
    const werewolf_look look = werewolf_look_of(view, t, d);

    if (t->frame == TABLE_PRIVATE && view.me != NULL) {
        werewolf_draw_private(&look);
    } else if (t->frame == TABLE_RESULTS) {
        werewolf_draw_results(&look);
    } else {
        werewolf_draw_public(&look);
    }
}

static table_show show(const nt_event *event) {
    enum { MOVE = 320, READ = 1400, CHANGE = 1800 };
    switch (event->kind) {
    case WEREWOLF_EV_NIGHTFALL:
        return (table_show){CHANGE, "dusk", 0};
    case WEREWOLF_EV_DAWN:
        return (table_show){CHANGE, NULL, 0};
    case WEREWOLF_EV_DEATH:
        return (table_show){CHANGE, "bell", 0};
    case WEREWOLF_EV_SHOT:
    case WEREWOLF_EV_DUEL:
    case WEREWOLF_EV_EXPLODE:
    case WEREWOLF_EV_EXILE:
    case WEREWOLF_EV_CORRECTED:
        return (table_show){CHANGE, NULL, 0};
    case WEREWOLF_EV_IDIOT:
        return (table_show){CHANGE, NULL, WEREWOLF_FACE_SEEN};
    case WEREWOLF_EV_BALLOT:
    case WEREWOLF_EV_RECALLED:
    case WEREWOLF_EV_TOTAL: /* stands at the seats, too */
        return (table_show){MOVE, NULL, 0};
    case WEREWOLF_EV_SHOWN:
        return (table_show){READ, NULL, WEREWOLF_FACE_SEEN};
    case WEREWOLF_EV_SILENCED:
    case WEREWOLF_EV_BADGE:
    case WEREWOLF_EV_STOOD:
    case WEREWOLF_EV_WITHDREW:
    case WEREWOLF_EV_POSTPONED:
    case WEREWOLF_EV_SKIPPED:
    case WEREWOLF_EV_VOID:
    case WEREWOLF_EV_TIE:
    case WEREWOLF_EV_NAMED_OUT:
    case WEREWOLF_EV_NO_EXILE:
    case WEREWOLF_EV_REMOVED:
    case WEREWOLF_EV_REVIVED:
    case WEREWOLF_EV_VOICE:
        return (table_show){READ, NULL, 0};
    default:
        return (table_show){0};
    }
}

static const char *screen(nt_view view, const table_ui *t) {
    const werewolf_pub *pub = view.pub;

    if (t->frame == TABLE_RESULTS) {
        return werewolf_results_screen(pub, t);
    }
    return werewolf_step_id[pub->step < WEREWOLF_STEP_KINDS ? pub->step : WEREWOLF_STEP_OVER];
}

static bool mid_game(nt_view view) {
    const werewolf_pub *pub = view.pub;

    return !pub->ended;
}

/* 7.4, 7.6: speeches two minutes, the Sheriff's half a minute more, last words and speeches of the tied one minute.
 */
static int seconds_of(nt_view view) {
    enum { SPEECH = 120, SHORT = 60, MORE = 30 };
    const werewolf_pub *pub = view.pub;

    switch (pub->step) {
    case WEREWOLF_STEP_SPEECH:
        return SPEECH + (pub->badge == WEREWOLF_BADGE_HELD && pub->sheriff == pub->speaker ? MORE : 0);
    case WEREWOLF_STEP_CAMPAIGN:
        return pub->second ? SHORT : SPEECH;
    case WEREWOLF_STEP_WORDS:
    case WEREWOLF_STEP_PK_SPEECH:
        return SHORT;
    default:
        return 0;
    }
}

/* A late look at the own card is a tell, unless a house rule allows it by day. */
static bool may_look(nt_view view) {
    const werewolf_pub *pub = view.pub;
    const uint8_t rule = pub->opt[WEREWOLF_OPT_PEEK];

    return !pub->ended && ((rule == 0 && pub->round == 0) || (rule == 1 && !pub->night));
}

static table_state state(nt_view view, const table_ui *t) {
    return (table_state){.screen = screen(view, t),
                         .rules_page = werewolf_rules_page(view, t),
                         .results_steps = werewolf_results_steps(view),
                         .results_sound = werewolf_results_sound(view, t->step),
                         .seconds = seconds_of(view),
                         .mid_game = mid_game(view),
                         .no_look = !may_look(view)};
}

const nt_table werewolf_table = {
    .game = "werewolf",
    .cover = "covers/werewolf",
    .minutes_from = 20,
    .minutes_to = 90,
    .rules_pages = rules_pages,
    .draw = draw,
    .input = werewolf_input,
    .show = show,
    .sentence = werewolf_sentence,
    .state = state,
    .lobby = &werewolf_lobby,
    .hosting = &werewolf_hosting,
};
