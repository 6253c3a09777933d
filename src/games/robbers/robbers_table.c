/* The table of Werewolves and Robbers: what the window is given; how input becomes a move, or opens what is read;
 * what depends on the kind of event alone. */
#include "robbers_table_trick.h"

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

static int rules_page(nt_view view, const table_ui *t) {
    const robbers_pub *pub = view.pub;

    if (t->frame == TABLE_RESULTS || pub->phase == ROBBERS_PHASE_OVER) {
        return PAGE_END;
    }
    if (robbers_opens_summary(t) || t->page > ROBBERS_PAGE_LAST) {
        return PAGE_SCORING;
    }
    if (t->page == ROBBERS_PAGE_LAST) {
        return PAGE_SUM;
    }
    if (t->page == ROBBERS_PAGE_OLD || t->page == ROBBERS_PAGE_PILE) {
        return PAGE_KNOW;
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
                          .telling = table_tells(t)};
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

/* ---- input ---- */

static void read_page(table_ui *t, int page) {
    t->page = page;
    t->reading = page != 0 && t->frame == TABLE_PUBLIC;
}

/* What a press opens of the page that is read: a card of the last trick, a pile of the summary; else 0. */
static int page_within(const table_ui *t, const ui_input *in) {
    if (t->page == ROBBERS_PAGE_OLD && table_touched(in, ROBBERS_ZONE_TRICK)) {
        return ROBBERS_PAGE_OLD_WHY + in->n;
    }
    return t->page == ROBBERS_PAGE_LAST && ui_chose(in, ROBBERS_ZONE_SHOWN) ? ROBBERS_PAGE_SHOWN + in->n : 0;
}

/* The page that lies below the one that is read; 0 = the frame. */
static int page_below(const table_ui *t) {
    if (t->page >= ROBBERS_PAGE_OLD_WHY && t->page < ROBBERS_PAGE_WHY) {
        return ROBBERS_PAGE_OLD;
    }
    return t->page >= ROBBERS_PAGE_SHOWN && !robbers_opens_summary(t) ? ROBBERS_PAGE_LAST : 0;
}

/* What is read is put away by the next press, whatever it hits, unless that opens more of it. */
static bool put_away(table_ui *t, const ui_input *in) {
    const bool press = in->kind == UI_CHOOSE || in->kind == UI_ANY || in->kind == UI_BACK;
    const int more = page_within(t, in);

    if (t->page == 0 || !(press || more != 0 || in->kind == UI_INSPECT_END)) {
        return false;
    }
    read_page(t, more != 0 ? more : page_below(t));
    return true;
}

/* Tricks and the last deal open at a press; tricks, like cards of the hand, also while they are inspected. */
static bool open_page(table_ui *t, const ui_input *in) {
    const bool look = in->kind == UI_INSPECT;

    if (table_touched(in, ROBBERS_ZONE_TRICK)) {
        read_page(t, ROBBERS_PAGE_WHY + in->n);
    } else if (table_touched(in, ROBBERS_ZONE_OLD)) {
        read_page(t, ROBBERS_PAGE_OLD);
    } else if (ui_chose(in, ROBBERS_ZONE_LAST)) {
        read_page(t, ROBBERS_PAGE_LAST);
    } else if (ui_chose(in, ROBBERS_ZONE_SHOWN)) {
        read_page(t, ROBBERS_PAGE_SHOWN + in->n);
    } else if (ui_chose(in, ROBBERS_ZONE_PILE)) {
        read_page(t, ROBBERS_PAGE_PILE);
    } else if (look && table_touched(in, ZONE_CARD)) {
        read_page(t, 1 + in->n);
    } else {
        return false;
    }
    return true;
}

static const nt_move *chosen(const robbers_priv *me, const table_ui *t) {
    const int i = t->pick[0] - 1;

    return i >= 0 && i < ROBBERS_HAND ? table_find_move(t, ROBBERS_MOVE_PLAY, me->hand[i], TABLE_ANY) : NULL;
}

static bool private_input(const robbers_priv *me, table_ui *t, const ui_input *in, nt_move *move, bool *has_move) {
    if (in->kind != UI_CHOOSE) {
        return false;
    }
    if (ui_chose(in, ZONE_CARD) && in->n >= 0 && in->n < ROBBERS_HAND && t->n_legal > 0) {
        t->pick[0] = t->pick[0] == in->n + 1 ? 0 : (uint8_t)(in->n + 1);
        t->picks = t->pick[0] != 0;
        return true;
    }
    if (ui_chose(in, ZONE_DONE)) {
        const nt_move *found = chosen(me, t);
        *has_move = found != NULL;
        if (found != NULL) {
            *move = *found;
        }
        return true;
    }
    return false;
}

static bool input(nt_view view, table_ui *t, const ui_input *in, nt_move *move, bool *has_move) {
    *has_move = false;
    if (put_away(t, in) || open_page(t, in)) {
        return true;
    }
    if (t->frame == TABLE_PRIVATE && view.me != NULL) {
        return private_input(view.me, t, in, move, has_move);
    }
    return false;
}

/* ---- events and screens ---- */

/* Times of the interface guide, section 8. A card flies, lead and trump turn, and all is seen for a while before a
 * curtain may fall; a summary's rows open and its sacks fill by themselves; what comes of a deal waits for a press.
 */
static table_show show(const nt_event *event) {
    enum { OPEN = 900, EXTRA = 1800 };
    const robbers_row_times row = robbers_row_times_of(event);
    const robbers_sum_times sum = robbers_sum_times_of(event);

    switch (event->kind) {
    case ROBBERS_EV_DEAL:
        return (table_show){ROBBERS_DEAL_MS, "deal", 0, false};
    case ROBBERS_EV_CARD:
        return (table_show){ROBBERS_CARD_MS, "card", 0, false};
    case ROBBERS_EV_TRICK:
        return (table_show){ROBBERS_TAKEN_MS, "trick", 0, true};
    case ROBBERS_EV_SHOWN:
        return (table_show){row.ms, "card", row.told, false};
    case ROBBERS_EV_UNDEALT:
        return (table_show){OPEN, "card", ROBBERS_CARD_TURNED, false};
    case ROBBERS_EV_POINTS:
        return (table_show){row.ms, NULL, row.told, false};
    case ROBBERS_EV_TEAM:
        return (table_show){sum.ms, "gold", sum.filled, true};
    case ROBBERS_EV_DEAL_WON:
        return (table_show){TABLE_UNTIL_PRESSED, "gold", 0, false};
    case ROBBERS_EV_EXTRA_DEAL:
        return (table_show){EXTRA, NULL, 0, true};
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

static table_far far(const robbers_pub *pub) {
    const bool extra = pub->deal >= pub->deals;
    return (table_far){extra ? "robbers.deal.extra" : "robbers.deal", pub->deal + 1, pub->deals};
}

static table_state state(nt_view view, const table_ui *t) {
    return (table_state){.screen = screen(view, t),
                         .rules_page = rules_page(view, t),
                         .piece = robbers_piece_read(view, t),
                         .results_steps = robbers_results_steps(view),
                         .results_sound = robbers_results_sound(view, t->step),
                         .results_ms = robbers_results_ms(view, t->step),
                         .stands = robbers_stands(t),
                         .stands_ms = robbers_stands(t) != 0 ? ROBBERS_WON_MS : 0,
                         .far = far(view.pub)};
}

/* Every other deal is played by night. */
static table_bed bed(nt_view view, bool end) {
    const robbers_pub *pub = view.pub;
    return (table_bed){end ? "end_winner" : pub->deal % 2 ? "robbers_night" : "robbers_day", "town"};
}

/* Of an event in the log: a card's suit, a role that is shown, the winner's crown. */
static const char *figure(const nt_event *e) {
    switch (e->kind) {
    case ROBBERS_EV_CARD:
        return robbers_suit(e->arg[1]) == ROBBERS_CHEST    ? "chest"
               : robbers_suit(e->arg[1]) == ROBBERS_ROBBER ? "mask"
                                                           : "card";
    case ROBBERS_EV_SHOWN:
    case ROBBERS_EV_POINTS:
        return robbers_role_figure(e->arg[1]);
    case ROBBERS_EV_TRICK:
    case ROBBERS_EV_DEAL_WON:
    case ROBBERS_EV_OVER:
        return "crown";
    default:
        return NULL;
    }
}

static const char *const wide_grounds[] = {"robbers/table", NULL};
static const char *const tall_grounds[] = {"robbers/table_tall", NULL};

const nt_table robbers_table = {
    .game = "robbers",
    .cover = "covers/robbers",
    .grounds = {wide_grounds, tall_grounds},
    .minutes_from = 20,
    .minutes_to = 30,
    .rules_pages = pages,
    .pieces = robbers_pieces,
    .shape = robbers_shape,
    .piece = robbers_piece,
    .option_sign = robbers_option_sign,
    .draw = draw,
    .input = input,
    .show = show,
    .sentence = robbers_sentence,
    .figure = figure,
    .goal = robbers_goal,
    .choices = robbers_choices,
    .open_hold_key = "", /* the table's own line says how to read a card of the trick */
    .held = robbers_held,
    .parts = robbers_parts,
    .state = state,
    .bed = bed,
};
