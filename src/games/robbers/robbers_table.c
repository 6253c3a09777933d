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
    return t->page >= ROBBERS_PAGE_OLD_WHY ? PAGE_SPECIALS : PAGE_TRICK;
}

static robbers_look look_of(nt_view view, const table_ui *t, ui_draw *d) {
    return (robbers_look){.pub = view.pub,
                          .me = view.me,
                          .seat = view.seat,
                          .chair = t->seat,
                          .w = d != NULL ? &d->words : NULL,
                          .news = true,
                          .t = t,
                          .d = d,
                          /* The first kind of event is 0, like none; but none is over. */
                          .telling = t->frame == TABLE_PUBLIC && (t->event.kind != 0 || t->part < 1.0f)};
}

static void draw(nt_view view, const table_ui *t, ui_draw *d) {
    const robbers_look look = look_of(view, t, d);

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
static table_show show(const nt_event *event) {
    enum { CARD = 900, LOOK_AND_COLLECT = 1600, DEAL = 900, OPEN = 900, POINTS = 1800 };
    switch (event->kind) {
    case ROBBERS_EV_DEAL:
        return (table_show){DEAL, "card", 0};
    case ROBBERS_EV_CARD:
        return (table_show){CARD, "card", 0};
    case ROBBERS_EV_TRICK:
        return (table_show){LOOK_AND_COLLECT, NULL, 0};
    case ROBBERS_EV_SHOWN:
        return (table_show){OPEN, "card", ROBBERS_ROW_OPEN};
    case ROBBERS_EV_UNDEALT:
        return (table_show){OPEN, "card", ROBBERS_CARD_TURNED};
    case ROBBERS_EV_POINTS:
        return (table_show){POINTS, NULL, ROBBERS_ROW_OPEN};
    case ROBBERS_EV_TEAM:
        return (table_show){TABLE_UNTIL_PRESSED, NULL, 0};
    case ROBBERS_EV_DEAL_WON:
        return (table_show){TABLE_UNTIL_PRESSED, "gold", 0};
    case ROBBERS_EV_EXTRA_DEAL:
        return (table_show){POINTS, NULL, 0};
    default:
        return (table_show){0};
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
    const robbers_look look = look_of(view, t, NULL);

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
        return t->page >= ROBBERS_PAGE_LAST ? "deal-last" : t->page == ROBBERS_PAGE_OLD ? "last-trick" : "why";
    }
    const robbers_shown shown = robbers_shown_of(&look);
    return shown.final ? "trick-done" : shown.down > 0 || shown.flies ? "trick" : "lead";
}

static table_state state(nt_view view, const table_ui *t) {
    return (table_state){.screen = screen(view, t),
                         .rules_page = rules_page(view, t),
                         .results_steps = robbers_results_steps(view),
                         .results_sound = robbers_results_sound(view, t->step)};
}

const nt_table robbers_table = {
    .game = "robbers",
    .cover = "covers/robbers",
    .minutes_from = 20,
    .minutes_to = 30,
    .rules_pages = pages,
    .draw = draw,
    .input = robbers_input,
    .show = show,
    .sentence = robbers_sentence,
    .state = state,
};
