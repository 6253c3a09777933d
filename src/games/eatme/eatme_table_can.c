/* Eat Me If You Can!: what a player plays for and what a night costs, and what can be done on a frame. */
#include "eatme_table.h"
#include "ui/choices.h"

const char *eatme_goal(nt_view view, const table_ui *t, text_words *w) {
    const eatme_pub *pub = view.pub;
    const bool wolf = pub->cast[view.seat] == EATME_WOLF;
    const int score = pub->score[view.seat];
    int most = 0;

    (void)t;
    for (int seat = 0; seat < pub->n; seat++) {
        most = seat != view.seat && pub->score[seat] > most ? pub->score[seat] : most;
    }
    return TEXT_SAY(w, "eatme.goal",
                    TEXT_STR("who", wolf         ? "wolf"
                                    : score == 0 ? "poor"
                                                 : "house"),
                    TEXT_NUM("target", pub->opt[EATME_OPT_TARGET]), TEXT_NUM("n", score), TEXT_NUM("most", most));
}

static void say_side(const eatme_look *look, table_can *can, const char *side, int wheel) {
    table_can_say(can, TEXT_SAY(can->w, "eatme.can.side", TEXT_STR("side", text_say(can->w, side)),
                                TEXT_STR("what", eatme_tell_wheel(look, wheel))));
}

static void say_private(const eatme_look *look, table_can *can) {
    table_can_key(can, "eatme.private.question");
    say_side(look, can, "eatme.wheel.sleep", EATME_SLEEP);
    say_side(look, can, "eatme.wheel.trap", EATME_TRAP);
}

const char *eatme_wheel_figure(int wheel) {
    return wheel == EATME_TRAP ? "jaws" : "nightcap";
}

/* After the question; of somebody who only looks there is none. */
const char *eatme_choice_sign(const table_ui *t, int i) {
    const bool chooses = t->frame != TABLE_PUBLIC && t->n_legal > 0;

    return !chooses || i < 1 || i > 2 ? NULL : eatme_wheel_figure(i == 1 ? EATME_SLEEP : EATME_TRAP);
}

static void say_public(const eatme_look *look, table_can *can) {
    const char *doors = NULL;

    for (int i = 0; i < look->t->n_legal; i++) {
        const nt_move *move = &look->t->legal[i];
        if (move->kind == EATME_MOVE_ATTACK) {
            doors = table_can_and(can, doors, eatme_name(look, move->arg[0]));
        }
    }
    table_can_choose(can, doors);
    if (eatme_hands_out(look)) {
        table_can_key(can, "eatme.table.swap_hint");
        table_can_say(
            can, eatme_caster_is_wolf(look->pub)
                     ? TEXT_SAY(can->w, "eatme.table.must_wolf", TEXT_STR("name", eatme_name(look, look->t->asked)))
                     : NULL);
    }
}

int eatme_choices(nt_view view, const table_ui *t, text_words *w, const char *out[TABLE_CHOICES]) {
    eatme_look look = eatme_look_of(view, t, NULL);
    table_can can = {.w = w, .out = out};
    const bool open = t->frame == TABLE_PUBLIC;

    look.w = w;
    table_can_say(&can, open ? eatme_question(&look) : NULL);
    if (t->n_legal == 0) {
        table_can_none(&can, t);
    } else if (open) {
        say_public(&look, &can);
    } else {
        say_private(&look, &can);
    }
    return can.n;
}
