/* Witches of the Sabbath: what a player has so far, and what can be done on a frame and why not. */
#include "sabbath_table.h"
#include "ui/choices.h"

static bool plays(const sabbath_pub *pub) {
    return pub->phase == SABBATH_PLAY || pub->phase == SABBATH_WITCH || pub->phase == SABBATH_DRAFT;
}

/* The sums as they would be if the game ended now: everything in them lies open. False: nobody has a point. */
static bool sums(nt_view view, int *mine, int *most) {
    const sabbath_pub *pub = view.pub;
    sabbath_row row[SABBATH_SEATS];

    *mine = *most = 0;
    sabbath_rows(pub, row);
    for (int seat = 0; seat < pub->n; seat++) {
        const int sum = sabbath_total(pub, seat) + (plays(pub) ? row[seat].witch + row[seat].devil : 0);
        if (seat == view.seat) {
            *mine = sum;
        } else {
            *most = sum > *most ? sum : *most;
        }
    }
    return *mine != 0 || *most != 0;
}

const char *sabbath_goal(nt_view view, const table_ui *t, text_words *w) {
    int mine, most;

    (void)t;
    return sums(view, &mine, &most) ? TEXT_SAY(w, "sabbath.goal", TEXT_NUM("n", mine), TEXT_NUM("most", most))
                                    : text_say(w, "sabbath.goal.start");
}

const char *sabbath_goal_edge(nt_view view, text_words *w) {
    int mine, most;

    return sums(view, &mine, &most) ? TEXT_SAY(w, "sabbath.goal.edge", TEXT_NUM("n", mine), TEXT_NUM("most", most))
                                    : text_say(w, "sabbath.goal.edge_start");
}

static bool is_legal(const table_ui *t, int card) {
    for (int i = 0; i < t->n_legal; i++) {
        if (t->legal[i].arg[0] == card) {
            return true;
        }
    }
    return false;
}

/* All that may not be played is refused for one reason. */
static void say_hand(const sabbath_look *look, table_can *can) {
    const char *may = NULL, *not = NULL, *why = NULL;

    for (int card = 0; card < SABBATH_FACES; card++) {
        if (sabbath_held(look->me->hand, card) == 0) {
            continue;
        }
        if (is_legal(look->t, card)) {
            may = table_can_and(can, may, sabbath_card_name(look->w, card));
        } else {
            not = table_can_and(can, not, sabbath_card_name(look->w, card));
            why = sabbath_refusal(look, card);
        }
    }
    table_can_choose(can, may);
    table_can_not(can, not, why);
    if (look->t->legal[0].kind == SABBATH_MOVE_FACE_DOWN) {
        table_can_key(can, "sabbath.private.face_down");
    } else if (look->pub->played == 0) {
        table_can_key(can, "sabbath.private.lead");
    } else if (!sabbath_can_follow(look->pub, look->me)) {
        table_can_key(can, "sabbath.private.free");
    }
}

static void say_open(const sabbath_look *look, table_can *can) {
    const sabbath_pub *pub = look->pub;
    const char *may = NULL;

    if (pub->phase == SABBATH_WITCH && (!sabbath_may_move(pub, SABBATH_UP) || !sabbath_may_move(pub, SABBATH_DOWN))) {
        table_can_say(can, sabbath_end_refusal(look));
    }
    for (int i = 0; i < look->t->n_legal && pub->phase == SABBATH_DRAFT; i++) {
        may = table_can_and(can, may, sabbath_card_name(look->w, look->t->legal[i].arg[0]));
    }
    table_can_choose(can, may);
}

int sabbath_choices(nt_view view, const table_ui *t, text_words *w, const char *out[TABLE_CHOICES]) {
    const sabbath_look look = {.pub = view.pub, .me = view.me, .seat = view.seat, .chair = t->seat, .w = w, .t = t};
    table_can can = {.w = w, .out = out};
    const bool open = t->frame == TABLE_PUBLIC;

    table_can_say(&can, open || t->n_legal > 0 ? sabbath_question(&look) : NULL);
    if (t->n_legal == 0) {
        table_can_none(&can, t);
    } else if (open) {
        say_open(&look, &can);
    } else {
        say_hand(&look, &can);
    }
    return can.n;
}
