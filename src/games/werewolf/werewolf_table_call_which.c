/* Calls: which one it is, what a seat does in it, and what its actor is told, on a page of its own (rules 5.3, 6). */
#include <math.h>
#include <stdio.h>

#include "werewolf_table_call.h"

/* ---- which call it is, and what a seat does in it ---- */

bool werewolf_call_of(nt_view view, const nt_config *config, hosting_call *out) {
    const werewolf_pub *pub = view.pub;
    const bool judged = werewolf_judged(pub);

    if (pub->opt[WEREWOLF_OPT_HOST] == WEREWOLF_HOST_PASS || pub->ended) {
        return false;
    }
    if (pub->step == WEREWOLF_STEP_NIGHT && pub->call < WEREWOLF_STEPS) {
        *out = (hosting_call){.judged = judged,
                              .key = pub->call,
                              .only = NT_SPECTATOR,
                              .turn = pub->round,
                              .seconds = (uint16_t)werewolf_window(config, pub->call)};
        return true;
    }
    for (int seat = 0; seat < pub->n && judged && pub->step == WEREWOLF_STEP_RITES; seat++) {
        if (pub->asked[seat] && werewolf_page_asks(pub, seat)) {
            const uint16_t least = (uint16_t)werewolf_least_seconds(config, pub);
            *out = (hosting_call){.judged = true,
                                  .key = (uint8_t)(WEREWOLF_KEY_RITES + seat),
                                  .only = (uint8_t)seat,
                                  .seconds = least,
                                  .least = least};
            return true;
        }
    }
    return false;
}

bool werewolf_is_called(nt_view view, uint8_t key) {
    const werewolf_pub *pub = view.pub;
    const werewolf_priv *me = view.me;

    if (me == NULL) {
        return false;
    }
    return key < WEREWOLF_STEPS ? pub->alive[view.seat] && me->task != WEREWOLF_TASK_SLEEP
                                : key - WEREWOLF_KEY_RITES == view.seat;
}

/* What is known before the choice stands on the page that asks. A judge reads all of it on his own frame, and tells
 * it by signs or with a card. */
bool werewolf_tells(nt_view view, uint8_t key) {
    /* By the call alone: whoever lives, there is a page to close. */
    const bool looks = key == WEREWOLF_CALL_SEER || key == WEREWOLF_CALL_STATUE || key == WEREWOLF_CALL_KEEPER;

    return looks && !werewolf_judged(view.pub);
}

static nt_move move_of(nt_view view, int kind, int seat) {
    nt_move move = {.seat = view.seat, .kind = (uint8_t)kind};

    if (kind == WEREWOLF_MOVE_CHOOSE || kind == WEREWOLF_MOVE_BOTH || kind == WEREWOLF_MOVE_SHOOT) {
        move.n = 1;
        move.arg[0] = seat < 0 ? WEREWOLF_NONE : (uint8_t)seat;
    }
    return move;
}

nt_move werewolf_device_answer(nt_view view, const hosting_frame *h, const nt_move *legal, int n) {
    const werewolf_pub *pub = view.pub;
    const nt_move picked =
        move_of(view, h->table->pick[WEREWOLF_PICK_KIND] - 1, h->table->pick[WEREWOLF_PICK_SEAT] - 1);
    nt_move neutral = legal[n - 1]; /* nobody stands last; at the last rites "nothing" stands first */

    if (pub->step == WEREWOLF_STEP_RITES) {
        neutral = legal[0];
    }
    for (int i = 0; i < n && werewolf_is_called(view, h->call.key) && h->table->pick[WEREWOLF_PICK_KIND] != 0; i++) {
        if (legal[i].kind == picked.kind && legal[i].arg[0] == picked.arg[0]) {
            return legal[i];
        }
    }
    return neutral;
}

/* ---- which of its pages ---- */

bool werewolf_is_rites(const hosting_frame *h) {
    return h->call.key >= WEREWOLF_KEY_RITES;
}

/* Last rites as they are asked: whoever goes out may be shown this page, so it has nothing that is the judge's. */
bool werewolf_asks_rites(const hosting_frame *h) {
    return werewolf_is_rites(h) && h->phase == HOSTING_CALL_ASKS && h->table->page != WEREWOLF_CALL_AGAIN;
}

bool werewolf_is_told_page(const hosting_frame *h) {
    return h->phase == HOSTING_CALL_TELLS;
}

