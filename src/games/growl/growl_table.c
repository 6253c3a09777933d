/* GROWL's table: what the window is given, and what depends on the kind of step or event alone. */
#include "growl_table.h"

enum {
    PAGE_OVERVIEW,
    PAGE_GOAL,
    PAGE_START,
    PAGE_CARDS,
    PAGE_DAY,
    PAGE_TURNING,
    PAGE_NIGHT,
    PAGE_NIGHT_CARDS,
    PAGE_FINAL_CARDS,
    PAGE_END,
    PAGE_GLOSSARY,
};

static const char *const rules_pages[] = {[PAGE_OVERVIEW] = "overview",
                                          [PAGE_GOAL] = "goal",
                                          [PAGE_START] = "start",
                                          [PAGE_CARDS] = "cards",
                                          [PAGE_DAY] = "day",
                                          [PAGE_TURNING] = "turning",
                                          [PAGE_NIGHT] = "night",
                                          [PAGE_NIGHT_CARDS] = "night_cards",
                                          [PAGE_FINAL_CARDS] = "final_cards",
                                          [PAGE_END] = "end",
                                          [PAGE_GLOSSARY] = "glossary",
                                          NULL};

static int rules_page(nt_view view, const table_ui *t) {
    const growl_pub *pub = view.pub;

    if (t->frame == TABLE_RESULTS || pub->ended) {
        return PAGE_END;
    }
    switch (pub->step) {
    case GROWL_STEP_VIEW_HANDS:
        return PAGE_START;
    case GROWL_STEP_VIEW_GIFT:
        return PAGE_TURNING;
    case GROWL_STEP_PASS:
    case GROWL_STEP_VIEW_NIGHT:
        return PAGE_NIGHT;
    default:
        break;
    }
    if (pub->night_open) {
        return pub->night_card >= GROWL_FIRST_FINAL ? PAGE_FINAL_CARDS : PAGE_NIGHT_CARDS;
    }
    return PAGE_DAY;
}

static void draw(nt_view view, const table_ui *t, ui_draw *d) {
    table_ui told = *t;
    const growl_look look = growl_look_of(view, &told, d);

    if (t->event.kind == GROWL_EV_DEATH) {
        told.part = motion_behind_words(t->part, GROWL_DEATH_TAKES);
    }
    if (t->frame == TABLE_PRIVATE && view.me != NULL) {
        growl_draw_private(&look);
    } else if (t->frame == TABLE_RESULTS || look.pub->step == GROWL_STEP_TITLE || look.pub->step == GROWL_STEP_OVER) {
        growl_draw_results(&look);
    } else {
        growl_draw_public(&look);
    }
}

static bool input(nt_view view, table_ui *t, const ui_input *in, nt_move *move, bool *has_move) {
    *has_move = false;
    if (t->frame == TABLE_PRIVATE && view.me != NULL) {
        const growl_look look = growl_look_of(view, t, NULL);
        return growl_private_input(&look, t, in, move, has_move);
    }
    return (t->frame == TABLE_PUBLIC && growl_public_input(t, in, move, has_move)) ||
           growl_results_input(t, in, move, has_move);
}

/* The public names depend on the open step, which everybody knows. */
static const char *screen(nt_view view, const table_ui *t) {
    static const char *const night_screen[GROWL_NIGHT_CARDS] = {
        "night-gift",    "night-serum",    "night-caged",    "night-hound",   "night-insomnia", "night-bullet",
        "night-seance",  "night-hypnosis", "night-unwanted", "night-tempest", "night-accused",  "night-sleepwalkers",
        "night-unsaved", "night-hallows",  "night-trusted",  "night-purge"};
    const growl_pub *pub = view.pub;

    if (t->frame == TABLE_RESULTS) {
        return t->step < growl_results_steps(view) ? "growl" : "gold";
    }
    if (t->event.kind == GROWL_EV_DEATH && t->part < 1.0f) {
        return "death";
    }
    if (t->frame == TABLE_PRIVATE) {
        switch (growl_choice_of(pub)) {
        case GROWL_TWO_CARDS:
            return "private-pass";
        case GROWL_ONE_CARD:
            return "private-card";
        default:
            break;
        }
        return pub->step == GROWL_STEP_POINT || pub->step == GROWL_STEP_PURGE ? "private-choice" : "private-hand";
    }
    if (pub->night_open && pub->night_card < GROWL_NIGHT_CARDS) {
        return night_screen[pub->night_card];
    }
    return pub->step == GROWL_STEP_GIVE ? "day-give" : "day-turn";
}

