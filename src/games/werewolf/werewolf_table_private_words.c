/* Werewolf's private frame: what is asked, what there is to know, and what the night told. */
#include <math.h>
#include <string.h>

#include "werewolf_table_private.h"

/* ---- what the night told: every seat gets a page of like length ---- */

static const char *camp_line(const werewolf_look *look, const werewolf_memory *night) {
    ui_draw *d = look->d;
    const char *name = werewolf_seat_name(look, night->seen);

    if (look->me->role == WEREWOLF_GHOST) {
        return UI_SAY(d, "werewolf.told.role", TEXT_STR("name", name),
                      TEXT_STR("role", werewolf_role_name(&d->words, night->result)));
    }
    return UI_SAY(d, "werewolf.told.camp", TEXT_STR("name", name),
                  TEXT_STR("camp", night->result == WEREWOLF_SAW_WOLF   ? "wolf"
                                   : night->result == WEREWOLF_SAW_GOOD ? "good"
                                                                        : "none"));
}

const char *werewolf_learned(const werewolf_look *look) {
    const werewolf_pub *pub = look->pub;
    const werewolf_memory *night = &look->me->night[pub->round];
    ui_draw *d = look->d;

    if (night->seen < pub->n) {
        return camp_line(look, night);
    }
    if (look->me->role == WEREWOLF_KEEPER) {
        return ui_say(d, "werewolf.told.no_exile");
    }
    if (werewolf_role[look->me->role % WEREWOLF_ROLES].pack && night->knife < pub->n) {
        return UI_SAY(d, "werewolf.told.knife", TEXT_STR("name", werewolf_seat_name(look, night->knife)));
    }
    return NULL;
}

/* What a wolf of the pack sees of the others' choices tonight. */
static const char *pack_line(const werewolf_look *look) {
    const werewolf_pub *pub = look->pub;
    const werewolf_priv *me = look->me;
    ui_draw *d = look->d;
    const char *all = UI_SAY(d, "werewolf.told.pack", TEXT_STR("names", werewolf_marked(look, me->pack)));

    for (int seat = 0; seat < pub->n; seat++) {
        if (me->has_named[seat] && seat != look->seat) {
            const bool nobody = me->named[seat] >= pub->n;
            const char *one = UI_SAY(d, "werewolf.told.named", TEXT_STR("name", werewolf_seat_name(look, seat)),
                                     TEXT_STR("to", werewolf_seat_name(look, me->named[seat])),
                                     TEXT_STR("whom", nobody ? "nobody" : "seat"));
            all = UI_SAY(d, "werewolf.told.both", TEXT_STR("a", all), TEXT_STR("b", one));
        }
    }
    return all;
}

/* The seat that the same skill had last night and may not have again, or NONE. It looks like any other. */
static int barred(const werewolf_look *look) {
    const werewolf_pub *pub = look->pub;

    for (int seat = 0; seat < pub->n; seat++) {
        const char *why = werewolf_why_not(pub, look->me, look->seat, WEREWOLF_MOVE_CHOOSE, seat);
        if (why != NULL && strcmp(why, "again") == 0) {
            return seat;
        }
    }
    return WEREWOLF_NONE;
}

static const char *night_hint(const werewolf_look *look) {
    const werewolf_priv *me = look->me;
    const int again = barred(look);

    if (me->task == WEREWOLF_TASK_POTION) {
        return werewolf_brews(look);
    }
    if (me->task == WEREWOLF_TASK_KNIFE && me->pack[look->seat]) {
        return pack_line(look);
    }
    if (me->role == WEREWOLF_HIDDEN || (me->role == WEREWOLF_GHOST && me->task == WEREWOLF_TASK_KNIFE)) {
        return werewolf_told(look, me->role == WEREWOLF_HIDDEN ? WEREWOLF_CALL_HIDDEN : WEREWOLF_CALL_GHOST);
    }
    return again != WEREWOLF_NONE
               ? werewolf_why_words(look, "again", again)
               : werewolf_say(&look->d->words, "task_hint", werewolf_task_id[me->task % WEREWOLF_TASKS]);
}

/* What the night told stands behind the answer of the second lap. */
static int step_of(const werewolf_look *look) {
    return look->t->reads_on ? WEREWOLF_STEP_INFO : look->pub->step;
}

bool werewolf_is_told(const werewolf_look *look) {
    return step_of(look) == WEREWOLF_STEP_INFO && (look->t->n_legal > 0 || look->t->reads_on);
}

const char *werewolf_private_hint(const werewolf_look *look) {
    const char *refused = werewolf_refused(look), *told = NULL;

    if (refused != NULL) {
        return refused;
    }
    switch (step_of(look)) {
    case WEREWOLF_STEP_RITES:
        return werewolf_told(look, WEREWOLF_KEY_RITES);
    case WEREWOLF_STEP_INFO:
        told = werewolf_learned(look);
        return told != NULL ? told : ui_say(look->d, "werewolf.told.general");
    case WEREWOLF_STEP_NIGHT:
        return night_hint(look);
    default:
        return ui_say(look->d, "werewolf.private.hint_reveal");
    }
}

float werewolf_rites_hint_height(const werewolf_look *look, float w) {
    float most = 0.0f;

    for (int rites = WEREWOLF_RITES_OK; rites <= WEREWOLF_RITES_SHOW; rites++) {
        const werewolf_priv any = {.rites = (uint8_t)rites};
        werewolf_look one = *look;
        one.me = &any;
        most = fmaxf(most, ui_label_height(look->d->ui, &UI_STYLE_BODY, w, werewolf_told(&one, WEREWOLF_KEY_RITES)));
    }
    return most;
}

const char *werewolf_private_question(const werewolf_look *look) {
    const int step = step_of(look);
    ui_draw *d = look->d;

    if (look->t->n_legal == 0 && !look->t->reads_on) {
        return ui_say(d, "werewolf.private.look");
    }
    if (step == WEREWOLF_STEP_NIGHT) {
        return werewolf_say(&d->words, "task", werewolf_task_id[look->me->task % WEREWOLF_TASKS]);
    }
    return werewolf_say(&d->words, "private", werewolf_step_id[step % WEREWOLF_STEP_KINDS]);
}

/* ---- which of the night's two turns it is ---- */

/* Whoever plays alone has one turn, and nothing that is only a guess (nt_table.decoy). */
bool werewolf_counts_turns(const werewolf_look *look) {
    const bool guess = werewolf_is_guess(look->me->task);

    return look->pub->step == WEREWOLF_STEP_NIGHT && look->t->n_legal > 0 && (guess || !look->t->alone);
}

/* Whether a task of this role's own is sure to come in the second turn. */
static bool acts_later(const werewolf_look *look) {
    const int role = look->me->role;

    return look->pub->call == WEREWOLF_CALL_LAP_A &&
           (role == WEREWOLF_SEER || role == WEREWOLF_GUARDIAN || role == WEREWOLF_SILENCER ||
            (role == WEREWOLF_WITCH && look->me->poison));
}

const char *werewolf_turn_words(const werewolf_look *look) {
    const char *what = !werewolf_is_guess(look->me->task) ? "task" : acts_later(look) ? "before" : "guess";

    return UI_SAY(look->d, "werewolf.private.turn", TEXT_NUM("n", look->pub->call == WEREWOLF_CALL_LAP_A ? 1 : 2),
                  TEXT_STR("what", what));
}
