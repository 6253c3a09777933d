/* A secret choice, on a private frame and in a call: what is picked towards it, and why a choice is refused. Compared
 * with the rules in tests/werewolf_table/test_why.c. */
#include <stdio.h>
#include <string.h>

#include "werewolf_table.h"

/* ---- why it is refused ---- */

static bool same_as_last_night(const werewolf_pub *pub, const werewolf_priv *me, int option, int target) {
    return !pub->opt[option] && me->night[pub->round - 1].choice == target;
}

static const char *why_no_target(const werewolf_pub *pub, const werewolf_priv *me, int seat, int target) {
    const bool self = target == seat;

    switch (me->task) {
    case WEREWOLF_TASK_KNIFE:
        return !pub->opt[WEREWOLF_OPT_SELF_KNIFE] && (self || me->pack[target]) ? "own" : NULL;
    case WEREWOLF_TASK_POTION:
        return !me->poison ? "no_poison" : self ? "self" : NULL;
    case WEREWOLF_TASK_CHARM:
        return self ? "self" : same_as_last_night(pub, me, WEREWOLF_OPT_CHARM_REPEAT, target) ? "again" : NULL;
    case WEREWOLF_TASK_GUARD:
        return same_as_last_night(pub, me, WEREWOLF_OPT_GUARD_REPEAT, target) ? "again" : NULL;
    case WEREWOLF_TASK_SILENCE:
        return same_as_last_night(pub, me, WEREWOLF_OPT_SILENCER_REPEAT, target) ? "again" : NULL;
    case WEREWOLF_TASK_SLEEP:
    case WEREWOLF_TASK_OK:
        return "nothing";
    default:
        return self ? "self" : NULL;
    }
}

static const char *why_no_saving(const werewolf_pub *pub, const werewolf_priv *me, int seat) {
    const int victim = me->night[pub->round].knife, rule = pub->opt[WEREWOLF_OPT_SELF_SAVE];

    if (me->task != WEREWOLF_TASK_POTION || !me->antidote) {
        return me->task == WEREWOLF_TASK_POTION || me->task == WEREWOLF_TASK_OK ? "no_antidote" : "nothing";
    }
    if (victim == WEREWOLF_NONE) {
        return "no_victim";
    }
    return victim == seat && !(rule == 2 || (rule == 0 && pub->round == 1)) ? "no_self_save" : NULL;
}

static const char *why_not_at_rites(const werewolf_priv *me, int seat, int kind, int target) {
    switch (kind) {
    case WEREWOLF_MOVE_SHOW:
        return me->rites == WEREWOLF_RITES_SHOW ? NULL : "no_card";
    case WEREWOLF_MOVE_SHOOT:
        return me->rites != WEREWOLF_RITES_SHOOT ? "no_shot" : target == seat ? "self" : NULL;
    default:
        return NULL;
    }
}

const char *werewolf_why_not(const werewolf_pub *pub, const werewolf_priv *me, int seat, int kind, int target) {
    if (target >= 0 && target < pub->n && !pub->alive[target]) {
        return "dead";
    }
    if (me == NULL) {
        return NULL;
    }
    if (pub->step == WEREWOLF_STEP_RITES) {
        return why_not_at_rites(me, seat, kind, target);
    }
    if (kind == WEREWOLF_MOVE_SAVE) {
        return why_no_saving(pub, me, seat);
    }
    if (target < 0 || target >= pub->n) {
        return NULL; /* nobody may always be chosen */
    }
    if (kind == WEREWOLF_MOVE_BOTH) {
        const char *saving = why_no_saving(pub, me, seat);
        return saving != NULL                         ? saving
               : !pub->opt[WEREWOLF_OPT_BOTH_POTIONS] ? "one_potion"
                                                      : why_no_target(pub, me, seat, target);
    }
    return why_no_target(pub, me, seat, target);
}

const char *werewolf_why_words(const werewolf_look *look, const char *why, int target) {
    char key[48];

    snprintf(key, sizeof key, "werewolf.why.%s", why);
    return UI_SAY(look->d, key, TEXT_STR("name", werewolf_seat_name(look, target)));
}

/* ---- corrections ---- */

static bool is_secret(uint8_t step) {
    return step == WEREWOLF_STEP_NIGHT || step == WEREWOLF_STEP_RITES;
}

/* Last words, last rites and the badge are asked of whoever is out. */
static bool is_of_the_dead(uint8_t kind) {
    return kind == WEREWOLF_MOVE_DONE || (kind >= WEREWOLF_MOVE_NOTHING && kind <= WEREWOLF_MOVE_DESTROY);
}

