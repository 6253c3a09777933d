/* Reminders before consequences (interface guide 5.2): what the judge should know before he goes on. From the whole
 * truth, so only on the judge's own frames. The most pressing one comes first. */
#include <stdio.h>
#include <string.h>

#include "werewolf_table.h"

typedef struct {
    const werewolf_look *look;
    const werewolf_pub *pub;
    const werewolf_priv *seats;
    const werewolf_hid *hid;
    werewolf_night night; /* with what is picked on the frame */
    const char **out;
    uint8_t *about; /* of each the role of whoever it names first; or NULL */
    int n, most;
} list;

static int role_of(const list *l, int seat) {
    return seat >= 0 && seat < l->pub->n ? l->seats[seat].role : WEREWOLF_NONE;
}

static void add(list *l, const char *words, int seat) {
    if (words != NULL && l->n < l->most) {
        if (l->about != NULL) {
            l->about[l->n] = (uint8_t)role_of(l, seat);
        }
        l->out[l->n++] = words;
    }
}

static void remind(list *l, const char *id, int seat) {
    char key[48];

    snprintf(key, sizeof key, "werewolf.remind.%s", id);
    add(l, UI_SAY(l->look->d, key, TEXT_STR("name", werewolf_seat_name(l->look, seat))), seat);
}

static void remind_of(list *l, const char *id, const uint8_t mark[WEREWOLF_SEATS]) {
    const char *names = werewolf_marked(l->look, mark);
    char key[48];
    int first = 0;

    while (first < l->pub->n && !mark[first]) {
        first++;
    }
    if (names != NULL) {
        snprintf(key, sizeof key, "werewolf.remind.%s", id);
        add(l, UI_SAY(l->look->d, key, TEXT_STR("names", names)), first);
    }
}

static int seat_of(const list *l, int role) {
    for (int seat = 0; seat < l->pub->n; seat++) {
        if (l->seats[seat].role == role) {
            return seat;
        }
    }
    return -1;
}

static bool lives(const list *l, int seat) {
    return seat >= 0 && seat < l->pub->n && l->pub->alive[seat];
}

/* ---- of one choice ---- */

static void of_knife(list *l, int target) {
    const int role = role_of(l, target);

    if (role == WEREWOLF_RIDER && l->pub->opt[WEREWOLF_OPT_RIDER_IMMUNE]) {
        remind(l, "rider_immune", target);
    } else if (role == WEREWOLF_KING && !l->pub->opt[WEREWOLF_OPT_KING_SHOOTS]) {
        remind(l, "king_no_shot", target);
    } else if (role == WEREWOLF_HUNTER || role == WEREWOLF_KING) {
        remind(l, "may_shoot", target);
    }
}

static void of_poison(list *l, int target) {
    const int role = role_of(l, target);

    if (role == WEREWOLF_RIDER) {
        remind(l, "poison_rider", seat_of(l, WEREWOLF_WITCH));
    } else if (role == WEREWOLF_HUNTER || role == WEREWOLF_KING) {
        remind(l, "poisoned", target);
    }
}

static void of_check(list *l, int target) {
    const int role = role_of(l, target);

    if (role == WEREWOLF_RIDER) {
        remind(l, "check_rider", seat_of(l, WEREWOLF_SEER));
    } else if (role == WEREWOLF_HIDDEN && !l->seats[target].awake) {
        remind(l, "check_hidden", target);
    }
}

static void of_guard(list *l, int target) {
    if (target == l->night.knife && l->night.saved) {
        remind(l, l->pub->opt[WEREWOLF_OPT_GUARD_SAVE] ? "saved_guarded_lives" : "saved_guarded", target);
    } else if (target == l->night.poison) {
        remind(l, "guard_poison", target);
    }
}