/* The frame that names the role alone: before the call's first page, and where the device keeps the time also when
 * the call is done, so that nobody sees whether it was. */
bool werewolf_is_naming(const hosting_frame *h) {
    return h->phase == HOSTING_CALL_NAMES || (h->phase == HOSTING_CALL_RESTS && !h->call.judged);
}

bool werewolf_is_fake_of_judge(const hosting_frame *h) {
    return h->call.judged && h->called == NT_SPECTATOR;
}

/* ---- what is told ---- */

const char *werewolf_of_camp(ui_draw *d, const char *key, const char *name, int camp) {
    return UI_SAY(d, key, TEXT_STR("name", name),
                  TEXT_STR("camp", camp == WEREWOLF_SAW_WOLF   ? "wolf"
                                   : camp == WEREWOLF_SAW_GOOD ? "good"
                                                               : "none"));
}

static const char *told_in_night(const werewolf_look *look, uint8_t key) {
    const werewolf_priv *me = look->me;
    const werewolf_memory *night = &me->night[look->pub->round];
    const char *seen = werewolf_seat_name(look, night->seen);
    ui_draw *d = look->d;

    switch (key) {
    case WEREWOLF_CALL_PACK:
        return UI_SAY(d, "werewolf.told.pack", TEXT_STR("names", werewolf_marked(look, me->pack)));
    case WEREWOLF_CALL_HIDDEN:
        return ui_say(d, me->awake ? "werewolf.told.hidden_awake" : "werewolf.told.hidden_asleep");
    case WEREWOLF_CALL_GHOST:
        return ui_say(d, me->awake ? "werewolf.told.ghost_alone" : "werewolf.told.ghost_not_alone");
    case WEREWOLF_CALL_WITCH:
        return UI_SAY(d, "werewolf.told.witch", TEXT_STR("name", werewolf_seat_name(look, night->knife)),
                      TEXT_STR("victim", night->knife < look->pub->n ? "yes" : "no"),
                      TEXT_NUM("antidote", me->antidote), TEXT_NUM("poison", me->poison));
    case WEREWOLF_CALL_STATUE:
        return night->seen >= look->pub->n ? ui_say(d, "werewolf.told.nobody")
                                           : UI_SAY(d, "werewolf.told.role", TEXT_STR("name", seen),
                                                    TEXT_STR("role", werewolf_role_name(&d->words, night->result)));
    case WEREWOLF_CALL_SEER:
        return night->seen >= look->pub->n ? ui_say(d, "werewolf.told.nobody")
                                           : werewolf_of_camp(d, "werewolf.told.camp", seen, night->result);
    case WEREWOLF_CALL_KEEPER:
        return night->seen >= look->pub->n ? ui_say(d, "werewolf.told.no_exile")
                                           : werewolf_of_camp(d, "werewolf.told.camp", seen, night->result);
    default:
        return NULL;
    }
}

/* Names the buttons of the page that it stands on: a call is confirmed, a private frame is done with. */
static const char *told_at_rites(const werewolf_look *look) {
    static const char *const rites[] = {"ok", "ok", "shoot", "blocked", "show"};
    const bool call = look->h->kind == HOSTING_CALL;
    char key[48];

    snprintf(key, sizeof key, "werewolf.rites.%s", rites[look->me->rites < 5 ? look->me->rites : 0]);
    return UI_SAY(
        look->d, key,
        TEXT_STR("end", call ? werewolf_say(look->w, "call", "confirm") : werewolf_say(look->w, "private", "done")));
}

const char *werewolf_told(const werewolf_look *look, uint8_t key) {
    if (look->me == NULL) {
        return ui_say(look->d, "werewolf.told.sleep");
    }
    if (key >= WEREWOLF_KEY_RITES) {
        return told_at_rites(look);
    }
    return told_in_night(look, key);
}

bool werewolf_is_called_round(const werewolf_look *look) {
    /* Large white words give light that plates of four edges could not make up for. */
    const bool bright = look->d->ui->high_contrast && look->d->ui->text_scale > 1.1f;

    return look->h->sit != NULL && !look->h->call.judged && !bright;
}

float werewolf_spoken_size(const werewolf_look *look) {
    static const float largest = 1.3f; /* of words that stand there four times */

    return WEREWOLF_SPOKEN_SIZE *
           (werewolf_is_called_round(look) ? fminf(1.0f, largest / look->d->ui->text_scale) : 1.0f);
}
