/* The words of calls: what is read aloud, what is asked, what a judge tells and has entered, and what comes next. */
#include <stdio.h>

#include "werewolf_table_call.h"

/* The call before this one, or NONE. */
static uint8_t call_before(const werewolf_pub *pub, int key) {
    uint8_t last = WEREWOLF_NONE;

    for (int call = werewolf_call_after(pub, -1); call < key && key < WEREWOLF_STEPS;
         call = werewolf_call_after(pub, call)) {
        last = (uint8_t)call;
    }
    return last;
}

const char *werewolf_call_id(uint8_t key) {
    return key < WEREWOLF_CALLS ? werewolf_call[key].id : "rites";
}

const char *werewolf_call_spoken(const werewolf_look *look, uint8_t call, bool closes) {
    const char *name = call >= WEREWOLF_KEY_RITES ? werewolf_seat_name(look, call - WEREWOLF_KEY_RITES) : "";
    char key[48];

    snprintf(key, sizeof key, "werewolf.call.%s.%s", werewolf_call_id(call), closes ? "close" : "open");
    return UI_SAY(look->d, key, TEXT_STR("name", name));
}

/* What was read aloud last, before the sentence that stands there now. */
const char *werewolf_call_spoken_last(const werewolf_look *look) {
    const hosting_frame *h = look->h;
    const uint8_t before = call_before(look->pub, h->call.key);

    if (h->phase == HOSTING_CALL_RESTS) {
        return werewolf_call_spoken(look, h->call.key, false);
    }
    return before != WEREWOLF_NONE ? werewolf_call_spoken(look, before, true)
           : werewolf_is_rites(h)  ? werewolf_call_spoken(look, h->call.key, false)
                                   : ui_say(look->d, "werewolf.call.nightfall");
}

static const char *both(const werewolf_look *look, const char *a, const char *b) {
    return a == NULL ? b : UI_SAY(look->d, "werewolf.told.both", TEXT_STR("a", a), TEXT_STR("b", b));
}

/* A side that is told by the judge's thumb. */
static const char *thumb(const werewolf_look *look, int camp, const char *name) {
    ui_draw *d = look->d;
    const char *what = werewolf_of_camp(d, "werewolf.told.camp", name, camp);

    return camp == WEREWOLF_SAW_NOTHING ? UI_SAY(d, "werewolf.call.tell", TEXT_STR("what", what))
                                        : UI_SAY(d, "werewolf.call.thumb", TEXT_STR("what", what),
                                                 TEXT_STR("camp", camp == WEREWOLF_SAW_WOLF ? "wolf" : "good"));
}

/* What the judge tells whoever has looked. Not before it is confirmed: a touch that was a slip, or that is changed
 * afterwards, tells nothing (rules 5.1: "result after the choice"). */
const char *werewolf_call_shows(const werewolf_look *look) {
    const uint8_t key = look->h->call.key;
    ui_draw *d = look->d;

    if (look->h->phase != HOSTING_CALL_RESTS || werewolf_shown_seat(look) < 0 || key == WEREWOLF_CALL_KEEPER) {
        return NULL;
    }
    const werewolf_memory *night = &look->me->night[look->pub->round];
    const char *name = werewolf_seat_name(look, night->seen);
    return key == WEREWOLF_CALL_SEER
               ? thumb(look, night->result, name)
               : UI_SAY(d, "werewolf.call.tell",
                        TEXT_STR("what", UI_SAY(d, "werewolf.told.role", TEXT_STR("name", name),
                                                TEXT_STR("role", werewolf_role_name(&d->words, night->result)))));
}

/* What the judge tells whoever wakes, before anything is chosen. */
static const char *tells_awake(const werewolf_look *look) {
    const uint8_t key = look->h->call.key;
    ui_draw *d = look->d;

    switch (key) {
    case WEREWOLF_CALL_WITCH:
        return werewolf_shown_victim(look) < 0 ? ui_say(d, "werewolf.call.no_victim") : NULL;
    case WEREWOLF_CALL_HIDDEN:
    case WEREWOLF_CALL_GHOST:
        return UI_SAY(d, "werewolf.call.tell", TEXT_STR("what", werewolf_told(look, key)));
    case WEREWOLF_CALL_KEEPER: {
        const werewolf_memory *night = &look->me->night[look->pub->round];
        return night->seen < look->pub->n
                   ? thumb(look, night->result, werewolf_seat_name(look, night->seen))
                   : UI_SAY(d, "werewolf.call.tell", TEXT_STR("what", werewolf_told(look, key)));
    }
    default:
        return NULL;
    }
}