/* A Guardian, Beauty or Silencer that may not choose the same seat again. */
static void of_repeat(list *l, int role, int option) {
    const int seat = seat_of(l, role);

    if (!l->pub->opt[option] && lives(l, seat) && l->pub->round > 0) {
        const int last = l->seats[seat].night[l->pub->round - 1].choice;
        if (lives(l, last)) {
            remind(l, role == WEREWOLF_GUARDIAN ? "guarded" : "chosen", last);
        }
    }
}

static void of_rites(list *l, int seat) {
    if (l->seats[seat].rites == WEREWOLF_RITES_BLOCKED) {
        const int causes = werewolf_causes(l->hid->cause[seat]);
        remind(l, causes & WEREWOLF_BY_POISON ? "no_shot_poison" : "no_shot", seat);
    } else if (l->seats[seat].rites == WEREWOLF_RITES_SHOOT) {
        remind(l, "may_shoot_now", seat);
    } else if (l->seats[seat].rites == WEREWOLF_RITES_SHOW) {
        remind(l, "may_show", seat);
    }
}

/* ---- of the night ---- */

static void of_dawn(list *l) {
    static const char *const then[] = {NULL, "dawn_wolves", "dawn_good", "dawn_draw"};
    uint16_t cause[WEREWOLF_SEATS] = {0};
    const uint8_t won = werewolf_foresee_dawn(*l->look->h->whole, l->night, cause);
    uint8_t dies[WEREWOLF_SEATS] = {0};
    bool any = false;

    for (int seat = 0; seat < l->pub->n; seat++) {
        dies[seat] = cause[seat] != 0 && l->pub->alive[seat];
        any |= dies[seat] != 0;
    }
    if (won != WEREWOLF_WON_NONE) {
        remind(l, then[won & 3], -1);
    }
    if (any) {
        remind_of(l, "dawn", dies);
    } else {
        remind(l, "dawn_none", -1);
    }
}

static void with_pick(list *l, uint8_t call, int kind, int target) {
    const uint8_t seat = target < 0 ? WEREWOLF_NONE : (uint8_t)target;

    switch (call) {
    case WEREWOLF_CALL_PACK:
    case WEREWOLF_CALL_HIDDEN:
    case WEREWOLF_CALL_GHOST:
        l->night.knife = seat;
        of_knife(l, target);
        break;
    case WEREWOLF_CALL_BEAUTY:
        l->night.charm = seat;
        break;
    case WEREWOLF_CALL_WITCH:
        l->night.saved = kind != WEREWOLF_MOVE_CHOOSE;
        l->night.poison = kind == WEREWOLF_MOVE_SAVE ? WEREWOLF_NONE : seat;
        of_poison(l, kind == WEREWOLF_MOVE_SAVE ? -1 : target);
        break;
    case WEREWOLF_CALL_SEER:
        l->night.check = seat;
        of_check(l, target);
        break;
    case WEREWOLF_CALL_GUARDIAN:
        l->night.guard = seat;
        of_guard(l, target);
        break;
    default:
        break;
    }
}

static void of_call(list *l) {
    const table_ui *t = l->look->t;
    const hosting_frame *h = l->look->h;
    const uint8_t key = h->call.key;
    const int kind = t->pick[WEREWOLF_PICK_KIND] - 1, target = t->pick[WEREWOLF_PICK_SEAT] - 1;

    if (key >= WEREWOLF_KEY_RITES) {
        return; /* whoever goes out may be shown that page */
    }
    if (h->phase == HOSTING_CALL_ASKS && h->called != NT_SPECTATOR) {
        if (kind >= 0) {
            with_pick(l, key, kind, target);
        } else if (key == WEREWOLF_CALL_GUARDIAN) {
            of_repeat(l, WEREWOLF_GUARDIAN, WEREWOLF_OPT_GUARD_REPEAT);
        } else if (key == WEREWOLF_CALL_BEAUTY) {
            of_repeat(l, WEREWOLF_BEAUTY, WEREWOLF_OPT_CHARM_REPEAT);
        } else if (key == WEREWOLF_CALL_SILENCER) {
            of_repeat(l, WEREWOLF_SILENCER, WEREWOLF_OPT_SILENCER_REPEAT);
        }
    }
    if (werewolf_call_after(l->pub, key) == WEREWOLF_NONE && l->pub->night &&
        (kind >= 0 || h->called == NT_SPECTATOR)) {
        of_dawn(l);
    }
}

