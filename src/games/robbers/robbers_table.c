/* The table of Werewolves and Robbers: what the window is given, and what depends on the kind of event alone. */
#include "robbers_table.h"

enum {
    PAGE_OVERVIEW,
    PAGE_ROLES,
    PAGE_CARDS,
    PAGE_TRICK,
    PAGE_SPECIALS,
    PAGE_EXAMPLES,
    PAGE_KNOW,
    PAGE_SCORING,
    PAGE_SUM,
    PAGE_END,
    PAGE_SCREEN,
};

static const char *const pages[] = {
    [PAGE_OVERVIEW] = "overview", [PAGE_ROLES] = "roles",       [PAGE_CARDS] = "cards",   [PAGE_TRICK] = "trick",
    [PAGE_SPECIALS] = "specials", [PAGE_EXAMPLES] = "examples", [PAGE_KNOW] = "know",     [PAGE_SCORING] = "scoring",
    [PAGE_SUM] = "sum",           [PAGE_END] = "end",           [PAGE_SCREEN] = "screen", NULL};

bool robbers_opens_summary(const table_ui *t) {
    switch (t->event.kind) {
    case ROBBERS_EV_SHOWN:
    case ROBBERS_EV_UNDEALT:
    case ROBBERS_EV_POINTS:
    case ROBBERS_EV_TEAM:
    case ROBBERS_EV_DEAL_WON:
        return true;
    default:
        return false;
    }
}

static int rules_page(nt_view view, const table_ui *t) {
    const robbers_pub *pub = view.pub;

    if (t->frame == TABLE_RESULTS || pub->phase == ROBBERS_PHASE_OVER) {
        return PAGE_END;
    }
    if (robbers_opens_summary(t) || t->page >= ROBBERS_PAGE_LAST) {
        return PAGE_SCORING;
    }
    return t->page >= ROBBERS_PAGE_WHY ? PAGE_SPECIALS : PAGE_TRICK;
}

static void draw(nt_view view, const table_ui *t, ui_draw *d) {
    const robbers_look look = robbers_look_of(view, t, d);

    if (t->frame == TABLE_PRIVATE && view.me != NULL) {
        robbers_draw_private(&look);
    } else if (t->frame == TABLE_RESULTS) {
        robbers_draw_results(&look);
    } else if (robbers_opens_summary(t)) {
        robbers_draw_summary(&look);
    } else {
        robbers_draw_public(&look);
    }
}

/* Times of the interface guide, section 8. A card flies and then lies a moment, so that what it changes is seen; a
 * summary's rows open by themselves, its sums wait for a press. */
static uint32_t animate(const nt_event *event, const char **sound) {
    enum { CARD = 900, LOOK_AND_COLLECT = 1600, DEAL = 900, OPEN = 900, POINTS = 1800 };

    *sound = NULL;
    switch (event->kind) {
    case ROBBERS_EV_DEAL:
        *sound = "card";
        return DEAL;
    case ROBBERS_EV_CARD:
        *sound = "card";
        return CARD;
    case ROBBERS_EV_TRICK:
        return LOOK_AND_COLLECT;
    case ROBBERS_EV_SHOWN:
    case ROBBERS_EV_UNDEALT:
        *sound = "card";
        return OPEN;
    case ROBBERS_EV_POINTS:
        return POINTS;
    case ROBBERS_EV_TEAM:
        return TABLE_UNTIL_PRESSED;
    case ROBBERS_EV_DEAL_WON:
        *sound = "gold";
        return TABLE_UNTIL_PRESSED;
    case ROBBERS_EV_EXTRA_DEAL:
        return POINTS;
    default:
        return 0;
    }
}

static const char *summary_screen(const nt_event *event) {
    switch (event->kind) {
    case ROBBERS_EV_SHOWN:
    case ROBBERS_EV_UNDEALT:
        return "deal-hands";
    case ROBBERS_EV_POINTS:
        return "deal-points";
    case ROBBERS_EV_TEAM:
        return event->arg[0] == ROBBERS_TEAM_ROBBERS ? "deal-robbers" : "deal-wolves";
    default:
        return event->arg[0] == ROBBERS_NOBODY ? "deal-drawn" : "deal-won";
    }
}

static const char *screen(nt_view view, const table_ui *t) {
    const robbers_look look = robbers_look_of(view, t, NULL);

    if (t->frame == TABLE_RESULTS) {
        return "robbers";
    }
    if (t->frame == TABLE_PRIVATE) {
        return t->page == 0 ? "private-play" : "private-read";
    }
    if (robbers_opens_summary(t)) {
        return summary_screen(&t->event);
    }
    if (t->page != 0) {
        return t->page >= ROBBERS_PAGE_LAST ? "deal-last" : "why";
    }
    const robbers_shown shown = robbers_shown_of(&look);
    return shown.down == 0 && !shown.flies ? "lead" : shown.past || shown.final ? "trick-done" : "trick";
}

const nt_table robbers_table = {
    .game = "robbers",
    .cover = "covers/robbers",
    .minutes_from = 20,
    .minutes_to = 30,
    .rules_pages = pages,
    .draw = draw,
    .input = robbers_input,
    .animate = animate,
    .sentence = robbers_sentence,
    .screen = screen,
    .rules_page = rules_page,
    .results_steps = robbers_results_steps,
    .results_sound = robbers_results_sound,
};
