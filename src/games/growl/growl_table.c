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

const char *const growl_rules_pages[] = {[PAGE_OVERVIEW] = "overview",
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

growl_look growl_look_of(nt_view view, const table_ui *t, ui_draw *d) {
    return (growl_look){view.pub, view.me, view.seat, t, d};
}

int growl_rules_page(nt_view view, const table_ui *t) {
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
    const growl_look look = growl_look_of(view, t, d);

    if (t->frame == TABLE_PRIVATE && view.me != NULL) {
        growl_draw_private(&look);
    } else if (t->frame == TABLE_RESULTS || look.pub->step == GROWL_STEP_TITLE || look.pub->step == GROWL_STEP_OVER) {
        growl_draw_results(&look);
    } else {
        growl_draw_public(&look);
    }
}

/* Times of the interface guide, section 8; a moment to read where people have to take in a sentence. */
static uint32_t animate(const nt_event *event, const char **sound) {
    enum { MOVE = 320, REVEAL = 450, READ = 1200, CHANGE = 900 };

    *sound = NULL;
    switch (event->kind) {
    case GROWL_EV_TURN:
        *sound = "card";
        return REVEAL;
    case GROWL_EV_NIGHT:
        *sound = "dusk";
        return CHANGE;
    case GROWL_EV_GIFT:
    case GROWL_EV_TEMPEST:
    case GROWL_EV_PASSED:
        *sound = "card";
        return MOVE;
    case GROWL_EV_VOTE:
    case GROWL_EV_SAVED:
        return MOVE;
    case GROWL_EV_DEATH:
        *sound = "bell";
        return CHANGE;
    case GROWL_EV_NIGHT_CLOSED:
        return CHANGE;
    case GROWL_EV_HYPNO:
    case GROWL_EV_POINT:
    case GROWL_EV_UNWANTED:
    case GROWL_EV_DRAWN:
    case GROWL_EV_NO_EFFECT:
    case GROWL_EV_SEANCE:
    case GROWL_EV_TIE:
    case GROWL_EV_CHOSEN:
    case GROWL_EV_PAIR:
    case GROWL_EV_TARGET:
        return READ;
    default:
        return 0;
    }
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

const nt_table growl_table = {
    .game = "growl",
    .cover = "growl/cover",
    .minutes_from = 10,
    .minutes_to = 20,
    .rules_pages = growl_rules_pages,
    .draw = draw,
    .input = growl_input,
    .animate = animate,
    .sentence = growl_sentence,
    .screen = screen,
    .rules_page = growl_rules_page,
    .results_steps = growl_results_steps,
    .results_sound = growl_results_sound,
};
