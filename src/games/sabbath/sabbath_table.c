/* The table of Witches of the Sabbath: what the window is given, and what depends on the step or event alone. */
#include "sabbath_table.h"

enum {
    PAGE_OVERVIEW,
    PAGE_CARDS,
    PAGE_LEAD,
    PAGE_FOLLOW,
    PAGE_WINNER,
    PAGE_AFTER,
    PAGE_SCORING,
    PAGE_EXAMPLE,
    PAGE_CONFLICT,
    PAGE_SILENT,
    PAGE_SCREEN,
};

static const char *const rules_pages[] = {
    [PAGE_OVERVIEW] = "overview", [PAGE_CARDS] = "cards",   [PAGE_LEAD] = "lead",       [PAGE_FOLLOW] = "follow",
    [PAGE_WINNER] = "winner",     [PAGE_AFTER] = "after",   [PAGE_SCORING] = "scoring", [PAGE_EXAMPLE] = "example",
    [PAGE_CONFLICT] = "conflict", [PAGE_SILENT] = "silent", [PAGE_SCREEN] = "screen",   NULL};

static int rules_page(nt_view view, const table_ui *t) {
    const sabbath_pub *pub = view.pub;

    if (t->frame == TABLE_RESULTS) {
        return pub->opt[SABBATH_OPT_CONFLICT] ? PAGE_CONFLICT : PAGE_SCORING;
    }
    switch (pub->phase) {
    case SABBATH_PLAY:
        return pub->played == 0 ? PAGE_LEAD : PAGE_FOLLOW;
    case SABBATH_WITCH:
    case SABBATH_DRAFT:
        return PAGE_AFTER;
    default:
        return PAGE_OVERVIEW;
    }
}

static void draw(nt_view view, const table_ui *t, ui_draw *d) {
    const sabbath_look look = {
        .pub = view.pub, .me = view.me, .seat = view.seat, .chair = t->seat, .w = &d->words, .t = t, .d = d};

    if (t->frame == TABLE_PRIVATE && view.me != NULL) {
        sabbath_draw_private(&look);
    } else if (t->frame == TABLE_RESULTS) {
        sabbath_draw_results(&look);
    } else {
        sabbath_draw_public(&look);
    }
}

static bool input(nt_view view, table_ui *t, const ui_input *in, nt_move *move, bool *has_move) {
    *has_move = false;
    if (t->frame == TABLE_PRIVATE && view.me != NULL) {
        return sabbath_private_input(view, t, in, move, has_move);
    }
    if (t->frame == TABLE_RESULTS) {
        return !t->locked && ui_chose(in, ZONE_NEXT) &&
               table_take(table_find_move(t, SABBATH_MOVE_NEXT, TABLE_ANY, TABLE_ANY), move, has_move);
    }
    return sabbath_public_input(view, t, in, move, has_move);
}

/* Times of the interface guide, section 8; a moment to read where people have to take in a sentence. */
static table_show show(const nt_event *event) {
    enum { CHANGE = 900, READ = 1200 };
    switch (event->kind) {
    case SABBATH_EV_DEALT:
        return (table_show){SABBATH_DEAL_TIME, "deal", 0, false};
    case SABBATH_EV_PLAYED:
    case SABBATH_EV_FACE_DOWN:
        return (table_show){MOTION_FLIGHT, "card", 0, false};
    case SABBATH_EV_TOOK:
        return (table_show){MOTION_TAKE, "card", 0, false};
    case SABBATH_EV_TRICK:
        return (table_show){READ, "trick", 0, true};
    case SABBATH_EV_WITCH:
        return (table_show){CHANGE, "witch", 0, false};
    case SABBATH_EV_TURNED_UP:
        return (table_show){MOTION_TURN, "card", 0.5f, false}; /* the face is seen from half of the turn on */
    default:
        return (table_show){0};
    }
}

/* A trick that is taken lies there while it is told. */
static bool settles(const nt_event *event) {
    return event->kind != SABBATH_EV_TRICK;
}

