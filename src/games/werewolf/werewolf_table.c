/* Werewolf's table: what the window is given, and what depends on the kind of step or event alone. */
#include "werewolf_table_results.h"
#include "werewolf_table_slide.h"

enum { WEREWOLF_EXPLODES = MOTION_PANEL + 1800 };

static void draw(nt_view view, const table_ui *t, ui_draw *d) {
    table_ui told = *t;
    const werewolf_look look = werewolf_look_of(view, &told, d);

    if (t->event.kind == WEREWOLF_EV_EXPLODE) { /* it is said first */
        told.part = motion_behind_words(t->part, WEREWOLF_EXPLODES);
    }
    if (t->frame == TABLE_PRIVATE && view.me != NULL) {
        werewolf_draw_private(&look);
    } else if (t->frame == TABLE_RESULTS) {
        werewolf_draw_results(&look);
    } else {
        werewolf_draw_public(&look);
    }
}

static bool input(nt_view view, table_ui *t, const ui_input *in, nt_move *move, bool *has_move) {
    const werewolf_look look = werewolf_look_of(view, t, NULL);

    *has_move = false;
    if (t->frame == TABLE_RESULTS) {
        return werewolf_results_input(t, in);
    }
    return t->frame == TABLE_PUBLIC ? werewolf_public_input(&look, t, in, move, has_move)
                                    : werewolf_private_input(&look, t, in, move, has_move);
}

static table_show show(const nt_event *event) {
    enum { READ = 1400, CHANGE = 1800, AFTER = 2300 }; /* AFTER: something else is seen first */
    switch (event->kind) {
    case WEREWOLF_EV_NIGHTFALL:
        return (table_show){CHANGE, "dusk", 0, false};
    case WEREWOLF_EV_DAWN:
        return (table_show){AFTER, "cock", 0, false};
    case WEREWOLF_EV_DEATH:
        return (table_show){CHANGE, "bell", 0, true};
    case WEREWOLF_EV_SHOT:
        return (table_show){CHANGE, "shot", 0, true};
    case WEREWOLF_EV_EXPLODE:
        return (table_show){WEREWOLF_EXPLODES, "shot", 0, true};
    case WEREWOLF_EV_DUEL:
        return (table_show){CHANGE, "blade", 0, true};
    case WEREWOLF_EV_EXILE:
        return (table_show){AFTER, "gate", 0, true};
    case WEREWOLF_EV_BADGE:
        return (table_show){AFTER, NULL, 0, true};
    case WEREWOLF_EV_CORRECTED:
        return (table_show){CHANGE, NULL, 0, false};
    case WEREWOLF_EV_IDIOT:
        return (table_show){CHANGE, NULL, WEREWOLF_FACE_SEEN, true};
    case WEREWOLF_EV_TOTAL: /* stands at the seats, too; ballots are given as fast as seats are touched */
        return (table_show){werewolf_total_ms(event), "thread", 0, false};
    case WEREWOLF_EV_SHOWN:
        return (table_show){READ, NULL, WEREWOLF_FACE_SEEN, true};
    case WEREWOLF_EV_POSTPONED:
    case WEREWOLF_EV_VOID:
    case WEREWOLF_EV_TIE:
    case WEREWOLF_EV_NAMED_OUT:
    case WEREWOLF_EV_NO_EXILE:
        return (table_show){READ, NULL, 0, true};
    case WEREWOLF_EV_SILENCED:
    case WEREWOLF_EV_STOOD:
    case WEREWOLF_EV_WITHDREW:
    case WEREWOLF_EV_SKIPPED:
    case WEREWOLF_EV_REMOVED:
    case WEREWOLF_EV_REVIVED:
    case WEREWOLF_EV_VOICE:
        return (table_show){READ, NULL, 0, false};
    default:
        return (table_show){0};
    }
}

