/* GROWL: what a player plays for, and what can be done on a frame and why not. */
#include "growl_table.h"
#include "ui/choices.h"

static growl_look look_of(nt_view view, const table_ui *t, text_words *w) {
    growl_look look = growl_look_of(view, t, NULL);

    look.w = w;
    return look;
}

/* Whoever lives as a human makes the humans win, as things are; a wolf has to see to it that nobody does. */
const char *growl_goal_of(text_words *w, bool wolf, bool alive) {
    return TEXT_SAY(w, "growl.goal",
                    TEXT_STR("state", wolf && alive ? "wolf"
                                      : wolf        ? "dead_wolf"
                                      : alive       ? "human"
                                                    : "dead_human"));
}

const char *growl_goal(nt_view view, const table_ui *t, text_words *w) {
    const growl_pub *pub = view.pub;
    const growl_priv *me = view.me;

    (void)t;
    return growl_goal_of(w, me->team == GROWL_WOLF, pub->alive[view.seat] != 0);
}

/* ---- cards ---- */

static bool kind_legal(const table_ui *t, int kind) {
    return table_find_move(t, GROWL_MOVE_CARD, kind, TABLE_ANY) != NULL ||
           table_find_move(t, GROWL_MOVE_CARDS, kind, TABLE_ANY) != NULL ||
           table_find_move(t, GROWL_MOVE_CARDS, TABLE_ANY, kind) != NULL;
}

static void say_cards(const growl_look *look, table_can *can) {
    const char *may = NULL, *not = NULL;

    for (int kind = 0; kind < GROWL_KINDS; kind++) {
        const char *name = growl_card_name(look->w, growl_kind_id[kind]);
        if (look->me->hand[kind] == 0) {
            continue;
        }
        if (kind_legal(look->t, kind)) {
            may = table_can_and(can, may, name);
        } else {
            not = table_can_and(can, not, name);
        }
    }
    table_can_choose(can, may);
    table_can_not(
        can, not,
        text_say(look->w, look->pub->step == GROWL_STEP_SERUM_SHOW ? "growl.can.serum" : "growl.private.pass_human"));
}

/* ---- seats ---- */

/* Whoever can be chosen, and why the others cannot. */
static void say_seats(const growl_look *look, table_can *can) {
    const growl_pub *pub = look->pub;
    const char *may = NULL;

    for (int seat = 0; seat < pub->n; seat++) {
        may = growl_seat_legal(look->t, seat) ? table_can_and(can, may, growl_name(look, seat)) : may;
    }
    table_can_choose(can, may);
    for (int seat = 0; seat < pub->n; seat++) {
        table_can_say(can, growl_why_not(look, seat));
    }
}

static void say_kinds(const growl_look *look, table_can *can) {
    const char *may = NULL;

    for (int i = 0; i < look->t->n_legal; i++) {
        may = table_can_and(can, may, growl_card_name(look->w, growl_kind_id[look->t->legal[i].arg[0]]));
    }
    table_can_choose(can, may);
}

/* ---- frames ---- */

static void say_private(const growl_look *look, table_can *can) {
    switch (look->pub->step) {
    case GROWL_STEP_VIEW_HANDS:
    case GROWL_STEP_VIEW_GIFT:
    case GROWL_STEP_VIEW_NIGHT:
    case GROWL_STEP_PEEK:
        table_can_key(can, "play.can.read");
        break;
    case GROWL_STEP_POINT:
        table_can_key(can, "growl.can.point");
        break;
    case GROWL_STEP_PURGE:
        say_seats(look, can);
        break;
    default:
        say_cards(look, can);
        break;
    }
}

static void say_public(const growl_look *look, table_can *can) {
    switch (look->pub->step) {
    case GROWL_STEP_TURN:
        table_can_key(can, "growl.can.turn");
        break;
    case GROWL_STEP_HYPNO_NAME:
        say_kinds(look, can);
        break;
    case GROWL_STEP_SERIES:
    case GROWL_STEP_TITLE:
        break;
    default:
        say_seats(look, can);
        break;
    }
}

int growl_choices(nt_view view, const table_ui *t, text_words *w, const char *out[TABLE_CHOICES]) {
    const growl_look look = look_of(view, t, w);
    table_can can = {.w = w, .out = out};

    if (t->n_legal == 0) {
        table_can_say(&can, t->frame == TABLE_PUBLIC ? growl_question(&look) : NULL);
        table_can_none(&can, t);
        return can.n;
    }
    table_can_say(&can, growl_question(&look));
    if (t->frame == TABLE_PUBLIC) {
        say_public(&look, &can);
    } else {
        say_private(&look, &can);
    }
    return can.n;
}