/* What may be brewed yet: who is the victim, and which potions are left, is seen beside the moon. */
static const char *brews(const werewolf_look *look) {
    const int victim = werewolf_shown_victim(look);
    const bool saves = victim >= 0 && look->me->antidote > 0;

    return UI_SAY(look->d, "werewolf.call.brew",
                  TEXT_STR("potions", saves && look->me->poison > 0 ? "both"
                                      : saves                       ? "save"
                                      : look->me->poison > 0        ? "poison"
                                                                    : "none"),
                  TEXT_STR("victim", saves ? werewolf_seat_name(look, victim) : ""));
}

/* What a judge tells those who wake, and what he does for them; who they are is seen about the moon. */
static const char *judge_hint(const werewolf_look *look) {
    const uint8_t key = look->h->call.key;
    const char *asks =
        key == WEREWOLF_CALL_WITCH ? brews(look) : werewolf_say(&look->d->words, "call_do", werewolf_call_id(key));

    return key == WEREWOLF_CALL_KEEPER ? tells_awake(look) : both(look, tells_awake(look), asks);
}

/* The sentence that ends the call, or the call behind it. */
const char *werewolf_call_next(const werewolf_look *look) {
    const hosting_frame *h = look->h;
    ui_draw *d = look->d;

    if (h->call.key >= WEREWOLF_CALLS || look->t->page == WEREWOLF_CALL_AGAIN) {
        return NULL;
    }
    if (h->phase != HOSTING_CALL_RESTS) {
        return UI_SAY(d, "werewolf.call.then", TEXT_STR("sentence", werewolf_call_spoken(look, h->call.key, true)));
    }
    const int next = werewolf_call_after(look->pub, h->call.key);
    const char *role = next < WEREWOLF_CALLS ? werewolf_role_name(&d->words, werewolf_call[next].role) : "";
    return UI_SAY(d, "werewolf.call.follows", TEXT_STR("last", next < WEREWOLF_CALLS ? "no" : "yes"),
                  TEXT_STR("role", role));
}

const char *werewolf_call_hint(const werewolf_look *look) {
    const table_ui *t = look->t;
    const hosting_frame *h = look->h;
    ui_draw *d = look->d;
    const char *refused = werewolf_refused(look);
    const bool rests = h->phase == HOSTING_CALL_RESTS;

    if (refused != NULL) {
        return refused;
    }
    if (t->page == WEREWOLF_CALL_AGAIN) {
        return ui_say(d, "werewolf.call.again");
    }
    if (t->pick[WEREWOLF_PICK_MENU]) {
        return ui_say(d, "werewolf.call.skip_ask");
    }
    if (rests) {
        return werewolf_call_shows(look) == NULL
                   ? ui_say(d, "werewolf.call.rest_judge")
                   : UI_SAY(d, "werewolf.call.then",
                            TEXT_STR("sentence", werewolf_call_spoken(look, h->call.key, true)));
    }
    if (werewolf_is_fake_of_judge(h)) {
        return UI_SAY(d, "werewolf.call.nobody_wakes", TEXT_NUM("n", h->seconds_left));
    }
    return h->call.judged ? judge_hint(look) : werewolf_say(&d->words, "call_hint", werewolf_call_id(h->call.key));
}

/* What was entered in this call, where the sign does not say it: a slip is seen while it can be taken back. */
const char *werewolf_call_entered(const werewolf_look *look) {
    const werewolf_priv *me = look->me;

    if (me == NULL || look->h->phase != HOSTING_CALL_RESTS || werewolf_is_rites(look->h)) {
        return NULL;
    }
    const werewolf_memory *night = &me->night[look->pub->round];
    const char *poisons = werewolf_chosen(look, "poison", night->choice);
    switch (look->h->call.key) {
    case WEREWOLF_CALL_PACK:
        return werewolf_chosen(look, "knife", night->name);
    case WEREWOLF_CALL_HIDDEN:
    case WEREWOLF_CALL_GHOST:
        return me->awake ? werewolf_chosen(look, "knife", night->name) : NULL;
    case WEREWOLF_CALL_BEAUTY:
        return werewolf_chosen(look, "charm", night->choice);
    case WEREWOLF_CALL_WITCH: {
        const char *saves = night->potions & 1 ? werewolf_chosen(look, "save", night->knife) : NULL;
        return saves == NULL ? poisons : night->potions == 1 ? saves : table_and(&look->d->words, saves, poisons);
    }
    case WEREWOLF_CALL_SEER:
        return night->seen < look->pub->n ? NULL : werewolf_chosen(look, "check", night->seen);
    case WEREWOLF_CALL_STATUE:
        return night->seen < look->pub->n ? NULL : werewolf_chosen(look, "investigate", night->seen);
    case WEREWOLF_CALL_GUARDIAN:
        return werewolf_chosen(look, "guard", night->choice);
    case WEREWOLF_CALL_SILENCER:
        return werewolf_chosen(look, "silence", night->choice);
    default:
        return NULL;
    }
}