static const char *screen(nt_view view, const table_ui *t) {
    const werewolf_pub *pub = view.pub;

    if (t->frame == TABLE_RESULTS) {
        return werewolf_results_screen(pub, t);
    }
    if (t->frame == TABLE_PRIVATE && t->reads_on) {
        return werewolf_step_id[WEREWOLF_STEP_INFO];
    }
    return werewolf_step_id[pub->step < WEREWOLF_STEP_KINDS ? pub->step : WEREWOLF_STEP_OVER];
}

static bool mid_game(nt_view view) {
    const werewolf_pub *pub = view.pub;

    return !pub->ended;
}

/* All answer at one moment: what bots answer is sealed before the first hand. */
static bool at_once(nt_view view) {
    const werewolf_pub *pub = view.pub;

    return werewolf_in_vote(pub) || pub->step == WEREWOLF_STEP_STAND;
}

/* A late look at the own card is a tell, unless a house rule allows it by day. */
static bool may_look(nt_view view) {
    const werewolf_pub *pub = view.pub;
    const uint8_t rule = pub->opt[WEREWOLF_OPT_PEEK];

    return !pub->ended && ((rule == 0 && pub->round == 0) || (rule == 1 && !pub->night));
}

static table_far far(const werewolf_pub *pub) {
    const char *key = pub->night ? "werewolf.when.night" : "werewolf.when.day";
    return (table_far){pub->round > 0 ? key : "werewolf.when.start", pub->round, 0};
}

static table_state state(nt_view view, const table_ui *t) {
    const werewolf_look look = werewolf_look_of(view, t, NULL);
    const werewolf_pub *pub = view.pub;

    return (table_state){.screen = screen(view, t),
                         .rules_page = werewolf_rules_page(view, t),
                         .piece = werewolf_piece_read(view, t),
                         .results_steps = werewolf_results_steps(view),
                         .results_leap = werewolf_results_leap(view, t->step),
                         .results_page = t->step >= werewolf_results_steps(view),
                         .results_ms = werewolf_results_ms(t),
                         .results_sound = werewolf_results_sound(view, t),
                         .seconds = werewolf_speech_seconds(t->config, pub),
                         .least_seconds = t->reads_on ? t->config->opt[WEREWOLF_OPT_LEAST_LOOK]
                                                      : werewolf_least_seconds(t->config, pub),
                         .mid_game = mid_game(view),
                         .bots_first = at_once(view),
                         .no_look = !may_look(view),
                         .far = far(pub),

                         .stands = werewolf_stands(&look),
                         .stands_ms = werewolf_stands_ms(t->stands, werewolf_stands(&look)),
                         .stood_first = werewolf_dead_go(t),
                         .bots_soon = pub->step == WEREWOLF_STEP_NIGHT,
                         .reads_on = pub->step == WEREWOLF_STEP_NIGHT && pub->call == WEREWOLF_CALL_LAP_B,
                         .was_read = pub->step == WEREWOLF_STEP_INFO,
                         .looks = pub->step == WEREWOLF_STEP_REVEAL || pub->step == WEREWOLF_STEP_INFO,
                         .curtain_key = pub->step == WEREWOLF_STEP_RITES ? "werewolf.curtain.rites" : NULL,
                         .own_back = t->frame == TABLE_PUBLIC && (pub->step == WEREWOLF_STEP_DECLARE ||
                                                                  t->pick[WEREWOLF_PICK_MENU] != WEREWOLF_MENU_NONE)};
}

/* The guesses of the passed night are asked for the sake of those who have a task. */
static bool decoy(nt_view view, nt_move *answer) {
    const werewolf_pub *pub = view.pub;
    const werewolf_priv *me = view.me;

    *answer = (nt_move){.seat = view.seat, .kind = WEREWOLF_MOVE_CHOOSE, .n = 1, .arg = {WEREWOLF_NONE}};
    return pub->step == WEREWOLF_STEP_NIGHT && werewolf_is_guess(me->task);
}