static const char *why_waits(const werewolf_pub *pub, const werewolf_priv *seats, nt_move move) {
    const bool names = move.n > 0 && move.arg[0] < pub->n;

    if (move.seat >= pub->n) {
        return "other";
    }
    if (!pub->asked[move.seat]) {
        return pub->alive[move.seat] || is_of_the_dead(move.kind) ? "not_asked" : "out";
    }
    const char *why = is_secret(pub->step) && move.kind <= WEREWOLF_MOVE_SHOW
                          ? werewolf_why_not(pub, seats + move.seat, move.seat, move.kind, names ? move.arg[0] : -1)
                          : NULL;
    return why != NULL ? why : names && !pub->alive[move.arg[0]] ? "dead" : "other";
}

const char *werewolf_why_it_waits(const werewolf_look *look, nt_move move) {
    const char *why = why_waits(look->h->whole->pub, look->h->whole->seats, move);
    const bool of_seat = strcmp(why, "out") == 0 || strcmp(why, "not_asked") == 0;

    return werewolf_why_words(look, why, of_seat ? move.seat : move.arg[0]);
}

/* ---- what is picked ---- */

static void set_pick(table_ui *t, int kind, int seat) {
    t->pick[WEREWOLF_PICK_KIND] = (uint8_t)(kind + 1);
    t->pick[WEREWOLF_PICK_SEAT] = (uint8_t)(seat + 1);
    t->picks = kind >= 0;
}

static void pick(table_ui *t, int kind, int seat) {
    const bool same = t->pick[WEREWOLF_PICK_KIND] == kind + 1 && t->pick[WEREWOLF_PICK_SEAT] == seat + 1;

    set_pick(t, same ? -1 : kind, same ? -1 : seat);
}

/* On a private frame whoever can only choose nobody, or go out without a skill, may touch what the others may: all of
 * it is the same nothing, and lit like theirs. */
bool werewolf_has_no_choice(const werewolf_look *look) {
    return look->h->kind == HOSTING_NONE && look->t->n_legal == 1;
}

const char *werewolf_refused(const werewolf_look *look) {
    const table_ui *t = look->t;
    const int kind = t->pick[WEREWOLF_PICK_WHY_KIND] - 1, seat = t->pick[WEREWOLF_PICK_WHY_SEAT] - 1;
    const char *why = kind < 0 ? NULL : werewolf_why_not(look->pub, look->me, look->seat, kind, seat);

    return why == NULL ? NULL : werewolf_why_words(look, why, seat);
}

/* True when this choice is refused; the frame then says why, and what was chosen before stays so. */
static bool refuses(const werewolf_look *look, table_ui *t, int kind, int seat) {
    if (werewolf_why_not(look->pub, look->me, look->seat, kind, seat) == NULL) {
        return false;
    }
    t->pick[WEREWOLF_PICK_WHY_KIND] = (uint8_t)(kind + 1);
    t->pick[WEREWOLF_PICK_WHY_SEAT] = (uint8_t)(seat + 1);
    return !werewolf_has_no_choice(look);
}

/* With both potions allowed a victim saved stays so while a second seat is chosen. */
static void press_target(const werewolf_look *look, table_ui *t, int seat) {
    const int chosen = t->pick[WEREWOLF_PICK_KIND] - 1;
    const bool saves = chosen == WEREWOLF_MOVE_SAVE || chosen == WEREWOLF_MOVE_BOTH;
    const bool both = saves && look->pub->opt[WEREWOLF_OPT_BOTH_POTIONS] != 0;
    const int kind = look->pub->step == WEREWOLF_STEP_RITES ? WEREWOLF_MOVE_SHOOT
                     : both                                 ? WEREWOLF_MOVE_BOTH
                                                            : WEREWOLF_MOVE_CHOOSE;

    if (!refuses(look, t, kind, seat)) {
        pick(t, kind, seat);
    }
}

static void press_kind(const werewolf_look *look, table_ui *t, int kind) {
    if (!refuses(look, t, kind, -1)) {
        pick(t, kind, -1);
    }
}

/* ---- the Witch: her victim is a seat like others, so that nobody sees from afar who has a potion ---- */

static bool may(const werewolf_look *look, int kind, int seat) {
    return werewolf_why_not(look->pub, look->me, look->seat, kind, seat) == NULL;
}

/* The victim, touched again and again: saved, poisoned (a rare wish), neither; with both potions allowed a second
 * seat keeps its poison meanwhile, and the victim may have both. */
