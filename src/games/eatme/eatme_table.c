/* The table of Eat Me If You Can!: what the window is given, and what depends on the kind of step or event alone. */
#include "eatme_table.h"
#include "ui/crowning.h"

enum {
    PAGE_OVERVIEW,
    PAGE_START,
    PAGE_ROUND,
    PAGE_POINTS,
    PAGE_RECAST,
    PAGE_END,
    PAGE_OPTIONS,
    PAGE_SCREEN,
};

static const char *const rules_pages[] = {
    [PAGE_OVERVIEW] = "overview", [PAGE_START] = "start",   [PAGE_ROUND] = "round",
    [PAGE_POINTS] = "points",     [PAGE_RECAST] = "recast", [PAGE_END] = "end",
    [PAGE_OPTIONS] = "options",   [PAGE_SCREEN] = "screen", NULL};

static int rules_page(nt_view view, const table_ui *t) {
    const eatme_pub *pub = view.pub;

    if (t->frame == TABLE_RESULTS) {
        return PAGE_END;
    }
    switch (pub->phase) {
    case EATME_PHASE_FIRST_CAST:
    case EATME_PHASE_RECAST:
        return PAGE_RECAST;
    case EATME_PHASE_CHOOSE:
        return PAGE_POINTS;
    case EATME_PHASE_GAME_END:
        return PAGE_END;
    default:
        return PAGE_ROUND;
    }
}

static bool input(nt_view view, table_ui *t, const ui_input *in, nt_move *move, bool *has_move) {
    *has_move = false;
    if (t->frame == TABLE_PRIVATE && view.me != NULL) {
        return eatme_private_input(t, in, move, has_move);
    }
    return t->frame == TABLE_PUBLIC && eatme_public_input(view, t, in, move, has_move);
}

static void draw(nt_view view, const table_ui *t, ui_draw *d) {
    const eatme_look look = eatme_look_of(view, t, d);

    if (t->frame == TABLE_PRIVATE && view.me != NULL) {
        eatme_draw_private(&look);
    } else if (t->frame == TABLE_RESULTS) {
        eatme_draw_results(&look);
    } else {
        eatme_draw_public(&look);
    }
}

/* The public names follow from the open step and from the event that moves, which everybody knows. */
static const char *moving_screen(const table_ui *t) {
    switch (t->event.kind) {
    case EATME_EV_CAST:
        return "cast";
    case EATME_EV_PROWL:
        return "prowl";
    case EATME_EV_ATTACK:
        return "attack";
    case EATME_EV_VICTIM:
        return "reveal-victim";
    case EATME_EV_DUEL:
        return "duel";
    case EATME_EV_OTHER:
        return "reveal-others";
    default:
        return NULL;
    }
}

static const char *screen(nt_view view, const table_ui *t) {
    static const char *const step[EATME_PHASES] = {"dealing", "first-cast", "choose", "prowl",
                                                   "victim",  "recast",     "end"};
    static const char *const result[] = {"last-night", "points", "winner"};
    const eatme_pub *pub = view.pub;

    if (t->frame == TABLE_RESULTS) {
        return result[t->step < EATME_RESULTS_STEPS ? t->step : EATME_RESULTS_STEPS];
    }
    if (t->frame == TABLE_PRIVATE) {
        return t->n_legal > 0 ? "private-choice" : "private-look";
    }
    if (t->page == EATME_PAGE_PAST) {
        return "past";
    }
    const char *moving = t->part < 1.0f ? moving_screen(t) : NULL;
    return moving != NULL ? moving : step[pub->phase < EATME_PHASES ? pub->phase : EATME_PHASE_GAME_END];
}

static const char *results_sound(int step) {
    return step == EATME_RESULTS_POINTS ? "gold" : step == EATME_RESULTS_WINNER ? "win" : NULL;
}

static nt_move timed_out(nt_view view, uint8_t seat, uint32_t draw) {
    return eatme_default_move(view.pub, seat, draw);
}

/* As many steps with a tie as without. */
static uint32_t results_ms(int step) {
    return step >= EATME_RESULTS_WINNER   ? CROWNING_MS
           : step == EATME_RESULTS_POINTS ? EATME_POINTS_MS
                                          : MOTION_REVEAL;
}

static table_state state(nt_view view, const table_ui *t) {
    const eatme_pub *pub = view.pub;
    return (table_state){.screen = screen(view, t),
                         .rules_page = rules_page(view, t),
                         .piece = eatme_piece_read(view, t),
                         .results_steps = EATME_RESULTS_STEPS,
                         .results_page = t->step >= EATME_RESULTS_POINTS && !eatme_night_goes(t),
                         .results_ms = results_ms(t->step),
                         .results_sound = results_sound(t->step),
                         .stands = eatme_waits(pub, t),
                         .stands_ms = eatme_waits_ms(pub, t),
                         .stands_aside = true,
                         .seconds = pub->opt[EATME_OPT_TIMER],
                         .far = {"eatme.table.round", pub->round > 0 ? pub->round : 1, pub->opt[EATME_OPT_TARGET]}};
}

static int spoken(const table_telling *told, table_phrase out[TABLE_PHRASES]) {
    out[0] = (table_phrase){.key = "eatme.event.prowl"};
    return told->event->kind == EATME_EV_PROWL;
}

static table_bed bed(nt_view view, bool end) {
    const uint8_t phase = ((const eatme_pub *)view.pub)->phase;
    const bool night = phase == EATME_PHASE_PROWL || phase == EATME_PHASE_REVEAL_OTHERS;
    return (table_bed){end ? "end_winner" : night ? "eatme_night" : "eatme_day", "yard"};
}

/* Of an event in the log; a wheel that is open by its side. */
static const char *figure(const nt_event *e) {
    switch (e->kind) {
    case EATME_EV_WOLF:
    case EATME_EV_PROWL:
    case EATME_EV_ATTACK:
        return "wolf";
    case EATME_EV_VICTIM:
    case EATME_EV_OTHER:
        return eatme_wheel_figure(e->arg[1]);
    case EATME_EV_DUEL:
        return "coin";
    case EATME_EV_WON:
        return "crown";
    default:
        return NULL;
    }
}

static const char *const wide_grounds[] = {"eatme/table", "eatme/table_dusk", "eatme/table_night", "eatme/table_dawn",
                                           NULL};
static const char *const tall_grounds[] = {"eatme/table_tall", "eatme/table_dusk_tall", "eatme/table_night_tall",
                                           "eatme/table_dawn_tall", NULL};

const nt_table eatme_table = {
    .game = "eatme",
    .cover = "covers/eatme",
    .grounds = {wide_grounds, tall_grounds},
    .room = EATME_ROOM,
    .cover_middle = 0.42f,
    .minutes_from = 15,
    .minutes_to = 25,
    .rules_pages = rules_pages,
    .pieces = eatme_pieces,
    .shape = eatme_shape,
    .piece = eatme_piece,
    .option_sign = eatme_option_sign,
    .log_option = "history",
    .draw = draw,
    .input = input,
    .show = eatme_show_of,
    .seen_from = eatme_seen_from,
    .sentence = eatme_sentence,
    .figure = figure,
    .goal = eatme_goal,
    .choices = eatme_choices,
    .choice_sign = eatme_choice_sign,
    .held = eatme_held,
    .parts = eatme_parts,
    .hold_key = "eatme.can.hold",
    .open_hold_key = "eatme.can.hold_open",
    .state = state,
    .timed_out = timed_out,
    .spoken = spoken,
    .bed = bed,
};