/* Of an event in the log: what happens, or the role that is shown. */
static const char *figure(const nt_event *e) {
    static const char *const of[WEREWOLF_EVENTS] = {
        [WEREWOLF_EV_DEATH] = "tomb",      [WEREWOLF_EV_SILENCED] = "hush",    [WEREWOLF_EV_SHOT] = "hunter",
        [WEREWOLF_EV_BADGE] = "flag",      [WEREWOLF_EV_ELECTION] = "flag",    [WEREWOLF_EV_SPEAKS] = "speech",
        [WEREWOLF_EV_SKIPPED] = "hush",    [WEREWOLF_EV_DECLARES] = "speaker", [WEREWOLF_EV_DUEL] = "knight",
        [WEREWOLF_EV_EXPLODE] = "flash",   [WEREWOLF_EV_BALLOT] = "hand",      [WEREWOLF_EV_TOTAL] = "hand",
        [WEREWOLF_EV_VOTE_OPENS] = "hand", [WEREWOLF_EV_EXILE] = "walker_1_2", [WEREWOLF_EV_IDIOT] = "idiot",
        [WEREWOLF_EV_REVIVED] = "person",  [WEREWOLF_EV_WON] = "crown",        [WEREWOLF_EV_REMOVED] = "cross",
        [WEREWOLF_EV_NAMED_OUT] = "flag"};

    if (e->kind == WEREWOLF_EV_SHOWN && e->arg[2] < WEREWOLF_ROLES) {
        return werewolf_role[e->arg[2]].id;
    }
    if (e->kind == WEREWOLF_EV_ROLE && e->arg[1] < WEREWOLF_ROLES) {
        return werewolf_role[e->arg[1]].id;
    }
    return e->kind < WEREWOLF_EVENTS ? of[e->kind] : NULL;
}

static bool spoils(nt_move move) {
    return move.kind == WEREWOLF_MOVE_VOID;
}

static bool withholds(nt_view view, nt_move move) {
    return move.kind == WEREWOLF_MOVE_EXPLODE && move.arg[0] != WEREWOLF_NONE && !werewolf_offers_taking(view.pub);
}

static const char *const wide_grounds[] = {"werewolf/table_day", "werewolf/table_night", "werewolf/call",
                                           "werewolf/call_round", NULL};
static const char *const tall_grounds[] = {"werewolf/table_day_tall", "werewolf/table_night_tall",
                                           "werewolf/call_tall", "werewolf/call_round_tall", NULL};

const nt_table werewolf_table = {
    .game = "werewolf",
    .cover = "covers/werewolf",
    .grounds = {wide_grounds, tall_grounds},
    .cover_middle = 0.42f,
    .cover_low = 0.31f, /* who stands on the roof */
    .minutes_from = 20,
    .minutes_to = 90,
    .rules_pages = werewolf_rules_pages,
    .pieces = werewolf_pieces,
    .shape = werewolf_shape,
    .piece = werewolf_piece,
    .draw = draw,
    .input = input,
    .show = show,
    .sentence = werewolf_sentence,
    .figure = figure,
    .opened = werewolf_opened,
    .spoils = spoils,
    .withholds = withholds,
    .goal = werewolf_goal,
    .at_chips = true,
    .choices = werewolf_choices,
    .presses = werewolf_presses,
    .held = werewolf_held,
    .parts = werewolf_parts,
    .state = state,
    .follows = werewolf_follows,
    .echo = werewolf_echo,
    .brings_questions = true,
    .lobby = &werewolf_lobby,
    .option_sign = werewolf_option_sign,
    .spoken = werewolf_spoken,
    .spoken_end = werewolf_spoken_end,
    .bed = werewolf_bed,
    .hold_key = "werewolf.can.hold",
    .open_hold_key = "",
    .decoy = decoy,
    .hosting = &werewolf_hosting,
};