static table_far far(const growl_pub *pub) {
    return (table_far){pub->night_open ? "growl.when.night" : "growl.when.day", pub->nights + 1, GROWL_NIGHTS};
}

/* Wolves come one after the other; so does gold. */
static uint32_t results_ms(const growl_pub *pub, int step) {
    return step <= 0                      ? GROWL_MOONRISE_TAKES
           : step <= GROWL_STEP_OF_WOLVES ? growl_wolves_ms(pub, step)
           : step < GROWL_STEP_OF_WINNER  ? MOTION_REVEAL
           : step < GROWL_STEP_OF_GOLD    ? GROWL_WON_TAKES
                                          : growl_gold_ms(pub);
}

/* The village, who has won, the gold. */
static int results_page(int step) {
    return (step >= GROWL_STEP_OF_WINNER) + (step >= GROWL_STEP_OF_GOLD);
}

static table_state state(nt_view view, const table_ui *t) {
    return (table_state){.screen = screen(view, t),
                         .rules_page = rules_page(view, t),
                         .piece = growl_piece_read(view, t),
                         .results_steps = growl_results_steps(view),
                         .results_page = results_page(t->step),
                         .results_ms = results_ms(view.pub, t->step),
                         .results_sound = growl_results_sound(view, t->step),
                         .looks = ((const growl_pub *)view.pub)->step == GROWL_STEP_VIEW_HANDS,
                         .stands = growl_stands(view.pub),
                         .stands_ms = growl_stands_ms(view.pub, t->stands),
                         .far = far(view.pub)};
}

/* Of an event in the log; a card by its kind. */
static const char *figure(const nt_event *e) {
    static const char *const kind[] = {"fangs", "horseshoe", "slashes", "leaf", "coin"};

    switch (e->kind) {
    case GROWL_EV_TURN:
    case GROWL_EV_GIFT:
        return e->arg[1] < 5 ? kind[e->arg[1]] : NULL;
    case GROWL_EV_POINT:
    case GROWL_EV_VOTE:
        return "hand";
    case GROWL_EV_SAVED:
        return "leaf";
    case GROWL_EV_DEATH:
        return "tomb";
    case GROWL_EV_SEANCE:
        return "seance";
    case GROWL_EV_GROWL:
        return e->arg[1] > 0 ? "wolf" : "person";
    case GROWL_EV_GOLD:
        return "coin";
    case GROWL_EV_WON:
    case GROWL_EV_TITLE:
        return "crown";
    default:
        return NULL;
    }
}

/* The card that is turned up by day, with which a night falls, or that does something by night. */
static int card(const nt_event *e) {
    switch (e->kind) {
    case GROWL_EV_TURN:
        return e->arg[1] < GROWL_KINDS ? e->arg[1] : -1;
    case GROWL_EV_NIGHT:
        return e->arg[1] < GROWL_NIGHT_CARDS ? GROWL_KINDS + e->arg[1] : -1;
    case GROWL_EV_PAIR:
    case GROWL_EV_TARGET:
    case GROWL_EV_NO_EFFECT:
    case GROWL_EV_CHOSEN:
        return e->arg[0] < GROWL_NIGHT_CARDS ? GROWL_KINDS + e->arg[0] : -1;
    default:
        return -1;
    }
}

/* A night's marks say which one fell, as they do on the table. */
static void draw_card(const nt_event *e, ui_draw *d, ui_rect at) {
    if (e->kind == GROWL_EV_NIGHT) {
        growl_draw_night_card(d, at, e->arg[1], e->arg[2] - 1);
    } else {
        growl_piece(card(e), d, at);
    }
}

static const char *const wide_grounds[] = {"growl/table_day", "growl/table_night", "growl/table_growl", NULL};

const nt_table growl_table = {
    .game = "growl",
    .cover = "growl/cover",
    .grounds = {wide_grounds, wide_grounds},
    .cover_middle = 0.22f, /* the eyes */
    .minutes_from = 10,
    .minutes_to = 20,
    .rules_pages = rules_pages,
    .pieces = growl_pieces,
    .shape = growl_shape,
    .piece = growl_piece,
    .fanned = growl_fanned,
    .option_sign = growl_option_sign,
    .log_option = "public_log",
    .draw = draw,
    .input = input,
    .show = growl_told_how,
    .settles = growl_settles,
    .figure = figure,
    .card = card,
    .draw_card = draw_card,
    .spoken = growl_spoken,
    .spoken_end = growl_spoken_end,
    .crowned = growl_crowned,
    .bed = growl_bed,
    .sentence = growl_sentence,
    .goal = growl_goal,
    .choices = growl_choices,
    .held = growl_held,
    .parts = growl_parts,
    .state = state,
};