static void press_victim(const werewolf_look *look, table_ui *t, int victim) {
    const int kind = t->pick[WEREWOLF_PICK_KIND] - 1, seat = t->pick[WEREWOLF_PICK_SEAT] - 1;

    if (kind == WEREWOLF_MOVE_SAVE && may(look, WEREWOLF_MOVE_CHOOSE, victim)) {
        set_pick(t, WEREWOLF_MOVE_CHOOSE, victim);
    } else if (kind == WEREWOLF_MOVE_CHOOSE && seat >= 0 && may(look, WEREWOLF_MOVE_BOTH, seat)) {
        set_pick(t, WEREWOLF_MOVE_BOTH, seat);
    } else if (kind == WEREWOLF_MOVE_BOTH && seat != victim) {
        set_pick(t, WEREWOLF_MOVE_CHOOSE, seat);
    } else if (kind == WEREWOLF_MOVE_SAVE || kind == WEREWOLF_MOVE_BOTH || seat == victim) {
        set_pick(t, -1, -1);
    } else {
        set_pick(t, WEREWOLF_MOVE_SAVE, -1);
    }
}

static void press_potion(const werewolf_look *look, table_ui *t, int seat) {
    const int chosen = t->pick[WEREWOLF_PICK_KIND] - 1;

    if (seat == look->me->night[look->pub->round].knife && may(look, WEREWOLF_MOVE_SAVE, -1)) {
        press_victim(look, t, seat);
    } else if (chosen == WEREWOLF_MOVE_BOTH && t->pick[WEREWOLF_PICK_SEAT] == seat + 1) {
        set_pick(t, WEREWOLF_MOVE_SAVE, -1);
    } else {
        press_target(look, t, seat);
    }
}

/* A judge has a button to save: what is his stands on his frame alone, and signs are easier to enter so. */
static bool brews_by_touch(const werewolf_look *look) {
    const hosting_frame *h = look->h;

    return !(h->kind == HOSTING_CALL && h->call.judged) && look->me != NULL &&
           look->me->task == WEREWOLF_TASK_POTION && look->pub->step == WEREWOLF_STEP_NIGHT;
}

int werewolf_lit_seat(const werewolf_look *look) {
    const table_ui *t = look->t;
    const bool saves = t->pick[WEREWOLF_PICK_KIND] == WEREWOLF_MOVE_SAVE + 1;

    return saves && brews_by_touch(look) ? look->me->night[look->pub->round].knife : t->pick[WEREWOLF_PICK_SEAT] - 1;
}

const char *werewolf_brews(const werewolf_look *look) {
    const table_ui *t = look->t;
    const int kind = t->pick[WEREWOLF_PICK_KIND] - 1, seat = t->pick[WEREWOLF_PICK_SEAT] - 1;
    const int victim = look->me->night[look->pub->round].knife;
    const bool saves = may(look, WEREWOLF_MOVE_SAVE, -1);
    const bool picked = kind == WEREWOLF_MOVE_SAVE || (kind >= 0 && seat >= 0);
    const char *potions = kind == WEREWOLF_MOVE_SAVE   ? "save"
                          : kind == WEREWOLF_MOVE_BOTH ? "both"
                          : picked                     ? "poison"
                          : saves && look->me->poison  ? "may_both"
                          : saves                      ? "may_save"
                          : look->me->poison           ? "may_poison"
                                                       : "none";
    const char *does = UI_SAY(look->d, "werewolf.private.brew", TEXT_STR("potions", potions),
                              TEXT_STR("victim", werewolf_seat_name(look, victim)),
                              TEXT_STR("name", werewolf_seat_name(look, seat)));

    return picked ? does
                  : UI_SAY(look->d, "werewolf.told.both", TEXT_STR("a", werewolf_told(look, WEREWOLF_CALL_WITCH)),
                           TEXT_STR("b", does));
}

/* What is picked towards a secret choice, on a private frame and in a call; true = the zone was one of these. */
bool werewolf_press_choice(const werewolf_look *look, table_ui *t, const ui_input *in) {
    if (in->kind != UI_CHOOSE || in->zone == NULL ||
        ((in->flags & UI_ZONE_OFF) != 0 && !ui_chose(in, WEREWOLF_ZONE_PICK))) {
        return false;
    }
    t->pick[WEREWOLF_PICK_WHY_KIND] = t->pick[WEREWOLF_PICK_WHY_SEAT] = 0;
    if (ui_chose(in, WEREWOLF_ZONE_PICK) && brews_by_touch(look)) {
        press_potion(look, t, in->n);
    } else if (ui_chose(in, WEREWOLF_ZONE_PICK)) {
        press_target(look, t, in->n);
    } else if (ui_chose(in, WEREWOLF_ZONE_NOBODY)) {
        press_kind(look, t, WEREWOLF_MOVE_CHOOSE);
    } else if (ui_chose(in, WEREWOLF_ZONE_KIND)) {
        press_kind(look, t, in->n);
    } else {
        return false;
    }
    return true;
}
