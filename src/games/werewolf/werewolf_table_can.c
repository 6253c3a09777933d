/* Werewolf: how the viewer's side wins, and what can be done on a frame and why not. */
#include <stdio.h>

#include "ui/choices.h"
#include "werewolf_table_public.h"

static werewolf_look look_of(nt_view view, const table_ui *t, text_words *w) {
    werewolf_look look = werewolf_look_of(view, t, NULL);

    look.w = w;
    return look;
}

/* By the camp and the table's rules of victory: how many of whom are left is nobody's to know. */
const char *werewolf_goal(nt_view view, const table_ui *t, text_words *w) {
    const werewolf_pub *pub = view.pub;
    const werewolf_priv *me = view.me;
    const bool wolf = me->role < WEREWOLF_ROLES && werewolf_role[me->role].camp == WEREWOLF_CAMP_WOLF;
    const bool all = pub->opt[WEREWOLF_OPT_VICTORY] != 0, parity = pub->opt[WEREWOLF_OPT_PARITY] != 0;
    const char *way = parity && all ? "parity" : parity ? "both" : all ? "all" : "side";

    (void)t;
    return TEXT_SAY(w, "werewolf.goal", TEXT_STR("camp", wolf ? "wolf" : "good"), TEXT_STR("way", way));
}

/* ---- a secret choice ---- */

static const char *why_words(const werewolf_look *look, const char *why, int seat) {
    char key[48];

    snprintf(key, sizeof key, "werewolf.why.%s", why);
    return TEXT_SAY(look->w, key, TEXT_STR("name", werewolf_seat_name(look, seat)));
}

/* Seats that a legal move of this kind names. */
static const char *named(const werewolf_look *look, table_can *can, int kind) {
    const char *may = NULL;

    for (int seat = 0; seat < look->pub->n; seat++) {
        const nt_move *move = table_find_move(look->t, kind, seat, TABLE_ANY);
        may = move != NULL && move->n > 0 ? table_can_and(can, may, werewolf_seat_name(look, seat)) : may;
    }
    return may;
}

/* Of those whose plates stand on the frame; what holds for all alike is said once. */
static void say_refused(const werewolf_look *look, table_can *can, int kind) {
    for (int seat = 0; seat < look->pub->n; seat++) {
        const char *why =
            look->pub->alive[seat] ? werewolf_why_not(look->pub, look->me, look->seat, kind, seat) : NULL;
        table_can_say(can, why != NULL ? why_words(look, why, seat) : NULL);
    }
}

static void say_night(const werewolf_look *look, table_can *can) {
    const int task = look->me->task % WEREWOLF_TASKS;

    table_can_say(can, werewolf_say(look->w, "task", werewolf_task_id[task]));
    table_can_choose(can, named(look, can, WEREWOLF_MOVE_CHOOSE));
    table_can_say(can, werewolf_say(look->w, "task_hint", werewolf_task_id[task]));
    say_refused(look, can, WEREWOLF_MOVE_CHOOSE);
}

static void say_rites(const werewolf_look *look, table_can *can) {
    const char *shown = werewolf_why_not(look->pub, look->me, look->seat, WEREWOLF_MOVE_SHOW, -1);

    table_can_say(can, werewolf_say(look->w, "private", "rites"));
    table_can_choose(can, named(look, can, WEREWOLF_MOVE_SHOOT));
    say_refused(look, can, WEREWOLF_MOVE_SHOOT);
    table_can_say(can, shown != NULL ? why_words(look, shown, look->seat) : NULL);
}

static void say_private(const werewolf_look *look, table_can *can) {
    const bool asked = look->t->n_legal > 0;

    if (asked && look->pub->step == WEREWOLF_STEP_NIGHT) {
        say_night(look, can);
    } else if (asked && look->pub->step == WEREWOLF_STEP_RITES) {
        say_rites(look, can);
    } else {
        table_can_key(can, asked || look->t->reads_on ? "play.can.read" : "play.can.look");
    }
}

/* ---- by day ---- */

static void say_public(const werewolf_look *look, table_can *can) {
    static const uint8_t kinds[] = {WEREWOLF_MOVE_VOTE, WEREWOLF_MOVE_NAME, WEREWOLF_MOVE_GIVE, WEREWOLF_MOVE_DUEL};

    table_can_say(can, werewolf_question(look));
    table_can_say(can, werewolf_how_to_vote(look));
    if (look->t->n_legal == 0) {
        table_can_none(can, look->t);
        return;
    }
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        table_can_choose(can, named(look, can, kinds[i]));
    }
}

int werewolf_choices(nt_view view, const table_ui *t, text_words *w, const char *out[TABLE_CHOICES]) {
    const werewolf_look look = look_of(view, t, w);
    table_can can = {.w = w, .out = out};

    if (t->frame == TABLE_PUBLIC) {
        say_public(&look, &can);
    } else {
        say_private(&look, &can);
    }
    return can.n;
}

int werewolf_presses(nt_view view, const table_ui *t, text_words *w, table_press out[TABLE_CHOICES]) {
    static const struct {
        uint8_t kind;
        const char *key;
    } act[] = {{WEREWOLF_MOVE_NIGHT, "night"}, {WEREWOLF_MOVE_DONE, "done"}, {WEREWOLF_MOVE_DECLARE, "declare"}};
    const werewolf_look look = look_of(view, t, w);
    const bool raise = werewolf_seats_raise(&look);
    int n = 0;

    for (size_t i = 0; i < sizeof act / sizeof act[0]; i++) {
        const bool shown = act[i].kind == WEREWOLF_MOVE_DECLARE || !raise;
        if (shown && table_find_move(t, act[i].kind, TABLE_ANY, TABLE_ANY) != NULL) {
            out[n++] = (table_press){werewolf_say(w, "button", act[i].key), NULL, werewolf_say(w, "can", act[i].key)};
        }
    }
    if (t->has_clock && look.pub->step == WEREWOLF_STEP_SPEECH) {
        out[n++] = (table_press){NULL, t->clock_stands ? "hourglass" : "pause", text_say(w, "werewolf.can.clock")};
        out[n++] = (table_press){NULL, "plus", text_say(w, "werewolf.can.longer")};
    }
    return n;
}