static const char *public_screen(const sabbath_pub *pub) {
    static const char *const lead[] = {[SABBATH_LEAD_EMPTY] = "lead-empty",
                                       [SABBATH_LEAD_OPEN] = "lead-open",
                                       [SABBATH_LEAD_COLOUR] = "lead-colour",
                                       [SABBATH_LEAD_NUMBER] = "lead-number"};

    switch (pub->phase) {
    case SABBATH_DEAL:
        return "deal";
    case SABBATH_PLAY:
        for (int i = 0; i < pub->played; i++) {
            if (pub->trick[i] == SABBATH_FACE_DOWN) {
                return "silent";
            }
        }
        return lead[pub->lead & 3];
    case SABBATH_WITCH:
        return !sabbath_may_move(pub, SABBATH_UP)     ? "witch-top"
               : !sabbath_may_move(pub, SABBATH_DOWN) ? "witch-bottom"
                                                      : "witch";
    case SABBATH_DRAFT:
        return "draft";
    default:
        return "end";
    }
}

static const char *screen(nt_view view, const table_ui *t) {
    const sabbath_pub *pub = view.pub;

    if (t->frame == TABLE_RESULTS) {
        const uint32_t won = t->step < SABBATH_RESULTS_STEPS ? 0 : sabbath_game.winners(pub);
        return t->step < SABBATH_RESULTS_STEPS ? "rows" : (won & (won - 1)) != 0 ? "shared" : "won";
    }
    if (t->frame == TABLE_PRIVATE) {
        return t->n_legal > 0 ? "private-play" : "private-hand";
    }
    return public_screen(pub);
}

static table_far far(const sabbath_pub *pub) {
    const int all = sabbath_tricks(pub->n);
    return (table_far){"sabbath.table.trick", pub->tricks < all ? pub->tricks + 1 : all, all};
}

static table_state state(nt_view view, const table_ui *t) {
    return (table_state){.screen = screen(view, t),
                         .rules_page = rules_page(view, t),
                         .piece = sabbath_piece_read(view, t),
                         .results_steps = SABBATH_RESULTS_STEPS,
                         .results_ms = sabbath_results_ms(t->step),
                         .results_sound = sabbath_results_sound(t->step),
                         .stands = sabbath_stands(view.pub),
                         .stands_ms = sabbath_stands_ms(view.pub, t->stands),
                         .far = far(view.pub)};
}

/* Darker from the middle of a game on. */
static table_bed bed(nt_view view, bool end) {
    const sabbath_pub *pub = view.pub;
    return (table_bed){end ? "end_winner" : pub->tricks >= 5 ? "sabbath_night" : "sabbath_day", "clearing"};
}

/* Of an event in the log: the card's colour by its emblem, a witch, the winner's crown. */
static const char *figure(const nt_event *e) {
    switch (e->kind) {
    case SABBATH_EV_PLAYED:
    case SABBATH_EV_TURNED_UP:
    case SABBATH_EV_TOOK:
        return sabbath_emblem_id[sabbath_colour(e->arg[1]) % SABBATH_COLOURS];
    case SABBATH_EV_WITCH:
        return "witch";
    case SABBATH_EV_TRICK:
    case SABBATH_EV_WON:
        return "crown";
    default:
        return NULL;
    }
}

/* A trick, with the card that leads. */
static bool begins(const nt_event *e) {
    return (e->kind == SABBATH_EV_PLAYED && e->arg[2] == 0) || (e->kind == SABBATH_EV_FACE_DOWN && e->arg[1] == 0);
}

static const char *const wide_grounds[] = {"sabbath/table", NULL};
static const char *const tall_grounds[] = {"sabbath/table_tall", NULL};

const nt_table sabbath_table = {
    .game = "sabbath",
    .cover = "covers/sabbath",
    .cover_low = 0.3f, /* who flies before the moon */
    .grounds = {wide_grounds, tall_grounds},
    .axis = sabbath_axis,
    .minutes_from = 20,
    .minutes_to = 30,
    .rules_pages = rules_pages,
    .pieces = sabbath_pieces,
    .shape = sabbath_shape,
    .piece = sabbath_piece,
    .option_sign = sabbath_option_sign,
    .draw = draw,
    .input = input,
    .show = show,
    .settles = settles,
    .sentence = sabbath_sentence,
    .figure = figure,
    .tint = sabbath_event_tint,
    .card = sabbath_event_piece,
    .draw_card = sabbath_draw_event,
    .begins = begins,
    .goal = sabbath_goal,
    .choices = sabbath_choices,
    .held = sabbath_held_cards,
    .parts = sabbath_parts,
    .state = state,
    .bed = bed,
};