/* ---- of the day ---- */

static int count(const list *l, const uint8_t mark[WEREWOLF_SEATS]) {
    int n = 0;

    for (int seat = 0; seat < l->pub->n; seat++) {
        n += mark[seat] != 0;
    }
    return n;
}

static void who_ends_it(list *l) {
    enum { MOST_NAMES = 5 };
    static const char *const id[] = {NULL, "ends_wolves", "ends_good", "ends_draw"};
    static const char *const many[] = {NULL, "many_wolves", "many_good", "many_draw"};
    uint8_t mark[WEREWOLF_WON_DRAW + 1][WEREWOLF_SEATS] = {{0}};

    for (int seat = 0; seat < l->pub->n; seat++) {
        if (l->pub->alive[seat]) {
            mark[werewolf_foresee_out(*l->look->h->whole, seat) & 3][seat] = 1;
        }
    }
    for (int won = WEREWOLF_WON_WOLF; won <= WEREWOLF_WON_DRAW; won++) {
        if (count(l, mark[won]) > MOST_NAMES) {
            remind(l, many[won], -1);
        } else {
            remind_of(l, id[won], mark[won]);
        }
    }
}

static void of_people(list *l) {
    const int beauty = seat_of(l, WEREWOLF_BEAUTY), witch = seat_of(l, WEREWOLF_WITCH);
    uint8_t shoots[WEREWOLF_SEATS] = {0};

    if (lives(l, beauty) && lives(l, l->night.charm)) {
        remind(l, "charmed", l->night.charm);
    }
    if (lives(l, l->pub->silenced) && !l->pub->night) {
        remind(l, "silenced", l->pub->silenced);
    }
    if (lives(l, witch)) {
        const int left = l->seats[witch].antidote + 2 * l->seats[witch].poison;
        static const char *const id[] = {"potions_none", "potions_antidote", "potions_poison", "potions_both"};
        remind(l, id[left & 3], witch);
    }
    for (int seat = 0; seat < l->pub->n; seat++) {
        shoots[seat] = l->pub->alive[seat] && werewolf_role[l->seats[seat].role % WEREWOLF_ROLES].shoots;
    }
    remind_of(l, "shooters", shoots);
}

static void of_face(list *l) {
    const werewolf_pub *pub = l->pub;

    if (pub->step == WEREWOLF_STEP_REGISTER || pub->round == 0) {
        return;
    }
    for (int seat = 0; seat < pub->n; seat++) {
        if (pub->step == WEREWOLF_STEP_RITES && pub->asked[seat]) {
            of_rites(l, seat);
        }
    }
    remind_of(l, "doomed", l->hid->doomed);
    if (pub->night) {
        of_dawn(l);
        of_repeat(l, WEREWOLF_GUARDIAN, WEREWOLF_OPT_GUARD_REPEAT);
    } else {
        who_ends_it(l);
    }
    of_people(l);
}

int werewolf_reminders(const werewolf_look *look, const char **out, uint8_t *about, int most) {
    const nt_whole *whole = look->h->whole;

    if (whole == NULL || ((const werewolf_pub *)whole->pub)->ended) {
        return 0;
    }
    const werewolf_hid *hid = whole->hid;
    const werewolf_pub *pub = whole->pub;
    list l = {look, pub, whole->seats, hid, hid->nights[pub->round], out, about, 0, most};
    if (look->h->kind == HOSTING_CALL) {
        of_call(&l);
    } else {
        of_face(&l);
    }
    return l.n;
}
