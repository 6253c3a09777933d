/* What Werewolf's table gives as a hosted game: its calls, the judge's face, cards to hold up. */
#include "werewolf_table.h"

static void draw(nt_view view, const hosting_frame *h, ui_draw *d) {
    const werewolf_look look = werewolf_look_of_hosted(view, h, d);

    if (h->kind == HOSTING_JUDGE) {
        werewolf_draw_judge(&look);
    } else if (h->kind == HOSTING_CARDS) {
        werewolf_draw_cards(&look);
    } else if (h->kind == HOSTING_QUIET) {
        werewolf_draw_quiet(&look);
    } else {
        werewolf_draw_call(&look);
    }
}

static bool input(nt_view view, hosting_frame *h, const ui_input *in, nt_move *move, bool *has_move) {
    const werewolf_look look = werewolf_look_of_hosted(view, h, NULL);

    *has_move = false;
    if (h->kind == HOSTING_QUIET) {
        return werewolf_results_input(h->table, in);
    }
    if (h->kind == HOSTING_JUDGE) {
        return werewolf_judge_input(&look, h, in, move, has_move);
    }
    return h->kind == HOSTING_CARDS ? werewolf_cards_input(&look, h, in)
                                    : werewolf_call_input(&look, h, in, move, has_move);
}

static const char *screen(const werewolf_pub *pub, const hosting_frame *h) {
    if (h->kind == HOSTING_QUIET) {
        return h->table->page == 0 ? "quiet" : "quiet-rounds";
    }
    if (h->kind == HOSTING_JUDGE) {
        return h->waiting_events > 0 ? "waiting" : pub->step == WEREWOLF_STEP_REGISTER ? "register" : "judge";
    }
    if (h->kind == HOSTING_CARDS) {
        return werewolf_cards_screen(h);
    }
    static const char *const phase[] = {[HOSTING_CALL_CLOSES] = "close",
                                        [HOSTING_CALL_NAMES] = "name",
                                        [HOSTING_CALL_RESTS] = "rest",
                                        [HOSTING_CALL_DARK] = "dark"};
    return phase[h->phase] != NULL        ? phase[h->phase]
           : h->call.key < WEREWOLF_CALLS ? werewolf_call[h->call.key].id
                                          : "rites";
}

/* Whom the frame is about: who is called, which is said aloud, or on the judge's face whoever is picked. */
static int role_on(const hosting_frame *h) {
    if (h->kind == HOSTING_JUDGE) {
        return werewolf_picked_role(h);
    }
    return h->kind == HOSTING_CALL && h->call.key < WEREWOLF_CALLS ? werewolf_call[h->call.key].role : WEREWOLF_NONE;
}

static table_state state(nt_view view, const hosting_frame *h) {
    const int role = role_on(h);
    const bool own = h->kind == HOSTING_JUDGE && ((const werewolf_pub *)view.pub)->step != WEREWOLF_STEP_REGISTER;

    return (table_state){.screen = screen(view.pub, h),
                         .rules_page = own ? werewolf_judges_page() : werewolf_rules_page(view, h->table),
                         .piece = role < WEREWOLF_ROLES ? werewolf_pieces[role] : NULL};
}

/* A person may declare while a bot speaks (7.8), or withdraw. */
static bool interrupts(nt_view view, const table_ui *t, nt_move move) {
    (void)view;
    return (move.kind == WEREWOLF_MOVE_DECLARE || move.kind == WEREWOLF_MOVE_WITHDRAW) &&
           (t->humans >> move.arg[0] & 1);
}

static const char *opening(nt_view view, const nt_config *config, const ui_seat *seat, int line, text_words *w) {
    (void)seat;
    (void)view;
    return werewolf_setup_line(config, line, w);
}

/* Passed from seat to seat, of which bots have theirs at once: the other two wait for people who sleep. Cards that
 * lie on the table want a judge. */
static void alone(nt_config *config) {
    config->opt[WEREWOLF_OPT_HOST] = WEREWOLF_HOST_PASS;
    config->opt[WEREWOLF_OPT_DEAL] = 0;
}

const table_hosting werewolf_hosting = {
    .draw = draw,
    .input = input,
    .state = state,
    .call = werewolf_call_of,
    .called = werewolf_is_called,
    .tells = werewolf_tells,
    .answer = werewolf_device_answer,
    .amend = werewolf_amend,
    .interrupts = interrupts,
    .spoken = werewolf_spoken_call,
    .opening = opening,
    .alone = alone,
};
